/* The interface: sizes, names, statuses, values derived from the parts, limits of lengths, and
 * the promises of the resumable scanner. */
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static struct uric parsed(const char *s)
{
    struct uric u;

    assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
    return u;
}

static void span_is(uric_span span, uint32_t begin, uint32_t end)
{
    assert_int_equal(span.begin, begin);
    assert_int_equal(span.end, end);
}

static void structs_have_their_abi_size(void **state)
{
    (void)state;
    assert_int_equal(sizeof(uric_span), 8);
    assert_int_equal(sizeof(struct uric), 64);
    assert_int_equal(sizeof(struct uric64), 128);
    assert_int_equal(sizeof(struct uric_split_result), 44);
    assert_int_equal(sizeof(struct uric_set), 32);
    assert_int_equal(sizeof(struct uric_audit_result), 24);
    assert_int_equal(sizeof(struct uric_address), 28);
    assert_int_equal(sizeof(struct uric_stream), 192);
    assert_int_equal(sizeof(struct uric_tolerance), 1040);
    assert_int_equal(URIC_FRAGMENT, URIC_PARTS - 1);
    assert_int_equal(URIC_SPLIT_FRAGMENT, URIC_SPLIT_PARTS - 1);
    assert_int_equal(URIC_RULE_HOST_FIELD, URIC_RULES - 1);
}

static void version_is_the_headers(void **state)
{
    char version[40];

    (void)state;
    snprintf(version, sizeof version, "%d.%d.%d%s", URIC_VERSION_MAJOR, URIC_VERSION_MINOR,
             URIC_VERSION_PATCH, URIC_VERSION_SUFFIX);
    assert_string_equal(uric_version(), version);
}

/* Each limit selects its instruction set or, on a lesser processor, the one of the limit before;
 * a build for one instruction set always answers with that. */
static void instruction_set_can_be_limited(void **state)
{
    static const char *const names[] = { "portable", "sse41", "avx2", "avx512",
                                         "avx512vbmi2" };
    const char *const best = uric_isa_name(), *in_use, *before = NULL;
    int isa;

    (void)state;
    assert_non_null(best);
    for (isa = URIC_UPTO_PORTABLE; isa <= URIC_UPTO_AVX512VBMI2; isa++) {
        in_use = uric_isa_limit(isa);
        assert_non_null(in_use);
        assert_string_equal(uric_isa_name(), in_use);
        if (strcmp(in_use, names[isa]) != 0)
            assert_string_equal(in_use, before == NULL ? best : before);
        parsed("http://[::1]:80/a%20b/0123456789012345678901234567890123456789012345678?c#d");
        before = in_use;
    }
    assert_string_equal(in_use, best);
    assert_null(uric_isa_limit(-1));
    assert_null(uric_isa_limit(URIC_UPTO_AVX512VBMI2 + 1));
    assert_string_equal(uric_isa_name(), best);
}

static void names_cover_the_enums(void **state)
{
    (void)state;
    assert_string_equal(uric_status_text(URIC_OK), "valid");
    assert_string_equal(uric_status_text(URIC_DIRECTIVE), "a directive, not a record");
    assert_string_equal(uric_status_text(URIC_NO_VALUE), "the key has no value");
    assert_null(uric_status_text(URIC_NO_VALUE + 1));
    assert_string_equal(uric_part_name(URIC_SCHEME), "scheme");
    assert_string_equal(uric_part_name(URIC_FRAGMENT), "fragment");
    assert_null(uric_part_name(URIC_PARTS));
    assert_null(uric_part_name(-1));
    assert_null(uric_status_text(-1));
    assert_null(uric_host_kind_name(URIC_HOST_NONE));
    assert_string_equal(uric_host_kind_name(URIC_HOST_REG_NAME), "reg-name");
    assert_string_equal(uric_host_kind_name(URIC_HOST_IPVFUTURE), "IPvFuture");
    assert_null(uric_host_kind_name(URIC_HOST_IPVFUTURE + 1));
    assert_null(uric_host_kind_name(-1));
    assert_null(uric_path_kind_name(URIC_PATH_NONE));
    assert_string_equal(uric_path_kind_name(URIC_PATH_ABEMPTY),
                        "path-abempty");
    assert_string_equal(uric_path_kind_name(URIC_PATH_EMPTY), "path-empty");
    assert_null(uric_path_kind_name(URIC_PATH_EMPTY + 1));
    assert_null(uric_path_kind_name(-1));
    assert_string_equal(uric_rule_name(URIC_RULE_URI_REFERENCE),
                        "URI-reference");
    assert_string_equal(uric_rule_name(URIC_RULE_HOST_FIELD), "Host");
    assert_null(uric_rule_name(URIC_RULES));
    assert_null(uric_rule_name(-1));
    assert_string_equal(uric_request_form_name(URIC_REQUEST_ASTERISK), "asterisk-form");
    assert_null(uric_request_form_name(URIC_REQUEST_ASTERISK + 1));
    assert_null(uric_request_form_name(-1));
}

