/* uric_log in one file, to go with uric.c; its interface is uric_log.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_LOG_INTERNAL static

#include "uric.h"
#include "uric_log.h"

/* The instruction sets that this build has kernels for, and how to compile for each. */
#ifndef URIC_LOG_BUILT_H
#define URIC_LOG_BUILT_H

/* URIC_BUILT says which kernels this build has: only those that a macro names; or several,
 * among which the processor decides; or only those that the compiler's target guarantees. */
#define URIC_LOG_BUILT_PORTABLE 1
#define URIC_LOG_BUILT_SSE41 2
#define URIC_LOG_BUILT_AVX2 4
#define URIC_LOG_BUILT_AVX512 8
#define URIC_LOG_BUILT_NEON 16
#define URIC_LOG_BUILT_AVX512VBMI2 32
#define URIC_LOG_BUILT_SIMD128 64
/* the same stage 1 */
#define URIC_LOG_BUILT_512 (URIC_LOG_BUILT_AVX512 | URIC_LOG_BUILT_AVX512VBMI2)
#define URIC_LOG_BUILT_X86 (URIC_LOG_BUILT_SSE41 | URIC_LOG_BUILT_AVX2 | URIC_LOG_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_LOG_BUILT_BY_HALVES (URIC_LOG_BUILT_X86 | URIC_LOG_BUILT_NEON | URIC_LOG_BUILT_SIMD128)

/* Whether a build may have kernels for AVX-512; those for AVX2 replace them.  clang 13 to 16,
 * the last one tried, crashes on them ("Cannot emit physreg copy instruction") when it
 * instruments for AddressSanitizer or AFL++. */
#ifndef URIC_LOG_TAKES_AVX512
#if defined(__clang__)
#if __has_feature(address_sanitizer) || defined(__AFL_COMPILER)
#define URIC_LOG_TAKES_AVX512 0
#endif
#endif
#endif
#ifndef URIC_LOG_TAKES_AVX512
#define URIC_LOG_TAKES_AVX512 1
#endif

#if defined(URIC_PORTABLE)
#define URIC_LOG_BUILT URIC_LOG_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_LOG_BUILT URIC_LOG_BUILT_SSE41
#elif defined(URIC_ISA_AVX2) || (!URIC_LOG_TAKES_AVX512 && (defined(URIC_ISA_AVX512) || \
                                                        defined(URIC_ISA_AVX512VBMI2)))
#define URIC_LOG_BUILT URIC_LOG_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_LOG_BUILT URIC_LOG_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_LOG_BUILT URIC_LOG_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_LOG_BUILT URIC_LOG_BUILT_NEON
#elif defined(URIC_ISA_SIMD128)
#define URIC_LOG_BUILT URIC_LOG_BUILT_SIMD128
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_LOG_BUILT URIC_LOG_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* not with -mno-sse, as in kernels */
#if URIC_LOG_TAKES_AVX512
#define URIC_LOG_BUILT (URIC_LOG_BUILT_PORTABLE | URIC_LOG_BUILT_X86)
#else
#define URIC_LOG_BUILT (URIC_LOG_BUILT_PORTABLE | (URIC_LOG_BUILT_X86 & ~URIC_LOG_BUILT_512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_LOG_BUILT URIC_LOG_BUILT_NEON
#else
#define URIC_LOG_BUILT URIC_LOG_BUILT_PORTABLE
#endif

/* Portable code that the compiler is to keep small: gen/uric_http.c then walks the table of its
 * rules for all of them, byte by byte. */

/* Only on x86-64 does the library choose at run time. */
#define URIC_LOG_CHOICE (URIC_LOG_BUILT & URIC_LOG_BUILT_PORTABLE && URIC_LOG_BUILT & URIC_LOG_BUILT_X86)

#if URIC_LOG_BUILT & URIC_LOG_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_LOG_BUILT & URIC_LOG_BUILT_NEON && \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif
#if URIC_LOG_BUILT & URIC_LOG_BUILT_SIMD128 && !defined(__wasm_simd128__)
#error "URIC_ISA_SIMD128 needs clang for WebAssembly, with -msimd128"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_LOG_BUILT & URIC_LOG_BUILT_X86
#define URIC_LOG_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_LOG_TARGET_BEGIN(names) \
    URIC_LOG_PRAGMA(clang attribute push(__attribute__((target(names))), \
                                     apply_to = function))
#define URIC_LOG_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_LOG_TARGET_BEGIN(names) \
    _Pragma("GCC push_options") URIC_LOG_PRAGMA(GCC target(names))
#define URIC_LOG_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#endif
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_LOG_INTRINSICS_H
#define URIC_LOG_INTRINSICS_H


#if URIC_LOG_BUILT & URIC_LOG_BUILT_X86
#include <immintrin.h>
#elif URIC_LOG_BUILT & URIC_LOG_BUILT_NEON
#include <arm_neon.h>
#elif URIC_LOG_BUILT & URIC_LOG_BUILT_SIMD128
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


/* Composes a format of fields and the literals between them. */
/* Making a format: fields and the literals between them. */
#ifndef URIC_LOG_LOG_FORMAT_H
#define URIC_LOG_LOG_FORMAT_H

/* Declarations shared by the readers of access logs and the code that makes formats. */
#ifndef URIC_LOG_LOG_LOG_H
#define URIC_LOG_LOG_LOG_H

/* The entries of grammar/log/log_line.rl.  Generated by
 * grammar/tools/log_formats.py from grammar/log/formats.tsv; do not edit. */
#ifndef URIC_LOG_LOG_ENTRIES_H
#define URIC_LOG_LOG_ENTRIES_H

enum uric_log_log_entry {
    URIC_LOG_LOG_COMMON,
    URIC_LOG_LOG_COMBINED,
    URIC_LOG_LOG_VHOST,
    URIC_LOG_LOG_NGINX,
    URIC_LOG_LOG_ELB,
    URIC_LOG_LOG_ALB,
    URIC_LOG_LOG_HAPROXY,
    URIC_LOG_LOG_NLB,
    URIC_LOG_LOG_S3,
    URIC_LOG_LOG_SQUID,
    URIC_LOG_LOG_LIGHTTPD,
    URIC_LOG_LOG_VARNISH,
    URIC_LOG_LOG_TRAEFIK,
    URIC_LOG_LOG_ENVOY,
    URIC_LOG_LOG_MORGAN,
    URIC_LOG_LOG_MORGAN_PLAIN,
    URIC_LOG_LOG_MORGAN_TINY,
    URIC_LOG_LOG_MORGAN_SHORT,
    URIC_LOG_LOG_ENTRIES,
    URIC_LOG_LOG_CUSTOM = URIC_LOG_LOG_ENTRIES /* no entry: steps only */
};

/* the states in which they start */
#define URIC_LOG_LOG_LINE_STARTS \
    uric_log_log_line_en_main_as_common, \
    uric_log_log_line_en_main_as_combined, \
    uric_log_log_line_en_main_as_vhost, \
    uric_log_log_line_en_main_as_nginx, \
    uric_log_log_line_en_main_as_elb, \
    uric_log_log_line_en_main_as_alb, \
    uric_log_log_line_en_main_as_haproxy, \
    uric_log_log_line_en_main_as_nlb, \
    uric_log_log_line_en_main_as_s3, \
    uric_log_log_line_en_main_as_squid, \
    uric_log_log_line_en_main_as_lighttpd, \
    uric_log_log_line_en_main_as_varnish, \
    uric_log_log_line_en_main_as_traefik, \
    uric_log_log_line_en_main_as_envoy, \
    uric_log_log_line_en_main_as_morgan, \
    uric_log_log_line_en_main_as_morgan_plain, \
    uric_log_log_line_en_main_as_morgan_tiny, \
    uric_log_log_line_en_main_as_morgan_short

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_LOG_ASCII_H
#define URIC_LOG_ASCII_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_LOG_INTERNAL_H
#define URIC_LOG_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_LOG_TABLE)
#define URIC_LOG_TABLES_ELSEWHERE
#endif
#ifndef URIC_LOG_TABLE
#define URIC_LOG_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_LOG_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_LOG_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_LOG_INTERNAL
#endif
#endif

#ifndef URIC_LOG_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_LOG_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_LOG_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_LOG_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_LOG_INLINE inline __attribute__((unused))
#else
#define URIC_LOG_NEVER_INLINE
#define URIC_LOG_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_LOG_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_LOG_FALLTHROUGH
#define URIC_LOG_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_LOG_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_LOG_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_LOG_INLINE const char *uric_log_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_LOG_INLINE enum uric_status uric_log_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_LOG_INLINE struct uric_bytes uric_log_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_LOG_INLINE int uric_log_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_LOG_INLINE void uric_log_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_log_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_LOG_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_LOG_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

static URIC_LOG_INLINE int uric_log_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_LOG_INLINE int uric_log_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_LOG_INLINE int uric_log_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_LOG_INLINE int uric_log_is_letter(int c)
{
    return uric_log_is_upper(c) || uric_log_is_lower(c);
}

static URIC_LOG_INLINE unsigned char uric_log_lower(char c)
{
    return (unsigned char)(uric_log_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_LOG_INLINE int uric_log_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_log_lower(s[i]) != uric_log_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_LOG_INLINE int uric_log_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_log_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_LOG_INLINE int uric_log_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_LOG_INLINE unsigned uric_log_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_LOG_INLINE unsigned uric_log_hex_value(char c)
{
    const unsigned char lower = uric_log_lower(c);

    return uric_log_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_log_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_LOG_INLINE char uric_log_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_LOG_INLINE char uric_log_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* What runs once for a format is compiled for size. */
#if defined(__GNUC__)
#define URIC_LOG_LOG_COLD __attribute__((cold))
#else
#define URIC_LOG_LOG_COLD
#endif

/* The reader of a format's lines. */
enum uric_log_log_reader { URIC_LOG_LOG_STEPS, URIC_LOG_LOG_W3C, URIC_LOG_LOG_JSON };

/* How a server escapes what it writes. */
enum uric_log_log_escape {
    URIC_LOG_ESCAPE_NONE,
    URIC_LOG_ESCAPE_APACHE,
    URIC_LOG_ESCAPE_NGINX,
    URIC_LOG_ESCAPE_JSON,
    URIC_LOG_ESCAPE_HAPROXY,
    URIC_LOG_ESCAPE_TRAEFIK,   /* quotes only, by a backslash, and not in requests */
    URIC_LOG_ESCAPE_W3C,       /* quotes only */
    URIC_LOG_ESCAPE_IIS,       /* also "+" for spaces in some columns */
    URIC_LOG_ESCAPE_CLOUDFRONT /* also percent-encoding in those columns */
};

/* What a field may contain. */
enum uric_log_log_kind {
    URIC_LOG_STEP_UNTIL,   /* anything, up to the literal after it */
    URIC_LOG_STEP_QUOTED,  /* anything, up to an unescaped quote, with which the literal starts */
    URIC_LOG_STEP_NUMBER,  /* digits, or "-" */
    URIC_LOG_STEP_STATUS,  /* three digits, or "-" */
    URIC_LOG_STEP_TIME,    /* as in "10/Oct/2000:13:55:36 -0700" */
    URIC_LOG_STEP_SIGNED,  /* digits, perhaps with a sign */
    URIC_LOG_STEP_ADDRESS, /* like STEP_UNTIL; split at its last ":" into client and port */
    URIC_LOG_STEP_TOKEN,   /* anything but spaces, quotes and the byte after it */
    URIC_LOG_STEP_EITHER,  /* in quotes, or a token */
    URIC_LOG_STEP_INSIDE,  /* anything but a quote, between quotes */
    URIC_LOG_STEP_CAPTURES, /* HAProxy's "{...} ": no, one or two such fields */
    /* kinds with grammars: grammar/log/log_field.rl, log_timing.rl, log_user.rl */
    URIC_LOG_STEP_CLIENT,  /* an address or a host name */
    URIC_LOG_STEP_HOST,    /* the server's name */
    URIC_LOG_STEP_USER,    /* a user's name, perhaps with spaces, before " [", a time and '] "' */
    URIC_LOG_STEP_WORDS,   /* the same where no "-" precedes the name: the kind of no step */
    URIC_LOG_STEP_BASIC,   /* a user's name before " [", a time and other text */
    URIC_LOG_STEP_ISO,     /* as in "2026-11-22T00:52:07.123Z" */
    URIC_LOG_STEP_DECIMAL, /* digits, perhaps with a fraction, or "-" */
    URIC_LOG_STEP_STAMP,   /* as in "27/Nov/2026 04:18:59" or "2026/11/27 - 04:18:59" */
    URIC_LOG_STEP_PADDED,  /* like STEP_SIGNED, after any number of spaces */
    URIC_LOG_STEP_SPACED,  /* like STEP_EITHER, after any number of spaces */
    URIC_LOG_STEP_ELSE     /* no field: the steps after it are another form that lines may have */
};

/* Flags of a step. */
enum {
    URIC_LOG_STEP_MAY_BE_EMPTY = 1,
    URIC_LOG_STEP_DASH = 2, /* "-" is a value, not undefined */
    URIC_LOG_STEP_LIST = 4, /* ", " and " : " may be part of it */
    URIC_LOG_STEP_NAME = 8, /* "" is an empty user, as Apache writes it */
    URIC_LOG_STEP_LAST = 16,     /* the line may end after this field */
    URIC_LOG_STEP_ENCODED = 32,  /* w3c: the server encodes the client's bytes anew */
    URIC_LOG_STEP_WORD = 64,     /* the first byte of the literal cannot be part of it */
    URIC_LOG_STEP_BRACKETS = 128 /* Apache writes it in "[" and "]" */
};

/* Flags of a format. */
enum {
    URIC_LOG_FORMAT_SYSLOG = 1,        /* HAProxy: the prefix of syslog may precede the first field, and
                                 lines may be cut */
    URIC_LOG_FORMAT_OPEN = 2,          /* unknown fields may follow, */
    URIC_LOG_FORMAT_EMPTY_IS_NONE = 4, /* empty means undefined, "-" does not */
    URIC_LOG_FORMAT_DASHES = 8,        /* AWS's "- - - " */
    URIC_LOG_FORMAT_FIELDS = 16,       /* a #Fields directive was read */
    URIC_LOG_FORMAT_IIS = 32,          /* w3c as IIS writes it, */
    URIC_LOG_FORMAT_CLOUDFRONT = 64,   /* or CloudFront, whatever the directive */
    URIC_LOG_FORMAT_DASH_IS_NONE = 128, /* "-" means undefined; in text this needs no flag */
    URIC_LOG_FORMAT_HASTY = 256,       /* the offsets of errors are not wanted */
    URIC_LOG_FORMAT_REST = 512,        /* the last field is whatever follows the others */
    URIC_LOG_FORMAT_EITHER = 1024,     /* it has a STEP_ELSE */
    URIC_LOG_FORMAT_WIDE = 2048        /* or these, also in quotes */
};

/* The most unknown fields that may follow: see "more" in grammar/log/log_fields.rl. */
#define URIC_LOG_LOG_MORE 8

/* The most fields of all forms that lines may have. */
#define URIC_LOG_LOG_STEPS_MOST 96

/* A field, and the text after it. */
struct uric_log_log_step {
    uint64_t literal, mask; /* the first bytes of that text */
    uint16_t text, length;  /* all of it, in text[] of the format */
    uint8_t kind, column, stop, flags;
};

/* The prefixes of a format, the outermost last. */
struct uric_log_log_layers {
    uint8_t n, kind[URIC_LOG_PREFIXES];
};

/* What a struct uric_log_format holds. */
struct uric_log_log_held {
    uint64_t columns;        /* bit 1 << c is set if column c exists */
    uint32_t error_offset;   /* after an error, its offset in the string */
    uint32_t duration_units; /* how many make a second; 0: unknown */
    uint64_t from_request;   /* which of method, target, protocol the request gives */
    uint64_t layer_columns;  /* columns that a prefix gives */
    uint64_t encoded;        /* columns with "+" for spaces, or with triplets */
    uint64_t required;       /* columns without which a line of JSON does not fit */
    uint16_t text_length, flags;
    uint16_t prefix, prefix_length; /* the text before the first field */
    uint8_t reader, machine, escape, escape_byte, n_steps, n_columns;
    uint8_t captured_response, date, time_of_day, stem, query; /* columns */
    struct uric_log_log_layers layers;
    struct {
        uint16_t begin, end; /* in text */
    } name[URIC_LOG_COLUMNS];
    struct uric_log_log_step step[URIC_LOG_LOG_STEPS_MOST];
    char text[URIC_LOG_TEXT];
};

typedef char uric_log_log_held_fits[sizeof(struct uric_log_log_held) <= sizeof(struct uric_log_format)
                                    ? 1
                                    : -1];

/* See uric_scan_in(). */
static inline struct uric_log_log_held *uric_log_log_held_in(struct uric_log_format *f)
{
    return (struct uric_log_log_held *)(void *)f->opaque.bytes;
}

static inline const struct uric_log_log_held *uric_log_log_held_of(const struct uric_log_format *f)
{
    return (const struct uric_log_log_held *)(const void *)f->opaque.bytes;
}

/* The length of a STEP_TIME. */
#define URIC_LOG_LOG_CLOCK 26

#define URIC_LOG_LOG_BIT(column) ((uint64_t)1 << (column))

#endif

/* The meaning of a directive or variable. */
struct uric_log_log_meaning {
    const char *name;
    signed char field; /* enum uric_log_field; OWN: a column of the format's own */
    unsigned char kind, flags;
    uint32_t units; /* of a duration */
};

enum { URIC_LOG_OWN = -1 };

struct uric_log_log_maker {
    struct uric_log_log_held *f;
    enum uric_status status;
    uint16_t literal; /* offset in text of the literal since the last field */
};

URIC_LOG_INTERNAL void uric_log_log_begin(struct uric_log_log_maker *m, struct uric_log_log_held *f,
                                  enum uric_log_log_escape escape, char escape_byte);

/* These do nothing after an error.  `lead` is put before a name, unless it is NUL. */
URIC_LOG_INTERNAL void uric_log_log_put_literal(struct uric_log_log_maker *m, const char *s,
                                        size_t n);
URIC_LOG_INTERNAL void uric_log_log_put_field(struct uric_log_log_maker *m,
                                      const struct uric_log_log_meaning *is, char lead,
                                      const char *name, size_t n);
/* What follows is another form of lines.  Its columns are those of the same names. */
URIC_LOG_INTERNAL void uric_log_log_put_else(struct uric_log_log_maker *m);
/* A column that is not a field of its own in the line. */
URIC_LOG_INTERNAL int uric_log_log_put_column(struct uric_log_log_maker *m, int field, char lead,
                                      const char *name, size_t n);

URIC_LOG_INTERNAL enum uric_status uric_log_log_end(struct uric_log_log_maker *m);

/* See uric_log_column(). */
URIC_LOG_INTERNAL int uric_log_log_find_column(const struct uric_log_log_held *f, const char *name, size_t n);

/* Add the columns that come from the request line, unless they have fields of their own. */
URIC_LOG_INTERNAL void uric_log_log_add_request(struct uric_log_log_held *f);

URIC_LOG_INTERNAL enum uric_status uric_log_log_format_w3c(struct uric_log_log_held *f,
                                                     uint16_t flags);

/* The named formats of JSON lines: like uric_log_format_name() and uric_log_format_named(). */
URIC_LOG_INTERNAL const char *uric_log_log_json_name(int i);
URIC_LOG_INTERNAL enum uric_status uric_log_log_json_named(struct uric_log_log_held *f,
                                                   const char *name, size_t n);

/* The length of a string of the library's own. */
URIC_LOG_INTERNAL size_t uric_log_log_length(const char *s);

/* Compare a string with a name, ignoring case in both. */
URIC_LOG_INTERNAL int uric_log_log_is_nocase(const char *s, size_t n, const char *name);

#endif

size_t uric_log_log_length(const char *s)
{
    size_t n = 0;

    /* unreachable: this bound keeps compilers from turning the loop into a call of strlen(), on
     * which the library must not depend. */
    while (n < URIC_LOG_TEXT && s[n] != '\0')
        n++;
    return n;
}

int uric_log_log_is_nocase(const char *s, size_t n, const char *name)
{
    return uric_log_log_length(name) == n && uric_log_same_letters(s, name, n);
}

void uric_log_log_begin(struct uric_log_log_maker *m, struct uric_log_log_held *f,
                    enum uric_log_log_escape escape, char escape_byte)
{
    memset(f, 0, sizeof *f);
    f->reader = URIC_LOG_LOG_STEPS;
    f->machine = URIC_LOG_LOG_CUSTOM;
    f->escape = (uint8_t)escape;
    f->escape_byte = (uint8_t)escape_byte;
    f->n_columns = URIC_LOG_FIELDS;
    f->date = f->time_of_day = f->stem = f->query = URIC_LOG_COLUMNS;
    m->f = f;
    m->status = URIC_OK;
    m->literal = 0;
}

static void uric_log_put_text(struct uric_log_log_maker *m, const char *s, size_t n)
{
    struct uric_log_log_held *const f = m->f;

    if (m->status != URIC_OK)
        return;
    if (n > (size_t)(URIC_LOG_TEXT - f->text_length)) {
        m->status = URIC_TOO_LONG;
        return;
    }
    if (n > 0)
        memcpy(f->text + f->text_length, s, n);
    f->text_length = (uint16_t)(f->text_length + n);
}

void uric_log_log_put_literal(struct uric_log_log_maker *m, const char *s, size_t n)
{
    uric_log_put_text(m, s, n);
}

/* Where lines have several forms, the column that an earlier form has, or -1. */
static int uric_log_column_of_other_form(const struct uric_log_log_held *f, int field, const char *name,
                                size_t n)
{
    if (!(f->flags & URIC_LOG_FORMAT_EITHER))
        return -1;
    if (field == URIC_LOG_OWN)
        return uric_log_log_find_column(f, name, n);
    return (f->columns & URIC_LOG_LOG_BIT(field)) != 0 ? field : -1;
}

int uric_log_log_put_column(struct uric_log_log_maker *m, int field, char lead, const char *name,
                        size_t n)
{
    struct uric_log_log_held *const f = m->f;
    const int other = uric_log_column_of_other_form(f, field, name, n);
    int column = field;

    if (other >= 0)
        return other;
    if (column == URIC_LOG_OWN || f->columns & URIC_LOG_LOG_BIT(column)) {
        if (f->n_columns == URIC_LOG_COLUMNS)
            m->status = URIC_TOO_LONG;
        if (m->status != URIC_OK)
            return 0;
        column = f->n_columns++;
    }
    f->name[column].begin = f->text_length;
    uric_log_put_text(m, &lead, lead != '\0');
    uric_log_put_text(m, name, n);
    f->name[column].end = f->text_length;
    f->columns |= URIC_LOG_LOG_BIT(column);
    return column;
}

/* A literal of up to 8 bytes, as nearly all are, is compared as one word. */
static void uric_log_set_word(const struct uric_log_log_held *f, struct uric_log_log_step *step)
{
    const size_t n = step->length < 8 ? step->length : 8;

    step->literal = step->mask = 0;
    memcpy(&step->literal, f->text + step->text, n);
    memset(&step->mask, 0xFF, n);
}

static int uric_log_is_of_host_name(char c)
{
    return uric_log_is_letter(c) || uric_log_is_digit(c) || c == '.' || c == '-' || c == '_';
}

/* A kind with a grammar requires that its first byte ends the field; otherwise the first
 * occurrence of the literal does, whatever the field contains. */
static void uric_log_set_kind_by_end(const struct uric_log_log_held *f, struct uric_log_log_step *step)
{
    const char *const literal = f->text + step->text;
    const char first = step->length > 0 ? *literal : '\0';
    int is_clear = 1;

    switch (step->kind) {
    case URIC_LOG_STEP_CLIENT: is_clear = !uric_log_is_of_host_name(first) && first != ':' && first != '%'; break;
    case URIC_LOG_STEP_HOST: is_clear = !uric_log_is_of_host_name(first) && first != '*' && first != '\\'; break;
    case URIC_LOG_STEP_USER: is_clear = step->length == 2 && first == ' ' && literal[1] == '['; break;
    default: break;
    }
    if (!is_clear)
        step->kind = URIC_LOG_STEP_UNTIL;
}

/* A field between quotes may contain anything. */
static void uric_log_set_kind_in_quotes(const struct uric_log_log_held *f, struct uric_log_log_step *step,
                               int quote_before)
{
    if (step->kind != URIC_LOG_STEP_UNTIL || !quote_before || step->length == 0 ||
        f->text[step->text] != '"')
        return;
    if (f->escape != URIC_LOG_ESCAPE_NONE && f->escape != URIC_LOG_ESCAPE_HAPROXY && f->escape != URIC_LOG_ESCAPE_TRAEFIK)
        step->kind = URIC_LOG_STEP_QUOTED;
    step->flags = (uint8_t)((step->flags | URIC_LOG_STEP_MAY_BE_EMPTY) & ~URIC_LOG_STEP_LIST);
}

/* A time after a user's name tells where the name ends. */
static void uric_log_set_kind_of_user(const struct uric_log_log_held *f, struct uric_log_log_step *user,
                             const struct uric_log_log_step *next)
{
    if (user->kind != URIC_LOG_STEP_USER)
        return;
    if (next->kind != URIC_LOG_STEP_TIME || next->stop != ']')
        user->kind = URIC_LOG_STEP_UNTIL;
    else if (next->length < 3 || memcmp(f->text + next->text, "] \"", 3) != 0)
        user->kind = URIC_LOG_STEP_BASIC;
}

/* The text since the last field becomes the literal after it, or the prefix before the first
 * field. */
static void uric_log_close_literal(struct uric_log_log_maker *m)
{
    struct uric_log_log_held *const f = m->f;
    struct uric_log_log_step *const step = f->step + f->n_steps - 1;
    const uint16_t length = (uint16_t)(f->text_length - m->literal);
    int quote_before;

    if (f->n_steps == 0) {
        f->prefix = m->literal;
        f->prefix_length = length;
        return;
    }
    quote_before = step->stop;
    step->text = m->literal;
    step->length = length;
    step->stop = length > 0 ? (uint8_t)f->text[m->literal] : 0;
    uric_log_set_word(f, step);
    uric_log_set_kind_by_end(f, step);
    uric_log_set_kind_in_quotes(f, step, quote_before);
    if (f->n_steps > 1)
        uric_log_set_kind_of_user(f, step - 1, step);
}

URIC_LOG_LOG_COLD void uric_log_log_put_field(struct uric_log_log_maker *m,
                                      const struct uric_log_log_meaning *is, char lead,
                                      const char *name, size_t n)
{
    struct uric_log_log_held *const f = m->f;
    const int adjacent = f->n_steps > 0 && f->step[f->n_steps - 1].kind != URIC_LOG_STEP_ELSE &&
                         m->literal == f->text_length;
    struct uric_log_log_step *step;

    if (m->status != URIC_OK)
        return;
    if (adjacent)
        m->status = URIC_INVALID;
    else if (f->n_steps == URIC_LOG_LOG_STEPS_MOST)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    uric_log_close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = is->kind;
    step->flags = is->flags;
    /* whether a quote precedes the field, until its literal is known */
    step->stop = f->text_length > m->literal && f->text[f->text_length - 1] == '"';
    if (is->field == URIC_LOG_DURATION && !(f->columns & URIC_LOG_LOG_BIT(URIC_LOG_DURATION)))
        f->duration_units = is->units;
    step->column = (uint8_t)uric_log_log_put_column(m, is->field, lead, name, n);
    if (step->kind == URIC_LOG_STEP_ADDRESS)
        f->columns |= URIC_LOG_LOG_BIT(URIC_LOG_CLIENT_PORT);
    m->literal = f->text_length;
}

void uric_log_log_put_else(struct uric_log_log_maker *m)
{
    struct uric_log_log_held *const f = m->f;
    struct uric_log_log_step *step;

    if (f->n_steps == URIC_LOG_LOG_STEPS_MOST)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    uric_log_close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = URIC_LOG_STEP_ELSE;
    step->column = URIC_LOG_COLUMNS;
    f->flags |= URIC_LOG_FORMAT_EITHER;
    m->literal = f->text_length;
}

void uric_log_log_add_request(struct uric_log_log_held *f)
{
    const uint64_t parts = URIC_LOG_LOG_BIT(URIC_LOG_METHOD) | URIC_LOG_LOG_BIT(URIC_LOG_TARGET) |
                           URIC_LOG_LOG_BIT(URIC_LOG_PROTOCOL);

    if (f->columns & URIC_LOG_LOG_BIT(URIC_LOG_REQUEST)) {
        f->from_request = f->reader == URIC_LOG_LOG_JSON ? parts : parts & ~f->columns;
        f->columns |= parts;
    }
}

URIC_LOG_LOG_COLD enum uric_status uric_log_log_end(struct uric_log_log_maker *m)
{
    if (m->status == URIC_OK && m->f->n_steps == 0)
        m->status = URIC_INVALID;
    if (m->status != URIC_OK)
        return m->status;
    uric_log_close_literal(m);
    uric_log_set_kind_of_user(m->f, &m->f->step[m->f->n_steps - 1], &m->f->step[m->f->n_steps - 1]);
    uric_log_log_add_request(m->f);
    return URIC_OK;
}

/* Formats in the syntax of Apache's LogFormat and nginx's log_format. */

/* A directive of Apache's, by its letter and the text in braces before it: NULL matches any text,
 * "" matches a directive without braces. */
struct uric_log_directive {
    char letter;
    struct uric_log_log_meaning is;
};

/* The fields of custom formats.  Generated by
 * grammar/tools/log_formats.py from grammar/log/fields.tsv; do not edit. */
#ifndef URIC_LOG_LOG_DIRECTIVES_H
#define URIC_LOG_LOG_DIRECTIVES_H

static const struct uric_log_directive uric_log_log_directives[] = {
    { 'a', { "c", URIC_LOG_OWN, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, 0 } },
    { 'a', { "", URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, 0 } },
    { 'A', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'b', { "", URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'B', { "", URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'c', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'C', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'D', { "", URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, 1000000 } },
    { 'e', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'f', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'h', { "c", URIC_LOG_OWN, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, 0 } },
    { 'h', { "", URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, 0 } },
    { 'H', { "", URIC_LOG_PROTOCOL, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'i', { "Referer", URIC_LOG_REFERER, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "User-Agent", URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "Host", URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "X-Forwarded-For", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LIST, 0 } },
    { 'i', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'I', { "", URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'k', { "", URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'l', { "", URIC_LOG_IDENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, 0 } },
    { 'L', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'L', { "c", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, 0 } },
    { 'm', { "", URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'n', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'o', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'O', { "", URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'p', { "remote", URIC_LOG_CLIENT_PORT, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'p', { "", URIC_LOG_PORT, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'p', { NULL, URIC_LOG_PORT, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 'P', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'q', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'r', { "", URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'R', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 's', { "", URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, 0 } },
    { 'S', { "", URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, 0 } },
    { 't', { "", URIC_LOG_TIME, URIC_LOG_STEP_TIME, URIC_LOG_STEP_BRACKETS, 0 } },
    { 't', { NULL, URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'T', { "ms", URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, 1000 } },
    { 'T', { "us", URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, 1000000 } },
    { 'T', { NULL, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, 1 } },
    { 'u', { "", URIC_LOG_USER, URIC_LOG_STEP_USER, URIC_LOG_STEP_NAME, 0 } },
    { 'U', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'v', { "", URIC_LOG_HOST, URIC_LOG_STEP_HOST, 0, 0 } },
    { 'V', { "", URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, 0, 0 } },
    { 'x', { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 } },
    { 'X', { "", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_DASH, 0 } }
};

static const struct uric_log_log_meaning uric_log_log_variables[] = {
    { "remote_addr", URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, 0 },
    { "remote_port", URIC_LOG_CLIENT_PORT, URIC_LOG_STEP_UNTIL, 0, 0 },
    { "remote_user", URIC_LOG_USER, URIC_LOG_STEP_USER, URIC_LOG_STEP_NAME, 0 },
    { "time_local", URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, 0 },
    { "time_iso8601", URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, 0, 0 },
    { "msec", URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, 0, 0 },
    { "request", URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "request_method", URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "request_uri", URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "server_protocol", URIC_LOG_PROTOCOL, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "status", URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, 0 },
    { "body_bytes_sent", URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, 0 },
    { "bytes_sent", URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, 0 },
    { "http_referer", URIC_LOG_REFERER, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "http_user_agent", URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "host", URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "http_host", URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "server_name", URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "server_port", URIC_LOG_PORT, URIC_LOG_STEP_UNTIL, 0, 0 },
    { "request_time", URIC_LOG_DURATION, URIC_LOG_STEP_UNTIL, 0, 1 },
    { "http_x_forwarded_for", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LIST, 0 },
    { "proxy_add_x_forwarded_for", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LIST, 0 },
    { "upstream_addr", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_bytes_received", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_bytes_sent", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_connect_time", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_first_byte_time", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_header_time", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_queue_time", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_response_length", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_response_time", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "upstream_status", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LIST, 0 },
    { "request_length", URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, 0 },
    { "proxy_upstream_name", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "proxy_alternative_upstream_name", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 },
    { "req_id", URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, 0 }
};

#endif

/* ---- literals, as either configuration file writes them ---- */

/* The byte that a backslash followed by this one stands for; '\\0' if the backslash is an
 * ordinary byte. */
static char uric_log_byte_of_escape(char c)
{
    switch (c) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case '"':
    case '\'':
    case '\\': return c;
    default: return '\0';
    }
}

static size_t uric_log_put_literal_byte(struct uric_log_log_maker *m, const char *s, size_t n)
{
    const char byte = n > 1 && *s == '\\' ? uric_log_byte_of_escape(s[1]) : '\0';

    uric_log_log_put_literal(m, byte != '\0' ? &byte : s, 1);
    return byte != '\0' ? 2 : 1;
}

/* ---- nginx: variables ---- */

/* Variables that are not in the table have columns of their own.  "-" is an undefined value, such
 * as that of a header which the client did not send; a defined value may be empty. */
static const struct uric_log_log_meaning uric_log_other_variable = { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL,
                                                        URIC_LOG_STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_log_meaning uric_log_target_variables = { NULL, URIC_LOG_TARGET,
                                                          URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY,
                                                          0 };

static struct uric_log_log_meaning uric_log_variable(const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < sizeof uric_log_log_variables / sizeof *uric_log_log_variables; i++) {
        if (uric_log_is_exactly(name, n, uric_log_log_variables[i].name))
            return uric_log_log_variables[i];
    }
    return uric_log_other_variable;
}

static int uric_log_is_of_name(char c)
{
    return uric_log_is_letter(c) || uric_log_is_digit(c) || c == '_';
}

/* A range of the string, which may be too long for 32-bit offsets. */
struct uric_log_place {
    size_t begin, end;
};

/* The length of "$name" or "${name}", or 0; *name is the range of the name. */
static size_t uric_log_variable_length(const char *s, size_t n, struct uric_log_place *name)
{
    const int braces = n > 1 && s[1] == '{';
    size_t i = braces ? 2 : 1;

    if (s[0] != '$')
        return 0;
    name->begin = i;
    while (i < n && uric_log_is_of_name(s[i]))
        i++;
    name->end = i;
    if (name->begin == name->end || (braces && (i == n || s[i] != '}')))
        return 0;
    return braces ? i + 1 : i;
}

static int uric_log_is_nginx(const char *s, size_t n)
{
    size_t i;
    struct uric_log_place name;

    for (i = 0; i < n; i++) {
        if (uric_log_variable_length(s + i, n - i, &name) > 0)
            return 1;
    }
    return 0;
}

static int uric_log_occurs_at(const char *s, size_t n, size_t at, const char *with, size_t length)
{
    return n - at >= length && memcmp(s + at, with, length) == 0;
}

/* The "escape=..." before the string: its meaning and length. */
static enum uric_log_log_escape uric_log_escape_parameter(const char *s, size_t n, size_t *length)
{
    static const struct {
        const char *text;
        unsigned char length;
        enum uric_log_log_escape escape;
    } all[] = { { "escape=default ", 15, URIC_LOG_ESCAPE_NGINX },
                { "escape=json ", 12, URIC_LOG_ESCAPE_JSON },
                { "escape=none ", 12, URIC_LOG_ESCAPE_NONE } };
    size_t i;

    for (i = 0; i < 3; i++) {
        *length = all[i].length;
        if (uric_log_occurs_at(s, n, 0, all[i].text, *length))
            return all[i].escape;
    }
    *length = 0;
    return URIC_LOG_ESCAPE_NGINX;
}

static void uric_log_put_nginx(struct uric_log_log_maker *m, struct uric_log_log_held *f, const char *s,
                      size_t n, size_t *at)
{
    static const char target[] = "$uri$is_args$args";
    size_t i;
    const enum uric_log_log_escape escape = uric_log_escape_parameter(s, n, &i);

    uric_log_log_begin(m, f, escape, '\\');
    if (escape != URIC_LOG_ESCAPE_NGINX)
        f->flags |= URIC_LOG_FORMAT_EMPTY_IS_NONE;
    while (m->status == URIC_OK && (*at = i) < n) {
        struct uric_log_place name;
        size_t length = uric_log_variable_length(s + i, n - i, &name);

        if (uric_log_occurs_at(s, n, i, target, sizeof target - 1)) {
            length = sizeof target - 1;
            uric_log_log_put_field(m, &uric_log_target_variables, '$', s + i + 1, length - 1);
        } else if (length > 0) {
            const char *const called = s + i + name.begin;
            struct uric_log_log_meaning is = uric_log_variable(called, name.end - name.begin);

            if (escape != URIC_LOG_ESCAPE_NGINX)
                is.flags |= URIC_LOG_STEP_MAY_BE_EMPTY;
            uric_log_log_put_field(m, &is, '$', called, name.end - name.begin);
        } else {
            length = uric_log_put_literal_byte(m, s + i, n - i);
        }
        i += length;
    }
}

/* ---- Apache: directives ---- */

/* "%^FB", "%^FU", "%{...}^ti", "%{...}^to" */
static const struct uric_log_log_meaning uric_log_caret_directive = { NULL, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL,
                                                         URIC_LOG_STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_log_meaning uric_log_target_directives = { NULL, URIC_LOG_TARGET,
                                                           URIC_LOG_STEP_UNTIL, 0, 0 };

/* A directive in the string, in offsets from its "%". */
struct uric_log_own_written {
    size_t called;      /* after the conditions on the status */
    struct uric_log_place brace; /* the text in braces; empty without braces */
    size_t letter, end;
};

static size_t uric_log_digits_or_commas(const char *s, size_t n, size_t i)
{
    while (i < n && (uric_log_is_digit(s[i]) || s[i] == ',' || s[i] == '!'))
        i++;
    return i;
}

/* Splits a directive, known or not: 0 if it is malformed. */
static int uric_log_take_apart(const char *s, size_t n, struct uric_log_own_written *d)
{
    size_t i = uric_log_digits_or_commas(s, n, 1);

    d->called = i;
    while (i < n && (s[i] == '<' || s[i] == '>'))
        i++;
    if (d->called == i)
        d->called = i = uric_log_digits_or_commas(s, n, i);
    else
        i = uric_log_digits_or_commas(s, n, i);
    d->brace.begin = d->brace.end = 0;
    if (i < n && s[i] == '{') {
        const char *const close = (const char *)memchr(s + i, '}', n - i);

        if (close == NULL)
            return 0;
        d->brace.begin = i + 1;
        d->brace.end = (size_t)(close - s);
        i = d->brace.end + 1;
    }
    d->letter = i;
    if (i < n && s[i] == '^')
        i += 2;
    d->end = i + 1;
    return d->end <= n;
}

static const struct uric_log_log_meaning *uric_log_directive_meaning(const char *s,
                                                        const struct uric_log_own_written *d)
{
    const char *const brace = s + d->brace.begin;
    const size_t n = d->brace.end - d->brace.begin;
    size_t i;

    if (s[d->letter] == '^')
        return &uric_log_caret_directive;
    for (i = 0; i < sizeof uric_log_log_directives / sizeof *uric_log_log_directives; i++) {
        const char *const name = uric_log_log_directives[i].is.name;

        if (uric_log_log_directives[i].letter == s[d->letter] &&
            (name == NULL || uric_log_log_is_nocase(brace, n, name)))
            return &uric_log_log_directives[i].is;
    }
    return NULL;
}

static size_t uric_log_put_directive(struct uric_log_log_maker *m, const char *s, size_t n)
{
    const struct uric_log_log_meaning *is;
    struct uric_log_own_written d;

    if (uric_log_occurs_at(s, n, 0, "%U%q", 4)) {
        uric_log_log_put_field(m, &uric_log_target_directives, '%', s + 1, 3);
        return 4;
    }
    is = uric_log_take_apart(s, n, &d) ? uric_log_directive_meaning(s, &d) : NULL;
    if (is == NULL) {
        m->status = URIC_INVALID;
        return 0;
    }
    if (is->flags & URIC_LOG_STEP_BRACKETS)
        uric_log_log_put_literal(m, "[", 1);
    uric_log_log_put_field(m, is, '%', s + d.called, d.end - d.called);
    if (is->flags & URIC_LOG_STEP_BRACKETS)
        uric_log_log_put_literal(m, "]", 1);
    return d.end;
}

static void uric_log_put_apache(struct uric_log_log_maker *m, struct uric_log_log_held *f, const char *s,
                       size_t n, size_t *at)
{
    size_t i = 0;

    uric_log_log_begin(m, f, URIC_LOG_ESCAPE_APACHE, '\\');
    while (m->status == URIC_OK && (*at = i) < n) {
        if (s[i] != '%') {
            i += uric_log_put_literal_byte(m, s + i, n - i);
        } else if (uric_log_occurs_at(s, n, i, "%%", 2)) {
            uric_log_log_put_literal(m, "%", 1);
            i += 2;
        } else {
            i += uric_log_put_directive(m, s + i, n - i);
        }
    }
}

/* ---- either ---- */

enum uric_status uric_log_format_custom(struct uric_log_format *format, const char *s,
                                        size_t n)
{
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    struct uric_log_log_maker m;
    size_t at = 0;

    if (uric_log_is_nginx(s, n))
        uric_log_put_nginx(&m, f, s, n, &at);
    else
        uric_log_put_apache(&m, f, s, n, &at);
    if (uric_log_log_end(&m) != URIC_OK)
        f->error_offset = (uint32_t)(at < URIC_MAX_LENGTH ? at : URIC_MAX_LENGTH);
    return m.status;
}

/* The named formats of access logs. */

/* The unit of a duration. */
enum { URIC_LOG_UNIT_NONE, URIC_LOG_UNIT_S, URIC_LOG_UNIT_MS, URIC_LOG_UNIT_US, URIC_LOG_UNIT_NS };

/* A field by the name that the server's documentation uses, and the literal after it.  No member
 * is a pointer, which a shared library would have to relocate. */
struct uric_log_log_named_field {
    uint16_t name;     /* its offset in uric_log_names */
    signed char field; /* as in struct uric_log_meaning */
    unsigned char kind, flags, unit;
    uint16_t after; /* the literal's offset there */
};

/* A format is defined by the string of a custom format, or by its fields and the text before them;
 * w3c has no definition, since directives name its fields. */
struct uric_log_log_named {
    const char *name;
    unsigned char machine, escape; /* enum uric_log_entry, enum uric_log_escape */
    const char *string;
    const struct uric_log_log_named_field *fields;
    unsigned char n_fields;
    uint16_t flags;
};

/* The formats that have names.  Generated by
 * grammar/tools/log_formats.py from grammar/log/formats.tsv; do not edit. */
#ifndef URIC_LOG_LOG_FORMATS_H
#define URIC_LOG_LOG_FORMATS_H

static const char uric_log_log_names[] =
    "client\0"
    "user\0"
    "time\0"
    "request\0"
    "status\0"
    "bytes\0"
    "referer\0"
    "agent\0"
    "$http_x_forwarded_for\0"
    "\0"
    " - \0"
    " [\0"
    "] \"\0"
    "\" \0"
    " \0"
    " \"\0"
    "\" \"\0"
    "\"\0"
    "ident\0"
    "rest\0"
    "sent\0"
    "timestamp\0"
    "elb\0"
    "client:port\0"
    "backend:port\0"
    "request_processing_time\0"
    "backend_processing_time\0"
    "response_processing_time\0"
    "elb_status_code\0"
    "backend_status_code\0"
    "received_bytes\0"
    "sent_bytes\0"
    "user_agent\0"
    "ssl_cipher\0"
    "ssl_protocol\0"
    "type\0"
    "target:port\0"
    "target_processing_time\0"
    "target_status_code\0"
    "target_group_arn\0"
    "trace_id\0"
    "domain_name\0"
    "chosen_cert_arn\0"
    "matched_rule_priority\0"
    "request_creation_time\0"
    "actions_executed\0"
    "redirect_url\0"
    "error_reason\0"
    "target:port_list\0"
    "target_status_code_list\0"
    "classification\0"
    "classification_reason\0"
    "conn_trace_id\0"
    "transformed_host\0"
    "transformed_uri\0"
    "request_transform_status\0"
    "client_ip:client_port\0"
    "request_date\0"
    "frontend_name\0"
    "backend_name\0"
    "server_name\0"
    "TR\0"
    "Tw\0"
    "Tc\0"
    "Tr\0"
    "Ta\0"
    "status_code\0"
    "bytes_read\0"
    "captured_request_cookie\0"
    "captured_response_cookie\0"
    "termination_state\0"
    "actconn\0"
    "feconn\0"
    "beconn\0"
    "srv_conn\0"
    "retries\0"
    "srv_queue\0"
    "backend_queue\0"
    "captured_request_headers\0"
    "http_request\0"
    "fc_err\0"
    "ssl_fc_err\0"
    "ssl_c_err\0"
    "ssl_c_ca_err\0"
    "ssl_fc_is_resumed\0"
    "ssl_fc_sni\0"
    "ssl_version\0"
    "ssl_ciphers\0"
    "] \0"
    "/\0"
    "Tt\0"
    "frontend_ip:frontend_port\0"
    "mode\0"
    "Connect from \0"
    " to \0"
    " (\0"
    ")\0"
    "bind_name\0"
    "message\0"
    ": \0"
    "client_ip\0"
    "request_date_GMT\0"
    "client_port\0"
    "request_date_ms\0"
    "captured_headers\0"
    " - - [\0"
    " \"\" \"\" \0"
    "version\0"
    "listener\0"
    "destination:port\0"
    "connection_time\0"
    "tls_handshake_time\0"
    "incoming_tls_alert\0"
    "chosen_cert_serial\0"
    "tls_cipher\0"
    "tls_protocol_version\0"
    "tls_named_group\0"
    "alpn_fe_protocol\0"
    "alpn_be_protocol\0"
    "alpn_client_preference_list\0"
    "tls_connection_creation_time\0"
    "bucket_owner\0"
    "bucket\0"
    "remote_ip\0"
    "requester\0"
    "request_id\0"
    "operation\0"
    "key\0"
    "request_uri\0"
    "http_status\0"
    "error_code\0"
    "bytes_sent\0"
    "object_size\0"
    "total_time\0"
    "turn_around_time\0"
    "version_id\0"
    "host_id\0"
    "signature_version\0"
    "cipher_suite\0"
    "authentication_type\0"
    "host_header\0"
    "tls_version\0"
    "access_point_arn\0"
    "acl_required\0"
    "source_region\0"
    "elapsed\0"
    "result\0"
    "method\0"
    "target\0"
    "hierarchy\0"
    "peer\0"
    "content_type\0"
    "request_count\0"
    "router\0"
    "server_url\0"
    "duration\0"
    "ms\0"
    "start_time\0"
    "response_code\0"
    "response_flags\0"
    "bytes_received\0"
    "upstream_service_time\0"
    "x_forwarded_for\0"
    "authority\0"
    "upstream_host\0"
    "[\0"
    "response_code_details\0"
    "connection_termination_details\0"
    "upstream_transport_failure_reason\0"
    "upstream_cluster\0"
    "upstream_local_address\0"
    "downstream_local_address\0"
    "downstream_remote_address\0"
    "requested_server_name\0"
    "route_name\0"
    "url\0"
    "color\0"
    "response-time\0"
    "res[content-length]\0"
    "\033[0m\0"
    " \033[\0"
    "m\0"
    "\033[0m \0"
    " ms - \0"
    " ms\0"
    "remote-addr\0"
    "remote-user\0"
    "http-version\0"
    " HTTP/\0"
    "size\0"
    "code\0"
    "] code \0"
    ", message \0"
    "reason\0"
    "INFO:     \0"
    " - \"\0"
    "latency\0"
    "path\0"
    "[GIN] \0"
    " | \0"
    " |\0"
    "at\0"
    "host\0"
    "fwd\0"
    "dyno\0"
    "connect\0"
    "service\0"
    "protocol\0"
    " heroku[router]: at=\0"
    " method=\0"
    " path=\"\0"
    "\" host=\0"
    " request_id=\0"
    " fwd=\"\0"
    "\" dyno=\0"
    " connect=\0"
    " service=\0"
    "ms status=\0"
    " bytes=\0"
    " protocol=\0"
    "desc\0"
    " code=\0"
    " desc=\"\0"
    "\" method=\0"
    " service= status=\0";

static const struct uric_log_log_named_field uric_log_log_nginx_main[] = {
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 75 },
    { 7, URIC_LOG_USER, URIC_LOG_STEP_USER, URIC_LOG_STEP_NAME, URIC_LOG_UNIT_NONE, 79 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 38, URIC_LOG_REFERER, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 94 },
    { 46, URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 52, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 98 }
};

static const struct uric_log_log_named_field uric_log_log_combined_rest[] = {
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 100, URIC_LOG_IDENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 7, URIC_LOG_USER, URIC_LOG_STEP_USER, URIC_LOG_STEP_NAME, URIC_LOG_UNIT_NONE, 79 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 38, URIC_LOG_REFERER, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 94 },
    { 46, URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 106, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_common_rest[] = {
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 100, URIC_LOG_IDENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 7, URIC_LOG_USER, URIC_LOG_STEP_USER, URIC_LOG_STEP_NAME, URIC_LOG_UNIT_NONE, 79 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 111, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 106, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_elb[] = {
    { 116, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 89 },
    { 126, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 130, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 142, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 155, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 179, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 203, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 228, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 244, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 264, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 279, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 290, URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 301, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 312, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_alb[] = {
    { 325, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 89 },
    { 126, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 130, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 330, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 155, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 342, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 203, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 228, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 365, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 264, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 279, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 290, URIC_LOG_AGENT, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 301, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 312, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 384, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 91 },
    { 401, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 410, URIC_LOG_OWN, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 422, URIC_LOG_OWN, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 438, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 460, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 91 },
    { 482, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 499, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 512, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 525, URIC_LOG_OWN, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 542, URIC_LOG_OWN, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 91 },
    { 566, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 581, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 603, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 91 },
    { 617, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 634, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 94 },
    { 650, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 98 }
};

static const struct uric_log_log_named_field uric_log_log_haproxy[] = {
    { 675, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 79 },
    { 697, URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1049 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 724, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 737, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 749, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 752, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 755, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 758, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 761, URIC_LOG_DURATION, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_MS, 89 },
    { 764, URIC_LOG_STATUS, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 776, URIC_LOG_BYTES, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 787, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 811, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 836, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 854, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 862, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 869, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 876, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 885, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 893, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 903, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 917, URIC_LOG_OWN, URIC_LOG_STEP_CAPTURES, 0, URIC_LOG_UNIT_NONE, 98 },
    { 942, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 955, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 962, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 973, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 983, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 996, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1014, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 1025, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 1037, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 74 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 675, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 79 },
    { 697, URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1049 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 724, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 737, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 752, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 755, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 1054, URIC_LOG_DURATION, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_MS, 89 },
    { 776, URIC_LOG_BYTES, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 836, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 854, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 862, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 869, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 876, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 885, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 893, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 903, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 74 },
    { 1088, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 675, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1102 },
    { 1057, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1107 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 1083, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1110 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 675, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 79 },
    { 697, URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1049 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 1112, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 1130 },
    { 1122, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 74 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 1133, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1205 },
    { 1143, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 82 },
    { 942, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 764, URIC_LOG_STATUS, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 776, URIC_LOG_BYTES, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1212 },
    { 1160, URIC_LOG_CLIENT_PORT, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1172, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 94 },
    { 724, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 94 },
    { 737, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 86 },
    { 749, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 752, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 755, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 758, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 761, URIC_LOG_DURATION, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_MS, 89 },
    { 836, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 854, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 862, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 869, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 876, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 885, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 893, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 903, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 91 },
    { 787, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 94 },
    { 811, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 98 },
    { 1188, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_haproxy_https[] = {
    { 675, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 79 },
    { 697, URIC_LOG_TIME, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1049 },
    { 710, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 724, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 737, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 749, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 752, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 755, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 758, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 761, URIC_LOG_DURATION, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_MS, 89 },
    { 764, URIC_LOG_STATUS, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 776, URIC_LOG_BYTES, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 787, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 811, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 836, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 854, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 862, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 869, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 876, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 885, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 893, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 903, URIC_LOG_OWN, URIC_LOG_STEP_SIGNED, 0, URIC_LOG_UNIT_NONE, 89 },
    { 917, URIC_LOG_OWN, URIC_LOG_STEP_CAPTURES, 0, URIC_LOG_UNIT_NONE, 98 },
    { 942, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD | URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 86 },
    { 955, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 962, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 973, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 983, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 996, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1014, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 1025, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 1052 },
    { 1037, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_nlb[] = {
    { 325, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1220, URIC_LOG_OWN, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 89 },
    { 126, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1228, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 130, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1237, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1254, URIC_LOG_DURATION, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_MS, 89 },
    { 1270, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 264, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 279, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1289, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 422, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1308, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1327, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1338, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1359, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 410, URIC_LOG_HOST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1375, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1392, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1409, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1437, URIC_LOG_OWN, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_s3[] = {
    { 1466, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1479, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 79 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 1049 },
    { 1486, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 1496, URIC_LOG_USER, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1517, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1527, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1531, URIC_LOG_REQUEST, URIC_LOG_STEP_EITHER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1543, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1555, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1566, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1577, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1589, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 89 },
    { 1600, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 38, URIC_LOG_REFERER, URIC_LOG_STEP_EITHER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 290, URIC_LOG_AGENT, URIC_LOG_STEP_EITHER, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1617, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1628, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1636, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1654, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1667, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1687, URIC_LOG_HOST, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1699, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1711, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1728, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 1741, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_squid[] = {
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1755, URIC_LOG_DURATION, URIC_LOG_STEP_PADDED, 0, URIC_LOG_UNIT_MS, 89 },
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 1763, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1777, URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 7, URIC_LOG_USER, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1784, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 1052 },
    { 1794, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1799, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_traefik[] = {
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 75 },
    { 7, URIC_LOG_USER, URIC_LOG_STEP_USER, 0, URIC_LOG_UNIT_NONE, 79 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_TIME, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 38, URIC_LOG_REFERER, URIC_LOG_STEP_QUOTED, 0, URIC_LOG_UNIT_NONE, 94 },
    { 46, URIC_LOG_AGENT, URIC_LOG_STEP_QUOTED, 0, URIC_LOG_UNIT_NONE, 86 },
    { 1812, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 91 },
    { 1826, URIC_LOG_OWN, URIC_LOG_STEP_QUOTED, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1833, URIC_LOG_OWN, URIC_LOG_STEP_QUOTED, 0, URIC_LOG_UNIT_NONE, 86 },
    { 1844, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 1853 }
};

static const struct uric_log_log_named_field uric_log_log_envoy[] = {
    { 1856, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 1867, URIC_LOG_STATUS, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1881, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1896, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1566, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1844, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 89 },
    { 1911, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 91 },
    { 1933, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 290, URIC_LOG_AGENT, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1949, URIC_LOG_HOST, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1959, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 98 }
};

static const struct uric_log_log_named_field uric_log_log_istio[] = {
    { 1856, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 1867, URIC_LOG_STATUS, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1881, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1975, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1997, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 91 },
    { 2028, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 86 },
    { 1896, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1566, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1844, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 89 },
    { 1911, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 91 },
    { 1933, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 290, URIC_LOG_AGENT, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1949, URIC_LOG_HOST, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 94 },
    { 1959, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 86 },
    { 2062, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2079, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2102, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2127, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2153, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2175, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_morgan[] = {
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2186, URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 2235 },
    { 2190, URIC_LOG_OWN, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 2239 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 2241 },
    { 2196, URIC_LOG_DURATION, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_MS, 2247 },
    { 2210, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 2230 }
};

static const struct uric_log_log_named_field uric_log_log_morgan_plain[] = {
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2186, URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2196, URIC_LOG_DURATION, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_MS, 2247 },
    { 2210, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_morgan_tiny[] = {
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2186, URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2210, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 75 },
    { 2196, URIC_LOG_DURATION, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_MS, 2254 }
};

static const struct uric_log_log_named_field uric_log_log_morgan_short[] = {
    { 2258, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 89 },
    { 2270, URIC_LOG_USER, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2186, URIC_LOG_TARGET, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 2295 },
    { 2282, URIC_LOG_PROTOCOL, URIC_LOG_STEP_UNTIL, 0, URIC_LOG_UNIT_NONE, 89 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2210, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 75 },
    { 2196, URIC_LOG_DURATION, URIC_LOG_STEP_DECIMAL, 0, URIC_LOG_UNIT_MS, 2254 }
};

static const struct uric_log_log_named_field uric_log_log_http_server[] = {
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1205 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_STAMP, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2302, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 74 },
    { 1973, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_STAMP, 0, URIC_LOG_UNIT_NONE, 82 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2302, URIC_LOG_BYTES, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_NONE, 74 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_CLIENT, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 1205 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_STAMP, 0, URIC_LOG_UNIT_NONE, 2312 },
    { 2307, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2320 },
    { 1122, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_uvicorn[] = {
    { 130, URIC_LOG_CLIENT, URIC_LOG_STEP_ADDRESS, URIC_LOG_STEP_WORD, URIC_LOG_UNIT_NONE, 2349 },
    { 17, URIC_LOG_REQUEST, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 86 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 89 },
    { 2331, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_gin[] = {
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_STAMP, 0, URIC_LOG_UNIT_NONE, 2374 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 2378 },
    { 2354, URIC_LOG_DURATION, URIC_LOG_STEP_SPACED, 0, URIC_LOG_UNIT_NONE, 2378 },
    { 0, URIC_LOG_CLIENT, URIC_LOG_STEP_SPACED, 0, URIC_LOG_UNIT_NONE, 2374 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 89 },
    { 2362, URIC_LOG_TARGET, URIC_LOG_STEP_SPACED, 0, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named_field uric_log_log_heroku[] = {
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 2423 },
    { 2381, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2444 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2453 },
    { 2362, URIC_LOG_TARGET, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2461 },
    { 2384, URIC_LOG_HOST, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2469 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2482 },
    { 2389, URIC_LOG_CLIENT, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2489 },
    { 2393, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2497 },
    { 2398, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2507 },
    { 2406, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 2517 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 2528 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2536 },
    { 2414, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 2423 },
    { 2381, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2552 },
    { 2307, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2559 },
    { 2547, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2567 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2453 },
    { 2362, URIC_LOG_TARGET, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2461 },
    { 2384, URIC_LOG_HOST, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2469 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2482 },
    { 2389, URIC_LOG_CLIENT, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2489 },
    { 2393, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2497 },
    { 2398, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2507 },
    { 2406, URIC_LOG_DURATION, URIC_LOG_STEP_NUMBER, 0, URIC_LOG_UNIT_MS, 2517 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 2528 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2536 },
    { 2414, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 },
    { 74, URIC_LOG_OWN, URIC_LOG_STEP_ELSE, 0, URIC_LOG_UNIT_NONE, 0 },
    { 12, URIC_LOG_TIME, URIC_LOG_STEP_ISO, 0, URIC_LOG_UNIT_NONE, 2423 },
    { 2381, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2552 },
    { 2307, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2559 },
    { 2547, URIC_LOG_OWN, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2567 },
    { 1770, URIC_LOG_METHOD, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2453 },
    { 2362, URIC_LOG_TARGET, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2461 },
    { 2384, URIC_LOG_HOST, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2469 },
    { 1506, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, 0, URIC_LOG_UNIT_NONE, 2482 },
    { 2389, URIC_LOG_CLIENT, URIC_LOG_STEP_INSIDE, 0, URIC_LOG_UNIT_NONE, 2489 },
    { 2393, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2497 },
    { 2398, URIC_LOG_OWN, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2577 },
    { 25, URIC_LOG_STATUS, URIC_LOG_STEP_STATUS, 0, URIC_LOG_UNIT_NONE, 2528 },
    { 32, URIC_LOG_BYTES, URIC_LOG_STEP_UNTIL, URIC_LOG_STEP_MAY_BE_EMPTY, URIC_LOG_UNIT_NONE, 2536 },
    { 2414, URIC_LOG_OWN, URIC_LOG_STEP_TOKEN, URIC_LOG_STEP_LAST, URIC_LOG_UNIT_NONE, 74 }
};

static const struct uric_log_log_named uric_log_log_formats[] = {
    { "common", URIC_LOG_LOG_COMMON, URIC_LOG_ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %>s %b",
      NULL, 0, 0 },
    { "combined", URIC_LOG_LOG_COMBINED, URIC_LOG_ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "vhost", URIC_LOG_LOG_VHOST, URIC_LOG_ESCAPE_APACHE,
      "%v:%p %h %l %u %t \"%r\" %>s %O \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "nginx", URIC_LOG_LOG_NGINX, URIC_LOG_ESCAPE_NGINX,
      "$remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "nginx:escape=json", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_JSON,
      "escape=json $remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "nginx:escape=none", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NONE,
      "escape=none $remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "nginx-main", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NGINX,
      "",
      uric_log_log_nginx_main, 9, 0 },
    { "ingress-nginx", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NGINX,
      "$remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\" $request_length $request_time [$proxy_upstream_name] [$proxy_alternative_upstream_name] $upstream_addr $upstream_response_length $upstream_response_time $upstream_status $req_id",
      NULL, 0, 0 },
    { "combined-rest", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_combined_rest, 10, URIC_LOG_FORMAT_REST },
    { "common-rest", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_common_rest, 8, URIC_LOG_FORMAT_REST },
    { "w3c", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_W3C,
      NULL,
      NULL, 0, 0 },
    { "iis", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_IIS,
      NULL,
      NULL, 0, URIC_LOG_FORMAT_IIS },
    { "cloudfront", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_CLOUDFRONT,
      NULL,
      NULL, 0, URIC_LOG_FORMAT_CLOUDFRONT },
    { "elb", URIC_LOG_LOG_ELB, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_elb, 15, URIC_LOG_FORMAT_DASHES },
    { "alb", URIC_LOG_LOG_ALB, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_alb, 33, URIC_LOG_FORMAT_WIDE | URIC_LOG_FORMAT_DASHES },
    { "haproxy", URIC_LOG_LOG_HAPROXY, URIC_LOG_ESCAPE_HAPROXY,
      "",
      uric_log_log_haproxy, 88, URIC_LOG_FORMAT_SYSLOG },
    { "haproxy-https", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_HAPROXY,
      "",
      uric_log_log_haproxy_https, 32, URIC_LOG_FORMAT_SYSLOG },
    { "nlb", URIC_LOG_LOG_NLB, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_nlb, 22, URIC_LOG_FORMAT_OPEN },
    { "s3", URIC_LOG_LOG_S3, URIC_LOG_ESCAPE_APACHE,
      "",
      uric_log_log_s3, 27, URIC_LOG_FORMAT_OPEN },
    { "squid", URIC_LOG_LOG_SQUID, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_squid, 12, 0 },
    { "lighttpd", URIC_LOG_LOG_LIGHTTPD, URIC_LOG_ESCAPE_APACHE,
      "%h %V %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "varnish", URIC_LOG_LOG_VARNISH, URIC_LOG_ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "traefik", URIC_LOG_LOG_TRAEFIK, URIC_LOG_ESCAPE_TRAEFIK,
      "",
      uric_log_log_traefik, 12, URIC_LOG_FORMAT_DASHES },
    { "envoy", URIC_LOG_LOG_ENVOY, URIC_LOG_ESCAPE_NONE,
      "[",
      uric_log_log_envoy, 13, URIC_LOG_FORMAT_DASHES },
    { "istio", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NONE,
      "[",
      uric_log_log_istio, 22, URIC_LOG_FORMAT_DASHES },
    { "morgan", URIC_LOG_LOG_MORGAN, URIC_LOG_ESCAPE_NONE,
      "\033[0m",
      uric_log_log_morgan, 6, 0 },
    { "morgan:plain", URIC_LOG_LOG_MORGAN_PLAIN, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_morgan_plain, 5, 0 },
    { "morgan:tiny", URIC_LOG_LOG_MORGAN_TINY, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_morgan_tiny, 5, 0 },
    { "morgan:short", URIC_LOG_LOG_MORGAN_SHORT, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_morgan_short, 8, 0 },
    { "http.server", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_http_server, 15, 0 },
    { "uvicorn", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NONE,
      "INFO:     ",
      uric_log_log_uvicorn, 4, 0 },
    { "gin", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_APACHE,
      "[GIN] ",
      uric_log_log_gin, 6, 0 },
    { "heroku", URIC_LOG_LOG_CUSTOM, URIC_LOG_ESCAPE_NONE,
      "",
      uric_log_log_heroku, 44, URIC_LOG_FORMAT_OPEN }
};

#endif

enum { URIC_LOG_NAMES = sizeof uric_log_log_formats / sizeof *uric_log_log_formats };

static void uric_log_put_fields(struct uric_log_log_maker *m,
                       const struct uric_log_log_named_field *fields, size_t n)
{
    static const uint32_t units[] = { 0, 1, 1000, 1000000, 1000000000 };
    size_t i;

    for (i = 0; i < n; i++) {
        const char *const name = uric_log_log_names + fields[i].name;
        const struct uric_log_log_meaning is = { name, fields[i].field, fields[i].kind,
                                             fields[i].flags, units[fields[i].unit] };

        if (is.kind == URIC_LOG_STEP_ELSE) { /* the name is the text before the first field */
            uric_log_log_put_else(m);
            uric_log_log_put_literal(m, name, uric_log_log_length(name));
            continue;
        }
        uric_log_log_put_field(m, &is, '\0', name, uric_log_log_length(name));
        if (is.kind == URIC_LOG_STEP_CAPTURES) {
            m->f->captured_response = (uint8_t)uric_log_log_put_column(
                m, URIC_LOG_OWN, '\0', "captured_response_headers", 25);
            m->literal = m->f->text_length;
        }
        uric_log_log_put_literal(m, uric_log_log_names + fields[i].after,
                             uric_log_log_length(uric_log_log_names + fields[i].after));
    }
}

const char *uric_log_format_name(int i)
{
    if (i < 0)
        return NULL;
    return i < URIC_LOG_NAMES ? uric_log_log_formats[i].name : uric_log_log_json_name(i - URIC_LOG_NAMES);
}

const char *uric_log_format_string(int i)
{
    return i >= 0 && i < URIC_LOG_NAMES && uric_log_log_formats[i].n_fields == 0 ? uric_log_log_formats[i].string
                                                                    : NULL;
}

static enum uric_status uric_log_named_by_fields(struct uric_log_log_held *f,
                                        const struct uric_log_log_named *named)
{
    const enum uric_log_log_escape escape = (enum uric_log_log_escape)named->escape;
    struct uric_log_log_maker m;
    enum uric_status status;

    uric_log_log_begin(&m, f, escape, escape == URIC_LOG_ESCAPE_HAPROXY ? '#' : '\\');
    uric_log_log_put_literal(&m, named->string, uric_log_log_length(named->string));
    uric_log_put_fields(&m, named->fields, named->n_fields);
    status = uric_log_log_end(&m);
    f->flags |= named->flags;
    return status;
}

enum uric_status uric_log_format_named(struct uric_log_format *format, const char *name,
                                       size_t n)
{
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    const struct uric_log_log_named *named = uric_log_log_formats;
    enum uric_status status;
    int i = 0;

    while (i < URIC_LOG_NAMES && !uric_log_is_exactly(name, n, uric_log_log_formats[i].name))
        i++;
    if (i == URIC_LOG_NAMES)
        return uric_log_log_json_named(f, name, n);
    named += i;
    if (named->fields != NULL)
        status = uric_log_named_by_fields(f, named);
    else if (named->string != NULL)
        status = uric_log_format_custom(format, named->string, uric_log_log_length(named->string));
    else
        return uric_log_log_format_w3c(f, named->flags);
    f->machine = named->machine;
    return status;
}

/* The columns of a format by name. */
/* Names by number, in one string. */
#ifndef URIC_LOG_NAME_OF_H
#define URIC_LOG_NAME_OF_H


/* The name of this number, of names that end in NUL each. */
static URIC_LOG_INLINE const char *uric_log_name_of(const char *names, int number)
{
    while (number-- > 0) {
        while (*names++ != '\0')
            ;
    }
    return names;
}

#endif

static const char uric_log_field_names[] =
    "client\0" "ident\0" "user\0" "time\0" "request\0" "method\0" "target\0" "protocol\0"
    "status\0" "bytes\0" "referer\0" "agent\0" "host\0" "port\0" "client-port\0" "duration";

const char *uric_log_field_name(int field)
{
    return field >= 0 && field < URIC_LOG_FIELDS ? uric_log_name_of(uric_log_field_names, field) : NULL;
}

uint64_t uric_log_columns(const struct uric_log_format *f)
{
    return uric_log_log_held_of(f)->columns;
}

uint32_t uric_log_error_offset(const struct uric_log_format *f)
{
    return uric_log_log_held_of(f)->error_offset;
}

uint32_t uric_log_duration_units(const struct uric_log_format *f)
{
    return uric_log_log_held_of(f)->duration_units;
}

static struct uric_bytes uric_log_name_of_column(const struct uric_log_log_held *f, int column)
{
    struct uric_bytes called = { NULL, 0 };

    if (column < 0 || column >= URIC_LOG_COLUMNS || !(f->columns & URIC_LOG_LOG_BIT(column)))
        return called;
    called.s = f->text + f->name[column].begin;
    called.n = (size_t)(f->name[column].end - f->name[column].begin);
    if (called.n == 0) {
        called.s = uric_log_field_name(column);
        called.n = called.s != NULL ? uric_log_log_length(called.s) : 0;
    }
    return called;
}

int uric_log_log_find_column(const struct uric_log_log_held *f, const char *name, size_t n)
{
    int column;

    for (column = 0; column < URIC_LOG_FIELDS; column++) {
        if (f->columns & URIC_LOG_LOG_BIT(column) && uric_log_is_exactly(name, n, uric_log_field_name(column)))
            return column;
    }
    for (column = 0; column < f->n_columns; column++) {
        const struct uric_bytes called = uric_log_name_of_column(f, column);

        if (called.s != NULL && called.n == n && memcmp(called.s, name, n) == 0)
            return column;
    }
    return -1;
}

int uric_log_column(const struct uric_log_format *f, const char *name, size_t n)
{
    return uric_log_log_find_column(uric_log_log_held_of(f), name, n);
}

struct uric_bytes uric_log_column_name(const struct uric_log_format *f, int column)
{
    return uric_log_name_of_column(uric_log_log_held_of(f), column);
}

/* Layers before any format: their names, and lines that have them. */
/* Layers before the lines of logs, as collectors write them. */
#ifndef URIC_LOG_LOG_PREFIX_H
#define URIC_LOG_LOG_PREFIX_H


/* In the order of their names and of the entries of grammar/log/log_prefix.rl. */
enum uric_log_log_layer {
    URIC_LOG_LAYER_SYSLOG,
    URIC_LOG_LAYER_RFC5424,
    URIC_LOG_LAYER_JOURNAL,
    URIC_LOG_LAYER_CRI,
    URIC_LOG_LAYER_DOCKER,
    URIC_LOG_LAYER_VHOST,
    URIC_LOG_LAYER_SERVER,
    URIC_LOG_LOG_LAYERS
};

struct uric_log_log_prefix {
    uint32_t length;       /* 0: the line has no such prefix */
    uint32_t stop;         /* the first byte that cannot be part of a prefix */
    uint32_t unnamed;      /* the name of LAYER_SERVER is "-" */
    uric_span host, port;  /* of LAYER_VHOST; only the host of LAYER_SERVER */
};

/* Read a layer at the start of a line, of which at most URIC_MAX_LENGTH bytes are given:
 * URIC_OK, URIC_INVALID or URIC_INCOMPLETE. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_scan_prefix(enum uric_log_log_layer layer,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_log_prefix *at);

/* Put these layers before a format without layers. */
URIC_LOG_INTERNAL void uric_log_log_put_layers(struct uric_log_log_held *f,
                                       const struct uric_log_log_layers *layers);

/* Read all layers of a format, as uric_log_scan_prefix() reads one. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_scan_layers(const struct uric_log_log_held *f,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_log_prefix *all);

static URIC_LOG_INLINE void uric_log_log_move_span(uric_span *at, uint32_t by)
{
    at->begin += by;
    at->end += by;
}

/* The length of these layers at the start of a line; 0 if the line lacks them. */
URIC_LOG_INTERNAL size_t uric_log_log_layers_length(const struct uric_log_log_held *f,
                                            const char *line, size_t n);

#endif


static const char uric_log_layer_names[URIC_LOG_LOG_LAYERS][8] = {
    "syslog", "rfc5424", "journal", "cri", "docker", "vhost", "server"
};

const char *uric_log_prefix_name(int i)
{
    return i >= 0 && i < URIC_LOG_LOG_LAYERS ? uric_log_layer_names[i] : NULL;
}

size_t uric_log_prefix_length(int i, const char *line, size_t n)
{
    struct uric_log_log_prefix at;

    if (i < 0 || i >= URIC_LOG_LOG_LAYERS || n > URIC_MAX_LENGTH)
        return 0;
    uric_log_log_scan_prefix((enum uric_log_log_layer)i, (const unsigned char *)line, n, &at);
    return at.length;
}

/* The fields of a layer become columns, unless the format has columns for them. */
static void uric_log_put_layer(struct uric_log_log_held *f, uint8_t kind)
{
    uint64_t fields = 0;

    f->layers.kind[f->layers.n++] = kind;
    if (kind == URIC_LOG_LAYER_VHOST || kind == URIC_LOG_LAYER_SERVER)
        fields |= URIC_LOG_LOG_BIT(URIC_LOG_HOST);
    if (kind == URIC_LOG_LAYER_VHOST)
        fields |= URIC_LOG_LOG_BIT(URIC_LOG_PORT);
    f->layer_columns |= fields & ~f->columns;
    f->columns |= f->layer_columns;
}

void uric_log_log_put_layers(struct uric_log_log_held *f, const struct uric_log_log_layers *layers)
{
    unsigned i;

    f->layers.n = 0;
    for (i = 0; i < layers->n; i++)
        uric_log_put_layer(f, layers->kind[i]);
}

enum uric_status uric_log_format_prefix(struct uric_log_format *format, const char *name,
                                        size_t n)
{
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    int i = 0;

    while (i < URIC_LOG_LOG_LAYERS && !uric_log_is_exactly(name, n, uric_log_layer_names[i]))
        i++;
    if (i == URIC_LOG_LOG_LAYERS)
        return URIC_UNKNOWN;
    if (f->layers.n == URIC_LOG_PREFIXES)
        return URIC_TOO_LONG;
    uric_log_put_layer(f, (uint8_t)i);
    return URIC_OK;
}

/* ---- lines ---- */

/* The outermost layer was added last. */
enum uric_status uric_log_log_scan_layers(const struct uric_log_log_held *f, const unsigned char *line,
                                      size_t n, struct uric_log_log_prefix *all)
{
    enum uric_status status = URIC_OK;
    unsigned left = f->layers.n;
    struct uric_log_log_prefix at;

    all->length = all->stop = all->unnamed = 0;
    all->host.begin = all->host.end = 0;
    all->port = all->host;
    for (; left > 0 && status == URIC_OK; all->length += at.length) {
        const enum uric_log_log_layer layer = (enum uric_log_log_layer)f->layers.kind[--left];

        status = uric_log_log_scan_prefix(layer, line + all->length, n - all->length, &at);
        if (all->length + at.stop > all->stop)
            all->stop = all->length + at.stop;
        if (layer == URIC_LOG_LAYER_VHOST || layer == URIC_LOG_LAYER_SERVER) {
            uric_log_log_move_span(&at.host, all->length);
            uric_log_log_move_span(&at.port, all->length);
            all->host = at.host;
            all->port = at.port;
            all->unnamed = at.unnamed;
        }
    }
    return status;
}

size_t uric_log_log_layers_length(const struct uric_log_log_held *f, const char *line, size_t n)
{
    struct uric_log_log_prefix all;

    return f->layers.n > 0 &&
                   uric_log_log_scan_layers(f, (const unsigned char *)line, n, &all) == URIC_OK
               ? all.length
               : 0;
}

/* Reads lines of access logs into columns. */
/* Declarations shared by the readers of lines. */
#ifndef URIC_LOG_LOG_READ_H
#define URIC_LOG_LOG_READ_H


struct uric_log_log_request {
    uric_span method, target, protocol;
    int has_protocol;
};

/* Split a request line: 1, or 0 if it is not valid.  dashes: "- - - " is valid (AWS). */
URIC_LOG_INTERNAL int uric_log_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                                        struct uric_log_log_request *r);

/* Split the row's request into the columns that f->from_request names. */
URIC_LOG_INTERNAL void uric_log_log_take_request(const struct uric_log_log_held *f,
                                         const unsigned char *line,
                                         struct uric_log_row *row);

/* Reduce "[::1]" to "::1". */
URIC_LOG_INTERNAL void uric_log_log_strip_brackets(const unsigned char *line, uric_span *at);

/* The step between this form of lines and the next one, or last. */
static inline const struct uric_log_log_step *uric_log_log_next_form(const struct uric_log_log_step *step,
                                                             const struct uric_log_log_step *last)
{
    while (step < last && step->kind != URIC_LOG_STEP_ELSE)
        step++;
    return step;
}

/* Make every column undefined, set the error offset, and return the status. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_broken(struct uric_log_row *row,
                                               enum uric_status status, size_t at);

/* Read a line by the grammar of its format, f->machine, in grammar/log/log_line.rl. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_scan_line(const struct uric_log_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* Read a line of w3c by grammar/log/log_w3c.rl. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_scan_w3c(const struct uric_log_log_held *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);

/* Store field number i; and, after the last, set the columns that combine several fields. */
URIC_LOG_INTERNAL void uric_log_log_put_w3c(const struct uric_log_log_held *f,
                                    const unsigned char *line, struct uric_log_row *row,
                                    unsigned i, uric_span at, int quoted, int escaped);
URIC_LOG_INTERNAL void uric_log_log_join_w3c(const struct uric_log_log_held *f,
                                     struct uric_log_row *row);

/* Read a line without the layers before it. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_read_line(const struct uric_log_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* The end of a field whose kind has a grammar. */
struct uric_log_log_field_end {
    const unsigned char *end;  /* of the longest such field; NULL if there is no such field */
    const unsigned char *stop; /* the first byte that cannot be part of such a field */
    int escaped;
};

/* Read a client or a host; an ISO time or a decimal. */
URIC_LOG_INTERNAL void uric_log_log_scan_field(unsigned kind, const unsigned char *p,
                                       const unsigned char *end,
                                       struct uric_log_log_field_end *at);
URIC_LOG_INTERNAL void uric_log_log_scan_timing(unsigned kind, const unsigned char *p,
                                        const unsigned char *end,
                                        struct uric_log_log_field_end *at);

/* Read a user's name, and what must follow it.  kind: STEP_USER, STEP_WORDS or STEP_BASIC.  Only an
 * error is at at->stop; otherwise it is after the text that follows the name. */
URIC_LOG_INTERNAL void uric_log_log_scan_user(unsigned kind, const unsigned char *p,
                                      const unsigned char *end, struct uric_log_log_field_end *at);

/* The readers, for lines that 32-bit offsets can address. */
URIC_LOG_INTERNAL enum uric_status uric_log_log_read_steps(const struct uric_log_log_held *f,
                                                   const unsigned char *line, size_t n,
                                                   struct uric_log_row *row);
URIC_LOG_INTERNAL enum uric_status uric_log_log_read_w3c(const struct uric_log_log_held *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);
URIC_LOG_INTERNAL enum uric_status uric_log_log_read_json(const struct uric_log_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

#endif


enum uric_status uric_log_log_broken(struct uric_log_row *row, enum uric_status status,
                                 size_t at)
{
    row->defined = row->escaped = 0;
    row->error_offset = (uint32_t)at;
    return status;
}

void uric_log_log_strip_brackets(const unsigned char *line, uric_span *at)
{
    if (at->end - at->begin > 2 && line[at->begin] == '[' && line[at->end - 1] == ']') {
        at->begin++;
        at->end--;
    }
}

/* If the steps reject the line, the format's machine, if it has one, decides: it finds the offset
 * of the error.  It reads the first form of lines only. */
static enum uric_status uric_log_read_fields(const struct uric_log_log_held *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    enum uric_status status = uric_log_log_read_steps(f, line, n, row);
    const uint32_t at = row->error_offset;

    if (status == URIC_OK || f->machine == URIC_LOG_LOG_ENTRIES || f->flags & URIC_LOG_FORMAT_HASTY)
        return status;
    row->error_offset = 0;
    status = uric_log_log_scan_line(f, line, n, row);
    if (status != URIC_OK && f->flags & URIC_LOG_FORMAT_EITHER && at > row->error_offset)
        return uric_log_log_broken(row, at == n ? URIC_INCOMPLETE : URIC_INVALID, at);
    return status;
}

void uric_log_skip_offsets(struct uric_log_format *format)
{
    uric_log_log_held_in(format)->flags |= URIC_LOG_FORMAT_HASTY;
}

enum uric_status uric_log_log_read_line(const struct uric_log_log_held *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    if (f->reader == URIC_LOG_LOG_STEPS)
        return uric_log_read_fields(f, line, n, row);
    if (f->reader == URIC_LOG_LOG_JSON)
        return uric_log_log_read_json(f, line, n, row);
    if (n > 0 && line[0] == '#')
        return URIC_DIRECTIVE;
    if (!(f->flags & URIC_LOG_FORMAT_FIELDS))
        return uric_log_log_broken(row, URIC_INVALID, 0);
    return uric_log_log_read_w3c(f, line, n, row);
}

static void uric_log_move_columns(struct uric_log_row *row, uint32_t by)
{
    int column;

    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        if (uric_log_has(row, column))
            uric_log_log_move_span(&row->column[column], by);
    }
}

static void uric_log_put_columns(const struct uric_log_log_held *f, const struct uric_log_log_prefix *all,
                        struct uric_log_row *row)
{
    uric_log_move_columns(row, all->length);
    if (f->layer_columns & URIC_LOG_LOG_BIT(URIC_LOG_HOST))
        row->column[URIC_LOG_HOST] = all->host;
    if (f->layer_columns & URIC_LOG_LOG_BIT(URIC_LOG_PORT))
        row->column[URIC_LOG_PORT] = all->port;
    row->defined |= f->layer_columns;
    if (f->layer_columns & URIC_LOG_LOG_BIT(URIC_LOG_HOST) && all->unnamed)
        row->defined &= ~URIC_LOG_LOG_BIT(URIC_LOG_HOST);
}

/* Reads a line that starts with all layers of its format.  If the rest of the line has an error,
 * its offset is at least all.stop: up to there the bytes may be an optional part of a layer. */
static enum uric_status uric_log_read_layers(const struct uric_log_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    struct uric_log_log_prefix all;
    enum uric_status status = uric_log_log_scan_layers(f, line, n, &all);
    uint32_t error = 0;

    if (status == URIC_OK) {
        status = uric_log_log_read_line(f, line + all.length, n - all.length, row);
        error = all.length + row->error_offset;
    }
    if (status == URIC_OK)
        uric_log_put_columns(f, &all, row);
    if (status == URIC_OK || status == URIC_DIRECTIVE)
        return status;
    if (error < all.stop)
        error = all.stop;
    return uric_log_log_broken(row, error == n ? URIC_INCOMPLETE : URIC_INVALID, error);
}

enum uric_status uric_log_read(const struct uric_log_format *format, const char *line,
                               size_t n, struct uric_log_row *row)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(format);
    const unsigned char *const s = (const unsigned char *)(n > 0 ? line : ""); /* not NULL */

    row->defined = row->escaped = 0;
    row->error_offset = row->cut = 0;
    if (n > URIC_MAX_LENGTH)
        return uric_log_log_broken(row, URIC_TOO_LONG, URIC_MAX_LENGTH);
    if (f->layers.n > 0)
        return uric_log_read_layers(f, s, n, row);
    return uric_log_log_read_line(f, s, n, row);
}

/* Reads lines of a format that consists of fields and the literals between them: each field
 * must be of its kind, and its literal must follow.  Each byte is examined once. */

/* Finding the end of a field in a line of a log. */
#ifndef URIC_LOG_LOG_SCAN_H
#define URIC_LOG_LOG_SCAN_H

/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_LOG_LANES_H
#define URIC_LOG_LANES_H

/* Counting the bits of a word. */
#ifndef URIC_LOG_BITS_H
#define URIC_LOG_BITS_H


/* The number of bits set. */
static URIC_LOG_INLINE unsigned uric_log_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* The number of zeros below the lowest set bit; 64 if there is none. */
static URIC_LOG_INLINE unsigned uric_log_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_log_count(~mask & (mask - 1));
#endif
}

/* The number of zeros below the lowest set bit of a mask that is not 0: one instruction. */
static URIC_LOG_INLINE unsigned uric_log_lowest(uint64_t mask)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(mask);
#else
    return uric_log_zeros(mask);
#endif
}

/* The lowest i bits, i up to 64. */
static URIC_LOG_INLINE uint64_t uric_log_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

#endif

/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_LOG_BUILT & URIC_LOG_BUILT_X86

typedef __m128i uric_log_lanes;
#define URIC_LOG_LANES 16
#define URIC_LOG_LANE_BITS 1
#define URIC_LOG_LANES_ALL 0xffffu

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load(const void *s)
{
    return _mm_loadu_si128((const __m128i *)s);
}

/* Half as many bytes, and zeros. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load_half(const void *s)
{
    return _mm_loadl_epi64((const __m128i *)s);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_each(unsigned char byte)
{
    return _mm_set1_epi8((char)byte);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_or(uric_log_lanes v, uric_log_lanes w)
{
    return _mm_or_si128(v, w);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_and(uric_log_lanes v, uric_log_lanes w)
{
    return _mm_and_si128(v, w);
}

/* Byte by byte, modulo 256. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_minus(uric_log_lanes v, uric_log_lanes w)
{
    return _mm_sub_epi8(v, w);
}

/* Marks the bytes of v that equal those of w. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_equal(uric_log_lanes v, uric_log_lanes w)
{
    return _mm_cmpeq_epi8(v, w);
}

/* Marks the bytes of v that are not above those of w. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_at_most(uric_log_lanes v, uric_log_lanes w)
{
    return _mm_cmpeq_epi8(_mm_max_epu8(v, w), w);
}

static URIC_LOG_INLINE uint64_t uric_log_lanes_mask(uric_log_lanes marks)
{
    return (unsigned)_mm_movemask_epi8(marks);
}

#elif URIC_LOG_BUILT & URIC_LOG_BUILT_NEON

typedef uint8x16_t uric_log_lanes;
#define URIC_LOG_LANES 16
#define URIC_LOG_LANE_BITS 4
#define URIC_LOG_LANES_ALL (~(uint64_t)0)

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load(const void *s)
{
    return vld1q_u8((const unsigned char *)s);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load_half(const void *s)
{
    return vcombine_u8(vld1_u8((const unsigned char *)s), vdup_n_u8(0));
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_each(unsigned char byte)
{
    return vdupq_n_u8(byte);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_or(uric_log_lanes v, uric_log_lanes w)
{
    return vorrq_u8(v, w);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_and(uric_log_lanes v, uric_log_lanes w)
{
    return vandq_u8(v, w);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_minus(uric_log_lanes v, uric_log_lanes w)
{
    return vsubq_u8(v, w);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_equal(uric_log_lanes v, uric_log_lanes w)
{
    return vceqq_u8(v, w);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_at_most(uric_log_lanes v, uric_log_lanes w)
{
    return vcleq_u8(v, w);
}

static URIC_LOG_INLINE uint64_t uric_log_lanes_mask(uric_log_lanes marks)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(marks), 4)), 0);
}

#else

typedef uint64_t uric_log_lanes; /* the first byte is lowest; a mark is a byte's highest bit */
#define URIC_LOG_LANES 8
#define URIC_LOG_LANE_BITS 8
#define URIC_LOG_LANES_HIGH (~(uint64_t)0 / 255 << 7)
#define URIC_LOG_LANES_ALL URIC_LOG_LANES_HIGH

/* The first n bytes, and zeros. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load_some(const void *s, size_t n)
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

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load(const void *s)
{
    return uric_log_lanes_load_some(s, URIC_LOG_LANES);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_load_half(const void *s)
{
    return uric_log_lanes_load_some(s, URIC_LOG_LANES / 2);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_each(unsigned char byte)
{
    return ~(uint64_t)0 / 255 * byte;
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_or(uric_log_lanes v, uric_log_lanes w)
{
    return v | w;
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_and(uric_log_lanes v, uric_log_lanes w)
{
    return v & w;
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_minus(uric_log_lanes v, uric_log_lanes w)
{
    return ((v | URIC_LOG_LANES_HIGH) - (w & ~URIC_LOG_LANES_HIGH)) ^ (~(v ^ w) & URIC_LOG_LANES_HIGH);
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_equal(uric_log_lanes v, uric_log_lanes w)
{
    const uint64_t differ = v ^ w;

    return ~(((differ & ~URIC_LOG_LANES_HIGH) + ~URIC_LOG_LANES_HIGH) | differ) & URIC_LOG_LANES_HIGH;
}

static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_at_most(uric_log_lanes v, uric_log_lanes w)
{
    /* whether it holds for the lower 7 bits */
    const uint64_t lower = (w | URIC_LOG_LANES_HIGH) - (v & ~URIC_LOG_LANES_HIGH);

    return ((w & ~v) | (~(w ^ v) & lower)) & URIC_LOG_LANES_HIGH;
}

static URIC_LOG_INLINE uint64_t uric_log_lanes_mask(uric_log_lanes marks)
{
    return marks;
}

#endif

/* The number of bytes before the first that a mask marks; it marks one. */
static URIC_LOG_INLINE unsigned uric_log_lanes_first(uint64_t mask)
{
    return uric_log_lowest(mask) / URIC_LOG_LANE_BITS;
}

/* Marks the bytes that equal this one. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_are(uric_log_lanes v, unsigned char byte)
{
    return uric_log_lanes_equal(v, uric_log_lanes_each(byte));
}

/* Marks the bytes from low to high. */
static URIC_LOG_INLINE uric_log_lanes uric_log_lanes_between(uric_log_lanes v, unsigned char low,
                                                 unsigned char high)
{
    return uric_log_lanes_at_most(uric_log_lanes_minus(v, uric_log_lanes_each(low)),
                              uric_log_lanes_each((unsigned char)(high - low)));
}

#endif

/* The first byte from p on that is a or b, or end.  Lines shorter than a block are read byte
 * by byte.  At the end of others the last block is loaded again as a whole, overlapping
 * bytes that were already examined. */
static inline const unsigned char *uric_log_log_find(const unsigned char *line,
                                            const unsigned char *p,
                                            const unsigned char *end, unsigned char a,
                                            unsigned char b)
{
    for (; end - p >= URIC_LOG_LANES; p += URIC_LOG_LANES) {
        const uric_log_lanes bytes = uric_log_lanes_load(p);
        const uint64_t found = uric_log_lanes_mask(
            uric_log_lanes_or(uric_log_lanes_are(bytes, a), uric_log_lanes_are(bytes, b)));

        if (found)
            return p + uric_log_lanes_first(found);
    }
    if (end - line >= URIC_LOG_LANES && p < end) {
        const uric_log_lanes bytes = uric_log_lanes_load(end - URIC_LOG_LANES);
        const uint64_t found = uric_log_lanes_mask(uric_log_lanes_or(uric_log_lanes_are(bytes, a),
                                                             uric_log_lanes_are(bytes, b))) >>
                               URIC_LOG_LANE_BITS * (URIC_LOG_LANES - (end - p));

        return found ? p + uric_log_lanes_first(found) : end;
    }
    while (p < end && *p != a && *p != b)
        p++;
    return p;
}

/* The first byte from p on that is not a letter, a digit, ".", "-" or "_", or end. */
static inline const unsigned char *uric_log_log_name_end(const unsigned char *p,
                                                const unsigned char *end)
{
    for (; end - p >= URIC_LOG_LANES; p += URIC_LOG_LANES) {
        const uric_log_lanes bytes = uric_log_lanes_load(p);
        const uric_log_lanes lower = uric_log_lanes_or(bytes, uric_log_lanes_each(0x20));
        const uric_log_lanes letters = uric_log_lanes_between(lower, 'a', 'z');
        const uric_log_lanes marks = uric_log_lanes_or(uric_log_lanes_between(bytes, '-', '.'),
                                               uric_log_lanes_are(bytes, '_'));
        const uric_log_lanes names = uric_log_lanes_or(uric_log_lanes_between(bytes, '0', '9'),
                                               uric_log_lanes_or(letters, marks));
        const uint64_t others = uric_log_lanes_mask(names) ^ URIC_LOG_LANES_ALL;

        if (others)
            return p + uric_log_lanes_first(others);
    }
    while (p < end && (uric_log_is_letter(*p) || uric_log_is_digit(*p) || *p == '.' || *p == '-' ||
                       *p == '_'))
        p++;
    return p;
}

/* The first byte that is a or b, or end; *noted becomes 1 if a `note` precedes it. */
static inline const unsigned char *uric_log_log_find_either(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end,
                                                   unsigned char a, unsigned char b,
                                                   unsigned char note, int *noted)
{
    uint64_t notes = 0;

    for (; end - p >= URIC_LOG_LANES; p += URIC_LOG_LANES) {
        const uric_log_lanes bytes = uric_log_lanes_load(p);
        const uint64_t found = uric_log_lanes_mask(
            uric_log_lanes_or(uric_log_lanes_are(bytes, a), uric_log_lanes_are(bytes, b)));
        const uint64_t note_here = uric_log_lanes_mask(uric_log_lanes_are(bytes, note));

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_log_lanes_first(found);
        }
        notes |= note_here;
    }
    if (end - line >= URIC_LOG_LANES && p < end) {
        const uric_log_lanes bytes = uric_log_lanes_load(end - URIC_LOG_LANES);
        const unsigned seen = URIC_LOG_LANE_BITS * (URIC_LOG_LANES - (unsigned)(end - p));
        const uint64_t found = uric_log_lanes_mask(uric_log_lanes_or(uric_log_lanes_are(bytes, a),
                                                             uric_log_lanes_are(bytes, b))) >>
                               seen;
        const uint64_t note_here = uric_log_lanes_mask(uric_log_lanes_are(bytes, note)) >> seen;

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_log_lanes_first(found);
        }
        *noted |= (note_here | notes) != 0;
        return end;
    }
    *noted |= notes != 0;
    while (p < end && *p != a && *p != b)
        *noted |= *p++ == note;
    return p;
}

/* The same with one byte. */
static inline const unsigned char *uric_log_log_find_noting(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end, unsigned char stop,
                                                   unsigned char note, int *noted)
{
    return uric_log_log_find_either(line, p, end, stop, stop, note, noted);
}

#endif

struct uric_log_line_reading {
    const struct uric_log_log_held *f;
    struct uric_log_row *row;
    const unsigned char *line, *p, *end; /* p: the next byte to read */
    uric_span at;                        /* the field */
    uint32_t closing;                    /* 1: a quote follows the field */
    int escaped;                         /* the field contains the escape byte */
};

/* Whether the literal follows here. */
static URIC_LOG_ALWAYS_INLINE int uric_log_literal_follows(const struct uric_log_log_step *step,
                                              const struct uric_log_line_reading *r)
{
    uint64_t word;

    if (r->end - r->p >= 8 && step->length <= 8) {
        memcpy(&word, r->p, 8);
        return ((word ^ step->literal) & step->mask) == 0;
    }
    return (size_t)(r->end - r->p) >= step->length &&
           memcmp(r->p, r->f->text + step->text, step->length) == 0;
}

/* Whether the space at p is part of ", " or " : " in a list, and so not the literal. */
static int uric_log_is_of_list(const struct uric_log_line_reading *r)
{
    return *r->p == ' ' &&
           ((r->p > r->line + r->at.begin && (r->p[-1] == ',' || r->p[-1] == ':')) ||
            (r->end - r->p > 1 && r->p[1] == ':'));
}

/* Each of these functions reads a field from r->p on.  URIC_OK: r->p is after the field; otherwise
 * r->p is the offset of the error. */

/* Checks that a field that may not be empty does not start with its literal. */
static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_first(const struct uric_log_log_step *step,
                                                      const struct uric_log_line_reading *r)
{
    if (step->flags & URIC_LOG_STEP_MAY_BE_EMPTY)
        return URIC_OK;
    if (r->p == r->end)
        return URIC_INCOMPLETE;
    return step->length > 0 && *r->p == step->stop ? URIC_INVALID : URIC_OK;
}

static enum uric_status uric_log_read_to_end(struct uric_log_line_reading *r)
{
    r->escaped = r->p < r->end &&
                 memchr(r->p, r->f->escape_byte, (size_t)(r->end - r->p)) != NULL;
    r->p = r->end;
    return URIC_OK;
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_until(const struct uric_log_log_step *step,
                                                      struct uric_log_line_reading *r)
{
    const enum uric_status status = uric_log_read_first(step, r);

    if (status != URIC_OK)
        return status;
    if (step->length == 0)
        return uric_log_read_to_end(r);
    for (;; r->p++) {
        r->p = uric_log_log_find_noting(r->line, r->p, r->end, step->stop, r->f->escape_byte,
                               &r->escaped);
        if (r->p == r->end)
            return step->flags & URIC_LOG_STEP_LAST ? URIC_OK : URIC_INCOMPLETE;
        if (step->length > 1 && !(step->flags & URIC_LOG_STEP_WORD) && !uric_log_literal_follows(step, r))
            continue;
        if (step->flags & URIC_LOG_STEP_LIST && uric_log_is_of_list(r))
            continue;
        return URIC_OK;
    }
}

/* Reads up to a quote, skipping each escape byte together with the byte after it. */
static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_quoted(struct uric_log_line_reading *r)
{
    for (;; r->p += 2) {
        r->p = uric_log_log_find(r->line, r->p, r->end, '"', r->f->escape_byte);
        if (r->p == r->end)
            return URIC_INCOMPLETE;
        if (*r->p == '"')
            return URIC_OK;
        r->escaped = 1;
        if (r->end - r->p < 2) {
            r->p = r->end;
            return URIC_INCOMPLETE;
        }
    }
}

static enum uric_status uric_log_nothing_there(const struct uric_log_line_reading *r)
{
    return r->p == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_number(struct uric_log_line_reading *r)
{
    const unsigned char *const begin = r->p;

    while (r->p < r->end && uric_log_is_digit(*r->p))
        r->p++;
    return r->p > begin ? URIC_OK : uric_log_nothing_there(r);
}

static enum uric_status uric_log_read_dash_or(struct uric_log_line_reading *r, int digits)
{
    if (r->p < r->end && *r->p == '-') {
        r->p++;
        return URIC_OK;
    }
    if (digits == 0)
        return uric_log_read_number(r);
    for (; digits > 0; digits--, r->p++) {
        if (r->p == r->end || !uric_log_is_digit(*r->p))
            return uric_log_nothing_there(r);
    }
    return URIC_OK;
}

/* HAProxy's "+" is not part of the field. */
static enum uric_status uric_log_read_signed(struct uric_log_line_reading *r)
{
    if (r->p < r->end && (*r->p == '-' || *r->p == '+')) {
        r->at.begin += *r->p == '+';
        r->p++;
    }
    return uric_log_read_number(r);
}

static int uric_log_fits(unsigned char c, char shape)
{
    switch (shape) {
    case '0': return uric_log_is_digit(c);
    case 'A': return uric_log_is_letter(c);
    case '+': return c == '+' || c == '-';
    default: return c == (unsigned char)shape;
    }
}

static enum uric_status uric_log_time_byte_by_byte(struct uric_log_line_reading *r)
{
    static const char shape[URIC_LOG_LOG_CLOCK + 1] = "00/AAA/0000:00:00:00 +0000";
    int i;

    for (i = 0; i < URIC_LOG_LOG_CLOCK; i++, r->p++) {
        if (r->p == r->end || !uric_log_fits(*r->p, shape[i]))
            return uric_log_nothing_there(r);
    }
    return URIC_OK;
}

/* Marks the bytes from s + i on that are as in a time, or a "," where the sign is. */
static URIC_LOG_ALWAYS_INLINE uric_log_lanes uric_log_time_at(const unsigned char *s, unsigned i)
{
    static const unsigned char lower_case[URIC_LOG_LOG_CLOCK] = { 0, 0, 0, 0x20, 0x20, 0x20 };
    static const char low[] = "00/aaa/0000:00:00:00 +0000";
    static const char high[] = "99/zzz/9999:99:99:99 -9999";
    const uric_log_lanes least = uric_log_lanes_load(low + i);
    const uric_log_lanes bytes =
        uric_log_lanes_or(uric_log_lanes_load(s + i), uric_log_lanes_load(lower_case + i));

    return uric_log_lanes_at_most(uric_log_lanes_minus(bytes, least),
                              uric_log_lanes_minus(uric_log_lanes_load(high + i), least));
}

static URIC_LOG_ALWAYS_INLINE int uric_log_is_time(const unsigned char *s)
{
    uric_log_lanes marks = uric_log_time_at(s, URIC_LOG_LOG_CLOCK - URIC_LOG_LANES);
    unsigned i;

    for (i = 0; i < URIC_LOG_LOG_CLOCK - URIC_LOG_LANES; i += URIC_LOG_LANES)
        marks = uric_log_lanes_and(marks, uric_log_time_at(s, i));
    return s[21] != ',' && uric_log_lanes_mask(marks) == URIC_LOG_LANES_ALL;
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_time(struct uric_log_line_reading *r)
{
    if (r->end - r->p >= URIC_LOG_LOG_CLOCK && uric_log_is_time(r->p)) {
        r->p += URIC_LOG_LOG_CLOCK;
        return URIC_OK;
    }
    return uric_log_time_byte_by_byte(r);
}

static enum uric_status uric_log_read_token(const struct uric_log_log_step *step, struct uric_log_line_reading *r)
{
    const unsigned char *const begin = r->p;
    const unsigned char *stop = NULL;

    r->p = uric_log_log_find_either(r->line, begin, r->end, ' ', '"', r->f->escape_byte, &r->escaped);
    if (step->length > 0 && step->stop != ' ' && r->p > begin)
        stop = (const unsigned char *)memchr(begin, step->stop, (size_t)(r->p - begin));
    if (stop != NULL) {
        r->p = stop;
        r->escaped = memchr(begin, r->f->escape_byte, (size_t)(stop - begin)) != NULL;
    }
    return r->p > begin ? URIC_OK : uric_log_nothing_there(r);
}

static enum uric_status uric_log_read_inside(struct uric_log_line_reading *r)
{
    r->p = uric_log_log_find_noting(r->line, r->p, r->end, '"', r->f->escape_byte, &r->escaped);
    return r->p < r->end ? URIC_OK : URIC_INCOMPLETE;
}

/* Reads a field with or without quotes. */
static enum uric_status uric_log_read_either(const struct uric_log_log_step *step, struct uric_log_line_reading *r)
{
    enum uric_status status;

    if (r->p == r->end || *r->p != '"')
        return uric_log_read_token(step, r);
    r->at.begin++;
    r->p++;
    status = uric_log_read_quoted(r);
    if (status == URIC_OK) {
        r->p++;
        r->closing = 1;
    }
    return status;
}

/* Reads a field whose kind has a grammar.  The text after it cannot be part of it, so the longest
 * such field must be followed by that text. */
static enum uric_status uric_log_read_by_grammar(const struct uric_log_log_step *step,
                                        struct uric_log_line_reading *r)
{
    struct uric_log_log_field_end at;

    if (step->kind == URIC_LOG_STEP_ISO || step->kind == URIC_LOG_STEP_DECIMAL || step->kind == URIC_LOG_STEP_STAMP)
        uric_log_log_scan_timing(step->kind, r->p, r->end, &at);
    else
        uric_log_log_scan_field(step->kind, r->p, r->end, &at);
    r->p = at.stop;
    r->escaped = at.escaped;
    return at.end == at.stop ? URIC_OK : uric_log_nothing_there(r);
}

/* Nearly all clients and hosts consist of the bytes of names: addresses of IPv4, too. */
static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_name(const struct uric_log_log_step *step,
                                                     struct uric_log_line_reading *r)
{
    const unsigned char *const end = uric_log_log_name_end(r->p, r->end);

    if (end == r->p && step->flags & URIC_LOG_STEP_MAY_BE_EMPTY && uric_log_literal_follows(step, r))
        return URIC_OK;
    if (end == r->p || end == r->end || step->length == 0 || *end != step->stop)
        return uric_log_read_by_grammar(step, r);
    r->p = end;
    return URIC_OK;
}

/* Whether a "-" is the word before r->p: only after it a user's name may be any. */
static int uric_log_is_after_dash(const struct uric_log_line_reading *r)
{
    const unsigned char *const p = r->p;

    return p - r->line >= 2 && p[-1] == ' ' && p[-2] == '-' &&
           (p - r->line == 2 || p[-3] == ' ');
}

static enum uric_status uric_log_read_user_by_grammar(unsigned kind, struct uric_log_line_reading *r)
{
    struct uric_log_log_field_end at;

    uric_log_log_scan_user(kind, r->p, r->end, &at);
    r->p = at.end != NULL ? at.end : at.stop;
    r->escaped = at.escaped;
    return at.end != NULL ? URIC_OK : uric_log_nothing_there(r);
}

/* Whether a time follows the " [" at p, with its literal. */
static URIC_LOG_ALWAYS_INLINE int uric_log_time_follows(const struct uric_log_log_step *step,
                                           const struct uric_log_line_reading *r)
{
    const unsigned char *const time = r->p + 2;
    const size_t n = step->kind == URIC_LOG_STEP_USER ? 3 : 1;

    return r->end - r->p >= 2 + URIC_LOG_LOG_CLOCK + 3 && uric_log_is_time(time) &&
           memcmp(time + URIC_LOG_LOG_CLOCK, "] \"", n) == 0;
}

/* Most users have no space in their name. */
static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_user(const struct uric_log_log_step *step,
                                                     struct uric_log_line_reading *r)
{
    const unsigned char *const begin = r->p;

    r->p = uric_log_log_find_noting(r->line, begin, r->end, ' ', r->f->escape_byte, &r->escaped);
    if (uric_log_literal_follows(step, r) && (r->p > begin || step->flags & URIC_LOG_STEP_MAY_BE_EMPTY) &&
        uric_log_time_follows(step, r))
        return URIC_OK;
    r->p = begin;
    if (step->kind == URIC_LOG_STEP_USER && !uric_log_is_after_dash(r))
        return uric_log_read_user_by_grammar(URIC_LOG_STEP_WORDS, r);
    return uric_log_read_user_by_grammar(step->kind, r);
}

static void uric_log_skip_spaces(struct uric_log_line_reading *r)
{
    while (r->p < r->end && *r->p == ' ')
        r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
}

static enum uric_status uric_log_read_spaced(const struct uric_log_log_step *step, struct uric_log_line_reading *r)
{
    uric_log_skip_spaces(r);
    return uric_log_read_either(step, r);
}

static enum uric_status uric_log_read_padded(struct uric_log_line_reading *r)
{
    uric_log_skip_spaces(r);
    if (r->p < r->end && (*r->p == '-' || *r->p == '+'))
        r->p++;
    return uric_log_read_number(r);
}

/* ---- storing fields ---- */

static URIC_LOG_ALWAYS_INLINE void uric_log_own_put_column(struct uric_log_line_reading *r, int column, int defined)
{
    r->row->column[column] = r->at;
    r->row->defined |= (uint64_t)defined << column;
    r->row->escaped |= (uint64_t)r->escaped << column;
}

/* Reads one "{...} " of HAProxy; braces within are escaped. */
static enum uric_status uric_log_read_capture(struct uric_log_line_reading *r, int column)
{
    r->escaped = 0;
    r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
    r->p = uric_log_log_find_noting(r->line, r->p, r->end, '}', '#', &r->escaped);
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->p == r->end || ++r->p == r->end)
        return URIC_INCOMPLETE;
    if (*r->p != ' ')
        return URIC_INVALID;
    r->p++;
    uric_log_own_put_column(r, column, 1);
    return URIC_OK;
}

static int uric_log_at_capture(const struct uric_log_line_reading *r)
{
    return r->p < r->end && *r->p == '{';
}

static enum uric_status uric_log_read_captures(const struct uric_log_log_step *step,
                                      struct uric_log_line_reading *r)
{
    enum uric_status status = uric_log_at_capture(r) ? uric_log_read_capture(r, step->column) : URIC_OK;

    if (status == URIC_OK && uric_log_at_capture(r))
        status = uric_log_read_capture(r, r->f->captured_response);
    return status;
}

/* Splits the column at the last ":" if only digits follow it. */
static void uric_log_part_address(struct uric_log_line_reading *r)
{
    struct uric_log_row *const row = r->row;
    const unsigned char *const s = r->line;
    const uric_span at = r->at;
    uint32_t i = at.end;

    while (i > at.begin && uric_log_is_digit(s[i - 1]))
        i--;
    if (i == at.end || i - at.begin < 2 || s[i - 1] != ':')
        return;
    row->column[URIC_LOG_CLIENT].end = i - 1;
    uric_log_log_strip_brackets(s, &row->column[URIC_LOG_CLIENT]);
    if (i - at.begin == 2 && s[at.begin] == '-')
        row->defined &= ~URIC_LOG_LOG_BIT(URIC_LOG_CLIENT);
    row->column[URIC_LOG_CLIENT_PORT].begin = i;
    row->column[URIC_LOG_CLIENT_PORT].end = at.end;
    row->defined |= URIC_LOG_LOG_BIT(URIC_LOG_CLIENT_PORT);
}

/* For HAProxy: a field with "[" may be a part of the prefix of syslog, as may a "<". */
static int uric_log_is_bracketed(const struct uric_log_line_reading *r)
{
    return r->f->flags & URIC_LOG_FORMAT_SYSLOG &&
           (r->line[r->at.begin] == '<' ||
            memchr(r->line + r->at.begin, '[', r->at.end - r->at.begin) != NULL);
}

static int uric_log_is_empty_name(const struct uric_log_line_reading *r)
{
    return r->at.end - r->at.begin == 2 && memcmp(r->line + r->at.begin, "\"\"", 2) == 0;
}

/* Whether a field that is present counts as undefined. */
static URIC_LOG_ALWAYS_INLINE int uric_log_is_undefined(const struct uric_log_log_step *step,
                                           const struct uric_log_line_reading *r)
{
    if (r->f->flags & URIC_LOG_FORMAT_EMPTY_IS_NONE)
        return r->at.begin == r->at.end;
    return r->at.end - r->at.begin == 1 && r->line[r->at.begin] == '-' &&
           !(step->flags & URIC_LOG_STEP_DASH);
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_kind(const struct uric_log_log_step *step,
                                                     struct uric_log_line_reading *r)
{
    switch (step->kind) {
    case URIC_LOG_STEP_QUOTED: return uric_log_read_quoted(r);
    case URIC_LOG_STEP_NUMBER: return uric_log_read_dash_or(r, 0);
    case URIC_LOG_STEP_STATUS: return uric_log_read_dash_or(r, 3);
    case URIC_LOG_STEP_SIGNED: return uric_log_read_signed(r);
    case URIC_LOG_STEP_TIME: return uric_log_read_time(r);
    case URIC_LOG_STEP_TOKEN: return uric_log_read_token(step, r);
    case URIC_LOG_STEP_EITHER: return uric_log_read_either(step, r);
    case URIC_LOG_STEP_INSIDE: return uric_log_read_inside(r);
    case URIC_LOG_STEP_CLIENT:
    case URIC_LOG_STEP_HOST: return uric_log_read_name(step, r);
    case URIC_LOG_STEP_USER:
    case URIC_LOG_STEP_BASIC: return uric_log_read_user(step, r);
    case URIC_LOG_STEP_ISO:
    case URIC_LOG_STEP_DECIMAL:
    case URIC_LOG_STEP_STAMP: return uric_log_read_by_grammar(step, r);
    case URIC_LOG_STEP_SPACED: return uric_log_read_spaced(step, r);
    case URIC_LOG_STEP_PADDED: return uric_log_read_padded(r);
    default: return uric_log_read_until(step, r);
    }
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_field(const struct uric_log_log_step *step,
                                                      struct uric_log_line_reading *r)
{
    enum uric_status status;

    if (step->kind == URIC_LOG_STEP_CAPTURES)
        return uric_log_read_captures(step, r);
    r->at.begin = (uint32_t)(r->p - r->line);
    r->closing = 0;
    r->escaped = 0;
    status = uric_log_read_kind(step, r);
    if (status != URIC_OK)
        return status;
    r->at.end = (uint32_t)(r->p - r->line) - r->closing;
    if (step->flags & URIC_LOG_STEP_NAME && uric_log_is_empty_name(r))
        r->at.end = r->at.begin;
    uric_log_own_put_column(r, step->column, !uric_log_is_undefined(step, r));
    if (step->kind != URIC_LOG_STEP_ADDRESS)
        return URIC_OK;
    uric_log_part_address(r);
    return uric_log_is_bracketed(r) ? URIC_INVALID : URIC_OK;
}

/* ---- the text between fields ---- */

/* Moves r->p to the first byte that differs from the literal. */
static enum uric_status uric_log_lacks_literal(const struct uric_log_log_step *step,
                                      struct uric_log_line_reading *r)
{
    const char *literal = r->f->text + step->text;

    while (r->p < r->end && *r->p == (unsigned char)*literal) {
        r->p++;
        literal++;
    }
    return uric_log_nothing_there(r);
}

/* Skips "<6>", a priority without the rest of syslog's prefix. */
static const unsigned char *uric_log_after_priority(const unsigned char *p, const unsigned char *end)
{
    const unsigned char *q = p;

    if (p == end || *p != '<')
        return p;
    do
        q++;
    while (q < end && uric_log_is_digit(*q));
    return q > p + 1 && q <= p + 4 && q < end && *q == '>' ? q + 1 : p;
}

/* Skips syslog's prefix, up to "[PID]: ". */
static const unsigned char *uric_log_after_syslog(const unsigned char *p,
                                         const unsigned char *end)
{
    const unsigned char *const bracket =
        p < end ? (const unsigned char *)memchr(p, '[', (size_t)(end - p)) : NULL;
    const unsigned char *q = bracket;

    if (bracket == NULL)
        return uric_log_after_priority(p, end);
    do
        q++;
    while (q < end && uric_log_is_digit(*q));
    return q > bracket + 1 && end - q >= 3 && memcmp(q, "]: ", 3) == 0 ? q + 3
                                                                         : uric_log_after_priority(p, end);
}

/* The first byte at which the line cannot be syslog's prefix, which starts with any text without a
 * "[". */
static const unsigned char *uric_log_stop_of_syslog(const unsigned char *p, const unsigned char *end)
{
    const char *after = "]: ";

    while (p < end && *p != '[')
        p++;
    if (end - p < 2 || !uric_log_is_digit(p[1]))
        return p < end ? p + 1 : end;
    do
        p++;
    while (p < end && uric_log_is_digit(*p));
    for (; *after != '\0' && p < end && *p == (unsigned char)*after; after++)
        p++;
    return p;
}

/* Reads the text before the first field. */
static enum uric_status uric_log_read_prefix(struct uric_log_line_reading *r, const char *prefix, size_t n)
{
    size_t i;

    if (r->f->flags & URIC_LOG_FORMAT_SYSLOG)
        r->p = uric_log_after_syslog(r->p, r->end);
    for (i = 0; i < n; i++, r->p++) {
        if (r->p == r->end || *r->p != (unsigned char)prefix[i])
            return uric_log_nothing_there(r);
    }
    return URIC_OK;
}

/* Whether the line ends here, or after a quote, and may do so. */
static URIC_LOG_ALWAYS_INLINE int uric_log_is_last(const struct uric_log_log_step *step,
                                      const struct uric_log_line_reading *r)
{
    return step->flags & URIC_LOG_STEP_LAST &&
           (r->p == r->end || (step->stop == '"' && r->end - r->p == 1 && *r->p == '"'));
}

/* Reads the fields that are unknown.  r->at is not that of a column any more. */
static enum uric_status uric_log_read_more(struct uric_log_line_reading *r)
{
    /* it ends at a space */
    static const struct uric_log_log_step unknown = { 0, 0, 0, 0, 0, 0, ' ', 0 };
    unsigned most = (r->f->flags & (URIC_LOG_FORMAT_OPEN | URIC_LOG_FORMAT_WIDE)) != 0 ? URIC_LOG_LOG_MORE : 0;

    for (; most > 0 && r->p < r->end && *r->p == ' '; most--) {
        enum uric_status status;

        r->p++;
        status = r->f->flags & URIC_LOG_FORMAT_WIDE ? uric_log_read_either(&unknown, r) : uric_log_read_token(&unknown, r);
        if (status != URIC_OK)
            return status;
    }
    return r->p == r->end ? URIC_OK : URIC_INVALID;
}

static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_form(struct uric_log_line_reading *r,
                                                     const struct uric_log_log_step *step,
                                                     const struct uric_log_log_step *last)
{
    for (; step < last; step++) {
        const enum uric_status status = uric_log_read_field(step, r);

        if (status != URIC_OK)
            return status;
        if (uric_log_is_last(step, r)) {
            r->row->cut = r->f->flags & URIC_LOG_FORMAT_SYSLOG && r->p == r->end;
            return URIC_OK;
        }
        if (!uric_log_literal_follows(step, r))
            return uric_log_lacks_literal(step, r);
        r->p += step->length;
    }
    return r->p == r->end ? URIC_OK : uric_log_read_more(r);
}

/* Reads the line in the first form that it has.  The error is the one that is furthest. */
static URIC_LOG_ALWAYS_INLINE enum uric_status uric_log_read_all(struct uric_log_line_reading *r)
{
    const struct uric_log_log_held *const f = r->f;
    const struct uric_log_log_step *step = f->step, *const last = f->step + f->n_steps;
    const unsigned char *furthest = r->line;
    enum uric_status status = uric_log_read_prefix(r, f->text + f->prefix, f->prefix_length);

    for (;;) {
        const struct uric_log_log_step *const next =
            f->flags & URIC_LOG_FORMAT_EITHER ? uric_log_log_next_form(step, last) : last;

        if (status == URIC_OK)
            status = uric_log_read_form(r, step, next);
        if (status == URIC_OK || !(f->flags & URIC_LOG_FORMAT_EITHER))
            return status;
        r->row->cut = 0;
        if (r->p > furthest)
            furthest = r->p;
        r->row->defined = r->row->escaped = 0;
        if (next == last)
            break;
        r->p = r->line;
        status = uric_log_read_prefix(r, f->text + next->text, next->length);
        step = next + 1;
    }
    r->p = furthest;
    return furthest == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

enum uric_status uric_log_log_read_steps(const struct uric_log_log_held *f,
                                     const unsigned char *line, size_t n,
                                     struct uric_log_row *row)
{
    struct uric_log_line_reading r;
    enum uric_status status;

    r.f = f;
    r.row = row;
    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    r.at.begin = 0;
    status = uric_log_read_all(&r);
    if (status != URIC_OK && f->flags & URIC_LOG_FORMAT_SYSLOG && f->machine == URIC_LOG_LOG_ENTRIES) {
        const unsigned char *const stop = uric_log_stop_of_syslog(line, r.end);

        if (stop >= r.p) {
            r.p = stop;
            status = stop == r.end ? URIC_INCOMPLETE : URIC_INVALID;
        }
    }
    if (status != URIC_OK)
        return uric_log_log_broken(row, status, (size_t)(r.p - line));
    if (f->from_request)
        uric_log_log_take_request(f, line, row);
    return URIC_OK;
}

/* Generated from grammar/log/log_line.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Lines of the named formats, by a table: it reads the lines that log_steps.c cannot, and
 * finds the error in the malformed ones. */

#define AT ((uint32_t)(p - line))

struct uric_log_line_marks {
    const unsigned char *line;
    struct uric_log_row *row;
    uint32_t begin;
    int own, escaped, quoted, broken; /* quoted: a quote or brace, not of the field, ends it */
};

static void uric_log_field_ends(struct uric_log_line_marks *r, int column, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    const uint64_t bit = URIC_LOG_LOG_BIT(column);
    const uint32_t end = at - (uint32_t)r->quoted;
    const int uric_log_is_dash = end - r->begin == 1 && r->line[r->begin] == '-';

    row->column[column].begin = r->begin;
    row->column[column].end = end;
    row->defined = uric_log_is_dash ? row->defined & ~bit : row->defined | bit;
    row->escaped = r->escaped ? row->escaped | bit : row->escaped & ~bit;
}

/* Apache writes "" for an empty name.  nginx writes no quote in a name, so reading "" there alike
 * does no harm, and the two stay alike where a log must be told from others. */
static void uric_log_apache_user_ends(struct uric_log_line_marks *r, uint32_t at)
{
    const int is_empty = at - r->begin == 2 && memcmp(r->line + r->begin, "\"\"", 2) == 0;

    uric_log_field_ends(r, URIC_LOG_USER, is_empty ? r->begin : at);
}

/* Reads a user's name and the time after it from p on, by the machine of log_user.rl.  Returns the
 * last byte that could be read: the space before the quote, unless r->broken. */
static const unsigned char *uric_log_read_named(const struct uric_log_log_held *f, unsigned kind,
                                       const unsigned char *p, const unsigned char *pe,
                                       struct uric_log_line_marks *r)
{
    struct uric_log_log_field_end at;
    uint32_t end;

    uric_log_log_scan_user(kind, p, pe, &at);
    r->broken = at.end == NULL;
    if (r->broken)
        return at.stop - 1;
    end = (uint32_t)(at.end - r->line);
    r->begin = (uint32_t)(p - r->line);
    r->escaped = at.escaped;
    r->quoted = 0;
    if (f->escape != URIC_LOG_ESCAPE_NONE)
        uric_log_apache_user_ends(r, end);
    else
        uric_log_field_ends(r, URIC_LOG_USER, end);
    r->begin = end + 2;
    r->escaped = 0;
    uric_log_field_ends(r, URIC_LOG_TIME, r->begin + URIC_LOG_LOG_CLOCK);
    return at.stop - 2;
}

static const char uric_log__log_line_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 10, 1,
	11, 1, 12, 1, 13, 1, 14, 1,
	15, 1, 16, 1, 17, 1, 18, 1,
	19, 1, 20, 1, 21, 1, 22, 1,
	23, 1, 24, 1, 25, 1, 26, 1,
	27, 1, 28, 1, 29, 1, 32, 1,
	33, 1, 34, 2, 0, 4, 2, 11,
	30, 2, 11, 31, 2, 25, 27
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_log__log_line_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10,  1, 11, 12, 13, 14,
	15, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17,
	19, 17, 20, 21, 17, 22, 17, 17, 17, 17, 23, 24, 17, 25, 26, 27,
	28, 29, 30, 31, 31, 32, 33, 33, 33, 33, 34, 17, 35, 17, 36, 17,
	17, 37, 37, 37, 37, 37, 37, 38, 39, 38, 38, 38, 38, 38, 38, 38,
	40, 38, 38, 38, 41, 38, 38, 38, 38, 38, 42, 43, 44, 45, 17, 46,
	17, 37, 37, 37, 37, 37, 37, 38, 38, 47, 38, 38, 38, 48, 49, 38,
	38, 38, 38, 50, 38, 51, 38, 38, 52, 38, 38, 53, 17, 54, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
};


static const unsigned char uric_log__log_line_shapes[115][28] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 255, 31, 50, 84, 118, 152, 186, 220, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 1, 17, 17, 17, 0, 16, 17, 17, 33, 3, 17, 17, 17, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 1, 17, 17, 17, 2, 16, 17, 17, 1, 3, 17, 17, 17, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 17, 17, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 17, 17, 1, 16, 0, 0, 0, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 34, 3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 20, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 51, 51, 51, 20, 17, 17, 17, 17, 21, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 34, 0, 51, 51, 51, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 65, 17, 17, 17, 81, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 20, 17, 17, 17, 81, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 33, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 1, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 20, 17, 17, 17, 1, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 32, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 48, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 51, 51, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 3 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 68, 68, 68, 21, 17, 17, 17, 1, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 51, 51, 51, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 51, 51, 51, 17, 17, 17, 17, 17, 65, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 68, 68, 68, 21, 17, 17, 17, 97, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 34, 34, 34, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 34, 34, 34, 17, 19, 17, 17, 65, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 49, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 65, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 2, 51, 51, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 16, 17, 17, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 34, 0, 51, 51, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 2, 0, 0, 0, 0, 0, 0, 0, 3, 64, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 34, 34, 34, 0, 0, 0, 0, 3, 64, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 34, 34, 34, 3, 32, 17, 17, 1, 0, 17, 17, 65, 1, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 34, 34, 34, 16, 33, 34, 34, 18, 17, 34, 34, 34, 18, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 51, 51, 51, 20, 49, 34, 34, 18, 17, 34, 34, 34, 18, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 34, 34, 34, 19, 33, 34, 34, 18, 17, 34, 34, 34, 18, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 68, 5, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 34, 3, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 0, 0, 0, 16, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 17, 17, 17, 0, 16, 17, 17, 1, 0, 17, 17, 17, 1, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 51, 51, 51, 16, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 51, 51, 84, 16, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 51, 51, 3, 16, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 67, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 51, 51, 51, 16, 49, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 34, 3, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 67, 5, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 50, 4, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 67, 101, 102, 16, 113, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 19, 68, 68, 68, 21, 65, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 51, 51, 51, 20, 49, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 16, 0, 0, 0, 19, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 19, 68, 68, 68, 21, 97, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 19, 68, 68, 101, 23, 129, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 1, 19, 68, 68, 84, 22, 81, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 68, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 34, 34, 34, 16, 33, 34, 34, 18, 17, 34, 50, 34, 18, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 34, 34, 34, 16, 33, 34, 34, 18, 17, 50, 34, 34, 18, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 33, 18, 34, 34, 34, 16, 33, 34, 34, 18, 17, 34, 34, 34, 19, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16, 1, 16, 0, 0, 0, 16, 1, 0, 0, 16, 17, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 50, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
};


static const unsigned char uric_log__log_line_shape[1000] = {
	  0,   1,   0,   2,   3,   4,   0,   5,   6,   2,   7,   2,   7,   8,   8,   0,
	  4,   0,   0,   2,   3,   4,   0,   5,   6,   2,   7,   2,   7,   2,   5,   6,
	  2,   5,   6,   0,   0,   9,   8,   8,   0,   4,   0,  10,  11,   7,   2,   9,
	 12,  13,  13,  14,  15,  16,   0,   2,  17,   2,   8,   8,   8,   8,  17,   8,
	  8,  17,   8,   8,  18,   8,   8,  16,   8,   8,  16,   8,   8,  19,  20,  21,
	 22,  23,  20,  21,  20,  21,  20,  21,  20,  21,   7,   2,  20,  21,   7,   2,
	  7,   2,   5,   6,   5,   6,  20,  20,   0,   0,   9,   9,   8,   8,  24,  24,
	  8,   8,  25,   8,   2,   8,   8,  26,  20,  21,   8,   8,   8,   8,  17,   8,
	  8,  17,   8,   8,  18,   8,   8,  16,   8,   8,  16,   8,   8,  19,  20,  21,
	 22,  23,  20,  21,  20,  21,  20,  21,  20,  21,   7,   2,  20,  21,   7,   2,
	  7,   2,   5,   6,   5,   6,  20,  20,  20,   5,   6,  27,  27,  20,  20,   5,
	  6,   5,   6,   5,   6,  27,  27,   5,   6,   5,   6,  20,   5,   6,   5,   6,
	  5,   6,  28,  28,  28,  28,  28,  28,  28,  28,   6,   0,   6,   0,   6,   0,
	  6,   0,   6,   0,   6,   0,   6,   0,   6,   0,   0,   0,   0,   0,   0,   6,
	  0,   6,   0,   0,   0,   0,   6,   0,   6,   0,   0,   0,   0,   9,   9,   8,
	  8,  24,  24,   8,   8,  25,   8,   2,   8,   8,  26,  29,  30,  31,  31,   8,
	 32,  16,   2,  33,  34,  35,  36,  37,   2,  38,  39,  40,  41,  42,  43,  44,
	  8,  45,  44,   8,  45,  44,   8,  45,  44,   8,  45,  44,   8,   9,  44,   8,
	  9,  44,   8,   9,  42,  43,  42,  43,  42,  43,  44,   8,  45,  44,   8,  45,
	 44,   8,  45,  44,   8,  45,  44,   8,   9,  44,   8,  45,  44,   8,   9,  46,
	 40,  40,  40,  40,  42,  40,  40,  47,  48,   2,  46,  48,   2,   5,   8,   8,
	  8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,   8,  49,  49,  50,  51,
	 52,  53,  53,  54,  55,  55,  56,  57,  22,   4,   7,   2,   8,   8,   8,   8,
	 17,   8,   8,  17,   8,   8,  18,   8,   8,  16,   8,   8,  16,   8,   8,  19,
	 22,   4,  22,   4,  22,  23,  22,   4,   7,   2,   7,   2,   7,   2,   7,   2,
	  7,   2,  22,   4,  22,   4,  22,   4,  22,   4,  22,   4,  22,  22,  22,  22,
	 27,  58,  58,  58,  58,  58,  58,  58,  58,   6,   0,   9,   9,   9,   9,  59,
	  8,   9,  24,  24,   8,   8,  25,   8,   2,   8,   8,  26,  59,   8,   9,  20,
	 21,  20,  21,  35,   8,   8,  60,  61,  61,  61,  60,   8,   8,   8,   8,  16,
	  8,   8,  16,   8,   8,  16,   8,   8,   2,  62,   8,   8,   8,   8,  63,   2,
	  0,   2,  20,  21,  20,  21,  20,  21,  20,  21,  27,  21,   7,   2,  20,  21,
	  7,   2,   7,   2,   7,   2,   7,   2,  27,  21,  27,  20,  20,  20,  20,  20,
	 20,  20,  20,  20,  20,   6,   0,   6,   2,   0,   9,   9,   9,   9,   8,   8,
	  6,   2,   0,   7,   2,  64,   8,   9,   0,   2,  65,  66,   7,   2,   7,   2,
	 22,   4,  22,   4,  22,   4,  65,  66,  22,   4,  67,   9,   8,   8,  59,   8,
	  9,   0,   2,   3,   4,   4,   0,   2,  17,   2,   0,   5,   6,   6,  68,   7,
	  2,   7,   2,   5,   6,   2,   5,   6,   2,   7,   2,   5,   6,   2,   5,   6,
	  2,   7,  69,  70,  71,   0,   0,   9,   0,   0,   9,   9,  35,   8,   8,   8,
	  8,  17,   8,   8,  17,   8,   8,  18,   8,   8,  16,   8,   8,  16,   8,   8,
	 72,   8,   8,  25,   8,  63,   2,   5,   6,   6,  68,   7,   2,  20,  21,   7,
	  2,   7,   2,   7,   2,  20,  21,   5,   6,   2,   5,   6,   2,   5,   6,   2,
	  5,   6,   2,   5,   6,   9,   9,   9,   9,   8,   8,  73,  74,  35,  75,  69,
	 22,   4,  22,   4,  74,  35,   7,  69,   7,  74,  35,  75,  69,   2,   7,   2,
	 69,  70,   2,  17,   2,   7,  74,  35,  75,  69,  76,  59,   8,   9,   8,   8,
	 71,  22,   4,  22,   4,   7,   2,   7,   2,  69,  70,   2,  17,   2,  59,   8,
	  9,   8,   8,  22,   4,  22,   4,   7,   2,   7,   2,  17,   2,   7,   2,  69,
	 59,   8,   9,   9,   8,   8,   0,   2,  22,   4,  22,   4,  22,   4,  77,  18,
	 18,  78,  60,  22,   4,  79,  80,  81,  81,  81,  82,  83,  83,  83,  83,  16,
	 83,  83,  83,  83,  16,  83,  83,  83,  83,  16,  83,  83,  83,  83,  16,  83,
	 83,  83,  83,  16,  84,  85,  86,  87,  86,  87,  86,  88,  89,  90,  90,  91,
	 92,  93,  93,  94,  95,  93,  93,  94,  95,  83,  83,  16,  83,  96,  96,  96,
	 97,  97,  85,  98,  99,  85,  97,  96,  83, 100, 101, 102, 102, 103,  13, 104,
	104, 101, 105, 106, 101, 104, 102, 100, 101, 102, 102, 103, 107, 104, 104, 101,
	105, 106, 101, 104, 102, 100, 101, 102, 102, 103, 107, 104, 104, 101, 105, 106,
	101, 104, 102, 100, 101, 102, 102, 103, 107, 104, 104, 101, 105, 106, 101, 104,
	102, 100, 101, 102, 102, 103, 107, 104, 104, 101, 105, 106, 101, 104, 102,  16,
	100, 101, 102, 102, 103, 107, 104, 104, 101, 105, 106, 101, 104, 102, 108, 109,
	110,  82, 111, 112,   8, 112,   2,   2,  21,  20,   2,   2,  21,  21,  21,   2,
	 21,  21,  21,  21,   2,   2,   2,  21,  21,   2,   2,  21,   2,   2,   2, 113,
	113, 113, 113, 113, 113, 113,  58, 112,   2,   2,   2,   2,   2,   2,   2,   2,
	  2,   2,   2, 114,   2,  41,  41,  41,  41,  43,  41,  41,  47,   4,   4,   4,
	  4,  21, 113, 113, 113, 113, 113, 113, 113,   2,  21,  21,  21,  21,  21,  21,
	 21,  21,  21,  21,   2,  67, 112, 112,
};


static const unsigned short uric_log__log_line_ways[1000] = {
	22,
	0,
	1193, /* 2: "" */
	301, /* 3: "#" */
	626, /* 4: "# " */
	629, /* 5: "# #" */
	1194, /* 6: "# # " */
	1064, /* 7: "# # #" */
	632, /* 8: "# # #\"" */
	827, /* 9: "# # #\"\"" */
	995, /* 10: "# # #\"\" " */
	1055, /* 11: "# # #\"\" -" */
	997, /* 12: "# # #\"\" - " */
	14, /* 13: "# # #\"\" 1" */
	326, /* 14: "# # #\"\" 11" */
	24, /* 15: "# # #\"\\" */
	635, /* 16: "# -" */
	1195, /* 17: "# - " */
	1193, /* 18: "" */
	301, /* 19: "#" */
	638, /* 20: "# " */
	629, /* 21: "# #" */
	1194, /* 22: "# # " */
	1064, /* 23: "# # #" */
	641, /* 24: "# # #\"" */
	827, /* 25: "# # #\"\"" */
	626, /* 26: "# # #\"\" " */
	1055, /* 27: "# # #\"\" -" */
	999, /* 28: "# # #\"\" - " */
	1057, /* 29: "# # #\"\" - -" */
	1064, /* 30: "# # #\"\" - - " */
	644, /* 31: "# # #\"\" - - \"" */
	833, /* 32: "# # #\"\" - - \"\"" */
	1064, /* 33: "# # #\"\" - - \"\" " */
	647, /* 34: "# # #\"\" - - \"\" \"" */
	135, /* 35: "# # #\"\" - - \"\" \"\\" */
	148, /* 36: "# # #\"\" - - \"\\" */
	1001, /* 37: "# # #\"\" - 1" */
	14, /* 38: "# # #\"\" 1" */
	1188, /* 39: "# # #\"\" 11" */
	537, /* 40: "# # #\"\\" */
	650, /* 41: "# -" */
	1196, /* 42: "# - " */
	653, /* 43: "" */
	656, /* 44: "-" */
	502, /* 45: "-:" */
	1197, /* 46: "-:-" */
	1003, /* 47: "-:1" */
	649, /* 48: "\\" */
	14, /* 49: "\\x" */
	344, /* 50: "\\x1" */
	14, /* 51: "[" */
	632, /* 52: "[." */
	1198, /* 53: "[.]" */
	1193, /* 54: "" */
	301, /* 55: "#" */
	14, /* 56: "# " */
	534, /* 57: "# -" */
	295, /* 58: "" */
	14, /* 59: "1" */
	14, /* 60: "11" */
	14, /* 61: "111" */
	14, /* 62: "1111" */
	14, /* 63: "1111-" */
	14, /* 64: "1111-1" */
	14, /* 65: "1111-11" */
	14, /* 66: "1111-11-" */
	14, /* 67: "1111-11-1" */
	14, /* 68: "1111-11-11" */
	14, /* 69: "1111-11-11T" */
	14, /* 70: "1111-11-11T1" */
	14, /* 71: "1111-11-11T11" */
	14, /* 72: "1111-11-11T11:" */
	14, /* 73: "1111-11-11T11:1" */
	14, /* 74: "1111-11-11T11:11" */
	14, /* 75: "1111-11-11T11:11:" */
	14, /* 76: "1111-11-11T11:11:1" */
	430, /* 77: "1111-11-11T11:11:11" */
	1005, /* 78: "1111-11-11T11:11:11 " */
	659, /* 79: "1111-11-11T11:11:11 #" */
	1005, /* 80: "1111-11-11T11:11:11 # " */
	434, /* 81: "1111-11-11T11:11:11 # #" */
	1005, /* 82: "1111-11-11T11:11:11 # # " */
	659, /* 83: "1111-11-11T11:11:11 # # #" */
	1005, /* 84: "1111-11-11T11:11:11 # # # " */
	659, /* 85: "1111-11-11T11:11:11 # # # #" */
	1005, /* 86: "1111-11-11T11:11:11 # # # # " */
	659, /* 87: "1111-11-11T11:11:11 # # # # #" */
	1005, /* 88: "1111-11-11T11:11:11 # # # # # " */
	659, /* 89: "1111-11-11T11:11:11 # # # # # #" */
	1007, /* 90: "1111-11-11T11:11:11 # # # # # # " */
	1055, /* 91: "1111-11-11T11:11:11 # # # # # # -" */
	1005, /* 92: "1111-11-11T11:11:11 # # # # # # - " */
	659, /* 93: "1111-11-11T11:11:11 # # # # # # - #" */
	1009, /* 94: "1111-11-11T11:11:11 # # # # # # - # " */
	660, /* 95: "1111-11-11T11:11:11 # # # # # # - # -" */
	1011, /* 96: "1111-11-11T11:11:11 # # # # # # - # - " */
	1057, /* 97: "1111-11-11T11:11:11 # # # # # # - # - -" */
	1064, /* 98: "1111-11-11T11:11:11 # # # # # # - # - - " */
	662, /* 99: "1111-11-11T11:11:11 # # # # # # - # - - \"" */
	1064, /* 100: "1111-11-11T11:11:11 # # # # # # - # - - \"\" " */
	665, /* 101: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"" */
	1013, /* 102: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" " */
	1013, /* 103: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # " */
	326, /* 104: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\\" */
	344, /* 105: "1111-11-11T11:11:11 # # # # # # - # - - \"\\" */
	1015, /* 106: "1111-11-11T11:11:11 # # # # # # - # - 1" */
	1017, /* 107: "1111-11-11T11:11:11 # # # # # # - # 1" */
	14, /* 108: "1111-11-11T11:11:11 # # # # # # 1" */
	350, /* 109: "1111-11-11T11:11:11 # # # # # # 11" */
	275, /* 110: "1111-11-11T11:11:11 # #:" */
	280, /* 111: "1111-11-11T11:11:11 # #:1" */
	14, /* 112: "1111-11-11T11:11:11-" */
	14, /* 113: "1111-11-11T11:11:11-1" */
	512, /* 114: "1111-11-11T11:11:11-11" */
	14, /* 115: "1111-11-11T11:11:11-111" */
	1199, /* 116: "1111-11-11T11:11:11Z" */
	20, /* 117: "1111-11-11T11:11:11-11:" */
	14, /* 118: "1111-11-11T11:11:11." */
	438, /* 119: "1111-11-11T11:11:11.1" */
	1005, /* 120: "" */
	659, /* 121: "#" */
	295, /* 122: "# " */
	14, /* 123: "# 1" */
	14, /* 124: "# 11" */
	14, /* 125: "# 111" */
	14, /* 126: "# 1111" */
	14, /* 127: "# 1111-" */
	14, /* 128: "# 1111-1" */
	14, /* 129: "# 1111-11" */
	14, /* 130: "# 1111-11-" */
	14, /* 131: "# 1111-11-1" */
	14, /* 132: "# 1111-11-11" */
	14, /* 133: "# 1111-11-11T" */
	14, /* 134: "# 1111-11-11T1" */
	14, /* 135: "# 1111-11-11T11" */
	14, /* 136: "# 1111-11-11T11:" */
	14, /* 137: "# 1111-11-11T11:1" */
	14, /* 138: "# 1111-11-11T11:11" */
	14, /* 139: "# 1111-11-11T11:11:" */
	14, /* 140: "# 1111-11-11T11:11:1" */
	442, /* 141: "# 1111-11-11T11:11:11" */
	1005, /* 142: "# 1111-11-11T11:11:11 " */
	659, /* 143: "# 1111-11-11T11:11:11 #" */
	1005, /* 144: "# 1111-11-11T11:11:11 # " */
	446, /* 145: "# 1111-11-11T11:11:11 # #" */
	1005, /* 146: "# 1111-11-11T11:11:11 # # " */
	659, /* 147: "# 1111-11-11T11:11:11 # # #" */
	1005, /* 148: "# 1111-11-11T11:11:11 # # # " */
	659, /* 149: "# 1111-11-11T11:11:11 # # # #" */
	1005, /* 150: "# 1111-11-11T11:11:11 # # # # " */
	659, /* 151: "# 1111-11-11T11:11:11 # # # # #" */
	1005, /* 152: "# 1111-11-11T11:11:11 # # # # # " */
	659, /* 153: "# 1111-11-11T11:11:11 # # # # # #" */
	1019, /* 154: "# 1111-11-11T11:11:11 # # # # # # " */
	1055, /* 155: "# 1111-11-11T11:11:11 # # # # # # -" */
	1005, /* 156: "# 1111-11-11T11:11:11 # # # # # # - " */
	659, /* 157: "# 1111-11-11T11:11:11 # # # # # # - #" */
	1021, /* 158: "# 1111-11-11T11:11:11 # # # # # # - # " */
	660, /* 159: "# 1111-11-11T11:11:11 # # # # # # - # -" */
	1023, /* 160: "# 1111-11-11T11:11:11 # # # # # # - # - " */
	1057, /* 161: "# 1111-11-11T11:11:11 # # # # # # - # - -" */
	1064, /* 162: "# 1111-11-11T11:11:11 # # # # # # - # - - " */
	668, /* 163: "# 1111-11-11T11:11:11 # # # # # # - # - - \"" */
	1064, /* 164: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" " */
	671, /* 165: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"" */
	1025, /* 166: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" " */
	1025, /* 167: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # " */
	1025, /* 168: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # " */
	1064, /* 169: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # " */
	674, /* 170: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"" */
	677, /* 171: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" " */
	680, /* 172: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # " */
	1027, /* 173: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # " */
	1027, /* 174: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # " */
	1064, /* 175: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # " */
	683, /* 176: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"" */
	1064, /* 177: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" " */
	686, /* 178: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"" */
	1064, /* 179: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" " */
	689, /* 180: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"" */
	692, /* 181: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" " */
	695, /* 182: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # " */
	1064, /* 183: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # " */
	698, /* 184: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"" */
	1064, /* 185: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" " */
	701, /* 186: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"" */
	1029, /* 187: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" " */
	1064, /* 188: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # " */
	704, /* 189: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"" */
	1064, /* 190: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" " */
	707, /* 191: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"" */
	1064, /* 192: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" " */
	710, /* 193: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"" */
	1031, /* 194: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" " */
	1033, /* 195: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # " */
	1035, /* 196: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # " */
	1037, /* 197: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # " */
	1039, /* 198: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # " */
	1041, /* 199: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # " */
	1043, /* 200: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # " */
	714, /* 201: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # # " */
	713, /* 202: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # # \"" */
	135, /* 203: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # # \"\\" */
	716, /* 204: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # \"" */
	135, /* 205: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # \"\\" */
	719, /* 206: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # \"" */
	135, /* 207: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # \"\\" */
	722, /* 208: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # \"" */
	135, /* 209: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # \"\\" */
	725, /* 210: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # \"" */
	135, /* 211: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # \"\\" */
	728, /* 212: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # \"" */
	135, /* 213: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # \"\\" */
	731, /* 214: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # \"" */
	135, /* 215: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # \"\\" */
	734, /* 216: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" \"" */
	135, /* 217: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" \"\\" */
	1200, /* 218: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\\" */
	917, /* 219: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\\" */
	555, /* 220: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\\" */
	132, /* 221: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\\" */
	18, /* 222: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\\" */
	737, /* 223: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # \"" */
	135, /* 224: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # \"\\" */
	740, /* 225: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" \"" */
	135, /* 226: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" \"\\" */
	151, /* 227: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\\" */
	162, /* 228: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\\" */
	168, /* 229: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\\" */
	743, /* 230: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # \"" */
	135, /* 231: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # \"\\" */
	746, /* 232: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" \"" */
	135, /* 233: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" \"\\" */
	186, /* 234: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\\" */
	187, /* 235: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\\" */
	193, /* 236: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\\" */
	1045, /* 237: "# 1111-11-11T11:11:11 # # # # # # - # - 1" */
	1047, /* 238: "# 1111-11-11T11:11:11 # # # # # # - # 1" */
	14, /* 239: "# 1111-11-11T11:11:11 # # # # # # 1" */
	94, /* 240: "# 1111-11-11T11:11:11 # # # # # # 11" */
	285, /* 241: "# 1111-11-11T11:11:11 # #:" */
	290, /* 242: "# 1111-11-11T11:11:11 # #:1" */
	14, /* 243: "# 1111-11-11T11:11:11-" */
	14, /* 244: "# 1111-11-11T11:11:11-1" */
	512, /* 245: "# 1111-11-11T11:11:11-11" */
	14, /* 246: "# 1111-11-11T11:11:11-111" */
	1201, /* 247: "# 1111-11-11T11:11:11Z" */
	20, /* 248: "# 1111-11-11T11:11:11-11:" */
	14, /* 249: "# 1111-11-11T11:11:11." */
	450, /* 250: "# 1111-11-11T11:11:11.1" */
	295, /* 251: "" */
	300, /* 252: "#" */
	1049, /* 253: "# " */
	632, /* 254: " " */
	14, /* 255: "[" */
	632, /* 256: "[1" */
	14, /* 257: "[1]" */
	807, /* 258: "[1]:" */
	1005, /* 259: "[1]: " */
	454, /* 260: "[1]: #" */
	14, /* 261: "[1]: # " */
	1005, /* 262: "[1]: # [" */
	749, /* 263: "# [#" */
	14, /* 264: "# [#]" */
	1005, /* 265: "# [#] " */
	659, /* 266: "# [#] #" */
	1005, /* 267: "# [#] # " */
	752, /* 268: "# [#] # #" */
	1005, /* 269: "# [#] # #/" */
	659, /* 270: "# [#] # #/#" */
	755, /* 271: "# [#] # #/# " */
	295, /* 272: "# [#] # #/# +" */
	1051, /* 273: "# [#] # #/# 1" */
	758, /* 274: "# [#] # #/# 1/" */
	295, /* 275: "# [#] # #/# 1/+" */
	1051, /* 276: "# [#] # #/# 1/1" */
	761, /* 277: "# [#] # #/# 1/1/" */
	295, /* 278: "# [#] # #/# 1/1/+" */
	1051, /* 279: "# [#] # #/# 1/1/1" */
	764, /* 280: "# [#] # #/# 1/1/1/" */
	295, /* 281: "# [#] # #/# 1/1/1/+" */
	1051, /* 282: "# [#] # #/# 1/1/1/1" */
	767, /* 283: "# [#] # #/# 1/1/1/1/" */
	295, /* 284: "# [#] # #/# 1/1/1/1/+" */
	1053, /* 285: "# [#] # #/# 1/1/1/1/1" */
	770, /* 286: "# [#] # #/# 1/1/1/1/1 " */
	295, /* 287: "# [#] # #/# 1/1/1/1/1 +" */
	1055, /* 288: "# [#] # #/# 1/1/1/1/1 1" */
	773, /* 289: "# [#] # #/# 1/1/1/1/1 1 " */
	295, /* 290: "# [#] # #/# 1/1/1/1/1 1 +" */
	1057, /* 291: "# [#] # #/# 1/1/1/1/1 1 1" */
	1005, /* 292: "# [#] # #/# 1/1/1/1/1 1 1 " */
	659, /* 293: "# [#] # #/# 1/1/1/1/1 1 1 #" */
	1005, /* 294: "# [#] # #/# 1/1/1/1/1 1 1 # " */
	659, /* 295: "# [#] # #/# 1/1/1/1/1 1 1 # #" */
	1005, /* 296: "# [#] # #/# 1/1/1/1/1 1 1 # # " */
	659, /* 297: "# [#] # #/# 1/1/1/1/1 1 1 # # #" */
	776, /* 298: "# [#] # #/# 1/1/1/1/1 1 1 # # # " */
	295, /* 299: "# [#] # #/# 1/1/1/1/1 1 1 # # # +" */
	1051, /* 300: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1" */
	779, /* 301: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/" */
	295, /* 302: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/+" */
	1051, /* 303: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1" */
	782, /* 304: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/" */
	295, /* 305: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/+" */
	1051, /* 306: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1" */
	785, /* 307: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/" */
	295, /* 308: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/+" */
	1051, /* 309: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1" */
	788, /* 310: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/" */
	295, /* 311: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/+" */
	1051, /* 312: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1" */
	791, /* 313: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 " */
	295, /* 314: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 +" */
	1051, /* 315: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1" */
	794, /* 316: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/" */
	295, /* 317: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/+" */
	1051, /* 318: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1" */
	1059, /* 319: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 " */
	1061, /* 320: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" " */
	1061, /* 321: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/" */
	1061, /* 322: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/" */
	1061, /* 323: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/" */
	1061, /* 324: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/" */
	1061, /* 325: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# " */
	1061, /* 326: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# #/" */
	1061, /* 327: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# #/#/" */
	797, /* 328: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {" */
	1202, /* 329: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {}" */
	1063, /* 330: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {} " */
	797, /* 331: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {} {" */
	1202, /* 332: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {} {}" */
	1203, /* 333: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 {} {} " */
	537, /* 334: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/-" */
	650, /* 335: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 -" */
	1204, /* 336: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/-" */
	917, /* 337: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/-" */
	550, /* 338: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/-" */
	138, /* 339: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/-" */
	341, /* 340: "# [#] # #/# 1/1/1/1/1 1 1 # # # -" */
	162, /* 341: "# [#] # #/# 1/1/1/1/1 1 -" */
	361, /* 342: "# [#] # #/# 1/1/1/1/1 -" */
	27, /* 343: "# [#] # #/# 1/1/1/1/-" */
	1205, /* 344: "# [#] # #/# 1/1/1/-" */
	34, /* 345: "# [#] # #/# 1/1/-" */
	187, /* 346: "# [#] # #/# 1/-" */
	377, /* 347: "# [#] # #/# -" */
	305, /* 348: "[1]: #:" */
	310, /* 349: "[1]: #:1" */
	800, /* 350: "# [" */
	458, /* 351: "# [1" */
	1065, /* 352: "# [1]" */
	107, /* 353: "#:" */
	113, /* 354: "#:1" */
	803, /* 355: "<" */
	462, /* 356: "<1" */
	466, /* 357: "<11" */
	806, /* 358: "<111" */
	470, /* 359: "<1>" */
	1005, /* 360: "" */
	659, /* 361: "#" */
	1067, /* 362: "# " */
	660, /* 363: "# -" */
	295, /* 364: "# - " */
	14, /* 365: "# - 1" */
	14, /* 366: "# - 11" */
	14, /* 367: "# - 111" */
	14, /* 368: "# - 1111" */
	14, /* 369: "# - 1111-" */
	14, /* 370: "# - 1111-1" */
	14, /* 371: "# - 1111-11" */
	14, /* 372: "# - 1111-11-" */
	14, /* 373: "# - 1111-11-1" */
	14, /* 374: "# - 1111-11-11" */
	14, /* 375: "# - 1111-11-11T" */
	14, /* 376: "# - 1111-11-11T1" */
	14, /* 377: "# - 1111-11-11T11" */
	14, /* 378: "# - 1111-11-11T11:" */
	14, /* 379: "# - 1111-11-11T11:1" */
	14, /* 380: "# - 1111-11-11T11:11" */
	14, /* 381: "# - 1111-11-11T11:11:" */
	14, /* 382: "# - 1111-11-11T11:11:1" */
	474, /* 383: "# - 1111-11-11T11:11:11" */
	1005, /* 384: "# - 1111-11-11T11:11:11 " */
	659, /* 385: "# - 1111-11-11T11:11:11 #" */
	1005, /* 386: "# - 1111-11-11T11:11:11 # " */
	659, /* 387: "# - 1111-11-11T11:11:11 # #" */
	1005, /* 388: "# - 1111-11-11T11:11:11 # # " */
	478, /* 389: "# - 1111-11-11T11:11:11 # # #" */
	1005, /* 390: "# - 1111-11-11T11:11:11 # # # " */
	659, /* 391: "# - 1111-11-11T11:11:11 # # # #" */
	1069, /* 392: "# - 1111-11-11T11:11:11 # # # # " */
	1053, /* 393: "# - 1111-11-11T11:11:11 # # # # -" */
	1071, /* 394: "# - 1111-11-11T11:11:11 # # # # - " */
	660, /* 395: "# - 1111-11-11T11:11:11 # # # # - -" */
	1073, /* 396: "# - 1111-11-11T11:11:11 # # # # - - " */
	660, /* 397: "# - 1111-11-11T11:11:11 # # # # - - -" */
	1075, /* 398: "# - 1111-11-11T11:11:11 # # # # - - - " */
	1057, /* 399: "# - 1111-11-11T11:11:11 # # # # - - - -" */
	1077, /* 400: "# - 1111-11-11T11:11:11 # # # # - - - - " */
	660, /* 401: "# - 1111-11-11T11:11:11 # # # # - - - - -" */
	1005, /* 402: "# - 1111-11-11T11:11:11 # # # # - - - - - " */
	659, /* 403: "# - 1111-11-11T11:11:11 # # # # - - - - - #" */
	1005, /* 404: "# - 1111-11-11T11:11:11 # # # # - - - - - # " */
	659, /* 405: "# - 1111-11-11T11:11:11 # # # # - - - - - # #" */
	1005, /* 406: "# - 1111-11-11T11:11:11 # # # # - - - - - # # " */
	659, /* 407: "# - 1111-11-11T11:11:11 # # # # - - - - - # # #" */
	1005, /* 408: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # " */
	659, /* 409: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # #" */
	1005, /* 410: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # " */
	659, /* 411: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # #" */
	1079, /* 412: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # " */
	1079, /* 413: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # " */
	1079, /* 414: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # " */
	1079, /* 415: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # " */
	809, /* 416: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # " */
	1206, /* 417: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # " */
	1206, /* 418: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # " */
	1206, /* 419: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # " */
	1206, /* 420: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # " */
	1206, /* 421: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # " */
	1206, /* 422: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # " */
	1206, /* 423: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # # " */
	1207, /* 424: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # # # " */
	812, /* 425: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # \"" */
	135, /* 426: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # \"\\" */
	1081, /* 427: "# - 1111-11-11T11:11:11 # # # # - - - - 1" */
	1083, /* 428: "# - 1111-11-11T11:11:11 # # # # - - - 1" */
	1085, /* 429: "# - 1111-11-11T11:11:11 # # # # - - 1" */
	1087, /* 430: "# - 1111-11-11T11:11:11 # # # # - 1" */
	815, /* 431: "# - 1111-11-11T11:11:11 # # # # 1" */
	14, /* 432: "# - 1111-11-11T11:11:11 # # # # 1." */
	1089, /* 433: "# - 1111-11-11T11:11:11 # # # # 1.1" */
	315, /* 434: "# - 1111-11-11T11:11:11 # # #:" */
	320, /* 435: "# - 1111-11-11T11:11:11 # # #:1" */
	14, /* 436: "# - 1111-11-11T11:11:11-" */
	14, /* 437: "# - 1111-11-11T11:11:11-1" */
	512, /* 438: "# - 1111-11-11T11:11:11-11" */
	14, /* 439: "# - 1111-11-11T11:11:11-111" */
	1208, /* 440: "# - 1111-11-11T11:11:11Z" */
	20, /* 441: "# - 1111-11-11T11:11:11-11:" */
	14, /* 442: "# - 1111-11-11T11:11:11." */
	482, /* 443: "# - 1111-11-11T11:11:11.1" */
	818, /* 444: "# 1" */
	14, /* 445: "# 1." */
	1091, /* 446: "# 1.1" */
	1005, /* 447: "" */
	659, /* 448: "#" */
	1005, /* 449: "# " */
	659, /* 450: "# #" */
	14, /* 451: "# # " */
	295, /* 452: "# # [" */
	14, /* 453: "# # [1" */
	14, /* 454: "# # [11" */
	14, /* 455: "# # [11/" */
	14, /* 456: "# # [11/a" */
	14, /* 457: "# # [11/aa" */
	14, /* 458: "# # [11/aaa" */
	14, /* 459: "# # [11/aaa/" */
	14, /* 460: "# # [11/aaa/1" */
	14, /* 461: "# # [11/aaa/11" */
	14, /* 462: "# # [11/aaa/111" */
	14, /* 463: "# # [11/aaa/1111" */
	14, /* 464: "# # [11/aaa/1111:" */
	14, /* 465: "# # [11/aaa/1111:1" */
	14, /* 466: "# # [11/aaa/1111:11" */
	14, /* 467: "# # [11/aaa/1111:11:" */
	14, /* 468: "# # [11/aaa/1111:11:1" */
	14, /* 469: "# # [11/aaa/1111:11:11" */
	14, /* 470: "# # [11/aaa/1111:11:11:" */
	14, /* 471: "# # [11/aaa/1111:11:11:1" */
	14, /* 472: "# # [11/aaa/1111:11:11:11" */
	14, /* 473: "# # [11/aaa/1111:11:11:11 " */
	14, /* 474: "# # [11/aaa/1111:11:11:11 -" */
	14, /* 475: "# # [11/aaa/1111:11:11:11 -1" */
	14, /* 476: "# # [11/aaa/1111:11:11:11 -11" */
	14, /* 477: "# # [11/aaa/1111:11:11:11 -111" */
	430, /* 478: "# # [11/aaa/1111:11:11:11 -1111" */
	14, /* 479: "# # [11/aaa/1111:11:11:11 -1111]" */
	1193, /* 480: "# # [11/aaa/1111:11:11:11 -1111] " */
	301, /* 481: "# # [11/aaa/1111:11:11:11 -1111] #" */
	1005, /* 482: "# # [11/aaa/1111:11:11:11 -1111] # " */
	820, /* 483: "# # [11/aaa/1111:11:11:11 -1111] # #" */
	1005, /* 484: "# # [11/aaa/1111:11:11:11 -1111] # # " */
	659, /* 485: "# # [11/aaa/1111:11:11:11 -1111] # # #" */
	1005, /* 486: "# # [11/aaa/1111:11:11:11 -1111] # # # " */
	659, /* 487: "# # [11/aaa/1111:11:11:11 -1111] # # # #" */
	1005, /* 488: "# # [11/aaa/1111:11:11:11 -1111] # # # # " */
	659, /* 489: "# # [11/aaa/1111:11:11:11 -1111] # # # # #" */
	823, /* 490: "# # [11/aaa/1111:11:11:11 -1111] # # # # # " */
	826, /* 491: "# # [11/aaa/1111:11:11:11 -1111] # # # # # #" */
	1093, /* 492: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # " */
	1055, /* 493: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # -" */
	1005, /* 494: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - " */
	659, /* 495: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - #" */
	1095, /* 496: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # " */
	1057, /* 497: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # -" */
	1097, /* 498: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - " */
	660, /* 499: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - -" */
	1099, /* 500: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - " */
	1053, /* 501: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - -" */
	1101, /* 502: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - " */
	660, /* 503: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - -" */
	829, /* 504: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - " */
	832, /* 505: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - #" */
	835, /* 506: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # " */
	1103, /* 507: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # " */
	1103, /* 508: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # " */
	1103, /* 509: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # " */
	1103, /* 510: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # " */
	1103, /* 511: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # " */
	1103, /* 512: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # " */
	1103, /* 513: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # " */
	1103, /* 514: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # # " */
	1103, /* 515: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # # # " */
	1105, /* 516: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # # # # " */
	838, /* 517: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # \"" */
	135, /* 518: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # \"\\" */
	841, /* 519: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - \"" */
	1209, /* 520: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - \"\"" */
	20, /* 521: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - \"\\" */
	1107, /* 522: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - 1" */
	1109, /* 523: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - 1" */
	1111, /* 524: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - 1" */
	1113, /* 525: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # 1" */
	14, /* 526: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # 1" */
	1210, /* 527: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # 11" */
	841, /* 528: "# # [11/aaa/1111:11:11:11 -1111] # # # # # \"" */
	1211, /* 529: "# # [11/aaa/1111:11:11:11 -1111] # # # # # \"\"" */
	20, /* 530: "# # [11/aaa/1111:11:11:11 -1111] # # # # # \"\\" */
	1077, /* 531: "" */
	430, /* 532: "-" */
	844, /* 533: "- " */
	14, /* 534: "- -" */
	1053, /* 535: "- 1" */
	1193, /* 536: "- 1 " */
	301, /* 537: "- 1 #" */
	1005, /* 538: "- 1 # " */
	659, /* 539: "- 1 # #" */
	1115, /* 540: "- 1 # #/" */
	1055, /* 541: "- 1 # #/-" */
	1009, /* 542: "- 1 # #/- " */
	1057, /* 543: "- 1 # #/- -" */
	1005, /* 544: "- 1 # #/- - " */
	847, /* 545: "- 1 # #/- - #" */
	1005, /* 546: "- 1 # #/- - # " */
	850, /* 547: "- 1 # #/- - # #" */
	1005, /* 548: "- 1 # #/- - # # " */
	820, /* 549: "- 1 # #/- - # # #" */
	1005, /* 550: "- 1 # #/- - # # # " */
	659, /* 551: "- 1 # #/- - # # # #" */
	1005, /* 552: "- 1 # #/- - # # # #/" */
	659, /* 553: "- 1 # #/- - # # # #/#" */
	1117, /* 554: "- 1 # #/- - # # # #/# " */
	1119, /* 555: "- 1 # #/- 1" */
	14, /* 556: "- 1 # #/1" */
	537, /* 557: "- 1 # #/11" */
	853, /* 558: "1" */
	14, /* 559: "1." */
	1121, /* 560: "1.1" */
	1193, /* 561: "" */
	301, /* 562: "#" */
	856, /* 563: "# " */
	859, /* 564: "# #" */
	862, /* 565: "# -" */
	1193, /* 566: "" */
	301, /* 567: "#" */
	14, /* 568: "# " */
	14, /* 569: "# -" */
	1212, /* 570: "# - " */
	14, /* 571: "# - #" */
	856, /* 572: "# - #\"" */
	865, /* 573: "# - #\"#" */
	486, /* 574: "# - #\"\"" */
	1123, /* 575: "# - #\"\" " */
	1055, /* 576: "# - #\"\" -" */
	1125, /* 577: "# - #\"\" - " */
	1057, /* 578: "# - #\"\" - -" */
	1064, /* 579: "# - #\"\" - - " */
	868, /* 580: "# - #\"\" - - \"" */
	833, /* 581: "# - #\"\" - - \"\"" */
	1064, /* 582: "# - #\"\" - - \"\" " */
	871, /* 583: "# - #\"\" - - \"\" \"" */
	1213, /* 584: "# - #\"\" - - \"\" \"\"" */
	1127, /* 585: "# - #\"\" - - \"\" \"\" " */
	660, /* 586: "# - #\"\" - - \"\" \"\" -" */
	1064, /* 587: "# - #\"\" - - \"\" \"\" - " */
	874, /* 588: "# - #\"\" - - \"\" \"\" - \"" */
	660, /* 589: "# - #\"\" - - \"\" \"\" - \"\"" */
	1064, /* 590: "# - #\"\" - - \"\" \"\" - \"\" " */
	877, /* 591: "# - #\"\" - - \"\" \"\" - \"\" \"" */
	660, /* 592: "# - #\"\" - - \"\" \"\" - \"\" \"\"" */
	995, /* 593: "# - #\"\" - - \"\" \"\" - \"\" \"\" " */
	1053, /* 594: "# - #\"\" - - \"\" \"\" - \"\" \"\" -" */
	1214, /* 595: "# # - - - - m" */
	888, /* 596: "# - #\"\" - - \"\" \"\" - \"\" \"\" 1" */
	344, /* 597: "# - #\"\" - - \"\" \"\" - \"\" \"\\" */
	130, /* 598: "# - #\"\" - - \"\" \"\" - \"\\" */
	1129, /* 599: "# - #\"\" - - \"\" \"\" 1" */
	909, /* 600: "# - #\"\" - - \"\" \"\\" */
	1215, /* 601: "# - #\"\" - - \"\\" */
	1131, /* 602: "# - #\"\" - 1" */
	1133, /* 603: "# - #\"\" 1" */
	14, /* 604: "" */
	295, /* 605: "[" */
	14, /* 606: "[1" */
	14, /* 607: "[11" */
	14, /* 608: "[111" */
	14, /* 609: "[1111" */
	14, /* 610: "[1111-" */
	14, /* 611: "[1111-1" */
	14, /* 612: "[1111-11" */
	14, /* 613: "[1111-11-" */
	14, /* 614: "[1111-11-1" */
	14, /* 615: "[1111-11-11" */
	14, /* 616: "[1111-11-11T" */
	14, /* 617: "[1111-11-11T1" */
	14, /* 618: "[1111-11-11T11" */
	14, /* 619: "[1111-11-11T11:" */
	14, /* 620: "[1111-11-11T11:1" */
	14, /* 621: "[1111-11-11T11:11" */
	14, /* 622: "[1111-11-11T11:11:" */
	14, /* 623: "[1111-11-11T11:11:1" */
	490, /* 624: "[1111-11-11T11:11:11" */
	14, /* 625: "[1111-11-11T11:11:11-" */
	14, /* 626: "[1111-11-11T11:11:11-1" */
	1135, /* 627: "[1111-11-11T11:11:11-11" */
	14, /* 628: "[1111-11-11T11:11:11-111" */
	430, /* 629: "[1111-11-11T11:11:11Z" */
	14, /* 630: "[1111-11-11T11:11:11]" */
	14, /* 631: "[1111-11-11T11:11:11] " */
	856, /* 632: "[1111-11-11T11:11:11] \"" */
	865, /* 633: "[1111-11-11T11:11:11] \"#" */
	494, /* 634: "[1111-11-11T11:11:11] \"\"" */
	1095, /* 635: "[1111-11-11T11:11:11] \"\" " */
	1055, /* 636: "[1111-11-11T11:11:11] \"\" -" */
	1005, /* 637: "[1111-11-11T11:11:11] \"\" - " */
	659, /* 638: "[1111-11-11T11:11:11] \"\" - #" */
	1137, /* 639: "[1111-11-11T11:11:11] \"\" - # " */
	660, /* 640: "[1111-11-11T11:11:11] \"\" - # -" */
	638, /* 641: "[1111-11-11T11:11:11] \"\" - # - " */
	1057, /* 642: "[1111-11-11T11:11:11] \"\" - # - -" */
	1007, /* 643: "[1111-11-11T11:11:11] \"\" - # - - " */
	1053, /* 644: "[1111-11-11T11:11:11] \"\" - # - - -" */
	1005, /* 645: "[1111-11-11T11:11:11] \"\" - # - - - " */
	659, /* 646: "[1111-11-11T11:11:11] \"\" - # - - - #" */
	1064, /* 647: "[1111-11-11T11:11:11] \"\" - # - - - # " */
	865, /* 648: "[1111-11-11T11:11:11] \"\" - # - - - # \"" */
	660, /* 649: "[1111-11-11T11:11:11] \"\" - # - - - # \"\"" */
	1064, /* 650: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" " */
	865, /* 651: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"" */
	1213, /* 652: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\"" */
	1064, /* 653: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" " */
	865, /* 654: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"" */
	660, /* 655: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\"" */
	1064, /* 656: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" " */
	865, /* 657: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" \"" */
	657, /* 658: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" \"\"" */
	1064, /* 659: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" \"\" " */
	880, /* 660: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" \"\" \"" */
	1139, /* 661: "[1111-11-11T11:11:11] \"\" - # - - 1" */
	1141, /* 662: "[1111-11-11T11:11:11] \"\" - # - 1" */
	1143, /* 663: "[1111-11-11T11:11:11] \"\" - # 1" */
	1145, /* 664: "[1111-11-11T11:11:11] \"\" 1" */
	336, /* 665: "[1111-11-11T11:11:11-11:" */
	14, /* 666: "[1111-11-11T11:11:11." */
	498, /* 667: "[1111-11-11T11:11:11.1" */
	14, /* 668: "" */
	14, /* 669: "\x1B" */
	14, /* 670: "\x1B[" */
	14, /* 671: "\x1B[0" */
	1005, /* 672: "\x1B[0m" */
	847, /* 673: "\x1B[0m#" */
	1005, /* 674: "\x1B[0m# " */
	850, /* 675: "\x1B[0m# #" */
	14, /* 676: "\x1B[0m# # " */
	14, /* 677: "\x1B[0m# # \x1B" */
	1097, /* 678: "\x1B[0m# # \x1B[" */
	660, /* 679: "\x1B[0m# # \x1B[-" */
	1147, /* 680: "\x1B[0m# # \x1B[-m" */
	1055, /* 681: "\x1B[0m# # \x1B[-m-" */
	14, /* 682: "\x1B[0m# # \x1B[-m-\x1B" */
	14, /* 683: "\x1B[0m# # \x1B[-m-\x1B[" */
	14, /* 684: "\x1B[0m# # \x1B[-m-\x1B[0" */
	14, /* 685: "\x1B[0m# # \x1B[-m-\x1B[0m" */
	1009, /* 686: "\x1B[0m# # \x1B[-m-\x1B[0m " */
	1053, /* 687: "\x1B[0m# # \x1B[-m-\x1B[0m -" */
	14, /* 688: "\x1B[0m# # \x1B[-m-\x1B[0m - " */
	14, /* 689: "\x1B[0m# # \x1B[-m-\x1B[0m - m" */
	14, /* 690: "\x1B[0m# # \x1B[-m-\x1B[0m - ms" */
	14, /* 691: "\x1B[0m# # \x1B[-m-\x1B[0m - ms " */
	14, /* 692: "\x1B[0m# # \x1B[-m-\x1B[0m - ms -" */
	1149, /* 693: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - " */
	1057, /* 694: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - -" */
	14, /* 695: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - -\x1B" */
	14, /* 696: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - -\x1B[" */
	1216, /* 697: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - -\x1B[0" */
	1151, /* 698: "\x1B[0m# # \x1B[-m-\x1B[0m - ms - 1" */
	883, /* 699: "\x1B[0m# # \x1B[-m-\x1B[0m 1" */
	14, /* 700: "\x1B[0m# # \x1B[-m-\x1B[0m 1." */
	1153, /* 701: "\x1B[0m# # \x1B[-m-\x1B[0m 1.1" */
	14, /* 702: "\x1B[0m# # \x1B[-m1" */
	1217, /* 703: "\x1B[0m# # \x1B[-m11" */
	1110, /* 704: "\x1B[0m# # \x1B[1" */
	1005, /* 705: "" */
	847, /* 706: "#" */
	1005, /* 707: "# " */
	850, /* 708: "# #" */
	626, /* 709: "# # " */
	1055, /* 710: "# # -" */
	1155, /* 711: "# # - " */
	1053, /* 712: "# # - -" */
	14, /* 713: "# # - - " */
	14, /* 714: "# # - - m" */
	14, /* 715: "# # - - ms" */
	14, /* 716: "# # - - ms " */
	1218, /* 717: "# # - - ms -" */
	886, /* 718: "# # - 1" */
	14, /* 719: "# # - 1." */
	1157, /* 720: "# # - 1.1" */
	14, /* 721: "# # 1" */
	1188, /* 722: "# # 11" */
	1005, /* 723: "" */
	847, /* 724: "#" */
	1005, /* 725: "# " */
	850, /* 726: "# #" */
	1009, /* 727: "# # " */
	1055, /* 728: "# # -" */
	1011, /* 729: "# # - " */
	1057, /* 730: "# # - -" */
	14, /* 731: "# # - - " */
	14, /* 732: "# # - - -" */
	995, /* 733: "# # - - - " */
	1053, /* 734: "# # - - - -" */
	1219, /* 735: "# # - - - - " */
	889, /* 736: "# # - - - 1" */
	14, /* 737: "# # - - - 1." */
	1159, /* 738: "# # - - - 1.1" */
	1015, /* 739: "# # - 1" */
	14, /* 740: "# # 1" */
	351, /* 741: "# # 11" */
	1193, /* 742: "" */
	301, /* 743: "#" */
	1005, /* 744: "# " */
	820, /* 745: "# #" */
	1005, /* 746: "# # " */
	847, /* 747: "# # #" */
	1005, /* 748: "# # # " */
	850, /* 749: "# # # #" */
	14, /* 750: "# # # # " */
	14, /* 751: "# # # # H" */
	14, /* 752: "# # # # HT" */
	14, /* 753: "# # # # HTT" */
	14, /* 754: "# # # # HTTP" */
	1005, /* 755: "# # # # HTTP/" */
	891, /* 756: "# # # # HTTP/#" */
	502, /* 757: "" */
	1161, /* 758: "-" */
	506, /* 759: "1" */
	510, /* 760: "11" */
	514, /* 761: "111" */
	894, /* 762: "1111" */
	1163, /* 763: "1:" */
	333, /* 764: "1:1" */
	512, /* 765: "1:11" */
	21, /* 766: "1:111" */
	14, /* 767: "1:1111" */
	1165, /* 768: "1:1:" */
	333, /* 769: "1:1:1" */
	512, /* 770: "1:1:11" */
	21, /* 771: "1:1:111" */
	14, /* 772: "1:1:1111" */
	1167, /* 773: "1:1:1:" */
	333, /* 774: "1:1:1:1" */
	512, /* 775: "1:1:1:11" */
	21, /* 776: "1:1:1:111" */
	14, /* 777: "1:1:1:1111" */
	1169, /* 778: "1:1:1:1:" */
	333, /* 779: "1:1:1:1:1" */
	512, /* 780: "1:1:1:1:11" */
	21, /* 781: "1:1:1:1:111" */
	14, /* 782: "1:1:1:1:1111" */
	490, /* 783: "1:1:1:1:1:" */
	333, /* 784: "1:1:1:1:1:1" */
	512, /* 785: "1:1:1:1:1:11" */
	21, /* 786: "1:1:1:1:1:111" */
	14, /* 787: "1:1:1:1:1:1111" */
	119, /* 788: "1:1:1:1:1:1:" */
	896, /* 789: "1:1:1:1:1:1:0" */
	518, /* 790: "::1." */
	14, /* 791: "::1.0" */
	522, /* 792: "::1.1." */
	14, /* 793: "::1.1.0" */
	526, /* 794: "::1.1.1." */
	1171, /* 795: "::1.1.1.0" */
	18, /* 796: "::%" */
	899, /* 797: "::1.1.1.1" */
	902, /* 798: "::1.1.1.3" */
	325, /* 799: "::1.1.1.2" */
	905, /* 800: "::1.1.1.25" */
	1173, /* 801: "::1.1.1" */
	1175, /* 802: "::1.1.3" */
	530, /* 803: "::1.1.2" */
	1177, /* 804: "::1.1.25" */
	1179, /* 805: "::1.1" */
	1181, /* 806: "::1.3" */
	534, /* 807: "::1.2" */
	1183, /* 808: "::1.25" */
	512, /* 809: "1:1:1:1:1:1:1a" */
	21, /* 810: "1:1:1:1:1:1:11a" */
	14, /* 811: "1:1:1:1:1:1:1111" */
	1185, /* 812: "1:1:1:1:1:1:1:" */
	908, /* 813: "1:1:1:1:1:1::1" */
	911, /* 814: "1:1:1:1:1:1::11" */
	914, /* 815: "1:1:1:1:1:1::111" */
	538, /* 816: "1:1:1:1:1:1:1" */
	542, /* 817: "1:1:1:1:1:1:11" */
	917, /* 818: "1:1:1:1:1:1:111" */
	125, /* 819: "1:1:1:1:1:1:2" */
	546, /* 820: "1:1:1:1:1:1:25" */
	920, /* 821: "1:1:1:1:1:1:26" */
	550, /* 822: "1:1:1:1:1:1:3" */
	923, /* 823: "1:1:1:1:1:1::" */
	1187, /* 824: "1:1:1:1:1:1:a" */
	65, /* 825: "1:1:1:1:1::" */
	330, /* 826: "1:1:1:1:1::0" */
	554, /* 827: "1:1:1:1:1::1a" */
	558, /* 828: "1:1:1:1:1::11a" */
	926, /* 829: "1:1:1:1:1::1111" */
	909, /* 830: "1:1:1:1:1::1:" */
	131, /* 831: "1:1:1:1:1::1" */
	137, /* 832: "1:1:1:1:1::11" */
	335, /* 833: "1:1:1:1:1::111" */
	17, /* 834: "1:1:1:1:1::2" */
	143, /* 835: "1:1:1:1:1::25" */
	340, /* 836: "1:1:1:1:1::26" */
	149, /* 837: "1:1:1:1:1::3" */
	562, /* 838: "1:1:1:1:1::a" */
	72, /* 839: "1:1:1:1::" */
	345, /* 840: "1:1:1:1::0" */
	566, /* 841: "1:1:1:1::1a" */
	570, /* 842: "1:1:1:1::11a" */
	929, /* 843: "1:1:1:1::1111" */
	350, /* 844: "1:1:1:1::1:" */
	155, /* 845: "1:1:1:1::1" */
	161, /* 846: "1:1:1:1::11" */
	355, /* 847: "1:1:1:1::111" */
	25, /* 848: "1:1:1:1::2" */
	167, /* 849: "1:1:1:1::25" */
	360, /* 850: "1:1:1:1::26" */
	173, /* 851: "1:1:1:1::3" */
	574, /* 852: "1:1:1:1::a" */
	79, /* 853: "1:1:1::" */
	365, /* 854: "1:1:1::0" */
	578, /* 855: "1:1:1::1a" */
	582, /* 856: "1:1:1::11a" */
	932, /* 857: "1:1:1::1111" */
	350, /* 858: "1:1:1::1:" */
	179, /* 859: "1:1:1::1" */
	185, /* 860: "1:1:1::11" */
	370, /* 861: "1:1:1::111" */
	33, /* 862: "1:1:1::2" */
	191, /* 863: "1:1:1::25" */
	375, /* 864: "1:1:1::26" */
	197, /* 865: "1:1:1::3" */
	586, /* 866: "1:1:1::a" */
	86, /* 867: "1:1::" */
	380, /* 868: "1:1::0" */
	590, /* 869: "1:1::1a" */
	594, /* 870: "1:1::11a" */
	935, /* 871: "1:1::1111" */
	350, /* 872: "1:1::1:" */
	203, /* 873: "1:1::1" */
	209, /* 874: "1:1::11" */
	385, /* 875: "1:1::111" */
	41, /* 876: "1:1::2" */
	215, /* 877: "1:1::25" */
	390, /* 878: "1:1::26" */
	221, /* 879: "1:1::3" */
	598, /* 880: "1:1::a" */
	93, /* 881: "1::" */
	395, /* 882: "1::0" */
	602, /* 883: "1::1a" */
	606, /* 884: "1::11a" */
	938, /* 885: "1::1111" */
	350, /* 886: "1::1:" */
	227, /* 887: "1::1" */
	233, /* 888: "1::11" */
	400, /* 889: "1::111" */
	49, /* 890: "1::2" */
	239, /* 891: "1::25" */
	405, /* 892: "1::26" */
	245, /* 893: "1::3" */
	610, /* 894: "1::a" */
	14, /* 895: ":" */
	100, /* 896: "::" */
	410, /* 897: "::0" */
	614, /* 898: "::1a" */
	618, /* 899: "::11a" */
	941, /* 900: "::1111" */
	415, /* 901: "::1:" */
	251, /* 902: "::1" */
	257, /* 903: "::11" */
	420, /* 904: "::111" */
	57, /* 905: "::2" */
	263, /* 906: "::25" */
	425, /* 907: "::26" */
	269, /* 908: "::3" */
	622, /* 909: "::a" */
	944, /* 910: "u" */
	947, /* 911: "un" */
	950, /* 912: "uni" */
	953, /* 913: "unix" */
	1220, /* 914: "unix:" */
	0, /* 915: "# # #\"\" - -" */
	116, /* 916: "# # #\"\" - 1" */
	0, /* 917: "# # #\"\" - - \"\" \"\"" */
	1221, /* 918: "1111-11-11T11:11:11 # # # # # # - # - - \"\"" */
	1222, /* 919: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\"" */
	956, /* 920: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" #" */
	749, /* 921: "1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # #" */
	1223, /* 922: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\"" */
	1224, /* 923: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\"" */
	959, /* 924: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" #" */
	959, /* 925: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # #" */
	959, /* 926: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # #" */
	963, /* 927: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\"" */
	962, /* 928: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" #" */
	962, /* 929: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # #" */
	962, /* 930: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # #" */
	962, /* 931: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # #" */
	1225, /* 932: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\"" */
	1226, /* 933: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\"" */
	966, /* 934: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\"" */
	965, /* 935: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" #" */
	965, /* 936: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # #" */
	1227, /* 937: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\"" */
	969, /* 938: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\"" */
	968, /* 939: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" #" */
	1228, /* 940: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\"" */
	1229, /* 941: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\"" */
	1230, /* 942: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\"" */
	1189, /* 943: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" #" */
	1189, /* 944: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # #" */
	1189, /* 945: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # #" */
	1189, /* 946: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # #" */
	1189, /* 947: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # #" */
	1189, /* 948: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # #" */
	1189, /* 949: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # #" */
	116, /* 950: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # # # #" */
	0, /* 951: "# # - - - - ms" */
	1231, /* 952: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # # \"\"" */
	1232, /* 953: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # # \"\"" */
	1233, /* 954: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # # \"\"" */
	1234, /* 955: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # # \"\"" */
	1235, /* 956: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # # \"\"" */
	1236, /* 957: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" # \"\"" */
	1237, /* 958: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # # \"\" \"\" # \"\" \"\" \"\" \"\"" */
	1238, /* 959: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" # \"\"" */
	1239, /* 960: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # # # # \"\" \"\" \"\" \"\"" */
	1240, /* 961: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" # \"\"" */
	1241, /* 962: "# 1111-11-11T11:11:11 # # # # # # - # - - \"\" \"\" # # # \"\" \"\"" */
	971, /* 963: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"" */
	1242, /* 964: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\"" */
	974, /* 965: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #" */
	974, /* 966: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#" */
	974, /* 967: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#" */
	974, /* 968: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#" */
	977, /* 969: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/#" */
	974, /* 970: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# #" */
	974, /* 971: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# #/#" */
	749, /* 972: "# [#] # #/# 1/1/1/1/1 1 1 # # # 1/1/1/1/1 1/1 \"\" #/#/#/#/# #/#/#" */
	980, /* 973: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # #" */
	983, /* 974: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # #" */
	983, /* 975: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # #" */
	983, /* 976: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # #" */
	983, /* 977: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # #" */
	1191, /* 978: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # #" */
	1191, /* 979: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # #" */
	1191, /* 980: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # #" */
	1191, /* 981: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # #" */
	1191, /* 982: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # #" */
	1191, /* 983: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # #" */
	1191, /* 984: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # # # # # # # # #" */
	1243, /* 985: "# - 1111-11-11T11:11:11 # # # # - - - - - # # # # # # # # # \"\"" */
	986, /* 986: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # #" */
	989, /* 987: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # #" */
	989, /* 988: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # #" */
	989, /* 989: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # #" */
	989, /* 990: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # #" */
	989, /* 991: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # #" */
	992, /* 992: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # #" */
	989, /* 993: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # #" */
	989, /* 994: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # # #" */
	989, /* 995: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # # # # # # # # # # #" */
	1244, /* 996: "# # [11/aaa/1111:11:11:11 -1111] # # # # # # - # - - - - # \"\"" */
	749, /* 997: "- 1 # #/- - # # # #/# #" */
	0, /* 998: "[1111-11-11T11:11:11] \"\" - # - - - # \"\" \"\" \"\" \"\" \"\"" */
	0, /* 999: "-#" */
};

static const short uric_log__log_line_further[1246] = {
	   0,   53,   57,  119,  250,  359,  446,  530,  560,  565,  603,  667,  704,  722,  741,    1,
	  17,   42,  165,  -38,  -44,   -2,    1,    2,   -4,   -7,  151,  -52,  -58,   -2,    1,    2,
	  -4,   -7,  137,  -66,  -72,   -2,    1,    2,   -4,   -7,  123,  -80,  -86,   -2,    1,    2,
	  -4,   -7,  109,  -94, -100,   -2,    1,    2,   -4,   -7,   94, -109, -115,   -2,    1,    2,
	  -4,   -7,  174,  -29,    1,    6,    9,   12,   13,  160,  -43,    1,    6,    9,   12,   13,
	 146,  -57,    1,    6,    9,   12,   13,  132,  -71,    1,    6,    9,   12,   13,  118,  -85,
	   1,    6,    9,   12,   13,  103, -100,    1,    6,    9,   12,   13, -101, -100, -101,    1,
	   0,  -98, -102, -101, -102,    0,   -1,  -99,    1,   28,   31,   34,   35,   36,  -29,   -2,
	   1,    2,   -7,  -10,  168,  -35,  -41,    1,   -1,   -4,  167,  -36,  -42,    1,   -2,   -4,
	 164,  -39,  -45,   -2,   -7,   -5,  162,  -41,  -47,   -1,   -7,  -10,  154,  -49,  -55,    1,
	  -1,   -4,  153,  -50,  -56,    1,   -2,   -4,  150,  -53,  -59,   -2,   -7,   -5,  148,  -55,
	 -61,   -1,   -7,  -10,  140,  -63,  -69,    1,   -1,   -4,  139,  -64,  -70,    1,   -2,   -4,
	 136,  -67,  -73,   -2,   -7,   -5,  134,  -69,  -75,   -1,   -7,  -10,  126,  -77,  -83,    1,
	  -1,   -4,  125,  -78,  -84,    1,   -2,   -4,  122,  -81,  -87,   -2,   -7,   -5,  120,  -83,
	 -89,   -1,   -7,  -10,  112,  -91,  -97,    1,   -1,   -4,  111,  -92,  -98,    1,   -2,   -4,
	 108,  -95, -101,   -2,   -7,   -5,  106,  -97, -103,   -1,   -7,  -10,   97, -106, -112,    1,
	  -1,   -4,   96, -107, -113,    1,   -2,   -4,   93, -110, -116,   -2,   -7,   -5,   91, -112,
	-118,   -1,   -7,  -10,  -29,  -28,    1,    0,  -29,  -30,  -29,    0,   -1,  -30,  -96,  -95,
	   1,    0,  -96,  -97,  -96,    0,   -1,  -97,    1,    3,    1,  104,    4,    0,    1,    0,
	 101,    3,  -88,  -87,  -88,    1,    0,  -89,  -88,  -89,    0,   -1,  -45,  -44,    1,    0,
	 -45,  -46,  -45,    0,   -1,  -46,  200,   -3,   -1,    1,   -4,  173,  -30,  -36,    1,    4,
	 166,  -37,  -43,   -4,   -3,  163,  -40,  -46,   -8,   -6,  159,  -44,  -50,    1,    4,  -18,
	 -13,  -10,   -7,   -6,  152,  -51,  -57,   -4,   -3,  149,  -54,  -60,   -8,   -6,  145,  -58,
	 -64,    1,    4,  138,  -65,  -71,   -4,   -3,  135,  -68,  -74,   -8,   -6,  131,  -72,  -78,
	   1,    4,  124,  -79,  -85,   -4,   -3,  121,  -82,  -88,   -8,   -6,  117,  -86,  -92,    1,
	   4,  110,  -93,  -99,   -4,   -3,  107,  -96, -102,   -8,   -6,  102, -101, -107,    1,    4,
	 -19,  -14,  -11,   -8,   -7,   95, -108, -114,   -4,   -3,   92, -111, -117,   -8,   -6,    1,
	  35,   41,   39,    0,    1,   29,    0,  -41,   -7,    0,   -3,    1,  102,  108,  106,    0,
	   1,   96,    0, -108,   -7,    0,   -3,    0,    1,    0,   88,  -88,  -88,    0,    1, -102,
	   1,    3, -101, -103,    1,    2, -102, -107, -105, -107, -104,    1,   53,   59,   57,    0,
	   1,   45,    0,  -59,   -7,    0,   -3,   -1,    1,    0,   -1,    1,   42,    5,    6,   -1,
	   1,    0,   -1,  -42,    0,  -38,  -37,    1,    2,  138,  153,  240,   -1,    1,    4,  239,
	  -2,    1,    3,  238,   -3,    1,    2,    1,   15,   17,   16,    1,    9,   11,   10,    1,
	   3,    5,    4,   -9,   -1,    1,  -10,  -15,   -1,    1,  -16,  -26,    1,   -4,   -7,  -27,
	   1,   -5,   -7,  -30,   -2,  -10,   -8,  -32,   -1,  -10,  -13,  172,  -31,    1,    3,  171,
	 -32,    1,    2,  161,  -42,  -11,   -8,  158,  -45,    1,    3,  157,  -46,    1,    2,  147,
	 -56,  -11,   -8,  144,  -59,    1,    3,  143,  -60,    1,    2,  133,  -70,  -11,   -8,  130,
	 -73,    1,    3,  129,  -74,    1,    2,  119,  -84,  -11,   -8,  116,  -87,    1,    3,  115,
	 -88,    1,    2,  105,  -98,  -11,   -8,  101, -102,    1,    3,  100, -103,    1,    2,   90,
	-113,  -11,   -8,    1,   12,    1,    0,    1,    0,    0,    1,    7,  -11,    1,  -11,    1,
	  21,    1,    0,    1,   16,    0,    1,    5,    0,  883,    1,  -20,    1,  -20,    1,    8,
	   5,    0,    1,    4,    0,    1,    0,    0,  819,    6,    0,  818,    3,    0,  759,   73,
	   0,  758,   70,    0,  757,   64,  757,   61,  757,  757,   58,  757,    0,  756,   53,    0,
	 755,   50,    0,  754,   47,  754,   44,  754,  754,   41,  754,    0,  753,   38,    0,  752,
	  35,    0,  751,   31,    0,  750,   28,    0,  749,   25,    0,  749,    1,    0,  748,    1,
	   0,  747,    1,    0,  746,    1,    0,  745,    1,    0,  744,    1,    0,  743,    1,    0,
	 742,    1,    0,  736,    1,    0,  735,    1,    0,  731,    1,    0,  730,    1,    0,    0,
	   1,    0,    0,    1,    1,   76,    2,    1,   72,    2,    1,   68,    2,    1,   64,    2,
	   1,   60,    2,    1,   56,    2,    1,   52,    2,    1,   42,    2,    1,   38,    2,    1,
	  34,    2,    1,   30,    2,    1,   26,    2,    1,   22,    2,    1,   18,    2,    0,    0,
	   1,  -87,  -87,    1, -101,    1, -100, -104,    1, -103,  561,    9,  561,    0,  560,    1,
	 -37,    1,    0,  -80,    1,    0,    1,    0,    1,   38,    1,    0,    1,    0,    1,   15,
	   1,    0,    1,    0,  480,   11,  480,    0,  479,    1,    0,    1,    2,    0,    1,    2,
	   0,    1,    0,    0,    1,    0,  -25,    1,    0,    1,    2,    1,    0, -542,    0,   -1,
	-523,   -1,    0,    1,    0,    0,    1,   21,    0,    1,   17,    0,    1,   10,    0,    1,
	   6,    0,  338,    0,  -11,    1,    0,   -5,    1,    0,   -1,    1,    0,  -29,    0,  237,
	  -4,    1,   20,   23,  202,   -1,    1,  201,   -2,   -3,  199,   -4,   -5,  186,  -17,    1,
	 185,  -18,    1,  184,  -19,  -20,  -28,   -7,   -6,  -31,  -11,   -9,  176,  -27,  -10,  170,
	 -33,    1,  156,  -47,    1,  142,  -61,    1,  128,  -75,    1,  114,  -89,    1,   99, -104,
	   1,   89, -152,    1,   88, -153,    1,   87, -154,    1,   86, -155,    1,    0, -817,    0,
	   0, -757,    0,    0, -756,    0,    0, -753,    0,    0, -751,    0,    0,    1,    0,    0,
	   0, -644,    0, -644,    0,    0, -560,    0,    0, -560,    0,    0, -479,    0,    0, -479,
	   0,    0, -479,    0,    1,    3,  903,  904,    1,    9,   -7,    0,  -29,    0,    1,    1,
	   1,   18,    1,   13,    1,   10,  818,  818,   -8,    0,  -11,    0,    1,   85,    1,   80,
	   1,   77,  758,  758,  757,  757,  752,  752,  749,   22,  749,   19,  749,   16,  749,   13,
	 749,   10,  749,    7,  749,    4,  -75,    0,  -78,    0,    1,   97,    1,    0,    1,    0,
	   1,    0,    1,    0,  644,    9,  645,  645,  633,    1,  -87,  -94,    1,   82,    1,   39,
	   1,   36,    1,   33,    1,   30,    1,   27,  561,  561,  -25,    0,  -28,    0,  -31,    0,
	 -34,    0,  -39,    0,  -82,    0,    1,   34,    1,   29,    1,   26,    1,   23,    1,   20,
	 480,  480,  461,  461,  -18,    0,  -21,    0,  -24,    0,  -27,    0,    1,   16,  443,  443,
	 -11,    0,  -27,    0,    1,   28,    1,   25,    1,   14,  -12,    0,  -23,    0,  -26,    0,
	   1,   38,    1,   24,  -16,    0,  -19,    0,  -22,    0,  -27,    0,    1,   22,    1,    5,
	  -3,    0,  -13,    0,    1,    7,   -7,    0,   -3,    0,  241,    0,    1,  118,    1,   99,
	   1,   80,    1,   61,  204,    1,   -7,    1,   -8,   -9,  -10,  -11,  -13,    1,  -14,  -15,
	 -16,  -17,    1,  -17,  -15,  -12,    0, -748,    0, -560,    1,    1,  -10,  -19,  -28,   -8,
	 -38,  -25, -105,    1,  630,  -24,  -62,  561,  526,  -56,  -14,  -34,  -37,    1,    1,  356,
	 -21,  254,  -22, -705, -140,   85, -818, -817, -758, -757, -755, -754, -752, -750, -749, -748,
	-751, -753, -755, -757, -759, -761, -763, -776, -778, -788, -790, -644, -568, -489,
};


static const unsigned char uric_log__log_line_extra[55] = {
	0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0,
};


static const unsigned char uric_log__log_line_events[1246] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,  0,
	76,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,  0, 76,  0,
	 0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,  0,  0, 15,  9,  0,
	13,  0,  0, 47,  9,  0, 13,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,
	 0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,
	 0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,
	 0,  0, 76,  0,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0, 76,  0,
	 0,  0,  0,  0,  0, 15,  0, 13,  9,  0, 47,  0, 13,  9,  0, 15,
	 0, 13,  9,  0, 47,  0, 13,  9,  1,  0, 67,  0,  0,  0, 15,  9,
	13,  0,  0, 15,  9,  0, 13,  0, 47,  9,  0, 13,  0, 15,  0, 13,
	 9,  0, 47,  0, 13,  9, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0,
	76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,
	 0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,
	 0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,
	 0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0,
	 0,  0,  0,  0,  0, 76,  0,  0,  0,  0, 76,  0,  0,  0,  0, 21,
	 0,  0,  0,  0, 15, 13,  9, 21,  0,  0,  0, 21,  0,  0,  0,  0,
	15, 13,  9, 21,  0,  0,  0,  0, 15,  9, 13,  0,  9,  0, 21,  0,
	 0, 11,  0,  0,  0, 11,  0,  1,  0, 67,  0, 21,  0,  0,  0,  0,
	15, 13,  9, 21,  0,  0,  0,  0, 61,  0,  9,  0,  0,  0, 21,  0,
	63,  0,  9,  0,  0,  0, 21,  1,  1,  1,  1, 55,  0,  0,  0, 55,
	 0,  0,  0, 55,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 76,  0,  0,  0, 76,
	 0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,
	 0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,
	 0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,
	 0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,  0,  0,  0, 76,
	 0,  0,  0,  1,  1, 67,  0, 17,  9,  0,  0,  9,  0, 17,  9,  1,
	 1, 67,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0, 17,  9,  1,  1,
	 1,  0, 39,  0,  0, 45,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,
	 0,  0,  9,  0,  0,  9,  1,  3, 67,  1,  3, 67,  0,  0,  9,  0,
	 0,  9,  0,  0,  9,  1,  3, 67,  1,  3, 67,  0,  0,  9,  0,  0,
	 9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  9,
	21,  0,  9, 45,  0,  1,  1,  0,  1,  1,  0,  1,  1,  0,  1,  1,
	 0,  1,  1,  0,  1,  1,  0,  1,  1,  0,  1,  1,  0,  1,  1,  0,
	 1,  1,  0,  1,  1,  0,  1,  1,  0,  1,  1,  0,  1,  1,  0,  9,
	 0,  1, 67,  1,  0,  0,  0,  0, 11,  0,  1,  3, 67,  0,  0,  9,
	43,  0,  0, 45,  0,  0, 19,  9,  1,  3, 67,  0, 23,  9,  1,  3,
	67,  0, 35,  9,  1,  3, 67,  0,  0,  9,  0,  0,  9,  0,  1,  1,
	 0, 25,  9,  0, 27,  9, 21,  0,  0,  1,  1, 67,  0, 39,  9,  0,
	39,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,
	 9,  0,  0,  9, 43,  0,  0, 43,  0,  0, 43,  0,  0, 29,  9, 55,
	 0,  0,  0,  0, 76,  0,  0, 76,  0,  0, 76,  0,  0, 76,  0,  0,
	76,  0,  0, 76,  0,  0,  0,  0,  0,  0,  0,  0, 76,  0,  0, 76,
	 0,  0, 76,  0,  0, 76,  0,  0, 76,  0,  0, 76,  0,  0, 76,  0,
	 0, 55,  0,  0, 55,  0,  0, 55,  0,  0, 55,  0,  0,  0, 45,  9,
	 0, 45,  9,  0, 45,  9,  0, 45,  9,  0, 45,  9,  0,  7,  9,  0,
	 9, 45,  0, 45,  9,  0, 39,  9,  0, 45,  9,  0, 37,  9,  0, 45,
	 9,  0, 39,  9,  1,  1,  1,  1,  1,  1, 33,  0, 41,  0,  1, 67,
	 1,  1,  1,  1,  1,  1,  1, 67, 33,  0, 45,  0,  1,  1,  1,  1,
	 1,  1,  1, 67,  1, 67,  1, 67,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0, 33,  0, 45,  0,  0,  0, 45,  0, 43,  0,
	31,  0, 33,  0,  5,  3,  1, 67,  5,  3,  0,  0,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1, 67, 45,  0, 33,  0, 45,  0,
	45,  0, 43,  0, 45,  0,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1, 67,  1, 67, 45,  0, 43,  0, 45,  0, 33,  0,  1,  1,  1, 67,
	33,  0, 21,  0,  1,  1,  1,  1,  1,  1, 45,  0, 33,  0, 31,  0,
	 0,  0,  1,  1, 43,  0, 33,  0, 45,  0, 31,  0,  1,  1,  1,  1,
	33,  0, 43,  0,  1,  1, 43,  0, 43,  0, 55,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 76,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 53, 59, 57, 57, 41, 39,
	21,  0, 21, 49,  5,  0,  0,  0,  0, 21, 35,  0, 23, 57, 37,  0,
	 0,  0,  0,  0,  0, 55, 23, 37, 23, 37, 45, 45, 45, 45, 45, 45,
	 0,  0,  0,  0,  0,  0,  0, 45, 45, 45, 45, 73, 45, 37,
};

static const char uric_log__log_line_eof_actions[] = {
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
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 33, 33, 37, 23, 37,
	45, 45, 23, 37, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 45,
	45, 45, 45, 70, 73, 45, 45, 45,
	45, 45, 45, 45, 45, 39, 45, 45,
	45, 45, 0, 0, 0, 0, 0, 0,
	0, 45, 37, 45, 45, 45, 45, 45,
	39, 45, 45, 45, 37, 45, 45, 0
};

enum { uric_log_log_line_first_final = 915 };
enum { uric_log_log_line_error = 0 };

enum { uric_log_log_line_en_client_alone = 757 };
enum { uric_log_log_line_en_main_as_common = 2 };
enum { uric_log_log_line_en_main_as_combined = 18 };
enum { uric_log_log_line_en_main_as_vhost = 43 };
enum { uric_log_log_line_en_main_as_nginx = 54 };
enum { uric_log_log_line_en_main_as_elb = 58 };
enum { uric_log_log_line_en_main_as_alb = 120 };
enum { uric_log_log_line_en_main_as_haproxy = 251 };
enum { uric_log_log_line_en_main_as_nlb = 360 };
enum { uric_log_log_line_en_main_as_s3 = 447 };
enum { uric_log_log_line_en_main_as_squid = 531 };
enum { uric_log_log_line_en_main_as_lighttpd = 561 };
enum { uric_log_log_line_en_main_as_varnish = 18 };
enum { uric_log_log_line_en_main_as_traefik = 566 };
enum { uric_log_log_line_en_main_as_envoy = 604 };
enum { uric_log_log_line_en_main_as_morgan = 668 };
enum { uric_log_log_line_en_main_as_morgan_plain = 705 };
enum { uric_log_log_line_en_main_as_morgan_tiny = 723 };
enum { uric_log_log_line_en_main_as_morgan_short = 742 };

enum uric_status uric_log_log_scan_line(const struct uric_log_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    static const uint16_t start[URIC_LOG_LOG_ENTRIES] = { URIC_LOG_LOG_LINE_STARTS };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    struct uric_log_line_marks r = { line, row, 0, URIC_LOG_FIELDS, 0, 0, 0 };
    uint32_t colon = 0;
    int cs = start[f->machine], top = 0, stack[1] = { 0 };

    row->defined = row->escaped = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_log__log_line_class[*p];
	_trans = (unsigned int)uric_log__log_line_shapes[uric_log__log_line_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_log__log_line_extra[_class];
	_trans += uric_log__log_line_ways[cs];
	cs += uric_log__log_line_further[_trans];

	if ( uric_log__log_line_events[_trans] == 0 )
		goto _again;

	_acts = uric_log__log_line_actions + uric_log__log_line_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        r.begin = AT;
        r.escaped = *p == f->escape_byte;
        r.quoted = 0;
    }
	break;
	case 1:
	{ r.begin = AT + 1; r.escaped = 0; r.quoted = 1; }
	break;
	case 2:
	{ r.begin = AT + 1; r.escaped = r.quoted = 0; }
	break;
	case 3:
	{ r.quoted = 1; }
	break;
	case 4:
	{ r.escaped = 1; }
	break;
	case 5:
	{ row->defined = row->escaped = 0; r.own = URIC_LOG_FIELDS; }
	break;
	case 6:
	{ colon = AT; }
	break;
	case 7:
	{ uric_log_field_ends(&r, URIC_LOG_CLIENT, AT); }
	break;
	case 8:
	{ uric_log_field_ends(&r, URIC_LOG_IDENT, AT); }
	break;
	case 9:
	{ uric_log_field_ends(&r, URIC_LOG_USER, AT); }
	break;
	case 10:
	{ uric_log_field_ends(&r, URIC_LOG_TIME, AT); }
	break;
	case 11:
	{ uric_log_field_ends(&r, URIC_LOG_REQUEST, AT); }
	break;
	case 12:
	{ uric_log_field_ends(&r, URIC_LOG_METHOD, AT); }
	break;
	case 13:
	{ uric_log_field_ends(&r, URIC_LOG_TARGET, AT); }
	break;
	case 14:
	{ uric_log_field_ends(&r, URIC_LOG_PROTOCOL, AT); }
	break;
	case 15:
	{ uric_log_field_ends(&r, URIC_LOG_STATUS, AT); }
	break;
	case 16:
	{ uric_log_field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 17:
	{ uric_log_field_ends(&r, URIC_LOG_REFERER, AT); }
	break;
	case 18:
	{ uric_log_field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 19:
	{ uric_log_field_ends(&r, URIC_LOG_HOST, AT); }
	break;
	case 20:
	{ uric_log_field_ends(&r, URIC_LOG_PORT, AT); }
	break;
	case 21:
	{ uric_log_field_ends(&r, URIC_LOG_DURATION, AT); }
	break;
	case 22:
	{ uric_log_field_ends(&r, r.own++, AT); }
	break;
	case 23:
	{
        uric_log_field_ends(&r, URIC_LOG_CLIENT, colon);
        uric_log_log_strip_brackets(line, &row->column[URIC_LOG_CLIENT]);
        r.begin = colon + 1;
        r.escaped = 0;
        uric_log_field_ends(&r, URIC_LOG_CLIENT_PORT, AT);
    }
	break;
	case 24:
	{
        uric_log_field_ends(&r, r.own, AT);
        row->defined |= URIC_LOG_LOG_BIT(r.own++);
    }
	break;
	case 25:
	{}
	break;
	case 26:
	{ p--; {stack[top++] = cs; cs = 757;goto _again;} }
	break;
	case 27:
	{ p--; {cs = stack[--top]; goto _again;} }
	break;
	case 28:
	{
        p = uric_log_read_named(f, URIC_LOG_STEP_USER, p, pe, &r);
        if (r.broken) {
            cs = uric_log_log_line_error;
            {p++; goto _out; }
        }
    }
	break;
	case 29:
	{
        p = uric_log_read_named(f, URIC_LOG_STEP_WORDS, p, pe, &r);
        if (r.broken) {
            cs = uric_log_log_line_error;
            {p++; goto _out; }
        }
    }
	break;
	case 31:
	{ r.own = URIC_LOG_FIELDS + 19; }
	break;
	case 32:
	{ uric_log_field_ends(&r, URIC_LOG_REQUEST, AT - 1); }
	break;
	case 33:
	{ uric_log_field_ends(&r, URIC_LOG_REQUEST, AT - 1); }
	break;
	case 34:
	{
        (void)2;
        (void)18;
        (void)43;
        (void)54;
        (void)58;
        (void)120;
        (void)251;
        (void)360;
        (void)447;
        (void)531;
        (void)561;
        (void)18;
        (void)566;
        (void)604;
        (void)668;
        (void)705;
        (void)723;
        (void)742;
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
	if ( p == eof )
	{
	const char *__acts = uric_log__log_line_actions + uric_log__log_line_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 11:
	{ uric_log_field_ends(&r, URIC_LOG_REQUEST, AT); }
	break;
	case 16:
	{ uric_log_field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 18:
	{ uric_log_field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 19:
	{ uric_log_field_ends(&r, URIC_LOG_HOST, AT); }
	break;
	case 22:
	{ uric_log_field_ends(&r, r.own++, AT); }
	break;
	case 30:
	{ r.own = URIC_LOG_FIELDS + 19; }
	break;
	case 31:
	{ r.own = URIC_LOG_FIELDS + 19; }
	break;
		}
	}
	}

	_out: {}
	}

    if (cs < uric_log_log_line_first_final)
        return uric_log_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    uric_log_log_take_request(f, line, row);
    return URIC_OK;
}

#undef AT

/* Generated from grammar/log/log_field.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Clients and hosts in access logs, one at a time: the fast reader takes the usual ones itself, by
 * how far a run goes, and leaves the others to this. */

static const char uric_log__log_field_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4
};

/* The states, each with a shortest string that leads to it:
 * 2: ""  3: "1:"  4: "1:1"  5: "1:11"  6: "1:111"  7: "1:1111"  8: "1:1:"  9: "1:1:1"
 * 10: "1:1:11"  11: "1:1:111"  12: "1:1:1111"  13: "1:1:1:"  14: "1:1:1:1"  15: "1:1:1:11"
 * 16: "1:1:1:111"  17: "1:1:1:1111"  18: "1:1:1:1:"  19: "1:1:1:1:1"  20: "1:1:1:1:11"
 * 21: "1:1:1:1:111"  22: "1:1:1:1:1111"  23: "1:1:1:1:1:"  24: "1:1:1:1:1:1"
 * 25: "1:1:1:1:1:11"  26: "1:1:1:1:1:111"  27: "1:1:1:1:1:1111"  28: "1:1:1:1:1:1:"
 * 29: "1:1:1:1:1:1:0"  30: "::1."  31: "::1.0"  32: "::1.1."  33: "::1.1.0"  34: "::1.1.1."
 * 35: "::%"  36: "::1.1.1"  37: "::1.1.3"  38: "::1.1.2"  39: "::1.1.25"  40: "::1.1"
 * 41: "::1.3"  42: "::1.2"  43: "::1.25"  44: "1:1:1:1:1:1:1a"  45: "1:1:1:1:1:1:11a"
 * 46: "1:1:1:1:1:1:1111"  47: "1:1:1:1:1:1:1:"  48: "1:1:1:1:1:1:1"  49: "1:1:1:1:1:1:11"
 * 50: "1:1:1:1:1:1:111"  51: "1:1:1:1:1:1:2"  52: "1:1:1:1:1:1:25"  53: "1:1:1:1:1:1:26"
 * 54: "1:1:1:1:1:1:3"  55: "1:1:1:1:1:1:a"  56: "1:1:1:1:1::1:"  57: "1:1:1:1::1:"
 * 58: "1:1:1::1:"  59: "1:1::1:"  60: "1::1:"  61: ":"  62: "::1:"  63: ""  64: "\\"  65: "\\x"
 * 66: "\\x1"  67: "["  68: "[."  69: "-"  70: "1"  71: "11"  72: "111"  73: "1111"
 * 74: "::1.1.1.0"  75: "::1.1.1.1"  76: "::1.1.1.3"  77: "::1.1.1.2"  78: "::1.1.1.25"
 * 79: "1:1:1:1:1:1::1"  80: "1:1:1:1:1:1::11"  81: "1:1:1:1:1:1::111"  82: "1:1:1:1:1:1::"
 * 83: "1:1:1:1:1::"  84: "1:1:1:1:1::0"  85: "1:1:1:1:1::1a"  86: "1:1:1:1:1::11a"
 * 87: "1:1:1:1:1::1111"  88: "1:1:1:1:1::1"  89: "1:1:1:1:1::11"  90: "1:1:1:1:1::111"
 * 91: "1:1:1:1:1::2"  92: "1:1:1:1:1::25"  93: "1:1:1:1:1::26"  94: "1:1:1:1:1::3"
 * 95: "1:1:1:1:1::a"  96: "1:1:1:1::"  97: "1:1:1:1::0"  98: "1:1:1:1::1a"  99: "1:1:1:1::11a"
 * 100: "1:1:1:1::1111"  101: "1:1:1:1::1"  102: "1:1:1:1::11"  103: "1:1:1:1::111"
 * 104: "1:1:1:1::2"  105: "1:1:1:1::25"  106: "1:1:1:1::26"  107: "1:1:1:1::3"
 * 108: "1:1:1:1::a"  109: "1:1:1::"  110: "1:1:1::0"  111: "1:1:1::1a"  112: "1:1:1::11a"
 * 113: "1:1:1::1111"  114: "1:1:1::1"  115: "1:1:1::11"  116: "1:1:1::111"  117: "1:1:1::2"
 * 118: "1:1:1::25"  119: "1:1:1::26"  120: "1:1:1::3"  121: "1:1:1::a"  122: "1:1::"
 * 123: "1:1::0"  124: "1:1::1a"  125: "1:1::11a"  126: "1:1::1111"  127: "1:1::1"
 * 128: "1:1::11"  129: "1:1::111"  130: "1:1::2"  131: "1:1::25"  132: "1:1::26"  133: "1:1::3"
 * 134: "1:1::a"  135: "1::"  136: "1::0"  137: "1::1a"  138: "1::11a"  139: "1::1111"
 * 140: "1::1"  141: "1::11"  142: "1::111"  143: "1::2"  144: "1::25"  145: "1::26"
 * 146: "1::3"  147: "1::a"  148: "::"  149: "::0"  150: "::1a"  151: "::11a"  152: "::1111"
 * 153: "::1"  154: "::11"  155: "::111"  156: "::2"  157: "::25"  158: "::26"  159: "::3"
 * 160: "::a"  161: "u"  162: "un"  163: "uni"  164: "unix"  165: "[.]"  166: "-"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_log__log_field_class[256] = {
	 0,  1,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  3,  2,  2,  2,  2,  4,  2,  2,  5,  6,  2,
	 7,  8,  9, 10, 10, 11, 12, 12, 12, 12, 13,  2,  2,  2,  2,  2,
	 2, 14, 14, 14, 14, 14, 14,  5,  5,  5,  5,  5,  5,  5,  5,  5,
	 5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5, 15, 16, 17,  2,  5,
	 2, 14, 14, 14, 14, 14, 14,  5,  5, 18,  5,  5,  5,  5, 19,  5,
	 5,  5,  5,  5,  5, 20,  5,  5, 21,  5,  5,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
};


static const unsigned char uric_log__log_field_next[22][167] = {
	{ /* \x00 */
		2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{ /* \x01 */
		2, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{ /* \x02-$ &-) +-, / ;-@ ^ ` {-\xFF */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{ /* % */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
		35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
		35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
		35, 0, 0, 0, 0, 0, 0,
	},
	{ /* * */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 166,
	},
	{ /* - G-Z _ g-h j-m o-t v-w y-z */
		2, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 0, 0, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 69, 69, 69, 69, 0, 166,
	},
	{ /* . */
		2, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 32,
		0, 34, 0, 69, 34, 34, 34, 34, 32, 32, 32, 32, 0, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 68, 68, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30, 0,
		0, 30, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30, 0, 0, 30, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30, 0, 0, 30, 0, 0, 0, 30,
		30, 30, 30, 30, 30, 30, 0, 0, 30, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30, 0, 0, 30, 0, 0, 0, 30, 30, 30, 30, 30, 30, 30,
		0, 69, 69, 69, 69, 0, 166,
	},
	{ /* 0 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 29, 44, 31, 0,
		33, 0, 74, 69, 37, 33, 37, 33, 41, 31, 41, 31, 45, 46, 0, 79, 49, 50, 46, 49, 50, 45, 53, 44, 79, 84, 97, 110, 123, 0, 136, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 76, 74, 80, 81, 74, 79, 84, 85, 86, 87, 0, 89, 90, 87, 89, 90, 86, 93, 85,
		97, 98, 99, 100, 0, 102, 103, 100, 102, 103, 99, 106, 98, 110, 111, 112, 113, 0, 115, 116, 113, 115, 116, 112, 119, 111, 123, 124, 125, 126, 0, 128,
		129, 126, 128, 129, 125, 132, 124, 136, 137, 138, 139, 0, 141, 142, 139, 141, 142, 138, 145, 137, 149, 150, 151, 152, 0, 154, 155, 152, 154, 155, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* 1 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 48, 44, 40, 0,
		36, 0, 75, 69, 37, 33, 37, 33, 41, 31, 41, 31, 45, 46, 0, 79, 49, 50, 46, 49, 50, 45, 53, 44, 79, 88, 101, 114, 127, 0, 140, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 76, 74, 80, 81, 74, 79, 88, 85, 86, 87, 0, 89, 90, 87, 89, 90, 86, 93, 85,
		101, 98, 99, 100, 0, 102, 103, 100, 102, 103, 99, 106, 98, 114, 111, 112, 113, 0, 115, 116, 113, 115, 116, 112, 119, 111, 127, 124, 125, 126, 0, 128,
		129, 126, 128, 129, 125, 132, 124, 140, 137, 138, 139, 0, 141, 142, 139, 141, 142, 138, 145, 137, 153, 150, 151, 152, 0, 154, 155, 152, 154, 155, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* 2 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 51, 44, 42, 0,
		38, 0, 77, 69, 37, 33, 37, 33, 41, 31, 41, 31, 45, 46, 0, 79, 49, 50, 46, 49, 50, 45, 53, 44, 79, 91, 104, 117, 130, 0, 143, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 76, 74, 80, 81, 74, 79, 91, 85, 86, 87, 0, 89, 90, 87, 89, 90, 86, 93, 85,
		104, 98, 99, 100, 0, 102, 103, 100, 102, 103, 99, 106, 98, 117, 111, 112, 113, 0, 115, 116, 113, 115, 116, 112, 119, 111, 130, 124, 125, 126, 0, 128,
		129, 126, 128, 129, 125, 132, 124, 143, 137, 138, 139, 0, 141, 142, 139, 141, 142, 138, 145, 137, 156, 150, 151, 152, 0, 154, 155, 152, 154, 155, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* 3-4 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 54, 44, 41, 0,
		37, 0, 76, 69, 37, 33, 37, 33, 41, 31, 41, 31, 45, 46, 0, 79, 49, 50, 46, 49, 50, 45, 53, 44, 79, 94, 107, 120, 133, 0, 146, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 76, 74, 80, 81, 74, 79, 94, 85, 86, 87, 0, 89, 90, 87, 89, 90, 86, 93, 85,
		107, 98, 99, 100, 0, 102, 103, 100, 102, 103, 99, 106, 98, 120, 111, 112, 113, 0, 115, 116, 113, 115, 116, 112, 119, 111, 133, 124, 125, 126, 0, 128,
		129, 126, 128, 129, 125, 132, 124, 146, 137, 138, 139, 0, 141, 142, 139, 141, 142, 138, 145, 137, 159, 150, 151, 152, 0, 154, 155, 152, 154, 155, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* 5 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 54, 44, 41, 0,
		37, 0, 76, 69, 37, 33, 39, 33, 41, 31, 43, 31, 45, 46, 0, 79, 49, 50, 46, 52, 50, 45, 53, 44, 79, 94, 107, 120, 133, 0, 146, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 78, 74, 80, 81, 74, 79, 94, 85, 86, 87, 0, 89, 90, 87, 92, 90, 86, 93, 85,
		107, 98, 99, 100, 0, 102, 103, 100, 105, 103, 99, 106, 98, 120, 111, 112, 113, 0, 115, 116, 113, 118, 116, 112, 119, 111, 133, 124, 125, 126, 0, 128,
		129, 126, 131, 129, 125, 132, 124, 146, 137, 138, 139, 0, 141, 142, 139, 144, 142, 138, 145, 137, 159, 150, 151, 152, 0, 154, 155, 152, 157, 155, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* 6-9 */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 54, 44, 41, 0,
		37, 0, 76, 69, 37, 33, 33, 0, 41, 31, 31, 0, 45, 46, 0, 79, 49, 50, 46, 53, 45, 45, 53, 44, 79, 94, 107, 120, 133, 0, 146, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 76, 74, 74, 0, 80, 81, 74, 79, 94, 85, 86, 87, 0, 89, 90, 87, 93, 86, 86, 93, 85,
		107, 98, 99, 100, 0, 102, 103, 100, 106, 99, 99, 106, 98, 120, 111, 112, 113, 0, 115, 116, 113, 119, 112, 112, 119, 111, 133, 124, 125, 126, 0, 128,
		129, 126, 132, 125, 125, 132, 124, 146, 137, 138, 139, 0, 141, 142, 139, 145, 138, 138, 145, 137, 159, 150, 151, 152, 0, 154, 155, 152, 158, 151, 151, 158,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* : */
		2, 0, 61, 135, 8, 8, 8, 8, 122, 13, 13, 13, 13, 109, 18, 18, 18, 18, 96, 23, 23, 23, 23, 83, 28, 28, 28, 28, 82, 47, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 47, 47, 74, 47, 47, 47, 47, 47, 47, 47, 47, 0, 0, 0, 0, 0, 148, 0, 0,
		0, 0, 0, 68, 68, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56,
		0, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 0, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 0, 59, 59, 59, 59, 59,
		59, 59, 59, 59, 59, 59, 59, 0, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 0, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
		62, 0, 0, 0, 165, 0, 0,
	},
	{ /* A-F a-f */
		2, 0, 70, 4, 5, 6, 7, 0, 9, 10, 11, 12, 0, 14, 15, 16, 17, 0, 19, 20, 21, 22, 0, 24, 25, 26, 27, 0, 55, 44, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 45, 46, 0, 79, 44, 45, 46, 44, 45, 45, 44, 44, 79, 95, 108, 121, 134, 0, 147, 166,
		0, 66, 166, 68, 68, 69, 71, 72, 73, 69, 0, 0, 0, 0, 0, 80, 81, 74, 79, 95, 85, 86, 87, 0, 85, 86, 87, 85, 86, 86, 85, 85,
		108, 98, 99, 100, 0, 98, 99, 100, 98, 99, 99, 98, 98, 121, 111, 112, 113, 0, 111, 112, 113, 111, 112, 112, 111, 111, 134, 124, 125, 126, 0, 124,
		125, 126, 124, 125, 125, 124, 124, 147, 137, 138, 139, 0, 137, 138, 139, 137, 138, 138, 137, 137, 160, 150, 151, 152, 0, 150, 151, 152, 150, 151, 151, 150,
		150, 69, 69, 69, 69, 0, 166,
	},
	{ /* [ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{ /* \\ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 64,
	},
	{ /* ] */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{ /* i */
		2, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 0, 0, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 69, 163, 69, 69, 0, 166,
	},
	{ /* n */
		2, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 0, 0, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 162, 69, 69, 69, 0, 166,
	},
	{ /* u */
		2, 0, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		0, 0, 0, 0, 0, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 69, 69, 69, 69, 0, 166,
	},
	{ /* x */
		2, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166,
		65, 0, 0, 0, 0, 69, 69, 69, 69, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 69, 69, 164, 69, 0, 166,
	},
};


static const unsigned char uric_log__log_field_events[22][167] = {
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0,
	},
};

static const char uric_log__log_field_to_state_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1
};

static const char uric_log__log_field_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 0, 0, 0, 0, 0, 0
};

enum { uric_log_log_field_en_main_as_client = 2 };
enum { uric_log_log_field_en_main_as_host = 63 };

void uric_log_log_scan_field(unsigned kind, const unsigned char *p, const unsigned char *end,
                         struct uric_log_log_field_end *at)
{
    const unsigned char *const pe = end, *const eof = NULL; /* no action is due there */
    int cs = uric_log_log_field_en_main_as_host;

    if (kind == URIC_LOG_STEP_CLIENT)
        cs = uric_log_log_field_en_main_as_client;
    at->end = NULL;
    at->escaped = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_log__log_field_class[*p];
	_trans = uric_log__log_field_events[_class][cs];
	cs = uric_log__log_field_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = uric_log__log_field_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 1:
	{ at->escaped = 1; }
	break;
	case 2:
	{}
	break;
	case 3:
	{}
	break;
	case 4:
	{
        (void)2;
        (void)63;
    }
	break;
		}
	}

_again:
	_acts = uric_log__log_field_actions + uric_log__log_field_to_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- ) {
		switch ( *_acts++ ) {
	case 0:
	{ at->end = p + 1; }
	break;
		}
	}

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = uric_log__log_field_actions + uric_log__log_field_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 3:
	{}
	break;
		}
	}
	}

	_out: {}
	}

    at->stop = p;
}

/* Generated from grammar/log/log_timing.rl by ragel 6.10 -F1; do not edit. */
/* Times and durations in access logs whose kinds have grammars of their own, one at a time.  Some
 * formats have such fields in every line: flat tables. */

static const unsigned char uric_log__log_timing_trans_keys[] = {
	0u, 0u, 0u, 2u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u, 45u, 48u, 57u,
	48u, 57u, 45u, 45u, 48u, 57u, 48u, 57u, 84u, 84u, 48u, 57u, 48u, 57u, 58u, 58u,
	48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 58u,
	48u, 57u, 48u, 57u, 48u, 57u, 45u, 57u, 48u, 57u, 48u, 57u, 48u, 57u, 47u, 57u,
	65u, 122u, 65u, 122u, 65u, 122u, 47u, 47u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	32u, 32u, 48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u,
	47u, 47u, 48u, 57u, 48u, 57u, 47u, 47u, 48u, 57u, 48u, 57u, 32u, 32u, 45u, 45u,
	43u, 90u, 0u, 0u, 43u, 90u, 46u, 57u, 48u, 57u, 0
};

static const char uric_log__log_timing_key_spans[] = {
	0, 3, 10, 10, 10, 10, 1, 10,
	10, 1, 10, 10, 1, 10, 10, 1,
	10, 10, 1, 10, 10, 10, 10, 11,
	10, 10, 10, 13, 10, 10, 10, 11,
	58, 58, 58, 1, 10, 10, 10, 10,
	1, 10, 10, 1, 10, 10, 1, 10,
	1, 10, 10, 1, 10, 10, 1, 1,
	48, 0, 48, 12, 10
};

static const short uric_log__log_timing_index_offsets[] = {
	0, 0, 4, 15, 26, 37, 48, 50,
	61, 72, 74, 85, 96, 98, 109, 120,
	122, 133, 144, 146, 157, 168, 179, 190,
	202, 213, 224, 235, 249, 260, 271, 282,
	294, 353, 412, 471, 473, 484, 495, 506,
	517, 519, 530, 541, 543, 554, 565, 567,
	578, 580, 591, 602, 604, 615, 626, 628,
	630, 679, 680, 729, 742
};

static const char uric_log__log_timing_indicies[] = {
	0, 1, 2, 3, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 3,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 3, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 3, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	3, 8, 3, 9, 9, 9, 9, 9,
	9, 9, 9, 9, 9, 3, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	3, 11, 3, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 3, 13, 13,
	13, 13, 13, 13, 13, 13, 13, 13,
	3, 14, 3, 15, 15, 15, 15, 15,
	15, 15, 15, 15, 15, 3, 16, 16,
	16, 16, 16, 16, 16, 16, 16, 16,
	3, 17, 3, 18, 18, 18, 18, 18,
	18, 18, 18, 18, 18, 3, 19, 19,
	19, 19, 19, 19, 19, 19, 19, 19,
	3, 20, 3, 21, 21, 21, 21, 21,
	21, 21, 21, 21, 21, 3, 22, 22,
	22, 22, 22, 22, 22, 22, 22, 22,
	3, 23, 23, 23, 23, 23, 23, 23,
	23, 23, 23, 3, 24, 24, 24, 24,
	24, 24, 24, 24, 24, 24, 3, 25,
	25, 25, 25, 25, 25, 25, 25, 25,
	25, 26, 3, 27, 27, 27, 27, 27,
	27, 27, 27, 27, 27, 3, 25, 25,
	25, 25, 25, 25, 25, 25, 25, 25,
	3, 28, 28, 28, 28, 28, 28, 28,
	28, 28, 28, 3, 29, 3, 3, 30,
	30, 30, 30, 30, 30, 30, 30, 30,
	30, 3, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 3, 32, 32, 32,
	32, 32, 32, 32, 32, 32, 32, 3,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 3, 34, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 3, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 3, 3, 3, 3, 3, 3, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	36, 3, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 3, 3, 3, 3,
	3, 3, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 3, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 3,
	3, 3, 3, 3, 3, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 3,
	39, 3, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 3, 41, 41, 41,
	41, 41, 41, 41, 41, 41, 41, 3,
	42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 3, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 3, 44, 3,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 3, 46, 46, 46, 46, 46,
	46, 46, 46, 46, 46, 3, 47, 3,
	48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 3, 49, 49, 49, 49, 49,
	49, 49, 49, 49, 49, 3, 26, 3,
	50, 50, 50, 50, 50, 50, 50, 50,
	50, 50, 3, 51, 3, 52, 52, 52,
	52, 52, 52, 52, 52, 52, 52, 3,
	53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 3, 54, 3, 55, 55, 55,
	55, 55, 55, 55, 55, 55, 55, 3,
	56, 56, 56, 56, 56, 56, 56, 56,
	56, 56, 3, 57, 3, 43, 3, 58,
	3, 58, 59, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 27, 3,
	3, 58, 3, 58, 3, 3, 28, 28,
	28, 28, 28, 28, 28, 28, 28, 28,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	27, 3, 60, 3, 61, 61, 61, 61,
	61, 61, 61, 61, 61, 61, 3, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 3, 0
};

static const char uric_log__log_timing_trans_targs[] = {
	2, 27, 29, 0, 3, 4, 5, 6,
	7, 8, 9, 10, 11, 12, 13, 14,
	15, 16, 17, 18, 19, 20, 56, 22,
	23, 24, 25, 57, 58, 57, 59, 60,
	30, 31, 32, 47, 33, 34, 35, 36,
	37, 38, 39, 40, 41, 42, 43, 44,
	45, 46, 48, 49, 50, 51, 52, 53,
	54, 55, 21, 26, 28, 59
};

static const char uric_log__log_timing_trans_actions[] = {
	1, 0, 0, 0, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2, 0,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0
};

static const char uric_log__log_timing_to_state_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 3
};

enum { uric_log_log_timing_en_main_as_iso = 2 };
enum { uric_log_log_timing_en_main_as_decimal = 27 };
enum { uric_log_log_timing_en_main_as_stamp = 29 };

void uric_log_log_scan_timing(unsigned kind, const unsigned char *p, const unsigned char *end,
                          struct uric_log_log_field_end *at)
{
    const unsigned char *const pe = end;
    int cs = uric_log_log_timing_en_main_as_decimal;

    if (kind == URIC_LOG_STEP_ISO)
        cs = uric_log_log_timing_en_main_as_iso;
    if (kind == URIC_LOG_STEP_STAMP)
        cs = uric_log_log_timing_en_main_as_stamp;
    at->end = NULL;
    at->escaped = 0;

	{
	int _slen;
	int _trans;
	const unsigned char *_keys;
	const char *_inds;
	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = uric_log__log_timing_trans_keys + (cs<<1);
	_inds = uric_log__log_timing_indicies + uric_log__log_timing_index_offsets[cs];

	_slen = uric_log__log_timing_key_spans[cs];
	_trans = _inds[ _slen > 0 && _keys[0] <=(*p) &&
		(*p) <= _keys[1] ?
		(*p) - _keys[0] : _slen ];

	cs = uric_log__log_timing_trans_targs[_trans];

	if ( uric_log__log_timing_trans_actions[_trans] == 0 )
		goto _again;

	switch ( uric_log__log_timing_trans_actions[_trans] ) {
	case 2:
	{}
	break;
	case 1:
	{
        (void)2;
        (void)27;
        (void)29;
    }
	break;
	}

_again:
	switch ( uric_log__log_timing_to_state_actions[cs] ) {
	case 3:
	{ at->end = p + 1; }
	break;
	}

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    at->stop = p;
}

/* Generated from grammar/log/log_user.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Names of users in access logs, each with the text after it that tells where the name ends: the
 * fast reader takes names without spaces itself.  By a table: few names have any. */

static const char uric_log__log_user_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 2, 3, 2
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_log__log_user_class[256] = {
	 0,  1,  2,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 4,  3,  5,  3,  3,  3,  3,  3,  3,  3,  3,  6,  3,  7,  3,  8,
	 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 10,  3,  3,  3,  3,  3,
	 3, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
	11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14,  3,  3,
	 3, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
	11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
};


static const unsigned char uric_log__log_user_shapes[37][8] = {
	{ 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 33, 3, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 50, 17, 17, 20, 81, 1 },
	{ 17, 17, 50, 17, 17, 20, 101, 1 },
	{ 17, 17, 18, 17, 17, 16, 49, 1 },
	{ 17, 17, 18, 17, 17, 16, 67, 1 },
	{ 17, 17, 18, 17, 49, 16, 65, 1 },
	{ 17, 17, 18, 17, 19, 16, 65, 1 },
	{ 17, 17, 18, 17, 17, 48, 65, 1 },
	{ 17, 17, 18, 17, 17, 19, 65, 1 },
	{ 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 17, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 17, 17, 2, 17, 17, 17, 49, 1 },
	{ 17, 17, 2, 17, 17, 17, 67, 1 },
	{ 17, 17, 2, 17, 49, 17, 65, 1 },
	{ 17, 17, 2, 17, 19, 17, 65, 1 },
	{ 17, 17, 2, 17, 17, 49, 65, 1 },
	{ 17, 17, 2, 17, 17, 19, 65, 1 },
	{ 17, 17, 2, 51, 17, 17, 84, 1 },
	{ 17, 17, 2, 17, 17, 17, 49, 4 },
	{ 17, 17, 50, 17, 17, 17, 84, 1 },
	{ 17, 17, 50, 17, 65, 21, 97, 1 },
	{ 17, 17, 50, 17, 20, 21, 97, 1 },
	{ 17, 17, 50, 17, 17, 84, 97, 1 },
	{ 17, 17, 18, 17, 17, 17, 49, 1 },
	{ 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 0, 0 },
	{ 17, 17, 50, 17, 17, 17, 65, 1 },
	{ 17, 17, 16, 33, 17, 19, 65, 1 },
	{ 17, 17, 18, 49, 17, 16, 84, 1 },
	{ 17, 17, 16, 17, 17, 16, 33, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0 },
};


static const unsigned char uric_log__log_user_shape[164] = {
	 0,  1,  2,  2,  3,  2,  4,  5,  6,  6,  7,  8,  8,  8,  7,  6,
	 6,  6,  6,  9, 10, 10, 11, 10, 10, 11, 10, 10, 12, 13, 10, 10,
	10, 10, 14, 12, 15, 16, 17, 18, 18, 19, 20, 20, 20, 19, 18, 18,
	18, 18, 21, 18, 18, 21, 18, 18, 21, 18, 18, 16, 22, 18, 18, 18,
	18, 23,  0, 16, 24,  9, 25, 25, 26, 27, 27, 27, 26, 25, 25, 25,
	25,  2,  9, 28, 29, 10, 10, 30, 31, 31, 31, 30, 10, 10, 10, 10,
	11, 32, 28,  9, 33,  9, 34,  4, 35,  6,  6,  7,  8,  8,  8,  7,
	 6,  6,  6,  6,  9,  9,  9,  9,  5,  4,  6,  6,  7,  8,  8,  8,
	 7,  6,  6,  6,  6,  9, 10, 10, 11, 10, 10, 11, 10, 10, 12, 13,
	10, 10, 10, 10, 14, 28, 29, 10, 10, 30, 31, 31, 31, 30, 10, 10,
	10, 10, 11, 36,
};


static const unsigned short uric_log__log_user_ways[164] = {
	2,
	355,
	72, /* 2: "" */
	77, /* 3: "#" */
	0, /* 4: "# " */
	82, /* 5: " " */
	358, /* 6: " \"" */
	107, /* 7: "\" " */
	111, /* 8: "\" [" */
	115, /* 9: "\" [1" */
	119, /* 10: "\" [11" */
	123, /* 11: "\" [11/" */
	127, /* 12: "\" [11/a" */
	131, /* 13: "\" [11/aa" */
	135, /* 14: "\" [11/aaa" */
	139, /* 15: "\" [11/aaa/" */
	143, /* 16: "\" [11/aaa/1" */
	147, /* 17: "\" [11/aaa/11" */
	151, /* 18: "\" [11/aaa/111" */
	155, /* 19: "\" [11/aaa/1111" */
	0, /* 20: "\" [11/aaa/1111:" */
	0, /* 21: "\" [11/aaa/1111:1" */
	0, /* 22: "\" [11/aaa/1111:11" */
	0, /* 23: "\" [11/aaa/1111:11:" */
	0, /* 24: "\" [11/aaa/1111:11:1" */
	0, /* 25: "\" [11/aaa/1111:11:11" */
	0, /* 26: "\" [11/aaa/1111:11:11:" */
	0, /* 27: "\" [11/aaa/1111:11:11:1" */
	0, /* 28: "\" [11/aaa/1111:11:11:11" */
	0, /* 29: "\" [11/aaa/1111:11:11:11 " */
	0, /* 30: "\" [11/aaa/1111:11:11:11 -" */
	0, /* 31: "\" [11/aaa/1111:11:11:11 -1" */
	0, /* 32: "\" [11/aaa/1111:11:11:11 -11" */
	0, /* 33: "\" [11/aaa/1111:11:11:11 -111" */
	0, /* 34: "\" [11/aaa/1111:11:11:11 -1111" */
	0, /* 35: "\" [11/aaa/1111:11:11:11 -1111]" */
	378, /* 36: "\" [11/aaa/1111:11:11:11 -1111] " */
	361, /* 37: " :" */
	159, /* 38: ": " */
	163, /* 39: ": [" */
	167, /* 40: ": [1" */
	171, /* 41: ": [11" */
	175, /* 42: ": [11/" */
	179, /* 43: ": [11/a" */
	183, /* 44: ": [11/aa" */
	187, /* 45: ": [11/aaa" */
	191, /* 46: ": [11/aaa/" */
	195, /* 47: ": [11/aaa/1" */
	199, /* 48: ": [11/aaa/11" */
	203, /* 49: ": [11/aaa/111" */
	207, /* 50: ": [11/aaa/1111" */
	211, /* 51: "# [11/aaa/1111:" */
	215, /* 52: "# [11/aaa/1111:1" */
	219, /* 53: "# [11/aaa/1111:11" */
	223, /* 54: "# [11/aaa/1111:11:" */
	227, /* 55: "# [11/aaa/1111:11:1" */
	231, /* 56: "# [11/aaa/1111:11:11" */
	235, /* 57: "# [11/aaa/1111:11:11:" */
	239, /* 58: "# [11/aaa/1111:11:11:1" */
	364, /* 59: "# [11/aaa/1111:11:11:11" */
	87, /* 60: "# [11/aaa/1111:11:11:11 " */
	243, /* 61: "# [11/aaa/1111:11:11:11 -" */
	247, /* 62: "# [11/aaa/1111:11:11:11 -1" */
	251, /* 63: "# [11/aaa/1111:11:11:11 -11" */
	255, /* 64: "# [11/aaa/1111:11:11:11 -111" */
	259, /* 65: "# [11/aaa/1111:11:11:11 -1111" */
	95, /* 66: ": \\" */
	367, /* 67: "# [11/aaa/1111:11:11:11 -1111]" */
	92, /* 68: "# [11/aaa/1111:11:11:11 -1111] " */
	263, /* 69: " \\" */
	6, /* 70: "# [" */
	12, /* 71: "# [1" */
	18, /* 72: "# [11" */
	24, /* 73: "# [11/" */
	30, /* 74: "# [11/a" */
	36, /* 75: "# [11/aa" */
	42, /* 76: "# [11/aaa" */
	48, /* 77: "# [11/aaa/" */
	54, /* 78: "# [11/aaa/1" */
	60, /* 79: "# [11/aaa/11" */
	66, /* 80: "# [11/aaa/111" */
	97, /* 81: "# [11/aaa/1111" */
	267, /* 82: "\"" */
	358, /* 83: ":" */
	0, /* 84: "- " */
	0, /* 85: "- [" */
	0, /* 86: "- [1" */
	0, /* 87: "- [11" */
	0, /* 88: "- [11/" */
	0, /* 89: "- [11/a" */
	0, /* 90: "- [11/aa" */
	0, /* 91: "- [11/aaa" */
	0, /* 92: "- [11/aaa/" */
	0, /* 93: "- [11/aaa/1" */
	0, /* 94: "- [11/aaa/11" */
	0, /* 95: "- [11/aaa/111" */
	67, /* 96: "- [11/aaa/1111" */
	271, /* 97: ":" */
	370, /* 98: ":\\" */
	275, /* 99: "\\" */
	279, /* 100: "" */
	283, /* 101: "#" */
	102, /* 102: "# " */
	373, /* 103: "# #" */
	376, /* 104: "# -" */
	287, /* 105: "# [" */
	291, /* 106: "# [1" */
	295, /* 107: "# [11" */
	299, /* 108: "# [11/" */
	303, /* 109: "# [11/a" */
	307, /* 110: "# [11/aa" */
	311, /* 111: "# [11/aaa" */
	315, /* 112: "# [11/aaa/" */
	319, /* 113: "# [11/aaa/1" */
	323, /* 114: "# [11/aaa/11" */
	327, /* 115: "# [11/aaa/111" */
	331, /* 116: "# [11/aaa/1111" */
	335, /* 117: "-" */
	339, /* 118: "" */
	343, /* 119: "#" */
	347, /* 120: "# " */
	373, /* 121: " " */
	351, /* 122: "# [" */
	287, /* 123: "# [1" */
	291, /* 124: "# [11" */
	295, /* 125: "# [11/" */
	299, /* 126: "# [11/a" */
	303, /* 127: "# [11/aa" */
	307, /* 128: "# [11/aaa" */
	311, /* 129: "# [11/aaa/" */
	315, /* 130: "# [11/aaa/1" */
	319, /* 131: "# [11/aaa/11" */
	323, /* 132: "# [11/aaa/111" */
	327, /* 133: "# [11/aaa/1111" */
	0, /* 134: "# [11/aaa/1111:" */
	0, /* 135: "# [11/aaa/1111:1" */
	0, /* 136: "# [11/aaa/1111:11" */
	0, /* 137: "# [11/aaa/1111:11:" */
	0, /* 138: "# [11/aaa/1111:11:1" */
	0, /* 139: "# [11/aaa/1111:11:11" */
	0, /* 140: "# [11/aaa/1111:11:11:" */
	0, /* 141: "# [11/aaa/1111:11:11:1" */
	0, /* 142: "# [11/aaa/1111:11:11:11" */
	0, /* 143: "# [11/aaa/1111:11:11:11 " */
	0, /* 144: "# [11/aaa/1111:11:11:11 -" */
	0, /* 145: "# [11/aaa/1111:11:11:11 -1" */
	0, /* 146: "# [11/aaa/1111:11:11:11 -11" */
	0, /* 147: "# [11/aaa/1111:11:11:11 -111" */
	379, /* 148: "# [11/aaa/1111:11:11:11 -1111" */
	358, /* 149: ":" */
	0, /* 150: ": " */
	0, /* 151: ": [" */
	0, /* 152: ": [1" */
	0, /* 153: ": [11" */
	0, /* 154: ": [11/" */
	0, /* 155: ": [11/a" */
	0, /* 156: ": [11/aa" */
	0, /* 157: ": [11/aaa" */
	0, /* 158: ": [11/aaa/" */
	0, /* 159: ": [11/aaa/1" */
	0, /* 160: ": [11/aaa/11" */
	0, /* 161: ": [11/aaa/111" */
	259, /* 162: ": [11/aaa/1111" */
	0, /* 163: "# [11/aaa/1111:11:11:11 -1111]" */
};

static const signed char uric_log__log_user_further[381] = {
	  0,   1,   0,   2,  33,  66,  65, -65, -66, -64,   1, -33,  -1, -66, -67, -65,
	  1, -34,  -2, -67, -68, -66,   1, -35,  -3, -68, -69, -67, -36,   1,  -4, -69,
	-70, -68, -37,   1,  -5, -70, -71, -69, -38,   1,  -6, -71, -72, -70,   1, -39,
	 -7, -72, -73, -71,   1, -40,  -8, -73, -74, -72,   1, -41,  -9, -74, -75, -73,
	  1, -42, -10, -75, -76, -74,   1, -43, -11,   1,   3,  80,  95,  97,   0,   1,
	 79,  94,  96,   0,  -1,   1,  32,  64, -23, -22,   1, -21,   6, -31, -30,  95,
	-29,  -2, -76, -77, -75, -30, -12,   1,   0,   2,   3,   1,  -1,   0,   1,  -1,
	 -2,  -1,   1,  -2,  -3,  -2,   1,  -3,  -4,  -3,   1,  -4,  -5,  -4,   1,  -5,
	 -6,  -5,   1,  -6,  -7,  -6,   1,  -7,  -8,  -7,   1,  -8,  -9,  -8,   1,  -9,
	-10,  -9,   1, -10, -11, -10,   1, -11, -12, -11,   1, -12, -13, -12,   1, -13,
	 -1,   0,   1,  28,  -2,  -1,   1,  27,  -3,  -2,   1,  26,  -4,  -3,   1,  25,
	 -5,  -4,   1,  24,  -6,  -5,   1,  23,  -7,  -6,   1,  22,  -8,  -7,   1,  21,
	 -9,  -8,   1,  20, -10,  -9,   1,  19, -11, -10,   1,  18, -12, -11,   1,  17,
	-13, -12,   1,  16, -14, -13,   1,  15, -15, -14,   1,  14, -16, -15,   1,  13,
	-17, -16,   1,  12, -18, -17,   1,  11, -19, -18,   1,  10, -20, -19,   1,   9,
	-21, -20,   1,   8, -24, -23,   1,   5, -25, -24,   1,   4, -26, -25,   1,   3,
	-27, -26,   1,   2, -28, -27,   1,   2, -64, -65, -32, -64,   0, -75,   1,   0,
	  0, -59, -14,   1, -96, -95,  -2, -96,   1,  17, -17,   1,   0,   1, -18,   0,
	 -2,  -3,   1,  -2,  -3,  -4,   1,  -3,  -4,  -5,   1,  -4,  -5,  -6,   1,  -5,
	 -6,  -7,   1,  -6,  -7,  -8,   1,  -7,  -8,  -9,   1,  -8,  -9, -10,   1,  -9,
	-10, -11,   1, -10, -11, -12,   1, -11, -12, -13,   1, -12, -13, -14, -96, -13,
	-16, -33, -34, -16,   1,   3,  31,   1,   0,   1,  30,   0,   1,   0,   2,   1,
	 -1,  -2,   1,  -1,   1,  99, 117,   0,   1,   0,   0,   1,  29, -22,   1,   7,
	-30,   1,  -1,  -1, -60,  -1,   0,  -1,   0,  -1,  -1, 127,  15,
};


static const unsigned char uric_log__log_user_events[381] = {
	 0,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,
	 0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,
	 0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,
	 5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,
	 0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0, 11,  0,  0,
	 0,  0,  5,  0,  0,  0,  0,  5,  0,  0,  0,  0,  5,  0,  0,  1,
	 0,  5,  0,  0,  0,  0,  5,  0,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  5,  0,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0, 11,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0, 11,  0,  0,  0,  5,  0,  0,  0,  5,
	 0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  5,  0,  0,  5,
	 0,  0,  5,  0,  0,  5,  0,  0,  5,  0,  5,  1,  3,
};

enum { uric_log_log_user_en_main_as_name = 2 };
enum { uric_log_log_user_en_main_as_words = 100 };
enum { uric_log_log_user_en_main_as_basic = 118 };

static int uric_log_entry_of(unsigned kind)
{
    switch (kind) {
    case URIC_LOG_STEP_USER: return uric_log_log_user_en_main_as_name;
    case URIC_LOG_STEP_WORDS: return uric_log_log_user_en_main_as_words;
    default: return uric_log_log_user_en_main_as_basic;
    }
}

void uric_log_log_scan_user(unsigned kind, const unsigned char *p, const unsigned char *end,
                        struct uric_log_log_field_end *at)
{
    const unsigned char *const pe = end;
    int cs = uric_log_entry_of(kind);

    at->end = NULL;
    at->escaped = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_log__log_user_class[*p];
	_trans = (unsigned int)uric_log__log_user_shapes[uric_log__log_user_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_log__log_user_ways[cs];
	cs += uric_log__log_user_further[_trans];

	if ( uric_log__log_user_events[_trans] == 0 )
		goto _again;

	_acts = uric_log__log_user_actions + uric_log__log_user_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ at->end = p - ( URIC_LOG_LOG_CLOCK + 4 ); }
	break;
	case 1:
	{ at->end = p - ( URIC_LOG_LOG_CLOCK + 2 ); }
	break;
	case 2:
	{ at->escaped = 1; }
	break;
	case 3:
	{}
	break;
	case 4:
	{
        (void)2;
        (void)100;
        (void)118;
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

    at->stop = p;
}

/* Generated from grammar/log/log_prefix.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* What collectors write before each line of a log: layers that may stand before any format.
 * By a table.  A layer's rule reads up to the first byte of the line that was logged. */

#define AT ((uint32_t)(p - line))

static const char uric_log__log_prefix_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 6, 2, 2, 0, 2, 4,
	0, 2, 5, 0
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_log__log_prefix_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  7,  7,  7,  7,  7,  7,  7,  7,
	 7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,
	 8,  9, 10,  9,  9,  9,  9,  9,  9,  9, 11, 12,  9, 13, 14, 15,
	16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18,  9, 19, 20, 21,  9,
	22, 23, 24, 24, 25, 24, 26, 27, 27, 27, 28, 27, 27, 29, 30, 31,
	32, 27, 27, 33, 34, 27, 27, 35, 27, 27, 36, 37, 38, 39,  9, 40,
	 9, 41, 42, 43, 44, 45, 24, 46, 47, 48, 27, 27, 49, 27, 50, 51,
	52, 27, 53, 54, 55, 56, 57, 27, 27, 58, 27,  9, 59,  9,  9,  7,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 60, 60, 60, 62,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 63,
	60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
};


static const unsigned char uric_log__log_prefix_shapes[90][32] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 67, 101, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 32, 0, 48, 64, 5, 118, 152, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 34, 34, 51, 36, 34, 50, 51, 35, 34, 34, 34, 34, 2, 2, 50, 51, 51, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 34, 34, 34, 35, 34, 34, 34, 34, 34, 34, 34, 34, 66, 2, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 34, 34, 34, 32, 34, 34, 34, 34, 34, 34, 34, 34, 2, 2, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 49, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 34, 34, 51, 36, 34, 50, 51, 35, 34, 34, 34, 34, 82, 2, 50, 51, 51, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 2, 51, 3, 0, 48, 51, 3, 0, 0, 0, 0, 0, 0, 48, 51, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 1, 34, 2, 0, 32, 34, 2, 0, 0, 0, 0, 0, 0, 32, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 32, 48, 4, 101, 135, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 0, 0, 0, 0, 16, 16, 17, 17, 17, 17, 16, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 33, 32, 34, 34, 34, 34, 32, 34, 34, 34, 34, 34, 34, 34, 34, 50, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0, 0 },
	{ 0, 0, 0, 0, 16, 16, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 3, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 32, 48, 4, 101, 135, 144, 186, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 1, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 34, 19, 17, 33, 34, 18, 17, 17, 17, 17, 1, 1, 33, 34, 34, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 2, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 17, 16, 17, 17, 17, 17, 17, 17, 17, 17, 1, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 32, 0, 0, 0, 0, 0, 3, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 2, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 32, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 32, 34, 34, 34, 34, 34, 34, 2, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 2, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 32, 2, 51, 0, 0, 34, 34, 34, 34, 34, 34, 34, 2, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 32, 2, 34, 0, 0, 34, 34, 34, 34, 34, 34, 34, 2, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 32, 3, 51, 0, 0, 51, 51, 51, 51, 51, 51, 51, 3, 0, 51, 51, 51, 51, 51, 51, 51, 51, 51, 3, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 32, 2, 34, 0, 0, 34, 34, 34, 34, 34, 34, 35, 2, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 32, 2, 34, 3, 0, 34, 34, 34, 34, 34, 34, 34, 2, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 16, 1, 17, 0, 0, 16, 17, 17, 17, 17, 17, 17, 33, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 16, 1, 17, 2, 0, 16, 17, 17, 17, 17, 17, 17, 1, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 17, 2, 0, 16, 17, 1, 0, 0, 0, 0, 0, 0, 16, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 1, 34, 2, 0, 32, 34, 2, 0, 0, 0, 0, 0, 48, 32, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 32, 48, 2, 34, 0, 0, 32, 34, 34, 34, 34, 34, 34, 66, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 34, 34 },
	{ 0, 0, 0, 0, 1, 32, 32, 2, 34, 0, 0, 32, 34, 34, 34, 34, 34, 34, 2, 0, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2, 34, 34 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16 },
};


static const unsigned char uric_log__log_prefix_shape[348] = {
	 0,  1,  2,  3,  3,  3,  4,  3,  3,  4,  3,  3,  5,  3,  3,  6,
	 3,  3,  6,  3,  3,  7,  3,  3,  8,  3,  9, 10, 11, 12, 13,  9,
	14,  6, 15, 16, 17, 16,  3,  3, 18,  3, 19, 19, 20, 21, 22, 23,
	 9, 24,  3,  9,  3,  3,  6,  3,  3,  6,  3,  3, 25,  3, 26, 27,
	28, 29, 28, 30, 31, 32, 33, 34, 35, 36, 37, 29, 38, 28, 39, 40,
	 3, 19, 19, 20, 41, 26, 42,  9, 43, 44, 43, 44, 43, 44, 43, 44,
	45,  9, 46, 47, 48, 49, 48, 50, 51, 52, 53, 54,  0,  3,  3,  3,
	 4,  3,  3,  4,  3,  3,  5,  3,  3,  6,  3,  3,  6,  3,  3,  7,
	 3,  3,  8,  3,  3,  3, 18, 26,  9, 55, 56,  3, 26, 57, 56, 56,
	58,  3,  3,  4,  3,  3,  5,  3,  3,  6,  3,  3,  6,  3,  3,  7,
	 3,  3,  8,  3,  9,  3,  3, 18, 56, 22, 23,  9, 24,  3,  9,  3,
	 3,  6,  3,  3,  6,  3,  3, 25, 27, 28, 29, 59, 30, 60,  9,  3,
	 3,  3,  3,  4,  3,  3,  4,  3,  3,  9,  3,  3,  6,  3,  3,  6,
	 3,  3, 25, 61, 12,  3, 26, 31, 32, 33, 62, 35, 32, 36, 37, 29,
	38, 63, 38, 39, 64, 65, 28, 28, 66, 26, 56,  3, 67, 68,  3,  3,
	 3,  4,  3,  3,  4,  3,  3,  5,  3,  3,  6,  3,  3,  6,  3,  3,
	 7,  3,  3,  8,  3,  9, 69, 38, 66, 70, 23, 23,  9, 71, 72, 44,
	65, 38,  3,  3, 18, 39, 36, 66, 73, 74, 14,  9,  3,  3,  3,  4,
	 3,  3,  4,  3,  3,  5,  3,  3,  6,  3,  3,  6,  3,  3,  7,  3,
	 3,  8,  3,  3,  3, 18, 75, 76, 77, 78, 76, 76, 79, 76, 76, 79,
	76, 76, 80, 76, 76, 81, 82, 83,  3, 26, 26, 26, 26,  9, 84, 17,
	85,  6, 86, 87, 87, 84, 17, 85,  9, 88, 89,  3,
};


static const unsigned char uric_log__log_prefix_ways[348] = {
	60,
	31,
	12, /* 2: "" */
	0, /* 3: "1" */
	0, /* 4: "11" */
	0, /* 5: "111" */
	0, /* 6: "1111" */
	0, /* 7: "1111-" */
	0, /* 8: "1111-1" */
	0, /* 9: "1111-11" */
	0, /* 10: "1111-11-" */
	0, /* 11: "1111-11-1" */
	0, /* 12: "1111-11-11" */
	0, /* 13: "1111-11-11T" */
	0, /* 14: "1111-11-11T1" */
	0, /* 15: "1111-11-11T11" */
	0, /* 16: "1111-11-11T11:" */
	0, /* 17: "1111-11-11T11:1" */
	0, /* 18: "1111-11-11T11:11" */
	0, /* 19: "1111-11-11T11:11:" */
	0, /* 20: "1111-11-11T11:11:1" */
	55, /* 21: "1111-11-11T11:11:11" */
	0, /* 22: "1111-11-11T11:11:11-" */
	0, /* 23: "1111-11-11T11:11:11-1" */
	150, /* 24: "1111-11-11T11:11:11-11" */
	0, /* 25: "1111-11-11T11:11:11-111" */
	0, /* 26: "1111-11-11T11:11:11Z" */
	43, /* 27: "Apr 11 11:11:11 " */
	47, /* 28: "1.1 #" */
	40, /* 29: "1.1 # " */
	58, /* 30: "1.1 # #" */
	202, /* 31: "1.1 #:" */
	40, /* 32: "1.1 #[" */
	42, /* 33: "1.1 #[]" */
	38, /* 34: "1.1 1" */
	61, /* 35: "1.1 1:" */
	40, /* 36: "1.1 :" */
	64, /* 37: "1.1 :1" */
	145, /* 38: "1111-11-11T11:11:11-11:" */
	0, /* 39: "1111-11-11T11:11:11." */
	67, /* 40: "1111-11-11T11:11:11.1" */
	0, /* 41: "<" */
	74, /* 42: "<1" */
	59, /* 43: "<11" */
	0, /* 44: "<111" */
	22, /* 45: "<1>" */
	152, /* 46: "A" */
	0, /* 47: "Ap" */
	0, /* 48: "Apr" */
	0, /* 49: "Apr " */
	0, /* 50: "Apr 1" */
	0, /* 51: "Apr 11" */
	0, /* 52: "Apr 11 " */
	0, /* 53: "Apr 11 1" */
	0, /* 54: "Apr 11 11" */
	0, /* 55: "Apr 11 11:" */
	0, /* 56: "Apr 11 11:1" */
	0, /* 57: "Apr 11 11:11" */
	0, /* 58: "Apr 11 11:11:" */
	0, /* 59: "Apr 11 11:11:1" */
	154, /* 60: "Apr 11 11:11:11" */
	0, /* 61: "Apr 11 11:11:11." */
	156, /* 62: "Apr 11 11:11:11.1" */
	102, /* 63: "Au" */
	0, /* 64: "D" */
	203, /* 65: "De" */
	0, /* 66: "F" */
	100, /* 67: "Fe" */
	59, /* 68: "J" */
	204, /* 69: "Ja" */
	205, /* 70: "Ju" */
	0, /* 71: "M" */
	206, /* 72: "Ma" */
	0, /* 73: "N" */
	207, /* 74: "No" */
	0, /* 75: "O" */
	147, /* 76: "Oc" */
	0, /* 77: "S" */
	208, /* 78: "Se" */
	0, /* 79: "" */
	0, /* 80: "<" */
	74, /* 81: "<1" */
	59, /* 82: "<11" */
	0, /* 83: "<111" */
	0, /* 84: "<1>" */
	158, /* 85: "<1>1" */
	160, /* 86: "<1>1 " */
	0, /* 87: "<1>1 -" */
	0, /* 88: "<1>1 - " */
	47, /* 89: "<1>1 - #" */
	0, /* 90: "<1>1 - # " */
	47, /* 91: "<1>1 - # #" */
	0, /* 92: "<1>1 - # # " */
	47, /* 93: "<1>1 - # # #" */
	0, /* 94: "<1>1 - # # # " */
	47, /* 95: "<1>1 - # # # #" */
	162, /* 96: "<1>1 - # # # # " */
	209, /* 97: "<1>1 - # # # # -" */
	0, /* 98: "<1>1 - # # # # - \xEF" */
	210, /* 99: "<1>1 - # # # # - \xEF\xBB" */
	0, /* 100: "<1>1 - # # # # [" */
	70, /* 101: "<1>1 - # # # # [#" */
	0, /* 102: "<1>1 - # # # # [# " */
	40, /* 103: "<1>1 - # # # # [# #" */
	0, /* 104: "<1>1 - # # # # [# #=" */
	73, /* 105: "<1>1 - # # # # [# #=\"" */
	118, /* 106: "<1>1 - # # # # [# #=\"\"" */
	164, /* 107: "<1>1 - # # # # [#]" */
	93, /* 108: "<1>1 - # # # # [# #=\"\\" */
	0, /* 109: "<1>1 1" */
	0, /* 110: "<1>1 11" */
	0, /* 111: "<1>1 111" */
	0, /* 112: "<1>1 1111" */
	0, /* 113: "<1>1 1111-" */
	0, /* 114: "<1>1 1111-1" */
	0, /* 115: "<1>1 1111-11" */
	0, /* 116: "<1>1 1111-11-" */
	0, /* 117: "<1>1 1111-11-1" */
	0, /* 118: "<1>1 1111-11-11" */
	0, /* 119: "<1>1 1111-11-11T" */
	0, /* 120: "<1>1 1111-11-11T1" */
	0, /* 121: "<1>1 1111-11-11T11" */
	0, /* 122: "<1>1 1111-11-11T11:" */
	0, /* 123: "<1>1 1111-11-11T11:1" */
	0, /* 124: "<1>1 1111-11-11T11:11" */
	0, /* 125: "<1>1 1111-11-11T11:11:" */
	0, /* 126: "<1>1 1111-11-11T11:11:1" */
	76, /* 127: "<1>1 1111-11-11T11:11:11" */
	0, /* 128: "<1>1 1111-11-11T11:11:11-" */
	0, /* 129: "<1>1 1111-11-11T11:11:11-1" */
	59, /* 130: "<1>1 1111-11-11T11:11:11-11" */
	173, /* 131: "<1>1 1111-11-11T11:11:11-111" */
	65, /* 132: "<1>1 1111-11-11T11:11:11-11:" */
	0, /* 133: "<1>1 1111-11-11T11:11:11." */
	79, /* 134: "<1>1 1111-11-11T11:11:11.1" */
	166, /* 135: "<1>11" */
	211, /* 136: "<1>111" */
	0, /* 137: "" */
	162, /* 138: "1" */
	0, /* 139: "1." */
	47, /* 140: "1.1" */
	82, /* 141: "1.1 " */
	93, /* 142: "11" */
	118, /* 143: "111" */
	85, /* 144: "1111" */
	0, /* 145: "1111-" */
	0, /* 146: "1111-1" */
	0, /* 147: "1111-11" */
	0, /* 148: "1111-11-" */
	0, /* 149: "1111-11-1" */
	0, /* 150: "1111-11-11" */
	0, /* 151: "1111-11-11T" */
	0, /* 152: "1111-11-11T1" */
	0, /* 153: "1111-11-11T11" */
	0, /* 154: "1111-11-11T11:" */
	0, /* 155: "1111-11-11T11:1" */
	0, /* 156: "1111-11-11T11:11" */
	0, /* 157: "1111-11-11T11:11:" */
	0, /* 158: "1111-11-11T11:11:1" */
	88, /* 159: "1111-11-11T11:11:11" */
	0, /* 160: "1111-11-11T11:11:11-" */
	0, /* 161: "1111-11-11T11:11:11-1" */
	74, /* 162: "1111-11-11T11:11:11-11" */
	0, /* 163: "1111-11-11T11:11:11-111" */
	212, /* 164: "[1.1]" */
	42, /* 165: "1111-11-11T11:11:11-11:" */
	0, /* 166: "1111-11-11T11:11:11." */
	91, /* 167: "1111-11-11T11:11:11.1" */
	168, /* 168: "11111" */
	170, /* 169: "A" */
	0, /* 170: "Ap" */
	0, /* 171: "Apr" */
	0, /* 172: "Apr " */
	0, /* 173: "Apr 1" */
	0, /* 174: "Apr 11" */
	0, /* 175: "Apr 11 " */
	0, /* 176: "Apr 11 1" */
	0, /* 177: "Apr 11 11" */
	0, /* 178: "Apr 11 11:" */
	0, /* 179: "Apr 11 11:1" */
	0, /* 180: "Apr 11 11:11" */
	0, /* 181: "Apr 11 11:11:" */
	0, /* 182: "Apr 11 11:11:1" */
	172, /* 183: "Apr 11 11:11:11" */
	145, /* 184: "Au" */
	0, /* 185: "D" */
	102, /* 186: "De" */
	59, /* 187: "F" */
	203, /* 188: "Fe" */
	0, /* 189: "Fr" */
	0, /* 190: "Fri" */
	0, /* 191: "Fri " */
	0, /* 192: "Fri 1" */
	0, /* 193: "Fri 11" */
	0, /* 194: "Fri 111" */
	0, /* 195: "Fri 1111" */
	0, /* 196: "Fri 1111-" */
	0, /* 197: "Fri 1111-1" */
	0, /* 198: "Fri 1111-11" */
	0, /* 199: "Fri 1111-11-" */
	0, /* 200: "Fri 1111-11-1" */
	0, /* 201: "Fri 1111-11-11" */
	0, /* 202: "Fri 1111-11-11 " */
	0, /* 203: "Fri 1111-11-11 1" */
	0, /* 204: "Fri 1111-11-11 11" */
	0, /* 205: "Fri 1111-11-11 11:" */
	0, /* 206: "Fri 1111-11-11 11:1" */
	0, /* 207: "Fri 1111-11-11 11:11" */
	0, /* 208: "Fri 1111-11-11 11:11:" */
	0, /* 209: "Fri 1111-11-11 11:11:1" */
	74, /* 210: "Fri 1111-11-11 11:11:11" */
	0, /* 211: "Fri 1111-11-11 11:11:11 " */
	174, /* 212: "Fri 1111-11-11 11:11:11 #" */
	0, /* 213: "Fri 1111-11-11 11:11:11." */
	176, /* 214: "Fri 1111-11-11 11:11:11.1" */
	59, /* 215: "J" */
	213, /* 216: "Ja" */
	214, /* 217: "Ju" */
	59, /* 218: "M" */
	215, /* 219: "Ma" */
	208, /* 220: "Mo" */
	0, /* 221: "N" */
	216, /* 222: "No" */
	0, /* 223: "O" */
	217, /* 224: "Oc" */
	94, /* 225: "S" */
	218, /* 226: "Sa" */
	219, /* 227: "Se" */
	59, /* 228: "T" */
	220, /* 229: "Th" */
	78, /* 230: "Tu" */
	0, /* 231: "W" */
	22, /* 232: "We" */
	40, /* 233: "[" */
	47, /* 234: "[1" */
	0, /* 235: "[1." */
	177, /* 236: "[1.1" */
	179, /* 237: "" */
	0, /* 238: "1" */
	0, /* 239: "11" */
	0, /* 240: "111" */
	0, /* 241: "1111" */
	0, /* 242: "1111-" */
	0, /* 243: "1111-1" */
	0, /* 244: "1111-11" */
	0, /* 245: "1111-11-" */
	0, /* 246: "1111-11-1" */
	0, /* 247: "1111-11-11" */
	0, /* 248: "1111-11-11T" */
	0, /* 249: "1111-11-11T1" */
	0, /* 250: "1111-11-11T11" */
	0, /* 251: "1111-11-11T11:" */
	0, /* 252: "1111-11-11T11:1" */
	0, /* 253: "1111-11-11T11:11" */
	0, /* 254: "1111-11-11T11:11:" */
	0, /* 255: "1111-11-11T11:11:1" */
	97, /* 256: "1111-11-11T11:11:11" */
	0, /* 257: "1111-11-11T11:11:11-" */
	0, /* 258: "1111-11-11T11:11:11-1" */
	170, /* 259: "1111-11-11T11:11:11-11" */
	0, /* 260: "1111-11-11T11:11:11-111" */
	0, /* 261: "1111-11-11T11:11:11Z" */
	0, /* 262: "1111-11-11T11:11:11Z " */
	0, /* 263: "1111-11-11T11:11:11Z s" */
	0, /* 264: "1111-11-11T11:11:11Z st" */
	44, /* 265: "1111-11-11T11:11:11Z std" */
	0, /* 266: "1111-11-11T11:11:11Z stde" */
	0, /* 267: "1111-11-11T11:11:11Z stder" */
	0, /* 268: "1111-11-11T11:11:11Z stderr" */
	0, /* 269: "1111-11-11T11:11:11Z stderr " */
	181, /* 270: "1111-11-11T11:11:11Z stderr F" */
	183, /* 271: "1111-11-11T11:11:11Z stderr F:" */
	0, /* 272: "1111-11-11T11:11:11Z stdo" */
	38, /* 273: "1111-11-11T11:11:11Z stdou" */
	69, /* 274: "1111-11-11T11:11:11-11:" */
	0, /* 275: "1111-11-11T11:11:11." */
	100, /* 276: "1111-11-11T11:11:11.1" */
	0, /* 277: "[" */
	0, /* 278: "[p" */
	0, /* 279: "[po" */
	0, /* 280: "[pod" */
	0, /* 281: "[pod/" */
	40, /* 282: "[pod/#" */
	221, /* 283: "1 |" */
	0, /* 284: "1 | 1" */
	0, /* 285: "1 | 11" */
	0, /* 286: "1 | 111" */
	0, /* 287: "1 | 1111" */
	0, /* 288: "1 | 1111-" */
	0, /* 289: "1 | 1111-1" */
	0, /* 290: "1 | 1111-11" */
	0, /* 291: "1 | 1111-11-" */
	0, /* 292: "1 | 1111-11-1" */
	0, /* 293: "1 | 1111-11-11" */
	0, /* 294: "1 | 1111-11-11T" */
	0, /* 295: "1 | 1111-11-11T1" */
	0, /* 296: "1 | 1111-11-11T11" */
	0, /* 297: "1111-11-11T11:" */
	0, /* 298: "1111-11-11T11:1" */
	0, /* 299: "1111-11-11T11:11" */
	0, /* 300: "1111-11-11T11:11:" */
	0, /* 301: "1111-11-11T11:11:1" */
	103, /* 302: "1111-11-11T11:11:11" */
	0, /* 303: "1111-11-11T11:11:11-" */
	0, /* 304: "1111-11-11T11:11:11-1" */
	59, /* 305: "1111-11-11T11:11:11-11" */
	222, /* 306: "1111-11-11T11:11:11-111" */
	65, /* 307: "1111-11-11T11:11:11-11:" */
	0, /* 308: "1111-11-11T11:11:11." */
	106, /* 309: "1111-11-11T11:11:11.1" */
	74, /* 310: "" */
	109, /* 311: "1" */
	184, /* 312: "1 " */
	65, /* 313: "a" */
	112, /* 314: "11" */
	115, /* 315: "111" */
	118, /* 316: "1111" */
	121, /* 317: "1111-" */
	124, /* 318: "1111-1" */
	127, /* 319: "1111-11" */
	130, /* 320: "1111-11-" */
	133, /* 321: "1111-11-1" */
	136, /* 322: "1111-11-11" */
	139, /* 323: "1111-11-11T" */
	142, /* 324: "1111-11-11T1" */
	145, /* 325: "1111-11-11T11" */
	186, /* 326: "" */
	188, /* 327: "-" */
	223, /* 328: "-:" */
	190, /* 329: "-:1" */
	192, /* 330: "-:11" */
	194, /* 331: "-:111" */
	196, /* 332: "-:1111" */
	224, /* 333: "-:11111" */
	40, /* 334: "[" */
	40, /* 335: "[:" */
	148, /* 336: "[:1" */
	225, /* 337: "[:1]" */
	51, /* 338: "" */
	198, /* 339: "." */
	200, /* 340: "-" */
	40, /* 341: "[" */
	40, /* 342: "[:" */
	148, /* 343: "[:1" */
	226, /* 344: "[:1]" */
	0, /* 345: " " */
	227, /* 346: "<1>1 - # # # # - " */
	228, /* 347: "1 | " */
};

static const short uric_log__log_prefix_further[230] = {
	   0,    1,   32,   48,   50,   78,   81,   84,   86,   88,   91,   94,   96,    1,   39,   44,
	  62,   64,   66,   69,   71,   73,   75,  -42,    1,   19,   21,   23,   26,   28,   30,   32,
	   1,   78,  136,  236,  309,  325,  337,   -5,   -6,    0,    1,   -2,    0,    1,    7,    9,
	   1,    0,    3,    4,    7,    1,    2,    3,    1,   18,    5,    0,    1,    2,  310,    1,
	   2,   -8,   -1,    0,  -18,    0,  -14,    1,    0,    6,    0,    1,    3,    1,    6,  -40,
	  -6,    0,  -47, -113, -107, -105,    1,   -5,   24,    1,    7,    5,   -7,    0,   -3,    1,
	   2,   -5,    1,   19,    5,  -19,    0,  -15,    1,    6, -271,   -6,    0, -278,    1,    2,
	   3,   -2,   -1,    1,   -3,   -2,    1,   -4,    1,   -3,   -5,   -4,    1,   -6,   -5,    1,
	  -7,    1,   -6,   -8,   -7,    1,   -9,   -8,    1,  -10,   -9,    1,  -11,  -10,    1,  -12,
	 -11,    1,  -13,  -12,  -28,   -1,    0,    1,   14,    1,   17,  -33,    1,  -35,    0,    1,
	  50,    1,   23,    1,    4,  239,   -7,  -49,    1,  -29,    0,    1,   15,  -42,  -44,  -71,
	   0,   -3,    0,  -72,    1,   40,   75,    1,   74,    0,  -29,    1,    8,    0,    1,   16,
	   1,   15,    1,   14,    1,   13,    1,    6,    0,    5,   -1,  314,  -17,  -21,  -22,  -24,
	 -26,  -30,  249,  246,  -50,  -23,  -45,  -46,  -48,  -51,  -53,  -36,  -56,  -39,   64, -275,
	   1,   12,   -9,    1, -248,  -63,
};


static const unsigned char uric_log__log_prefix_events[230] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  1,  3,  3,  3,  0,  0,  0,  0,  0,  0,  1,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  1,  0,  1,  0,  0,  3,  3,  0,  5, 14,
	 0, 14,  0, 14,  0, 14,  0, 11,  0, 17,  0,  1,  0,  0,  0,  0,
	 0,  0,  1,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  0,
	 7, 14,  5, 11,  0,  0,
};

enum { uric_log_log_prefix_en_main_as_syslog = 2 };
enum { uric_log_log_prefix_en_main_as_rfc5424 = 79 };
enum { uric_log_log_prefix_en_main_as_journal = 137 };
enum { uric_log_log_prefix_en_main_as_cri = 237 };
enum { uric_log_log_prefix_en_main_as_docker = 310 };
enum { uric_log_log_prefix_en_main_as_vhost = 326 };
enum { uric_log_log_prefix_en_main_as_server = 338 };

enum uric_status uric_log_log_scan_prefix(enum uric_log_log_layer layer, const unsigned char *line,
                                      size_t n, struct uric_log_log_prefix *at)
{
    static const uint16_t start[URIC_LOG_LOG_LAYERS] = {
        uric_log_log_prefix_en_main_as_syslog,  uric_log_log_prefix_en_main_as_rfc5424,
        uric_log_log_prefix_en_main_as_journal, uric_log_log_prefix_en_main_as_cri,
        uric_log_log_prefix_en_main_as_docker,  uric_log_log_prefix_en_main_as_vhost,
        uric_log_log_prefix_en_main_as_server
    };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = start[layer];

    at->length = 0;
    at->host.begin = at->host.end = at->port.begin = at->port.end = 0;
    at->unnamed = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_log__log_prefix_class[*p];
	_trans = (unsigned int)uric_log__log_prefix_shapes[uric_log__log_prefix_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_log__log_prefix_ways[cs];
	cs += uric_log__log_prefix_further[_trans];

	if ( uric_log__log_prefix_events[_trans] == 0 )
		goto _again;

	_acts = uric_log__log_prefix_actions + uric_log__log_prefix_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ at->length = AT + 1; }
	break;
	case 1:
	{ at->host.begin = AT; }
	break;
	case 2:
	{ at->host.end = AT; }
	break;
	case 3:
	{ at->port.begin = AT; }
	break;
	case 4:
	{ at->port.end = AT; }
	break;
	case 5:
	{ at->unnamed = 1; }
	break;
	case 6:
	{
        (void)2;
        (void)79;
        (void)137;
        (void)237;
        (void)310;
        (void)326;
        (void)338;
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

    at->stop = AT;
    if (at->length > 0)
        return URIC_OK;
    return p == pe ? URIC_INCOMPLETE : URIC_INVALID;
}

#undef AT

/* Generated from grammar/log/log_request.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The request line as servers log it: RFC 9112, 3, and what real clients send besides.
 * By a table: most are parsed without it. */

#define AT ((uint32_t)(p - s))

static const char uric_log__log_request_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 6, 2, 3, 5

};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_log__log_request_class[256] = {
	 0,  1,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 3,  4,  2,  4,  4,  4,  4,  4,  2,  2,  4,  4,  2,  5,  6,  7,
	 8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,
	 2,  9,  9,  9,  9,  9,  9,  9, 10,  9,  9,  9,  9,  9,  9,  9,
	11,  9,  9,  9, 12,  9,  9,  9,  9,  9,  9,  2,  2,  2,  4,  4,
	 4,  4,  4,  4,  4,  4,  4,  4, 13,  4,  4,  4,  4,  4,  4,  4,
	14,  4,  4,  4, 15,  4,  4,  4,  4,  4,  4,  2,  4,  2,  4,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
};


static const unsigned char uric_log__log_request_shapes[15][8] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 17, 1, 17, 17, 17, 17 },
	{ 0, 16, 34, 2, 34, 34, 34, 34 },
	{ 17, 33, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 49, 52, 83, 17 },
	{ 17, 33, 17, 49, 65, 68, 20, 17 },
	{ 17, 33, 17, 17, 19, 17, 17, 17 },
	{ 17, 33, 17, 19, 20, 17, 17, 17 },
	{ 17, 33, 17, 49, 65, 68, 21, 97 },
	{ 17, 33, 17, 49, 65, 68, 20, 21 },
	{ 17, 33, 17, 49, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 49, 17, 19 },
	{ 17, 33, 17, 17, 17, 17, 19, 49 },
	{ 17, 33, 49, 17, 65, 69, 100, 17 },
};


static const unsigned char uric_log__log_request_shape[63] = {
	 0,  1,  2,  3,  4,  5,  2,  3,  4,  5,  4,  5,  6,  7,  8,  7,
	 7,  9,  9, 10, 11, 12, 13, 13,  6,  7,  8,  7,  7,  9,  9, 10,
	11, 12, 13, 13,  4, 14,  4,  6,  7,  8,  7,  7,  9,  9, 10, 11,
	12, 13, 13,  6,  7,  8,  7,  7,  9,  9, 10, 11, 12, 13, 13,
};


static const unsigned char uric_log__log_request_ways[63] = {
	197,
	4,
	4, /* 2: "" */
	187, /* 3: "#" */
	189, /* 4: "# " */
	54, /* 5: "#  " */
	4, /* 6: "" */
	187, /* 7: "#" */
	191, /* 8: "# " */
	59, /* 9: "#  " */
	193, /* 10: "# #" */
	64, /* 11: "# # " */
	89, /* 12: "# # A" */
	105, /* 13: "# # A/" */
	93, /* 14: "# # A/1" */
	121, /* 15: "# # A/1." */
	124, /* 16: "# # A/1.1" */
	0, /* 17: "# # H" */
	6, /* 18: "# # HT" */
	69, /* 19: "# # HTT" */
	127, /* 20: "# # hTTP" */
	130, /* 21: "# # hTT" */
	133, /* 22: "# # hT" */
	136, /* 23: "# # h" */
	97, /* 24: "#  A" */
	113, /* 25: "#  A/" */
	101, /* 26: "#  A/1" */
	139, /* 27: "#  A/1." */
	142, /* 28: "#  A/1.1" */
	12, /* 29: "#  H" */
	18, /* 30: "#  HT" */
	74, /* 31: "#  HTT" */
	145, /* 32: "#  hTTP" */
	148, /* 33: "#  hTT" */
	151, /* 34: "#  hT" */
	154, /* 35: "#  h" */
	193, /* 36: "# #" */
	24, /* 37: "# # " */
	195, /* 38: "# # -" */
	105, /* 39: "# # A" */
	157, /* 40: "# # A/" */
	109, /* 41: "# # A/1" */
	160, /* 42: "# # A/1." */
	163, /* 43: "# # A/1.1" */
	30, /* 44: "# # H" */
	36, /* 45: "# # HT" */
	79, /* 46: "# # HTT" */
	166, /* 47: "# # hTTP" */
	133, /* 48: "# # hTT" */
	136, /* 49: "# # hT" */
	169, /* 50: "# # h" */
	113, /* 51: "#  A" */
	172, /* 52: "#  A/" */
	117, /* 53: "#  A/1" */
	175, /* 54: "#  A/1." */
	178, /* 55: "#  A/1.1" */
	42, /* 56: "#  H" */
	48, /* 57: "#  HT" */
	84, /* 58: "#  HTT" */
	181, /* 59: "#  hTTP" */
	151, /* 60: "#  hTT" */
	154, /* 61: "#  hT" */
	184, /* 62: "#  h" */
};

static const signed char uric_log__log_request_further[199] = {
	  0,  -7,  -6,  -4,  -5,   1,   5,  -8,  -7,  -5,  -6,   1,   3, -19, -18,  -4,
	 -5,   1,   5, -20, -19,  -5,  -6,   1,   3,  -1,   0,   1,   2,   7,  13,  -8,
	 -7,  -4,  -5,   1,   5,  -9,  -8,  -5,  -6,   1,   3, -20, -19,  -4,  -5,   1,
	  5, -21, -20,  -5,  -6,   1,   3,   5,   0,  19,  24,  30,  27,   0,  42,  47,
	 53,  -1,   0,   1,   6,  12,  -9,  -8,  -6,  -7,   1, -21, -20,  -6,  -7,   1,
	-10,  -9,  -6,  -7,   1, -22, -21,  -6,  -7,   1,  -2,  -1,   1,   0,  -4,  -3,
	  1,   0, -14, -13,   1,   0, -16, -15,   1,   0,  -3,  -2,   1,   0,  -5,  -4,
	  1,   0, -15, -14,   1,   0, -17, -16,   1,   0,  -5,  -4,   1,  -6,  -5,   0,
	-10,  -9,  -7, -11, -10,  -1, -12, -11,  -1, -13, -12,  -1, -17, -16,   1, -18,
	-17,   0, -22, -21,  -7, -23, -22,  -1, -24, -23,  -1, -25, -24,  -1,  -4,  -3,
	  1,  -6,  -5,   1,  -7,  -6,   0, -11, -10,  -7, -14, -13,  -1, -16, -15,   1,
	-18, -17,   1, -19, -18,   0, -23, -22,  -7, -26, -25,  -1,   1,   0,   6,   1,
	 28,   1,   0,   1,  -2,  -1,   2,
};


static const unsigned char uric_log__log_request_events[199] = {
	 0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,
	 0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  0,  1,  1,  1,  1,  0,
	 7,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  0,  7,  0,  0,  0,  0,  5,  0,  5,  5,  5,  5,  0,  5,  5,
	 5,  0,  0,  1,  1,  1,  0,  7,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  9,
	 0,  0,  0,  7,  0,  0,  0, 13,  0,  0,  0,  7,  0,  0,  0,  9,
	 0,  0,  0,  7,  0,  0,  0, 13,  0,  0,  0,  7,  0,  0,  9,  0,
	 0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,
	13,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,
	 0,  0,  7,  0,  0,  9,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,
	 0,  7,  0,  0, 13,  0,  0,  7,  0,  0,  7,  0,  3,  0,  5,  0,
	 5,  0,  0,  7,  0,  9,  0,
};

static const char uric_log__log_request_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 7, 0, 7, 7, 9, 7,
	9, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 13, 7, 13, 7, 7, 7,
	7, 7, 7, 7, 7, 0, 9, 7,
	7, 9, 7, 9, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 13, 7, 13,
	7, 7, 7, 7, 7, 7, 7
};

enum { uric_log_log_request_first_final = 10 };

enum { uric_log_log_request_en_main_as_request_line = 2 };
enum { uric_log_log_request_en_main_as_dashes = 6 };

int uric_log_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                          struct uric_log_log_request *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    uint32_t begin = 0;
    int has_protocol = 0, is_empty = 0;
    int cs = uric_log_log_request_en_main_as_request_line;

    if (dashes)
        cs = uric_log_log_request_en_main_as_dashes;
    r->method.begin = at.begin;
    r->protocol.begin = r->protocol.end = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_log__log_request_class[*p];
	_trans = (unsigned int)uric_log__log_request_shapes[uric_log__log_request_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_log__log_request_ways[cs];
	cs += uric_log__log_request_further[_trans];

	if ( uric_log__log_request_events[_trans] == 0 )
		goto _again;

	_acts = uric_log__log_request_actions + uric_log__log_request_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ begin = AT; }
	break;
	case 1:
	{ r->method.end = AT; }
	break;
	case 2:
	{ r->target.begin = AT; }
	break;
	case 3:
	{ r->target.end = AT; has_protocol = is_empty = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
        is_empty = 0;
    }
	break;
	case 5:
	{ is_empty = 1; }
	break;
	case 6:
	{ (void)2; (void)6; }
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
	const char *__acts = uric_log__log_request_actions + uric_log__log_request_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 3:
	{ r->target.end = AT; has_protocol = is_empty = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
        is_empty = 0;
    }
	break;
	case 5:
	{ is_empty = 1; }
	break;
		}
	}
	}

	_out: {}
	}

    if (is_empty) {
        r->protocol = r->target;
        r->target.begin = r->target.end = r->method.end + 1;
        has_protocol = 1;
    }
    r->has_protocol = has_protocol;
    return cs >= uric_log_log_request_first_final;
}

#undef AT

/* Splits a record's request line into method, target and protocol. */

/* The common case: a few letters, a target, and " HTTP/1.1" or the like at the end.  If
 * there is no space right before that, the target ends there. */
static int uric_log_usual(const unsigned char *s, uric_span at, struct uric_log_log_request *r)
{
    static const char protocol[] = " HTTP/";
    const unsigned char *const end = s + at.end;
    uint32_t i = at.begin;

    if (at.end - at.begin < 12 || memcmp(end - 9, protocol, 6) != 0 || end[-2] != '.' ||
        !uric_log_is_digit(end[-3]) || !uric_log_is_digit(end[-1]) || end[-10] == ' ')
        return 0;
    while ((unsigned)(s[i] - 'A') < 26)
        i++;
    /* the loop stops at the latest at the space before the protocol */
    if (i == at.begin || s[i] != ' ' || s[i + 1] == ' ' || i + 9 == at.end)
        return 0;
    r->method.begin = at.begin;
    r->method.end = i;
    r->target.begin = i + 1;
    r->target.end = at.end - 9;
    r->protocol.begin = at.end - 8;
    r->protocol.end = at.end;
    r->has_protocol = 1;
    return 1;
}

static int uric_log_is_dash(const unsigned char *line, uric_span at)
{
    return at.end - at.begin == 1 && line[at.begin] == '-';
}

static void uric_log_take(const struct uric_log_log_held *f, const unsigned char *line,
                 struct uric_log_row *row, int column, uric_span at)
{
    /* in JSON a member may have given it */
    const uint64_t bit = URIC_LOG_LOG_BIT(column) & f->from_request & ~row->defined;

    if (bit == 0 || (f->flags & URIC_LOG_FORMAT_DASHES && uric_log_is_dash(line, at)))
        return;
    row->column[column] = at;
    row->defined |= bit;
    if (row->escaped & URIC_LOG_LOG_BIT(URIC_LOG_REQUEST))
        row->escaped |= bit;
}

/* HAProxy writes a protocol in every request, unless it cuts it.  Takes what is left of " HTTP/1.1"
 * off the target. */
static void uric_log_note_cut(const unsigned char *line, struct uric_log_row *row)
{
    static const char protocol[] = "HTTP/";
    const uric_span request = row->column[URIC_LOG_REQUEST];
    uric_span *const target = &row->column[URIC_LOG_TARGET];
    uint32_t i = target->end, n;

    if (request.begin == request.end || line[request.begin] == '<' ||
        uric_log_has(row, URIC_LOG_PROTOCOL))
        return;
    row->cut = 1;
    if (!uric_log_has(row, URIC_LOG_TARGET))
        return;
    while (i > target->begin && line[i - 1] != ' ')
        i--;
    n = target->end - i;
    if (i > target->begin && memcmp(line + i, protocol, n < 5 ? n : 5) == 0)
        target->end = i - 1;
}

void uric_log_log_take_request(const struct uric_log_log_held *f, const unsigned char *line,
                           struct uric_log_row *row)
{
    const uric_span at = row->column[URIC_LOG_REQUEST];
    struct uric_log_log_request r;

    if (!uric_log_has(row, URIC_LOG_REQUEST) ||
        !(uric_log_usual(line, at, &r) ||
          uric_log_log_scan_request(line, at, f->flags & URIC_LOG_FORMAT_DASHES, &r)))
        return;
    uric_log_take(f, line, row, URIC_LOG_METHOD, r.method);
    uric_log_take(f, line, row, URIC_LOG_TARGET, r.target);
    if (r.has_protocol)
        uric_log_take(f, line, row, URIC_LOG_PROTOCOL, r.protocol);
    if (f->flags & URIC_LOG_FORMAT_SYSLOG)
        uric_log_note_cut(line, row);
}

/* The bytes of a column as they were before the server escaped them. */
/* The state of the reader of JSON objects. */
#ifndef URIC_LOG_LOG_JSON_H
#define URIC_LOG_LOG_JSON_H


/* The deepest nesting of objects and arrays; and the most of them that enclose a value with a
 * column. */
#define URIC_LOG_LOG_JSON_DEPTH 128
#define URIC_LOG_LOG_JSON_KEYS 16

/* Each step of a format is a path: step i has the text of path i and its column.  Of several paths
 * of a column, the first one that is defined counts.  A set of paths has bit 1 << i for path i.
 * Each step also has two sets that find paths by a key:
 *
 *   step[k].literal is the set of the paths in which a key ends at an offset of k, modulo 64;
 *   step[k].mask is the set of the paths whose first byte is k, modulo 64. */
#define URIC_LOG_LOG_JSON_HASH(k) ((k) & (URIC_LOG_COLUMNS - 1))

/* Flags of a path. */
enum {
    URIC_LOG_JSON_REQUIRED = 1,
    URIC_LOG_JSON_TEXT = 2 /* not a number */
};

struct uric_log_log_json {
    const struct uric_log_log_held *f;
    const unsigned char *line;
    struct uric_log_row *row;
    int depth;   /* how many objects and arrays enclose this place */
    int escaped; /* the string contains a "\" */
    uric_span key;
    uint64_t found;   /* paths with a value */
    uint64_t escapes; /* paths whose value has escapes */
    /* for each enclosing object or array, from 1 on, its current member or element: */
    uint64_t open[URIC_LOG_LOG_JSON_KEYS + 1]; /* paths of members of the value */
    uint64_t same[URIC_LOG_LOG_JSON_KEYS + 1]; /* paths of the value itself */
    uint32_t length[URIC_LOG_LOG_JSON_KEYS + 1]; /* of the path to it */
    uint32_t begin[URIC_LOG_LOG_JSON_KEYS + 1]; /* where its value begins */
    uint32_t index[URIC_LOG_LOG_JSON_KEYS + 1]; /* of the next element; or LOG_JSON_OBJECT */
    /* for each path that was found: */
    uric_span value[URIC_LOG_COLUMNS];
    unsigned char level[URIC_LOG_COLUMNS]; /* how many objects and arrays enclose it */
    char room[URIC_LOG_TEXT]; /* for a key without its escapes */
};

#define URIC_LOG_LOG_JSON_OBJECT UINT32_MAX

/* Begin an object, with LOG_JSON_OBJECT, or an array, with 0. */
static inline void uric_log_log_json_begin(struct uric_log_log_json *r, uint32_t index)
{
    if (++r->depth > URIC_LOG_LOG_JSON_KEYS)
        return;
    r->open[r->depth] = r->same[r->depth] = 0;
    r->index[r->depth] = index;
}

/* Whether a path leads into the object or array here. */
static inline int uric_log_log_json_is_open(const struct uric_log_log_json *r)
{
    return r->depth <= URIC_LOG_LOG_JSON_KEYS && r->open[r->depth - 1] != 0;
}

URIC_LOG_INTERNAL void uric_log_log_json_key(struct uric_log_log_json *r);
URIC_LOG_INTERNAL void uric_log_log_json_element(struct uric_log_log_json *r);
URIC_LOG_INTERNAL void uric_log_log_json_take(struct uric_log_log_json *r, uint32_t end);

static inline void uric_log_log_json_value(struct uric_log_log_json *r, uint32_t at)
{
    if (!uric_log_log_json_is_open(r))
        return;
    r->begin[r->depth] = at;
    if (r->index[r->depth] != URIC_LOG_LOG_JSON_OBJECT)
        uric_log_log_json_element(r);
}

static inline void uric_log_log_json_value_end(struct uric_log_log_json *r, uint32_t at)
{
    if (r->depth <= URIC_LOG_LOG_JSON_KEYS && r->same[r->depth] != 0)
        uric_log_log_json_take(r, at);
}

/* At the end of the line's object: set the row's columns.  Returns 0 if it lacks a required
 * column. */
URIC_LOG_INTERNAL int uric_log_log_json_end(struct uric_log_log_json *r);

/* The first byte from p on that is a quote, a "\" or a control character. */
URIC_LOG_INTERNAL const unsigned char *uric_log_log_json_run(const unsigned char *line,
                                                     const unsigned char *p,
                                                     const unsigned char *end);

/* Write what a JSON string encodes, at most size bytes; return the length of all of it. */
URIC_LOG_INTERNAL size_t uric_log_log_undo_json(const char *s, size_t n, char *buffer,
                                        size_t size);

#endif
/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_LOG_WRITTEN_H
#define URIC_LOG_WRITTEN_H


struct uric_log_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static URIC_LOG_INLINE void uric_log_put_byte(struct uric_log_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static URIC_LOG_INLINE void uric_log_put(struct uric_log_written *t, const char *s)
{
    while (*s)
        uric_log_put_byte(t, *s++);
}

static URIC_LOG_INLINE void uric_log_put_bytes(struct uric_log_written *t, const char *s, size_t n)
{
    if (n > 0 && t->length <= t->size && n <= t->size - t->length)
        memcpy(t->buffer + (size_t)t->length, s, n);
    t->length += n;
}

/* Sets *length and returns the status, by the contract for buffers in uric.h. */
static URIC_LOG_INLINE enum uric_status uric_log_written_end(const struct uric_log_written *t,
                                                     size_t *length)
{
    const int fits_size_t = t->length <= SIZE_MAX;

    *length = fits_size_t ? (size_t)t->length : 0;
    if (!fits_size_t)
        return URIC_TOO_LONG;
    return t->length > t->size ? URIC_TOO_SMALL : URIC_OK;
}

#endif

/* The byte that two digits encode, or 256. */
static unsigned uric_log_byte_of(const char *s)
{
    const unsigned high = uric_log_hex_value(s[0]), low = uric_log_hex_value(s[1]);

    return high < 16 && low < 16 ? high << 4 | low : 256;
}

/* ---- one escape: returns its length, or 0 if there is none ---- */

static size_t uric_log_undo_hex(struct uric_log_written *u, const char *s, size_t n, size_t digits_at)
{
    const unsigned byte = n >= digits_at + 2 ? uric_log_byte_of(s + digits_at) : 256;

    if (byte > 255)
        return 0;
    uric_log_put_byte(u, (char)byte);
    return digits_at + 2;
}

static size_t uric_log_undo_nginx(struct uric_log_written *u, const char *s, size_t n)
{
    return n > 1 && s[1] == 'x' ? uric_log_undo_hex(u, s, n, 2) : 0;
}

/* Undoes a backslash and a letter: it stands for the byte at the letter's index. */
static size_t uric_log_undo_letter(struct uric_log_written *u, const char *s, size_t n,
                          const char *letters, const char *bytes)
{
    size_t i = 0;

    while (letters[i] != '\0' && (n < 2 || letters[i] != s[1]))
        i++;
    if (letters[i] == '\0')
        return 0;
    uric_log_put_byte(u, bytes[i]);
    return 2;
}

static size_t uric_log_undo_apache(struct uric_log_written *u, const char *s, size_t n)
{
    const size_t length = uric_log_undo_letter(u, s, n, "\"\\bnrtvaf", "\"\\\b\n\r\t\v\a\f");

    return length > 0 ? length : uric_log_undo_nginx(u, s, n);
}

/* The value of four digits at an offset in n bytes, or more than four digits can express. */
static unsigned uric_log_four_digits(const char *s, size_t n, size_t at)
{
    const unsigned high = n >= at + 4 ? uric_log_byte_of(s + at) : 256;
    const unsigned low = high < 256 ? uric_log_byte_of(s + at + 2) : 256;

    return low < 256 ? high << 8 | low : 0x10000;
}

/* A character in UTF-8 (RFC 3629). */
static void uric_log_put_character(struct uric_log_written *u, unsigned long c)
{
    if (c < 0x80) {
        uric_log_put_byte(u, (char)c);
        return;
    }
    if (c < 0x800) {
        uric_log_put_byte(u, (char)(0xC0 | c >> 6));
    } else {
        if (c < 0x10000) {
            uric_log_put_byte(u, (char)(0xE0 | c >> 12));
        } else {
            uric_log_put_byte(u, (char)(0xF0 | c >> 18));
            uric_log_put_byte(u, (char)(0x80 | (c >> 12 & 0x3F)));
        }
        uric_log_put_byte(u, (char)(0x80 | (c >> 6 & 0x3F)));
    }
    uric_log_put_byte(u, (char)(0x80 | (c & 0x3F)));
}

/* RFC 8259, 7; an unpaired surrogate is not a character. */
static size_t uric_log_own_undo_json(struct uric_log_written *u, const char *s, size_t n)
{
    const size_t length = uric_log_undo_letter(u, s, n, "\"\\/bfnrt", "\"\\/\b\f\n\r\t");
    unsigned unit, next;

    if (length > 0)
        return length;
    if (n < 2 || s[1] != 'u' || (unit = uric_log_four_digits(s, n, 2)) > 0xFFFF)
        return 0;
    next = n >= 8 && s[6] == '\\' && s[7] == 'u' ? uric_log_four_digits(s, n, 8) : 0;
    if (unit >= 0xD800 && unit < 0xDC00 && next >= 0xDC00 && next < 0xE000) {
        unit = (unit - 0xD800) << 10 | (next - 0xDC00);
        uric_log_put_character(u, 0x10000 + (unsigned long)unit);
        return 12;
    }
    uric_log_put_character(u, unit >= 0xD800 && unit < 0xE000 ? 0xFFFD : unit);
    return 6;
}

static size_t uric_log_undo_pair(struct uric_log_written *u, size_t n, char by)
{
    if (n < 2)
        return 0; /* unreachable: quotes in a string are doubled */
    uric_log_put_byte(u, by);
    return 2;
}

static size_t uric_log_undo(int escaping, struct uric_log_written *u, const char *s, size_t n)
{
    switch (escaping) {
    case URIC_LOG_ESCAPE_APACHE: return uric_log_undo_apache(u, s, n);
    case URIC_LOG_ESCAPE_NGINX: return uric_log_undo_nginx(u, s, n);
    case URIC_LOG_ESCAPE_JSON: return uric_log_own_undo_json(u, s, n);
    case URIC_LOG_ESCAPE_HAPROXY: return uric_log_undo_hex(u, s, n, 1);
    case URIC_LOG_ESCAPE_TRAEFIK: return uric_log_undo_letter(u, s, n, "\"", "\"");
    default: return *s == '%' ? uric_log_undo_hex(u, s, n, 1) : uric_log_undo_pair(u, n, '"');
    }
}

static void uric_log_undo_all(int escaping, char escape, struct uric_log_written *u, const char *s,
                     size_t n)
{
    while (n > 0) {
        const char *const at = (const char *)memchr(s, escape, n);
        const size_t plain = at != NULL ? (size_t)(at - s) : n;
        size_t length;

        uric_log_put_bytes(u, s, plain);
        s += plain;
        n -= plain;
        if (n == 0)
            return;
        length = uric_log_undo(escaping, u, s, n);
        if (length == 0) {
            uric_log_put_byte(u, *s);
            length = 1;
        }
        s += length;
        n -= length;
    }
}

size_t uric_log_log_undo_json(const char *s, size_t n, char *buffer, size_t size)
{
    struct uric_log_written u = { buffer, size, 0 };

    uric_log_undo_all(URIC_LOG_ESCAPE_JSON, '\\', &u, s, n);
    return (size_t)u.length; /* at most n */
}

/* ---- w3c ---- */

static void uric_log_put_plus(struct uric_log_written *u, const char *s, size_t n)
{
    for (; n > 0; s++, n--)
        uric_log_put_byte(u, *s == '+' ? ' ' : *s);
}

/* Writes a column: undoes '""' in a string, or what the server replaced in an encoded
 * column. */
static void uric_log_own_put_w3c(const struct uric_log_log_held *f, struct uric_log_written *u, const char *line,
                    const struct uric_log_row *row, int column)
{
    const uric_span at = row->column[column];
    const char *const s = line + at.begin;
    const size_t n = at.end - at.begin;

    if (!(row->escaped >> column & 1))
        uric_log_put_bytes(u, s, n);
    else if (at.begin > 0 && s[-1] == '"')
        uric_log_undo_all(f->escape, '"', u, s, n);
    else if (f->escape == URIC_LOG_ESCAPE_CLOUDFRONT)
        uric_log_undo_all(f->escape, '%', u, s, n);
    else
        uric_log_put_plus(u, s, n);
}

static void uric_log_put_w3c_column(const struct uric_log_log_held *f, struct uric_log_written *u,
                           const char *line, const struct uric_log_row *row, int column)
{
    if (column == URIC_LOG_TIME) {
        uric_log_own_put_w3c(f, u, line, row, f->date);
        uric_log_put_byte(u, ' ');
        uric_log_own_put_w3c(f, u, line, row, f->time_of_day);
    } else if (column == URIC_LOG_TARGET && f->stem < URIC_LOG_COLUMNS) {
        uric_log_own_put_w3c(f, u, line, row, f->stem);
        if (f->query < URIC_LOG_COLUMNS && uric_log_has(row, f->query)) {
            uric_log_put_byte(u, '?');
            uric_log_own_put_w3c(f, u, line, row, f->query);
        }
    } else {
        uric_log_own_put_w3c(f, u, line, row, column);
    }
}

enum uric_status uric_log_value(const struct uric_log_format *format, const char *line,
                                const struct uric_log_row *row, int column, char *buffer,
                                size_t size, struct uric_bytes *value)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(format);
    struct uric_log_written u = { buffer, size, 0 };
    uric_span at;

    value->s = NULL;
    value->n = 0;
    if (column < 0 || column >= URIC_LOG_COLUMNS || !uric_log_has(row, column))
        return URIC_OK;
    at = row->column[column];
    line = line != NULL ? line : ""; /* an empty one */
    value->s = line + at.begin;
    value->n = at.end - at.begin;
    if (f->escape == URIC_LOG_ESCAPE_NONE || !(row->escaped >> column & 1))
        return URIC_OK;
    if (f->reader == URIC_LOG_LOG_W3C)
        uric_log_put_w3c_column(f, &u, line, row, column);
    else
        uric_log_undo_all(f->escape, (char)f->escape_byte, &u, value->s, value->n);
    value->s = buffer;
    value->n = (size_t)u.length; /* at most the length of the line */
    return u.length <= size ? URIC_OK : URIC_TOO_SMALL;
}

/* Generated from grammar/log/log_w3c.rl by ragel 6.10 -T0; do not edit. */
/* An entry of the Extended Log File Format (W3C working draft WD-logfile-960323, Entries
 * and Lexical rules), by a table, if the fast reader cannot read it.  The #Fields directive
 * says how many fields it has. */

#define AT ((uint32_t)(p - line))

static const char uric_log__log_w3c_actions[] = {
	0, 1, 2, 1, 3, 1, 4, 1,
	5, 2, 6, 0, 2, 6, 1
};

static const char uric_log__log_w3c_key_offsets[] = {
	0, 0, 1, 4, 6
};

static const unsigned char uric_log__log_w3c_trans_keys[] = {
	34u, 9u, 32u, 34u, 9u, 32u, 9u, 32u,
	34u, 0
};

static const char uric_log__log_w3c_single_lengths[] = {
	0, 1, 3, 2, 3
};

static const char uric_log__log_w3c_range_lengths[] = {
	0, 0, 0, 0, 0
};

static const char uric_log__log_w3c_index_offsets[] = {
	0, 0, 2, 6, 9
};

static const char uric_log__log_w3c_trans_targs[] = {
	4, 1, 2, 2, 1, 3, 2, 2,
	3, 2, 2, 1, 0, 0
};

static const char uric_log__log_w3c_trans_actions[] = {
	1, 0, 0, 0, 12, 9, 5, 5,
	0, 7, 7, 3, 0, 0
};

static const char uric_log__log_w3c_eof_actions[] = {
	0, 0, 0, 5, 7
};

enum { uric_log_log_w3c_start = 2 };
enum { uric_log_log_w3c_first_final = 2 };

enum uric_status uric_log_log_scan_w3c(const struct uric_log_log_held *f, const unsigned char *line,
                                   size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    uric_span at = { 0, 0 };
    unsigned count = 0;
    int escaped = 0, cs = uric_log_log_w3c_start;

    row->defined = row->escaped = 0;

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
	_keys = uric_log__log_w3c_trans_keys + uric_log__log_w3c_key_offsets[cs];
	_trans = (unsigned int)uric_log__log_w3c_index_offsets[cs];

	_klen = uric_log__log_w3c_single_lengths[cs];
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

	_klen = uric_log__log_w3c_range_lengths[cs];
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
	cs = uric_log__log_w3c_trans_targs[_trans];

	if ( uric_log__log_w3c_trans_actions[_trans] == 0 )
		goto _again;

	_acts = uric_log__log_w3c_actions + uric_log__log_w3c_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ at.begin = AT; escaped = 0; }
	break;
	case 1:
	{ at.begin = AT + 1; escaped = 0; }
	break;
	case 2:
	{ at.end = AT; }
	break;
	case 3:
	{ escaped = 1; }
	break;
	case 4:
	{
        at.end = AT;
        uric_log_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
	case 6:
	{
        if (count == f->n_steps)
            return uric_log_log_broken(row, URIC_INVALID, AT);
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
	if ( p == eof )
	{
	const char *__acts = uric_log__log_w3c_actions + uric_log__log_w3c_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 4:
	{
        at.end = AT;
        uric_log_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
		}
	}
	}

	_out: {}
	}

    if (cs < uric_log_log_w3c_first_final)
        return uric_log_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    if (count < f->n_steps)
        return uric_log_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_log_join_w3c(f, row);
    return URIC_OK;
}

#undef AT

/* W3C Extended Log File Format, as its working draft defines it and IIS and CloudFront write
 * it: a directive names the fields of the lines after it. */


static const struct uric_log_log_meaning uric_log_identifiers[] = {
    { "c-ip", URIC_LOG_CLIENT, 0, 0, 0 },
    { "c-port", URIC_LOG_CLIENT_PORT, 0, 0, 0 },
    { "cs-username", URIC_LOG_USER, 0, 0, 0 },
    { "cs-method", URIC_LOG_METHOD, 0, 0, 0 },
    { "cs-uri", URIC_LOG_TARGET, 0, 0, 0 },
    { "cs-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "cs-protocol-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "sc-status", URIC_LOG_STATUS, 0, 0, 0 },
    { "sc-bytes", URIC_LOG_BYTES, 0, 0, 0 },
    { "cs(Referer)", URIC_LOG_REFERER, 0, URIC_LOG_STEP_ENCODED, 0 },
    { "cs(User-Agent)", URIC_LOG_AGENT, 0, URIC_LOG_STEP_ENCODED, 0 },
    { "cs(Cookie)", URIC_LOG_OWN, 0, URIC_LOG_STEP_ENCODED, 0 },
    { "x-host-header", URIC_LOG_HOST, 0, 0, 0 },
    { "cs(Host)", URIC_LOG_HOST, 0, 0, 0 },
    { "cs-host", URIC_LOG_HOST, 0, 0, 0 },
    { "s-port", URIC_LOG_PORT, 0, 0, 0 },
    { "time-taken", URIC_LOG_DURATION, 0, 0, 0 }
};
static const struct uric_log_log_meaning uric_log_other_identifier = { NULL, URIC_LOG_OWN, 0, 0, 0 };

enum uric_status uric_log_log_format_w3c(struct uric_log_log_held *f, uint16_t flags)
{
    struct uric_log_log_maker m;

    uric_log_log_begin(&m, f, URIC_LOG_ESCAPE_W3C, '"');
    f->reader = URIC_LOG_LOG_W3C;
    f->flags = flags;
    return URIC_OK;
}

static int uric_log_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The next name after "#Fields:". */
static int uric_log_next_name(const char *s, size_t n, size_t *i, struct uric_bytes *name)
{
    size_t begin;

    while (*i < n && uric_log_is_blank(s[*i]))
        ++*i;
    begin = *i;
    while (*i < n && !uric_log_is_blank(s[*i]))
        ++*i;
    name->s = s + begin;
    name->n = *i - begin;
    return name->n > 0;
}

static int uric_log_has_name(const char *s, size_t n, const char *name)
{
    struct uric_bytes each;
    size_t i = 0;

    while (uric_log_next_name(s, n, &i, &each)) {
        if (uric_log_log_is_nocase(each.s, each.n, name))
            return 1;
    }
    return 0;
}

static struct uric_log_log_meaning uric_log_identifier_meaning(struct uric_bytes name)
{
    size_t i;

    for (i = 0; i < sizeof uric_log_identifiers / sizeof *uric_log_identifiers; i++) {
        if (uric_log_log_is_nocase(name.s, name.n, uric_log_identifiers[i].name))
            return uric_log_identifiers[i];
    }
    return uric_log_other_identifier;
}

/* Records the columns that other fields are composed of. */
static void uric_log_note_part(struct uric_log_log_held *f, struct uric_bytes name, uint8_t column)
{
    if (uric_log_log_is_nocase(name.s, name.n, "date"))
        f->date = column;
    else if (uric_log_log_is_nocase(name.s, name.n, "time"))
        f->time_of_day = column;
    else if (uric_log_log_is_nocase(name.s, name.n, "cs-uri-stem"))
        f->stem = column;
    else if (uric_log_log_is_nocase(name.s, name.n, "cs-uri-query"))
        f->query = column;
}

/* A "+" in a URI may be a "+", although IIS writes "+" for spaces elsewhere. */
static int uric_log_is_encoded(const struct uric_log_log_held *f, const struct uric_log_log_meaning *is)
{
    return f->escape == URIC_LOG_ESCAPE_CLOUDFRONT || is->field != URIC_LOG_REFERER;
}

static void uric_log_put_identifier(struct uric_log_log_maker *m, struct uric_bytes name,
                           int has_host_header)
{
    struct uric_log_log_held *const f = m->f;
    struct uric_log_log_meaning is = uric_log_identifier_meaning(name);
    size_t name_length = name.n;
    uint8_t column = URIC_LOG_COLUMNS;

    /* if the requested host has a field, this one is CloudFront's own host name */
    if (has_host_header && uric_log_log_is_nocase(name.s, name.n, "cs(Host)"))
        is.field = URIC_LOG_OWN;
    /* our field "time" includes the date, so this column cannot have that name */
    if (uric_log_log_is_nocase(name.s, name.n, uric_log_field_name(URIC_LOG_TIME)))
        name_length = 0;
    if (m->status == URIC_OK)
        column = (uint8_t)uric_log_log_put_column(m, is.field, '\0', name.s, name_length);
    if (m->status != URIC_OK)
        column = URIC_LOG_COLUMNS;
    else if (is.flags & URIC_LOG_STEP_ENCODED && uric_log_is_encoded(f, &is))
        f->encoded |= URIC_LOG_LOG_BIT(column);
    uric_log_note_part(f, name, column);
    if (f->n_steps < URIC_LOG_COLUMNS)
        f->step[f->n_steps].column = column;
    f->n_steps = (uint8_t)(f->n_steps + (f->n_steps < 255));
}

static int uric_log_has_part(uint8_t column)
{
    return column < URIC_LOG_COLUMNS;
}

static void uric_log_heed_fields(struct uric_log_log_held *f, const char *s, size_t n)
{
    const uint8_t server = f->flags & (URIC_LOG_FORMAT_IIS | URIC_LOG_FORMAT_CLOUDFRONT);
    const int is_cloudfront = server == URIC_LOG_FORMAT_CLOUDFRONT ||
                              (server == 0 && uric_log_has_name(s, n, "x-edge-location"));
    const int has_host_header = uric_log_has_name(s, n, "x-host-header");
    const struct uric_log_log_layers layers = f->layers;
    const uint16_t hasty = f->flags & URIC_LOG_FORMAT_HASTY;
    struct uric_log_log_maker m;
    struct uric_bytes name;
    size_t i = 0;


    uric_log_log_begin(&m, f, is_cloudfront ? URIC_LOG_ESCAPE_CLOUDFRONT : URIC_LOG_ESCAPE_IIS, '"');
    f->reader = URIC_LOG_LOG_W3C;
    f->flags = (uint16_t)(server | hasty | URIC_LOG_FORMAT_FIELDS);
    f->duration_units = is_cloudfront ? 1 : 1000;
    while (uric_log_next_name(s, n, &i, &name))
        uric_log_put_identifier(&m, name, has_host_header);
    if (uric_log_has_part(f->date) || uric_log_has_part(f->time_of_day))
        f->columns |= URIC_LOG_LOG_BIT(URIC_LOG_TIME);
    if (f->columns & URIC_LOG_LOG_BIT(URIC_LOG_TARGET))
        f->stem = URIC_LOG_COLUMNS;
    else if (uric_log_has_part(f->stem))
        f->columns |= URIC_LOG_LOG_BIT(URIC_LOG_TARGET);
    uric_log_log_put_layers(f, &layers);
}

URIC_LOG_LOG_COLD bool uric_log_directive(struct uric_log_format *format, const char *line, size_t n)
{
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    static const char name[] = "#Fields:";
    const size_t length = sizeof name - 1;
    const size_t before = n <= URIC_MAX_LENGTH ? uric_log_log_layers_length(f, line, n) : 0;

    if (n == 0)
        return false;
    line += before;
    n -= before;
    if (f->reader != URIC_LOG_LOG_W3C || n < length || !uric_log_log_is_nocase(line, length, name))
        return false;
    uric_log_heed_fields(f, line + length, n - length);
    return true;
}

/* ---- lines ---- */

/* The row's time: the date or, without one, the time of day.  If both are defined, uric_log_value()
 * joins them. */
static void uric_log_join_time(const struct uric_log_log_held *f, struct uric_log_row *row)
{
    const int has_date = uric_log_has_part(f->date) && uric_log_has(row, f->date);
    const int has_time = uric_log_has_part(f->time_of_day) && uric_log_has(row, f->time_of_day);

    if (!has_date && !has_time)
        return;
    row->column[URIC_LOG_TIME] = row->column[has_date ? f->date : f->time_of_day];
    row->defined |= URIC_LOG_LOG_BIT(URIC_LOG_TIME);
    if (has_date && has_time)
        row->escaped |= URIC_LOG_LOG_BIT(URIC_LOG_TIME);
}

static void uric_log_join_target(const struct uric_log_log_held *f, struct uric_log_row *row)
{
    if (!uric_log_has_part(f->stem) || !uric_log_has(row, f->stem))
        return;
    row->column[URIC_LOG_TARGET] = row->column[f->stem];
    row->defined |= URIC_LOG_LOG_BIT(URIC_LOG_TARGET);
    row->escaped |= (row->escaped >> f->stem & 1) << URIC_LOG_TARGET;
    if (uric_log_has_part(f->query) && uric_log_has(row, f->query))
        row->escaped |= URIC_LOG_LOG_BIT(URIC_LOG_TARGET);
}

void uric_log_log_join_w3c(const struct uric_log_log_held *f, struct uric_log_row *row)
{
    uric_log_join_time(f, row);
    uric_log_join_target(f, row);
}

void uric_log_log_put_w3c(const struct uric_log_log_held *f, const unsigned char *line,
                      struct uric_log_row *row, unsigned i, uric_span at, int quoted,
                      int escaped)
{
    const unsigned column = i < URIC_LOG_COLUMNS ? f->step[i].column : URIC_LOG_COLUMNS;

    if (column == URIC_LOG_COLUMNS ||
        (!quoted && at.end - at.begin == 1 && line[at.begin] == '-'))
        return;
    if (!quoted && f->encoded >> column & 1)
        escaped = memchr(line + at.begin, f->escape == URIC_LOG_ESCAPE_IIS ? '+' : '%',
                         at.end - at.begin) != NULL;
    row->column[column] = at;
    row->defined |= URIC_LOG_LOG_BIT(column);
    row->escaped |= (uint64_t)escaped << column;
}

struct uric_log_entry_reading {
    const unsigned char *line, *p, *end;
    uric_span at; /* the field */
    int quoted, escaped;
};

/* Reads up to a quote that is not doubled, or to the end. */
static void uric_log_read_string(struct uric_log_entry_reading *r)
{
    for (;; r->p += 2) {
        r->p = uric_log_log_find(r->line, r->p, r->end, '"', '"');
        if (r->end - r->p < 2 || r->p[1] != '"')
            return;
        r->escaped = 1;
    }
}

/* Reads the field that starts here: 1, or 0 if it is not valid. */
static int uric_log_read_entry_field(struct uric_log_entry_reading *r)
{
    r->escaped = 0;
    r->quoted = *r->p == '"';
    r->p += r->quoted;
    r->at.begin = (uint32_t)(r->p - r->line);
    if (r->quoted)
        uric_log_read_string(r);
    else
        r->p = uric_log_log_find(r->line, r->p, r->end, ' ', '\t');
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->quoted && r->p == r->end)
        return 0;
    r->p += r->quoted;
    return r->p == r->end || uric_log_is_blank((char)*r->p);
}

static int uric_log_is_at_field(struct uric_log_entry_reading *r)
{
    while (r->p < r->end && uric_log_is_blank((char)*r->p))
        r->p++;
    return r->p < r->end;
}

/* Reads valid lines; for invalid lines it runs the machine, which finds the error. */
enum uric_status uric_log_log_read_w3c(const struct uric_log_log_held *f,
                                   const unsigned char *line, size_t n,
                                   struct uric_log_row *row)
{
    struct uric_log_entry_reading r;
    unsigned count = 0;

    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    for (; uric_log_is_at_field(&r); count++) {
        if (count == f->n_steps || !uric_log_read_entry_field(&r))
            return f->flags & URIC_LOG_FORMAT_HASTY ? uric_log_log_broken(row, URIC_INVALID, 0)
                                           : uric_log_log_scan_w3c(f, line, n, row);
        uric_log_log_put_w3c(f, line, row, count, r.at, r.quoted, r.escaped);
    }
    if (count < f->n_steps)
        return uric_log_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_log_join_w3c(f, row);
    return URIC_OK;
}

/* Generated from grammar/log/log_json.rl by ragel 6.10 -G2; do not edit. */
/* A JSON object (RFC 8259) on a line; some of its members are columns.  Goto code, since
 * lines are long. */


#define AT ((uint32_t)(p - line))

enum { uric_log_log_json_start = 1 };
enum { uric_log_log_json_first_final = 65 };

enum uric_status uric_log_log_read_json(const struct uric_log_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = uric_log_log_json_start, top = 0, stack[URIC_LOG_LOG_JSON_DEPTH];
    struct uric_log_log_json r;

    r.f = f;
    r.line = line;
    r.row = row;
    r.depth = 0;
    r.found = r.escapes = 0;
    r.open[0] = uric_log_below(f->n_steps);

	{
	if ( p == pe )
		goto _test_eof;
	goto _resume;

_again:
	switch ( cs ) {
		case 1: goto st1;
		case 0: goto st0;
		case 65: goto st65;
		case 2: goto st2;
		case 3: goto st3;
		case 4: goto st4;
		case 5: goto st5;
		case 6: goto st6;
		case 7: goto st7;
		case 8: goto st8;
		case 9: goto st9;
		case 10: goto st10;
		case 66: goto st66;
		case 11: goto st11;
		case 12: goto st12;
		case 13: goto st13;
		case 14: goto st14;
		case 15: goto st15;
		case 16: goto st16;
		case 17: goto st17;
		case 18: goto st18;
		case 19: goto st19;
		case 20: goto st20;
		case 21: goto st21;
		case 22: goto st22;
		case 23: goto st23;
		case 24: goto st24;
		case 25: goto st25;
		case 26: goto st26;
		case 27: goto st27;
		case 28: goto st28;
		case 29: goto st29;
		case 30: goto st30;
		case 31: goto st31;
		case 32: goto st32;
		case 33: goto st33;
		case 34: goto st34;
		case 35: goto st35;
		case 36: goto st36;
		case 37: goto st37;
		case 38: goto st38;
		case 39: goto st39;
		case 40: goto st40;
		case 41: goto st41;
		case 42: goto st42;
		case 43: goto st43;
		case 44: goto st44;
		case 45: goto st45;
		case 46: goto st46;
		case 47: goto st47;
		case 48: goto st48;
		case 49: goto st49;
		case 67: goto st67;
		case 50: goto st50;
		case 51: goto st51;
		case 52: goto st52;
		case 53: goto st53;
		case 54: goto st54;
		case 55: goto st55;
		case 56: goto st56;
		case 57: goto st57;
		case 58: goto st58;
		case 59: goto st59;
		case 60: goto st60;
		case 61: goto st61;
		case 62: goto st62;
		case 63: goto st63;
		case 64: goto st64;
	default: break;
	}

	if ( ++p == pe )
		goto _test_eof;
_resume:
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_LOG_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 13u: goto st1;
		case 32u: goto st1;
		case 123u: goto tr2;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st1;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ uric_log_log_json_begin(&r, URIC_LOG_LOG_JSON_OBJECT); {
        if (top == URIC_LOG_LOG_JSON_DEPTH)
            return uric_log_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 65;goto st2;}} }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_LOG_FALLTHROUGH;
case 65:
	switch( (*p) ) {
		case 13u: goto st65;
		case 32u: goto st65;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st65;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_LOG_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 13u: goto st2;
		case 32u: goto st2;
		case 34u: goto st3;
		case 125u: goto tr5;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st2;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_LOG_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 34u: goto tr7;
		case 92u: goto tr8;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr6;
tr6:
	{ r.escaped = 0; r.key.begin = AT; }
	{ p = uric_log_log_json_run(line, p, pe) - 1; }
	goto st4;
tr9:
	{ p = uric_log_log_json_run(line, p, pe) - 1; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_LOG_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 34u: goto tr10;
		case 92u: goto tr11;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr9;
tr7:
	{ r.escaped = 0; r.key.begin = AT; }
	{
        r.key.end = AT;
        if (uric_log_log_json_is_open(&r))
            uric_log_log_json_key(&r);
    }
	goto st5;
tr10:
	{
        r.key.end = AT;
        if (uric_log_log_json_is_open(&r))
            uric_log_log_json_key(&r);
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_LOG_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 13u: goto st5;
		case 32u: goto st5;
		case 58u: goto st6;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st5;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_LOG_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 13u: goto st6;
		case 32u: goto st6;
		case 34u: goto tr14;
		case 45u: goto tr15;
		case 48u: goto tr16;
		case 91u: goto tr18;
		case 102u: goto tr19;
		case 110u: goto tr20;
		case 116u: goto tr21;
		case 123u: goto tr22;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr17;
	} else if ( (*p) >= 9u )
		goto st6;
	goto st0;
tr23:
	{ p = uric_log_log_json_run(line, p, pe) - 1; }
	goto st7;
tr14:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_LOG_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 34u: goto st8;
		case 92u: goto tr25;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr23;
tr18:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	{ uric_log_log_json_begin(&r, 0); {
        if (top == URIC_LOG_LOG_JSON_DEPTH)
            return uric_log_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st38;}} }
	goto st8;
tr22:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	{ uric_log_log_json_begin(&r, URIC_LOG_LOG_JSON_OBJECT); {
        if (top == URIC_LOG_LOG_JSON_DEPTH)
            return uric_log_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st2;}} }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_LOG_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 125u: goto tr28;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr26;
	goto st0;
tr26:
	{ uric_log_log_json_value_end(&r, AT); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_LOG_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 13u: goto st9;
		case 32u: goto st9;
		case 44u: goto st10;
		case 125u: goto tr5;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st9;
	goto st0;
tr27:
	{ uric_log_log_json_value_end(&r, AT); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_LOG_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 13u: goto st10;
		case 32u: goto st10;
		case 34u: goto st3;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st10;
	goto st0;
tr5:
	{
        if (--r.depth == 0 && !uric_log_log_json_end(&r))
            return uric_log_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
tr28:
	{ uric_log_log_json_value_end(&r, AT); }
	{
        if (--r.depth == 0 && !uric_log_log_json_end(&r))
            return uric_log_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_LOG_FALLTHROUGH;
case 66:
	goto st0;
tr25:
	{ r.escaped = 1; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_LOG_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 34u: goto st7;
		case 47u: goto st7;
		case 92u: goto st7;
		case 98u: goto st7;
		case 102u: goto st7;
		case 110u: goto st7;
		case 114u: goto st7;
		case 116u: goto st7;
		case 117u: goto st12;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_LOG_FALLTHROUGH;
case 12:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st13;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st13;
	} else
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_LOG_FALLTHROUGH;
case 13:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st14;
	} else
		goto st14;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_LOG_FALLTHROUGH;
case 14:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st15;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st15;
	} else
		goto st15;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_LOG_FALLTHROUGH;
case 15:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
tr15:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_LOG_FALLTHROUGH;
case 16:
	if ( (*p) == 48u )
		goto st17;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st23;
	goto st0;
tr16:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_LOG_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 46u: goto st18;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr26;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_LOG_FALLTHROUGH;
case 18:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_LOG_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_LOG_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 43u: goto st21;
		case 45u: goto st21;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_LOG_FALLTHROUGH;
case 21:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_LOG_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st22;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
tr17:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_LOG_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 46u: goto st18;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
tr19:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_LOG_FALLTHROUGH;
case 24:
	if ( (*p) == 97u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_LOG_FALLTHROUGH;
case 25:
	if ( (*p) == 108u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_LOG_FALLTHROUGH;
case 26:
	if ( (*p) == 115u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_LOG_FALLTHROUGH;
case 27:
	if ( (*p) == 101u )
		goto st8;
	goto st0;
tr20:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_LOG_FALLTHROUGH;
case 28:
	if ( (*p) == 117u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_LOG_FALLTHROUGH;
case 29:
	if ( (*p) == 108u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_LOG_FALLTHROUGH;
case 30:
	if ( (*p) == 108u )
		goto st8;
	goto st0;
tr21:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_LOG_FALLTHROUGH;
case 31:
	if ( (*p) == 114u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_LOG_FALLTHROUGH;
case 32:
	if ( (*p) == 117u )
		goto st27;
	goto st0;
tr8:
	{ r.escaped = 0; r.key.begin = AT; }
	{ r.escaped = 1; }
	goto st33;
tr11:
	{ r.escaped = 1; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_LOG_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 34u: goto st4;
		case 47u: goto st4;
		case 92u: goto st4;
		case 98u: goto st4;
		case 102u: goto st4;
		case 110u: goto st4;
		case 114u: goto st4;
		case 116u: goto st4;
		case 117u: goto st34;
	}
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_LOG_FALLTHROUGH;
case 34:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st35;
	} else
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_LOG_FALLTHROUGH;
case 35:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_LOG_FALLTHROUGH;
case 36:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st37;
	} else
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_LOG_FALLTHROUGH;
case 37:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st4;
	} else
		goto st4;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_LOG_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 13u: goto st38;
		case 32u: goto st38;
		case 34u: goto tr55;
		case 45u: goto tr56;
		case 48u: goto tr57;
		case 91u: goto tr59;
		case 93u: goto tr60;
		case 102u: goto tr61;
		case 110u: goto tr62;
		case 116u: goto tr63;
		case 123u: goto tr64;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr58;
	} else if ( (*p) >= 9u )
		goto st38;
	goto st0;
tr65:
	{ p = uric_log_log_json_run(line, p, pe) - 1; }
	goto st39;
tr55:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_LOG_FALLTHROUGH;
case 39:
	switch( (*p) ) {
		case 34u: goto st40;
		case 92u: goto tr67;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr65;
tr59:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	{ uric_log_log_json_begin(&r, 0); {
        if (top == URIC_LOG_LOG_JSON_DEPTH)
            return uric_log_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st38;}} }
	goto st40;
tr64:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	{ uric_log_log_json_begin(&r, URIC_LOG_LOG_JSON_OBJECT); {
        if (top == URIC_LOG_LOG_JSON_DEPTH)
            return uric_log_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st2;}} }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_LOG_FALLTHROUGH;
case 40:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 93u: goto tr70;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr68;
	goto st0;
tr68:
	{ uric_log_log_json_value_end(&r, AT); }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_LOG_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 13u: goto st41;
		case 32u: goto st41;
		case 44u: goto st42;
		case 93u: goto tr60;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st41;
	goto st0;
tr69:
	{ uric_log_log_json_value_end(&r, AT); }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_LOG_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 13u: goto st42;
		case 32u: goto st42;
		case 34u: goto tr55;
		case 45u: goto tr56;
		case 48u: goto tr57;
		case 91u: goto tr59;
		case 102u: goto tr61;
		case 110u: goto tr62;
		case 116u: goto tr63;
		case 123u: goto tr64;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr58;
	} else if ( (*p) >= 9u )
		goto st42;
	goto st0;
tr56:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_LOG_FALLTHROUGH;
case 43:
	if ( (*p) == 48u )
		goto st44;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
tr57:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_LOG_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 46u: goto st45;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr68;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_LOG_FALLTHROUGH;
case 45:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_LOG_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st46;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_LOG_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 43u: goto st48;
		case 45u: goto st48;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_LOG_FALLTHROUGH;
case 48:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_LOG_FALLTHROUGH;
case 49:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 93u: goto tr70;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st49;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
tr60:
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st67;
tr70:
	{ uric_log_log_json_value_end(&r, AT); }
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_LOG_FALLTHROUGH;
case 67:
	goto st0;
tr58:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_LOG_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 46u: goto st45;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
tr61:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_LOG_FALLTHROUGH;
case 51:
	if ( (*p) == 97u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_LOG_FALLTHROUGH;
case 52:
	if ( (*p) == 108u )
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_LOG_FALLTHROUGH;
case 53:
	if ( (*p) == 115u )
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_LOG_FALLTHROUGH;
case 54:
	if ( (*p) == 101u )
		goto st40;
	goto st0;
tr62:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_LOG_FALLTHROUGH;
case 55:
	if ( (*p) == 117u )
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_LOG_FALLTHROUGH;
case 56:
	if ( (*p) == 108u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_LOG_FALLTHROUGH;
case 57:
	if ( (*p) == 108u )
		goto st40;
	goto st0;
tr63:
	{ r.escaped = 0; uric_log_log_json_value(&r, AT); }
	goto st58;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_LOG_FALLTHROUGH;
case 58:
	if ( (*p) == 114u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_LOG_FALLTHROUGH;
case 59:
	if ( (*p) == 117u )
		goto st54;
	goto st0;
tr67:
	{ r.escaped = 1; }
	goto st60;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_LOG_FALLTHROUGH;
case 60:
	switch( (*p) ) {
		case 34u: goto st39;
		case 47u: goto st39;
		case 92u: goto st39;
		case 98u: goto st39;
		case 102u: goto st39;
		case 110u: goto st39;
		case 114u: goto st39;
		case 116u: goto st39;
		case 117u: goto st61;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
	URIC_LOG_FALLTHROUGH;
case 61:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st62;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st62;
	} else
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
	URIC_LOG_FALLTHROUGH;
case 62:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st63;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st63;
	} else
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
	URIC_LOG_FALLTHROUGH;
case 63:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st64;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st64;
	} else
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
	URIC_LOG_FALLTHROUGH;
case 64:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    if (cs >= uric_log_log_json_first_final)
        return URIC_OK;
    return uric_log_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
}

#undef AT

/* JSON lines: which values are columns. */


/* ---- paths ---- */

/* A later member or element with the same key replaces this one: the values found inside of it no
 * longer count. */
static void uric_log_forget_members(struct uric_log_log_json *r, uint64_t inside)
{
    uint64_t left = inside & r->found;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_log_lowest(left);

        if (r->level[i] > r->depth)
            r->found &= ~URIC_LOG_LOG_BIT(i);
    }
}

/* Finds the paths that the key of a member or element continues. */
static void uric_log_match_key(struct uric_log_log_json *r, const char *key, size_t n)
{
    const struct uric_log_log_held *const f = r->f;
    const int depth = r->depth;
    const size_t at = depth > 1 ? r->length[depth - 1] + (size_t)1 : 0;
    uint64_t left = r->open[depth - 1], open = 0, same = 0;

    r->open[depth] = r->same[depth] = 0;
    if (n > URIC_LOG_TEXT)
        return;
    left &= f->step[URIC_LOG_LOG_JSON_HASH(at + n)].literal;
    if (depth == 1 && n > 0)
        left &= f->step[URIC_LOG_LOG_JSON_HASH((unsigned char)*key)].mask;
    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_log_lowest(left);
        const struct uric_log_log_step *const path = &f->step[i];
        const char *const text = f->text + path->text + at;

        if (path->length < at + n || memcmp(text, key, n) != 0)
            continue;
        if (path->length == at + n)
            same |= URIC_LOG_LOG_BIT(i);
        else if (text[n] == '.')
            open |= URIC_LOG_LOG_BIT(i);
    }
    if (open & r->found)
        uric_log_forget_members(r, open);
    r->open[depth] = open;
    r->same[depth] = same;
    r->length[depth] = (uint32_t)(at + n);
}

void uric_log_log_json_key(struct uric_log_log_json *r)
{
    const char *key = (const char *)r->line + r->key.begin;
    size_t n = r->key.end - r->key.begin;

    if (r->escaped) {
        n = uric_log_log_undo_json(key, n, r->room, sizeof r->room);
        key = r->room;
    }
    uric_log_match_key(r, key, n);
}

void uric_log_log_json_element(struct uric_log_log_json *r)
{
    char digits[10], *begin = digits + sizeof digits;
    uint32_t index = r->index[r->depth]++;

    do {
        *--begin = (char)('0' + index % 10);
        index /= 10;
    } while (index > 0);
    uric_log_match_key(r, begin, (size_t)(digits + sizeof digits - begin));
}

void uric_log_log_json_take(struct uric_log_log_json *r, uint32_t end)
{
    const uint32_t begin = r->begin[r->depth];
    const uint64_t same = r->same[r->depth];
    uint64_t left;

    r->found |= same;
    r->escapes &= ~same;
    if (r->line[begin] == '"' && r->escaped)
        r->escapes |= same;
    for (left = same; left != 0; left &= left - 1) {
        const unsigned i = uric_log_lowest(left);

        r->value[i].begin = begin;
        r->value[i].end = end;
        r->level[i] = (unsigned char)r->depth;
    }
}

/* ---- columns ---- */

/* Splits "192.0.2.1:80" or "[::1]:80", as nearly all servers that write one member for both do;
 * an address without a port stays as it is. */
static void uric_log_split_json_address(struct uric_log_row *row, const unsigned char *line, int column)
{
    uric_span *const at = &row->column[column];
    uint32_t colon = at->end;

    while (colon > at->begin && uric_log_is_digit(line[colon - 1]))
        colon--;
    if (colon == at->end || colon <= at->begin + 1 || line[--colon] != ':')
        return;
    if (line[at->begin] == '[' && line[colon - 1] == ']') {
        at->begin++;
        at->end = colon - 1;
    } else if (memchr(line + at->begin, ':', colon - at->begin) == NULL) {
        at->end = colon;
    } else {
        return; /* an IPv6 address */
    }
    if (uric_log_has(row, URIC_LOG_CLIENT_PORT))
        return;
    row->column[URIC_LOG_CLIENT_PORT].begin = colon + 1;
    do
        colon++;
    while (uric_log_is_digit(line[colon]));
    row->column[URIC_LOG_CLIENT_PORT].end = colon;
    row->defined |= URIC_LOG_LOG_BIT(URIC_LOG_CLIENT_PORT);
}

static int uric_log_is_json_none(const struct uric_log_log_held *f, const unsigned char *line, uric_span at)
{
    const uint32_t n = at.end - at.begin;

    return (n == 0 && f->flags & URIC_LOG_FORMAT_EMPTY_IS_NONE) ||
           (n == 1 && f->flags & URIC_LOG_FORMAT_DASH_IS_NONE && line[at.begin] == '-');
}

/* Sets a column, unless an earlier path, or the request, has set it. */
static void uric_log_set_json_column(const struct uric_log_log_json *r, unsigned i)
{
    const struct uric_log_log_step *const path = &r->f->step[i];
    struct uric_log_row *const row = r->row;
    uric_span at = r->value[i];
    const int is_string = r->line[at.begin] == '"';

    if (row->defined >> path->column & 1 || r->line[at.begin] == 'n')
        return;
    if (is_string) {
        at.begin++;
        at.end--;
        if (uric_log_is_json_none(r->f, r->line, at))
            return;
    }
    row->column[path->column] = at;
    row->defined |= URIC_LOG_LOG_BIT(path->column);
    row->escaped |= (r->escapes >> i & 1) << path->column;
    if (is_string && path->column == URIC_LOG_CLIENT)
        uric_log_split_json_address(row, r->line, path->column);
    if (is_string && path->column == URIC_LOG_REQUEST)
        uric_log_log_take_request(r->f, r->line, row);
}

/* A column that is required may be null or empty, as for a request that the server could not
 * parse. */
int uric_log_log_json_end(struct uric_log_log_json *r)
{
    uint64_t left = r->found, lacking = r->f->required;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_log_lowest(left);
        const int column = r->f->step[i].column;

        uric_log_set_json_column(r, i);
        lacking &= ~URIC_LOG_LOG_BIT(column);
        if (column == URIC_LOG_REQUEST)
            lacking &= ~r->f->from_request;
    }
    return lacking == 0;
}

/* ---- strings ---- */

const unsigned char *uric_log_log_json_run(const unsigned char *line, const unsigned char *p,
                                       const unsigned char *end)
{
    (void)line;
    for (; end - p >= URIC_LOG_LANES; p += URIC_LOG_LANES) {
        const uric_log_lanes bytes = uric_log_lanes_load(p);
        const uric_log_lanes quoting =
            uric_log_lanes_or(uric_log_lanes_are(bytes, '"'), uric_log_lanes_are(bytes, '\\'));
        const uint64_t found = uric_log_lanes_mask(uric_log_lanes_or(
            quoting, uric_log_lanes_at_most(bytes, uric_log_lanes_each(0x1f))));

        if (found)
            return p + uric_log_lanes_first(found);
    }
    while (p < end && *p != '"' && *p != '\\' && *p >= 0x20)
        p++;
    return p;
}

/* The formats of JSON lines: which column each member is. */


struct uric_log_log_json_member {
    uint16_t path;     /* its offset in uric_log_json_paths */
    signed char field; /* enum uric_log_field, or OWN */
    unsigned char flags;
    uint32_t units; /* of a duration */
};

struct uric_log_log_json_schema {
    const char *name;
    const struct uric_log_log_json_member *members;
    unsigned char n, flags;
};

/* The schemas of JSON logs that have names.  Generated by
 * grammar/tools/json_schemas.py from grammar/log/json_schemas.tsv; do not edit. */
#ifndef URIC_LOG_LOG_JSON_SCHEMAS_H
#define URIC_LOG_LOG_JSON_SCHEMAS_H

static const char uric_log_log_json_paths[] =
    "request.client_ip\0"
    "request.remote_ip\0"
    "request.remote_addr\0"
    "request.remote_port\0"
    "user_id\0"
    "ts\0"
    "request.method\0"
    "request.uri\0"
    "request.proto\0"
    "status\0"
    "size\0"
    "request.headers.Referer.0\0"
    "request.headers.User-Agent.0\0"
    "request.host\0"
    "duration\0"
    "ClientHost\0"
    "ClientAddr\0"
    "ClientPort\0"
    "ClientUsername\0"
    "StartUTC\0"
    "time\0"
    "RequestMethod\0"
    "RequestPath\0"
    "RequestProtocol\0"
    "DownstreamStatus\0"
    "DownstreamContentSize\0"
    "request_Referer\0"
    "request_User-Agent\0"
    "RequestHost\0"
    "RequestAddr\0"
    "RequestPort\0"
    "Duration\0"
    "downstream_remote_address\0"
    "start_time\0"
    "method\0"
    ":method\0"
    "path\0"
    "x-envoy-origin-path\0"
    ":path\0"
    "protocol\0"
    "response_code\0"
    "bytes_sent\0"
    "referer\0"
    "user_agent\0"
    "user-agent\0"
    "authority\0"
    ":authority\0"
    "response_flags\0"
    "req.remoteAddress\0"
    "req.remotePort\0"
    "req.method\0"
    "req.url\0"
    "res.statusCode\0"
    "res.headers.content-length\0"
    "req.headers.referer\0"
    "req.headers.user-agent\0"
    "req.headers.host\0"
    "responseTime\0"
    "level\0"
    "meta.req.ip\0"
    "meta.req.connection.remoteAddress\0"
    "timestamp\0"
    "meta.timestamp\0"
    "meta.req.method\0"
    "meta.req.originalUrl\0"
    "meta.req.url\0"
    "meta.res.statusCode\0"
    "meta.res.headers.content-length\0"
    "meta.req.headers.referer\0"
    "meta.req.headers.user-agent\0"
    "meta.req.headers.host\0"
    "meta.responseTime\0"
    "httpRequest.remoteIp\0"
    "receiveTimestamp\0"
    "httpRequest.requestMethod\0"
    "httpRequest.requestUrl\0"
    "httpRequest.protocol\0"
    "httpRequest.status\0"
    "httpRequest.responseSize\0"
    "httpRequest.referer\0"
    "httpRequest.userAgent\0"
    "httpRequest.latency\0"
    "ClientIP\0"
    "ClientSrcPort\0"
    "EdgeStartTimestamp\0"
    "ClientRequestMethod\0"
    "ClientRequestURI\0"
    "ClientRequestPath\0"
    "ClientRequestProtocol\0"
    "EdgeResponseStatus\0"
    "EdgeResponseBytes\0"
    "EdgeResponseBodyBytes\0"
    "ClientRequestReferer\0"
    "ClientRequestUserAgent\0"
    "ClientRequestHost\0"
    "remote_addr\0"
    "client_ip\0"
    "clientip\0"
    "client\0"
    "remote_ip\0"
    "remote_user\0"
    "user\0"
    "time_iso8601\0"
    "@timestamp\0"
    "time_local\0"
    "msec\0"
    "request_method\0"
    "request_uri\0"
    "request\0"
    "uri\0"
    "url\0"
    "server_protocol\0"
    "body_bytes_sent\0"
    "bytes\0"
    "http_referer\0"
    "http_referrer\0"
    "referrer\0"
    "http_user_agent\0"
    "agent\0"
    "http_host\0"
    "host\0"
    "server_name\0"
    "server_port\0"
    "request_time\0";

static const struct uric_log_log_json_member uric_log_log_json_caddy[] = {
    { 0, URIC_LOG_CLIENT, 0, 0 },
    { 18, URIC_LOG_CLIENT, 0, 0 },
    { 36, URIC_LOG_CLIENT, 0, 0 },
    { 56, URIC_LOG_CLIENT_PORT, 0, 0 },
    { 76, URIC_LOG_USER, 0, 0 },
    { 84, URIC_LOG_TIME, 0, 0 },
    { 87, URIC_LOG_METHOD, URIC_LOG_JSON_REQUIRED, 0 },
    { 102, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 114, URIC_LOG_PROTOCOL, 0, 0 },
    { 128, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 135, URIC_LOG_BYTES, 0, 0 },
    { 140, URIC_LOG_REFERER, 0, 0 },
    { 166, URIC_LOG_AGENT, 0, 0 },
    { 195, URIC_LOG_HOST, 0, 0 },
    { 208, URIC_LOG_DURATION, 0, 1 }
};

static const struct uric_log_log_json_member uric_log_log_json_traefik_json[] = {
    { 217, URIC_LOG_CLIENT, 0, 0 },
    { 228, URIC_LOG_CLIENT, 0, 0 },
    { 239, URIC_LOG_CLIENT_PORT, 0, 0 },
    { 250, URIC_LOG_USER, 0, 0 },
    { 265, URIC_LOG_TIME, 0, 0 },
    { 274, URIC_LOG_TIME, 0, 0 },
    { 279, URIC_LOG_METHOD, 0, 0 },
    { 293, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 305, URIC_LOG_PROTOCOL, 0, 0 },
    { 321, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 338, URIC_LOG_BYTES, 0, 0 },
    { 360, URIC_LOG_REFERER, 0, 0 },
    { 376, URIC_LOG_AGENT, 0, 0 },
    { 395, URIC_LOG_HOST, 0, 0 },
    { 407, URIC_LOG_HOST, 0, 0 },
    { 419, URIC_LOG_PORT, 0, 0 },
    { 431, URIC_LOG_DURATION, 0, 1000000000 }
};

static const struct uric_log_log_json_member uric_log_log_json_envoy_json[] = {
    { 440, URIC_LOG_CLIENT, 0, 0 },
    { 466, URIC_LOG_TIME, 0, 0 },
    { 477, URIC_LOG_METHOD, 0, 0 },
    { 484, URIC_LOG_METHOD, 0, 0 },
    { 492, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 497, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 517, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 523, URIC_LOG_PROTOCOL, 0, 0 },
    { 532, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 546, URIC_LOG_BYTES, 0, 0 },
    { 557, URIC_LOG_REFERER, 0, 0 },
    { 565, URIC_LOG_AGENT, 0, 0 },
    { 576, URIC_LOG_AGENT, 0, 0 },
    { 587, URIC_LOG_HOST, 0, 0 },
    { 597, URIC_LOG_HOST, 0, 0 },
    { 208, URIC_LOG_DURATION, 0, 1000 },
    { 608, URIC_LOG_OWN, URIC_LOG_JSON_REQUIRED, 0 }
};

static const struct uric_log_log_json_member uric_log_log_json_pino[] = {
    { 623, URIC_LOG_CLIENT, 0, 0 },
    { 641, URIC_LOG_CLIENT_PORT, 0, 0 },
    { 274, URIC_LOG_TIME, 0, 0 },
    { 656, URIC_LOG_METHOD, URIC_LOG_JSON_REQUIRED, 0 },
    { 667, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 675, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 690, URIC_LOG_BYTES, 0, 0 },
    { 717, URIC_LOG_REFERER, 0, 0 },
    { 737, URIC_LOG_AGENT, 0, 0 },
    { 760, URIC_LOG_HOST, 0, 0 },
    { 777, URIC_LOG_DURATION, 0, 1000 },
    { 790, URIC_LOG_OWN, URIC_LOG_JSON_REQUIRED, 0 }
};

static const struct uric_log_log_json_member uric_log_log_json_winston[] = {
    { 796, URIC_LOG_CLIENT, 0, 0 },
    { 808, URIC_LOG_CLIENT, 0, 0 },
    { 842, URIC_LOG_TIME, 0, 0 },
    { 852, URIC_LOG_TIME, 0, 0 },
    { 867, URIC_LOG_METHOD, URIC_LOG_JSON_REQUIRED, 0 },
    { 883, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 904, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 917, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 937, URIC_LOG_BYTES, 0, 0 },
    { 969, URIC_LOG_REFERER, 0, 0 },
    { 994, URIC_LOG_AGENT, 0, 0 },
    { 1022, URIC_LOG_HOST, 0, 0 },
    { 1044, URIC_LOG_DURATION, 0, 1000 }
};

static const struct uric_log_log_json_member uric_log_log_json_gcp[] = {
    { 1062, URIC_LOG_CLIENT, 0, 0 },
    { 842, URIC_LOG_TIME, 0, 0 },
    { 1083, URIC_LOG_TIME, 0, 0 },
    { 1100, URIC_LOG_METHOD, 0, 0 },
    { 1126, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1149, URIC_LOG_PROTOCOL, 0, 0 },
    { 1170, URIC_LOG_STATUS, 0, 0 },
    { 1189, URIC_LOG_BYTES, 0, 0 },
    { 1214, URIC_LOG_REFERER, 0, 0 },
    { 1234, URIC_LOG_AGENT, 0, 0 },
    { 1256, URIC_LOG_DURATION, URIC_LOG_JSON_TEXT, 1 }
};

static const struct uric_log_log_json_member uric_log_log_json_cloudflare[] = {
    { 1276, URIC_LOG_CLIENT, 0, 0 },
    { 1285, URIC_LOG_CLIENT_PORT, 0, 0 },
    { 1299, URIC_LOG_TIME, 0, 0 },
    { 1318, URIC_LOG_METHOD, 0, 0 },
    { 1338, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1355, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1373, URIC_LOG_PROTOCOL, 0, 0 },
    { 1395, URIC_LOG_STATUS, 0, 0 },
    { 1414, URIC_LOG_BYTES, 0, 0 },
    { 1432, URIC_LOG_BYTES, 0, 0 },
    { 1454, URIC_LOG_REFERER, 0, 0 },
    { 1475, URIC_LOG_AGENT, 0, 0 },
    { 1498, URIC_LOG_HOST, 0, 0 }
};

static const struct uric_log_log_json_member uric_log_log_json_nginx_json[] = {
    { 1516, URIC_LOG_CLIENT, URIC_LOG_JSON_REQUIRED, 0 },
    { 1528, URIC_LOG_CLIENT, URIC_LOG_JSON_REQUIRED, 0 },
    { 1538, URIC_LOG_CLIENT, URIC_LOG_JSON_REQUIRED, 0 },
    { 1547, URIC_LOG_CLIENT, URIC_LOG_JSON_REQUIRED, 0 },
    { 1554, URIC_LOG_CLIENT, URIC_LOG_JSON_REQUIRED, 0 },
    { 1564, URIC_LOG_USER, 0, 0 },
    { 1576, URIC_LOG_USER, 0, 0 },
    { 1581, URIC_LOG_TIME, 0, 0 },
    { 1594, URIC_LOG_TIME, 0, 0 },
    { 842, URIC_LOG_TIME, 0, 0 },
    { 1605, URIC_LOG_TIME, 0, 0 },
    { 274, URIC_LOG_TIME, 0, 0 },
    { 1616, URIC_LOG_TIME, 0, 0 },
    { 84, URIC_LOG_TIME, 0, 0 },
    { 1621, URIC_LOG_METHOD, 0, 0 },
    { 477, URIC_LOG_METHOD, 0, 0 },
    { 1636, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1648, URIC_LOG_REQUEST, 0, 0 },
    { 1656, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1660, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 492, URIC_LOG_TARGET, URIC_LOG_JSON_REQUIRED, 0 },
    { 1664, URIC_LOG_PROTOCOL, 0, 0 },
    { 523, URIC_LOG_PROTOCOL, 0, 0 },
    { 128, URIC_LOG_STATUS, URIC_LOG_JSON_REQUIRED, 0 },
    { 1680, URIC_LOG_BYTES, 0, 0 },
    { 546, URIC_LOG_BYTES, 0, 0 },
    { 1696, URIC_LOG_BYTES, 0, 0 },
    { 135, URIC_LOG_BYTES, 0, 0 },
    { 1702, URIC_LOG_REFERER, 0, 0 },
    { 1715, URIC_LOG_REFERER, 0, 0 },
    { 557, URIC_LOG_REFERER, 0, 0 },
    { 1729, URIC_LOG_REFERER, 0, 0 },
    { 1738, URIC_LOG_AGENT, 0, 0 },
    { 565, URIC_LOG_AGENT, 0, 0 },
    { 1754, URIC_LOG_AGENT, 0, 0 },
    { 1760, URIC_LOG_HOST, 0, 0 },
    { 1770, URIC_LOG_HOST, 0, 0 },
    { 1775, URIC_LOG_HOST, 0, 0 },
    { 1787, URIC_LOG_PORT, 0, 0 },
    { 1799, URIC_LOG_DURATION, 0, 1 }
};

static const struct uric_log_log_json_schema uric_log_log_json_schemas[] = {
    { "caddy", uric_log_log_json_caddy, 15, URIC_LOG_FORMAT_EMPTY_IS_NONE },
    { "traefik-json", uric_log_log_json_traefik_json, 17, URIC_LOG_FORMAT_EMPTY_IS_NONE | URIC_LOG_FORMAT_DASH_IS_NONE },
    { "envoy-json", uric_log_log_json_envoy_json, 17, URIC_LOG_FORMAT_DASH_IS_NONE },
    { "pino", uric_log_log_json_pino, 12, 0 },
    { "winston", uric_log_log_json_winston, 13, 0 },
    { "gcp", uric_log_log_json_gcp, 11, URIC_LOG_FORMAT_EMPTY_IS_NONE },
    { "cloudflare", uric_log_log_json_cloudflare, 13, URIC_LOG_FORMAT_EMPTY_IS_NONE },
    { "nginx-json", uric_log_log_json_nginx_json, 40, URIC_LOG_FORMAT_EMPTY_IS_NONE | URIC_LOG_FORMAT_DASH_IS_NONE }
};

#endif

enum { URIC_LOG_SCHEMAS = sizeof uric_log_log_json_schemas / sizeof *uric_log_log_json_schemas };

/* ---- making a format ---- */

static void uric_log_begin_json(struct uric_log_log_maker *m, struct uric_log_log_held *f)
{
    uric_log_log_begin(m, f, URIC_LOG_ESCAPE_JSON, '\\');
    f->reader = URIC_LOG_LOG_JSON;
}

/* See LOG_JSON_HASH. */
static void uric_log_index_path(struct uric_log_log_held *f, const struct uric_log_log_step *path,
                       unsigned i)
{
    const char *const text = f->text + path->text;
    unsigned at;

    f->step[URIC_LOG_LOG_JSON_HASH((unsigned char)*text)].mask |= URIC_LOG_LOG_BIT(i);
    for (at = 0; at <= path->length; at++) {
        if (at == path->length || text[at] == '.')
            f->step[URIC_LOG_LOG_JSON_HASH(at)].literal |= URIC_LOG_LOG_BIT(i);
    }
}

/* A column with several paths has no name of its own, so that callers can ask for each path. */
static int uric_log_put_json_column(struct uric_log_log_maker *m, int field, const char *name, size_t n)
{
    struct uric_log_log_held *const f = m->f;

    if (field == URIC_LOG_OWN || !(f->columns & URIC_LOG_LOG_BIT(field)))
        return uric_log_log_put_column(m, field, '\0', name, n);
    f->name[field].end = f->name[field].begin;
    uric_log_log_put_literal(m, name, n);
    return field;
}

/* Adds a path of n bytes, which is the column's name or the end of it. */
static int uric_log_put_json_member(struct uric_log_log_maker *m,
                           const struct uric_log_log_json_member *is, const char *name,
                           size_t n_name, size_t n)
{
    struct uric_log_log_held *const f = m->f;
    struct uric_log_log_step *path;
    int column;

    if (m->status != URIC_OK)
        return -1;
    if (f->n_steps == URIC_LOG_COLUMNS || n_name > (size_t)(URIC_LOG_TEXT - f->text_length) ||
        (is->field == URIC_LOG_OWN && f->n_columns == URIC_LOG_COLUMNS)) {
        m->status = URIC_TOO_LONG;
        return -1;
    }
    path = &f->step[f->n_steps];
    column = uric_log_put_json_column(m, is->field, name, n_name);
    path->text = (uint16_t)(f->text_length - n);
    path->length = (uint16_t)n;
    path->column = (uint8_t)column;
    path->flags = is->flags;
    if (is->flags & URIC_LOG_JSON_REQUIRED)
        f->required |= URIC_LOG_LOG_BIT(column);
    if (column == URIC_LOG_CLIENT)
        f->columns |= URIC_LOG_LOG_BIT(URIC_LOG_CLIENT_PORT);
    if (column == URIC_LOG_DURATION)
        f->duration_units = is->units;
    uric_log_index_path(f, path, f->n_steps++);
    return column;
}

static enum uric_status uric_log_end_json(struct uric_log_log_maker *m)
{
    if (m->status == URIC_OK)
        uric_log_log_add_request(m->f);
    return m->status;
}

/* ---- named schemas ---- */

const char *uric_log_log_json_name(int i)
{
    return i >= 0 && i < URIC_LOG_SCHEMAS ? uric_log_log_json_schemas[i].name : NULL;
}

enum uric_status uric_log_log_json_named(struct uric_log_log_held *f, const char *name, size_t n)
{
    const struct uric_log_log_json_schema *schema = uric_log_log_json_schemas;
    struct uric_log_log_maker m;
    size_t i = 0;

    while (i < URIC_LOG_SCHEMAS && !uric_log_is_exactly(name, n, uric_log_log_json_schemas[i].name))
        i++;
    if (i == URIC_LOG_SCHEMAS)
        return URIC_UNKNOWN;
    schema += i;
    uric_log_begin_json(&m, f);
    f->flags = schema->flags;
    for (i = 0; i < schema->n; i++) {
        const struct uric_log_log_json_member *const is = &schema->members[i];
        const char *const path = uric_log_log_json_paths + is->path;
        const size_t length = uric_log_log_length(path);

        uric_log_put_json_member(&m, is, path, length, length);
    }
    return uric_log_end_json(&m);
}

/* ---- schemas of the caller's ---- */

/* The field before the "=", or OWN if no field has that name. */
static int uric_log_json_field_named(const char *s, size_t n)
{
    int field = 0;

    while (field < URIC_LOG_FIELDS && !uric_log_is_exactly(s, n, uric_log_field_name(field)))
        field++;
    return field < URIC_LOG_FIELDS ? field : URIC_LOG_OWN;
}

/* Adds the member of "field=path"; URIC_INVALID if the text has another form. */
static void uric_log_put_json_pair(struct uric_log_log_maker *m, const char *s, size_t n)
{
    struct uric_log_log_json_member is = { 0, URIC_LOG_OWN, 0, 0 };
    const char *const equals = n > 0 ? (const char *)memchr(s, '=', n) : NULL;
    const size_t n_field = equals != NULL ? (size_t)(equals - s) : 0;
    const size_t n_path = equals != NULL ? n - n_field - 1 : 0;

    is.field = (signed char)uric_log_json_field_named(s, n_field);
    if (is.field == URIC_LOG_OWN || n_path == 0)
        m->status = URIC_INVALID;
    uric_log_put_json_member(m, &is, s + n - n_path, n_path, n_path);
}

static void uric_log_put_json_pairs(struct uric_log_log_maker *m, const char *s, size_t n)
{
    size_t at = 0;

    while (m->status == URIC_OK && at <= n) {
        const char *const comma = at < n ? (const char *)memchr(s + at, ',', n - at) : NULL;
        const size_t length = comma != NULL ? (size_t)(comma - s) - at : n - at;

        m->f->error_offset = (uint32_t)at;
        uric_log_put_json_pair(m, s + at, length);
        at += length + 1;
    }
}

enum uric_status uric_log_format_json(struct uric_log_format *format, const char *s,
                                      size_t n)
{
    static const struct uric_log_log_json_member target = { 0, URIC_LOG_TARGET, 0, 0 };
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    struct uric_log_log_maker m;

    uric_log_begin_json(&m, f);
    if (n == 0)
        return URIC_INVALID;
    if (n > UINT32_MAX)
        return URIC_TOO_LONG;
    if (memchr(s, '=', n) != NULL)
        uric_log_put_json_pairs(&m, s, n);
    else
        uric_log_put_json_member(&m, &target, s, n, n);
    if (m.status == URIC_OK)
        f->error_offset = 0;
    return uric_log_end_json(&m);
}

/* ---- members of their own ---- */

int uric_log_json_add(struct uric_log_format *format, const char *path, size_t n)
{
    static const struct uric_log_log_json_member own = { 0, URIC_LOG_OWN, 0, 0 };
    struct uric_log_log_held *const f = uric_log_log_held_in(format);
    const int before = uric_log_log_find_column(f, path, n);
    struct uric_log_log_maker m;

    if (f->reader != URIC_LOG_LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    return uric_log_put_json_member(&m, &own, path, n, n > 1 && *path == '.' ? n - 1 : n);
}

void uric_log_json_require(struct uric_log_format *format, int column)
{
    struct uric_log_log_held *const f = uric_log_log_held_in(format);

    if (f->reader == URIC_LOG_LOG_JSON && column >= 0 && column < URIC_LOG_COLUMNS)
        f->required |= f->columns & URIC_LOG_LOG_BIT(column);
}

/* Which columns and values of a log are numbers. */
/* The syntax of a number in JSON (RFC 8259, 6). */
#ifndef URIC_LOG_JSON_NUMBER_H
#define URIC_LOG_JSON_NUMBER_H


static inline size_t uric_log_digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && uric_log_is_digit(s[i]))
        i++;
    return i;
}

static inline int uric_log_is_json_number(const char *s, size_t n)
{
    size_t i = n > 0 && *s == '-', more = uric_log_digits(s + i, n - i);

    if (more == 0 || (more > 1 && s[i] == '0'))
        return 0;
    i += more;
    if (i < n && s[i] == '.') {
        more = uric_log_digits(s + i + 1, n - i - 1);
        if (more == 0)
            return 0;
        i += more + 1;
    }
    if (i < n && (s[i] == 'e' || s[i] == 'E')) {
        i++;
        i += i < n && (s[i] == '+' || s[i] == '-');
        more = uric_log_digits(s + i, n - i);
        if (more == 0)
            return 0;
        i += more;
    }
    return i == n;
}

#endif

/* ---- columns ---- */

static enum uric_log_type uric_log_type_of_kind(int kind)
{
    switch (kind) {
    case URIC_LOG_STEP_NUMBER:
    case URIC_LOG_STEP_STATUS:
    case URIC_LOG_STEP_SIGNED: return URIC_LOG_IS_INTEGER;
    default: return URIC_LOG_IS_TEXT;
    }
}

static enum uric_log_type uric_log_type_of_field(int field)
{
    switch (field) {
    case URIC_LOG_STATUS:
    case URIC_LOG_BYTES:
    case URIC_LOG_PORT:
    case URIC_LOG_CLIENT_PORT: return URIC_LOG_IS_INTEGER;
    case URIC_LOG_DURATION: return URIC_LOG_IS_DECIMAL;
    default: return URIC_LOG_IS_TEXT;
    }
}

enum uric_log_type uric_log_column_type(const struct uric_log_format *format, int column)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(format);
    const enum uric_log_type uric_log_usual = uric_log_type_of_field(column);
    enum uric_log_type type;
    unsigned i;

    for (i = 0; i < f->n_steps; i++) {
        if (f->step[i].column != column)
            continue;
        if (f->reader == URIC_LOG_LOG_JSON)
            return f->step[i].flags & URIC_LOG_JSON_TEXT ? URIC_LOG_IS_TEXT : uric_log_usual;
        type = uric_log_type_of_kind(f->step[i].kind);
        return type == URIC_LOG_IS_TEXT ? uric_log_usual : type;
    }
    return uric_log_usual;
}

/* ---- values ---- */

static int uric_log_is_part_of(const struct uric_log_row *row, uric_span at, int column)
{
    const uric_span whole = row->column[column];

    return uric_log_has(row, column) && at.begin > whole.begin && at.end <= whole.end;
}

/* In JSON the grammar has decided, unless the value is in quotes or part of a string. */
static int uric_log_own_is_json_number(const struct uric_log_log_held *f, const char *line,
                          const struct uric_log_row *row, uric_span at)
{
    return f->reader == URIC_LOG_LOG_JSON && at.begin > 0 && line[at.begin - 1] != '"' &&
           !uric_log_is_part_of(row, at, URIC_LOG_REQUEST);
}

bool uric_log_is_number(const struct uric_log_format *format, const char *line,
                        const struct uric_log_row *row, int column)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(format);
    uric_span at;

    if (!uric_log_has(row, column))
        return false;
    at = row->column[column];
    if (uric_log_column_type(format, column) == URIC_LOG_IS_TEXT &&
        !uric_log_own_is_json_number(f, line, row, at))
        return false;
    return uric_log_is_json_number(line + at.begin, at.end - at.begin) != 0;
}

/* How much of a line a format can read although the line does not fit it. */
/* How much of a line a format can read although the line does not fit it. */
#ifndef URIC_LOG_LOG_FIT_H
#define URIC_LOG_LOG_FIT_H


struct uric_log_log_fit {
    uint32_t points; /* higher if more fields can be read */
    int goes_on;     /* all fields can be read, and a space follows the last one */
};

/* Text before the first field makes the line fit less. */
URIC_LOG_INTERNAL void uric_log_log_fit_line(const struct uric_log_log_held *f, const char *line, size_t n,
                                 struct uric_log_log_fit *to);

#endif

/* The starts to try: an unknown prefix may precede the format's first field. */
enum { URIC_LOG_NEAR_STARTS = 16 };

/* The bytes to read from each start but the first, since lines may be long. */
enum { URIC_LOG_NEAR_BYTES = 4096 };

/* A column that has not been read. */
#define URIC_LOG_NEAR_NONE UINT32_MAX

/* How much a field counts: nearly any text matches some kinds. */
static uint32_t uric_log_near_points_of(const struct uric_log_log_step *step)
{
    switch (step->kind) {
    case URIC_LOG_STEP_NUMBER:
    case URIC_LOG_STEP_STATUS:
    case URIC_LOG_STEP_TIME:
    case URIC_LOG_STEP_SIGNED:
    case URIC_LOG_STEP_ISO:
    case URIC_LOG_STEP_STAMP:
    case URIC_LOG_STEP_DECIMAL: return 3;
    default: return 1;
    }
}

/* Whether the step has been read, with the text after it, before the error. */
static int uric_log_near_is_read(const struct uric_log_log_step *step, const struct uric_log_row *row)
{
    const uric_span at = row->column[step->column];

    return at.begin != URIC_LOG_NEAR_NONE && (uint64_t)at.end + step->length <= row->error_offset;
}

/* Columns stay where they were read although an error follows them. */
static void uric_log_near_read_steps(const struct uric_log_log_held *f, const char *line, size_t n,
                       struct uric_log_log_fit *to)
{
    const struct uric_log_log_step *const end = uric_log_log_next_form(f->step, f->step + f->n_steps);
    const unsigned steps = (unsigned)(end - f->step);
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    for (i = 0; i < steps; i++)
        row.column[f->step[i].column].begin = URIC_LOG_NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_log_read_steps(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    for (i = 0; i < steps; i++) {
        if (uric_log_near_is_read(&f->step[i], &row))
            to->points += uric_log_near_points_of(&f->step[i]);
        else if (f->step[i].kind != URIC_LOG_STEP_CAPTURES)
            break;
    }
    to->goes_on = i == steps && row.error_offset < n && line[row.error_offset] == ' ';
}

/* An object counts by the part that is valid, and by the members that the format knows. */
static void uric_log_near_read_object(const struct uric_log_log_held *f, const char *line, size_t n,
                        struct uric_log_log_fit *to)
{
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    to->goes_on = 0;
    if (n == 0 || line[0] != '{')
        return;
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        row.column[i].begin = URIC_LOG_NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_log_read_json(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    to->points = (uint32_t)((uint64_t)row.error_offset * 10 / n);
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        to->points += row.column[i].begin != URIC_LOG_NEAR_NONE;
}

static void uric_log_near_read_from(const struct uric_log_log_held *f, const char *line, size_t n,
                      struct uric_log_log_fit *to)
{
    if (f->reader == URIC_LOG_LOG_JSON) {
        uric_log_near_read_object(f, line, n, to);
    } else if (f->reader == URIC_LOG_LOG_STEPS) {
        uric_log_near_read_steps(f, line, n, to);
    } else {
        to->points = 0;
        to->goes_on = 0;
    }
}

/* After the next byte that may stand before a field. */
static size_t uric_log_near_next_start(const char *line, size_t n, size_t at)
{
    while (at < n && memchr(" \t:|=,]", line[at], 7) == NULL)
        at++;
    return at < n ? at + 1 : n;
}

void uric_log_log_fit_line(const struct uric_log_log_held *f, const char *line, size_t n,
                   struct uric_log_log_fit *to)
{
    const size_t layers = n <= URIC_MAX_LENGTH ? uric_log_log_layers_length(f, line, n) : 0;
    struct uric_log_log_fit later;
    size_t at = layers;
    int starts;

    to->points = 0;
    to->goes_on = 0;
    if (n > URIC_MAX_LENGTH || (f->layers.n > 0 && layers == 0))
        return;
    uric_log_near_read_from(f, line + at, n - at, to);
    for (starts = 1; starts < URIC_LOG_NEAR_STARTS && at < n; starts++) {
        at = uric_log_near_next_start(line, n, at);
        uric_log_near_read_from(f, line + at, n - at < URIC_LOG_NEAR_BYTES ? n - at : (size_t)URIC_LOG_NEAR_BYTES, &later);
        if (later.points > to->points + 1) {
            to->points = later.points - 1;
            to->goes_on = 0;
        }
    }
    if (to->goes_on)
        to->points += 4;
    to->points += f->layers.n;
}

/* Finds the named format of a log by its first lines. */

/* The lines to read; at most this many bytes of them, except that the first is read whole. */
enum { URIC_LOG_DETECT_LINES = 64, URIC_LOG_DETECT_BYTES = 64 * 1024 };

/* The most candidates: each format, alone and with prefixes. */
enum { URIC_LOG_DETECT_CANDIDATES = 256 };

/* A line that does not fit is slow to compare, so compare at most this many. */
enum { URIC_LOG_DETECT_OFFSETS = 8 };

struct uric_log_detect_line {
    const char *s;
    size_t n;
};

/* A format, and how the lines fit it. */
struct uric_log_detect_candidate {
    uint64_t fits;    /* bit 1 << i: line i fits */
    uint32_t columns; /* defined in all of these lines together */
    uint32_t points;  /* the sum of how near the other lines are */
    uint32_t goes_on; /* they fit up to a space after the last field */
    int16_t format, prefix;
    int rest; /* its last field is whatever follows the others */
};

struct uric_log_log_detecting {
    struct uric_log_format *f;
    struct uric_log_detect_line line[URIC_LOG_DETECT_LINES];
    uint32_t n;
    size_t bytes; /* that were looked at */
    uint32_t n_candidates;
    struct uric_log_detect_candidate candidate[URIC_LOG_DETECT_CANDIDATES];
};

static uint32_t uric_log_detect_count(uint64_t bits)
{
    uint32_t n = 0;

    for (; bits != 0; bits &= bits - 1)
        n++;
    return n;
}

/* ---- lines ---- */

static size_t uric_log_detect_after_bom(const char *s, size_t n)
{
    return n >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

static void uric_log_detect_lines(struct uric_log_log_detecting *d, const char *s, size_t n, char terminator)
{
    const char *at = n > 0 ? s + uric_log_detect_after_bom(s, n) : s;
    const char *const end = n > 0 ? s + n : s;

    while (at < end && d->n < URIC_LOG_DETECT_LINES &&
           (d->n == 0 || (size_t)(at - s) < URIC_LOG_DETECT_BYTES)) {
        const char *const stop = (const char *)memchr(at, terminator, (size_t)(end - at));
        size_t length = (size_t)((stop != NULL ? stop : end) - at);

        d->line[d->n].s = at;
        at = stop != NULL ? stop + 1 : end;
        if (terminator == '\n' && stop != NULL && length > 0 && stop[-1] == '\r')
            length--;
        d->line[d->n].n = length;
        d->n += length > 0;
    }
    d->bytes = (size_t)(at - s);
}

/* ---- candidates ---- */

/* A format that cannot be made is not a candidate. */
static int uric_log_detect_make(struct uric_log_format *f, const struct uric_log_detect_candidate *c)
{
    const char *const name = uric_log_format_name(c->format);
    const char *const prefix = uric_log_prefix_name(c->prefix);

    if (uric_log_format_named(f, name, uric_log_log_length(name)) != URIC_OK)
        return 0;
    return prefix == NULL ||
           uric_log_format_prefix(f, prefix, uric_log_log_length(prefix)) == URIC_OK;
}

/* Reads a line.  It does not fit w3c without a directive that names the columns, nor a JSON format
 * of which it has no member. */
static int uric_log_detect_fits(struct uric_log_format *format, const struct uric_log_detect_line *line,
                       struct uric_log_row *row)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(format);
    const enum uric_status status = uric_log_read(format, line->s, line->n, row);

    if (status == URIC_DIRECTIVE)
        return uric_log_directive(format, line->s, line->n) || f->flags & URIC_LOG_FORMAT_FIELDS;
    return status == URIC_OK && (f->reader != URIC_LOG_LOG_JSON || row->defined != 0);
}

/* Whether the column has a "." or ":", as addresses and most servers' names. */
static int uric_log_detect_is_host(const struct uric_log_detect_line *line, const struct uric_log_row *row,
                          int column)
{
    const uric_span at = row->column[column];
    const char *const s = line->s + at.begin;
    const size_t n = at.end - at.begin;

    return n > 0 && (memchr(s, '.', n) != NULL || memchr(s, ':', n) != NULL ||
                     uric_log_is_exactly(s, n, "localhost"));
}

/* How many lines have an ident or a host, and in how many of them it looks like a host. */
struct uric_log_detect_names {
    uint32_t idents, idents_like_hosts, hosts, hosts_like_hosts;
};

static void uric_log_detect_count_names(struct uric_log_detect_names *names, const struct uric_log_detect_line *line,
                               const struct uric_log_row *row)
{
    if (uric_log_has(row, URIC_LOG_IDENT)) {
        names->idents++;
        names->idents_like_hosts += (uint32_t)uric_log_detect_is_host(line, row, URIC_LOG_IDENT);
    }
    if (uric_log_has(row, URIC_LOG_HOST)) {
        names->hosts++;
        names->hosts_like_hosts += (uint32_t)uric_log_detect_is_host(line, row, URIC_LOG_HOST);
    }
}

/* Some formats have the ident where others have the server's name.  Few clients send an ident,
 * but a server that writes its name writes it in nearly every line. */
static void uric_log_detect_leave_out_names(struct uric_log_detect_candidate *c,
                                   const struct uric_log_detect_names *names)
{
    const uint32_t lines = uric_log_detect_count(c->fits), most = lines - lines / 8;

    c->columns -= names->idents >= most ? names->idents : names->idents_like_hosts;
    if (names->hosts < most)
        c->columns -= names->hosts - names->hosts_like_hosts;
}

/* Where an empty field is undefined, "-" rarely is a value.  A rest does not count: a format that
 * names the fields in it is more specific. */
static uint32_t uric_log_detect_count_columns(const struct uric_log_log_held *f,
                                     const struct uric_log_detect_line *line,
                                     const struct uric_log_row *row)
{
    const uint64_t fields = f->flags & URIC_LOG_FORMAT_REST ? URIC_LOG_LOG_BIT(URIC_LOG_FIELDS) - 1 : UINT64_MAX;
    uint32_t n = uric_log_detect_count(row->defined & fields);
    int column;

    for (column = 0; f->flags & URIC_LOG_FORMAT_EMPTY_IS_NONE && column < URIC_LOG_COLUMNS; column++) {
        const uric_span at = row->column[column];

        n -= uric_log_has(row, column) && at.end - at.begin == 1 && line->s[at.begin] == '-';
    }
    return n;
}

static void uric_log_detect_try_lines(struct uric_log_log_detecting *d, struct uric_log_detect_candidate *c)
{
    const struct uric_log_log_held *const f = uric_log_log_held_of(d->f);
    struct uric_log_row row;
    uint64_t directives = 0;
    struct uric_log_detect_names names = { 0, 0, 0, 0 };
    uint32_t i;

    for (i = 0; i < d->n; i++) {
        const struct uric_log_detect_line *const line = &d->line[i];

        row.defined = 0;
        if (uric_log_detect_fits(d->f, line, &row)) {
            c->fits |= URIC_LOG_LOG_BIT(i);
            c->columns += uric_log_detect_count_columns(f, line, &row);
            uric_log_detect_count_names(&names, line, &row);
        } else if (f->reader == URIC_LOG_LOG_W3C && line->s[0] == '#') {
            directives |= URIC_LOG_LOG_BIT(i);
        }
    }
    uric_log_detect_leave_out_names(c, &names);
    if (c->fits != 0) /* the directives before the one that names the columns */
        c->fits |= directives;
}

static void uric_log_detect_try_format(struct uric_log_log_detecting *d, int format, int prefix)
{
    struct uric_log_detect_candidate *const c = &d->candidate[d->n_candidates];

    if (d->n_candidates == URIC_LOG_DETECT_CANDIDATES)
        return;
    c->fits = 0;
    c->columns = c->points = c->goes_on = 0;
    c->format = (int16_t)format;
    c->prefix = (int16_t)prefix;
    if (!uric_log_detect_make(d->f, c))
        return;
    c->rest = (uric_log_log_held_of(d->f)->flags & URIC_LOG_FORMAT_REST) != 0;
    uric_log_skip_offsets(d->f);
    uric_log_detect_try_lines(d, c);
    d->n_candidates++;
}

/* Whether the name is that of a variant, such as nginx:escape=json.  Variants are rare: a log that
 * fits another format as well probably has that one. */
static int uric_log_detect_is_variant(const char *name)
{
    return memchr(name, '=', uric_log_log_length(name)) != NULL;
}

static void uric_log_detect_try_formats(struct uric_log_log_detecting *d, int prefix, int variants)
{
    const char *name;
    int format;

    for (format = 0; (name = uric_log_format_name(format)) != NULL; format++) {
        if (uric_log_detect_is_variant(name) == variants)
            uric_log_detect_try_format(d, format, prefix);
    }
}

/* Whether the n bytes have one that IPv4 addresses and "-" lack. */
static int uric_log_detect_has_name(const char *s, size_t n)
{
    while (n > 0 && memchr("0123456789.- ", *s, 13) != NULL)
        s++, n--;
    return n > 0;
}

/* Whether at least half of the lines start with the prefix.  If all "names" are addresses, they
 * probably are a proxy's X-Forwarded-For, which may precede the client, and not the server's. */
static int uric_log_detect_has_prefix(const struct uric_log_log_detecting *d, int prefix)
{
    uint32_t i, n = 0;
    int named = prefix != URIC_LOG_LAYER_SERVER;

    for (i = 0; i < d->n; i++) {
        const size_t length = uric_log_prefix_length(prefix, d->line[i].s, d->line[i].n);

        n += length > 0;
        named = named || uric_log_detect_has_name(d->line[i].s, length);
    }
    return 2 * n >= d->n && named;
}

static void uric_log_detect_try_prefixes(struct uric_log_log_detecting *d, int variants)
{
    int prefix;

    for (prefix = 0; uric_log_prefix_name(prefix) != NULL; prefix++) {
        if (uric_log_detect_has_prefix(d, prefix))
            uric_log_detect_try_formats(d, prefix, variants);
    }
}

static void uric_log_detect_measure_fit(struct uric_log_log_detecting *d, struct uric_log_detect_candidate *c)
{
    struct uric_log_log_fit at;
    uint32_t i, n = 0, goes_on = 0;

    uric_log_detect_make(d->f, c);
    for (i = 0; i < d->n && n < URIC_LOG_DETECT_OFFSETS; i++) {
        if (c->fits >> i & 1)
            continue;
        uric_log_log_fit_line(uric_log_log_held_of(d->f), d->line[i].s, d->line[i].n, &at);
        c->points += at.points;
        goes_on += (uint32_t)at.goes_on;
        n++;
    }
    c->goes_on = n > 0 && goes_on == n;
}

/* Where the errors are, in parts of 1000 of a line. */
static uint32_t uric_log_detect_reach(struct uric_log_log_detecting *d, const struct uric_log_detect_candidate *c)
{
    uint64_t sum = 0;
    uint32_t i, n = 0;

    uric_log_detect_make(d->f, c);
    for (i = 0; i < d->n && n < URIC_LOG_DETECT_OFFSETS; i++) {
        const struct uric_log_detect_line *const line = &d->line[i];
        struct uric_log_row row;

        row.error_offset = 0;
        if (uric_log_detect_fits(d->f, line, &row) || c->fits >> i & 1)
            continue;
        sum += (uint64_t)row.error_offset * 1000 / line->n;
        n++;
    }
    return n > 0 ? (uint32_t)(sum / n) : 1000;
}

/* ---- the choice ---- */

/* Whether a defines more columns than b in a line, on average: 1, 0 or -1. */
static int uric_log_detect_compare_columns(const struct uric_log_detect_candidate *a,
                                  const struct uric_log_detect_candidate *b)
{
    const uint64_t of_a = (uint64_t)a->columns * uric_log_detect_count(b->fits);
    const uint64_t of_b = (uint64_t)b->columns * uric_log_detect_count(a->fits);

    return (of_a > of_b) - (of_a < of_b);
}

/* Whether a is nearer to the lines than b: 1, 0 or -1. */
static int uric_log_detect_compare(const struct uric_log_detect_candidate *a,
                          const struct uric_log_detect_candidate *b)
{
    const uint32_t fits_a = uric_log_detect_count(a->fits), fits_b = uric_log_detect_count(b->fits);

    if (fits_a != fits_b)
        return fits_a > fits_b ? 1 : -1;
    if (a->rest != b->rest)
        return b->rest - a->rest;
    if (uric_log_detect_compare_columns(a, b) != 0)
        return uric_log_detect_compare_columns(a, b);
    return (a->points > b->points) - (a->points < b->points);
}

/* The first candidate of the nearest ones. */
static const struct uric_log_detect_candidate *uric_log_detect_nearest(const struct uric_log_log_detecting *d)
{
    const struct uric_log_detect_candidate *best = &d->candidate[0];
    uint32_t i;

    for (i = 1; i < d->n_candidates; i++) {
        if (uric_log_detect_compare(&d->candidate[i], best) > 0)
            best = &d->candidate[i];
    }
    return best;
}

/* Whether a is more specific than b: it defines more columns in a line, on average; if b has a
 * rest, at least one more, since b may fit lines that go on where a ends. */
static int uric_log_detect_is_specific(const struct uric_log_detect_candidate *a, const struct uric_log_detect_candidate *b)
{
    struct uric_log_detect_candidate more = *b;

    if (a->rest)
        return b->rest && uric_log_detect_compare_columns(a, b) > 0;
    if (!b->rest)
        return uric_log_detect_compare_columns(a, b) > 0;
    more.columns += uric_log_detect_count(b->fits);
    return uric_log_detect_compare_columns(a, &more) >= 0;
}

/* Of the candidates that fit about as many lines as the nearest one, the most specific. */
static const struct uric_log_detect_candidate *uric_log_detect_most_specific(const struct uric_log_log_detecting *d)
{
    const struct uric_log_detect_candidate *best = uric_log_detect_nearest(d);
    const uint32_t most = uric_log_detect_count(best->fits), enough = most - most / 8;
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct uric_log_detect_candidate *const c = &d->candidate[i];

        if (uric_log_detect_count(c->fits) >= enough && uric_log_detect_is_specific(c, best))
            best = c;
    }
    return best;
}

static int uric_log_detect_same_columns(const struct uric_log_row *a,
                               const struct uric_log_row *b)
{
    int column;

    if (a->defined != b->defined)
        return 0;
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        const uric_span in_a = a->column[column], in_b = b->column[column];

        if (uric_log_has(a, column) && (in_a.begin != in_b.begin || in_a.end != in_b.end))
            return 0;
    }
    return 1;
}

/* Whether both give the same columns for all lines. */
static int uric_log_detect_is_same(struct uric_log_log_detecting *d, const struct uric_log_detect_candidate *a,
                          const struct uric_log_detect_candidate *b)
{
    struct uric_log_format other;
    struct uric_log_row row, other_row;
    uint32_t i;

    if (a->fits != b->fits || !uric_log_detect_make(d->f, a) || !uric_log_detect_make(&other, b))
        return 0;
    for (i = 0; i < d->n; i++) {
        if (!(a->fits >> i & 1))
            continue;
        row.defined = other_row.defined = 0;
        uric_log_detect_fits(d->f, &d->line[i], &row);
        uric_log_detect_fits(&other, &d->line[i], &other_row);
        if (!uric_log_detect_same_columns(&row, &other_row))
            return 0;
    }
    return 1;
}

/* Whether c is a variant, and the best candidate none. */
static int uric_log_detect_is_only_variant(const struct uric_log_detect_candidate *c,
                                  const struct uric_log_detect_candidate *best)
{
    return uric_log_detect_is_variant(uric_log_format_name(c->format)) &&
           !uric_log_detect_is_variant(uric_log_format_name(best->format));
}

/* Whether the candidate is as good as another, or many lines have another format. */
static int uric_log_detect_is_doubtful(struct uric_log_log_detecting *d, const struct uric_log_detect_candidate *best)
{
    const uint32_t uric_log_fits = uric_log_detect_count(best->fits);
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct uric_log_detect_candidate *const c = &d->candidate[i];

        if (c == best || c->rest)
            continue;
        if (2 * uric_log_detect_count(c->fits & ~best->fits) > uric_log_fits)
            return 1;
        if (uric_log_detect_count(c->fits) == uric_log_fits && uric_log_detect_compare_columns(c, best) == 0 &&
            !uric_log_detect_is_only_variant(c, best) && !uric_log_detect_is_same(d, best, c))
            return 1;
    }
    return 0;
}

/* Whether the lines that do not fit the candidate fit no other one.  Then a few lines that fit
 * suffice: the output of a container may start with a server's own messages. */
static int uric_log_detect_fits_alone(const struct uric_log_log_detecting *d, const struct uric_log_detect_candidate *best)
{
    uint64_t others = 0;
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++)
        others |= d->candidate[i].fits;
    return !best->rest && (others & ~best->fits) == 0;
}

/* few: less than half of the lines may fit. */
static const struct uric_log_detect_candidate *uric_log_detect_choose(struct uric_log_log_detecting *d, int few)
{
    const struct uric_log_detect_candidate *best;

    if (d->n_candidates == 0)
        return NULL;
    best = uric_log_detect_most_specific(d);
    if (best->fits == 0 || uric_log_detect_is_doubtful(d, best))
        return NULL;
    if (2 * uric_log_detect_count(best->fits) < d->n && !(few && uric_log_detect_fits_alone(d, best)))
        return NULL;
    return best;
}

/* ---- the answer ---- */

static void uric_log_detect_put_guess(struct uric_log_guess *guess, const struct uric_log_detect_candidate *c)
{
    guess->format = c->format;
    guess->prefix = c->prefix;
    guess->fits = uric_log_detect_count(c->fits);
    guess->goes_on = c->goes_on;
}

/* Moves the nearest candidates from the list to the answer.  A format with a rest is near whatever
 * is near the format without one, so it is named only if it is the nearest. */
static void uric_log_detect_put_nearest(struct uric_log_log_detecting *d, struct uric_log_detection *to)
{
    while (d->n_candidates > 0 && to->n < URIC_LOG_NEAREST) {
        const struct uric_log_detect_candidate *const c = uric_log_detect_nearest(d);
        const uint32_t at = (uint32_t)(c - d->candidate);

        if (!c->rest || to->n == 0) {
            uric_log_detect_put_guess(&to->nearest[to->n], c);
            to->nearest[to->n++].reach = uric_log_detect_reach(d, c);
        }
        d->n_candidates--;
        memmove(&d->candidate[at], &d->candidate[at + 1],
                (d->n_candidates - at) * sizeof d->candidate[0]);
    }
}

/* The variants come last: without them, most lines that fit one fit another format, too. */
static const struct uric_log_detect_candidate *uric_log_detect_format(struct uric_log_log_detecting *d)
{
    const struct uric_log_detect_candidate *best = NULL;
    int variants;

    for (variants = 0; variants < 2 && best == NULL; variants++) {
        uric_log_detect_try_formats(d, -1, variants);
        best = uric_log_detect_choose(d, 0);
        if (best == NULL) {
            uric_log_detect_try_prefixes(d, variants);
            best = uric_log_detect_choose(d, 0);
        }
    }
    return best != NULL ? best : uric_log_detect_choose(d, 1);
}

enum uric_status uric_log_detect(const char *s, size_t n, char terminator,
                                 struct uric_log_format *f,
                                 struct uric_log_detection *detection)
{
    struct uric_log_log_detecting d;
    const struct uric_log_detect_candidate *best;
    uint32_t i;

    d.f = f;
    d.n = d.n_candidates = 0;
    uric_log_detect_lines(&d, s, n, terminator);
    memset(detection, 0, sizeof *detection);
    detection->bytes = d.bytes;
    detection->lines = d.n;
    if (d.n == 0)
        return URIC_NONE;
    best = uric_log_detect_format(&d);
    if (best == NULL) {
        for (i = 0; i < d.n_candidates; i++)
            uric_log_detect_measure_fit(&d, &d.candidate[i]);
        uric_log_detect_put_nearest(&d, detection);
        return URIC_UNKNOWN;
    }
    uric_log_detect_put_guess(&detection->nearest[detection->n++], best);
    return uric_log_detect_make(f, best) ? URIC_OK : URIC_UNKNOWN;
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
