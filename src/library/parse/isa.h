/* The kernels for each instruction set, one of which is in use. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

#include "util/built.h"
#include "util/internal.h"

/* The number of bytes in a mask, and the number searched at once for the ends of lines.  The
 * test small-block makes them so small that it can enumerate all strings of several blocks. */
#ifndef URIC_BLOCK
#define URIC_BLOCK 64
#endif
#if URIC_BLOCK == 64
typedef uint64_t uric_word;
enum { URIC_STRETCH = 8192 };
#elif URIC_BLOCK == 8
typedef uint8_t uric_word;
enum { URIC_STRETCH = 16 };
#endif

struct uric_view;
#ifndef URIC_ONLY_PARSE
struct uric_coding;
struct uric_split_view;
#endif

#ifndef URIC_SMALL

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
    /* The one-shot scanner of any rule: like uric_walk_rule() of walk.h, but *u need not be
     * zero. */
    int (*rule)(unsigned start, const unsigned char *s, size_t n,
                const unsigned char (*symbol)[256], struct uric *u);
    /* Sets a bit for each of the n bytes at s that equals `terminator`, and clears those of the
     * others, URIC_BLOCK in a word; n is more than 0.  NULL if memchr() is as good. */
    void (*ends)(const unsigned char *s, size_t n, unsigned char terminator, uric_word *ends);
    /* Decode or encode text from c->i on, up to the last whole block or to bytes that the
     * caller must handle.  NULL if a kernel would not be faster. */
    void (*decode)(struct uric_coding *c);
    void (*encode)(struct uric_coding *c);
    /* Marks the stops of Appendix B's machine: see split_view.h. */
    void (*view)(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i);
    /* From s + i on, up to n: the offset of the first "%" that one of URIC_STEP_CASE and
     * URIC_STEP_PERCENT may change with its digits; n if there is none.  NULL if a kernel would
     * not be faster. */
    size_t (*change)(const unsigned char *s, size_t i, size_t n, unsigned steps);
#endif
};

#define URIC_DECLARE_PARSE(isa)                                               \
    URIC_INTERNAL int uric_parse_##isa(unsigned start, const unsigned char *s, \
                                       size_t n, struct uric *u)
#define URIC_DECLARE_PASS(isa)                                                \
    URIC_INTERNAL size_t uric_pass_##isa(struct uric_view *v, size_t i, unsigned jump)
#define URIC_DECLARE_RULE(isa)                                                \
    URIC_INTERNAL int uric_rule_##isa(unsigned start, const unsigned char *s, \
                                      size_t n, const unsigned char (*symbol)[256], \
                                      struct uric *u)
#define URIC_DECLARE_ENDS(isa)                                                \
    URIC_INTERNAL void uric_ends_##isa(const unsigned char *s, size_t n,      \
                                       unsigned char terminator, uric_word *ends)
#define URIC_DECLARE_CODING(isa)                                              \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c);              \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_PARSE(portable);
URIC_DECLARE_PASS(portable);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(portable);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_PARSE(sse41);
URIC_DECLARE_PASS(sse41);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(sse41);
URIC_DECLARE_ENDS(sse41);
URIC_DECLARE_CODING(sse41);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_PARSE(avx2);
URIC_DECLARE_PASS(avx2);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(avx2);
URIC_DECLARE_ENDS(avx2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_DECLARE_PARSE(avx512);
URIC_DECLARE_PASS(avx512);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(avx512);
URIC_DECLARE_ENDS(avx512);
#endif
#endif
#ifndef URIC_ONLY_PARSE
#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)
URIC_DECLARE_CODING(avx2);
URIC_INTERNAL size_t uric_change_avx2(const unsigned char *s, size_t i, size_t n,
                                      unsigned steps);
#endif
#if URIC_BUILT & URIC_BUILT_AVX512VBMI2
URIC_DECLARE_CODING(vbmi2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_PARSE(neon);
URIC_DECLARE_PASS(neon);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(neon);
URIC_DECLARE_ENDS(neon);
URIC_DECLARE_CODING(neon);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128
URIC_DECLARE_PARSE(simd128);
URIC_DECLARE_PASS(simd128);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_RULE(simd128);
URIC_DECLARE_ENDS(simd128);
#endif
#endif

/* The kernels for the best instruction set that the processor has. */
URIC_INTERNAL const struct uric_kernels *uric_best_kernels(void);

#if URIC_CHOICE
/* The library's only writable variable: the kernels in use, NULL until the first use. */
#ifdef URIC_SINGLE_FILE
static const struct uric_kernels *uric_chosen;
#else
extern URIC_INTERNAL const struct uric_kernels *uric_chosen;
#endif
#endif

/* Those in use, or NULL: then ask uric_best_kernels().  A load, where a call would make the caller
 * save its parameters. */
static URIC_ALWAYS_INLINE const struct uric_kernels *uric_known_kernels(void)
{
#if URIC_CHOICE
    return __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);
#else
    return NULL;
#endif
}

#endif

#ifndef URIC_SINGLE_FILE
/* For tests and benchmarks: the kernels of this build by number, from 0; NULL after the last
 * that the processor supports.  Executes CPUID, which is slow on virtual machines; a build
 * with one set of kernels does not check. */
URIC_INTERNAL const struct uric_kernels *uric_kernels_number(int i);

/* For tests: use these kernels from now on; NULL: the best ones again. */
URIC_INTERNAL void uric_kernels_use(const struct uric_kernels *to_use);
#endif

#endif
