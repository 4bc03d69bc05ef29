/* The fast path with SSSE3 and SSE4.1: as with AVX2, in vectors of half the
 * size. */
#include "vectors.h"

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

/* Named one by one, as gcc keeps the elements of an array in memory. */
struct sse41_window {
    __m128i a, b, c, d;                 /* bytes */
    __m128i a_bit, b_bit, c_bit, d_bit; /* of their high halves */
};

static inline __m128i sse41_bits_of_high_halves(__m128i bytes)
{
    /* beyond ASCII all bits, of which a shuffle by such a byte finds none */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, _mm_and_si128(_mm_srli_epi16(bytes, 4),
                                                _mm_set1_epi8(15)));
}

/* The bytes from i on of n, at least 16, at s: those before n, then zeros. */
static inline __m128i sse41_load_part(const unsigned char *s, size_t i, size_t n)
{
    const size_t from = i <= n - 16 ? i : n - 16;
    const size_t down = i - from < 16 ? i - from : 16;

    return _mm_shuffle_epi8(
        _mm_loadu_si128((const __m128i *)(s + from)),
        _mm_loadu_si128((const __m128i *)(shuffle_down + down)));
}

static inline struct sse41_window sse41_load(const unsigned char *s, size_t n)
{
    struct sse41_window w;
    struct short_bytes bytes;

    if (n >= 64) {
        w.a = _mm_loadu_si128((const __m128i *)s);
        w.b = _mm_loadu_si128((const __m128i *)(s + 16));
        w.c = _mm_loadu_si128((const __m128i *)(s + 32));
        w.d = _mm_loadu_si128((const __m128i *)(s + 48));
    } else if (n >= 16) {
        w.a = _mm_loadu_si128((const __m128i *)s);
        w.b = sse41_load_part(s, 16, n);
        w.c = sse41_load_part(s, 32, n);
        w.d = sse41_load_part(s, 48, n);
    } else {
        bytes = load_short(s, n);
        w.a = _mm_set_epi64x((long long)bytes.high, (long long)bytes.low);
        w.b = w.c = w.d = _mm_setzero_si128();
    }
    w.a_bit = sse41_bits_of_high_halves(w.a);
    w.b_bit = sse41_bits_of_high_halves(w.b);
    w.c_bit = sse41_bits_of_high_halves(w.c);
    w.d_bit = sse41_bits_of_high_halves(w.d);
    return w;
}

static inline uint64_t sse41_join(__m128i a, __m128i b, __m128i c, __m128i d)
{
    const uint32_t low = (uint32_t)_mm_movemask_epi8(a) |
                         (uint32_t)_mm_movemask_epi8(b) << 16;
    const uint32_t high = (uint32_t)_mm_movemask_epi8(c) |
                          (uint32_t)_mm_movemask_epi8(d) << 16;

    return low | (uint64_t)high << 32;
}

static inline uint64_t sse41_equal(const struct sse41_window *w, char c)
{
    const __m128i all = _mm_set1_epi8(c);

    return sse41_join(_mm_cmpeq_epi8(w->a, all),
                      _mm_cmpeq_epi8(w->b, all),
                      _mm_cmpeq_epi8(w->c, all),
                      _mm_cmpeq_epi8(w->d, all));
}

static inline __m128i sse41_in(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit),
                          bit);
}

static inline uint64_t sse41_of(const struct sse41_window *w, unsigned nibbles)
{
    const __m128i table =
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles));

    return sse41_join(sse41_in(table, w->a, w->a_bit),
                      sse41_in(table, w->b, w->b_bit),
                      sse41_in(table, w->c, w->c_bit),
                      sse41_in(table, w->d, w->d_bit));
}

/* Zeros where the byte at s and those behind it are in the class. */
static inline __m128i sse41_out(const unsigned char *s, __m128i table)
{
    const __m128i bytes = _mm_loadu_si128((const __m128i *)s);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes),
                            sse41_bits_of_high_halves(bytes));
}

static inline int sse41_all(const unsigned char *s, unsigned nibbles)
{
    const __m128i table =
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles));
    const __m128i out = _mm_or_si128(
        _mm_or_si128(sse41_out(s, table), sse41_out(s + 16, table)),
        _mm_or_si128(sse41_out(s + 32, table), sse41_out(s + 48, table)));

    return _mm_testz_si128(out, out);
}

#define FAST(name) sse41_##name
#define WINDOW struct sse41_window
#define LOAD(s, n) sse41_load(s, n)
#define EQUAL(w, c) sse41_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) sse41_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 0
#define BULK 64
#define ALL(s, nibbles) sse41_all(s, nibbles)
#define COUNT(mask) uric_count(mask)
#define BELOW(i) uric_below(i)
#define ZEROS(mask) uric_zeros(mask)
#include "fast.h"

#ifndef URIC_ONLY_PARSE

unsigned uric_places_sse41(const unsigned char *s, size_t *from, size_t n, char c,
                           unsigned most, uint32_t *places)
{
    return sse41_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_sse41(enum uric_run_of run, const unsigned char *s, size_t i,
                     size_t n)
{
    return sse41_run_of(run, s, i, n);
}

int uric_parse_sse41(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    return sse41_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif
