/* Inputs of about 2^32 bytes.  A string of URIC_MAX_LENGTH bytes must get the answers of a
 * short one, with the offsets after the long run shifted; a longer string must get the
 * answers that the header documents.
 *
 *   test_sizes [all [TEST]]
 *
 * Runs the quick tests; with "all", every test, or those of the given name. */
#include "uric_base.h"
#include "uric_history.h"
#include "uric_http_parser.h"
#include "uric_iri.h"
#include "uric_log.h"
#include "uric_text.h"
#include "support/far.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#if SIZE_MAX > UINT32_MAX

static const size_t most = URIC_MAX_LENGTH;
enum { RUN = 1000, SHORT = RUN + 500 };

/* A string with a long run of "a" between a head and a tail, and the same with a short run. */
static struct {
    char *text; /* the mapped text */
    char head[200], tail[200];
    const char *s, *t;
    size_t n, m;
    char brief[SHORT];
} is;

static void pose(const char *head, const char *tail, size_t n)
{
    const size_t h = strlen(head), l = strlen(tail);

    /* undo the previous question's writes */
    memset(is.text, 'a', strlen(is.head));
    memset(is.text + is.n - strlen(is.tail), 'a', strlen(is.tail));
    strcpy(is.head, head);
    strcpy(is.tail, tail);
    is.n = n;
    memcpy(is.text, head, h);
    memcpy(is.text + n - l, tail, l);
    is.s = is.text;
    is.m = h + RUN + l;
    memset(is.brief, 'a', sizeof is.brief);
    memcpy(is.brief, head, h);
    memcpy(is.brief + h + RUN, tail, l);
    is.t = is.brief;
}

/* ---- the answer for the long string is the short one's, shifted ---- */

static uint64_t moved(uint64_t offset)
{
    return offset > strlen(is.head) + RUN / 2 ? offset + (is.n - is.m) : offset;
}

static void is_moved(uint64_t of_long, uint64_t of_short)
{
    assert_true(of_long == moved(of_short));
}

static void span_is_moved(uric_span of_long, uric_span of_short)
{
    is_moved(of_long.begin, of_short.begin);
    is_moved(of_long.end, of_short.end);
}

static void parts_are_moved(const struct uric *u, const struct uric *v)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        span_is_moved(u->part[part], v->part[part]);
    is_moved(u->error_offset, v->error_offset);
    assert_int_equal(u->defined, v->defined);
    assert_int_equal(u->host_kind, v->host_kind);
    assert_int_equal(u->path_kind, v->path_kind);
}

static void is_too_long(int status, const struct uric *u)
{
    struct uric nothing;

    memset(&nothing, 0, sizeof nothing);
    nothing.error_offset = URIC_MAX_LENGTH;
    assert_int_equal(status, URIC_TOO_LONG);
    assert_memory_equal(u, &nothing, sizeof nothing);
}

/* The parts of both strings, which are valid. */
static void parse_both(int rule, struct uric *u, struct uric *v)
{
    const int hot = rule == URIC_RULE_URI_REFERENCE;

    assert_int_equal(hot ? uric_parse(is.s, is.n, u)
                         : uric_parse_as(rule, is.s, is.n, NULL, u), URIC_OK);
    assert_int_equal(uric_parse_as(rule, is.t, is.m, NULL, v), URIC_OK);
    parts_are_moved(u, v);
}

/* ---- parsing ---- */

/* The places of a run and the tails after it: empty and undefined, complete and truncated, and
 * illegal. */
static const struct shape {
    const char *head, *tail;
} shapes[] = {
    { "http://user@host:80/", "?#" },
    { "/", "" },
    { "http://", ":80/?q" },
    { "", "/?#" },
    { "s:?", "#" },
    { "#", "" },
    { "x:/", "%4" },
    { "//h/", "^" },
    { "//", "@h:?" },
    { "a", "://h?" },
    /* and, if there is time */
    { "http://user@host:80/", "?" },
    { "http://user@host:80/", "#" },
    { "http://user@host:80/", "" },
    { "http://user@host:80/", "?q#f" },
    { "http://user:", "@" },
    { "http://h/%41", "%41" },
    { "http://h/", "%" },
    { "?", "#\x80" },
    { "//[v1.", "]" },
    { "//[v1.", "" },
    { "//", ":8a" },
    { "", ":" },
    { "http://h/?", "[" }
};
enum { QUICK = 10 };

static void parsed(size_t first, size_t count)
{
    size_t i;

    for (i = first; i < first + count; i++) {
        struct uric u, v;
        int status;

        pose(shapes[i].head, shapes[i].tail, most);
        status = uric_parse(is.t, is.m, &v);
        assert_int_equal(uric_parse(is.s, is.n, &u), status);
        parts_are_moved(&u, &v);
    }
}

static void the_longest_strings_are_parsed(void **state)
{
    (void)state;
    parsed(0, QUICK);
}

static void more_shapes(void **state)
{
    (void)state;
    parsed(QUICK, sizeof shapes / sizeof *shapes - QUICK);
}

/* One byte more or fewer, so that it ends at another offset of a block. */
static void other_ends(void **state)
{
    size_t fewer;

    (void)state;
    for (fewer = 1; fewer < 66; fewer += 13) {
        struct uric u, v;

        pose("http://h/", "?#", most - fewer);
        parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    }
}

static void longer_strings_are_too_long(void **state)
{
    size_t n;
    int rule;

    (void)state;
    for (n = most + 1; n <= most + 2; n++) {
        struct uric_split_result five;
        struct uric u;

        pose("http://user@host:80/", "?#", n);
        is_too_long(uric_parse(is.s, n, &u), &u);
        is_too_long(uric_parse_uri(is.s, n, &u), &u);
        is_too_long(uric_parse_origin_form(is.s, n, &u), &u);
        for (rule = 0; rule < URIC_RULES; rule++)
            is_too_long(uric_parse_as(rule, is.s, n, NULL, &u), &u);
        for (rule = 0; uric_edition_rule_name(rule) != NULL; rule++)
            is_too_long(uric_edition_parse(rule, is.s, n, &u), &u);
        is_too_long(uric_iri_parse(is.s, n, &u), &u);
        assert_int_equal(uric_split(is.s, n, &five), URIC_TOO_LONG);
    }
}

static void rule_takes(int rule, const char *head, const char *tail)
{
    struct uric u, v;

    pose(head, tail, most);
    parse_both(rule, &u, &v);
}

static void rules_that_tables_scan(void **state)
{
    (void)state;
    rule_takes(URIC_RULE_ABSOLUTE_URI, "x://u@h:1/", "?");
    rule_takes(URIC_RULE_RELATIVE_REF, "//u@h:1/", "?#");
    rule_takes(URIC_RULE_AUTHORITY, "u@", ":");
    rule_takes(URIC_RULE_HOST, "", ".");
    rule_takes(URIC_RULE_REQUEST_TARGET, "/", "?");
    rule_takes(URIC_RULE_AUTHORITY_FORM, "", ":80");
    rule_takes(URIC_RULE_HOST_FIELD, "", ":");
}

static void split(const struct shape *shape)
{
    struct uric_split_result u, v;
    int part;

    pose(shape->head, shape->tail, most);
    assert_int_equal(uric_split(is.s, is.n, &u), URIC_OK);
    assert_int_equal(uric_split(is.t, is.m, &v), URIC_OK);
    assert_int_equal(u.defined, v.defined);
    for (part = 0; part < URIC_SPLIT_PARTS; part++)
        span_is_moved(u.part[part], v.part[part]);
}

