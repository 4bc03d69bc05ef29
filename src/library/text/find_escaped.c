/* Finds URIs with characters that the text escapes: to the end that they have without escapes. */
#include "text/find_escape.h"
#include "text/find_search.h"

/* Whether a URI that starts here is the argument of a request of a manual page: .UR, .URL, .MT. */
static int is_of_roff(const char *s, size_t begin)
{
    size_t i = begin;

    while (i > 0 && (s[i - 1] == ' ' || s[i - 1] == '"'))
        i--;
    if (i == begin || i < 3)
        return 0;
    i -= s[i - 1] == 'L';
    return i >= 3 && s[i - 3] == '.' && (i == 3 || s[i - 4] == '\n') &&
           (memcmp(s + i - 2, "UR", 2) == 0 || memcmp(s + i - 2, "MT", 2) == 0);
}

/* Whether a "=" is part of a line's end in quoted-printable text, before i; such a line has at most
 * 76 bytes (RFC 2045, 6.7), and encoders fill them nearly. */
static int fills_line(const char *s, size_t i)
{
    enum { FULL = 70, LONGEST_LINE = 76 };
    size_t n = 0;

    while (i > n && n <= LONGEST_LINE && s[i - n - 1] != '\n')
        n++;
    return n >= FULL && n <= LONGEST_LINE;
}

/* Whether the escape at s is one that other text hardly has: "=3D" before a word, or the first of
 * the escapes of a character in UTF-8. */
static int is_surely_quoted(const char *s, size_t n)
{
    if (n < 5 || !find_may_be_quoted((const unsigned char *)s, n))
        return 0;
    return s[1] == '3' ? find_is_of(s[3], URIC_TEXT_WORD)
                       : s[3] == '=' && memchr("89AB", s[4], 4) != NULL;
}

int uric_find_quoted_printable(const struct find_search *x, size_t begin, size_t end, size_t *at)
{
    const char *const s = x->s;
    int sure = NOT_QUOTED;
    size_t i;

    for (i = begin; i < end; i++) {
        const char *const equals = (const char *)memchr(s + i, '=', end - i);
        uint32_t character;
        int kind, strong;
        size_t length;

        if (equals == NULL)
            break;
        i = (size_t)(equals - s);
        if (x->more && x->n - i < ESCAPE_LONGEST)
            return MORE_TEXT;
        length = uric_find_escape_in(s + i, x->n - i, URIC_ESCAPE_QUOTED_PRINTABLE, &character,
                                     &kind);
        if (length == 0)
            return NOT_QUOTED;
        strong = character & URIC_ESCAPE_NOTHING ? fills_line(s, i + 1)
                                                 : is_surely_quoted(s + i, x->n - i);
        if (sure == NOT_QUOTED)
            *at = i - begin;
        if (strong)
            sure = QUOTED;
        else if (sure == NOT_QUOTED &&
                 (character & URIC_ESCAPE_NOTHING || character == (URIC_ESCAPE_BYTE | '=')))
            sure = PERHAPS_QUOTED;
        i += length - 1;
    }
    return sure;
}

/* A URI that is read in pieces. */
struct escaped_read {
    struct uric_found span; /* where it may be: for uric_found_next() */
    struct uric_wild wild;
    struct uric_ending ending;
    size_t read; /* offset of the byte that ends it, or after it */
};

/* Reads a piece of the URI at s.  Returns 0 if it ends there. */
static int take_piece(struct escaped_read *r, const char *s, const struct uric_piece *piece)
{
    const size_t n = piece->bytes.n;
    const size_t escaped = piece->bytes.s == s + piece->begin ? 0 : piece->end - piece->begin;
    const size_t fits = uric_find_wild(&r->wild, piece->bytes.s, n);
    const size_t given = fits + (fits < n && find_ends_all(piece->bytes.s[fits]));
    const size_t read = uric_find_wild_end_feed(&r->ending, piece->bytes.s, given, piece->begin,
                                                escaped, r->wild.path_begin);

    r->read = piece->begin + (escaped == 0 ? read : read > 0 && !r->ending.ended ? escaped : 0);
    return read == n && !r->ending.ended;
}

/* Reads up to the end of the URI.  Returns 0 if the span ends first. */
static int read_pieces(struct escaped_read *r, const char *s)
{
    struct uric_piece piece;

    memset(&piece, 0, sizeof piece);
    while (uric_found_next(s, &r->span, &piece)) {
        if (!take_piece(r, s, &piece))
            return 1;
    }
    r->read = (size_t)r->span.end;
    return 0;
}

/* With URIC_FIND_STRICT, ends the result before the first byte that RFC 3986 does not allow. */
static void end_strictly(struct uric_found *found, const char *s, int is_suffix)
{
    struct uric_piece piece;
    struct uric_stream m;
    int word_ends;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, is_suffix ? URIC_RULE_RELATIVE_REF : URIC_RULE_URI);
    if (is_suffix)
        uric_stream_feed(&m, "//", 2);
    while (uric_found_next(s, found, &piece)) {
        const size_t taken = uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);

        if (taken < piece.bytes.n) {
            found->end = found->outer_end = found->begin + piece.begin + taken;
            found->cut = 1;
            found->escapes =
                (uint8_t)uric_find_escapes_in(s, piece.begin, found->escapes, &word_ends);
            return;
        }
    }
}

