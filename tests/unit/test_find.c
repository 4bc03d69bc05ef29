/* URIs in free text.  argv[1]: the top of the tree; URIC_SHARED: third-party texts. */
#include "support/guard.h"
#include "support/random.h"
#include "support/utf8_encode.h"
#include "uric_text.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static const char *top = ".";

struct text {
    char *s;
    size_t n;
};

/* Spans, or results. */
struct list {
    struct uric_found *found;
    size_t n, room;
};

static void *grown(void *array, size_t n, size_t *room, size_t size)
{
    if (n < *room)
        return array;
    *room = 2 * *room + 16;
    array = realloc(array, *room * size);
    assert_non_null(array);
    return array;
}

static void add(struct list *l, const struct uric_found *found)
{
    l->found = grown(l->found, l->n, &l->room, sizeof *found);
    l->found[l->n++] = *found;
}

/* ---- texts ---- */

static int read_text(const char *directory, const char *name, struct text *t)
{
    char path[512];
    size_t room = 0, got;
    FILE *file;

    memset(t, 0, sizeof *t);
    snprintf(path, sizeof path, "%s/%s", directory, name);
    file = fopen(path, "rb");
    if (file == NULL)
        return 0;
    do {
        t->s = grown(t->s, t->n, &room, 1);
        got = fread(t->s + t->n, 1, room - t->n, file);
        t->n += got;
    } while (got > 0);
    fclose(file);
    return 1;
}

static int is_mark(const struct text *t, size_t i, const char *mark)
{
    return t->n - i >= 3 && memcmp(t->s + i, mark, 3) == 0;
}

#define OPENS "\xe2\x9f\xa6"
#define CLOSES "\xe2\x9f\xa7"
#define MEANS "\xe2\xa6\x83"
#define MEANT "\xe2\xa6\x84"

/* Removes the marks from a text, and what the URIs mean, and collects the spans that they mark. */
static void take_marks(struct text *t, struct list *marked)
{
    struct uric_found span;
    size_t from, to = 0;

    memset(marked, 0, sizeof *marked);
    memset(&span, 0, sizeof span);
    for (from = 0; from < t->n; from++) {
        if (is_mark(t, from, OPENS)) {
            span.begin = to;
            from += 2;
        } else if (is_mark(t, from, CLOSES)) {
            span.end = to;
            add(marked, &span);
            from += 2;
        } else if (is_mark(t, from, MEANS)) {
            while (!is_mark(t, from, MEANT))
                from++;
            from += 2;
        } else {
            t->s[to++] = t->s[from];
        }
    }
    t->n = to;
}

/* ---- searches ---- */

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

/* Percent-encodes what a result has beyond RFC 3986; to has room for three times n bytes.
 * Brackets are encoded after the authority only. */
static size_t encode_tolerated(const char *s, size_t n, char *to)
{
    const size_t scheme = strspn(s, LETTERS "+-.");
    size_t i, k = 0, host = s[scheme] == ':' ? scheme + 1 : 0, hashes = 0;

    host = strncmp(s + host, "//", 2) == 0 ? host + 2 : 0;
    while (host > 0 && host < n && memchr("/?#", s[host], 3) == NULL)
        host++;
    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)s[i];
        const int is_hex = i + 2 < n && strspn(s + i + 1, "0123456789abcdefABCDEF") >= 2;

        hashes += c == '#';
        if (c > 0x7F || strchr(" {}|^<>\"`\\", c) != NULL || (c == '#' && hashes > 1) ||
            (c == '%' && !is_hex) || (i >= host && (c == '[' || c == ']')))
            k += (size_t)sprintf(to + k, "%%%02X", c);
        else
            to[k++] = (char)c;
    }
    return k;
}

/* Invariants of every result; s is the text's byte at the finder's offset. */
static void check_found(const char *s, uint64_t offset, const struct uric_found *found,
                        const struct uric_found *before)
{
    char *const joined = malloc((size_t)found->length + 4);
    const char *const at = s + (size_t)(found->begin - offset);
    const size_t after_slashes = found->mark == URIC_FOUND_SUFFIX ? 2 : 0;
    struct uric_piece piece;
    struct uric u;
    uint32_t pieces = 0, last = 0;
    int rule;
    size_t length = 0, joined_length;
    char *const encoded = malloc(3 * (size_t)found->length + 12);

    assert_non_null(joined);
    assert_non_null(encoded);
    memcpy(joined, "//", 2);
    if (found->length > 0)
        assert_int_equal(uric_found_join(at, found, NULL, 0, &joined_length), URIC_TOO_SMALL);
    assert_int_equal(uric_found_join(at, found, joined + after_slashes, found->length,
                                     &joined_length),
                     URIC_OK);
    assert_int_equal(joined_length, found->length);
    joined[found->length + after_slashes] = '\0';
    rule = found->mark == URIC_FOUND_SUFFIX || found->mark == URIC_FOUND_ATTRIBUTE
               ? URIC_RULE_URI_REFERENCE
               : URIC_RULE_URI;
    assert_int_equal(
        uric_parse_as(rule, joined, found->length + after_slashes, NULL, &u) == URIC_OK,
        found->tolerated == 0);
    length = encode_tolerated(joined, found->length + after_slashes, encoded);
    assert_int_equal(uric_parse_as(rule, encoded, length, NULL, &u), URIC_OK);
    free(encoded);
    length = 0;
    assert_true(found->outer_begin <= found->begin && found->begin <= found->end &&
                found->end <= found->outer_end);
    assert_true(found->end - found->begin <= URIC_FIND_LONGEST);
    if (before != NULL)
        assert_true(before->outer_end <= found->outer_begin);
    memset(&piece, 0, sizeof piece);
    while (uric_found_next(at, found, &piece)) {
        /* an escaped character beyond US-ASCII has a piece for each of its bytes */
        assert_true(last <= piece.begin || (last == piece.end && piece.bytes.n == 1 &&
                                            (piece.bytes.s[0] & 0xC0) == 0x80));
        assert_true(piece.begin < piece.end);
        assert_memory_equal(joined + after_slashes + length, piece.bytes.s,
                            piece.bytes.n);
        length += piece.bytes.n;
        last = piece.end;
        pieces++;
    }
    assert_int_equal(pieces, found->pieces);
    assert_int_equal(length, found->length);
    assert_true(last <= found->end - found->begin);
    free(joined);
}

static void take_all(struct uric_finder *f, const char *s, size_t n, int more,
                     struct list *l)
{
    struct uric_found found;

    while (uric_find(f, s, n, more, &found)) {
        check_found(s, uric_finder_offset(f), &found, l->n > 0 ? &l->found[l->n - 1] : NULL);
        add(l, &found);
    }
}

static void find_whole(const struct text *t, unsigned flags, struct list *l)
{
    struct uric_finder f;

    memset(l, 0, sizeof *l);
    uric_find_init(&f, flags);
    take_all(&f, guard_end(t->s, t->n), t->n, 0, l);
    assert_int_equal(uric_finder_offset(&f), t->n);
}

/* The same with buffers that end at the given places, the last of which is the end of the
 * text; each starts with the bytes that the search still needs. */
static void find_in_buffers(const struct text *t, unsigned flags, const size_t *ends,
                            struct list *l)
{
    struct uric_finder f;
    size_t i;

    l->n = 0;
    uric_find_init(&f, flags);
    for (i = 0; i == 0 || ends[i - 1] < t->n; i++) {
        const size_t from = (size_t)uric_finder_offset(&f), n = ends[i] - from;

        take_all(&f, guard_end(t->s + from, n), n, ends[i] < t->n, l);
        assert_true(ends[i] - uric_finder_offset(&f) <= URIC_FIND_CONTEXT + URIC_FIND_LONGEST + 2);
    }
}

static void assert_same(const struct list *a, const struct list *b, size_t place)
{
    if (a->n != b->n || (a->n > 0 && memcmp(a->found, b->found,
                                            a->n * sizeof *a->found) != 0))
        fail_msg("the results differ when cut at %zu", place);
}

static void same_at_every_split(const struct text *t, unsigned flags)
{
    struct list whole, parted = { NULL, 0, 0 };
    size_t ends[2], i;

    find_whole(t, flags, &whole);
    ends[1] = t->n;
    for (i = 0; i < t->n; i++) {
        ends[0] = i;
        find_in_buffers(t, flags, ends, &parted);
        assert_same(&whole, &parted, i);
    }
    free(whole.found);
    free(parted.found);
}

static void same_byte_by_byte(const struct text *t, unsigned flags)
{
    struct list whole, parted = { NULL, 0, 0 };
    size_t *const ends = calloc(t->n + 1, sizeof *ends);
    size_t i;

    assert_non_null(ends);
    find_whole(t, flags, &whole);
    for (i = 0; i <= t->n; i++)
        ends[i] = i < t->n ? i + 1 : t->n;
    find_in_buffers(t, flags, ends, &parted);
    assert_same(&whole, &parted, 1);
    free(ends);
    free(whole.found);
    free(parted.found);
}

/* Parts of at least the given length, which can be searched separately. */
static void same_in_parts(const struct text *t, unsigned flags, size_t least)
{
    struct list whole, parted = { NULL, 0, 0 };
    size_t begin = 0, n = least;

    find_whole(t, flags, &whole);
    while (begin < t->n) {
        const size_t before = begin < URIC_FIND_CONTEXT ? begin : URIC_FIND_CONTEXT;
        const size_t all = t->n - begin;
        struct uric_finder f;
        size_t cut = 0;

        for (; n < all && cut == 0; n++)
            cut = uric_find_cut(t->s + begin, n, before);
        if (cut == 0)
            cut = all;
        assert_true(cut <= all);
        uric_find_init_at(&f, flags, begin, before);
        take_all(&f, guard_end(t->s + begin - before, before + cut), before + cut, 0,
                 &parted);
        begin += cut;
        n = least;
    }
    assert_same(&whole, &parted, least);
    free(whole.found);
    free(parted.found);
}

static void same_anyhow(const struct text *t, unsigned flags)
{
    same_at_every_split(t, flags);
    same_byte_by_byte(t, flags);
    if (!(flags & (URIC_FIND_HTML | URIC_FIND_WRAPPED))) {
        same_in_parts(t, flags, 1);
        same_in_parts(t, flags, 7);
        same_in_parts(t, flags, 300);
    }
}

/* ---- results ---- */

struct example {
    unsigned flags;
    const char *text;  /* with marks, which may contain white space */
    const char *found; /* "KIND URI" for each, a "?" after the kind if it is doubtful */
};