static void null_is_an_empty_string(void **state)
{
    struct uric u;
    struct uric_split_result five;
    struct uric_stream m;
    struct uric64 wide;
    uint32_t length, stopped;
    int rule;

    (void)state;
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_parse_uri(NULL, 0, &u), URIC_INCOMPLETE);
    assert_int_equal(uric_split(NULL, 0, &five), URIC_OK);
    for (rule = 0; rule < URIC_RULES; rule++) {
        int status = uric_parse_as(rule, NULL, 0, NULL, &u);

        assert_int_equal(uric_stream_init(&m, rule), URIC_OK);
        assert_int_equal(uric_stream_feed(&m, NULL, 0), 0);
        assert_int_equal(uric_stream_end(&m, &wide), status);
        assert_int_equal(uric_prefix(rule, NULL, 0, &u, &length, &stopped),
                         status);
        assert_int_equal(length, 0);
        assert_int_equal(stopped, 0);
        assert_int_equal(uric_prefix(rule, NULL, 0, &u, NULL, NULL), status);
        assert_int_equal(uric_stream_prefix(&m, &wide, NULL), status);
    }
}

static void an_unknown_rule_is_rejected(void **state)
{
    static const int unknown[] = { -1, URIC_RULES, 255, 256, 1 << 30 };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        struct uric u, zero;
        struct uric64 wide;
        struct uric_stream m;
        struct uric_set set;
        uint32_t length = 9, stopped = 9;
        uint64_t length64 = 9;
        size_t text_length = 9;
        char text[8];

        memset(&u, 0xa5, sizeof u);
        memset(&zero, 0, sizeof zero);
        assert_int_equal(uric_parse_as(unknown[i], "a", 1, NULL, &u), URIC_NO_RULE);
        assert_memory_equal(&u, &zero, sizeof u);
        assert_int_equal(
            uric_prefix(unknown[i], "a", 1, &u, &length, &stopped),
            URIC_NO_RULE);
        assert_int_equal(length, 0);
        assert_int_equal(stopped, 0);
        assert_int_equal(uric_explain(unknown[i], " ", 1, text, sizeof text,
                                      &text_length),
                         URIC_NO_RULE);
        assert_int_equal(text_length, 0);
        assert_int_equal(uric_stream_init(&m, unknown[i]), URIC_NO_RULE);
        assert_int_equal(uric_stream_feed(&m, "a", 1), 0);
        assert_int_equal(uric_stream_end(&m, &wide), URIC_NO_RULE);
        assert_int_equal(uric_stream_stop(&m, &wide), URIC_NO_RULE);
        assert_int_equal(uric_stream_prefix(&m, &wide, &length64),
                         URIC_NO_RULE);
        assert_int_equal(length64, 0);
        assert_int_equal(uric_stream_expected(&m, &set), 0);
        assert_int_equal(set.bits[0] | set.bits[1] | set.bits[2] | set.bits[3],
                         0);
    }
}

/* Also sets of the test's own: runs, and unprintable bytes. */
static void any_set_is_described(void **state)
{
    static const struct {
        const char *bytes; /* in pairs: from, to */
        unsigned pairs;
        int can_end;
        const char *text;
    } sets[] = {
        { "", 0, 0, "expected " },
        { "", 0, 1, "expected the end" },
        { "\0\0aa", 2, 0, "expected \"\\x00\" or \"a\"" },
        { "ab", 1, 0, "expected \"a\" or \"b\"" },
        { "ac", 1, 0, "expected \"a\" to \"c\"" },
        { "\x01\x1f\x7f\xff", 2, 1,
          "expected \"\\x01\" to \"\\x1f\", \"\\x7f\" to \"\\xff\" or the end" },
        { "  !!]]", 3, 0, "expected \"]\", \" \" or \"!\"" },
        { "\0\0\xff\xff", 2, 0, "expected \"\\x00\" or \"\\xff\"" },
        { "09//", 2, 0, "expected \"/\" or a digit" }
    };
    char text[256];
    size_t length, i, k;

    (void)state;
    for (i = 0; i < sizeof sets / sizeof *sets; i++) {
        struct uric_set set = { { 0, 0, 0, 0 } };
        unsigned b;

        for (k = 0; k < sets[i].pairs; k++) {
            for (b = (unsigned char)sets[i].bytes[2 * k];
                 b <= (unsigned char)sets[i].bytes[2 * k + 1]; b++)
                set.bits[b >> 6] |= (uint64_t)1 << (b & 63);
        }
        assert_int_equal(uric_expected_text(&set, sets[i].can_end, URIC_PATH, text, sizeof text,
                                            &length),
                         URIC_OK);
        assert_int_equal(length, strlen(sets[i].text));
        assert_string_equal(text, sets[i].text);
    }
}

