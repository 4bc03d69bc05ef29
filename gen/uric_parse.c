/* uric_parse, the parser of uric in one file; its interface is uric_parse.h.
 * Made by src/packaging/build/amalgamate.sh and only_parse.awk and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

#include "uric_parse.h"

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
#define URIC_BUILT_SIMD128 64
/* the same stage 1 */
#define URIC_BUILT_512 (URIC_BUILT_AVX512 | URIC_BUILT_AVX512VBMI2)
#define URIC_BUILT_X86 (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_BUILT_BY_HALVES (URIC_BUILT_X86 | URIC_BUILT_NEON | URIC_BUILT_SIMD128)

/* Whether a build may have kernels for AVX-512; those for AVX2 replace them.  clang 13 to 16,
 * the last one tried, crashes on them ("Cannot emit physreg copy instruction") when it
 * instruments for AddressSanitizer or AFL++. */
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
#elif defined(URIC_ISA_AVX2) || (!URIC_TAKES_AVX512 && (defined(URIC_ISA_AVX512) || \
                                                        defined(URIC_ISA_AVX512VBMI2)))
#define URIC_BUILT URIC_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_BUILT URIC_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_BUILT URIC_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#elif defined(URIC_ISA_SIMD128)
#define URIC_BUILT URIC_BUILT_SIMD128
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

/* Portable code that the compiler is to keep small: gen/uric_http.c then walks the table of its
 * rules for all of them, byte by byte. */

/* Only on x86-64 does the library choose at run time. */
#define URIC_CHOICE (URIC_BUILT & URIC_BUILT_PORTABLE && URIC_BUILT & URIC_BUILT_X86)

#if URIC_BUILT & URIC_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_BUILT & URIC_BUILT_NEON && \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128
#error "uric_parse.c has no kernel for URIC_ISA_SIMD128: compile uric.c"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_BUILT & URIC_BUILT_X86
#define URIC_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_TARGET_BEGIN(names) \
    URIC_PRAGMA(clang attribute push(__attribute__((target(names))), \
                                     apply_to = function))
#define URIC_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_TARGET_BEGIN(names) \
    _Pragma("GCC push_options") URIC_PRAGMA(GCC target(names))
#define URIC_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#endif
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_INTRINSICS_H
#define URIC_INTRINSICS_H

#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#elif URIC_BUILT & URIC_BUILT_SIMD128
#include <wasm_simd128.h>
#endif

#endif
/* memcpy() and its kin: the compiler's own, where it has them, so that no <string.h> is
 * needed.  A C library may have macros of these names. */
#if defined(__GNUC__)
#pragma push_macro("memcpy")
#pragma push_macro("memmove")
#pragma push_macro("memset")
#pragma push_macro("memcmp")
#pragma push_macro("memchr")
#undef memcpy
#undef memmove
#undef memset
#undef memcmp
#undef memchr
#define memcpy(to, from, n) __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n) __builtin_memset(to, byte, n)
#define memcmp(one, other, n) __builtin_memcmp(one, other, n)
#define memchr(s, byte, n) __builtin_memchr(s, byte, n)
#else
#include <string.h>
#endif

/* Export nothing, unless the user chose otherwise: see URIC_API.  If it is "static", the
 * functions that its unit does not call are unused. */
#if defined(__GNUC__) && !defined(_WIN32) && defined(URIC_API_BY_DEFAULT) && \
    !defined(URIC_SHARED)
#define URIC_HIDES
#pragma GCC visibility push(hidden)
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic push
#ifndef URIC_API_BY_DEFAULT
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
/* C++ need not warn of C. */
#ifdef __cplusplus
#pragma GCC diagnostic ignored "-Wold-style-cast"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wuseless-cast"
#endif
#endif
#endif

/* The names that the RFCs give to the values of enums, and the library's version. */
/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H

/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_TABLE)
#define URIC_TABLES_ELSEWHERE
#endif
#ifndef URIC_TABLE
#define URIC_TABLE static
#endif

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

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_INLINE const char *uric_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_INLINE enum uric_status uric_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

/* The size is part of the ABI. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

#define NAMED(names, i) \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i] \
                                                               : NULL)

const char *uric_status_text(int status)
{
    static const char *const texts[] = {
        "valid", "invalid byte", "the input ends too early", "too long", "unknown rule",
        "the buffer is too small", "the reference has no scheme",
        "more \"..\" than segments before them", "rejected", "unknown number or name",
        "there is nothing to write", "a directive, not a record", "the key has no value"
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

const char *uric_part_name(int part)
{
    static const char *const names[] = {
        "scheme", "userinfo", "host", "port", "path", "query", "fragment"
    };
    return NAMED(names, part);
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

#define DIGITS_OF(x) #x
#define DIGITS(x) DIGITS_OF(x)

const char *uric_version(void)
{
    return DIGITS(URIC_VERSION_MAJOR) "." DIGITS(URIC_VERSION_MINOR) "."
           DIGITS(URIC_VERSION_PATCH) URIC_VERSION_SUFFIX;
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

/* The kernels for one instruction set. */
struct uric_kernels {
    const char *isa;
    /* The one-shot scanner: like uric_walk() of walk.h, but *u need not be zero, and n may be
     * up to URIC_MAX_LENGTH. */
    int (*parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u);
    /* The end of a run of the class, and of valid triplets, that continues at i.  If the
     * kernel has masks, *v then holds those of the bytes there. */
    size_t (*pass)(struct uric_view *v, size_t i, unsigned jump);
};

#define URIC_DECLARE_PARSE(isa) \
    URIC_INTERNAL int uric_parse_##isa(unsigned start, const unsigned char *s, \
                                       size_t n, struct uric *u)
#define URIC_DECLARE_PASS(isa) \
    URIC_INTERNAL size_t uric_pass_##isa(struct uric_view *v, size_t i, unsigned jump)
#define URIC_DECLARE_RULE(isa) \
    URIC_INTERNAL int uric_rule_##isa(unsigned start, const unsigned char *s, \
                                      size_t n, const unsigned char (*symbol)[256], \
                                      struct uric *u)
#define URIC_DECLARE_ENDS(isa) \
    URIC_INTERNAL void uric_ends_##isa(const unsigned char *s, size_t n, \
                                       unsigned char terminator, uric_word *ends)
#define URIC_DECLARE_CODING(isa) \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c); \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_PARSE(portable);
URIC_DECLARE_PASS(portable);
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_PARSE(sse41);
URIC_DECLARE_PASS(sse41);
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_PARSE(avx2);
URIC_DECLARE_PASS(avx2);
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_DECLARE_PARSE(avx512);
URIC_DECLARE_PASS(avx512);
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_PARSE(neon);
URIC_DECLARE_PASS(neon);
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

#ifndef URIC_SINGLE_FILE
/* For tests and benchmarks: the kernels of this build by number, from 0; NULL after the last
 * that the processor supports.  Executes CPUID, which is slow on virtual machines; a build
 * with one set of kernels does not check. */
URIC_INTERNAL const struct uric_kernels *uric_kernels_number(int i);

/* For tests: use these kernels from now on; NULL: the best ones again. */
URIC_INTERNAL void uric_kernels_use(const struct uric_kernels *to_use);
#endif

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
    URIC_ROW_MARK,
    URIC_ROW_HASH,
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
    ALL('?'), ALL('#'),
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
struct uric_short_bytes {
    uint64_t low, high;
};

