/* IRIs: what uric_iri_parse() takes beside uric_parse(), in turns on the same records; and the
 * conversions beside uric_normalize().  Of each input the URIs; and IRIs made of them, in which
 * each "e" and "a" of the path is a letter of two or three bytes.
 *
 *   iri_costs ROUNDS FILE...
 *
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "uric_iri.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 200000, LONGEST = 4096, RUNS = 9 };

struct list {
    struct uric_bytes at[MOST];
    size_t n;
};

static struct list uris, iris, uris_of_iris;
static size_t used; /* keeps the compiler from removing the calls */

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void add(struct list *l, const char *s, size_t n)
{
    char *copy = malloc(n + 1);

    if (copy == NULL || l->n == MOST)
        exit(2);
    memcpy(copy, s, n);
    l->at[l->n].s = copy;
    l->at[l->n++].n = n;
}

/* Writes the URI with other letters in its path; returns the length. */
static size_t foreign(const char *s, size_t n, uric_span path, char *iri)
{
    size_t i, length = 0;

    for (i = 0; i < n; i++) {
        const int in_path = i >= path.begin && i < path.end && (i < 2 || s[i - 1] != '%') &&
                            (i < 3 || s[i - 2] != '%');
        const char *const letter = in_path && s[i] == 'e'   ? "\xc3\xa9"
                                   : in_path && s[i] == 'a' ? "\xe4\xb8\xad"
                                                            : NULL;

        if (letter == NULL) {
            iri[length++] = s[i];
        } else {
            memcpy(iri + length, letter, strlen(letter));
            length += strlen(letter);
        }
    }
    return length;
}

static void read_records(const char *path)
{
    char line[LONGEST], iri[3 * LONGEST], uri[9 * LONGEST];
    FILE *file = fopen(path, "r");
    struct uric u;
    size_t n, length;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    uris.n = iris.n = uris_of_iris.n = 0;
    while (uris.n < MOST && fgets(line, sizeof line, file)) {
        n = strcspn(line, "\n");
        if (n == 0 || uric_parse(line, n, &u) != URIC_OK)
            continue;
        add(&uris, line, n);
        n = foreign(line, n, u.part[URIC_PATH], iri);
        if (uric_iri_to_uri(iri, n, uri, sizeof uri, &length, &u) != URIC_OK)
            exit(2);
        if (length > n) {
            add(&iris, iri, n);
            add(&uris_of_iris, uri, length);
        }
    }
    fclose(file);
}

static void parse_uri(struct uric_bytes b)
{
    struct uric u;

    used += (size_t)uric_parse(b.s, b.n, &u) + u.defined;
}

static void parse_iri(struct uric_bytes b)
{
    struct uric u;

    used += (size_t)uric_iri_parse(b.s, b.n, &u) + u.defined;
}

static char to[9 * LONGEST];

static void to_uri(struct uric_bytes b)
{
    struct uric u;
    size_t length;

    uric_iri_to_uri(b.s, b.n, to, sizeof to, &length, &u);
    used += length;
}

static void from_uri(struct uric_bytes b)
{
    struct uric u;
    size_t length;

    uric_iri_from_uri(b.s, b.n, to, sizeof to, &length, &u);
    used += length;
}

static void normalize(struct uric_bytes b)
{
    struct uric u;
    size_t length;

    uric_parse(b.s, b.n, &u);
    uric_normalize(uric_bind(b.s, &u), URIC_STEPS_SYNTAX, NULL, to, sizeof to, &length, NULL, NULL);
    used += length;
}

typedef void work(struct uric_bytes b);

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double once(const struct list *l, work *w, int rounds)
{
    const double begin = seconds();
    int round;
    size_t i;

    for (round = 0; round < rounds; round++) {
        for (i = 0; i < l->n; i++)
            w(l->at[i]);
    }
    return (seconds() - begin) * 1e9 / (double)rounds / (double)l->n;
}

/* In turns; the medians. */
static void row(const char *what, const struct list *one, work *first, const struct list *other,
                work *second, int rounds)
{
    double a[RUNS], b[RUNS], ratio[RUNS];
    int i;

    if (one->n == 0)
        return;
    for (i = 0; i < RUNS; i++) {
        a[i] = once(one, first, rounds);
        b[i] = once(other, second, rounds);
        ratio[i] = b[i] / a[i];
    }
    qsort(a, RUNS, sizeof *a, compare);
    qsort(b, RUNS, sizeof *b, compare);
    qsort(ratio, RUNS, sizeof *ratio, compare);
    printf("  %-42s %7zu %8.1f %8.1f %7.2f\n", what, one->n, a[RUNS / 2], b[RUNS / 2],
           ratio[RUNS / 2]);
}

int main(int argc, char **argv)
{
    int rounds, i;

    if (argc < 3)
        return 2;
    rounds = atoi(argv[1]);
    printf("  %-42s %7s %8s %8s %7s\n", "ns a record", "records", "first", "second", "ratio");
    for (i = 2; i < argc; i++) {
        read_records(argv[i]);
        printf("%s\n", argv[i]);
        row("URIs: uric_parse, uric_iri_parse", &uris, parse_uri, &uris, parse_iri, rounds);
        row("uric_parse of the URI, uric_iri_parse", &uris_of_iris, parse_uri, &iris, parse_iri,
            rounds);
        row("URIs: uric_normalize, uric_iri_from_uri", &uris, normalize, &uris, from_uri, rounds);
        row("uric_normalize of the URI, uric_iri_to_uri", &uris_of_iris, normalize, &iris, to_uri,
            rounds);
    }
    return used == 0;
}
