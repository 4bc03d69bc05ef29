/* What tests/proof/model.py writes of a rule: what is right, and what its machine is. */
#ifndef MODEL_H
#define MODEL_H

#include "uric.h"

#include <stdio.h>

enum { STATES = 1024, SUFFIXES = 256, TEXT = 128 };

struct text {
    char s[TEXT];
    size_t n;
};

/* The minimal DFA of a rule's ABNF, which begins in state 0. */
struct language {
    int n_states, n_classes;
    int class_of[256];
    int final[STATES];
    short next[STATES][256]; /* by class; -1: nowhere */
};

/* A state of the compiled scanner. */
struct machine_state {
    struct text access; /* a shortest string to it */
    struct text tail;   /* and from it to where the input can end */
    int next[256];      /* by class: a state, the last one being nowhere */
    int n_identified, identified[SUFFIXES]; /* suffixes that tell it from others */
};

struct model {
    int rule; /* enum uric_rule */
    char name[64];
    struct language language;
    /* the compiled scanner */
    int n_suffixes;
    struct text suffix[SUFFIXES]; /* any two states do not do the same on all */
    int n_machine;                /* one of them nowhere */
    int n_machine_classes;
    int machine_class_of[256];
    unsigned char byte_of[256]; /* the first of each class */
    struct machine_state machine[STATES];
};

/* Reading what tests/proof/model.py writes, word by word. */
void model_is_broken(const char *why);
int read_number(FILE *file);
int read_count(FILE *file, const char *what, int most);
void read_hex(FILE *file, struct text *t);
void read_word(FILE *file, char word[64]);
void expect_word(FILE *file, const char *what);
void language_read(FILE *file, struct language *l);

/* How many bytes something valid can begin with, and whether it can end there. */
size_t language_walk(const struct language *l, const char *s, size_t n, int *can_end);

/* Whether it is one of these, of which NULL is the last, or there are none. */
int is_named(const char *name, char **names);

/* A string, as a comment of TAP. */
void show_string(const char *s, size_t n);

/* The next rule's: whether there is one.  What cannot be read ends the process. */
int model_read(FILE *file, struct model *m);

/* What is right of a string: of all of it, and of its prefixes. */
struct answer {
    int status; /* enum uric_status */
    struct uric u;
    int prefix; /* the length of the longest that is valid; -1: none */
    uint32_t stopped; /* the first byte that nothing valid has there */
};

/* For the language the DFA is asked, for the parts the prose (prose.h). */
void model_answer(const struct model *m, const char *s, size_t n, struct answer *a);

#endif
