/* The URL parser of http_parser over uric: its own tests, lengths near 65535, and each flag. */
#include "support/guard.h"
#include "support/url_rows.h"
#include "support/url_text.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROWS = 64, MOST = UINT16_MAX };

static const char *root = ".";

/* The answer in text form, from a copy before an unreadable page. */
static const char *answer(const char *s, size_t n, int is_connect, int flags)
{
    static char text[URL_TEXT_ROOM];
    struct http_parser_url url;

    memset(&url, 0xff, sizeof url);
    if (n > 0)
        s = guard_end(s, n);
    url_text(uric_http_parser_url(s, n, is_connect, flags, &url), &url, text);
    return text;
}

static void answer_is(const char *s, int is_connect, int flags, const char *wanted)
{
    assert_string_equal(answer(s, strlen(s), is_connect, flags), wanted);
}

/* ---- http_parser's tests ---- */

static void own_tests(void **state)
{
    static struct url_row rows[ROWS];
    const size_t count = url_rows(root, rows, ROWS);
    size_t same = 0, i;

    (void)state;
    assert_int_equal(count, 46);
    for (i = 0; i < count; i++) {
        const struct url_row *const row = &rows[i];
        const char *const s = row->is_null ? NULL : row->s;

        assert_string_equal(answer(s, row->n, row->is_connect, URIC_HTTP_PARSER_STRICT),
                            row->ours);
        assert_string_equal(answer(s, row->n, row->is_connect, URIC_HTTP_PARSER_REFUSE),
                            strcmp(row->theirs, "rejected") == 0 ? "rejected" : row->ours);
        same += strcmp(row->ours, row->theirs) == 0;
    }
    assert_int_equal(same, 39);
}

/* ---- what is accepted ---- */

static void targets(void **state)
{
    (void)state;
    answer_is("*", 0, 0, "path=0+1");
    answer_is("*a", 0, 0, "rejected");
    answer_is("*", 1, 0, "rejected");
    answer_is("/", 1, 0, "rejected");
    answer_is("//h/a?b#c", 0, 0, "path=0+5 query=6+1 fragment=8+1");
    answer_is("/a%2#b", 0, 0, "rejected");
    answer_is("/a#b c", 0, 0, "rejected");
    answer_is("/a#b#c", 0, 0, "rejected");
    answer_is("a/b", 0, 0, "rejected");
    answer_is("?b", 0, 0, "rejected");
    answer_is("mailto:me@h", 0, 0, "rejected");
    answer_is("http:/a", 0, 0, "rejected");
    answer_is("http://", 0, 0, "rejected");
    answer_is("http://[v1.a]", 0, 0, "schema=0+4 host=8+4");
    answer_is("coap+tcp://h?q", 0, 0, "schema=0+8 host=11+1 query=13+1");
    answer_is("@h:80", 1, 0, "rejected");
    answer_is("h:80?", 1, 0, "rejected");
    answer_is("h:", 1, 0, "rejected");
    answer_is("[v1.a]:80", 1, 0, "host=1+4 port=7+2:80");
}

/* An empty part is absent. */
static void empty_parts(void **state)
{
    (void)state;
    answer_is("/?#", 0, 0, "path=0+1");
    answer_is("http://h", 0, 0, "schema=0+4 host=7+1");
    answer_is("http://h?#", 0, 0, "schema=0+4 host=7+1");
    answer_is("http://@h:?", 0, 0, "schema=0+4 host=8+1");
    answer_is("http://:@h", 0, 0, "schema=0+4 host=9+1 userinfo=7+1");
}

static void ports(void **state)
{
    (void)state;
    answer_is("//h:80", 0, 0, "path=0+6");
    answer_is("h:65535", 1, 0, "host=0+1 port=2+5:65535");
    answer_is("h:65536", 1, 0, "rejected");
    answer_is("h:18446744073709551696", 1, 0, "rejected");
    answer_is("http://h:0/", 0, 0, "schema=0+4 host=7+1 port=9+1:0 path=10+1");
    answer_is("http://h:00080", 0, 0, "schema=0+4 host=7+1 port=9+5:80");
}

