/* Room for the lines that the records of a chunk wrap. */
#ifndef INNER_ROOM_H
#define INNER_ROOM_H

#include "command/record/inner.h"

/* Empties the lines, with room for more: then no pointer into them changes until the next call. */
void inner_lines_begin(struct inner_lines *inner, size_t lines, size_t parts, size_t text);

/* Frees the room if long records have made it grow. */
void inner_lines_release(struct inner_lines *inner);

/* inner may be NULL. */
void inner_lines_free(struct inner_lines *inner);

#endif
