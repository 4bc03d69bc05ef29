/* The bytes of all files, in chunks of whole records. */
#ifndef INPUT_H
#define INPUT_H

#include "command/io/input_state.h"

/* Returns 0, or -1 with errno set. */
int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind);

/* Reads the next chunk.  Returns 1, or 0 after the last file.  The chunk's buffer grows to
 * hold a whole record; the call waits for input only until it has one.  A file that cannot
 * be read gives a chunk with error set, and the next call continues with the next file. */
int input_next(struct input *in, struct chunk *chunk);

/* Reads the first chunk, which the first input_next() then returns.  Returns it, or NULL if
 * there is none. */
const struct chunk *input_ahead(struct input *in);

void input_end(struct input *in);

#endif