static const struct example examples[] = {
    /* RFC 3986, Appendix C; RFC 2396, Appendix E, has the same */
    { 0, "Yes, Jim, I found it under \"⟦http://www.w3.org/Addressing/⟧\",\n"
         "but you can probably pick it up from <⟦ftp://foo.example.\n"
         "com/rfc/⟧>.  Note the warning in <⟦http://www.ics.uci.edu/pub/\n"
         "ietf/uri/historical.html#WARNING⟧>.\n",
      "quoted http://www.w3.org/Addressing/ angle ftp://foo.example.com/rfc/ "
      "angle http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING" },
    /* RFC 1738, Appendix */
    { 0, "Yes, Jim, I found it under <URL:⟦ftp://info.cern.ch/pub/www/doc;\n"
         "      type=d⟧> but you can probably pick it up from <URL:⟦ftp://ds.in\n"
         "      ternic.net/rfc⟧>.  Note the warning in <URL:⟦http://ds.internic.\n"
         "      net/instructions/overview.html#WARNING⟧>.",
      "angle ftp://info.cern.ch/pub/www/doc;type=d "
      "angle ftp://ds.internic.net/rfc "
      "angle http://ds.internic.net/instructions/overview.html#WARNING" },
    /* the hyphen, with white space around the end of the line */
    { 0, "<⟦http://a/b- \r\n\t c⟧>", "angle? http://a/b-c" },
    { 0, "<⟦http://a/b- c⟧>", "angle http://a/b-c" },
    { 0, "<⟦http://a/b-c-⟧\n", "bare http://a/b-c-" },
    { 0, "<⟦http://a/b-⟧\n>", "angle http://a/b-" },
    /* "URL:", with or without a space */
    { 0, "<URL: ⟦foo:bar⟧> <url:⟦foo:baz⟧> \"URL:⟦foo:x⟧\" URL:⟦foo:y⟧. xURL:foo:z",
      "angle foo:bar angle foo:baz quoted foo:x prefixed foo:y" },
    { 0, "URL: ⟦http://a/⟧ URL: foo:bar <URL:> URL:", "bare http://a/" },
    /* white space between delimiters */
    { 0, "< ⟦http:\n//a/ b \t c⟧ >", "angle http://a/bc" },
    { 0, "<⟦file:///a\nb⟧> <http:///a\nb>", "angle file:///ab" },
    { 0, "<⟦http://a/b⟧\n\nc>", "bare http://a/b" },
    { 0, "<⟦http://a/⟧ ⟦http://b/⟧>", "bare http://a/ bare http://b/" },
    { 0, "\"⟦http://a/⟧ is down\" \"⟦http://a/ b/c⟧\" \"⟦http://a/\nb⟧\"",
      "bare http://a/ quoted http://a/b/c quoted http://a/b" },
    { 0, "<⟦http://a/b⟧|c> <⟦http://a⟧ <⟦http://b/⟧>",
      "bare http://a/b bare http://a angle http://b/" },
    /* schemes */
    { 0, "<std::string> \"foo:bar\" <⟦mailto:a@b⟧> <⟦made-up://x⟧> <m:x>",
      "angle mailto:a@b angle made-up://x" },
    { URIC_FIND_ANY_SCHEME, "<⟦std::string⟧> \"⟦foo:bar⟧\" foo:bar",
      "angle std::string quoted foo:bar" },
    { 0, "⟦mailto:a@b.example⟧, ⟦urn:a1:b⟧; ⟦news:comp.lang.c⟧! ⟦tel:+1-23⟧ ⟦data:,x⟧ "
         "⟦sip:a@b⟧ ⟦geo:1.5,-2⟧ ⟦magnet:?x⟧ ⟦data:text/plain;a=b;base64,xx⟧ ⟦NEWS:x@y⟧",
      "bare mailto:a@b.example bare urn:a1:b bare news:comp.lang.c bare tel:+1-23 "
      "bare data:,x bare sip:a@b bare geo:1.5,-2 bare magnet:?x "
      "bare data:text/plain;a=b;base64,xx bare NEWS:x@y" },
    { 0, "⟦urn:0123456789abcdef-0123456789abcde:x⟧ urn:0123456789abcdef-0123456789abcdef:x",
      "bare urn:0123456789abcdef-0123456789abcde:x" },
    { 0, "mailto:a urn:a: urn::b news:x tel:ab tel:12 data:x sip:b geo:1 magnet:x "
         "data: , mailto: a@b c:d c://d http:x https:/y a:b",
      "" },
    /* the start */
    { 0, "x=⟦http://a/⟧ (⟦http://b/⟧) -⟦http://c/⟧ 1.⟦http://d/⟧ _⟦http://e/⟧ \xc3\xa9"
         "⟦http://f/⟧ There.⟦http://g/⟧ ⟦com.example.app://h/⟧ 1http://i/",
      "bare http://a/ bare http://b/ bare http://c/ bare http://d/ bare http://e/ "
      "bare http://f/ bare http://g/ bare com.example.app://h/" },
    /* escaped slashes */
    { 0, "{\"u\":\"⟦https:\\/\\/a.example\\/x?b=c.⟧\",\"v\":\"⟦http:\\/\\/a\\/ü⟧\"} see ⟦http:\\/\\/a\\/b⟧. "
         "⟦http:\\/\\/a⟧\\n http:\\/\\/ http:\\/x http:\\/\\//a",
      "escaped https://a.example/x?b=c. +json escaped http://a/ü ~utf8 +json "
      "escaped http://a/b +json escaped http://a +json" },
    { URIC_FIND_STRICT, "⟦http:\\/\\/a\\/⟧ü ⟦http:\\/\\/a\\/b⟧",
      "escaped http://a/ +json cut escaped http://a/b +json" },
    /* JSON, JavaScript and logs */
    { 0, "\"⟦http://a/?b\\u0026c⟧\" \"⟦http:\\u002F\\u002fa/\\u00e9⟧\" \"⟦http://a/⟧\\ud83d\\ude00\" "
         "\"⟦http://a/b⟧\\u003c \"⟦http://a/b⟧\\u0020c ⟦http://a/\\u{e9}⟧ ⟦mailto:b\\u0040c⟧ "
         "{\\\"u\\\":\\\"⟦http:\\\\/\\\\/a\\\\/b⟧\\\"} ⟦http://a/b⟧\\ud83d\\n ⟦http://a/b⟧\\u12 ⟦http://a/b⟧\\qc",
      "escaped http://a/?b&c +json escaped http://a/é ~utf8 +json bare http://a/ "
      "bare http://a/b bare http://a/b escaped http://a/é ~utf8 +json escaped mailto:b@c +json "
      "escaped http://a/b +json bare http://a/b cut bare http://a/b cut bare http://a/b cut" },
    { 0, "⟦http://a/⟧\\ud83d\\ude00/b ⟦http://a/⟧\\u2192 ⟦http://a/b⟧\\xe2\\x86\\x92/c ⟦http://a/\\xc3\\xa9⟧ "
         "'⟦http:\\x2f/a/b\\x3fc⟧' ⟦http://a/b⟧\\x22 ⟦http://a/?b=\\x5b1\\x5d⟧ ⟦http://a/b\\x27c⟧",
      "bare http://a/ cut bare http://a/ bare http://a/b cut escaped http://a/é ~utf8 +hex "
      "escaped http://a/b?c +hex bare http://a/b escaped http://a/?b=[1] ~brackets +hex "
      "escaped http://a/b'c +hex" },
    { URIC_FIND_STRICT, "⟦http://a/\\u0062⟧\\u00e9 ⟦http://a/b\\_c⟧|d",
      "escaped http://a/b +json cut escaped http://a/b_c +backslash cut" },
    /* a terminal's colours, between URIs and inside of them */
    { 0, "\x1b[31m⟦http://a/b⟧\x1b[0mand \x1b[4m⟦http://a/b⟧\x1b[24mc \x1b[31m⟦http://a⟧\x1b[39m/ ⟦http://a/b⟧\x1b[0m c "
         "⟦http://a/⟧\x1b[01;31m\x1b[Kb\x1b[m\x1b[K/c \x1b[34m⟦http://a/⟧\x1b[1mb ⟦http://a/b⟧\x1b[m\x1b[K/c "
         "\x1b[35m⟦http://a/⟧\x1b[01;31m\x1b[Kb\x1b[m\x1b[K \x1b]8;;⟦http://a/b⟧\x1b\\x\x1b]8;;\x1b\\",
      "bare http://a/b bare http://a/b bare http://a bare http://a/b bare http://a/ cut bare http://a/ cut "
      "bare http://a/b cut bare http://a/ cut bare http://a/b" },
    /* Markdown, LaTeX, shells, properties */
    { 0, "⟦http://a/b\\_c⟧\\. [x](⟦http://a/b\\)c⟧) \\url{⟦http://a/b\\%20c\\#d⟧} ⟦http://a/b\\?c=d\\&e⟧ "
         "u=⟦http\\://a\\:80/⟧ x=⟦http\\://a/⟧ (⟦http://a/b\\_⟧\\) ⟦http://a/b⟧\\\\ ⟦http://a/b⟧\\ c ⟦http://a⟧\\",
      "escaped http://a/b_c +backslash escaped http://a/b)c +backslash "
      "escaped http://a/b%20c#d +backslash escaped http://a/b?c=d&e +backslash "
      "escaped http://a:80/ +backslash escaped http://a/ +backslash escaped http://a/b_ +backslash "
      "bare http://a/b bare http://a/b cut bare http://a" },
    { 0, "⟦http://a/\\~{}b⟧ ⟦http://a/{\\_}b⟧ ⟦http://a/\\textasciitilde{}b⟧ ⟦http://a/$\\sim$b⟧ "
         "{⟦http://a/{\\textasciitilde}b⟧} ⟦http://a/\\textasciitilde⟧ b ⟦http://a/\\textunderscore⟧",
      "escaped http://a/~b +tex escaped http://a/_b +tex escaped http://a/~b +tex "
      "escaped http://a/~b +tex escaped http://a/~b +tex escaped? http://a/~ +tex "
      "escaped http://a/_ +tex" },
    /* HTML and XML */
    { 0, "⟦http://a/?b&#38;c&#x26;d⟧ ⟦http:&#x2F;&#47;a/⟧ ⟦http://a/&eacute;⟧ ⟦http://a/b⟧&nbsp;c ⟦http://a/b⟧&rdquo;. "
         "<⟦http://a/?b&amp;c⟧> \"⟦http://a/?b&amp;c⟧\" \"⟦http://a/?b=&quot;c⟧\" ⟦http://a/?b&lt=c⟧; ⟦http://a/b&rarr;/c⟧",
      "escaped http://a/?b&c&d +html escaped http://a/ +html escaped http://a/é ~utf8 +html "
      "bare http://a/b bare http://a/b angle http://a/?b&c +html quoted http://a/?b&c +html "
      "quoted http://a/?b=&quot;c bare http://a/?b&lt=c bare http://a/b&rarr;/c" },
    { 0, "\"⟦http://a/é?b&amp;c⟧\" <⟦http://a/b\n?c&amp;d⟧>",
      "escaped http://a/é?b&c ~utf8 +html angle http://a/b?c&d +html" },
    /* a quote closes one only right after it */
    { 0, "\"⟦http://a/?b&amp;c⟧:=>\" d", "escaped http://a/?b&c +html" },
    { URIC_FIND_STRICT, "\"⟦http://a/?b&amp;c⟧:=>\" d", "escaped http://a/?b&c +html" },
    /* what is after the punctuation after one decides whether it is cut or shortened */
    { URIC_FIND_STRICT, "⟦sh://g@⟧::`3", "bare sh://g@ cut" },
    { URIC_FIND_STRICT, "⟦ex://[v1.a]⟧...ik- x", "bare? ex://[v1.a]" },
    { 0, "<⟦http://a/?b=3Dc⟧> \"⟦http://a/?b=3D=\nc⟧\" <⟦http://a/?b=3D⟧>",
      "escaped? http://a/?b=c +quoted-printable quoted http://a/?b=3D=c angle http://a/?b=3D" },
    /* quoted-printable text, where it shows, and where it may be */
    { 0, "⟦http://a/?b=3Dc&d=3D=\n=C3=A9⟧ ⟦http://a/?b=3D⟧ ⟦http://a/?b=3Dc&d=e⟧ ⟦http://a/b=⟧\nc "
         "⟦http://a/?b==⟧\nc ⟦http://a/?b=⟧ c\n"
         "0123456789 123456789 123456789 123456789 123456789 1234567 ⟦http://a/b/=\nc⟧ ",
      "escaped? http://a/?b=c&d=é ~utf8 +quoted-printable bare? http://a/?b=3D "
      "bare http://a/?b=3Dc&d=e bare? http://a/b= bare http://a/?b== bare http://a/?b= "
      "escaped? http://a/b/c +quoted-printable" },
    { 0, "⟦h=\nttps://a/b⟧ ⟦https=\r\n://a/b=\nc⟧ ⟦http=\ns://a/b⟧ x=\n⟦http://a/b⟧ ⟦http://=C3=A9/⟧=C2=A0 ⟦http://a/?b=C3=d⟧",
      "escaped? https://a/b +quoted-printable escaped? https://a/bc +quoted-printable "
      "escaped? https://a/b +quoted-printable bare http://a/b escaped? http://é/ ~utf8 +quoted-printable bare http://a/?b=C3=d" },
    { 0, "⟦http://a/=F0=90=8D=88⟧ b", "escaped? http://a/\xF0\x90\x8D\x88 ~utf8 +quoted-printable" },
    /* manual pages */
    { 0, ".UR ⟦http://\\:a.b/\\:c\\-d\\(ti\\%e⟧\\&\n.URL \"⟦http://a\\-b/⟧\"\n\\fI⟦http://a/b⟧\\fP \\(la⟦http://a/b⟧\\(ra \\f(CW⟦http://a/b⟧\\fP "
         "⟦http://a/b⟧\\&. ⟦http://a\\-b/\\:c\\:.d⟧ ⟦http://a/b\\%c⟧ \\fB⟦https://a\\&.b/\\&.c⟧\\&.\\fR \\*(Aq⟦http://a/b⟧\\*(Aq "
         "\\f5⟦http://a/b⟧\\fR ⟦http://a/\\&.\\&./b⟧ \\*(L\"⟦http://a/b⟧\\*(R\"",
      "escaped http://a.b/c-d~e +roff escaped http://a-b/ +roff bare http://a/b bare http://a/b bare http://a/b bare http://a/b "
      "escaped http://a-b/c.d +backslash,roff escaped http://a/bc +roff escaped https://a.b/.c +roff bare http://a/b "
      "bare http://a/b escaped http://a/../b +roff bare http://a/b" },
    /* lines that are wrapped in URIs, and others */
    { URIC_FIND_WRAPPED,
      "0123456789 123456789 123456789 123456789 12 ⟦http://a.example/b/\n  cd⟧.  efgh ijkl mnop\n"
      "0123456789 123456789 123456789 (⟦http://a.example/b/c-\r\nd/0123456789/0123456789/0123456789/0123456789/0123456789/0123456789\n"
      "/e?f=g⟧), ⟦http://b.example/⟧\nc/d\n"
      "0123456789 123456789 123456789 123456789 123 ⟦http://a.example/b⟧\ncdefghijk ⟦http://c.example/⟧.\n"
      "0123456789 123456789 123456789 123456789 123 ⟦http://a.example/⟧\n⟦http://b.example/⟧\n"
      "0123456789 123456789 123456789 123456789 123 ⟦http://a.example/\n\tb/ü⟧\n"
      "0123456789 123456789 123456789 123456789 123 4567 ⟦http://\n  a.example/bcd/0123456789/0123456789/0123456789/0123456789/0123456789?\nef=g⟧\nhttp://\n\nhttp://\n/",
      "bare? http://a.example/b/cd bare? http://a.example/b/c-d/0123456789/0123456789/0123456789/0123456789/0123456789/0123456789/e?f=g "
      "bare http://b.example/ bare http://a.example/b bare http://c.example/ bare http://a.example/ "
      "bare http://b.example/ bare? http://a.example/b/ü ~utf8 bare? http://a.example/bcd/0123456789/0123456789/0123456789/0123456789/0123456789?ef=g" },
    /* labels of AsciiDoc */
    { 0, "⟦http://a/b⟧[c] ⟦http://a/b⟧[] ⟦http://a/b#c⟧[d, e] ⟦http://a/?b=c⟧[d]. ⟦http://a/?b[c]⟧ ⟦http://a/?b=[c]⟧ "
         "⟦http://a/b[c]/d⟧ ⟦http://a⟧[c] '⟦http://a/b[c]⟧' ⟦http://a/b⟧[2]",
      "bare? http://a/b bare? http://a/b bare http://a/b#c bare? http://a/?b=c "
      "bare http://a/?b[c] ~brackets bare http://a/?b=[c] ~brackets bare http://a/b[c]/d ~brackets "
      "bare http://a bare http://a/b[c] ~brackets bare http://a/b" },
    /* after a control sequence of a terminal */
    { 0, "\x1b[31m⟦https://a/⟧\x1b[0m \x1b[1;31m⟦https://b/⟧\x1b[m\x1b[K⟦http://c/⟧ [31mhttp://d/ "
         "\x1b[mh://e",
      "bare https://a/ bare https://b/ bare http://c/" },
    /* the end */
    { 0, "(see ⟦http://a/b_(c)⟧.) (⟦http://a⟧), [⟦http://a/⟧]. {⟦http://a/⟧} ⟦http://a/⟧\\",
      "bare http://a/b_(c) bare http://a bare http://a/ bare http://a/ bare http://a/" },
    { 0, "⟦http://a/b⟧(c ⟦http://a/b⟧)c ⟦http://a/((b))⟧) ⟦http://a/(b)c⟧",
      "bare http://a/b bare http://a/b bare http://a/((b)) bare http://a/(b)c" },
    { 0, "⟦http://a/b⟧...?! *⟦http://a/b⟧* _⟦http://a/b⟧_. ⟦http://a/b_~⟧ "
         "⟦http://a/?b⟧? ⟦http://a/b#⟧, ⟦http://a/it's⟧'",
      "bare? http://a/b bare http://a/b bare http://a/b bare http://a/b_~ bare http://a/?b "
      "bare http://a/b# "
      "bare http://a/it's" },
    /* perhaps shortened */
    { 0, "⟦http://a/b⟧... ⟦http://a/b/⟧… ⟦http://a/b/...c⟧ ⟦http://a/⟧* *⟦http://a/⟧* **⟦http://a/⟧** ⟦http://a/b⟧* "
         "⟦http://a/é⟧... ⟦http://a/b\\_c⟧...",
      "bare? http://a/b bare? http://a/b/ bare http://a/b/...c bare? http://a/ bare http://a/ "
      "bare http://a/ bare http://a/b bare? http://a/é ~utf8 escaped? http://a/b_c +backslash" },
    /* ended by a quote or "<" that seems to be inside */
    { 0, "⟦http://a/?b=⟧\\x22c\\x22&d \\x22⟦http://a/b⟧\\x22c ⟦http://a/b⟧\\\\c ⟦http://a/b⟧\\bc ⟦http://a/b⟧\\nc ⟦http://a/?b=⟧\"c\" "
         "\"x ⟦http://a/b⟧\"/> ⟦http://a/b⟧`c `⟦http://a/b⟧`c ⟦http://a/b⟧&quot;c &quot;⟦http://a/b⟧&quot;c",
      "bare http://a/?b= cut bare http://a/b bare http://a/b cut bare http://a/b cut bare http://a/b "
      "bare http://a/?b= cut bare http://a/b bare http://a/b cut bare http://a/b bare http://a/b cut "
      "bare http://a/b" },
    { 0, "⟦http://a/⟧<name>/b ⟦http://a/⟧<the name> ⟦http://a/⟧<br> ⟦http://a/⟧<BR>c ⟦http://a/b⟧<c> ⟦http://a/⟧</c> "
         "⟦http://a/?b=⟧&lt;the-name&gt; ⟦http://a/⟧&lt;/b&gt; <⟦http://a/⟧<c> ⟦http://a/⟧<a\\-b>",
      "bare http://a/ cut bare http://a/ bare http://a/ bare http://a/ bare http://a/b bare http://a/ "
      "bare http://a/?b= cut bare http://a/ bare http://a/ cut bare http://a/ cut" },
    { 0, "⟦http://a/⟧<h2>b ⟦http://a/⟧<Section> ⟦http://a/⟧<blockquote>b ⟦http://a/⟧<figcaption> "
         "⟦http://a/⟧<title> ⟦http://a/⟧<h7>",
      "bare http://a/ bare http://a/ bare http://a/ bare http://a/ bare http://a/ cut "
      "bare http://a/ cut" },
    { URIC_FIND_STRICT, "⟦http://a/⟧<name>/b [x](<⟦http://a/b⟧ c>)", "bare http://a/ cut bare http://a/b cut" },
    /* strings of source text, of which the compiler makes one */
    { 0, "\"see ⟦http://a/b/⟧\"\n\"c\" \"⟦http://a/b/⟧\"\n\"c\" \"see ⟦http://a/b⟧\"\n\" c\" \"see ⟦http://a/b⟧\"\r\n  \"c\"",
      "bare http://a/b/ cut quoted http://a/b/ bare http://a/b bare http://a/b cut" },
    /* an apostrophe, and one that closes */
    { 0, "⟦http://a/it&#39;s⟧ &#39;⟦http://a/b⟧&#39;,c \\x27⟦http://a/b⟧\\x27+c &apos;⟦http://a/b⟧&apos;c",
      "escaped http://a/it's +html bare http://a/b bare http://a/b bare http://a/b" },
    { 0, "⟦http://a/it&#039;s⟧ &#039;⟦http://a/b⟧&#039;,c &#039;⟦http://a/b⟧&#039;",
      "escaped http://a/it's +html bare http://a/b bare http://a/b" },
    /* the escape of a control character, and the character */
    { 0, "⟦http://a/é⟧\\abc ⟦http://a/é⟧\abc ⟦http://a/⟧\abc",
      "bare http://a/é ~utf8 cut bare http://a/é ~utf8 bare http://a/" },
    /* a destination of Markdown has spaces */
    { 0, "[x](<⟦http://a/b c⟧>) [x](<⟦http://a/b\nc⟧>) (<⟦http://a/b c⟧>) [x](<⟦http://a/é b⟧>)",
      "angle http://a/b c ~space angle http://a/bc angle http://a/bc angle http://a/é b ~space,utf8" },
    /* after an escaped byte */
    { 0, "=20⟦http://a/b⟧ u=3D⟦http://a/b⟧ =C2=A0⟦https://a/b⟧ ?u=%22⟦http://a/b%22⟧ =3d⟦http://a⟧ =20xh://a =1http://a",
      "bare http://a/b bare http://a/b bare https://a/b bare http://a/b%22 bare http://a" },
    { 0, "'⟦http://a/b⟧','⟦http://c/d⟧' ⟦http://a/b⟧,⟦http://c/d⟧;⟦ftp://e⟧ ⟦http://a/b,c;d⟧",
      "bare http://a/b bare http://c/d bare http://a/b bare http://c/d bare ftp://e "
      "bare http://a/b,c;d" },
    { 0, "⟦http://a/?b&c⟧&gt; &lt;⟦http://a/⟧&gt; ⟦http://a/⟧&#34;x ⟦http://a/⟧&#X3E; "
         "⟦http://a/&amp;b⟧ ⟦http://a/&gtx⟧",
      "bare http://a/?b&c bare http://a/ bare http://a/ cut bare http://a/ escaped http://a/&b +html "
      "bare http://a/&gtx" },
    { 0, "⟦http://a/é⟧&#34;x ⟦http://a/é⟧&#X3E; ⟦http://a/é’%41⟧",
      "bare http://a/é ~utf8 cut bare http://a/é ~utf8 bare http://a/é’%41 ~utf8" },
    { 0, "⟦http://a/b⟧->⟦http://c/⟧=>x http://${c} ⟦http://a/b-⟧ ->",
      "bare http://a/b bare http://c/ bare http://a/b-" },
    /* "${" ends a URI if nothing closes it */
    { 0, "⟦http://a/${b}⟧ ⟦http://a/${b}/c⟧. ⟦http://a/⟧${b ⟦http://a/b⟧.${c",
      "bare http://a/${b} ~braces bare http://a/${b}/c ~braces bare http://a/ cut "
      "bare http://a/b cut" },
    { URIC_FIND_STRICT, "⟦http://a/⟧${b} ⟦http://a⟧.${b} {⟦http://a/⟧} ⟦http://a/b⟧[12]",
      "bare http://a/ cut bare http://a cut bare http://a/ bare http://a/b" },
    /* an arrow after bytes that are removed from the end, whether the grammar accepts it or
     * not */
    { 0, "see ⟦http://a/b⟧:=> ⟦ftp://@std⟧:=> ⟦http://a⟧:-> ⟦http://a/b.!${c}⟧ "
         "⟦http://a/b=⟧=> ⟦http://a/b=c⟧=> ⟦http://a/(b)⟧.=> ⟦http://a/b⟧(c=> "
         "_⟦http://a/b⟧_->c ⟦http://a?b&c⟧=> ⟦http://a/b=⟧, ⟦http://a/$⟧ ⟦http://a/b$⟧>",
      "bare http://a/b bare ftp://@std bare http://a bare http://a/b.!${c} ~braces bare http://a/b= "
      "bare http://a/b=c bare http://a/(b) bare http://a/b bare http://a/b "
      "bare http://a?b&c bare http://a/b= bare http://a/$ bare http://a/b$" },
    { URIC_FIND_SUFFIX, "⟦www.a.b⟧:=> ⟦www.a.b/c⟧.-> ⟦www.a.b/=c${d}⟧ ⟦www.a.b⟧=>",
      "suffix www.a.b suffix www.a.b/c suffix www.a.b/=c${d} ~braces suffix www.a.b" },
    /* a closing quote does not open */
    { URIC_FIND_ANY_SCHEME, "\"⟦http://a/⟧\" std::string \"⟦http://b/⟧\"",
      "quoted http://a/ quoted http://b/" },
    { URIC_FIND_ANY_SCHEME, "\"⟦ab:c⟧\"de:f\"⟦gh:i⟧\" jk:l \"⟦mn:o⟧\" pq:r \"s",
      "quoted ab:c quoted gh:i quoted mn:o" },
    { URIC_FIND_HTML | URIC_FIND_ANY_SCHEME, "<a href=\"⟦b⟧\" std::string \"c d=\"e\">",
      "attribute b" },
    /* the end by the grammar */
    { URIC_FIND_STRICT,
      "⟦http://a/b⟧|c ⟦http://a/b⟧^c ⟦http://a/⟧\xc3\xbc ⟦http://a/⟧%zz ⟦http://a/%41⟧%4 "
      "⟦http://a#b⟧#c ⟦http://m⟧ünchen.example/ http://日本.example/ ⟦http://a/?b⟧|c",
      "bare http://a/b cut bare http://a/b cut bare http://a/ cut bare http://a/ cut "
      "bare http://a/%41 cut bare http://a#b cut bare http://m cut bare http://a/?b cut" },
    /* bytes beyond RFC 3986, each where it is tolerated */
    { 0, "⟦http://a/b⟧|c ⟦http://a/b^c⟧ ⟦http://a/b⟧^ ⟦http://a/ü⟧ ⟦http://a/%zz⟧ ⟦http://a/%41%4⟧ "
         "⟦http://a#b#c⟧ ⟦http://a/?%zz⟧ ⟦http://a/?b|c⟧ ⟦http://a/?b⟧| ⟦http://a/?50%⟧",
      "bare http://a/b cut bare http://a/b^c ~caret bare http://a/b bare http://a/ü ~utf8 "
      "bare http://a/%zz ~stray-percent bare http://a/%41%4 ~stray-percent "
      "bare http://a#b#c ~hash "
      "bare http://a/?%zz ~stray-percent bare http://a/?b|c ~pipe bare http://a/?b "
      "bare http://a/?50% ~stray-percent" },
    /* a dash or an apostrophe between letters, and what ends a URI that goes on after it */
    { 0, "⟦http://a/b–c⟧ ⟦http://a/L’é⟧ ⟦http://a/b⟧– ⟦http://a/b⟧–, \"⟦http://a/b|c⟧\" "
         "<⟦http://a/b⟧|c> ⟦http://a/⟧😀/x ⟦http://a/⟧😀 ⟦http://a/⟧→. ⟦http://i⟧❤.example/",
      "bare http://a/b–c ~utf8 bare http://a/L’é ~utf8 bare http://a/b bare http://a/b "
      "quoted http://a/b|c ~pipe bare http://a/b bare http://a/ cut bare http://a/ "
      "bare http://a/ bare http://i cut" },
    { 0, "⟦http://a/?x[]=1&y[k]=2⟧ ⟦http://a/{id}/[k]/⟧ ⟦http://a/b⟧[c ⟦http://a/b⟧]c [⟦http://a/b⟧] "
         "[x ⟦http://a/?b[]⟧] ⟦http://a/b⟧[12] ⟦http://a/b[12]/c⟧ ⟦http://a/?b[12]⟧ {⟦http://a/b⟧} "
         "⟦http://a/b${c}/é⟧ ⟦http://a/⟧(b[c] ⟦http://[::1]/ü⟧",
      "bare http://a/?x[]=1&y[k]=2 ~brackets bare http://a/{id}/[k]/ ~brackets,braces "
      "bare http://a/b bare http://a/b bare http://a/b bare http://a/?b[] ~brackets "
      "bare http://a/b bare http://a/b[12]/c ~brackets bare http://a/?b[12] ~brackets "
      "bare http://a/b bare http://a/b${c}/é ~braces,utf8 bare http://a/ "
      "bare http://[::1]/ü ~utf8" },
    /* what is part of no URI, though the URI seems to go on */
    { 0, "⟦http://a/?q=⟧{\"b\":[1,2]} ⟦http://a⟧:%d/ ⟦http://a/⟧\xe4x ⟦http://a/b⟧.\xe4\xf6 ⟦http://a/⟧\xbb "
         "⟦http://a/ü⟧\xe4 ⟦http://a/é/⟧{\"",
      "bare http://a/?q= cut bare http://a cut bare http://a/ cut bare http://a/b cut "
      "bare http://a/ bare http://a/ü ~utf8 cut bare http://a/é/ ~utf8 cut" },
    { 0, "⟦http://a/50%off⟧ ⟦http://a/x%⟧ y ⟦http://a/⟧\xe4",
      "bare http://a/50%off ~stray-percent bare http://a/x% ~stray-percent bare http://a/ cut" },
    { URIC_FIND_STRICT, "⟦http://a/50⟧%off ⟦http://a/x⟧% y ⟦http://a/⟧\xe4x ⟦http://a/b⟧“ ⟦http://a/b⟧见",
      "bare http://a/50 cut bare http://a/x cut bare http://a/ cut bare http://a/b "
      "bare? http://a/b" },
    { URIC_FIND_SUFFIX | URIC_FIND_STRICT, "⟦www.a.b/50⟧%off", "suffix www.a.b/50 cut" },
    /* after an escape, which is no part of the scheme */
    { 0, "{\"a\":\"one\\n⟦http://h/b⟧\\t⟦http://h/c⟧\\\\r⟦http://h/d⟧\"} \\u0022⟦http://h/e⟧\\u0022 "
         "\\x3C⟦http://h/f⟧\\x3e \\b⟦made-up://g⟧ C:\\⟦ftp://h⟧ \\⟦rtsp://i⟧ \\⟦u00zzz://h⟧",
      "bare http://h/b bare http://h/c bare http://h/d bare http://h/e bare http://h/f "
      "bare made-up://g bare ftp://h bare rtsp://i bare u00zzz://h" },
    { 0, "\\n⟦http://h/b⟧", "bare http://h/b" },
    { 0, "\\x20⟦http://h/b⟧ \\U0001F600⟦http://h/c⟧ \\⟦U0001F60zzz://h⟧",
      "bare http://h/b bare http://h/c bare U0001F60zzz://h" },
    { URIC_FIND_SUFFIX, "\\n⟦www.a.b/c⟧\\u0020⟦www.d.e⟧ nwww.f.g",
      "suffix www.a.b/c suffix www.d.e" },
    { 0, "<⟦http://a/?b⟧|c> |⟦http://a/?b⟧|c| [⟦http://a/?b⟧|c] '⟦http://a/?b|c⟧'",
      "bare http://a/?b bare http://a/?b bare http://a/?b bare http://a/?b|c ~pipe" },
    { 0, "{{cite|url=⟦http://a/?b⟧|title=c}} u=⟦http://a/?b|c⟧ {{x|u=⟦http://a/b⟧|c}}",
      "bare http://a/?b bare http://a/?b|c ~pipe bare http://a/b" },
    /* hosts and users beyond US-ASCII */
    { 0, "⟦https://münchen.example/straße⟧ ⟦https://例え.テスト:80/x⟧ ⟦http://ü:ö@ä⟧ ⟦http://ü⟧:x/ ⟦http://日本⟧. "
         "⟦http://xn--a.日本/⟧",
      "bare https://münchen.example/straße ~utf8 bare https://例え.テスト:80/x ~utf8 "
      "bare http://ü:ö@ä ~utf8 bare http://ü ~utf8 cut bare http://日本 ~utf8 "
      "bare http://xn--a.日本/ ~utf8" },
    /* text of scripts without spaces */
    { 0, "见⟦https://a.example/路径⟧。见（⟦https://a.example/b⟧），「⟦https://a.example/?q=路⟧」以及⟦https://a.example/⟧、"
         "⟦https://a.example⟧见下文 ⟦https://a.example/b⟧见下文 ⟦https://a.example/b.html⟧を見る ⟦https://a.example/b⟧는 "
         "⟦https://a.example/b⟧ครับ ⟦https://a.example/b-แบบ⟧ ⟦https://a.example/見下文⟧ ⟦https://a.example/b⟧.见 "
         "[x](⟦https://a.example/C语言⟧) \"⟦https://a.example/C语言⟧\" ⟦https://a.example/Cé⟧",
      "bare https://a.example/路径 ~utf8 bare https://a.example/b "
      "bare https://a.example/?q=路 ~utf8 bare https://a.example/ "
      "bare? https://a.example bare? https://a.example/b bare? https://a.example/b.html "
      "bare? https://a.example/b bare? https://a.example/b "
      "bare https://a.example/b-แบบ ~utf8 bare https://a.example/見下文 ~utf8 "
      "bare? https://a.example/b bare https://a.example/C语言 ~utf8 "
      "quoted https://a.example/C语言 ~utf8 bare https://a.example/Cé ~utf8" },
    /* punctuation and spaces beyond US-ASCII */
    { 0, "“⟦http://a/b⟧” «⟦http://a/ü⟧» ⟦http://a/b⟧—c ⟦http://a/b⟧…  ⟦http://a/b⟧’ ⟦http://a/b⟧→ ⟦http://a/ü⟧،",
      "bare http://a/b bare http://a/ü ~utf8 bare http://a/b bare? http://a/b "
      "bare http://a/b bare http://a/b bare http://a/ü ~utf8" },
    { 0, "<⟦http://a/ü⟧> \"URL:⟦http://a/ü.⟧\" <URL: ⟦ab:ü⟧> <⟦http://a/ü⟧ b> \"⟦http://a/{x}⟧\"",
      "angle http://a/ü ~utf8 quoted http://a/ü. ~utf8 angle ab:ü ~utf8 bare http://a/ü ~utf8 "
      "quoted http://a/{x} ~braces" },
    { URIC_FIND_SUFFIX, "⟦www.münchen.example/ß⟧ ⟦www.a.b/c⟧见",
      "suffix www.münchen.example/ß ~utf8 suffix? www.a.b/c" },
    { URIC_FIND_HTML, "<a href='⟦/straße?a&amp;b[]⟧'><a href='{{x}}'><a href='⟦http://日本/⟧'>",
      "attribute /straße?a&b[] ~brackets,utf8 attribute http://日本/ ~utf8" },
    { URIC_FIND_HTML,
      "<a href=\"⟦http://h/a b c⟧\"><a href=' ⟦x y?z w#u v⟧ '><a href='⟦http://h⟧ i/'><a href='⟦n n`⟧'>",
      "attribute http://h/a b c ~space attribute x y?z w#u v ~space bare http://h "
      "attribute n n` ~backtick,space" },
    { URIC_FIND_HTML,
      "<a href='⟦/?q=a<b>\"c\"\\d⟧'><a href=\"⟦/?q=&lt;b&gt;&quot;c&quot;&bsol;⟧\"><a href=\"⟦http://h/?q=&quot;c&quot;⟧\">"
      "<a href='⟦/&eacute;&#233;&#x1F600;&alpha;&⟧'><a href='⟦/a&#10;b&Tab;c⟧'><a href='⟦/{id}⟧'>",
      "attribute /?q=a<b>\"c\"\\d ~quote,angle,backslash attribute /?q=<b>\"c\"\\ ~quote,angle,backslash "
      "attribute http://h/?q=\"c\" ~quote attribute /éé😀&alpha;& ~utf8 attribute /abc attribute /{id} ~braces" },
    { URIC_FIND_HTML, "<a href='{{x}}'><a href='/{{x}}'><a href='/{%x%}'><a href='/${x}'><a href='<%=x%>'><a href='/<?x?>'>"
                      "<a href={x}><a href='/#{x}'>", "" },
    { URIC_FIND_HTML, "<a href='⟦/A|b⟧'><a href='⟦/A😀⟧'><a href='⟦http://h/A—b⟧'>",
      "attribute /A|b ~pipe attribute /A😀 ~utf8 attribute http://h/A—b ~utf8" },
    { URIC_FIND_HTML | URIC_FIND_STRICT, "<a href='/straße'><a href='⟦x⟧'>", "attribute x" },
    { 0, "⟦http://[::1]:80/x⟧] http://[::1 'http://[v1.a'b]/ ⟦http://[v1.a]⟧",
      "bare http://[::1]:80/x bare http://[v1.a]" },
    { 0, "http:// http:///x ⟦file:///x⟧ http://. ⟦x-y:///⟧ http://( ⟦ws://a⟧",
      "bare file:///x bare x-y:/// bare ws://a" },
    { 0, "⟦http://u:p@h:80/⟧ ⟦http://h⟧:: ⟦http://h⟧:port/x",
      "bare http://u:p@h:80/ bare http://h bare http://h cut" },
    /* suffix references */
    { URIC_FIND_SUFFIX, "xwww.a.b", "" }, /* one byte from the start */
    { URIC_FIND_SUFFIX, "⟦www.a.b⟧, (⟦WWW.a.b/c_(d)⟧) ⟦ftp.a.b:80/x⟧. www.a www.-.b x.www.a.b "
                        "a@www.a.b ⟦http://www.a.b⟧ <⟦www.a.b#c⟧>",
      "suffix www.a.b suffix WWW.a.b/c_(d) suffix ftp.a.b:80/x bare http://www.a.b "
      "suffix www.a.b#c" },
    { URIC_FIND_SUFFIX, "⟦www.a.b/c\\_d⟧ ⟦www.a.b\\/c⟧ ⟦www.a.b/?c&amp;d⟧. ⟦www.a.b/\\u00e9⟧ ⟦www.a.b⟧\\q",
      "suffix www.a.b/c_d +backslash suffix www.a.b/c +json suffix www.a.b/?c&d +html "
      "suffix www.a.b/é ~utf8 +json suffix www.a.b cut" },
    { URIC_FIND_SUFFIX | URIC_FIND_STRICT, "⟦www.a.b/c\\_⟧\\u00e9", "suffix www.a.b/c_ +backslash cut" },
    { 0, "www.a.b", "" },
    /* HTML */
    { URIC_FIND_HTML,
      "<a href='⟦x?a=1&amp;b&#x3D;2⟧'>⟦http://t/⟧</a><img alt=\"a>b src=c\"SRC=⟦/i.png⟧>"
      "<form action = \" ⟦a\tb\n⟧ \"><a href=\"⟦⟧\"><a data-href=n href>"
      "<!-- <a href=n> ⟦http://c/⟧ --><script>'<a href=n>'</script><p>href=n "
      "<a href='{n}'><a title=href=n href=⟦#o⟧>< a href=n></a href=n><A HREF=⟦p⟧",
      "attribute x?a=1&b=2 bare http://t/ attribute /i.png attribute ab attribute  "
      "bare http://c/ attribute #o" },
    { URIC_FIND_HTML, "<SCRIPT><a href=n></Script><STYLE><a href=n></Style><TEXTAREA><a href=n>"
                      "</Textarea><TITLE><a href=n></Title><A HREF=⟦x⟧>",
      "attribute x" },
    { URIC_FIND_HTML, "<script><!-- <script> </script><a href=n>--></script><a href=⟦x⟧>"
                      "<script></scripts><a href=n></script><a href=⟦y⟧>"
                      "<script><!--><script></script ><a href=⟦z⟧>",
      "attribute x attribute y attribute z" },
    { URIC_FIND_HTML, "<a href=⟦https&colon;&sol;&sol;a&period;b&sol;c&quest;d&equals;1&num;e⟧>"
                      "<a href='{&lt;b'>⟦http://a/&sol;⟧ <a href='⟦?a&amp⟧'>",
      "attribute https://a.b/c?d=1#e escaped http://a// +html attribute ?a&" },
    { URIC_FIND_HTML | URIC_FIND_ATTRIBUTES,
      "<img SRCSET=\", ⟦a⟧, ⟦b,c⟧ 2x, ,⟦d⟧\t(1,e) 3x,⟦f⟧,,, ⟦g⟧\" src=⟦s⟧><i imagesrcset='⟦h⟧ 1x, ⟦i⟧ ('>"
      "<i srcset=⟦j,k⟧ srcset='' data-srcset=\"⟦l⟧,\"srcset=' ⟦m⟧ (n'>",
      "attribute a attribute b,c attribute d attribute f attribute g attribute s attribute h "
      "attribute i attribute j,k attribute l attribute m" },
    { URIC_FIND_HTML | URIC_FIND_ATTRIBUTES,
      "<i data-x=' ⟦../y?a&amp;b⟧' data-=\"⟦/⟧\" data-y='x ⟦http://t/⟧ ./' data-z=⟦./n⟧ data-q=http/ "
      "data-u=\"⟦HTTPS:⟧\" data-v='.../' data-w='' x=/n><video poster=⟦p⟧ xlink:href='⟦q⟧'cite=\"⟦⟧\""
      "dat=/n data=⟦r⟧>",
      "attribute ../y?a&b attribute / bare http://t/ attribute ./n attribute HTTPS: attribute p "
      "attribute q attribute  attribute r" },
    { URIC_FIND_HTML, "<i srcset='⟦/a⟧ 1x, ⟦/b⟧' data-x=/c poster=\"/d\" cite=/e DATA-SRC=⟦f⟧ data-src='⟦g⟧' data-srcs=/h>",
      "attribute /a attribute /b attribute f attribute g" },
    { URIC_FIND_HTML | URIC_FIND_ANY_SCHEME, "<⟦ab:c href='d⟧>'><a href=⟦e⟧>",
      "angle ab:chref='d attribute e" },
    /* arbitrary bytes */
    { 0, "\xff\xfe\x80⟦http://a/⟧\x01\x7f⟦http://b/⟧\xf0\x9f\x98\x80",
      "bare http://a/ bare http://b/" }
};
enum { EXAMPLES = sizeof examples / sizeof *examples };

