/* Reads what tests/proof/model.py writes about a rule. */
#include "proof/model.h"
#include "differential/prose.h"

#include <stdlib.h>
#include <string.h>

void model_is_broken(const char *why)
{
    fprintf(stderr, "malformed model: %s\n", why);
    exit(2);
}

int read_number(FILE *file)
{
    int value;

    if (fscanf(file, "%d", &value) != 1)
        model_is_broken("no number");
    return value;
}

void expect_word(FILE *file, const char *what)
{
    char word[32];

    if (fscanf(file, "%31s", word) != 1 || strcmp(word, what) != 0)
        model_is_broken(what);
}

int read_count(FILE *file, const char *what, int most)
{
    int n;

    expect_word(file, what);
    n = read_number(file);
    if (n < 0 || n > most)
        model_is_broken("too large");
    return n;
}

void read_word(FILE *file, char word[64])
{
    if (fscanf(file, "%63s", word) != 1)
        model_is_broken("no word");
}

void read_hex(FILE *file, struct text *t)
{
    char hex[2 * TEXT + 1];
    unsigned byte;

    if (fscanf(file, "%256s", hex) != 1)
        model_is_broken("no string");
    t->n = 0;
    if (strcmp(hex, "-") == 0)
        return;
    for (; sscanf(hex + 2 * t->n, "%2x", &byte) == 1; t->n++)
        t->s[t->n] = (char)byte;
}

static void read_text(FILE *file, const char *what, struct text *t)
{
    expect_word(file, what);
    read_hex(file, t);
}

void language_read(FILE *file, struct language *l)
{
    int i, c;

    l->n_states = read_count(file, "states", STATES);
    l->n_classes = read_number(file);
    for (i = 0; i < 256; i++)
        l->class_of[i] = read_number(file);
    for (i = 0; i < l->n_states; i++) {
        l->final[i] = read_number(file);
        for (c = 0; c < l->n_classes; c++)
            l->next[i][c] = (short)read_number(file);
    }
}

size_t language_walk(const struct language *l, const char *s, size_t n, int *can_end)
{
    int state = 0, next;
    size_t i;

    for (i = 0; i < n; i++) {
        next = l->next[state][l->class_of[(unsigned char)s[i]]];
        if (next < 0)
            break;
        state = next;
    }
    *can_end = l->final[state];
    return i;
}

int is_named(const char *name, char **names)
{
    char **one = names;

    while (*one != NULL && strcmp(*one, name) != 0)
        one++;
    return *one != NULL || *names == NULL;
}

void show_string(const char *s, size_t n)
{
    size_t i;

    printf("# on \"");
    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)s[i];

        printf(c < 0x20 || c > 0x7e || c == '\\' ? "\\x%02x" : "%c", c);
    }
    printf("\"\n");
}

static void read_machine_state(FILE *file, int n_classes, struct machine_state *state)
{
    int i;

    read_text(file, "access", &state->access);
    read_text(file, "tail", &state->tail);
    expect_word(file, "next");
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
    for (i = 255; i >= 0; i--)
        m->byte_of[m->machine_class_of[i]] = (unsigned char)i;
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
        model_is_broken("rule");
    m->rule = read_number(file);
    read_word(file, m->name);
    language_read(file, &m->language);
    m->n_suffixes = read_count(file, "suffixes", SUFFIXES);
    for (i = 0; i < m->n_suffixes; i++)
        read_text(file, "suffix", &m->suffix[i]);
    read_machine(file, m);
    return 1;
}

void model_answer(const struct model *m, const char *s, size_t n, struct answer *a)
{
    const struct language *const l = &m->language;
    int state = 0, next = 0;
    size_t i;

    a->prefix = l->final[0] ? 0 : -1;
    for (i = 0; i < n; i++) {
        next = l->next[state][l->class_of[(unsigned char)s[i]]];
        if (next < 0)
            break;
        state = next;
        if (l->final[state])
            a->prefix = (int)i + 1;
    }
    a->stopped = (uint32_t)i;
    memset(&a->u, 0, sizeof a->u);
    a->status = i < n ? URIC_INVALID : l->final[state] ? URIC_OK : URIC_INCOMPLETE;
    if (a->status == URIC_OK)
        prose_parts(m->rule, s, n, &a->u);
    else
        a->u.error_offset = a->stopped;
}
