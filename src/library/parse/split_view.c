/* Finds the bytes that end runs of Appendix B's machine, many at a time. */
#include "parse/split_view.h"

void uric_view_lanes(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    const size_t last = n - URIC_LANES;
    struct uric_split_view found = { { 0 }, 0 };
    unsigned k;

    found.base = i < last ? i : last;
    for (k = 0; k < URIC_SPLIT_VIEW; k += URIC_LANES) {
        const size_t at = last - found.base < k ? last : found.base + k;
        const unsigned shift = (unsigned)(at - found.base) * URIC_LANE_BITS;
        const uric_lanes here = uric_lanes_load(s + at);

#define MARK(number, byte)                                                    \
        found.at[number] |= uric_lanes_mask(uric_lanes_are(here, byte)) << shift;
        URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
    }
    *v = found;
}

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE uint64_t view_mask(__m256i bytes, unsigned char byte)
{
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)byte)));
}

void uric_view_avx2(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    enum { HALF = URIC_SPLIT_VIEW / 2 };
    size_t last, base, next;
    __m256i low, high;

    if (n < HALF) {
        uric_view_lanes(v, s, n, i);
        return;
    }
    last = n - HALF;
    base = i < last ? i : last;
    next = last - base < HALF ? last - base : (size_t)HALF;
    low = _mm256_loadu_si256((const __m256i *)(const void *)(s + base));
    high = _mm256_loadu_si256((const __m256i *)(const void *)(s + base + next));
    v->base = base;
#define MARK(number, byte)                                                    \
    v->at[number] = view_mask(low, byte) | view_mask(high, byte) << next;
    URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
}

URIC_TARGET_END

#endif
