/* Finds URIs in free text (RFC 3986, Appendix C). */
#include "text/find.h"
#include "uric_schemes.h"
#include "reference/html_character.h"
#include "util/ascii.h"
#include "util/hexdig.h"

/* The longest scheme; and the most white space allowed between a delimiter, "URL:" and the
 * scheme. */
enum { SCHEME_LONGEST = 64, GAP_LONGEST = 64 };

/* The result of examining a place; LONG: a URI that is too long. */
enum verdict { NOTHING, FOUND, MORE, LONG };

/* The buffer being searched. */
struct find_search {
    struct uric_finder *f;
    const char *s;
    size_t n;
    int more;
    size_t done; /* nothing that starts before this can be found any more */
    size_t next; /* markers before this are already examined */
    struct uric_found *found;
};

/* A place in the buffer where a URI may start. */
struct find_candidate {
    size_t begin, colon; /* the start of the scheme; the ":" after it */
    size_t outer;        /* the start of "URL:" before it, or begin */
    int prefixed;        /* "URL:" directly precedes the scheme */
    size_t inner;        /* the offset after the delimiter */
    char delimiter;      /* '<', '"', or 0 */
};

const char *uric_found_mark_name(int mark)
{
    static const char *const names[URIC_FOUND_MARKS] = {
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute", "escaped"
    };
    return mark >= 0 && mark < URIC_FOUND_MARKS ? names[mark] : NULL;
}

/* ---- bytes ---- */

static inline int is_of(char c, unsigned classes)
{
    return (uric_text_class[(unsigned char)c] & classes) != 0;
}

static int is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Bytes that RFC 3986 never allows; white space is among them. */
static int is_excluded(char c)
{
    return !is_of(c, URIC_TEXT_URIC);
}

/* Bytes that end every URI that nothing encloses. */
static int ends_all(char c)
{
    return !is_of(c, URIC_TEXT_WILD);
}

/* Whether it is an opening delimiter. */
static int is_delimiter(char c)
{
    return c == '<' || c == '"';
}

/* Whether n bytes are "URL:". */
static int is_prefix(const char *s, size_t n)
{
    return n == 4 && uric_same_letters(s, "url:", n);
}

/* ---- the pieces of a URI ---- */

/* The piece at i of an attribute's value; returns its length in the text. */
static uint32_t attribute_piece(const char *s, uint32_t i, uint32_t n,
                                struct uric_bytes *bytes)
{
    /* the characters that references stand for: pieces point into this */
    static const char ascii[] =
        "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32"
        "\33\34\35\36\37 !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        "[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\177";
    char byte;
    const size_t reference =
        s[i] == '&' ? uric_html_character(s + i, n - i, &byte) : 0;
    uint32_t end = i;

    if (reference > 0) {
        bytes->s = ascii + byte;
        bytes->n = 1;
        return (uint32_t)reference;
    }
    do {
        end++;
    } while (end < n && s[end] != '&' && s[end] != '\t' && s[end] != '\n' &&
             s[end] != '\r');
    bytes->s = s + i;
    bytes->n = end - i;
    return end - i;
}

static int is_passed(char c, int mark)
{
    if (mark == URIC_FOUND_ESCAPED)
        return c == '\\';
    return mark == URIC_FOUND_ATTRIBUTE ? c == '\t' || c == '\n' || c == '\r'
                                        : is_white(c);
}

bool uric_found_next(const char *s, const struct uric_found *found,
                     struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    uint32_t i = piece->end;

    while (i < n && is_passed(s[i], found->mark))
        i++;
    if (i == n)
        return false;
    piece->begin = i;
    if (found->mark == URIC_FOUND_ATTRIBUTE) {
        i += attribute_piece(s, i, n, &piece->bytes);
    } else {
        while (i < n && !is_passed(s[i], found->mark))
            i++;
        piece->bytes.s = s + piece->begin;
        piece->bytes.n = i - piece->begin;
    }
    piece->end = i;
    return true;
}

/* Writes the first n bytes of the joined pieces. */
static void join(const char *s, const struct uric_found *found, char *buffer, size_t n)
{
    struct uric_piece piece;

    memset(&piece, 0, sizeof piece);
    while (n > 0 && uric_found_next(s, found, &piece)) {
        const size_t part = piece.bytes.n < n ? piece.bytes.n : n;

        if (part > 0)
            memcpy(buffer, piece.bytes.s, part);
        buffer += part;
        n -= part;
    }
}

enum uric_status uric_found_join(const char *s, const struct uric_found *found,
                                 char *buffer, size_t size, size_t *length)
{
    *length = found->length;
    if (*length > size)
        return URIC_TOO_SMALL;
    join(s, found, buffer, *length);
    return URIC_OK;
}

/* ---- results ---- */

static void set_found(struct find_search *x, int mark, size_t begin, size_t end,
                      size_t outer_begin, size_t outer_end)
{
    struct uric_found *const found = x->found;

    memset(found, 0, sizeof *found);
    found->begin = x->f->offset + begin;
    found->end = x->f->offset + end;
    found->outer_begin = x->f->offset + outer_begin;
    found->outer_end = x->f->offset + outer_end;
    found->mark = (uint8_t)mark;
    found->length = (uint32_t)(end - begin);
    found->pieces = end > begin;
    x->done = outer_end;
    if (x->next < outer_end)
        x->next = outer_end;
}

/* Whether the authority may be empty for this scheme. */
static int host_may_lack(const char *s, size_t n)
{
    const struct uric_scheme *const scheme = uric_scheme_find(s, n, NULL, 0);

    return scheme == NULL || scheme->host != URIC_AUTHORITY_REQUIRED;
}

/* Whether a contiguous URI has the shape that its scheme alone calls for. */
static int has_shape(const char *s, size_t n)
{
    return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(0), s, n));
}

