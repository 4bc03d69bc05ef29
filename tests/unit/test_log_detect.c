/* Which format a log has by its first lines. */
#include "log/log.h"
#include "support/guard.h"
#include "uric_log.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#define TIME "[10/Oct/2000:13:55:36 -0700]"
#define COMMON "192.0.2.1 - - " TIME " \"GET /a HTTP/1.1\" 200 5"
#define COMBINED COMMON " \"-\" \"Agent/1.0 (x)\""
#define LIGHTTPD_HOST(host)                                                                \
    "192.0.2.1 " host " - " TIME " \"GET /a HTTP/1.1\" 200 5 \"-\" \"A\""
#define LIGHTTPD "192.0.2.1 www.example.com - " TIME " \"GET /a HTTP/1.1\" 200 5 \"-\" \"A\""
#define VHOST "www.example.com:80 " COMBINED
#define ELB                                                                                \
    "2015-05-13T23:39:43.945958Z my-elb 192.0.2.1:2817 10.0.0.1:80 0.000073 0.001048 "     \
    "0.000057 200 200 0 29 \"GET http://www.example.com:80/ HTTP/1.1\" \"curl/7.38.0\" - -"

enum { ROOM = 64 * 1024 };

static const char *directory = ".";
static struct uric_log_format f;
static struct uric_log_detection found;
static struct uric_log_row row;

/* The last argument must be NULL. */
static size_t join(char *text, ...)
{
    va_list lines;
    const char *line;
    size_t n = 0;

    va_start(lines, text);
    while ((line = va_arg(lines, const char *)) != NULL) {
        assert_true(n + strlen(line) + 1 < ROOM);
        memcpy(text + n, line, strlen(line));
        n += strlen(line);
        text[n++] = '\n';
    }
    va_end(lines);
    return n;
}

static const char *guessed(unsigned i)
{
    assert_true(i < found.n);
    return uric_log_format_name(found.nearest[i].format);
}

static int detect(const char *s, size_t n)
{
    const char *const copy = guard_end(s, n);
    struct uric_log_detection again;
    const int status = uric_log_detect(copy, n, '\n', &f, &found);
    unsigned i;

    assert_int_equal(uric_log_detect(guard_begin(s, n), n, '\n', &f, &again), status);
    assert_memory_equal(&again, &found, sizeof found);
    assert_true(found.bytes <= n && found.n <= URIC_LOG_NEAREST);
    for (i = 0; i < found.n; i++) {
        assert_non_null(guessed(i));
        assert_true(found.nearest[i].fits <= found.lines);
        assert_true(found.nearest[i].reach <= 1000);
    }
    return status;
}

static void is(const char *format, const char *s, size_t n)
{
    struct uric_log_format named;

    assert_int_equal(detect(s, n), URIC_OK);
    assert_string_equal(guessed(0), format);
    assert_int_equal(found.nearest[0].prefix, -1);
    assert_true(2 * found.nearest[0].fits >= found.lines);
    /* the format is the one of that name, but w3c has read its directives */
    assert_int_equal(uric_log_format_named(&named, format, strlen(format)), URIC_OK);
    assert_true(uric_log_columns(&named) == uric_log_columns(&f));
    assert_int_equal(uric_log_held_of(&named)->n_steps, uric_log_held_of(&f)->n_steps);
}

static void one_line_is(const char *format, const char *line)
{
    char text[ROOM];

    is(format, line, strlen(line));
    is(format, text, join(text, line, NULL));
}

static void one_line(void **state)
{
    (void)state;
    one_line_is("common", COMMON);
    one_line_is("combined", COMBINED);
    one_line_is("vhost", VHOST);
    one_line_is("elb", ELB);
    assert_int_equal(found.lines, 1);
    assert_int_equal(found.n, 1);
}

/* Those of nginx's default have no ident, so Apache's are told apart by one; but lighttpd has the
 * server's name there, in each line. */
static void like_formats(void **state)
{
    char text[ROOM];

    (void)state;
    is("combined", text,
       join(text, COMBINED, "::1 ident frank " TIME " \"-\" 408 - \"-\" \"-\"", NULL));
    is("combined", text, join(text, COMBINED, COMBINED, NULL));
    is("lighttpd", text, join(text, LIGHTTPD, LIGHTTPD, NULL));
    /* a request without a Host, and hosts without a domain */
    is("lighttpd", text, join(text, LIGHTTPD, LIGHTTPD_HOST("localhost"), LIGHTTPD_HOST("h"),
                              LIGHTTPD_HOST("-"), LIGHTTPD_HOST("127.0.0.1:80"), NULL));
    is("lighttpd", text,
       join(text, LIGHTTPD_HOST("a"), LIGHTTPD_HOST("a"), LIGHTTPD_HOST("a"),
            LIGHTTPD_HOST("a"), LIGHTTPD_HOST("a"), LIGHTTPD_HOST("a"), LIGHTTPD_HOST("a"),
            LIGHTTPD_HOST("-"), NULL));
    is("combined", text, join(text, LIGHTTPD_HOST("frank"), LIGHTTPD_HOST("-"), NULL));
}

/* Variants are formats only where no other fits. */
static void variants(void **state)
{
    static const char json[] = "::1 -  " TIME " \"GET /a HTTP/1.1\" 200 2 \"\" \"A\"";
    char text[ROOM];

    (void)state;
    one_line_is("nginx:escape=json", json);
    is("combined", text, join(text, json, COMBINED, NULL));
    is("nginx:escape=json", text, join(text, json, json, COMBINED, NULL));
    snprintf(text, sizeof text, "Nov 22 00:52:07 web1 nginx: %s", json);
    assert_int_equal(detect(text, strlen(text)), URIC_OK);
    assert_string_equal(guessed(0), "nginx:escape=json");
    assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), "syslog");
    snprintf(text, sizeof text, "%s \"\"", json);
    assert_int_equal(detect(text, strlen(text)), URIC_UNKNOWN);
    assert_string_equal(guessed(0), "nginx:escape=json");
}

static void garbage_among_lines(void **state)
{
    char text[ROOM];

    (void)state;
    is("common", text, join(text, "\x16\x03\x01", COMMON, "", "", COMMON, "x y z", NULL));
    assert_int_equal(found.lines, 4);
    assert_int_equal(found.nearest[0].fits, 2);
    /* less than half: a container's messages */
    assert_int_equal(detect(text, join(text, "/docker-entrypoint.sh: x", "2026/11/26 22:00:00 [notice] x",
                                       "a", COMMON, "b", NULL)),
                     URIC_OK);
    assert_string_equal(guessed(0), "common");
    assert_int_equal(found.nearest[0].fits, 1);
    assert_int_equal(detect(text, join(text, "a", "b", COMBINED, "c", NULL)), URIC_OK);
    assert_string_equal(guessed(0), "combined");
    /* but not if the others have a format, nor for lines that go on */
    assert_int_equal(detect(text, join(text, COMMON, "a", "b", ELB, "c", NULL)), URIC_UNKNOWN);
    assert_int_equal(found.n, 3);
    assert_int_equal(detect(text, join(text, COMMON " x", "a", "b", NULL)), URIC_UNKNOWN);
}

/* Two logs in one. */
static void mixed_lines(void **state)
{
    char text[ROOM];

    (void)state;
    assert_int_equal(detect(text, join(text, COMMON, ELB, ELB, COMMON, COMMON, NULL)),
                     URIC_UNKNOWN);
    assert_string_equal(guessed(0), "common");
    assert_string_equal(guessed(1), "elb");
    is("common", text, join(text, COMMON, ELB, COMMON, COMMON, COMMON, NULL));
}

static void nearest_by_reach(void **state)
{
    char line[] = COMMON;
    char *const bytes = strstr(line, " 200 ") + 5;

    (void)state;
    *bytes = 'x';
    assert_int_equal(detect(line, strlen(line)), URIC_UNKNOWN);
    assert_string_equal(guessed(0), "common");
    assert_int_equal(found.nearest[0].fits, 0);
    assert_int_equal(found.nearest[0].reach, (size_t)(bytes - line) * 1000 / strlen(line));
}

