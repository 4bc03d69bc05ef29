/* SipHash (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): a hash under a
 * key of 128 bits.  Without the key nobody can choose strings whose hashes are equal, or
 * that fall into one slot of a table.
 *
 * The bytes are added in pieces, from the last to the first, as normal.h reads the normal
 * form of a reference.  The hash is SipHash of the bytes in that order, the same on every
 * machine.
 *
 * The paper's c and d are parameters.  Tables use SipHash-1-3, for which no collision
 * without the key is known; the paper's test vectors are for SipHash-2-4. */
#ifndef URIC_SIPHASH_H
#define URIC_SIPHASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct uric_siphash {
    uint64_t v0, v1, v2, v3;
    uint64_t pending; /* the last length % 8 bytes, the first of them lowest */
    uint64_t length;
};

/* The n bytes at s, at most 8, as a number; the last byte is the least significant. */
static inline uint64_t uric_siphash_number(const char *s, size_t n)
{
    uint64_t number = 0;
    size_t i;

    for (i = 0; i < n; i++)
        number = number << 8 | (unsigned char)s[i];
    return number;
}

static inline uint64_t uric_siphash_word(const char *s)
{
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t word;

    memcpy(&word, s, sizeof word);
    return __builtin_bswap64(word);
#else
    return uric_siphash_number(s, 8);
#endif
}

static inline uint64_t uric_siphash_rotated(uint64_t v, int bits)
{
    return v << bits | v >> (64 - bits);
}

/* Applies the paper's SipRound `rounds` times. */
static inline void uric_siphash_rounds(struct uric_siphash *h, int rounds)
{
    uint64_t v0 = h->v0, v1 = h->v1, v2 = h->v2, v3 = h->v3;

    for (; rounds > 0; rounds--) {
        v0 += v1;
        v2 += v3;
        v1 = uric_siphash_rotated(v1, 13) ^ v0;
        v3 = uric_siphash_rotated(v3, 16) ^ v2;
        v0 = uric_siphash_rotated(v0, 32);
        v2 += v1;
        v0 += v3;
        v1 = uric_siphash_rotated(v1, 17) ^ v2;
        v3 = uric_siphash_rotated(v3, 21) ^ v0;
        v2 = uric_siphash_rotated(v2, 32);
    }
    h->v0 = v0;
    h->v1 = v1;
    h->v2 = v2;
    h->v3 = v3;
}

static inline void uric_siphash_mix(struct uric_siphash *h, uint64_t word, int c)
{
    h->v3 ^= word;
    uric_siphash_rounds(h, c);
    h->v0 ^= word;
}

static inline void uric_siphash_begin(struct uric_siphash *h, const uint64_t key[2])
{
    h->v0 = key[0] ^ UINT64_C(0x736f6d6570736575);
    h->v1 = key[1] ^ UINT64_C(0x646f72616e646f6d);
    h->v2 = key[0] ^ UINT64_C(0x6c7967656e657261);
    h->v3 = key[1] ^ UINT64_C(0x7465646279746573);
    h->pending = h->length = 0;
}

/* Adds n bytes, 1 to 8, as uric_siphash_number() returns them, after the pending ones. */
static inline void uric_siphash_add(struct uric_siphash *h, uint64_t bytes, unsigned n,
                                    int c)
{
    const unsigned before = (unsigned)(h->length % 8);

    h->pending |= bytes << 8 * before;
    h->length += n;
    if (before + n < 8)
        return;
    uric_siphash_mix(h, h->pending, c);
    h->pending = before > 0 ? bytes >> (64 - 8 * before) : 0;
}

/* Adds the n bytes at s, which precede those added so far. */
static inline void uric_siphash_take_before(struct uric_siphash *h, const char *s, size_t n,
                                            int c)
{
    const size_t all = n;

    if (h->length % 8 == 0) {
        for (h->length += n / 8 * 8; n >= 8; n -= 8)
            uric_siphash_mix(h, uric_siphash_word(s + n - 8), c);
    } else {
        for (; n >= 8; n -= 8)
            uric_siphash_add(h, uric_siphash_word(s + n - 8), 8, c);
    }
    if (n > 0)
        uric_siphash_add(h,
                         all >= 8 ? uric_siphash_word(s) >> (64 - 8 * n)
                                  : uric_siphash_number(s, n),
                         (unsigned)n, c);
}

static inline uint64_t uric_siphash_end(struct uric_siphash *h, int c, int d)
{
    uric_siphash_mix(h, h->pending | h->length << 56, c);
    h->v2 ^= 0xff;
    uric_siphash_rounds(h, d);
    return h->v0 ^ h->v1 ^ h->v2 ^ h->v3;
}

#endif
