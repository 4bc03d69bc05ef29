/* uric_text in one file, to go with uric.c; its interface is uric_text.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

#include "uric.h"
#include "uric_text.h"
#include "uric_schemes.h"

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
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_INTRINSICS_H
#define URIC_INTRINSICS_H


#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
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
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H



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

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_INLINE struct uric_bytes uric_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
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
#define URIC_DEFINE(u, which, at)                                             \
    ((u)->part[which].end = (at),                                             \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which)                                               \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* The length of the character reference at the start of the n bytes at s, which are in an
 * attribute, if it stands for a US-ASCII character; the character goes to *byte.  0 for
 * other references or none; then *byte is unchanged. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

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

/* Generated from grammar/text/find_bare.rl by ragel 6.10 -G2; do not edit. */
/* Finds the end of a URI that has no delimiters: the grammar would accept more bytes than
 * the writer meant.  RFC 3986, Appendix C, leaves the choice open. */
/* The interfaces between the search for URIs, the machines of grammar/text/find_*.rl, and
 * the search for markers. */
#ifndef URIC_FIND_H
#define URIC_FIND_H

/* The classes that the search for URIs in text tests.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_TEXT_CLASSES_H
#define URIC_TEXT_CLASSES_H

#define URIC_TEXT_LETTER 1u
#define URIC_TEXT_MEANT 2u
#define URIC_TEXT_SCHEME 4u
#define URIC_TEXT_TRIMMED 8u
#define URIC_TEXT_URIC 16u
#define URIC_TEXT_WILD 32u
#define URIC_TEXT_WORD 64u

static const unsigned char uric_text_class[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  56,   0,  48,  48,  50,  48,  48,  48,  48,  56,  52,  48,  52,  60,  50,
    118, 118, 118, 118, 118, 118, 118, 118, 118, 118,  56,  48,   0,  48,   0,  56,
     48, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119,
    119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119,  48,   0,  48,  32,  48,
      0, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119,
    119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119,  32,  32,  32,  48,   0,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
     32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,  32,
};

#endif

/* Where a URI ends, in offsets from its start. */
struct uric_bare {
    size_t end, read;       /* its end; and how far the text was read for that */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char escaped;  /* 1: a character reference ends it */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes by then */
    unsigned char doubtful; /* 1: a letter follows that may belong to it */
};

/* Writes the end of the URI that starts at s to *b.  n: how many bytes the grammar accepts.
 * room >= n: how many may be read; the byte after the n may decide.  before is the byte before
 * s, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_bare *b);

/* What of a text is a URI, a suffix reference or a URI-reference, with bytes beyond RFC 3986; or,
 * MORE, a byte that ends one and how it goes on; read in pieces.  Offsets count from its start. */
enum uric_wild_rule { URIC_WILD_URI, URIC_WILD_SUFFIX, URIC_WILD_REFERENCE, URIC_WILD_MORE };
struct uric_wild {
    int state;
    uint32_t read;   /* how much was read; further bytes are not read if one cannot be part */
    uint32_t length; /* of the longest prefix that is one */
    uint32_t host_begin, path_begin; /* path_begin is UINT32_MAX without an authority, or if
                                        nothing follows that */
};
URIC_INTERNAL void uric_find_wild_begin(struct uric_wild *w, enum uric_wild_rule rule);
URIC_INTERNAL size_t uric_find_wild(struct uric_wild *w, const char *s, size_t n);

/* Like uric_find_bare_end(), for what w tells of.  enclosed: letters of scripts without spaces
 * between words belong to the URI wherever they are. */
URIC_INTERNAL void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room,
                                      char before, int enclosed, struct uric_bare *b);

/* Bytes beyond RFC 3986, counted in pieces: all 0 at first. */
struct uric_wild_names {
    uint32_t names; /* a set of enum uric_tolerated_name */
    uint32_t at;
    unsigned char digits; /* how many still have to follow a "%" */
    unsigned char hash;   /* one was read */
};
URIC_INTERNAL void uric_find_wild_names(struct uric_wild_names *t, const struct uric_wild *w,
                                        const char *s, size_t n);
/* The set, at the end. */
URIC_INTERNAL uint32_t uric_find_wild_named(const struct uric_wild_names *t);

/* What follows a "<" or a '"', in offsets from there. */
struct uric_delimited {
    size_t begin, end; /* without "URL:" and the white space around it */
    size_t pieces;     /* separated by white space */
    unsigned char closed, prefixed, doubtful;
};

/* Read up to the closing delimiter, set *d, and return how many bytes were read.  d->closed
 * is 0 if no delimited URI is there, or if all n bytes were read without finding its end. */
URIC_INTERNAL size_t uric_find_delimited(const char *s, size_t n, int quoted,
                                         struct uric_delimited *d);

/* Match, in pieces, a URI without an authority that its scheme alone identifies or, if
 * is_suffix, the host of a suffix reference: the start state; the state after n more
 * bytes, 0 if there is no match; and whether a match can end in a state. */
URIC_INTERNAL int uric_find_shape_begin(int is_suffix);
URIC_INTERNAL int uric_find_shape(int state, const char *s, size_t n);
URIC_INTERNAL int uric_find_shape_final(int state);

/* A tag's attributes, read in pieces. */
struct uric_tag_state {
    int state;
    int all; /* URIC_FIND_ATTRIBUTES */
    int in_value;        /* in the value of an attribute that is a reference */
    uint64_t begin, end; /* the value */
};
enum uric_tag {
    URIC_TAG_MORE,  /* all n bytes are read */
    URIC_TAG_VALUE, /* a value was found */
    URIC_TAG_LEFT   /* the tag has ended */
};

/* Continue at s + *at.  The offsets of values count from `base` bytes before s. */
URIC_INTERNAL int uric_find_tag_begin(void);
URIC_INTERNAL enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base,
                                          const char *s, size_t *at, size_t n);

/* The first byte from i on that is ":" or, by flags, "." (URIC_FIND_SUFFIX) or "<"
 * (URIC_FIND_HTML); n if there is none. */
URIC_INTERNAL size_t uric_find_marker(const unsigned char *s, size_t i, size_t n,
                                      unsigned flags);

#endif

/* Skips the bytes after p on which the start state loops.  Returns the last one; sets *end to
 * the byte after the last that is not punctuation. */
static const unsigned char *pass_plain(const unsigned char *p, const unsigned char *pe,
                                       const unsigned char **end)
{
    do {
        p++;
        while (p < pe && uric_text_class[*p] & URIC_TEXT_MEANT)
            p++;
        *end = p;
        while (p < pe && uric_text_class[*p] & URIC_TEXT_TRIMMED)
            p++;
    } while (p < pe && uric_text_class[*p] & URIC_TEXT_MEANT);
    return p - 1;
}

enum { find_bare_start = 1 };

