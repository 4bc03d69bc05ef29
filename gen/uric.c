/* uric, the whole library in one file; its interface is uric.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

#include "uric.h"

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
#if URIC_BUILT & URIC_BUILT_SIMD128 && !defined(__wasm_simd128__)
#error "URIC_ISA_SIMD128 needs clang for WebAssembly, with -msimd128"
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

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_INLINE struct uric_bytes uric_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_INLINE int uric_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_INLINE void uric_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

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

#ifndef URIC_ONLY_PARSE

const char *uric_equivalence_name(int equivalence)
{
    static const char *const names[] = { "string", "syntax", "scheme", "different" };

    return NAMED(names, equivalence);
}

#endif

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
#ifndef URIC_ONLY_PARSE
struct uric_coding;
struct uric_split_view;
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
#ifndef URIC_ONLY_PARSE
#endif

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
#ifndef URIC_ONLY_PARSE
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/transitions.py; do
 * not edit. */
#ifndef URIC_RULES_TABLES_H
#define URIC_RULES_TABLES_H


enum {
    uric_RULES_START_Host = 1,
    uric_RULES_START_IPv4address = 2,
    uric_RULES_START_IPv6address = 3,
    URIC_RULES_START_URI = 4,
    uric_RULES_START_URI_reference = 5,
    uric_RULES_START_absolute_URI = 6,
    uric_RULES_START_absolute_form = 7,
    uric_RULES_START_asterisk_form = 8,
    uric_RULES_START_authority = 9,
    uric_RULES_START_authority_form = 10,
    uric_RULES_START_host = 11,
    uric_RULES_START_origin_form = 12,
    uric_RULES_START_relative_ref = 13,
    uric_RULES_START_request_target = 14,
    uric_RULES_START_request_target_CONNECT = 15,
    URIC_RULES_PART = 127,
    URIC_RULES_CHAIN = 126,
    URIC_RULES_REFUSE = 0,
    URIC_RULES_QUIET = 1,
    URIC_RULES_LISTS = 69,
    URIC_RULES_PARTS = 22,
    URIC_RULES_CHAIN_DONE = 255,
    URIC_RULES_ROW_BITS = 9,
    URIC_RULES_BUT_FRAGMENT = 128
};

/* The class of each symbol; of each byte if none is tolerated; of the bytes that every component
 * after the authority takes: under no policy have they another symbol. */
URIC_TABLE const unsigned char uric_rules_column[256] = {
    0,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,0,4,3,5,3,3,3,3,6,7,3,7,8,9,
    10,10,10,10,10,10,10,10,10,10,11,3,0,3,0,12,
    13,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,17,0,18,0,3,
    0,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,0,0,0,3,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,19,19,19,19,19,19,19,19,19,19,19,19,19,19,
    19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,
    19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,
    19,19,19,19,19,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_rules_strict_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,0,4,3,5,3,3,3,3,6,7,3,7,8,9,
    10,10,10,10,10,10,10,10,10,10,11,3,0,3,0,12,
    13,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,17,0,18,0,3,
    0,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,0,0,0,3,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_rules_own_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,0,0,3,0,3,3,3,3,6,7,3,7,8,9,
    10,10,10,10,10,10,10,10,10,10,11,3,0,3,0,0,
    13,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,0,0,0,0,3,
    0,14,14,14,14,14,14,15,15,15,15,15,15,15,15,15,
    15,15,15,15,15,15,16,15,15,15,15,0,0,0,3,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

URIC_TABLE const uint16_t uric_rules_way[211][20] = {
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 0, 0, 528, 529, 0, 528, 529, 529, 65024, 0, 65024, 1042, 0, 0, 529, 529, 529, 531, 0, 0 }, /* 1: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65025, 0, 65025, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 2: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65026, 0, 65026, 65026, 0, 0, 65026, 0, 0, 0, 0, 0 }, /* 3: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 532, 532, 532, 0, 0, 0 }, /* 4: "" */
    { 0, 535, 0, 535, 1557, 534, 535, 535, 535, 536, 535, 0, 2073, 535, 538, 538, 538, 0, 0, 64513 }, /* 5: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 539, 539, 539, 0, 0, 0 }, /* 6: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 540, 540, 540, 0, 0, 0 }, /* 7: "" */
    { 0, 0, 0, 0, 0, 0, 541, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 8: "" */
    { 0, 576, 693, 544, 0, 542, 544, 544, 65027, 0, 65027, 1057, 0, 2591, 544, 544, 544, 546, 0, 64518 }, /* 9: "" */
    { 0, 0, 547, 548, 0, 547, 548, 548, 65028, 0, 65028, 1061, 0, 0, 548, 548, 548, 550, 0, 0 }, /* 10: "" */
    { 0, 0, 551, 552, 0, 551, 552, 552, 65029, 0, 65029, 0, 0, 0, 552, 552, 552, 553, 0, 0 }, /* 11: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 554, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 12: "" */
    { 0, 535, 0, 535, 1557, 534, 535, 535, 535, 536, 535, 0, 2073, 535, 535, 535, 535, 0, 0, 64513 }, /* 13: "" */
    { 0, 0, 547, 548, 0, 547, 555, 548, 65030, 554, 65030, 1061, 0, 0, 556, 556, 556, 550, 0, 0 }, /* 14: "" */
    { 0, 0, 547, 548, 0, 547, 555, 548, 65031, 554, 65031, 1061, 0, 0, 557, 557, 557, 550, 0, 0 }, /* 15: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 558, 0, 0, 0, 558, 0, 0, 0, 0, 0 }, /* 16: ".%" */
    { 0, 0, 528, 529, 0, 528, 529, 529, 529, 0, 529, 1042, 0, 0, 529, 529, 529, 0, 0, 0 }, /* 17: ".!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 530, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 18: ".:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65032, 0, 65032, 65032, 0, 0, 65032, 0, 560, 0, 0, 0 }, /* 19: "[" */
    { 0, 0, 0, 0, 0, 0, 0, 532, 532, 0, 532, 3121, 0, 0, 532, 532, 532, 0, 0, 0 }, /* 20: "a" */
    { 0, 533, 0, 533, 0, 562, 533, 533, 533, 533, 533, 533, 533, 533, 533, 533, 533, 0, 0, 64512 }, /* 21: "#" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 563, 0, 0, 0, 563, 0, 0, 0, 0, 0 }, /* 22: "%" */
    { 0, 535, 0, 535, 3605, 534, 535, 535, 535, 564, 535, 0, 4121, 535, 535, 535, 535, 0, 0, 64513 }, /* 23: "&" */
    { 0, 566, 0, 566, 4629, 565, 566, 566, 566, 5175, 566, 566, 5657, 566, 566, 566, 566, 0, 0, 64517 }, /* 24: "/" */
    { 0, 537, 0, 537, 6165, 568, 537, 537, 537, 537, 537, 537, 537, 537, 537, 537, 537, 0, 0, 64514 }, /* 25: "?" */
    { 0, 535, 0, 535, 3605, 534, 535, 538, 538, 564, 538, 3121, 4121, 535, 538, 538, 538, 0, 0, 64513 }, /* 26: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 539, 539, 0, 539, 3129, 0, 0, 539, 539, 539, 0, 0, 0 }, /* 27: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 540, 540, 0, 540, 3130, 0, 0, 540, 540, 540, 0, 0, 0 }, /* 28: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 29: "\x2A" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 571, 0, 0, 0, 571, 0, 0, 0, 0, 0 }, /* 30: ".%" */
    { 0, 0, 572, 573, 0, 572, 573, 573, 65033, 0, 65033, 1086, 0, 0, 573, 573, 573, 546, 0, 0 }, /* 31: ".@" */
    { 0, 576, 693, 544, 0, 542, 544, 544, 544, 0, 544, 1057, 0, 2591, 544, 544, 544, 0, 0, 64518 }, /* 32: ".!" */
    { 0, 576, 576, 576, 0, 575, 576, 576, 576, 0, 545, 576, 0, 2591, 576, 576, 576, 0, 0, 64518 }, /* 33: ".:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65034, 0, 65034, 65034, 0, 0, 65034, 0, 578, 0, 0, 0 }, /* 34: "[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 579, 0, 0, 0, 579, 0, 0, 0, 0, 0 }, /* 35: ".%" */
    { 0, 0, 547, 548, 0, 547, 548, 548, 548, 0, 548, 1061, 0, 0, 548, 548, 548, 0, 0, 0 }, /* 36: ".!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 549, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 37: ".:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65035, 0, 65035, 65035, 0, 0, 65035, 0, 581, 0, 0, 0 }, /* 38: "[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 582, 0, 0, 0, 582, 0, 0, 0, 0, 0 }, /* 39: ".%" */
    { 0, 0, 551, 552, 0, 551, 552, 552, 552, 0, 552, 0, 0, 0, 552, 552, 552, 0, 0, 0 }, /* 40: ".!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65036, 0, 65036, 65036, 0, 0, 65036, 0, 584, 0, 0, 0 }, /* 41: "[" */
    { 0, 554, 0, 554, 0, 585, 554, 554, 554, 554, 554, 554, 6730, 554, 554, 554, 554, 0, 0, 64515 }, /* 42: "/" */
    { 0, 0, 547, 548, 0, 547, 548, 548, 548, 0, 548, 1061, 0, 0, 548, 548, 548, 0, 0, 0 }, /* 43: "\x2A" */
    { 0, 0, 547, 548, 0, 547, 548, 556, 556, 0, 556, 3130, 0, 0, 556, 556, 556, 0, 0, 0 }, /* 44: "a" */
    { 0, 0, 547, 548, 0, 547, 548, 557, 557, 0, 557, 7243, 0, 0, 557, 557, 557, 0, 0, 0 }, /* 45: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 529, 0, 0, 0, 529, 0, 0, 0, 0, 0 }, /* 46: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7698, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 47: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 588, 0, 0, 0, 588, 0, 0, 0, 0, 0 }, /* 48: "[V" */
    { 0, 590, 0, 590, 1557, 589, 590, 590, 590, 536, 590, 590, 2073, 590, 590, 590, 590, 0, 0, 64520 }, /* 49: "a:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 591, 0, 0, 0, 591, 0, 0, 0, 0, 0 }, /* 50: "#%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, 0, 0, 0, 535, 0, 0, 0, 0, 0 }, /* 51: "%1" */
    { 0, 564, 0, 564, 3605, 592, 564, 564, 564, 564, 564, 564, 4121, 564, 564, 564, 564, 0, 0, 64516 }, /* 52: "&/" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 593, 0, 0, 0, 593, 0, 0, 0, 0, 0 }, /* 53: "/%" */
    { 0, 566, 0, 566, 4629, 565, 566, 566, 566, 566, 566, 566, 5657, 566, 566, 566, 566, 0, 0, 64517 }, /* 54: "/&" */
    { 0, 625, 694, 597, 8213, 594, 597, 597, 65037, 8788, 65037, 1110, 9241, 2643, 597, 597, 597, 599, 0, 64525 }, /* 55: "//" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600, 0, 0, 0, 600, 0, 0, 0, 0, 0 }, /* 56: "?%" */
    { 0, 602, 0, 602, 0, 601, 602, 602, 602, 603, 602, 602, 2122, 602, 602, 602, 602, 0, 0, 64522 }, /* 57: "a:" */
    { 0, 605, 0, 605, 0, 604, 605, 605, 605, 606, 605, 605, 2143, 605, 605, 605, 605, 0, 0, 64523 }, /* 58: "a:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 544, 0, 0, 0, 544, 0, 0, 0, 0, 0 }, /* 59: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 608, 0, 0, 0, 608, 0, 0, 0, 0, 0 }, /* 60: ".@.%" */
    { 0, 0, 572, 573, 0, 572, 573, 573, 573, 0, 573, 1086, 0, 0, 573, 573, 573, 0, 0, 0 }, /* 61: ".@.!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 574, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 62: ".@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 609, 0, 0, 0, 609, 0, 0, 0, 0, 0 }, /* 63: ".:%" */
    { 0, 576, 576, 576, 0, 575, 576, 576, 576, 0, 576, 576, 0, 2591, 576, 576, 576, 0, 0, 64518 }, /* 64: ".:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7742, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 65: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 610, 0, 0, 0, 610, 0, 0, 0, 0, 0 }, /* 66: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 548, 0, 0, 0, 548, 0, 0, 0, 0, 0 }, /* 67: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7717, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 68: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 611, 0, 0, 0, 611, 0, 0, 0, 0, 0 }, /* 69: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 552, 0, 0, 0, 552, 0, 0, 0, 0, 0 }, /* 70: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 71: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 612, 0, 0, 0, 612, 0, 0, 0, 0, 0 }, /* 72: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 613, 0, 0, 0, 613, 0, 0, 0, 0, 0 }, /* 73: "/%" */
    { 0, 586, 0, 586, 0, 614, 586, 586, 586, 586, 586, 586, 586, 586, 586, 586, 586, 0, 0, 64519 }, /* 74: "/?" */
    { 0, 605, 0, 605, 0, 604, 605, 605, 605, 606, 615, 605, 2143, 605, 605, 605, 605, 0, 0, 64523 }, /* 75: "a:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 616, 0, 588, 0, 0, 0, 588, 0, 0, 0, 0, 0 }, /* 76: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 617, 0, 0, 0, 617, 0, 0, 0, 0, 0 }, /* 77: "a:%" */
    { 0, 590, 0, 590, 9749, 589, 590, 590, 590, 590, 590, 590, 10265, 590, 590, 590, 590, 0, 0, 64520 }, /* 78: "a:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 533, 0, 0, 0, 533, 0, 0, 0, 0, 0 }, /* 79: "#%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 618, 0, 0, 0, 618, 0, 0, 0, 0, 0 }, /* 80: "&/%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 566, 0, 0, 0, 566, 0, 0, 0, 0, 0 }, /* 81: "/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 619, 0, 0, 0, 619, 0, 0, 0, 0, 0 }, /* 82: "//.%" */
    { 0, 0, 620, 621, 8213, 620, 621, 621, 65038, 8788, 65038, 1134, 9241, 0, 621, 621, 621, 599, 0, 0 }, /* 83: "//.@" */
    { 0, 596, 0, 596, 10773, 623, 596, 596, 596, 596, 596, 596, 6681, 596, 596, 596, 596, 0, 0, 64521 }, /* 84: "//./" */
    { 0, 625, 694, 597, 8213, 594, 597, 597, 597, 8788, 597, 1110, 9241, 2643, 597, 597, 597, 0, 0, 64525 }, /* 85: "//.!" */
    { 0, 625, 625, 625, 11285, 624, 625, 625, 625, 11860, 598, 625, 12313, 2643, 625, 625, 625, 0, 0, 64525 }, /* 86: "//.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65039, 0, 65039, 65039, 0, 0, 65039, 0, 627, 0, 0, 0 }, /* 87: "//[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 537, 0, 0, 0, 537, 0, 0, 0, 0, 0 }, /* 88: "?%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 628, 0, 0, 0, 628, 0, 0, 0, 0, 0 }, /* 89: "a:%" */
    { 0, 602, 0, 602, 0, 601, 602, 602, 602, 602, 602, 602, 10314, 602, 602, 602, 602, 0, 0, 64522 }, /* 90: "a:&" */
    { 0, 630, 0, 630, 0, 629, 630, 630, 630, 5239, 630, 630, 5706, 630, 630, 630, 630, 0, 0, 64526 }, /* 91: "a:/" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 632, 0, 0, 0, 632, 0, 0, 0, 0, 0 }, /* 92: "a:%" */
    { 0, 605, 0, 605, 0, 604, 605, 605, 605, 605, 605, 605, 10335, 605, 605, 605, 605, 0, 0, 64523 }, /* 93: "a:&" */
    { 0, 634, 0, 634, 0, 633, 634, 634, 634, 5243, 634, 634, 5727, 634, 634, 634, 634, 0, 0, 64527 }, /* 94: "a:/" */
    { 0, 607, 0, 607, 0, 636, 607, 607, 607, 607, 607, 607, 607, 607, 607, 607, 607, 0, 0, 64524 }, /* 95: "a:?" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 573, 0, 0, 0, 573, 0, 0, 0, 0, 0 }, /* 96: ".@.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 576, 0, 0, 0, 576, 0, 0, 0, 0, 0 }, /* 97: ".:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 637, 0, 610, 0, 0, 0, 610, 0, 0, 0, 0, 0 }, /* 98: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 638, 0, 611, 0, 0, 0, 611, 0, 0, 0, 0, 0 }, /* 99: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 639, 0, 612, 0, 0, 0, 612, 0, 0, 0, 0, 0 }, /* 100: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 554, 0, 0, 0, 554, 0, 0, 0, 0, 0 }, /* 101: "/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 640, 0, 0, 0, 640, 0, 0, 0, 0, 0 }, /* 102: "/?%" */
    { 0, 605, 0, 605, 0, 604, 605, 605, 605, 605, 615, 605, 10335, 605, 605, 605, 605, 0, 0, 64523 }, /* 103: "a:1" */
    { 0, 0, 0, 641, 0, 0, 641, 641, 641, 0, 641, 641, 0, 0, 641, 641, 641, 0, 0, 0 }, /* 104: "[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 590, 0, 0, 0, 590, 0, 0, 0, 0, 0 }, /* 105: "a:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 564, 0, 0, 0, 564, 0, 0, 0, 0, 0 }, /* 106: "&/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 597, 0, 0, 0, 597, 0, 0, 0, 0, 0 }, /* 107: "//.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 642, 0, 0, 0, 642, 0, 0, 0, 0, 0 }, /* 108: "//.@.%" */
    { 0, 0, 620, 621, 8213, 620, 621, 621, 621, 8788, 621, 1134, 9241, 0, 621, 621, 621, 0, 0, 0 }, /* 109: "//.@.!" */
    { 0, 0, 0, 0, 11285, 0, 0, 0, 0, 11860, 622, 0, 12313, 0, 0, 0, 0, 0, 0, 0 }, /* 110: "//.@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 643, 0, 0, 0, 643, 0, 0, 0, 0, 0 }, /* 111: "//./%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 644, 0, 0, 0, 644, 0, 0, 0, 0, 0 }, /* 112: "//.:%" */
    { 0, 625, 625, 625, 0, 624, 625, 625, 625, 0, 625, 625, 0, 2643, 625, 625, 625, 0, 0, 64525 }, /* 113: "//.:&" */
    { 0, 0, 0, 0, 12821, 0, 0, 0, 0, 13396, 0, 7790, 13849, 0, 0, 0, 0, 0, 0, 0 }, /* 114: "//[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 645, 0, 0, 0, 645, 0, 0, 0, 0, 0 }, /* 115: "//[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 602, 0, 0, 0, 602, 0, 0, 0, 0, 0 }, /* 116: "a:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 646, 0, 0, 0, 646, 0, 0, 0, 0, 0 }, /* 117: "a:/%" */
    { 0, 630, 0, 630, 0, 629, 630, 630, 630, 630, 630, 630, 5706, 630, 630, 630, 630, 0, 0, 64526 }, /* 118: "a:/&" */
    { 0, 669, 695, 649, 0, 647, 649, 649, 65040, 8746, 65040, 1162, 9290, 2696, 649, 649, 649, 651, 0, 64529 }, /* 119: "a://" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 605, 0, 0, 0, 605, 0, 0, 0, 0, 0 }, /* 120: "a:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 652, 0, 0, 0, 652, 0, 0, 0, 0, 0 }, /* 121: "a:/%" */
    { 0, 634, 0, 634, 0, 633, 634, 634, 634, 634, 634, 634, 5727, 634, 634, 634, 634, 0, 0, 64527 }, /* 122: "a:/&" */
    { 0, 678, 696, 656, 0, 653, 656, 656, 65041, 8847, 65041, 1169, 9311, 2702, 656, 656, 656, 658, 0, 64530 }, /* 123: "a://" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 659, 0, 0, 0, 659, 0, 0, 0, 0, 0 }, /* 124: "a:?%" */
    { 0, 0, 0, 660, 0, 0, 660, 660, 660, 0, 660, 660, 0, 0, 660, 660, 660, 0, 0, 0 }, /* 125: "[V1." */
    { 0, 0, 0, 661, 0, 0, 661, 661, 661, 0, 661, 661, 0, 0, 661, 661, 661, 0, 0, 0 }, /* 126: "[V1." */
    { 0, 0, 0, 662, 0, 0, 662, 662, 662, 0, 662, 662, 0, 0, 662, 662, 662, 0, 0, 0 }, /* 127: "[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 586, 0, 0, 0, 586, 0, 0, 0, 0, 0 }, /* 128: "/?%1" */
    { 0, 0, 0, 641, 0, 0, 641, 641, 641, 0, 641, 641, 0, 0, 641, 641, 641, 0, 14383, 0 }, /* 129: "[V1.&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 621, 0, 0, 0, 621, 0, 0, 0, 0, 0 }, /* 130: "//.@.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 596, 0, 0, 0, 596, 0, 0, 0, 0, 0 }, /* 131: "//./%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 625, 0, 0, 0, 625, 0, 0, 0, 0, 0 }, /* 132: "//.:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 663, 0, 645, 0, 0, 0, 645, 0, 0, 0, 0, 0 }, /* 133: "//[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 630, 0, 0, 0, 630, 0, 0, 0, 0, 0 }, /* 134: "a:/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 664, 0, 0, 0, 664, 0, 0, 0, 0, 0 }, /* 135: "a://.%" */
    { 0, 0, 665, 666, 0, 665, 666, 666, 65042, 8746, 65042, 1179, 9290, 0, 666, 666, 666, 651, 0, 0 }, /* 136: "a://.@" */
    { 0, 669, 695, 649, 0, 647, 649, 649, 649, 8746, 649, 1162, 9290, 2696, 649, 649, 649, 0, 0, 64529 }, /* 137: "a://.!" */
    { 0, 669, 669, 669, 0, 668, 669, 669, 669, 11818, 650, 669, 12362, 2696, 669, 669, 669, 0, 0, 64529 }, /* 138: "a://.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65043, 0, 65043, 65043, 0, 0, 65043, 0, 671, 0, 0, 0 }, /* 139: "a://[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 634, 0, 0, 0, 634, 0, 0, 0, 0, 0 }, /* 140: "a:/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 672, 0, 0, 0, 672, 0, 0, 0, 0, 0 }, /* 141: "a://.%" */
    { 0, 0, 673, 674, 0, 673, 674, 674, 65044, 8847, 65044, 1187, 9311, 0, 674, 674, 674, 658, 0, 0 }, /* 142: "a://.@" */
    { 0, 655, 0, 655, 0, 676, 655, 655, 655, 655, 655, 655, 6751, 655, 655, 655, 655, 0, 0, 64528 }, /* 143: "a://./" */
    { 0, 678, 696, 656, 0, 653, 656, 656, 656, 8847, 656, 1169, 9311, 2702, 656, 656, 656, 0, 0, 64530 }, /* 144: "a://.!" */
    { 0, 678, 678, 678, 0, 677, 678, 678, 678, 11919, 657, 678, 12383, 2702, 678, 678, 678, 0, 0, 64530 }, /* 145: "a://.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65045, 0, 65045, 65045, 0, 0, 65045, 0, 680, 0, 0, 0 }, /* 146: "a://[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 607, 0, 0, 0, 607, 0, 0, 0, 0, 0 }, /* 147: "a:?%1" */
    { 0, 0, 0, 660, 0, 0, 660, 660, 660, 0, 660, 660, 0, 0, 660, 660, 660, 0, 14401, 0 }, /* 148: "[V1.&" */
    { 0, 0, 0, 661, 0, 0, 661, 661, 661, 0, 661, 661, 0, 0, 661, 661, 661, 0, 14404, 0 }, /* 149: "[V1.&" */
    { 0, 0, 0, 662, 0, 0, 662, 662, 662, 0, 662, 662, 0, 0, 662, 662, 662, 0, 14407, 0 }, /* 150: "[V1.&" */
    { 0, 0, 0, 681, 0, 0, 681, 681, 681, 0, 681, 681, 0, 0, 681, 681, 681, 0, 0, 0 }, /* 151: "//[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 649, 0, 0, 0, 649, 0, 0, 0, 0, 0 }, /* 152: "a://.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 682, 0, 0, 0, 682, 0, 0, 0, 0, 0 }, /* 153: "a://.@.%" */
    { 0, 0, 665, 666, 0, 665, 666, 666, 666, 8746, 666, 1179, 9290, 0, 666, 666, 666, 0, 0, 0 }, /* 154: "a://.@.!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 11818, 667, 0, 12362, 0, 0, 0, 0, 0, 0, 0 }, /* 155: "a://.@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 683, 0, 0, 0, 683, 0, 0, 0, 0, 0 }, /* 156: "a://.:%" */
    { 0, 669, 669, 669, 0, 668, 669, 669, 669, 0, 669, 669, 0, 2696, 669, 669, 669, 0, 0, 64529 }, /* 157: "a://.:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 13354, 0, 7835, 13898, 0, 0, 0, 0, 0, 0, 0 }, /* 158: "a://[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 684, 0, 0, 0, 684, 0, 0, 0, 0, 0 }, /* 159: "a://[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 656, 0, 0, 0, 656, 0, 0, 0, 0, 0 }, /* 160: "a://.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 685, 0, 0, 0, 685, 0, 0, 0, 0, 0 }, /* 161: "a://.@.%" */
    { 0, 0, 673, 674, 0, 673, 674, 674, 674, 8847, 674, 1187, 9311, 0, 674, 674, 674, 0, 0, 0 }, /* 162: "a://.@.!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 11919, 675, 0, 12383, 0, 0, 0, 0, 0, 0, 0 }, /* 163: "a://.@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 686, 0, 0, 0, 686, 0, 0, 0, 0, 0 }, /* 164: "a://./%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 687, 0, 0, 0, 687, 0, 0, 0, 0, 0 }, /* 165: "a://.:%" */
    { 0, 678, 678, 678, 0, 677, 678, 678, 678, 0, 678, 678, 0, 2702, 678, 678, 678, 0, 0, 64530 }, /* 166: "a://.:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 13455, 0, 7843, 13919, 0, 0, 0, 0, 0, 0, 0 }, /* 167: "a://[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 688, 0, 0, 0, 688, 0, 0, 0, 0, 0 }, /* 168: "a://[V" */
    { 0, 0, 0, 681, 0, 0, 681, 681, 681, 0, 681, 681, 0, 0, 681, 681, 681, 0, 14450, 0 }, /* 169: "//[V1.&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 666, 0, 0, 0, 666, 0, 0, 0, 0, 0 }, /* 170: "a://.@.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 669, 0, 0, 0, 669, 0, 0, 0, 0, 0 }, /* 171: "a://.:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 689, 0, 684, 0, 0, 0, 684, 0, 0, 0, 0, 0 }, /* 172: "a://[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 674, 0, 0, 0, 674, 0, 0, 0, 0, 0 }, /* 173: "a://.@.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655, 0, 0, 0, 655, 0, 0, 0, 0, 0 }, /* 174: "a://./%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 678, 0, 0, 0, 678, 0, 0, 0, 0, 0 }, /* 175: "a://.:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 690, 0, 688, 0, 0, 0, 688, 0, 0, 0, 0, 0 }, /* 176: "a://[V1" */
    { 0, 0, 0, 691, 0, 0, 691, 691, 691, 0, 691, 691, 0, 0, 691, 691, 691, 0, 0, 0 }, /* 177: "a://[V1." */
    { 0, 0, 0, 692, 0, 0, 692, 692, 692, 0, 692, 692, 0, 0, 692, 692, 692, 0, 0, 0 }, /* 178: "a://[V1." */
    { 0, 0, 0, 691, 0, 0, 691, 691, 691, 0, 691, 691, 0, 0, 691, 691, 691, 0, 14494, 0 }, /* 179: "a://[V1.&" */
    { 0, 0, 0, 692, 0, 0, 692, 692, 692, 0, 692, 692, 0, 0, 692, 692, 692, 0, 14503, 0 }, /* 180: "a://[V1.&" */
    { 0, 576, 576, 576, 0, 575, 576, 576, 576, 0, 697, 576, 0, 2591, 697, 576, 576, 0, 0, 64518 }, /* 181: "\x02" */
    { 0, 625, 625, 625, 0, 624, 625, 625, 625, 0, 698, 625, 0, 2643, 698, 625, 625, 0, 0, 64525 }, /* 182: "//\x02" */
    { 0, 669, 669, 669, 0, 668, 669, 669, 669, 0, 699, 669, 0, 2696, 699, 669, 669, 0, 0, 64529 }, /* 183: "a://\x02" */
    { 0, 678, 678, 678, 0, 677, 678, 678, 678, 0, 700, 678, 0, 2702, 700, 678, 678, 0, 0, 64530 }, /* 184: "a://\x02" */
    { 0, 576, 576, 576, 0, 575, 576, 576, 576, 0, 544, 576, 0, 2591, 544, 576, 576, 0, 0, 64518 }, /* 185: "\x020" */
    { 0, 625, 625, 625, 0, 624, 625, 625, 625, 0, 597, 625, 0, 2643, 597, 625, 625, 0, 0, 64525 }, /* 186: "//\x020" */
    { 0, 669, 669, 669, 0, 668, 669, 669, 669, 0, 649, 669, 0, 2696, 649, 669, 669, 0, 0, 64529 }, /* 187: "a://\x020" */
    { 0, 678, 678, 678, 0, 677, 678, 678, 678, 0, 656, 678, 0, 2702, 656, 678, 678, 0, 0, 64530 }, /* 188: "a://\x020" */
    { 0, 0, 528, 529, 0, 528, 529, 529, 0, 0, 0, 14866, 0, 0, 529, 529, 529, 0, 0, 0 }, /* 189: after the table of 1 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 190: after the table of 2 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 191: after the table of 3 */
    { 0, 576, 693, 544, 0, 542, 544, 544, 0, 0, 0, 14881, 0, 2591, 544, 544, 544, 0, 0, 64518 }, /* 192: after the table of 9 */
    { 0, 0, 547, 548, 0, 547, 548, 548, 0, 0, 0, 14885, 0, 0, 548, 548, 548, 0, 0, 0 }, /* 193: after the table of 10 */
    { 0, 0, 551, 552, 0, 551, 552, 552, 0, 0, 0, 0, 0, 0, 552, 552, 552, 0, 0, 0 }, /* 194: after the table of 11 */
    { 0, 0, 547, 548, 0, 547, 548, 548, 0, 0, 0, 14885, 0, 0, 548, 548, 548, 0, 0, 0 }, /* 195: after the table of 14 */
    { 0, 0, 547, 548, 0, 547, 548, 548, 0, 0, 0, 14885, 0, 0, 548, 548, 548, 0, 0, 0 }, /* 196: after the table of 15 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15407, 0 }, /* 197: after the table of 19 */
    { 0, 0, 572, 573, 0, 572, 573, 573, 0, 0, 0, 14910, 0, 0, 573, 573, 573, 0, 0, 0 }, /* 198: after the table of 31 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15425, 0 }, /* 199: after the table of 34 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15428, 0 }, /* 200: after the table of 38 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15431, 0 }, /* 201: after the table of 41 */
    { 0, 625, 694, 597, 15893, 594, 597, 597, 0, 16468, 0, 14934, 16921, 2643, 597, 597, 597, 0, 0, 64525 }, /* 202: after the table of 55 */
    { 0, 0, 620, 621, 15893, 620, 621, 621, 0, 16468, 0, 14958, 16921, 0, 621, 621, 621, 0, 0, 0 }, /* 203: after the table of 83 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15474, 0 }, /* 204: after the table of 87 */
    { 0, 669, 695, 649, 0, 647, 649, 649, 0, 16426, 0, 14986, 16970, 2696, 649, 649, 649, 0, 0, 64529 }, /* 205: after the table of 119 */
    { 0, 678, 696, 656, 0, 653, 656, 656, 0, 16527, 0, 14993, 16991, 2702, 656, 656, 656, 0, 0, 64530 }, /* 206: after the table of 123 */
    { 0, 0, 665, 666, 0, 665, 666, 666, 0, 16426, 0, 15003, 16970, 0, 666, 666, 666, 0, 0, 0 }, /* 207: after the table of 136 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15518, 0 }, /* 208: after the table of 139 */
    { 0, 0, 673, 674, 0, 673, 674, 674, 0, 16527, 0, 15011, 16991, 0, 674, 674, 674, 0, 0, 0 }, /* 209: after the table of 142 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15527, 0 }, /* 210: after the table of 146 */
};
URIC_TABLE const unsigned char uric_rules_about[211] = {
    0,34,2,2,0,44,0,0,12,34,2,34,12,44,4,4,
    2,162,35,2,64,254,12,172,44,245,108,64,64,44,2,34,
    162,35,2,2,130,35,2,2,162,2,236,36,66,66,2,34,
    2,44,30,12,236,12,236,34,21,44,44,2,2,162,35,1,
    129,34,2,2,2,2,2,34,2,12,245,44,2,12,236,30,
    12,12,2,34,236,162,35,2,21,12,236,44,12,236,44,245,
    2,1,2,2,2,12,21,44,2,12,12,2,2,162,35,12,
    1,129,34,2,12,12,236,34,12,12,236,34,21,2,2,2,
    21,66,2,12,1,2,12,2,34,162,35,2,12,2,34,236,
    162,35,2,21,66,66,66,2,2,2,162,35,1,129,34,2,
    2,2,162,35,12,1,129,34,2,66,2,1,2,2,12,1,
    2,2,2,66,66,2,2,2,2,2,2,2,2,34,34,34,
    34,2,34,2,2,2,34,2,2,2,34,34,2,34,34,34,
    2,34,2,
};
URIC_TABLE const unsigned char uric_rules_end[211] = {
    0,34,0,0,0,35,0,0,0,36,0,34,0,35,0,0,
    0,34,37,0,0,38,0,39,40,41,39,0,0,42,0,36,
    36,43,0,0,0,44,0,0,34,0,45,42,0,0,0,46,
    0,35,0,0,39,0,40,47,0,35,48,0,0,36,43,0,
    0,49,0,0,0,0,0,46,0,0,41,50,0,0,51,0,
    0,0,0,47,45,47,52,0,0,0,51,40,0,53,54,55,
    0,0,0,0,0,0,0,50,0,0,0,0,0,47,52,0,
    0,0,56,0,0,0,40,47,0,0,54,57,0,0,0,0,
    0,0,0,0,0,0,0,0,47,47,52,0,0,0,58,59,
    57,60,0,0,0,0,0,0,0,0,47,52,0,0,56,0,
    0,0,58,60,0,0,0,61,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,62,63,64,
    65,0,62,0,0,0,65,0,0,0,66,66,0,66,67,66,
    0,68,0,
};

/* For each start: that of a hot rule which does the same with some first bytes, or with all
 * strings without "#" (BUT_FRAGMENT), or 0. */
URIC_TABLE const unsigned char uric_rules_alike[16] = {
    0,0,0,0,0,0,132,0,0,0,0,0,0,5,12,12,
};

URIC_TABLE const unsigned char uric_rules_IPv4address_2_column[256] = {
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
URIC_TABLE const unsigned char uric_rules_IPv4address_2_next[200] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,6,6,6,6,0,
    6,12,12,12,12,0,12,18,18,18,18,0,18,0,0,0,
    0,0,0,2,0,5,5,2,8,2,0,11,11,8,14,8,
    0,17,17,14,20,14,0,23,23,20,20,0,3,0,5,5,
    2,9,2,0,11,11,8,15,8,0,17,17,14,21,14,0,
    23,23,20,20,0,4,0,5,5,2,10,2,0,11,11,8,
    16,8,0,17,17,14,22,14,0,23,23,20,20,0,5,0,
    5,5,2,11,2,0,11,11,8,17,8,0,17,17,14,23,
    14,0,23,23,20,20,0,5,0,5,7,2,11,2,0,11,
    13,8,17,8,0,17,19,14,23,14,0,23,24,20,20,0,
    5,0,5,2,2,11,0,0,11,8,8,17,0,0,17,14,
    14,23,0,0,23,20,20,0,
};

URIC_TABLE const unsigned char uric_rules_chain_lead[256] = {
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
    0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
    1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
    2,3,3,3,3,3,3,3,3,3,3,3,3,4,3,3,
    5,6,6,6,7,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_rules_chain_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
    2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_rules_chain_next[128] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,255,255,255,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,3,3,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
static const struct { const unsigned char *column, *next; unsigned states; } uric_rules_table[] = {
    { uric_table_IPv4address_column, uric_table_IPv4address_next, 26 },
    { uric_rules_IPv4address_2_column, uric_rules_IPv4address_2_next, 25 },
    { uric_table_IPv6address_column, uric_table_IPv6address_next, 152 },
};
static const struct { uint16_t row, leaves, inner; unsigned char table; } uric_rules_part[] = {
    { 1, 189, 0, 0 },
    { 2, 190, 25, 1 },
    { 3, 191, 49, 2 },
    { 9, 192, 0, 0 },
    { 10, 193, 200, 0 },
    { 11, 194, 0, 0 },
    { 14, 195, 200, 0 },
    { 15, 196, 200, 0 },
    { 19, 197, 225, 2 },
    { 31, 198, 0, 0 },
    { 34, 199, 225, 2 },
    { 38, 200, 225, 2 },
    { 41, 201, 225, 2 },
    { 55, 202, 0, 0 },
    { 83, 203, 0, 0 },
    { 87, 204, 225, 2 },
    { 119, 205, 0, 0 },
    { 123, 206, 0, 0 },
    { 136, 207, 0, 0 },
    { 139, 208, 225, 2 },
    { 142, 209, 0, 0 },
    { 146, 210, 225, 2 },
};
static const unsigned char uric_rules_inner[] = {
    2, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3,
    URIC_HOST_IPV4ADDRESS << 2 | 3, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    0, 0, 0, 0,
    2, 2, 2, 2,
    2, 0, 0, 0,
    0, 0, 2, 0,
    0, 2, 2, 2,
    2, 2, 2, 0,
    0, 0, 2, 2,
    2, 2, 2, 0,
    2, 0, 2, 2,
    2, 0, 0, 2,
    2, 0, 2, 2,
    2, 0, 0, 0,
    0, 2, 2, 0,
    0, 0, 2, 2,
    2, 2, 2, 2,
    2, 0, 0, 2,
    0, 0, 2, 2,
    0, 2, 2, 2,
    2, 0, 0, 0,
    0, 0, 0, 0,
    2, 2, 2, 2,
    2, 2, 2, 0,
    0, 0, 0, 2,
    2, 0, 2, 2,
    2, 2, 2, 2,
    2, 2, 0, 0,
    0, 2, 2, 2,
    2, 2, 2, 2,
    2, 0, 0, 2,
    2, 0, 2, 2,
    2, 2, 0, 0,
    0, 2, 2, 2,
    2, 2, 2, 2,
    0, 0, 0, 0,
    0, 2, 0, 2,
    0, 2, 2, 2,
    2, 0, 0, 0,
    0, 0, 0, 2,
    2, 2, 0, 0,
    2, 2, 0, 2,
    0, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1,
    URIC_HOST_IPV4ADDRESS << 2 | 1, 0, 0, 0,
    0, 0, 1, 0,
    0, 1, 1, 1,
    1, 1, 1, 0,
    0, 0, 1, 1,
    1, 1, 1, 0,
    1, 0, 1, 1,
    1, 0, 0, 1,
    1, 0, 1, 1,
    1, 0, 0, 0,
    0, 1, 1, 0,
    0, 0, 1, 1,
    1, 1, 1, 1,
    1, 0, 0, 1,
    0, 0, 1, 1,
    0, 1, 1, 1,
    1, 0, 0, 0,
    0, 0, 0, 0,
    1, 1, 1, 1,
    1, 1, 1, 0,
    0, 0, 0, 1,
    1, 0, 1, 1,
    1, 1, 1, 1,
    1, 1, 0, 0,
    0, 1, 1, 1,
    1, 1, 1, 1,
    1, 0, 0, 1,
    1, 0, 1, 1,
    1, 1, 0, 0,
    0, 1, 1, 1,
    1, 1, 1, 1,
    0, 0, 0, 0,
    0, 1, 0, 1,
    0, 1, 1, 1,
    1, 0, 0, 0,
    0, 0, 0, 1,
    1, 1, 0, 0,
    1, 1, 0, 1,
};
static const struct { uint16_t row; unsigned char about; } uric_rules_chain[] = {
    { 21, 30 },
    { 23, 12 },
    { 25, 21 },
    { 42, 12 },
    { 52, 12 },
    { 54, 12 },
    { 64, 1 },
    { 74, 21 },
    { 78, 12 },
    { 84, 12 },
    { 90, 12 },
    { 93, 12 },
    { 95, 21 },
    { 113, 1 },
    { 118, 12 },
    { 122, 12 },
    { 143, 12 },
    { 157, 1 },
    { 166, 1 },
};

#define URIC_RULES_WAY(row, column) uric_rules_way[row][column]
#define URIC_RULES_AT(table, r, column) ((column) * uric_rules_table[table].states + (r))

/* The events. */
#define uric_ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define uric_ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define uric_ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define uric_ON_absolute_form_end do { if (!HAS_PATH_KIND(URIC_PATH_ABEMPTY)) { UNDEFINE(URIC_HOST); HOST_KIND(URIC_HOST_NONE); } } while (0)
#define uric_ON_asterisk_form_end do { END(URIC_PATH); } while (0)
#define uric_ON_authority_begin do { URIC_BEGIN(URIC_HOST, AT + 1); } while (0)
#define uric_ON_authority_end do { URIC_BEGIN(URIC_PATH, AT); } while (0)
#define uric_ON_authority_form_end do { UNDEFINE(URIC_SCHEME); } while (0)
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

#ifndef URIC_ONLY_PARSE
/* Scans the n bytes at s for any rule, from a start of gen/tables/rules_tables.h, by a table; by
 * the symbols of struct uric_tolerance unless symbol is NULL.  *u is all zero, and *v has the
 * masks of the first block, or none (a base outside of the input).  Returns what uric_walk()
 * does, or URIC_NO_RULE if there are symbols and the build is strict. */
URIC_INTERNAL int uric_walk_rule(unsigned start, const unsigned char *s, size_t n,
                                 const unsigned char (*symbol)[256], struct uric_view *v,
                                 struct uric *u);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The same without symbols for fewer bytes than URIC_BLOCK, by the masks of uric_walk(). */
URIC_INTERNAL int uric_walk_few(const unsigned char *s, uint64_t start_and_length,
                                struct uric *u, uint64_t scheme, uint64_t reg_name,
                                uint64_t path);
#endif
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


#ifndef URIC_ONLY_PARSE
/* The start of a rule of enum uric_rule in gen/tables/rules_tables.h; 0 if there is no such
 * rule. */
static URIC_INLINE unsigned uric_start_of(int rule)
{
    static const unsigned char starts[URIC_RULES] = {
        uric_RULES_START_URI_reference, URIC_RULES_START_URI, uric_RULES_START_absolute_URI,
        uric_RULES_START_relative_ref, uric_RULES_START_authority, uric_RULES_START_host,
        uric_RULES_START_IPv6address, uric_RULES_START_IPv4address, uric_RULES_START_origin_form,
        uric_RULES_START_absolute_form, uric_RULES_START_authority_form, uric_RULES_START_asterisk_form,
        uric_RULES_START_request_target, uric_RULES_START_request_target_CONNECT, uric_RULES_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}

/* The same in gen/tables/parse_tables.h; 0 if the rule is not hot. */
static URIC_INLINE unsigned uric_hot_start_of(int rule)
{
    /* a build by ragel -G2 has numbers beyond 255 */
    static const uint16_t starts[URIC_RULES] = {
        uric_PARSE_START_URI_reference, URIC_PARSE_START_URI, 0, 0, 0, 0, 0, 0, uric_PARSE_START_origin_form,
        0, 0, 0, 0, 0, uric_PARSE_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}

/* The start in gen/tables/parse_tables.h of a hot rule that does with the first byte what the
 * rule does, so that both answer alike, or that differs from it in the fragment alone; 0 if
 * there is none. */
static URIC_INLINE unsigned uric_hot_start_after(unsigned start, unsigned char first)
{
    const unsigned alike = uric_rules_alike[start], column = uric_rules_own_column[first];

    if (alike < URIC_RULES_BUT_FRAGMENT &&
        (alike == 0 || column == 0 ||
         uric_rules_way[start][column] != uric_rules_way[alike][column] ||
         uric_rules_way[start][column] >> URIC_RULES_ROW_BITS == URIC_RULES_REFUSE))
        return 0;
    switch (alike % URIC_RULES_BUT_FRAGMENT) {
    case uric_RULES_START_URI_reference: return uric_PARSE_START_URI_reference;
    case URIC_RULES_START_URI: return URIC_PARSE_START_URI;
    case uric_RULES_START_origin_form: return uric_PARSE_START_origin_form;
    case uric_RULES_START_Host: return uric_PARSE_START_Host;
    default: return 0;
    }
}

/* Parses n bytes, up to URIC_MAX_LENGTH, by these kernels, for a rule that exists. */
static URIC_INLINE int uric_parse_by(const struct uric_kernels *kernels, int rule,
                                     const unsigned char *s, size_t n, struct uric *u)
{
    const unsigned start = uric_start_of(rule);
    unsigned hot = uric_hot_start_of(rule);
    int status;

    if (hot == 0 && n > 0)
        hot = uric_hot_start_after(start, s[0]);
    if (hot != 0) {
        status = kernels->parse(hot, s, n, u);
        /* of a rule without fragments, the error may be another one */
        if (uric_rules_alike[start] < URIC_RULES_BUT_FRAGMENT ||
            (status == URIC_OK && !(u->defined >> URIC_FRAGMENT & 1)))
            return status;
    }
    return kernels->rule(start, s, n, NULL, u);
}
#endif

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

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t uric_sse41_equal(const struct uric_sse41_bytes *bytes,
                                               unsigned char byte)
{
    const __m128i all = _mm_set1_epi8((char)byte);

    return uric_sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}
#endif

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

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[URIC_JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[URIC_JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[URIC_JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

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

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t uric_avx2_equal(const struct uric_avx2_bytes *bytes,
                                              unsigned char byte)
{
    const __m256i all = _mm256_set1_epi8((char)byte);

    return uric_avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}
#endif

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

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[URIC_JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[URIC_JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[URIC_JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

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

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t uric_avx512_equal(const struct uric_avx512_bytes *bytes,
                                                unsigned char byte)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, _mm512_set1_epi8((char)byte));
}
#endif

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

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[URIC_JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[URIC_JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[URIC_JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

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

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t uric_neon_equal(const struct uric_neon_bytes *bytes,
                                              unsigned char byte)
{
    const uint8x16_t all = vdupq_n_u8(byte);

    return uric_neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}
#endif

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

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[URIC_JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[URIC_JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[URIC_JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Stage 1 with WebAssembly's simd128. */

#if URIC_BUILT & URIC_BUILT_SIMD128

static URIC_ALWAYS_INLINE v128_t uric_simd128_row(enum uric_row row)
{
    return wasm_v128_load(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_simd128_bytes {
    v128_t a, b, c, d;
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_simd128_load(struct uric_simd128_bytes *bytes, const unsigned char *p)
{
    bytes->a = wasm_v128_load(p);
    bytes->b = wasm_v128_load(p + 16);
    bytes->c = wasm_v128_load(p + 32);
    bytes->d = wasm_v128_load(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_simd128_load_first(struct uric_simd128_bytes *bytes,
                                                  const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = wasm_i64x2_splat(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = wasm_v128_load(s);
        bytes->b = wasm_v128_load(s + 16);
        bytes->c = wasm_v128_load(s + bytes->c_at);
        bytes->d = wasm_v128_load(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = wasm_v128_load(s);
        bytes->c = wasm_v128_load(s + bytes->c_at);
    } else if (n > 0) {
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = wasm_i64x2_make((int64_t)few.low, (int64_t)few.high);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_join(v128_t a, v128_t b, v128_t c, v128_t d,
                                                unsigned c_at)
{
    const uint32_t low = (uint32_t)wasm_i8x16_bitmask(a) | (uint32_t)wasm_i8x16_bitmask(b) << 16;
    const uint32_t high = (uint32_t)wasm_i8x16_bitmask(c) | (uint32_t)wasm_i8x16_bitmask(d) << 16;

    return low | (uint64_t)high << c_at;
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_each(const struct uric_simd128_bytes *bytes, v128_t all)
{
    return uric_simd128_join(wasm_i8x16_eq(bytes->a, all), wasm_i8x16_eq(bytes->b, all),
                        wasm_i8x16_eq(bytes->c, all), wasm_i8x16_eq(bytes->d, all),
                        bytes->c_at);
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t uric_simd128_equal(const struct uric_simd128_bytes *bytes,
                                                 unsigned char byte)
{
    return uric_simd128_each(bytes, wasm_i8x16_splat((int8_t)byte));
}
#endif

static URIC_ALWAYS_INLINE uint64_t uric_simd128_byte(const struct uric_simd128_bytes *bytes,
                                                enum uric_row row)
{
    return uric_simd128_each(bytes, uric_simd128_row(row));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE v128_t uric_simd128_places_of(v128_t bytes)
{
    return wasm_v128_and(
        wasm_i8x16_swizzle(uric_simd128_row(URIC_ROW_LOW),
                           wasm_v128_and(bytes, uric_simd128_row(URIC_ROW_HALF))),
        wasm_i8x16_swizzle(uric_simd128_row(URIC_ROW_HIGH), wasm_u8x16_shr(bytes, 4)));
}

static URIC_ALWAYS_INLINE void uric_simd128_places(struct uric_simd128_bytes *first)
{
    first->a = uric_simd128_places_of(first->a);
    first->b = uric_simd128_places_of(first->b);
    first->c = uric_simd128_places_of(first->c);
    first->d = uric_simd128_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_in(const struct uric_simd128_bytes *places,
                                              enum uric_jump jump)
{
    const v128_t to_sign =
        uric_simd128_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_simd128_join(
        wasm_u8x16_add_sat(places->a, to_sign), wasm_u8x16_add_sat(places->b, to_sign),
        wasm_u8x16_add_sat(places->c, to_sign), wasm_u8x16_add_sat(places->d, to_sign),
        places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_in_scheme(const struct uric_simd128_bytes *first)
{
    return (uint32_t)wasm_i8x16_bitmask(
        wasm_u8x16_add_sat(first->a, uric_simd128_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_simd128_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    wasm_v128_store(to, wasm_i64x2_splat(0));
    wasm_v128_store(to + 16, wasm_i64x2_splat(0));
    wasm_v128_store(to + 32, wasm_i64x2_splat(0));
    wasm_v128_store(to + 48, wasm_i64x2_splat(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_simd128_window {
    v128_t a_low, b_low, c_low, d_low; /* the low halves */
    v128_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE v128_t uric_simd128_bits(v128_t bytes)
{
    return wasm_i8x16_swizzle(
        wasm_u8x16_make(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0),
        wasm_u8x16_shr(bytes, 4));
}

static URIC_ALWAYS_INLINE struct uric_simd128_window uric_simd128_look(const struct uric_simd128_bytes *bytes)
{
    const v128_t half = uric_simd128_row(URIC_ROW_HALF);
    struct uric_simd128_window w;

    w.a_low = wasm_v128_and(bytes->a, half);
    w.b_low = wasm_v128_and(bytes->b, half);
    w.c_low = wasm_v128_and(bytes->c, half);
    w.d_low = wasm_v128_and(bytes->d, half);
    w.a_bit = uric_simd128_bits(bytes->a);
    w.b_bit = uric_simd128_bits(bytes->b);
    w.c_bit = uric_simd128_bits(bytes->c);
    w.d_bit = uric_simd128_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

/* All ones for each byte, given by its halves, that is in the class. */
static URIC_ALWAYS_INLINE v128_t uric_simd128_is(v128_t table, v128_t low, v128_t bit)
{
    return wasm_i8x16_ne(wasm_v128_and(wasm_i8x16_swizzle(table, low), bit),
                         wasm_i64x2_splat(0));
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_of(const struct uric_simd128_window *w, unsigned nibbles)
{
    const v128_t table = wasm_v128_load(uric_nibbles + nibbles);

    return uric_simd128_join(uric_simd128_is(table, w->a_low, w->a_bit),
                        uric_simd128_is(table, w->b_low, w->b_bit),
                        uric_simd128_is(table, w->c_low, w->c_bit),
                        uric_simd128_is(table, w->d_low, w->d_bit), w->c_at);
}

static URIC_ALWAYS_INLINE int uric_simd128_all(const unsigned char *p, unsigned nibbles)
{
    struct uric_simd128_bytes bytes;
    struct uric_simd128_window w;

    uric_simd128_load(&bytes, p);
    w = uric_simd128_look(&bytes);
    return uric_simd128_of(&w, nibbles) == ~(uint64_t)0;
}

#define CLASSIFY(name) uric_simd128_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_simd128
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

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[URIC_JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[URIC_JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[URIC_JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Chooses the kernels for the processor. */
#ifndef URIC_ONLY_PARSE
/* Which bytes of a string end a run of Appendix B's machine. */
#ifndef URIC_SPLIT_VIEW_H
#define URIC_SPLIT_VIEW_H

/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_LANES_H
#define URIC_LANES_H


/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_BUILT & URIC_BUILT_X86

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

/* The bytes that end runs.  Generated from grammar/machines/split.rl by ragel 6.10 and
 * grammar/tools/stops.py; do not edit. */
#ifndef URIC_SPLIT_STOPS_H
#define URIC_SPLIT_STOPS_H

/* Each has its number. */
enum { URIC_SPLIT_STOPS = 4 };
#define URIC_SPLIT_EACH_STOP(X) X(0, 35) X(1, 47) X(2, 58) X(3, 63)

/* What each state does before it reads a byte. */
#define URIC_SPLIT_JUMP_0 (void)0
#define URIC_SPLIT_JUMP_1 JUMP(STOPS(0) | STOPS(1) | STOPS(2) | STOPS(3), 1)
#define URIC_SPLIT_JUMP_2 URIC_JUMP_TO_END(2)
#define URIC_SPLIT_JUMP_3 JUMP(STOPS(0) | STOPS(3), 3)
#define URIC_SPLIT_JUMP_4 JUMP(STOPS(0), 4)
#define URIC_SPLIT_JUMP_5 (void)0
#define URIC_SPLIT_JUMP_6 (void)0
#define URIC_SPLIT_JUMP_7 JUMP(STOPS(0) | STOPS(1) | STOPS(3), 7)

#endif

/* As many bytes as a word has marks for. */
enum { URIC_SPLIT_VIEW = 64 / URIC_LANE_BITS };

/* Marks each of the stops among the bytes from base on. */
struct uric_split_view {
    uint64_t at[URIC_SPLIT_STOPS];
    size_t base;
};

/* Show the n bytes at s from i on, or at their end from before i on.  Of a few bytes, each may be
 * marked. */
#if URIC_BUILT & ~URIC_BUILT_512
URIC_INTERNAL void uric_view_lanes(struct uric_split_view *v, const unsigned char *s, size_t n,
                                   size_t i);
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_INTERNAL void uric_view_avx512(struct uric_split_view *v, const unsigned char *s, size_t n,
                                    size_t i);
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_INTERNAL void uric_view_avx2(struct uric_split_view *v, const unsigned char *s, size_t n,
                                  size_t i);
#endif

#endif
#endif


#ifdef URIC_ONLY_PARSE
#define KERNELS(isa, stage1, ends, decode, uric_own_encode, view, change) \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }
#else
#define KERNELS(isa, stage1, ends, decode, uric_own_encode, view, change) \
    { #isa, uric_parse_##stage1, uric_pass_##stage1, uric_rule_##stage1, ends, \
      decode, uric_own_encode, uric_view_##view, change }
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
#ifndef URIC_ONLY_PARSE
/* The tables of the automaton of all rules, for the functions that walk it by transitions.h.
 * parse/walk.h is included before it. */
#ifndef URIC_TRANSITION_BITS_H
#define URIC_TRANSITION_BITS_H

/* The bits of uric_rules_about and of rules_inner. */
enum {
    URIC_RULES_COMPONENT = 7,
    URIC_RULES_SYMBOLS = 24,
    URIC_RULES_MAY_END = 32,
    URIC_RULES_JUMP = 64,
    URIC_RULES_INNER_LEFT = 1,
    URIC_RULES_INNER_MAY_END = 2,
    URIC_RULES_INNER_VALUE = 4
};

/* More than there are rows. */
enum { URIC_ROWS_MOST = 1 << URIC_RULES_ROW_BITS };

/* For fewer bytes, a transition for each is faster than a call of a kernel. */
enum { URIC_WORTH_A_JUMP = URIC_BLOCK / 4 };

/* The end of a run that the masks do not show; *v then has those of the bytes there. */
static URIC_NEVER_INLINE size_t uric_jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    return uric_best_kernels()->pass(v, i, jump);
}

/* Moves i over a run. */
#define URIC_STEP_OVER(jump) \
    do { \
        const size_t k = i - v->base; \
        uric_word rest; \
 \
        if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0) \
            i += uric_lowest(rest); \
        else if (n - i >= URIC_WORTH_A_JUMP) \
            i = uric_jump_far(v, i, jump); \
    } while (0)

/* The table of enum uric_symbols that a state reads. */
static URIC_INLINE unsigned uric_symbols_of(unsigned about)
{
    return (about & URIC_RULES_SYMBOLS) / (URIC_RULES_SYMBOLS & -URIC_RULES_SYMBOLS);
}

/* The number of a state: its row, or for the inner state r of a part or chain one beyond the
 * rows.  The first state of a part has a row. */
static URIC_INLINE unsigned uric_part_state(unsigned part, unsigned r)
{
    return r == 1 ? uric_rules_part[part].row : URIC_ROWS_MOST + (part << 8 | r);
}

static URIC_INLINE unsigned uric_chain_state(unsigned chain, unsigned r)
{
    return URIC_ROWS_MOST + ((URIC_RULES_PARTS + chain) << 8 | r);
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
#ifndef URIC_ONLY_PARSE
    case uric_PARSE_START_Host: goto s54;
#endif
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
#ifndef URIC_ONLY_PARSE
s54: /* "", may end */
    AT_END(54, e54, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t54; }
    if (BYTE == '%') { LEAVE(54); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (BYTE == '[') { LEAVE(54); STEP; goto s58; }
    DEAD(54, URIC_HOST);
e54: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t54: /* 25 states by a table */
    TABLE(IPv4address, r, 265);
    AT_END(265 + r, te54, URIC_HOST);
    if (BYTE == '%') { LEAVE(265 + r); STEP; goto s55; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    DEAD(265 + r, URIC_HOST);
te54:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; goto done;
s55: /* ".%" */
    AT_END(55, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s59; }
    DEAD(55, URIC_HOST);
s56: /* ".!", may end */
    JUMP(REG_NAME, 56);
    AT_END(56, e56, URIC_HOST);
    if (BYTE == '%') { TRIPLET(56); LEAVE(56); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s56; }
    DEAD(56, URIC_HOST);
e56: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s57: /* ".:", may end */
    AT_END(57, e57, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s57; }
    DEAD(57, URIC_PORT);
e57: uric_ON_port_end; goto done;
s58: /* "[" */
    AT_END(58, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t58; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s61; }
    DEAD(58, URIC_HOST);
t58: /* 151 states by a table */
    TABLE(IPv6address, r, 290);
    if (r == 0) LOST(IPv6address, r, 290, URIC_HOST);
    AT_END(290 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(290 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s60; }
    DEAD(290 + r, URIC_HOST);
s59: /* ".%1" */
    AT_END(59, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s56; }
    DEAD(59, URIC_HOST);
s60: /* "[::]", may end */
    AT_END(60, e60, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    DEAD(60, URIC_HOST);
e60: uric_ON_host_end; goto done;
s61: /* "[V" */
    AT_END(61, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    DEAD(61, URIC_HOST);
s62: /* "[V1" */
    AT_END(62, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    if (BYTE == '.') { STEP; goto s63; }
    DEAD(62, URIC_HOST);
s63: /* "[V1." */
    AT_END(63, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(63, URIC_HOST);
s64: /* "[V1.&" */
    JUMP(SCHEME, 64);
    AT_END(64, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s60; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(64, URIC_HOST);
#endif
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
#ifndef URIC_ONLY_PARSE
    case uric_PARSE_START_Host: goto s54;
#endif
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
#ifndef URIC_ONLY_PARSE
s54: /* "", may end */
    AT_END(54, e54, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t54; }
    if (BYTE == '%') { LEAVE(54); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (BYTE == '[') { LEAVE(54); STEP; goto s58; }
    DEAD(54, URIC_HOST);
e54: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t54: /* 25 states by a table */
    TABLE(IPv4address, r, 265);
    AT_END(265 + r, te54, URIC_HOST);
    if (BYTE == '%') { LEAVE(265 + r); STEP; goto s55; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    DEAD(265 + r, URIC_HOST);
te54:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; goto done;
s55: /* ".%" */
    AT_END(55, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s59; }
    DEAD(55, URIC_HOST);
s56: /* ".!", may end */
    JUMP(REG_NAME, 56);
    AT_END(56, e56, URIC_HOST);
    if (BYTE == '%') { TRIPLET(56); LEAVE(56); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s56; }
    DEAD(56, URIC_HOST);
e56: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s57: /* ".:", may end */
    AT_END(57, e57, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s57; }
    DEAD(57, URIC_PORT);
e57: uric_ON_port_end; goto done;
s58: /* "[" */
    AT_END(58, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t58; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s61; }
    DEAD(58, URIC_HOST);
t58: /* 151 states by a table */
    TABLE(IPv6address, r, 290);
    if (r == 0) LOST(IPv6address, r, 290, URIC_HOST);
    AT_END(290 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(290 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s60; }
    DEAD(290 + r, URIC_HOST);
s59: /* ".%1" */
    AT_END(59, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s56; }
    DEAD(59, URIC_HOST);
s60: /* "[::]", may end */
    AT_END(60, e60, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    DEAD(60, URIC_HOST);
e60: uric_ON_host_end; goto done;
s61: /* "[V" */
    AT_END(61, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    DEAD(61, URIC_HOST);
s62: /* "[V1" */
    AT_END(62, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    if (BYTE == '.') { STEP; goto s63; }
    DEAD(62, URIC_HOST);
s63: /* "[V1." */
    AT_END(63, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(63, URIC_HOST);
s64: /* "[V1.&" */
    JUMP(SCHEME, 64);
    AT_END(64, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s60; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(64, URIC_HOST);
#endif
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
#ifndef URIC_ONLY_PARSE
    case uric_PARSE_START_Host: goto s54;
#endif
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
#ifndef URIC_ONLY_PARSE
s54: /* "", may end */
    AT_END(54, e54, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t54; }
    if (BYTE == '%') { LEAVE(54); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (BYTE == '[') { LEAVE(54); STEP; goto s58; }
    DEAD(54, URIC_HOST);
e54: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t54: /* 25 states by a table */
    TABLE(IPv4address, r, 265);
    AT_END(265 + r, te54, URIC_HOST);
    if (BYTE == '%') { LEAVE(265 + r); STEP; goto s55; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    DEAD(265 + r, URIC_HOST);
te54:
    HOST_KIND(uric_parse_part18_values[r]); uric_ON_host_end; goto done;
s55: /* ".%" */
    AT_END(55, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s59; }
    DEAD(55, URIC_HOST);
s56: /* ".!", may end */
    JUMP(REG_NAME, 56);
    AT_END(56, e56, URIC_HOST);
    if (BYTE == '%') { TRIPLET(56); LEAVE(56); STEP; goto s55; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s56; }
    DEAD(56, URIC_HOST);
e56: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s57: /* ".:", may end */
    AT_END(57, e57, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s57; }
    DEAD(57, URIC_PORT);
e57: uric_ON_port_end; goto done;
s58: /* "[" */
    AT_END(58, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t58; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s61; }
    DEAD(58, URIC_HOST);
t58: /* 151 states by a table */
    TABLE(IPv6address, r, 290);
    if (r == 0) LOST(IPv6address, r, 290, URIC_HOST);
    AT_END(290 + r, dead, URIC_HOST);
    if (!(uric_parse_part32_flags[r] & 1)) DEAD(290 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s60; }
    DEAD(290 + r, URIC_HOST);
s59: /* ".%1" */
    AT_END(59, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s56; }
    DEAD(59, URIC_HOST);
s60: /* "[::]", may end */
    AT_END(60, e60, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s57; }
    DEAD(60, URIC_HOST);
e60: uric_ON_host_end; goto done;
s61: /* "[V" */
    AT_END(61, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    DEAD(61, URIC_HOST);
s62: /* "[V1" */
    AT_END(62, dead, URIC_HOST);
    if (uric_parse_bytes[1][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s62; }
    if (BYTE == '.') { STEP; goto s63; }
    DEAD(62, URIC_HOST);
s63: /* "[V1." */
    AT_END(63, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(63, URIC_HOST);
s64: /* "[V1.&" */
    JUMP(SCHEME, 64);
    AT_END(64, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s60; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(64, URIC_HOST);
#endif
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

#ifndef URIC_ONLY_PARSE

#define LEAVE_FOR_BYTE(here) (void)0
#define AT_END_OF_INPUT (void)0

/* The column of the byte in uric_rules_way: a byte that may not be its own symbol. */
static URIC_NEVER_INLINE unsigned uric_other_column(const unsigned char (*symbol)[256],
                                               unsigned about, unsigned char byte)
{
#ifndef URIC_STRICT
    if (symbol != NULL)
        return uric_rules_column[symbol[uric_symbols_of(about)][byte]];
#endif
    /* a strict build does not read the tables of symbols */
    (void)symbol, (void)about, (void)uric_rules_column;
    (void)uric_rules_chain_lead, (void)uric_rules_chain_column, (void)uric_rules_chain_next;
    return uric_rules_strict_column[byte];
}

#define SYMBOL(about) symbol[uric_symbols_of(about)][s[i]]
#define COLUMN(about) \
    (few                           ? uric_rules_strict_column[s[i]] \
     : uric_rules_own_column[s[i]] != 0 ? uric_rules_own_column[s[i]] \
                                   : uric_other_column(symbol, about, s[i]))
#define URIC_JUMP_OVER(run) \
    do { \
        if (few) \
            i += uric_lowest(uric_stop_##run >> i); \
        else \
            URIC_STEP_OVER(URIC_JUMP_##run); \
    } while (0)

/* `few` is a constant: whether to use the parameters' masks, of less than a block, and no
 * symbols. */
static URIC_ALWAYS_INLINE int uric_own_walk_rule(int few, unsigned start, const unsigned char *s, size_t n,
                                        const unsigned char (*symbol)[256], struct uric_view *v,
                                        struct uric *u, uric_word uric_stop_SCHEME,
                                        uric_word uric_stop_REG_NAME, uric_word uric_stop_PATH)
{
    size_t i = 0;
    uint32_t info = 0;
    unsigned state = (unsigned char)start, value = 0, in = 0;

/* The automaton of all rules by gen/tables/rules_tables.h, a transition at a time: a template.
 * grammar/tools/transitions.py describes the tables.  A function that includes this has
 *
 *   state                 the number of the first state: see uric_part_state() in transition_bits.h
 *   s, i, n, v            the bytes, the offset of the next one, their number, their masks
 *   SYMBOL(about)         s[i], or its symbol by the bits `about` of the state
 *   COLUMN(about)         its column
 *   JUMP_OVER(run)        moves i over a run of the class
 *   AT_END_OF_INPUT       the bytes end in the state: suspends the scan if more may follow
 *   LEAVE_FOR_BYTE(here)  the input may end before the byte at i but not after it; `here` is the
 *                         state before it, and the byte's events come next
 *   value, in             for an event's value, and for the component of an error
 *   BEGIN(), END() ...    what the events call: grammar/actions/events.rl
 *
 * and the labels `done`, for input that ends where it may, and `dead`, for input that does not, or
 * for a byte that cannot continue any match.  There `state` is the state, and `in` the component
 * that it is in. */
{
    unsigned row = state, r = 0, at = 0, way, list, about;

    if (state >= URIC_ROWS_MOST) {
        at = (state >> 8) - URIC_ROWS_MOST / 256;
        r = state & 255;
        if (at < URIC_RULES_PARTS)
            goto part;
        at -= URIC_RULES_PARTS;
        goto chain;
    }
row:
    state = row;
    about = uric_rules_about[row];
    /* a branch for each class, not its number as an index: the processor guesses it and goes on */
    if (about >= URIC_RULES_JUMP) {
        if (about < (URIC_JUMP_REG_NAME + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(SCHEME);
        else if (about < (URIC_JUMP_PATH + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(REG_NAME);
        else
            URIC_JUMP_OVER(PATH);
    }
    if (i == n) {
        list = uric_rules_end[row];
        goto end;
    }
    way = URIC_RULES_WAY(row, COLUMN(about));
uric_take: /* the way of the byte at i */
    list = way >> URIC_RULES_ROW_BITS;
    row = way & (URIC_ROWS_MOST - 1);
    if (list != URIC_RULES_REFUSE && list < URIC_RULES_LISTS && about & URIC_RULES_MAY_END &&
        !(uric_rules_about[row] & URIC_RULES_MAY_END))
        LEAVE_FOR_BYTE(state);
    if (list == URIC_RULES_QUIET) {
        i++;
        goto row;
    }
events: /* of the byte at i, or of the end */
    switch (list) {
/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/transitions.py; do
 * not edit. */
    case 2: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; break;
    case 3: uric_ON_path_empty_end; uric_ON_fragment_begin; break;
    case 4: uric_ON_path_empty_end; uric_ON_query_begin; break;
    case 5: uric_ON_userinfo_end; break;
    case 6: uric_ON_scheme_end; break;
    case 7: uric_ON_path_noscheme_end; uric_ON_fragment_begin; break;
    case 8: uric_ON_path_noscheme_end; uric_ON_query_begin; break;
    case 9: uric_ON_path_absolute_end; uric_ON_fragment_begin; break;
    case 10: uric_ON_authority_begin; break;
    case 11: uric_ON_path_absolute_end; uric_ON_query_begin; break;
    case 12: uric_ON_query_end; uric_ON_fragment_begin; break;
    case 13: uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 14: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; uric_ON_scheme_end; break;
    case 15: uric_ON_host_end; uric_ON_port_begin; break;
    case 16: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 17: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; break;
    case 18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 19: uric_ON_path_rootless_end; uric_ON_fragment_begin; break;
    case 20: uric_ON_path_rootless_end; uric_ON_query_begin; break;
    case 21: uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 22: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 23: uric_ON_port_end; uric_ON_authority_end; break;
    case 24: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 25: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 26: uric_ON_host_end; uric_ON_authority_end; break;
    case 27: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 28: uric_ON_IPvFuture_end; break;
    case 29: HOST_KIND(value); uric_ON_host_end; uric_ON_port_begin; break;
    case 30: uric_ON_IPv6address_end; break;
    case 31: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 32: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; break;
    case 33: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 34: uric_ON_reg_name_end; uric_ON_host_end; break;
    case 35: uric_ON_path_empty_end; break;
    case 36: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 37: uric_ON_port_end; break;
    case 38: uric_ON_fragment_end; break;
    case 39: uric_ON_path_noscheme_end; break;
    case 40: uric_ON_path_absolute_end; break;
    case 41: uric_ON_query_end; break;
    case 42: uric_ON_asterisk_form_end; break;
    case 43: uric_ON_port_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 44: uric_ON_port_end; uric_ON_authority_form_end; break;
    case 45: uric_ON_path_abempty_end; break;
    case 46: uric_ON_host_end; break;
    case 47: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 48: uric_ON_path_empty_end; uric_ON_absolute_form_end; break;
    case 49: uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 50: uric_ON_port_end; uric_ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); break;
    case 51: uric_ON_path_rootless_end; break;
    case 52: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 53: uric_ON_path_rootless_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 54: uric_ON_path_absolute_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 55: uric_ON_query_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 56: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 57: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 58: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 59: uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 60: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 61: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 62: HOST_KIND(value); uric_ON_host_end; break;
    case 63: uric_ON_IPv4address_end; uric_ON_host_end; break;
    case 64: uric_ON_IPv6address_end; uric_ON_host_end; break;
    case 65: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 66: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 67: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 68: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case URIC_RULES_REFUSE: goto refused;
    case URIC_RULES_PART:
        at = row;
        r = 1;
        goto part;
    case URIC_RULES_CHAIN:
        if (about & URIC_RULES_MAY_END)
            LEAVE_FOR_BYTE(state);
        at = row;
        r = uric_rules_chain_lead[SYMBOL(about)];
        i++;
        goto chain;
    default: break;
    }
    if (i == n)
        goto done;
    i++;
    goto row;

end: /* in a state with these bits and this list of events */
    AT_END_OF_INPUT;
    if (!(about & URIC_RULES_MAY_END))
        goto refused;
    goto events;

part:
    {
        const unsigned char *const column = uric_rules_table[uric_rules_part[at].table].column;
        const unsigned char *const uric_next = uric_rules_table[uric_rules_part[at].table].next;
        const unsigned char *const inner = uric_rules_inner + uric_rules_part[at].inner - 1;
        unsigned to, c;

        about = uric_rules_about[uric_rules_part[at].leaves] & ~(unsigned)URIC_RULES_MAY_END;
        while (i < n && (c = column[s[i]]) != 0) {
            to = uric_next[URIC_RULES_AT(uric_rules_part[at].table, r, c)];
            if (to == 0) {
                state = uric_part_state(at, r);
                goto refused;
            }
            if (inner[r] & URIC_RULES_INNER_MAY_END && !(inner[to] & URIC_RULES_INNER_MAY_END))
                LEAVE_FOR_BYTE(uric_part_state(at, r));
            r = to;
            i++;
        }
        state = uric_part_state(at, r);
        if (inner[r] & URIC_RULES_INNER_MAY_END)
            about |= URIC_RULES_MAY_END;
        value = inner[r] / URIC_RULES_INNER_VALUE;
        if (i == n) {
            list = uric_rules_end[uric_rules_part[at].leaves];
            goto end;
        }
        if (!(inner[r] & URIC_RULES_INNER_LEFT))
            goto refused;
        way = URIC_RULES_WAY(uric_rules_part[at].leaves, COLUMN(about));
        goto uric_take;
    }

chain:
    about = uric_rules_chain[at].about;
    for (;;) {
        unsigned to;

        state = uric_chain_state(at, r);
        if (i == n) {
            about &= ~(unsigned)URIC_RULES_MAY_END;
            list = 0;
            goto end;
        }
        to = uric_rules_chain_next[r << 4 | uric_rules_chain_column[SYMBOL(about)]];
        if (to == 0)
            goto refused;
        i++;
        if (to == URIC_RULES_CHAIN_DONE) {
            row = uric_rules_chain[at].row;
            goto row;
        }
        r = to;
    }

refused:
    in = about & URIC_RULES_COMPONENT;
    goto dead;
}
done:
    (void)state; /* only a stream goes on in a state */
    return uric_walk_accept(info, u);
dead:
    (void)state;
    return uric_walk_refuse(i, n, in, u);
}

#undef URIC_JUMP_OVER
#undef COLUMN
#undef SYMBOL

int uric_walk_rule(unsigned start, const unsigned char *s, size_t n,
                   const unsigned char (*symbol)[256], struct uric_view *v, struct uric *u)
{
#ifdef URIC_STRICT
    if (symbol != NULL)
        return URIC_NO_RULE;
#endif
    v->s = s;
    v->n = n;
    return uric_own_walk_rule(0, start, s, n, symbol, v, u, 0, 0, 0);
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
int uric_walk_few(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                  uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    return uric_own_walk_rule(1, (unsigned)(start_and_length >> 32), s, (uint32_t)start_and_length, NULL,
                     NULL, u, (uric_word)~scheme, (uric_word)~reg_name, (uric_word)~path);
}
#endif

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_rule_portable(unsigned start, const unsigned char *s, size_t n,
                       const unsigned char (*symbol)[256], struct uric *u)
{
    struct uric_view v;

    memset(u, 0, sizeof *u);
    v.base = (size_t)0 - URIC_BLOCK;
    v.stop[URIC_JUMP_SCHEME] = v.stop[URIC_JUMP_REG_NAME] = v.stop[URIC_JUMP_PATH] = 0;
    return uric_walk_rule(start, s, n, symbol, &v, u);
}
#endif

#undef AT_END_OF_INPUT
#undef LEAVE_FOR_BYTE

#endif

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
#ifndef URIC_ONLY_PARSE
/* What struct uric_tolerance holds: the names of each component, then these tables, in which
 * a component's bytes are looked up. */
#ifndef URIC_SYMBOLS_H
#define URIC_SYMBOLS_H


enum uric_symbols {
    URIC_SYMBOLS_AUTHORITY,
    URIC_SYMBOLS_PATH,
    URIC_SYMBOLS_QUERY,
    URIC_SYMBOLS_FRAGMENT
};

/* Characters alone, so that a policy may be copied to any address. */
struct uric_symbols_held {
    unsigned char names[16]; /* a uint16_t for each component, and what is left is 0 */
    unsigned char symbol[4][256]; /* by enum uric_symbols */
};

typedef char uric_symbols_fit[sizeof(struct uric_symbols_held) == sizeof(struct uric_tolerance)
                                  ? 1
                                  : -1];

static URIC_INLINE const unsigned char (*uric_symbols(const struct uric_tolerance *t))[256]
{
    return ((const struct uric_symbols_held *)(const void *)t->opaque)->symbol;
}

#endif
#endif

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



#ifndef URIC_ONLY_PARSE

static URIC_NEVER_INLINE enum uric_status uric_parse_as_first(enum uric_rule rule, const char *s,
                                                         size_t n, struct uric *u)
{
    return (enum uric_status)uric_parse_by(uric_best_kernels(), rule, (const unsigned char *)s, n,
                                           u);
}

static enum uric_status uric_parse_strictly(enum uric_rule rule, const char *s, size_t n,
                                       struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();

    if (uric_start_of(rule) == 0) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    if (n > URIC_MAX_LENGTH)
        return uric_refuse_length(u);
    if (kernels == NULL)
        return uric_parse_as_first(rule, s, n, u);
    return (enum uric_status)uric_parse_by(kernels, rule, (const unsigned char *)s, n, u);
}

static URIC_NEVER_INLINE enum uric_status uric_parse_any(enum uric_rule rule, const char *s, size_t n,
                                                    const struct uric_tolerance *tolerance,
                                                    struct uric *u)
{
    const enum uric_status status = uric_parse_strictly(rule, s, n, u);

#ifdef URIC_STRICT
    if (tolerance != NULL && status != URIC_TOO_LONG) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
#endif
    /* what needs no tolerance has the same parts */
    if (tolerance == NULL || status == URIC_OK || status == URIC_NO_RULE ||
        status == URIC_TOO_LONG)
        return status;
    return (enum uric_status)uric_best_kernels()->rule(
        uric_start_of(rule), (const unsigned char *)s, n, uric_symbols(tolerance), u);
}

enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                               const struct uric_tolerance *tolerance, struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();
    const unsigned hot = uric_hot_start_of(rule);

    if (hot == 0 || tolerance != NULL || kernels == NULL || n > URIC_MAX_LENGTH)
        return uric_parse_any(rule, s, n, tolerance, u);
    return (enum uric_status)kernels->parse(hot, (const unsigned char *)s, n, u);
}

#endif

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

#ifndef URIC_ONLY_PARSE
uric_span64 uric64_authority(const struct uric64 *u)
{
    uric_span64 authority = u->part[URIC_HOST];

    if (uric64_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric64_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}
#endif

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

#ifndef URIC_ONLY_PARSE

/* Scans that take their input in pieces, and the three ways to finish one. */
/* What a struct uric_stream holds: where a scan in pieces stands. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H


struct uric_scan {
    uint64_t offset;     /* bytes taken so far */
    uint8_t refused;     /* 1: the byte at offset cannot continue any match */
    uint8_t rule;        /* enum uric_rule; URIC_RULES if there is none */
    uint16_t state;
    uint16_t end_state;  /* the state after the longest complete prefix */
    uint8_t end_defined, end_kinds; /* what was marked by then */
    uint64_t end_offset; /* the length of this prefix */
    struct uric64 parts; /* marks; final only when finished */
    const struct uric_tolerance *tolerance; /* NULL: strict */
};

typedef char uric_scan_fits[sizeof(struct uric_scan) <= sizeof(struct uric_stream) ? 1 : -1];

/* The stream's member is an array of characters, which compilers let share its bytes with any
 * other type, and is aligned for the widest member. */
static URIC_INLINE struct uric_scan *uric_scan_in(struct uric_stream *m)
{
    return (struct uric_scan *)(void *)m->opaque.bytes;
}

static URIC_INLINE const struct uric_scan *uric_scan_of(const struct uric_stream *m)
{
    return (const struct uric_scan *)(const void *)m->opaque.bytes;
}

#endif

/* ---- marks ------------------------------------------------------------------------------- */

#define AT (offset + i)
#define URIC_BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) \
    (u->part[which].end = AT, u->defined = (uint8_t)(u->defined | 1u << (which)))
#define UNDEFINE(which) (u->defined = (uint8_t)(u->defined & ~(1u << (which))))
#define CLEAR_IF_UNDEFINED(which) (void)0 /* finish() does */
#define HOST_KIND(kind) (u->host_kind = (uint8_t)(kind))
#define PATH_KIND(kind) (u->path_kind = (uint8_t)(kind))
#define HAS_PATH_KIND(kind) (u->path_kind == (kind))

/* ---- the walk ---------------------------------------------------------------------------- */

#define AT_END_OF_INPUT \
    if (!at_end) \
        goto done
/* Record the marks now: those set later may be withdrawn. */
#define URIC_JUMP_OVER(run) URIC_STEP_OVER(URIC_JUMP_##run)
#define LEAVE_FOR_BYTE(here) \
    (end_state = (here), end_offset = AT, m->end_defined = u->defined, \
     m->end_kinds = (uint8_t)(u->host_kind | u->path_kind << 4))

#ifdef URIC_STRICT
#define SYMBOL(about) s[i]
#define COLUMN(about) uric_rules_strict_column[s[i]]
#else
/* A strict scan may look up a byte's column at once; which table it is depends on the scan. */
#define SYMBOL(about) (symbol != NULL ? symbol[uric_symbols_of(about)][s[i]] : s[i])
#define COLUMN(about) \
    (symbol != NULL ? uric_rules_column[symbol[uric_symbols_of(about)][s[i]]] \
                    : uric_rules_strict_column[s[i]])
#endif

/* Scans the n bytes at p from m->state on and updates all of *m except its offset; returns
 * how many bytes were taken.  at_end: the input ends after them.  Then, if it may end in
 * m->state, the parts that end there are marked; otherwise m->refused is set. */
static size_t uric_own_scan(struct uric_scan *m, const char *p, size_t n, int at_end)
{
#ifndef URIC_STRICT
    const unsigned char (*const symbol)[256] =
        m->tolerance != NULL ? uric_symbols(m->tolerance) : NULL;
#endif
    const unsigned char *const s = (const unsigned char *)p;
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    uint64_t end_offset = m->end_offset;
    size_t i = 0;
    unsigned state = m->state, end_state = m->end_state;
    unsigned value = 0, in = 0;
    struct uric_view view, *const v = &view;

    v->s = s;
    v->n = n;
    v->base = (size_t)0 - URIC_BLOCK;
    v->stop[URIC_JUMP_SCHEME] = v->stop[URIC_JUMP_REG_NAME] = v->stop[URIC_JUMP_PATH] = 0;
{
    unsigned row = state, r = 0, at = 0, way, list, about;

    if (state >= URIC_ROWS_MOST) {
        at = (state >> 8) - URIC_ROWS_MOST / 256;
        r = state & 255;
        if (at < URIC_RULES_PARTS)
            goto part;
        at -= URIC_RULES_PARTS;
        goto chain;
    }
row:
    state = row;
    about = uric_rules_about[row];
    /* a branch for each class, not its number as an index: the processor guesses it and goes on */
    if (about >= URIC_RULES_JUMP) {
        if (about < (URIC_JUMP_REG_NAME + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(SCHEME);
        else if (about < (URIC_JUMP_PATH + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(REG_NAME);
        else
            URIC_JUMP_OVER(PATH);
    }
    if (i == n) {
        list = uric_rules_end[row];
        goto end;
    }
    way = URIC_RULES_WAY(row, COLUMN(about));
uric_take: /* the way of the byte at i */
    list = way >> URIC_RULES_ROW_BITS;
    row = way & (URIC_ROWS_MOST - 1);
    if (list != URIC_RULES_REFUSE && list < URIC_RULES_LISTS && about & URIC_RULES_MAY_END &&
        !(uric_rules_about[row] & URIC_RULES_MAY_END))
        LEAVE_FOR_BYTE(state);
    if (list == URIC_RULES_QUIET) {
        i++;
        goto row;
    }
events: /* of the byte at i, or of the end */
    switch (list) {
    case 2: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; break;
    case 3: uric_ON_path_empty_end; uric_ON_fragment_begin; break;
    case 4: uric_ON_path_empty_end; uric_ON_query_begin; break;
    case 5: uric_ON_userinfo_end; break;
    case 6: uric_ON_scheme_end; break;
    case 7: uric_ON_path_noscheme_end; uric_ON_fragment_begin; break;
    case 8: uric_ON_path_noscheme_end; uric_ON_query_begin; break;
    case 9: uric_ON_path_absolute_end; uric_ON_fragment_begin; break;
    case 10: uric_ON_authority_begin; break;
    case 11: uric_ON_path_absolute_end; uric_ON_query_begin; break;
    case 12: uric_ON_query_end; uric_ON_fragment_begin; break;
    case 13: uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 14: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; uric_ON_scheme_end; break;
    case 15: uric_ON_host_end; uric_ON_port_begin; break;
    case 16: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 17: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; break;
    case 18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 19: uric_ON_path_rootless_end; uric_ON_fragment_begin; break;
    case 20: uric_ON_path_rootless_end; uric_ON_query_begin; break;
    case 21: uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 22: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 23: uric_ON_port_end; uric_ON_authority_end; break;
    case 24: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 25: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 26: uric_ON_host_end; uric_ON_authority_end; break;
    case 27: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 28: uric_ON_IPvFuture_end; break;
    case 29: HOST_KIND(value); uric_ON_host_end; uric_ON_port_begin; break;
    case 30: uric_ON_IPv6address_end; break;
    case 31: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 32: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; break;
    case 33: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 34: uric_ON_reg_name_end; uric_ON_host_end; break;
    case 35: uric_ON_path_empty_end; break;
    case 36: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 37: uric_ON_port_end; break;
    case 38: uric_ON_fragment_end; break;
    case 39: uric_ON_path_noscheme_end; break;
    case 40: uric_ON_path_absolute_end; break;
    case 41: uric_ON_query_end; break;
    case 42: uric_ON_asterisk_form_end; break;
    case 43: uric_ON_port_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 44: uric_ON_port_end; uric_ON_authority_form_end; break;
    case 45: uric_ON_path_abempty_end; break;
    case 46: uric_ON_host_end; break;
    case 47: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 48: uric_ON_path_empty_end; uric_ON_absolute_form_end; break;
    case 49: uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 50: uric_ON_port_end; uric_ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); break;
    case 51: uric_ON_path_rootless_end; break;
    case 52: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 53: uric_ON_path_rootless_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 54: uric_ON_path_absolute_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 55: uric_ON_query_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 56: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 57: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 58: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 59: uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 60: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 61: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 62: HOST_KIND(value); uric_ON_host_end; break;
    case 63: uric_ON_IPv4address_end; uric_ON_host_end; break;
    case 64: uric_ON_IPv6address_end; uric_ON_host_end; break;
    case 65: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 66: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 67: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 68: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case URIC_RULES_REFUSE: goto refused;
    case URIC_RULES_PART:
        at = row;
        r = 1;
        goto part;
    case URIC_RULES_CHAIN:
        if (about & URIC_RULES_MAY_END)
            LEAVE_FOR_BYTE(state);
        at = row;
        r = uric_rules_chain_lead[SYMBOL(about)];
        i++;
        goto chain;
    default: break;
    }
    if (i == n)
        goto done;
    i++;
    goto row;

end: /* in a state with these bits and this list of events */
    AT_END_OF_INPUT;
    if (!(about & URIC_RULES_MAY_END))
        goto refused;
    goto events;

part:
    {
        const unsigned char *const column = uric_rules_table[uric_rules_part[at].table].column;
        const unsigned char *const uric_next = uric_rules_table[uric_rules_part[at].table].next;
        const unsigned char *const inner = uric_rules_inner + uric_rules_part[at].inner - 1;
        unsigned to, c;

        about = uric_rules_about[uric_rules_part[at].leaves] & ~(unsigned)URIC_RULES_MAY_END;
        while (i < n && (c = column[s[i]]) != 0) {
            to = uric_next[URIC_RULES_AT(uric_rules_part[at].table, r, c)];
            if (to == 0) {
                state = uric_part_state(at, r);
                goto refused;
            }
            if (inner[r] & URIC_RULES_INNER_MAY_END && !(inner[to] & URIC_RULES_INNER_MAY_END))
                LEAVE_FOR_BYTE(uric_part_state(at, r));
            r = to;
            i++;
        }
        state = uric_part_state(at, r);
        if (inner[r] & URIC_RULES_INNER_MAY_END)
            about |= URIC_RULES_MAY_END;
        value = inner[r] / URIC_RULES_INNER_VALUE;
        if (i == n) {
            list = uric_rules_end[uric_rules_part[at].leaves];
            goto end;
        }
        if (!(inner[r] & URIC_RULES_INNER_LEFT))
            goto refused;
        way = URIC_RULES_WAY(uric_rules_part[at].leaves, COLUMN(about));
        goto uric_take;
    }

chain:
    about = uric_rules_chain[at].about;
    for (;;) {
        unsigned to;

        state = uric_chain_state(at, r);
        if (i == n) {
            about &= ~(unsigned)URIC_RULES_MAY_END;
            list = 0;
            goto end;
        }
        to = uric_rules_chain_next[r << 4 | uric_rules_chain_column[SYMBOL(about)]];
        if (to == 0)
            goto refused;
        i++;
        if (to == URIC_RULES_CHAIN_DONE) {
            row = uric_rules_chain[at].row;
            goto row;
        }
        r = to;
    }

refused:
    in = about & URIC_RULES_COMPONENT;
    goto dead;
}
dead:
    m->refused = 1;
    u->error_part = (uint8_t)in;
done:
    m->state = (uint16_t)state;
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return i;
}

#undef COLUMN
#undef SYMBOL
#undef URIC_JUMP_OVER
#undef LEAVE_FOR_BYTE
#undef AT_END_OF_INPUT
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

/* ---- the interface ------------------------------------------------------------------------ */

enum uric_status uric_stream_init(struct uric_stream *stream, enum uric_rule rule)
{
    struct uric_scan *const m = uric_scan_in(stream);
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
    m->state = (uint16_t)start;
    return URIC_OK;
}

void uric_stream_tolerate(struct uric_stream *stream, const struct uric_tolerance *tolerance)
{
    struct uric_scan *const m = uric_scan_in(stream);

    if (m->rule >= URIC_RULES)
        return;
#ifdef URIC_STRICT
    if (tolerance != NULL) {
        m->rule = URIC_RULES;
        m->refused = 1;
        return;
    }
#endif
    m->tolerance = tolerance;
}

size_t uric_stream_feed(struct uric_stream *stream, const char *s, size_t n)
{
    struct uric_scan *const m = uric_scan_in(stream);
    size_t taken;

    if (m->refused || n == 0)
        return 0;
    taken = uric_own_scan(m, s, n, 0);
    m->offset += taken;
    return taken;
}

uint64_t uric_stream_taken(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->offset;
}

bool uric_stream_rejected(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->refused;
}

static enum uric_status uric_fail(const struct uric_scan *m, enum uric_status status,
                             struct uric64 *u)
{
    const uint8_t part = m->parts.error_part;

    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    u->error_part = part;
    return status;
}

/* Whether the input may end at m->offset in m->state; writes the parts or the error to *u. */
static int uric_finish(const struct uric_scan *m, struct uric64 *u)
{
    struct uric_scan ended = *m;
    int part;

    ended.refused = 0;
    uric_own_scan(&ended, "", 0, 1);
    if (ended.refused) {
        uric_fail(&ended, URIC_INCOMPLETE, u);
        return 0;
    }
    *u = ended.parts;
    u->error_part = 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return 1;
}

static enum uric_status uric_stop_scan(const struct uric_scan *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return uric_fail(m, URIC_NO_RULE, u);
    return uric_finish(m, u) ? URIC_OK : URIC_INCOMPLETE;
}

static enum uric_status uric_end_scan(const struct uric_scan *m, struct uric64 *u)
{
    return m->rule < URIC_RULES && m->refused ? uric_fail(m, URIC_INVALID, u) : uric_stop_scan(m, u);
}

enum uric_status uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    return uric_end_scan(uric_scan_of(m), u);
}

enum uric_status uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    return uric_stop_scan(uric_scan_of(m), u);
}

enum uric_status uric_stream_prefix(const struct uric_stream *stream, struct uric64 *u,
                                    uint64_t *length)
{
    const struct uric_scan *const m = uric_scan_of(stream);
    struct uric_scan ended = *m;
    int found = 0;

    if (m->rule < URIC_RULES) {
        found = uric_finish(m, u);
        if (!found && m->end_state != 0) {
            ended.state = m->end_state;
            ended.offset = m->end_offset;
            ended.parts.defined = m->end_defined;
            ended.parts.host_kind = m->end_kinds & 15;
            ended.parts.path_kind = m->end_kinds >> 4;
            found = uric_finish(&ended, u);
        }
    }
    if (length)
        *length = found ? ended.offset : 0;
    return found ? URIC_OK : uric_end_scan(m, u);
}

/* Converts the parts of a stream to those of a string: 32-bit offsets instead of 64-bit ones. */

static int uric_fits(uint64_t offset)
{
    return offset <= URIC_MAX_LENGTH;
}

enum uric_status uric_narrow(const struct uric64 *w, struct uric *u)
{
    int part;

    if (!uric_fits(w->error_offset))
        return uric_refuse_length(u);
    for (part = 0; part < URIC_PARTS; part++) {
        if (!uric_fits(w->part[part].end))
            return uric_refuse_length(u);
        u->part[part].begin = (uint32_t)w->part[part].begin;
        u->part[part].end = (uint32_t)w->part[part].end;
    }
    u->error_offset = (uint32_t)w->error_offset;
    u->defined = w->defined;
    u->host_kind = w->host_kind;
    u->path_kind = w->path_kind;
    u->error_part = w->error_part;
    return URIC_OK;
}

/* The longest prefix that matches a rule, found by the resumable scanner. */

enum uric_status uric_prefix(enum uric_rule rule, const char *s, size_t n, struct uric *u,
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
        if (reach < n && !uric_stream_rejected(&m)) {
            status = uric_refuse_length(u);
        } else {
            status = uric_stream_prefix(&m, &wide, &complete);
            uric_narrow(&wide, u);
        }
    }
    if (length)
        *length = (uint32_t)complete;
    if (stopped)
        *stopped = (uint32_t)uric_stream_taken(&m);
    return status;
}

/* Parses many strings and writes the results to the caller's columns. */
/* Up to 64 strings and their parts, before they are written to the caller's columns. */
#ifndef URIC_ROWS_H
#define URIC_ROWS_H


enum { URIC_ROWS = 64 };

struct uric_rows {
    const struct uric_kernels *kernels;
    int rule;
    unsigned hot; /* the start of a hot rule in gen/tables/parse_tables.h; otherwise 0 */
    struct uric_columns *c;
    /* The strings.  NULL: undefined, or too long; then it has its result already. */
    const unsigned char *text[URIC_ROWS];
    uint32_t record_begin[URIC_ROWS], record_end[URIC_ROWS]; /* as the columns have them */
    struct uric parsed[URIC_ROWS];
};

/* Empties the columns and prepares to add rows.  Returns URIC_OK or URIC_NO_RULE. */
URIC_INTERNAL enum uric_status uric_rows_begin(struct uric_rows *rows, int rule,
                                               struct uric_columns *c);

/* The most rows to add next, of `left` strings; 0 if there are none, or the columns are full. */
URIC_INTERNAL unsigned uric_rows_next(const struct uric_rows *rows, size_t left);

/* Parses these strings and adds them to the columns, at most URIC_ROWS.  Offsets count from
 * record_begin.  Every call but the last adds URIC_ROWS. */
URIC_INTERNAL void uric_rows_add(struct uric_rows *rows, unsigned count);

#endif



enum uric_status uric_rows_begin(struct uric_rows *rows, int rule, struct uric_columns *c)
{
    c->rows = c->invalid = 0;
    c->taken = 0;
#ifdef URIC_STRICT
    if (c->tolerance != NULL)
        return URIC_NO_RULE;
#endif
    rows->kernels = uric_best_kernels();
    rows->rule = rule;
    rows->hot = uric_hot_start_of(rule);
    rows->c = c;
    return uric_start_of(rule) != 0 ? URIC_OK : URIC_NO_RULE;
}

unsigned uric_rows_next(const struct uric_rows *rows, size_t left)
{
    const size_t room = rows->c->room - rows->c->rows;
    const size_t most = left < room ? left : room;

    return most < URIC_ROWS ? (unsigned)most : (unsigned)URIC_ROWS;
}

/* ---- words to columns: 4 rows of 4 offsets at a time ---------------------------------------- */

enum {
    URIC_TURNED = 4,
    URIC_RESULT_WORDS = sizeof(struct uric) / sizeof(uint32_t),
    URIC_FIRST_OTHER_WORD = 2 * URIC_PARTS
};

#if URIC_BUILT & URIC_BUILT_X86

/* Every x86-64 has SSE2. */
static URIC_ALWAYS_INLINE __m128i uric_four_words(const void *p)
{
    return _mm_loadu_si128((const __m128i *)p);
}

static URIC_ALWAYS_INLINE void uric_put_four(void *p, __m128i words)
{
    _mm_storeu_si128((__m128i *)p, words);
}

/* No loops: gcc would not unroll them at -O2. */
static URIC_ALWAYS_INLINE void uric_turn(const struct uric *parsed, unsigned word,
                                    const uint32_t *at, uint32_t *const to[URIC_TURNED],
                                    unsigned row)
{
    const unsigned char *const from = (const unsigned char *)(parsed + row) + word * sizeof *at;
    const __m128i a = uric_four_words(from), b = uric_four_words(from + sizeof *parsed);
    const __m128i c = uric_four_words(from + 2 * sizeof *parsed);
    const __m128i d = uric_four_words(from + 3 * sizeof *parsed);
    const __m128i ab = _mm_unpacklo_epi32(a, b), cd = _mm_unpacklo_epi32(c, d);
    const __m128i last_ab = _mm_unpackhi_epi32(a, b), last_cd = _mm_unpackhi_epi32(c, d);
    const __m128i begin = uric_four_words(at + row);
    const __m128i begin_of_others = word + 2 < URIC_FIRST_OTHER_WORD ? begin : _mm_setzero_si128();

    uric_put_four(to[0] + row, _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), begin));
    uric_put_four(to[1] + row, _mm_add_epi32(_mm_unpackhi_epi64(ab, cd), begin));
    uric_put_four(to[2] + row, _mm_add_epi32(_mm_unpacklo_epi64(last_ab, last_cd), begin_of_others));
    uric_put_four(to[3] + row, _mm_add_epi32(_mm_unpackhi_epi64(last_ab, last_cd), begin_of_others));
}

#else

static URIC_ALWAYS_INLINE void uric_turn(const struct uric *parsed, unsigned word,
                                    const uint32_t *at, uint32_t *const to[URIC_TURNED],
                                    unsigned row)
{
    uint32_t words[URIC_TURNED];
    unsigned i, k;

    for (k = 0; k < URIC_TURNED; k++) {
        memcpy(words, (const unsigned char *)(parsed + row + k) + word * sizeof *at,
               sizeof words);
        for (i = 0; i < URIC_TURNED; i++)
            to[i][row + k] = words[i] + (word + i < URIC_FIRST_OTHER_WORD ? at[row + k] : 0);
    }
}

#endif

/* Writes four words of each result, those of the last rows by way of `last`: rows of the caller
 * that have no result may not be touched. */
static URIC_ALWAYS_INLINE void uric_write_words(const struct uric_rows *rows, unsigned word,
                                           uint32_t *const to[URIC_TURNED], unsigned count)
{
    const unsigned whole = count - count % URIC_TURNED;
    uint32_t last[URIC_TURNED][URIC_ROWS], *const to_last[URIC_TURNED] = { last[0], last[1], last[2],
                                                                 last[3] };
    unsigned i, row;

    for (row = 0; row < whole; row += URIC_TURNED)
        uric_turn(rows->parsed, word, rows->record_begin, to, row);
    if (whole == count)
        return;
    uric_turn(rows->parsed, word, rows->record_begin, to_last, whole);
    for (i = 0; i < URIC_TURNED; i++)
        memcpy(to[i] + whole, last[i] + whole, (count - whole) * sizeof **last);
}

/* Where the rows go in a column; to `unwanted` if the caller has none. */
static uint32_t *uric_column_at(uint32_t *column, const struct uric_rows *rows, uint32_t *unwanted)
{
    return column != NULL ? column + rows->c->rows : unwanted;
}

/* Writes the offsets, and the last word of each result to `tails`. */
static void uric_write_offsets(const struct uric_rows *rows, unsigned count,
                          uint32_t tails[URIC_ROWS])
{
    const struct uric_columns *const c = rows->c;
    uint32_t unwanted[URIC_ROWS], *to[URIC_TURNED];
    unsigned word, i;

    for (word = 0; word < URIC_RESULT_WORDS; word += URIC_TURNED) {
        for (i = 0; i < URIC_TURNED; i += 2) {
            const unsigned part = (word + i) / 2;

            if (part < URIC_PARTS) {
                to[i] = uric_column_at(c->begin[part], rows, unwanted);
                to[i + 1] = uric_column_at(c->end[part], rows, unwanted);
            } else {
                to[i] = uric_column_at(c->error_offset, rows, unwanted);
                to[i + 1] = tails;
            }
        }
        if (to[0] != unwanted || to[1] != unwanted || to[2] != unwanted || to[3] != unwanted)
            uric_write_words(rows, word, to, count);
    }
}

/* ---- bytes and bits to columns ------------------------------------------------------------- */

/* Copies one member of each result, at this offset of struct uric, from the last words. */
static void uric_copy_member(uint8_t *column, const uint32_t *tails, size_t offset, unsigned count)
{
    const size_t at = offset - offsetof(struct uric, defined);
    const uint8_t *const member = (const uint8_t *)tails + at;
    unsigned i = 0;

    if (column == NULL)
        return;
#if URIC_BUILT & URIC_BUILT_X86
    for (; count - i >= 16; i += 16) {
        const __m128i byte = _mm_set1_epi32(0xff), shift = _mm_cvtsi32_si128((int)(8 * at));
        const __m128i a = _mm_srl_epi32(uric_four_words(tails + i), shift);
        const __m128i b = _mm_srl_epi32(uric_four_words(tails + i + 4), shift);
        const __m128i c = _mm_srl_epi32(uric_four_words(tails + i + 8), shift);
        const __m128i d = _mm_srl_epi32(uric_four_words(tails + i + 12), shift);

        uric_put_four(column + i, _mm_packus_epi16(
                                 _mm_packs_epi32(_mm_and_si128(a, byte), _mm_and_si128(b, byte)),
                                 _mm_packs_epi32(_mm_and_si128(c, byte), _mm_and_si128(d, byte))));
    }
#endif
    for (; i < count; i++)
        column[i] = member[i * sizeof *tails];
}

static uint8_t *uric_at_row(uint8_t *column, const struct uric_rows *rows)
{
    return column != NULL ? column + rows->c->rows : NULL;
}

static void uric_copy_record(uint32_t *column, size_t row, unsigned count, const uint32_t *record)
{
    if (column != NULL)
        memcpy(column + row, record, count * sizeof *record);
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define IS_LITTLE_ENDIAN 1
#else
#define IS_LITTLE_ENDIAN 0
#endif

/* Transposes a matrix of bits: bit i of byte k becomes bit k of byte i. */
static uint64_t uric_turn_bits(uint64_t x)
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
static void uric_turn_defined(const uint8_t defined[URIC_ROWS],
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
        bits = uric_turn_bits(bits);
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

#undef IS_LITTLE_ENDIAN

/* The row is a multiple of 64. */
static void uric_copy_bits(uint8_t *column, size_t row, unsigned count,
                      const uint8_t bitmap[URIC_ROWS / 8])
{
    if (column == NULL)
        return;
    if (count == URIC_ROWS)
        memcpy(column + row / 8, bitmap, URIC_ROWS / 8); /* a constant: no call */
    else
        memcpy(column + row / 8, bitmap, (count + 7) / 8);
}

static void uric_write_bitmaps(const struct uric_rows *rows, const uint32_t *tails, unsigned count,
                          uint64_t valid)
{
    const struct uric_columns *const c = rows->c;
    uint8_t defined[URIC_ROWS], bitmaps[URIC_PARTS][URIC_ROWS / 8], bitmap[URIC_ROWS / 8];
    unsigned i;
    int part;

    uric_copy_member(defined, tails, offsetof(struct uric, defined), count);
    memset(defined + count, 0, URIC_ROWS - count);
    uric_turn_defined(defined, bitmaps);
    for (part = 0; part < URIC_PARTS; part++)
        uric_copy_bits(c->defined[part], c->rows, count, bitmaps[part]);
    for (i = 0; i < URIC_ROWS / 8; i++)
        bitmap[i] = (uint8_t)(valid >> 8 * i);
    uric_copy_bits(c->valid, c->rows, count, bitmap);
}

/* ---- strings to results ---------------------------------------------------------------------- */

/* Bit i is set if row i is valid. */
static uint64_t uric_parse_rows(struct uric_rows *rows, unsigned count)
{
    int (*const parse_hot)(unsigned, const unsigned char *, size_t, struct uric *) =
        rows->kernels->parse;
    uint64_t valid = 0;
    unsigned row;

    for (row = 0; row < count; row++) {
        const unsigned char *const s = rows->text[row];
        const size_t n = rows->record_end[row] - rows->record_begin[row];
        struct uric *const u = &rows->parsed[row];

        if (s == NULL)
            continue;
        valid |= (uint64_t)((rows->hot != 0 ? parse_hot(rows->hot, s, n, u)
                                            : uric_parse_by(rows->kernels, rows->rule, s, n, u)) ==
                            URIC_OK)
                 << row;
    }
    return valid;
}

/* Parses the other rows again, with the policy; returns those that are valid now. */
static uint64_t uric_tolerate_rows(struct uric_rows *rows, uint64_t rest)
{
    uint64_t valid = 0;

    for (; rest != 0; rest &= rest - 1) {
        const unsigned row = uric_lowest(rest);

        if (rows->text[row] != NULL &&
            rows->kernels->rule(uric_start_of(rows->rule), rows->text[row],
                                rows->record_end[row] - rows->record_begin[row],
                                uric_symbols(rows->c->tolerance), &rows->parsed[row]) == URIC_OK)
            valid |= rest & ~(rest - 1);
    }
    return valid;
}

void uric_rows_add(struct uric_rows *rows, unsigned count)
{
    struct uric_columns *const c = rows->c;
    const uint64_t all = uric_below(count);
    uint64_t valid = uric_parse_rows(rows, count);
    uint32_t tails[URIC_ROWS];

    if (c->tolerance != NULL)
        valid |= uric_tolerate_rows(rows, ~valid & all);
    uric_write_offsets(rows, count, tails);
    uric_copy_member(uric_at_row(c->error_part, rows), tails, offsetof(struct uric, error_part), count);
    uric_copy_member(uric_at_row(c->host_kind, rows), tails, offsetof(struct uric, host_kind), count);
    uric_copy_member(uric_at_row(c->path_kind, rows), tails, offsetof(struct uric, path_kind), count);
    uric_copy_record(c->record_begin, c->rows, count, rows->record_begin);
    uric_copy_record(c->record_end, c->rows, count, rows->record_end);
    uric_write_bitmaps(rows, tails, count, valid);
    c->rows += count;
    c->invalid += uric_count(~valid & all);
}

/* Parses many strings that the caller has found: by spans of one buffer, or each in memory of its
 * own. */

enum uric_status uric_parse_spans(enum uric_rule rule, const char *s, const uint32_t *begin,
                                  const uint32_t *end, size_t count,
                                  struct uric_columns *c)
{
    const unsigned char *const text = (const unsigned char *)(s != NULL ? s : "");
    struct uric_rows rows;
    unsigned uric_next, i;

    if (uric_rows_begin(&rows, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    while ((uric_next = uric_rows_next(&rows, count - c->rows)) > 0) {
        memcpy(rows.record_begin, begin + c->rows, uric_next * sizeof *begin);
        memcpy(rows.record_end, end + c->rows, uric_next * sizeof *end);
        for (i = 0; i < uric_next; i++)
            rows.text[i] = text + rows.record_begin[i];
        uric_rows_add(&rows, uric_next);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* Sets row i to the n bytes at s, or to the result for an undefined string or a longer one. */
static void uric_set_view(struct uric_rows *rows, unsigned i, const char *s, size_t n)
{
    rows->text[i] = (const unsigned char *)s;
    rows->record_begin[i] = 0;
    rows->record_end[i] = s == NULL ? 0 : n < URIC_MAX_LENGTH ? (uint32_t)n : URIC_MAX_LENGTH;
    if (s != NULL && n <= URIC_MAX_LENGTH)
        return;
    rows->text[i] = NULL;
    memset(&rows->parsed[i], 0, sizeof rows->parsed[i]);
    rows->parsed[i].error_offset = rows->record_end[i];
}

enum uric_status uric_parse_views(enum uric_rule rule, const struct uric_bytes *rows, size_t count,
                                  struct uric_columns *c)
{
    struct uric_rows parsed;
    unsigned uric_next, i;

    if (uric_rows_begin(&parsed, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    while ((uric_next = uric_rows_next(&parsed, count - c->rows)) > 0) {
        for (i = 0; i < uric_next; i++)
            uric_set_view(&parsed, i, rows[c->rows + i].s, rows[c->rows + i].n);
        uric_rows_add(&parsed, uric_next);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* Parses each line of a buffer. */

struct uric_lines {
    const unsigned char *s;
    size_t n, at; /* the number of bytes; the lines before `at` are rows */
    unsigned char terminator;
    int has_cr, has_more;
    size_t base, words, word; /* the stretch, and how many of its words have been read */
    uric_word ends[URIC_STRETCH / URIC_BLOCK]; /* bits: the terminators in the stretch */
    /* the offsets of terminators, of which the first are rows already */
    uint32_t end[URIC_ROWS + URIC_BLOCK + 2];
    unsigned first, known;
    struct uric_rows rows;
};

/* Searches the next stretch; 0 if there is none. */
static int uric_next_stretch(struct uric_lines *l)
{
    size_t n;

    l->base += URIC_BLOCK * l->words;
    l->word = l->words = 0;
    if (l->base >= l->n)
        return 0;
    n = l->n - l->base < URIC_STRETCH ? l->n - l->base : (size_t)URIC_STRETCH;
    l->words = (n + URIC_BLOCK - 1) / URIC_BLOCK;
    l->rows.kernels->ends(l->s + l->base, n, l->terminator, l->ends);
    return 1;
}

/* Adds the terminators of the stretch's words, until there are enough for all rows.  Writes the
 * first two of a word without a branch, which would often be mispredicted. */
static void uric_add_ends(struct uric_lines *l)
{
    const uint64_t past = (uint64_t)1 << 63;
    unsigned known = l->known;
    size_t word;

    for (word = l->word; word < l->words && known < URIC_ROWS; word++) {
        const uint32_t at = (uint32_t)(l->base + URIC_BLOCK * word);
        const uint64_t one = l->ends[word], two = one & (one - 1);
        uint64_t rest;

        l->end[known] = at + uric_lowest(one | past);
        l->end[known + 1] = at + uric_lowest(two | past);
        known += (unsigned)(one != 0) + (unsigned)(two != 0);
        for (rest = two & (two - 1); rest != 0; rest &= rest - 1)
            l->end[known++] = at + uric_lowest(rest);
    }
    l->word = word;
    l->known = known;
}

/* The same by memchr(), for kernels that find no ends; l->base is where to search on. */
static void uric_add_ends_by_bytes(struct uric_lines *l, unsigned most)
{
    while (l->known < most && l->base < l->n) {
        const unsigned char *const end =
            (const unsigned char *)memchr(l->s + l->base, l->terminator, l->n - l->base);

        if (end != NULL)
            l->end[l->known++] = (uint32_t)(end - l->s);
        l->base = end != NULL ? (size_t)(end - l->s) + 1 : l->n;
    }
}

/* Makes the terminators of the next `most` lines known, or of all that are left. */
static void uric_find_ends(struct uric_lines *l, unsigned most)
{
    if (l->known - l->first >= most)
        return;
    l->known -= l->first;
    memmove(l->end, l->end + l->first, l->known * sizeof *l->end);
    l->first = 0;
    if (l->rows.kernels->ends == NULL) {
        uric_add_ends_by_bytes(l, most);
        return;
    }
    do
        uric_add_ends(l);
    while (l->known < most && (l->word < l->words || uric_next_stretch(l)));
}

/* Sets row i to the bytes from `begin` on, up to the terminator at `end`. */
static void uric_set_line(struct uric_lines *l, unsigned i, size_t begin, size_t end)
{
    if (l->has_cr && end > begin && l->s[end - 1] == '\r')
        end--;
    l->rows.text[i] = l->s + begin;
    l->rows.record_begin[i] = (uint32_t)begin;
    l->rows.record_end[i] = (uint32_t)end;
}

/* Sets up to `most` rows to the next lines; returns how many. */
static unsigned uric_next_lines(struct uric_lines *l, unsigned most)
{
    unsigned count, i;

    uric_find_ends(l, most);
    count = l->known - l->first < most ? l->known - l->first : most;
    for (i = 0; i < count; i++) {
        const uint32_t end = l->end[l->first + i];

        uric_set_line(l, i, l->at, end);
        l->at = (size_t)end + 1;
    }
    l->first += count;
    if (count < most && l->at < l->n && !l->has_more) {
        /* a last line that no terminator ends */
        l->rows.text[count] = l->s + l->at;
        l->rows.record_begin[count] = (uint32_t)l->at;
        l->rows.record_end[count] = (uint32_t)l->n;
        l->at = l->n;
        count++;
    }
    return count;
}

/* The length of a first line whose end is past the largest offset; n if it has no end, 0 if
 * its end may be in bytes to come. */
static size_t uric_far_line(const char *s, size_t n, unsigned flags)
{
    const int terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    const char *end;

    URIC_FORGET(n);
    end = (const char *)memchr(s + URIC_MAX_LENGTH, terminator, n - URIC_MAX_LENGTH);
    if (end != NULL)
        return (size_t)(end - s);
    return flags & URIC_LINES_MORE ? 0 : n;
}

/* Adds the row of such a line, if it is complete. */
static void uric_add_far_row(struct uric_lines *l, size_t n, unsigned flags)
{
    struct uric_rows *const rows = &l->rows;
    const size_t length = uric_far_line((const char *)l->s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       l->s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    rows->record_begin[0] = 0;
    rows->record_end[0] = bytes < URIC_MAX_LENGTH ? (uint32_t)bytes : URIC_MAX_LENGTH;
    rows->text[0] = l->s;
    if (bytes > URIC_MAX_LENGTH) {
        rows->text[0] = NULL;
        uric_refuse_length(&rows->parsed[0]);
    }
    uric_rows_add(rows, 1);
    rows->c->taken = length < n ? length + 1 : n;
}

enum uric_status uric_parse_lines(enum uric_rule rule, const char *s, size_t n,
                                  enum uric_lines_flags flags, struct uric_columns *c)
{
    struct uric_lines l;
    unsigned room, count;

    if (uric_rows_begin(&l.rows, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    l.s = (const unsigned char *)(s != NULL ? s : "");
    l.n = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    l.terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    l.has_cr = (flags & URIC_LINES_CR) != 0;
    l.has_more = (flags & URIC_LINES_MORE) != 0 || l.n < n;
    l.at = l.base = l.words = l.word = 0;
    l.first = l.known = 0;
    do {
        room = uric_rows_next(&l.rows, URIC_ROWS);
        count = uric_next_lines(&l, room);
        if (count > 0)
            uric_rows_add(&l.rows, count);
    } while (count == URIC_ROWS);
    c->taken = l.at;
    if (c->taken == 0 && l.n < n && c->room > 0)
        uric_add_far_row(&l, n, flags);
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


/* Whether a strict scan refuses the byte in each state, as it does NUL. */
static bool uric_is_nowhere(unsigned b)
{
    return uric_rules_strict_column[b] == uric_rules_strict_column[0];
}

/* Whether a strict scan does the same with both bytes in each state. */
static bool uric_are_alike(unsigned a, unsigned b)
{
    size_t i;

    for (i = 0; i < sizeof uric_rules_table / sizeof *uric_rules_table; i++) {
        if (uric_rules_table[i].column[a] != uric_rules_table[i].column[b])
            return false;
    }
    return uric_rules_strict_column[a] == uric_rules_strict_column[b];
}

/* Whether the scan goes on with the byte. */
static bool uric_goes_on(const struct uric_stream *m, unsigned b)
{
    struct uric_stream uric_next = *m;
    const char byte = (char)b;

    uric_scan_in(&uric_next)->refused = 0;
    return uric_stream_feed(&uric_next, &byte, 1) == 1;
}

bool uric_stream_expected(const struct uric_stream *m, struct uric_set *uric_own_set)
{
    const bool is_strict = uric_scan_of(m)->tolerance == NULL;
    const unsigned bytes = uric_scan_of(m)->rule < URIC_RULES ? 256 : 0;
    bool is_known = false, goes = false; /* of the byte before */
    struct uric64 u;
    unsigned b;

    memset(uric_own_set, 0, sizeof *uric_own_set);
    for (b = 0; b < bytes; b++) {
        if (is_strict && uric_is_nowhere(b)) {
            is_known = false;
            continue;
        }
        if (!is_known || !uric_are_alike(b - 1, b))
            goes = uric_goes_on(m, b);
        is_known = is_strict;
        if (goes)
            uric_own_set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return uric_stream_stop(m, &u) == URIC_OK;
}

/* Removes the byte from the set; whether it was there. */
static int uric_take_byte(struct uric_set *uric_own_set, unsigned char b)
{
    const int there = uric_set_has(uric_own_set, b);

    uric_own_set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    return there;
}

/* The classes of which a byte is not in the set. */
static unsigned uric_classes_not_in(const struct uric_set *uric_own_set)
{
    unsigned b, classes = 0;

    for (b = 0; b < 128; b++) {
        if (!uric_set_has(uric_own_set, (unsigned char)b))
            classes |= uric_class[b];
    }
    return classes;
}

/* Removes a class from the set; returns the classes of its bytes. */
static unsigned uric_remove_class(struct uric_set *uric_own_set, unsigned class_bit)
{
    unsigned b, classes = 0;

    for (b = 0; b < 128; b++) {
        if (uric_class[b] & class_bit) {
            uric_own_set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
            classes |= uric_class[b];
        }
    }
    return classes;
}

/* The first member from b on; 256 if there is none. */
static unsigned uric_next_member(const struct uric_set *uric_own_set, unsigned b)
{
    while (b < 256 && !uric_set_has(uric_own_set, (unsigned char)b))
        b += uric_own_set->bits[b >> 6] >> (b & 63) == 0 ? 64 - (b & 63) : 1;
    return b;
}

/* The words of a text, and how many of them remain to be written. */
struct uric_list {
    struct uric_written *text;
    unsigned left;
};

static void uric_end_word(struct uric_list *list)
{
    list->left--;
    uric_put(list->text, list->left > 1 ? ", " : list->left == 1 ? " or " : "");
}

static void uric_put_word(struct uric_list *list, const char *word)
{
    uric_put(list->text, word);
    uric_end_word(list);
}

/* How many words name the bytes from first to last: two if there are just two bytes. */
static unsigned uric_words_of(unsigned first, unsigned last)
{
    return last - first == 1 ? 2 : 1;
}

/* Writes a printable US-ASCII character as itself, other bytes as numbers. */
static void uric_put_named(struct uric_written *t, unsigned b)
{
    const char plain[] = { '"', (char)b, '"', '\0' };
    const char number[] = {
        '"', '\\', 'x', uric_hex_lower(b >> 4), uric_hex_lower(b & 15), '"', '\0'
    };

    uric_put(t, b >= 0x20 && b < 0x7F ? plain : number);
}

static void uric_own_put_bytes(struct uric_list *list, unsigned first, unsigned last)
{
    uric_put_named(list->text, first);
    if (last - first > 1)
        uric_put(list->text, " to ");
    else
        uric_end_word(list);
    if (last > first) {
        uric_put_named(list->text, last);
        uric_end_word(list);
    }
}

/* The last of the consecutive members that start with first. */
static unsigned uric_own_run_end(const struct uric_set *uric_own_set, unsigned first)
{
    while (first < 255 && uric_set_has(uric_own_set, (unsigned char)(first + 1)))
        first++;
    return first;
}

static unsigned uric_count_words(const struct uric_set *uric_own_set)
{
    unsigned b, last, n = 0;

    for (b = uric_next_member(uric_own_set, 0); b < 256; b = uric_next_member(uric_own_set, last + 1)) {
        last = uric_own_run_end(uric_own_set, b);
        n += uric_words_of(b, last);
    }
    return n;
}

static void uric_put_runs(struct uric_list *list, const struct uric_set *uric_own_set)
{
    unsigned b, last;

    for (b = uric_next_member(uric_own_set, 0); b < 256; b = uric_next_member(uric_own_set, last + 1)) {
        last = uric_own_run_end(uric_own_set, b);
        uric_own_put_bytes(list, b, last);
    }
}

/* The maximum number of words that do not name bytes: the classes, a double quote and the
 * end. */
enum { URIC_MOST_NAMES = 8 };

/* Removes from the set what has a name, and returns how many names there are. */
static unsigned uric_take_named(struct uric_set *uric_own_set, bool can_end, enum uric_part part,
                           const char *names[URIC_MOST_NAMES])
{
    /* Larger classes first: they take the members of smaller ones. */
    static const struct {
        unsigned bit;
        const char *name;
    } classes[URIC_MOST_NAMES - 2] = {
        { URIC_CLASS_PCHAR, "a pchar" },
        { URIC_CLASS_UNRESERVED, "an unreserved character" },
        { URIC_CLASS_ALPHA, "a letter" },
        { URIC_CLASS_HEXDIG, "a hex digit" },
        { URIC_CLASS_DIGIT, "a digit" },
        { URIC_CLASS_SUB_DELIMS, "a sub-delim" }
    };
    unsigned absent = uric_classes_not_in(uric_own_set), n = 0, i;

    /* what may follow a host, which may yet be a userinfo, is not one rule */
    for (i = part < URIC_PATH ? 1 : 0; i < URIC_MOST_NAMES - 2; i++) {
        if (!(absent & classes[i].bit)) {
            absent |= uric_remove_class(uric_own_set, classes[i].bit);
            names[n++] = classes[i].name;
        }
    }
    if (uric_take_byte(uric_own_set, '"')) /* only in older editions */
        names[n++] = "a double quote";
    if (can_end)
        names[n++] = "the end";
    return n;
}

enum uric_status uric_expected_text(const struct uric_set *uric_own_set, bool can_end,
                                    enum uric_part part, char *buffer, size_t size,
                                    size_t *length)
{
    /* the last byte is for the terminator */
    struct uric_written t = { buffer, size > 0 ? size - 1 : 0, 0 };
    struct uric_list list = { &t, 0 };
    struct uric_set rest = *uric_own_set;
    const char *names[URIC_MOST_NAMES];
    const unsigned n_names = uric_take_named(&rest, can_end, part, names);
    const int bracket = uric_take_byte(&rest, ']');
    unsigned i;

    list.left = (bracket ? 1 : 0) + uric_count_words(&rest) + n_names;
    uric_put(&t, "expected ");
    /* first the byte that is missing most often: it closes an IP literal */
    if (bracket)
        uric_own_put_bytes(&list, ']', ']');
    uric_put_runs(&list, &rest);
    for (i = 0; i < n_names; i++)
        uric_put_word(&list, names[i]);
    *length = (size_t)t.length; /* always short */
    if (*length >= size)
        return URIC_TOO_SMALL;
    buffer[*length] = '\0';
    return URIC_OK;
}

enum uric_status uric_explain(enum uric_rule rule, const char *s, size_t n, char *buffer,
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
    return uric_expected_text(&expected, can_end, (enum uric_part)u.error_part, buffer, size,
                              length);
}

/* The names of single bytes beyond RFC 3986. */
/* The names of single bytes beyond RFC 3986. */
#ifndef URIC_TOLERATED_BYTES_H
#define URIC_TOLERATED_BYTES_H


/* The enum uric_tolerated_name of a byte of US-ASCII other than "%"; -1 if it has none. */
URIC_INTERNAL int uric_tolerated_byte(unsigned char byte);

#endif

int uric_tolerated_byte(unsigned char byte)
{
    switch (byte) { /* in US-ASCII */
    case '[':
    case ']': return URIC_TOLERATED_BRACKETS;
    case '{':
    case '}': return URIC_TOLERATED_BRACES;
    case '|': return URIC_TOLERATED_PIPE;
    case '^': return URIC_TOLERATED_CARET;
    case '`': return URIC_TOLERATED_BACKTICK;
    case '"': return URIC_TOLERATED_QUOTE;
    case '<':
    case '>': return URIC_TOLERATED_ANGLE;
    case '\\': return URIC_TOLERATED_BACKSLASH;
    case ' ': return URIC_TOLERATED_SPACE;
    case '#': return URIC_TOLERATED_HASH;
    default: return -1;
    }
}

/* Policies of tolerance: their names, and the symbols that the scanners read under them. */
/* Names by number, in one string. */
#ifndef URIC_NAME_OF_H
#define URIC_NAME_OF_H


/* The name of this number, of names that end in NUL each. */
static URIC_INLINE const char *uric_name_of(const char *names, int number)
{
    while (number-- > 0) {
        while (*names++ != '\0')
            ;
    }
    return names;
}

#endif

/* The symbols of grammar/tolerance.rl that stand for a tolerated byte.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_SYMBOL_VALUES_H
#define URIC_SYMBOL_VALUES_H

#define URIC_SYMBOL_HOST_PERCENT 0x02
#define URIC_SYMBOL_TOLERATED 0x01

#endif

#define ALL_NAMES ((1u << URIC_TOLERATED_NAMES) - 1)
#define NAME(name) (1u << URIC_TOLERATED_##name)

/* The names that a component may have. */
static unsigned uric_possible(int part)
{
    switch (part) {
    case URIC_USERINFO: return ALL_NAMES & ~(NAME(BRACKETS) | NAME(HASH));
    case URIC_PATH:
    case URIC_QUERY: return ALL_NAMES & ~NAME(HASH);
    case URIC_FRAGMENT: return ALL_NAMES;
    default: return 0;
    }
}

const char *uric_tolerated_name(int name)
{
    static const char names[] =
        "brackets\0" "braces\0" "pipe\0" "caret\0" "backtick\0" "quote\0" "angle\0" "backslash\0"
        "space\0" "hash\0" "utf8\0" "high\0" "stray-percent";

    return name >= 0 && name < URIC_TOLERATED_NAMES ? uric_name_of(names, name) : NULL;
}

/* The characters of URIs are their own symbols; no rule has a symbol 0. */
static void uric_make_strict(unsigned char symbol[256])
{
    unsigned b;

    for (b = 0; b < 256; b++)
        symbol[b] = uric_class[b] & URIC_CLASS_URI ? (unsigned char)b : 0;
}

static void uric_make_symbols(unsigned char symbol[256], unsigned names, unsigned char percent)
{
    unsigned b;

    uric_make_strict(symbol);
    for (b = 0; b < 0x80; b++) {
        const int name = uric_tolerated_byte((unsigned char)b);

        if (name >= 0 && names >> name & 1)
            symbol[b] = URIC_SYMBOL_TOLERATED;
    }
    for (b = 0x80; b < 256 && names & (NAME(UTF8) | NAME(HIGH)); b++)
        symbol[b] = (names & NAME(HIGH)) != 0 ? URIC_SYMBOL_TOLERATED : (unsigned char)b;
    if (names & NAME(STRAY_PERCENT))
        symbol[(unsigned char)'%'] = percent;
}

enum uric_status uric_tolerance_init(struct uric_tolerance *t,
                                     const uint16_t names[URIC_PARTS])
{
    static const uint16_t strict[URIC_PARTS] = { 0 };
    struct uric_symbols_held *const held = (struct uric_symbols_held *)(void *)t->opaque;
    enum uric_status status = URIC_OK;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (names[part] & ~uric_possible(part))
            status = URIC_UNKNOWN;
    }
    if (status != URIC_OK)
        names = strict;
    memset(held->names, 0, sizeof held->names);
    memcpy(held->names, names, sizeof strict);
    uric_make_symbols(held->symbol[URIC_SYMBOLS_AUTHORITY], names[URIC_USERINFO],
                 URIC_SYMBOL_HOST_PERCENT);
    uric_make_symbols(held->symbol[URIC_SYMBOLS_PATH], names[URIC_PATH], URIC_SYMBOL_TOLERATED);
    uric_make_symbols(held->symbol[URIC_SYMBOLS_QUERY], names[URIC_QUERY], URIC_SYMBOL_TOLERATED);
    uric_make_symbols(held->symbol[URIC_SYMBOLS_FRAGMENT], names[URIC_FRAGMENT],
                 URIC_SYMBOL_TOLERATED);
    return status;
}

uint16_t uric_tolerance_names(const struct uric_tolerance *t, enum uric_part part)
{
    uint16_t names = 0;

    if ((unsigned)part < URIC_PARTS)
        memcpy(&names, t->opaque + sizeof names * (size_t)part, sizeof names);
    return names;
}

/* https://url.spec.whatwg.org/#percent-encoded-bytes: the sets of November 2023 and later */
enum {
    URIC_WHATWG_PATH = NAME(BRACKETS) | NAME(PIPE) | NAME(STRAY_PERCENT),
    URIC_WHATWG_QUERY = URIC_WHATWG_PATH | NAME(BRACES) | NAME(CARET) | NAME(BACKTICK) | NAME(BACKSLASH),
    URIC_WHATWG_FRAGMENT = (URIC_WHATWG_QUERY & ~NAME(BACKTICK)) | NAME(HASH)
};

enum uric_status uric_tolerance_preset(struct uric_tolerance *t,
                                       enum uric_tolerance_preset preset)
{
    static const uint16_t known_names[][3] = {
        { 0, 0, 0 },
        { URIC_WHATWG_PATH, URIC_WHATWG_QUERY, URIC_WHATWG_FRAGMENT },
        { ALL_NAMES & ~NAME(HASH), ALL_NAMES & ~NAME(HASH), ALL_NAMES },
    };
    const int known = (unsigned)preset <= URIC_TOLERATE_LOG;
    const uint16_t *const of = known_names[known ? preset : URIC_TOLERATE_STRICT];
    uint16_t names[URIC_PARTS] = { 0 };

    names[URIC_PATH] = of[0];
    names[URIC_QUERY] = of[1];
    names[URIC_FRAGMENT] = of[2];
    uric_tolerance_init(t, names);
    return known ? URIC_OK : URIC_UNKNOWN;
}

#undef NAME
#undef ALL_NAMES

/* Finds what a reference has beyond RFC 3986. */
/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_UTF8_STEP_H
#define URIC_UTF8_STEP_H


/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_utf8 uric_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_INLINE int uric_take_utf8(struct uric_utf8 *e, unsigned byte)
{
    if (e->more > 0) {
        const int uric_fits = byte >= e->low && byte <= e->high;

        e->more = uric_fits ? e->more - 1 : 0;
        e->low = 0x80;
        e->high = 0xbf;
        return uric_fits;
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

/* The length of the well-formed sequence at the start of the n > 0 bytes at s, or 0 if there is
 * none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of a
 * well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
static URIC_INLINE size_t uric_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_utf8 expected = uric_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif

/* The bytes that percent-encoding leaves unchanged.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_PLAIN_H
#define URIC_PLAIN_H

#define URIC_PLAIN_FORM 1u
#define URIC_PLAIN_FRAGMENT 2u
#define URIC_PLAIN_PATH 4u
#define URIC_PLAIN_QUERY 8u
#define URIC_PLAIN_REG_NAME 16u
#define URIC_PLAIN_SEGMENT 32u
#define URIC_PLAIN_UNRESERVED 64u
#define URIC_PLAIN_USERINFO 128u

static const unsigned char uric_plain[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,190,0,0,190,0,190,190,190,190,191,190,190,255,255,14,
    255,255,255,255,255,255,255,255,255,255,174,190,0,190,0,10,
    46,255,255,255,255,255,255,255,255,255,255,255,255,255,255,255,
    255,255,255,255,255,255,255,255,255,255,255,0,0,0,0,255,
    0,255,255,255,255,255,255,255,255,255,255,255,255,255,255,255,
    255,255,255,255,255,255,255,255,255,255,255,0,0,0,254,0,
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
#define URIC_PLAIN_NIBBLES_FORM 0
#define URIC_PLAIN_NIBBLES_FRAGMENT 16
#define URIC_PLAIN_NIBBLES_PATH 32
#define URIC_PLAIN_NIBBLES_QUERY 48
#define URIC_PLAIN_NIBBLES_REG_NAME 64
#define URIC_PLAIN_NIBBLES_SEGMENT 80
#define URIC_PLAIN_NIBBLES_UNRESERVED 96
#define URIC_PLAIN_NIBBLES_USERINFO 112

static const unsigned char uric_plain_nibbles[128] = {
    168,248,248,248,248,248,248,248,248,248,244,80,80,84,84,112,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,124,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,116,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,124,
    168,252,248,248,252,248,252,252,252,252,244,92,84,92,212,112,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,112,
    168,248,248,248,248,248,248,248,248,248,240,80,80,84,212,112,
    168,252,248,248,252,248,252,252,252,252,252,92,84,92,212,112,
};
#endif

#endif

/* The end of the bytes from i on that the RFC allows in this part, which ends at `end`. */
static uint32_t uric_strict_end(const unsigned char *s, uint32_t i, uint32_t end, int part)
{
    size_t (*const pass)(struct uric_view *, size_t, unsigned) = uric_best_kernels()->pass;
    const unsigned allowed = part == URIC_USERINFO ? URIC_PLAIN_USERINFO
                             : part == URIC_PATH   ? URIC_PLAIN_PATH
                             : part == URIC_QUERY  ? URIC_PLAIN_QUERY
                                                   : URIC_PLAIN_FRAGMENT;
    struct uric_view v;

    v.s = s;
    v.n = end;
    while (i < end) {
        if (uric_plain[s[i]] & allowed)
            i++;
        else if (uric_is_triplet(s, i, end))
            i += 3;
        else
            break;
        /* a userinfo has fewer characters than a path, but what it lacks would end it */
        v.base = (size_t)i - URIC_BLOCK;
        i = (uint32_t)pass(&v, i, URIC_JUMP_PATH);
    }
    return i;
}

/* The name of what stands at i, where the RFC allows nothing of it; sets *length. */
static int uric_name_at(const unsigned char *s, uint32_t i, uint32_t end, unsigned policy,
                   uint32_t *length)
{
    const unsigned utf8 = 1u << URIC_TOLERATED_UTF8, high = 1u << URIC_TOLERATED_HIGH;

    *length = 1;
    if (s[i] == '%')
        return URIC_TOLERATED_STRAY_PERCENT;
    if (s[i] < 0x80)
        return uric_tolerated_byte(s[i]);
    if (policy & utf8 || !(policy & high)) {
        size_t skip;
        const size_t n = uric_utf8_length((const char *)s + i, end - i, &skip);

        if (n > 0) {
            *length = (uint32_t)n;
            return URIC_TOLERATED_UTF8;
        }
    }
    return URIC_TOLERATED_HIGH;
}

bool uric_tolerated_next(struct uric_ref ref, const struct uric_tolerance *policy,
                         uint32_t *from, struct uric_tolerated_at *at)
{
    static const unsigned char parts[] = { URIC_USERINFO, URIC_PATH, URIC_QUERY,
                                           URIC_FRAGMENT };
    const unsigned char *const s = (const unsigned char *)ref.s;
    unsigned k;

    memset(at, 0, sizeof *at);
    for (k = 0; k < sizeof parts; k++) {
        const uric_span span = ref.u->part[parts[k]];
        uint32_t i = span.begin > *from ? span.begin : *from;

        while (i < span.end && (i = uric_strict_end(s, i, span.end, parts[k])) < span.end) {
            const enum uric_part part = (enum uric_part)parts[k];
            const unsigned names = policy != NULL ? uric_tolerance_names(policy, part) : 0;
            uint32_t length;
            const int name = uric_name_at(s, i, span.end, names, &length);

            if (name >= 0) {
                at->span.begin = i;
                at->span.end = *from = i + length;
                at->name = (uint8_t)name;
                at->part = parts[k];
                return true;
            }
            i++; /* no policy tolerates this byte */
        }
    }
    return false;
}

bool uric_tolerated(struct uric_ref ref, const struct uric_tolerance *policy,
                    struct uric_tolerated_sum *found)
{
    struct uric_tolerated_at at;
    uint32_t from = 0;

    memset(found, 0, sizeof *found);
    while (uric_tolerated_next(ref, policy, &from, &at)) {
        if (found->count++ == 0)
            found->first = at.span.begin;
        found->names[at.part] = (uint16_t)(found->names[at.part] | 1u << at.name);
    }
    return found->count > 0;
}

/* Percent-encodes what a reference has beyond RFC 3986. */
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H


/* The byte that the triplet at s encodes. */
static URIC_INLINE unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_NEVER_INLINE unsigned uric_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_INLINE unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_INLINE void uric_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_hex_upper(byte >> 4);
    to[2] = uric_hex_upper(byte & 15);
}

#endif

/* ---- into a buffer ---- */

struct uric_own_repair {
    struct uric_written out;
    uint32_t *map; /* NULL: none */
};

static void uric_put_mapped(struct uric_own_repair *r, const char *s, size_t n, size_t from, size_t step)
{
    size_t i;

    for (i = 0; r->map != NULL && i < n && r->out.length + i < r->out.size; i++)
        r->map[(size_t)r->out.length + i] = (uint32_t)(from + i * step);
    uric_put_bytes(&r->out, s, n);
}

static void uric_put_triplets(struct uric_own_repair *r, const char *s, uric_span span)
{
    uint32_t i;
    char triplet[3];

    for (i = span.begin; i < span.end; i++) {
        uric_put_triplet(triplet, (unsigned char)s[i]);
        uric_put_mapped(r, triplet, sizeof triplet, i, 0);
    }
}

/* Moves what lies behind a place that grew. */
static void uric_move_parts(struct uric *parts, uint32_t uric_place, uint32_t by)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (parts->part[part].begin > uric_place)
            parts->part[part].begin += by;
        if (parts->part[part].end > uric_place)
            parts->part[part].end += by;
    }
}

enum uric_status uric_repair(struct uric_ref ref, size_t n, char *buffer, size_t size,
                             size_t *length, struct uric *parts, uint32_t *uric_map)
{
    struct uric_own_repair r = { { buffer, size, 0 }, uric_map };
    struct uric_tolerated_at at;
    struct uric moved = *ref.u;
    uint32_t from = 0, done = 0;
    enum uric_status status;

    *length = 0;
    if (!uric_is_valid(ref.u)) {
        uric_no_parts(parts);
        return URIC_INVALID;
    }
    while (uric_tolerated_next(ref, NULL, &from, &at)) {
        const uint32_t bytes = at.span.end - at.span.begin;
        const uint64_t uric_place = r.out.length + (at.span.begin - done);

        uric_put_mapped(&r, ref.s + done, at.span.begin - done, done, 1);
        uric_put_triplets(&r, ref.s, at.span);
        if (uric_place < URIC_MAX_LENGTH)
            uric_move_parts(&moved, (uint32_t)uric_place, 2 * bytes);
        done = at.span.end;
    }
    uric_put_mapped(&r, uric_at(ref.s, done), n - done, done, 1);
    status = uric_written_end(&r.out, length);
    if (r.out.length > URIC_MAX_LENGTH) {
        *length = 0;
        status = URIC_TOO_LONG;
    }
    if (status == URIC_OK && uric_map != NULL)
        uric_map[*length] = (uint32_t)n;
    if (parts != NULL && status == URIC_OK)
        *parts = moved;
    else
        uric_no_parts(parts);
    return status;
}

/* ---- as pieces ---- */

#define SIXTEEN(h) \
    "%" h "0%" h "1%" h "2%" h "3%" h "4%" h "5%" h "6%" h "7" \
    "%" h "8%" h "9%" h "A%" h "B%" h "C%" h "D%" h "E%" h "F"

/* The triplet of byte b starts at 3 * b. */
static const char uric_repair_triplets[] =
    SIXTEEN("0") SIXTEEN("1") SIXTEEN("2") SIXTEEN("3") SIXTEEN("4") SIXTEEN("5")
    SIXTEEN("6") SIXTEEN("7") SIXTEEN("8") SIXTEEN("9") SIXTEEN("A") SIXTEEN("B")
    SIXTEEN("C") SIXTEEN("D") SIXTEEN("E") SIXTEEN("F");

#undef SIXTEEN

struct uric_own_repair_pieces {
    struct uric_bytes *to;
    size_t room, count;
};

static void uric_put_repair_piece(struct uric_own_repair_pieces *p, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (p->count < p->room) {
        p->to[p->count].s = s;
        p->to[p->count].n = n;
    }
    p->count++;
}

enum uric_status uric_repair_pieces(struct uric_ref ref, size_t n, struct uric_bytes *pieces,
                                    size_t room, size_t *count)
{
    struct uric_own_repair_pieces p = { pieces, room, 0 };
    struct uric_tolerated_at at;
    uint32_t from = 0, done = 0, i;

    *count = 0;
    if (!uric_is_valid(ref.u))
        return URIC_INVALID;
    while (uric_tolerated_next(ref, NULL, &from, &at)) {
        uric_put_repair_piece(&p, ref.s + done, at.span.begin - done);
        for (i = at.span.begin; i < at.span.end; i++)
            uric_put_repair_piece(&p, uric_repair_triplets + 3 * (unsigned char)ref.s[i], 3);
        done = at.span.end;
    }
    uric_put_repair_piece(&p, uric_at(ref.s, done), n - done);
    *count = p.count;
    return p.count <= p.room ? URIC_OK : URIC_TOO_SMALL;
}

/* Finds the bytes that end runs of Appendix B's machine, many at a time. */

#if URIC_BUILT & ~URIC_BUILT_512
void uric_view_lanes(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    uint64_t at[URIC_SPLIT_STOPS] = { 0 };
    size_t last;
    unsigned k;

    if (n < URIC_LANES) { /* too few to load: stop at each byte */
        memset(v, -1, sizeof *v);
        v->base = 0;
        return;
    }
    last = n - URIC_LANES;
    if (i > last)
        i = last;
    for (k = 0; k < URIC_SPLIT_VIEW; k += URIC_LANES) {
        const size_t from = last - i < k ? last : i + k;
        const unsigned shift = (unsigned)(from - i) * URIC_LANE_BITS;
        const uric_lanes here = uric_lanes_load(s + from);

#define MARK(number, byte) \
        at[number] |= uric_lanes_mask(uric_lanes_are(here, byte)) << shift;
        URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
    }
    memcpy(v->at, at, sizeof at);
    v->base = i;
}
#endif

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,bmi,bmi2")

void uric_view_avx512(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    const unsigned rest = n - i < 64 ? (unsigned)(n - i) : 64;
    const __m512i here = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, rest), s + i);

    v->base = i;
#define MARK(number, byte) \
    v->at[number] = _mm512_cmpeq_epi8_mask(here, _mm512_set1_epi8(byte));
    URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
}

URIC_TARGET_END

#endif

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE uint64_t uric_view_mask(__m256i bytes, unsigned char byte)
{
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)byte)));
}

void uric_view_avx2(struct uric_split_view *v, const unsigned char *s, size_t n, size_t i)
{
    enum { HALF = URIC_SPLIT_VIEW / 2 };
    size_t last, base, uric_next;
    __m256i low, high;

    if (n < HALF) {
        uric_view_lanes(v, s, n, i);
        return;
    }
    last = n - HALF;
    base = i < last ? i : last;
    uric_next = last - base < HALF ? last - base : (size_t)HALF;
    low = _mm256_loadu_si256((const __m256i *)(const void *)(s + base));
    high = _mm256_loadu_si256((const __m256i *)(const void *)(s + base + uric_next));
    v->base = base;
#define MARK(number, byte) \
    v->at[number] = uric_view_mask(low, byte) | uric_view_mask(high, byte) << uric_next;
    URIC_SPLIT_EACH_STOP(MARK)
#undef MARK
}

URIC_TARGET_END

#endif

/* Generated from grammar/machines/split.rl by ragel 6.10 -G2; do not edit. */
/* Appendix B as a scanner: splits any string, rejects none. */

/* A state steps over the bytes on which it loops. */
#define STOPS(number) view.at[number]
#define JUMP(stops, state) \
    for (;;) { \
        const size_t k = i - view.base; \
 \
        if (k < URIC_SPLIT_VIEW) { \
            const uint64_t rest = (stops) >> k * URIC_LANE_BITS; \
 \
            if (rest != 0) { \
                i += uric_lanes_first(rest); \
                break; \
            } \
            if (n - view.base <= URIC_SPLIT_VIEW) \
                URIC_JUMP_TO_END(state); \
            i = view.base + URIC_SPLIT_VIEW; \
        } \
        kernels->view(&view, begin, n, i); \
    } \
    (void)0
#define URIC_JUMP_TO_END(state) \
    do { \
        i = n; \
        cs = (state); \
        goto _test_eof; \
    } while (0)
#define URIC_JUMP_IN(state) URIC_SPLIT_JUMP_##state

#define DEFINE(which, at) \
    (u->part[URIC_SPLIT_##which].end = (at), defined |= 1u << URIC_SPLIT_##which)
#define AT ((uint32_t)i)
#define BYTE begin[i]

enum { uric_split_start = 0 };

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t eof = n;
    struct uric_split_view view;
    size_t i = 0;
    unsigned defined = 0;
    int cs = uric_split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (kernels == NULL)
        kernels = uric_best_kernels();
    if (n > 0) { /* s may be NULL */
        kernels->view(&view, begin, n, 0);
    }

	{
	if ( ( i) == ( n) )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	{ URIC_JUMP_IN(0); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 58u: goto st3;
		case 63u: goto tr4;
	}
	goto st1;
st1:
	if ( ++( i) == ( n) )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	{ URIC_JUMP_IN(1); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st3;
		case 58u: goto tr5;
		case 63u: goto tr4;
	}
	goto st1;
tr1:
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr8:
	{ DEFINE(QUERY, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr11:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
st2:
	if ( ++( i) == ( n) )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	{ URIC_JUMP_IN(2); }
	goto st2;
tr12:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st3;
st3:
	if ( ++( i) == ( n) )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	{ URIC_JUMP_IN(3); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 63u: goto tr4;
	}
	goto st3;
tr4:
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
tr13:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
st4:
	if ( ++( i) == ( n) )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	{ URIC_JUMP_IN(4); }
	if ( ( BYTE) == 35u )
		goto tr8;
	goto st4;
tr5:
	{
        DEFINE(SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
	goto st5;
st5:
	if ( ++( i) == ( n) )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	{ URIC_JUMP_IN(5); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 63u: goto tr4;
	}
	goto st3;
st6:
	if ( ++( i) == ( n) )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	{ URIC_JUMP_IN(6); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto tr9;
		case 63u: goto tr4;
	}
	goto st3;
tr9:
	{ u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
	goto st7;
st7:
	if ( ++( i) == ( n) )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	{ URIC_JUMP_IN(7); }
	switch( ( BYTE) ) {
		case 35u: goto tr11;
		case 47u: goto tr12;
		case 63u: goto tr13;
	}
	goto st7;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;

	_test_eof: {}
	if ( ( i) == eof )
	{
	switch ( cs ) {
	case 0:
	case 1:
	case 3:
	case 5:
	case 6:
	{ DEFINE(PATH, AT); }
	break;
	case 4:
	{ DEFINE(QUERY, AT); }
	break;
	case 2:
	{ DEFINE(FRAGMENT, AT); }
	break;
	case 7:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	break;
	}
	}

	}

    u->defined = (uint8_t)defined;
    return URIC_OK;
}

#undef BYTE
#undef AT
#undef DEFINE
#undef URIC_JUMP_IN
#undef URIC_JUMP_TO_END
#undef JUMP
#undef STOPS

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
    URIC_DOTS_1997, /* 5.2 of url1997, rfc2396 and uri2003: removes "./" and "SEGMENT/../", and at
                       the end of the path the same without the final "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": removes "/." and "/SEGMENT/.." */
};

/* The path is the directory followed by what comes after it; the directory is empty or
 * ends in "/".  The remaining segments are found from the last to the first. */
struct uric_remaining {
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

URIC_INTERNAL void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_INTERNAL int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
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
    struct uric_bytes *piece;  /* the end of the room for pieces; or NULL */
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

static void uric_drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_slash;
    if (w->rooted)
        uric_drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes uric_take_last(struct uric_remaining *w, const char **slash)
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
static int uric_take_dots(struct uric_remaining *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int uric_take_other(struct uric_remaining *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = uric_take_last(w, slash);
        dots = uric_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? uric_take_other(w) : uric_take_dots(w, dots, is_last)) {
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
static void uric_drop_slash(struct uric_laying *l)
{
    uric_drop_first(&l->run);
    l->length--;
}

/* ---- what remains ---- */

void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                   struct uric_bytes path, struct uric_laying *l)
{
    struct uric_remaining w;
    struct uric_bytes segment;
    const char *slash;
    size_t i;

    uric_remaining_begin(&w, rest->dots, directory, path);
    w.encoded = rest->encoded;
    w.closed = rest->closed;
    rest->kept = rest->empties = 0;
    while (uric_remaining_next(&w, &segment, &slash)) {
        uric_lay(l, segment.s, segment.n);
        uric_lay(l, slash, 1);
        rest->kept++;
        rest->empties = segment.n == 0 ? rest->empties + 1 : 0;
    }
    for (i = 0; rest->keeps && i < w.surplus; i++)
        uric_lay(l, "/..", 3);
    if (!w.rooted)
        uric_drop_slash(l);
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

static void uric_flush(struct uric_output *out)
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
static void uric_append(struct uric_output *out, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (out->run.n == 0 || out->run.s + out->run.n != s) {
        uric_flush(out);
        out->run.s = s;
    }
    out->run.n += n;
    out->length += n;
}

/* The rest is laid from the end of the path. */
static void uric_append_rest(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    struct uric_laying l;

    uric_flush(out);
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

static void uric_append_path(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    if (t->dots == URIC_DOTS_STAY) {
        uric_append(out, t->directory.s, t->directory.n);
        uric_append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && uric_rest_begins_with_two_slashes(rest))
        uric_append(out, "/.", 2);
    uric_append_rest(out, t, rest);
}

void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                     struct uric_output *out)
{
    out->length = out->pieces = 0;
    out->differs = 0;
    out->run.n = 0;
    if (t->scheme.s != NULL)
        uric_append(out, t->scheme.s, t->scheme.n + 1);
    if (t->authority.s != NULL)
        uric_append(out, t->authority.s - 2, t->authority.n + 2);
    uric_append_path(out, t, rest);
    if (t->query.s != NULL)
        uric_append(out, t->query.s - 1, t->query.n + 1);
    if (t->fragment.s != NULL)
        uric_append(out, t->fragment.s - 1, t->fragment.n + 1);
    uric_flush(out);
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
static uint64_t uric_length_of(const struct uric_target *t)
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
        out.length = uric_length_of(t);
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

/* The parts of a recomposed target, without parsing it. */
/* The parts of a recomposed target. */
#ifndef URIC_TARGET_PARTS_H
#define URIC_TARGET_PARTS_H


/* The parts of the target that was written: `length` bytes at s.  authority: where its
 * authority comes from, if it has one. */
URIC_INTERNAL void uric_target_parts(const struct uric_target *t, const struct uric *authority,
                                     const char *s, size_t length, struct uric *parts);

#endif

/* The parts of a result, from those of its sources: so that nobody has to parse it. */
#ifndef URIC_RESULT_PARTS_H
#define URIC_RESULT_PARTS_H

/* Properties of a whole reference. */
#ifndef URIC_REFERENCE_H
#define URIC_REFERENCE_H


/* The length of what was parsed, from its parts.  Rules like Host and authority have no path:
 * theirs is empty, at 0. */
static URIC_INLINE uint32_t uric_end(const struct uric *u)
{
    if (uric_has(u, URIC_FRAGMENT))
        return u->part[URIC_FRAGMENT].end;
    if (uric_has(u, URIC_QUERY))
        return u->part[URIC_QUERY].end;
    if (u->part[URIC_PATH].end > 0 || !uric_has(u, URIC_HOST))
        return u->part[URIC_PATH].end;
    return u->part[uric_has(u, URIC_PORT) ? URIC_PORT : URIC_HOST].end;
}

/* Whether the parts are those of an origin-form: only there does a path-abempty follow no
 * authority. */
static URIC_INLINE int uric_is_origin_form(const struct uric *u)
{
    return u->path_kind == URIC_PATH_ABEMPTY && !uric_has(u, URIC_HOST);
}

/* Whether normalization removes dot-segments: no base precedes this path (5.2.2), because the
 * reference has a scheme or the path starts with "/". */
static URIC_INLINE int uric_has_own_dots(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    return uric_has(u, URIC_SCHEME) || (path.begin < path.end && s[path.begin] == '/');
}

/* Whether a path that starts with "//" would be read as an authority. */
static URIC_INLINE int uric_guards_path(const struct uric *u)
{
    return !uric_has(u, URIC_HOST) && !uric_is_origin_form(u);
}

#endif

/* Start: nothing is defined. */
static URIC_INLINE void uric_result_begin(struct uric *parts)
{
    memset(parts, 0, sizeof *parts);
}

/* The part's bytes are those from begin to end. */
static URIC_INLINE void uric_result_add(struct uric *parts, enum uric_part part, uint32_t begin,
                                        uint32_t end)
{
    parts->part[part].begin = begin;
    URIC_DEFINE(parts, part, end);
}

/* The parts from `first` to `last` are those of *from, which lie `shift` further on (modulo
 * 2^32). */
static URIC_INLINE void uric_result_shift(struct uric *parts, const struct uric *from, int first,
                                          int last, uint32_t shift)
{
    int part;

    for (part = first; part <= last; part++) {
        if (uric_has(from, (enum uric_part)part))
            uric_result_add(parts, (enum uric_part)part, from->part[part].begin + shift,
                            from->part[part].end + shift);
    }
}

/* The authority is that of *from. */
static URIC_INLINE void uric_result_authority(struct uric *parts, const struct uric *from,
                                              uint32_t shift)
{
    uric_result_shift(parts, from, URIC_USERINFO, URIC_PORT, shift);
    parts->host_kind = from->host_kind;
}

/* At the end: which alternative of the rule path (section 3.3) the path of the result, at s, is
 * follows from what precedes it and from its first byte. */
static URIC_INLINE void uric_result_end(struct uric *parts, const char *s)
{
    const uric_span path = parts->part[URIC_PATH];

    if (uric_has(parts, URIC_HOST))
        parts->path_kind = URIC_PATH_ABEMPTY;
    else if (path.begin == path.end)
        parts->path_kind = URIC_PATH_EMPTY;
    else if (s[path.begin] == '/')
        parts->path_kind = URIC_PATH_ABSOLUTE;
    else
        parts->path_kind = uric_has(parts, URIC_SCHEME) ? URIC_PATH_ROOTLESS
                                                        : URIC_PATH_NOSCHEME;
}

#endif

/* The last bytes before *end, with a delimiter before them. */
static void uric_add_last(struct uric *parts, enum uric_part part, struct uric_bytes bytes,
                     uint32_t *end)
{
    if (bytes.s != NULL) {
        uric_result_add(parts, part, *end - (uint32_t)bytes.n, *end);
        *end -= (uint32_t)bytes.n + 1;
    }
}

void uric_target_parts(const struct uric_target *t, const struct uric *authority,
                       const char *s, size_t length, struct uric *parts)
{
    uint32_t at = 0, end = (uint32_t)length;

    uric_result_begin(parts);
    if (t->scheme.s != NULL) {
        uric_result_add(parts, URIC_SCHEME, 0, (uint32_t)t->scheme.n);
        at = (uint32_t)t->scheme.n + 1;
    }
    if (t->authority.s != NULL) {
        at += 2;
        uric_result_authority(parts, authority, at - uric_authority(authority).begin);
        at += (uint32_t)t->authority.n;
    }
    uric_add_last(parts, URIC_FRAGMENT, t->fragment, &end);
    uric_add_last(parts, URIC_QUERY, t->query, &end);
    uric_result_add(parts, URIC_PATH, at, end);
    uric_result_end(parts, s);
}

/* Resolves a reference (RFC 3986, 5.2). */
/* RFC 3986, 5.2.2, for callers that need its target as components. */
#ifndef URIC_RESOLVE_H
#define URIC_RESOLVE_H


/* 5.2.3: what a relative path is appended to. */
URIC_INTERNAL struct uric_bytes uric_merge(struct uric_bytes base_path,
                                           struct uric_bytes base_authority);

/* Whether a segment starts with a dot.  Only a walk can tell whether it is a dot-segment. */
URIC_INTERNAL int uric_may_have_dots(const char *path, size_t n);

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
    URIC_FORGET(to);
    URIC_FORGET(s);
    URIC_FORGET(n);
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

/* Skips the dot-segments at s + i and returns the offset of the next other segment; encoded:
 * "%2E" is a dot, too.  Each ".."
 * removes a segment from the directory before them, which is empty or ends in "/" and has
 * *length bytes; a directory of length 1 counts as "/".  Each ".." for which the directory has
 * no segment is added to *surplus. */
static URIC_ALWAYS_INLINE size_t uric_pass_dots(const char *s, size_t i, size_t n, int encoded,
                                                const char *directory, size_t *length,
                                                size_t *surplus)
{
    size_t here;
    unsigned dots;

    while (i < n && (dots = uric_dot_segment(s + i, n - i, encoded, &here)) != 0) {
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

/* The offset of the first dot after a "/" from s + i on; n if there is none.  encoded: or of
 * the first "%" there. */
static URIC_ALWAYS_INLINE size_t uric_next_after_slash(const char *s, size_t i, size_t n,
                                                       int encoded)
{
    for (; n > URIC_LANES && i < n; i += URIC_LANES) {
        /* the last load ends with the path */
        const size_t last = n - (URIC_LANES + 1u), at = i < last ? i : last;
        const uric_lanes uric_next = uric_lanes_load(s + at + 1);
        uric_lanes dots = uric_lanes_are(uric_next, '.');
        uint64_t found;

        if (i - at >= URIC_LANES)
            return n;
        if (encoded)
            dots = uric_lanes_or(dots, uric_lanes_are(uric_next, '%'));
        found = uric_lanes_mask(uric_lanes_and(uric_lanes_are(uric_lanes_load(s + at), '/'),
                                               dots)) >> (i - at) * URIC_LANE_BITS;
        if (found != 0)
            return i + uric_lanes_first(found) + 1;
    }
    for (i++; i < n; i++) {
        if (s[i - 1] == '/' && (s[i] == '.' || (encoded && s[i] == '%')))
            return i;
    }
    return n;
}

/* The offset of the first dot-segment from the segment at s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dots(const char *s, size_t i, size_t n,
                                                int encoded)
{
    size_t length;

    while (i < n && !uric_dot_segment(s + i, n - i, encoded, &length))
        i = uric_next_after_slash(s, i, n, encoded);
    return i < n ? i : n;
}

/* Applies 5.2.4 to a path, n bytes at s, and writes the result to `to`, which has room for n
 * bytes and may be s itself.  Returns its length. */
static URIC_ALWAYS_INLINE size_t uric_remove_dots(const char *s, size_t n, int encoded, char *to)
{
    size_t i = n > 0 && s[0] == '/', length = i, uric_next, surplus = 0;

    if (i > 0)
        to[0] = '/';
    for (;;) {
        i = uric_pass_dots(s, i, n, encoded, to, &length, &surplus);
        if (length == 1)
            to[0] = '/';
        uric_next = uric_next_dots(s, i, n, encoded);
        if (to != s)
            uric_copy(to + length, s + i, uric_next - i);
        else if (length < i)
            memmove(to + length, s + i, uric_next - i);
        length += uric_next - i;
        if (uric_next == n)
            return length;
        i = uric_next;
    }
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
static URIC_ALWAYS_INLINE uric_lanes uric_own_dotted(uric_lanes here, uric_lanes uric_next)
{
    return uric_lanes_and(uric_lanes_are(here, '/'), uric_lanes_are(uric_next, '.'));
}

static URIC_ALWAYS_INLINE uric_lanes uric_all_dotted(const char *s)
{
    return uric_own_dotted(uric_lanes_load(s), uric_lanes_load(s + 1));
}

static URIC_ALWAYS_INLINE uric_lanes uric_half_dotted(const char *s)
{
    return uric_own_dotted(uric_lanes_load_half(s), uric_lanes_load_half(s + 1));
}

int uric_may_have_dots(const char *path, size_t n)
{
    enum { ALL = URIC_LANES, HALF = URIC_LANES / 2 };
    uric_lanes found;
    int few;
    size_t i;

    if (n > ALL) {
        found = uric_all_dotted(path + n - ALL - 1);
        for (i = 0; i + ALL + 1 < n; i += ALL)
            found = uric_lanes_or(found, uric_all_dotted(path + i));
    } else if (n > HALF) {
        found = uric_lanes_or(uric_half_dotted(path), uric_half_dotted(path + n - HALF - 1));
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
struct uric_joint {
    size_t base, from, to;
    int slash;
};

/* 5.2.3, for a path that is not empty and does not start with "/". */
static int uric_join_relative(const char *bs, const struct uric *b, const char *rs,
                         const struct uric *r, struct uric_joint *j)
{
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);
    size_t n = uric_directory(base_path).n, from = r->part[URIC_PATH].begin, surplus = 0;
    const size_t end = r->part[URIC_PATH].end;

    if (uric_may_have_dots(base_path.s, n))
        return 0;
    if (n > 0 && base_path.s[0] == '/' && rs[from] == '.') {
        from = uric_pass_dots(rs, from, end, 0, base_path.s, &n, &surplus);
        if (surplus > 0) /* the flags decide */
            return 0;
        /* "//" would start an authority. */
        if (n == 1 && from < end && rs[from] == '/' && !uric_has(b, URIC_HOST))
            return 0;
    }
    j->slash = base_path.n == 0 && uric_has(b, URIC_HOST);
    j->base = b->part[URIC_PATH].begin + n;
    j->from = from;
    return !uric_may_have_dots(rs + from, end - from);
}

/* Whether the target is known to be such a joint, without reading its segments. */
static int uric_join(const char *bs, const struct uric *b, const char *rs,
                const struct uric *r, unsigned flags, struct uric_joint *j)
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
                return uric_join_relative(bs, b, rs, r, j);
        }
    }
    return path.begin == path.end ||
           !uric_may_have_dots(rs + path.begin, path.end - path.begin);
}

static enum uric_status uric_write_joint(const struct uric_joint *j, const char *bs, const char *rs,
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

/* b, r: as above. */
static void uric_joint_parts(const struct uric_joint *j, const struct uric *b, const struct uric *r,
                        const char *buffer, struct uric *parts)
{
    const uint32_t shift = (uint32_t)(j->base + (unsigned)j->slash - j->from);
    const int uric_has_path = r->part[URIC_PATH].begin < r->part[URIC_PATH].end;

    uric_result_begin(parts);
    uric_result_shift(parts, j->base > 0 ? b : r, URIC_SCHEME, URIC_SCHEME, 0);
    uric_result_shift(parts, r, URIC_QUERY, URIC_FRAGMENT, shift);
    if (j->base == 0 || uric_has(r, URIC_HOST)) {
        uric_result_authority(parts, r, shift);
        uric_result_shift(parts, r, URIC_PATH, URIC_PATH, shift);
    } else {
        uric_result_authority(parts, b, 0);
        uric_result_add(parts, URIC_PATH, b->part[URIC_PATH].begin,
                        uric_has_path ? r->part[URIC_PATH].end + shift : b->part[URIC_PATH].end);
        if (!uric_has_path && !uric_has(r, URIC_QUERY))
            uric_result_shift(parts, b, URIC_QUERY, URIC_QUERY, 0);
    }
    uric_result_end(parts, buffer);
}

static enum uric_status uric_own_resolve(struct uric_ref base, struct uric_ref reference,
                                unsigned flags, char *buffer, size_t size, size_t *length,
                                struct uric *parts)
{
    struct uric_target target;
    struct uric_joint joint;
    enum uric_status status;

    *length = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (uric_join(base.s, base.u, reference.s, reference.u, flags, &joint)) {
        status = uric_write_joint(&joint, base.s, reference.s, buffer, size, length);
        if (parts != NULL && status == URIC_OK)
            uric_joint_parts(&joint, base.u, reference.u, buffer, parts);
        return status;
    }
    uric_transform(base.s, base.u, reference.s, reference.u, flags, &target);
    status = uric_target_write(&target, 0, flags, buffer, size, length);
    if (parts != NULL && status == URIC_OK)
        uric_target_parts(&target, uric_has(reference.u, URIC_HOST) ? reference.u : base.u,
                          buffer, *length, parts);
    return status;
}

enum uric_status uric_resolve(struct uric_ref base, struct uric_ref reference,
                              enum uric_resolve_flags flags, char *buffer, size_t size,
                              size_t *length, struct uric *parts)
{
    const enum uric_status status =
        uric_own_resolve(base, reference, flags, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}

static enum uric_status uric_joint_pieces(const struct uric_joint *j, const char *bs, const char *rs,
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
    struct uric_joint joint;

    *count = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (uric_join(base.s, base.u, reference.s, reference.u, flags, &joint))
        return uric_joint_pieces(&joint, base.s, reference.s, pieces, room, count);
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

/* Measures first, and then writes from the end on, to a buffer that may be too small.  It may be
 * the path if that is as long. */
static enum uric_status uric_remove_measured(struct uric_bytes path, int encoded, char *buffer,
                                        size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_bytes segment;
    struct uric_remaining w;
    const char *slash;
    size_t n = 0;
    char *begin, *to;

    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash))
        n += segment.n + 1;
    n -= !w.rooted; /* no "/" is before the first segment */
    *length = n;
    if (n > size || (buffer == path.s && size < path.n))
        return URIC_TOO_SMALL;
    if (n == 0)
        return URIC_OK;
    /* in place, no byte is overwritten before it is read */
    begin = buffer == path.s ? buffer + (path.n - n) : buffer;
    to = begin + n;
    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash)) {
        to -= segment.n;
        if (segment.n > 0)
            memmove(to, segment.s, segment.n);
        if (to > begin)
            *--to = '/';
    }
    if (begin != buffer)
        memmove(buffer, begin, n);
    return URIC_OK;
}

enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                          enum uric_dots_flags flags, char *buffer,
                                          size_t size, size_t *length)
{
    const struct uric_bytes all = { path, n };

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (n > size)
        return uric_remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
    if (n > 0)
        *length = flags & URIC_DOTS_ENCODED ? uric_remove_dots(path, n, 1, buffer)
                                            : uric_remove_dots(path, n, 0, buffer);
    return URIC_OK;
}

/* Same-document references (RFC 3986, 4.4). */

bool uric_same_document(struct uric_ref base, struct uric_ref reference)
{
    const int last = uric_has(base.u, URIC_QUERY) ? URIC_QUERY : URIC_PATH;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return false;
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
/* Composing a reference from parts that may be invalid (RFC 3986, 5.3). */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H


/* What precedes and follows a part: their bytes, and how many. */
static const struct uric_delimiters {
    char lead[3], follow;
    unsigned char leads, follows;
} uric_delimiters[URIC_PARTS] = {
    { "", ':', 0, 1 }, { "", '@', 0, 1 }, { "//", 0, 2, 0 }, { ":", 0, 1, 0 }, { "", 0, 0, 0 },
    { "?", 0, 1, 0 },  { "#", 0, 1, 0 }
};

/* A result for which there is no room is composed on the stack, unless it is longer. */
enum { URIC_COMPOSE_ROOM = 256 };

/* A part, in pieces: what an edit keeps of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };

/* The reference to be.  The parts from `first` to `last` are new; the others are those of
 * `old`, which is valid. */
struct uric_composition {
    struct uric_ref old;    /* without parts: all are new */
    const struct uric_tolerance *tolerance; /* NULL: strict */
    int first, last;
    int edited;             /* the part to blame, which may be in pieces; URIC_PARTS: any */
    struct uric_bytes part[URIC_PARTS]; /* the new ones; empty if in pieces */
    size_t pieces;          /* of the edited part, none of them empty */
    struct uric_bytes piece[URIC_PART_PIECES];
};

/* Keeps sums of lengths within 64 bits and offsets within 32. */
static URIC_INLINE int uric_too_long(struct uric_bytes bytes)
{
    return bytes.n > URIC_MAX_LENGTH;
}

/* Does what uric_build() and uric_edit() promise.  They do the common cases themselves: this adds
 * the guards of a path, and names what is wrong. */
URIC_INTERNAL enum uric_status uric_compose(struct uric_composition *c, char *buffer,
                                            size_t size, size_t *length, struct uric *parts,
                                            struct uric_refusal *why);

/* Finds the first byte of a part's pieces that is not allowed there or would end the part; writes
 * its offset, which may be their end. */
URIC_INTERNAL enum uric_reason uric_bad_byte(const struct uric_composition *c, int part,
                                             const struct uric_bytes *piece, size_t count,
                                             uint64_t *at);

/* Writes n bytes; returns their end. */
URIC_INTERNAL char *uric_put_piece(char *to, const char *s, size_t n);

URIC_INTERNAL enum uric_status uric_refuse_part(struct uric_refusal *why,
                                                enum uric_reason reason, int part,
                                                size_t offset);

#endif


/* The kinds of reference, in order of preference. */
enum uric_variant { URIC_EMPTY_PATH, URIC_RELATIVE_PATH, URIC_ABSOLUTE_PATH, URIC_NETWORK_PATH, URIC_WHOLE, URIC_VARIANTS };

/* A path relative to the base's: `ups` times "../", or "./" as a guard, and then the
 * target's segments after the first `skipped`. */
struct uric_relative {
    size_t ups;
    int guarded;
    size_t skipped;    /* segments at the start of the target's path */
    int keeps_slash;   /* keep the "/" that the path starts with */
    uint64_t length;   /* of the segments */
};

struct uric_relation {
    struct uric_target target;
    struct uric_rest rest;
    int possible[URIC_VARIANTS];
    uint64_t length[URIC_VARIANTS]; /* of what precedes the query */
    struct uric_relative relative;
    int same_query;
};

static URIC_NEVER_INLINE int uric_same_bytes(struct uric_bytes one, struct uric_bytes other)
{
    if (one.s == NULL || other.s == NULL)
        return one.s == other.s;
    return one.n == other.n && (one.n == 0 || memcmp(one.s, other.s, one.n) == 0);
}

static const struct uric_bytes uric_no_path = { NULL, 0 };

/* A path without the dot-segments at its start: 5.2.4 removes these first. */
static struct uric_bytes uric_without_first_dots(struct uric_bytes path)
{
    size_t before = 0, surplus = 0;
    const size_t n = uric_pass_dots(path.s, 0, path.n, 0, NULL, &before, &surplus);

    if (n > 0)
        path.s += n;
    path.n -= n;
    return path;
}

/* How many of the first `most` segments two paths have in common.  Both are walked from
 * their ends. */
static size_t uric_common(struct uric_bytes one, size_t n_one, struct uric_bytes other,
                     size_t n_other, size_t most)
{
    struct uric_remaining w1, w2;
    struct uric_bytes s1, s2;
    const char *slash;
    size_t same = most;

    uric_remaining_begin(&w1, URIC_DOTS_3986, uric_no_path, one);
    uric_remaining_begin(&w2, URIC_DOTS_3986, uric_no_path, other);
    for (; n_one > most; n_one--)
        uric_remaining_next(&w1, &s1, &slash);
    for (; n_other > most; n_other--)
        uric_remaining_next(&w2, &s2, &slash);
    for (; most > 0; most--) {
        uric_remaining_next(&w1, &s1, &slash);
        uric_remaining_next(&w2, &s2, &slash);
        if (!uric_same_bytes(s1, s2))
            same = most - 1;
    }
    return same;
}

/* Lays the target's segments that the relative path has; returns the first of them. */
static struct uric_bytes uric_lay_segments(const struct uric_relation *r, struct uric_laying *l)
{
    struct uric_remaining w;
    struct uric_bytes segment = uric_no_path;
    const char *slash;
    size_t left = r->rest.kept - r->relative.skipped;

    uric_remaining_begin(&w, URIC_DOTS_3986, uric_no_path, r->target.path);
    for (; left > 0; left--) {
        uric_remaining_next(&w, &segment, &slash);
        uric_lay(l, segment.s, segment.n);
        if (left > 1 || r->relative.keeps_slash)
            uric_lay(l, slash, 1);
    }
    uric_lay_rest(l);
    return segment;
}

/* Computes how many "../" the path needs and which segments follow; returns 0 if no relative
 * path exists. */
static int uric_find_way(struct uric_relation *r, struct uric_bytes directory)
{
    struct uric_rest from;
    size_t ups, most;

    memset(&from, 0, sizeof from);
    from.dots = URIC_DOTS_3986;
    uric_rest_measure(&from, uric_no_path, directory);
    ups = from.kept - 1; /* the segment after the last "/" is empty */
    most = ups < r->rest.kept - 1 ? ups : r->rest.kept - 1;
    memset(&r->relative, 0, sizeof r->relative);
    if (from.rooted == r->rest.rooted) {
        const size_t same = uric_common(directory, from.kept, r->target.path, r->rest.kept,
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

static int uric_needs_guard(const struct uric_relative *way, struct uric_bytes first)
{
    return way->ups == 0 && way->length > 0 &&
           (way->keeps_slash || first.n == 0 || memchr(first.s, ':', first.n) != NULL);
}

static void uric_consider_relative(struct uric_relation *r, struct uric_bytes directory)
{
    struct uric_relative *const way = &r->relative;
    struct uric_laying l;
    struct uric_bytes first;

    if (!uric_find_way(r, directory))
        return;
    memset(&l, 0, sizeof l);
    first = uric_lay_segments(r, &l);
    way->length = l.length;
    way->guarded = uric_needs_guard(way, first);
    r->possible[URIC_RELATIVE_PATH] = 1;
    r->length[URIC_RELATIVE_PATH] = way->length + 3 * way->ups + (way->guarded ? 2 : 0);
    if (way->length == 0) /* "." or "..", without a "/" after it */
        r->length[URIC_RELATIVE_PATH] = way->ups > 0 ? 3 * way->ups - 1 : 1;
}

/* The target without query, fragment and the parts that this kind of reference omits. */
static URIC_NEVER_INLINE struct uric_target uric_begin_of(const struct uric_relation *r,
                                                    enum uric_variant variant)
{
    struct uric_target t = r->target;

    t.query = t.fragment = uric_no_path;
    if (variant != URIC_WHOLE)
        t.scheme = uric_no_path;
    if (variant == URIC_ABSOLUTE_PATH)
        t.authority = uric_no_path;
    return t;
}

static void uric_consider(struct uric_relation *r, enum uric_variant variant)
{
    const struct uric_target t = uric_begin_of(r, variant);
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    r->possible[variant] = 1;
    r->length[variant] = out.length;
}

/* Whether the target's path, as that reference writes it, equals the base's byte by byte. */
static int uric_has_path(struct uric_relation *r, const char *bs, const struct uric *b)
{
    const struct uric_target t = uric_begin_of(r, URIC_NETWORK_PATH);
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

static void uric_own_relate(struct uric_relation *r, const char *bs, const struct uric *b)
{
    const struct uric_bytes query = uric_bytes_of(bs, b, URIC_QUERY);
    const struct uric_bytes authority = uric_authority_bytes(bs, b);

    uric_consider(r, URIC_WHOLE);
    if (!uric_same_bytes(r->target.scheme, uric_bytes_of(bs, b, URIC_SCHEME)))
        return;
    if (r->target.authority.s != NULL)
        uric_consider(r, URIC_NETWORK_PATH);
    if (!uric_same_bytes(r->target.authority, authority))
        return;
    if (r->rest.rooted)
        uric_consider(r, URIC_ABSOLUTE_PATH);
    uric_consider_relative(r, uric_without_first_dots(uric_merge(
                             uric_bytes_of(bs, b, URIC_PATH), authority)));
    r->same_query = uric_same_bytes(query, r->target.query);
    r->possible[URIC_EMPTY_PATH] =
        (r->same_query || r->target.query.s != NULL) && uric_has_path(r, bs, b);
}

static URIC_NEVER_INLINE uint64_t uric_length_in(const struct uric_relation *r, enum uric_variant variant)
{
    const int has_query =
        r->target.query.s != NULL && !(variant == URIC_EMPTY_PATH && r->same_query);

    return r->length[variant] + (has_query ? 1 + r->target.query.n : 0) +
           (r->target.fragment.s != NULL ? 1 + r->target.fragment.n : 0);
}

static enum uric_variant uric_shortest(const struct uric_relation *r)
{
    int best = URIC_WHOLE, variant;

    for (variant = URIC_WHOLE - 1; variant >= 0; variant--) {
        if (r->possible[variant] &&
            uric_length_in(r, (enum uric_variant)variant) <= uric_length_in(r, (enum uric_variant)best))
            best = variant;
    }
    return (enum uric_variant)best;
}

static void uric_write_relative(const struct uric_relation *r, char *to)
{
    const struct uric_relative *const way = &r->relative;
    char *const end = to + (size_t)r->length[URIC_RELATIVE_PATH];
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
        uric_lay_segments(r, &l);
}

static void uric_write_end(char mark, struct uric_bytes part, char **to)
{
    if (part.s == NULL)
        return;
    *(*to)++ = mark;
    if (part.n > 0)
        memcpy(*to, part.s, part.n);
    *to += part.n;
}

static void uric_write_variant(struct uric_relation *r, enum uric_variant variant, char *to)
{
    if (variant == URIC_RELATIVE_PATH) {
        uric_write_relative(r, to);
    } else if (variant != URIC_EMPTY_PATH) {
        const struct uric_target t = uric_begin_of(r, variant);
        struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

        out.buffer = to;
        uric_target_put(&t, &r->rest, &out);
    }
    to += (size_t)r->length[variant];
    if (variant != URIC_EMPTY_PATH || !r->same_query)
        uric_write_end('?', r->target.query, &to);
    uric_write_end('#', r->target.fragment, &to);
}

/* The parts of the reference, `length` bytes at s. */
static void uric_variant_parts(const struct uric_relation *r, enum uric_variant variant,
                          const struct uric *target, const char *s, size_t length,
                          struct uric *parts)
{
    struct uric_target t = uric_begin_of(r, variant);

    if (variant < URIC_NETWORK_PATH)
        t.authority = uric_no_path;
    if (variant != URIC_EMPTY_PATH || !r->same_query)
        t.query = r->target.query;
    t.fragment = r->target.fragment;
    uric_target_parts(&t, target, s, length, parts);
}

/* ---- without dot-segments ---- */

/* A reference without dot-segments in its base and target: some "../", or "./" as a guard, or ".";
 * then the target from an offset on. */
struct uric_shortcut {
    size_t ups;
    int bare;       /* no "/" follows the last ".." */
    unsigned dot;   /* the length of "." or "./" */
    uint32_t from;
};

/* The length of what precedes the target's bytes. */
static size_t uric_shortcut_lead(const struct uric_shortcut *x)
{
    return x->ups > 0 ? 3 * x->ups - (unsigned)x->bare : x->dot;
}

/* How many bytes two paths have in common, up to the last "/" of these. */
static size_t uric_common_start(struct uric_bytes one, struct uric_bytes other)
{
    const size_t n = one.n < other.n ? one.n : other.n;
    size_t i = 0;

    URIC_FORGET(one.s);
    URIC_FORGET(other.s);
    for (; n - i >= URIC_LANES; i += URIC_LANES) {
        if (uric_lanes_mask(uric_lanes_equal(uric_lanes_load(one.s + i),
                                             uric_lanes_load(other.s + i))) != URIC_LANES_ALL)
            break;
    }
    while (i < n && one.s[i] == other.s[i])
        i++;
    while (i > 0 && one.s[i - 1] != '/')
        i--;
    return i;
}

/* Whether a relative path that starts with these bytes needs a "./". */
static int uric_wants_guard(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n && s[i] != '/'; i++) {
        if (s[i] == ':')
            return 1;
    }
    return i == 0;
}

/* The relative path, unless the absolute one is shorter. */
static void uric_find_relative(struct uric_bytes directory, struct uric_bytes path, struct uric_shortcut *x)
{
    const size_t same = uric_common_start(directory, uric_directory(path)), left = path.n - same;
    size_t i;

    for (i = same; i < directory.n; i++)
        x->ups += directory.s[i] == '/';
    x->bare = left == 0;
    if (x->ups == 0)
        x->dot = left == 0 ? 1 : uric_wants_guard(path.s + same, left) ? 2 : 0;
    if (uric_shortcut_lead(x) <= same) {
        x->from += (uint32_t)same;
    } else {
        x->ups = 0;
        x->dot = 0;
    }
}

/* 0: only the segments can tell. */
static int uric_find_shortcut(struct uric_ref base, struct uric_ref target, struct uric_shortcut *x)
{
    static const struct uric_bytes slash = { "/", 1 };
    const struct uric *const b = base.u, *const t = target.u;
    const struct uric_bytes path = uric_bytes_of(target.s, t, URIC_PATH);
    const struct uric_bytes old = uric_bytes_of(base.s, b, URIC_PATH);
    const uint32_t scheme = t->part[URIC_SCHEME].end, begin = t->part[URIC_PATH].begin;

    if (!uric_has(b, URIC_HOST) || !uric_has(t, URIC_HOST) ||
        uric_may_have_dots(path.s, path.n) || uric_may_have_dots(old.s, old.n) ||
        (path.n > 1 && path.s[1] == '/'))
        return 0;
    x->ups = x->dot = 0;
    x->bare = 0;
    x->from = 0;
    if (b->part[URIC_SCHEME].end != scheme || memcmp(base.s, target.s, scheme) != 0)
        return 1;
    x->from = scheme + 1;
    if (b->part[URIC_PATH].begin != begin ||
        memcmp(base.s + scheme, target.s + scheme, begin - scheme) != 0)
        return 1;
    if (uric_same_bytes(path, old)) {
        const int same_query = uric_same_bytes(uric_bytes_of(base.s, b, URIC_QUERY),
                                          uric_bytes_of(target.s, t, URIC_QUERY));

        if (same_query || uric_has(t, URIC_QUERY)) {
            x->from =
                t->part[same_query && uric_has(t, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
            return 1;
        }
    }
    if (path.n > 0) {
        x->from = begin;
        uric_find_relative(old.n > 0 ? uric_directory(old) : slash, path, x);
    }
    return 1;
}

static void uric_shortcut_parts(const struct uric_shortcut *x, const struct uric *t, uint32_t lead,
                           const char *s, struct uric *parts)
{
    const uric_span path = t->part[URIC_PATH];
    const uint32_t shift = lead - x->from;

    uric_result_begin(parts);
    if (x->from < path.begin) {
        if (x->from == 0)
            uric_result_shift(parts, t, URIC_SCHEME, URIC_SCHEME, 0);
        uric_result_authority(parts, t, shift);
        uric_result_shift(parts, t, URIC_PATH, URIC_PATH, shift);
    } else {
        uric_result_add(parts, URIC_PATH, 0, x->from < path.end ? path.end + shift : lead);
    }
    uric_result_shift(parts, t, x->from < t->part[URIC_QUERY].begin ? URIC_QUERY : URIC_FRAGMENT,
                      URIC_FRAGMENT, shift);
    uric_result_end(parts, s);
}

static enum uric_status uric_write_shortcut(const struct uric_shortcut *x, struct uric_ref target,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric *parts)
{
    const size_t lead = uric_shortcut_lead(x);
    const size_t n = uric_end(target.u) - x->from;
    const char *const step = x->ups > 0 ? "../" : "./";
    char *to = buffer;
    size_t i;

    *length = lead + n;
    if (*length > size)
        return URIC_TOO_SMALL;
    for (i = 0; i < lead; i++)
        *to++ = step[i % 3];
    if (n > 0)
        uric_put_piece(to, target.s + x->from, n);
    if (parts != NULL)
        uric_shortcut_parts(x, target.u, (uint32_t)lead, buffer, parts);
    return URIC_OK;
}

static enum uric_status uric_relate_to(struct uric_ref base, struct uric_ref target, char *buffer,
                                  size_t size, size_t *length, struct uric *parts)
{
    struct uric_shortcut shortcut;
    struct uric_relation r;
    enum uric_variant variant;

    *length = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(target.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME) || !uric_has(target.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (uric_find_shortcut(base, target, &shortcut))
        return uric_write_shortcut(&shortcut, target, buffer, size, length, parts);
    memset(&r, 0, sizeof r);
    uric_transform(base.s, base.u, target.s, target.u, URIC_RESOLVE_STRICT, &r.target);
    r.target.path = uric_without_first_dots(r.target.path);
    uric_target_measure(&r.target, 0, URIC_RESOLVE_STRICT, &r.rest);
    uric_own_relate(&r, base.s, base.u);
    variant = uric_shortest(&r);
    if (uric_length_in(&r, variant) > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)uric_length_in(&r, variant);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length > 0)
        uric_write_variant(&r, variant, buffer);
    if (parts != NULL)
        uric_variant_parts(&r, variant, target.u, buffer, *length, parts);
    return URIC_OK;
}

enum uric_status uric_relate(struct uric_ref base, struct uric_ref target, char *buffer,
                             size_t size, size_t *length, struct uric *parts)
{
    const enum uric_status status = uric_relate_to(base, target, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}

/* Composes a reference from parts and parses it: it must have the parts that were given, so
 * that no part can end early or become another. */


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

/* ---- parts ---- */

static URIC_ALWAYS_INLINE int uric_is_new(const struct uric_composition *c, int part)
{
    return part >= c->first && part <= c->last;
}

static int uric_own_has(const struct uric_composition *c, int part)
{
    return uric_is_new(c, part) ? c->part[part].s != NULL
                           : uric_has(c->old.u, (enum uric_part)part);
}

/* An edited origin-form stays one: its path is never taken for an authority. */
static int uric_edits_origin_form(const struct uric_composition *c)
{
    return c->old.u != NULL && uric_is_origin_form(c->old.u);
}

static enum uric_rule uric_rule_of(const struct uric_composition *c)
{
    if (uric_edits_origin_form(c))
        return URIC_RULE_ORIGIN_FORM;
    return uric_own_has(c, URIC_SCHEME) ? URIC_RULE_URI : URIC_RULE_URI_REFERENCE;
}

/* A part that is not in pieces. */
static struct uric_bytes uric_part_bytes(const struct uric_composition *c, int part)
{
    return uric_is_new(c, part) ? c->part[part]
                           : uric_bytes_of(c->old.s, c->old.u, (enum uric_part)part);
}

/* A part's pieces, none of them empty. */
struct uric_pieces {
    const struct uric_bytes *piece;
    size_t count;
    struct uric_bytes one;
};

static void uric_find_pieces(const struct uric_composition *c, int part, struct uric_pieces *p)
{
    if (uric_is_new(c, part) && part == c->edited && c->pieces > 0) {
        p->piece = c->piece;
        p->count = c->pieces;
    } else {
        p->one = uric_part_bytes(c, part);
        p->piece = &p->one;
        p->count = p->one.n > 0;
    }
}

/* ---- the path and what precedes it ---- */

static int uric_first_segment_has_colon(const struct uric_pieces *path)
{
    size_t k;

    for (k = 0; k < path->count; k++) {
        const struct uric_bytes piece = path->piece[k];
        const char *const slash = (const char *)memchr(piece.s, '/', piece.n);

        if ((const char *)memchr(piece.s, ':', slash ? (size_t)(slash - piece.s) : piece.n))
            return 1;
        if (slash)
            return 0;
    }
    return 0;
}

/* The second byte of a path that is not empty; -1 if there is none. */
static int uric_second_byte(const struct uric_pieces *path)
{
    if (path->piece->n > 1)
        return (unsigned char)path->piece->s[1];
    return path->count > 1 ? (unsigned char)path->piece[1].s[0] : -1;
}

/* The guard that keeps a path from parsing as another component (RFC 3986, 3.3, 4.2): two
 * bytes, or none. */
static const char *uric_guard_of(const struct uric_composition *c)
{
    struct uric_pieces path;

    if (c->first > URIC_PATH || uric_own_has(c, URIC_HOST) || uric_edits_origin_form(c))
        return "";
    uric_find_pieces(c, URIC_PATH, &path);
    if (path.count == 0)
        return "";
    if (path.piece->s[0] == '/')
        return uric_second_byte(&path) == '/' ? "/." : "";
    return !uric_own_has(c, URIC_SCHEME) && uric_first_segment_has_colon(&path) ? "./" : "";
}

static enum uric_status uric_misses(const struct uric_composition *c, struct uric_refusal *why)
{
    struct uric_pieces path;

    if (!uric_own_has(c, URIC_HOST)) {
        if (uric_own_has(c, URIC_USERINFO))
            return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_USERINFO, 0);
        if (uric_own_has(c, URIC_PORT))
            return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_PORT, 0);
        return URIC_OK;
    }
    if (uric_edits_origin_form(c))
        return uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, URIC_HOST, 0);
    uric_find_pieces(c, URIC_PATH, &path);
    return path.count > 0 && path.piece->s[0] != '/'
               ? uric_refuse_part(why, URIC_REASON_NEEDS_SLASH, URIC_PATH, 0)
               : URIC_OK;
}

/* ---- in pieces ---- */

/* Seven parts, one of them in pieces, a delimiter before or after each, "//" and a
 * guard. */
enum { URIC_MOST_PIECES = URIC_PARTS - 1 + URIC_PART_PIECES + URIC_PARTS + 1 };

struct uric_joined {
    struct uric_bytes piece[URIC_MOST_PIECES];
    size_t n;
    uint64_t length;
    uric_span64 at[URIC_PARTS]; /* the path's starts after its guard */
    size_t guard;               /* length of the guard */
};

static void uric_join_piece(struct uric_joined *j, const char *s, size_t n)
{
    if (n > 0) {
        j->piece[j->n].s = s;
        j->piece[j->n++].n = n;
    }
    j->length += n;
}

static void uric_join_part(struct uric_joined *j, const struct uric_composition *c, int part)
{
    struct uric_pieces p;
    size_t i;

    uric_find_pieces(c, part, &p);
    j->at[part].begin = j->length;
    for (i = 0; i < p.count; i++)
        uric_join_piece(j, p.piece[i].s, p.piece[i].n);
    j->at[part].end = j->length;
}

static void uric_join_all(struct uric_joined *j, const struct uric_composition *c)
{
    const char *const guard = uric_guard_of(c);
    int part;

    j->n = 0;
    j->length = 0;
    j->guard = guard[0] != '\0' ? 2 : 0;
    for (part = 0; part < URIC_PARTS; part++) {
        const struct uric_delimiters *const d = &uric_delimiters[part];

        if (part == URIC_USERINFO && uric_own_has(c, URIC_HOST))
            uric_join_piece(j, "//", 2);
        if (part == URIC_PATH)
            uric_join_piece(j, guard, j->guard);
        if (!uric_own_has(c, part) && part != URIC_PATH)
            continue;
        if (part != URIC_HOST)
            uric_join_piece(j, d->lead, d->leads);
        uric_join_part(j, c, part);
        uric_join_piece(j, &d->follow, d->follows);
    }
}

static enum uric_status uric_scan_pieces(const struct uric_joined *j, const struct uric_composition *c,
                                    struct uric64 *u)
{
    struct uric_stream m;
    size_t i;

    uric_stream_init(&m, uric_rule_of(c));
    if (c->tolerance != NULL)
        uric_stream_tolerate(&m, c->tolerance);
    for (i = 0; i < j->n; i++)
        uric_stream_feed(&m, j->piece[i].s, j->piece[i].n);
    return uric_stream_end(&m, u);
}

static int uric_is_as_meant(const struct uric_joined *j, const struct uric_composition *c,
                       const struct uric64 *u)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        const size_t guard = part == URIC_PATH ? j->guard : 0;

        if ((u->defined >> part & 1) != (uric_own_has(c, part) || part == URIC_PATH))
            return 0;
        if ((u->defined >> part & 1) && (u->part[part].begin + guard != j->at[part].begin ||
                                         u->part[part].end != j->at[part].end))
            return 0;
    }
    return 1;
}

static int uric_pieces_are_as_meant(const struct uric_composition *c)
{
    struct uric_joined j;
    struct uric64 u;

    uric_join_all(&j, c);
    return uric_scan_pieces(&j, c, &u) == URIC_OK && uric_is_as_meant(&j, c, &u);
}

/* ---- in a buffer ---- */

char *uric_put_piece(char *to, const char *s, size_t n)
{
    uric_copy(to, s, n);
    return to + n;
}

/* Writes the pieces; whether they parse into the parts that were meant. */
static int uric_writes_as_meant(const struct uric_joined *j, const struct uric_composition *c, char *buffer,
                           struct uric *parts)
{
    char *to = buffer;
    struct uric64 u;
    size_t i;

    for (i = 0; i < j->n; i++)
        to = uric_put_piece(to, j->piece[i].s, j->piece[i].n);
    if (uric_parse_as(uric_rule_of(c), buffer, (size_t)j->length, c->tolerance, parts) != URIC_OK)
        return 0;
    u.defined = parts->defined;
    for (i = 0; i < URIC_PARTS; i++) {
        u.part[i].begin = parts->part[i].begin;
        u.part[i].end = parts->part[i].end;
    }
    return uric_is_as_meant(j, c, &u);
}

/* ---- which byte of a part is to blame ---- */

/* A text after which the bytes of the part can be read in one way only.  In a userinfo, an "a"
 * keeps a "[" from starting an address. */
static struct uric_bytes uric_lead_of(const struct uric_composition *c, int part)
{
    static const char leads[URIC_PARTS][5] = { "", "//a", "//@", "//@:", "a:", "/?", "/#" };
    static const unsigned char lengths[URIC_PARTS] = { 0, 3, 3, 4, 2, 2, 2 };
    struct uric_bytes lead = { leads[part], lengths[part] };

    if (part < URIC_PATH)
        return lead;
    if (part > URIC_PATH) {
        if (!uric_edits_origin_form(c))
            lead.s++, lead.n--;
    } else if (uric_own_has(c, URIC_HOST)) {
        lead.s = leads[URIC_HOST];
    } else if (!uric_own_has(c, URIC_SCHEME)) {
        lead.n = 0;
    }
    return lead;
}

/* Whether a byte of a match, from `begin` on, delimits the part: *at is its offset. */
static int uric_is_delimited(const struct uric64 *u, int part, uint64_t begin, uint64_t length,
                        uint64_t *at)
{
    *at = u->part[part].end;
    if (part == URIC_USERINFO && !uric64_has(u, URIC_USERINFO))
        *at = uric64_authority(u).end;
    else if (!uric64_has(u, (enum uric_part)part))
        return 0;
    return *at >= begin && *at < length;
}

/* Whether this byte of a host or port, an "@", would make what precedes it a userinfo. */
static int uric_ends_userinfo(int part, const struct uric_bytes *piece, size_t count, uint64_t at)
{
    size_t i;

    for (i = 0; i < count && at >= piece[i].n; i++)
        at -= piece[i].n;
    return (part == URIC_HOST || part == URIC_PORT) && i < count && piece[i].s[at] == '@';
}

enum uric_reason uric_bad_byte(const struct uric_composition *c, int part,
                               const struct uric_bytes *piece, size_t count, uint64_t *at)
{
    const struct uric_bytes lead = uric_lead_of(c, part);
    const char *const guard = part == URIC_PATH ? uric_guard_of(c) : "";
    const size_t n = lead.n + (guard[0] != '\0' ? 2 : 0);
    struct uric_stream m;
    struct uric64 u;
    uint64_t length;
    size_t i;

    uric_stream_init(&m, uric_edits_origin_form(c)  ? URIC_RULE_ORIGIN_FORM
                         : part == URIC_SCHEME ? URIC_RULE_URI
                                               : URIC_RULE_URI_REFERENCE);
    if (c->tolerance != NULL)
        uric_stream_tolerate(&m, c->tolerance);
    uric_stream_feed(&m, lead.s, lead.n);
    uric_stream_feed(&m, guard, n - lead.n);
    for (i = 0; i < count; i++)
        uric_stream_feed(&m, piece[i].s, piece[i].n);
    if (uric_stream_prefix(&m, &u, &length) == URIC_OK &&
        uric_is_delimited(&u, part, n, length, at)) {
        *at -= n;
        return URIC_REASON_DELIMITER;
    }
    *at = uric_stream_taken(&m) > n ? uric_stream_taken(&m) - n : 0;
    if (part == URIC_SCHEME && uric_edits_origin_form(c))
        *at = 0; /* there is no place for one */
    return uric_ends_userinfo(part, piece, count, *at) ? URIC_REASON_DELIMITER
                                                  : URIC_REASON_NOT_ALLOWED;
}

static URIC_NEVER_INLINE enum uric_status uric_blame_byte(const struct uric_composition *c, int part,
                                                     struct uric_refusal *why)
{
    struct uric_pieces p;
    uint64_t at;
    enum uric_reason reason;

    uric_find_pieces(c, part, &p);
    reason = uric_bad_byte(c, part, p.piece, p.count, &at);
    return uric_refuse_part(why, reason, part, (size_t)at);
}

/* Checks a part alone, with only an authority around or before it. */
static enum uric_status uric_check_alone(const struct uric_composition *c, int part,
                                    struct uric_refusal *why)
{
    static const struct uric_bytes empty = { "", 0 };
    struct uric_composition alone;

    if (!uric_own_has(c, part))
        return URIC_OK;
    memset(&alone, 0, sizeof alone);
    alone.tolerance = c->tolerance;
    alone.last = URIC_FRAGMENT;
    alone.edited = part;
    if (part >= URIC_USERINFO && part <= URIC_PATH && uric_own_has(c, URIC_HOST))
        alone.part[URIC_HOST] = empty;
    alone.part[part] = uric_part_bytes(c, part);
    return uric_pieces_are_as_meant(&alone) ? URIC_OK : uric_blame_byte(&alone, part, why);
}

/* Names the first part that is invalid on its own: the scanner may read it as the start of another,
 * and stop only in the next part. */
static enum uric_status uric_name_part(const struct uric_composition *c, struct uric_refusal *why)
{
    enum uric_status status = URIC_OK;
    int part;

    for (part = 0; part < URIC_PARTS && status == URIC_OK; part++)
        status = uric_check_alone(c, part, why);
    /* parts that are valid alone, with the delimiters and guards between them, are so together */
    return status != URIC_OK ? status
                             : uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, URIC_PATH, 0);
}

/* URIC_OK or, with the reason, URIC_REFUSED. */
static URIC_NEVER_INLINE enum uric_status uric_check_without_buffer(const struct uric_composition *c,
                                                               struct uric_refusal *why)
{
    if (uric_pieces_are_as_meant(c))
        return URIC_OK;
    return c->edited == URIC_PARTS ? uric_name_part(c, why) : uric_blame_byte(c, c->edited, why);
}

/* ---- the reference ---- */

static enum uric_status uric_own_compose(struct uric_composition *c, char *buffer, size_t size,
                                size_t *length, struct uric *parts, struct uric_refusal *why)
{
    enum uric_status status = uric_misses(c, why);
    char room[URIC_COMPOSE_ROOM];
    struct uric_joined j;

    if (status != URIC_OK)
        return status;
    uric_join_all(&j, c);
    if (j.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (j.length == 0 || j.length > size)
        buffer = j.length <= sizeof room ? room : NULL;
    if (buffer == NULL || !uric_writes_as_meant(&j, c, buffer, parts))
        status = uric_check_without_buffer(c, why);
    if (status != URIC_OK)
        return status;
    *length = (size_t)j.length;
    return *length > size ? URIC_TOO_SMALL : URIC_OK;
}

enum uric_status uric_compose(struct uric_composition *c, char *buffer, size_t size,
                              size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric found;
    enum uric_status status;

    *length = 0;
    if (parts == NULL)
        parts = &found;
    status = uric_own_compose(c, buffer, size, length, parts, why);
    if (status != URIC_OK)
        memset(parts, 0, sizeof *parts);
    return status;
}

/* Builds a reference from its parts. */

/* The length of a part with its delimiters.  One that is too long makes the sum too long. */
static URIC_ALWAYS_INLINE uint64_t uric_room_for(struct uric_bytes part, unsigned delimiters)
{
    if (part.s == NULL)
        return 0;
    return uric_too_long(part) ? (uint64_t)1 << 60 : part.n + delimiters;
}

/* The room for all of them, and for the guard that a path may need. */
static URIC_ALWAYS_INLINE uint64_t uric_room_for_all(const struct uric_bytes *part)
{
    const struct uric_bytes path = part[URIC_PATH];
    const uint64_t room =
        uric_room_for(part[URIC_SCHEME], 1) + uric_room_for(part[URIC_USERINFO], 1) +
        uric_room_for(part[URIC_HOST], 2) + uric_room_for(part[URIC_PORT], 1) + uric_room_for(path, 0) +
        uric_room_for(part[URIC_QUERY], 1) + uric_room_for(part[URIC_FRAGMENT], 1);

    if (part[URIC_HOST].s != NULL || path.n == 0 ||
        (path.s[0] == '/' && (path.n == 1 || path.s[1] != '/')))
        return room;
    return room + 2;
}

/* Writes the parts and their delimiters.  Returns a bit for each defined part, and in `ends` where
 * each ends: 0 if it is undefined. */
static URIC_ALWAYS_INLINE unsigned uric_put_parts(const struct uric_bytes *part, char *buffer,
                                             uint32_t ends[URIC_PARTS], size_t *length)
{
    unsigned defined = 0;
    char *to = buffer;
    int which;

    memset(ends, 0, URIC_PARTS * sizeof *ends);
    for (which = 0; which < URIC_PARTS; which++) {
        const struct uric_delimiters *const d = &uric_delimiters[which];
        const struct uric_bytes piece = part[which];

        if (which == URIC_USERINFO && part[URIC_HOST].s != NULL) {
            *to++ = '/';
            *to++ = '/';
        }
        if (piece.s == NULL)
            continue;
        if (d->leads == 1) /* those of a host are written */
            *to++ = d->lead[0];
        uric_copy(to, piece.s, piece.n);
        to += piece.n;
        ends[which] = (uint32_t)(to - buffer);
        defined |= 1u << which;
        if (d->follows > 0)
            *to++ = d->follow;
    }
    *length = (size_t)(to - buffer);
    return defined;
}

/* The common case: what is written parses into the parts that were given.  If the same parts are
 * defined and end where they should, they begin there, too.  Otherwise URIC_NONE. */
static URIC_ALWAYS_INLINE enum uric_status uric_build_quickly(const struct uric_bytes *part,
                                                         char *buffer, size_t size,
                                                         size_t *length, struct uric *parts)
{
    const uint64_t wanted = part[URIC_PATH].s != NULL ? uric_room_for_all(part) : 0;
    char room[URIC_COMPOSE_ROOM];
    uint32_t ends[URIC_PARTS], differ;
    unsigned defined;
    int which;

    if (wanted == 0 || wanted > URIC_MAX_LENGTH || (wanted > size && wanted > sizeof room))
        return URIC_NONE;
    if (part[URIC_HOST].s == NULL && (part[URIC_USERINFO].s != NULL || part[URIC_PORT].s != NULL))
        return URIC_NONE;
    if (wanted > size)
        buffer = room;
    defined = uric_put_parts(part, buffer, ends, length);
    if ((wanted > size && *length <= size) || uric_parse(buffer, *length, parts) != URIC_OK)
        return URIC_NONE;
    differ = parts->defined ^ defined;
    for (which = 0; which < URIC_PARTS; which++)
        differ |= parts->part[which].end ^ ends[which];
    if (differ != 0)
        return URIC_NONE;
    if (*length <= size)
        return URIC_OK;
    uric_no_parts(parts);
    return URIC_TOO_SMALL;
}

enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS],
                            const struct uric_tolerance *tolerance, char *buffer, size_t size,
                            size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric_composition c;
    struct uric_refusal unasked;
    struct uric found;
    int which, too_long = 0;

    if (why == NULL)
        why = &unasked;
    memset(why, 0, sizeof *why);
    if (tolerance == NULL) {
        const enum uric_status status =
            uric_build_quickly(part, buffer, size, length, parts != NULL ? parts : &found);

        if (status != URIC_NONE)
            return status;
    }
    *length = 0;
    c.old = uric_bind(NULL, NULL);
    c.tolerance = tolerance;
    c.first = URIC_SCHEME;
    c.last = URIC_FRAGMENT;
    c.edited = URIC_PARTS;
    c.pieces = 0;
    for (which = 0; which < URIC_PARTS; which++) {
        const struct uric_bytes given = uric_bytes_given(part[which]);

        c.part[which] = given;
        too_long |= uric_too_long(given);
    }
    if (too_long) {
        uric_no_parts(parts);
        return URIC_TOO_LONG;
    }
    return uric_compose(&c, buffer, size, length, parts, why);
}

/* Edits a reference: sets or removes one part and keeps every other byte. */


/* The new bytes are, in this order: the delimiters before the part, if the reference does not have
 * it; the joint; the name and "="; the value; the delimiter after the part. */
struct uric_editing {
    const char *s;
    const struct uric *u;
    const struct uric_change *edit;
    struct uric_bytes value, name; /* the edit's */
    uint32_t begin, end;           /* what the new bytes replace in s */
    unsigned leads, follows;       /* how many delimiters they start and end with */
    unsigned defined;              /* the parts of the result */
    char joint;                    /* a delimiter after what is kept of the part, or 0 */
    unsigned char names;           /* whether the name is one of the new bytes */
    unsigned char plain;           /* whether the new bytes are plain; then: */
    unsigned char host_kind;       /* of the result */
    struct uric_composition c;     /* its parts are set by place_edit() */
    struct uric *authority;        /* set to the value of such an edit */
    struct uric_refusal *why;
};

static URIC_NEVER_INLINE const char *uric_find_byte(struct uric_bytes text, char byte)
{
    return text.n > 0 ? (const char *)memchr(text.s, byte, text.n) : NULL;
}

static int uric_removes(const struct uric_editing *e)
{
    return e->value.s == NULL;
}

static int uric_removes_part(const struct uric_editing *e)
{
    return !(e->defined >> e->c.edited & 1);
}

/* The part that an edit changes. */
static int uric_part_of(int what)
{
    static const int parts[] = { URIC_PARTS, URIC_USERINFO, URIC_USERINFO, URIC_PATH,
                                 URIC_QUERY, URIC_QUERY };

    return what < URIC_PARTS ? what : parts[what - URIC_PARTS];
}

/* ---- what is replaced ---- */

/* Where a part would be that the reference does not have. */
static uint32_t uric_place_for(const struct uric *u, int part)
{
    switch (part) {
    case URIC_SCHEME: return 0;
    case URIC_USERINFO: return u->part[URIC_HOST].begin;
    case URIC_QUERY: return u->part[URIC_PATH].end;
    case URIC_FRAGMENT: return uric_end(u);
    default: return u->part[URIC_PATH].begin;
    }
}

/* The new bytes are the whole part. */
static URIC_ALWAYS_INLINE void uric_replace_part(struct uric_editing *e)
{
    const int part = e->c.edited;

    e->defined = e->u->defined | 1u << part;
    e->leads = e->follows = 0;
    if (uric_has(e->u, (enum uric_part)part)) {
        e->begin = e->u->part[part].begin;
        e->end = e->u->part[part].end;
    } else {
        e->begin = e->end = uric_place_for(e->u, part);
        e->leads = uric_delimiters[part].leads;
        e->follows = uric_delimiters[part].follows;
    }
}

/* The part is removed with its delimiters; of a path, its bytes are. */
static enum uric_status uric_remove_part(struct uric_editing *e)
{
    const int part = e->c.edited;

    if (part == URIC_PATH)
        return URIC_OK;
    if (uric_has(e->u, (enum uric_part)part)) {
        e->begin -= uric_delimiters[part].leads;
        e->end += uric_delimiters[part].follows;
    }
    e->leads = e->follows = 0;
    e->defined &= ~(1u << part);
    return URIC_OK;
}

/* How many bytes are kept of the part, before the new ones and after them. */
static uint32_t uric_kept_before(const struct uric_editing *e)
{
    return uric_has(e->u, (enum uric_part)e->c.edited) ? e->begin - e->u->part[e->c.edited].begin
                                                       : 0;
}

static uint32_t uric_kept_after(const struct uric_editing *e)
{
    return uric_has(e->u, (enum uric_part)e->c.edited) ? e->u->part[e->c.edited].end - e->end : 0;
}

/* How many of the new bytes precede the value within the part. */
static URIC_ALWAYS_INLINE uint64_t uric_before_value(const struct uric_editing *e)
{
    return (uint64_t)(e->joint != 0) + (e->names ? (uint64_t)e->name.n + 1 : 0);
}

/* ---- the composition ---- */

static void uric_add_piece(struct uric_composition *c, const char *s, size_t n)
{
    if (n == 0)
        return;
    c->piece[c->pieces].s = s;
    c->piece[c->pieces].n = n;
    c->pieces++;
}

static void uric_place_part(struct uric_editing *e)
{
    struct uric_composition *const c = &e->c;

    c->part[c->edited].s = uric_removes_part(e) ? NULL : "";
    c->part[c->edited].n = 0;
    if (uric_removes_part(e))
        return;
    uric_add_piece(c, e->s + e->begin - uric_kept_before(e), uric_kept_before(e));
    uric_add_piece(c, &e->joint, e->joint != 0);
    if (e->names) {
        uric_add_piece(c, e->name.s, e->name.n);
        uric_add_piece(c, "=", 1);
    }
    uric_add_piece(c, e->value.s, e->value.n);
    uric_add_piece(c, e->s + e->end, uric_kept_after(e));
}

/* Completes the composition: an authority is changed as a whole. */
static void uric_place_edit(struct uric_editing *e)
{
    struct uric_composition *const c = &e->c;
    const int is_part = c->edited < URIC_PARTS;
    int part;

    c->pieces = 0;
    c->first = c->last = c->edited;
    if (c->edited >= URIC_USERINFO && (c->edited <= URIC_PORT || !is_part)) {
        c->first = URIC_USERINFO;
        c->last = URIC_PORT;
        for (part = URIC_USERINFO; part <= URIC_PORT; part++)
            c->part[part] = is_part ? uric_bytes_of(e->s, e->u, (enum uric_part)part)
                                    : uric_bytes_of(e->value.s, e->authority, (enum uric_part)part);
    }
    if (is_part)
        uric_place_part(e);
}

/* Refuses a text with the delimiter: tells that byte, or one before it that the part cannot
 * have. */
static enum uric_status uric_refuse_in(struct uric_editing *e, struct uric_bytes text, char delimiter,
                                  int part)
{
    const struct uric_bytes slash = { "/", (size_t)(part == URIC_EDIT_SEGMENT) };
    const char *const found = uric_find_byte(text, delimiter);
    struct uric_bytes pieces[2];
    enum uric_reason reason;
    uint64_t at;

    if (found == NULL)
        return URIC_OK;
    text.n = (size_t)(found - text.s);
    uric_place_edit(e);
    pieces[0] = slash;
    pieces[1] = text;
    reason = uric_bad_byte(&e->c, uric_part_of(part), pieces, 2, &at);
    at -= slash.n;
    if (at >= text.n) {
        reason = URIC_REASON_DELIMITER;
        at = text.n;
    }
    return uric_refuse_part(e->why, reason, part, (size_t)at);
}

/* ---- the authority, the user, the password ---- */

static enum uric_status uric_edit_authority(struct uric_editing *e)
{
    memset(e->authority, 0, sizeof *e->authority);
    if (!uric_removes(e) && uric_parse_as(URIC_RULE_AUTHORITY, e->value.s, e->value.n, e->c.tolerance,
                                     e->authority) != URIC_OK)
        return uric_refuse_part(e->why, URIC_REASON_NOT_ALLOWED, URIC_EDIT_AUTHORITY,
                                e->authority->error_offset);
    return URIC_OK;
}

static enum uric_status uric_edit_user(struct uric_editing *e)
{
    uric_span password;
    const int has_password = uric_password(uric_bind(e->s, e->u), &password);

    if (uric_removes(e))
        return has_password ? uric_refuse_part(e->why, URIC_REASON_NEEDS_USER, URIC_EDIT_PASSWORD,
                                               0)
                            : uric_remove_part(e);
    if (has_password)
        e->end = password.begin - 1;
    return e->plain ? URIC_OK : uric_refuse_in(e, e->value, ':', URIC_EDIT_USER);
}

static enum uric_status uric_edit_password(struct uric_editing *e)
{
    uric_span user;

    if (!uric_user(uric_bind(e->s, e->u), &user))
        return uric_removes(e) ? uric_remove_part(e)
                          : uric_refuse_part(e->why, URIC_REASON_NEEDS_USER,
                                             URIC_EDIT_PASSWORD, 0);
    e->begin = user.end;
    if (!uric_removes(e))
        e->joint = ':';
    return URIC_OK;
}

/* ---- elements of lists: segments, parameters ---- */

/* Finds element `index` of a text split at a delimiter.  Returns 0, or how far the index is
 * beyond the last element: 1 for the one after it. */
static size_t uric_find_element(struct uric_bytes text, char delimiter, size_t index,
                           struct uric_bytes *element)
{
    const char *at;

    for (; index > 0; index--) {
        at = uric_find_byte(text, delimiter);
        if (at == NULL)
            return index;
        text.n -= (size_t)(at + 1 - text.s);
        text.s = at + 1;
    }
    *element = text;
    at = uric_find_byte(text, delimiter);
    if (at != NULL)
        element->n = (size_t)(at - text.s);
    return 0;
}

/* The new bytes replace the element. */
static void uric_replace_element(struct uric_editing *e, struct uric_bytes element)
{
    e->begin = (uint32_t)(element.s - e->s);
    e->end = e->begin + (uint32_t)element.n;
}

/* The element is removed with the delimiter after it or, if it is the last, before it. */
static void uric_leave_out(struct uric_editing *e, struct uric_bytes text, struct uric_bytes element)
{
    uric_replace_element(e, element);
    if (e->s + e->end < text.s + text.n)
        e->end++;
    else if (element.s > text.s)
        e->begin--;
}

/* ---- one segment ---- */

static enum uric_status uric_refuse_segment(struct uric_editing *e)
{
    const struct uric_bytes value = e->value;
    const enum uric_status status =
        e->plain ? URIC_OK : uric_refuse_in(e, value, '/', URIC_EDIT_SEGMENT);
    size_t length;

    if (status == URIC_OK && uric_dot_segment(value.s, value.n, 1, &length))
        return uric_refuse_part(e->why, URIC_REASON_DOT_SEGMENT, URIC_EDIT_SEGMENT, 0);
    return status;
}

/* A path that does not start with "/" must not start with an empty segment. */
static enum uric_status uric_refuse_first(struct uric_editing *e)
{
    return uric_refuse_part(e->why, URIC_REASON_FIRST_SEGMENT, URIC_EDIT_SEGMENT, 0);
}

static enum uric_status uric_append_segment(struct uric_editing *e, struct uric_bytes path)
{
    const int needs_slash = path.n > 0 || uric_has(e->u, URIC_HOST);

    if (!needs_slash && e->value.n == 0)
        return uric_refuse_first(e);
    e->begin = e->end;
    if (needs_slash)
        e->joint = '/';
    return URIC_OK;
}

/* The path's segments are those of `segments`, without the "/" that it starts with. */
static enum uric_status uric_replace_segment(struct uric_editing *e, struct uric_bytes path,
                                        struct uric_bytes segments, struct uric_bytes segment)
{
    if (uric_removes(e)) {
        if (segment.n == segments.n)
            return URIC_OK; /* the only one: the path becomes empty */
        uric_leave_out(e, segments, segment);
    } else {
        uric_replace_element(e, segment);
    }
    return segments.s == path.s && uric_kept_before(e) == 0 && e->value.n == 0 &&
                   (uric_kept_after(e) == 0 || e->s[e->end] == '/')
               ? uric_refuse_first(e)
               : URIC_OK;
}

static enum uric_status uric_edit_segment(struct uric_editing *e)
{
    const struct uric_bytes path = uric_bytes_of(e->s, e->u, URIC_PATH);
    const enum uric_status status = uric_removes(e) ? URIC_OK : uric_refuse_segment(e);
    struct uric_bytes segments = path, segment;
    size_t beyond = e->edit->index + 1; /* of an empty path, which has no segments */

    if (status != URIC_OK)
        return status;
    if (path.n > 0) {
        const int rooted = path.s[0] == '/';

        segments.s += rooted;
        segments.n -= (size_t)rooted;
        beyond = uric_find_element(segments, '/', e->edit->index, &segment);
        if (beyond == 0)
            return uric_replace_segment(e, path, segments, segment);
    }
    if (beyond == 1 && !uric_removes(e))
        return uric_append_segment(e, path);
    return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_SEGMENT, 0);
}

/* ---- one parameter of the query ---- */

static struct uric_bytes uric_own_name_of(struct uric_bytes parameter)
{
    const char *const equals = uric_find_byte(parameter, '=');

    if (equals != NULL)
        parameter.n = (size_t)(equals - parameter.s);
    return parameter;
}

/* Compares names percent-decoded. */
static int uric_same_name(struct uric_bytes one, struct uric_bytes other)
{
    const uint32_t n = (uint32_t)one.n, m = (uint32_t)other.n;
    uint32_t i = 0, k = 0;

    while (i < n && k < m) {
        if (uric_decode_next(one.s, &i, n) != uric_decode_next(other.s, &k, m))
            return 0;
    }
    return i == n && k == m;
}

static int uric_find_parameter(const struct uric_editing *e, struct uric_bytes query,
                          struct uric_bytes *parameter)
{
    struct uric_bytes rest = query;

    if (query.s == NULL)
        return 0;
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_find_element(query, '&', e->edit->index, parameter) == 0;
    for (;;) {
        uric_find_element(rest, '&', 0, parameter);
        if (uric_same_name(uric_own_name_of(*parameter), e->name))
            return 1;
        if (parameter->n == rest.n)
            return 0;
        rest.s += parameter->n + 1;
        rest.n -= parameter->n + 1;
    }
}

static enum uric_status uric_replace_parameter(struct uric_editing *e, struct uric_bytes query,
                                          struct uric_bytes parameter)
{
    const size_t name = uric_own_name_of(parameter).n;

    if (uric_removes(e)) {
        if (parameter.n == query.n)
            return uric_remove_part(e);
        uric_leave_out(e, query, parameter);
        return URIC_OK;
    }
    uric_replace_element(e, parameter);
    e->begin += (uint32_t)name;
    if (name < parameter.n)
        e->begin++;
    else
        e->joint = '=';
    return URIC_OK;
}

static enum uric_status uric_refuse_parameter(struct uric_editing *e)
{
    struct uric_bytes name = e->name;
    const int part = e->edit->what;
    const char *equals;
    enum uric_status status = uric_refuse_in(e, e->value, '&', part);

    if (status != URIC_OK || part != URIC_EDIT_PARAMETER_NAMED)
        return status;
    equals = uric_find_byte(name, '=');
    if (equals != NULL)
        name.n = (size_t)(equals - name.s);
    status = uric_refuse_in(e, name, '&', part);
    if (status == URIC_OK)
        status = uric_refuse_in(e, e->name, '=', part);
    e->why->in_name = status != URIC_OK;
    return status;
}

static enum uric_status uric_edit_parameter(struct uric_editing *e)
{
    const struct uric_bytes query = uric_bytes_of(e->s, e->u, URIC_QUERY);
    const enum uric_status status = e->plain ? URIC_OK : uric_refuse_parameter(e);
    struct uric_bytes parameter;

    if (status != URIC_OK)
        return status;
    if (uric_find_parameter(e, query, &parameter))
        return uric_replace_parameter(e, query, parameter);
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_PARAMETER, 0);
    if (uric_removes(e) && query.s == NULL)
        return uric_remove_part(e);
    e->begin = e->end;
    if (uric_removes(e))
        return URIC_OK;
    if (query.n > 0)
        e->joint = '&';
    e->names = 1;
    return URIC_OK;
}

/* ---- plain bytes ----
 *
 * The parts of the result follow from those of the reference, without a parse, if the new bytes are
 * plain: bytes over which the automaton of the rule userinfo, segment, query or fragment loops.
 * gen/tables/plain.h has them, and grammar/tools/classes.py checks that it loops.  Then
 *  - the edited part matches its rule: what is kept of it begins and ends at a delimiter, where the
 *    automaton is in that state, too, for no triplet has delimiters;
 *  - the other parts are as they were: each ends at the first delimiter that it cannot have, and
 *    that is none of the new bytes.
 * A path has its kind and needs no guard after an authority or in an origin-form.  A host is parsed
 * in place, by its own rule.  Any other edit is written and parsed. */

/* Of more bytes, a parse of the result takes less time. */
enum { URIC_PLAIN_LONGEST = 32 };

/* Whether each byte of the text is in all of these sets of uric_plain and none is the delimiter. */
static int uric_has_only(struct uric_bytes text, unsigned sets, char delimiter)
{
    unsigned found = sets;
    size_t i;

    if (text.n > URIC_PLAIN_LONGEST)
        return 0;
    for (i = 0; i < text.n; i++) {
        found &= uric_plain[(unsigned char)text.s[i]];
        if (text.s[i] == delimiter)
            return 0;
    }
    return found == sets;
}

/* What the part may have, but not the element of it that is set; NUL, which no set has, if there is
 * no such byte. */
static char uric_delimiter_of(int what)
{
    switch (what) {
    case URIC_EDIT_USER: return ':';
    case URIC_EDIT_PARAMETER:
    case URIC_EDIT_PARAMETER_NAMED: return '&';
    default: return '\0';
    }
}

/* Whether the value is a host; sets the kind that the result has then. */
static int uric_takes_host(struct uric_editing *e)
{
    struct uric found;

    if (uric_parse_as(URIC_RULE_HOST_FIELD, e->value.s, e->value.n, NULL, &found) != URIC_OK)
        return 0;
    e->host_kind = found.host_kind;
    return !uric_has(&found, URIC_PORT);
}

static int uric_has_plain_bytes(struct uric_editing *e)
{
    enum { U = URIC_PLAIN_USERINFO, S = URIC_PLAIN_SEGMENT, Q = URIC_PLAIN_QUERY,
           F = URIC_PLAIN_FRAGMENT, EDITS = URIC_EDIT_PARAMETER_NAMED + 1 };
    /* By enum uric_part and enum uric_edit_part: without an authority, in an origin-form, with an
     * authority; 0 if the result is parsed. */
    static const unsigned char sets[3][EDITS] = {
        { 0, 0, 0, 0, 0, Q, F, 0, 0, 0, 0, Q, Q },
        { 0, 0, 0, 0, 0, Q, 0, 0, 0, 0, S, Q, Q },
        { 0, U, 0, 0, 0, Q, F, 0, U, 0, S, Q, Q }
    };
    const int what = e->edit->what, has_host = uric_has(e->u, URIC_HOST);
    const int abempty = e->u->path_kind == URIC_PATH_ABEMPTY;
    unsigned plain = sets[abempty ? 1 + has_host : 0][what];

    if (e->c.tolerance != NULL || e->u->path_kind == URIC_PATH_NONE)
        return 0;
    if (what == URIC_HOST)
        return has_host && !uric_removes(e) && uric_takes_host(e);
    if (what >= URIC_EDIT_PARAMETER) /* these are written, too */
        plain &= uric_plain[(unsigned char)'&'] & uric_plain[(unsigned char)'='];
    if (plain == 0 || !uric_has_only(e->value, plain, uric_delimiter_of(what)))
        return 0;
    if (what < URIC_EDIT_PARAMETER) /* the only segment of an origin-form cannot be removed */
        return what != URIC_EDIT_SEGMENT || has_host || !uric_removes(e);
    /* a name may have no "=", either */
    return what == URIC_EDIT_PARAMETER || uric_has_only(e->name, plain | URIC_PLAIN_UNRESERVED, '&');
}

/* ---- any part ---- */

static enum uric_status uric_apply(struct uric_editing *e)
{
    const int what = e->edit->what;

    if (what < URIC_PARTS)
        return uric_removes(e) ? uric_remove_part(e) : URIC_OK;
    switch (what) {
    case URIC_EDIT_AUTHORITY: return uric_edit_authority(e);
    case URIC_EDIT_USER: return uric_edit_user(e);
    case URIC_EDIT_PASSWORD: return uric_edit_password(e);
    case URIC_EDIT_SEGMENT: return uric_edit_segment(e);
    default: return uric_edit_parameter(e);
    }
}

static int uric_is_within(uint64_t at, uint64_t begin, struct uric_bytes bytes)
{
    return at >= begin && at <= begin + bytes.n;
}

/* What was rejected in a part that consists of old and new bytes is told as an offset of the new
 * ones; it may be their end, as after the triplet "%4". */
static void uric_blame_given(struct uric_editing *e)
{
    struct uric_refusal *const why = e->why;
    uint64_t uric_name_at, value_at;

    if (e->edit->what == URIC_EDIT_AUTHORITY) {
        if (why->part < URIC_PATH)
            why->part = URIC_EDIT_AUTHORITY; /* an origin-form has none */
        return;
    }
    if (uric_removes(e) || why->part != uric_part_of(e->edit->what) ||
        (why->reason != URIC_REASON_NOT_ALLOWED && why->reason != URIC_REASON_DELIMITER))
        return;
    uric_name_at = (uint64_t)uric_kept_before(e) + (e->joint != 0);
    value_at = uric_kept_before(e) + uric_before_value(e);
    why->in_name = e->names && !uric_is_within(why->offset, value_at, e->value) &&
                   uric_is_within(why->offset, uric_name_at, e->name);
    why->part = (uint8_t)e->edit->what;
    why->offset -= (uint32_t)(why->in_name ? uric_name_at : value_at);
}

/* ---- the common case ---- */

static enum uric_status uric_parse_result(const struct uric_editing *e, unsigned defined, const char *s,
                                     size_t n, struct uric *parts)
{
    const int origin_form = uric_is_origin_form(e->u), has_scheme = defined >> URIC_SCHEME & 1;

    if (e->c.tolerance != NULL)
        return uric_parse_as(origin_form  ? URIC_RULE_ORIGIN_FORM
                             : has_scheme ? URIC_RULE_URI
                                          : URIC_RULE_URI_REFERENCE,
                             s, n, e->c.tolerance, parts);
    return origin_form ? uric_parse_origin_form(s, n, parts) : uric_parse(s, n, parts);
}

/* Writes the new bytes between the others, of which there are `all`. */
static URIC_ALWAYS_INLINE void uric_put_change(const struct uric_editing *e, uint32_t all, char *to)
{
    const struct uric_delimiters *const d = &uric_delimiters[e->c.edited];

    if (e->begin > 0)
        to = uric_put_piece(to, e->s, e->begin);
    if (e->leads > 0) {
        to[0] = to[e->leads - 1] = d->lead[0];
        to += e->leads;
    }
    if (e->joint != 0)
        *to++ = e->joint;
    if (e->names) {
        to = uric_put_piece(to, e->name.s, e->name.n);
        *to++ = '=';
    }
    if (e->value.n > 0)
        to = uric_put_piece(to, e->value.s, e->value.n);
    if (e->follows > 0)
        *to++ = d->follow;
    if (e->end < all)
        uric_put_piece(to, e->s + e->end, all - e->end);
}

/* The parts of the result, where the edited part is at `span`, and what follows is shifted. */
static URIC_ALWAYS_INLINE void uric_shift_parts(const struct uric_editing *e, uric_span span, uint32_t shift,
                                           struct uric *parts)
{
    int part = e->c.edited;

    *parts = *e->u;
    parts->defined = (uint8_t)e->defined;
    parts->host_kind = e->host_kind;
    parts->part[part] = span;
    while (++part < URIC_PARTS) {
        const uint32_t by = shift & (0 - (e->defined >> part & 1));

        parts->part[part].begin += by;
        parts->part[part].end += by;
    }
}

/* Replaces, adds or removes one part between bytes that stay.  If new bytes are not plain, the
 * result is parsed.  Each part of the other bytes ends at the first delimiter that it cannot have:
 * if the result has the parts that were meant, and this one where it should be, the others are what
 * they were.  URIC_NONE: the result parses otherwise, or is long and there is no room. */
static enum uric_status uric_splice(const struct uric_editing *e, char *buffer, size_t size, size_t *length,
                               struct uric *parts)
{
    char room[URIC_COMPOSE_ROOM];
    const int part = e->c.edited;
    const uint32_t all = uric_end(e->u);
    const uint64_t added = uric_before_value(e) + e->value.n;
    const uint64_t n = added + e->begin + e->leads + e->follows + (all - e->end);
    const unsigned guard = part > URIC_PATH || (e->defined >> URIC_HOST & 1) ? 0 : 2;
    uric_span span = { 0, 0 };

    if (n == 0 || n > URIC_MAX_LENGTH)
        return URIC_NONE;
    if (n + guard > size) {
        if (n <= size || n > sizeof room)
            return URIC_NONE;
        buffer = room;
    }
    uric_put_change(e, all, buffer);
    *length = (size_t)n;
    if (!uric_removes_part(e)) {
        span.begin = e->begin + e->leads - uric_kept_before(e);
        span.end = e->begin + e->leads + (uint32_t)added + uric_kept_after(e);
    }
    if (e->plain)
        uric_shift_parts(e, span, (uint32_t)n - all, parts);
    else if (uric_parse_result(e, e->defined, buffer, (size_t)n, parts) != URIC_OK ||
             parts->defined != e->defined || parts->part[part].begin != span.begin ||
             parts->part[part].end != span.end)
        return URIC_NONE;
    if (n <= size)
        return URIC_OK;
    uric_no_parts(parts);
    return URIC_TOO_SMALL;
}

/* Replaces the authority, or adds one before the path, as splice() does with a part. */
static URIC_NEVER_INLINE enum uric_status uric_splice_authority(const struct uric_editing *e, char *buffer,
                                                           size_t size, size_t *length,
                                                           struct uric *parts)
{
    enum { ITS_PARTS = 1 << URIC_USERINFO | 1 << URIC_HOST | 1 << URIC_PORT };
    const uint32_t leads = uric_has(e->u, URIC_HOST) ? 0 : 2;
    const uint32_t end = e->u->part[URIC_PATH].begin, all = uric_end(e->u);
    const uint32_t begin = leads > 0 ? end : uric_authority(e->u).begin;
    const uint32_t at = begin + leads;
    const uint64_t n = at + e->value.n + (uint64_t)(all - end);
    const uric_span *const is = parts->part, host = e->authority->part[URIC_HOST];
    char *to;

    if (n > size || n > URIC_MAX_LENGTH)
        return URIC_NONE;
    to = uric_put_piece(buffer, e->s, begin);
    to = uric_put_piece(to, "//", leads);
    to = uric_put_piece(to, e->value.s, e->value.n);
    uric_put_piece(to, e->s + end, all - end);
    *length = (size_t)n;
    return uric_parse(buffer, *length, parts) == URIC_OK &&
                   parts->defined == ((e->u->defined & ~ITS_PARTS) | e->authority->defined) &&
                   is[URIC_HOST].begin == at + host.begin &&
                   is[URIC_HOST].end == at + host.end &&
                   is[URIC_PATH].begin == at + (uint32_t)e->value.n
               ? URIC_OK
               : URIC_NONE;
}

/* An edit that splice() does not take, or whose result needs a guard or is refused. */
static URIC_NEVER_INLINE enum uric_status uric_compose_edit(struct uric_editing *e, char *buffer,
                                                       size_t size, size_t *length,
                                                       struct uric *parts)
{
    enum uric_status status;

    uric_place_edit(e);
    status = uric_compose(&e->c, buffer, size, length, parts, e->why);
    if (status == URIC_REFUSED)
        uric_blame_given(e);
    return status;
}

/* Whether splice() can do it: a host takes its authority along; with a tolerance, what needs a
 * guard may parse without one. */
static int uric_may_splice(const struct uric_editing *e)
{
    const struct uric_composition *const c = &e->c;

    return c->edited < URIC_PARTS && (c->edited != URIC_HOST || !uric_removes(e)) &&
           (c->tolerance == NULL || (c->edited != URIC_SCHEME && c->edited != URIC_PATH));
}

enum uric_status uric_edit(struct uric_ref ref, const struct uric_change *edit,
                           const struct uric_tolerance *tolerance, char *buffer, size_t size,
                           size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric_refusal unasked;
    struct uric_editing e;
    struct uric found, authority;
    enum uric_status status = URIC_TOO_LONG;

    *length = 0;
    e.why = why != NULL ? why : &unasked;
    memset(e.why, 0, sizeof *e.why);
    e.s = e.c.old.s = ref.s != NULL ? ref.s : ""; /* of an empty reference */
    e.u = e.c.old.u = ref.u;
    e.edit = edit;
    e.value = uric_bytes_given(edit->value);
    e.name = uric_bytes_given(edit->name);
    e.begin = e.end = 0;
    e.joint = 0;
    e.names = 0;
    e.authority = &authority;
    if (!uric_is_reference(ref.u)) {
        status = URIC_INVALID;
    } else if (edit->what < 0 || edit->what > URIC_EDIT_PARAMETER_NAMED) {
        status = URIC_UNKNOWN;
    } else if (!uric_too_long(e.value) && !uric_too_long(e.name)) {
        e.c.tolerance = tolerance;
        e.c.edited = uric_part_of(edit->what);
        if (e.c.edited < URIC_PARTS)
            uric_replace_part(&e);
        e.host_kind = ref.u->host_kind;
        e.plain = (unsigned char)uric_has_plain_bytes(&e);
        status = uric_apply(&e);
    }
    if (status != URIC_OK) {
        uric_no_parts(parts);
        return status;
    }
    status = URIC_NONE;
    if (uric_may_splice(&e))
        status = uric_splice(&e, buffer, size, length, parts != NULL ? parts : &found);
    else if (edit->what == URIC_EDIT_AUTHORITY && tolerance == NULL && !uric_removes(&e) &&
             !uric_is_origin_form(ref.u))
        status = uric_splice_authority(&e, buffer, size, length, parts != NULL ? parts : &found);
    return status != URIC_NONE ? status : uric_compose_edit(&e, buffer, size, length, parts);
}

/* The target URI of an HTTP request (RFC 9112, 3.3). */
/* Whether bytes are a scheme: the grammar of a URI decides. */
#ifndef URIC_SCHEME_NAME_H
#define URIC_SCHEME_NAME_H


static inline int uric_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_ABSOLUTE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

#endif

static struct uric_bytes uric_from_to(const char *s, uint32_t begin, uint32_t end)
{
    const struct uric_bytes bytes = { uric_at(s, begin), end - begin };

    return bytes;
}

static uint32_t uric_end_of(const struct uric *u)
{
    return u->part[uric_has(u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
}

static enum uric_status uric_put_pieces(const struct uric_bytes *all, size_t n,
                                   struct uric_bytes *pieces, size_t room, size_t *count)
{
    size_t i, used = 0;

    for (i = 0; i < n; i++)
        *count += all[i].n > 0;
    if (*count > room)
        return URIC_TOO_SMALL;
    for (i = 0; i < n; i++) {
        if (all[i].n > 0)
            pieces[used++] = all[i];
    }
    return URIC_OK;
}

static enum uric_status uric_check(struct uric_bytes scheme, struct uric_bytes host,
                              int reads_host, struct uric *field)
{
    memset(field, 0, sizeof *field);
    URIC_DEFINE(field, URIC_HOST, 0); /* if it is empty */
    field->host_kind = URIC_HOST_REG_NAME;
    if (scheme.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(scheme))
        return URIC_REFUSED;
    return reads_host && host.n > 0
               ? uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, NULL, field)
               : URIC_OK;
}

/* The parts of all pieces together, unless they are an absolute-form. */
static void uric_parts_of_target(size_t scheme, const struct uric *authority, size_t host,
                            const struct uric *origin, struct uric *parts)
{
    const uint32_t at = (uint32_t)scheme + 3, path = at + (uint32_t)host;

    uric_result_begin(parts);
    uric_result_add(parts, URIC_SCHEME, 0, (uint32_t)scheme);
    uric_result_authority(parts, authority, at - uric_authority(authority).begin);
    uric_result_add(parts, URIC_PATH, path, path);
    if (origin != NULL)
        uric_result_shift(parts, origin, URIC_PATH, URIC_QUERY, path);
    parts->path_kind = URIC_PATH_ABEMPTY;
}

static enum uric_status uric_own_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                                   struct uric_ref request_target,
                                   struct uric_bytes *pieces, size_t room, size_t *count,
                                   struct uric *parts)
{
    const enum uric_request_form form = uric_request_form(request_target.u);
    struct uric_bytes all[] = { { "", 0 }, { "://", 3 }, { "", 0 }, { "", 0 } };
    enum uric_status status;
    struct uric field;

    *count = 0;
    if (!uric_is_valid(request_target.u))
        return URIC_INVALID;
    scheme = uric_bytes_given(scheme);
    host = uric_bytes_given(host);
    if (form == URIC_REQUEST_ABSOLUTE) {
        all[0] = uric_from_to(request_target.s, 0, uric_end_of(request_target.u));
        if (parts != NULL)
            *parts = *request_target.u;
        return uric_put_pieces(all, 1, pieces, room, count);
    }
    status = uric_check(scheme, host, form != URIC_REQUEST_AUTHORITY, &field);
    if (status != URIC_OK)
        return status == URIC_INCOMPLETE ? URIC_INVALID : status;
    if (form == URIC_REQUEST_AUTHORITY)
        host = uric_authority_bytes(request_target.s, request_target.u);
    if (form == URIC_REQUEST_ORIGIN)
        all[3] = uric_from_to(request_target.s, 0, uric_end_of(request_target.u));
    if ((uint64_t)scheme.n + all[1].n + host.n + all[3].n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    all[0] = scheme;
    all[2] = host;
    if (parts != NULL)
        uric_parts_of_target(scheme.n, form == URIC_REQUEST_AUTHORITY ? request_target.u : &field,
                        host.n, form == URIC_REQUEST_ORIGIN ? request_target.u : NULL, parts);
    return uric_put_pieces(all, 4, pieces, room, count);
}

enum uric_status uric_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                                 struct uric_ref request_target,
                                 struct uric_bytes *pieces, size_t room, size_t *count,
                                 struct uric *parts)
{
    const enum uric_status status =
        uric_own_target_uri(scheme, host, request_target, pieces, room, count, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}

/* The segments of a path. */

static const uric_span uric_no_segment = { 0, 0 };

bool uric_segment_next(const char *s, uric_span *rest, uric_span *segment)
{
    const char *slash;

    *segment = uric_no_segment;
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
    *segment = uric_no_segment;
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
static unsigned uric_own_hash(const char *s, size_t n)
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
    found = &uric_schemes[uric_own_hash(s, n)];
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


/* Finds the triplets that normalization changes, many bytes at a time. */

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i uric_change_at(const unsigned char *s)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)s);
}

static URIC_ALWAYS_INLINE __m256i uric_change_table(const unsigned char *table)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)table));
}

/* The value of each hex digit is in the low half of its byte. */
static URIC_ALWAYS_INLINE __m256i uric_change_digit(__m256i digits)
{
    const __m256i letters = _mm256_cmpgt_epi8(digits, _mm256_set1_epi8('9'));

    return _mm256_add_epi8(digits, _mm256_and_si256(letters, _mm256_set1_epi8(9)));
}

size_t uric_change_avx2(const unsigned char *s, size_t i, size_t n, unsigned steps)
{
    enum { BLOCK = 32 };
    static const unsigned char high_bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
    const __m256i high = uric_change_table(high_bits);
    const __m256i unreserved = uric_change_table(uric_plain_nibbles + URIC_PLAIN_NIBBLES_UNRESERVED);
    const __m256i decodes = _mm256_set1_epi8(steps & URIC_STEP_PERCENT ? -1 : 0);
    const __m256i last_upper = _mm256_set1_epi8(steps & URIC_STEP_CASE ? 'F' : 127);
    size_t at;

    if (n < BLOCK + 2) {
        while (i < n && s[i] != '%')
            i++;
        return i;
    }
    for (; i < n - 2; i = at + BLOCK) {
        __m256i percent, first, second, changes;
        uint32_t found;

        /* the last block repeats bytes */
        at = i < n - BLOCK - 2 ? i : n - BLOCK - 2;
        percent = _mm256_cmpeq_epi8(uric_change_at(s + at), _mm256_set1_epi8('%'));
        first = uric_change_at(s + at + 1);
        second = uric_change_at(s + at + 2);
        changes = _mm256_and_si256(
            _mm256_and_si256(_mm256_shuffle_epi8(high, uric_change_digit(first)), decodes),
            _mm256_shuffle_epi8(unreserved, uric_change_digit(second)));
        changes = _mm256_cmpeq_epi8(changes, _mm256_setzero_si256());
        changes = _mm256_andnot_si256(
            _mm256_andnot_si256(_mm256_cmpgt_epi8(_mm256_max_epu8(first, second), last_upper),
                                changes),
            percent);
        found = (uint32_t)_mm256_movemask_epi8(changes) >> (i - at);
        if (found != 0)
            return i + uric_lowest(found);
    }
    return n;
}

URIC_TARGET_END

#endif

/* The text of an IPv6 address by RFC 5952. */

static char *uric_write_number(char *to, unsigned number, unsigned base)
{
    unsigned uric_place = 1;

    while (number / uric_place >= base)
        uric_place *= base;
    for (; uric_place > 0; uric_place /= base)
        *to++ = uric_hex_lower(number / uric_place % base);
    return to;
}

static unsigned uric_group_at(const uint8_t *address, int i)
{
    return (unsigned)address[2 * i] << 8 | address[2 * i + 1];
}

/* 4.2: the first of the longest runs of zero groups; a run has at least two. */
static void uric_find_zeros(const uint8_t *address, int groups, int *first, int *end)
{
    int i, begin;

    *first = *end = -1;
    for (i = 0; i < groups; i++) {
        for (begin = i; i < groups && uric_group_at(address, i) == 0; i++)
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
    static const uint8_t uric_mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255 };
    const int is_mapped = memcmp(address, uric_mapped, sizeof uric_mapped) == 0;
    const int groups = is_mapped ? 6 : 8;
    char text[URIC_IPV6_TEXT], *to = text;
    int first, end, i;

    uric_find_zeros(address, groups, &first, &end);
    for (i = 0; i < groups; i++) {
        if (i == first) {
            *to++ = ':';
            *to++ = ':';
            i = end - 1;
            continue;
        }
        if (i > 0 && i != end)
            *to++ = ':';
        to = uric_write_number(to, uric_group_at(address, i), 16);
    }
    for (i = 12; is_mapped && i < 16; i++) { /* section 5 */
        *to++ = i == 12 ? ':' : '.';
        to = uric_write_number(to, address[i], 10);
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
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H


/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_decode_next(s, i, end) : -1;
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_INLINE int uric_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_is_unreserved(byte))
        return 0;
    return !uric_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_is_hexdig((unsigned char)s[i - 1])));
}

#endif

/* The result of a quick check, which decides whether a closer one is needed. */
struct uric_look {
    int percent; /* a "%" */
    int dot;     /* a "/." */
    int upper;   /* an upper-case letter before the end of the host */
};

/* Whether an upper-case letter is among the first `end` bytes at s, of which URIC_LANES may be
 * read. */
static URIC_ALWAYS_INLINE int uric_has_early_upper(const char *s, uint32_t end)
{
    uric_lanes upper = uric_lanes_between(uric_lanes_load(s), 'A', 'Z');
    uint32_t i;

    if (end < URIC_LANES)
        return (uric_lanes_mask(upper) & uric_below(end * URIC_LANE_BITS)) != 0;
    for (i = end % URIC_LANES; i < end; i += URIC_LANES)
        upper = uric_lanes_or(upper, uric_lanes_between(uric_lanes_load(s + i), 'A', 'Z'));
    return uric_lanes_mask(upper) != 0;
}

/* Where there is a "%", or a "/" that a "." follows. */
struct uric_marks {
    uric_lanes percent, dot;
};

static URIC_ALWAYS_INLINE void uric_look_at(uric_lanes here, uric_lanes uric_next, struct uric_marks *found)
{
    found->percent = uric_lanes_or(found->percent, uric_lanes_are(here, '%'));
    found->dot = uric_lanes_or(found->dot, uric_lanes_and(uric_lanes_are(here, '/'),
                                                          uric_lanes_are(uric_next, '.')));
}

static URIC_ALWAYS_INLINE void uric_look_at_block(const char *s, size_t at, size_t last,
                                             struct uric_marks *found)
{
    const char *const from = s + (at < last ? at : last);

    uric_look_at(uric_lanes_load(from), uric_lanes_load(from + 1), found);
}

static URIC_ALWAYS_INLINE void uric_look_at_half(const char *s, struct uric_marks *found)
{
    uric_look_at(uric_lanes_load_half(s), uric_lanes_load_half(s + 1), found);
}

/* Four times URIC_LANES bytes per iteration: most references need no second one, so there is
 * nothing about their length to predict.  The last byte starts no triplet.  A closer look at a
 * short reference costs little. */
static URIC_ALWAYS_INLINE struct uric_look uric_first_look(const char *s, const struct uric *u)
{
    const uint32_t n = uric_end(u);
    const uint32_t early = u->part[uric_has(u, URIC_HOST) ? URIC_HOST : URIC_SCHEME].end;
    enum { HALF = URIC_LANES / 2 };
    struct uric_look look = { 1, 1, 1 };
    struct uric_marks found;
    size_t i, last;

    if (n <= HALF)
        return look;
    found.percent = found.dot = uric_lanes_each(0);
    if (n <= URIC_LANES) {
        uric_look_at_half(s, &found);
        uric_look_at_half(s + n - HALF - 1, &found);
    } else {
        last = n - (URIC_LANES + (size_t)1);
        for (i = 0; i < n; i += 4 * URIC_LANES) {
            uric_look_at_block(s, i, last, &found);
            uric_look_at_block(s, i + URIC_LANES, last, &found);
            uric_look_at_block(s, i + 2 * URIC_LANES, last, &found);
            uric_look_at_block(s, i + 3 * URIC_LANES, last, &found);
        }
    }
    look.percent = uric_lanes_mask(found.percent) != 0;
    look.dot = uric_lanes_mask(found.dot) != 0;
    look.upper = n <= URIC_LANES ? early > 0 : uric_has_early_upper(s, early);
    return look;
}

/* Ignores the digits of triplets: schemes of older editions have them, too. */
static int uric_has_upper_letter(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1) {
        if (uric_is_upper(s[i]))
            return 1;
    }
    return 0;
}

/* The offset of the next "%" that one of the steps may change with its digits; n if there is
 * none. */
static uint32_t uric_next_change(const char *s, uint32_t i, uint32_t n, unsigned steps)
{
    const char *percent;
#if URIC_BUILT & URIC_BUILT_X86
    const struct uric_kernels *const kernels = uric_best_kernels();

    if (kernels->change != NULL)
        return (uint32_t)kernels->change((const unsigned char *)s, i, n, steps);
#endif
    (void)steps;
    if (i >= n || s[i] == '%')
        return i;
    percent = (const char *)memchr(s + i, '%', n - i);
    return percent != NULL ? (uint32_t)(percent - s) : n;
}

/* Which of PERCENT and CASE would change a triplet. */
static unsigned uric_triplets_need(const char *s, const struct uric *u, unsigned steps)
{
    const uric_span host = u->part[URIC_HOST];
    const uint32_t n = uric_end(u);
    unsigned needs = 0, missing;
    uint32_t i;

    steps &= (unsigned)(URIC_STEP_CASE | URIC_STEP_PERCENT);
    for (i = 0; (missing = steps & ~needs) != 0; i++) {
        unsigned char byte;

        /* what is decoded in a host may have to be lower-cased */
        if (i < host.end)
            missing = steps;
        i = uric_next_change(s, i, n, missing);
        if (i >= n)
            break;
        if (!uric_is_triplet((const unsigned char *)s, i, n))
            continue;
        byte = uric_triplet(s + i);
        if (steps & URIC_STEP_PERCENT && uric_is_needless(s, i, byte)) {
            needs |= URIC_STEP_PERCENT;
            if (uric_is_upper((char)byte) && i >= host.begin && i < host.end)
                needs |= URIC_STEP_CASE;
        } else if (uric_is_lower(s[i + 1]) || uric_is_lower(s[i + 2])) {
            needs |= URIC_STEP_CASE;
        }
        i += 2;
    }
    return needs & steps;
}

/* The offset after the "/." that keeps a path without an authority from starting with "//";
 * the start of the path if there is no such guard. */
static uint32_t uric_after_guard(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i = path.begin + 1;

    if (!uric_guards_path(u) || path.begin == path.end || s[path.begin] != '/')
        return path.begin;
    i += (uint32_t)uric_dot(s + i, path.end - i, encoded);
    return i > path.begin + 1 && path.end - i >= 2 && s[i] == '/' && s[i + 1] == '/'
               ? i
               : path.begin;
}

/* Whether the path has dot-segments to remove; encoded: "%2E" counts as a dot. */
static int uric_has_dot_segments(const char *s, const struct uric *u, int encoded)
{
    const uint32_t begin = uric_after_guard(s, u, encoded), end = u->part[URIC_PATH].end;

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

static int uric_literal_differs(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];
    char text[URIC_IPV6_TEXT + 2];
    size_t n;

    if (u->host_kind != URIC_HOST_IPV6ADDRESS)
        return 0;
    n = uric_literal_text(s, u, text);
    return n != host.end - host.begin || memcmp(text, s + host.begin, n) != 0;
}

static URIC_NEVER_INLINE unsigned uric_needs_closely(const char *s, const struct uric *u,
                                                unsigned steps, const struct uric_scheme *scheme,
                                                struct uric_look look)
{
    const uric_span path = u->part[URIC_PATH];
    unsigned needs = 0;

    if (look.percent && steps & (URIC_STEP_CASE | URIC_STEP_PERCENT))
        needs |= uric_triplets_need(s, u, steps);
    if (look.upper && steps & URIC_STEP_CASE &&
        (uric_has_upper_letter(s, u->part[URIC_SCHEME]) ||
         uric_has_upper_letter(s, u->part[URIC_HOST])))
        needs |= URIC_STEP_CASE;
    if (steps & URIC_STEP_DOTS && uric_has_own_dots(s, u) &&
        (look.dot || look.percent || (path.begin < path.end && s[path.begin] == '.')) &&
        uric_has_dot_segments(s, u, (needs & URIC_STEP_PERCENT) != 0))
        needs |= URIC_STEP_DOTS;
    if (steps & URIC_STEP_SCHEME && (uric_drops_port(s, u, scheme) ||
                                     uric_lacks_path(s, u, scheme)))
        needs |= URIC_STEP_SCHEME;
    if (steps & URIC_STEP_IPV6 && uric_literal_differs(s, u))
        needs |= URIC_STEP_IPV6;
    return needs;
}

enum uric_step uric_needs(struct uric_ref ref, enum uric_step steps,
                          const struct uric_scheme *scheme)
{
    const uric_span path = ref.u->part[URIC_PATH];
    const unsigned others = (unsigned)steps & ~(unsigned)URIC_STEPS_SYNTAX;
    struct uric_look look;

    if (steps == URIC_STEPS_NONE || !uric_is_reference(ref.u))
        return URIC_STEPS_NONE;
    look = uric_first_look(ref.s, ref.u);
    if (!(look.percent | look.dot | look.upper) && others == 0 &&
        (path.begin == path.end || ref.s[path.begin] != '.'))
        return URIC_STEPS_NONE;
    return (enum uric_step)uric_needs_closely(ref.s, ref.u, steps, scheme, look);
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
    struct uric_remaining remaining;
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
enum { URIC_TAIL, URIC_OWN_PATH, URIC_OWN_PORT, URIC_OWN_HOST, URIC_OWN_USERINFO, URIC_OWN_SCHEME, URIC_BEGIN };

static void uric_enter(struct uric_normal *n, int region)
{
    const struct uric *u = n->u;
    const uint32_t path = u->part[URIC_PATH].begin;
    const int authority = uric_has(u, URIC_HOST);

    n->region = region;
    switch (region) {
    case URIC_OWN_PATH: n->begin = path; break;
    case URIC_OWN_PORT: n->begin = authority ? u->part[URIC_HOST].end : path; break;
    case URIC_OWN_HOST: n->begin = authority ? u->part[URIC_HOST].begin : path; break;
    case URIC_OWN_USERINFO: n->begin = u->part[URIC_SCHEME].end; break;
    default: n->begin = 0; break;
    }
}

/* Starts the walk over the path, which is not empty. */
static void uric_begin_path(struct uric_normal *n)
{
    const uric_span path = n->u->part[URIC_PATH];
    struct uric_bytes none = { NULL, 0 }, bytes;

    bytes.s = n->s + path.begin;
    bytes.n = path.end - path.begin;
    uric_remaining_begin(&n->remaining, URIC_DOTS_3986, none, bytes);
    n->remaining.encoded = (n->needs & URIC_STEP_PERCENT) != 0;
    n->more = 1;
}

void uric_normal_begin(struct uric_normal *n, const char *s, const struct uric *u,
                       unsigned needs, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    memset(n, 0, offsetof(struct uric_normal, remaining));
    n->s = s;
    n->u = u;
    n->needs = needs;
    n->drops_port = needs & URIC_STEP_SCHEME && uric_drops_port(s, u, scheme);
    n->lacks_path = needs & URIC_STEP_SCHEME && uric_lacks_path(s, u, scheme);
    n->at = uric_end(u);
    n->begin = path.end;
    if (needs & URIC_STEP_DOTS)
        uric_begin_path(n);
}

static int uric_give(struct uric_normal_piece *piece, const char *s, size_t n, uint32_t raw,
                uint32_t one)
{
    piece->s = s;
    piece->n = n;
    piece->raw = raw;
    piece->one = one;
    return 1;
}

/* What the steps do to a triplet: keep, decode, or change its digits to upper case. */
enum uric_own_change { URIC_STAYS, URIC_DECODED, URIC_RAISED };

static enum uric_own_change uric_change_of(const struct uric_normal *n, const char *triplet)
{
    if (n->needs & URIC_STEP_PERCENT &&
        uric_is_needless(n->s, (size_t)(triplet - n->s), uric_triplet(triplet)))
        return URIC_DECODED;
    return n->needs & URIC_STEP_CASE && (uric_is_lower(triplet[1]) || uric_is_lower(triplet[2]))
               ? URIC_RAISED
               : URIC_STAYS;
}

/* Gives the changed triplet that ends at n->at. */
static int uric_give_triplet(struct uric_normal *n, enum uric_own_change change, int folds,
                        struct uric_normal_piece *piece)
{
    const unsigned char byte = uric_triplet(n->s + n->at - 3);

    n->at -= 3;
    if (change == URIC_DECODED) {
        n->made[0] = (char)(folds ? uric_lower((char)byte) : byte);
        return uric_give(piece, n->made, 1, n->at, 1);
    }
    uric_put_triplet(n->made, byte);
    return uric_give(piece, n->made, 3, n->at, 1);
}

/* Gives the bytes before n->at: the longest unchanged run, or one changed character. */
static int uric_give_run(struct uric_normal *n, int folds, struct uric_normal_piece *piece)
{
    const char *const s = n->s;
    const uint32_t end = n->at;
    uint32_t i = end;

    folds = folds && n->needs & URIC_STEP_CASE;
    if (!folds && !(n->needs & (URIC_STEP_CASE | URIC_STEP_PERCENT)))
        i = n->begin;
    while (i > n->begin) {
        if (i - n->begin >= 3 && uric_is_triplet((const unsigned char *)s, i - 3, i)) {
            const enum uric_own_change change = uric_change_of(n, s + i - 3);

            if (change != URIC_STAYS && i == end)
                return uric_give_triplet(n, change, folds, piece);
            if (change != URIC_STAYS)
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
        return uric_give(piece, n->made, 1, n->at, 1);
    }
    n->at = i;
    return uric_give(piece, s + i, end - i, i, 1);
}

static int uric_guards(const struct uric_normal *n)
{
    return uric_guards_path(n->u) &&
           uric_has_two_slashes(n->kept, n->empties, n->remaining.rooted);
}

/* Gives the pieces of a path without its dot-segments.  A "/" is given only when a segment
 * before it is known to be kept. */
static int uric_give_of_path(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uint32_t begin = n->u->part[URIC_PATH].begin;
    struct uric_bytes segment;
    const char *before;

    while (uric_remaining_next(&n->remaining, &segment, &before)) {
        const uint32_t slash = n->slash;
        const int first = n->kept == 0;

        n->begin = (uint32_t)(segment.s - n->s);
        n->at = n->begin + (uint32_t)segment.n;
        n->kept++;
        n->empties = segment.n == 0 ? n->empties + 1 : 0;
        n->slash = n->begin > begin ? n->begin - 1 : begin;
        if (!first)
            return uric_give(piece, "/", 1, slash, 1);
        if (segment.n > 0)
            return uric_give_run(n, 0, piece);
    }
    if (n->more) {
        n->more = 0;
        if (n->remaining.rooted)
            return uric_give(piece, "/", 1, n->slash, 1);
    }
    if (!n->guarded && uric_guards(n)) {
        n->guarded = 1;
        return uric_give(piece, "/.", 2, begin, 0);
    }
    return 0;
}

int uric_normal_before(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uric_span path = n->u->part[URIC_PATH];

    for (;;) {
        if (n->at > n->begin) {
            if (n->region == URIC_OWN_PORT && n->drops_port) {
                n->at = n->begin;
            } else if (n->region == URIC_OWN_HOST && n->needs & URIC_STEP_IPV6) {
                n->at = n->begin;
                return uric_give(piece, n->made, uric_literal_text(n->s, n->u, n->made),
                            n->begin, 0);
            } else {
                return uric_give_run(n, n->region == URIC_OWN_HOST || n->region == URIC_OWN_SCHEME, piece);
            }
        }
        if (n->region == URIC_OWN_PATH && n->needs & URIC_STEP_DOTS &&
            uric_give_of_path(n, piece))
            return 1;
        if (n->region == URIC_BEGIN)
            return 0;
        if (n->region == URIC_OWN_PATH)
            n->at = path.begin;
        uric_enter(n, n->region + 1);
        if (n->region == URIC_OWN_PATH && n->needs & URIC_STEP_DOTS)
            n->at = n->begin;
        if (n->region == URIC_OWN_PATH && n->lacks_path)
            return uric_give(piece, "/", 1, path.begin, 0);
    }
}

/* Writes the normal form of a reference (RFC 3986, 6.2). */


/* ---- by pieces from the end: for a map, or into a tight buffer ---- */

/* Writes the map of a piece's bytes, the first to map[0]. */
static void uric_write_map(uint32_t *uric_map, const struct uric_normal_piece *piece)
{
    size_t i;

    for (i = 0; i < piece->n; i++)
        uric_map[i] = piece->raw + piece->one * (uint32_t)i;
}

/* The offsets at which the parts of the reference start and end, from its end; and how many
 * bytes of the normal form come from there on. */
struct uric_cuts {
    uint32_t offset[2 * URIC_PARTS];
    uint64_t after[2 * URIC_PARTS];
    int count, passed;
};

static void uric_list_cuts(struct uric_cuts *c, const struct uric *u)
{
    int part;

    c->count = c->passed = 0;
    for (part = URIC_FRAGMENT; part >= 0; part--) {
        if (uric_has(u, (enum uric_part)part)) {
            c->offset[c->count++] = u->part[part].end;
            c->offset[c->count++] = u->part[part].begin;
        }
    }
}

/* Passes the cuts in and after a piece, which `length` bytes follow. */
static void uric_pass_cuts(struct uric_cuts *c, const struct uric_normal_piece *piece, uint64_t length)
{
    const uint32_t end = piece->raw + piece->one * (uint32_t)piece->n;

    for (; c->passed < c->count && c->offset[c->passed] > piece->raw; c->passed++) {
        const uint32_t cut = c->offset[c->passed];

        c->after[c->passed] = length + (cut < end ? end - cut : 0);
    }
}

/* A decoded triplet can make an IPv4address of a reg-name: the scanner decides. */
static uint8_t uric_kind_of_host(const struct uric *u, const char *s, uric_span host)
{
    const uric_span old = u->part[URIC_HOST];
    struct uric found;

    if (u->host_kind != URIC_HOST_REG_NAME || old.end - old.begin == host.end - host.begin)
        return u->host_kind;
    uric_parse_as(URIC_RULE_HOST, s + host.begin, host.end - host.begin, NULL, &found);
    return found.host_kind;
}

/* The parts of the normal form, `length` bytes at s. */
static void uric_parts_of_normal(const struct uric_cuts *c, const struct uric_normal *n, const char *s,
                            uint32_t length, struct uric *parts)
{
    int part, i = 0;

    uric_result_begin(parts);
    for (part = URIC_FRAGMENT; part >= 0; part--) {
        if (uric_has(n->u, (enum uric_part)part)) {
            const uint32_t end = length - (uint32_t)c->after[i++];
            const uint32_t begin = length - (uint32_t)c->after[i++];

            if (part != URIC_PORT || !n->drops_port)
                uric_result_add(parts, (enum uric_part)part, begin, end);
        }
    }
    parts->part[URIC_PATH].end += n->lacks_path != 0;
    parts->host_kind = uric_kind_of_host(n->u, s, parts->part[URIC_HOST]);
    uric_result_end(parts, s);
    if (uric_is_origin_form(n->u))
        parts->path_kind = URIC_PATH_ABEMPTY;
}

/* Returns the length of what remains to be read, and writes it so that it ends at `end` and
 * its map at `map_end`, and passes the cuts; each may be NULL. */
static uint64_t uric_write_before(struct uric_normal n, char *end, uint32_t *map_end,
                             struct uric_cuts *cuts)
{
    struct uric_normal_piece piece;
    uint64_t length = 0;

    while (uric_normal_before(&n, &piece)) {
        if (cuts != NULL)
            uric_pass_cuts(cuts, &piece, length);
        length += piece.n;
        if (end != NULL) {
            end -= piece.n;
            memcpy(end, piece.s, piece.n);
        }
        if (map_end != NULL) {
            map_end -= piece.n;
            uric_write_map(map_end, &piece);
        }
    }
    while (cuts != NULL && cuts->passed < cuts->count)
        cuts->after[cuts->passed++] = length;
    return length;
}

/* For a reference that is already normal. */
static void uric_copy_normal(const char *s, size_t n, char *buffer, uint32_t *uric_map)
{
    const struct uric_normal_piece all = { s, n, 0, 1 };

    if (n > 0) {
        URIC_FORGET(s);
        memcpy(buffer, s, n);
    }
    if (uric_map != NULL)
        uric_write_map(uric_map, &all);
}

static enum uric_status uric_write_pieces(const char *s, const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme, char *buffer,
                                     size_t size, size_t *length, struct uric *parts,
                                     uint32_t *uric_map)
{
    uint64_t n = uric_end(u);
    struct uric_normal normal;
    struct uric_cuts cuts;

    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        n = uric_write_before(normal, NULL, NULL, NULL);
    }
    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)n;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (needs && n > 0) {
        uric_list_cuts(&cuts, u);
        uric_write_before(normal, buffer + n, uric_map ? uric_map + n : NULL, parts != NULL ? &cuts : NULL);
        if (parts != NULL)
            uric_parts_of_normal(&cuts, &normal, buffer, (uint32_t)n, parts);
    } else {
        uric_copy_normal(s, *length, buffer, uric_map);
        if (parts != NULL && n > 0)
            *parts = *u;
        else if (parts != NULL)
            uric_parse("", 0, parts);
    }
    if (uric_map != NULL)
        uric_map[n] = uric_end(u);
    return URIC_OK;
}

/* ---- in one pass from the start: if the buffer holds whatever comes out ---- */

struct uric_writing {
    const char *s;
    char *to;
    uint32_t from;    /* everything before this offset is written */
    uint32_t percent; /* the first "%" from `from` on that may change; n: none */
    uint32_t n;
    unsigned steps;
    char *begin;
    struct uric *parts; /* of what is written; or NULL */
};

static uint32_t uric_next_percent(const struct uric_writing *w, uint32_t from)
{
    const char *percent;

    if (from == w->n || w->s[from] == '%')
        return from;
    percent = (const char *)memchr(w->s + from, '%', w->n - from);
    return percent ? (uint32_t)(percent - w->s) : w->n;
}

static void uric_write_bytes(struct uric_writing *w, uint32_t end)
{
    memcpy(w->to, w->s + w->from, end - w->from);
    w->to += end - w->from;
    w->from = end;
}

static void uric_write_triplet(struct uric_writing *w)
{
    const char *const triplet = w->s + w->from;
    unsigned char byte;

    if (!uric_is_triplet((const unsigned char *)w->s, w->from, w->n)) {
        *w->to++ = '%';
        w->from++;
        return;
    }
    byte = uric_triplet(triplet);
    w->from += 3;
    if (w->steps & URIC_STEP_PERCENT &&
        uric_is_needless(w->s, (size_t)(triplet - w->s), byte)) {
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
static void uric_write_until(struct uric_writing *w, uint32_t end)
{
    while (w->percent < end) {
        if (w->percent > w->from)
            uric_write_bytes(w, w->percent);
        uric_write_triplet(w);
        w->percent = uric_next_percent(w, w->from);
    }
    if (w->from < end)
        uric_write_bytes(w, end);
}

/* Where the byte at this offset will be; everything before it stays. */
static uint32_t uric_place(struct uric_writing *w, uint32_t offset)
{
    if (w->percent < offset)
        uric_write_until(w, offset);
    return (uint32_t)(w->to - w->begin) + (offset - w->from);
}

/* Adds a part that comes after everything written so far, except for its end: the steps that
 * change more than triplets are taken elsewhere. */
static void uric_add_part(struct uric_writing *w, const struct uric *u, enum uric_part part)
{
    uint32_t begin;

    if (uric_has(u, part)) {
        begin = uric_place(w, u->part[part].begin);
        uric_result_add(w->parts, part, begin, uric_place(w, u->part[part].end));
    }
}

/* Eight letters, digits or delimiters in lower case. */
static uint64_t uric_lower_word(uint64_t word)
{
    const uint64_t each = ~(uint64_t)0 / 255;
    const uint64_t low = word & 0x7f * each;
    const uint64_t upper = (low + (0x80 - 'A') * each) ^ (low + (0x7f - 'Z') * each);

    return word | ((upper & ~word & 0x80 * each) >> 2);
}

static void uric_lower_bytes(char *s, size_t n)
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
        word = uric_lower_word(word);
        memcpy(s + i, &word, sizeof word);
    }
}

/* Lower-cases a host or a scheme but keeps the digits of its triplets. */
static void uric_lower_host(char *s, size_t n)
{
    const char *percent;

    while ((percent = (const char *)memchr(s, '%', n)) != NULL) {
        const size_t before = (size_t)(percent - s);

        uric_lower_bytes(s, before);
        s += before + 3;
        n -= before + 3;
    }
    uric_lower_bytes(s, n);
}

/* Older editions have triplets in schemes. */
static void uric_write_scheme(struct uric_writing *w, const struct uric *u)
{
    const uint32_t end = u->part[URIC_SCHEME].end;
    char *const to = w->to;

    if (!uric_has(u, URIC_SCHEME))
        return;
    if (w->steps & URIC_STEP_CASE) {
        const int encoded = w->percent < end;

        uric_write_until(w, end);
        if (encoded)
            uric_lower_host(to, (size_t)(w->to - to));
        else
            uric_lower_bytes(to, end);
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_SCHEME, 0, uric_place(w, end));
}

static void uric_write_authority(struct uric_writing *w, const struct uric *u,
                            const struct uric_scheme *scheme)
{
    const uric_span host = u->part[URIC_HOST];
    uint32_t begin = 0;
    char *to;

    if (w->parts != NULL) {
        uric_add_part(w, u, URIC_USERINFO);
        begin = uric_place(w, host.begin);
    }
    if (w->steps & URIC_STEP_IPV6 && u->host_kind == URIC_HOST_IPV6ADDRESS) {
        uric_write_until(w, host.begin);
        w->to += uric_literal_text(w->s, u, w->to);
        w->from = host.end;
    } else if (w->steps & URIC_STEP_CASE) {
        if (w->percent < host.end)
            uric_write_until(w, host.begin);
        to = w->to + (host.begin - w->from);
        uric_write_until(w, host.end);
        uric_lower_host(to, (size_t)(w->to - to));
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_HOST, begin, uric_place(w, host.end));
    if (w->steps & URIC_STEP_SCHEME && uric_drops_port(w->s, u, scheme)) {
        uric_write_until(w, host.end);
        w->from = u->part[URIC_PORT].end;
    } else if (w->parts != NULL) {
        uric_add_part(w, u, URIC_PORT);
    }
}

static void uric_write_path(struct uric_writing *w, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t at = 0;
    char *begin;
    size_t n;

    if (w->parts != NULL)
        at = uric_place(w, path.begin);
    if (w->steps & URIC_STEP_SCHEME && uric_lacks_path(w->s, u, scheme)) {
        uric_write_until(w, path.begin);
        *w->to++ = '/';
    } else if (w->steps & URIC_STEP_DOTS && uric_has_own_dots(w->s, u)) {
        uric_write_until(w, path.begin);
        begin = w->to;
        uric_write_until(w, path.end);
        uric_remove_dot_segments(begin, (size_t)(w->to - begin), URIC_DOTS_LITERAL, begin,
                                 (size_t)(w->to - begin), &n);
        w->to = begin + n;
        if (uric_guards_path(u) && w->to - begin > 1 && begin[0] == '/' &&
            begin[1] == '/') {
            memmove(begin + 2, begin, (size_t)(w->to - begin));
            begin[1] = '.';
            w->to += 2;
        }
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_PATH, at, uric_place(w, path.end));
}

/* How much longer a normal form can be than its source: a guard, the "/" of an empty path,
 * and the growth of an IPv6 address. */
enum { URIC_GROWTH = 2 + 1 + 6 };

static size_t uric_write_whole(const char *s, const struct uric *u, unsigned steps,
                          const struct uric_scheme *scheme, char *buffer,
                          struct uric *parts)
{
    struct uric_writing w;

    w.s = s;
    w.to = w.begin = buffer;
    w.parts = parts;
    w.from = 0;
    w.n = uric_end(u);
    w.steps = steps;
    w.percent = w.n;
    if (steps & (URIC_STEP_PERCENT | URIC_STEP_CASE))
        w.percent = uric_next_percent(&w, 0);
    uric_write_scheme(&w, u);
    if (uric_has(u, URIC_HOST))
        uric_write_authority(&w, u, scheme);
    uric_write_path(&w, u, scheme);
    if (parts != NULL) {
        uric_add_part(&w, u, URIC_QUERY);
        uric_add_part(&w, u, URIC_FRAGMENT);
    }
    uric_write_until(&w, w.n);
    if (parts != NULL) {
        parts->host_kind = uric_kind_of_host(u, buffer, parts->part[URIC_HOST]);
        uric_result_end(parts, buffer);
        if (uric_is_origin_form(u))
            parts->path_kind = URIC_PATH_ABEMPTY;
    }
    return (size_t)(w.to - buffer);
}

static enum uric_status uric_own_normalize(struct uric_ref ref, enum uric_step steps,
                                  const struct uric_scheme *scheme, char *buffer, size_t size,
                                  size_t *length, struct uric *parts, uint32_t *uric_map)
{
    const uint32_t n = uric_end(ref.u);
    const unsigned needs = uric_needs(ref, steps, scheme); /* most references are normal */

    *length = 0;
    if (!uric_is_reference(ref.u))
        return URIC_INVALID;
    if (needs == 0 || uric_map != NULL || size <= URIC_GROWTH || n >= size - URIC_GROWTH ||
        n > URIC_MAX_LENGTH - URIC_GROWTH)
        return uric_write_pieces(ref.s, ref.u, needs, scheme, buffer, size, length, parts, uric_map);
    if (parts != NULL)
        uric_result_begin(parts);
    *length = uric_write_whole(ref.s, ref.u, needs, scheme, buffer, parts);
    return URIC_OK;
}

enum uric_status uric_normalize(struct uric_ref ref, enum uric_step steps,
                                const struct uric_scheme *scheme, char *buffer, size_t size,
                                size_t *length, struct uric *parts, uint32_t *uric_map)
{
    const enum uric_status status =
        uric_own_normalize(ref, steps, scheme, buffer, size, length, parts, uric_map);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
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

static int uric_same_string(const char *s, const struct uric *u, const char *other,
                       const struct uric *v)
{
    const uint32_t n = uric_end(u);

    return n == uric_end(v) && (n == 0 || memcmp(s, other, n) == 0);
}

/* Cuts off as many bytes as both pieces have at their ends; whether these are equal. */
static int uric_cut_same(struct uric_normal_piece *one, struct uric_normal_piece *other)
{
    const size_t n = one->n < other->n ? one->n : other->n;

    one->n -= n;
    other->n -= n;
    return memcmp(one->s + one->n, other->s + other->n, n) == 0;
}

static int uric_same_normal(struct uric_normal *one, struct uric_normal *other)
{
    struct uric_normal_piece p = { NULL, 0, 0, 0 }, q = p;

    for (;;) {
        const int more = p.n > 0 || uric_normal_before(one, &p);
        const int more_other = q.n > 0 || uric_normal_before(other, &q);

        if (!more || !more_other)
            return more == more_other;
        if (!uric_cut_same(&p, &q))
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

    if (!uric_is_reference(u) || !uric_is_reference(other.u))
        return false;
    if (uric_same_string(s, u, other.s, other.u)) /* the common case, before the full reads */
        return true;
    needs = uric_needs(ref, steps, scheme);
    needs_other = uric_needs(other, steps, scheme);
    if (!needs && !needs_other)
        return false;
    uric_normal_begin(&one, s, u, needs, scheme);
    uric_normal_begin(&two, other.s, other.u, needs_other, scheme);
    return uric_same_normal(&one, &two);
}

enum uric_equivalence uric_compare(struct uric_ref ref, struct uric_ref other,
                                       const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    if (!uric_is_reference(u) || !uric_is_reference(other.u))
        return URIC_EQUIVALENCE_NONE;
    if (uric_same_string(s, u, other.s, other.u))
        return URIC_EQUIVALENCE_STRING;
    if (uric_equal(ref, other, URIC_STEPS_SYNTAX,
                   scheme))
        return URIC_EQUIVALENCE_SYNTAX;
    return uric_equal(ref, other,
                      URIC_STEPS_SYNTAX | URIC_STEP_SCHEME, scheme)
               ? URIC_EQUIVALENCE_SCHEME
               : URIC_EQUIVALENCE_NONE;
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

    if (!uric_is_reference(u))
        return 0;
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


#if URIC_BUILT & (URIC_BUILT_X86 | URIC_BUILT_NEON) & ~URIC_BUILT_AVX512VBMI2

/* Decodes the code at s + *i.  0: leave it to the caller, because the triplet is malformed
 * or may have to be rejected. */
static inline int uric_coding_decode_one(const struct uric_coding *c, size_t *i,
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
static inline void uric_coding_encode_one(const struct uric_coding *c, size_t *i,
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

#define DEFINE_FORM(isa) \
    void uric_decode_##isa(struct uric_coding *c) \
    { \
        uric_##isa##_decode(c); \
    } \
    void uric_encode_##isa(struct uric_coding *c) \
    { \
        uric_##isa##_encode(c); \
    }

/* ---- vectors with a table lookup for each half of a byte ------------------------- */

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static inline __m128i uric_sse41_load_block(const unsigned char *s)
{
    return _mm_loadu_si128((const __m128i *)(const void *)s);
}

static inline __m128i uric_sse41_other(__m128i v, __m128i plain)
{
    /* non-ASCII bytes get all bits; their lookup in `plain` yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1,
                                       -1, -1, -1, -1);
    const __m128i high = _mm_shuffle_epi8(
        bits, _mm_and_si128(_mm_srli_epi16(v, 4), _mm_set1_epi8(15)));

    return _mm_andnot_si128(_mm_shuffle_epi8(plain, v), high);
}

#define FAST(name) uric_sse41_##name
#define VECTOR __m128i
#define BLOCK 16
#define LOAD(s) uric_sse41_load_block(s)
#define STORE(to, v) _mm_storeu_si128((__m128i *)(void *)(to), v)
#define EACH(byte) _mm_set1_epi8(byte)
#define EITHER(v, a, b) _mm_or_si128(_mm_cmpeq_epi8(v, a), _mm_cmpeq_epi8(v, b))
#define PLAIN __m128i
#define PLAIN_OF(c) uric_sse41_load_block(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) uric_sse41_other(v, plain)
#define OR(v, w) _mm_or_si128(v, w)
#define ANY(v) (!_mm_testz_si128(v, v))
#define MARK unsigned
#define MARKS(v) \
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
            if (!uric_coding_decode_one(c, &i, &length))
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
            uric_coding_encode_one(c, &i, &length);
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

static inline __m256i uric_avx2_load_block(const unsigned char *s)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)s);
}

static inline __m256i uric_avx2_other(__m256i v, __m256i plain)
{
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);
    const __m256i high = _mm256_shuffle_epi8(
        bits, _mm256_and_si256(_mm256_srli_epi16(v, 4), _mm256_set1_epi8(15)));

    return _mm256_andnot_si256(_mm256_shuffle_epi8(plain, v), high);
}

#define FAST(name) uric_avx2_##name
#define VECTOR __m256i
#define BLOCK 32
#define LOAD(s) uric_avx2_load_block(s)
#define STORE(to, v) _mm256_storeu_si256((__m256i *)(void *)(to), v)
#define EACH(byte) _mm256_set1_epi8(byte)
#define EITHER(v, a, b) _mm256_or_si256(_mm256_cmpeq_epi8(v, a), _mm256_cmpeq_epi8(v, b))
#define PLAIN __m256i
#define PLAIN_OF(c) \
    _mm256_broadcastsi128_si256(_mm_loadu_si128( \
        (const __m128i *)(const void *)(uric_plain_nibbles + (c)->nibbles)))
#define OTHER(s, v, plain) uric_avx2_other(v, plain)
#define OR(v, w) _mm256_or_si256(v, w)
#define ANY(v) (!_mm256_testz_si256(v, v))
#define MARK unsigned
#define MARKS(v) \
    (~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, _mm256_setzero_si256())))
#define FIRST(marks) ((unsigned)__builtin_ctz(marks))

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

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
            if (!uric_coding_decode_one(c, &i, &length))
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
            uric_coding_encode_one(c, &i, &length);
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

static inline uint8x16_t uric_neon_other(uint8x16_t v, uint8x16_t plain)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t low = vqtbl1q_u8(plain, vandq_u8(v, vdupq_n_u8(15)));
    const uint8x16_t high = vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(v, 4));

    return vmvnq_u8(vtstq_u8(low, high));
}

/* Four bits for each byte of v. */
static inline uint64_t uric_neon_marks(uint8x16_t v)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(v), 4)), 0);
}

#define FAST(name) uric_neon_##name
#define VECTOR uint8x16_t
#define BLOCK 16
#define LOAD(s) vld1q_u8(s)
#define STORE(to, v) vst1q_u8(to, v)
#define EACH(byte) vdupq_n_u8(byte)
#define EITHER(v, a, b) vorrq_u8(vceqq_u8(v, a), vceqq_u8(v, b))
#define PLAIN uint8x16_t
#define PLAIN_OF(c) vld1q_u8(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) uric_neon_other(v, plain)
#define OR(v, w) vorrq_u8(v, w)
#define ANY(v) (vmaxvq_u8(v) != 0)
#define MARK uint64_t
#define MARKS(v) uric_neon_marks(v)
#define FIRST(marks) ((unsigned)__builtin_ctzll(marks) / 4)

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

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
            if (!uric_coding_decode_one(c, &i, &length))
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
            uric_coding_encode_one(c, &i, &length);
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
static inline uint64_t uric_vbmi2_below(size_t n)
{
    return _bzhi_u64(~(uint64_t)0, (unsigned)n);
}

static inline size_t uric_vbmi2_there(const struct uric_coding *c)
{
    return c->n - c->i < 64 ? c->n - c->i : 64;
}

static inline __m512i uric_vbmi2_load_there(const struct uric_coding *c, size_t n)
{
    return _mm512_maskz_loadu_epi8(uric_vbmi2_below(n), c->s + c->i);
}

/* Stores the first `length` bytes of v, which n bytes of the source have become. */
static inline void uric_vbmi2_put(struct uric_coding *c, size_t n, __m512i v, size_t length)
{
    if (c->to != NULL)
        _mm512_mask_storeu_epi8(c->to + c->length, uric_vbmi2_below(length), v);
    c->i += n;
    c->length += length;
}

/* Goes back to the start of a block at `to`, into the 64 bytes just copied: a store across
 * two cache lines costs as much as two stores. */
static inline void uric_vbmi2_align(struct uric_coding *c)
{
    const uintptr_t to = (uintptr_t)c->to + c->length;
    const uintptr_t ahead = (uintptr_t)c->s + c->i - to;

    if (c->to != NULL && c->n - c->i >= 1024 && (ahead == 0 || ahead >= 64)) {
        c->i -= to & 63;
        c->length -= to & 63;
    }
}

struct uric_vbmi2_four {
    __m512i a, b, c, d;
};

static inline int uric_vbmi2_has_four(const struct uric_coding *c)
{
    return c->n - c->i >= 256 && c->room - c->length >= 256;
}

static inline struct uric_vbmi2_four uric_vbmi2_load_four(const struct uric_coding *c)
{
    const unsigned char *const s = c->s + c->i;
    struct uric_vbmi2_four v;

    v.a = _mm512_loadu_si512(s);
    v.b = _mm512_loadu_si512(s + 64);
    v.c = _mm512_loadu_si512(s + 128);
    v.d = _mm512_loadu_si512(s + 192);
    return v;
}

static inline void uric_vbmi2_put_four(struct uric_coding *c, const struct uric_vbmi2_four *v)
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

static inline uint64_t uric_vbmi2_is_hex(__m512i v)
{
    const __m512i letter = _mm512_or_si512(v, _mm512_set1_epi8(0x20));

    return _mm512_cmplt_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('0')),
                                  _mm512_set1_epi8(10)) |
           _mm512_cmplt_epu8_mask(_mm512_sub_epi8(letter, _mm512_set1_epi8('a')),
                                  _mm512_set1_epi8(6));
}

/* The bytes that triplets at each offset encode; meaningless where there is no triplet. */
static inline __m512i uric_vbmi2_triplets(__m512i v)
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
static inline int uric_vbmi2_decode_block(struct uric_coding *c, __m512i v, size_t n,
                                     uint64_t percent)
{
    const uint64_t hex = uric_vbmi2_is_hex(v);
    const uint64_t broken = percent & ~(hex >> 1 & hex >> 2);
    uint64_t keep;

    if (broken)
        n = (size_t)__builtin_ctzll(broken);
    percent &= uric_vbmi2_below(n);
    keep = uric_vbmi2_below(n) & ~(percent << 1 | percent << 2);
    v = _mm512_mask_mov_epi8(v, percent, uric_vbmi2_triplets(v));
    uric_vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v),
              (size_t)_mm_popcnt_u64(keep));
    return n > 0;
}

static inline uint64_t uric_vbmi2_codes(const struct uric_vbmi2_four *v, __m512i byte)
{
    return _mm512_cmpeq_epi8_mask(v->a, byte) | _mm512_cmpeq_epi8_mask(v->b, byte) |
           _mm512_cmpeq_epi8_mask(v->c, byte) | _mm512_cmpeq_epi8_mask(v->d, byte);
}

static void uric_vbmi2_copy_decoded(struct uric_coding *c, __m512i percent, __m512i plus)
{
    uric_vbmi2_align(c);
    while (uric_vbmi2_has_four(c)) {
        const struct uric_vbmi2_four v = uric_vbmi2_load_four(c);

        if (uric_vbmi2_codes(&v, percent) | uric_vbmi2_codes(&v, plus))
            return;
        uric_vbmi2_put_four(c, &v);
    }
}

static void uric_vbmi2_decode(struct uric_coding *c)
{
    const __m512i percent = _mm512_set1_epi8('%');
    const __m512i plus = _mm512_set1_epi8(c->how & URIC_DECODE_PLUS ? '+' : '%');
    const int refuses = (c->how & ~(unsigned)URIC_DECODE_PLUS) != 0;

    while (c->i < c->n) {
        const size_t n = uric_vbmi2_there(c);
        __m512i v = uric_vbmi2_load_there(c, n);
        const uint64_t codes = _mm512_cmpeq_epi8_mask(v, percent);

        if (c->room - c->length < n)
            return;
        if (c->how & URIC_DECODE_PLUS)
            v = _mm512_mask_mov_epi8(v, _mm512_cmpeq_epi8_mask(v, plus),
                                     _mm512_set1_epi8(' '));
        if (codes == 0) {
            uric_vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                uric_vbmi2_copy_decoded(c, percent, plus);
        } else if (refuses) {
            const size_t k = (size_t)__builtin_ctzll(codes);

            uric_vbmi2_put(c, k, v, k);
            return;
        } else if (!uric_vbmi2_decode_block(c, v, n, codes)) {
            return;
        }
    }
}

enum { URIC_THIRD = 21 }; /* this many bytes become at most 63 */

/* Writes the first n bytes of v, at most THIRD, the marked ones as triplets. */
static inline void uric_vbmi2_encode_third(struct uric_coding *c, __m512i v, size_t n,
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
    const uint64_t keep = (first & uric_vbmi2_below(3 * n)) | coded << 1 | coded << 2;
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
    uric_vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v), (size_t)_mm_popcnt_u64(keep));
}

/* A class of uric_plain. */
struct uric_vbmi2_plain {
    __m512i low, high, bit;
};

static inline struct uric_vbmi2_plain uric_vbmi2_plain_of(const struct uric_coding *c)
{
    struct uric_vbmi2_plain plain;

    plain.low = _mm512_loadu_si512(uric_plain);
    plain.high = _mm512_loadu_si512(uric_plain + 64);
    plain.bit = _mm512_set1_epi8((char)c->how);
    return plain;
}

static inline uint64_t uric_vbmi2_other(__m512i v, const struct uric_vbmi2_plain *plain)
{
    return _mm512_testn_epi8_mask(
               _mm512_permutex2var_epi8(plain->low, v, plain->high), plain->bit) |
           _mm512_movepi8_mask(v);
}

static void uric_vbmi2_copy_plain(struct uric_coding *c, const struct uric_vbmi2_plain *plain)
{
    uric_vbmi2_align(c);
    while (uric_vbmi2_has_four(c)) {
        const struct uric_vbmi2_four v = uric_vbmi2_load_four(c);

        if (uric_vbmi2_other(v.a, plain) | uric_vbmi2_other(v.b, plain) |
            uric_vbmi2_other(v.c, plain) | uric_vbmi2_other(v.d, plain))
            return;
        uric_vbmi2_put_four(c, &v);
    }
}

static void uric_vbmi2_encode(struct uric_coding *c)
{
    const struct uric_vbmi2_plain plain = uric_vbmi2_plain_of(c);

    while (c->i < c->n && c->room - c->length >= 64) {
        const size_t n = uric_vbmi2_there(c);
        __m512i v = uric_vbmi2_load_there(c, n);
        uint64_t others = uric_vbmi2_other(v, &plain) & uric_vbmi2_below(n);

        if (c->how == URIC_PLAIN_FORM) {
            const uint64_t spaces = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(' '));

            v = _mm512_mask_mov_epi8(v, spaces, _mm512_set1_epi8('+'));
            others &= ~spaces;
        }
        if (others & uric_vbmi2_below(URIC_THIRD)) {
            const size_t k = n < (size_t)URIC_THIRD ? n : (size_t)URIC_THIRD;

            uric_vbmi2_encode_third(c, v, k, others & uric_vbmi2_below(k));
        } else if (others) {
            const size_t k = (size_t)__builtin_ctzll(others);

            uric_vbmi2_put(c, k, v, k);
        } else {
            uric_vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                uric_vbmi2_copy_plain(c, &plain);
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
enum { URIC_ENCODE_PIECE = 8192, URIC_ENCODE_MEASURED = 1 << 30 };

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define CLASS(name) { URIC_PLAIN_##name, URIC_PLAIN_NIBBLES_##name }
#else
#define CLASS(name) { URIC_PLAIN_##name, 0 }
#endif

/* Indexed by enum uric_encode_for. */
static const struct uric_plain_class {
    unsigned char bit, nibbles;
} uric_plain_classes[] = {
    CLASS(USERINFO), CLASS(REG_NAME), CLASS(PATH), CLASS(SEGMENT),
    CLASS(QUERY), CLASS(FRAGMENT), CLASS(FORM)
};
enum { URIC_PLAIN_CLASSES = sizeof uric_plain_classes / sizeof *uric_plain_classes };

#undef CLASS

static int uric_is_plain(const struct uric_coding *c, size_t i)
{
    return (uric_plain[c->s[i]] & c->how) != 0;
}

/* The end of a run of plain bytes from c->i on; the run may continue after it. */
static size_t uric_plain_end(const struct uric_coding *c)
{
    const size_t end = c->n - c->i < URIC_ENCODE_PIECE ? c->n : c->i + URIC_ENCODE_PIECE;
    size_t i = c->i;

    for (; end - i >= 8; i += 8) {
        const unsigned char *const s = c->s + i;

        if (!(uric_plain[s[0]] & uric_plain[s[1]] & uric_plain[s[2]] &
              uric_plain[s[3]] & uric_plain[s[4]] & uric_plain[s[5]] &
              uric_plain[s[6]] & uric_plain[s[7]] & c->how))
            break;
    }
    while (i < end && uric_is_plain(c, i))
        i++;
    return i;
}

static void uric_copy_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0)
        memcpy(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

static void uric_encode_one(struct uric_coding *c)
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

static void uric_encode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();

    if (kernels->encode != NULL)
        kernels->encode(c);
    while (c->i < c->n) {
        uric_copy_run(c, uric_plain_end(c));
        while (c->i < c->n && !uric_is_plain(c, c->i))
            uric_encode_one(c);
    }
}

/* Encodes the n bytes at s and returns the length.  buffer may be NULL. */
static size_t uric_own_encode(const struct uric_plain_class *plain, const char *s, size_t n,
                     char *buffer, size_t size)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };

    c.s = (const unsigned char *)s;
    c.n = n;
    c.to = (unsigned char *)buffer;
    c.room = buffer ? size : (size_t)-1;
    c.how = plain->bit;
    c.nibbles = plain->nibbles;
    uric_encode_all(&c);
    return c.length;
}

static uint64_t uric_measure(const struct uric_plain_class *plain, const char *s, size_t n)
{
    uint64_t length = 0;

    for (; n > URIC_ENCODE_MEASURED; s += URIC_ENCODE_MEASURED, n -= URIC_ENCODE_MEASURED)
        length += uric_own_encode(plain, s, URIC_ENCODE_MEASURED, NULL, 0);
    return length + uric_own_encode(plain, s, n, NULL, 0);
}

enum uric_status uric_encode(enum uric_encode_for uric_place, const char *s, size_t n,
                             char *buffer, size_t size, size_t *length)
{
    const struct uric_plain_class *plain;
    uint64_t needed;

    *length = 0;
    if ((unsigned)uric_place >= URIC_PLAIN_CLASSES)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    plain = &uric_plain_classes[uric_place];
    if (size / 3 >= n && n <= URIC_MAX_LENGTH / 3) {
        *length = uric_own_encode(plain, s, n, buffer, size);
        return URIC_OK;
    }
    needed = uric_measure(plain, s, n);
    if (needed > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)needed;
    if (*length > size)
        return URIC_TOO_SMALL;
    uric_own_encode(plain, s, n, buffer, size);
    return URIC_OK;
}

/* Decodes triplets (RFC 3986, 2.1).  Vector kernels do the bulk in blocks.  The rest, or
 * everything if there is no kernel, is copied in runs between two codes. */

/* How far to search for the next code at once: no farther than the nearest cache holds, so
 * that the bytes are still there when they are copied.  After a "+" in an HTML form, less: the
 * next "%" may come after many "+". */
enum { URIC_DECODE_NEAR = 64, URIC_DECODE_FAR = 8192 };

static int uric_is_reserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_RESERVED) != 0;
}

static size_t uric_byte_before(const struct uric_coding *c, size_t end, int byte)
{
    const void *const found =
        end > c->i ? memchr(c->s + c->i, byte, end - c->i) : NULL;

    return found ? (size_t)((const unsigned char *)found - c->s) : end;
}

/* The offset of the next triplet or, in HTML forms, "+"; `end` if there is none before it. */
static size_t uric_code_before(const struct uric_coding *c, size_t end)
{
    end = uric_byte_before(c, end, '%');
    return c->how & URIC_DECODE_PLUS ? uric_byte_before(c, end, '+') : end;
}

static void uric_move_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0 && c->to + c->length != c->s + c->i)
        memmove(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

/* Decodes the code at c->i: URIC_OK, or the reason to stop. */
static enum uric_status uric_decode_one(struct uric_coding *c)
{
    const char *const s = (const char *)c->s + c->i;
    unsigned char byte = ' ';

    if (*s == '%') {
        if (!uric_is_triplet(c->s, c->i, c->n))
            return URIC_INVALID;
        byte = uric_triplet(s);
        if (c->how & URIC_DECODE_REFUSE_NUL && byte == 0)
            return URIC_REFUSED;
        if (c->how & URIC_DECODE_REFUSE_DELIMITERS && uric_is_reserved(byte))
            return URIC_REFUSED;
        c->i += 2;
    }
    if (c->to != NULL)
        c->to[c->length] = byte;
    c->i++;
    c->length++;
    return URIC_OK;
}

static enum uric_status uric_decode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();
    const size_t near = c->how & URIC_DECODE_PLUS ? URIC_DECODE_NEAR : URIC_DECODE_FAR;
    size_t far = near;
    enum uric_status status = URIC_OK;

    while (status == URIC_OK && c->i < c->n) {
        size_t end;

        if (kernels->decode != NULL)
            kernels->decode(c);
        end = c->n - c->i < far ? c->n : c->i + far;
        uric_move_run(c, uric_code_before(c, end));
        far = c->i < end ? near : far < URIC_DECODE_FAR ? 2 * far : far;
        if (c->i < end)
            status = uric_decode_one(c);
    }
    return status;
}

static enum uric_status uric_decode_to(struct uric_coding *c, char *buffer, size_t size)
{
    c->to = (unsigned char *)buffer;
    c->room = buffer ? size : (size_t)-1;
    c->i = c->length = 0;
    return uric_decode_all(c);
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
    status = uric_decode_to(&c, size >= n ? buffer : NULL, size);
    if (size < n && c.length <= size)
        status = uric_decode_to(&c, buffer, size);
    else if (size < n && status == URIC_OK)
        status = URIC_TOO_SMALL;
    *length = c.length;
    if (stopped != NULL)
        *stopped = status == URIC_TOO_SMALL ? n : c.i;
    return status;
}

size_t uric_encoded(const char *s, size_t n, struct uric_set *uric_own_set)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    size_t i = 0, count = 0;

    memset(uric_own_set, 0, sizeof *uric_own_set);
    while (i < n) {
        const char *const uric_next = (const char *)memchr(s + i, '%', n - i);
        unsigned char byte;

        if (uric_next == NULL)
            break;
        i = (size_t)(uric_next - s);
        if (uric_is_triplet(bytes, i, n)) {
            byte = uric_triplet(uric_next);
            uric_own_set->bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
            count++;
            i += 2;
        }
        i++;
    }
    return count;
}

/* Decodes a part of a reference in which a "%" may be literal, as in a query that was split and
 * not parsed. */

static void uric_write_decoded(const char *s, size_t n, enum uric_decode_flags flags,
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
    struct uric_set uric_own_set;

    *length = n - 2 * uric_encoded(text, n, &uric_own_set);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length > 0)
        uric_write_decoded(text, n, flags, buffer, size);
    return URIC_OK;
}

/* Splits queries into pairs and encodes fields of HTML forms. */

static uint32_t uric_place_of(const char *s, uric_span at, char byte)
{
    const char *found =
        at.begin < at.end
            ? (const char *)memchr(s + at.begin, byte, at.end - at.begin)
            : NULL;

    return found ? (uint32_t)(found - s) : at.end;
}

static int uric_parts_pairs(char byte, unsigned flags)
{
    return byte == '&' || (byte == ';' && flags & URIC_QUERY_SEMICOLON);
}

/* Searches for both delimiters at once: the next ";" may come after many "&". */
static uint32_t uric_pair_end(const char *s, uric_span at, unsigned flags)
{
    if (!(flags & URIC_QUERY_SEMICOLON))
        return uric_place_of(s, at, '&');
    while (at.begin < at.end && !uric_parts_pairs(s[at.begin], flags))
        at.begin++;
    return at.begin;
}

bool uric_query_next(const char *s, uric_span *rest, enum uric_query_flags flags,
                     struct uric_query_pair *pair)
{
    uric_span text;

    memset(pair, 0, sizeof *pair);
    while (rest->begin < rest->end && uric_parts_pairs(s[rest->begin], flags))
        rest->begin++;
    if (rest->begin >= rest->end)
        return false;
    text.begin = rest->begin;
    text.end = rest->begin = uric_pair_end(s, *rest, flags);
    pair->key.begin = text.begin;
    pair->key.end = uric_place_of(s, text, '=');
    if (pair->key.end < text.end) {
        pair->value.begin = pair->key.end + 1;
        pair->value.end = text.end;
        pair->has_value = 1;
    }
    return true;
}

/* The byte at *i, decoded; advances *i past it. */
static char uric_decoded_at(const char *s, uint32_t *i, uint32_t end, unsigned flags)
{
    if (s[*i] != '+' || !(flags & URIC_QUERY_FORM))
        return (char)uric_decode_next(s, i, end);
    ++*i;
    return ' ';
}

/* Whether the pair that begins at `at` has the n bytes as its key, spelled in any way. */
static bool uric_has_key(const char *s, uric_span at, unsigned flags, const char *key, size_t n)
{
    size_t k;

    for (k = 0; at.begin < at.end && s[at.begin] != '=' && !uric_parts_pairs(s[at.begin], flags); k++) {
        if (k == n || uric_decoded_at(s, &at.begin, at.end, flags) != key[k])
            return false;
    }
    return k == n;
}

static void uric_skip_pair(const char *s, uric_span *rest, unsigned flags)
{
    rest->begin = uric_pair_end(s, *rest, flags);
    if (rest->begin < rest->end)
        rest->begin++;
}

/* Most pairs differ in the first byte: they are skipped unsplit. */
bool uric_query_find(const char *s, uric_span *rest, enum uric_query_flags flags,
                     const char *key, size_t n, struct uric_query_pair *pair)
{
    while (rest->begin < rest->end &&
           (uric_parts_pairs(s[rest->begin], flags) || !uric_has_key(s, *rest, flags, key, n)))
        uric_skip_pair(s, rest, flags);
    return uric_query_next(s, rest, flags, pair);
}

/* ---- HTML forms ---- */

struct uric_form_output {
    char *buffer; /* NULL: only measure */
    uint64_t length; /* more than URIC_MAX_LENGTH: too long */
};

static void uric_put_delimiter(struct uric_form_output *f, char delimiter)
{
    if (f->buffer != NULL)
        f->buffer[f->length] = delimiter;
    f->length++;
}

/* Text that is known to fit is encoded with a size for the worst case: in one pass. */
static void uric_put_encoded(struct uric_form_output *f, const char *s, size_t n)
{
    const size_t most = n <= URIC_MAX_LENGTH / 3 ? 3 * n : (size_t)URIC_MAX_LENGTH;
    char *const to = f->buffer != NULL ? f->buffer + (size_t)f->length : NULL;
    size_t length;

    if (uric_encode(URIC_ENCODE_FORM, s, n, to, to != NULL ? most : 0, &length) ==
        URIC_TOO_LONG)
        f->length = (uint64_t)URIC_MAX_LENGTH + 1;
    f->length += length;
}

static void uric_write_fields(struct uric_form_output *f, const struct uric_field *fields,
                         size_t count)
{
    size_t i;

    f->length = 0;
    for (i = 0; i < count && f->length <= URIC_MAX_LENGTH; i++) {
        if (i > 0)
            uric_put_delimiter(f, '&');
        uric_put_encoded(f, fields[i].key, fields[i].key_length);
        if (fields[i].value != NULL) {
            uric_put_delimiter(f, '=');
            uric_put_encoded(f, fields[i].value, fields[i].value_length);
        }
    }
}

enum uric_status uric_form_encode(const struct uric_field *fields, size_t count,
                                  char *buffer, size_t size, size_t *length)
{
    struct uric_form_output f = { NULL, 0 };

    *length = 0;
    uric_write_fields(&f, fields, count);
    if (f.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)f.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    f.buffer = buffer;
    if (buffer != NULL)
        uric_write_fields(&f, fields, count);
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
    if (!uric_is_valid(ref.u))
        return URIC_INVALID;
    if (!uric_query_find(ref.s, &rest, flags, key, n, &pair))
        return URIC_NONE;
    if (!pair.has_value)
        return URIC_NO_VALUE;
    return uric_decode_part(ref.s, pair.value, how, buffer, size, length);
}

/* Edits the parameters of a query by their names: removes them, sets their values, sorts them.
 * Parameters are what "&" parts; names are compared percent-decoded. */

/* ---- names and patterns ---- */

/* A name, or a pattern, that is read decoded. */
struct uric_name {
    const char *s;
    uint32_t i, n;
};

/* The next byte; -1 at the end.  *is_star tells whether it is "*", not "%2A". */
static int uric_next(struct uric_name *name, int *is_star)
{
    if (name->i >= name->n)
        return -1;
    *is_star = name->s[name->i] == '*';
    return uric_decode_next(name->s, &name->i, name->n);
}

/* Whether the pattern matches the name: after a mismatch, the last "*" takes a byte more. */
static int uric_matches(struct uric_name pattern, struct uric_name name)
{
    struct uric_name star = pattern, from = name;
    int has_star = 0, is_star = 0, unused;

    for (;;) {
        const int wanted = uric_next(&pattern, &is_star);
        int is;

        if (wanted == '*' && is_star) {
            has_star = 1;
            star = pattern;
            from = name;
            continue;
        }
        is = uric_next(&name, &unused);
        if (wanted == is && wanted < 0)
            return 1;
        if (wanted == is)
            continue;
        if (!has_star || uric_next(&from, &unused) < 0)
            return 0;
        pattern = star;
        name = from;
    }
}

static struct uric_name uric_name_in(const char *s, uric_span parameter)
{
    const uint32_t n = parameter.end - parameter.begin;
    struct uric_name name = { s + parameter.begin, 0, n };
    const char *const equals = n > 0 ? (const char *)memchr(name.s, '=', n) : NULL;

    if (equals != NULL)
        name.n = (uint32_t)(equals - name.s);
    return name;
}

/* ---- parameters ---- */

/* The next parameter from *at on; 0 if none is left.  *at is then after the "&" that ends
 * it. */
static int uric_next_parameter(const char *s, size_t n, size_t *at, uric_span *parameter)
{
    const char *end;

    if (*at > n)
        return 0;
    parameter->begin = (uint32_t)*at;
    end = *at < n ? (const char *)memchr(s + *at, '&', n - *at) : NULL;
    parameter->end = (uint32_t)(end != NULL ? (size_t)(end - s) : n);
    *at = (size_t)parameter->end + 1;
    return 1;
}

/* Those that a change is of: the matching one of a number, or all that match. */
struct uric_choice {
    struct uric_name pattern;
    size_t which, seen;
};

static int uric_is_chosen(struct uric_choice *c, const char *s, uric_span parameter)
{
    if (!uric_matches(c->pattern, uric_name_in(s, parameter)))
        return 0;
    return c->which == URIC_QUERY_ALL || c->which == c->seen++;
}

static struct uric_choice uric_choice_of(struct uric_bytes pattern, size_t which)
{
    const struct uric_bytes given = uric_bytes_given(pattern);
    const struct uric_choice c = { { given.s, 0, (uint32_t)given.n }, which, 0 };

    return c;
}

static void uric_append_parameter(struct uric_written *t, int *any, const char *s, size_t n)
{
    if (*any)
        uric_put_byte(t, '&');
    *any = 1;
    uric_put_bytes(t, s, n);
}

static int uric_is_too_long(size_t n, struct uric_bytes pattern)
{
    return n > URIC_MAX_LENGTH || uric_bytes_given(pattern).n > URIC_MAX_LENGTH;
}

enum uric_status uric_query_remove(const char *query, size_t n, struct uric_bytes pattern,
                                   size_t which, char *buffer, size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };
    struct uric_choice chosen = uric_choice_of(pattern, which);
    uric_span parameter;
    size_t at = 0;
    int any = 0;

    *length = 0;
    if (uric_is_too_long(n, pattern))
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (uric_next_parameter(query, n, &at, &parameter)) {
        if (!uric_is_chosen(&chosen, query, parameter))
            uric_append_parameter(&t, &any, query + parameter.begin, parameter.end - parameter.begin);
    }
    return any ? uric_written_end(&t, length) : URIC_NONE;
}

enum uric_status uric_query_set_values(const char *query, size_t n, struct uric_bytes pattern,
                                       size_t which, struct uric_bytes value, char *buffer,
                                       size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };
    struct uric_choice chosen = uric_choice_of(pattern, which);
    uric_span parameter;
    size_t at = 0;
    int any = 0;

    *length = 0;
    value = uric_bytes_given(value);
    if (uric_is_too_long(n, pattern) || value.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (uric_next_parameter(query, n, &at, &parameter)) {
        const struct uric_name name = uric_name_in(query, parameter);
        const int has_value = name.n < parameter.end - parameter.begin;

        if (has_value && uric_is_chosen(&chosen, query, parameter)) {
            uric_append_parameter(&t, &any, name.s, (size_t)name.n + 1);
            uric_put_bytes(&t, value.s, value.n);
        } else {
            uric_append_parameter(&t, &any, query + parameter.begin, parameter.end - parameter.begin);
        }
    }
    return uric_written_end(&t, length);
}

/* ---- sorting ---- */

/* Less than 0, 0 or more: names byte by byte, decoded, then the places in the query. */
static int uric_own_compare(const char *s, uric_span one, uric_span other)
{
    struct uric_name a = uric_name_in(s, one), b = uric_name_in(s, other);
    int unused, x, y;

    do {
        x = uric_next(&a, &unused);
        y = uric_next(&b, &unused);
    } while (x == y && x >= 0);
    if (x != y)
        return x < y ? -1 : 1;
    return one.begin < other.begin ? -1 : one.begin > other.begin;
}

static void uric_swap(uric_span *a, uric_span *b)
{
    const uric_span old = *a;

    *a = *b;
    *b = old;
}

static void uric_sift_down(const char *s, uric_span *spans, size_t at, size_t n)
{
    for (;;) {
        size_t child = 2 * at + 1;

        if (child >= n)
            return;
        if (child + 1 < n && uric_own_compare(s, spans[child], spans[child + 1]) < 0)
            child++;
        if (uric_own_compare(s, spans[at], spans[child]) >= 0)
            return;
        uric_swap(&spans[at], &spans[child]);
        at = child;
    }
}

/* A heap sort: in place and without recursion; places make equal names differ. */
static void uric_sort(const char *s, uric_span *spans, size_t n)
{
    size_t i;

    for (i = n / 2; i > 0; i--)
        uric_sift_down(s, spans, i - 1, n);
    for (i = n; i > 1; i--) {
        uric_swap(&spans[0], &spans[i - 1]);
        uric_sift_down(s, spans, 0, i - 1);
    }
}

enum uric_status uric_query_sort(const char *query, size_t n, uric_span *spans, size_t room,
                                 size_t *count, char *buffer, size_t size)
{
    struct uric_written t = { buffer, size, 0 };
    uric_span parameter;
    size_t at = 0, i, length;
    int any = 0;

    *count = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (uric_next_parameter(query, n, &at, &parameter)) {
        if (*count < room)
            spans[*count] = parameter;
        ++*count;
    }
    if (*count > room || n > size)
        return URIC_TOO_SMALL;
    uric_sort(query, spans, *count);
    for (i = 0; i < *count; i++)
        uric_append_parameter(&t, &any, query + spans[i].begin, spans[i].end - spans[i].begin);
    return uric_written_end(&t, &length);
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
static bool uric_has_triple(struct uric_ref r)
{
    const struct uric_scheme *const scheme = uric_scheme_of(r.s, r.u, NULL);
    const uric_span host = r.u->part[URIC_HOST];

    if (!uric_has(r.u, URIC_SCHEME) || host.begin == host.end)
        return false;
    return scheme == NULL ||
           (scheme->host != URIC_AUTHORITY_NONE && scheme->kind != URIC_KIND_FILE);
}

static bool uric_own_same_scheme(struct uric_ref a, struct uric_ref b)
{
    const uint32_t n = a.u->part[URIC_SCHEME].end; /* it begins at 0 */

    return n == b.u->part[URIC_SCHEME].end && uric_same_letters(a.s, b.s, n);
}

/* The byte at *i of the host's normal form, or -1 at the end; advances *i past it.  A triplet
 * that the normal form keeps is returned as a number over 255. */
static int uric_normal_byte(const char *s, uint32_t *i, uint32_t end)
{
    const bool is_encoded = *i < end && s[*i] == '%';
    const int byte = uric_decoded_byte(s, i, end);

    if (byte < 0)
        return byte;
    if (is_encoded && !uric_is_unreserved((unsigned char)byte))
        return 256 + byte;
    return uric_lower((char)byte);
}

static bool uric_same_text(struct uric_ref a, struct uric_ref b)
{
    uric_span one = a.u->part[URIC_HOST], other = b.u->part[URIC_HOST];
    int byte;

    do {
        byte = uric_normal_byte(a.s, &one.begin, one.end);
        if (byte != uric_normal_byte(b.s, &other.begin, other.end))
            return false;
    } while (byte >= 0);
    return true;
}

static bool uric_same_host(struct uric_ref a, struct uric_ref b)
{
    uint8_t address[16], other[16];

    if (a.u->host_kind != URIC_HOST_IPV6ADDRESS || b.u->host_kind != URIC_HOST_IPV6ADDRESS)
        return uric_same_text(a, b);
    uric_host_address(a, address);
    uric_host_address(b, other);
    return memcmp(address, other, sizeof address) == 0;
}

static bool uric_same_port(struct uric_ref a, struct uric_ref b)
{
    uint16_t number, other;
    const enum uric_port_status status = uric_effective_port(a, NULL, &number);

    return status == uric_effective_port(b, NULL, &other) &&
           status != URIC_PORT_OVERFLOW && number == other;
}

bool uric_same_origin(struct uric_ref a, struct uric_ref b)
{
    return uric_has_triple(a) && uric_has_triple(b) && uric_own_same_scheme(a, b) && uric_same_host(a, b) &&
           uric_same_port(a, b);
}

/* Reads hosts as inet_aton() does: 4.3BSD took one to four numbers, each decimal, octal or
 * hexadecimal, for an IPv4 address (RFC 3986, 7.4). */
/* Hosts that inet_aton() takes for IPv4 addresses. */
#ifndef URIC_NUMERIC_HOST_H
#define URIC_NUMERIC_HOST_H


/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address and the bits of its spelling
 * (enum uric_spelling) but for URIC_SPELLING_ENCODED, or 0. */
URIC_INTERNAL int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    unsigned *spelling);

#endif

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int uric_read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       unsigned *spelling, int *after)
{
    unsigned base = 10;
    int byte = uric_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *spelling |= URIC_SPELLING_HEX;
            byte = uric_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *spelling |= URIC_SPELLING_OCTAL;
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
                      unsigned *spelling)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *spelling = 0;
    for (numbers = 1;; numbers++) {
        if (!uric_read_number(s, &i, host.end, &last, spelling, &after))
            return 0;
        if (after == '.' && i == host.end) {
            *spelling |= URIC_SPELLING_DOT;
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
        *spelling |= URIC_SPELLING_SHORT;
    if (numbers == 1 && !(*spelling & (URIC_SPELLING_OCTAL | URIC_SPELLING_HEX)))
        *spelling |= URIC_SPELLING_DECIMAL;
    return 1;
}

/* Finds the block of IANA's registries that holds an address. */
/* The kind of an address. */
#ifndef URIC_ADDRESS_BLOCK_H
#define URIC_ADDRESS_BLOCK_H


/* The enum uric_address_kind of an address of 4 or 16 bytes. */
URIC_INTERNAL uint8_t uric_address_kind(const uint8_t *address, size_t length);

#endif

struct uric_ipv4_range {
    uint32_t begin; /* up to the next range */
    uint8_t block;  /* an index, or URIC_NO_BLOCK; in gen/uric_http.c the kind */
};

struct uric_ipv6_range {
    uint64_t high, low; /* where it begins */
    uint8_t block;
};

/* Blocks of addresses, and which of them is the smallest that holds an address.  Generated by
 * grammar/tools/addresses.py from grammar/addresses.tsv; do not edit. */
#ifndef URIC_ADDRESS_TABLE_H
#define URIC_ADDRESS_TABLE_H


#define URIC_NO_BLOCK 255

static const struct uric_address_block uric_blocks[] = {
    { "0.0.0.0/8", "This network",
      "RFC 791", URIC_ADDRESS_UNSPECIFIED, 0 },
    { "0.0.0.0/32", "This host on this network",
      "RFC 1122", URIC_ADDRESS_UNSPECIFIED, 0 },
    { "10.0.0.0/8", "Private-Use",
      "RFC 1918", URIC_ADDRESS_PRIVATE, 0 },
    { "100.64.0.0/10", "Shared Address Space",
      "RFC 6598", URIC_ADDRESS_SHARED, 0 },
    { "127.0.0.0/8", "Loopback",
      "RFC 1122", URIC_ADDRESS_LOOPBACK, 0 },
    { "169.254.0.0/16", "Link Local",
      "RFC 3927", URIC_ADDRESS_LINK_LOCAL, 0 },
    { "172.16.0.0/12", "Private-Use",
      "RFC 1918", URIC_ADDRESS_PRIVATE, 0 },
    { "192.0.0.0/24", "IETF Protocol Assignments",
      "RFC 6890", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.0.0.0/29", "IPv4 Service Continuity Prefix",
      "RFC 7335", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.0.0.8/32", "IPv4 dummy address",
      "RFC 7600", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.0.0.9/32", "Port Control Protocol Anycast",
      "RFC 7723", URIC_ADDRESS_SERVICE, 1 },
    { "192.0.0.10/32", "Traversal Using Relays around NAT Anycast",
      "RFC 8155", URIC_ADDRESS_SERVICE, 1 },
    { "192.0.0.170/32", "NAT64/DNS64 Discovery",
      "RFC 8880", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.0.0.171/32", "NAT64/DNS64 Discovery",
      "RFC 8880", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.0.2.0/24", "Documentation (TEST-NET-1)",
      "RFC 5737", URIC_ADDRESS_DOCUMENTATION, 0 },
    { "192.31.196.0/24", "AS112-v4",
      "RFC 7535", URIC_ADDRESS_SERVICE, 1 },
    { "192.52.193.0/24", "AMT",
      "RFC 7450", URIC_ADDRESS_SERVICE, 1 },
    { "192.88.99.0/24", "Deprecated (6to4 Relay Anycast)",
      "RFC 7526", URIC_ADDRESS_6TO4, -1 },
    { "192.88.99.2/32", "6a44-relay anycast address",
      "RFC 6751", URIC_ADDRESS_PROTOCOL, 0 },
    { "192.168.0.0/16", "Private-Use",
      "RFC 1918", URIC_ADDRESS_PRIVATE, 0 },
    { "192.175.48.0/24", "Direct Delegation AS112 Service",
      "RFC 7534", URIC_ADDRESS_SERVICE, 1 },
    { "198.18.0.0/15", "Benchmarking",
      "RFC 2544", URIC_ADDRESS_BENCHMARKING, 0 },
    { "198.51.100.0/24", "Documentation (TEST-NET-2)",
      "RFC 5737", URIC_ADDRESS_DOCUMENTATION, 0 },
    { "203.0.113.0/24", "Documentation (TEST-NET-3)",
      "RFC 5737", URIC_ADDRESS_DOCUMENTATION, 0 },
    { "240.0.0.0/4", "Reserved",
      "RFC 1112", URIC_ADDRESS_RESERVED, 0 },
    { "255.255.255.255/32", "Limited Broadcast",
      "RFC 8190", URIC_ADDRESS_BROADCAST, 0 },
    { "224.0.0.0/4", "Multicast",
      "RFC 5771", URIC_ADDRESS_MULTICAST, -1 },
    { "::/128", "Unspecified Address",
      "RFC 4291", URIC_ADDRESS_UNSPECIFIED, 0 },
    { "::1/128", "Loopback Address",
      "RFC 4291", URIC_ADDRESS_LOOPBACK, 0 },
    { "::ffff:0:0/96", "IPv4-mapped Address",
      "RFC 4291", URIC_ADDRESS_MAPPED, 0 },
    { "64:ff9b::/96", "IPv4-IPv6 Translat.",
      "RFC 6052", URIC_ADDRESS_NAT64, 1 },
    { "64:ff9b:1::/48", "IPv4-IPv6 Translat.",
      "RFC 8215", URIC_ADDRESS_NAT64_LOCAL, 0 },
    { "100::/64", "Discard-Only Address Block",
      "RFC 6666", URIC_ADDRESS_DISCARD, 0 },
    { "100:0:0:1::/64", "Dummy IPv6 Prefix",
      "RFC 9780", URIC_ADDRESS_PROTOCOL, 0 },
    { "2001::/23", "IETF Protocol Assignments",
      "RFC 2928", URIC_ADDRESS_PROTOCOL, 0 },
    { "2001::/32", "TEREDO",
      "RFC 4380", URIC_ADDRESS_TEREDO, -1 },
    { "2001:1::1/128", "Port Control Protocol Anycast",
      "RFC 7723", URIC_ADDRESS_SERVICE, 1 },
    { "2001:1::2/128", "Traversal Using Relays around NAT Anycast",
      "RFC 8155", URIC_ADDRESS_SERVICE, 1 },
    { "2001:1::3/128", "DNS-SD Service Registration Protocol Anycast",
      "RFC 9665", URIC_ADDRESS_SERVICE, 1 },
    { "2001:2::/48", "Benchmarking",
      "RFC 5180", URIC_ADDRESS_BENCHMARKING, 0 },
    { "2001:3::/32", "AMT",
      "RFC 7450", URIC_ADDRESS_SERVICE, 1 },
    { "2001:4:112::/48", "AS112-v6",
      "RFC 7535", URIC_ADDRESS_SERVICE, 1 },
    { "2001:10::/28", "Deprecated (previously ORCHID)",
      "RFC 4843", URIC_ADDRESS_ORCHID, -1 },
    { "2001:20::/28", "ORCHIDv2",
      "RFC 7343", URIC_ADDRESS_ORCHID, 1 },
    { "2001:30::/28", "Drone Remote ID Protocol Entity Tags (DETs) Prefix",
      "RFC 9374", URIC_ADDRESS_ORCHID, 1 },
    { "2001:db8::/32", "Documentation",
      "RFC 3849", URIC_ADDRESS_DOCUMENTATION, 0 },
    { "2002::/16", "6to4",
      "RFC 3056", URIC_ADDRESS_6TO4, -1 },
    { "2620:4f:8000::/48", "Direct Delegation AS112 Service",
      "RFC 7534", URIC_ADDRESS_SERVICE, 1 },
    { "3fff::/20", "Documentation",
      "RFC 9637", URIC_ADDRESS_DOCUMENTATION, 0 },
    { "5f00::/16", "Segment Routing (SRv6) SIDs",
      "RFC 9602", URIC_ADDRESS_SEGMENT, 0 },
    { "fc00::/7", "Unique-Local",
      "RFC 4193", URIC_ADDRESS_UNIQUE_LOCAL, 0 },
    { "fe80::/10", "Link-Local Unicast",
      "RFC 4291", URIC_ADDRESS_LINK_LOCAL, 0 },
    { "::/8", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "100::/8", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "200::/7", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "400::/6", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "800::/5", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "1000::/4", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "4000::/3", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "6000::/3", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "8000::/3", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "a000::/3", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "c000::/3", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "e000::/4", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "f000::/5", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "f800::/6", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "fe00::/9", "Reserved by IETF",
      "RFC 4291", URIC_ADDRESS_RESERVED, 0 },
    { "fec0::/10", "Reserved by IETF (previously Site-Local)",
      "RFC 3879", URIC_ADDRESS_SITE_LOCAL, 0 },
    { "ff00::/8", "Multicast",
      "RFC 4291", URIC_ADDRESS_MULTICAST, -1 },
    { "::/96", "IPv4-compatible Address (deprecated)",
      "RFC 4291", URIC_ADDRESS_COMPATIBLE, 0 },
    { "::ffff:0:0:0/96", "IPv4-translated Address",
      "RFC 2765", URIC_ADDRESS_TRANSLATED, 0 }
};

static const struct uric_ipv4_range uric_ipv4_ranges[] = {
    { 0x00000000, 1 },
    { 0x00000001, 0 },
    { 0x01000000, 255 },
    { 0x0a000000, 2 },
    { 0x0b000000, 255 },
    { 0x64400000, 3 },
    { 0x64800000, 255 },
    { 0x7f000000, 4 },
    { 0x80000000, 255 },
    { 0xa9fe0000, 5 },
    { 0xa9ff0000, 255 },
    { 0xac100000, 6 },
    { 0xac200000, 255 },
    { 0xc0000000, 8 },
    { 0xc0000008, 9 },
    { 0xc0000009, 10 },
    { 0xc000000a, 11 },
    { 0xc000000b, 7 },
    { 0xc00000aa, 12 },
    { 0xc00000ab, 13 },
    { 0xc00000ac, 7 },
    { 0xc0000100, 255 },
    { 0xc0000200, 14 },
    { 0xc0000300, 255 },
    { 0xc01fc400, 15 },
    { 0xc01fc500, 255 },
    { 0xc034c100, 16 },
    { 0xc034c200, 255 },
    { 0xc0586300, 17 },
    { 0xc0586302, 18 },
    { 0xc0586303, 17 },
    { 0xc0586400, 255 },
    { 0xc0a80000, 19 },
    { 0xc0a90000, 255 },
    { 0xc0af3000, 20 },
    { 0xc0af3100, 255 },
    { 0xc6120000, 21 },
    { 0xc6140000, 255 },
    { 0xc6336400, 22 },
    { 0xc6336500, 255 },
    { 0xcb007100, 23 },
    { 0xcb007200, 255 },
    { 0xe0000000, 26 },
    { 0xf0000000, 24 },
    { 0xffffffff, 25 }
};

static const struct uric_ipv6_range uric_ipv6_ranges[] = {
    { 0x0000000000000000, 0x0000000000000000, 27 },
    { 0x0000000000000000, 0x0000000000000001, 28 },
    { 0x0000000000000000, 0x0000000000000002, 69 },
    { 0x0000000000000000, 0x0000000100000000, 52 },
    { 0x0000000000000000, 0x0000ffff00000000, 29 },
    { 0x0000000000000000, 0x0001000000000000, 52 },
    { 0x0000000000000000, 0xffff000000000000, 70 },
    { 0x0000000000000000, 0xffff000100000000, 52 },
    { 0x0064ff9b00000000, 0x0000000000000000, 30 },
    { 0x0064ff9b00000000, 0x0000000100000000, 52 },
    { 0x0064ff9b00010000, 0x0000000000000000, 31 },
    { 0x0064ff9b00020000, 0x0000000000000000, 52 },
    { 0x0100000000000000, 0x0000000000000000, 32 },
    { 0x0100000000000001, 0x0000000000000000, 33 },
    { 0x0100000000000002, 0x0000000000000000, 53 },
    { 0x0200000000000000, 0x0000000000000000, 54 },
    { 0x0400000000000000, 0x0000000000000000, 55 },
    { 0x0800000000000000, 0x0000000000000000, 56 },
    { 0x1000000000000000, 0x0000000000000000, 57 },
    { 0x2000000000000000, 0x0000000000000000, 255 },
    { 0x2001000000000000, 0x0000000000000000, 35 },
    { 0x2001000100000000, 0x0000000000000000, 34 },
    { 0x2001000100000000, 0x0000000000000001, 36 },
    { 0x2001000100000000, 0x0000000000000002, 37 },
    { 0x2001000100000000, 0x0000000000000003, 38 },
    { 0x2001000100000000, 0x0000000000000004, 34 },
    { 0x2001000200000000, 0x0000000000000000, 39 },
    { 0x2001000200010000, 0x0000000000000000, 34 },
    { 0x2001000300000000, 0x0000000000000000, 40 },
    { 0x2001000400000000, 0x0000000000000000, 34 },
    { 0x2001000401120000, 0x0000000000000000, 41 },
    { 0x2001000401130000, 0x0000000000000000, 34 },
    { 0x2001001000000000, 0x0000000000000000, 42 },
    { 0x2001002000000000, 0x0000000000000000, 43 },
    { 0x2001003000000000, 0x0000000000000000, 44 },
    { 0x2001004000000000, 0x0000000000000000, 34 },
    { 0x2001020000000000, 0x0000000000000000, 255 },
    { 0x20010db800000000, 0x0000000000000000, 45 },
    { 0x20010db900000000, 0x0000000000000000, 255 },
    { 0x2002000000000000, 0x0000000000000000, 46 },
    { 0x2003000000000000, 0x0000000000000000, 255 },
    { 0x2620004f80000000, 0x0000000000000000, 47 },
    { 0x2620004f80010000, 0x0000000000000000, 255 },
    { 0x3fff000000000000, 0x0000000000000000, 48 },
    { 0x3fff100000000000, 0x0000000000000000, 255 },
    { 0x4000000000000000, 0x0000000000000000, 58 },
    { 0x5f00000000000000, 0x0000000000000000, 49 },
    { 0x5f01000000000000, 0x0000000000000000, 58 },
    { 0x6000000000000000, 0x0000000000000000, 59 },
    { 0x8000000000000000, 0x0000000000000000, 60 },
    { 0xa000000000000000, 0x0000000000000000, 61 },
    { 0xc000000000000000, 0x0000000000000000, 62 },
    { 0xe000000000000000, 0x0000000000000000, 63 },
    { 0xf000000000000000, 0x0000000000000000, 64 },
    { 0xf800000000000000, 0x0000000000000000, 65 },
    { 0xfc00000000000000, 0x0000000000000000, 50 },
    { 0xfe00000000000000, 0x0000000000000000, 66 },
    { 0xfe80000000000000, 0x0000000000000000, 51 },
    { 0xfec0000000000000, 0x0000000000000000, 67 },
    { 0xff00000000000000, 0x0000000000000000, 68 }
};


#endif

/* The number of four bytes, the most significant one first. */
static uint32_t uric_number_of_four(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint64_t uric_number_of_eight(const uint8_t *bytes)
{
    return (uint64_t)uric_number_of_four(bytes) << 32 | uric_number_of_four(bytes + 4);
}

static unsigned uric_ipv4_block(const uint8_t *address)
{
    const uint32_t number = uric_number_of_four(address);
    size_t low = 0, high = sizeof uric_ipv4_ranges / sizeof *uric_ipv4_ranges;

    while (high - low > 1) { /* the range is one of low ... high - 1 */
        const size_t middle = low + (high - low) / 2;

        if (number < uric_ipv4_ranges[middle].begin)
            high = middle;
        else
            low = middle;
    }
    return uric_ipv4_ranges[low].block;
}

static unsigned uric_ipv6_block(const uint8_t *address)
{
    const uint64_t first = uric_number_of_eight(address), rest = uric_number_of_eight(address + 8);
    size_t low = 0, high = sizeof uric_ipv6_ranges / sizeof *uric_ipv6_ranges;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        const struct uric_ipv6_range *const range = &uric_ipv6_ranges[middle];

        if (first < range->high || (first == range->high && rest < range->low))
            high = middle;
        else
            low = middle;
    }
    return uric_ipv6_ranges[low].block;
}


const struct uric_address_block *uric_address_find(const uint8_t *address, size_t length)
{
    unsigned block = URIC_NO_BLOCK;

    if (length == 4)
        block = uric_ipv4_block(address);
    else if (length == 16)
        block = uric_ipv6_block(address);
    return block == URIC_NO_BLOCK ? NULL : &uric_blocks[block];
}

uint8_t uric_address_kind(const uint8_t *address, size_t length)
{
    const struct uric_address_block *const block = uric_address_find(address, length);

    return block != NULL ? block->kind : (uint8_t)URIC_ADDRESS_UNICAST;
}

bool uric_address_is_global(const uint8_t *address, size_t length)
{
    const struct uric_address_block *block;

    if (length != 4 && length != 16)
        return false;
    URIC_FORGET(address); /* gcc 12 sees the 16 bytes read of 4 */
    block = uric_address_find(address, length);
    if (block != NULL &&
        (block->kind == URIC_ADDRESS_MAPPED || block->kind == URIC_ADDRESS_NAT64))
        block = uric_address_find(address + 12, 4);
    return block == NULL || block->global == 1;
}

const char *uric_address_kind_name(int kind)
{
    static const char *const names[URIC_ADDRESS_KINDS] = {
        "unicast", "unspecified", "loopback", "private", "link-local", "multicast",
        "documentation", "shared", "benchmarking", "broadcast", "reserved", "protocol",
        "service", "discard", "unique-local", "site-local", "segment", "orchid", "mapped",
        "compatible", "translated", "nat64", "nat64-local", "6to4", "teredo"
    };

    return kind >= 0 && kind < URIC_ADDRESS_KINDS ? names[kind] : NULL;
}


/* Reads the address that a host means, and the IPv4 address in an IPv6 address. */

/* The IPv4 address after a prefix in 64:ff9b:1::/48 (RFC 8215).  Operators choose a length
 * of 48 to 96 bits, and the address does not say which.  The bytes after the IPv4 address are 0
 * (RFC 6052, 2.2) and the last byte of a host rarely is, so the last byte that is not 0 counts
 * as the last of the IPv4 address. */
static void uric_after_local_prefix(const uint8_t *address, uint8_t *ipv4)
{
    static const uint8_t places[4][4] = {
        { 6, 7, 9, 10 }, { 7, 9, 10, 11 }, { 9, 10, 11, 12 }, { 12, 13, 14, 15 }
    };
    const uint8_t *uric_place = places[3];
    int last = 15, i;

    while (last > 10 && address[last] == 0)
        last--;
    if (last < 13 && address[8] == 0)
        uric_place = places[last - 10];
    for (i = 0; i < 4; i++)
        ipv4[i] = address[uric_place[i]];
}

/* Whether an IPv6 address has an IPv4 address in it, and which. */
static int uric_read_embedded_ipv4(const uint8_t *address, unsigned kind, int is_dotted,
                              uint8_t *ipv4)
{
    int i;

    if (kind == URIC_ADDRESS_6TO4) { /* RFC 3056, 2 */
        memcpy(ipv4, address + 2, 4);
        return 1;
    }
    memcpy(ipv4, address + 12, 4);
    if (is_dotted)
        return 1;
    switch (kind) {
    case URIC_ADDRESS_MAPPED:     /* RFC 4291, 2.5.5.2 */
    case URIC_ADDRESS_COMPATIBLE: /* RFC 4291, 2.5.5.1 */
    case URIC_ADDRESS_TRANSLATED: /* RFC 2765, 2.1 */
    case URIC_ADDRESS_NAT64: return 1; /* RFC 6052, 2.2 */
    case URIC_ADDRESS_NAT64_LOCAL:
        uric_after_local_prefix(address, ipv4);
        return 1;
    case URIC_ADDRESS_TEREDO: /* RFC 4380, 4: its bits are inverted */
        for (i = 0; i < 4; i++)
            ipv4[i] ^= 0xff;
        return 1;
    default: memset(ipv4, 0, 4); return 0;
    }
}

static void uric_read_ipv6_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    const int is_dotted = memchr(ref.s + host.begin, '.', host.end - host.begin) != NULL;

    a->length = (uint8_t)uric_host_address(ref, a->bytes);
    a->kind = uric_address_kind(a->bytes, 16);
    a->spelling = is_dotted ? URIC_SPELLING_DOTTED : 0;
    a->has_ipv4 = (uint8_t)uric_read_embedded_ipv4(a->bytes, a->kind, is_dotted, a->ipv4);
    if (a->has_ipv4)
        a->ipv4_kind = uric_address_kind(a->ipv4, 4);
}

static bool uric_read_ipv4_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    unsigned spelling;
    uint32_t number;
    int i;

    if (!uric_numeric_host(ref.s, host, &number, &spelling))
        return false;
    if (memchr(ref.s + host.begin, '%', host.end - host.begin) != NULL)
        spelling |= URIC_SPELLING_ENCODED;
    for (i = 0; i < 4; i++)
        a->bytes[i] = a->ipv4[i] = (uint8_t)(number >> 8 * (3 - i));
    a->length = 4;
    a->kind = a->ipv4_kind = uric_address_kind(a->bytes, 4);
    a->spelling = (uint8_t)spelling;
    a->has_ipv4 = 1;
    return true;
}

bool uric_address_of(struct uric_ref ref, struct uric_address *a)
{
    memset(a, 0, sizeof *a);
    switch (ref.u->host_kind) {
    case URIC_HOST_IPV6ADDRESS: uric_read_ipv6_host(ref, a); return true;
    case URIC_HOST_IPV4ADDRESS:
    case URIC_HOST_REG_NAME: return uric_read_ipv4_host(ref, a);
    default: return false;
    }
}

/* Tells whether a host is a DNS name: RFC 1034, section 3.5, and RFC 1123, section 2.1. */

enum { URIC_LONGEST_LABEL = 63, URIC_LONGEST_NAME = 253 };

/* The bytes of a label, read as a number. */
enum uric_dns_number { URIC_NOTHING_YET, URIC_ONE_ZERO, URIC_DECIMAL, URIC_HEXADECIMAL, URIC_NO_NUMBER };

struct uric_own_dns_name {
    uint32_t length;      /* decoded bytes */
    uint32_t label;       /* those of the last label */
    uint32_t label_begin; /* offset */
    uint32_t hyphen;      /* the offset of the last byte, if that is a hyphen */
    int ends_in_hyphen;
    enum uric_dns_number number;
};

/* "0x" alone is a number, too (URL Standard, 3.5: the IPv4 number parser). */
static enum uric_dns_number uric_dns_number_with(enum uric_dns_number number, int byte)
{
    const unsigned char is = uric_class[byte];

    switch (number) {
    case URIC_NOTHING_YET:
        return byte == '0' ? URIC_ONE_ZERO : is & URIC_CLASS_DIGIT ? URIC_DECIMAL : URIC_NO_NUMBER;
    case URIC_ONE_ZERO:
        if (byte == 'x' || byte == 'X')
            return URIC_HEXADECIMAL;
        URIC_FALLTHROUGH;
    case URIC_DECIMAL: return is & URIC_CLASS_DIGIT ? URIC_DECIMAL : URIC_NO_NUMBER;
    case URIC_HEXADECIMAL: return is & URIC_CLASS_HEXDIG ? URIC_HEXADECIMAL : URIC_NO_NUMBER;
    default: return URIC_NO_NUMBER;
    }
}

/* Takes the dot at the offset, or the end of the name. */
static enum uric_dns_status uric_end_dns_label(const struct uric_own_dns_name *n, uint32_t at,
                                          uint32_t *offset)
{
    if (n->label == 0) {
        *offset = at;
        return URIC_DNS_EMPTY_LABEL;
    }
    if (n->ends_in_hyphen) {
        *offset = n->hyphen;
        return URIC_DNS_HYPHEN_LAST;
    }
    return URIC_DNS_OK;
}

/* Takes a byte of a label; *offset is where it is. */
static enum uric_dns_status uric_take_name_byte(struct uric_own_dns_name *n, int byte, unsigned flags,
                                           const uint32_t *offset)
{
    const int is_first = n->label == 0;

    if (!(uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
          (byte == '_' && flags & URIC_DNS_UNDERSCORE)))
        return URIC_DNS_BYTE;
    if (is_first) {
        n->label_begin = *offset;
        n->number = URIC_NOTHING_YET;
    }
    n->number = uric_dns_number_with(n->number, byte);
    n->ends_in_hyphen = byte == '-';
    if (n->ends_in_hyphen)
        n->hyphen = *offset;
    if (n->ends_in_hyphen && is_first)
        return URIC_DNS_HYPHEN_FIRST;
    return ++n->label > URIC_LONGEST_LABEL ? URIC_DNS_LABEL_LENGTH : URIC_DNS_OK;
}

/* The host is a reg-name that is not empty.  Where it is a name, *offset is unspecified. */
static enum uric_dns_status uric_check_dns_name(const char *s, uric_span host, unsigned flags,
                                           uint32_t *offset)
{
    struct uric_own_dns_name n = { 0, 0, 0, 0, 0, URIC_NOTHING_YET };
    enum uric_dns_status status;
    uint32_t i = host.begin;

    while (i < host.end) {
        int byte;

        *offset = i;
        if (s[i] == '%' && flags & URIC_DNS_NO_TRIPLETS)
            return URIC_DNS_TRIPLET;
        byte = uric_decoded_byte(s, &i, host.end);
        if (byte == '.' && i == host.end) {
            status = n.length == 0 ? URIC_DNS_EMPTY : uric_end_dns_label(&n, *offset, offset);
            if (status == URIC_DNS_OK && !(flags & URIC_DNS_DOT))
                status = URIC_DNS_FINAL_DOT;
        } else if (byte == '.') {
            status = uric_end_dns_label(&n, *offset, offset);
            n.label = 0;
            n.length++;
        } else {
            status = uric_take_name_byte(&n, byte, flags, offset);
            n.length++;
        }
        if (status == URIC_DNS_OK && n.length > URIC_LONGEST_NAME)
            status = URIC_DNS_NAME_LENGTH;
        if (status != URIC_DNS_OK)
            return status;
    }
    status = uric_end_dns_label(&n, host.end, offset);
    if (status == URIC_DNS_OK && n.number != URIC_NO_NUMBER) {
        *offset = n.label_begin;
        return URIC_DNS_NUMERIC;
    }
    return status;
}

enum uric_dns_status uric_dns_name(struct uric_ref ref, enum uric_dns_flags flags,
                                   uint32_t *offset)
{
    const uric_span host = ref.u->part[URIC_HOST];
    enum uric_dns_status status;

    *offset = 0;
    if (!uric_has(ref.u, URIC_HOST))
        return URIC_DNS_NO_HOST;
    *offset = host.begin;
    if (ref.u->host_kind != URIC_HOST_REG_NAME)
        return URIC_DNS_ADDRESS;
    if (host.begin == host.end)
        return URIC_DNS_EMPTY;
    status = uric_check_dns_name(ref.s, host, (unsigned)flags, offset);
    if (status == URIC_DNS_OK)
        *offset = host.end;
    return status;
}

const char *uric_dns_status_name(int status)
{
    static const char *const names[URIC_DNS_STATUSES] = {
        "ok", "no-host", "empty", "address", "triplet", "byte", "empty-label",
        "hyphen-first", "hyphen-last", "label-length", "name-length", "final-dot", "numeric"
    };

    return status >= 0 && status < URIC_DNS_STATUSES ? names[status] : NULL;
}

/* Matches a host against the caller's list of allowed hosts.  Two spellings match if they lead
 * to the same host; a doubtful one matches nothing. */

/* A host, prepared for comparison: an address or a name. */
struct uric_compared_host {
    const char *s;
    uric_span name; /* without a trailing dot; may contain triplets */
    int length;     /* of the address; 0: no address */
    uint8_t address[16];
};

/* RFC 1123, 2.1, and the "_" of other names in the DNS; a byte over 0x7F belongs to a U-label
 * (RFC 5890, 2.3.2.1). */
static bool uric_is_of_name(int byte)
{
    return uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
           byte == '_' || byte == '.' || byte > 0x7F;
}

static bool uric_read_name(const char *s, uric_span host, struct uric_compared_host *h)
{
    uint32_t i = host.begin, last = i;
    int byte = -1;

    while (i < host.end) {
        last = i;
        byte = uric_decoded_byte(s, &i, host.end);
        if (!uric_is_of_name(byte))
            return false;
    }
    h->s = s;
    h->name.begin = host.begin;
    h->name.end = byte == '.' ? last : host.end;
    h->length = 0;
    return h->name.begin < h->name.end;
}

/* A mapped IPv6 address is the IPv4 address (RFC 4291, 2.5.5.2). */
static void uric_put_address(const struct uric_address *a, struct uric_compared_host *h)
{
    h->length = a->kind == URIC_ADDRESS_MAPPED ? 4 : a->length;
    memcpy(h->address, h->length == 4 ? a->ipv4 : a->bytes, (size_t)h->length);
}

/* False if the host matches nothing: an IPvFuture, whose brackets no name contains, or an
 * absent or empty host. */
static bool uric_read_host(struct uric_ref ref, struct uric_compared_host *h)
{
    struct uric_address a;

    if (!uric_address_of(ref, &a))
        return uric_read_name(ref.s, ref.u->part[URIC_HOST], h);
    uric_put_address(&a, h);
    return true;
}

static bool uric_read_entry(struct uric_bytes entry, struct uric_compared_host *h)
{
    struct uric u;

    if (entry.s == NULL)
        return false;
    return (uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, NULL, &u) == URIC_OK ||
            uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, NULL, &u) == URIC_OK) &&
           uric_read_host(uric_bind(entry.s, &u), h);
}

static int uric_lower_byte(const struct uric_compared_host *h, uint32_t *i)
{
    const int byte = uric_decoded_byte(h->s, i, h->name.end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static bool uric_same_host_name(const struct uric_compared_host *h, const struct uric_compared_host *other)
{
    uint32_t i = h->name.begin, k = other->name.begin;
    int byte;

    do {
        byte = uric_lower_byte(h, &i);
        if (byte != uric_lower_byte(other, &k))
            return false;
    } while (byte >= 0);
    return true;
}

static bool uric_is_same(const struct uric_compared_host *h, const struct uric_compared_host *other)
{
    if (h->length != other->length)
        return false;
    return h->length > 0 ? memcmp(h->address, other->address, (size_t)h->length) == 0
                         : uric_same_host_name(h, other);
}

bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed, size_t count)
{
    struct uric_compared_host host, entry;
    size_t i;

    if (!uric_read_host(ref, &host))
        return false;
    for (i = 0; i < count; i++) {
        if (uric_read_entry(allowed[i], &entry) && uric_is_same(&host, &entry))
            return true;
    }
    return false;
}

/* Finds ".." that climbs out of a directory, however it is spelled: encoded once or twice, with
 * "\" for "/", in overlong UTF-8, followed by NUL or ";", or doubled to survive a filter. */
/* Whether a reference climbs out of a directory with "..", however that is spelled. */
#ifndef URIC_AUDIT_TRAVERSAL_H
#define URIC_AUDIT_TRAVERSAL_H


/* See URIC_HAZARD_TRAVERSAL.  odd: there may be controls, or bytes over 0x7F. */
URIC_INTERNAL int uric_traverses(const char *s, const struct uric *u, int odd);

#endif

/* Reads a component, decoded twice. */
struct uric_traversal {
    const char *s;
    uint32_t i, end;
};

/* The next byte; -1 at the end.  A triplet whose bytes are encoded counts as one. */
static int uric_next_twice(struct uric_traversal *t)
{
    uint32_t i;
    int byte = uric_decoded_byte(t->s, &t->i, t->end), first, second;

    if (byte != '%')
        return byte;
    i = t->i;
    first = uric_decoded_byte(t->s, &i, t->end);
    second = uric_decoded_byte(t->s, &i, t->end);
    if (first < 0 || second < 0 || !uric_is_hexdig((unsigned char)first) ||
        !uric_is_hexdig((unsigned char)second))
        return byte;
    t->i = i;
    return (int)(uric_digit((char)first) << 4 | uric_digit((char)second));
}

/* The next character: overlong UTF-8, which RFC 3629 forbids, is what careless decoders read. */
static int uric_next_character(struct uric_traversal *t)
{
    struct uric_traversal ahead;
    const int byte = uric_next_twice(t);
    int more, value, k, uric_next;

    if (byte != 0xC0 && byte != 0xC1 && byte != 0xE0 && byte != 0xF0)
        return byte;
    ahead = *t;
    more = byte == 0xF0 ? 3 : byte == 0xE0 ? 2 : 1;
    value = byte & 1;
    for (k = 0; k < more; k++) {
        uric_next = uric_next_twice(&ahead);
        if (uric_next < 0x80 || uric_next > 0xBF)
            return byte;
        value = value << 6 | (uric_next & 0x3F);
    }
    if (value > 0x7F)
        return byte;
    *t = ahead;
    return value;
}

static int uric_separates(int byte)
{
    return byte < 0 || byte == '/' || byte == '\\';
}

/* Where the segment that is read stands. */
struct uric_segment_read {
    int dots, others, is_over; /* is_over: ";" ended what counts */
    int before;                /* the dots that the segment before it consists of, else 0 */
};

static void uric_take(struct uric_segment_read *segment, int byte)
{
    if (byte == '.' && !segment->is_over)
        segment->dots++;
    else if (byte == ';' && segment->dots > 0 && !segment->others)
        segment->is_over = 1;
    else if (byte != '\0' && !segment->is_over)
        segment->others = 1;
}

static int uric_is_dot_dot(const struct uric_segment_read *segment)
{
    return segment->dots == 2 && !segment->others;
}

/* Whether the segment that ends at the byte completes what becomes "../" if a filter takes each
 * "../" away once: "....//" or "..././". */
static int uric_is_left_by_filter(const struct uric_segment_read *segment, int byte)
{
    return byte >= 0 && uric_separates(byte) && !segment->others &&
           ((segment->before == 4 && segment->dots == 0) ||
            (segment->before == 3 && segment->dots == 1));
}

static void uric_begin_segment(struct uric_segment_read *segment, int byte)
{
    const int before = uric_separates(byte) && !segment->others ? segment->dots : 0;

    memset(segment, 0, sizeof *segment);
    segment->before = before;
}

/* Whether a path leaves the directory it starts in. */
static int uric_path_climbs(const char *s, uric_span path)
{
    struct uric_traversal t = { s, path.begin, path.end };
    struct uric_segment_read segment = { 0, 0, 0, 0 };
    uint32_t depth = 0;
    int byte, climbs;

    do {
        byte = uric_next_character(&t);
        if (!uric_separates(byte)) {
            uric_take(&segment, byte);
            continue;
        }
        climbs = uric_is_dot_dot(&segment);
        if ((climbs && depth == 0) || uric_is_left_by_filter(&segment, byte))
            return 1;
        if (climbs)
            depth--;
        else
            depth += segment.others || segment.dots > 2;
        uric_begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether a value in a query or a fragment has a ".." segment. */
static int uric_value_climbs(const char *s, uric_span at)
{
    struct uric_traversal t = { s, at.begin, at.end };
    struct uric_segment_read segment = { 0, 0, 0, 0 };
    int byte;

    do {
        byte = uric_next_character(&t);
        if (!uric_separates(byte) && byte != '&' && byte != '=' && byte != ';' && byte != '?') {
            uric_take(&segment, byte);
            continue;
        }
        if (uric_is_dot_dot(&segment) || uric_is_left_by_filter(&segment, byte))
            return 1;
        uric_begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether the component may have ".." at all.  Odd bytes may be overlong dots, or NUL between
 * two dots. */
static int uric_may_climb(const char *s, uric_span at, int odd)
{
    const char *uric_next = s + at.begin;
    const char *const end = s + at.end;

    if (at.begin == at.end)
        return 0;
    if (odd || memchr(uric_next, '%', at.end - at.begin) != NULL)
        return 1;
    while (uric_next < end && (uric_next = (const char *)memchr(uric_next, '.', (size_t)(end - uric_next))) != NULL) {
        uric_next++;
        if (uric_next < end && *uric_next == '.')
            return 1;
    }
    return 0;
}

int uric_traverses(const char *s, const struct uric *u, int odd)
{
    const uric_span path = u->part[URIC_PATH];

    /* a relative path may start with ".." */
    if (path.begin < path.end && (s[path.begin] == '/' || s[path.begin] == '\\') &&
        uric_may_climb(s, path, odd) && uric_path_climbs(s, path))
        return 1;
    return (uric_has(u, URIC_QUERY) && uric_may_climb(s, u->part[URIC_QUERY], odd) &&
            uric_value_climbs(s, u->part[URIC_QUERY])) ||
           (uric_has(u, URIC_FRAGMENT) && uric_may_climb(s, u->part[URIC_FRAGMENT], odd) &&
            uric_value_climbs(s, u->part[URIC_FRAGMENT]));
}

/* Maps the characters that Unicode's UTS #46 turns into letters, digits and dots of US-ASCII,
 * as far as names and addresses are disguised with them: fullwidth, circled, mathematical,
 * super- and subscript characters, other dots, and characters that it drops. */
/* What a host beyond US-ASCII becomes in a browser. */
#ifndef URIC_AUDIT_MAPPED_H
#define URIC_AUDIT_MAPPED_H


/* Decodes the host and maps its characters to US-ASCII.  Returns the length of the result, at
 * most `size` bytes; 0 if it is longer, if a character has no such mapping, or if there is
 * nothing to map. */
URIC_INTERNAL size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size);

#endif

/* The character at *i of n bytes of UTF-8, decoded; 0 if it is none.  Advances *i. */
static uint32_t uric_next_of_utf8(const unsigned char *s, size_t *i, size_t n)
{
    size_t skip, k;
    const size_t length = uric_utf8_length((const char *)s + *i, n - *i, &skip);
    uint32_t c;

    if (length == 0)
        return 0;
    c = length == 1 ? s[*i] : s[*i] & (0xFFu >> (length + 1));
    for (k = 1; k < length; k++)
        c = c << 6 | (s[*i + k] & 0x3F);
    *i += length;
    return c;
}

static const struct {
    uint32_t first, last;
    char to;         /* the character that first becomes */
    unsigned char n; /* period of the result; 0: all become to; 1: dropped */
} uric_mapped[] = {
    { 0xAD, 0xAD, 0, 1 },        { 0xB2, 0xB3, '2', 10 },     { 0xB9, 0xB9, '1', 10 },
    { 0x34F, 0x34F, 0, 1 },      { 0x180B, 0x180F, 0, 1 },    { 0x2064, 0x2064, 0, 1 },
    { 0x200B, 0x200B, 0, 1 },    { 0x2060, 0x2060, 0, 1 },    { 0x2070, 0x2070, '0', 10 },
    { 0x2074, 0x2079, '4', 10 }, { 0x2080, 0x2089, '0', 10 }, { 0x2460, 0x2468, '1', 10 },
    { 0x24B6, 0x24CF, 'a', 26 }, { 0x24D0, 0x24E9, 'a', 26 }, { 0x24EA, 0x24EA, '0', 10 },
    { 0x3002, 0x3002, '.', 0 },  { 0xFE00, 0xFE0F, 0, 1 },    { 0xFEFF, 0xFEFF, 0, 1 },
    { 0xFF0D, 0xFF0D, '-', 0 },  { 0xFF0E, 0xFF0E, '.', 0 },  { 0xFF10, 0xFF19, '0', 10 },
    { 0xFF21, 0xFF3A, 'a', 26 }, { 0xFF41, 0xFF5A, 'a', 26 }, { 0xFF61, 0xFF61, '.', 0 },
    { 0x1BCA0, 0x1BCA3, 0, 1 },  { 0x1D400, 0x1D6A3, 'a', 26 }, { 0x1D7CE, 0x1D7FF, '0', 10 },
    { 0x1FBF0, 0x1FBF9, '0', 10 }, { 0xE0100, 0xE01EF, 0, 1 }
};

/* The number in a circle, from 10 to 50; 0 for other characters. */
static uint32_t uric_circled(uint32_t c)
{
    if (c >= 0x2469 && c <= 0x2473)
        return c - 0x2469 + 10;
    if (c >= 0x3251 && c <= 0x325F)
        return c - 0x3251 + 21;
    return c >= 0x32B1 && c <= 0x32BF ? c - 0x32B1 + 36 : 0;
}

/* Writes what the character becomes to `to`; returns its length, or 3 if it stays. */
static size_t uric_map(uint32_t c, char to[2])
{
    const uint32_t number = uric_circled(c);
    size_t i;

    if (c > 0 && c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    if (number > 0) {
        to[0] = (char)('0' + number / 10);
        to[1] = (char)('0' + number % 10);
        return 2;
    }
    for (i = 0; i < sizeof uric_mapped / sizeof *uric_mapped; i++) {
        if (c < uric_mapped[i].first || c > uric_mapped[i].last)
            continue;
        to[0] = uric_mapped[i].to;
        if (uric_mapped[i].n > 0)
            to[0] = (char)(to[0] + (char)((c - uric_mapped[i].first) % uric_mapped[i].n));
        return uric_mapped[i].n != 1;
    }
    return 3;
}

size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size)
{
    unsigned char raw[256];
    uint32_t at = host.begin;
    size_t n = 0, i = 0, length = 0;
    int beyond = 0;

    while (at < host.end && n < sizeof raw) {
        raw[n] = (unsigned char)uric_decoded_byte(s, &at, host.end);
        beyond |= raw[n++] > 0x7F;
    }
    if (at < host.end || !beyond)
        return 0;
    while (i < n) {
        char bytes[2] = { 0, 0 };
        const size_t more = uric_map(uric_next_of_utf8(raw, &i, n), bytes);

        if (more > 2 || length + more > size)
            return 0;
        memcpy(to + length, bytes, more);
        length += more;
    }
    return length;
}

/* Finds hazards in valid references: RFC 3986, section 7, and RFC 1738, section 6. */
/* Whether a segment of a path, decoded, is "." or "..": as it is, or once a reader has trimmed
 * white space and controls off its ends. */
#ifndef URIC_DOTTED_H
#define URIC_DOTTED_H


/* The segment so far.  Begins zeroed. */
struct uric_dotted {
    size_t dots;
    int blanks; /* white space or controls, of which U+0020 and below are trimmed */
    int closed; /* one after a dot */
    int others;
};

/* Adds a byte.  What is between dots is not trimmed. */
static URIC_ALWAYS_INLINE void uric_dotted_take(struct uric_dotted *d, int byte)
{
    if (byte == '.') {
        d->dots++;
        d->others |= d->closed;
    } else if (byte <= ' ') {
        d->blanks = 1;
        d->closed = d->dots > 0;
    } else {
        d->others = 1;
    }
}

/* Whether it is a dot-segment. */
static URIC_ALWAYS_INLINE int uric_is_dotted(const struct uric_dotted *d)
{
    return !d->others && !d->blanks && (d->dots == 1 || d->dots == 2);
}

/* Whether trimming makes it one. */
static URIC_ALWAYS_INLINE int uric_is_dotted_if_trimmed(const struct uric_dotted *d)
{
    return !d->others && d->blanks && (d->dots == 1 || d->dots == 2);
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

static int uric_is_alphanumeric(int byte)
{
    return byte >= 0 && uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT);
}

/* ---- the userinfo ---- */

/* Whether it starts with two labels and a dot between them.  Labels may contain non-ASCII
 * bytes (RFC 5890, 2.3.2.1: U-labels). */
static int uric_begins_like_host(const char *s, uric_span at)
{
    uint32_t i = at.begin, label = 0, labels = 0;

    while (labels < 2) {
        const int byte = uric_decoded_byte(s, &i, at.end);

        if (uric_is_alphanumeric(byte) || byte == '-' || byte > 0x7F) {
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

static uint64_t uric_audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint64_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(uric_bind(s, u), &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (uric_begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

static uint64_t uric_audit_kind(unsigned kind)
{
    switch (kind) {
    case URIC_ADDRESS_UNSPECIFIED: return HAZARD(UNSPECIFIED);
    case URIC_ADDRESS_LOOPBACK: return HAZARD(LOOPBACK);
    case URIC_ADDRESS_PRIVATE:
    case URIC_ADDRESS_UNIQUE_LOCAL: return HAZARD(PRIVATE);
    case URIC_ADDRESS_LINK_LOCAL: return HAZARD(LINK_LOCAL);
    case URIC_ADDRESS_MULTICAST: return HAZARD(MULTICAST);
    default: return 0;
    }
}

static uint64_t uric_audit_address(const struct uric_address *is, uint32_t *ipv4)
{
    /* the spellings from SHORT to DECIMAL have the order of their hazards */
    uint64_t found = uric_audit_kind(is->kind) |
                     (uint64_t)(is->spelling & 15) << URIC_HAZARD_IPV4_SHORT;

    if (is->spelling & URIC_SPELLING_DOT)
        found |= HAZARD(TRAILING_DOT);
    /* nothing connects to the IPv4 address of a Teredo client */
    if (!is->has_ipv4 ||
        (is->kind == URIC_ADDRESS_TEREDO && !(is->spelling & URIC_SPELLING_DOTTED)))
        return found;
    *ipv4 = (uint32_t)is->ipv4[0] << 24 | (uint32_t)is->ipv4[1] << 16 |
            (uint32_t)is->ipv4[2] << 8 | is->ipv4[3];
    return is->length == 4 ? found
                           : found | HAZARD(IPV6_EMBEDS_IPV4) | uric_audit_kind(is->ipv4_kind);
}

/* ---- names ---- */

#define FOR_BOTH static URIC_ALWAYS_INLINE

/* The next byte of a host, decoded if it has triplets: this is compiled for both cases. */
FOR_BOTH int uric_next_byte(const char *s, uint32_t *i, uint32_t end, int encoded)
{
    if (encoded)
        return uric_decoded_byte(s, i, end);
    return *i < end ? (unsigned char)s[(*i)++] : -1;
}

FOR_BOTH int uric_begins_label(const char *s, uint32_t i, uint32_t end, int encoded, const char *with)
{
    for (; *with; with++) {
        const int byte = uric_next_byte(s, &i, end, encoded);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

FOR_BOTH uint64_t uric_audit_labels(const char *s, uric_span host, int encoded,
                               struct uric_audit_result *a)
{
    static const char local[] = "localhost";
    uint32_t i = host.begin, label, same, name = 0, longest = 0;
    uint64_t found = 0;
    int byte = '.';

    while (byte == '.' && i < host.end) {
        if (uric_begins_label(s, i, host.end, encoded, "xn--"))
            found |= HAZARD(PUNYCODE);
        label = same = 0;
        while ((byte = uric_next_byte(s, &i, host.end, encoded)) >= 0 && byte != '.') {
            if (label < sizeof local - 1)
                same += uric_lower((char)byte) == (unsigned char)local[label];
            label++;
        }
        /* the last one: RFC 6761, 6.3 */
        if (same == sizeof local - 1 && label == same && i == host.end)
            found |= HAZARD(LOOPBACK);
        name += label + (byte == '.');
        longest = label > longest ? label : longest;
    }
    a->name = name;
    a->label = longest;
    return byte == '.' ? found | HAZARD(TRAILING_DOT) : found;
}

static uint64_t uric_audit_name(const char *s, uric_span host, int encoded,
                           struct uric_audit_result *a)
{
    uint64_t found = encoded ? uric_audit_labels(s, host, 1, a) : uric_audit_labels(s, host, 0, a);

    if (a->label > 63)
        found |= HAZARD(LABEL_TOO_LONG);
    if (a->name > 255)
        found |= HAZARD(NAME_TOO_LONG);
    return found;
}

static int uric_is_beyond_ascii(const char *s, uric_span host)
{
    uint32_t i;

    for (i = host.begin; i < host.end; i++) {
        if ((unsigned char)s[i] > 0x7F)
            return 1;
    }
    return 0;
}

/* What a host becomes whose characters beyond US-ASCII are mapped to it. */
static uint64_t uric_audit_mapped(const char *s, uric_span host, struct uric_audit_result *a)
{
    char name[256];
    struct uric_audit_result unused;
    struct uric_address address;
    struct uric u;
    const size_t n = uric_mapped_host(s, host, name, sizeof name);
    uric_span all = { 0, (uint32_t)n };

    if (n == 0 || uric_parse_as(URIC_RULE_HOST, name, n, NULL, &u) != URIC_OK)
        return 0;
    if (uric_address_of(uric_bind(name, &u), &address))
        return uric_audit_address(&address, &a->ipv4);
    return uric_audit_labels(name, all, 0, &unused) & HAZARD(LOOPBACK);
}

static uint64_t uric_audit_host(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, int has_percent,
                           struct uric_audit_result *a)
{
    const uric_span host = u->part[URIC_HOST];
    const int encoded =
        has_percent && memchr(s + host.begin, '%', host.end - host.begin) != NULL;
    struct uric_address address;
    uint64_t found = encoded ? HAZARD(ENCODED_HOST) : 0;

    if (!uric_has(u, URIC_HOST))
        return 0;
    if (host.begin == host.end)
        return scheme && scheme->host == URIC_AUTHORITY_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (uric_address_of(uric_bind(s, u), &address))
        found |= uric_audit_address(&address, &a->ipv4);
    if (u->host_kind != URIC_HOST_REG_NAME)
        return found;
    if (encoded || uric_is_beyond_ascii(s, host))
        found |= uric_audit_mapped(s, host, a);
    return found | uric_audit_name(s, host, encoded, a);
}

/* ---- the port ---- */

static uint64_t uric_audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(uric_bind(s, u), port);
    uint64_t found = 0;

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

static int uric_is_triplet_again(const char *s, uint32_t i, uint32_t end)
{
    const int first = uric_decoded_byte(s, &i, end), second = uric_decoded_byte(s, &i, end);

    return first >= 0 && second >= 0 && uric_class[first] & URIC_CLASS_HEXDIG &&
           uric_class[second] & URIC_CLASS_HEXDIG;
}

static uint64_t uric_audit_byte(unsigned byte, int in_path)
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
 * or a ";" follows the dots (3.3), or white space is around them.  Some servers drop the ";"
 * and the rest of the segment, or trim it, before they look for dot-segments.  The delimiters
 * differ from those of dot_segment.h, so this is a separate walk. */
static uint64_t uric_audit_dots(const char *s, uric_span path)
{
    struct uric_dotted segment = { 0, 0, 0, 0 };
    uint32_t i = path.begin, at = i;
    uint64_t found = 0;
    int encoded = 0;

    for (;;) {
        const int byte = uric_decoded_byte(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';
        const int ends = byte < 0 || byte == '/' || byte == '\\';

        at = i;
        encoded |= is_encoded;
        if ((ends || byte == ';') && uric_is_dotted_if_trimmed(&segment))
            found |= HAZARD(TRIMMED_DOTS);
        if (ends) {
            if (encoded && uric_is_dotted(&segment))
                found |= HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            memset(&segment, 0, sizeof segment);
        } else {
            if (byte == ';' && uric_is_dotted(&segment))
                found |= HAZARD(PATH_PARAMETER_DOTS);
            uric_dotted_take(&segment, byte);
        }
        if (byte < 0)
            return found;
    }
}

static uint64_t uric_audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct uric_utf8 expected = uric_utf8_start;
    uint32_t i = 0, after = 0;
    uint64_t found = 0;
    const char *uric_next;

    while (i < end &&
           (uric_next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        unsigned byte;

        i = (uint32_t)(uric_next - s);
        if (!uric_is_triplet((const unsigned char *)s, i, end)) { /* a tolerated "%" */
            i++;
            continue;
        }
        byte = uric_triplet(uric_next);
        if (i != after && expected.more > 0) {
            found |= HAZARD(BAD_UTF8);
            expected.more = 0;
        }
        if (!uric_take_utf8(&expected, byte))
            found |= HAZARD(BAD_UTF8);
        found |= uric_audit_byte(byte, i >= path.begin && i < path.end);
        after = i = i + 3;
        if (byte == '%' && uric_is_triplet_again(s, i, end))
            found |= HAZARD(DOUBLE_ENCODING);
    }
    if (expected.more > 0)
        found |= HAZARD(BAD_UTF8);
    return found;
}

/* ---- in one look ---- */

/* What most references lack.  Odd bytes are white space, controls and those over 0x7F, which no
 * valid one has. */
struct uric_sight {
    int percent, semicolon, odd;
};

/* Reads the n bytes once. */
static struct uric_sight uric_look_for_marks(const char *s, uint32_t n)
{
    struct uric_sight seen = { 0, 0, 0 };
    uint32_t i;

    URIC_FORGET(s); /* gcc 12 doubts n for a string whose size it knows */
    if (n >= URIC_LANES) {
        uric_lanes percent = uric_lanes_each(0), semicolon = percent, odd = percent;

        for (i = 0; i < n; i += URIC_LANES) {
            const uric_lanes here =
                uric_lanes_load(s + (i < n - URIC_LANES ? i : n - URIC_LANES));

            percent = uric_lanes_or(percent, uric_lanes_are(here, '%'));
            semicolon = uric_lanes_or(semicolon, uric_lanes_are(here, ';'));
            odd = uric_lanes_or(odd, uric_lanes_between(here, 0x80, ' ')); /* modulo 256 */
        }
        seen.percent = uric_lanes_mask(percent) != 0;
        seen.semicolon = uric_lanes_mask(semicolon) != 0;
        seen.odd = uric_lanes_mask(odd) != 0;
        return seen;
    }
    for (i = 0; i < n; i++) {
        seen.percent |= s[i] == '%';
        seen.semicolon |= s[i] == ';';
        seen.odd |= (unsigned char)(s[i] - 0x80) <= ' ' + 0x80;
    }
    return seen;
}

/* Whether a hazard depends on the scheme: most do not. */
static int uric_asks_for_scheme(const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return !uric_has(u, URIC_HOST) || host.begin == host.end || uric_has(u, URIC_PORT);
}

/* ---- the authority ---- */

/* If an authority is required but missing, browsers read the path as one (URL Standard,
 * 4.4: "special authority ignore slashes state"). */
static uint64_t uric_audit_slashes(const struct uric *u, const struct uric_scheme *scheme)
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
    const struct uric_sight seen = uric_look_for_marks(s, uric_end(u));

    memset(a, 0, sizeof *a);
    if (!uric_is_valid(u)) {
        a->hazards = ((uint64_t)1 << URIC_HAZARDS) - 1;
        return;
    }
    if (uric_asks_for_scheme(u)) {
        scheme = uric_scheme_of(s, u, scheme);
        a->hazards = uric_audit_port(s, u, scheme, &a->port) | uric_audit_slashes(u, scheme);
    }
    a->hazards |= uric_audit_userinfo(s, u) | uric_audit_host(s, u, scheme, seen.percent, a);
    if (seen.percent)
        a->hazards |= uric_audit_triplets(s, u, uric_end(u));
    if (seen.percent || seen.semicolon || seen.odd)
        a->hazards |= uric_audit_dots(s, u->part[URIC_PATH]);
    if (uric_traverses(s, u, seen.odd))
        a->hazards |= HAZARD(TRAVERSAL);
}

const char *uric_hazard_name(int hazard)
{
    /* one string: pointers would take more room, and relocations */
    static const char names[] =
        "password\0" "userinfo-like-host\0" "ipv4-short\0" "ipv4-octal\0" "ipv4-hex\0"
        "ipv4-decimal\0" "ipv6-embeds-ipv4\0" "loopback\0" "private\0" "link-local\0"
        "multicast\0" "unspecified\0" "port-not-default\0" "port-low\0" "port-zero\0"
        "port-overflow\0" "encoded-crlf\0" "encoded-nul\0" "encoded-tab\0" "encoded-slash\0"
        "encoded-backslash\0" "encoded-dots\0" "path-parameter-dots\0" "double-encoding\0"
        "bad-utf8\0" "encoded-host\0" "label-too-long\0" "name-too-long\0" "punycode\0"
        "trailing-dot\0" "empty-host\0" "missing-slashes\0" "surplus-dots\0" "hidden-dots\0"
        "empty-segments\0" "backslash\0" "traversal\0" "trimmed-dots";

    return hazard >= 0 && hazard < URIC_HAZARDS ? uric_name_of(names, hazard) : NULL;
}

bool uric_hazard_value(const struct uric_audit_result *a, enum uric_hazard hazard,
                       uint32_t *value)
{
    *value = 0;
    if ((unsigned)hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
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

#undef FOR_BOTH
#undef HAZARD

/* The hazards of any bytes, as Appendix B splits them. */

static void uric_own_set(struct uric *u, enum uric_part part, uint32_t begin, uint32_t end)
{
    u->part[part].begin = begin;
    u->part[part].end = end;
    u->defined = (uint8_t)(u->defined | 1u << part);
}

/* The ":" before a port: only digits follow; the end if there is none. */
static uint32_t uric_port_colon(const char *s, uint32_t begin, uint32_t end)
{
    uint32_t i = end;

    while (i > begin && s[i - 1] >= '0' && s[i - 1] <= '9')
        i--;
    return i > begin && s[i - 1] == ':' ? i - 1 : end;
}

/* The userinfo ends at the last "@". */
static void uric_split_authority(const char *s, uric_span at, struct uric *u)
{
    uint32_t host = at.end, colon;
    struct uric is;

    while (host > at.begin && s[host - 1] != '@')
        host--;
    if (host > at.begin)
        uric_own_set(u, URIC_USERINFO, at.begin, host - 1);
    colon = uric_port_colon(s, host, at.end);
    if (colon < at.end)
        uric_own_set(u, URIC_PORT, colon + 1, at.end);
    uric_own_set(u, URIC_HOST, host, colon);
    u->host_kind = URIC_HOST_REG_NAME;
    if (uric_parse_as(URIC_RULE_HOST, s + host, colon - host, NULL, &is) == URIC_OK)
        u->host_kind = is.host_kind;
}

/* Whether what browsers take for "/" is in the authority or the path. */
static int uric_has_backslash(const char *s, const struct uric_split_result *r)
{
    const uric_span path = r->part[URIC_SPLIT_PATH];
    const uint32_t from = r->defined >> URIC_SPLIT_AUTHORITY & 1
                              ? r->part[URIC_SPLIT_AUTHORITY].begin
                              : path.begin;

    return from < path.end && memchr(s + from, '\\', path.end - from) != NULL;
}

enum uric_status uric_audit_split(const char *s, size_t n, const struct uric_scheme *scheme,
                                  struct uric_audit_result *a)
{
    static const unsigned char parts[][2] = { { URIC_SPLIT_SCHEME, URIC_SCHEME },
                                              { URIC_SPLIT_PATH, URIC_PATH },
                                              { URIC_SPLIT_QUERY, URIC_QUERY },
                                              { URIC_SPLIT_FRAGMENT, URIC_FRAGMENT } };
    struct uric_split_result r;
    struct uric u;
    size_t i;

    memset(a, 0, sizeof *a);
    if (uric_parse(s, n, &u) == URIC_OK) {
        uric_audit(uric_bind(s, &u), scheme, a);
        return URIC_OK;
    }
    if (uric_split(s, n, &r) != URIC_OK)
        return URIC_TOO_LONG;
    memset(&u, 0, sizeof u);
    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (r.defined >> parts[i][0] & 1)
            uric_own_set(&u, (enum uric_part)parts[i][1], r.part[parts[i][0]].begin,
                r.part[parts[i][0]].end);
    }
    if (r.defined >> URIC_SPLIT_AUTHORITY & 1)
        uric_split_authority(s, r.part[URIC_SPLIT_AUTHORITY], &u);
    u.path_kind = uric_has(&u, URIC_HOST) ? URIC_PATH_ABEMPTY : URIC_PATH_ROOTLESS;
    uric_audit(uric_bind(s, &u), scheme, a);
    if (uric_has_backslash(s, &r))
        a->hazards |= (uint64_t)1 << URIC_HAZARD_BACKSLASH;
    return URIC_OK;
}

#endif /* URIC_ONLY_PARSE */

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
