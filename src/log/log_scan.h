/* Finding bytes, 16 at a time if the compiler's baseline can do it. */
#ifndef URIC_LOG_SCAN_H
#define URIC_LOG_SCAN_H

#include "util/internal.h"

#if defined(__GNUC__) && __STDC_HOSTED__ && !defined(URIC_PORTABLE)
#if defined(__SSE2__)
#include <emmintrin.h>
#define LOG_VECTOR 1 /* bits in a mask for each byte */
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#include <arm_neon.h>
#define LOG_VECTOR 4
#endif
#endif

#ifdef LOG_VECTOR

#if LOG_VECTOR == 1
typedef __m128i log_block;
#else
typedef uint8x16_t log_block;
#endif

static inline log_block log_load(const unsigned char *s)
{
#if LOG_VECTOR == 1
    log_block block;

    memcpy(&block, s, 16);
    return block;
#else
    return vld1q_u8(s);
#endif
}

/* A mask of the bytes that equal c; the first byte is lowest. */
static inline uint64_t log_equal(log_block block, unsigned char c)
{
#if LOG_VECTOR == 1
    return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(block, _mm_set1_epi8((char)c)));
#else
    const uint16x8_t equal = vreinterpretq_u16_u8(vceqq_u8(block, vdupq_n_u8(c)));

    return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(equal, 4)), 0) &
           0x1111111111111111u;
#endif
}

/* A mask of the bytes below c. */
static inline uint64_t log_below(log_block block, unsigned char c)
{
#if LOG_VECTOR == 1
    const log_block most = _mm_set1_epi8((char)(c - 1));

    return (unsigned)_mm_movemask_epi8(
        _mm_cmpeq_epi8(_mm_max_epu8(block, most), most));
#else
    const uint16x8_t below = vreinterpretq_u16_u8(vcltq_u8(block, vdupq_n_u8(c)));

    return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(below, 4)), 0) &
           0x1111111111111111u;
#endif
}

static inline unsigned log_first(uint64_t mask)
{
    return (unsigned)__builtin_ctzll(mask) / LOG_VECTOR;
}

#endif

/* The first byte from p on that is a or b, or end.  Lines shorter than a block are read byte
 * by byte.  At the end of others the last block is loaded again as a whole, overlapping
 * bytes that were already examined. */
static inline const unsigned char *log_find(const unsigned char *line,
                                            const unsigned char *p,
                                            const unsigned char *end, unsigned char a,
                                            unsigned char b)
{
#ifdef LOG_VECTOR
    for (; end - p >= 16; p += 16) {
        const log_block block = log_load(p);
        const uint64_t found = log_equal(block, a) | log_equal(block, b);

        if (found)
            return p + log_first(found);
    }
    if (end - line >= 16 && p < end) {
        const log_block block = log_load(end - 16);
        const uint64_t found = (log_equal(block, a) | log_equal(block, b)) >>
                               LOG_VECTOR * (16 - (end - p));

        return found ? p + log_first(found) : end;
    }
#else
    (void)line;
#endif
    while (p < end && *p != a && *p != b)
        p++;
    return p;
}

/* The first byte that is `stop`, or end; *noted becomes 1 if a `note` precedes it. */
static inline const unsigned char *log_find_noting(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end,
                                                   unsigned char stop,
                                                   unsigned char note, int *noted)
{
#ifdef LOG_VECTOR
    uint64_t notes = 0;

    for (; end - p >= 16; p += 16) {
        const log_block block = log_load(p);
        const uint64_t found = log_equal(block, stop);
        const uint64_t note_here = log_equal(block, note);

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + log_first(found);
        }
        notes |= note_here;
    }
    if (end - line >= 16 && p < end) {
        const log_block block = log_load(end - 16);
        const unsigned seen = LOG_VECTOR * (16 - (unsigned)(end - p));
        const uint64_t found = log_equal(block, stop) >> seen;
        const uint64_t note_here = log_equal(block, note) >> seen;

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + log_first(found);
        }
        *noted |= (note_here | notes) != 0;
        return end;
    }
    *noted |= notes != 0;
#else
    (void)line;
#endif
    while (p < end && *p != stop)
        *noted |= *p++ == note;
    return p;
}

#endif
