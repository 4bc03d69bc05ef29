/* Fixtures of how curl, urllib and Java read URLs, and where they leave RFC 3986. */
#include "support/fixture.h"
#include "support/guard.h"
#include "uric_readings.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { FIELDS = 9, LINE = 1024 };

static const char *root = ".";

/* The reader of this name; with "-oldest" after it, as its oldest version. */
static int reader_named(const char *name)
{
    const size_t n = strcspn(name, "-");
    int reader;

    for (reader = 0; reader < URIC_READERS; reader++) {
        if (strncmp(uric_reader_name(reader), name, n) == 0 && uric_reader_name(reader)[n] == '\0')
            return name[n] == '\0' ? reader : reader | URIC_READER_OLDEST;
    }
    fail_msg("no reader %s", name);
    return -1;
}

/* Compares a part with a field in TSV escapes; "\N" is none. */
static void check_part(const char *s, const struct uric_reading *r, int part, char *field)
{
    char buffer[LINE];
    size_t length = 0;
    const enum uric_status status = uric_reading_write(s, r, part, buffer, sizeof buffer, &length);

    if (strcmp(field, "\\N") == 0) {
        assert_int_equal(status, URIC_NONE);
        return;
    }
    assert_int_equal(status, URIC_OK);
    assert_int_equal(length, fixture_unescape(field));
    assert_memory_equal(buffer, field, length);
}

static void check_row(char *field[FIELDS])
{
    static const int parts[] = { URIC_SCHEME, URIC_HOST, URIC_PORT, URIC_PATH };
    const size_t n = fixture_unescape(field[1]);
    const char *s = guard_end(field[1], n);
    const int reader = reader_named(field[0]);
    struct uric_reading r;
    const char *reason;
    int i;

    assert_int_equal(uric_read_as(reader, s, n, &r), URIC_OK);
    assert_string_equal(uric_reading_verdict_name((int)r.verdict), field[2]);
    for (i = 0; i < 4; i++)
        check_part(s, &r, parts[i], field[3 + i]);
    reason = uric_reading_reason_name((int)r.reason);
    assert_string_equal(reason != NULL ? reason : "-", field[8]);
    assert_int_equal(r.reason != URIC_READING_ALIKE ? r.at : 0, strtoul(field[7], NULL, 10));
}

static void rows_are_right(void **state)
{
    char path[LINE], line[LINE], *field[FIELDS];
    unsigned rows = 0;
    FILE *stream;

    (void)state;
    snprintf(path, sizeof path, "%s/tests/fixtures/readings/peers.tsv", root);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        char *at = line;
        int i;

        line[strcspn(line, "\n")] = '\0';
        if (*line == '#' || *line == '\0')
            continue;
        print_message("# %s\n", line);
        for (i = 0; i < FIELDS; i++) {
            field[i] = at;
            at += strcspn(at, "\t");
            assert_true(i == FIELDS - 1 || *at == '\t');
            if (*at == '\t')
                *at++ = '\0';
        }
        check_row(field);
        rows++;
    }
    fclose(stream);
    assert_true(rows > 80);
}

/* A host of every length: none of the readers copies more than an address. */
static void long_hosts_are_read(void **state)
{
    static const int readers[] = { URIC_READER_CURL, URIC_READER_URLLIB, URIC_READER_RFC2396 };
    static char s[70000];
    struct uric_reading r;
    size_t n, i;

    (void)state;
    for (n = 1; n < sizeof s - 16; n += n < 200 ? 1 : 9973) {
        memcpy(s, "http://", 7);
        memset(s + 7, 'a', n);
        memcpy(s + 7 + n, ":80/", 4);
        for (i = 0; i < 3; i++) {
            assert_int_equal(uric_read_as(readers[i], guard_end(s, n + 11), n + 11, &r), URIC_OK);
            assert_int_equal(r.verdict, URIC_READING_HOST);
            assert_int_equal(r.host.begin, 7);
            assert_int_equal(r.host.end, 7 + n);
            assert_int_equal(r.reason, URIC_READING_ALIKE);
        }
    }
}

/* What Python's int() and libcurl allow at most. */
static void limits_are_exact(void **state)
{
    static char s[8000002];
    struct uric_reading r;

    (void)state;
    memset(s, '0', sizeof s);
    memcpy(s, "http://h:", 9);
    s[9 + 4299] = '9';
    assert_int_equal(uric_read_as(URIC_READER_URLLIB, s, 9 + 4300, &r), URIC_OK);
    assert_true(r.has_port && r.reason == URIC_READING_ALIKE);
    assert_int_equal(uric_read_as(URIC_READER_URLLIB, s, 9 + 4301, &r), URIC_OK);
    assert_true(r.verdict == URIC_READING_HOST && !r.has_port && r.reason == URIC_READING_PORT);

    s[8] = '/';
    assert_int_equal(uric_read_as(URIC_READER_CURL, s, 8000000, &r), URIC_OK);
    assert_true(r.verdict == URIC_READING_HOST && r.reason == URIC_READING_ALIKE);
    assert_int_equal(uric_read_as(URIC_READER_CURL, s, 8000001, &r), URIC_OK);
    assert_true(r.verdict == URIC_READING_REFUSED && r.reason == URIC_READING_TOO_LONG);
    assert_int_equal(r.at, 8000000);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(rows_are_right),
                                        cmocka_unit_test(long_hosts_are_read),
                                        cmocka_unit_test(limits_are_exact) };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("readings of curl, urllib and Java", tests, NULL, NULL);
}
