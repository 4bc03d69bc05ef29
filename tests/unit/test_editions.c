/* The older editions' rules: their fixtures, and the rest of the interface. */
#include "support/fixture.h"
#include "support/guard.h"
#include "uric_history.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static void parses_as_said(const struct fixture *f, const char *s)
{
    struct uric u;

    memset(&u, '!', sizeof u);
    assert_int_equal(uric_edition_parse(f->rule, s, f->n, &u), f->status);
    assert_memory_equal(&u, &f->u, sizeof u);
}

static void explains(const struct fixture *f)
{
    char text[256], exact[256];
    size_t length, n;

    if (f->status == URIC_OK) {
        assert_int_equal(uric_edition_explain(f->rule, f->input, f->n, text, sizeof text, &length),
                         URIC_NONE);
        assert_int_equal(length, 0);
        return;
    }
    assert_int_equal(uric_edition_explain(f->rule, f->input, f->n, text, sizeof text, &length),
                     URIC_OK);
    assert_string_equal(text, f->expected);
    assert_int_equal(length, strlen(text));
    memset(exact, '!', sizeof exact);
    assert_int_equal(uric_edition_explain(f->rule, f->input, f->n, exact, length + 1, &n), URIC_OK);
    assert_string_equal(exact, text);
    assert_int_equal(exact[length + 1], '!');
    memset(exact, '!', sizeof exact);
    assert_int_equal(uric_edition_explain(f->rule, f->input, f->n, exact, length, &n),
                     URIC_TOO_SMALL);
    assert_int_equal(exact[length], '!');
    assert_int_equal(n, length);
    assert_int_equal(uric_edition_explain(f->rule, f->input, f->n, NULL, 0, &n), URIC_TOO_SMALL);
    assert_int_equal(n, length);
}

/* Each prefix up to the error starts some valid string; the next one does not. */
static void prefixes_fail_where_it_fails(const struct fixture *f)
{
    const size_t error = f->status == URIC_OK ? f->n : f->u.error_offset;
    struct uric u;
    size_t n;

    for (n = 0; n <= f->n; n++) {
        const char *s = guard_end(f->input, n);
        int status = uric_edition_parse(f->rule, s, n, &u);

        assert_int_equal(status == URIC_INVALID, n > error);
        if (status != URIC_OK)
            assert_int_equal(u.error_offset, n > error ? error : n);
    }
}

static void fixture_test(void **state)
{
    const struct fixture *f = *state;

    parses_as_said(f, guard_end(f->input, f->n));
    parses_as_said(f, guard_begin(f->input, f->n));
    explains(f);
    prefixes_fail_where_it_fails(f);
}

static int rule_called(const char *name)
{
    return uric_edition_rule(name, strlen(name));
}

/* ---- the rest of the interface ---- */

static void names_and_numbers(void **state)
{
    const char *name;
    int rule, edition;

    (void)state;
    for (rule = 0; (name = uric_edition_rule_name(rule)) != NULL; rule++) {
        assert_int_equal(rule_called(name), rule);
        assert_int_equal(uric_edition_rule(name, strlen(name) - 1) == rule, 0);
    }
    assert_true(rule > 150);
    assert_null(uric_edition_rule_name(-1));
    assert_null(uric_edition_rule_name(rule));
    assert_int_equal(rule_called("url1997:net-path"), -1);
    assert_int_equal(rule_called("url1997"), -1);
    assert_int_equal(rule_called("rfc2396:URI_reference"), -1);
    assert_int_equal(rule_called(""), -1);
    assert_int_equal(uric_edition_rule("url1994:uri\0", 12), -1);
    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++)
        assert_true(uric_edition_reference(edition) >= 0);
}

static void no_such_rule(void **state)
{
    struct uric u, none = { .error_offset = 0 };
    size_t length = 9;
    char text[8];

    (void)state;
    assert_int_equal(uric_edition_parse(-1, "", 0, &u), URIC_NO_RULE);
    assert_memory_equal(&u, &none, sizeof u);
    assert_int_equal(uric_edition_parse(1000, "", 0, &u), URIC_NO_RULE);
    assert_int_equal(uric_edition_explain(1000, "", 0, text, sizeof text, &length),
                     URIC_NO_RULE);
    assert_int_equal(length, 0);
}

static void nothing_is_read_of_no_bytes(void **state)
{
    const int rule = uric_edition_reference(URIC_URI2003);
    struct uric u;

    (void)state;
    assert_int_equal(uric_edition_parse(rule, NULL, 0, &u), URIC_OK);
    assert_true(uric_has(&u, URIC_PATH));
    assert_int_equal(uric_edition_parse(rule_called("url1997:digit"), NULL, 0, &u),
                     URIC_INCOMPLETE);
}

#if SIZE_MAX > UINT32_MAX
static void too_long(void **state)
{
    struct uric u;

    (void)state;
    assert_int_equal(uric_edition_parse(0, "", (size_t)URIC_MAX_LENGTH + 1, &u),
                     URIC_TOO_LONG);
    assert_int_equal(u.error_offset, URIC_MAX_LENGTH);
}
#endif

static int run_fixtures(const char *root)
{
    char files[512];
    size_t n, i;
    struct fixture *fixtures;
    struct CMUnitTest *tests;
    int failed;

    snprintf(files, sizeof files, "%s/tests/fixtures/editions/*.txt", root);
    fixtures = fixtures_read_of(files, rule_called, &n);
    tests = calloc(n, sizeof *tests);
    for (i = 0; i < n; i++) {
        tests[i].name = fixtures[i].name;
        tests[i].test_func = fixture_test;
        tests[i].initial_state = &fixtures[i];
    }
    failed = n > 0 ? _cmocka_run_group_tests("fixtures", tests, n, NULL, NULL) : 1;
    fixtures_free(fixtures, n);
    free(tests);
    return failed;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_and_numbers),
        cmocka_unit_test(no_such_rule),
        cmocka_unit_test(nothing_is_read_of_no_bytes),
#if SIZE_MAX > UINT32_MAX
        cmocka_unit_test(too_long),
#endif
    };
    int failed = cmocka_run_group_tests_name("editions", tests, NULL, NULL);

    return failed + run_fixtures(argc > 1 ? argv[1] : ".");
}
