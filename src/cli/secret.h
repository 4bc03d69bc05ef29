/* Bytes that nobody outside the process can know. */
#ifndef SECRET_H
#define SECRET_H

#include <stddef.h>

/* n such bytes, at most 64, from the system.  Where it has none to give, they are made of
 * what differs from one process to the next, which makes them hard to guess. */
void secret_get(void *to, size_t n);

#endif
