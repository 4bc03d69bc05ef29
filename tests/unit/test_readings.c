/* How the readers read tricks, by rows of tests/fixtures/readings/tricks.tsv; and on strings made
 * of them, that uric_agree() is true exactly if what the readers write is the same. */
#include "support/fixture.h"
#include "support/guard.h"
#include "support/url_strings.h"
#include "uric_readings.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { LINE_ROOM = 4096, HOSTS = 4, COLUMNS = HOSTS + URIC_READERS, MADE = 100000 };

static char tricks[512];

/* ---- rows ---- */

/* Splits the line at its tabs and undoes the escapes; returns the number of fields. */
static int split_row(char *line, char *field[COLUMNS], size_t length[COLUMNS])
{
    int n = 0;

    while (line != NULL && n < COLUMNS) {
        char *const tab = strchr(line, '\t');

        if (tab != NULL)
            *tab = '\0';
        field[n] = line;
        length[n] = strcmp(line, "\\N") == 0 ? SIZE_MAX : fixture_unescape(line);
        n++;
        line = tab != NULL ? tab + 1 : NULL;
    }
    return n;
}

static void check_host(const char *s, size_t n, int reader, const char *host, size_t length)
{
    static char text[LINE_ROOM];
    struct uric_reading r;
    size_t written;
    enum uric_status status;

    assert_int_equal(uric_read_as(reader, s, n, &r), URIC_OK);
    status = uric_reading_write(s, &r, URIC_HOST, text, sizeof text, &written);
    print_message("#   %s: %s %.*s\n", uric_reader_name(reader),
                  uric_reading_verdict_name((int)r.verdict), (int)written, text);
    if (length == SIZE_MAX) {
        assert_int_equal(status, URIC_NONE);
    } else {
        assert_int_equal(status, URIC_OK);
        assert_int_equal(written, length);
        assert_memory_equal(text, host, length);
    }
}

static void check_row(char *field[COLUMNS], const size_t length[COLUMNS])
{
    const char *const s = guard_end(field[0], length[0]);
    const bool agrees = strcmp(field[1], "agree") == 0;
    struct uric_agreement a;
    int reader;

    print_message("# %s\n", field[0]);
    assert_int_equal(uric_agree(s, length[0], 0, &a), agrees);
    assert_string_equal(uric_agreement_verdict_name(a.verdict), field[1]);
    print_message("#   %s %u\n", a.reason ? uric_reading_reason_name(a.reason) : "-", a.at);
    if (agrees) {
        assert_int_equal(a.reason, URIC_READING_ALIKE);
    } else {
        assert_string_equal(uric_reading_reason_name(a.reason), field[2]);
        assert_int_equal(a.at, strtoul(field[3], NULL, 10));
    }
    for (reader = 0; reader < URIC_READERS; reader++)
        check_host(s, length[0], reader, field[HOSTS + reader], length[HOSTS + reader]);
}

static void rows(void **state)
{
    static char line[LINE_ROOM];
    char *field[COLUMNS];
    size_t length[COLUMNS];
    unsigned n = 0;
    FILE *stream = fopen(tricks, "r");

    (void)state;
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        assert_int_equal(split_row(line, field, length), COLUMNS);
        check_row(field, length);
        n++;
    }
    fclose(stream);
    assert_true(n >= 60);
}

/* ---- many strings ---- */

struct written {
    struct uric_reading r;
    bool is_defined;
    size_t n;
    char text[4 * URL_STRING_ROOM];
};

static void write_host(const char *s, size_t n, int reader, struct written *w)
{
    enum uric_status status;
    size_t needed, i;

    assert_int_equal(uric_read_as(reader, s, n, &w->r), URIC_OK);
    status = uric_reading_write(s, &w->r, URIC_HOST, w->text, sizeof w->text, &w->n);
    w->is_defined = status == URIC_OK;
    assert_true(w->is_defined || status == URIC_NONE);
    if (w->n > 0) { /* not a byte more than fits */
        w->text[w->n] = '?';
        assert_int_equal(uric_reading_write(s, &w->r, URIC_HOST, w->text, w->n - 1, &needed),
                         URIC_TOO_SMALL);
        assert_int_equal(needed, w->n);
        assert_int_equal(w->text[w->n], '?');
        uric_reading_write(s, &w->r, URIC_HOST, w->text, w->n, &needed);
    }
    for (i = 0; i < w->n; i++) {
        if (w->text[i] >= 'A' && w->text[i] <= 'Z')
            w->text[i] = (char)(w->text[i] - 'A' + 'a');
    }
}

/* Whether both find the same host, or none, or refuse the string. */
static bool is_same(const struct written *a, const struct written *b)
{
    if (a->r.verdict == URIC_READING_UNKNOWN || a->r.verdict != b->r.verdict)
        return false;
    if (a->r.verdict != URIC_READING_HOST)
        return true;
    if (a->r.kind == URIC_READING_IPV6 && b->r.kind == URIC_READING_IPV6)
        return memcmp(a->r.address, b->r.address, 16) == 0;
    return a->n == b->n && memcmp(a->text, b->text, a->n) == 0;
}

/* Java finds no host where a "_" is in one: that names no other. */
static bool names_none(const char *s, const struct uric_reading *r)
{
    return r->verdict == URIC_READING_NO_HOST && r->reason == URIC_READING_HOST_CHARACTER &&
           s[r->at] == '_';
}

