/* Every fixture, and every prefix of it, through every scanner. */
#include "differential/agreement.h"
#include "support/fixture.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static void holds(void **state)
{
    const struct fixture *f = *state;
    size_t at;

    agree_oneshot(f->rule, f->input, f->n, f->status, &f->u);
    for (at = 0; at <= f->n; at++)
        agree_split_at(f->rule, f->input, f->n, at, f->status, &f->u);
    agree_bytewise(f->rule, f->input, f->n, f->status, &f->u);
    agree_prefix(f->rule, f->input, f->n, &f->u, f->status);
    agree_appendix_b(f->input, f->n);
    agree_reference(f->rule, f->input, f->n, f->status, &f->u);
}

/* The fixture's explanation equals the library's, and truncates correctly in any buffer. */
static void explains(const struct fixture *f)
{
    char text[256], exact[256];
    size_t length, n;

    if (f->status == URIC_OK) {
        assert_int_equal(uric_explain(f->rule, f->input, f->n, text, sizeof text, &length),
                         URIC_NONE);
        assert_int_equal(length, 0);
        return;
    }
    assert_int_equal(uric_explain(f->rule, f->input, f->n, text, sizeof text, &length), URIC_OK);
    assert_string_equal(text, f->expected);
    assert_int_equal(length, strlen(text));
    memset(exact, '!', sizeof exact);
    assert_int_equal(uric_explain(f->rule, f->input, f->n, exact, length + 1, &n), URIC_OK);
    assert_string_equal(exact, text);
    assert_int_equal(exact[length + 1], '!');
    memset(exact, '!', sizeof exact);
    assert_int_equal(uric_explain(f->rule, f->input, f->n, exact, length, &n), URIC_TOO_SMALL);
    assert_int_equal(exact[length], '!');
    assert_int_equal(n, length);
    assert_int_equal(uric_explain(f->rule, f->input, f->n, NULL, 0, &n), URIC_TOO_SMALL);
    assert_int_equal(n, length);
    agree_expected(f->rule, f->input, f->n);
}

static void prefixes_agree(const struct fixture *f)
{
    size_t n;

    for (n = 0; n < f->n; n++) {
        struct uric u;
        int status = uric_parse_as(f->rule, f->input, n, NULL, &u);

        agree_oneshot(f->rule, f->input, n, status, &u);
        agree_bytewise(f->rule, f->input, n, status, &u);
        agree_prefix(f->rule, f->input, n, &u, status);
        agree_appendix_b(f->input, n);
    }
}

static void fixture_test(void **state)
{
    holds(state);
    explains(*state);
    prefixes_agree(*state);
}

int main(int argc, char **argv)
{
    size_t n, i;
    struct fixture *fixtures = fixtures_read(argc > 1 ? argv[1] : ".", &n);
    struct CMUnitTest *tests = calloc(n, sizeof *tests);
    int failed;

    for (i = 0; i < n; i++) {
        tests[i].name = fixtures[i].name;
        tests[i].test_func = fixture_test;
        tests[i].initial_state = &fixtures[i];
    }
    failed = _cmocka_run_group_tests("fixtures", tests, n, NULL, NULL);
    fixtures_free(fixtures, n);
    free(tests);
    return failed;
}