static struct text text_of(const struct example *e)
{
    struct text t;

    t.n = strlen(e->text);
    t.s = malloc(t.n + 1);
    assert_non_null(t.s);
    memcpy(t.s, e->text, t.n + 1);
    return t;
}

/* The names of what was tolerated and of the escapes, and whether the URI was cut. */
static void describe_tolerated(const struct uric_found *found, char *to)
{
    const char *before = " ~";
    int name;

    for (name = 0; name < URIC_TOLERATED_NAMES; name++) {
        if (!(found->tolerated >> name & 1))
            continue;
        to += sprintf(to, "%s%s", before, uric_tolerated_name(name));
        before = ",";
    }
    for (name = 0, before = " +"; name < URIC_FOUND_ESCAPES; name++) {
        if (!(found->escapes >> name & 1))
            continue;
        to += sprintf(to, "%s%s", before, uric_found_escape_name(name));
        before = ",";
    }
    if (found->cut)
        strcpy(to, " cut");
}

static void describe(const char *s, const struct list *l, char *to)
{
    size_t i, length;

    *to = '\0';
    for (i = 0; i < l->n; i++) {
        const struct uric_found *const found = &l->found[i];

        to += sprintf(to, "%s%s%s ", i > 0 ? " " : "", uric_found_mark_name(found->mark),
                      found->doubtful ? "?" : "");
        uric_found_join(s + found->begin, found, to, found->length, &length);
        to += length;
        *to = '\0';
        describe_tolerated(found, to);
        to += strlen(to);
    }
}

