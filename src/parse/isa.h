/* The kernels for each instruction set, one of which is in use. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

#include "parse/built.h"
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
    /* The one-shot scanner that reads the symbols of struct uric_tolerance. */
    int (*tolerant)(unsigned start, const unsigned char *s, size_t n,
                    const unsigned char (*symbol)[256], struct uric *u);
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

#define URIC_DECLARE_PARSE(isa)                                               \
    URIC_INTERNAL int uric_parse_##isa(unsigned start, const unsigned char *s, \
                                       size_t n, struct uric *u)
#define URIC_DECLARE_PASS(isa)                                                \
    URIC_INTERNAL size_t uric_pass_##isa(struct uric_view *v, size_t i, unsigned jump)
#define URIC_DECLARE_TOLERANT(isa)                                            \
    URIC_INTERNAL int uric_tolerant_##isa(unsigned start, const unsigned char *s, \
                                          size_t n,                           \
                                          const unsigned char (*symbol)[256], \
                                          struct uric *u)
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
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_TOLERANT(portable);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_PARSE(sse41);
URIC_DECLARE_PASS(sse41);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_TOLERANT(sse41);
URIC_DECLARE_MASKS(sse41);
URIC_DECLARE_CODING(sse41);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_PARSE(avx2);
URIC_DECLARE_PASS(avx2);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_TOLERANT(avx2);
URIC_DECLARE_MASKS(avx2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_DECLARE_PARSE(avx512);
URIC_DECLARE_PASS(avx512);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_TOLERANT(avx512);
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
URIC_DECLARE_TOLERANT(neon);
URIC_DECLARE_MASKS(neon);
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
