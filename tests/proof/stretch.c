/* Tests every transition of the one-shot scanner's machine at every offset of a block and
 * around it.  To reach an offset, bytes are inserted at a state before the transition that loops
 * on itself.  Then the input ends, or a shortest string to a final state follows.  Each kernel,
 * also in batches, must answer as the machine does, which the W-method proves.  As TAP:
 *
 *   stretch MODEL [OFFSETS [all]]    MODEL is the output of tests/proof/model.py; OFFSETS is
 *                                    the most bytes inserted, 130 by default, a little more
 *                                    than two blocks; all: 256 bytes from every state, not
 *                                    one of each class */
#include "support/batch.h"
#include "support/guard.h"
#include "proof/model.h"
#include "parse/variants.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1024 };

/* A string to a state; the state stays the same while bytes are inserted at one place. */
struct path {
    char s[2 * TEXT];
    size_t n, at;
    char filling;
    int found;
};

static struct model model;
static struct path paths[STATES];
static unsigned long strings;
static int wrong;

/* A class on which the state loops, or -1. */
static int loop_of(int state)
{
    int c;

    for (c = 0; c < model.n_machine_classes; c++) {
        if (model.machine[state].next[c] == state)
            return c;
    }
    return -1;
}

/* Breadth first from the states that loop.  The last state, nowhere, has no path. */
static int find_paths(void)
{
    static int queue[STATES];
    const int nowhere = model.n_machine - 1;
    int head, n = 0, i, c;

    memset(paths, 0, sizeof paths);
    for (i = 0; i < nowhere; i++) {
        struct path *const p = &paths[i];

        if ((c = loop_of(i)) < 0)
            continue;
        p->n = p->at = model.machine[i].access.n;
        memcpy(p->s, model.machine[i].access.s, p->n);
        p->filling = (char)model.byte_of[c];
        p->found = 1;
        queue[n++] = i;
    }
    for (head = 0; head < n; head++) {
        for (c = 0; c < model.n_machine_classes; c++) {
            const int to = model.machine[queue[head]].next[c];

            if (to == nowhere || paths[to].found)
                continue;
            paths[to] = paths[queue[head]];
            paths[to].s[paths[to].n++] = (char)model.byte_of[c];
            queue[n++] = to;
        }
    }
    return n;
}

static void put(int entry, const char *s, size_t n)
{
    struct uric expected, u;
    const int status = uric_ask_machine_G2(entry, (const unsigned char *)s, n, &expected);
    const char *guarded;
    int i;

    strings++;
    wrong += !batch_add(entry, s, n, status, &expected);
    guarded = guard_end(s, n);
    for (i = 0; kernels_number(i) != NULL; i++) {
        memset(&u, 0xa5, sizeof u);
        if ((parse_by(kernels_number(i), entry, guarded, n, &u) != status ||
             !same_parts(&u, &expected)) && wrong++ < 3) {
            printf("# %s, %s\n", model.name, kernels_number(i)->isa);
            show_string(s, n);
        }
    }
}

static size_t put_together(char *s, const struct path *p, size_t filled)
{
    memcpy(s, p->s, p->at);
    memset(s + p->at, p->filling, filled);
    memcpy(s + p->at + filled, p->s + p->at, p->n - p->at);
    return p->n + filled;
}

/* The byte after the n bytes that lead to the state. */
static void transition(int entry, int state, char *s, size_t n, unsigned byte)
{
    const struct machine_state *const to =
        &model.machine[model.machine[state].next[model.machine_class_of[byte]]];

    s[n] = (char)byte;
    put(entry, s, n + 1);
    if (to->tail.n > 0) {
        memcpy(s + n + 1, to->tail.s, to->tail.n);
        put(entry, s, n + 1 + to->tail.n);
    }
}

static void every_transition(int entry, size_t most, int all)
{
    char s[LONGEST];
    size_t filled, n;
    int i, k;

    for (i = 0; i < model.n_machine - 1; i++) {
        /* without a loop there is only one offset */
        const size_t up_to = paths[i].found ? most : 0;

        if (!paths[i].found) {
            paths[i].n = paths[i].at = model.machine[i].access.n;
            memcpy(paths[i].s, model.machine[i].access.s, paths[i].n);
        }
        for (filled = 0; filled <= up_to; filled++) {
            n = put_together(s, &paths[i], filled);
            for (k = 0; k < (all ? 256 : model.n_machine_classes); k++)
                transition(entry, i, s, n, all ? (unsigned)k : model.byte_of[k]);
        }
    }
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    const int most = argc > 2 ? atoi(argv[2]) : 130, all = argc > 3;
    int number = 0, failed = 0, n_kernels = 0, stretched;

    if (file == NULL || most < 0 || most > 500) {
        fprintf(stderr, "usage: stretch MODEL [OFFSETS [all]]\n");
        return 2;
    }
    while (kernels_number(n_kernels) != NULL)
        n_kernels++;
    while (model_read(file, &model)) {
        if (rule_entry(model.rule) < 0)
            continue;
        stretched = find_paths();
        strings = 0;
        wrong = 0;
        every_transition(rule_entry(model.rule), (size_t)most, all);
        wrong += !batch_flush();
        printf("%s %d - %s, %d kernels: %d of %d states stretched by up to %d bytes, "
               "%lu strings\n", wrong ? "not ok" : "ok", ++number, model.name, n_kernels,
               stretched, model.n_machine - 1, most, strings);
        failed |= wrong != 0;
        fflush(stdout);
    }
    fclose(file);
    printf("1..%d\n", number);
    return failed || number == 0;
}
