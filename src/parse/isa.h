/* The instruction sets that the library has kernels for. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

#include "util/internal.h"

struct uric_view;
#ifndef URIC_ONLY_PARSE
struct uric_masks;
struct uric_coding;
#endif

/* The kernels for one instruction set. */
struct uric_kernels {
    const char *isa;
    /* The one-shot scanner: like uric_walk() of walk.h, but *u need not be zero, and n may be
     * up to URIC_MAX_LENGTH. */
    int (*parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u);
    /* The end of a run of the class, and of valid triplets, that continues at i.  If the
     * kernel has masks, *v then holds those of the bytes there. */
    size_t (*pass)(struct uric_view *v, size_t i, unsigned jump);
#ifndef URIC_ONLY_PARSE
    /* Writes the masks of the n bytes at s to *m, n up to URIC_STRETCH.  NULL if walking
     * the bytes without masks is faster. */
    void (*masks)(const unsigned char *s, size_t n, unsigned char terminator,
                  struct uric_masks *m);
    /* Decode or encode text from c->i on, up to the last whole block or to bytes that the
     * caller must handle.  NULL if a kernel would not be faster. */
    void (*decode)(struct uric_coding *c);
    void (*encode)(struct uric_coding *c);
#endif
};

/* URIC_BUILT says which kernels this build has: only those that a macro names; or several,
 * among which the processor decides; or only those that the compiler's target guarantees. */
#define URIC_BUILT_PORTABLE 1
#define URIC_BUILT_SSE41 2
#define URIC_BUILT_AVX2 4
#define URIC_BUILT_AVX512 8
#define URIC_BUILT_NEON 16
#define URIC_BUILT_AVX512VBMI2 32
/* the same stage 1 */
#define URIC_BUILT_512 (URIC_BUILT_AVX512 | URIC_BUILT_AVX512VBMI2)
#define URIC_BUILT_X86 (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_BUILT_BY_HALVES (URIC_BUILT_X86 | URIC_BUILT_NEON)

/* Whether a build with several kernels includes those for AVX-512.  clang 13 to 16, the last
 * one tried, crashes on them ("Cannot emit physreg copy instruction") when it instruments
 * for AddressSanitizer or AFL++. */
#ifndef URIC_TAKES_AVX512
#if defined(__clang__)
#if __has_feature(address_sanitizer) || defined(__AFL_COMPILER)
#define URIC_TAKES_AVX512 0
#endif
#endif
#endif
#ifndef URIC_TAKES_AVX512
#define URIC_TAKES_AVX512 1
#endif

#if defined(URIC_PORTABLE)
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_BUILT URIC_BUILT_SSE41
#elif defined(URIC_ISA_AVX2)
#define URIC_BUILT URIC_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_BUILT URIC_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_BUILT URIC_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* not with -mno-sse, as in kernels */
#if URIC_TAKES_AVX512
#define URIC_BUILT (URIC_BUILT_PORTABLE | URIC_BUILT_X86)
#else
#define URIC_BUILT (URIC_BUILT_PORTABLE | (URIC_BUILT_X86 & ~URIC_BUILT_512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#else
#define URIC_BUILT URIC_BUILT_PORTABLE
#endif

/* Only on x86-64 does the library choose at run time. */
#define URIC_CHOICE (URIC_BUILT & URIC_BUILT_PORTABLE && URIC_BUILT & URIC_BUILT_X86)

#if URIC_BUILT & URIC_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_BUILT & URIC_BUILT_NEON &&                                            \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_BUILT & URIC_BUILT_X86
#define URIC_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_TARGET_BEGIN(names)                                              \
    URIC_PRAGMA(clang attribute push(__attribute__((target(names))),          \
                                     apply_to = function))
#define URIC_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_TARGET_BEGIN(names)                                              \
    _Pragma("GCC push_options") URIC_PRAGMA(GCC target(names))
#define URIC_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#include "tables/runs.h"
#include "util/triplet.h"

/* ---- bits ---------------------------------------------------------------- */

/* The number of bits set. */
static URIC_INLINE unsigned uric_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* The number of zeros below the lowest set bit; 64 if there is none. */
static URIC_INLINE unsigned uric_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_count(~mask & (mask - 1));
#endif
}

/* The same for a mask that is not 0. */
static URIC_INLINE unsigned uric_lowest(uint64_t mask)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(mask);
#else
    return uric_zeros(mask);
#endif
}

/* The lowest i bits, i up to 64. */
static URIC_INLINE uint64_t uric_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

/* ---- the kernels -------------------------------------------------------- */

#define URIC_DECLARE_PARSE(isa)                                               \
    URIC_INTERNAL int uric_parse_##isa(unsigned start, const unsigned char *s, \
                                       size_t n, struct uric *u)
#define URIC_DECLARE_PASS(isa)                                                \
    URIC_INTERNAL size_t uric_pass_##isa(struct uric_view *v, size_t i, unsigned jump)
#define URIC_DECLARE_MASKS(isa)                                               \
    URIC_INTERNAL void uric_masks_##isa(const unsigned char *s, size_t n,     \
                                        unsigned char terminator,             \
                                        struct uric_masks *m)
#define URIC_DECLARE_CODING(isa)                                              \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c);              \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_PARSE(portable);
URIC_DECLARE_PASS(portable);
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_PARSE(sse41);
URIC_DECLARE_PASS(sse41);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_MASKS(sse41);
#endif
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_CODING(sse41);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_PARSE(avx2);
URIC_DECLARE_PASS(avx2);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_MASKS(avx2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_DECLARE_PARSE(avx512);
URIC_DECLARE_PASS(avx512);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_MASKS(avx512);
#endif
#endif
#ifndef URIC_ONLY_PARSE
#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)
URIC_DECLARE_CODING(avx2);
#endif
#if URIC_BUILT & URIC_BUILT_AVX512VBMI2
URIC_DECLARE_CODING(vbmi2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_PARSE(neon);
URIC_DECLARE_PASS(neon);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_MASKS(neon);
#endif
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_CODING(neon);
#endif
#endif

/* The kernels for the best instruction set that the processor has. */
URIC_INTERNAL const struct uric_kernels *uric_best_kernels(void);

#ifndef URIC_SINGLE_FILE
/* For tests and benchmarks: the kernels of this build by number, from 0; NULL after the last
 * that the processor supports.  Executes CPUID, which is slow on virtual machines; a build
 * with one set of kernels does not check. */
URIC_INTERNAL const struct uric_kernels *uric_kernels_number(int i);

/* For tests: use these kernels from now on; NULL: the best ones again. */
URIC_INTERNAL void uric_kernels_use(const struct uric_kernels *to_use);
#endif

#endif