static URIC_INLINE struct uric_short_bytes uric_load_short(const unsigned char *s, size_t n)
{
    struct uric_short_bytes bytes;
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
 * rules.rl: of the hot rules as goto code (gen/tables/parse_states.h), of all rules as a table
 * (transitions.h).  A state that loops on itself jumps over the run that a mask shows.
 * grammar/README.md has an example. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H

/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_CLASSES_H
#define URIC_CLASSES_H

#define URIC_CLASS_ALPHA 1u
#define URIC_CLASS_DIGIT 2u
#define URIC_CLASS_HEXDIG 4u
#define URIC_CLASS_URI 8u
#define URIC_CLASS_PCHAR 16u
#define URIC_CLASS_RESERVED 32u
#define URIC_CLASS_SUB_DELIMS 64u
#define URIC_CLASS_UNRESERVED 128u

URIC_TABLE const unsigned char uric_class[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,120,0,40,120,24,120,120,120,120,120,120,120,152,152,40,
    158,158,158,158,158,158,158,158,158,158,56,120,0,120,0,40,
    56,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,40,0,40,0,152,
    0,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,0,0,0,152,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

#endif

/* Whether a byte may follow "%" in a triplet. */
static URIC_INLINE int uric_is_hexdig(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_INLINE int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
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

/* gen/uric_http.c has other tables, of fewer rules, and reads by its hot rules with kernels, by the
 * others with streams. */
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_PARSE_TABLES_H
#define URIC_PARSE_TABLES_H

/* Where each rule starts. */
enum {
    uric_PARSE_START_Host = 54,
    URIC_PARSE_START_URI = 1,
    uric_PARSE_START_URI_reference = 2,
    uric_PARSE_START_origin_form = 3
};

/* Sets of bytes: the bits of their members in a table. */
enum {
    URIC_PARSE_IS_IPV4ADDRESS = 48,
    URIC_PARSE_IS_SEGMENT_NOT_SCHEME_NOT_COLON = 68,
    URIC_PARSE_IS_SCHEME = 176,
    URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS = 192,
    URIC_PARSE_IS_USERINFO_NOT_DIGIT = 232,
    URIC_PARSE_IS_REG_NAME = 240,
    URIC_PARSE_IS_REG_NAME_OR_AT = 244,
    URIC_PARSE_IS_USERINFO = 248,
    URIC_PARSE_IS_SEGMENT = 252,
    URIC_PARSE_IS_PATH = 254,
    URIC_PARSE_IS_FRAGMENT = 255,
    URIC_PARSE_IS_SEGMENT_NOT_ALPHA_NOT_COLON = 14,
    URIC_PARSE_IS_HEXDIG = 40,
    URIC_PARSE_IS_IPV6ADDRESS = 45,
    URIC_PARSE_IS_ALPHA = 48
};

/* Tables of bytes. */
static const unsigned char uric_parse_bytes[2][256] = {
    {
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,64,0,0,64,0,64,64,64,64,64,128,64,128,32,2,
        16,16,16,16,16,16,16,16,16,16,8,64,0,64,0,1,
        4,128,128,128,128,128,128,128,128,128,128,128,128,128,128,128,
        128,128,128,128,128,128,128,128,128,128,128,0,0,0,0,64,
        0,128,128,128,128,128,128,128,128,128,128,128,128,128,128,128,
        128,128,128,128,128,128,128,128,128,128,128,0,0,0,64,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    },
    {
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,2,0,0,2,0,2,2,2,2,2,2,2,2,4,0,
        8,8,8,8,8,8,8,8,8,8,1,2,0,2,0,0,
        2,32,32,32,32,32,32,16,16,16,16,16,16,16,16,16,
        16,16,16,16,16,16,16,16,16,16,16,0,0,0,0,2,
        0,32,32,32,32,32,32,16,16,16,16,16,16,16,16,16,
        16,16,16,16,16,16,16,16,16,16,16,0,0,0,2,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    },
};

/* IPv4address: column of a byte; next state by 26 * column + state. */
URIC_TABLE const unsigned char uric_table_IPv4address_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,
    2,3,4,5,5,6,7,7,7,7,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_table_IPv4address_next[208] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,2,2,7,7,7,
    7,2,7,13,13,13,13,2,13,19,19,19,19,2,19,2,
    2,2,2,2,0,3,2,2,6,6,3,9,3,2,12,12,
    9,15,9,2,18,18,15,21,15,2,24,24,21,21,0,4,
    2,2,6,6,3,10,3,2,12,12,9,16,9,2,18,18,
    15,22,15,2,24,24,21,21,0,5,2,2,6,6,3,11,
    3,2,12,12,9,17,9,2,18,18,15,23,15,2,24,24,
    21,21,0,6,2,2,6,6,3,12,3,2,12,12,9,18,
    9,2,18,18,15,24,15,2,24,24,21,21,0,6,2,2,
    6,8,3,12,3,2,12,14,9,18,9,2,18,20,15,24,
    15,2,24,25,21,21,0,6,2,2,6,3,3,12,2,2,
    12,9,9,18,2,2,18,15,15,24,2,2,24,21,21,2,
};
/* IPv6address: column of a byte; next state by 152 * column + state. */
URIC_TABLE const unsigned char uric_table_IPv6address_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,
    2,3,4,5,5,6,7,7,7,7,8,0,0,0,0,0,
    0,9,9,9,9,9,9,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,9,9,9,9,9,9,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_table_IPv6address_next[1520] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,23,23,23,23,0,0,0,0,23,23,23,23,0,0,
    0,0,23,23,23,0,0,0,0,0,23,23,23,53,53,53,
    53,0,23,0,0,0,23,23,23,23,0,0,23,0,53,0,
    0,0,0,0,0,23,23,23,0,79,79,79,79,0,0,0,
    23,23,23,23,0,0,23,0,79,0,0,0,0,0,23,23,
    23,0,0,0,0,0,0,0,0,23,23,23,23,0,0,23,
    0,0,0,0,0,0,23,23,23,0,0,0,0,23,23,23,
    23,0,0,23,0,23,23,23,23,0,0,0,0,23,23,23,
    0,0,0,0,23,23,23,0,0,23,0,23,0,0,0,0,
    0,2,4,0,7,8,10,15,16,18,24,26,26,28,24,0,
    29,30,32,34,34,36,32,37,41,18,42,42,41,43,44,46,
    51,46,52,52,51,0,40,40,37,55,55,0,56,57,59,61,
    61,63,59,64,64,65,37,0,69,70,72,77,72,78,78,77,
    0,0,68,68,65,0,81,82,84,86,86,88,84,89,89,90,
    65,94,95,97,102,97,103,103,102,0,0,93,93,90,0,105,
    106,108,110,110,112,108,113,113,90,114,115,117,122,117,123,123,
    122,0,0,124,125,131,133,133,135,131,136,136,137,138,140,140,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,11,15,
    16,19,24,26,26,28,24,0,29,30,32,34,34,36,32,38,
    41,19,42,42,41,43,44,47,51,47,52,52,51,0,40,40,
    37,55,55,0,56,57,59,61,61,63,59,64,64,66,37,0,
    69,70,73,77,73,78,78,77,0,0,68,68,65,0,81,82,
    84,86,86,88,84,89,89,91,65,94,95,98,102,98,103,103,
    102,0,0,93,93,90,0,105,106,108,110,110,112,108,113,113,
    90,114,115,118,122,118,123,123,122,0,0,124,126,131,133,133,
    135,131,136,136,137,138,140,140,142,143,138,144,143,145,145,144,
    0,0,146,143,147,147,146,148,149,149,150,150,151,0,0,90,
    0,2,4,0,7,8,12,15,16,20,24,26,26,28,24,0,
    29,30,32,34,34,36,32,39,41,20,42,42,41,43,44,48,
    51,48,52,52,51,0,40,40,37,55,55,0,56,57,59,61,
    61,63,59,64,64,67,37,0,69,70,74,77,74,78,78,77,
    0,0,68,68,65,0,81,82,84,86,86,88,84,89,89,92,
    65,94,95,99,102,99,103,103,102,0,0,93,93,90,0,105,
    106,108,110,110,112,108,113,113,90,114,115,119,122,119,123,123,
    122,0,0,124,127,131,133,133,135,131,136,136,137,138,140,140,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,13,15,
    16,21,24,26,26,28,24,0,29,30,32,34,34,36,32,40,
    41,21,42,42,41,43,44,49,51,49,52,52,51,0,40,40,
    37,55,55,0,56,57,59,61,61,63,59,64,64,68,37,0,
    69,70,75,77,75,78,78,77,0,0,68,68,65,0,81,82,
    84,86,86,88,84,89,89,93,65,94,95,100,102,100,103,103,
    102,0,0,93,93,90,0,105,106,108,110,110,112,108,113,113,
    90,114,115,120,122,120,123,123,122,0,0,124,128,131,133,133,
    135,131,136,136,137,138,140,140,142,143,138,144,143,145,145,144,
    0,0,146,143,147,147,146,148,149,149,150,150,151,0,0,90,
    0,2,4,0,7,8,13,15,16,21,24,26,27,28,24,0,
    29,30,32,34,35,36,32,40,41,21,42,42,41,43,44,49,
    51,49,52,52,51,0,40,54,37,55,55,0,56,57,59,61,
    62,63,59,64,64,68,37,0,69,70,75,77,75,78,78,77,
    0,0,68,80,65,0,81,82,84,86,87,88,84,89,89,93,
    65,94,95,100,102,100,103,103,102,0,0,93,104,90,0,105,
    106,108,110,111,112,108,113,113,90,114,115,120,122,120,123,123,
    122,0,0,124,128,131,133,134,135,131,136,136,137,138,140,141,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,13,15,
    16,21,24,26,28,28,24,0,29,30,32,34,36,36,32,40,
    41,21,42,41,41,43,44,49,51,49,52,51,51,0,40,37,
    37,55,55,0,56,57,59,61,63,63,59,64,64,68,0,0,
    69,70,75,77,75,78,77,77,0,0,68,65,65,0,81,82,
    84,86,88,88,84,89,89,93,0,94,95,100,102,100,103,102,
    102,0,0,93,90,90,0,105,106,108,110,112,112,108,113,113,
    0,114,115,120,122,120,123,122,122,0,0,124,128,131,133,135,
    135,131,136,136,137,138,140,142,142,143,138,144,143,145,144,144,
    0,0,146,143,147,146,146,148,149,149,150,150,151,0,0,90,
    0,3,5,6,5,9,0,5,17,0,25,25,25,25,25,5,
    17,31,33,33,33,33,33,0,25,0,25,25,25,17,45,0,
    33,0,33,33,33,0,0,0,0,25,25,17,45,58,60,60,
    60,60,60,33,33,0,0,25,45,71,0,60,0,60,60,60,
    33,0,0,0,0,45,71,83,85,85,85,85,85,60,60,0,
    0,71,96,0,85,0,85,85,85,60,0,0,0,0,71,96,
    107,109,109,109,109,109,85,85,0,96,116,0,109,0,109,109,
    109,85,96,116,129,132,132,132,132,132,109,109,116,139,139,139,
    139,0,139,132,0,132,132,132,109,116,139,90,139,139,139,0,
    132,132,139,139,0,132,139,0,0,2,4,0,7,8,14,15,
    16,22,24,24,24,24,24,0,29,30,32,32,32,32,32,0,
    41,22,41,41,41,43,44,50,51,50,51,51,51,0,0,0,
    0,55,55,0,56,57,59,59,59,59,59,64,64,0,0,0,
    69,70,76,77,76,77,77,77,0,0,0,0,0,0,81,82,
    84,84,84,84,84,89,89,0,0,94,95,101,102,101,102,102,
    102,0,0,0,0,0,0,105,106,108,108,108,108,108,113,113,
    0,114,115,121,122,121,122,122,122,0,0,124,130,131,131,131,
    131,131,136,136,137,138,138,138,138,143,138,144,143,144,144,144,
    0,0,146,143,146,146,146,148,149,149,150,150,151,0,0,90,
};
#define uric_table_IPv4address_at(r, column) ((column) * 26 + (r))
#define uric_table_IPv6address_at(r, column) ((column) * 152 + (r))
#define URIC_GROUPS 8
#define URIC_GROUP_DIGITS 4
#define URIC_GROUPS_STATE 6

/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char uric_parse_part18_values[26] = {
    URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,
};
static const unsigned char uric_parse_part32_flags[152] = {
    0,0,0,0,0,0,1,0,0,1,1,1,1,1,1,0,
    0,0,1,1,1,1,1,0,1,0,1,1,1,0,0,1,
    1,0,1,1,1,0,0,0,0,1,1,0,0,0,1,1,
    1,1,1,1,1,0,0,1,0,0,1,1,0,1,1,1,
    1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,0,
    0,0,0,1,1,0,1,1,1,1,1,1,1,1,0,0,
    0,1,1,1,1,1,1,1,1,0,0,1,1,0,1,1,
    1,1,0,0,0,1,1,1,1,1,1,1,0,0,0,0,
    0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,1,
    1,1,0,0,1,1,0,1,
};

/* The events. */
#define uric_ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define uric_ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define uric_ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define uric_ON_authority_begin do { URIC_BEGIN(URIC_HOST, AT + 1); } while (0)
#define uric_ON_authority_end do { URIC_BEGIN(URIC_PATH, AT); } while (0)
#define uric_ON_fragment_begin do { URIC_BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define uric_ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define uric_ON_host_end do { END(URIC_HOST); } while (0)
#define uric_ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define uric_ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define uric_ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define uric_ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define uric_ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define uric_ON_port_begin do { URIC_BEGIN(URIC_PORT, AT + 1); } while (0)
#define uric_ON_port_end do { END(URIC_PORT); } while (0)
#define uric_ON_query_begin do { URIC_BEGIN(URIC_QUERY, AT + 1); } while (0)
#define uric_ON_query_end do { END(URIC_QUERY); } while (0)
#define uric_ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define uric_ON_scheme_end do { END(URIC_SCHEME); URIC_BEGIN(URIC_PATH, AT + 1); } while (0)
#define uric_ON_userinfo_end do { URIC_BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); URIC_BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
/* The classes whose bytes a scanner may skip in runs.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_RUNS_H
#define URIC_RUNS_H

#define URIC_RUN_HEXDIG 1u
#define URIC_RUN_PATH 2u
#define URIC_RUN_REG_NAME 4u
#define URIC_RUN_SCHEME 8u

static const unsigned char uric_run[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,6,0,0,6,0,6,6,6,6,6,14,6,14,14,2,
    15,15,15,15,15,15,15,15,15,15,2,6,0,6,0,0,
    2,15,15,15,15,15,15,14,14,14,14,14,14,14,14,14,
    14,14,14,14,14,14,14,14,14,14,14,0,0,0,0,6,
    0,15,15,15,15,15,15,14,14,14,14,14,14,14,14,14,
    14,14,14,14,14,14,14,14,14,14,14,0,0,0,6,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

#if defined(URIC_BUILT) && URIC_BUILT & URIC_BUILT_BY_HALVES
#define URIC_NIBBLES_HEXDIG 0
#define URIC_NIBBLES_PATH 16
#define URIC_NIBBLES_REG_NAME 32
#define URIC_NIBBLES_SCHEME 48

static const unsigned char uric_nibbles[64] = {
    8,88,88,88,88,88,88,8,8,8,0,0,0,0,0,0,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,116,
    168,252,248,248,252,248,252,252,252,252,244,92,84,92,212,112,
    168,248,248,248,248,248,248,248,248,248,240,84,80,84,84,80,
};
#endif

#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: if a
 * jump stops too soon, the state steps over the byte and jumps again. */
enum uric_jump { URIC_JUMP_SCHEME, URIC_JUMP_REG_NAME, URIC_JUMP_PATH, URIC_JUMPS };

/* Masks of a block of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and of
 * valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[URIC_JUMPS];
};

/* The start and the number of bytes, in one register.  A start is a constant of
 * gen/tables/parse_tables.h. */
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

/* What a search finds in the rest of a long input: the first "?" before any "#", in the upper half,
 * and the first "#"; without one, the next of them, or the end.  If a byte is bad, it is the end,
 * or the "%" before it if it should be a digit; `bad` is one more, and otherwise 0. */
struct uric_search_result {
    uint64_t marks, bad;
};

/* Searches n >= URIC_BLOCK bytes from i on, which is not inside a triplet.  Bad is what is neither
 * in the class PATH, in a triplet, a "?" nor the first "#". */
typedef struct uric_search_result uric_search(const unsigned char *s, size_t i, size_t n);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
static URIC_ALWAYS_INLINE struct uric_search_result uric_found_all(uint64_t mark, uint64_t uric_own_hash)
{
    struct uric_search_result found;

    found.marks = mark << 32 | uric_own_hash;
    found.bad = 0;
    return found;
}

/* The same where the byte at `at` is bad, or the input ends there in a triplet. */
URIC_INTERNAL struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                       uint64_t mark, uint64_t uric_own_hash);

