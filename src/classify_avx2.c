/* Stage 1 with AVX2. */
#include "vectors.h"
#include "walk.h"

#if URIC_BUILT & URIC_BUILT_AVX2

#include "masks.h"

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

/* In memory, behind one pointer: or gcc would make each constant anew in a general register and
 * spread it. */
#define FOUR(c) c, c, c, c
#define SIXTEEN(c) FOUR(c), FOUR(c), FOUR(c), FOUR(c)
#define ALL(c) { SIXTEEN(c), SIXTEEN(c) }
struct avx2_constants {
    __m256i low, high, half, percent, least[JUMPS];
};
static const union {
    unsigned char bytes[4 + JUMPS][32];
    struct avx2_constants as;
} avx2_constants = { {
    { URIC_MASKS_LOW, URIC_MASKS_LOW }, { URIC_MASKS_HIGH, URIC_MASKS_HIGH },
    ALL(15), ALL('%'), ALL(128 - URIC_LEAST_SCHEME), ALL(128 - URIC_LEAST_REG_NAME),
    ALL(128 - URIC_LEAST_PATH)
} };
#undef ALL
#undef SIXTEEN
#undef FOUR

static URIC_ALWAYS_INLINE const struct avx2_constants *avx2_get_constants(void)
{
    const struct avx2_constants *constants = &avx2_constants.as;

    __asm__("" : "+r"(constants)); /* or gcc would see what is there */
    return constants;
}

static URIC_ALWAYS_INLINE __m256i avx2_high_halves(__m256i bytes, __m256i half)
{
    return _mm256_and_si256(_mm256_srli_epi16(bytes, 4), half);
}

/* What masks.py says of each byte. */
static URIC_ALWAYS_INLINE __m256i avx2_places(__m256i bytes, const struct avx2_constants *c)
{
    return _mm256_and_si256(
        _mm256_shuffle_epi8(c->low, bytes),
        _mm256_shuffle_epi8(c->high, avx2_high_halves(bytes, c->half)));
}

static URIC_ALWAYS_INLINE uint32_t avx2_in(__m256i places, __m256i least)
{
    return (uint32_t)_mm256_movemask_epi8(_mm256_adds_epu8(places, least));
}

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
    last = _mm_loadu_si128((const __m128i *)(s + n - 16));
    by = _mm_loadu_si128((const __m128i *)(shuffle_down + (32 - n)));
    return _mm256_set_m128i(_mm_shuffle_epi8(last, by),
                            _mm_loadu_si128((const __m128i *)s));
}

struct avx2_window {
    __m256i low_bytes, high_bytes, low, high;
};

static URIC_ALWAYS_INLINE struct avx2_window avx2_load(const unsigned char *p)
{
    const struct avx2_constants *const c = avx2_get_constants();
    struct avx2_window w;

    w.low_bytes = _mm256_loadu_si256((const __m256i *)p);
    w.high_bytes = _mm256_loadu_si256((const __m256i *)(p + 32));
    w.low = avx2_places(w.low_bytes, c);
    w.high = avx2_places(w.high_bytes, c);
    return w;
}

static URIC_ALWAYS_INLINE uint64_t avx2_join(uint32_t low, uint32_t high)
{
    uint64_t mask = low | (uint64_t)high << 32;

    __asm__("" : "+r"(mask)); /* or gcc would gather masks in a vector first */
    return mask;
}

static URIC_ALWAYS_INLINE uint64_t avx2_of(const struct avx2_window *w, unsigned jump)
{
    const __m256i least = avx2_get_constants()->least[jump];

    return avx2_join(avx2_in(w->low, least), avx2_in(w->high, least));
}

static URIC_ALWAYS_INLINE uint64_t avx2_percent(const struct avx2_window *w)
{
    const __m256i percent = avx2_get_constants()->percent;

    return avx2_join(
        (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(w->low_bytes, percent)),
        (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(w->high_bytes, percent)));
}

/* Those in a class of runs.h, by a table of the high halves that go with each low one. */
static URIC_ALWAYS_INLINE __m256i avx2_out_of(__m256i bytes, unsigned nibbles)
{
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));

    return _mm256_andnot_si256(
        _mm256_shuffle_epi8(table, bytes),
        _mm256_shuffle_epi8(bits, avx2_high_halves(bytes, _mm256_set1_epi8(15))));
}

