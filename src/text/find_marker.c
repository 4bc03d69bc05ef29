/* Finds the bytes that the search for URIs has to examine. */
#include "text/find.h"

#if !defined(URIC_PORTABLE) && defined(__GNUC__) && __STDC_HOSTED__ &&            \
    defined(__SSE2__)
#include <emmintrin.h>

enum { MARKERS_WIDTH = 64, MARKER_BITS = 1 };

/* Bit i is set if byte i is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const __m128i of_a = _mm_set1_epi8((char)a), of_b = _mm_set1_epi8((char)b),
                  of_c = _mm_set1_epi8((char)c);
    uint64_t bits = 0;
    int i;

    for (i = 0; i < MARKERS_WIDTH; i += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(s + i));
        const __m128i equal = _mm_or_si128(
            _mm_or_si128(_mm_cmpeq_epi8(bytes, of_a), _mm_cmpeq_epi8(bytes, of_b)),
            _mm_cmpeq_epi8(bytes, of_c));

        bits |= (uint64_t)(unsigned)_mm_movemask_epi8(equal) << i;
    }
    return bits;
}

#elif !defined(URIC_PORTABLE) && defined(__GNUC__) && __STDC_HOSTED__ &&          \
    defined(__AARCH64EL__) && defined(__ARM_NEON)
#include <arm_neon.h>

enum { MARKERS_WIDTH = 16, MARKER_BITS = 4 };

/* Bits 4 i to 4 i + 3 are set if byte i is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const uint8x16_t bytes = vld1q_u8(s);
    const uint8x16_t equal =
        vorrq_u8(vorrq_u8(vceqq_u8(bytes, vdupq_n_u8(a)),
                          vceqq_u8(bytes, vdupq_n_u8(b))),
                 vceqq_u8(bytes, vdupq_n_u8(c)));

    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(equal), 4)), 0);
}

#else

enum { MARKERS_WIDTH = 8, MARKER_BITS = 8 };

/* Sets the high bit of each zero byte, and perhaps of bytes above one. */
static inline uint64_t zeros(uint64_t bytes)
{
    const uint64_t ones = ~(uint64_t)0 / 255;

    return (bytes - ones) & ~bytes & ones << 7;
}

/* Not 0 if one of the eight bytes is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const uint64_t ones = ~(uint64_t)0 / 255;
    uint64_t bytes;

    memcpy(&bytes, s, 8);
    return zeros(bytes ^ ones * a) | zeros(bytes ^ ones * b) |
           zeros(bytes ^ ones * c);
}

#endif

size_t uric_find_marker(const unsigned char *s, size_t i, size_t n, unsigned flags)
{
    const unsigned char a = ':', b = flags & URIC_FIND_SUFFIX ? '.' : a,
                        c = flags & URIC_FIND_HTML ? '<' : a;

    for (; n - i >= MARKERS_WIDTH; i += MARKERS_WIDTH) {
        const uint64_t bits = (flags & (URIC_FIND_SUFFIX | URIC_FIND_HTML)) != 0
                                  ? marked(s + i, a, b, c)
                                  : marked(s + i, ':', ':', ':');

        if (bits == 0)
            continue;
#if defined(__GNUC__)
        if (MARKER_BITS < 8)
            return i + (unsigned)__builtin_ctzll(bits) / MARKER_BITS;
#endif
        break;
    }
    while (i < n && s[i] != a && s[i] != b && s[i] != c)
        i++;
    return i;
}
