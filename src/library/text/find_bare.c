/* Finds URIs and suffix references that nothing encloses. */
#include "text/find_escape.h"
#include "text/find_search.h"

/* ---- where one ends ---- */

/* How many bytes to examine first: a URI may be short and much text may follow. */
enum { BARE_AT_FIRST = 128, BARE_GROWTH = 4 };

/* How much of n bytes the grammar accepts: the length of the longest match, and the offset of
 * the first byte that is not allowed. */
struct find_reach {
    uint32_t length, stopped;
};

typedef void reach_of(const char *s, size_t n, struct find_reach *r);

static void reach_of_uri(const char *s, size_t n, struct find_reach *r)
{
    struct uric u;
    const enum uric_status status = uric_parse_uri(s, n, &u);

    /* nearly always the bytes before the rejected one are a URI */
    r->length = r->stopped = status == URIC_OK ? (uint32_t)n : u.error_offset;
    if (status == URIC_OK ||
        (status == URIC_INVALID && uric_parse_uri(s, r->stopped, &u) == URIC_OK))
        return;
    uric_prefix(URIC_RULE_URI, s, n, &u, &r->length, &r->stopped);
}

/* Parses a suffix reference as if "//" preceded it. */
static void reach_of_suffix(const char *s, size_t n, struct find_reach *r)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric64 u;
    uint64_t length = 0;

    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    r->stopped = (uint32_t)uric_stream_feed(&m, s, n);
    uric_stream_prefix(&m, &u, &length);
    r->length = length < 2 ? 0 : (uint32_t)length - 2;
}

/* Whether it follows "](": the destination of a link in Markdown, which the next ")" ends. */
static int is_destination(const struct find_search *x, size_t begin)
{
    return begin > 1 && x->s[begin - 1] == '(' && x->s[begin - 2] == ']';
}

void uric_find_end_destination(const struct find_search *x, size_t begin, struct uric_bare *b)
{
    const char *const s = x->s + begin;

    if (b->ended && b->read > b->end + 1 && s[b->read - 1] == ')' &&
        is_destination(x, begin))
        b->end = b->read - 1;
}

int uric_find_is_enclosed(const struct find_search *x, size_t begin)
{
    const char before = uric_find_byte_before(x, begin);

    return is_destination(x, begin) || (before != '\0' && memchr("<\"'`", before, 4) != NULL);
}

/* How a URI's end is found: by the RFC's grammar, or else with bytes beyond it. */
struct find_way {
    reach_of *reach; /* NULL: wild */
    enum uric_wild_rule wild;
};
static const struct find_way strict_uri = { reach_of_uri, URIC_WILD_URI },
                             strict_suffix = { reach_of_suffix, URIC_WILD_SUFFIX },
                             wild_uri = { NULL, URIC_WILD_URI },
                             wild_suffix = { NULL, URIC_WILD_SUFFIX };

static void end_in(const struct find_search *x, size_t begin, size_t given,
                   const struct find_way *way, struct find_reach *r, struct uric_bare *b)
{
    const char *const s = x->s + begin;
    const char before = uric_find_byte_before(x, begin);
    struct uric_wild w;

    if (way->reach != NULL) {
        way->reach(s, given, r);
        uric_find_bare_end(s, r->length, given, before, b);
        uric_find_end_destination(x, begin, b);
        return;
    }
    uric_find_wild_begin(&w, way->wild);
    uric_find_wild(&w, s, given);
    r->length = w.length;
    r->stopped = w.read;
    uric_find_wild_end(s, &w, given, before, uric_find_is_enclosed(x, begin), b);
    uric_find_end_destination(x, begin, b);
}

/* Finds where the URI that starts here ends: FOUND, with its length and how far it was read
 * in *b; MORE; or LONG.  The bytes examined are at most a constant multiple of those that are
 * read. */
static enum find_verdict look_for_end(const struct find_search *x, size_t begin,
                                      const struct find_way *way, struct uric_bare *b)
{
    const size_t room = x->n - begin;
    size_t n = BARE_AT_FIRST;
    struct find_reach r;

    for (;; n *= BARE_GROWTH) {
        const size_t most = n < URIC_FIND_LONGEST + 1 ? n : URIC_FIND_LONGEST + 1;
        const size_t given = room < most ? room : most;

        end_in(x, begin, given, way, &r, b);
        if (b->ended)
            return FOUND;
        if (r.stopped == given && given > URIC_FIND_LONGEST)
            return LONG;
        /* its end may be known before how far it is read */
        if (x->more && given == room && (r.stopped == given || given < most))
            return MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return FOUND;
        }
    }
}

