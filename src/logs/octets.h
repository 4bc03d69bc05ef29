/* Bytes with numbers of varying length in them, for states that are stored: a number has seven
 * bits a byte, the lowest first, and all bytes but its last have the highest bit set. */
#ifndef OCTETS_H
#define OCTETS_H

#include <stddef.h>
#include <stdint.h>

/* Bytes that are being written; all zeros at first. */
struct octets {
    char *s; /* n of size bytes */
    size_t n, size;
};

/* Adds room for n bytes, and returns its address. */
char *octets_room(struct octets *o, size_t n);

void octets_put(struct octets *o, const void *bytes, size_t n);
void octets_put_number(struct octets *o, uint64_t number);
void octets_free(struct octets *o);

/* Bytes that are being read: the n at s. */
struct octets_left {
    const char *s;
    size_t n;
};

/* Each returns 0 if the next bytes are not such a number in its shortest form, or there are
 * fewer than n. */
int octets_take_number(struct octets_left *left, uint64_t *number);
int octets_take(struct octets_left *left, size_t n, const char **bytes);

#endif