static void split_at_the_delimiters(void **state)
{
    (void)state;
    split(&shapes[0]);
}

static void split_more_shapes(void **state)
{
    (void)state;
    split(&shapes[2]);
    split(&shapes[9]);
}

/* An error at the last byte in range, at the one after it, and none. */
static void prefixes(void **state)
{
    uint32_t length, stopped;
    struct uric u, v;

    (void)state;
    pose("//u@h:1/", "?#^", most);
    assert_int_equal(uric_prefix(0, is.s, is.n, &u, &length, &stopped), URIC_OK);
    assert_int_equal(uric_prefix(0, is.t, is.m, &v, NULL, NULL), URIC_OK);
    parts_are_moved(&u, &v);
    assert_int_equal(length, most - 1);
    assert_int_equal(stopped, most - 1);
    pose("//u@h:1/", "?#^", most + 1);
    is_too_long(uric_prefix(0, is.s, is.n, &u, &length, &stopped), &u);
    assert_int_equal(length, 0);
    assert_int_equal(stopped, most);
}

/* ---- in pieces, with offsets of 64 bits ---- */

static void in_pieces(const struct shape *shape, size_t n, size_t piece)
{
    struct uric_stream m, k;
    struct uric64 u, v;
    uint64_t length, length_short;
    size_t i, taken = 1;
    int part, status;

    pose(shape->head, shape->tail, n);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    for (i = 0; i < n && taken > 0; i += taken)
        taken = uric_stream_feed(&m, is.s + i, n - i < piece ? n - i : piece);
    uric_stream_init(&k, URIC_RULE_URI_REFERENCE);
    uric_stream_feed(&k, is.t, is.m);
    is_moved(uric_stream_taken(&m), uric_stream_taken(&k));
    assert_int_equal(uric_stream_rejected(&m), uric_stream_rejected(&k));
    status = uric_stream_end(&k, &v);
    assert_int_equal(uric_stream_end(&m, &u), status);
    is_moved(u.error_offset, v.error_offset);
    status = uric_stream_prefix(&k, &v, &length_short);
    assert_int_equal(uric_stream_prefix(&m, &u, &length), status);
    is_moved(length, length_short);
    assert_int_equal(u.defined, v.defined);
    for (part = 0; part < URIC_PARTS; part++) {
        is_moved(u.part[part].begin, v.part[part].begin);
        is_moved(u.part[part].end, v.part[part].end);
    }
}

static void scanned_in_pieces(void **state)
{
    size_t n;

    (void)state;
    for (n = most; n <= most + 2; n++)
        in_pieces(&shapes[(n - most) % QUICK], n, n);
    in_pieces(&shapes[8], most + 1, 1 << 30);
    in_pieces(&shapes[7], most + 2, most);
}

static void more_pieces(void **state)
{
    size_t n, i;

    (void)state;
    for (n = most; n <= most + 2; n++) {
        for (i = 0; i < sizeof shapes / sizeof *shapes; i++)
            in_pieces(&shapes[i], n, 1000003);
    }
}

/* Length is not an error here: even for a string that is too long, the message names the
 * invalid byte. */
static void explanations(void **state)
{
    const int rule = uric_edition_rule("url1997:URL-reference", 21);
    char text[200], brief[200];
    size_t far, near;

    (void)state;
    pose("http://h/", "?^", most + 1);
    assert_int_equal(uric_explain(0, is.s, is.n, text, sizeof text, &far), URIC_OK);
    assert_int_equal(uric_explain(0, is.t, is.m, brief, sizeof brief, &near), URIC_OK);
    assert_int_equal(far, near);
    assert_string_equal(text, brief);
    assert_true(*text != '\0');
    assert_int_equal(uric_edition_explain(rule, is.s, is.n, text, sizeof text, &far),
                     URIC_OK);
    assert_int_equal(uric_edition_explain(rule, is.t, is.m, brief, sizeof brief, &near),
                     URIC_OK);
    assert_int_equal(far, near);
    assert_string_equal(text, brief);
    assert_true(*text != '\0');
}

/* ---- rows ---- */

static void spans_end_at_the_largest_offset(void **state)
{
    struct uric_columns c;
    uint32_t begin = 0, end = URIC_MAX_LENGTH, query_begin, query_end, fragment_begin;
    uint8_t valid, query, fragment;

    (void)state;
    pose("http://h/", "?#", most);
    memset(&c, 0, sizeof c);
    c.room = 1;
    c.valid = &valid;
    c.begin[URIC_QUERY] = &query_begin;
    c.end[URIC_QUERY] = &query_end;
    c.begin[URIC_FRAGMENT] = &fragment_begin;
    c.defined[URIC_QUERY] = &query;
    c.defined[URIC_FRAGMENT] = &fragment;
    assert_int_equal(uric_parse_spans(0, is.s, &begin, &end, 1, &c), URIC_OK);
    assert_int_equal(valid, 1);
    assert_int_equal(query & fragment, 1);
    assert_int_equal(query_begin, most - 1);
    assert_int_equal(query_end, most - 1);
    assert_int_equal(fragment_begin, most);
    assert_int_equal(c.taken, 1);
}

/* As a view between two short ones. */
static void views_up_to_the_largest_offset(void **state)
{
    const struct uric_bytes short_one = { "?#", 2 };
    struct uric_bytes views[3];
    uint32_t query_begin[3], fragment_end[3], error_offset[3], record_end[3];
    uint8_t valid, query;
    struct uric_columns c;
    size_t n;

    (void)state;
    memset(&c, 0, sizeof c);
    c.room = 3;
    c.valid = &valid;
    c.begin[URIC_QUERY] = query_begin;
    c.end[URIC_FRAGMENT] = fragment_end;
    c.defined[URIC_QUERY] = &query;
    c.error_offset = error_offset;
    c.record_end = record_end;
    for (n = most; n <= most + 2; n++) {
        pose("http://h/", "?#", n);
        views[0] = views[2] = short_one;
        views[1].s = is.s;
        views[1].n = n;
        assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, 3, &c), URIC_OK);
        assert_int_equal(c.taken, 3);
        assert_int_equal(valid, n == most ? 7 : 5);
        assert_int_equal(query, valid);
        assert_int_equal(c.invalid, n != most);
        assert_int_equal(query_begin[1], n == most ? most - 1 : 0);
        assert_int_equal(fragment_end[1], n == most ? most : 0);
        assert_int_equal(error_offset[1], n == most ? 0 : most);
        assert_int_equal(record_end[1], most);
        assert_int_equal(query_begin[2], 1);
        assert_int_equal(fragment_end[2], 2);
        assert_int_equal(record_end[2], 2);
    }
}

/* ---- derived from the parts ---- */

