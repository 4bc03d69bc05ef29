/* Compiled twice: with the model as <immintrin.h>, and with the compiler's own. */
#include <immintrin.h>
#include "calls.h"

#include <string.h>

#ifdef URIC_MODEL_IMMINTRIN_H
#define CALLS calls_of_model
#define NEEDS(isa)
#else
#define CALLS calls_of_compiler
#define NEEDS(isa) __attribute__((target(NEEDS_##isa)))
#endif
#define NEEDS_avx512f "avx512f"
#define NEEDS_avx512bw "avx512f,avx512bw"
#define NEEDS_avx512cd "avx512f,avx512cd"
#define NEEDS_avx512vbmi "avx512f,avx512bw,avx512vbmi"
#define NEEDS_avx512vbmi2 "avx512f,avx512bw,avx512vbmi2"
#define NEEDS_popcnt "popcnt"
#define NEEDS_bmi "bmi"
#define NEEDS_bmi2 "bmi2"

/* A call with a, b, c and k, the type of its value, and where the value is stored. */
#define CALL(isa, function, name, type, to, arguments)                        \
    NEEDS(isa) static void function(const struct call_input *in,              \
                                    struct call_output *out)                  \
    {                                                                         \
        __m512i a, b, c;                                                      \
        __m256i half;                                                         \
        __m128i quarter;                                                      \
        const uint64_t k = in->k;                                             \
        const __mmask8 k8 = (__mmask8)k;                                      \
        const __mmask16 k16 = (__mmask16)k;                                   \
        type result;                                                          \
                                                                              \
        memcpy(&a, in->a, 64);                                                \
        memcpy(&b, in->b, 64);                                                \
        memcpy(&c, in->c, 64);                                                \
        memcpy(&half, in->a, 32);                                             \
        memcpy(&quarter, in->a, 16);                                          \
        (void)a, (void)b, (void)c, (void)half, (void)quarter;                 \
        (void)k8, (void)k16;                                                  \
        result = (type)name arguments;                                        \
        memcpy(to, &result, sizeof result);                                   \
    }
/* A call that stores. */
#define WRITE(isa, function, name, arguments)                                 \
    NEEDS(isa) static void function(const struct call_input *in,              \
                                    struct call_output *out)                  \
    {                                                                         \
        __m512i a;                                                            \
        const uint64_t k = in->k;                                             \
                                                                              \
        (void)k;                                                              \
        memcpy(&a, in->a, 64);                                                \
        memcpy(out->bytes, in->b, 64);                                        \
        name arguments;                                                       \
    }

