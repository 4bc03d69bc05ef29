/* Files that grow, and that another file of the same name takes the place of: an
 * input whose follow is set. */
#ifndef FOLLOW_H
#define FOLLOW_H

#include "cli/io/input.h"

/* As input_next(): it answers 0 when all files have ended that cannot grow, and waits
 * for those that can. */
int follow_next(struct input *in, struct chunk *chunk);

void follow_end(struct input *in);

#endif