static void halves_of_a_userinfo(void **state)
{
    uric_span far, near;
    struct uric u, v;
    uint16_t port;

    (void)state;
    pose("//", ":@h:00081", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_true(uric_user(uric_bind(is.s, &u), &far));
    assert_true(uric_user(uric_bind(is.t, &v), &near));
    span_is_moved(far, near);
    assert_true(uric_password(uric_bind(is.s, &u), &far));
    assert_true(uric_password(uric_bind(is.t, &v), &near));
    span_is_moved(far, near);
    assert_int_equal(far.begin, far.end);
    span_is_moved(uric_authority(&u), uric_authority(&v));
    assert_int_equal(uric_port_number(uric_bind(is.s, &u), &port), URIC_PORT_NUMBER);
    assert_int_equal(port, 81);
}

static void addresses_at_large_offsets(void **state)
{
    uint8_t far[16], near[16];
    struct uric u, v;

    (void)state;
    pose("//", "@[::ffff:1.2.3.4]", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_host_address(uric_bind(is.s, &u), far), 16);
    assert_int_equal(uric_host_address(uric_bind(is.t, &v), near), 16);
    assert_memory_equal(far, near, 16);
}

/* Each list to its end: the elements and their number. */
static void segments(void **state)
{
    uric_span far = { 0, URIC_MAX_LENGTH }, near, one, other;

    (void)state;
    pose("/b/", "//c", most);
    near.begin = 0;
    near.end = (uint32_t)is.m;
    while (uric_segment_next(is.t, &near, &other)) {
        assert_true(uric_segment_next(is.s, &far, &one));
        span_is_moved(one, other);
    }
    assert_false(uric_segment_next(is.s, &far, &one));
    far.begin = near.begin = 0;
    while (uric_segment_previous(is.t, &near, &other)) {
        assert_true(uric_segment_previous(is.s, &far, &one));
        span_is_moved(one, other);
    }
    assert_false(uric_segment_previous(is.s, &far, &one));
}

static void elements(void **state)
{
    uric_span far = { 0, URIC_MAX_LENGTH }, near, one, other, value, short_value;

    (void)state;
    pose(";b=1;", ";=;", most);
    near.begin = 0;
    near.end = (uint32_t)is.m;
    assert_int_equal(uric_pair(is.s, far, '=', &one, &value),
                     uric_pair(is.t, near, '=', &other, &short_value));
    span_is_moved(value, short_value);
    while (uric_list_next(is.t, &near, ';', &other)) {
        assert_true(uric_list_next(is.s, &far, ';', &one));
        span_is_moved(one, other);
    }
    assert_false(uric_list_next(is.s, &far, ';', &one));
    far.begin = near.begin = 0;
    far.end = URIC_MAX_LENGTH;
    near.end = (uint32_t)is.m;
    while (uric_prospero_field(is.t, &near, &other, &short_value)) {
        assert_true(uric_prospero_field(is.s, &far, &one, &value));
        span_is_moved(one, other);
        span_is_moved(value, short_value);
    }
    assert_false(uric_prospero_field(is.s, &far, &one, &value));
}

static void pairs(unsigned flags)
{
    uric_span far = { 0, URIC_MAX_LENGTH }, near;
    struct uric_query_pair one, other;

    pose("b=&", "=&c&d=", most);
    near.begin = 0;
    near.end = (uint32_t)is.m;
    while (uric_query_next(is.t, &near, flags, &other)) {
        assert_true(uric_query_next(is.s, &far, flags, &one));
        span_is_moved(one.key, other.key);
        span_is_moved(one.value, other.value);
        assert_int_equal(one.has_value, other.has_value);
    }
    assert_false(uric_query_next(is.s, &far, flags, &one));
}

static void pairs_of_a_query(void **state)
{
    uric_span far = { 0, URIC_MAX_LENGTH };
    struct uric_query_pair one;

    (void)state;
    pairs(0);
    assert_true(uric_query_find(is.s, &far, 0, "d", 1, &one));
    assert_int_equal(one.value.begin, most);
    assert_true(one.has_value);
    assert_int_equal(far.begin, most);
    far.begin = 0;
    assert_false(uric_query_find(is.s, &far, 0, is.s, most + 1, &one));
}

static void pairs_by_semicolons(void **state)
{
    (void)state;
    pairs(URIC_QUERY_SEMICOLON | URIC_QUERY_FORM);
}

/* ---- the schemes' parts ---- */

static void scheme_reads(const char *head, const char *tail)
{
    struct uric_scheme_parts r, q;
    const struct uric_scheme *scheme;
    struct uric u, v;
    int status, part;

    pose(head, tail, most);
    assert_int_equal(uric_parse_uri(is.s, is.n, &u), URIC_OK);
    assert_int_equal(uric_parse_uri(is.t, is.m, &v), URIC_OK);
    scheme = uric_scheme_find(is.t, v.part[URIC_SCHEME].end, NULL, 0);
    status = uric_scheme_parse(uric_bind(is.t, &v), scheme, &q);
    assert_int_equal(uric_scheme_parse(uric_bind(is.s, &u), scheme, &r), status);
    for (part = 0; part < URIC_SCHEME_PARTS; part++)
        span_is_moved(r.part[part], q.part[part]);
    is_moved(r.error_offset, q.error_offset);
    assert_int_equal(r.defined, q.defined);
    assert_int_equal(r.kind, q.kind);
    assert_int_equal(r.error, q.error);
}

static void schemes(void **state)
{
    (void)state;
    scheme_reads("http://h/", "?");
    scheme_reads("ftp://h/", "/;type=a");
    scheme_reads("ftp://h/", ";type=x");
    scheme_reads("gopher://h/0", "%09");
    scheme_reads("mailto:b@c,", "@d?");
    scheme_reads("mailto:b@c?subject=", "&");
    scheme_reads("news:", "@h");
    scheme_reads("nntp://h/", "/12");
    scheme_reads("wais://h/d/", "/p");
    scheme_reads("file:///", "/");
    scheme_reads("prospero://h/", ";n=");
}

static void schemes_of_1738(void **state)
{
    static const struct shape urls[] = {
        { "ftp://h/", "/;type=a" }, { "gopher://h/0", "%09%09+" }
    };
    struct uric_scheme_parts r, q;
    struct uric u, v;
    size_t i;
    int part, status;

    (void)state;
    for (i = 0; i < sizeof urls / sizeof *urls; i++) {
        pose(urls[i].head, urls[i].tail, most);
        status = uric_edition_scheme_parse(is.t, is.m, &v, &q);
        assert_int_equal(uric_edition_scheme_parse(is.s, is.n, &u, &r), status);
        parts_are_moved(&u, &v);
        for (part = 0; part < URIC_SCHEME_PARTS; part++)
            span_is_moved(r.part[part], q.part[part]);
        is_moved(r.error_offset, q.error_offset);
        assert_int_equal(r.defined, q.defined);
    }
    pose("ftp://h/", "", most + 1);
    assert_int_equal(uric_edition_scheme_parse(is.s, is.n, &u, &r), URIC_TOO_LONG);
    assert_int_equal(r.error_offset, most);
}

static void editions(void **state)
{
    static const char *const names[] = { "url1994:fragmentaddress", "rfc1738:genericurl",
                                         "url1997:URL-reference", "rfc2396:reference",
                                         "uri2003:URI-reference" };
    struct uric u, v;
    size_t i;
    int status;

    (void)state;
    pose("http://h/", "#", most);
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        const int rule = uric_edition_rule(names[i], strlen(names[i]));

        status = uric_edition_parse(rule, is.t, is.m, &v);
        assert_int_equal(uric_edition_parse(rule, is.s, is.n, &u), status);
        parts_are_moved(&u, &v);
    }
    assert_int_equal(uric_edition_rule(is.s, most + 1), -1);
}

