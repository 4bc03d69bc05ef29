/* The fast path with SSSE3 and SSE4.1: as with AVX2, in vectors of half the
 * size. */
#include "vectors.h"

#include "runs.h"

#if URIC_FORMS & URIC_FORM_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

struct sse41_window {
    __m128i bytes[4];
    __m128i bit[4]; /* of the bytes' high halves */
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
    int k;

    if (n >= 64) {
        for (k = 0; k < 4; k++)
            w.bytes[k] = _mm_loadu_si128((const __m128i *)(s + 16 * k));
    } else if (n >= 16) {
        w.bytes[0] = _mm_loadu_si128((const __m128i *)s);
        for (k = 1; k < 4; k++)
            w.bytes[k] = sse41_load_part(s, 16 * (size_t)k, n);
    } else {
        bytes = load_short(s, n);
        w.bytes[0] =
            _mm_set_epi64x((long long)bytes.high, (long long)bytes.low);
        for (k = 1; k < 4; k++)
            w.bytes[k] = _mm_setzero_si128();
    }
    for (k = 0; k < 4; k++)
        w.bit[k] = sse41_bits_of_high_halves(w.bytes[k]);
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

    return sse41_join(_mm_cmpeq_epi8(w->bytes[0], all),
                      _mm_cmpeq_epi8(w->bytes[1], all),
                      _mm_cmpeq_epi8(w->bytes[2], all),
                      _mm_cmpeq_epi8(w->bytes[3], all));
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

    return sse41_join(sse41_in(table, w->bytes[0], w->bit[0]),
                      sse41_in(table, w->bytes[1], w->bit[1]),
                      sse41_in(table, w->bytes[2], w->bit[2]),
                      sse41_in(table, w->bytes[3], w->bit[3]));
}

#define FAST(name) sse41_##name
#define WINDOW struct sse41_window
#define LOAD(s, n) sse41_load(s, n)
#define EQUAL(w, c) sse41_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) sse41_of(&(w), nibbles)
#include "fast.h"
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef FAST

int uric_parse_sse41(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    return sse41_by_window(entry, s, n, u);
}

URIC_TARGET_END

#endif
