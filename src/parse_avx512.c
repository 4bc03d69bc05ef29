/* The fast path with AVX-512 (F, CD, BW, VL, VBMI, VBMI2): the classes of 64 bytes are
 * looked up at once in the 128 entries that ASCII has. */
#include "vectors.h"

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512cd,avx512bw,avx512vl,avx512vbmi,"
                  "avx512vbmi2,popcnt,bmi,bmi2")

struct avx512_window {
    __m512i bytes, classes; /* as in uric_run */
};

static inline struct avx512_window avx512_load(const unsigned char *s, size_t n)
{
    const __mmask64 there = _bzhi_u64(~(uint64_t)0, (unsigned)n);
    struct avx512_window w;

    w.bytes = _mm512_maskz_loadu_epi8(there, s);
    w.classes = _mm512_maskz_permutex2var_epi8(
        ~_mm512_movepi8_mask(w.bytes), _mm512_loadu_si512(uric_run), w.bytes,
        _mm512_loadu_si512(uric_run + 64));
    return w;
}

static URIC_ALWAYS_INLINE __m512i avx512_row(enum row row)
{
    return _mm512_loadu_si512(row_of(row));
}

static URIC_ALWAYS_INLINE __m512i avx512_byte(int c)
{
    return row_of_byte(c) < ROWS ? avx512_row(row_of_byte(c))
                                 : _mm512_set1_epi8((char)c);
}

static URIC_ALWAYS_INLINE __m512i avx512_bits(unsigned bits)
{
    switch (bits) {
    case URIC_RUN_SCHEME: return avx512_row(ROW_SCHEME);
    case URIC_RUN_REG_NAME: return avx512_row(ROW_REG_NAME);
    case URIC_RUN_DIGIT: return avx512_row(ROW_DIGIT);
    default: return _mm512_set1_epi8((char)bits);
    }
}

/* Only those with the bit that upper-case letters lack, as does "_". */
static URIC_ALWAYS_INLINE __mmask64 avx512_lower(struct avx512_window w, unsigned bits)
{
    const __mmask64 in = _mm512_test_epi8_mask(w.classes, avx512_bits(bits));

    return _mm512_mask_test_epi8_mask(in, w.bytes, avx512_row(ROW_32));
}

static inline int avx512_all(const unsigned char *s, unsigned bits)
{
    const __m512i low = _mm512_loadu_si512(uric_run);
    const __m512i high = _mm512_loadu_si512(uric_run + 64);
    const __m512i a = _mm512_loadu_si512(s);
    const __m512i b = _mm512_loadu_si512(s + 64);
    const __m512i c = _mm512_loadu_si512(s + 128);
    const __m512i d = _mm512_loadu_si512(s + 192);
    const __m512i any = _mm512_or_si512(_mm512_or_si512(a, b),
                                        _mm512_or_si512(c, d));
    const __m512i of = _mm512_set1_epi8((char)bits);
    const __mmask64 out =
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, a, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, b, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, c, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, d, high), of);

    return (out | _mm512_movepi8_mask(any)) == 0;
}

#ifndef URIC_ONLY_PARSE

/* By way of masks of all ones, as g++ 12 warns of what the plain intrinsics leave
 * uninitialized. */
typedef uint64_t avx512_lanes __attribute__((vector_size(64)));

static inline avx512_lanes avx512_zeros(avx512_lanes masks)
{
    const avx512_lanes below = ~masks & (masks - 1);

    return 64 - (avx512_lanes)_mm512_lzcnt_epi64((__m512i)below);
}

#define LANES 8
#define LANE avx512_lanes
#define LANE_ZEROS(masks) avx512_zeros(masks)
#define LANE_BIT(numbers)                                                     \
    ((avx512_lanes)_mm512_maskz_sllv_epi64(0xff, _mm512_set1_epi64(1),        \
                                           (__m512i)(numbers)))
