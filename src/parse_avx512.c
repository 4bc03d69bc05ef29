/* The fast path with AVX-512 (BW, VBMI): the classes of 64 bytes are looked up at
 * once in the 128 entries that ASCII has. */
#include "vectors.h"

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,bmi,bmi2")

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

/* gcc keeps masks where they are made, in mask registers, and moves them back and
 * forth for every scan and shift; so it is told that a general one holds them. */
static inline uint64_t avx512_general(uint64_t mask)
{
    __asm__("" : "+r"(mask));
    return mask;
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

#define FAST(name) avx512_##name
#define WINDOW struct avx512_window
#define LOAD(s, n) avx512_load(s, n)
#define EQUAL(w, c)                                                           \
    avx512_general(_mm512_cmpeq_epi8_mask((w).bytes, _mm512_set1_epi8(c)))
#define NUMBER(CLASS) URIC_RUN_##CLASS
#define OF(w, bit)                                                            \
    avx512_general(                                                           \
        _mm512_test_epi8_mask((w).classes, _mm512_set1_epi8((char)(bit))))
#define BULK 256
#define ALL(s, bits) avx512_all(s, bits)
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#define BELOW(i) _bzhi_u64(~(uint64_t)0, (unsigned)(i))
#include "fast.h"

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
