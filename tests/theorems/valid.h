/* Random valid references, full of difficult cases. */
#ifndef VALID_H
#define VALID_H

#include <stddef.h>
#include <stdint.h>

enum { VALID_ROOM = 256 }; /* the size of the buffers below */

/* Writes a reference, or a URI, and a NUL to s; returns its length. */
size_t valid_reference(uint64_t *seed, char *s);
size_t valid_uri(uint64_t *seed, char *s);

/* Text for one part, often impossible there. */
size_t valid_part(uint64_t *seed, char *s);

/* Changes a reference to have some bytes of another, of n bytes; returns its length.  It may
 * become invalid. */
size_t valid_change(uint64_t *seed, char *s, size_t n);

#endif