/* The lengths of an FTP client's commands, and of file names. */
static void commands_and_names(void **state)
{
    struct uric_scheme_parts r, q;
    const struct uric_scheme *const ftp = uric_scheme_find("ftp", 3, NULL, 0);
    const struct uric_scheme *const file = uric_scheme_find("file", 4, NULL, 0);
    const char *refused;
    struct uric u, v;
    size_t far, near;

    (void)state;
    pose("ftp://h/", "/b", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_scheme_parse(uric_bind(is.s, &u), ftp, &r), URIC_OK);
    assert_int_equal(uric_scheme_parse(uric_bind(is.t, &v), ftp, &q), URIC_OK);
    assert_int_equal(uric_ftp_commands(uric_bind(is.t, &v), &q, NULL, 0, &near,
                                       &refused), URIC_TOO_SMALL);
    assert_int_equal(uric_ftp_commands(uric_bind(is.s, &u), &r, NULL, 0, &far, &refused),
                     URIC_TOO_SMALL);
    is_moved(far, near);
    pose("file:///c:/", "%41", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_scheme_parse(uric_bind(is.s, &u), file, &r), URIC_OK);
    assert_int_equal(uric_scheme_parse(uric_bind(is.t, &v), file, &q), URIC_OK);
    assert_int_equal(uric_file_to_posix(uric_bind(is.t, &v), &q, NULL, 0, &near),
                     URIC_TOO_SMALL);
    assert_int_equal(uric_file_to_posix(uric_bind(is.s, &u), &r, NULL, 0, &far),
                     URIC_TOO_SMALL);
    is_moved(far, near);
    assert_int_equal(uric_file_to_windows(uric_bind(is.t, &v), &q, NULL, 0, &near),
                     URIC_TOO_SMALL);
    assert_int_equal(uric_file_to_windows(uric_bind(is.s, &u), &r, NULL, 0, &far),
                     URIC_TOO_SMALL);
    is_moved(far, near);
}

typedef enum uric_status from_name(const char *name, size_t n, char *buffer, size_t size,
                                   size_t *length);

/* A name whose URI, longer by the given number of bytes, has the maximum length; one a byte
 * longer; and a name that is too long itself. */
static void names_have_uris(from_name *from, const char *head, size_t more)
{
    size_t length = 1;

    pose(head, " b", most - more);
    assert_int_equal(from(is.s, is.n, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most);
    pose(head, " b", most - more + 1);
    assert_int_equal(from(is.s, is.n, NULL, 0, &length), URIC_TOO_LONG);
    assert_int_equal(length, 0);
    length = 1;
    pose(head, " b", most + 2);
    assert_int_equal(from(is.s, is.n, NULL, 0, &length), URIC_TOO_LONG);
    assert_int_equal(length, 0);
}

static void uris_of_file_names(void **state)
{
    (void)state;
    names_have_uris(uric_file_from_posix, "/", strlen("file://%20") - 1);
    names_have_uris(uric_file_from_windows, "c:\\", strlen("file:///%20") - 1);
    names_have_uris(uric_file_from_windows, "\\\\h\\", strlen("file:%20") - 1);
}

static void gopher_strings(void **state)
{
    static const struct shape strings[] = {
        { "!", "%20b" }, { "+", "%20en" }, { "+%091%0D%0A+-1%0D%0A", "%0D%0A.%0D%0A" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof strings / sizeof *strings; i++) {
        uric_span far = { 0, URIC_MAX_LENGTH }, near, one, other;
        struct uric_gopher_plus g, k;

        pose(strings[i].head, strings[i].tail, most);
        near.begin = 0;
        near.end = (uint32_t)is.m;
        uric_gopher_read_plus(is.s, far, &g);
        uric_gopher_read_plus(is.t, near, &k);
        assert_int_equal(g.request, k.request);
        assert_int_equal(g.defined, k.defined);
        span_is_moved(g.items, k.items);
        span_is_moved(g.language, k.language);
        far = g.items;
        near = k.items;
        while (uric_gopher_item(is.t, &k, &near, &other)) {
            assert_true(uric_gopher_item(is.s, &g, &far, &one));
            span_is_moved(one, other);
        }
        assert_false(uric_gopher_item(is.s, &g, &far, &one));
    }
}

/* ---- targets ---- */

/* Resolves a reference with the long string as its base: the buffer is too small, or the
 * result too long. */
static void resolves_to(const char *reference, unsigned flags, int far_status)
{
    struct uric u, v, r;
    size_t far = 1, near, pieces = 1;
    char to = '!';
    int status;

    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_parse(reference, strlen(reference), &r), URIC_OK);
    uric_resolve(uric_bind(is.t, &v), uric_bind(reference, &r), flags, NULL, 0, &near, NULL);
    status = uric_resolve(uric_bind(is.s, &u), uric_bind(reference, &r), flags, &to, 1,
                          &far, NULL);
    assert_int_equal(status, far_status);
    assert_int_equal(to, '!');
    status = uric_resolve_pieces(uric_bind(is.s, &u), uric_bind(reference, &r), flags,
                                 NULL, 0, &pieces);
    assert_int_equal(status, far_status);
    if (far_status == URIC_TOO_LONG) {
        assert_int_equal(far, 0);
        assert_int_equal(pieces, 0);
    } else {
        is_moved(far, near);
        assert_true(pieces > 0);
    }
}

static void resolution(void **state)
{
    (void)state;
    pose("http://h/", "/b", most);
    resolves_to("c", 0, URIC_TOO_SMALL);
    resolves_to("cc", 0, URIC_TOO_LONG);
}

static void resolution_step_by_step(void **state)
{
    (void)state;
    pose("http://h/", "/b", most);
    resolves_to("./c/../d", 0, URIC_TOO_SMALL);
    resolves_to("./c/../dd", 0, URIC_TOO_LONG);
    resolves_to("?", 0, URIC_TOO_LONG);
}

/* The long string against a short base, and each byte of the output. */
static void pieces_of_a_target(void **state)
{
    static const char base[] = "http://h/b/c";
    struct uric_bytes pieces[8];
    struct uric u, v, b;
    size_t length = 1, count, i, n;

    (void)state;
    assert_int_equal(uric_parse(base, strlen(base), &b), URIC_OK);
    pose("../", "/../e?#", most - 7); /* http://h/e?# */
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_resolve(uric_bind(base, &b), uric_bind(is.s, &u), 0, NULL, 0,
                                  &length, NULL),
                     URIC_TOO_SMALL);
    assert_int_equal(length, strlen("http://h/e?#"));
    pose("../", "/e?#", most - 6);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_resolve_pieces(uric_bind(base, &b), uric_bind(is.s, &u), 0,
                                         pieces, 8, &count),
                     URIC_OK);
    for (i = n = 0; i < count; i++)
        n += pieces[i].n;
    assert_int_equal(n, most);
    assert_memory_equal(pieces[count - 1].s + pieces[count - 1].n - 4, "/e?#", 4);
    pose("../", "/e?#", most - 5);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_resolve_pieces(uric_bind(base, &b), uric_bind(is.s, &u), 0,
                                         pieces, 8, &count),
                     URIC_TOO_LONG);
    assert_int_equal(count, 0);
    assert_false(uric_same_document(uric_bind(base, &b), uric_bind(is.s, &u)));
    assert_true(uric_same_document(uric_bind(is.s, &u), uric_bind(is.s, &u)) == 0); /* no scheme */
}

