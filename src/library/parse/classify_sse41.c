/* Stage 1 with SSSE3 and SSE4.1. */
#include "parse/vectors.h"
#include "parse/walk.h"

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static URIC_ALWAYS_INLINE __m128i sse41_at(const unsigned char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m128i sse41_row(enum uric_row row)
{
    return _mm_load_si128((const __m128i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m128i sse41_high_halves(__m128i bytes)
{
    return _mm_and_si128(_mm_srli_epi16(bytes, 4), sse41_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t sse41_mask(__m128i v)
{
    return (uint32_t)_mm_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct sse41_bytes {
    __m128i a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void sse41_load(struct sse41_bytes *bytes, const unsigned char *p)
{
    bytes->a = sse41_at(p);
    bytes->b = sse41_at(p + 16);
    bytes->c = sse41_at(p + 32);
    bytes->d = sse41_at(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void sse41_load_first(struct sse41_bytes *bytes,
                                                const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = _mm_setzero_si128();
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = sse41_at(s);
        bytes->b = sse41_at(s + 16);
        bytes->c = sse41_at(s + bytes->c_at);
        bytes->d = sse41_at(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = sse41_at(s);
        bytes->c = sse41_at(s + bytes->c_at);
    } else if (n > 0) {
        const struct short_bytes few = load_short(s, n);

        bytes->a = _mm_set_epi64x((long long)few.high, (long long)few.low);
    }
}

static URIC_ALWAYS_INLINE uint64_t sse41_join(__m128i a, __m128i b, __m128i c, __m128i d,
                                              unsigned c_at)
{
    const uint32_t low = sse41_mask(a) | sse41_mask(b) << 16;
    const uint32_t high = sse41_mask(c) | sse41_mask(d) << 16;

    return low | (uint64_t)high << c_at;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t sse41_equal(const struct sse41_bytes *bytes,
                                               unsigned char byte)
{
    const __m128i all = _mm_set1_epi8((char)byte);

    return sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t sse41_byte(const struct sse41_bytes *bytes,
                                              enum uric_row row)
{
    const __m128i all = sse41_row(row);

    return sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m128i sse41_places_of(__m128i bytes)
{
    return _mm_and_si128(
        _mm_shuffle_epi8(sse41_row(URIC_ROW_LOW), bytes),
        _mm_shuffle_epi8(sse41_row(URIC_ROW_HIGH), sse41_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void sse41_places(struct sse41_bytes *first)
{
    first->a = sse41_places_of(first->a);
    first->b = sse41_places_of(first->b);
    first->c = sse41_places_of(first->c);
    first->d = sse41_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t sse41_in(const struct sse41_bytes *places,
                                            enum uric_jump jump)
{
    const __m128i to_sign = sse41_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return sse41_join(_mm_adds_epu8(places->a, to_sign), _mm_adds_epu8(places->b, to_sign),
                      _mm_adds_epu8(places->c, to_sign), _mm_adds_epu8(places->d, to_sign),
                      places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t sse41_in_scheme(const struct sse41_bytes *first)
{
    return sse41_mask(_mm_adds_epu8(first->a, sse41_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void sse41_clear(struct uric *u)
{
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct sse41_window {
    struct sse41_bytes bytes;
    __m128i a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m128i sse41_bits(__m128i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, sse41_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct sse41_window sse41_look(const struct sse41_bytes *bytes)
{
    struct sse41_window w;

    w.bytes = *bytes;
    w.a_bit = sse41_bits(bytes->a);
    w.b_bit = sse41_bits(bytes->b);
    w.c_bit = sse41_bits(bytes->c);
    w.d_bit = sse41_bits(bytes->d);
    return w;
}

static URIC_ALWAYS_INLINE __m128i sse41_has(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t sse41_of(const struct sse41_window *w, unsigned nibbles)
{
    const __m128i table = sse41_at(uric_nibbles + nibbles);

    return sse41_join(sse41_has(table, w->bytes.a, w->a_bit),
                      sse41_has(table, w->bytes.b, w->b_bit),
                      sse41_has(table, w->bytes.c, w->c_bit),
                      sse41_has(table, w->bytes.d, w->d_bit), w->bytes.c_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m128i sse41_out(const unsigned char *p, __m128i table)
{
    const __m128i bytes = sse41_at(p);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes), sse41_bits(bytes));
}

static URIC_ALWAYS_INLINE int sse41_all(const unsigned char *p, unsigned nibbles)
{
    const __m128i table = sse41_at(uric_nibbles + nibbles);
    const __m128i out =
        _mm_or_si128(_mm_or_si128(sse41_out(p, table), sse41_out(p + 16, table)),
                     _mm_or_si128(sse41_out(p + 32, table), sse41_out(p + 48, table)));

    return _mm_testz_si128(out, out);
}

#define CLASSIFY(name) sse41_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_sse41
#define BLOCK 64
#include "parse/classify.h"

URIC_TARGET_END

#endif
