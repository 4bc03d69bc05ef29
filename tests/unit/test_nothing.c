/* No bytes, at NULL: every function that reads bytes accepts them and answers as for no bytes
 * at any other address.  Builds with sanitizers, above all clang's, check for undefined
 * behaviour. */
#include "uric.h"
#include "uric_base.h"
#include "uric_domains.h"
#include "uric_history.h"
#include "uric_http_parser.h"
#include "uric_log.h"
#include "uric_request.h"
#include "uric_text.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "support/holds.h"

static const uric_span none = { 0, 0 };
static const struct uric_bytes undefined = { NULL, 0 };

/* The parts of no bytes, which match the rule. */
static void empty_as(int rule, struct uric *u)
{
    assert_int_equal(uric_parse_as(rule, NULL, 0, NULL, u), URIC_OK);
}

static void parsing(void **state)
{
    static const int empty[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_RELATIVE_REF,
                                 URIC_RULE_AUTHORITY, URIC_RULE_HOST,
                                 URIC_RULE_HOST_FIELD };
    struct uric u, v;
    uint32_t length, stopped;
    size_t needed, also_needed, i;
    int rule;

    (void)state;
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_parse("", 0, &v), URIC_OK);
    assert_memory_equal(&u, &v, sizeof u);
    assert_int_equal(uric_parse_uri(NULL, 0, &u), URIC_INCOMPLETE);
    assert_int_equal(uric_parse_origin_form(NULL, 0, &u), URIC_INCOMPLETE);
    for (rule = 0; rule < URIC_RULES; rule++) {
        assert_int_equal(uric_parse_as(rule, NULL, 0, NULL, &u), uric_parse_as(rule, "", 0, NULL,
            &v));
        assert_memory_equal(&u, &v, sizeof u);
        uric_prefix(rule, NULL, 0, &u, &length, &stopped);
        assert_int_equal(length + stopped, 0);
        assert_int_equal(uric_explain(rule, NULL, 0, NULL, 0, &needed),
                         uric_explain(rule, "", 0, NULL, 0, &also_needed));
        assert_int_equal(needed, also_needed);
    }
    for (i = 0; i < sizeof empty / sizeof *empty; i++)
        empty_as(empty[i], &u);
}

static void columns(void **state)
{
    const uint32_t at[1] = { 0 };
    const struct uric_bytes empty_view = { "", 0 };
    uint8_t valid[1];
    struct uric_columns c;

    (void)state;
    memset(&c, 0, sizeof c);
    c.room = 1;
    c.valid = valid;
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, NULL, 0, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(uric_parse_lines(URIC_RULE_HOST, NULL, 0, URIC_LINES_CR, &c), URIC_OK);
    assert_int_equal(
        uric_parse_spans(URIC_RULE_URI_REFERENCE, NULL, NULL, NULL, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(uric_parse_spans(URIC_RULE_URI_REFERENCE, NULL, at, at, 1, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 1);
    assert_int_equal(c.invalid, 0);
    assert_int_equal(uric_parse_spans(URIC_RULE_HOST, NULL, at, at, 1, &c), URIC_OK);
    assert_int_equal(c.invalid, 0);
    assert_int_equal(c.invalid, 0);
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, NULL, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, &undefined, 1, &c), URIC_OK);
    assert_int_equal(c.rows, 1);
    assert_int_equal(c.invalid, 1);
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, &empty_view, 1, &c), URIC_OK);
    assert_int_equal(c.rows, 1);
    assert_int_equal(c.invalid, 0);
}

static void parts(void **state)
{
    uint8_t address[16];
    uint16_t number;
    uric_span at, rest;
    struct uric u;

    (void)state;
    empty_as(URIC_RULE_AUTHORITY, &u);
    assert_int_equal(uric_host_address(uric_bind(NULL, &u), address), 0);
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    assert_int_equal(uric_host_address(uric_bind(NULL, &u), address), 0);
    assert_int_equal(uric_port_number(uric_bind(NULL, &u), &number), URIC_PORT_UNDEFINED);
    assert_int_equal(uric_user(uric_bind(NULL, &u), &at), 0);
    assert_int_equal(uric_password(uric_bind(NULL, &u), &at), 0);
    rest = none;
    assert_int_equal(uric_segment_next(NULL, &rest, &at), 0);
    assert_int_equal(uric_segment_previous(NULL, &rest, &at), 0);
    at = uric_bare_host(&u);
    assert_int_equal(at.begin + at.end, 0);
}

