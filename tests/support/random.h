/* Pseudorandom numbers for test strings: the same on every machine for the same seed. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* The next number, below n; *seed is not 0. */
static inline size_t random_below(uint64_t *seed, size_t n)
{
    /* xorshift64* (Marsaglia 2003, Vigna 2016) */
    *seed ^= *seed >> 12;
    *seed ^= *seed << 25;
    *seed ^= *seed >> 27;
    return (size_t)((*seed * 0x2545f4914f6cdd1du >> 32) * n >> 32);
}

#endif