static void resolution_by_editions(void **state)
{
    static const char reference[] = "cc";
    int edition;

    (void)state;
    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        const int rule = uric_edition_reference(edition);
        struct uric u, r;
        size_t length = 1;

        pose("http://h/", "/b", most);
        assert_int_equal(uric_edition_parse(rule, is.s, is.n, &u), URIC_OK);
        assert_int_equal(uric_edition_parse(rule, reference, 1, &r), URIC_OK);
        assert_int_equal(uric_edition_resolve(edition, uric_bind(is.s, &u),
                                              uric_bind(reference, &r), 0, NULL, 0,
                                              &length), URIC_TOO_SMALL);
        assert_int_equal(length, most);
        assert_int_equal(uric_edition_parse(rule, reference, 2, &r), URIC_OK);
        assert_int_equal(uric_edition_resolve(edition, uric_bind(is.s, &u),
                                              uric_bind(reference, &r), 0, NULL, 0,
                                              &length), URIC_TOO_LONG);
        assert_int_equal(length, 0);
    }
}

static void relation(void **state)
{
    static const char other[] = "http://h/b/c", stranger[] = "x:";
    struct uric u, v, o;
    size_t far, near;

    (void)state;
    pose("http://h/b/", "?#", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_parse(other, strlen(other), &o), URIC_OK);
    assert_int_equal(uric_relate(uric_bind(other, &o), uric_bind(is.s, &u), NULL, 0,
                                 &far, NULL), URIC_TOO_SMALL);
    assert_int_equal(uric_relate(uric_bind(other, &o), uric_bind(is.t, &v), NULL, 0,
                                 &near, NULL), URIC_TOO_SMALL);
    is_moved(far, near);
    assert_int_equal(far, most - strlen("http://h/b/"));
    assert_int_equal(uric_relate(uric_bind(is.s, &u), uric_bind(other, &o), NULL, 0,
                                 &far, NULL), URIC_TOO_SMALL);
    assert_int_equal(far, 1);
    assert_int_equal(uric_parse(stranger, strlen(stranger), &o), URIC_OK);
    assert_int_equal(uric_relate(uric_bind(stranger, &o), uric_bind(is.s, &u), NULL, 0,
                                 &far, NULL), URIC_TOO_SMALL);
    assert_int_equal(far, most);
    assert_true(uric_same_document(uric_bind(is.s, &u), uric_bind(is.s, &u)));
}

static void dot_segments(void **state)
{
    size_t far, near;

    (void)state;
    pose("/b/../", "/c/./", most);
    assert_int_equal(uric_remove_dot_segments(is.s, is.n, 0, NULL, 0, &far),
                     URIC_TOO_SMALL);
    uric_remove_dot_segments(is.t, is.m, 0, NULL, 0, &near);
    is_moved(far, near);
    assert_int_equal(uric_remove_dot_segments(is.s, most + 1, 0, NULL, 0, &far),
                     URIC_TOO_LONG);
}

static void targets_of_requests(void **state)
{
    const struct uric_bytes scheme = { "http", 4 };
    struct uric_bytes host = { "h", 1 }, pieces[4];
    struct uric u, v;
    size_t count;

    (void)state;
    pose("/", "?", most - 8);
    parse_both(URIC_RULE_ORIGIN_FORM, &u, &v);
    assert_int_equal(uric_target_uri(scheme, host, uric_bind(is.s, &u), pieces, 4,
                                     &count, NULL), URIC_OK);
    assert_int_equal(count, 4);
    assert_int_equal(pieces[3].n, most - 8);
    host.s = "hh";
    host.n = 2;
    assert_int_equal(uric_target_uri(scheme, host, uric_bind(is.s, &u), pieces, 4,
                                     &count, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(count, 0);
    host.s = is.s;
    host.n = most + 1;
    assert_int_equal(uric_target_uri(scheme, host, uric_bind(is.s, &u), pieces, 4,
                                     &count, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(uric_target_uri(host, scheme, uric_bind(is.s, &u), pieces, 4,
                                     &count, NULL),
                     URIC_TOO_LONG);
}

static void suffixes(void **state)
{
    const struct uric_suffix any = { { "", 0 }, { "http", 4 } };
    size_t length = 1;

    (void)state;
    pose("www.", "/?#", most - 7);
    assert_int_equal(uric_suffix_reference(is.s, is.n, &any, 1, NULL, 0, &length, NULL),
                     URIC_TOO_SMALL);
    assert_int_equal(length, most);
    for (; is.n <= most + 2; pose("www.", "/?#", is.n + 1)) {
        if (is.n > most - 7)
            assert_int_equal(uric_suffix_reference(is.s, is.n, &any, 1, NULL, 0, &length, NULL),
                             URIC_TOO_LONG);
    }
    assert_int_equal(length, 0);
}

/* ---- building ---- */

static struct uric_bytes bytes_of(const char *s)
{
    const struct uric_bytes bytes = { s, strlen(s) };

    return bytes;
}

static void built(void **state)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_refusal why;
    size_t length = 1;

    (void)state;
    memset(part, 0, sizeof part);
    part[URIC_SCHEME] = part[URIC_HOST] = bytes_of("h");
    part[URIC_FRAGMENT] = bytes_of("");
    pose("/", "b", most);
    part[URIC_PATH].s = is.s;
    part[URIC_PATH].n = most - strlen("h://h#");
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, &why), URIC_TOO_SMALL);
    assert_int_equal(length, most);
    part[URIC_PATH].n++;
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, &why), URIC_TOO_LONG);
    assert_int_equal(length, 0);
    part[URIC_PATH].n = most + 1;
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, &why), URIC_TOO_LONG);
    pose("/", "^", most - 6);
    part[URIC_PATH].n = is.n;
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, &why), URIC_REFUSED);
    assert_int_equal(why.part, URIC_PATH);
    assert_int_equal(why.offset, is.n - 1);
}

static void edit_is_moved(int what, size_t index, const char *value)
{
    struct uric_change change;
    struct uric u, v;
    size_t far, near;
    int status;

    memset(&change, 0, sizeof change);
    change.what = what;
    change.index = index;
    change.name = bytes_of("c");
    change.value = bytes_of(value);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    status = uric_edit(uric_bind(is.t, &v), &change, NULL, NULL, 0, &near, NULL, NULL);
    assert_int_equal(status, URIC_TOO_SMALL);
    assert_int_equal(uric_edit(uric_bind(is.s, &u), &change, NULL, NULL, 0, &far, NULL, NULL),
                               status);
    is_moved(far, near);
}

static void edited(void **state)
{
    (void)state;
    pose("http://u@h/", "/b?#", most - 10);
    edit_is_moved(URIC_FRAGMENT, 0, "");
    edit_is_moved(URIC_HOST, 0, "g");
    edit_is_moved(URIC_EDIT_SEGMENT, 1, "c");
    edit_is_moved(URIC_EDIT_PASSWORD, 0, "");
}

static void parameters_edited(void **state)
{
    (void)state;
    pose("s:?b&", "&c=1", most - 10);
    edit_is_moved(URIC_EDIT_PARAMETER, 2, "2");
    edit_is_moved(URIC_EDIT_PARAMETER_NAMED, 0, "2");
}