#define LANE_IF(numbers) ((avx512_lanes)((numbers) != 0))
#define LANE_IF_LETTER(numbers) ((avx512_lanes)((numbers) >= 'A'))
#define LANE_LOAD_32(p)                                                       \
    ((avx512_lanes)_mm512_maskz_cvtepu32_epi64(                               \
        0xff, _mm256_loadu_si256((const __m256i *)(p))))
#define LANE_LOAD_8(p)                                                        \
    ((avx512_lanes)_mm512_maskz_cvtepu8_epi64(                                \
        0xff, _mm_loadl_epi64((const __m128i *)(p))))
#define LANE_BITS(masks)                                                      \
    _mm512_test_epi64_mask((__m512i)(masks), (__m512i)(masks))
#define LANE_STORE_32(p, v)                                                   \
    _mm256_storeu_si256((__m256i *)(p),                                       \
                        _mm512_maskz_cvtepi64_epi32(0xff, (__m512i)(v)))
#define LANE_STORE_8(p, v)                                                    \
    _mm_storel_epi64((__m128i *)(p),                                          \
                     _mm512_maskz_cvtepi64_epi8(0xff, (__m512i)(v)))

/* The bits' numbers in a row, and `at` added. */
static inline void avx512_numbers(uint64_t mask, uint32_t at, uint32_t *numbers)
{
    static const unsigned char each[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
    };
    __m512i left = _mm512_maskz_compress_epi8(mask, _mm512_loadu_si512(each));
    unsigned count = (unsigned)_mm_popcnt_u64(mask);

    for (;;) {
        _mm512_storeu_si512(
            numbers,
            _mm512_add_epi32(_mm512_set1_epi32((int)at),
                             _mm512_maskz_cvtepu8_epi32(
                                 0xffff, _mm512_maskz_extracti32x4_epi32(
                                             0x0f, left, 0))));
        if (count <= 16)
            return;
        count -= 16;
        numbers += 16;
        left = _mm512_maskz_shuffle_i32x4(0xffff, left, left, 0x39);
    }
}

/* or gcc would take it there by way of a general register; clang would not, and its
 * MemorySanitizer does not see what assembler writes */
#if !defined(__clang__)
#define MARK(p, mask) __asm__("kmovq %1, %0" : "=m"(*(p)) : "k"(mask))
#endif
#define NUMBERS(mask, at, numbers) avx512_numbers(mask, at, numbers)

#endif

#define FAST(name) avx512_##name
#define WINDOW struct avx512_window
#define LOAD(s, n) avx512_load(s, n)
#define EQUAL(w, c) _mm512_cmpeq_epi8_mask((w).bytes, avx512_byte(c))
#define NUMBER(CLASS) URIC_RUN_##CLASS
#define OF(w, bits) _mm512_test_epi8_mask((w).classes, avx512_bits(bits))
#define LOWER(w, CLASS) avx512_lower(w, URIC_RUN_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 256
#define ALL(s, bits) avx512_all(s, bits)
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#define COUNT(mask) ((unsigned)_mm_popcnt_u64(mask))
#define BELOW(i) _bzhi_u64(~(uint64_t)0, (unsigned)(i))
#include "fast.h"

#ifndef URIC_ONLY_PARSE

void uric_block_avx512(int entry, const unsigned char *s, const uint32_t *begin,
                   const uint32_t *end, unsigned count, struct uric_block *b)
{
    avx512_block(entry, s, begin, end, count, b);
}

unsigned uric_places_avx512(const unsigned char *s, size_t *from, size_t n, char c,
                            unsigned most, uint32_t *places)
{
    return avx512_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_avx512(enum uric_run_of run, const unsigned char *s, size_t i,
                      size_t n)
{
    return avx512_run_of(run, s, i, n);
}

int uric_parse_avx512(int entry, const unsigned char *s, size_t n,
                      struct uric *u)
{
    return avx512_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif
