#include "model.h"
#include "prose.h"

#include <stdlib.h>
#include <string.h>

static void broken(const char *why)
{
    fprintf(stderr, "the model is broken: %s\n", why);
    exit(2);
}

static int read_number(FILE *file)
{
    int value;

    if (fscanf(file, "%d", &value) != 1)
        broken("no number");
    return value;
}

static void expect(FILE *file, const char *what)
{
    char word[32];

    if (fscanf(file, "%31s", word) != 1 || strcmp(word, what) != 0)
        broken(what);
}

static int read_count(FILE *file, const char *what, int most)
{
    int n;

    expect(file, what);
    n = read_number(file);
    if (n < 0 || n > most)
        broken("more than there is room for");
    return n;
}

static void read_text(FILE *file, const char *what, struct text *t)
{
    char word[32], hex[2 * TEXT + 1];
    unsigned byte;

    if (fscanf(file, "%31s %256s", word, hex) != 2 || strcmp(word, what) != 0)
        broken(what);
    t->n = 0;
    if (strcmp(hex, "-") == 0)
        return;
    for (; sscanf(hex + 2 * t->n, "%2x", &byte) == 1; t->n++)
        t->s[t->n] = (char)byte;
}

static void read_states(FILE *file, struct model *m)
{
    int i, c;

    m->n_states = read_count(file, "states", STATES);
    m->n_classes = read_number(file);
    for (i = 0; i < 256; i++)
        m->class_of[i] = read_number(file);
    for (i = 0; i < m->n_states; i++) {
        m->final[i] = read_number(file);
        for (c = 0; c < m->n_classes; c++)
            m->next[i][c] = read_number(file);
    }
}

static void read_machine_state(FILE *file, int n_classes, struct machine_state *state)
{
    int i;

    read_text(file, "access", &state->access);
    read_text(file, "tail", &state->tail);
    expect(file, "next");
    for (i = 0; i < n_classes; i++)
        state->next[i] = read_number(file);
    state->n_identified = read_count(file, "identified", SUFFIXES);
    for (i = 0; i < state->n_identified; i++)
        state->identified[i] = read_number(file);
}

static void read_machine(FILE *file, struct model *m)
{
    int i;

    m->n_machine = read_count(file, "machine", STATES);
    m->n_machine_classes = read_number(file);
    for (i = 0; i < 256; i++)
        m->machine_class_of[i] = read_number(file);
    for (i = 0; i < m->n_machine; i++)
        read_machine_state(file, m->n_machine_classes, &m->machine[i]);
}

int model_read(FILE *file, struct model *m)
{
    char word[32];
    int i;

    if (fscanf(file, "%31s", word) != 1)
        return 0;
    if (strcmp(word, "rule") != 0)
        broken("rule");
    m->rule = read_number(file);
    if (fscanf(file, "%63s", m->name) != 1)
        broken("name");
    read_states(file, m);
    m->n_suffixes = read_count(file, "suffixes", SUFFIXES);
    for (i = 0; i < m->n_suffixes; i++)
        read_text(file, "suffix", &m->suffix[i]);
    read_machine(file, m);
    return 1;
}

void model_answer(const struct model *m, const char *s, size_t n, struct answer *a)
{
    int state = 0, next = 0;
    size_t i;

    a->prefix = m->final[0] ? 0 : -1;
    for (i = 0; i < n; i++) {
        next = m->next[state][m->class_of[(unsigned char)s[i]]];
        if (next < 0)
            break;
        state = next;
        if (m->final[state])
            a->prefix = (int)i + 1;
    }
    a->stopped = (uint32_t)i;
    memset(&a->u, 0, sizeof a->u);
    a->status = i < n ? URIC_INVALID : m->final[state] ? URIC_OK : URIC_INCOMPLETE;
    if (a->status == URIC_OK)
        prose_parts(m->rule, s, n, &a->u);
    else
        a->u.error_offset = a->stopped;
}