static void finds_what_is_marked(void **state)
{
    size_t i, k;

    (void)state;
    for (i = 0; i < EXAMPLES; i++) {
        struct text t = text_of(&examples[i]);
        struct list marked, found;
        char described[2048];

        take_marks(&t, &marked);
        find_whole(&t, examples[i].flags, &found);
        describe(t.s, &found, described);
        assert_string_equal(described, examples[i].found);
        /* an unclosed attribute is marked but not found */
        assert_true(found.n <= marked.n);
        for (k = 0; k < found.n; k++) {
            size_t end = (size_t)found.found[k].end;

            assert_int_equal(found.found[k].begin, marked.found[k].begin);
            while (end < marked.found[k].end && memchr(" \t\n", t.s[end], 3))
                end++;
            if (end != marked.found[k].end)
                print_message("# example %zu, result %zu: %s\n", i, k, examples[i].text);
            assert_int_equal(end, marked.found[k].end);
        }
        same_anyhow(&t, examples[i].flags);
        free(found.found);
        free(marked.found);
        free(t.s);
    }
}

/* ---- escapes ---- */

/* Each notation writes a character; NULL where it cannot. */
static const char *written(int notation, unsigned char c, char room[32])
{
    static const char *const formats[] = { "\\u%04x", "\\u%04X", "\\u{%x}", "\\x%02x", "\\x%02X",
                                           "&#%u;",   "&#x%x;",   "&#X%04X;" };

    if (notation < 8) {
        snprintf(room, 32, formats[notation], c);
        return room;
    }
    switch (notation) {
    case 8: return c == '/' ? "\\/" : NULL;
    case 9: return c == '/' ? "\\\\/" : NULL;
    case 10: return c == '&' ? "&amp;" : NULL;
    case 11: return c == '~' ? "\\~{}" : NULL;
    case 12: return c == '~' ? "\\textasciitilde{}" : NULL;
    case 13: return c == '~' ? "$\\sim$" : NULL;
    case 14: snprintf(room, 32, "{\\%c}", c); return strchr("_%&#", c) != NULL ? room : NULL;
    case 15: snprintf(room, 32, "\\\\u%04x", c); return room;
    case 16: snprintf(room, 32, "\\\\x%02x", c); return room;
    case 17: return c == '/' ? "&sol;" : c == '?' ? "&quest;" : c == '=' ? "&equals;" : c == '.' ? "&period;" : NULL;
    case 18: return c == '(' ? "&lpar;" : c == ')' ? "&rpar;" : c == '_' ? "&lowbar;" : c == '\'' ? "&apos;" : NULL;
    default:
        snprintf(room, 32, "\\%c", c);
        return strchr("!#$%&()*+,-.;=?@[]^_{|}~", c) != NULL ? room : NULL;
    }
}
enum { NOTATIONS = 20 };