/* Whether a scheme and ":", without white space, can start such a URI.  The length is
 * checked first because most words are longer than those schemes. */
static int may_have_shape(const char *s, size_t n)
{
    return n <= sizeof "mailto:" - 1 &&
           uric_find_shape(uric_find_shape_begin(0), s, n) != 0;
}

/* Whether the URI is valid by its scheme's specification, if the scheme is known. */
static int is_of_scheme(const char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    struct uric_scheme_parts parts;

    return scheme == NULL || uric_scheme_parse(uric_bind(s, u), scheme, &parts) == URIC_OK;
}

/* Whether the n bytes are a URI worth reporting: with any_scheme any URI, otherwise one with
 * "//" or of the shape that its scheme requires. */
static int is_meant(const char *s, size_t n, int any_scheme)
{
    struct uric u;

    if (uric_parse_uri(s, n, &u) != URIC_OK)
        return 0;
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];
        const uint32_t scheme = u.part[URIC_SCHEME].end;

        return host.begin < host.end ||
               (n > scheme + 3 && host_may_lack(s, scheme));
    }
    return any_scheme || (has_shape(s, n) && is_of_scheme(s, &u));
}

/* Whether a URI with bytes that RFC 3986 forbids is meant as one.  Sets *names to the names of
 * the tolerances that it needs, to 0 if it needs none. */
static int is_meant_wild(const char *s, size_t n, enum uric_wild_rule rule, int any_scheme,
                         uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_wild w;
    size_t scheme;

    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    uric_find_wild(&w, s, n);
    if (w.length != n || n == 0)
        return 0;
    uric_find_wild_names(&t, &w, s, n);
    *names = uric_find_wild_named(&t);
    if (*names == 0)
        return 0;
    if (rule == URIC_WILD_SUFFIX)
        return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(1), s, n));
    if (w.host_begin == 0)
        return any_scheme || has_shape(s, n);
    if (w.host_begin < n && w.host_begin != w.path_begin && s[w.host_begin] != ':')
        return 1;
    scheme = (size_t)((const char *)memchr(s, ':', n) - s);
    return n > scheme + 3 && host_may_lack(s, scheme);
}

/* ---- before a ":" ---- */

/* Where the scheme starts in a word with a ".": after the last "." if only what follows it
 * is a known scheme, as in "there.http" at the end of a sentence. */
static size_t after_sentence(const char *s, size_t begin, size_t colon)
{
    size_t i = colon;

    while (i > begin && s[i - 1] != '.')
        i--;
    return i > begin && uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL &&
                   uric_scheme_find(s + i, colon - i, NULL, 0) != NULL
               ? i
               : begin;
}

/* The start of the bytes of the classes that precede i. */
static inline size_t back_over(const char *s, size_t i, size_t least, unsigned classes)
{
    while (i > least && is_of(s[i - 1], classes))
        i--;
    return i;
}

/* Where the scheme starts after a control sequence of a terminal (ECMA-48, 5.4), such as the one
 * for a colour: ESC "[", digits and ";", and a letter, which are no part of the word. */
