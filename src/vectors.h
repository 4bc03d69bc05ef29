/* What the forms for vectors share: the intrinsics, and loads of fewer bytes than
 * a vector holds that touch no byte behind them.  Little-endian. */
#ifndef URIC_VECTORS_H
#define URIC_VECTORS_H

#include "isa.h"

#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#endif

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

/* 64 times the same byte, from memory: gcc would make it anew each time in a general
 * register and spread it from there, which costs more than what it is for. */
enum row {
    ROW_COLON, ROW_SLASH, ROW_QUERY, ROW_HASH, ROW_AT, ROW_DOT, ROW_PERCENT,
    ROW_SCHEME, ROW_REG_NAME, ROW_DIGIT, ROW_32,
    ROWS
};
#define FOUR(c) c, c, c, c
#define SIXTEEN(c) FOUR(c), FOUR(c), FOUR(c), FOUR(c)
#define ROW(c) { SIXTEEN(c), SIXTEEN(c), SIXTEEN(c), SIXTEEN(c) }
static const unsigned char vector_rows[ROWS][64] = {
    ROW(':'), ROW('/'), ROW('?'), ROW('#'), ROW('@'), ROW('.'), ROW('%'),
    ROW(URIC_RUN_SCHEME), ROW(URIC_RUN_REG_NAME), ROW(URIC_RUN_DIGIT), ROW(32)
};
#undef ROW
#undef SIXTEEN
#undef FOUR

static URIC_ALWAYS_INLINE const unsigned char *row_of(enum row row)
{
    const unsigned char(*all)[64] = vector_rows;

    __asm__("" : "+r"(all)); /* or gcc would see what is in them */
    return all[row];
}

/* The row of a byte; ROWS when there is none. */
static URIC_ALWAYS_INLINE enum row row_of_byte(int c)
{
    switch (c) {
    case ':': return ROW_COLON;
    case '/': return ROW_SLASH;
    case '?': return ROW_QUERY;
    case '#': return ROW_HASH;
    case '@': return ROW_AT;
    case '.': return ROW_DOT;
    case '%': return ROW_PERCENT;
    default: return ROWS;
    }
}

#endif

#if URIC_BUILT & URIC_BUILT_BY_HALVES

/* 1 to 15 bytes, padded with zeros to 16. */
struct short_bytes {
    uint64_t low, high;
};

static inline struct short_bytes load_short(const unsigned char *s, size_t n)
{
    struct short_bytes bytes;
    uint32_t first, last;

    bytes.high = 0;
    if (n > 8) {
        memcpy(&bytes.low, s, 8);
        memcpy(&bytes.high, s + n - 8, 8);
        bytes.high >>= 8 * (16 - n);
    } else if (n == 8) {
        memcpy(&bytes.low, s, 8);
    } else if (n >= 4) {
        memcpy(&first, s, 4);
        memcpy(&last, s + n - 4, 4);
        bytes.low = first | (uint64_t)last << 8 * (n - 4);
    } else {
        bytes.low = s[0] | (uint32_t)s[n / 2] << 8 * (n / 2) |
                    (uint32_t)s[n - 1] << 8 * (n - 1);
    }
    return bytes;
}

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i,
 * zeros behind them. */
static const unsigned char shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

#endif

#endif
