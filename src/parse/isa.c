/* Chooses the kernels for the processor. */
#include "parse/isa.h"

#ifdef URIC_ONLY_PARSE
#define KERNELS(isa, stage1, masks, decode, encode)                              \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }
#else
#define KERNELS(isa, stage1, masks, decode, encode)                              \
    { #isa, uric_parse_##stage1, uric_pass_##stage1, uric_tolerant_##stage1, masks, \
      decode, encode }
#endif

static const struct uric_kernels uric_all_kernels[] = {
#if URIC_BUILT & URIC_BUILT_PORTABLE
    KERNELS(portable, portable, NULL, NULL, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
    KERNELS(sse41, sse41, uric_masks_sse41, uric_decode_sse41, uric_encode_sse41),
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
    KERNELS(avx2, avx2, uric_masks_avx2, uric_decode_avx2, uric_encode_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
    KERNELS(avx512, avx512, uric_masks_avx512, uric_decode_avx2, uric_encode_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512VBMI2
    KERNELS(avx512vbmi2, avx512, uric_masks_avx512, uric_decode_vbmi2, uric_encode_vbmi2),
#endif
#if URIC_BUILT & URIC_BUILT_NEON
    KERNELS(neon, neon, uric_masks_neon, uric_decode_neon, uric_encode_neon),
#endif
};

#undef KERNELS

#if URIC_CHOICE

struct x86_registers {
    uint32_t eax, ebx, ecx, edx;
};

static struct x86_registers x86_cpuid(uint32_t leaf, uint32_t subleaf)
{
    struct x86_registers r;

    __asm__ volatile("cpuid"
                     : "=a"(r.eax), "=b"(r.ebx), "=c"(r.ecx), "=d"(r.edx)
                     : "a"(leaf), "c"(subleaf));
    return r;
}

/* Which registers the operating system saves. */
static uint32_t x86_xcr0(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return low;
}

/* In the order of `uric_all_kernels`. */
enum { X86_BASELINE, X86_SSE41, X86_AVX2, X86_AVX512, X86_AVX512VBMI2 };

static int x86_level(void)
{
    const uint32_t ssse3 = 1u << 9, sse41 = 1u << 19, popcnt = 1u << 23;
    const uint32_t osxsave = 1u << 27, avx = 1u << 28;
    const uint32_t bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
    const uint32_t avx512f = 1u << 16, avx512bw = 1u << 30, avx512vl = 1u << 31;
    const uint32_t avx512vbmi = 1u << 1 | 1u << 6; /* and VBMI2; in ecx */
    const uint32_t ymm = 0x06, zmm = 0xe6;
    struct x86_registers r;

    r = x86_cpuid(1, 0);
    if (~r.ecx & (ssse3 | sse41))
        return X86_BASELINE;
    if (~r.ecx & (popcnt | osxsave | avx) || ~x86_xcr0() & ymm ||
        x86_cpuid(0, 0).eax < 7)
        return X86_SSE41;
    r = x86_cpuid(7, 0);
    if (~r.ebx & (bmi | avx2 | bmi2))
        return X86_SSE41;
    if (!(URIC_BUILT & URIC_BUILT_AVX512) ||
        ~r.ebx & (avx512f | avx512bw | avx512vl) || ~x86_xcr0() & zmm)
        return X86_AVX2;
    return (~r.ecx & avx512vbmi) ? X86_AVX512 : X86_AVX512VBMI2;
}

/* The library's only writable variable.  Concurrent first callers all compute the same
 * value, so it does not matter which store wins. */
static const struct uric_kernels *uric_chosen;

const struct uric_kernels *uric_best_kernels(void)
{
    const struct uric_kernels *chosen =
        __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);

    if (chosen == NULL) {
        chosen = &uric_all_kernels[x86_level()];
        __atomic_store_n(&uric_chosen, chosen, __ATOMIC_RELAXED);
    }
    return chosen;
}

#else

const struct uric_kernels *uric_best_kernels(void)
{
    return &uric_all_kernels[0];
}

#endif

#ifndef URIC_SINGLE_FILE

void uric_kernels_use(const struct uric_kernels *to_use)
{
#if URIC_CHOICE
    __atomic_store_n(&uric_chosen, to_use, __ATOMIC_RELAXED);
#else
    (void)to_use;
#endif
}

const struct uric_kernels *uric_kernels_number(int i)
{
#if URIC_CHOICE
    const int last = x86_level();
#else
    const int last = 0;
#endif

    return i <= last ? &uric_all_kernels[i] : NULL;
}

#endif