enum find_verdict uric_find_pass_long(struct find_search *x, size_t begin)
{
    x->f->too_long++;
    x->f->passing = 1;
    x->next = begin + URIC_FIND_LONGEST + 1;
    return NOTHING;
}

/* Finds the end of a URI with bytes beyond RFC 3986, and their names: 0 if it has none. */
static enum find_verdict look_for_wild_end(const struct find_search *x, size_t begin,
                                           const struct find_way *way, int any_scheme,
                                           struct uric_bare *b, uint32_t *names)
{
    const enum find_verdict verdict = look_for_end(x, begin, way, b);

    *names = 0;
    if (verdict == FOUND &&
        !uric_find_is_meant_wild(x->s + begin, b->end, way->wild, any_scheme, names))
        *names = 0;
    return verdict;
}

/* ---- whether a result is cut ---- */

/* Where the text goes on after a URI that starts here, punctuation aside. */
static size_t after_end(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    size_t i = begin + b->end;

    while (i < begin + b->read && find_is_of(x->s[i], URIC_TEXT_TRIMMED))
        i++;
    return i < x->n && x->s[i] == '$' ? i + 1 : i;
}

/* Whether a letter of an encoding other than UTF-8, such as ISO 8859-1, may be there: those have
 * punctuation below 0xC0. */
static int is_other_letter(const struct find_search *x, size_t i)
{
    return (unsigned char)x->s[i] >= 0xC0 &&
           (i + 1 == x->n || ((unsigned char)x->s[i + 1] & 0xC0) != 0x80);
}

/* Whether it goes on after a "|" or a symbol.  A "|" parts a URI from its label in a table, a wiki
 * and a chat. */
