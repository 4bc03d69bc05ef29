/* Input from files that grow, and that other files of the same name replace. */
#ifndef FOLLOW_H
#define FOLLOW_H

#include "command/io/input_state.h"

/* Reads as input_next() does, but waits for files that can grow.  Returns 0 only when no file
 * can grow and all have ended. */
int follow_next(struct input *in, struct chunk *chunk);

void follow_end(struct input *in);

#endif