/* What precedes a format, or follows it, does not matter much. */
static void nearest_by_fields(void **state)
{
    static const char *const line[] = { "combined", "192.0.2.2, " COMBINED,
                                        "combined", "192.0.2.2 " COMBINED,
                                        "combined", "- " COMBINED,
                                        "combined", "x/access.log:" COMBINED,
                                        "combined", "1 2 3 4 5 " COMBINED,
                                        "caddy",    "2026/11/23\tINFO\t{\"request\":{"
                                                    "\"uri\":\"/a\",\"remote_ip\":\"::1\"},"
                                                    "\"status\":200,\"duration\":1}" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof line / sizeof *line; i += 2) {
        assert_int_equal(detect(line[i + 1], strlen(line[i + 1])), URIC_UNKNOWN);
        assert_string_equal(guessed(0), line[i]);
        assert_int_equal(found.nearest[0].goes_on, 0);
    }
}

static void lines_that_go_on(void **state)
{
    char text[ROOM];

    (void)state;
    one_line_is("combined-rest", COMBINED " 0.003");
    one_line_is("combined-rest", COMBINED " 12 \"x\"");
    one_line_is("common-rest", COMMON " TCP_MISS");
    one_line_is("nginx-main", COMBINED " \"-\"");
    one_line_is("nginx-main", COMBINED " \"192.0.2.8, 192.0.2.9\"");
    /* lines that go on among others that do not */
    is("combined-rest", text, join(text, COMBINED, COMBINED, COMBINED, COMBINED " x", NULL));
    is("nginx-main", text, join(text, COMBINED, COMBINED " \"192.0.2.8\"", COMBINED, NULL));
    /* a line with quotes that its server did not escape costs no other line its columns */
    is("combined", text,
       join(text, COMBINED, COMBINED, COMBINED, COMBINED, COMBINED, COMBINED, COMBINED,
            COMMON " \"-\" \"a \"b\" c\"", NULL));
    assert_int_equal(found.nearest[0].fits, 7);
    assert_int_equal(detect(VHOST " 0.003", strlen(VHOST " 0.003")), URIC_OK);
    assert_string_equal(guessed(0), "combined-rest");
    assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), "vhost");
    /* not a space, but more of the last field */
    assert_int_equal(detect(text, join(text, ELB "x", ELB " x", NULL)), URIC_OK);
}

/* The defaults of what is deployed, as their makers' pages show them. */
static void deployed(void **state)
{
    static const char *const line[] = {
        "ingress-nginx", COMBINED " 120 0.003 [default-svc-80] [] 10.0.0.1:8080, 10.0.0.2:80 5, 7 "
                         "0.001, 0.002 502, 200 0a1b",
        "istio", "[2020-11-25T21:26:18.409Z] \"GET /status/418 HTTP/1.1\" 418 - via_upstream - \"-\" "
                 "0 135 4 4 \"-\" \"curl/7.73.0-DEV\" \"84961386\" \"httpbin:8000\" "
                 "\"127.0.0.1:80\" inbound|8000|| 127.0.0.1:41854 10.44.1.27:80 "
                 "10.44.1.23:37652 outbound_.8000_._.httpbin default",
        "istio", "[2020-11-25T21:26:18.409Z] \"- - -\" 0 - - - \"-\" 1234 5678 99 - \"-\" \"-\" \"-\" "
                 "\"-\" \"10.0.0.1:443\" outbound|443||x.example 10.44.1.23:41854 10.44.1.27:443 "
                 "10.44.1.23:37652 x.example -",
        "envoy", "[2016-04-15T20:17:00.310Z] \"POST /api HTTP/2\" 204 - 154 0 226 100 "
                 "\"10.0.35.28\" \"n\" \"cc21\" \"locations\" \"tcp://10.0.2.1:80\"",
        "nlb", "tls 2.0 2018-12-20T02:59:40 net/lb/c6 g3 72.21.218.154:51341 "
               "172.100.100.185:443 5 2 98 246 - arn:aws:c - ECDHE-RSA-AES128-SHA tlsv12 - "
               "lb.example - - -",
        "traefik", "172.17.0.1 - - " TIME " \"GET / HTTP/1.1\" 404 19 \"-\" \"-\" 3 \"-\" \"-\" 0ms",
        "haproxy", "Feb  6 12:12:56 localhost haproxy[14387]: 10.0.1.2:33313 "
                   "[06/Feb/2009:12:12:51.443] fnt bck/srv1 0/0/5007 212 -- 0/0/0/0/3 0/0",
        "http.server", "127.0.0.1 - - [27/Nov/2026 04:18:59] \"GET /a?b=c HTTP/1.1\" 200 -",
        "http.server", "[27/Nov/2026 04:18:59] \"GET /a HTTP/1.1\" 404 12",
        "uvicorn", "INFO:     127.0.0.1:51234 - \"GET /a HTTP/1.1\" 404 Not Found",
        "gin", "[GIN] 2026/11/26 - 22:00:00 | 200 |      13.583\xc2\xb5s |       127.0.0.1 | GET      "
               "\"/ping\"",
        "heroku", "2026-11-26T22:00:00.123456+00:00 heroku[router]: at=error code=H12 "
                  "desc=\"Request timeout\" method=GET path=\"/\" host=x.herokuapp.com "
                  "request_id=86 fwd=\"17.17.17.17\" dyno=web.1 connect=6ms service=30001ms status=503 "
                  "bytes=0 protocol=http1.1 tls=true tls_version=tls1.3",
        "haproxy", "<6>Connect from 10.0.1.2:33312 to 10.0.3.31:8012 (www/HTTP)",
        "haproxy", "<134>Nov 27 04:19:52 haproxy[1]: 127.0.0.1:54026 [27/Nov/2026:04:19:52.510] ssl/1: "
                   "SSL handshake failure",
        "haproxy", "<134>Nov 27 04:18:59 haproxy[1]: 127.0.0.1 - - [27/Nov/2026:04:18:59 +0000] "
                       "\"GET /a HTTP/1.1\" 200 116 \"\" \"\" 47430 766 \"clf\" \"b\" \"s1\" 0 0 0 1 1 "
                       "---- 1 1 0 0 0 0 0 \"\" \"\" \"curl/7.88.1\" "
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof line / sizeof *line; i += 2)
        one_line_is(line[i], line[i + 1]);
}

static void directives(void **state)
{
    static const char fields[] = "#Fields: date time cs-method cs-uri-stem sc-status";
    char text[ROOM];
    size_t n;

    (void)state;
    is("w3c", text, join(text, "#Version: 1.0", fields, "2000-10-10 13:55:36 GET /a 200",
                    NULL));
    assert_int_equal(found.nearest[0].fits, 3);
    is("w3c", text, join(text, "#Version: 1.0", fields, NULL));
    /* comments are not enough, nor are lines without their directive */
    n = join(text, "#Version: 1.0", "# comment", NULL);
    assert_int_equal(detect(text, n), URIC_UNKNOWN);
    n = join(text, "2000-10-10 13:55:36 GET /a 200", NULL);
    assert_int_equal(detect(text, n), URIC_UNKNOWN);
}

static void nothing_to_see(void **state)
{
    (void)state;
    assert_int_equal(uric_log_detect(NULL, 0, '\n', &f, &found), URIC_NONE);
    assert_true(found.bytes == 0 && found.lines == 0 && found.n == 0);
    assert_int_equal(detect("\n\r\n\n", 4), URIC_NONE);
    assert_true(found.bytes == 4 && found.lines == 0 && found.n == 0);
    assert_int_equal(detect("\xef\xbb\xbf", 3), URIC_NONE);
}

static void ends_of_lines(void **state)
{
    static const char crlf[] = "\xef\xbb\xbf" COMMON "\r\n" COMMON "\r\n";
    static const char nuls[] = COMMON "\0" COMMON;

    (void)state;
    is("common", crlf, sizeof crlf - 1);
    assert_int_equal(found.nearest[0].fits, 2);
    assert_int_equal(uric_log_detect(nuls, sizeof nuls - 1, '\0', &f, &found), URIC_OK);
    assert_int_equal(found.nearest[0].fits, 2);
}

