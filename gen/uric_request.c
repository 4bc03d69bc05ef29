/* uric_request in one file, to go with uric.c; its interface is uric_request.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_REQUEST_INTERNAL static

#include "uric_request.h"
#include "uric.h"

/* The instruction sets that this build has kernels for, and how to compile for each. */
#ifndef URIC_REQUEST_BUILT_H
#define URIC_REQUEST_BUILT_H

/* URIC_BUILT says which kernels this build has: only those that a macro names; or several,
 * among which the processor decides; or only those that the compiler's target guarantees. */
#define URIC_REQUEST_BUILT_PORTABLE 1
#define URIC_REQUEST_BUILT_SSE41 2
#define URIC_REQUEST_BUILT_AVX2 4
#define URIC_REQUEST_BUILT_AVX512 8
#define URIC_REQUEST_BUILT_NEON 16
#define URIC_REQUEST_BUILT_AVX512VBMI2 32
#define URIC_REQUEST_BUILT_SIMD128 64
/* the same stage 1 */
#define URIC_REQUEST_BUILT_512 (URIC_REQUEST_BUILT_AVX512 | URIC_REQUEST_BUILT_AVX512VBMI2)
#define URIC_REQUEST_BUILT_X86 (URIC_REQUEST_BUILT_SSE41 | URIC_REQUEST_BUILT_AVX2 | URIC_REQUEST_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_REQUEST_BUILT_BY_HALVES (URIC_REQUEST_BUILT_X86 | URIC_REQUEST_BUILT_NEON | URIC_REQUEST_BUILT_SIMD128)

/* Whether a build may have kernels for AVX-512; those for AVX2 replace them.  clang 13 to 16,
 * the last one tried, crashes on them ("Cannot emit physreg copy instruction") when it
 * instruments for AddressSanitizer or AFL++. */
#ifndef URIC_REQUEST_TAKES_AVX512
#if defined(__clang__)
#if __has_feature(address_sanitizer) || defined(__AFL_COMPILER)
#define URIC_REQUEST_TAKES_AVX512 0
#endif
#endif
#endif
#ifndef URIC_REQUEST_TAKES_AVX512
#define URIC_REQUEST_TAKES_AVX512 1
#endif

#if defined(URIC_PORTABLE)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_SSE41
#elif defined(URIC_ISA_AVX2) || (!URIC_REQUEST_TAKES_AVX512 && (defined(URIC_ISA_AVX512) || \
                                                        defined(URIC_ISA_AVX512VBMI2)))
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_NEON
#elif defined(URIC_ISA_SIMD128)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_SIMD128
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* not with -mno-sse, as in kernels */
#if URIC_REQUEST_TAKES_AVX512
#define URIC_REQUEST_BUILT (URIC_REQUEST_BUILT_PORTABLE | URIC_REQUEST_BUILT_X86)
#else
#define URIC_REQUEST_BUILT (URIC_REQUEST_BUILT_PORTABLE | (URIC_REQUEST_BUILT_X86 & ~URIC_REQUEST_BUILT_512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_NEON
#else
#define URIC_REQUEST_BUILT URIC_REQUEST_BUILT_PORTABLE
#endif

/* Portable code that the compiler is to keep small: gen/uric_http.c then walks the table of its
 * rules for all of them, byte by byte. */

/* Only on x86-64 does the library choose at run time. */
#define URIC_REQUEST_CHOICE (URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_PORTABLE && URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_X86)

#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_NEON && \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif
#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_SIMD128 && !defined(__wasm_simd128__)
#error "URIC_ISA_SIMD128 needs clang for WebAssembly, with -msimd128"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_X86
#define URIC_REQUEST_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_REQUEST_TARGET_BEGIN(names) \
    URIC_REQUEST_PRAGMA(clang attribute push(__attribute__((target(names))), \
                                     apply_to = function))
#define URIC_REQUEST_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_REQUEST_TARGET_BEGIN(names) \
    _Pragma("GCC push_options") URIC_REQUEST_PRAGMA(GCC target(names))
#define URIC_REQUEST_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#endif
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_REQUEST_INTRINSICS_H
#define URIC_REQUEST_INTRINSICS_H


#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_X86
#include <immintrin.h>
#elif URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_NEON
#include <arm_neon.h>
#elif URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_SIMD128
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


/* The verdicts on requests: their names, reasons and clauses. */
/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_REQUEST_INTERNAL_H
#define URIC_REQUEST_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_REQUEST_TABLE)
#define URIC_REQUEST_TABLES_ELSEWHERE
#endif
#ifndef URIC_REQUEST_TABLE
#define URIC_REQUEST_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_REQUEST_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_REQUEST_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_REQUEST_INTERNAL
#endif
#endif

#ifndef URIC_REQUEST_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_REQUEST_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_REQUEST_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_REQUEST_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_REQUEST_INLINE inline __attribute__((unused))
#else
#define URIC_REQUEST_NEVER_INLINE
#define URIC_REQUEST_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_REQUEST_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_REQUEST_FALLTHROUGH
#define URIC_REQUEST_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_REQUEST_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_REQUEST_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_REQUEST_INLINE const char *uric_request_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_REQUEST_INLINE enum uric_status uric_request_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_REQUEST_INLINE struct uric_bytes uric_request_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_REQUEST_INLINE int uric_request_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_REQUEST_INLINE void uric_request_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_request_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_REQUEST_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_REQUEST_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

struct uric_request_verdict {
    char name[16]; /* smaller than a pointer and its relocation */
    uint16_t code;
    const char *clause, *text;
};

#define VERDICT(name, code, clause, text) { name, code, clause, text }

static const struct uric_request_verdict *uric_request_find_verdict(int verdict)
{
    static const struct uric_request_verdict verdicts[URIC_VERDICTS] = {
        VERDICT("ok", 0, "", "the request is valid"),
        VERDICT("target-too-long", 414, "RFC 9112, 3", "the request-target is too long"),
        VERDICT("fragment", 400, "RFC 9110, 7.1", "the request-target has a fragment"),
        VERDICT("target-invalid", 400, "RFC 9112, 3.2", "the request-target is invalid"),
        VERDICT("form", 400, "RFC 9112, 3.2.3, 3.2.4; RFC 8441, 4",
          "the method does not take this form of request-target"),
        VERDICT("protocol", 501, "RFC 9220, 3", "the protocol of the tunnel is not supported"),
        VERDICT("scheme-invalid", 400, "RFC 9113, 8.3.1; RFC 3986, 3.1",
          "there is no scheme, or it is invalid"),
        VERDICT("scheme", 421, "RFC 9110, 7.4", "the target's scheme is not the connection's"),
        VERDICT("userinfo", 400, "RFC 9110, 4.2.4; RFC 9113, 8.3.1",
          "the target's authority has a userinfo"),
        VERDICT("host-missing", 400, "RFC 9112, 3.2", "there is no Host field"),
        VERDICT("host-repeated", 400, "RFC 9112, 3.2", "there is more than one Host field"),
        VERDICT("host-invalid", 400, "RFC 9112, 3.2", "the Host field is invalid"),
        VERDICT("host-differs", 400, "RFC 9112, 3.2; RFC 9113, 8.3.1",
          "the Host field is not the target's authority"),
        VERDICT("host-empty", 400, "RFC 9110, 4.2.1", "a host is required, and it is empty"),
        VERDICT("host-not-dns", 400, "RFC 1123, 2.1",
          "the host is neither an address nor a DNS name"),
        VERDICT("port-missing", 400, "RFC 9110, 9.3.6", "CONNECT needs a port"),
        VERDICT("port-range", 400, "RFC 3986, 3.2.3; RFC 9110, 9.3.6", "the port is out of range"),
        VERDICT("host-not-served", 421, "RFC 9110, 7.4", "the host is not served here"),
        VERDICT("hazard", 400, "", "the policy refuses a hazard"),
        VERDICT("redirect", 307, "RFC 9110, 15.4.8", "the policy redirects to the normal path")
    };

    return verdict >= 0 && verdict < URIC_VERDICTS ? &verdicts[verdict] : NULL;
}

const char *uric_verdict_name(int verdict)
{
    const struct uric_request_verdict *const found = uric_request_find_verdict(verdict);

    return found != NULL ? found->name : NULL;
}


const char *uric_verdict_text(int verdict)
{
    const struct uric_request_verdict *const found = uric_request_find_verdict(verdict);

    return found != NULL ? found->text : NULL;
}

const char *uric_verdict_clause(int verdict)
{
    const struct uric_request_verdict *const found = uric_request_find_verdict(verdict);

    return found != NULL ? found->clause : NULL;
}


int uric_verdict_code(int verdict)
{
    const struct uric_request_verdict *const found = uric_request_find_verdict(verdict);

    return found != NULL ? found->code : 0;
}

const char *uric_request_reason(const struct uric_request_result *r)
{
    return r->verdict == URIC_VERDICT_HAZARD ? uric_hazard_name(r->refused)
                                             : uric_verdict_name(r->verdict);
}

#undef VERDICT

/* The Location field of a redirection to the normal path. */
/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_REQUEST_HEXDIG_H
#define URIC_REQUEST_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_REQUEST_CLASSES_H
#define URIC_REQUEST_CLASSES_H

#define URIC_REQUEST_CLASS_ALPHA 1u
#define URIC_REQUEST_CLASS_DIGIT 2u
#define URIC_REQUEST_CLASS_HEXDIG 4u
#define URIC_REQUEST_CLASS_URI 8u
#define URIC_REQUEST_CLASS_PCHAR 16u
#define URIC_REQUEST_CLASS_RESERVED 32u
#define URIC_REQUEST_CLASS_SUB_DELIMS 64u
#define URIC_REQUEST_CLASS_UNRESERVED 128u


