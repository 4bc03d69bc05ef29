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
#define URIC_TEXT_WORD 32u

static const unsigned char uric_text_class[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  24,   0,  16,  16,  18,  16,  16,  16,  16,  24,  20,  16,  20,  28,  18,
     54,  54,  54,  54,  54,  54,  54,  54,  54,  54,  24,  16,   0,  16,   0,  24,
     16,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,
     55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  16,   0,  16,   0,  16,
      0,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,
     55,  55,  55,  55,  55,  55,  55,  55,  55,  55,  55,   0,   0,   0,  16,   0,
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

/* Where a URI ends, in offsets from its start. */
struct uric_bare {
    size_t end, read;       /* its end; and how far the text was read for that */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char escaped;  /* 1: a character reference ends it */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes by then */
};

/* Writes the end of the URI that starts at s to *b.  n: how many bytes the grammar accepts.
 * room >= n: how many may be read; the byte after the n may decide.  before is the byte before
 * s, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_bare *b);

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
	0, 0, 4, 6, 8, 9, 15, 23,
	29, 31, 33, 35, 53, 55, 57, 58,
	60, 62, 64, 66, 68, 70, 71, 87,
	102, 118, 134, 150, 167, 169, 171, 172,
	175, 177, 181, 184, 186, 188, 190, 193,
	197, 201, 203, 205, 207, 208, 209, 209,
	211, 213, 215, 216, 218, 220, 222, 224,
	225, 231, 243, 254, 258, 260, 263, 265,
	266, 273, 279, 285, 291, 293, 295, 297,
	299, 300, 306, 313, 320, 327, 334, 341,
	348, 355, 362, 369, 376, 383, 390, 397,
	404, 411, 418, 425, 432, 439, 446, 453,
	460, 467, 474, 481, 488, 495, 502, 509,
	516, 522, 523, 530, 538, 546, 554, 562,
	570, 578, 586, 594, 602, 610, 618, 626,
	634, 642, 650, 658, 666, 674, 682, 690,
	698, 706, 714, 722, 730, 738, 746, 754,
	762, 764, 766, 768, 779, 779, 789, 794,
	794, 799, 803, 815
};

static const unsigned char _find_shape_trans_keys[] = {
	70u, 87u, 102u, 119u, 84u, 116u, 80u, 112u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 87u,
	119u, 87u, 119u, 67u, 68u, 71u, 77u, 78u,
	83u, 84u, 85u, 88u, 99u, 100u, 103u, 109u,
	110u, 115u, 116u, 117u, 120u, 73u, 105u, 68u,
	100u, 58u, 63u, 64u, 63u, 64u, 63u, 64u,
	65u, 97u, 84u, 116u, 65u, 97u, 58u, 33u,
	44u, 59u, 126u, 35u, 39u, 42u, 46u, 48u,
	57u, 65u, 90u, 94u, 95u, 97u, 122u, 33u,
	47u, 126u, 35u, 39u, 42u, 43u, 45u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 126u,
	35u, 39u, 42u, 43u, 45u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 44u,
	59u, 126u, 35u, 39u, 42u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 126u,
	35u, 39u, 42u, 43u, 45u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 44u,
	59u, 61u, 126u, 35u, 39u, 42u, 46u, 48u,
	57u, 65u, 90u, 94u, 95u, 97u, 122u, 69u,
	101u, 79u, 111u, 58u, 45u, 48u, 57u, 48u,
	57u, 44u, 46u, 48u, 57u, 45u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 44u, 48u,
	57u, 65u, 73u, 97u, 105u, 71u, 73u, 103u,
	105u, 78u, 110u, 69u, 101u, 84u, 116u, 58u,
	63u, 76u, 108u, 84u, 116u, 79u, 111u, 58u,
	63u, 64u, 69u, 101u, 87u, 119u, 83u, 115u,
	58u, 63u, 64u, 65u, 90u, 97u, 122u, 43u,
	45u, 46u, 63u, 64u, 95u, 48u, 57u, 65u,
	90u, 97u, 122u, 43u, 45u, 63u, 64u, 95u,
	48u, 57u, 65u, 90u, 97u, 122u, 73u, 77u,
	105u, 109u, 80u, 112u, 58u, 83u, 115u, 83u,
	115u, 58u, 43u, 40u, 41u, 45u, 46u, 48u,
	57u, 40u, 41u, 45u, 46u, 48u, 57u, 40u,
	41u, 45u, 46u, 48u, 57u, 40u, 41u, 45u,
	46u, 48u, 57u, 69u, 101u, 76u, 108u, 82u,
	114u, 78u, 110u, 58u, 48u, 57u, 65u, 90u,
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
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 58u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 77u, 109u, 80u, 112u, 80u, 112u,
	35u, 46u, 47u, 58u, 63u, 45u, 57u, 65u,
	90u, 97u, 122u, 35u, 47u, 58u, 63u, 48u,
	57u, 65u, 90u, 97u, 122u, 35u, 47u, 63u,
	48u, 57u, 44u, 46u, 59u, 48u, 57u, 44u,
	59u, 48u, 57u, 43u, 45u, 46u, 63u, 64u,
	95u, 48u, 57u, 65u, 90u, 97u, 122u, 44u,
	59u, 63u, 40u, 41u, 45u, 46u, 48u, 57u,
	0
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
	0, 0, 0, 0, 0, 3, 3, 3,
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
	0, 0, 0, 3, 0, 3, 1, 0,
	1, 1, 3, 3
};

static const short _find_shape_index_offsets[] = {
	0, 0, 5, 8, 11, 13, 17, 23,
	27, 29, 32, 35, 54, 57, 60, 62,
	64, 67, 69, 72, 75, 78, 80, 91,
	101, 111, 122, 132, 144, 147, 150, 152,
	155, 157, 161, 164, 166, 168, 170, 173,
	178, 183, 186, 189, 192, 194, 196, 197,
	200, 203, 206, 208, 211, 214, 217, 220,
	222, 226, 236, 245, 250, 253, 257, 260,
	262, 267, 271, 275, 279, 282, 285, 288,
	291, 293, 297, 302, 307, 312, 317, 322,
	327, 332, 337, 342, 347, 352, 357, 362,
	367, 372, 377, 382, 387, 392, 397, 402,
	407, 412, 417, 422, 427, 432, 437, 442,
	447, 451, 453, 458, 464, 470, 476, 482,
	488, 494, 500, 506, 512, 518, 524, 530,
	536, 542, 548, 554, 560, 566, 572, 578,
	584, 590, 596, 602, 608, 614, 620, 626,
	632, 635, 638, 641, 650, 651, 659, 664,
	665, 670, 674, 684
};

static const unsigned char _find_shape_indicies[] = {
	0, 2, 0, 2, 1, 3, 3, 1,
	4, 4, 1, 5, 1, 6, 6, 6,
	1, 6, 7, 6, 6, 6, 1, 8,
	8, 8, 1, 9, 1, 10, 10, 1,
	4, 4, 1, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 11, 12, 13, 14,
	15, 16, 17, 18, 19, 1, 20, 20,
	1, 21, 21, 1, 22, 1, 1, 23,
	1, 24, 23, 1, 25, 26, 26, 1,
	27, 27, 1, 28, 28, 1, 29, 1,
	30, 25, 31, 30, 30, 30, 30, 30,
	30, 30, 1, 30, 32, 30, 30, 30,
	30, 30, 30, 30, 1, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 1, 33,
	25, 31, 33, 33, 33, 33, 33, 33,
	33, 1, 34, 34, 34, 34, 34, 34,
	34, 34, 34, 1, 34, 25, 31, 32,
	34, 34, 34, 34, 34, 34, 34, 1,
	35, 35, 1, 36, 36, 1, 37, 1,
	38, 39, 1, 39, 1, 40, 41, 39,
	1, 42, 43, 1, 43, 1, 44, 1,
	45, 1, 40, 45, 1, 46, 20, 46,
	20, 1, 47, 48, 47, 48, 1, 49,
	49, 1, 50, 50, 1, 51, 51, 1,
	52, 1, 53, 1, 25, 54, 54, 1,
	55, 55, 1, 56, 56, 1, 57, 1,
	53, 1, 23, 58, 58, 1, 59, 59,
	1, 60, 60, 1, 61, 1, 1, 62,
	62, 23, 62, 62, 63, 1, 24, 62,
	62, 62, 62, 23, 64, 64, 1, 24,
	64, 64, 64, 64, 23, 65, 66, 65,
	66, 1, 67, 67, 1, 22, 21, 21,
	1, 68, 68, 1, 69, 1, 70, 70,
	70, 71, 1, 70, 70, 71, 1, 71,
	71, 72, 1, 72, 72, 73, 1, 74,
	74, 1, 68, 68, 1, 75, 75, 1,
	76, 76, 1, 77, 1, 78, 78, 78,
	1, 79, 80, 80, 80, 1, 81, 82,
	82, 82, 1, 83, 84, 84, 84, 1,
	85, 86, 86, 86, 1, 87, 88, 88,
	88, 1, 89, 90, 90, 90, 1, 91,
	92, 92, 92, 1, 93, 94, 94, 94,
	1, 95, 96, 96, 96, 1, 97, 98,
	98, 98, 1, 99, 100, 100, 100, 1,
	101, 102, 102, 102, 1, 103, 104, 104,
	104, 1, 105, 106, 106, 106, 1, 107,
	108, 108, 108, 1, 109, 110, 110, 110,
	1, 111, 112, 112, 112, 1, 113, 114,
	114, 114, 1, 115, 116, 116, 116, 1,
	117, 118, 118, 118, 1, 119, 120, 120,
	120, 1, 121, 122, 122, 122, 1, 123,
	124, 124, 124, 1, 125, 126, 126, 126,
	1, 127, 128, 128, 128, 1, 129, 130,
	130, 130, 1, 131, 132, 132, 132, 1,
	133, 134, 134, 134, 1, 135, 136, 136,
	136, 1, 137, 138, 138, 138, 1, 139,
	139, 139, 1, 53, 1, 53, 139, 139,
	139, 1, 137, 53, 138, 138, 138, 1,
	135, 53, 136, 136, 136, 1, 133, 53,
	134, 134, 134, 1, 131, 53, 132, 132,
	132, 1, 129, 53, 130, 130, 130, 1,
	127, 53, 128, 128, 128, 1, 125, 53,
	126, 126, 126, 1, 123, 53, 124, 124,
	124, 1, 121, 53, 122, 122, 122, 1,
	119, 53, 120, 120, 120, 1, 117, 53,
	118, 118, 118, 1, 115, 53, 116, 116,
	116, 1, 113, 53, 114, 114, 114, 1,
	111, 53, 112, 112, 112, 1, 109, 53,
	110, 110, 110, 1, 107, 53, 108, 108,
	108, 1, 105, 53, 106, 106, 106, 1,
	103, 53, 104, 104, 104, 1, 101, 53,
	102, 102, 102, 1, 99, 53, 100, 100,
	100, 1, 97, 53, 98, 98, 98, 1,
	95, 53, 96, 96, 96, 1, 93, 53,
	94, 94, 94, 1, 91, 53, 92, 92,
	92, 1, 89, 53, 90, 90, 90, 1,
	87, 53, 88, 88, 88, 1, 85, 53,
	86, 86, 86, 1, 83, 53, 84, 84,
	84, 1, 81, 53, 82, 82, 82, 1,
	140, 140, 1, 141, 141, 1, 21, 21,
	1, 142, 143, 142, 144, 142, 8, 8,
	8, 1, 145, 142, 142, 144, 142, 8,
	8, 8, 1, 142, 142, 142, 9, 1,
	146, 25, 147, 25, 43, 1, 25, 25,
	44, 1, 64, 64, 63, 1, 24, 64,
	64, 64, 64, 23, 25, 25, 25, 73,
	73, 73, 1, 0
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
	0, 1, 0, 1, 3, 2, 1, 2,
	3, 0, 1, 2, 3, 1, 2, 3

};

static const short _find_html_key_offsets[] = {
	0, 0, 11, 13, 14, 15, 16, 17,
	19, 26, 40, 48, 62, 70, 76, 77,
	78, 88, 98, 108, 118, 128, 136, 150,
	158, 164, 165, 166, 167, 168, 178, 188,
	198, 208, 218, 229, 238, 247, 256, 265,
	272, 286, 294, 308, 316, 322, 323, 326,
	328, 330, 333, 335, 337, 342, 346, 350,
	354, 358, 362, 366, 375, 379, 383, 387,
	391, 395, 404, 406, 408, 411, 414, 418,
	422, 426, 430, 434, 438, 447, 450, 453,
	456, 459, 462, 465, 473, 474, 475, 485,
	495, 505, 515, 525, 533, 547, 555, 561,
	562, 563, 564, 565, 575, 585, 595, 605,
	615, 624, 633, 642, 649, 663, 671, 685,
	693, 699, 700, 702, 705, 708, 711, 714,
	717, 718, 719, 729, 739, 749, 759, 769,
	777, 791, 799, 805, 806, 807, 808, 809,
	819, 829, 839, 849, 859, 870, 879, 888,
	897, 906, 915, 924, 931, 945, 953, 967,
	975, 981, 982, 984, 987, 990, 993, 996,
	999, 1002, 1005, 1008, 1009, 1010, 1020, 1030,
	1040, 1050, 1060, 1068, 1082, 1090, 1096, 1097,
	1098, 1099, 1100, 1110, 1120, 1130, 1140, 1150,
	1159, 1168, 1177, 1184, 1198, 1206, 1220, 1228,
	1234, 1235, 1237, 1240, 1243, 1246, 1249, 1252,
	1253, 1254, 1264, 1274, 1284, 1294, 1304, 1312,
	1326, 1334, 1340, 1341, 1342, 1343, 1344, 1354,
	1364, 1374, 1384, 1394
};

static const unsigned char _find_html_trans_keys[] = {
	33u, 47u, 63u, 83u, 84u, 115u, 116u, 65u,
	90u, 97u, 122u, 45u, 62u, 62u, 45u, 45u,
	45u, 45u, 62u, 32u, 47u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 72u,
	83u, 97u, 104u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 39u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 73u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 78u, 110u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 34u, 39u, 39u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	70u, 102u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 67u, 84u, 99u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 80u, 112u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 72u, 83u, 97u, 104u, 115u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 60u, 33u, 47u, 60u, 45u, 60u,
	45u, 60u, 45u, 60u, 62u, 45u, 60u, 45u,
	60u, 45u, 47u, 60u, 83u, 115u, 45u, 60u,
	83u, 115u, 45u, 60u, 67u, 99u, 45u, 60u,
	82u, 114u, 45u, 60u, 73u, 105u, 45u, 60u,
	80u, 112u, 45u, 60u, 84u, 116u, 32u, 45u,
	47u, 60u, 62u, 9u, 10u, 12u, 13u, 45u,
	60u, 67u, 99u, 45u, 60u, 82u, 114u, 45u,
	60u, 73u, 105u, 45u, 60u, 80u, 112u, 45u,
	60u, 84u, 116u, 32u, 45u, 47u, 60u, 62u,
	9u, 10u, 12u, 13u, 45u, 60u, 45u, 60u,
	45u, 60u, 62u, 45u, 47u, 60u, 45u, 60u,
	83u, 115u, 45u, 60u, 67u, 99u, 45u, 60u,
	82u, 114u, 45u, 60u, 73u, 105u, 45u, 60u,
	80u, 112u, 45u, 60u, 84u, 116u, 32u, 45u,
	47u, 60u, 62u, 9u, 10u, 12u, 13u, 60u,
	83u, 115u, 60u, 67u, 99u, 60u, 82u, 114u,
	60u, 73u, 105u, 60u, 80u, 112u, 60u, 84u,
	116u, 32u, 47u, 60u, 62u, 9u, 10u, 12u,
	13u, 34u, 39u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 73u, 105u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 79u, 111u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 78u,
	110u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 72u, 83u, 97u, 104u, 115u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 34u, 34u, 39u, 39u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 70u, 102u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 82u,
	114u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 67u, 99u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 89u, 121u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 76u, 108u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 72u, 83u,
	97u, 104u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 72u, 83u, 97u, 104u,
	115u, 9u, 10u, 12u, 13u, 32u, 34u, 39u,
	62u, 9u, 10u, 12u, 13u, 32u, 62u, 9u,
	10u, 12u, 13u, 60u, 47u, 60u, 60u, 83u,
	115u, 60u, 84u, 116u, 60u, 89u, 121u, 60u,
	76u, 108u, 60u, 69u, 101u, 34u, 39u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 84u, 116u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 73u,
	105u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 79u, 111u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 78u, 110u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 72u, 83u,
	97u, 104u, 115u, 9u, 10u, 12u, 13u, 32u,
	34u, 39u, 62u, 9u, 10u, 12u, 13u, 32u,
	62u, 9u, 10u, 12u, 13u, 34u, 34u, 39u,
	39u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 69u,
	101u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 70u, 102u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 82u, 114u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 67u, 99u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 69u, 73u,
	101u, 105u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 88u, 120u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 65u, 97u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 62u, 65u, 97u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	72u, 83u, 97u, 104u, 115u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 72u, 83u,
	97u, 104u, 115u, 9u, 10u, 12u, 13u, 32u,
	34u, 39u, 62u, 9u, 10u, 12u, 13u, 32u,
	62u, 9u, 10u, 12u, 13u, 60u, 47u, 60u,
	60u, 84u, 116u, 60u, 69u, 101u, 60u, 88u,
	120u, 60u, 84u, 116u, 60u, 65u, 97u, 60u,
	82u, 114u, 60u, 69u, 101u, 60u, 65u, 97u,
	34u, 39u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 73u, 105u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 79u, 111u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 78u, 110u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 72u, 83u, 97u, 104u, 115u, 9u, 10u,
	12u, 13u, 32u, 34u, 39u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 9u, 10u, 12u, 13u,
	34u, 34u, 39u, 39u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 70u, 102u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 84u, 116u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 76u, 108u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 72u, 83u, 97u, 104u, 115u,
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
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 34u, 39u, 39u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	70u, 102u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 0
};

static const char _find_html_single_lengths[] = {
	0, 7, 2, 1, 1, 1, 1, 2,
	3, 10, 4, 10, 4, 2, 1, 1,
	6, 6, 6, 6, 6, 4, 10, 4,
	2, 1, 1, 1, 1, 6, 6, 6,
	6, 6, 7, 5, 5, 5, 5, 3,
	10, 4, 10, 4, 2, 1, 3, 2,
	2, 3, 2, 2, 5, 4, 4, 4,
	4, 4, 4, 5, 4, 4, 4, 4,
	4, 5, 2, 2, 3, 3, 4, 4,
	4, 4, 4, 4, 5, 3, 3, 3,
	3, 3, 3, 4, 1, 1, 6, 6,
	6, 6, 6, 4, 10, 4, 2, 1,
	1, 1, 1, 6, 6, 6, 6, 6,
	5, 5, 5, 3, 10, 4, 10, 4,
	2, 1, 2, 3, 3, 3, 3, 3,
	1, 1, 6, 6, 6, 6, 6, 4,
	10, 4, 2, 1, 1, 1, 1, 6,
	6, 6, 6, 6, 7, 5, 5, 5,
	5, 5, 5, 3, 10, 4, 10, 4,
	2, 1, 2, 3, 3, 3, 3, 3,
	3, 3, 3, 1, 1, 6, 6, 6,
	6, 6, 4, 10, 4, 2, 1, 1,
	1, 1, 6, 6, 6, 6, 6, 5,
	5, 5, 3, 10, 4, 10, 4, 2,
	1, 2, 3, 3, 3, 3, 3, 1,
	1, 6, 6, 6, 6, 6, 4, 10,
	4, 2, 1, 1, 1, 1, 6, 6,
	6, 6, 6, 0
};

static const char _find_html_range_lengths[] = {
	0, 2, 0, 0, 0, 0, 0, 0,
	2, 2, 2, 2, 2, 2, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 2, 0, 0, 0, 0,
	0, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 2, 0, 0, 0,
	0, 0, 0, 2, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 0, 0, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 0, 0,
	0, 0, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 0
};

static const short _find_html_index_offsets[] = {
	0, 0, 10, 13, 15, 17, 19, 21,
	24, 30, 43, 50, 63, 70, 75, 77,
	79, 88, 97, 106, 115, 124, 131, 144,
	151, 156, 158, 160, 162, 164, 173, 182,
	191, 200, 209, 219, 227, 235, 243, 251,
	257, 270, 277, 290, 297, 302, 304, 308,
	311, 314, 318, 321, 324, 330, 335, 340,
	345, 350, 355, 360, 368, 373, 378, 383,
	388, 393, 401, 404, 407, 411, 415, 420,
	425, 430, 435, 440, 445, 453, 457, 461,
	465, 469, 473, 477, 484, 486, 488, 497,
	506, 515, 524, 533, 540, 553, 560, 565,
	567, 569, 571, 573, 582, 591, 600, 609,
	618, 626, 634, 642, 648, 661, 668, 681,
	688, 693, 695, 698, 702, 706, 710, 714,
	718, 720, 722, 731, 740, 749, 758, 767,
	774, 787, 794, 799, 801, 803, 805, 807,
	816, 825, 834, 843, 852, 862, 870, 878,
	886, 894, 902, 910, 916, 929, 936, 949,
	956, 961, 963, 966, 970, 974, 978, 982,
	986, 990, 994, 998, 1000, 1002, 1011, 1020,
	1029, 1038, 1047, 1054, 1067, 1074, 1079, 1081,
	1083, 1085, 1087, 1096, 1105, 1114, 1123, 1132,
	1140, 1148, 1156, 1162, 1175, 1182, 1195, 1202,
	1207, 1209, 1212, 1216, 1220, 1224, 1228, 1232,
	1234, 1236, 1245, 1254, 1263, 1272, 1281, 1288,
	1301, 1308, 1313, 1315, 1317, 1319, 1321, 1330,
	1339, 1348, 1357, 1366
};

static const unsigned char _find_html_indicies[] = {
	1, 2, 2, 4, 5, 4, 5, 3,
	3, 0, 6, 0, 2, 0, 2, 7,
	8, 9, 7, 10, 7, 10, 0, 7,
	11, 11, 0, 11, 11, 3, 11, 11,
	8, 0, 13, 14, 15, 13, 14, 15,
	11, 11, 12, 16, 11, 17, 0, 16,
	16, 12, 16, 11, 17, 0, 13, 14,
	15, 13, 14, 15, 16, 16, 12, 17,
	19, 20, 8, 17, 17, 18, 11, 0,
	11, 11, 18, 11, 19, 11, 20, 16,
	11, 17, 0, 21, 21, 16, 16, 12,
	16, 11, 17, 0, 22, 22, 16, 16,
	12, 16, 11, 17, 0, 23, 23, 16,
	16, 12, 16, 11, 17, 0, 24, 24,
	16, 16, 12, 16, 11, 17, 0, 25,
	25, 16, 16, 12, 26, 11, 27, 0,
	26, 26, 12, 26, 11, 27, 0, 13,
	14, 15, 13, 14, 15, 26, 26, 12,
	27, 29, 30, 8, 27, 27, 28, 32,
	33, 32, 32, 31, 35, 34, 32, 36,
	35, 37, 32, 38, 16, 11, 17, 0,
	39, 39, 16, 16, 12, 16, 11, 17,
	0, 40, 40, 16, 16, 12, 16, 11,
	17, 0, 25, 25, 16, 16, 12, 16,
	11, 17, 0, 41, 41, 16, 16, 12,
	16, 11, 17, 0, 25, 25, 16, 16,
	12, 11, 11, 0, 42, 43, 42, 43,
	11, 11, 3, 11, 11, 0, 44, 44,
	11, 11, 3, 11, 11, 0, 45, 45,
	11, 11, 3, 11, 11, 0, 46, 46,
	11, 11, 3, 11, 11, 0, 47, 47,
	11, 11, 3, 48, 48, 49, 48, 48,
	3, 48, 48, 8, 49, 51, 52, 53,
	51, 52, 53, 48, 48, 50, 54, 48,
	55, 49, 54, 54, 50, 54, 48, 55,
	49, 51, 52, 53, 51, 52, 53, 54,
	54, 50, 55, 57, 58, 8, 55, 55,
	56, 48, 49, 48, 48, 56, 59, 49,
	60, 61, 59, 49, 62, 59, 49, 63,
	59, 49, 63, 65, 49, 64, 66, 65,
	64, 63, 65, 64, 66, 67, 65, 68,
	68, 64, 66, 65, 69, 69, 64, 66,
	65, 70, 70, 64, 66, 65, 71, 71,
	64, 66, 65, 72, 72, 64, 66, 65,
	73, 73, 64, 66, 65, 74, 74, 64,
	0, 66, 0, 65, 0, 0, 0, 64,
	66, 65, 75, 75, 64, 66, 65, 76,
	76, 64, 66, 65, 77, 77, 64, 66,
	65, 78, 78, 64, 66, 65, 79, 79,
	64, 80, 66, 80, 65, 80, 80, 80,
	64, 81, 82, 80, 83, 82, 80, 83,
	82, 49, 80, 81, 84, 82, 80, 81,
	82, 85, 85, 80, 81, 82, 86, 86,
	80, 81, 82, 87, 87, 80, 81, 82,
	88, 88, 80, 81, 82, 89, 89, 80,
	81, 82, 90, 90, 80, 64, 81, 64,
	82, 64, 64, 64, 80, 59, 91, 91,
	49, 59, 92, 92, 49, 59, 93, 93,
	49, 59, 94, 94, 49, 59, 95, 95,
	49, 59, 96, 96, 49, 0, 0, 59,
	0, 0, 0, 49, 48, 57, 48, 58,
	54, 48, 55, 49, 97, 97, 54, 54,
	50, 54, 48, 55, 49, 98, 98, 54,
	54, 50, 54, 48, 55, 49, 99, 99,
	54, 54, 50, 54, 48, 55, 49, 100,
	100, 54, 54, 50, 54, 48, 55, 49,
	101, 101, 54, 54, 50, 102, 48, 103,
	49, 102, 102, 50, 102, 48, 103, 49,
	51, 52, 53, 51, 52, 53, 102, 102,
	50, 103, 105, 106, 8, 103, 103, 104,
	108, 109, 108, 108, 107, 111, 110, 108,
	112, 111, 113, 108, 114, 54, 48, 55,
	49, 115, 115, 54, 54, 50, 54, 48,
	55, 49, 116, 116, 54, 54, 50, 54,
	48, 55, 49, 101, 101, 54, 54, 50,
	54, 48, 55, 49, 117, 117, 54, 54,
	50, 54, 48, 55, 49, 101, 101, 54,
	54, 50, 11, 11, 0, 118, 118, 11,
	11, 3, 11, 11, 0, 119, 119, 11,
	11, 3, 11, 11, 0, 120, 120, 11,
	11, 3, 121, 121, 122, 121, 121, 3,
	121, 121, 8, 122, 124, 125, 126, 124,
	125, 126, 121, 121, 123, 127, 121, 128,
	122, 127, 127, 123, 127, 121, 128, 122,
	124, 125, 126, 124, 125, 126, 127, 127,
	123, 128, 130, 131, 8, 128, 128, 129,
	121, 122, 121, 121, 129, 132, 122, 133,
	132, 122, 132, 134, 134, 122, 132, 135,
	135, 122, 132, 136, 136, 122, 132, 137,
	137, 122, 132, 0, 0, 122, 121, 130,
	121, 131, 127, 121, 128, 122, 138, 138,
	127, 127, 123, 127, 121, 128, 122, 139,
	139, 127, 127, 123, 127, 121, 128, 122,
	140, 140, 127, 127, 123, 127, 121, 128,
	122, 141, 141, 127, 127, 123, 127, 121,
	128, 122, 142, 142, 127, 127, 123, 143,
	121, 144, 122, 143, 143, 123, 143, 121,
	144, 122, 124, 125, 126, 124, 125, 126,
	143, 143, 123, 144, 146, 147, 8, 144,
	144, 145, 149, 150, 149, 149, 148, 152,
	151, 149, 153, 152, 154, 149, 155, 127,
	121, 128, 122, 156, 156, 127, 127, 123,
	127, 121, 128, 122, 157, 157, 127, 127,
	123, 127, 121, 128, 122, 142, 142, 127,
	127, 123, 127, 121, 128, 122, 158, 158,
	127, 127, 123, 127, 121, 128, 122, 142,
	142, 127, 127, 123, 11, 11, 0, 159,
	160, 159, 160, 11, 11, 3, 11, 11,
	0, 161, 161, 11, 11, 3, 11, 11,
	0, 162, 162, 11, 11, 3, 11, 11,
	0, 163, 163, 11, 11, 3, 11, 11,
	0, 164, 164, 11, 11, 3, 11, 11,
	0, 165, 165, 11, 11, 3, 11, 11,
	0, 166, 166, 11, 11, 3, 167, 167,
	168, 167, 167, 3, 167, 167, 8, 168,
	170, 171, 172, 170, 171, 172, 167, 167,
	169, 173, 167, 174, 168, 173, 173, 169,
	173, 167, 174, 168, 170, 171, 172, 170,
	171, 172, 173, 173, 169, 174, 176, 177,
	8, 174, 174, 175, 167, 168, 167, 167,
	175, 178, 168, 179, 178, 168, 178, 180,
	180, 168, 178, 181, 181, 168, 178, 182,
	182, 168, 178, 183, 183, 168, 178, 184,
	184, 168, 178, 185, 185, 168, 178, 186,
	186, 168, 178, 0, 0, 168, 167, 176,
	167, 177, 173, 167, 174, 168, 187, 187,
	173, 173, 169, 173, 167, 174, 168, 188,
	188, 173, 173, 169, 173, 167, 174, 168,
	189, 189, 173, 173, 169, 173, 167, 174,
	168, 190, 190, 173, 173, 169, 173, 167,
	174, 168, 191, 191, 173, 173, 169, 192,
	167, 193, 168, 192, 192, 169, 192, 167,
	193, 168, 170, 171, 172, 170, 171, 172,
	192, 192, 169, 193, 195, 196, 8, 193,
	193, 194, 198, 199, 198, 198, 197, 201,
	200, 198, 202, 201, 203, 198, 204, 173,
	167, 174, 168, 205, 205, 173, 173, 169,
	173, 167, 174, 168, 206, 206, 173, 173,
	169, 173, 167, 174, 168, 191, 191, 173,
	173, 169, 173, 167, 174, 168, 207, 207,
	173, 173, 169, 173, 167, 174, 168, 191,
	191, 173, 173, 169, 11, 11, 0, 208,
	208, 11, 11, 3, 11, 11, 0, 209,
	209, 11, 11, 3, 11, 11, 0, 210,
	210, 11, 11, 3, 211, 211, 212, 211,
	211, 3, 211, 211, 8, 212, 214, 215,
	216, 214, 215, 216, 211, 211, 213, 217,
	211, 218, 212, 217, 217, 213, 217, 211,
	218, 212, 214, 215, 216, 214, 215, 216,
	217, 217, 213, 218, 220, 221, 8, 218,
	218, 219, 211, 212, 211, 211, 219, 222,
	212, 223, 222, 212, 222, 224, 224, 212,
	222, 225, 225, 212, 222, 226, 226, 212,
	222, 227, 227, 212, 222, 0, 0, 212,
	211, 220, 211, 221, 217, 211, 218, 212,
	228, 228, 217, 217, 213, 217, 211, 218,
	212, 229, 229, 217, 217, 213, 217, 211,
	218, 212, 230, 230, 217, 217, 213, 217,
	211, 218, 212, 231, 231, 217, 217, 213,
	217, 211, 218, 212, 232, 232, 217, 217,
	213, 233, 211, 234, 212, 233, 233, 213,
	233, 211, 234, 212, 214, 215, 216, 214,
	215, 216, 233, 233, 213, 234, 236, 237,
	8, 234, 234, 235, 239, 240, 239, 239,
	238, 242, 241, 239, 243, 242, 244, 239,
	245, 217, 211, 218, 212, 246, 246, 217,
	217, 213, 217, 211, 218, 212, 247, 247,
	217, 217, 213, 217, 211, 218, 212, 232,
	232, 217, 217, 213, 217, 211, 218, 212,
	248, 248, 217, 217, 213, 217, 211, 218,
	212, 232, 232, 217, 217, 213, 8, 0
};

static const unsigned char _find_html_trans_targs[] = {
	219, 2, 3, 8, 34, 140, 4, 5,
	0, 6, 7, 9, 10, 16, 29, 32,
	11, 12, 13, 14, 15, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 27, 24,
	9, 219, 26, 9, 26, 28, 28, 30,
	31, 33, 35, 104, 36, 37, 38, 39,
	40, 45, 41, 86, 99, 102, 42, 43,
	44, 84, 85, 46, 47, 77, 48, 49,
	50, 52, 51, 53, 60, 54, 55, 56,
	57, 58, 59, 61, 62, 63, 64, 65,
	66, 67, 69, 68, 70, 71, 72, 73,
	74, 75, 76, 78, 79, 80, 81, 82,
	83, 87, 88, 89, 90, 91, 92, 93,
	94, 95, 97, 94, 40, 45, 96, 40,
	96, 98, 98, 100, 101, 103, 105, 106,
	107, 108, 113, 109, 122, 135, 138, 110,
	111, 112, 120, 121, 114, 115, 116, 117,
	118, 119, 123, 124, 125, 126, 127, 128,
	129, 130, 131, 133, 130, 108, 113, 132,
	108, 132, 134, 134, 136, 137, 139, 141,
	183, 142, 143, 144, 145, 146, 147, 148,
	153, 149, 165, 178, 181, 150, 151, 152,
	163, 164, 154, 155, 156, 157, 158, 159,
	160, 161, 162, 166, 167, 168, 169, 170,
	171, 172, 173, 174, 176, 173, 148, 153,
	175, 148, 175, 177, 177, 179, 180, 182,
	184, 185, 186, 187, 192, 188, 201, 214,
	217, 189, 190, 191, 199, 200, 193, 194,
	195, 196, 197, 198, 202, 203, 204, 205,
	206, 207, 208, 209, 210, 212, 209, 187,
	192, 211, 187, 211, 213, 213, 215, 216,
	218
};

static const char _find_html_trans_actions[] = {
	3, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 0, 0,
	5, 12, 1, 8, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 0, 0, 0, 5, 5, 1, 8,
	0, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 0, 5, 5, 1,
	8, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 5, 5,
	1, 8, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 5,
	5, 1, 8, 0, 1, 0, 0, 0,
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

/* Finds URIs in free text (RFC 3986, Appendix C). */

/* The longest scheme; and the most white space allowed between a delimiter, "URL:" and the
 * scheme. */
enum { SCHEME_LONGEST = 64, GAP_LONGEST = 64 };

/* The result of examining a place. */
enum verdict { NOTHING, FOUND, MORE };

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
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute"
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
        while (i < n && !is_white(s[i]))
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

/* Where the scheme before a ":" starts; the ":" itself if there is none. */
static size_t scheme_begin(const struct find_search *x, size_t colon)
{
    const size_t least =
        colon - x->done > SCHEME_LONGEST ? colon - SCHEME_LONGEST : x->done;
    const size_t word = back_over(x->s, colon, least, URIC_TEXT_WORD);
    const size_t from = back_over(x->s, word, least, URIC_TEXT_SCHEME);
    size_t begin = from;

    while (begin < colon && !is_of(x->s[begin], URIC_TEXT_LETTER))
        begin++;
    if (begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_WORD))
        return colon;
    if (begin == from && begin > 0 && is_of(x->s[begin - 1], URIC_TEXT_SCHEME))
        return colon;
    if (begin < word)
        begin = after_sentence(x->s, begin, colon);
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

static enum verdict look_in_delimiters(struct find_search *x,
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

/* Finds where the URI that starts here ends: FOUND, with its length and how far it was read
 * in *b; MORE; or NOTHING if it is too long.  The bytes examined are at most a constant
 * multiple of those that are read. */
static enum verdict look_for_end(struct find_search *x, size_t begin, reach_of *reach,
                                 struct uric_bare *b)
{
    const char before = byte_before(x, begin);
    const size_t room = x->n - begin;
    size_t n = BARE_AT_FIRST;
    struct find_reach r;

    for (;; n *= BARE_GROWTH) {
        const size_t most = n < URIC_FIND_LONGEST + 1 ? n : URIC_FIND_LONGEST + 1;
        const size_t given = room < most ? room : most;

        reach(x->s + begin, given, &r);
        uric_find_bare_end(x->s + begin, r.length, given, before, b);
        if (b->ended)
            return FOUND;
        if (r.stopped == given && given > URIC_FIND_LONGEST) {
            x->f->too_long++;
            x->f->passing = 1;
            x->next = begin + given;
            return NOTHING;
        }
        if (r.stopped == given && given == room && x->more)
            return MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return FOUND;
        }
    }
}

/* The common case: a short URI worth reporting, ended by a byte that no URI contains.
 * look_for_end() would find the same end. */
static int is_plain(const struct find_search *x, const struct find_candidate *c,
                    struct uric_bare *b)
{
    const size_t begin = c->begin, room = x->n - begin, most = BARE_AT_FIRST;
    const size_t n = room < most ? room : most;

    uric_find_bare_end(x->s + begin, n, n, byte_before(x, begin), b);
    return b->ended && !b->escaped && !b->unclosed &&
           is_meant(x->s + begin, b->end, c->prefixed);
}

static enum verdict look_for_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t begin = c->begin;
    struct uric_bare b;
    enum verdict verdict;

    if (is_plain(x, c, &b)) {
        set_found(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
                  begin + b.end, c->prefixed ? c->outer : begin, begin + b.end);
        return FOUND;
    }
    verdict = look_for_end(x, begin, reach_of_uri, &b);
    if (verdict != FOUND)
        return verdict;
    if (!is_meant(x->s + begin, b.end, c->prefixed)) {
        x->next = begin + b.read;
        return NOTHING;
    }
    set_found(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
              begin + b.end, c->prefixed ? c->outer : begin, begin + b.end);
    if (b.unclosed)
        x->next = begin + b.read;
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
        return !is_excluded(s[0]) && may_have_shape(x->s + c->begin, i - c->begin)
                   ? FOUND
                   : NOTHING;
    if (n < 3 && x->more)
        return MORE;
    if (n < 3 || s[1] != '/' || is_excluded(s[2]))
        return NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? FOUND
               : NOTHING;
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
    verdict = can_be_bare(x, &c);
    return verdict == FOUND ? look_for_bare(x, &c) : verdict;
}