static void hosts(void **state)
{
    static const struct uric_bytes allowed[] = { { NULL, 0 }, { "", 0 } };
    static const int rules[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_AUTHORITY };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rules / sizeof *rules; i++) {
        struct uric_address a;
        uint32_t offset = 7;
        uint16_t number;
        struct uric u;

        empty_as(rules[i], &u);
        assert_int_equal(uric_dns_name(uric_bind(NULL, &u), URIC_DNS_STRICT, &offset),
                         i == 0 ? URIC_DNS_NO_HOST : URIC_DNS_EMPTY);
        assert_int_equal(offset, 0);
        assert_false(uric_address_of(uric_bind(NULL, &u), &a));
        assert_int_equal(a.length, 0);
        assert_int_equal(uric_effective_port(uric_bind(NULL, &u), NULL, &number),
                         URIC_PORT_UNDEFINED);
        assert_false(uric_same_origin(uric_bind(NULL, &u), uric_bind(NULL, &u)));
        assert_false(uric_same_origin(uric_bind(NULL, &u), uric_bind("", &u)));
        assert_false(uric_host_allowed(uric_bind(NULL, &u), NULL, 0));
        assert_false(uric_host_allowed(uric_bind(NULL, &u), allowed, 2));
    }
    assert_null(uric_address_find(NULL, 0));
    assert_false(uric_address_is_global(NULL, 0));
}

static void decoded_parts(void **state)
{
    uric_span rest = none;
    char buffer[8];
    struct uric u;
    unsigned flags;
    size_t length;

    (void)state;
    assert_int_equal(uric_segment_next_decoded(NULL, &rest, NULL, 0, &length), URIC_NONE);
    assert_int_equal(uric_segment_next_decoded(NULL, &rest, buffer, 8, &length), URIC_NONE);
    /* the empty segment of "/", and an empty value */
    rest.end = 1;
    assert_int_equal(uric_segment_next_decoded("/", &rest, NULL, 0, &length), URIC_OK);
    assert_int_equal(length, 0);
    for (flags = 0; flags < 4; flags++) {
        const enum uric_query_flags how = (enum uric_query_flags)flags;

        empty_as(URIC_RULE_URI_REFERENCE, &u);
        assert_int_equal(
            uric_query_value(uric_bind(NULL, &u), how, NULL, 0, NULL, 0, &length), URIC_NONE);
        assert_int_equal(uric_parse("?=", 2, &u), URIC_OK);
        assert_int_equal(
            uric_query_value(uric_bind("?=", &u), how, NULL, 0, NULL, 0, &length), URIC_OK);
        assert_int_equal(length, 0);
    }
}

static void streams(void **state)
{
    struct uric_stream m;
    struct uric64 u;
    struct uric narrowed;

    (void)state;
    assert_int_equal(uric_stream_init(&m, URIC_RULE_AUTHORITY), URIC_OK);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
    assert_int_equal(uric64_authority(&u).end, 0);
    assert_int_equal(uric_narrow(&u, &narrowed), URIC_OK);
    assert_int_equal(uric_stream_init(&m, URIC_RULE_URI_REFERENCE), URIC_OK);
    assert_int_equal(uric_stream_feed(&m, NULL, 0), 0);
    assert_int_equal(uric_stream_feed(&m, "a", 1), 1);
    assert_int_equal(uric_stream_feed(&m, NULL, 0), 0);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
}