static size_t after_control(const char *s, size_t least, size_t word, size_t colon)
{
    size_t end = word, begin = word;

    while (end < colon && s[end] >= '0' && s[end] <= '9')
        end++;
    if (end == colon || !is_of(s[end], URIC_TEXT_LETTER))
        return word;
    while (begin > least && (s[begin - 1] == ';' || (s[begin - 1] >= '0' && s[begin - 1] <= '9')))
        begin--;
    return begin > least + 1 && s[begin - 1] == '[' && s[begin - 2] == '\x1b' ? end + 1 : word;
}

static int are_hex(const char *s, size_t n)
{
    while (n > 0 && uric_is_hexdig((unsigned char)*s))
        s++, n--;
    return n == 0;
}

/* Whether an escape of source text or JSON ends before i, which is not the start of the text:
 * \n \t \r \f \b \u0022 \x22. */
static int ends_escape(const char *s, size_t i)
{
    return (i >= 2 && s[i - 2] == '\\' && memchr("ntrfb", s[i - 1], 5) != NULL) ||
           (i >= 4 && s[i - 4] == '\\' && s[i - 3] == 'x' && are_hex(s + i - 2, 2)) ||
           (i >= 6 && s[i - 6] == '\\' && s[i - 5] == 'u' && are_hex(s + i - 4, 4));
}

/* Where the scheme starts that an escape seems to be part of: after it, unless that alone takes
 * a known scheme away, as in the path C:\ftp://.... */
static size_t after_escape(const char *s, size_t begin, size_t colon)
{
    static const unsigned char lengths[] = { 1, 3, 5 };
    size_t i;

    if (begin == 0 || s[begin - 1] != '\\')
        return begin;
    for (i = 0; i < sizeof lengths; i++) {
        const size_t after = begin + lengths[i];

        if (after + 2 <= colon && ends_escape(s, after) && is_of(s[after], URIC_TEXT_LETTER) &&
            (uric_scheme_find(s + after, colon - after, NULL, 0) != NULL ||
             uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL))
            return after;
    }
    return begin;
}

/* Where the scheme before a ":" starts; the ":" itself if there is none. */
static size_t scheme_begin(const struct find_search *x, size_t colon)
{
    const size_t least =
        colon - x->done > SCHEME_LONGEST ? colon - SCHEME_LONGEST : x->done;
    const size_t word = back_over(x->s, colon, least, URIC_TEXT_WORD);
    const size_t from = back_over(x->s, word, least, URIC_TEXT_SCHEME);
    const size_t after = after_control(x->s, least, word, colon);
    size_t begin = from;

    if (after > word)
        return colon - after >= 2 && is_of(x->s[after], URIC_TEXT_LETTER) ? after : colon;

    while (begin < colon && !is_of(x->s[begin], URIC_TEXT_LETTER))
        begin++;
    if (begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_WORD))
        return colon;
    if (begin == from && begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_SCHEME))
        return colon;
    if (begin < word)
        begin = after_sentence(x->s, begin, colon);
    begin = after_escape(x->s, begin, colon);
    return colon - begin < 2 ? colon : begin;
}

static size_t before_gap(const char *s, size_t i)
{
    const size_t end = i;

    while (i > 0 && end - i < GAP_LONGEST && is_white(s[i - 1]))
        i--;
    return i;
}

/* Finds "URL:" and the delimiter before the scheme. */
static void look_back(const struct find_search *x, struct find_candidate *c)
{
    const char *const s = x->s;
    size_t i = before_gap(s, c->begin);

    c->outer = c->begin;
    c->prefixed = 0;
    if (i >= x->done + 4 && s[i - 1] == ':' && is_prefix(s + i - 4, 4) &&
        (i == 4 || !is_of(s[i - 5], URIC_TEXT_SCHEME))) {
        c->prefixed = i == c->begin;
        c->outer = i - 4;
        i = before_gap(s, c->outer);
    }
    c->inner = i;
    c->delimiter = '\0';
    if (i > x->done && is_delimiter(s[i - 1]))
        c->delimiter = s[i - 1];
}

/* ---- inside delimiters ---- */

/* Whether the pieces found form a URI worth reporting; sets their number and total length. */
static int is_broken(struct find_search *x, int any_scheme)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    int shape = uric_find_shape_begin(0);
    char scheme[SCHEME_LONGEST];
    size_t n;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        shape = uric_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    if (uric_stream_end(&m, &u) != URIC_OK)
        return 0;
    found->length = (uint32_t)uric_stream_taken(&m);
    n = (size_t)u.part[URIC_SCHEME].end;
    if (!(u.defined >> URIC_HOST & 1))
        return any_scheme || uric_find_shape_final(shape);
    if (u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        return 1;
    join(s, found, scheme, n);
    return uric_stream_taken(&m) > n + 3 && host_may_lack(scheme, n);
}

