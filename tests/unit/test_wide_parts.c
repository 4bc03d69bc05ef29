/* The parts of streams: the same answers as for strings, and conversion between the two. */
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

static const struct {
    int rule;
    const char *s;
} strings[] = {
    { URIC_RULE_URI_REFERENCE, "" },
    { URIC_RULE_URI_REFERENCE, "a/b?c#d" },
    { URIC_RULE_URI_REFERENCE, "//" },
    { URIC_RULE_URI_REFERENCE, "//@:" },
    { URIC_RULE_URI_REFERENCE, "http://u:p:q@h:0080/a" },
    { URIC_RULE_URI_REFERENCE, "http://u@h:65536" },
    { URIC_RULE_URI_REFERENCE, "http://:p@127.0.0.1:65535/" },
    { URIC_RULE_URI_REFERENCE, "http://[2001:db8::1]:/" },
    { URIC_RULE_URI_REFERENCE, "http://u:@[::ffff:1.2.3.4]" },
    { URIC_RULE_URI_REFERENCE, "//[v1.a:b]:1" },
    { URIC_RULE_URI_REFERENCE, "mailto:a@b" },
    { URIC_RULE_HOST, "[::1]" },
    { URIC_RULE_AUTHORITY, "u@h:1" },
    { URIC_RULE_IPV6ADDRESS, "1::2" },
    { URIC_RULE_REQUEST_TARGET, "/a?b" },
    { URIC_RULE_REQUEST_TARGET, "*" },
    { URIC_RULE_REQUEST_TARGET, "http://h/" },
    { URIC_RULE_REQUEST_TARGET_CONNECT, "h:443" },
    { URIC_RULE_REQUEST_TARGET_CONNECT, "[::1]:443" },
    /* no match */
    { URIC_RULE_URI_REFERENCE, "http://[::1" },
    { URIC_RULE_URI_REFERENCE, "http://h /" }
};
enum { COUNT = sizeof strings / sizeof *strings };

static void parse_both(size_t i, struct uric *u, struct uric64 *w)
{
    const size_t n = strlen(strings[i].s);
    struct uric_stream m;

    assert_int_equal(uric_stream_init(&m, strings[i].rule), URIC_OK);
    uric_stream_feed(&m, strings[i].s, n);
    assert_int_equal(uric_stream_end(&m, w),
                     uric_parse_as(strings[i].rule, strings[i].s, n, NULL, u));
}

static void same_span(uric_span64 wide, uric_span narrow)
{
    assert_true(wide.begin == narrow.begin && wide.end == narrow.end);
}

static void wide_answers_are_the_narrow_ones(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < COUNT; i++) {
        struct uric64 w;
        struct uric u;
        int part;

        print_message("# %s\n", strings[i].s);
        parse_both(i, &u, &w);
        for (part = 0; part < URIC_PARTS; part++)
            assert_int_equal(uric64_has(&w, (enum uric_part)part),
                             uric_has(&u, (enum uric_part)part));
        same_span(uric64_authority(&w), uric_authority(&u));
    }
}

static void bare_hosts_have_no_brackets(void **state)
{
    static const struct {
        int rule;
        const char *s, *host;
    } hosts[] = {
        { URIC_RULE_URI_REFERENCE, "http://[::1]:80/", "::1" },
        { URIC_RULE_URI_REFERENCE, "//u@[v1.a:b]", "v1.a:b" },
        { URIC_RULE_HOST, "[1:2::]", "1:2::" },
        { URIC_RULE_URI_REFERENCE, "//127.0.0.1", "127.0.0.1" },
        { URIC_RULE_URI_REFERENCE, "//example.com:1", "example.com" },
        { URIC_RULE_URI_REFERENCE, "//", "" },
        { URIC_RULE_URI_REFERENCE, "a", "" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        struct uric u;
        uric_span host;

        assert_int_equal(
            uric_parse_as(hosts[i].rule, hosts[i].s, strlen(hosts[i].s), NULL, &u), URIC_OK);
        host = uric_bare_host(&u);
        assert_int_equal(host.end - host.begin, strlen(hosts[i].host));
        assert_memory_equal(hosts[i].s + host.begin, hosts[i].host, strlen(hosts[i].host));
    }
}

/* Spans that only a stream of more than 2^32 bytes can have. */
static void wide_spans_keep_their_64_bits(void **state)
{
    const uint64_t far = (uint64_t)1 << 40;
    struct uric64 w;

    (void)state;
    memset(&w, 0, sizeof w);
    w.defined = 1 << URIC_USERINFO | 1 << URIC_HOST | 1 << URIC_PORT;
    w.host_kind = URIC_HOST_IPV6ADDRESS;
    w.part[URIC_USERINFO].begin = 2;
    w.part[URIC_USERINFO].end = far;
    w.part[URIC_HOST].begin = far + 1;
    w.part[URIC_HOST].end = far + 5;
    w.part[URIC_PORT].begin = far + 6;
    w.part[URIC_PORT].end = 2 * far;
    assert_true(uric64_authority(&w).begin == 2 && uric64_authority(&w).end == 2 * far);
}

/* ---- narrowing ---- */

static void narrowed_parts_are_those_of_the_string(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < COUNT; i++) {
        struct uric u, narrowed;
        struct uric64 w;

        parse_both(i, &u, &w);
        memset(&narrowed, 0xa5, sizeof narrowed);
        assert_int_equal(uric_narrow(&w, &narrowed), URIC_OK);
        assert_memory_equal(&narrowed, &u, sizeof u);
    }
}

static void the_last_offset_that_fits(void **state)
{
    struct uric u, error;
    struct uric64 w;
    int part;

    (void)state;
    memset(&error, 0, sizeof error);
    error.error_offset = URIC_MAX_LENGTH;
    for (part = 0; part < URIC_PARTS; part++) {
        memset(&w, 0, sizeof w);
        w.defined = (uint8_t)(1 << part);
        w.host_kind = URIC_HOST_REG_NAME;
        w.part[part].begin = w.part[part].end = URIC_MAX_LENGTH;
        assert_int_equal(uric_narrow(&w, &u), URIC_OK);
        assert_int_equal(u.part[part].begin, URIC_MAX_LENGTH);
        assert_int_equal(u.part[part].end, URIC_MAX_LENGTH);
        assert_int_equal(u.defined, 1 << part);
        w.part[part].end++;
        assert_int_equal(uric_narrow(&w, &u), URIC_TOO_LONG);
        assert_memory_equal(&u, &error, sizeof u);
        w.part[part].begin++;
        assert_int_equal(uric_narrow(&w, &u), URIC_TOO_LONG);
    }
    memset(&w, 0, sizeof w);
    w.error_offset = URIC_MAX_LENGTH;
    assert_int_equal(uric_narrow(&w, &u), URIC_OK);
    assert_memory_equal(&u, &error, sizeof u);
    w.error_offset++;
    assert_int_equal(uric_narrow(&w, &u), URIC_TOO_LONG);
    assert_memory_equal(&u, &error, sizeof u);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wide_answers_are_the_narrow_ones),
        cmocka_unit_test(bare_hosts_have_no_brackets),
        cmocka_unit_test(wide_spans_keep_their_64_bits),
        cmocka_unit_test(narrowed_parts_are_those_of_the_string),
        cmocka_unit_test(the_last_offset_that_fits)
    };

    return cmocka_run_group_tests_name("wide parts", tests, NULL, NULL);
}
