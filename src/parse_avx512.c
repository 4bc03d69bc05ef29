/* The fast path with AVX-512 (BW, VBMI): the classes of 64 bytes are looked up at
 * once in the 128 entries that ASCII has. */
#include "vectors.h"

#include "runs.h"

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,bmi,bmi2")

struct avx512_window {
    __m512i bytes, classes; /* as in uric_run */
};

static inline struct avx512_window avx512_load(const unsigned char *s, size_t n)
{
    const __mmask64 there = n < 64 ? ((uint64_t)1 << n) - 1 : ~(uint64_t)0;
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

#define FAST(name) avx512_##name
#define WINDOW struct avx512_window
#define LOAD(s, n) avx512_load(s, n)
#define EQUAL(w, c)                                                           \
    avx512_general(_mm512_cmpeq_epi8_mask((w).bytes, _mm512_set1_epi8(c)))
#define NUMBER(CLASS) URIC_RUN_##CLASS
#define OF(w, bit)                                                            \
    avx512_general(                                                           \
        _mm512_test_epi8_mask((w).classes, _mm512_set1_epi8((char)(bit))))
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#include "fast.h"

int uric_parse_avx512(int entry, const unsigned char *s, size_t n,
                      struct uric *u)
{
    return avx512_by_window(entry, s, n, u);
}

URIC_TARGET_END

#endif