URIC_REQUEST_TABLE const unsigned char uric_request_class[256] = {
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
static URIC_REQUEST_INLINE int uric_request_is_hexdig(unsigned char byte)
{
    return (uric_request_class[byte] & URIC_REQUEST_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_REQUEST_INLINE int uric_request_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_request_is_hexdig(s[i + 1]) &&
           uric_request_is_hexdig(s[i + 2]);
}

#endif


/* The end of the bytes from i on that contain no triplet. */
static size_t uric_request_end_of_run(struct uric_bytes query, size_t i)
{
    while (i < query.n && !uric_request_is_triplet((const unsigned char *)query.s, i, query.n))
        i++;
    return i;
}

/* Writes the query, with triplets for tolerated bytes, if there is room; returns its length. */
static size_t uric_request_write_query(struct uric_bytes query, char *to, size_t room)
{
    size_t i = 0, at = 0, end, length;

    while (i < query.n) {
        const size_t left = at < room ? room - at : 0;

        end = uric_request_end_of_run(query, i);
        if (end > i) {
            uric_encode(URIC_ENCODE_QUERY, query.s + i, end - i, left > 0 ? to + at : NULL, left,
                        &length);
        } else {
            end = i + 3;
            length = 3;
            if (left >= length)
                memcpy(to + at, query.s + i, length);
        }
        at += length;
        i = end;
    }
    return at;
}


enum uric_status uric_request_location(const struct uric_request_result *r, char *buffer,
                                       size_t size, size_t *length)
{
    const struct uric_bytes path = r->path, query = r->query;
    const size_t guard = path.n > 1 && path.s != NULL && path.s[1] == '/' ? 2 : 0;

    *length = 0;
    if (path.s == NULL || path.n == 0 || path.s[0] != '/')
        return URIC_NONE;
    if (query.n > (URIC_MAX_LENGTH - path.n) / 4)
        return URIC_TOO_LONG;
    *length = guard + path.n + (query.s != NULL ? 1 + uric_request_write_query(query, NULL, 0) : 0);
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, "/.", guard);
    memcpy(buffer + guard, path.s, path.n);
    if (query.s == NULL)
        return URIC_OK;
    buffer[guard + path.n] = '?';
    uric_request_write_query(query, buffer + guard + path.n + 1, size - guard - path.n - 1);
    return URIC_OK;
}

/* The path of a request: finds its hazards and writes its normal form.  The bytes are
 * read from the start to the end, since merged and decoded slashes decide which segment a
 * ".." removes. */
/* The path of a request: its hazards and its normal form. */
#ifndef URIC_REQUEST_REQUEST_PATH_H
#define URIC_REQUEST_REQUEST_PATH_H


/* The hazards for which the path is always examined. */
#define URIC_REQUEST_PATH_HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)
#define URIC_REQUEST_PATH_HAZARDS \
    (URIC_REQUEST_PATH_HAZARD(ENCODED_CRLF) | URIC_REQUEST_PATH_HAZARD(ENCODED_NUL) | \
     URIC_REQUEST_PATH_HAZARD(ENCODED_TAB) | URIC_REQUEST_PATH_HAZARD(ENCODED_SLASH) | \
     URIC_REQUEST_PATH_HAZARD(ENCODED_BACKSLASH) | URIC_REQUEST_PATH_HAZARD(ENCODED_DOTS) | \
     URIC_REQUEST_PATH_HAZARD(PATH_PARAMETER_DOTS) | URIC_REQUEST_PATH_HAZARD(DOUBLE_ENCODING) | \
     URIC_REQUEST_PATH_HAZARD(SURPLUS_DOTS) | URIC_REQUEST_PATH_HAZARD(HIDDEN_DOTS) | \
     URIC_REQUEST_PATH_HAZARD(EMPTY_SEGMENTS) | URIC_REQUEST_PATH_HAZARD(BACKSLASH) | \
     URIC_REQUEST_PATH_HAZARD(TRIMMED_DOTS))

/* The part of the policy on which the normal form depends. */
struct uric_request_path_rules {
    int percent, upper, dots; /* the steps */
    int merge, slashes, backslashes; /* the flags */
    int tolerant; /* bytes that RFC 3986 does not allow become triplets */
};

/* What was found in a path of n bytes, which starts with "/". */
struct uric_request_path_seen {
    uint64_t hazards;
    int changes;   /* the normal form differs */
    size_t longer; /* how much longer it is at most: two bytes for each that becomes a triplet */
};

/* Whether a valid path of n bytes has nothing that uric_path_look() reports: it has no "/." and no
 * "//", and each triplet stays as it is, by any policy but one that decodes it, and is of a
 * harmless byte. */
URIC_REQUEST_INTERNAL int uric_request_path_is_plain(const char *s, size_t n);

URIC_REQUEST_INTERNAL void uric_request_path_look(const char *s, size_t n,
                                  const struct uric_request_path_rules *rules,
                                  struct uric_request_path_seen *look);

/* Writes the normal form, at most n + look->longer bytes, to `to`; returns its length. */
URIC_REQUEST_INTERNAL size_t uric_request_path_write(const char *s, size_t n,
                                     const struct uric_request_path_rules *rules, char *to);

#endif

/* Whether the path and the host of a request may not be normal, many bytes at a time. */
#ifndef URIC_REQUEST_REQUEST_SCAN_H
#define URIC_REQUEST_REQUEST_SCAN_H

/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_REQUEST_ASCII_H
#define URIC_REQUEST_ASCII_H


static URIC_REQUEST_INLINE int uric_request_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_REQUEST_INLINE int uric_request_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_REQUEST_INLINE int uric_request_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_REQUEST_INLINE int uric_request_is_letter(int c)
{
    return uric_request_is_upper(c) || uric_request_is_lower(c);
}

static URIC_REQUEST_INLINE unsigned char uric_request_lower(char c)
{
    return (unsigned char)(uric_request_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_REQUEST_INLINE int uric_request_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_request_lower(s[i]) != uric_request_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_REQUEST_INLINE int uric_request_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_request_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_REQUEST_INLINE int uric_request_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_REQUEST_INLINE unsigned uric_request_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_REQUEST_INLINE unsigned uric_request_hex_value(char c)
{
    const unsigned char lower = uric_request_lower(c);

    return uric_request_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_request_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_REQUEST_INLINE char uric_request_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_REQUEST_INLINE char uric_request_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif
/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_REQUEST_LANES_H
#define URIC_REQUEST_LANES_H

/* Counting the bits of a word. */
#ifndef URIC_REQUEST_BITS_H
#define URIC_REQUEST_BITS_H


/* The number of bits set. */
static URIC_REQUEST_INLINE unsigned uric_request_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* The number of zeros below the lowest set bit; 64 if there is none. */
static URIC_REQUEST_INLINE unsigned uric_request_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_request_count(~mask & (mask - 1));
#endif
}

/* The number of zeros below the lowest set bit of a mask that is not 0: one instruction. */
static URIC_REQUEST_INLINE unsigned uric_request_lowest(uint64_t mask)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(mask);
#else
    return uric_request_zeros(mask);
#endif
}

/* The lowest i bits, i up to 64. */
static URIC_REQUEST_INLINE uint64_t uric_request_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

#endif

/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_X86

typedef __m128i uric_request_lanes;
#define URIC_REQUEST_LANES 16
#define URIC_REQUEST_LANE_BITS 1
#define URIC_REQUEST_LANES_ALL 0xffffu

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load(const void *s)
{
    return _mm_loadu_si128((const __m128i *)s);
}

/* Half as many bytes, and zeros. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load_half(const void *s)
{
    return _mm_loadl_epi64((const __m128i *)s);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_each(unsigned char byte)
{
    return _mm_set1_epi8((char)byte);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_or(uric_request_lanes v, uric_request_lanes w)
{
    return _mm_or_si128(v, w);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_and(uric_request_lanes v, uric_request_lanes w)
{
    return _mm_and_si128(v, w);
}

/* Byte by byte, modulo 256. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_minus(uric_request_lanes v, uric_request_lanes w)
{
    return _mm_sub_epi8(v, w);
}

/* Marks the bytes of v that equal those of w. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_equal(uric_request_lanes v, uric_request_lanes w)
{
    return _mm_cmpeq_epi8(v, w);
}

/* Marks the bytes of v that are not above those of w. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_at_most(uric_request_lanes v, uric_request_lanes w)
{
    return _mm_cmpeq_epi8(_mm_max_epu8(v, w), w);
}

static URIC_REQUEST_INLINE uint64_t uric_request_lanes_mask(uric_request_lanes marks)
{
    return (unsigned)_mm_movemask_epi8(marks);
}

#elif URIC_REQUEST_BUILT & URIC_REQUEST_BUILT_NEON

typedef uint8x16_t uric_request_lanes;
#define URIC_REQUEST_LANES 16
#define URIC_REQUEST_LANE_BITS 4
#define URIC_REQUEST_LANES_ALL (~(uint64_t)0)

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load(const void *s)
{
    return vld1q_u8((const unsigned char *)s);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load_half(const void *s)
{
    return vcombine_u8(vld1_u8((const unsigned char *)s), vdup_n_u8(0));
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_each(unsigned char byte)
{
    return vdupq_n_u8(byte);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_or(uric_request_lanes v, uric_request_lanes w)
{
    return vorrq_u8(v, w);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_and(uric_request_lanes v, uric_request_lanes w)
{
    return vandq_u8(v, w);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_minus(uric_request_lanes v, uric_request_lanes w)
{
    return vsubq_u8(v, w);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_equal(uric_request_lanes v, uric_request_lanes w)
{
    return vceqq_u8(v, w);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_at_most(uric_request_lanes v, uric_request_lanes w)
{
    return vcleq_u8(v, w);
}

static URIC_REQUEST_INLINE uint64_t uric_request_lanes_mask(uric_request_lanes marks)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(marks), 4)), 0);
}

#else

typedef uint64_t uric_request_lanes; /* the first byte is lowest; a mark is a byte's highest bit */
#define URIC_REQUEST_LANES 8
#define URIC_REQUEST_LANE_BITS 8
#define URIC_REQUEST_LANES_HIGH (~(uint64_t)0 / 255 << 7)
#define URIC_REQUEST_LANES_ALL URIC_REQUEST_LANES_HIGH

/* The first n bytes, and zeros. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load_some(const void *s, size_t n)
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

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load(const void *s)
{
    return uric_request_lanes_load_some(s, URIC_REQUEST_LANES);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_load_half(const void *s)
{
    return uric_request_lanes_load_some(s, URIC_REQUEST_LANES / 2);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_each(unsigned char byte)
{
    return ~(uint64_t)0 / 255 * byte;
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_or(uric_request_lanes v, uric_request_lanes w)
{
    return v | w;
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_and(uric_request_lanes v, uric_request_lanes w)
{
    return v & w;
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_minus(uric_request_lanes v, uric_request_lanes w)
{
    return ((v | URIC_REQUEST_LANES_HIGH) - (w & ~URIC_REQUEST_LANES_HIGH)) ^ (~(v ^ w) & URIC_REQUEST_LANES_HIGH);
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_equal(uric_request_lanes v, uric_request_lanes w)
{
    const uint64_t differ = v ^ w;

    return ~(((differ & ~URIC_REQUEST_LANES_HIGH) + ~URIC_REQUEST_LANES_HIGH) | differ) & URIC_REQUEST_LANES_HIGH;
}

static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_at_most(uric_request_lanes v, uric_request_lanes w)
{
    /* whether it holds for the lower 7 bits */
    const uint64_t lower = (w | URIC_REQUEST_LANES_HIGH) - (v & ~URIC_REQUEST_LANES_HIGH);

    return ((w & ~v) | (~(w ^ v) & lower)) & URIC_REQUEST_LANES_HIGH;
}

static URIC_REQUEST_INLINE uint64_t uric_request_lanes_mask(uric_request_lanes marks)
{
    return marks;
}

#endif

/* The number of bytes before the first that a mask marks; it marks one. */
static URIC_REQUEST_INLINE unsigned uric_request_lanes_first(uint64_t mask)
{
    return uric_request_lowest(mask) / URIC_REQUEST_LANE_BITS;
}

/* Marks the bytes that equal this one. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_are(uric_request_lanes v, unsigned char byte)
{
    return uric_request_lanes_equal(v, uric_request_lanes_each(byte));
}

/* Marks the bytes from low to high. */
static URIC_REQUEST_INLINE uric_request_lanes uric_request_lanes_between(uric_request_lanes v, unsigned char low,
                                                 unsigned char high)
{
    return uric_request_lanes_at_most(uric_request_lanes_minus(v, uric_request_lanes_each(low)),
                              uric_request_lanes_each((unsigned char)(high - low)));
}

#endif

/* Marks each "%", and each "/" that is followed by "." or "/". */
static URIC_REQUEST_ALWAYS_INLINE uric_request_lanes uric_request_special_in_path(uric_request_lanes here, uric_request_lanes next)
{
    /* "." and "/" differ only in their last bit. */
    const uric_request_lanes second = uric_request_lanes_are(uric_request_lanes_or(next, uric_request_lanes_each(1)), '/');

    return uric_request_lanes_or(uric_request_lanes_and(uric_request_lanes_are(here, '/'), second),
                         uric_request_lanes_are(here, '%'));
}

static URIC_REQUEST_ALWAYS_INLINE int uric_request_path_is_special_by_bytes(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '%' || (s[i] == '/' && (s[i + 1] == '.' || s[i + 1] == '/')))
            return 1;
    }
    return 0;
}

