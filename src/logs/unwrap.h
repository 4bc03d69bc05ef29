/* Takes the lines of a log out of the records that wrap them, and joins their parts. */
#ifndef UNWRAP_H
#define UNWRAP_H

#include "command/record/chunk.h"
#include "logs/wrapper.h"

/* The lines that wait for their other parts. */
struct joins;

/* What a record ends with, and the most bytes that it, or a line, may have. */
struct unwrap_shape {
    char terminator;
    size_t longest;
};

/* Takes the lines of the records of a chunk into chunk->inner.  *joins is NULL before the first
 * chunk of a file.  Parts of a line are joined if they are of the same stream; a line is where its
 * last part is.  With `last`, or after a record that is too long to keep, no line waits any more.
 * The lines that wait take no more than twice `longest` bytes, and are those of at most
 * UNWRAP_STREAMS streams; a line that would take more is too long. */
enum { UNWRAP_STREAMS = 64 };
void unwrap(const struct wrapper *w, const struct unwrap_shape *shape, struct joins **joins,
            struct chunk *chunk, int last);

/* joins may be NULL. */
void unwrap_forget(struct joins *joins);

/* Where a byte of a line is: its part, and its offset in the record. */
const struct inner_part *unwrap_place(const struct wrapper *w, const struct inner_line *line,
                                      size_t at, size_t *offset);

#endif
