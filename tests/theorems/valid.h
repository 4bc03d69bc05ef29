/* Random references that are valid, full of what operations trip over. */
#ifndef VALID_H
#define VALID_H

#include <stddef.h>
#include <stdint.h>

enum { VALID_ROOM = 256 }; /* that the buffers below have */

/* A reference, or a URI, to s, with a NUL: its length. */
size_t valid_reference(uint64_t *seed, char *s);
size_t valid_uri(uint64_t *seed, char *s);

/* What may be meant as one part, and often cannot be. */
size_t valid_part(uint64_t *seed, char *s);

/* One with some bytes of another, of n bytes, changed; its length.  It may be invalid
 * by it. */
size_t valid_change(uint64_t *seed, char *s, size_t n);

#endif