/* Only the lengths are large: the buffer has one byte, so none may be read. */
static void too_long_is_refused_unread(void **state)
{
#if SIZE_MAX > UINT32_MAX
    const size_t n = (size_t)URIC_MAX_LENGTH + 1;
    struct uric u;
    struct uric_split_result five;

    (void)state;
    assert_int_equal(uric_parse("a", n, &u), URIC_TOO_LONG);
    assert_int_equal(u.error_offset, URIC_MAX_LENGTH);
    assert_int_equal(u.defined, 0);
    assert_int_equal(uric_parse_as(URIC_RULE_HOST, "a", n, NULL, &u),
                     URIC_TOO_LONG);
    assert_int_equal(u.error_offset, URIC_MAX_LENGTH);
    assert_int_equal(uric_split("a", n, &five), URIC_TOO_LONG);
    assert_int_equal(five.defined, 0);
#else
    (void)state;
    skip();
#endif
}

/* A short prefix may lie in a buffer of any length, but the scanner reads whole blocks of the
 * length given. */
static void a_prefix_stops_before_the_length_matters(void **state)
{
#if SIZE_MAX > UINT32_MAX
    static const char text[1024] = "http://[::1 x";
    struct uric u;
    uint32_t length, stopped;

    (void)state;
    assert_int_equal(uric_prefix(URIC_RULE_URI, text, SIZE_MAX, &u,
                                 &length, &stopped),
                     URIC_OK);
    assert_int_equal(length, 7);
    assert_int_equal(stopped, 11);
    span_is(u.part[URIC_HOST], 7, 7);
#else
    (void)state;
    skip();
#endif
}

static void authority_is_userinfo_host_and_port(void **state)
{
    struct uric u;

    (void)state;
    u = parsed("x://u:p@h:1/p");
    span_is(uric_authority(&u), 4, 11);
    u = parsed("x://h/p");
    span_is(uric_authority(&u), 4, 5);
    u = parsed("x://@:");
    span_is(uric_authority(&u), 4, 6);
    u = parsed("x:///p");
    span_is(uric_authority(&u), 4, 4);
    assert_true(uric_has(&u, URIC_HOST));
    u = parsed("x:/p");
    span_is(uric_authority(&u), 0, 0);
    assert_false(uric_has(&u, URIC_HOST));
}

static void port_numbers(void **state)
{
    static const struct {
        const char *reference;
        enum uric_port_status answer;
        uint16_t number;
    } ports[] = {
        { "//h", URIC_PORT_UNDEFINED, 0 },
        { "h", URIC_PORT_UNDEFINED, 0 },
        { "//h:", URIC_PORT_EMPTY, 0 },
        { "//h:0", URIC_PORT_NUMBER, 0 },
        { "//h:80", URIC_PORT_NUMBER, 80 },
        { "//h:00080", URIC_PORT_NUMBER, 80 },
        { "//h:65535", URIC_PORT_NUMBER, 65535 },
        { "//h:0000000000065535", URIC_PORT_NUMBER, 65535 },
        { "//h:65536", URIC_PORT_OVERFLOW, 0 },
        { "//h:4294967376", URIC_PORT_OVERFLOW, 0 },
        { "//h:99999999999999999999999", URIC_PORT_OVERFLOW, 0 }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof ports / sizeof *ports; i++) {
        struct uric u = parsed(ports[i].reference);
        uint16_t number = 7;

        assert_int_equal(uric_port_number(uric_bind(ports[i].reference, &u), &number),
                         ports[i].answer);
        assert_int_equal(number, ports[i].number);
    }
}

