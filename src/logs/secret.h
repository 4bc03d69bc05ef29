/* Bytes that nobody outside the process can know. */
#ifndef SECRET_H
#define SECRET_H

#include <stddef.h>

/* Writes n such bytes, at most 64, from the system's random numbers.  If the system has no random
 * numbers, the bytes are hashes of clocks, process ids and addresses, which are hard to guess. */
void secret_get(void *to, size_t n);

#endif