static void splitting_and_resolving(void **state)
{
    static const char base_string[] = "s://h/p?q#f";
    struct uric base, u;
    struct uric_split_result split;
    struct uric_bytes pieces[8];
    char buffer[40];
    size_t length, count;

    (void)state;
    assert_int_equal(uric_split(NULL, 0, &split), URIC_OK);
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    assert_int_equal(uric_parse(base_string, strlen(base_string), &base), URIC_OK);
    assert_int_equal(uric_resolve(uric_bind(base_string, &base), uric_bind(NULL, &u), 0,
                                  buffer, sizeof buffer, &length, NULL),
                     URIC_OK);
    assert_holds(buffer, length, "s://h/p?q");
    assert_int_equal(uric_resolve(uric_bind(base_string, &base), uric_bind(NULL, &u), 0,
                                  NULL, 0, &length, NULL),
                     URIC_TOO_SMALL);
    assert_int_equal(uric_resolve(uric_bind(NULL, &u), uric_bind(NULL, &u), 0, NULL, 0,
                                  &length, NULL), URIC_NO_SCHEME);
    assert_int_equal(uric_resolve_pieces(uric_bind(base_string, &base),
                                         uric_bind(NULL, &u), 0, pieces, 8, &count),
                     URIC_OK);
    assert_int_equal(uric_resolve_pieces(uric_bind(base_string, &base),
                                         uric_bind(NULL, &u), 0, NULL, 0, &count),
                     URIC_TOO_SMALL);
    assert_int_equal(uric_remove_dot_segments(NULL, 0, 0, NULL, 0, &length), URIC_OK);
    assert_int_equal(uric_remove_dot_segments(NULL, 0, URIC_DOTS_ENCODED, buffer, 0,
                                              &length),
                     URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(uric_same_document(uric_bind(base_string, &base),
                                        uric_bind(NULL, &u)), 1);
    assert_int_equal(uric_same_document(uric_bind(NULL, &u), uric_bind(NULL, &u)),
                     uric_same_document(uric_bind("", &u), uric_bind("", &u)));
    assert_int_equal(uric_relate(uric_bind(base_string, &base), uric_bind(NULL, &u),
                                 buffer, sizeof buffer, &length, NULL),
                     URIC_NO_SCHEME);
    assert_int_equal(uric_relate(uric_bind(NULL, &u), uric_bind(base_string, &base),
                                 buffer, sizeof buffer, &length, NULL),
                     URIC_NO_SCHEME);
}

/* The functions that also give parts, of nothing and without asking for them. */
static void parts_of_nothing(void **state)
{
    static const char base_string[] = "s:";
    static const struct uric_bytes no_parts[URIC_PARTS] = { { NULL, 0 } };
    const struct uric_change change = { URIC_QUERY, 0, { NULL, 0 }, { NULL, 0 } };
    struct uric_bytes pieces[4], no_bytes = { NULL, 0 };
    struct uric base, u, found, empty;
    char buffer[40];
    size_t length;

    (void)state;
    assert_int_equal(uric_parse("", 0, &empty), URIC_OK);
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_parse(base_string, 2, &base), URIC_OK);
    assert_int_equal(uric_normalize(uric_bind(NULL, &u), URIC_STEPS_ALL, NULL, NULL, 0,
                                    &length, &found, NULL), URIC_OK);
    assert_memory_equal(&found, &empty, sizeof found);
    assert_int_equal(uric_normalize(uric_bind(NULL, &u), URIC_STEPS_ALL, NULL, buffer,
                                    sizeof buffer, &length, &found, NULL), URIC_OK);
    assert_memory_equal(&found, &empty, sizeof found);
    assert_int_equal(uric_normalize(uric_bind(NULL, &u), URIC_STEPS_NONE, NULL, NULL,
                                    0, &length, NULL, NULL), URIC_OK);
    assert_int_equal(uric_build(no_parts, NULL, NULL, 0, &length, &found, NULL), URIC_OK);
    assert_memory_equal(&found, &empty, sizeof found);
    assert_int_equal(uric_build(no_parts, NULL, NULL, 0, &length, NULL, NULL), URIC_OK);
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &change, NULL, NULL, 0, &length, &found,
                               NULL), URIC_OK);
    assert_memory_equal(&found, &empty, sizeof found);
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &change, NULL, NULL, 0, &length, NULL,
                               NULL), URIC_OK);
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &change, NULL, NULL, 0, &length,
                               NULL, NULL), URIC_OK);
    assert_int_equal(uric_build(no_parts, NULL, NULL, 0, &length, NULL, NULL), URIC_OK);
    assert_int_equal(uric_resolve(uric_bind(base_string, &base), uric_bind(NULL, &u), 0,
                                  buffer, sizeof buffer, &length, &found), URIC_OK);
    assert_memory_equal(&found, &base, sizeof found);
    assert_int_equal(uric_resolve(uric_bind(NULL, &u), uric_bind(NULL, &u), 0, NULL, 0,
                                  &length, &found), URIC_NO_SCHEME);
    assert_int_equal(found.defined, 0);
    assert_int_equal(uric_resolve(uric_bind(NULL, &u), uric_bind(NULL, &u), 0, NULL, 0,
                                  &length, NULL), URIC_NO_SCHEME);
    assert_int_equal(uric_relate(uric_bind(base_string, &base),
                                 uric_bind(base_string, &base), NULL, 0, &length,
                                 &found), URIC_OK);
    assert_memory_equal(&found, &empty, sizeof found);
    assert_int_equal(uric_relate(uric_bind(NULL, &u), uric_bind(NULL, &u), NULL, 0,
                                 &length, NULL), URIC_NO_SCHEME);
    assert_int_equal(uric_suffix_reference(NULL, 0, NULL, 0, NULL, 0, &length, &found),
                     URIC_INVALID);
    assert_int_equal(found.defined, 0);
    assert_int_equal(uric_suffix_reference(NULL, 0, NULL, 0, NULL, 0, &length, NULL),
                     URIC_INVALID);
    assert_int_equal(uric_target_uri(no_bytes, no_bytes, uric_bind(NULL, &u), pieces, 4, &length,
                                     &found), URIC_REFUSED);
    assert_int_equal(found.defined, 0);
}

