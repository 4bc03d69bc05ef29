/* The states of a rule's machine, by strings that lead to them.  The resumable scanner's state
 * numbers represent those of every scanner: all come from the same rules. */
#ifndef STATES_H
#define STATES_H

#include "uric.h"

struct state {
    uint16_t number;
    char access[64]; /* a shortest string to it */
    size_t n_access;
};

/* Feeds the byte to a scan in that state: returns whether it is accepted, and sets *m. */
int state_next(int rule, const struct state *from, unsigned char byte,
               struct uric_stream *m);

/* The state that a scan is in. */
uint16_t state_number(const struct uric_stream *m);

/* Finds all states, the start state first, and returns their number; 0 if they or their
 * strings need more room. */
size_t states_find(int rule, struct state *states, size_t room);

#endif
