/* Reads what tests/proof/model.py writes about a rule: the expected answers and its machine. */
#ifndef MODEL_H
#define MODEL_H

#include "uric.h"

#include <stdio.h>

enum { STATES = 1024, SUFFIXES = 256, TEXT = 128 };

struct text {
    char s[TEXT];
    size_t n;
};

/* The minimal DFA of a rule's ABNF; it starts in state 0. */
struct language {
    int n_states, n_classes;
    int class_of[256];
    int final[STATES];
    short next[STATES][256]; /* by class; -1: nowhere */
};

/* A state of the compiled scanner. */
struct machine_state {
    struct text access; /* a shortest string to it */
    struct text tail;   /* a shortest string from it to a final state */
    int next[256];      /* by class; the last state is nowhere */
    int n_identified, identified[SUFFIXES]; /* suffixes that tell it from the others */
};

struct model {
    int rule; /* enum uric_rule */
    char name[64];
    struct language language;
    /* the compiled scanner */
    int n_suffixes;
    struct text suffix[SUFFIXES]; /* any two states differ on one of them */
    int n_machine;                /* nowhere included */
    int n_machine_classes;
    int machine_class_of[256];
    unsigned char byte_of[256]; /* the first of each class */
    struct machine_state machine[STATES];
};

/* Reads the output of tests/proof/model.py word by word. */
void model_is_broken(const char *why);
int read_number(FILE *file);
int read_count(FILE *file, const char *what, int most);
void read_hex(FILE *file, struct text *t);
void read_word(FILE *file, char word[64]);
void expect_word(FILE *file, const char *what);
void language_read(FILE *file, struct language *l);

/* How many bytes some valid string starts with, and whether it can end there. */
size_t language_walk(const struct language *l, const char *s, size_t n, int *can_end);

/* Whether the name is in the list, which NULL ends, or the list is empty. */
int is_named(const char *name, char **names);

/* Prints a string as a TAP comment. */
void show_string(const char *s, size_t n);

/* Reads the next rule; 0 after the last.  Malformed input ends the process. */
int model_read(FILE *file, struct model *m);

/* The expected answer for a string and its prefixes. */
struct answer {
    int status; /* enum uric_status */
    struct uric u;
    int prefix; /* the length of the longest valid one; -1: none */
    uint32_t stopped; /* the first invalid byte */
};

/* Takes the verdict from the DFA and the parts from the prose (prose.h). */
void model_answer(const struct model *m, const char *s, size_t n, struct answer *a);

#endif
