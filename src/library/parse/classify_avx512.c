/* Stage 1 with AVX-512 (F, BW), 64 bytes at once. */
#include "parse/vectors.h"
#include "parse/walk.h"

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,popcnt,bmi,bmi2")

struct avx512_bytes {
    __m512i all;
};

static URIC_ALWAYS_INLINE void avx512_load(struct avx512_bytes *bytes,
                                           const unsigned char *p)
{
    bytes->all = _mm512_loadu_si512(p);
}

static URIC_ALWAYS_INLINE void avx512_load_first(struct avx512_bytes *bytes,
                                                 const unsigned char *s, size_t n)
{
    const unsigned count = n < 63 ? (unsigned)n : 63;

    bytes->all = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, count), s);
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

static URIC_ALWAYS_INLINE void avx512_places(struct avx512_bytes *first)
{
    first->all = _mm512_and_si512(
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_LOW), first->all),
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_HIGH), avx512_high_halves(first->all)));
}

static URIC_ALWAYS_INLINE uint64_t avx512_in(const struct avx512_bytes *places,
                                             enum uric_jump jump)
{
    const enum uric_row row = (enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump);

    return _mm512_cmpge_epu8_mask(places->all, avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t avx512_in_scheme(const struct avx512_bytes *first)
{
    return avx512_in(first, JUMP_SCHEME);
}

static URIC_ALWAYS_INLINE void avx512_clear(struct uric *u)
{
    /* one store of 64 bytes takes twice as long if *u lies across two pages */
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct avx512_window {
    __m512i bytes, bit; /* bit: the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m512i avx512_table(const unsigned char *table)
{
    /* masked, because g++ 12 warns that the plain intrinsic uses an uninitialized value */
    return _mm512_maskz_broadcast_i32x4(0xffff,
                                        _mm_loadu_si128((const __m128i *)(const void *)table));
}

static URIC_ALWAYS_INLINE __m512i avx512_bits(__m512i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    static const unsigned char bits[16] = { 1,   2,   4,   8,   16,  32,  64,  128,
                                            255, 255, 255, 255, 255, 255, 255, 255 };

    return _mm512_shuffle_epi8(avx512_table(bits), avx512_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct avx512_window avx512_look(const struct avx512_bytes *bytes)
{
    struct avx512_window w;

    w.bytes = bytes->all;
    w.bit = avx512_bits(w.bytes);
    return w;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t avx512_equal(const struct avx512_bytes *bytes,
                                                unsigned char byte)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, _mm512_set1_epi8((char)byte));
}
#endif

static URIC_ALWAYS_INLINE uint64_t avx512_byte(const struct avx512_bytes *bytes,
                                               enum uric_row row)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t avx512_of(const struct avx512_window *w,
                                             unsigned nibbles)
{
    return _mm512_test_epi8_mask(
        _mm512_shuffle_epi8(avx512_table(uric_nibbles + nibbles), w->bytes), w->bit);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m512i avx512_out(const unsigned char *p, __m512i table)
{
    const __m512i bytes = _mm512_loadu_si512(p);

    return ~_mm512_shuffle_epi8(table, bytes) & avx512_bits(bytes);
}

static URIC_ALWAYS_INLINE int avx512_all(const unsigned char *p, unsigned nibbles)
{
    const __m512i table = avx512_table(uric_nibbles + nibbles);
    const __m512i out = _mm512_or_si512(
        _mm512_or_si512(avx512_out(p, table), avx512_out(p + 64, table)),
        _mm512_or_si512(avx512_out(p + 128, table), avx512_out(p + 192, table)));

    return _mm512_test_epi8_mask(out, out) == 0;
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) avx512_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx512
#define BLOCK 256
#include "parse/classify.h"

URIC_TARGET_END

#endif
