/* The part of the compiler's <immintrin.h> that the AVX-512 kernels use, in plain C, so that
 * they can be tested where the processor has no AVX-512: ISA=avx512-model uses this header
 * instead of the compiler's.  Each function does what Intel's Intrinsics Guide says.  A
 * missing intrinsic is not declared and does not compile; to add one, write it here and call
 * it in calls.c, which compares it with the real one. */
#ifndef URIC_MODEL_IMMINTRIN_H
#define URIC_MODEL_IMMINTRIN_H

#include <emmintrin.h> /* the 128-bit vectors that every x86-64 has */
#include <stdint.h>
#include <string.h>

/* After built.h: the kernels then need only what the compiler targets anyway. */
#undef URIC_TARGET_BEGIN
#undef URIC_TARGET_END
#define URIC_TARGET_BEGIN(names)
#define URIC_TARGET_END

typedef long long __m256i __attribute__((vector_size(32), may_alias));
typedef long long __m512i __attribute__((vector_size(64), may_alias));
typedef uint8_t __mmask8;
typedef uint16_t __mmask16;
typedef uint32_t __mmask32;
typedef uint64_t __mmask64;

/* A vector's elements, 0 the lowest. */
union model {
    __m512i v;
    __m256i half[2];
    __m128i quarter[4];
    uint8_t b[64];
    uint16_t w[32];
    uint32_t d[16];
    uint64_t q[8];
};

/* A function of vectors: x and y are its arguments, r is its result, i is the index of the
 * element. */
#define MODEL_UNARY(name, elements, statement)                                \
    static inline __m512i name(__m512i a)                                     \
    {                                                                         \
        union model x, r;                                                     \
        int i;                                                                \
                                                                              \
        x.v = a;                                                              \
        for (i = 0; i < (elements); i++)                                      \
            statement;                                                        \
        return r.v;                                                           \
    }
#define MODEL_BINARY(name, elements, statement)                               \
    static inline __m512i name(__m512i a, __m512i b)                          \
    {                                                                         \
        union model x, y, r;                                                  \
        int i;                                                                \
                                                                              \
        x.v = a;                                                              \
        y.v = b;                                                              \
        for (i = 0; i < (elements); i++)                                      \
            statement;                                                        \
        return r.v;                                                           \
    }
/* Bit i of the result: whether the condition holds for element i. */
#define MODEL_MASK(name, mask, elements, condition)                           \
    static inline mask name(__m512i a, __m512i b)                             \
    {                                                                         \
        union model x, y;                                                     \
        uint64_t r = 0;                                                       \
        int i;                                                                \
                                                                              \
        x.v = a;                                                              \
        y.v = b;                                                              \
        for (i = 0; i < (elements); i++)                                      \
            r |= (uint64_t)(condition) << i;                                  \
        return (mask)r;                                                       \
    }

static inline int model_bit(uint64_t k, int i)
{
    return (int)(k >> i & 1);
}

/* ---- loads, stores, constants --------------------------------------------- */

static inline __m512i _mm512_loadu_si512(const void *p)
{
    union model r;

    memcpy(&r, p, 64);
    return r.v;
}

static inline __m512i _mm512_setzero_si512(void)
{
    const __m512i zero = { 0, 0, 0, 0, 0, 0, 0, 0 };

    return zero;
}

static inline void _mm512_storeu_si512(void *p, __m512i a)
{
    memcpy(p, &a, 64);
}

static inline __m256i _mm256_loadu_si256(const __m256i *p)
{
    __m256i r;

    memcpy(&r, p, 32);
    return r;
}

static inline void _mm256_storeu_si256(__m256i *p, __m256i a)
{
    memcpy(p, &a, 32);
}

/* Speed alone. */
static inline void _mm256_zeroupper(void)
{
}

