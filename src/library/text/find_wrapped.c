/* Finds the rest of a URI without delimiters that lines were wrapped in (RFC 3986, Appendix C). */
#include "text/find_search.h"

/* Lines with this many bytes or more, had they held the next word, are wrapped. */
enum { WRAPPED_AT = 66 };

/* The offset after the end of the line that ends at i, and the white space that begins the next
 * one; 0 if no line ends there, x->n if the text does. */
static size_t next_line(const struct find_search *x, size_t i)
{
    if (i < x->n && x->s[i] == '\r')
        i++;
    if (i == x->n)
        return i;
    if (x->s[i++] != '\n')
        return 0;
    while (i < x->n && (x->s[i] == ' ' || x->s[i] == '\t'))
        i++;
    return i;
}

/* Whether the word of the next line may belong to the URI that ends at `end`: if it had no place on
 * the line, and one of the two has a byte where URIs are parted. */
static int may_belong(const struct find_search *x, size_t end, size_t word, size_t after)
{
    const char *const s = x->s;
    size_t begin = end, i;

    while (begin > 0 && end - begin < WRAPPED_AT && s[begin - 1] != '\n')
        begin--;
    if (after == word || after - word + end - begin < WRAPPED_AT ||
        !find_is_of(s[word], URIC_TEXT_URIC))
        return 0;
    for (i = word; i < after; i++) {
        if (s[i] == ':' && after - i > 2 && s[i + 1] == '/' && s[i + 2] == '/')
            return 0; /* another one */
    }
    for (i = word; i < after && memchr("/?#=&%", s[i], 6) == NULL; i++)
        ;
    return i < after || memchr("/?#=&%-_+~,;", s[end - 1], 12) != NULL;
}

/* Whether the result, to this end, is a URI; where it ends goes to *end. */
static int is_joined(struct find_search *x, size_t begin, size_t after, size_t *end)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + begin;
    struct uric_ending ending;
    struct uric_piece piece;
    struct uric_wild w;
    struct uric_bare b;
    uint32_t names = 0;
    size_t read = 0;

    found->end = x->f->offset + after;
    memset(&piece, 0, sizeof piece);
    uric_find_wild_begin(&w, URIC_WILD_URI);
    uric_find_wild_end_begin(&ending, uric_find_byte_before(x, begin),
                             uric_find_is_enclosed(x, begin));
    while (uric_found_next(s, found, &piece)) {
        const size_t fits = uric_find_wild(&w, piece.bytes.s, piece.bytes.n);

        read = piece.begin + uric_find_wild_end_feed(&ending, piece.bytes.s, fits, piece.begin, 0,
                                                     w.path_begin);
        if (read < piece.end)
            break;
    }
    uric_find_wild_end_set(&ending, read, &b);
    *end = begin + b.end;
    found->end = found->outer_end = x->f->offset + *end;
    if (uric_find_are_meant(x, found->mark == URIC_FOUND_PREFIXED)) {
        found->tolerated = 0;
        return 1;
    }
    if (x->f->flags & URIC_FIND_STRICT || !uric_find_are_wild(found, s, URIC_WILD_URI, &names))
        return 0;
    found->tolerated = (uint16_t)names;
    found->length = 0;
    memset(&piece, 0, sizeof piece);
    while (uric_found_next(s, found, &piece))
        found->length += (uint32_t)piece.bytes.n;
    return 1;
}

int uric_find_is_wrapped_scheme(const struct find_search *x, const struct find_candidate *c)
{
    const size_t i = c->colon + 1;

    return x->n - i > 2 && memcmp(x->s + i, "//", 2) == 0 &&
           (x->s[i + 2] == '\n' || x->s[i + 2] == '\r');
}

enum find_verdict uric_find_unwrap(struct find_search *x)
{
    const size_t begin = (size_t)(x->found->begin - x->f->offset);
    size_t end = (size_t)(x->found->end - x->f->offset);

    for (;;) {
        const struct uric_found before = *x->found;
        /* a "?" is not taken for the end of a sentence if a value follows */
        const size_t query = end + (end < x->n && x->s[end] == '?');
        const size_t word = next_line(x, query);
        size_t after = word, joined;

        if (word == 0)
            return FOUND;
        while (after < x->n && !find_ends_all(x->s[after]) && after - begin <= URIC_FIND_LONGEST)
            after++;
        if (after == x->n && x->more && after - begin <= URIC_FIND_LONGEST)
            return MORE;
        if (after - begin > URIC_FIND_LONGEST || !may_belong(x, query, word, after) ||
            (query > end && memchr(x->s + word, '=', after - word) == NULL))
            return FOUND;
        if (!is_joined(x, begin, after, &joined) || joined <= word) {
            *x->found = before;
            return FOUND;
        }
        x->found->doubtful = 1;
        x->done = joined;
        x->next = joined > x->next ? joined : x->next;
        if (joined < after && !(joined + 1 == after && x->s[joined] == '?'))
            return FOUND;
        end = joined;
    }
}
