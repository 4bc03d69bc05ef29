/* The partial W-method (Fujiwara and others, 1991).  Enter each state of a scanner's machine by
 * a shortest string, then append each string of a set that tells any two states apart; then
 * append each byte instead, and after it strings that tell the expected next state from all
 * others.  If a scanner answers all of these correctly, and its machine has no more states than
 * the one that the strings were made from, it accepts, rejects and marks every string correctly.
 * As TAP:
 *
 *   wmethod MODEL [+1] [RULE...]   MODEL is the output of tests/proof/model.py
 *
 * +1 is for scanners that might have one more state: two bytes after each state, one of each
 * class, then the identifying strings. */
#include "proof/scanners.h"

#include <string.h>

static struct model model;
static int one_more;               /* a state */

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

static void every_two_bytes(const struct machine_state *from)
{
    const size_t n = from->access.n;
    char s[2 * TEXT + 2];
    int c, d, i;

    memcpy(s, from->access.s, n);
    for (c = 0; c < model.n_machine_classes; c++) {
        const struct machine_state *const between = &model.machine[from->next[c]];

        s[n] = (char)model.byte_of[c];
        for (d = 0; d < model.n_machine_classes; d++) {
            const struct machine_state *const to = &model.machine[between->next[d]];

            s[n + 1] = (char)model.byte_of[d];
            scanners_put(&model, s, n + 2, n + 1);
            for (i = 0; i < to->n_identified; i++)
                with_suffix(s, n + 2, n + 1, &model.suffix[to->identified[i]]);
        }
    }
}

/* The last state, nowhere, has no access string. */
static void every_transition(void)
{
    int i;

    for (i = 0; i < model.n_machine - 1; i++) {
        if (one_more) {
            every_two_bytes(&model.machine[i]);
            continue;
        }
        every_suffix(&model.machine[i]);
        every_byte(&model.machine[i]);
    }
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    int number = 0, good = 1;

    if (file == NULL) {
        fprintf(stderr, "usage: wmethod MODEL [+1] [RULE...]\n");
        return 2;
    }
    one_more = argc > 2 && strcmp(argv[2], "+1") == 0;
    while (model_read(file, &model)) {
        char what[64];

        if (!is_named(model.name, argv + 2 + one_more))
            continue;
        every_transition();
        sprintf(what, "%s%d suffixes", one_more ? "one extra state, " : "",
                model.n_suffixes);
        good &= scanners_report(&model, what, &number);
    }
    fclose(file);
    printf("1..%d\n", number);
    return !good || number == 0;
}