/* Bytes with mask bit 0 are not read. */
static inline __m512i _mm512_maskz_loadu_epi8(__mmask64 k, const void *p)
{
    union model r;
    int i;

    for (i = 0; i < 64; i++)
        r.b[i] = model_bit(k, i) ? ((const uint8_t *)p)[i] : 0;
    return r.v;
}

/* Bytes with mask bit 0 are not written. */
static inline void _mm512_mask_storeu_epi8(void *p, __mmask64 k, __m512i a)
{
    union model x;
    int i;

    x.v = a;
    for (i = 0; i < 64; i++) {
        if (model_bit(k, i))
            ((uint8_t *)p)[i] = x.b[i];
    }
}

static inline __m512i _mm512_set1_epi8(char a)
{
    union model r;

    memset(r.b, a, 64);
    return r.v;
}

static inline __m512i _mm512_set1_epi32(int a)
{
    union model r;
    int i;

    for (i = 0; i < 16; i++)
        r.d[i] = (uint32_t)a;
    return r.v;
}

static inline __m512i _mm512_set1_epi64(long long a)
{
    union model r;
    int i;

    for (i = 0; i < 8; i++)
        r.q[i] = (uint64_t)a;
    return r.v;
}

/* The last argument is the lowest element. */
static inline __m512i _mm512_set4_epi32(int d, int c, int b, int a)
{
    union model r;
    int i;

    for (i = 0; i < 16; i += 4) {
        r.d[i] = (uint32_t)a;
        r.d[i + 1] = (uint32_t)b;
        r.d[i + 2] = (uint32_t)c;
        r.d[i + 3] = (uint32_t)d;
    }
    return r.v;
}

/* ---- arithmetic and logic -------------------------------------------------- */

MODEL_BINARY(_mm512_and_si512, 8, r.q[i] = x.q[i] & y.q[i])
MODEL_BINARY(_mm512_or_si512, 8, r.q[i] = x.q[i] | y.q[i])
MODEL_BINARY(_mm512_sub_epi8, 64, r.b[i] = (uint8_t)(x.b[i] - y.b[i]))
MODEL_BINARY(_mm512_add_epi32, 16, r.d[i] = x.d[i] + y.d[i])
MODEL_UNARY(_mm512_lzcnt_epi64, 8,
            r.q[i] = x.q[i] == 0 ? 64 : (uint64_t)__builtin_clzll(x.q[i]))

static inline __m512i _mm512_slli_epi16(__m512i a, unsigned count)
{
    union model x;
    int i;

    x.v = a;
    for (i = 0; i < 32; i++)
        x.w[i] = (uint16_t)(count > 15 ? 0 : (uint32_t)x.w[i] << count);
    return x.v;
}

static inline __m512i _mm512_srli_epi16(__m512i a, unsigned count)
{
    union model x;
    int i;

    x.v = a;
    for (i = 0; i < 32; i++)
        x.w[i] = (uint16_t)(count > 15 ? 0 : x.w[i] >> count);
    return x.v;
}

static inline __m512i _mm512_maskz_sllv_epi64(__mmask8 k, __m512i a, __m512i count)
{
    union model x, y;
    int i;

    x.v = a;
    y.v = count;
    for (i = 0; i < 8; i++)
        x.q[i] = model_bit(k, i) && y.q[i] < 64 ? x.q[i] << y.q[i] : 0;
    return x.v;
}

/* ---- by masks: bytes with mask bit 0 come from src, or are 0 ----------------- */

static inline __m512i _mm512_mask_mov_epi8(__m512i src, __mmask64 k, __m512i a)
{
    union model x, r;
    int i;

    r.v = src;
    x.v = a;
    for (i = 0; i < 64; i++) {
        if (model_bit(k, i))
            r.b[i] = x.b[i];
    }
    return r.v;
}

static inline __m512i _mm512_maskz_mov_epi8(__mmask64 k, __m512i a)
{
    return _mm512_mask_mov_epi8(_mm512_set1_epi8(0), k, a);
}