static enum verdict look_in_strict_delimiters(struct find_search *x,
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
    set_found(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
              from - 1, from + taken);
    x->found->doubtful = d.doubtful;
    if (d.pieces == 1 ? is_meant(x->s + c->begin, from + d.end - c->begin, any)
                      : is_broken(x, any))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* Finds a URI in one piece, with bytes beyond RFC 3986.  In <...|...>, what follows "|" names a
 * link and is not part of it. */
static enum verdict look_in_wild_delimiters(struct find_search *x,
                                            const struct find_candidate *c)
{
    const int quoted = c->delimiter == '"';
    const int any = (x->f->flags & URIC_FIND_ANY_SCHEME) != 0 || c->outer < c->begin;
    size_t end = c->colon;
    uint32_t names;

    while (end < x->n && !ends_all(x->s[end]) && end - c->begin <= URIC_FIND_LONGEST)
        end++;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    if (end == x->n)
        return x->more ? MORE : NOTHING;
    if (x->s[end] != (quoted ? '"' : '>') ||
        !is_meant_wild(x->s + c->begin, end - c->begin, URIC_WILD_URI, any, &names) ||
        (!quoted && names >> URIC_TOLERATED_PIPE & 1))
        return NOTHING;
    set_found(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, end,
              c->inner - 1, end + 1);
    x->found->tolerated = (uint16_t)names;
    return FOUND;
}

static enum verdict look_in_delimiters(struct find_search *x,
                                       const struct find_candidate *c)
{
    const enum verdict verdict = look_in_strict_delimiters(x, c);

    if (verdict != NOTHING || x->f->flags & URIC_FIND_STRICT)
        return verdict;
    return look_in_wild_delimiters(x, c);
}

/* ---- without delimiters ---- */

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

static char byte_before(const struct find_search *x, size_t begin)
{
    return begin > 0 ? x->s[begin - 1] : '\0';
}

/* Whether it follows "](": the destination of a link in Markdown, which the next ")" ends. */
static int is_destination(const struct find_search *x, size_t begin)
{
    return begin > 1 && x->s[begin - 1] == '(' && x->s[begin - 2] == ']';
}

/* Adds the punctuation at the end of a destination. */
static void end_destination(const struct find_search *x, size_t begin, struct uric_bare *b)
{
    const char *const s = x->s + begin;

    if (b->ended && b->read > b->end + 1 && s[b->read - 1] == ')' &&
        is_destination(x, begin))
        b->end = b->read - 1;
}

/* Whether the bytes before it say that the URI ends at a byte which closes what they open. */
static int is_enclosed(const struct find_search *x, size_t begin)
{
    const char before = byte_before(x, begin);

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
    const char before = byte_before(x, begin);
    struct uric_wild w;

    if (way->reach != NULL) {
        way->reach(s, given, r);
        uric_find_bare_end(s, r->length, given, before, b);
        end_destination(x, begin, b);
        return;
    }
    uric_find_wild_begin(&w, way->wild);
    uric_find_wild(&w, s, given);
    r->length = w.length;
    r->stopped = w.read;
    uric_find_wild_end(s, &w, given, before, is_enclosed(x, begin), b);
    end_destination(x, begin, b);
}

/* Finds where the URI that starts here ends: FOUND, with its length and how far it was read
 * in *b; MORE; or LONG.  The bytes examined are at most a constant multiple of those that are
 * read. */
static enum verdict look_for_end(const struct find_search *x, size_t begin,
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
        if (r.stopped == given && given == room && x->more)
            return MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return FOUND;
        }
    }
}

/* Skips a URI that is too long. */
static enum verdict pass_from(struct find_search *x, size_t begin)
{
    x->f->too_long++;
    x->f->passing = 1;
    x->next = begin + URIC_FIND_LONGEST + 1;
    return NOTHING;
}

/* Finds the end of a URI with bytes beyond RFC 3986, and their names: 0 if it has none. */
static enum verdict look_for_wild_end(const struct find_search *x, size_t begin,
                                      const struct find_way *way, int any_scheme,
                                      struct uric_bare *b, uint32_t *names)
{
    const enum verdict verdict = look_for_end(x, begin, way, b);

