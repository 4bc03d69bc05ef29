/* uric_text in one file, to go with uric.c; its interface is uric_text.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_TEXT_INTERNAL static

#include "uric.h"
#include "uric_text.h"
#include "uric_schemes.h"

/* The instruction sets that this build has kernels for, and how to compile for each. */
#ifndef URIC_TEXT_BUILT_H
#define URIC_TEXT_BUILT_H

/* URIC_BUILT says which kernels this build has: only those that a macro names; or several,
 * among which the processor decides; or only those that the compiler's target guarantees. */
#define URIC_TEXT_BUILT_PORTABLE 1
#define URIC_TEXT_BUILT_SSE41 2
#define URIC_TEXT_BUILT_AVX2 4
#define URIC_TEXT_BUILT_AVX512 8
#define URIC_TEXT_BUILT_NEON 16
#define URIC_TEXT_BUILT_AVX512VBMI2 32
#define URIC_TEXT_BUILT_SIMD128 64
/* the same stage 1 */
#define URIC_TEXT_BUILT_512 (URIC_TEXT_BUILT_AVX512 | URIC_TEXT_BUILT_AVX512VBMI2)
#define URIC_TEXT_BUILT_X86 (URIC_TEXT_BUILT_SSE41 | URIC_TEXT_BUILT_AVX2 | URIC_TEXT_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_TEXT_BUILT_BY_HALVES (URIC_TEXT_BUILT_X86 | URIC_TEXT_BUILT_NEON | URIC_TEXT_BUILT_SIMD128)

/* Whether a build may have kernels for AVX-512; those for AVX2 replace them.  clang 13 to 16,
 * the last one tried, crashes on them ("Cannot emit physreg copy instruction") when it
 * instruments for AddressSanitizer or AFL++. */
#ifndef URIC_TEXT_TAKES_AVX512
#if defined(__clang__)
#if __has_feature(address_sanitizer) || defined(__AFL_COMPILER)
#define URIC_TEXT_TAKES_AVX512 0
#endif
#endif
#endif
#ifndef URIC_TEXT_TAKES_AVX512
#define URIC_TEXT_TAKES_AVX512 1
#endif

#if defined(URIC_PORTABLE)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_SSE41
#elif defined(URIC_ISA_AVX2) || (!URIC_TEXT_TAKES_AVX512 && (defined(URIC_ISA_AVX512) || \
                                                        defined(URIC_ISA_AVX512VBMI2)))
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_NEON
#elif defined(URIC_ISA_SIMD128)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_SIMD128
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* not with -mno-sse, as in kernels */
#if URIC_TEXT_TAKES_AVX512
#define URIC_TEXT_BUILT (URIC_TEXT_BUILT_PORTABLE | URIC_TEXT_BUILT_X86)
#else
#define URIC_TEXT_BUILT (URIC_TEXT_BUILT_PORTABLE | (URIC_TEXT_BUILT_X86 & ~URIC_TEXT_BUILT_512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_NEON
#else
#define URIC_TEXT_BUILT URIC_TEXT_BUILT_PORTABLE
#endif

/* Portable code that the compiler is to keep small: gen/uric_http.c then walks the table of its
 * rules for all of them, byte by byte. */

/* Only on x86-64 does the library choose at run time. */
#define URIC_TEXT_CHOICE (URIC_TEXT_BUILT & URIC_TEXT_BUILT_PORTABLE && URIC_TEXT_BUILT & URIC_TEXT_BUILT_X86)

#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_NEON && \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif
#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_SIMD128 && !defined(__wasm_simd128__)
#error "URIC_ISA_SIMD128 needs clang for WebAssembly, with -msimd128"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_X86
#define URIC_TEXT_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_TEXT_TARGET_BEGIN(names) \
    URIC_TEXT_PRAGMA(clang attribute push(__attribute__((target(names))), \
                                     apply_to = function))
#define URIC_TEXT_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_TEXT_TARGET_BEGIN(names) \
    _Pragma("GCC push_options") URIC_TEXT_PRAGMA(GCC target(names))
#define URIC_TEXT_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#endif
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_TEXT_INTRINSICS_H
#define URIC_TEXT_INTRINSICS_H


#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_X86
#include <immintrin.h>
#elif URIC_TEXT_BUILT & URIC_TEXT_BUILT_NEON
#include <arm_neon.h>
#elif URIC_TEXT_BUILT & URIC_TEXT_BUILT_SIMD128
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


/* HTML character references to US-ASCII characters. */
/* HTML character references. */
#ifndef URIC_TEXT_HTML_CHARACTER_H
#define URIC_TEXT_HTML_CHARACTER_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_TEXT_INTERNAL_H
#define URIC_TEXT_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_TEXT_TABLE)
#define URIC_TEXT_TABLES_ELSEWHERE
#endif
#ifndef URIC_TEXT_TABLE
#define URIC_TEXT_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_TEXT_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_TEXT_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_TEXT_INTERNAL
#endif
#endif

#ifndef URIC_TEXT_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_TEXT_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_TEXT_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_TEXT_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_TEXT_INLINE inline __attribute__((unused))
#else
#define URIC_TEXT_NEVER_INLINE
#define URIC_TEXT_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_TEXT_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_TEXT_FALLTHROUGH
#define URIC_TEXT_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_TEXT_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_TEXT_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_TEXT_INLINE const char *uric_text_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_TEXT_INLINE enum uric_status uric_text_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_TEXT_INLINE struct uric_bytes uric_text_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_TEXT_INLINE int uric_text_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_TEXT_INLINE void uric_text_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_text_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_TEXT_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_TEXT_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* The length of the character reference at the start of the n bytes at s, which are in an
 * attribute, if it stands for a US-ASCII character; the character goes to *byte.  0 for
 * other references or none; then *byte is unchanged. */
URIC_TEXT_INTERNAL size_t uric_text_html_character(const char *s, size_t n, char *byte);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_TEXT_ASCII_H
#define URIC_TEXT_ASCII_H


static URIC_TEXT_INLINE int uric_text_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_TEXT_INLINE int uric_text_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_TEXT_INLINE int uric_text_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_TEXT_INLINE int uric_text_is_letter(int c)
{
    return uric_text_is_upper(c) || uric_text_is_lower(c);
}

static URIC_TEXT_INLINE unsigned char uric_text_lower(char c)
{
    return (unsigned char)(uric_text_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_TEXT_INLINE int uric_text_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_text_lower(s[i]) != uric_text_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_TEXT_INLINE int uric_text_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_text_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_TEXT_INLINE int uric_text_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_TEXT_INLINE unsigned uric_text_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_TEXT_INLINE unsigned uric_text_hex_value(char c)
{
    const unsigned char lower = uric_text_lower(c);

    return uric_text_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_text_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_TEXT_INLINE char uric_text_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_TEXT_INLINE char uric_text_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* The length of a numeric reference to a US-ASCII character, or 0. */
static size_t uric_text_numeric(const char *s, size_t n, char *byte)
{
    const unsigned base = n > 2 && uric_text_lower(s[2]) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    unsigned value = 0;
    int digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && uric_text_hex_value(s[i]) < base; i++, digits++)
        value = value * base + uric_text_hex_value(s[i]);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

/* The names of US-ASCII characters (HTML, "Named character references"), each followed by
 * ";" and its character.  For the first table the reference may omit the ";". */
static const char uric_text_old_character_names[] = "amp;&AMP;&lt;<LT;<gt;>GT;>quot;\"QUOT;\"";
static const char uric_text_character_names[] =
    "apos;'num;#colon;:sol;/quest;?equals;=commat;@period;.comma;,semi;;excl;!dollar;$"
    "percnt;%lpar;(rpar;)ast;*midast;*plus;+lowbar;_UnderBar;_lsqb;[lbrack;[rsqb;]"
    "rbrack;]bsol;\\Hat;^grave;`DiacriticalGrave;`lcub;{lbrace;{rcub;}rbrace;}verbar;|"
    "vert;|VerticalLine;|Tab;\tNewLine;\n";

/* Whether the name continues or is the name of a parameter (HTML, 13.2.5.73). */
static int uric_text_is_open(const char *s, size_t n)
{
    return n > 0 && (s[0] == '=' || uric_text_is_digit(s[0]) || uric_text_is_letter(s[0]));
}

/* The length of a reference by one of these names, or 0. */
static size_t uric_text_named(const char *s, size_t n, const char *among, int is_old, char *byte)
{
    while (*among != '\0') {
        size_t length = 0;

        while (among[length] != ';')
            length++;
        if (n > length && memcmp(s + 1, among, length) == 0) {
            const size_t end = length + 1;
            const int uric_text_is_closed = n > end && s[end] == ';';

            if (uric_text_is_closed || (is_old && !uric_text_is_open(s + end, n - end))) {
                *byte = among[end];
                return end + (size_t)uric_text_is_closed;
            }
        }
        among += length + 2;
    }
    return 0;
}

size_t uric_text_html_character(const char *s, size_t n, char *byte)
{
    size_t length = uric_text_numeric(s, n, byte);

    if (length == 0)
        length = uric_text_named(s, n, uric_text_old_character_names, 1, byte);
    return length > 0 ? length : uric_text_named(s, n, uric_text_character_names, 0, byte);
}

/* The names of single bytes beyond RFC 3986. */
/* The names of single bytes beyond RFC 3986. */
#ifndef URIC_TEXT_TOLERATED_BYTES_H
#define URIC_TEXT_TOLERATED_BYTES_H


/* The enum uric_tolerated_name of a byte of US-ASCII other than "%"; -1 if it has none. */
URIC_TEXT_INTERNAL int uric_text_tolerated_byte(unsigned char byte);

#endif

int uric_text_tolerated_byte(unsigned char byte)
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

/* Generated from grammar/text/find_bare.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Finds the end of a URI that has no delimiters: the grammar would accept more bytes than
 * the writer meant.  RFC 3986, Appendix C, leaves the choice open. */
/* The interfaces between the search for URIs, the machines of grammar/text/find_*.rl, and
 * the search for markers. */
#ifndef URIC_TEXT_FIND_H
#define URIC_TEXT_FIND_H

/* The classes that the search for URIs in text tests.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_TEXT_TEXT_CLASSES_H
#define URIC_TEXT_TEXT_CLASSES_H

#define URIC_TEXT_TEXT_LETTER 1u
#define URIC_TEXT_TEXT_MEANT 2u
#define URIC_TEXT_TEXT_PASSED 4u
#define URIC_TEXT_TEXT_SCHEME 8u
#define URIC_TEXT_TEXT_TRIMMED 16u
#define URIC_TEXT_TEXT_URIC 32u
#define URIC_TEXT_TEXT_WILD 64u
#define URIC_TEXT_TEXT_WORD 128u


URIC_TEXT_TABLE const unsigned char uric_text_text_class[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,112,0,96,96,102,96,96,96,96,112,104,96,108,124,102,
    238,238,238,238,238,238,238,238,238,238,116,96,0,96,0,112,
    100,239,239,239,239,239,239,239,239,239,239,239,239,239,239,239,
    239,239,239,239,239,239,239,239,239,239,239,96,0,96,64,100,
    0,239,239,239,239,239,239,239,239,239,239,239,239,239,239,239,
    239,239,239,239,239,239,239,239,239,239,239,64,64,64,100,0,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
    64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
};

#define URIC_TEXT_TEXT_LANES_PASSED(v) uric_text_lanes_or(uric_text_lanes_or(uric_text_lanes_or(uric_text_lanes_or(uric_text_lanes_or(uric_text_lanes_are(v, 0x25), \
    uric_text_lanes_between(v, 0x2D, 0x3A)), \
    uric_text_lanes_between(v, 0x40, 0x5A)), \
    uric_text_lanes_are(v, 0x5F)), \
    uric_text_lanes_between(v, 0x61, 0x7A)), \
    uric_text_lanes_are(v, 0x7E))

#endif

/* Whether a "=", followed by n - 1 bytes, may be an escape of quoted-printable text: =3D, or the
 * first byte of a character in UTF-8. */
static URIC_TEXT_INLINE int uric_text_find_may_be_quoted(const unsigned char *s, size_t n)
{
    return n > 2 && ((s[1] == '3' && s[2] == 'D') || (s[1] >= 'C' && s[1] <= 'F'));
}

/* Where a URI ends, in offsets from its start. */
struct uric_text_bare {
    size_t end, read;       /* its end; and how far the text was read for that */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char stopped;  /* 1: the byte at `read` can be in no URI and ends it */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes by then */
    unsigned char doubtful; /* 1: a letter or a label follows that may belong to it */
    unsigned char reference; /* 1: it may contain a character reference, or "=3D" */
};

/* Writes the end of the URI that starts at s to *b.  n: how many bytes the grammar accepts.
 * room >= n: how many may be read; the byte after the n may decide.  before is the byte before
 * s, 0 if there is none. */
URIC_TEXT_INTERNAL void uric_text_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_text_bare *b);

/* What of a text is a URI, a suffix reference or a URI-reference, with bytes beyond RFC 3986; or,
 * MORE, a byte that ends one and how it goes on; read in pieces.  Offsets count from its start. */
enum uric_text_wild_rule { URIC_TEXT_WILD_URI, URIC_TEXT_WILD_SUFFIX, URIC_TEXT_WILD_REFERENCE, URIC_TEXT_WILD_MORE };
struct uric_text_wild {
    int state;
    uint32_t read;   /* how much was read; further bytes are not read if one cannot be part */
    uint32_t length; /* of the longest prefix that is one */
    uint32_t host_begin, path_begin; /* path_begin is UINT32_MAX without an authority, or if
                                        nothing follows that */
};
URIC_TEXT_INTERNAL void uric_text_find_wild_begin(struct uric_text_wild *w, enum uric_text_wild_rule rule);
URIC_TEXT_INTERNAL size_t uric_text_find_wild(struct uric_text_wild *w, const char *s, size_t n);

/* Like uric_find_bare_end(), for what w tells of.  enclosed: letters of scripts without spaces
 * between words belong to the URI wherever they are. */
URIC_TEXT_INTERNAL void uric_text_find_wild_end(const char *s, const struct uric_text_wild *w, size_t room,
                                      char before, int enclosed, struct uric_text_bare *b);

/* The same in pieces, of which some are escaped: see uric_find_escape(). */
struct uric_text_ending {
    size_t end, escape, list, arrow; /* offsets: the end so far; and before some bytes */
    size_t value;                    /* where the value of the query's last "=" starts, or 0 */
    size_t label;                    /* the end of a last [...] that is taken for a label */
    size_t depth[3], outside[3];     /* how many pairs are open, and where the first begins */
    size_t n;                        /* how many bytes were given */
    int state;
    unsigned char before, enclosed, ended, stopped, doubtful, in_query, past_path;
    unsigned char labels;            /* a [...] that is open may be a label */
    unsigned char reference;         /* as in struct uric_bare */
    unsigned char last, before_letter; /* the last byte, and that before the last character */
};
URIC_TEXT_INTERNAL void uric_text_find_wild_end_begin(struct uric_text_ending *e, char before, int enclosed);
/* Reads n bytes, which are at an offset of the text, `escaped` > 0: as an escape of that length.
 * The path begins at a byte, counted without escapes.  Returns how many were read. */
URIC_TEXT_INTERNAL size_t uric_text_find_wild_end_feed(struct uric_text_ending *e, const char *s, size_t n,
                                             size_t at, size_t escaped, size_t path);
/* Sets *b; read: the offset up to which the text was read. */
URIC_TEXT_INTERNAL void uric_text_find_wild_end_set(const struct uric_text_ending *e, size_t read,
                                          struct uric_text_bare *b);

/* Bytes beyond RFC 3986, counted in pieces: all 0 at first. */
struct uric_text_wild_names {
    uint32_t names; /* a set of enum uric_tolerated_name */
    uint32_t at;
    unsigned char digits; /* how many still have to follow a "%" */
    unsigned char hash;   /* one was read */
};
URIC_TEXT_INTERNAL void uric_text_find_wild_names(struct uric_text_wild_names *t, const struct uric_text_wild *w,
                                        const char *s, size_t n);
/* The set, at the end. */
URIC_TEXT_INTERNAL uint32_t uric_text_find_wild_named(const struct uric_text_wild_names *t);

/* What follows a "<" or a '"', in offsets from there. */
struct uric_text_delimited {
    size_t begin, end; /* without "URL:" and the white space around it */
    size_t pieces;     /* separated by white space */
    unsigned char closed, prefixed, doubtful;
};

/* Read up to the closing delimiter, set *d, and return how many bytes were read.  d->closed
 * is 0 if no delimited URI is there, or if all n bytes were read without finding its end. */
URIC_TEXT_INTERNAL size_t uric_text_find_delimited(const char *s, size_t n, int quoted,
                                         struct uric_text_delimited *d);

/* Match, in pieces, a URI without an authority that its scheme alone identifies or, if
 * is_suffix, the host of a suffix reference: the start state; the state after n more
 * bytes, 0 if there is no match; and whether a match can end in a state. */
URIC_TEXT_INTERNAL int uric_text_find_shape_begin(int is_suffix);
URIC_TEXT_INTERNAL int uric_text_find_shape(int state, const char *s, size_t n);
URIC_TEXT_INTERNAL int uric_text_find_shape_final(int state);

/* A tag's attributes, read in pieces. */
struct uric_text_tag_state {
    int state;
    int all; /* URIC_FIND_ATTRIBUTES */
    int in_value;        /* in the value of an attribute that is a reference */
    uint64_t begin, end; /* the value */
};
enum uric_text_tag {
    URIC_TEXT_TAG_MORE,  /* all n bytes are read */
    URIC_TEXT_TAG_VALUE, /* a value was found */
    URIC_TEXT_TAG_LEFT   /* the tag has ended */
};

/* Continue at s + *at.  The offsets of values count from `base` bytes before s. */
URIC_TEXT_INTERNAL int uric_text_find_tag_begin(void);
URIC_TEXT_INTERNAL enum uric_text_tag uric_text_find_tag(struct uric_text_tag_state *h, uint64_t base,
                                          const char *s, size_t *at, size_t n);

/* The first byte from i on that is ":" or, by flags, "." (URIC_FIND_SUFFIX) or "<"
 * (URIC_FIND_HTML); n if there is none. */
URIC_TEXT_INTERNAL size_t uric_text_find_marker(const unsigned char *s, size_t i, size_t n,
                                      unsigned flags);

/* The first byte from p on that is not of the class PASSED, or pe. */
URIC_TEXT_INTERNAL const unsigned char *uric_text_find_pass(const unsigned char *p, const unsigned char *pe);

/* How many bytes after p are of that class, up to the last of the class MEANT. */
URIC_TEXT_INTERNAL size_t uric_text_find_pass_meant(const unsigned char *p, const unsigned char *pe);

#endif

static const char uric_text__find_bare_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 11, 2, 0, 9, 2, 7,
	8, 2, 10, 11
};

/* The states, each with a shortest string that leads to it:
 * 1: ""  2: "$"  3: "&"  4: "&#"  5: ","  6: "-"  7: ",a"  8: ",a."  9: ",a-"  10: ",a-:"
 * 11: ",a-:/"  12: "&#3"  13: "&gt"  14: "&#6"  15: "&#x"  16: "&#x2"  17: "&#x3"  18: "&a"
 * 19: "&ap"  20: "&apo"  21: "&g"  22: "&n"  23: "&nb"  24: "&nbs"  25: "&q"  26: "&qu"
 * 27: "\""  28: ",a-://"  29: "&gt;"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_bare_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  2,  3,  4,  5,  6,  7,  8,  1,  9, 10, 11, 12, 13,
	14,  9, 15, 16, 17,  9, 18, 19,  9, 17, 20, 21,  0, 22, 23,  1,
	 4, 24, 24, 25, 24, 25, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
	24, 24, 24, 24, 24, 24, 24, 24, 26, 24, 24,  4,  0,  4,  0, 27,
	 0, 28, 29, 25, 24, 25, 24, 30, 24, 24, 24, 24, 30, 24, 31, 32,
	33, 34, 24, 35, 36, 37, 24, 24, 26, 24, 24, 38,  0,  0, 27,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_text__find_bare_next[39][30] = {
	{ 1, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 0, 27, 27 }, /* \x00-  \" < \\ ^ ` |-} \x7F-\xFF */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* ! * ? */
	{ 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* # */
	{ 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2 }, /* $ */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* % @ [ ] */
	{ 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3 }, /* & */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* ' */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* ( */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* ) */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* + 1 5 8 */
	{ 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 5, 5 }, /* , */
	{ 1, 6, 6, 6, 6, 6, 6, 9, 9, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 6, 6 }, /* - */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* . */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 28, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* / */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 0 */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 13, 16, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 2 */
	{ 1, 1, 1, 1, 12, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 3 */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 4 9 */
	{ 1, 1, 1, 1, 14, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 6 */
	{ 1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* 7 */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* : */
	{ 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 29, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 5, 5 }, /* ; */
	{ 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 6, 6 }, /* = */
	{ 1, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 0, 27, 27 }, /* > */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* A-B D F-W Y-Z d f h-k m r v-w y-z */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* C E c e */
	{ 1, 1, 1, 1, 15, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* X x */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 }, /* _ ~ */
	{ 1, 1, 1, 18, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* a */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 1, 1, 1, 1, 0, 1, 7 }, /* b */
	{ 1, 1, 1, 21, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* g l */
	{ 1, 1, 1, 22, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* n */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 1, 21, 0, 1, 7 }, /* o */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 13, 1, 1, 0, 1, 7 }, /* p */
	{ 1, 1, 1, 25, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7 }, /* q */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 1, 1, 24, 1, 1, 1, 0, 1, 7 }, /* s */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 1, 1, 1, 1, 1, 0, 1, 7 }, /* t */
	{ 1, 1, 1, 1, 1, 7, 1, 8, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 26, 1, 0, 1, 7 }, /* u */
	{ 1, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 0, 27, 27 }, /* { */
};


static const unsigned char uric_text__find_bare_events[39][30] = {
	{ 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 0, 13, 13 },
	{ 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 9, 9 },
	{ 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 5, 5 },
	{ 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 7, 7 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 15, 15 },
	{ 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 22, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 15, 15 },
	{ 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3 },
	{ 0, 17, 17, 17, 17, 17, 25, 17, 17, 25, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 0, 11, 11 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1 },
	{ 0, 17, 25, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17 },
};

enum { uric_text_find_bare_start = 1 };

void uric_text_find_bare_end(const char *s, size_t n, size_t room, char before,
                        struct uric_text_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p, *arrow = p;
    const unsigned char *const begin = p;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_text_class[p[n]] & URIC_TEXT_TEXT_URIC));
    size_t depth = 0;
    int cs = uric_text_find_bare_start, ended = 0, stopped = 0, reference = 0;

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
	_class = uric_text__find_bare_class[*p];
	_trans = uric_text__find_bare_events[_class][cs];
	cs = uric_text__find_bare_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = uric_text__find_bare_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        if ((cs) == uric_text_find_bare_start)
            p += uric_text_find_pass_meant(p, pe);
        end = p + 1;
    }
	break;
	case 1:
	{
        arrow = end;
        end = p + 1;
        reference |= *p == '=' && uric_text_find_may_be_quoted(p, (size_t)(pe - p));
    }
	break;
	case 2:
	{ if (depth++ == 0) outside = end; }
	break;
	case 3:
	{
        if (depth == 0) {
            ended = 1;
            {p++; goto _out; }
        }
        depth--;
        end = p + 1;
    }
	break;
	case 4:
	{
        if (before == '\'') {
            ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 5:
	{ if (*p != (unsigned char)before) end = p + 1; }
	break;
	case 6:
	{ escape = end; end = p + 1; }
	break;
	case 7:
	{ list = end; reference |= *p == ';' && escape != begin; }
	break;
	case 8:
	{
        end = escape;
        ended = 1;
        {p++; goto _out; }
    }
	break;
	case 9:
	{
        end = list;
        ended = 1;
        {p++; goto _out; }
    }
	break;
	case 10:
	{ end = arrow; }
	break;
	case 11:
	{
        ended = stopped = 1;
        p--;
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

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->stopped = (unsigned char)stopped;
    b->unclosed = depth > 0;
    b->doubtful = 0;
    b->reference = (unsigned char)reference;
}

/* Generated from grammar/text/find_delimited.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from after the first to the second: URI
 * characters and white space. */

/* The last URI character of the run that starts at p: the state after the first byte loops
 * over the others. */
static const unsigned char *uric_text_pass_uric(const unsigned char *p, const unsigned char *pe)
{
    const unsigned char *next = uric_text_find_pass(p + 1, pe);

    while (next < pe && uric_text_text_class[*next] & URIC_TEXT_TEXT_URIC)
        next = uric_text_find_pass(next + 1, pe);
    return next - 1;
}

static const char uric_text__find_delimited_actions[] = {
	0, 1, 3, 1, 4, 1, 5, 2,
	0, 3, 2, 2, 3, 3, 0, 1,
	3
};

/* The states, each with a shortest string that leads to it:
 * 1: ""  2: "\x0A"  3: "#"  4: "#\x09"  5: "#\x0A"  6: "#\x0Aa"  7: "#\x0D"  8: "#\x0Aa:"
 * 9: "#\x09a:/"  10: "#\x09-"  11: "#\x09a"  12: "#\x09a:"  13: "U"  14: "UR"  15: "URL"
 * 16: "URL:"  17: "URL:\x0A"  18: "URL:\x0D"  19: "\x0D"  20: ""  21: "\x0A"  22: "#"
 * 23: "#\x09"  24: "#\x0A"  25: "#\x09a"  26: "#\x0D"  27: "#\x09a:"  28: "#\x09a:/"  29: "U"
 * 30: "UR"  31: "URL"  32: "URL:"  33: "URL:\x0A"  34: "URL:\x0D"  35: "\x0D"  36: "#\""
 * 37: "#>"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_delimited_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  2,  1,  1,  3,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  4,  5,  6,  4,  6,  6,  4,  4,  4,  4,  7,  4,  7,  7,  8,
	 7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  9,  4,  0,  6, 10,  6,
	 4, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 11, 11, 11,
	11, 11, 13, 11, 11, 14, 11, 11, 11, 11, 11,  4,  0,  4,  0,  4,
	 0, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 11, 11, 11,
	11, 11, 13, 11, 11, 14, 11, 11, 11, 11, 11,  0,  0,  0,  4,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_text__find_delimited_next[15][38] = {
	{ /* \x00-\x08 \x0E-\x1F < \\ ^ ` {-} \x7F-\xFF */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{ /* \x09 \x0B-\x0C   */
		2, 1, 2, 4, 4, 5, 4, 5, 4, 4, 0, 0, 0, 4, 4, 4, 16, 17, 17, 2, 20, 21, 23, 23, 24, 23, 24, 23, 23, 23, 23, 23,
		32, 33, 33, 21, 0, 0,
	},
	{ /* \x0A */
		2, 2, 0, 5, 5, 0, 5, 5, 5, 5, 0, 0, 0, 5, 5, 5, 17, 0, 17, 2, 21, 0, 24, 24, 0, 24, 24, 24, 24, 24, 24, 24,
		33, 0, 33, 21, 0, 0,
	},
	{ /* \x0D */
		2, 19, 0, 7, 7, 0, 7, 0, 7, 7, 0, 0, 0, 7, 7, 7, 18, 0, 0, 0, 35, 0, 26, 26, 0, 26, 0, 26, 26, 26, 26, 26,
		34, 0, 0, 0, 0, 0,
	},
	{ /* ! $ '-* , ; @ [ ] _ ~ */
		2, 3, 3, 3, 10, 3, 3, 3, 3, 3, 10, 10, 10, 3, 3, 3, 3, 3, 3, 3, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* \" */
		2, 0, 0, 36, 36, 36, 36, 36, 36, 36, 0, 0, 0, 36, 36, 36, 36, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{ /* # %-& = ? */
		2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* + --. 0-9 */
		2, 3, 3, 3, 10, 3, 6, 3, 3, 3, 10, 11, 10, 3, 3, 3, 3, 3, 3, 3, 22, 22, 22, 22, 22, 25, 22, 22, 22, 22, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* / */
		2, 3, 3, 3, 3, 3, 3, 3, 9, 0, 3, 3, 9, 3, 3, 3, 3, 3, 3, 3, 22, 22, 22, 22, 22, 22, 22, 28, 0, 22, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* : */
		2, 3, 3, 3, 10, 3, 8, 3, 3, 3, 10, 12, 10, 3, 3, 16, 3, 3, 3, 3, 22, 22, 22, 22, 22, 27, 22, 22, 22, 22, 22, 32,
		22, 22, 22, 22, 0, 0,
	},
	{ /* > */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
		37, 37, 37, 0, 0, 0,
	},
	{ /* A-K M-Q S-T V-Z a-k m-q s-t v-z */
		2, 3, 3, 3, 11, 6, 6, 6, 3, 3, 10, 11, 10, 3, 3, 3, 3, 3, 3, 3, 22, 22, 22, 25, 25, 25, 25, 22, 22, 22, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* L l */
		2, 3, 3, 3, 11, 6, 6, 6, 3, 3, 10, 11, 10, 3, 15, 3, 3, 3, 3, 3, 22, 22, 22, 25, 25, 25, 25, 22, 22, 22, 31, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* R r */
		2, 3, 3, 3, 11, 6, 6, 6, 3, 3, 10, 11, 10, 14, 3, 3, 3, 3, 3, 3, 22, 22, 22, 25, 25, 25, 25, 22, 22, 30, 22, 22,
		22, 22, 22, 22, 0, 0,
	},
	{ /* U u */
		2, 13, 13, 3, 11, 6, 6, 6, 3, 3, 10, 11, 10, 3, 3, 3, 3, 3, 3, 13, 29, 29, 22, 25, 25, 25, 25, 22, 22, 22, 22, 22,
		22, 22, 22, 29, 0, 0,
	},
};


static const unsigned char uric_text__find_delimited_events[15][38] = {
	{
		3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		3, 3, 0, 3, 3, 0, 3, 3, 3, 3, 0, 0, 0, 3, 3, 3, 3, 0, 3, 3, 3, 0, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3,
		3, 0, 3, 3, 0, 0,
	},
	{
		3, 3, 0, 3, 3, 0, 3, 0, 3, 3, 0, 0, 0, 3, 3, 3, 3, 0, 0, 0, 3, 0, 3, 3, 0, 3, 0, 3, 3, 3, 3, 3,
		3, 0, 0, 0, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 0, 0, 5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
		5, 5, 5, 0, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 13, 13, 13, 13, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		13, 13, 13, 13, 0, 0,
	},
	{
		3, 7, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		7, 7, 7, 7, 0, 0,
	},
};

enum { uric_text_find_delimited_en_angle = 20 };
enum { uric_text_find_delimited_en_quotes = 1 };

size_t uric_text_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_text_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = uric_text_find_delimited_en_angle;
    unsigned char hyphen = 0;

    if (quoted)
        cs = uric_text_find_delimited_en_quotes;
    memset(d, 0, sizeof *d);

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
	_class = uric_text__find_delimited_class[*p];
	_trans = uric_text__find_delimited_events[_class][cs];
	cs = uric_text__find_delimited_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = uric_text__find_delimited_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	break;
	case 1:
	{
        p = uric_text_pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
	break;
	case 2:
	{ d->prefixed = 1; }
	break;
	case 3:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	break;
	case 4:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	break;
	case 5:
	{
        d->closed = 1;
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

    return (size_t)(p - begin);
}

/* Generated from grammar/text/find_shape.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Distinguishes URIs without an authority from words such as "data: x" or "tel: none",
 * when they have no delimiters: just enough of each scheme's specification for that.
 * Also hosts that abbreviate a URI (RFC 3986, 4.5). */

static const char uric_text__find_shape_actions[] = {
	0, 1, 0
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_shape_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  2,  1,  1,  1,  1,  3,  3,  1,  4,  5,  6,  7,  8,
	 9,  9,  9,  9,  9,  9,  9,  9,  9,  9, 10, 11,  0, 12,  0, 13,
	14, 15, 16, 17, 18, 19, 20, 21, 16, 22, 16, 16, 23, 24, 25, 26,
	27, 16, 28, 29, 30, 31, 16, 32, 33, 16, 16,  0,  0,  0,  1, 34,
	 0, 15, 16, 17, 18, 19, 20, 21, 16, 22, 16, 16, 23, 24, 25, 26,
	27, 16, 28, 29, 30, 31, 16, 32, 33, 16, 16,  0,  0,  0,  1,  0,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
};


static const unsigned char uric_text__find_shape_shapes[51][18] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16 },
	{ 0, 0, 0, 33, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16 },
	{ 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 2, 48, 0, 84, 0, 96, 135, 144, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 1, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 1, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 1, 33, 17, 16, 48, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 16, 1, 1, 17, 18, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 16, 1, 1, 17, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 16, 1, 33, 17, 16, 48, 4, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 1, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 16, 32, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 16, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 2, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 33, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 1, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 17 },
	{ 17, 17, 18, 50, 33, 17, 1, 36, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18 },
	{ 17, 17, 18, 18, 33, 17, 1, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0 },
	{ 0, 16, 1, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 16, 0, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0 },
	{ 0, 0, 0, 1, 32, 0, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0 },
	{ 0, 0, 0, 0, 16, 2, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0 },
	{ 0, 0, 0, 1, 32, 3, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 1, 0, 50, 33, 4, 16, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 32 },
	{ 0, 1, 0, 0, 33, 3, 16, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 32 },
	{ 0, 1, 0, 0, 33, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 16, 32, 48, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 16, 0, 32, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 16, 32, 17, 16, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};


static const unsigned char uric_text__find_shape_shape[148] = {
	 0,  1,  2,  3,  4,  5,  6,  5,  7,  8,  8,  9, 10, 11, 12, 13,
	14, 13, 15,  2, 15, 12, 16, 17, 18, 16, 18, 19, 20, 21, 12, 22,
	 7, 23, 22,  7,  7,  7, 24, 25, 26, 27, 20,  2, 12, 28,  0, 29,
	 2, 21, 12, 30, 20,  8, 31, 12, 32, 33, 34, 35,  3, 36, 31, 12,
	37, 38, 38, 38, 20, 29, 39, 27, 12, 40, 41, 41, 41, 41, 41, 41,
	41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
	41, 41, 41, 41, 41, 41, 41, 41, 40, 12, 42, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 43, 43, 43, 44,  3,  3, 45,  0, 46, 47,  0,
	48, 49, 33, 50,
};


static const unsigned char uric_text__find_shape_ways[148] = {
	19,
	129, /* 1: "" */
	0, /* 2: "F" */
	0, /* 3: "FT" */
	0, /* 4: "FTP" */
	0, /* 5: "FTP." */
	14, /* 6: "FTP.1" */
	208, /* 7: "FTP.1." */
	209, /* 8: "FTP.1.1:" */
	0, /* 9: "W" */
	210, /* 10: "WW" */
	0, /* 11: "" */
	0, /* 12: "C" */
	0, /* 13: "CI" */
	0, /* 14: "CID" */
	0, /* 15: "CID:" */
	14, /* 16: "CID:#" */
	211, /* 17: "CID:#@" */
	0, /* 18: "D" */
	0, /* 19: "Da" */
	0, /* 20: "DaT" */
	0, /* 21: "DaTa" */
	25, /* 22: "DaTa:" */
	14, /* 23: "DaTa:#" */
	0, /* 24: "DaTa:#/" */
	28, /* 25: "DaTa:#/#" */
	0, /* 26: "DaTa:;" */
	9, /* 27: "DaTa:;#" */
	0, /* 28: "G" */
	0, /* 29: "GE" */
	0, /* 30: "GEO" */
	131, /* 31: "GEO:" */
	0, /* 32: "GEO:-" */
	30, /* 33: "GEO:1" */
	133, /* 34: "GEO:1," */
	212, /* 35: "GEO:1,-" */
	212, /* 36: "GEO:1,1." */
	0, /* 37: "GEO:1." */
	135, /* 38: "GEO:1.1" */
	137, /* 39: "M" */
	0, /* 40: "Ma" */
	0, /* 41: "MaG" */
	0, /* 42: "MaGN" */
	0, /* 43: "MaGNE" */
	0, /* 44: "MaGNET" */
	0, /* 45: "MaGNET:" */
	213, /* 46: "URN:11:" */
	0, /* 47: "MaI" */
	0, /* 48: "MaIL" */
	0, /* 49: "MaILT" */
	0, /* 50: "MaILTO" */
	139, /* 51: "MaILTO:" */
	0, /* 52: "N" */
	0, /* 53: "NE" */
	0, /* 54: "NEW" */
	0, /* 55: "NEWS" */
	16, /* 56: "NEWS:" */
	13, /* 57: "NEWS:a" */
	33, /* 58: "NEWS:a." */
	141, /* 59: "S" */
	0, /* 60: "SI" */
	143, /* 61: "SIP" */
	0, /* 62: "SM" */
	0, /* 63: "SMS" */
	131, /* 64: "SMS:" */
	14, /* 65: "SMS:-" */
	14, /* 66: "SMS:1" */
	145, /* 67: "SMS:11" */
	0, /* 68: "T" */
	210, /* 69: "TE" */
	0, /* 70: "U" */
	0, /* 71: "UR" */
	0, /* 72: "URN" */
	0, /* 73: "URN:" */
	147, /* 74: "URN:1" */
	149, /* 75: "URN:1-" */
	151, /* 76: "URN:1--" */
	153, /* 77: "URN:1---" */
	155, /* 78: "URN:1----" */
	157, /* 79: "URN:1-----" */
	159, /* 80: "URN:1------" */
	161, /* 81: "URN:1-------" */
	163, /* 82: "URN:1--------" */
	165, /* 83: "URN:1---------" */
	167, /* 84: "URN:1----------" */
	169, /* 85: "URN:1-----------" */
	171, /* 86: "URN:1------------" */
	173, /* 87: "URN:1-------------" */
	175, /* 88: "URN:1--------------" */
	177, /* 89: "URN:1---------------" */
	179, /* 90: "URN:1----------------" */
	181, /* 91: "URN:1-----------------" */
	183, /* 92: "URN:1------------------" */
	185, /* 93: "URN:1-------------------" */
	187, /* 94: "URN:1--------------------" */
	189, /* 95: "URN:1---------------------" */
	191, /* 96: "URN:1----------------------" */
	193, /* 97: "URN:1-----------------------" */
	195, /* 98: "URN:1------------------------" */
	197, /* 99: "URN:1-------------------------" */
	199, /* 100: "URN:1--------------------------" */
	0, /* 101: "URN:1---------------------------" */
	201, /* 102: "URN:1----------------------------" */
	141, /* 103: "URN:1-----------------------------" */
	0, /* 104: "URN:1------------------------------" */
	120, /* 105: "URN:1------------------------------1" */
	203, /* 106: "URN:1-----------------------------1" */
	36, /* 107: "URN:1----------------------------1" */
	39, /* 108: "URN:1---------------------------1" */
	42, /* 109: "URN:1--------------------------1" */
	45, /* 110: "URN:1-------------------------1" */
	48, /* 111: "URN:1------------------------1" */
	51, /* 112: "URN:1-----------------------1" */
	54, /* 113: "URN:1----------------------1" */
	57, /* 114: "URN:1---------------------1" */
	60, /* 115: "URN:1--------------------1" */
	63, /* 116: "URN:1-------------------1" */
	66, /* 117: "URN:1------------------1" */
	69, /* 118: "URN:1-----------------1" */
	72, /* 119: "URN:1----------------1" */
	75, /* 120: "URN:1---------------1" */
	78, /* 121: "URN:1--------------1" */
	81, /* 122: "URN:1-------------1" */
	84, /* 123: "URN:1------------1" */
	87, /* 124: "URN:1-----------1" */
	90, /* 125: "URN:1----------1" */
	93, /* 126: "URN:1---------1" */
	96, /* 127: "URN:1--------1" */
	99, /* 128: "URN:1-------1" */
	102, /* 129: "URN:1------1" */
	105, /* 130: "URN:1-----1" */
	108, /* 131: "URN:1----1" */
	111, /* 132: "URN:1---1" */
	114, /* 133: "URN:1--1" */
	117, /* 134: "URN:1-1" */
	120, /* 135: "URN:11" */
	0, /* 136: "x" */
	0, /* 137: "xM" */
	214, /* 138: "xMP" */
	17, /* 139: "FTP.1.1" */
	215, /* 140: "FTP.1.1#" */
	123, /* 141: "FTP.1.1." */
	205, /* 142: "FTP.1.1:1" */
	215, /* 143: "DaTa:," */
	126, /* 144: "GEO:1,1" */
	205, /* 145: "GEO:1,1.1" */
	21, /* 146: "NEWS:a.-" */
	206, /* 147: "SMS:111" */
};

static const short uric_text__find_shape_further[217] = {
	   0,    1,    7,   17,   28,   41,   48,   57,   59,  125,    0,  116,   -1,   -3,  -41,    0,
	   1,  -40,    1,    0,    2, -131, -130,    0,  -88, -129,    1,  121,    4,    0,  118,    1,
	   4,    0,  -42,   88,  -41,   -3,   -1,  -61,   -5,   -1,  -62,   -7,   -1,  -63,   -9,   -1,
	 -64,  -11,   -1,  -65,  -13,   -1,  -66,  -15,   -1,  -67,  -17,   -1,  -68,  -19,   -1,  -69,
	 -21,   -1,  -70,  -23,   -1,  -71,  -25,   -1,  -72,  -27,   -1,  -73,  -29,   -1,  -74,  -31,
	  -1,  -75,  -33,   -1,  -76,  -35,   -1,  -77,  -37,   -1,  -78,  -39,   -1,  -79,  -41,   -1,
	 -80,  -43,   -1,  -81,  -45,   -1,  -82,  -47,   -1,  -83,  -49,   -1,  -84,  -51,   -1,  -85,
	 -53,   -1,  -86,  -55,   -1,  -87,  -57,   -1,  -88,  -59,   -1,  -89,   -1,   -2, -133,   -1,
	-108,    0,    1,    8,    1,    2,    1,  110,   -4,    0,    1,  -26,  -35,   -5,    1,    3,
	 -46,  -47,    0,   80,    1,   61,    1,   59,    1,   57,    1,   55,    1,   53,    1,   51,
	   1,   49,    1,   47,    1,   45,    1,   43,    1,   41,    1,   39,    1,   37,    1,   35,
	   1,   33,    1,   31,    1,   29,    1,   27,    1,   25,    1,   23,    1,   21,    1,   19,
	   1,   17,    1,   15,    1,   13,    1,   11,    1,    9,    1,    5,   -1,  -60,   -2,    0,
	  -4,  132,  134,   -6,  126,  109,   97, -124,    0,
};


static const unsigned char uric_text__find_shape_events[217] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 1,
};

enum { uric_text_find_shape_first_final = 139 };

enum { uric_text_find_shape_en_scheme_led = 11 };
enum { uric_text_find_shape_en_suffix = 1 };

int uric_text_find_shape_begin(int is_suffix)
{
    if (is_suffix)
        return uric_text_find_shape_en_suffix;
    return uric_text_find_shape_en_scheme_led;
}

int uric_text_find_shape(int cs, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;

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
	_class = uric_text__find_shape_class[*p];
	_trans = (unsigned int)uric_text__find_shape_shapes[uric_text__find_shape_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_text__find_shape_ways[cs];
	cs += uric_text__find_shape_further[_trans];

	if ( uric_text__find_shape_events[_trans] == 0 )
		goto _again;

	_acts = uric_text__find_shape_actions + uric_text__find_shape_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ p = pe - 1; }
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

    return cs;
}

int uric_text_find_shape_final(int cs)
{
    return cs >= uric_text_find_shape_first_final;
}

/* Generated from grammar/text/find_html.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The attributes of HTML that contain references, from after a "<" to where the text
 * continues, in pieces. */

static const char uric_text__find_html_actions[] = {
	0, 1, 0, 1, 3, 1, 4, 1,
	5, 1, 6, 1, 7, 1, 8, 1,
	9, 2, 1, 2, 2, 5, 6, 2,
	7, 8, 3, 0, 1, 2, 3, 1,
	2, 9, 3, 4, 7, 8, 3, 7,
	8, 9
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_html_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  1,  0,  1,  1,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  3,  0,  0,  0,  0,  4,  5,  6,  0,  0,  7,  8,  9, 10,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 11,  0, 12, 13, 14, 15,
	 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
	31, 25, 32, 33, 34, 35, 25, 25, 36, 37, 25,  0,  0,  0,  0,  0,
	 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
	31, 25, 32, 33, 34, 35, 25, 25, 36, 37, 25,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_text__find_html_shapes[102][19] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 17, 17, 19, 17, 49, 68, 68, 68, 68, 68, 68, 68, 68, 84, 70, 68 },
	{ 17, 17, 17, 17, 18, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 1, 19, 84, 118, 129, 145, 26, 177, 28, 209, 225, 17, 31 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 241, 17, 17, 17, 17, 31, 241, 18, 67, 101, 113, 129, 25, 161, 27, 193, 209, 17, 30 },
	{ 33, 49, 20, 17, 17, 17, 17, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 22, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 22, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 22, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 22, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 97, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 22, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 22, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 22, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 17, 22, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 97, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 97, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 22, 17, 17, 23, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 22, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 97, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 17, 17, 97, 17, 17 },
	{ 33, 17, 17, 17, 19, 20, 81, 22, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 49, 20, 17, 81, 22, 17, 16, 17, 17, 17, 113, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 49, 17, 17, 65, 21, 17, 17, 17, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 49, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17 },
	{ 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17 },
	{ 17, 33, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 19, 17, 65, 21, 17, 17, 17, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 17, 49, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17 },
	{ 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17 },
	{ 17, 17, 18, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17 },
	{ 17, 17, 18, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 49, 20, 17, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17 },
	{ 33, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 49, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 81, 17, 17 },
	{ 33, 17, 17, 17, 17, 49, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 17, 22, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 49, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 49, 17, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 49, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 19, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 19, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 50, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 17, 17, 97, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 67, 81, 22, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 19, 65, 21, 17, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17, 21, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 20, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 17, 17, 19, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 19, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 81, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 20, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17 },
	{ 33, 17, 17, 17, 19, 18, 20, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 18, 19, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17 },
	{ 33, 17, 17, 17, 17, 18, 19, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 65, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 18, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 20, 17, 21, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20 },
	{ 33, 17, 17, 17, 17, 18, 17, 19, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19 },
	{ 17, 17, 17, 17, 17, 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};


static const unsigned char uric_text__find_html_shape[835] = {
	  0,   1,   2,   3,   4,   5,   5,   2,   6,   7,   8,   9,  10,  11,  12,  13,
	 14,  15,  16,  17,  18,   8,   9,  10,  11,  12,  12,  13,  13,  19,  14,  20,
	 21,  22,  17,  23,  18,  24,   8,   9,  10,  11,  12,  12,  13,  13,  25,  15,
	 26,  24,  26,  27,  19,  28,  19,  15,  19,  29,  28,   8,   9,  30,  31,  32,
	 33,  34,  34,  35,  36,  37,  38,  39,  40,  41,  41,  42,  43,  44,  45,  46,
	 47,  47,  48,  49,  50,  17,  22,  51,  19,  14,  15,  16,  17,  18,  22,  26,
	 52,  51,  19,  21,  26,  28,  22,  14,  28,  26,  15,   8,   9,  10,  53,  54,
	 55,  56,  54,  57,  58,  59,  60,  58,  17,  18,  21,  24,  26,  28,  14,  19,
	 18,  16,  52,  26,  28,  15,  17,  28,  15,  26,  22,  22,  14,  28,  61,  16,
	 18,  20,  62,  63,  22,  26,  52,  22,  14,  28,  26,  15,   8,  64,  65,  66,
	 67,  68,   6,   7,   8,   9,  10,  11,  69,  70,  71,  71,  72,  71,  71,  73,
	 74,  75,  76,  77,  78,  79,  80,  75,  76,  77,  78,  79,  80,  71,  71,  72,
	 81,  74,  75,  76,  77,  78,  79,  80,  82,  83,  84,  85,  86,  87,  88,  12,
	 13,  14,  15,  16,  17,  18,   8,   9,  10,  11,  12,  12,  13,  13,  19,  14,
	 20,  21,  22,  17,  23,  18,  24,   8,   9,  10,  11,  12,  12,  13,  13,  25,
	 15,  26,  24,  26,  27,  19,  28,  19,  15,  19,  29,  28,   8,   9,  30,  31,
	 32,  33,  34,  34,  35,  36,  37,  38,  39,  40,  41,  41,  42,  43,  44,  45,
	 46,  47,  47,  48,  49,  50,  17,  22,  51,  19,  14,  15,  16,  17,  18,  22,
	 26,  52,  51,  19,  21,  26,  28,  22,  14,  28,  26,  15,   8,   9,  10,  53,
	 54,  55,  56,  54,  57,  58,  59,  60,  58,  17,  18,  21,  24,  26,  28,  14,
	 19,  18,  16,  52,  26,  28,  15,  17,  28,  15,  26,  22,  22,  14,  28,  61,
	 16,  18,  20,  62,  63,  22,  26,  52,  22,  14,  28,  26,  15,   8,  89,  90,
	 91,   6,   7,   8,   9,  10,  11,  69,  92,  82,  87,  93,  94,  95,  12,  13,
	 14,  15,  16,  17,  18,   8,   9,  10,  11,  12,  12,  13,  13,  19,  14,  20,
	 21,  22,  17,  23,  18,  24,   8,   9,  10,  11,  12,  12,  13,  13,  25,  15,
	 26,  24,  26,  27,  19,  28,  19,  15,  19,  29,  28,   8,   9,  30,  31,  32,
	 33,  34,  34,  35,  36,  37,  38,  39,  40,  41,  41,  42,  43,  44,  45,  46,
	 47,  47,  48,  49,  50,  17,  22,  51,  19,  14,  15,  16,  17,  18,  22,  26,
	 52,  51,  19,  21,  26,  28,  22,  14,  28,  26,  15,   8,   9,  10,  53,  54,
	 55,  56,  54,  57,  58,  59,  60,  58,  17,  18,  21,  24,  26,  28,  14,  19,
	 18,  16,  52,  26,  28,  15,  17,  28,  15,  26,  22,  22,  14,  28,  61,  16,
	 18,  20,  62,  63,  22,  26,  52,  22,  14,  28,  26,  15,   8,  96,  97,  68,
	 98,  65,  91,  98,   6,   7,   8,   9,  10,  11,  69,  92,  87,  95,  99,  87,
	100,  84,  95, 100,  12,  13,  14,  15,  16,  17,  18,   8,   9,  10,  11,  12,
	 12,  13,  13,  19,  14,  20,  21,  22,  17,  23,  18,  24,   8,   9,  10,  11,
	 12,  12,  13,  13,  25,  15,  26,  24,  26,  27,  19,  28,  19,  15,  19,  29,
	 28,   8,   9,  30,  31,  32,  33,  34,  34,  35,  36,  37,  38,  39,  40,  41,
	 41,  42,  43,  44,  45,  46,  47,  47,  48,  49,  50,  17,  22,  51,  19,  14,
	 15,  16,  17,  18,  22,  26,  52,  51,  19,  21,  26,  28,  22,  14,  28,  26,
	 15,   8,   9,  10,  53,  54,  55,  56,  54,  57,  58,  59,  60,  58,  17,  18,
	 21,  24,  26,  28,  14,  19,  18,  16,  52,  26,  28,  15,  17,  28,  15,  26,
	 22,  22,  14,  28,  61,  16,  18,  20,  62,  63,  22,  26,  52,  22,  14,  28,
	 26,  15,   8,  68,  90,  91,   6,   7,   8,   9,  10,  11,  69,  92,  87,  85,
	 87,  94,  95,  12,  13,  14,  15,  16,  17,  18,   8,   9,  10,  11,  12,  12,
	 13,  13,  19,  14,  20,  21,  22,  17,  23,  18,  24,   8,   9,  10,  11,  12,
	 12,  13,  13,  25,  15,  26,  24,  26,  27,  19,  28,  19,  15,  19,  29,  28,
	  8,   9,  30,  31,  32,  33,  34,  34,  35,  36,  37,  38,  39,  40,  41,  41,
	 42,  43,  44,  45,  46,  47,  47,  48,  49,  50,  17,  22,  51,  19,  14,  15,
	 16,  17,  18,  22,  26,  52,  51,  19,  21,  26,  28,  22,  14,  28,  26,  15,
	  8,   9,  10,  53,  54,  55,  56,  54,  57,  58,  59,  60,  58,  17,  18,  21,
	 24,  26,  28,  14,  19,  18,  16,  52,  26,  28,  15,  17,  28,  15,  26,  22,
	 22,  14,  28,  61,  16,  18,  20,  62,  63,  22,  26,  52,  22,  14,  28,  26,
	 15,   8, 101,
};


static const unsigned short uric_text__find_html_ways[835] = {
	436,
	434, /* 1: "" */
	2657, /* 2: "!" */
	2927, /* 3: "/" */
	16, /* 4: "!-" */
	407, /* 5: "!--" */
	2123, /* 6: "!---" */
	2660, /* 7: "!----" */
	2663, /* 8: "a" */
	339, /* 9: "a/" */
	2072, /* 10: "a/#" */
	0, /* 11: "a/#\x09" */
	2237, /* 12: "a/#=" */
	2666, /* 13: "a/#=#" */
	2929, /* 14: "a/#=\"" */
	2931, /* 15: "a/#='" */
	440, /* 16: "a/a" */
	446, /* 17: "a/aC" */
	452, /* 18: "a/aCT" */
	458, /* 19: "a/aCTI" */
	464, /* 20: "a/aCTIO" */
	2077, /* 21: "a/hREF" */
	17, /* 22: "a/SRC\x09" */
	2241, /* 23: "a/SRC=" */
	2669, /* 24: "a/SRC=#" */
	2933, /* 25: "a/SRC=\"" */
	2935, /* 26: "a/SRC=\"#" */
	2937, /* 27: "a/SRC='" */
	2939, /* 28: "a/SRC='#" */
	470, /* 29: "a/B" */
	476, /* 30: "a/Ba" */
	482, /* 31: "a/BaC" */
	488, /* 32: "a/BaCK" */
	494, /* 33: "a/BaCKG" */
	500, /* 34: "a/BaCKGR" */
	506, /* 35: "a/BaCKGRO" */
	512, /* 36: "a/BaCKGROU" */
	518, /* 37: "a/BaCKGROUN" */
	2082, /* 38: "a/CITE" */
	34, /* 39: "a/CITE\x09" */
	2245, /* 40: "a/CITE=" */
	2672, /* 41: "a/CITE=#" */
	2941, /* 42: "a/CITE=\"" */
	2943, /* 43: "a/CITE=\"#" */
	2945, /* 44: "a/CITE='" */
	2947, /* 45: "a/CITE='#" */
	399, /* 46: "a/C" */
	524, /* 47: "a/CI" */
	530, /* 48: "a/CIT" */
	536, /* 49: "a/CO" */
	542, /* 50: "a/COD" */
	548, /* 51: "a/CODE" */
	554, /* 52: "a/CODEB" */
	560, /* 53: "a/CODEBa" */
	566, /* 54: "a/D" */
	572, /* 55: "a/Da" */
	578, /* 56: "a/DaT" */
	584, /* 57: "a/DaTa" */
	590, /* 58: "a/DaTa-" */
	2087, /* 59: "a/DaTa-#" */
	51, /* 60: "a/DaTa-\x09" */
	406, /* 61: "a/DaTa-=" */
	596, /* 62: "a/DaTa-=\"" */
	2249, /* 63: "a/DaTa-=\"." */
	2675, /* 64: "a/DaTa-=\".." */
	2678, /* 65: "a/DaTa-=\"h" */
	2681, /* 66: "a/DaTa-=\"hT" */
	2684, /* 67: "a/DaTa-=\"hTT" */
	2253, /* 68: "a/DaTa-=\"hTTP" */
	2687, /* 69: "a/DaTa-=\"hTTPS" */
	602, /* 70: "a/DaTa-='" */
	2257, /* 71: "a/DaTa-='." */
	2690, /* 72: "a/DaTa-='.." */
	2693, /* 73: "a/DaTa-='h" */
	2696, /* 74: "a/DaTa-='hT" */
	2699, /* 75: "a/DaTa-='hTT" */
	2261, /* 76: "a/DaTa-='hTTP" */
	2702, /* 77: "a/DaTa-='hTTPS" */
	2092, /* 78: "a/DaTa-=." */
	2265, /* 79: "a/DaTa-=.." */
	2269, /* 80: "a/DaTa-=h" */
	2273, /* 81: "a/DaTa-=hT" */
	2277, /* 82: "a/DaTa-=hTT" */
	2097, /* 83: "a/DaTa-=hTTP" */
	2281, /* 84: "a/DaTa-=hTTPS" */
	608, /* 85: "a/F" */
	614, /* 86: "a/FO" */
	620, /* 87: "a/FOR" */
	626, /* 88: "a/FORM" */
	632, /* 89: "a/FORMa" */
	638, /* 90: "a/FORMaC" */
	644, /* 91: "a/FORMaCT" */
	650, /* 92: "a/FORMaCTI" */
	656, /* 93: "a/FORMaCTIO" */
	662, /* 94: "a/h" */
	668, /* 95: "a/hR" */
	674, /* 96: "a/hRE" */
	680, /* 97: "a/I" */
	686, /* 98: "a/IM" */
	692, /* 99: "a/IMa" */
	698, /* 100: "a/IMaG" */
	704, /* 101: "a/IMaGE" */
	710, /* 102: "a/IMaGES" */
	716, /* 103: "a/IMaGESR" */
	722, /* 104: "a/IMaGESRC" */
	728, /* 105: "a/SRCS" */
	734, /* 106: "a/SRCSE" */
	2102, /* 107: "a/SRCSET" */
	68, /* 108: "a/SRCSET\x09" */
	2285, /* 109: "a/SRCSET=" */
	2705, /* 110: "a/SRCSET=\"" */
	2289, /* 111: "a/SRCSET=\"#" */
	2293, /* 112: "a/SRCSET=\"#\x09" */
	2708, /* 113: "a/SRCSET=\"#\x09(" */
	2297, /* 114: "a/SRCSET=\"#," */
	2711, /* 115: "a/SRCSET='" */
	2300, /* 116: "a/SRCSET='#" */
	2304, /* 117: "a/SRCSET='#\x09" */
	2714, /* 118: "a/SRCSET='#\x09(" */
	2308, /* 119: "a/SRCSET='#," */
	740, /* 120: "a/L" */
	746, /* 121: "a/LO" */
	752, /* 122: "a/LON" */
	758, /* 123: "a/LONG" */
	764, /* 124: "a/LONGD" */
	770, /* 125: "a/LONGDE" */
	776, /* 126: "a/LONGDES" */
	782, /* 127: "a/M" */
	788, /* 128: "a/Ma" */
	794, /* 129: "a/MaN" */
	800, /* 130: "a/MaNI" */
	806, /* 131: "a/MaNIF" */
	812, /* 132: "a/MaNIFE" */
	818, /* 133: "a/MaNIFES" */
	824, /* 134: "a/P" */
	830, /* 135: "a/PO" */
	836, /* 136: "a/POS" */
	842, /* 137: "a/POST" */
	848, /* 138: "a/POSTE" */
	854, /* 139: "a/S" */
	860, /* 140: "a/SR" */
	866, /* 141: "a/SRC" */
	872, /* 142: "a/x" */
	878, /* 143: "a/xL" */
	884, /* 144: "a/xLI" */
	890, /* 145: "a/xLIN" */
	896, /* 146: "a/xLINK" */
	902, /* 147: "a/xLINK:" */
	908, /* 148: "a/xLINK:h" */
	914, /* 149: "a/xLINK:hR" */
	920, /* 150: "a/xLINK:hRE" */
	926, /* 151: "a/DaTa-S" */
	932, /* 152: "a/DaTa-SR" */
	938, /* 153: "a/DaTa-SRC" */
	944, /* 154: "a/DaTa-SRCS" */
	950, /* 155: "a/DaTa-SRCSE" */
	2107, /* 156: "a/DaTa-SRCSET" */
	2112, /* 157: "S" */
	2312, /* 158: "SC" */
	2316, /* 159: "SCR" */
	2320, /* 160: "SCRI" */
	2324, /* 161: "SCRIP" */
	2717, /* 162: "SCRIPT" */
	354, /* 163: "SCRIPT/" */
	2117, /* 164: "SCRIPT/#" */
	85, /* 165: "SCRIPT/#\x09" */
	2327, /* 166: "SCRIPT/#=" */
	2720, /* 167: "SCRIPT/#=#" */
	407, /* 168: "SCRIPT>" */
	2331, /* 169: "SCRIPT><" */
	2723, /* 170: "SCRIPT><!" */
	2726, /* 171: "SCRIPT><!-" */
	2335, /* 172: "SCRIPT><!--" */
	2729, /* 173: "SCRIPT><!--#" */
	2732, /* 174: "SCRIPT><!--#-" */
	2122, /* 175: "SCRIPT><!--<" */
	2339, /* 176: "SCRIPT><!--</" */
	2343, /* 177: "SCRIPT><!--</S" */
	2347, /* 178: "SCRIPT><!--</SC" */
	2351, /* 179: "SCRIPT><!--</SCR" */
	2355, /* 180: "SCRIPT><!--</SCRI" */
	2359, /* 181: "SCRIPT><!--</SCRIP" */
	2363, /* 182: "SCRIPT><!--</SCRIPT" */
	2367, /* 183: "SCRIPT><!--<S" */
	2371, /* 184: "SCRIPT><!--<SC" */
	2375, /* 185: "SCRIPT><!--<SCR" */
	2379, /* 186: "SCRIPT><!--<SCRI" */
	2383, /* 187: "SCRIPT><!--<SCRIP" */
	2387, /* 188: "SCRIPT><!--<SCRIPT" */
	2735, /* 189: "SCRIPT><!--<SCRIPT/" */
	2738, /* 190: "SCRIPT><!--<SCRIPT/-" */
	2391, /* 191: "SCRIPT><!--<SCRIPT/--" */
	2395, /* 192: "SCRIPT><!--<SCRIPT/<" */
	2399, /* 193: "SCRIPT><!--<SCRIPT/</" */
	2403, /* 194: "SCRIPT><!--<SCRIPT/</S" */
	2407, /* 195: "SCRIPT><!--<SCRIPT/</SC" */
	2411, /* 196: "SCRIPT><!--<SCRIPT/</SCR" */
	2415, /* 197: "SCRIPT><!--<SCRIPT/</SCRI" */
	2419, /* 198: "SCRIPT><!--<SCRIPT/</SCRIP" */
	2423, /* 199: "SCRIPT><!--<SCRIPT/</SCRIPT" */
	2741, /* 200: "SCRIPT></" */
	2744, /* 201: "SCRIPT></S" */
	2747, /* 202: "SCRIPT></SC" */
	2750, /* 203: "SCRIPT></SCR" */
	2753, /* 204: "SCRIPT></SCRI" */
	2756, /* 205: "SCRIPT></SCRIP" */
	2759, /* 206: "SCRIPT></SCRIPT" */
	2949, /* 207: "SCRIPT/#=\"" */
	2951, /* 208: "SCRIPT/#='" */
	956, /* 209: "SCRIPT/a" */
	427, /* 210: "SCRIPT/aC" */
	962, /* 211: "SCRIPT/aCT" */
	968, /* 212: "SCRIPT/aCTI" */
	974, /* 213: "SCRIPT/aCTIO" */
	2127, /* 214: "SCRIPT/hREF" */
	102, /* 215: "SCRIPT/SRC\x09" */
	2241, /* 216: "SCRIPT/SRC=" */
	2762, /* 217: "SCRIPT/SRC=#" */
	2953, /* 218: "SCRIPT/SRC=\"" */
	2955, /* 219: "SCRIPT/SRC=\"#" */
	2957, /* 220: "SCRIPT/SRC='" */
	2959, /* 221: "SCRIPT/SRC='#" */
	980, /* 222: "SCRIPT/B" */
	986, /* 223: "SCRIPT/Ba" */
	992, /* 224: "SCRIPT/BaC" */
	998, /* 225: "SCRIPT/BaCK" */
	1004, /* 226: "SCRIPT/BaCKG" */
	1010, /* 227: "SCRIPT/BaCKGR" */
	1016, /* 228: "SCRIPT/BaCKGRO" */
	1022, /* 229: "SCRIPT/BaCKGROU" */
	1028, /* 230: "SCRIPT/BaCKGROUN" */
	2132, /* 231: "SCRIPT/CITE" */
	119, /* 232: "SCRIPT/CITE\x09" */
	2245, /* 233: "SCRIPT/CITE=" */
	2765, /* 234: "SCRIPT/CITE=#" */
	2961, /* 235: "SCRIPT/CITE=\"" */
	2963, /* 236: "SCRIPT/CITE=\"#" */
	2965, /* 237: "SCRIPT/CITE='" */
	2967, /* 238: "SCRIPT/CITE='#" */
	413, /* 239: "SCRIPT/C" */
	1034, /* 240: "SCRIPT/CI" */
	1040, /* 241: "SCRIPT/CIT" */
	1046, /* 242: "SCRIPT/CO" */
	1052, /* 243: "SCRIPT/COD" */
	1058, /* 244: "SCRIPT/CODE" */
	1064, /* 245: "SCRIPT/CODEB" */
	1070, /* 246: "SCRIPT/CODEBa" */
	1076, /* 247: "SCRIPT/D" */
	1082, /* 248: "SCRIPT/Da" */
	1088, /* 249: "SCRIPT/DaT" */
	1094, /* 250: "SCRIPT/DaTa" */
	1100, /* 251: "SCRIPT/DaTa-" */
	2137, /* 252: "SCRIPT/DaTa-#" */
	136, /* 253: "SCRIPT/DaTa-\x09" */
	406, /* 254: "SCRIPT/DaTa-=" */
	1106, /* 255: "SCRIPT/DaTa-=\"" */
	2427, /* 256: "SCRIPT/DaTa-=\"." */
	2768, /* 257: "SCRIPT/DaTa-=\".." */
	2771, /* 258: "SCRIPT/DaTa-=\"h" */
	2774, /* 259: "SCRIPT/DaTa-=\"hT" */
	2777, /* 260: "SCRIPT/DaTa-=\"hTT" */
	2431, /* 261: "SCRIPT/DaTa-=\"hTTP" */
	2780, /* 262: "SCRIPT/DaTa-=\"hTTPS" */
	1112, /* 263: "SCRIPT/DaTa-='" */
	2435, /* 264: "SCRIPT/DaTa-='." */
	2783, /* 265: "SCRIPT/DaTa-='.." */
	2786, /* 266: "SCRIPT/DaTa-='h" */
	2789, /* 267: "SCRIPT/DaTa-='hT" */
	2792, /* 268: "SCRIPT/DaTa-='hTT" */
	2439, /* 269: "SCRIPT/DaTa-='hTTP" */
	2795, /* 270: "SCRIPT/DaTa-='hTTPS" */
	2142, /* 271: "SCRIPT/DaTa-=." */
	2443, /* 272: "SCRIPT/DaTa-=.." */
	2447, /* 273: "SCRIPT/DaTa-=h" */
	2451, /* 274: "SCRIPT/DaTa-=hT" */
	2455, /* 275: "SCRIPT/DaTa-=hTT" */
	2147, /* 276: "SCRIPT/DaTa-=hTTP" */
	2459, /* 277: "SCRIPT/DaTa-=hTTPS" */
	1118, /* 278: "SCRIPT/F" */
	1124, /* 279: "SCRIPT/FO" */
	1130, /* 280: "SCRIPT/FOR" */
	1136, /* 281: "SCRIPT/FORM" */
	1142, /* 282: "SCRIPT/FORMa" */
	1148, /* 283: "SCRIPT/FORMaC" */
	1154, /* 284: "SCRIPT/FORMaCT" */
	1160, /* 285: "SCRIPT/FORMaCTI" */
	1166, /* 286: "SCRIPT/FORMaCTIO" */
	1172, /* 287: "SCRIPT/h" */
	1178, /* 288: "SCRIPT/hR" */
	1184, /* 289: "SCRIPT/hRE" */
	1190, /* 290: "SCRIPT/I" */
	1196, /* 291: "SCRIPT/IM" */
	1202, /* 292: "SCRIPT/IMa" */
	1208, /* 293: "SCRIPT/IMaG" */
	1214, /* 294: "SCRIPT/IMaGE" */
	1220, /* 295: "SCRIPT/IMaGES" */
	1226, /* 296: "SCRIPT/IMaGESR" */
	1232, /* 297: "SCRIPT/IMaGESRC" */
	1238, /* 298: "SCRIPT/SRCS" */
	1244, /* 299: "SCRIPT/SRCSE" */
	2152, /* 300: "SCRIPT/SRCSET" */
	153, /* 301: "SCRIPT/SRCSET\x09" */
	2285, /* 302: "SCRIPT/SRCSET=" */
	2798, /* 303: "SCRIPT/SRCSET=\"" */
	2463, /* 304: "SCRIPT/SRCSET=\"#" */
	2467, /* 305: "SCRIPT/SRCSET=\"#\x09" */
	2801, /* 306: "SCRIPT/SRCSET=\"#\x09(" */
	2471, /* 307: "SCRIPT/SRCSET=\"#," */
	2804, /* 308: "SCRIPT/SRCSET='" */
	2474, /* 309: "SCRIPT/SRCSET='#" */
	2478, /* 310: "SCRIPT/SRCSET='#\x09" */
	2807, /* 311: "SCRIPT/SRCSET='#\x09(" */
	2482, /* 312: "SCRIPT/SRCSET='#," */
	1250, /* 313: "SCRIPT/L" */
	1256, /* 314: "SCRIPT/LO" */
	1262, /* 315: "SCRIPT/LON" */
	1268, /* 316: "SCRIPT/LONG" */
	1274, /* 317: "SCRIPT/LONGD" */
	1280, /* 318: "SCRIPT/LONGDE" */
	1286, /* 319: "SCRIPT/LONGDES" */
	1292, /* 320: "SCRIPT/M" */
	1298, /* 321: "SCRIPT/Ma" */
	1304, /* 322: "SCRIPT/MaN" */
	1310, /* 323: "SCRIPT/MaNI" */
	1316, /* 324: "SCRIPT/MaNIF" */
	1322, /* 325: "SCRIPT/MaNIFE" */
	1328, /* 326: "SCRIPT/MaNIFES" */
	1334, /* 327: "SCRIPT/P" */
	1340, /* 328: "SCRIPT/PO" */
	1346, /* 329: "SCRIPT/POS" */
	1352, /* 330: "SCRIPT/POST" */
	1358, /* 331: "SCRIPT/POSTE" */
	1364, /* 332: "SCRIPT/S" */
	1370, /* 333: "SCRIPT/SR" */
	1376, /* 334: "SCRIPT/SRC" */
	1382, /* 335: "SCRIPT/x" */
	1388, /* 336: "SCRIPT/xL" */
	1394, /* 337: "SCRIPT/xLI" */
	1400, /* 338: "SCRIPT/xLIN" */
	1406, /* 339: "SCRIPT/xLINK" */
	1412, /* 340: "SCRIPT/xLINK:" */
	1418, /* 341: "SCRIPT/xLINK:h" */
	1424, /* 342: "SCRIPT/xLINK:hR" */
	1430, /* 343: "SCRIPT/xLINK:hRE" */
	1436, /* 344: "SCRIPT/DaTa-S" */
	1442, /* 345: "SCRIPT/DaTa-SR" */
	1448, /* 346: "SCRIPT/DaTa-SRC" */
	1454, /* 347: "SCRIPT/DaTa-SRCS" */
	1460, /* 348: "SCRIPT/DaTa-SRCSE" */
	2157, /* 349: "SCRIPT/DaTa-SRCSET" */
	2486, /* 350: "ST" */
	2490, /* 351: "STY" */
	2494, /* 352: "STYL" */
	2810, /* 353: "STYLE" */
	369, /* 354: "STYLE/" */
	2117, /* 355: "STYLE/#" */
	170, /* 356: "STYLE/#\x09" */
	2497, /* 357: "STYLE/#=" */
	2720, /* 358: "STYLE/#=#" */
	407, /* 359: "STYLE>" */
	2123, /* 360: "STYLE><" */
	2122, /* 361: "STYLE></" */
	2344, /* 362: "STYLE></S" */
	2348, /* 363: "STYLE></ST" */
	2352, /* 364: "STYLE></STY" */
	2813, /* 365: "STYLE></STYL" */
	2969, /* 366: "STYLE/#=\"" */
	31, /* 367: "STYLE/#='" */
	1466, /* 368: "STYLE/a" */
	1472, /* 369: "STYLE/aC" */
	1478, /* 370: "STYLE/aCT" */
	1484, /* 371: "STYLE/aCTI" */
	1490, /* 372: "STYLE/aCTIO" */
	2162, /* 373: "STYLE/hREF" */
	187, /* 374: "STYLE/SRC\x09" */
	2241, /* 375: "STYLE/SRC=" */
	2816, /* 376: "STYLE/SRC=#" */
	2971, /* 377: "STYLE/SRC=\"" */
	2973, /* 378: "STYLE/SRC=\"#" */
	2975, /* 379: "STYLE/SRC='" */
	2977, /* 380: "STYLE/SRC='#" */
	1496, /* 381: "STYLE/B" */
	1502, /* 382: "STYLE/Ba" */
	1508, /* 383: "STYLE/BaC" */
	1514, /* 384: "STYLE/BaCK" */
	1520, /* 385: "STYLE/BaCKG" */
	1526, /* 386: "STYLE/BaCKGR" */
	1532, /* 387: "STYLE/BaCKGRO" */
	1538, /* 388: "STYLE/BaCKGROU" */
	1544, /* 389: "STYLE/BaCKGROUN" */
	2167, /* 390: "STYLE/CITE" */
	204, /* 391: "STYLE/CITE\x09" */
	2245, /* 392: "STYLE/CITE=" */
	2819, /* 393: "STYLE/CITE=#" */
	2979, /* 394: "STYLE/CITE=\"" */
	2981, /* 395: "STYLE/CITE=\"#" */
	2983, /* 396: "STYLE/CITE='" */
	2985, /* 397: "STYLE/CITE='#" */
	420, /* 398: "STYLE/C" */
	1550, /* 399: "STYLE/CI" */
	1556, /* 400: "STYLE/CIT" */
	427, /* 401: "STYLE/CO" */
	962, /* 402: "STYLE/COD" */
	968, /* 403: "STYLE/CODE" */
	974, /* 404: "STYLE/CODEB" */
	1562, /* 405: "STYLE/CODEBa" */
	1568, /* 406: "STYLE/D" */
	1574, /* 407: "STYLE/Da" */
	1580, /* 408: "STYLE/DaT" */
	1586, /* 409: "STYLE/DaTa" */
	1592, /* 410: "STYLE/DaTa-" */
	2172, /* 411: "STYLE/DaTa-#" */
	221, /* 412: "STYLE/DaTa-\x09" */
	406, /* 413: "STYLE/DaTa-=" */
	1598, /* 414: "STYLE/DaTa-=\"" */
	2501, /* 415: "STYLE/DaTa-=\"." */
	2822, /* 416: "STYLE/DaTa-=\".." */
	2825, /* 417: "STYLE/DaTa-=\"h" */
	2828, /* 418: "STYLE/DaTa-=\"hT" */
	2831, /* 419: "STYLE/DaTa-=\"hTT" */
	2505, /* 420: "STYLE/DaTa-=\"hTTP" */
	2834, /* 421: "STYLE/DaTa-=\"hTTPS" */
	1604, /* 422: "STYLE/DaTa-='" */
	2509, /* 423: "STYLE/DaTa-='." */
	2837, /* 424: "STYLE/DaTa-='.." */
	2840, /* 425: "STYLE/DaTa-='h" */
	2843, /* 426: "STYLE/DaTa-='hT" */
	2846, /* 427: "STYLE/DaTa-='hTT" */
	2513, /* 428: "STYLE/DaTa-='hTTP" */
	2849, /* 429: "STYLE/DaTa-='hTTPS" */
	2177, /* 430: "STYLE/DaTa-=." */
	2517, /* 431: "STYLE/DaTa-=.." */
	2521, /* 432: "STYLE/DaTa-=h" */
	2525, /* 433: "STYLE/DaTa-=hT" */
	2529, /* 434: "STYLE/DaTa-=hTT" */
	2182, /* 435: "STYLE/DaTa-=hTTP" */
	2533, /* 436: "STYLE/DaTa-=hTTPS" */
	1610, /* 437: "STYLE/F" */
	1076, /* 438: "STYLE/FO" */
	1082, /* 439: "STYLE/FOR" */
	1088, /* 440: "STYLE/FORM" */
	1616, /* 441: "STYLE/FORMa" */
	1622, /* 442: "STYLE/FORMaC" */
	1628, /* 443: "STYLE/FORMaCT" */
	1634, /* 444: "STYLE/FORMaCTI" */
	1640, /* 445: "STYLE/FORMaCTIO" */
	1646, /* 446: "STYLE/h" */
	1652, /* 447: "STYLE/hR" */
	1658, /* 448: "STYLE/hRE" */
	1664, /* 449: "STYLE/I" */
	1670, /* 450: "STYLE/IM" */
	1676, /* 451: "STYLE/IMa" */
	1682, /* 452: "STYLE/IMaG" */
	1688, /* 453: "STYLE/IMaGE" */
	1694, /* 454: "STYLE/IMaGES" */
	1700, /* 455: "STYLE/IMaGESR" */
	1706, /* 456: "STYLE/IMaGESRC" */
	1712, /* 457: "STYLE/SRCS" */
	1718, /* 458: "STYLE/SRCSE" */
	2187, /* 459: "STYLE/SRCSET" */
	238, /* 460: "STYLE/SRCSET\x09" */
	2285, /* 461: "STYLE/SRCSET=" */
	2852, /* 462: "STYLE/SRCSET=\"" */
	2537, /* 463: "STYLE/SRCSET=\"#" */
	2541, /* 464: "STYLE/SRCSET=\"#\x09" */
	2855, /* 465: "STYLE/SRCSET=\"#\x09(" */
	2545, /* 466: "STYLE/SRCSET=\"#," */
	2858, /* 467: "STYLE/SRCSET='" */
	2548, /* 468: "STYLE/SRCSET='#" */
	2552, /* 469: "STYLE/SRCSET='#\x09" */
	2861, /* 470: "STYLE/SRCSET='#\x09(" */
	2556, /* 471: "STYLE/SRCSET='#," */
	1136, /* 472: "STYLE/L" */
	1142, /* 473: "STYLE/LO" */
	1148, /* 474: "STYLE/LON" */
	1154, /* 475: "STYLE/LONG" */
	1160, /* 476: "STYLE/LONGD" */
	1724, /* 477: "STYLE/LONGDE" */
	1730, /* 478: "STYLE/LONGDES" */
	1178, /* 479: "STYLE/M" */
	1736, /* 480: "STYLE/Ma" */
	1190, /* 481: "STYLE/MaN" */
	1196, /* 482: "STYLE/MaNI" */
	1202, /* 483: "STYLE/MaNIF" */
	1208, /* 484: "STYLE/MaNIFE" */
	1742, /* 485: "STYLE/MaNIFES" */
	1220, /* 486: "STYLE/P" */
	1226, /* 487: "STYLE/PO" */
	1232, /* 488: "STYLE/POS" */
	1238, /* 489: "STYLE/POST" */
	1748, /* 490: "STYLE/POSTE" */
	1754, /* 491: "STYLE/S" */
	1760, /* 492: "STYLE/SR" */
	1766, /* 493: "STYLE/SRC" */
	1772, /* 494: "STYLE/x" */
	1778, /* 495: "STYLE/xL" */
	1784, /* 496: "STYLE/xLI" */
	1790, /* 497: "STYLE/xLIN" */
	1796, /* 498: "STYLE/xLINK" */
	1802, /* 499: "STYLE/xLINK:" */
	1808, /* 500: "STYLE/xLINK:h" */
	1814, /* 501: "STYLE/xLINK:hR" */
	1820, /* 502: "STYLE/xLINK:hRE" */
	1826, /* 503: "STYLE/DaTa-S" */
	1832, /* 504: "STYLE/DaTa-SR" */
	1838, /* 505: "STYLE/DaTa-SRC" */
	1844, /* 506: "STYLE/DaTa-SRCS" */
	1850, /* 507: "STYLE/DaTa-SRCSE" */
	2192, /* 508: "STYLE/DaTa-SRCSET" */
	2197, /* 509: "T" */
	2560, /* 510: "TE" */
	2564, /* 511: "TEx" */
	2568, /* 512: "TExT" */
	2572, /* 513: "TExTa" */
	2576, /* 514: "TExTaR" */
	2580, /* 515: "TExTaRE" */
	2864, /* 516: "TExTaREa" */
	384, /* 517: "TExTaREa/" */
	2117, /* 518: "TExTaREa/#" */
	255, /* 519: "TExTaREa/#\x09" */
	2583, /* 520: "TExTaREa/#=" */
	2720, /* 521: "TExTaREa/#=#" */
	407, /* 522: "TExTaREa>" */
	2123, /* 523: "TExTaREa><" */
	2122, /* 524: "TExTaREa></" */
	2344, /* 525: "TExTaREa></T" */
	2348, /* 526: "TExTaREa></TE" */
	2352, /* 527: "TExTaREa></TEx" */
	2356, /* 528: "TExTaREa></TExT" */
	2360, /* 529: "TExTaREa></TExTa" */
	2867, /* 530: "TExTaREa></TExTaR" */
	2870, /* 531: "TExTaREa></TExTaRE" */
	2987, /* 532: "TExTaREa/#=\"" */
	2989, /* 533: "TExTaREa/#='" */
	1484, /* 534: "TExTaREa/a" */
	1490, /* 535: "TExTaREa/aC" */
	1856, /* 536: "TExTaREa/aCT" */
	1862, /* 537: "TExTaREa/aCTI" */
	1868, /* 538: "TExTaREa/aCTIO" */
	2202, /* 539: "TExTaREa/hREF" */
	272, /* 540: "TExTaREa/SRC\x09" */
	2241, /* 541: "TExTaREa/SRC=" */
	2873, /* 542: "TExTaREa/SRC=#" */
	2991, /* 543: "TExTaREa/SRC=\"" */
	2993, /* 544: "TExTaREa/SRC=\"#" */
	2995, /* 545: "TExTaREa/SRC='" */
	2997, /* 546: "TExTaREa/SRC='#" */
	1514, /* 547: "TExTaREa/B" */
	1520, /* 548: "TExTaREa/Ba" */
	1526, /* 549: "TExTaREa/BaC" */
	1532, /* 550: "TExTaREa/BaCK" */
	1538, /* 551: "TExTaREa/BaCKG" */
	1544, /* 552: "TExTaREa/BaCKGR" */
	1874, /* 553: "TExTaREa/BaCKGRO" */
	1880, /* 554: "TExTaREa/BaCKGROU" */
	1886, /* 555: "TExTaREa/BaCKGROUN" */
	2207, /* 556: "TExTaREa/CITE" */
	289, /* 557: "TExTaREa/CITE\x09" */
	2245, /* 558: "TExTaREa/CITE=" */
	2876, /* 559: "TExTaREa/CITE=#" */
	2999, /* 560: "TExTaREa/CITE=\"" */
	3001, /* 561: "TExTaREa/CITE=\"#" */
	3003, /* 562: "TExTaREa/CITE='" */
	3005, /* 563: "TExTaREa/CITE='#" */
	427, /* 564: "TExTaREa/C" */
	962, /* 565: "TExTaREa/CI" */
	1892, /* 566: "TExTaREa/CIT" */
	974, /* 567: "TExTaREa/CO" */
	1898, /* 568: "TExTaREa/COD" */
	1568, /* 569: "TExTaREa/CODE" */
	1574, /* 570: "TExTaREa/CODEB" */
	1904, /* 571: "TExTaREa/CODEBa" */
	1910, /* 572: "TExTaREa/D" */
	1916, /* 573: "TExTaREa/Da" */
	1922, /* 574: "TExTaREa/DaT" */
	1928, /* 575: "TExTaREa/DaTa" */
	1934, /* 576: "TExTaREa/DaTa-" */
	2212, /* 577: "TExTaREa/DaTa-#" */
	306, /* 578: "TExTaREa/DaTa-\x09" */
	406, /* 579: "TExTaREa/DaTa-=" */
	1940, /* 580: "TExTaREa/DaTa-=\"" */
	2587, /* 581: "TExTaREa/DaTa-=\"." */
	2879, /* 582: "TExTaREa/DaTa-=\".." */
	2882, /* 583: "TExTaREa/DaTa-=\"h" */
	2885, /* 584: "TExTaREa/DaTa-=\"hT" */
	2888, /* 585: "TExTaREa/DaTa-=\"hTT" */
	2591, /* 586: "TExTaREa/DaTa-=\"hTTP" */
	2891, /* 587: "TExTaREa/DaTa-=\"hTTPS" */
	1946, /* 588: "TExTaREa/DaTa-='" */
	2595, /* 589: "TExTaREa/DaTa-='." */
	2894, /* 590: "TExTaREa/DaTa-='.." */
	2897, /* 591: "TExTaREa/DaTa-='h" */
	2900, /* 592: "TExTaREa/DaTa-='hT" */
	2903, /* 593: "TExTaREa/DaTa-='hTT" */
	2599, /* 594: "TExTaREa/DaTa-='hTTP" */
	2906, /* 595: "TExTaREa/DaTa-='hTTPS" */
	2217, /* 596: "TExTaREa/DaTa-=." */
	2603, /* 597: "TExTaREa/DaTa-=.." */
	2607, /* 598: "TExTaREa/DaTa-=h" */
	2611, /* 599: "TExTaREa/DaTa-=hT" */
	2615, /* 600: "TExTaREa/DaTa-=hTT" */
	2222, /* 601: "TExTaREa/DaTa-=hTTP" */
	2619, /* 602: "TExTaREa/DaTa-=hTTPS" */
	1088, /* 603: "TExTaREa/F" */
	1616, /* 604: "TExTaREa/FO" */
	1622, /* 605: "TExTaREa/FOR" */
	1628, /* 606: "TExTaREa/FORM" */
	1634, /* 607: "TExTaREa/FORMa" */
	1952, /* 608: "TExTaREa/FORMaC" */
	1646, /* 609: "TExTaREa/FORMaCT" */
	1652, /* 610: "TExTaREa/FORMaCTI" */
	1958, /* 611: "TExTaREa/FORMaCTIO" */
	1664, /* 612: "TExTaREa/h" */
	1670, /* 613: "TExTaREa/hR" */
	1964, /* 614: "TExTaREa/hRE" */
	1682, /* 615: "TExTaREa/I" */
	1688, /* 616: "TExTaREa/IM" */
	1694, /* 617: "TExTaREa/IMa" */
	1700, /* 618: "TExTaREa/IMaG" */
	1706, /* 619: "TExTaREa/IMaGE" */
	1712, /* 620: "TExTaREa/IMaGES" */
	1718, /* 621: "TExTaREa/IMaGESR" */
	1970, /* 622: "TExTaREa/IMaGESRC" */
	1976, /* 623: "TExTaREa/SRCS" */
	1982, /* 624: "TExTaREa/SRCSE" */
	2227, /* 625: "TExTaREa/SRCSET" */
	323, /* 626: "TExTaREa/SRCSET\x09" */
	2285, /* 627: "TExTaREa/SRCSET=" */
	2909, /* 628: "TExTaREa/SRCSET=\"" */
	2623, /* 629: "TExTaREa/SRCSET=\"#" */
	2627, /* 630: "TExTaREa/SRCSET=\"#\x09" */
	2912, /* 631: "TExTaREa/SRCSET=\"#\x09(" */
	2631, /* 632: "TExTaREa/SRCSET=\"#," */
	2915, /* 633: "TExTaREa/SRCSET='" */
	2634, /* 634: "TExTaREa/SRCSET='#" */
	2638, /* 635: "TExTaREa/SRCSET='#\x09" */
	2918, /* 636: "TExTaREa/SRCSET='#\x09(" */
	2642, /* 637: "TExTaREa/SRCSET='#," */
	1154, /* 638: "TExTaREa/L" */
	1160, /* 639: "TExTaREa/LO" */
	1724, /* 640: "TExTaREa/LON" */
	1172, /* 641: "TExTaREa/LONG" */
	1178, /* 642: "TExTaREa/LONGD" */
	1736, /* 643: "TExTaREa/LONGDE" */
	1988, /* 644: "TExTaREa/LONGDES" */
	1196, /* 645: "TExTaREa/M" */
	1202, /* 646: "TExTaREa/Ma" */
	1208, /* 647: "TExTaREa/MaN" */
	1214, /* 648: "TExTaREa/MaNI" */
	1220, /* 649: "TExTaREa/MaNIF" */
	1226, /* 650: "TExTaREa/MaNIFE" */
	1994, /* 651: "TExTaREa/MaNIFES" */
	1238, /* 652: "TExTaREa/P" */
	1244, /* 653: "TExTaREa/PO" */
	1754, /* 654: "TExTaREa/POS" */
	1760, /* 655: "TExTaREa/POST" */
	2000, /* 656: "TExTaREa/POSTE" */
	1772, /* 657: "TExTaREa/S" */
	1778, /* 658: "TExTaREa/SR" */
	2006, /* 659: "TExTaREa/SRC" */
	1790, /* 660: "TExTaREa/x" */
	2012, /* 661: "TExTaREa/xL" */
	1802, /* 662: "TExTaREa/xLI" */
	1808, /* 663: "TExTaREa/xLIN" */
	2018, /* 664: "TExTaREa/xLINK" */
	2024, /* 665: "TExTaREa/xLINK:" */
	2030, /* 666: "TExTaREa/xLINK:h" */
	1250, /* 667: "TExTaREa/xLINK:hR" */
	2036, /* 668: "TExTaREa/xLINK:hRE" */
	2042, /* 669: "TExTaREa/DaTa-S" */
	2048, /* 670: "TExTaREa/DaTa-SR" */
	2054, /* 671: "TExTaREa/DaTa-SRC" */
	2060, /* 672: "TExTaREa/DaTa-SRCS" */
	2066, /* 673: "TExTaREa/DaTa-SRCSE" */
	2232, /* 674: "TExTaREa/DaTa-SRCSET" */
	2646, /* 675: "TI" */
	2650, /* 676: "TIT" */
	2654, /* 677: "TITL" */
	2921, /* 678: "TITLE" */
	369, /* 679: "TITLE/" */
	2117, /* 680: "TITLE/#" */
	170, /* 681: "TITLE/#\x09" */
	2497, /* 682: "TITLE/#=" */
	2720, /* 683: "TITLE/#=#" */
	407, /* 684: "TITLE>" */
	2123, /* 685: "TITLE><" */
	2122, /* 686: "TITLE></" */
	2344, /* 687: "TITLE></T" */
	2348, /* 688: "TITLE></TI" */
	2352, /* 689: "TITLE></TIT" */
	2924, /* 690: "TITLE></TITL" */
	2969, /* 691: "TITLE/#=\"" */
	31, /* 692: "TITLE/#='" */
	1466, /* 693: "TITLE/a" */
	1472, /* 694: "TITLE/aC" */
	1478, /* 695: "TITLE/aCT" */
	1484, /* 696: "TITLE/aCTI" */
	1490, /* 697: "TITLE/aCTIO" */
	2162, /* 698: "TITLE/hREF" */
	187, /* 699: "TITLE/SRC\x09" */
	2241, /* 700: "TITLE/SRC=" */
	2816, /* 701: "TITLE/SRC=#" */
	2971, /* 702: "TITLE/SRC=\"" */
	2973, /* 703: "TITLE/SRC=\"#" */
	2975, /* 704: "TITLE/SRC='" */
	2977, /* 705: "TITLE/SRC='#" */
	1496, /* 706: "TITLE/B" */
	1502, /* 707: "TITLE/Ba" */
	1508, /* 708: "TITLE/BaC" */
	1514, /* 709: "TITLE/BaCK" */
	1520, /* 710: "TITLE/BaCKG" */
	1526, /* 711: "TITLE/BaCKGR" */
	1532, /* 712: "TITLE/BaCKGRO" */
	1538, /* 713: "TITLE/BaCKGROU" */
	1544, /* 714: "TITLE/BaCKGROUN" */
	2167, /* 715: "TITLE/CITE" */
	204, /* 716: "TITLE/CITE\x09" */
	2245, /* 717: "TITLE/CITE=" */
	2819, /* 718: "TITLE/CITE=#" */
	2979, /* 719: "TITLE/CITE=\"" */
	2981, /* 720: "TITLE/CITE=\"#" */
	2983, /* 721: "TITLE/CITE='" */
	2985, /* 722: "TITLE/CITE='#" */
	420, /* 723: "TITLE/C" */
	1550, /* 724: "TITLE/CI" */
	1556, /* 725: "TITLE/CIT" */
	427, /* 726: "TITLE/CO" */
	962, /* 727: "TITLE/COD" */
	968, /* 728: "TITLE/CODE" */
	974, /* 729: "TITLE/CODEB" */
	1562, /* 730: "TITLE/CODEBa" */
	1568, /* 731: "TITLE/D" */
	1574, /* 732: "TITLE/Da" */
	1580, /* 733: "TITLE/DaT" */
	1586, /* 734: "TITLE/DaTa" */
	1592, /* 735: "TITLE/DaTa-" */
	2172, /* 736: "TITLE/DaTa-#" */
	221, /* 737: "TITLE/DaTa-\x09" */
	406, /* 738: "TITLE/DaTa-=" */
	1598, /* 739: "TITLE/DaTa-=\"" */
	2501, /* 740: "TITLE/DaTa-=\"." */
	2822, /* 741: "TITLE/DaTa-=\".." */
	2825, /* 742: "TITLE/DaTa-=\"h" */
	2828, /* 743: "TITLE/DaTa-=\"hT" */
	2831, /* 744: "TITLE/DaTa-=\"hTT" */
	2505, /* 745: "TITLE/DaTa-=\"hTTP" */
	2834, /* 746: "TITLE/DaTa-=\"hTTPS" */
	1604, /* 747: "TITLE/DaTa-='" */
	2509, /* 748: "TITLE/DaTa-='." */
	2837, /* 749: "TITLE/DaTa-='.." */
	2840, /* 750: "TITLE/DaTa-='h" */
	2843, /* 751: "TITLE/DaTa-='hT" */
	2846, /* 752: "TITLE/DaTa-='hTT" */
	2513, /* 753: "TITLE/DaTa-='hTTP" */
	2849, /* 754: "TITLE/DaTa-='hTTPS" */
	2177, /* 755: "TITLE/DaTa-=." */
	2517, /* 756: "TITLE/DaTa-=.." */
	2521, /* 757: "TITLE/DaTa-=h" */
	2525, /* 758: "TITLE/DaTa-=hT" */
	2529, /* 759: "TITLE/DaTa-=hTT" */
	2182, /* 760: "TITLE/DaTa-=hTTP" */
	2533, /* 761: "TITLE/DaTa-=hTTPS" */
	1610, /* 762: "TITLE/F" */
	1076, /* 763: "TITLE/FO" */
	1082, /* 764: "TITLE/FOR" */
	1088, /* 765: "TITLE/FORM" */
	1616, /* 766: "TITLE/FORMa" */
	1622, /* 767: "TITLE/FORMaC" */
	1628, /* 768: "TITLE/FORMaCT" */
	1634, /* 769: "TITLE/FORMaCTI" */
	1640, /* 770: "TITLE/FORMaCTIO" */
	1646, /* 771: "TITLE/h" */
	1652, /* 772: "TITLE/hR" */
	1658, /* 773: "TITLE/hRE" */
	1664, /* 774: "TITLE/I" */
	1670, /* 775: "TITLE/IM" */
	1676, /* 776: "TITLE/IMa" */
	1682, /* 777: "TITLE/IMaG" */
	1688, /* 778: "TITLE/IMaGE" */
	1694, /* 779: "TITLE/IMaGES" */
	1700, /* 780: "TITLE/IMaGESR" */
	1706, /* 781: "TITLE/IMaGESRC" */
	1712, /* 782: "TITLE/SRCS" */
	1718, /* 783: "TITLE/SRCSE" */
	2187, /* 784: "TITLE/SRCSET" */
	238, /* 785: "TITLE/SRCSET\x09" */
	2285, /* 786: "TITLE/SRCSET=" */
	2852, /* 787: "TITLE/SRCSET=\"" */
	2537, /* 788: "TITLE/SRCSET=\"#" */
	2541, /* 789: "TITLE/SRCSET=\"#\x09" */
	2855, /* 790: "TITLE/SRCSET=\"#\x09(" */
	2545, /* 791: "TITLE/SRCSET=\"#," */
	2858, /* 792: "TITLE/SRCSET='" */
	2548, /* 793: "TITLE/SRCSET='#" */
	2552, /* 794: "TITLE/SRCSET='#\x09" */
	2861, /* 795: "TITLE/SRCSET='#\x09(" */
	2556, /* 796: "TITLE/SRCSET='#," */
	1136, /* 797: "TITLE/L" */
	1142, /* 798: "TITLE/LO" */
	1148, /* 799: "TITLE/LON" */
	1154, /* 800: "TITLE/LONG" */
	1160, /* 801: "TITLE/LONGD" */
	1724, /* 802: "TITLE/LONGDE" */
	1730, /* 803: "TITLE/LONGDES" */
	1178, /* 804: "TITLE/M" */
	1736, /* 805: "TITLE/Ma" */
	1190, /* 806: "TITLE/MaN" */
	1196, /* 807: "TITLE/MaNI" */
	1202, /* 808: "TITLE/MaNIF" */
	1208, /* 809: "TITLE/MaNIFE" */
	1742, /* 810: "TITLE/MaNIFES" */
	1220, /* 811: "TITLE/P" */
	1226, /* 812: "TITLE/PO" */
	1232, /* 813: "TITLE/POS" */
	1238, /* 814: "TITLE/POST" */
	1748, /* 815: "TITLE/POSTE" */
	1754, /* 816: "TITLE/S" */
	1760, /* 817: "TITLE/SR" */
	1766, /* 818: "TITLE/SRC" */
	1772, /* 819: "TITLE/x" */
	1778, /* 820: "TITLE/xL" */
	1784, /* 821: "TITLE/xLI" */
	1790, /* 822: "TITLE/xLIN" */
	1796, /* 823: "TITLE/xLINK" */
	1802, /* 824: "TITLE/xLINK:" */
	1808, /* 825: "TITLE/xLINK:h" */
	1814, /* 826: "TITLE/xLINK:hR" */
	1820, /* 827: "TITLE/xLINK:hRE" */
	1826, /* 828: "TITLE/DaTa-S" */
	1832, /* 829: "TITLE/DaTa-SR" */
	1838, /* 830: "TITLE/DaTa-SRC" */
	1844, /* 831: "TITLE/DaTa-SRCS" */
	1850, /* 832: "TITLE/DaTa-SRCSE" */
	2192, /* 833: "TITLE/DaTa-SRCSET" */
	0, /* 834: "#" */
};

static const short uric_text__find_html_further[3008] = {
	   0,   -1,  823,    5,   18,   35,   43,   74,   83,   86,  109,  116,  123,  128,  131,    0,
	  -2,    1,  -12,  812,   -6,    7,   24,   32,   63,   72,   75,   98,  105,  112,  117,  120,
	   0,  -13,    1,  -29,  795,  -23,  -10,    7,   15,   46,   55,   58,   81,   88,   95,  100,
	 103,    0,  -30,    1,  -50,  774,  -44,  -31,  -14,   -6,   25,   34,   37,   60,   67,   74,
	  79,   82,    0,  -51,    1,  -98,  726,  -92,  -79,  -62,  -54,  -23,  -14,  -11,   12,   19,
	  26,   31,   34,    0,  -99,    1,   -1,    3,   44,   57,   74,   82,  113,  122,  125,  148,
	 155,  162,  167,  170,    0,   -2,    1,  -51,  -47,   -6,    7,   24,   32,   63,   72,   75,
	  98,  105,  112,  117,  120,    0,  -52,    1,  -68,  -64,  -23,  -10,    7,   15,   46,   55,
	  58,   81,   88,   95,  100,  103,    0,  -69,    1,  -89,  -85,  -44,  -31,  -14,   -6,   25,
	  34,   37,   60,   67,   74,   79,   82,    0,  -90,    1, -137, -133,  -92,  -79,  -62,  -54,
	 -23,  -14,  -11,   12,   19,   26,   31,   34,    0, -138,    1,   -1,    3,   12,   25,   42,
	  50,   81,   90,   93,  116,  123,  130,  135,  138,    0,   -2,    1,  -19,  -15,   -6,    7,
	  24,   32,   63,   72,   75,   98,  105,  112,  117,  120,    0,  -20,    1,  -36,  -32,  -23,
	 -10,    7,   15,   46,   55,   58,   81,   88,   95,  100,  103,    0,  -37,    1,  -57,  -53,
	 -44,  -31,  -14,   -6,   25,   34,   37,   60,   67,   74,   79,   82,    0,  -58,    1, -105,
	-101,  -92,  -79,  -62,  -54,  -23,  -14,  -11,   12,   19,   26,   31,   34,    0, -106,    1,
	  -1,    3,   15,   28,   45,   53,   84,   93,   96,  119,  126,  133,  138,  141,    0,   -2,
	   1,  -22,  -18,   -6,    7,   24,   32,   63,   72,   75,   98,  105,  112,  117,  120,    0,
	 -23,    1,  -39,  -35,  -23,  -10,    7,   15,   46,   55,   58,   81,   88,   95,  100,  103,
	   0,  -40,    1,  -60,  -56,  -44,  -31,  -14,   -6,   25,   34,   37,   60,   67,   74,   79,
	  82,    0,  -61,    1, -108, -104,  -92,  -79,  -62,  -54,  -23,  -14,  -11,   12,   19,   26,
	  31,   34,    0, -109,    1,    0,  825,    7,   20,   37,   45,   76,   85,   88,  111,  118,
	 125,  130,  133,    1,    0,    5,   46,   59,   76,   84,  115,  124,  127,  150,  157,  164,
	 169,  172,    1,    0,    5,   14,   27,   44,   52,   83,   92,   95,  118,  125,  132,  137,
	 140,    1,    0,    5,   17,   30,   47,   55,   86,   95,   98,  121,  128,  135,  140,  143,
	 -36,  -35,  -37,  -34,  788,    1,    3,  -20,    0,    1,    9,   17,  -20,   19,  -75,  -74,
	 -76,  -73,  -71,    1,    3,  -43,  -42,  -44,  -41,  -39,    1,    3,  -46,  -45,  -47,  -44,
	 -42,    1,    3,  833,    1,    2,    7,  156,  508,   -6,   -5,   -7,   -4,  818,    1,   -7,
	  -6,   -8,   -5,  817,    1,   -8,   -7,   -9,   -6,  816,    1,   -9,   -8,  -10,   -7,  815,
	   1,  -10,   -9,  -11,   -8,  814,    1,  -19,  -18,  -20,  -17,  805,    1,  -20,  -19,  -21,
	 -18,  804,    1,  -21,  -20,  -22,  -19,  803,    1,  -22,  -21,  -23,  -20,  802,    1,  -23,
	 -22,  -24,  -21,  801,    1,  -24,  -23,  -25,  -22,  800,    1,  -25,  -24,  -26,  -23,  799,
	   1,  -26,  -25,  -27,  -24,  798,    1,  -27,  -26,  -28,  -25,  797,    1,  -37,  -36,  -38,
	 -35,  787,    1,  -38,  -37,  -39,  -36,  786,  -10,  -39,  -38,  -40,  -37,  785,    1,  -40,
	 -39,  -41,  -38,  784,    1,  -41,  -40,  -42,  -39,  783,    1,  -42,  -41,  -43,  -40,  782,
	   1,  -43,  -42,  -44,  -41,  781,   -5,  -44,  -43,  -45,  -42,  780,    1,  -45,  -44,  -46,
	 -43,  779,    1,  -46,  -45,  -47,  -44,  778,    1,  -47,  -18,    1,  -48,  -17,  777,    1,
	   2,  -49,    3,  776,   93,  -19,    0,  -53,    1,  -19,    3,  -25,    0,  -61,    1,  -25,
	   3,  -75,  -74,  -76,  -73,  749,    1,  -76,  -75,  -77,  -74,  748,    1,  -77,  -76,  -78,
	 -75,  747,    1,  -78,  -77,  -79,  -76,  746,    1,  -79,  -78,  -80,  -77,  745,    1,  -80,
	 -79,  -81,  -78,  744,    1,  -81,  -80,  -82,  -79,  743,    1,  -82,  -81,  -83,  -80,  742,
	   1,  -83,  -82,  -84,  -81,  741,  -55,  -84,  -83,  -85,  -82,  740,    1,  -85,  -84,  -86,
	 -83,  739,    1,  -86,  -85,  -87,  -84,  738,  -75,  -87,  -86,  -88,  -85,  737,    1,  -88,
	 -87,  -89,  -86,  736,    1,  -89,  -88,  -90,  -87,  735,    1,  -90,  -89,  -91,  -88,  734,
	   1,  -91,  -90,  -92,  -89,  733,    1,  -92,  -91,  -93,  -90,  732,    1,  -93,  -92,  -94,
	 -91,  731,    1,  -94,  -93,  -95,  -92,  730,    1,  -95,  -94,  -96,  -93,  729,    1,  -96,
	 -95,  -97,  -94,  728,    1, -110, -109, -111, -108,  714,    1, -111, -110, -112, -109,  713,
	   1, -112, -111, -113, -110,  712,    1, -113, -112, -114, -111,  711,    1, -114, -113, -115,
	-112,  710,    1, -115, -114, -116, -113,  709,    1, -116, -115, -117, -114,  708,  -88, -117,
	-116, -118, -115,  707,    1, -118, -117, -119, -116,  706,    1, -119, -118, -120, -117,  705,
	   1, -120, -119, -121, -118,  704,    1, -121, -120, -122, -119,  703,    1, -122, -121, -123,
	-120,  702,    1, -123, -122, -124, -121,  701,  -95, -124, -123, -125, -122,  700,    1, -125,
	-124, -126, -123,  699,    1, -126, -125, -127, -124,  698,    1, -127, -126, -128, -125,  697,
	   1, -128, -127, -129, -126,  696, -100, -129, -128, -130, -127,  695,    1, -130, -129, -131,
	-128,  694,    1, -131, -119, -132, -118,  693,  -36, -132, -131, -133, -130,  692,    1, -133,
	-132, -134, -131,  691,    1, -134, -133, -135, -132,  690,    1, -135, -134, -136, -133,  689,
	   1, -136, -135, -137,    1, -134,  688, -137, -136, -138, -135,  687,    1, -138, -137, -139,
	-136,  686,    1, -139, -138, -140, -137,  685,    1, -140, -139, -141, -138,  684, -112,  -92,
	 -91, -142,  -90,  683,    1,  -93,  -92, -143,  -91,  682,    1,  -94, -131, -144, -130,  681,
	   1,  -95,  -94, -145,  -93,  680,    1,  -96,  -95, -146,  -94,  679,    1,  -45,  -44,  -46,
	 -43,  -41,    1,  -47,  -46,  -48,  -45,  -43,    1,  -48,  -47,  -49,  -46,  -44,    1,  -49,
	 -48,  -50,  -47,  -45,    1,  -58,  -57,  -59,  -56,  -54,    1,  -59,  -58,  -60,  -57,  -55,
	   1,  -60,  -59,  -61,  -58,  -56,    1,  -61,  -60,  -62,  -59,  -57,    1,  -62,  -61,  -63,
	 -60,  -58,    1,  -63,  -62,  -64,  -61,  -59,    1,  -64,  -63,  -65,  -62,  -60,    1,  -65,
	 -64,  -66,  -63,  -61,    1,  -66,  -65,  -67,  -64,  -62,    1,  -76,  -75,  -77,  -74,  -72,
	   1,  -77,  -76,  -78,  -75,  -73,  -10,  -78,  -77,  -79,  -76,  -74,    1,  -79,  -78,  -80,
	 -77,  -75,    1,  -80,  -79,  -81,  -78,  -76,    1,  -81,  -80,  -82,  -79,  -77,    1,  -82,
	 -81,  -83,  -80,  -78,   -5,  -83,  -82,  -84,  -81,  -79,    1,  -84,  -83,  -85,  -82,  -80,
	   1,  -85,  -84,  -86,  -83,  -81,    1,  -86,  -18,    1,  -87,  -17,  -82,    1,    2,  -88,
	   3,  -83,   93,  -19,    0,  -92,    1,  -19,    3,  -25,    0, -100,    1,  -25,    3, -114,
	-113, -115, -112, -110,    1, -115, -114, -116, -113, -111,    1, -116, -115, -117, -114, -112,
	   1, -117, -116, -118, -115, -113,    1, -118, -117, -119, -116, -114,    1, -119, -118, -120,
	-117, -115,    1, -120, -119, -121, -118, -116,    1, -121, -120, -122, -119, -117,    1, -122,
	-121, -123, -120, -118,  -55, -123, -122, -124, -121, -119,    1, -124, -123, -125, -122, -120,
	   1, -125, -124, -126, -123, -121,  -75, -126, -125, -127, -124, -122,    1, -127, -126, -128,
	-125, -123,    1, -128, -127, -129, -126, -124,    1, -129, -128, -130, -127, -125,    1, -130,
	-129, -131, -128, -126,    1, -131, -130, -132, -129, -127,    1, -132, -131, -133, -130, -128,
	   1, -133, -132, -134, -131, -129,    1, -134, -133, -135, -132, -130,    1, -135, -134, -136,
	-133, -131,    1, -149, -148, -150, -147, -145,    1, -150, -149, -151, -148, -146,    1, -151,
	-150, -152, -149, -147,    1, -152, -151, -153, -150, -148,    1, -153, -152, -154, -151, -149,
	   1, -154, -153, -155, -152, -150,    1, -155, -154, -156, -153, -151,  -88, -156, -155, -157,
	-154, -152,    1, -157, -156, -158, -155, -153,    1, -158, -157, -159, -156, -154,    1, -159,
	-158, -160, -157, -155,    1, -160, -159, -161, -158, -156,    1, -161, -160, -162, -159, -157,
	   1, -162, -161, -163, -160, -158,  -95, -163, -162, -164, -161, -159,    1, -164, -163, -165,
	-162, -160,    1, -165, -164, -166, -163, -161,    1, -166, -165, -167, -164, -162,    1, -167,
	-166, -168, -165, -163, -100, -168, -167, -169, -166, -164,    1, -169, -168, -170, -167, -165,
	   1, -170, -119, -171, -118, -166,  -36, -171, -170, -172, -169, -167,    1, -172, -171, -173,
	-170, -168,    1, -173, -172, -174, -171, -169,    1, -174, -173, -175, -172, -170,    1, -175,
	-174, -176,    1, -173, -171, -176, -175, -177, -174, -172,    1, -177, -176, -178, -175, -173,
	   1, -178, -177, -179, -176, -174,    1, -179, -178, -180, -177, -175, -112,  -92,  -91, -181,
	 -90, -176,    1,  -93,  -92, -182,  -91, -177,    1,  -94, -131, -183, -130, -178,    1,  -95,
	 -94, -184,  -93, -179,    1,  -96,  -95, -185,  -94, -180,    1,  -13,  -12,  -14,  -11,   -9,
	   1,  -14,  -13,  -15,  -12,  -10,    1,  -15,  -14,  -16,  -13,  -11,    1,  -16,  -15,  -17,
	 -14,  -12,    1,  -17,  -16,  -18,  -15,  -13,    1,  -26,  -25,  -27,  -24,  -22,    1,  -27,
	 -26,  -28,  -25,  -23,    1,  -28,  -27,  -29,  -26,  -24,    1,  -29,  -28,  -30,  -27,  -25,
	   1,  -30,  -29,  -31,  -28,  -26,    1,  -31,  -30,  -32,  -29,  -27,    1,  -32,  -31,  -33,
	 -30,  -28,    1,  -33,  -32,  -34,  -31,  -29,    1,  -34,  -33,  -35,  -32,  -30,    1,  -44,
	 -43,  -45,  -42,  -40,    1,  -45,  -44,  -46,  -43,  -41,  -10,  -50,  -49,  -51,  -48,  -46,
	  -5,  -51,  -50,  -52,  -49,  -47,    1,  -52,  -51,  -53,  -50,  -48,    1,  -53,  -52,  -54,
	 -51,  -49,    1,  -54,  -18,    1,  -55,  -17,  -50,    1,    2,  -56,    3,  -51,   93,  -19,
	   0,  -60,    1,  -19,    3,  -25,    0,  -68,    1,  -25,    3,  -82,  -81,  -83,  -80,  -78,
	   1,  -86,  -85,  -87,  -84,  -82,    1,  -87,  -86,  -88,  -85,  -83,    1,  -88,  -87,  -89,
	 -86,  -84,    1,  -89,  -88,  -90,  -87,  -85,    1,  -90,  -89,  -91,  -88,  -86,  -55,  -91,
	 -90,  -92,  -89,  -87,    1,  -92,  -91,  -93,  -90,  -88,    1,  -93,  -92,  -94,  -91,  -89,
	 -75,  -94,  -93,  -95,  -92,  -90,    1,  -95,  -94,  -96,  -93,  -91,    1,  -96,  -95,  -97,
	 -94,  -92,    1,  -97,  -96,  -98,  -95,  -93,    1,  -98,  -97,  -99,  -96,  -94,    1,  -99,
	 -98, -100,  -97,  -95,    1, -100,  -99, -101,  -98,  -96,    1, -101, -100, -102,  -99,  -97,
	   1, -102, -101, -103, -100,  -98,    1, -103, -102, -104, -101,  -99,    1, -122, -121, -123,
	-120, -118,    1, -123, -122, -124, -121, -119,  -88, -125, -124, -126, -123, -121,    1, -130,
	-129, -131, -128, -126,  -95, -135, -134, -136, -133, -131, -100, -136, -135, -137, -134, -132,
	   1, -137, -136, -138, -135, -133,    1, -138, -119, -139, -118, -134,  -36, -139, -138, -140,
	-137, -135,    1, -140, -139, -141, -138, -136,    1, -141, -140, -142, -139, -137,    1, -142,
	-141, -143, -140, -138,    1, -143, -142, -144,    1, -141, -139, -144, -143, -145, -142, -140,
	   1, -145, -144, -146, -143, -141,    1, -146, -145, -147, -144, -142,    1, -147, -146, -148,
	-145, -143, -112,  -92,  -91, -149,  -90, -144,    1,  -93,  -92, -150,  -91, -145,    1,  -94,
	-131, -151, -130, -146,    1,  -95,  -94, -152,  -93, -147,    1,  -96,  -95, -153,  -94, -148,
	   1,  -18,  -17,  -19,  -16,  -14,    1,  -19,  -18,  -20,  -17,  -15,    1,  -20,  -19,  -21,
	 -18,  -16,    1,  -35,  -34,  -36,  -33,  -31,    1,  -36,  -35,  -37,  -34,  -32,    1,  -37,
	 -36,  -38,  -35,  -33,    1,  -48,  -47,  -49,  -46,  -44,  -10,  -50,  -49,  -51,  -48,  -46,
	   1,  -53,  -52,  -54,  -51,  -49,   -5,  -54,  -53,  -55,  -52,  -50,    1,  -55,  -54,  -56,
	 -53,  -51,    1,  -56,  -55,  -57,  -54,  -52,    1,  -57,  -18,    1,  -58,  -17,  -53,    1,
	   2,  -59,    3,  -54,   93,  -19,    0,  -63,    1,  -19,    3,  -25,    0,  -71,    1,  -25,
	   3,  -90,  -89,  -91,  -88,  -86,    1,  -93,  -92,  -94,  -91,  -89,  -55,  -96,  -95,  -97,
	 -94,  -92,  -75, -104, -103, -105, -102, -100,    1, -105, -104, -106, -103, -101,    1, -106,
	-105, -107, -104, -102,    1, -126, -125, -127, -124, -122,  -88, -133, -132, -134, -131, -129,
	 -95, -138, -137, -139, -136, -134, -100, -141, -119, -142, -118, -137,  -36, -143, -142, -144,
	-141, -139,    1, -146, -145, -147,    1, -144, -142, -147, -146, -148, -145, -143,    1, -148,
	-147, -149, -146, -144,    1, -150, -149, -151, -148, -146, -112,  -92,  -91, -152,  -90, -147,
	   1,  -93,  -92, -153,  -91, -148,    1,  -94, -131, -154, -130, -149,    1,  -95,  -94, -155,
	 -93, -150,    1,  -96,  -95, -156,  -94, -151,    1,    0,    1,   -1,    2,  824,  -11,    1,
	 -12,    2,  813,  -28,    1,  -29,    2,  796,    0,    1,  -50,    2,  775,  -37,  -69,    1,
	 -37,  756,  -42,  -74,  -42,  751,    1,  -97,    1,  -98,    2,  727,  -97,  -48, -147,  -47,
	 678, -149, -148,  677,    1,  193,    0,    1,   -1,    2,    4,   -2,   -1,    1,    0,    8,
	 -50,    1,  -51,    2,  -46,  -67,    1,  -68,    2,  -63,    0,    1,  -89,    2,  -84,  -37,
	-108,    1,  -37, -103,  -42, -113,  -42, -108,    1, -136,    1, -137,    2, -132,  -97,  -48,
	-186,  -47, -181,  -18,    1,  -19,    2,  -14,  -35,    1,  -36,    2,  -31,    0,    1,  -57,
	   2,  -52,  -37,  -76,    1,  -37,  -71,  -42,  -81,  -42,  -76,    1, -104,    1, -105,    2,
	-100,  -97,  -48, -154,  -47, -149, -501, -500,  325,    1,  166,  -21,    1,  -22,    2,  -17,
	 -38,    1,  -39,    2,  -34,    0,    1,  -60,    2,  -55,  -37,  -79,    1,  -37,  -74,  -42,
	 -84,  -42,  -79,    1, -107,    1, -108,    2, -103,  -97,  -48, -157,  -47, -152,    1,    0,
	   2,    3,    1,    0,    2,    4,    1,    0,    2,    4,  -20,  -54,    1,  -20,  -25,  -59,
	 -25,    1,  -26,  -62,    1,  -26,  -31,  -67,  -31,    1,  -38,  -70,  -38,  755,  -39,  -71,
	 754,    1,  -40,  -72,  753,    1,  -41,  -73,  752,    1,  -43,  -75,  -43,  750,  -68,    0,
	   1,    6,    0,    1, -102,    3,    0, -103,    1,   -2,   -3,   -4, -105,    0,    1, -107,
	   3,    0, -108,    1,   -2,   -3,   -4, -110,    0, -150, -149,  676,    1, -151, -150,  675,
	   1, -152, -151,  674,    1, -153, -152,  673,    1,    0,   41,   42,   -1,    1,   31,    0,
	   1,    0,    3,   -4,   -3,   -2,   -1,    1,   -4,   -3,   -2,    1,   -5,   -4,   -3,    1,
	  -6,   -5,   -4,    1,   -7,   -6,   -5,    1,   -8,   -7,   -6,    1,   -9,  652,   -8,   -7,
	 -10,   -9,   -8,    1,  -11,  -10,   -9,    1,  -12,  -11,  -10,    1,  -13,  -12,  -11,    1,
	 -14,  -13,  -12,    1,  -15,    1,  -14,  -13,   -2,    0,    1,  -23,   -3,   -2,    1,    0,
	  -4,   -3,   -1,    1,   -5,   -4,   -2,    1,   -6,   -5,   -3,    1,   -7,   -6,   -4,    1,
	  -8,   -7,   -5,    1,   -9,   -8,   -6,    1,  -10,  -26,   -9,   -7,  -20,  -93,    1,  -20,
	 -25,  -98,  -25,    1,  -26, -101,    1,  -26,  -31, -106,  -31,    1,  -38, -109,  -38, -104,
	 -39, -110, -105,    1,  -40, -111, -106,    1,  -41, -112, -107,    1,  -43, -114,  -43, -109,
	   0,    1, -141,    3,    0, -142,    1,   -2,   -3,   -4, -144,    0,    1, -146,    3,    0,
	-147,    1,   -2,   -3,   -4, -149,    0, -342, -341,  484,    1, -343, -342,  483,    1, -344,
	-343,  482,    1,    0,    9,   10,  -20,  -61,    1,  -20,  -25,  -66,  -25,    1,  -26,  -69,
	   1,  -26,  -31,  -74,  -31,    1,  -38,  -77,  -38,  -72,  -39,  -78,  -73,    1,  -40,  -79,
	 -74,    1,  -41,  -80,  -75,    1,  -43,  -82,  -43,  -77,    0,    1, -109,    3,    0, -110,
	   1,   -2,   -3,   -4, -112,    0,    1, -114,    3,    0, -115,    1,   -2,   -3,   -4, -117,
	   0, -502, -501,  324,    1, -503, -502,  323,    1, -504, -503,  322,    1, -505, -504,  321,
	   1, -506, -505,  320,    1, -507, -506,  319,    1,    0,   12,   13,  -20,  -64,    1,  -20,
	 -25,  -69,  -25,    1,  -26,  -72,    1,  -26,  -31,  -77,  -31,    1,  -38,  -80,  -38,  -75,
	 -39,  -81,  -76,    1,  -40,  -82,  -77,    1,  -41,  -83,  -78,    1,  -43,  -85,  -43,  -80,
	   0,    1, -112,    3,    0, -113,    1,   -2,   -3,   -4, -115,    0,    1, -117,    3,    0,
	-118,    1,   -2,   -3,   -4, -120,    0, -667, -666,  159,    1, -668, -667,  158,    1, -669,
	-668,  157,    1,    2,  832,   -2,    0,  827,    0,    1,  826,    0,   -4,  821,    0,  -15,
	 810,    0,  -32,  793,  -21,  -55,  -21,  -22,  -56,    1,  -23,  -57,    1,  -24,  -58,    1,
	 -26,  -60,  -26,  -27,  -63,  -27,  -28,  -64,    1,  -29,  -65,    1,  -30,  -66,    1,  -32,
	 -68,  -32,    1,    0, -101,    0, -104,   -1,    1,    0, -106,    0, -109,   -1, -154,    1,
	   6,    0,   -4,    1,   -2,    1,   -1,   -3,    1,   -2,    0,    1,    2,   -1,   -2,    1,
	   0,    1,    3,   -1,    1,    2,  -32,  -31,    1,  -33,  -32,    1,  -34,  -33,    1,  -35,
	 -34,    1,  -36,  -35,    1,  -37,  -36,    1,  -38,  628,  -37,    0,  -54,  -49,    0,  -71,
	 -66,  -21,  -94,  -21,  -22,  -95,    1,  -23,  -96,    1,  -24,  -97,    1,  -26,  -99,  -26,
	 -27, -102,  -27,  -28, -103,    1,  -29, -104,    1,  -30, -105,    1,  -32, -107,  -32,    1,
	   0, -140,    0, -143,   -1,    1,    0, -145,    0, -148,   -1, -345,    1,    6,   -6,   -5,
	 469,    0,  -22,  -17,    0,  -39,  -34,  -21,  -62,  -21,  -22,  -63,    1,  -23,  -64,    1,
	 -24,  -65,    1,  -26,  -67,  -26,  -27,  -70,  -27,  -28,  -71,    1,  -29,  -72,    1,  -30,
	 -73,    1,  -32,  -75,  -32,    1,    0, -108,    0, -111,   -1,    1,    0, -113,    0, -116,
	  -1, -508,    1,    6,   -8,   -7,    1,   -9,   -8,  303,    0,  -25,  -20,    0,  -42,  -37,
	 -21,  -65,  -21,  -22,  -66,    1,  -23,  -67,    1,  -24,  -68,    1,  -26,  -70,  -26,  -27,
	 -73,  -27,  -28,  -74,    1,  -29,  -75,    1,  -30,  -76,    1,  -32,  -78,  -32,    1,    0,
	-111,    0, -114,   -1,    1,    0, -116,    0, -119,   -1, -670,    1,    6,   -6,   -5,  144,
	   0,  831,    0,   -5,    0,   -6,    1,  -16,    0,  -17,    1,  -18,    0,  -19,    1,  -33,
	   0,  -34,    1,  -35,    0,  -36,    0,  -44,    0,  -45,    1,  -55,    0,  -56,    1,  -57,
	   0,  -58,    1,  -72,    0,  -73,    1,  -74,    0,  -75,    0,  -12,    1,  -23,    0,  -24,
	   1,  -25,    0,  -26,    1,  -40,    0,  -41,    1,  -42,    0,  -43,    0,  -15,    0,  -16,
	   1,  -26,    0,  -27,    1,  -28,    0,  -29,    1,  -43,    0,  -44,    1,  -45,    0,  -46,
};


static const unsigned char uric_text__find_html_extra[38] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0,
};


static const unsigned char uric_text__find_html_events[3008] = {
	 0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  7, 20,  7,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0, 15,  0,
	 0,  0,  0, 15,  0,  0,  0, 23,  7, 20,  7,  0,  0, 23,  7, 20,
	 7,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,
	 0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0, 23,  7, 20,  7,  0,  0, 23,  7, 20,  7,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0, 23,  7, 20,  7,  0,  0, 23,  7, 20,  7,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0, 23,  7, 20,  7,  0,  0, 23,  7, 20,
	 7,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0, 15,  0,  0,  0,  0, 15,  0,  0,  0,  0, 15,  0, 23,  0,
	 9, 38,  0, 23,  9, 38,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,
	15,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	23,  0,  9, 23,  0, 23,  9, 23,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0, 23,  0,  9, 23,  0, 23,  9, 23,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 23,  0,  9, 23,  0,
	23,  9, 23,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  1,  0,  0,  0,  5,  0,  0,  0,  0, 23,  0,  9,  0, 23,
	 9,  0,  0, 23,  0,  9,  0, 23,  9,  0,  0, 23,  9, 38,  0, 23,
	38,  0,  0, 23, 38,  0,  0, 23, 38,  0,  0, 23,  9, 38,  3,  0,
	 0,  0,  0, 23, 23, 11,  0,  0,  0,  0,  0, 13, 13,  0, 23, 23,
	11,  0,  0,  0,  0,  0, 13, 13,  0,  0,  0, 15,  0,  0,  0, 15,
	 0,  0,  0, 15,  0,  0,  0, 15,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 15,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 23,  0,  9,
	 0, 23,  9,  0,  0, 23,  0,  9,  0, 23,  9,  0,  0, 23,  9, 23,
	 0, 23, 23,  0,  0, 23, 23,  0,  0, 23, 23,  0,  0, 23,  9, 23,
	 0, 23, 23, 11,  0,  0,  0,  0,  0, 13, 13,  0, 23, 23, 11,  0,
	 0,  0,  0,  0, 13, 13,  0,  0,  0, 15,  0,  0,  0, 15,  0,  0,
	 0, 15,  0,  0,  0,  0,  0, 23,  0,  9,  0, 23,  9,  0,  0, 23,
	 0,  9,  0, 23,  9,  0,  0, 23,  9, 23,  0, 23, 23,  0,  0, 23,
	23,  0,  0, 23, 23,  0,  0, 23,  9, 23,  0, 23, 23, 11,  0,  0,
	 0,  0,  0, 13, 13,  0, 23, 23, 11,  0,  0,  0,  0,  0, 13, 13,
	 0,  0,  0, 15,  0,  0,  0, 15,  0,  0,  0, 15,  0,  0,  0, 15,
	 0,  0,  0, 15,  0,  0,  0, 15,  0,  0,  0,  0,  0, 23,  0,  9,
	 0, 23,  9,  0,  0, 23,  0,  9,  0, 23,  9,  0,  0, 23,  9, 23,
	 0, 23, 23,  0,  0, 23, 23,  0,  0, 23, 23,  0,  0, 23,  9, 23,
	 0, 23, 23, 11,  0,  0,  0,  0,  0, 13, 13,  0, 23, 23, 11,  0,
	 0,  0,  0,  0, 13, 13,  0,  0,  0, 15,  0,  0,  0, 15,  0,  0,
	 0, 15,  0,  0, 15,  0,  0, 15,  0,  0, 15,  0,  0, 15,  0, 17,
	30,  0, 23, 38,  0, 23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,
	 0, 23,  9,  0, 23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,  0,
	23,  9,  3,  0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0, 15,  0,  0, 17, 17,  0, 23,
	23,  0, 23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,  0, 23,  9,
	 0, 23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,  0, 23,  9,  3,
	 0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	15,  0, 17, 17,  0, 23, 23,  0, 23,  9,  0, 23,  0,  0, 23,  0,
	 0, 23,  0,  0, 23,  9,  0, 23,  9,  0, 23,  0,  0, 23,  0,  0,
	23,  0,  0, 23,  9,  3,  0,  0,  0,  0,  0,  3,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0, 15,  0, 17, 17,  0, 23, 23,
	 0, 23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,  0, 23,  9,  0,
	23,  9,  0, 23,  0,  0, 23,  0,  0, 23,  0,  0, 23,  9,  3,  0,
	 0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 15,
	 0, 15,  0,  0,  0,  0,  1, 26,  0, 17,  1, 26,  0, 17,  5, 34,
	 0, 23,  5, 34,  0, 23,  0,  0,  0,  0,  1, 26,  0, 17,  1, 26,
	 0, 17,  5, 34,  0, 23,  5, 34,  0, 23,  0,  0,  1, 26,  0, 17,
	 1, 26,  0, 17,  5, 34,  0, 23,  5, 34,  0, 23,  0,  0,  0,  0,
	 1, 26,  0, 17,  1, 26,  0, 17,  5, 34,  0, 23,  5, 34,  0, 23,
};

enum { uric_text_find_html_start = 1 };
enum { uric_text_find_html_error = 0 };

int uric_text_find_tag_begin(void)
{
    return uric_text_find_html_start;
}

enum uric_text_tag uric_text_find_tag(struct uric_text_tag_state *h, uint64_t base, const char *s,
                            size_t *at, size_t n)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin + *at;
    const unsigned char *const pe = begin + n;
    enum uric_text_tag answer = URIC_TEXT_TAG_MORE;
    int cs = h->state;

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
	_class = uric_text__find_html_class[*p];
	_trans = (unsigned int)uric_text__find_html_shapes[uric_text__find_html_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_text__find_html_extra[_class];
	_trans += uric_text__find_html_ways[cs];
	cs += uric_text__find_html_further[_trans];

	if ( uric_text__find_html_events[_trans] == 0 )
		goto _again;

	_acts = uric_text__find_html_actions + uric_text__find_html_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
	break;
	case 1:
	{ h->end = base + (uint64_t)(p - begin); h->in_value = 0; }
	break;
	case 2:
	{ answer = URIC_TEXT_TAG_VALUE; {p++; goto _out; } }
	break;
	case 3:
	{ h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
	break;
	case 4:
	{ h->begin = base + (uint64_t)(p - begin); h->in_value = h->all; }
	break;
	case 5:
	{ h->begin = base + (uint64_t)(p - begin); }
	break;
	case 6:
	{ h->in_value = h->all; }
	break;
	case 7:
	{
        if (h->in_value)
            h->end = base + (uint64_t)(p - begin);
    }
	break;
	case 8:
	{
        if (h->in_value) {
            h->in_value = 0;
            answer = URIC_TEXT_TAG_VALUE;
            {p++; goto _out; }
        }
    }
	break;
	case 9:
	{ answer = URIC_TEXT_TAG_LEFT; {p++; goto _out; } }
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

    h->state = cs;
    *at = (size_t)(p - begin);
    return cs == uric_text_find_html_error ? URIC_TEXT_TAG_LEFT : answer;
}

/* Generated from grammar/text/find_wild.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The longest prefix that is a URI as people write it: RFC 3986's grammar, and the bytes
 * beyond it that find tolerates, each where it can be part of a URI. */

/* A state in which the URI could end, and which loops over the byte at p, loops over others.
 * Returns the last of these, or p. */
static const unsigned char *uric_text_pass(const unsigned char *p, const unsigned char *pe,
                                 const struct uric_text_wild *w)
{
    if (w->path_begin != UINT32_MAX)
        return uric_text_find_pass(p + 1, pe) - 1;
    if (uric_text_text_class[*p] & URIC_TEXT_TEXT_LETTER) {
        /* in a name, and not in a port */
        while (p + 1 < pe && uric_text_text_class[p[1]] & URIC_TEXT_TEXT_SCHEME)
            p++;
    }
    return p;
}

static const char uric_text__find_wild_actions[] = {
	0, 1, 0, 2, 1, 0, 2, 2,
	0, 2, 3, 0, 2, 4, 0
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_wild_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  1,  3,  4,  5,  4,  4,  4,  4,  2,  6,  4,  6,  7,  8,
	 9, 10, 11, 12, 12, 13, 14, 14, 14, 14, 15,  4,  1,  4,  1, 16,
	17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19,
	19, 19, 19, 19, 19, 19, 20, 19, 19, 19, 19, 21,  1, 22, 23,  4,
	 1, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19,
	19, 19, 19, 19, 19, 19, 20, 19, 19, 19, 19, 23, 24, 23,  4,  0,
	25, 26, 27, 28, 29, 29, 30, 31, 32, 33, 32, 32, 34, 35, 32, 36,
	37, 37, 37, 37, 38, 39, 39, 39, 39, 37, 40, 41, 42, 42, 42, 43,
	44, 45, 46, 46, 47, 48, 49, 49, 49, 49, 49, 50, 51, 52, 51, 53,
	54, 55, 55, 55, 55, 55, 55, 56, 57, 58, 55, 59, 60, 61, 62, 63,
	64, 64, 65, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 67, 68, 66,
	66, 66, 66, 66, 66, 66, 69, 70, 71, 66, 66, 72, 66, 66, 66, 66,
	73, 74, 75, 76, 77, 77, 77, 77, 77, 77, 77, 77, 77, 78, 79, 80,
	81, 82, 82, 83, 84, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
};


static const unsigned char uric_text__find_wild_shapes[89][43] = {
	{
		17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 32, 0, 0, 48, 0, 0,
	},
	{
		0, 33, 34, 18, 34, 34, 34, 18, 33, 34, 34, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2,
	},
	{
		0, 16, 17, 1, 17, 17, 17, 1, 16, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 17, 16, 17, 17, 33, 0, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 16, 16, 17, 17, 1, 17, 1,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 16,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 16, 17, 17, 1, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 16, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 51, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 3, 48, 51, 51,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 16, 0, 16, 17, 17, 1, 0, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 50, 84, 118, 8, 169, 203, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 16, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 2, 67, 101, 113,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 16, 17, 0, 0, 16, 17, 17, 17, 17, 17, 17, 1, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 33, 17, 17, 17, 17, 49, 17, 17, 17, 17, 49,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 33,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 18, 17, 17, 33, 17, 17, 17, 17, 33, 17, 17, 17, 17, 33,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 18, 17, 17, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 1, 241, 17, 16, 17, 17, 17, 240, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 50, 84, 118, 8, 169, 203, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 33, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 33, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 50, 68, 84, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 50, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 50, 68, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 33, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 50, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 50, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 50, 84, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 67, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 50, 68, 4, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 50, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 17, 17, 33, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 50, 0, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 50, 84, 0, 6, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 67, 0, 3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 16, 50, 68, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 16, 32, 34, 34, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 1, 1, 17, 16, 17, 17, 17, 0, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 1, 1, 17, 16, 17, 17, 17, 0, 17, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 17, 17, 17, 31, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 50, 84, 118, 8, 169, 203, 0,
	},
	{
		0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 50, 84, 118, 8, 169, 203, 0,
	},
	{
		0, 33, 241, 17, 18, 17, 17, 241, 242, 17, 241, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 67, 101, 135, 9, 186, 220, 0,
	},
	{
		0, 33, 241, 17, 18, 17, 17, 241, 242, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 67, 101, 135, 9, 186, 220, 0,
	},
	{
		0, 33, 241, 17, 50, 51, 51, 19, 242, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 84, 118, 152, 10, 203, 237, 0,
	},
	{
		0, 33, 241, 17, 18, 17, 17, 241, 2, 17, 241, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 67, 101, 135, 9, 186, 220, 0,
	},
	{
		0, 33, 241, 17, 18, 17, 17, 241, 2, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		240, 255, 255, 255, 67, 101, 135, 9, 186, 220, 0,
	},
	{
		0, 16, 0, 0, 33, 34, 34, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 16, 0, 0, 1, 0, 0, 32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		16, 33, 17, 17, 19, 17, 17, 1, 18, 68, 20, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		80, 85, 85, 85, 101, 119, 119, 120, 151, 170, 11,
	},
	{
		16, 33, 17, 17, 18, 17, 17, 1, 18, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		48, 51, 51, 51, 67, 85, 85, 86, 117, 136, 9,
	},
	{
		16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		32, 34, 34, 34, 50, 68, 68, 69, 100, 119, 8,
	},
	{
		16, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		48, 51, 51, 51, 67, 85, 85, 86, 117, 136, 9,
	},
	{
		16, 33, 17, 51, 50, 51, 51, 67, 18, 51, 19, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		80, 85, 85, 85, 101, 119, 119, 120, 151, 170, 11,
	},
};


static const unsigned char uric_text__find_wild_shape[901] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11,  6, 12, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 22, 25, 26, 27, 28, 29,
	 6, 30, 31, 32, 33, 34, 35, 30, 36, 37, 38, 39, 40, 41, 42, 42,
	43, 42, 42, 42, 42, 11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36,
	37, 38, 39, 40, 41, 44, 45, 45, 45, 46, 45, 45, 45, 45, 46, 45,
	45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45,
	45, 45, 46, 47, 48, 49, 50, 49, 50, 49, 51, 52, 52, 53, 54, 55,
	55, 56, 57, 55, 55, 56, 57, 45, 45, 46, 45, 58, 58, 58, 59, 59,
	48, 60, 61, 48, 59, 58, 45, 62, 63, 64, 64, 65, 42, 66, 66, 63,
	67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68,
	63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66,
	64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66, 64, 62,
	63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66, 64, 46, 62, 63,
	64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66, 64, 42, 70, 71, 72,
	11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26, 27,
	28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36, 37, 38, 39, 40, 41,
	11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26, 27,
	28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36, 37, 38, 39, 40, 41,
	11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 22,
	25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36, 37, 38,
	39, 40, 41, 42, 42, 43, 42, 42, 42, 42, 11,  6, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32,
	33, 34, 35, 30, 36, 37, 38, 39, 40, 41, 44, 45, 45, 45, 46, 45,
	45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45,
	45, 45, 46, 45, 45, 45, 45, 46, 47, 48, 49, 50, 49, 50, 49, 51,
	52, 52, 53, 54, 55, 55, 56, 57, 55, 55, 56, 57, 45, 45, 46, 45,
	58, 58, 58, 59, 59, 48, 60, 61, 48, 59, 58, 45, 62, 63, 64, 64,
	65, 42, 66, 66, 63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69,
	66, 66, 63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66,
	63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67,
	68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63,
	66, 64, 46, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66,
	64, 42, 70, 71, 72, 11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36,
	37, 38, 39, 40, 41, 11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36,
	37, 38, 39, 40, 41,  6, 73,  6, 30,  5,  6, 27,  6, 73,  6, 30,
	 5,  6, 27, 42, 42, 43, 42, 42, 42, 42, 11,  6, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32,
	33, 34, 35, 30, 36, 37, 38, 39, 40, 41, 44, 45, 45, 45, 46, 45,
	45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45, 45, 45, 46, 45, 45,
	45, 45, 46, 45, 45, 45, 45, 46, 47, 48, 49, 50, 49, 50, 49, 51,
	52, 52, 53, 54, 55, 55, 56, 57, 55, 55, 56, 57, 45, 45, 46, 45,
	58, 58, 58, 59, 59, 48, 60, 61, 48, 59, 58, 45, 62, 63, 64, 64,
	65, 42, 66, 66, 63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69,
	66, 66, 63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66,
	63, 67, 68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67,
	68, 63, 66, 64, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63,
	66, 64, 46, 62, 63, 64, 64, 65, 69, 66, 66, 63, 67, 68, 63, 66,
	64, 42, 70, 71, 72, 11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36,
	37, 38, 39, 40, 41, 11,  6, 12, 13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 25, 26, 27, 28, 29,  6, 30, 31, 32, 33, 34, 35, 30, 36,
	37, 38, 39, 40, 41, 74, 75, 76, 75, 77, 78, 79, 80, 81, 82, 83,
	77, 78, 76, 79, 80, 81, 82, 83, 84, 85, 86, 87, 77, 78, 79, 80,
	81, 82, 83, 88, 87,
};


static const unsigned short uric_text__find_wild_ways[901] = {
	684,
	1587, /* 1: "" */
	1767, /* 2: "|" */
	1902, /* 3: "|." */
	697, /* 4: "\xE2" */
	1337, /* 5: "\xE2\x86" */
	3, /* 6: "\xE2\x87" */
	4, /* 7: "\xF0" */
	696, /* 8: "\xF0\x9F" */
	4, /* 9: "" */
	1769, /* 10: "a" */
	1770, /* 11: "a:\xC2" */
	1903, /* 12: "a:\xC3" */
	1904, /* 13: "a:\xCD" */
	1905, /* 14: "a:\xCE" */
	1906, /* 15: "a:\xD6" */
	1907, /* 16: "a:\xD7" */
	1908, /* 17: "a:\xD8" */
	1909, /* 18: "a:\xDB" */
	1771, /* 19: "a:\xE0" */
	1910, /* 20: "a:\xE0\xA5" */
	1604, /* 21: "a:\xE1" */
	1911, /* 22: "a:\xE1\x9A" */
	1311, /* 23: "a:\xE2" */
	1773, /* 24: "a:\xE2\x80" */
	0, /* 25: "a:\xE2\x80\x90" */
	1315, /* 26: "a:\xE2\x80\x90\xE2" */
	1912, /* 27: "a:\xE2\x80\x90\xE2\x80" */
	1913, /* 28: "a:\xE2\x81" */
	1914, /* 29: "a:\xE2\x86" */
	1774, /* 30: "a:\xE3" */
	1915, /* 31: "a:\xE3\x80" */
	1916, /* 32: "a:\xE4" */
	1917, /* 33: "a:\xED" */
	681, /* 34: "a:\xEF" */
	1918, /* 35: "a:\xEF\xB7" */
	1919, /* 36: "a:\xEF\xBB" */
	1920, /* 37: "a:\xEF\xBC" */
	1921, /* 38: "a:\xEF\xBD" */
	1922, /* 39: "a:\xEF\xBF" */
	1590, /* 40: "a:\xF0" */
	1776, /* 41: "a:\xF0\x9F" */
	1923, /* 42: "a:\xF0\x9F\xBF" */
	1359, /* 43: "a:\xF0\xAF" */
	1778, /* 44: "a:\xF1" */
	1780, /* 45: "a:\xF3" */
	4, /* 46: "a://%" */
	1924, /* 47: "a://%1" */
	26, /* 48: "a://:-" */
	4, /* 49: "a://:%" */
	696, /* 50: "a://:%1" */
	4, /* 51: "a://@%" */
	1925, /* 52: "a://@%1" */
	1926, /* 53: "a://@\xC2" */
	1927, /* 54: "a://@\xC3" */
	1928, /* 55: "a://@\xCD" */
	1929, /* 56: "a://@\xCE" */
	1930, /* 57: "a://@\xD6" */
	1931, /* 58: "a://@\xD7" */
	1932, /* 59: "a://@\xD8" */
	1933, /* 60: "a://@\xDB" */
	1771, /* 61: "a://@\xE0" */
	1934, /* 62: "a://@\xE0\xA5" */
	1604, /* 63: "a://@\xE1" */
	1935, /* 64: "a://@\xE1\x9A" */
	1319, /* 65: "a://@\xE2" */
	1936, /* 66: "a://@\xE2\x80" */
	1937, /* 67: "a://@\xE2\x81" */
	1938, /* 68: "a://@\xE2\x86" */
	1345, /* 69: "a://@\xE3" */
	1939, /* 70: "a://@\xE3\x80" */
	1940, /* 71: "a://@\xE4" */
	961, /* 72: "a://@\xED" */
	688, /* 73: "a://@\xEF" */
	1941, /* 74: "a://@\xEF\xB7" */
	1942, /* 75: "a://@\xEF\xBB" */
	1943, /* 76: "a://@\xEF\xBC" */
	1944, /* 77: "a://@\xEF\xBD" */
	1945, /* 78: "a://@\xEF\xBF" */
	1590, /* 79: "a://@\xF0" */
	1351, /* 80: "a://@\xF0\x9F" */
	1946, /* 81: "a://@\xF0\x9F\xBF" */
	1782, /* 82: "a://@\xF0\xAF" */
	1778, /* 83: "a://@\xF1" */
	1780, /* 84: "a://@\xF3" */
	1593, /* 85: "a://[" */
	1364, /* 86: "a://[1" */
	1587, /* 87: "a://[11" */
	697, /* 88: "a://[111" */
	4, /* 89: "a://[1111" */
	1784, /* 90: "a://[1:" */
	1364, /* 91: "a://[1:1" */
	1587, /* 92: "a://[1:11" */
	697, /* 93: "a://[1:111" */
	4, /* 94: "a://[1:1111" */
	1786, /* 95: "a://[1:1:" */
	1364, /* 96: "a://[1:1:1" */
	1587, /* 97: "a://[1:1:11" */
	697, /* 98: "a://[1:1:111" */
	4, /* 99: "a://[1:1:1111" */
	1788, /* 100: "a://[1:1:1:" */
	1364, /* 101: "a://[1:1:1:1" */
	1587, /* 102: "a://[1:1:1:11" */
	697, /* 103: "a://[1:1:1:111" */
	4, /* 104: "a://[1:1:1:1111" */
	1790, /* 105: "a://[1:1:1:1:" */
	1364, /* 106: "a://[1:1:1:1:1" */
	1587, /* 107: "a://[1:1:1:1:11" */
	697, /* 108: "a://[1:1:1:1:111" */
	4, /* 109: "a://[1:1:1:1:1111" */
	1792, /* 110: "a://[1:1:1:1:1:" */
	1364, /* 111: "a://[1:1:1:1:1:1" */
	1587, /* 112: "a://[1:1:1:1:1:11" */
	697, /* 113: "a://[1:1:1:1:1:111" */
	4, /* 114: "a://[1:1:1:1:1:1111" */
	821, /* 115: "a://[1:1:1:1:1:1:" */
	1596, /* 116: "a://[1:1:1:1:1:1:0" */
	1323, /* 117: "a://[::1." */
	4, /* 118: "a://[::1.0" */
	1327, /* 119: "a://[::1.1." */
	4, /* 120: "a://[::1.1.0" */
	1331, /* 121: "a://[::1.1.1." */
	1947, /* 122: "a://[::1.1.1.0" */
	1794, /* 123: "a://[::1.1.1.1" */
	1796, /* 124: "a://[::1.1.1.3" */
	1335, /* 125: "a://[::1.1.1.2" */
	1798, /* 126: "a://[::1.1.1.25" */
	1800, /* 127: "a://[::1.1.1" */
	1802, /* 128: "a://[::1.1.3" */
	1339, /* 129: "a://[::1.1.2" */
	1804, /* 130: "a://[::1.1.25" */
	1806, /* 131: "a://[::1.1" */
	1808, /* 132: "a://[::1.3" */
	1343, /* 133: "a://[::1.2" */
	1810, /* 134: "a://[::1.25" */
	1587, /* 135: "a://[1:1:1:1:1:1:1a" */
	697, /* 136: "a://[1:1:1:1:1:1:11a" */
	4, /* 137: "a://[1:1:1:1:1:1:1111" */
	1812, /* 138: "a://[1:1:1:1:1:1:1:" */
	1814, /* 139: "a://[1:1:1:1:1:1::1" */
	1816, /* 140: "a://[1:1:1:1:1:1::11" */
	1818, /* 141: "a://[1:1:1:1:1:1::111" */
	1347, /* 142: "a://[1:1:1:1:1:1:1" */
	1351, /* 143: "a://[1:1:1:1:1:1:11" */
	1599, /* 144: "a://[1:1:1:1:1:1:111" */
	827, /* 145: "a://[1:1:1:1:1:1:2" */
	1355, /* 146: "a://[1:1:1:1:1:1:25" */
	1602, /* 147: "a://[1:1:1:1:1:1:26" */
	1359, /* 148: "a://[1:1:1:1:1:1:3" */
	1820, /* 149: "a://[1:1:1:1:1:1::" */
	1822, /* 150: "a://[1:1:1:1:1:1:a" */
	833, /* 151: "a://[1:1:1:1:1::" */
	1363, /* 152: "a://[1:1:1:1:1::0" */
	1605, /* 153: "a://[1:1:1:1:1::1a" */
	1608, /* 154: "a://[1:1:1:1:1::11a" */
	1824, /* 155: "a://[1:1:1:1:1::1111" */
	1940, /* 156: "a://[1:1:1:1:1::1:" */
	941, /* 157: "a://[1:1:1:1:1::1" */
	946, /* 158: "a://[1:1:1:1:1::11" */
	1367, /* 159: "a://[1:1:1:1:1::111" */
	695, /* 160: "a://[1:1:1:1:1::2" */
	951, /* 161: "a://[1:1:1:1:1::25" */
	1371, /* 162: "a://[1:1:1:1:1::26" */
	956, /* 163: "a://[1:1:1:1:1::3" */
	1611, /* 164: "a://[1:1:1:1:1::a" */
	839, /* 165: "a://[1:1:1:1::" */
	1375, /* 166: "a://[1:1:1:1::0" */
	1614, /* 167: "a://[1:1:1:1::1a" */
	1617, /* 168: "a://[1:1:1:1::11a" */
	1826, /* 169: "a://[1:1:1:1::1111" */
	961, /* 170: "a://[1:1:1:1::1:" */
	966, /* 171: "a://[1:1:1:1::1" */
	971, /* 172: "a://[1:1:1:1::11" */
	1379, /* 173: "a://[1:1:1:1::111" */
	702, /* 174: "a://[1:1:1:1::2" */
	976, /* 175: "a://[1:1:1:1::25" */
	1383, /* 176: "a://[1:1:1:1::26" */
	981, /* 177: "a://[1:1:1:1::3" */
	1620, /* 178: "a://[1:1:1:1::a" */
	845, /* 179: "a://[1:1:1::" */
	1387, /* 180: "a://[1:1:1::0" */
	1623, /* 181: "a://[1:1:1::1a" */
	1626, /* 182: "a://[1:1:1::11a" */
	1828, /* 183: "a://[1:1:1::1111" */
	961, /* 184: "a://[1:1:1::1:" */
	986, /* 185: "a://[1:1:1::1" */
	991, /* 186: "a://[1:1:1::11" */
	1391, /* 187: "a://[1:1:1::111" */
	709, /* 188: "a://[1:1:1::2" */
	996, /* 189: "a://[1:1:1::25" */
	1395, /* 190: "a://[1:1:1::26" */
	1001, /* 191: "a://[1:1:1::3" */
	1629, /* 192: "a://[1:1:1::a" */
	851, /* 193: "a://[1:1::" */
	1399, /* 194: "a://[1:1::0" */
	1632, /* 195: "a://[1:1::1a" */
	1635, /* 196: "a://[1:1::11a" */
	1830, /* 197: "a://[1:1::1111" */
	961, /* 198: "a://[1:1::1:" */
	1006, /* 199: "a://[1:1::1" */
	1011, /* 200: "a://[1:1::11" */
	1403, /* 201: "a://[1:1::111" */
	716, /* 202: "a://[1:1::2" */
	1016, /* 203: "a://[1:1::25" */
	1407, /* 204: "a://[1:1::26" */
	1021, /* 205: "a://[1:1::3" */
	1638, /* 206: "a://[1:1::a" */
	857, /* 207: "a://[1::" */
	1411, /* 208: "a://[1::0" */
	1641, /* 209: "a://[1::1a" */
	1644, /* 210: "a://[1::11a" */
	1832, /* 211: "a://[1::1111" */
	961, /* 212: "a://[1::1:" */
	1026, /* 213: "a://[1::1" */
	1031, /* 214: "a://[1::11" */
	1415, /* 215: "a://[1::111" */
	723, /* 216: "a://[1::2" */
	1036, /* 217: "a://[1::25" */
	1419, /* 218: "a://[1::26" */
	1041, /* 219: "a://[1::3" */
	1647, /* 220: "a://[1::a" */
	4, /* 221: "a://[:" */
	863, /* 222: "a://[::" */
	1423, /* 223: "a://[::0" */
	1650, /* 224: "a://[::1a" */
	1653, /* 225: "a://[::11a" */
	1834, /* 226: "a://[::1111" */
	1046, /* 227: "a://[::1:" */
	1051, /* 228: "a://[::1" */
	1056, /* 229: "a://[::11" */
	1427, /* 230: "a://[::111" */
	730, /* 231: "a://[::2" */
	1061, /* 232: "a://[::25" */
	1431, /* 233: "a://[::26" */
	1066, /* 234: "a://[::3" */
	1656, /* 235: "a://[::a" */
	4, /* 236: "a://[V" */
	1836, /* 237: "a://[V1" */
	4, /* 238: "a://[V1." */
	1837, /* 239: "a://[V1.-" */
	1948, /* 240: "a://:\xC2" */
	1949, /* 241: "a://:\xC3" */
	1950, /* 242: "a://:\xCD" */
	1951, /* 243: "a://:\xCE" */
	1952, /* 244: "a://:\xD6" */
	1953, /* 245: "a://:\xD7" */
	1954, /* 246: "a://:\xD8" */
	1955, /* 247: "a://:\xDB" */
	1771, /* 248: "a://:\xE0" */
	1956, /* 249: "a://:\xE0\xA5" */
	1604, /* 250: "a://:\xE1" */
	1957, /* 251: "a://:\xE1\x9A" */
	1319, /* 252: "a://:\xE2" */
	1958, /* 253: "a://:\xE2\x80" */
	1959, /* 254: "a://:\xE2\x81" */
	1960, /* 255: "a://:\xE2\x86" */
	1345, /* 256: "a://:\xE3" */
	1961, /* 257: "a://:\xE3\x80" */
	1940, /* 258: "a://:\xE4" */
	961, /* 259: "a://:\xED" */
	688, /* 260: "a://:\xEF" */
	1962, /* 261: "a://:\xEF\xB7" */
	1963, /* 262: "a://:\xEF\xBB" */
	1964, /* 263: "a://:\xEF\xBC" */
	1965, /* 264: "a://:\xEF\xBD" */
	1966, /* 265: "a://:\xEF\xBF" */
	1590, /* 266: "a://:\xF0" */
	1351, /* 267: "a://:\xF0\x9F" */
	1967, /* 268: "a://:\xF0\x9F\xBF" */
	1782, /* 269: "a://:\xF0\xAF" */
	1778, /* 270: "a://:\xF1" */
	1780, /* 271: "a://:\xF3" */
	1968, /* 272: "a://\xC2" */
	1969, /* 273: "a://\xC3" */
	1970, /* 274: "a://\xCD" */
	1971, /* 275: "a://\xCE" */
	1972, /* 276: "a://\xD6" */
	1973, /* 277: "a://\xD7" */
	1974, /* 278: "a://\xD8" */
	1975, /* 279: "a://\xDB" */
	1771, /* 280: "a://\xE0" */
	1976, /* 281: "a://\xE0\xA5" */
	1604, /* 282: "a://\xE1" */
	1977, /* 283: "a://\xE1\x9A" */
	1319, /* 284: "a://\xE2" */
	1978, /* 285: "a://\xE2\x80" */
	1979, /* 286: "a://\xE2\x81" */
	1980, /* 287: "a://\xE2\x86" */
	1345, /* 288: "a://\xE3" */
	1981, /* 289: "a://\xE3\x80" */
	1940, /* 290: "a://\xE4" */
	961, /* 291: "a://\xED" */
	688, /* 292: "a://\xEF" */
	1982, /* 293: "a://\xEF\xB7" */
	1983, /* 294: "a://\xEF\xBB" */
	1984, /* 295: "a://\xEF\xBC" */
	1985, /* 296: "a://\xEF\xBD" */
	1986, /* 297: "a://\xEF\xBF" */
	1590, /* 298: "a://\xF0" */
	1351, /* 299: "a://\xF0\x9F" */
	1987, /* 300: "a://\xF0\x9F\xBF" */
	1782, /* 301: "a://\xF0\xAF" */
	1778, /* 302: "a://\xF1" */
	1780, /* 303: "a://\xF3" */
	1985, /* 304: "#\xC2" */
	1986, /* 305: "#\xC3" */
	1988, /* 306: "#\xCD" */
	1989, /* 307: "#\xCE" */
	1987, /* 308: "#\xD6" */
	1990, /* 309: "#\xD7" */
	1991, /* 310: "#\xD8" */
	1992, /* 311: "#\xDB" */
	1771, /* 312: "#\xE0" */
	1993, /* 313: "#\xE0\xA5" */
	1604, /* 314: "#\xE1" */
	1994, /* 315: "#\xE1\x9A" */
	1311, /* 316: "#\xE2" */
	1839, /* 317: "#\xE2\x80" */
	52, /* 318: "#\xE2\x80\x90" */
	1315, /* 319: "#\xE2\x80\x90\xE2" */
	1995, /* 320: "#\xE2\x80\x90\xE2\x80" */
	1996, /* 321: "#\xE2\x81" */
	1997, /* 322: "#\xE2\x86" */
	1774, /* 323: "#\xE3" */
	1998, /* 324: "#\xE3\x80" */
	1916, /* 325: "#\xE4" */
	1917, /* 326: "#\xED" */
	681, /* 327: "#\xEF" */
	1999, /* 328: "#\xEF\xB7" */
	2000, /* 329: "#\xEF\xBB" */
	2001, /* 330: "#\xEF\xBC" */
	2002, /* 331: "#\xEF\xBD" */
	2003, /* 332: "#\xEF\xBF" */
	1590, /* 333: "#\xF0" */
	1776, /* 334: "#\xF0\x9F" */
	2004, /* 335: "#\xF0\x9F\xBF" */
	1359, /* 336: "#\xF0\xAF" */
	1778, /* 337: "#\xF1" */
	1780, /* 338: "#\xF3" */
	4, /* 339: "%" */
	2005, /* 340: "%1" */
	78, /* 341: ":-" */
	4, /* 342: ":%" */
	696, /* 343: ":%1" */
	4, /* 344: "@%" */
	2006, /* 345: "@%1" */
	2007, /* 346: "@\xC2" */
	2008, /* 347: "@\xC3" */
	2009, /* 348: "@\xCD" */
	2010, /* 349: "@\xCE" */
	2011, /* 350: "@\xD6" */
	2012, /* 351: "@\xD7" */
	2013, /* 352: "@\xD8" */
	2014, /* 353: "@\xDB" */
	1771, /* 354: "@\xE0" */
	2015, /* 355: "@\xE0\xA5" */
	1604, /* 356: "@\xE1" */
	2016, /* 357: "@\xE1\x9A" */
	1319, /* 358: "@\xE2" */
	2017, /* 359: "@\xE2\x80" */
	2018, /* 360: "@\xE2\x81" */
	2019, /* 361: "@\xE2\x86" */
	1345, /* 362: "@\xE3" */
	2020, /* 363: "@\xE3\x80" */
	1940, /* 364: "@\xE4" */
	961, /* 365: "@\xED" */
	688, /* 366: "@\xEF" */
	2021, /* 367: "@\xEF\xB7" */
	2022, /* 368: "@\xEF\xBB" */
	2023, /* 369: "@\xEF\xBC" */
	2024, /* 370: "@\xEF\xBD" */
	2025, /* 371: "@\xEF\xBF" */
	1590, /* 372: "@\xF0" */
	1351, /* 373: "@\xF0\x9F" */
	2026, /* 374: "@\xF0\x9F\xBF" */
	1782, /* 375: "@\xF0\xAF" */
	1778, /* 376: "@\xF1" */
	1780, /* 377: "@\xF3" */
	1593, /* 378: "[" */
	1364, /* 379: "[1" */
	1587, /* 380: "[11" */
	697, /* 381: "[111" */
	4, /* 382: "[1111" */
	1784, /* 383: "[1:" */
	1364, /* 384: "[1:1" */
	1587, /* 385: "[1:11" */
	697, /* 386: "[1:111" */
	4, /* 387: "[1:1111" */
	1786, /* 388: "[1:1:" */
	1364, /* 389: "[1:1:1" */
	1587, /* 390: "[1:1:11" */
	697, /* 391: "[1:1:111" */
	4, /* 392: "[1:1:1111" */
	1788, /* 393: "[1:1:1:" */
	1364, /* 394: "[1:1:1:1" */
	1587, /* 395: "[1:1:1:11" */
	697, /* 396: "[1:1:1:111" */
	4, /* 397: "[1:1:1:1111" */
	1790, /* 398: "[1:1:1:1:" */
	1364, /* 399: "[1:1:1:1:1" */
	1587, /* 400: "[1:1:1:1:11" */
	697, /* 401: "[1:1:1:1:111" */
	4, /* 402: "[1:1:1:1:1111" */
	1792, /* 403: "[1:1:1:1:1:" */
	1364, /* 404: "[1:1:1:1:1:1" */
	1587, /* 405: "[1:1:1:1:1:11" */
	697, /* 406: "[1:1:1:1:1:111" */
	4, /* 407: "[1:1:1:1:1:1111" */
	821, /* 408: "[1:1:1:1:1:1:" */
	1596, /* 409: "[1:1:1:1:1:1:0" */
	1323, /* 410: "[::1." */
	4, /* 411: "[::1.0" */
	1327, /* 412: "[::1.1." */
	4, /* 413: "[::1.1.0" */
	1331, /* 414: "[::1.1.1." */
	2027, /* 415: "[::1.1.1.0" */
	1840, /* 416: "[::1.1.1.1" */
	1842, /* 417: "[::1.1.1.3" */
	1435, /* 418: "[::1.1.1.2" */
	1844, /* 419: "[::1.1.1.25" */
	1800, /* 420: "[::1.1.1" */
	1802, /* 421: "[::1.1.3" */
	1339, /* 422: "[::1.1.2" */
	1804, /* 423: "[::1.1.25" */
	1806, /* 424: "[::1.1" */
	1808, /* 425: "[::1.3" */
	1343, /* 426: "[::1.2" */
	1810, /* 427: "[::1.25" */
	1587, /* 428: "[1:1:1:1:1:1:1a" */
	697, /* 429: "[1:1:1:1:1:1:11a" */
	4, /* 430: "[1:1:1:1:1:1:1111" */
	1812, /* 431: "[1:1:1:1:1:1:1:" */
	1846, /* 432: "[1:1:1:1:1:1::1" */
	1848, /* 433: "[1:1:1:1:1:1::11" */
	1850, /* 434: "[1:1:1:1:1:1::111" */
	1347, /* 435: "[1:1:1:1:1:1:1" */
	1351, /* 436: "[1:1:1:1:1:1:11" */
	1599, /* 437: "[1:1:1:1:1:1:111" */
	827, /* 438: "[1:1:1:1:1:1:2" */
	1355, /* 439: "[1:1:1:1:1:1:25" */
	1602, /* 440: "[1:1:1:1:1:1:26" */
	1359, /* 441: "[1:1:1:1:1:1:3" */
	1852, /* 442: "[1:1:1:1:1:1::" */
	1822, /* 443: "[1:1:1:1:1:1:a" */
	869, /* 444: "[1:1:1:1:1::" */
	1439, /* 445: "[1:1:1:1:1::0" */
	1659, /* 446: "[1:1:1:1:1::1a" */
	1662, /* 447: "[1:1:1:1:1::11a" */
	1854, /* 448: "[1:1:1:1:1::1111" */
	1940, /* 449: "[1:1:1:1:1::1:" */
	1071, /* 450: "[1:1:1:1:1::1" */
	1076, /* 451: "[1:1:1:1:1::11" */
	1443, /* 452: "[1:1:1:1:1::111" */
	737, /* 453: "[1:1:1:1:1::2" */
	1081, /* 454: "[1:1:1:1:1::25" */
	1447, /* 455: "[1:1:1:1:1::26" */
	1086, /* 456: "[1:1:1:1:1::3" */
	1665, /* 457: "[1:1:1:1:1::a" */
	875, /* 458: "[1:1:1:1::" */
	1451, /* 459: "[1:1:1:1::0" */
	1668, /* 460: "[1:1:1:1::1a" */
	1671, /* 461: "[1:1:1:1::11a" */
	1856, /* 462: "[1:1:1:1::1111" */
	961, /* 463: "[1:1:1:1::1:" */
	1091, /* 464: "[1:1:1:1::1" */
	1096, /* 465: "[1:1:1:1::11" */
	1455, /* 466: "[1:1:1:1::111" */
	744, /* 467: "[1:1:1:1::2" */
	1101, /* 468: "[1:1:1:1::25" */
	1459, /* 469: "[1:1:1:1::26" */
	1106, /* 470: "[1:1:1:1::3" */
	1674, /* 471: "[1:1:1:1::a" */
	881, /* 472: "[1:1:1::" */
	1463, /* 473: "[1:1:1::0" */
	1677, /* 474: "[1:1:1::1a" */
	1680, /* 475: "[1:1:1::11a" */
	1858, /* 476: "[1:1:1::1111" */
	961, /* 477: "[1:1:1::1:" */
	1111, /* 478: "[1:1:1::1" */
	1116, /* 479: "[1:1:1::11" */
	1467, /* 480: "[1:1:1::111" */
	751, /* 481: "[1:1:1::2" */
	1121, /* 482: "[1:1:1::25" */
	1471, /* 483: "[1:1:1::26" */
	1126, /* 484: "[1:1:1::3" */
	1683, /* 485: "[1:1:1::a" */
	887, /* 486: "[1:1::" */
	1475, /* 487: "[1:1::0" */
	1686, /* 488: "[1:1::1a" */
	1689, /* 489: "[1:1::11a" */
	1860, /* 490: "[1:1::1111" */
	961, /* 491: "[1:1::1:" */
	1131, /* 492: "[1:1::1" */
	1136, /* 493: "[1:1::11" */
	1479, /* 494: "[1:1::111" */
	758, /* 495: "[1:1::2" */
	1141, /* 496: "[1:1::25" */
	1483, /* 497: "[1:1::26" */
	1146, /* 498: "[1:1::3" */
	1692, /* 499: "[1:1::a" */
	893, /* 500: "[1::" */
	1487, /* 501: "[1::0" */
	1695, /* 502: "[1::1a" */
	1698, /* 503: "[1::11a" */
	1862, /* 504: "[1::1111" */
	961, /* 505: "[1::1:" */
	1151, /* 506: "[1::1" */
	1156, /* 507: "[1::11" */
	1491, /* 508: "[1::111" */
	765, /* 509: "[1::2" */
	1161, /* 510: "[1::25" */
	1495, /* 511: "[1::26" */
	1166, /* 512: "[1::3" */
	1701, /* 513: "[1::a" */
	4, /* 514: "[:" */
	899, /* 515: "[::" */
	1499, /* 516: "[::0" */
	1704, /* 517: "[::1a" */
	1707, /* 518: "[::11a" */
	1864, /* 519: "[::1111" */
	1046, /* 520: "[::1:" */
	1171, /* 521: "[::1" */
	1176, /* 522: "[::11" */
	1503, /* 523: "[::111" */
	772, /* 524: "[::2" */
	1181, /* 525: "[::25" */
	1507, /* 526: "[::26" */
	1186, /* 527: "[::3" */
	1710, /* 528: "[::a" */
	4, /* 529: "[V" */
	1836, /* 530: "[V1" */
	4, /* 531: "[V1." */
	1866, /* 532: "[V1.-" */
	1948, /* 533: ":\xC2" */
	1949, /* 534: ":\xC3" */
	1950, /* 535: ":\xCD" */
	1951, /* 536: ":\xCE" */
	1952, /* 537: ":\xD6" */
	1953, /* 538: ":\xD7" */
	1954, /* 539: ":\xD8" */
	1955, /* 540: ":\xDB" */
	1771, /* 541: ":\xE0" */
	1956, /* 542: ":\xE0\xA5" */
	1604, /* 543: ":\xE1" */
	1957, /* 544: ":\xE1\x9A" */
	1319, /* 545: ":\xE2" */
	1958, /* 546: ":\xE2\x80" */
	1959, /* 547: ":\xE2\x81" */
	1960, /* 548: ":\xE2\x86" */
	1345, /* 549: ":\xE3" */
	1961, /* 550: ":\xE3\x80" */
	1940, /* 551: ":\xE4" */
	961, /* 552: ":\xED" */
	688, /* 553: ":\xEF" */
	1962, /* 554: ":\xEF\xB7" */
	1963, /* 555: ":\xEF\xBB" */
	1964, /* 556: ":\xEF\xBC" */
	1965, /* 557: ":\xEF\xBD" */
	1966, /* 558: ":\xEF\xBF" */
	1590, /* 559: ":\xF0" */
	1351, /* 560: ":\xF0\x9F" */
	1967, /* 561: ":\xF0\x9F\xBF" */
	1782, /* 562: ":\xF0\xAF" */
	1778, /* 563: ":\xF1" */
	1780, /* 564: ":\xF3" */
	2028, /* 565: "\xC2" */
	2029, /* 566: "\xC3" */
	2030, /* 567: "\xCD" */
	2031, /* 568: "\xCE" */
	2032, /* 569: "\xD6" */
	2033, /* 570: "\xD7" */
	2034, /* 571: "\xD8" */
	2035, /* 572: "\xDB" */
	1771, /* 573: "\xE0" */
	2036, /* 574: "\xE0\xA5" */
	1604, /* 575: "\xE1" */
	2037, /* 576: "\xE1\x9A" */
	1319, /* 577: "\xE2" */
	2038, /* 578: "\xE2\x80" */
	2039, /* 579: "\xE2\x81" */
	2040, /* 580: "\xE2\x86" */
	1345, /* 581: "\xE3" */
	2041, /* 582: "\xE3\x80" */
	1940, /* 583: "\xE4" */
	961, /* 584: "\xED" */
	688, /* 585: "\xEF" */
	2042, /* 586: "\xEF\xB7" */
	2043, /* 587: "\xEF\xBB" */
	2044, /* 588: "\xEF\xBC" */
	2045, /* 589: "\xEF\xBD" */
	2046, /* 590: "\xEF\xBF" */
	1590, /* 591: "\xF0" */
	1351, /* 592: "\xF0\x9F" */
	2047, /* 593: "\xF0\x9F\xBF" */
	1782, /* 594: "\xF0\xAF" */
	1778, /* 595: "\xF1" */
	1780, /* 596: "\xF3" */
	2044, /* 597: "#\xC2" */
	943, /* 598: "#\xE0" */
	696, /* 599: "#\xE1" */
	1337, /* 600: "#\xED" */
	696, /* 601: "#\xF0" */
	1337, /* 602: "#\xF1" */
	3, /* 603: "#\xF4" */
	2048, /* 604: "\xC2" */
	943, /* 605: "\xE0" */
	696, /* 606: "\xE1" */
	1337, /* 607: "\xED" */
	696, /* 608: "\xF0" */
	1337, /* 609: "\xF1" */
	3, /* 610: "\xF4" */
	4, /* 611: "//%" */
	2049, /* 612: "//%1" */
	104, /* 613: "//:-" */
	4, /* 614: "//:%" */
	696, /* 615: "//:%1" */
	4, /* 616: "//@%" */
	2050, /* 617: "//@%1" */
	2051, /* 618: "//@\xC2" */
	2052, /* 619: "//@\xC3" */
	2053, /* 620: "//@\xCD" */
	2054, /* 621: "//@\xCE" */
	2055, /* 622: "//@\xD6" */
	2056, /* 623: "//@\xD7" */
	2057, /* 624: "//@\xD8" */
	2058, /* 625: "//@\xDB" */
	1771, /* 626: "//@\xE0" */
	2059, /* 627: "//@\xE0\xA5" */
	1604, /* 628: "//@\xE1" */
	2060, /* 629: "//@\xE1\x9A" */
	1319, /* 630: "//@\xE2" */
	2061, /* 631: "//@\xE2\x80" */
	2062, /* 632: "//@\xE2\x81" */
	2063, /* 633: "//@\xE2\x86" */
	1345, /* 634: "//@\xE3" */
	2064, /* 635: "//@\xE3\x80" */
	1940, /* 636: "//@\xE4" */
	961, /* 637: "//@\xED" */
	688, /* 638: "//@\xEF" */
	2065, /* 639: "//@\xEF\xB7" */
	2066, /* 640: "//@\xEF\xBB" */
	2067, /* 641: "//@\xEF\xBC" */
	2068, /* 642: "//@\xEF\xBD" */
	2069, /* 643: "//@\xEF\xBF" */
	1590, /* 644: "//@\xF0" */
	1351, /* 645: "//@\xF0\x9F" */
	2070, /* 646: "//@\xF0\x9F\xBF" */
	1782, /* 647: "//@\xF0\xAF" */
	1778, /* 648: "//@\xF1" */
	1780, /* 649: "//@\xF3" */
	1593, /* 650: "//[" */
	1364, /* 651: "//[1" */
	1587, /* 652: "//[11" */
	697, /* 653: "//[111" */
	4, /* 654: "//[1111" */
	1784, /* 655: "//[1:" */
	1364, /* 656: "//[1:1" */
	1587, /* 657: "//[1:11" */
	697, /* 658: "//[1:111" */
	4, /* 659: "//[1:1111" */
	1786, /* 660: "//[1:1:" */
	1364, /* 661: "//[1:1:1" */
	1587, /* 662: "//[1:1:11" */
	697, /* 663: "//[1:1:111" */
	4, /* 664: "//[1:1:1111" */
	1788, /* 665: "//[1:1:1:" */
	1364, /* 666: "//[1:1:1:1" */
	1587, /* 667: "//[1:1:1:11" */
	697, /* 668: "//[1:1:1:111" */
	4, /* 669: "//[1:1:1:1111" */
	1790, /* 670: "//[1:1:1:1:" */
	1364, /* 671: "//[1:1:1:1:1" */
	1587, /* 672: "//[1:1:1:1:11" */
	697, /* 673: "//[1:1:1:1:111" */
	4, /* 674: "//[1:1:1:1:1111" */
	1792, /* 675: "//[1:1:1:1:1:" */
	1364, /* 676: "//[1:1:1:1:1:1" */
	1587, /* 677: "//[1:1:1:1:1:11" */
	697, /* 678: "//[1:1:1:1:1:111" */
	4, /* 679: "//[1:1:1:1:1:1111" */
	821, /* 680: "//[1:1:1:1:1:1:" */
	1596, /* 681: "//[1:1:1:1:1:1:0" */
	1323, /* 682: "//[::1." */
	4, /* 683: "//[::1.0" */
	1327, /* 684: "//[::1.1." */
	4, /* 685: "//[::1.1.0" */
	1331, /* 686: "//[::1.1.1." */
	2071, /* 687: "//[::1.1.1.0" */
	1868, /* 688: "//[::1.1.1.1" */
	1870, /* 689: "//[::1.1.1.3" */
	1511, /* 690: "//[::1.1.1.2" */
	1872, /* 691: "//[::1.1.1.25" */
	1800, /* 692: "//[::1.1.1" */
	1802, /* 693: "//[::1.1.3" */
	1339, /* 694: "//[::1.1.2" */
	1804, /* 695: "//[::1.1.25" */
	1806, /* 696: "//[::1.1" */
	1808, /* 697: "//[::1.3" */
	1343, /* 698: "//[::1.2" */
	1810, /* 699: "//[::1.25" */
	1587, /* 700: "//[1:1:1:1:1:1:1a" */
	697, /* 701: "//[1:1:1:1:1:1:11a" */
	4, /* 702: "//[1:1:1:1:1:1:1111" */
	1812, /* 703: "//[1:1:1:1:1:1:1:" */
	1874, /* 704: "//[1:1:1:1:1:1::1" */
	1876, /* 705: "//[1:1:1:1:1:1::11" */
	1878, /* 706: "//[1:1:1:1:1:1::111" */
	1347, /* 707: "//[1:1:1:1:1:1:1" */
	1351, /* 708: "//[1:1:1:1:1:1:11" */
	1599, /* 709: "//[1:1:1:1:1:1:111" */
	827, /* 710: "//[1:1:1:1:1:1:2" */
	1355, /* 711: "//[1:1:1:1:1:1:25" */
	1602, /* 712: "//[1:1:1:1:1:1:26" */
	1359, /* 713: "//[1:1:1:1:1:1:3" */
	1880, /* 714: "//[1:1:1:1:1:1::" */
	1822, /* 715: "//[1:1:1:1:1:1:a" */
	905, /* 716: "//[1:1:1:1:1::" */
	1515, /* 717: "//[1:1:1:1:1::0" */
	1713, /* 718: "//[1:1:1:1:1::1a" */
	1716, /* 719: "//[1:1:1:1:1::11a" */
	1882, /* 720: "//[1:1:1:1:1::1111" */
	1940, /* 721: "//[1:1:1:1:1::1:" */
	1191, /* 722: "//[1:1:1:1:1::1" */
	1196, /* 723: "//[1:1:1:1:1::11" */
	1519, /* 724: "//[1:1:1:1:1::111" */
	779, /* 725: "//[1:1:1:1:1::2" */
	1201, /* 726: "//[1:1:1:1:1::25" */
	1523, /* 727: "//[1:1:1:1:1::26" */
	1206, /* 728: "//[1:1:1:1:1::3" */
	1719, /* 729: "//[1:1:1:1:1::a" */
	911, /* 730: "//[1:1:1:1::" */
	1527, /* 731: "//[1:1:1:1::0" */
	1722, /* 732: "//[1:1:1:1::1a" */
	1725, /* 733: "//[1:1:1:1::11a" */
	1884, /* 734: "//[1:1:1:1::1111" */
	961, /* 735: "//[1:1:1:1::1:" */
	1211, /* 736: "//[1:1:1:1::1" */
	1216, /* 737: "//[1:1:1:1::11" */
	1531, /* 738: "//[1:1:1:1::111" */
	786, /* 739: "//[1:1:1:1::2" */
	1221, /* 740: "//[1:1:1:1::25" */
	1535, /* 741: "//[1:1:1:1::26" */
	1226, /* 742: "//[1:1:1:1::3" */
	1728, /* 743: "//[1:1:1:1::a" */
	917, /* 744: "//[1:1:1::" */
	1539, /* 745: "//[1:1:1::0" */
	1731, /* 746: "//[1:1:1::1a" */
	1734, /* 747: "//[1:1:1::11a" */
	1886, /* 748: "//[1:1:1::1111" */
	961, /* 749: "//[1:1:1::1:" */
	1231, /* 750: "//[1:1:1::1" */
	1236, /* 751: "//[1:1:1::11" */
	1543, /* 752: "//[1:1:1::111" */
	793, /* 753: "//[1:1:1::2" */
	1241, /* 754: "//[1:1:1::25" */
	1547, /* 755: "//[1:1:1::26" */
	1246, /* 756: "//[1:1:1::3" */
	1737, /* 757: "//[1:1:1::a" */
	923, /* 758: "//[1:1::" */
	1551, /* 759: "//[1:1::0" */
	1740, /* 760: "//[1:1::1a" */
	1743, /* 761: "//[1:1::11a" */
	1888, /* 762: "//[1:1::1111" */
	961, /* 763: "//[1:1::1:" */
	1251, /* 764: "//[1:1::1" */
	1256, /* 765: "//[1:1::11" */
	1555, /* 766: "//[1:1::111" */
	800, /* 767: "//[1:1::2" */
	1261, /* 768: "//[1:1::25" */
	1559, /* 769: "//[1:1::26" */
	1266, /* 770: "//[1:1::3" */
	1746, /* 771: "//[1:1::a" */
	929, /* 772: "//[1::" */
	1563, /* 773: "//[1::0" */
	1749, /* 774: "//[1::1a" */
	1752, /* 775: "//[1::11a" */
	1890, /* 776: "//[1::1111" */
	961, /* 777: "//[1::1:" */
	1271, /* 778: "//[1::1" */
	1276, /* 779: "//[1::11" */
	1567, /* 780: "//[1::111" */
	807, /* 781: "//[1::2" */
	1281, /* 782: "//[1::25" */
	1571, /* 783: "//[1::26" */
	1286, /* 784: "//[1::3" */
	1755, /* 785: "//[1::a" */
	4, /* 786: "//[:" */
	935, /* 787: "//[::" */
	1575, /* 788: "//[::0" */
	1758, /* 789: "//[::1a" */
	1761, /* 790: "//[::11a" */
	1892, /* 791: "//[::1111" */
	1046, /* 792: "//[::1:" */
	1291, /* 793: "//[::1" */
	1296, /* 794: "//[::11" */
	1579, /* 795: "//[::111" */
	814, /* 796: "//[::2" */
	1301, /* 797: "//[::25" */
	1583, /* 798: "//[::26" */
	1306, /* 799: "//[::3" */
	1764, /* 800: "//[::a" */
	4, /* 801: "//[V" */
	1836, /* 802: "//[V1" */
	4, /* 803: "//[V1." */
	1894, /* 804: "//[V1.-" */
	1948, /* 805: "//:\xC2" */
	1949, /* 806: "//:\xC3" */
	1950, /* 807: "//:\xCD" */
	1951, /* 808: "//:\xCE" */
	1952, /* 809: "//:\xD6" */
	1953, /* 810: "//:\xD7" */
	1954, /* 811: "//:\xD8" */
	1955, /* 812: "//:\xDB" */
	1771, /* 813: "//:\xE0" */
	1956, /* 814: "//:\xE0\xA5" */
	1604, /* 815: "//:\xE1" */
	1957, /* 816: "//:\xE1\x9A" */
	1319, /* 817: "//:\xE2" */
	1958, /* 818: "//:\xE2\x80" */
	1959, /* 819: "//:\xE2\x81" */
	1960, /* 820: "//:\xE2\x86" */
	1345, /* 821: "//:\xE3" */
	1961, /* 822: "//:\xE3\x80" */
	1940, /* 823: "//:\xE4" */
	961, /* 824: "//:\xED" */
	688, /* 825: "//:\xEF" */
	1962, /* 826: "//:\xEF\xB7" */
	1963, /* 827: "//:\xEF\xBB" */
	1964, /* 828: "//:\xEF\xBC" */
	1965, /* 829: "//:\xEF\xBD" */
	1966, /* 830: "//:\xEF\xBF" */
	1590, /* 831: "//:\xF0" */
	1351, /* 832: "//:\xF0\x9F" */
	1967, /* 833: "//:\xF0\x9F\xBF" */
	1782, /* 834: "//:\xF0\xAF" */
	1778, /* 835: "//:\xF1" */
	1780, /* 836: "//:\xF3" */
	2072, /* 837: "//\xC2" */
	2073, /* 838: "//\xC3" */
	2074, /* 839: "//\xCD" */
	2075, /* 840: "//\xCE" */
	2076, /* 841: "//\xD6" */
	2077, /* 842: "//\xD7" */
	2078, /* 843: "//\xD8" */
	2079, /* 844: "//\xDB" */
	1771, /* 845: "//\xE0" */
	2080, /* 846: "//\xE0\xA5" */
	1604, /* 847: "//\xE1" */
	2081, /* 848: "//\xE1\x9A" */
	1319, /* 849: "//\xE2" */
	2082, /* 850: "//\xE2\x80" */
	2083, /* 851: "//\xE2\x81" */
	2084, /* 852: "//\xE2\x86" */
	1345, /* 853: "//\xE3" */
	2085, /* 854: "//\xE3\x80" */
	1940, /* 855: "//\xE4" */
	961, /* 856: "//\xED" */
	688, /* 857: "//\xEF" */
	2086, /* 858: "//\xEF\xB7" */
	2087, /* 859: "//\xEF\xBB" */
	2088, /* 860: "//\xEF\xBC" */
	2089, /* 861: "//\xEF\xBD" */
	2090, /* 862: "//\xEF\xBF" */
	1590, /* 863: "//\xF0" */
	1351, /* 864: "//\xF0\x9F" */
	2091, /* 865: "//\xF0\x9F\xBF" */
	1782, /* 866: "//\xF0\xAF" */
	1778, /* 867: "//\xF1" */
	1780, /* 868: "//\xF3" */
	0, /* 869: "|#" */
	130, /* 870: "a:" */
	156, /* 871: "a:#" */
	182, /* 872: "a:/" */
	208, /* 873: "a://" */
	234, /* 874: "a://-" */
	260, /* 875: "a://:" */
	286, /* 876: "a://@" */
	312, /* 877: "a://@-" */
	1896, /* 878: "a://@:" */
	1898, /* 879: "a://[::]" */
	338, /* 880: "" */
	364, /* 881: "-" */
	390, /* 882: "#" */
	416, /* 883: ":" */
	442, /* 884: "@" */
	468, /* 885: "@-" */
	261, /* 886: "@:" */
	1900, /* 887: "[::]" */
	624, /* 888: "" */
	646, /* 889: "-" */
	673, /* 890: "#" */
	655, /* 891: "/" */
	494, /* 892: "//" */
	520, /* 893: "//-" */
	546, /* 894: "//:" */
	572, /* 895: "//@" */
	598, /* 896: "//@-" */
	1896, /* 897: "//@:" */
	1898, /* 898: "//[::]" */
	635, /* 899: "a" */
	664, /* 900: "a:" */
};

static const short uric_text__find_wild_further[2093] = {
	   0,  846,   -7,   -6,   -4,    1,    5,    7,    8,    9,   15,   19,   20,    0,    0,  -14,
	 -13,  -12,  -11,  -10,    0,    0,    0,    0,    0,   -9,   -8,    0,  199,  200,  202,  204,
	 208,  210,  211,  212,  218,  222,  223,    0,    0,  192,  193,  194,  195,  196,    1,  828,
	   0,    0,    0,  197,  198,  564,   -7,   -6,   -4,    1,    5,    7,    8,    9,   15,   19,
	  20,    0,    0,  -14,  -13,  -12,  -11,  -10,    0,    0,    0,    0,    0,   -9,   -8,    0,
	 199,  200,  202,  204,  208,  210,  211,  212,  218,  222,  223,    0,    0,  192,  193,  194,
	 195,  196,    1,  543,    0,    0,    0,  197,  198,    0,  199,  200,  202,  204,  208,  210,
	 211,  212,  218,  222,  223,    0,    0,  192,  193,  194,  195,  196,    1,  282,    0,    0,
	   0,  197,  198,    1, -852, -851, -849, -847, -840, -838, -837, -836, -830, -826, -825,    0,
	   0, -859, -858, -857, -856, -855,    0,    0,    2,    0,    0, -854, -853,    0, -853, -852,
	-850, -848, -841, -839, -838, -837, -831, -827, -826,    0,    0, -860, -859, -858, -857, -856,
	   0,    0,    0,    0,    0, -855, -854,   -1, -854, -853, -851, -849, -842, -840, -839, -838,
	-832, -828, -827,    0,    0, -861, -860, -859, -858, -857,    0,    0,    1,    0,    0, -856,
	-855,    1,   -2, -594, -593, -591, -589, -585, -583, -582, -581, -575, -571, -570,    0, -601,
	-600, -599, -598, -597, -827,    3,    0,    2, -788, -596, -595,    0,   -3, -595, -594, -592,
	-590, -586, -584, -583, -582, -576, -572, -571,    0, -602, -601, -600, -599, -598, -828,    2,
	   0,    1,    0, -597, -596, -827,   -4,    0, -628, -627, -625, -623, -619, -617, -616, -615,
	-609, -605, -604, -635, -634, -633, -632, -631, -826,    1,    0,    0,    0, -630, -629,    1,
	  -5, -816, -815, -813, -811, -807, -805, -804, -803, -797, -793, -792,    0, -823, -822, -821,
	-820, -819, -825,    0,    0,    2, -791, -818, -817,    0,   -6, -817, -816, -814, -812, -808,
	-806, -805, -804, -798, -794, -793,    0, -824, -823, -822, -821, -820, -826,    0,    0,    1,
	   0, -819, -818,    1,    2, -308, -307, -305, -303, -299, -297, -296, -295, -289, -285, -284,
	   0, -315, -314, -313, -312, -311, -541,    4,    0,    3, -502, -310, -309,    0,    1, -309,
	-308, -306, -304, -300, -298, -297, -296, -290, -286, -285,    0, -316, -315, -314, -313, -312,
	-542,    3,    0,    2,    0, -311, -310,    0, -571, -570, -568, -566, -559, -557, -556, -555,
	-549, -545, -544,    0,    0, -578, -577, -576, -575, -574,    0,    0,    0,    0,    0, -573,
	-572, -542,   -1,    0, -343, -342, -340, -338, -334, -332, -331, -330, -324, -320, -319, -350,
	-349, -348, -347, -346, -541,    1,    0,    0,    0, -345, -344,    1,   -2, -531, -530, -528,
	-526, -522, -520, -519, -518, -512, -508, -507,    0, -538, -537, -536, -535, -534, -540,    0,
	   0,    2, -506, -533, -532,    0,   -3, -532, -531, -529, -527, -523, -521, -520, -519, -513,
	-509, -508,    0, -539, -538, -537, -536, -535, -541,    0,    0,    1,    0, -534, -533,    1,
	  -2,  -48,  -47,  -45,  -43,  -39,  -37,  -36,  -35,  -29,  -25,  -24,    0,  -55,  -54,  -53,
	 -52,  -51, -281,    3,    0,    2, -242,  -50,  -49,    0,   -3,  -49,  -48,  -46,  -44,  -40,
	 -38,  -37,  -36,  -30,  -26,  -25,    0,  -56,  -55,  -54,  -53,  -52, -282,    2,    0,    1,
	   0,  -51,  -50, -281,   -4,    0,  -82,  -81,  -79,  -77,  -73,  -71,  -70,  -69,  -63,  -59,
	 -58,  -89,  -88,  -87,  -86,  -85, -280,    1,    0,    0,    0,  -84,  -83,    1,   -5, -270,
	-269, -267, -265, -261, -259, -258, -257, -251, -247, -246,    0, -277, -276, -275, -274, -273,
	-279,    0,    0,    2, -245, -272, -271,    0,   -6, -271, -270, -268, -266, -262, -260, -259,
	-258, -252, -248, -247,    0, -278, -277, -276, -275, -274, -280,    0,    0,    1,    0, -273,
	-272,    1,    2,    3,   11, -284, -283, -282, -281, -280, -279, -278,  -10,   -9,    0,    1,
	-295, -294, -293, -292, -291, -290, -289,    0,    1, -285, -284, -283, -282, -281, -280, -279,
	  -1,    1, -294, -293, -292, -291, -290, -289, -288,  -10,   -9, -303, -302, -301, -300, -299,
	-298, -297,    0, -293, -292, -291, -290, -289, -288, -287,  -22,    1,   -6,    2,    3,    4,
	   5,  -19,    1,   -6,    2,    3,    4,    5,  -43,   -2,    1,    2,   -4,   -7,  719,  -57,
	  -2,    1,    2,   -4,   -7,  705,  -71,   -2,    1,    2,   -4,   -7,  691,  -85,   -2,    1,
	   2,   -4,   -7,  677,  -99,   -2,    1,    2,   -4,   -7,  663, -114,   -2,    1,    2,   -4,
	  -7,  648,  -43,   -2,    1,    2,   -4,   -7,  434,  -57,   -2,    1,    2,   -4,   -7,  420,
	 -71,   -2,    1,    2,   -4,   -7,  406,  -85,   -2,    1,    2,   -4,   -7,  392,  -99,   -2,
	   1,    2,   -4,   -7,  378, -114,   -2,    1,    2,   -4,   -7,  363,  -43,   -2,    1,    2,
	  -4,   -7,  173,  -57,   -2,    1,    2,   -4,   -7,  159,  -71,   -2,    1,    2,   -4,   -7,
	 145,  -85,   -2,    1,    2,   -4,   -7,  131,  -99,   -2,    1,    2,   -4,   -7,  117, -114,
	  -2,    1,    2,   -4,   -7,  102,    1,   27,   30,   33,   34,   35,  -28,   -2,    1,    2,
	  -7,  -10,    1,    6,    9,   12,   13,  728,    1,    6,    9,   12,   13,  714,    1,    6,
	   9,   12,   13,  700,    1,    6,    9,   12,   13,  686,    1,    6,    9,   12,   13,  672,
	   1,    6,    9,   12,   13,  657,    1,    6,    9,   12,   13,  443,    1,    6,    9,   12,
	  13,  429,    1,    6,    9,   12,   13,  415,    1,    6,    9,   12,   13,  401,    1,    6,
	   9,   12,   13,  387,    1,    6,    9,   12,   13,  372,    1,    6,    9,   12,   13,  182,
	   1,    6,    9,   12,   13,  168,    1,    6,    9,   12,   13,  154,    1,    6,    9,   12,
	  13,  140,    1,    6,    9,   12,   13,  126,    1,    6,    9,   12,   13,  111,  -40,    1,
	  -1,   -4,  722,  -41,    1,   -2,   -4,  721,  -44,   -2,   -7,   -5,  718,  -46,   -1,   -7,
	 -10,  716,  -18,  -13,  -10,   -7,   -6,  -54,    1,   -1,   -4,  708,  -55,    1,   -2,   -4,
	 707,  -58,   -2,   -7,   -5,  704,  -60,   -1,   -7,  -10,  702,  -68,    1,   -1,   -4,  694,
	 -69,    1,   -2,   -4,  693,  -72,   -2,   -7,   -5,  690,  -74,   -1,   -7,  -10,  688,  -82,
	   1,   -1,   -4,  680,  -83,    1,   -2,   -4,  679,  -86,   -2,   -7,   -5,  676,  -88,   -1,
	  -7,  -10,  674,  -96,    1,   -1,   -4,  666,  -97,    1,   -2,   -4,  665, -100,   -2,   -7,
	  -5,  662, -102,   -1,   -7,  -10,  660,  -19,  -14,  -11,   -8,   -7, -111,    1,   -1,   -4,
	 651, -112,    1,   -2,   -4,  650, -115,   -2,   -7,   -5,  647, -117,   -1,   -7,  -10,  645,
	 -40,    1,   -1,   -4,  437,  -41,    1,   -2,   -4,  436,  -44,   -2,   -7,   -5,  433,  -46,
	  -1,   -7,  -10,  431,  -54,    1,   -1,   -4,  423,  -55,    1,   -2,   -4,  422,  -58,   -2,
	  -7,   -5,  419,  -60,   -1,   -7,  -10,  417,  -68,    1,   -1,   -4,  409,  -69,    1,   -2,
	  -4,  408,  -72,   -2,   -7,   -5,  405,  -74,   -1,   -7,  -10,  403,  -82,    1,   -1,   -4,
	 395,  -83,    1,   -2,   -4,  394,  -86,   -2,   -7,   -5,  391,  -88,   -1,   -7,  -10,  389,
	 -96,    1,   -1,   -4,  381,  -97,    1,   -2,   -4,  380, -100,   -2,   -7,   -5,  377, -102,
	  -1,   -7,  -10,  375, -111,    1,   -1,   -4,  366, -112,    1,   -2,   -4,  365, -115,   -2,
	  -7,   -5,  362, -117,   -1,   -7,  -10,  360,  -40,    1,   -1,   -4,  176,  -41,    1,   -2,
	  -4,  175,  -44,   -2,   -7,   -5,  172,  -46,   -1,   -7,  -10,  170,  -54,    1,   -1,   -4,
	 162,  -55,    1,   -2,   -4,  161,  -58,   -2,   -7,   -5,  158,  -60,   -1,   -7,  -10,  156,
	 -68,    1,   -1,   -4,  148,  -69,    1,   -2,   -4,  147,  -72,   -2,   -7,   -5,  144,  -74,
	  -1,   -7,  -10,  142,  -82,    1,   -1,   -4,  134,  -83,    1,   -2,   -4,  133,  -86,   -2,
	  -7,   -5,  130,  -88,   -1,   -7,  -10,  128,  -96,    1,   -1,   -4,  120,  -97,    1,   -2,
	  -4,  119, -100,   -2,   -7,   -5,  116, -102,   -1,   -7,  -10,  114, -111,    1,   -1,   -4,
	 105, -112,    1,   -2,   -4,  104, -115,   -2,   -7,   -5,  101, -117,   -1,   -7,  -10,   99,
	   1,    5,  -11,    6,    1,    2,  -14,    3,    1,    2,  -11,    3,    1,   14,   16,   15,
	   1,    8,   10,    9,    1,    2,    4,    3,   -1,    1,   -3,  754,   -8,   -1,    1,   -9,
	 -14,   -1,    1,  -15,  -25,    1,   -4,   -7,  -26,    1,   -5,   -7,  -29,   -2,  -10,   -8,
	 -31,   -1,  -10,  -13,  -35,    1,    4,  727,  -42,   -4,   -3,  720,  -45,   -8,   -6,  717,
	 -49,    1,    4,  713,  -56,   -4,   -3,  706,  -59,   -8,   -6,  703,  -63,    1,    4,  699,
	 -70,   -4,   -3,  692,  -73,   -8,   -6,  689,  -77,    1,    4,  685,  -84,   -4,   -3,  678,
	 -87,   -8,   -6,  675,  -91,    1,    4,  671,  -98,   -4,   -3,  664, -101,   -8,   -6,  661,
	-106,    1,    4,  656, -113,   -4,   -3,  649, -116,   -8,   -6,  646,   -1,    1,   -3,  469,
	 -35,    1,    4,  442,  -42,   -4,   -3,  435,  -45,   -8,   -6,  432,  -49,    1,    4,  428,
	 -56,   -4,   -3,  421,  -59,   -8,   -6,  418,  -63,    1,    4,  414,  -70,   -4,   -3,  407,
	 -73,   -8,   -6,  404,  -77,    1,    4,  400,  -84,   -4,   -3,  393,  -87,   -8,   -6,  390,
	 -91,    1,    4,  386,  -98,   -4,   -3,  379, -101,   -8,   -6,  376, -106,    1,    4,  371,
	-113,   -4,   -3,  364, -116,   -8,   -6,  361,   -1,    1,   -3,  208,  -35,    1,    4,  181,
	 -42,   -4,   -3,  174,  -45,   -8,   -6,  171,  -49,    1,    4,  167,  -56,   -4,   -3,  160,
	 -59,   -8,   -6,  157,  -63,    1,    4,  153,  -70,   -4,   -3,  146,  -73,   -8,   -6,  143,
	 -77,    1,    4,  139,  -84,   -4,   -3,  132,  -87,   -8,   -6,  129,  -91,    1,    4,  125,
	 -98,   -4,   -3,  118, -101,   -8,   -6,  115, -106,    1,    4,  110, -113,   -4,   -3,  103,
	-116,   -8,   -6,  100,    1,    3,    6,   -8,    1,    3,    1,  136,  151,    1,   19,   22,
	 -27,   -7,   -6,  -30,  -11,   -9,    1,    3,  726,    1,    2,  725,  -11,   -8,  715,    1,
	   3,  712,    1,    2,  711,  -11,   -8,  701,    1,    3,  698,    1,    2,  697,  -11,   -8,
	 687,    1,    3,  684,    1,    2,  683,  -11,   -8,  673,    1,    3,  670,    1,    2,  669,
	 -11,   -8,  659,    1,    3,  655,    1,    2,  654,  -11,   -8,  644,    1,    3,  441,    1,
	   2,  440,  -11,   -8,  430,    1,    3,  427,    1,    2,  426,  -11,   -8,  416,    1,    3,
	 413,    1,    2,  412,  -11,   -8,  402,    1,    3,  399,    1,    2,  398,  -11,   -8,  388,
	   1,    3,  385,    1,    2,  384,  -11,   -8,  374,    1,    3,  370,    1,    2,  369,  -11,
	  -8,  359,    1,    3,  180,    1,    2,  179,  -11,   -8,  169,    1,    3,  166,    1,    2,
	 165,  -11,   -8,  155,    1,    3,  152,    1,    2,  151,  -11,   -8,  141,    1,    3,  138,
	   1,    2,  137,  -11,   -8,  127,    1,    3,  124,    1,    2,  123,  -11,   -8,  113,    1,
	   3,  109,    1,    2,  108,  -11,   -8,   98,    1,  867,    0,  860,   -7,    1,  847,    1,
	 -18,  -29,    1,  -12,   -1,  -13,   -2,  -28,   -1,    1,  117,    1,   98,    1,   79,    1,
	  60,    1,   41,    1,  756,   -2,  755,   -4,  753,   -6,    1,   -7,   -8,   -9,  -10,  -12,
	   1,  -13,  -14,  -15,  -16,    1,  -16,    1,  740,    1,  739,  -19,  738,  -10,  730,  -15,
	 -12,    1,  724,    1,  710,    1,  696,    1,  682,    1,  668,    1,  653,    1,    0,  640,
	 565,    1,  471,   -2,  470,   -4,  468,    1,  455,    1,  454,  -19,  453,  -10,  445,    1,
	 439,    1,  425,    1,  411,    1,  397,    1,  383,    1,  368,    0,  355,    1,  210,   -2,
	 209,   -4,  207,    1,  194,    1,  193,  -19,  192,  -10,  184,    1,  178,    1,  164,    1,
	 150,    1,  136,    1,  122,    1,  107,    0,   94,   -7,    0,   -8,   -1,   -5,   -1,  866,
	 859,  858,  857,  856,  855,  854,  853,  851,  849,  844,  843,  842,  840,  -20,  -21,  836,
	 835,  834,  833,  832,  829,  827,  825,  824,  823,  822,  821,  820,  819,  818,  817,  815,
	 813,  811,  810,  809,  807,  -17,  803,  802,  801,  800,  799,  796,  757, -192, -193, -194,
	-195, -196, -197, -198, -199, -201, -203, -205, -206, -207, -209, -213, -214, -215, -216, -217,
	-220,  602,  601,  600,  599,  598,  597,  596,  595,  593,  591,  589,  588,  587,  585,  581,
	 580,  579,  578,  577,  574,  576,  575,  573,  572,  571,  569,  567,  562,  561,  560,  558,
	 554,  553,  552,  551,  550,  547,  541,  540,  539,  538,  537,  536,  535,  534,  533,  532,
	 530,  528,  526,  525,  524,  522,  518,  517,  516,  515,  514,  511,  472,  316,  315,  314,
	 313,  312,  311,  310,  309,  307,  305,  303,  302,  301,  299,  295,  294,  293,  292,  291,
	 288,  285,  281,  279,  278,  277,  276,  275,  274,  273,  272,  271,  269,  267,  265,  264,
	 263,  261,  257,  256,  255,  254,  253,  250,  211,   56,   55,   54,   53,   52,   51,   50,
	  49,   47,   45,   43,   42,   41,   39,   35,   34,   33,   32,   31,   28,
};


static const unsigned char uric_text__find_wild_extra[85] = {
	 0,  0,  0,  0,  0,  5,  0,  0,  7,  0,  0,  0,  0,  0,  0,  8,
	 0,  6,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  1,  2,  3,  4, 10, 11,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,
};


static const unsigned char uric_text__find_wild_events[2093] = {
	 0,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  3,
	 0,  0,  0,  0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  3,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  3,  0,  0,
	 0,  0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  1,  0,  0,  0,  0,  1,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  3,  0,  0,  0,
	 0,  1,  6,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  3,  0,  1,  0,  0,  0,  1,  6,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  3,
	 0,  1,  0,  0,  0,  0,  6,  1,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  1,
	 6,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  1,  0,  0,  0,  1,  6,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  1,
	 0,  0,  0,  1,  6,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  3,  0,  1,  0,  0,  0,  1,  6,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  3,  0,  1,  0,  0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  6,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  1,  6,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  0,  0,  1,  6,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  0,  0,  0,  1,
	 6,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  3,  0,  1,  0,  0,  0,  1,  6,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  3,  0,  1,
	 0,  0,  0,  0,  6,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  1,  6,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  1,  0,  0,  0,  1,  6,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  0,  0,
	 0,  1,  1,  1,  1,  0,  0,  0,  0,  0,  0,  0,  1,  1,  1,  1,
	 0,  0,  0,  0,  0,  0,  0,  1,  1,  0,  0,  0,  0,  0,  0,  0,
	 1,  3,  0,  0,  0,  0,  0,  0,  0,  1,  1,  0,  0,  0,  0,  0,
	 0,  0,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,
	 0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,
	 0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,
	 0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,  0,  0,  0,  0,  9,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,  0,  0,  0,  9,
	 0,  0,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,
	 0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,
	 9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,
	 0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,
	 0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,
	 9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,
	 0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,
	 0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,
	 9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,
	 0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,  0,  9,  0,
	 0,  9,  0,  0,  9,  0,  0,  9,  0,  1,  0,  1,  0,  0,  1,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  9,  0,  9,  0,  9,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  9,  0,  9,  0,  9,  0,  9,  0,
	 0,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  0, 12,
	 1,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,
	 9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0, 12,  0,  9,  0,
	 9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,  9,  0,
	 9,  0,  9,  0,  9,  0,  9,  0, 12,  6,  1,  6,  1,  6,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  0,  1,  1,  1,  1,  1,  1,  9,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  9,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  9,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
};

enum { uric_text_find_wild_en_uri = 9 };
enum { uric_text_find_wild_en_suffix = 880 };
enum { uric_text_find_wild_en_reference = 888 };
enum { uric_text_find_wild_en_more = 1 };

void uric_text_find_wild_begin(struct uric_text_wild *w, enum uric_text_wild_rule rule)
{
    memset(w, 0, sizeof *w);
    w->path_begin = UINT32_MAX;
    switch (rule) {
    case URIC_TEXT_WILD_URI: w->state = uric_text_find_wild_en_uri; break;
    case URIC_TEXT_WILD_SUFFIX: w->state = uric_text_find_wild_en_suffix; break;
    case URIC_TEXT_WILD_REFERENCE: w->state = uric_text_find_wild_en_reference; break;
    case URIC_TEXT_WILD_MORE: w->state = uric_text_find_wild_en_more; break;
    }
}

size_t uric_text_find_wild(struct uric_text_wild *w, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    const uint32_t base = w->read;
    int cs = w->state, loop = 0; /* the state after the last byte that it could end with */

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
	_class = uric_text__find_wild_class[*p];
	_trans = (unsigned int)uric_text__find_wild_shapes[uric_text__find_wild_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_text__find_wild_extra[_class];
	_trans += uric_text__find_wild_ways[cs];
	cs += uric_text__find_wild_further[_trans];

	if ( uric_text__find_wild_events[_trans] == 0 )
		goto _again;

	_acts = uric_text__find_wild_actions + uric_text__find_wild_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        if ((cs) == loop)
            p = uric_text_pass(p, pe, w);
        loop = (cs);
        w->length = base + (uint32_t)(p - begin) + 1;
    }
	break;
	case 1:
	{ w->host_begin = base + (uint32_t)(p - begin) + 1;
                            w->path_begin = UINT32_MAX; }
	break;
	case 2:
	{
        if (w->path_begin == UINT32_MAX)
            w->path_begin = base + (uint32_t)(p - begin);
    }
	break;
	case 3:
	{}
	break;
	case 4:
	{}
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

    w->state = cs;
    w->read = base + (uint32_t)(p - begin);
    return (size_t)(p - begin);
}

/* Generated from grammar/text/find_wild_end.rl by ragel 6.10 -T0; do not edit. */
/* Finds the end of a URI that has no delimiters, and that bytes beyond RFC 3986 may be part
 * of.  The rules of find_bare.rl hold, and those for these bytes. */

enum { URIC_TEXT_ROUND, URIC_TEXT_SQUARE, URIC_TEXT_CURLY };

static int uric_text_pair_of(unsigned char c)
{
    return c == '(' || c == ')' ? URIC_TEXT_ROUND : c == '[' || c == ']' ? URIC_TEXT_SQUARE : URIC_TEXT_CURLY;
}

/* Whether the bytes before p are a "[" and digits: the number of a footnote. */
static int uric_text_is_footnote(const unsigned char *begin, const unsigned char *p)
{
    const unsigned char *const end = p;

    while (p > begin && p[-1] >= '0' && p[-1] <= '9')
        p--;
    return p < end && p > begin && p[-1] == '[';
}

/* Whether a name and "=" are here: after "|", the next parameter of a template in MediaWiki. */
static int uric_text_is_parameter(const unsigned char *p, const unsigned char *pe)
{
    while (p < pe && (uric_text_text_class[*p] & URIC_TEXT_TEXT_WORD || *p == '_' || *p == '-'))
        p++;
    return p < pe && *p == '=';
}

/* The byte before the character that ends at p. */
static unsigned char uric_text_last_before(const struct uric_text_ending *e, const unsigned char *begin,
                                 const unsigned char *p)
{
    while (p > begin && (*p & 0xC0) == 0x80)
        p--;
    if (p > begin)
        return p[-1];
    return (*p & 0xC0) == 0x80 ? e->before_letter : e->last;
}

/* Whether a word of a script without spaces may continue a URI after this byte; in a host also
 * after a ".". */
static int uric_text_may_continue(unsigned char c, int in_host)
{
    return c >= 0x80 || (c == '.' && in_host) || memchr("/?#=&-_~+@:([{|%^", c, 17) != NULL;
}

static const char uric_text__find_wild_end_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 9, 1, 10, 1, 11, 1,
	12, 2, 1, 8, 2, 1, 14, 2,
	12, 13, 2, 15, 0
};

static const short uric_text__find_wild_end_key_offsets[] = {
	0, 0, 54, 113, 171, 227, 281, 288,
	290, 293, 297, 302, 306, 314, 318, 325,
	329, 331, 342, 346, 348, 357, 362, 391,
	400, 402, 404, 406, 409, 415, 417, 424,
	428, 430, 442, 446, 448, 453, 457, 459,
	467, 469, 473, 476, 478, 481, 483, 489,
	492, 496, 554, 612, 670, 725, 780, 836,
	890, 946, 1002, 1058, 1116, 1171, 1226, 1281,
	1336, 1391, 1446, 1501, 1556, 1611, 1611, 1665
};

static const unsigned char uric_text__find_wild_end_trans_keys[] = {
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	44u, 45u, 46u, 58u, 59u, 60u, 61u, 62u,
	63u, 91u, 92u, 93u, 94u, 95u, 96u, 123u,
	124u, 125u, 126u, 127u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 234u,
	237u, 239u, 240u, 243u, 0u, 34u, 37u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 97u, 103u, 108u,
	110u, 113u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 51u, 54u, 58u, 59u,
	60u, 61u, 62u, 63u, 88u, 91u, 92u, 93u,
	94u, 95u, 96u, 120u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 64u, 65u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 172u, 162u, 170u, 174u, 186u, 188u, 190u,
	128u, 191u, 191u, 128u, 189u, 128u, 134u, 136u,
	191u, 191u, 128u, 136u, 138u, 189u, 128u, 130u,
	132u, 191u, 128u, 139u, 141u, 154u, 156u, 158u,
	160u, 191u, 128u, 147u, 149u, 191u, 165u, 160u,
	183u, 184u, 187u, 188u, 191u, 128u, 163u, 166u,
	191u, 128u, 191u, 130u, 131u, 154u, 128u, 135u,
	136u, 157u, 158u, 159u, 160u, 191u, 128u, 159u,
	160u, 191u, 129u, 191u, 128u, 129u, 134u, 130u,
	133u, 176u, 183u, 186u, 191u, 153u, 140u, 141u,
	144u, 147u, 37u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 48u, 57u, 65u, 90u, 97u,
	122u, 195u, 223u, 228u, 236u, 241u, 242u, 128u,
	129u, 134u, 130u, 133u, 176u, 183u, 186u, 191u,
	140u, 141u, 176u, 191u, 128u, 143u, 128u, 129u,
	191u, 132u, 135u, 161u, 175u, 177u, 191u, 128u,
	191u, 165u, 128u, 147u, 148u, 175u, 176u, 191u,
	128u, 159u, 160u, 191u, 128u, 159u, 183u, 185u,
	186u, 187u, 188u, 189u, 190u, 191u, 164u, 171u,
	172u, 182u, 128u, 143u, 176u, 191u, 128u, 190u,
	128u, 144u, 153u, 161u, 186u, 129u, 154u, 166u,
	191u, 128u, 159u, 155u, 159u, 175u, 191u, 144u,
	158u, 160u, 190u, 128u, 191u, 128u, 139u, 140u,
	191u, 191u, 172u, 190u, 128u, 189u, 191u, 128u,
	190u, 128u, 189u, 143u, 159u, 175u, 191u, 128u,
	190u, 191u, 128u, 190u, 143u, 159u, 128u, 158u,
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	43u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 64u, 91u, 92u, 93u, 94u, 95u,
	96u, 123u, 124u, 125u, 126u, 127u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 234u, 237u, 239u, 240u, 243u, 0u, 34u,
	37u, 47u, 48u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 43u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 64u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 47u, 48u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 43u, 44u, 45u, 46u,
	58u, 59u, 60u, 61u, 62u, 63u, 64u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 47u, 48u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 47u, 58u, 59u, 60u, 61u, 62u, 63u,
	91u, 92u, 93u, 94u, 95u, 96u, 123u, 124u,
	125u, 126u, 127u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 0u, 34u, 37u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 36u,
	38u, 39u, 40u, 41u, 42u, 44u, 45u, 46u,
	47u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 52u,
	57u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 48u, 50u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 50u, 51u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 50u, 55u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 58u, 59u, 60u,
	61u, 62u, 63u, 67u, 69u, 91u, 92u, 93u,
	94u, 95u, 96u, 99u, 101u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 112u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 111u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 58u, 59u, 60u,
	61u, 62u, 63u, 91u, 92u, 93u, 94u, 95u,
	96u, 115u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 91u, 92u, 93u, 94u, 95u, 96u,
	116u, 123u, 124u, 125u, 126u, 127u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 234u, 237u, 239u, 240u, 243u, 0u, 34u,
	37u, 122u, 195u, 223u, 228u, 236u, 241u, 242u,
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	44u, 45u, 46u, 58u, 59u, 60u, 61u, 62u,
	63u, 91u, 92u, 93u, 94u, 95u, 96u, 98u,
	123u, 124u, 125u, 126u, 127u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	234u, 237u, 239u, 240u, 243u, 0u, 34u, 37u,
	122u, 195u, 223u, 228u, 236u, 241u, 242u, 33u,
	35u, 36u, 38u, 39u, 40u, 41u, 42u, 44u,
	45u, 46u, 58u, 59u, 60u, 61u, 62u, 63u,
	91u, 92u, 93u, 94u, 95u, 96u, 115u, 123u,
	124u, 125u, 126u, 127u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 234u,
	237u, 239u, 240u, 243u, 0u, 34u, 37u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 112u, 123u, 124u,
	125u, 126u, 127u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 0u, 34u, 37u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 36u,
	38u, 39u, 40u, 41u, 42u, 44u, 45u, 46u,
	58u, 59u, 60u, 61u, 62u, 63u, 91u, 92u,
	93u, 94u, 95u, 96u, 117u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 111u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 91u, 92u, 93u, 94u, 95u, 96u,
	123u, 124u, 125u, 126u, 127u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	234u, 237u, 239u, 240u, 243u, 0u, 34u, 37u,
	64u, 65u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 0
};

static const char uric_text__find_wild_end_single_lengths[] = {
	0, 44, 49, 48, 44, 44, 1, 0,
	1, 0, 1, 0, 0, 0, 1, 0,
	0, 3, 0, 0, 3, 1, 17, 3,
	0, 0, 0, 1, 0, 0, 1, 0,
	0, 8, 0, 0, 1, 0, 0, 4,
	0, 0, 1, 0, 1, 0, 4, 1,
	2, 46, 46, 46, 45, 45, 46, 44,
	46, 46, 46, 48, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 0, 44, 44
};

static const char uric_text__find_wild_end_range_lengths[] = {
	0, 5, 5, 5, 6, 5, 3, 1,
	1, 2, 2, 2, 4, 2, 3, 2,
	1, 4, 2, 1, 3, 2, 6, 3,
	1, 1, 1, 1, 3, 1, 3, 2,
	1, 2, 2, 1, 2, 2, 1, 2,
	1, 2, 1, 1, 1, 1, 1, 1,
	1, 6, 6, 6, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 0, 5, 6
};

static const short uric_text__find_wild_end_index_offsets[] = {
	0, 0, 50, 105, 159, 210, 260, 265,
	267, 270, 273, 277, 280, 285, 288, 293,
	296, 298, 306, 309, 311, 318, 322, 346,
	353, 355, 357, 359, 362, 366, 368, 373,
	376, 378, 389, 392, 394, 398, 401, 403,
	410, 412, 415, 418, 420, 423, 425, 431,
	434, 438, 491, 544, 597, 648, 699, 751,
	801, 853, 905, 957, 1011, 1062, 1113, 1164,
	1215, 1266, 1317, 1368, 1419, 1470, 1471, 1521
};

static const char uric_text__find_wild_end_indicies[] = {
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 1, 9, 0, 10, 0,
	11, 7, 0, 8, 1, 12, 0, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 16, 27,
	32, 15, 1, 34, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 0, 11, 7, 0, 8, 1, 12,
	0, 35, 36, 36, 37, 38, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 39, 40, 1, 9,
	0, 10, 0, 11, 41, 7, 0, 8,
	1, 12, 0, 41, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 42, 16, 27,
	32, 15, 1, 2, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 43, 11, 7, 0, 8, 1, 12,
	0, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	16, 27, 32, 15, 4, 4, 4, 4,
	15, 4, 15, 4, 4, 15, 4, 4,
	15, 4, 4, 4, 15, 4, 4, 15,
	4, 4, 4, 4, 15, 4, 4, 15,
	44, 16, 45, 16, 15, 4, 4, 15,
	46, 15, 47, 16, 48, 45, 16, 45,
	16, 15, 46, 4, 15, 4, 15, 49,
	50, 51, 16, 16, 45, 15, 52, 4,
	52, 15, 4, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 53, 26, 28, 29,
	30, 31, 33, 4, 4, 4, 16, 27,
	32, 15, 54, 50, 51, 16, 16, 45,
	15, 4, 15, 4, 15, 4, 15, 55,
	45, 15, 46, 46, 46, 15, 45, 15,
	56, 45, 16, 45, 15, 4, 46, 15,
	45, 15, 57, 50, 16, 58, 59, 60,
	45, 61, 45, 16, 15, 4, 4, 15,
	4, 15, 46, 46, 46, 15, 46, 46,
	15, 46, 15, 63, 64, 65, 65, 62,
	27, 15, 16, 15, 45, 16, 15, 66,
	16, 15, 4, 15, 67, 45, 15, 46,
	15, 68, 68, 68, 68, 62, 15, 66,
	16, 15, 68, 68, 62, 15, 1, 2,
	3, 5, 6, 7, 8, 1, 69, 9,
	70, 71, 1, 9, 0, 10, 0, 11,
	4, 7, 0, 8, 1, 12, 0, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 69, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 69, 9, 70, 71, 72,
	9, 0, 10, 0, 11, 4, 7, 0,
	8, 1, 12, 0, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 69, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	69, 9, 70, 71, 72, 9, 0, 10,
	43, 11, 4, 7, 0, 8, 1, 12,
	0, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	69, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	73, 1, 9, 0, 10, 0, 11, 7,
	0, 8, 1, 12, 0, 7, 13, 8,
	12, 0, 14, 17, 18, 19, 20, 21,
	22, 23, 24, 25, 26, 28, 29, 30,
	31, 33, 0, 4, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 74, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 75, 75,
	1, 9, 0, 10, 0, 11, 7, 0,
	8, 1, 12, 0, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 76, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 75, 75, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	77, 78, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 75, 75, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	1, 9, 0, 10, 0, 11, 75, 75,
	7, 0, 8, 1, 12, 0, 75, 75,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 79, 7, 13, 8, 12, 0,
	14, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 28, 29, 30, 31, 33,
	0, 4, 16, 27, 32, 15, 1, 2,
	3, 5, 6, 7, 8, 1, 9, 10,
	1, 1, 9, 0, 10, 0, 11, 7,
	0, 8, 1, 12, 0, 80, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	75, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	16, 27, 32, 15, 1, 2, 3, 5,
	6, 7, 8, 1, 9, 10, 1, 1,
	9, 0, 10, 0, 11, 7, 0, 8,
	1, 12, 0, 75, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 81, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 16, 27,
	32, 15, 1, 2, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 0, 11, 7, 0, 8, 1, 12,
	0, 82, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	1, 9, 0, 10, 0, 11, 7, 0,
	8, 1, 12, 0, 75, 7, 13, 8,
	12, 0, 14, 17, 18, 19, 20, 21,
	22, 23, 24, 25, 26, 28, 29, 30,
	31, 33, 0, 4, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 1, 9, 0, 10, 0,
	11, 7, 0, 8, 1, 12, 0, 83,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 36, 7, 13, 8, 12, 0,
	14, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 28, 29, 30, 31, 33,
	0, 4, 16, 27, 32, 15, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 42,
	16, 27, 32, 15, 0
};

static const char uric_text__find_wild_end_trans_targs[] = {
	69, 1, 1, 1, 1, 2, 1, 1,
	1, 4, 5, 1, 1, 1, 6, 0,
	7, 8, 9, 10, 11, 12, 13, 14,
	17, 20, 27, 29, 30, 32, 33, 39,
	46, 48, 3, 60, 63, 64, 67, 54,
	56, 57, 49, 69, 15, 16, 1, 18,
	19, 21, 25, 26, 22, 23, 24, 28,
	31, 34, 35, 36, 37, 38, 40, 41,
	42, 44, 43, 45, 47, 50, 51, 50,
	52, 53, 70, 55, 71, 58, 59, 61,
	62, 65, 66, 68
};

static const char uric_text__find_wild_end_trans_actions[] = {
	1, 0, 25, 7, 3, 21, 13, 9,
	11, 23, 7, 15, 19, 17, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 25, 3, 3, 3, 3, 3,
	3, 3, 3, 34, 0, 0, 5, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 3, 7, 0,
	0, 3, 28, 3, 31, 3, 3, 3,
	3, 3, 3, 3
};

enum { uric_text_find_wild_end_start = 1 };

/* Offsets in the text: an escaped character has as many bytes there as its escape. */
#define AFTER (at + (escaped > 0 ? escaped : (size_t)(p - begin) + 1))
#define BEFORE (at + (escaped > 0 ? 0 : (size_t)(p - begin)))

void uric_text_find_wild_end_begin(struct uric_text_ending *e, char before, int enclosed)
{
    memset(e, 0, sizeof *e);
    e->state = uric_text_find_wild_end_start;
    e->before = (unsigned char)before;
    e->enclosed = (unsigned char)enclosed;
}

size_t uric_text_find_wild_end_feed(struct uric_text_ending *e, const char *s, size_t n, size_t at,
                               size_t escaped, size_t path)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = e->state;

    e->before_letter = n > 0 && (*p & 0xC0) != 0x80 ? e->last : e->before_letter;

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
	_keys = uric_text__find_wild_end_trans_keys + uric_text__find_wild_end_key_offsets[cs];
	_trans = (unsigned int)uric_text__find_wild_end_index_offsets[cs];

	_klen = uric_text__find_wild_end_single_lengths[cs];
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

	_klen = uric_text__find_wild_end_range_lengths[cs];
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
	_trans = (unsigned int)uric_text__find_wild_end_indicies[_trans];
	cs = uric_text__find_wild_end_trans_targs[_trans];

	if ( uric_text__find_wild_end_trans_actions[_trans] == 0 )
		goto _again;

	_acts = uric_text__find_wild_end_actions + uric_text__find_wild_end_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        e->ended = e->stopped = 1;
        p--;
        {p++; goto _out; }
    }
	break;
	case 1:
	{
        if ((cs) == uric_text_find_wild_end_start)
            p += uric_text_find_pass_meant(p, pe);
        e->end = AFTER;
    }
	break;
	case 2:
	{
        if (!e->enclosed && !uric_text_may_continue(uric_text_last_before(e, begin, p),
                                          e->n + (size_t)(p - begin) < path)) {
            e->ended = e->doubtful = 1;
            {p++; goto _out; }
        }
        e->end = AFTER;
    }
	break;
	case 3:
	{
        e->arrow = e->end;
        e->end = AFTER;
        if (*p == '=') {
            e->value = e->end;
            if (uric_text_find_may_be_quoted(p, (size_t)(pe - p)))
                e->reference = 1;
        }
    }
	break;
	case 4:
	{
        /* "$" belongs to the brace, as in a shell */
        if (e->depth[uric_text_pair_of(*p)]++ == 0) {
            e->outside[uric_text_pair_of(*p)] =
                *p == '{' && uric_text_last_before(e, begin, p) == '$' ? e->arrow : e->end;
            if (*p == '[')
                e->labels = !e->enclosed && (!e->in_query || (e->value > 0 && e->value < BEFORE));
        }
    }
	break;
	case 5:
	{
        /* in a link of Markdown, an escaped one closes nothing */
        if (e->depth[uric_text_pair_of(*p)] == 0 && !(e->enclosed && escaped > 0)) {
            e->ended = 1;
            {p++; goto _out; }
        }
        e->end = AFTER;
        if (e->depth[uric_text_pair_of(*p)] > 0 && --e->depth[uric_text_pair_of(*p)] == 0 && *p == ']' &&
            e->labels) {
            e->end = e->outside[URIC_TEXT_SQUARE];
            e->label = uric_text_is_footnote(begin, p) ? 0 : AFTER;
        }
    }
	break;
	case 6:
	{
        if (e->before == '\'') {
            e->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 7:
	{ e->in_query = 1; }
	break;
	case 8:
	{ e->in_query = 0; e->past_path = 1; }
	break;
	case 9:
	{
        if (!(e->in_query || e->past_path) || e->before == '|' || e->before == '<' ||
            e->before == '[' || (e->before == '=' && uric_text_is_parameter(p + 1, pe))) {
            e->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 10:
	{ if (*p != e->before) e->end = AFTER; }
	break;
	case 11:
	{ e->escape = e->end; e->end = AFTER; e->value = 0; }
	break;
	case 12:
	{
        e->list = e->end;
        e->value = 0;
        e->reference |= *p == ';' && e->escape > 0;
    }
	break;
	case 13:
	{
        e->end = e->escape;
        e->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 14:
	{
        e->end = e->list;
        e->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 15:
	{
        e->end = e->arrow;
        e->ended = 1;
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

    e->state = cs;
    e->n += n;
    if (n > 0)
        e->last = begin[n - 1];
    return (size_t)(p - begin);
}

#undef AFTER
#undef BEFORE

void uric_text_find_wild_end_set(const struct uric_text_ending *e, size_t read, struct uric_text_bare *b)
{
    int i;

    memset(b, 0, sizeof *b);
    b->end = e->end;
    b->read = read;
    b->ended = e->ended;
    b->stopped = e->stopped;
    b->reference = e->reference;
    for (i = 0; i < 3; i++) {
        if (e->depth[i] > 0 && e->outside[i] < b->end)
            b->end = e->outside[i];
        b->unclosed |= e->depth[i] > 0;
    }
    /* a label, unless the URI goes on after it or ends before it */
    b->doubtful = e->doubtful || (e->label > 0 && b->end == e->outside[URIC_TEXT_SQUARE]);
}

void uric_text_find_wild_end(const char *s, const struct uric_text_wild *w, size_t room, char before,
                        int enclosed, struct uric_text_bare *b)
{
    const size_t n = w->length;
    struct uric_text_ending e;

    uric_text_find_wild_end_begin(&e, before, enclosed);
    uric_text_find_wild_end_set(
        &e,
        uric_text_find_wild_end_feed(
            &e, s, n + (n < room && !(uric_text_text_class[(unsigned char)s[n]] & URIC_TEXT_TEXT_WILD)), 0,
            0, w->path_begin < n ? w->path_begin : SIZE_MAX),
        b);
}

/* Generated from grammar/text/find_escape.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* One escape: how formats of text write a character that they would read otherwise.  JSON and
 * JavaScript (RFC 8259, 7), logs and C, Markdown, LaTeX, HTML and XML, roff, quoted-printable. */
/* Escapes of characters in text, and URIs that contain some, in pieces. */
#ifndef URIC_TEXT_FIND_ESCAPE_H
#define URIC_TEXT_FIND_ESCAPE_H


/* The longest escape, and what may follow it that is part of it. */
enum { URIC_TEXT_ESCAPE_LONGEST = 32 };

/* What an escape stands for beside characters: one byte of a character, or nothing. */
#define URIC_TEXT_ESCAPE_BYTE 0x40000000u
#define URIC_TEXT_ESCAPE_NOTHING 0x80000000u

/* The length of the escape at the start of n bytes, 0 if there is none, by the rules of one kind,
 * URIC_ESCAPE_ROFF or URIC_ESCAPE_QUOTED_PRINTABLE, or for any other of those of all texts.  Sets
 * what it stands for and its kind. */
URIC_TEXT_INTERNAL size_t uric_text_find_escape_in(const char *s, size_t n, int rules, uint32_t *character,
                                         int *kind);

struct uric_text_escape {
    size_t length;
    int kind;               /* enum uric_found_escape */
    unsigned n;             /* of the bytes that it stands for */
    unsigned char bytes[4];
};

/* Whether an escape starts at s[i] of n bytes; i counts from the start of the URI.  kinds: a
 * set, of which URIC_ESCAPE_ROFF and URIC_ESCAPE_QUOTED_PRINTABLE matter. */
URIC_TEXT_INTERNAL int uric_text_find_escape(const char *s, size_t i, size_t n, unsigned kinds,
                                   struct uric_text_escape *e);

/* Whether an escape may start with this byte. */
static URIC_TEXT_INLINE int uric_text_may_escape(char c, unsigned kinds)
{
    return c == '\\' || c == '&' || c == '{' || c == '$' ||
           (c == '=' && kinds >> URIC_ESCAPE_QUOTED_PRINTABLE & 1);
}

/* A string of one byte, for a piece; place is its place in its character. */
URIC_TEXT_INTERNAL const char *uric_text_find_byte(unsigned char byte, unsigned place);

/* Sets *piece to the one that starts at s[i], or to the byte after *piece of the same escape.
 * Returns 0 if the n bytes end first. */
URIC_TEXT_INTERNAL int uric_text_find_escaped_piece(const char *s, uint32_t i, uint32_t n, unsigned kinds,
                                          struct uric_piece *piece);

/* The same of an attribute's value, of which character references alone are escapes, for any
 * *piece. */
URIC_TEXT_INTERNAL int uric_text_find_attribute_piece(const char *s, uint32_t n, struct uric_piece *piece);

#endif

static const char uric_text__find_escape_actions[] = {
	0, 1, 0, 1, 1, 1, 3, 1,
	10, 1, 13, 1, 14, 2, 0, 2,
	2, 0, 10, 2, 0, 11, 2, 0,
	16, 2, 3, 10, 2, 3, 12, 2,
	3, 15, 2, 4, 13, 2, 4, 15,
	2, 5, 15, 2, 6, 13, 2, 7,
	15, 2, 7, 17, 2, 8, 10, 2,
	9, 10
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_text__find_escape_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  2,  0,  0,  3,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  4,  5,  6,  7,  8,  9,  5, 10,  4,  4,  4,  4, 11, 11,  5,
	12, 13, 13, 13, 13, 13, 13, 13, 14, 14, 15, 16,  5, 17,  5,  4,
	 4, 18, 18, 19, 20, 19, 19,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0, 21,  0,  0,  4, 22,  4,  4, 23,
	 5, 24, 25, 26, 27, 28, 29, 30, 31, 32,  0,  0, 33, 34, 35, 36,
	 0,  0, 37, 38, 39, 40, 41,  0, 42,  0,  0, 43,  4, 44, 45,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_text__find_escape_shapes[48][23] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 50, 0, 0, 0, 0, 68, 4, 0, 68, 4, 0, 68, 68, 68, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 0, 17, 1, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 16, 32, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 2, 17, 1, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 33, 17, 17, 17, 3, 16, 17, 0, 0, 20, 51, 0, 83, 0, 0, 80, 80, 118, 56, 25, 161 },
	{ 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 0, 3, 34, 0, 66, 0, 0, 64, 64, 64, 37, 6, 0 },
	{ 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 0, 0, 34, 0, 50, 0, 0, 48, 48, 48, 36, 5, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 0, 17, 2, 0, 17, 33, 17, 0, 0, 0, 0, 0, 0, 48, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 2, 0, 2, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 0, 0, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 17, 1, 0, 17, 1, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 17, 17, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 64 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 2 },
	{ 0, 0, 0, 0, 17, 50, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
};


static const unsigned char uric_text__find_escape_shape[124] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 14,
	14, 14, 14, 14, 15,  5, 16, 16, 16, 16, 16, 17, 18, 19, 20,  5,
	 5,  5, 21,  5,  5,  7, 22, 22, 22, 23, 24, 25,  5, 26, 26, 26,
	26, 26, 27,  5,  5, 28, 29,  9, 30, 31, 32, 33, 28, 34,  8, 35,
	 9,  9, 28,  9, 36, 37, 38, 27, 30, 37, 38, 29,  8, 35, 39, 29,
	38, 27, 40,  7,  8,  9, 10, 11, 41, 27, 28, 29,  9, 30, 31, 32,
	38, 33, 28, 42,  8, 35,  9,  9, 28,  9, 36, 37, 38, 43, 27, 43,
	 7, 44, 45, 42,  9, 46, 46, 18, 38, 47, 47, 46,
};


static const unsigned char uric_text__find_escape_ways[124] = {
	14,
	12, /* 1: "" */
	27, /* 2: "=" */
	39, /* 3: "=\x09" */
	96, /* 4: "=\x0D" */
	97, /* 5: "=1" */
	31, /* 6: "" */
	12, /* 7: "$" */
	12, /* 8: "$\\" */
	12, /* 9: "$\\s" */
	12, /* 10: "$\\si" */
	98, /* 11: "$\\sim" */
	12, /* 12: "&" */
	48, /* 13: "&#" */
	50, /* 14: "&#1" */
	52, /* 15: "&#11" */
	54, /* 16: "&#111" */
	56, /* 17: "&#1111" */
	58, /* 18: "&#11111" */
	60, /* 19: "&#111111" */
	99, /* 20: "&#1111111" */
	42, /* 21: "&#x" */
	62, /* 22: "&#x1" */
	64, /* 23: "&#x11" */
	66, /* 24: "&#x111" */
	68, /* 25: "&#x1111" */
	70, /* 26: "&#x11111" */
	0, /* 27: "\\" */
	10, /* 28: "\\\\\\" */
	22, /* 29: "\\\\\\\\" */
	42, /* 30: "\\u" */
	42, /* 31: "\\u1" */
	42, /* 32: "\\u11" */
	100, /* 33: "\\u111" */
	72, /* 34: "\\uD" */
	42, /* 35: "\\uDa" */
	101, /* 36: "\\uDa1" */
	12, /* 37: "\\uDa11" */
	74, /* 38: "\\uDa11\\" */
	76, /* 39: "\\uDa11\\\\" */
	78, /* 40: "\\uDa11\\\\\\" */
	12, /* 41: "\\uDa11\\\\\\\\" */
	42, /* 42: "\\uDa11\\u" */
	102, /* 43: "\\uDa11\\uD" */
	42, /* 44: "\\u{" */
	80, /* 45: "\\u{1" */
	82, /* 46: "\\u{11" */
	84, /* 47: "\\u{111" */
	86, /* 48: "\\u{1111" */
	88, /* 49: "\\u{11111" */
	103, /* 50: "\\u{111111" */
	42, /* 51: "\\x" */
	104, /* 52: "\\x1" */
	12, /* 53: "\\s" */
	12, /* 54: "\\st" */
	12, /* 55: "\\str" */
	12, /* 56: "\\stri" */
	12, /* 57: "\\strin" */
	105, /* 58: "\\string" */
	12, /* 59: "\\te" */
	12, /* 60: "\\tex" */
	90, /* 61: "\\text" */
	12, /* 62: "\\texta" */
	12, /* 63: "\\textas" */
	12, /* 64: "\\textasc" */
	12, /* 65: "\\textasci" */
	12, /* 66: "\\textascii" */
	12, /* 67: "\\textasciit" */
	12, /* 68: "\\textasciiti" */
	12, /* 69: "\\textasciitil" */
	106, /* 70: "\\textasciitild" */
	107, /* 71: "\\~{" */
	12, /* 72: "\\textu" */
	12, /* 73: "\\textun" */
	12, /* 74: "\\textund" */
	12, /* 75: "\\textunde" */
	12, /* 76: "\\textunder" */
	12, /* 77: "\\textunders" */
	12, /* 78: "\\textundersc" */
	12, /* 79: "\\textundersco" */
	108, /* 80: "\\textunderscor" */
	109, /* 81: "\\textunderscore{" */
	31, /* 82: "{" */
	12, /* 83: "{$" */
	12, /* 84: "{$\\" */
	12, /* 85: "{$\\s" */
	12, /* 86: "{$\\si" */
	110, /* 87: "{$\\sim" */
	35, /* 88: "{\\" */
	111, /* 89: "{\\#" */
	12, /* 90: "{\\s" */
	12, /* 91: "{\\st" */
	12, /* 92: "{\\str" */
	12, /* 93: "{\\stri" */
	12, /* 94: "{\\strin" */
	112, /* 95: "{\\string" */
	12, /* 96: "{\\t" */
	12, /* 97: "{\\te" */
	12, /* 98: "{\\tex" */
	12, /* 99: "{\\text" */
	12, /* 100: "{\\texta" */
	12, /* 101: "{\\textas" */
	12, /* 102: "{\\textasc" */
	12, /* 103: "{\\textasci" */
	12, /* 104: "{\\textascii" */
	12, /* 105: "{\\textasciit" */
	12, /* 106: "{\\textasciiti" */
	12, /* 107: "{\\textasciitil" */
	12, /* 108: "{\\textasciitild" */
	92, /* 109: "{\\textasciitilde" */
	113, /* 110: "{\\~{" */
	94, /* 111: "{\\~" */
	12, /* 112: "" */
	45, /* 113: "\\" */
	78, /* 114: "\\(" */
	114, /* 115: "\\(h" */
	115, /* 116: "\\(t" */
	0, /* 117: "=\x0A" */
	0, /* 118: "\\#" */
	16, /* 119: "\\\\" */
	116, /* 120: "\\t" */
	117, /* 121: "\\~" */
	118, /* 122: "\\textunderscore" */
	0, /* 123: "\\-" */
};

static const signed char uric_text__find_escape_further[120] = {
	  0,  91,  91,  91,  92,  91,  26,  93,   3,  24,  94,  90,  90,   1,  90,   2,
	 23,  -1,  -1, -91,  -1, -89, -68,  89,  89,  89,   1,  22,   1, 115,   2,   3,
	  1,   6,  21,  76,   1,   2,   8,  23,   0, 114,   1,   1,   4,  14,  10,   1,
	 10,   1,   8,   1, 104,   1, 103,   1, 102,   1, 101,   1, 100,   1,  99,   1,
	 96,   1,  95,   1,  94,   1,  93,  -6,  92,  -2,   1,   1,   4,   1,   3,   1,
	  2,   1,  73,   1,  72,   1,  71,   1,  70,   1,  69,   1,  11,   1,   9,  -1,
	  7, 113, 112, 107,  98,  85,   1, -11,  68,  66,  60,  51,  47,  42,  37, -16,
	 29, -24, -39,   8,   7, -61, -50, -41,
};


static const unsigned char uric_text__find_escape_events[120] = {
	 0, 28, 25, 55, 28, 52,  0, 52,  0,  0, 28, 25, 55,  0, 52,  0,
	 0, 25, 55,  0, 52,  0,  0, 25, 55, 52,  0,  0,  0, 49,  0,  1,
	 0,  0,  0,  0,  5,  0,  0,  5,  0, 49,  0,  1,  1,  0, 46,  0,
	31,  3,  0,  3, 11,  3, 11,  3, 11,  3, 11,  3, 11,  3, 11,  1,
	11,  1, 11,  1, 11,  1, 11,  1, 11,  1,  1,  0,  0,  0,  0,  0,
	 0,  1,  7,  1,  7,  1,  7,  1,  7,  1,  7,  0,  0,  0, 34,  0,
	 9, 49, 22, 34, 11, 16, 13,  1,  7, 19, 34, 34, 34, 43, 43,  0,
	 9,  0,  0, 40, 37,  0,  0,  0,
};

enum { uric_text_find_escape_en_any_text = 6 };
enum { uric_text_find_escape_en_in_roff = 112 };
enum { uric_text_find_escape_en_in_quoted_printable = 1 };

#define TAKE(is) (taken = (size_t)(p - begin) + 1, *kind = (is), *character = value, value = 0)

size_t uric_text_find_escape_in(const char *s, size_t n, int rules, uint32_t *character,
                           int *kind)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    size_t taken = 0;
    uint32_t value = 0, high = 0;
    int cs = uric_text_find_escape_en_any_text;

    switch (rules) {
    case URIC_ESCAPE_ROFF: cs = uric_text_find_escape_en_in_roff; break;
    case URIC_ESCAPE_QUOTED_PRINTABLE: cs = uric_text_find_escape_en_in_quoted_printable; break;
    default: break;
    }

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
	_class = uric_text__find_escape_class[*p];
	_trans = (unsigned int)uric_text__find_escape_shapes[uric_text__find_escape_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_text__find_escape_ways[cs];
	cs += uric_text__find_escape_further[_trans];

	if ( uric_text__find_escape_events[_trans] == 0 )
		goto _again;

	_acts = uric_text__find_escape_actions + uric_text__find_escape_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ value = value << 4 | uric_text_hex_value((char)*p); }
	break;
	case 1:
	{ value = value * 10 + (*p & 15u); }
	break;
	case 2:
	{ high = value; value = 0; }
	break;
	case 3:
	{ value = *p; }
	break;
	case 4:
	{ value = '~'; }
	break;
	case 5:
	{ value = '^'; }
	break;
	case 6:
	{ value = '_'; }
	break;
	case 7:
	{ value = URIC_TEXT_ESCAPE_NOTHING; }
	break;
	case 8:
	{ value = '\n'; }
	break;
	case 9:
	{ value = '\a'; }
	break;
	case 10:
	{ TAKE(URIC_ESCAPE_JSON); }
	break;
	case 11:
	{ value |= URIC_TEXT_ESCAPE_BYTE; TAKE(URIC_ESCAPE_HEX); }
	break;
	case 12:
	{ TAKE(URIC_ESCAPE_BACKSLASH); }
	break;
	case 13:
	{ TAKE(URIC_ESCAPE_TEX); }
	break;
	case 14:
	{ TAKE(URIC_ESCAPE_HTML); }
	break;
	case 15:
	{ TAKE(URIC_ESCAPE_ROFF); }
	break;
	case 16:
	{ value |= URIC_TEXT_ESCAPE_BYTE; TAKE(URIC_ESCAPE_QUOTED_PRINTABLE); }
	break;
	case 17:
	{ TAKE(URIC_ESCAPE_QUOTED_PRINTABLE); }
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

    if (high != 0)
        *character = 0x10000 + ((high & 0x3FF) << 10 | (*character & 0x3FF));
    return taken;
}

#undef TAKE

/* Finds the bytes that the search for URIs, and its machines, have to examine. */

/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_TEXT_LANES_H
#define URIC_TEXT_LANES_H

/* Counting the bits of a word. */
#ifndef URIC_TEXT_BITS_H
#define URIC_TEXT_BITS_H


/* The number of bits set. */
static URIC_TEXT_INLINE unsigned uric_text_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* The number of zeros below the lowest set bit; 64 if there is none. */
static URIC_TEXT_INLINE unsigned uric_text_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_text_count(~mask & (mask - 1));
#endif
}

/* The number of zeros below the lowest set bit of a mask that is not 0: one instruction. */
static URIC_TEXT_INLINE unsigned uric_text_lowest(uint64_t mask)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(mask);
#else
    return uric_text_zeros(mask);
#endif
}

/* The lowest i bits, i up to 64. */
static URIC_TEXT_INLINE uint64_t uric_text_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

#endif

/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_TEXT_BUILT & URIC_TEXT_BUILT_X86

typedef __m128i uric_text_lanes;
#define URIC_TEXT_LANES 16
#define URIC_TEXT_LANE_BITS 1
#define URIC_TEXT_LANES_ALL 0xffffu

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load(const void *s)
{
    return _mm_loadu_si128((const __m128i *)s);
}

/* Half as many bytes, and zeros. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load_half(const void *s)
{
    return _mm_loadl_epi64((const __m128i *)s);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_each(unsigned char byte)
{
    return _mm_set1_epi8((char)byte);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_or(uric_text_lanes v, uric_text_lanes w)
{
    return _mm_or_si128(v, w);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_and(uric_text_lanes v, uric_text_lanes w)
{
    return _mm_and_si128(v, w);
}

/* Byte by byte, modulo 256. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_minus(uric_text_lanes v, uric_text_lanes w)
{
    return _mm_sub_epi8(v, w);
}

/* Marks the bytes of v that equal those of w. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_equal(uric_text_lanes v, uric_text_lanes w)
{
    return _mm_cmpeq_epi8(v, w);
}

/* Marks the bytes of v that are not above those of w. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_at_most(uric_text_lanes v, uric_text_lanes w)
{
    return _mm_cmpeq_epi8(_mm_max_epu8(v, w), w);
}

static URIC_TEXT_INLINE uint64_t uric_text_lanes_mask(uric_text_lanes marks)
{
    return (unsigned)_mm_movemask_epi8(marks);
}

#elif URIC_TEXT_BUILT & URIC_TEXT_BUILT_NEON

typedef uint8x16_t uric_text_lanes;
#define URIC_TEXT_LANES 16
#define URIC_TEXT_LANE_BITS 4
#define URIC_TEXT_LANES_ALL (~(uint64_t)0)

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load(const void *s)
{
    return vld1q_u8((const unsigned char *)s);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load_half(const void *s)
{
    return vcombine_u8(vld1_u8((const unsigned char *)s), vdup_n_u8(0));
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_each(unsigned char byte)
{
    return vdupq_n_u8(byte);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_or(uric_text_lanes v, uric_text_lanes w)
{
    return vorrq_u8(v, w);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_and(uric_text_lanes v, uric_text_lanes w)
{
    return vandq_u8(v, w);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_minus(uric_text_lanes v, uric_text_lanes w)
{
    return vsubq_u8(v, w);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_equal(uric_text_lanes v, uric_text_lanes w)
{
    return vceqq_u8(v, w);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_at_most(uric_text_lanes v, uric_text_lanes w)
{
    return vcleq_u8(v, w);
}

static URIC_TEXT_INLINE uint64_t uric_text_lanes_mask(uric_text_lanes marks)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(marks), 4)), 0);
}

#else

typedef uint64_t uric_text_lanes; /* the first byte is lowest; a mark is a byte's highest bit */
#define URIC_TEXT_LANES 8
#define URIC_TEXT_LANE_BITS 8
#define URIC_TEXT_LANES_HIGH (~(uint64_t)0 / 255 << 7)
#define URIC_TEXT_LANES_ALL URIC_TEXT_LANES_HIGH

/* The first n bytes, and zeros. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load_some(const void *s, size_t n)
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

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load(const void *s)
{
    return uric_text_lanes_load_some(s, URIC_TEXT_LANES);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_load_half(const void *s)
{
    return uric_text_lanes_load_some(s, URIC_TEXT_LANES / 2);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_each(unsigned char byte)
{
    return ~(uint64_t)0 / 255 * byte;
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_or(uric_text_lanes v, uric_text_lanes w)
{
    return v | w;
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_and(uric_text_lanes v, uric_text_lanes w)
{
    return v & w;
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_minus(uric_text_lanes v, uric_text_lanes w)
{
    return ((v | URIC_TEXT_LANES_HIGH) - (w & ~URIC_TEXT_LANES_HIGH)) ^ (~(v ^ w) & URIC_TEXT_LANES_HIGH);
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_equal(uric_text_lanes v, uric_text_lanes w)
{
    const uint64_t differ = v ^ w;

    return ~(((differ & ~URIC_TEXT_LANES_HIGH) + ~URIC_TEXT_LANES_HIGH) | differ) & URIC_TEXT_LANES_HIGH;
}

static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_at_most(uric_text_lanes v, uric_text_lanes w)
{
    /* whether it holds for the lower 7 bits */
    const uint64_t lower = (w | URIC_TEXT_LANES_HIGH) - (v & ~URIC_TEXT_LANES_HIGH);

    return ((w & ~v) | (~(w ^ v) & lower)) & URIC_TEXT_LANES_HIGH;
}

static URIC_TEXT_INLINE uint64_t uric_text_lanes_mask(uric_text_lanes marks)
{
    return marks;
}

#endif

/* The number of bytes before the first that a mask marks; it marks one. */
static URIC_TEXT_INLINE unsigned uric_text_lanes_first(uint64_t mask)
{
    return uric_text_lowest(mask) / URIC_TEXT_LANE_BITS;
}

/* Marks the bytes that equal this one. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_are(uric_text_lanes v, unsigned char byte)
{
    return uric_text_lanes_equal(v, uric_text_lanes_each(byte));
}

/* Marks the bytes from low to high. */
static URIC_TEXT_INLINE uric_text_lanes uric_text_lanes_between(uric_text_lanes v, unsigned char low,
                                                 unsigned char high)
{
    return uric_text_lanes_at_most(uric_text_lanes_minus(v, uric_text_lanes_each(low)),
                              uric_text_lanes_each((unsigned char)(high - low)));
}

#endif

/* As many as one mask tells of. */
enum { URIC_TEXT_MARKERS_WIDTH = 64 / URIC_TEXT_LANE_BITS };

/* The mask of the bytes that are one of the three. */
static inline uint64_t uric_text_marked(const unsigned char *s, unsigned char a, unsigned char b,
                              unsigned char c)
{
    uint64_t bits = 0;
    unsigned i;

    for (i = 0; i < URIC_TEXT_MARKERS_WIDTH; i += URIC_TEXT_LANES) {
        const uric_text_lanes bytes = uric_text_lanes_load(s + i);
        const uric_text_lanes marks = uric_text_lanes_or(
            uric_text_lanes_or(uric_text_lanes_are(bytes, a), uric_text_lanes_are(bytes, b)),
            uric_text_lanes_are(bytes, c));

        bits |= uric_text_lanes_mask(marks) << i * URIC_TEXT_LANE_BITS;
    }
    return bits;
}

size_t uric_text_find_marker(const unsigned char *s, size_t i, size_t n, unsigned flags)
{
    const unsigned char a = ':', b = flags & URIC_FIND_SUFFIX ? '.' : a,
                        c = flags & URIC_FIND_HTML ? '<' : a;

    for (; n - i >= URIC_TEXT_MARKERS_WIDTH; i += URIC_TEXT_MARKERS_WIDTH) {
        const uint64_t bits = (flags & (URIC_FIND_SUFFIX | URIC_FIND_HTML)) != 0
                                  ? uric_text_marked(s + i, a, b, c)
                                  : uric_text_marked(s + i, ':', ':', ':');

        if (bits != 0)
            return i + uric_text_lanes_first(bits);
    }
    while (i < n && s[i] != a && s[i] != b && s[i] != c)
        i++;
    return i;
}

URIC_TEXT_NEVER_INLINE const unsigned char *uric_text_find_pass(const unsigned char *p,
                                                      const unsigned char *pe)
{
    for (; pe - p >= URIC_TEXT_LANES; p += URIC_TEXT_LANES) {
        const uric_text_lanes v = uric_text_lanes_load(p);
        const uint64_t others = ~uric_text_lanes_mask(URIC_TEXT_TEXT_LANES_PASSED(v)) & URIC_TEXT_LANES_ALL;

        if (others != 0)
            return p + uric_text_lanes_first(others);
    }
    while (p < pe && uric_text_text_class[*p] & URIC_TEXT_TEXT_PASSED)
        p++;
    return p;
}

size_t uric_text_find_pass_meant(const unsigned char *p, const unsigned char *pe)
{
    const unsigned char *last = uric_text_find_pass(p + 1, pe) - 1;

    while (last > p && !(uric_text_text_class[*last] & URIC_TEXT_TEXT_MEANT))
        last--;
    return (size_t)(last - p);
}

/* Names what a URI found in text has beyond RFC 3986. */
/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_TEXT_OWN_CLASSES_H
#define URIC_TEXT_OWN_CLASSES_H

#define URIC_TEXT_CLASS_ALPHA 1u
#define URIC_TEXT_CLASS_DIGIT 2u
#define URIC_TEXT_CLASS_HEXDIG 4u
#define URIC_TEXT_CLASS_URI 8u
#define URIC_TEXT_CLASS_PCHAR 16u
#define URIC_TEXT_CLASS_RESERVED 32u
#define URIC_TEXT_CLASS_SUB_DELIMS 64u
#define URIC_TEXT_CLASS_UNRESERVED 128u


URIC_TEXT_TABLE const unsigned char uric_text_own_class[256] = {
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

#define NAME(name) (1u << URIC_TOLERATED_##name)

/* Whether it is part of a triplet; notes a "%" that starts none. */
static int uric_text_is_of_triplet(struct uric_text_wild_names *t, unsigned char byte)
{
    if (t->digits == 0)
        return 0;
    if (uric_text_own_class[byte] & URIC_TEXT_CLASS_HEXDIG) {
        t->digits--;
        return 1;
    }
    t->digits = 0;
    t->names |= NAME(STRAY_PERCENT);
    return 0;
}

static uint32_t uric_text_own_name_of(struct uric_text_wild_names *t, const struct uric_text_wild *w,
                        unsigned char byte)
{
    const int in_host =
        w->host_begin > 0 && t->at >= w->host_begin && t->at < w->path_begin;
    int name;

    if (byte > 0x7F)
        return NAME(UTF8);
    if (byte == '#' && !t->hash) {
        t->hash = 1;
        return 0;
    }
    name = in_host ? -1 : uric_text_tolerated_byte(byte); /* brackets of an IP literal */
    return name >= 0 ? 1u << name : 0;
}

void uric_text_find_wild_names(struct uric_text_wild_names *t, const struct uric_text_wild *w,
                          const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++, t->at++) {
        const unsigned char byte = (unsigned char)s[i];

        if (uric_text_is_of_triplet(t, byte))
            continue;
        if (uric_text_text_class[byte] & URIC_TEXT_TEXT_WORD)
            continue;
        if (byte == '%')
            t->digits = 2;
        else
            t->names |= uric_text_own_name_of(t, w, byte);
    }
}

uint32_t uric_text_find_wild_named(const struct uric_text_wild_names *t)
{
    return t->digits > 0 ? t->names | NAME(STRAY_PERCENT) : t->names;
}

#undef NAME

/* The escapes of characters in text: what they stand for, and how they are returned in pieces. */
/* The search for URIs in text: its state, and what its parts ask of each other. */
#ifndef URIC_TEXT_FIND_SEARCH_H
#define URIC_TEXT_FIND_SEARCH_H


/* The longest scheme. */
enum { URIC_TEXT_SCHEME_LONGEST = 64 };

/* The result of examining a place; LONG: a URI that is too long. */
enum uric_text_find_verdict { URIC_TEXT_NOTHING, URIC_TEXT_FOUND, URIC_TEXT_MORE, URIC_TEXT_LONG };

/* The state of an attribute's value: none, complete, started, or started and too long. */
enum { URIC_TEXT_VALUE_NONE, URIC_TEXT_VALUE_READY, URIC_TEXT_VALUE_OPEN, URIC_TEXT_VALUE_LOST };

/* What a struct uric_finder holds.  Offsets are those of the text. */
struct uric_text_finder_held {
    uint64_t offset;   /* where the next buffer starts */
    uint64_t too_long; /* how many URIs were skipped as too long */
    uint64_t cut;      /* how many were cut, or are longer without URIC_FIND_STRICT */
    uint64_t next, done, tag_at, value_begin, value_end;
    uint32_t flags;
    int16_t tag_state;
    uint8_t passing, value;
};

typedef char uric_text_finder_fits[sizeof(struct uric_text_finder_held) <= sizeof(struct uric_finder) ? 1
                                                                                            : -1];

/* See uric_scan_in(). */
static URIC_TEXT_INLINE struct uric_text_finder_held *uric_text_finder_in(struct uric_finder *f)
{
    return (struct uric_text_finder_held *)(void *)f->opaque.bytes;
}

/* The buffer being searched. */
struct uric_text_find_search {
    struct uric_text_finder_held *f;
    const char *s;
    size_t n;
    int more;
    size_t done; /* nothing that starts before this can be found any more */
    size_t next; /* markers before this are already examined */
    struct uric_found *found;
};

/* A place in the buffer where a URI may start. */
struct uric_text_own_find_candidate {
    size_t begin, colon; /* the start of the scheme; the ":" after it, or its escape "\:"; of a
                            suffix reference the start */
    size_t outer;        /* the start of "URL:" before it, or begin */
    int prefixed;        /* "URL:" directly precedes the scheme */
    int parted;          /* a line's end in quoted-printable text is within the scheme */
    size_t inner;        /* the offset after the delimiter */
    char delimiter;      /* '<', '"', or 0 */
};

/* ---- bytes ---- */

static URIC_TEXT_INLINE int uric_text_find_is_of(char c, unsigned classes)
{
    return (uric_text_text_class[(unsigned char)c] & classes) != 0;
}

static URIC_TEXT_INLINE int uric_text_find_is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Bytes that end every URI that nothing encloses. */
static URIC_TEXT_INLINE int uric_text_find_ends_all(char c)
{
    return !uric_text_find_is_of(c, URIC_TEXT_TEXT_WILD);
}

/* Whether it is an opening delimiter. */
static URIC_TEXT_INLINE int uric_text_find_is_delimiter(char c)
{
    return c == '<' || c == '"';
}

/* Whether n bytes are "URL:". */
static URIC_TEXT_INLINE int uric_text_find_is_prefix(const char *s, size_t n)
{
    return n == 4 && uric_text_same_letters(s, "url:", n);
}

/* ---- find_before.c ---- */

/* What precedes the ":" at this offset; 0 if no URI has its scheme there. */
URIC_TEXT_INTERNAL int uric_text_find_candidate(const struct uric_text_find_search *x, size_t colon,
                                      struct uric_text_own_find_candidate *c);

/* Whether an escape of source text or JSON ends before i, which is not the start of the text:
 * \n \t \r \f \b \u0022 \x22, and of roff \fB \f(CW \(la. */
URIC_TEXT_INTERNAL int uric_text_find_ends_escape(const char *s, size_t i);

/* The byte before a URI, 0 if there is none; an apostrophe also if an escape stands for it. */
URIC_TEXT_INTERNAL char uric_text_find_byte_before(const struct uric_text_find_search *x, size_t begin);

/* ---- find_delimited.c, find_escaped.c, find_bare.c ---- */

/* Look for a URI at a candidate: between delimiters; with escaped characters; or without either. */
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_in_delimiters(struct uric_text_find_search *x,
                                                        const struct uric_text_own_find_candidate *c);
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_escaped(struct uric_text_find_search *x,
                                                  const struct uric_text_own_find_candidate *c);
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_bare(struct uric_text_find_search *x,
                                               const struct uric_text_own_find_candidate *c);

/* Whether a line ends after the "//" of a URI. */
URIC_TEXT_INTERNAL int uric_text_find_is_wrapped_scheme(const struct uric_text_find_search *x,
                                              const struct uric_text_own_find_candidate *c);

/* Adds to the result, which nothing encloses, what of it is on the next lines: FOUND or MORE. */
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_unwrap(struct uric_text_find_search *x);

/* Looks for a suffix reference that starts here. */
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_suffix(struct uric_text_find_search *x, size_t begin);

/* The notations of the escapes in n bytes; kinds as in uric_find_escape().  *word_ends: the last is
 * a word of TeX, at the end. */
URIC_TEXT_INTERNAL unsigned uric_text_find_escapes_in(const char *s, size_t n, unsigned kinds,
                                            int *word_ends);

/* How sure it is that the URI at s[begin] is in quoted-printable text: 0 if not; 1 if it may be; 2
 * if each "=" of it is an escape, and one is "=3D" before a letter or digit, begins a character
 * in UTF-8, or ends a full line.  The text may have to go on: MORE_TEXT.  Sets *at to the offset
 * of the first that shows it. */
enum { URIC_TEXT_NOT_QUOTED, URIC_TEXT_PERHAPS_QUOTED, URIC_TEXT_QUOTED, URIC_TEXT_MORE_TEXT };
URIC_TEXT_INTERNAL int uric_text_find_quoted_printable(const struct uric_text_find_search *x, size_t begin,
                                             size_t end, size_t *at);

/* Whether the bytes before it say that the URI ends at a byte which closes what they open. */
URIC_TEXT_INTERNAL int uric_text_find_is_enclosed(const struct uric_text_find_search *x, size_t begin);

/* Adds the punctuation at the end of the destination of a link in Markdown. */
URIC_TEXT_INTERNAL void uric_text_find_end_destination(const struct uric_text_find_search *x, size_t begin,
                                             struct uric_text_bare *b);

/* Skips a URI that is too long: NOTHING. */
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_pass_long(struct uric_text_find_search *x, size_t begin);

/* Whether a URI that starts here is cut by what find takes for part of no URI. */
URIC_TEXT_INTERNAL int uric_text_find_is_cut(const struct uric_text_find_search *x, size_t begin,
                                   const struct uric_text_bare *b);

/* Whether its writer may have shortened it: then it is doubtful. */
URIC_TEXT_INTERNAL int uric_text_find_is_shortened(const struct uric_text_find_search *x, size_t begin,
                                         const struct uric_text_bare *b);

/* ---- find_inside.c ---- */

/* Whether a URI seems to go on after the byte at i, which no URI contains.  Reads at most
 * ESCAPE_LONGEST bytes from there. */
URIC_TEXT_INTERNAL int uric_text_find_goes_on_inside(const struct uric_text_find_search *x, size_t begin, size_t i);

/* ---- find_attribute.c ---- */

/* Starts a tag at a "<", unless it is in one. */
URIC_TEXT_INTERNAL void uric_text_find_open_tag(struct uric_text_finder_held *f, size_t angle);

/* Where the text ends and the value of an attribute starts. */
URIC_TEXT_INTERNAL size_t uric_text_find_text_end(struct uric_text_find_search *x);

/* Examines the tag's value: FOUND if it is a reference that does not overlap an earlier
 * result. */
URIC_TEXT_INTERNAL enum uric_text_find_verdict uric_text_find_value(struct uric_text_find_search *x);

/* ---- find_meant.c ---- */

/* Whether the authority may be empty for this scheme. */
URIC_TEXT_INTERNAL int uric_text_find_host_may_lack(const char *s, size_t n);

/* Whether the n bytes are a URI worth reporting: with any_scheme any URI, otherwise one with
 * "//" or of the shape that its scheme requires. */
URIC_TEXT_INTERNAL int uric_text_find_is_meant(const char *s, size_t n, int any_scheme);

/* Whether a URI with bytes that RFC 3986 forbids is meant as one.  Sets *names to the names of
 * the tolerances that it needs, to 0 if it needs none. */
URIC_TEXT_INTERNAL int uric_text_find_is_meant_wild(const char *s, size_t n, enum uric_text_wild_rule rule,
                                          int any_scheme, uint32_t *names);

/* Whether the pieces found form a URI worth reporting; sets their number and total length. */
URIC_TEXT_INTERNAL int uric_text_find_are_meant(struct uric_text_find_search *x, int any_scheme);

/* Whether the pieces found match the rule with bytes beyond RFC 3986; sets their names. */
URIC_TEXT_INTERNAL int uric_text_find_are_wild(const struct uric_found *found, const char *s,
                                     enum uric_text_wild_rule rule, uint32_t *names);

/* ---- find_result.c ---- */

/* Writes the result, and continues the search after it; `outer`: with what encloses it. */
URIC_TEXT_INTERNAL void uric_text_find_set(struct uric_text_find_search *x, int mark, size_t begin, size_t end,
                                 size_t outer_begin, size_t outer_end);

/* Writes the first n bytes of the joined pieces. */
URIC_TEXT_INTERNAL void uric_text_found_start(const char *s, const struct uric_found *found, char *buffer,
                                    size_t n);

#endif
/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_TEXT_HEXDIG_H
#define URIC_TEXT_HEXDIG_H



/* Whether a byte may follow "%" in a triplet. */
static URIC_TEXT_INLINE int uric_text_is_hexdig(unsigned char byte)
{
    return (uric_text_own_class[byte] & URIC_TEXT_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_TEXT_INLINE int uric_text_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_text_is_hexdig(s[i + 1]) &&
           uric_text_is_hexdig(s[i + 2]);
}

#endif

/* HTML's names of U+00A0 to U+00FF, in order, then of some marks that end a URI. */
static const char uric_text_letter_names[] =
    "nbsp;iexcl;cent;pound;curren;yen;brvbar;sect;uml;copy;ordf;laquo;not;shy;reg;macr;deg;plusmn;"
    "sup2;sup3;acute;micro;para;middot;cedil;sup1;ordm;raquo;frac14;frac12;frac34;iquest;Agrave;"
    "Aacute;Acirc;Atilde;Auml;Aring;AElig;Ccedil;Egrave;Eacute;Ecirc;Euml;Igrave;Iacute;Icirc;Iuml;"
    "ETH;Ntilde;Ograve;Oacute;Ocirc;Otilde;Ouml;times;Oslash;Ugrave;Uacute;Ucirc;Uuml;Yacute;THORN;"
    "szlig;agrave;aacute;acirc;atilde;auml;aring;aelig;ccedil;egrave;eacute;ecirc;euml;igrave;"
    "iacute;icirc;iuml;eth;ntilde;ograve;oacute;ocirc;otilde;ouml;divide;oslash;ugrave;uacute;"
    "ucirc;uuml;yacute;thorn;yuml;"
    "ndash;mdash;lsquo;rsquo;ldquo;rdquo;hellip;bull;ensp;emsp;thinsp;";
enum { URIC_TEXT_LATIN = 0x100 - 0xA0 };
static const unsigned short uric_text_mark_codes[] = { 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
                                        0x2026, 0x2022, 0x2002, 0x2003, 0x2009 };

/* The length of the named character reference at s, which ";" ends; or 0. */
static size_t uric_text_named_escape(const char *s, size_t n, uint32_t *character)
{
    const char *name = uric_text_letter_names;
    size_t length = 1;
    uint32_t at;
    char byte;

    while (length < n && length < URIC_TEXT_ESCAPE_LONGEST && uric_text_find_is_of(s[length], URIC_TEXT_TEXT_WORD))
        length++;
    if (length == n || s[length++] != ';')
        return 0;
    if (uric_text_html_character(s, length, &byte) == length) {
        *character = (unsigned char)byte;
        return length;
    }
    for (at = 0; *name != '\0'; at++) {
        size_t end = 0;

        while (name[end++] != ';')
            ;
        if (end == length - 1 && memcmp(s + 1, name, end) == 0) {
            *character = at < URIC_TEXT_LATIN ? 0xA0 + at : uric_text_mark_codes[at - URIC_TEXT_LATIN];
            return length;
        }
        name += end;
    }
    return 0;
}

/* ---- one escape ---- */

/* Writes the character in UTF-8; 0 if it is none. */
static unsigned uric_text_utf8_of(uint32_t c, unsigned char *bytes)
{
    static const unsigned char leads[] = { 0, 0, 0xC0, 0xE0, 0xF0 };
    const unsigned n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    unsigned i;

    if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        return 0;
    for (i = n; i-- > 1; c >>= 6)
        bytes[i] = (unsigned char)(0x80 | (c & 0x3F));
    bytes[0] = (unsigned char)(c | leads[n]);
    return n;
}

/* Whether a word, "/" or "\&" is at s[i]. */
static int uric_text_goes_on_after_dot(const char *s, size_t i, size_t n)
{
    return i < n && (uric_text_find_is_of(s[i], URIC_TEXT_TEXT_WORD) || s[i] == '/' ||
                     (i + 1 < n && s[i] == '\\' && s[i + 1] == '&'));
}

/* What "\:", "\%", "\&" and "\*(" stand for depends on what is around them: in roff, for nothing,
 * and the last for a string such as a quote. */
static uint32_t uric_text_by_neighbours(const char *s, size_t i, size_t n, uint32_t character)
{
    const char next = i + 2 < n ? s[i + 2] : ' ';

    if (character == ':' && ((i > 0 && s[i - 1] == '/') || next == '.'))
        return URIC_TEXT_ESCAPE_NOTHING;
    if (character == '%' && (n - i < 4 || !uric_text_is_hexdig((unsigned char)next) ||
                             !uric_text_is_hexdig((unsigned char)s[i + 3])))
        return URIC_TEXT_ESCAPE_NOTHING;
    if (character == '&' && memchr(".,:;!?)", next, 7) != NULL)
        return uric_text_goes_on_after_dot(s, i + 3, n) ? URIC_TEXT_ESCAPE_NOTHING : '\n';
    if ((character == '&' && next <= ' ') || (character == '*' && next == '('))
        return '\n';
    return character;
}

int uric_text_find_escape(const char *s, size_t i, size_t n, unsigned kinds, struct uric_text_escape *e)
{
    uint32_t c = 0;

    e->length = 0;
    if (i + 1 >= n || !uric_text_may_escape(s[i], kinds))
        return 0;
    e->kind = URIC_ESCAPE_HTML;
    if (s[i] == '&' && s[i + 1] != '#') {
        e->length = uric_text_named_escape(s + i, n - i, &c);
    } else {
        if (kinds >> URIC_ESCAPE_ROFF & 1)
            e->length = uric_text_find_escape_in(s + i, n - i, URIC_ESCAPE_ROFF, &c, &e->kind);
        if (s[i] == '=')
            e->length = uric_text_find_escape_in(s + i, n - i, URIC_ESCAPE_QUOTED_PRINTABLE, &c,
                                            &e->kind);
        if (e->length == 0)
            e->length = uric_text_find_escape_in(s + i, n - i, URIC_ESCAPE_JSON, &c, &e->kind);
    }
    if (e->length == 0)
        return 0;
    if (e->kind == URIC_ESCAPE_BACKSLASH) {
        c = uric_text_by_neighbours(s, i, n, c);
        if (c == URIC_TEXT_ESCAPE_NOTHING)
            e->kind = URIC_ESCAPE_ROFF;
    }
    e->n = 0;
    if (c & URIC_TEXT_ESCAPE_NOTHING)
        return 1;
    e->n = 1;
    e->bytes[0] = (unsigned char)c;
    if (!(c & URIC_TEXT_ESCAPE_BYTE))
        e->n = uric_text_utf8_of(c, e->bytes);
    if (e->n == 0)
        e->length = 0;
    return e->length > 0;
}

/* How many of n bytes are in URIs and start no escape. */
static size_t uric_text_passed(const char *s, size_t n)
{
    const unsigned char *const p = (const unsigned char *)s;

    return (size_t)(uric_text_find_pass(p, p + n) - p);
}

unsigned uric_text_find_escapes_in(const char *s, size_t n, unsigned kinds, int *word_ends)
{
    struct uric_text_escape e;
    unsigned escapes = 0;
    size_t i;

    *word_ends = 0;
    for (i = uric_text_passed(s, n); i < n; i += uric_text_passed(s + i, n - i)) {
        if (uric_text_find_escape(s, i, n, kinds, &e)) {
            escapes |= 1u << e.kind;
            i += e.length;
            *word_ends = e.kind == URIC_ESCAPE_TEX && i == n && uric_text_is_letter(s[n - 1]);
        } else {
            i++;
        }
    }
    return escapes;
}

/* ---- pieces ---- */

/* The bytes that pieces of one byte point to: US-ASCII, the first bytes of UTF-8, then those that
 * follow at the second, third and fourth place, so that a pointer tells the place. */
#define FOLLOWING \
    "\200\201\202\203\204\205\206\207\210\211\212\213\214\215\216\217" \
    "\220\221\222\223\224\225\226\227\230\231\232\233\234\235\236\237" \
    "\240\241\242\243\244\245\246\247\250\251\252\253\254\255\256\257" \
    "\260\261\262\263\264\265\266\267\270\271\272\273\274\275\276\277"
static const char uric_text_byte_of[] =
    "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32"
    "\33\34\35\36\37 !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\177"
    "\300\301\302\303\304\305\306\307\310\311\312\313\314\315\316\317"
    "\320\321\322\323\324\325\326\327\330\331\332\333\334\335\336\337"
    "\340\341\342\343\344\345\346\347\350\351\352\353\354\355\356\357"
    "\360\361\362\363\364\365\366\367\370\371\372\373\374\375\376\377"
    FOLLOWING FOLLOWING FOLLOWING;
#undef FOLLOWING
enum { URIC_TEXT_LEADS = 128, URIC_TEXT_FOLLOW = URIC_TEXT_LEADS + 64 };

const char *uric_text_find_byte(unsigned char byte, unsigned place)
{
    if (byte < 0x80)
        return uric_text_byte_of + byte;
    if (byte >= 0xC0)
        return uric_text_byte_of + URIC_TEXT_LEADS + (byte - 0xC0);
    return uric_text_byte_of + URIC_TEXT_FOLLOW + 64 * (place > 0 ? place - 1 : 0) + (byte - 0x80);
}

/* The place in its character of the byte after the one that *piece is; 0 if it is none of
 * several. */
static unsigned uric_text_next_place(const struct uric_piece *piece)
{
    const uintptr_t byte = (uintptr_t)piece->bytes.s, first = (uintptr_t)uric_text_byte_of;
    uintptr_t at;

    if (piece->bytes.n != 1 || byte < first + URIC_TEXT_LEADS || byte >= first + sizeof uric_text_byte_of - 1)
        return 0;
    at = byte - first;
    return at < URIC_TEXT_FOLLOW ? 1 : (unsigned)(at - URIC_TEXT_FOLLOW) / 64 + 2;
}

static int uric_text_set_byte(struct uric_piece *piece, uint32_t i, const struct uric_text_escape *e,
                    unsigned place)
{
    piece->begin = i;
    piece->end = i + (uint32_t)e->length;
    piece->bytes.s = uric_text_find_byte(e->bytes[place], place);
    piece->bytes.n = 1;
    return 1;
}

/* The byte or the character reference at s[i]: its length, and what it stands for. */
static void uric_text_find_character(const char *s, size_t i, size_t n, struct uric_text_escape *e)
{
    char byte = s[i];

    e->length = s[i] == '&' ? uric_text_html_character(s + i, n - i, &byte) : 1;
    if (e->length == 0 && uric_text_find_escape(s, i, n, 0, e))
        return;
    e->length += e->length == 0;
    e->n = 1;
    e->bytes[0] = (unsigned char)byte;
}

/* Tabs and line breaks are no part of a reference. */
static int uric_text_is_passed(const struct uric_text_escape *e)
{
    return e->n == 1 && (e->bytes[0] == '\t' || e->bytes[0] == '\n' || e->bytes[0] == '\r');
}

int uric_text_find_attribute_piece(const char *s, uint32_t n, struct uric_piece *piece)
{
    const unsigned place = uric_text_next_place(piece);
    struct uric_text_escape e;
    uint32_t i = piece->end;

    if (place > 0) {
        uric_text_find_character(s, piece->begin, n, &e);
        if (place < e.n)
            return uric_text_set_byte(piece, piece->begin, &e, place);
    }
    e.length = 0;
    do {
        i += (uint32_t)e.length;
        if (i == n)
            return 0;
        uric_text_find_character(s, i, n, &e);
    } while (uric_text_is_passed(&e));
    if (s[i] == '&' && e.length > 1)
        return uric_text_set_byte(piece, i, &e, 0);
    piece->begin = i;
    do {
        i++;
    } while (i < n && memchr("&\t\n\r", s[i], 4) == NULL);
    piece->end = i;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
    return 1;
}

int uric_text_find_escaped_piece(const char *s, uint32_t i, uint32_t n, unsigned kinds,
                            struct uric_piece *piece)
{
    const unsigned place = uric_text_next_place(piece);
    struct uric_text_escape e;

    if (place > 0 && uric_text_find_escape(s, piece->begin, n, kinds, &e) && place < e.n)
        return uric_text_set_byte(piece, piece->begin, &e, place);
    for (; i < n && uric_text_find_escape(s, i, n, kinds, &e); i += (uint32_t)e.length) {
        if (e.n > 0)
            return uric_text_set_byte(piece, i, &e, 0);
    }
    if (i >= n)
        return 0;
    piece->begin = i;
    do {
        i++;
        i += (uint32_t)uric_text_passed(s + i, n - i);
    } while (i < n && uric_text_text_class[(unsigned char)s[i]] & URIC_TEXT_TEXT_WILD &&
             !uric_text_may_escape(s[i], kinds));
    piece->end = i;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
    return 1;
}

/* The results of the search for URIs in text, and their pieces. */
/* Names by number, in one string. */
#ifndef URIC_TEXT_NAME_OF_H
#define URIC_TEXT_NAME_OF_H


/* The name of this number, of names that end in NUL each. */
static URIC_TEXT_INLINE const char *uric_text_name_of(const char *names, int number)
{
    while (number-- > 0) {
        while (*names++ != '\0')
            ;
    }
    return names;
}

#endif

const char *uric_found_mark_name(int mark)
{
    static const char names[] =
        "angle\0" "quoted\0" "prefixed\0" "bare\0" "suffix\0" "attribute\0" "escaped";

    return mark >= 0 && mark < URIC_FOUND_MARKS ? uric_text_name_of(names, mark) : NULL;
}

const char *uric_found_escape_name(int escape)
{
    static const char names[] =
        "json\0" "hex\0" "backslash\0" "tex\0" "html\0" "quoted-printable\0" "roff";

    return escape >= 0 && escape < URIC_FOUND_ESCAPES ? uric_text_name_of(names, escape) : NULL;
}

void uric_text_find_set(struct uric_text_find_search *x, int mark, size_t begin, size_t end,
                   size_t outer_begin, size_t outer_end)
{
    struct uric_found *const found = x->found;

    memset(found, 0, sizeof *found);
    found->begin = x->f->offset + begin;
    found->end = x->f->offset + end;
    found->outer_begin = x->f->offset + outer_begin;
    found->outer_end = x->f->offset + outer_end;
    found->mark = (uint8_t)mark;
    found->length = (uint32_t)(end - begin);
    found->pieces = end > begin;
    x->done = outer_end;
    if (x->next < outer_end)
        x->next = outer_end;
}

bool uric_found_next(const char *s, const struct uric_found *found,
                     struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    /* between delimiters, and at the end of a line */
    const int white = found->mark != URIC_FOUND_ESCAPED &&
                      !(found->tolerated >> URIC_TOLERATED_SPACE & 1);
    uint32_t i = piece->end;

    if (found->mark == URIC_FOUND_ATTRIBUTE)
        return uric_text_find_attribute_piece(s, n, piece);
    while (i < n && white && uric_text_find_is_white(s[i]))
        i++;
    if (found->escapes != 0)
        return uric_text_find_escaped_piece(s, i, n, found->escapes, piece);
    if (i == n)
        return false;
    piece->begin = i;
    while (i < n && !(white && uric_text_find_is_white(s[i])))
        i++;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
    piece->end = i;
    return true;
}

void uric_text_found_start(const char *s, const struct uric_found *found, char *buffer, size_t n)
{
    struct uric_piece piece;

    memset(&piece, 0, sizeof piece);
    while (n > 0 && uric_found_next(s, found, &piece)) {
        const size_t part = piece.bytes.n < n ? piece.bytes.n : n;

        if (part > 0)
            memcpy(buffer, piece.bytes.s, part);
        buffer += part;
        n -= part;
    }
}

enum uric_status uric_found_join(const char *s, const struct uric_found *found,
                                 char *buffer, size_t size, size_t *length)
{
    *length = found->length;
    if (*length > size)
        return URIC_TOO_SMALL;
    uric_text_found_start(s, found, buffer, *length);
    return URIC_OK;
}

/* Judges whether a piece of text is meant as a URI. */

int uric_text_find_host_may_lack(const char *s, size_t n)
{
    const struct uric_scheme *const scheme = uric_scheme_find(s, n, NULL, 0);

    return scheme == NULL || scheme->host != URIC_AUTHORITY_REQUIRED;
}

/* Whether a contiguous URI has the shape that its scheme alone calls for. */
static int uric_text_has_shape(const char *s, size_t n)
{
    return uric_text_find_shape_final(uric_text_find_shape(uric_text_find_shape_begin(0), s, n));
}

/* Whether the URI is valid by its scheme's specification, if the scheme is known. */
static int uric_text_is_of_scheme(const char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    struct uric_scheme_parts parts;

    return scheme == NULL || uric_scheme_parse(uric_bind(s, u), scheme, &parts) == URIC_OK;
}

int uric_text_find_is_meant(const char *s, size_t n, int any_scheme)
{
    struct uric u;

    if (uric_parse_uri(s, n, &u) != URIC_OK)
        return 0;
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];
        const uint32_t scheme = u.part[URIC_SCHEME].end;

        return host.begin < host.end ||
               (n > scheme + 3 && uric_text_find_host_may_lack(s, scheme));
    }
    return any_scheme || (uric_text_has_shape(s, n) && uric_text_is_of_scheme(s, &u));
}

int uric_text_find_is_meant_wild(const char *s, size_t n, enum uric_text_wild_rule rule, int any_scheme,
                            uint32_t *names)
{
    struct uric_text_wild_names t;
    struct uric_text_wild w;
    size_t scheme;

    memset(&t, 0, sizeof t);
    uric_text_find_wild_begin(&w, rule);
    uric_text_find_wild(&w, s, n);
    if (w.length != n || n == 0)
        return 0;
    uric_text_find_wild_names(&t, &w, s, n);
    *names = uric_text_find_wild_named(&t);
    if (*names == 0)
        return 0;
    if (rule == URIC_TEXT_WILD_SUFFIX)
        return uric_text_find_shape_final(uric_text_find_shape(uric_text_find_shape_begin(1), s, n));
    if (w.host_begin == 0)
        return any_scheme || uric_text_has_shape(s, n);
    if (w.host_begin < n && w.host_begin != w.path_begin && s[w.host_begin] != ':')
        return 1;
    scheme = (size_t)((const char *)memchr(s, ':', n) - s);
    return n > scheme + 3 && uric_text_find_host_may_lack(s, scheme);
}

int uric_text_find_are_meant(struct uric_text_find_search *x, int any_scheme)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    int shape = uric_text_find_shape_begin(0);
    char scheme[URIC_TEXT_SCHEME_LONGEST];
    size_t n;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        shape = uric_text_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    if (uric_stream_end(&m, &u) != URIC_OK)
        return 0;
    found->length = (uint32_t)uric_stream_taken(&m);
    n = (size_t)u.part[URIC_SCHEME].end;
    if (!(u.defined >> URIC_HOST & 1))
        return any_scheme || uric_text_find_shape_final(shape);
    if (u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        return 1;
    uric_text_found_start(s, found, scheme, n);
    return uric_stream_taken(&m) > n + 3 && uric_text_find_host_may_lack(scheme, n);
}

int uric_text_find_are_wild(const struct uric_found *found, const char *s, enum uric_text_wild_rule rule,
                       uint32_t *names)
{
    struct uric_text_wild_names t;
    struct uric_piece piece;
    struct uric_text_wild w;

    memset(&piece, 0, sizeof piece);
    memset(&t, 0, sizeof t);
    uric_text_find_wild_begin(&w, rule);
    while (uric_found_next(s, found, &piece)) {
        if (uric_text_find_wild(&w, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            return 0;
        uric_text_find_wild_names(&t, &w, piece.bytes.s, piece.bytes.n);
    }
    *names = uric_text_find_wild_named(&t);
    return w.length == w.read;
}

/* Finds where the scheme before a ":" starts, and what encloses it. */

/* The most white space allowed between a delimiter, "URL:" and the scheme. */
enum { URIC_TEXT_GAP_LONGEST = 64 };

/* Where the scheme starts in a word with a ".": after the last "." if only what follows it
 * is a known scheme, as in "there.http" at the end of a sentence. */
static size_t uric_text_after_sentence(const char *s, size_t begin, size_t colon)
{
    size_t i = colon;

    while (i > begin && s[i - 1] != '.')
        i--;
    return i > begin && uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL &&
                   uric_scheme_find(s + i, colon - i, NULL, 0) != NULL
               ? i
               : begin;
}

/* The start of the bytes of the classes that precede i. */
static inline size_t uric_text_back_over(const char *s, size_t i, size_t least, unsigned classes)
{
    while (i > least && uric_text_find_is_of(s[i - 1], classes))
        i--;
    return i;
}

/* Where the scheme starts after a control sequence of a terminal (ECMA-48, 5.4), such as the one
 * for a colour: ESC "[", digits and ";", and a letter, which are no part of the word. */
static size_t uric_text_after_control(const char *s, size_t least, size_t word, size_t colon)
{
    size_t end = word, begin = word;

    while (end < colon && s[end] >= '0' && s[end] <= '9')
        end++;
    if (end == colon || !uric_text_find_is_of(s[end], URIC_TEXT_TEXT_LETTER))
        return word;
    while (begin > least && (s[begin - 1] == ';' || (s[begin - 1] >= '0' && s[begin - 1] <= '9')))
        begin--;
    return begin > least + 1 && s[begin - 1] == '[' && s[begin - 2] == '\x1b' ? end + 1 : word;
}

static int uric_text_are_hex(const char *s, size_t n)
{
    while (n > 0 && uric_text_is_hexdig((unsigned char)*s))
        s++, n--;
    return n == 0;
}

int uric_text_find_ends_escape(const char *s, size_t i)
{
    if (i >= 4 && s[i - 3] == '(') /* a character, a font or a string of roff: \(la \f(CW \*(Aq */
        return s[i - 4] == '\\' ||
               (i >= 5 && (s[i - 4] == 'f' || s[i - 4] == '*') && s[i - 5] == '\\');
    return (i >= 2 && s[i - 2] == '\\' && memchr("ntrfb", s[i - 1], 5) != NULL) ||
           (i >= 3 && s[i - 3] == '\\' && s[i - 2] == 'f' &&
            memchr("BIPR12345", s[i - 1], 9) != NULL) ||
           (i >= 4 && s[i - 4] == '\\' && s[i - 3] == 'x' && uric_text_are_hex(s + i - 2, 2)) ||
           (i >= 6 && s[i - 6] == '\\' && s[i - 5] == 'u' && uric_text_are_hex(s + i - 4, 4)) ||
           (i >= 10 && s[i - 10] == '\\' && s[i - 9] == 'U' && uric_text_are_hex(s + i - 8, 8));
}

char uric_text_find_byte_before(const struct uric_text_find_search *x, size_t begin)
{
    static const char apostrophes[] = "&#39; &#039; &#x27; &#X27; &apos; \\x27 \\u0027 ";
    const char last = begin > 0 ? x->s[begin - 1] : '\0';
    const char *one = last == ';' || last == '7' ? apostrophes : "";

    while (*one != '\0') {
        size_t n = 0;

        while (one[n] != ' ')
            n++;
        if (begin >= n && memcmp(x->s + begin - n, one, n) == 0)
            return '\'';
        one += n + 1;
    }
    return last;
}

/* Where the scheme starts that an escape seems to be part of: after it, unless that alone takes
 * a known scheme away, as in the path C:\ftp://.... */
static size_t uric_text_after_escape(const char *s, size_t begin, size_t colon)
{
    static const unsigned char lengths[] = { 9, 5, 3, 2, 1 };
    size_t i;

    if (begin < 1 ||
        (s[begin - 1] != '\\' &&
         (s[begin - 1] != '(' || begin < 2 || memchr("\\f*", s[begin - 2], 3) == NULL)))
        return begin;
    for (i = 0; i < sizeof lengths; i++) {
        const size_t after = begin + lengths[i];

        if (after + 2 <= colon && uric_text_find_ends_escape(s, after) &&
            uric_text_find_is_of(s[after], URIC_TEXT_TEXT_LETTER) &&
            (uric_scheme_find(s + after, colon - after, NULL, 0) != NULL ||
             uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL))
            return after;
    }
    return begin;
}

/* Where the scheme starts after the escape of a byte, =20 of quoted-printable or %20, which are
 * no part of the word that starts here. */
static size_t uric_text_after_coded(const char *s, size_t least, size_t word, size_t colon)
{
    const size_t after = word + 2;

    return word > least && (s[word - 1] == '=' || s[word - 1] == '%') && after + 2 <= colon &&
                   uric_text_are_hex(s + word, 2) && uric_text_find_is_of(s[after], URIC_TEXT_TEXT_LETTER) &&
                   uric_scheme_find(s + after, colon - after, NULL, 0) != NULL
               ? after
               : word;
}

/* Whether the byte before a word makes it start elsewhere, or may belong to an escape that does. */
static inline int uric_text_may_start_elsewhere(const char *s, size_t word, size_t least)
{
    switch (s[word - 1]) {
    case '\\':
    case '=':
    case '%':
    case '[':
    case ';': return 1;
    case '(': return word - 1 > least && memchr("\\f*", s[word - 2], 3) != NULL;
    default: return uric_text_find_is_of(s[word - 1], URIC_TEXT_TEXT_SCHEME);
    }
}

/* Where a scheme starts that a line's end in quoted-printable text divides: `rest` is where the
 * next line has the rest of it.  The ":" if none does, or if both are no known scheme. */
static size_t uric_text_before_soft_break(const struct uric_text_find_search *x, size_t rest, size_t colon)
{
    const char *const s = x->s;
    char scheme[URIC_TEXT_SCHEME_LONGEST];
    size_t end = rest, begin;

    if (end < x->done + 3 || s[end - 1] != '\n')
        return colon;
    end -= s[end - 2] == '\r' ? 2 : 1;
    if (end == 0 || s[end - 1] != '=')
        return colon;
    end--;
    begin = uric_text_back_over(s, end, end - x->done > 8 ? end - 8 : x->done, URIC_TEXT_TEXT_LETTER);
    if (begin == end || end - begin + colon - rest > 16)
        return colon;
    memcpy(scheme, s + begin, end - begin);
    memcpy(scheme + (end - begin), s + rest, colon - rest);
    return uric_scheme_find(scheme, end - begin + colon - rest, NULL, 0) != NULL ? begin : colon;
}

/* Where the scheme before a ":" starts; the ":" itself if there is none. */
static size_t uric_text_scheme_begin(const struct uric_text_find_search *x, size_t colon)
{
    const size_t least =
        colon - x->done > URIC_TEXT_SCHEME_LONGEST ? colon - URIC_TEXT_SCHEME_LONGEST : x->done;
    const size_t word = uric_text_back_over(x->s, colon, least, URIC_TEXT_TEXT_WORD);
    size_t from, begin, after;

    if (word > least && !uric_text_may_start_elsewhere(x->s, word, least))
        return colon - word >= 2 && uric_text_find_is_of(x->s[word], URIC_TEXT_TEXT_LETTER) ? word : colon;
    from = begin = uric_text_back_over(x->s, word, least, URIC_TEXT_TEXT_SCHEME);
    after = uric_text_after_control(x->s, least, word, colon);
    if (after > word)
        return colon - after >= 2 && uric_text_find_is_of(x->s[after], URIC_TEXT_TEXT_LETTER) ? after : colon;
    after = uric_text_after_coded(x->s, least, word, colon);
    if (after > word)
        return after;
    while (begin < colon && !uric_text_find_is_of(x->s[begin], URIC_TEXT_TEXT_LETTER))
        begin++;
    if (begin > 0 && uric_text_find_is_of(x->s[begin - 1], URIC_TEXT_TEXT_WORD))
        return colon;
    if (begin == from && begin > 0 && uric_text_find_is_of(x->s[begin - 1], URIC_TEXT_TEXT_SCHEME))
        return colon;
    if (begin < word)
        begin = uric_text_after_sentence(x->s, begin, colon);
    begin = uric_text_after_escape(x->s, begin, colon);
    return colon - begin < 2 ? colon : begin;
}

static size_t uric_text_before_gap(const char *s, size_t i)
{
    const size_t end = i;

    while (i > 0 && end - i < URIC_TEXT_GAP_LONGEST && uric_text_find_is_white(s[i - 1]))
        i--;
    return i;
}

/* Finds "URL:" and the delimiter before the scheme. */
static void uric_text_look_back(const struct uric_text_find_search *x, struct uric_text_own_find_candidate *c)
{
    const char *const s = x->s;
    size_t i = uric_text_before_gap(s, c->begin);

    c->outer = c->begin;
    c->prefixed = 0;
    if (i >= x->done + 4 && s[i - 1] == ':' && uric_text_find_is_prefix(s + i - 4, 4) &&
        (i == 4 || !uric_text_find_is_of(s[i - 5], URIC_TEXT_TEXT_SCHEME))) {
        c->prefixed = i == c->begin;
        c->outer = i - 4;
        i = uric_text_before_gap(s, c->outer);
    }
    c->inner = i;
    c->delimiter = '\0';
    if (i > x->done && uric_text_find_is_delimiter(s[i - 1]))
        c->delimiter = s[i - 1];
}

int uric_text_find_candidate(const struct uric_text_find_search *x, size_t colon, struct uric_text_own_find_candidate *c)
{
    size_t rest, begin;

    colon -= colon > x->done && x->s[colon - 1] == '\\';
    c->colon = colon;
    c->begin = uric_text_scheme_begin(x, colon);
    /* scheme_begin() finds none of one letter */
    rest = c->begin;
    if (rest == colon && colon > x->done && uric_text_find_is_of(x->s[colon - 1], URIC_TEXT_TEXT_LETTER))
        rest--;
    begin = rest > x->done && x->s[rest - 1] == '\n' ? uric_text_before_soft_break(x, rest, colon) : colon;
    c->parted = begin < colon;
    if (c->parted)
        c->begin = begin;
    if (c->begin == colon || uric_text_find_is_prefix(x->s + c->begin, colon + 1 - c->begin))
        return 0;
    uric_text_look_back(x, c);
    return 1;
}

/* Finds URIs between delimiters. */

/* The notations of escapes in a URI of the grammar: they can only be character references. */
static uint8_t uric_text_references_in(const char *s, size_t n)
{
    int word_ends;

    return (uint8_t)(memchr(s, '&', n) != NULL && memchr(s, ';', n) != NULL
                         ? uric_text_find_escapes_in(s, n, 0, &word_ends) : 0);
}

/* Whether "](" is before the "<": a link of Markdown, whose destination is on one line and may have
 * spaces (CommonMark, 6.3). */
static int uric_text_may_have_spaces(const struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const char *const s = x->s + c->inner;

    return c->delimiter == '<' && c->inner > 2 && s[-2] == '(' && s[-3] == ']' &&
           c->inner == c->begin;
}

static enum uric_text_find_verdict uric_text_look_in_strict_delimiters(struct uric_text_find_search *x,
                                                   const struct uric_text_own_find_candidate *c)
{
    const size_t from = c->inner, room = x->n - from;
    const size_t longest = URIC_FIND_LONGEST + (c->begin - from) + 1;
    const size_t n = room < longest ? room : longest, done = x->done, next = x->next;
    const int quoted = c->delimiter == '"';
    struct uric_text_delimited d;
    const char *equals;
    uint8_t escapes;
    size_t shown;
    const size_t taken = uric_text_find_delimited(x->s + from, n, quoted, &d);
    const int any = d.prefixed || x->f->flags & URIC_FIND_ANY_SCHEME;

    if (!d.closed)
        return taken == room && x->more ? URIC_TEXT_MORE : URIC_TEXT_NOTHING;
    if (from + d.begin != c->begin)
        return URIC_TEXT_NOTHING; /* unreachable: both skip the same text after a delimiter */
    if (d.pieces > 1 && uric_text_may_have_spaces(x, c) &&
        memchr(x->s + c->begin, '\n', from + d.end - c->begin) == NULL)
        return URIC_TEXT_NOTHING; /* see look_in_wild_delimiters() */
    equals = (const char *)memchr(x->s + c->begin, '=', from + d.end - c->begin);
    if (equals != NULL && memchr("0123456789ABCDEF \t\r\n", equals[1], 20) != NULL) {
        const int sure = uric_text_find_quoted_printable(x, c->begin, from + d.end, &shown);

        if (sure == URIC_TEXT_MORE_TEXT || sure == URIC_TEXT_QUOTED)
            return sure == URIC_TEXT_QUOTED ? URIC_TEXT_NOTHING : URIC_TEXT_MORE; /* see uric_find_escaped() */
    }
    escapes = uric_text_references_in(x->s + c->begin, from + d.end - c->begin);
    for (;; escapes = 0) { /* at last as it is written */
        uric_text_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
                      from - 1, from + taken);
        x->found->doubtful = d.doubtful;
        x->found->escapes = escapes;
        if (escapes == 0 && d.pieces == 1
                ? uric_text_find_is_meant(x->s + c->begin, from + d.end - c->begin, any)
                : uric_text_find_are_meant(x, any))
            return URIC_TEXT_FOUND;
        if (escapes == 0)
            break;
    }
    x->done = done;
    x->next = next;
    return URIC_TEXT_NOTHING;
}

/* Finds a URI in one piece, with bytes beyond RFC 3986, in a destination also spaces.  In
 * <...|...>, what follows "|" names a link and is not part of it. */
static enum uric_text_find_verdict uric_text_look_in_wild_delimiters(struct uric_text_find_search *x,
                                                 const struct uric_text_own_find_candidate *c)
{
    const int quoted = c->delimiter == '"';
    const int any = (x->f->flags & URIC_FIND_ANY_SCHEME) != 0 || c->outer < c->begin;
    const int spaces = uric_text_may_have_spaces(x, c);
    size_t end = c->colon;
    uint32_t names;

    while (end < x->n && (!uric_text_find_ends_all(x->s[end]) || (spaces && x->s[end] == ' ')) &&
           end - c->begin <= URIC_FIND_LONGEST)
        end++;
    if (end - c->begin > URIC_FIND_LONGEST)
        return URIC_TEXT_NOTHING;
    if (end == x->n)
        return x->more ? URIC_TEXT_MORE : URIC_TEXT_NOTHING;
    if (x->s[end] != (quoted ? '"' : '>') ||
        !uric_text_find_is_meant_wild(x->s + c->begin, end - c->begin,
                                 spaces ? URIC_TEXT_WILD_REFERENCE : URIC_TEXT_WILD_URI, any, &names) ||
        (!quoted && names >> URIC_TOLERATED_PIPE & 1) ||
        uric_text_references_in(x->s + c->begin, end - c->begin) != 0) /* see uric_find_escaped() */
        return URIC_TEXT_NOTHING;
    uric_text_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, end,
                  c->inner - 1, end + 1);
    /* with a space, uric_found_next() gives it as one piece */
    x->found->tolerated = (uint16_t)names;
    return URIC_TEXT_FOUND;
}

enum uric_text_find_verdict uric_text_find_in_delimiters(struct uric_text_find_search *x,
                                          const struct uric_text_own_find_candidate *c)
{
    const enum uric_text_find_verdict verdict = uric_text_look_in_strict_delimiters(x, c);

    if (verdict != URIC_TEXT_NOTHING || x->f->flags & URIC_FIND_STRICT)
        return verdict;
    return uric_text_look_in_wild_delimiters(x, c);
}

/* Finds URIs with characters that the text escapes: to the end that they have without escapes. */

/* Whether a URI that starts here is the argument of a request of a manual page: .UR, .URL, .MT. */
static int uric_text_is_of_roff(const char *s, size_t begin)
{
    size_t i = begin;

    while (i > 0 && (s[i - 1] == ' ' || s[i - 1] == '"'))
        i--;
    if (i == begin || i < 3)
        return 0;
    i -= s[i - 1] == 'L';
    return i >= 3 && s[i - 3] == '.' && (i == 3 || s[i - 4] == '\n') &&
           (memcmp(s + i - 2, "UR", 2) == 0 || memcmp(s + i - 2, "MT", 2) == 0);
}

/* Whether a "=" is part of a line's end in quoted-printable text, before i; such a line has at most
 * 76 bytes (RFC 2045, 6.7), and encoders fill them nearly. */
static int uric_text_fills_line(const char *s, size_t i)
{
    enum { FULL = 70, LONGEST_LINE = 76 };
    size_t n = 0;

    while (i > n && n <= LONGEST_LINE && s[i - n - 1] != '\n')
        n++;
    return n >= FULL && n <= LONGEST_LINE;
}

/* Whether the escape at s is one that other text hardly has: "=3D" before a word, or the first of
 * the escapes of a character in UTF-8. */
static int uric_text_is_surely_quoted(const char *s, size_t n)
{
    if (n < 5 || !uric_text_find_may_be_quoted((const unsigned char *)s, n))
        return 0;
    return s[1] == '3' ? uric_text_find_is_of(s[3], URIC_TEXT_TEXT_WORD)
                       : s[3] == '=' && memchr("89AB", s[4], 4) != NULL;
}

int uric_text_find_quoted_printable(const struct uric_text_find_search *x, size_t begin, size_t end, size_t *at)
{
    const char *const s = x->s;
    int sure = URIC_TEXT_NOT_QUOTED;
    size_t i;

    for (i = begin; i < end; i++) {
        const char *const equals = (const char *)memchr(s + i, '=', end - i);
        uint32_t character;
        int kind, strong;
        size_t length;

        if (equals == NULL)
            break;
        i = (size_t)(equals - s);
        if (x->more && x->n - i < URIC_TEXT_ESCAPE_LONGEST)
            return URIC_TEXT_MORE_TEXT;
        length = uric_text_find_escape_in(s + i, x->n - i, URIC_ESCAPE_QUOTED_PRINTABLE, &character,
                                     &kind);
        if (length == 0)
            return URIC_TEXT_NOT_QUOTED;
        strong = character & URIC_TEXT_ESCAPE_NOTHING ? uric_text_fills_line(s, i + 1)
                                                 : uric_text_is_surely_quoted(s + i, x->n - i);
        if (sure == URIC_TEXT_NOT_QUOTED)
            *at = i - begin;
        if (strong)
            sure = URIC_TEXT_QUOTED;
        else if (sure == URIC_TEXT_NOT_QUOTED &&
                 (character & URIC_TEXT_ESCAPE_NOTHING || character == (URIC_TEXT_ESCAPE_BYTE | '=')))
            sure = URIC_TEXT_PERHAPS_QUOTED;
        i += length - 1;
    }
    return sure;
}

/* A URI that is read in pieces. */
struct uric_text_escaped_read {
    struct uric_found span; /* where it may be: for uric_found_next() */
    struct uric_text_wild wild;
    struct uric_text_ending ending;
    size_t read; /* offset of the byte that ends it, or after it */
};

/* Reads a piece of the URI at s.  Returns 0 if it ends there. */
static int uric_text_take_piece(struct uric_text_escaped_read *r, const char *s, const struct uric_piece *piece)
{
    const size_t n = piece->bytes.n;
    const size_t escaped = piece->bytes.s == s + piece->begin ? 0 : piece->end - piece->begin;
    const size_t fits = uric_text_find_wild(&r->wild, piece->bytes.s, n);
    const size_t given = fits + (fits < n && uric_text_find_ends_all(piece->bytes.s[fits]));
    const size_t read = uric_text_find_wild_end_feed(&r->ending, piece->bytes.s, given, piece->begin,
                                                escaped, r->wild.path_begin);

    r->read = piece->begin + (escaped == 0 ? read : read > 0 && !r->ending.ended ? escaped : 0);
    return read == n && !r->ending.ended;
}

/* Reads up to the end of the URI.  Returns 0 if the span ends first. */
static int uric_text_read_pieces(struct uric_text_escaped_read *r, const char *s)
{
    struct uric_piece piece;

    memset(&piece, 0, sizeof piece);
    while (uric_found_next(s, &r->span, &piece)) {
        if (!uric_text_take_piece(r, s, &piece))
            return 1;
    }
    r->read = (size_t)r->span.end;
    return 0;
}

/* With URIC_FIND_STRICT, ends the result before the first byte that RFC 3986 does not allow. */
static void uric_text_end_strictly(struct uric_found *found, const char *s, int is_suffix)
{
    struct uric_piece piece;
    struct uric_stream m;
    int word_ends;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, is_suffix ? URIC_RULE_RELATIVE_REF : URIC_RULE_URI);
    if (is_suffix)
        uric_stream_feed(&m, "//", 2);
    while (uric_found_next(s, found, &piece)) {
        const size_t taken = uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);

        if (taken < piece.bytes.n) {
            found->end = found->outer_end = found->begin + piece.begin + taken;
            found->cut = 1;
            found->escapes =
                (uint8_t)uric_text_find_escapes_in(s, piece.begin, found->escapes, &word_ends);
            return;
        }
    }
}

/* Whether the result is a URI worth reporting; sets what it needs beyond RFC 3986. */
static int uric_text_is_meant(struct uric_text_find_search *x, const struct uric_text_wild *w, int any_scheme)
{
    const int is_suffix = x->found->mark == URIC_FOUND_SUFFIX;
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    uint32_t names = 0;
    int shape = uric_text_find_shape_begin(1);

    if (x->f->flags & URIC_FIND_STRICT)
        uric_text_end_strictly(found, s, is_suffix);
    if (!is_suffix && uric_text_find_are_meant(x, any_scheme))
        return 1;
    memset(&piece, 0, sizeof piece);
    found->length = found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        shape = uric_text_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->length += (uint32_t)piece.bytes.n;
        found->pieces++;
    }
    if (!uric_text_find_are_wild(found, s, is_suffix ? URIC_TEXT_WILD_SUFFIX : URIC_TEXT_WILD_URI, &names) ||
        (names != 0 && x->f->flags & URIC_FIND_STRICT))
        return 0;
    found->tolerated = (uint16_t)names;
    return is_suffix ? uric_text_find_shape_final(shape)
                     : names != 0 && w->host_begin > 0 && w->host_begin != w->path_begin;
}

enum uric_text_find_verdict uric_text_find_escaped(struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const int is_suffix = c->colon == c->begin;
    const size_t begin = c->begin, room = x->n - begin, done = x->done, next = x->next;
    const char *const s = x->s + begin;
    size_t shown = 0;
    unsigned kinds = (uric_text_is_of_roff(x->s, begin) ? 1u << URIC_ESCAPE_ROFF : 0) |
                     (c->parted ? 1u << URIC_ESCAPE_QUOTED_PRINTABLE : 0);
    struct uric_text_escaped_read r;
    struct uric_text_bare b;
    unsigned escapes;
    int ended, word_ends, is_doubtful, quoted = c->parted ? URIC_TEXT_QUOTED : URIC_TEXT_NOT_QUOTED;

    memset(&r, 0, sizeof r);
    r.span.mark = URIC_FOUND_ESCAPED;
    r.span.end = room <= URIC_FIND_LONGEST ? room : URIC_FIND_LONGEST + 1;
    r.span.escapes = (uint8_t)(kinds | 1u << URIC_ESCAPE_JSON);
    for (;;) {
        uric_text_find_wild_begin(&r.wild, is_suffix ? URIC_TEXT_WILD_SUFFIX : URIC_TEXT_WILD_URI);
        uric_text_find_wild_end_begin(&r.ending, uric_text_find_byte_before(x, begin),
                                 uric_text_find_is_enclosed(x, begin));
        ended = uric_text_read_pieces(&r, s);
        if (r.read > URIC_FIND_LONGEST)
            return uric_text_find_pass_long(x, begin);
        if (x->more && (!ended || room - r.read < URIC_TEXT_ESCAPE_LONGEST))
            return URIC_TEXT_MORE;
        if (kinds >> URIC_ESCAPE_QUOTED_PRINTABLE & 1)
            break;
        quoted = uric_text_find_quoted_printable(x, begin, begin + r.read, &shown);
        if (quoted == URIC_TEXT_MORE_TEXT)
            return URIC_TEXT_MORE;
        if (quoted != URIC_TEXT_QUOTED)
            break;
        kinds |= 1u << URIC_ESCAPE_QUOTED_PRINTABLE;
        r.span.escapes |= (uint8_t)kinds;
    }
    uric_text_find_wild_end_set(&r.ending, r.read, &b);
    uric_text_find_end_destination(x, begin, &b);
    if (begin > 0 && s[-1] == '"' && r.read < room && s[r.read] == '"' &&
        !uric_text_find_ends_all(s[r.read - 1]))
        b.end = r.read;
    escapes = uric_text_find_escapes_in(s, b.end, kinds, &word_ends);
    /* with none, it may end before a character reference, which may look like a part of it */
    is_doubtful = quoted != URIC_TEXT_NOT_QUOTED && shown < b.end;
    if (escapes == 0 && !is_doubtful && (r.read == room || s[r.read] != '&'))
        return URIC_TEXT_NOTHING;
    uric_text_find_set(x, is_suffix ? URIC_FOUND_SUFFIX : URIC_FOUND_ESCAPED, begin, begin + b.end,
                  c->prefixed ? c->outer : begin, begin + b.end);
    x->found->escapes = (uint8_t)escapes;
    if (!uric_text_is_meant(x, &r.wild, c->prefixed)) {
        x->done = done;
        x->next = next > begin + r.read ? next : begin + r.read;
        return URIC_TEXT_NOTHING;
    }
    if (x->found->escapes == 0 && !is_suffix)
        x->found->mark = c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE;
    /* TeX skips a space after a word */
    x->found->doubtful = b.doubtful || is_doubtful || uric_text_find_is_shortened(x, begin, &b) ||
                         (word_ends && b.end < room && s[b.end] == ' ');
    x->found->cut |= (uint8_t)uric_text_find_is_cut(x, begin, &b);
    x->f->cut += x->found->cut;
    if (b.unclosed)
        x->next = begin + r.read;
    return URIC_TEXT_FOUND;
}

/* Finds the rest of a URI without delimiters that lines were wrapped in (RFC 3986, Appendix C). */

/* Lines with this many bytes or more, had they held the next word, are wrapped. */
enum { URIC_TEXT_WRAPPED_AT = 66 };

/* The offset after the end of the line that ends at i, and the white space that begins the next
 * one; 0 if no line ends there, x->n if the text does. */
static size_t uric_text_next_line(const struct uric_text_find_search *x, size_t i)
{
    if (i < x->n && x->s[i] == '\r')
        i++;
    if (i == x->n)
        return i;
    if (x->s[i++] != '\n')
        return 0;
    while (i < x->n && (x->s[i] == ' ' || x->s[i] == '\t'))
        i++;
    return i;
}

/* Whether the word of the next line may belong to the URI that ends at `end`: if it had no place on
 * the line, and one of the two has a byte where URIs are parted. */
static int uric_text_may_belong(const struct uric_text_find_search *x, size_t end, size_t word, size_t after)
{
    const char *const s = x->s;
    size_t begin = end, i;

    while (begin > 0 && end - begin < URIC_TEXT_WRAPPED_AT && s[begin - 1] != '\n')
        begin--;
    if (after == word || after - word + end - begin < URIC_TEXT_WRAPPED_AT ||
        !uric_text_find_is_of(s[word], URIC_TEXT_TEXT_URIC))
        return 0;
    for (i = word; i < after; i++) {
        if (s[i] == ':' && after - i > 2 && s[i + 1] == '/' && s[i + 2] == '/')
            return 0; /* another one */
    }
    for (i = word; i < after && memchr("/?#=&%", s[i], 6) == NULL; i++)
        ;
    return i < after || memchr("/?#=&%-_+~,;", s[end - 1], 12) != NULL;
}

/* Whether the result, to this end, is a URI; where it ends goes to *end. */
static int uric_text_is_joined(struct uric_text_find_search *x, size_t begin, size_t after, size_t *end)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + begin;
    struct uric_text_ending ending;
    struct uric_piece piece;
    struct uric_text_wild w;
    struct uric_text_bare b;
    uint32_t names = 0;
    size_t read = 0;

    found->end = x->f->offset + after;
    memset(&piece, 0, sizeof piece);
    uric_text_find_wild_begin(&w, URIC_TEXT_WILD_URI);
    uric_text_find_wild_end_begin(&ending, uric_text_find_byte_before(x, begin),
                             uric_text_find_is_enclosed(x, begin));
    while (uric_found_next(s, found, &piece)) {
        const size_t fits = uric_text_find_wild(&w, piece.bytes.s, piece.bytes.n);

        read = piece.begin + uric_text_find_wild_end_feed(&ending, piece.bytes.s, fits, piece.begin, 0,
                                                     w.path_begin);
        if (read < piece.end)
            break;
    }
    uric_text_find_wild_end_set(&ending, read, &b);
    *end = begin + b.end;
    found->end = found->outer_end = x->f->offset + *end;
    if (uric_text_find_are_meant(x, found->mark == URIC_FOUND_PREFIXED)) {
        found->tolerated = 0;
        return 1;
    }
    if (x->f->flags & URIC_FIND_STRICT || !uric_text_find_are_wild(found, s, URIC_TEXT_WILD_URI, &names))
        return 0;
    found->tolerated = (uint16_t)names;
    found->length = 0;
    memset(&piece, 0, sizeof piece);
    while (uric_found_next(s, found, &piece))
        found->length += (uint32_t)piece.bytes.n;
    return 1;
}

int uric_text_find_is_wrapped_scheme(const struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const size_t i = c->colon + 1;

    return x->n - i > 2 && memcmp(x->s + i, "//", 2) == 0 &&
           (x->s[i + 2] == '\n' || x->s[i + 2] == '\r');
}

enum uric_text_find_verdict uric_text_find_unwrap(struct uric_text_find_search *x)
{
    const size_t begin = (size_t)(x->found->begin - x->f->offset);
    size_t end = (size_t)(x->found->end - x->f->offset);

    for (;;) {
        const struct uric_found before = *x->found;
        /* a "?" is not taken for the end of a sentence if a value follows */
        const size_t query = end + (end < x->n && x->s[end] == '?');
        const size_t word = uric_text_next_line(x, query);
        size_t after = word, joined;

        if (word == 0)
            return URIC_TEXT_FOUND;
        while (after < x->n && !uric_text_find_ends_all(x->s[after]) && after - begin <= URIC_FIND_LONGEST)
            after++;
        if (after == x->n && x->more && after - begin <= URIC_FIND_LONGEST)
            return URIC_TEXT_MORE;
        if (after - begin > URIC_FIND_LONGEST || !uric_text_may_belong(x, query, word, after) ||
            (query > end && memchr(x->s + word, '=', after - word) == NULL))
            return URIC_TEXT_FOUND;
        if (!uric_text_is_joined(x, begin, after, &joined) || joined <= word) {
            *x->found = before;
            return URIC_TEXT_FOUND;
        }
        x->found->doubtful = 1;
        x->done = joined;
        x->next = joined > x->next ? joined : x->next;
        if (joined < after && !(joined + 1 == after && x->s[joined] == '?'))
            return URIC_TEXT_FOUND;
        end = joined;
    }
}

/* Whether a URI goes on after a byte that no URI contains: it is cut there. */

/* The character at s[i], which may be escaped, in n bytes, and its length: 0 if it is no single
 * byte.  The escape of a control character gives '\n', or '\a' where the string goes on. */
static size_t uric_text_character_at(const char *s, size_t i, size_t n, char *character)
{
    struct uric_text_escape e;

    if (i >= n)
        return 0;
    *character = s[i];
    if (!uric_text_find_escape(s, i, n, 0, &e))
        return 1;
    *character = (char)e.bytes[0];
    return e.n == 1 ? e.length : 0;
}

static int uric_text_is_word(const char *s, size_t i, size_t n)
{
    char c;

    return uric_text_character_at(s, i, n, &c) > 0 && (uric_text_find_is_of(c, URIC_TEXT_TEXT_WORD) || c == '%');
}

/* A quote, a backtick or a backslash that does not close what opens before the URI, and a word. */
static int uric_text_is_quote(const char *s, size_t before, size_t i, size_t n)
{
    char c;
    const size_t length = uric_text_character_at(s, i, n, &c);

    return length > 0 && (memchr("\"'`\\", c, 4) != NULL || (c == '\a' && length > 1)) &&
           (before < length || memcmp(s - length, s + i, length) != 0) && uric_text_is_word(s, i + length, n);
}

/* A string of source text that ends, and another one on the next line that starts with a word: the
 * compiler, or gettext, joins them. */
static int uric_text_is_joined_string(const char *s, size_t i, size_t n)
{
    if (i >= n || s[i] != '"')
        return 0;
    i++;
    i += i < n && s[i] == '\r';
    if (i >= n || s[i++] != '\n')
        return 0;
    while (i < n && s[i] == ' ')
        i++;
    return i < n && s[i] == '"' && uric_text_is_word(s, i + 1, n);
}

/* Whether n bytes are the name of an HTML element that may follow a URI in text.  Names of elements
 * that are more often placeholders are left out: <title>, <source>, <data>. */
static int uric_text_is_element(const char *s, size_t n)
{
    static const char names[] =
        "a;b;br;p;i;u;s;q;em;tt;li;ul;ol;dl;dt;dd;td;th;tr;hr;h1;h2;h3;h4;h5;h6;rp;rt;bdi;bdo;del;"
        "dfn;div;img;ins;kbd;nav;pre;sub;sup;svg;wbr;abbr;cite;code;font;form;mark;ruby;samp;span;"
        "aside;audio;embed;input;small;table;tbody;tfoot;thead;video;button;canvas;center;figure;"
        "footer;hgroup;iframe;script;select;strike;strong;article;caption;details;picture;section;"
        "summary;fieldset;noscript;textarea;blockquote;figcaption;";
    const char *name;
    size_t length;

    for (name = names; *name != '\0'; name += length + 1) {
        for (length = 0; name[length] != ';'; length++)
            ;
        if (length == n && uric_text_same_letters(s, name, n))
            return 1;
    }
    return 0;
}

/* A name in <...> where the URI has something else, as in http://h/<name>. */
static int uric_text_is_placeholder(const char *s, size_t i, size_t n)
{
    char c;
    size_t begin, length = uric_text_character_at(s, i, n, &c);

    if (uric_text_find_is_of(s[i - 1], URIC_TEXT_TEXT_WORD) || length == 0 || c != '<')
        return 0;
    for (begin = i += length; (length = uric_text_character_at(s, i, n, &c)) > 0; i += length) {
        if (!uric_text_find_is_of(c, URIC_TEXT_TEXT_WORD) && c != '_' && c != '-')
            break;
    }
    return i > begin && length > 0 && c == '>' && !uric_text_is_element(s + begin, i - begin);
}

/* The destination of a link in Markdown, in <...>, has what no URI has. */
static int uric_text_is_open_destination(const char *s, size_t before, size_t i)
{
    return before >= 3 && memcmp(s - 3, "](<", 3) == 0 && s[i] != '>';
}

/* A terminal's colour or style (ESC [ ... m, ESC [ K) and more of the URI, as grep --color has
 * inside of one.  What starts before the URI ends there by 0, nothing, 2x or x9, and not by 01. */
static int uric_text_is_coloured(const char *s, char before, size_t i, size_t n)
{
    size_t from = i + 2;
    int ends;

    if (n - i < 4 || s[i] != '\x1b' || s[i + 1] != '[')
        return 0;
    ends = s[from] == 'm' || (s[from] == '0' && s[from + 1] != '1') ||
           (s[from] == '2' && s[from + 1] != 'm') || s[from + 1] == '9';
    while (i < n && s[i] == '\x1b') {
        for (i++; i < n && memchr("[;0123456789", s[i], 12) != NULL; i++)
            ;
        i += i < n; /* the letter that ends it */
    }
    return i > from && (uric_text_is_word(s, i, n) || (i < n && s[i] == '/')) &&
           !(ends && before == 'm');
}

int uric_text_find_goes_on_inside(const struct uric_text_find_search *x, size_t begin, size_t i)
{
    const char *const s = x->s + begin;
    const size_t at = i - begin, most = at + URIC_TEXT_ESCAPE_LONGEST,
                 n = x->n - begin < most ? x->n - begin : most;

    return uric_text_is_quote(s, begin, at, n) || uric_text_is_joined_string(s, at, n) ||
           uric_text_is_coloured(s, uric_text_find_byte_before(x, begin), at, n) || uric_text_is_placeholder(s, at, n) ||
           uric_text_is_open_destination(s, begin, at);
}

/* Finds URIs and suffix references that nothing encloses. */

/* ---- where one ends ---- */

/* How many bytes to examine first: a URI may be short and much text may follow. */
enum { URIC_TEXT_BARE_AT_FIRST = 128, URIC_TEXT_BARE_GROWTH = 4 };

/* How much of n bytes the grammar accepts: the length of the longest match, and the offset of
 * the first byte that is not allowed. */
struct uric_text_find_reach {
    uint32_t length, stopped;
};

typedef void uric_text_reach_of(const char *s, size_t n, struct uric_text_find_reach *r);

static void uric_text_reach_of_uri(const char *s, size_t n, struct uric_text_find_reach *r)
{
    struct uric u;
    const enum uric_status status = uric_parse_uri(s, n, &u);

    /* nearly always the bytes before the rejected one are a URI */
    r->length = r->stopped = status == URIC_OK ? (uint32_t)n : u.error_offset;
    if (status == URIC_OK ||
        (status == URIC_INVALID && uric_parse_uri(s, r->stopped, &u) == URIC_OK))
        return;
    uric_prefix(URIC_RULE_URI, s, n, &u, &r->length, &r->stopped);
}

/* Parses a suffix reference as if "//" preceded it. */
static void uric_text_reach_of_suffix(const char *s, size_t n, struct uric_text_find_reach *r)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric64 u;
    uint64_t length = 0;

    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    r->stopped = (uint32_t)uric_stream_feed(&m, s, n);
    uric_stream_prefix(&m, &u, &length);
    r->length = length < 2 ? 0 : (uint32_t)length - 2;
}

/* Whether it follows "](": the destination of a link in Markdown, which the next ")" ends. */
static int uric_text_is_destination(const struct uric_text_find_search *x, size_t begin)
{
    return begin > 1 && x->s[begin - 1] == '(' && x->s[begin - 2] == ']';
}

void uric_text_find_end_destination(const struct uric_text_find_search *x, size_t begin, struct uric_text_bare *b)
{
    const char *const s = x->s + begin;

    if (b->ended && b->read > b->end + 1 && s[b->read - 1] == ')' &&
        uric_text_is_destination(x, begin))
        b->end = b->read - 1;
}

int uric_text_find_is_enclosed(const struct uric_text_find_search *x, size_t begin)
{
    const char before = uric_text_find_byte_before(x, begin);

    return uric_text_is_destination(x, begin) || (before != '\0' && memchr("<\"'`", before, 4) != NULL);
}

/* How a URI's end is found: by the RFC's grammar, or else with bytes beyond it. */
struct uric_text_find_way {
    uric_text_reach_of *reach; /* NULL: wild */
    enum uric_text_wild_rule wild;
};
static const struct uric_text_find_way uric_text_strict_uri = { uric_text_reach_of_uri, URIC_TEXT_WILD_URI },
                             uric_text_strict_suffix = { uric_text_reach_of_suffix, URIC_TEXT_WILD_SUFFIX },
                             uric_text_wild_uri = { NULL, URIC_TEXT_WILD_URI },
                             uric_text_wild_suffix = { NULL, URIC_TEXT_WILD_SUFFIX };

static void uric_text_end_in(const struct uric_text_find_search *x, size_t begin, size_t given,
                   const struct uric_text_find_way *way, struct uric_text_find_reach *r, struct uric_text_bare *b)
{
    const char *const s = x->s + begin;
    const char before = uric_text_find_byte_before(x, begin);
    struct uric_text_wild w;

    if (way->reach != NULL) {
        way->reach(s, given, r);
        uric_text_find_bare_end(s, r->length, given, before, b);
        uric_text_find_end_destination(x, begin, b);
        return;
    }
    uric_text_find_wild_begin(&w, way->wild);
    uric_text_find_wild(&w, s, given);
    r->length = w.length;
    r->stopped = w.read;
    uric_text_find_wild_end(s, &w, given, before, uric_text_find_is_enclosed(x, begin), b);
    uric_text_find_end_destination(x, begin, b);
}

/* Finds where the URI that starts here ends: FOUND, with its length and how far it was read
 * in *b; MORE; or LONG.  The bytes examined are at most a constant multiple of those that are
 * read. */
static enum uric_text_find_verdict uric_text_look_for_end(const struct uric_text_find_search *x, size_t begin,
                                      const struct uric_text_find_way *way, struct uric_text_bare *b)
{
    const size_t room = x->n - begin;
    size_t n = URIC_TEXT_BARE_AT_FIRST;
    struct uric_text_find_reach r;

    for (;; n *= URIC_TEXT_BARE_GROWTH) {
        const size_t most = n < URIC_FIND_LONGEST + 1 ? n : URIC_FIND_LONGEST + 1;
        const size_t given = room < most ? room : most;

        uric_text_end_in(x, begin, given, way, &r, b);
        if (b->ended)
            return URIC_TEXT_FOUND;
        if (r.stopped == given && given > URIC_FIND_LONGEST)
            return URIC_TEXT_LONG;
        /* its end may be known before how far it is read */
        if (x->more && given == room && (r.stopped == given || given < most))
            return URIC_TEXT_MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return URIC_TEXT_FOUND;
        }
    }
}

enum uric_text_find_verdict uric_text_find_pass_long(struct uric_text_find_search *x, size_t begin)
{
    x->f->too_long++;
    x->f->passing = 1;
    x->next = begin + URIC_FIND_LONGEST + 1;
    return URIC_TEXT_NOTHING;
}

/* Finds the end of a URI with bytes beyond RFC 3986, and their names: 0 if it has none. */
static enum uric_text_find_verdict uric_text_look_for_wild_end(const struct uric_text_find_search *x, size_t begin,
                                           const struct uric_text_find_way *way, int any_scheme,
                                           struct uric_text_bare *b, uint32_t *names)
{
    const enum uric_text_find_verdict verdict = uric_text_look_for_end(x, begin, way, b);

    *names = 0;
    if (verdict == URIC_TEXT_FOUND &&
        !uric_text_find_is_meant_wild(x->s + begin, b->end, way->wild, any_scheme, names))
        *names = 0;
    return verdict;
}

/* ---- whether a result is cut ---- */

/* Where the text goes on after a URI that starts here, punctuation aside. */
static size_t uric_text_after_end(const struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b)
{
    size_t i = begin + b->end;

    while (i < begin + b->read && uric_text_find_is_of(x->s[i], URIC_TEXT_TEXT_TRIMMED))
        i++;
    return i < x->n && x->s[i] == '$' ? i + 1 : i;
}

/* Whether a letter of an encoding other than UTF-8, such as ISO 8859-1, may be there: those have
 * punctuation below 0xC0. */
static int uric_text_is_other_letter(const struct uric_text_find_search *x, size_t i)
{
    return (unsigned char)x->s[i] >= 0xC0 &&
           (i + 1 == x->n || ((unsigned char)x->s[i + 1] & 0xC0) != 0x80);
}

/* Whether it goes on after a "|" or a symbol.  A "|" parts a URI from its label in a table, a wiki
 * and a chat. */
static int uric_text_goes_on(const struct uric_text_find_search *x, size_t begin, size_t i)
{
    const char *const s = x->s + begin;
    const uint32_t most = (uint32_t)(i - begin) + URIC_TEXT_ESCAPE_LONGEST;
    const uint32_t n = x->n - begin < most ? (uint32_t)(x->n - begin) : most;
    struct uric_piece piece;
    struct uric_text_wild more;

    if (x->s[i] == '|' && memchr("|<[=", uric_text_find_byte_before(x, begin), 4) != NULL)
        return 0;
    memset(&piece, 0, sizeof piece);
    piece.end = (uint32_t)(i - begin);
    uric_text_find_wild_begin(&more, URIC_TEXT_WILD_MORE);
    while (more.length == 0 && uric_text_find_escaped_piece(s, piece.end, n, 0, &piece)) {
        if (uric_text_find_wild(&more, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            break;
    }
    return more.length > 0;
}

/* Whether a "\" is there that starts no escape, but may in a format that find does not know. */
static int uric_text_is_unknown_escape(const struct uric_text_find_search *x, size_t begin, size_t i)
{
    struct uric_text_escape e;

    return x->s[i] == '\\' && i + 1 < x->n &&
           !uric_text_find_escape(x->s + begin, i - begin, x->n - begin, 0, &e);
}

/* By a "%", a brace that is not closed, a letter, as in http://host:port/, or one of another
 * encoding, an unknown escape; a "|" or a symbol after which it goes on, or what find_inside.c
 * knows. */
int uric_text_find_is_cut(const struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b)
{
    const size_t i = uric_text_after_end(x, begin, b);

    return i < x->n && (x->s[i] == '%' || x->s[i] == '{' ||
                        uric_text_find_is_of(x->s[i], URIC_TEXT_TEXT_WORD) || uric_text_is_unknown_escape(x, begin, i) ||
                        uric_text_is_other_letter(x, i) || uric_text_goes_on(x, begin, i) ||
                        uric_text_find_goes_on_inside(x, begin, i));
}

/* Whether it may be shortened by its writer: a "..." follows, or a "*" for anything. */
int uric_text_find_is_shortened(const struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b)
{
    const size_t i = begin + b->end, n = x->n - i;
    const char *const s = x->s + i;

    if (n >= 3 && (memcmp(s, "...", 3) == 0 || memcmp(s, "\xe2\x80\xa6", 3) == 0))
        return 1;
    return n > 0 && s[0] == '*' && (s[-1] == '/' || s[-1] == '=') && (n == 1 || s[1] != '*') &&
           uric_text_find_byte_before(x, begin) != '*';
}

/* Whether uric_find_is_cut() or uric_find_is_shortened() needs more of the text. */
static int uric_text_needs_more(const struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b)
{
    const size_t end = begin + b->end, i = uric_text_after_end(x, begin, b);

    if (!x->more || i == x->n)
        return x->more;
    if (x->n - end < 3 && memchr(".*\xe2", x->s[end], 3) != NULL)
        return 1;
    return x->n - i < URIC_TEXT_ESCAPE_LONGEST &&
           ((unsigned char)x->s[i] >= 0xC0 || memchr("|\\&<\"`'\x1b", x->s[i], 8) != NULL);
}

/* Notes whether a result is cut, and how a strict one differs from that with bytes beyond RFC
 * 3986, which needs names. */
static void uric_text_compare_wild(struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b,
                         const struct uric_text_bare *wild, uint32_t names)
{
    x->found->doubtful =
        (wild->doubtful && wild->end == b->end) || uric_text_find_is_shortened(x, begin, b);
    x->found->cut = (names != 0 && wild->end > b->end) || uric_text_find_is_cut(x, begin, b);
    x->f->cut += x->found->cut;
}

/* ---- URIs ---- */

/* The common case: a URI worth reporting, ended by a byte that no URI contains.
 * look_for_end() would find the same end. */
static int uric_text_is_plain(const struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c,
                    struct uric_text_bare *b)
{
    enum { MOST = URIC_TEXT_BARE_AT_FIRST * URIC_TEXT_BARE_GROWTH * URIC_TEXT_BARE_GROWTH };
    const size_t begin = c->begin, room = x->n - begin;
    size_t n = URIC_TEXT_BARE_AT_FIRST;

    for (;; n *= URIC_TEXT_BARE_GROWTH) {
        if (n > room)
            n = room;
        uric_text_find_bare_end(x->s + begin, n, n, uric_text_find_byte_before(x, begin), b);
        if (b->ended || n == room || n >= MOST)
            break;
    }
    uric_text_find_end_destination(x, begin, b);
    return b->ended && !b->unclosed &&
           (b->read == n || uric_text_find_is_of(x->s[begin + b->read], URIC_TEXT_TEXT_URIC) ||
            uric_text_find_ends_all(x->s[begin + b->read])) &&
           uric_text_find_is_meant(x->s + begin, b->end, c->prefixed);
}

/* Whether the escape at i surely stands for a character that no URI may contain. */
static int uric_text_is_excluded_escape(const struct uric_text_find_search *x, size_t begin, size_t i)
{
    struct uric_text_escape e;

    return !(x->more && x->n - i < URIC_TEXT_ESCAPE_LONGEST) &&
           uric_text_find_escape(x->s + begin, i - begin, x->n - begin, 0, &e) && e.n == 1 &&
           uric_text_find_ends_all((char)e.bytes[0]);
}

/* Whether a URI that ends so, by the grammar, may be one with escapes. */
static inline int uric_text_may_be_escaped(const struct uric_text_find_search *x, size_t begin,
                                 const struct uric_text_bare *b)
{
    const size_t stop = begin + b->read;
    const char *const s = x->s;

    if (b->reference || stop == x->n || (b->ended && !b->stopped))
        return b->reference;
    if (uric_text_may_escape(s[stop], 0))
        return !uric_text_is_excluded_escape(x, begin, stop);
    return s[stop - 1] == '=' && (s[stop] == '\n' || s[stop] == '\r');
}

/* The same of one with bytes beyond RFC 3986: an escape may also be where it was not accepted. */
static int uric_text_may_be_escaped_wild(const struct uric_text_find_search *x, size_t begin,
                               const struct uric_text_bare *b)
{
    size_t i;

    for (i = begin + b->end; i < begin + b->read; i++) {
        if (uric_text_may_escape(x->s[i], 0))
            return 1;
    }
    return uric_text_may_be_escaped(x, begin, b);
}

static void uric_text_set_bare(struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c,
                     const struct uric_text_bare *b)
{
    const size_t begin = c->begin;

    uric_text_find_set(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
                  begin + b->end, c->prefixed ? c->outer : begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

/* Whether a URI that uric_find_bare_end() found may be marked. */
static inline int uric_text_may_be_marked(const struct uric_text_find_search *x, size_t begin,
                                const struct uric_text_bare *b)
{
    const size_t stop = begin + b->read;
    const char after = x->s[begin + b->end < x->n ? begin + b->end : begin];

    return after == '.' || after == '*' ||
           (b->stopped && (x->s[stop] == '<' || x->s[stop] == '"' || x->s[stop] == '`' ||
                           x->s[stop] == '\\' || x->s[stop] == '\x1b' ||
                           (x->s[stop] == ' ' && x->s[begin - (begin > 0)] == '<')));
}

/* Whether a scheme and ":", without white space, can start such a URI.  The length is
 * checked first because most words are longer than those schemes. */
static int uric_text_may_have_shape(const char *s, size_t n)
{
    return n <= sizeof "mailto:" - 1 &&
           uric_text_find_shape(uric_text_find_shape_begin(0), s, n) != 0;
}

/* Judges by the bytes after the ":" whether a URI without delimiters can start here, before
 * more is read; or MORE. */
static enum uric_text_find_verdict uric_text_can_be_bare(const struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const size_t i = c->colon + 1, n = x->n - i;
    const char *const s = x->s + i;

    if (c->prefixed)
        return URIC_TEXT_FOUND;
    if (n > 0 && s[0] != '/')
        return !uric_text_find_ends_all(s[0]) && uric_text_may_have_shape(x->s + c->begin, i - c->begin)
                   ? URIC_TEXT_FOUND
                   : URIC_TEXT_NOTHING;
    if (n < 3 && x->more)
        return URIC_TEXT_MORE;
    if (n < 3 || s[1] != '/' || uric_text_find_ends_all(s[2]))
        return URIC_TEXT_NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   uric_text_find_host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? URIC_TEXT_FOUND
               : URIC_TEXT_NOTHING;
}

static enum uric_text_find_verdict uric_text_look_for_bare(struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const size_t begin = c->begin;
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_text_bare b, wild;
    enum uric_text_find_verdict verdict = uric_text_can_be_bare(x, c);
    const size_t next = x->next;
    uint32_t names;
    int plain, uric_text_marked = 0;

    if (verdict != URIC_TEXT_FOUND)
        return verdict;
    plain = uric_text_is_plain(x, c, &b);
    if (!plain) {
        verdict = uric_text_look_for_wild_end(x, begin, &uric_text_wild_uri, c->prefixed, &wild, &names);
        if (verdict == URIC_TEXT_MORE)
            return URIC_TEXT_MORE;
    }
    if (verdict == URIC_TEXT_FOUND &&
        (plain ? uric_text_may_be_escaped(x, begin, &b) : uric_text_may_be_escaped_wild(x, begin, &wild))) {
        verdict = uric_text_find_escaped(x, c);
        if (verdict != URIC_TEXT_NOTHING || x->next > next)
            return verdict;
        uric_text_marked = plain;
    }
    if (plain) {
        uric_text_marked |= uric_text_may_be_marked(x, begin, &b);
        if (uric_text_marked && uric_text_needs_more(x, begin, &b))
            return URIC_TEXT_MORE;
        uric_text_set_bare(x, c, &b);
        if (uric_text_marked)
            uric_text_compare_wild(x, begin, &b, &b, 0);
        return URIC_TEXT_FOUND;
    }
    if (verdict == URIC_TEXT_LONG && !is_strict)
        return uric_text_find_pass_long(x, begin);
    if (names != 0 && !is_strict) {
        if (uric_text_needs_more(x, begin, &wild))
            return URIC_TEXT_MORE;
        uric_text_set_bare(x, c, &wild);
        x->found->tolerated = (uint16_t)names;
        uric_text_compare_wild(x, begin, &wild, &wild, 0);
        return URIC_TEXT_FOUND;
    }
    verdict = uric_text_look_for_end(x, begin, &uric_text_strict_uri, &b);
    if (verdict == URIC_TEXT_LONG)
        return uric_text_find_pass_long(x, begin);
    if (verdict == URIC_TEXT_MORE || uric_text_needs_more(x, begin, &b))
        return URIC_TEXT_MORE;
    if (!uric_text_find_is_meant(x->s + begin, b.end, c->prefixed)) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return URIC_TEXT_NOTHING;
    }
    uric_text_set_bare(x, c, &b);
    uric_text_compare_wild(x, begin, &b, &wild, names);
    return URIC_TEXT_FOUND;
}

enum uric_text_find_verdict uric_text_find_bare(struct uric_text_find_search *x, const struct uric_text_own_find_candidate *c)
{
    const size_t done = x->done, next = x->next;
    const uint64_t cut = x->f->cut;
    enum uric_text_find_verdict verdict = uric_text_look_for_bare(x, c);

    if (!(x->f->flags & URIC_FIND_WRAPPED))
        return verdict;
    if (verdict == URIC_TEXT_NOTHING && uric_text_find_is_wrapped_scheme(x, c)) {
        uric_text_find_set(x, URIC_FOUND_BARE, c->begin, c->colon + 3, c->begin, c->colon + 3);
        verdict = uric_text_find_unwrap(x);
        if (verdict == URIC_TEXT_FOUND && !x->found->doubtful)
            verdict = URIC_TEXT_NOTHING;
    } else if (verdict == URIC_TEXT_FOUND && x->found->escapes == 0) {
        verdict = uric_text_find_unwrap(x);
    } else {
        return verdict;
    }
    if (verdict != URIC_TEXT_FOUND) {
        x->done = done;
        x->next = next;
        x->f->cut = cut;
    }
    return verdict;
}

/* ---- suffix references ---- */

static void uric_text_set_suffix(struct uric_text_find_search *x, size_t begin, const struct uric_text_bare *b)
{
    uric_text_find_set(x, URIC_FOUND_SUFFIX, begin, begin + b->end, begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

enum uric_text_find_verdict uric_text_find_suffix(struct uric_text_find_search *x, size_t begin)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_text_bare b, wild;
    uint32_t names;
    enum uric_text_find_verdict verdict = uric_text_look_for_wild_end(x, begin, &uric_text_wild_suffix, 0, &wild, &names);

    if (verdict == URIC_TEXT_MORE)
        return URIC_TEXT_MORE;
    if (verdict == URIC_TEXT_FOUND && uric_text_may_be_escaped_wild(x, begin, &wild)) {
        const struct uric_text_own_find_candidate c = { begin, begin, begin, 0, 0, begin, '\0' };

        verdict = uric_text_find_escaped(x, &c);
        if (verdict != URIC_TEXT_NOTHING)
            return verdict;
    }
    if (verdict == URIC_TEXT_LONG && !is_strict)
        return uric_text_find_pass_long(x, begin);
    if (names != 0 && !is_strict) {
        if (uric_text_needs_more(x, begin, &wild))
            return URIC_TEXT_MORE;
        uric_text_set_suffix(x, begin, &wild);
        x->found->tolerated = (uint16_t)names;
        uric_text_compare_wild(x, begin, &wild, &wild, 0);
        return URIC_TEXT_FOUND;
    }
    verdict = uric_text_look_for_end(x, begin, &uric_text_strict_suffix, &b);
    if (verdict == URIC_TEXT_LONG)
        return uric_text_find_pass_long(x, begin);
    if (verdict == URIC_TEXT_MORE || uric_text_needs_more(x, begin, &b))
        return URIC_TEXT_MORE;
    if (!uric_text_find_shape_final(
            uric_text_find_shape(uric_text_find_shape_begin(1), x->s + begin, b.end))) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return URIC_TEXT_NOTHING;
    }
    uric_text_set_suffix(x, begin, &b);
    uric_text_compare_wild(x, begin, &b, &wild, names);
    return URIC_TEXT_FOUND;
}

/* Finds the references that are values of HTML attributes. */

static void uric_text_trim_value(const struct uric_text_find_search *x, size_t *begin, size_t *end)
{
    while (*begin < *end && uric_text_find_is_white(x->s[*begin]))
        ++*begin;
    while (*begin < *end && uric_text_find_is_white(x->s[*end - 1]))
        --*end;
}

/* Whether something is to be put into it first: {{x}}, {% x %}, ${x}, #{x}, <%= x %>, <?= x ?>,
 * {x}. */
static int uric_text_is_template(const char *s, size_t n)
{
    size_t i;

    for (i = 1; i < n; i++) {
        if ((s[i] == '{' && memchr("{$#", s[i - 1], 3) != NULL) ||
            (s[i] == '%' && (s[i - 1] == '{' || s[i - 1] == '<')) ||
            (s[i] == '?' && s[i - 1] == '<'))
            return 1;
    }
    return n > 0 && s[0] == '{';
}

static int uric_text_own_is_reference(struct uric_text_find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    const size_t n = (size_t)(found->end - found->begin);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    uint32_t names;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    found->pieces = 0;
    found->length = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        found->pieces++;
        found->length += (uint32_t)piece.bytes.n;
    }
    if (uric_stream_end(&m, &u) == URIC_OK)
        return 1;
    if (uric_text_is_template(s, n))
        return 0;
    if (!uric_text_find_are_wild(found, s, URIC_TEXT_WILD_REFERENCE, &names)) {
        x->f->cut += memchr(s, ':', n) == NULL; /* else a URI in it may be found, and counted */
        return 0;
    }
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Continues the search at end.  A quote there closes the value and opens nothing. */
static void uric_text_pass_value(struct uric_text_find_search *x, uint64_t end)
{
    const size_t at = (size_t)(end - x->f->offset);

    x->next = x->done = at + (at < x->n && (x->s[at] == '"' || x->s[at] == '\''));
}

enum uric_text_find_verdict uric_text_find_value(struct uric_text_find_search *x)
{
    struct uric_text_finder_held *const f = x->f;
    const size_t done = x->done, next = x->next;
    size_t begin, end;

    f->value = URIC_TEXT_VALUE_NONE;
    if (f->value_begin < f->offset + x->done)
        return URIC_TEXT_NOTHING;
    if (f->value_end - f->value_begin > URIC_FIND_LONGEST) {
        f->too_long++;
        uric_text_pass_value(x, f->value_end);
        return URIC_TEXT_NOTHING;
    }
    begin = (size_t)(f->value_begin - f->offset);
    end = (size_t)(f->value_end - f->offset);
    uric_text_trim_value(x, &begin, &end);
    uric_text_find_set(x, URIC_FOUND_ATTRIBUTE, begin, end, (size_t)(f->value_begin - f->offset),
                  (size_t)(f->value_end - f->offset));
    if (uric_text_own_is_reference(x)) {
        uric_text_pass_value(x, f->value_end);
        return URIC_TEXT_FOUND;
    }
    x->done = done;
    x->next = next;
    return URIC_TEXT_NOTHING;
}

/* The state of the value after more of the tag was read. */
static int uric_text_value_of(const struct uric_text_finder_held *f, const struct uric_text_tag_state *h,
                    enum uric_text_tag tag)
{
    if (tag == URIC_TEXT_TAG_VALUE)
        return f->value == URIC_TEXT_VALUE_LOST ? URIC_TEXT_VALUE_NONE : URIC_TEXT_VALUE_READY;
    if (!h->in_value)
        return URIC_TEXT_VALUE_NONE;
    return f->value == URIC_TEXT_VALUE_LOST ? URIC_TEXT_VALUE_LOST : URIC_TEXT_VALUE_OPEN;
}

/* Reads the tag up to its next value, to its end, or to the end of the buffer. */
static void uric_text_read_tag(struct uric_text_find_search *x)
{
    struct uric_text_finder_held *const f = x->f;
    struct uric_text_tag_state h;
    size_t at = (size_t)(f->tag_at - f->offset);
    enum uric_text_tag tag;

    h.state = f->tag_state;
    h.all = (f->flags & URIC_FIND_ATTRIBUTES) != 0;
    h.in_value = f->value != URIC_TEXT_VALUE_NONE;
    h.begin = f->value_begin;
    h.end = f->value_end;
    tag = uric_text_find_tag(&h, f->offset, x->s, &at, x->n);
    if (f->value == URIC_TEXT_VALUE_LOST)
        uric_text_pass_value(x, tag == URIC_TEXT_TAG_VALUE ? h.end : f->offset + x->n);
    f->value = (uint8_t)uric_text_value_of(f, &h, tag);
    f->tag_state = (int16_t)(tag == URIC_TEXT_TAG_LEFT ? 0 : h.state);
    f->tag_at = f->offset + at;
    f->value_begin = h.begin;
    f->value_end = h.end;
}

void uric_text_find_open_tag(struct uric_text_finder_held *f, size_t angle)
{
    if (f->tag_state != 0 || f->offset + angle < f->tag_at)
        return;
    f->tag_state = (int16_t)uric_text_find_tag_begin();
    f->tag_at = f->offset + angle + 1;
}

size_t uric_text_find_text_end(struct uric_text_find_search *x)
{
    struct uric_text_finder_held *const f = x->f;
    size_t begin;

    if (f->tag_state != 0 && f->value != URIC_TEXT_VALUE_READY)
        uric_text_read_tag(x);
    if (f->value != URIC_TEXT_VALUE_READY && f->value != URIC_TEXT_VALUE_OPEN)
        return x->n;
    begin = (size_t)(f->value_begin - f->offset);
    if (f->value == URIC_TEXT_VALUE_OPEN && x->n - begin > URIC_FIND_LONGEST) {
        f->value = URIC_TEXT_VALUE_LOST;
        f->too_long++;
        uric_text_pass_value(x, f->offset + x->n);
        return x->n;
    }
    return f->value == URIC_TEXT_VALUE_READY || x->more ? begin : x->n;
}

/* Searches text for URIs (RFC 3986, Appendix C): from one byte that may be part of one to the
 * next. */

/* Bytes that RFC 3986 never allows; white space is among them. */
static int uric_text_is_excluded(char c)
{
    return !uric_text_find_is_of(c, URIC_TEXT_TEXT_URIC);
}

/* Skips the rest of a URI that is too long: 1, or 0 if it does not end in this buffer. */
static int uric_text_pass_long(struct uric_text_find_search *x)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;

    while (x->next < x->n &&
           !(is_strict ? uric_text_is_excluded(x->s[x->next]) : uric_text_find_ends_all(x->s[x->next])))
        x->next++;
    x->f->passing = x->next == x->n;
    x->done = x->next;
    return !x->f->passing;
}

/* Whether one of two slashes at i, or what follows them, may be escaped. */
static int uric_text_may_be_escaped_from(const struct uric_text_find_search *x, size_t i)
{
    i += i < x->n && x->s[i] == '/';
    i += i < x->n && x->s[i] == '/';
    return i < x->n && (x->s[i] == '\\' || x->s[i] == '&' ||
                        (x->s[i] == '=' && (i + 1 < x->n ? uric_text_find_is_white(x->s[i + 1]) : x->more)));
}

static enum uric_text_find_verdict uric_text_look_at_colon(struct uric_text_find_search *x, size_t colon)
{
    struct uric_text_own_find_candidate c;
    enum uric_text_find_verdict verdict;

    if (!uric_text_find_candidate(x, colon, &c))
        return URIC_TEXT_NOTHING;
    if (c.delimiter != '\0' && !c.parted) {
        verdict = uric_text_find_in_delimiters(x, &c);
        if (verdict != URIC_TEXT_NOTHING)
            return verdict;
    }
    if (x->s[c.colon] == '\\' || c.parted)
        return uric_text_find_escaped(x, &c);
    if (uric_text_may_be_escaped_from(x, colon + 1)) {
        verdict = uric_text_find_escaped(x, &c);
        if (verdict != URIC_TEXT_NOTHING)
            return verdict;
    }
    return uric_text_find_bare(x, &c);
}

static int uric_text_may_be_before_suffix(const char *s, size_t begin)
{
    const char c = s[begin - 1];

    return uric_text_find_ends_escape(s, begin) ||
           (!uric_text_find_is_of(c, URIC_TEXT_TEXT_WORD) && memchr("._-~%@/:+&", c, 10) == NULL);
}

static enum uric_text_find_verdict uric_text_look_at_dot(struct uric_text_find_search *x, size_t dot)
{
    const size_t begin = dot > 3 ? dot - 3 : 0;

    if (dot < x->done + 3 || (dot > 3 && !uric_text_may_be_before_suffix(x->s, begin)) ||
        uric_text_find_shape(uric_text_find_shape_begin(1), x->s + begin, 4) == 0)
        return URIC_TEXT_NOTHING;
    return uric_text_find_suffix(x, begin);
}

static enum uric_text_find_verdict uric_text_look_at(struct uric_text_find_search *x, size_t i)
{
    switch (x->s[i]) {
    case ':': return uric_text_look_at_colon(x, i);
    case '.': return uric_text_look_at_dot(x, i);
    default: uric_text_find_open_tag(x->f, i); return URIC_TEXT_NOTHING;
    }
}

/* Returns FOUND, or sets *needed to the offset up to which the text is no longer needed. */
static enum uric_text_find_verdict uric_text_search_buffer(struct uric_text_find_search *x, size_t *needed)
{
    const unsigned char *const s = (const unsigned char *)x->s;
    struct uric_text_finder_held *const f = x->f;

    for (;;) {
        enum uric_text_find_verdict verdict;
        size_t end, at;

        *needed = x->n;
        if (f->passing && !uric_text_pass_long(x))
            return URIC_TEXT_NOTHING;
        end = f->tag_state == 0 && f->value == URIC_TEXT_VALUE_NONE ? x->n : uric_text_find_text_end(x);
        at = x->next < end ? uric_text_find_marker(s, x->next, end, f->flags) : end;
        if (at == end && f->value == URIC_TEXT_VALUE_READY) {
            if (x->next < end)
                x->next = end;
            if (uric_text_find_value(x) == URIC_TEXT_FOUND)
                return URIC_TEXT_FOUND;
            continue;
        }
        if (at == end) {
            if (x->next < end)
                x->next = end;
            *needed = end;
            return URIC_TEXT_NOTHING;
        }
        verdict = uric_text_look_at(x, at);
        if (verdict == URIC_TEXT_MORE) {
            x->next = *needed = at;
            return URIC_TEXT_NOTHING;
        }
        if (x->next <= at)
            x->next = at + 1;
        if (verdict == URIC_TEXT_FOUND)
            return URIC_TEXT_FOUND;
    }
}

void uric_find_init(struct uric_finder *f, enum uric_find_flags flags)
{
    memset(f, 0, sizeof *f);
    uric_text_finder_in(f)->flags = flags;
}

void uric_find_init_at(struct uric_finder *f, enum uric_find_flags flags,
                       uint64_t offset, size_t before)
{
    uric_find_init(f, flags);
    uric_text_finder_in(f)->offset = offset - before;
    uric_text_finder_in(f)->next = offset;
}

static const struct uric_text_finder_held *uric_text_held_of(const struct uric_finder *f)
{
    return (const struct uric_text_finder_held *)(const void *)f->opaque.bytes;
}

uint64_t uric_finder_offset(const struct uric_finder *f)
{
    return uric_text_held_of(f)->offset;
}

uint64_t uric_finder_too_long(const struct uric_finder *f)
{
    return uric_text_held_of(f)->too_long;
}

uint64_t uric_finder_cut(const struct uric_finder *f)
{
    return uric_text_held_of(f)->cut;
}

bool uric_find(struct uric_finder *finder, const char *s, size_t n, bool more,
               struct uric_found *found)
{
    struct uric_text_finder_held *const f = uric_text_finder_in(finder);
    struct uric_text_find_search x;
    enum uric_text_find_verdict verdict;
    size_t needed;

    x.f = f;
    x.s = s;
    x.n = n;
    x.more = more;
    x.found = found;
    x.done = f->done > f->offset ? (size_t)(f->done - f->offset) : 0;
    x.next = (size_t)(f->next - f->offset);
    verdict = uric_text_search_buffer(&x, &needed);
    f->next = f->offset + x.next;
    f->done = f->offset + x.done;
    if (verdict == URIC_TEXT_FOUND)
        return true;
    if (!more)
        f->offset = f->next = f->offset + n;
    else if (needed > URIC_FIND_CONTEXT)
        f->offset += needed - URIC_FIND_CONTEXT;
    return false;
}

/* Cuts a text where no URI is, so that its parts may be searched apart. */

/* A cut should also leave `cut` of each URI as it is.  Such a cut is looked for up to this many
 * bytes before the last one that divides no URI: some texts have none. */
enum { URIC_TEXT_CUT_FAR = 1 << 16 };

/* The offset after the last byte before i that ends every URI, white space aside; 0 if none.
 * Such a byte can only be a delimiter; a "\" may be in an escaped URI. */
static size_t uric_text_after_excluded(const char *s, size_t i)
{
    while (i > 0 && (!uric_text_find_ends_all(s[i - 1]) || uric_text_find_is_white(s[i - 1]) || s[i - 1] == '\\'))
        i--;
    return i;
}

/* Whether the delimiter before i, of which `before` bytes can be read, may open a URI whose closing
 * delimiter is at n or later. */
static int uric_text_delimiter_is_open(const char *s, size_t i, size_t n, size_t before, char delimiter)
{
    struct uric_text_delimited d;

    if (delimiter == '<' && before > 2 && memcmp(s + i - 3, "](", 2) == 0 &&
        memchr(s + i, '\n', n - i) == NULL)
        return 1;
    return uric_text_find_is_delimiter(delimiter) &&
           uric_text_find_delimited(s + i, n - i, delimiter == '"', &d) == n - i;
}

static int uric_text_begins_with_scheme(const char *s, size_t n)
{
    size_t i = 0;

    if (n == 0 || !uric_text_find_is_of(s[0], URIC_TEXT_TEXT_LETTER))
        return 0;
    while (i < n && uric_text_find_is_of(s[i], URIC_TEXT_TEXT_SCHEME))
        i++;
    return i < n && s[i] == ':';
}

static size_t uric_text_before_white(const char *s, size_t i)
{
    while (i > 0 && uric_text_find_is_white(s[i - 1]))
        i--;
    return i;
}

static size_t uric_text_after_white(const char *s, size_t i, size_t n)
{
    while (i < n && uric_text_find_is_white(s[i]))
        i++;
    return i;
}

/* Whether the n bytes at s, which end in a quote, may be a URI that this quote closes: one of
 * RFC 3986, in pieces, or one with bytes beyond it, in one. */
static int uric_text_is_closed(const char *s, size_t n)
{
    struct uric_text_delimited d;
    size_t i = uric_text_after_white(s, 0, n);

    uric_text_find_delimited(s, n, 1, &d);
    if (d.closed && uric_text_begins_with_scheme(s + d.begin, n - d.begin))
        return 1;
    if (n - i >= 4 && uric_text_find_is_prefix(s + i, 4))
        i = uric_text_after_white(s, i + 4, n);
    if (!uric_text_begins_with_scheme(s + i, n - i))
        return 0;
    while (i < n && !uric_text_find_is_white(s[i]))
        i++;
    return i == n;
}

/* The offset after the last quote that closes no URI; 0 if every quote may close one.  Whether
 * a quote closes a URI depends on the quote before it. */
static size_t uric_text_after_opening(const char *s, size_t i, size_t before)
{
    while (i > 0) {
        const size_t last = uric_text_after_excluded(s, i - 1);
        const char delimiter = last + before > 0 ? *(s + last - 1) : '\0';

        if (delimiter != '"' || !uric_text_is_closed(s + last, i - last))
            break;
        i = last;
    }
    return i;
}

/* Whether what is before the white space that ends at i may go on after it: a line of
 * quoted-printable text and, if `joined`, a string of source text. */
static int uric_text_may_go_on(const char *s, size_t i, int joined)
{
    i = uric_text_before_white(s, i);
    return i > 0 && (s[i - 1] == '=' || (joined && s[i - 1] == '"'));
}

/* The offset, i or more, after the last white space before n that ends what is before it. */
static size_t uric_text_after_gap(const char *s, size_t i, size_t n, int joined)
{
    while (n > i && (!uric_text_find_is_white(s[n - 1]) || uric_text_may_go_on(s, n, joined)))
        n = uric_text_find_is_white(s[n - 1]) ? uric_text_before_white(s, n) : n - 1;
    return n > i ? n : i;
}

/* The last offset, n or less, that divides no URI; if `joined`, nor two strings that a compiler may
 * join. */
static size_t uric_text_cut_before(const char *s, size_t n, size_t before, int joined)
{
    const size_t i = uric_text_after_excluded(s, n);
    const char delimiter = i + before > 0 ? *(s + i - 1) : '\0';
    const size_t space = uric_text_after_gap(s, i, n, joined);

    if (space - i >= URIC_FIND_LONGEST + URIC_FIND_CONTEXT ||
        !uric_text_delimiter_is_open(s, i, n, i + before, delimiter))
        return space;
    return delimiter == '"' ? uric_text_after_opening(s, i, before) : i;
}

/* Whether a URI or a host may end before the delimiter at i. */
static int uric_text_may_be_found(const char *s, size_t i)
{
    const size_t least = uric_text_after_excluded(s, i);

    while (i > least && s[i - 1] != ':' && s[i - 1] != '.')
        i--;
    return i > least;
}

/* Whether a cut after the delimiter before i would hide the bytes by which a URI before it is known
 * to be cut. */
static int uric_text_hides_rest(const char *s, size_t i)
{
    if (i < 2)
        return 0;
    return s[i - 1] == '\x1b' || /* a URI may be before another one */
           (memchr("<\"`", s[i - 1], 3) != NULL &&
            (uric_text_may_be_found(s, i - 1) || uric_text_may_go_on(s, i - 1, 1)));
}

size_t uric_find_cut(const char *s, size_t n, size_t before)
{
    const size_t last = uric_text_cut_before(s, n, before, 0);
    size_t i = uric_text_cut_before(s, n, before, 1);

    while (last - i <= URIC_TEXT_CUT_FAR && uric_text_hides_rest(s, i))
        i = uric_text_cut_before(s, i - 1, before, 1);
    return last - i <= URIC_TEXT_CUT_FAR ? i : last;
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
