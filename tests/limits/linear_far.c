/* 10^9 bytes of each pattern take a hundred times as long as 10^7, on a stack of 128 KiB.
 * Output goes to the caller's buffers.  Nothing is allocated: tests/product/portable.sh
 * checks that by the symbols.
 *
 * There are too many pairs of patterns and operations.  So each operation gets the pattern
 * on which it is slowest, measured on a short text, and each pattern goes to one operation,
 * in turn, of those that do not reject it early.
 *
 *   linear_far [BYTES [OPERATION]] */
#define _POSIX_C_SOURCE 200809L
#include "support/far.h"
#include "limits/worst.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STACK = 128 << 10, HUNDREDTH = 100, THOUSANDTH = 1000, ATTEMPTS = 3, MOST = 5,
       PAGE = 4096, OPERATIONS = 64, PATTERNS = 128 };

/* Nanoseconds a byte: a faster function has not read every byte. */
static const double walked = 0.2;

static struct worst_text room; /* the output of all functions */
static unsigned char picked[OPERATIONS][PATTERNS];
static unsigned tests, failed;

/* ---- one operation on a small stack ---- */

struct measured {
    const struct worst_operation *operation;
    struct worst_text *text;
    double seconds; /* negative: the operation does not apply */
};

static void *measure(void *argument)
{
    struct measured *const m = argument;
    struct timespec from, to;
    int done;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
    done = m->operation->run(m->text);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
    m->seconds = done ? (double)(to.tv_sec - from.tv_sec) +
                            1e-9 * (double)(to.tv_nsec - from.tv_nsec)
                      : -1;
    return NULL;
}

/* Nanoseconds a byte, the least of several attempts. */
static double per_byte(size_t operation, struct worst_text *text, int attempts)
{
    double best = -1;
    pthread_attr_t small;
    pthread_t thread;

    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, STACK);
    while (attempts-- > 0) {
        struct measured m = { NULL, NULL, -1 };

        m.operation = &worst_operations[operation];
        m.text = text;
        if (pthread_create(&thread, &small, measure, &m) != 0 ||
            pthread_join(thread, NULL) != 0)
            exit(2);
        if (m.seconds >= 0 && (best < 0 || m.seconds < best))
            best = m.seconds;
    }
    pthread_attr_destroy(&small);
    return best < 0 ? best : 1e9 * best / (double)text->n;
}

/* ---- texts ---- */

static void touch(char *s, size_t n, int writing)
{
    volatile char *const at = s;
    size_t i;

    for (i = 0; i < n; i += PAGE) {
        const char byte = at[i];

        if (writing)
            at[i] = byte;
    }
}

/* Touches each page first, so that page faults are not measured. */
static struct worst_text text_of(const char *pattern, size_t n)
{
    struct worst_text text = room;

    text.n = n / strlen(pattern) * strlen(pattern);
    text.s = far_text_of(n, pattern);
    if (text.s == NULL) {
        puts("Bail out! no memory for a text");
        exit(2);
    }
    touch(text.s, text.n, 0);
    return text;
}

static void make_room(size_t n)
{
    room.room = 4 * n + 100;
    room.to = far_room(room.room);
    room.own = malloc(n + WORST_SPARE);
    if (room.to == NULL || room.own == NULL) {
        puts("1..0 # SKIP no memory for the output");
        exit(0);
    }
    touch(room.to, room.room, 1);
    memset(room.own, 0, n + WORST_SPARE);
}

/* ---- choice of pairs ---- */

static void pick(size_t n)
{
    static double slowest_for[OPERATIONS];
    static size_t of[OPERATIONS];
    const size_t count = worst_operation_count;
    size_t i, k;

    for (k = 0; k < worst_pattern_count; k++) {
        struct worst_text text = text_of(worst_patterns[k], n);
        int has_its_turn = 0;

        for (i = k; i < k + count; i++) {
            const double now = per_byte(i % count, &text, 1);

            if (now > walked && !has_its_turn)
                has_its_turn = picked[i % count][k] = 1;
            if (now > slowest_for[i % count]) {
                slowest_for[i % count] = now;
                of[i % count] = k;
            }
        }
        far_text_end(text.s, n, worst_patterns[k]);
    }
    for (i = 0; i < count; i++)
        picked[i][of[i]] = 1;
}

static void print_pattern(const char *s)
{
    for (; *s; s++) {
        if (*s == '\n' || *s == '\r')
            fputs(*s == '\n' ? "\\n" : "\\r", stdout);
        else
            putchar(*s == '#' ? ' ' : *s); /* "#" would start a TAP directive */
    }
}

static void compare(size_t operation, size_t pattern, struct worst_text *small,
                    struct worst_text *large)
{
    const double few = per_byte(operation, small, ATTEMPTS);
    double many = per_byte(operation, large, 1);
    int i, bad;

    for (i = 1; i < ATTEMPTS && many > MOST * few; i++) {
        const double now = per_byte(operation, large, 1);

        many = now < many ? now : many;
    }
    bad = many > MOST * few;
    failed += (unsigned)bad;
    printf("%s %u - %s: %.2f ns a byte, for a hundredth %.2f: ", bad ? "not ok" : "ok",
           ++tests, worst_operations[operation].name, many, few);
    print_pattern(worst_patterns[pattern]);
    putchar('\n');
    fflush(stdout);
}

static void compare_picked(size_t pattern, size_t n, const char *only)
{
    struct worst_text small = text_of(worst_patterns[pattern], n / HUNDREDTH);
    struct worst_text large = text_of(worst_patterns[pattern], n);
    size_t i;

    for (i = 0; i < worst_operation_count; i++) {
        if (picked[i][pattern] &&
            (only == NULL || strcmp(only, worst_operations[i].name) == 0))
            compare(i, pattern, &small, &large);
    }
    far_text_end(small.s, n / HUNDREDTH, worst_patterns[pattern]);
    far_text_end(large.s, n, worst_patterns[pattern]);
}

int main(int argc, char **argv)
{
    const size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000000000;
    size_t k;

    if (n < 100 * THOUSANDTH || worst_operation_count > OPERATIONS ||
        worst_pattern_count > PATTERNS)
        return 2;
    make_room(n);
    pick(n / THOUSANDTH);
    printf("# %lu bytes, and a hundredth of them\n", (unsigned long)n);
    for (k = 0; k < worst_pattern_count; k++)
        compare_picked(k, n, argc > 2 ? argv[2] : NULL);
    printf("1..%u\n", tests);
    return failed != 0;
}
