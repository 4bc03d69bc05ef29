/* The fast path with AVX2: a byte's halves are looked up in tables of 16, the low
 * half for the high halves with which it is in the class, the high half for its
 * bit in that answer. */
#include "vectors.h"

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

/* Two vectors; the second holds the last bytes, which may be in the first as
 * well, so its masks are shifted to where it begins. */
struct avx2_window {
    __m256i low, high;         /* bytes */
    __m256i low_bit, high_bit; /* of their high halves */
    unsigned shift;
};

/* n bytes, 1 to 31, as a vector padded with zeros. */
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

static inline __m256i avx2_bits_of_high_halves(__m256i bytes)
{
    /* beyond ASCII all bits, of which a shuffle by such a byte finds none */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, _mm256_and_si256(
                                         _mm256_srli_epi16(bytes, 4),
                                         _mm256_set1_epi8(15)));
}

static inline struct avx2_window avx2_load(const unsigned char *s, size_t n)
{
    struct avx2_window w;

    w.shift = 32;
    w.high = _mm256_setzero_si256();
    if (n >= 32) {
        w.shift = n < 64 ? (unsigned)n - 32 : 32;
        w.low = _mm256_loadu_si256((const __m256i *)s);
        w.high = _mm256_loadu_si256((const __m256i *)(s + w.shift));
    } else {
        w.low = avx2_load_part(s, n);
    }
    w.low_bit = avx2_bits_of_high_halves(w.low);
    w.high_bit = avx2_bits_of_high_halves(w.high);
    return w;
}

static inline uint64_t avx2_join(const struct avx2_window *w, __m256i low,
                                 __m256i high)
{
    return (uint32_t)_mm256_movemask_epi8(low) |
           (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << w->shift;
}

static inline uint64_t avx2_equal(const struct avx2_window *w, char c)
{
    const __m256i all =
        row_of_byte(c) < ROWS
            ? _mm256_loadu_si256((const __m256i *)row_of(row_of_byte(c)))
            : _mm256_set1_epi8(c);

    return avx2_join(w, _mm256_cmpeq_epi8(w->low, all),
                     _mm256_cmpeq_epi8(w->high, all));
}

static inline uint64_t avx2_of(const struct avx2_window *w, unsigned nibbles)
{
    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));
    const __m256i low = _mm256_and_si256(
        _mm256_shuffle_epi8(table, w->low), w->low_bit);
    const __m256i high = _mm256_and_si256(
        _mm256_shuffle_epi8(table, w->high), w->high_bit);

    return avx2_join(w, _mm256_cmpeq_epi8(low, w->low_bit),
                     _mm256_cmpeq_epi8(high, w->high_bit));
}

/* Zeros where the byte at s and those behind it are in the class. */
static inline __m256i avx2_out(const unsigned char *s, __m256i table)
{
    const __m256i bytes = _mm256_loadu_si256((const __m256i *)s);
    const __m256i bit = avx2_bits_of_high_halves(bytes);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), bit);
}

static inline int avx2_all(const unsigned char *s, unsigned nibbles)
{
    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));
    const __m256i out = _mm256_or_si256(
        _mm256_or_si256(avx2_out(s, table), avx2_out(s + 32, table)),
        _mm256_or_si256(avx2_out(s + 64, table), avx2_out(s + 96, table)));

    return _mm256_testz_si256(out, out);
}

#ifndef URIC_ONLY_PARSE

typedef uint64_t avx2_lanes __attribute__((vector_size(32)));

/* As many as there are bits below the lowest one. */
static inline avx2_lanes avx2_zeros(avx2_lanes masks)
{
    const __m256i bits = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i below = (__m256i)(~masks & (masks - 1));
    const __m256i counts = _mm256_add_epi8(
        _mm256_shuffle_epi8(bits, _mm256_and_si256(below, low)),
        _mm256_shuffle_epi8(
            bits, _mm256_and_si256(_mm256_srli_epi16(below, 4), low)));

    return (avx2_lanes)_mm256_sad_epu8(counts, _mm256_setzero_si256());
}

/* The low halves of the lanes. */
static inline __m128i avx2_narrow(avx2_lanes numbers)
{
    return _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(
        (__m256i)numbers, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6)));
}

static inline __m128i avx2_load_4(const uint8_t *from)
{
    int four;

    memcpy(&four, from, 4);
    return _mm_cvtsi32_si128(four);
}

static inline void avx2_store_8(uint8_t *to, avx2_lanes numbers)
{
    const __m128i bytes = _mm_shuffle_epi8(
        avx2_narrow(numbers), _mm_setr_epi8(0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12,
                                            0, 4, 8, 12));
    const int four = _mm_cvtsi128_si32(bytes);

    memcpy(to, &four, 4);
}

#define LANES 4
#define LANE avx2_lanes
#define LANE_ZEROS(masks) avx2_zeros(masks)
#define LANE_BIT(numbers)                                                     \
    ((avx2_lanes)_mm256_sllv_epi64(_mm256_set1_epi64x(1), (__m256i)(numbers)))
#define LANE_IF(numbers) ((avx2_lanes)((numbers) != 0))
#define LANE_IF_LETTER(numbers) ((avx2_lanes)((numbers) >= 'A'))
#define LANE_LOAD_32(p)                                                       \
    ((avx2_lanes)_mm256_cvtepu32_epi64(                                       \
        _mm_loadu_si128((const __m128i *)(p))))
#define LANE_LOAD_8(p)                                                        \
    ((avx2_lanes)_mm256_cvtepu8_epi64(avx2_load_4(p)))
#define LANE_BITS(masks) (unsigned)_mm256_movemask_pd((__m256d)(masks))
#define LANE_STORE_32(p, v)                                                   \
    _mm_storeu_si128((__m128i *)(p), avx2_narrow(v))
#define LANE_STORE_8(p, v) avx2_store_8(p, v)

#endif

#define FAST(name) avx2_##name
#define WINDOW struct avx2_window
#define LOAD(s, n) avx2_load(s, n)
#define EQUAL(w, c) avx2_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) avx2_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 128
#define ALL(s, nibbles) avx2_all(s, nibbles)
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#define COUNT(mask) ((unsigned)_mm_popcnt_u64(mask))
#define BELOW(i) _bzhi_u64(~(uint64_t)0, (unsigned)(i))
#include "fast.h"

#ifndef URIC_ONLY_PARSE

void uric_block_avx2(int entry, const unsigned char *s, const uint32_t *begin,
                   const uint32_t *end, unsigned count, struct uric_block *b)
{
    avx2_block(entry, s, begin, end, count, b);
}

unsigned uric_places_avx2(const unsigned char *s, size_t *from, size_t n, char c,
                          unsigned most, uint32_t *places)
{
    return avx2_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_avx2(enum uric_run_of run, const unsigned char *s, size_t i,
                    size_t n)
{
    return avx2_run_of(run, s, i, n);
}

int uric_parse_avx2(int entry, const unsigned char *s, size_t n,
                    struct uric *u)
{
    return avx2_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif
