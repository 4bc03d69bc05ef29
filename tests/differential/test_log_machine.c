/* Compares the fast readers of log lines with the machines that define the formats: the same
 * columns of every line and, where a line has one reading only, the same error.
 *
 *
 * Both take a format's fields, and the text between them, from the tables in grammar/log/, so
 * both share a mistake there; the fixtures of test_log.c find it.  They can differ in how they
 * read a kind of field (by its rule in grammar/log/, by its loop in src/library/log/log_steps.c), where
 * the text after a field ends it, how escapes, quotes and "-" affect a column, where the line
 * may end, and in the offset of an error. */
#include "log/log_read.h"
#include "support/random.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 2048 };

static const char time_and_request[] =
    "[10/Oct/2000:13:55:36 -0700] \"GET /a\\\"b c HTTP/1.1\" 200 203";

#define ELB "2015-05-13T23:39:43.9Z lb 192.0.2.1:2817 10.0.0.1:80 0.1 0.2 0.3 200 200 0 29 "
#define ALB "https 2018-07-02T22:23:00.1Z app/x [2001:db8::7]:2817 - 0.1 0.2 0.3 200 - 0 57 "
#define HAPROXY                                                                           \
    "10.0.1.2:33317 [06/Feb/2009:12:14:14.655] in b/s 10/0/30/69/+1 200 27 - c#20 ---- "  \
    "1/1/1/1/0 0/0 "

static const struct {
    const char *format, *line;
} lines[] = {
    { "common", "1.2.3.4 id joe q %s" },
    { "common", "h - \\x41 %s" },
    { "combined", "1.2.3.4 - - %s \"http://s/\" \"Moz\\x41 (x)\"" },
    { "combined", "1.2.3.4 - \"\" %s \"-\" \"\"" },
    { "vhost", "h.example:80 1.2.3.4 - - %s \"-\" \"a\\\\\"" },
    { "nginx", "1.2.3.4 - joe %s \"-\" \"\\x22\"" },
    { "elb", ELB "\"GET http://a:80/ HTTP/1.1\" \"curl\" - TLSv1.2" },
    { "elb", ELB "\"- - - \" \"-\" - -" },
    { "alb", ALB "\"GET https://a/ HTTP/1.1\" \"x \\\"y\" - - arn:x \"R=1\" \"a\" \"b\" 1 t \"f,g\" "
                 "\"-\" \"-\" i 2 \"-\" \"-\" T \"h\" \"/u\" \"s\" new \"n w\"" },
    { "haproxy", HAPROXY "{a|b#22} {} \"GET /x HTTP/1.1\"" },
    { "haproxy", HAPROXY "{a|b} \"GET /x HTTP/1.1\" -/0/0/0/1 h.example/TLSv1.3/TLS#20A" },
    { "nlb", "tls 2.0 2018-12-20T02:59:40 net/lb/1 2e 72.21.218.154:51341 172.100.100.185:443 5 2 "
             "98 246 - arn:c - ECDHE tlsv12 - my.example.com - \"h2\" \"h2\",\"x\" 2020-04-01T08:51:42 y" },
    { "s3", "79a5 bucket [06/Feb/2019:00:00:38 +0000] 192.0.2.3 79a5 3E57 REST.GET.OBJECT a%20b "
            "\"GET /b?x HTTP/1.1\" 200 - 113 - 7 - \"-\" \"S3 \\\"C\" - s9= SigV4 E - h T a Yes us z" },
    { "squid", "1066036250.603    345 ::1 TCP_MISS/200 1234 GET http://x/a%20b - HIER_DIRECT/::1 text/x y" },
    { "lighttpd", "::1 www.example.com joe q %s \"-\" \"a\\\"\"" },
    { "varnish", "1.2.3.4 - - %s \"-\" \"a\\\"\"" },
    { "traefik", "::1 - joe q [10/Oct/2000:13:55:36 -0700] \"GET /\"a HTTP/1.1\" 200 19 \"-\" "
                 "\"M \\\"q\\\"z\" 7 \"web@docker\" \"http://10.0.0.2:80\" 12ms" },
    { "envoy", "[2016-04-15T20:17:00.310Z] \"POST /a\"b HTTP/2\" 204 - 154 0 226 100 \"10.0.35.28, ::1\" "
               "\"n\\q\" \"cc-1\" \"locations\" \"tcp://10.0.2.1:80\"" },
    { "morgan", "\033[0mGET /a?b \033[32m200\033[0m 1.234 ms - 12\033[0m" },
    { "morgan:plain", "GET /a?b 200 1.234 ms - -" },
    { "morgan:tiny", "GET /a?b - - - - ms" },
    { "morgan:short", "::ffff:127.0.0.1 - GET /a?b HTTP/1.1 200 12 - 0.5 ms" },
    { "haproxy", "Feb  6 12:14:14 host haproxy[14]: " HAPROXY "\"<BADREQ>\"" }
};