/* Whether a valid path has a "%", "/." or "//".  Its last byte is no "%". */
static URIC_REQUEST_ALWAYS_INLINE int uric_request_path_is_special(const char *s, size_t n)
{
    uric_request_lanes found;
    size_t i, last;

    if (n <= URIC_REQUEST_LANES / 2)
        return uric_request_path_is_special_by_bytes(s, n);
    if (n <= URIC_REQUEST_LANES) {
        last = n - (URIC_REQUEST_LANES / 2 + 1u);
        found = uric_request_lanes_or(
            uric_request_special_in_path(uric_request_lanes_load_half(s), uric_request_lanes_load_half(s + 1)),
            uric_request_special_in_path(uric_request_lanes_load_half(s + last),
                                 uric_request_lanes_load_half(s + last + 1)));
        return uric_request_lanes_mask(found) != 0;
    }
    last = n - (URIC_REQUEST_LANES + 1u);
    found = uric_request_special_in_path(uric_request_lanes_load(s + last), uric_request_lanes_load(s + last + 1));
    for (i = 0; i < last; i += URIC_REQUEST_LANES)
        found = uric_request_lanes_or(found, uric_request_special_in_path(uric_request_lanes_load(s + i),
                                                          uric_request_lanes_load(s + i + 1)));
    return uric_request_lanes_mask(found) != 0;
}

static URIC_REQUEST_ALWAYS_INLINE uric_request_lanes uric_request_special_in_host(uric_request_lanes here)
{
    return uric_request_lanes_or(uric_request_lanes_between(here, 'A', 'Z'), uric_request_lanes_are(here, '%'));
}


/* Whether a host has a capital or a "%". */
static URIC_REQUEST_ALWAYS_INLINE int uric_request_host_is_special(const char *s, size_t n)
{
    size_t i;
    uric_request_lanes found;

    if (n < URIC_REQUEST_LANES / 2)
    {
        for (i = 0; i < n && !uric_request_is_upper(s[i]) && s[i] != '%'; i++)
            continue;
        return i < n;
    }
    if (n < URIC_REQUEST_LANES)
        found = uric_request_lanes_or(
            uric_request_special_in_host(uric_request_lanes_load_half(s)),
            uric_request_special_in_host(uric_request_lanes_load_half(s + n - URIC_REQUEST_LANES / 2)));
    else
        found = uric_request_special_in_host(uric_request_lanes_load(s + n - URIC_REQUEST_LANES));
    for (i = 0; i + URIC_REQUEST_LANES < n; i += URIC_REQUEST_LANES)
        found = uric_request_lanes_or(found, uric_request_special_in_host(uric_request_lanes_load(s + i)));
    return uric_request_lanes_mask(found) != 0;
}

#endif
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_REQUEST_DECODED_H
#define URIC_REQUEST_DECODED_H

/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_REQUEST_TRIPLET_H
#define URIC_REQUEST_TRIPLET_H


/* The byte that the triplet at s encodes. */
static URIC_REQUEST_INLINE unsigned char uric_request_triplet(const char *s)
{
    return (unsigned char)(uric_request_digit(s[1]) << 4 | uric_request_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_REQUEST_NEVER_INLINE unsigned uric_request_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_request_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_request_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_REQUEST_INLINE unsigned char uric_request_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_request_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_REQUEST_INLINE void uric_request_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_request_hex_upper(byte >> 4);
    to[2] = uric_request_hex_upper(byte & 15);
}

#endif

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_REQUEST_INLINE int uric_request_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_request_decode_next(s, i, end) : -1;
}

static inline int uric_request_is_unreserved(unsigned char byte)
{
    return (uric_request_class[byte] & URIC_REQUEST_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_REQUEST_INLINE int uric_request_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_request_is_unreserved(byte))
        return 0;
    return !uric_request_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_request_is_hexdig((unsigned char)s[i - 1])));
}

#endif
/* Whether a segment of a path, decoded, is "." or "..": as it is, or once a reader has trimmed
 * white space and controls off its ends. */
#ifndef URIC_REQUEST_DOTTED_H
#define URIC_REQUEST_DOTTED_H


/* The segment so far.  Begins zeroed. */
struct uric_request_dotted {
    size_t dots;
    int blanks; /* white space or controls, of which U+0020 and below are trimmed */
    int closed; /* one after a dot */
    int others;
};

/* Adds a byte.  What is between dots is not trimmed. */
static URIC_REQUEST_ALWAYS_INLINE void uric_request_dotted_take(struct uric_request_dotted *d, int byte)
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
static URIC_REQUEST_ALWAYS_INLINE int uric_request_is_dotted(const struct uric_request_dotted *d)
{
    return !d->others && !d->blanks && (d->dots == 1 || d->dots == 2);
}