static void userinfo_parts_at_its_first_colon(void **state)
{
    static const struct {
        const char *reference;
        int has_user, has_password;
        uric_span user, password;
    } cases[] = {
        { "//h", 0, 0, { 0, 0 }, { 0, 0 } },
        { "//@h", 1, 0, { 2, 2 }, { 0, 0 } },
        { "//u@h", 1, 0, { 2, 3 }, { 0, 0 } },
        { "//u:@h", 1, 1, { 2, 3 }, { 4, 4 } },
        { "//:p@h", 1, 1, { 2, 2 }, { 3, 4 } },
        { "//u:p:q@h", 1, 1, { 2, 3 }, { 4, 7 } },
        { "//u%3Ap@h", 1, 0, { 2, 7 }, { 0, 0 } }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct uric u = parsed(cases[i].reference);
        uric_span half;

        assert_int_equal(uric_user(uric_bind(cases[i].reference, &u), &half),
                         cases[i].has_user);
        span_is(half, cases[i].user.begin, cases[i].user.end);
        assert_int_equal(uric_password(uric_bind(cases[i].reference, &u), &half),
                         cases[i].has_password);
        span_is(half, cases[i].password.begin, cases[i].password.end);
    }
}

static void addresses(void **state)
{
    static const struct {
        const char *reference;
        int length;
        uint8_t address[16];
    } hosts[] = {
        { "//h", 0, { 0 } },
        { "//1.2.3.400", 0, { 0 } },
        { "//[v1.a]", 0, { 0 } },
        { "a", 0, { 0 } },
        { "//0.10.200.255", 4, { 0, 10, 200, 255 } },
        { "//u:1@127.0.0.1:1", 4, { 127, 0, 0, 1 } },
        { "//[::]", 16, { 0 } },
        { "//[::1]", 16, { [15] = 1 } },
        { "//[1::]", 16, { 0, 1 } },
        { "//[2001:dB8::7]:1", 16, { 0x20, 1, 0x0d, 0xb8, [15] = 7 } },
        { "//[1:2:3:4:5:6:7:8]", 16,
          { 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8 } },
        { "//[::ffff:192.0.2.128]", 16,
          { [10] = 255, 255, 192, 0, 2, 128 } },
        { "//[1:2:3:4:5:6:7.8.9.10]", 16,
          { 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 7, 8, 9, 10 } },
        { "//[1:2::1.2.3.4]", 16, { 0, 1, 0, 2, [12] = 1, 2, 3, 4 } },
        { "//[1:2:3:4:5:6:7::]", 16,
          { 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7 } },
        { "//[::FEDC:ba98]", 16, { [12] = 0xfe, 0xdc, 0xba, 0x98 } }
    };
    struct uric u;
    size_t i;
    uint8_t address[16];

    (void)state;
    for (i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        u = parsed(hosts[i].reference);
        memset(address, 0xa5, sizeof address);
        assert_int_equal(uric_host_address(uric_bind(hosts[i].reference, &u), address),
                         hosts[i].length);
        assert_memory_equal(address, hosts[i].address,
                            (size_t)hosts[i].length);
    }
    assert_int_equal(uric_parse_as(URIC_RULE_IPV6ADDRESS, "1::2", 4, NULL, &u),
                     URIC_OK);
    assert_int_equal(uric_host_address(uric_bind("1::2", &u), address), 16);
    assert_int_equal(address[1], 1);
    assert_int_equal(address[15], 2);
}

static void forms_of_a_request_target(void **state)
{
    static const struct {
        int rule;
        const char *target;
        enum uric_request_form form;
    } targets[] = {
        { URIC_RULE_REQUEST_TARGET, "/a?b", URIC_REQUEST_ORIGIN },
        { URIC_RULE_REQUEST_TARGET, "//", URIC_REQUEST_ORIGIN },
        { URIC_RULE_REQUEST_TARGET, "http://h/", URIC_REQUEST_ABSOLUTE },
        { URIC_RULE_REQUEST_TARGET, "h:80", URIC_REQUEST_ABSOLUTE },
        { URIC_RULE_REQUEST_TARGET, "1:80", URIC_REQUEST_AUTHORITY },
        { URIC_RULE_REQUEST_TARGET, "*", URIC_REQUEST_ASTERISK },
        { URIC_RULE_REQUEST_TARGET_CONNECT, "h:80", URIC_REQUEST_AUTHORITY },
        { URIC_RULE_REQUEST_TARGET_CONNECT, "h:80x", URIC_REQUEST_ABSOLUTE },
        { URIC_RULE_REQUEST_TARGET_CONNECT, "/", URIC_REQUEST_ORIGIN },
        { URIC_RULE_REQUEST_TARGET_CONNECT, "*", URIC_REQUEST_ASTERISK }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof targets / sizeof *targets; i++) {
        struct uric u;

        assert_int_equal(uric_parse_as(targets[i].rule, targets[i].target,
                                       strlen(targets[i].target), NULL, &u),
                         URIC_OK);
        assert_int_equal(uric_request_form(&u), targets[i].form);
    }
}

