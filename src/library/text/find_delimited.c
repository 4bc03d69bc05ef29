/* Finds URIs between delimiters, and those of JSON whose slashes are escaped. */
#include "text/find_search.h"

/* ---- between delimiters ---- */

static enum find_verdict look_in_strict_delimiters(struct find_search *x,
                                                   const struct find_candidate *c)
{
    const size_t from = c->inner, room = x->n - from;
    const size_t longest = URIC_FIND_LONGEST + (c->begin - from) + 1;
    const size_t n = room < longest ? room : longest, done = x->done, next = x->next;
    const int quoted = c->delimiter == '"';
    struct uric_delimited d;
    const size_t taken = uric_find_delimited(x->s + from, n, quoted, &d);
    const int any = d.prefixed || x->f->flags & URIC_FIND_ANY_SCHEME;

    if (!d.closed)
        return taken == room && x->more ? MORE : NOTHING;
    if (from + d.begin != c->begin)
        return NOTHING; /* unreachable: both skip the same text after a delimiter */
    uric_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
                  from - 1, from + taken);
    x->found->doubtful = d.doubtful;
    if (d.pieces == 1 ? uric_find_is_meant(x->s + c->begin, from + d.end - c->begin, any)
                      : uric_find_are_meant(x, any))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* Finds a URI in one piece, with bytes beyond RFC 3986.  In <...|...>, what follows "|" names a
 * link and is not part of it. */
static enum find_verdict look_in_wild_delimiters(struct find_search *x,
                                                 const struct find_candidate *c)
{
    const int quoted = c->delimiter == '"';
    const int any = (x->f->flags & URIC_FIND_ANY_SCHEME) != 0 || c->outer < c->begin;
    size_t end = c->colon;
    uint32_t names;

    while (end < x->n && !find_ends_all(x->s[end]) && end - c->begin <= URIC_FIND_LONGEST)
        end++;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    if (end == x->n)
        return x->more ? MORE : NOTHING;
    if (x->s[end] != (quoted ? '"' : '>') ||
        !uric_find_is_meant_wild(x->s + c->begin, end - c->begin, URIC_WILD_URI, any, &names) ||
        (!quoted && names >> URIC_TOLERATED_PIPE & 1))
        return NOTHING;
    uric_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, end,
                  c->inner - 1, end + 1);
    x->found->tolerated = (uint16_t)names;
    return FOUND;
}

enum find_verdict uric_find_in_delimiters(struct find_search *x,
                                          const struct find_candidate *c)
{
    const enum find_verdict verdict = look_in_strict_delimiters(x, c);

    if (verdict != NOTHING || x->f->flags & URIC_FIND_STRICT)
        return verdict;
    return look_in_wild_delimiters(x, c);
}

/* ---- in strings of JSON ---- */

/* The end of the bytes from i on that may be an escaped URI; x->n + 1 if more have to be seen. */
static size_t escaped_end(const struct find_search *x, size_t i, size_t longest)
{
    const char *const s = x->s;

    for (; i < x->n && i < longest; i++) {
        if (s[i] != '\\' && find_ends_all(s[i]))
            return i;
        if (s[i] != '\\')
            continue;
        if (i + 1 == x->n)
            return x->more ? x->n + 1 : i;
        if (s[i + 1] != '/')
            return i;
    }
    return i == x->n && x->more ? x->n + 1 : i;
}

/* Without the punctuation that ends it, unless a quote follows. */
static size_t trimmed_escaped(const struct find_search *x, size_t begin, size_t end)
{
    if (end < x->n && x->s[end] == '"')
        return end;
    while (end > begin && memchr(".,:;!?'*)]}|^", x->s[end - 1], 13) != NULL)
        end--;
    return end;
}

static int is_meant_escaped(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    uint32_t names = 0;

    if (uric_find_are_meant(x, 0))
        return 1;
    memset(&piece, 0, sizeof piece);
    found->length = 0;
    while (uric_found_next(s, found, &piece))
        found->length += (uint32_t)piece.bytes.n;
    if (!uric_find_are_wild(found, s, URIC_WILD_URI, &names) || names == 0)
        return 0;
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

enum find_verdict uric_find_escaped(struct find_search *x, const struct find_candidate *c)
{
    static const char slashes[] = "\\/\\/";
    const size_t from = c->colon + 1, room = x->n - from, done = x->done, next = x->next;
    size_t end;

    if (memcmp(x->s + from, slashes, room < 4 ? room : 4) != 0)
        return NOTHING;
    if (room < 4)
        return x->more ? MORE : NOTHING;
    end = escaped_end(x, from + 4, c->begin + URIC_FIND_LONGEST + 1);
    if (end > x->n)
        return MORE;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    end = trimmed_escaped(x, from + 4, end);
    uric_find_set(x, URIC_FOUND_ESCAPED, c->begin, end, c->begin, end);
    if (end > from + 4 && x->s[from + 4] != '\\' && is_meant_escaped(x))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}