static void prefixes(void **state)
{
    static const char *const prefix[] = {
        "syslog", "Nov 22 00:52:07 web1 nginx: ",
        "rfc5424", "<190>1 2026-11-22T00:52:07Z h n 1 - - ",
        "cri", "2026-11-22T00:52:07.123456789Z stdout F "
    };
    char text[ROOM], line[ROOM];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof prefix / sizeof *prefix; i += 2) {
        snprintf(line, sizeof line, "%s%s", prefix[i + 1], COMBINED);
        assert_int_equal(detect(text, join(text, line, "x", line, NULL)), URIC_OK);
        assert_string_equal(guessed(0), "combined");
        assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), prefix[i]);
        assert_int_equal(found.nearest[0].fits, 2);
        assert_int_equal(uric_log_read(&f, line, strlen(line), &row), URIC_OK);
    }
    /* lines that fit no format are compared after their prefix */
    snprintf(line, sizeof line, "%s::1 - - " TIME " \"GET /a HTTP/1.1\" 200", prefix[1]);
    assert_int_equal(detect(line, strlen(line)), URIC_UNKNOWN);
    assert_string_equal(guessed(0), "common");
    assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), "syslog");
    one_line_is("combined", COMBINED);
    assert_int_equal(found.nearest[0].prefix, -1);
    /* one name is enough */
    assert_int_equal(detect(text, join(text, "192.0.2.2 " COMBINED, "- " COMBINED,
                                       "h.example " COMBINED, NULL)),
                     URIC_OK);
    assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), "server");
    assert_int_equal(found.nearest[0].fits, 3);
    assert_int_equal(detect("_ " COMBINED, strlen("_ " COMBINED)), URIC_OK);
    assert_string_equal(uric_log_prefix_name(found.nearest[0].prefix), "server");
}

/* The rest is not looked at. */
static void bounds(void **state)
{
    enum { MANY = 400 * 1024 };
    char *const text = malloc(MANY);
    size_t n = 0, i;

    (void)state;
    assert_non_null(text);
    for (i = 0; i < 100; i++) {
        memcpy(text + n, COMMON "\n", sizeof COMMON);
        n += sizeof COMMON;
    }
    assert_int_equal(uric_log_detect(text, n, '\n', &f, &found), URIC_OK);
    assert_int_equal(found.lines, 64);
    assert_int_equal(found.bytes, 64 * sizeof COMMON);
    memset(text, 'a', MANY);
    for (i = 1; i <= 4; i++)
        text[i * 100 * 1024 - 1] = '\n';
    assert_int_equal(uric_log_detect(text, MANY, '\n', &f, &found), URIC_UNKNOWN);
    assert_true(found.lines == 1 && found.bytes == 100 * 1024);
    memset(text, '\n', 65 * 1024);
    assert_int_equal(uric_log_detect(text, 65 * 1024, '\n', &f, &found), URIC_NONE);
    free(text);
}

/* Logs that servers wrote. */
static void samples(void **state)
{
    static const struct {
        const char *file, *format;
    } samples[] = { { "apache-combined", "combined" }, { "apache-common", "common" },
                    { "apache-vhost", "vhost" }, { "haproxy", "haproxy" },
                    { "lighttpd", "lighttpd" },
                    { "nginx", "combined" } };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof samples / sizeof *samples; i++) {
        char path[ROOM], text[ROOM];
        FILE *file;
        size_t n;

        snprintf(path, sizeof path, "%s/tests/samples/%s.log", directory, samples[i].file);
        file = fopen(path, "r");
        assert_non_null(file);
        n = fread(text, 1, sizeof text, file);
        fclose(file);
        while (n > 0 && text[n - 1] != '\n')
            n--;
        is(samples[i].format, text, n);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_line),        cmocka_unit_test(like_formats),
        cmocka_unit_test(garbage_among_lines), cmocka_unit_test(mixed_lines),
        cmocka_unit_test(variants),        cmocka_unit_test(nearest_by_fields),
        cmocka_unit_test(lines_that_go_on), cmocka_unit_test(deployed),
        cmocka_unit_test(nearest_by_reach), cmocka_unit_test(directives),
        cmocka_unit_test(nothing_to_see),  cmocka_unit_test(ends_of_lines),
        cmocka_unit_test(prefixes),        cmocka_unit_test(bounds),
        cmocka_unit_test(samples)
    };

    if (argc > 1)
        directory = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
