/* Tests the scan across the ends of blocks.  Each state that loops on itself loops until the
 * offset is near the end of a block; then come all strings of up to BYTES bytes, one byte of
 * each class, both alone and completed by a shortest string to a final state.  Every scanner
 * must answer what the ABNF and the prose say.  As TAP:
 *
 *   blocks MODEL BYTES [RULE...]     MODEL is the output of tests/proof/model.py */
#include "proof/scanners.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 64, BLOCKS = 2 };

static struct model model;

/* The n bytes at s lead to the state; the last one, nowhere, is not explored further. */
static void extend(char *s, size_t n, int state, int left)
{
    const struct machine_state *const at = &model.machine[state];
    int c;

    scanners_put(&model, s, n, n / 2);
    if (state == model.n_machine - 1)
        return;
    if (at->tail.n > 0) {
        memcpy(s + n, at->tail.s, at->tail.n);
        scanners_put(&model, s, n + at->tail.n, n);
    }
    for (c = 0; left > 0 && c < model.n_machine_classes; c++) {
        s[n] = (char)model.byte_of[c];
        extend(s, n + 1, at->next[c], left - 1);
    }
}

/* The last class on which the state loops, or -1. */
static int loop_of(int state)
{
    int c = model.n_machine_classes - 1;

    while (c >= 0 && model.machine[state].next[c] != state)
        c--;
    return c;
}

static void around_ends(int state, int filling, int bytes)
{
    const struct text *const access = &model.machine[state].access;
    char s[(BLOCKS + 1) * BLOCK + 2 * TEXT];
    size_t block, offset;

    memcpy(s, access->s, access->n);
    memset(s + access->n, model.byte_of[filling], sizeof s - access->n);
    for (block = BLOCK; block <= BLOCKS * BLOCK; block += BLOCK) {
        for (offset = block - (size_t)bytes - 3; offset <= block + 1; offset++) {
            if (offset < access->n)
                continue;
            extend(s, offset, state, bytes);
            memset(s + offset, model.byte_of[filling], sizeof s - offset);
        }
    }
}

int main(int argc, char **argv)
{
    FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
    const int bytes = argc > 2 ? atoi(argv[2]) : 0;
    int number = 0, good = 1;

    if (file == NULL || bytes < 1 || bytes > 4) {
        fprintf(stderr, "usage: blocks MODEL BYTES [RULE...]\n");
        return 2;
    }
    while (model_read(file, &model)) {
        char what[64];
        int i, loops = 0;

        if (!is_named(model.name, argv + 3))
            continue;
        for (i = 0; i < model.n_machine - 1; i++) {
            const int filling = loop_of(i);

            if (filling >= 0) {
                around_ends(i, filling, bytes);
                loops++;
            }
        }
        if (loops == 0)
            continue; /* an address is shorter than a block */
        sprintf(what, "%d looping states, %d more bytes", loops, bytes);
        good &= scanners_report(&model, what, &number);
    }
    fclose(file);
    printf("1..%d\n", number);
    return !good || number == 0;
}