/* Writes the URI with the escapes of a notation: of the byte at `which`, or of all that it can
 * write if that is 0.  Returns how many there are. */
static size_t write_escaped(const char *uri, int notation, size_t which, char *to)
{
    const size_t from = strcspn(uri, ":") + 1;
    size_t i, n = 0;

    for (i = 0; uri[i] != '\0'; i++) {
        char room[32];
        const char *const escape =
            i >= from && (which == 0 || i == which) && !((unsigned char)uri[i] & 0x80)
                ? written(notation, (unsigned char)uri[i], room)
                : NULL;

        to += sprintf(to, "%.*s", escape != NULL ? 32 : 1, escape != NULL ? escape : uri + i);
        n += escape != NULL;
    }
    return n;
}

/* In every container, with every escape: a URI is found whole, or what is found is marked. */
static void whole_or_marked(void **state)
{
    static const char *const uris[] = {
        "http://a-b.example:80/p_q%20r~s-t.u!v$w&x(y)z*a+b,c;d=e:f@g?h=i&j_k/l?m=n#o_p/q?r",
        "https://u:p@[2001:db8::1]/~x/?a=1&b=%41&c=(d)#e", "ftp://a.example/b;type=i",
        "https://a.example/?q=x&z[]=1&w={v}^u", "https://a.example/\xc3\xa9/~b_c",
    };
    static const char *const containers[][2] = {
        { "", "" }, { "see ", ", and" }, { "{\"u\":\"", "\",\"v\":1}" }, { "'", "';" }, { "(", ")." },
        { "[x](", ")" }, { "\\url{", "}" }, { "\\href{", "}{x}" }, { "<loc>", "</loc>" },
        { "x = {", "}," }, { "[[", "][x]]" }, { "\\\"", "\\\"" }, { "url=", "\n" }, { "`", "`" },
        { "|", "|" }, { "\n", "\\n" }, { ">", "&lt;" }, { "<a href=\"", "\">" }, { "<a href='", "'>" },
        { "<![CDATA[", "]]>" }, { "<!-- ", " -->" }, { "<", ">" }, { "](<", ">)" }, { "&lt;", "&gt;" },
        { "&quot;", "&quot;" }, { "&#39;", "&#39;" }, { "\\x22", "\\x22" }, { "\\u0022", "\\u0022," },
        { "**", "**" }, { "_", "_" }, { "\\fB", "\\fR" }, { "\x1b[31m", "\x1b[0m" },
        { "{{cite|url=", "|title=x}}" }, { "[", " x]" }, { "`x <", ">`_" }, { "- url: ", "\n" },
        { "msgid \"x ", "\\n\"" }, { "\"x \"\"", "\"\"\"," }, { "\xe2\x80\x9c", "\xe2\x80\x9d." },
        { "=20", "\n" }, { "x%20", " " }, { "data=", ";" }, { "/* ", " */" }, { "# ", "\r\n" },
    };
    enum { URIS = sizeof uris / sizeof *uris, CONTAINERS = sizeof containers / sizeof *containers };
    size_t u, c, which, whole = 0, marked = 0;
    int notation;

    (void)state;
    for (u = 0; u < URIS; u++) {
        for (c = 0; c < CONTAINERS; c++) {
            for (notation = 0; notation < NOTATIONS; notation++) {
                for (which = 0; which < strlen(uris[u]); which++) {
                    char escaped[2048], s[2304], joined[2048];
                    struct uric_finder f;
                    struct uric_found found;
                    size_t length = 0;

                    if (write_escaped(uris[u], notation, which, escaped) == 0)
                        continue;
                    sprintf(s, "%s%s%s", containers[c][0], escaped, containers[c][1]);
                    uric_find_init(&f, 0);
                    if (!uric_find(&f, s, strlen(s), 0, &found)) {
                        print_message("# lost: %s\n", s);
                        fail();
                    }
                    uric_found_join(s + found.begin, &found, joined, sizeof joined, &length);
                    joined[length] = '\0';
                    if (found.begin == strlen(containers[c][0]) &&
                        found.end - found.begin == strlen(escaped) &&
                        strcmp(joined, uris[u]) == 0) {
                        assert_true(found.escapes != 0);
                        whole++;
                    } else {
                        if (!found.cut && !found.doubtful)
                            print_message("# not marked: %s is not in %s\n", joined, s);
                        assert_true(found.cut || found.doubtful);
                        marked++;
                    }
                }
            }
        }
    }
    print_message("# %zu whole, %zu marked\n", whole, marked);
    assert_true(marked * 20 < whole);
}

