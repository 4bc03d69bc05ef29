/* What takes eight times the bytes takes some eight times the time: the quotient of two
 * processor times, each the least of several, where linear gives 8 and quadratic 64. */
#define _POSIX_C_SOURCE 200809L
#include "uric_editions.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

enum { SMALL = 12000, TIMES = 8, LEAST_OF = 5, ATTEMPTS = 4, MOST = 32 };

static const char *const patterns[] = { "/../", "/./", "../", "a/../", "//", "/a", "/",
                                        "%41", "%2e%2e/", "/%2E", "%", "a=b&", "&", ";",
                                        "=", "a:", ":", ".", "..", "1.", "@", "<", "<a ",
                                        "<!--", "<!-", "&#6", "<base ", "</a>", "a\r\n ",
                                        "Content-Base: \n", "X: y\r\n", "\n", "+", "~",
                                        "0", "%f0", "xn--", ",", "%0D", "[", "?", "#" };

/* A text of one pattern over and over, and what it is part of. */
struct text {
    char *s, *uri, *asked, *named; /* the text; in a path; in a query; in a host */
    size_t n, n_uri, n_asked, n_named;
    struct uric u, a, h;           /* their parts */
    int is_path, is_query, is_host;
    char *to;                      /* room for what is written */
    size_t room;
};

static char *behind(const char *begin, const struct text *t, size_t *n)
{
    char *const s = malloc(strlen(begin) + t->n + 1);

    assert_non_null(s);
    strcpy(s, begin);
    memcpy(s + strlen(begin), t->s, t->n);
    *n = strlen(begin) + t->n;
    return s;
}

static void make(struct text *t, const char *pattern, size_t n)
{
    const size_t length = strlen(pattern);
    size_t i;

    memset(t, 0, sizeof *t);
    t->n = n / length * length;
    t->s = malloc(t->n);
    t->room = 4 * n + 100;
    t->to = malloc(t->room);
    assert_true(t->s && t->to);
    memset(t->to, 0, t->room);
    for (i = 0; i < t->n; i += length)
        memcpy(t->s + i, pattern, length);
    t->uri = behind("s://h/", t, &t->n_uri);
    t->asked = behind("s:?", t, &t->n_asked);
    t->named = behind("http://", t, &t->n_named);
    t->is_path = uric_parse(t->uri, t->n_uri, &t->u) == URIC_OK;
    t->is_query = uric_parse(t->asked, t->n_asked, &t->a) == URIC_OK;
    t->is_host = uric_parse(t->named, t->n_named, &t->h) == URIC_OK;
}

static void discard(struct text *t)
{
    free(t->s);
    free(t->uri);
    free(t->asked);
    free(t->named);
    free(t->to);
}

/* ---- what is done with it: 1, or 0 where it makes no sense ---- */

static size_t length; /* that is not looked at */
static volatile size_t sum;

static int parses(const struct text *t)
{
    struct uric u;
    int rule;

    uric_parse(t->uri, t->n_uri, &u);
    for (rule = 0; rule < URIC_RULES; rule++)
        uric_parse_as(rule, t->s, t->n, &u);
    return 1;
}

static int finds_prefixes(const struct text *t)
{
    struct uric_split_result five;
    struct uric u;

    uric_split(t->s, t->n, &five);
    uric_explain(URIC_RULE_URI, t->s, t->n, t->to, t->room);
    return uric_prefix(URIC_RULE_URI_REFERENCE, t->s, t->n, &u, NULL, NULL) >= 0;
}

static int parses_lines(const struct text *t)
{
    struct uric_columns c;

    memset(&c, 0, sizeof c);
    c.room = t->n + 1;
    return uric_parse_lines(URIC_RULE_URI_REFERENCE, t->s, t->n, 0, &c) == URIC_OK;
}