/* Whether trimming makes it one. */
static URIC_REQUEST_ALWAYS_INLINE int uric_request_is_dotted_if_trimmed(const struct uric_request_dotted *d)
{
    return !d->others && d->blanks && (d->dots == 1 || d->dots == 2);
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* ---- one character after the other ---- */

/* A byte of the path: as it came, or encoded as a triplet. */
struct uric_request_character {
    int byte;      /* decoded; -1 at the end of the path */
    int encoded;
    int separates; /* it ends a segment of the normal form, as the end of the path does */
    int is_dot;    /* it is a dot of the normal form */
    size_t at;     /* where it starts */
};

static URIC_REQUEST_ALWAYS_INLINE void uric_request_read_character(const char *s, size_t *i, size_t n,
                                              const struct uric_request_path_rules *rules,
                                              struct uric_request_character *c)
{
    const size_t at = *i;

    c->at = at;
    if (at == n) {
        c->byte = -1;
        c->encoded = c->is_dot = 0;
        c->separates = 1;
        return;
    }
    c->encoded = uric_request_is_triplet((const unsigned char *)s, at, n);
    c->byte = c->encoded ? uric_request_triplet(s + at) : (unsigned char)s[at];
    *i = at + (c->encoded ? 3 : 1);
    c->separates = (c->byte == '/' && (!c->encoded || rules->slashes)) ||
                   (c->byte == '\\' && rules->backslashes);
    c->is_dot = c->byte == '.' && (!c->encoded || rules->percent);
}

/* The end of the letters and digits from i on: most of a path, and never of interest. */
static size_t uric_request_end_of_letters(const char *s, size_t i, size_t n)
{
    while (i < n && uric_request_class[(unsigned char)s[i]] & (URIC_REQUEST_CLASS_ALPHA | URIC_REQUEST_CLASS_DIGIT))
        i++;
    return i;
}

/* Whether the byte, not encoded, is not allowed in a path by RFC 3986: it was tolerated. */
static int uric_request_is_tolerated(const struct uric_request_character *c)
{
    return !c->encoded && c->byte != '/' &&
           (c->byte == '%' || !(uric_request_class[c->byte] & URIC_REQUEST_CLASS_PCHAR));
}

/* ---- what is hazardous ---- */

static int uric_request_is_empty(const struct uric_request_dotted *segment)
{
    return !segment->others && segment->dots == 0;
}

/* Two readings of the path at once: `own` is the segment of the normal form, `wide` the segment for
 * a server that decodes the path and takes "\" for "/". */
struct uric_request_looking {
    struct uric_request_dotted own, wide;
    int encoded;  /* a triplet is in the wide segment or next to it */
    size_t depth; /* segments that a ".." can remove */
    struct uric_request_path_seen *look;
};

static void uric_request_end_wide(struct uric_request_looking *l, const struct uric_request_character *c)
{
    if (uric_request_is_dotted(&l->wide)) {
        if (l->encoded || c->encoded)
            l->look->hazards |= HAZARD(ENCODED_DOTS);
        if (!c->separates || l->own.others || l->own.dots != l->wide.dots)
            l->look->hazards |= HAZARD(HIDDEN_DOTS);
    }
    if (uric_request_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    memset(&l->wide, 0, sizeof l->wide);
    l->encoded = c->encoded;
}

static void uric_request_end_own(struct uric_request_looking *l, const struct uric_request_character *c,
                    const struct uric_request_path_rules *rules)
{
    const int is_last = c->byte < 0;

    if (uric_request_is_dotted(&l->own)) {
        l->look->changes |= rules->dots;
        if (l->own.dots == 2 && l->depth == 0)
            l->look->hazards |= HAZARD(SURPLUS_DOTS);
        l->depth -= l->own.dots == 2 && l->depth > 0;
    } else if (uric_request_is_empty(&l->own) && !is_last) {
        l->look->hazards |= HAZARD(EMPTY_SEGMENTS);
        l->look->changes |= rules->merge;
        l->depth += !rules->merge;
    } else {
        l->depth++;
    }
    memset(&l->own, 0, sizeof l->own);
}

/* Whether the two characters from i on are hexadecimal digits, encoded or not. */
static int uric_request_is_pair(const char *s, size_t i, size_t n)
{
    struct uric_request_path_rules none;
    struct uric_request_character first, second;

    memset(&none, 0, sizeof none);
    uric_request_read_character(s, &i, n, &none, &first);
    uric_request_read_character(s, &i, n, &none, &second);
    return first.byte >= 0 && second.byte >= 0 && uric_request_is_hexdig((unsigned char)first.byte) &&
           uric_request_is_hexdig((unsigned char)second.byte);
}

static uint64_t uric_request_hazard_of(const char *s, size_t n, const struct uric_request_character *c)
{
    if (!c->encoded)
        return c->byte == '\\' ? HAZARD(BACKSLASH) : 0;
    switch (c->byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return HAZARD(ENCODED_SLASH);
    case '\\': return HAZARD(ENCODED_BACKSLASH);
    case '%': return uric_request_is_pair(s, c->at + 3, n) ? HAZARD(DOUBLE_ENCODING) : 0;
    default: return 0;
    }
}

/* Whether the normal form changes the character. */
static int uric_request_changes(const char *s, const struct uric_request_character *c,
                   const struct uric_request_path_rules *rules)
{
    if (!c->encoded)
        return uric_request_is_tolerated(c) || (c->separates && c->byte != '/');
    if (c->separates || (rules->percent && uric_request_is_unreserved((unsigned char)c->byte)))
        return 1;
    return rules->upper && (uric_request_is_lower(s[c->at + 1]) || uric_request_is_lower(s[c->at + 2]));
}

static void uric_request_examine(struct uric_request_looking *l, const char *s, size_t n, const struct uric_request_character *c,
                    const struct uric_request_path_rules *rules)
{
    if (c->byte < 0)
        return;
    l->look->hazards |= uric_request_hazard_of(s, n, c);
    l->look->changes |= uric_request_changes(s, c, rules);
    l->look->longer += uric_request_is_tolerated(c) ? 2u : 0u;
}

static void uric_request_take_character(struct uric_request_looking *l, const struct uric_request_character *c)
{
    l->encoded |= c->encoded;
    if (c->byte == ';' && uric_request_is_dotted(&l->wide))
        l->look->hazards |= HAZARD(PATH_PARAMETER_DOTS);
    if (c->byte == ';' && uric_request_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    uric_request_dotted_take(&l->wide, c->byte);
    if (c->is_dot)
        l->own.dots++;
    else
        l->own.others = 1;
}

static void uric_request_look_closely(const char *s, size_t n, const struct uric_request_path_rules *rules,
                         struct uric_request_path_seen *look)
{
    struct uric_request_looking l;
    struct uric_request_character c;
    size_t i = 1, end;

    memset(&l, 0, sizeof l);
    l.look = look;
    do {
        end = uric_request_end_of_letters(s, i, n);
        l.own.others |= end > i;
        l.wide.others |= end > i;
        i = end;
        uric_request_read_character(s, &i, n, rules, &c);
        uric_request_examine(&l, s, n, &c, rules);
        if (c.byte >= 0 && c.byte != '/' && c.byte != '\\') {
            uric_request_take_character(&l, &c);
            continue;
        }
        uric_request_end_wide(&l, &c);
        if (c.separates)
            uric_request_end_own(&l, &c, rules);
        else
            l.own.others = 1;
    } while (c.byte >= 0);
}


/* White space and controls may be trimmed off dots. */
static int uric_request_is_plain_triplet(const char *triplet)
{
    const unsigned char byte = uric_request_triplet(triplet);

    return byte > ' ' && byte != '/' && byte != '\\' && byte != '%' &&
           !uric_request_is_unreserved(byte) && !uric_request_is_lower(triplet[1]) && !uric_request_is_lower(triplet[2]);
}

int uric_request_path_is_plain(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '/' ? s[i + 1] == '/' || s[i + 1] == '.'
                        : s[i] == '%' && !uric_request_is_plain_triplet(s + i))
            return 0;
    }
    return 1;
}


void uric_request_path_look(const char *s, size_t n, const struct uric_request_path_rules *rules,
                    struct uric_request_path_seen *look)
{
    look->hazards = 0;
    look->changes = 0;
    look->longer = 0;
    if (!rules->tolerant && (!uric_request_path_is_special(s, n) || uric_request_path_is_plain(s, n)))
        return;
    uric_request_look_closely(s, n, rules, look);
}

/* ---- the normal form ---- */

struct uric_request_path_writing {
    char *begin;   /* the "/" that the path starts with */
    char *segment; /* where the last segment starts, after its "/" */
    char *to;
};

/* Removes the last segment, which is "..", and the segment before it. */
static void uric_request_remove_parent(struct uric_request_path_writing *w)
{
    if (w->segment - w->begin > 1)
        w->segment--;
    while (w->segment[-1] != '/')
        w->segment--;
    w->to = w->segment;
}

static void uric_request_end_segment(struct uric_request_path_writing *w, int is_last,
                        const struct uric_request_path_rules *rules)
{
    const size_t n = (size_t)(w->to - w->segment);

    if (rules->dots && n == 1 && w->segment[0] == '.') {
        w->to = w->segment;
    } else if (rules->dots && n == 2 && memcmp(w->segment, "..", 2) == 0) {
        uric_request_remove_parent(w);
    } else if (!is_last && !(rules->merge && n == 0)) {
        *w->to++ = '/';
        w->segment = w->to;
    }
}

static void uric_request_write_character(struct uric_request_path_writing *w, const char *s, const struct uric_request_character *c,
                            const struct uric_request_path_rules *rules)
{
    const unsigned char byte = (unsigned char)c->byte;

    if (c->encoded ? rules->percent && uric_request_is_unreserved(byte) : !uric_request_is_tolerated(c)) {
        *w->to++ = (char)byte;
        return;
    }
    if (c->encoded && !rules->upper)
        memcpy(w->to, s + c->at, 3);
    else
        uric_request_put_triplet(w->to, byte);
    w->to += 3;
}

size_t uric_request_path_write(const char *s, size_t n, const struct uric_request_path_rules *rules, char *to)
{
    struct uric_request_path_writing w;
    struct uric_request_character c;
    size_t i = 1, end;

    w.begin = to;
    *to = '/';
    w.to = w.segment = to + 1;
    do {
        end = uric_request_end_of_letters(s, i, n);
        memcpy(w.to, s + i, end - i);
        w.to += end - i;
        i = end;
        uric_request_read_character(s, &i, n, rules, &c);
        if (c.separates)
            uric_request_end_segment(&w, c.byte < 0, rules);
        else
            uric_request_write_character(&w, s, &c, rules);
    } while (c.byte >= 0);
    return (size_t)(w.to - w.begin);
}

#undef HAZARD

/* Judges a request whose strings have been parsed (RFC 9112, section 3; RFC 9110,
 * sections 4.2 and 7; RFC 9113, section 8.3.1), and finds where it leads. */
/* A request whose strings have been parsed: uric_request() and uric_request_end() judge it. */
#ifndef URIC_REQUEST_REQUEST_PARSE_H
#define URIC_REQUEST_REQUEST_PARSE_H


/* The statuses of the parses: OK for an undefined string.  The parts are in the result: target, and
 * field, which has the parts of ":authority" if that is defined, else of the Host field. */
struct uric_request_request_parsed {
    const struct uric_request_input *request;
    const struct uric_request_policy *policy;
    struct uric beside;   /* the parts of a Host field beside ":authority" */
    enum uric_status target_status, authority_status, host_status;
    int fragment;         /* the target is valid up to the "#" at error_offset */
};

URIC_REQUEST_INTERNAL const struct uric_request_policy *uric_request_request_default(void);

/* gen/uric_http.c has no tolerance. */
static URIC_REQUEST_INLINE int uric_request_tolerates(const struct uric_request_policy *policy)
{
    return policy->tolerance != NULL;
}

/* A copy of the request in which strings without a pointer have no bytes either: all other code
 * reads this copy. */
static URIC_REQUEST_INLINE struct uric_request_input uric_request_request_given(
    const struct uric_request_input *request)
{
    struct uric_request_input given = *request;

    given.method = uric_request_bytes_given(given.method);
    given.target = uric_request_bytes_given(given.target);
    given.host = uric_request_bytes_given(given.host);
    given.scheme = uric_request_bytes_given(given.scheme);
    given.target_scheme = uric_request_bytes_given(given.target_scheme);
    given.target_authority = uric_request_bytes_given(given.target_authority);
    given.target_protocol = uric_request_bytes_given(given.target_protocol);
    return given;
}

static URIC_REQUEST_INLINE int uric_request_is_method(const struct uric_request_input *request, const char *name)
{
    return request->method.n == 7 && memcmp(request->method.s, name, 7) == 0;
}

static URIC_REQUEST_INLINE int uric_request_has_authority(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_authority.s != NULL;
}

static URIC_REQUEST_INLINE int uric_request_has_protocol(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_protocol.s != NULL;
}

/* Whether it is a CONNECT request with an authority alone, not an extended CONNECT. */
static URIC_REQUEST_INLINE int uric_request_is_connect(const struct uric_request_input *request)
{
    return uric_request_is_method(request, "CONNECT") && !uric_request_has_protocol(request);
}

/* The parts of the Host field. */
static URIC_REQUEST_INLINE struct uric *uric_request_host_parts(struct uric_request_request_parsed *p,
                                                struct uric_request_result *r)
{
    return uric_request_has_authority(p->request) ? &p->beside : &r->field;
}

/* Parses ":authority", if it is defined.  It may have a userinfo, which is then refused by
 * name. */
static URIC_REQUEST_INLINE void uric_request_parse_authority(struct uric_request_request_parsed *p,
                                             struct uric_request_result *r)
{
    const struct uric_bytes authority = p->request->target_authority;

    p->authority_status = URIC_OK;
    if (uric_request_has_authority(p->request))
        p->authority_status =
            uric_parse_as(URIC_RULE_AUTHORITY, authority.s, authority.n, NULL, &r->field);
}

/* The rule that a request-target is parsed as; `first` is its first byte. */
static URIC_REQUEST_INLINE enum uric_rule uric_request_target_rule(const struct uric_request_input *request,
                                                   char first)
{
    if (request->version == URIC_HTTP_2)
        return first == '*' ? URIC_RULE_ASTERISK_FORM : URIC_RULE_ORIGIN_FORM;
    if (uric_request_is_method(request, "CONNECT"))
        return URIC_RULE_REQUEST_TARGET_CONNECT;
    return first == '/' ? URIC_RULE_ORIGIN_FORM : URIC_RULE_REQUEST_TARGET;
}

/* Whether the request's version and scheme are known. */
URIC_REQUEST_INTERNAL enum uric_status uric_request_request_check(const struct uric_request_input *request);

URIC_REQUEST_INTERNAL enum uric_status uric_request_request_judge(const struct uric_request_request_parsed *p,
                                                  char *buffer, size_t size,
                                                  size_t *length,
                                                  struct uric_request_result *r);

#endif
/* Whether bytes are a scheme: the grammar of a URI decides. */
#ifndef URIC_REQUEST_SCHEME_NAME_H
#define URIC_REQUEST_SCHEME_NAME_H


static inline int uric_request_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_ABSOLUTE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* The target URI, as it is put together. */
struct uric_request_target_uri {
    const struct uric_request_request_parsed *p;
    struct uric_request_result *r;
    struct uric_ref authority; /* whose host and port count; u is NULL if there is no authority */
    struct uric_request_path_seen look; /* the path, as it came */
    int32_t default_port;      /* of r->scheme; -1: it has no default */
    int needs_host;            /* r->scheme does */
    int is_http;               /* the scheme is one of HTTP's or WebSocket's */
};

static int uric_request_is_tls(struct uric_bytes scheme)
{
    return uric_request_is_named(scheme.s, scheme.n, "https") || uric_request_is_named(scheme.s, scheme.n, "wss");
}

static void uric_request_set_scheme(struct uric_request_target_uri *t, struct uric_bytes scheme)
{
    const struct uric_scheme *found;

    t->r->scheme = scheme;
    t->is_http = t->needs_host = 1;
    t->default_port = 80;
    if (scheme.n == 4 &&
        (memcmp(scheme.s, "http", 4) == 0 || uric_request_is_named(scheme.s, 4, "http")))
        return;
    t->default_port = 443;
    if (uric_request_is_tls(scheme))
        return;
    found = uric_scheme_find(scheme.s, scheme.n, NULL, 0);
    t->default_port = found != NULL ? found->default_port : -1;
    t->is_http = found != NULL && (found->kind == URIC_KIND_HTTP || found->kind == URIC_KIND_WS);
    t->needs_host = found != NULL && found->host == URIC_AUTHORITY_REQUIRED;
}

static int uric_request_equals_name(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && (one.s == other.s || uric_request_same_letters(one.s, other.s, one.n));
}

/* ---- the request-target ---- */

/* Names of protocols compare without case (RFC 9110, 7.8). */
static int uric_request_supports_protocol(const struct uric_request_policy *policy, struct uric_bytes name)
{
    size_t i;

    if (policy->protocols == NULL)
        return 0;
    for (i = 0; i < policy->protocol_count; i++) {
        if (policy->protocols[i].s != NULL && uric_request_equals_name(policy->protocols[i], name))
            return 1;
    }
    return 0;
}

/* HTTP/2: a CONNECT request without ":protocol" has only an authority; other requests have a path,
 * or "*".  Only CONNECT takes ":protocol". */
static int uric_request_judge_pseudo_fields(const struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_request_is_connect(q)) {
        t->r->form = URIC_REQUEST_AUTHORITY;
        return q->target.s != NULL || q->target_scheme.s != NULL ? URIC_VERDICT_FORM
                                                                 : URIC_VERDICT_OK;
    }
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    t->r->form = (uint8_t)uric_request_form(&t->r->target);
    if (t->r->form == URIC_REQUEST_ASTERISK && !uric_request_is_method(q, "OPTIONS"))
        return URIC_VERDICT_FORM;
    if (!uric_request_has_protocol(q))
        return URIC_VERDICT_OK;
    if (!uric_request_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return uric_request_supports_protocol(t->p->policy, q->target_protocol) ? URIC_VERDICT_OK
                                                               : URIC_VERDICT_PROTOCOL;
}

static int uric_request_judge_form(const struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    int form;

    if (q->target.n > t->p->policy->longest || t->p->target_status == URIC_TOO_LONG)
        return URIC_VERDICT_TARGET_TOO_LONG;
    if (q->version == URIC_HTTP_2)
        return uric_request_judge_pseudo_fields(t);
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    form = (int)uric_request_form(&t->r->target);
    t->r->form = (uint8_t)form;
    if ((form == URIC_REQUEST_AUTHORITY) != uric_request_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return form == URIC_REQUEST_ASTERISK && !uric_request_is_method(q, "OPTIONS") ? URIC_VERDICT_FORM
                                                                          : URIC_VERDICT_OK;
}

/* The scheme of the target URI: of an absolute-form its own. */
static int uric_request_judge_scheme(struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const uric_span at = t->r->target.part[URIC_SCHEME];
    struct uric_bytes scheme = q->scheme;

    if (t->r->form == URIC_REQUEST_ABSOLUTE) {
        scheme.s = q->target.s + at.begin;
        scheme.n = at.end - at.begin;
    } else if (q->version == URIC_HTTP_2 && t->r->form != URIC_REQUEST_AUTHORITY) {
        scheme = q->target_scheme;
        if (!uric_request_equals_name(scheme, q->scheme) && !uric_request_is_scheme(scheme))
            return URIC_VERDICT_SCHEME_INVALID;
    }
    uric_request_set_scheme(t, scheme);
    return uric_request_equals_name(scheme, q->scheme) || t->p->policy->flags & URIC_REQUEST_ANY_SCHEME
               ? URIC_VERDICT_OK
               : URIC_VERDICT_SCHEME;
}

/* ---- whether the Host field names the target's authority ---- */

static int uric_request_next_of_host(const char *s, uint32_t *i, uint32_t end)
{
    const int byte = uric_request_decoded_byte(s, i, end);

    return byte < 0 ? byte : uric_request_lower((char)byte);
}

static int uric_request_same_target_host(struct uric_ref one, struct uric_ref other)
{
    const uric_span a = one.u->part[URIC_HOST], b = other.u->part[URIC_HOST];
    uint8_t first[16], second[16];
    uint32_t i = a.begin, k = b.begin;
    int byte, n;

    if (one.u->host_kind != other.u->host_kind)
        return 0;
    n = uric_host_address(one, first);
    if (n > 0)
        return uric_host_address(other, second) == n && memcmp(first, second, (size_t)n) == 0;
    do {
        byte = uric_request_next_of_host(one.s, &i, a.end);
        if (byte != uric_request_next_of_host(other.s, &k, b.end))
            return 0;
    } while (byte >= 0);
    return 1;
}

static int32_t uric_request_port_of(struct uric_ref ref, int32_t otherwise)
{
    uint16_t number;

    switch (uric_port_number(ref, &number)) {
    case URIC_PORT_NUMBER: return number;
    case URIC_PORT_OVERFLOW: return 65536;
    default: return otherwise;
    }
}

/* The Host field of a CONNECT request may leave out the port, whatever that is. */
static int uric_request_same_authority(const struct uric_request_target_uri *t, struct uric_ref host)
{
    const int32_t port = uric_request_port_of(t->authority, t->default_port);

    return uric_request_same_target_host(t->authority, host) &&
           uric_request_port_of(host, t->r->form == URIC_REQUEST_AUTHORITY ? port : t->default_port) == port;
}

/* ---- the authority ---- */

/* HTTP/2: ":authority" counts, or the Host field if ":authority" is undefined.  No scheme's
 * authority may have a userinfo: RFC 9113 forbids it for http and https, and other schemes that
 * clients ask for by HTTP/2 do not need it. */
static int uric_request_judge_pseudo_authority(struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (!uric_request_has_authority(q))
        return uric_request_is_connect(q) ? URIC_VERDICT_HOST_MISSING : URIC_VERDICT_OK;
    if (uric_has(&t->r->field, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    if (t->p->authority_status != URIC_OK || t->p->host_status != URIC_OK)
        return URIC_VERDICT_HOST_INVALID;
    if (q->hosts == 0)
        return URIC_VERDICT_OK;
    t->authority = uric_bind(q->target_authority.s, &t->r->field);
    return uric_request_same_authority(t, uric_bind(q->host.s, &t->p->beside)) ? URIC_VERDICT_OK
                                                                  : URIC_VERDICT_HOST_DIFFERS;
}

static int uric_request_judge_host_field(struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_request_has_authority(q))
        return URIC_VERDICT_OK;
    if (q->hosts == 0)
        return q->version == URIC_HTTP_1_0 ? URIC_VERDICT_OK : URIC_VERDICT_HOST_MISSING;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    return t->p->host_status == URIC_OK ? URIC_VERDICT_OK : URIC_VERDICT_HOST_INVALID;
}

static int uric_request_judge_authority(struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *const target = &t->r->target;
    const int is_own = t->r->form == URIC_REQUEST_ABSOLUTE ||
                       (t->r->form == URIC_REQUEST_AUTHORITY && q->version != URIC_HTTP_2);
    const int has_field = q->hosts > 0 || uric_request_has_authority(q);
    const struct uric_ref field = uric_bind(
        uric_request_has_authority(q) ? q->target_authority.s : q->host.s, has_field ? &t->r->field : NULL);
    int verdict;

    if (is_own && t->is_http && uric_has(target, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->version == URIC_HTTP_2) {
        verdict = uric_request_judge_pseudo_authority(t);
        if (verdict != URIC_VERDICT_OK)
            return verdict;
    }
    verdict = uric_request_judge_host_field(t);
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    t->authority = is_own ? uric_bind(q->target.s, target) : field;
    return is_own && has_field && t->p->policy->flags & URIC_REQUEST_SAME_HOST &&
                   !uric_request_same_authority(t, field)
               ? URIC_VERDICT_HOST_DIFFERS
               : URIC_VERDICT_OK;
}

/* ---- the host and the port that count ---- */

static int uric_request_judge_empty_host(const struct uric_request_target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;

    if (at.u == NULL) /* HTTP/1.0 */
        return URIC_VERDICT_OK;
    if (at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end)
        return URIC_VERDICT_OK;
    if (at.u == &t->r->field && !is_connect && t->p->policy->flags & URIC_REQUEST_EMPTY_HOST)
        return URIC_VERDICT_OK;
    return t->needs_host || is_connect || t->p->request->version == URIC_HTTP_2
               ? URIC_VERDICT_HOST_EMPTY
               : URIC_VERDICT_OK;
}

/* Whether the policy serves the host.  A request that leaves the host to the server's default is
 * served. */
static int uric_request_is_served(const struct uric_request_target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const struct uric_ref at = t->authority;

    if (policy->hosts == NULL || at.u == NULL)
        return 1;
    if (at.u == &t->r->field && at.u->part[URIC_HOST].begin == at.u->part[URIC_HOST].end)
        return 1;
    return uric_host_allowed(at, policy->hosts, policy->host_count);
}

static int uric_request_is_dns_name(struct uric_ref authority)
{
    uint32_t offset;

    return uric_dns_name(authority, URIC_DNS_DOT, &offset) == URIC_DNS_OK;
}

static int uric_request_judge_port(const struct uric_request_target_uri *t)
{
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;
    const int32_t port =
        t->authority.u != NULL ? uric_request_port_of(t->authority, -1) : -1;

    if (port > 65535 || (port == 0 && is_connect))
        return URIC_VERDICT_PORT_RANGE;
    if (port < 0 && is_connect)
        return URIC_VERDICT_PORT_MISSING;
    t->r->port_status = (uint8_t)URIC_PORT_NUMBER;
    t->r->port = (uint16_t)port;
    if (port < 0) {
        t->r->port_status = t->default_port < 0 ? (uint8_t)URIC_PORT_UNDEFINED
                                                : (uint8_t)URIC_PORT_NUMBER;
        t->r->port = (uint16_t)(t->default_port < 0 ? 0 : t->default_port);
    }
    return URIC_VERDICT_OK;
}

static int uric_request_judge_host(const struct uric_request_target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int verdict = uric_request_judge_empty_host(t);

    if (at.u != NULL)
        t->r->host_kind = at.u->host_kind;
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    if (t->p->policy->flags & URIC_REQUEST_DNS_HOST && at.u != NULL &&
        at.u->host_kind != URIC_HOST_IPV4ADDRESS && at.u->host_kind != URIC_HOST_IPV6ADDRESS &&
        at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end && !uric_request_is_dns_name(at))
        return URIC_VERDICT_HOST_NOT_DNS;
    return uric_request_judge_port(t);
}

static int uric_request_judge_service(const struct uric_request_target_uri *t)
{
    const int verdict = uric_request_judge_host(t);

    return verdict == URIC_VERDICT_OK && !uric_request_is_served(t) ? URIC_VERDICT_HOST_NOT_SERVED : verdict;
}

/* ---- the path, the query, the hazards ---- */

/* The path as it came; undefined if the form has no path. */
static struct uric_bytes uric_request_path_of(const struct uric_request_target_uri *t)
{
    static const struct uric_bytes root = { "/", 1 };
    const struct uric *const u = &t->r->target;
    const uric_span at = u->part[URIC_PATH];
    struct uric_bytes path = { NULL, 0 };

    if (t->r->form != URIC_REQUEST_ORIGIN && t->r->form != URIC_REQUEST_ABSOLUTE)
        return path;
    path.s = t->p->request->target.s + at.begin;
    path.n = at.end - at.begin;
    /* RFC 9110, 4.2.3; but without a query OPTIONS asks for the whole server: RFC 9112,
       3.2.4 */
    if (path.n == 0 && t->is_http &&
        (uric_has(u, URIC_QUERY) || !uric_request_is_method(t->p->request, "OPTIONS")))
        return root;
    return path;
}

static struct uric_bytes uric_request_query_of(const struct uric_request_target_uri *t)
{
    const uric_span at = t->r->target.part[URIC_QUERY];
    struct uric_bytes query = { NULL, 0 };

    if (uric_has(&t->r->target, URIC_QUERY)) {
        query.s = t->p->request->target.s + at.begin;
        query.n = at.end - at.begin;
    }
    return query;
}

/* The Host field if another authority counts; else u is NULL.  A server behind may read it all the
 * same. */
static struct uric_ref uric_request_host_beside(const struct uric_request_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *u = NULL;

    if (q->hosts == 1 && uric_request_has_authority(q))
        u = &t->p->beside;
    else if (q->hosts == 1 && t->authority.u != &t->r->field)
        u = &t->r->field;
    return uric_bind(q->host.s, u);
}

/* The hazards of an authority alone, by uric_audit(). */
static uint64_t uric_request_audit_authority(struct uric_ref authority, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;
    struct uric alone;

    if (authority.u == NULL || !uric_has(authority.u, URIC_HOST))
        return 0;
    alone = *authority.u;
    alone.part[URIC_PATH].begin = alone.part[URIC_PATH].end = uric_authority(&alone).end;
    alone.defined = (uint8_t)(alone.defined & ~(1u << URIC_QUERY));
    uric_audit(uric_bind(authority.s, &alone), scheme, &found);
    return found.hazards;
}

/* The hazards of the request-target, by uric_audit(). */
static uint64_t uric_request_audit_target(const struct uric_request_target_uri *t, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;

    if (t->p->request->target.n == 0 || t->r->form == URIC_REQUEST_ASTERISK)
        return 0;
    uric_audit(uric_bind(t->p->request->target.s, &t->r->target),
               t->r->form == URIC_REQUEST_ORIGIN ? NULL : scheme, &found);
    return found.hazards;
}

/* Hazards of triplets always count in the authority, as in the path; hazards of the query count
 * only if the policy audits. */
static uint64_t uric_request_audit(const struct uric_request_target_uri *t, int all, int others)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(t->r->scheme.s, t->r->scheme.n, NULL, 0);
    const uint64_t authority =
        uric_request_audit_authority(t->authority, scheme) | uric_request_audit_authority(uric_request_host_beside(t), scheme);

    if (all)
        return authority | uric_request_audit_target(t, scheme);
    return others ? authority | (uric_request_audit_target(t, scheme) & ~(uint64_t)URIC_REQUEST_PATH_HAZARDS)
                  : authority & URIC_REQUEST_PATH_HAZARDS;
}

static int uric_request_has_triplet(struct uric_ref authority)
{
    uric_span at;

    if (authority.u == NULL)
        return 0;
    at = uric_authority(authority.u);
    return at.begin < at.end && memchr(authority.s + at.begin, '%', at.end - at.begin) != NULL;
}

static struct uric_request_path_rules uric_request_rules_of(const struct uric_request_policy *policy)
{
    struct uric_request_path_rules rules;

    rules.percent = (policy->steps & URIC_STEP_PERCENT) != 0;
    rules.upper = (policy->steps & URIC_STEP_CASE) != 0;
    rules.dots = (policy->steps & URIC_STEP_DOTS) != 0;
    rules.merge = (policy->flags & URIC_REQUEST_MERGE_SLASHES) != 0;
    rules.slashes = (policy->flags & URIC_REQUEST_DECODE_SLASHES) != 0;
    rules.backslashes = (policy->flags & URIC_REQUEST_DECODE_BACKSLASHES) != 0;
    rules.tolerant = uric_request_tolerates(policy);
    return rules;
}

/* Records the first of these hazards, if any, as the reason. */
static int uric_request_judge_stops(struct uric_request_result *r, uint64_t stops)
{
    int hazard = 0;

    if (stops == 0)
        return URIC_VERDICT_OK;
    while (!(stops >> hazard & 1))
        hazard++;
    r->refused = (uint8_t)hazard;
    return URIC_VERDICT_HAZARD;
}

/* A hazard to redirect for is refused in the authority and the query, where no normal path
 * helps. */
static int uric_request_judge_hazards(const struct uric_request_target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const int all = (policy->flags & URIC_REQUEST_AUDIT) != 0;
    const uint64_t stops = policy->refused | policy->redirected;
    const int others = (stops & ~URIC_REQUEST_PATH_HAZARDS) != 0;

    if (all || others || uric_request_has_triplet(t->authority) || uric_request_has_triplet(uric_request_host_beside(t)))
        t->r->hazards |= uric_request_audit(t, all, others);
    return uric_request_judge_stops(t->r, t->r->hazards &
                                 (policy->refused | (policy->redirected & ~t->look.hazards)));
}

/* ---- the host's normal form ---- */

static struct uric_bytes uric_request_host_of(const struct uric_request_target_uri *t)
{
    struct uric_bytes host = { NULL, 0 };
    uric_span at;

    if (t->authority.u == NULL || !uric_has(t->authority.u, URIC_HOST))
        return host;
    at = uric_bare_host(t->authority.u);
    host.s = uric_request_at(t->authority.s, at.begin);
    host.n = at.end - at.begin;
    return host;
}

/* Letters become lower case; triplets become upper case or, if the steps say so, are decoded. */
static size_t uric_request_write_host(struct uric_bytes host, int percent, char *to)
{
    char *const begin = to;
    uint32_t i = 0;

    while (i < host.n) {
        const int encoded = host.s[i] == '%';
        const unsigned char byte =
            (unsigned char)uric_request_decoded_byte(host.s, &i, (uint32_t)host.n);

        if (encoded && !(percent && uric_request_is_unreserved(byte))) {
            uric_request_put_triplet(to, byte);
            to += 3;
        } else {
            *to++ = (char)uric_request_lower((char)byte);
        }
    }
    return (size_t)(to - begin);
}

/* ---- all of it ---- */

static enum uric_status uric_request_refuse(struct uric_request_result *r, int verdict)
{
    r->verdict = (uint8_t)verdict;
    return URIC_REFUSED;
}

static int uric_request_judge_line(struct uric_request_target_uri *t)
{
    int verdict = uric_request_judge_form(t);

    if (verdict == URIC_VERDICT_OK)
        verdict = uric_request_judge_scheme(t);
    if (verdict == URIC_VERDICT_OK)
        verdict = uric_request_judge_authority(t);
    return verdict == URIC_VERDICT_OK ? uric_request_judge_service(t) : verdict;
}

static void uric_request_begin_result(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->hazards = 0;
    r->scheme = r->host = r->path = r->query = none;
    r->port = 0;
    r->port_status = URIC_PORT_UNDEFINED;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = URIC_HOST_NONE;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
}

/* Writes the path and the host, if they are not normal, to the buffer: first the path. */
static enum uric_status uric_request_write_copies(struct uric_request_result *r, struct uric_bytes path,
                                     struct uric_bytes host, const struct uric_request_path_seen *look,
                                     const struct uric_request_path_rules *rules, char *buffer,
                                     size_t size, size_t *length)
{
    const int host_copied = rules->upper && uric_request_host_is_special(host.s, host.n);
    const size_t path_room = look->changes ? path.n + look->longer : 0;
    const size_t room = path_room + (host_copied ? host.n : 0);

    *length = room;
    if (room > size)
        return URIC_TOO_SMALL;
    r->path = path;
    r->host = host;
    if (room == 0)
        return URIC_OK;
    if (look->changes) {
        r->path.n = uric_request_path_write(path.s, path.n, rules, buffer);
        r->path.s = buffer;
        r->copied = 1;
    }
    if (host_copied) {
        r->host.n = uric_request_write_host(host, rules->percent, buffer + path_room);
        r->host.s = buffer + path_room;
        r->copied = (uint8_t)(r->copied | 2);
    }
    return URIC_OK;
}

/* After a refusal the strings are undefined. */
static void uric_request_forget_strings(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->scheme = r->host = r->path = r->query = none;
    r->copied = 0;
}

/* Redirects a path with a hazard of policy->redirected to the normal path, unless that has such a
 * hazard, too. */
static enum uric_status uric_request_judge_normal_path(const struct uric_request_target_uri *t,
                                          const struct uric_request_path_rules *rules)
{
    const uint64_t redirected = t->p->policy->redirected;
    struct uric_request_path_seen look;

    if (!(t->look.hazards & redirected))
        return URIC_OK;
    uric_request_path_look(t->r->path.s, t->r->path.n, rules, &look);
    if (uric_request_judge_stops(t->r, look.hazards & redirected) != URIC_VERDICT_OK) {
        uric_request_forget_strings(t->r);
        return uric_request_refuse(t->r, URIC_VERDICT_HAZARD);
    }
    return uric_request_refuse(t->r, URIC_VERDICT_REDIRECT);
}

enum uric_status uric_request_request_judge(const struct uric_request_request_parsed *p, char *buffer,
                                    size_t size, size_t *length,
                                    struct uric_request_result *r)
{
    const struct uric_request_path_rules rules = uric_request_rules_of(p->policy);
    struct uric_request_target_uri t;
    struct uric_bytes path;
    enum uric_status status;
    int verdict;

    *length = 0;
    uric_request_begin_result(r);
    memset(&t, 0, sizeof t);
    t.p = p;
    t.r = r;
    verdict = uric_request_judge_line(&t);
    if (verdict != URIC_VERDICT_OK) {
        uric_request_forget_strings(r);
        return uric_request_refuse(r, verdict);
    }
    path = uric_request_path_of(&t);
    if (path.n > 0 && path.s[0] == '/')
        uric_request_path_look(path.s, path.n, &rules, &t.look);
    r->hazards = t.look.hazards;
    verdict = uric_request_judge_hazards(&t);
    if (verdict != URIC_VERDICT_OK) {
        uric_request_forget_strings(r);
        return uric_request_refuse(r, verdict);
    }
    status = uric_request_write_copies(r, path, uric_request_host_of(&t), &t.look, &rules, buffer, size, length);
    if (status != URIC_OK) {
        uric_request_forget_strings(r);
        return status;
    }
    r->query = uric_request_query_of(&t);
    return uric_request_judge_normal_path(&t, &rules);
}

#undef HAZARD

/* One call for a request: parses its strings and judges them. */

#define DEFAULT_POLICY \
    { URIC_NO_TOLERANCE URIC_REQUEST_REFUSED, 0, 8000, \
      (enum uric_step)(URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS), \
      URIC_REQUEST_MERGE_SLASHES, NULL, 0, NULL, 0, { 0 } }

#define URIC_NO_TOLERANCE NULL,

static const struct uric_request_policy uric_request_default_policy = DEFAULT_POLICY;

const struct uric_request_policy *uric_request_request_default(void)
{
    return &uric_request_default_policy;
}

void uric_request_policy_init(struct uric_request_policy *policy)
{
    *policy = uric_request_default_policy;
}

/* The default port of "http" and "https"; 0 for other schemes and spellings. */
static unsigned uric_request_usual_port(struct uric_bytes scheme)
{
    if (scheme.s == NULL)
        return 0;
    if (scheme.n == 4 && memcmp(scheme.s, "http", 4) == 0)
        return 80;
    return scheme.n == 5 && memcmp(scheme.s, "https", 5) == 0 ? 443 : 0;
}

enum uric_status uric_request_request_check(const struct uric_request_input *request)
{
    if (request->version < 0 || request->version > URIC_HTTP_2)
        return URIC_UNKNOWN;
    if (uric_request_usual_port(request->scheme) > 0)
        return URIC_OK;
    return uric_request_is_scheme(request->scheme) ? URIC_OK : URIC_UNKNOWN;
}

/* Strict, or with the policy's tolerance. */
static enum uric_status uric_request_parse_string(const struct uric_request_request_parsed *p, enum uric_rule rule,
                              struct uric_bytes target, struct uric *u)
{
    if (p->policy->tolerance != NULL)
        return uric_parse_as(rule, target.s, target.n, p->policy->tolerance, u);
    return rule == URIC_RULE_ORIGIN_FORM ? uric_parse_origin_form(target.s, target.n, u)
                                         : uric_parse_as(rule, target.s, target.n, NULL, u);
}

/* Whether what precedes the rejected byte is valid, and the byte starts a fragment. */
static int uric_request_is_fragment(const struct uric_request_request_parsed *p, enum uric_rule rule,
                       struct uric_bytes target, const struct uric *u)
{
    struct uric before;

    if (p->target_status != URIC_INVALID || target.s[u->error_offset] != '#')
        return 0;
    target.n = u->error_offset;
    return uric_request_parse_string(p, rule, target, &before) == URIC_OK;
}

static void uric_request_parse_target(struct uric_request_request_parsed *p, struct uric *u)
{
    const struct uric_request_input *const q = p->request;
    const struct uric_bytes target = q->target;
    const char first = target.n > 0 ? target.s[0] : '\0';
    const enum uric_rule rule = uric_request_target_rule(q, first);

    p->fragment = 0;
    if (target.n > p->policy->longest) {
        memset(u, 0, sizeof *u);
        p->target_status = URIC_TOO_LONG;
        return;
    }
    p->target_status = uric_request_parse_string(p, rule, target, u);
    if (p->target_status != URIC_OK)
        p->fragment = uric_request_is_fragment(p, rule, target, u);
}

static void uric_request_parse_host(struct uric_request_request_parsed *p, struct uric *u)
{
    const struct uric_bytes host = p->request->host;

    memset(u, 0, sizeof *u);
    p->host_status = URIC_OK;
    if (p->request->hosts == 1)
        p->host_status = uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, NULL, u);
}


/* ---- the usual request, without detours ----
 * An origin-form and one Host field, both valid, with nothing to change or to refuse:
 * what uric_request_judge() would answer. */

static int uric_request_is_usual(const struct uric_request_input *q, const struct uric_request_policy *policy)
{
    return q->version == URIC_HTTP_1_1 && q->hosts == 1 && q->method.n != 7 &&
           q->host.s != NULL && q->target.s != NULL && q->target.n > 0 &&
           q->target.n <= policy->longest && q->target.s[0] == '/' && !uric_request_tolerates(policy) &&
           !((policy->refused | policy->redirected) & ~URIC_REQUEST_PATH_HAZARDS) &&
           policy->hosts == NULL &&
           !(policy->flags & (URIC_REQUEST_AUDIT | URIC_REQUEST_DNS_HOST));
}

/* Both strings are valid.  Returns 0 if the request is not usual after all.  Reads
 * offsets one by one: the parser has just stored them so, and a load of two would have to
 * wait. */
static int uric_request_answer_usual(const struct uric_request_input *q, unsigned port,
                        struct uric_request_result *r)
{
    const uint32_t bracket = r->field.host_kind >= URIC_HOST_IPV6ADDRESS;
    const uint32_t path = r->target.part[URIC_PATH].end;
    const uint32_t host = r->field.part[URIC_HOST].end;
    uint16_t own;

    if (host == 0 || uric_request_host_is_special(q->host.s, host) ||
        (uric_request_path_is_special(q->target.s, path) && !uric_request_path_is_plain(q->target.s, path)))
        return 0;
    r->port = (uint16_t)port;
    if (uric_has(&r->field, URIC_PORT)) {
        const enum uric_port_status status =
            uric_port_number(uric_bind(q->host.s, &r->field), &own);

        if (status == URIC_PORT_OVERFLOW)
            return 0;
        if (status == URIC_PORT_NUMBER)
            r->port = own;
    }
    r->hazards = 0;
    r->scheme = q->scheme;
    r->host.s = q->host.s + bracket;
    r->host.n = host - 2 * bracket;
    r->path.s = q->target.s;
    r->path.n = path;
    r->query.s = NULL;
    r->query.n = 0;
    if (uric_has(&r->target, URIC_QUERY)) {
        r->query.s = q->target.s + path + 1;
        r->query.n = q->target.n - path - 1;
    }
    r->port_status = URIC_PORT_NUMBER;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = r->field.host_kind;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
    return 1;
}


/* ---- any request ---- */

static URIC_REQUEST_NEVER_INLINE enum uric_status uric_request_judge_any(const struct uric_request_input *request,
                                                    const struct uric_request_policy *policy,
                                                    char *buffer, size_t size, size_t *length,
                                                    struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_request_given(request);
    struct uric_request_request_parsed p;

    *length = 0;
    if (uric_request_request_check(&given) != URIC_OK) {
        memset(r, 0, sizeof *r);
        r->refused = URIC_HAZARDS;
        return URIC_UNKNOWN;
    }
    p.request = &given;
    p.policy = policy;
    uric_request_parse_target(&p, &r->target);
    uric_request_parse_authority(&p, r);
    uric_request_parse_host(&p, uric_request_host_parts(&p, r));
    return uric_request_request_judge(&p, buffer, size, length, r);
}


/* Judges any request whose target and Host field are valid. */
static URIC_REQUEST_NEVER_INLINE enum uric_status uric_request_judge_valid(const struct uric_request_input *request,
                                                      const struct uric_request_policy *policy,
                                                      char *buffer, size_t size, size_t *length,
                                                      struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_request_given(request);
    struct uric_request_request_parsed p;

    p.request = &given;
    p.policy = policy;
    p.target_status = p.authority_status = p.host_status = URIC_OK;
    p.fragment = 0;
    return uric_request_request_judge(&p, buffer, size, length, r);
}

enum uric_status uric_request(const struct uric_request_input *request,
                              const struct uric_request_policy *policy, char *buffer,
                              size_t size, size_t *length, struct uric_request_result *r)
{
    const unsigned port = uric_request_usual_port(request->scheme);

    if (policy == NULL)
        policy = &uric_request_default_policy;
    if (port == 0 || !uric_request_is_usual(request, policy) ||
        uric_parse_origin_form(request->target.s, request->target.n, &r->target) != URIC_OK ||
        uric_parse_as(URIC_RULE_HOST_FIELD, request->host.s, request->host.n, NULL, &r->field) !=
            URIC_OK)
        return uric_request_judge_any(request, policy, buffer, size, length, r);
    if (!uric_request_answer_usual(request, port, r))
        return uric_request_judge_valid(request, policy, buffer, size, length, r);
    *length = 0;
    return URIC_OK;
}


#undef URIC_NO_TOLERANCE
#undef DEFAULT_POLICY

/* A request that arrives in pieces: collects its request-target and Host field as long as
 * they are valid, and judges them at the end. */

/* What a struct uric_request_stream holds. */
struct uric_request_request_collected {
    struct uric_request_input request;
    const struct uric_request_policy *policy;
    struct uric_stream target, field;
    char *buffer;
    size_t size;
    size_t target_length, field_length; /* collected */
    size_t target_passed;               /* with the bytes that were not taken */
    uint8_t has_target;                 /* uric_request_target() has been called */
    uint8_t target_too_long, field_too_long;
    uint8_t fragment;                   /* "#" was refused */
};

typedef char uric_request_request_collected_fits[sizeof(struct uric_request_request_collected) <=
                                                 sizeof(struct uric_request_stream)
                                             ? 1
                                             : -1];

/* See uric_scan_in(). */
static struct uric_request_request_collected *uric_request_collected_in(struct uric_request_stream *m)
{
    return (struct uric_request_request_collected *)(void *)m->opaque.bytes;
}

static const struct uric_request_request_collected *uric_request_collected_of(const struct uric_request_stream *m)
{
    return (const struct uric_request_request_collected *)(const void *)m->opaque.bytes;
}

static void uric_request_start_target(struct uric_request_request_collected *m, char first)
{
    uric_stream_init(&m->target, uric_request_target_rule(&m->request, first));
    if (m->policy->tolerance != NULL)
        uric_stream_tolerate(&m->target, m->policy->tolerance);
}

enum uric_status uric_request_begin(struct uric_request_stream *stream,
                                    const struct uric_request_input *request,
                                    const struct uric_request_policy *policy, char *buffer,
                                    size_t size)
{
    struct uric_request_request_collected *const m = uric_request_collected_in(stream);
    const struct uric_request_input given = uric_request_request_given(request);

    memset(m, 0, sizeof *m);
    m->request.method = given.method;
    m->request.scheme = given.scheme;
    m->request.version = given.version;
    m->request.target_scheme = given.target_scheme;
    m->request.target_authority = given.target_authority;
    m->request.target_protocol = given.target_protocol;
    m->policy = policy != NULL ? policy : uric_request_request_default();
    m->buffer = buffer;
    m->size = size;
    uric_request_start_target(m, '\0');
    uric_stream_init(&m->field, URIC_RULE_HOST_FIELD);
    return uric_request_request_check(&given);
}

/* Appends the bytes that are valid there to the buffer; returns how many. */
static size_t uric_request_collect(struct uric_request_request_collected *m, struct uric_stream *scan, size_t at,
                      size_t *length, const char *s, size_t n, uint8_t *too_long)
{
    const size_t room = m->size - at - *length;
    size_t taken = uric_stream_feed(scan, s, n);

    if (taken > room) {
        *too_long = 1;
        taken = room;
    }
    if (taken > 0)
        memcpy(m->buffer + at + *length, s, taken);
    *length += taken;
    return taken;
}

size_t uric_request_target(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_request_collected *const m = uric_request_collected_in(stream);
    size_t taken;

    if (m->request.hosts > 0)
        return 0;
    m->has_target = 1;
    if (n == 0)
        return 0;
    if (m->target_passed == 0)
        uric_request_start_target(m, s[0]);
    m->target_passed = n > SIZE_MAX - m->target_passed ? SIZE_MAX : m->target_passed + n;
    if (m->target_too_long || uric_stream_rejected(&m->target))
        return 0;
    taken = uric_request_collect(m, &m->target, 0, &m->target_length, s, n, &m->target_too_long);
    if (uric_stream_rejected(&m->target) && !m->target_too_long)
        m->fragment = s[taken] == '#';
    if (m->target_length > m->policy->longest)
        m->target_too_long = 1;
    return taken;
}

void uric_request_host_begin(struct uric_request_stream *stream)
{
    struct uric_request_request_collected *const m = uric_request_collected_in(stream);

    if (m->request.hosts < SIZE_MAX)
        m->request.hosts++;
}

size_t uric_request_host(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_request_collected *const m = uric_request_collected_in(stream);

    if (n == 0 || m->request.hosts != 1 || m->field_too_long)
        return 0;
    return uric_request_collect(m, &m->field, m->target_length, &m->field_length, s, n,
                   &m->field_too_long);
}

/* Writes the parts, and returns what uric_parse_as() would have returned for the whole string. */
static enum uric_status uric_request_finish_string(const struct uric_stream *scan, struct uric *u)
{
    struct uric64 w;
    const enum uric_status status = uric_stream_end(scan, &w);
    const enum uric_status narrowed = uric_narrow(&w, u);

    return narrowed == URIC_OK ? status : narrowed;
}

static int uric_request_ends_in_fragment(const struct uric_request_request_collected *m)
{
    struct uric64 w;

    return m->fragment && uric_stream_stop(&m->target, &w) == URIC_OK;
}

enum uric_status uric_request_end(const struct uric_request_stream *stream, char *buffer,
                                  size_t size, size_t *length,
                                  struct uric_request_result *r)
{
    const struct uric_request_request_collected *const m = uric_request_collected_of(stream);
    struct uric_request_input q = m->request;
    struct uric_request_request_parsed p;

    *length = 0;
    memset(r, 0, sizeof *r);
    r->refused = URIC_HAZARDS;
    if (uric_request_request_check(&q) != URIC_OK)
        return URIC_UNKNOWN;
    if (m->has_target || q.version != URIC_HTTP_2)
        q.target.s = m->buffer != NULL ? m->buffer : "";
    q.target.n = m->target_passed;
    q.host.s = m->target_length > 0 ? m->buffer + m->target_length : m->buffer;
    q.host.n = m->field_length;
    p.request = &q;
    p.policy = m->policy;
    p.host_status = URIC_OK;
    memset(&p.beside, 0, sizeof p.beside);
    uric_request_parse_authority(&p, r);
    p.fragment = uric_request_ends_in_fragment(m);
    p.target_status = URIC_TOO_LONG;
    if (!m->target_too_long && m->target_passed <= m->policy->longest)
        p.target_status = uric_request_finish_string(&m->target, &r->target);
    if (q.hosts == 1)
        p.host_status = m->field_too_long ? URIC_TOO_LONG
                                          : uric_request_finish_string(&m->field, uric_request_host_parts(&p, r));
    return uric_request_request_judge(&p, buffer, size, length, r);
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
