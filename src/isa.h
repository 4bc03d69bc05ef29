/* The instruction sets that the one-shot scanner has forms for. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

#include "internal.h"

/* What the forms are compiled with. */
enum uric_entry { ENTRY_URI_REFERENCE, ENTRY_URI, ENTRY_ORIGIN_FORM };

#ifndef URIC_ONLY_PARSE
/* What the forms call the rule; -1 when they do not know it. */
static inline int uric_form_entry(int rule)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return ENTRY_URI_REFERENCE;
    case URIC_RULE_URI: return ENTRY_URI;
    case URIC_RULE_ORIGIN_FORM: return ENTRY_ORIGIN_FORM;
    default: return -1;
    }
}
#endif

/* What may be passed over by the run: what a class of classes.rl has, and valid
 * percent-encoded triplets. */
enum uric_run_of {
    RUN_OF_PATH,
    RUN_OF_QUERY,
    RUN_OF_REG_NAME,
    RUN_OF_SEGMENT_NZ_NC,
    RUN_OF_USERINFO
};

#ifndef URIC_ONLY_PARSE
struct uric_coding;

/* Where rows go, row i for the i-th of up to 64 references, and, behind the last,
 * up to 7 that mean nothing. */
struct uric_block {
    uint32_t *begin[URIC_PARTS], *end[URIC_PARTS];
    uint8_t *host_kind, *path_kind;
    uint64_t defined[URIC_PARTS]; /* bit i: row i */
    uint64_t valid;
};
#endif

/* What is compiled once for each instruction set. */
struct uric_form {
    const char *isa;
    /* The one-shot scanner, as the machine of parse.rl defines it: URIC_OK,
     * URIC_INVALID or URIC_INCOMPLETE for n up to URIC_MAX_LENGTH, and *u as
     * uric_parse() says. */
    int (*parse)(int entry, const unsigned char *s, size_t n, struct uric *u);
    /* The end of the run that begins at s + i, i <= n. */
    size_t (*run)(enum uric_run_of run, const unsigned char *s, size_t i,
                  size_t n);
#ifndef URIC_ONLY_PARSE
    /* The parts of up to 64 references in s, of which these are the offsets, to *b,
     * whose bitmaps are zero.  Rows whose bit in b->valid is still 0 then are to be
     * filled by others.  NULL where a reference at a time is as good. */
    void (*block)(int entry, const unsigned char *s, const uint32_t *begin,
                  const uint32_t *end, unsigned count, struct uric_block *b);
    /* From *from on, where in s the byte c, LF or NUL, stands: the offsets, until
     * there are `most` or more, up to 63 more, or n is reached; and how far has been
     * looked.  Up to 16 more are written. */
    unsigned (*places)(const unsigned char *s, size_t *from, size_t n, char c,
                       unsigned most, uint32_t *places);
    /* Text decoded or encoded, from c->i on, as far as there are whole blocks, or to
     * what another has to look at.  NULL where that is as good. */
    void (*decode)(struct uric_coding *c);
    void (*encode)(struct uric_coding *c);
#endif
};

/* URIC_BUILT says which forms this build has: the one that a macro names, those
 * among which the processor decides, or the one that every processor for which
 * the compiler compiles can run. */
#define URIC_BUILT_PORTABLE 1
#define URIC_BUILT_SSE41 2
#define URIC_BUILT_AVX2 4
#define URIC_BUILT_AVX512 8
#define URIC_BUILT_NEON 16
#define URIC_BUILT_X86 (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_AVX512)
/* which look a byte's halves up, in tables of 16 */
#define URIC_BUILT_BY_HALVES                                                  \
    (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_NEON)

/* Whether a build of several forms has those for AVX-512.  clang 13 to 16, the last that
 * was tried, crashes on them ("Cannot emit physreg copy instruction") where
 * AddressSanitizer or AFL++ instruments them. */
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
#elif defined(URIC_ISA_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* a kernel's -mno-sse is heeded */
#if URIC_TAKES_AVX512
#define URIC_BUILT (URIC_BUILT_PORTABLE | URIC_BUILT_X86)
#else
#define URIC_BUILT (URIC_BUILT_PORTABLE | (URIC_BUILT_X86 & ~URIC_BUILT_AVX512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#else
#define URIC_BUILT URIC_BUILT_PORTABLE
#endif

/* Only x86-64 has forms of which some processors lack some. */
#define URIC_CHOICE (URIC_BUILT & URIC_BUILT_PORTABLE && URIC_BUILT & URIC_BUILT_X86)