/* What all versions of these readers write, compared: enum uric_agreement_verdict. */
static int compare_written(const char *s, size_t n, unsigned readers)
{
    static struct written first, other;
    bool same = true, have_first = false, accepted = false;
    int i;

    for (i = 0; i < 2 * URIC_READERS; i++) {
        const int reader = i / 2, version = i % 2 == 0 ? 0 : URIC_READER_OLDEST;

        if (!(readers >> reader & 1))
            continue;
        write_host(s, n, reader | version, &other);
        accepted = accepted || other.r.verdict != URIC_READING_REFUSED;
        if (names_none(s, &other.r))
            continue;
        if (!have_first)
            first = other;
        have_first = true;
        same = same && is_same(&other, &first);
    }
    if (!same)
        return URIC_DIFFER;
    if (!have_first || first.r.verdict != URIC_READING_REFUSED)
        return URIC_AGREE;
    return accepted ? URIC_DIFFER : URIC_ALL_REFUSE;
}

static void check_string(const char *s, size_t n, unsigned readers)
{
    const int verdict = compare_written(s, n, readers);
    struct uric_agreement a;
    const bool agree = uric_agree(s, n, readers, &a);

    if (a.verdict != verdict)
        print_message("# %.*s\n", (int)n, s);
    assert_int_equal(a.verdict, verdict);
    assert_int_equal(agree, verdict == URIC_AGREE);
    assert_int_equal(uric_agree(s, n, readers, NULL), agree);
    assert_true(agree == (a.reason == URIC_READING_ALIKE));
    assert_true(a.reason != URIC_READING_OTHER && a.reader < URIC_READERS && a.at <= n);
}

static void agreement_is_that_of_hosts(void **state)
{
    static char s[URL_STRING_ROOM];
    struct url_strings strings;
    size_t n;

    (void)state;
    url_strings_open(&strings, tricks, MADE);
    while (url_strings_next(&strings, s, &n)) {
        const char *const copy = guard_end(s, n);

        check_string(copy, n, (1u << URIC_READERS) - 1);
        check_string(copy, n, 1u << URIC_READER_WHATWG | 1u << URIC_READER_URLLIB);
        check_string(copy, n, 1u << URIC_READER_CURL);
    }
    url_strings_close(&strings);
}

/* Java accepts this without a host, because of the "_"; the other two refuse the byte 0xFF. */
static void one_accepts_what_others_refuse(void **state)
{
    static const char s[] = "ftp://a_\xFF/";
    const unsigned java = 1u << URIC_READER_RFC2396;
    const unsigned others = 1u << URIC_READER_RFC3987 | 1u << URIC_READER_CHROMIUM;

    (void)state;
    assert_int_equal(compare_written(s, sizeof s - 1, java | others), URIC_DIFFER);
    assert_int_equal(compare_written(s, sizeof s - 1, others), URIC_ALL_REFUSE);
    check_string(s, sizeof s - 1, java | others);
    check_string(s, sizeof s - 1, others);
    check_string(s, sizeof s - 1, java);
}

/* ---- names ---- */

static void names(void **state)
{
    int i, j;

    (void)state;
    for (i = 1; i < URIC_READING_REASONS; i++) {
        assert_non_null(uric_reading_reason_name(i));
        for (j = 1; j < i; j++)
            assert_string_not_equal(uric_reading_reason_name(i), uric_reading_reason_name(j));
    }
    assert_null(uric_reading_reason_name(URIC_READING_ALIKE));
    assert_null(uric_reading_reason_name(URIC_READING_REASONS));
    assert_null(uric_reading_reason_name(-1));
    assert_string_equal(uric_reading_reason_name(URIC_READING_OTHER), "other");
    assert_null(uric_reader_name(URIC_READERS));
    assert_null(uric_reading_verdict_name(URIC_READING_VERDICTS));
    assert_null(uric_agreement_verdict_name(URIC_AGREEMENT_VERDICTS));
    assert_null(uric_agreement_verdict_name(-1));
    for (i = 0; i < URIC_READERS; i++)
        assert_non_null(uric_reader_version(i));
    assert_null(uric_reader_version(URIC_READERS));
    assert_null(uric_reader_version(URIC_READER_RFC3986 | URIC_READER_OLDEST));
    assert_null(uric_reader_version(URIC_READERS | URIC_READER_OLDEST));
    assert_null(uric_reader_version(-1));
}

static void wrong_arguments(void **state)
{
    struct uric_agreement a;
    struct uric_reading r;
    size_t length = 7;
    char c;

    (void)state;
    assert_int_equal(uric_read_as(URIC_READERS, "a", 1, &r), URIC_UNKNOWN);
    assert_int_equal(uric_read_as(-1, "a", 1, &r), URIC_UNKNOWN);
    assert_int_equal(uric_read_as(URIC_READERS | URIC_READER_OLDEST, "a", 1, &r), URIC_UNKNOWN);
    assert_int_equal(r.verdict, URIC_READING_REFUSED);
    assert_int_equal(uric_read_as(URIC_READER_RFC3986, "a", 1, &r), URIC_OK);
    assert_int_equal(uric_reading_write("a", &r, URIC_QUERY, &c, 1, &length), URIC_UNKNOWN);
    assert_int_equal(length, 0);
    assert_int_equal(uric_reading_write("a", &r, URIC_PATH, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, 1);
    assert_true(uric_agree(NULL, 0, 1u << URIC_READER_RFC3986, NULL));
    assert_false(uric_agree("http://h/", 9, 1u << URIC_READERS, &a));
    assert_int_equal(a.reason, URIC_READING_OTHER);
    assert_int_equal(a.verdict, URIC_DIFFER);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows), cmocka_unit_test(agreement_is_that_of_hosts),
        cmocka_unit_test(one_accepts_what_others_refuse),
        cmocka_unit_test(names), cmocka_unit_test(wrong_arguments)
    };

    snprintf(tricks, sizeof tricks, "%s/tests/fixtures/readings/tricks.tsv",
             argc > 1 ? argv[1] : ".");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