MODEL_BINARY(model_add_epi8, 64, r.b[i] = (uint8_t)(x.b[i] + y.b[i]))

static inline __m512i _mm512_mask_add_epi8(__m512i src, __mmask64 k, __m512i a, __m512i b)
{
    return _mm512_mask_mov_epi8(src, k, model_add_epi8(a, b));
}

/* ---- into masks ------------------------------------------------------------- */

MODEL_MASK(_mm512_cmpeq_epi8_mask, __mmask64, 64, x.b[i] == y.b[i])
MODEL_MASK(_mm512_cmplt_epu8_mask, __mmask64, 64, x.b[i] < y.b[i])
MODEL_MASK(_mm512_cmpge_epu8_mask, __mmask64, 64, x.b[i] >= y.b[i])
MODEL_MASK(_mm512_test_epi8_mask, __mmask64, 64, (x.b[i] & y.b[i]) != 0)
MODEL_MASK(_mm512_testn_epi8_mask, __mmask64, 64, (x.b[i] & y.b[i]) == 0)
MODEL_MASK(_mm512_test_epi64_mask, __mmask8, 8, (x.q[i] & y.q[i]) != 0)

static inline __mmask64 _mm512_mask_test_epi8_mask(__mmask64 k, __m512i a, __m512i b)
{
    return k & _mm512_test_epi8_mask(a, b);
}

/* The highest bit of each byte. */
static inline __mmask64 _mm512_movepi8_mask(__m512i a)
{
    return _mm512_test_epi8_mask(a, _mm512_set1_epi8((char)0x80));
}

/* ---- permutations -------------------------------------------------------------- */

/* Within each 128 bits; 0 where the index has its highest bit set. */
MODEL_BINARY(_mm512_shuffle_epi8, 64,
             r.b[i] = y.b[i] & 0x80 ? 0 : x.b[(i & 0x30) | (y.b[i] & 0x0f)])

static inline __m512i _mm512_mask_shuffle_epi8(__m512i src, __mmask64 k, __m512i a,
                                               __m512i index)
{
    return _mm512_mask_mov_epi8(src, k, _mm512_shuffle_epi8(a, index));
}

/* Elements of 32 bits with mask bit 0 become 0. */
static inline __m512i _mm512_maskz_broadcast_i32x4(__mmask16 k, __m128i a)
{
    union model r;
    int i;

    for (i = 0; i < 4; i++)
        r.quarter[i] = a;
    for (i = 0; i < 16; i++)
        r.d[i] = model_bit(k, i) ? r.d[i] : 0;
    return r.v;
}

/* Unlike the shuffle, the index comes first. */
MODEL_BINARY(model_permutexvar_epi8, 64, r.b[i] = y.b[x.b[i] & 0x3f])

static inline __m512i _mm512_maskz_permutexvar_epi8(__mmask64 k, __m512i index, __m512i a)
{
    return _mm512_maskz_mov_epi8(k, model_permutexvar_epi8(index, a));
}

/* From the 128 bytes of a and b. */
static inline __m512i _mm512_permutex2var_epi8(__m512i a, __m512i index, __m512i b)
{
    union model x, at, y, r;
    int i;

    x.v = a;
    at.v = index;
    y.v = b;
    for (i = 0; i < 64; i++)
        r.b[i] = (at.b[i] & 0x40 ? y : x).b[at.b[i] & 0x3f];
    return r.v;
}

static inline __m512i _mm512_maskz_permutex2var_epi8(__mmask64 k, __m512i a,
                                                     __m512i index, __m512i b)
{
    return _mm512_maskz_mov_epi8(k, _mm512_permutex2var_epi8(a, index, b));
}

/* The bytes with mask bit 1, packed at the lower end, then zeros. */
static inline __m512i _mm512_maskz_compress_epi8(__mmask64 k, __m512i a)
{
    union model x, r;
    int i, n = 0;

    x.v = a;
    r.v = _mm512_set1_epi8(0);
    for (i = 0; i < 64; i++) {
        if (model_bit(k, i))
            r.b[n++] = x.b[i];
    }
    return r.v;
}

