/* Times lookups of registrable domains beside libpsl's: same hosts, same answers.
 *
 *   domain_costs LIST < HOSTS
 *
 * prints the nanoseconds a host of each, and their ratio: medians of rounds that alternate. */
#define _POSIX_C_SOURCE 200809L
#include "uric_domains.h"

#include <libpsl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 15, MOST = 1 << 20 };

static struct { const char *s; size_t n; } hosts[MOST];
static size_t n_hosts;
static struct uric_domains domains;
static psl_ctx_t *psl;

static char *read_all(FILE *file, size_t *n)
{
    size_t size = 1 << 16;
    char *text = malloc(size);

    for (*n = 0; text != NULL && !feof(file);) {
        *n += fread(text + *n, 1, size - *n - 1, file);
        if (*n == size - 1)
            text = realloc(text, size *= 2);
        if (ferror(file))
            exit(2);
    }
    if (text == NULL)
        exit(2);
    text[*n] = '\0';
    return text;
}

static void open_lists(const char *path)
{
    FILE *const file = fopen(path, "rb");
    size_t n, length, at;
    char *list, *table;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    list = read_all(file, &n);
    fclose(file);
    uric_domains_compile(list, n, NULL, 0, &length, &at);
    table = malloc(length);
    psl = psl_load_file(path);
    if (table == NULL || psl == NULL ||
        uric_domains_compile(list, n, table, length, &length, &at) != URIC_OK ||
        uric_domains_open(table, length, &domains) != URIC_OK) {
        fprintf(stderr, "%s: no list\n", path);
        exit(2);
    }
    free(list);
}

/* Hosts with other answers are left out, such as addresses. */
static void read_hosts(void)
{
    size_t n, left_out = 0;
    char *const text = read_all(stdin, &n), *host;

    for (host = strtok(text, "\n"); host && n_hosts < MOST; host = strtok(NULL, "\n")) {
        const char *const theirs = psl_registrable_domain(psl, host);
        uric_span at;

        n = strlen(host);
        if (uric_registrable_domain(&domains, host, n, URIC_DOMAIN_ALL, &at) == URIC_OK &&
            theirs != NULL && strcmp(host + at.begin, theirs) == 0) {
            hosts[n_hosts].s = host;
            hosts[n_hosts++].n = n;
        } else {
            left_out++;
        }
    }
    printf("%zu hosts with the same answer, %zu others left out\n", n_hosts, left_out);
    if (n_hosts == 0)
        exit(2);
}

static size_t sum; /* so that no lookup is removed */

static void by_uric(void)
{
    size_t i;

    for (i = 0; i < n_hosts; i++) {
        uric_span at;

        uric_registrable_domain(&domains, hosts[i].s, hosts[i].n, URIC_DOMAIN_ALL, &at);
        sum += at.begin;
    }
}

static void by_libpsl(void)
{
    size_t i;

    for (i = 0; i < n_hosts; i++)
        sum += (size_t)(psl_registrable_domain(psl, hosts[i].s) - hosts[i].s);
}

static double nanoseconds(void (*look_up)(void))
{
    struct timespec begin, end;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    look_up();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    return (1e9 * (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec)) /
           (double)n_hosts;
}

static int by_size(const void *a, const void *b)
{
    const double one = *(const double *)a, other = *(const double *)b;

    return (one > other) - (one < other);
}

int main(int argc, char **argv)
{
    double ours[ROUNDS], theirs[ROUNDS], ratio[ROUNDS];
    int i;

    if (argc != 2)
        return 2;
    open_lists(argv[1]);
    read_hosts();
    for (i = 0; i < ROUNDS; i++) {
        ours[i] = nanoseconds(by_uric);
        theirs[i] = nanoseconds(by_libpsl);
        ratio[i] = theirs[i] / ours[i];
    }
    qsort(ours, ROUNDS, sizeof *ours, by_size);
    qsort(theirs, ROUNDS, sizeof *theirs, by_size);
    qsort(ratio, ROUNDS, sizeof *ratio, by_size);
    printf("uric %.1f ns, libpsl %.1f ns a host; ratio %.1f (%.1f to %.1f)\n", ours[ROUNDS / 2],
           theirs[ROUNDS / 2], ratio[ROUNDS / 2], ratio[1], ratio[ROUNDS - 2]);
    psl_free(psl);
    return sum == 0;
}
