/* A thousand threads that start at once, the first calls of the library among them.  Each asks
 * all functions about the same strings, in its own order, with its own structs; the answers
 * must equal those that one thread alone gets afterwards.  Built with ThreadSanitizer, which
 * exits with a nonzero status on a data race.
 *
 *   threads [THREADS] */
#define _POSIX_C_SOURCE 200809L
#include "limits/uses.h"
#include "theorems/valid.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRINGS = 8, MOST_THREADS = 4000, STACK = 256 << 10 };

static char strings[STRINGS][VALID_ROOM];
static size_t lengths[STRINGS];
static struct uric_log_format format;
static pthread_barrier_t all_there;

struct worker {
    pthread_t thread;
    size_t first;
    uint64_t answers[STRINGS];
};

static void *work(void *argument)
{
    struct worker *const w = argument;
    size_t i;

    pthread_barrier_wait(&all_there);
    for (i = 0; i < STRINGS; i++) {
        const size_t k = (w->first + i) % STRINGS;

        if (w->first % 8 == 7)
            uric_isa_limit((int)(i % (URIC_UPTO_AVX512VBMI2 + 1)));
        w->answers[k] = uses_of(strings[k], lengths[k], &format);
    }
    return NULL;
}

/* This does not choose the instruction set yet: plain C reads a format's text. */
static void make_strings(void)
{
    uint64_t seed = 3986;
    size_t i;

    uric_log_format_named(&format, "combined", 8);
    for (i = 0; i < STRINGS; i++) {
        lengths[i] = valid_reference(&seed, strings[i]);
        if (i % 2) /* often invalid */
            strings[i][lengths[i] / 2] = "^%:["[i / 2 % 4];
    }
}

static size_t begin(struct worker *workers, size_t count)
{
    pthread_attr_t attributes;
    size_t i;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_barrier_init(&all_there, NULL, (unsigned)count);
    for (i = 0; i < count; i++) {
        workers[i].first = i;
        if (pthread_create(&workers[i].thread, &attributes, work, &workers[i]) != 0)
            break;
    }
    pthread_attr_destroy(&attributes);
    return i;
}

static size_t wrong_answers(const struct worker *workers, size_t count)
{
    size_t i, k, wrong = 0;

    for (k = 0; k < STRINGS; k++) {
        const uint64_t alone = uses_of(strings[k], lengths[k], &format);

        for (i = 0; i < count; i++)
            wrong += workers[i].answers[k] != alone;
    }
    return wrong;
}

int main(int argc, char **argv)
{
    const size_t count = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
    struct worker *const workers = calloc(MOST_THREADS, sizeof *workers);
    size_t i, wrong;

    if (workers == NULL || count == 0 || count > MOST_THREADS)
        return 2;
    make_strings();
    if (begin(workers, count) < count) { /* the waiting threads would wait for ever */
        printf("1..0 # SKIP cannot start %lu threads\n", (unsigned long)count);
        return 0;
    }
    for (i = 0; i < count; i++)
        pthread_join(workers[i].thread, NULL);
    wrong = wrong_answers(workers, count);
    printf("1..1\n%s 1 - %lu threads at once: %lu answers, %lu of them wrong\n",
           wrong ? "not ok" : "ok", (unsigned long)count, (unsigned long)(count * STRINGS),
           (unsigned long)wrong);
    free(workers);
    return wrong != 0;
}
