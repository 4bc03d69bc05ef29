/* Eight times the bytes take some eight times as long.  Compares the quotient of two processor
 * times, each the least of several: linear time gives 8, quadratic 64. */
#define _POSIX_C_SOURCE 200809L
#include "limits/worst.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

enum { SMALL = 12000, TIMES = 8, LEAST_OF = 5, ATTEMPTS = 4, MOST = 32, OPERATIONS = 64 };

static void make(struct worst_text *t, const char *pattern, size_t n)
{
    const size_t length = strlen(pattern);
    size_t i;

    t->n = n / length * length;
    t->s = (char *)calloc(1, WORST_SPARE + t->n) + WORST_SPARE;
    t->own = calloc(1, t->n + WORST_SPARE);
    t->room = 4 * n + 100;
    t->to = calloc(1, t->room);
    assert_true(t->s && t->own && t->to);
    for (i = 0; i < t->n; i += length)
        memcpy(t->s + i, pattern, length);
}

static void discard(struct worst_text *t)
{
    free(t->s - WORST_SPARE);
    free(t->own);
    free(t->to);
}

static double seconds(const struct worst_operation *o, struct worst_text *t)
{
    struct timespec from, to;
    double best = 0, now;
    int i;

    for (i = 0; i < LEAST_OF; i++) {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
        o->run(t);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
        now = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
        if (i == 0 || now < best)
            best = now;
    }
    return best;
}

/* The least quotient of several attempts, or 0 if nothing applies. */
static double quotient(const struct worst_operation *o, const char *pattern)
{
    struct worst_text small, large;
    double best = 0;
    int i;

    make(&small, pattern, SMALL);
    make(&large, pattern, TIMES * SMALL);
    for (i = 0; o->run(&small) && i < ATTEMPTS && (i == 0 || best > MOST); i++) {
        const double now = seconds(o, &large) / (seconds(o, &small) + 1e-9);

        if (i == 0 || now < best)
            best = now;
    }
    discard(&small);
    discard(&large);
    return best;
}

struct slowest {
    const char *pattern;
    double quotient;
    unsigned patterns; /* to which the operation applies */
};

static void try(const struct worst_operation *o, const char *pattern, struct slowest *w)
{
    const double now = quotient(o, pattern);

    w->patterns += now > 0;
    if (now > w->quotient) {
        w->quotient = now;
        w->pattern = pattern;
    }
}

static void in_linear_time(void **state)
{
    const struct worst_operation *const o = &worst_operations[*(const size_t *)*state];
    struct slowest w = { "", 0, 0 };
    size_t i;

    for (i = 0; i < worst_pattern_count; i++)
        try(o, worst_patterns[i], &w);
    for (i = 0; o->own != NULL && o->own[i] != NULL; i++)
        try(o, o->own[i], &w);
    print_message("# %u patterns, %.1f times at most: \"%s\"\n", w.patterns, w.quotient,
                  strcspn(w.pattern, "\r\n") == strlen(w.pattern) ? w.pattern : "lines");
    assert_true(w.patterns > 3);
    assert_true(w.quotient < MOST);
}

int main(void)
{
    static struct CMUnitTest tests[OPERATIONS];
    static size_t numbers[OPERATIONS];
    size_t i;

    if (worst_operation_count > OPERATIONS)
        return 2;
    for (i = 0; i < OPERATIONS; i++) {
        numbers[i] = i < worst_operation_count ? i : 0;
        tests[i].name = worst_operations[numbers[i]].name;
        tests[i].test_func = in_linear_time;
        tests[i].initial_state = &numbers[i];
    }
    return _cmocka_run_group_tests("linear", tests, worst_operation_count, NULL, NULL);
}
