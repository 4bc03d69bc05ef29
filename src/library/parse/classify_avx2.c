/* Stage 1 with AVX2. */
#include "parse/vectors.h"
#include "parse/walk.h"

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i avx2_at(const unsigned char *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m256i avx2_row(enum uric_row row)
{
    return _mm256_load_si256((const __m256i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m256i avx2_high_halves(__m256i bytes)
{
    return _mm256_and_si256(_mm256_srli_epi16(bytes, 4), avx2_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t avx2_mask(__m256i v)
{
    return (uint32_t)_mm256_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 32 bytes from offset 0, and 32 from high_at; they may overlap. */
struct avx2_bytes {
    __m256i low, high;
    unsigned high_at;
};

static URIC_ALWAYS_INLINE void avx2_load(struct avx2_bytes *bytes, const unsigned char *p)
{
    bytes->low = avx2_at(p);
    bytes->high = avx2_at(p + 32);
    bytes->high_at = 32;
}

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i and
 * fills with zeros. */
static const unsigned char shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

/* 1 to 31 bytes, padded with zeros. */
static inline __m256i avx2_load_part(const unsigned char *s, size_t n)
{
    __m128i last, by;
    struct short_bytes bytes;

    if (n < 16) {
        bytes = load_short(s, n);
        return _mm256_zextsi128_si256(_mm_set_epi64x((long long)bytes.high,
                                                     (long long)bytes.low));
    }
    last = _mm_loadu_si128((const __m128i *)(const void *)(s + n - 16));
    by = _mm_loadu_si128((const __m128i *)(const void *)(shuffle_down + (32 - n)));
    return _mm256_set_m128i(_mm_shuffle_epi8(last, by),
                            _mm_loadu_si128((const __m128i *)(const void *)s));
}

static URIC_ALWAYS_INLINE void avx2_load_first(struct avx2_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->low = bytes->high = _mm256_setzero_si256();
    bytes->high_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->high_at = (unsigned)n - 32;
        bytes->low = avx2_at(s);
        bytes->high = avx2_at(s + bytes->high_at);
    } else if (n > 0) {
        bytes->low = avx2_load_part(s, n);
    }
}

static URIC_ALWAYS_INLINE uint64_t avx2_join(__m256i low, __m256i high, unsigned high_at)
{
    uint64_t mask = avx2_mask(low) | (uint64_t)avx2_mask(high) << high_at;

    __asm__("" : "+r"(mask)); /* keeps gcc from collecting masks in a vector */
    return mask;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t avx2_equal(const struct avx2_bytes *bytes,
                                              unsigned char byte)
{
    const __m256i all = _mm256_set1_epi8((char)byte);

    return avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t avx2_byte(const struct avx2_bytes *bytes,
                                             enum uric_row row)
{
    const __m256i all = avx2_row(row);

    return avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m256i avx2_places_of(__m256i bytes)
{
    return _mm256_and_si256(
        _mm256_shuffle_epi8(avx2_row(URIC_ROW_LOW), bytes),
        _mm256_shuffle_epi8(avx2_row(URIC_ROW_HIGH), avx2_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void avx2_places(struct avx2_bytes *first)
{
    first->low = avx2_places_of(first->low);
    first->high = avx2_places_of(first->high);
}

static URIC_ALWAYS_INLINE uint64_t avx2_in(const struct avx2_bytes *places,
                                           enum uric_jump jump)
{
    const __m256i to_sign = avx2_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return avx2_join(_mm256_adds_epu8(places->low, to_sign),
                     _mm256_adds_epu8(places->high, to_sign), places->high_at);
}

static URIC_ALWAYS_INLINE uint64_t avx2_in_scheme(const struct avx2_bytes *first)
{
    return avx2_mask(_mm256_adds_epu8(first->low, avx2_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void avx2_clear(struct uric *u)
{
    __m256i *const to = (__m256i *)(void *)u;

    _mm256_storeu_si256(to, _mm256_setzero_si256());
    _mm256_storeu_si256(to + 1, _mm256_setzero_si256());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct avx2_window {
    struct avx2_bytes bytes;
    __m256i low_bit, high_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m256i avx2_bits(__m256i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, avx2_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct avx2_window avx2_look(const struct avx2_bytes *bytes)
{
    struct avx2_window w;

    w.bytes = *bytes;
    w.low_bit = avx2_bits(bytes->low);
    w.high_bit = avx2_bits(bytes->high);
    return w;
}

static URIC_ALWAYS_INLINE __m256i avx2_table(unsigned nibbles)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)(uric_nibbles + nibbles)));
}

static URIC_ALWAYS_INLINE __m256i avx2_has(__m256i table, __m256i bytes, __m256i bit)
{
    return _mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t avx2_of(const struct avx2_window *w, unsigned nibbles)
{
    const __m256i table = avx2_table(nibbles);

    return avx2_join(avx2_has(table, w->bytes.low, w->low_bit),
                     avx2_has(table, w->bytes.high, w->high_bit), w->bytes.high_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m256i avx2_out(const unsigned char *p, __m256i table)
{
    const __m256i bytes = avx2_at(p);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), avx2_bits(bytes));
}

static URIC_ALWAYS_INLINE int avx2_all(const unsigned char *p, unsigned nibbles)
{
    const __m256i table = avx2_table(nibbles);
    const __m256i out =
        _mm256_or_si256(_mm256_or_si256(avx2_out(p, table), avx2_out(p + 32, table)),
                        _mm256_or_si256(avx2_out(p + 64, table), avx2_out(p + 96, table)));

    return _mm256_testz_si256(out, out);
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) avx2_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx2
#define BLOCK 128
#include "parse/classify.h"

URIC_TARGET_END

#endif