    *names = 0;
    if (verdict == FOUND && !is_meant_wild(x->s + begin, b->end, way->wild, any_scheme, names))
        *names = 0;
    return verdict;
}

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
        uric_find_bare_end(x->s + begin, n, n, byte_before(x, begin), b);
        if (b->ended || n == room || n >= MOST)
            break;
    }
    end_destination(x, begin, b);
    return b->ended && !b->escaped && !b->unclosed &&
           (b->read == n || is_of(x->s[begin + b->read], URIC_TEXT_URIC) ||
            ends_all(x->s[begin + b->read])) &&
           is_meant(x->s + begin, b->end, c->prefixed);
}

static void set_bare(struct find_search *x, const struct find_candidate *c,
                     const struct uric_bare *b)
{
    const size_t begin = c->begin;

    set_found(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
              begin + b->end, c->prefixed ? c->outer : begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

/* Where the text goes on after a URI that starts here, punctuation aside. */
static size_t after_end(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    size_t i = begin + b->end;

    while (i < begin + b->read && is_of(x->s[i], URIC_TEXT_TRIMMED))
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
    struct uric_wild more;

    if (x->s[i] == '|' && memchr("|<[", byte_before(x, begin), 3) != NULL)
        return 0;
    uric_find_wild_begin(&more, URIC_WILD_MORE);
    uric_find_wild(&more, x->s + i, x->n - i);
    return more.length > 0;
}

/* Whether it is cut by what find takes for part of no URI: a "%", a brace that is not closed, a
 * letter of another encoding; a "|" or a symbol after which it goes on. */
static int is_cut(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    const size_t i = after_end(x, begin, b);

    return i < x->n && (x->s[i] == '%' || x->s[i] == '{' || is_other_letter(x, i) ||
                        goes_on(x, begin, i));
}

/* Whether is_cut() needs more of the text. */
static int needs_more(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    enum { MOST = 6 }; /* a symbol and two bytes */
    const size_t i = after_end(x, begin, b);

    return x->more && i < x->n && x->n - i < MOST &&
           ((unsigned char)x->s[i] >= 0xC0 || x->s[i] == '|');
}

/* Notes whether a result is cut, and how a strict one differs from that with bytes beyond RFC
 * 3986, which needs names. */
static void compare_wild(struct find_search *x, size_t begin, const struct uric_bare *b,
                         const struct uric_bare *wild, uint32_t names)
{
    x->found->doubtful = wild->doubtful && wild->end == b->end;
    x->found->cut = (names != 0 && wild->end > b->end) || is_cut(x, begin, b);
    x->f->cut += x->found->cut;
}

static enum verdict look_for_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t begin = c->begin;
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    enum verdict verdict;
    uint32_t names;

    if (is_plain(x, c, &b)) {
        set_bare(x, c, &b);
        return FOUND;
    }
    verdict = look_for_wild_end(x, begin, &wild_uri, c->prefixed, &wild, &names);
    if (verdict == MORE)
        return MORE;
    if (verdict == LONG && !is_strict)
        return pass_from(x, begin);
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
        return pass_from(x, begin);
    if (verdict == MORE || needs_more(x, begin, &b))
        return MORE;
    if (!is_meant(x->s + begin, b.end, c->prefixed)) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return NOTHING;
    }
    set_bare(x, c, &b);
    compare_wild(x, begin, &b, &wild, names);
    return FOUND;
}

/* Judges by the bytes after the ":" whether a URI without delimiters can start here, before
 * more is read; or MORE. */
static enum verdict can_be_bare(const struct find_search *x, const struct find_candidate *c)
{
    const size_t i = c->colon + 1, n = x->n - i;
    const char *const s = x->s + i;

    if (c->prefixed)
        return FOUND;
    if (n > 0 && s[0] != '/')
        return !ends_all(s[0]) && may_have_shape(x->s + c->begin, i - c->begin)
                   ? FOUND
                   : NOTHING;
    if (n < 3 && x->more)
        return MORE;
    if (n < 3 || s[1] != '/' || ends_all(s[2]))
        return NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? FOUND
               : NOTHING;
}