static int resolves(const struct text *t)
{
    static const char short_base[] = "s://h/a/b", short_reference[] = "../g";
    struct uric b, r;

    uric_parse(short_base, sizeof short_base - 1, &b);
    uric_parse(short_reference, sizeof short_reference - 1, &r);
    if (!t->is_path)
        return 0;
    uric_resolve(t->uri, &t->u, short_reference, &r, 0, t->to, t->room, &length);
    uric_resolve(short_base, &b, t->uri, &t->u, 0, t->to, t->room, &length);
    if (uric_parse(t->s, t->n, &r) == URIC_OK) {
        uric_resolve(short_base, &b, t->s, &r, 0, t->to, t->room, &length);
        uric_resolve(t->uri, &t->u, t->s, &r, 0, t->to, t->room, &length);
        uric_resolve(t->uri, &t->u, t->s, &r, URIC_KEEP_SURPLUS, t->to, t->room,
                     &length);
        uric_resolve_pieces(t->uri, &t->u, t->s, &r, 0, NULL, 0, &length);
        sum += (size_t)uric_same_document(t->uri, &t->u, t->s, &r);
    }
    return 1;
}

static int resolves_by_editions(const struct text *t)
{
    int edition, done = 0;

    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        const int rule = uric_edition_reference(edition);
        struct uric b, r;

        if (uric_edition_parse(rule, t->uri, t->n_uri, &b) != URIC_OK ||
            uric_edition_parse(rule, t->s, t->n, &r) != URIC_OK)
            continue;
        uric_edition_resolve(edition, t->uri, &b, t->s, &r, 0, t->to, t->room, &length);
        uric_edition_resolve(edition, t->uri, &b, t->s, &r, URIC_DROP_SURPLUS, t->to,
                             t->room, &length);
        done = 1;
    }
    return done;
}

static int relates(const struct text *t)
{
    static const char other[] = "s://h/b/c/";
    struct uric o;

    if (!t->is_path)
        return 0;
    uric_parse(other, sizeof other - 1, &o);
    uric_relate(t->uri, &t->u, t->uri, &t->u, t->to, t->room, &length);
    uric_relate(other, &o, t->uri, &t->u, t->to, t->room, &length);
    uric_relate(t->uri, &t->u, other, &o, t->to, t->room, &length);
    return 1;
}

static int removes_dots(const struct text *t)
{
    uric_remove_dot_segments(t->s, t->n, 0, t->to, t->room, &length);
    uric_remove_dot_segments(t->s, t->n, URIC_ENCODED_DOTS, t->to, t->room, &length);
    memcpy(t->to, t->s, t->n);
    uric_remove_dot_segments(t->to, t->n, 0, t->to, t->n, &length);
    return 1;
}

static void normalizes_one(const struct text *t, const char *s, const struct uric *u)
{
    sum += uric_needs(s, u, 31, NULL);
    uric_normalize(s, u, 31, NULL, t->to, t->room, &length, NULL);
    sum += (size_t)uric_hash(s, u, 31, NULL, 7);
    sum += (size_t)uric_equal(s, u, s, u, 31, NULL);
}

static int normalizes(const struct text *t)
{
    if (t->is_path)
        normalizes_one(t, t->uri, &t->u);
    if (t->is_query)
        normalizes_one(t, t->asked, &t->a);
    if (t->is_host)
        normalizes_one(t, t->named, &t->h);
    return t->is_path || t->is_query || t->is_host;
}

static int compares(const struct text *t)
{
    char *other;

    if (!t->is_path)
        return 0;
    other = t->to; /* with another scheme, so that no rung is reached soon */
    memcpy(other, t->uri, t->n_uri);
    other[0] = 'S';
    sum += uric_compare(t->uri, &t->u, other, &t->u, NULL);
    other[t->n_uri - 1] ^= 1;
    sum += uric_compare(t->uri, &t->u, other, &t->u, NULL);
    return 1;
}

static int edits(const struct text *t)
{
    struct uric_change edit;

    memset(&edit, 0, sizeof edit);
    edit.value.s = "v";
    edit.value.n = 1;
    edit.name = edit.value;
    if (t->is_path) {
        edit.what = URIC_EDIT_SEGMENT;
        edit.index = t->n / 8;
        uric_edit(t->uri, &t->u, &edit, t->to, t->room, &length, NULL);
        edit.what = URIC_FRAGMENT;
        uric_edit(t->uri, &t->u, &edit, t->to, t->room, &length, NULL);
    }
    if (t->is_query) {
        edit.what = URIC_EDIT_PARAMETER;
        uric_edit(t->asked, &t->a, &edit, t->to, t->room, &length, NULL);
        edit.what = URIC_EDIT_PARAMETER_NAMED;
        uric_edit(t->asked, &t->a, &edit, t->to, t->room, &length, NULL);
    }
    return t->is_path || t->is_query;
}