static void editing(void **state)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_change edit;
    struct uric u;
    char buffer[40];
    size_t length;
    int what;

    (void)state;
    memset(part, 0, sizeof part);
    assert_int_equal(uric_build(part, NULL, buffer, sizeof buffer, &length, NULL, NULL), URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, NULL), URIC_OK);
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    for (what = 0; what <= URIC_EDIT_PARAMETER_NAMED; what++) {
        memset(&edit, 0, sizeof edit);
        edit.what = what;
        uric_edit(uric_bind(NULL, &u), &edit, NULL, buffer, sizeof buffer, &length, NULL, NULL);
        assert_int_equal(length, 0);
        edit.value.s = "";
        assert_int_equal(
            uric_edit(uric_bind(NULL, &u), &edit, NULL, buffer, sizeof buffer, &length, NULL,
                      NULL),
            uric_edit(uric_bind("", &u), &edit, NULL, buffer, sizeof buffer, &length, NULL, NULL));
        edit.value.s = "x";
        edit.value.n = 1;
        assert_int_equal(
            uric_edit(uric_bind(NULL, &u), &edit, NULL, buffer, sizeof buffer, &length, NULL,
                      NULL),
            uric_edit(uric_bind("", &u), &edit, NULL, buffer, sizeof buffer, &length, NULL, NULL));
    }
}

/* A caller may leave any length beside NULL: the text is undefined all the same. */
static void lengths_of_undefined_texts(void **state)
{
    static const char string[] = "http://u:p@h/a/b?k=v#f";
    static const struct uric_bytes stale = { NULL, 3 };
    static const struct uric_bytes scheme = { "http", 4 }, host = { "h", 1 };
    static const struct uric_suffix any = { { NULL, 3 }, { "http", 4 } },
                                    no_scheme = { { "", 0 }, { NULL, 3 } };
    struct uric_bytes pieces[4];
    char buffer[40], other_buffer[40];
    size_t length, other_length, count;
    struct uric u;
    int what;

    (void)state;
    assert_int_equal(uric_parse(string, strlen(string), &u), URIC_OK);
    for (what = 0; what <= URIC_EDIT_PARAMETER_NAMED; what++) {
        struct uric_change edit, other;

        memset(&edit, 0, sizeof edit);
        edit.what = what;
        other = edit;
        edit.value = edit.name = stale;
        assert_int_equal(uric_edit(uric_bind(string, &u), &edit, NULL, buffer, sizeof buffer,
                                   &length, NULL, NULL),
                         uric_edit(uric_bind(string, &u), &other, NULL, other_buffer,
                                   sizeof other_buffer, &other_length, NULL, NULL));
        assert_int_equal(length, other_length);
        assert_memory_equal(buffer, other_buffer, length);
        edit.value.s = other.value.s = "x";
        edit.value.n = other.value.n = 1;
        assert_int_equal(uric_edit(uric_bind(string, &u), &edit, NULL, buffer, sizeof buffer,
                                   &length, NULL, NULL),
                         uric_edit(uric_bind(string, &u), &other, NULL, other_buffer,
                                   sizeof other_buffer, &other_length, NULL, NULL));
        assert_int_equal(length, other_length);
        assert_memory_equal(buffer, other_buffer, length);
    }
    assert_int_equal(uric_suffix_reference("www.h", 5, &any, 1, buffer, sizeof buffer,
                                           &length, NULL),
                     URIC_OK);
    assert_holds(buffer, length, "http://www.h");
    assert_int_equal(uric_suffix_reference("www.h", 5, &no_scheme, 1, buffer,
                                           sizeof buffer, &length, NULL),
                     URIC_REFUSED);
    assert_int_equal(uric_query_remove("a&=b", 4, stale, URIC_QUERY_ALL, buffer, sizeof buffer,
                                       &length),
                     URIC_OK);
    assert_holds(buffer, length, "a");
    assert_int_equal(uric_query_set_values("a=1&=b", 6, stale, URIC_QUERY_ALL, stale, buffer,
                                           sizeof buffer, &length),
                     URIC_OK);
    assert_holds(buffer, length, "a=1&=");
    assert_int_equal(uric_parse_as(URIC_RULE_AUTHORITY, "h:1", 3, NULL, &u), URIC_OK);
    assert_int_equal(uric_target_uri(stale, host, uric_bind("h:1", &u), pieces, 4, &count, NULL),
                     uric_target_uri(undefined, host, uric_bind("h:1", &u), pieces, 4, &count,
                                     NULL));
    assert_int_equal(uric_parse_origin_form("/a", 2, &u), URIC_OK);
    assert_int_equal(uric_target_uri(stale, host, uric_bind("/a", &u), pieces, 4, &count, NULL),
                     URIC_REFUSED);
    assert_int_equal(uric_target_uri(scheme, stale, uric_bind("/a", &u), pieces, 4, &count, NULL),
                     uric_target_uri(scheme, undefined, uric_bind("/a", &u), pieces, 4,
                                     &count, NULL));
}

