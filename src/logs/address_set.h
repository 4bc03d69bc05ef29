/* A set of blocks of IP addresses. */
#ifndef ADDRESS_SET_H
#define ADDRESS_SET_H

#include <stddef.h>
#include <stdint.h>

/* Consecutive addresses, in network byte order. */
struct address_range {
    uint8_t first[16], last[16]; /* `length` bytes of each */
};

/* IPv4 addresses, mapped ones (::ffff:192.0.2.1) included, and IPv6 addresses apart.  Sorted by
 * address_set_sort(), none overlaps another. */
struct address_set {
    struct address_range *range[2]; /* n[i] ranges */
    size_t n[2];
};

enum { ADDRESS_OK, ADDRESS_NONE = -1, ADDRESS_LENGTH = -2, ADDRESS_BITS = -3 };

/* Adds an address or a block, ADDRESS/BITS.  Returns ADDRESS_OK; or what is wrong: the address, the
 * number of bits, or a 1 in the address after that many bits.  *at is then the offset of the
 * error. */
int address_set_add(struct address_set *set, const char *s, size_t n, size_t *at);

/* Call it after the last address_set_add(). */
void address_set_sort(struct address_set *set);

/* Whether the bytes are an address in the set, in brackets or not. */
int address_set_has(const struct address_set *set, const char *s, size_t n);

void address_set_free(struct address_set *set);

#endif