static void outer_spans(void **state)
{
    static const char text[] = "x <URL: http://a/\n b > URL:c+:d \"http://e\"";
    static const unsigned spans[][4] = { { 8, 20, 2, 22 }, { 27, 31, 23, 31 },
                                         { 33, 41, 32, 42 } };
    struct uric_finder f;
    struct uric_found found;
    size_t i;

    (void)state;
    uric_find_init(&f, 0);
    for (i = 0; uric_find(&f, text, strlen(text), 0, &found); i++) {
        assert_int_equal(found.begin, spans[i][0]);
        assert_int_equal(found.end, spans[i][1]);
        assert_int_equal(found.outer_begin, spans[i][2]);
        assert_int_equal(found.outer_end, spans[i][3]);
    }
    assert_int_equal(i, 3);
}

/* What is before a URI tells its kind: no byte before the text is read for it. */
static void nothing_before_the_text(void **state)
{
    static const char before[] = ".UR \"](<";
    const size_t most = sizeof before - 1;
    char text[64];
    size_t n;

    (void)state;
    for (n = 0; n <= most; n++) {
        struct uric_finder f;
        struct uric_found found;
        const int length = sprintf(text, "%shttp://h/ b>", before + most - n);

        uric_find_init(&f, URIC_FIND_URIS);
        assert_true(uric_find(&f, guard_begin(text, (size_t)length), (size_t)length, 0, &found));
        assert_int_equal(found.begin, n);
    }
}

