/* Parses the lines of a file with one kernel of the scanner, for callgrind to count its
 * instructions.
 *
 *   count                       prints the kernels' names, one a line
 *   count KERNEL PASSES FILE    parses each line PASSES times; prints the number of lines
 *
 * The cost of one pass is the difference of two runs: the parsing, a call, and the loop
 * around it. */
#include "parse/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 22, MOST_LINES = 1 << 16 };

static unsigned char bytes[MOST_BYTES];
static struct {
    const unsigned char *s;
    size_t n;
} lines[MOST_LINES];
static size_t n_lines;

static void fail(const char *what)
{
    fprintf(stderr, "count: %s\n", what);
    exit(2);
}

static void read_lines(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t n, i, begin = 0;

    if (file == NULL)
        fail("cannot open the file");
    n = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    for (i = 0; i < n; i++) {
        if (bytes[i] != '\n')
            continue;
        if (n_lines == MOST_LINES)
            fail("too many lines");
        lines[n_lines].s = bytes + begin;
        lines[n_lines++].n = i - begin;
        begin = i + 1;
    }
    if (begin != n || n == sizeof bytes)
        fail("too many bytes, or an unterminated last line");
}

static const struct uric_kernels *kernels_named(const char *isa)
{
    const struct uric_kernels *kernels;
    int i;

    for (i = 0; (kernels = uric_kernels_number(i)) != NULL; i++) {
        if (strcmp(kernels->isa, isa) == 0)
            return kernels;
    }
    fail("unknown kernel");
    return NULL;
}

int main(int argc, char **argv)
{
    const struct uric_kernels *kernels;
    struct uric u;
    int passes, k;
    size_t i;

    if (argc == 1) {
        for (k = 0; (kernels = uric_kernels_number(k)) != NULL; k++)
            puts(kernels->isa);
        return 0;
    }
    if (argc != 4)
        fail("usage: count [KERNEL PASSES FILE]");
    kernels = kernels_named(argv[1]);
    read_lines(argv[3]);
    for (passes = atoi(argv[2]); passes > 0; passes--) {
        for (i = 0; i < n_lines; i++)
            kernels->parse(PARSE_START_URI_reference, lines[i].s, lines[i].n, &u);
    }
    printf("%lu\n", (unsigned long)n_lines);
    return 0;
}