/* A verdict does not end a scan: it can be continued. */
static void a_scan_continues_after_a_verdict(void **state)
{
    struct uric_stream m;
    struct uric64 u;

    (void)state;
    uric_stream_init(&m, URIC_RULE_URI);
    assert_int_equal(uric_stream_feed(&m, "http:", 5), 5);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
    assert_int_equal(u.path_kind, URIC_PATH_EMPTY);
    assert_int_equal(uric_stream_feed(&m, "//1.2.3.4", 9), 9);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
    assert_int_equal(u.host_kind, URIC_HOST_IPV4ADDRESS);
    assert_int_equal(uric_stream_feed(&m, ":8@h", 4), 4);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
    assert_int_equal(u.host_kind, URIC_HOST_REG_NAME);
    assert_false(u.defined >> URIC_PORT & 1);
    assert_int_equal(u.part[URIC_USERINFO].end, 16);
}

/* As a proxy reads a request line: the space does not belong to the target. */
static void a_scan_stops_before_other_bytes(void **state)
{
    static const char line[] = "/a?b HTTP/1.1\r\n";
    struct uric_stream m;
    struct uric64 u;

    (void)state;
    uric_stream_init(&m, URIC_RULE_ORIGIN_FORM);
    assert_int_equal(uric_stream_feed(&m, line, sizeof line - 1), 4);
    assert_true(uric_stream_rejected(&m));
    assert_int_equal(uric_stream_stop(&m, &u), URIC_OK);
    assert_int_equal(u.part[URIC_QUERY].begin, 3);
    assert_int_equal(u.part[URIC_QUERY].end, 4);
    assert_int_equal(uric_stream_end(&m, &u), URIC_INVALID);
    assert_int_equal(u.error_offset, 4);

    uric_stream_init(&m, URIC_RULE_ORIGIN_FORM);
    assert_int_equal(uric_stream_feed(&m, "/%4 ", 4), 3);
    assert_int_equal(uric_stream_stop(&m, &u), URIC_INCOMPLETE);
    assert_int_equal(u.error_offset, 3);
}

/* Offsets past 32 bits, without 4 GiB of input at once. */
static void stream_offsets_pass_32_bits(void **state)
{
    enum { PIECE = 1 << 20 };
    char *piece = malloc(PIECE);
    struct uric_stream m;
    struct uric64 u;
    uint64_t i;

    (void)state;
    memset(piece, 'a', PIECE);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    assert_int_equal(uric_stream_feed(&m, "//h/", 4), 4);
    for (i = 0; i < 4097; i++)
        assert_int_equal(uric_stream_feed(&m, piece, PIECE), PIECE);
    free(piece);
    assert_int_equal(uric_stream_feed(&m, "?q#f", 4), 4);
    assert_int_equal(uric_stream_end(&m, &u), URIC_OK);
    i = 4 + 4097 * (uint64_t)PIECE;
    assert_true(u.part[URIC_PATH].begin == 3 && u.part[URIC_PATH].end == i);
    assert_true(u.part[URIC_QUERY].begin == i + 1);
    assert_true(u.part[URIC_FRAGMENT].end == i + 4);
    assert_int_equal(uric_stream_feed(&m, "%4", 2), 2);
    assert_int_equal(uric_stream_prefix(&m, &u, &i), URIC_OK);
    assert_true(i == 4 + 4097 * (uint64_t)PIECE + 4);
    assert_int_equal(uric_stream_end(&m, &u), URIC_INCOMPLETE);
    assert_true(u.error_offset == i + 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(structs_have_their_abi_size),
        cmocka_unit_test(version_is_the_headers),
        cmocka_unit_test(instruction_set_can_be_limited),
        cmocka_unit_test(names_cover_the_enums),
        cmocka_unit_test(null_is_an_empty_string),
        cmocka_unit_test(an_unknown_rule_is_rejected),
        cmocka_unit_test(any_set_is_described),
        cmocka_unit_test(too_long_is_refused_unread),
        cmocka_unit_test(a_prefix_stops_before_the_length_matters),
        cmocka_unit_test(authority_is_userinfo_host_and_port),
        cmocka_unit_test(port_numbers),
        cmocka_unit_test(userinfo_parts_at_its_first_colon),
        cmocka_unit_test(addresses),
        cmocka_unit_test(forms_of_a_request_target),
        cmocka_unit_test(a_scan_continues_after_a_verdict),
        cmocka_unit_test(a_scan_stops_before_other_bytes),
        cmocka_unit_test(stream_offsets_pass_32_bits)
    };

    return cmocka_run_group_tests_name("interface", tests, NULL, NULL);
}
