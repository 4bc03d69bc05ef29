/* The states of a rule's machine, by strings that lead to them.  What the resumable
 * scanner calls its states stands for those of every scanner: all come from the
 * same rules. */
#ifndef STATES_H
#define STATES_H

#include "uric.h"

struct state {
    uint16_t number;
    char access[64]; /* a shortest string to it */
    size_t n_access;
};

/* A scan that is in that state takes the byte: whether it could, and *m then. */
int state_next(int rule, const struct state *from, unsigned char byte,
               struct uric_stream *m);

/* All of them, the one in which a scan begins first: how many; 0 when they or their
 * strings need more room. */
size_t states_find(int rule, struct state *states, size_t room);

#endif