static int goes_on(const struct find_search *x, size_t begin, size_t i)
{
    const char *const s = x->s + begin;
    const uint32_t most = (uint32_t)(i - begin) + ESCAPE_LONGEST;
    const uint32_t n = x->n - begin < most ? (uint32_t)(x->n - begin) : most;
    struct uric_piece piece;
    struct uric_wild more;

    if (x->s[i] == '|' && memchr("|<[=", uric_find_byte_before(x, begin), 4) != NULL)
        return 0;
    memset(&piece, 0, sizeof piece);
    piece.end = (uint32_t)(i - begin);
    uric_find_wild_begin(&more, URIC_WILD_MORE);
    while (more.length == 0 && uric_find_escaped_piece(s, piece.end, n, 0, &piece)) {
        if (uric_find_wild(&more, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            break;
    }
    return more.length > 0;
}

/* Whether a "\" is there that starts no escape, but may in a format that find does not know. */
static int is_unknown_escape(const struct find_search *x, size_t begin, size_t i)
{
    struct uric_escape e;

    return x->s[i] == '\\' && i + 1 < x->n &&
           !uric_find_escape(x->s + begin, i - begin, x->n - begin, 0, &e);
}

/* By a "%", a brace that is not closed, a letter, as in http://host:port/, or one of another
 * encoding, an unknown escape; a "|" or a symbol after which it goes on, or what find_inside.c
 * knows. */
int uric_find_is_cut(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    const size_t i = after_end(x, begin, b);

    return i < x->n && (x->s[i] == '%' || x->s[i] == '{' ||
                        find_is_of(x->s[i], URIC_TEXT_WORD) || is_unknown_escape(x, begin, i) ||
                        is_other_letter(x, i) || goes_on(x, begin, i) ||
                        uric_find_goes_on_inside(x, begin, i));
}

/* Whether it may be shortened by its writer: a "..." follows, or a "*" for anything. */
int uric_find_is_shortened(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    const size_t i = begin + b->end, n = x->n - i;
    const char *const s = x->s + i;

    if (n >= 3 && (memcmp(s, "...", 3) == 0 || memcmp(s, "\xe2\x80\xa6", 3) == 0))
        return 1;
    return n > 0 && s[0] == '*' && (s[-1] == '/' || s[-1] == '=') && (n == 1 || s[1] != '*') &&
           uric_find_byte_before(x, begin) != '*';
}

/* Whether uric_find_is_cut() or uric_find_is_shortened() needs more of the text. */
static int needs_more(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    const size_t end = begin + b->end, i = after_end(x, begin, b);

    if (!x->more || i == x->n)
        return x->more;
    if (x->n - end < 3 && memchr(".*\xe2", x->s[end], 3) != NULL)
        return 1;
    return x->n - i < ESCAPE_LONGEST &&
           ((unsigned char)x->s[i] >= 0xC0 || memchr("|\\&<\"`'\x1b", x->s[i], 8) != NULL);
}

/* Notes whether a result is cut, and how a strict one differs from that with bytes beyond RFC
 * 3986, which needs names. */
static void compare_wild(struct find_search *x, size_t begin, const struct uric_bare *b,
                         const struct uric_bare *wild, uint32_t names)
{
    x->found->doubtful =
        (wild->doubtful && wild->end == b->end) || uric_find_is_shortened(x, begin, b);
    x->found->cut = (names != 0 && wild->end > b->end) || uric_find_is_cut(x, begin, b);
    x->f->cut += x->found->cut;
}

/* ---- URIs ---- */

/* The common case: a URI worth reporting, ended by a byte that no URI contains.
 * look_for_end() would find the same end. */
static int is_plain(const struct find_search *x, const struct find_candidate *c,
                    struct uric_bare *b)
{
    enum { MOST = BARE_AT_FIRST * BARE_GROWTH * BARE_GROWTH };
    const size_t begin = c->begin, room = x->n - begin;
    size_t n = BARE_AT_FIRST;

    for (;; n *= BARE_GROWTH) {
        if (n > room)
            n = room;
        uric_find_bare_end(x->s + begin, n, n, uric_find_byte_before(x, begin), b);
        if (b->ended || n == room || n >= MOST)
            break;
    }
    uric_find_end_destination(x, begin, b);
    return b->ended && !b->unclosed &&
           (b->read == n || find_is_of(x->s[begin + b->read], URIC_TEXT_URIC) ||
            find_ends_all(x->s[begin + b->read])) &&
           uric_find_is_meant(x->s + begin, b->end, c->prefixed);
}

/* Whether the escape at i surely stands for a character that no URI may contain. */
static int is_excluded_escape(const struct find_search *x, size_t begin, size_t i)
{
    struct uric_escape e;

    return !(x->more && x->n - i < ESCAPE_LONGEST) &&
           uric_find_escape(x->s + begin, i - begin, x->n - begin, 0, &e) && e.n == 1 &&
           find_ends_all((char)e.bytes[0]);
}

/* Whether a URI that ends so, by the grammar, may be one with escapes. */
static inline int may_be_escaped(const struct find_search *x, size_t begin,
                                 const struct uric_bare *b)
{
    const size_t stop = begin + b->read;
    const char *const s = x->s;

    if (b->reference || stop == x->n || (b->ended && !b->stopped))
        return b->reference;
    if (uric_may_escape(s[stop], 0))
        return !is_excluded_escape(x, begin, stop);
    return s[stop - 1] == '=' && (s[stop] == '\n' || s[stop] == '\r');
}

/* The same of one with bytes beyond RFC 3986: an escape may also be where it was not accepted. */
static int may_be_escaped_wild(const struct find_search *x, size_t begin,
                               const struct uric_bare *b)
{
    size_t i;

    for (i = begin + b->end; i < begin + b->read; i++) {
        if (uric_may_escape(x->s[i], 0))
            return 1;
    }
    return may_be_escaped(x, begin, b);
}

static void set_bare(struct find_search *x, const struct find_candidate *c,
                     const struct uric_bare *b)
{
    const size_t begin = c->begin;

    uric_find_set(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
                  begin + b->end, c->prefixed ? c->outer : begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

/* Whether a URI that uric_find_bare_end() found may be marked. */
static inline int may_be_marked(const struct find_search *x, size_t begin,
                                const struct uric_bare *b)
{
    const size_t stop = begin + b->read;
    const char after = x->s[begin + b->end < x->n ? begin + b->end : begin];

    return after == '.' || after == '*' ||
           (b->stopped && (x->s[stop] == '<' || x->s[stop] == '"' || x->s[stop] == '`' ||
                           x->s[stop] == '\\' || x->s[stop] == '\x1b' ||
                           (x->s[stop] == ' ' && x->s[begin - (begin > 0)] == '<')));
}

/* Whether a scheme and ":", without white space, can start such a URI.  The length is
 * checked first because most words are longer than those schemes. */
static int may_have_shape(const char *s, size_t n)
{
    return n <= sizeof "mailto:" - 1 &&
           uric_find_shape(uric_find_shape_begin(0), s, n) != 0;
}

/* Judges by the bytes after the ":" whether a URI without delimiters can start here, before
 * more is read; or MORE. */
static enum find_verdict can_be_bare(const struct find_search *x, const struct find_candidate *c)
{
    const size_t i = c->colon + 1, n = x->n - i;
    const char *const s = x->s + i;

    if (c->prefixed)
        return FOUND;
    if (n > 0 && s[0] != '/')
        return !find_ends_all(s[0]) && may_have_shape(x->s + c->begin, i - c->begin)
                   ? FOUND
                   : NOTHING;
    if (n < 3 && x->more)
        return MORE;
    if (n < 3 || s[1] != '/' || find_ends_all(s[2]))
        return NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   uric_find_host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? FOUND
               : NOTHING;
}

static enum find_verdict look_for_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t begin = c->begin;
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    enum find_verdict verdict = can_be_bare(x, c);
    const size_t next = x->next;
    uint32_t names;
    int plain, marked = 0;

    if (verdict != FOUND)
        return verdict;
    plain = is_plain(x, c, &b);
    if (!plain) {
        verdict = look_for_wild_end(x, begin, &wild_uri, c->prefixed, &wild, &names);
        if (verdict == MORE)
            return MORE;
    }
    if (verdict == FOUND &&
        (plain ? may_be_escaped(x, begin, &b) : may_be_escaped_wild(x, begin, &wild))) {
        verdict = uric_find_escaped(x, c);
        if (verdict != NOTHING || x->next > next)
            return verdict;
        marked = plain;
    }
    if (plain) {
        marked |= may_be_marked(x, begin, &b);
        if (marked && needs_more(x, begin, &b))
            return MORE;
        set_bare(x, c, &b);
        if (marked)
            compare_wild(x, begin, &b, &b, 0);
        return FOUND;
    }
    if (verdict == LONG && !is_strict)
        return uric_find_pass_long(x, begin);
    if (names != 0 && !is_strict) {
        if (needs_more(x, begin, &wild))
            return MORE;
        set_bare(x, c, &wild);
        x->found->tolerated = (uint16_t)names;
        compare_wild(x, begin, &wild, &wild, 0);
        return FOUND;
    }
    verdict = look_for_end(x, begin, &strict_uri, &b);
    if (verdict == LONG)
        return uric_find_pass_long(x, begin);
    if (verdict == MORE || needs_more(x, begin, &b))
        return MORE;
    if (!uric_find_is_meant(x->s + begin, b.end, c->prefixed)) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return NOTHING;
    }
    set_bare(x, c, &b);
    compare_wild(x, begin, &b, &wild, names);
    return FOUND;
}

enum find_verdict uric_find_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t done = x->done, next = x->next;
    const uint64_t cut = x->f->cut;
    enum find_verdict verdict = look_for_bare(x, c);

    if (!(x->f->flags & URIC_FIND_WRAPPED))
        return verdict;
    if (verdict == NOTHING && uric_find_is_wrapped_scheme(x, c)) {
        uric_find_set(x, URIC_FOUND_BARE, c->begin, c->colon + 3, c->begin, c->colon + 3);
        verdict = uric_find_unwrap(x);
        if (verdict == FOUND && !x->found->doubtful)
            verdict = NOTHING;
    } else if (verdict == FOUND && x->found->escapes == 0) {
        verdict = uric_find_unwrap(x);
    } else {
        return verdict;
    }
    if (verdict != FOUND) {
        x->done = done;
        x->next = next;
        x->f->cut = cut;
    }
    return verdict;
}

/* ---- suffix references ---- */

static void set_suffix(struct find_search *x, size_t begin, const struct uric_bare *b)
{
    uric_find_set(x, URIC_FOUND_SUFFIX, begin, begin + b->end, begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

enum find_verdict uric_find_suffix(struct find_search *x, size_t begin)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    uint32_t names;
    enum find_verdict verdict = look_for_wild_end(x, begin, &wild_suffix, 0, &wild, &names);

    if (verdict == MORE)
        return MORE;
    if (verdict == FOUND && may_be_escaped_wild(x, begin, &wild)) {
        const struct find_candidate c = { begin, begin, begin, 0, 0, begin, '\0' };

        verdict = uric_find_escaped(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    if (verdict == LONG && !is_strict)
        return uric_find_pass_long(x, begin);
    if (names != 0 && !is_strict) {
        if (needs_more(x, begin, &wild))
            return MORE;
        set_suffix(x, begin, &wild);
        x->found->tolerated = (uint16_t)names;
        compare_wild(x, begin, &wild, &wild, 0);
        return FOUND;
    }
    verdict = look_for_end(x, begin, &strict_suffix, &b);
    if (verdict == LONG)
        return uric_find_pass_long(x, begin);
    if (verdict == MORE || needs_more(x, begin, &b))
        return MORE;
    if (!uric_find_shape_final(
            uric_find_shape(uric_find_shape_begin(1), x->s + begin, b.end))) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return NOTHING;
    }
    set_suffix(x, begin, &b);
    compare_wild(x, begin, &b, &wild, names);
    return FOUND;
}