/* Scans s from a start: returns URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and writes the parts
 * to *u, which must be all zero.  The masks show which of the first 63 bytes are in the classes,
 * or in subsets of them; bit 63 (of a block of 64), and the bits of bytes at or past the end,
 * are 0.  n is less than URIC_BLOCK.  All parameters fit in registers. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length,
                            struct uric *u, uint64_t scheme, uint64_t reg_name,
                            uint64_t path);

/* The same as uric_walk() for the hot rules and a long input.  The masks show which of the first
 * URIC_BLOCK bytes are in the classes, or in subsets of them. */
URIC_INTERNAL int uric_walk_long(const unsigned char *s, uint64_t start_and_length,
                                 struct uric *u, uric_search *search, uint64_t scheme,
                                 uint64_t reg_name);
#endif

/* With AddressSanitizer each copy is long: twenty of them in a function took gcc 15 MB. */
#ifdef __SANITIZE_ADDRESS__
#define URIC_RUN_INLINE URIC_NEVER_INLINE
#else
#define URIC_RUN_INLINE URIC_INLINE
#endif

/* The end of the run at s + i of bytes that have one of the bits of uric_run. */
static URIC_RUN_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n,
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

#endif

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static URIC_ALWAYS_INLINE __m128i uric_sse41_at(const unsigned char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_row(enum uric_row row)
{
    return _mm_load_si128((const __m128i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_high_halves(__m128i bytes)
{
    return _mm_and_si128(_mm_srli_epi16(bytes, 4), uric_sse41_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t uric_sse41_mask(__m128i v)
{
    return (uint32_t)_mm_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_sse41_bytes {
    __m128i a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_sse41_load(struct uric_sse41_bytes *bytes, const unsigned char *p)
{
    bytes->a = uric_sse41_at(p);
    bytes->b = uric_sse41_at(p + 16);
    bytes->c = uric_sse41_at(p + 32);
    bytes->d = uric_sse41_at(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_sse41_load_first(struct uric_sse41_bytes *bytes,
                                                const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = _mm_setzero_si128();
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = uric_sse41_at(s);
        bytes->b = uric_sse41_at(s + 16);
        bytes->c = uric_sse41_at(s + bytes->c_at);
        bytes->d = uric_sse41_at(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = uric_sse41_at(s);
        bytes->c = uric_sse41_at(s + bytes->c_at);
    } else if (n > 0) {
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = _mm_set_epi64x((long long)few.high, (long long)few.low);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_join(__m128i a, __m128i b, __m128i c, __m128i d,
                                              unsigned c_at)
{
    const uint32_t low = uric_sse41_mask(a) | uric_sse41_mask(b) << 16;
    const uint32_t high = uric_sse41_mask(c) | uric_sse41_mask(d) << 16;

    return low | (uint64_t)high << c_at;
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_byte(const struct uric_sse41_bytes *bytes,
                                              enum uric_row row)
{
    const __m128i all = uric_sse41_row(row);

    return uric_sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m128i uric_sse41_places_of(__m128i bytes)
{
    return _mm_and_si128(
        _mm_shuffle_epi8(uric_sse41_row(URIC_ROW_LOW), bytes),
        _mm_shuffle_epi8(uric_sse41_row(URIC_ROW_HIGH), uric_sse41_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void uric_sse41_places(struct uric_sse41_bytes *first)
{
    first->a = uric_sse41_places_of(first->a);
    first->b = uric_sse41_places_of(first->b);
    first->c = uric_sse41_places_of(first->c);
    first->d = uric_sse41_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_in(const struct uric_sse41_bytes *places,
                                            enum uric_jump jump)
{
    const __m128i to_sign = uric_sse41_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_sse41_join(_mm_adds_epu8(places->a, to_sign), _mm_adds_epu8(places->b, to_sign),
                      _mm_adds_epu8(places->c, to_sign), _mm_adds_epu8(places->d, to_sign),
                      places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_in_scheme(const struct uric_sse41_bytes *first)
{
    return uric_sse41_mask(_mm_adds_epu8(first->a, uric_sse41_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_sse41_clear(struct uric *u)
{
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_sse41_window {
    struct uric_sse41_bytes bytes;
    __m128i a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m128i uric_sse41_bits(__m128i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, uric_sse41_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_sse41_window uric_sse41_look(const struct uric_sse41_bytes *bytes)
{
    struct uric_sse41_window w;

    w.bytes = *bytes;
    w.a_bit = uric_sse41_bits(bytes->a);
    w.b_bit = uric_sse41_bits(bytes->b);
    w.c_bit = uric_sse41_bits(bytes->c);
    w.d_bit = uric_sse41_bits(bytes->d);
    return w;
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_has(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_of(const struct uric_sse41_window *w, unsigned nibbles)
{
    const __m128i table = uric_sse41_at(uric_nibbles + nibbles);

    return uric_sse41_join(uric_sse41_has(table, w->bytes.a, w->a_bit),
                      uric_sse41_has(table, w->bytes.b, w->b_bit),
                      uric_sse41_has(table, w->bytes.c, w->c_bit),
                      uric_sse41_has(table, w->bytes.d, w->d_bit), w->bytes.c_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m128i uric_sse41_out(const unsigned char *p, __m128i table)
{
    const __m128i bytes = uric_sse41_at(p);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes), uric_sse41_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_sse41_all(const unsigned char *p, unsigned nibbles)
{
    const __m128i table = uric_sse41_at(uric_nibbles + nibbles);
    const __m128i out =
        _mm_or_si128(_mm_or_si128(uric_sse41_out(p, table), uric_sse41_out(p + 16, table)),
                     _mm_or_si128(uric_sse41_out(p + 32, table), uric_sse41_out(p + 48, table)));

    return _mm_testz_si128(out, out);
}

#define CLASSIFY(name) uric_sse41_##name
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
 *   CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0
 *
 * and may define
 *
 *   CLASSIFY_FIRST(mask)             the lowest bit of a mask, anything if it is 0
 *   CLASSIFY_LEAVE()                 ends the use of vectors before a function that is compiled
 *                                    for any processor: after those of AVX each instruction of SSE
 *                                    waits.  A compiler does it at a return, but gcc 12 not before
 *                                    the call of a static function */

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
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
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
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
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

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
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

/* What a window shows of its bytes from `known` on, as masks from bit 0. */
struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

/* The offset of the first byte of the mask, which starts at i, or `none`. */
static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

/* A uric_search of walk.h.  The last window of fewer bytes starts before i.  A rest of up to
 * two windows of the class PATH and "?" is searched without a branch on its bytes. */
static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word uric_own_hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? uric_own_hash : (uric_word)(uric_own_hash & (uric_own_hash - 1));
                bad |= (uric_word)(other & ~uric_own_hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(uric_own_hash, i, n));
                first_hash = CLASSIFY(first)(uric_own_hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX2. */

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i uric_avx2_at(const unsigned char *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_row(enum uric_row row)
{
    return _mm256_load_si256((const __m256i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_high_halves(__m256i bytes)
{
    return _mm256_and_si256(_mm256_srli_epi16(bytes, 4), uric_avx2_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t uric_avx2_mask(__m256i v)
{
    return (uint32_t)_mm256_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 32 bytes from offset 0, and 32 from high_at; they may overlap. */
struct uric_avx2_bytes {
    __m256i low, high;
    unsigned high_at;
};

static URIC_ALWAYS_INLINE void uric_avx2_load(struct uric_avx2_bytes *bytes, const unsigned char *p)
{
    bytes->low = uric_avx2_at(p);
    bytes->high = uric_avx2_at(p + 32);
    bytes->high_at = 32;
}

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i and
 * fills with zeros. */
static const unsigned char uric_shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

/* 1 to 31 bytes, padded with zeros. */
static inline __m256i uric_avx2_load_part(const unsigned char *s, size_t n)
{
    __m128i last, by;
    struct uric_short_bytes bytes;

    if (n < 16) {
        bytes = uric_load_short(s, n);
        return _mm256_zextsi128_si256(_mm_set_epi64x((long long)bytes.high,
                                                     (long long)bytes.low));
    }
    last = _mm_loadu_si128((const __m128i *)(const void *)(s + n - 16));
    by = _mm_loadu_si128((const __m128i *)(const void *)(uric_shuffle_down + (32 - n)));
    return _mm256_set_m128i(_mm_shuffle_epi8(last, by),
                            _mm_loadu_si128((const __m128i *)(const void *)s));
}

static URIC_ALWAYS_INLINE void uric_avx2_load_first(struct uric_avx2_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->low = bytes->high = _mm256_setzero_si256();
    bytes->high_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->high_at = (unsigned)n - 32;
        bytes->low = uric_avx2_at(s);
        bytes->high = uric_avx2_at(s + bytes->high_at);
    } else if (n > 0) {
        bytes->low = uric_avx2_load_part(s, n);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_join(__m256i low, __m256i high, unsigned high_at)
{
    uint64_t mask = uric_avx2_mask(low) | (uint64_t)uric_avx2_mask(high) << high_at;

    __asm__("" : "+r"(mask)); /* keeps gcc from collecting masks in a vector */
    return mask;
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_byte(const struct uric_avx2_bytes *bytes,
                                             enum uric_row row)
{
    const __m256i all = uric_avx2_row(row);

    return uric_avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m256i uric_avx2_places_of(__m256i bytes)
{
    return _mm256_and_si256(
        _mm256_shuffle_epi8(uric_avx2_row(URIC_ROW_LOW), bytes),
        _mm256_shuffle_epi8(uric_avx2_row(URIC_ROW_HIGH), uric_avx2_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void uric_avx2_places(struct uric_avx2_bytes *first)
{
    first->low = uric_avx2_places_of(first->low);
    first->high = uric_avx2_places_of(first->high);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_in(const struct uric_avx2_bytes *places,
                                           enum uric_jump jump)
{
    const __m256i to_sign = uric_avx2_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_avx2_join(_mm256_adds_epu8(places->low, to_sign),
                     _mm256_adds_epu8(places->high, to_sign), places->high_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_in_scheme(const struct uric_avx2_bytes *first)
{
    return uric_avx2_mask(_mm256_adds_epu8(first->low, uric_avx2_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_avx2_clear(struct uric *u)
{
    __m256i *const to = (__m256i *)(void *)u;

    _mm256_storeu_si256(to, _mm256_setzero_si256());
    _mm256_storeu_si256(to + 1, _mm256_setzero_si256());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_avx2_window {
    struct uric_avx2_bytes bytes;
    __m256i low_bit, high_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m256i uric_avx2_bits(__m256i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, uric_avx2_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_avx2_window uric_avx2_look(const struct uric_avx2_bytes *bytes)
{
    struct uric_avx2_window w;

    w.bytes = *bytes;
    w.low_bit = uric_avx2_bits(bytes->low);
    w.high_bit = uric_avx2_bits(bytes->high);
    return w;
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_table(unsigned nibbles)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)(uric_nibbles + nibbles)));
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_has(__m256i table, __m256i bytes, __m256i bit)
{
    return _mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_of(const struct uric_avx2_window *w, unsigned nibbles)
{
    const __m256i table = uric_avx2_table(nibbles);

    return uric_avx2_join(uric_avx2_has(table, w->bytes.low, w->low_bit),
                     uric_avx2_has(table, w->bytes.high, w->high_bit), w->bytes.high_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m256i uric_avx2_out(const unsigned char *p, __m256i table)
{
    const __m256i bytes = uric_avx2_at(p);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), uric_avx2_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_avx2_all(const unsigned char *p, unsigned nibbles)
{
    const __m256i table = uric_avx2_table(nibbles);
    const __m256i out =
        _mm256_or_si256(_mm256_or_si256(uric_avx2_out(p, table), uric_avx2_out(p + 32, table)),
                        _mm256_or_si256(uric_avx2_out(p + 64, table), uric_avx2_out(p + 96, table)));

    return _mm256_testz_si256(out, out);
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) uric_avx2_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx2
#define BLOCK 128

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

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
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
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
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

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
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word uric_own_hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? uric_own_hash : (uric_word)(uric_own_hash & (uric_own_hash - 1));
                bad |= (uric_word)(other & ~uric_own_hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(uric_own_hash, i, n));
                first_hash = CLASSIFY(first)(uric_own_hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX-512 (F, BW), 64 bytes at once. */

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,popcnt,bmi,bmi2")

struct uric_avx512_bytes {
    __m512i all;
};

static URIC_ALWAYS_INLINE void uric_avx512_load(struct uric_avx512_bytes *bytes,
                                           const unsigned char *p)
{
    bytes->all = _mm512_loadu_si512(p);
}

static URIC_ALWAYS_INLINE void uric_avx512_load_first(struct uric_avx512_bytes *bytes,
                                                 const unsigned char *s, size_t n)
{
    const unsigned count = n < 63 ? (unsigned)n : 63;

    bytes->all = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, count), s);
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_row(enum uric_row row)
{
    return _mm512_loadu_si512(uric_row(row));
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_high_halves(__m512i bytes)
{
    return _mm512_and_si512(_mm512_srli_epi16(bytes, 4), uric_avx512_row(URIC_ROW_HALF));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE void uric_avx512_places(struct uric_avx512_bytes *first)
{
    first->all = _mm512_and_si512(
        _mm512_shuffle_epi8(uric_avx512_row(URIC_ROW_LOW), first->all),
        _mm512_shuffle_epi8(uric_avx512_row(URIC_ROW_HIGH), uric_avx512_high_halves(first->all)));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_in(const struct uric_avx512_bytes *places,
                                             enum uric_jump jump)
{
    const enum uric_row row = (enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump);

    return _mm512_cmpge_epu8_mask(places->all, uric_avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_in_scheme(const struct uric_avx512_bytes *first)
{
    return uric_avx512_in(first, URIC_JUMP_SCHEME);
}

static URIC_ALWAYS_INLINE void uric_avx512_clear(struct uric *u)
{
    /* one store of 64 bytes takes twice as long if *u lies across two pages */
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_avx512_window {
    __m512i bytes, bit; /* bit: the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m512i uric_avx512_table(const unsigned char *table)
{
    /* masked, because g++ 12 warns that the plain intrinsic uses an uninitialized value */
    return _mm512_maskz_broadcast_i32x4(0xffff,
                                        _mm_loadu_si128((const __m128i *)(const void *)table));
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_bits(__m512i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    static const unsigned char bits[16] = { 1,   2,   4,   8,   16,  32,  64,  128,
                                            255, 255, 255, 255, 255, 255, 255, 255 };

    return _mm512_shuffle_epi8(uric_avx512_table(bits), uric_avx512_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_avx512_window uric_avx512_look(const struct uric_avx512_bytes *bytes)
{
    struct uric_avx512_window w;

    w.bytes = bytes->all;
    w.bit = uric_avx512_bits(w.bytes);
    return w;
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_byte(const struct uric_avx512_bytes *bytes,
                                               enum uric_row row)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, uric_avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_of(const struct uric_avx512_window *w,
                                             unsigned nibbles)
{
    return _mm512_test_epi8_mask(
        _mm512_shuffle_epi8(uric_avx512_table(uric_nibbles + nibbles), w->bytes), w->bit);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m512i uric_avx512_out(const unsigned char *p, __m512i table)
{
    const __m512i bytes = _mm512_loadu_si512(p);

    return ~_mm512_shuffle_epi8(table, bytes) & uric_avx512_bits(bytes);
}

static URIC_ALWAYS_INLINE int uric_avx512_all(const unsigned char *p, unsigned nibbles)
{
    const __m512i table = uric_avx512_table(uric_nibbles + nibbles);
    const __m512i out = _mm512_or_si512(
        _mm512_or_si512(uric_avx512_out(p, table), uric_avx512_out(p + 64, table)),
        _mm512_or_si512(uric_avx512_out(p + 128, table), uric_avx512_out(p + 192, table)));

    return _mm512_test_epi8_mask(out, out) == 0;
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) uric_avx512_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx512
#define BLOCK 256

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

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
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
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
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

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
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word uric_own_hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? uric_own_hash : (uric_word)(uric_own_hash & (uric_own_hash - 1));
                bad |= (uric_word)(other & ~uric_own_hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(uric_own_hash, i, n));
                first_hash = CLASSIFY(first)(uric_own_hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AArch64's NEON. */

#if URIC_BUILT & URIC_BUILT_NEON

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_row(enum uric_row row)
{
    return vld1q_u8(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_neon_bytes {
    uint8x16_t a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_neon_load(struct uric_neon_bytes *bytes, const unsigned char *p)
{
    bytes->a = vld1q_u8(p);
    bytes->b = vld1q_u8(p + 16);
    bytes->c = vld1q_u8(p + 32);
    bytes->d = vld1q_u8(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_neon_load_first(struct uric_neon_bytes *bytes,
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
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = vcombine_u8(vcreate_u8(few.low), vcreate_u8(few.high));
    }
}

/* The mask of vectors whose bytes are all ones or zeros: each byte keeps one bit, by its index
 * modulo 8, and adding neighbours three times joins each eight. */
static URIC_ALWAYS_INLINE uint64_t uric_neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                             uint8x16_t d, unsigned c_at)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t uric_place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, uric_place), vandq_u8(b, uric_place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, uric_place), vandq_u8(d, uric_place));
    const uint8x16_t both = vpaddq_u8(low, high);
    const uint64_t mask =
        vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);

    return (uint32_t)mask | (mask >> 32) << c_at;
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_byte(const struct uric_neon_bytes *bytes,
                                             enum uric_row row)
{
    const uint8x16_t all = uric_neon_row(row);

    return uric_neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_places_of(uint8x16_t bytes)
{
    return vandq_u8(vqtbl1q_u8(uric_neon_row(URIC_ROW_LOW),
                               vandq_u8(bytes, uric_neon_row(URIC_ROW_HALF))),
                    vqtbl1q_u8(uric_neon_row(URIC_ROW_HIGH), vshrq_n_u8(bytes, 4)));
}

static URIC_ALWAYS_INLINE void uric_neon_places(struct uric_neon_bytes *first)
{
    first->a = uric_neon_places_of(first->a);
    first->b = uric_neon_places_of(first->b);
    first->c = uric_neon_places_of(first->c);
    first->d = uric_neon_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_in(const struct uric_neon_bytes *places,
                                           enum uric_jump jump)
{
    const uint8x16_t least = uric_neon_row((enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump));

    return uric_neon_join(vcgeq_u8(places->a, least), vcgeq_u8(places->b, least),
                     vcgeq_u8(places->c, least), vcgeq_u8(places->d, least), places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_in_scheme(const struct uric_neon_bytes *first)
{
    const uint8x16_t none = vdupq_n_u8(0);

    return uric_neon_join(vcgeq_u8(first->a, uric_neon_row(URIC_ROW_LEAST_SCHEME)), none, none, none, 32);
}

static URIC_ALWAYS_INLINE void uric_neon_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    vst1q_u8(to, vdupq_n_u8(0));
    vst1q_u8(to + 16, vdupq_n_u8(0));
    vst1q_u8(to + 32, vdupq_n_u8(0));
    vst1q_u8(to + 48, vdupq_n_u8(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_neon_window {
    uint8x16_t a_low, b_low, c_low, d_low; /* the low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_bits(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

static URIC_ALWAYS_INLINE struct uric_neon_window uric_neon_look(const struct uric_neon_bytes *bytes)
{
    const uint8x16_t half = uric_neon_row(URIC_ROW_HALF);
    struct uric_neon_window w;

    w.a_low = vandq_u8(bytes->a, half);
    w.b_low = vandq_u8(bytes->b, half);
    w.c_low = vandq_u8(bytes->c, half);
    w.d_low = vandq_u8(bytes->d, half);
    w.a_bit = uric_neon_bits(bytes->a);
    w.b_bit = uric_neon_bits(bytes->b);
    w.c_bit = uric_neon_bits(bytes->c);
    w.d_bit = uric_neon_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_of(const struct uric_neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return uric_neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit), w->c_at);
}

/* All ones for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE uint8x16_t uric_neon_is(const unsigned char *p, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(p);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, uric_neon_row(URIC_ROW_HALF))),
                    uric_neon_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_neon_all(const unsigned char *p, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(uric_neon_is(p, table), uric_neon_is(p + 16, table)),
               vandq_u8(uric_neon_is(p + 32, table), uric_neon_is(p + 48, table)))) != 0;
}

#define CLASSIFY(name) uric_neon_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_neon
#define BLOCK 64

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

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
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
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
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

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
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word uric_own_hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? uric_own_hash : (uric_word)(uric_own_hash & (uric_own_hash - 1));
                bad |= (uric_word)(other & ~uric_own_hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(uric_own_hash, i, n));
                first_hash = CLASSIFY(first)(uric_own_hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Stage 1 with WebAssembly's simd128. */

/* Chooses the kernels for the processor. */

#define KERNELS(isa, stage1, ends, decode, uric_own_encode, view, change) \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }

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
};

#undef KERNELS

#if URIC_CHOICE

struct uric_x86_registers {
    uint32_t eax, ebx, ecx, edx;
};

static struct uric_x86_registers uric_x86_cpuid(uint32_t leaf, uint32_t subleaf)
{
    struct uric_x86_registers r;

    __asm__ volatile("cpuid"
                     : "=a"(r.eax), "=b"(r.ebx), "=c"(r.ecx), "=d"(r.edx)
                     : "a"(leaf), "c"(subleaf));
    return r;
}

/* Which registers the operating system saves. */
static uint32_t uric_x86_xcr0(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return low;
}

/* In the order of `uric_all_kernels` and of enum uric_isa. */
enum { URIC_X86_BASELINE, URIC_X86_SSE41, URIC_X86_AVX2, URIC_X86_AVX512, URIC_X86_AVX512VBMI2 };

static int uric_x86_level(void)
{
    const uint32_t ssse3 = 1u << 9, sse41 = 1u << 19, popcnt = 1u << 23;
    const uint32_t osxsave = 1u << 27, avx = 1u << 28;
    const uint32_t bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
    const uint32_t avx512f = 1u << 16, avx512bw = 1u << 30, avx512vl = 1u << 31;
    const uint32_t avx512vbmi = 1u << 1 | 1u << 6; /* and VBMI2; in ecx */
    const uint32_t ymm = 0x06, zmm = 0xe6;
    struct uric_x86_registers r;

    r = uric_x86_cpuid(1, 0);
    if (~r.ecx & (ssse3 | sse41))
        return URIC_X86_BASELINE;
    if (~r.ecx & (popcnt | osxsave | avx) || ~uric_x86_xcr0() & ymm ||
        uric_x86_cpuid(0, 0).eax < 7)
        return URIC_X86_SSE41;
    r = uric_x86_cpuid(7, 0);
    if (~r.ebx & (bmi | avx2 | bmi2))
        return URIC_X86_SSE41;
    if (!(URIC_BUILT & URIC_BUILT_AVX512) ||
        ~r.ebx & (avx512f | avx512bw | avx512vl) || ~uric_x86_xcr0() & zmm)
        return URIC_X86_AVX2;
    return (~r.ecx & avx512vbmi) ? URIC_X86_AVX512 : URIC_X86_AVX512VBMI2;
}

#ifndef URIC_SINGLE_FILE
const struct uric_kernels *uric_chosen;
#endif

/* Concurrent first callers all compute the same value; a limit that another thread sets
 * meanwhile takes precedence. */
static void uric_use(const struct uric_kernels *kernels)
{
    __atomic_store_n(&uric_chosen, kernels, __ATOMIC_RELAXED);
}

static const struct uric_kernels *uric_kernels_up_to(int limit)
{
    const int level = uric_x86_level();

    return &uric_all_kernels[level < limit ? level : limit];
}

const struct uric_kernels *uric_best_kernels(void)
{
    const struct uric_kernels *chosen =
        __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);

    if (chosen == NULL) {
        const struct uric_kernels *const best = uric_kernels_up_to(URIC_X86_AVX512VBMI2);

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

const char *uric_isa_limit(enum uric_isa isa)
{
    if ((unsigned)isa > URIC_UPTO_AVX512VBMI2)
        return NULL;
#if URIC_CHOICE
    uric_use(uric_kernels_up_to((int)isa));
#endif
    return uric_isa_name();
}

#ifndef URIC_SINGLE_FILE

void uric_kernels_use(const struct uric_kernels *to_use)
{
#if URIC_CHOICE
    uric_use(to_use);
#else
    (void)to_use;
#endif
}

const struct uric_kernels *uric_kernels_number(int i)
{
#if URIC_CHOICE
    const int last = uric_x86_level();
#else
    const int last = 0;
#endif

    return i <= last ? &uric_all_kernels[i] : NULL;
}

#endif

/* What a search finds in a rest that has a bad byte, for every instruction set. */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* Not inline: gcc 12 makes it four times as slow in the search with SSE4.1. */
URIC_NEVER_INLINE struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                           uint64_t mark, uint64_t uric_own_hash)
{
    struct uric_search_result found;

    if (at > 0 && s[at - 1] == '%')
        at--;
    else if (at > 1 && s[at - 2] == '%')
        at -= 2;
    uric_own_hash = uric_own_hash < at ? uric_own_hash : at;
    found = uric_found_all(mark < uric_own_hash ? mark : uric_own_hash, uric_own_hash);
    found.bad = (uint64_t)at + 1;
    return found;
}

#endif

/* Stage 2 of the one-shot scanner, for every instruction set. */
/* An IPv6address without an IPv4address, read at once: from masks of its bytes. */
#ifndef URIC_ADDRESS_GROUPS_H
#define URIC_ADDRESS_GROUPS_H

#if defined(URIC_GROUPS) && URIC_BUILT & (URIC_BUILT_X86 | URIC_BUILT_NEON)
#define URIC_READS_GROUPS

/* Adds to the masks the 16 bytes at s + at: those that are HEXDIG or ":", and those that are ":". */
static URIC_ALWAYS_INLINE void uric_group_bytes(const unsigned char *s, unsigned at,
                                                uint64_t *bytes, uint64_t *colon)
{
#if URIC_BUILT & URIC_BUILT_X86 /* by SSE2, which each processor has */
    const __m128i all = _mm_loadu_si128((const __m128i *)(const void *)(s + at));
    /* a range that ends at 127 needs one comparison */
    const __m128i digit = _mm_cmpgt_epi8(_mm_add_epi8(all, _mm_set1_epi8(127 - ':')),
                                         _mm_set1_epi8(127 - (':' - '0' + 1)));
    const __m128i letter = _mm_cmpgt_epi8(
        _mm_add_epi8(_mm_or_si128(all, _mm_set1_epi8(' ')), _mm_set1_epi8(127 - 'f')),
        _mm_set1_epi8(127 - ('f' - 'a' + 1)));

    *bytes |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_or_si128(digit, letter)) << at;
    *colon |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(':')))
              << at;
#else
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t uric_place = vld1q_u8(places), all = vld1q_u8(s + at);
    const uint8x16_t digit =
        vcleq_u8(vsubq_u8(all, vdupq_n_u8('0')), vdupq_n_u8(':' - '0'));
    const uint8x16_t letter =
        vcleq_u8(vsubq_u8(vorrq_u8(all, vdupq_n_u8(' ')), vdupq_n_u8('a')),
                 vdupq_n_u8('f' - 'a'));
    const uint8x16_t twos = vpaddq_u8(vandq_u8(vorrq_u8(digit, letter), uric_place),
                                      vandq_u8(vceqq_u8(all, vdupq_n_u8(':')), uric_place));
    const uint8x16_t fours = vpaddq_u8(twos, twos);
    const uint32_t found =
        vgetq_lane_u32(vreinterpretq_u32_u8(vpaddq_u8(fours, fours)), 0);

    *bytes |= (uint64_t)(found & 0xffff) << at;
    *colon |= (uint64_t)(found >> 16) << at;
#endif
}

/* The end of the address at s + i, of an input of n bytes, if "]" follows it; i if the table has to
 * read it.  The numbers are those of the automaton: grammar/tools/groups.py. */
static URIC_ALWAYS_INLINE size_t uric_groups_end(const unsigned char *s, size_t i, size_t n)
{
    uint64_t bytes = 0, colon = 0, hex, pair, group, first, after;
    unsigned k, end;

    /* the table reads three bytes faster, such as "::1" */
    if (n < 16 || i > 40 || n - i < 4 || s[i + 3] == ']')
        return i;
    /* the first 48 bytes of the input, not those from i on: the loads do not wait for i */
    for (k = 0; k < 48; k += 16)
        uric_group_bytes(s, k < n - 16 ? k : (unsigned)n - 16, &bytes, &colon);
    first = (uint64_t)1 << i;
    end = uric_lowest(~bytes & (0 - first));
    if (end >= n || s[end] != ']')
        return i;
    after = (uint64_t)1 << end;
    colon &= after - first;
    hex = (bytes & (after - first)) ^ colon;
    pair = colon & colon << 1; /* the second of "::"; of ":::", two are */
    group = hex & ~(hex << 1);
    for (k = 0; k < URIC_GROUP_DIGITS; k++)
        hex &= hex << 1;
    for (k = 1; k < URIC_GROUPS; k++)
        group &= group - 1;
    if ((hex | (pair & (pair - 1)) | (group & (group - 1)) |
         (colon & ~(pair | pair >> 1) & (first | after >> 1))) != 0 ||
        (pair != 0) != (group == 0))
        return i;
    return end;
}

#endif

#endif

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define URIC_BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define UNDEFINE(which) (info &= ~(1u << (which)))
#define CLEAR_IF_UNDEFINED(which) \
    do { \
        if (!(info >> (which)&1)) \
            u->part[which].begin = u->part[which].end = 0; \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)
#define HAS_PATH_KIND(kind) ((info >> 16 & 0xff) == (kind))

static URIC_ALWAYS_INLINE int uric_walk_accept(uint32_t info, struct uric *u)
{
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    u->error_part = (uint8_t)(info >> 24); /* 0 */
    return URIC_OK;
}

static URIC_NEVER_INLINE int uric_walk_refuse(size_t i, size_t n, unsigned in, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    u->error_part = (uint8_t)in;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* Repeats the walk of a table that starts at s + i; returns the offset of the rejected byte. */
static URIC_INLINE size_t uric_walk_lost(const unsigned char *uric_next, const unsigned char *column,
                                    unsigned states, const unsigned char *s, size_t i)
{
    unsigned to, r = 1;

    while ((to = uric_next[column[s[i]] * states + r]) != 0) {
        r = to;
        i++;
    }
    return i;
}

/* ---- what the states use ----------------------------------------------------------------- */

#if defined(__clang__)
/* volatile keeps clang from turning a state's tests into a search tree: they are ordered by
 * the frequency of the bytes */
#define BYTE (*(const volatile unsigned char *)(s + i))
#elif defined(__SANITIZE_ADDRESS__)
/* each copy of the check is long: those of all states took gcc 9 MB */
static URIC_NEVER_INLINE unsigned char uric_walk_byte(const unsigned char *s, size_t i)
{
    return s[i];
}
#define BYTE uric_walk_byte(s, i)
#else
#define BYTE s[i]
#endif
#define STEP i++
#define AT_END(state, label, part) \
    if (i == n) { \
        in = (part); \
        goto label; \
    }
#define DEAD(state, part) \
    do { \
        in = (part); \
        goto dead; \
    } while (0)
#define LEAVE(state) (void)0
#define TABLE(part, r, base) \
    do { \
        unsigned column = uric_table_##part##_column[s[i]]; \
 \
        first = i; \
        do { \
            /* the next load waits for r alone */ \
            (r) = (uric_table_##part##_next + uric_table_##part##_at(0, column))[r];\
            STEP; \
        } while (i < n && (column = uric_table_##part##_column[s[i]]) != 0); \
    } while (0)
#ifdef URIC_READS_GROUPS
#define TABLE_BY_GROUPS(part, r, base) \
    do { \
        first = i; \
        i = GROUPS_END; \
        if (i > first) \
            (r) = URIC_GROUPS_STATE; \
        else \
            TABLE(part, r, base); \
    } while (0)
#else
#define TABLE_BY_GROUPS TABLE
#endif
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base, within) \
    do { \
        i = (OFFSET)uric_walk_lost(uric_table_##part##_next, uric_table_##part##_column,\
                              uric_table_##part##_at(0, 1), s, first); \
        DEAD(r, within); \
    } while (0)

#define WALK_END \
    done: \
    return uric_walk_accept(info, u); \
    dead: \
    return uric_walk_refuse(i, n, in, u)

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* ---- by all masks, of a long input ----------------------------------------------------------- */

/* Past the first masks, or to a bad byte: in a function of its own, since few inputs need it. */
static URIC_NEVER_INLINE size_t uric_own_jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t k = i - v->base;
    uric_word rest;

    if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0)
        return i + uric_lowest(rest);
    if (kernels == NULL)
        kernels = uric_best_kernels();
    return kernels->pass(v, i, jump);
}

/* How far a state goes that could have finished the rest: to a "?", "#" or the bad byte.  Without a
 * search, and past that byte, the masks tell. */
static URIC_NEVER_INLINE size_t uric_jump_in_rest(struct uric_view *v, size_t i, uint64_t marks,
                                             uint64_t bad)
{
    if (i >= bad)
        return uric_own_jump_far(v, i, URIC_JUMP_PATH);
    if (i <= marks >> 32)
        return (size_t)(marks >> 32);
    return i <= (uint32_t)marks ? (uint32_t)marks : (size_t)bad - 1;
}

/* The masks of SCHEME and REG_NAME serve up to the path, and the tails the rest.  A run stops at
 * the last of their bytes, so that the state asks for the next one. */
#define URIC_FIRST_MASK_SCHEME scheme
#define URIC_FIRST_MASK_REG_NAME reg_name
#define FIRST_STOPS(run) \
    (uric_word)(~(uint64_t)(URIC_FIRST_MASK_##run) | (uint64_t)1 << (URIC_BLOCK - 1))
#define URIC_JUMP_BY_SCHEME URIC_JUMP_FIRST(SCHEME)
#define URIC_JUMP_BY_REG_NAME URIC_JUMP_FIRST(REG_NAME)
#define URIC_JUMP_BY_PATH \
    do { \
        if (!jumped) \
            i = uric_own_jump_far(&v, i, URIC_JUMP_PATH); \
        jumped = 0; \
    } while (0)
#define URIC_JUMP_FIRST(run) \
    do { \
        if (i < URIC_BLOCK) \
            i += uric_lowest(FIRST_STOPS(run) >> i); \
        else \
            i = uric_own_jump_far(&v, i, URIC_JUMP_##run); \
    } while (0)
#define JUMP(run, state) URIC_JUMP_BY_##run
#define TRIPLET(state) (void)0 /* the states read them as fast, without a call */
#define ENTRY start
#define OFFSET size_t

/* There is one search, and none if the masks show the rest already. */
#define SEARCH \
    (found.bad == 0 && n - v.base > URIC_BLOCK && \
     (found = search(s, i, n)).bad == 0)
#define FINISH(state) \
    if (SEARCH) \
        goto f##state; \
    URIC_JUMP_IN_REST
#define FINISH_WITHOUT_HASH(state) \
    if (SEARCH) { \
        if (HASH == n) \
            goto f##state; \
        found.bad = (uint64_t)HASH + 1; \
    } \
    URIC_JUMP_IN_REST
#define URIC_JUMP_IN_REST \
    i = uric_jump_in_rest(&v, i, found.marks, found.bad); \
    jumped = 1
#define MARK (uint32_t)(found.marks >> 32)
#define HASH (uint32_t)found.marks
/* An event that does not happen writes zeros to parts that are undefined. */
#undef URIC_BEGIN
#undef END
#define URIC_BEGIN(which, at) (u->part[which].begin = (uint32_t)(at) & happens)
#define END(which) \
    (u->part[which].end = AT & happens, info |= 1u << (which) & happens)
#define TO_MARK i = MARK
#define IF_MARK happens = (uint32_t)0 - (MARK < HASH)
#define TO_HASH i = HASH
#define IF_HASH happens = (uint32_t)0 - (HASH < n)
#define TO_END i = n

#ifdef URIC_READS_GROUPS
static URIC_NEVER_INLINE size_t uric_far_groups_end(const unsigned char *s, size_t i, size_t n)
{
    return uric_groups_end(s, i, n);
}
#define GROUPS_END uric_far_groups_end(s, i, n)
#endif

int uric_walk_long(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                   uric_search *search, uint64_t scheme, uint64_t reg_name)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    const size_t n = (uint32_t)start_and_length;
    size_t i = 0, first = 0;
    struct uric_search_result found = { 0, 0 };
    uint32_t info = 0, happens = ~(uint32_t)0;
    unsigned r = 0, in = 0, jumped = 0;
    struct uric_view v;

    /* the states of ragel -G2 use none */
    (void)search, (void)found, (void)happens, (void)jumped, (void)uric_jump_in_rest;
    v.s = s;
    v.n = n;
    v.base = (size_t)0 - URIC_BLOCK;
    v.stop[URIC_JUMP_SCHEME] = v.stop[URIC_JUMP_REG_NAME] = v.stop[URIC_JUMP_PATH] = 0;
/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
    switch (ENTRY) {
    case URIC_PARSE_START_URI: goto s1;
    case uric_PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s10; }
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(2, URIC_PATH);
e2: uric_ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3, URIC_PATH);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead, URIC_SCHEME);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s4; }
    DEAD(4, URIC_SCHEME);
s5: /* "#", may end */
    FINISH_WITHOUT_HASH(5);
    JUMP(PATH, 5);
    AT_END(5, e5, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s5; }
    DEAD(5, URIC_FRAGMENT);
e5: uric_ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(6, URIC_PATH);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_OR_AT) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { uric_ON_authority_begin; STEP; goto s18; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s17; }
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(8, URIC_PATH);
e8: uric_ON_path_absolute_end; goto done;
s9: /* "?", may end */
    FINISH(9);
    JUMP(PATH, 9);
    AT_END(9, e9, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { uric_ON_query_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s9; }
    DEAD(9, URIC_QUERY);
e9: uric_ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10, URIC_PATH);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s7; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s10; }
    DEAD(10, URIC_PATH);
e10: uric_ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    FINISH_WITHOUT_HASH(11);
    JUMP(PATH, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: uric_ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12, URIC_PATH);
    if (BYTE == '/') { STEP; goto s8; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s23; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(12, URIC_PATH);
e12: uric_ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s24; }
    DEAD(13, URIC_FRAGMENT);
s14: /* "%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "&/", may end */
    FINISH(15);
    JUMP(PATH, 15);
    AT_END(15, e15, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s15; }
    DEAD(15, URIC_PATH);
e15: uric_ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s26; }
    DEAD(16, URIC_PATH);
s17: /* "/&", may end */
    FINISH(17);
    JUMP(PATH, 17);
    AT_END(17, e17, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s17; }
    DEAD(17, URIC_PATH);
e17: uric_ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t18; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18, URIC_HOST);
e18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(IPv4address, r, 64);
    AT_END(64 + r, te18, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(64 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    DEAD(64 + r, URIC_HOST);
te18:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s33; }
    DEAD(19, URIC_QUERY);
s20: /* "/%" */
    AT_END(20, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s34; }
    DEAD(20, URIC_PATH);
s21: /* "/?", may end */
    FINISH_WITHOUT_HASH(21);
    JUMP(PATH, 21);
    AT_END(21, e21, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s21; }
    DEAD(21, URIC_QUERY);
e21: uric_ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s36; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    FINISH(23);
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_rootless_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_rootless_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: uric_ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s5; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s37; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s38; }
    DEAD(27, URIC_HOST);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    FINISH(29);
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: uric_ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s41; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 89);
    AT_END(89 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(89 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    DEAD(89 + r, URIC_HOST);
te31:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 114);
    if (r == 0) LOST(IPv6address, r, 114, URIC_HOST);
    AT_END(114 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(114 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s45; }
    DEAD(114 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s9; }
    DEAD(33, URIC_QUERY);
s34: /* "/%1" */
    AT_END(34, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s11; }
    DEAD(34, URIC_PATH);
s35: /* "/?%" */
    AT_END(35, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s47; }
    DEAD(35, URIC_QUERY);
s36: /* "a:%1" */
    AT_END(36, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s23; }
    DEAD(36, URIC_PATH);
s37: /* "&/%1" */
    AT_END(37, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s15; }
    DEAD(37, URIC_PATH);
s38: /* "//.%1" */
    AT_END(38, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s28; }
    DEAD(38, URIC_HOST);
s39: /* "//./%" */
    AT_END(39, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s48; }
    DEAD(39, URIC_PATH);
s40: /* "//.:%" */
    AT_END(40, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s49; }
    DEAD(40, URIC_USERINFO);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s41; }
    DEAD(41, URIC_USERINFO);
s42: /* "//.@.%" */
    AT_END(42, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s50; }
    DEAD(42, URIC_HOST);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s43; }
    DEAD(43, URIC_HOST);
e43: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(44, URIC_PORT);
e44: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(45, URIC_HOST);
e45: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    DEAD(46, URIC_HOST);
s47: /* "/?%1" */
    AT_END(47, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s21; }
    DEAD(47, URIC_QUERY);
s48: /* "//./%1" */
    AT_END(48, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s29; }
    DEAD(48, URIC_PATH);
s49: /* "//.:%1" */
    AT_END(49, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s41; }
    DEAD(49, URIC_USERINFO);
s50: /* "//.@.%1" */
    AT_END(50, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s43; }
    DEAD(50, URIC_HOST);
s51: /* "//[V1" */
    AT_END(51, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51, URIC_HOST);
s52: /* "//[V1." */
    AT_END(52, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(52, URIC_HOST);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s45; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(53, URIC_HOST);
f5: TO_END; uric_ON_fragment_end; goto done;
f9: TO_HASH; uric_ON_query_end; IF_HASH; uric_ON_fragment_begin; TO_END; uric_ON_fragment_end; goto done;
f11: TO_MARK; uric_ON_path_abempty_end; IF_MARK; uric_ON_query_begin; TO_END; uric_ON_query_end; goto done;
f15: TO_MARK; uric_ON_path_noscheme_end; IF_MARK; uric_ON_query_begin; TO_HASH; uric_ON_query_end; IF_HASH; uric_ON_fragment_begin; TO_END; uric_ON_fragment_end; goto done;
f17: TO_MARK; uric_ON_path_absolute_end; IF_MARK; uric_ON_query_begin; TO_HASH; uric_ON_query_end; IF_HASH; uric_ON_fragment_begin; TO_END; uric_ON_fragment_end; goto done;
f21: TO_END; uric_ON_query_end; goto done;
f23: TO_MARK; uric_ON_path_rootless_end; IF_MARK; uric_ON_query_begin; TO_HASH; uric_ON_query_end; IF_HASH; uric_ON_fragment_begin; TO_END; uric_ON_fragment_end; goto done;
f29: TO_MARK; uric_ON_path_abempty_end; IF_MARK; uric_ON_query_begin; TO_HASH; uric_ON_query_end; IF_HASH; uric_ON_fragment_begin; TO_END; uric_ON_fragment_end; goto done;
    WALK_END;
}

#undef TO_END
#undef IF_HASH
#undef TO_HASH
#undef IF_MARK
#undef TO_MARK
#undef END
#undef URIC_BEGIN
#define URIC_BEGIN(which, at) (u->part[which].begin = (at))
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#undef HASH
#undef MARK
#undef URIC_JUMP_IN_REST
#undef FINISH_WITHOUT_HASH
#undef FINISH
#undef SEARCH
#undef GROUPS_END
#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP
#undef FIRST_STOPS
#undef URIC_JUMP_FIRST
#undef URIC_JUMP_BY_PATH
#undef URIC_JUMP_BY_REG_NAME
#undef URIC_JUMP_BY_SCHEME
#undef URIC_FIRST_MASK_REG_NAME
#undef URIC_FIRST_MASK_SCHEME

/* ---- by the first masks ---------------------------------------------------------------- */

#define ENTRY start
#define OFFSET uint32_t

/* of fewer bytes than a block */
#define JUMP(run, state) i += uric_lowest(uric_stop_##run >> i)
#define TRIPLET(state) (void)0
#define GROUPS_END (OFFSET)uric_groups_end(s, i, n) /* a call would slow all other inputs */
int uric_walk(const unsigned char *s, uint64_t start_and_length, struct uric *u,
              uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    const uric_word uric_stop_SCHEME = (uric_word)~scheme, uric_stop_REG_NAME = (uric_word)~reg_name,
                    uric_stop_PATH = (uric_word)~path;
    const unsigned start = (unsigned)(start_and_length >> 32);
    const uint32_t n = (uint32_t)start_and_length;
    uint32_t i = 0, first = 0, info = 0;
    unsigned r = 0, in = 0;

    switch (ENTRY) {
    case URIC_PARSE_START_URI: goto s1;
    case uric_PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s10; }
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(2, URIC_PATH);
e2: uric_ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3, URIC_PATH);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead, URIC_SCHEME);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s4; }
    DEAD(4, URIC_SCHEME);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s5; }
    DEAD(5, URIC_FRAGMENT);
e5: uric_ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(6, URIC_PATH);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_OR_AT) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { uric_ON_authority_begin; STEP; goto s18; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s17; }
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(8, URIC_PATH);
e8: uric_ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { uric_ON_query_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s9; }
    DEAD(9, URIC_QUERY);
e9: uric_ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10, URIC_PATH);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s7; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s10; }
    DEAD(10, URIC_PATH);
e10: uric_ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: uric_ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12, URIC_PATH);
    if (BYTE == '/') { STEP; goto s8; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s23; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(12, URIC_PATH);
e12: uric_ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s24; }
    DEAD(13, URIC_FRAGMENT);
s14: /* "%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s15; }
    DEAD(15, URIC_PATH);
e15: uric_ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s26; }
    DEAD(16, URIC_PATH);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s17; }
    DEAD(17, URIC_PATH);
e17: uric_ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t18; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18, URIC_HOST);
e18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(IPv4address, r, 64);
    AT_END(64 + r, te18, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(64 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    DEAD(64 + r, URIC_HOST);
te18:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s33; }
    DEAD(19, URIC_QUERY);
s20: /* "/%" */
    AT_END(20, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s34; }
    DEAD(20, URIC_PATH);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s21; }
    DEAD(21, URIC_QUERY);
e21: uric_ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s36; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_rootless_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_rootless_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: uric_ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s5; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s37; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s38; }
    DEAD(27, URIC_HOST);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: uric_ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s41; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 89);
    AT_END(89 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(89 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    DEAD(89 + r, URIC_HOST);
te31:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 114);
    if (r == 0) LOST(IPv6address, r, 114, URIC_HOST);
    AT_END(114 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(114 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s45; }
    DEAD(114 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s9; }
    DEAD(33, URIC_QUERY);
s34: /* "/%1" */
    AT_END(34, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s11; }
    DEAD(34, URIC_PATH);
s35: /* "/?%" */
    AT_END(35, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s47; }
    DEAD(35, URIC_QUERY);
s36: /* "a:%1" */
    AT_END(36, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s23; }
    DEAD(36, URIC_PATH);
s37: /* "&/%1" */
    AT_END(37, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s15; }
    DEAD(37, URIC_PATH);
s38: /* "//.%1" */
    AT_END(38, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s28; }
    DEAD(38, URIC_HOST);
s39: /* "//./%" */
    AT_END(39, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s48; }
    DEAD(39, URIC_PATH);
s40: /* "//.:%" */
    AT_END(40, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s49; }
    DEAD(40, URIC_USERINFO);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s41; }
    DEAD(41, URIC_USERINFO);
s42: /* "//.@.%" */
    AT_END(42, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s50; }
    DEAD(42, URIC_HOST);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s43; }
    DEAD(43, URIC_HOST);
e43: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(44, URIC_PORT);
e44: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(45, URIC_HOST);
e45: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    DEAD(46, URIC_HOST);
s47: /* "/?%1" */
    AT_END(47, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s21; }
    DEAD(47, URIC_QUERY);
s48: /* "//./%1" */
    AT_END(48, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s29; }
    DEAD(48, URIC_PATH);
s49: /* "//.:%1" */
    AT_END(49, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s41; }
    DEAD(49, URIC_USERINFO);
s50: /* "//.@.%1" */
    AT_END(50, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s43; }
    DEAD(50, URIC_HOST);
s51: /* "//[V1" */
    AT_END(51, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51, URIC_HOST);
s52: /* "//[V1." */
    AT_END(52, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(52, URIC_HOST);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s45; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(53, URIC_HOST);
    WALK_END;
}
#undef GROUPS_END
#undef TRIPLET
#undef JUMP
#undef OFFSET
#undef ENTRY

#endif

/* ---- byte by byte, without masks ------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)
#define TRIPLET(state) \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) { \
        i += 3; \
        goto s##state; \
    }
#define OFFSET size_t
#define ENTRY start
#undef TABLE_BY_GROUPS
#define TABLE_BY_GROUPS TABLE
int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    size_t i = 0, first = 0;
    uint32_t info = 0;
    unsigned r = 0, in = 0;

    memset(u, 0, sizeof *u);
    switch (ENTRY) {
    case URIC_PARSE_START_URI: goto s1;
    case uric_PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_ALPHA) { STEP; goto s10; }
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(2, URIC_PATH);
e2: uric_ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3, URIC_PATH);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead, URIC_SCHEME);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s4; }
    DEAD(4, URIC_SCHEME);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s5; }
    DEAD(5, URIC_FRAGMENT);
e5: uric_ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(6, URIC_PATH);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_OR_AT) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { uric_ON_authority_begin; STEP; goto s18; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s17; }
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(8, URIC_PATH);
e8: uric_ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { uric_ON_query_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s9; }
    DEAD(9, URIC_QUERY);
e9: uric_ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10, URIC_PATH);
    if (BYTE == ':') { uric_ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s7; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SCHEME) { STEP; goto s10; }
    DEAD(10, URIC_PATH);
e10: uric_ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: uric_ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12, URIC_PATH);
    if (BYTE == '/') { STEP; goto s8; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_SEGMENT) { STEP; goto s23; }
    if (BYTE == '?') { uric_ON_path_empty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_empty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(12, URIC_PATH);
e12: uric_ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s24; }
    DEAD(13, URIC_FRAGMENT);
s14: /* "%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_noscheme_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { uric_ON_path_noscheme_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s15; }
    DEAD(15, URIC_PATH);
e15: uric_ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s26; }
    DEAD(16, URIC_PATH);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_absolute_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { uric_ON_path_absolute_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s17; }
    DEAD(17, URIC_PATH);
e17: uric_ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t18; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18, URIC_HOST);
e18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(IPv4address, r, 64);
    AT_END(64 + r, te18, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(64 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    DEAD(64 + r, URIC_HOST);
te18:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s33; }
    DEAD(19, URIC_QUERY);
s20: /* "/%" */
    AT_END(20, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s34; }
    DEAD(20, URIC_PATH);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s21; }
    DEAD(21, URIC_QUERY);
e21: uric_ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s36; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_rootless_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { uric_ON_path_rootless_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: uric_ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s5; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s37; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s38; }
    DEAD(27, URIC_HOST);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: uric_ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s41; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 89);
    AT_END(89 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(89 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    DEAD(89 + r, URIC_HOST);
te31:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 114);
    if (r == 0) LOST(IPv6address, r, 114, URIC_HOST);
    AT_END(114 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(114 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s45; }
    DEAD(114 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s9; }
    DEAD(33, URIC_QUERY);
s34: /* "/%1" */
    AT_END(34, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s11; }
    DEAD(34, URIC_PATH);
s35: /* "/?%" */
    AT_END(35, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s47; }
    DEAD(35, URIC_QUERY);
s36: /* "a:%1" */
    AT_END(36, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s23; }
    DEAD(36, URIC_PATH);
s37: /* "&/%1" */
    AT_END(37, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s15; }
    DEAD(37, URIC_PATH);
s38: /* "//.%1" */
    AT_END(38, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s28; }
    DEAD(38, URIC_HOST);
s39: /* "//./%" */
    AT_END(39, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s48; }
    DEAD(39, URIC_PATH);
s40: /* "//.:%" */
    AT_END(40, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s49; }
    DEAD(40, URIC_USERINFO);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { uric_ON_userinfo_end; STEP; goto s31; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s41; }
    DEAD(41, URIC_USERINFO);
s42: /* "//.@.%" */
    AT_END(42, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s50; }
    DEAD(42, URIC_HOST);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43, URIC_HOST);
    if (BYTE == '/') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s43; }
    DEAD(43, URIC_HOST);
e43: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '/') { uric_ON_port_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(44, URIC_PORT);
e44: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { uric_ON_host_end; uric_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; STEP; goto s5; }
    DEAD(45, URIC_HOST);
e45: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    DEAD(46, URIC_HOST);
s47: /* "/?%1" */
    AT_END(47, dead, URIC_QUERY);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s21; }
    DEAD(47, URIC_QUERY);
s48: /* "//./%1" */
    AT_END(48, dead, URIC_PATH);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s29; }
    DEAD(48, URIC_PATH);
s49: /* "//.:%1" */
    AT_END(49, dead, URIC_USERINFO);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s41; }
    DEAD(49, URIC_USERINFO);
s50: /* "//.@.%1" */
    AT_END(50, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s43; }
    DEAD(50, URIC_HOST);
s51: /* "//[V1" */
    AT_END(51, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51, URIC_HOST);
s52: /* "//[V1." */
    AT_END(52, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(52, URIC_HOST);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s45; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(53, URIC_HOST);
    WALK_END;
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    static const unsigned char bits[URIC_JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                               URIC_RUN_PATH };

    return uric_run_end(v->s, i, v->n, bits[jump]);
}

#undef ENTRY
#undef OFFSET
#undef TRIPLET
#undef JUMP

#endif

/* ---- any rule, by a table ---------------------------------------------------------------- */

#undef WALK_END
#undef LOST
#undef TABLE_LEAVING
#undef TABLE_BY_GROUPS
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
#undef URIC_BEGIN
#undef AT

/* The one-shot entry points. */

/* By kernels that are not known yet. */
static URIC_NEVER_INLINE enum uric_status uric_parse_first(unsigned start, const char *s, size_t n,
                                                      struct uric *u)
{
    return (enum uric_status)uric_best_kernels()->parse(start, (const unsigned char *)s, n, u);
}

static URIC_ALWAYS_INLINE enum uric_status uric_own_parse(unsigned start, const char *s, size_t n,
                                                 struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();

    if (n > URIC_MAX_LENGTH)
        return uric_refuse_length(u);
    if (kernels == NULL)
        return uric_parse_first(start, s, n, u);
    return (enum uric_status)kernels->parse(start, (const unsigned char *)s, n, u);
}

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return uric_own_parse(uric_PARSE_START_URI_reference, s, n, u);
}

enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return uric_own_parse(URIC_PARSE_START_URI, s, n, u);
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return uric_own_parse(uric_PARSE_START_origin_form, s, n, u);
}

/* Values derived from the parts, without scanning again. */

uric_span uric_authority(const struct uric *u)
{
    uric_span authority = u->part[URIC_HOST];

    if (uric_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

uric_span uric_bare_host(const struct uric *u)
{
    uric_span host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    uric_span port = ref.u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!uric_has(ref.u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(ref.s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static uric_span uric_from_colon(struct uric_ref ref)
{
    uric_span rest = ref.u->part[URIC_USERINFO];

    while (rest.begin < rest.end && ref.s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    user->begin = user->end = 0;
    if (!uric_has(ref.u, URIC_USERINFO))
        return false;
    user->begin = ref.u->part[URIC_USERINFO].begin;
    user->end = uric_from_colon(ref).begin;
    return true;
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    password->begin = password->end = 0;
    if (uric_has(ref.u, URIC_USERINFO)) {
        const uric_span rest = uric_from_colon(ref);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return true;
        }
    }
    return false;
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    if (uric_has(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (uric_has(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
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
static void uric_read_IPv4address(const char *s, const char *end, uint8_t octets[4])
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

static const char *uric_group_end(const char *s, const char *end)
{
    while (s < end && *s != ':')
        s++;
    return s;
}

static void uric_read_IPv6address(const char *s, const char *end,
                             uint8_t address[16])
{
    int n = 0, gap = -1;

    while (s < end) {
        const char *uric_next = uric_group_end(s, end);

        if (uric_next == s) {
            s++;
            if (*s == ':') { /* an IPv6address does not end in a single ":" */
                s++;
                gap = n;
            }
        } else if (memchr(s, '.', (size_t)(uric_next - s))) {
            uric_read_IPv4address(s, uric_next, address + n);
            n += 4;
            s = uric_next;
        } else {
            unsigned h16 = 0;

            while (s < uric_next)
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
        uric_read_IPv4address(s, end, address);
        return 4;
    case URIC_HOST_IPV6ADDRESS:
        if (*s == '[') { /* an IP-literal; a bare IPv6address has no brackets */
            s++;
            end--;
        }
        uric_read_IPv6address(s, end, address);
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

#ifdef URIC_HIDES
#undef URIC_HIDES
#pragma GCC visibility pop
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#pragma pop_macro("memcpy")
#pragma pop_macro("memmove")
#pragma pop_macro("memset")
#pragma pop_macro("memcmp")
#pragma pop_macro("memchr")
#endif