void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                        struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p, *arrow = p;
    const unsigned char *const begin = p;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_class[p[n]] & URIC_TEXT_URIC));
    size_t depth = 0;
    int cs = find_bare_start, ended = 0, escaped = 0;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr2:
	{
        end = p + 1;
        if (1 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st1;
tr5:
	{
        if (before == '\'') {
            ended = 1;
            {p++; cs = 1; goto _out;}
        }
    }
	goto st1;
tr6:
	{ if (depth++ == 0) outside = end; }
	goto st1;
tr7:
	{
        if (depth == 0) {
            ended = 1;
            {p++; cs = 1; goto _out;}
        }
        depth--;
        end = p + 1;
    }
	goto st1;
tr10:
	{ if (*p != (unsigned char)before) end = p + 1; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr0:
	{
        ended = 1;
        p--;
        {p++; cs = 27; goto _out;}
    }
	goto st27;
tr11:
	{ end = arrow; }
	{
        ended = 1;
        p--;
        {p++; cs = 27; goto _out;}
    }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	goto st0;
st0:
cs = 0;
	goto _out;
tr3:
	{ arrow = end; end = p + 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 123u: goto tr11;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr4:
	{ escape = end; end = p + 1; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 33u: goto st1;
		case 35u: goto tr12;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 97u: goto tr13;
		case 103u: goto tr14;
		case 108u: goto tr14;
		case 110u: goto tr15;
		case 113u: goto tr16;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 37u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 98u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr12:
	{
        end = p + 1;
        if (4 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 51u: goto tr17;
		case 54u: goto tr18;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 88u: goto tr19;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 120u: goto tr19;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr8:
	{ list = end; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 65u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr20;
	} else
		goto tr20;
	goto tr0;
tr9:
	{ arrow = end; end = p + 1; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 62u: goto tr11;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr20:
	{
        end = p + 1;
        if (7 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
tr21:
	{
        end = p + 1;
        if (8 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st10;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
tr22:
	{ arrow = end; end = p + 1; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st10;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 62u: goto tr11;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 47u: goto tr25;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr25:
	{
        end = p + 1;
        if (11 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 47u: goto tr26;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr26:
	{
        end = p + 1;
        if (28 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	{
        end = list;
        ended = 1;
        {p++; cs = 28; goto _out;}
    }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr17:
	{
        end = p + 1;
        if (12 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 52u: goto tr27;
		case 57u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 56u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr27:
	{
        end = p + 1;
        if (13 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr28;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr28:
	{ list = end; }
	{
        end = escape;
        ended = escaped = 1;
        {p++; cs = 29; goto _out;}
    }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 65u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr20;
	} else
		goto tr20;
	goto tr0;
tr18:
	{
        end = p + 1;
        if (14 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 48u: goto tr27;
		case 50u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr19:
	{
        end = p + 1;
        if (15 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 50u: goto tr29;
		case 51u: goto tr30;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr29:
	{
        end = p + 1;
        if (16 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 50u: goto tr27;
		case 55u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr30:
	{
        end = p + 1;
        if (17 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 67u: goto tr27;
		case 69u: goto tr27;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 99u: goto tr27;
		case 101u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr13:
	{
        end = p + 1;
        if (18 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 112u: goto tr31;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr31:
	{
        end = p + 1;
        if (19 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 111u: goto tr32;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr32:
	{
        end = p + 1;
        if (20 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 115u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr14:
	{
        end = p + 1;
        if (21 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 116u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr15:
	{
        end = p + 1;
        if (22 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 98u: goto tr33;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr33:
	{
        end = p + 1;
        if (23 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 115u: goto tr34;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr34:
	{
        end = p + 1;
        if (24 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 112u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr16:
	{
        end = p + 1;
        if (25 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 117u: goto tr35;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr35:
	{
        end = p + 1;
        if (26 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 111u: goto tr14;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->escaped = (unsigned char)escaped;
    b->unclosed = depth > 0;
}

/* Generated from grammar/text/find_delimited.rl by ragel 6.10 -G2; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from after the first to the second: URI
 * characters and white space. */

/* The last URI character of the run that starts at p: the state after the first byte loops
 * over the others. */
static const unsigned char *pass_uric(const unsigned char *p, const unsigned char *pe)
{
    while (p + 1 < pe && uric_text_class[p[1]] & URIC_TEXT_URIC)
        p++;
    return p;
}

enum { find_delimited_en_angle = 20 };
enum { find_delimited_en_quotes = 1 };

size_t uric_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = find_delimited_en_angle;
    unsigned char hyphen = 0;

    if (quoted)
        cs = find_delimited_en_quotes;
    memset(d, 0, sizeof *d);

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 13u: goto tr3;
		case 32u: goto st1;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st1;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 9u: goto st2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        p = pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
tr25:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
tr10:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 35u: goto tr10;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 37u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 36u )
				goto tr12;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 38u ) {
		if ( (*p) < 65u ) {
			if ( 39u <= (*p) && (*p) <= 59u )
				goto tr12;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else
			goto tr13;
	} else
		goto tr10;
	goto st0;
tr8:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 9u: goto st5;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 11u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr11:
	{
        d->closed = 1;
        {p++; cs = 36; goto _out;}
    }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	goto st0;
tr15:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 43u: goto tr15;
		case 47u: goto tr10;
		case 58u: goto tr16;
		case 59u: goto tr10;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 44u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 63u <= (*p) && (*p) <= 64u )
				goto tr10;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else
			goto tr15;
	} else
		goto tr15;
	goto st0;
tr9:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr16:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr17:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 46u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr12:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr13:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 43u: goto tr13;
		case 47u: goto tr10;
		case 58u: goto tr18;
		case 59u: goto tr12;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 38u ) {
			if ( 39u <= (*p) && (*p) <= 44u )
				goto tr12;
		} else if ( (*p) >= 35u )
			goto tr10;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else if ( (*p) >= 65u )
			goto tr13;
	} else
		goto tr13;
	goto st0;
tr18:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr5:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 82u: goto tr19;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 114u: goto tr19;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr19:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 76u: goto tr20;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 108u: goto tr20;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr20:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 58u: goto tr21;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr21:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 13u: goto tr24;
		case 32u: goto st16;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr23:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 9u: goto st17;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr24:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr3:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 10u: goto tr28;
		case 13u: goto tr29;
		case 32u: goto st20;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st20;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr28:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 9u: goto st21;
		case 32u: goto st21;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr30:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        p = pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
tr48:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
tr36:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr34:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 9u: goto st24;
		case 32u: goto st24;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 11u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr37:
	{
        d->closed = 1;
        {p++; cs = 37; goto _out;}
    }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	goto st0;
tr38:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 43u: goto tr38;
		case 47u: goto tr36;
		case 58u: goto tr40;
		case 59u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 44u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 61u <= (*p) && (*p) <= 64u )
				goto tr36;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else
			goto tr38;
	} else
		goto tr38;
	goto st0;
tr35:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 32u: goto st24;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr40:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 47u: goto tr41;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr41:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 46u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr31:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 82u: goto tr42;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 114u: goto tr42;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr42:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 76u: goto tr43;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 108u: goto tr43;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr43:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 58u: goto tr44;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr44:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 10u: goto tr46;
		case 13u: goto tr47;
		case 32u: goto st32;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st32;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr46:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 9u: goto st33;
		case 32u: goto st33;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr47:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 10u: goto tr46;
		case 32u: goto st33;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr29:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	switch( (*p) ) {
		case 10u: goto tr28;
		case 32u: goto st21;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
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
	_test_eof37: cs = 37; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    return (size_t)(p - begin);
}

/* Generated from grammar/text/find_shape.rl by ragel 6.10 -T0; do not edit. */
/* Distinguishes URIs without an authority from words such as "data: x" or "tel: none",
 * when they have no delimiters: just enough of each scheme's specification for that.
 * Also hosts that abbreviate a URI (RFC 3986, 4.5). */

static const char _find_shape_actions[] = {
	0, 1, 0
};

static const short _find_shape_key_offsets[] = {
	0, 0, 4, 6, 8, 9, 17, 27,
	35, 37, 39, 41, 59, 61, 63, 64,
	66, 68, 70, 72, 74, 76, 77, 93,
	108, 124, 140, 156, 173, 175, 177, 178,
	181, 183, 187, 190, 192, 194, 196, 199,
	203, 207, 209, 211, 213, 214, 215, 215,
	217, 219, 221, 222, 224, 226, 228, 230,
	231, 237, 249, 260, 264, 266, 269, 271,
	272, 279, 285, 291, 297, 299, 301, 303,
	305, 306, 312, 319, 326, 333, 340, 347,
	354, 361, 368, 375, 382, 389, 396, 403,
	410, 417, 424, 431, 438, 445, 452, 459,
	466, 473, 480, 487, 494, 501, 508, 515,
	522, 528, 529, 536, 544, 552, 560, 568,
	576, 584, 592, 600, 608, 616, 624, 632,
	640, 648, 656, 664, 672, 680, 688, 696,
	704, 712, 720, 728, 736, 744, 752, 760,
	768, 770, 772, 774, 787, 787, 799, 804,
	804, 809, 813, 825
};

static const unsigned char _find_shape_trans_keys[] = {
	70u, 87u, 102u, 119u, 84u, 116u, 80u, 112u,
	46u, 0u, 47u, 58u, 64u, 91u, 96u, 123u,
	127u, 46u, 47u, 0u, 44u, 58u, 64u, 91u,
	96u, 123u, 127u, 0u, 47u, 58u, 64u, 91u,
	96u, 123u, 127u, 48u, 57u, 87u, 119u, 87u,
	119u, 67u, 68u, 71u, 77u, 78u, 83u, 84u,
	85u, 88u, 99u, 100u, 103u, 109u, 110u, 115u,
	116u, 117u, 120u, 73u, 105u, 68u, 100u, 58u,
	63u, 64u, 63u, 64u, 63u, 64u, 65u, 97u,
	84u, 116u, 65u, 97u, 58u, 33u, 44u, 59u,
	126u, 35u, 39u, 42u, 46u, 48u, 57u, 65u,
	90u, 94u, 95u, 97u, 122u, 33u, 47u, 126u,
	35u, 39u, 42u, 43u, 45u, 57u, 65u, 90u,
	94u, 95u, 97u, 122u, 33u, 126u, 35u, 39u,
	42u, 43u, 45u, 46u, 48u, 57u, 65u, 90u,
	94u, 95u, 97u, 122u, 33u, 44u, 59u, 126u,
	35u, 39u, 42u, 46u, 48u, 57u, 65u, 90u,
	94u, 95u, 97u, 122u, 33u, 126u, 35u, 39u,
	42u, 43u, 45u, 46u, 48u, 57u, 65u, 90u,
	94u, 95u, 97u, 122u, 33u, 44u, 59u, 61u,
	126u, 35u, 39u, 42u, 46u, 48u, 57u, 65u,
	90u, 94u, 95u, 97u, 122u, 69u, 101u, 79u,
	111u, 58u, 45u, 48u, 57u, 48u, 57u, 44u,
	46u, 48u, 57u, 45u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 44u, 48u, 57u, 65u,
	73u, 97u, 105u, 71u, 73u, 103u, 105u, 78u,
	110u, 69u, 101u, 84u, 116u, 58u, 63u, 76u,
	108u, 84u, 116u, 79u, 111u, 58u, 63u, 64u,
	69u, 101u, 87u, 119u, 83u, 115u, 58u, 63u,
	64u, 65u, 90u, 97u, 122u, 43u, 45u, 46u,
	63u, 64u, 95u, 48u, 57u, 65u, 90u, 97u,
	122u, 43u, 45u, 63u, 64u, 95u, 48u, 57u,
	65u, 90u, 97u, 122u, 73u, 77u, 105u, 109u,
	80u, 112u, 58u, 83u, 115u, 83u, 115u, 58u,
	43u, 40u, 41u, 45u, 46u, 48u, 57u, 40u,
	41u, 45u, 46u, 48u, 57u, 40u, 41u, 45u,
	46u, 48u, 57u, 40u, 41u, 45u, 46u, 48u,
	57u, 69u, 101u, 76u, 108u, 82u, 114u, 78u,
	110u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	58u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	77u, 109u, 80u, 112u, 80u, 112u, 35u, 46u,
	47u, 58u, 63u, 0u, 44u, 59u, 64u, 91u,
	96u, 123u, 127u, 35u, 47u, 58u, 63u, 0u,
	46u, 59u, 64u, 91u, 96u, 123u, 127u, 35u,
	47u, 63u, 48u, 57u, 44u, 46u, 59u, 48u,
	57u, 44u, 59u, 48u, 57u, 43u, 45u, 46u,
	63u, 64u, 95u, 48u, 57u, 65u, 90u, 97u,
	122u, 44u, 59u, 63u, 40u, 41u, 45u, 46u,
	48u, 57u, 0
};

static const char _find_shape_single_lengths[] = {
	0, 4, 2, 2, 1, 0, 2, 0,
	0, 2, 2, 18, 2, 2, 1, 0,
	2, 0, 2, 2, 2, 1, 4, 3,
	2, 4, 2, 5, 2, 2, 1, 1,
	0, 2, 1, 0, 0, 0, 1, 4,
	4, 2, 2, 2, 1, 1, 0, 2,
	2, 2, 1, 2, 2, 2, 2, 1,
	0, 6, 5, 4, 2, 3, 2, 1,
	1, 0, 0, 0, 2, 2, 2, 2,
	1, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 5, 0, 4, 3, 0,
	3, 2, 6, 3
};

static const char _find_shape_range_lengths[] = {
	0, 0, 0, 0, 0, 4, 4, 4,
	1, 0, 0, 0, 0, 0, 0, 1,
	0, 1, 0, 0, 0, 0, 6, 6,
	7, 6, 7, 6, 0, 0, 0, 1,
	1, 1, 1, 1, 1, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 0, 0, 0, 0,
	0, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 0, 0, 4, 0, 4, 1, 0,
	1, 1, 3, 3
};

static const short _find_shape_index_offsets[] = {
	0, 0, 5, 8, 11, 13, 18, 25,
	30, 32, 35, 38, 57, 60, 63, 65,
	67, 70, 72, 75, 78, 81, 83, 94,
	104, 114, 125, 135, 147, 150, 153, 155,
	158, 160, 164, 167, 169, 171, 173, 176,
	181, 186, 189, 192, 195, 197, 199, 200,
	203, 206, 209, 211, 214, 217, 220, 223,
	225, 229, 239, 248, 253, 256, 260, 263,
	265, 270, 274, 278, 282, 285, 288, 291,
	294, 296, 300, 305, 310, 315, 320, 325,
	330, 335, 340, 345, 350, 355, 360, 365,
	370, 375, 380, 385, 390, 395, 400, 405,
	410, 415, 420, 425, 430, 435, 440, 445,
	450, 454, 456, 461, 467, 473, 479, 485,
	491, 497, 503, 509, 515, 521, 527, 533,
	539, 545, 551, 557, 563, 569, 575, 581,
	587, 593, 599, 605, 611, 617, 623, 629,
	635, 638, 641, 644, 654, 655, 664, 669,
	670, 675, 679, 689
};

static const unsigned char _find_shape_indicies[] = {
	0, 2, 0, 2, 1, 3, 3, 1,
	4, 4, 1, 5, 1, 1, 1, 1,
	1, 6, 7, 1, 1, 1, 1, 1,
	6, 1, 1, 1, 1, 8, 9, 1,
	10, 10, 1, 4, 4, 1, 11, 12,
	13, 14, 15, 16, 17, 18, 19, 11,
	12, 13, 14, 15, 16, 17, 18, 19,
	1, 20, 20, 1, 21, 21, 1, 22,
	1, 1, 23, 1, 24, 23, 1, 25,
	26, 26, 1, 27, 27, 1, 28, 28,
	1, 29, 1, 30, 25, 31, 30, 30,
	30, 30, 30, 30, 30, 1, 30, 32,
	30, 30, 30, 30, 30, 30, 30, 1,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 1, 33, 25, 31, 33, 33, 33,
	33, 33, 33, 33, 1, 34, 34, 34,
	34, 34, 34, 34, 34, 34, 1, 34,
	25, 31, 32, 34, 34, 34, 34, 34,
	34, 34, 1, 35, 35, 1, 36, 36,
	1, 37, 1, 38, 39, 1, 39, 1,
	40, 41, 39, 1, 42, 43, 1, 43,
	1, 44, 1, 45, 1, 40, 45, 1,
	46, 20, 46, 20, 1, 47, 48, 47,
	48, 1, 49, 49, 1, 50, 50, 1,
	51, 51, 1, 52, 1, 53, 1, 25,
	54, 54, 1, 55, 55, 1, 56, 56,
	1, 57, 1, 53, 1, 23, 58, 58,
	1, 59, 59, 1, 60, 60, 1, 61,
	1, 1, 62, 62, 23, 62, 62, 63,
	1, 24, 62, 62, 62, 62, 23, 64,
	64, 1, 24, 64, 64, 64, 64, 23,
	65, 66, 65, 66, 1, 67, 67, 1,
	22, 21, 21, 1, 68, 68, 1, 69,
	1, 70, 70, 70, 71, 1, 70, 70,
	71, 1, 71, 71, 72, 1, 72, 72,
	73, 1, 74, 74, 1, 68, 68, 1,
	75, 75, 1, 76, 76, 1, 77, 1,
	78, 78, 78, 1, 79, 80, 80, 80,
	1, 81, 82, 82, 82, 1, 83, 84,
	84, 84, 1, 85, 86, 86, 86, 1,
	87, 88, 88, 88, 1, 89, 90, 90,
	90, 1, 91, 92, 92, 92, 1, 93,
	94, 94, 94, 1, 95, 96, 96, 96,
	1, 97, 98, 98, 98, 1, 99, 100,
	100, 100, 1, 101, 102, 102, 102, 1,
	103, 104, 104, 104, 1, 105, 106, 106,
	106, 1, 107, 108, 108, 108, 1, 109,
	110, 110, 110, 1, 111, 112, 112, 112,
	1, 113, 114, 114, 114, 1, 115, 116,
	116, 116, 1, 117, 118, 118, 118, 1,
	119, 120, 120, 120, 1, 121, 122, 122,
	122, 1, 123, 124, 124, 124, 1, 125,
	126, 126, 126, 1, 127, 128, 128, 128,
	1, 129, 130, 130, 130, 1, 131, 132,
	132, 132, 1, 133, 134, 134, 134, 1,
	135, 136, 136, 136, 1, 137, 138, 138,
	138, 1, 139, 139, 139, 1, 53, 1,
	53, 139, 139, 139, 1, 137, 53, 138,
	138, 138, 1, 135, 53, 136, 136, 136,
	1, 133, 53, 134, 134, 134, 1, 131,
	53, 132, 132, 132, 1, 129, 53, 130,
	130, 130, 1, 127, 53, 128, 128, 128,
	1, 125, 53, 126, 126, 126, 1, 123,
	53, 124, 124, 124, 1, 121, 53, 122,
	122, 122, 1, 119, 53, 120, 120, 120,
	1, 117, 53, 118, 118, 118, 1, 115,
	53, 116, 116, 116, 1, 113, 53, 114,
	114, 114, 1, 111, 53, 112, 112, 112,
	1, 109, 53, 110, 110, 110, 1, 107,
	53, 108, 108, 108, 1, 105, 53, 106,
	106, 106, 1, 103, 53, 104, 104, 104,
	1, 101, 53, 102, 102, 102, 1, 99,
	53, 100, 100, 100, 1, 97, 53, 98,
	98, 98, 1, 95, 53, 96, 96, 96,
	1, 93, 53, 94, 94, 94, 1, 91,
	53, 92, 92, 92, 1, 89, 53, 90,
	90, 90, 1, 87, 53, 88, 88, 88,
	1, 85, 53, 86, 86, 86, 1, 83,
	53, 84, 84, 84, 1, 81, 53, 82,
	82, 82, 1, 140, 140, 1, 141, 141,
	1, 21, 21, 1, 142, 143, 142, 144,
	142, 1, 1, 1, 1, 8, 145, 142,
	142, 144, 142, 1, 1, 1, 1, 8,
	142, 142, 142, 9, 1, 146, 25, 147,
	25, 43, 1, 25, 25, 44, 1, 64,
	64, 63, 1, 24, 64, 64, 64, 64,
	23, 25, 25, 25, 73, 73, 73, 1,
	0
};

static const unsigned char _find_shape_trans_targs[] = {
	2, 0, 9, 3, 4, 5, 6, 7,
	139, 142, 10, 12, 18, 28, 39, 52,
	59, 68, 70, 136, 13, 14, 15, 16,
	17, 143, 19, 20, 21, 22, 23, 26,
	24, 25, 27, 29, 30, 31, 32, 33,
	34, 37, 35, 144, 145, 38, 40, 41,
	47, 42, 43, 44, 45, 46, 48, 49,
	50, 51, 53, 54, 55, 56, 57, 58,
	146, 60, 62, 61, 63, 64, 65, 66,
	67, 147, 69, 71, 72, 73, 74, 75,
	135, 76, 134, 77, 133, 78, 132, 79,
	131, 80, 130, 81, 129, 82, 128, 83,
	127, 84, 126, 85, 125, 86, 124, 87,
	123, 88, 122, 89, 121, 90, 120, 91,
	119, 92, 118, 93, 117, 94, 116, 95,
	115, 96, 114, 97, 113, 98, 112, 99,
	111, 100, 110, 101, 109, 102, 108, 103,
	107, 104, 106, 105, 137, 138, 140, 141,
	8, 140, 143, 36
};

static const char _find_shape_trans_actions[] = {
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
	0, 1, 1, 0
};

enum { find_shape_first_final = 139 };

enum { find_shape_en_scheme_led = 11 };
enum { find_shape_en_suffix = 1 };

int uric_find_shape_begin(int is_suffix)
{
    if (is_suffix)
        return find_shape_en_suffix;
    return find_shape_en_scheme_led;
}

int uric_find_shape(int cs, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;

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
	_keys = _find_shape_trans_keys + _find_shape_key_offsets[cs];
	_trans = (unsigned int)_find_shape_index_offsets[cs];

	_klen = _find_shape_single_lengths[cs];
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

	_klen = _find_shape_range_lengths[cs];
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
	_trans = (unsigned int)_find_shape_indicies[_trans];
	cs = _find_shape_trans_targs[_trans];

	if ( _find_shape_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_shape_actions + _find_shape_trans_actions[_trans];
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

int uric_find_shape_final(int cs)
{
    return cs >= find_shape_first_final;
}

/* Generated from grammar/text/find_html.rl by ragel 6.10 -T0; do not edit. */
/* The attributes of HTML that contain references, from after a "<" to where the text
 * continues, in pieces. */

static const char _find_html_actions[] = {
	0, 1, 0, 1, 3, 1, 4, 1,
	5, 1, 6, 1, 7, 1, 8, 2,
	1, 2, 2, 4, 5, 2, 6, 7,
	3, 0, 1, 2, 3, 1, 2, 8,
	3, 3, 6, 7, 3, 6, 7, 8

};

static const short _find_html_key_offsets[] = {
	0, 0, 11, 13, 14, 15, 16, 17,
	19, 26, 58, 66, 98, 106, 112, 113,
	114, 124, 134, 144, 154, 164, 172, 204,
	212, 218, 219, 220, 221, 222, 232, 242,
	252, 262, 272, 282, 292, 302, 312, 320,
	352, 360, 366, 367, 368, 369, 370, 382,
	392, 402, 412, 422, 432, 442, 452, 462,
	472, 482, 491, 501, 509, 541, 553, 563,
	566, 568, 571, 574, 577, 581, 583, 593,
	596, 598, 601, 604, 607, 611, 613, 621,
	628, 636, 644, 652, 661, 668, 678, 688,
	698, 708, 718, 728, 738, 748, 758, 768,
	778, 788, 798, 808, 818, 828, 838, 848,
	858, 868, 878, 888, 896, 928, 936, 943,
	950, 953, 955, 962, 969, 976, 979, 981,
	988, 998, 1008, 1018, 1028, 1038, 1048, 1058,
	1068, 1078, 1088, 1098, 1108, 1118, 1128, 1138,
	1148, 1158, 1168, 1178, 1188, 1198, 1208, 1218,
	1228, 1238, 1248, 1257, 1267, 1277, 1287, 1297,
	1307, 1317, 1327, 1337, 1347, 1355, 1366, 1375,
	1384, 1393, 1402, 1409, 1441, 1449, 1481, 1489,
	1495, 1496, 1499, 1501, 1503, 1506, 1508, 1510,
	1515, 1519, 1523, 1527, 1531, 1535, 1539, 1548,
	1552, 1556, 1560, 1564, 1568, 1577, 1579, 1581,
	1584, 1587, 1591, 1595, 1599, 1603, 1607, 1611,
	1620, 1623, 1626, 1629, 1632, 1635, 1638, 1646,
	1647, 1648, 1658, 1668, 1678, 1688, 1698, 1706,
	1738, 1746, 1752, 1753, 1754, 1755, 1756, 1766,
	1776, 1786, 1796, 1806, 1816, 1826, 1836, 1846,
	1854, 1886, 1894, 1900, 1901, 1902, 1903, 1904,
	1916, 1926, 1936, 1946, 1956, 1966, 1976, 1986,
	1996, 2006, 2016, 2025, 2035, 2043, 2075, 2087,
	2097, 2100, 2102, 2105, 2108, 2111, 2115, 2117,
	2127, 2130, 2132, 2135, 2138, 2141, 2145, 2147,
	2155, 2162, 2170, 2178, 2186, 2195, 2202, 2212,
	2222, 2232, 2242, 2252, 2262, 2272, 2282, 2292,
	2302, 2312, 2322, 2332, 2342, 2352, 2362, 2372,
	2382, 2392, 2402, 2412, 2422, 2430, 2462, 2470,
	2477, 2484, 2487, 2489, 2496, 2503, 2510, 2513,
	2515, 2522, 2532, 2542, 2552, 2562, 2572, 2582,
	2592, 2602, 2612, 2622, 2632, 2642, 2652, 2662,
	2672, 2682, 2692, 2702, 2712, 2722, 2732, 2742,
	2752, 2762, 2772, 2782, 2791, 2801, 2811, 2821,
	2831, 2841, 2851, 2861, 2871, 2881, 2889, 2898,
	2907, 2916, 2923, 2955, 2963, 2995, 3003, 3009,
	3010, 3012, 3015, 3018, 3021, 3024, 3027, 3028,
	3029, 3039, 3049, 3059, 3069, 3079, 3087, 3119,
	3127, 3133, 3134, 3135, 3136, 3137, 3147, 3157,
	3167, 3177, 3187, 3197, 3207, 3217, 3227, 3235,
	3267, 3275, 3281, 3282, 3283, 3284, 3285, 3297,
	3307, 3317, 3327, 3337, 3347, 3357, 3367, 3377,
	3387, 3397, 3406, 3416, 3424, 3456, 3468, 3478,
	3481, 3483, 3486, 3489, 3492, 3496, 3498, 3508,
	3511, 3513, 3516, 3519, 3522, 3526, 3528, 3536,
	3543, 3551, 3559, 3567, 3576, 3583, 3593, 3603,
	3613, 3623, 3633, 3643, 3653, 3663, 3673, 3683,
	3693, 3703, 3713, 3723, 3733, 3743, 3753, 3763,
	3773, 3783, 3793, 3803, 3811, 3843, 3851, 3858,
	3865, 3868, 3870, 3877, 3884, 3891, 3894, 3896,
	3903, 3913, 3923, 3933, 3943, 3953, 3963, 3973,
	3983, 3993, 4003, 4013, 4023, 4033, 4043, 4053,
	4063, 4073, 4083, 4093, 4103, 4113, 4123, 4133,
	4143, 4153, 4163, 4172, 4182, 4192, 4202, 4212,
	4222, 4232, 4242, 4252, 4262, 4270, 4281, 4290,
	4299, 4308, 4317, 4326, 4335, 4342, 4374, 4382,
	4414, 4422, 4428, 4429, 4431, 4434, 4437, 4440,
	4443, 4446, 4449, 4452, 4455, 4456, 4457, 4467,
	4477, 4487, 4497, 4507, 4515, 4547, 4555, 4561,
	4562, 4563, 4564, 4565, 4575, 4585, 4595, 4605,
	4615, 4625, 4635, 4645, 4655, 4663, 4695, 4703,
	4709, 4710, 4711, 4712, 4713, 4725, 4735, 4745,
	4755, 4765, 4775, 4785, 4795, 4805, 4815, 4825,
	4834, 4844, 4852, 4884, 4896, 4906, 4909, 4911,
	4914, 4917, 4920, 4924, 4926, 4936, 4939, 4941,
	4944, 4947, 4950, 4954, 4956, 4964, 4971, 4979,
	4987, 4995, 5004, 5011, 5021, 5031, 5041, 5051,
	5061, 5071, 5081, 5091, 5101, 5111, 5121, 5131,
	5141, 5151, 5161, 5171, 5181, 5191, 5201, 5211,
	5221, 5231, 5239, 5271, 5279, 5286, 5293, 5296,
	5298, 5305, 5312, 5319, 5322, 5324, 5331, 5341,
	5351, 5361, 5371, 5381, 5391, 5401, 5411, 5421,
	5431, 5441, 5451, 5461, 5471, 5481, 5491, 5501,
	5511, 5521, 5531, 5541, 5551, 5561, 5571, 5581,
	5591, 5600, 5610, 5620, 5630, 5640, 5650, 5660,
	5670, 5680, 5690, 5698, 5707, 5716, 5725, 5732,
	5764, 5772, 5804, 5812, 5818, 5819, 5821, 5824,
	5827, 5830, 5833, 5836, 5837, 5838, 5848, 5858,
	5868, 5878, 5888, 5896, 5928, 5936, 5942, 5943,
	5944, 5945, 5946, 5956, 5966, 5976, 5986, 5996,
	6006, 6016, 6026, 6036, 6044, 6076, 6084, 6090,
	6091, 6092, 6093, 6094, 6106, 6116, 6126, 6136,
	6146, 6156, 6166, 6176, 6186, 6196, 6206, 6215,
	6225, 6233, 6265, 6277, 6287, 6290, 6292, 6295,
	6298, 6301, 6305, 6307, 6317, 6320, 6322, 6325,
	6328, 6331, 6335, 6337, 6345, 6352, 6360, 6368,
	6376, 6385, 6392, 6402, 6412, 6422, 6432, 6442,
	6452, 6462, 6472, 6482, 6492, 6502, 6512, 6522,
	6532, 6542, 6552, 6562, 6572, 6582, 6592, 6602,
	6612, 6620, 6652, 6660, 6667, 6674, 6677, 6679,
	6686, 6693, 6700, 6703, 6705, 6712, 6722, 6732,
	6742, 6752, 6762, 6772, 6782, 6792, 6802, 6812,
	6822, 6832, 6842, 6852, 6862, 6872, 6882, 6892,
	6902, 6912, 6922, 6932, 6942, 6952, 6962, 6972,
	6981, 6991, 7001, 7011, 7021, 7031, 7041, 7051,
	7061, 7071, 7079
};

static const unsigned char _find_html_trans_keys[] = {
	33u, 47u, 63u, 83u, 84u, 115u, 116u, 65u,
	90u, 97u, 122u, 45u, 62u, 62u, 45u, 45u,
	45u, 45u, 62u, 32u, 47u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 66u,
	67u, 68u, 70u, 72u, 73u, 76u, 77u, 80u,
	83u, 88u, 97u, 98u, 99u, 100u, 102u, 104u,
	105u, 108u, 109u, 112u, 115u, 120u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 66u,
	67u, 68u, 70u, 72u, 73u, 76u, 77u, 80u,
	83u, 88u, 97u, 98u, 99u, 100u, 102u, 104u,
	105u, 108u, 109u, 112u, 115u, 120u, 9u, 10u,
	12u, 13u, 32u, 34u, 39u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 9u, 10u, 12u, 13u,
	34u, 39u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 34u, 34u, 39u, 39u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 75u, 107u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	71u, 103u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 85u, 117u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 68u, 100u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 66u, 67u, 68u,
	70u, 72u, 73u, 76u, 77u, 80u, 83u, 88u,
	97u, 98u, 99u, 100u, 102u, 104u, 105u, 108u,
	109u, 112u, 115u, 120u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 34u, 34u,
	39u, 39u, 32u, 47u, 61u, 62u, 73u, 79u,
	105u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 68u, 100u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 66u, 98u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 97u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 45u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 83u,
	115u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 66u, 67u, 68u, 70u, 72u, 73u,
	76u, 77u, 80u, 83u, 88u, 97u, 98u, 99u,
	100u, 102u, 104u, 105u, 108u, 109u, 112u, 115u,
	120u, 9u, 10u, 12u, 13u, 32u, 34u, 39u,
	46u, 47u, 62u, 72u, 104u, 9u, 10u, 12u,
	13u, 32u, 34u, 46u, 47u, 72u, 104u, 9u,
	10u, 12u, 13u, 34u, 46u, 47u, 34u, 47u,
	34u, 84u, 116u, 34u, 84u, 116u, 34u, 80u,
	112u, 34u, 58u, 83u, 115u, 34u, 58u, 32u,
	39u, 46u, 47u, 72u, 104u, 9u, 10u, 12u,
	13u, 39u, 46u, 47u, 39u, 47u, 39u, 84u,
	116u, 39u, 84u, 116u, 39u, 80u, 112u, 39u,
	58u, 83u, 115u, 39u, 58u, 32u, 46u, 47u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 62u, 80u, 112u,
	9u, 10u, 12u, 13u, 32u, 58u, 62u, 83u,
	115u, 9u, 10u, 12u, 13u, 32u, 58u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 77u, 109u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 73u, 105u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 79u, 111u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 70u, 102u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	77u, 109u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 71u, 103u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	83u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 66u, 67u, 68u,
	70u, 72u, 73u, 76u, 77u, 80u, 83u, 88u,
	97u, 98u, 99u, 100u, 102u, 104u, 105u, 108u,
	109u, 112u, 115u, 120u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 34u, 44u, 9u, 10u, 12u, 13u, 32u,
	34u, 44u, 9u, 10u, 12u, 13u, 34u, 40u,
	44u, 34u, 41u, 32u, 34u, 44u, 9u, 10u,
	12u, 13u, 32u, 39u, 44u, 9u, 10u, 12u,
	13u, 32u, 39u, 44u, 9u, 10u, 12u, 13u,
	39u, 40u, 44u, 39u, 41u, 32u, 39u, 44u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 78u, 110u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 71u, 103u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 68u, 100u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 70u, 102u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	83u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 76u, 108u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 73u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 75u, 107u, 9u, 10u, 12u, 13u,
	32u, 47u, 58u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 72u, 104u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 82u,
	114u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 70u, 102u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 67u, 84u,
	99u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 80u, 112u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 66u, 67u,
	68u, 70u, 72u, 73u, 76u, 77u, 80u, 83u,
	88u, 97u, 98u, 99u, 100u, 102u, 104u, 105u,
	108u, 109u, 112u, 115u, 120u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 66u, 67u,
	68u, 70u, 72u, 73u, 76u, 77u, 80u, 83u,
	88u, 97u, 98u, 99u, 100u, 102u, 104u, 105u,
	108u, 109u, 112u, 115u, 120u, 9u, 10u, 12u,
	13u, 32u, 34u, 39u, 62u, 9u, 10u, 12u,
	13u, 32u, 62u, 9u, 10u, 12u, 13u, 60u,
	33u, 47u, 60u, 45u, 60u, 45u, 60u, 45u,
	60u, 62u, 45u, 60u, 45u, 60u, 45u, 47u,
	60u, 83u, 115u, 45u, 60u, 83u, 115u, 45u,
	60u, 67u, 99u, 45u, 60u, 82u, 114u, 45u,
	60u, 73u, 105u, 45u, 60u, 80u, 112u, 45u,
	60u, 84u, 116u, 32u, 45u, 47u, 60u, 62u,
	9u, 10u, 12u, 13u, 45u, 60u, 67u, 99u,
	45u, 60u, 82u, 114u, 45u, 60u, 73u, 105u,
	45u, 60u, 80u, 112u, 45u, 60u, 84u, 116u,
	32u, 45u, 47u, 60u, 62u, 9u, 10u, 12u,
	13u, 45u, 60u, 45u, 60u, 45u, 60u, 62u,
	45u, 47u, 60u, 45u, 60u, 83u, 115u, 45u,
	60u, 67u, 99u, 45u, 60u, 82u, 114u, 45u,
	60u, 73u, 105u, 45u, 60u, 80u, 112u, 45u,
	60u, 84u, 116u, 32u, 45u, 47u, 60u, 62u,
	9u, 10u, 12u, 13u, 60u, 83u, 115u, 60u,
	67u, 99u, 60u, 82u, 114u, 60u, 73u, 105u,
	60u, 80u, 112u, 60u, 84u, 116u, 32u, 47u,
	60u, 62u, 9u, 10u, 12u, 13u, 34u, 39u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	73u, 105u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 79u, 111u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 66u,
	67u, 68u, 70u, 72u, 73u, 76u, 77u, 80u,
	83u, 88u, 97u, 98u, 99u, 100u, 102u, 104u,
	105u, 108u, 109u, 112u, 115u, 120u, 9u, 10u,
	12u, 13u, 32u, 34u, 39u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 9u, 10u, 12u, 13u,
	34u, 34u, 39u, 39u, 32u, 47u, 61u, 62u,
	65u, 97u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 75u, 107u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 71u, 103u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 79u, 111u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 85u, 117u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	68u, 100u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 66u, 67u, 68u, 70u, 72u,
	73u, 76u, 77u, 80u, 83u, 88u, 97u, 98u,
	99u, 100u, 102u, 104u, 105u, 108u, 109u, 112u,
	115u, 120u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 34u, 39u, 39u,
	32u, 47u, 61u, 62u, 73u, 79u, 105u, 111u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 68u, 100u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	66u, 98u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 45u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 46u, 47u,
	62u, 72u, 104u, 9u, 10u, 12u, 13u, 32u,
	34u, 46u, 47u, 72u, 104u, 9u, 10u, 12u,
	13u, 34u, 46u, 47u, 34u, 47u, 34u, 84u,
	116u, 34u, 84u, 116u, 34u, 80u, 112u, 34u,
	58u, 83u, 115u, 34u, 58u, 32u, 39u, 46u,
	47u, 72u, 104u, 9u, 10u, 12u, 13u, 39u,
	46u, 47u, 39u, 47u, 39u, 84u, 116u, 39u,
	84u, 116u, 39u, 80u, 112u, 39u, 58u, 83u,
	115u, 39u, 58u, 32u, 46u, 47u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 62u, 80u, 112u, 9u, 10u,
	12u, 13u, 32u, 58u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 58u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 79u, 111u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 77u, 109u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 70u, 102u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 77u, 109u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 97u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 71u, 103u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 66u, 67u, 68u, 70u, 72u,
	73u, 76u, 77u, 80u, 83u, 88u, 97u, 98u,
	99u, 100u, 102u, 104u, 105u, 108u, 109u, 112u,
	115u, 120u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 34u,
	44u, 9u, 10u, 12u, 13u, 32u, 34u, 44u,
	9u, 10u, 12u, 13u, 34u, 40u, 44u, 34u,
	41u, 32u, 34u, 44u, 9u, 10u, 12u, 13u,
	32u, 39u, 44u, 9u, 10u, 12u, 13u, 32u,
	39u, 44u, 9u, 10u, 12u, 13u, 39u, 40u,
	44u, 39u, 41u, 32u, 39u, 44u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 79u, 111u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 71u, 103u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 68u, 100u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	83u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	73u, 105u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 70u, 102u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 79u, 111u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	83u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 76u, 108u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 73u, 105u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	75u, 107u, 9u, 10u, 12u, 13u, 32u, 47u,
	58u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 72u, 104u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 70u, 102u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 82u, 114u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 67u, 99u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 83u,
	115u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 89u, 121u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 76u, 108u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 60u, 47u, 60u, 60u, 83u, 115u, 60u,
	84u, 116u, 60u, 89u, 121u, 60u, 76u, 108u,
	60u, 69u, 101u, 34u, 39u, 32u, 47u, 61u,
	62u, 67u, 99u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 73u, 105u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 78u, 110u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 66u, 67u, 68u, 70u,
	72u, 73u, 76u, 77u, 80u, 83u, 88u, 97u,
	98u, 99u, 100u, 102u, 104u, 105u, 108u, 109u,
	112u, 115u, 120u, 9u, 10u, 12u, 13u, 32u,
	34u, 39u, 62u, 9u, 10u, 12u, 13u, 32u,
	62u, 9u, 10u, 12u, 13u, 34u, 34u, 39u,
	39u, 32u, 47u, 61u, 62u, 65u, 97u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 75u, 107u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 71u, 103u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 85u, 117u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 78u, 110u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 68u, 100u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 34u, 34u, 39u, 39u, 32u, 47u, 61u,
	62u, 73u, 79u, 105u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 68u, 100u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 66u, 98u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	97u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 97u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	97u, 9u, 10u, 12u, 13u, 32u, 45u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 66u, 67u, 68u,
	70u, 72u, 73u, 76u, 77u, 80u, 83u, 88u,
	97u, 98u, 99u, 100u, 102u, 104u, 105u, 108u,
	109u, 112u, 115u, 120u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 46u, 47u, 62u, 72u, 104u,
	9u, 10u, 12u, 13u, 32u, 34u, 46u, 47u,
	72u, 104u, 9u, 10u, 12u, 13u, 34u, 46u,
	47u, 34u, 47u, 34u, 84u, 116u, 34u, 84u,
	116u, 34u, 80u, 112u, 34u, 58u, 83u, 115u,
	34u, 58u, 32u, 39u, 46u, 47u, 72u, 104u,
	9u, 10u, 12u, 13u, 39u, 46u, 47u, 39u,
	47u, 39u, 84u, 116u, 39u, 84u, 116u, 39u,
	80u, 112u, 39u, 58u, 83u, 115u, 39u, 58u,
	32u, 46u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 9u, 10u, 12u, 13u, 32u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	62u, 80u, 112u, 9u, 10u, 12u, 13u, 32u,
	58u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 58u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 77u,
	109u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 73u,
	105u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 79u, 111u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 78u, 110u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 70u, 102u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 77u, 109u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 97u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 71u,
	103u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 83u, 115u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 34u, 44u, 9u, 10u,
	12u, 13u, 32u, 34u, 44u, 9u, 10u, 12u,
	13u, 34u, 40u, 44u, 34u, 41u, 32u, 34u,
	44u, 9u, 10u, 12u, 13u, 32u, 39u, 44u,
	9u, 10u, 12u, 13u, 32u, 39u, 44u, 9u,
	10u, 12u, 13u, 39u, 40u, 44u, 39u, 41u,
	32u, 39u, 44u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 78u, 110u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 71u,
	103u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 68u, 100u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 78u, 110u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 73u, 105u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 70u,
	102u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 83u, 115u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 82u,
	114u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 76u,
	108u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 78u, 110u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 75u, 107u, 9u,
	10u, 12u, 13u, 32u, 47u, 58u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	72u, 104u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 70u, 102u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 69u, 73u, 101u, 105u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 88u, 120u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 82u,
	114u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 66u, 67u, 68u, 70u, 72u,
	73u, 76u, 77u, 80u, 83u, 88u, 97u, 98u,
	99u, 100u, 102u, 104u, 105u, 108u, 109u, 112u,
	115u, 120u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 66u, 67u, 68u, 70u, 72u,
	73u, 76u, 77u, 80u, 83u, 88u, 97u, 98u,
	99u, 100u, 102u, 104u, 105u, 108u, 109u, 112u,
	115u, 120u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 60u, 47u, 60u, 60u,
	84u, 116u, 60u, 69u, 101u, 60u, 88u, 120u,
	60u, 84u, 116u, 60u, 65u, 97u, 60u, 82u,
	114u, 60u, 69u, 101u, 60u, 65u, 97u, 34u,
	39u, 32u, 47u, 61u, 62u, 67u, 99u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 84u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 78u, 110u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	66u, 67u, 68u, 70u, 72u, 73u, 76u, 77u,
	80u, 83u, 88u, 97u, 98u, 99u, 100u, 102u,
	104u, 105u, 108u, 109u, 112u, 115u, 120u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 34u, 34u, 39u, 39u, 32u, 47u, 61u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 75u, 107u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 71u,
	103u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 85u, 117u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 78u,
	110u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 68u, 100u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 66u, 67u, 68u, 70u,
	72u, 73u, 76u, 77u, 80u, 83u, 88u, 97u,
	98u, 99u, 100u, 102u, 104u, 105u, 108u, 109u,
	112u, 115u, 120u, 9u, 10u, 12u, 13u, 32u,
	34u, 39u, 62u, 9u, 10u, 12u, 13u, 32u,
	62u, 9u, 10u, 12u, 13u, 34u, 34u, 39u,
	39u, 32u, 47u, 61u, 62u, 73u, 79u, 105u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 68u, 100u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 66u, 98u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 97u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	97u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 97u, 9u, 10u, 12u,
	13u, 32u, 45u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 46u,
	47u, 62u, 72u, 104u, 9u, 10u, 12u, 13u,
	32u, 34u, 46u, 47u, 72u, 104u, 9u, 10u,
	12u, 13u, 34u, 46u, 47u, 34u, 47u, 34u,
	84u, 116u, 34u, 84u, 116u, 34u, 80u, 112u,
	34u, 58u, 83u, 115u, 34u, 58u, 32u, 39u,
	46u, 47u, 72u, 104u, 9u, 10u, 12u, 13u,
	39u, 46u, 47u, 39u, 47u, 39u, 84u, 116u,
	39u, 84u, 116u, 39u, 80u, 112u, 39u, 58u,
	83u, 115u, 39u, 58u, 32u, 46u, 47u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 62u, 80u, 112u, 9u,
	10u, 12u, 13u, 32u, 58u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 58u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 77u, 109u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 97u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 73u, 105u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 79u, 111u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 78u,
	110u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 70u, 102u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 77u,
	109u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 71u, 103u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 83u,
	115u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 66u, 67u, 68u, 70u,
	72u, 73u, 76u, 77u, 80u, 83u, 88u, 97u,
	98u, 99u, 100u, 102u, 104u, 105u, 108u, 109u,
	112u, 115u, 120u, 9u, 10u, 12u, 13u, 32u,
	34u, 39u, 62u, 9u, 10u, 12u, 13u, 32u,
	34u, 44u, 9u, 10u, 12u, 13u, 32u, 34u,
	44u, 9u, 10u, 12u, 13u, 34u, 40u, 44u,
	34u, 41u, 32u, 34u, 44u, 9u, 10u, 12u,
	13u, 32u, 39u, 44u, 9u, 10u, 12u, 13u,
	32u, 39u, 44u, 9u, 10u, 12u, 13u, 39u,
	40u, 44u, 39u, 41u, 32u, 39u, 44u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 78u, 110u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 71u, 103u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 68u, 100u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 97u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 78u,
	110u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 70u, 102u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 83u,
	115u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 84u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 82u, 114u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 83u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 76u, 108u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 73u, 105u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 78u,
	110u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 75u, 107u, 9u, 10u, 12u, 13u, 32u,
	47u, 58u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 72u, 104u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 70u, 102u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	83u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 76u, 108u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 60u, 47u, 60u, 60u, 84u, 116u,
	60u, 73u, 105u, 60u, 84u, 116u, 60u, 76u,
	108u, 60u, 69u, 101u, 34u, 39u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 73u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 78u, 110u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 66u, 67u, 68u,
	70u, 72u, 73u, 76u, 77u, 80u, 83u, 88u,
	97u, 98u, 99u, 100u, 102u, 104u, 105u, 108u,
	109u, 112u, 115u, 120u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 34u, 34u,
	39u, 39u, 32u, 47u, 61u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 75u, 107u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 71u, 103u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 85u, 117u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 68u, 100u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 34u, 34u, 39u, 39u, 32u, 47u,
	61u, 62u, 73u, 79u, 105u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 68u, 100u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 66u, 98u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 97u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 97u, 9u, 10u, 12u, 13u, 32u, 45u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 83u, 115u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 66u, 67u,
	68u, 70u, 72u, 73u, 76u, 77u, 80u, 83u,
	88u, 97u, 98u, 99u, 100u, 102u, 104u, 105u,
	108u, 109u, 112u, 115u, 120u, 9u, 10u, 12u,
	13u, 32u, 34u, 39u, 46u, 47u, 62u, 72u,
	104u, 9u, 10u, 12u, 13u, 32u, 34u, 46u,
	47u, 72u, 104u, 9u, 10u, 12u, 13u, 34u,
	46u, 47u, 34u, 47u, 34u, 84u, 116u, 34u,
	84u, 116u, 34u, 80u, 112u, 34u, 58u, 83u,
	115u, 34u, 58u, 32u, 39u, 46u, 47u, 72u,
	104u, 9u, 10u, 12u, 13u, 39u, 46u, 47u,
	39u, 47u, 39u, 84u, 116u, 39u, 84u, 116u,
	39u, 80u, 112u, 39u, 58u, 83u, 115u, 39u,
	58u, 32u, 46u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 62u, 80u, 112u, 9u, 10u, 12u, 13u,
	32u, 58u, 62u, 83u, 115u, 9u, 10u, 12u,
	13u, 32u, 58u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	77u, 109u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	73u, 105u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 79u, 111u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 70u, 102u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 77u, 109u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	71u, 103u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 66u, 67u, 68u, 70u, 72u, 73u, 76u,
	77u, 80u, 83u, 88u, 97u, 98u, 99u, 100u,
	102u, 104u, 105u, 108u, 109u, 112u, 115u, 120u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 34u, 44u, 9u,
	10u, 12u, 13u, 32u, 34u, 44u, 9u, 10u,
	12u, 13u, 34u, 40u, 44u, 34u, 41u, 32u,
	34u, 44u, 9u, 10u, 12u, 13u, 32u, 39u,
	44u, 9u, 10u, 12u, 13u, 32u, 39u, 44u,
	9u, 10u, 12u, 13u, 39u, 40u, 44u, 39u,
	41u, 32u, 39u, 44u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	71u, 103u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 68u, 100u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 97u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 73u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	70u, 102u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 83u, 115u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 83u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 83u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	76u, 108u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 75u, 107u,
	9u, 10u, 12u, 13u, 32u, 47u, 58u, 61u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 72u, 104u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 82u, 114u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 70u,
	102u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 83u, 115u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 0
};

static const char _find_html_single_lengths[] = {
	0, 7, 2, 1, 1, 1, 1, 2,
	3, 28, 4, 28, 4, 2, 1, 1,
	6, 6, 6, 6, 6, 4, 28, 4,
	2, 1, 1, 1, 1, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 4, 28,
	4, 2, 1, 1, 1, 1, 8, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 5, 6, 4, 28, 8, 6, 3,
	2, 3, 3, 3, 4, 2, 6, 3,
	2, 3, 3, 3, 4, 2, 4, 3,
	4, 4, 4, 5, 3, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 4, 28, 4, 3, 3,
	3, 2, 3, 3, 3, 3, 2, 3,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 5, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 4, 7, 5, 5,
	5, 5, 3, 28, 4, 28, 4, 2,
	1, 3, 2, 2, 3, 2, 2, 5,
	4, 4, 4, 4, 4, 4, 5, 4,
	4, 4, 4, 4, 5, 2, 2, 3,
	3, 4, 4, 4, 4, 4, 4, 5,
	3, 3, 3, 3, 3, 3, 4, 1,
	1, 6, 6, 6, 6, 6, 4, 28,
	4, 2, 1, 1, 1, 1, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 4,
	28, 4, 2, 1, 1, 1, 1, 8,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 5, 6, 4, 28, 8, 6,
	3, 2, 3, 3, 3, 4, 2, 6,
	3, 2, 3, 3, 3, 4, 2, 4,
	3, 4, 4, 4, 5, 3, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 4, 28, 4, 3,
	3, 3, 2, 3, 3, 3, 3, 2,
	3, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 5, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 4, 5, 5,
	5, 3, 28, 4, 28, 4, 2, 1,
	2, 3, 3, 3, 3, 3, 1, 1,
	6, 6, 6, 6, 6, 4, 28, 4,
	2, 1, 1, 1, 1, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 4, 28,
	4, 2, 1, 1, 1, 1, 8, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 5, 6, 4, 28, 8, 6, 3,
	2, 3, 3, 3, 4, 2, 6, 3,
	2, 3, 3, 3, 4, 2, 4, 3,
	4, 4, 4, 5, 3, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 4, 28, 4, 3, 3,
	3, 2, 3, 3, 3, 3, 2, 3,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 5, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 4, 7, 5, 5,
	5, 5, 5, 5, 3, 28, 4, 28,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 3, 3, 3, 1, 1, 6, 6,
	6, 6, 6, 4, 28, 4, 2, 1,
	1, 1, 1, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 4, 28, 4, 2,
	1, 1, 1, 1, 8, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 5,
	6, 4, 28, 8, 6, 3, 2, 3,
	3, 3, 4, 2, 6, 3, 2, 3,
	3, 3, 4, 2, 4, 3, 4, 4,
	4, 5, 3, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 4, 28, 4, 3, 3, 3, 2,
	3, 3, 3, 3, 2, 3, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	5, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 4, 5, 5, 5, 3, 28,
	4, 28, 4, 2, 1, 2, 3, 3,
	3, 3, 3, 1, 1, 6, 6, 6,
	6, 6, 4, 28, 4, 2, 1, 1,
	1, 1, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 4, 28, 4, 2, 1,
	1, 1, 1, 8, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 5, 6,
	4, 28, 8, 6, 3, 2, 3, 3,
	3, 4, 2, 6, 3, 2, 3, 3,
	3, 4, 2, 4, 3, 4, 4, 4,
	5, 3, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	4, 28, 4, 3, 3, 3, 2, 3,
	3, 3, 3, 2, 3, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 5,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 4, 0
};

static const char _find_html_range_lengths[] = {
	0, 2, 0, 0, 0, 0, 0, 0,
	2, 2, 2, 2, 2, 2, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 0, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 2, 2, 2, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 0, 0, 0, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 2,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 0, 0, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 0, 0, 0, 2,
	0, 0, 0, 0, 0, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 2, 2, 2, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 0, 0, 0, 2, 0,
	0, 0, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 2, 2, 2, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 0, 0, 0,
	0, 0, 0, 0, 2, 0, 0, 0,
	0, 0, 0, 0, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 0, 0,
	2, 2, 2, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 0, 0,
	0, 0, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 0, 0, 0, 0,
	0, 0, 0, 2, 0, 0, 0, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 0, 0, 2,
	2, 2, 0, 0, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0
};

static const short _find_html_index_offsets[] = {
	0, 0, 10, 13, 15, 17, 19, 21,
	24, 30, 61, 68, 99, 106, 111, 113,
	115, 124, 133, 142, 151, 160, 167, 198,
	205, 210, 212, 214, 216, 218, 227, 236,
	245, 254, 263, 272, 281, 290, 299, 306,
	337, 344, 349, 351, 353, 355, 357, 368,
	377, 386, 395, 404, 413, 422, 431, 440,
	449, 458, 466, 475, 482, 513, 524, 533,
	537, 540, 544, 548, 552, 557, 560, 569,
	573, 576, 580, 584, 588, 593, 596, 603,
	609, 616, 623, 630, 638, 644, 653, 662,
	671, 680, 689, 698, 707, 716, 725, 734,
	743, 752, 761, 770, 779, 788, 797, 806,
	815, 824, 833, 842, 849, 880, 887, 893,
	899, 903, 906, 912, 918, 924, 928, 931,
	937, 946, 955, 964, 973, 982, 991, 1000,
	1009, 1018, 1027, 1036, 1045, 1054, 1063, 1072,
	1081, 1090, 1099, 1108, 1117, 1126, 1135, 1144,
	1153, 1162, 1171, 1179, 1188, 1197, 1206, 1215,
	1224, 1233, 1242, 1251, 1260, 1267, 1277, 1285,
	1293, 1301, 1309, 1315, 1346, 1353, 1384, 1391,
	1396, 1398, 1402, 1405, 1408, 1412, 1415, 1418,
	1424, 1429, 1434, 1439, 1444, 1449, 1454, 1462,
	1467, 1472, 1477, 1482, 1487, 1495, 1498, 1501,
	1505, 1509, 1514, 1519, 1524, 1529, 1534, 1539,
	1547, 1551, 1555, 1559, 1563, 1567, 1571, 1578,
	1580, 1582, 1591, 1600, 1609, 1618, 1627, 1634,
	1665, 1672, 1677, 1679, 1681, 1683, 1685, 1694,
	1703, 1712, 1721, 1730, 1739, 1748, 1757, 1766,
	1773, 1804, 1811, 1816, 1818, 1820, 1822, 1824,
	1835, 1844, 1853, 1862, 1871, 1880, 1889, 1898,
	1907, 1916, 1925, 1933, 1942, 1949, 1980, 1991,
	2000, 2004, 2007, 2011, 2015, 2019, 2024, 2027,
	2036, 2040, 2043, 2047, 2051, 2055, 2060, 2063,
	2070, 2076, 2083, 2090, 2097, 2105, 2111, 2120,
	2129, 2138, 2147, 2156, 2165, 2174, 2183, 2192,
	2201, 2210, 2219, 2228, 2237, 2246, 2255, 2264,
	2273, 2282, 2291, 2300, 2309, 2316, 2347, 2354,
	2360, 2366, 2370, 2373, 2379, 2385, 2391, 2395,
	2398, 2404, 2413, 2422, 2431, 2440, 2449, 2458,
	2467, 2476, 2485, 2494, 2503, 2512, 2521, 2530,
	2539, 2548, 2557, 2566, 2575, 2584, 2593, 2602,
	2611, 2620, 2629, 2638, 2646, 2655, 2664, 2673,
	2682, 2691, 2700, 2709, 2718, 2727, 2734, 2742,
	2750, 2758, 2764, 2795, 2802, 2833, 2840, 2845,
	2847, 2850, 2854, 2858, 2862, 2866, 2870, 2872,
	2874, 2883, 2892, 2901, 2910, 2919, 2926, 2957,
	2964, 2969, 2971, 2973, 2975, 2977, 2986, 2995,
	3004, 3013, 3022, 3031, 3040, 3049, 3058, 3065,
	3096, 3103, 3108, 3110, 3112, 3114, 3116, 3127,
	3136, 3145, 3154, 3163, 3172, 3181, 3190, 3199,
	3208, 3217, 3225, 3234, 3241, 3272, 3283, 3292,
	3296, 3299, 3303, 3307, 3311, 3316, 3319, 3328,
	3332, 3335, 3339, 3343, 3347, 3352, 3355, 3362,
	3368, 3375, 3382, 3389, 3397, 3403, 3412, 3421,
	3430, 3439, 3448, 3457, 3466, 3475, 3484, 3493,
	3502, 3511, 3520, 3529, 3538, 3547, 3556, 3565,
	3574, 3583, 3592, 3601, 3608, 3639, 3646, 3652,
	3658, 3662, 3665, 3671, 3677, 3683, 3687, 3690,
	3696, 3705, 3714, 3723, 3732, 3741, 3750, 3759,
	3768, 3777, 3786, 3795, 3804, 3813, 3822, 3831,
	3840, 3849, 3858, 3867, 3876, 3885, 3894, 3903,
	3912, 3921, 3930, 3938, 3947, 3956, 3965, 3974,
	3983, 3992, 4001, 4010, 4019, 4026, 4036, 4044,
	4052, 4060, 4068, 4076, 4084, 4090, 4121, 4128,
	4159, 4166, 4171, 4173, 4176, 4180, 4184, 4188,
	4192, 4196, 4200, 4204, 4208, 4210, 4212, 4221,
	4230, 4239, 4248, 4257, 4264, 4295, 4302, 4307,
	4309, 4311, 4313, 4315, 4324, 4333, 4342, 4351,
	4360, 4369, 4378, 4387, 4396, 4403, 4434, 4441,
	4446, 4448, 4450, 4452, 4454, 4465, 4474, 4483,
	4492, 4501, 4510, 4519, 4528, 4537, 4546, 4555,
	4563, 4572, 4579, 4610, 4621, 4630, 4634, 4637,
	4641, 4645, 4649, 4654, 4657, 4666, 4670, 4673,
	4677, 4681, 4685, 4690, 4693, 4700, 4706, 4713,
	4720, 4727, 4735, 4741, 4750, 4759, 4768, 4777,
	4786, 4795, 4804, 4813, 4822, 4831, 4840, 4849,
	4858, 4867, 4876, 4885, 4894, 4903, 4912, 4921,
	4930, 4939, 4946, 4977, 4984, 4990, 4996, 5000,
	5003, 5009, 5015, 5021, 5025, 5028, 5034, 5043,
	5052, 5061, 5070, 5079, 5088, 5097, 5106, 5115,
	5124, 5133, 5142, 5151, 5160, 5169, 5178, 5187,
	5196, 5205, 5214, 5223, 5232, 5241, 5250, 5259,
	5268, 5276, 5285, 5294, 5303, 5312, 5321, 5330,
	5339, 5348, 5357, 5364, 5372, 5380, 5388, 5394,
	5425, 5432, 5463, 5470, 5475, 5477, 5480, 5484,
	5488, 5492, 5496, 5500, 5502, 5504, 5513, 5522,
	5531, 5540, 5549, 5556, 5587, 5594, 5599, 5601,
	5603, 5605, 5607, 5616, 5625, 5634, 5643, 5652,
	5661, 5670, 5679, 5688, 5695, 5726, 5733, 5738,
	5740, 5742, 5744, 5746, 5757, 5766, 5775, 5784,
	5793, 5802, 5811, 5820, 5829, 5838, 5847, 5855,
	5864, 5871, 5902, 5913, 5922, 5926, 5929, 5933,
	5937, 5941, 5946, 5949, 5958, 5962, 5965, 5969,
	5973, 5977, 5982, 5985, 5992, 5998, 6005, 6012,
	6019, 6027, 6033, 6042, 6051, 6060, 6069, 6078,
	6087, 6096, 6105, 6114, 6123, 6132, 6141, 6150,
	6159, 6168, 6177, 6186, 6195, 6204, 6213, 6222,
	6231, 6238, 6269, 6276, 6282, 6288, 6292, 6295,
	6301, 6307, 6313, 6317, 6320, 6326, 6335, 6344,
	6353, 6362, 6371, 6380, 6389, 6398, 6407, 6416,
	6425, 6434, 6443, 6452, 6461, 6470, 6479, 6488,
	6497, 6506, 6515, 6524, 6533, 6542, 6551, 6560,
	6568, 6577, 6586, 6595, 6604, 6613, 6622, 6631,
	6640, 6649, 6656
};

static const short _find_html_indicies[] = {
	1, 2, 2, 4, 5, 4, 5, 3,
	3, 0, 6, 0, 2, 0, 2, 7,
	8, 9, 7, 10, 7, 10, 0, 7,
	11, 11, 0, 11, 11, 3, 11, 11,
	8, 0, 13, 14, 15, 16, 17, 18,
	19, 20, 21, 22, 23, 24, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22,
	23, 24, 11, 11, 12, 25, 11, 26,
	0, 25, 25, 12, 25, 11, 26, 0,
	13, 14, 15, 16, 17, 18, 19, 20,
	21, 22, 23, 24, 13, 14, 15, 16,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 25, 12, 26, 28, 29, 8, 26,
	26, 27, 11, 0, 11, 11, 27, 11,
	28, 11, 29, 25, 11, 26, 0, 30,
	30, 25, 25, 12, 25, 11, 26, 0,
	31, 31, 25, 25, 12, 25, 11, 26,
	0, 32, 32, 25, 25, 12, 25, 11,
	26, 0, 33, 33, 25, 25, 12, 25,
	11, 26, 0, 34, 34, 25, 25, 12,
	35, 11, 36, 0, 35, 35, 12, 35,
	11, 36, 0, 13, 14, 15, 16, 17,
	18, 19, 20, 21, 22, 23, 24, 13,
	14, 15, 16, 17, 18, 19, 20, 21,
	22, 23, 24, 35, 35, 12, 36, 38,
	39, 8, 36, 36, 37, 41, 42, 41,
	41, 40, 44, 43, 41, 45, 44, 46,
	41, 47, 25, 11, 26, 0, 48, 48,
	25, 25, 12, 25, 11, 26, 0, 49,
	49, 25, 25, 12, 25, 11, 26, 0,
	50, 50, 25, 25, 12, 25, 11, 26,
	0, 51, 51, 25, 25, 12, 25, 11,
	26, 0, 52, 52, 25, 25, 12, 25,
	11, 26, 0, 53, 53, 25, 25, 12,
	25, 11, 26, 0, 54, 54, 25, 25,
	12, 25, 11, 26, 0, 55, 55, 25,
	25, 12, 25, 11, 26, 0, 56, 56,
	25, 25, 12, 57, 11, 58, 0, 57,
	57, 12, 57, 11, 58, 0, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22,
	23, 24, 13, 14, 15, 16, 17, 18,
	19, 20, 21, 22, 23, 24, 57, 57,
	12, 58, 60, 61, 8, 58, 58, 59,
	63, 64, 63, 63, 62, 66, 65, 63,
	67, 66, 68, 63, 69, 25, 11, 26,
	0, 70, 71, 70, 71, 25, 25, 12,
	25, 11, 26, 0, 72, 72, 25, 25,
	12, 25, 11, 26, 0, 56, 56, 25,
	25, 12, 25, 11, 26, 0, 73, 73,
	25, 25, 12, 25, 11, 26, 0, 74,
	74, 25, 25, 12, 25, 11, 26, 0,
	75, 75, 25, 25, 12, 25, 11, 26,
	0, 76, 76, 25, 25, 12, 25, 11,
	26, 0, 72, 72, 25, 25, 12, 25,
	11, 26, 0, 77, 77, 25, 25, 12,
	25, 11, 26, 0, 78, 78, 25, 25,
	12, 25, 11, 26, 0, 79, 79, 25,
	25, 12, 57, 80, 11, 58, 0, 57,
	57, 12, 82, 11, 83, 0, 84, 84,
	82, 82, 81, 82, 11, 83, 0, 82,
	82, 81, 82, 11, 83, 0, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22,
	23, 24, 13, 14, 15, 16, 17, 18,
	19, 20, 21, 22, 23, 24, 82, 82,
	12, 83, 85, 86, 87, 88, 8, 89,
	89, 83, 83, 62, 85, 63, 90, 91,
	92, 92, 85, 85, 67, 63, 93, 94,
	67, 63, 94, 67, 63, 95, 95, 67,
	63, 96, 96, 67, 63, 97, 97, 67,
	63, 94, 98, 98, 67, 63, 94, 67,
	86, 63, 99, 100, 101, 101, 86, 86,
	69, 63, 102, 103, 69, 63, 103, 69,
	63, 104, 104, 69, 63, 105, 105, 69,
	63, 106, 106, 69, 63, 103, 107, 107,
	69, 63, 103, 69, 63, 108, 109, 64,
	63, 63, 62, 63, 109, 64, 63, 63,
	62, 63, 64, 110, 110, 63, 63, 62,
	63, 64, 111, 111, 63, 63, 62, 63,
	64, 112, 112, 63, 63, 62, 63, 109,
	64, 113, 113, 63, 63, 62, 63, 109,
	64, 63, 63, 62, 25, 11, 26, 0,
	114, 114, 25, 25, 12, 25, 11, 26,
	0, 115, 115, 25, 25, 12, 25, 11,
	26, 0, 116, 116, 25, 25, 12, 25,
	11, 26, 0, 117, 117, 25, 25, 12,
	25, 11, 26, 0, 118, 118, 25, 25,
	12, 25, 11, 26, 0, 119, 119, 25,
	25, 12, 25, 11, 26, 0, 120, 120,
	25, 25, 12, 25, 11, 26, 0, 121,
	121, 25, 25, 12, 25, 11, 26, 0,
	56, 56, 25, 25, 12, 25, 11, 26,
	0, 122, 122, 25, 25, 12, 25, 11,
	26, 0, 123, 123, 25, 25, 12, 25,
	11, 26, 0, 34, 34, 25, 25, 12,
	25, 11, 26, 0, 124, 124, 25, 25,
	12, 25, 11, 26, 0, 125, 125, 25,
	25, 12, 25, 11, 26, 0, 126, 126,
	25, 25, 12, 25, 11, 26, 0, 127,
	127, 25, 25, 12, 25, 11, 26, 0,
	128, 128, 25, 25, 12, 25, 11, 26,
	0, 129, 129, 25, 25, 12, 25, 11,
	26, 0, 130, 130, 25, 25, 12, 25,
	11, 26, 0, 131, 131, 25, 25, 12,
	25, 11, 26, 0, 132, 132, 25, 25,
	12, 25, 11, 26, 0, 133, 133, 25,
	25, 12, 134, 11, 135, 0, 134, 134,
	12, 134, 11, 135, 0, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23,
	24, 13, 14, 15, 16, 17, 18, 19,
	20, 21, 22, 23, 24, 134, 134, 12,
	135, 136, 137, 8, 135, 135, 59, 136,
	11, 136, 136, 136, 138, 140, 63, 141,
	140, 140, 139, 11, 143, 136, 142, 11,
	142, 143, 144, 145, 146, 144, 144, 139,
	137, 11, 137, 137, 137, 147, 149, 63,
	150, 149, 149, 148, 11, 152, 137, 151,
	11, 151, 152, 153, 145, 154, 153, 153,
	148, 25, 11, 26, 0, 155, 155, 25,
	25, 12, 25, 11, 26, 0, 156, 156,
	25, 25, 12, 25, 11, 26, 0, 157,
	157, 25, 25, 12, 25, 11, 26, 0,
	158, 158, 25, 25, 12, 25, 11, 26,
	0, 159, 159, 25, 25, 12, 25, 11,
	26, 0, 160, 160, 25, 25, 12, 25,
	11, 26, 0, 56, 56, 25, 25, 12,
	25, 11, 26, 0, 161, 161, 25, 25,
	12, 25, 11, 26, 0, 162, 162, 25,
	25, 12, 25, 11, 26, 0, 163, 163,
	25, 25, 12, 25, 11, 26, 0, 164,
	164, 25, 25, 12, 25, 11, 26, 0,
	165, 165, 25, 25, 12, 25, 11, 26,
	0, 166, 166, 25, 25, 12, 25, 11,
	26, 0, 56, 56, 25, 25, 12, 25,
	11, 26, 0, 167, 167, 25, 25, 12,
	25, 11, 26, 0, 168, 168, 25, 25,
	12, 25, 11, 26, 0, 169, 169, 25,
	25, 12, 25, 11, 26, 0, 170, 170,
	25, 25, 12, 25, 11, 26, 0, 56,
	56, 25, 25, 12, 25, 11, 26, 0,
	171, 171, 25, 25, 12, 25, 11, 26,
	0, 172, 172, 25, 25, 12, 35, 11,
	36, 0, 131, 131, 35, 35, 12, 25,
	11, 26, 0, 173, 173, 25, 25, 12,
	25, 11, 26, 0, 174, 174, 25, 25,
	12, 25, 11, 26, 0, 175, 175, 25,
	25, 12, 25, 11, 26, 0, 176, 176,
	25, 25, 12, 25, 11, 177, 26, 0,
	25, 25, 12, 25, 11, 26, 0, 178,
	178, 25, 25, 12, 25, 11, 26, 0,
	179, 179, 25, 25, 12, 25, 11, 26,
	0, 180, 180, 25, 25, 12, 25, 11,
	26, 0, 56, 56, 25, 25, 12, 82,
	11, 83, 0, 181, 181, 82, 82, 81,
	82, 11, 83, 0, 182, 182, 82, 82,
	81, 82, 11, 83, 0, 183, 183, 82,
	82, 81, 82, 11, 83, 0, 184, 184,
	82, 82, 81, 82, 11, 83, 0, 185,
	185, 82, 82, 81, 134, 11, 135, 0,
	134, 134, 81, 11, 11, 0, 186, 187,
	186, 187, 11, 11, 3, 11, 11, 0,
	188, 188, 11, 11, 3, 11, 11, 0,
	189, 189, 11, 11, 3, 11, 11, 0,
	190, 190, 11, 11, 3, 11, 11, 0,
	191, 191, 11, 11, 3, 192, 192, 193,
	192, 192, 3, 192, 192, 8, 193, 195,
	196, 197, 198, 199, 200, 201, 202, 203,
	204, 205, 206, 195, 196, 197, 198, 199,
	200, 201, 202, 203, 204, 205, 206, 192,
	192, 194, 207, 192, 208, 193, 207, 207,
	194, 207, 192, 208, 193, 195, 196, 197,
	198, 199, 200, 201, 202, 203, 204, 205,
	206, 195, 196, 197, 198, 199, 200, 201,
	202, 203, 204, 205, 206, 207, 207, 194,
	208, 210, 211, 8, 208, 208, 209, 192,
	193, 192, 192, 209, 212, 193, 213, 214,
	212, 193, 215, 212, 193, 216, 212, 193,
	216, 218, 193, 217, 219, 218, 217, 216,
	218, 217, 219, 220, 218, 221, 221, 217,
	219, 218, 222, 222, 217, 219, 218, 223,
	223, 217, 219, 218, 224, 224, 217, 219,
	218, 225, 225, 217, 219, 218, 226, 226,
	217, 219, 218, 227, 227, 217, 0, 219,
	0, 218, 0, 0, 0, 217, 219, 218,
	228, 228, 217, 219, 218, 229, 229, 217,
	219, 218, 230, 230, 217, 219, 218, 231,
	231, 217, 219, 218, 232, 232, 217, 233,
	219, 233, 218, 233, 233, 233, 217, 234,
	235, 233, 236, 235, 233, 236, 235, 193,
	233, 234, 237, 235, 233, 234, 235, 238,
	238, 233, 234, 235, 239, 239, 233, 234,
	235, 240, 240, 233, 234, 235, 241, 241,
	233, 234, 235, 242, 242, 233, 234, 235,
	243, 243, 233, 217, 234, 217, 235, 217,
	217, 217, 233, 212, 244, 244, 193, 212,
	245, 245, 193, 212, 246, 246, 193, 212,
	247, 247, 193, 212, 248, 248, 193, 212,
	249, 249, 193, 0, 0, 212, 0, 0,
	0, 193, 192, 210, 192, 211, 207, 192,
	208, 193, 250, 250, 207, 207, 194, 207,
	192, 208, 193, 251, 251, 207, 207, 194,
	207, 192, 208, 193, 252, 252, 207, 207,
	194, 207, 192, 208, 193, 253, 253, 207,
	207, 194, 207, 192, 208, 193, 254, 254,
	207, 207, 194, 255, 192, 256, 193, 255,
	255, 194, 255, 192, 256, 193, 195, 196,
	197, 198, 199, 200, 201, 202, 203, 204,
	205, 206, 195, 196, 197, 198, 199, 200,
	201, 202, 203, 204, 205, 206, 255, 255,
	194, 256, 258, 259, 8, 256, 256, 257,
	261, 262, 261, 261, 260, 264, 263, 261,
	265, 264, 266, 261, 267, 207, 192, 208,
	193, 268, 268, 207, 207, 194, 207, 192,
	208, 193, 269, 269, 207, 207, 194, 207,
	192, 208, 193, 270, 270, 207, 207, 194,
	207, 192, 208, 193, 271, 271, 207, 207,
	194, 207, 192, 208, 193, 272, 272, 207,
	207, 194, 207, 192, 208, 193, 273, 273,
	207, 207, 194, 207, 192, 208, 193, 274,
	274, 207, 207, 194, 207, 192, 208, 193,
	275, 275, 207, 207, 194, 207, 192, 208,
	193, 276, 276, 207, 207, 194, 277, 192,
	278, 193, 277, 277, 194, 277, 192, 278,
	193, 195, 196, 197, 198, 199, 200, 201,
	202, 203, 204, 205, 206, 195, 196, 197,
	198, 199, 200, 201, 202, 203, 204, 205,
	206, 277, 277, 194, 278, 280, 281, 8,
	278, 278, 279, 283, 284, 283, 283, 282,
	286, 285, 283, 287, 286, 288, 283, 289,
	207, 192, 208, 193, 290, 291, 290, 291,
	207, 207, 194, 207, 192, 208, 193, 292,
	292, 207, 207, 194, 207, 192, 208, 193,
	276, 276, 207, 207, 194, 207, 192, 208,
	193, 293, 293, 207, 207, 194, 207, 192,
	208, 193, 294, 294, 207, 207, 194, 207,
	192, 208, 193, 295, 295, 207, 207, 194,
	207, 192, 208, 193, 296, 296, 207, 207,
	194, 207, 192, 208, 193, 292, 292, 207,
	207, 194, 207, 192, 208, 193, 297, 297,
	207, 207, 194, 207, 192, 208, 193, 298,
	298, 207, 207, 194, 207, 192, 208, 193,
	299, 299, 207, 207, 194, 277, 300, 192,
	278, 193, 277, 277, 194, 302, 192, 303,
	193, 304, 304, 302, 302, 301, 302, 192,
	303, 193, 302, 302, 301, 302, 192, 303,
	193, 195, 196, 197, 198, 199, 200, 201,
	202, 203, 204, 205, 206, 195, 196, 197,
	198, 199, 200, 201, 202, 203, 204, 205,
	206, 302, 302, 194, 303, 305, 306, 307,
	308, 8, 309, 309, 303, 303, 282, 305,
	283, 310, 311, 312, 312, 305, 305, 287,
	283, 313, 314, 287, 283, 314, 287, 283,
	315, 315, 287, 283, 316, 316, 287, 283,
	317, 317, 287, 283, 314, 318, 318, 287,
	283, 314, 287, 306, 283, 319, 320, 321,
	321, 306, 306, 289, 283, 322, 323, 289,
	283, 323, 289, 283, 324, 324, 289, 283,
	325, 325, 289, 283, 326, 326, 289, 283,
	323, 327, 327, 289, 283, 323, 289, 283,
	328, 329, 284, 283, 283, 282, 283, 329,
	284, 283, 283, 282, 283, 284, 330, 330,
	283, 283, 282, 283, 284, 331, 331, 283,
	283, 282, 283, 284, 332, 332, 283, 283,
	282, 283, 329, 284, 333, 333, 283, 283,
	282, 283, 329, 284, 283, 283, 282, 207,
	192, 208, 193, 334, 334, 207, 207, 194,
	207, 192, 208, 193, 335, 335, 207, 207,
	194, 207, 192, 208, 193, 336, 336, 207,
	207, 194, 207, 192, 208, 193, 337, 337,
	207, 207, 194, 207, 192, 208, 193, 338,
	338, 207, 207, 194, 207, 192, 208, 193,
	339, 339, 207, 207, 194, 207, 192, 208,
	193, 340, 340, 207, 207, 194, 207, 192,
	208, 193, 341, 341, 207, 207, 194, 207,
	192, 208, 193, 276, 276, 207, 207, 194,
	207, 192, 208, 193, 342, 342, 207, 207,
	194, 207, 192, 208, 193, 343, 343, 207,
	207, 194, 207, 192, 208, 193, 254, 254,
	207, 207, 194, 207, 192, 208, 193, 344,
	344, 207, 207, 194, 207, 192, 208, 193,
	345, 345, 207, 207, 194, 207, 192, 208,
	193, 346, 346, 207, 207, 194, 207, 192,
	208, 193, 347, 347, 207, 207, 194, 207,
	192, 208, 193, 348, 348, 207, 207, 194,
	207, 192, 208, 193, 349, 349, 207, 207,
	194, 207, 192, 208, 193, 350, 350, 207,
	207, 194, 207, 192, 208, 193, 351, 351,
	207, 207, 194, 207, 192, 208, 193, 352,
	352, 207, 207, 194, 207, 192, 208, 193,
	353, 353, 207, 207, 194, 354, 192, 355,
	193, 354, 354, 194, 354, 192, 355, 193,
	195, 196, 197, 198, 199, 200, 201, 202,
	203, 204, 205, 206, 195, 196, 197, 198,
	199, 200, 201, 202, 203, 204, 205, 206,
	354, 354, 194, 355, 356, 357, 8, 355,
	355, 279, 356, 192, 356, 356, 356, 358,
	360, 283, 361, 360, 360, 359, 192, 363,
	356, 362, 192, 362, 363, 364, 365, 366,
	364, 364, 359, 357, 192, 357, 357, 357,
	367, 369, 283, 370, 369, 369, 368, 192,
	372, 357, 371, 192, 371, 372, 373, 365,
	374, 373, 373, 368, 207, 192, 208, 193,
	375, 375, 207, 207, 194, 207, 192, 208,
	193, 376, 376, 207, 207, 194, 207, 192,
	208, 193, 377, 377, 207, 207, 194, 207,
	192, 208, 193, 378, 378, 207, 207, 194,
	207, 192, 208, 193, 379, 379, 207, 207,
	194, 207, 192, 208, 193, 380, 380, 207,
	207, 194, 207, 192, 208, 193, 276, 276,
	207, 207, 194, 207, 192, 208, 193, 381,
	381, 207, 207, 194, 207, 192, 208, 193,
	382, 382, 207, 207, 194, 207, 192, 208,
	193, 383, 383, 207, 207, 194, 207, 192,
	208, 193, 384, 384, 207, 207, 194, 207,
	192, 208, 193, 385, 385, 207, 207, 194,
	207, 192, 208, 193, 386, 386, 207, 207,
	194, 207, 192, 208, 193, 276, 276, 207,
	207, 194, 207, 192, 208, 193, 387, 387,
	207, 207, 194, 207, 192, 208, 193, 388,
	388, 207, 207, 194, 207, 192, 208, 193,
	389, 389, 207, 207, 194, 207, 192, 208,
	193, 390, 390, 207, 207, 194, 207, 192,
	208, 193, 276, 276, 207, 207, 194, 207,
	192, 208, 193, 391, 391, 207, 207, 194,
	207, 192, 208, 193, 392, 392, 207, 207,
	194, 255, 192, 256, 193, 351, 351, 255,
	255, 194, 207, 192, 208, 193, 393, 393,
	207, 207, 194, 207, 192, 208, 193, 394,
	394, 207, 207, 194, 207, 192, 208, 193,
	395, 395, 207, 207, 194, 207, 192, 208,
	193, 396, 396, 207, 207, 194, 207, 192,
	397, 208, 193, 207, 207, 194, 207, 192,
	208, 193, 398, 398, 207, 207, 194, 207,
	192, 208, 193, 399, 399, 207, 207, 194,
	207, 192, 208, 193, 400, 400, 207, 207,
	194, 207, 192, 208, 193, 276, 276, 207,
	207, 194, 302, 192, 303, 193, 401, 401,
	302, 302, 301, 302, 192, 303, 193, 402,
	402, 302, 302, 301, 302, 192, 303, 193,
	403, 403, 302, 302, 301, 302, 192, 303,
	193, 404, 404, 302, 302, 301, 302, 192,
	303, 193, 405, 405, 302, 302, 301, 354,
	192, 355, 193, 354, 354, 301, 11, 11,
	0, 406, 406, 11, 11, 3, 11, 11,
	0, 407, 407, 11, 11, 3, 11, 11,
	0, 408, 408, 11, 11, 3, 409, 409,
	410, 409, 409, 3, 409, 409, 8, 410,
	412, 413, 414, 415, 416, 417, 418, 419,
	420, 421, 422, 423, 412, 413, 414, 415,
	416, 417, 418, 419, 420, 421, 422, 423,
	409, 409, 411, 424, 409, 425, 410, 424,
	424, 411, 424, 409, 425, 410, 412, 413,
	414, 415, 416, 417, 418, 419, 420, 421,
	422, 423, 412, 413, 414, 415, 416, 417,
	418, 419, 420, 421, 422, 423, 424, 424,
	411, 425, 427, 428, 8, 425, 425, 426,
	409, 410, 409, 409, 426, 429, 410, 430,
	429, 410, 429, 431, 431, 410, 429, 432,
	432, 410, 429, 433, 433, 410, 429, 434,
	434, 410, 429, 0, 0, 410, 409, 427,
	409, 428, 424, 409, 425, 410, 435, 435,
	424, 424, 411, 424, 409, 425, 410, 436,
	436, 424, 424, 411, 424, 409, 425, 410,
	437, 437, 424, 424, 411, 424, 409, 425,
	410, 438, 438, 424, 424, 411, 424, 409,
	425, 410, 439, 439, 424, 424, 411, 440,
	409, 441, 410, 440, 440, 411, 440, 409,
	441, 410, 412, 413, 414, 415, 416, 417,
	418, 419, 420, 421, 422, 423, 412, 413,
	414, 415, 416, 417, 418, 419, 420, 421,
	422, 423, 440, 440, 411, 441, 443, 444,
	8, 441, 441, 442, 446, 447, 446, 446,
	445, 449, 448, 446, 450, 449, 451, 446,
	452, 424, 409, 425, 410, 453, 453, 424,
	424, 411, 424, 409, 425, 410, 454, 454,
	424, 424, 411, 424, 409, 425, 410, 455,
	455, 424, 424, 411, 424, 409, 425, 410,
	456, 456, 424, 424, 411, 424, 409, 425,
	410, 457, 457, 424, 424, 411, 424, 409,
	425, 410, 458, 458, 424, 424, 411, 424,
	409, 425, 410, 459, 459, 424, 424, 411,
	424, 409, 425, 410, 460, 460, 424, 424,
	411, 424, 409, 425, 410, 461, 461, 424,
	424, 411, 462, 409, 463, 410, 462, 462,
	411, 462, 409, 463, 410, 412, 413, 414,
	415, 416, 417, 418, 419, 420, 421, 422,
	423, 412, 413, 414, 415, 416, 417, 418,
	419, 420, 421, 422, 423, 462, 462, 411,
	463, 465, 466, 8, 463, 463, 464, 468,
	469, 468, 468, 467, 471, 470, 468, 472,
	471, 473, 468, 474, 424, 409, 425, 410,
	475, 476, 475, 476, 424, 424, 411, 424,
	409, 425, 410, 477, 477, 424, 424, 411,
	424, 409, 425, 410, 461, 461, 424, 424,
	411, 424, 409, 425, 410, 478, 478, 424,
	424, 411, 424, 409, 425, 410, 479, 479,
	424, 424, 411, 424, 409, 425, 410, 480,
	480, 424, 424, 411, 424, 409, 425, 410,
	481, 481, 424, 424, 411, 424, 409, 425,
	410, 477, 477, 424, 424, 411, 424, 409,
	425, 410, 482, 482, 424, 424, 411, 424,
	409, 425, 410, 483, 483, 424, 424, 411,
	424, 409, 425, 410, 484, 484, 424, 424,
	411, 462, 485, 409, 463, 410, 462, 462,
	411, 487, 409, 488, 410, 489, 489, 487,
	487, 486, 487, 409, 488, 410, 487, 487,
	486, 487, 409, 488, 410, 412, 413, 414,
	415, 416, 417, 418, 419, 420, 421, 422,
	423, 412, 413, 414, 415, 416, 417, 418,
	419, 420, 421, 422, 423, 487, 487, 411,
	488, 490, 491, 492, 493, 8, 494, 494,
	488, 488, 467, 490, 468, 495, 496, 497,
	497, 490, 490, 472, 468, 498, 499, 472,
	468, 499, 472, 468, 500, 500, 472, 468,
	501, 501, 472, 468, 502, 502, 472, 468,
	499, 503, 503, 472, 468, 499, 472, 491,
	468, 504, 505, 506, 506, 491, 491, 474,
	468, 507, 508, 474, 468, 508, 474, 468,
	509, 509, 474, 468, 510, 510, 474, 468,
	511, 511, 474, 468, 508, 512, 512, 474,
	468, 508, 474, 468, 513, 514, 469, 468,
	468, 467, 468, 514, 469, 468, 468, 467,
	468, 469, 515, 515, 468, 468, 467, 468,
	469, 516, 516, 468, 468, 467, 468, 469,
	517, 517, 468, 468, 467, 468, 514, 469,
	518, 518, 468, 468, 467, 468, 514, 469,
	468, 468, 467, 424, 409, 425, 410, 519,
	519, 424, 424, 411, 424, 409, 425, 410,
	520, 520, 424, 424, 411, 424, 409, 425,
	410, 521, 521, 424, 424, 411, 424, 409,
	425, 410, 522, 522, 424, 424, 411, 424,
	409, 425, 410, 523, 523, 424, 424, 411,
	424, 409, 425, 410, 524, 524, 424, 424,
	411, 424, 409, 425, 410, 525, 525, 424,
	424, 411, 424, 409, 425, 410, 526, 526,
	424, 424, 411, 424, 409, 425, 410, 461,
	461, 424, 424, 411, 424, 409, 425, 410,
	527, 527, 424, 424, 411, 424, 409, 425,
	410, 528, 528, 424, 424, 411, 424, 409,
	425, 410, 439, 439, 424, 424, 411, 424,
	409, 425, 410, 529, 529, 424, 424, 411,
	424, 409, 425, 410, 530, 530, 424, 424,
	411, 424, 409, 425, 410, 531, 531, 424,
	424, 411, 424, 409, 425, 410, 532, 532,
	424, 424, 411, 424, 409, 425, 410, 533,
	533, 424, 424, 411, 424, 409, 425, 410,
	534, 534, 424, 424, 411, 424, 409, 425,
	410, 535, 535, 424, 424, 411, 424, 409,
	425, 410, 536, 536, 424, 424, 411, 424,
	409, 425, 410, 537, 537, 424, 424, 411,
	424, 409, 425, 410, 538, 538, 424, 424,
	411, 539, 409, 540, 410, 539, 539, 411,
	539, 409, 540, 410, 412, 413, 414, 415,
	416, 417, 418, 419, 420, 421, 422, 423,
	412, 413, 414, 415, 416, 417, 418, 419,
	420, 421, 422, 423, 539, 539, 411, 540,
	541, 542, 8, 540, 540, 464, 541, 409,
	541, 541, 541, 543, 545, 468, 546, 545,
	545, 544, 409, 548, 541, 547, 409, 547,
	548, 549, 550, 551, 549, 549, 544, 542,
	409, 542, 542, 542, 552, 554, 468, 555,
	554, 554, 553, 409, 557, 542, 556, 409,
	556, 557, 558, 550, 559, 558, 558, 553,
	424, 409, 425, 410, 560, 560, 424, 424,
	411, 424, 409, 425, 410, 561, 561, 424,
	424, 411, 424, 409, 425, 410, 562, 562,
	424, 424, 411, 424, 409, 425, 410, 563,
	563, 424, 424, 411, 424, 409, 425, 410,
	564, 564, 424, 424, 411, 424, 409, 425,
	410, 565, 565, 424, 424, 411, 424, 409,
	425, 410, 461, 461, 424, 424, 411, 424,
	409, 425, 410, 566, 566, 424, 424, 411,
	424, 409, 425, 410, 567, 567, 424, 424,
	411, 424, 409, 425, 410, 568, 568, 424,
	424, 411, 424, 409, 425, 410, 569, 569,
	424, 424, 411, 424, 409, 425, 410, 570,
	570, 424, 424, 411, 424, 409, 425, 410,
	571, 571, 424, 424, 411, 424, 409, 425,
	410, 461, 461, 424, 424, 411, 424, 409,
	425, 410, 572, 572, 424, 424, 411, 424,
	409, 425, 410, 573, 573, 424, 424, 411,
	424, 409, 425, 410, 574, 574, 424, 424,
	411, 424, 409, 425, 410, 575, 575, 424,
	424, 411, 424, 409, 425, 410, 461, 461,
	424, 424, 411, 424, 409, 425, 410, 576,
	576, 424, 424, 411, 424, 409, 425, 410,
	577, 577, 424, 424, 411, 440, 409, 441,
	410, 536, 536, 440, 440, 411, 424, 409,
	425, 410, 578, 578, 424, 424, 411, 424,
	409, 425, 410, 579, 579, 424, 424, 411,
	424, 409, 425, 410, 580, 580, 424, 424,
	411, 424, 409, 425, 410, 581, 581, 424,
	424, 411, 424, 409, 582, 425, 410, 424,
	424, 411, 424, 409, 425, 410, 583, 583,
	424, 424, 411, 424, 409, 425, 410, 584,
	584, 424, 424, 411, 424, 409, 425, 410,
	585, 585, 424, 424, 411, 424, 409, 425,
	410, 461, 461, 424, 424, 411, 487, 409,
	488, 410, 586, 586, 487, 487, 486, 487,
	409, 488, 410, 587, 587, 487, 487, 486,
	487, 409, 488, 410, 588, 588, 487, 487,
	486, 487, 409, 488, 410, 589, 589, 487,
	487, 486, 487, 409, 488, 410, 590, 590,
	487, 487, 486, 539, 409, 540, 410, 539,
	539, 486, 11, 11, 0, 591, 592, 591,
	592, 11, 11, 3, 11, 11, 0, 593,
	593, 11, 11, 3, 11, 11, 0, 594,
	594, 11, 11, 3, 11, 11, 0, 595,
	595, 11, 11, 3, 11, 11, 0, 596,
	596, 11, 11, 3, 11, 11, 0, 597,
	597, 11, 11, 3, 11, 11, 0, 598,
	598, 11, 11, 3, 599, 599, 600, 599,
	599, 3, 599, 599, 8, 600, 602, 603,
	604, 605, 606, 607, 608, 609, 610, 611,
	612, 613, 602, 603, 604, 605, 606, 607,
	608, 609, 610, 611, 612, 613, 599, 599,
	601, 614, 599, 615, 600, 614, 614, 601,
	614, 599, 615, 600, 602, 603, 604, 605,
	606, 607, 608, 609, 610, 611, 612, 613,
	602, 603, 604, 605, 606, 607, 608, 609,
	610, 611, 612, 613, 614, 614, 601, 615,
	617, 618, 8, 615, 615, 616, 599, 600,
	599, 599, 616, 619, 600, 620, 619, 600,
	619, 621, 621, 600, 619, 622, 622, 600,
	619, 623, 623, 600, 619, 624, 624, 600,
	619, 625, 625, 600, 619, 626, 626, 600,
	619, 627, 627, 600, 619, 0, 0, 600,
	599, 617, 599, 618, 614, 599, 615, 600,
	628, 628, 614, 614, 601, 614, 599, 615,
	600, 629, 629, 614, 614, 601, 614, 599,
	615, 600, 630, 630, 614, 614, 601, 614,
	599, 615, 600, 631, 631, 614, 614, 601,
	614, 599, 615, 600, 632, 632, 614, 614,
	601, 633, 599, 634, 600, 633, 633, 601,
	633, 599, 634, 600, 602, 603, 604, 605,
	606, 607, 608, 609, 610, 611, 612, 613,
	602, 603, 604, 605, 606, 607, 608, 609,
	610, 611, 612, 613, 633, 633, 601, 634,
	636, 637, 8, 634, 634, 635, 639, 640,
	639, 639, 638, 642, 641, 639, 643, 642,
	644, 639, 645, 614, 599, 615, 600, 646,
	646, 614, 614, 601, 614, 599, 615, 600,
	647, 647, 614, 614, 601, 614, 599, 615,
	600, 648, 648, 614, 614, 601, 614, 599,
	615, 600, 649, 649, 614, 614, 601, 614,
	599, 615, 600, 650, 650, 614, 614, 601,
	614, 599, 615, 600, 651, 651, 614, 614,
	601, 614, 599, 615, 600, 652, 652, 614,
	614, 601, 614, 599, 615, 600, 653, 653,
	614, 614, 601, 614, 599, 615, 600, 654,
	654, 614, 614, 601, 655, 599, 656, 600,
	655, 655, 601, 655, 599, 656, 600, 602,
	603, 604, 605, 606, 607, 608, 609, 610,
	611, 612, 613, 602, 603, 604, 605, 606,
	607, 608, 609, 610, 611, 612, 613, 655,
	655, 601, 656, 658, 659, 8, 656, 656,
	657, 661, 662, 661, 661, 660, 664, 663,
	661, 665, 664, 666, 661, 667, 614, 599,
	615, 600, 668, 669, 668, 669, 614, 614,
	601, 614, 599, 615, 600, 670, 670, 614,
	614, 601, 614, 599, 615, 600, 654, 654,
	614, 614, 601, 614, 599, 615, 600, 671,
	671, 614, 614, 601, 614, 599, 615, 600,
	672, 672, 614, 614, 601, 614, 599, 615,
	600, 673, 673, 614, 614, 601, 614, 599,
	615, 600, 674, 674, 614, 614, 601, 614,
	599, 615, 600, 670, 670, 614, 614, 601,
	614, 599, 615, 600, 675, 675, 614, 614,
	601, 614, 599, 615, 600, 676, 676, 614,
	614, 601, 614, 599, 615, 600, 677, 677,
	614, 614, 601, 655, 678, 599, 656, 600,
	655, 655, 601, 680, 599, 681, 600, 682,
	682, 680, 680, 679, 680, 599, 681, 600,
	680, 680, 679, 680, 599, 681, 600, 602,
	603, 604, 605, 606, 607, 608, 609, 610,
	611, 612, 613, 602, 603, 604, 605, 606,
	607, 608, 609, 610, 611, 612, 613, 680,
	680, 601, 681, 683, 684, 685, 686, 8,
	687, 687, 681, 681, 660, 683, 661, 688,
	689, 690, 690, 683, 683, 665, 661, 691,
	692, 665, 661, 692, 665, 661, 693, 693,
	665, 661, 694, 694, 665, 661, 695, 695,
	665, 661, 692, 696, 696, 665, 661, 692,
	665, 684, 661, 697, 698, 699, 699, 684,
	684, 667, 661, 700, 701, 667, 661, 701,
	667, 661, 702, 702, 667, 661, 703, 703,
	667, 661, 704, 704, 667, 661, 701, 705,
	705, 667, 661, 701, 667, 661, 706, 707,
	662, 661, 661, 660, 661, 707, 662, 661,
	661, 660, 661, 662, 708, 708, 661, 661,
	660, 661, 662, 709, 709, 661, 661, 660,
	661, 662, 710, 710, 661, 661, 660, 661,
	707, 662, 711, 711, 661, 661, 660, 661,
	707, 662, 661, 661, 660, 614, 599, 615,
	600, 712, 712, 614, 614, 601, 614, 599,
	615, 600, 713, 713, 614, 614, 601, 614,
	599, 615, 600, 714, 714, 614, 614, 601,
	614, 599, 615, 600, 715, 715, 614, 614,
	601, 614, 599, 615, 600, 716, 716, 614,
	614, 601, 614, 599, 615, 600, 717, 717,
	614, 614, 601, 614, 599, 615, 600, 718,
	718, 614, 614, 601, 614, 599, 615, 600,
	719, 719, 614, 614, 601, 614, 599, 615,
	600, 654, 654, 614, 614, 601, 614, 599,
	615, 600, 720, 720, 614, 614, 601, 614,
	599, 615, 600, 721, 721, 614, 614, 601,
	614, 599, 615, 600, 632, 632, 614, 614,
	601, 614, 599, 615, 600, 722, 722, 614,
	614, 601, 614, 599, 615, 600, 723, 723,
	614, 614, 601, 614, 599, 615, 600, 724,
	724, 614, 614, 601, 614, 599, 615, 600,
	725, 725, 614, 614, 601, 614, 599, 615,
	600, 726, 726, 614, 614, 601, 614, 599,
	615, 600, 727, 727, 614, 614, 601, 614,
	599, 615, 600, 728, 728, 614, 614, 601,
	614, 599, 615, 600, 729, 729, 614, 614,
	601, 614, 599, 615, 600, 730, 730, 614,
	614, 601, 614, 599, 615, 600, 731, 731,
	614, 614, 601, 732, 599, 733, 600, 732,
	732, 601, 732, 599, 733, 600, 602, 603,
	604, 605, 606, 607, 608, 609, 610, 611,
	612, 613, 602, 603, 604, 605, 606, 607,
	608, 609, 610, 611, 612, 613, 732, 732,
	601, 733, 734, 735, 8, 733, 733, 657,
	734, 599, 734, 734, 734, 736, 738, 661,
	739, 738, 738, 737, 599, 741, 734, 740,
	599, 740, 741, 742, 743, 744, 742, 742,
	737, 735, 599, 735, 735, 735, 745, 747,
	661, 748, 747, 747, 746, 599, 750, 735,
	749, 599, 749, 750, 751, 743, 752, 751,
	751, 746, 614, 599, 615, 600, 753, 753,
	614, 614, 601, 614, 599, 615, 600, 754,
	754, 614, 614, 601, 614, 599, 615, 600,
	755, 755, 614, 614, 601, 614, 599, 615,
	600, 756, 756, 614, 614, 601, 614, 599,
	615, 600, 757, 757, 614, 614, 601, 614,
	599, 615, 600, 758, 758, 614, 614, 601,
	614, 599, 615, 600, 654, 654, 614, 614,
	601, 614, 599, 615, 600, 759, 759, 614,
	614, 601, 614, 599, 615, 600, 760, 760,
	614, 614, 601, 614, 599, 615, 600, 761,
	761, 614, 614, 601, 614, 599, 615, 600,
	762, 762, 614, 614, 601, 614, 599, 615,
	600, 763, 763, 614, 614, 601, 614, 599,
	615, 600, 764, 764, 614, 614, 601, 614,
	599, 615, 600, 654, 654, 614, 614, 601,
	614, 599, 615, 600, 765, 765, 614, 614,
	601, 614, 599, 615, 600, 766, 766, 614,
	614, 601, 614, 599, 615, 600, 767, 767,
	614, 614, 601, 614, 599, 615, 600, 768,
	768, 614, 614, 601, 614, 599, 615, 600,
	654, 654, 614, 614, 601, 614, 599, 615,
	600, 769, 769, 614, 614, 601, 614, 599,
	615, 600, 770, 770, 614, 614, 601, 633,
	599, 634, 600, 729, 729, 633, 633, 601,
	614, 599, 615, 600, 771, 771, 614, 614,
	601, 614, 599, 615, 600, 772, 772, 614,
	614, 601, 614, 599, 615, 600, 773, 773,
	614, 614, 601, 614, 599, 615, 600, 774,
	774, 614, 614, 601, 614, 599, 775, 615,
	600, 614, 614, 601, 614, 599, 615, 600,
	776, 776, 614, 614, 601, 614, 599, 615,
	600, 777, 777, 614, 614, 601, 614, 599,
	615, 600, 778, 778, 614, 614, 601, 614,
	599, 615, 600, 654, 654, 614, 614, 601,
	680, 599, 681, 600, 779, 779, 680, 680,
	679, 680, 599, 681, 600, 780, 780, 680,
	680, 679, 680, 599, 681, 600, 781, 781,
	680, 680, 679, 680, 599, 681, 600, 782,
	782, 680, 680, 679, 680, 599, 681, 600,
	783, 783, 680, 680, 679, 732, 599, 733,
	600, 732, 732, 679, 11, 11, 0, 784,
	784, 11, 11, 3, 11, 11, 0, 785,
	785, 11, 11, 3, 11, 11, 0, 786,
	786, 11, 11, 3, 787, 787, 788, 787,
	787, 3, 787, 787, 8, 788, 790, 791,
	792, 793, 794, 795, 796, 797, 798, 799,
	800, 801, 790, 791, 792, 793, 794, 795,
	796, 797, 798, 799, 800, 801, 787, 787,
	789, 802, 787, 803, 788, 802, 802, 789,
	802, 787, 803, 788, 790, 791, 792, 793,
	794, 795, 796, 797, 798, 799, 800, 801,
	790, 791, 792, 793, 794, 795, 796, 797,
	798, 799, 800, 801, 802, 802, 789, 803,
	805, 806, 8, 803, 803, 804, 787, 788,
	787, 787, 804, 807, 788, 808, 807, 788,
	807, 809, 809, 788, 807, 810, 810, 788,
	807, 811, 811, 788, 807, 812, 812, 788,
	807, 0, 0, 788, 787, 805, 787, 806,
	802, 787, 803, 788, 813, 813, 802, 802,
	789, 802, 787, 803, 788, 814, 814, 802,
	802, 789, 802, 787, 803, 788, 815, 815,
	802, 802, 789, 802, 787, 803, 788, 816,
	816, 802, 802, 789, 802, 787, 803, 788,
	817, 817, 802, 802, 789, 818, 787, 819,
	788, 818, 818, 789, 818, 787, 819, 788,
	790, 791, 792, 793, 794, 795, 796, 797,
	798, 799, 800, 801, 790, 791, 792, 793,
	794, 795, 796, 797, 798, 799, 800, 801,
	818, 818, 789, 819, 821, 822, 8, 819,
	819, 820, 824, 825, 824, 824, 823, 827,
	826, 824, 828, 827, 829, 824, 830, 802,
	787, 803, 788, 831, 831, 802, 802, 789,
	802, 787, 803, 788, 832, 832, 802, 802,
	789, 802, 787, 803, 788, 833, 833, 802,
	802, 789, 802, 787, 803, 788, 834, 834,
	802, 802, 789, 802, 787, 803, 788, 835,
	835, 802, 802, 789, 802, 787, 803, 788,
	836, 836, 802, 802, 789, 802, 787, 803,
	788, 837, 837, 802, 802, 789, 802, 787,
	803, 788, 838, 838, 802, 802, 789, 802,
	787, 803, 788, 839, 839, 802, 802, 789,
	840, 787, 841, 788, 840, 840, 789, 840,
	787, 841, 788, 790, 791, 792, 793, 794,
	795, 796, 797, 798, 799, 800, 801, 790,
	791, 792, 793, 794, 795, 796, 797, 798,
	799, 800, 801, 840, 840, 789, 841, 843,
	844, 8, 841, 841, 842, 846, 847, 846,
	846, 845, 849, 848, 846, 850, 849, 851,
	846, 852, 802, 787, 803, 788, 853, 854,
	853, 854, 802, 802, 789, 802, 787, 803,
	788, 855, 855, 802, 802, 789, 802, 787,
	803, 788, 839, 839, 802, 802, 789, 802,
	787, 803, 788, 856, 856, 802, 802, 789,
	802, 787, 803, 788, 857, 857, 802, 802,
	789, 802, 787, 803, 788, 858, 858, 802,
	802, 789, 802, 787, 803, 788, 859, 859,
	802, 802, 789, 802, 787, 803, 788, 855,
	855, 802, 802, 789, 802, 787, 803, 788,
	860, 860, 802, 802, 789, 802, 787, 803,
	788, 861, 861, 802, 802, 789, 802, 787,
	803, 788, 862, 862, 802, 802, 789, 840,
	863, 787, 841, 788, 840, 840, 789, 865,
	787, 866, 788, 867, 867, 865, 865, 864,
	865, 787, 866, 788, 865, 865, 864, 865,
	787, 866, 788, 790, 791, 792, 793, 794,
	795, 796, 797, 798, 799, 800, 801, 790,
	791, 792, 793, 794, 795, 796, 797, 798,
	799, 800, 801, 865, 865, 789, 866, 868,
	869, 870, 871, 8, 872, 872, 866, 866,
	845, 868, 846, 873, 874, 875, 875, 868,
	868, 850, 846, 876, 877, 850, 846, 877,
	850, 846, 878, 878, 850, 846, 879, 879,
	850, 846, 880, 880, 850, 846, 877, 881,
	881, 850, 846, 877, 850, 869, 846, 882,
	883, 884, 884, 869, 869, 852, 846, 885,
	886, 852, 846, 886, 852, 846, 887, 887,
	852, 846, 888, 888, 852, 846, 889, 889,
	852, 846, 886, 890, 890, 852, 846, 886,
	852, 846, 891, 892, 847, 846, 846, 845,
	846, 892, 847, 846, 846, 845, 846, 847,
	893, 893, 846, 846, 845, 846, 847, 894,
	894, 846, 846, 845, 846, 847, 895, 895,
	846, 846, 845, 846, 892, 847, 896, 896,
	846, 846, 845, 846, 892, 847, 846, 846,
	845, 802, 787, 803, 788, 897, 897, 802,
	802, 789, 802, 787, 803, 788, 898, 898,
	802, 802, 789, 802, 787, 803, 788, 899,
	899, 802, 802, 789, 802, 787, 803, 788,
	900, 900, 802, 802, 789, 802, 787, 803,
	788, 901, 901, 802, 802, 789, 802, 787,
	803, 788, 902, 902, 802, 802, 789, 802,
	787, 803, 788, 903, 903, 802, 802, 789,
	802, 787, 803, 788, 904, 904, 802, 802,
	789, 802, 787, 803, 788, 839, 839, 802,
	802, 789, 802, 787, 803, 788, 905, 905,
	802, 802, 789, 802, 787, 803, 788, 906,
	906, 802, 802, 789, 802, 787, 803, 788,
	817, 817, 802, 802, 789, 802, 787, 803,
	788, 907, 907, 802, 802, 789, 802, 787,
	803, 788, 908, 908, 802, 802, 789, 802,
	787, 803, 788, 909, 909, 802, 802, 789,
	802, 787, 803, 788, 910, 910, 802, 802,
	789, 802, 787, 803, 788, 911, 911, 802,
	802, 789, 802, 787, 803, 788, 912, 912,
	802, 802, 789, 802, 787, 803, 788, 913,
	913, 802, 802, 789, 802, 787, 803, 788,
	914, 914, 802, 802, 789, 802, 787, 803,
	788, 915, 915, 802, 802, 789, 802, 787,
	803, 788, 916, 916, 802, 802, 789, 917,
	787, 918, 788, 917, 917, 789, 917, 787,
	918, 788, 790, 791, 792, 793, 794, 795,
	796, 797, 798, 799, 800, 801, 790, 791,
	792, 793, 794, 795, 796, 797, 798, 799,
	800, 801, 917, 917, 789, 918, 919, 920,
	8, 918, 918, 842, 919, 787, 919, 919,
	919, 921, 923, 846, 924, 923, 923, 922,
	787, 926, 919, 925, 787, 925, 926, 927,
	928, 929, 927, 927, 922, 920, 787, 920,
	920, 920, 930, 932, 846, 933, 932, 932,
	931, 787, 935, 920, 934, 787, 934, 935,
	936, 928, 937, 936, 936, 931, 802, 787,
	803, 788, 938, 938, 802, 802, 789, 802,
	787, 803, 788, 939, 939, 802, 802, 789,
	802, 787, 803, 788, 940, 940, 802, 802,
	789, 802, 787, 803, 788, 941, 941, 802,
	802, 789, 802, 787, 803, 788, 942, 942,
	802, 802, 789, 802, 787, 803, 788, 943,
	943, 802, 802, 789, 802, 787, 803, 788,
	839, 839, 802, 802, 789, 802, 787, 803,
	788, 944, 944, 802, 802, 789, 802, 787,
	803, 788, 945, 945, 802, 802, 789, 802,
	787, 803, 788, 946, 946, 802, 802, 789,
	802, 787, 803, 788, 947, 947, 802, 802,
	789, 802, 787, 803, 788, 948, 948, 802,
	802, 789, 802, 787, 803, 788, 949, 949,
	802, 802, 789, 802, 787, 803, 788, 839,
	839, 802, 802, 789, 802, 787, 803, 788,
	950, 950, 802, 802, 789, 802, 787, 803,
	788, 951, 951, 802, 802, 789, 802, 787,
	803, 788, 952, 952, 802, 802, 789, 802,
	787, 803, 788, 953, 953, 802, 802, 789,
	802, 787, 803, 788, 839, 839, 802, 802,
	789, 802, 787, 803, 788, 954, 954, 802,
	802, 789, 802, 787, 803, 788, 955, 955,
	802, 802, 789, 818, 787, 819, 788, 914,
	914, 818, 818, 789, 802, 787, 803, 788,
	956, 956, 802, 802, 789, 802, 787, 803,
	788, 957, 957, 802, 802, 789, 802, 787,
	803, 788, 958, 958, 802, 802, 789, 802,
	787, 803, 788, 959, 959, 802, 802, 789,
	802, 787, 960, 803, 788, 802, 802, 789,
	802, 787, 803, 788, 961, 961, 802, 802,
	789, 802, 787, 803, 788, 962, 962, 802,
	802, 789, 802, 787, 803, 788, 963, 963,
	802, 802, 789, 802, 787, 803, 788, 839,
	839, 802, 802, 789, 865, 787, 866, 788,
	964, 964, 865, 865, 864, 865, 787, 866,
	788, 965, 965, 865, 865, 864, 865, 787,
	866, 788, 966, 966, 865, 865, 864, 865,
	787, 866, 788, 967, 967, 865, 865, 864,
	865, 787, 866, 788, 968, 968, 865, 865,
	864, 917, 787, 918, 788, 917, 917, 864,
	8, 0
};

static const short _find_html_trans_targs[] = {
	834, 2, 3, 8, 157, 509, 4, 5,
	0, 6, 7, 9, 10, 16, 29, 46,
	54, 85, 94, 97, 120, 127, 134, 139,
	142, 11, 12, 13, 14, 15, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 27,
	24, 9, 834, 26, 9, 26, 28, 28,
	30, 31, 32, 33, 34, 35, 36, 37,
	38, 39, 40, 41, 42, 44, 41, 9,
	834, 43, 9, 43, 45, 45, 47, 49,
	48, 50, 51, 52, 53, 55, 56, 57,
	58, 59, 60, 61, 151, 62, 70, 78,
	41, 80, 63, 43, 65, 64, 43, 66,
	67, 68, 69, 71, 45, 73, 72, 45,
	74, 75, 76, 77, 79, 41, 81, 82,
	83, 84, 86, 87, 88, 89, 90, 91,
	92, 93, 95, 96, 98, 99, 100, 101,
	102, 103, 104, 105, 106, 107, 108, 109,
	110, 115, 111, 111, 112, 114, 112, 113,
	110, 9, 114, 116, 116, 117, 119, 117,
	118, 115, 119, 121, 122, 123, 124, 125,
	126, 128, 129, 130, 131, 132, 133, 135,
	136, 137, 138, 140, 141, 143, 144, 145,
	146, 147, 148, 149, 150, 152, 153, 154,
	155, 156, 158, 350, 159, 160, 161, 162,
	163, 168, 164, 209, 222, 239, 247, 278,
	287, 290, 313, 320, 327, 332, 335, 165,
	166, 167, 207, 208, 169, 170, 200, 171,
	172, 173, 175, 174, 176, 183, 177, 178,
	179, 180, 181, 182, 184, 185, 186, 187,
	188, 189, 190, 192, 191, 193, 194, 195,
	196, 197, 198, 199, 201, 202, 203, 204,
	205, 206, 210, 211, 212, 213, 214, 215,
	216, 217, 218, 220, 217, 163, 168, 219,
	163, 219, 221, 221, 223, 224, 225, 226,
	227, 228, 229, 230, 231, 232, 233, 234,
	235, 237, 234, 163, 168, 236, 163, 236,
	238, 238, 240, 242, 241, 243, 244, 245,
	246, 248, 249, 250, 251, 252, 253, 254,
	344, 255, 263, 271, 234, 273, 256, 236,
	258, 257, 236, 259, 260, 261, 262, 264,
	238, 266, 265, 238, 267, 268, 269, 270,
	272, 234, 274, 275, 276, 277, 279, 280,
	281, 282, 283, 284, 285, 286, 288, 289,
	291, 292, 293, 294, 295, 296, 297, 298,
	299, 300, 301, 302, 303, 308, 304, 304,
	305, 307, 305, 306, 303, 163, 307, 309,
	309, 310, 312, 310, 311, 308, 312, 314,
	315, 316, 317, 318, 319, 321, 322, 323,
	324, 325, 326, 328, 329, 330, 331, 333,
	334, 336, 337, 338, 339, 340, 341, 342,
	343, 345, 346, 347, 348, 349, 351, 352,
	353, 354, 359, 355, 368, 381, 398, 406,
	437, 446, 449, 472, 479, 486, 491, 494,
	356, 357, 358, 366, 367, 360, 361, 362,
	363, 364, 365, 369, 370, 371, 372, 373,
	374, 375, 376, 377, 379, 376, 354, 359,
	378, 354, 378, 380, 380, 382, 383, 384,
	385, 386, 387, 388, 389, 390, 391, 392,
	393, 394, 396, 393, 354, 359, 395, 354,
	395, 397, 397, 399, 401, 400, 402, 403,
	404, 405, 407, 408, 409, 410, 411, 412,
	413, 503, 414, 422, 430, 393, 432, 415,
	395, 417, 416, 395, 418, 419, 420, 421,
	423, 397, 425, 424, 397, 426, 427, 428,
	429, 431, 393, 433, 434, 435, 436, 438,
	439, 440, 441, 442, 443, 444, 445, 447,
	448, 450, 451, 452, 453, 454, 455, 456,
	457, 458, 459, 460, 461, 462, 467, 463,
	463, 464, 466, 464, 465, 462, 354, 466,
	468, 468, 469, 471, 469, 470, 467, 471,
	473, 474, 475, 476, 477, 478, 480, 481,
	482, 483, 484, 485, 487, 488, 489, 490,
	492, 493, 495, 496, 497, 498, 499, 500,
	501, 502, 504, 505, 506, 507, 508, 510,
	675, 511, 512, 513, 514, 515, 516, 517,
	522, 518, 534, 547, 564, 572, 603, 612,
	615, 638, 645, 652, 657, 660, 519, 520,
	521, 532, 533, 523, 524, 525, 526, 527,
	528, 529, 530, 531, 535, 536, 537, 538,
	539, 540, 541, 542, 543, 545, 542, 517,
	522, 544, 517, 544, 546, 546, 548, 549,
	550, 551, 552, 553, 554, 555, 556, 557,
	558, 559, 560, 562, 559, 517, 522, 561,
	517, 561, 563, 563, 565, 567, 566, 568,
	569, 570, 571, 573, 574, 575, 576, 577,
	578, 579, 669, 580, 588, 596, 559, 598,
	581, 561, 583, 582, 561, 584, 585, 586,
	587, 589, 563, 591, 590, 563, 592, 593,
	594, 595, 597, 559, 599, 600, 601, 602,
	604, 605, 606, 607, 608, 609, 610, 611,
	613, 614, 616, 617, 618, 619, 620, 621,
	622, 623, 624, 625, 626, 627, 628, 633,
	629, 629, 630, 632, 630, 631, 628, 517,
	632, 634, 634, 635, 637, 635, 636, 633,
	637, 639, 640, 641, 642, 643, 644, 646,
	647, 648, 649, 650, 651, 653, 654, 655,
	656, 658, 659, 661, 662, 663, 664, 665,
	666, 667, 668, 670, 671, 672, 673, 674,
	676, 677, 678, 679, 684, 680, 693, 706,
	723, 731, 762, 771, 774, 797, 804, 811,
	816, 819, 681, 682, 683, 691, 692, 685,
	686, 687, 688, 689, 690, 694, 695, 696,
	697, 698, 699, 700, 701, 702, 704, 701,
	679, 684, 703, 679, 703, 705, 705, 707,
	708, 709, 710, 711, 712, 713, 714, 715,
	716, 717, 718, 719, 721, 718, 679, 684,
	720, 679, 720, 722, 722, 724, 726, 725,
	727, 728, 729, 730, 732, 733, 734, 735,
	736, 737, 738, 828, 739, 747, 755, 718,
	757, 740, 720, 742, 741, 720, 743, 744,
	745, 746, 748, 722, 750, 749, 722, 751,
	752, 753, 754, 756, 718, 758, 759, 760,
	761, 763, 764, 765, 766, 767, 768, 769,
	770, 772, 773, 775, 776, 777, 778, 779,
	780, 781, 782, 783, 784, 785, 786, 787,
	792, 788, 788, 789, 791, 789, 790, 787,
	679, 791, 793, 793, 794, 796, 794, 795,
	792, 796, 798, 799, 800, 801, 802, 803,
	805, 806, 807, 808, 809, 810, 812, 813,
	814, 815, 817, 818, 820, 821, 822, 823,
	824, 825, 826, 827, 829, 830, 831, 832,
	833
};

static const char _find_html_trans_actions[] = {
	13, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 15, 28, 1, 24, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 3, 0, 0, 0, 21,
	36, 3, 32, 0, 3, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 5,
	18, 5, 5, 18, 5, 0, 7, 0,
	0, 0, 0, 5, 18, 5, 0, 7,
	0, 0, 0, 0, 0, 7, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 3, 0, 21, 9, 0, 0,
	11, 11, 0, 3, 0, 21, 9, 0,
	0, 11, 0, 0, 0, 0, 0, 0,
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
	0, 1, 0, 0, 0, 15, 15, 1,
	24, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 3,
	0, 0, 0, 21, 21, 3, 32, 0,
	3, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 5, 18, 5, 5, 18,
	5, 0, 7, 0, 0, 0, 0, 5,
	18, 5, 0, 7, 0, 0, 0, 0,
	0, 7, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 3, 0,
	21, 9, 0, 0, 11, 11, 0, 3,
	0, 21, 9, 0, 0, 11, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 15, 15,
	1, 24, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 0, 0, 0, 21, 21, 3, 32,
	0, 3, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 5, 18, 5, 5,
	18, 5, 0, 7, 0, 0, 0, 0,
	5, 18, 5, 0, 7, 0, 0, 0,
	0, 0, 7, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 3,
	0, 21, 9, 0, 0, 11, 11, 0,
	3, 0, 21, 9, 0, 0, 11, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 15,
	15, 1, 24, 0, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 3, 0, 0, 0, 21, 21, 3,
	32, 0, 3, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 5, 18, 5,
	5, 18, 5, 0, 7, 0, 0, 0,
	0, 5, 18, 5, 0, 7, 0, 0,
	0, 0, 0, 7, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 0, 21, 9, 0, 0, 11, 11,
	0, 3, 0, 21, 9, 0, 0, 11,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 0, 0,
	15, 15, 1, 24, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 3, 0, 0, 0, 21, 21,
	3, 32, 0, 3, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 5, 18,
	5, 5, 18, 5, 0, 7, 0, 0,
	0, 0, 5, 18, 5, 0, 7, 0,
	0, 0, 0, 0, 7, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 3, 0, 21, 9, 0, 0, 11,
	11, 0, 3, 0, 21, 9, 0, 0,
	11, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0
};

enum { find_html_start = 1 };
enum { find_html_error = 0 };

int uric_find_tag_begin(void)
{
    return find_html_start;
}

enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base, const char *s,
                            size_t *at, size_t n)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin + *at;
    const unsigned char *const pe = begin + n;
    enum uric_tag answer = URIC_TAG_MORE;
    int cs = h->state;

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
	_keys = _find_html_trans_keys + _find_html_key_offsets[cs];
	_trans = (unsigned int)_find_html_index_offsets[cs];

	_klen = _find_html_single_lengths[cs];
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

	_klen = _find_html_range_lengths[cs];
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
	_trans = (unsigned int)_find_html_indicies[_trans];
	cs = _find_html_trans_targs[_trans];

	if ( _find_html_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_html_actions + _find_html_trans_actions[_trans];
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
	{ answer = URIC_TAG_VALUE; {p++; goto _out; } }
	break;
	case 3:
	{ h->begin = base + (uint64_t)(p - begin); h->in_value = h->all; }
	break;
	case 4:
	{ h->begin = base + (uint64_t)(p - begin); }
	break;
	case 5:
	{ h->in_value = h->all; }
	break;
	case 6:
	{
        if (h->in_value)
            h->end = base + (uint64_t)(p - begin);
    }
	break;
	case 7:
	{
        if (h->in_value) {
            h->in_value = 0;
            answer = URIC_TAG_VALUE;
            {p++; goto _out; }
        }
    }
	break;
	case 8:
	{ answer = URIC_TAG_LEFT; {p++; goto _out; } }
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
    return cs == find_html_error ? URIC_TAG_LEFT : answer;
}

/* Generated from grammar/text/find_wild.rl by ragel 6.10 -T0; do not edit. */
/* The longest prefix that is a URI as people write it: RFC 3986's grammar, and the bytes
 * beyond it that find tolerates, each where it can be part of a URI. */

static const char _find_wild_actions[] = {
	0, 1, 0, 2, 1, 0, 2, 2,
	0, 2, 3, 0, 2, 4, 0
};

static const short _find_wild_key_offsets[] = {
	0, 0, 3, 19, 34, 37, 39, 41,
	42, 44, 48, 58, 65, 67, 70, 74,
	79, 83, 91, 95, 98, 102, 105, 107,
	116, 121, 149, 158, 160, 162, 164, 167,
	173, 175, 177, 187, 191, 193, 198, 202,
	204, 209, 212, 214, 217, 223, 227, 233,
	239, 274, 280, 286, 292, 298, 305, 307,
	310, 314, 319, 323, 331, 335, 338, 342,
	345, 347, 356, 358, 360, 362, 365, 371,
	373, 375, 385, 389, 391, 396, 400, 402,
	407, 410, 412, 415, 421, 425, 434, 441,
	448, 455, 456, 463, 470, 477, 484, 485,
	492, 499, 506, 513, 514, 521, 528, 535,
	542, 543, 550, 557, 564, 571, 572, 579,
	586, 593, 600, 601, 611, 619, 624, 625,
	630, 631, 636, 637, 640, 643, 649, 652,
	655, 658, 664, 667, 670, 673, 679, 682,
	689, 696, 697, 704, 711, 718, 725, 733,
	741, 749, 760, 770, 778, 786, 793, 800,
	810, 819, 827, 835, 837, 843, 852, 861,
	870, 882, 893, 902, 911, 919, 929, 938,
	946, 954, 956, 965, 974, 983, 992, 1004,
	1015, 1024, 1033, 1041, 1051, 1060, 1068, 1076,
	1078, 1087, 1096, 1105, 1114, 1126, 1137, 1146,
	1155, 1163, 1173, 1182, 1190, 1198, 1200, 1209,
	1218, 1227, 1236, 1248, 1259, 1268, 1277, 1285,
	1295, 1304, 1312, 1320, 1322, 1331, 1340, 1349,
	1358, 1370, 1381, 1390, 1399, 1407, 1408, 1418,
	1427, 1435, 1443, 1445, 1454, 1463, 1472, 1481,
	1493, 1504, 1513, 1522, 1530, 1536, 1543, 1556,
	1570, 1577, 1579, 1582, 1586, 1591, 1595, 1603,
	1607, 1610, 1614, 1617, 1619, 1628, 1630, 1632,
	1634, 1637, 1643, 1645, 1647, 1657, 1661, 1663,
	1668, 1672, 1674, 1679, 1682, 1684, 1687, 1693,
	1697, 1704, 1706, 1709, 1713, 1718, 1722, 1730,
	1734, 1737, 1741, 1744, 1746, 1755, 1757, 1759,
	1761, 1764, 1770, 1772, 1774, 1784, 1788, 1790,
	1795, 1799, 1801, 1806, 1809, 1811, 1814, 1820,
	1824, 1831, 1833, 1836, 1840, 1845, 1849, 1857,
	1861, 1864, 1868, 1871, 1873, 1882, 1887, 1915,
	1924, 1926, 1928, 1930, 1933, 1939, 1941, 1943,
	1953, 1957, 1959, 1964, 1968, 1970, 1975, 1978,
	1980, 1983, 1989, 1993, 1999, 2005, 2040, 2046,
	2052, 2058, 2064, 2071, 2073, 2076, 2080, 2085,
	2089, 2097, 2101, 2104, 2108, 2111, 2113, 2122,
	2124, 2126, 2128, 2131, 2137, 2139, 2141, 2151,
	2155, 2157, 2162, 2166, 2168, 2173, 2176, 2178,
	2181, 2187, 2191, 2200, 2207, 2214, 2221, 2222,
	2229, 2236, 2243, 2250, 2251, 2258, 2265, 2272,
	2279, 2280, 2287, 2294, 2301, 2308, 2309, 2316,
	2323, 2330, 2337, 2338, 2345, 2352, 2359, 2366,
	2367, 2377, 2385, 2390, 2391, 2396, 2397, 2402,
	2403, 2406, 2409, 2415, 2418, 2421, 2424, 2430,
	2433, 2436, 2439, 2445, 2448, 2455, 2462, 2463,
	2470, 2477, 2484, 2491, 2499, 2507, 2515, 2526,
	2536, 2544, 2552, 2559, 2566, 2576, 2585, 2593,
	2601, 2603, 2609, 2618, 2627, 2636, 2648, 2659,
	2668, 2677, 2685, 2695, 2704, 2712, 2720, 2722,
	2731, 2740, 2749, 2758, 2770, 2781, 2790, 2799,
	2807, 2817, 2826, 2834, 2842, 2844, 2853, 2862,
	2871, 2880, 2892, 2903, 2912, 2921, 2929, 2939,
	2948, 2956, 2964, 2966, 2975, 2984, 2993, 3002,
	3014, 3025, 3034, 3043, 3051, 3061, 3070, 3078,
	3086, 3088, 3097, 3106, 3115, 3124, 3136, 3147,
	3156, 3165, 3173, 3174, 3184, 3193, 3201, 3209,
	3211, 3220, 3229, 3238, 3247, 3259, 3270, 3279,
	3288, 3296, 3302, 3309, 3322, 3336, 3343, 3345,
	3348, 3352, 3357, 3361, 3369, 3373, 3376, 3380,
	3383, 3385, 3394, 3396, 3398, 3400, 3403, 3409,
	3411, 3413, 3423, 3427, 3429, 3434, 3438, 3440,
	3445, 3448, 3450, 3453, 3459, 3463, 3470, 3472,
	3475, 3479, 3484, 3488, 3496, 3500, 3503, 3507,
	3510, 3512, 3521, 3523, 3525, 3527, 3530, 3536,
	3538, 3540, 3550, 3554, 3556, 3561, 3565, 3567,
	3572, 3575, 3577, 3580, 3586, 3590, 3592, 3594,
	3596, 3598, 3600, 3602, 3604, 3606, 3608, 3610,
	3612, 3614, 3616, 3618, 3624, 3630, 3665, 3671,
	3677, 3683, 3689, 3696, 3698, 3701, 3705, 3710,
	3714, 3722, 3726, 3729, 3733, 3736, 3738, 3747,
	3749, 3751, 3753, 3756, 3762, 3764, 3766, 3776,
	3780, 3782, 3787, 3791, 3793, 3798, 3801, 3803,
	3806, 3812, 3816, 3825, 3832, 3839, 3846, 3847,
	3854, 3861, 3868, 3875, 3876, 3883, 3890, 3897,
	3904, 3905, 3912, 3919, 3926, 3933, 3934, 3941,
	3948, 3955, 3962, 3963, 3970, 3977, 3984, 3991,
	3992, 4002, 4010, 4015, 4016, 4021, 4022, 4027,
	4028, 4031, 4034, 4040, 4043, 4046, 4049, 4055,
	4058, 4061, 4064, 4070, 4073, 4080, 4087, 4088,
	4095, 4102, 4109, 4116, 4124, 4132, 4140, 4151,
	4161, 4169, 4177, 4184, 4191, 4201, 4210, 4218,
	4226, 4228, 4234, 4243, 4252, 4261, 4273, 4284,
	4293, 4302, 4310, 4320, 4329, 4337, 4345, 4347,
	4356, 4365, 4374, 4383, 4395, 4406, 4415, 4424,
	4432, 4442, 4451, 4459, 4467, 4469, 4478, 4487,
	4496, 4505, 4517, 4528, 4537, 4546, 4554, 4564,
	4573, 4581, 4589, 4591, 4600, 4609, 4618, 4627,
	4639, 4650, 4659, 4668, 4676, 4686, 4695, 4703,
	4711, 4713, 4722, 4731, 4740, 4749, 4761, 4772,
	4781, 4790, 4798, 4799, 4809, 4818, 4826, 4834,
	4836, 4845, 4854, 4863, 4872, 4884, 4895, 4904,
	4913, 4921, 4927, 4934, 4947, 4961, 4968, 4970,
	4973, 4977, 4982, 4986, 4994, 4998, 5001, 5005,
	5008, 5010, 5019, 5021, 5023, 5025, 5028, 5034,
	5036, 5038, 5048, 5052, 5054, 5059, 5063, 5065,
	5070, 5073, 5075, 5078, 5084, 5088, 5095, 5097,
	5100, 5104, 5109, 5113, 5121, 5125, 5128, 5132,
	5135, 5137, 5146, 5148, 5150, 5152, 5155, 5161,
	5163, 5165, 5175, 5179, 5181, 5186, 5190, 5192,
	5197, 5200, 5202, 5205, 5211, 5215, 5215, 5247,
	5278, 5310, 5348, 5385, 5425, 5462, 5498, 5503,
	5507, 5545, 5582, 5613, 5653, 5690, 5726, 5731,
	5735, 5764, 5789, 5810, 5832, 5870, 5907, 5947,
	5984, 6020, 6025, 6029, 6062
};

static const unsigned char _find_wild_trans_keys[] = {
	124u, 226u, 240u, 33u, 42u, 46u, 58u, 60u,
	62u, 63u, 92u, 94u, 96u, 0u, 34u, 123u,
	125u, 127u, 191u, 42u, 46u, 58u, 60u, 92u,
	94u, 96u, 0u, 34u, 62u, 63u, 123u, 125u,
	127u, 191u, 134u, 135u, 175u, 144u, 191u, 128u,
	191u, 159u, 128u, 171u, 65u, 90u, 97u, 122u,
	43u, 58u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 172u, 162u, 170u, 174u, 186u, 188u,
	190u, 128u, 191u, 191u, 128u, 189u, 128u, 134u,
	136u, 191u, 191u, 128u, 136u, 138u, 189u, 128u,
	130u, 132u, 191u, 128u, 139u, 141u, 154u, 156u,
	158u, 160u, 191u, 128u, 147u, 149u, 191u, 165u,
	160u, 191u, 128u, 163u, 166u, 191u, 154u, 128u,
	191u, 129u, 191u, 128u, 129u, 134u, 130u, 133u,
	176u, 183u, 186u, 191u, 153u, 140u, 141u, 144u,
	147u, 37u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 237u, 239u, 240u,
	243u, 48u, 57u, 65u, 90u, 97u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 128u, 129u, 134u,
	130u, 133u, 176u, 183u, 186u, 191u, 140u, 141u,
	176u, 191u, 128u, 143u, 128u, 129u, 191u, 132u,
	135u, 161u, 175u, 177u, 191u, 128u, 191u, 128u,
	159u, 183u, 185u, 187u, 188u, 189u, 191u, 164u,
	182u, 186u, 190u, 128u, 143u, 176u, 191u, 128u,
	190u, 128u, 144u, 153u, 161u, 186u, 129u, 154u,
	166u, 191u, 128u, 159u, 159u, 175u, 191u, 144u,
	190u, 191u, 172u, 190u, 128u, 189u, 191u, 128u,
	190u, 143u, 159u, 175u, 191u, 128u, 190u, 143u,
	159u, 128u, 158u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	37u, 61u, 64u, 95u, 126u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	237u, 239u, 240u, 243u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 172u, 162u, 170u, 174u, 186u, 188u,
	190u, 128u, 191u, 191u, 128u, 189u, 128u, 134u,
	136u, 191u, 191u, 128u, 136u, 138u, 189u, 128u,
	130u, 132u, 191u, 128u, 139u, 141u, 154u, 156u,
	158u, 160u, 191u, 128u, 147u, 149u, 191u, 165u,
	160u, 191u, 128u, 163u, 166u, 191u, 154u, 128u,
	191u, 129u, 191u, 128u, 129u, 134u, 130u, 133u,
	176u, 183u, 186u, 191u, 140u, 141u, 176u, 191u,
	128u, 143u, 128u, 129u, 191u, 132u, 135u, 161u,
	175u, 177u, 191u, 128u, 191u, 128u, 159u, 183u,
	185u, 187u, 188u, 189u, 191u, 164u, 182u, 186u,
	190u, 128u, 143u, 176u, 191u, 128u, 190u, 128u,
	144u, 153u, 161u, 186u, 129u, 154u, 166u, 191u,
	128u, 159u, 159u, 175u, 191u, 144u, 190u, 191u,
	172u, 190u, 128u, 189u, 191u, 128u, 190u, 143u,
	159u, 175u, 191u, 128u, 190u, 143u, 159u, 128u,
	158u, 58u, 86u, 118u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 49u, 50u, 58u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	46u, 48u, 49u, 50u, 51u, 57u, 46u, 48u,
	49u, 50u, 51u, 57u, 93u, 93u, 48u, 57u,
	93u, 48u, 57u, 53u, 93u, 48u, 52u, 54u,
	57u, 93u, 48u, 53u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 93u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 93u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 49u,
	50u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 53u, 58u, 93u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 93u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 49u, 50u,
	93u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 49u, 50u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 93u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	36u, 61u, 95u, 126u, 38u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 36u, 61u, 93u,
	95u, 126u, 38u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 172u, 162u, 170u, 174u, 186u, 188u,
	190u, 128u, 191u, 191u, 128u, 189u, 128u, 134u,
	136u, 191u, 191u, 128u, 136u, 138u, 189u, 128u,
	130u, 132u, 191u, 128u, 139u, 141u, 154u, 156u,
	158u, 160u, 191u, 128u, 147u, 149u, 191u, 165u,
	160u, 191u, 128u, 163u, 166u, 191u, 154u, 128u,
	191u, 129u, 191u, 128u, 129u, 134u, 130u, 133u,
	176u, 183u, 186u, 191u, 140u, 141u, 176u, 191u,
	128u, 143u, 128u, 129u, 191u, 132u, 135u, 161u,
	175u, 177u, 191u, 128u, 191u, 128u, 159u, 183u,
	185u, 187u, 188u, 189u, 191u, 164u, 182u, 186u,
	190u, 128u, 143u, 176u, 191u, 128u, 190u, 128u,
	144u, 153u, 161u, 186u, 129u, 154u, 166u, 191u,
	128u, 159u, 159u, 175u, 191u, 144u, 190u, 191u,
	172u, 190u, 128u, 189u, 191u, 128u, 190u, 143u,
	159u, 175u, 191u, 128u, 190u, 143u, 159u, 128u,
	158u, 172u, 162u, 170u, 174u, 186u, 188u, 190u,
	128u, 191u, 191u, 128u, 189u, 128u, 134u, 136u,
	191u, 191u, 128u, 136u, 138u, 189u, 128u, 130u,
	132u, 191u, 128u, 139u, 141u, 154u, 156u, 158u,
	160u, 191u, 128u, 147u, 149u, 191u, 165u, 160u,
	191u, 128u, 163u, 166u, 191u, 154u, 128u, 191u,
	129u, 191u, 128u, 129u, 134u, 130u, 133u, 176u,
	183u, 186u, 191u, 140u, 141u, 176u, 191u, 128u,
	143u, 128u, 129u, 191u, 132u, 135u, 161u, 175u,
	177u, 191u, 128u, 191u, 128u, 159u, 183u, 185u,
	187u, 188u, 189u, 191u, 164u, 182u, 186u, 190u,
	128u, 143u, 176u, 191u, 128u, 190u, 128u, 144u,
	153u, 161u, 186u, 129u, 154u, 166u, 191u, 128u,
	159u, 159u, 175u, 191u, 144u, 190u, 191u, 172u,
	190u, 128u, 189u, 191u, 128u, 190u, 143u, 159u,
	175u, 191u, 128u, 190u, 143u, 159u, 128u, 158u,
	172u, 162u, 170u, 174u, 186u, 188u, 190u, 128u,
	191u, 191u, 128u, 189u, 128u, 134u, 136u, 191u,
	191u, 128u, 136u, 138u, 189u, 128u, 130u, 132u,
	191u, 128u, 139u, 141u, 154u, 156u, 158u, 160u,
	191u, 128u, 147u, 149u, 191u, 165u, 160u, 191u,
	128u, 163u, 166u, 191u, 154u, 128u, 191u, 129u,
	191u, 128u, 129u, 134u, 130u, 133u, 176u, 183u,
	186u, 191u, 153u, 140u, 141u, 144u, 147u, 37u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 237u, 239u, 240u, 243u, 48u,
	57u, 65u, 90u, 97u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 128u, 129u, 134u, 130u, 133u,
	176u, 183u, 186u, 191u, 140u, 141u, 176u, 191u,
	128u, 143u, 128u, 129u, 191u, 132u, 135u, 161u,
	175u, 177u, 191u, 128u, 191u, 128u, 159u, 183u,
	185u, 187u, 188u, 189u, 191u, 164u, 182u, 186u,
	190u, 128u, 143u, 176u, 191u, 128u, 190u, 128u,
	144u, 153u, 161u, 186u, 129u, 154u, 166u, 191u,
	128u, 159u, 159u, 175u, 191u, 144u, 190u, 191u,
	172u, 190u, 128u, 189u, 191u, 128u, 190u, 143u,
	159u, 175u, 191u, 128u, 190u, 143u, 159u, 128u,
	158u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 37u, 61u,
	64u, 95u, 126u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 237u, 239u,
	240u, 243u, 36u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 195u, 223u, 228u, 236u, 241u, 242u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	172u, 162u, 170u, 174u, 186u, 188u, 190u, 128u,
	191u, 191u, 128u, 189u, 128u, 134u, 136u, 191u,
	191u, 128u, 136u, 138u, 189u, 128u, 130u, 132u,
	191u, 128u, 139u, 141u, 154u, 156u, 158u, 160u,
	191u, 128u, 147u, 149u, 191u, 165u, 160u, 191u,
	128u, 163u, 166u, 191u, 154u, 128u, 191u, 129u,
	191u, 128u, 129u, 134u, 130u, 133u, 176u, 183u,
	186u, 191u, 140u, 141u, 176u, 191u, 128u, 143u,
	128u, 129u, 191u, 132u, 135u, 161u, 175u, 177u,
	191u, 128u, 191u, 128u, 159u, 183u, 185u, 187u,
	188u, 189u, 191u, 164u, 182u, 186u, 190u, 128u,
	143u, 176u, 191u, 128u, 190u, 128u, 144u, 153u,
	161u, 186u, 129u, 154u, 166u, 191u, 128u, 159u,
	159u, 175u, 191u, 144u, 190u, 191u, 172u, 190u,
	128u, 189u, 191u, 128u, 190u, 143u, 159u, 175u,
	191u, 128u, 190u, 143u, 159u, 128u, 158u, 58u,
	86u, 118u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	49u, 50u, 58u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 51u, 57u, 46u, 48u,
	49u, 50u, 51u, 57u, 46u, 48u, 49u, 50u,
	51u, 57u, 93u, 93u, 48u, 57u, 93u, 48u,
	57u, 53u, 93u, 48u, 52u, 54u, 57u, 93u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 46u, 48u, 57u, 46u, 48u, 57u, 46u,
	53u, 48u, 52u, 54u, 57u, 46u, 48u, 53u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 93u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 49u, 50u,
	93u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 49u, 50u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 93u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 93u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 49u,
	50u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 53u, 58u, 93u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 93u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 36u, 61u,
	95u, 126u, 38u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 33u, 36u, 61u, 93u, 95u, 126u,
	38u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	172u, 162u, 170u, 174u, 186u, 188u, 190u, 128u,
	191u, 191u, 128u, 189u, 128u, 134u, 136u, 191u,
	191u, 128u, 136u, 138u, 189u, 128u, 130u, 132u,
	191u, 128u, 139u, 141u, 154u, 156u, 158u, 160u,
	191u, 128u, 147u, 149u, 191u, 165u, 160u, 191u,
	128u, 163u, 166u, 191u, 154u, 128u, 191u, 129u,
	191u, 128u, 129u, 134u, 130u, 133u, 176u, 183u,
	186u, 191u, 140u, 141u, 176u, 191u, 128u, 143u,
	128u, 129u, 191u, 132u, 135u, 161u, 175u, 177u,
	191u, 128u, 191u, 128u, 159u, 183u, 185u, 187u,
	188u, 189u, 191u, 164u, 182u, 186u, 190u, 128u,
	143u, 176u, 191u, 128u, 190u, 128u, 144u, 153u,
	161u, 186u, 129u, 154u, 166u, 191u, 128u, 159u,
	159u, 175u, 191u, 144u, 190u, 191u, 172u, 190u,
	128u, 189u, 191u, 128u, 190u, 143u, 159u, 175u,
	191u, 128u, 190u, 143u, 159u, 128u, 158u, 172u,
	162u, 170u, 174u, 186u, 188u, 190u, 128u, 191u,
	191u, 128u, 189u, 128u, 134u, 136u, 191u, 191u,
	128u, 136u, 138u, 189u, 128u, 130u, 132u, 191u,
	128u, 139u, 141u, 154u, 156u, 158u, 160u, 191u,
	128u, 147u, 149u, 191u, 165u, 160u, 191u, 128u,
	163u, 166u, 191u, 154u, 128u, 191u, 129u, 191u,
	128u, 129u, 134u, 130u, 133u, 176u, 183u, 186u,
	191u, 140u, 141u, 176u, 191u, 128u, 143u, 128u,
	129u, 191u, 132u, 135u, 161u, 175u, 177u, 191u,
	128u, 191u, 128u, 159u, 183u, 185u, 187u, 188u,
	189u, 191u, 164u, 182u, 186u, 190u, 128u, 143u,
	176u, 191u, 128u, 190u, 128u, 144u, 153u, 161u,
	186u, 129u, 154u, 166u, 191u, 128u, 159u, 159u,
	175u, 191u, 144u, 190u, 191u, 172u, 190u, 128u,
	189u, 191u, 128u, 190u, 143u, 159u, 175u, 191u,
	128u, 190u, 143u, 159u, 128u, 158u, 128u, 191u,
	160u, 191u, 128u, 191u, 128u, 159u, 144u, 191u,
	128u, 191u, 128u, 143u, 128u, 191u, 160u, 191u,
	128u, 191u, 128u, 159u, 144u, 191u, 128u, 191u,
	128u, 143u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 64u, 95u, 126u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 237u,
	239u, 240u, 243u, 36u, 46u, 48u, 59u, 65u,
	90u, 97u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 172u, 162u, 170u, 174u, 186u, 188u, 190u,
	128u, 191u, 191u, 128u, 189u, 128u, 134u, 136u,
	191u, 191u, 128u, 136u, 138u, 189u, 128u, 130u,
	132u, 191u, 128u, 139u, 141u, 154u, 156u, 158u,
	160u, 191u, 128u, 147u, 149u, 191u, 165u, 160u,
	191u, 128u, 163u, 166u, 191u, 154u, 128u, 191u,
	129u, 191u, 128u, 129u, 134u, 130u, 133u, 176u,
	183u, 186u, 191u, 140u, 141u, 176u, 191u, 128u,
	143u, 128u, 129u, 191u, 132u, 135u, 161u, 175u,
	177u, 191u, 128u, 191u, 128u, 159u, 183u, 185u,
	187u, 188u, 189u, 191u, 164u, 182u, 186u, 190u,
	128u, 143u, 176u, 191u, 128u, 190u, 128u, 144u,
	153u, 161u, 186u, 129u, 154u, 166u, 191u, 128u,
	159u, 159u, 175u, 191u, 144u, 190u, 191u, 172u,
	190u, 128u, 189u, 191u, 128u, 190u, 143u, 159u,
	175u, 191u, 128u, 190u, 143u, 159u, 128u, 158u,
	58u, 86u, 118u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 58u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 46u,
	48u, 49u, 50u, 51u, 57u, 46u, 48u, 49u,
	50u, 51u, 57u, 93u, 93u, 48u, 57u, 93u,
	48u, 57u, 53u, 93u, 48u, 52u, 54u, 57u,
	93u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 93u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 93u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 36u,
	61u, 95u, 126u, 38u, 46u, 48u, 59u, 65u,
	90u, 97u, 122u, 33u, 36u, 61u, 93u, 95u,
	126u, 38u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 172u, 162u, 170u, 174u, 186u, 188u, 190u,
	128u, 191u, 191u, 128u, 189u, 128u, 134u, 136u,
	191u, 191u, 128u, 136u, 138u, 189u, 128u, 130u,
	132u, 191u, 128u, 139u, 141u, 154u, 156u, 158u,
	160u, 191u, 128u, 147u, 149u, 191u, 165u, 160u,
	191u, 128u, 163u, 166u, 191u, 154u, 128u, 191u,
	129u, 191u, 128u, 129u, 134u, 130u, 133u, 176u,
	183u, 186u, 191u, 140u, 141u, 176u, 191u, 128u,
	143u, 128u, 129u, 191u, 132u, 135u, 161u, 175u,
	177u, 191u, 128u, 191u, 128u, 159u, 183u, 185u,
	187u, 188u, 189u, 191u, 164u, 182u, 186u, 190u,
	128u, 143u, 176u, 191u, 128u, 190u, 128u, 144u,
	153u, 161u, 186u, 129u, 154u, 166u, 191u, 128u,
	159u, 159u, 175u, 191u, 144u, 190u, 191u, 172u,
	190u, 128u, 189u, 191u, 128u, 190u, 143u, 159u,
	175u, 191u, 128u, 190u, 143u, 159u, 128u, 158u,
	172u, 162u, 170u, 174u, 186u, 188u, 190u, 128u,
	191u, 191u, 128u, 189u, 128u, 134u, 136u, 191u,
	191u, 128u, 136u, 138u, 189u, 128u, 130u, 132u,
	191u, 128u, 139u, 141u, 154u, 156u, 158u, 160u,
	191u, 128u, 147u, 149u, 191u, 165u, 160u, 191u,
	128u, 163u, 166u, 191u, 154u, 128u, 191u, 129u,
	191u, 128u, 129u, 134u, 130u, 133u, 176u, 183u,
	186u, 191u, 140u, 141u, 176u, 191u, 128u, 143u,
	128u, 129u, 191u, 132u, 135u, 161u, 175u, 177u,
	191u, 128u, 191u, 128u, 159u, 183u, 185u, 187u,
	188u, 189u, 191u, 164u, 182u, 186u, 190u, 128u,
	143u, 176u, 191u, 128u, 190u, 128u, 144u, 153u,
	161u, 186u, 129u, 154u, 166u, 191u, 128u, 159u,
	159u, 175u, 191u, 144u, 190u, 191u, 172u, 190u,
	128u, 189u, 191u, 128u, 190u, 143u, 159u, 175u,
	191u, 128u, 190u, 143u, 159u, 128u, 158u, 33u,
	47u, 61u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 237u, 239u, 240u,
	243u, 35u, 59u, 63u, 91u, 93u, 95u, 97u,
	126u, 195u, 223u, 228u, 236u, 241u, 242u, 33u,
	61u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 237u, 239u, 240u, 243u,
	35u, 59u, 63u, 91u, 93u, 95u, 97u, 126u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 47u,
	61u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 237u, 239u, 240u, 243u,
	35u, 59u, 63u, 91u, 93u, 95u, 97u, 126u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 64u, 91u, 95u,
	126u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 237u, 239u, 240u, 243u,
	36u, 59u, 65u, 90u, 97u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 37u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 237u, 239u, 240u, 243u, 36u, 59u, 65u,
	90u, 97u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 37u, 47u, 61u, 63u, 64u,
	95u, 126u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 237u, 239u, 240u,
	243u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 37u, 47u, 58u, 61u, 63u,
	91u, 95u, 126u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 237u, 239u,
	240u, 243u, 36u, 59u, 65u, 90u, 97u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 95u, 126u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 237u, 239u, 240u, 243u, 36u, 59u,
	65u, 90u, 97u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 35u, 47u, 63u, 48u, 57u, 35u,
	47u, 58u, 63u, 33u, 35u, 37u, 47u, 58u,
	61u, 63u, 64u, 91u, 95u, 126u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 237u, 239u, 240u, 243u, 36u, 59u, 65u,
	90u, 97u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 37u, 47u, 58u, 61u, 63u,
	64u, 95u, 126u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 237u, 239u,
	240u, 243u, 36u, 59u, 65u, 90u, 97u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 61u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 237u, 239u, 240u, 243u, 35u,
	59u, 63u, 91u, 93u, 95u, 97u, 126u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 37u,
	47u, 61u, 63u, 64u, 95u, 126u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 237u, 239u, 240u, 243u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 37u,
	47u, 58u, 61u, 63u, 91u, 95u, 126u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 237u, 239u, 240u, 243u, 36u, 59u,
	65u, 90u, 97u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 37u, 47u, 58u, 61u,
	63u, 95u, 126u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 237u, 239u,
	240u, 243u, 36u, 59u, 65u, 90u, 97u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 35u, 47u,
	63u, 48u, 57u, 35u, 47u, 58u, 63u, 35u,
	47u, 59u, 61u, 63u, 64u, 91u, 224u, 237u,
	240u, 244u, 32u, 33u, 36u, 57u, 65u, 90u,
	93u, 95u, 97u, 122u, 123u, 126u, 194u, 223u,
	225u, 239u, 241u, 243u, 35u, 47u, 59u, 61u,
	63u, 224u, 237u, 240u, 244u, 32u, 33u, 36u,
	57u, 64u, 91u, 93u, 95u, 97u, 126u, 194u,
	223u, 225u, 239u, 241u, 243u, 61u, 224u, 237u,
	240u, 244u, 32u, 33u, 35u, 59u, 63u, 91u,
	93u, 95u, 97u, 126u, 194u, 223u, 225u, 239u,
	241u, 243u, 47u, 61u, 224u, 237u, 240u, 244u,
	32u, 33u, 35u, 59u, 63u, 91u, 93u, 95u,
	97u, 126u, 194u, 223u, 225u, 239u, 241u, 243u,
	33u, 35u, 37u, 47u, 58u, 61u, 63u, 64u,
	91u, 95u, 126u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 237u, 239u,
	240u, 243u, 36u, 59u, 65u, 90u, 97u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 64u, 95u, 126u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 237u, 239u, 240u, 243u, 36u,
	59u, 65u, 90u, 97u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 37u, 47u, 61u,
	63u, 64u, 95u, 126u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 237u,
	239u, 240u, 243u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 37u, 47u, 58u,
	61u, 63u, 91u, 95u, 126u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	237u, 239u, 240u, 243u, 36u, 59u, 65u, 90u,
	97u, 122u, 195u, 223u, 228u, 236u, 241u, 242u,
	33u, 35u, 37u, 47u, 58u, 61u, 63u, 95u,
	126u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 237u, 239u, 240u, 243u,
	36u, 59u, 65u, 90u, 97u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 35u, 47u, 63u, 48u,
	57u, 35u, 47u, 58u, 63u, 35u, 43u, 47u,
	58u, 59u, 61u, 63u, 64u, 91u, 224u, 237u,
	240u, 244u, 32u, 33u, 36u, 44u, 45u, 57u,
	65u, 90u, 93u, 95u, 97u, 122u, 123u, 126u,
	194u, 223u, 225u, 239u, 241u, 243u, 47u, 61u,
	224u, 237u, 240u, 244u, 32u, 33u, 35u, 59u,
	63u, 91u, 93u, 95u, 97u, 126u, 194u, 223u,
	225u, 239u, 241u, 243u, 0
};

static const char _find_wild_single_lengths[] = {
	0, 3, 10, 7, 1, 0, 0, 1,
	0, 0, 2, 1, 0, 1, 0, 1,
	0, 0, 0, 1, 0, 1, 0, 3,
	1, 16, 3, 0, 0, 0, 1, 0,
	0, 0, 6, 0, 0, 1, 0, 0,
	3, 1, 0, 1, 4, 2, 0, 0,
	21, 0, 0, 0, 0, 1, 0, 1,
	0, 1, 0, 0, 0, 1, 0, 1,
	0, 3, 0, 0, 0, 1, 0, 0,
	0, 6, 0, 0, 1, 0, 0, 3,
	1, 0, 1, 4, 2, 3, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 4, 2, 3, 1, 3,
	1, 3, 1, 1, 1, 2, 1, 1,
	1, 2, 1, 1, 1, 2, 1, 1,
	1, 1, 1, 1, 1, 1, 2, 2,
	2, 3, 2, 2, 2, 1, 1, 4,
	3, 2, 2, 2, 0, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 1, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 0, 1, 5, 6,
	1, 0, 1, 0, 1, 0, 0, 0,
	1, 0, 1, 0, 3, 0, 0, 0,
	1, 0, 0, 0, 6, 0, 0, 1,
	0, 0, 3, 1, 0, 1, 4, 2,
	1, 0, 1, 0, 1, 0, 0, 0,
	1, 0, 1, 0, 3, 0, 0, 0,
	1, 0, 0, 0, 6, 0, 0, 1,
	0, 0, 3, 1, 0, 1, 4, 2,
	1, 0, 1, 0, 1, 0, 0, 0,
	1, 0, 1, 0, 3, 1, 16, 3,
	0, 0, 0, 1, 0, 0, 0, 6,
	0, 0, 1, 0, 0, 3, 1, 0,
	1, 4, 2, 0, 0, 21, 0, 0,
	0, 0, 1, 0, 1, 0, 1, 0,
	0, 0, 1, 0, 1, 0, 3, 0,
	0, 0, 1, 0, 0, 0, 6, 0,
	0, 1, 0, 0, 3, 1, 0, 1,
	4, 2, 3, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	4, 2, 3, 1, 3, 1, 3, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 2, 2, 3, 2,
	2, 2, 1, 1, 4, 3, 2, 2,
	2, 0, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 0, 1, 5, 6, 1, 0, 1,
	0, 1, 0, 0, 0, 1, 0, 1,
	0, 3, 0, 0, 0, 1, 0, 0,
	0, 6, 0, 0, 1, 0, 0, 3,
	1, 0, 1, 4, 2, 1, 0, 1,
	0, 1, 0, 0, 0, 1, 0, 1,
	0, 3, 0, 0, 0, 1, 0, 0,
	0, 6, 0, 0, 1, 0, 0, 3,
	1, 0, 1, 4, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 21, 0, 0,
	0, 0, 1, 0, 1, 0, 1, 0,
	0, 0, 1, 0, 1, 0, 3, 0,
	0, 0, 1, 0, 0, 0, 6, 0,
	0, 1, 0, 0, 3, 1, 0, 1,
	4, 2, 3, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	4, 2, 3, 1, 3, 1, 3, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 2, 2, 3, 2,
	2, 2, 1, 1, 4, 3, 2, 2,
	2, 0, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 0, 1, 5, 6, 1, 0, 1,
	0, 1, 0, 0, 0, 1, 0, 1,
	0, 3, 0, 0, 0, 1, 0, 0,
	0, 6, 0, 0, 1, 0, 0, 3,
	1, 0, 1, 4, 2, 1, 0, 1,
	0, 1, 0, 0, 0, 1, 0, 1,
	0, 3, 0, 0, 0, 1, 0, 0,
	0, 6, 0, 0, 1, 0, 0, 3,
	1, 0, 1, 4, 2, 0, 18, 17,
	18, 26, 25, 24, 25, 24, 3, 4,
	26, 25, 17, 24, 25, 24, 3, 4,
	11, 9, 5, 6, 26, 25, 24, 25,
	24, 3, 4, 13, 6
};

static const char _find_wild_range_lengths[] = {
	0, 0, 3, 4, 1, 1, 1, 0,
	1, 2, 4, 3, 1, 1, 2, 2,
	2, 4, 2, 1, 2, 1, 1, 3,
	2, 6, 3, 1, 1, 1, 1, 3,
	1, 1, 2, 2, 1, 2, 2, 1,
	1, 1, 1, 1, 1, 1, 3, 3,
	7, 3, 3, 3, 3, 3, 1, 1,
	2, 2, 2, 4, 2, 1, 2, 1,
	1, 3, 1, 1, 1, 1, 3, 1,
	1, 2, 2, 1, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 1, 0, 1,
	0, 1, 0, 1, 1, 2, 1, 1,
	1, 2, 1, 1, 1, 2, 1, 3,
	3, 0, 3, 3, 3, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 4, 4,
	3, 1, 1, 2, 2, 2, 4, 2,
	1, 2, 1, 1, 3, 1, 1, 1,
	1, 3, 1, 1, 2, 2, 1, 2,
	2, 1, 1, 1, 1, 1, 1, 1,
	3, 1, 1, 2, 2, 2, 4, 2,
	1, 2, 1, 1, 3, 1, 1, 1,
	1, 3, 1, 1, 2, 2, 1, 2,
	2, 1, 1, 1, 1, 1, 1, 1,
	3, 1, 1, 2, 2, 2, 4, 2,
	1, 2, 1, 1, 3, 2, 6, 3,
	1, 1, 1, 1, 3, 1, 1, 2,
	2, 1, 2, 2, 1, 1, 1, 1,
	1, 1, 1, 3, 3, 7, 3, 3,
	3, 3, 3, 1, 1, 2, 2, 2,
	4, 2, 1, 2, 1, 1, 3, 1,
	1, 1, 1, 3, 1, 1, 2, 2,
	1, 2, 2, 1, 1, 1, 1, 1,
	1, 1, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 1, 0, 1, 0, 1, 0,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 3, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 4, 4, 3, 1, 1,
	2, 2, 2, 4, 2, 1, 2, 1,
	1, 3, 1, 1, 1, 1, 3, 1,
	1, 2, 2, 1, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 3, 1, 1,
	2, 2, 2, 4, 2, 1, 2, 1,
	1, 3, 1, 1, 1, 1, 3, 1,
	1, 2, 2, 1, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 3, 3, 7, 3, 3,
	3, 3, 3, 1, 1, 2, 2, 2,
	4, 2, 1, 2, 1, 1, 3, 1,
	1, 1, 1, 3, 1, 1, 2, 2,
	1, 2, 2, 1, 1, 1, 1, 1,
	1, 1, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 1, 0, 1, 0, 1, 0,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 3, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 4, 4, 3, 1, 1,
	2, 2, 2, 4, 2, 1, 2, 1,
	1, 3, 1, 1, 1, 1, 3, 1,
	1, 2, 2, 1, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 3, 1, 1,
	2, 2, 2, 4, 2, 1, 2, 1,
	1, 3, 1, 1, 1, 1, 3, 1,
	1, 2, 2, 1, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 0, 7, 7,
	7, 6, 6, 8, 6, 6, 1, 0,
	6, 6, 7, 8, 6, 6, 1, 0,
	9, 8, 8, 8, 6, 6, 8, 6,
	6, 1, 0, 10, 8
};

static const short _find_wild_index_offsets[] = {
	0, 0, 4, 18, 30, 33, 35, 37,
	39, 41, 44, 51, 56, 58, 61, 64,
	68, 71, 76, 79, 82, 85, 88, 90,
	97, 101, 124, 131, 133, 135, 137, 140,
	144, 146, 148, 157, 160, 162, 166, 169,
	171, 176, 179, 181, 184, 190, 194, 198,
	202, 231, 235, 239, 243, 247, 252, 254,
	257, 260, 264, 267, 272, 275, 278, 281,
	284, 286, 293, 295, 297, 299, 302, 306,
	308, 310, 319, 322, 324, 328, 331, 333,
	338, 341, 343, 346, 352, 356, 363, 368,
	373, 378, 380, 385, 390, 395, 400, 402,
	407, 412, 417, 422, 424, 429, 434, 439,
	444, 446, 451, 456, 461, 466, 468, 473,
	478, 483, 488, 490, 498, 504, 509, 511,
	516, 518, 523, 525, 528, 531, 536, 539,
	542, 545, 550, 553, 556, 559, 564, 567,
	572, 577, 579, 584, 589, 594, 599, 605,
	611, 617, 625, 632, 638, 644, 649, 654,
	662, 669, 675, 681, 684, 688, 695, 702,
	709, 718, 726, 733, 740, 746, 754, 761,
	767, 773, 776, 783, 790, 797, 804, 813,
	821, 828, 835, 841, 849, 856, 862, 868,
	871, 878, 885, 892, 899, 908, 916, 923,
	930, 936, 944, 951, 957, 963, 966, 973,
	980, 987, 994, 1003, 1011, 1018, 1025, 1031,
	1039, 1046, 1052, 1058, 1061, 1068, 1075, 1082,
	1089, 1098, 1106, 1113, 1120, 1126, 1128, 1136,
	1143, 1149, 1155, 1158, 1165, 1172, 1179, 1186,
	1195, 1203, 1210, 1217, 1223, 1227, 1232, 1242,
	1253, 1258, 1260, 1263, 1266, 1270, 1273, 1278,
	1281, 1284, 1287, 1290, 1292, 1299, 1301, 1303,
	1305, 1308, 1312, 1314, 1316, 1325, 1328, 1330,
	1334, 1337, 1339, 1344, 1347, 1349, 1352, 1358,
	1362, 1367, 1369, 1372, 1375, 1379, 1382, 1387,
	1390, 1393, 1396, 1399, 1401, 1408, 1410, 1412,
	1414, 1417, 1421, 1423, 1425, 1434, 1437, 1439,
	1443, 1446, 1448, 1453, 1456, 1458, 1461, 1467,
	1471, 1476, 1478, 1481, 1484, 1488, 1491, 1496,
	1499, 1502, 1505, 1508, 1510, 1517, 1521, 1544,
	1551, 1553, 1555, 1557, 1560, 1564, 1566, 1568,
	1577, 1580, 1582, 1586, 1589, 1591, 1596, 1599,
	1601, 1604, 1610, 1614, 1618, 1622, 1651, 1655,
	1659, 1663, 1667, 1672, 1674, 1677, 1680, 1684,
	1687, 1692, 1695, 1698, 1701, 1704, 1706, 1713,
	1715, 1717, 1719, 1722, 1726, 1728, 1730, 1739,
	1742, 1744, 1748, 1751, 1753, 1758, 1761, 1763,
	1766, 1772, 1776, 1783, 1788, 1793, 1798, 1800,
	1805, 1810, 1815, 1820, 1822, 1827, 1832, 1837,
	1842, 1844, 1849, 1854, 1859, 1864, 1866, 1871,
	1876, 1881, 1886, 1888, 1893, 1898, 1903, 1908,
	1910, 1918, 1924, 1929, 1931, 1936, 1938, 1943,
	1945, 1948, 1951, 1956, 1959, 1962, 1965, 1970,
	1973, 1976, 1979, 1984, 1987, 1992, 1997, 1999,
	2004, 2009, 2014, 2019, 2025, 2031, 2037, 2045,
	2052, 2058, 2064, 2069, 2074, 2082, 2089, 2095,
	2101, 2104, 2108, 2115, 2122, 2129, 2138, 2146,
	2153, 2160, 2166, 2174, 2181, 2187, 2193, 2196,
	2203, 2210, 2217, 2224, 2233, 2241, 2248, 2255,
	2261, 2269, 2276, 2282, 2288, 2291, 2298, 2305,
	2312, 2319, 2328, 2336, 2343, 2350, 2356, 2364,
	2371, 2377, 2383, 2386, 2393, 2400, 2407, 2414,
	2423, 2431, 2438, 2445, 2451, 2459, 2466, 2472,
	2478, 2481, 2488, 2495, 2502, 2509, 2518, 2526,
	2533, 2540, 2546, 2548, 2556, 2563, 2569, 2575,
	2578, 2585, 2592, 2599, 2606, 2615, 2623, 2630,
	2637, 2643, 2647, 2652, 2662, 2673, 2678, 2680,
	2683, 2686, 2690, 2693, 2698, 2701, 2704, 2707,
	2710, 2712, 2719, 2721, 2723, 2725, 2728, 2732,
	2734, 2736, 2745, 2748, 2750, 2754, 2757, 2759,
	2764, 2767, 2769, 2772, 2778, 2782, 2787, 2789,
	2792, 2795, 2799, 2802, 2807, 2810, 2813, 2816,
	2819, 2821, 2828, 2830, 2832, 2834, 2837, 2841,
	2843, 2845, 2854, 2857, 2859, 2863, 2866, 2868,
	2873, 2876, 2878, 2881, 2887, 2891, 2893, 2895,
	2897, 2899, 2901, 2903, 2905, 2907, 2909, 2911,
	2913, 2915, 2917, 2919, 2923, 2927, 2956, 2960,
	2964, 2968, 2972, 2977, 2979, 2982, 2985, 2989,
	2992, 2997, 3000, 3003, 3006, 3009, 3011, 3018,
	3020, 3022, 3024, 3027, 3031, 3033, 3035, 3044,
	3047, 3049, 3053, 3056, 3058, 3063, 3066, 3068,
	3071, 3077, 3081, 3088, 3093, 3098, 3103, 3105,
	3110, 3115, 3120, 3125, 3127, 3132, 3137, 3142,
	3147, 3149, 3154, 3159, 3164, 3169, 3171, 3176,
	3181, 3186, 3191, 3193, 3198, 3203, 3208, 3213,
	3215, 3223, 3229, 3234, 3236, 3241, 3243, 3248,
	3250, 3253, 3256, 3261, 3264, 3267, 3270, 3275,
	3278, 3281, 3284, 3289, 3292, 3297, 3302, 3304,
	3309, 3314, 3319, 3324, 3330, 3336, 3342, 3350,
	3357, 3363, 3369, 3374, 3379, 3387, 3394, 3400,
	3406, 3409, 3413, 3420, 3427, 3434, 3443, 3451,
	3458, 3465, 3471, 3479, 3486, 3492, 3498, 3501,
	3508, 3515, 3522, 3529, 3538, 3546, 3553, 3560,
	3566, 3574, 3581, 3587, 3593, 3596, 3603, 3610,
	3617, 3624, 3633, 3641, 3648, 3655, 3661, 3669,
	3676, 3682, 3688, 3691, 3698, 3705, 3712, 3719,
	3728, 3736, 3743, 3750, 3756, 3764, 3771, 3777,
	3783, 3786, 3793, 3800, 3807, 3814, 3823, 3831,
	3838, 3845, 3851, 3853, 3861, 3868, 3874, 3880,
	3883, 3890, 3897, 3904, 3911, 3920, 3928, 3935,
	3942, 3948, 3952, 3957, 3967, 3978, 3983, 3985,
	3988, 3991, 3995, 3998, 4003, 4006, 4009, 4012,
	4015, 4017, 4024, 4026, 4028, 4030, 4033, 4037,
	4039, 4041, 4050, 4053, 4055, 4059, 4062, 4064,
	4069, 4072, 4074, 4077, 4083, 4087, 4092, 4094,
	4097, 4100, 4104, 4107, 4112, 4115, 4118, 4121,
	4124, 4126, 4133, 4135, 4137, 4139, 4142, 4146,
	4148, 4150, 4159, 4162, 4164, 4168, 4171, 4173,
	4178, 4181, 4183, 4186, 4192, 4196, 4197, 4223,
	4248, 4274, 4307, 4339, 4372, 4404, 4435, 4440,
	4445, 4478, 4510, 4535, 4568, 4600, 4631, 4636,
	4641, 4662, 4680, 4694, 4709, 4742, 4774, 4807,
	4839, 4870, 4875, 4880, 4904
};

static const short _find_wild_indicies[] = {
	0, 2, 3, 1, 4, 4, 4, 4,
	1, 1, 4, 1, 1, 1, 1, 1,
	1, 5, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 5, 6, 7,
	1, 0, 1, 0, 1, 8, 1, 7,
	1, 9, 9, 1, 9, 10, 9, 9,
	9, 9, 1, 11, 11, 11, 11, 1,
	11, 1, 11, 11, 1, 11, 11, 1,
	11, 11, 11, 1, 11, 11, 1, 11,
	11, 11, 11, 1, 11, 11, 1, 13,
	12, 1, 11, 11, 1, 14, 12, 1,
	11, 1, 15, 16, 17, 12, 12, 12,
	1, 18, 11, 18, 1, 11, 19, 20,
	21, 22, 23, 24, 25, 26, 27, 28,
	29, 31, 32, 33, 35, 11, 11, 11,
	12, 30, 34, 1, 36, 16, 17, 12,
	12, 12, 1, 11, 1, 11, 1, 11,
	1, 37, 12, 1, 11, 11, 11, 1,
	12, 1, 12, 1, 38, 16, 39, 40,
	41, 42, 12, 12, 1, 11, 11, 1,
	11, 1, 11, 11, 11, 1, 11, 11,
	1, 11, 1, 43, 44, 44, 30, 1,
	45, 12, 1, 11, 1, 45, 12, 1,
	44, 44, 44, 44, 30, 1, 44, 44,
	30, 1, 46, 46, 46, 1, 47, 47,
	47, 1, 48, 49, 48, 50, 48, 48,
	51, 53, 54, 55, 56, 57, 58, 59,
	60, 61, 62, 64, 65, 66, 68, 48,
	48, 48, 48, 52, 63, 67, 1, 69,
	69, 69, 1, 48, 48, 48, 1, 70,
	70, 70, 1, 71, 71, 71, 1, 71,
	71, 71, 71, 1, 71, 1, 71, 71,
	1, 71, 71, 1, 71, 71, 71, 1,
	71, 71, 1, 71, 71, 71, 71, 1,
	71, 71, 1, 73, 72, 1, 71, 71,
	1, 74, 72, 1, 71, 1, 75, 76,
	77, 72, 72, 72, 1, 71, 1, 71,
	1, 71, 1, 78, 72, 1, 71, 71,
	71, 1, 72, 1, 72, 1, 79, 76,
	80, 81, 82, 83, 72, 72, 1, 71,
	71, 1, 71, 1, 71, 71, 71, 1,
	71, 71, 1, 71, 1, 85, 86, 86,
	84, 1, 87, 72, 1, 71, 1, 87,
	72, 1, 86, 86, 86, 86, 84, 1,
	86, 86, 84, 1, 89, 90, 90, 88,
	88, 88, 1, 92, 91, 91, 91, 1,
	92, 93, 93, 93, 1, 92, 94, 94,
	94, 1, 92, 1, 96, 95, 95, 95,
	1, 98, 97, 97, 97, 1, 98, 99,
	99, 99, 1, 98, 100, 100, 100, 1,
	98, 1, 102, 101, 101, 101, 1, 104,
	103, 103, 103, 1, 104, 105, 105, 105,
	1, 104, 106, 106, 106, 1, 104, 1,
	108, 107, 107, 107, 1, 110, 109, 109,
	109, 1, 110, 111, 111, 111, 1, 110,
	112, 112, 112, 1, 110, 1, 114, 113,
	113, 113, 1, 116, 115, 115, 115, 1,
	116, 117, 117, 117, 1, 116, 118, 118,
	118, 1, 116, 1, 120, 119, 119, 119,
	1, 122, 121, 121, 121, 1, 122, 123,
	123, 123, 1, 122, 124, 124, 124, 1,
	122, 1, 125, 126, 127, 129, 128, 130,
	130, 1, 131, 133, 132, 132, 132, 1,
	134, 135, 136, 137, 1, 138, 1, 139,
	140, 141, 142, 1, 143, 1, 144, 145,
	146, 147, 1, 148, 1, 148, 147, 1,
	148, 144, 1, 149, 148, 147, 144, 1,
	148, 144, 1, 143, 142, 1, 143, 139,
	1, 143, 150, 142, 139, 1, 143, 139,
	1, 138, 137, 1, 138, 134, 1, 138,
	151, 137, 134, 1, 138, 134, 1, 133,
	152, 152, 152, 1, 133, 153, 153, 153,
	1, 133, 1, 144, 154, 154, 154, 1,
	148, 155, 155, 155, 1, 148, 156, 156,
	156, 1, 148, 144, 144, 144, 1, 131,
	133, 157, 132, 132, 1, 131, 133, 158,
	152, 152, 1, 131, 133, 153, 153, 153,
	1, 131, 159, 133, 157, 160, 132, 132,
	1, 131, 133, 158, 152, 152, 152, 1,
	131, 133, 152, 152, 152, 1, 131, 133,
	160, 132, 132, 1, 148, 154, 154, 154,
	1, 133, 132, 132, 132, 1, 161, 162,
	163, 148, 164, 165, 165, 1, 131, 167,
	148, 166, 166, 166, 1, 167, 148, 168,
	168, 168, 1, 167, 148, 169, 169, 169,
	1, 167, 148, 1, 154, 154, 154, 1,
	131, 167, 148, 170, 166, 166, 1, 131,
	167, 148, 171, 168, 168, 1, 131, 167,
	148, 169, 169, 169, 1, 131, 172, 167,
	148, 170, 173, 166, 166, 1, 131, 167,
	148, 171, 168, 168, 168, 1, 131, 167,
	148, 168, 168, 168, 1, 131, 167, 148,
	173, 166, 166, 1, 167, 148, 166, 166,
	166, 1, 174, 175, 176, 148, 177, 178,
	178, 1, 131, 180, 148, 179, 179, 179,
	1, 180, 148, 181, 181, 181, 1, 180,
	148, 182, 182, 182, 1, 180, 148, 1,
	161, 162, 163, 164, 165, 165, 1, 131,
	180, 148, 183, 179, 179, 1, 131, 180,
	148, 184, 181, 181, 1, 131, 180, 148,
	182, 182, 182, 1, 131, 185, 180, 148,
	183, 186, 179, 179, 1, 131, 180, 148,
	184, 181, 181, 181, 1, 131, 180, 148,
	181, 181, 181, 1, 131, 180, 148, 186,
	179, 179, 1, 180, 148, 179, 179, 179,
	1, 187, 188, 189, 148, 190, 191, 191,
	1, 131, 193, 148, 192, 192, 192, 1,
	193, 148, 194, 194, 194, 1, 193, 148,
	195, 195, 195, 1, 193, 148, 1, 174,
	175, 176, 177, 178, 178, 1, 131, 193,
	148, 196, 192, 192, 1, 131, 193, 148,
	197, 194, 194, 1, 131, 193, 148, 195,
	195, 195, 1, 131, 198, 193, 148, 196,
	199, 192, 192, 1, 131, 193, 148, 197,
	194, 194, 194, 1, 131, 193, 148, 194,
	194, 194, 1, 131, 193, 148, 199, 192,
	192, 1, 193, 148, 192, 192, 192, 1,
	200, 201, 202, 148, 203, 204, 204, 1,
	131, 206, 148, 205, 205, 205, 1, 206,
	148, 207, 207, 207, 1, 206, 148, 208,
	208, 208, 1, 206, 148, 1, 187, 188,
	189, 190, 191, 191, 1, 131, 206, 148,
	209, 205, 205, 1, 131, 206, 148, 210,
	207, 207, 1, 131, 206, 148, 208, 208,
	208, 1, 131, 211, 206, 148, 209, 212,
	205, 205, 1, 131, 206, 148, 210, 207,
	207, 207, 1, 131, 206, 148, 207, 207,
	207, 1, 131, 206, 148, 212, 205, 205,
	1, 206, 148, 205, 205, 205, 1, 213,
	214, 215, 148, 216, 217, 217, 1, 131,
	219, 148, 218, 218, 218, 1, 219, 148,
	220, 220, 220, 1, 219, 148, 221, 221,
	221, 1, 219, 148, 1, 200, 201, 202,
	203, 204, 204, 1, 131, 219, 148, 222,
	218, 218, 1, 131, 219, 148, 223, 220,
	220, 1, 131, 219, 148, 221, 221, 221,
	1, 131, 224, 219, 148, 222, 225, 218,
	218, 1, 131, 219, 148, 223, 220, 220,
	220, 1, 131, 219, 148, 220, 220, 220,
	1, 131, 219, 148, 225, 218, 218, 1,
	219, 148, 218, 218, 218, 1, 226, 1,
	227, 228, 229, 148, 230, 231, 231, 1,
	131, 233, 148, 232, 232, 232, 1, 233,
	148, 234, 234, 234, 1, 233, 148, 235,
	235, 235, 1, 233, 148, 1, 213, 214,
	215, 216, 217, 217, 1, 131, 233, 148,
	236, 232, 232, 1, 131, 233, 148, 237,
	234, 234, 1, 131, 233, 148, 235, 235,
	235, 1, 131, 238, 233, 148, 236, 239,
	232, 232, 1, 131, 233, 148, 237, 234,
	234, 234, 1, 131, 233, 148, 234, 234,
	234, 1, 131, 233, 148, 239, 232, 232,
	1, 233, 148, 232, 232, 232, 1, 240,
	240, 240, 1, 241, 240, 240, 240, 1,
	242, 242, 242, 242, 242, 242, 242, 242,
	242, 1, 242, 242, 242, 243, 242, 242,
	242, 242, 242, 242, 1, 48, 48, 48,
	48, 1, 48, 1, 48, 48, 1, 48,
	48, 1, 48, 48, 48, 1, 48, 48,
	1, 48, 48, 48, 48, 1, 48, 48,
	1, 244, 52, 1, 48, 48, 1, 245,
	52, 1, 48, 1, 246, 247, 248, 52,
	52, 52, 1, 48, 1, 48, 1, 48,
	1, 249, 52, 1, 48, 48, 48, 1,
	52, 1, 52, 1, 250, 247, 251, 252,
	253, 254, 52, 52, 1, 48, 48, 1,
	48, 1, 48, 48, 48, 1, 48, 48,
	1, 48, 1, 255, 256, 256, 63, 1,
	257, 52, 1, 48, 1, 257, 52, 1,
	256, 256, 256, 256, 63, 1, 256, 256,
	63, 1, 47, 47, 47, 47, 1, 47,
	1, 47, 47, 1, 47, 47, 1, 47,
	47, 47, 1, 47, 47, 1, 47, 47,
	47, 47, 1, 47, 47, 1, 259, 258,
	1, 47, 47, 1, 260, 258, 1, 47,
	1, 261, 262, 263, 258, 258, 258, 1,
	47, 1, 47, 1, 47, 1, 264, 258,
	1, 47, 47, 47, 1, 258, 1, 258,
	1, 265, 262, 266, 267, 268, 269, 258,
	258, 1, 47, 47, 1, 47, 1, 47,
	47, 47, 1, 47, 47, 1, 47, 1,
	271, 272, 272, 270, 1, 273, 258, 1,
	47, 1, 273, 258, 1, 272, 272, 272,
	272, 270, 1, 272, 272, 270, 1, 274,
	274, 274, 274, 1, 274, 1, 274, 274,
	1, 274, 274, 1, 274, 274, 274, 1,
	274, 274, 1, 274, 274, 274, 274, 1,
	274, 274, 1, 276, 275, 1, 274, 274,
	1, 277, 275, 1, 274, 1, 278, 279,
	280, 275, 275, 275, 1, 281, 274, 281,
	1, 274, 282, 283, 284, 285, 286, 287,
	288, 289, 290, 291, 292, 294, 295, 296,
	298, 274, 274, 274, 275, 293, 297, 1,
	299, 279, 280, 275, 275, 275, 1, 274,
	1, 274, 1, 274, 1, 300, 275, 1,
	274, 274, 274, 1, 275, 1, 275, 1,
	301, 279, 302, 303, 304, 305, 275, 275,
	1, 274, 274, 1, 274, 1, 274, 274,
	274, 1, 274, 274, 1, 274, 1, 306,
	307, 307, 293, 1, 308, 275, 1, 274,
	1, 308, 275, 1, 307, 307, 307, 307,
	293, 1, 307, 307, 293, 1, 309, 309,
	309, 1, 310, 310, 310, 1, 311, 312,
	311, 313, 311, 311, 314, 316, 317, 318,
	319, 320, 321, 322, 323, 324, 325, 327,
	328, 329, 331, 311, 311, 311, 311, 315,
	326, 330, 1, 332, 332, 332, 1, 311,
	311, 311, 1, 333, 333, 333, 1, 334,
	334, 334, 1, 334, 334, 334, 334, 1,
	334, 1, 334, 334, 1, 334, 334, 1,
	334, 334, 334, 1, 334, 334, 1, 334,
	334, 334, 334, 1, 334, 334, 1, 336,
	335, 1, 334, 334, 1, 337, 335, 1,
	334, 1, 338, 339, 340, 335, 335, 335,
	1, 334, 1, 334, 1, 334, 1, 341,
	335, 1, 334, 334, 334, 1, 335, 1,
	335, 1, 342, 339, 343, 344, 345, 346,
	335, 335, 1, 334, 334, 1, 334, 1,
	334, 334, 334, 1, 334, 334, 1, 334,
	1, 348, 349, 349, 347, 1, 350, 335,
	1, 334, 1, 350, 335, 1, 349, 349,
	349, 349, 347, 1, 349, 349, 347, 1,
	352, 353, 353, 351, 351, 351, 1, 355,
	354, 354, 354, 1, 355, 356, 356, 356,
	1, 355, 357, 357, 357, 1, 355, 1,
	359, 358, 358, 358, 1, 361, 360, 360,
	360, 1, 361, 362, 362, 362, 1, 361,
	363, 363, 363, 1, 361, 1, 365, 364,
	364, 364, 1, 367, 366, 366, 366, 1,
	367, 368, 368, 368, 1, 367, 369, 369,
	369, 1, 367, 1, 371, 370, 370, 370,
	1, 373, 372, 372, 372, 1, 373, 374,
	374, 374, 1, 373, 375, 375, 375, 1,
	373, 1, 377, 376, 376, 376, 1, 379,
	378, 378, 378, 1, 379, 380, 380, 380,
	1, 379, 381, 381, 381, 1, 379, 1,
	383, 382, 382, 382, 1, 385, 384, 384,
	384, 1, 385, 386, 386, 386, 1, 385,
	387, 387, 387, 1, 385, 1, 388, 389,
	390, 392, 391, 393, 393, 1, 394, 396,
	395, 395, 395, 1, 397, 398, 399, 400,
	1, 401, 1, 402, 403, 404, 405, 1,
	406, 1, 407, 408, 409, 410, 1, 411,
	1, 411, 410, 1, 411, 407, 1, 412,
	411, 410, 407, 1, 411, 407, 1, 406,
	405, 1, 406, 402, 1, 406, 413, 405,
	402, 1, 406, 402, 1, 401, 400, 1,
	401, 397, 1, 401, 414, 400, 397, 1,
	401, 397, 1, 396, 415, 415, 415, 1,
	396, 416, 416, 416, 1, 396, 1, 407,
	417, 417, 417, 1, 411, 418, 418, 418,
	1, 411, 419, 419, 419, 1, 411, 407,
	407, 407, 1, 394, 396, 420, 395, 395,
	1, 394, 396, 421, 415, 415, 1, 394,
	396, 416, 416, 416, 1, 394, 422, 396,
	420, 423, 395, 395, 1, 394, 396, 421,
	415, 415, 415, 1, 394, 396, 415, 415,
	415, 1, 394, 396, 423, 395, 395, 1,
	411, 417, 417, 417, 1, 396, 395, 395,
	395, 1, 424, 425, 426, 411, 427, 428,
	428, 1, 394, 430, 411, 429, 429, 429,
	1, 430, 411, 431, 431, 431, 1, 430,
	411, 432, 432, 432, 1, 430, 411, 1,
	417, 417, 417, 1, 394, 430, 411, 433,
	429, 429, 1, 394, 430, 411, 434, 431,
	431, 1, 394, 430, 411, 432, 432, 432,
	1, 394, 435, 430, 411, 433, 436, 429,
	429, 1, 394, 430, 411, 434, 431, 431,
	431, 1, 394, 430, 411, 431, 431, 431,
	1, 394, 430, 411, 436, 429, 429, 1,
	430, 411, 429, 429, 429, 1, 437, 438,
	439, 411, 440, 441, 441, 1, 394, 443,
	411, 442, 442, 442, 1, 443, 411, 444,
	444, 444, 1, 443, 411, 445, 445, 445,
	1, 443, 411, 1, 424, 425, 426, 427,
	428, 428, 1, 394, 443, 411, 446, 442,
	442, 1, 394, 443, 411, 447, 444, 444,
	1, 394, 443, 411, 445, 445, 445, 1,
	394, 448, 443, 411, 446, 449, 442, 442,
	1, 394, 443, 411, 447, 444, 444, 444,
	1, 394, 443, 411, 444, 444, 444, 1,
	394, 443, 411, 449, 442, 442, 1, 443,
	411, 442, 442, 442, 1, 450, 451, 452,
	411, 453, 454, 454, 1, 394, 456, 411,
	455, 455, 455, 1, 456, 411, 457, 457,
	457, 1, 456, 411, 458, 458, 458, 1,
	456, 411, 1, 437, 438, 439, 440, 441,
	441, 1, 394, 456, 411, 459, 455, 455,
	1, 394, 456, 411, 460, 457, 457, 1,
	394, 456, 411, 458, 458, 458, 1, 394,
	461, 456, 411, 459, 462, 455, 455, 1,
	394, 456, 411, 460, 457, 457, 457, 1,
	394, 456, 411, 457, 457, 457, 1, 394,
	456, 411, 462, 455, 455, 1, 456, 411,
	455, 455, 455, 1, 463, 464, 465, 411,
	466, 467, 467, 1, 394, 469, 411, 468,
	468, 468, 1, 469, 411, 470, 470, 470,
	1, 469, 411, 471, 471, 471, 1, 469,
	411, 1, 450, 451, 452, 453, 454, 454,
	1, 394, 469, 411, 472, 468, 468, 1,
	394, 469, 411, 473, 470, 470, 1, 394,
	469, 411, 471, 471, 471, 1, 394, 474,
	469, 411, 472, 475, 468, 468, 1, 394,
	469, 411, 473, 470, 470, 470, 1, 394,
	469, 411, 470, 470, 470, 1, 394, 469,
	411, 475, 468, 468, 1, 469, 411, 468,
	468, 468, 1, 476, 477, 478, 411, 479,
	480, 480, 1, 394, 482, 411, 481, 481,
	481, 1, 482, 411, 483, 483, 483, 1,
	482, 411, 484, 484, 484, 1, 482, 411,
	1, 463, 464, 465, 466, 467, 467, 1,
	394, 482, 411, 485, 481, 481, 1, 394,
	482, 411, 486, 483, 483, 1, 394, 482,
	411, 484, 484, 484, 1, 394, 487, 482,
	411, 485, 488, 481, 481, 1, 394, 482,
	411, 486, 483, 483, 483, 1, 394, 482,
	411, 483, 483, 483, 1, 394, 482, 411,
	488, 481, 481, 1, 482, 411, 481, 481,
	481, 1, 489, 1, 490, 491, 492, 411,
	493, 494, 494, 1, 394, 496, 411, 495,
	495, 495, 1, 496, 411, 497, 497, 497,
	1, 496, 411, 498, 498, 498, 1, 496,
	411, 1, 476, 477, 478, 479, 480, 480,
	1, 394, 496, 411, 499, 495, 495, 1,
	394, 496, 411, 500, 497, 497, 1, 394,
	496, 411, 498, 498, 498, 1, 394, 501,
	496, 411, 499, 502, 495, 495, 1, 394,
	496, 411, 500, 497, 497, 497, 1, 394,
	496, 411, 497, 497, 497, 1, 394, 496,
	411, 502, 495, 495, 1, 496, 411, 495,
	495, 495, 1, 503, 503, 503, 1, 504,
	503, 503, 503, 1, 505, 505, 505, 505,
	505, 505, 505, 505, 505, 1, 505, 505,
	505, 506, 505, 505, 505, 505, 505, 505,
	1, 311, 311, 311, 311, 1, 311, 1,
	311, 311, 1, 311, 311, 1, 311, 311,
	311, 1, 311, 311, 1, 311, 311, 311,
	311, 1, 311, 311, 1, 507, 315, 1,
	311, 311, 1, 508, 315, 1, 311, 1,
	509, 510, 511, 315, 315, 315, 1, 311,
	1, 311, 1, 311, 1, 512, 315, 1,
	311, 311, 311, 1, 315, 1, 315, 1,
	513, 510, 514, 515, 516, 517, 315, 315,
	1, 311, 311, 1, 311, 1, 311, 311,
	311, 1, 311, 311, 1, 311, 1, 518,
	519, 519, 326, 1, 520, 315, 1, 311,
	1, 520, 315, 1, 519, 519, 519, 519,
	326, 1, 519, 519, 326, 1, 310, 310,
	310, 310, 1, 310, 1, 310, 310, 1,
	310, 310, 1, 310, 310, 310, 1, 310,
	310, 1, 310, 310, 310, 310, 1, 310,
	310, 1, 522, 521, 1, 310, 310, 1,
	523, 521, 1, 310, 1, 524, 525, 526,
	521, 521, 521, 1, 310, 1, 310, 1,
	310, 1, 527, 521, 1, 310, 310, 310,
	1, 521, 1, 521, 1, 528, 525, 529,
	530, 531, 532, 521, 521, 1, 310, 310,
	1, 310, 1, 310, 310, 310, 1, 310,
	310, 1, 310, 1, 534, 535, 535, 533,
	1, 536, 521, 1, 310, 1, 536, 521,
	1, 535, 535, 535, 535, 533, 1, 535,
	535, 533, 1, 537, 1, 538, 1, 538,
	1, 538, 1, 539, 1, 539, 1, 539,
	1, 540, 1, 541, 1, 541, 1, 541,
	1, 542, 1, 542, 1, 542, 1, 543,
	543, 543, 1, 544, 544, 544, 1, 545,
	546, 545, 547, 545, 545, 548, 550, 551,
	552, 553, 554, 555, 556, 557, 558, 559,
	561, 562, 563, 565, 545, 545, 545, 545,
	549, 560, 564, 1, 566, 566, 566, 1,
	545, 545, 545, 1, 567, 567, 567, 1,
	568, 568, 568, 1, 568, 568, 568, 568,
	1, 568, 1, 568, 568, 1, 568, 568,
	1, 568, 568, 568, 1, 568, 568, 1,
	568, 568, 568, 568, 1, 568, 568, 1,
	570, 569, 1, 568, 568, 1, 571, 569,
	1, 568, 1, 572, 573, 574, 569, 569,
	569, 1, 568, 1, 568, 1, 568, 1,
	575, 569, 1, 568, 568, 568, 1, 569,
	1, 569, 1, 576, 573, 577, 578, 579,
	580, 569, 569, 1, 568, 568, 1, 568,
	1, 568, 568, 568, 1, 568, 568, 1,
	568, 1, 582, 583, 583, 581, 1, 584,
	569, 1, 568, 1, 584, 569, 1, 583,
	583, 583, 583, 581, 1, 583, 583, 581,
	1, 586, 587, 587, 585, 585, 585, 1,
	589, 588, 588, 588, 1, 589, 590, 590,
	590, 1, 589, 591, 591, 591, 1, 589,
	1, 593, 592, 592, 592, 1, 595, 594,
	594, 594, 1, 595, 596, 596, 596, 1,
	595, 597, 597, 597, 1, 595, 1, 599,
	598, 598, 598, 1, 601, 600, 600, 600,
	1, 601, 602, 602, 602, 1, 601, 603,
	603, 603, 1, 601, 1, 605, 604, 604,
	604, 1, 607, 606, 606, 606, 1, 607,
	608, 608, 608, 1, 607, 609, 609, 609,
	1, 607, 1, 611, 610, 610, 610, 1,
	613, 612, 612, 612, 1, 613, 614, 614,
	614, 1, 613, 615, 615, 615, 1, 613,
	1, 617, 616, 616, 616, 1, 619, 618,
	618, 618, 1, 619, 620, 620, 620, 1,
	619, 621, 621, 621, 1, 619, 1, 622,
	623, 624, 626, 625, 627, 627, 1, 628,
	630, 629, 629, 629, 1, 631, 632, 633,
	634, 1, 635, 1, 636, 637, 638, 639,
	1, 640, 1, 641, 642, 643, 644, 1,
	645, 1, 645, 644, 1, 645, 641, 1,
	646, 645, 644, 641, 1, 645, 641, 1,
	640, 639, 1, 640, 636, 1, 640, 647,
	639, 636, 1, 640, 636, 1, 635, 634,
	1, 635, 631, 1, 635, 648, 634, 631,
	1, 635, 631, 1, 630, 649, 649, 649,
	1, 630, 650, 650, 650, 1, 630, 1,
	641, 651, 651, 651, 1, 645, 652, 652,
	652, 1, 645, 653, 653, 653, 1, 645,
	641, 641, 641, 1, 628, 630, 654, 629,
	629, 1, 628, 630, 655, 649, 649, 1,
	628, 630, 650, 650, 650, 1, 628, 656,
	630, 654, 657, 629, 629, 1, 628, 630,
	655, 649, 649, 649, 1, 628, 630, 649,
	649, 649, 1, 628, 630, 657, 629, 629,
	1, 645, 651, 651, 651, 1, 630, 629,
	629, 629, 1, 658, 659, 660, 645, 661,
	662, 662, 1, 628, 664, 645, 663, 663,
	663, 1, 664, 645, 665, 665, 665, 1,
	664, 645, 666, 666, 666, 1, 664, 645,
	1, 651, 651, 651, 1, 628, 664, 645,
	667, 663, 663, 1, 628, 664, 645, 668,
	665, 665, 1, 628, 664, 645, 666, 666,
	666, 1, 628, 669, 664, 645, 667, 670,
	663, 663, 1, 628, 664, 645, 668, 665,
	665, 665, 1, 628, 664, 645, 665, 665,
	665, 1, 628, 664, 645, 670, 663, 663,
	1, 664, 645, 663, 663, 663, 1, 671,
	672, 673, 645, 674, 675, 675, 1, 628,
	677, 645, 676, 676, 676, 1, 677, 645,
	678, 678, 678, 1, 677, 645, 679, 679,
	679, 1, 677, 645, 1, 658, 659, 660,
	661, 662, 662, 1, 628, 677, 645, 680,
	676, 676, 1, 628, 677, 645, 681, 678,
	678, 1, 628, 677, 645, 679, 679, 679,
	1, 628, 682, 677, 645, 680, 683, 676,
	676, 1, 628, 677, 645, 681, 678, 678,
	678, 1, 628, 677, 645, 678, 678, 678,
	1, 628, 677, 645, 683, 676, 676, 1,
	677, 645, 676, 676, 676, 1, 684, 685,
	686, 645, 687, 688, 688, 1, 628, 690,
	645, 689, 689, 689, 1, 690, 645, 691,
	691, 691, 1, 690, 645, 692, 692, 692,
	1, 690, 645, 1, 671, 672, 673, 674,
	675, 675, 1, 628, 690, 645, 693, 689,
	689, 1, 628, 690, 645, 694, 691, 691,
	1, 628, 690, 645, 692, 692, 692, 1,
	628, 695, 690, 645, 693, 696, 689, 689,
	1, 628, 690, 645, 694, 691, 691, 691,
	1, 628, 690, 645, 691, 691, 691, 1,
	628, 690, 645, 696, 689, 689, 1, 690,
	645, 689, 689, 689, 1, 697, 698, 699,
	645, 700, 701, 701, 1, 628, 703, 645,
	702, 702, 702, 1, 703, 645, 704, 704,
	704, 1, 703, 645, 705, 705, 705, 1,
	703, 645, 1, 684, 685, 686, 687, 688,
	688, 1, 628, 703, 645, 706, 702, 702,
	1, 628, 703, 645, 707, 704, 704, 1,
	628, 703, 645, 705, 705, 705, 1, 628,
	708, 703, 645, 706, 709, 702, 702, 1,
	628, 703, 645, 707, 704, 704, 704, 1,
	628, 703, 645, 704, 704, 704, 1, 628,
	703, 645, 709, 702, 702, 1, 703, 645,
	702, 702, 702, 1, 710, 711, 712, 645,
	713, 714, 714, 1, 628, 716, 645, 715,
	715, 715, 1, 716, 645, 717, 717, 717,
	1, 716, 645, 718, 718, 718, 1, 716,
	645, 1, 697, 698, 699, 700, 701, 701,
	1, 628, 716, 645, 719, 715, 715, 1,
	628, 716, 645, 720, 717, 717, 1, 628,
	716, 645, 718, 718, 718, 1, 628, 721,
	716, 645, 719, 722, 715, 715, 1, 628,
	716, 645, 720, 717, 717, 717, 1, 628,
	716, 645, 717, 717, 717, 1, 628, 716,
	645, 722, 715, 715, 1, 716, 645, 715,
	715, 715, 1, 723, 1, 724, 725, 726,
	645, 727, 728, 728, 1, 628, 730, 645,
	729, 729, 729, 1, 730, 645, 731, 731,
	731, 1, 730, 645, 732, 732, 732, 1,
	730, 645, 1, 710, 711, 712, 713, 714,
	714, 1, 628, 730, 645, 733, 729, 729,
	1, 628, 730, 645, 734, 731, 731, 1,
	628, 730, 645, 732, 732, 732, 1, 628,
	735, 730, 645, 733, 736, 729, 729, 1,
	628, 730, 645, 734, 731, 731, 731, 1,
	628, 730, 645, 731, 731, 731, 1, 628,
	730, 645, 736, 729, 729, 1, 730, 645,
	729, 729, 729, 1, 737, 737, 737, 1,
	738, 737, 737, 737, 1, 739, 739, 739,
	739, 739, 739, 739, 739, 739, 1, 739,
	739, 739, 740, 739, 739, 739, 739, 739,
	739, 1, 545, 545, 545, 545, 1, 545,
	1, 545, 545, 1, 545, 545, 1, 545,
	545, 545, 1, 545, 545, 1, 545, 545,
	545, 545, 1, 545, 545, 1, 741, 549,
	1, 545, 545, 1, 742, 549, 1, 545,
	1, 743, 744, 745, 549, 549, 549, 1,
	545, 1, 545, 1, 545, 1, 746, 549,
	1, 545, 545, 545, 1, 549, 1, 549,
	1, 747, 744, 748, 749, 750, 751, 549,
	549, 1, 545, 545, 1, 545, 1, 545,
	545, 545, 1, 545, 545, 1, 545, 1,
	752, 753, 753, 560, 1, 754, 549, 1,
	545, 1, 754, 549, 1, 753, 753, 753,
	753, 560, 1, 753, 753, 560, 1, 544,
	544, 544, 544, 1, 544, 1, 544, 544,
	1, 544, 544, 1, 544, 544, 544, 1,
	544, 544, 1, 544, 544, 544, 544, 1,
	544, 544, 1, 756, 755, 1, 544, 544,
	1, 757, 755, 1, 544, 1, 758, 759,
	760, 755, 755, 755, 1, 544, 1, 544,
	1, 544, 1, 761, 755, 1, 544, 544,
	544, 1, 755, 1, 755, 1, 762, 759,
	763, 764, 765, 766, 755, 755, 1, 544,
	544, 1, 544, 1, 544, 544, 544, 1,
	544, 544, 1, 544, 1, 768, 769, 769,
	767, 1, 770, 755, 1, 544, 1, 770,
	755, 1, 769, 769, 769, 769, 767, 1,
	769, 769, 767, 1, 1, 11, 771, 11,
	19, 20, 21, 22, 23, 24, 25, 26,
	27, 772, 29, 31, 32, 33, 35, 11,
	11, 11, 11, 12, 30, 34, 1, 11,
	11, 19, 20, 21, 22, 23, 24, 25,
	26, 27, 772, 29, 31, 32, 33, 35,
	11, 11, 11, 11, 12, 30, 34, 1,
	11, 773, 11, 19, 20, 21, 22, 23,
	24, 25, 26, 27, 772, 29, 31, 32,
	33, 35, 11, 11, 11, 11, 12, 30,
	34, 1, 47, 774, 775, 774, 776, 47,
	774, 50, 777, 47, 47, 778, 779, 780,
	781, 782, 783, 784, 785, 786, 787, 788,
	789, 790, 791, 793, 47, 47, 47, 258,
	270, 792, 1, 47, 774, 775, 774, 776,
	47, 774, 50, 47, 47, 778, 779, 780,
	781, 782, 783, 784, 785, 786, 787, 788,
	789, 790, 791, 793, 47, 47, 47, 258,
	270, 792, 1, 48, 774, 49, 774, 48,
	774, 50, 48, 48, 51, 53, 54, 55,
	56, 57, 58, 59, 60, 61, 62, 64,
	65, 66, 68, 48, 776, 48, 48, 48,
	52, 63, 67, 1, 71, 774, 794, 774,
	795, 71, 774, 777, 71, 71, 796, 797,
	798, 799, 800, 801, 802, 803, 804, 805,
	806, 807, 808, 809, 811, 71, 71, 71,
	72, 84, 810, 1, 71, 774, 794, 774,
	795, 71, 774, 71, 71, 796, 797, 798,
	799, 800, 801, 802, 803, 804, 805, 806,
	807, 808, 809, 811, 71, 71, 71, 72,
	84, 810, 1, 774, 774, 774, 795, 1,
	774, 774, 795, 774, 1, 310, 812, 813,
	812, 814, 310, 812, 313, 815, 310, 310,
	816, 817, 818, 819, 820, 821, 822, 823,
	824, 825, 826, 827, 828, 829, 831, 310,
	310, 310, 521, 533, 830, 1, 310, 812,
	813, 812, 814, 310, 812, 313, 310, 310,
	816, 817, 818, 819, 820, 821, 822, 823,
	824, 825, 826, 827, 828, 829, 831, 310,
	310, 310, 521, 533, 830, 1, 274, 274,
	282, 283, 284, 285, 286, 287, 288, 289,
	290, 832, 292, 294, 295, 296, 298, 274,
	274, 274, 274, 275, 293, 297, 1, 311,
	812, 312, 812, 311, 812, 313, 311, 311,
	314, 316, 317, 318, 319, 320, 321, 322,
	323, 324, 325, 327, 328, 329, 331, 311,
	814, 311, 311, 311, 315, 326, 330, 1,
	334, 812, 833, 812, 834, 334, 812, 815,
	334, 334, 835, 836, 837, 838, 839, 840,
	841, 842, 843, 844, 845, 846, 847, 848,
	850, 334, 334, 334, 335, 347, 849, 1,
	334, 812, 833, 812, 834, 334, 812, 334,
	334, 835, 836, 837, 838, 839, 840, 841,
	842, 843, 844, 845, 846, 847, 848, 850,
	334, 334, 334, 335, 347, 849, 1, 812,
	812, 812, 834, 1, 812, 812, 834, 812,
	1, 537, 851, 540, 540, 537, 540, 540,
	853, 854, 855, 857, 540, 540, 852, 540,
	852, 540, 541, 542, 856, 1, 537, 537,
	540, 540, 537, 853, 854, 855, 857, 540,
	540, 540, 540, 540, 541, 542, 856, 1,
	537, 858, 859, 860, 862, 537, 537, 537,
	537, 537, 538, 539, 861, 1, 863, 537,
	858, 859, 860, 862, 537, 537, 537, 537,
	537, 538, 539, 861, 1, 544, 864, 865,
	864, 866, 544, 864, 547, 867, 544, 544,
	868, 869, 870, 871, 872, 873, 874, 875,
	876, 877, 878, 879, 880, 881, 883, 544,
	544, 544, 755, 767, 882, 1, 544, 864,
	865, 864, 866, 544, 864, 547, 544, 544,
	868, 869, 870, 871, 872, 873, 874, 875,
	876, 877, 878, 879, 880, 881, 883, 544,
	544, 544, 755, 767, 882, 1, 545, 864,
	546, 864, 545, 864, 547, 545, 545, 548,
	550, 551, 552, 553, 554, 555, 556, 557,
	558, 559, 561, 562, 563, 565, 545, 866,
	545, 545, 545, 549, 560, 564, 1, 568,
	864, 884, 864, 885, 568, 864, 867, 568,
	568, 886, 887, 888, 889, 890, 891, 892,
	893, 894, 895, 896, 897, 898, 899, 901,
	568, 568, 568, 569, 581, 900, 1, 568,
	864, 884, 864, 885, 568, 864, 568, 568,
	886, 887, 888, 889, 890, 891, 892, 893,
	894, 895, 896, 897, 898, 899, 901, 568,
	568, 568, 569, 581, 900, 1, 864, 864,
	864, 885, 1, 864, 864, 885, 864, 1,
	537, 852, 537, 902, 540, 540, 537, 540,
	540, 853, 854, 855, 857, 540, 540, 852,
	852, 540, 852, 540, 541, 542, 856, 1,
	851, 537, 858, 859, 860, 862, 537, 537,
	537, 537, 537, 538, 539, 861, 1, 0
};

static const short _find_wild_trans_targs[] = {
	2, 0, 4, 7, 3, 869, 5, 6,
	8, 10, 870, 871, 12, 20, 22, 24,
	28, 29, 25, 11, 13, 14, 15, 16,
	17, 18, 19, 21, 26, 30, 32, 33,
	34, 40, 44, 45, 27, 31, 35, 36,
	37, 38, 39, 41, 43, 42, 47, 874,
	48, 49, 876, 240, 241, 242, 243, 244,
	245, 246, 247, 248, 250, 252, 256, 258,
	259, 260, 266, 270, 271, 50, 52, 877,
	54, 62, 64, 66, 67, 68, 70, 74,
	75, 76, 77, 78, 71, 80, 82, 81,
	86, 221, 236, 87, 90, 88, 89, 91,
	207, 92, 95, 93, 94, 96, 193, 97,
	100, 98, 99, 101, 179, 102, 105, 103,
	104, 106, 165, 107, 110, 108, 109, 111,
	151, 112, 115, 113, 114, 116, 142, 145,
	148, 149, 150, 117, 135, 138, 118, 131,
	133, 132, 119, 120, 127, 129, 128, 121,
	122, 123, 125, 124, 879, 126, 130, 134,
	136, 137, 139, 140, 141, 143, 144, 146,
	147, 152, 157, 160, 163, 164, 153, 156,
	154, 155, 158, 159, 161, 162, 166, 171,
	174, 177, 178, 167, 170, 168, 169, 172,
	173, 175, 176, 180, 185, 188, 191, 192,
	181, 184, 182, 183, 186, 187, 189, 190,
	194, 199, 202, 205, 206, 195, 198, 196,
	197, 200, 201, 203, 204, 208, 213, 216,
	219, 220, 209, 212, 210, 211, 214, 215,
	217, 218, 222, 223, 228, 231, 234, 235,
	224, 227, 225, 226, 229, 230, 232, 233,
	237, 238, 239, 879, 249, 251, 253, 254,
	255, 257, 261, 262, 263, 264, 265, 267,
	269, 268, 273, 281, 283, 285, 286, 287,
	289, 293, 294, 295, 296, 297, 290, 299,
	301, 300, 882, 305, 313, 315, 317, 321,
	322, 318, 304, 306, 307, 308, 309, 310,
	311, 312, 314, 319, 323, 325, 326, 327,
	333, 337, 338, 320, 324, 328, 329, 330,
	331, 332, 334, 336, 335, 340, 881, 341,
	342, 884, 533, 534, 535, 536, 537, 538,
	539, 540, 541, 543, 545, 549, 551, 552,
	553, 559, 563, 564, 343, 345, 885, 347,
	355, 357, 359, 360, 361, 363, 367, 368,
	369, 370, 371, 364, 373, 375, 374, 379,
	514, 529, 380, 383, 381, 382, 384, 500,
	385, 388, 386, 387, 389, 486, 390, 393,
	391, 392, 394, 472, 395, 398, 396, 397,
	399, 458, 400, 403, 401, 402, 404, 444,
	405, 408, 406, 407, 409, 435, 438, 441,
	442, 443, 410, 428, 431, 411, 424, 426,
	425, 412, 413, 420, 422, 421, 414, 415,
	416, 418, 417, 887, 419, 423, 427, 429,
	430, 432, 433, 434, 436, 437, 439, 440,
	445, 450, 453, 456, 457, 446, 449, 447,
	448, 451, 452, 454, 455, 459, 464, 467,
	470, 471, 460, 463, 461, 462, 465, 466,
	468, 469, 473, 478, 481, 484, 485, 474,
	477, 475, 476, 479, 480, 482, 483, 487,
	492, 495, 498, 499, 488, 491, 489, 490,
	493, 494, 496, 497, 501, 506, 509, 512,
	513, 502, 505, 503, 504, 507, 508, 510,
	511, 515, 516, 521, 524, 527, 528, 517,
	520, 518, 519, 522, 523, 525, 526, 530,
	531, 532, 887, 542, 544, 546, 547, 548,
	550, 554, 555, 556, 557, 558, 560, 562,
	561, 566, 574, 576, 578, 579, 580, 582,
	586, 587, 588, 589, 590, 583, 592, 594,
	593, 890, 597, 599, 889, 604, 606, 612,
	893, 613, 614, 895, 805, 806, 807, 808,
	809, 810, 811, 812, 813, 815, 817, 821,
	823, 824, 825, 831, 835, 836, 615, 617,
	896, 619, 627, 629, 631, 632, 633, 635,
	639, 640, 641, 642, 643, 636, 645, 647,
	646, 651, 786, 801, 652, 655, 653, 654,
	656, 772, 657, 660, 658, 659, 661, 758,
	662, 665, 663, 664, 666, 744, 667, 670,
	668, 669, 671, 730, 672, 675, 673, 674,
	676, 716, 677, 680, 678, 679, 681, 707,
	710, 713, 714, 715, 682, 700, 703, 683,
	696, 698, 697, 684, 685, 692, 694, 693,
	686, 687, 688, 690, 689, 898, 691, 695,
	699, 701, 702, 704, 705, 706, 708, 709,
	711, 712, 717, 722, 725, 728, 729, 718,
	721, 719, 720, 723, 724, 726, 727, 731,
	736, 739, 742, 743, 732, 735, 733, 734,
	737, 738, 740, 741, 745, 750, 753, 756,
	757, 746, 749, 747, 748, 751, 752, 754,
	755, 759, 764, 767, 770, 771, 760, 763,
	761, 762, 765, 766, 768, 769, 773, 778,
	781, 784, 785, 774, 777, 775, 776, 779,
	780, 782, 783, 787, 788, 793, 796, 799,
	800, 789, 792, 790, 791, 794, 795, 797,
	798, 802, 803, 804, 898, 814, 816, 818,
	819, 820, 822, 826, 827, 828, 829, 830,
	832, 834, 833, 838, 846, 848, 850, 851,
	852, 854, 858, 859, 860, 861, 862, 855,
	864, 866, 865, 872, 23, 873, 871, 46,
	875, 85, 272, 274, 275, 276, 277, 278,
	279, 280, 282, 284, 288, 291, 292, 298,
	302, 303, 51, 878, 53, 55, 56, 57,
	58, 59, 60, 61, 63, 65, 69, 72,
	73, 79, 83, 84, 882, 339, 883, 378,
	565, 567, 568, 569, 570, 571, 572, 573,
	575, 577, 581, 584, 585, 591, 595, 596,
	316, 344, 886, 346, 348, 349, 350, 351,
	352, 353, 354, 356, 358, 362, 365, 366,
	372, 376, 377, 891, 899, 605, 607, 608,
	609, 610, 598, 600, 601, 602, 603, 892,
	890, 611, 894, 650, 837, 839, 840, 841,
	842, 843, 844, 845, 847, 849, 853, 856,
	857, 863, 867, 868, 616, 897, 618, 620,
	621, 622, 623, 624, 625, 626, 628, 630,
	634, 637, 638, 644, 648, 649, 900
};

static const char _find_wild_trans_actions[] = {
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 0, 1, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 3, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 9, 0, 0, 0,
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
	0, 0, 0, 12, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 0,
	0, 3, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 9, 0, 0, 0, 0,
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
	0, 0, 12, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 1, 0, 0, 0,
	1, 0, 0, 3, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 9, 0, 0,
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
	0, 0, 0, 0, 12, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 3, 6, 0,
	1, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 6, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 3,
	6, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1
};

enum { find_wild_en_uri = 9 };
enum { find_wild_en_suffix = 880 };
enum { find_wild_en_reference = 888 };
enum { find_wild_en_more = 1 };

void uric_find_wild_begin(struct uric_wild *w, enum uric_wild_rule rule)
{
    memset(w, 0, sizeof *w);
    w->path_begin = UINT32_MAX;
    switch (rule) {
    case URIC_WILD_URI: w->state = find_wild_en_uri; break;
    case URIC_WILD_SUFFIX: w->state = find_wild_en_suffix; break;
    case URIC_WILD_REFERENCE: w->state = find_wild_en_reference; break;
    case URIC_WILD_MORE: w->state = find_wild_en_more; break;
    }
}

size_t uric_find_wild(struct uric_wild *w, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    const uint32_t base = w->read;
    int cs = w->state;

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
	_keys = _find_wild_trans_keys + _find_wild_key_offsets[cs];
	_trans = (unsigned int)_find_wild_index_offsets[cs];

	_klen = _find_wild_single_lengths[cs];
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

	_klen = _find_wild_range_lengths[cs];
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
	_trans = (unsigned int)_find_wild_indicies[_trans];
	cs = _find_wild_trans_targs[_trans];

	if ( _find_wild_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_wild_actions + _find_wild_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ w->length = base + (uint32_t)(p - begin) + 1; }
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

/* Where the pairs that are open began. */
struct pairs {
    size_t depth[3];
    const unsigned char *outside[3];
};
enum { ROUND, SQUARE, CURLY };

static int pair_of(unsigned char c)
{
    return c == '(' || c == ')' ? ROUND : c == '[' || c == ']' ? SQUARE : CURLY;
}

/* Whether the bytes before p are a "[" and digits in a path: the number of a footnote. */
static int is_footnote(const unsigned char *begin, const unsigned char *p)
{
    const unsigned char *const end = p;

    while (p > begin && p[-1] >= '0' && p[-1] <= '9')
        p--;
    if (p == end || p == begin || p[-1] != '[')
        return 0;
    while (p > begin && p[-1] != '?' && p[-1] != '#')
        p--;
    return p == begin;
}

/* Whether a word of a script without spaces may continue a URI after what precedes the
 * character that ends at p; in a host also after a ".". */
static int may_continue(const unsigned char *begin, const unsigned char *p, int in_host)
{
    unsigned char c;

    while (p > begin && (*p & 0xC0) == 0x80)
        p--;
    c = p > begin ? p[-1] : '/';
    return c >= 0x80 || (c == '.' && in_host) || memchr("/?#=&-_~+@:([{|%^", c, 17) != NULL;
}

static const char _find_wild_end_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 10, 1,
	11, 2, 1, 7, 2, 1, 13, 2,
	11, 12, 2, 14, 0
};

static const short _find_wild_end_key_offsets[] = {
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

static const unsigned char _find_wild_end_trans_keys[] = {
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

static const char _find_wild_end_single_lengths[] = {
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

static const char _find_wild_end_range_lengths[] = {
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

static const short _find_wild_end_index_offsets[] = {
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

static const char _find_wild_end_indicies[] = {
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

static const char _find_wild_end_trans_targs[] = {
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

static const char _find_wild_end_trans_actions[] = {
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

enum { find_wild_end_start = 1 };

void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room, char before,
                        int enclosed, struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *escape = p, *list = p,
                        *arrow = p;
    const unsigned char *const begin = p;
    const size_t n = w->length;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_class[(unsigned char)s[n]] & URIC_TEXT_WILD));
    const unsigned char *const path = w->path_begin < n ? begin + w->path_begin : pe;
    struct pairs open = { { 0, 0, 0 }, { p, p, p } };
    int cs = find_wild_end_start, in_query = 0, i;

    b->ended = b->escaped = b->unclosed = b->doubtful = 0;

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
	_keys = _find_wild_end_trans_keys + _find_wild_end_key_offsets[cs];
	_trans = (unsigned int)_find_wild_end_index_offsets[cs];

	_klen = _find_wild_end_single_lengths[cs];
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

	_klen = _find_wild_end_range_lengths[cs];
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
	_trans = (unsigned int)_find_wild_end_indicies[_trans];
	cs = _find_wild_end_trans_targs[_trans];

	if ( _find_wild_end_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_wild_end_actions + _find_wild_end_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        b->ended = 1;
        p--;
        {p++; goto _out; }
    }
	break;
	case 1:
	{ end = p + 1; }
	break;
	case 2:
	{
        if (!enclosed && !may_continue(begin, p, p < path)) {
            b->ended = b->doubtful = 1;
            {p++; goto _out; }
        }
        end = p + 1;
    }
	break;
	case 3:
	{ arrow = end; end = p + 1; }
	break;
	case 4:
	{
        /* "$" belongs to the brace, as in a shell */
        if (open.depth[pair_of(*p)]++ == 0)
            open.outside[pair_of(*p)] = *p == '{' && p > begin && p[-1] == '$' ? arrow : end;
    }
	break;
	case 5:
	{
        if (open.depth[pair_of(*p)] == 0) {
            b->ended = 1;
            {p++; goto _out; }
        }
        if (--open.depth[pair_of(*p)] == 0 && *p == ']' && is_footnote(begin, p))
            end = open.outside[SQUARE];
        else
            end = p + 1;
    }
	break;
	case 6:
	{
        if (before == '\'') {
            b->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 7:
	{ in_query = 1; }
	break;
	case 8:
	{
        if (!in_query || before == '|' || before == '<' || before == '[') {
            b->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 9:
	{ if (*p != (unsigned char)before) end = p + 1; }
	break;
	case 10:
	{ escape = end; end = p + 1; }
	break;
	case 11:
	{ list = end; }
	break;
	case 12:
	{
        end = escape;
        b->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 13:
	{
        end = list;
        b->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 14:
	{
        end = arrow;
        b->ended = 1;
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

    for (i = 0; i < 3; i++) {
        if (open.depth[i] > 0 && open.outside[i] < end)
            end = open.outside[i];
        b->unclosed |= open.depth[i] > 0;
    }
    b->end = (size_t)(end - begin);
    b->read = (size_t)(p - begin);
}

/* Finds the bytes that the search for URIs has to examine. */

/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_LANES_H
#define URIC_LANES_H

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

/* As many as one mask tells of. */
enum { MARKERS_WIDTH = 64 / URIC_LANE_BITS };

/* The mask of the bytes that are one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a, unsigned char b,
                              unsigned char c)
{
    uint64_t bits = 0;
    unsigned i;

    for (i = 0; i < MARKERS_WIDTH; i += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(s + i);
        const uric_lanes marks = uric_lanes_or(
            uric_lanes_or(uric_lanes_are(bytes, a), uric_lanes_are(bytes, b)),
            uric_lanes_are(bytes, c));

        bits |= uric_lanes_mask(marks) << i * URIC_LANE_BITS;
    }
    return bits;
}

size_t uric_find_marker(const unsigned char *s, size_t i, size_t n, unsigned flags)
{
    const unsigned char a = ':', b = flags & URIC_FIND_SUFFIX ? '.' : a,
                        c = flags & URIC_FIND_HTML ? '<' : a;

    for (; n - i >= MARKERS_WIDTH; i += MARKERS_WIDTH) {
        const uint64_t bits = (flags & (URIC_FIND_SUFFIX | URIC_FIND_HTML)) != 0
                                  ? marked(s + i, a, b, c)
                                  : marked(s + i, ':', ':', ':');

        if (bits != 0)
            return i + uric_lanes_first(bits);
    }
    while (i < n && s[i] != a && s[i] != b && s[i] != c)
        i++;
    return i;
}

/* Names what a URI found in text has beyond RFC 3986. */
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

#define NAME(name) (1u << URIC_TOLERATED_##name)

/* Whether it is part of a triplet; notes a "%" that starts none. */
static int is_of_triplet(struct uric_wild_names *t, unsigned char byte)
{
    if (t->digits == 0)
        return 0;
    if (uric_class[byte] & URIC_CLASS_HEXDIG) {
        t->digits--;
        return 1;
    }
    t->digits = 0;
    t->names |= NAME(STRAY_PERCENT);
    return 0;
}

static uint32_t name_of(struct uric_wild_names *t, const struct uric_wild *w,
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
    name = in_host ? -1 : uric_tolerated_byte(byte); /* brackets of an IP literal */
    return name >= 0 ? 1u << name : 0;
}

void uric_find_wild_names(struct uric_wild_names *t, const struct uric_wild *w,
                          const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++, t->at++) {
        const unsigned char byte = (unsigned char)s[i];

        if (is_of_triplet(t, byte))
            continue;
        if (byte == '%')
            t->digits = 2;
        else
            t->names |= name_of(t, w, byte);
    }
}

uint32_t uric_find_wild_named(const struct uric_wild_names *t)
{
    return t->digits > 0 ? t->names | NAME(STRAY_PERCENT) : t->names;
}

#undef NAME

/* Finds URIs in free text (RFC 3986, Appendix C). */
/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H



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

/* The longest scheme; and the most white space allowed between a delimiter, "URL:" and the
 * scheme. */
enum { SCHEME_LONGEST = 64, GAP_LONGEST = 64 };

/* The result of examining a place; LONG: a URI that is too long. */
enum verdict { NOTHING, FOUND, MORE, LONG };

/* The buffer being searched. */
struct find_search {
    struct uric_finder *f;
    const char *s;
    size_t n;
    int more;
    size_t done; /* nothing that starts before this can be found any more */
    size_t next; /* markers before this are already examined */
    struct uric_found *found;
};

/* A place in the buffer where a URI may start. */
struct find_candidate {
    size_t begin, colon; /* the start of the scheme; the ":" after it */
    size_t outer;        /* the start of "URL:" before it, or begin */
    int prefixed;        /* "URL:" directly precedes the scheme */
    size_t inner;        /* the offset after the delimiter */
    char delimiter;      /* '<', '"', or 0 */
};

const char *uric_found_mark_name(int mark)
{
    static const char *const names[URIC_FOUND_MARKS] = {
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute", "escaped"
    };
    return mark >= 0 && mark < URIC_FOUND_MARKS ? names[mark] : NULL;
}

/* ---- bytes ---- */

static inline int is_of(char c, unsigned classes)
{
    return (uric_text_class[(unsigned char)c] & classes) != 0;
}

static int is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Bytes that RFC 3986 never allows; white space is among them. */
static int is_excluded(char c)
{
    return !is_of(c, URIC_TEXT_URIC);
}

/* Bytes that end every URI that nothing encloses. */
static int ends_all(char c)
{
    return !is_of(c, URIC_TEXT_WILD);
}

/* Whether it is an opening delimiter. */
static int is_delimiter(char c)
{
    return c == '<' || c == '"';
}

/* Whether n bytes are "URL:". */
static int is_prefix(const char *s, size_t n)
{
    return n == 4 && uric_same_letters(s, "url:", n);
}

/* ---- the pieces of a URI ---- */

/* The piece at i of an attribute's value; returns its length in the text. */
static uint32_t attribute_piece(const char *s, uint32_t i, uint32_t n,
                                struct uric_bytes *bytes)
{
    /* the characters that references stand for: pieces point into this */
    static const char ascii[] =
        "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32"
        "\33\34\35\36\37 !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        "[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\177";
    char byte;
    const size_t reference =
        s[i] == '&' ? uric_html_character(s + i, n - i, &byte) : 0;
    uint32_t end = i;

    if (reference > 0) {
        bytes->s = ascii + byte;
        bytes->n = 1;
        return (uint32_t)reference;
    }
    do {
        end++;
    } while (end < n && s[end] != '&' && s[end] != '\t' && s[end] != '\n' &&
             s[end] != '\r');
    bytes->s = s + i;
    bytes->n = end - i;
    return end - i;
}

static int is_passed(char c, int mark)
{
    if (mark == URIC_FOUND_ESCAPED)
        return c == '\\';
    return mark == URIC_FOUND_ATTRIBUTE ? c == '\t' || c == '\n' || c == '\r'
                                        : is_white(c);
}

bool uric_found_next(const char *s, const struct uric_found *found,
                     struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    uint32_t i = piece->end;

    while (i < n && is_passed(s[i], found->mark))
        i++;
    if (i == n)
        return false;
    piece->begin = i;
    if (found->mark == URIC_FOUND_ATTRIBUTE) {
        i += attribute_piece(s, i, n, &piece->bytes);
    } else {
        while (i < n && !is_passed(s[i], found->mark))
            i++;
        piece->bytes.s = s + piece->begin;
        piece->bytes.n = i - piece->begin;
    }
    piece->end = i;
    return true;
}

/* Writes the first n bytes of the joined pieces. */
static void join(const char *s, const struct uric_found *found, char *buffer, size_t n)
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
    join(s, found, buffer, *length);
    return URIC_OK;
}

/* ---- results ---- */

static void set_found(struct find_search *x, int mark, size_t begin, size_t end,
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

/* Whether the authority may be empty for this scheme. */
static int host_may_lack(const char *s, size_t n)
{
    const struct uric_scheme *const scheme = uric_scheme_find(s, n, NULL, 0);

    return scheme == NULL || scheme->host != URIC_AUTHORITY_REQUIRED;
}

/* Whether a contiguous URI has the shape that its scheme alone calls for. */
static int has_shape(const char *s, size_t n)
{
    return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(0), s, n));
}

/* Whether a scheme and ":", without white space, can start such a URI.  The length is
 * checked first because most words are longer than those schemes. */
static int may_have_shape(const char *s, size_t n)
{
    return n <= sizeof "mailto:" - 1 &&
           uric_find_shape(uric_find_shape_begin(0), s, n) != 0;
}

/* Whether the URI is valid by its scheme's specification, if the scheme is known. */
static int is_of_scheme(const char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    struct uric_scheme_parts parts;

    return scheme == NULL || uric_scheme_parse(uric_bind(s, u), scheme, &parts) == URIC_OK;
}

/* Whether the n bytes are a URI worth reporting: with any_scheme any URI, otherwise one with
 * "//" or of the shape that its scheme requires. */
static int is_meant(const char *s, size_t n, int any_scheme)
{
    struct uric u;

    if (uric_parse_uri(s, n, &u) != URIC_OK)
        return 0;
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];
        const uint32_t scheme = u.part[URIC_SCHEME].end;

        return host.begin < host.end ||
               (n > scheme + 3 && host_may_lack(s, scheme));
    }
    return any_scheme || (has_shape(s, n) && is_of_scheme(s, &u));
}

/* Whether a URI with bytes that RFC 3986 forbids is meant as one.  Sets *names to the names of
 * the tolerances that it needs, to 0 if it needs none. */
static int is_meant_wild(const char *s, size_t n, enum uric_wild_rule rule, int any_scheme,
                         uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_wild w;
    size_t scheme;

    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    uric_find_wild(&w, s, n);
    if (w.length != n || n == 0)
        return 0;
    uric_find_wild_names(&t, &w, s, n);
    *names = uric_find_wild_named(&t);
    if (*names == 0)
        return 0;
    if (rule == URIC_WILD_SUFFIX)
        return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(1), s, n));
    if (w.host_begin == 0)
        return any_scheme || has_shape(s, n);
    if (w.host_begin < n && w.host_begin != w.path_begin && s[w.host_begin] != ':')
        return 1;
    scheme = (size_t)((const char *)memchr(s, ':', n) - s);
    return n > scheme + 3 && host_may_lack(s, scheme);
}

/* ---- before a ":" ---- */

/* Where the scheme starts in a word with a ".": after the last "." if only what follows it
 * is a known scheme, as in "there.http" at the end of a sentence. */
static size_t after_sentence(const char *s, size_t begin, size_t colon)
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
static inline size_t back_over(const char *s, size_t i, size_t least, unsigned classes)
{
    while (i > least && is_of(s[i - 1], classes))
        i--;
    return i;
}

/* Where the scheme starts after a control sequence of a terminal (ECMA-48, 5.4), such as the one
 * for a colour: ESC "[", digits and ";", and a letter, which are no part of the word. */
static size_t after_control(const char *s, size_t least, size_t word, size_t colon)
{
    size_t end = word, begin = word;

    while (end < colon && s[end] >= '0' && s[end] <= '9')
        end++;
    if (end == colon || !is_of(s[end], URIC_TEXT_LETTER))
        return word;
    while (begin > least && (s[begin - 1] == ';' || (s[begin - 1] >= '0' && s[begin - 1] <= '9')))
        begin--;
    return begin > least + 1 && s[begin - 1] == '[' && s[begin - 2] == '\x1b' ? end + 1 : word;
}

static int are_hex(const char *s, size_t n)
{
    while (n > 0 && uric_is_hexdig((unsigned char)*s))
        s++, n--;
    return n == 0;
}

/* Whether an escape of source text or JSON ends before i, which is not the start of the text:
 * \n \t \r \f \b \u0022 \x22. */
static int ends_escape(const char *s, size_t i)
{
    return (i >= 2 && s[i - 2] == '\\' && memchr("ntrfb", s[i - 1], 5) != NULL) ||
           (i >= 4 && s[i - 4] == '\\' && s[i - 3] == 'x' && are_hex(s + i - 2, 2)) ||
           (i >= 6 && s[i - 6] == '\\' && s[i - 5] == 'u' && are_hex(s + i - 4, 4));
}

/* Where the scheme starts that an escape seems to be part of: after it, unless that alone takes
 * a known scheme away, as in the path C:\ftp://.... */
static size_t after_escape(const char *s, size_t begin, size_t colon)
{
    static const unsigned char lengths[] = { 1, 3, 5 };
    size_t i;

    if (begin == 0 || s[begin - 1] != '\\')
        return begin;
    for (i = 0; i < sizeof lengths; i++) {
        const size_t after = begin + lengths[i];

        if (after + 2 <= colon && ends_escape(s, after) && is_of(s[after], URIC_TEXT_LETTER) &&
            (uric_scheme_find(s + after, colon - after, NULL, 0) != NULL ||
             uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL))
            return after;
    }
    return begin;
}

/* Where the scheme before a ":" starts; the ":" itself if there is none. */
static size_t scheme_begin(const struct find_search *x, size_t colon)
{
    const size_t least =
        colon - x->done > SCHEME_LONGEST ? colon - SCHEME_LONGEST : x->done;
    const size_t word = back_over(x->s, colon, least, URIC_TEXT_WORD);
    const size_t from = back_over(x->s, word, least, URIC_TEXT_SCHEME);
    const size_t after = after_control(x->s, least, word, colon);
    size_t begin = from;

    if (after > word)
        return colon - after >= 2 && is_of(x->s[after], URIC_TEXT_LETTER) ? after : colon;

    while (begin < colon && !is_of(x->s[begin], URIC_TEXT_LETTER))
        begin++;
    if (begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_WORD))
        return colon;
    if (begin == from && begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_SCHEME))
        return colon;
    if (begin < word)
        begin = after_sentence(x->s, begin, colon);
    begin = after_escape(x->s, begin, colon);
    return colon - begin < 2 ? colon : begin;
}

static size_t before_gap(const char *s, size_t i)
{
    const size_t end = i;

    while (i > 0 && end - i < GAP_LONGEST && is_white(s[i - 1]))
        i--;
    return i;
}

/* Finds "URL:" and the delimiter before the scheme. */
static void look_back(const struct find_search *x, struct find_candidate *c)
{
    const char *const s = x->s;
    size_t i = before_gap(s, c->begin);

    c->outer = c->begin;
    c->prefixed = 0;
    if (i >= x->done + 4 && s[i - 1] == ':' && is_prefix(s + i - 4, 4) &&
        (i == 4 || !is_of(s[i - 5], URIC_TEXT_SCHEME))) {
        c->prefixed = i == c->begin;
        c->outer = i - 4;
        i = before_gap(s, c->outer);
    }
    c->inner = i;
    c->delimiter = '\0';
    if (i > x->done && is_delimiter(s[i - 1]))
        c->delimiter = s[i - 1];
}

/* ---- inside delimiters ---- */

/* Whether the pieces found form a URI worth reporting; sets their number and total length. */
static int is_broken(struct find_search *x, int any_scheme)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    int shape = uric_find_shape_begin(0);
    char scheme[SCHEME_LONGEST];
    size_t n;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        shape = uric_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    if (uric_stream_end(&m, &u) != URIC_OK)
        return 0;
    found->length = (uint32_t)m.offset;
    n = (size_t)u.part[URIC_SCHEME].end;
    if (!(u.defined >> URIC_HOST & 1))
        return any_scheme || uric_find_shape_final(shape);
    if (u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        return 1;
    join(s, found, scheme, n);
    return m.offset > n + 3 && host_may_lack(scheme, n);
}

static enum verdict look_in_strict_delimiters(struct find_search *x,
                                              const struct find_candidate *c)
{
    const size_t from = c->inner, room = x->n - from;
    const size_t longest = URIC_FIND_LONGEST + (c->begin - from) + 1;
    const size_t n = room < longest ? room : longest, done = x->done, next = x->next;
    const int quoted = c->delimiter == '"';
    struct uric_delimited d;
    const size_t taken = uric_find_delimited(x->s + from, n, quoted, &d);
    const int any = d.prefixed || x->f->flags & URIC_FIND_ANY_SCHEME;

    if (!d.closed)
        return taken == room && x->more ? MORE : NOTHING;
    if (from + d.begin != c->begin)
        return NOTHING; /* unreachable: both skip the same text after a delimiter */
    set_found(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
              from - 1, from + taken);
    x->found->doubtful = d.doubtful;
    if (d.pieces == 1 ? is_meant(x->s + c->begin, from + d.end - c->begin, any)
                      : is_broken(x, any))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* Finds a URI in one piece, with bytes beyond RFC 3986.  In <...|...>, what follows "|" names a
 * link and is not part of it. */
static enum verdict look_in_wild_delimiters(struct find_search *x,
                                            const struct find_candidate *c)
{
    const int quoted = c->delimiter == '"';
    const int any = (x->f->flags & URIC_FIND_ANY_SCHEME) != 0 || c->outer < c->begin;
    size_t end = c->colon;
    uint32_t names;

    while (end < x->n && !ends_all(x->s[end]) && end - c->begin <= URIC_FIND_LONGEST)
        end++;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    if (end == x->n)
        return x->more ? MORE : NOTHING;
    if (x->s[end] != (quoted ? '"' : '>') ||
        !is_meant_wild(x->s + c->begin, end - c->begin, URIC_WILD_URI, any, &names) ||
        (!quoted && names >> URIC_TOLERATED_PIPE & 1))
        return NOTHING;
    set_found(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, end,
              c->inner - 1, end + 1);
    x->found->tolerated = (uint16_t)names;
    return FOUND;
}

static enum verdict look_in_delimiters(struct find_search *x,
                                       const struct find_candidate *c)
{
    const enum verdict verdict = look_in_strict_delimiters(x, c);

    if (verdict != NOTHING || x->f->flags & URIC_FIND_STRICT)
        return verdict;
    return look_in_wild_delimiters(x, c);
}

/* ---- without delimiters ---- */

/* How many bytes to examine first: a URI may be short and much text may follow. */
enum { BARE_AT_FIRST = 128, BARE_GROWTH = 4 };

/* How much of n bytes the grammar accepts: the length of the longest match, and the offset of
 * the first byte that is not allowed. */
struct find_reach {
    uint32_t length, stopped;
};

typedef void reach_of(const char *s, size_t n, struct find_reach *r);

static void reach_of_uri(const char *s, size_t n, struct find_reach *r)
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
static void reach_of_suffix(const char *s, size_t n, struct find_reach *r)
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

static char byte_before(const struct find_search *x, size_t begin)
{
    return begin > 0 ? x->s[begin - 1] : '\0';
}

/* Whether it follows "](": the destination of a link in Markdown, which the next ")" ends. */
static int is_destination(const struct find_search *x, size_t begin)
{
    return begin > 1 && x->s[begin - 1] == '(' && x->s[begin - 2] == ']';
}

/* Adds the punctuation at the end of a destination. */
static void end_destination(const struct find_search *x, size_t begin, struct uric_bare *b)
{
    const char *const s = x->s + begin;

    if (b->ended && b->read > b->end + 1 && s[b->read - 1] == ')' &&
        is_destination(x, begin))
        b->end = b->read - 1;
}

/* Whether the bytes before it say that the URI ends at a byte which closes what they open. */
static int is_enclosed(const struct find_search *x, size_t begin)
{
    const char before = byte_before(x, begin);

    return is_destination(x, begin) || (before != '\0' && memchr("<\"'`", before, 4) != NULL);
}

/* How a URI's end is found: by the RFC's grammar, or else with bytes beyond it. */
struct find_way {
    reach_of *reach; /* NULL: wild */
    enum uric_wild_rule wild;
};
static const struct find_way strict_uri = { reach_of_uri, URIC_WILD_URI },
                             strict_suffix = { reach_of_suffix, URIC_WILD_SUFFIX },
                             wild_uri = { NULL, URIC_WILD_URI },
                             wild_suffix = { NULL, URIC_WILD_SUFFIX };

static void end_in(const struct find_search *x, size_t begin, size_t given,
                   const struct find_way *way, struct find_reach *r, struct uric_bare *b)
{
    const char *const s = x->s + begin;
    const char before = byte_before(x, begin);
    struct uric_wild w;

    if (way->reach != NULL) {
        way->reach(s, given, r);
        uric_find_bare_end(s, r->length, given, before, b);
        end_destination(x, begin, b);
        return;
    }
    uric_find_wild_begin(&w, way->wild);
    uric_find_wild(&w, s, given);
    r->length = w.length;
    r->stopped = w.read;
    uric_find_wild_end(s, &w, given, before, is_enclosed(x, begin), b);
    end_destination(x, begin, b);
}

/* Finds where the URI that starts here ends: FOUND, with its length and how far it was read
 * in *b; MORE; or LONG.  The bytes examined are at most a constant multiple of those that are
 * read. */
static enum verdict look_for_end(const struct find_search *x, size_t begin,
                                 const struct find_way *way, struct uric_bare *b)
{
    const size_t room = x->n - begin;
    size_t n = BARE_AT_FIRST;
    struct find_reach r;

    for (;; n *= BARE_GROWTH) {
        const size_t most = n < URIC_FIND_LONGEST + 1 ? n : URIC_FIND_LONGEST + 1;
        const size_t given = room < most ? room : most;

        end_in(x, begin, given, way, &r, b);
        if (b->ended)
            return FOUND;
        if (r.stopped == given && given > URIC_FIND_LONGEST)
            return LONG;
        if (r.stopped == given && given == room && x->more)
            return MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return FOUND;
        }
    }
}

/* Skips a URI that is too long. */
static enum verdict pass_from(struct find_search *x, size_t begin)
{
    x->f->too_long++;
    x->f->passing = 1;
    x->next = begin + URIC_FIND_LONGEST + 1;
    return NOTHING;
}

/* Finds the end of a URI with bytes beyond RFC 3986, and their names: 0 if it has none. */
static enum verdict look_for_wild_end(const struct find_search *x, size_t begin,
                                      const struct find_way *way, int any_scheme,
                                      struct uric_bare *b, uint32_t *names)
{
    const enum verdict verdict = look_for_end(x, begin, way, b);

    *names = 0;
    if (verdict == FOUND && !is_meant_wild(x->s + begin, b->end, way->wild, any_scheme, names))
        *names = 0;
    return verdict;
}

/* The common case: a short URI worth reporting, ended by a byte that no URI contains.
 * look_for_end() would find the same end. */
static int is_plain(const struct find_search *x, const struct find_candidate *c,
                    struct uric_bare *b)
{
    const size_t begin = c->begin, room = x->n - begin, most = BARE_AT_FIRST;
    const size_t n = room < most ? room : most;

    uric_find_bare_end(x->s + begin, n, n, byte_before(x, begin), b);
    end_destination(x, begin, b);
    return b->ended && !b->escaped && !b->unclosed &&
           (b->read == n || is_of(x->s[begin + b->read], URIC_TEXT_URIC) ||
            ends_all(x->s[begin + b->read])) &&
           is_meant(x->s + begin, b->end, c->prefixed);
}

static void set_bare(struct find_search *x, const struct find_candidate *c,
                     const struct uric_bare *b)
{
    const size_t begin = c->begin;

    set_found(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
              begin + b->end, c->prefixed ? c->outer : begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

/* Where the text goes on after a URI that starts here, punctuation aside. */
static size_t after_end(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    size_t i = begin + b->end;

    while (i < begin + b->read && is_of(x->s[i], URIC_TEXT_TRIMMED))
        i++;
    return i < x->n && x->s[i] == '$' ? i + 1 : i;
}

/* Whether a letter of an encoding other than UTF-8, such as ISO 8859-1, may be there: those have
 * punctuation below 0xC0. */
static int is_other_letter(const struct find_search *x, size_t i)
{
    return (unsigned char)x->s[i] >= 0xC0 &&
           (i + 1 == x->n || ((unsigned char)x->s[i + 1] & 0xC0) != 0x80);
}

/* Whether it goes on after a "|" or a symbol.  A "|" parts a URI from its label in a table, a wiki
 * and a chat. */
static int goes_on(const struct find_search *x, size_t begin, size_t i)
{
    struct uric_wild more;

    if (x->s[i] == '|' && memchr("|<[", byte_before(x, begin), 3) != NULL)
        return 0;
    uric_find_wild_begin(&more, URIC_WILD_MORE);
    uric_find_wild(&more, x->s + i, x->n - i);
    return more.length > 0;
}

/* Whether it is cut by what find takes for part of no URI: a "%", a brace that is not closed, a
 * letter of another encoding; a "|" or a symbol after which it goes on. */
static int is_cut(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    const size_t i = after_end(x, begin, b);

    return i < x->n && (x->s[i] == '%' || x->s[i] == '{' || is_other_letter(x, i) ||
                        goes_on(x, begin, i));
}

/* Whether is_cut() needs more of the text. */
static int needs_more(const struct find_search *x, size_t begin, const struct uric_bare *b)
{
    enum { MOST = 6 }; /* a symbol and two bytes */
    const size_t i = after_end(x, begin, b);

    return x->more && i < x->n && x->n - i < MOST &&
           ((unsigned char)x->s[i] >= 0xC0 || x->s[i] == '|');
}

/* Notes whether a result is cut, and how a strict one differs from that with bytes beyond RFC
 * 3986, which needs names. */
static void compare_wild(struct find_search *x, size_t begin, const struct uric_bare *b,
                         const struct uric_bare *wild, uint32_t names)
{
    x->found->doubtful = wild->doubtful && wild->end == b->end;
    x->found->cut = (names != 0 && wild->end > b->end) || is_cut(x, begin, b);
    x->f->cut += x->found->cut;
}

static enum verdict look_for_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t begin = c->begin;
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    enum verdict verdict;
    uint32_t names;

    if (is_plain(x, c, &b)) {
        set_bare(x, c, &b);
        return FOUND;
    }
    verdict = look_for_wild_end(x, begin, &wild_uri, c->prefixed, &wild, &names);
    if (verdict == MORE)
        return MORE;
    if (verdict == LONG && !is_strict)
        return pass_from(x, begin);
    if (names != 0 && !is_strict) {
        if (needs_more(x, begin, &wild))
            return MORE;
        set_bare(x, c, &wild);
        x->found->tolerated = (uint16_t)names;
        compare_wild(x, begin, &wild, &wild, 0);
        return FOUND;
    }
    verdict = look_for_end(x, begin, &strict_uri, &b);
    if (verdict == LONG)
        return pass_from(x, begin);
    if (verdict == MORE || needs_more(x, begin, &b))
        return MORE;
    if (!is_meant(x->s + begin, b.end, c->prefixed)) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return NOTHING;
    }
    set_bare(x, c, &b);
    compare_wild(x, begin, &b, &wild, names);
    return FOUND;
}

/* Judges by the bytes after the ":" whether a URI without delimiters can start here, before
 * more is read; or MORE. */
static enum verdict can_be_bare(const struct find_search *x, const struct find_candidate *c)
{
    const size_t i = c->colon + 1, n = x->n - i;
    const char *const s = x->s + i;

    if (c->prefixed)
        return FOUND;
    if (n > 0 && s[0] != '/')
        return !ends_all(s[0]) && may_have_shape(x->s + c->begin, i - c->begin)
                   ? FOUND
                   : NOTHING;
    if (n < 3 && x->more)
        return MORE;
    if (n < 3 || s[1] != '/' || ends_all(s[2]))
        return NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? FOUND
               : NOTHING;
}

/* Whether the pieces found match the rule with bytes beyond RFC 3986; sets their names. */
static int is_wild(const struct uric_found *found, const char *s, enum uric_wild_rule rule,
                   uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_piece piece;
    struct uric_wild w;

    memset(&piece, 0, sizeof piece);
    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    while (uric_found_next(s, found, &piece)) {
        if (uric_find_wild(&w, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            return 0;
        uric_find_wild_names(&t, &w, piece.bytes.s, piece.bytes.n);
    }
    *names = uric_find_wild_named(&t);
    return w.length == w.read;
}

/* ---- in strings of JSON ---- */

/* The end of the bytes from i on that may be an escaped URI; x->n + 1 if more have to be seen. */
static size_t escaped_end(const struct find_search *x, size_t i, size_t longest)
{
    const char *const s = x->s;

    for (; i < x->n && i < longest; i++) {
        if (s[i] != '\\' && ends_all(s[i]))
            return i;
        if (s[i] != '\\')
            continue;
        if (i + 1 == x->n)
            return x->more ? x->n + 1 : i;
        if (s[i + 1] != '/')
            return i;
    }
    return i == x->n && x->more ? x->n + 1 : i;
}

/* Without the punctuation that ends it, unless a quote follows. */
static size_t trimmed_escaped(const struct find_search *x, size_t begin, size_t end)
{
    if (end < x->n && x->s[end] == '"')
        return end;
    while (end > begin && memchr(".,:;!?'*)]}|^", x->s[end - 1], 13) != NULL)
        end--;
    return end;
}

static int is_meant_escaped(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    uint32_t names = 0;

    if (is_broken(x, 0))
        return 1;
    memset(&piece, 0, sizeof piece);
    found->length = 0;
    while (uric_found_next(s, found, &piece))
        found->length += (uint32_t)piece.bytes.n;
    if (!is_wild(found, s, URIC_WILD_URI, &names) || names == 0)
        return 0;
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Finds a URI whose slashes are escaped, "\/", as JSON allows and PHP writes them. */
static enum verdict look_for_escaped(struct find_search *x, const struct find_candidate *c)
{
    static const char slashes[] = "\\/\\/";
    const size_t from = c->colon + 1, room = x->n - from, done = x->done, next = x->next;
    size_t end;

    if (memcmp(x->s + from, slashes, room < 4 ? room : 4) != 0)
        return NOTHING;
    if (room < 4)
        return x->more ? MORE : NOTHING;
    end = escaped_end(x, from + 4, c->begin + URIC_FIND_LONGEST + 1);
    if (end > x->n)
        return MORE;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    end = trimmed_escaped(x, from + 4, end);
    set_found(x, URIC_FOUND_ESCAPED, c->begin, end, c->begin, end);
    if (end > from + 4 && x->s[from + 4] != '\\' && is_meant_escaped(x))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

static enum verdict look_at_colon(struct find_search *x, size_t colon)
{
    struct find_candidate c;
    enum verdict verdict;

    c.colon = colon;
    c.begin = scheme_begin(x, colon);
    if (c.begin == colon || is_prefix(x->s + c.begin, colon + 1 - c.begin))
        return NOTHING;
    look_back(x, &c);
    if (c.delimiter != '\0') {
        verdict = look_in_delimiters(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    verdict = look_for_escaped(x, &c);
    if (verdict != NOTHING)
        return verdict;
    verdict = can_be_bare(x, &c);
    return verdict == FOUND ? look_for_bare(x, &c) : verdict;
}

/* ---- suffix references ---- */

static int may_be_before_suffix(const char *s, size_t begin)
{
    const char c = s[begin - 1];

    return ends_escape(s, begin) ||
           (!is_of(c, URIC_TEXT_WORD) && memchr("._-~%@/:+&", c, 10) == NULL);
}

static void set_suffix(struct find_search *x, size_t begin, const struct uric_bare *b)
{
    set_found(x, URIC_FOUND_SUFFIX, begin, begin + b->end, begin, begin + b->end);
    if (b->unclosed)
        x->next = begin + b->read;
}

static enum verdict look_for_suffix(struct find_search *x, size_t begin)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;
    struct uric_bare b, wild;
    uint32_t names;
    enum verdict verdict = look_for_wild_end(x, begin, &wild_suffix, 0, &wild, &names);

    if (verdict == MORE)
        return MORE;
    if (verdict == LONG && !is_strict)
        return pass_from(x, begin);
    if (names != 0 && !is_strict) {
        if (needs_more(x, begin, &wild))
            return MORE;
        set_suffix(x, begin, &wild);
        x->found->tolerated = (uint16_t)names;
        compare_wild(x, begin, &wild, &wild, 0);
        return FOUND;
    }
    verdict = look_for_end(x, begin, &strict_suffix, &b);
    if (verdict == LONG)
        return pass_from(x, begin);
    if (verdict == MORE || needs_more(x, begin, &b))
        return MORE;
    if (!uric_find_shape_final(
            uric_find_shape(uric_find_shape_begin(1), x->s + begin, b.end))) {
        x->f->cut += names != 0;
        x->next = begin + b.read;
        return NOTHING;
    }
    set_suffix(x, begin, &b);
    compare_wild(x, begin, &b, &wild, names);
    return FOUND;
}

static enum verdict look_at_dot(struct find_search *x, size_t dot)
{
    const size_t begin = dot > 3 ? dot - 3 : 0;

    if (dot < x->done + 3 || (dot > 3 && !may_be_before_suffix(x->s, begin)) ||
        uric_find_shape(uric_find_shape_begin(1), x->s + begin, 4) == 0)
        return NOTHING;
    return look_for_suffix(x, begin);
}

/* ---- HTML attributes ---- */

/* The state of an attribute's value: none, complete, started, or started and too long. */
enum { VALUE_NONE, VALUE_READY, VALUE_OPEN, VALUE_LOST };

static void trim_value(const struct find_search *x, size_t *begin, size_t *end)
{
    while (*begin < *end && is_white(x->s[*begin]))
        ++*begin;
    while (*begin < *end && is_white(x->s[*end - 1]))
        --*end;
}

static int is_reference(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
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
    /* braces belong to a template, not to a reference */
    if (!is_wild(found, s, URIC_WILD_REFERENCE, &names) ||
        names >> URIC_TOLERATED_BRACES & 1)
        return 0;
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Continues the search at end.  A quote there closes the value and opens nothing. */
static void pass_value(struct find_search *x, uint64_t end)
{
    const size_t at = (size_t)(end - x->f->offset);

    x->next = x->done = at + (at < x->n && (x->s[at] == '"' || x->s[at] == '\''));
}

/* Examines the tag's value: FOUND if it is a reference that does not overlap an earlier
 * result. */
static enum verdict look_at_value(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    const size_t done = x->done, next = x->next;
    size_t begin, end;

    f->value = VALUE_NONE;
    if (f->value_begin < f->offset + x->done)
        return NOTHING;
    if (f->value_end - f->value_begin > URIC_FIND_LONGEST) {
        f->too_long++;
        pass_value(x, f->value_end);
        return NOTHING;
    }
    begin = (size_t)(f->value_begin - f->offset);
    end = (size_t)(f->value_end - f->offset);
    trim_value(x, &begin, &end);
    set_found(x, URIC_FOUND_ATTRIBUTE, begin, end,
              (size_t)(f->value_begin - f->offset),
              (size_t)(f->value_end - f->offset));
    if (is_reference(x)) {
        pass_value(x, f->value_end);
        return FOUND;
    }
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* The state of the value after more of the tag was read. */
static int value_of(const struct uric_finder *f, const struct uric_tag_state *h,
                    enum uric_tag tag)
{
    if (tag == URIC_TAG_VALUE)
        return f->value == VALUE_LOST ? VALUE_NONE : VALUE_READY;
    if (!h->in_value)
        return VALUE_NONE;
    return f->value == VALUE_LOST ? VALUE_LOST : VALUE_OPEN;
}

/* Reads the tag up to its next value, to its end, or to the end of the buffer. */
static void read_tag(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    struct uric_tag_state h;
    size_t at = (size_t)(f->tag_at - f->offset);
    enum uric_tag tag;

    h.state = f->tag_state;
    h.all = (f->flags & URIC_FIND_ATTRIBUTES) != 0;
    h.in_value = f->value != VALUE_NONE;
    h.begin = f->value_begin;
    h.end = f->value_end;
    tag = uric_find_tag(&h, f->offset, x->s, &at, x->n);
    if (f->value == VALUE_LOST)
        pass_value(x, tag == URIC_TAG_VALUE ? h.end : f->offset + x->n);
    f->value = (uint8_t)value_of(f, &h, tag);
    f->tag_state = (int16_t)(tag == URIC_TAG_LEFT ? 0 : h.state);
    f->tag_at = f->offset + at;
    f->value_begin = h.begin;
    f->value_end = h.end;
}

static enum verdict look_at_angle(struct find_search *x, size_t angle)
{
    struct uric_finder *const f = x->f;

    if (f->tag_state != 0 || f->offset + angle < f->tag_at)
        return NOTHING;
    f->tag_state = (int16_t)uric_find_tag_begin();
    f->tag_at = f->offset + angle + 1;
    return NOTHING;
}

/* ---- the search ---- */

/* Skips the rest of a URI that is too long: 1, or 0 if it does not end in this buffer. */
static int pass_long(struct find_search *x)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;

    while (x->next < x->n &&
           !(is_strict ? is_excluded(x->s[x->next]) : ends_all(x->s[x->next])))
        x->next++;
    x->f->passing = x->next == x->n;
    x->done = x->next;
    return !x->f->passing;
}

/* Where the text ends and the value of an attribute starts. */
static size_t end_of_text(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    size_t begin;

    if (f->tag_state != 0 && f->value != VALUE_READY)
        read_tag(x);
    if (f->value != VALUE_READY && f->value != VALUE_OPEN)
        return x->n;
    begin = (size_t)(f->value_begin - f->offset);
    if (f->value == VALUE_OPEN && x->n - begin > URIC_FIND_LONGEST) {
        f->value = VALUE_LOST;
        f->too_long++;
        pass_value(x, f->offset + x->n);
        return x->n;
    }
    return f->value == VALUE_READY || x->more ? begin : x->n;
}

static enum verdict look_at(struct find_search *x, size_t i)
{
    switch (x->s[i]) {
    case ':': return look_at_colon(x, i);
    case '.': return look_at_dot(x, i);
    default: return look_at_angle(x, i);
    }
}

/* Returns FOUND, or sets *needed to the offset up to which the text is no longer needed. */
static enum verdict search_buffer(struct find_search *x, size_t *needed)
{
    const unsigned char *const s = (const unsigned char *)x->s;
    struct uric_finder *const f = x->f;

    for (;;) {
        enum verdict verdict;
        size_t end, at;

        *needed = x->n;
        if (f->passing && !pass_long(x))
            return NOTHING;
        end = end_of_text(x);
        at = x->next < end ? uric_find_marker(s, x->next, end, f->flags) : end;
        if (at == end && f->value == VALUE_READY) {
            if (x->next < end)
                x->next = end;
            if (look_at_value(x) == FOUND)
                return FOUND;
            continue;
        }
        if (at == end) {
            if (x->next < end)
                x->next = end;
            *needed = end;
            return NOTHING;
        }
        verdict = look_at(x, at);
        if (verdict == MORE) {
            x->next = *needed = at;
            return NOTHING;
        }
        if (x->next <= at)
            x->next = at + 1;
        if (verdict == FOUND)
            return FOUND;
    }
}

void uric_find_init(struct uric_finder *f, enum uric_find_flags flags)
{
    memset(f, 0, sizeof *f);
    f->flags = flags;
}

void uric_find_init_at(struct uric_finder *f, enum uric_find_flags flags,
                       uint64_t offset, size_t before)
{
    uric_find_init(f, flags);
    f->offset = offset - before;
    f->next = offset;
}

bool uric_find(struct uric_finder *f, const char *s, size_t n, bool more,
               struct uric_found *found)
{
    struct find_search x;
    enum verdict verdict;
    size_t needed;

    x.f = f;
    x.s = s;
    x.n = n;
    x.more = more;
    x.found = found;
    x.done = f->done > f->offset ? (size_t)(f->done - f->offset) : 0;
    x.next = (size_t)(f->next - f->offset);
    verdict = search_buffer(&x, &needed);
    f->next = f->offset + x.next;
    f->done = f->offset + x.done;
    if (verdict == FOUND)
        return true;
    if (!more)
        f->offset = f->next = f->offset + n;
    else if (needed > URIC_FIND_CONTEXT)
        f->offset += needed - URIC_FIND_CONTEXT;
    return false;
}

/* ---- cutting a text ---- */

/* The offset after the last byte before i that ends every URI, white space aside; 0 if none.
 * Such a byte can only be a delimiter; a "\" may be in an escaped URI. */
static size_t after_excluded(const char *s, size_t i)
{
    while (i > 0 && (!ends_all(s[i - 1]) || is_white(s[i - 1]) || s[i - 1] == '\\'))
        i--;
    return i;
}

/* Whether the delimiter before i may open a URI whose closing delimiter is at n or later. */
static int delimiter_is_open(const char *s, size_t i, size_t n, char delimiter)
{
    struct uric_delimited d;

    return is_delimiter(delimiter) &&
           uric_find_delimited(s + i, n - i, delimiter == '"', &d) == n - i;
}

static int begins_with_scheme(const char *s, size_t n)
{
    size_t i = 0;

    if (n == 0 || !is_of(s[0], URIC_TEXT_LETTER))
        return 0;
    while (i < n && is_of(s[i], URIC_TEXT_SCHEME))
        i++;
    return i < n && s[i] == ':';
}

static size_t after_white(const char *s, size_t i, size_t n)
{
    while (i < n && is_white(s[i]))
        i++;
    return i;
}

/* Whether the n bytes at s, which end in a quote, may be a URI that this quote closes: one of
 * RFC 3986, in pieces, or one with bytes beyond it, in one. */
static int is_closed(const char *s, size_t n)
{
    struct uric_delimited d;
    size_t i = after_white(s, 0, n);

    uric_find_delimited(s, n, 1, &d);
    if (d.closed && begins_with_scheme(s + d.begin, n - d.begin))
        return 1;
    if (n - i >= 4 && is_prefix(s + i, 4))
        i = after_white(s, i + 4, n);
    if (!begins_with_scheme(s + i, n - i))
        return 0;
    while (i < n && !is_white(s[i]))
        i++;
    return i == n;
}

/* The offset after the last quote that closes no URI; 0 if every quote may close one.  Whether
 * a quote closes a URI depends on the quote before it. */
static size_t after_opening(const char *s, size_t i, size_t before)
{
    while (i > 0) {
        const size_t last = after_excluded(s, i - 1);
        const char delimiter = last + before > 0 ? *(s + last - 1) : '\0';

        if (delimiter != '"' || !is_closed(s + last, i - last))
            break;
        i = last;
    }
    return i;
}

size_t uric_find_cut(const char *s, size_t n, size_t before)
{
    const size_t i = after_excluded(s, n);
    const char delimiter = i + before > 0 ? *(s + i - 1) : '\0';
    size_t space = n;

    while (space > i && !is_white(s[space - 1]))
        space--;
    if (space - i >= URIC_FIND_LONGEST + URIC_FIND_CONTEXT ||
        !delimiter_is_open(s, i, n, delimiter))
        return space;
    return delimiter == '"' ? after_opening(s, i, before) : i;
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