static const char *const fragments[] = {
    " ", "\"", "-", "[", "]", "\\", "/", ":", "#", "{", "}", "\" ", "\\\"", "\" \"", "] \"",
    "200", "HTTP/1.1", " - ", "\\x41", "0", "a", "+", "\"\"", "\n", "[12]: ", "} ", ":1 ", "::", "%",
    "  ", "T", ".", "\" 1", "\033["
};
enum { FRAGMENTS = sizeof fragments / sizeof *fragments };

/* Up to three changes, and sometimes a cut. */
static size_t mutate(uint64_t *seed, char *line, size_t n)
{
    size_t changes = random_below(seed, 4);

    for (; changes > 0; changes--) {
        const char *const fragment = fragments[random_below(seed, FRAGMENTS)];
        const size_t at = random_below(seed, n + 1), length = strlen(fragment);
        size_t gone = random_below(seed, 2) ? random_below(seed, 12) : 0;

        if (gone > n - at)
            gone = n - at;
        memmove(line + at + length, line + at + gone, n - at - gone);
        memcpy(line + at, fragment, length);
        n += length - gone;
        if (n > 0 && random_below(seed, 4) == 0)
            line[random_below(seed, n)] = (char)random_below(seed, 256);
    }
    return random_below(seed, 10) == 0 ? random_below(seed, n + 1) : n;
}

static void same(const struct uric_log_row *a, const struct uric_log_row *b,
                 const char *line, size_t n)
{
    int column;

    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        const uint64_t bit = (uint64_t)1 << column;

        if ((a->defined & bit) != (b->defined & bit) ||
            (a->escaped & bit) != (b->escaped & bit) ||
            (a->defined & bit &&
             memcmp(&a->column[column], &b->column[column], sizeof(uric_span)) != 0))
            fail_msg("column %d of: %.*s", column, (int)n, line);
    }
}

/* The machine reads the first form of lines only. */
static void keep_first_form(struct uric_log_held *f)
{
    f->n_steps = (uint8_t)(uric_log_next_form(f->step, f->step + f->n_steps) - f->step);
    f->flags &= (uint16_t)~FORMAT_EITHER;
}

static void steps_and_machine(void **state)
{
    static struct uric_log_format format;
    const struct uric_log_held *const f = uric_log_held_of(&format);
    uint64_t seed = 9112;
    unsigned entries = 0;
    size_t which, i;

    (void)state;
    for (which = 0; which < sizeof lines / sizeof *lines; which++) {
        char line[ROOM], from[ROOM];
        const char *const gap = strstr(lines[which].line, "%s");
        unsigned valid = 0, broken = 0;
        size_t length = strlen(lines[which].line);

        assert_int_equal(uric_log_format_named(&format, lines[which].format,
                                               strlen(lines[which].format)), URIC_OK);
        keep_first_form(uric_log_held_in(&format));
        entries |= 1u << f->machine;
        strcpy(from, lines[which].line);
        if (gap != NULL) {
            strcpy(from + (gap - lines[which].line), time_and_request);
            strcat(from, gap + 2);
            length = strlen(from);
        }
        for (i = 0; i < 200000; i++) {
            struct uric_log_row a, b;
            size_t n;
            int steps, machine;

            memcpy(line, from, length);
            n = i == 0 ? length : mutate(&seed, line, length);
            a.defined = a.escaped = 0;
            a.error_offset = b.error_offset = 0;
            steps = uric_log_read_steps(f, (const unsigned char *)line, n, &a);
            machine = uric_log_scan_line(f, (const unsigned char *)line, n, &b);
            assert_true(i > 0 || steps == URIC_OK);
            if (steps == URIC_OK) {
                valid++;
                assert_int_equal(machine, URIC_OK);
            } else {
                broken++;
                assert_int_not_equal(machine, URIC_OK);
                /* HAProxy's lines may have a prefix; the steps know one reading only */
                if (f->machine != LOG_HAPROXY) {
                    assert_int_equal(machine, steps);
                    assert_int_equal(a.error_offset, b.error_offset);
                }
            }
            same(&a, &b, line, n);
        }
        print_message("# %s: %u valid, %u broken\n", lines[which].line, valid, broken);
        assert_true(valid > 0 && broken > 0);
    }
    /* every format needs a line above */
    assert_int_equal(entries, (1u << LOG_ENTRIES) - 1);
}

