/* Finds the bytes that end runs of Appendix B's machine, many at a time. */
#include "parse/split_view.h"

#if URIC_BUILT & ~URIC_BUILT_512
void uric_view_lanes(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    uint64_t at[URIC_SPLIT_STOPS] = { 0 };
    size_t last;
    unsigned k;

    if (n < URIC_LANES) { /* too few to load: stop at each byte */
        memset(v, -1, sizeof *v);
        v->base = 0;
        return;
    }
    last = n - URIC_LANES;
    if (i > last)
        i = last;
    for (k = 0; k < URIC_SPLIT_VIEW; k += URIC_LANES) {
        const size_t from = last - i < k ? last : i + k;
        const unsigned shift = (unsigned)(from - i) * URIC_LANE_BITS;
        const uric_lanes here = uric_lanes_load(s + from);

#define MARK(number, byte)                                                    \
        at[number] |= uric_lanes_mask(uric_lanes_are(here, byte)) << shift;
        URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
    }
    memcpy(v->at, at, sizeof at);
    v->base = i;
}
#endif

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,bmi,bmi2")

void uric_view_avx512(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    const unsigned rest = n - i < 64 ? (unsigned)(n - i) : 64;
    const __m512i here = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, rest), s + i);

    v->base = i;
#define MARK(number, byte)                                                    \
    v->at[number] = _mm512_cmpeq_epi8_mask(here, _mm512_set1_epi8(byte));
    URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
}

URIC_TARGET_END

#endif

#if URIC_BUILT & URIC_BUILT_AVX2

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