static int builds(const struct text *t)
{
    struct uric_bytes part[URIC_PARTS];
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        part[i].s = t->s;
        part[i].n = i == URIC_PATH || i == URIC_QUERY ? t->n : 0;
    }
    part[URIC_SCHEME].s = part[URIC_USERINFO].s = part[URIC_HOST].s = NULL;
    part[URIC_PORT].s = part[URIC_FRAGMENT].s = NULL;
    uric_build(part, t->to, t->room, &length, NULL);
    return 1;
}

static int codes(const struct text *t)
{
    struct uric_set set;
    int component;

    for (component = 0; component <= URIC_ENCODE_FORM; component++)
        uric_encode(component, t->s, t->n, t->to, t->room, &length);
    uric_decode(t->s, t->n, URIC_DECODE_PLUS, t->to, t->room, &length, NULL);
    uric_decode(t->s, t->n, URIC_DECODE_REFUSE_NUL, t->to, 1, &length, NULL);
    sum += uric_encoded(t->s, t->n, &set);
    return 1;
}

static int reads_queries(const struct text *t)
{
    unsigned flags;

    for (flags = 0; flags < 4; flags++) {
        uric_span rest = { 0, (uint32_t)t->n };
        struct uric_query_pair pair;

        while (uric_query_next(t->s, &rest, flags, &pair))
            sum += pair.has_value;
        rest.begin = 0;
        sum += (size_t)uric_query_find(t->s, &rest, flags, "none", 4, &pair);
    }
    return 1;
}

static int reads_segments(const struct text *t)
{
    uric_span rest = { 0, (uint32_t)t->n }, segment;

    while (uric_segment_next(t->s, &rest, &segment))
        sum += segment.end;
    rest.begin = 0;
    rest.end = (uint32_t)t->n;
    while (uric_segment_previous(t->s, &rest, &segment))
        sum += segment.end;
    return 1;
}

static int audits(const struct text *t)
{
    struct uric_audit_result a;

    if (t->is_path)
        uric_audit(t->uri, &t->u, NULL, &a);
    if (t->is_query)
        uric_audit(t->asked, &t->a, NULL, &a);
    if (t->is_host)
        uric_audit(t->named, &t->h, NULL, &a);
    return t->is_path || t->is_query || t->is_host;
}

static int reads_bases(const struct text *t)
{
    uric_html_base(t->s, t->n, t->to, t->room, &length);
    uric_mime_base(t->s, t->n, t->to, t->room, &length);
    return 1;
}

static int reads_values_of_bases(const struct text *t)
{
    size_t n;
    char *const html = behind("<base href='", t, &n);

    uric_html_base(html, n, t->to, t->room, &length);
    html[n - 1] = '\'';
    uric_html_base(html, n, t->to, t->room, &length);
    free(html);
    return 1;
}

static int reads_schemes(const struct text *t)
{
    static const char *const begins[] = { "http://h/", "ftp://h/", "gopher://h/1",
                                          "mailto:", "mailto:?a=", "news:", "nntp://h/",
                                          "telnet://h/", "wais://h/", "file:///",
                                          "prospero://h/", "x:" };
    size_t i;

    for (i = 0; i < sizeof begins / sizeof *begins; i++) {
        struct uric_scheme_parts r;
        const char *refused;
        struct uric u;
        size_t n;
        char *const s = behind(begins[i], t, &n);

        uric_edition_scheme_parse(s, n, &u, &r);
        if (uric_parse_uri(s, n, &u) == URIC_OK) {
            const struct uric_scheme *const scheme =
                uric_scheme_find(s, strcspn(s, ":"), NULL, 0);

            if (uric_scheme_parse(s, &u, scheme, &r) == URIC_OK &&
                r.kind == URIC_SCHEME_FTP)
                sum += uric_ftp_commands(s, &u, &r, t->to, t->room, &refused);
            if (r.kind == URIC_SCHEME_FILE && r.error == URIC_SCHEME_NO_ERROR) {
                uric_file_to_posix(s, &u, &r, t->to, t->room);
                uric_file_to_windows(s, &u, &r, t->to, t->room);
            }
        }
        free(s);
    }
    uric_file_from_posix(t->s, t->n, t->to, t->room);
    uric_file_from_windows(t->s, t->n, t->to, t->room);
    return 1;
}

