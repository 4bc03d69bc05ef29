/* Stage 1 with AVX-512 (F, BW), 64 bytes at once. */
#include "vectors.h"
#include "walk.h"

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,popcnt,bmi,bmi2")

static URIC_ALWAYS_INLINE __m512i avx512_bytes(const unsigned char *p)
{
    return _mm512_loadu_si512(p);
}

static URIC_ALWAYS_INLINE __m512i avx512_row(enum uric_row row)
{
    return _mm512_loadu_si512(uric_row(row));
}

static URIC_ALWAYS_INLINE __m512i avx512_high_halves(__m512i bytes)
{
    return _mm512_and_si512(_mm512_srli_epi16(bytes, 4), avx512_row(URIC_ROW_HALF));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

struct avx512_first {
    __m512i places;
};

static URIC_ALWAYS_INLINE void avx512_look(struct avx512_first *first,
                                           const unsigned char *s, size_t n)
{
    const unsigned count = n < 63 ? (unsigned)n : 63;
    const __m512i bytes = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, count), s);

    first->places = _mm512_and_si512(
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_LOW), bytes),
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_HIGH), avx512_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE uint64_t avx512_in(const struct avx512_first *first,
                                             enum uric_jump jump)
{
    return _mm512_cmpge_epu8_mask(first->places,
                                  avx512_row(URIC_ROW_LEAST_SCHEME + (unsigned)jump));
}

static URIC_ALWAYS_INLINE void avx512_clear(struct uric *u)
{
    _mm512_storeu_si512(u, _mm512_setzero_si512());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct avx512_window {
    __m512i bytes, bit; /* of their high halves */
};

static URIC_ALWAYS_INLINE __m512i avx512_table(const unsigned char *table)
{
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)table));
}

static URIC_ALWAYS_INLINE __m512i avx512_bits(__m512i bytes)
{
    /* beyond ASCII all bits, of which a shuffle by such a byte finds none */
    static const unsigned char bits[16] = { 1,   2,   4,   8,   16,  32,  64,  128,
                                            255, 255, 255, 255, 255, 255, 255, 255 };

    return _mm512_shuffle_epi8(avx512_table(bits), avx512_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct avx512_window avx512_load(const unsigned char *p)
{
    struct avx512_window w;

    w.bytes = avx512_bytes(p);
    w.bit = avx512_bits(w.bytes);
    return w;
}

static URIC_ALWAYS_INLINE uint64_t avx512_percent(const struct avx512_window *w)
{
    return _mm512_cmpeq_epi8_mask(w->bytes, avx512_row(URIC_ROW_PERCENT));
}

static URIC_ALWAYS_INLINE uint64_t avx512_of(const struct avx512_window *w,
                                             unsigned nibbles)
{
    return _mm512_test_epi8_mask(
        _mm512_shuffle_epi8(avx512_table(uric_nibbles + nibbles), w->bytes), w->bit);
}

/* Zeros where the bytes at p are in the class. */
static URIC_ALWAYS_INLINE __m512i avx512_out(const unsigned char *p, __m512i table)
{
    const __m512i bytes = avx512_bytes(p);

    return _mm512_andnot_si512(_mm512_shuffle_epi8(table, bytes), avx512_bits(bytes));
}

static URIC_ALWAYS_INLINE int avx512_all(const unsigned char *p, unsigned nibbles)
{
    const __m512i table = avx512_table(uric_nibbles + nibbles);
    const __m512i out = _mm512_or_si512(
        _mm512_or_si512(avx512_out(p, table), avx512_out(p + 64, table)),
        _mm512_or_si512(avx512_out(p + 128, table), avx512_out(p + 192, table)));

    return _mm512_test_epi8_mask(out, out) == 0;
}

#define CLASSIFY(name) avx512_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx512
#define BLOCK 256
#include "classify.h"

URIC_TARGET_END

#endif