/* Whether the pieces found match the rule with bytes beyond RFC 3986; sets their names. */
static int is_wild(const struct uric_found *found, const char *s, enum uric_wild_rule rule,
                   uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_piece piece;
    struct uric_wild w;

    memset(&piece, 0, sizeof piece);
    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    while (uric_found_next(s, found, &piece)) {
        if (uric_find_wild(&w, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            return 0;
        uric_find_wild_names(&t, &w, piece.bytes.s, piece.bytes.n);
    }
    *names = uric_find_wild_named(&t);
    return w.length == w.read;
}

/* ---- in strings of JSON ---- */

/* The end of the bytes from i on that may be an escaped URI; x->n + 1 if more have to be seen. */
static size_t escaped_end(const struct find_search *x, size_t i, size_t longest)
{
    const char *const s = x->s;

    for (; i < x->n && i < longest; i++) {
        if (s[i] != '\\' && ends_all(s[i]))
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

    if (is_broken(x, 0))
        return 1;
    memset(&piece, 0, sizeof piece);
    found->length = 0;
    while (uric_found_next(s, found, &piece))
        found->length += (uint32_t)piece.bytes.n;
    if (!is_wild(found, s, URIC_WILD_URI, &names) || names == 0)
        return 0;
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Finds a URI whose slashes are escaped, "\/", as JSON allows and PHP writes them. */
static enum verdict look_for_escaped(struct find_search *x, const struct find_candidate *c)
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
    set_found(x, URIC_FOUND_ESCAPED, c->begin, end, c->begin, end);
    if (end > from + 4 && x->s[from + 4] != '\\' && is_meant_escaped(x))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

static enum verdict look_at_colon(struct find_search *x, size_t colon)
{
    struct find_candidate c;
    enum verdict verdict;

    c.colon = colon;
    c.begin = scheme_begin(x, colon);
    if (c.begin == colon || is_prefix(x->s + c.begin, colon + 1 - c.begin))
        return NOTHING;
    look_back(x, &c);
    if (c.delimiter != '\0') {
        verdict = look_in_delimiters(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    verdict = look_for_escaped(x, &c);
    if (verdict != NOTHING)
        return verdict;
    verdict = can_be_bare(x, &c);
    return verdict == FOUND ? look_for_bare(x, &c) : verdict;
}

/* ---- suffix references ---- */

static int may_be_before_suffix(const char *s, size_t begin)
{
    const char c = s[begin - 1];

    return ends_escape(s, begin) ||
           (!is_of(c, URIC_TEXT_WORD) && memchr("._-~%@/:+&", c, 10) == NULL);
}

static void set_suffix(struct find_search *x, size_t begin, const struct uric_bare *b)
{
    set_found(x, URIC_FOUND_SUFFIX, begin, begin + b->end, begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

static enum verdict look_for_suffix(struct find_search *x, size_t begin)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    uint32_t names;
    enum verdict verdict = look_for_wild_end(x, begin, &wild_suffix, 0, &wild, &names);

    if (verdict == MORE)
        return MORE;
    if (verdict == LONG && !is_strict)
        return pass_from(x, begin);
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
        return pass_from(x, begin);
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

static enum verdict look_at_dot(struct find_search *x, size_t dot)
{
    const size_t begin = dot > 3 ? dot - 3 : 0;

    if (dot < x->done + 3 || (dot > 3 && !may_be_before_suffix(x->s, begin)) ||
        uric_find_shape(uric_find_shape_begin(1), x->s + begin, 4) == 0)
        return NOTHING;
    return look_for_suffix(x, begin);
}

/* ---- HTML attributes ---- */

/* The state of an attribute's value: none, complete, started, or started and too long. */
enum { VALUE_NONE, VALUE_READY, VALUE_OPEN, VALUE_LOST };

static void trim_value(const struct find_search *x, size_t *begin, size_t *end)
{
    while (*begin < *end && is_white(x->s[*begin]))
        ++*begin;
    while (*begin < *end && is_white(x->s[*end - 1]))
        --*end;
}

static int is_reference(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    uint32_t names;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    found->pieces = 0;
    found->length = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        found->pieces++;
        found->length += (uint32_t)piece.bytes.n;
    }
    if (uric_stream_end(&m, &u) == URIC_OK)
        return 1;
    /* braces belong to a template, not to a reference */
    if (!is_wild(found, s, URIC_WILD_REFERENCE, &names) ||
        names >> URIC_TOLERATED_BRACES & 1)
        return 0;
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Continues the search at end.  A quote there closes the value and opens nothing. */
static void pass_value(struct find_search *x, uint64_t end)
{
    const size_t at = (size_t)(end - x->f->offset);

    x->next = x->done = at + (at < x->n && (x->s[at] == '"' || x->s[at] == '\''));
}

/* Examines the tag's value: FOUND if it is a reference that does not overlap an earlier
 * result. */
static enum verdict look_at_value(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    const size_t done = x->done, next = x->next;
    size_t begin, end;

    f->value = VALUE_NONE;
    if (f->value_begin < f->offset + x->done)
        return NOTHING;
    if (f->value_end - f->value_begin > URIC_FIND_LONGEST) {
        f->too_long++;
        pass_value(x, f->value_end);
        return NOTHING;
    }
    begin = (size_t)(f->value_begin - f->offset);
    end = (size_t)(f->value_end - f->offset);
    trim_value(x, &begin, &end);
    set_found(x, URIC_FOUND_ATTRIBUTE, begin, end,
              (size_t)(f->value_begin - f->offset),
              (size_t)(f->value_end - f->offset));
    if (is_reference(x)) {
        pass_value(x, f->value_end);
        return FOUND;
    }
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* The state of the value after more of the tag was read. */
static int value_of(const struct uric_finder *f, const struct uric_tag_state *h,
                    enum uric_tag tag)
{
    if (tag == URIC_TAG_VALUE)
        return f->value == VALUE_LOST ? VALUE_NONE : VALUE_READY;
    if (!h->in_value)
        return VALUE_NONE;
    return f->value == VALUE_LOST ? VALUE_LOST : VALUE_OPEN;
}

/* Reads the tag up to its next value, to its end, or to the end of the buffer. */
static void read_tag(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    struct uric_tag_state h;
    size_t at = (size_t)(f->tag_at - f->offset);
    enum uric_tag tag;

    h.state = f->tag_state;
    h.all = (f->flags & URIC_FIND_ATTRIBUTES) != 0;
    h.in_value = f->value != VALUE_NONE;
    h.begin = f->value_begin;
    h.end = f->value_end;
    tag = uric_find_tag(&h, f->offset, x->s, &at, x->n);
    if (f->value == VALUE_LOST)
        pass_value(x, tag == URIC_TAG_VALUE ? h.end : f->offset + x->n);
    f->value = (uint8_t)value_of(f, &h, tag);
    f->tag_state = (int16_t)(tag == URIC_TAG_LEFT ? 0 : h.state);
    f->tag_at = f->offset + at;
    f->value_begin = h.begin;
    f->value_end = h.end;
}

static enum verdict look_at_angle(struct find_search *x, size_t angle)
{
    struct uric_finder *const f = x->f;

    if (f->tag_state != 0 || f->offset + angle < f->tag_at)
        return NOTHING;
    f->tag_state = (int16_t)uric_find_tag_begin();
    f->tag_at = f->offset + angle + 1;
    return NOTHING;
}

/* ---- the search ---- */

/* Skips the rest of a URI that is too long: 1, or 0 if it does not end in this buffer. */
static int pass_long(struct find_search *x)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;

    while (x->next < x->n &&
           !(is_strict ? is_excluded(x->s[x->next]) : ends_all(x->s[x->next])))
        x->next++;
    x->f->passing = x->next == x->n;
    x->done = x->next;
    return !x->f->passing;
}

/* Where the text ends and the value of an attribute starts. */
static size_t end_of_text(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    size_t begin;

    if (f->tag_state != 0 && f->value != VALUE_READY)
        read_tag(x);
    if (f->value != VALUE_READY && f->value != VALUE_OPEN)
        return x->n;
    begin = (size_t)(f->value_begin - f->offset);
    if (f->value == VALUE_OPEN && x->n - begin > URIC_FIND_LONGEST) {
        f->value = VALUE_LOST;
        f->too_long++;
        pass_value(x, f->offset + x->n);
        return x->n;
    }
    return f->value == VALUE_READY || x->more ? begin : x->n;
}

static enum verdict look_at(struct find_search *x, size_t i)
{
    switch (x->s[i]) {
    case ':': return look_at_colon(x, i);
    case '.': return look_at_dot(x, i);
    default: return look_at_angle(x, i);
    }
}

/* Returns FOUND, or sets *needed to the offset up to which the text is no longer needed. */
static enum verdict search_buffer(struct find_search *x, size_t *needed)
{
    const unsigned char *const s = (const unsigned char *)x->s;
    struct uric_finder *const f = x->f;

    for (;;) {
        enum verdict verdict;
        size_t end, at;

        *needed = x->n;
        if (f->passing && !pass_long(x))
            return NOTHING;
        end = end_of_text(x);
        at = x->next < end ? uric_find_marker(s, x->next, end, f->flags) : end;
        if (at == end && f->value == VALUE_READY) {
            if (x->next < end)
                x->next = end;
            if (look_at_value(x) == FOUND)
                return FOUND;
            continue;
        }
        if (at == end) {
            if (x->next < end)
                x->next = end;
            *needed = end;
            return NOTHING;
        }
        verdict = look_at(x, at);
        if (verdict == MORE) {
            x->next = *needed = at;
            return NOTHING;
        }
        if (x->next <= at)
            x->next = at + 1;
        if (verdict == FOUND)
            return FOUND;
    }
}

void uric_find_init(struct uric_finder *f, enum uric_find_flags flags)
{
    memset(f, 0, sizeof *f);
    f->flags = flags;
}

void uric_find_init_at(struct uric_finder *f, enum uric_find_flags flags,
                       uint64_t offset, size_t before)
{
    uric_find_init(f, flags);
    f->offset = offset - before;
    f->next = offset;
}

bool uric_find(struct uric_finder *f, const char *s, size_t n, bool more,
               struct uric_found *found)
{
    struct find_search x;
    enum verdict verdict;
    size_t needed;

    x.f = f;
    x.s = s;
    x.n = n;
    x.more = more;
    x.found = found;
    x.done = f->done > f->offset ? (size_t)(f->done - f->offset) : 0;
    x.next = (size_t)(f->next - f->offset);
    verdict = search_buffer(&x, &needed);
    f->next = f->offset + x.next;
    f->done = f->offset + x.done;
    if (verdict == FOUND)
        return true;
    if (!more)
        f->offset = f->next = f->offset + n;
    else if (needed > URIC_FIND_CONTEXT)
        f->offset += needed - URIC_FIND_CONTEXT;
    return false;
}

/* ---- cutting a text ---- */

/* The offset after the last byte before i that ends every URI, white space aside; 0 if none.
 * Such a byte can only be a delimiter; a "\" may be in an escaped URI. */
static size_t after_excluded(const char *s, size_t i)
{
    while (i > 0 && (!ends_all(s[i - 1]) || is_white(s[i - 1]) || s[i - 1] == '\\'))
        i--;
    return i;
}

/* Whether the delimiter before i may open a URI whose closing delimiter is at n or later. */
static int delimiter_is_open(const char *s, size_t i, size_t n, char delimiter)
{
    struct uric_delimited d;

    return is_delimiter(delimiter) &&
           uric_find_delimited(s + i, n - i, delimiter == '"', &d) == n - i;
}

static int begins_with_scheme(const char *s, size_t n)
{
    size_t i = 0;

    if (n == 0 || !is_of(s[0], URIC_TEXT_LETTER))
        return 0;
    while (i < n && is_of(s[i], URIC_TEXT_SCHEME))
        i++;
    return i < n && s[i] == ':';
}

static size_t after_white(const char *s, size_t i, size_t n)
{
    while (i < n && is_white(s[i]))
        i++;
    return i;
}

/* Whether the n bytes at s, which end in a quote, may be a URI that this quote closes: one of
 * RFC 3986, in pieces, or one with bytes beyond it, in one. */
static int is_closed(const char *s, size_t n)
{
    struct uric_delimited d;
    size_t i = after_white(s, 0, n);

    uric_find_delimited(s, n, 1, &d);
    if (d.closed && begins_with_scheme(s + d.begin, n - d.begin))
        return 1;
    if (n - i >= 4 && is_prefix(s + i, 4))
        i = after_white(s, i + 4, n);
    if (!begins_with_scheme(s + i, n - i))
        return 0;
    while (i < n && !is_white(s[i]))
        i++;
    return i == n;
}

/* The offset after the last quote that closes no URI; 0 if every quote may close one.  Whether
 * a quote closes a URI depends on the quote before it. */
static size_t after_opening(const char *s, size_t i, size_t before)
{
    while (i > 0) {
        const size_t last = after_excluded(s, i - 1);
        const char delimiter = last + before > 0 ? *(s + last - 1) : '\0';

        if (delimiter != '"' || !is_closed(s + last, i - last))
            break;
        i = last;
    }
    return i;
}

size_t uric_find_cut(const char *s, size_t n, size_t before)
{
    const size_t i = after_excluded(s, n);
    const char delimiter = i + before > 0 ? *(s + i - 1) : '\0';
    size_t space = n;

    while (space > i && !is_white(s[space - 1]))
        space--;
    if (space - i >= URIC_FIND_LONGEST + URIC_FIND_CONTEXT ||
        !delimiter_is_open(s, i, n, delimiter))
        return space;
    return delimiter == '"' ? after_opening(s, i, before) : i;
}
