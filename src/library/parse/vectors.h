/* Shared by the vector kernels: the intrinsics, and loads of part of a vector that read no
 * byte past the end.  Little-endian. */
#ifndef URIC_VECTORS_H
#define URIC_VECTORS_H

#include "util/intrinsics.h"
#include "parse/isa.h"

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

#include "tables/masks.h"

/* The constants of stage 1, as vectors.  They are loaded from memory because gcc would build
 * each constant in a general register and broadcast it. */
enum uric_row {
    URIC_ROW_LOW,
    URIC_ROW_HIGH,
    URIC_ROW_HALF,
    URIC_ROW_PERCENT,
    URIC_ROW_MARK,
    URIC_ROW_HASH,
    URIC_ROW_TO_SIGN_SCHEME, /* a saturating addition sets the sign of bytes in the class */
    URIC_ROW_TO_SIGN_REG_NAME,
    URIC_ROW_TO_SIGN_PATH,
    URIC_ROW_LEAST_SCHEME,
    URIC_ROW_LEAST_REG_NAME,
    URIC_ROW_LEAST_PATH,
    URIC_ROW_COUNT
};

#define FOUR(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define ALL(c) { FOUR(FOUR(FOUR(c))) }
static const unsigned char uric_rows[URIC_ROW_COUNT][64] __attribute__((aligned(64))) = {
    { FOUR(URIC_MASKS_LOW) }, { FOUR(URIC_MASKS_HIGH) }, ALL(15), ALL('%'),
    ALL('?'), ALL('#'),
    ALL(128 - URIC_LEAST_SCHEME), ALL(128 - URIC_LEAST_REG_NAME),
    ALL(128 - URIC_LEAST_PATH), ALL(URIC_LEAST_SCHEME), ALL(URIC_LEAST_REG_NAME),
    ALL(URIC_LEAST_PATH)
};
#undef ALL
#undef FOUR

static URIC_ALWAYS_INLINE const unsigned char *uric_row(enum uric_row row)
{
    const unsigned char *rows = uric_rows[0];

    __asm__("" : "+r"(rows)); /* hides the constants from the compiler */
    return rows + 64 * (unsigned)row;
}

#endif

#if URIC_BUILT & URIC_BUILT_BY_HALVES & ~URIC_BUILT_512

/* 1 to 15 bytes, padded with zeros to 16. */
struct short_bytes {
    uint64_t low, high;
};

static URIC_INLINE struct short_bytes load_short(const unsigned char *s, size_t n)
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

#endif

#endif
