/* The partial W-method (Fujiwara and others, 1991): each state of a scanner's machine is
 * entered by a shortest string, and each string of a set follows that tells any two
 * states apart; then each byte follows it, and strings that tell the state to which it
 * should lead from all others.  A scanner that answers all these as it should, and
 * whose machine has no more states than the one that they were made of, takes,
 * refuses and marks exactly what it should on every string.  As TAP:
 *
 *   wmethod MODEL [RULE...]        MODEL is what tests/model.py writes */
#include "scanners.h"

#include <string.h>

static struct model model;

static void with_suffix(char *s, size_t n, size_t cut, const struct text *suffix)
{
    memcpy(s + n, suffix->s, suffix->n);
    scanners_put(&model, s, n + suffix->n, cut);
}

static void every_byte(const struct machine_state *from)
{
    const size_t n = from->access.n;
    char s[2 * TEXT + 1];
    int byte, i;

    memcpy(s, from->access.s, n);
    for (byte = 0; byte < 256; byte++) {
        const struct machine_state *to =
            &model.machine[from->next[model.machine_class_of[byte]]];

        s[n] = (char)byte;
        scanners_put(&model, s, n + 1, n);
        for (i = 0; i < to->n_identified; i++)
            with_suffix(s, n + 1, n, &model.suffix[to->identified[i]]);
    }
}

static void every_suffix(const struct machine_state *from)
{
    char s[2 * TEXT];
    int i;

    memcpy(s, from->access.s, from->access.n);
    scanners_put(&model, s, from->access.n, from->access.n);
    for (i = 0; i < model.n_suffixes; i++)
        with_suffix(s, from->access.n, from->access.n, &model.suffix[i]);
}

/* Of nowhere there is no access string. */
static void every_transition(void)
{
    int i;

    for (i = 0; i < model.n_machine - 1; i++) {
        every_suffix(&model.machine[i]);
        every_byte(&model.machine[i]);
    }
}

static int is_wanted(int argc, char **argv)
{
    int i;

    for (i = 2; i < argc; i++) {
        if (strcmp(argv[i], model.name) == 0)
            return 1;
    }
    return argc <= 2;
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    int number = 0, good = 1;

    if (file == NULL) {
        fprintf(stderr, "usage: wmethod MODEL [RULE...]\n");
        return 2;
    }
    while (model_read(file, &model)) {
        char what[32];

        if (!is_wanted(argc, argv))
            continue;
        every_transition();
        sprintf(what, "%d suffixes", model.n_suffixes);
        good &= scanners_report(&model, what, &number);
    }
    fclose(file);
    printf("1..%d\n", number);
    return !good || number == 0;
}