static void documents(void **state)
{
    static const struct uric_suffix any = { { NULL, 0 }, { "http", 4 } };
    const struct uric_bytes scheme = { "http", 4 }, host = { "h", 1 };
    struct uric_bytes pieces[4];
    struct uric_base base;
    enum uric_base_source order[URIC_BASE_SOURCES];
    size_t length, count;
    struct uric u;

    (void)state;
    memset(&base, 0, sizeof base);
    assert_int_equal(uric_base_select(&base, order), 0);
    assert_int_equal(uric_html_base(NULL, 0, NULL, 0, &length), URIC_NONE);
    assert_int_equal(uric_mime_base(NULL, 0, NULL, 0, &length), URIC_NONE);
    assert_int_equal(uric_html_base_is_final(NULL, 0), 0);
    assert_int_equal(uric_mime_base_is_final(NULL, 0), 0);
    assert_int_equal(uric_suffix_reference(NULL, 0, &any, 1, NULL, 0, &length, NULL),
                     uric_suffix_reference("", 0, &any, 1, NULL, 0, &length, NULL));
    assert_int_equal(uric_suffix_reference(NULL, 0, NULL, 0, NULL, 0, &length, NULL),
                     URIC_INVALID);
    /* no request-target is empty, but a caller may pass any parts */
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    assert_int_equal(uric_target_uri(scheme, host, uric_bind(NULL, &u), pieces, 4,
                                     &count, NULL), URIC_OK);
    assert_int_equal(count, 3);
    assert_int_equal(uric_target_uri(scheme, undefined, uric_bind(NULL, &u), pieces, 4,
                                     &count, NULL), URIC_OK);
    assert_int_equal(count, 2);
    empty_as(URIC_RULE_AUTHORITY, &u);
    assert_int_equal(uric_target_uri(scheme, undefined, uric_bind(NULL, &u), pieces, 4,
                                     &count, NULL), URIC_OK);
    assert_int_equal(count, 2);
    assert_int_equal(uric_target_uri(undefined, undefined, uric_bind(NULL, &u), pieces, 4,
                                     &count, NULL),
                     URIC_REFUSED);
}

static void schemes(void **state)
{
    struct uric_gopher_plus plus;
    struct uric_scheme_parts r;
    uric_span rest, element, value;
    const char *refused;
    struct uric u;
    size_t length;

    (void)state;
    assert_null(uric_scheme_find(NULL, 0, NULL, 0));
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    uric_scheme_parse(uric_bind(NULL, &u), NULL, &r);
    memset(&r, 0, sizeof r);
    assert_int_equal(uric_span_decode(NULL, none, NULL, 0, &length), URIC_OK);
    assert_int_equal(length, 0);
    rest = none;
    assert_int_equal(uric_list_next(NULL, &rest, '/', &element), 1);
    assert_int_equal(uric_list_next(NULL, &rest, '/', &element), 0);
    assert_int_equal(uric_pair(NULL, none, '=', &element, &value), 0);
    rest = none;
    assert_int_equal(uric_prospero_field(NULL, &rest, &element, &value), 0);
    assert_int_equal(uric_ftp_commands(uric_bind(NULL, &u), &r, NULL, 0, &length, &refused),
                     URIC_TOO_SMALL);
    assert_int_equal(length, strlen("USER anonymous\r\n"));
    uric_gopher_read_plus(NULL, none, &plus);
    rest = none;
    assert_int_equal(uric_gopher_item(NULL, &plus, &rest, &element), 0);
    assert_int_equal(uric_file_to_posix(uric_bind(NULL, &u), &r, NULL, 0, &length),
                     URIC_REFUSED);
    assert_int_equal(uric_file_to_windows(uric_bind(NULL, &u), &r, NULL, 0, &length),
                     URIC_REFUSED);
    assert_int_equal(uric_file_from_posix(NULL, 0, NULL, 0, &length), URIC_REFUSED);
    assert_int_equal(uric_file_from_windows(NULL, 0, NULL, 0, &length), URIC_REFUSED);
}