static int parses_editions(const struct text *t)
{
    static const char *const names[] = { "url1994:fragmentaddress", "rfc1738:genericurl",
                                         "rfc1738:predefined", "url1997:URL-reference",
                                         "uri2003:URI-reference" };
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        struct uric u;

        uric_edition_parse(uric_edition_rule(names[i], strlen(names[i])), t->uri,
                           t->n_uri, &u);
        uric_edition_parse(uric_edition_rule(names[i], strlen(names[i])), t->s, t->n, &u);
    }
    return 1;
}

static int completes_suffixes(const struct text *t)
{
    static const struct uric_suffix any = { { "", 0 }, { "http", 4 } };

    uric_suffix_reference(t->s, t->n, &any, 1, t->to, t->room, &length);
    return 1;
}

/* ---- how long that takes ---- */

typedef int operation(const struct text *t);

static double seconds(operation *o, const struct text *t)
{
    struct timespec from, to;
    double best = 0, now;
    int i;

    for (i = 0; i < LEAST_OF; i++) {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
        o(t);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
        now = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
        if (i == 0 || now < best)
            best = now;
    }
    return best;
}

/* The least quotient of some, or 0 where there is nothing to do. */
static double quotient(operation *o, const char *pattern)
{
    struct text small, large;
    double best = 0;
    int i;

    make(&small, pattern, SMALL);
    make(&large, pattern, TIMES * SMALL);
    for (i = 0; o(&small) && i < ATTEMPTS && (i == 0 || best > MOST); i++) {
        const double now = seconds(o, &large) / (seconds(o, &small) + 1e-9);

        if (i == 0 || now < best)
            best = now;
    }
    discard(&small);
    discard(&large);
    return best;
}

static void is_linear(operation *o)
{
    double worst = 0;
    size_t i, of = 0, n = 0;

    for (i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        const double now = quotient(o, patterns[i]);

        n += now > 0;
        if (now > worst) {
            worst = now;
            of = i;
        }
    }
    print_message("# %u patterns, %.1f times at most: \"%s\"\n", (unsigned)n, worst,
                  strcspn(patterns[of], "\r\n") == strlen(patterns[of]) ? patterns[of]
                                                                         : "lines");
    assert_true(n > 3);
    assert_true(worst < MOST);
}

#define LINEAR(name) static void name##_in_linear_time(void **state) \
    { (void)state; is_linear(name); }

LINEAR(parses)
LINEAR(finds_prefixes)
LINEAR(parses_lines)
LINEAR(parses_editions)
LINEAR(resolves)
LINEAR(resolves_by_editions)
LINEAR(relates)
LINEAR(removes_dots)
LINEAR(normalizes)
LINEAR(compares)
LINEAR(edits)
LINEAR(builds)
LINEAR(codes)
LINEAR(reads_queries)
LINEAR(reads_segments)
LINEAR(audits)
LINEAR(reads_bases)
LINEAR(reads_values_of_bases)
LINEAR(reads_schemes)
LINEAR(completes_suffixes)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parses_in_linear_time),
        cmocka_unit_test(finds_prefixes_in_linear_time),
        cmocka_unit_test(parses_lines_in_linear_time),
        cmocka_unit_test(parses_editions_in_linear_time),
        cmocka_unit_test(resolves_in_linear_time),
        cmocka_unit_test(resolves_by_editions_in_linear_time),
        cmocka_unit_test(relates_in_linear_time),
        cmocka_unit_test(removes_dots_in_linear_time),
        cmocka_unit_test(normalizes_in_linear_time),
        cmocka_unit_test(compares_in_linear_time),
        cmocka_unit_test(edits_in_linear_time),
        cmocka_unit_test(builds_in_linear_time),
        cmocka_unit_test(codes_in_linear_time),
        cmocka_unit_test(reads_queries_in_linear_time),
        cmocka_unit_test(reads_segments_in_linear_time),
        cmocka_unit_test(audits_in_linear_time),
        cmocka_unit_test(reads_bases_in_linear_time),
        cmocka_unit_test(reads_values_of_bases_in_linear_time),
        cmocka_unit_test(reads_schemes_in_linear_time),
        cmocka_unit_test(completes_suffixes_in_linear_time)
    };

    return cmocka_run_group_tests_name("linear", tests, NULL, NULL);
}
