/* Relation: its examples, and a search for shorter references. */
#include "support/guard.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 1024 };

static const char *root = ".";

static void resolves(const char *base, const char *reference, char *target)
{
    struct uric b, r;
    size_t length;

    assert_int_equal(uric_parse(base, strlen(base), &b), URIC_OK);
    assert_int_equal(uric_parse(reference, strlen(reference), &r), URIC_OK);
    assert_int_equal(uric_resolve(uric_bind(base, &b), uric_bind(reference, &r), 0,
                                  target, ROOM - 1, &length, NULL),
                     URIC_OK);
    target[length] = '\0';
}

static void relates(const char *base, const char *target, char *reference)
{
    const size_t n = strlen(target);
    struct uric b, t;
    size_t length, again;

    assert_int_equal(uric_parse(base, strlen(base), &b), URIC_OK);
    target = guard_end(target, n);
    assert_int_equal(uric_parse(target, n, &t), URIC_OK);
    assert_int_equal(uric_relate(uric_bind(base, &b), uric_bind(target, &t), reference,
                                 ROOM - 1, &length, NULL),
                     URIC_OK);
    reference[length] = '\0';
    assert_int_equal(uric_relate(uric_bind(base, &b), uric_bind(target, &t), NULL, 0,
                                 &again, NULL),
                     length > 0 ? URIC_TOO_SMALL : URIC_OK);
    assert_int_equal(again, length);
}

/* ---- fixtures: a base in the first column; targets, references ---- */

static void cut(char *line, char **one, char **other)
{
    *one = strchr(line, '"') + 1;
    *other = strchr(*one, '"');
    *(*other)++ = '\0';
    *other = strchr(*other, '"') + 1;
    *strrchr(*other, '"') = '\0';
}

static void examples(void **state)
{
    char path[512], line[512], base[512] = "", found[ROOM];
    unsigned n = 0, number = 0;
    FILE *stream;

    (void)state;
    snprintf(path, sizeof path, "%s/tests/fixtures/operations/relate.txt", root);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        char *target, *reference;

        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        if (line[0] != ' ') {
            strcpy(base, line);
            continue;
        }
        print_message("# relate.txt:%u %s\n", number, line);
        cut(line, &target, &reference);
        relates(base, target, found);
        assert_string_equal(found, reference);
        n++;
    }
    fclose(stream);
    assert_true(n > 60);
}

/* ---- no shorter reference ---- */

static const char *const bases[] = {
    "s:", "s:a", "s:a/", "s:a/b", "s:a/b/c", "s:a//b", "s:a:a/b", "s:/", "s:/a",
    "s:/a/", "s:/a/b", "s:/a/b/c", "s:/a//b", "s:/.//a", "s:/.//a/b", "s:a?a", "s:?a",
    "s:/a/?a", "s://a", "s://a?a", "s://a/", "s://a/a/b", "s://a//a", "s:/a/../b",
    "s:a/../b", "s:../a/", "s:./a/b", "s:a/b/../../c", "s://", "s:///a"
};

/* The reference's kind, in the order of preference. */
static int kind(const char *s)
{
    struct uric u;

    assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
    if (uric_has(&u, URIC_SCHEME))
        return 4;
    if (uric_has(&u, URIC_HOST))
        return 3;
    if (u.part[URIC_PATH].begin == u.part[URIC_PATH].end)
        return 0;
    return s[u.part[URIC_PATH].begin] == '/' ? 2 : 1;
}

/* Relating the reference's own target gives no longer reference, nor a less preferred kind.
 * (A base's own dot-segments stay in the target of "", which is a different reference.) */
static void none_better(const char *base, const char *reference)
{
    char target[ROOM], found[ROOM], again[ROOM];
    size_t n = strlen(reference);

    resolves(base, reference, target);
    resolves(base, target, again);
    if (strcmp(target, again) != 0)
        return;
    relates(base, target, found);
    if (kind(reference) == 4) { /* compare with the target without dot-segments */
        relates(base, reference, again);
        assert_string_equal(again, found);
    }
    if (strlen(found) > n || (strlen(found) == n && kind(found) > kind(reference)))
        fail_msg("%s from %s: %s, not %s", target, base, found, reference);
    resolves(base, found, again);
    if (strcmp(target, again) != 0)
        fail_msg("%s from %s: %s, which is %s", target, base, found, again);
}

static unsigned long extend(const char *base, char *reference, size_t n, size_t most)
{
    struct uric u;
    unsigned long count = 0;
    const char *byte;

    reference[n] = '\0';
    if (uric_parse(reference, n, &u) == URIC_OK) {
        none_better(base, reference);
        count++;
    }
    for (byte = "as./:?#"; n < most && *byte; byte++) {
        reference[n] = *byte;
        count += extend(base, reference, n + 1, most);
    }
    return count;
}

static void no_short_reference_is_better(void **state)
{
    char reference[16];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof bases / sizeof *bases; i++)
        assert_true(extend(bases[i], reference, 0, 5) > 5000);
}

static void bases_and_targets_need_schemes(void **state)
{
    struct uric with, without;
    char buffer[8];
    size_t length;

    (void)state;
    assert_int_equal(uric_parse("s:/a", 4, &with), URIC_OK);
    assert_int_equal(uric_parse("/a", 2, &without), URIC_OK);
    assert_int_equal(uric_relate(uric_bind("s:/a", &with), uric_bind("/a", &without),
                                 buffer, sizeof buffer, &length, NULL),
                     URIC_NO_SCHEME);
    assert_int_equal(uric_relate(uric_bind("/a", &without), uric_bind("s:/a", &with),
                                 buffer, sizeof buffer, &length, NULL),
                     URIC_NO_SCHEME);
    assert_int_equal(length, 0);
}

/* Bytes after the target's path are not read: there are none. */
static void sums_past_32_bits(void **state)
{
    struct uric base, target;
    char buffer[8] = "!";
    size_t length = 1;

    (void)state;
    assert_int_equal(uric_parse("s:/a/b", 6, &base), URIC_OK);
    assert_int_equal(uric_parse("t:/a/b?", 7, &target), URIC_OK);
    target.part[URIC_QUERY].begin = 1;
    target.part[URIC_QUERY].end = URIC_MAX_LENGTH;
    assert_int_equal(uric_relate(uric_bind("s:/a/b", &base),
                                 uric_bind("t:/a/b?", &target), buffer, sizeof buffer,
                                 &length, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_int_equal(buffer[0], '!');
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples),
        cmocka_unit_test(no_short_reference_is_better),
        cmocka_unit_test(bases_and_targets_need_schemes),
        cmocka_unit_test(sums_past_32_bits)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("relate", tests, NULL, NULL);
}