static void coding(void **state)
{
    const struct uric_field empty = { NULL, NULL, 0, 0 }, both = { NULL, "", 0, 0 };
    struct uric_query_pair pair;
    struct uric_set set;
    uric_span rest = none;
    char buffer[8];
    size_t length, stopped;
    unsigned flags;
    int component;

    (void)state;
    for (component = 0; component <= URIC_ENCODE_FORM; component++) {
        assert_int_equal(uric_encode((enum uric_encode_for)component, NULL, 0, NULL, 0, &length), URIC_OK);
        assert_int_equal(uric_encode((enum uric_encode_for)component, NULL, 0, buffer, 8, &length), URIC_OK);
        assert_int_equal(length, 0);
    }
    for (flags = 0; flags < 8; flags++) {
        assert_int_equal(uric_decode(NULL, 0, flags, NULL, 0, &length, &stopped), URIC_OK);
        assert_int_equal(uric_decode(NULL, 0, flags, buffer, 8, &length, NULL), URIC_OK);
        assert_int_equal(length, 0);
    }
    assert_int_equal(uric_encoded(NULL, 0, &set), 0);
    for (flags = 0; flags < 4; flags++) {
        assert_int_equal(uric_query_next(NULL, &rest, flags, &pair), 0);
        assert_int_equal(uric_query_find(NULL, &rest, flags, NULL, 0, &pair), 0);
    }
    rest.end = 2;
    assert_int_equal(uric_query_find("=a", &rest, 0, NULL, 0, &pair), 1);
    assert_int_equal(uric_query_remove(NULL, 0, undefined, URIC_QUERY_ALL, NULL, 0, &length),
                     URIC_NONE);
    assert_int_equal(uric_query_remove(NULL, 0, undefined, 1, NULL, 0, &length), URIC_OK);
    assert_int_equal(uric_query_set_values(NULL, 0, undefined, URIC_QUERY_ALL, undefined, NULL,
                                           0, &length), URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(uric_query_sort(NULL, 0, &rest, 1, &stopped, NULL, 0), URIC_OK);
    assert_int_equal(stopped, 1);
    assert_int_equal(uric_form_encode(NULL, 0, NULL, 0, &length), URIC_OK);
    assert_int_equal(uric_form_encode(&empty, 1, NULL, 0, &length), URIC_OK);
    assert_int_equal(uric_form_encode(&empty, 1, buffer, 0, &length), URIC_OK);
    assert_int_equal(uric_form_encode(&both, 1, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(uric_form_encode(&both, 1, buffer, 1, &length), URIC_OK);
    assert_int_equal(length, 1);
}

static void normal_forms(void **state)
{
    static const uint64_t key[2] = { 1, 2 };
    struct uric_audit_result a;
    uint32_t map[8];
    struct uric u;
    unsigned steps;
    char buffer[20];
    size_t length;

    (void)state;
    empty_as(URIC_RULE_URI_REFERENCE, &u);
    uric_audit(uric_bind(NULL, &u), NULL, &a);
    assert_int_equal(a.hazards, 0);
    for (steps = 0; steps <= URIC_STEPS_ALL; steps++) {
        assert_int_equal(uric_needs(uric_bind(NULL, &u), steps, NULL), 0);
        assert_int_equal(uric_normalize(uric_bind(NULL, &u), steps, NULL, NULL, 0,
                                        &length, NULL, NULL),
                         URIC_OK);
        assert_int_equal(uric_normalize(uric_bind(NULL, &u), steps, NULL, buffer, 20,
                                        &length, NULL, NULL),
                         URIC_OK);
        assert_int_equal(uric_normalize(uric_bind(NULL, &u), steps, NULL, buffer, 8,
                                        &length, NULL, map),
                         URIC_OK);
        assert_int_equal(length + map[0], 0);
        assert_int_equal(uric_equal(uric_bind(NULL, &u), uric_bind(NULL, &u), steps,
                                    NULL), 1);
        assert_int_equal(uric_equal(uric_bind(NULL, &u), uric_bind("", &u), steps,
                                    NULL), 1);
        assert_true(uric_hash(uric_bind(NULL, &u), steps, NULL, key) ==
                    uric_hash(uric_bind("", &u), steps, NULL, key));
    }
    assert_int_equal(uric_compare(uric_bind(NULL, &u), uric_bind(NULL, &u), NULL),
                     URIC_EQUIVALENCE_STRING);
}

static void editions(void **state)
{
    struct uric_scheme_parts r;
    struct uric base, u;
    char buffer[20];
    size_t length, needed, also_needed;
    int rule, edition;

    (void)state;
    assert_int_equal(uric_edition_rule(NULL, 0), -1);
    for (rule = 0; uric_edition_rule_name(rule) != NULL; rule++) {
        assert_int_equal(uric_edition_parse(rule, NULL, 0, &u),
                         uric_edition_parse(rule, "", 0, &base));
        assert_memory_equal(&u, &base, sizeof u);
        assert_int_equal(uric_edition_explain(rule, NULL, 0, NULL, 0, &needed),
                         uric_edition_explain(rule, "", 0, NULL, 0, &also_needed));
        assert_int_equal(needed, also_needed);
    }
    assert_int_equal(uric_edition_scheme_parse(NULL, 0, &u, &r), URIC_INCOMPLETE);
    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        rule = uric_edition_reference(edition);
        if (uric_edition_parse(rule, NULL, 0, &u) != URIC_OK)
            continue;
        assert_int_equal(uric_edition_parse(rule, "http://h/a", 10, &base), URIC_OK);
        uric_edition_resolve(edition, uric_bind("http://h/a", &base),
                             uric_bind(NULL, &u), 0, buffer, sizeof buffer, &length);
        uric_edition_resolve(edition, uric_bind("http://h/a", &base),
                             uric_bind(NULL, &u), 0, NULL, 0, &length);
        assert_int_equal(uric_edition_resolve(edition, uric_bind(NULL, &u),
                                              uric_bind(NULL, &u), 0, NULL, 0,
                                              &length),
                         URIC_NO_SCHEME);
    }
}

static void fields_of_http_parser(void **state)
{
    struct http_parser_url url;

    (void)state;
    assert_int_equal(uric_http_parser_url(NULL, 0, 0, URIC_HTTP_PARSER_REFUSE, &url), 1);
    assert_int_equal(uric_http_parser_url(NULL, 0, 1, URIC_HTTP_PARSER_REFUSE, &url), 1);
}

static void text(void **state)
{
    struct uric_finder f;
    struct uric_found found;
    struct uric_piece piece;
    unsigned flags;
    size_t length;

    (void)state;
    for (flags = 0; flags < 8; flags++) {
        uric_find_init(&f, flags);
        assert_int_equal(uric_find(&f, NULL, 0, 1, &found), 0);
        assert_int_equal(uric_find(&f, NULL, 0, 0, &found), 0);
        assert_true(uric_finder_offset(&f) == 0);
    }
    assert_int_equal(uric_find_cut(NULL, 0, 0), 0);
    /* an empty attribute */
    memset(&found, 0, sizeof found);
    memset(&piece, 0, sizeof piece);
    found.mark = URIC_FOUND_ATTRIBUTE;
    assert_int_equal(uric_found_next(NULL, &found, &piece), 0);
    assert_int_equal(uric_found_join(NULL, &found, NULL, 0, &length), URIC_OK);
    assert_int_equal(length, 0);
}

/* With prefixes before it and without. */
static void hold_empty_line(struct uric_log_format *f)
{
    static struct uric_log_row row, other;
    const char *name;
    int i;

    assert_int_equal(uric_log_read(f, NULL, 0, &row), uric_log_read(f, "", 0, &other));
    assert_int_equal(row.error_offset, other.error_offset);
    for (i = 0; i < URIC_LOG_PREFIXES && (name = uric_log_prefix_name(i)) != NULL; i++) {
        assert_int_equal(uric_log_format_prefix(f, name, strlen(name)), URIC_OK);
        assert_int_equal(uric_log_read(f, NULL, 0, &row), URIC_INCOMPLETE);
        assert_int_equal(row.error_offset, 0);
    }
}

static void logs(void **state)
{
    static struct uric_log_format f;
    static struct uric_log_row row;
    static struct uric_log_detection found;
    struct uric_bytes value;
    const char *name;
    int i;

    (void)state;
    assert_int_equal(uric_log_format_named(&f, NULL, 0), URIC_UNKNOWN);
    for (i = 0; (name = uric_log_format_name(i)) != NULL; i++) {
        assert_int_equal(uric_log_format_named(&f, name, strlen(name)), URIC_OK);
        assert_int_equal(uric_log_column(&f, NULL, 0), uric_log_column(&f, "", 0));
        assert_int_equal(uric_log_directive(&f, NULL, 0), uric_log_directive(&f, "", 0));
        hold_empty_line(&f);
    }
    /* a target that is defined and empty */
    assert_int_equal(uric_log_format_custom(&f, "$uri$is_args$args", 17), URIC_OK);
    assert_int_equal(uric_log_read(&f, NULL, 0, &row), URIC_OK);
    assert_int_equal(uric_log_value(&f, NULL, &row, URIC_LOG_TARGET, NULL, 0, &value), URIC_OK);
    assert_true(value.s != NULL && value.n == 0);
    assert_int_equal(uric_log_format_custom(&f, "%{X-Foo}i", 9), URIC_OK);
    hold_empty_line(&f);
    assert_int_equal(uric_log_format_prefix(&f, NULL, 0), URIC_UNKNOWN);
    for (i = 0; uric_log_prefix_name(i) != NULL; i++)
        assert_int_equal(uric_log_prefix_length(i, NULL, 0), 0);
    assert_int_equal(uric_log_detect(NULL, 0, '\n', &f, &found), URIC_NONE);
    assert_int_equal(uric_log_format_custom(&f, NULL, 0), uric_log_format_custom(&f, "", 0));
    assert_int_equal(uric_log_format_json(&f, NULL, 0), uric_log_format_json(&f, "", 0));
    assert_int_equal(uric_log_format_json(&f, "a", 1), URIC_OK);
    uric_log_json_add(&f, NULL, 0);
    uric_log_read(&f, NULL, 0, &row);
}

/* Without a Host field, an empty one, and one at NULL. */
static void requests(void **state)
{
    struct uric_request_input q;
    struct uric_request_result r, other;
    struct uric_request_stream m;
    size_t needed;
    int version, i;

    (void)state;
    for (version = URIC_HTTP_1_1; version <= URIC_HTTP_2; version++) {
        for (i = 0; i < 4; i++) {
            memset(&q, 0, sizeof q);
            q.version = version;
            q.hosts = i & 1;
            q.scheme.s = "http";
            q.scheme.n = 4;
            if (i & 2) {
                q.target.s = "/";
                q.target.n = 1;
            }
            assert_int_equal(uric_request(&q, NULL, NULL, 0, &needed, &r),
                             version == URIC_HTTP_1_0 && i == 2 ? URIC_OK : URIC_REFUSED);
            assert_int_equal(needed, 0);
            q.host.s = "";
            uric_request(&q, NULL, NULL, 0, &needed, &other);
            assert_int_equal(r.verdict, other.verdict);
        }
    }
    q.version = URIC_HTTP_1_1;
    assert_int_equal(uric_request_begin(&m, &q, NULL, NULL, 0), URIC_OK);
    assert_int_equal(uric_request_target(&m, NULL, 0), 0);
    uric_request_host_begin(&m);
    assert_int_equal(uric_request_host(&m, NULL, 0), 0);
    assert_int_equal(uric_request_end(&m, NULL, 0, &needed, &r), URIC_REFUSED);
    assert_int_equal(r.verdict, URIC_VERDICT_TARGET_INVALID);
}

/* A list, a table and hosts of no bytes. */
static void domains(void **state)
{
    struct uric_domains d;
    uric_span at = { 1, 1 };
    size_t length, offset;

    (void)state;
    assert_int_equal(uric_domains_compile(NULL, 0, NULL, 0, &length, &offset), URIC_UNKNOWN);
    assert_int_equal(uric_domains_open(NULL, 0, &d), URIC_UNKNOWN);
    assert_int_equal(uric_registrable_domain(&d, NULL, 0, URIC_DOMAIN_ALL, &at), URIC_NONE);
    assert_int_equal(uric_public_suffix(&d, NULL, 0, URIC_DOMAIN_ALL, &at), URIC_NONE);
    assert_int_equal(at.end, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parsing),   cmocka_unit_test(columns),
        cmocka_unit_test(parts),     cmocka_unit_test(streams),
        cmocka_unit_test(hosts),     cmocka_unit_test(decoded_parts),
        cmocka_unit_test(splitting_and_resolving), cmocka_unit_test(parts_of_nothing),
        cmocka_unit_test(editing),   cmocka_unit_test(documents),
        cmocka_unit_test(lengths_of_undefined_texts),
        cmocka_unit_test(schemes),   cmocka_unit_test(coding),
        cmocka_unit_test(normal_forms), cmocka_unit_test(editions),
        cmocka_unit_test(text),      cmocka_unit_test(logs),
        cmocka_unit_test(requests),  cmocka_unit_test(domains),
        cmocka_unit_test(fields_of_http_parser)
    };

    return cmocka_run_group_tests_name("nothing", tests, NULL, NULL);
}