/* Two of a's quarters, then two of b's, each by two bits of `which`. */
static inline __m512i _mm512_maskz_shuffle_i32x4(__mmask16 k, __m512i a, __m512i b,
                                                 int which)
{
    union model x, y, r;
    int i;

    x.v = a;
    y.v = b;
    for (i = 0; i < 4; i++)
        r.quarter[i] = (i < 2 ? x : y).quarter[which >> 2 * i & 3];
    for (i = 0; i < 16; i++) {
        if (!model_bit(k, i))
            r.d[i] = 0;
    }
    return r.v;
}

static inline __m128i _mm512_maskz_extracti32x4_epi32(__mmask8 k, __m512i a, int which)
{
    union model x;
    int i;

    x.v = a;
    x.quarter[0] = x.quarter[which & 3];
    for (i = 0; i < 4; i++) {
        if (!model_bit(k, i))
            x.d[i] = 0;
    }
    return x.quarter[0];
}

/* ---- conversions of width ------------------------------------------------------ */

static inline __m512i _mm512_maskz_cvtepu8_epi32(__mmask16 k, __m128i a)
{
    union model x, r;
    int i;

    x.quarter[0] = a;
    for (i = 0; i < 16; i++)
        r.d[i] = model_bit(k, i) ? x.b[i] : 0;
    return r.v;
}

static inline __m512i _mm512_maskz_cvtepu8_epi64(__mmask8 k, __m128i a)
{
    union model x, r;
    int i;

    x.quarter[0] = a;
    for (i = 0; i < 8; i++)
        r.q[i] = model_bit(k, i) ? x.b[i] : 0;
    return r.v;
}

static inline __m512i _mm512_maskz_cvtepu32_epi64(__mmask8 k, __m256i a)
{
    union model x, r;
    int i;

    x.half[0] = a;
    for (i = 0; i < 8; i++)
        r.q[i] = model_bit(k, i) ? x.d[i] : 0;
    return r.v;
}

static inline __m256i _mm512_maskz_cvtepi64_epi32(__mmask8 k, __m512i a)
{
    union model x, r;
    int i;

    x.v = a;
    for (i = 0; i < 8; i++)
        r.d[i] = model_bit(k, i) ? (uint32_t)x.q[i] : 0;
    return r.half[0];
}

static inline __m128i _mm512_maskz_cvtepi64_epi8(__mmask8 k, __m512i a)
{
    union model x, r;
    int i;

    x.v = a;
    for (i = 0; i < 16; i++)
        r.b[i] = i < 8 && model_bit(k, i) ? (uint8_t)x.q[i] : 0;
    return r.quarter[0];
}

/* ---- general registers: POPCNT, BMI, BMI2 -------------------------------------- */

static inline long long _mm_popcnt_u64(uint64_t a)
{
    return __builtin_popcountll(a);
}

static inline uint64_t _tzcnt_u64(uint64_t a)
{
    return a == 0 ? 64 : (uint64_t)__builtin_ctzll(a);
}

/* The lowest bits; their number is in the lowest byte of n. */
static inline uint64_t _bzhi_u64(uint64_t a, unsigned n)
{
    return (n & 0xff) < 64 ? a & (((uint64_t)1 << (n & 0xff)) - 1) : a;
}

/* The lowest bits of a, deposited where the mask has ones. */
static inline uint64_t _pdep_u64(uint64_t a, uint64_t mask)
{
    uint64_t r = 0;

    for (; mask != 0; mask &= mask - 1, a >>= 1) {
        if (a & 1)
            r |= mask & ~(mask - 1);
    }
    return r;
}

#undef MODEL_UNARY
#undef MODEL_BINARY
#undef MODEL_MASK

#endif