static void edits_that_are_too_long(void **state)
{
    struct uric_change change;
    struct uric u, v;
    size_t length = 1;

    (void)state;
    memset(&change, 0, sizeof change);
    change.what = URIC_FRAGMENT;
    change.value = bytes_of("f");
    pose("http://u@h/", "/b?#", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_edit(uric_bind(is.s, &u), &change, NULL, NULL, 0, &length, NULL, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
    change.value.s = is.s;
    for (change.value.n = most; change.value.n <= most + 2; change.value.n++)
        assert_int_equal(uric_edit(uric_bind(is.s, &u), &change, NULL, NULL, 0, &length, NULL,
                                   NULL),
                         URIC_TOO_LONG);
}

/* ---- bases ---- */

static void bases_in_documents(void **state)
{
    size_t length = 1;

    (void)state;
    pose("<base href='", "'>", most);
    assert_int_equal(uric_html_base(is.s, is.n, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most - strlen("<base href=''>"));
    assert_true(uric_html_base_is_final(is.s, is.n));
    pose("Content-Base: ", "\"\r\n\r\n", most);
    assert_int_equal(uric_mime_base(is.s, is.n, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most - strlen("Content-Base: \r\n\r\n"));
    assert_true(uric_mime_base_is_final(is.s, is.n));
}

/* Only the bytes that offsets reach are read, so later ones cannot matter; a base truncated
 * there is not a base. */
static void bases_past_the_largest_offset(void **state)
{
    size_t n, length = 1;

    (void)state;
    for (n = most; n <= most + 2; n++) {
        assert_true(uric_html_base_is_final(is.s, n));
        assert_true(uric_mime_base_is_final(is.s, n));
    }
    pose("<base href='", "'>", most + 1);
    assert_int_equal(uric_html_base(is.s, is.n, NULL, 0, &length), URIC_NONE);
    assert_int_equal(length, 0);
    pose("Content-Base: ", "/b", most + 1);
    assert_int_equal(uric_mime_base(is.s, is.n, NULL, 0, &length), URIC_NONE);
    assert_int_equal(length, 0);
}

/* An unclosed comment, and a quoted pair that lacks its second half. */
static void unterminated_comments(void **state)
{
    size_t length = 1;

    (void)state;
    pose("Content-Base: (", "\\", most);
    assert_int_equal(uric_mime_base(is.s, is.n, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most - strlen("Content-Base: "));
}

/* A source that is too long is ignored. */
static void bases_that_are_too_long(void **state)
{
    struct uric_base base;
    enum uric_base_source order[URIC_BASE_SOURCES];

    (void)state;
    memset(&base, 0, sizeof base);
    pose("http://h/", "", most + 1);
    base.source[URIC_BASE_EMBEDDED].s = is.s;
    base.source[URIC_BASE_EMBEDDED].n = most + 1;
    base.source[URIC_BASE_RETRIEVAL] = bytes_of("x:");
    assert_int_equal(uric_base_select(&base, order), 1);
    assert_int_equal(order[0], URIC_BASE_RETRIEVAL);
    base.source[URIC_BASE_EMBEDDED].n = most;
    assert_int_equal(uric_base_select(&base, order), 1);
    assert_int_equal(order[0], URIC_BASE_EMBEDDED);
}

/* ---- normal forms ---- */

static void needed(void **state)
{
    struct uric u, v;

    (void)state;
    pose("http://h/", "/..?%7e#", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_needs(uric_bind(is.s, &u), URIC_STEPS_ALL, NULL),
                     uric_needs(uric_bind(is.t, &v), URIC_STEPS_ALL, NULL));
    assert_true(uric_needs(uric_bind(is.s, &u), URIC_STEPS_ALL, NULL) ==
                (URIC_STEP_DOTS | URIC_STEP_PERCENT));
}

static void normal_forms(void **state)
{
    static const struct shape references[] = {
        { "HTTP://h/b/../", "/./%7e?#" }, { "x:/b/..//", "" }, { "HTTP://B", ":80?" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof references / sizeof *references; i++) {
        struct uric u, v;
        size_t far, near;

        pose(references[i].head, references[i].tail, most);
        parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
        assert_int_equal(uric_normalize(uric_bind(is.s, &u), URIC_STEPS_ALL, NULL, NULL,
                                        0, &far, NULL, NULL), URIC_TOO_SMALL);
        uric_normalize(uric_bind(is.t, &v), URIC_STEPS_ALL, NULL, NULL, 0, &near, NULL,
                       NULL);
        is_moved(far, near);
    }
    pose("http://", "?", most); /* a "/" is added */
    {
        struct uric u, v;
        size_t far = 1;

        parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
        assert_int_equal(uric_normalize(uric_bind(is.s, &u), URIC_STEPS_ALL, NULL, NULL,
                                        0, &far, NULL, NULL), URIC_TOO_LONG);
        assert_int_equal(far, 0);
    }
}

/* Two strings that differ in a triplet's case, then in another byte. */
static void comparison(void **state)
{
    static const char head[] = "http://h/", tail[] = "/%7E?#";
    static const uint64_t key[2] = { 1, 2 };
    char *const other = far_text(most);
    struct uric u, v, o;

    (void)state;
    assert_non_null(other);
    pose("http://h/", "/%7e?#", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    memcpy(other, head, strlen(head));
    memcpy(other + most - strlen(tail), tail, strlen(tail));
    assert_int_equal(uric_parse(other, most, &o), URIC_OK);
    assert_int_equal(uric_compare(uric_bind(is.s, &u), uric_bind(other, &o), NULL),
                     URIC_EQUIVALENCE_SYNTAX);
    assert_false(uric_equal(uric_bind(is.s, &u), uric_bind(other, &o), 0, NULL));
    assert_true(uric_hash(uric_bind(is.s, &u), URIC_STEP_CASE, NULL, key) ==
                uric_hash(uric_bind(other, &o), URIC_STEP_CASE, NULL, key));
    other[strlen(head)] = 'b';
    assert_false(uric_equal(uric_bind(is.s, &u), uric_bind(other, &o), URIC_STEP_CASE,
                            NULL));
    far_end(other, most);
}

/* ---- triplets ---- */

static void encoded(void **state)
{
    struct uric_field field;
    size_t length = 1, n;

    (void)state;
    pose("", "", most);
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, is.s, most, NULL, 0, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, most);
    pose("", " ", most - 2);
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, is.s, is.n, NULL, 0, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, most);
    pose("", " ", most - 1);
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, is.s, is.n, NULL, 0, &length),
                     URIC_TOO_LONG);
    for (n = most + 1; n <= most + 2; n++)
        assert_int_equal(uric_encode(URIC_ENCODE_PATH, is.s, n, NULL, 0, &length),
                         URIC_TOO_LONG);
    assert_int_equal(length, 0);
    memset(&field, 0, sizeof field);
    field.key = is.s;
    field.key_length = most;
    assert_int_equal(uric_form_encode(&field, 1, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most);
    for (n = most + 1; n <= most + 2; n++) {
        field.key_length = n;
        assert_int_equal(uric_form_encode(&field, 1, NULL, 0, &length), URIC_TOO_LONG);
    }
}

/* Decoding has no limit. */
static void decoded(void **state)
{
    struct uric_set set;
    size_t length, stopped, n;
    uric_span span = { 0, URIC_MAX_LENGTH };

    (void)state;
    for (n = most; n <= most + 2; n++) {
        pose("%00+", "%2F%", n);
        assert_int_equal(uric_decode(is.s, n - 1, 0, NULL, 0, &length, &stopped),
                         URIC_TOO_SMALL);
        assert_int_equal(length, n - 1 - 4);
        assert_int_equal(stopped, n - 1);
        assert_int_equal(uric_decode(is.s, n, 0, NULL, 0, &length, &stopped),
                         URIC_INVALID);
        assert_int_equal(length, n - 1 - 4);
        assert_int_equal(stopped, n - 1);
        assert_int_equal(uric_decode(is.s, n, URIC_DECODE_REFUSE_DELIMITERS, NULL, 0,
                                     &length, &stopped), URIC_REFUSED);
        assert_int_equal(length, n - 4 - 2);
        assert_int_equal(stopped, n - 4);
        assert_int_equal(uric_encoded(is.s, n, &set), 2);
        assert_true(uric_set_has(&set, 0) && uric_set_has(&set, '/'));
    }
    pose("%41", "%41", most);
    assert_int_equal(uric_span_decode(is.s, span, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, most - 4);
}

static void decoded_parts(void **state)
{
    uric_span rest = { 0, URIC_MAX_LENGTH };
    struct uric u, v;
    size_t length;

    (void)state;
    pose("s:?k=", "%41", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    assert_int_equal(uric_query_value(uric_bind(is.s, &u), (enum uric_query_flags)0, "k", 1,
                                      NULL, 0, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, most - 5 - 2);
    pose("/", "%41", most);
    assert_int_equal(uric_segment_next_decoded(is.s, &rest, NULL, 0, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, most - 1 - 2);
    assert_int_equal(rest.begin, 0);
}

/* ---- hosts ---- */

static void compared_hosts(void **state)
{
    struct uric_bytes allowed[2];
    struct uric_address address;
    struct uric_ref far, near;
    struct uric u, v;
    uint16_t number;
    uint32_t offset;

    (void)state;
    pose("http://h", ".example%2E:00081", most);
    parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
    far = uric_bind(is.s, &u);
    near = uric_bind(is.t, &v);
    assert_int_equal(uric_effective_port(far, NULL, &number), URIC_PORT_NUMBER);
    assert_int_equal(number, 81);
    assert_true(uric_same_origin(far, far));
    assert_false(uric_same_origin(far, near));
    assert_int_equal(uric_dns_name(far, URIC_DNS_DOT, &offset), URIC_DNS_LABEL_LENGTH);
    assert_int_equal(offset, 7 + 63);
    assert_false(uric_address_of(far, &address));
    allowed[0].s = is.t + v.part[URIC_HOST].begin;
    allowed[0].n = v.part[URIC_HOST].end - v.part[URIC_HOST].begin;
    allowed[1].s = is.s + u.part[URIC_HOST].begin;
    allowed[1].n = u.part[URIC_HOST].end - u.part[URIC_HOST].begin - strlen("%2E");
    assert_true(uric_host_allowed(far, allowed, 2));
    /* too long to parse */
    allowed[1].s = is.s;
    allowed[1].n = most + 1;
    assert_false(uric_host_allowed(near, allowed + 1, 1));
}

/* ---- the fields of http_parser ---- */

/* Offsets and lengths have 16 bits, so every part near 2^32 bytes is rejected. */
static void fields_of_http_parser(void **state)
{
    static const struct shape targets[] = {
        { "/", "" }, { "/#", "" }, { "http://h", "/" }
    };
    struct http_parser_url url;
    size_t i, n;

    (void)state;
    for (i = 0; i < sizeof targets / sizeof *targets; i++) {
        for (n = most; n <= most + 1; n++) {
            pose(targets[i].head, targets[i].tail, n);
            assert_int_equal(uric_http_parser_url(is.s, is.n, 0, 0, &url), 1);
            assert_int_equal(url.field_set, 0);
        }
        assert_int_equal(uric_http_parser_url(is.t, is.m, 0, 0, &url), 0);
    }
}

/* ---- hazards ---- */

static void audited(void **state)
{
    static const struct shape references[] = {
        { "http://", ".:81/%0d?#" }, { "http://h/b", "/%2e%2E" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof references / sizeof *references; i++) {
        struct uric_audit_result far, near;
        struct uric u, v;

        pose(references[i].head, references[i].tail, most);
        parse_both(URIC_RULE_URI_REFERENCE, &u, &v);
        uric_audit(uric_bind(is.s, &u), NULL, &far);
        uric_audit(uric_bind(is.t, &v), NULL, &near);
        assert_int_equal(far.hazards, near.hazards);
        is_moved(far.label, near.label);
        is_moved(far.name, near.name);
        assert_int_equal(far.port, near.port);
    }
}

/* ---- free text ---- */

static void found_at(const char *head, const char *tail, size_t n, uint64_t too_long)
{
    struct uric_finder f, k;
    struct uric_found far, near;
    int found;

    pose(head, tail, n);
    uric_find_init(&f, URIC_FIND_SUFFIX | URIC_FIND_ANY_SCHEME);
    uric_find_init(&k, URIC_FIND_SUFFIX | URIC_FIND_ANY_SCHEME);
    do {
        found = uric_find(&k, is.t, is.m, 0, &near);
        assert_int_equal(uric_find(&f, is.s, is.n, 0, &far), found);
        if (!found)
            break;
        is_moved(far.begin, near.begin);
        is_moved(far.end, near.end);
        is_moved(far.outer_begin, near.outer_begin);
        is_moved(far.outer_end, near.outer_end);
        assert_int_equal(far.length, near.length);
        assert_int_equal(far.mark, near.mark);
    } while (found);
    assert_int_equal(uric_finder_too_long(&f), too_long);
}

static void found(void **state)
{
    size_t n;

    (void)state;
    for (n = most; n <= most + 2; n++)
        found_at("", " http://h/x? <http://h/?#>", n, 0);
}

static void found_after_an_overlong_uri(void **state)
{
    struct uric_finder f;
    struct uric_found far;

    (void)state;
    pose("http://h/", " http://h/x?", most + 1);
    uric_find_init(&f, 0);
    assert_int_equal(uric_find(&f, is.s, is.n, 0, &far), 1);
    assert_true(far.begin == is.n - 11 && far.end == is.n - 1); /* without its "?" */
    assert_int_equal(uric_find(&f, is.s, is.n, 0, &far), 0);
    assert_int_equal(uric_finder_too_long(&f), 1);
    assert_true(uric_finder_offset(&f) == is.n);
    pose("", " b", most + 2);
    is_moved(uric_find_cut(is.s, is.n, 0), uric_find_cut(is.t, is.m, 0));
}

/* ---- logs ---- */

static void line_is_moved(const struct uric_log_format *f)
{
    struct uric_log_row far, near;
    const int status = uric_log_read(f, is.t, is.m, &near);
    int column;

    assert_int_equal(uric_log_read(f, is.s, is.n, &far), status);
    is_moved(far.error_offset, near.error_offset);
    assert_true(far.defined == near.defined);
    assert_true(far.escaped == near.escaped);
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        struct uric_bytes one, other;

        if (!uric_log_has(&near, column))
            continue;
        if (column != URIC_LOG_TIME || near.column[column].end > 0)
            span_is_moved(far.column[column], near.column[column]);
        uric_log_value(f, is.t, &near, column, NULL, 0, &other);
        uric_log_value(f, is.s, &far, column, NULL, 0, &one);
        if (other.n > RUN / 2)
            assert_true(one.n == other.n + (is.n - is.m));
        else
            assert_int_equal(one.n, other.n);
    }
    assert_int_equal(uric_log_read(f, is.s, most + 1, &far), URIC_TOO_LONG);
    assert_int_equal(far.error_offset, most);
    assert_true(far.defined == 0);
}

static const char combined[] = "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /";

static void lines_of_logs(void **state)
{
    struct uric_log_format f;

    (void)state;
    assert_int_equal(uric_log_format_named(&f, "combined", 8), URIC_OK);
    pose(combined, "\\x41?# HTTP/1.1\" 200 1 \"-\" \"\"", most);
    line_is_moved(&f);
}

static void broken_lines(void **state)
{
    struct uric_log_format f;

    (void)state;
    assert_int_equal(uric_log_format_named(&f, "combined", 8), URIC_OK);
    pose(combined, "", most); /* truncated */
    line_is_moved(&f);
    pose(combined, " HTTP/1.1\" 2x0 1 \"-\" \"\"", most);
    line_is_moved(&f);
}

static void lines_of_json(void **state)
{
    struct uric_log_format f;

    (void)state;
    assert_int_equal(uric_log_format_json(&f, "target", 6), URIC_OK);
    pose("{\"b\":[1,{}],\"target\":\"", "\\u0041\"}", most);
    line_is_moved(&f);
    pose("{\"target\":\"/\",\"b\":\"", "", most);
    line_is_moved(&f);
}

static void lines_of_other_logs(void **state)
{
    static const char fields[] = "#Fields: date time cs-uri-stem cs-uri-query c-ip";
    struct uric_log_format f;

    (void)state;
    assert_int_equal(uric_log_format_custom(&f, "%h %U%q %{X}i", 13), URIC_OK);
    pose("h /", "?b -", most);
    line_is_moved(&f);
    assert_int_equal(uric_log_format_named(&f, "w3c", 3), URIC_OK);
    assert_int_equal(uric_log_directive(&f, fields, strlen(fields)), 1);
    pose("2000-01-01 01:02:03 /", " b=c -", most);
    line_is_moved(&f);
    pose("#Remark: ", " cs-uri-stem", most + 2);
    assert_int_equal(uric_log_directive(&f, is.s, is.n), 0);
    pose("#Fields: sc-status ", " cs-uri-stem", most + 2); /* too small */
    assert_int_equal(uric_log_directive(&f, is.s, is.n), 1);
    assert_int_equal(uric_log_column(&f, "sc-status", 9), URIC_LOG_STATUS);
    assert_int_equal(uric_log_column(&f, "cs-uri-stem", 11), -1);
    assert_int_equal(uric_log_column(&f, is.s, is.n), -1);
    assert_int_equal(uric_log_format_named(&f, is.s, is.n), URIC_UNKNOWN);
}

/* A name, with or without braces, and text, each too long for the buffer. */
static void formats_of_logs(void **state)
{
    static const struct shape strings[] = {
        { "%{", "}i" }, { "${", "} $status" }, { "$status ", "" }
    };
    struct uric_log_format f;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof strings / sizeof *strings; i++) {
        pose(strings[i].head, strings[i].tail, most + 2);
        assert_int_equal(uric_log_format_custom(&f, is.s, is.n), URIC_TOO_LONG);
        assert_int_equal(uric_log_format_json(&f, is.s, is.n), URIC_TOO_LONG);
    }
    assert_int_equal(uric_log_format_json(&f, "b", 1), URIC_OK);
    assert_int_equal(uric_log_json_add(&f, is.s, is.n), -1);
}

/* ---- never read ---- */

static void unknown_long_names(void **state)
{
    const struct uric_scheme own = { "a", 1, URIC_KIND_HTTP, 0, 1 };

    (void)state;
    pose("", "", most + 2);
    assert_null(uric_scheme_find(is.s, is.n, &own, 1));
    assert_null(uric_scheme_find(is.s, most + 2, NULL, 0));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest quick[] = {
        cmocka_unit_test(the_longest_strings_are_parsed),
        cmocka_unit_test(longer_strings_are_too_long),
        cmocka_unit_test(split_at_the_delimiters),
        cmocka_unit_test(prefixes),
        cmocka_unit_test(scanned_in_pieces),
        cmocka_unit_test(spans_end_at_the_largest_offset),
        cmocka_unit_test(views_up_to_the_largest_offset),
        cmocka_unit_test(addresses_at_large_offsets),
        cmocka_unit_test(elements),
        cmocka_unit_test(pairs_of_a_query),
        cmocka_unit_test(resolution),
        cmocka_unit_test(targets_of_requests),
        cmocka_unit_test(suffixes),
        cmocka_unit_test(built),
        cmocka_unit_test(edited),
        cmocka_unit_test(edits_that_are_too_long),
        cmocka_unit_test(bases_that_are_too_long),
        cmocka_unit_test(needed),
        cmocka_unit_test(encoded),
        cmocka_unit_test(decoded),
        cmocka_unit_test(lines_of_logs),
        cmocka_unit_test(unknown_long_names),
    };
    const struct CMUnitTest slow[] = {
        cmocka_unit_test(halves_of_a_userinfo),
        cmocka_unit_test(segments),
        cmocka_unit_test(bases_past_the_largest_offset),
        cmocka_unit_test(unterminated_comments),
        cmocka_unit_test(resolution_step_by_step),
        cmocka_unit_test(pieces_of_a_target),
        cmocka_unit_test(relation),
        cmocka_unit_test(comparison),
        cmocka_unit_test(more_shapes),
        cmocka_unit_test(other_ends),
        cmocka_unit_test(rules_that_tables_scan),
        cmocka_unit_test(more_pieces),
        cmocka_unit_test(explanations),
        cmocka_unit_test(schemes),
        cmocka_unit_test(schemes_of_1738),
        cmocka_unit_test(editions),
        cmocka_unit_test(commands_and_names),
        cmocka_unit_test(uris_of_file_names),
        cmocka_unit_test(gopher_strings),
        cmocka_unit_test(resolution_by_editions),
        cmocka_unit_test(dot_segments),
        cmocka_unit_test(parameters_edited),
        cmocka_unit_test(bases_in_documents),
        cmocka_unit_test(normal_forms),
        cmocka_unit_test(decoded_parts),
        cmocka_unit_test(compared_hosts),
        cmocka_unit_test(fields_of_http_parser),
        cmocka_unit_test(audited),
        cmocka_unit_test(found),
        cmocka_unit_test(found_after_an_overlong_uri),
        cmocka_unit_test(split_more_shapes),
        cmocka_unit_test(pairs_by_semicolons),
        cmocka_unit_test(broken_lines),
        cmocka_unit_test(lines_of_json),
        cmocka_unit_test(lines_of_other_logs),
        cmocka_unit_test(formats_of_logs),
    };
    const int all = argc > 1 && strcmp(argv[1], "all") == 0;
    int failed;

    is.text = SANITIZED ? NULL : far_text(most + 100);
    is.n = most;
    if (is.text == NULL) {
        puts("1..0 # SKIP no memory or time for texts of 4 GiB");
        return 0;
    }
    if (argc > 2)
        cmocka_set_test_filter(argv[2]);
    failed = cmocka_run_group_tests_name("sizes", quick, NULL, NULL);
    if (all)
        failed += cmocka_run_group_tests_name("sizes-all", slow, NULL, NULL);
    far_end(is.text, most + 100);
    return failed;
}

#else

int main(void)
{
    puts("1..0 # SKIP strings of that length do not exist here");
    return 0;
}

#endif