/* ---- scripts without spaces ---- */

static void check_letter(unsigned letter, int ends)
{
    static const char before[] = "https://h/a";
    char s[32];
    const size_t at = sizeof before - 1;
    struct uric_finder f;
    struct uric_found found;
    size_t n;

    memcpy(s, before, at);
    n = at + utf8_encode(letter, s + at);
    s[n++] = ' ';
    uric_find_init(&f, 0);
    assert_true(uric_find(&f, s, n, 0, &found));
    if (found.end != (ends ? at : n - 1))
        fail_msg("U+%04X: the URI ends at %u", letter, (unsigned)found.end);
}

/* Where no space parts a URI from the next word, the script's first and last code point end it;
 * those beside the script's blocks do not. */
static void letters_of_scripts(void **state)
{
    static const struct {
        unsigned first, last;
    } unspaced[] = {
        { 0x0E00, 0x0EFF },   /* Thai, Lao */
        { 0x1000, 0x109F },   /* Myanmar */
        { 0x1100, 0x11FF },   /* Hangul Jamo */
        { 0x1780, 0x17FF },   /* Khmer */
        { 0x2E80, 0x2FFF },   /* CJK radicals, ideographic description */
        { 0x3004, 0x3007 },   /* CJK marks: others of the block are punctuation */
        { 0x3021, 0x302F },   { 0x3031, 0x9FFF }, /* kana, CJK */
        { 0xA000, 0xA4FF },   /* Yi, Lisu */
        { 0xA960, 0xA97F },   /* Hangul Jamo Extended-A */
        { 0xAC00, 0xD7FF },   /* Hangul, Hangul Jamo Extended-B */
        { 0xF900, 0xFAFF },   /* CJK Compatibility Ideographs */
        { 0x1B000, 0x1B2FF }, /* kana */
        { 0x20000, 0x2FFFD }, /* Supplementary Ideographic Plane */
        { 0x30000, 0x3FFFD }  /* Tertiary Ideographic Plane */
    };
    static const unsigned spaced[] = { 0x0DFF, 0x0F00, 0x0FFF, 0x10A0, 0x10FF, 0x1200, 0x177F,
                                       0x1800, 0xA500, 0xA95F, 0xA980, 0xABFF, 0xFB00, 0x1AFFF,
                                       0x1B300, 0x1FBFF };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof unspaced / sizeof *unspaced; i++) {
        check_letter(unspaced[i].first, 1);
        check_letter(unspaced[i].last, 1);
    }
    for (i = 0; i < sizeof spaced / sizeof *spaced; i++)
        check_letter(spaced[i], 0);
}

/* Unicode's punctuation, spaces, and code points that are no character end a URI. */
static void punctuation_of_scripts(void **state)
{
    static const unsigned ending[] = {
        0x0085, 0x00A0, 0x00A1, 0x00AB, 0x00AD, 0x00BB, 0x00BF, /* Latin */
        0x037E, 0x0387,                 /* Greek question mark, middle dot */
        0x0589, 0x05BE, 0x05C3,         /* Armenian full stop; Hebrew maqaf, sof pasuq */
        0x060C, 0x061B, 0x061F, 0x06D4, /* Arabic comma, semicolon, question mark, full stop */
        0x0964, 0x0965, 0x1680,         /* danda, double danda; Ogham space */
        0x2000, 0x2026, 0x203D, 0x2E2E, /* a space, "...", interrobang, inverted "?" */
        0x3000, 0x3001, 0x3002, 0x300C, 0x3020, 0x3030, /* CJK */
        0xE000, 0xF8FF, 0xFDD0, 0xFDEF, /* private use, no characters */
        0xFE0F, 0xFE50, 0xFEFF,         /* variation selector, small comma, byte order mark */
        0xFF01, 0xFF0F, 0xFF1A, 0xFF20, 0xFF3B, 0xFF40, 0xFF5B, 0xFF65, 0xFFFD,
        0x1F600, 0x1FFFE, 0x2FFFF, 0xE0001, 0xFFFFF, 0x100000, 0x10FFFD
    };
    static const unsigned others[] = { 0x00AA, 0x00B5, 0x00BA, 0x037F, 0x0386, 0x0388, 0x0561,
                                       0x05D0, 0x0627, 0x0966, 0x1681, 0x200D, 0x1E900 };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof ending / sizeof *ending; i++)
        check_letter(ending[i], 1);
    for (i = 0; i < sizeof others / sizeof *others; i++)
        check_letter(others[i], 0);
}

/* ---- bytes that are not UTF-8 ---- */

/* Two bytes, and what completes some of them, are in no URI unless a character starts so. */
static void never_half_characters(void **state)
{
    static const char before[] = "https://h/a";
    const size_t at = sizeof before - 1;
    static unsigned char starts[256][256];
    char s[32];
    unsigned code, a, b;

    (void)state;
    memcpy(s, before, at);
    for (code = 0x80; code < 0x110000; code++) {
        if (code < 0xD800 || code > 0xDFFF) {
            utf8_encode(code, s + at);
            starts[(unsigned char)s[at]][(unsigned char)s[at + 1]] = 1;
        }
    }
    for (a = 0x80; a < 256; a++) {
        for (b = 0; b < 256; b++) {
            struct uric_finder f;
            struct uric_found found;

            s[at] = (char)a;
            s[at + 1] = (char)b;
            memcpy(s + at + 2, "\x80\x80 ", 3);
            uric_find_init(&f, 0);
            assert_true(uric_find(&f, s, at + 5, 0, &found));
            if (!starts[a][b] && found.end != at)
                fail_msg("%02X %02X: the URI ends at %u", a, b, (unsigned)found.end);
        }
    }
}

/* ---- the limits ---- */

/* A text with n bytes of a URI between two strings. */
static struct text long_text(const char *before, size_t n, const char *following)
{
    static const char begin[] = "http://a/";
    const size_t at = strlen(before);
    struct text t;

    t.n = at + n + strlen(following);
    t.s = malloc(t.n + 1);
    assert_non_null(t.s);
    memset(t.s, 'x', t.n);
    memcpy(t.s, before, at);
    memcpy(t.s + at, begin, strlen(begin));
    memcpy(t.s + at + n, following, strlen(following) + 1);
    return t;
}

static void long_one(unsigned flags, const char *before, size_t n, const char *following,
                     size_t count, uint64_t too_long)
{
    struct text t = long_text(before, n, following);
    struct list whole, parted = { NULL, 0, 0 };
    struct uric_finder f;
    size_t ends[] = { 100, 1000, 50000, 65535, 65560, 65800, 66000, 70000, 0, 0 }, i;

    for (i = 0; ends[i] != 0 && ends[i] < t.n; i++)
        ;
    ends[i] = t.n;
    find_whole(&t, flags, &whole);
    assert_int_equal(whole.n, count);
    find_in_buffers(&t, flags, ends, &parted);
    assert_same(&whole, &parted, n);
    parted.n = 0;
    uric_find_init(&f, flags);
    take_all(&f, t.s, t.n, 0, &parted);
    assert_int_equal(uric_finder_too_long(&f), too_long);
    free(whole.found);
    free(parted.found);
    free(t.s);
}

static void too_long(void **state)
{
    enum { LONGEST = URIC_FIND_LONGEST };

    (void)state;
    long_one(0, "", LONGEST, " http://b/", 2, 0);
    long_one(0, "", LONGEST + 1, " http://b/", 1, 1);
    long_one(0, "", LONGEST + 1, "", 0, 1);
    long_one(0, "", LONGEST + 5000, "/http://b/ http://c/", 1, 1);
    long_one(0, "<", LONGEST, "> http://b/", 2, 0);
    long_one(0, "<", LONGEST + 1, "> http://b/", 1, 1);
    long_one(0, "'", LONGEST, "'xxxxxxxxxxx http://b/", 2, 0);
    long_one(URIC_FIND_HTML, "<a href='", LONGEST, "'> http://b/", 2, 0);
    long_one(URIC_FIND_HTML, "<a href='", LONGEST + 1, "'> http://b/", 1, 1);
    long_one(URIC_FIND_HTML, "<a href='", LONGEST + 5000, "'> http://b/", 1, 1);
    long_one(URIC_FIND_HTML, "<a href='", LONGEST + 1, "", 0, 1);
    long_one(URIC_FIND_HTML, "<a href='", LONGEST, "", 1, 0);
}

/* The line after a URI begins with more white space than a search may keep. */
static void blanks_after_a_wrapped_line(void **state)
{
    static const char line[] = "at http://a.example/b/\n";
    static char s[3 * URIC_FIND_LONGEST];
    const struct text t = { s, sizeof s };
    const size_t ends[] = { URIC_FIND_LONGEST, 2 * URIC_FIND_LONGEST, sizeof s };
    struct list l = { NULL, 0, 0 };

    (void)state;
    memset(s, ' ', sizeof s);
    memcpy(s, line, sizeof line - 1);
    s[sizeof s - 1] = 'c';
    find_in_buffers(&t, URIC_FIND_WRAPPED, ends, &l);
    assert_int_equal(l.n, 1);
    assert_int_equal(l.found[0].end, sizeof line - 2);
    free(l.found);
}

/* ---- the marked texts ---- */

static const struct {
    const char *name;
    unsigned flags;
} corpus[] = { { "mail.txt", 0 },   { "markdown.txt", 0 },
               { "source.txt", 0 }, { "logs.txt", 0 },
               { "html.txt", URIC_FIND_HTML }, { "chat.txt", URIC_FIND_SUFFIX },
               { "json.txt", 0 },   { "latex.txt", 0 },
               { "bibtex.txt", 0 }, { "xml.txt", 0 },
               { "mediawiki.txt", 0 }, { "asciidoc.txt", 0 },
               { "org_rst.txt", 0 }, { "man.txt", 0 },
               { "quoted_printable.txt", 0 }, { "rfc.txt", URIC_FIND_WRAPPED } };
enum { CORPUS = sizeof corpus / sizeof *corpus };

static void read_corpus(size_t i, struct text *t, struct list *marked)
{
    char directory[512];

    snprintf(directory, sizeof directory, "%s/tests/fixtures/find", top);
    assert_true(read_text(directory, corpus[i].name, t));
    take_marks(t, marked);
}

/* Whether a result is the URI that the text with marks gives as the one meant: after the span that
 * starts at *at there, or that span itself without white space. */
static int is_as_meant(const struct text *with_marks, size_t *at, const char *s,
                       const struct uric_found *found)
{
    char joined[1024];
    size_t length, i = *at, k = 0;

    assert_int_equal(uric_found_join(s + found->begin, found, joined, sizeof joined, &length),
                     URIC_OK);
    while (!is_mark(with_marks, i, CLOSES))
        i++;
    i += 3;
    if (!is_mark(with_marks, i, MEANS))
        return 1;
    for (i += 3; !is_mark(with_marks, i, MEANT); i++, k++) {
        if (k == length || joined[k] != with_marks->s[i])
            return 0;
    }
    return k == length;
}