/* ---- suffix references ---- */

static int may_be_before_suffix(char c)
{
    return !is_of(c, URIC_TEXT_WORD) && memchr("._-~%@/:+&", c, 10) == NULL;
}

static enum verdict look_at_dot(struct find_search *x, size_t dot)
{
    const size_t begin = dot > 3 ? dot - 3 : 0;
    struct uric_bare b;
    enum verdict verdict;

    if (dot < x->done + 3 || (dot > 3 && !may_be_before_suffix(x->s[begin - 1])) ||
        uric_find_shape(uric_find_shape_begin(1), x->s + begin, 4) == 0)
        return NOTHING;
    verdict = look_for_end(x, begin, reach_of_suffix, &b);
    if (verdict != FOUND)
        return verdict;
    if (!uric_find_shape_final(
            uric_find_shape(uric_find_shape_begin(1), x->s + begin, b.end))) {
        x->next = begin + b.read;
        return NOTHING;
    }
    set_found(x, URIC_FOUND_SUFFIX, begin, begin + b.end, begin, begin + b.end);
    if (b.unclosed)
        x->next = begin + b.read;
    return FOUND;
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

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    found->length = (uint32_t)m.offset;
    return uric_stream_end(&m, &u) == URIC_OK;
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
    while (x->next < x->n && !is_excluded(x->s[x->next]))
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

/* The offset after the last byte before i that no URI can contain, white space aside; 0 if
 * none.  Such a byte can only be a delimiter. */
static size_t after_excluded(const char *s, size_t i)
{
    while (i > 0 && (is_white(s[i - 1]) || !is_excluded(s[i - 1])))
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

/* Whether the n bytes at s, which end in a quote, may be a URI that this quote closes. */
static int is_closed(const char *s, size_t n)
{
    struct uric_delimited d;

    uric_find_delimited(s, n, 1, &d);
    return d.closed && begins_with_scheme(s + d.begin, n - d.begin);
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