/* One call a line: the processor feature required, the intrinsic, its arguments. */
#define EACH_CALL(VECTOR, HALF, QUARTER, MASK, STORE)                         \
    VECTOR(avx512f, _mm512_loadu_si512, (in->a))                              \
    VECTOR(avx512bw, _mm512_maskz_loadu_epi8, (k, in->a))                     \
    STORE(avx512f, _mm512_storeu_si512, (out->bytes, a))                      \
    STORE(avx512bw, _mm512_mask_storeu_epi8, (out->bytes, k, a))              \
    VECTOR(avx512f, _mm512_setzero_si512, ())                                 \
    VECTOR(avx512f, _mm512_set1_epi8, ((char)in->a[0]))                       \
    VECTOR(avx512f, _mm512_set1_epi32, ((int)k))                              \
    VECTOR(avx512f, _mm512_set1_epi64, ((long long)k))                        \
    VECTOR(avx512f, _mm512_set4_epi32, ((int)k, in->a[0], in->a[1], in->a[2])) \
    VECTOR(avx512f, _mm512_and_si512, (a, b))                                 \
    VECTOR(avx512f, _mm512_or_si512, (a, b))                                  \
    VECTOR(avx512bw, _mm512_sub_epi8, (a, b))                                 \
    VECTOR(avx512f, _mm512_add_epi32, (a, b))                                 \
    VECTOR(avx512cd, _mm512_lzcnt_epi64, (a))                                 \
    VECTOR(avx512bw, _mm512_slli_epi16, (a, 4))                               \
    VECTOR(avx512bw, _mm512_srli_epi16, (a, 4))                               \
    VECTOR(avx512f, _mm512_maskz_sllv_epi64, (k8, a, b))                      \
    VECTOR(avx512bw, _mm512_mask_mov_epi8, (a, k, b))                         \
    VECTOR(avx512bw, _mm512_maskz_mov_epi8, (k, a))                           \
    VECTOR(avx512bw, _mm512_mask_add_epi8, (a, k, b, c))                      \
    MASK(avx512bw, _mm512_cmpeq_epi8_mask, (a, b))                            \
    MASK(avx512bw, _mm512_cmplt_epu8_mask, (a, b))                            \
    MASK(avx512bw, _mm512_cmpge_epu8_mask, (a, b))                            \
    MASK(avx512bw, _mm512_test_epi8_mask, (a, b))                             \
    MASK(avx512bw, _mm512_testn_epi8_mask, (a, b))                            \
    MASK(avx512f, _mm512_test_epi64_mask, (a, b))                             \
    MASK(avx512bw, _mm512_mask_test_epi8_mask, (k, a, b))                     \
    MASK(avx512bw, _mm512_movepi8_mask, (a))                                  \
    VECTOR(avx512bw, _mm512_shuffle_epi8, (a, b))                             \
    VECTOR(avx512bw, _mm512_mask_shuffle_epi8, (a, k, b, c))                  \
    VECTOR(avx512f, _mm512_maskz_broadcast_i32x4, (k16, quarter))             \
    VECTOR(avx512vbmi, _mm512_maskz_permutexvar_epi8, (k, a, b))              \
    VECTOR(avx512vbmi, _mm512_permutex2var_epi8, (a, b, c))                   \
    VECTOR(avx512vbmi, _mm512_maskz_permutex2var_epi8, (k, a, b, c))          \
    VECTOR(avx512vbmi2, _mm512_maskz_compress_epi8, (k, a))                   \
    VECTOR(avx512f, _mm512_maskz_shuffle_i32x4, (k16, a, b, 0x39))            \
    QUARTER(avx512f, _mm512_maskz_extracti32x4_epi32, (k8, a, 2))             \
    VECTOR(avx512f, _mm512_maskz_cvtepu8_epi32, (k16, quarter))               \
    VECTOR(avx512f, _mm512_maskz_cvtepu8_epi64, (k8, quarter))                \
    VECTOR(avx512f, _mm512_maskz_cvtepu32_epi64, (k8, half))                  \
    HALF(avx512f, _mm512_maskz_cvtepi64_epi32, (k8, a))                       \
    QUARTER(avx512f, _mm512_maskz_cvtepi64_epi8, (k8, a))                     \
    HALF(avx512f, _mm256_loadu_si256, ((const __m256i *)(const void *)in->a)) \
    STORE(avx512f, _mm256_storeu_si256, ((__m256i *)(void *)out->bytes, half_of(in))) \
    MASK(popcnt, _mm_popcnt_u64, (k))                                         \
    MASK(bmi, _tzcnt_u64, (k))                                                \
    MASK(bmi2, _bzhi_u64, (k, in->a[0]))                                      \
    MASK(bmi2, _pdep_u64, (in->a[0] * 0x0123456789abcdefu, k))

NEEDS(avx512f) static inline __m256i half_of(const struct call_input *in)
{
    __m256i half;

    memcpy(&half, in->a, 32);
    return half;
}

#define VECTOR(isa, name, arguments)                                          \
    CALL(isa, call_##name, name, __m512i, out->bytes, arguments)
#define HALF(isa, name, arguments)                                            \
    CALL(isa, call_##name, name, __m256i, out->bytes, arguments)
#define QUARTER(isa, name, arguments)                                         \
    CALL(isa, call_##name, name, __m128i, out->bytes, arguments)
#define MASK(isa, name, arguments)                                            \
    CALL(isa, call_##name, name, uint64_t, &out->mask, arguments)
#define STORE(isa, name, arguments) WRITE(isa, call_##name, name, arguments)
EACH_CALL(VECTOR, HALF, QUARTER, MASK, STORE)

#define ROW(isa, name, arguments) { #name, #isa, call_##name },
const struct call CALLS[] = {
    EACH_CALL(ROW, ROW, ROW, ROW, ROW)
    { NULL, NULL, NULL }
};