/* Whether the result is a URI worth reporting; sets what it needs beyond RFC 3986. */
static int is_meant(struct find_search *x, const struct uric_wild *w, int any_scheme)
{
    const int is_suffix = x->found->mark == URIC_FOUND_SUFFIX;
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    uint32_t names = 0;
    int shape = uric_find_shape_begin(1);

    if (x->f->flags & URIC_FIND_STRICT)
        end_strictly(found, s, is_suffix);
    if (!is_suffix && uric_find_are_meant(x, any_scheme))
        return 1;
    memset(&piece, 0, sizeof piece);
    found->length = found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        shape = uric_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->length += (uint32_t)piece.bytes.n;
        found->pieces++;
    }
    if (!uric_find_are_wild(found, s, is_suffix ? URIC_WILD_SUFFIX : URIC_WILD_URI, &names) ||
        (names != 0 && x->f->flags & URIC_FIND_STRICT))
        return 0;
    found->tolerated = (uint16_t)names;
    return is_suffix ? uric_find_shape_final(shape)
                     : names != 0 && w->host_begin > 0 && w->host_begin != w->path_begin;
}

enum find_verdict uric_find_escaped(struct find_search *x, const struct find_candidate *c)
{
    const int is_suffix = c->colon == c->begin;
    const size_t begin = c->begin, room = x->n - begin, done = x->done, next = x->next;
    const char *const s = x->s + begin;
    size_t shown = 0;
    unsigned kinds = (is_of_roff(x->s, begin) ? 1u << URIC_ESCAPE_ROFF : 0) |
                     (c->parted ? 1u << URIC_ESCAPE_QUOTED_PRINTABLE : 0);
    struct escaped_read r;
    struct uric_bare b;
    unsigned escapes;
    int ended, word_ends, is_doubtful, quoted = c->parted ? QUOTED : NOT_QUOTED;

    memset(&r, 0, sizeof r);
    r.span.mark = URIC_FOUND_ESCAPED;
    r.span.end = room <= URIC_FIND_LONGEST ? room : URIC_FIND_LONGEST + 1;
    r.span.escapes = (uint8_t)(kinds | 1u << URIC_ESCAPE_JSON);
    for (;;) {
        uric_find_wild_begin(&r.wild, is_suffix ? URIC_WILD_SUFFIX : URIC_WILD_URI);
        uric_find_wild_end_begin(&r.ending, uric_find_byte_before(x, begin),
                                 uric_find_is_enclosed(x, begin));
        ended = read_pieces(&r, s);
        if (r.read > URIC_FIND_LONGEST)
            return uric_find_pass_long(x, begin);
        if (x->more && (!ended || room - r.read < ESCAPE_LONGEST))
            return MORE;
        if (kinds >> URIC_ESCAPE_QUOTED_PRINTABLE & 1)
            break;
        quoted = uric_find_quoted_printable(x, begin, begin + r.read, &shown);
        if (quoted == MORE_TEXT)
            return MORE;
        if (quoted != QUOTED)
            break;
        kinds |= 1u << URIC_ESCAPE_QUOTED_PRINTABLE;
        r.span.escapes |= (uint8_t)kinds;
    }
    uric_find_wild_end_set(&r.ending, r.read, &b);
    uric_find_end_destination(x, begin, &b);
    if (begin > 0 && s[-1] == '"' && r.read < room && s[r.read] == '"' &&
        !find_ends_all(s[r.read - 1]))
        b.end = r.read;
    escapes = uric_find_escapes_in(s, b.end, kinds, &word_ends);
    /* with none, it may end before a character reference, which may look like a part of it */
    is_doubtful = quoted != NOT_QUOTED && shown < b.end;
    if (escapes == 0 && !is_doubtful && (r.read == room || s[r.read] != '&'))
        return NOTHING;
    uric_find_set(x, is_suffix ? URIC_FOUND_SUFFIX : URIC_FOUND_ESCAPED, begin, begin + b.end,
                  c->prefixed ? c->outer : begin, begin + b.end);
    x->found->escapes = (uint8_t)escapes;
    if (!is_meant(x, &r.wild, c->prefixed)) {
        x->done = done;
        x->next = next > begin + r.read ? next : begin + r.read;
        return NOTHING;
    }
    if (x->found->escapes == 0 && !is_suffix)
        x->found->mark = c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE;
    /* TeX skips a space after a word */
    x->found->doubtful = b.doubtful || is_doubtful || uric_find_is_shortened(x, begin, &b) ||
                         (word_ends && b.end < room && s[b.end] == ' ');
    x->found->cut |= (uint8_t)uric_find_is_cut(x, begin, &b);
    x->f->cut += x->found->cut;
    if (b.unclosed)
        x->next = begin + r.read;
    return FOUND;
}
