/* URIs in text: compares uric_find() with a regular expression for bare URIs under PCRE2's
 * JIT, in memory, in turns; and prints where the two differ.
 *
 *   find ROUNDS REGEX FILE...
 *
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#define PCRE2_CODE_UNIT_WIDTH 8
#include "uric_text.h"

#include <pcre2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct spans {
    uint64_t (*at)[2];
    size_t n, room;
};

static void add(struct spans *l, uint64_t begin, uint64_t end)
{
    if (l->n == l->room) {
        l->room = 2 * l->room + 1024;
        l->at = realloc(l->at, l->room * sizeof *l->at);
        if (l->at == NULL)
            exit(2);
    }
    l->at[l->n][0] = begin;
    l->at[l->n++][1] = end;
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void with_uric(const char *s, size_t n, struct spans *l)
{
    struct uric_finder f;
    struct uric_found found;

    l->n = 0;
    uric_find_init(&f, URIC_FIND_URIS);
    while (uric_find(&f, s, n, false, &found))
        add(l, found.begin, found.end);
}

static void with_pcre2(const char *s, size_t n, const pcre2_code *code,
                       pcre2_match_data *match, struct spans *l)
{
    const PCRE2_SIZE *const at = pcre2_get_ovector_pointer(match);
    PCRE2_SIZE from = 0;

    l->n = 0;
    while (pcre2_jit_match(code, (PCRE2_SPTR)s, n, from, 0, match, NULL) > 0) {
        add(l, at[0], at[1]);
        from = at[1];
    }
}

static void show(const char *what, const char *s, const uint64_t *at, size_t *shown)
{
    if (++*shown <= 3)
        printf("           %s: %.*s\n", what,
               (int)(at[1] - at[0] < 90 ? at[1] - at[0] : 90), s + at[0]);
}

/* Compares the spans by their starts. */
static void compare(const char *s, const struct spans *u, const struct spans *r)
{
    size_t same = 0, other_end = 0, of_uric = 0, of_regex = 0, i = 0, k = 0;
    size_t shown[3] = { 0, 0, 0 };

    while (i < u->n || k < r->n) {
        if (k == r->n || (i < u->n && u->at[i][0] < r->at[k][0])) {
            of_uric++;
            show("uric alone", s, u->at[i++], &shown[0]);
        } else if (i == u->n || r->at[k][0] < u->at[i][0]) {
            of_regex++;
            show("regex alone", s, r->at[k++], &shown[1]);
        } else {
            const int ends_alike = u->at[i][1] == r->at[k][1];

            same += (size_t)ends_alike;
            other_end += (size_t)!ends_alike;
            if (!ends_alike)
                show("other end, regex", s, r->at[k], &shown[2]);
            i++, k++;
        }
    }
    printf("           same %zu, another end %zu, uric alone %zu, regex alone %zu\n",
           same, other_end, of_uric, of_regex);
}

static char *read_all(const char *name, size_t *n)
{
    FILE *const file = fopen(name, "rb");
    char *s;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(name);
        exit(2);
    }
    *n = (size_t)ftell(file);
    rewind(file);
    s = malloc(*n + 1);
    if (s == NULL || fread(s, 1, *n, file) != *n)
        exit(2);
    fclose(file);
    return s;
}

static void bench_file(const char *name, int rounds, const pcre2_code *code,
                       pcre2_match_data *match)
{
    struct spans u = { NULL, 0, 0 }, r = { NULL, 0, 0 };
    double least[2] = { 1e9, 1e9 };
    size_t n;
    char *const s = read_all(name, &n);
    int i;

    for (i = 0; i < rounds; i++) {
        const double a = seconds();
        double b, c;

        with_uric(s, n, &u);
        b = seconds();
        with_pcre2(s, n, code, match, &r);
        c = seconds();
        if (b - a < least[0])
            least[0] = b - a;
        if (c - b < least[1])
            least[1] = c - b;
    }
    printf("%s: %zu bytes\n", name, n);
    printf("  uric_find     %8.0f MB/s  %8zu found\n", 1e-6 * (double)n / least[0], u.n);
    printf("  PCRE2 JIT     %8.0f MB/s  %8zu found; uric_find is %.2f times as fast\n",
           1e-6 * (double)n / least[1], r.n, least[1] / least[0]);
    compare(s, &u, &r);
    free(s);
    free(u.at);
    free(r.at);
}

int main(int argc, char **argv)
{
    int error, i;
    PCRE2_SIZE offset;
    pcre2_code *code;
    pcre2_match_data *match;

    if (argc < 4)
        return 2;
    code = pcre2_compile((PCRE2_SPTR)argv[2], PCRE2_ZERO_TERMINATED, 0, &error, &offset,
                         NULL);
    if (code == NULL || pcre2_jit_compile(code, PCRE2_JIT_COMPLETE) != 0)
        return 2;
    match = pcre2_match_data_create_from_pattern(code, NULL);
    for (i = 3; i < argc; i++)
        bench_file(argv[i], atoi(argv[1]), code, match);
    pcre2_match_data_free(match);
    pcre2_code_free(code);
    return 0;
}