static void zero_after_an_error(void **state)
{
    static const char *const targets[] = { "http://h:65536/", "", "/ ", "http:///" };
    struct http_parser_url url, zero;
    size_t i;

    (void)state;
    memset(&zero, 0, sizeof zero);
    for (i = 0; i < sizeof targets / sizeof *targets; i++) {
        memset(&url, 0xff, sizeof url);
        assert_int_equal(http_parser_parse_url(targets[i], strlen(targets[i]), 0, &url), 1);
        assert_memory_equal(&url, &zero, sizeof url);
    }
    memset(&url, 0xff, sizeof url);
    http_parser_url_init(&url);
    assert_memory_equal(&url, &zero, sizeof url);
}

/* The layout of http_parser's struct: it may be of <http_parser.h>. */
static void layout(void **state)
{
    (void)state;
    assert_int_equal(sizeof(struct http_parser_url), 32);
    assert_int_equal(offsetof(struct http_parser_url, port), 2);
    assert_int_equal(offsetof(struct http_parser_url, field_data), 4);
    assert_int_equal(UF_SCHEMA + UF_HOST + UF_PORT + UF_PATH + UF_QUERY + UF_FRAGMENT, 15);
    assert_int_equal(UF_USERINFO, 6);
    assert_int_equal(UF_MAX, 7);
}

/* ---- lengths ---- */

/* The answer for head, `count` bytes of fill, and tail. */
static const char *filled(const char *head, char fill, size_t count, const char *tail,
                          int flags)
{
    const size_t before = strlen(head), after = strlen(tail);
    char *const s = (char *)malloc(before + count + after);
    const char *text;

    assert_non_null(s);
    memcpy(s, head, before);
    memset(s + before, fill, count);
    memcpy(s + before + count, tail, after);
    text = answer(s, before + count + after, 0, flags);
    free(s);
    return text;
}

/* Offsets and lengths up to 65535, for each part; no wrapped number. */
static void lengths(void **state)
{
    (void)state;
    assert_string_equal(filled("/", 'a', MOST - 1, "", 0), "path=0+65535");
    assert_string_equal(filled("/", 'a', MOST, "", 0), "rejected");
    assert_string_equal(filled("/", 'a', MOST - 1, "?", 0), "path=0+65535");
    assert_string_equal(filled("/", 'a', MOST - 1, "?b", 0), "rejected");
    assert_string_equal(filled("/", 'a', MOST - 2, "?b", 0), "path=0+65534 query=65535+1");
    assert_string_equal(filled("/#", 'a', MOST, "", 0), "path=0+1 fragment=2+65535");
    assert_string_equal(filled("/#", 'a', MOST + 1, "", 0), "rejected");
    assert_string_equal(filled("h", 't', MOST - 1, "://h", 0), "rejected");
    assert_string_equal(filled("h", 't', MOST - 4, "://h", 0),
                        "schema=0+65532 host=65535+1");
    assert_string_equal(filled("http://", 'h', MOST, "", 0), "schema=0+4 host=7+65535");
    assert_string_equal(filled("http://", 'h', MOST + 1, "", 0), "rejected");
    assert_string_equal(filled("http://", 'u', MOST - 8, "@h", 0),
                        "schema=0+4 host=65535+1 userinfo=7+65527");
    assert_string_equal(filled("http://", 'u', MOST - 7, "@h", 0), "rejected");
    assert_string_equal(filled("http://h:", '0', MOST - 1, "7", 0),
                        "schema=0+4 host=7+1 port=9+65535:7");
    assert_string_equal(filled("http://h:", '0', MOST, "7", 0), "rejected");
    assert_string_equal(filled("/", 'a', 0x20000, "", 0), "rejected");
}

/* Which prefixes of a target with all parts are valid: those marked "+".  Between unreadable
 * pages, so that a byte read too far faults. */
