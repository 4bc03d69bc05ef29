/* uric, the whole library in one file; its interface is uric.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

/* The names that the RFCs give to the values of enums, and the library's version. */
/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H

#include "uric.h"

#include <string.h>

/* Linked between units, hidden from the library's users. */
#ifndef URIC_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_INTERNAL
#endif
#endif

#ifndef URIC_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_INLINE inline __attribute__((unused))
#else
#define URIC_NEVER_INLINE
#define URIC_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_FALLTHROUGH
#define URIC_FALLTHROUGH ((void)0)
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_INLINE const char *uric_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_INLINE struct uric_bytes uric_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}
#endif

/* The size is part of the ABI. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_DEFINE(u, which, at)                                             \
    ((u)->part[which].end = (at),                                             \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which)                                               \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

const char *uric_status_text(int status)
{
    static const char *const texts[] = {
        "valid", "invalid byte", "the input ends too early", "too long", "unknown rule",
        "the buffer is too small", "the reference has no scheme",
        "more \"..\" than segments before them", "rejected", "unknown number or name",
        "there is nothing to write", "a directive, not a record"
    };
    return NAMED(texts, status);
}

const char *uric_host_kind_name(int host_kind)
{
    static const char *const names[] = {
        NULL, "reg-name", "IPv4address", "IPv6address", "IPvFuture"
    };
    return NAMED(names, host_kind);
}

const char *uric_path_kind_name(int path_kind)
{
    static const char *const names[] = {
        NULL, "path-abempty", "path-absolute", "path-noscheme",
        "path-rootless", "path-empty"
    };
    return NAMED(names, path_kind);
}

const char *uric_rule_name(int rule)
{
    static const char *const names[] = {
        "URI-reference", "URI", "absolute-URI", "relative-ref", "authority",
        "host", "IPv6address", "IPv4address", "origin-form", "absolute-form",
        "authority-form", "asterisk-form", "request-target", "request-target",
        "Host"
    };
    return NAMED(names, rule);
}

const char *uric_request_form_name(int form)
{
    static const char *const names[] = {
        "origin-form", "absolute-form", "authority-form", "asterisk-form"
    };
    return NAMED(names, form);
}

#ifndef URIC_ONLY_PARSE

const char *uric_rung_name(int rung)
{
    static const char *const names[] = { "string", "syntax", "scheme", "different" };

    return NAMED(names, rung);
}

#endif

#define DIGITS_OF(x) #x
#define DIGITS(x) DIGITS_OF(x)

const char *uric_version(void)
{
    return DIGITS(URIC_VERSION_MAJOR) "." DIGITS(URIC_VERSION_MINOR) "."
           DIGITS(URIC_VERSION_PATCH);
}

#undef DIGITS
#undef DIGITS_OF
#undef NAMED

/* Stage 1 with SSSE3 and SSE4.1. */
/* Shared by the vector kernels: the intrinsics, and loads of part of a vector that read no
 * byte past the end.  Little-endian. */
#ifndef URIC_VECTORS_H
#define URIC_VECTORS_H

/* The kernels for each instruction set, one of which is in use. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

/* The instruction sets that this build has kernels for, and how to compile for each. */
#ifndef URIC_BUILT_H
#define URIC_BUILT_H

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

#endif

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

#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#endif

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* The bytes over which states jump, for shuffles by halves.  Generated by
 * grammar/tools/masks.py from grammar/classes.rl; do not edit. */
#ifndef URIC_MASKS_H
#define URIC_MASKS_H

/* SCHEME: all but +-.Zz */
#define URIC_LEAST_SCHEME 64
/* REG_NAME: all but ;=_~ */
#define URIC_LEAST_REG_NAME 16
/* PATH: all */
#define URIC_LEAST_PATH 2

#define URIC_MASKS_LOW \
    82, 254, 214, 214, 254, 214, 254, 254, 254, 254, 190, 164, 160, 164, 162, 136
#define URIC_MASKS_HIGH \
    0, 0, 40, 68, 174, 88, 172, 82, 0, 0, 0, 0, 0, 0, 0, 0

#endif

/* The constants of stage 1, as vectors.  They are loaded from memory because gcc would build
 * each constant in a general register and broadcast it. */
enum uric_row {
    URIC_ROW_LOW,
    URIC_ROW_HIGH,
    URIC_ROW_HALF,
    URIC_ROW_PERCENT,
    URIC_ROW_TO_SIGN_SCHEME, /* a saturating addition sets the sign of bytes in the class */
    URIC_ROW_TO_SIGN_REG_NAME,
    URIC_ROW_TO_SIGN_PATH,
    URIC_ROW_LEAST_SCHEME,
    URIC_ROW_LEAST_REG_NAME,
    URIC_ROW_LEAST_PATH,
    URIC_ROW_COUNT
};

#define FOUR(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define ALL(c) { FOUR(FOUR(FOUR(c))) }
static const unsigned char uric_rows[URIC_ROW_COUNT][64] __attribute__((aligned(64))) = {
    { FOUR(URIC_MASKS_LOW) }, { FOUR(URIC_MASKS_HIGH) }, ALL(15), ALL('%'),
    ALL(128 - URIC_LEAST_SCHEME), ALL(128 - URIC_LEAST_REG_NAME),
    ALL(128 - URIC_LEAST_PATH), ALL(URIC_LEAST_SCHEME), ALL(URIC_LEAST_REG_NAME),
    ALL(URIC_LEAST_PATH)
};
#undef ALL
#undef FOUR

static URIC_ALWAYS_INLINE const unsigned char *uric_row(enum uric_row row)
{
    const unsigned char *rows = uric_rows[0];

    __asm__("" : "+r"(rows)); /* hides the constants from the compiler */
    return rows + 64 * (unsigned)row;
}

#endif

#if URIC_BUILT & URIC_BUILT_BY_HALVES & ~URIC_BUILT_512

/* 1 to 15 bytes, padded with zeros to 16. */
struct short_bytes {
    uint64_t low, high;
};

static URIC_INLINE struct short_bytes load_short(const unsigned char *s, size_t n)
{
    struct short_bytes bytes;
    uint32_t first, last;

    bytes.high = 0;
    if (n > 8) {
        memcpy(&bytes.low, s, 8);
        memcpy(&bytes.high, s + n - 8, 8);
        bytes.high >>= 8 * (16 - n);
    } else if (n == 8) {
        memcpy(&bytes.low, s, 8);
    } else if (n >= 4) {
        memcpy(&first, s, 4);
        memcpy(&last, s + n - 4, 4);
        bytes.low = first | (uint64_t)last << 8 * (n - 4);
    } else {
        bytes.low = s[0] | (uint32_t)s[n / 2] << 8 * (n / 2) |
                    (uint32_t)s[n - 1] << 8 * (n - 1);
    }
    return bytes;
}

#endif

#endif
/* The interface of the scanner's two stages.
 *
 * Stage 1, once for each instruction set (classify_*.c), finds which bytes a run may pass, as
 * masks of 64 bytes.  It decides only how far a run goes.
 *
 * Stage 2, once (walk.c), is the automaton that Ragel builds from grammar/machines/parse.rl or
 * rules.rl, as goto code (gen/tables/parse_states.h, gen/tables/rules_states.h).  A state that
 * loops on itself jumps over the run that a mask shows.  grammar/README.md has an example. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H


/* The classes of RFC 3986, Appendix A, that messages name; a pchar may
 * start with "%".  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_CLASSES_H
#define URIC_CLASSES_H

#define URIC_CLASS_ALPHA 1u
#define URIC_CLASS_DIGIT 2u
#define URIC_CLASS_HEXDIG 4u
#define URIC_CLASS_PCHAR 8u
#define URIC_CLASS_RESERVED 16u
#define URIC_CLASS_SUB_DELIMS 32u
#define URIC_CLASS_UNRESERVED 64u

static const unsigned char uric_class[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  56,   0,  16,  56,   8,  56,  56,  56,  56,  56,  56,  56,  72,  72,  16,
     78,  78,  78,  78,  78,  78,  78,  78,  78,  78,  24,  56,   0,  56,   0,  16,
     24,  77,  77,  77,  77,  77,  77,  73,  73,  73,  73,  73,  73,  73,  73,  73,
     73,  73,  73,  73,  73,  73,  73,  73,  73,  73,  73,  16,   0,  16,   0,  72,
      0,  77,  77,  77,  77,  77,  77,  73,  73,  73,  73,  73,  73,  73,  73,  73,
     73,  73,  73,  73,  73,  73,  73,  73,  73,  73,  73,   0,   0,   0,  72,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};

#endif

/* Whether a byte may follow "%" in a triplet. */
static inline int uric_is_hexdig(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static inline int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_is_hexdig(s[i + 1]) &&
           uric_is_hexdig(s[i + 2]);
}

#endif
/* Counting the bits of a word. */
#ifndef URIC_BITS_H
#define URIC_BITS_H


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

/* The number of zeros below the lowest set bit of a mask that is not 0: one instruction. */
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

#endif

/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_PARSE_TABLES_H
#define URIC_PARSE_TABLES_H

/* Where each rule starts. */
enum {
    PARSE_START_URI = 1,
    PARSE_START_URI_reference = 2,
    PARSE_START_origin_form = 3,
    PARSE_STATES_COUNT = 254
};

/* Sets of bytes, as bits. */
static const unsigned char parse_bytes[2][256] = {
    {
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,  64,   0,   0,  64,   0,  64,  64,  64,  64,  64, 128,  64, 128,  32,   2,
         16,  16,  16,  16,  16,  16,  16,  16,  16,  16,   8,  64,   0,  64,   0,   1,
          4, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,   0,  64,
          0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,  64,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
    {
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   2,   0,   0,   2,   0,   2,   2,   2,   2,   2,   2,   2,   2,   4,   0,
          8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   1,   2,   0,   2,   0,   0,
          2,  32,  32,  32,  32,  32,  32,  16,  16,  16,  16,  16,  16,  16,  16,  16,
         16,  16,  16,  16,  16,  16,  16,  16,  16,  16,  16,   0,   0,   0,   0,   2,
          0,  32,  32,  32,  32,  32,  32,  16,  16,  16,  16,  16,  16,  16,  16,  16,
         16,  16,  16,  16,  16,  16,  16,  16,  16,  16,  16,   0,   0,   0,   2,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
};

/* IPv4address: column of a byte; next state by 16 * state + column. */
static const unsigned char parse_IPv4address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char parse_IPv4address_next[416] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   3,   4,   5,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   8,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   9,  10,  11,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  14,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  15,  16,  17,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  20,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  22,  23,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  25,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,   2,   0,   0,   0,   0,   0,   0,   0,   0,
};

/* IPv6address: column of a byte; next state by 16 * state + column. */
static const unsigned char parse_IPv6address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   8,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char parse_IPv6address_next[2432] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   2,   2,   2,   2,   2,   2,   3,   2,   0,   0,   0,   0,   0,   0,
      0,   0,   4,   4,   4,   4,   4,   4,   5,   4,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   6,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   7,   7,   7,   7,   7,   7,   5,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   8,   8,   8,   8,   8,   8,   9,   8,   0,   0,   0,   0,   0,   0,
      0,   0,  10,  11,  12,  13,  13,  13,   0,  14,   0,   0,   0,   0,   0,   0,
      0,   0,  15,  15,  15,  15,  15,  15,   5,  15,   0,   0,   0,   0,   0,   0,
      0,   0,  16,  16,  16,  16,  16,  16,  17,  16,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  26,  26,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  27,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  28,  28,  28,  28,  28,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   5,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  29,  29,  29,  29,  29,  29,  17,  29,   0,   0,   0,   0,   0,   0,
      0,   0,  30,  30,  30,  30,  30,  30,  31,  30,   0,   0,   0,   0,   0,   0,
      0,  23,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  34,  34,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  35,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  36,  36,  36,  36,  36,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  37,  38,  39,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  42,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  43,  43,  43,  43,  43,  43,  17,  43,   0,   0,   0,   0,   0,   0,
      0,   0,  44,  44,  44,  44,  44,  44,  45,  44,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,   0,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  52,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  53,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  54,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,  23,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  17,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  56,  56,  56,  56,  56,  56,  45,  56,   0,   0,   0,   0,   0,   0,
      0,   0,  57,  57,  57,  57,  57,  57,  58,  57,   0,   0,   0,   0,   0,   0,
      0,  23,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  61,  61,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  62,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  63,  63,  63,  63,  63,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,  23,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,   0,  65,  66,  67,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  25,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  69,  69,  69,  69,  69,  69,  45,  69,   0,   0,   0,   0,   0,   0,
      0,   0,  70,  70,  70,  70,  70,  70,  71,  70,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,   0,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  78,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  33,   0,   0,   0,   0,   0,   0,   0,
      0,  79,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  80,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  45,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  81,  81,  81,  81,  81,  81,  71,  81,   0,   0,   0,   0,   0,   0,
      0,   0,  82,  82,  82,  82,  82,  82,  83,  82,   0,   0,   0,   0,   0,   0,
      0,  23,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  86,  86,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  87,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  88,  88,  88,  88,  88,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,  23,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  91,  92,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  94,  94,  94,  94,  94,  94,  71,  94,   0,   0,   0,   0,   0,   0,
      0,   0,  95,  95,  95,  95,  95,  95,  96,  95,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,   0, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 103,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  60,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93, 104,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  71,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 105, 105, 105, 105, 105, 105,  96, 105,   0,   0,   0,   0,   0,   0,
      0,   0, 106, 106, 106, 106, 106, 106, 107, 106,   0,   0,   0,   0,   0,   0,
      0,  23, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 110, 110, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 111, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 112, 112, 112, 112, 112, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,  23, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 114, 114, 114, 114, 114, 114,  96, 114,   0,   0,   0,   0,   0,   0,
      0,   0, 115, 115, 115, 115, 115, 115, 116, 115,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,   0, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 123, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  85,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  96,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 124, 124, 124, 124, 124, 124, 116, 124,   0,   0,   0,   0,   0,   0,
      0,   0, 125, 126, 127, 128, 128, 128, 129, 130,   0,   0,   0,   0,   0,   0,
      0,  23, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 133, 133, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 134, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 135, 135, 135, 135, 135, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,  23, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,   0, 137, 137, 137, 137, 137, 137, 116, 137,   0,   0,   0,   0,   0,   0,
      0,  23, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 140, 140, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 141, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 142, 142, 142, 142, 142, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,   0, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 145, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 109,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 116,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,  90, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 147, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 148, 148, 148, 148, 148, 148,   0, 148,   0,   0,   0,   0,   0,   0,
      0,   0, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,  23, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,   0, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,  23, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,   0, 151, 151, 151, 151, 151, 151,   0, 151,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 132,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 139,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,  90,   0,   0,   0,   0,   0,   0,
};

/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char parse_part18_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char parse_part31_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char parse_part32_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};

/* The events. */
#define ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define ON_authority_begin do { BEGIN(URIC_HOST, AT + 1); } while (0)
#define ON_authority_end do { BEGIN(URIC_PATH, AT); } while (0)
#define ON_fragment_begin do { BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define ON_host_end do { END(URIC_HOST); } while (0)
#define ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define ON_port_end do { END(URIC_PORT); } while (0)
#define ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define ON_query_end do { END(URIC_QUERY); } while (0)
#define ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define ON_scheme_end do { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); } while (0)
#define ON_userinfo_end do { BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
/* The classes whose bytes a scanner may skip in runs.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_RUNS_H
#define URIC_RUNS_H

#define URIC_RUN_DIGIT 8u
#define URIC_RUN_HEXDIG 136u
#define URIC_RUN_PATH 223u
#define URIC_RUN_QUERY 255u
#define URIC_RUN_REG_NAME 139u
#define URIC_RUN_SCHEME 138u
#define URIC_RUN_SEGMENT 219u
#define URIC_RUN_SEGMENT_NZ_NC 203u
#define URIC_RUN_USERINFO 155u

static const unsigned char uric_run[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   1,   0,   0,   1,   0,   1,   1,   1,   1,   1,   2,   1,   2,   2,   4,
      8,   8,   8,   8,   8,   8,   8,   8,   8,   8,  16,   1,   0,   1,   0,  32,
     64, 128, 128, 128, 128, 128, 128,   2,   2,   2,   2,   2,   2,   2,   2,   2,
      2,   2,   2,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   1,
      0, 128, 128, 128, 128, 128, 128,   2,   2,   2,   2,   2,   2,   2,   2,   2,
      2,   2,   2,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   1,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define URIC_NIBBLES_DIGIT 0
#define URIC_NIBBLES_HEXDIG 16
#define URIC_NIBBLES_PATH 32
#define URIC_NIBBLES_QUERY 48
#define URIC_NIBBLES_REG_NAME 64
#define URIC_NIBBLES_SCHEME 80
#define URIC_NIBBLES_SEGMENT 96
#define URIC_NIBBLES_SEGMENT_NZ_NC 112
#define URIC_NIBBLES_USERINFO 128
#define URIC_NIBBLES_LOWER_REG_NAME 144
#define URIC_NIBBLES_LOWER_SCHEME 160

static const unsigned char uric_nibbles[176] = {
      8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   0,   0,   0,   0,   0,   0,
      8,  88,  88,  88,  88,  88,  88,   8,   8,   8,   0,   0,   0,   0,   0,   0,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 116,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 124,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244,  92,  84,  92, 212, 112,
    168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240,  84,  80,  84,  84,  80,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 112,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244,  92,  84,  92, 212, 112,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 112,
    136, 204, 200, 200, 204, 200, 204, 204, 204, 204, 196,  76,  68,  76, 196,  96,
    136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192,  68,  64,  68,  68,  64,
};
#endif

#endif
#ifndef URIC_ONLY_PARSE
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_RULES_TABLES_H
#define URIC_RULES_TABLES_H

/* Where each rule starts. */
enum {
    RULES_START_Host = 1,
    RULES_START_IPv4address = 2,
    RULES_START_IPv6address = 3,
    RULES_START_absolute_URI = 4,
    RULES_START_absolute_form = 5,
    RULES_START_asterisk_form = 6,
    RULES_START_authority = 7,
    RULES_START_authority_form = 8,
    RULES_START_host = 9,
    RULES_START_relative_ref = 10,
    RULES_START_request_target = 11,
    RULES_START_request_target_CONNECT = 12,
    RULES_STATES_COUNT = 1728
};

/* Sets of bytes, as bits. */
static const unsigned char rules_bytes[2][256] = {
    {
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,  64,   0,   0,  64,   0,  64,  64,  64,  64,  64, 128,  64, 128,  32,   2,
         16,  16,  16,  16,  16,  16,  16,  16,  16,  16,   8,  64,   0,  64,   0,   1,
          4, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,   0,  64,
          0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,  64,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
    {
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   1,   0,   0,   1,   0,   1,   1,   1,   1,   0,   1,   1,   1,   2,   0,
          4,   4,   4,   4,   4,   4,   4,   4,   4,   4,   2,   1,   0,   1,   0,   0,
          0,  16,  16,  16,  16,  16,  16,   8,   8,   8,   8,   8,   8,   8,   8,   8,
          8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   0,   0,   0,   0,   1,
          0,  16,  16,  16,  16,  16,  16,   8,   8,   8,   8,   8,   8,   8,   8,   8,
          8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   0,   0,   0,   1,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
};

/* IPv4address: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv4address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv4address_next[416] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   3,   4,   5,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   8,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   9,  10,  11,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  14,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  15,  16,  17,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  20,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  22,  23,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  25,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,   2,   0,   0,   0,   0,   0,   0,   0,   0,
};

/* IPv4address_2: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv4address_2_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv4address_2_next[400] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   2,   3,   4,   5,   5,   5,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   5,   5,   5,   5,   5,   5,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   5,   5,   5,   5,   7,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   8,   9,  10,  11,  11,  11,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,  11,  11,  11,  11,  11,  11,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,  11,  11,  11,  11,  13,   8,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   8,   8,   8,   8,   8,   8,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  14,  15,  16,  17,  17,  17,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   8,   8,   8,   8,   8,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  17,  17,  17,  17,  17,  17,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  17,  17,  17,  17,  19,  14,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  14,  14,  14,  14,  14,  14,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  21,  22,  23,  23,  23,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  14,  14,  14,  14,  14,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  23,  23,  23,  23,  23,  23,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  23,  23,  23,  23,  24,  20,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  20,  20,  20,  20,  20,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  20,  20,  20,  20,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};

/* IPv6address: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv6address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   8,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv6address_next[2432] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   2,   2,   2,   2,   2,   2,   3,   2,   0,   0,   0,   0,   0,   0,
      0,   0,   4,   4,   4,   4,   4,   4,   5,   4,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   6,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   7,   7,   7,   7,   7,   7,   5,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   8,   8,   8,   8,   8,   8,   9,   8,   0,   0,   0,   0,   0,   0,
      0,   0,  10,  11,  12,  13,  13,  13,   0,  14,   0,   0,   0,   0,   0,   0,
      0,   0,  15,  15,  15,  15,  15,  15,   5,  15,   0,   0,   0,   0,   0,   0,
      0,   0,  16,  16,  16,  16,  16,  16,  17,  16,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  26,  26,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  27,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  28,  28,  28,  28,  28,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   5,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  29,  29,  29,  29,  29,  29,  17,  29,   0,   0,   0,   0,   0,   0,
      0,   0,  30,  30,  30,  30,  30,  30,  31,  30,   0,   0,   0,   0,   0,   0,
      0,  23,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  34,  34,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  35,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  36,  36,  36,  36,  36,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  37,  38,  39,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  42,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  43,  43,  43,  43,  43,  43,  17,  43,   0,   0,   0,   0,   0,   0,
      0,   0,  44,  44,  44,  44,  44,  44,  45,  44,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,   0,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  52,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  53,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  54,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,  23,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  17,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  56,  56,  56,  56,  56,  56,  45,  56,   0,   0,   0,   0,   0,   0,
      0,   0,  57,  57,  57,  57,  57,  57,  58,  57,   0,   0,   0,   0,   0,   0,
      0,  23,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  61,  61,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  62,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  63,  63,  63,  63,  63,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,  23,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,   0,  65,  66,  67,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  25,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  69,  69,  69,  69,  69,  69,  45,  69,   0,   0,   0,   0,   0,   0,
      0,   0,  70,  70,  70,  70,  70,  70,  71,  70,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,   0,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  78,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  33,   0,   0,   0,   0,   0,   0,   0,
      0,  79,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  80,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  45,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  81,  81,  81,  81,  81,  81,  71,  81,   0,   0,   0,   0,   0,   0,
      0,   0,  82,  82,  82,  82,  82,  82,  83,  82,   0,   0,   0,   0,   0,   0,
      0,  23,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  86,  86,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  87,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  88,  88,  88,  88,  88,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,  23,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  91,  92,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  94,  94,  94,  94,  94,  94,  71,  94,   0,   0,   0,   0,   0,   0,
      0,   0,  95,  95,  95,  95,  95,  95,  96,  95,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,   0, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 103,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  60,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93, 104,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  71,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 105, 105, 105, 105, 105, 105,  96, 105,   0,   0,   0,   0,   0,   0,
      0,   0, 106, 106, 106, 106, 106, 106, 107, 106,   0,   0,   0,   0,   0,   0,
      0,  23, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 110, 110, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 111, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 112, 112, 112, 112, 112, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,  23, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 114, 114, 114, 114, 114, 114,  96, 114,   0,   0,   0,   0,   0,   0,
      0,   0, 115, 115, 115, 115, 115, 115, 116, 115,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,   0, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 123, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  85,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  96,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 124, 124, 124, 124, 124, 124, 116, 124,   0,   0,   0,   0,   0,   0,
      0,   0, 125, 126, 127, 128, 128, 128, 129, 130,   0,   0,   0,   0,   0,   0,
      0,  23, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 133, 133, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 134, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 135, 135, 135, 135, 135, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,  23, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,   0, 137, 137, 137, 137, 137, 137, 116, 137,   0,   0,   0,   0,   0,   0,
      0,  23, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 140, 140, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 141, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 142, 142, 142, 142, 142, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,   0, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 145, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 109,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 116,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,  90, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 147, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 148, 148, 148, 148, 148, 148,   0, 148,   0,   0,   0,   0,   0,   0,
      0,   0, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,  23, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,   0, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,  23, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,   0, 151, 151, 151, 151, 151, 151,   0, 151,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 132,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 139,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,  90,   0,   0,   0,   0,   0,   0,
};

/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char rules_part1_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part2_flags[25] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   2,   2,   2,   2,   2,
};
static const unsigned char rules_part3_flags[152] = {
      0,   0,   0,   0,   0,   0,   2,   0,   0,   2,   2,   2,   2,   2,   2,   0,
      0,   0,   2,   2,   2,   2,   2,   0,   2,   0,   2,   2,   2,   0,   0,   2,
      2,   0,   2,   2,   2,   0,   0,   0,   0,   2,   2,   0,   0,   0,   2,   2,
      2,   2,   2,   2,   2,   0,   0,   2,   0,   0,   2,   2,   0,   2,   2,   2,
      2,   0,   0,   0,   0,   0,   0,   0,   2,   2,   2,   2,   2,   2,   2,   0,
      0,   0,   0,   2,   2,   0,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,   2,   2,   0,   2,   2,
      2,   2,   0,   0,   0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,
      0,   2,   0,   2,   0,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   2,
      2,   2,   0,   0,   2,   2,   0,   2,
};
static const unsigned char rules_part7_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part8_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part9_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part11_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part12_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part16_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part23_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part24_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part28_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part31_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part65_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part90_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part91_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part100_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part104_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part125_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part126_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part132_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part133_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};

/* The events. */
#define ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define ON_absolute_form_end do { if (!HAS_PATH_KIND(URIC_PATH_ABEMPTY)) { UNDEFINE(URIC_HOST); HOST_KIND(URIC_HOST_NONE); } } while (0)
#define ON_asterisk_form_end do { END(URIC_PATH); } while (0)
#define ON_authority_begin do { BEGIN(URIC_HOST, AT + 1); } while (0)
#define ON_authority_end do { BEGIN(URIC_PATH, AT); } while (0)
#define ON_authority_form_end do { UNDEFINE(URIC_SCHEME); } while (0)
#define ON_fragment_begin do { BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define ON_host_end do { END(URIC_HOST); } while (0)
#define ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define ON_port_end do { END(URIC_PORT); } while (0)
#define ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define ON_query_end do { END(URIC_QUERY); } while (0)
#define ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define ON_scheme_end do { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); } while (0)
#define ON_userinfo_end do { BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: if a
 * jump stops too soon, the state steps over the byte and jumps again. */
enum uric_jump { JUMP_SCHEME, JUMP_REG_NAME, JUMP_PATH, JUMPS };

/* The number of bytes in a mask, and the number classified at once for many records.  The
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

/* Masks of a block of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and of
 * valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[JUMPS];
};

#ifndef URIC_ONLY_PARSE
/* Masks of a stretch of many records: bit k of word i is for byte URIC_BLOCK * i + k.  A bit of
 * stop[jump] is 0 if a run of the class, and of valid triplets, passes the byte; terminators and
 * bytes past the end stop every run. */
enum { URIC_STRETCH_WORDS = URIC_STRETCH / URIC_BLOCK };
struct uric_masks {
    /* two words more, since a word may be read from any byte on */
    uric_word stop[JUMPS][URIC_STRETCH_WORDS + 2];
    uric_word terminator[URIC_STRETCH_WORDS];
};
#endif

/* The start and the number of bytes, in one register.  A start is a constant of
 * gen/tables/parse_tables.h, or one of gen/tables/rules_tables.h combined with
 * URIC_START_RULES. */
#define URIC_START_RULES 0x8000
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* Scans s from a start: returns URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and writes the parts
 * to *u, which must be all zero.  The masks show which of the first 63 bytes are in the classes,
 * or in subsets of them; bit 63 (of a block of 64), and the bits of bytes at or past the end,
 * are 0.  All parameters fit in registers. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length,
                            struct uric *u, uint64_t scheme, uint64_t reg_name,
                            uint64_t path);
#endif

/* Repeats a table's walk from the state r at s + *i: sets *i to the offset of the rejected byte
 * and returns the state before it. */
URIC_INTERNAL unsigned uric_walk_lost(const unsigned char *next,
                                      const unsigned char *column, const unsigned char *s,
                                      size_t *i, unsigned r);

/* The end of the run at s + i of bytes that have one of the bits of uric_run. */
static URIC_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n,
                                       unsigned bits)
{
    /* four at a time: the test of the bound would be half of the work */
    for (; n - i >= 4; i += 4) {
        if (!(uric_run[s[i]] & bits))
            return i;
        if (!(uric_run[s[i + 1]] & bits))
            return i + 1;
        if (!(uric_run[s[i + 2]] & bits))
            return i + 2;
        if (!(uric_run[s[i + 3]] & bits))
            return i + 3;
    }
    while (i < n && uric_run[s[i]] & bits)
        i++;
    return i;
}

#ifndef URIC_ONLY_PARSE
/* The start of a rule of enum uric_rule; 0 if there is no such rule. */
URIC_INTERNAL unsigned uric_start_of(int rule);
#endif

#endif

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static URIC_ALWAYS_INLINE __m128i sse41_at(const unsigned char *p)
{
    return _mm_loadu_si128((const __m128i *)p);
}

static URIC_ALWAYS_INLINE __m128i sse41_row(enum uric_row row)
{
    return _mm_load_si128((const __m128i *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m128i sse41_high_halves(__m128i bytes)
{
    return _mm_and_si128(_mm_srli_epi16(bytes, 4), sse41_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t sse41_mask(__m128i v)
{
    return (uint32_t)_mm_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct sse41_bytes {
    __m128i a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void sse41_load(struct sse41_bytes *bytes, const unsigned char *p)
{
    bytes->a = sse41_at(p);
    bytes->b = sse41_at(p + 16);
    bytes->c = sse41_at(p + 32);
    bytes->d = sse41_at(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void sse41_load_first(struct sse41_bytes *bytes,
                                                const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = _mm_setzero_si128();
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = sse41_at(s);
        bytes->b = sse41_at(s + 16);
        bytes->c = sse41_at(s + bytes->c_at);
        bytes->d = sse41_at(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = sse41_at(s);
        bytes->c = sse41_at(s + bytes->c_at);
    } else if (n > 0) {
        const struct short_bytes few = load_short(s, n);

        bytes->a = _mm_set_epi64x((long long)few.high, (long long)few.low);
    }
}

static URIC_ALWAYS_INLINE uint64_t sse41_join(__m128i a, __m128i b, __m128i c, __m128i d,
                                              unsigned c_at)
{
    const uint32_t low = sse41_mask(a) | sse41_mask(b) << 16;
    const uint32_t high = sse41_mask(c) | sse41_mask(d) << 16;

    return low | (uint64_t)high << c_at;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t sse41_equal(const struct sse41_bytes *bytes,
                                               unsigned char byte)
{
    const __m128i all = _mm_set1_epi8((char)byte);

    return sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t sse41_percent(const struct sse41_bytes *bytes)
{
    const __m128i percent = sse41_row(URIC_ROW_PERCENT);

    return sse41_join(_mm_cmpeq_epi8(bytes->a, percent), _mm_cmpeq_epi8(bytes->b, percent),
                      _mm_cmpeq_epi8(bytes->c, percent), _mm_cmpeq_epi8(bytes->d, percent),
                      bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m128i sse41_places_of(__m128i bytes)
{
    return _mm_and_si128(
        _mm_shuffle_epi8(sse41_row(URIC_ROW_LOW), bytes),
        _mm_shuffle_epi8(sse41_row(URIC_ROW_HIGH), sse41_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void sse41_places(struct sse41_bytes *first)
{
    first->a = sse41_places_of(first->a);
    first->b = sse41_places_of(first->b);
    first->c = sse41_places_of(first->c);
    first->d = sse41_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t sse41_in(const struct sse41_bytes *places,
                                            enum uric_jump jump)
{
    const __m128i to_sign = sse41_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return sse41_join(_mm_adds_epu8(places->a, to_sign), _mm_adds_epu8(places->b, to_sign),
                      _mm_adds_epu8(places->c, to_sign), _mm_adds_epu8(places->d, to_sign),
                      places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t sse41_in_scheme(const struct sse41_bytes *first)
{
    return sse41_mask(_mm_adds_epu8(first->a, sse41_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void sse41_clear(struct uric *u)
{
    __m128i *const to = (__m128i *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct sse41_window {
    struct sse41_bytes bytes;
    __m128i a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m128i sse41_bits(__m128i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, sse41_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct sse41_window sse41_look(const struct sse41_bytes *bytes)
{
    struct sse41_window w;

    w.bytes = *bytes;
    w.a_bit = sse41_bits(bytes->a);
    w.b_bit = sse41_bits(bytes->b);
    w.c_bit = sse41_bits(bytes->c);
    w.d_bit = sse41_bits(bytes->d);
    return w;
}

static URIC_ALWAYS_INLINE __m128i sse41_has(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t sse41_of(const struct sse41_window *w, unsigned nibbles)
{
    const __m128i table = sse41_at(uric_nibbles + nibbles);

    return sse41_join(sse41_has(table, w->bytes.a, w->a_bit),
                      sse41_has(table, w->bytes.b, w->b_bit),
                      sse41_has(table, w->bytes.c, w->c_bit),
                      sse41_has(table, w->bytes.d, w->d_bit), w->bytes.c_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m128i sse41_out(const unsigned char *p, __m128i table)
{
    const __m128i bytes = sse41_at(p);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes), sse41_bits(bytes));
}

static URIC_ALWAYS_INLINE int sse41_all(const unsigned char *p, unsigned nibbles)
{
    const __m128i table = sse41_at(uric_nibbles + nibbles);
    const __m128i out =
        _mm_or_si128(_mm_or_si128(sse41_out(p, table), sse41_out(p + 16, table)),
                     _mm_or_si128(sse41_out(p + 32, table), sse41_out(p + 48, table)));

    return _mm_testz_si128(out, out);
}

#define CLASSIFY(name) sse41_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_sse41
#define BLOCK 64
/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(percent)(&bytes)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(percent)(&bytes) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in_scheme)(&first), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#ifndef URIC_ONLY_PARSE

/* Writes word k of each mask of a stretch, for the block of bytes at p; `past` marks the bits
 * past its end. */
static URIC_ALWAYS_INLINE void CLASSIFY(mask_words)(const unsigned char *p,
                                                    unsigned char terminator, uint64_t past,
                                                    struct uric_masks *m, size_t k)
{
    struct CLASSIFY(bytes) bytes;
    uint64_t percent, ends, triplets = 0;

    CLASSIFY(load)(&bytes, p);
    percent = CLASSIFY(percent)(&bytes);
    ends = CLASSIFY(equal)(&bytes, terminator) | past;
    /* a "%" in the last two bytes of a word has its digits in the next: it stops runs */
    if (percent != 0) {
        const struct CLASSIFY(window) w = CLASSIFY(look)(&bytes);
        const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) & ~ends;

        triplets = percent & hex >> 1 & hex >> 2;
    }
    CLASSIFY(places)(&bytes);
    m->stop[JUMP_SCHEME][k] = ~CLASSIFY(in)(&bytes, JUMP_SCHEME) | ends;
    m->stop[JUMP_REG_NAME][k] = ~(CLASSIFY(in)(&bytes, JUMP_REG_NAME) | triplets) | ends;
    m->stop[JUMP_PATH][k] = ~(CLASSIFY(in)(&bytes, JUMP_PATH) | triplets) | ends;
    m->terminator[k] = ends & ~past;
}

void CLASSIFY_PUBLIC(masks)(const unsigned char *s, size_t n, unsigned char terminator,
                            struct uric_masks *m)
{
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++)
        CLASSIFY(mask_words)(s + i, terminator, 0, m, k);
    if (i < n) {
        memset(last, 0, sizeof last);
        memcpy(last, s + i, n - i);
        CLASSIFY(mask_words)(last, terminator, ~uric_below((unsigned)(n - i)), m, k++);
    }
    for (i = 0; i < JUMPS; i++)
        m->stop[i][k] = m->stop[i][k + 1] = (uric_word)~(uint64_t)0;
}

#endif

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX2. */

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i avx2_at(const unsigned char *p)
{
    return _mm256_loadu_si256((const __m256i *)p);
}

static URIC_ALWAYS_INLINE __m256i avx2_row(enum uric_row row)
{
    return _mm256_load_si256((const __m256i *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m256i avx2_high_halves(__m256i bytes)
{
    return _mm256_and_si256(_mm256_srli_epi16(bytes, 4), avx2_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t avx2_mask(__m256i v)
{
    return (uint32_t)_mm256_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 32 bytes from offset 0, and 32 from high_at; they may overlap. */
struct avx2_bytes {
    __m256i low, high;
    unsigned high_at;
};

static URIC_ALWAYS_INLINE void avx2_load(struct avx2_bytes *bytes, const unsigned char *p)
{
    bytes->low = avx2_at(p);
    bytes->high = avx2_at(p + 32);
    bytes->high_at = 32;
}

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i and
 * fills with zeros. */
static const unsigned char shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

/* 1 to 31 bytes, padded with zeros. */
static inline __m256i avx2_load_part(const unsigned char *s, size_t n)
{
    __m128i last, by;
    struct short_bytes bytes;

    if (n < 16) {
        bytes = load_short(s, n);
        return _mm256_zextsi128_si256(_mm_set_epi64x((long long)bytes.high,
                                                     (long long)bytes.low));
    }
    last = _mm_loadu_si128((const __m128i *)(s + n - 16));
    by = _mm_loadu_si128((const __m128i *)(shuffle_down + (32 - n)));
    return _mm256_set_m128i(_mm_shuffle_epi8(last, by),
                            _mm_loadu_si128((const __m128i *)s));
}

static URIC_ALWAYS_INLINE void avx2_load_first(struct avx2_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->low = bytes->high = _mm256_setzero_si256();
    bytes->high_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->high_at = (unsigned)n - 32;
        bytes->low = avx2_at(s);
        bytes->high = avx2_at(s + bytes->high_at);
    } else if (n > 0) {
        bytes->low = avx2_load_part(s, n);
    }
}

static URIC_ALWAYS_INLINE uint64_t avx2_join(__m256i low, __m256i high, unsigned high_at)
{
    uint64_t mask = avx2_mask(low) | (uint64_t)avx2_mask(high) << high_at;

    __asm__("" : "+r"(mask)); /* keeps gcc from collecting masks in a vector */
    return mask;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t avx2_equal(const struct avx2_bytes *bytes,
                                              unsigned char byte)
{
    const __m256i all = _mm256_set1_epi8((char)byte);

    return avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t avx2_percent(const struct avx2_bytes *bytes)
{
    const __m256i percent = avx2_row(URIC_ROW_PERCENT);

    return avx2_join(_mm256_cmpeq_epi8(bytes->low, percent),
                     _mm256_cmpeq_epi8(bytes->high, percent), bytes->high_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m256i avx2_places_of(__m256i bytes)
{
    return _mm256_and_si256(
        _mm256_shuffle_epi8(avx2_row(URIC_ROW_LOW), bytes),
        _mm256_shuffle_epi8(avx2_row(URIC_ROW_HIGH), avx2_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void avx2_places(struct avx2_bytes *first)
{
    first->low = avx2_places_of(first->low);
    first->high = avx2_places_of(first->high);
}

static URIC_ALWAYS_INLINE uint64_t avx2_in(const struct avx2_bytes *places,
                                           enum uric_jump jump)
{
    const __m256i to_sign = avx2_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return avx2_join(_mm256_adds_epu8(places->low, to_sign),
                     _mm256_adds_epu8(places->high, to_sign), places->high_at);
}

static URIC_ALWAYS_INLINE uint64_t avx2_in_scheme(const struct avx2_bytes *first)
{
    return avx2_mask(_mm256_adds_epu8(first->low, avx2_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void avx2_clear(struct uric *u)
{
    __m256i *const to = (__m256i *)u;

    _mm256_storeu_si256(to, _mm256_setzero_si256());
    _mm256_storeu_si256(to + 1, _mm256_setzero_si256());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct avx2_window {
    struct avx2_bytes bytes;
    __m256i low_bit, high_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m256i avx2_bits(__m256i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, avx2_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct avx2_window avx2_look(const struct avx2_bytes *bytes)
{
    struct avx2_window w;

    w.bytes = *bytes;
    w.low_bit = avx2_bits(bytes->low);
    w.high_bit = avx2_bits(bytes->high);
    return w;
}

static URIC_ALWAYS_INLINE __m256i avx2_table(unsigned nibbles)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));
}

static URIC_ALWAYS_INLINE __m256i avx2_has(__m256i table, __m256i bytes, __m256i bit)
{
    return _mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t avx2_of(const struct avx2_window *w, unsigned nibbles)
{
    const __m256i table = avx2_table(nibbles);

    return avx2_join(avx2_has(table, w->bytes.low, w->low_bit),
                     avx2_has(table, w->bytes.high, w->high_bit), w->bytes.high_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m256i avx2_out(const unsigned char *p, __m256i table)
{
    const __m256i bytes = avx2_at(p);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), avx2_bits(bytes));
}

static URIC_ALWAYS_INLINE int avx2_all(const unsigned char *p, unsigned nibbles)
{
    const __m256i table = avx2_table(nibbles);
    const __m256i out =
        _mm256_or_si256(_mm256_or_si256(avx2_out(p, table), avx2_out(p + 32, table)),
                        _mm256_or_si256(avx2_out(p + 64, table), avx2_out(p + 96, table)));

    return _mm256_testz_si256(out, out);
}

#define CLASSIFY(name) avx2_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx2
#define BLOCK 128
/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(percent)(&bytes)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(percent)(&bytes) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in_scheme)(&first), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#ifndef URIC_ONLY_PARSE

/* Writes word k of each mask of a stretch, for the block of bytes at p; `past` marks the bits
 * past its end. */
static URIC_ALWAYS_INLINE void CLASSIFY(mask_words)(const unsigned char *p,
                                                    unsigned char terminator, uint64_t past,
                                                    struct uric_masks *m, size_t k)
{
    struct CLASSIFY(bytes) bytes;
    uint64_t percent, ends, triplets = 0;

    CLASSIFY(load)(&bytes, p);
    percent = CLASSIFY(percent)(&bytes);
    ends = CLASSIFY(equal)(&bytes, terminator) | past;
    /* a "%" in the last two bytes of a word has its digits in the next: it stops runs */
    if (percent != 0) {
        const struct CLASSIFY(window) w = CLASSIFY(look)(&bytes);
        const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) & ~ends;

        triplets = percent & hex >> 1 & hex >> 2;
    }
    CLASSIFY(places)(&bytes);
    m->stop[JUMP_SCHEME][k] = ~CLASSIFY(in)(&bytes, JUMP_SCHEME) | ends;
    m->stop[JUMP_REG_NAME][k] = ~(CLASSIFY(in)(&bytes, JUMP_REG_NAME) | triplets) | ends;
    m->stop[JUMP_PATH][k] = ~(CLASSIFY(in)(&bytes, JUMP_PATH) | triplets) | ends;
    m->terminator[k] = ends & ~past;
}

void CLASSIFY_PUBLIC(masks)(const unsigned char *s, size_t n, unsigned char terminator,
                            struct uric_masks *m)
{
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++)
        CLASSIFY(mask_words)(s + i, terminator, 0, m, k);
    if (i < n) {
        memset(last, 0, sizeof last);
        memcpy(last, s + i, n - i);
        CLASSIFY(mask_words)(last, terminator, ~uric_below((unsigned)(n - i)), m, k++);
    }
    for (i = 0; i < JUMPS; i++)
        m->stop[i][k] = m->stop[i][k + 1] = (uric_word)~(uint64_t)0;
}

#endif

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX-512 (F, BW), 64 bytes at once. */

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,popcnt,bmi,bmi2")

struct avx512_bytes {
    __m512i all;
};

static URIC_ALWAYS_INLINE void avx512_load(struct avx512_bytes *bytes,
                                           const unsigned char *p)
{
    bytes->all = _mm512_loadu_si512(p);
}

static URIC_ALWAYS_INLINE void avx512_load_first(struct avx512_bytes *bytes,
                                                 const unsigned char *s, size_t n)
{
    const unsigned count = n < 63 ? (unsigned)n : 63;

    bytes->all = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, count), s);
}

static URIC_ALWAYS_INLINE __m512i avx512_row(enum uric_row row)
{
    return _mm512_loadu_si512(uric_row(row));
}

static URIC_ALWAYS_INLINE __m512i avx512_high_halves(__m512i bytes)
{
    return _mm512_and_si512(_mm512_srli_epi16(bytes, 4), avx512_row(URIC_ROW_HALF));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE void avx512_places(struct avx512_bytes *first)
{
    first->all = _mm512_and_si512(
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_LOW), first->all),
        _mm512_shuffle_epi8(avx512_row(URIC_ROW_HIGH), avx512_high_halves(first->all)));
}

static URIC_ALWAYS_INLINE uint64_t avx512_in(const struct avx512_bytes *places,
                                             enum uric_jump jump)
{
    const enum uric_row row = (enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump);

    return _mm512_cmpge_epu8_mask(places->all, avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t avx512_in_scheme(const struct avx512_bytes *first)
{
    return avx512_in(first, JUMP_SCHEME);
}

static URIC_ALWAYS_INLINE void avx512_clear(struct uric *u)
{
    _mm512_storeu_si512(u, _mm512_setzero_si512());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct avx512_window {
    __m512i bytes, bit; /* bit: the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m512i avx512_table(const unsigned char *table)
{
    /* masked, because g++ 12 warns that the plain intrinsic uses an uninitialized value */
    return _mm512_maskz_broadcast_i32x4(0xffff, _mm_loadu_si128((const __m128i *)table));
}

static URIC_ALWAYS_INLINE __m512i avx512_bits(__m512i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    static const unsigned char bits[16] = { 1,   2,   4,   8,   16,  32,  64,  128,
                                            255, 255, 255, 255, 255, 255, 255, 255 };

    return _mm512_shuffle_epi8(avx512_table(bits), avx512_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct avx512_window avx512_look(const struct avx512_bytes *bytes)
{
    struct avx512_window w;

    w.bytes = bytes->all;
    w.bit = avx512_bits(w.bytes);
    return w;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t avx512_equal(const struct avx512_bytes *bytes,
                                                unsigned char byte)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, _mm512_set1_epi8((char)byte));
}
#endif

static URIC_ALWAYS_INLINE uint64_t avx512_percent(const struct avx512_bytes *bytes)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, avx512_row(URIC_ROW_PERCENT));
}

static URIC_ALWAYS_INLINE uint64_t avx512_of(const struct avx512_window *w,
                                             unsigned nibbles)
{
    return _mm512_test_epi8_mask(
        _mm512_shuffle_epi8(avx512_table(uric_nibbles + nibbles), w->bytes), w->bit);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m512i avx512_out(const unsigned char *p, __m512i table)
{
    const __m512i bytes = _mm512_loadu_si512(p);

    return ~_mm512_shuffle_epi8(table, bytes) & avx512_bits(bytes);
}

static URIC_ALWAYS_INLINE int avx512_all(const unsigned char *p, unsigned nibbles)
{
    const __m512i table = avx512_table(uric_nibbles + nibbles);
    const __m512i out = _mm512_or_si512(
        _mm512_or_si512(avx512_out(p, table), avx512_out(p + 64, table)),
        _mm512_or_si512(avx512_out(p + 128, table), avx512_out(p + 192, table)));

    return _mm512_test_epi8_mask(out, out) == 0;
}

#define CLASSIFY(name) avx512_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx512
#define BLOCK 256
/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(percent)(&bytes)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(percent)(&bytes) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in_scheme)(&first), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#ifndef URIC_ONLY_PARSE

/* Writes word k of each mask of a stretch, for the block of bytes at p; `past` marks the bits
 * past its end. */
static URIC_ALWAYS_INLINE void CLASSIFY(mask_words)(const unsigned char *p,
                                                    unsigned char terminator, uint64_t past,
                                                    struct uric_masks *m, size_t k)
{
    struct CLASSIFY(bytes) bytes;
    uint64_t percent, ends, triplets = 0;

    CLASSIFY(load)(&bytes, p);
    percent = CLASSIFY(percent)(&bytes);
    ends = CLASSIFY(equal)(&bytes, terminator) | past;
    /* a "%" in the last two bytes of a word has its digits in the next: it stops runs */
    if (percent != 0) {
        const struct CLASSIFY(window) w = CLASSIFY(look)(&bytes);
        const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) & ~ends;

        triplets = percent & hex >> 1 & hex >> 2;
    }
    CLASSIFY(places)(&bytes);
    m->stop[JUMP_SCHEME][k] = ~CLASSIFY(in)(&bytes, JUMP_SCHEME) | ends;
    m->stop[JUMP_REG_NAME][k] = ~(CLASSIFY(in)(&bytes, JUMP_REG_NAME) | triplets) | ends;
    m->stop[JUMP_PATH][k] = ~(CLASSIFY(in)(&bytes, JUMP_PATH) | triplets) | ends;
    m->terminator[k] = ends & ~past;
}

void CLASSIFY_PUBLIC(masks)(const unsigned char *s, size_t n, unsigned char terminator,
                            struct uric_masks *m)
{
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++)
        CLASSIFY(mask_words)(s + i, terminator, 0, m, k);
    if (i < n) {
        memset(last, 0, sizeof last);
        memcpy(last, s + i, n - i);
        CLASSIFY(mask_words)(last, terminator, ~uric_below((unsigned)(n - i)), m, k++);
    }
    for (i = 0; i < JUMPS; i++)
        m->stop[i][k] = m->stop[i][k + 1] = (uric_word)~(uint64_t)0;
}

#endif

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AArch64's NEON. */

#if URIC_BUILT & URIC_BUILT_NEON

static URIC_ALWAYS_INLINE uint8x16_t neon_row(enum uric_row row)
{
    return vld1q_u8(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct neon_bytes {
    uint8x16_t a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void neon_load(struct neon_bytes *bytes, const unsigned char *p)
{
    bytes->a = vld1q_u8(p);
    bytes->b = vld1q_u8(p + 16);
    bytes->c = vld1q_u8(p + 32);
    bytes->d = vld1q_u8(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void neon_load_first(struct neon_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = vdupq_n_u8(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = vld1q_u8(s);
        bytes->b = vld1q_u8(s + 16);
        bytes->c = vld1q_u8(s + bytes->c_at);
        bytes->d = vld1q_u8(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = vld1q_u8(s);
        bytes->c = vld1q_u8(s + bytes->c_at);
    } else if (n > 0) {
        const struct short_bytes few = load_short(s, n);

        bytes->a = vcombine_u8(vcreate_u8(few.low), vcreate_u8(few.high));
    }
}

/* The mask of vectors whose bytes are all ones or zeros: each byte keeps one bit, by its index
 * modulo 8, and adding neighbours three times joins each eight. */
static URIC_ALWAYS_INLINE uint64_t neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                             uint8x16_t d, unsigned c_at)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
    const uint8x16_t both = vpaddq_u8(low, high);
    const uint64_t mask =
        vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);

    return (uint32_t)mask | (mask >> 32) << c_at;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t neon_equal(const struct neon_bytes *bytes,
                                              unsigned char byte)
{
    const uint8x16_t all = vdupq_n_u8(byte);

    return neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t neon_percent(const struct neon_bytes *bytes)
{
    const uint8x16_t percent = neon_row(URIC_ROW_PERCENT);

    return neon_join(vceqq_u8(bytes->a, percent), vceqq_u8(bytes->b, percent),
                     vceqq_u8(bytes->c, percent), vceqq_u8(bytes->d, percent), bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE uint8x16_t neon_places_of(uint8x16_t bytes)
{
    return vandq_u8(vqtbl1q_u8(neon_row(URIC_ROW_LOW),
                               vandq_u8(bytes, neon_row(URIC_ROW_HALF))),
                    vqtbl1q_u8(neon_row(URIC_ROW_HIGH), vshrq_n_u8(bytes, 4)));
}

static URIC_ALWAYS_INLINE void neon_places(struct neon_bytes *first)
{
    first->a = neon_places_of(first->a);
    first->b = neon_places_of(first->b);
    first->c = neon_places_of(first->c);
    first->d = neon_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t neon_in(const struct neon_bytes *places,
                                           enum uric_jump jump)
{
    const uint8x16_t least = neon_row((enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump));

    return neon_join(vcgeq_u8(places->a, least), vcgeq_u8(places->b, least),
                     vcgeq_u8(places->c, least), vcgeq_u8(places->d, least), places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t neon_in_scheme(const struct neon_bytes *first)
{
    const uint8x16_t none = vdupq_n_u8(0);

    return neon_join(vcgeq_u8(first->a, neon_row(URIC_ROW_LEAST_SCHEME)), none, none, none, 32);
}

static URIC_ALWAYS_INLINE void neon_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    vst1q_u8(to, vdupq_n_u8(0));
    vst1q_u8(to + 16, vdupq_n_u8(0));
    vst1q_u8(to + 32, vdupq_n_u8(0));
    vst1q_u8(to + 48, vdupq_n_u8(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct neon_window {
    uint8x16_t a_low, b_low, c_low, d_low; /* the low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE uint8x16_t neon_bits(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

static URIC_ALWAYS_INLINE struct neon_window neon_look(const struct neon_bytes *bytes)
{
    const uint8x16_t half = neon_row(URIC_ROW_HALF);
    struct neon_window w;

    w.a_low = vandq_u8(bytes->a, half);
    w.b_low = vandq_u8(bytes->b, half);
    w.c_low = vandq_u8(bytes->c, half);
    w.d_low = vandq_u8(bytes->d, half);
    w.a_bit = neon_bits(bytes->a);
    w.b_bit = neon_bits(bytes->b);
    w.c_bit = neon_bits(bytes->c);
    w.d_bit = neon_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

static URIC_ALWAYS_INLINE uint64_t neon_of(const struct neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit), w->c_at);
}

/* All ones for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE uint8x16_t neon_is(const unsigned char *p, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(p);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, neon_row(URIC_ROW_HALF))),
                    neon_bits(bytes));
}

static URIC_ALWAYS_INLINE int neon_all(const unsigned char *p, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(neon_is(p, table), neon_is(p + 16, table)),
               vandq_u8(neon_is(p + 32, table), neon_is(p + 48, table)))) != 0;
}

#define CLASSIFY(name) neon_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_neon
#define BLOCK 64
/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(percent)(&bytes)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(percent)(&bytes) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in_scheme)(&first), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#ifndef URIC_ONLY_PARSE

/* Writes word k of each mask of a stretch, for the block of bytes at p; `past` marks the bits
 * past its end. */
static URIC_ALWAYS_INLINE void CLASSIFY(mask_words)(const unsigned char *p,
                                                    unsigned char terminator, uint64_t past,
                                                    struct uric_masks *m, size_t k)
{
    struct CLASSIFY(bytes) bytes;
    uint64_t percent, ends, triplets = 0;

    CLASSIFY(load)(&bytes, p);
    percent = CLASSIFY(percent)(&bytes);
    ends = CLASSIFY(equal)(&bytes, terminator) | past;
    /* a "%" in the last two bytes of a word has its digits in the next: it stops runs */
    if (percent != 0) {
        const struct CLASSIFY(window) w = CLASSIFY(look)(&bytes);
        const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) & ~ends;

        triplets = percent & hex >> 1 & hex >> 2;
    }
    CLASSIFY(places)(&bytes);
    m->stop[JUMP_SCHEME][k] = ~CLASSIFY(in)(&bytes, JUMP_SCHEME) | ends;
    m->stop[JUMP_REG_NAME][k] = ~(CLASSIFY(in)(&bytes, JUMP_REG_NAME) | triplets) | ends;
    m->stop[JUMP_PATH][k] = ~(CLASSIFY(in)(&bytes, JUMP_PATH) | triplets) | ends;
    m->terminator[k] = ends & ~past;
}

void CLASSIFY_PUBLIC(masks)(const unsigned char *s, size_t n, unsigned char terminator,
                            struct uric_masks *m)
{
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++)
        CLASSIFY(mask_words)(s + i, terminator, 0, m, k);
    if (i < n) {
        memset(last, 0, sizeof last);
        memcpy(last, s + i, n - i);
        CLASSIFY(mask_words)(last, terminator, ~uric_below((unsigned)(n - i)), m, k++);
    }
    for (i = 0; i < JUMPS; i++)
        m->stop[i][k] = m->stop[i][k + 1] = (uric_word)~(uint64_t)0;
}

#endif

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Chooses the kernels for the processor. */

#ifdef URIC_ONLY_PARSE
#define KERNELS(isa, stage1, masks, decode, encode)                              \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }
#else
#define KERNELS(isa, stage1, masks, decode, encode)                              \
    { #isa, uric_parse_##stage1, uric_pass_##stage1, masks, decode, encode }
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

/* Stage 2 of the one-shot scanner, for every instruction set. */

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define UNDEFINE(which) (info &= ~(1u << (which)))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(info >> (which)&1))                                             \
            u->part[which].begin = u->part[which].end = 0;                    \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)
#define HAS_PATH_KIND(kind) ((info >> 16 & 0xff) == (kind))

static URIC_ALWAYS_INLINE int walk_accept(uint32_t info, struct uric *u)
{
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    u->reserved = (uint8_t)(info >> 24);
    return URIC_OK;
}

static URIC_NEVER_INLINE int walk_refuse(size_t i, size_t n, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

unsigned uric_walk_lost(const unsigned char *next, const unsigned char *column,
                        const unsigned char *s, size_t *i, unsigned r)
{
    unsigned to;

    while ((to = next[r << 4 | column[s[*i]]]) != 0) {
        r = to;
        ++*i;
    }
    return r;
}

/* ---- what the states use ----------------------------------------------------------------- */

#if defined(__clang__)
/* volatile keeps clang from turning a state's tests into a search tree: they are ordered by
 * the frequency of the bytes */
#define BYTE (*(const volatile unsigned char *)(s + i))
#else
#define BYTE s[i]
#endif
#define STEP i++
#define AT_END(state, label)                                                  \
    if (i == n)                                                               \
    goto label
#define DEAD(state) goto dead
#define LEAVE(state) (void)0
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column = part##_column[BYTE];                                \
                                                                              \
        first = i;                                                            \
        do {                                                                  \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        } while (i < n && (column = part##_column[BYTE]) != 0);               \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base)                                                   \
    do {                                                                      \
        size_t at = first;                                                    \
                                                                              \
        uric_walk_lost(part##_next, part##_column, s, &at, 1);                \
        i = (OFFSET)at;                                                       \
        goto dead;                                                            \
    } while (0)

#define WALK_END                                                              \
    done:                                                                     \
    return walk_accept(info, u);                                              \
    dead:                                                                     \
    return walk_refuse(i, n, u)

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* ---- beyond the first masks ---------------------------------------------------------------- */

#define JUMP(run, state)                                                      \
    do {                                                                      \
        const size_t k = i - v.base;                                          \
        uric_word rest;                                                       \
                                                                              \
        if (k < URIC_BLOCK && (rest = v.stop[JUMP_##run] >> k) != 0)          \
            i += uric_lowest(rest);                                            \
        else                                                                  \
            i = pass(&v, i, JUMP_##run);                                      \
    } while (0)
#define TRIPLET(state)                                                        \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define RESUME state
#define OFFSET size_t

#define FAR_WALK(name)                                                        \
    static URIC_NEVER_INLINE int name(const unsigned char *s, size_t n,       \
                                      struct uric *u, unsigned state,         \
                                      size_t i, uint32_t info)
#define FAR_START                                                             \
    size_t (*const pass)(struct uric_view *, size_t, unsigned) =              \
        uric_best_kernels()->pass;                                               \
    struct uric_view v;                                                       \
    size_t first = 0;                                                         \
    unsigned r = 0;                                                           \
                                                                              \
    v.s = s;                                                                  \
    v.n = n;                                                                  \
    v.base = i - URIC_BLOCK;                                                          \
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0
FAR_WALK(parse_far)
{
    FAR_START;
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
    WALK_END;
}

#ifndef URIC_ONLY_PARSE
FAR_WALK(rules_far)
{
    FAR_START;
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s54;
    case 55: goto s55;
    case 56: goto s56;
    case 57: goto s57;
    case 58: goto s58;
    case 59: goto s59;
    case 60: goto s60;
    case 61: goto s61;
    case 62: goto s62;
    case 63: goto s63;
    case 64: goto s64;
    case 65: goto s65;
    case 66: goto s66;
    case 67: goto s67;
    case 68: goto s68;
    case 69: goto s69;
    case 70: goto s70;
    case 71: goto s71;
    case 72: goto s72;
    case 73: goto s73;
    case 74: goto s74;
    case 75: goto s75;
    case 76: goto s76;
    case 77: goto s77;
    case 78: goto s78;
    case 79: goto s79;
    case 80: goto s80;
    case 81: goto s81;
    case 82: goto s82;
    case 83: goto s83;
    case 84: goto s84;
    case 85: goto s85;
    case 86: goto s86;
    case 87: goto s87;
    case 88: goto s88;
    case 89: goto s89;
    case 90: goto s90;
    case 91: goto s91;
    case 92: goto s92;
    case 93: goto s93;
    case 94: goto s94;
    case 95: goto s95;
    case 96: goto s96;
    case 97: goto s97;
    case 98: goto s98;
    case 99: goto s99;
    case 100: goto s100;
    case 101: goto s101;
    case 102: goto s102;
    case 103: goto s103;
    case 104: goto s104;
    case 105: goto s105;
    case 106: goto s106;
    case 107: goto s107;
    case 108: goto s108;
    case 109: goto s109;
    case 110: goto s110;
    case 111: goto s111;
    case 112: goto s112;
    case 113: goto s113;
    case 114: goto s114;
    case 115: goto s115;
    case 116: goto s116;
    case 117: goto s117;
    case 118: goto s118;
    case 119: goto s119;
    case 120: goto s120;
    case 121: goto s121;
    case 122: goto s122;
    case 123: goto s123;
    case 124: goto s124;
    case 125: goto s125;
    case 126: goto s126;
    case 127: goto s127;
    case 128: goto s128;
    case 129: goto s129;
    case 130: goto s130;
    case 131: goto s131;
    case 132: goto s132;
    case 133: goto s133;
    case 134: goto s134;
    case 135: goto s135;
    case 136: goto s136;
    case 137: goto s137;
    case 138: goto s138;
    case 139: goto s139;
    case 140: goto s140;
    case 141: goto s141;
    case 142: goto s142;
    case 143: goto s143;
    case 144: goto s144;
    case 145: goto s145;
    case 146: goto s146;
    case 147: goto s147;
    case 148: goto s148;
    case 149: goto s149;
    case 150: goto s150;
    case 151: goto s151;
    case 152: goto s152;
    case 153: goto s153;
    case 154: goto s154;
    case 155: goto s155;
    case 156: goto s156;
    case 157: goto s157;
    case 158: goto s158;
    case 159: goto s159;
    case 160: goto s160;
    case 161: goto s161;
    case 162: goto s162;
    case 163: goto s163;
    case 164: goto s164;
    case 165: goto s165;
    case 166: goto s166;
    case 167: goto s167;
    case 168: goto s168;
    case 169: goto s169;
    case 170: goto s170;
    case 171: goto s171;
    case 172: goto s1;
    case 197: goto s2;
    case 221: goto s3;
    case 372: goto s7;
    case 397: goto s8;
    case 422: goto s9;
    case 447: goto s11;
    case 472: goto s12;
    case 497: goto s16;
    case 648: goto s23;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s90;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s125;
    case 1402: goto s126;
    case 1553: goto s132;
    case 1578: goto s133;
    default: break;
    }
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t23; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t90; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t125; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t132; }
    if (RESUME - 1579 <= 149) { r = (unsigned)RESUME - 1577; goto t133; }
    goto dead;
#else
    switch (ENTRY) {
    case RULES_START_Host: goto s1;
    case RULES_START_IPv4address: goto s2;
    case RULES_START_IPv6address: goto s3;
    case RULES_START_absolute_URI: goto s4;
    case RULES_START_absolute_form: goto s5;
    case RULES_START_asterisk_form: goto s6;
    case RULES_START_authority: goto s7;
    case RULES_START_authority_form: goto s8;
    case RULES_START_host: goto s9;
    case RULES_START_relative_ref: goto s10;
    case RULES_START_request_target: goto s11;
    default: goto s12;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s16; }
    DEAD(1);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1);
    if (BYTE == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    DEAD(171 + r);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead);
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t2; }
    DEAD(2);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196);
    AT_END(196 + r, te2);
    DEAD(196 + r);
te2:
    if (!(rules_part2_flags[r] & 2)) goto dead;
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t3; }
    DEAD(3);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220);
    AT_END(220 + r, te3);
    DEAD(220 + r);
te3:
    if (!(rules_part3_flags[r] & 2)) goto dead;
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s17; }
    DEAD(4);
s5: /* "" */
    AT_END(5, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s18; }
    DEAD(5);
s6: /* "" */
    AT_END(6, dead);
    if (BYTE == '*') { STEP; goto s19; }
    DEAD(6);
s7: /* "", may end */
    AT_END(7, e7);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t7; }
    if (BYTE == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (BYTE == '[') { LEAVE(7); STEP; goto s24; }
    DEAD(7);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7);
    if (BYTE == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    DEAD(371 + r);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t8; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(8);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(396 + r);
s9: /* "", may end */
    AT_END(9, e9);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t9; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE == '[') { LEAVE(9); STEP; goto s31; }
    DEAD(9);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9);
    if (BYTE == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    DEAD(421 + r);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10);
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    if (BYTE == '/') { STEP; goto s35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(10);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s39; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t11; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(11);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(446 + r);
s12: /* "" */
    AT_END(12, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s40; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t12; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(12);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(471 + r);
s13: /* ".%" */
    AT_END(13, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s41; }
    DEAD(13);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14);
    if (BYTE == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s14; }
    DEAD(14);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s15; }
    DEAD(15);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t16; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s43; }
    DEAD(16);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496);
    AT_END(496 + r, dead);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s17; }
    DEAD(17);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s18; }
    DEAD(18);
s19: /* "\x2A", may end */
    AT_END(19, e19);
    DEAD(19);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s46; }
    DEAD(20);
s21: /* ".!", may end */
    JUMP(REG_NAME, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s21; }
    DEAD(21);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".:", may end */
    AT_END(22, e22);
    if (rules_bytes[0][BYTE] & 232) { LEAVE(22); STEP; goto s48; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s22; }
    if (BYTE == '%') { LEAVE(22); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    DEAD(22);
e22: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".@", may end */
    AT_END(23, e23);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t23; }
    if (BYTE == '%') { LEAVE(23); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (BYTE == '[') { LEAVE(23); STEP; goto s24; }
    DEAD(23);
e23: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t23: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te23);
    if (BYTE == '%') { LEAVE(647 + r); STEP; goto s49; }
    if (BYTE == ':') { HOST_KIND(rules_part23_values[r]); ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    DEAD(647 + r);
te23:
    HOST_KIND(rules_part23_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t24; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s53; }
    DEAD(24);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672);
    AT_END(672 + r, dead);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r);
s25: /* ".!" */
    JUMP(REG_NAME, 25);
    AT_END(25, dead);
    if (BYTE == '%') { TRIPLET(25); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s25; }
    DEAD(25);
s26: /* ".%" */
    AT_END(26, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s54; }
    DEAD(26);
s27: /* ".:", may end */
    AT_END(27, e27);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s27; }
    DEAD(27);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t28; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s56; }
    DEAD(28);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823);
    AT_END(823 + r, dead);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r);
s29: /* ".%" */
    AT_END(29, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s57; }
    DEAD(29);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30);
    if (BYTE == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s30; }
    DEAD(30);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t31; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s59; }
    DEAD(31);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974);
    AT_END(974 + r, dead);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32);
    if (BYTE == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s32; }
    DEAD(32);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s61; }
    DEAD(33);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34);
    if (BYTE == '/') { STEP; goto s62; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    DEAD(34);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s64; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(35);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36);
    if (BYTE == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s36; }
    DEAD(36);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37);
    if (rules_bytes[0][BYTE] & 240) { LEAVE(37); STEP; goto s25; }
    if (BYTE == '%') { LEAVE(37); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(37);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s38; }
    DEAD(38);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s39; }
    DEAD(39);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead);
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s40; }
    DEAD(40);
s41: /* ".%1" */
    AT_END(41, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s14; }
    DEAD(41);
s42: /* "[::]", may end */
    AT_END(42, e42);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    DEAD(43);
s44: /* "a:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s72; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(44); STEP; goto s71; }
    DEAD(44);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s75; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(45); STEP; goto s74; }
    DEAD(45);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s21; }
    DEAD(46);
s47: /* ".:%" */
    AT_END(47, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s78; }
    DEAD(47);
s48: /* ".:&" */
    JUMP(REG_NAME, 48);
    AT_END(48, dead);
    if (BYTE == '%') { TRIPLET(48); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s48; }
    DEAD(48);
s49: /* ".@.%" */
    AT_END(49, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s79; }
    DEAD(49);
s50: /* ".@.!", may end */
    JUMP(REG_NAME, 50);
    AT_END(50, e50);
    if (BYTE == '%') { TRIPLET(50); LEAVE(50); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s50; }
    DEAD(50);
e50: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s51: /* ".@.:", may end */
    AT_END(51, e51);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s51; }
    DEAD(51);
e51: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s52: /* "[::]", may end */
    AT_END(52, e52);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s51; }
    DEAD(52);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    DEAD(53);
s54: /* ".%1" */
    AT_END(54, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s25; }
    DEAD(54);
s55: /* "[::]" */
    AT_END(55, dead);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55);
s56: /* "[V" */
    AT_END(56, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    DEAD(56);
s57: /* ".%1" */
    AT_END(57, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s30; }
    DEAD(57);
s58: /* "[::]", may end */
    AT_END(58, e58);
    DEAD(58);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    DEAD(59);
s60: /* "#%" */
    AT_END(60, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s83; }
    DEAD(60);
s61: /* "%1" */
    AT_END(61, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s34; }
    DEAD(61);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s62; }
    DEAD(62);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s85; }
    DEAD(63);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s64; }
    DEAD(64);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t65; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (BYTE == '[') { LEAVE(65); STEP; goto s91; }
    DEAD(65);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65);
    if (BYTE == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    DEAD(1125 + r);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s92; }
    DEAD(66);
s67: /* "/%" */
    AT_END(67, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s93; }
    DEAD(67);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68);
    if (BYTE == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s68; }
    DEAD(68);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 236) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(69); STEP; goto s74; }
    DEAD(69);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    if (BYTE == '.') { STEP; goto s96; }
    DEAD(70);
s71: /* "a:%" */
    AT_END(71, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s97; }
    DEAD(71);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s72; }
    DEAD(72);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s99; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(73); STEP; goto s98; }
    DEAD(73);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s101; }
    DEAD(74);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s75; }
    DEAD(75);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s103; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(76); STEP; goto s102; }
    DEAD(76);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77);
    if (BYTE == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s77; }
    DEAD(77);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".:%1" */
    AT_END(78, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s48; }
    DEAD(78);
s79: /* ".@.%1" */
    AT_END(79, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s50; }
    DEAD(79);
s80: /* "[V1" */
    AT_END(80, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s106; }
    DEAD(80);
s81: /* "[V1" */
    AT_END(81, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    if (BYTE == '.') { STEP; goto s107; }
    DEAD(81);
s82: /* "[V1" */
    AT_END(82, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    if (BYTE == '.') { STEP; goto s108; }
    DEAD(82);
s83: /* "#%1" */
    AT_END(83, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s32; }
    DEAD(83);
s84: /* "&/%" */
    AT_END(84, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s109; }
    DEAD(84);
s85: /* "/%1" */
    AT_END(85, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s64; }
    DEAD(85);
s86: /* "//.%" */
    AT_END(86, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s110; }
    DEAD(86);
s87: /* "//.!", may end */
    JUMP(REG_NAME, 87);
    AT_END(87, e87);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(87); LEAVE(87); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s87; }
    DEAD(87);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(88); LEAVE(88); STEP; goto s111; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s88; }
    DEAD(88);
e88: ON_path_abempty_end; goto done;
s89: /* "//.:", may end */
    AT_END(89, e89);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(89); STEP; goto s113; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s89; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(89); STEP; goto s112; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    DEAD(89);
e89: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.@", may end */
    AT_END(90, e90);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t90; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(90); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '[') { LEAVE(90); STEP; goto s91; }
    DEAD(90);
e90: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t90: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te90);
    if (BYTE == '/') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1150 + r); STEP; goto s114; }
    if (BYTE == ':') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    DEAD(1150 + r);
te90:
    HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t91; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s118; }
    DEAD(91);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175);
    AT_END(1175 + r, dead);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r);
s92: /* "?%1" */
    AT_END(92, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s36; }
    DEAD(92);
s93: /* "/%1" */
    AT_END(93, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s38; }
    DEAD(93);
s94: /* "/?%" */
    AT_END(94, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s119; }
    DEAD(94);
s95: /* "a:1", may end */
    AT_END(95, e95);
    if (rules_bytes[0][BYTE] & 238) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(95); STEP; goto s74; }
    DEAD(95);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(96);
s97: /* "a:%1" */
    AT_END(97, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s72; }
    DEAD(97);
s98: /* "a:/%" */
    AT_END(98, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s121; }
    DEAD(98);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s99; }
    DEAD(99);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t100; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (BYTE == '[') { LEAVE(100); STEP; goto s126; }
    DEAD(100);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100);
    if (BYTE == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    DEAD(1326 + r);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s75; }
    DEAD(101);
s102: /* "a:/%" */
    AT_END(102, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s127; }
    DEAD(102);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s103; }
    DEAD(103);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t104; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (BYTE == '[') { LEAVE(104); STEP; goto s133; }
    DEAD(104);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104);
    if (BYTE == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    DEAD(1351 + r);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s134; }
    DEAD(105);
s106: /* "[V1." */
    AT_END(106, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(106);
s107: /* "[V1." */
    AT_END(107, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(107);
s108: /* "[V1." */
    AT_END(108, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(108);
s109: /* "&/%1" */
    AT_END(109, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s62; }
    DEAD(109);
s110: /* "//.%1" */
    AT_END(110, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s87; }
    DEAD(110);
s111: /* "//./%" */
    AT_END(111, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s138; }
    DEAD(111);
s112: /* "//.:%" */
    AT_END(112, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s139; }
    DEAD(112);
s113: /* "//.:&" */
    JUMP(REG_NAME, 113);
    AT_END(113, dead);
    if (BYTE == '%') { TRIPLET(113); STEP; goto s112; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s113; }
    DEAD(113);
s114: /* "//.@.%" */
    AT_END(114, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s140; }
    DEAD(114);
s115: /* "//.@.!", may end */
    JUMP(REG_NAME, 115);
    AT_END(115, e115);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(115); LEAVE(115); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s115; }
    DEAD(115);
e115: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s116: /* "//.@.:", may end */
    AT_END(116, e116);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s116; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(116);
e116: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s117: /* "//[::]", may end */
    AT_END(117, e117);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    DEAD(118);
s119: /* "/?%1" */
    AT_END(119, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s68; }
    DEAD(119);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(120);
s121: /* "a:/%1" */
    AT_END(121, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s99; }
    DEAD(121);
s122: /* "a://.%" */
    AT_END(122, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s142; }
    DEAD(122);
s123: /* "a://.!", may end */
    JUMP(REG_NAME, 123);
    AT_END(123, e123);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(123); LEAVE(123); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s123; }
    DEAD(123);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.:", may end */
    AT_END(124, e124);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(124); STEP; goto s144; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s124; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(124); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    DEAD(124);
e124: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.@", may end */
    AT_END(125, e125);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t125; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(125); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (BYTE == '[') { LEAVE(125); STEP; goto s126; }
    DEAD(125);
e125: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t125: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te125);
    if (BYTE == '/') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1376 + r); STEP; goto s145; }
    if (BYTE == ':') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    DEAD(1376 + r);
te125:
    HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t126; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s149; }
    DEAD(126);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401);
    AT_END(1401 + r, dead);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r);
s127: /* "a:/%1" */
    AT_END(127, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s103; }
    DEAD(127);
s128: /* "a://.%" */
    AT_END(128, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s150; }
    DEAD(128);
s129: /* "a://.!", may end */
    JUMP(REG_NAME, 129);
    AT_END(129, e129);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(129); LEAVE(129); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s129; }
    DEAD(129);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(130); LEAVE(130); STEP; goto s151; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s130; }
    DEAD(130);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.:", may end */
    AT_END(131, e131);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(131); STEP; goto s153; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s131; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(131); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    DEAD(131);
e131: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s132: /* "a://.@", may end */
    AT_END(132, e132);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t132; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(132); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (BYTE == '[') { LEAVE(132); STEP; goto s133; }
    DEAD(132);
e132: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t132: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te132);
    if (BYTE == '/') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1552 + r); STEP; goto s154; }
    if (BYTE == ':') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    DEAD(1552 + r);
te132:
    HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t133; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s158; }
    DEAD(133);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577);
    AT_END(1577 + r, dead);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r);
s134: /* "a:?%1" */
    AT_END(134, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s77; }
    DEAD(134);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(135);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(136);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(137);
s138: /* "//./%1" */
    AT_END(138, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s88; }
    DEAD(138);
s139: /* "//.:%1" */
    AT_END(139, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s113; }
    DEAD(139);
s140: /* "//.@.%1" */
    AT_END(140, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s115; }
    DEAD(140);
s141: /* "//[V1" */
    AT_END(141, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    if (BYTE == '.') { STEP; goto s159; }
    DEAD(141);
s142: /* "a://.%1" */
    AT_END(142, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s123; }
    DEAD(142);
s143: /* "a://.:%" */
    AT_END(143, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s160; }
    DEAD(143);
s144: /* "a://.:&" */
    JUMP(REG_NAME, 144);
    AT_END(144, dead);
    if (BYTE == '%') { TRIPLET(144); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s144; }
    DEAD(144);
s145: /* "a://.@.%" */
    AT_END(145, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s161; }
    DEAD(145);
s146: /* "a://.@.!", may end */
    JUMP(REG_NAME, 146);
    AT_END(146, e146);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(146); LEAVE(146); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s146; }
    DEAD(146);
e146: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s147: /* "a://.@.:", may end */
    AT_END(147, e147);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s147; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(147);
e147: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s148: /* "a://[::]", may end */
    AT_END(148, e148);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s147; }
    DEAD(148);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    DEAD(149);
s150: /* "a://.%1" */
    AT_END(150, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s129; }
    DEAD(150);
s151: /* "a://./%" */
    AT_END(151, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s163; }
    DEAD(151);
s152: /* "a://.:%" */
    AT_END(152, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s164; }
    DEAD(152);
s153: /* "a://.:&" */
    JUMP(REG_NAME, 153);
    AT_END(153, dead);
    if (BYTE == '%') { TRIPLET(153); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s153; }
    DEAD(153);
s154: /* "a://.@.%" */
    AT_END(154, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s165; }
    DEAD(154);
s155: /* "a://.@.!", may end */
    JUMP(REG_NAME, 155);
    AT_END(155, e155);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(155); LEAVE(155); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s155; }
    DEAD(155);
e155: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s156: /* "a://.@.:", may end */
    AT_END(156, e156);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s156; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(156);
e156: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s157: /* "a://[::]", may end */
    AT_END(157, e157);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s156; }
    DEAD(157);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    DEAD(158);
s159: /* "//[V1." */
    AT_END(159, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(159);
s160: /* "a://.:%1" */
    AT_END(160, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s144; }
    DEAD(160);
s161: /* "a://.@.%1" */
    AT_END(161, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s146; }
    DEAD(161);
s162: /* "a://[V1" */
    AT_END(162, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    if (BYTE == '.') { STEP; goto s168; }
    DEAD(162);
s163: /* "a://./%1" */
    AT_END(163, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s130; }
    DEAD(163);
s164: /* "a://.:%1" */
    AT_END(164, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s153; }
    DEAD(164);
s165: /* "a://.@.%1" */
    AT_END(165, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s155; }
    DEAD(165);
s166: /* "a://[V1" */
    AT_END(166, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    if (BYTE == '.') { STEP; goto s169; }
    DEAD(166);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(167);
s168: /* "a://[V1." */
    AT_END(168, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(168);
s169: /* "a://[V1." */
    AT_END(169, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(169);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(170);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(171);
    WALK_END;
}
#endif

#undef OFFSET
#undef RESUME
#undef TRIPLET
#undef JUMP

/* ---- by the first masks ---------------------------------------------------------------- */

#define JUMP(run, state)                                                      \
    if (i >= URIC_BLOCK)                                                      \
        return FAR(s, n, u, state, i, info);                                  \
    i += uric_lowest(stop_##run >> i)
#define TRIPLET(state) return FAR(s, n, u, state, i, info)
#define ENTRY start
#define OFFSET uint32_t

#define NEAR_START                                                            \
    const uric_word stop_SCHEME = (uric_word)~scheme,                         \
                    stop_REG_NAME = (uric_word)~reg_name,                     \
                    stop_PATH = (uric_word)~path;                             \
    const uint32_t n = (uint32_t)start_and_length;                            \
    uint32_t i = 0, first = 0, info = 0;                                      \
    unsigned r = 0
#define NEAR_WALK(name)                                                       \
    name(const unsigned char *s, uint64_t start_and_length, struct uric *u,   \
         uint64_t scheme, uint64_t reg_name, uint64_t path)

#ifndef URIC_ONLY_PARSE
#define FAR rules_far
static URIC_NEVER_INLINE int NEAR_WALK(rules_near)
{
    const unsigned start = (unsigned)(start_and_length >> 32) & ~(unsigned)URIC_START_RULES;
    NEAR_START;
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s54;
    case 55: goto s55;
    case 56: goto s56;
    case 57: goto s57;
    case 58: goto s58;
    case 59: goto s59;
    case 60: goto s60;
    case 61: goto s61;
    case 62: goto s62;
    case 63: goto s63;
    case 64: goto s64;
    case 65: goto s65;
    case 66: goto s66;
    case 67: goto s67;
    case 68: goto s68;
    case 69: goto s69;
    case 70: goto s70;
    case 71: goto s71;
    case 72: goto s72;
    case 73: goto s73;
    case 74: goto s74;
    case 75: goto s75;
    case 76: goto s76;
    case 77: goto s77;
    case 78: goto s78;
    case 79: goto s79;
    case 80: goto s80;
    case 81: goto s81;
    case 82: goto s82;
    case 83: goto s83;
    case 84: goto s84;
    case 85: goto s85;
    case 86: goto s86;
    case 87: goto s87;
    case 88: goto s88;
    case 89: goto s89;
    case 90: goto s90;
    case 91: goto s91;
    case 92: goto s92;
    case 93: goto s93;
    case 94: goto s94;
    case 95: goto s95;
    case 96: goto s96;
    case 97: goto s97;
    case 98: goto s98;
    case 99: goto s99;
    case 100: goto s100;
    case 101: goto s101;
    case 102: goto s102;
    case 103: goto s103;
    case 104: goto s104;
    case 105: goto s105;
    case 106: goto s106;
    case 107: goto s107;
    case 108: goto s108;
    case 109: goto s109;
    case 110: goto s110;
    case 111: goto s111;
    case 112: goto s112;
    case 113: goto s113;
    case 114: goto s114;
    case 115: goto s115;
    case 116: goto s116;
    case 117: goto s117;
    case 118: goto s118;
    case 119: goto s119;
    case 120: goto s120;
    case 121: goto s121;
    case 122: goto s122;
    case 123: goto s123;
    case 124: goto s124;
    case 125: goto s125;
    case 126: goto s126;
    case 127: goto s127;
    case 128: goto s128;
    case 129: goto s129;
    case 130: goto s130;
    case 131: goto s131;
    case 132: goto s132;
    case 133: goto s133;
    case 134: goto s134;
    case 135: goto s135;
    case 136: goto s136;
    case 137: goto s137;
    case 138: goto s138;
    case 139: goto s139;
    case 140: goto s140;
    case 141: goto s141;
    case 142: goto s142;
    case 143: goto s143;
    case 144: goto s144;
    case 145: goto s145;
    case 146: goto s146;
    case 147: goto s147;
    case 148: goto s148;
    case 149: goto s149;
    case 150: goto s150;
    case 151: goto s151;
    case 152: goto s152;
    case 153: goto s153;
    case 154: goto s154;
    case 155: goto s155;
    case 156: goto s156;
    case 157: goto s157;
    case 158: goto s158;
    case 159: goto s159;
    case 160: goto s160;
    case 161: goto s161;
    case 162: goto s162;
    case 163: goto s163;
    case 164: goto s164;
    case 165: goto s165;
    case 166: goto s166;
    case 167: goto s167;
    case 168: goto s168;
    case 169: goto s169;
    case 170: goto s170;
    case 171: goto s171;
    case 172: goto s1;
    case 197: goto s2;
    case 221: goto s3;
    case 372: goto s7;
    case 397: goto s8;
    case 422: goto s9;
    case 447: goto s11;
    case 472: goto s12;
    case 497: goto s16;
    case 648: goto s23;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s90;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s125;
    case 1402: goto s126;
    case 1553: goto s132;
    case 1578: goto s133;
    default: break;
    }
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t23; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t90; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t125; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t132; }
    if (RESUME - 1579 <= 149) { r = (unsigned)RESUME - 1577; goto t133; }
    goto dead;
#else
    switch (ENTRY) {
    case RULES_START_Host: goto s1;
    case RULES_START_IPv4address: goto s2;
    case RULES_START_IPv6address: goto s3;
    case RULES_START_absolute_URI: goto s4;
    case RULES_START_absolute_form: goto s5;
    case RULES_START_asterisk_form: goto s6;
    case RULES_START_authority: goto s7;
    case RULES_START_authority_form: goto s8;
    case RULES_START_host: goto s9;
    case RULES_START_relative_ref: goto s10;
    case RULES_START_request_target: goto s11;
    default: goto s12;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s16; }
    DEAD(1);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1);
    if (BYTE == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    DEAD(171 + r);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead);
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t2; }
    DEAD(2);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196);
    AT_END(196 + r, te2);
    DEAD(196 + r);
te2:
    if (!(rules_part2_flags[r] & 2)) goto dead;
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t3; }
    DEAD(3);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220);
    AT_END(220 + r, te3);
    DEAD(220 + r);
te3:
    if (!(rules_part3_flags[r] & 2)) goto dead;
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s17; }
    DEAD(4);
s5: /* "" */
    AT_END(5, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s18; }
    DEAD(5);
s6: /* "" */
    AT_END(6, dead);
    if (BYTE == '*') { STEP; goto s19; }
    DEAD(6);
s7: /* "", may end */
    AT_END(7, e7);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t7; }
    if (BYTE == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (BYTE == '[') { LEAVE(7); STEP; goto s24; }
    DEAD(7);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7);
    if (BYTE == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    DEAD(371 + r);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t8; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(8);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(396 + r);
s9: /* "", may end */
    AT_END(9, e9);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t9; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE == '[') { LEAVE(9); STEP; goto s31; }
    DEAD(9);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9);
    if (BYTE == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    DEAD(421 + r);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10);
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    if (BYTE == '/') { STEP; goto s35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(10);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s39; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t11; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(11);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(446 + r);
s12: /* "" */
    AT_END(12, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s40; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t12; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(12);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(471 + r);
s13: /* ".%" */
    AT_END(13, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s41; }
    DEAD(13);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14);
    if (BYTE == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s14; }
    DEAD(14);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s15; }
    DEAD(15);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t16; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s43; }
    DEAD(16);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496);
    AT_END(496 + r, dead);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s17; }
    DEAD(17);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s18; }
    DEAD(18);
s19: /* "\x2A", may end */
    AT_END(19, e19);
    DEAD(19);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s46; }
    DEAD(20);
s21: /* ".!", may end */
    JUMP(REG_NAME, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s21; }
    DEAD(21);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".:", may end */
    AT_END(22, e22);
    if (rules_bytes[0][BYTE] & 232) { LEAVE(22); STEP; goto s48; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s22; }
    if (BYTE == '%') { LEAVE(22); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    DEAD(22);
e22: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".@", may end */
    AT_END(23, e23);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t23; }
    if (BYTE == '%') { LEAVE(23); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (BYTE == '[') { LEAVE(23); STEP; goto s24; }
    DEAD(23);
e23: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t23: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te23);
    if (BYTE == '%') { LEAVE(647 + r); STEP; goto s49; }
    if (BYTE == ':') { HOST_KIND(rules_part23_values[r]); ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    DEAD(647 + r);
te23:
    HOST_KIND(rules_part23_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t24; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s53; }
    DEAD(24);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672);
    AT_END(672 + r, dead);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r);
s25: /* ".!" */
    JUMP(REG_NAME, 25);
    AT_END(25, dead);
    if (BYTE == '%') { TRIPLET(25); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s25; }
    DEAD(25);
s26: /* ".%" */
    AT_END(26, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s54; }
    DEAD(26);
s27: /* ".:", may end */
    AT_END(27, e27);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s27; }
    DEAD(27);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t28; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s56; }
    DEAD(28);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823);
    AT_END(823 + r, dead);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r);
s29: /* ".%" */
    AT_END(29, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s57; }
    DEAD(29);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30);
    if (BYTE == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s30; }
    DEAD(30);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t31; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s59; }
    DEAD(31);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974);
    AT_END(974 + r, dead);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32);
    if (BYTE == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s32; }
    DEAD(32);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s61; }
    DEAD(33);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34);
    if (BYTE == '/') { STEP; goto s62; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    DEAD(34);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s64; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(35);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36);
    if (BYTE == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s36; }
    DEAD(36);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37);
    if (rules_bytes[0][BYTE] & 240) { LEAVE(37); STEP; goto s25; }
    if (BYTE == '%') { LEAVE(37); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(37);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s38; }
    DEAD(38);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s39; }
    DEAD(39);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead);
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s40; }
    DEAD(40);
s41: /* ".%1" */
    AT_END(41, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s14; }
    DEAD(41);
s42: /* "[::]", may end */
    AT_END(42, e42);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    DEAD(43);
s44: /* "a:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s72; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(44); STEP; goto s71; }
    DEAD(44);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s75; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(45); STEP; goto s74; }
    DEAD(45);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s21; }
    DEAD(46);
s47: /* ".:%" */
    AT_END(47, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s78; }
    DEAD(47);
s48: /* ".:&" */
    JUMP(REG_NAME, 48);
    AT_END(48, dead);
    if (BYTE == '%') { TRIPLET(48); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s48; }
    DEAD(48);
s49: /* ".@.%" */
    AT_END(49, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s79; }
    DEAD(49);
s50: /* ".@.!", may end */
    JUMP(REG_NAME, 50);
    AT_END(50, e50);
    if (BYTE == '%') { TRIPLET(50); LEAVE(50); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s50; }
    DEAD(50);
e50: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s51: /* ".@.:", may end */
    AT_END(51, e51);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s51; }
    DEAD(51);
e51: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s52: /* "[::]", may end */
    AT_END(52, e52);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s51; }
    DEAD(52);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    DEAD(53);
s54: /* ".%1" */
    AT_END(54, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s25; }
    DEAD(54);
s55: /* "[::]" */
    AT_END(55, dead);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55);
s56: /* "[V" */
    AT_END(56, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    DEAD(56);
s57: /* ".%1" */
    AT_END(57, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s30; }
    DEAD(57);
s58: /* "[::]", may end */
    AT_END(58, e58);
    DEAD(58);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    DEAD(59);
s60: /* "#%" */
    AT_END(60, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s83; }
    DEAD(60);
s61: /* "%1" */
    AT_END(61, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s34; }
    DEAD(61);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s62; }
    DEAD(62);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s85; }
    DEAD(63);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s64; }
    DEAD(64);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t65; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (BYTE == '[') { LEAVE(65); STEP; goto s91; }
    DEAD(65);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65);
    if (BYTE == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    DEAD(1125 + r);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s92; }
    DEAD(66);
s67: /* "/%" */
    AT_END(67, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s93; }
    DEAD(67);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68);
    if (BYTE == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s68; }
    DEAD(68);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 236) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(69); STEP; goto s74; }
    DEAD(69);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    if (BYTE == '.') { STEP; goto s96; }
    DEAD(70);
s71: /* "a:%" */
    AT_END(71, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s97; }
    DEAD(71);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s72; }
    DEAD(72);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s99; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(73); STEP; goto s98; }
    DEAD(73);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s101; }
    DEAD(74);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s75; }
    DEAD(75);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s103; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(76); STEP; goto s102; }
    DEAD(76);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77);
    if (BYTE == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s77; }
    DEAD(77);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".:%1" */
    AT_END(78, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s48; }
    DEAD(78);
s79: /* ".@.%1" */
    AT_END(79, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s50; }
    DEAD(79);
s80: /* "[V1" */
    AT_END(80, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s106; }
    DEAD(80);
s81: /* "[V1" */
    AT_END(81, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    if (BYTE == '.') { STEP; goto s107; }
    DEAD(81);
s82: /* "[V1" */
    AT_END(82, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    if (BYTE == '.') { STEP; goto s108; }
    DEAD(82);
s83: /* "#%1" */
    AT_END(83, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s32; }
    DEAD(83);
s84: /* "&/%" */
    AT_END(84, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s109; }
    DEAD(84);
s85: /* "/%1" */
    AT_END(85, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s64; }
    DEAD(85);
s86: /* "//.%" */
    AT_END(86, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s110; }
    DEAD(86);
s87: /* "//.!", may end */
    JUMP(REG_NAME, 87);
    AT_END(87, e87);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(87); LEAVE(87); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s87; }
    DEAD(87);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(88); LEAVE(88); STEP; goto s111; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s88; }
    DEAD(88);
e88: ON_path_abempty_end; goto done;
s89: /* "//.:", may end */
    AT_END(89, e89);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(89); STEP; goto s113; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s89; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(89); STEP; goto s112; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    DEAD(89);
e89: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.@", may end */
    AT_END(90, e90);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t90; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(90); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '[') { LEAVE(90); STEP; goto s91; }
    DEAD(90);
e90: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t90: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te90);
    if (BYTE == '/') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1150 + r); STEP; goto s114; }
    if (BYTE == ':') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    DEAD(1150 + r);
te90:
    HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t91; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s118; }
    DEAD(91);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175);
    AT_END(1175 + r, dead);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r);
s92: /* "?%1" */
    AT_END(92, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s36; }
    DEAD(92);
s93: /* "/%1" */
    AT_END(93, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s38; }
    DEAD(93);
s94: /* "/?%" */
    AT_END(94, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s119; }
    DEAD(94);
s95: /* "a:1", may end */
    AT_END(95, e95);
    if (rules_bytes[0][BYTE] & 238) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(95); STEP; goto s74; }
    DEAD(95);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(96);
s97: /* "a:%1" */
    AT_END(97, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s72; }
    DEAD(97);
s98: /* "a:/%" */
    AT_END(98, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s121; }
    DEAD(98);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s99; }
    DEAD(99);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t100; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (BYTE == '[') { LEAVE(100); STEP; goto s126; }
    DEAD(100);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100);
    if (BYTE == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    DEAD(1326 + r);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s75; }
    DEAD(101);
s102: /* "a:/%" */
    AT_END(102, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s127; }
    DEAD(102);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s103; }
    DEAD(103);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t104; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (BYTE == '[') { LEAVE(104); STEP; goto s133; }
    DEAD(104);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104);
    if (BYTE == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    DEAD(1351 + r);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s134; }
    DEAD(105);
s106: /* "[V1." */
    AT_END(106, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(106);
s107: /* "[V1." */
    AT_END(107, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(107);
s108: /* "[V1." */
    AT_END(108, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(108);
s109: /* "&/%1" */
    AT_END(109, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s62; }
    DEAD(109);
s110: /* "//.%1" */
    AT_END(110, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s87; }
    DEAD(110);
s111: /* "//./%" */
    AT_END(111, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s138; }
    DEAD(111);
s112: /* "//.:%" */
    AT_END(112, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s139; }
    DEAD(112);
s113: /* "//.:&" */
    JUMP(REG_NAME, 113);
    AT_END(113, dead);
    if (BYTE == '%') { TRIPLET(113); STEP; goto s112; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s113; }
    DEAD(113);
s114: /* "//.@.%" */
    AT_END(114, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s140; }
    DEAD(114);
s115: /* "//.@.!", may end */
    JUMP(REG_NAME, 115);
    AT_END(115, e115);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(115); LEAVE(115); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s115; }
    DEAD(115);
e115: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s116: /* "//.@.:", may end */
    AT_END(116, e116);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s116; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(116);
e116: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s117: /* "//[::]", may end */
    AT_END(117, e117);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    DEAD(118);
s119: /* "/?%1" */
    AT_END(119, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s68; }
    DEAD(119);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(120);
s121: /* "a:/%1" */
    AT_END(121, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s99; }
    DEAD(121);
s122: /* "a://.%" */
    AT_END(122, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s142; }
    DEAD(122);
s123: /* "a://.!", may end */
    JUMP(REG_NAME, 123);
    AT_END(123, e123);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(123); LEAVE(123); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s123; }
    DEAD(123);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.:", may end */
    AT_END(124, e124);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(124); STEP; goto s144; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s124; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(124); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    DEAD(124);
e124: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.@", may end */
    AT_END(125, e125);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t125; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(125); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (BYTE == '[') { LEAVE(125); STEP; goto s126; }
    DEAD(125);
e125: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t125: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te125);
    if (BYTE == '/') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1376 + r); STEP; goto s145; }
    if (BYTE == ':') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    DEAD(1376 + r);
te125:
    HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t126; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s149; }
    DEAD(126);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401);
    AT_END(1401 + r, dead);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r);
s127: /* "a:/%1" */
    AT_END(127, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s103; }
    DEAD(127);
s128: /* "a://.%" */
    AT_END(128, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s150; }
    DEAD(128);
s129: /* "a://.!", may end */
    JUMP(REG_NAME, 129);
    AT_END(129, e129);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(129); LEAVE(129); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s129; }
    DEAD(129);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(130); LEAVE(130); STEP; goto s151; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s130; }
    DEAD(130);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.:", may end */
    AT_END(131, e131);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(131); STEP; goto s153; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s131; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(131); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    DEAD(131);
e131: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s132: /* "a://.@", may end */
    AT_END(132, e132);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t132; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(132); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (BYTE == '[') { LEAVE(132); STEP; goto s133; }
    DEAD(132);
e132: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t132: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te132);
    if (BYTE == '/') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1552 + r); STEP; goto s154; }
    if (BYTE == ':') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    DEAD(1552 + r);
te132:
    HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t133; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s158; }
    DEAD(133);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577);
    AT_END(1577 + r, dead);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r);
s134: /* "a:?%1" */
    AT_END(134, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s77; }
    DEAD(134);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(135);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(136);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(137);
s138: /* "//./%1" */
    AT_END(138, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s88; }
    DEAD(138);
s139: /* "//.:%1" */
    AT_END(139, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s113; }
    DEAD(139);
s140: /* "//.@.%1" */
    AT_END(140, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s115; }
    DEAD(140);
s141: /* "//[V1" */
    AT_END(141, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    if (BYTE == '.') { STEP; goto s159; }
    DEAD(141);
s142: /* "a://.%1" */
    AT_END(142, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s123; }
    DEAD(142);
s143: /* "a://.:%" */
    AT_END(143, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s160; }
    DEAD(143);
s144: /* "a://.:&" */
    JUMP(REG_NAME, 144);
    AT_END(144, dead);
    if (BYTE == '%') { TRIPLET(144); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s144; }
    DEAD(144);
s145: /* "a://.@.%" */
    AT_END(145, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s161; }
    DEAD(145);
s146: /* "a://.@.!", may end */
    JUMP(REG_NAME, 146);
    AT_END(146, e146);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(146); LEAVE(146); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s146; }
    DEAD(146);
e146: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s147: /* "a://.@.:", may end */
    AT_END(147, e147);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s147; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(147);
e147: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s148: /* "a://[::]", may end */
    AT_END(148, e148);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s147; }
    DEAD(148);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    DEAD(149);
s150: /* "a://.%1" */
    AT_END(150, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s129; }
    DEAD(150);
s151: /* "a://./%" */
    AT_END(151, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s163; }
    DEAD(151);
s152: /* "a://.:%" */
    AT_END(152, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s164; }
    DEAD(152);
s153: /* "a://.:&" */
    JUMP(REG_NAME, 153);
    AT_END(153, dead);
    if (BYTE == '%') { TRIPLET(153); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s153; }
    DEAD(153);
s154: /* "a://.@.%" */
    AT_END(154, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s165; }
    DEAD(154);
s155: /* "a://.@.!", may end */
    JUMP(REG_NAME, 155);
    AT_END(155, e155);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(155); LEAVE(155); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s155; }
    DEAD(155);
e155: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s156: /* "a://.@.:", may end */
    AT_END(156, e156);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s156; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(156);
e156: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s157: /* "a://[::]", may end */
    AT_END(157, e157);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s156; }
    DEAD(157);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    DEAD(158);
s159: /* "//[V1." */
    AT_END(159, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(159);
s160: /* "a://.:%1" */
    AT_END(160, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s144; }
    DEAD(160);
s161: /* "a://.@.%1" */
    AT_END(161, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s146; }
    DEAD(161);
s162: /* "a://[V1" */
    AT_END(162, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    if (BYTE == '.') { STEP; goto s168; }
    DEAD(162);
s163: /* "a://./%1" */
    AT_END(163, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s130; }
    DEAD(163);
s164: /* "a://.:%1" */
    AT_END(164, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s153; }
    DEAD(164);
s165: /* "a://.@.%1" */
    AT_END(165, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s155; }
    DEAD(165);
s166: /* "a://[V1" */
    AT_END(166, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    if (BYTE == '.') { STEP; goto s169; }
    DEAD(166);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(167);
s168: /* "a://[V1." */
    AT_END(168, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(168);
s169: /* "a://[V1." */
    AT_END(169, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(169);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(170);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(171);
    WALK_END;
}
#undef FAR
#endif

#define FAR parse_far
int NEAR_WALK(uric_walk)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    NEAR_START;
#ifndef URIC_ONLY_PARSE
    if (start >= URIC_START_RULES)
        return rules_near(s, start_and_length, u, scheme, reg_name, path);
#endif
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
    WALK_END;
}
#undef FAR

#undef NEAR_WALK
#undef NEAR_START
#undef FAR_START
#undef FAR_WALK
#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP

#endif

/* ---- byte by byte, without masks ------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)
#define TRIPLET(state)                                                        \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define OFFSET size_t
#define ENTRY start
#define BYTES_WALK(name)                                                      \
    static int name(unsigned start, const unsigned char *s, size_t n, struct uric *u)
#define BYTES_START                                                           \
    size_t i = 0, first = 0;                                                  \
    uint32_t info = 0;                                                        \
    unsigned r = 0;                                                           \
                                                                              \
    memset(u, 0, sizeof *u)

BYTES_WALK(parse_bytes_walk)
{
    BYTES_START;
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
    WALK_END;
}

#ifndef URIC_ONLY_PARSE
BYTES_WALK(rules_bytes_walk)
{
    BYTES_START;
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s54;
    case 55: goto s55;
    case 56: goto s56;
    case 57: goto s57;
    case 58: goto s58;
    case 59: goto s59;
    case 60: goto s60;
    case 61: goto s61;
    case 62: goto s62;
    case 63: goto s63;
    case 64: goto s64;
    case 65: goto s65;
    case 66: goto s66;
    case 67: goto s67;
    case 68: goto s68;
    case 69: goto s69;
    case 70: goto s70;
    case 71: goto s71;
    case 72: goto s72;
    case 73: goto s73;
    case 74: goto s74;
    case 75: goto s75;
    case 76: goto s76;
    case 77: goto s77;
    case 78: goto s78;
    case 79: goto s79;
    case 80: goto s80;
    case 81: goto s81;
    case 82: goto s82;
    case 83: goto s83;
    case 84: goto s84;
    case 85: goto s85;
    case 86: goto s86;
    case 87: goto s87;
    case 88: goto s88;
    case 89: goto s89;
    case 90: goto s90;
    case 91: goto s91;
    case 92: goto s92;
    case 93: goto s93;
    case 94: goto s94;
    case 95: goto s95;
    case 96: goto s96;
    case 97: goto s97;
    case 98: goto s98;
    case 99: goto s99;
    case 100: goto s100;
    case 101: goto s101;
    case 102: goto s102;
    case 103: goto s103;
    case 104: goto s104;
    case 105: goto s105;
    case 106: goto s106;
    case 107: goto s107;
    case 108: goto s108;
    case 109: goto s109;
    case 110: goto s110;
    case 111: goto s111;
    case 112: goto s112;
    case 113: goto s113;
    case 114: goto s114;
    case 115: goto s115;
    case 116: goto s116;
    case 117: goto s117;
    case 118: goto s118;
    case 119: goto s119;
    case 120: goto s120;
    case 121: goto s121;
    case 122: goto s122;
    case 123: goto s123;
    case 124: goto s124;
    case 125: goto s125;
    case 126: goto s126;
    case 127: goto s127;
    case 128: goto s128;
    case 129: goto s129;
    case 130: goto s130;
    case 131: goto s131;
    case 132: goto s132;
    case 133: goto s133;
    case 134: goto s134;
    case 135: goto s135;
    case 136: goto s136;
    case 137: goto s137;
    case 138: goto s138;
    case 139: goto s139;
    case 140: goto s140;
    case 141: goto s141;
    case 142: goto s142;
    case 143: goto s143;
    case 144: goto s144;
    case 145: goto s145;
    case 146: goto s146;
    case 147: goto s147;
    case 148: goto s148;
    case 149: goto s149;
    case 150: goto s150;
    case 151: goto s151;
    case 152: goto s152;
    case 153: goto s153;
    case 154: goto s154;
    case 155: goto s155;
    case 156: goto s156;
    case 157: goto s157;
    case 158: goto s158;
    case 159: goto s159;
    case 160: goto s160;
    case 161: goto s161;
    case 162: goto s162;
    case 163: goto s163;
    case 164: goto s164;
    case 165: goto s165;
    case 166: goto s166;
    case 167: goto s167;
    case 168: goto s168;
    case 169: goto s169;
    case 170: goto s170;
    case 171: goto s171;
    case 172: goto s1;
    case 197: goto s2;
    case 221: goto s3;
    case 372: goto s7;
    case 397: goto s8;
    case 422: goto s9;
    case 447: goto s11;
    case 472: goto s12;
    case 497: goto s16;
    case 648: goto s23;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s90;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s125;
    case 1402: goto s126;
    case 1553: goto s132;
    case 1578: goto s133;
    default: break;
    }
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t23; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t90; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t125; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t132; }
    if (RESUME - 1579 <= 149) { r = (unsigned)RESUME - 1577; goto t133; }
    goto dead;
#else
    switch (ENTRY) {
    case RULES_START_Host: goto s1;
    case RULES_START_IPv4address: goto s2;
    case RULES_START_IPv6address: goto s3;
    case RULES_START_absolute_URI: goto s4;
    case RULES_START_absolute_form: goto s5;
    case RULES_START_asterisk_form: goto s6;
    case RULES_START_authority: goto s7;
    case RULES_START_authority_form: goto s8;
    case RULES_START_host: goto s9;
    case RULES_START_relative_ref: goto s10;
    case RULES_START_request_target: goto s11;
    default: goto s12;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s16; }
    DEAD(1);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1);
    if (BYTE == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    DEAD(171 + r);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead);
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t2; }
    DEAD(2);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196);
    AT_END(196 + r, te2);
    DEAD(196 + r);
te2:
    if (!(rules_part2_flags[r] & 2)) goto dead;
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t3; }
    DEAD(3);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220);
    AT_END(220 + r, te3);
    DEAD(220 + r);
te3:
    if (!(rules_part3_flags[r] & 2)) goto dead;
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s17; }
    DEAD(4);
s5: /* "" */
    AT_END(5, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s18; }
    DEAD(5);
s6: /* "" */
    AT_END(6, dead);
    if (BYTE == '*') { STEP; goto s19; }
    DEAD(6);
s7: /* "", may end */
    AT_END(7, e7);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t7; }
    if (BYTE == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (BYTE == '[') { LEAVE(7); STEP; goto s24; }
    DEAD(7);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7);
    if (BYTE == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    DEAD(371 + r);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t8; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(8);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(396 + r);
s9: /* "", may end */
    AT_END(9, e9);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t9; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE == '[') { LEAVE(9); STEP; goto s31; }
    DEAD(9);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9);
    if (BYTE == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    DEAD(421 + r);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10);
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    if (BYTE == '/') { STEP; goto s35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(10);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s39; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t11; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(11);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(446 + r);
s12: /* "" */
    AT_END(12, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s40; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t12; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(12);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(471 + r);
s13: /* ".%" */
    AT_END(13, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s41; }
    DEAD(13);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14);
    if (BYTE == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s14; }
    DEAD(14);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s15; }
    DEAD(15);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t16; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s43; }
    DEAD(16);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496);
    AT_END(496 + r, dead);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s17; }
    DEAD(17);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s18; }
    DEAD(18);
s19: /* "\x2A", may end */
    AT_END(19, e19);
    DEAD(19);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s46; }
    DEAD(20);
s21: /* ".!", may end */
    JUMP(REG_NAME, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s21; }
    DEAD(21);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".:", may end */
    AT_END(22, e22);
    if (rules_bytes[0][BYTE] & 232) { LEAVE(22); STEP; goto s48; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s22; }
    if (BYTE == '%') { LEAVE(22); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    DEAD(22);
e22: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".@", may end */
    AT_END(23, e23);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t23; }
    if (BYTE == '%') { LEAVE(23); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (BYTE == '[') { LEAVE(23); STEP; goto s24; }
    DEAD(23);
e23: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t23: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te23);
    if (BYTE == '%') { LEAVE(647 + r); STEP; goto s49; }
    if (BYTE == ':') { HOST_KIND(rules_part23_values[r]); ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    DEAD(647 + r);
te23:
    HOST_KIND(rules_part23_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t24; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s53; }
    DEAD(24);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672);
    AT_END(672 + r, dead);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r);
s25: /* ".!" */
    JUMP(REG_NAME, 25);
    AT_END(25, dead);
    if (BYTE == '%') { TRIPLET(25); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s25; }
    DEAD(25);
s26: /* ".%" */
    AT_END(26, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s54; }
    DEAD(26);
s27: /* ".:", may end */
    AT_END(27, e27);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s27; }
    DEAD(27);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t28; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s56; }
    DEAD(28);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823);
    AT_END(823 + r, dead);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r);
s29: /* ".%" */
    AT_END(29, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s57; }
    DEAD(29);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30);
    if (BYTE == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s30; }
    DEAD(30);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t31; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s59; }
    DEAD(31);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974);
    AT_END(974 + r, dead);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32);
    if (BYTE == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s32; }
    DEAD(32);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s61; }
    DEAD(33);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34);
    if (BYTE == '/') { STEP; goto s62; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    DEAD(34);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s64; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(35);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36);
    if (BYTE == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s36; }
    DEAD(36);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37);
    if (rules_bytes[0][BYTE] & 240) { LEAVE(37); STEP; goto s25; }
    if (BYTE == '%') { LEAVE(37); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(37);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s38; }
    DEAD(38);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s39; }
    DEAD(39);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead);
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s40; }
    DEAD(40);
s41: /* ".%1" */
    AT_END(41, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s14; }
    DEAD(41);
s42: /* "[::]", may end */
    AT_END(42, e42);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    DEAD(43);
s44: /* "a:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s72; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(44); STEP; goto s71; }
    DEAD(44);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s75; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(45); STEP; goto s74; }
    DEAD(45);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s21; }
    DEAD(46);
s47: /* ".:%" */
    AT_END(47, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s78; }
    DEAD(47);
s48: /* ".:&" */
    JUMP(REG_NAME, 48);
    AT_END(48, dead);
    if (BYTE == '%') { TRIPLET(48); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s48; }
    DEAD(48);
s49: /* ".@.%" */
    AT_END(49, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s79; }
    DEAD(49);
s50: /* ".@.!", may end */
    JUMP(REG_NAME, 50);
    AT_END(50, e50);
    if (BYTE == '%') { TRIPLET(50); LEAVE(50); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s50; }
    DEAD(50);
e50: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s51: /* ".@.:", may end */
    AT_END(51, e51);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s51; }
    DEAD(51);
e51: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s52: /* "[::]", may end */
    AT_END(52, e52);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s51; }
    DEAD(52);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    DEAD(53);
s54: /* ".%1" */
    AT_END(54, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s25; }
    DEAD(54);
s55: /* "[::]" */
    AT_END(55, dead);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55);
s56: /* "[V" */
    AT_END(56, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    DEAD(56);
s57: /* ".%1" */
    AT_END(57, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s30; }
    DEAD(57);
s58: /* "[::]", may end */
    AT_END(58, e58);
    DEAD(58);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    DEAD(59);
s60: /* "#%" */
    AT_END(60, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s83; }
    DEAD(60);
s61: /* "%1" */
    AT_END(61, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s34; }
    DEAD(61);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s62; }
    DEAD(62);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s85; }
    DEAD(63);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s64; }
    DEAD(64);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t65; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (BYTE == '[') { LEAVE(65); STEP; goto s91; }
    DEAD(65);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65);
    if (BYTE == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    DEAD(1125 + r);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s92; }
    DEAD(66);
s67: /* "/%" */
    AT_END(67, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s93; }
    DEAD(67);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68);
    if (BYTE == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s68; }
    DEAD(68);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 236) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(69); STEP; goto s74; }
    DEAD(69);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    if (BYTE == '.') { STEP; goto s96; }
    DEAD(70);
s71: /* "a:%" */
    AT_END(71, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s97; }
    DEAD(71);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s72; }
    DEAD(72);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s99; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(73); STEP; goto s98; }
    DEAD(73);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s101; }
    DEAD(74);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s75; }
    DEAD(75);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s103; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(76); STEP; goto s102; }
    DEAD(76);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77);
    if (BYTE == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s77; }
    DEAD(77);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".:%1" */
    AT_END(78, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s48; }
    DEAD(78);
s79: /* ".@.%1" */
    AT_END(79, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s50; }
    DEAD(79);
s80: /* "[V1" */
    AT_END(80, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s106; }
    DEAD(80);
s81: /* "[V1" */
    AT_END(81, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    if (BYTE == '.') { STEP; goto s107; }
    DEAD(81);
s82: /* "[V1" */
    AT_END(82, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    if (BYTE == '.') { STEP; goto s108; }
    DEAD(82);
s83: /* "#%1" */
    AT_END(83, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s32; }
    DEAD(83);
s84: /* "&/%" */
    AT_END(84, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s109; }
    DEAD(84);
s85: /* "/%1" */
    AT_END(85, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s64; }
    DEAD(85);
s86: /* "//.%" */
    AT_END(86, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s110; }
    DEAD(86);
s87: /* "//.!", may end */
    JUMP(REG_NAME, 87);
    AT_END(87, e87);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(87); LEAVE(87); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s87; }
    DEAD(87);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(88); LEAVE(88); STEP; goto s111; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s88; }
    DEAD(88);
e88: ON_path_abempty_end; goto done;
s89: /* "//.:", may end */
    AT_END(89, e89);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(89); STEP; goto s113; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s89; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(89); STEP; goto s112; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    DEAD(89);
e89: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.@", may end */
    AT_END(90, e90);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t90; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(90); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '[') { LEAVE(90); STEP; goto s91; }
    DEAD(90);
e90: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t90: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te90);
    if (BYTE == '/') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1150 + r); STEP; goto s114; }
    if (BYTE == ':') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    DEAD(1150 + r);
te90:
    HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t91; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s118; }
    DEAD(91);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175);
    AT_END(1175 + r, dead);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r);
s92: /* "?%1" */
    AT_END(92, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s36; }
    DEAD(92);
s93: /* "/%1" */
    AT_END(93, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s38; }
    DEAD(93);
s94: /* "/?%" */
    AT_END(94, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s119; }
    DEAD(94);
s95: /* "a:1", may end */
    AT_END(95, e95);
    if (rules_bytes[0][BYTE] & 238) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(95); STEP; goto s74; }
    DEAD(95);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(96);
s97: /* "a:%1" */
    AT_END(97, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s72; }
    DEAD(97);
s98: /* "a:/%" */
    AT_END(98, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s121; }
    DEAD(98);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s99; }
    DEAD(99);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t100; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (BYTE == '[') { LEAVE(100); STEP; goto s126; }
    DEAD(100);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100);
    if (BYTE == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    DEAD(1326 + r);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s75; }
    DEAD(101);
s102: /* "a:/%" */
    AT_END(102, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s127; }
    DEAD(102);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s103; }
    DEAD(103);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t104; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (BYTE == '[') { LEAVE(104); STEP; goto s133; }
    DEAD(104);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104);
    if (BYTE == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    DEAD(1351 + r);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s134; }
    DEAD(105);
s106: /* "[V1." */
    AT_END(106, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(106);
s107: /* "[V1." */
    AT_END(107, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(107);
s108: /* "[V1." */
    AT_END(108, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(108);
s109: /* "&/%1" */
    AT_END(109, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s62; }
    DEAD(109);
s110: /* "//.%1" */
    AT_END(110, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s87; }
    DEAD(110);
s111: /* "//./%" */
    AT_END(111, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s138; }
    DEAD(111);
s112: /* "//.:%" */
    AT_END(112, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s139; }
    DEAD(112);
s113: /* "//.:&" */
    JUMP(REG_NAME, 113);
    AT_END(113, dead);
    if (BYTE == '%') { TRIPLET(113); STEP; goto s112; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s113; }
    DEAD(113);
s114: /* "//.@.%" */
    AT_END(114, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s140; }
    DEAD(114);
s115: /* "//.@.!", may end */
    JUMP(REG_NAME, 115);
    AT_END(115, e115);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(115); LEAVE(115); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s115; }
    DEAD(115);
e115: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s116: /* "//.@.:", may end */
    AT_END(116, e116);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s116; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(116);
e116: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s117: /* "//[::]", may end */
    AT_END(117, e117);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    DEAD(118);
s119: /* "/?%1" */
    AT_END(119, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s68; }
    DEAD(119);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(120);
s121: /* "a:/%1" */
    AT_END(121, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s99; }
    DEAD(121);
s122: /* "a://.%" */
    AT_END(122, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s142; }
    DEAD(122);
s123: /* "a://.!", may end */
    JUMP(REG_NAME, 123);
    AT_END(123, e123);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(123); LEAVE(123); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s123; }
    DEAD(123);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.:", may end */
    AT_END(124, e124);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(124); STEP; goto s144; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s124; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(124); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    DEAD(124);
e124: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.@", may end */
    AT_END(125, e125);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t125; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(125); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (BYTE == '[') { LEAVE(125); STEP; goto s126; }
    DEAD(125);
e125: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t125: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te125);
    if (BYTE == '/') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1376 + r); STEP; goto s145; }
    if (BYTE == ':') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    DEAD(1376 + r);
te125:
    HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t126; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s149; }
    DEAD(126);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401);
    AT_END(1401 + r, dead);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r);
s127: /* "a:/%1" */
    AT_END(127, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s103; }
    DEAD(127);
s128: /* "a://.%" */
    AT_END(128, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s150; }
    DEAD(128);
s129: /* "a://.!", may end */
    JUMP(REG_NAME, 129);
    AT_END(129, e129);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(129); LEAVE(129); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s129; }
    DEAD(129);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(130); LEAVE(130); STEP; goto s151; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s130; }
    DEAD(130);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.:", may end */
    AT_END(131, e131);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(131); STEP; goto s153; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s131; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(131); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    DEAD(131);
e131: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s132: /* "a://.@", may end */
    AT_END(132, e132);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t132; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(132); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (BYTE == '[') { LEAVE(132); STEP; goto s133; }
    DEAD(132);
e132: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t132: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te132);
    if (BYTE == '/') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1552 + r); STEP; goto s154; }
    if (BYTE == ':') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    DEAD(1552 + r);
te132:
    HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t133; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s158; }
    DEAD(133);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577);
    AT_END(1577 + r, dead);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r);
s134: /* "a:?%1" */
    AT_END(134, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s77; }
    DEAD(134);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(135);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(136);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(137);
s138: /* "//./%1" */
    AT_END(138, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s88; }
    DEAD(138);
s139: /* "//.:%1" */
    AT_END(139, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s113; }
    DEAD(139);
s140: /* "//.@.%1" */
    AT_END(140, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s115; }
    DEAD(140);
s141: /* "//[V1" */
    AT_END(141, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    if (BYTE == '.') { STEP; goto s159; }
    DEAD(141);
s142: /* "a://.%1" */
    AT_END(142, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s123; }
    DEAD(142);
s143: /* "a://.:%" */
    AT_END(143, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s160; }
    DEAD(143);
s144: /* "a://.:&" */
    JUMP(REG_NAME, 144);
    AT_END(144, dead);
    if (BYTE == '%') { TRIPLET(144); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s144; }
    DEAD(144);
s145: /* "a://.@.%" */
    AT_END(145, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s161; }
    DEAD(145);
s146: /* "a://.@.!", may end */
    JUMP(REG_NAME, 146);
    AT_END(146, e146);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(146); LEAVE(146); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s146; }
    DEAD(146);
e146: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s147: /* "a://.@.:", may end */
    AT_END(147, e147);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s147; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(147);
e147: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s148: /* "a://[::]", may end */
    AT_END(148, e148);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s147; }
    DEAD(148);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    DEAD(149);
s150: /* "a://.%1" */
    AT_END(150, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s129; }
    DEAD(150);
s151: /* "a://./%" */
    AT_END(151, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s163; }
    DEAD(151);
s152: /* "a://.:%" */
    AT_END(152, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s164; }
    DEAD(152);
s153: /* "a://.:&" */
    JUMP(REG_NAME, 153);
    AT_END(153, dead);
    if (BYTE == '%') { TRIPLET(153); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s153; }
    DEAD(153);
s154: /* "a://.@.%" */
    AT_END(154, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s165; }
    DEAD(154);
s155: /* "a://.@.!", may end */
    JUMP(REG_NAME, 155);
    AT_END(155, e155);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(155); LEAVE(155); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s155; }
    DEAD(155);
e155: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s156: /* "a://.@.:", may end */
    AT_END(156, e156);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s156; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(156);
e156: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s157: /* "a://[::]", may end */
    AT_END(157, e157);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s156; }
    DEAD(157);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    DEAD(158);
s159: /* "//[V1." */
    AT_END(159, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(159);
s160: /* "a://.:%1" */
    AT_END(160, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s144; }
    DEAD(160);
s161: /* "a://.@.%1" */
    AT_END(161, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s146; }
    DEAD(161);
s162: /* "a://[V1" */
    AT_END(162, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    if (BYTE == '.') { STEP; goto s168; }
    DEAD(162);
s163: /* "a://./%1" */
    AT_END(163, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s130; }
    DEAD(163);
s164: /* "a://.:%1" */
    AT_END(164, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s153; }
    DEAD(164);
s165: /* "a://.@.%1" */
    AT_END(165, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s155; }
    DEAD(165);
s166: /* "a://[V1" */
    AT_END(166, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    if (BYTE == '.') { STEP; goto s169; }
    DEAD(166);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(167);
s168: /* "a://[V1." */
    AT_END(168, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(168);
s169: /* "a://[V1." */
    AT_END(169, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(169);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(170);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(171);
    WALK_END;
}
#endif

int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
#ifndef URIC_ONLY_PARSE
    if (start & URIC_START_RULES)
        return rules_bytes_walk(start & ~(unsigned)URIC_START_RULES, s, n, u);
#endif
    return parse_bytes_walk(start, s, n, u);
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    static const unsigned char bits[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                               URIC_RUN_PATH };

    return uric_run_end(v->s, i, v->n, bits[jump]);
}

#undef BYTES_START
#undef BYTES_WALK
#undef ENTRY
#undef OFFSET
#undef TRIPLET
#undef JUMP

#endif

#undef WALK_END
#undef LOST
#undef TABLE_LEAVING
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef STEP
#undef BYTE
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* The one-shot entry points for the three hot rules. */

static enum uric_status parse(unsigned start, const char *s, size_t n, struct uric *u)
{
    if (n > URIC_MAX_LENGTH) {
        memset(u, 0, sizeof *u);
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    return (enum uric_status)uric_best_kernels()->parse(start, (const unsigned char *)s, n, u);
}

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI_reference, s, n, u);
}

enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI, s, n, u);
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_origin_form, s, n, u);
}

#ifndef URIC_ONLY_PARSE

enum uric_status uric_parse_as(int rule, const char *s, size_t n, struct uric *u)
{
    const unsigned start = uric_start_of(rule);

    if (start == 0) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    return parse(start, s, n, u);
}

#endif

/* Values derived from the parts, without scanning again. */

#define PARTS struct uric
#define SPAN uric_span
#define VALUE(name) narrow_##name
/* Template: values derived from parts, for both widths of offsets.  PARTS is struct uric or
 * struct uric64, SPAN is the type of its spans, and VALUE() names the functions. */

static URIC_INLINE int VALUE(has)(const PARTS *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

static URIC_INLINE SPAN VALUE(authority)(const PARTS *u)
{
    SPAN authority = u->part[URIC_HOST];

    if (VALUE(has)(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (VALUE(has)(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

static URIC_INLINE SPAN VALUE(bare_host)(const PARTS *u)
{
    SPAN host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

static URIC_INLINE enum uric_port_status VALUE(port_number)(const char *s, const PARTS *u,
                                                            uint16_t *number)
{
    SPAN port = u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!VALUE(has)(u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static URIC_INLINE SPAN VALUE(from_colon)(const char *s, const PARTS *u)
{
    SPAN rest = u->part[URIC_USERINFO];

    while (rest.begin < rest.end && s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

static URIC_INLINE int VALUE(user)(const char *s, const PARTS *u, SPAN *user)
{
    user->begin = user->end = 0;
    if (!VALUE(has)(u, URIC_USERINFO))
        return 0;
    user->begin = u->part[URIC_USERINFO].begin;
    user->end = VALUE(from_colon)(s, u).begin;
    return 1;
}

static URIC_INLINE int VALUE(password)(const char *s, const PARTS *u, SPAN *password)
{
    password->begin = password->end = 0;
    if (VALUE(has)(u, URIC_USERINFO)) {
        const SPAN rest = VALUE(from_colon)(s, u);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return 1;
        }
    }
    return 0;
}

static URIC_INLINE enum uric_request_form VALUE(request_form)(const PARTS *u)
{
    if (VALUE(has)(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (VALUE(has)(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
}
#undef VALUE
#undef SPAN
#undef PARTS

uric_span uric_authority(const struct uric *u)
{
    return narrow_authority(u);
}

uric_span uric_bare_host(const struct uric *u)
{
    return narrow_bare_host(u);
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    return narrow_port_number(ref.s, ref.u, number);
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    return narrow_user(ref.s, ref.u, user);
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    return narrow_password(ref.s, ref.u, password);
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    return narrow_request_form(u);
}

/* Computes the bytes of an address from the text of a host.  The scanner has already found
 * that the host is an address: nothing here decides that. */
/* The bytes of an address, from the text of a host that the scanner has recognized as one. */
#ifndef URIC_ADDRESS_H
#define URIC_ADDRESS_H


/* The address of the host, n bytes at s, of that enum uric_host_kind; see
 * uric_host_address(). */
URIC_INTERNAL int uric_read_address(const char *s, size_t n, int host_kind,
                                    uint8_t address[16]);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_ASCII_H
#define URIC_ASCII_H


static URIC_INLINE int uric_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_INLINE int uric_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_INLINE int uric_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_INLINE int uric_is_letter(int c)
{
    return uric_is_upper(c) || uric_is_lower(c);
}

static URIC_INLINE unsigned char uric_lower(char c)
{
    return (unsigned char)(uric_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_INLINE int uric_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_lower(s[i]) != uric_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_INLINE int uric_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_INLINE int uric_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_INLINE unsigned uric_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_INLINE unsigned uric_hex_value(char c)
{
    const unsigned char lower = uric_lower(c);

    return uric_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_INLINE char uric_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_INLINE char uric_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* Four dec-octets (section 3.2.2). */
static void read_IPv4address(const char *s, const char *end, uint8_t octets[4])
{
    unsigned octet = 0;
    int i = 0;

    for (; s < end; s++) {
        if (*s == '.') {
            octets[i++] = (uint8_t)octet;
            octet = 0;
        } else {
            octet = 10 * octet + (unsigned)(*s - '0');
        }
    }
    octets[i] = (uint8_t)octet;
}

static const char *group_end(const char *s, const char *end)
{
    while (s < end && *s != ':')
        s++;
    return s;
}

static void read_IPv6address(const char *s, const char *end,
                             uint8_t address[16])
{
    int n = 0, gap = -1;

    while (s < end) {
        const char *next = group_end(s, end);

        if (next == s) {
            s++;
            if (*s == ':') { /* an IPv6address does not end in a single ":" */
                s++;
                gap = n;
            }
        } else if (memchr(s, '.', (size_t)(next - s))) {
            read_IPv4address(s, next, address + n);
            n += 4;
            s = next;
        } else {
            unsigned h16 = 0;

            while (s < next)
                h16 = h16 << 4 | uric_hex_value(*s++);
            address[n++] = (uint8_t)(h16 >> 8);
            address[n++] = (uint8_t)h16;
        }
    }
    if (gap >= 0) { /* "::" stands for the missing zeros */
        memmove(address + 16 - (n - gap), address + gap, (size_t)(n - gap));
        memset(address + gap, 0, (size_t)(16 - n));
    }
}

int uric_read_address(const char *s, size_t n, int host_kind, uint8_t address[16])
{
    const char *end = s + n;

    switch (host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        read_IPv4address(s, end, address);
        return 4;
    case URIC_HOST_IPV6ADDRESS:
        if (*s == '[') { /* an IP-literal; a bare IPv6address has no brackets */
            s++;
            end--;
        }
        read_IPv6address(s, end, address);
        return 16;
    default:
        return 0;
    }
}

int uric_host_address(struct uric_ref ref, uint8_t address[16])
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span host = u->part[URIC_HOST];

    return uric_read_address(uric_at(s, host.begin), host.end - host.begin,
                             u->host_kind, address);
}

#ifndef URIC_ONLY_PARSE

/* Scans that take their input in pieces, and the three ways to finish one.  The states are
 * those of the one-shot scanner: see walk.c. */

/* ---- marks ------------------------------------------------------------------------------- */

#define AT (offset + i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which)                                                            \
    (u->part[which].end = AT, u->defined = (uint8_t)(u->defined | 1u << (which)))
#define UNDEFINE(which) (u->defined = (uint8_t)(u->defined & ~(1u << (which))))
#define CLEAR_IF_UNDEFINED(which) (void)0 /* finish() does */
#define HOST_KIND(kind) (u->host_kind = (uint8_t)(kind))
#define PATH_KIND(kind) (u->path_kind = (uint8_t)(kind))
#define HAS_PATH_KIND(kind) (u->path_kind == (kind))

/* ---- what the states use ---------------------------------------------------------------- */

/* For fewer bytes, stepping is faster than calling a kernel. */
enum { WORTH_A_JUMP = URIC_BLOCK / 4 };

#define BYTE p[i]
#define STEP i++
#define JUMP(run, state)                                                      \
    do {                                                                      \
        const size_t k = i - v.base;                                          \
                                                                              \
        if (k < URIC_BLOCK && v.stop[JUMP_##run] >> k != 0)                   \
            i += uric_lowest(v.stop[JUMP_##run] >> k);                        \
        else if (n - i >= WORTH_A_JUMP)                                       \
            i = pass(&v, i, JUMP_##run);                                      \
    } while (0)
#define TRIPLET(state)                                                        \
    if (uric_is_triplet(p, i, n)) {                                           \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define AT_END(here, label)                                                   \
    if (i == n) {                                                             \
        state = (here);                                                       \
        if (at_end)                                                           \
            goto label;                                                       \
        goto suspended;                                                       \
    }
#define DEAD(here)                                                            \
    do {                                                                      \
        state = (here);                                                       \
        goto dead;                                                            \
    } while (0)
/* Record the marks now: those set later may be withdrawn. */
#define LEAVE(here)                                                           \
    (end_state = (here), end_offset = AT, m->end_defined = u->defined,        \
     m->end_kinds = (uint8_t)(u->host_kind | u->path_kind << 4))
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column;                                                      \
                                                                              \
        first = i;                                                            \
        first_r = (r);                                                        \
        while (i < n && (column = part##_column[BYTE]) != 0) {                \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end)                                   \
    do {                                                                      \
        unsigned column;                                                      \
                                                                              \
        first = i;                                                            \
        first_r = (r);                                                        \
        while (i < n && (column = part##_column[BYTE]) != 0) {                \
            const unsigned to = part##_next[(r) << 4 | column];               \
                                                                              \
            if (to != 0 && (flags)[r] & (may_end) && !((flags)[to] & (may_end))) \
                LEAVE((base) + (r));                                          \
            (r) = to;                                                         \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define LOST(part, r, base)                                                   \
    do {                                                                      \
        i = first;                                                            \
        (r) = uric_walk_lost(part##_next, part##_column, p, &i, first_r);     \
        DEAD((base) + (r));                                                   \
    } while (0)
#define RESUME state
#define MORE_FOLLOWS !at_end

/* Scans the n bytes at p from m->state on and updates all of *m except its offset; returns
 * how many bytes were taken.  at_end: the input ends after them.  Then, if it may end in
 * m->state, the parts that end there are marked; otherwise m->refused is set. */
#define STREAM_WALK(name)                                                     \
    static size_t name(struct uric_stream *m, const unsigned char *p, size_t n, int at_end)
#define STREAM_START                                                          \
    size_t (*const pass)(struct uric_view *, size_t, unsigned) =              \
        uric_best_kernels()->pass;                                               \
    struct uric64 *const u = &m->parts;                                       \
    const uint64_t offset = m->offset;                                        \
    uint64_t end_offset = m->end_offset;                                      \
    size_t i = 0, first = 0;                                                  \
    unsigned state = m->state, end_state = m->end_state, r = 0, first_r = 0;  \
    struct uric_view v;                                                       \
                                                                              \
    (void)first;                                                              \
    (void)first_r; /* for states without tables */                            \
    v.s = p;                                                                  \
    v.n = n;                                                                  \
    v.base = (size_t)0 - URIC_BLOCK;                                          \
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0
#define STREAM_END                                                            \
    dead:                                                                     \
    m->refused = 1;                                                           \
    suspended:                                                                \
    done:                                                                     \
    m->state = (uint16_t)state;                                               \
    m->end_state = (uint16_t)end_state;                                       \
    m->end_offset = end_offset;                                               \
    return i

STREAM_WALK(stream_parse)
{
    STREAM_START;
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
    STREAM_END;
}

STREAM_WALK(stream_rules)
{
    STREAM_START;
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s54;
    case 55: goto s55;
    case 56: goto s56;
    case 57: goto s57;
    case 58: goto s58;
    case 59: goto s59;
    case 60: goto s60;
    case 61: goto s61;
    case 62: goto s62;
    case 63: goto s63;
    case 64: goto s64;
    case 65: goto s65;
    case 66: goto s66;
    case 67: goto s67;
    case 68: goto s68;
    case 69: goto s69;
    case 70: goto s70;
    case 71: goto s71;
    case 72: goto s72;
    case 73: goto s73;
    case 74: goto s74;
    case 75: goto s75;
    case 76: goto s76;
    case 77: goto s77;
    case 78: goto s78;
    case 79: goto s79;
    case 80: goto s80;
    case 81: goto s81;
    case 82: goto s82;
    case 83: goto s83;
    case 84: goto s84;
    case 85: goto s85;
    case 86: goto s86;
    case 87: goto s87;
    case 88: goto s88;
    case 89: goto s89;
    case 90: goto s90;
    case 91: goto s91;
    case 92: goto s92;
    case 93: goto s93;
    case 94: goto s94;
    case 95: goto s95;
    case 96: goto s96;
    case 97: goto s97;
    case 98: goto s98;
    case 99: goto s99;
    case 100: goto s100;
    case 101: goto s101;
    case 102: goto s102;
    case 103: goto s103;
    case 104: goto s104;
    case 105: goto s105;
    case 106: goto s106;
    case 107: goto s107;
    case 108: goto s108;
    case 109: goto s109;
    case 110: goto s110;
    case 111: goto s111;
    case 112: goto s112;
    case 113: goto s113;
    case 114: goto s114;
    case 115: goto s115;
    case 116: goto s116;
    case 117: goto s117;
    case 118: goto s118;
    case 119: goto s119;
    case 120: goto s120;
    case 121: goto s121;
    case 122: goto s122;
    case 123: goto s123;
    case 124: goto s124;
    case 125: goto s125;
    case 126: goto s126;
    case 127: goto s127;
    case 128: goto s128;
    case 129: goto s129;
    case 130: goto s130;
    case 131: goto s131;
    case 132: goto s132;
    case 133: goto s133;
    case 134: goto s134;
    case 135: goto s135;
    case 136: goto s136;
    case 137: goto s137;
    case 138: goto s138;
    case 139: goto s139;
    case 140: goto s140;
    case 141: goto s141;
    case 142: goto s142;
    case 143: goto s143;
    case 144: goto s144;
    case 145: goto s145;
    case 146: goto s146;
    case 147: goto s147;
    case 148: goto s148;
    case 149: goto s149;
    case 150: goto s150;
    case 151: goto s151;
    case 152: goto s152;
    case 153: goto s153;
    case 154: goto s154;
    case 155: goto s155;
    case 156: goto s156;
    case 157: goto s157;
    case 158: goto s158;
    case 159: goto s159;
    case 160: goto s160;
    case 161: goto s161;
    case 162: goto s162;
    case 163: goto s163;
    case 164: goto s164;
    case 165: goto s165;
    case 166: goto s166;
    case 167: goto s167;
    case 168: goto s168;
    case 169: goto s169;
    case 170: goto s170;
    case 171: goto s171;
    case 172: goto s1;
    case 197: goto s2;
    case 221: goto s3;
    case 372: goto s7;
    case 397: goto s8;
    case 422: goto s9;
    case 447: goto s11;
    case 472: goto s12;
    case 497: goto s16;
    case 648: goto s23;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s90;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s125;
    case 1402: goto s126;
    case 1553: goto s132;
    case 1578: goto s133;
    default: break;
    }
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t23; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t90; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t125; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t132; }
    if (RESUME - 1579 <= 149) { r = (unsigned)RESUME - 1577; goto t133; }
    goto dead;
#else
    switch (ENTRY) {
    case RULES_START_Host: goto s1;
    case RULES_START_IPv4address: goto s2;
    case RULES_START_IPv6address: goto s3;
    case RULES_START_absolute_URI: goto s4;
    case RULES_START_absolute_form: goto s5;
    case RULES_START_asterisk_form: goto s6;
    case RULES_START_authority: goto s7;
    case RULES_START_authority_form: goto s8;
    case RULES_START_host: goto s9;
    case RULES_START_relative_ref: goto s10;
    case RULES_START_request_target: goto s11;
    default: goto s12;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s16; }
    DEAD(1);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1);
    if (BYTE == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    DEAD(171 + r);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead);
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t2; }
    DEAD(2);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196);
    AT_END(196 + r, te2);
    DEAD(196 + r);
te2:
    if (!(rules_part2_flags[r] & 2)) goto dead;
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t3; }
    DEAD(3);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220);
    AT_END(220 + r, te3);
    DEAD(220 + r);
te3:
    if (!(rules_part3_flags[r] & 2)) goto dead;
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s17; }
    DEAD(4);
s5: /* "" */
    AT_END(5, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s18; }
    DEAD(5);
s6: /* "" */
    AT_END(6, dead);
    if (BYTE == '*') { STEP; goto s19; }
    DEAD(6);
s7: /* "", may end */
    AT_END(7, e7);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t7; }
    if (BYTE == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (BYTE == '[') { LEAVE(7); STEP; goto s24; }
    DEAD(7);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7);
    if (BYTE == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    DEAD(371 + r);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t8; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(8);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(396 + r);
s9: /* "", may end */
    AT_END(9, e9);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t9; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE == '[') { LEAVE(9); STEP; goto s31; }
    DEAD(9);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9);
    if (BYTE == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    DEAD(421 + r);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10);
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    if (BYTE == '/') { STEP; goto s35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(10);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s39; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t11; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(11);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(446 + r);
s12: /* "" */
    AT_END(12, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s40; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t12; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(12);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(471 + r);
s13: /* ".%" */
    AT_END(13, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s41; }
    DEAD(13);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14);
    if (BYTE == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s14; }
    DEAD(14);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s15; }
    DEAD(15);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t16; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s43; }
    DEAD(16);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496);
    AT_END(496 + r, dead);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s17; }
    DEAD(17);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s18; }
    DEAD(18);
s19: /* "\x2A", may end */
    AT_END(19, e19);
    DEAD(19);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s46; }
    DEAD(20);
s21: /* ".!", may end */
    JUMP(REG_NAME, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s21; }
    DEAD(21);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".:", may end */
    AT_END(22, e22);
    if (rules_bytes[0][BYTE] & 232) { LEAVE(22); STEP; goto s48; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s22; }
    if (BYTE == '%') { LEAVE(22); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    DEAD(22);
e22: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".@", may end */
    AT_END(23, e23);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t23; }
    if (BYTE == '%') { LEAVE(23); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (BYTE == '[') { LEAVE(23); STEP; goto s24; }
    DEAD(23);
e23: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t23: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te23);
    if (BYTE == '%') { LEAVE(647 + r); STEP; goto s49; }
    if (BYTE == ':') { HOST_KIND(rules_part23_values[r]); ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    DEAD(647 + r);
te23:
    HOST_KIND(rules_part23_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t24; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s53; }
    DEAD(24);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672);
    AT_END(672 + r, dead);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r);
s25: /* ".!" */
    JUMP(REG_NAME, 25);
    AT_END(25, dead);
    if (BYTE == '%') { TRIPLET(25); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s25; }
    DEAD(25);
s26: /* ".%" */
    AT_END(26, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s54; }
    DEAD(26);
s27: /* ".:", may end */
    AT_END(27, e27);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s27; }
    DEAD(27);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t28; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s56; }
    DEAD(28);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823);
    AT_END(823 + r, dead);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r);
s29: /* ".%" */
    AT_END(29, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s57; }
    DEAD(29);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30);
    if (BYTE == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s30; }
    DEAD(30);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t31; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s59; }
    DEAD(31);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974);
    AT_END(974 + r, dead);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32);
    if (BYTE == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s32; }
    DEAD(32);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s61; }
    DEAD(33);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34);
    if (BYTE == '/') { STEP; goto s62; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    DEAD(34);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s64; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(35);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36);
    if (BYTE == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s36; }
    DEAD(36);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37);
    if (rules_bytes[0][BYTE] & 240) { LEAVE(37); STEP; goto s25; }
    if (BYTE == '%') { LEAVE(37); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(37);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s38; }
    DEAD(38);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s39; }
    DEAD(39);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead);
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s40; }
    DEAD(40);
s41: /* ".%1" */
    AT_END(41, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s14; }
    DEAD(41);
s42: /* "[::]", may end */
    AT_END(42, e42);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    DEAD(43);
s44: /* "a:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s72; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(44); STEP; goto s71; }
    DEAD(44);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s75; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(45); STEP; goto s74; }
    DEAD(45);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s21; }
    DEAD(46);
s47: /* ".:%" */
    AT_END(47, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s78; }
    DEAD(47);
s48: /* ".:&" */
    JUMP(REG_NAME, 48);
    AT_END(48, dead);
    if (BYTE == '%') { TRIPLET(48); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s48; }
    DEAD(48);
s49: /* ".@.%" */
    AT_END(49, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s79; }
    DEAD(49);
s50: /* ".@.!", may end */
    JUMP(REG_NAME, 50);
    AT_END(50, e50);
    if (BYTE == '%') { TRIPLET(50); LEAVE(50); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s50; }
    DEAD(50);
e50: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s51: /* ".@.:", may end */
    AT_END(51, e51);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s51; }
    DEAD(51);
e51: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s52: /* "[::]", may end */
    AT_END(52, e52);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s51; }
    DEAD(52);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    DEAD(53);
s54: /* ".%1" */
    AT_END(54, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s25; }
    DEAD(54);
s55: /* "[::]" */
    AT_END(55, dead);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55);
s56: /* "[V" */
    AT_END(56, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    DEAD(56);
s57: /* ".%1" */
    AT_END(57, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s30; }
    DEAD(57);
s58: /* "[::]", may end */
    AT_END(58, e58);
    DEAD(58);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    DEAD(59);
s60: /* "#%" */
    AT_END(60, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s83; }
    DEAD(60);
s61: /* "%1" */
    AT_END(61, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s34; }
    DEAD(61);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s62; }
    DEAD(62);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s85; }
    DEAD(63);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s64; }
    DEAD(64);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t65; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (BYTE == '[') { LEAVE(65); STEP; goto s91; }
    DEAD(65);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65);
    if (BYTE == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    DEAD(1125 + r);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s92; }
    DEAD(66);
s67: /* "/%" */
    AT_END(67, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s93; }
    DEAD(67);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68);
    if (BYTE == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s68; }
    DEAD(68);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 236) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(69); STEP; goto s74; }
    DEAD(69);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    if (BYTE == '.') { STEP; goto s96; }
    DEAD(70);
s71: /* "a:%" */
    AT_END(71, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s97; }
    DEAD(71);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s72; }
    DEAD(72);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s99; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(73); STEP; goto s98; }
    DEAD(73);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s101; }
    DEAD(74);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s75; }
    DEAD(75);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s103; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(76); STEP; goto s102; }
    DEAD(76);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77);
    if (BYTE == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s77; }
    DEAD(77);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".:%1" */
    AT_END(78, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s48; }
    DEAD(78);
s79: /* ".@.%1" */
    AT_END(79, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s50; }
    DEAD(79);
s80: /* "[V1" */
    AT_END(80, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s106; }
    DEAD(80);
s81: /* "[V1" */
    AT_END(81, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    if (BYTE == '.') { STEP; goto s107; }
    DEAD(81);
s82: /* "[V1" */
    AT_END(82, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    if (BYTE == '.') { STEP; goto s108; }
    DEAD(82);
s83: /* "#%1" */
    AT_END(83, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s32; }
    DEAD(83);
s84: /* "&/%" */
    AT_END(84, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s109; }
    DEAD(84);
s85: /* "/%1" */
    AT_END(85, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s64; }
    DEAD(85);
s86: /* "//.%" */
    AT_END(86, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s110; }
    DEAD(86);
s87: /* "//.!", may end */
    JUMP(REG_NAME, 87);
    AT_END(87, e87);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(87); LEAVE(87); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s87; }
    DEAD(87);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(88); LEAVE(88); STEP; goto s111; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s88; }
    DEAD(88);
e88: ON_path_abempty_end; goto done;
s89: /* "//.:", may end */
    AT_END(89, e89);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(89); STEP; goto s113; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s89; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(89); STEP; goto s112; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    DEAD(89);
e89: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.@", may end */
    AT_END(90, e90);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t90; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(90); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '[') { LEAVE(90); STEP; goto s91; }
    DEAD(90);
e90: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t90: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te90);
    if (BYTE == '/') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1150 + r); STEP; goto s114; }
    if (BYTE == ':') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    DEAD(1150 + r);
te90:
    HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t91; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s118; }
    DEAD(91);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175);
    AT_END(1175 + r, dead);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r);
s92: /* "?%1" */
    AT_END(92, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s36; }
    DEAD(92);
s93: /* "/%1" */
    AT_END(93, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s38; }
    DEAD(93);
s94: /* "/?%" */
    AT_END(94, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s119; }
    DEAD(94);
s95: /* "a:1", may end */
    AT_END(95, e95);
    if (rules_bytes[0][BYTE] & 238) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(95); STEP; goto s74; }
    DEAD(95);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(96);
s97: /* "a:%1" */
    AT_END(97, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s72; }
    DEAD(97);
s98: /* "a:/%" */
    AT_END(98, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s121; }
    DEAD(98);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s99; }
    DEAD(99);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t100; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (BYTE == '[') { LEAVE(100); STEP; goto s126; }
    DEAD(100);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100);
    if (BYTE == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    DEAD(1326 + r);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s75; }
    DEAD(101);
s102: /* "a:/%" */
    AT_END(102, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s127; }
    DEAD(102);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s103; }
    DEAD(103);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t104; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (BYTE == '[') { LEAVE(104); STEP; goto s133; }
    DEAD(104);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104);
    if (BYTE == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    DEAD(1351 + r);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s134; }
    DEAD(105);
s106: /* "[V1." */
    AT_END(106, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(106);
s107: /* "[V1." */
    AT_END(107, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(107);
s108: /* "[V1." */
    AT_END(108, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(108);
s109: /* "&/%1" */
    AT_END(109, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s62; }
    DEAD(109);
s110: /* "//.%1" */
    AT_END(110, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s87; }
    DEAD(110);
s111: /* "//./%" */
    AT_END(111, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s138; }
    DEAD(111);
s112: /* "//.:%" */
    AT_END(112, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s139; }
    DEAD(112);
s113: /* "//.:&" */
    JUMP(REG_NAME, 113);
    AT_END(113, dead);
    if (BYTE == '%') { TRIPLET(113); STEP; goto s112; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s113; }
    DEAD(113);
s114: /* "//.@.%" */
    AT_END(114, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s140; }
    DEAD(114);
s115: /* "//.@.!", may end */
    JUMP(REG_NAME, 115);
    AT_END(115, e115);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(115); LEAVE(115); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s115; }
    DEAD(115);
e115: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s116: /* "//.@.:", may end */
    AT_END(116, e116);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s116; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(116);
e116: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s117: /* "//[::]", may end */
    AT_END(117, e117);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    DEAD(118);
s119: /* "/?%1" */
    AT_END(119, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s68; }
    DEAD(119);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(120);
s121: /* "a:/%1" */
    AT_END(121, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s99; }
    DEAD(121);
s122: /* "a://.%" */
    AT_END(122, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s142; }
    DEAD(122);
s123: /* "a://.!", may end */
    JUMP(REG_NAME, 123);
    AT_END(123, e123);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(123); LEAVE(123); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s123; }
    DEAD(123);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.:", may end */
    AT_END(124, e124);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(124); STEP; goto s144; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s124; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(124); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    DEAD(124);
e124: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.@", may end */
    AT_END(125, e125);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t125; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(125); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (BYTE == '[') { LEAVE(125); STEP; goto s126; }
    DEAD(125);
e125: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t125: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te125);
    if (BYTE == '/') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1376 + r); STEP; goto s145; }
    if (BYTE == ':') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    DEAD(1376 + r);
te125:
    HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t126; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s149; }
    DEAD(126);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401);
    AT_END(1401 + r, dead);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r);
s127: /* "a:/%1" */
    AT_END(127, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s103; }
    DEAD(127);
s128: /* "a://.%" */
    AT_END(128, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s150; }
    DEAD(128);
s129: /* "a://.!", may end */
    JUMP(REG_NAME, 129);
    AT_END(129, e129);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(129); LEAVE(129); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s129; }
    DEAD(129);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(130); LEAVE(130); STEP; goto s151; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s130; }
    DEAD(130);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.:", may end */
    AT_END(131, e131);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(131); STEP; goto s153; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s131; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(131); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    DEAD(131);
e131: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s132: /* "a://.@", may end */
    AT_END(132, e132);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t132; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(132); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (BYTE == '[') { LEAVE(132); STEP; goto s133; }
    DEAD(132);
e132: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t132: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te132);
    if (BYTE == '/') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1552 + r); STEP; goto s154; }
    if (BYTE == ':') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    DEAD(1552 + r);
te132:
    HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t133; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s158; }
    DEAD(133);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577);
    AT_END(1577 + r, dead);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r);
s134: /* "a:?%1" */
    AT_END(134, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s77; }
    DEAD(134);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(135);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(136);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(137);
s138: /* "//./%1" */
    AT_END(138, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s88; }
    DEAD(138);
s139: /* "//.:%1" */
    AT_END(139, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s113; }
    DEAD(139);
s140: /* "//.@.%1" */
    AT_END(140, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s115; }
    DEAD(140);
s141: /* "//[V1" */
    AT_END(141, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    if (BYTE == '.') { STEP; goto s159; }
    DEAD(141);
s142: /* "a://.%1" */
    AT_END(142, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s123; }
    DEAD(142);
s143: /* "a://.:%" */
    AT_END(143, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s160; }
    DEAD(143);
s144: /* "a://.:&" */
    JUMP(REG_NAME, 144);
    AT_END(144, dead);
    if (BYTE == '%') { TRIPLET(144); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s144; }
    DEAD(144);
s145: /* "a://.@.%" */
    AT_END(145, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s161; }
    DEAD(145);
s146: /* "a://.@.!", may end */
    JUMP(REG_NAME, 146);
    AT_END(146, e146);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(146); LEAVE(146); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s146; }
    DEAD(146);
e146: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s147: /* "a://.@.:", may end */
    AT_END(147, e147);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s147; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(147);
e147: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s148: /* "a://[::]", may end */
    AT_END(148, e148);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s147; }
    DEAD(148);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    DEAD(149);
s150: /* "a://.%1" */
    AT_END(150, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s129; }
    DEAD(150);
s151: /* "a://./%" */
    AT_END(151, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s163; }
    DEAD(151);
s152: /* "a://.:%" */
    AT_END(152, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s164; }
    DEAD(152);
s153: /* "a://.:&" */
    JUMP(REG_NAME, 153);
    AT_END(153, dead);
    if (BYTE == '%') { TRIPLET(153); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s153; }
    DEAD(153);
s154: /* "a://.@.%" */
    AT_END(154, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s165; }
    DEAD(154);
s155: /* "a://.@.!", may end */
    JUMP(REG_NAME, 155);
    AT_END(155, e155);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(155); LEAVE(155); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s155; }
    DEAD(155);
e155: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s156: /* "a://.@.:", may end */
    AT_END(156, e156);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s156; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(156);
e156: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s157: /* "a://[::]", may end */
    AT_END(157, e157);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s156; }
    DEAD(157);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    DEAD(158);
s159: /* "//[V1." */
    AT_END(159, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(159);
s160: /* "a://.:%1" */
    AT_END(160, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s144; }
    DEAD(160);
s161: /* "a://.@.%1" */
    AT_END(161, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s146; }
    DEAD(161);
s162: /* "a://[V1" */
    AT_END(162, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    if (BYTE == '.') { STEP; goto s168; }
    DEAD(162);
s163: /* "a://./%1" */
    AT_END(163, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s130; }
    DEAD(163);
s164: /* "a://.:%1" */
    AT_END(164, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s153; }
    DEAD(164);
s165: /* "a://.@.%1" */
    AT_END(165, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s155; }
    DEAD(165);
s166: /* "a://[V1" */
    AT_END(166, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    if (BYTE == '.') { STEP; goto s169; }
    DEAD(166);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(167);
s168: /* "a://[V1." */
    AT_END(168, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(168);
s169: /* "a://[V1." */
    AT_END(169, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(169);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(170);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(171);
    STREAM_END;
}

#undef STREAM_END
#undef STREAM_START
#undef STREAM_WALK
#undef MORE_FOLLOWS
#undef RESUME
#undef LOST
#undef TABLE_LEAVING
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef TRIPLET
#undef JUMP
#undef STEP
#undef BYTE
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* ---- the interface ------------------------------------------------------------------------ */

unsigned uric_start_of(int rule)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return PARSE_START_URI_reference;
    case URIC_RULE_URI: return PARSE_START_URI;
    case URIC_RULE_ORIGIN_FORM: return PARSE_START_origin_form;
    case URIC_RULE_ABSOLUTE_URI: return URIC_START_RULES | RULES_START_absolute_URI;
    case URIC_RULE_RELATIVE_REF: return URIC_START_RULES | RULES_START_relative_ref;
    case URIC_RULE_AUTHORITY: return URIC_START_RULES | RULES_START_authority;
    case URIC_RULE_HOST: return URIC_START_RULES | RULES_START_host;
    case URIC_RULE_IPV6ADDRESS: return URIC_START_RULES | RULES_START_IPv6address;
    case URIC_RULE_IPV4ADDRESS: return URIC_START_RULES | RULES_START_IPv4address;
    case URIC_RULE_ABSOLUTE_FORM: return URIC_START_RULES | RULES_START_absolute_form;
    case URIC_RULE_AUTHORITY_FORM: return URIC_START_RULES | RULES_START_authority_form;
    case URIC_RULE_ASTERISK_FORM: return URIC_START_RULES | RULES_START_asterisk_form;
    case URIC_RULE_REQUEST_TARGET: return URIC_START_RULES | RULES_START_request_target;
    case URIC_RULE_REQUEST_TARGET_CONNECT:
        return URIC_START_RULES | RULES_START_request_target_CONNECT;
    case URIC_RULE_HOST_FIELD: return URIC_START_RULES | RULES_START_Host;
    default: return 0;
    }
}

/* Whether the rule is one of parse.rl's. */
static int is_hot(int rule)
{
    return rule == URIC_RULE_URI_REFERENCE || rule == URIC_RULE_URI ||
           rule == URIC_RULE_ORIGIN_FORM;
}

static size_t scan(struct uric_stream *m, const char *s, size_t n, int at_end)
{
    const unsigned char *const p = (const unsigned char *)s;

    return is_hot(m->rule) ? stream_parse(m, p, n, at_end) : stream_rules(m, p, n, at_end);
}

enum uric_status uric_stream_init(struct uric_stream *m, int rule)
{
    enum { HALF = sizeof *m / 2 };
    const unsigned start = uric_start_of(rule);

    /* Compilers turn each half into plain stores, but the whole into a string instruction,
     * which takes as long as everything else done for a short reference. */
    memset(m, 0, HALF);
    memset((char *)m + HALF, 0, sizeof *m - HALF);
    m->rule = URIC_RULES;
    if (start == 0) {
        m->refused = 1;
        return URIC_NO_RULE;
    }
    m->rule = (uint8_t)rule;
    m->state = (uint16_t)(start & ~(unsigned)URIC_START_RULES);
    return URIC_OK;
}

size_t uric_stream_feed(struct uric_stream *m, const char *s, size_t n)
{
    size_t taken;

    if (m->refused || n == 0)
        return 0;
    taken = scan(m, s, n, 0);
    m->offset += taken;
    return taken;
}

static enum uric_status fail(const struct uric_stream *m, enum uric_status status,
                             struct uric64 *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    return status;
}

/* Whether the input may end at m->offset in m->state; if so, writes the parts to *u. */
static int finish(const struct uric_stream *m, struct uric64 *u)
{
    struct uric_stream ended = *m;
    int part;

    ended.refused = 0;
    scan(&ended, "", 0, 1);
    if (ended.refused)
        return 0;
    *u = ended.parts;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return 1;
}

enum uric_status uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    if (m->refused)
        return fail(m, URIC_INVALID, u);
    return uric_stream_stop(m, u);
}

enum uric_status uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    return finish(m, u) ? URIC_OK : fail(m, URIC_INCOMPLETE, u);
}

enum uric_status uric_stream_prefix(const struct uric_stream *m, struct uric64 *u,
                                    uint64_t *length)
{
    struct uric_stream ended = *m;
    int found = 0;

    if (m->rule < URIC_RULES) {
        found = finish(m, u);
        if (!found && m->end_state != 0) {
            ended.state = m->end_state;
            ended.offset = m->end_offset;
            ended.parts.defined = m->end_defined;
            ended.parts.host_kind = m->end_kinds & 15;
            ended.parts.path_kind = m->end_kinds >> 4;
            found = finish(&ended, u);
        }
    }
    if (length)
        *length = found ? ended.offset : 0;
    return found ? URIC_OK : uric_stream_end(m, u);
}

/* Values derived from the parts of a stream, whose offsets have 64 bits. */

#define PARTS struct uric64
#define SPAN uric_span64
#define VALUE(name) wide_##name
/* Template: values derived from parts, for both widths of offsets.  PARTS is struct uric or
 * struct uric64, SPAN is the type of its spans, and VALUE() names the functions. */

static URIC_INLINE int VALUE(has)(const PARTS *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

static URIC_INLINE SPAN VALUE(authority)(const PARTS *u)
{
    SPAN authority = u->part[URIC_HOST];

    if (VALUE(has)(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (VALUE(has)(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

static URIC_INLINE SPAN VALUE(bare_host)(const PARTS *u)
{
    SPAN host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

static URIC_INLINE enum uric_port_status VALUE(port_number)(const char *s, const PARTS *u,
                                                            uint16_t *number)
{
    SPAN port = u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!VALUE(has)(u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static URIC_INLINE SPAN VALUE(from_colon)(const char *s, const PARTS *u)
{
    SPAN rest = u->part[URIC_USERINFO];

    while (rest.begin < rest.end && s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

static URIC_INLINE int VALUE(user)(const char *s, const PARTS *u, SPAN *user)
{
    user->begin = user->end = 0;
    if (!VALUE(has)(u, URIC_USERINFO))
        return 0;
    user->begin = u->part[URIC_USERINFO].begin;
    user->end = VALUE(from_colon)(s, u).begin;
    return 1;
}

static URIC_INLINE int VALUE(password)(const char *s, const PARTS *u, SPAN *password)
{
    password->begin = password->end = 0;
    if (VALUE(has)(u, URIC_USERINFO)) {
        const SPAN rest = VALUE(from_colon)(s, u);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return 1;
        }
    }
    return 0;
}

static URIC_INLINE enum uric_request_form VALUE(request_form)(const PARTS *u)
{
    if (VALUE(has)(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (VALUE(has)(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
}
#undef VALUE
#undef SPAN
#undef PARTS

uric_span64 uric64_authority(const struct uric64 *u)
{
    return wide_authority(u);
}

uric_span64 uric64_bare_host(const struct uric64 *u)
{
    return wide_bare_host(u);
}

enum uric_port_status uric64_port_number(const char *s, const struct uric64 *u,
                                         uint16_t *number)
{
    return wide_port_number(s, u, number);
}

int uric64_host_address(const char *s, const struct uric64 *u, uint8_t address[16])
{
    const uric_span64 host = u->part[URIC_HOST];

    return uric_read_address(s != NULL ? s + (size_t)host.begin : "",
                             (size_t)(host.end - host.begin), u->host_kind, address);
}

bool uric64_user(const char *s, const struct uric64 *u, uric_span64 *user)
{
    return wide_user(s, u, user);
}

bool uric64_password(const char *s, const struct uric64 *u, uric_span64 *password)
{
    return wide_password(s, u, password);
}

enum uric_request_form uric64_request_form(const struct uric64 *u)
{
    return wide_request_form(u);
}

/* Converts the parts of a stream to those of a string: 32-bit offsets instead of 64-bit ones. */

static int fits(uint64_t offset)
{
    return offset <= URIC_MAX_LENGTH;
}

static enum uric_status too_long(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

enum uric_status uric_narrow(const struct uric64 *w, struct uric *u)
{
    int part;

    if (!fits(w->error_offset))
        return too_long(u);
    for (part = 0; part < URIC_PARTS; part++) {
        if (!fits(w->part[part].end))
            return too_long(u);
        u->part[part].begin = (uint32_t)w->part[part].begin;
        u->part[part].end = (uint32_t)w->part[part].end;
    }
    u->error_offset = (uint32_t)w->error_offset;
    u->defined = w->defined;
    u->host_kind = w->host_kind;
    u->path_kind = w->path_kind;
    u->reserved = 0;
    return URIC_OK;
}

/* The longest prefix that matches a rule, found by the resumable scanner. */

static void narrow(const struct uric64 *wide, struct uric *u)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        u->part[part].begin = (uint32_t)wide->part[part].begin;
        u->part[part].end = (uint32_t)wide->part[part].end;
    }
    u->error_offset = (uint32_t)wide->error_offset;
    u->defined = wide->defined;
    u->host_kind = wide->host_kind;
    u->path_kind = wide->path_kind;
    u->reserved = 0;
}

enum uric_status uric_prefix(int rule, const char *s, size_t n, struct uric *u,
                             uint32_t *length, uint32_t *stopped)
{
    size_t reach = n <= URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct uric_stream m;
    struct uric64 wide;
    uint64_t complete = 0;
    enum uric_status status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status == URIC_OK) {
        uric_stream_feed(&m, s, reach);
        if (reach < n && !m.refused) {
            u->error_offset = URIC_MAX_LENGTH;
            status = URIC_TOO_LONG;
        } else {
            status = uric_stream_prefix(&m, &wide, &complete);
            narrow(&wide, u);
        }
    }
    if (length)
        *length = (uint32_t)complete;
    if (stopped)
        *stopped = (uint32_t)m.offset;
    return status;
}

/* Stage 2 for many references: the automaton walks from record to record and writes rows. */
/* Up to 64 references and their parts, before they are written to the caller's columns. */
#ifndef URIC_ROWS_H
#define URIC_ROWS_H


enum { URIC_ROWS = 64 };

/* The fields are the columns of struct uric_columns. */
struct uric_rows {
    uint32_t begin[URIC_PARTS][URIC_ROWS], end[URIC_PARTS][URIC_ROWS];
    uint32_t record_begin[URIC_ROWS], record_end[URIC_ROWS], error_offset[URIC_ROWS];
    uint8_t defined[URIC_ROWS], host_kind[URIC_ROWS], path_kind[URIC_ROWS];
    uint64_t valid; /* bit i: row i */
};

/* Parse the records of the rows from `row` on and before `to`, from a start of
 * gen/tables/parse_tables.h.  record_begin and record_end are set; the functions write all
 * other fields of these rows. */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The records lie in the stretch at s + base that the masks classify, and every run must stop
 * at the end of a record. */
URIC_INTERNAL void uric_rows_by_masks(unsigned start, const unsigned char *s, size_t base,
                                      const struct uric_masks *m, struct uric_rows *rows,
                                      unsigned row, unsigned to);
#endif
#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_INTERNAL void uric_rows_by_bytes(unsigned start, const unsigned char *s,
                                      struct uric_rows *rows, unsigned row, unsigned to);
#endif

#endif

/* ---- marks: straight into the row ----------------------------------------------------------- */

#define AT ((uint32_t)(base + i))
#define BEGIN(which, at) (rows->begin[which][row] = (at))
#define BEGIN_OF(which) (rows->begin[which][row])
#define NO_BEGIN(which) (rows->begin[which][row] = rows->record_begin[row])
#define END(which) (rows->end[which][row] = AT, info |= 1u << (which))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(info >> (which)&1))                                             \
            rows->begin[which][row] = rows->end[which][row] =                 \
                rows->record_begin[row];                                      \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)

/* Sets every part of the rows to the value of an undefined part. */
static void begin_rows(struct uric_rows *rows, unsigned row, unsigned to)
{
    const uint32_t *const from = rows->record_begin + row;
    const size_t size = (to - row) * sizeof *from;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        memcpy(rows->begin[part] + row, from, size);
        memcpy(rows->end[part] + row, from, size);
    }
}

static URIC_ALWAYS_INLINE void accept_row(uint32_t info, struct uric_rows *rows,
                                          unsigned row)
{
    rows->defined[row] = (uint8_t)info;
    rows->host_kind[row] = (uint8_t)(info >> 8);
    rows->path_kind[row] = (uint8_t)(info >> 16);
    rows->error_offset[row] = 0;
}

static URIC_NEVER_INLINE void refuse_row(uint32_t at, struct uric_rows *rows, unsigned row)
{
    const uint32_t begin = rows->record_begin[row];
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        rows->begin[part][row] = rows->end[part][row] = begin;
    rows->defined[row] = rows->host_kind[row] = rows->path_kind[row] = 0;
    rows->error_offset[row] = at - begin;
    rows->valid &= ~((uint64_t)1 << row);
}

/* ---- what the states use -------------------------------------------------------------------- */

#define BYTE s[i]
#define STEP i++
#define AT_END(state, label)                                                  \
    if (i == n)                                                               \
    goto label
#define DEAD(state) goto dead
#define LEAVE(state) (void)0
#define TRIPLET(state)                                                        \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column = part##_column[BYTE];                                \
                                                                              \
        first = i;                                                            \
        do {                                                                  \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        } while (i < n && (column = part##_column[BYTE]) != 0);               \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base)                                                   \
    do {                                                                      \
        uric_walk_lost(part##_next, part##_column, s, &first, 1);             \
        i = first;                                                            \
        goto dead;                                                            \
    } while (0)
#define ENTRY start

#define NEXT_ROW                                                              \
    done:                                                                     \
    accept_row(info, rows, row);                                              \
    continue;                                                                 \
    dead:                                                                     \
    refuse_row(AT, rows, row)

/* ---- by masks ------------------------------------------------------------------------------- */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
static const uint64_t from_bit[8] = {
    ~(uint64_t)0x00, ~(uint64_t)0x01, ~(uint64_t)0x03, ~(uint64_t)0x07,
    ~(uint64_t)0x0f, ~(uint64_t)0x1f, ~(uint64_t)0x3f, ~(uint64_t)0x7f
};

/* The first set bit from bit i on; there must be one. */
static URIC_NEVER_INLINE size_t next_stop(const uric_word *stop, size_t i)
{
    size_t k = i / URIC_BLOCK;
    const uric_word rest = stop[k] >> i % URIC_BLOCK;

    if (rest != 0)
        return i + uric_lowest(rest);
    while (stop[++k] == 0)
        ;
    return URIC_BLOCK * k + uric_lowest(stop[k]);
}

/* Loads the word that starts at the byte of bit i, in little-endian order, and masks the bits
 * below i.  A shift would take longer without BMI2. */
#define JUMP(run, state)                                                      \
    do {                                                                      \
        const size_t byte = i / 8;                                            \
        uric_word rest;                                                       \
                                                                              \
        memcpy(&rest, (const unsigned char *)m->stop[JUMP_##run] + byte,      \
               sizeof rest);                                                  \
        rest &= from_bit[i % 8];                                              \
        if (rest != 0)                                                        \
            i = 8 * byte + uric_lowest(rest);                                 \
        else                                                                  \
            i = next_stop(m->stop[JUMP_##run], i);                            \
    } while (0)

void uric_rows_by_masks(unsigned start, const unsigned char *s, size_t base,
                        const struct uric_masks *m, struct uric_rows *rows, unsigned row,
                        unsigned to)
{
    begin_rows(rows, row, to);
    s += base;
    for (; row < to; row++) {
        size_t i = rows->record_begin[row] - base, first = 0;
        const size_t n = rows->record_end[row] - base;
        uint32_t info = 0;
        unsigned r = 0;

/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
        NEXT_ROW;
    }
}

#undef JUMP
#endif

/* ---- byte by byte --------------------------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE
#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)

void uric_rows_by_bytes(unsigned start, const unsigned char *s, struct uric_rows *rows,
                        unsigned row, unsigned to)
{
    const size_t base = 0;

    begin_rows(rows, row, to);
    for (; row < to; row++) {
        size_t i = rows->record_begin[row], first = 0;
        const size_t n = rows->record_end[row];
        uint32_t info = 0;
        unsigned r = 0;

/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s18;
    case 79: goto s31;
    case 104: goto s32;
    default: break;
    }
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t31; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s4; }
    DEAD(1);
s2: /* "", may end */
    AT_END(2, e2);
    if (parse_bytes[1][BYTE] & 48) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & 14) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s4; }
    DEAD(4);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s5; }
    DEAD(5);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s14; }
    DEAD(6);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 244) { STEP; goto s7; }
    DEAD(7);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s9; }
    DEAD(9);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & 176) { STEP; goto s10; }
    DEAD(10);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s11; }
    DEAD(11);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & 252) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s24; }
    DEAD(13);
s14: /* "%1" */
    AT_END(14, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s7; }
    DEAD(14);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s15; }
    DEAD(15);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s26; }
    DEAD(16);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s17; }
    DEAD(17);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s28; }
    DEAD(53 + r);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s33; }
    DEAD(19);
s20: /* "/%" */
    AT_END(20, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s34; }
    DEAD(20);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & 255) { STEP; goto s21; }
    DEAD(21);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s36; }
    DEAD(22);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s23; }
    DEAD(23);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s5; }
    DEAD(24);
s25: /* "&/%" */
    AT_END(25, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s37; }
    DEAD(25);
s26: /* "/%1" */
    AT_END(26, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s17; }
    DEAD(26);
s27: /* "//.%" */
    AT_END(27, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s38; }
    DEAD(27);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s28; }
    DEAD(28);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 254) { STEP; goto s29; }
    DEAD(29);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 232) { LEAVE(30); STEP; goto s41; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & 48) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te31);
    if (BYTE == '/') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(78 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 192) { STEP; goto s43; }
    DEAD(78 + r);
te31:
    HOST_KIND(parse_part31_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead);
    if (parse_bytes[1][BYTE] & 45) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103);
    AT_END(103 + r, dead);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r);
s33: /* "?%1" */
    AT_END(33, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s9; }
    DEAD(33);
s34: /* "/%1" */
    AT_END(34, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s11; }
    DEAD(34);
s35: /* "/?%" */
    AT_END(35, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s47; }
    DEAD(35);
s36: /* "a:%1" */
    AT_END(36, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s23; }
    DEAD(36);
s37: /* "&/%1" */
    AT_END(37, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s15; }
    DEAD(37);
s38: /* "//.%1" */
    AT_END(38, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s28; }
    DEAD(38);
s39: /* "//./%" */
    AT_END(39, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s48; }
    DEAD(39);
s40: /* "//.:%" */
    AT_END(40, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s49; }
    DEAD(40);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s41; }
    DEAD(41);
s42: /* "//.@.%" */
    AT_END(42, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s50; }
    DEAD(42);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & 240) { STEP; goto s43; }
    DEAD(43);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    DEAD(46);
s47: /* "/?%1" */
    AT_END(47, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s21; }
    DEAD(47);
s48: /* "//./%1" */
    AT_END(48, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s29; }
    DEAD(48);
s49: /* "//.:%1" */
    AT_END(49, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s41; }
    DEAD(49);
s50: /* "//.@.%1" */
    AT_END(50, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s43; }
    DEAD(50);
s51: /* "//[V1" */
    AT_END(51, dead);
    if (parse_bytes[1][BYTE] & 40) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51);
s52: /* "//[V1." */
    AT_END(52, dead);
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(52);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & 248) { STEP; goto s53; }
    DEAD(53);
        NEXT_ROW;
    }
}

#undef JUMP
#endif

#undef NEXT_ROW
#undef ENTRY
#undef LOST
#undef TABLE_LEAVING
#undef TABLE
#undef TRIPLET
#undef LEAVE
#undef DEAD
#undef AT_END
#undef STEP
#undef BYTE
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* Parses many references at once into the caller's columns. */

/* ---- rows to columns ------------------------------------------------------------------------ */

struct batch {
    const struct uric_kernels *kernels;
    unsigned start;
    const unsigned char *s;
    struct uric_columns *c;
    unsigned count; /* rows not yet written to the columns */
    struct uric_rows rows;
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    struct uric_masks masks;
#endif
};

static void begin_batch(struct batch *b, int rule, const char *s, struct uric_columns *c)
{
    b->kernels = uric_best_kernels();
    b->start = uric_start_of(rule);
    b->s = (const unsigned char *)s;
    b->c = c;
    b->count = 0;
    b->rows.valid = ~(uint64_t)0;
}

/* The most rows to collect before writing them; 0 if the columns are full. */
static unsigned most_rows(const struct batch *b)
{
    const size_t room = b->c->room - b->c->rows;

    return room < URIC_ROWS ? (unsigned)room : (unsigned)URIC_ROWS;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define IS_LITTLE_ENDIAN 1
#else
#define IS_LITTLE_ENDIAN 0
#endif

/* Transposes a matrix of bits: bit i of byte k becomes bit k of byte i. */
static uint64_t turn(uint64_t x)
{
    uint64_t t;

    t = (x ^ x >> 7) & ((uint64_t)0x00aa00aa << 32 | 0x00aa00aa);
    x ^= t ^ t << 7;
    t = (x ^ x >> 14) & ((uint64_t)0x0000cccc << 32 | 0x0000cccc);
    x ^= t ^ t << 14;
    t = (x ^ x >> 28) & 0xf0f0f0f0;
    return x ^ t ^ t << 28;
}

/* Turns the defined parts of each row into a bitmap for each part. */
static void turn_defined(const uint8_t defined[URIC_ROWS],
                         uint8_t bitmap[URIC_PARTS][URIC_ROWS / 8])
{
    unsigned i;

    for (i = 0; i < URIC_ROWS / 8; i++) {
        uint64_t bits = 0;

#if IS_LITTLE_ENDIAN
        memcpy(&bits, defined + 8 * i, 8);
#else
        unsigned k;

        for (k = 0; k < 8; k++)
            bits |= (uint64_t)defined[8 * i + k] << 8 * k;
#endif
        bits = turn(bits);
        /* not a loop: gcc would not unroll it at -O2 */
        bitmap[URIC_SCHEME][i] = (uint8_t)(bits >> 8 * URIC_SCHEME);
        bitmap[URIC_USERINFO][i] = (uint8_t)(bits >> 8 * URIC_USERINFO);
        bitmap[URIC_HOST][i] = (uint8_t)(bits >> 8 * URIC_HOST);
        bitmap[URIC_PORT][i] = (uint8_t)(bits >> 8 * URIC_PORT);
        bitmap[URIC_PATH][i] = (uint8_t)(bits >> 8 * URIC_PATH);
        bitmap[URIC_QUERY][i] = (uint8_t)(bits >> 8 * URIC_QUERY);
        bitmap[URIC_FRAGMENT][i] = (uint8_t)(bits >> 8 * URIC_FRAGMENT);
    }
}

static void copy_numbers(uint32_t *column, size_t row, unsigned count,
                         const uint32_t *numbers)
{
    if (column != NULL)
        memcpy(column + row, numbers, count * sizeof *numbers);
}

static void copy_bytes(uint8_t *column, size_t row, unsigned count, const uint8_t *bytes)
{
    if (column != NULL)
        memcpy(column + row, bytes, count);
}

/* The row is a multiple of 64. */
static void copy_bits(uint8_t *column, size_t row, unsigned count,
                      const uint8_t bitmap[URIC_ROWS / 8])
{
    if (column == NULL)
        return;
    if (count == URIC_ROWS)
        memcpy(column + row / 8, bitmap, URIC_ROWS / 8);
    else
        memcpy(column + row / 8, bitmap, (count + 7) / 8);
}

static void write_rows(struct batch *b)
{
    struct uric_columns *const c = b->c;
    struct uric_rows *const rows = &b->rows;
    const unsigned count = b->count;
    const uint64_t all = uric_below(count);
    uint8_t defined[URIC_PARTS][URIC_ROWS / 8], valid[URIC_ROWS / 8];
    unsigned i;
    int part;

    if (count == 0)
        return;
    memset(rows->defined + count, 0, URIC_ROWS - count);
    turn_defined(rows->defined, defined);
    for (part = 0; part < URIC_PARTS; part++) {
        copy_numbers(c->begin[part], c->rows, count, rows->begin[part]);
        copy_numbers(c->end[part], c->rows, count, rows->end[part]);
        copy_bits(c->defined[part], c->rows, count, defined[part]);
    }
    for (i = 0; i < URIC_ROWS / 8; i++)
        valid[i] = (uint8_t)((rows->valid & all) >> 8 * i);
    copy_bits(c->valid, c->rows, count, valid);
    copy_numbers(c->error_offset, c->rows, count, rows->error_offset);
    copy_bytes(c->host_kind, c->rows, count, rows->host_kind);
    copy_bytes(c->path_kind, c->rows, count, rows->path_kind);
    copy_numbers(c->record_begin, c->rows, count, rows->record_begin);
    copy_numbers(c->record_end, c->rows, count, rows->record_end);
    c->rows += count;
    c->invalid += uric_count(~rows->valid & all);
    b->count = 0;
    rows->valid = ~(uint64_t)0;
}

/* ---- records to rows ------------------------------------------------------------------------ */

static void fill_row(struct uric_rows *rows, unsigned row, int status, const struct uric *u)
{
    const uint32_t at = rows->record_begin[row];
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        rows->begin[part][row] = at + u->part[part].begin;
        rows->end[part][row] = at + u->part[part].end;
    }
    rows->error_offset[row] = u->error_offset;
    rows->defined[row] = u->defined;
    rows->host_kind[row] = u->host_kind;
    rows->path_kind[row] = u->path_kind;
    if (status != URIC_OK)
        rows->valid &= ~((uint64_t)1 << row);
}

/* Parses the rows before `to`, whose records are set, one at a time. */
static void parse_rows(struct batch *b, unsigned to)
{
    struct uric_rows *const rows = &b->rows;

#if URIC_BUILT & URIC_BUILT_PORTABLE
    if (b->kernels->masks == NULL && !(b->start & URIC_START_RULES)) {
        uric_rows_by_bytes(b->start, b->s, rows, b->count, to);
        b->count = to;
    }
#endif
    for (; b->count < to; b->count++) {
        const uint32_t begin = rows->record_begin[b->count];
        const size_t n = rows->record_end[b->count] - begin;
        struct uric u;
        const int status = b->kernels->parse(b->start, b->s + begin, n, &u);

        fill_row(rows, b->count, status, &u);
    }
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

static int has_masks(const struct batch *b)
{
    return b->kernels->masks != NULL && !(b->start & URIC_START_RULES);
}

/* Parses the rows before `to`, whose records lie in the stretch that starts at `base`. */
static void walk_rows(struct batch *b, size_t base, unsigned to)
{
    uric_rows_by_masks(b->start, b->s, base, &b->masks, &b->rows, b->count, to);
    b->count = to;
}

static void stop_at(struct uric_masks *m, size_t i)
{
    int jump;

    for (jump = 0; jump < JUMPS; jump++)
        m->stop[jump][i / URIC_BLOCK] |= (uric_word)1 << i % URIC_BLOCK;
}

/* Makes runs stop at the end of a record without a terminator, and before a triplet that the
 * end cuts.  Offsets count from s, the start of the stretch. */
static void stop_at_end(struct uric_masks *m, const unsigned char *s, size_t begin,
                        size_t end)
{
    stop_at(m, end);
    if (end - begin >= 1 && s[end - 1] == '%')
        stop_at(m, end - 1);
    if (end - begin >= 2 && s[end - 2] == '%')
        stop_at(m, end - 2);
}

#endif

/* ---- spans ---------------------------------------------------------------------------------- */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* Fewer records, or records farther apart, are faster to parse one at a time. */
enum { LEAST_SPANS = 4, MOST_BETWEEN = 64 };

/* The first row after b->count whose record is not close to the others in the stretch that
 * starts with the first; *reach becomes the end of the records before it. */
static unsigned spans_in_stretch(const struct batch *b, unsigned to, size_t *reach)
{
    const struct uric_rows *const rows = &b->rows;
    const size_t base = rows->record_begin[b->count];
    size_t end = base;
    unsigned row;

    for (row = b->count; row < to; row++) {
        const size_t from = rows->record_begin[row], till = rows->record_end[row];

        if (from < base || (from > end && from - end > MOST_BETWEEN) ||
            till - base > URIC_STRETCH)
            break;
        if (till > end)
            end = till;
    }
    *reach = end;
    return row;
}

static void walk_spans(struct batch *b, unsigned to, size_t reach)
{
    struct uric_rows *const rows = &b->rows;
    const size_t base = rows->record_begin[b->count];
    unsigned row;

    b->kernels->masks(b->s + base, reach - base, '\n', &b->masks);
    for (row = b->count; row < to; row++)
        stop_at_end(&b->masks, b->s + base, rows->record_begin[row] - base,
                    rows->record_end[row] - base);
    walk_rows(b, base, to);
}

static void parse_spans(struct batch *b, unsigned count)
{
    size_t reach;
    unsigned to;

    if (!has_masks(b)) {
        parse_rows(b, count);
        return;
    }
    while (b->count < count) {
        to = spans_in_stretch(b, count, &reach);
        if (to - b->count >= LEAST_SPANS)
            walk_spans(b, to, reach);
        else
            parse_rows(b, to > b->count ? to : to + 1);
    }
}

#else
#define parse_spans parse_rows
#endif

enum uric_status uric_parse_spans(int rule, const char *s, const uint32_t *begin,
                                  const uint32_t *end, size_t count,
                                  struct uric_columns *c)
{
    struct batch b;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    begin_batch(&b, rule, s != NULL ? s : "", c);
    while (c->rows < count && c->rows < c->room) {
        const size_t left = count - c->rows;
        const unsigned room = most_rows(&b), most = left < room ? (unsigned)left : room;

        memcpy(b.rows.record_begin, begin + c->rows, most * sizeof *begin);
        memcpy(b.rows.record_end, end + c->rows, most * sizeof *end);
        parse_spans(&b, most);
        write_rows(&b);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* ---- lines ---------------------------------------------------------------------------------- */

struct lines {
    struct batch b;
    unsigned char terminator;
    int has_cr, has_more;
    size_t n, at; /* the number of bytes; those before `at` are parsed */
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    /* the stretch that b.masks classify; the ends in the words before `word` are found */
    size_t base, words, word;
    /* the ends of lines in those words; the lines before index `first` are rows already */
    uint32_t end[URIC_ROWS + URIC_BLOCK + 2];
    unsigned first, ends;
#endif
};

/* Finds the record of the next row; 0 if there is none. */
static int find_line(struct lines *l, unsigned row)
{
    const unsigned char *const s = l->b.s;
    const size_t begin = l->at;
    size_t end;
    const unsigned char *place;

    if (begin == l->n)
        return 0;
    place = (const unsigned char *)memchr(s + begin, l->terminator, l->n - begin);
    if (place == NULL && l->has_more)
        return 0;
    end = place != NULL ? (size_t)(place - s) : l->n;
    l->at = place != NULL ? end + 1 : end;
    if (place != NULL && l->has_cr && end > begin && s[end - 1] == '\r')
        end--;
    l->b.rows.record_begin[row] = (uint32_t)begin;
    l->b.rows.record_end[row] = (uint32_t)end;
    return 1;
}

/* Parses the next lines, one at a time, into more rows; 0 if there are none. */
static int parse_lines(struct lines *l, unsigned most)
{
    unsigned row = l->b.count;

    while (row < most && find_line(l, row))
        row++;
    if (row == l->b.count)
        return 0;
    parse_rows(&l->b, row);
    return 1;
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* If the first line of a stretch is longer than this, it is faster to parse it alone. */
enum { LONG_LINE = URIC_STRETCH < 1024 ? URIC_STRETCH : 1024 };

/* Classifies the stretch at l->at; 0 if its first line is too long, or has no terminator. */
static int begin_stretch(struct lines *l)
{
    const unsigned char *const s = l->b.s + l->at;
    const size_t left = l->n - l->at, n = left < URIC_STRETCH ? left : (size_t)URIC_STRETCH;

    l->words = l->word = 0;
    l->first = l->ends = 0;
    if (left == 0 || memchr(s, l->terminator, left < LONG_LINE ? left : (size_t)LONG_LINE) == NULL)
        return 0;
    l->b.kernels->masks(s, n, l->terminator, &l->b.masks);
    l->base = l->at;
    l->words = (n + URIC_BLOCK - 1) / URIC_BLOCK;
    return 1;
}

/* Excludes the CR before the terminator from the lines of these rows. */
static void cut_crs(struct lines *l, unsigned row, unsigned to)
{
    const unsigned char *const s = l->b.s;
    struct uric_rows *const rows = &l->b.rows;

    for (; row < to; row++) {
        const size_t begin = rows->record_begin[row], end = rows->record_end[row];

        if (end > begin && s[end - 1] == '\r') {
            rows->record_end[row]--;
            stop_at_end(&l->b.masks, s + l->base, begin - l->base, end - 1 - l->base);
        }
    }
}

/* Finds the ends of lines, until there are enough for all rows or the words are exhausted.
 * Writes the first two of a word without a branch, which would often be mispredicted. */
static void find_ends(struct lines *l)
{
    const uint64_t past = (uint64_t)1 << 63;
    const uric_word *const terminator = l->b.masks.terminator;
    unsigned have = l->ends - l->first;
    size_t word;

    memmove(l->end, l->end + l->first, have * sizeof *l->end);
    for (word = l->word; word < l->words && have < URIC_ROWS; word++) {
        const uint32_t at = (uint32_t)(l->base + URIC_BLOCK * word);
        const uint64_t one = terminator[word], two = one & (one - 1);
        uint64_t rest;

        l->end[have] = at + uric_lowest(one | past);
        l->end[have + 1] = at + uric_lowest(two | past);
        have += (unsigned)(one != 0) + (unsigned)(two != 0);
        for (rest = two & (two - 1); rest != 0; rest &= rest - 1)
            l->end[have++] = at + uric_lowest(rest);
    }
    l->word = word;
    l->first = 0;
    l->ends = have;
}

/* Sets the records of the next rows, as far as they end in the stretch; returns the number of
 * rows with a record. */
static unsigned lines_in_stretch(struct lines *l, unsigned most)
{
    struct batch *const b = &l->b;
    const unsigned from = b->count;
    unsigned count = most - from, i;
    const uint32_t *end;

    if (l->ends - l->first < count)
        find_ends(l);
    if (l->ends - l->first < count)
        count = l->ends - l->first;
    if (count == 0)
        return from;
    end = l->end + l->first;
    b->rows.record_begin[from] = (uint32_t)l->at;
    memcpy(b->rows.record_end + from, end, count * sizeof *end);
    for (i = 1; i < count; i++)
        b->rows.record_begin[from + i] = end[i - 1] + 1;
    l->first += count;
    if (l->has_cr)
        cut_crs(l, from, from + count);
    l->at = (size_t)end[count - 1] + 1;
    return from + count;
}

/* Parses the next lines of the stretch into more rows; 0 if there are none. */
static int walk_lines(struct lines *l, unsigned most)
{
    const unsigned to = lines_in_stretch(l, most);

    if (to > l->b.count) {
        walk_rows(&l->b, l->base, to);
        return 1;
    }
    return begin_stretch(l) || parse_lines(l, l->b.count + 1);
}

#endif

static int more_lines(struct lines *l, unsigned most)
{
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    if (has_masks(&l->b))
        return walk_lines(l, most);
#endif
    return parse_lines(l, most);
}

/* The length of a first line whose end is past the largest offset; n if it has no end, 0 if
 * its end may be in bytes to come. */
static size_t far_line(const char *s, size_t n, unsigned flags)
{
    const int terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    const char *const end = (const char *)memchr(
        s + URIC_MAX_LENGTH, terminator, n - URIC_MAX_LENGTH);

    if (end != NULL)
        return (size_t)(end - s);
    return flags & URIC_LINES_MORE ? 0 : n;
}

/* Adds the row of such a line, if it is complete. */
static void add_far_row(struct batch *b, size_t n, unsigned flags)
{
    const size_t length = far_line((const char *)b->s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       b->s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    b->rows.record_begin[0] = 0;
    if (bytes <= URIC_MAX_LENGTH) {
        b->rows.record_end[0] = (uint32_t)bytes;
        parse_rows(b, 1);
    } else {
        struct uric u;

        memset(&u, 0, sizeof u);
        u.error_offset = URIC_MAX_LENGTH;
        b->rows.record_end[0] = URIC_MAX_LENGTH;
        fill_row(&b->rows, 0, URIC_TOO_LONG, &u);
        b->count = 1;
    }
    write_rows(b);
    b->c->taken = length < n ? length + 1 : n;
}

enum uric_status uric_parse_lines(int rule, const char *s, size_t n,
                                  enum uric_lines_flags flags, struct uric_columns *c)
{
    struct lines l;
    unsigned most;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    begin_batch(&l.b, rule, s != NULL ? s : "", c);
    l.n = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    l.terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    l.has_cr = (flags & URIC_LINES_CR) != 0;
    l.has_more = (flags & URIC_LINES_MORE) != 0 || l.n < n;
    l.at = 0;
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    l.words = l.word = 0;
    l.first = l.ends = 0;
#endif
    while ((most = most_rows(&l.b)) > 0 && more_lines(&l, most)) {
        if (l.b.count == most)
            write_rows(&l.b);
    }
    write_rows(&l.b);
    c->taken = l.at;
    if (c->taken == 0 && l.n < n && c->room > 0)
        add_far_row(&l.b, n, flags);
    return URIC_OK;
}

/* What was expected where a scan stopped, as a set and in words. */
/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_WRITTEN_H
#define URIC_WRITTEN_H


struct uric_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static URIC_INLINE void uric_put_byte(struct uric_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static URIC_INLINE void uric_put(struct uric_written *t, const char *s)
{
    while (*s)
        uric_put_byte(t, *s++);
}

static URIC_INLINE void uric_put_bytes(struct uric_written *t, const char *s, size_t n)
{
    if (n > 0 && t->length <= t->size && n <= t->size - t->length)
        memcpy(t->buffer + (size_t)t->length, s, n);
    t->length += n;
}

/* Sets *length and returns the status, by the contract for buffers in uric.h. */
static URIC_INLINE enum uric_status uric_written_end(const struct uric_written *t,
                                                     size_t *length)
{
    const int fits_size_t = t->length <= SIZE_MAX;

    *length = fits_size_t ? (size_t)t->length : 0;
    if (!fits_size_t)
        return URIC_TOO_LONG;
    return t->length > t->size ? URIC_TOO_SMALL : URIC_OK;
}

#endif


bool uric_stream_expected(const struct uric_stream *m, struct uric_set *set)
{
    struct uric64 u;
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        struct uric_stream next = *m;
        const char byte = (char)b;

        next.refused = 0;
        if (m->rule < URIC_RULES && uric_stream_feed(&next, &byte, 1) == 1)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return uric_stream_stop(m, &u) == URIC_OK;
}

/* Removes the byte from the set; whether it was there. */
static int take_byte(struct uric_set *set, unsigned char b)
{
    const int there = uric_set_has(set, b);

    set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    return there;
}

/* Removes the class from the set if all of it is there. */
static int take_class(struct uric_set *set, unsigned class_bit)
{
    struct uric_set without = *set;
    unsigned b;

    for (b = 0; b < 256; b++) {
        if (!(uric_class[b] & class_bit))
            continue;
        if (!uric_set_has(set, (unsigned char)b))
            return 0;
        without.bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    }
    *set = without;
    return 1;
}

/* The words of a text, and how many of them remain to be written. */
struct list {
    struct uric_written *text;
    unsigned left;
};

static void end_word(struct list *list)
{
    list->left--;
    uric_put(list->text, list->left > 1 ? ", " : list->left == 1 ? " or " : "");
}

static void put_word(struct list *list, const char *word)
{
    uric_put(list->text, word);
    end_word(list);
}

/* How many words name the bytes from first to last: two if there are just two bytes. */
static unsigned words_of(unsigned first, unsigned last)
{
    return last - first == 1 ? 2 : 1;
}

/* Writes a printable US-ASCII character as itself, other bytes as numbers. */
static void put_named(struct uric_written *t, unsigned b)
{
    const char plain[] = { '"', (char)b, '"', '\0' };
    const char number[] = {
        '"', '\\', 'x', uric_hex_lower(b >> 4), uric_hex_lower(b & 15), '"', '\0'
    };

    uric_put(t, b >= 0x20 && b < 0x7F ? plain : number);
}

static void put_bytes(struct list *list, unsigned first, unsigned last)
{
    put_named(list->text, first);
    if (last - first > 1)
        uric_put(list->text, " to ");
    else
        end_word(list);
    if (last > first) {
        put_named(list->text, last);
        end_word(list);
    }
}

/* The last of the consecutive members that start with first. */
static unsigned run_end(const struct uric_set *set, unsigned first)
{
    while (first < 255 && uric_set_has(set, (unsigned char)(first + 1)))
        first++;
    return first;
}

static unsigned count_words(const struct uric_set *set)
{
    unsigned b, last, n = 0;

    for (b = 0; b < 256; b = last + 1) {
        last = b;
        if (uric_set_has(set, (unsigned char)b)) {
            last = run_end(set, b);
            n += words_of(b, last);
        }
    }
    return n;
}

static void put_runs(struct list *list, const struct uric_set *set)
{
    unsigned b, last;

    for (b = 0; b < 256; b = last + 1) {
        last = b;
        if (uric_set_has(set, (unsigned char)b)) {
            last = run_end(set, b);
            put_bytes(list, b, last);
        }
    }
}

/* The maximum number of words that do not name bytes: the classes, a double quote and the
 * end. */
enum { MOST_NAMES = 8 };

/* Removes from the set what has a name, and returns how many names there are. */
static unsigned take_named(struct uric_set *set, bool can_end, const char *names[MOST_NAMES])
{
    /* Larger classes first: they take the members of smaller ones. */
    static const struct {
        unsigned bit;
        const char *name;
    } classes[MOST_NAMES - 2] = {
        { URIC_CLASS_PCHAR, "a pchar" },
        { URIC_CLASS_UNRESERVED, "an unreserved character" },
        { URIC_CLASS_ALPHA, "a letter" },
        { URIC_CLASS_HEXDIG, "a hex digit" },
        { URIC_CLASS_DIGIT, "a digit" },
        { URIC_CLASS_SUB_DELIMS, "a sub-delim" }
    };
    unsigned n = 0, i;

    for (i = 0; i < MOST_NAMES - 2; i++) {
        if (take_class(set, classes[i].bit))
            names[n++] = classes[i].name;
    }
    if (take_byte(set, '"')) /* only in older editions */
        names[n++] = "a double quote";
    if (can_end)
        names[n++] = "the end";
    return n;
}

enum uric_status uric_expected_text(const struct uric_set *expected, bool can_end,
                                    char *buffer, size_t size, size_t *length)
{
    /* the last byte is for the terminator */
    struct uric_written t = { buffer, size > 0 ? size - 1 : 0, 0 };
    struct list list = { &t, 0 };
    struct uric_set rest = *expected;
    const char *names[MOST_NAMES];
    const unsigned n_names = take_named(&rest, can_end, names);
    const int bracket = take_byte(&rest, ']');
    unsigned i;

    list.left = (bracket ? 1 : 0) + count_words(&rest) + n_names;
    uric_put(&t, "expected ");
    /* first the byte that is missing most often: it closes an IP literal */
    if (bracket)
        put_bytes(&list, ']', ']');
    put_runs(&list, &rest);
    for (i = 0; i < n_names; i++)
        put_word(&list, names[i]);
    *length = (size_t)t.length; /* always short */
    if (*length >= size)
        return URIC_TOO_SMALL;
    buffer[*length] = '\0';
    return URIC_OK;
}

enum uric_status uric_explain(int rule, const char *s, size_t n, char *buffer,
                              size_t size, size_t *length)
{
    struct uric_stream m;
    struct uric64 u;
    struct uric_set expected;
    bool can_end;

    *length = 0;
    if (uric_stream_init(&m, rule) != URIC_OK)
        return URIC_NO_RULE;
    uric_stream_feed(&m, s, n);
    if (uric_stream_end(&m, &u) == URIC_OK)
        return URIC_NONE;
    can_end = uric_stream_expected(&m, &expected);
    return uric_expected_text(&expected, can_end, buffer, size, length);
}

/* Generated from grammar/machines/split.rl by ragel 6.10 -G2; do not edit. */
/* Appendix B as a scanner: splits any string, rejects none. */

#define AT ((uint32_t)(p - begin))

enum { split_start = 0 };

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *pe, *eof;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    pe = eof = n != 0 ? begin + n : begin;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 58u: goto st3;
		case 63u: goto tr4;
	}
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st3;
		case 58u: goto tr5;
		case 63u: goto tr4;
	}
	goto st1;
tr1:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr8:
	{ URIC_DEFINE(u, URIC_SPLIT_QUERY, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr11:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	goto st2;
tr12:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 63u: goto tr4;
	}
	goto st3;
tr4:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
tr13:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	if ( (*p) == 35u )
		goto tr8;
	goto st4;
tr5:
	{
        URIC_DEFINE(u, URIC_SPLIT_SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 63u: goto tr4;
	}
	goto st3;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto tr9;
		case 63u: goto tr4;
	}
	goto st3;
tr9:
	{ u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
	goto st7;
tr10:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 35u: goto tr11;
		case 47u: goto tr12;
		case 63u: goto tr13;
	}
	goto tr10;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 0:
	case 1:
	case 3:
	case 5:
	case 6:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	break;
	case 4:
	{ URIC_DEFINE(u, URIC_SPLIT_QUERY, AT); }
	break;
	case 2:
	{ URIC_DEFINE(u, URIC_SPLIT_FRAGMENT, AT); }
	break;
	case 7:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	break;
	}
	}

	}

    return URIC_OK;
}

#undef AT

/* Removes dot-segments. */
/* Removing dot-segments from a path, read from its end to its start, so that no step has
 * to undo another; and laying what remains in the same direction.  The same walk applies the
 * rules of the editions before RFC 3986. */
#ifndef URIC_DOTS_H
#define URIC_DOTS_H

/* Recognizes dot-segments (RFC 3986, 3.3). */
#ifndef URIC_DOT_SEGMENT_H
#define URIC_DOT_SEGMENT_H


/* The length of the dot that the n bytes at s start with, or 0.  encoded: "%2E" is a dot,
 * too; the bytes need not be valid. */
static URIC_ALWAYS_INLINE size_t uric_dot(const char *s, size_t n, int encoded)
{
    if (n > 0 && s[0] == '.')
        return 1;
    return encoded && n > 2 && s[0] == '%' && s[1] == '2' && uric_lower(s[2]) == 'e' ? 3
                                                                                     : 0;
}

/* 1 if the segment at s is ".", 2 if it is "..", 0 for other segments.  It ends at the first
 * "/" or after n bytes; *length is set for a dot-segment. */
static URIC_ALWAYS_INLINE unsigned uric_dot_segment(const char *s, size_t n, int encoded,
                                                    size_t *length)
{
    const size_t first = uric_dot(s, n, encoded);
    size_t second;

    if (first == 0)
        return 0;
    second = uric_dot(s + first, n - first, encoded);
    *length = first + second;
    if (*length < n && s[*length] != '/')
        return 0;
    return second > 0 ? 2 : 1;
}

#endif

/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." also removes the "/" before the segment */
    URIC_DOTS_1997, /* 5.2 of url1997 and uri2003: removes "./" and "SEGMENT/../", and at
                       the end of the path the same without the final "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": removes "/." and "/SEGMENT/.." */
};

/* The path is the directory followed by what comes after it; the directory is empty or
 * ends in "/".  The walk finds the remaining segments from the last to the first. */
struct uric_walk {
    enum uric_dots dots;
    int encoded; /* treat "%2E" as a dot */
    int closed;  /* the path ends in a surplus ".." and so not in "/" */
    /* not yet read */
    struct uric_bytes directory, text;
    const char *slash; /* before the first segment of text */
    int has_directory, has_text;
    /* found so far; complete at the end */
    size_t surplus; /* ".." without a segment to remove */
    int begun;
    int ends_up;    /* the last segment is ".." */
    int matched;    /* and has removed another */
    int removed;    /* the first segment other than "." and ".." was removed */
    int rooted;     /* starts with "/" */
};

URIC_INTERNAL void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_INTERNAL int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                                 const char **slash);

/* Whether a path starts with "//", given that the first `empties` of the remaining segments
 * are empty. */
static URIC_INLINE int uric_has_two_slashes(size_t kept, size_t empties, int rooted)
{
    return empties + (empties < kept) >= (rooted ? 2u : 3u);
}

/* Where bytes are laid, from the end to the start.  Bytes that are adjacent in their
 * source are laid at once. */
struct uric_laying {
    char *to;                  /* the end of the room for them; or NULL */
    struct uric_bytes *piece;  /* the same for pieces */
    const char *like;          /* the end of the bytes to compare with; or NULL */
    uint64_t length;           /* laid so far */
    size_t pieces;
    int differs;               /* from `like` */
    struct uric_bytes run;     /* not yet laid, but counted in length */
};

URIC_INTERNAL void uric_lay(struct uric_laying *l, const char *s, size_t n);
URIC_INTERNAL void uric_lay_rest(struct uric_laying *l);

/* What remains of a path. */
struct uric_rest {
    enum uric_dots dots;
    int encoded;
    int keeps;       /* keep a surplus ".." */
    int closed;
    /* found by uric_rest_measure() */
    size_t kept;     /* segments, without surplus ".." */
    size_t empties;  /* empty segments at the start */
    size_t surplus;
    uint64_t length;
    size_t pieces;
    int rooted;
};

URIC_INTERNAL void uric_rest_measure(struct uric_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay what remains. */
URIC_INTERNAL void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                                 struct uric_bytes path, struct uric_laying *l);

URIC_INTERNAL int uric_rest_begins_with_two_slashes(const struct uric_rest *rest);

#endif

static const char uric_slash[] = "/";

static void drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_slash;
    if (w->rooted)
        drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes take_last(struct uric_walk *w, const char **slash)
{
    struct uric_bytes segment = w->text;
    size_t begin = w->text.n;

    while (begin > 0 && w->text.s[begin - 1] != '/')
        begin--;
    if (begin > 0) {
        segment.s += begin;
        segment.n -= begin;
        *slash = segment.s - 1;
        w->text.n = begin - 1;
    } else if (w->has_directory) {
        *slash = w->directory.s + w->directory.n;
        w->text = w->directory;
        w->has_directory = 0;
    } else {
        *slash = w->slash;
        w->has_text = 0;
    }
    return segment;
}

/* A dot-segment: whether a "/" replaces it. */
static int take_dots(struct uric_walk *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int take_other(struct uric_walk *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = take_last(w, slash);
        dots = uric_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? take_other(w) : take_dots(w, dots, is_last)) {
            segment->n = dots == 0 ? segment->n : 0;
            return 1;
        }
    }
    if (w->dots == URIC_DOTS_3986 && w->removed)
        w->rooted = 1;
    return 0;
}

/* ---- laying ---- */

void uric_lay_rest(struct uric_laying *l)
{
    const struct uric_bytes run = l->run;

    if (run.n == 0)
        return;
    l->run.n = 0;
    l->pieces++;
    if (l->to != NULL) {
        l->to -= run.n;
        memmove(l->to, run.s, run.n);
    }
    if (l->piece != NULL)
        *--l->piece = run;
    if (l->like != NULL) {
        l->like -= run.n;
        if (memcmp(l->like, run.s, run.n) != 0)
            l->differs = 1;
    }
}

void uric_lay(struct uric_laying *l, const char *s, size_t n)
{
    if (n == 0)
        return;
    l->length += n;
    if (l->run.n > 0 && s + n == l->run.s) {
        l->run.s = s;
        l->run.n += n;
        return;
    }
    uric_lay_rest(l);
    l->run.s = s;
    l->run.n = n;
}

/* Removes the "/" that the last run laid starts with: it is not part of the path. */
static void drop_slash(struct uric_laying *l)
{
    drop_first(&l->run);
    l->length--;
}

/* ---- what remains ---- */

void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                   struct uric_bytes path, struct uric_laying *l)
{
    struct uric_walk w;
    struct uric_bytes segment;
    const char *slash;
    size_t i;

    uric_walk_begin(&w, rest->dots, directory, path);
    w.encoded = rest->encoded;
    w.closed = rest->closed;
    rest->kept = rest->empties = 0;
    while (uric_walk_next(&w, &segment, &slash)) {
        uric_lay(l, segment.s, segment.n);
        uric_lay(l, slash, 1);
        rest->kept++;
        rest->empties = segment.n == 0 ? rest->empties + 1 : 0;
    }
    for (i = 0; rest->keeps && i < w.surplus; i++)
        uric_lay(l, "/..", 3);
    if (!w.rooted)
        drop_slash(l);
    uric_lay_rest(l);
    rest->surplus = w.surplus;
    rest->rooted = w.rooted;
    rest->length = l->length;
    rest->pieces = l->pieces;
    /* Then the path ends in that "..". */
    if (rest->keeps && w.surplus > 0 && w.ends_up && !w.matched)
        rest->closed = 1;
}

void uric_rest_measure(struct uric_rest *rest, struct uric_bytes directory,
                       struct uric_bytes path)
{
    struct uric_laying l;
    int closed;

    do {
        closed = rest->closed;
        memset(&l, 0, sizeof l);
        uric_rest_lay(rest, directory, path, &l);
    } while (rest->closed != closed);
}

int uric_rest_begins_with_two_slashes(const struct uric_rest *rest)
{
    return uric_has_two_slashes(rest->kept, rest->empties, rest->rooted) &&
           !(rest->keeps && rest->surplus > 0);
}

/* Recomposes a target: first measures it, then writes it if there is room. */
/* The result of resolving a reference by any edition: components, and a path whose
 * dot-segments may still have to be removed. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H


/* The path is the directory followed by `path`; the directory is empty or ends in "/".
 * All bytes lie in the base or the reference. */
struct uric_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};
/* In its source each part is preceded or followed by its delimiters. */

/* A component, or the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_INTERNAL struct uric_bytes uric_authority_bytes(const char *s,
                                                     const struct uric *u);

/* The path up to and including its last "/"; empty if there is none. */
URIC_INTERNAL struct uric_bytes uric_directory(struct uric_bytes path);

/* Whether two schemes are equal, ignoring case. */
URIC_INTERNAL int uric_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target is written; each of the three pointers may be NULL. */
struct uric_output {
    char *buffer;
    struct uric_bytes *piece;
    const char *like;      /* compare with these bytes, as many as the target has */
    uint64_t length;       /* 64 bits: more than one string can have */
    size_t pieces;         /* written so far */
    int differs;
    struct uric_bytes run; /* not yet written, but counted in length */
};

/* Measure what remains of the target's path: URIC_OK or, if the flags say so,
 * URIC_SURPLUS.  keeps: whether a surplus ".." stays if the flags do not say. */
URIC_INTERNAL enum uric_status uric_target_measure(const struct uric_target *t, int keeps,
                                                   unsigned flags, struct uric_rest *rest);

/* Recompose the target (RFC 3986, 5.3) as uric_resolve() promises.  Without a scheme the
 * result is the reference with the other components. */
URIC_INTERNAL void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                                   struct uric_output *out);

/* Both, and treat the buffer as uric_resolve() promises. */
URIC_INTERNAL enum uric_status uric_target_write(const struct uric_target *t, int keeps,
                                                 unsigned flags, char *buffer, size_t size,
                                                 size_t *length);

#endif

struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                enum uric_part part)
{
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = uric_at(s, u->part[part].begin);
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_bytes uric_authority_bytes(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = uric_at(s, authority.begin);
        text.n = authority.end - authority.begin;
    }
    return text;
}

struct uric_bytes uric_directory(struct uric_bytes path)
{
    while (path.n > 0 && path.s[path.n - 1] != '/')
        path.n--;
    return path;
}

int uric_same_scheme(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && uric_same_letters(one.s, other.s, one.n);
}

/* ---- the whole target ---- */

static void flush(struct uric_output *out)
{
    const struct uric_bytes run = out->run;
    const size_t at = (size_t)out->length - run.n;

    if (run.n == 0)
        return;
    out->run.n = 0;
    if (out->buffer != NULL)
        memcpy(out->buffer + at, run.s, run.n);
    if (out->piece != NULL)
        out->piece[out->pieces] = run;
    if (out->like != NULL && memcmp(out->like + at, run.s, run.n) != 0)
        out->differs = 1;
    out->pieces++;
}

/* Bytes that follow the last ones in their source too are added to the same run. */
static void append(struct uric_output *out, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (out->run.n == 0 || out->run.s + out->run.n != s) {
        flush(out);
        out->run.s = s;
    }
    out->run.n += n;
    out->length += n;
}

/* The rest is laid from the end of the path. */
static void append_rest(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    struct uric_laying l;

    flush(out);
    out->length += rest->length;
    out->pieces += rest->pieces;
    if (!out->buffer && !out->piece && !out->like)
        return;
    memset(&l, 0, sizeof l);
    l.to = out->buffer ? out->buffer + (size_t)out->length : NULL;
    l.piece = out->piece ? out->piece + out->pieces : NULL;
    l.like = out->like ? out->like + (size_t)out->length : NULL;
    uric_rest_lay(rest, t->directory, t->path, &l);
    out->differs |= l.differs;
}

static void append_path(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    if (t->dots == URIC_DOTS_STAY) {
        append(out, t->directory.s, t->directory.n);
        append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && uric_rest_begins_with_two_slashes(rest))
        append(out, "/.", 2);
    append_rest(out, t, rest);
}

void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                     struct uric_output *out)
{
    out->length = out->pieces = 0;
    out->differs = 0;
    out->run.n = 0;
    if (t->scheme.s != NULL)
        append(out, t->scheme.s, t->scheme.n + 1);
    if (t->authority.s != NULL)
        append(out, t->authority.s - 2, t->authority.n + 2);
    append_path(out, t, rest);
    if (t->query.s != NULL)
        append(out, t->query.s - 1, t->query.n + 1);
    if (t->fragment.s != NULL)
        append(out, t->fragment.s - 1, t->fragment.n + 1);
    flush(out);
}

enum uric_status uric_target_measure(const struct uric_target *t, int keeps, unsigned flags,
                                     struct uric_rest *rest)
{
    memset(rest, 0, sizeof *rest);
    rest->dots = t->dots;
    rest->keeps = (flags & (URIC_RESOLVE_KEEP_SURPLUS | URIC_RESOLVE_DROP_SURPLUS)) != 0
                      ? (flags & URIC_RESOLVE_KEEP_SURPLUS) != 0
                      : keeps;
    if (t->dots != URIC_DOTS_STAY)
        uric_rest_measure(rest, t->directory, t->path);
    return rest->surplus > 0 && flags & URIC_RESOLVE_REFUSE_SURPLUS ? URIC_SURPLUS : URIC_OK;
}

/* The length that uric_target_put() would count, for a path that keeps its dot-segments. */
static uint64_t length_of(const struct uric_target *t)
{
    return (uint64_t)(t->scheme.s != NULL ? t->scheme.n + 1 : 0) +
           (t->authority.s != NULL ? t->authority.n + 2 : 0) + t->directory.n +
           t->path.n + (t->query.s != NULL ? t->query.n + 1 : 0) +
           (t->fragment.s != NULL ? t->fragment.n + 1 : 0);
}

enum uric_status uric_target_write(const struct uric_target *t, int keeps, unsigned flags,
                                   char *buffer, size_t size, size_t *length)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_rest rest;

    *length = 0;
    if (t->dots == URIC_DOTS_STAY) {
        out.length = length_of(t);
    } else {
        if (uric_target_measure(t, keeps, flags, &rest) != URIC_OK)
            return URIC_SURPLUS;
        uric_target_put(t, &rest, &out);
    }
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)out.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length == 0)
        return URIC_OK;
    out.buffer = buffer;
    uric_target_put(t, &rest, &out);
    return URIC_OK;
}

/* Resolves a reference (RFC 3986, 5.2). */
/* RFC 3986, 5.2.2, for callers that need its target as components. */
#ifndef URIC_RESOLVE_H
#define URIC_RESOLVE_H


/* 5.2.3: what a relative path is appended to. */
URIC_INTERNAL struct uric_bytes uric_merge(struct uric_bytes base_path,
                                           struct uric_bytes base_authority);

URIC_INTERNAL void uric_transform(const char *base_string, const struct uric *base,
                                  const char *reference_string,
                                  const struct uric *reference, unsigned flags,
                                  struct uric_target *t);

#endif

/* Copying short runs of bytes: most targets consist of them. */
#ifndef URIC_COPY_H
#define URIC_COPY_H


/* memcpy() for lengths known only at run time.  Up to 64 bytes are copied in steps of
 * constant size; the last step may overlap the one before it. */
static URIC_ALWAYS_INLINE void uric_copy(char *to, const char *s, size_t n)
{
    if (n > 64) {
        memcpy(to, s, n);
    } else if (n > 16) {
        memcpy(to, s, 16);
        if (n > 32) {
            memcpy(to + 16, s + 16, 16);
            memcpy(to + n - 32, s + n - 32, 16);
        }
        memcpy(to + n - 16, s + n - 16, 16);
    } else if (n >= 8) {
        memcpy(to, s, 8);
        memcpy(to + n - 8, s + n - 8, 8);
    } else if (n >= 4) {
        memcpy(to, s, 4);
        memcpy(to + n - 4, s + n - 4, 4);
    } else if (n > 0) {
        to[0] = s[0];
        to[n / 2] = s[n / 2];
        to[n - 1] = s[n - 1];
    }
}

#endif
/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_LANES_H
#define URIC_LANES_H


/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_BUILT & URIC_BUILT_X86

#include <emmintrin.h>

typedef __m128i uric_lanes;
#define URIC_LANES 16
#define URIC_LANE_BITS 1
#define URIC_LANES_ALL 0xffffu

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return _mm_loadu_si128((const __m128i *)s);
}

/* Half as many bytes, and zeros. */
static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return _mm_loadl_epi64((const __m128i *)s);
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return _mm_set1_epi8((char)byte);
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return _mm_or_si128(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return _mm_and_si128(v, w);
}

/* Byte by byte, modulo 256. */
static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return _mm_sub_epi8(v, w);
}

/* Marks the bytes of v that equal those of w. */
static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    return _mm_cmpeq_epi8(v, w);
}

/* Marks the bytes of v that are not above those of w. */
static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    return _mm_cmpeq_epi8(_mm_max_epu8(v, w), w);
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return (unsigned)_mm_movemask_epi8(marks);
}

#elif URIC_BUILT & URIC_BUILT_NEON


typedef uint8x16_t uric_lanes;
#define URIC_LANES 16
#define URIC_LANE_BITS 4
#define URIC_LANES_ALL (~(uint64_t)0)

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return vld1q_u8((const unsigned char *)s);
}

static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return vcombine_u8(vld1_u8((const unsigned char *)s), vdup_n_u8(0));
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return vdupq_n_u8(byte);
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return vorrq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return vandq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return vsubq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    return vceqq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    return vcleq_u8(v, w);
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(marks), 4)), 0);
}

#else

typedef uint64_t uric_lanes; /* the first byte is lowest; a mark is a byte's highest bit */
#define URIC_LANES 8
#define URIC_LANE_BITS 8
#define URIC_LANES_HIGH (~(uint64_t)0 / 255 << 7)
#define URIC_LANES_ALL URIC_LANES_HIGH

/* The first n bytes, and zeros. */
static URIC_INLINE uric_lanes uric_lanes_load_some(const void *s, size_t n)
{
    uint64_t bytes = 0;
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&bytes, s, n);
#else
    while (n-- > 0)
        bytes = bytes << 8 | ((const unsigned char *)s)[n];
#endif
    return bytes;
}

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return uric_lanes_load_some(s, URIC_LANES);
}

static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return uric_lanes_load_some(s, URIC_LANES / 2);
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return ~(uint64_t)0 / 255 * byte;
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return v | w;
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return v & w;
}

static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return ((v | URIC_LANES_HIGH) - (w & ~URIC_LANES_HIGH)) ^ (~(v ^ w) & URIC_LANES_HIGH);
}

static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    const uint64_t differ = v ^ w;

    return ~(((differ & ~URIC_LANES_HIGH) + ~URIC_LANES_HIGH) | differ) & URIC_LANES_HIGH;
}

static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    /* whether it holds for the lower 7 bits */
    const uint64_t lower = (w | URIC_LANES_HIGH) - (v & ~URIC_LANES_HIGH);

    return ((w & ~v) | (~(w ^ v) & lower)) & URIC_LANES_HIGH;
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return marks;
}

#endif

/* The number of bytes before the first that a mask marks; it marks one. */
static URIC_INLINE unsigned uric_lanes_first(uint64_t mask)
{
    return uric_lowest(mask) / URIC_LANE_BITS;
}

/* Marks the bytes that equal this one. */
static URIC_INLINE uric_lanes uric_lanes_are(uric_lanes v, unsigned char byte)
{
    return uric_lanes_equal(v, uric_lanes_each(byte));
}

/* Marks the bytes from low to high. */
static URIC_INLINE uric_lanes uric_lanes_between(uric_lanes v, unsigned char low,
                                                 unsigned char high)
{
    return uric_lanes_at_most(uric_lanes_minus(v, uric_lanes_each(low)),
                              uric_lanes_each((unsigned char)(high - low)));
}

#endif
/* Removing dot-segments from a path, read from its start to its end (RFC 3986, 5.2.4).  Here,
 * unlike in the walk of dots.h, a ".." has to undo what was kept; in return, long runs without
 * dot-segments are skipped at once. */
#ifndef URIC_DOTS_FORWARD_H
#define URIC_DOTS_FORWARD_H


/* The length of a directory, which ends in "/", without its last segment.  It is never 0: the
 * "/" of the first ".." stays (2C). */
static URIC_ALWAYS_INLINE size_t uric_parent(const char *directory, size_t n)
{
    do
        n--;
    while (n > 1 && directory[n - 1] != '/');
    return n;
}

/* Skips the dot-segments at s + i and returns the offset of the next other segment.  Each ".."
 * removes a segment from the directory before them, which is empty or ends in "/" and has
 * *length bytes; a directory of length 1 counts as "/".  Each ".." for which the directory has
 * no segment is added to *surplus. */
static URIC_ALWAYS_INLINE size_t uric_pass_dots(const char *s, size_t i, size_t n,
                                                const char *directory, size_t *length,
                                                size_t *surplus)
{
    size_t here;
    unsigned dots;

    while (i < n && (dots = uric_dot_segment(s + i, n - i, 0, &here)) != 0) {
        if (dots == 2) {
            if (*length > 1)
                *length = uric_parent(directory, *length);
            else
                ++*surplus;
        }
        i += here;
        i += i < n; /* its "/" */
    }
    return i;
}

/* The offset of the first dot from s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dot(const char *s, size_t i, size_t n,
                                               int encoded)
{
    const char *dot;

    if (encoded) {
        while (i < n && uric_dot(s + i, n - i, 1) == 0)
            i++;
        return i;
    }
    dot = i < n ? (const char *)memchr(s + i, '.', n - i) : NULL;
    return dot != NULL ? (size_t)(dot - s) : n;
}

/* The offset of the first dot-segment from the segment at s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dots(const char *s, size_t i, size_t n,
                                                int encoded)
{
    size_t at = uric_next_dot(s, i, n, encoded), length;

    while (at < n) {
        if ((at == i || s[at - 1] == '/') && uric_dot_segment(s + at, n - at, encoded, &length))
            return at;
        at = uric_next_dot(s, at + 1, n, encoded);
    }
    return n;
}

#endif
/* Properties of a whole reference. */
#ifndef URIC_REFERENCE_H
#define URIC_REFERENCE_H


/* The length of a reference, from its parts. */
static inline uint32_t uric_end(const struct uric *u)
{
    if (uric_has(u, URIC_FRAGMENT))
        return u->part[URIC_FRAGMENT].end;
    return u->part[uric_has(u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
}

#endif

struct uric_bytes uric_merge(struct uric_bytes base_path,
                             struct uric_bytes base_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_authority.s != NULL && base_path.n == 0 ? slash
                                                        : uric_directory(base_path);
}

/* bs, b: the base; rs, r: the reference, as in the pseudocode of 5.2.2. */
void uric_transform(const char *bs, const struct uric *b, const char *rs,
                    const struct uric *r, unsigned flags, struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    struct uric_bytes scheme = uric_bytes_of(rs, r, URIC_SCHEME);

    if (scheme.s != NULL && flags & URIC_RESOLVE_NON_STRICT &&
        uric_same_scheme(scheme, base_scheme))
        scheme.s = NULL;
    memset(t, 0, sizeof *t);
    t->scheme = scheme.s != NULL ? scheme : base_scheme;
    t->authority = uric_authority_bytes(rs, r);
    t->path = uric_bytes_of(rs, r, URIC_PATH);
    t->query = uric_bytes_of(rs, r, URIC_QUERY);
    t->fragment = uric_bytes_of(rs, r, URIC_FRAGMENT);
    t->dots = URIC_DOTS_3986;
    if (scheme.s != NULL || t->authority.s != NULL)
        return;
    t->authority = uric_authority_bytes(bs, b);
    if (t->path.n == 0) {
        t->path = uric_bytes_of(bs, b, URIC_PATH);
        t->dots = URIC_DOTS_STAY;
        if (t->query.s == NULL)
            t->query = uric_bytes_of(bs, b, URIC_QUERY);
    } else if (t->path.s[0] != '/') {
        t->directory = uric_merge(uric_bytes_of(bs, b, URIC_PATH), t->authority);
    }
}

/* ---- without removing segments ---- */

/* Marks each "/" here that is followed by a "." there. */
static URIC_ALWAYS_INLINE uric_lanes dotted(uric_lanes here, uric_lanes next)
{
    return uric_lanes_and(uric_lanes_are(here, '/'), uric_lanes_are(next, '.'));
}

static URIC_ALWAYS_INLINE uric_lanes all_dotted(const char *s)
{
    return dotted(uric_lanes_load(s), uric_lanes_load(s + 1));
}

static URIC_ALWAYS_INLINE uric_lanes half_dotted(const char *s)
{
    return dotted(uric_lanes_load_half(s), uric_lanes_load_half(s + 1));
}

/* Whether a segment starts with a dot.  Only a walk can tell whether it is a dot-segment. */
static int may_have_dots(const char *path, size_t n)
{
    enum { ALL = URIC_LANES, HALF = URIC_LANES / 2 };
    uric_lanes found;
    int few;
    size_t i;

    if (n > ALL) {
        found = all_dotted(path + n - ALL - 1);
        for (i = 0; i + ALL + 1 < n; i += ALL)
            found = uric_lanes_or(found, all_dotted(path + i));
    } else if (n > HALF) {
        found = uric_lanes_or(half_dotted(path), half_dotted(path + n - HALF - 1));
    } else {
        few = n > 0 && path[0] == '.';
        for (i = 1; i < n; i++)
            few |= path[i] == '.' && path[i - 1] == '/';
        return few;
    }
    return path[0] == '.' || uric_lanes_mask(found) != 0;
}

/* Most targets are the first `base` bytes of the base, perhaps a "/", and the bytes from
 * `from` to `to` of the reference. */
struct joint {
    size_t base, from, to;
    int slash;
};

/* 5.2.3, for a path that is not empty and does not start with "/". */
static int join_relative(const char *bs, const struct uric *b, const char *rs,
                         const struct uric *r, struct joint *j)
{
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);
    size_t n = uric_directory(base_path).n, from = r->part[URIC_PATH].begin, surplus = 0;
    const size_t end = r->part[URIC_PATH].end;

    if (may_have_dots(base_path.s, n))
        return 0;
    if (n > 0 && base_path.s[0] == '/' && rs[from] == '.') {
        from = uric_pass_dots(rs, from, end, base_path.s, &n, &surplus);
        if (surplus > 0) /* the flags decide */
            return 0;
        /* "//" would start an authority. */
        if (n == 1 && from < end && rs[from] == '/' && !uric_has(b, URIC_HOST))
            return 0;
    }
    j->slash = base_path.n == 0 && uric_has(b, URIC_HOST);
    j->base = b->part[URIC_PATH].begin + n;
    j->from = from;
    return !may_have_dots(rs + from, end - from);
}

/* Whether the target is known to be such a joint, without reading its segments. */
static int join(const char *bs, const struct uric *b, const char *rs,
                const struct uric *r, unsigned flags, struct joint *j)
{
    const uric_span path = r->part[URIC_PATH];
    int has_scheme = uric_has(r, URIC_SCHEME);

    j->base = j->from = 0;
    j->to = uric_end(r);
    j->slash = 0;
    if (has_scheme && flags & URIC_RESOLVE_NON_STRICT &&
        uric_same_scheme(uric_bytes_of(rs, r, URIC_SCHEME),
                         uric_bytes_of(bs, b, URIC_SCHEME))) {
        has_scheme = 0;
        j->from = r->part[URIC_SCHEME].end + 1;
    }
    if (!has_scheme) {
        j->base = b->part[URIC_SCHEME].end + 1;
        if (!uric_has(r, URIC_HOST)) {
            if (path.begin == path.end) {
                j->base = b->part[uric_has(b, URIC_QUERY) && !uric_has(r, URIC_QUERY)
                                      ? URIC_QUERY
                                      : URIC_PATH].end;
                return 1;
            }
            j->base = b->part[URIC_PATH].begin;
            if (rs[path.begin] != '/')
                return join_relative(bs, b, rs, r, j);
        }
    }
    return path.begin == path.end ||
           !may_have_dots(rs + path.begin, path.end - path.begin);
}

static enum uric_status write_joint(const struct joint *j, const char *bs, const char *rs,
                                    char *buffer, size_t size, size_t *length)
{
    const size_t n = j->to - j->from;
    const uint64_t all = (uint64_t)j->base + n + (unsigned)j->slash;

    *length = all > URIC_MAX_LENGTH ? 0 : (size_t)all;
    if (all > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (all > size)
        return URIC_TOO_SMALL;
    uric_copy(buffer, bs, j->base);
    buffer += j->base;
    if (j->slash)
        *buffer++ = '/';
    if (n > 0)
        uric_copy(buffer, rs + j->from, n);
    return URIC_OK;
}

enum uric_status uric_resolve(struct uric_ref base, struct uric_ref reference,
                              enum uric_resolve_flags flags, char *buffer, size_t size,
                              size_t *length)
{
    struct uric_target target;
    struct joint joint;

    if (!uric_has(base.u, URIC_SCHEME)) {
        *length = 0;
        return URIC_NO_SCHEME;
    }
    if (join(base.s, base.u, reference.s, reference.u, flags, &joint))
        return write_joint(&joint, base.s, reference.s, buffer, size, length);
    uric_transform(base.s, base.u, reference.s, reference.u, flags, &target);
    return uric_target_write(&target, 0, flags, buffer, size, length);
}

static enum uric_status joint_pieces(const struct joint *j, const char *bs, const char *rs,
                                     struct uric_bytes *pieces, size_t room, size_t *count)
{
    const struct uric_bytes first = { bs, j->base }, slash = { "/", 1 };
    const struct uric_bytes last = { j->to > j->from ? rs + j->from : "",
                                     j->to - j->from };
    size_t k = 0;

    if ((uint64_t)j->base + last.n + (unsigned)j->slash > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *count = (size_t)(first.n > 0) + (size_t)j->slash + (size_t)(last.n > 0);
    if (*count > room)
        return URIC_TOO_SMALL;
    if (first.n > 0)
        pieces[k++] = first;
    if (j->slash)
        pieces[k++] = slash;
    if (last.n > 0)
        pieces[k] = last;
    return URIC_OK;
}

/* A joint has at most 3 pieces.  Other targets have at most 4, plus one for each
 * dot-segment.  The reference's query and fragment are one piece, as are the base's scheme
 * and authority.  Each run of removed segments contains a dot-segment and splits the path
 * once, so the path has one piece more than there are such runs, and another if the base
 * and the reference both contribute to it.  That makes 4.  Anything else takes the place
 * of a piece counted above:
 * - an authority in the reference: then no piece of the path comes from the base;
 * - a guard: then a run was removed at the start of the path;
 * - a ".." that is kept: the same, and that run has a dot-segment for each of them. */
enum uric_status uric_resolve_pieces(struct uric_ref base, struct uric_ref reference,
                                     enum uric_resolve_flags flags,
                                     struct uric_bytes *pieces, size_t room,
                                     size_t *count)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;
    struct joint joint;

    *count = 0;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (join(base.s, base.u, reference.s, reference.u, flags, &joint))
        return joint_pieces(&joint, base.s, reference.s, pieces, room, count);
    uric_transform(base.s, base.u, reference.s, reference.u, flags, &target);
    if (uric_target_measure(&target, 0, flags, &rest) != URIC_OK)
        return URIC_SURPLUS;
    uric_target_put(&target, &rest, &out);
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *count = out.pieces;
    if (*count > room)
        return URIC_TOO_SMALL;
    out.piece = pieces;
    uric_target_put(&target, &rest, &out);
    return URIC_OK;
}

/* Removes the dot-segments of a path alone (RFC 3986, 5.2.4). */

/* Lays the result at the end of the path first, where no byte is overwritten before it has
 * been read. */
static void remove_in_place(struct uric_rest *rest, struct uric_bytes path, char *buffer)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_laying l;

    memset(&l, 0, sizeof l);
    l.to = buffer + path.n;
    uric_rest_lay(rest, none, path, &l);
    /* buffer is not NULL: without one nothing would remain, and the caller returns. */
    memmove(buffer, l.to, (size_t)rest->length); /* NOLINT(*-core.NonNullParamChecker) */
}

enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                          enum uric_dots_flags flags, char *buffer,
                                          size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 }, all = { path ? path : "", n };
    struct uric_laying l;
    struct uric_rest rest;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    memset(&rest, 0, sizeof rest);
    rest.dots = URIC_DOTS_3986;
    rest.encoded = (flags & URIC_DOTS_ENCODED) != 0;
    uric_rest_measure(&rest, none, all);
    *length = (size_t)rest.length; /* not more than n */
    if (rest.length > size || (buffer == path && n > size))
        return URIC_TOO_SMALL;
    if (rest.length == 0)
        return URIC_OK;
    if (buffer == path) {
        remove_in_place(&rest, all, buffer);
        return URIC_OK;
    }
    memset(&l, 0, sizeof l);
    l.to = buffer + *length;
    uric_rest_lay(&rest, none, all, &l);
    return URIC_OK;
}

/* Same-document references (RFC 3986, 4.4). */

bool uric_same_document(struct uric_ref base, struct uric_ref reference)
{
    const int last = uric_has(base.u, URIC_QUERY) ? URIC_QUERY : URIC_PATH;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    uric_transform(base.s, base.u, reference.s, reference.u, URIC_RESOLVE_STRICT,
                   &target);
    target.fragment.s = NULL;
    uric_target_measure(&target, 0, URIC_RESOLVE_STRICT, &rest);
    uric_target_put(&target, &rest, &out);
    if (out.length != base.u->part[last].end)
        return false;
    out.like = base.s;
    uric_target_put(&target, &rest, &out);
    return !out.differs;
}

/* The shortest reference to a target: the inverse of RFC 3986, 5.2. */


/* The kinds of reference, in order of preference. */
enum variant { EMPTY_PATH, RELATIVE_PATH, ABSOLUTE_PATH, NETWORK_PATH, WHOLE, VARIANTS };

/* A path relative to the base's: `ups` times "../", or "./" as a guard, and then the
 * target's segments after the first `skipped`. */
struct relative {
    size_t ups;
    int guarded;
    size_t skipped;    /* segments at the start of the target's path */
    int keeps_slash;   /* keep the "/" that the path starts with */
    uint64_t length;   /* of the segments */
};

struct relation {
    struct uric_target target;
    struct uric_rest rest;
    int possible[VARIANTS];
    uint64_t length[VARIANTS]; /* of what precedes the query */
    struct relative relative;
    int same_query;
};

static int same_bytes(struct uric_bytes one, struct uric_bytes other)
{
    if (one.s == NULL || other.s == NULL)
        return one.s == other.s;
    return one.n == other.n && (one.n == 0 || memcmp(one.s, other.s, one.n) == 0);
}

static const struct uric_bytes no_path = { NULL, 0 };

/* A path without the dot-segments at its start: 5.2.4 removes these first. */
static struct uric_bytes without_first_dots(struct uric_bytes path)
{
    size_t before = 0, surplus = 0;
    const size_t n = uric_pass_dots(path.s, 0, path.n, NULL, &before, &surplus);

    if (n > 0)
        path.s += n;
    path.n -= n;
    return path;
}

/* How many of the first `most` segments two paths have in common.  Both are walked from
 * their ends. */
static size_t common(struct uric_bytes one, size_t n_one, struct uric_bytes other,
                     size_t n_other, size_t most)
{
    struct uric_walk w1, w2;
    struct uric_bytes s1, s2;
    const char *slash;
    size_t same = most;

    uric_walk_begin(&w1, URIC_DOTS_3986, no_path, one);
    uric_walk_begin(&w2, URIC_DOTS_3986, no_path, other);
    for (; n_one > most; n_one--)
        uric_walk_next(&w1, &s1, &slash);
    for (; n_other > most; n_other--)
        uric_walk_next(&w2, &s2, &slash);
    for (; most > 0; most--) {
        uric_walk_next(&w1, &s1, &slash);
        uric_walk_next(&w2, &s2, &slash);
        if (!same_bytes(s1, s2))
            same = most - 1;
    }
    return same;
}

/* Lays the target's segments that the relative path has; returns the first of them. */
static struct uric_bytes lay_segments(const struct relation *r, struct uric_laying *l)
{
    struct uric_walk w;
    struct uric_bytes segment = no_path;
    const char *slash;
    size_t left = r->rest.kept - r->relative.skipped;

    uric_walk_begin(&w, URIC_DOTS_3986, no_path, r->target.path);
    for (; left > 0; left--) {
        uric_walk_next(&w, &segment, &slash);
        uric_lay(l, segment.s, segment.n);
        if (left > 1 || r->relative.keeps_slash)
            uric_lay(l, slash, 1);
    }
    uric_lay_rest(l);
    return segment;
}

/* Computes how many "../" the path needs and which segments follow; returns 0 if no relative
 * path exists. */
static int find_way(struct relation *r, struct uric_bytes directory)
{
    struct uric_rest from;
    size_t ups, most;

    memset(&from, 0, sizeof from);
    from.dots = URIC_DOTS_3986;
    uric_rest_measure(&from, no_path, directory);
    ups = from.kept - 1; /* the segment after the last "/" is empty */
    most = ups < r->rest.kept - 1 ? ups : r->rest.kept - 1;
    memset(&r->relative, 0, sizeof r->relative);
    if (from.rooted == r->rest.rooted) {
        const size_t same = common(directory, from.kept, r->target.path, r->rest.kept,
                                   most);

        /* Removing the first segment of a rootless path makes it rooted. */
        if (!from.rooted && ups > 0 && same == 0)
            return 0;
        r->relative.skipped = same;
        ups -= same;
    } else if (from.rooted) {
        return 0;
    } else if (ups == 0) {
        r->relative.keeps_slash = 1;
    }
    r->relative.ups = ups;
    return ups <= URIC_MAX_LENGTH / 3;
}

static int needs_guard(const struct relative *way, struct uric_bytes first)
{
    return way->ups == 0 && way->length > 0 &&
           (way->keeps_slash || first.n == 0 || memchr(first.s, ':', first.n) != NULL);
}

static void consider_relative(struct relation *r, struct uric_bytes directory)
{
    struct relative *const way = &r->relative;
    struct uric_laying l;
    struct uric_bytes first;

    if (!find_way(r, directory))
        return;
    memset(&l, 0, sizeof l);
    first = lay_segments(r, &l);
    way->length = l.length;
    way->guarded = needs_guard(way, first);
    r->possible[RELATIVE_PATH] = 1;
    r->length[RELATIVE_PATH] = way->length + 3 * way->ups + (way->guarded ? 2 : 0);
    if (way->length == 0) /* "." or "..", without a "/" after it */
        r->length[RELATIVE_PATH] = way->ups > 0 ? 3 * way->ups - 1 : 1;
}

/* The target without query, fragment and the parts that this kind of reference omits. */
static struct uric_target begin_of(const struct relation *r, enum variant variant)
{
    struct uric_target t = r->target;

    t.query = t.fragment = no_path;
    if (variant != WHOLE)
        t.scheme = no_path;
    if (variant == ABSOLUTE_PATH)
        t.authority = no_path;
    return t;
}

static void consider(struct relation *r, enum variant variant)
{
    const struct uric_target t = begin_of(r, variant);
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    r->possible[variant] = 1;
    r->length[variant] = out.length;
}

/* Whether the target's path, as that reference writes it, equals the base's byte by byte. */
static int has_path(struct relation *r, const char *bs, const struct uric *b)
{
    const struct uric_target t = begin_of(r, NETWORK_PATH);
    const struct uric_bytes authority = uric_authority_bytes(bs, b);
    const size_t before = authority.s != NULL ? 2 + authority.n : 0;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    if (out.length - before != b->part[URIC_PATH].end - b->part[URIC_PATH].begin)
        return 0;
    out.like = bs + b->part[URIC_PATH].begin - before;
    uric_target_put(&t, &r->rest, &out);
    return !out.differs;
}

static void relate(struct relation *r, const char *bs, const struct uric *b)
{
    const struct uric_bytes query = uric_bytes_of(bs, b, URIC_QUERY);
    const struct uric_bytes authority = uric_authority_bytes(bs, b);

    consider(r, WHOLE);
    if (!same_bytes(r->target.scheme, uric_bytes_of(bs, b, URIC_SCHEME)))
        return;
    if (r->target.authority.s != NULL)
        consider(r, NETWORK_PATH);
    if (!same_bytes(r->target.authority, authority))
        return;
    if (r->rest.rooted)
        consider(r, ABSOLUTE_PATH);
    consider_relative(r, without_first_dots(uric_merge(
                             uric_bytes_of(bs, b, URIC_PATH), authority)));
    r->same_query = same_bytes(query, r->target.query);
    r->possible[EMPTY_PATH] =
        (r->same_query || r->target.query.s != NULL) && has_path(r, bs, b);
}

static uint64_t length_in(const struct relation *r, enum variant variant)
{
    const int has_query =
        r->target.query.s != NULL && !(variant == EMPTY_PATH && r->same_query);

    return r->length[variant] + (has_query ? 1 + r->target.query.n : 0) +
           (r->target.fragment.s != NULL ? 1 + r->target.fragment.n : 0);
}

static enum variant shortest(const struct relation *r)
{
    int best = WHOLE, variant;

    for (variant = WHOLE - 1; variant >= 0; variant--) {
        if (r->possible[variant] &&
            length_in(r, (enum variant)variant) <= length_in(r, (enum variant)best))
            best = variant;
    }
    return (enum variant)best;
}

static void write_relative(const struct relation *r, char *to)
{
    const struct relative *const way = &r->relative;
    char *const end = to + (size_t)r->length[RELATIVE_PATH];
    struct uric_laying l;
    size_t i;

    if (way->guarded || (way->ups == 0 && way->length == 0)) {
        *to++ = '.';
        if (way->guarded)
            *to = '/';
    }
    for (i = 0; i < way->ups; i++, to += 3)
        memcpy(to, "../", way->length > 0 || i + 1 < way->ups ? 3 : 2);
    memset(&l, 0, sizeof l);
    l.to = end;
    if (way->length > 0)
        lay_segments(r, &l);
}

static void write_end(char mark, struct uric_bytes part, char **to)
{
    if (part.s == NULL)
        return;
    *(*to)++ = mark;
    if (part.n > 0)
        memcpy(*to, part.s, part.n);
    *to += part.n;
}

static void write_variant(struct relation *r, enum variant variant, char *to)
{
    if (variant == RELATIVE_PATH) {
        write_relative(r, to);
    } else if (variant != EMPTY_PATH) {
        const struct uric_target t = begin_of(r, variant);
        struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

        out.buffer = to;
        uric_target_put(&t, &r->rest, &out);
    }
    to += (size_t)r->length[variant];
    if (variant != EMPTY_PATH || !r->same_query)
        write_end('?', r->target.query, &to);
    write_end('#', r->target.fragment, &to);
}

enum uric_status uric_relate(struct uric_ref base, struct uric_ref target, char *buffer,
                             size_t size, size_t *length)
{
    struct relation r;
    enum variant variant;

    *length = 0;
    if (!uric_has(base.u, URIC_SCHEME) || !uric_has(target.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    memset(&r, 0, sizeof r);
    uric_transform(base.s, base.u, target.s, target.u, URIC_RESOLVE_STRICT, &r.target);
    r.target.path = without_first_dots(r.target.path);
    uric_target_measure(&r.target, 0, URIC_RESOLVE_STRICT, &r.rest);
    relate(&r, base.s, base.u);
    variant = shortest(&r);
    if (length_in(&r, variant) > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)length_in(&r, variant);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length == 0)
        return URIC_OK;
    write_variant(&r, variant, buffer);
    return URIC_OK;
}

/* Composes a reference from parts.  The resumable scanner checks the pieces before any
 * is written: it must find the parts that were given, so that no part can end early or
 * become another. */
/* Composing a reference from parts that may be invalid (RFC 3986, 5.3). */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H


/* A part, in pieces: what an edit keeps of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };
struct uric_part_text {
    struct uric_bytes piece[URIC_PART_PIECES];
    size_t n;
    int defined;
};

URIC_INTERNAL int uric_too_long(struct uric_bytes bytes);
URIC_INTERNAL void uric_part_set(struct uric_part_text *part, struct uric_bytes value);
URIC_INTERNAL void uric_part_add(struct uric_part_text *part, const char *s, size_t n);

/* Does what uric_build() and uric_edit() promise.  edited is the changed part; the others
 * come from a valid reference.  URIC_PARTS: all are new. */
URIC_INTERNAL enum uric_status uric_compose(const struct uric_part_text part[URIC_PARTS],
                                            int edited, char *buffer, size_t size, size_t *length,
                                            struct uric_refusal *why);

URIC_INTERNAL enum uric_status uric_refuse_part(struct uric_refusal *why,
                                                enum uric_reason reason, int part,
                                                size_t offset);

/* Whether the bytes are a valid scheme. */
URIC_INTERNAL int uric_is_scheme(struct uric_bytes bytes);

#endif

/* Seven parts, one of them in pieces, a delimiter before or after each, "//" and a
 * guard. */
enum { MOST_PIECES = URIC_PARTS - 1 + URIC_PART_PIECES + URIC_PARTS + 1 };

struct composition {
    struct uric_bytes piece[MOST_PIECES];
    size_t n;
    uint64_t length;
    uric_span64 at[URIC_PARTS]; /* the path's starts after its guard */
    size_t guard;               /* length of the guard */
};

enum uric_status uric_refuse_part(struct uric_refusal *why, enum uric_reason reason,
                                  int part, size_t offset)
{
    why->reason = (uint8_t)reason;
    why->part = (uint8_t)part;
    why->offset = (uint32_t)offset;
    return URIC_REFUSED;
}

const char *uric_reason_text(int reason)
{
    static const char *const texts[] = {
        NULL,
        "invalid character",
        "a host is required",
        "with an authority, the path must be empty or start with \"/\"",
        "a password requires a user",
        "index out of range",
        "a delimiter here would end the part",
        "a segment may not be \".\" or \"..\"",
        "a relative path may not start with an empty segment"
    };

    return reason > 0 && reason < (int)(sizeof texts / sizeof *texts) ? texts[reason]
                                                                        : NULL;
}

int uric_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

/* Keeps sums of lengths within 64 bits and offsets within 32. */
int uric_too_long(struct uric_bytes bytes)
{
    return bytes.n > URIC_MAX_LENGTH;
}

void uric_part_add(struct uric_part_text *part, const char *s, size_t n)
{
    if (n > 0) {
        part->piece[part->n].s = s;
        part->piece[part->n++].n = n;
    }
    part->defined = 1;
}

void uric_part_set(struct uric_part_text *part, struct uric_bytes value)
{
    part->n = 0;
    part->defined = 0;
    if (value.s != NULL)
        uric_part_add(part, value.s, value.n);
}

/* ---- the path and what precedes it ---- */

/* Byte i of the path; its pieces are not empty. */
static int byte_at(const struct uric_part_text *path, size_t i)
{
    size_t k;

    for (k = 0; k < path->n; i -= path->piece[k++].n) {
        if (i < path->piece[k].n)
            return (unsigned char)path->piece[k].s[i];
    }
    return -1;
}

static int first_segment_has_colon(const struct uric_part_text *path)
{
    size_t k;

    for (k = 0; k < path->n; k++) {
        const struct uric_bytes piece = path->piece[k];
        const char *const slash = (const char *)memchr(piece.s, '/', piece.n);

        if ((const char *)memchr(piece.s, ':', slash ? (size_t)(slash - piece.s) : piece.n))
            return 1;
        if (slash)
            return 0;
    }
    return 0;
}

/* The guard that keeps a path from parsing as another component (RFC 3986, 3.3, 4.2). */
static const char *guard_of(const struct uric_part_text part[URIC_PARTS])
{
    const struct uric_part_text *const path = &part[URIC_PATH];

    if (part[URIC_HOST].defined)
        return "";
    if (byte_at(path, 0) == '/')
        return byte_at(path, 1) == '/' ? "/." : "";
    return !part[URIC_SCHEME].defined && first_segment_has_colon(path) ? "./" : "";
}

static enum uric_status misses(const struct uric_part_text part[URIC_PARTS],
                               struct uric_refusal *why)
{
    const int host = part[URIC_HOST].defined;

    if (!host && part[URIC_USERINFO].defined)
        return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_USERINFO, 0);
    if (!host && part[URIC_PORT].defined)
        return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_PORT, 0);
    if (host && part[URIC_PATH].n > 0 && byte_at(&part[URIC_PATH], 0) != '/')
        return uric_refuse_part(why, URIC_REASON_NEEDS_SLASH, URIC_PATH, 0);
    return URIC_OK;
}

/* ---- pieces ---- */

static void join_piece(struct composition *c, const char *s, size_t n)
{
    if (n > 0) {
        c->piece[c->n].s = s;
        c->piece[c->n++].n = n;
    }
    c->length += n;
}

static void join_part(struct composition *c, const struct uric_part_text *part,
                      int which)
{
    size_t i;

    c->at[which].begin = c->length;
    for (i = 0; i < part->n; i++)
        join_piece(c, part->piece[i].s, part->piece[i].n);
    c->at[which].end = c->length;
}

static void join_all(struct composition *c, const struct uric_part_text part[URIC_PARTS])
{
    static const struct uric_bytes first[URIC_PARTS] = {
        { "", 0 }, { "", 0 }, { "", 0 }, { ":", 1 }, { "", 0 }, { "?", 1 }, { "#", 1 }
    };
    static const struct uric_bytes last[URIC_PARTS] = {
        { ":", 1 }, { "@", 1 }, { "", 0 }, { "", 0 }, { "", 0 }, { "", 0 }, { "", 0 }
    };
    const char *const guard = guard_of(part);
    int which;

    memset(c, 0, sizeof *c);
    c->guard = guard[0] != '\0' ? 2 : 0;
    for (which = 0; which < URIC_PARTS; which++) {
        if (which == URIC_USERINFO && part[URIC_HOST].defined)
            join_piece(c, "//", 2);
        if (which == URIC_PATH)
            join_piece(c, guard, c->guard);
        if (!part[which].defined && which != URIC_PATH)
            continue;
        join_piece(c, first[which].s, first[which].n);
        join_part(c, &part[which], which);
        join_piece(c, last[which].s, last[which].n);
    }
}

/* ---- checking with the scanner ---- */

static enum uric_status scan_pieces(const struct composition *c, int rule, struct uric64 *u)
{
    struct uric_stream m;
    size_t i;

    uric_stream_init(&m, rule);
    for (i = 0; i < c->n; i++)
        uric_stream_feed(&m, c->piece[i].s, c->piece[i].n);
    return uric_stream_end(&m, u);
}

/* Blames the edited part, if there is one; otherwise the part that the byte is in or right
 * after. */
static enum uric_status refuse_byte(const struct composition *c,
                                    const struct uric_part_text part[URIC_PARTS], int edited,
                                    uint64_t at, struct uric_refusal *why)
{
    uint64_t end;
    int which;

    for (which = edited == URIC_PARTS ? 0 : edited; which < URIC_FRAGMENT; which++) {
        if (which == edited ||
            ((part[which].defined || which == URIC_PATH) && at <= c->at[which].end))
            break;
    }
    end = at < c->at[which].end ? at : c->at[which].end;
    return uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, which,
                            end > c->at[which].begin
                                ? (size_t)(end - c->at[which].begin)
                                : 0);
}

/* Blames the first part inside which the scanner found the end of a part. */
static enum uric_status refuse_delimiter(const struct composition *c,
                                         const struct uric64 *u,
                                         struct uric_refusal *why)
{
    int which, found;

    for (which = 0; which < URIC_PARTS; which++) {
        for (found = 0; found < URIC_PARTS; found++) {
            const uint64_t end = u->part[found].end;

            if (u->defined >> found & 1 && end != c->at[found].end &&
                end >= c->at[which].begin && end < c->at[which].end)
                return uric_refuse_part(why, URIC_REASON_DELIMITER, which,
                                        (size_t)(end - c->at[which].begin));
        }
    }
    /* unreachable: an unintended delimiter is inside a part, and every intended one is
     * found unless an unintended one precedes it */
    return uric_refuse_part(why, URIC_REASON_DELIMITER, URIC_PATH, 0);
}

static int is_as_meant(const struct composition *c,
                       const struct uric_part_text part[URIC_PARTS],
                       const struct uric64 *u)
{
    int which;

    for (which = 0; which < URIC_PARTS; which++) {
        const size_t guard = which == URIC_PATH ? c->guard : 0;

        if ((u->defined >> which & 1) != (part[which].defined || which == URIC_PATH))
            return 0;
        if ((u->defined >> which & 1) &&
            (u->part[which].begin + guard != c->at[which].begin ||
             u->part[which].end != c->at[which].end))
            return 0;
    }
    return 1;
}

static enum uric_status check_pieces(const struct composition *c,
                                     const struct uric_part_text part[URIC_PARTS], int edited,
                                     struct uric_refusal *why)
{
    struct uric64 u;

    if (scan_pieces(c, part[URIC_SCHEME].defined ? URIC_RULE_URI : URIC_RULE_URI_REFERENCE,
                    &u) != URIC_OK)
        return refuse_byte(c, part, edited, u.error_offset, why);
    return is_as_meant(c, part, &u) ? URIC_OK : refuse_delimiter(c, &u, why);
}

/* Checks a part alone, with only an authority around or before it. */
static enum uric_status check_alone(const struct uric_part_text part[URIC_PARTS], int which,
                                    struct uric_refusal *why)
{
    struct uric_part_text alone[URIC_PARTS];
    struct composition c;

    if (!part[which].defined)
        return URIC_OK;
    memset(alone, 0, sizeof alone);
    alone[URIC_HOST].defined = which >= URIC_USERINFO && which <= URIC_PATH &&
                               part[URIC_HOST].defined;
    alone[which] = part[which];
    join_all(&c, alone);
    return check_pieces(&c, alone, which, why);
}

/* The scanner may read an invalid part as the start of another and stop only in the next
 * part.  So this names the first part that is invalid on its own. */
static enum uric_status name_part(const struct uric_part_text part[URIC_PARTS],
                                  struct uric_refusal *why)
{
    enum uric_status status = URIC_OK;
    int which;

    for (which = 0; which < URIC_PARTS && status == URIC_OK; which++)
        status = check_alone(part, which, why);
    return status;
}

static void put_pieces(const struct composition *c, char *to)
{
    size_t i;

    for (i = 0; i < c->n; to += c->piece[i++].n)
        memcpy(to, c->piece[i].s, c->piece[i].n);
}

enum uric_status uric_compose(const struct uric_part_text part[URIC_PARTS], int edited,
                              char *buffer, size_t size, size_t *length, struct uric_refusal *why)
{
    struct composition c;
    enum uric_status status;

    *length = 0;
    status = misses(part, why);
    if (status != URIC_OK)
        return status;
    join_all(&c, part);
    if (c.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    status = check_pieces(&c, part, edited, why);
    if (status != URIC_OK && edited == URIC_PARTS)
        name_part(part, why);
    if (status != URIC_OK)
        return status;
    *length = (size_t)c.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    put_pieces(&c, buffer);
    return URIC_OK;
}

/* Builds a reference from its parts. */

enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS], char *buffer,
                            size_t size, size_t *length, struct uric_refusal *why)
{
    struct uric_part_text text[URIC_PARTS];
    struct uric_refusal unasked;
    int which;

    if (why == NULL)
        why = &unasked;
    *length = 0;
    memset(why, 0, sizeof *why);
    memset(text, 0, sizeof text);
    for (which = 0; which < URIC_PARTS; which++) {
        if (uric_too_long(part[which]))
            return URIC_TOO_LONG;
        uric_part_set(&text[which], part[which]);
    }
    return uric_compose(text, URIC_PARTS, buffer, size, length, why);
}

/* Edits a reference: sets or removes one part and keeps every other byte. */
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H


/* The byte that the triplet at s encodes. */
static inline unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it.  A "%"
 * that does not start a triplet is literal. */
static inline unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (!uric_is_triplet((const unsigned char *)s, at, end)) {
        *i = at + 1;
        return (unsigned char)s[at];
    }
    *i = at + 3;
    return uric_triplet(s + at);
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static inline void uric_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_hex_upper(byte >> 4);
    to[2] = uric_hex_upper(byte & 15);
}

#endif

static const struct uric_bytes no_bytes = { NULL, 0 };

struct editing {
    const char *s;
    const struct uric *u;
    const struct uric_change *edit;
    struct uric_part_text part[URIC_PARTS];
    struct uric_refusal *why;
};

static const char *find_byte(struct uric_bytes text, char byte)
{
    return text.n > 0 ? (const char *)memchr(text.s, byte, text.n) : NULL;
}

static int removes(const struct editing *e)
{
    return e->edit->value.s == NULL;
}

static enum uric_status set_part(struct editing *e, int part, struct uric_bytes value)
{
    uric_part_set(&e->part[part], value);
    return URIC_OK;
}

/* ---- the authority, the user, the password ---- */

static enum uric_status edit_authority(struct editing *e)
{
    const struct uric_bytes value = e->edit->value;
    struct uric a;
    int part;

    memset(&a, 0, sizeof a);
    if (!removes(e) && uric_parse_as(URIC_RULE_AUTHORITY, value.s, value.n, &a) !=
                           URIC_OK)
        return uric_refuse_part(e->why, URIC_REASON_NOT_ALLOWED, URIC_EDIT_AUTHORITY,
                                a.error_offset);
    for (part = URIC_USERINFO; part <= URIC_PORT; part++)
        set_part(e, part, uric_bytes_of(value.s, &a, (enum uric_part)part));
    return URIC_OK;
}

static enum uric_status edit_user(struct editing *e)
{
    struct uric_part_text *const userinfo = &e->part[URIC_USERINFO];
    const struct uric_bytes value = e->edit->value;
    const char *const colon = find_byte(value, ':');
    uric_span password;
    const int has_password = uric_password(uric_bind(e->s, e->u), &password);

    if (removes(e) && has_password)
        return uric_refuse_part(e->why, URIC_REASON_NEEDS_USER, URIC_EDIT_PASSWORD, 0);
    if (colon != NULL)
        return uric_refuse_part(e->why, URIC_REASON_DELIMITER, URIC_EDIT_USER,
                                (size_t)(colon - value.s));
    uric_part_set(userinfo, value);
    if (has_password)
        uric_part_add(userinfo, e->s + password.begin - 1,
                      password.end - password.begin + 1);
    return URIC_OK;
}

static enum uric_status edit_password(struct editing *e)
{
    struct uric_part_text *const userinfo = &e->part[URIC_USERINFO];
    uric_span user;

    if (!uric_user(uric_bind(e->s, e->u), &user))
        return removes(e) ? URIC_OK
                          : uric_refuse_part(e->why, URIC_REASON_NEEDS_USER,
                                             URIC_EDIT_PASSWORD, 0);
    userinfo->n = 0;
    uric_part_add(userinfo, e->s + user.begin, user.end - user.begin);
    if (!removes(e)) {
        uric_part_add(userinfo, ":", 1);
        uric_part_add(userinfo, e->edit->value.s, e->edit->value.n);
    }
    return URIC_OK;
}

/* ---- elements of lists: segments, parameters ---- */

/* Element `index` of a text split at a delimiter: 1, or 0 if there are fewer. */
static int find_element(struct uric_bytes text, char delimiter, size_t index,
                        struct uric_bytes *element)
{
    const char *at;

    while (index > 0) {
        at = find_byte(text, delimiter);
        if (at == NULL)
            return 0;
        text.n -= (size_t)(at + 1 - text.s);
        text.s = at + 1;
        index--;
    }
    *element = text;
    at = find_byte(text, delimiter);
    if (at != NULL)
        element->n = (size_t)(at - text.s);
    return 1;
}

/* The number of elements in a text that is not empty. */
static size_t count_elements(struct uric_bytes text, char delimiter)
{
    size_t i, n = 1;

    for (i = 0; i < text.n; i++)
        n += text.s[i] == delimiter;
    return n;
}

/* The text before and after an element. */
static struct uric_bytes before(struct uric_bytes text, struct uric_bytes element)
{
    text.n = (size_t)(element.s - text.s);
    return text;
}

static struct uric_bytes after(struct uric_bytes text, struct uric_bytes element)
{
    const size_t at = (size_t)(element.s - text.s) + element.n;

    text.s += at;
    text.n -= at;
    return text;
}

/* Removes the element and the delimiter after it or, if it is the last, before it. */
static void leave_out(struct uric_part_text *part, struct uric_bytes text,
                      struct uric_bytes element)
{
    struct uric_bytes first = before(text, element), rest = after(text, element);

    if (rest.n > 0) {
        rest.s++;
        rest.n--;
    } else if (first.n > 0) {
        first.n--;
    }
    part->n = 0;
    uric_part_add(part, first.s, first.n);
    uric_part_add(part, rest.s, rest.n);
}

static enum uric_status refuse_in(struct editing *e, struct uric_bytes value,
                                  char delimiter, int part)
{
    const char *const at = find_byte(value, delimiter);

    return at == NULL ? URIC_OK
                      : uric_refuse_part(e->why, URIC_REASON_DELIMITER, part,
                                         (size_t)(at - value.s));
}

/* ---- one segment ---- */

static enum uric_status refuse_segment(struct editing *e)
{
    const struct uric_bytes value = e->edit->value;
    const enum uric_status status = refuse_in(e, value, '/', URIC_EDIT_SEGMENT);
    size_t length;

    if (status == URIC_OK && uric_dot_segment(value.s, value.n, 1, &length))
        return uric_refuse_part(e->why, URIC_REASON_DOT_SEGMENT, URIC_EDIT_SEGMENT, 0);
    return status;
}

/* A path that does not start with "/" must not start with an empty segment. */
static enum uric_status refuse_first(struct editing *e)
{
    return uric_refuse_part(e->why, URIC_REASON_FIRST_SEGMENT, URIC_EDIT_SEGMENT, 0);
}

static enum uric_status replace_segment(struct editing *e, struct uric_bytes path,
                                        int rooted, struct uric_bytes segment)
{
    struct uric_part_text *const part = &e->part[URIC_PATH];
    const struct uric_bytes value = e->edit->value;
    const struct uric_bytes first = before(path, segment);
    const struct uric_bytes rest = after(path, segment);

    if (!rooted && first.n == 0 && value.n == 0)
        return refuse_first(e);
    part->n = 0;
    if (rooted)
        uric_part_add(part, "/", 1);
    uric_part_add(part, first.s, first.n);
    uric_part_add(part, value.s, value.n);
    uric_part_add(part, rest.s, rest.n);
    return URIC_OK;
}

static enum uric_status append_segment(struct editing *e, struct uric_bytes path,
                                       int rooted)
{
    struct uric_part_text *const part = &e->part[URIC_PATH];
    const struct uric_bytes value = e->edit->value;
    const int is_first = !rooted && path.n == 0;

    if (is_first && !e->part[URIC_HOST].defined && value.n == 0)
        return refuse_first(e);
    if (!is_first || e->part[URIC_HOST].defined)
        uric_part_add(part, "/", 1);
    uric_part_add(part, value.s, value.n);
    return URIC_OK;
}

static enum uric_status remove_segment(struct editing *e, struct uric_bytes path,
                                       int rooted, struct uric_bytes segment)
{
    struct uric_part_text *const part = &e->part[URIC_PATH];
    const int is_only = segment.n == path.n;
    struct uric_part_text left = { { { NULL, 0 } }, 0, 1 };
    size_t i;

    leave_out(&left, path, segment);
    if (!rooted && !is_only && (left.n == 0 || left.piece[0].s[0] == '/'))
        return refuse_first(e);
    part->n = 0;
    if (rooted && !is_only)
        uric_part_add(part, "/", 1);
    for (i = 0; i < left.n; i++)
        uric_part_add(part, left.piece[i].s, left.piece[i].n);
    return URIC_OK;
}

static enum uric_status edit_segment(struct editing *e)
{
    struct uric_bytes path = uric_bytes_of(e->s, e->u, URIC_PATH), segment;
    const int rooted = path.n > 0 && path.s[0] == '/';
    const size_t count = path.n > 0 ? count_elements(path, '/') - (size_t)rooted : 0;
    const enum uric_status status = removes(e) ? URIC_OK : refuse_segment(e);

    if (status != URIC_OK)
        return status;
    if (e->edit->index == count && !removes(e))
        return append_segment(e, path, rooted);
    path.s += rooted;
    path.n -= (size_t)rooted;
    if (count == 0 || !find_element(path, '/', e->edit->index, &segment))
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_SEGMENT, 0);
    return removes(e) ? remove_segment(e, path, rooted, segment)
                      : replace_segment(e, path, rooted, segment);
}

/* ---- one parameter of the query ---- */

static struct uric_bytes name_of(struct uric_bytes parameter)
{
    const char *const equals = find_byte(parameter, '=');

    if (equals != NULL)
        parameter.n = (size_t)(equals - parameter.s);
    return parameter;
}

/* Compares names percent-decoded. */
static int same_name(struct uric_bytes one, struct uric_bytes other)
{
    const uint32_t n = (uint32_t)one.n, m = (uint32_t)other.n;
    uint32_t i = 0, k = 0;

    while (i < n && k < m) {
        if (uric_decode_next(one.s, &i, n) != uric_decode_next(other.s, &k, m))
            return 0;
    }
    return i == n && k == m;
}

static int find_parameter(const struct editing *e, struct uric_bytes query,
                          struct uric_bytes *parameter)
{
    struct uric_bytes rest = query;

    if (query.s == NULL)
        return 0;
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return find_element(query, '&', e->edit->index, parameter);
    for (;;) {
        find_element(rest, '&', 0, parameter);
        if (same_name(name_of(*parameter), e->edit->name))
            return 1;
        rest = after(rest, *parameter);
        if (rest.n == 0)
            return 0;
        rest.s++;
        rest.n--;
    }
}

static void put_parameter(struct editing *e, struct uric_bytes name)
{
    uric_part_add(&e->part[URIC_QUERY], name.s, name.n);
    uric_part_add(&e->part[URIC_QUERY], "=", 1);
    uric_part_add(&e->part[URIC_QUERY], e->edit->value.s, e->edit->value.n);
}

static enum uric_status replace_parameter(struct editing *e, struct uric_bytes query,
                                          struct uric_bytes parameter)
{
    struct uric_part_text *const part = &e->part[URIC_QUERY];
    const struct uric_bytes first = before(query, parameter);
    const struct uric_bytes rest = after(query, parameter);

    if (removes(e) && parameter.n == query.n)
        return set_part(e, URIC_QUERY, no_bytes);
    if (removes(e)) {
        leave_out(part, query, parameter);
        return URIC_OK;
    }
    part->n = 0;
    uric_part_add(part, first.s, first.n);
    put_parameter(e, name_of(parameter));
    uric_part_add(part, rest.s, rest.n);
    return URIC_OK;
}

static enum uric_status refuse_parameter(struct editing *e)
{
    const int part = e->edit->what;
    enum uric_status status = refuse_in(e, e->edit->value, '&', part);

    if (status == URIC_OK && part == URIC_EDIT_PARAMETER_NAMED)
        status = refuse_in(e, e->edit->name, '&', part);
    if (status == URIC_OK && part == URIC_EDIT_PARAMETER_NAMED)
        status = refuse_in(e, e->edit->name, '=', part);
    return status;
}

static enum uric_status edit_parameter(struct editing *e)
{
    const struct uric_bytes query = uric_bytes_of(e->s, e->u, URIC_QUERY);
    const enum uric_status status = refuse_parameter(e);
    struct uric_bytes parameter;

    if (status != URIC_OK)
        return status;
    if (find_parameter(e, query, &parameter))
        return replace_parameter(e, query, parameter);
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_PARAMETER, 0);
    if (removes(e))
        return URIC_OK;
    if (query.n > 0)
        uric_part_add(&e->part[URIC_QUERY], "&", 1);
    put_parameter(e, e->edit->name);
    return URIC_OK;
}

/* ---- any part ---- */

static int part_of(int what)
{
    static const int parts[] = { URIC_PARTS, URIC_USERINFO, URIC_USERINFO, URIC_PATH,
                                 URIC_QUERY, URIC_QUERY };

    return what < URIC_PARTS ? what : parts[what - URIC_PARTS];
}

static enum uric_status apply(struct editing *e)
{
    const int what = e->edit->what;

    switch (what) {
    case URIC_EDIT_AUTHORITY: return edit_authority(e);
    case URIC_EDIT_USER: return edit_user(e);
    case URIC_EDIT_PASSWORD: return edit_password(e);
    case URIC_EDIT_SEGMENT: return edit_segment(e);
    case URIC_EDIT_PARAMETER:
    case URIC_EDIT_PARAMETER_NAMED: return edit_parameter(e);
    default:
        return what < 0 || what >= URIC_PARTS ? URIC_UNKNOWN
                                              : set_part(e, what, e->edit->value);
    }
}

enum uric_status uric_edit(struct uric_ref ref, const struct uric_change *edit,
                           char *buffer, size_t size, size_t *length,
                           struct uric_refusal *why)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_change given = *edit;
    struct uric_refusal unasked;
    struct editing e;
    enum uric_status status;
    int part;

    *length = 0;
    memset(&e, 0, sizeof e);
    e.s = s;
    e.u = u;
    given.value = uric_bytes_given(edit->value);
    given.name = uric_bytes_given(edit->name);
    e.edit = &given;
    e.why = why != NULL ? why : &unasked;
    memset(e.why, 0, sizeof *e.why);
    for (part = 0; part < URIC_PARTS; part++)
        set_part(&e, part, uric_bytes_of(s, u, (enum uric_part)part));
    if (uric_too_long(given.value) || uric_too_long(given.name))
        return URIC_TOO_LONG;
    status = apply(&e);
    if (status != URIC_OK)
        return status;
    return uric_compose(e.part, part_of(edit->what), buffer, size, length, e.why);
}

/* Generated from grammar/text/html_base.rl by ragel 6.10 -T0; do not edit. */
/* The BASE element of an HTML document (RFC 3986, 5.1.1), by a table: skips what comes
 * before it, and stops where the head ends. */
/* Locating the base that a document names. */
#ifndef URIC_EMBEDDED_H
#define URIC_EMBEDDED_H


/* Find the href value of the first BASE element, as written: 1, or 0 if there is none.
 * *is_final: further bytes would not change the result. */
URIC_INTERNAL int uric_find_html_base(const char *s, size_t n, uric_span *href,
                                      int *is_final);

/* Find the bodies of these fields, of several the last.  Returns which ones exist. */
enum { URIC_FOUND_BASE = 1, URIC_FOUND_LOCATION = 2 };
URIC_INTERNAL int uric_find_mime_base(const char *s, size_t n, uric_span *base,
                                      uric_span *location, int *is_final);

#endif

static const char _html_base_actions[] = {
	0, 1, 0, 1, 1, 1, 4, 2,
	2, 3, 3, 1, 2, 3, 3, 2,
	3, 4
};

static const short _html_base_key_offsets[] = {
	0, 0, 17, 19, 20, 21, 23, 24,
	25, 28, 30, 32, 38, 40, 42, 44,
	51, 53, 55, 57, 59, 61, 63, 65,
	67, 69, 76, 86, 94, 104, 112, 118,
	119, 120, 130, 140, 150, 158, 168, 176,
	182, 183, 184, 185, 186, 190, 192, 194,
	201, 209, 212, 220, 226, 227, 228, 230,
	232, 234, 236, 238, 240, 242, 244, 246,
	248, 250, 252, 254, 256, 258, 265, 273,
	276, 284, 290, 291, 293, 296, 299, 302,
	305, 308, 311, 314, 317, 318, 319, 323,
	325, 327, 329, 331, 338, 346, 349, 357,
	363, 364, 367, 369, 371, 374, 376, 378,
	383, 387, 391, 395, 399, 403, 407, 416,
	420, 424, 428, 432, 436, 445, 447, 449,
	452, 455, 459, 463, 467, 471, 475, 479,
	488, 491, 494, 497, 500, 503, 506, 514,
	515, 516, 518, 520, 522, 529, 537, 540,
	548, 554, 555, 557, 560, 563, 566, 569,
	572, 573, 574, 578, 580, 582, 584, 586,
	588, 590, 597, 605, 608, 616, 622, 623,
	625, 628, 631, 634, 637, 640, 643, 646,
	649, 650, 651, 653, 655, 657, 664, 672,
	675, 683, 689, 690, 692, 695, 698, 701,
	704, 707, 708, 709, 710, 711, 718
};

static const unsigned char _html_base_trans_keys[] = {
	33u, 47u, 63u, 66u, 72u, 76u, 77u, 78u,
	83u, 84u, 98u, 104u, 108u, 109u, 110u, 115u,
	116u, 45u, 62u, 62u, 45u, 45u, 62u, 45u,
	45u, 33u, 45u, 62u, 45u, 62u, 45u, 62u,
	66u, 76u, 77u, 98u, 108u, 109u, 65u, 97u,
	83u, 115u, 69u, 101u, 32u, 47u, 62u, 9u,
	10u, 12u, 13u, 73u, 105u, 78u, 110u, 75u,
	107u, 69u, 101u, 84u, 116u, 65u, 97u, 65u,
	97u, 83u, 115u, 69u, 101u, 32u, 47u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	72u, 104u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 72u, 104u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 34u, 39u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	70u, 102u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 72u, 104u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 34u, 34u,
	39u, 39u, 69u, 84u, 101u, 116u, 65u, 97u,
	68u, 100u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 47u, 61u, 62u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 34u, 39u, 77u, 109u, 76u, 108u,
	73u, 105u, 78u, 110u, 75u, 107u, 69u, 101u,
	84u, 116u, 65u, 97u, 79u, 111u, 83u, 115u,
	67u, 99u, 82u, 114u, 73u, 105u, 80u, 112u,
	84u, 116u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 47u, 61u, 62u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 60u, 47u, 60u, 60u, 78u, 110u,
	60u, 79u, 111u, 60u, 83u, 115u, 60u, 67u,
	99u, 60u, 82u, 114u, 60u, 73u, 105u, 60u,
	80u, 112u, 60u, 84u, 116u, 34u, 39u, 67u,
	84u, 99u, 116u, 82u, 114u, 73u, 105u, 80u,
	112u, 84u, 116u, 32u, 47u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 47u, 61u, 62u, 32u, 34u, 39u,
	62u, 9u, 10u, 12u, 13u, 32u, 62u, 9u,
	10u, 12u, 13u, 60u, 33u, 47u, 60u, 45u,
	60u, 45u, 60u, 45u, 60u, 62u, 45u, 60u,
	45u, 60u, 45u, 47u, 60u, 83u, 115u, 45u,
	60u, 83u, 115u, 45u, 60u, 67u, 99u, 45u,
	60u, 82u, 114u, 45u, 60u, 73u, 105u, 45u,
	60u, 80u, 112u, 45u, 60u, 84u, 116u, 32u,
	45u, 47u, 60u, 62u, 9u, 10u, 12u, 13u,
	45u, 60u, 67u, 99u, 45u, 60u, 82u, 114u,
	45u, 60u, 73u, 105u, 45u, 60u, 80u, 112u,
	45u, 60u, 84u, 116u, 32u, 45u, 47u, 60u,
	62u, 9u, 10u, 12u, 13u, 45u, 60u, 45u,
	60u, 45u, 60u, 62u, 45u, 47u, 60u, 45u,
	60u, 83u, 115u, 45u, 60u, 67u, 99u, 45u,
	60u, 82u, 114u, 45u, 60u, 73u, 105u, 45u,
	60u, 80u, 112u, 45u, 60u, 84u, 116u, 32u,
	45u, 47u, 60u, 62u, 9u, 10u, 12u, 13u,
	60u, 83u, 115u, 60u, 67u, 99u, 60u, 82u,
	114u, 60u, 73u, 105u, 60u, 80u, 112u, 60u,
	84u, 116u, 32u, 47u, 60u, 62u, 9u, 10u,
	12u, 13u, 34u, 39u, 89u, 121u, 76u, 108u,
	69u, 101u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 47u, 61u, 62u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 60u, 47u, 60u, 60u, 83u, 115u,
	60u, 84u, 116u, 60u, 89u, 121u, 60u, 76u,
	108u, 60u, 69u, 101u, 34u, 39u, 69u, 73u,
	101u, 105u, 77u, 109u, 80u, 112u, 76u, 108u,
	65u, 97u, 84u, 116u, 69u, 101u, 32u, 47u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 9u, 10u, 12u, 13u, 47u, 61u, 62u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 60u, 47u,
	60u, 60u, 84u, 116u, 60u, 69u, 101u, 60u,
	77u, 109u, 60u, 80u, 112u, 60u, 76u, 108u,
	60u, 65u, 97u, 60u, 84u, 116u, 60u, 69u,
	101u, 34u, 39u, 84u, 116u, 76u, 108u, 69u,
	101u, 32u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	47u, 61u, 62u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 60u, 47u, 60u, 60u, 84u, 116u, 60u,
	73u, 105u, 60u, 84u, 116u, 60u, 76u, 108u,
	60u, 69u, 101u, 34u, 39u, 187u, 191u, 32u,
	60u, 239u, 9u, 10u, 12u, 13u, 32u, 60u,
	9u, 10u, 12u, 13u, 0
};

static const char _html_base_single_lengths[] = {
	0, 17, 2, 1, 1, 2, 1, 1,
	3, 2, 2, 6, 2, 2, 2, 3,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 3, 6, 4, 6, 4, 2, 1,
	1, 6, 6, 6, 4, 6, 4, 2,
	1, 1, 1, 1, 4, 2, 2, 3,
	4, 3, 4, 2, 1, 1, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 3, 4, 3,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 3, 3, 3, 1, 1, 4, 2,
	2, 2, 2, 3, 4, 3, 4, 2,
	1, 3, 2, 2, 3, 2, 2, 5,
	4, 4, 4, 4, 4, 4, 5, 4,
	4, 4, 4, 4, 5, 2, 2, 3,
	3, 4, 4, 4, 4, 4, 4, 5,
	3, 3, 3, 3, 3, 3, 4, 1,
	1, 2, 2, 2, 3, 4, 3, 4,
	2, 1, 2, 3, 3, 3, 3, 3,
	1, 1, 4, 2, 2, 2, 2, 2,
	2, 3, 4, 3, 4, 2, 1, 2,
	3, 3, 3, 3, 3, 3, 3, 3,
	1, 1, 2, 2, 2, 3, 4, 3,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 1, 1, 1, 1, 3, 2
};

static const char _html_base_range_lengths[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 2,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 2, 2, 2, 2, 2, 2, 0,
	0, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 0, 0, 0, 2,
	2, 0, 2, 2, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2, 0,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 2, 2, 0, 2, 2,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 0, 0, 0, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 2,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 0, 0, 0, 2, 2, 0, 2,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 2, 2, 0, 2, 2, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2, 0,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2
};

static const short _html_base_index_offsets[] = {
	0, 0, 18, 21, 23, 25, 28, 30,
	32, 36, 39, 42, 49, 52, 55, 58,
	64, 67, 70, 73, 76, 79, 82, 85,
	88, 91, 97, 106, 113, 122, 129, 134,
	136, 138, 147, 156, 165, 172, 181, 188,
	193, 195, 197, 199, 201, 206, 209, 212,
	218, 225, 229, 236, 241, 243, 245, 248,
	251, 254, 257, 260, 263, 266, 269, 272,
	275, 278, 281, 284, 287, 290, 296, 303,
	307, 314, 319, 321, 324, 328, 332, 336,
	340, 344, 348, 352, 356, 358, 360, 365,
	368, 371, 374, 377, 383, 390, 394, 401,
	406, 408, 412, 415, 418, 422, 425, 428,
	434, 439, 444, 449, 454, 459, 464, 472,
	477, 482, 487, 492, 497, 505, 508, 511,
	515, 519, 524, 529, 534, 539, 544, 549,
	557, 561, 565, 569, 573, 577, 581, 588,
	590, 592, 595, 598, 601, 607, 614, 618,
	625, 630, 632, 635, 639, 643, 647, 651,
	655, 657, 659, 664, 667, 670, 673, 676,
	679, 682, 688, 695, 699, 706, 711, 713,
	716, 720, 724, 728, 732, 736, 740, 744,
	748, 750, 752, 755, 758, 761, 767, 774,
	778, 785, 790, 792, 795, 799, 803, 807,
	811, 815, 817, 819, 821, 823, 829
};

static const unsigned char _html_base_indicies[] = {
	0, 2, 3, 4, 5, 6, 7, 8,
	9, 10, 4, 5, 6, 7, 8, 9,
	10, 1, 11, 1, 3, 12, 3, 13,
	1, 15, 12, 14, 16, 14, 17, 14,
	18, 17, 12, 14, 16, 12, 14, 17,
	12, 14, 19, 20, 21, 19, 20, 21,
	1, 22, 22, 1, 23, 23, 1, 24,
	24, 1, 3, 3, 12, 3, 3, 1,
	25, 25, 1, 26, 26, 1, 24, 24,
	1, 27, 27, 1, 28, 28, 1, 24,
	24, 1, 29, 29, 1, 30, 30, 1,
	31, 31, 1, 32, 32, 33, 32, 32,
	1, 32, 32, 1, 33, 35, 35, 32,
	32, 34, 36, 32, 37, 33, 36, 36,
	34, 36, 32, 37, 33, 35, 35, 36,
	36, 34, 37, 39, 40, 1, 37, 37,
	38, 32, 33, 32, 32, 38, 32, 39,
	32, 40, 36, 32, 37, 33, 41, 41,
	36, 36, 34, 36, 32, 37, 33, 42,
	42, 36, 36, 34, 36, 32, 37, 33,
	43, 43, 36, 36, 34, 44, 32, 45,
	33, 44, 44, 34, 44, 32, 45, 33,
	35, 35, 44, 44, 34, 45, 47, 48,
	1, 45, 45, 46, 50, 51, 50, 50,
	49, 53, 52, 50, 54, 53, 55, 50,
	56, 57, 58, 57, 58, 1, 59, 59,
	1, 60, 60, 1, 61, 61, 12, 61,
	61, 1, 61, 61, 1, 12, 61, 61,
	62, 61, 63, 12, 62, 63, 65, 66,
	1, 63, 63, 64, 61, 12, 61, 61,
	64, 61, 65, 61, 66, 67, 67, 1,
	60, 60, 1, 68, 68, 1, 69, 69,
	1, 60, 60, 1, 70, 70, 1, 71,
	71, 1, 60, 60, 1, 72, 72, 1,
	73, 73, 1, 74, 74, 1, 75, 75,
	1, 76, 76, 1, 77, 77, 1, 78,
	78, 1, 79, 79, 80, 79, 79, 1,
	79, 79, 1, 80, 79, 79, 81, 79,
	82, 80, 81, 82, 84, 85, 1, 82,
	82, 83, 79, 80, 79, 79, 83, 86,
	80, 87, 86, 80, 86, 88, 88, 80,
	86, 89, 89, 80, 86, 90, 90, 80,
	86, 91, 91, 80, 86, 92, 92, 80,
	86, 93, 93, 80, 86, 94, 94, 80,
	86, 24, 24, 80, 79, 84, 79, 85,
	95, 96, 95, 96, 1, 97, 97, 1,
	98, 98, 1, 99, 99, 1, 100, 100,
	1, 101, 101, 102, 101, 101, 1, 101,
	101, 1, 102, 101, 101, 103, 101, 104,
	102, 103, 104, 106, 107, 1, 104, 104,
	105, 101, 102, 101, 101, 105, 108, 102,
	109, 110, 108, 102, 111, 108, 102, 112,
	108, 102, 112, 114, 102, 113, 115, 114,
	113, 112, 114, 113, 115, 116, 114, 117,
	117, 113, 115, 114, 118, 118, 113, 115,
	114, 119, 119, 113, 115, 114, 120, 120,
	113, 115, 114, 121, 121, 113, 115, 114,
	122, 122, 113, 115, 114, 123, 123, 113,
	3, 115, 3, 114, 12, 3, 3, 113,
	115, 114, 124, 124, 113, 115, 114, 125,
	125, 113, 115, 114, 126, 126, 113, 115,
	114, 127, 127, 113, 115, 114, 128, 128,
	113, 129, 115, 129, 114, 129, 129, 129,
	113, 130, 131, 129, 132, 131, 129, 132,
	131, 102, 129, 130, 133, 131, 129, 130,
	131, 134, 134, 129, 130, 131, 135, 135,
	129, 130, 131, 136, 136, 129, 130, 131,
	137, 137, 129, 130, 131, 138, 138, 129,
	130, 131, 139, 139, 129, 113, 130, 113,
	131, 113, 113, 113, 129, 108, 140, 140,
	102, 108, 141, 141, 102, 108, 142, 142,
	102, 108, 143, 143, 102, 108, 144, 144,
	102, 108, 145, 145, 102, 3, 3, 108,
	12, 3, 3, 102, 101, 106, 101, 107,
	146, 146, 1, 147, 147, 1, 148, 148,
	1, 149, 149, 150, 149, 149, 1, 149,
	149, 1, 150, 149, 149, 151, 149, 152,
	150, 151, 152, 154, 155, 1, 152, 152,
	153, 149, 150, 149, 149, 153, 156, 150,
	157, 156, 150, 156, 158, 158, 150, 156,
	159, 159, 150, 156, 160, 160, 150, 156,
	161, 161, 150, 156, 24, 24, 150, 149,
	154, 149, 155, 162, 163, 162, 163, 1,
	164, 164, 1, 165, 165, 1, 166, 166,
	1, 167, 167, 1, 168, 168, 1, 169,
	169, 1, 170, 170, 171, 170, 170, 1,
	170, 170, 1, 171, 170, 170, 172, 170,
	173, 171, 172, 173, 175, 176, 1, 173,
	173, 174, 170, 171, 170, 170, 174, 177,
	171, 178, 177, 171, 177, 179, 179, 171,
	177, 180, 180, 171, 177, 181, 181, 171,
	177, 182, 182, 171, 177, 183, 183, 171,
	177, 184, 184, 171, 177, 185, 185, 171,
	177, 24, 24, 171, 170, 175, 170, 176,
	186, 186, 1, 187, 187, 1, 188, 188,
	1, 189, 189, 190, 189, 189, 1, 189,
	189, 1, 190, 189, 189, 191, 189, 192,
	190, 191, 192, 194, 195, 1, 192, 192,
	193, 189, 190, 189, 189, 193, 196, 190,
	197, 196, 190, 196, 198, 198, 190, 196,
	199, 199, 190, 196, 200, 200, 190, 196,
	201, 201, 190, 196, 24, 24, 190, 189,
	194, 189, 195, 202, 1, 12, 1, 12,
	203, 204, 12, 12, 1, 12, 203, 12,
	12, 1, 0
};

static const unsigned char _html_base_trans_targs[] = {
	2, 0, 11, 3, 22, 44, 56, 59,
	62, 86, 154, 4, 198, 5, 6, 10,
	7, 8, 9, 12, 16, 19, 13, 14,
	15, 17, 18, 20, 21, 23, 24, 25,
	26, 198, 27, 33, 28, 29, 30, 31,
	32, 34, 35, 36, 37, 38, 39, 40,
	42, 39, 26, 198, 41, 26, 41, 43,
	43, 45, 54, 46, 47, 48, 49, 50,
	51, 52, 53, 55, 57, 58, 60, 61,
	63, 64, 65, 66, 67, 68, 69, 70,
	74, 71, 72, 73, 84, 85, 75, 76,
	77, 78, 79, 80, 81, 82, 83, 87,
	137, 88, 89, 90, 91, 92, 96, 93,
	94, 95, 135, 136, 97, 98, 128, 99,
	100, 101, 103, 102, 104, 111, 105, 106,
	107, 108, 109, 110, 112, 113, 114, 115,
	116, 117, 118, 120, 119, 121, 122, 123,
	124, 125, 126, 127, 129, 130, 131, 132,
	133, 134, 138, 139, 140, 141, 145, 142,
	143, 144, 152, 153, 146, 147, 148, 149,
	150, 151, 155, 178, 156, 157, 158, 159,
	160, 161, 162, 166, 163, 164, 165, 176,
	177, 167, 168, 169, 170, 171, 172, 173,
	174, 175, 179, 180, 181, 182, 186, 183,
	184, 185, 193, 194, 187, 188, 189, 190,
	191, 192, 196, 1, 195
};

static const char _html_base_trans_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 5, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 3, 0,
	0, 0, 7, 14, 3, 10, 0, 3,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0
};

enum { html_base_start = 197 };
enum { html_base_error = 0 };

int uric_find_html_base(const char *s, size_t n, uric_span *href, int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin;
    uric_span value = { 0, 0 };
    int cs = html_base_start, has_href = 0, found = 0;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _html_base_trans_keys + _html_base_key_offsets[cs];
	_trans = (unsigned int)_html_base_index_offsets[cs];

	_klen = _html_base_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _html_base_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	_trans = (unsigned int)_html_base_indicies[_trans];
	cs = _html_base_trans_targs[_trans];

	if ( _html_base_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _html_base_actions + _html_base_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ has_href = 0; }
	break;
	case 1:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); }
	break;
	case 3:
	{
        if (!has_href)
            *href = value;
        has_href = 1;
    }
	break;
	case 4:
	{
        found = has_href;
        if (found)
            {p++; goto _out; }
    }
	break;
		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *is_final = found || cs == html_base_error;
    return found;
}

/* Generated from grammar/text/mime_base.rl by ragel 6.10 -T0; do not edit. */
/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: stops where the header ends. */

static const char _mime_base_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 2, 0, 1, 2, 0, 2
};

static const unsigned char _mime_base_key_offsets[] = {
	0, 0, 1, 6, 9, 16, 23, 30,
	37, 44, 51, 57, 66, 73, 80, 87,
	92, 95, 102, 109, 116, 123, 130, 137,
	144, 149, 152, 158, 164, 170, 175, 179,
	180, 189, 189, 190, 200, 201, 202, 212,
	213, 214, 224
};

static const unsigned char _mime_base_trans_keys[] = {
	10u, 9u, 32u, 58u, 33u, 126u, 9u, 32u,
	58u, 9u, 32u, 58u, 79u, 111u, 33u, 126u,
	9u, 32u, 58u, 78u, 110u, 33u, 126u, 9u,
	32u, 58u, 84u, 116u, 33u, 126u, 9u, 32u,
	58u, 69u, 101u, 33u, 126u, 9u, 32u, 58u,
	78u, 110u, 33u, 126u, 9u, 32u, 58u, 84u,
	116u, 33u, 126u, 9u, 32u, 45u, 58u, 33u,
	126u, 9u, 32u, 58u, 66u, 76u, 98u, 108u,
	33u, 126u, 9u, 32u, 58u, 65u, 97u, 33u,
	126u, 9u, 32u, 58u, 83u, 115u, 33u, 126u,
	9u, 32u, 58u, 69u, 101u, 33u, 126u, 9u,
	32u, 58u, 33u, 126u, 9u, 32u, 58u, 9u,
	32u, 58u, 79u, 111u, 33u, 126u, 9u, 32u,
	58u, 67u, 99u, 33u, 126u, 9u, 32u, 58u,
	65u, 97u, 33u, 126u, 9u, 32u, 58u, 84u,
	116u, 33u, 126u, 9u, 32u, 58u, 73u, 105u,
	33u, 126u, 9u, 32u, 58u, 79u, 111u, 33u,
	126u, 9u, 32u, 58u, 78u, 110u, 33u, 126u,
	9u, 32u, 58u, 33u, 126u, 9u, 32u, 58u,
	9u, 32u, 58u, 114u, 33u, 126u, 9u, 32u,
	58u, 111u, 33u, 126u, 9u, 32u, 58u, 109u,
	33u, 126u, 9u, 32u, 58u, 33u, 126u, 9u,
	10u, 32u, 58u, 10u, 10u, 13u, 67u, 70u,
	99u, 33u, 57u, 59u, 126u, 10u, 9u, 10u,
	13u, 32u, 67u, 99u, 33u, 57u, 59u, 126u,
	10u, 10u, 9u, 10u, 13u, 32u, 67u, 99u,
	33u, 57u, 59u, 126u, 10u, 10u, 9u, 10u,
	13u, 32u, 67u, 99u, 33u, 57u, 59u, 126u,
	10u, 13u, 67u, 99u, 33u, 57u, 59u, 126u,
	0
};

static const char _mime_base_single_lengths[] = {
	0, 1, 3, 3, 5, 5, 5, 5,
	5, 5, 4, 7, 5, 5, 5, 3,
	3, 5, 5, 5, 5, 5, 5, 5,
	3, 3, 4, 4, 4, 3, 4, 1,
	5, 0, 1, 6, 1, 1, 6, 1,
	1, 6, 4
};

static const char _mime_base_range_lengths[] = {
	0, 0, 1, 0, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 1, 1, 1, 0, 0,
	2, 0, 0, 2, 0, 0, 2, 0,
	0, 2, 2
};

static const short _mime_base_index_offsets[] = {
	0, 0, 2, 7, 11, 18, 25, 32,
	39, 46, 53, 59, 68, 75, 82, 89,
	94, 98, 105, 112, 119, 126, 133, 140,
	147, 152, 156, 162, 168, 174, 179, 184,
	186, 194, 195, 197, 206, 208, 210, 219,
	221, 223, 232
};

static const char _mime_base_indicies[] = {
	0, 1, 2, 2, 4, 3, 1, 2,
	2, 4, 1, 2, 2, 4, 5, 5,
	3, 1, 2, 2, 4, 6, 6, 3,
	1, 2, 2, 4, 7, 7, 3, 1,
	2, 2, 4, 8, 8, 3, 1, 2,
	2, 4, 9, 9, 3, 1, 2, 2,
	4, 10, 10, 3, 1, 2, 2, 11,
	4, 3, 1, 2, 2, 4, 12, 13,
	12, 13, 3, 1, 2, 2, 4, 14,
	14, 3, 1, 2, 2, 4, 15, 15,
	3, 1, 2, 2, 4, 16, 16, 3,
	1, 17, 17, 18, 3, 1, 17, 17,
	18, 1, 2, 2, 4, 19, 19, 3,
	1, 2, 2, 4, 20, 20, 3, 1,
	2, 2, 4, 21, 21, 3, 1, 2,
	2, 4, 22, 22, 3, 1, 2, 2,
	4, 23, 23, 3, 1, 2, 2, 4,
	24, 24, 3, 1, 2, 2, 4, 25,
	25, 3, 1, 26, 26, 27, 3, 1,
	26, 26, 27, 1, 2, 2, 4, 28,
	3, 1, 2, 2, 4, 29, 3, 1,
	2, 2, 4, 30, 3, 1, 2, 31,
	4, 3, 1, 31, 33, 31, 4, 32,
	33, 32, 0, 34, 35, 36, 35, 3,
	3, 1, 1, 37, 4, 4, 0, 34,
	4, 35, 35, 3, 3, 1, 39, 38,
	41, 40, 40, 0, 34, 40, 35, 35,
	3, 3, 1, 43, 42, 45, 44, 44,
	0, 34, 44, 35, 35, 3, 3, 1,
	0, 34, 35, 35, 3, 3, 1, 0
};

static const char _mime_base_trans_targs[] = {
	33, 0, 3, 2, 34, 5, 6, 7,
	8, 9, 10, 11, 12, 17, 13, 14,
	15, 16, 36, 18, 19, 20, 21, 22,
	23, 24, 25, 39, 27, 28, 29, 30,
	31, 42, 1, 4, 26, 35, 37, 38,
	37, 38, 40, 41, 40, 41
};

static const char _mime_base_trans_actions[] = {
	7, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 9,
	0, 3, 1, 12, 0, 5
};

static const char _mime_base_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 9, 3, 0, 12,
	5, 0, 0
};

enum { mime_base_start = 32 };
enum { mime_base_error = 0 };

int uric_find_mime_base(const char *s, size_t n, uric_span *base, uric_span *location,
                        int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin, *const eof = pe;
    uric_span value = { 0, 0 };
    int cs = mime_base_start, found = 0;

    *is_final = 0;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _mime_base_trans_keys + _mime_base_key_offsets[cs];
	_trans = (unsigned int)_mime_base_index_offsets[cs];

	_klen = _mime_base_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _mime_base_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	_trans = (unsigned int)_mime_base_indicies[_trans];
	cs = _mime_base_trans_targs[_trans];

	if ( _mime_base_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _mime_base_actions + _mime_base_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 1:
	{ value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_FOUND_LOCATION; }
	break;
	case 3:
	{ *is_final = 1; {p++; goto _out; } }
	break;
		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = _mime_base_actions + _mime_base_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 0:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 1:
	{ value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_FOUND_LOCATION; }
	break;
		}
	}
	}

	_out: {}
	}

    *is_final |= cs == mime_base_error;
    return found;
}

/* HTML character references to US-ASCII characters. */
/* HTML character references. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H


/* The length of the character reference at the start of the n bytes at s, which are in an
 * attribute, if it stands for a US-ASCII character; the character goes to *byte.  0 for
 * other references or none; then *byte is unchanged. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif

/* The length of a numeric reference to a US-ASCII character, or 0. */
static size_t numeric(const char *s, size_t n, char *byte)
{
    const unsigned base = n > 2 && uric_lower(s[2]) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    unsigned value = 0;
    int digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && uric_hex_value(s[i]) < base; i++, digits++)
        value = value * base + uric_hex_value(s[i]);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

/* The names of US-ASCII characters (HTML, "Named character references"), each followed by
 * ";" and its character.  For the first table the reference may omit the ";". */
static const char old_character_names[] = "amp;&AMP;&lt;<LT;<gt;>GT;>quot;\"QUOT;\"";
static const char character_names[] =
    "apos;'num;#colon;:sol;/quest;?equals;=commat;@period;.comma;,semi;;excl;!dollar;$"
    "percnt;%lpar;(rpar;)ast;*midast;*plus;+lowbar;_UnderBar;_lsqb;[lbrack;[rsqb;]"
    "rbrack;]bsol;\\Hat;^grave;`DiacriticalGrave;`lcub;{lbrace;{rcub;}rbrace;}verbar;|"
    "vert;|VerticalLine;|Tab;\tNewLine;\n";

/* Whether the name continues or is the name of a parameter (HTML, 13.2.5.73). */
static int is_open(const char *s, size_t n)
{
    return n > 0 && (s[0] == '=' || uric_is_digit(s[0]) || uric_is_letter(s[0]));
}

/* The length of a reference by one of these names, or 0. */
static size_t named(const char *s, size_t n, const char *among, int is_old, char *byte)
{
    while (*among != '\0') {
        size_t length = 0;

        while (among[length] != ';')
            length++;
        if (n > length && memcmp(s + 1, among, length) == 0) {
            const size_t end = length + 1;
            const int is_closed = n > end && s[end] == ';';

            if (is_closed || (is_old && !is_open(s + end, n - end))) {
                *byte = among[end];
                return end + (size_t)is_closed;
            }
        }
        among += length + 2;
    }
    return 0;
}

size_t uric_html_character(const char *s, size_t n, char *byte)
{
    size_t length = numeric(s, n, byte);

    if (length == 0)
        length = named(s, n, old_character_names, 1, byte);
    return length > 0 ? length : named(s, n, character_names, 0, byte);
}

/* The base that a document names, as a URI-reference: without the characters that HTML
 * and MIME add to it. */

struct embedded {
    char *buffer; /* NULL: only count */
    size_t length;
};

static void put_byte(struct embedded *e, char byte)
{
    if (e->buffer != NULL)
        e->buffer[e->length] = byte;
    e->length++;
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static uric_span without_spaces(const char *s, uric_span at)
{
    while (at.begin < at.end && is_space(s[at.begin]))
        at.begin++;
    while (at.begin < at.end && is_space(s[at.end - 1]))
        at.end--;
    return at;
}

/* ---- HTML ---- */

static void put_html(struct embedded *e, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        char byte = s[i];
        const size_t n = byte == '&' ? uric_html_character(s + i, at.end - i, &byte)
                                     : 0;

        put_byte(e, byte);
        i += n > 0 ? (uint32_t)n : 1;
    }
}

/* ---- MIME: undo folding and quoting ---- */

static uric_span without_quotes(const char *s, uric_span at)
{
    if (at.end - at.begin > 1 && ((s[at.begin] == '"' && s[at.end - 1] == '"') ||
                                  (s[at.begin] == '<' && s[at.end - 1] == '>'))) {
        at.begin++;
        at.end--;
    }
    return at;
}

/* The end of the consecutive comments (RFC 5322, 3.2.2) at the start of the span; the start
 * itself if there are none.  comments_begin() does the same at the end of the span. */
static uint32_t comments_end(const char *s, uric_span at)
{
    uint32_t i, depth = 0, last = at.begin;

    for (i = at.begin; i < at.end && (depth > 0 || s[i] == '('); i++) {
        if (s[i] == '\\' && i + 1 < at.end)
            i++;
        else if (s[i] == '(')
            depth++;
        else if (s[i] == ')' && --depth == 0)
            last = i + 1;
    }
    return last;
}

static int is_quoted_pair(const char *s, uint32_t begin, uint32_t i)
{
    uint32_t before = i;

    while (before > begin && s[before - 1] == '\\')
        before--;
    return (i - before) & 1;
}

static uint32_t comments_begin(const char *s, uric_span at)
{
    uint32_t i = at.end, depth = 0, first = at.end;

    while (i > at.begin && (depth > 0 || s[i - 1] == ')')) {
        const char byte = s[--i];

        if ((byte != '(' && byte != ')') || is_quoted_pair(s, at.begin, i)) {
            if (depth == 0)
                break;
        } else if (byte == ')') {
            depth++;
        } else if (--depth == 0) {
            first = i;
        }
    }
    return first;
}

/* RFC 2557, 4.1: [CFWS] URI [CFWS].  A URI can contain parentheses as well: they belong to
 * it unless a space or a quote precedes them. */
static uric_span without_comments(const char *s, uric_span at)
{
    uint32_t i;

    while ((i = comments_end(s, at)) > at.begin) {
        at.begin = i;
        at = without_spaces(s, at);
    }
    while ((i = comments_begin(s, at)) < at.end &&
           (is_space(s[i - 1]) || s[i - 1] == '"' || s[i - 1] == '>')) {
        at.end = i;
        at = without_spaces(s, at);
    }
    return at;
}

static void put_mime(struct embedded *e, const char *s, uric_span at)
{
    at = without_quotes(s, without_comments(s, at));
    for (; at.begin < at.end; at.begin++) {
        if (!is_space(s[at.begin]))
            put_byte(e, s[at.begin]);
    }
}

/* ---- both ---- */

typedef void put_reference(struct embedded *e, const char *s, uric_span at);

static enum uric_status answer_base(put_reference *put_base, const char *s, uric_span at,
                                    char *buffer, size_t size, size_t *length)
{
    struct embedded e = { NULL, 0 };

    at = without_spaces(s, at);
    put_base(&e, s, at);
    *length = e.length;
    if (e.length > size)
        return URIC_TOO_SMALL;
    if (e.length == 0)
        return URIC_OK;
    e.buffer = buffer;
    e.length = 0;
    put_base(&e, s, at);
    return URIC_OK;
}

static size_t within_offsets(size_t n)
{
    return n > URIC_MAX_LENGTH ? URIC_MAX_LENGTH : n;
}

enum uric_status uric_html_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span href;
    int is_final;

    *length = 0;
    if (!uric_find_html_base(s, within_offsets(n), &href, &is_final))
        return URIC_NONE;
    return answer_base(put_html, s, href, buffer, size, length);
}

enum uric_status uric_mime_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span base = { 0, 0 }, location = base, at;
    int is_final;
    const int found = uric_find_mime_base(s, within_offsets(n), &base, &location,
                                          &is_final);

    *length = 0;
    at = found & URIC_FOUND_BASE ? base : location;
    /* a base that continues past the bytes read must not be cut short */
    if (found == 0 || (at.end == URIC_MAX_LENGTH && n > URIC_MAX_LENGTH))
        return URIC_NONE;
    return answer_base(put_mime, s, at, buffer, size, length);
}

bool uric_html_base_is_final(const char *s, size_t n)
{
    uric_span href;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH) /* nothing after that is read */
        uric_find_html_base(s, n, &href, &is_final);
    return is_final;
}

bool uric_mime_base_is_final(const char *s, size_t n)
{
    uric_span base, location;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH)
        uric_find_mime_base(s, n, &base, &location, &is_final);
    return is_final;
}

/* ---- 5.1 ---- */

int uric_base_select(const struct uric_base *base, int order[URIC_BASE_SOURCES])
{
    int usable[URIC_BASE_SOURCES], source, count = 0, n = 0;

    for (source = 0; source < URIC_BASE_SOURCES; source++) {
        const struct uric_bytes at = base->source[source];
        struct uric u;

        if (at.s == NULL || uric_parse(at.s, at.n, &u) != URIC_OK)
            continue;
        usable[count++] = source;
        if (!uric_has(&u, URIC_SCHEME))
            continue;
        while (count > 0)
            order[n++] = usable[--count];
        return n;
    }
    return 0;
}

/* The target URI of an HTTP request (RFC 9112, 3.3). */

static struct uric_bytes from_to(const char *s, uint32_t begin, uint32_t end)
{
    const struct uric_bytes bytes = { uric_at(s, begin), end - begin };

    return bytes;
}

static uint32_t end_of(const struct uric *u)
{
    return u->part[uric_has(u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
}

static int add_piece(struct uric_bytes *pieces, int count, struct uric_bytes bytes)
{
    if (bytes.n > 0)
        pieces[count++] = bytes;
    return count;
}

static enum uric_status check(struct uric_bytes scheme, struct uric_bytes host,
                              int reads_host)
{
    struct uric field;

    if (scheme.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(scheme))
        return URIC_REFUSED;
    return reads_host && host.n > 0
               ? uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, &field)
               : URIC_OK;
}

enum uric_status uric_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                                 struct uric_ref request_target,
                                 struct uric_bytes pieces[URIC_TARGET_PIECES],
                                 size_t *count)
{
    static const struct uric_bytes delimiter = { "://", 3 };
    const enum uric_request_form form = uric_request_form(request_target.u);
    struct uric_bytes rest = { "", 0 };
    enum uric_status status;
    int n = 0;

    *count = 0;
    scheme = uric_bytes_given(scheme);
    host = uric_bytes_given(host);
    if (form == URIC_REQUEST_ABSOLUTE) {
        pieces[0] = from_to(request_target.s, 0, end_of(request_target.u));
        *count = 1;
        return URIC_OK;
    }
    status = check(scheme, host, form != URIC_REQUEST_AUTHORITY);
    if (status != URIC_OK)
        return status == URIC_INCOMPLETE ? URIC_INVALID : status;
    if (form == URIC_REQUEST_AUTHORITY)
        host = uric_authority_bytes(request_target.s, request_target.u);
    if (form == URIC_REQUEST_ORIGIN)
        rest = from_to(request_target.s, 0, end_of(request_target.u));
    if ((uint64_t)scheme.n + delimiter.n + host.n + rest.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    n = add_piece(pieces, n, scheme);
    n = add_piece(pieces, n, delimiter);
    n = add_piece(pieces, n, host);
    n = add_piece(pieces, n, rest);
    *count = (size_t)n;
    return URIC_OK;
}

/* Suffix references (RFC 3986, 4.5). */

static int begins_with(const char *s, size_t n, struct uric_bytes prefix)
{
    return n >= prefix.n && uric_same_letters(s, prefix.s, prefix.n);
}

/* Whether "//" and these bytes are a relative reference with a host and without a
 * userinfo.  A URI with its own scheme and authority is not a suffix. */
static int is_suffix(const char *s, size_t n)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric64 u;
    struct uric whole;

    if (uric_parse_uri(s, n, &whole) == URIC_OK && uric_has(&whole, URIC_HOST))
        return 0;
    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    uric_stream_feed(&m, s, n);
    return uric_stream_end(&m, &u) == URIC_OK &&
           !(u.defined >> URIC_USERINFO & 1) &&
           u.part[URIC_HOST].begin < u.part[URIC_HOST].end;
}

enum uric_status uric_suffix_reference(const char *s, size_t n,
                                       const struct uric_suffix *policy, size_t count,
                                       char *buffer, size_t size, size_t *length)
{
    struct uric_bytes scheme;
    size_t i;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    for (i = 0; i < count && !begins_with(s, n, uric_bytes_given(policy[i].host)); i++)
        ;
    if (i == count)
        return URIC_INVALID;
    scheme = uric_bytes_given(policy[i].scheme);
    if (scheme.n > URIC_MAX_LENGTH || (uint64_t)scheme.n + 3 + n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(scheme))
        return URIC_REFUSED;
    if (!is_suffix(s, n))
        return URIC_INVALID;
    *length = scheme.n + 3 + n;
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, scheme.s, scheme.n);
    memcpy(buffer + scheme.n, "://", 3);
    memcpy(buffer + scheme.n + 3, s, n);
    return URIC_OK;
}

/* The segments of a path. */

static const uric_span no_segment = { 0, 0 };

bool uric_segment_next(const char *s, uric_span *rest, uric_span *segment)
{
    const char *slash;

    *segment = no_segment;
    if (rest->begin == rest->end)
        return false;
    segment->begin = rest->begin + (s[rest->begin] == '/');
    segment->end = rest->end;
    slash = segment->begin < rest->end
                ? (const char *)memchr(s + segment->begin, '/', rest->end - segment->begin)
                : NULL;
    if (slash != NULL)
        segment->end = (uint32_t)(slash - s);
    rest->begin = segment->end;
    return true;
}

bool uric_segment_previous(const char *s, uric_span *rest, uric_span *segment)
{
    *segment = no_segment;
    if (rest->begin == rest->end)
        return false;
    segment->begin = segment->end = rest->end;
    while (segment->begin > rest->begin && s[segment->begin - 1] != '/')
        segment->begin--;
    rest->end = segment->begin > rest->begin ? segment->begin - 1 : rest->begin;
    return true;
}

/* Walks the segments of a path and decodes them. */
/* A part of a reference, decoded into the caller's buffer. */
#ifndef URIC_DECODE_PART_H
#define URIC_DECODE_PART_H


/* Decode the span at of s like uric_decode() with the flags 0 or URIC_DECODE_PLUS, but keep a
 * "%" that does not start a triplet.  Returns URIC_OK; or URIC_TOO_SMALL, with nothing written,
 * if size is less than *length. */
URIC_INTERNAL enum uric_status uric_decode_part(const char *s, uric_span at,
                                                enum uric_decode_flags flags, char *buffer,
                                                size_t size, size_t *length);

#endif

enum uric_status uric_segment_next_decoded(const char *s, uric_span *rest, char *buffer,
                                           size_t size, size_t *length)
{
    uric_span after = *rest, segment;
    enum uric_status status;

    *length = 0;
    if (!uric_segment_next(s, &after, &segment))
        return URIC_NONE;
    status = uric_decode_part(s, segment, URIC_DECODE_ALL, buffer, size, length);
    if (status == URIC_OK)
        *rest = after;
    return status;
}

/* Finds schemes by name. */

/* The known schemes, indexed by their hash.  Generated by
 * grammar/tools/schemes.py from grammar/schemes.tsv; do not edit. */
#ifndef URIC_SCHEME_TABLE_H
#define URIC_SCHEME_TABLE_H

#define URIC_SCHEMES_FIRST 2u
#define URIC_SCHEMES_THIRD 16u
#define URIC_SCHEMES_LAST 20u
#define URIC_SCHEMES_SLOTS 128u

static const struct uric_scheme uric_schemes[URIC_SCHEMES_SLOTS] = {
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "prospero", 1525, URIC_KIND_PROSPERO,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "z39.50s", 210, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ssh", 22, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "nfs", 2049, URIC_KIND_RESERVED,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "dict", 2628, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ftp", 21, URIC_KIND_FTP,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "https", 443, URIC_KIND_HTTP,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ipp", 631, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "acap", 674, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "coap", 5683, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "tel", -1, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_NONE, 0 },
    { "mailto", -1, URIC_KIND_MAILTO,
      URIC_AUTHORITY_NONE, 0 },
    { "wss", 443, URIC_KIND_WS,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "data", -1, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_NONE, 0 },
    { "git", 9418, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "pop", 110, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "imap", 143, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "sip", 5060, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ldap", 389, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "rsync", 873, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "gopher", 70, URIC_KIND_GOPHER,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "telnet", 23, URIC_KIND_TELNET,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "z39.50", 210, URIC_KIND_RESERVED,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "news", 119, URIC_KIND_NEWS,
      URIC_AUTHORITY_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "http", 80, URIC_KIND_HTTP,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "coaps", 5684, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "rtsp", 554, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "cid", -1, URIC_KIND_RESERVED,
      URIC_AUTHORITY_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { "vnc", 5900, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_OPTIONAL, 0 },
    { "mailserver", -1, URIC_KIND_RESERVED,
      URIC_AUTHORITY_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { "tn3270", 23, URIC_KIND_RESERVED,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "nntp", 119, URIC_KIND_NNTP,
      URIC_AUTHORITY_REQUIRED, 0 },
    { "svn", 3690, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "urn", -1, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_NONE, 0 },
    { "sips", 5061, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ldaps", 636, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_OPTIONAL, 0 },
    { "sftp", 22, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "ws", 80, URIC_KIND_WS,
      URIC_AUTHORITY_REQUIRED, 1 },
    { "mid", -1, URIC_KIND_RESERVED,
      URIC_AUTHORITY_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "afs", -1, URIC_KIND_RESERVED,
      URIC_AUTHORITY_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { "z39.50r", 210, URIC_KIND_UNKNOWN,
      URIC_AUTHORITY_REQUIRED, 0 },
    { "file", -1, URIC_KIND_FILE,
      URIC_AUTHORITY_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "wais", 210, URIC_KIND_WAIS,
      URIC_AUTHORITY_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
};

#endif

/* The slot of a name.  slot() in grammar/tools/schemes.py computes it, too. */
static unsigned hash(const char *s, size_t n)
{
    const unsigned third = n > 2 ? uric_lower(s[2]) : 0u;
    const unsigned value = (unsigned)n + URIC_SCHEMES_FIRST * uric_lower(s[0]) +
                           URIC_SCHEMES_THIRD * third +
                           URIC_SCHEMES_LAST * uric_lower(s[n - 1]);

    return value & (URIC_SCHEMES_SLOTS - 1);
}

const struct uric_scheme *uric_scheme_find(const char *s, size_t n,
                                           const struct uric_scheme *own,
                                           size_t count)
{
    const struct uric_scheme *found;
    size_t i;

    for (i = 0; i < count; i++) {
        if (uric_is_named(s, n, own[i].name))
            return &own[i];
    }
    if (n == 0)
        return NULL;
    found = &uric_schemes[hash(s, n)];
    return found->name && uric_is_named(s, n, found->name) ? found : NULL;
}

const char *uric_scheme_kind_name(int kind)
{
    static const char *const names[] = {
        "unknown", "experimental", "reserved", "http", "ws", "ftp", "gopher",
        "mailto", "news", "nntp", "telnet", "wais", "file", "prospero"
    };
    return kind >= 0 && kind < URIC_KINDS ? names[kind] : NULL;
}

/* The text of an IPv6 address by RFC 5952. */

static char *write_number(char *to, unsigned number, unsigned base)
{
    unsigned place = 1;

    while (number / place >= base)
        place *= base;
    for (; place > 0; place /= base)
        *to++ = uric_hex_lower(number / place % base);
    return to;
}

static unsigned group_at(const uint8_t *address, int i)
{
    return (unsigned)address[2 * i] << 8 | address[2 * i + 1];
}

/* 4.2: the first of the longest runs of zero groups; a run has at least two. */
static void find_zeros(const uint8_t *address, int groups, int *first, int *end)
{
    int i, begin;

    *first = *end = -1;
    for (i = 0; i < groups; i++) {
        for (begin = i; i < groups && group_at(address, i) == 0; i++)
            ;
        if (i - begin >= 2 && i - begin > *end - *first) {
            *first = begin;
            *end = i;
        }
    }
}

enum uric_status uric_ipv6_text(const uint8_t address[16], char *buffer, size_t size,
                                size_t *length)
{
    static const uint8_t mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255 };
    const int is_mapped = memcmp(address, mapped, sizeof mapped) == 0;
    const int groups = is_mapped ? 6 : 8;
    char text[URIC_IPV6_TEXT], *to = text;
    int first, end, i;

    find_zeros(address, groups, &first, &end);
    for (i = 0; i < groups; i++) {
        if (i == first) {
            *to++ = ':';
            *to++ = ':';
            i = end - 1;
            continue;
        }
        if (i > 0 && i != end)
            *to++ = ':';
        to = write_number(to, group_at(address, i), 16);
    }
    for (i = 12; is_mapped && i < 16; i++) { /* section 5 */
        *to++ = i == 12 ? ':' : '.';
        to = write_number(to, address[i], 10);
    }
    *length = (size_t)(to - text);
    if (*length >= size)
        return URIC_TOO_SMALL;
    memcpy(buffer, text, *length);
    buffer[*length] = '\0';
    return URIC_OK;
}

/* Which steps of normalization would change a reference (RFC 3986, 6.2.2, 6.2.3). */
/* What single steps of normalization would change. */
#ifndef URIC_NEEDS_H
#define URIC_NEEDS_H


/* 6.2.3: whether the port is dropped, because it is empty or the scheme's default. */
URIC_INTERNAL int uric_drops_port(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);

/* 6.2.3: whether an empty path becomes "/". */
URIC_INTERNAL int uric_lacks_path(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);

/* Writes an IP literal as RFC 5952 says, with its brackets; returns its length. */
URIC_INTERNAL size_t uric_literal_text(const char *s, const struct uric *u, char *text);

#endif

/* The scheme of a reference. */
#ifndef URIC_SCHEME_OF_H
#define URIC_SCHEME_OF_H


/* The caller's own description of the scheme, or else the library's; NULL if there is
 * neither. */
static inline const struct uric_scheme *uric_scheme_of(const char *s, const struct uric *u,
                                                       const struct uric_scheme *own)
{
    const uric_span name = u->part[URIC_SCHEME];

    return own != NULL || !uric_has(u, URIC_SCHEME)
               ? own
               : uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
}

#endif
/* The bytes of valid text, decoded, and which of them need no triplet. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H


/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static inline int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (at >= end)
        return -1;
    *i = at + (s[at] == '%' ? 3 : 1);
    return s[at] == '%' ? uric_triplet(s + at) : (unsigned char)s[at];
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

#endif

/* The result of a quick check, which decides whether a closer one is needed. */
struct look {
    int percent; /* a "%" */
    int dot;     /* a "/." */
    int upper;   /* an upper-case letter before the end of the host */
};

static void look_at_bytes(const char *s, uint32_t n, uint32_t host_end,
                          struct look *look)
{
    uint32_t i;

    for (i = 0; i < n; i++) {
        look->percent |= s[i] == '%';
        look->dot |= s[i] == '.' && i > 0 && s[i - 1] == '/';
        look->upper |= i < host_end && uric_is_upper(s[i]);
    }
}

/* Four times URIC_LANES bytes per iteration: most references need no second one, so there is
 * nothing about their length to predict.  n is above URIC_LANES. */
static void look_at(const char *s, uint32_t n, uint32_t host_end, struct look *look)
{
    uric_lanes percent = uric_lanes_each(0), dot = percent;
    uint64_t upper = 0;
    size_t i;
    unsigned k;

    for (i = 0; i < n; i += 4 * URIC_LANES) {
        for (k = 0; k < 4; k++) {
            const size_t wanted = i + URIC_LANES * k, last = n - (URIC_LANES + 1u);
            const size_t at = wanted < last ? wanted : last;
            const size_t left = at < host_end ? host_end - at : 0;
            const uric_lanes here = uric_lanes_load(s + at);
            const uric_lanes next = uric_lanes_load(s + at + 1);

            percent = uric_lanes_or(percent, uric_lanes_or(uric_lanes_are(here, '%'),
                                                           uric_lanes_are(next, '%')));
            dot = uric_lanes_or(dot, uric_lanes_and(uric_lanes_are(here, '/'),
                                                    uric_lanes_are(next, '.')));
            upper |= uric_lanes_mask(uric_lanes_between(here, 'A', 'Z')) &
                     uric_below(left < URIC_LANES ? (unsigned)left * URIC_LANE_BITS
                                                  : URIC_LANES * URIC_LANE_BITS);
        }
    }
    look->percent = uric_lanes_mask(percent) != 0;
    look->dot = uric_lanes_mask(dot) != 0;
    look->upper = upper != 0 || (host_end == n && uric_is_upper(s[n - 1]));
}

static struct look first_look(const char *s, const struct uric *u)
{
    const uint32_t n = uric_end(u);
    const uint32_t host_end =
        u->part[uric_has(u, URIC_HOST) ? URIC_HOST : URIC_SCHEME].end;
    struct look look = { 0, 0, 0 };

    if (n > URIC_LANES)
        look_at(s, n, host_end, &look);
    else
        look_at_bytes(s, n, host_end, &look);
    return look;
}

static int has_upper(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end && !uric_is_upper(s[i]))
        i++;
    return i < at.end;
}

/* The same, but ignoring the digits of triplets. */
static int has_upper_letter(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1) {
        if (uric_is_upper(s[i]))
            return 1;
    }
    return 0;
}

/* Which of PERCENT and CASE would change a triplet. */
static unsigned triplets_need(const char *s, const struct uric *u, unsigned steps)
{
    const uric_span host = u->part[URIC_HOST];
    const char *const end = s + uric_end(u);
    const char *p = s;
    unsigned needs = 0;

    while (p < end && (*p == '%' ||
                       (p = (const char *)memchr(p, '%', (size_t)(end - p))) != NULL)) {
        const unsigned char byte = uric_triplet(p);
        const size_t i = (size_t)(p - s);

        if (steps & URIC_STEP_PERCENT && uric_is_unreserved(byte)) {
            needs |= URIC_STEP_PERCENT;
            if (uric_is_upper((char)byte) && i >= host.begin && i < host.end)
                needs |= URIC_STEP_CASE;
        } else if (uric_is_lower(p[1]) || uric_is_lower(p[2])) {
            needs |= URIC_STEP_CASE;
        }
        p += 3;
    }
    return needs & steps;
}

/* The offset after the "/." that keeps a path without an authority from starting with "//";
 * the start of the path if there is no such guard. */
static uint32_t after_guard(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i = path.begin + 1;

    if (uric_has(u, URIC_HOST) || path.begin == path.end || s[path.begin] != '/')
        return path.begin;
    i += (uint32_t)uric_dot(s + i, path.end - i, encoded);
    return i > path.begin + 1 && path.end - i >= 2 && s[i] == '/' && s[i + 1] == '/'
               ? i
               : path.begin;
}

/* Whether the path has dot-segments to remove; encoded: "%2E" counts as a dot. */
static int has_dot_segments(const char *s, const struct uric *u, int encoded)
{
    const uint32_t begin = after_guard(s, u, encoded), end = u->part[URIC_PATH].end;

    return begin < end && uric_next_dots(s + begin, 0, end - begin, encoded) < end - begin;
}

/* 6.2.3: whether the port is empty or the scheme's default. */
int uric_drops_port(const char *s, const struct uric *u,
                    const struct uric_scheme *scheme)
{
    uint16_t number;

    switch (uric_port_number(uric_bind(s, u), &number)) {
    case URIC_PORT_EMPTY: return 1;
    case URIC_PORT_NUMBER:
        scheme = uric_scheme_of(s, u, scheme);
        return uric_has(u, URIC_SCHEME) && scheme && scheme->default_port == number;
    default: return 0;
    }
}

/* 6.2.3: whether an empty path stands for "/". */
int uric_lacks_path(const char *s, const struct uric *u,
                    const struct uric_scheme *scheme)
{
    if (u->part[URIC_PATH].begin < u->part[URIC_PATH].end ||
        !uric_has(u, URIC_HOST) || !uric_has(u, URIC_SCHEME))
        return 0;
    scheme = uric_scheme_of(s, u, scheme);
    return scheme && scheme->host != URIC_AUTHORITY_NONE;
}

/* Writes an IP literal as RFC 5952 says, with its brackets; returns its length. */
size_t uric_literal_text(const char *s, const struct uric *u, char *text)
{
    uint8_t address[16];
    size_t n;

    uric_host_address(uric_bind(s, u), address);
    text[0] = '[';
    uric_ipv6_text(address, text + 1, URIC_IPV6_TEXT, &n);
    text[n + 1] = ']';
    return n + 2;
}

static int literal_differs(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];
    char text[URIC_IPV6_TEXT + 2];
    size_t n;

    if (u->host_kind != URIC_HOST_IPV6ADDRESS)
        return 0;
    n = uric_literal_text(s, u, text);
    return n != host.end - host.begin || memcmp(text, s + host.begin, n) != 0;
}

enum uric_step uric_needs(struct uric_ref ref, enum uric_step steps,
                          const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span path = u->part[URIC_PATH];
    unsigned needs = 0;
    struct look look;

    if (steps == URIC_STEPS_NONE)
        return URIC_STEPS_NONE;
    look = first_look(s, u);
    if (look.percent && steps & (URIC_STEP_CASE | URIC_STEP_PERCENT))
        needs |= triplets_need(s, u, steps);
    if (look.upper && steps & URIC_STEP_CASE &&
        (has_upper(s, u->part[URIC_SCHEME]) ||
         has_upper_letter(s, u->part[URIC_HOST])))
        needs |= URIC_STEP_CASE;
    if (steps & URIC_STEP_DOTS && uric_has(u, URIC_SCHEME) &&
        (look.dot || look.percent || (path.begin < path.end && s[path.begin] == '.')) &&
        has_dot_segments(s, u, (needs & URIC_STEP_PERCENT) != 0))
        needs |= URIC_STEP_DOTS;
    if (steps & URIC_STEP_SCHEME && (uric_drops_port(s, u, scheme) ||
                                     uric_lacks_path(s, u, scheme)))
        needs |= URIC_STEP_SCHEME;
    if (steps & URIC_STEP_IPV6 && literal_differs(s, u))
        needs |= URIC_STEP_IPV6;
    return (enum uric_step)needs;
}

/* Reads the normal form of a reference (RFC 3986, 6.2) in pieces, from its end. */
/* The normal form of a reference (RFC 3986, 6.2), read from its end to its start.  So a
 * path's ".." come before the segments that they remove: no step undoes another, and the
 * normal form can be read without being written. */
#ifndef URIC_NORMAL_H
#define URIC_NORMAL_H


/* Some bytes of the normal form. */
struct uric_normal_piece {
    const char *s;
    size_t n;
    uint32_t raw; /* the offset in the reference that the first byte comes from */
    uint32_t one; /* 1: each further byte comes from the next offset; 0: from the same */
};

/* A reading in progress. */
struct uric_normal {
    const char *s;
    const struct uric *u;
    unsigned needs; /* see uric_needs() */
    int region;
    int drops_port, lacks_path;
    uint32_t begin, at; /* the unread part of the region, or of a segment */
    /* for a path whose dot-segments are removed */
    uint32_t slash;   /* offset of the "/" before the segment that was kept last */
    uint32_t kept;
    uint32_t empties; /* how many empty segments the kept ones start with */
    uint8_t more;     /* the "/" that it may start with was not given */
    uint8_t guarded;
    struct uric_walk walk;
    char made[URIC_IPV6_TEXT + 2]; /* bytes that are not in s */
};

/* Start to read.  needs: the result of uric_needs(), or 0 for the reference as it is. */
URIC_INTERNAL void uric_normal_begin(struct uric_normal *n, const char *s,
                                     const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme);

/* The piece before the one read last: 1, or 0 if there is none. */
URIC_INTERNAL int uric_normal_before(struct uric_normal *n,
                                     struct uric_normal_piece *piece);

#endif


/* The regions of a reference, from its end. */
enum { TAIL, PATH, PORT, HOST, USERINFO, SCHEME, BEGIN };

static void enter(struct uric_normal *n, int region)
{
    const struct uric *u = n->u;
    const uint32_t path = u->part[URIC_PATH].begin;
    const int authority = uric_has(u, URIC_HOST);

    n->region = region;
    switch (region) {
    case PATH: n->begin = path; break;
    case PORT: n->begin = authority ? u->part[URIC_HOST].end : path; break;
    case HOST: n->begin = authority ? u->part[URIC_HOST].begin : path; break;
    case USERINFO: n->begin = u->part[URIC_SCHEME].end; break;
    default: n->begin = 0; break;
    }
}

/* Starts the walk over the path, which is not empty. */
static void begin_path(struct uric_normal *n)
{
    const uric_span path = n->u->part[URIC_PATH];
    struct uric_bytes none = { NULL, 0 }, bytes;

    bytes.s = n->s + path.begin;
    bytes.n = path.end - path.begin;
    uric_walk_begin(&n->walk, URIC_DOTS_3986, none, bytes);
    n->walk.encoded = (n->needs & URIC_STEP_PERCENT) != 0;
    n->more = 1;
}

void uric_normal_begin(struct uric_normal *n, const char *s, const struct uric *u,
                       unsigned needs, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    memset(n, 0, offsetof(struct uric_normal, walk));
    n->s = s;
    n->u = u;
    n->needs = needs;
    n->drops_port = needs & URIC_STEP_SCHEME && uric_drops_port(s, u, scheme);
    n->lacks_path = needs & URIC_STEP_SCHEME && uric_lacks_path(s, u, scheme);
    n->at = uric_end(u);
    n->begin = path.end;
    if (needs & URIC_STEP_DOTS)
        begin_path(n);
}

static int give(struct uric_normal_piece *piece, const char *s, size_t n, uint32_t raw,
                uint32_t one)
{
    piece->s = s;
    piece->n = n;
    piece->raw = raw;
    piece->one = one;
    return 1;
}

/* What the steps do to a triplet: keep, decode, or change its digits to upper case. */
enum change { STAYS, DECODED, RAISED };

static enum change change_of(const struct uric_normal *n, const char *triplet)
{
    if (n->needs & URIC_STEP_PERCENT && uric_is_unreserved(uric_triplet(triplet)))
        return DECODED;
    return n->needs & URIC_STEP_CASE && (uric_is_lower(triplet[1]) || uric_is_lower(triplet[2]))
               ? RAISED
               : STAYS;
}

/* Gives the changed triplet that ends at n->at. */
static int give_triplet(struct uric_normal *n, enum change change, int folds,
                        struct uric_normal_piece *piece)
{
    const unsigned char byte = uric_triplet(n->s + n->at - 3);

    n->at -= 3;
    if (change == DECODED) {
        n->made[0] = (char)(folds ? uric_lower((char)byte) : byte);
        return give(piece, n->made, 1, n->at, 1);
    }
    uric_put_triplet(n->made, byte);
    return give(piece, n->made, 3, n->at, 1);
}

/* Gives the bytes before n->at: the longest unchanged run, or one changed character. */
static int give_run(struct uric_normal *n, int folds, struct uric_normal_piece *piece)
{
    const char *const s = n->s;
    const uint32_t end = n->at;
    uint32_t i = end;

    folds = folds && n->needs & URIC_STEP_CASE;
    if (!folds && !(n->needs & (URIC_STEP_CASE | URIC_STEP_PERCENT)))
        i = n->begin;
    while (i > n->begin) {
        if (i - n->begin >= 3 && s[i - 3] == '%') {
            const enum change change = change_of(n, s + i - 3);

            if (change != STAYS && i == end)
                return give_triplet(n, change, folds, piece);
            if (change != STAYS)
                break;
            i -= 3;
            continue;
        }
        if (folds && uric_is_upper(s[i - 1]))
            break;
        i--;
    }
    if (i == end) {
        n->at = i - 1;
        n->made[0] = (char)uric_lower(s[i - 1]);
        return give(piece, n->made, 1, n->at, 1);
    }
    n->at = i;
    return give(piece, s + i, end - i, i, 1);
}

static int guards(const struct uric_normal *n)
{
    return !uric_has(n->u, URIC_HOST) &&
           uric_has_two_slashes(n->kept, n->empties, n->walk.rooted);
}

/* Gives the pieces of a path without its dot-segments.  A "/" is given only when a segment
 * before it is known to be kept. */
static int give_of_path(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uint32_t begin = n->u->part[URIC_PATH].begin;
    struct uric_bytes segment;
    const char *before;

    while (uric_walk_next(&n->walk, &segment, &before)) {
        const uint32_t slash = n->slash;
        const int first = n->kept == 0;

        n->begin = (uint32_t)(segment.s - n->s);
        n->at = n->begin + (uint32_t)segment.n;
        n->kept++;
        n->empties = segment.n == 0 ? n->empties + 1 : 0;
        n->slash = n->begin > begin ? n->begin - 1 : begin;
        if (!first)
            return give(piece, "/", 1, slash, 1);
        if (segment.n > 0)
            return give_run(n, 0, piece);
    }
    if (n->more) {
        n->more = 0;
        if (n->walk.rooted)
            return give(piece, "/", 1, n->slash, 1);
    }
    if (!n->guarded && guards(n)) {
        n->guarded = 1;
        return give(piece, "/.", 2, begin, 0);
    }
    return 0;
}

int uric_normal_before(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uric_span path = n->u->part[URIC_PATH];

    for (;;) {
        if (n->at > n->begin) {
            if (n->region == PORT && n->drops_port) {
                n->at = n->begin;
            } else if (n->region == HOST && n->needs & URIC_STEP_IPV6) {
                n->at = n->begin;
                return give(piece, n->made, uric_literal_text(n->s, n->u, n->made),
                            n->begin, 0);
            } else {
                return give_run(n, n->region == HOST || n->region == SCHEME, piece);
            }
        }
        if (n->region == PATH && n->needs & URIC_STEP_DOTS &&
            give_of_path(n, piece))
            return 1;
        if (n->region == BEGIN)
            return 0;
        if (n->region == PATH)
            n->at = path.begin;
        enter(n, n->region + 1);
        if (n->region == PATH && n->needs & URIC_STEP_DOTS)
            n->at = n->begin;
        if (n->region == PATH && n->lacks_path)
            return give(piece, "/", 1, path.begin, 0);
    }
}

/* Writes the normal form of a reference (RFC 3986, 6.2). */


/* ---- by pieces from the end: for a map, or into a tight buffer ---- */

/* Writes the map of a piece's bytes, the first to map[0]. */
static void write_map(uint32_t *map, const struct uric_normal_piece *piece)
{
    size_t i;

    for (i = 0; i < piece->n; i++)
        map[i] = piece->raw + piece->one * (uint32_t)i;
}

/* Returns the length of what remains to be read, and writes it so that it ends at `end` and
 * its map at `map_end`; each may be NULL. */
static uint64_t write_before(struct uric_normal n, char *end, uint32_t *map_end)
{
    struct uric_normal_piece piece;
    uint64_t length = 0;

    while (uric_normal_before(&n, &piece)) {
        length += piece.n;
        if (end != NULL) {
            end -= piece.n;
            memcpy(end, piece.s, piece.n);
        }
        if (map_end != NULL) {
            map_end -= piece.n;
            write_map(map_end, &piece);
        }
    }
    return length;
}

/* For a reference that is already normal. */
static void copy_normal(const char *s, size_t n, char *buffer, uint32_t *map)
{
    const struct uric_normal_piece all = { s, n, 0, 1 };

    if (n > 0)
        memcpy(buffer, s, n);
    if (map != NULL)
        write_map(map, &all);
}

static enum uric_status write_pieces(const char *s, const struct uric *u,
                                     enum uric_step steps,
                                     const struct uric_scheme *scheme, char *buffer,
                                     size_t size, size_t *length, uint32_t *map)
{
    const unsigned needs = uric_needs(uric_bind(s, u), steps, scheme);
    uint64_t n = uric_end(u);
    struct uric_normal normal;

    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        n = write_before(normal, NULL, NULL);
    }
    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)n;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (needs && n > 0)
        write_before(normal, buffer + n, map ? map + n : NULL);
    else
        copy_normal(s, *length, buffer, map);
    if (map != NULL)
        map[n] = uric_end(u);
    return URIC_OK;
}

/* ---- in one pass from the start: if the buffer holds whatever comes out ---- */

struct writing {
    const char *s;
    char *to;
    uint32_t from;    /* everything before this offset is written */
    uint32_t percent; /* the first "%" from `from` on that may change; n: none */
    uint32_t n;
    unsigned steps;
};

static uint32_t next_percent(const struct writing *w, uint32_t from)
{
    const char *percent;

    if (from == w->n || w->s[from] == '%')
        return from;
    percent = (const char *)memchr(w->s + from, '%', w->n - from);
    return percent ? (uint32_t)(percent - w->s) : w->n;
}

static void write_bytes(struct writing *w, uint32_t end)
{
    memcpy(w->to, w->s + w->from, end - w->from);
    w->to += end - w->from;
    w->from = end;
}

static void write_triplet(struct writing *w)
{
    const char *const triplet = w->s + w->from;
    const unsigned char byte = uric_triplet(triplet);

    w->from += 3;
    if (w->steps & URIC_STEP_PERCENT && uric_is_unreserved(byte)) {
        *w->to++ = (char)byte;
        return;
    }
    if (w->steps & URIC_STEP_CASE)
        uric_put_triplet(w->to, byte);
    else
        memcpy(w->to, triplet, 3);
    w->to += 3;
}

/* Writes up to `end`, with triplets normalized. */
static void write_until(struct writing *w, uint32_t end)
{
    while (w->percent < end) {
        if (w->percent > w->from)
            write_bytes(w, w->percent);
        write_triplet(w);
        w->percent = next_percent(w, w->from);
    }
    if (w->from < end)
        write_bytes(w, end);
}

/* Applies 5.2.4 to the path, n bytes at s, in place; returns the length that remains. */
static size_t remove_dots(char *s, size_t n)
{
    size_t i = n > 0 && s[0] == '/', to = i, next, surplus = 0;

    for (;;) {
        i = uric_pass_dots(s, i, n, s, &to, &surplus);
        if (to == 1)
            s[0] = '/';
        next = uric_next_dots(s, i, n, 0);
        if (next > i && to < i)
            memmove(s + to, s + i, next - i);
        to += next - i;
        if (next == n)
            return to;
        i = next;
    }
}

/* Eight letters, digits or delimiters in lower case. */
static uint64_t lower_word(uint64_t word)
{
    const uint64_t each = ~(uint64_t)0 / 255;
    const uint64_t low = word & 0x7f * each;
    const uint64_t upper = (low + (0x80 - 'A') * each) ^ (low + (0x7f - 'Z') * each);

    return word | ((upper & ~word & 0x80 * each) >> 2);
}

static void lower_bytes(char *s, size_t n)
{
    uint64_t word;
    size_t i;

    if (n < sizeof word) {
        for (i = 0; i < n; i++)
            s[i] = (char)uric_lower(s[i]);
        return;
    }
    for (i = 0; i < n; i += sizeof word) {
        if (i > n - sizeof word)
            i = n - sizeof word;
        memcpy(&word, s + i, sizeof word);
        word = lower_word(word);
        memcpy(s + i, &word, sizeof word);
    }
}

/* Lower-cases a host but keeps the digits of its triplets. */
static void lower_host(char *s, size_t n)
{
    const char *percent;

    while ((percent = (const char *)memchr(s, '%', n)) != NULL) {
        const size_t before = (size_t)(percent - s);

        lower_bytes(s, before);
        s += before + 3;
        n -= before + 3;
    }
    lower_bytes(s, n);
}

static void write_scheme(struct writing *w, const struct uric *u)
{
    const uint32_t end = u->part[URIC_SCHEME].end;

    if (w->steps & URIC_STEP_CASE && uric_has(u, URIC_SCHEME)) {
        write_until(w, end);
        lower_bytes(w->to - end, end);
    }
}

static void write_authority(struct writing *w, const struct uric *u,
                            const struct uric_scheme *scheme)
{
    const uric_span host = u->part[URIC_HOST];
    char *to;

    if (w->steps & URIC_STEP_IPV6 && u->host_kind == URIC_HOST_IPV6ADDRESS) {
        write_until(w, host.begin);
        w->to += uric_literal_text(w->s, u, w->to);
        w->from = host.end;
    } else if (w->steps & URIC_STEP_CASE) {
        if (w->percent < host.end)
            write_until(w, host.begin);
        to = w->to + (host.begin - w->from);
        write_until(w, host.end);
        lower_host(to, (size_t)(w->to - to));
    }
    if (w->steps & URIC_STEP_SCHEME && uric_drops_port(w->s, u, scheme)) {
        write_until(w, host.end);
        w->from = u->part[URIC_PORT].end;
    }
}

static void write_path(struct writing *w, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];
    char *begin;

    if (w->steps & URIC_STEP_SCHEME && uric_lacks_path(w->s, u, scheme)) {
        write_until(w, path.begin);
        *w->to++ = '/';
    } else if (w->steps & URIC_STEP_DOTS && uric_has(u, URIC_SCHEME)) {
        write_until(w, path.begin);
        begin = w->to;
        write_until(w, path.end);
        w->to = begin + remove_dots(begin, (size_t)(w->to - begin));
        if (!uric_has(u, URIC_HOST) && w->to - begin > 1 && begin[0] == '/' &&
            begin[1] == '/') {
            memmove(begin + 2, begin, (size_t)(w->to - begin));
            begin[1] = '.';
            w->to += 2;
        }
    }
}

/* How much longer a normal form can be than its source: a guard, the "/" of an empty path,
 * and the growth of an IPv6 address. */
enum { GROWTH = 2 + 1 + 6 };

static size_t write_whole(const char *s, const struct uric *u, unsigned steps,
                          const struct uric_scheme *scheme, char *buffer)
{
    struct writing w;

    w.s = s;
    w.to = buffer;
    w.from = 0;
    w.n = uric_end(u);
    w.steps = steps;
    w.percent = w.n;
    if (steps & (URIC_STEP_PERCENT | URIC_STEP_CASE))
        w.percent = next_percent(&w, 0);
    write_scheme(&w, u);
    if (uric_has(u, URIC_HOST))
        write_authority(&w, u, scheme);
    write_path(&w, u, scheme);
    write_until(&w, w.n);
    return (size_t)(w.to - buffer);
}

enum uric_status uric_normalize(struct uric_ref ref, enum uric_step steps,
                                const struct uric_scheme *scheme, char *buffer,
                                size_t size, size_t *length, uint32_t *map)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uint32_t n = uric_end(u);

    if (steps == 0 || map != NULL || size <= GROWTH || n >= size - GROWTH ||
        n > URIC_MAX_LENGTH - GROWTH)
        return write_pieces(s, u, steps, scheme, buffer, size, length, map);
    *length = write_whole(s, u, steps, scheme, buffer);
    return URIC_OK;
}

/* Compares references by their normal forms (RFC 3986, 6.2), which are read but not
 * written. */
/* SipHash (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012): a hash under a
 * key of 128 bits.  Without the key nobody can choose strings whose hashes are equal, or
 * that fall into one slot of a table.
 *
 * The bytes are added in pieces, from the last to the first, as normal.h reads the normal
 * form of a reference.  The hash is SipHash of the bytes in that order, the same on every
 * machine.
 *
 * The paper's c and d are parameters.  Tables use SipHash-1-3, for which no collision
 * without the key is known; the paper's test vectors are for SipHash-2-4. */
#ifndef URIC_SIPHASH_H
#define URIC_SIPHASH_H

#include <stddef.h>
#include <stdint.h>

struct uric_siphash {
    uint64_t v0, v1, v2, v3;
    uint64_t pending; /* the last length % 8 bytes, the first of them lowest */
    uint64_t length;
};

/* The n bytes at s, at most 8, as a number; the last byte is the least significant. */
static inline uint64_t uric_siphash_number(const char *s, size_t n)
{
    uint64_t number = 0;
    size_t i;

    for (i = 0; i < n; i++)
        number = number << 8 | (unsigned char)s[i];
    return number;
}

static inline uint64_t uric_siphash_word(const char *s)
{
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t word;

    memcpy(&word, s, sizeof word);
    return __builtin_bswap64(word);
#else
    return uric_siphash_number(s, 8);
#endif
}

static inline uint64_t uric_siphash_rotated(uint64_t v, int bits)
{
    return v << bits | v >> (64 - bits);
}

/* Applies the paper's SipRound `rounds` times. */
static inline void uric_siphash_rounds(struct uric_siphash *h, int rounds)
{
    uint64_t v0 = h->v0, v1 = h->v1, v2 = h->v2, v3 = h->v3;

    for (; rounds > 0; rounds--) {
        v0 += v1;
        v2 += v3;
        v1 = uric_siphash_rotated(v1, 13) ^ v0;
        v3 = uric_siphash_rotated(v3, 16) ^ v2;
        v0 = uric_siphash_rotated(v0, 32);
        v2 += v1;
        v0 += v3;
        v1 = uric_siphash_rotated(v1, 17) ^ v2;
        v3 = uric_siphash_rotated(v3, 21) ^ v0;
        v2 = uric_siphash_rotated(v2, 32);
    }
    h->v0 = v0;
    h->v1 = v1;
    h->v2 = v2;
    h->v3 = v3;
}

static inline void uric_siphash_mix(struct uric_siphash *h, uint64_t word, int c)
{
    h->v3 ^= word;
    uric_siphash_rounds(h, c);
    h->v0 ^= word;
}

static inline void uric_siphash_begin(struct uric_siphash *h, const uint64_t key[2])
{
    h->v0 = key[0] ^ UINT64_C(0x736f6d6570736575);
    h->v1 = key[1] ^ UINT64_C(0x646f72616e646f6d);
    h->v2 = key[0] ^ UINT64_C(0x6c7967656e657261);
    h->v3 = key[1] ^ UINT64_C(0x7465646279746573);
    h->pending = h->length = 0;
}

/* Adds n bytes, 1 to 8, as uric_siphash_number() returns them, after the pending ones. */
static inline void uric_siphash_add(struct uric_siphash *h, uint64_t bytes, unsigned n,
                                    int c)
{
    const unsigned before = (unsigned)(h->length % 8);

    h->pending |= bytes << 8 * before;
    h->length += n;
    if (before + n < 8)
        return;
    uric_siphash_mix(h, h->pending, c);
    h->pending = before > 0 ? bytes >> (64 - 8 * before) : 0;
}

/* Adds the n bytes at s, which precede those added so far. */
static inline void uric_siphash_take_before(struct uric_siphash *h, const char *s, size_t n,
                                            int c)
{
    const size_t all = n;

    if (h->length % 8 == 0) {
        for (h->length += n / 8 * 8; n >= 8; n -= 8)
            uric_siphash_mix(h, uric_siphash_word(s + n - 8), c);
    } else {
        for (; n >= 8; n -= 8)
            uric_siphash_add(h, uric_siphash_word(s + n - 8), 8, c);
    }
    if (n > 0)
        uric_siphash_add(h,
                         all >= 8 ? uric_siphash_word(s) >> (64 - 8 * n)
                                  : uric_siphash_number(s, n),
                         (unsigned)n, c);
}

static inline uint64_t uric_siphash_end(struct uric_siphash *h, int c, int d)
{
    uric_siphash_mix(h, h->pending | h->length << 56, c);
    h->v2 ^= 0xff;
    uric_siphash_rounds(h, d);
    return h->v0 ^ h->v1 ^ h->v2 ^ h->v3;
}

#endif

static int same_string(const char *s, const struct uric *u, const char *other,
                       const struct uric *v)
{
    const uint32_t n = uric_end(u);

    return n == uric_end(v) && (n == 0 || memcmp(s, other, n) == 0);
}

/* Cuts off as many bytes as both pieces have at their ends; whether these are equal. */
static int cut_same(struct uric_normal_piece *one, struct uric_normal_piece *other)
{
    const size_t n = one->n < other->n ? one->n : other->n;

    one->n -= n;
    other->n -= n;
    return memcmp(one->s + one->n, other->s + other->n, n) == 0;
}

static int same_normal(struct uric_normal *one, struct uric_normal *other)
{
    struct uric_normal_piece p = { NULL, 0, 0, 0 }, q = p;

    for (;;) {
        const int more = p.n > 0 || uric_normal_before(one, &p);
        const int more_other = q.n > 0 || uric_normal_before(other, &q);

        if (!more || !more_other)
            return more == more_other;
        if (!cut_same(&p, &q))
            return 0;
    }
}

bool uric_equal(struct uric_ref ref, struct uric_ref other, enum uric_step steps,
                const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_normal one, two;
    unsigned needs, needs_other;

    if (same_string(s, u, other.s, other.u)) /* the common case, before the full reads */
        return true;
    needs = uric_needs(ref, steps, scheme);
    needs_other = uric_needs(other, steps, scheme);
    if (!needs && !needs_other)
        return false;
    uric_normal_begin(&one, s, u, needs, scheme);
    uric_normal_begin(&two, other.s, other.u, needs_other, scheme);
    return same_normal(&one, &two);
}

enum uric_rung uric_compare(struct uric_ref ref, struct uric_ref other,
                            const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    if (same_string(s, u, other.s, other.u))
        return URIC_RUNG_STRING;
    if (uric_equal(ref, other, URIC_STEPS_SYNTAX,
                   scheme))
        return URIC_RUNG_SYNTAX;
    return uric_equal(ref, other,
                      URIC_STEPS_SYNTAX | URIC_STEP_SCHEME, scheme)
               ? URIC_RUNG_SCHEME
               : URIC_RUNG_NONE;
}

/* ---- hashing, from the end of the normal form ---- */

uint64_t uric_hash(struct uric_ref ref, enum uric_step steps,
                   const struct uric_scheme *scheme, const uint64_t key[2])
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const unsigned needs = uric_needs(ref, steps, scheme);
    struct uric_siphash h;
    struct uric_normal normal;
    struct uric_normal_piece piece;

    uric_siphash_begin(&h, key);
    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        while (uric_normal_before(&normal, &piece))
            uric_siphash_take_before(&h, piece.s, piece.n, 1);
    } else {
        uric_siphash_take_before(&h, s, uric_end(u), 1);
    }
    return uric_siphash_end(&h, 1, 3);
}

/* Percent-encoding and decoding in blocks, for each instruction set. */
/* Text being percent-encoded or decoded: the state that the kernels of all instruction sets
 * share. */
#ifndef URIC_CODING_H
#define URIC_CODING_H


struct uric_coding {
    const unsigned char *s;
    size_t n;
    unsigned char *to; /* NULL: only measure */
    size_t room;       /* at `to`; unlimited if that is NULL */
    size_t i, length;  /* bytes of s done so far; bytes that they became */
    unsigned how;      /* encode: a bit of uric_plain; decode: enum uric_decode_flags */
    unsigned nibbles;  /* encode: offset of the same class in uric_plain_nibbles */
};

#endif

/* The bytes that percent-encoding leaves unchanged.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_PLAIN_H
#define URIC_PLAIN_H

#define URIC_PLAIN_FORM 1u
#define URIC_PLAIN_PATH 2u
#define URIC_PLAIN_QUERY 4u
#define URIC_PLAIN_REG_NAME 8u
#define URIC_PLAIN_SEGMENT 16u
#define URIC_PLAIN_USERINFO 32u

static const unsigned char uric_plain[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  62,   0,   0,  62,   0,  62,  62,  62,  62,  63,  62,  62,  63,  63,   6,
     63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  54,  62,   0,  62,   0,   4,
     22,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,
     63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,   0,   0,   0,   0,  63,
      0,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,
     63,  63,  63,  63,  63,  63,  63,  63,  63,  63,  63,   0,   0,   0,  62,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define URIC_PLAIN_NIBBLES_FORM 0
#define URIC_PLAIN_NIBBLES_PATH 16
#define URIC_PLAIN_NIBBLES_QUERY 32
#define URIC_PLAIN_NIBBLES_REG_NAME 48
#define URIC_PLAIN_NIBBLES_SEGMENT 64
#define URIC_PLAIN_NIBBLES_USERINFO 80

static const unsigned char uric_plain_nibbles[96] = {
    168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 244,  80,  80,  84,  84, 112,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 116,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 124,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244,  92,  84,  92, 212, 112,
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 112,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252,  92,  84,  92, 212, 112,
};
#endif

#endif

#if URIC_BUILT & ~(URIC_BUILT_PORTABLE | URIC_BUILT_AVX512VBMI2)

/* Decodes the code at s + *i.  0: leave it to the caller, because the triplet is malformed
 * or may have to be rejected. */
static inline int coding_decode_one(const struct uric_coding *c, size_t *i,
                                    size_t *length)
{
    unsigned char byte = ' ';

    if (c->s[*i] == '%') {
        if (c->how & ~(unsigned)URIC_DECODE_PLUS || !uric_is_triplet(c->s, *i, c->n))
            return 0;
        byte = uric_triplet((const char *)c->s + *i);
        *i += 2;
    }
    if (c->to != NULL)
        c->to[*length] = byte;
    ++*i;
    ++*length;
    return 1;
}

/* Encodes the byte at s + *i, which is not plain. */
static inline void coding_encode_one(const struct uric_coding *c, size_t *i,
                                     size_t *length)
{
    const unsigned char byte = c->s[*i];

    if (byte == ' ' && c->how == URIC_PLAIN_FORM) {
        if (c->to != NULL)
            c->to[*length] = '+';
        ++*length;
    } else {
        if (c->to != NULL)
            uric_put_triplet((char *)c->to + *length, byte);
        *length += 3;
    }
    ++*i;
}

#endif

#define DEFINE_FORM(isa)                                                      \
    void uric_decode_##isa(struct uric_coding *c)                             \
    {                                                                         \
        isa##_decode(c);                                                      \
    }                                                                         \
    void uric_encode_##isa(struct uric_coding *c)                             \
    {                                                                         \
        isa##_encode(c);                                                      \
    }

/* ---- vectors with a table lookup for each half of a byte ------------------------- */

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static inline __m128i sse41_load_block(const unsigned char *s)
{
    return _mm_loadu_si128((const __m128i *)(const void *)s);
}

static inline __m128i sse41_other(__m128i v, __m128i plain)
{
    /* non-ASCII bytes get all bits; their lookup in `plain` yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1,
                                       -1, -1, -1, -1);
    const __m128i high = _mm_shuffle_epi8(
        bits, _mm_and_si128(_mm_srli_epi16(v, 4), _mm_set1_epi8(15)));

    return _mm_andnot_si128(_mm_shuffle_epi8(plain, v), high);
}

#define FAST(name) sse41_##name
#define VECTOR __m128i
#define BLOCK 16
#define LOAD(s) sse41_load_block(s)
#define STORE(to, v) _mm_storeu_si128((__m128i *)(void *)(to), v)
#define EACH(byte) _mm_set1_epi8(byte)
#define EITHER(v, a, b) _mm_or_si128(_mm_cmpeq_epi8(v, a), _mm_cmpeq_epi8(v, b))
#define PLAIN __m128i
#define PLAIN_OF(c) sse41_load_block(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) sse41_other(v, plain)
#define OR(v, w) _mm_or_si128(v, w)
#define ANY(v) (!_mm_testz_si128(v, v))
#define MARK unsigned
#define MARKS(v)                                                              \
    (0xffff ^ (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())))
#define FIRST(marks) ((unsigned)__builtin_ctz(marks))
/* Percent-encoding and decoding in blocks, once for each instruction set.  The including
 * file defines these macros, and this file undefines them:
 *
 *   FAST(name)             the name for this instruction set
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector whose bytes all have this value
 *   EITHER(v, a, b)        a vector that marks the bytes that equal a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and the class that *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, loaded from s, that are
 *                          not in the class
 *   OR(v, w)
 *   ANY(v)                 whether a byte is marked
 *   MARK, MARKS(v)         0 if no byte is marked
 *   FIRST(marks)           the index of the first marked byte
 *
 * A block is stored before it is known how many of its bytes count, but never over bytes
 * that have not been read.  Bytes after the last whole block are left to the caller. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* Stores the next k bytes, k < BLOCK, of the block v: byte by byte if the rest of the block
 * would overwrite bytes that have not been read. */
static inline void FAST(put_part)(const struct uric_coding *c, size_t i, size_t length,
                                  VECTOR v, size_t k)
{
    const size_t ahead = (size_t)((uintptr_t)(c->s + i) - (uintptr_t)(c->to + length));
    size_t j;

    if (ahead == 0 || ahead >= BLOCK) {
        STORE(c->to + length, v);
        return;
    }
    for (j = 0; j < k; j++)
        c->to[length + j] = c->s[i + j];
}

/* Copies blocks without codes, four at a time; returns the number of bytes. */
static size_t FAST(copy_decoded)(const struct uric_coding *c, size_t i, size_t length,
                                 VECTOR percent, VECTOR plus)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(EITHER(v0, percent, plus), EITHER(v1, percent, plus)),
                   OR(EITHER(v2, percent, plus), EITHER(v3, percent, plus)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(decode)(struct uric_coding *c)
{
    const VECTOR percent = EACH('%');
    const VECTOR plus = EACH(c->how & URIC_DECODE_PLUS ? '+' : '%');
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK)) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(EITHER(v, percent, plus));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            FAST(put_part)(c, i, length, v, k);
        i += k;
        length += k;
        if (marks) {
            if (!coding_decode_one(c, &i, &length))
                break;
        } else {
            k = FAST(copy_decoded)(c, i, length, percent, plus);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

/* Copies blocks of plain bytes, four at a time; returns the number of bytes. */
static size_t FAST(copy_plain)(const struct uric_coding *c, size_t i, size_t length,
                               PLAIN plain)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(OTHER(s, v0, plain), OTHER(s + BLOCK, v1, plain)),
                   OR(OTHER(s + 2 * BLOCK, v2, plain),
                      OTHER(s + 3 * BLOCK, v3, plain)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(encode)(struct uric_coding *c)
{
    const PLAIN plain = PLAIN_OF(c);
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK) && c->room - length >= BLOCK + 2) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(OTHER(c->s + i, v, plain));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            STORE(c->to + length, v);
        i += k;
        length += k;
        if (marks) {
            coding_encode_one(c, &i, &length);
        } else {
            k = FAST(copy_plain)(c, i, length, plain);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

#undef FAST
#undef VECTOR
#undef BLOCK
#undef LOAD
#undef STORE
#undef EACH
#undef EITHER
#undef PLAIN
#undef PLAIN_OF
#undef OTHER
#undef OR
#undef MARK
#undef ANY
#undef MARKS
#undef FIRST

DEFINE_FORM(sse41)

URIC_TARGET_END

#endif

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static inline __m256i avx2_load_block(const unsigned char *s)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)s);
}

static inline __m256i avx2_other(__m256i v, __m256i plain)
{
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);
    const __m256i high = _mm256_shuffle_epi8(
        bits, _mm256_and_si256(_mm256_srli_epi16(v, 4), _mm256_set1_epi8(15)));

    return _mm256_andnot_si256(_mm256_shuffle_epi8(plain, v), high);
}

#define FAST(name) avx2_##name
#define VECTOR __m256i
#define BLOCK 32
#define LOAD(s) avx2_load_block(s)
#define STORE(to, v) _mm256_storeu_si256((__m256i *)(void *)(to), v)
#define EACH(byte) _mm256_set1_epi8(byte)
#define EITHER(v, a, b) _mm256_or_si256(_mm256_cmpeq_epi8(v, a), _mm256_cmpeq_epi8(v, b))
#define PLAIN __m256i
#define PLAIN_OF(c)                                                           \
    _mm256_broadcastsi128_si256(_mm_loadu_si128(                              \
        (const __m128i *)(const void *)(uric_plain_nibbles + (c)->nibbles)))
#define OTHER(s, v, plain) avx2_other(v, plain)
#define OR(v, w) _mm256_or_si256(v, w)
#define ANY(v) (!_mm256_testz_si256(v, v))
#define MARK unsigned
#define MARKS(v)                                                              \
    (~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, _mm256_setzero_si256())))
#define FIRST(marks) ((unsigned)__builtin_ctz(marks))
/* Percent-encoding and decoding in blocks, once for each instruction set.  The including
 * file defines these macros, and this file undefines them:
 *
 *   FAST(name)             the name for this instruction set
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector whose bytes all have this value
 *   EITHER(v, a, b)        a vector that marks the bytes that equal a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and the class that *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, loaded from s, that are
 *                          not in the class
 *   OR(v, w)
 *   ANY(v)                 whether a byte is marked
 *   MARK, MARKS(v)         0 if no byte is marked
 *   FIRST(marks)           the index of the first marked byte
 *
 * A block is stored before it is known how many of its bytes count, but never over bytes
 * that have not been read.  Bytes after the last whole block are left to the caller. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* Stores the next k bytes, k < BLOCK, of the block v: byte by byte if the rest of the block
 * would overwrite bytes that have not been read. */
static inline void FAST(put_part)(const struct uric_coding *c, size_t i, size_t length,
                                  VECTOR v, size_t k)
{
    const size_t ahead = (size_t)((uintptr_t)(c->s + i) - (uintptr_t)(c->to + length));
    size_t j;

    if (ahead == 0 || ahead >= BLOCK) {
        STORE(c->to + length, v);
        return;
    }
    for (j = 0; j < k; j++)
        c->to[length + j] = c->s[i + j];
}

/* Copies blocks without codes, four at a time; returns the number of bytes. */
static size_t FAST(copy_decoded)(const struct uric_coding *c, size_t i, size_t length,
                                 VECTOR percent, VECTOR plus)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(EITHER(v0, percent, plus), EITHER(v1, percent, plus)),
                   OR(EITHER(v2, percent, plus), EITHER(v3, percent, plus)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(decode)(struct uric_coding *c)
{
    const VECTOR percent = EACH('%');
    const VECTOR plus = EACH(c->how & URIC_DECODE_PLUS ? '+' : '%');
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK)) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(EITHER(v, percent, plus));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            FAST(put_part)(c, i, length, v, k);
        i += k;
        length += k;
        if (marks) {
            if (!coding_decode_one(c, &i, &length))
                break;
        } else {
            k = FAST(copy_decoded)(c, i, length, percent, plus);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

/* Copies blocks of plain bytes, four at a time; returns the number of bytes. */
static size_t FAST(copy_plain)(const struct uric_coding *c, size_t i, size_t length,
                               PLAIN plain)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(OTHER(s, v0, plain), OTHER(s + BLOCK, v1, plain)),
                   OR(OTHER(s + 2 * BLOCK, v2, plain),
                      OTHER(s + 3 * BLOCK, v3, plain)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(encode)(struct uric_coding *c)
{
    const PLAIN plain = PLAIN_OF(c);
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK) && c->room - length >= BLOCK + 2) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(OTHER(c->s + i, v, plain));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            STORE(c->to + length, v);
        i += k;
        length += k;
        if (marks) {
            coding_encode_one(c, &i, &length);
        } else {
            k = FAST(copy_plain)(c, i, length, plain);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

#undef FAST
#undef VECTOR
#undef BLOCK
#undef LOAD
#undef STORE
#undef EACH
#undef EITHER
#undef PLAIN
#undef PLAIN_OF
#undef OTHER
#undef OR
#undef MARK
#undef ANY
#undef MARKS
#undef FIRST

DEFINE_FORM(avx2)

URIC_TARGET_END

#endif

#if URIC_BUILT & URIC_BUILT_NEON

static inline uint8x16_t neon_other(uint8x16_t v, uint8x16_t plain)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t low = vqtbl1q_u8(plain, vandq_u8(v, vdupq_n_u8(15)));
    const uint8x16_t high = vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(v, 4));

    return vmvnq_u8(vtstq_u8(low, high));
}

/* Four bits for each byte of v. */
static inline uint64_t neon_marks(uint8x16_t v)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(v), 4)), 0);
}

#define FAST(name) neon_##name
#define VECTOR uint8x16_t
#define BLOCK 16
#define LOAD(s) vld1q_u8(s)
#define STORE(to, v) vst1q_u8(to, v)
#define EACH(byte) vdupq_n_u8(byte)
#define EITHER(v, a, b) vorrq_u8(vceqq_u8(v, a), vceqq_u8(v, b))
#define PLAIN uint8x16_t
#define PLAIN_OF(c) vld1q_u8(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) neon_other(v, plain)
#define OR(v, w) vorrq_u8(v, w)
#define ANY(v) (vmaxvq_u8(v) != 0)
#define MARK uint64_t
#define MARKS(v) neon_marks(v)
#define FIRST(marks) ((unsigned)__builtin_ctzll(marks) / 4)
/* Percent-encoding and decoding in blocks, once for each instruction set.  The including
 * file defines these macros, and this file undefines them:
 *
 *   FAST(name)             the name for this instruction set
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector whose bytes all have this value
 *   EITHER(v, a, b)        a vector that marks the bytes that equal a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and the class that *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, loaded from s, that are
 *                          not in the class
 *   OR(v, w)
 *   ANY(v)                 whether a byte is marked
 *   MARK, MARKS(v)         0 if no byte is marked
 *   FIRST(marks)           the index of the first marked byte
 *
 * A block is stored before it is known how many of its bytes count, but never over bytes
 * that have not been read.  Bytes after the last whole block are left to the caller. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* Stores the next k bytes, k < BLOCK, of the block v: byte by byte if the rest of the block
 * would overwrite bytes that have not been read. */
static inline void FAST(put_part)(const struct uric_coding *c, size_t i, size_t length,
                                  VECTOR v, size_t k)
{
    const size_t ahead = (size_t)((uintptr_t)(c->s + i) - (uintptr_t)(c->to + length));
    size_t j;

    if (ahead == 0 || ahead >= BLOCK) {
        STORE(c->to + length, v);
        return;
    }
    for (j = 0; j < k; j++)
        c->to[length + j] = c->s[i + j];
}

/* Copies blocks without codes, four at a time; returns the number of bytes. */
static size_t FAST(copy_decoded)(const struct uric_coding *c, size_t i, size_t length,
                                 VECTOR percent, VECTOR plus)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(EITHER(v0, percent, plus), EITHER(v1, percent, plus)),
                   OR(EITHER(v2, percent, plus), EITHER(v3, percent, plus)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(decode)(struct uric_coding *c)
{
    const VECTOR percent = EACH('%');
    const VECTOR plus = EACH(c->how & URIC_DECODE_PLUS ? '+' : '%');
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK)) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(EITHER(v, percent, plus));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            FAST(put_part)(c, i, length, v, k);
        i += k;
        length += k;
        if (marks) {
            if (!coding_decode_one(c, &i, &length))
                break;
        } else {
            k = FAST(copy_decoded)(c, i, length, percent, plus);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

/* Copies blocks of plain bytes, four at a time; returns the number of bytes. */
static size_t FAST(copy_plain)(const struct uric_coding *c, size_t i, size_t length,
                               PLAIN plain)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(OTHER(s, v0, plain), OTHER(s + BLOCK, v1, plain)),
                   OR(OTHER(s + 2 * BLOCK, v2, plain),
                      OTHER(s + 3 * BLOCK, v3, plain)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(encode)(struct uric_coding *c)
{
    const PLAIN plain = PLAIN_OF(c);
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK) && c->room - length >= BLOCK + 2) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(OTHER(c->s + i, v, plain));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            STORE(c->to + length, v);
        i += k;
        length += k;
        if (marks) {
            coding_encode_one(c, &i, &length);
        } else {
            k = FAST(copy_plain)(c, i, length, plain);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

#undef FAST
#undef VECTOR
#undef BLOCK
#undef LOAD
#undef STORE
#undef EACH
#undef EITHER
#undef PLAIN
#undef PLAIN_OF
#undef OTHER
#undef OR
#undef MARK
#undef ANY
#undef MARKS
#undef FIRST

DEFINE_FORM(neon)

#endif

/* ---- AVX-512: whole and partial blocks of 64, with all the codes in them ---- */

#if URIC_BUILT & URIC_BUILT_AVX512VBMI2

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,popcnt,bmi,bmi2")

/* The lowest n bits, n up to 64. */
static inline uint64_t vbmi2_below(size_t n)
{
    return _bzhi_u64(~(uint64_t)0, (unsigned)n);
}

static inline size_t vbmi2_there(const struct uric_coding *c)
{
    return c->n - c->i < 64 ? c->n - c->i : 64;
}

static inline __m512i vbmi2_load_there(const struct uric_coding *c, size_t n)
{
    return _mm512_maskz_loadu_epi8(vbmi2_below(n), c->s + c->i);
}

/* Stores the first `length` bytes of v, which n bytes of the source have become. */
static inline void vbmi2_put(struct uric_coding *c, size_t n, __m512i v, size_t length)
{
    if (c->to != NULL)
        _mm512_mask_storeu_epi8(c->to + c->length, vbmi2_below(length), v);
    c->i += n;
    c->length += length;
}

/* Goes back to the start of a block at `to`, into the 64 bytes just copied: a store across
 * two cache lines costs as much as two stores. */
static inline void vbmi2_align(struct uric_coding *c)
{
    const uintptr_t to = (uintptr_t)c->to + c->length;
    const uintptr_t ahead = (uintptr_t)c->s + c->i - to;

    if (c->to != NULL && c->n - c->i >= 1024 && (ahead == 0 || ahead >= 64)) {
        c->i -= to & 63;
        c->length -= to & 63;
    }
}

struct vbmi2_four {
    __m512i a, b, c, d;
};

static inline int vbmi2_has_four(const struct uric_coding *c)
{
    return c->n - c->i >= 256 && c->room - c->length >= 256;
}

static inline struct vbmi2_four vbmi2_load_four(const struct uric_coding *c)
{
    const unsigned char *const s = c->s + c->i;
    struct vbmi2_four v;

    v.a = _mm512_loadu_si512(s);
    v.b = _mm512_loadu_si512(s + 64);
    v.c = _mm512_loadu_si512(s + 128);
    v.d = _mm512_loadu_si512(s + 192);
    return v;
}

static inline void vbmi2_put_four(struct uric_coding *c, const struct vbmi2_four *v)
{
    if (c->to != NULL) {
        unsigned char *const to = c->to + c->length;

        _mm512_storeu_si512(to, v->a);
        _mm512_storeu_si512(to + 64, v->b);
        _mm512_storeu_si512(to + 128, v->c);
        _mm512_storeu_si512(to + 192, v->d);
    }
    c->i += 256;
    c->length += 256;
}

static inline uint64_t vbmi2_is_hex(__m512i v)
{
    const __m512i letter = _mm512_or_si512(v, _mm512_set1_epi8(0x20));

    return _mm512_cmplt_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('0')),
                                  _mm512_set1_epi8(10)) |
           _mm512_cmplt_epu8_mask(_mm512_sub_epi8(letter, _mm512_set1_epi8('a')),
                                  _mm512_set1_epi8(6));
}

/* The bytes that triplets at each offset encode; meaningless where there is no triplet. */
static inline __m512i vbmi2_triplets(__m512i v)
{
    static const unsigned char digits_ahead[66] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 0,  0
    };
    const __mmask64 letters = _mm512_test_epi8_mask(v, _mm512_set1_epi8(0x40));
    __m512i digits = _mm512_and_si512(v, _mm512_set1_epi8(15));
    __m512i high, low;

    digits = _mm512_mask_add_epi8(digits, letters, digits, _mm512_set1_epi8(9));
    high = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(digits_ahead + 1),
                                         digits);
    low = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(digits_ahead + 2),
                                        digits);
    return _mm512_or_si512(_mm512_slli_epi16(high, 4), low);
}

/* Decodes the triplets among the n bytes of v, which start where `percent` is set.  Stops at
 * the first malformed or incomplete one; returns whether any byte precedes it. */
static inline int vbmi2_decode_block(struct uric_coding *c, __m512i v, size_t n,
                                     uint64_t percent)
{
    const uint64_t hex = vbmi2_is_hex(v);
    const uint64_t broken = percent & ~(hex >> 1 & hex >> 2);
    uint64_t keep;

    if (broken)
        n = (size_t)__builtin_ctzll(broken);
    percent &= vbmi2_below(n);
    keep = vbmi2_below(n) & ~(percent << 1 | percent << 2);
    v = _mm512_mask_mov_epi8(v, percent, vbmi2_triplets(v));
    vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v),
              (size_t)_mm_popcnt_u64(keep));
    return n > 0;
}

static inline uint64_t vbmi2_codes(const struct vbmi2_four *v, __m512i byte)
{
    return _mm512_cmpeq_epi8_mask(v->a, byte) | _mm512_cmpeq_epi8_mask(v->b, byte) |
           _mm512_cmpeq_epi8_mask(v->c, byte) | _mm512_cmpeq_epi8_mask(v->d, byte);
}

static void vbmi2_copy_decoded(struct uric_coding *c, __m512i percent, __m512i plus)
{
    vbmi2_align(c);
    while (vbmi2_has_four(c)) {
        const struct vbmi2_four v = vbmi2_load_four(c);

        if (vbmi2_codes(&v, percent) | vbmi2_codes(&v, plus))
            return;
        vbmi2_put_four(c, &v);
    }
}

static void vbmi2_decode(struct uric_coding *c)
{
    const __m512i percent = _mm512_set1_epi8('%');
    const __m512i plus = _mm512_set1_epi8(c->how & URIC_DECODE_PLUS ? '+' : '%');
    const int refuses = (c->how & ~(unsigned)URIC_DECODE_PLUS) != 0;

    while (c->i < c->n) {
        const size_t n = vbmi2_there(c);
        __m512i v = vbmi2_load_there(c, n);
        const uint64_t codes = _mm512_cmpeq_epi8_mask(v, percent);

        if (c->room - c->length < n)
            return;
        if (c->how & URIC_DECODE_PLUS)
            v = _mm512_mask_mov_epi8(v, _mm512_cmpeq_epi8_mask(v, plus),
                                     _mm512_set1_epi8(' '));
        if (codes == 0) {
            vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                vbmi2_copy_decoded(c, percent, plus);
        } else if (refuses) {
            const size_t k = (size_t)__builtin_ctzll(codes);

            vbmi2_put(c, k, v, k);
            return;
        } else if (!vbmi2_decode_block(c, v, n, codes)) {
            return;
        }
    }
}

enum { THIRD = 21 }; /* this many bytes become at most 63 */

/* Writes the first n bytes of v, at most THIRD, the marked ones as triplets. */
static inline void vbmi2_encode_third(struct uric_coding *c, __m512i v, size_t n,
                                      uint64_t others)
{
    static const unsigned char thrice[64] = {
        0,  0,  0,  1,  1,  1,  2,  2,  2,  3,  3,  3,  4,  4,  4,  5,
        5,  5,  6,  6,  6,  7,  7,  7,  8,  8,  8,  9,  9,  9,  10, 10,
        10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15,
        16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 0
    };
    const uint64_t first = 0x1249249249249249u; /* the first byte of every three */
    const uint64_t coded = _pdep_u64(others, first);
    const uint64_t keep = (first & vbmi2_below(3 * n)) | coded << 1 | coded << 2;
    const __m512i low = _mm512_set1_epi8(15);
    const __m512i digits = _mm512_set4_epi32('C' | 'D' << 8 | 'E' << 16 | 'F' << 24,
                                             '8' | '9' << 8 | 'A' << 16 | 'B' << 24,
                                             '4' | '5' << 8 | '6' << 16 | '7' << 24,
                                             '0' | '1' << 8 | '2' << 16 | '3' << 24);
    __m512i high;

    v = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(thrice), v);
    high = _mm512_and_si512(_mm512_srli_epi16(v, 4), low);
    v = _mm512_mask_shuffle_epi8(v, coded << 1, digits, high);
    v = _mm512_mask_shuffle_epi8(v, coded << 2, digits, _mm512_and_si512(v, low));
    v = _mm512_mask_mov_epi8(v, coded, _mm512_set1_epi8('%'));
    vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v), (size_t)_mm_popcnt_u64(keep));
}

/* A class of uric_plain. */
struct vbmi2_plain {
    __m512i low, high, bit;
};

static inline struct vbmi2_plain vbmi2_plain_of(const struct uric_coding *c)
{
    struct vbmi2_plain plain;

    plain.low = _mm512_loadu_si512(uric_plain);
    plain.high = _mm512_loadu_si512(uric_plain + 64);
    plain.bit = _mm512_set1_epi8((char)c->how);
    return plain;
}

static inline uint64_t vbmi2_other(__m512i v, const struct vbmi2_plain *plain)
{
    return _mm512_testn_epi8_mask(
               _mm512_permutex2var_epi8(plain->low, v, plain->high), plain->bit) |
           _mm512_movepi8_mask(v);
}

static void vbmi2_copy_plain(struct uric_coding *c, const struct vbmi2_plain *plain)
{
    vbmi2_align(c);
    while (vbmi2_has_four(c)) {
        const struct vbmi2_four v = vbmi2_load_four(c);

        if (vbmi2_other(v.a, plain) | vbmi2_other(v.b, plain) |
            vbmi2_other(v.c, plain) | vbmi2_other(v.d, plain))
            return;
        vbmi2_put_four(c, &v);
    }
}

static void vbmi2_encode(struct uric_coding *c)
{
    const struct vbmi2_plain plain = vbmi2_plain_of(c);

    while (c->i < c->n && c->room - c->length >= 64) {
        const size_t n = vbmi2_there(c);
        __m512i v = vbmi2_load_there(c, n);
        uint64_t others = vbmi2_other(v, &plain) & vbmi2_below(n);

        if (c->how == URIC_PLAIN_FORM) {
            const uint64_t spaces = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(' '));

            v = _mm512_mask_mov_epi8(v, spaces, _mm512_set1_epi8('+'));
            others &= ~spaces;
        }
        if (others & vbmi2_below(THIRD)) {
            const size_t k = n < (size_t)THIRD ? n : (size_t)THIRD;

            vbmi2_encode_third(c, v, k, others & vbmi2_below(k));
        } else if (others) {
            const size_t k = (size_t)__builtin_ctzll(others);

            vbmi2_put(c, k, v, k);
        } else {
            vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                vbmi2_copy_plain(c, &plain);
        }
    }
}

DEFINE_FORM(vbmi2)

URIC_TARGET_END

#endif

#undef DEFINE_FORM

/* Percent-encodes text for a component (RFC 3986, 2.1 and 2.4).  Vector kernels do the bulk
 * in blocks.  The rest, or everything if there is no kernel, is copied in runs of plain
 * bytes, in pieces that stay in the nearest cache until they are copied. */


/* MEASURED: even three times as many bytes fit into a size_t. */
enum { ENCODE_PIECE = 8192, ENCODE_MEASURED = 1 << 30 };

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define CLASS(name) { URIC_PLAIN_##name, URIC_PLAIN_NIBBLES_##name }
#else
#define CLASS(name) { URIC_PLAIN_##name, 0 }
#endif

/* Indexed by enum uric_encode_for. */
static const struct plain_class {
    unsigned char bit, nibbles;
} plain_classes[] = {
    CLASS(USERINFO), CLASS(REG_NAME), CLASS(PATH), CLASS(SEGMENT),
    CLASS(QUERY), CLASS(QUERY), CLASS(FORM)
};
enum { PLAIN_CLASSES = sizeof plain_classes / sizeof *plain_classes };

#undef CLASS

static int is_plain(const struct uric_coding *c, size_t i)
{
    return (uric_plain[c->s[i]] & c->how) != 0;
}

/* The end of a run of plain bytes from c->i on; the run may continue after it. */
static size_t plain_end(const struct uric_coding *c)
{
    const size_t end = c->n - c->i < ENCODE_PIECE ? c->n : c->i + ENCODE_PIECE;
    size_t i = c->i;

    for (; end - i >= 8; i += 8) {
        const unsigned char *const s = c->s + i;

        if (!(uric_plain[s[0]] & uric_plain[s[1]] & uric_plain[s[2]] &
              uric_plain[s[3]] & uric_plain[s[4]] & uric_plain[s[5]] &
              uric_plain[s[6]] & uric_plain[s[7]] & c->how))
            break;
    }
    while (i < end && is_plain(c, i))
        i++;
    return i;
}

static void copy_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0)
        memcpy(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

static void encode_one(struct uric_coding *c)
{
    const unsigned char byte = c->s[c->i++];

    if (c->how == URIC_PLAIN_FORM && byte == ' ') {
        if (c->to != NULL)
            c->to[c->length] = '+';
        c->length++;
    } else {
        if (c->to != NULL)
            uric_put_triplet((char *)c->to + c->length, byte);
        c->length += 3;
    }
}

static void encode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();

    if (kernels->encode != NULL)
        kernels->encode(c);
    while (c->i < c->n) {
        copy_run(c, plain_end(c));
        while (c->i < c->n && !is_plain(c, c->i))
            encode_one(c);
    }
}

/* Encodes the n bytes at s and returns the length.  buffer may be NULL. */
static size_t encode(const struct plain_class *plain, const char *s, size_t n,
                     char *buffer, size_t size)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };

    c.s = (const unsigned char *)s;
    c.n = n;
    c.to = (unsigned char *)buffer;
    c.room = buffer ? size : (size_t)-1;
    c.how = plain->bit;
    c.nibbles = plain->nibbles;
    encode_all(&c);
    return c.length;
}

static uint64_t measure(const struct plain_class *plain, const char *s, size_t n)
{
    uint64_t length = 0;

    for (; n > ENCODE_MEASURED; s += ENCODE_MEASURED, n -= ENCODE_MEASURED)
        length += encode(plain, s, ENCODE_MEASURED, NULL, 0);
    return length + encode(plain, s, n, NULL, 0);
}

enum uric_status uric_encode(enum uric_encode_for place, const char *s, size_t n,
                             char *buffer, size_t size, size_t *length)
{
    const struct plain_class *plain;
    uint64_t needed;

    *length = 0;
    if ((unsigned)place >= PLAIN_CLASSES)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    plain = &plain_classes[place];
    if (size / 3 >= n && n <= URIC_MAX_LENGTH / 3) {
        *length = encode(plain, s, n, buffer, size);
        return URIC_OK;
    }
    needed = measure(plain, s, n);
    if (needed > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)needed;
    if (*length > size)
        return URIC_TOO_SMALL;
    encode(plain, s, n, buffer, size);
    return URIC_OK;
}

/* Decodes triplets (RFC 3986, 2.1).  Vector kernels do the bulk in blocks.  The rest, or
 * everything if there is no kernel, is copied in runs between two codes. */

/* How far to search for the next code at once: no farther than the nearest cache holds, so
 * that the bytes are still there when they are copied.  After a "+" in an HTML form, less: the
 * next "%" may come after many "+". */
enum { DECODE_NEAR = 64, DECODE_FAR = 8192 };

static int is_reserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_RESERVED) != 0;
}

static size_t byte_before(const struct uric_coding *c, size_t end, int byte)
{
    const void *const found =
        end > c->i ? memchr(c->s + c->i, byte, end - c->i) : NULL;

    return found ? (size_t)((const unsigned char *)found - c->s) : end;
}

/* The offset of the next triplet or, in HTML forms, "+"; `end` if there is none before it. */
static size_t code_before(const struct uric_coding *c, size_t end)
{
    end = byte_before(c, end, '%');
    return c->how & URIC_DECODE_PLUS ? byte_before(c, end, '+') : end;
}

static void move_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0 && c->to + c->length != c->s + c->i)
        memmove(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

/* Decodes the code at c->i: URIC_OK, or the reason to stop. */
static enum uric_status decode_one(struct uric_coding *c)
{
    const char *const s = (const char *)c->s + c->i;
    unsigned char byte = ' ';

    if (*s == '%') {
        if (!uric_is_triplet(c->s, c->i, c->n))
            return URIC_INVALID;
        byte = uric_triplet(s);
        if (c->how & URIC_DECODE_REFUSE_NUL && byte == 0)
            return URIC_REFUSED;
        if (c->how & URIC_DECODE_REFUSE_DELIMITERS && is_reserved(byte))
            return URIC_REFUSED;
        c->i += 2;
    }
    if (c->to != NULL)
        c->to[c->length] = byte;
    c->i++;
    c->length++;
    return URIC_OK;
}

static enum uric_status decode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();
    const size_t near = c->how & URIC_DECODE_PLUS ? DECODE_NEAR : DECODE_FAR;
    size_t far = near;
    enum uric_status status = URIC_OK;

    while (status == URIC_OK && c->i < c->n) {
        size_t end;

        if (kernels->decode != NULL)
            kernels->decode(c);
        end = c->n - c->i < far ? c->n : c->i + far;
        move_run(c, code_before(c, end));
        far = c->i < end ? near : far < DECODE_FAR ? 2 * far : far;
        if (c->i < end)
            status = decode_one(c);
    }
    return status;
}

static enum uric_status decode_to(struct uric_coding *c, char *buffer, size_t size)
{
    c->to = (unsigned char *)buffer;
    c->room = buffer ? size : (size_t)-1;
    c->i = c->length = 0;
    return decode_all(c);
}

enum uric_status uric_decode(const char *s, size_t n, enum uric_decode_flags flags,
                             char *buffer, size_t size, size_t *length,
                             size_t *stopped)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };
    enum uric_status status;

    c.s = (const unsigned char *)s;
    c.n = n;
    c.how = flags;
    status = decode_to(&c, size >= n ? buffer : NULL, size);
    if (size < n && c.length <= size)
        status = decode_to(&c, buffer, size);
    else if (size < n && status == URIC_OK)
        status = URIC_TOO_SMALL;
    *length = c.length;
    if (stopped != NULL)
        *stopped = status == URIC_TOO_SMALL ? n : c.i;
    return status;
}

size_t uric_encoded(const char *s, size_t n, struct uric_set *set)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    size_t i = 0, count = 0;

    memset(set, 0, sizeof *set);
    while (i < n) {
        const char *const next = (const char *)memchr(s + i, '%', n - i);
        unsigned char byte;

        if (next == NULL)
            break;
        i = (size_t)(next - s);
        if (uric_is_triplet(bytes, i, n)) {
            byte = uric_triplet(next);
            set->bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
            count++;
            i += 2;
        }
        i++;
    }
    return count;
}

/* Decodes a part of a reference in which a "%" may be literal, as in a query that was split and
 * not parsed. */

static void write_decoded(const char *s, size_t n, enum uric_decode_flags flags,
                          char *buffer, size_t size)
{
    size_t length, stopped;

    while (uric_decode(s, n, flags, buffer, size, &length, &stopped) == URIC_INVALID) {
        buffer[length++] = '%';
        buffer += length;
        size -= length;
        s += stopped + 1;
        n -= stopped + 1;
    }
}

enum uric_status uric_decode_part(const char *s, uric_span at,
                                  enum uric_decode_flags flags, char *buffer, size_t size,
                                  size_t *length)
{
    const char *const text = uric_at(s, at.begin);
    const size_t n = at.end - at.begin;
    struct uric_set set;

    *length = n - 2 * uric_encoded(text, n, &set);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length > 0)
        write_decoded(text, n, flags, buffer, size);
    return URIC_OK;
}

/* Splits queries into pairs and encodes fields of HTML forms. */

static uint32_t place_of(const char *s, uric_span at, char byte)
{
    const char *found =
        at.begin < at.end
            ? (const char *)memchr(s + at.begin, byte, at.end - at.begin)
            : NULL;

    return found ? (uint32_t)(found - s) : at.end;
}

static int parts_pairs(char byte, unsigned flags)
{
    return byte == '&' || (byte == ';' && flags & URIC_QUERY_SEMICOLON);
}

/* Searches for both delimiters at once: the next ";" may come after many "&". */
static uint32_t pair_end(const char *s, uric_span at, unsigned flags)
{
    if (!(flags & URIC_QUERY_SEMICOLON))
        return place_of(s, at, '&');
    while (at.begin < at.end && !parts_pairs(s[at.begin], flags))
        at.begin++;
    return at.begin;
}

bool uric_query_next(const char *s, uric_span *rest, enum uric_query_flags flags,
                     struct uric_query_pair *pair)
{
    uric_span text;

    memset(pair, 0, sizeof *pair);
    while (rest->begin < rest->end && parts_pairs(s[rest->begin], flags))
        rest->begin++;
    if (rest->begin >= rest->end)
        return false;
    text.begin = rest->begin;
    text.end = rest->begin = pair_end(s, *rest, flags);
    pair->key.begin = text.begin;
    pair->key.end = place_of(s, text, '=');
    if (pair->key.end < text.end) {
        pair->value.begin = pair->key.end + 1;
        pair->value.end = text.end;
        pair->has_value = 1;
    }
    return true;
}

/* The byte at *i, decoded; advances *i past it. */
static char decoded_at(const char *s, uint32_t *i, uint32_t end, unsigned flags)
{
    if (s[*i] != '+' || !(flags & URIC_QUERY_FORM))
        return (char)uric_decode_next(s, i, end);
    ++*i;
    return ' ';
}

static int is_spelled(const char *s, uric_span at, unsigned flags, const char *key,
                      size_t n)
{
    size_t k;

    for (k = 0; k < n && at.begin < at.end; k++) {
        if (decoded_at(s, &at.begin, at.end, flags) != key[k])
            return 0;
    }
    return k == n && at.begin == at.end;
}

bool uric_query_find(const char *s, uric_span *rest, enum uric_query_flags flags,
                     const char *key, size_t n, struct uric_query_pair *pair)
{
    while (uric_query_next(s, rest, flags, pair)) {
        if (is_spelled(s, pair->key, flags, key, n))
            return true;
    }
    return false;
}

/* ---- HTML forms ---- */

struct form_output {
    char *buffer; /* NULL: only measure */
    uint64_t length; /* more than URIC_MAX_LENGTH: too long */
};

static void put_delimiter(struct form_output *f, char delimiter)
{
    if (f->buffer != NULL)
        f->buffer[f->length] = delimiter;
    f->length++;
}

/* Text that is known to fit is encoded with a size for the worst case: in one pass. */
static void put_encoded(struct form_output *f, const char *s, size_t n)
{
    const size_t most = n <= URIC_MAX_LENGTH / 3 ? 3 * n : (size_t)URIC_MAX_LENGTH;
    char *const to = f->buffer != NULL ? f->buffer + (size_t)f->length : NULL;
    size_t length;

    if (uric_encode(URIC_ENCODE_FORM, s, n, to, to != NULL ? most : 0, &length) ==
        URIC_TOO_LONG)
        f->length = (uint64_t)URIC_MAX_LENGTH + 1;
    f->length += length;
}

static void write_fields(struct form_output *f, const struct uric_field *fields,
                         size_t count)
{
    size_t i;

    f->length = 0;
    for (i = 0; i < count && f->length <= URIC_MAX_LENGTH; i++) {
        if (i > 0)
            put_delimiter(f, '&');
        put_encoded(f, fields[i].key, fields[i].key_length);
        if (fields[i].value != NULL) {
            put_delimiter(f, '=');
            put_encoded(f, fields[i].value, fields[i].value_length);
        }
    }
}

enum uric_status uric_form_encode(const struct uric_field *fields, size_t count,
                                  char *buffer, size_t size, size_t *length)
{
    struct form_output f = { NULL, 0 };

    *length = 0;
    write_fields(&f, fields, count);
    if (f.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)f.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    f.buffer = buffer;
    if (buffer != NULL)
        write_fields(&f, fields, count);
    return URIC_OK;
}

/* Looks up the value of a key in a reference's query. */

enum uric_status uric_query_value(struct uric_ref ref, enum uric_query_flags flags,
                                  const char *key, size_t n, char *buffer, size_t size,
                                  size_t *length)
{
    const enum uric_decode_flags how =
        flags & URIC_QUERY_FORM ? URIC_DECODE_PLUS : URIC_DECODE_ALL;
    uric_span rest = ref.u->part[URIC_QUERY];
    struct uric_query_pair pair;

    *length = 0;
    if (!uric_query_find(ref.s, &rest, flags, key, n, &pair) || !pair.has_value)
        return URIC_NONE;
    return uric_decode_part(ref.s, pair.value, how, buffer, size, length);
}

/* The port that a reference leads to: its own or its scheme's (RFC 3986, 3.2.3). */

enum uric_port_status uric_effective_port(struct uric_ref ref,
                                          const struct uric_scheme *scheme,
                                          uint16_t *number)
{
    const enum uric_port_status written = uric_port_number(ref, number);

    if (written == URIC_PORT_NUMBER || written == URIC_PORT_OVERFLOW)
        return written;
    scheme = uric_scheme_of(ref.s, ref.u, scheme);
    if (scheme == NULL || scheme->default_port < 0 || scheme->default_port > 65535)
        return URIC_PORT_UNDEFINED;
    *number = (uint16_t)scheme->default_port;
    return URIC_PORT_NUMBER;
}

/* Compares the origins of URIs (RFC 6454). */

/* Whether the origin is a triple by section 4.  Otherwise it is a globally unique identifier,
 * which no other URI shares. */
static bool has_triple(struct uric_ref r)
{
    const struct uric_scheme *const scheme = uric_scheme_of(r.s, r.u, NULL);
    const uric_span host = r.u->part[URIC_HOST];

    if (!uric_has(r.u, URIC_SCHEME) || host.begin == host.end)
        return false;
    return scheme == NULL ||
           (scheme->host != URIC_AUTHORITY_NONE && scheme->kind != URIC_KIND_FILE);
}

static bool same_scheme(struct uric_ref a, struct uric_ref b)
{
    const uric_span one = a.u->part[URIC_SCHEME], other = b.u->part[URIC_SCHEME];
    const uint32_t n = one.end - one.begin;

    return n == other.end - other.begin &&
           uric_same_letters(a.s + one.begin, b.s + other.begin, n);
}

/* The byte at *i of the host's normal form, or -1 at the end; advances *i past it.  A triplet
 * that the normal form keeps is returned as a number over 255. */
static int normal_byte(const char *s, uint32_t *i, uint32_t end)
{
    const bool is_encoded = *i < end && s[*i] == '%';
    const int byte = uric_decoded_byte(s, i, end);

    if (byte < 0)
        return byte;
    if (is_encoded && !uric_is_unreserved((unsigned char)byte))
        return 256 + byte;
    return uric_lower((char)byte);
}

static bool same_text(struct uric_ref a, struct uric_ref b)
{
    uric_span one = a.u->part[URIC_HOST], other = b.u->part[URIC_HOST];
    int byte;

    do {
        byte = normal_byte(a.s, &one.begin, one.end);
        if (byte != normal_byte(b.s, &other.begin, other.end))
            return false;
    } while (byte >= 0);
    return true;
}

static bool same_host(struct uric_ref a, struct uric_ref b)
{
    uint8_t address[16], other[16];

    if (a.u->host_kind != URIC_HOST_IPV6ADDRESS || b.u->host_kind != URIC_HOST_IPV6ADDRESS)
        return same_text(a, b);
    uric_host_address(a, address);
    uric_host_address(b, other);
    return memcmp(address, other, sizeof address) == 0;
}

static bool same_port(struct uric_ref a, struct uric_ref b)
{
    uint16_t number, other;
    const enum uric_port_status status = uric_effective_port(a, NULL, &number);

    return status == uric_effective_port(b, NULL, &other) &&
           status != URIC_PORT_OVERFLOW && number == other;
}

bool uric_same_origin(struct uric_ref a, struct uric_ref b)
{
    return has_triple(a) && has_triple(b) && same_scheme(a, b) && same_host(a, b) &&
           same_port(a, b);
}

/* Reads hosts as inet_aton() does: 4.3BSD took one to four numbers, each decimal, octal or
 * hexadecimal, for an IPv4 address (RFC 3986, 7.4). */
/* Hosts that inet_aton() takes for IPv4 addresses. */
#ifndef URIC_NUMERIC_HOST_H
#define URIC_NUMERIC_HOST_H


/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address, most significant byte first,
 * and the hazards of its notation (bits 1 << enum uric_hazard), or 0. */
URIC_INTERNAL int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    uint32_t *notation);

#endif

#define NOTATION(name) ((uint32_t)1 << URIC_HAZARD_##name)

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       uint32_t *notation, int *after)
{
    unsigned base = 10;
    int byte = uric_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *notation |= NOTATION(IPV4_HEX);
            byte = uric_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *notation |= NOTATION(IPV4_OCTAL);
            }
        }
    }
    for (; byte >= 0 && uric_class[byte] & URIC_CLASS_HEXDIG; digits = 1) {
        const unsigned digit = uric_digit((char)byte);

        if (digit >= base)
            return 0;
        *value = base * *value + digit;
        if (*value > UINT32_MAX)
            return 0;
        byte = uric_decoded_byte(s, i, end);
    }
    *after = byte;
    return digits;
}

int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                      uint32_t *notation)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *notation = 0;
    for (numbers = 1;; numbers++) {
        if (!read_number(s, &i, host.end, &last, notation, &after))
            return 0;
        if (after == '.' && i == host.end) {
            *notation |= NOTATION(TRAILING_DOT);
            after = -1;
        }
        if (after < 0)
            break;
        if (after != '.' || last > 255 || numbers == 4)
            return 0;
        sum = sum << 8 | last;
    }
    if (last >> 8 * (5 - numbers))
        return 0;
    *address = (uint32_t)(sum << 8 * (5 - numbers) | last);
    if (numbers < 4)
        *notation |= NOTATION(IPV4_SHORT);
    if (numbers == 1 && !(*notation & (NOTATION(IPV4_OCTAL) | NOTATION(IPV4_HEX))))
        *notation |= NOTATION(IPV4_DECIMAL);
    return 1;
}

#undef NOTATION

/* Matches a host against the caller's list of allowed hosts.  Two spellings match if they lead
 * to the same host; a doubtful one matches nothing. */

/* A host, prepared for comparison: an address or a name. */
struct compared_host {
    const char *s;
    uric_span name; /* without a trailing dot; may contain triplets */
    int length;     /* of the address; 0: no address */
    uint8_t address[16];
};

/* RFC 1123, 2.1, and the "_" of other names in the DNS; a byte over 0x7F belongs to a U-label
 * (RFC 5890, 2.3.2.1). */
static bool is_of_name(int byte)
{
    return uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
           byte == '_' || byte == '.' || byte > 0x7F;
}

static bool read_name(const char *s, uric_span host, struct compared_host *h)
{
    uint32_t i = host.begin, last = i;
    int byte = -1;

    while (i < host.end) {
        last = i;
        byte = uric_decoded_byte(s, &i, host.end);
        if (!is_of_name(byte))
            return false;
    }
    h->s = s;
    h->name.begin = host.begin;
    h->name.end = byte == '.' ? last : host.end;
    h->length = 0;
    return h->name.begin < h->name.end;
}

static void put_ipv4(uint32_t number, struct compared_host *h)
{
    int i;

    h->length = 4;
    for (i = 0; i < 4; i++)
        h->address[i] = (uint8_t)(number >> 8 * (3 - i));
}

static void read_ipv6(struct uric_ref ref, struct compared_host *h)
{
    /* RFC 4291, 2.5.5.2 */
    static const uint8_t mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };

    h->length = uric_host_address(ref, h->address);
    if (memcmp(h->address, mapped, sizeof mapped) == 0) {
        memmove(h->address, h->address + 12, 4);
        h->length = 4;
    }
}

/* False if the host matches nothing: an IPvFuture, whose brackets no name contains, or an
 * absent or empty host. */
static bool read_host(struct uric_ref ref, struct compared_host *h)
{
    const uric_span host = ref.u->part[URIC_HOST];
    uint32_t number, notation;

    if (ref.u->host_kind == URIC_HOST_IPV6ADDRESS) {
        read_ipv6(ref, h);
        return true;
    }
    if (!uric_numeric_host(ref.s, host, &number, &notation))
        return read_name(ref.s, host, h);
    put_ipv4(number, h);
    return true;
}

static bool read_entry(struct uric_bytes entry, struct compared_host *h)
{
    struct uric u;

    if (entry.s == NULL)
        return false;
    return (uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, &u) == URIC_OK ||
            uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, &u) == URIC_OK) &&
           read_host(uric_bind(entry.s, &u), h);
}

static int lower_byte(const struct compared_host *h, uint32_t *i)
{
    const int byte = uric_decoded_byte(h->s, i, h->name.end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static bool same_host_name(const struct compared_host *h, const struct compared_host *other)
{
    uint32_t i = h->name.begin, k = other->name.begin;
    int byte;

    do {
        byte = lower_byte(h, &i);
        if (byte != lower_byte(other, &k))
            return false;
    } while (byte >= 0);
    return true;
}

static bool is_same(const struct compared_host *h, const struct compared_host *other)
{
    if (h->length != other->length)
        return false;
    return h->length > 0 ? memcmp(h->address, other->address, (size_t)h->length) == 0
                         : same_host_name(h, other);
}

bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed, size_t count)
{
    struct compared_host host, entry;
    size_t i;

    if (!read_host(ref, &host))
        return false;
    for (i = 0; i < count; i++) {
        if (read_entry(allowed[i], &entry) && is_same(&host, &entry))
            return true;
    }
    return false;
}

/* Finds hazards in valid references: RFC 3986, section 7, and RFC 1738, section 6. */

#define HAZARD(name) ((uint32_t)1 << URIC_HAZARD_##name)

static int is_alphanumeric(int byte)
{
    return byte >= 0 && uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT);
}

/* ---- the userinfo ---- */

/* Whether it starts with two labels and a dot between them.  Labels may contain non-ASCII
 * bytes (RFC 5890, 2.3.2.1: U-labels). */
static int begins_like_host(const char *s, uric_span at)
{
    uint32_t i = at.begin, label = 0, labels = 0;

    while (labels < 2) {
        const int byte = uric_decoded_byte(s, &i, at.end);

        if (is_alphanumeric(byte) || byte == '-' || byte > 0x7F) {
            labels += label == 0;
            label++;
        } else if (byte == '.' && label > 0) {
            label = 0;
        } else {
            return 0;
        }
    }
    return 1;
}

static uint32_t audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint32_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(uric_bind(s, u), &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

/* By IANA's IPv4 Special-Purpose Address Registry (RFC 6890). */
static uint32_t audit_ipv4(uint32_t address)
{
    if (address >> 24 == 0) /* RFC 791, 3.2; RFC 1122, 3.2.1.3 */
        return HAZARD(UNSPECIFIED);
    if (address >> 24 == 127) /* RFC 1122, 3.2.1.3 */
        return HAZARD(LOOPBACK);
    if (address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8)
        return HAZARD(PRIVATE); /* RFC 1918 */
    if (address >> 16 == 0xa9fe) /* RFC 3927 */
        return HAZARD(LINK_LOCAL);
    return address >> 28 == 0xe ? HAZARD(MULTICAST) : 0; /* RFC 5771 */
}

static uint32_t number_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static int has_prefix(const uint8_t *address, const char *bytes, size_t n)
{
    return memcmp(address, bytes, n) == 0;
}

/* The IPv4 address after a prefix in 64:ff9b:1::/48 (RFC 8215).  Operators choose a length
 * of 48 to 96 bits, and the address does not say which.  The bytes after the IPv4 address are 0
 * (RFC 6052, 2.2) and the last byte of a host rarely is, so the last byte that is not 0 counts
 * as the last of the IPv4 address. */
static uint32_t after_local_prefix(const uint8_t *address)
{
    static const uint8_t places[4][4] = {
        { 6, 7, 9, 10 }, { 7, 9, 10, 11 }, { 9, 10, 11, 12 }, { 12, 13, 14, 15 }
    };
    const uint8_t *place = places[3];
    uint8_t bytes[4];
    int last = 15, i;

    while (last > 10 && address[last] == 0)
        last--;
    if (last < 13 && address[8] == 0)
        place = places[last - 10];
    for (i = 0; i < 4; i++)
        bytes[i] = address[place[i]];
    return number_at(bytes);
}

/* Whether an IPv6 address embeds an IPv4 address, and which. */
static int read_embedded(const uint8_t *address, int is_dotted, uint32_t *ipv4)
{
    static const char zeros[12] = { 0 };
    static const char translated[] = "\0\0\0\0\0\0\0\0\xff\xff\0\0";
    static const char nat64[] = "\0\x64\xff\x9b\0\0\0\0\0\0\0\0";

    if (has_prefix(address, "\x20\x02", 2)) { /* RFC 3056, 2: 6to4 */
        *ipv4 = number_at(address + 2);
        return 1;
    }
    if (!is_dotted && has_prefix(address, "\0\x64\xff\x9b\0\1", 6)) {
        *ipv4 = after_local_prefix(address);
        return 1;
    }
    *ipv4 = number_at(address + 12);
    return is_dotted || has_prefix(address, nat64, 12) || /* RFC 6052, 2.1 */
           has_prefix(address, translated, 12) ||         /* RFC 2765, 2.1 */
           (has_prefix(address, zeros, 10) &&             /* RFC 4291, 2.5.5: mapped, */
            address[10] == 255 && address[11] == 255) ||
           /* or compatible; "::" and "::1" mean something else */
           (has_prefix(address, zeros, 12) && *ipv4 > 1);
}

/* By IANA's IPv6 Special-Purpose Address Registry (RFC 6890). */
static uint32_t audit_ipv6(const char *s, const struct uric *u, uint32_t *ipv4)
{
    static const char unspecified[16] = { 0 };
    static const char loopback[] = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01";
    const uric_span host = u->part[URIC_HOST];
    uint8_t address[16];
    uint32_t found = 0, embedded;

    uric_host_address(uric_bind(s, u), address);
    if (has_prefix(address, unspecified, 16)) /* RFC 4291, 2.5.2 */
        found |= HAZARD(UNSPECIFIED);
    if (has_prefix(address, loopback, 16)) /* RFC 4291, 2.5.3 */
        found |= HAZARD(LOOPBACK);
    if ((address[0] & 0xfe) == 0xfc) /* RFC 4193 */
        found |= HAZARD(PRIVATE);
    if (address[0] == 0xfe && (address[1] & 0xc0) == 0x80) /* RFC 4291, 2.5.6 */
        found |= HAZARD(LINK_LOCAL);
    if (address[0] == 0xff) /* RFC 4291, 2.7 */
        found |= HAZARD(MULTICAST);
    if (read_embedded(address, memchr(s + host.begin, '.', host.end - host.begin) != NULL,
                      &embedded)) {
        *ipv4 = embedded;
        found |= HAZARD(IPV6_EMBEDS_IPV4) | audit_ipv4(embedded);
    }
    return found;
}

/* ---- names ---- */

static int begins_label(const char *s, uint32_t i, uint32_t end, const char *with)
{
    for (; *with; with++) {
        const int byte = uric_decoded_byte(s, &i, end);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

/* Whether the label at i is "localhost" and the last one (RFC 6761, 6.3). */
static int is_localhost(const char *s, uint32_t i, uint32_t end)
{
    const char *name = "localhost";
    int byte;

    do {
        byte = uric_decoded_byte(s, &i, end);
    } while (byte >= 0 && *name && uric_lower((char)byte) == (unsigned char)*name++);
    if (*name)
        return 0;
    return byte < 0 || (byte == '.' && i == end);
}

static uint32_t audit_name(const char *s, uric_span host, struct uric_audit_result *a)
{
    uint32_t i = host.begin, label = 0, found = 0;
    int byte, last = -1;

    while (i < host.end) {
        if (label == 0 && begins_label(s, i, host.end, "xn--"))
            found |= HAZARD(PUNYCODE);
        if (label == 0 && is_localhost(s, i, host.end))
            found |= HAZARD(LOOPBACK);
        last = byte = uric_decoded_byte(s, &i, host.end);
        a->name++;
        label = byte == '.' ? 0 : label + 1;
        if (label > a->label)
            a->label = label;
    }
    if (last == '.')
        found |= HAZARD(TRAILING_DOT);
    if (a->label > 63)
        found |= HAZARD(LABEL_TOO_LONG);
    if (a->name > 255)
        found |= HAZARD(NAME_TOO_LONG);
    return found;
}

static uint32_t audit_host(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, struct uric_audit_result *a)
{
    const uric_span host = u->part[URIC_HOST];
    uint32_t found = 0, rare;

    if (!uric_has(u, URIC_HOST))
        return 0;
    if (host.begin == host.end)
        return scheme && scheme->host == URIC_AUTHORITY_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        return audit_ipv6(s, u, &a->ipv4);
    if (memchr(s + host.begin, '%', host.end - host.begin))
        found |= HAZARD(ENCODED_HOST);
    if (u->host_kind != URIC_HOST_IPVFUTURE &&
        uric_numeric_host(s, host, &a->ipv4, &rare))
        return found | rare | audit_ipv4(a->ipv4);
    return u->host_kind == URIC_HOST_REG_NAME ? found | audit_name(s, host, a) : found;
}

/* ---- the port ---- */

static uint32_t audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(uric_bind(s, u), port);
    uint32_t found = 0;

    if (status == URIC_PORT_OVERFLOW)
        return HAZARD(PORT_OVERFLOW) | (usual >= 0 ? HAZARD(PORT_NOT_DEFAULT) : 0);
    if (status != URIC_PORT_NUMBER || *port == usual)
        return 0;
    if (usual >= 0)
        found |= HAZARD(PORT_NOT_DEFAULT);
    if (*port < 1024)
        found |= HAZARD(PORT_LOW);
    if (*port == 0)
        found |= HAZARD(PORT_ZERO);
    return found;
}

/* ---- triplets ---- */

/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct utf8 {
    int more;
    unsigned low, high;
};

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static int take_utf8(struct utf8 *e, unsigned byte)
{
    if (e->more > 0) {
        const int fits = byte >= e->low && byte <= e->high;

        e->more = fits ? e->more - 1 : 0;
        e->low = 0x80;
        e->high = 0xbf;
        return fits;
    }
    if (byte < 0x80)
        return 1;
    if (byte < 0xc2 || byte > 0xf4)
        return 0;
    e->more = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    e->low = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
    e->high = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;
    return 1;
}

static int is_triplet_again(const char *s, uint32_t i, uint32_t end)
{
    const int first = uric_decoded_byte(s, &i, end), second = uric_decoded_byte(s, &i, end);

    return first >= 0 && second >= 0 && uric_class[first] & URIC_CLASS_HEXDIG &&
           uric_class[second] & URIC_CLASS_HEXDIG;
}

static uint32_t audit_byte(unsigned byte, int in_path)
{
    switch (byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return in_path ? HAZARD(ENCODED_SLASH) : 0;
    case '\\': return in_path ? HAZARD(ENCODED_BACKSLASH) : 0;
    default: return 0;
    }
}

/* Finds dot-segments that only the decoded path has: a triplet is in them or next to them,
 * or a ";" follows the dots (3.3).  Some servers drop the ";" and the rest of the segment
 * before they look for dot-segments.  The delimiters differ from those of dot_segment.h, so
 * this is a separate walk. */
static uint32_t audit_dots(const char *s, uric_span path)
{
    uint32_t i = path.begin, at = i, found = 0;
    int encoded = 0, dots = 0, others = 0;

    for (;;) {
        const int byte = uric_decoded_byte(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';

        at = i;
        encoded |= is_encoded;
        if (byte == '.') {
            dots++;
        } else if (byte < 0 || byte == '/' || byte == '\\') {
            if (encoded && !others && (dots == 1 || dots == 2))
                found |= HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            dots = others = 0;
        } else {
            if (byte == ';' && !others && (dots == 1 || dots == 2))
                found |= HAZARD(PATH_PARAMETER_DOTS);
            others = 1;
        }
        if (byte < 0)
            return found;
    }
}

static uint32_t audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct utf8 expected = { 0, 0x80, 0xbf };
    uint32_t i = 0, after = 0, found = 0;
    const char *next;

    while (i < end &&
           (next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        const unsigned byte = uric_triplet(next);

        i = (uint32_t)(next - s);
        if (i != after && expected.more > 0) {
            found |= HAZARD(BAD_UTF8);
            expected.more = 0;
        }
        if (!take_utf8(&expected, byte))
            found |= HAZARD(BAD_UTF8);
        found |= audit_byte(byte, i >= path.begin && i < path.end);
        after = i = i + 3;
        if (byte == '%' && is_triplet_again(s, i, end))
            found |= HAZARD(DOUBLE_ENCODING);
    }
    if (expected.more > 0)
        found |= HAZARD(BAD_UTF8);
    if (after > path.begin ||
        (path.begin < path.end &&
         memchr(s + path.begin, ';', path.end - path.begin) != NULL))
        found |= audit_dots(s, path);
    return found;
}

/* ---- the authority ---- */

/* If an authority is required but missing, browsers read the path as one (URL Standard,
 * 4.4: "special authority ignore slashes state"). */
static uint32_t audit_slashes(const struct uric *u, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    return scheme != NULL && scheme->host == URIC_AUTHORITY_REQUIRED &&
                   !uric_has(u, URIC_HOST) && path.begin < path.end
               ? HAZARD(MISSING_SLASHES)
               : 0;
}

void uric_audit(struct uric_ref ref, const struct uric_scheme *scheme,
                struct uric_audit_result *a)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    scheme = uric_scheme_of(s, u, scheme);
    memset(a, 0, sizeof *a);
    a->hazards = audit_userinfo(s, u) | audit_host(s, u, scheme, a) |
                 audit_port(s, u, scheme, &a->port) |
                 audit_triplets(s, u, uric_end(u)) | audit_slashes(u, scheme);
}

const char *uric_hazard_name(int hazard)
{
    static const char *const names[URIC_HAZARDS] = {
        "password", "userinfo-like-host", "ipv4-short", "ipv4-octal", "ipv4-hex",
        "ipv4-decimal", "ipv6-embeds-ipv4", "loopback", "private", "link-local",
        "multicast", "unspecified", "port-not-default", "port-low", "port-zero", "port-overflow",
        "encoded-crlf", "encoded-nul", "encoded-tab", "encoded-slash",
        "encoded-backslash", "encoded-dots", "path-parameter-dots", "double-encoding",
        "bad-utf8", "encoded-host", "label-too-long", "name-too-long", "punycode",
        "trailing-dot", "empty-host", "missing-slashes"
    };

    return hazard >= 0 && hazard < URIC_HAZARDS ? names[hazard] : NULL;
}

bool uric_hazard_value(const struct uric_audit_result *a, int hazard, uint32_t *value)
{
    *value = 0;
    if (hazard < 0 || hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
        return false;
    switch (hazard) {
    case URIC_HAZARD_IPV4_SHORT:
    case URIC_HAZARD_IPV4_OCTAL:
    case URIC_HAZARD_IPV4_HEX:
    case URIC_HAZARD_IPV4_DECIMAL:
    case URIC_HAZARD_IPV6_EMBEDS_IPV4: *value = a->ipv4; return true;
    case URIC_HAZARD_PORT_NOT_DEFAULT:
        *value = a->port;
        return !(a->hazards & HAZARD(PORT_OVERFLOW));
    case URIC_HAZARD_PORT_LOW:
    case URIC_HAZARD_PORT_ZERO: *value = a->port; return true;
    case URIC_HAZARD_LABEL_TOO_LONG: *value = a->label; return true;
    case URIC_HAZARD_NAME_TOO_LONG: *value = a->name; return true;
    default: return false;
    }
}

#undef HAZARD

#endif /* URIC_ONLY_PARSE */
