/* Seed inputs for a fuzzer, one for each fixture, with random choices (see fuzz_agree.c).
 *
 *   seeds ROOT DIRECTORY
 *
 * writes them to the directory, which must exist. */
#include "support/fixture.h"
#include "support/random.h"

#include <stdio.h>
#include <stdlib.h>

static void write_seed(const char *path, const struct fixture *f, uint64_t *seed)
{
    FILE *file = fopen(path, "wb");

    if (file == NULL) {
        perror(path);
        exit(1);
    }
    fputc(f->rule, file);
    fputc((int)random_below(seed, 16), file); /* the pieces' lengths */
    fputc((int)random_below(seed, 80), file);
    fputc((int)random_below(seed, f->n + 1), file); /* the byte to repeat, */
    fputc((int)(random_below(seed, 2) * random_below(seed, 130)), file);
    fwrite(f->input, 1, f->n, file);
    if (fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

int main(int argc, char **argv)
{
    uint64_t seed = 3986;
    struct fixture *fixtures;
    char path[512];
    size_t n, i;

    if (argc != 3) {
        fprintf(stderr, "usage: seeds ROOT DIRECTORY\n");
        return 2;
    }
    fixtures = fixtures_read(argv[1], &n);
    for (i = 0; i < n; i++) {
        snprintf(path, sizeof path, "%s/%03u", argv[2], (unsigned)i);
        write_seed(path, &fixtures[i], &seed);
    }
    fixtures_free(fixtures, n);
    return 0;
}