/* The number of common spans that mean the same; both lists are in order. */
static size_t common(const struct text *with_marks, const char *s, const struct list *a,
                     const struct list *b)
{
    size_t i = 0, k = 0, n = 0, at = 0, seen = 0;

    while (i < a->n && k < b->n) {
        const struct uric_found *const x = &a->found[i], *const y = &b->found[k];

        for (; seen <= i; at++)
            seen += (size_t)is_mark(with_marks, at, OPENS);
        if (x->begin == y->begin && x->end == y->end && is_as_meant(with_marks, &at, s, y))
            n++;
        else
            print_message("# not: %.*s\n", (int)(x->end - x->begin), s + x->begin);
        if (x->begin < y->begin)
            i++;
        else if (y->begin < x->begin)
            k++;
        else
            i++, k++;
    }
    return n;
}

/* The error is on the safe side: a URI that is lost is marked, too. */
static void precision_and_recall(void **state)
{
    size_t all_marked = 0, all_found = 0, all_right = 0, i;

    (void)state;
    for (i = 0; i < CORPUS; i++) {
        struct text t, with_marks;
        struct list marked, found;
        char directory[512];
        size_t right;

        snprintf(directory, sizeof directory, "%s/tests/fixtures/find", top);
        assert_true(read_text(directory, corpus[i].name, &with_marks));
        read_corpus(i, &t, &marked);
        find_whole(&t, corpus[i].flags, &found);
        right = common(&with_marks, t.s, &marked, &found);
        free(with_marks.s);
        print_message("# %s: %zu marked, %zu found, %zu right\n", corpus[i].name,
                      marked.n, found.n, right);
        all_marked += marked.n;
        all_found += found.n;
        all_right += right;
        free(marked.found);
        free(found.found);
        free(t.s);
    }
    print_message("# precision %.3f, recall %.3f of %zu\n",
                  (double)all_right / (double)all_found,
                  (double)all_right / (double)all_marked, all_marked);
    assert_true(all_marked >= 1000);
    assert_true(all_right * 100 >= all_found * 97);
    assert_true(all_right * 100 >= all_marked * 95);
}

static void texts_in_buffers(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < CORPUS; i++) {
        struct text t;
        struct list marked;

        read_corpus(i, &t, &marked);
        same_anyhow(&t, corpus[i].flags);
        free(marked.found);
        free(t.s);
    }
}

/* ---- random texts ---- */

static const char *const words[] = {
    "http://", "https://a.b/c", "<", ">", "\"", "'", "(", ")", "[", "]", "URL:", "url: ",
    "mailto:a@b", "urn:x:y", "tel:+123", "data:,", "news:a.b", "www.", "www.a.b", ".",
    ",", ";", ":", "/", "-", "-\n", " ", "\n", "\r\n", "\n\n", "\t", "&amp;", "&gt;",
    "&#x26;", "&", "%41", "%", "|", "\\", "{", "}", "$", "->", "a", "b.c", "x:y", "ab",
    "[::1]", "@", "?q=", "#", "<a href=", "<img src='", "<a href=\"", "<!--", "-->",
    "<script>", "</script>", "<p>", "=", "\xc3\xa9", "\xff", "http://a/b,http://c",
    "std::string", "1http://a", "x.http://b", "!", "*", "_", "~", "=>", ":=>", "${",
    "\"a:b\"", " c:d ", "\" ", "std:", "@",
    "http://\xc3\xa9", "\xe8\xa7\x81", "^", "?a|b", "\x1b[31m", "\\/\\/", "\xe3\x80\x82", "\\u0026",
    "\\ud83d", "\\ude00", "\\u00e9", "\\x2f", "\\xe2", "\\x80", "\\_", "\\~{}", "{\\_}", "$\\sim$", "\\:", "\\",
    "http:\\/\\/", "http\\://", "\n.UR ", "\\&", "\\%", "&eacute;", "&#x2F;", "&rdquo;",
    "=3Dx", "=\n", "=3D", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
};
enum { WORDS = sizeof words / sizeof *words };

static void random_text(uint64_t *seed, struct text *t, char *room, size_t size)
{
    t->s = room;
    t->n = 0;
    while (t->n + 32 < size) {
        const char *const word = words[random_below(seed, WORDS)];

        if (random_below(seed, 60) == 0) {
            t->s[t->n++] = (char)random_below(seed, 256);
        } else {
            memcpy(t->s + t->n, word, strlen(word));
            t->n += strlen(word);
        }
    }
}

static void random_texts(void **state)
{
    enum { SIZE = 400, TEXTS = 1500 };
    char room[SIZE];
    uint64_t seed = 3986;
    size_t i, n_found = 0;

    (void)state;
    for (i = 0; i < TEXTS; i++) {
        const unsigned flags = (unsigned)random_below(&seed, 64);
        struct text t;
        struct list l;

        random_text(&seed, &t, room, 40 + random_below(&seed, SIZE - 40));
        same_anyhow(&t, flags);
        find_whole(&t, flags, &l);
        n_found += l.n;
        free(l.found);
    }
    print_message("# %d texts, %zu found\n", TEXTS, n_found);
    assert_true(n_found > TEXTS);
}

/* Every byte belongs to at most one result: spans are in order and disjoint. */
static void every_byte_once(void **state)
{
    enum { SIZE = 20000 };
    char *const room = malloc(SIZE);
    uint64_t seed = 1738;
    size_t i;

    (void)state;
    assert_non_null(room);
    for (i = 0; i < 8; i++) {
        struct text t;
        struct list l;
        uint64_t at = 0, matched = 0, between = 0;
        size_t k;

        random_text(&seed, &t, room, SIZE);
        find_whole(&t, (unsigned)i, &l);
        for (k = 0; k < l.n; k++) {
            assert_true(at <= l.found[k].begin);
            between += l.found[k].begin - at;
            matched += l.found[k].end - l.found[k].begin;
            at = l.found[k].end;
        }
        assert_true(at <= t.n);
        assert_int_equal(matched + between + (t.n - at), t.n);
        assert_true(matched > 0 && between > 0);
        free(l.found);
    }
    free(room);
}

/* ---- third-party texts ---- */

static const char *shared_directory(char directory[512])
{
    const char *const shared = getenv("URIC_SHARED");

    snprintf(directory, 512, "%s/data", shared != NULL ? shared : "../shared");
    return directory;
}

static int is_found(const struct list *l, size_t *from, uint64_t begin, uint64_t end)
{
    while (*from < l->n && l->found[*from].begin < begin)
        ++*from;
    return *from < l->n && l->found[*from].begin == begin && l->found[*from].end == end;
}

/* "](http...)" with balanced parentheses. */
static size_t destination(const char *s, size_t i, size_t n)
{
    size_t depth = 1, k = i + 2;

    if (n - i < 8 || memcmp(s + i, "](http", 6) != 0)
        return 0;
    for (; k < n && s[k] > ' ' && s[k] != '<'; k++) {
        depth += s[k] == '(';
        depth -= s[k] == ')';
        if (depth == 0)
            return k;
    }
    return 0;
}

static void destinations_of_markdown(void **state)
{
    char directory[512];
    struct text t;
    struct list l;
    size_t i, at = 0, all = 0, found = 0;

    (void)state;
    if (!read_text(shared_directory(directory), "free-programming-books.md", &t)) {
        print_message("SKIPPED: no free-programming-books.md in %s\n", directory);
        skip();
    }
    find_whole(&t, 0, &l);
    for (i = 0; i < t.n; i++) {
        const size_t end = destination(t.s, i, t.n);

        if (end == 0)
            continue;
        all++;
        if (is_found(&l, &at, i + 2, end))
            found++;
        else
            print_message("# not found: %.*s\n", (int)(end - i - 2), t.s + i + 2);
    }
    print_message("# %zu of %zu destinations; %zu found in all\n", found, all, l.n);
    assert_true(all > 10000);
    assert_int_equal(found, all);
    free(l.found);
    free(t.s);
}

/* CommonMark 6.5: "<", a scheme of 2 to 32, ":", no white space, "<" or ">", and ">". */
static size_t autolink(const char *s, size_t i, size_t n)
{
    size_t colon, k;

    if (s[i] != '<')
        return 0;
    for (colon = i + 1; colon < n && (strchr("+-.", s[colon]) != NULL ||
                                      (s[colon] >= '0' && s[colon] <= '9') ||
                                      ((s[colon] | 32) >= 'a' && (s[colon] | 32) <= 'z'));
         colon++)
        ;
    if (colon == n || s[colon] != ':' || colon - i < 3 || colon - i > 33)
        return 0;
    for (k = colon; k < n && (unsigned char)s[k] > ' ' && s[k] != '<' && s[k] != '>'; k++)
        ;
    return k < n && s[k] == '>' ? k : 0;
}

static void autolinks_of_commonmark(void **state)
{
    char directory[512];
    struct text t;
    struct list l;
    struct uric u;
    size_t i, at = 0, all = 0, found = 0, refused = 0;

    (void)state;
    if (!read_text(shared_directory(directory), "commonmark_spec.txt", &t)) {
        print_message("SKIPPED: no commonmark_spec.txt in %s\n", directory);
        skip();
    }
    find_whole(&t, URIC_FIND_ANY_SCHEME, &l);
    for (i = 0; i < t.n; i++) {
        const size_t end = autolink(t.s, i, t.n);

        if (end == 0)
            continue;
        if (uric_parse_uri(t.s + i + 1, end - i - 1, &u) != URIC_OK) {
            refused++;
            continue;
        }
        all++;
        found += (size_t)is_found(&l, &at, i + 1, end);
    }
    print_message("# %zu of %zu autolinks that are URIs, %zu are not\n", found, all,
                  refused);
    assert_true(all > 0);
    assert_int_equal(found, all);
    free(l.found);
    free(t.s);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_what_is_marked),
        cmocka_unit_test(whole_or_marked),
        cmocka_unit_test(outer_spans),
        cmocka_unit_test(nothing_before_the_text),
        cmocka_unit_test(letters_of_scripts),
        cmocka_unit_test(punctuation_of_scripts),
        cmocka_unit_test(never_half_characters),
        cmocka_unit_test(too_long),
        cmocka_unit_test(blanks_after_a_wrapped_line),
        cmocka_unit_test(precision_and_recall),
        cmocka_unit_test(texts_in_buffers),
        cmocka_unit_test(random_texts),
        cmocka_unit_test(every_byte_once),
        cmocka_unit_test(destinations_of_markdown),
        cmocka_unit_test(autolinks_of_commonmark)
    };

    if (argc > 1)
        top = argv[1];
    return cmocka_run_group_tests_name("find", tests, NULL, NULL);
}
