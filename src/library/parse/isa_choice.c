/* Chooses the kernels for the processor. */
#include "parse/isa.h"
#ifndef URIC_ONLY_PARSE
#include "parse/split_view.h"
#endif

#ifndef URIC_SMALL

#ifdef URIC_ONLY_PARSE
#define KERNELS(isa, stage1, ends, decode, encode, view, change)                  \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }
#else
#define KERNELS(isa, stage1, ends, decode, encode, view, change)                  \
    { #isa, uric_parse_##stage1, uric_pass_##stage1, uric_rule_##stage1, ends, \
      decode, encode, uric_view_##view, change }
#endif

static const struct uric_kernels uric_all_kernels[] = {
#if URIC_BUILT & URIC_BUILT_PORTABLE
    KERNELS(portable, portable, NULL, NULL, NULL, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
    KERNELS(sse41, sse41, uric_ends_sse41, uric_decode_sse41, uric_encode_sse41, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
    KERNELS(avx2, avx2, uric_ends_avx2, uric_decode_avx2, uric_encode_avx2, avx2,
            uric_change_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
    KERNELS(avx512, avx512, uric_ends_avx512, uric_decode_avx2, uric_encode_avx2, avx512,
            uric_change_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512VBMI2
#if URIC_BUILT & URIC_BUILT_AVX512
    KERNELS(avx512vbmi2, avx512, uric_ends_avx512, uric_decode_vbmi2, uric_encode_vbmi2, avx512,
            uric_change_avx2),
#else
    /* a build for VBMI2 alone has no kernels of AVX2 */
    KERNELS(avx512vbmi2, avx512, uric_ends_avx512, uric_decode_vbmi2, uric_encode_vbmi2, avx512,
            NULL),
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
    KERNELS(neon, neon, uric_ends_neon, uric_decode_neon, uric_encode_neon, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128
    KERNELS(simd128, simd128, uric_ends_simd128, NULL, NULL, lanes, NULL),
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

/* In the order of `uric_all_kernels` and of enum uric_isa. */
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

#ifndef URIC_SINGLE_FILE
const struct uric_kernels *uric_chosen;
#endif

/* Concurrent first callers all compute the same value; a limit that another thread sets
 * meanwhile takes precedence. */
static void use(const struct uric_kernels *kernels)
{
    __atomic_store_n(&uric_chosen, kernels, __ATOMIC_RELAXED);
}

static const struct uric_kernels *kernels_up_to(int limit)
{
    const int level = x86_level();

    return &uric_all_kernels[level < limit ? level : limit];
}

const struct uric_kernels *uric_best_kernels(void)
{
    const struct uric_kernels *chosen =
        __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);

    if (chosen == NULL) {
        const struct uric_kernels *const best = kernels_up_to(X86_AVX512VBMI2);

        if (__atomic_compare_exchange_n(&uric_chosen, &chosen, best, 0, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED))
            chosen = best;
    }
    return chosen;
}

#else

const struct uric_kernels *uric_best_kernels(void)
{
    return &uric_all_kernels[0];
}

#endif

const char *uric_isa_name(void)
{
    return uric_best_kernels()->isa;
}

#else

const char *uric_isa_name(void)
{
    return "portable";
}

#endif

const char *uric_isa_limit(enum uric_isa isa)
{
    if ((unsigned)isa > URIC_UPTO_AVX512VBMI2)
        return NULL;
#if URIC_CHOICE
    use(kernels_up_to((int)isa));
#endif
    return uric_isa_name();
}

#ifndef URIC_SINGLE_FILE

void uric_kernels_use(const struct uric_kernels *to_use)
{
#if URIC_CHOICE
    use(to_use);
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
