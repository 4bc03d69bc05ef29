/* Tests all scanners and oracles on random byte strings and mutated fixtures.
 *
 *   test_random ROOT [STRINGS [SEED]]
 *
 * The same seed gives the same strings on every machine; it is printed. */
#include "differential/agreement.h"
#include "support/fixture.h"
#include "support/random.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { LONGEST = 96 };

static struct fixture *fixtures;
static size_t n_fixtures;
static unsigned long strings = 1000000;
static uint64_t seed = 3986;

static size_t below(size_t n)
{
    return random_below(&seed, n);
}

/* The grammar's delimiters come up often; any byte may. */
static char random_byte(void)
{
    static const char deciding[] =
        "::::////???###@@@[[]]%%%%...0123456789abcdefABCDEFvVgGzZ-_~!$&'()*+,;="
        "::/@[]%2541af v1.a";

    return below(24) == 0 ? (char)below(256)
                          : deciding[below(sizeof deciding - 1)];
}

static size_t random_string(char *s)
{
    size_t n = below(24), i;

    for (i = 0; i < n; i++)
        s[i] = random_byte();
    return n;
}

static size_t insert(char *s, size_t n, size_t at, const char *piece,
                     size_t length)
{
    if (n + length > LONGEST)
        return n;
    memmove(s + at + length, s + at, n - at);
    memcpy(s + at, piece, length);
    return n + length;
}

/* A fixture with up to four changes: a byte replaced, removed or inserted, a piece of another
 * fixture inserted, or the end cut off. */
static size_t mutated_fixture(char *s, int *rule)
{
    const struct fixture *f = &fixtures[below(n_fixtures)], *other;
    size_t n = f->n < LONGEST ? f->n : LONGEST, changes = below(5), at, from;
    char byte;

    *rule = f->rule;
    memcpy(s, f->input, n);
    for (; changes > 0; changes--) {
        switch (below(5)) {
        case 0:
            if (n > 0)
                s[below(n)] = random_byte();
            break;
        case 1:
            if (n > 0) {
                at = below(n);
                memmove(s + at, s + at + 1, n - at - 1);
                n--;
            }
            break;
        case 2:
            byte = random_byte();
            n = insert(s, n, below(n + 1), &byte, 1);
            break;
        case 3:
            other = &fixtures[below(n_fixtures)];
            from = below(other->n + 1);
            n = insert(s, n, below(n + 1), other->input + from,
                       below(other->n - from + 1));
            break;
        case 4: n = below(n + 1); break;
        }
    }
    return n;
}

static void random_strings_agree(void **state)
{
    unsigned long seen[URIC_RULES][2] = { { 0 } };
    unsigned long i;
    int r;

    (void)state;
    for (i = 0; i < strings; i++) {
        char s[LONGEST];
        int rule = (int)below(URIC_RULES), status;
        size_t n = i % 4 == 0 ? random_string(s) : mutated_fixture(s, &rule);
        struct uric u;

        if (i / 4 % 2 == 0)
            rule = URIC_RULE_URI_REFERENCE;
        status = uric_parse_as(rule, s, n, NULL, &u);
        seen[rule][status == URIC_OK]++;
        agree_oneshot(rule, s, n, status, &u);
        agree_split_at(rule, s, n, below(n + 1), status, &u);
        agree_bytewise(rule, s, n, status, &u);
        agree_prefix(rule, s, n, &u, status);
        agree_appendix_b(s, n);
        agree_reference(rule, s, n, status, &u);
        if (i % 64 == 0)
            agree_expected(rule, s, n);
    }
    for (r = 0; r < URIC_RULES; r++) {
        print_message("# %-15s %8lu valid %8lu not\n", uric_rule_name(r),
                      seen[r][1], seen[r][0]);
        assert_true(seen[r][1] > strings / 10000);
        assert_true(seen[r][0] > strings / 10000);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(random_strings_agree) };
    int failed;

    fixtures = fixtures_read(argc > 1 ? argv[1] : ".", &n_fixtures);
    if (argc > 2)
        strings = strtoul(argv[2], NULL, 10);
    if (argc > 3)
        seed = strtoull(argv[3], NULL, 10) | 1;
    printf("# seed %llu\n", (unsigned long long)seed);
    failed = cmocka_run_group_tests_name("random", tests, NULL, NULL);
    fixtures_free(fixtures, n_fixtures);
    return failed;
}