#if URIC_BUILT & URIC_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2 and _AVX512 need GNU C for x86-64"
#endif
#if URIC_BUILT & URIC_BUILT_NEON &&                                            \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif

/* Forms for more than the compiler's baseline are compiled for it function by
 * function, and must be called only where the processor has it. */
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

#include "runs.h"

/* ---- what the forms have in common -------------------------------------- */

/* The answer where nothing may stand at i, or the end. */
URIC_INTERNAL int uric_refuse(size_t i, size_t n, struct uric *u);

/* The same where a run has ended at i: there or, if it is a "%", where its triplet
 * breaks off. */
URIC_INTERNAL int uric_refuse_at(const unsigned char *s, size_t i, size_t n,
                                 struct uric *u);

/* Whether n bytes are an IPv4address, of which these are the masks: those that are
 * digits, and those that are ".".  Two bytes before it are readable. */
URIC_INTERNAL int uric_is_ipv4(const unsigned char *s, unsigned n,
                               uint64_t digits, uint64_t dots);

/* The same for any n bytes. */
URIC_INTERNAL int uric_ipv4_at(const unsigned char *s, size_t n);

/* The kind of an IP literal whose "[" is at i, and the offset behind its "]" to
 * *end; URIC_HOST_NONE, and the offset where it breaks off. */
URIC_INTERNAL int uric_ask_literal(const unsigned char *s, size_t i, size_t n,
                                   size_t *end);

/* The same, sooner for most that are an IPv6address. */
URIC_INTERNAL int uric_literal_at(const unsigned char *s, size_t i, size_t n,
                                  size_t *end);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The kind where the "]" is n bytes behind the "[", n up to 63, of which these are
 * the masks: those that are hexadecimal digits, and those that are ":". */
URIC_INTERNAL int uric_literal_kind(const unsigned char *s, size_t i, unsigned n,
                                    uint64_t hex, uint64_t colon);
#endif

/* How many bits are set. */
static inline unsigned uric_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* How many zeros are below the lowest bit; 64 when there is none. */
static inline unsigned uric_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_count(~mask & (mask - 1));
#endif
}

/* The lowest i bits, i up to 64. */
static inline uint64_t uric_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

/* Whether a triplet begins at i. */
static inline int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_run[s[i + 1]] & URIC_RUN_HEXDIG &&
           uric_run[s[i + 2]] & URIC_RUN_HEXDIG;
}

/* Whether a byte of a scheme may be its first. */
static inline int uric_is_letter(unsigned char byte)
{
    return byte >= 'A';
}

/* ---- the forms ---------------------------------------------------------- */

#define URIC_DECLARE_FORM(isa)                                                \
    URIC_INTERNAL int uric_parse_##isa(int entry, const unsigned char *s,     \
                                       size_t n, struct uric *u);             \
    URIC_INTERNAL size_t uric_run_##isa(enum uric_run_of run,                 \
                                        const unsigned char *s, size_t i,     \
                                        size_t n)
#define URIC_DECLARE_PLACES(isa)                                              \
    URIC_INTERNAL unsigned uric_places_##isa(                                 \
        const unsigned char *s, size_t *from, size_t n, char c,               \
        unsigned most, uint32_t *places)
#define URIC_DECLARE_CODING(isa)                                              \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c);              \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)
#define URIC_DECLARE_BLOCK(isa)                                               \
    URIC_INTERNAL void uric_block_##isa(                                      \
        int entry, const unsigned char *s, const uint32_t *begin,             \
        const uint32_t *end, unsigned count, struct uric_block *b)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_FORM(portable);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(portable);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_FORM(sse41);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(sse41);
URIC_DECLARE_CODING(sse41);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_FORM(avx2);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(avx2);
URIC_DECLARE_CODING(avx2);
URIC_DECLARE_BLOCK(avx2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
URIC_DECLARE_FORM(avx512);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(avx512);
URIC_DECLARE_CODING(avx512);
URIC_DECLARE_BLOCK(avx512);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_FORM(neon);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(neon);
URIC_DECLARE_CODING(neon);
#endif
#endif

/* The form for the best instruction set that the processor has. */
URIC_INTERNAL const struct uric_form *uric_best_form(void);

#ifndef URIC_SINGLE_FILE
/* The machine of parse.rl, which is no part of the library. */
int uric_ask_machine(int entry, const unsigned char *s, size_t n, struct uric *u);

/* For tests and benchmarks: the forms of this build by number from 0 on; NULL
 * behind the last that the processor has.  Asks the processor, which is slow on
 * virtual machines; a build with one form takes its builder's word. */
URIC_INTERNAL const struct uric_form *uric_form_number(int i);
#endif

#endif