static void w3c_and_machine(void **state)
{
    static const char *const fields[] = { "-", "a", "a+b", "\"", "\"a b\"", "\"\"\"\"", "\"-\"",
                                          " ", "\t", "+", "\"a\"b", "a\"" };
    static const char directive[] = "#Fields: date time cs-uri-stem cs-uri-query "
                                    "cs(User-Agent)";
    static struct uric_log_format format;
    const struct uric_log_held *const f = uric_log_held_of(&format);
    uint64_t seed = 1996;
    unsigned valid = 0;
    size_t i;

    (void)state;
    assert_int_equal(uric_log_format_named(&format, "w3c", 3), URIC_OK);
    assert_int_equal(uric_log_directive(&format, directive, sizeof directive - 1), 1);
    for (i = 0; i < 500000; i++) {
        struct uric_log_row a, b;
        char line[ROOM];
        size_t n = 0, count = random_below(&seed, 8);
        int loop, machine;

        for (; count > 0; count--) {
            const char *const field = fields[random_below(&seed, 12)];

            memcpy(line + n, field, strlen(field));
            n += strlen(field);
            line[n++] = random_below(&seed, 5) == 0 ? '\t' : ' ';
        }
        n -= n > 0 && random_below(&seed, 2) == 0;
        a.defined = a.escaped = a.error_offset = b.error_offset = 0;
        loop = uric_log_read_w3c(f, (const unsigned char *)line, n, &a);
        machine = uric_log_scan_w3c(f, (const unsigned char *)line, n, &b);
        assert_int_equal(loop, machine);
        assert_int_equal(a.error_offset, b.error_offset);
        same(&a, &b, line, n);
        valid += loop == URIC_OK;
    }
    assert_true(valid > 0);
}

/* Request lines of a few words: the fast reader and the machine. */
static void requests(void **state)
{
    static const char *const words[] = { "GET", "-", "/a", "HTTP/1.1", "HTTP/1.", "X/2",
                                         "http/1.0", "HTTP/11.1", "G\\", "", " ", "HTTP/a.1",
                                         "POST", "HTTP/1x1" };
    static struct uric_log_format format;
    const struct uric_log_held *const f = uric_log_held_of(&format);
    size_t i, k;

    (void)state;
    assert_int_equal(uric_log_format_named(&format, "common", 6), URIC_OK);
    for (i = 0; i < 14 * 14 * 14 * 14; i++) {
        struct uric_log_row row;
        struct uric_log_request r;
        char s[64] = "";
        size_t number = i;
        uric_span at;

        for (k = 0; k < 4; k++, number /= 14) {
            strcat(s, k && *words[number % 14] ? " " : "");
            strcat(s, words[number % 14]);
        }
        at.begin = 0;
        at.end = (uint32_t)strlen(s);
        row.column[URIC_LOG_REQUEST] = at;
        row.defined = (uint64_t)1 << URIC_LOG_REQUEST;
        row.escaped = 0;
        uric_log_take_request(f, (const unsigned char *)s, &row);
        if (!uric_log_scan_request((const unsigned char *)s, at, 0, &r)) {
            assert_true(row.defined == (uint64_t)1 << URIC_LOG_REQUEST);
            continue;
        }
        assert_true(uric_log_has(&row, URIC_LOG_METHOD));
        assert_true(uric_log_has(&row, URIC_LOG_TARGET));
        assert_int_equal(uric_log_has(&row, URIC_LOG_PROTOCOL), r.has_protocol);
        assert_memory_equal(&row.column[URIC_LOG_METHOD], &r.method, sizeof r.method);
        assert_memory_equal(&row.column[URIC_LOG_TARGET], &r.target, sizeof r.target);
        if (r.has_protocol)
            assert_memory_equal(&row.column[URIC_LOG_PROTOCOL], &r.protocol,
                                sizeof r.protocol);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(steps_and_machine),
                                        cmocka_unit_test(w3c_and_machine),
                                        cmocka_unit_test(requests) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