static URIC_ALWAYS_INLINE uint64_t avx2_hexdig(const struct avx2_window *w)
{
    const __m256i zero = _mm256_setzero_si256();

    return avx2_join(
        (uint32_t)_mm256_movemask_epi8(
            _mm256_cmpeq_epi8(avx2_out_of(w->low_bytes, URIC_NIBBLES_HEXDIG), zero)),
        (uint32_t)_mm256_movemask_epi8(
            _mm256_cmpeq_epi8(avx2_out_of(w->high_bytes, URIC_NIBBLES_HEXDIG), zero)));
}

static URIC_ALWAYS_INLINE int avx2_all(const unsigned char *p, unsigned nibbles)
{
    const __m256i *const at = (const __m256i *)p;
    const __m256i out = _mm256_or_si256(
        _mm256_or_si256(avx2_out_of(_mm256_loadu_si256(at), nibbles),
                        avx2_out_of(_mm256_loadu_si256(at + 1), nibbles)),
        _mm256_or_si256(avx2_out_of(_mm256_loadu_si256(at + 2), nibbles),
                        avx2_out_of(_mm256_loadu_si256(at + 3), nibbles)));

    return _mm256_testz_si256(out, out);
}

static URIC_NEVER_INLINE size_t avx2_bulk(const unsigned char *p, size_t n, unsigned jump)
{
    static const unsigned char nibbles[JUMPS] = { URIC_NIBBLES_SCHEME, URIC_NIBBLES_REG_NAME,
                                                  URIC_NIBBLES_PATH };
    size_t i = 0;

    if (n >= 128 && avx2_all(p, nibbles[jump])) {
        i = 128;
        if (n >= 384) /* on from where a cache line begins */
            i -= (uintptr_t)(p + i) & 63;
        while (n - i >= 128 && avx2_all(p + i, nibbles[jump]))
            i += 128;
    }
    return i;
}

#define CLASSIFY(name) avx2_##name
#define WINDOW struct avx2_window
#define LOAD(p) avx2_load(p)
#define IN(w, jump) avx2_of(&(w), jump)
#define PERCENT(w) avx2_percent(&(w))
#define HEXDIG(w) avx2_hexdig(&(w))
#define BULK(p, n, jump) avx2_bulk(p, n, jump)
#include "classify.h"
#undef BULK
#undef HEXDIG
#undef PERCENT
#undef IN
#undef LOAD
#undef WINDOW
#undef CLASSIFY

size_t uric_pass_avx2(struct uric_view *v, size_t i, unsigned jump)
{
    return avx2_pass(v, i, jump);
}

int uric_parse_avx2(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    const uint64_t first_63 = ~(uint64_t)0 >> 1;
    const struct avx2_constants *const c = avx2_get_constants();
    unsigned char *const to = (unsigned char *)u;
    unsigned shift = 32;
    __m256i low, high = _mm256_setzero_si256(), least;
    uint64_t scheme, reg_name, path;

    _mm256_storeu_si256((__m256i *)to, high);
    _mm256_storeu_si256((__m256i *)(to + 32), high);
    if (n >= 32) {
        shift = n < 64 ? (unsigned)n - 32 : 32;
        low = _mm256_loadu_si256((const __m256i *)s);
        high = _mm256_loadu_si256((const __m256i *)(s + shift));
    } else if (n > 0) {
        low = avx2_load_part(s, n);
    } else {
        low = high;
    }
    low = avx2_places(low, c);
    high = avx2_places(high, c);
    /* a scheme that is longer is stopped too soon */
    scheme = avx2_in(low, c->least[JUMP_SCHEME]);
    least = c->least[JUMP_REG_NAME];
    reg_name = (avx2_in(low, least) | (uint64_t)avx2_in(high, least) << shift) & first_63;
    least = c->least[JUMP_PATH];
    path = (avx2_in(low, least) | (uint64_t)avx2_in(high, least) << shift) & first_63;
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

URIC_TARGET_END

#endif