static void prefixes(void **state)
{
    static const char s[] = "http://u:p@[2001:db8::7]:8080/a/%7Eb?c#d";
    static const char valid[] = "--------++--------------+++++++++--++++++";
    static const char host[] = "[2001:db8::7]:8080";
    struct http_parser_url url;
    size_t n;

    (void)state;
    assert_int_equal(sizeof valid, sizeof s + 1);
    for (n = 0; n < sizeof s; n++) {
        const int wanted = valid[n] != '+';

        assert_int_equal(uric_http_parser_url(guard_end(s, n), n, 0, 0, &url), wanted);
        assert_int_equal(uric_http_parser_url(guard_begin(s, n), n, 0, 0, &url), wanted);
    }
    for (n = 0; n < sizeof host; n++) {
        assert_int_equal(uric_http_parser_url(guard_end(host, n), n, 1, 0, &url),
                         n < sizeof "[2001:db8::7]:8" - 1);
    }
}

/* ---- flags ---- */

static void refuses(void **state)
{
    static const char *const targets[] = {
        "http://$(id)/", "http://a,b/",   "http://a~b/",      "http://%61/",  "http://[v1.a]/",
        "http://h:/",    "http://h:?a",   "coap+tcp://h/",    "h2://h/",      "a.b://h/",
        "a-b://h/",      "http://h#a",    "http://h:80#",     "http://a!b/",  "http://a*b/",
        "http://a'b/",   "http://a%20b/", "http://u@a&b:80/", "http://a;b?c",
    };
    static const char *const connect[] = { "$(id):80", "a=b:80", "[v1.a]:80", "%61:80" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof targets / sizeof *targets; i++) {
        assert_string_not_equal(answer(targets[i], strlen(targets[i]), 0, 0), "rejected");
        answer_is(targets[i], 0, URIC_HTTP_PARSER_REFUSE, "rejected");
    }
    for (i = 0; i < sizeof connect / sizeof *connect; i++) {
        assert_string_not_equal(answer(connect[i], strlen(connect[i]), 1, 0), "rejected");
        answer_is(connect[i], 1, URIC_HTTP_PARSER_REFUSE, "rejected");
    }
    answer_is("HTTP://a-Z_0.9./", 0, URIC_HTTP_PARSER_REFUSE, "schema=0+4 host=7+8 path=15+1");
    answer_is("http://1.2.3.4?#", 0, URIC_HTTP_PARSER_REFUSE, "schema=0+4 host=7+7");
    answer_is("http://[::]/#a", 0, URIC_HTTP_PARSER_REFUSE,
              "schema=0+4 host=8+2 path=11+1 fragment=13+1");
    answer_is("/$(id),#a", 0, URIC_HTTP_PARSER_REFUSE, "path=0+7 fragment=8+1");
}

/* Whether the target is accepted with this byte instead of "\x01", which it has once. */
static int is_tolerated(const char *target, int byte, int flags)
{
    char s[64];
    const size_t n = strlen(target);

    memcpy(s, target, n + 1);
    *strchr(s, '\x01') = (char)byte;
    return strcmp(answer(s, n, 0, flags), "rejected") != 0;
}

/* Which bytes are tolerated in which part, and that nothing else is. */
static void tolerates(void **state)
{
    static const struct {
        const char *target, *more; /* what is tolerated there */
        int high;
    } places[] = {
        { "/a\x01z", "\"<>[\\]^`{|}%", 1 },         { "http://h/\x01", "\"<>[\\]^`{|}%", 1 },
        { "/?a\x01z", "\"<>[\\]^`{|}%", 1 },        { "http://h?\x01z", "\"<>[\\]^`{|}%", 1 },
        { "/#a\x01z", "\"<>[\\]^`{|}%#", 1 },       { "http://h?#a\x01z", "\"<>[\\]^`{|}%#", 1 },
        { "http://u\x01z@h/", "%", 0 },            { "http://h\x01z/", "", 0 },
        { "http://[::\x01]/", "", 0 },             { "ht\x01tp://h/", "", 0 },
        { "http://h:8\x01/", "", 0 },
    };
    size_t i;
    int byte;

    (void)state;
    for (i = 0; i < sizeof places / sizeof *places; i++) {
        for (byte = 0; byte < 256; byte++) {
            const int is_named =
                byte > 0x7f ? places[i].high
                            : byte != 0 && strchr(places[i].more, byte) != NULL;

            assert_int_equal(is_tolerated(places[i].target, byte, URIC_HTTP_PARSER_TOLERATE),
                             is_named || is_tolerated(places[i].target, byte, 0));
        }
    }
}

/* The fields are http_parser's, also of more than one "#". */
static void tolerates_with_the_same_fields(void **state)
{
    const int both = URIC_HTTP_PARSER_TOLERATE | URIC_HTTP_PARSER_REFUSE;

    (void)state;
    answer_is("/a|b?ids[]=1#{x}", 0, both, "path=0+4 query=5+7 fragment=13+3");
    answer_is("/###a#b", 0, both, "path=0+1 fragment=4+3");
    answer_is("/##", 0, both, "path=0+1");
    answer_is("/#?#", 0, both, "path=0+1 fragment=2+2");
    answer_is("http://u%@h/%", 0, both, "schema=0+4 host=10+1 path=11+2 userinfo=7+2");
    answer_is("http://a,b/|", 0, both, "rejected");
    answer_is("http://a,b/|", 0, URIC_HTTP_PARSER_TOLERATE, "schema=0+4 host=7+3 path=10+2");
    answer_is("/a b", 0, both, "rejected");
    answer_is("/a\tb", 0, both, "rejected");
    assert_string_equal(filled("/", '|', MOST - 1, "", both), "path=0+65535");
    assert_string_equal(filled("/", '|', MOST, "", both), "rejected");
    assert_string_equal(filled("/", '#', MOST + 9, "", both), "path=0+1");
    assert_string_equal(filled("/", '#', MOST - 1, "a", both), "path=0+1 fragment=65535+1");
    assert_string_equal(filled("/", '#', MOST, "a", both), "rejected");
}

/* Hosts alone: other things stay as they are. */
static void refuses_hosts(void **state)
{
    static const char *const targets[] = { "http://$(id)/", "http://a~b:/", "h2://[v1.a]#b" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof targets / sizeof *targets; i++)
        answer_is(targets[i], 0, URIC_HTTP_PARSER_HOSTS, "rejected");
    answer_is("$(id):80", 1, URIC_HTTP_PARSER_HOSTS, "rejected");
    answer_is("h2://h:#a", 0, URIC_HTTP_PARSER_HOSTS, "schema=0+2 host=5+1 fragment=8+1");
    answer_is("h2://[::]:?a", 0, URIC_HTTP_PARSER_HOSTS, "schema=0+2 host=6+2 query=11+1");
    answer_is("/$(id)", 0, URIC_HTTP_PARSER_HOSTS, "path=0+6");
}

static void parses_with_its_own_flags(void **state)
{
    struct http_parser_url url;

    (void)state;
    assert_int_equal(http_parser_parse_url("http://a,b/", 11, 0, &url), 0);
    assert_int_equal(url.field_data[UF_HOST].len, 3);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_tests),
        cmocka_unit_test(targets),
        cmocka_unit_test(empty_parts),
        cmocka_unit_test(ports),
        cmocka_unit_test(zero_after_an_error),
        cmocka_unit_test(layout),
        cmocka_unit_test(lengths),
        cmocka_unit_test(prefixes),
        cmocka_unit_test(refuses),
        cmocka_unit_test(refuses_hosts),
        cmocka_unit_test(tolerates),
        cmocka_unit_test(tolerates_with_the_same_fields),
        cmocka_unit_test(parses_with_its_own_flags),
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("http_parser", tests, NULL, NULL);
}
