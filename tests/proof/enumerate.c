/* From each state of a rule's machine, tests all strings of up to BYTES bytes, one byte of
 * each of the machine's classes, both alone and completed by a shortest string to a final
 * state; from the start state, also the strings that are one byte longer.  As TAP:
 *
 *   enumerate MODEL BYTES [RULE...]     MODEL is the output of tests/proof/model.py */
#include "proof/scanners.h"

#include <stdlib.h>
#include <string.h>

static struct model model;

/* The n bytes at s lead to the state. */
static void extend(char *s, size_t n, int state, int left)
{
    const struct machine_state *at = &model.machine[state];
    int c;

    scanners_put(&model, s, n, n / 2);
    if (at->tail.n > 0) {
        memcpy(s + n, at->tail.s, at->tail.n);
        scanners_put(&model, s, n + at->tail.n, n);
    }
    for (c = 0; left > 0 && c < model.n_machine_classes; c++) {
        s[n] = (char)model.byte_of[c];
        extend(s, n + 1, at->next[c], left - 1);
    }
}

/* The last state, nowhere, has no access string. */
static void from_every_state(int bytes)
{
    char s[2 * TEXT + 16];
    int i;

    for (i = 0; i < model.n_machine - 1; i++) {
        memcpy(s, model.machine[i].access.s, model.machine[i].access.n);
        extend(s, model.machine[i].access.n, i, bytes + (i == 0));
    }
}

int main(int argc, char **argv)
{
    FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
    const int bytes = argc > 2 ? atoi(argv[2]) : 0;
    int number = 0, good = 1;

    if (file == NULL || bytes < 0 || bytes > 8) {
        fprintf(stderr, "usage: enumerate MODEL BYTES [RULE...]\n");
        return 2;
    }
    while (model_read(file, &model)) {
        char what[64];

        if (!is_named(model.name, argv + 3))
            continue;
        from_every_state(bytes);
        sprintf(what, "%d classes, %d bytes more", model.n_machine_classes, bytes);
        good &= scanners_report(&model, what, &number);
    }
    fclose(file);
    printf("1..%d\n", number);
    return !good || number == 0;
}
