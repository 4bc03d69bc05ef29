/* uric_iri in one file, to go with uric.c; its interface is uric_iri.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_IRI_INTERNAL static

#include "uric.h"
#include "uric_iri.h"

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


/* The scanner of IRIs: the automaton of grammar/machines/iri.rl, byte by byte. */
/* The scanner of IRIs without that of URIs before it. */
#ifndef URIC_IRI_IRI_BY_STATES_H
#define URIC_IRI_IRI_BY_STATES_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_IRI_INTERNAL_H
#define URIC_IRI_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_IRI_TABLE)
#define URIC_IRI_TABLES_ELSEWHERE
#endif
#ifndef URIC_IRI_TABLE
#define URIC_IRI_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_IRI_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_IRI_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_IRI_INTERNAL
#endif
#endif

#ifndef URIC_IRI_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_IRI_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_IRI_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_IRI_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_IRI_INLINE inline __attribute__((unused))
#else
#define URIC_IRI_NEVER_INLINE
#define URIC_IRI_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_IRI_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_IRI_FALLTHROUGH
#define URIC_IRI_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_IRI_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_IRI_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_IRI_INLINE const char *uric_iri_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_IRI_INLINE enum uric_status uric_iri_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_IRI_INLINE struct uric_bytes uric_iri_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_IRI_INLINE int uric_iri_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_IRI_INLINE void uric_iri_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_iri_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_IRI_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_IRI_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* The answer of uric_iri_parse_as() for one of its rules, by the states of IRIs alone; n is up
 * to URIC_MAX_LENGTH. */
URIC_IRI_INTERNAL enum uric_status uric_iri_iri_by_states(enum uric_iri_rule rule, const char *s,
                                                  size_t n, struct uric *u);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_IRI_ASCII_H
#define URIC_IRI_ASCII_H


static URIC_IRI_INLINE int uric_iri_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_IRI_INLINE int uric_iri_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_IRI_INLINE int uric_iri_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_IRI_INLINE int uric_iri_is_letter(int c)
{
    return uric_iri_is_upper(c) || uric_iri_is_lower(c);
}

static URIC_IRI_INLINE unsigned char uric_iri_lower(char c)
{
    return (unsigned char)(uric_iri_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_IRI_INLINE int uric_iri_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_iri_lower(s[i]) != uric_iri_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_IRI_INLINE int uric_iri_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_iri_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_IRI_INLINE int uric_iri_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_IRI_INLINE unsigned uric_iri_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_IRI_INLINE unsigned uric_iri_hex_value(char c)
{
    const unsigned char lower = uric_iri_lower(c);

    return uric_iri_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_iri_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_IRI_INLINE char uric_iri_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_IRI_INLINE char uric_iri_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif
/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_IRI_HEXDIG_H
#define URIC_IRI_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_IRI_CLASSES_H
#define URIC_IRI_CLASSES_H

#define URIC_IRI_CLASS_ALPHA 1u
#define URIC_IRI_CLASS_DIGIT 2u
#define URIC_IRI_CLASS_HEXDIG 4u
#define URIC_IRI_CLASS_URI 8u
#define URIC_IRI_CLASS_PCHAR 16u
#define URIC_IRI_CLASS_RESERVED 32u
#define URIC_IRI_CLASS_SUB_DELIMS 64u
#define URIC_IRI_CLASS_UNRESERVED 128u


URIC_IRI_TABLE const unsigned char uric_iri_class[256] = {
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
static URIC_IRI_INLINE int uric_iri_is_hexdig(unsigned char byte)
{
    return (uric_iri_class[byte] & URIC_IRI_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_IRI_INLINE int uric_iri_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_iri_is_hexdig(s[i + 1]) &&
           uric_iri_is_hexdig(s[i + 2]);
}

#endif

/* Generated from grammar/machines/iri.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_IRI_IRI_TABLES_H
#define URIC_IRI_IRI_TABLES_H

/* Where each rule starts. */
enum {
    URIC_IRI_IRI_START_IRI = 1,
    uric_iri_IRI_START_IRI_reference = 2,
    uric_iri_IRI_START_absolute_IRI = 3,
    uric_iri_IRI_START_irelative_ref = 4
};

/* Sets of bytes: the bits of their members in a table. */
enum {
    URIC_IRI_IRI_IS_IPV4ADDRESS = 48,
    URIC_IRI_IRI_IS_SEGMENT_NOT_SCHEME_NOT_COLON = 68,
    URIC_IRI_IRI_IS_SCHEME = 176,
    URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS = 192,
    URIC_IRI_IRI_IS_USERINFO_NOT_DIGIT = 232,
    URIC_IRI_IRI_IS_REG_NAME = 240,
    URIC_IRI_IRI_IS_REG_NAME_OR_AT = 244,
    URIC_IRI_IRI_IS_USERINFO = 248,
    URIC_IRI_IRI_IS_SEGMENT = 252,
    URIC_IRI_IRI_IS_PATH = 254,
    URIC_IRI_IRI_IS_FRAGMENT = 255,
    URIC_IRI_IRI_IS_SEGMENT_NOT_ALPHA_NOT_COLON = 14,
    URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3 = 16,
    URIC_IRI_IRI_IS_HEXDIG = 72,
    URIC_IRI_IRI_IS_IPV6ADDRESS = 77,
    URIC_IRI_IRI_IS_ALPHA = 96
};

/* Tables of bytes. */
static const unsigned char uric_iri_iri_bytes[2][256] = {
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
        2,64,64,64,64,64,64,32,32,32,32,32,32,32,32,32,
        32,32,32,32,32,32,32,32,32,32,32,0,0,0,0,2,
        0,64,64,64,64,64,64,32,32,32,32,32,32,32,32,32,
        32,32,32,32,32,32,32,32,32,32,32,0,0,0,2,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,16,16,16,16,16,16,16,16,16,16,16,16,16,16,
        16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,
        16,16,16,16,16,16,16,16,16,16,16,16,16,16,0,16,
        16,16,16,16,0,0,0,0,0,0,0,0,0,0,0,0,
    },
};

/* IPv4address: column of a byte; next state by 26 * column + state. */
URIC_IRI_TABLE const unsigned char uric_iri_table_IPv4address_column[256] = {
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
URIC_IRI_TABLE const unsigned char uric_iri_table_IPv4address_next[208] = {
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
URIC_IRI_TABLE const unsigned char uric_iri_table_IPv6address_column[256] = {
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
URIC_IRI_TABLE const unsigned char uric_iri_table_IPv6address_next[1520] = {
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
#define uric_iri_table_IPv4address_at(r, column) ((column) * 26 + (r))
#define uric_iri_table_IPv6address_at(r, column) ((column) * 152 + (r))

/* characters: column of a byte; next state by 32 * state + column. */
static const unsigned char uric_iri_iri_characters_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,
    5,6,6,6,7,7,7,7,7,7,7,7,7,7,7,8,
    9,9,9,9,9,9,9,10,9,9,9,9,9,9,11,12,
    0,0,13,14,14,14,14,14,14,14,14,14,14,14,14,14,
    14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,
    15,16,16,16,16,16,16,16,16,16,16,16,16,17,0,18,
    19,20,20,21,0,0,0,0,0,0,0,0,0,0,0,0,
};
static const unsigned char uric_iri_iri_characters_next[480] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,2,3,4,
    5,6,7,8,9,10,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,1,1,1,1,1,1,1,1,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,3,3,3,3,3,3,3,3,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,3,3,3,3,3,3,3,3,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,3,3,3,11,3,12,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,5,13,5,5,5,13,5,5,5,13,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,5,13,5,13,5,5,5,13,5,5,5,13,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,5,13,5,13,0,5,5,13,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,0,0,0,0,0,0,1,1,1,1,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,3,3,3,3,3,3,3,14,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

/* characters_2: column of a byte; next state by 32 * state + column. */
static const unsigned char uric_iri_iri_characters_2_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,
    3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,
    5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,
    8,8,8,8,8,8,8,9,8,8,8,8,8,8,10,11,
    0,0,12,13,13,13,13,13,13,13,13,13,13,13,13,13,
    13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,
    14,15,15,15,15,15,15,15,15,15,15,15,15,16,15,17,
    18,19,19,20,21,0,0,0,0,0,0,0,0,0,0,0,
};
static const unsigned char uric_iri_iri_characters_2_next[512] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,2,3,4,5,
    6,7,8,9,10,11,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,1,1,1,1,1,1,1,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,1,1,1,1,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,3,3,3,3,3,3,3,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,3,3,3,3,3,3,3,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,3,3,3,3,12,3,13,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,5,14,5,5,14,5,5,5,14,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,5,14,5,14,5,5,14,5,5,5,14,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,5,14,5,14,0,5,14,5,5,5,14,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,5,14,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,0,0,0,0,0,1,1,1,1,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,3,3,3,3,3,3,3,3,3,3,15,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char uric_iri_iri_part19_values[26] = {
    URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,
};
static const unsigned char uric_iri_iri_part32_flags[152] = {
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
#define uric_iri_ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define uric_iri_ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define uric_iri_ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define uric_iri_ON_authority_begin do { BEGIN(URIC_HOST, AT + 1); } while (0)
#define uric_iri_ON_authority_end do { BEGIN(URIC_PATH, AT); } while (0)
#define uric_iri_ON_fragment_begin do { BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define uric_iri_ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define uric_iri_ON_host_end do { END(URIC_HOST); } while (0)
#define uric_iri_ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define uric_iri_ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define uric_iri_ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define uric_iri_ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define uric_iri_ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define uric_iri_ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define uric_iri_ON_port_end do { END(URIC_PORT); } while (0)
#define uric_iri_ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define uric_iri_ON_query_end do { END(URIC_QUERY); } while (0)
#define uric_iri_ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define uric_iri_ON_scheme_end do { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); } while (0)
#define uric_iri_ON_userinfo_end do { BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
/* The classes whose bytes a scanner may skip in runs.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_IRI_RUNS_H
#define URIC_IRI_RUNS_H

#define URIC_IRI_RUN_HEXDIG 1u
#define URIC_IRI_RUN_PATH 2u
#define URIC_IRI_RUN_REG_NAME 4u
#define URIC_IRI_RUN_SCHEME 8u

static const unsigned char uric_iri_run[256] = {
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
#define URIC_IRI_NIBBLES_HEXDIG 0
#define URIC_IRI_NIBBLES_PATH 16
#define URIC_IRI_NIBBLES_REG_NAME 32
#define URIC_IRI_NIBBLES_SCHEME 48

static const unsigned char uric_iri_nibbles[64] = {
    8,88,88,88,88,88,88,8,8,8,0,0,0,0,0,0,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,116,
    168,252,248,248,252,248,252,252,252,252,244,92,84,92,212,112,
    168,248,248,248,248,248,248,248,248,248,240,84,80,84,84,80,
};
#endif

#endif

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define CLEAR_IF_UNDEFINED(which) \
    do { \
        if (!(info >> (which)&1)) \
            u->part[which].begin = u->part[which].end = 0; \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)

/* ---- what the states use ---------------------------------------------------------------- */

#define BYTE s[i]
#define STEP i++
#define JUMP(run, here) \
    while (i < n && uric_iri_run[s[i]] & URIC_IRI_RUN_##run) \
        i++
#define TRIPLET(here) \
    if (uric_iri_is_triplet(s, i, n)) { \
        i += 3; \
        goto s##here; \
    }
#define AT_END(here, label, part) \
    if (i == n) { \
        state = (here); \
        in = (part); \
        goto label; \
    }
#define DEAD(here, part) \
    do { \
        state = (here); \
        in = (part); \
        goto dead; \
    } while (0)
#define LEAVE(here) (void)0
#define TABLE(part, r, base) \
    do { \
        unsigned column; \
 \
        while (i < n && (column = uric_iri_table_##part##_column[s[i]]) != 0) { \
            const unsigned to = uric_iri_table_##part##_next[uric_iri_table_##part##_at(r, column)];\
 \
            if (to == 0) \
                lost = (base) + (r); \
            (r) = to; \
            if (to == 0) \
                break; \
            STEP; \
        } \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
#define CHARACTERS(part, r) \
    while (i < n) { \
        const unsigned to = uric_iri_##part##_next[(r) << 5 | uric_iri_##part##_column[s[i]]]; \
 \
        if (to == 0) \
            break; \
        STEP; \
        (r) = to; \
        if (to == 1) \
            break; \
    }
#define LOST(part, r, base, within) DEAD(lost, within)
#define RESUME from

/* Where a scan stopped. */
struct uric_iri_stop {
    size_t at;
    unsigned state;
    int may_end; /* the input may end there, and did */
};

/* Scans the n bytes at s from a state on.  Writes the parts to *u, which must be all zero, or
 * the component in which the error is. */
static struct uric_iri_stop uric_iri_iri_walk(unsigned from, const unsigned char *s, size_t n, struct uric *u)
{
    struct uric_iri_stop stop;
    size_t i = 0;
    uint32_t info = 0;
    unsigned r = 0, lost = 0, state = from, in = 0;

/* Generated from grammar/machines/iri.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
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
    case 83: goto s19;
    case 108: goto s31;
    case 133: goto s32;
    case 284: goto s52;
    case 309: goto s63;
    case 334: goto s64;
    default: break;
    }
    if (RESUME - 84 <= 23) { r = (unsigned)RESUME - 82; goto t19; }
    if (RESUME - 109 <= 23) { r = (unsigned)RESUME - 107; goto t31; }
    if (RESUME - 134 <= 149) { r = (unsigned)RESUME - 132; goto t32; }
    if (RESUME - 285 <= 23) { r = (unsigned)RESUME - 283; goto t52; }
    if (RESUME - 310 <= 23) { r = (unsigned)RESUME - 308; goto t63; }
    if (RESUME - 335 <= 149) { r = (unsigned)RESUME - 333; goto t64; }
    if (RESUME - 486 <= 12) { r = (unsigned)RESUME - 484; goto c6; }
    if (RESUME - 500 <= 12) { r = (unsigned)RESUME - 498; goto c8; }
    if (RESUME - 514 <= 13) { r = (unsigned)RESUME - 512; goto c10; }
    if (RESUME - 529 <= 12) { r = (unsigned)RESUME - 527; goto c16; }
    if (RESUME - 543 <= 12) { r = (unsigned)RESUME - 541; goto c18; }
    if (RESUME - 557 <= 12) { r = (unsigned)RESUME - 555; goto c23; }
    if (RESUME - 571 <= 12) { r = (unsigned)RESUME - 569; goto c28; }
    if (RESUME - 585 <= 12) { r = (unsigned)RESUME - 583; goto c29; }
    if (RESUME - 599 <= 12) { r = (unsigned)RESUME - 597; goto c35; }
    if (RESUME - 613 <= 13) { r = (unsigned)RESUME - 611; goto c37; }
    if (RESUME - 628 <= 12) { r = (unsigned)RESUME - 626; goto c43; }
    if (RESUME - 642 <= 12) { r = (unsigned)RESUME - 640; goto c45; }
    if (RESUME - 656 <= 12) { r = (unsigned)RESUME - 654; goto c51; }
    if (RESUME - 670 <= 12) { r = (unsigned)RESUME - 668; goto c60; }
    if (RESUME - 684 <= 12) { r = (unsigned)RESUME - 682; goto c61; }
    if (RESUME - 698 <= 12) { r = (unsigned)RESUME - 696; goto c70; }
    if (RESUME - 712 <= 12) { r = (unsigned)RESUME - 710; goto c72; }
    goto dead;
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_ALPHA) { STEP; goto s5; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_ALPHA) { STEP; goto s11; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(2); r = 1; goto c8; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s8; }
    if (BYTE == '/') { STEP; goto s9; }
    if (BYTE == '?') { uric_iri_ON_path_empty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s7; }
    if (BYTE == '#') { uric_iri_ON_path_empty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(2, URIC_PATH);
e2: uric_iri_ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_SCHEME);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_ALPHA) { STEP; goto s12; }
    DEAD(3, URIC_SCHEME);
s4: /* "", may end */
    AT_END(4, e4, URIC_PATH);
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_OR_AT) { STEP; goto s8; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(4); r = 1; goto c8; }
    if (BYTE == '/') { STEP; goto s9; }
    if (BYTE == '?') { uric_iri_ON_path_empty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(4); STEP; goto s7; }
    if (BYTE == '#') { uric_iri_ON_path_empty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(4, URIC_PATH);
e4: uric_iri_ON_path_empty_end; goto done;
s5: /* "a" */
    JUMP(SCHEME, 5);
    AT_END(5, dead, URIC_SCHEME);
    if (BYTE == ':') { uric_iri_ON_scheme_end; STEP; goto s13; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SCHEME) { STEP; goto s5; }
    DEAD(5, URIC_SCHEME);
s6: /* "#", may end */
    JUMP(PATH, 6);
    AT_END(6, e6, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(6); LEAVE(6); STEP; goto s14; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(6); r = 1; goto c6; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_FRAGMENT) { STEP; goto s6; }
    DEAD(6, URIC_FRAGMENT);
e6: uric_iri_ON_fragment_end; goto done;
c6: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s6;
    AT_END(484 + r, dead, URIC_FRAGMENT);
    DEAD(484 + r, URIC_FRAGMENT);
s7: /* "%" */
    AT_END(7, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s15; }
    DEAD(7, URIC_PATH);
s8: /* "&", may end */
    JUMP(REG_NAME, 8);
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { STEP; goto s16; }
    if (BYTE == '?') { uric_iri_ON_path_noscheme_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(8); LEAVE(8); STEP; goto s7; }
    if (BYTE == '#') { uric_iri_ON_path_noscheme_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(8); r = 1; goto c8; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_OR_AT) { STEP; goto s8; }
    DEAD(8, URIC_PATH);
e8: uric_iri_ON_path_noscheme_end; goto done;
c8: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s8;
    AT_END(498 + r, dead, URIC_PATH);
    DEAD(498 + r, URIC_PATH);
s9: /* "/", may end */
    AT_END(9, e9, URIC_PATH);
    if (BYTE == '/') { uric_iri_ON_authority_begin; STEP; goto s19; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SEGMENT) { STEP; goto s18; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(9); r = 1; goto c18; }
    if (BYTE == '?') { uric_iri_ON_path_absolute_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s17; }
    if (BYTE == '#') { uric_iri_ON_path_absolute_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(9, URIC_PATH);
e9: uric_iri_ON_path_absolute_end; goto done;
s10: /* "?", may end */
    JUMP(PATH, 10);
    AT_END(10, e10, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(10); LEAVE(10); STEP; goto s20; }
    if (BYTE == '#') { uric_iri_ON_query_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE >= 0xC2 && BYTE <= 0xF4) { LEAVE(10); r = 1; goto c10; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_FRAGMENT) { STEP; goto s10; }
    DEAD(10, URIC_QUERY);
e10: uric_iri_ON_query_end; goto done;
c10: /* inside of a character, by a table */
    CHARACTERS(iri_characters_2, r);
    if (r == 1) goto s10;
    AT_END(512 + r, dead, URIC_QUERY);
    DEAD(512 + r, URIC_QUERY);
s11: /* "a", may end */
    JUMP(SCHEME, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == ':') { uric_iri_ON_scheme_end; STEP; goto s13; }
    if (BYTE == '/') { STEP; goto s16; }
    if (BYTE == '?') { uric_iri_ON_path_noscheme_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '#') { uric_iri_ON_path_noscheme_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '%') { LEAVE(11); STEP; goto s7; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s8; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(11); r = 1; goto c8; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SCHEME) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: uric_iri_ON_path_noscheme_end; goto done;
s12: /* "a" */
    JUMP(SCHEME, 12);
    AT_END(12, dead, URIC_SCHEME);
    if (BYTE == ':') { uric_iri_ON_scheme_end; STEP; goto s21; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SCHEME) { STEP; goto s12; }
    DEAD(12, URIC_SCHEME);
s13: /* "a:", may end */
    AT_END(13, e13, URIC_PATH);
    if (BYTE == '/') { STEP; goto s9; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SEGMENT) { STEP; goto s23; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(13); r = 1; goto c23; }
    if (BYTE == '?') { uric_iri_ON_path_empty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(13); STEP; goto s22; }
    if (BYTE == '#') { uric_iri_ON_path_empty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(13, URIC_PATH);
e13: uric_iri_ON_path_empty_end; goto done;
s14: /* "#%" */
    AT_END(14, dead, URIC_FRAGMENT);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s24; }
    DEAD(14, URIC_FRAGMENT);
s15: /* "%1" */
    AT_END(15, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s8; }
    DEAD(15, URIC_PATH);
s16: /* "&/", may end */
    JUMP(PATH, 16);
    AT_END(16, e16, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_noscheme_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(16); LEAVE(16); STEP; goto s25; }
    if (BYTE == '#') { uric_iri_ON_path_noscheme_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(16); r = 1; goto c16; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s16; }
    DEAD(16, URIC_PATH);
e16: uric_iri_ON_path_noscheme_end; goto done;
c16: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s16;
    AT_END(527 + r, dead, URIC_PATH);
    DEAD(527 + r, URIC_PATH);
s17: /* "/%" */
    AT_END(17, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s26; }
    DEAD(17, URIC_PATH);
s18: /* "/&", may end */
    JUMP(PATH, 18);
    AT_END(18, e18, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_absolute_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(18); LEAVE(18); STEP; goto s17; }
    if (BYTE == '#') { uric_iri_ON_path_absolute_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(18); r = 1; goto c18; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s18; }
    DEAD(18, URIC_PATH);
e18: uric_iri_ON_path_absolute_end; goto done;
c18: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s18;
    AT_END(541 + r, dead, URIC_PATH);
    DEAD(541 + r, URIC_PATH);
s19: /* "//", may end */
    AT_END(19, e19, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(19); r = 1; goto c28; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_IPV4ADDRESS) { r = 1; goto t19; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(19); STEP; goto s27; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(19); STEP; goto s32; }
    DEAD(19, URIC_HOST);
e19: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
t19: /* 25 states by a table */
    TABLE(IPv4address, r, 82);
    AT_END(82 + r, te19, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(82 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s31; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(82 + r); r = 1; goto c28; }
    DEAD(82 + r, URIC_HOST);
te19:
    HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s20: /* "?%" */
    AT_END(20, dead, URIC_QUERY);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s33; }
    DEAD(20, URIC_QUERY);
s21: /* "a:", may end */
    AT_END(21, e21, URIC_PATH);
    if (BYTE == '/') { STEP; goto s36; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SEGMENT) { STEP; goto s35; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(21); r = 1; goto c35; }
    if (BYTE == '?') { uric_iri_ON_path_empty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(21); STEP; goto s34; }
    DEAD(21, URIC_PATH);
e21: uric_iri_ON_path_empty_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s38; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_rootless_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { uric_iri_ON_path_rootless_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(23); r = 1; goto c23; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: uric_iri_ON_path_rootless_end; goto done;
c23: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s23;
    AT_END(555 + r, dead, URIC_PATH);
    DEAD(555 + r, URIC_PATH);
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s6; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s39; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s18; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s40; }
    DEAD(27, URIC_HOST);
s28: /* "//.\xC2\xA0", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s31; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(28); r = 1; goto c28; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
c28: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s28;
    AT_END(569 + r, dead, URIC_HOST);
    DEAD(569 + r, URIC_HOST);
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s41; }
    if (BYTE == '#') { uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(29); r = 1; goto c29; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: uric_iri_ON_path_abempty_end; goto done;
c29: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s29;
    AT_END(583 + r, dead, URIC_PATH);
    DEAD(583 + r, URIC_PATH);
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { uric_iri_ON_port_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s43; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(30); r = 1; goto c43; }
    if (BYTE == '?') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s42; }
    if (BYTE == '#') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s45; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(31); r = 1; goto c45; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s44; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 107);
    AT_END(107 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(107 + r); STEP; goto s44; }
    if (BYTE == ':') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s45; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(107 + r); r = 1; goto c45; }
    DEAD(107 + r, URIC_HOST);
te31:
    HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s48; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE(IPv6address, r, 132);
    if (r == 0) LOST(IPv6address, r, 132, URIC_HOST);
    AT_END(132 + r, dead, URIC_HOST);
    if (!(uric_iri_iri_part32_flags[r] & 1)) DEAD(132 + r, URIC_HOST);
    if (BYTE == ']') { uric_iri_ON_IPv6address_end; STEP; goto s47; }
    DEAD(132 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s10; }
    DEAD(33, URIC_QUERY);
s34: /* "a:%" */
    AT_END(34, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s49; }
    DEAD(34, URIC_PATH);
s35: /* "a:&", may end */
    JUMP(PATH, 35);
    AT_END(35, e35, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_rootless_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(35); LEAVE(35); STEP; goto s34; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(35); r = 1; goto c35; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s35; }
    DEAD(35, URIC_PATH);
e35: uric_iri_ON_path_rootless_end; goto done;
c35: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s35;
    AT_END(597 + r, dead, URIC_PATH);
    DEAD(597 + r, URIC_PATH);
s36: /* "a:/", may end */
    AT_END(36, e36, URIC_PATH);
    if (BYTE == '/') { uric_iri_ON_authority_begin; STEP; goto s52; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_SEGMENT) { STEP; goto s51; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(36); r = 1; goto c51; }
    if (BYTE == '?') { uric_iri_ON_path_absolute_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(36); STEP; goto s50; }
    DEAD(36, URIC_PATH);
e36: uric_iri_ON_path_absolute_end; goto done;
s37: /* "a:?", may end */
    JUMP(PATH, 37);
    AT_END(37, e37, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(37); LEAVE(37); STEP; goto s53; }
    if (BYTE >= 0xC2 && BYTE <= 0xF4) { LEAVE(37); r = 1; goto c37; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_FRAGMENT) { STEP; goto s37; }
    DEAD(37, URIC_QUERY);
e37: uric_iri_ON_query_end; goto done;
c37: /* inside of a character, by a table */
    CHARACTERS(iri_characters_2, r);
    if (r == 1) goto s37;
    AT_END(611 + r, dead, URIC_QUERY);
    DEAD(611 + r, URIC_QUERY);
s38: /* "a:%1" */
    AT_END(38, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s23; }
    DEAD(38, URIC_PATH);
s39: /* "&/%1" */
    AT_END(39, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s16; }
    DEAD(39, URIC_PATH);
s40: /* "//.%1" */
    AT_END(40, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s28; }
    DEAD(40, URIC_HOST);
s41: /* "//./%" */
    AT_END(41, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s54; }
    DEAD(41, URIC_PATH);
s42: /* "//.:%" */
    AT_END(42, dead, URIC_USERINFO);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s55; }
    DEAD(42, URIC_USERINFO);
s43: /* "//.:&" */
    JUMP(REG_NAME, 43);
    AT_END(43, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(43); STEP; goto s42; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s31; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { r = 1; goto c43; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s43; }
    DEAD(43, URIC_USERINFO);
c43: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s43;
    AT_END(626 + r, dead, URIC_USERINFO);
    DEAD(626 + r, URIC_USERINFO);
s44: /* "//.@.%" */
    AT_END(44, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s56; }
    DEAD(44, URIC_HOST);
s45: /* "//.@.\xC2\xA0", may end */
    JUMP(REG_NAME, 45);
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(45); LEAVE(45); STEP; goto s44; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(45); r = 1; goto c45; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME) { STEP; goto s45; }
    DEAD(45, URIC_HOST);
e45: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
c45: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s45;
    AT_END(640 + r, dead, URIC_HOST);
    DEAD(640 + r, URIC_HOST);
s46: /* "//.@.:", may end */
    AT_END(46, e46, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s46; }
    if (BYTE == '/') { uric_iri_ON_port_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == '#') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(46, URIC_PORT);
e46: uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s47: /* "//[::]", may end */
    AT_END(47, e47, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s10; }
    if (BYTE == ':') { uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_fragment_begin; STEP; goto s6; }
    DEAD(47, URIC_HOST);
e47: uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s48: /* "//[V" */
    AT_END(48, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s57; }
    DEAD(48, URIC_HOST);
s49: /* "a:%1" */
    AT_END(49, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s35; }
    DEAD(49, URIC_PATH);
s50: /* "a:/%" */
    AT_END(50, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s58; }
    DEAD(50, URIC_PATH);
s51: /* "a:/&", may end */
    JUMP(PATH, 51);
    AT_END(51, e51, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_absolute_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(51); LEAVE(51); STEP; goto s50; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(51); r = 1; goto c51; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s51; }
    DEAD(51, URIC_PATH);
e51: uric_iri_ON_path_absolute_end; goto done;
c51: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s51;
    AT_END(654 + r, dead, URIC_PATH);
    DEAD(654 + r, URIC_PATH);
s52: /* "a://", may end */
    AT_END(52, e52, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s60; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(52); r = 1; goto c60; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_IPV4ADDRESS) { r = 1; goto t52; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(52); STEP; goto s59; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s63; }
    if (BYTE == '[') { LEAVE(52); STEP; goto s64; }
    DEAD(52, URIC_HOST);
e52: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
t52: /* 25 states by a table */
    TABLE(IPv4address, r, 283);
    AT_END(283 + r, te52, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(283 + r); STEP; goto s59; }
    if (BYTE == ':') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s63; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s60; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(283 + r); r = 1; goto c60; }
    DEAD(283 + r, URIC_HOST);
te52:
    HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s53: /* "a:?%" */
    AT_END(53, dead, URIC_QUERY);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s65; }
    DEAD(53, URIC_QUERY);
s54: /* "//./%1" */
    AT_END(54, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s29; }
    DEAD(54, URIC_PATH);
s55: /* "//.:%1" */
    AT_END(55, dead, URIC_USERINFO);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s43; }
    DEAD(55, URIC_USERINFO);
s56: /* "//.@.%1" */
    AT_END(56, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s45; }
    DEAD(56, URIC_HOST);
s57: /* "//[V1" */
    AT_END(57, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s57; }
    if (BYTE == '.') { STEP; goto s66; }
    DEAD(57, URIC_HOST);
s58: /* "a:/%1" */
    AT_END(58, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s51; }
    DEAD(58, URIC_PATH);
s59: /* "a://.%" */
    AT_END(59, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s67; }
    DEAD(59, URIC_HOST);
s60: /* "a://.\xC2\xA0", may end */
    JUMP(REG_NAME, 60);
    AT_END(60, e60, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(60); LEAVE(60); STEP; goto s59; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s63; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(60); r = 1; goto c60; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME) { STEP; goto s60; }
    DEAD(60, URIC_HOST);
e60: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
c60: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s60;
    AT_END(668 + r, dead, URIC_HOST);
    DEAD(668 + r, URIC_HOST);
s61: /* "a://./", may end */
    JUMP(PATH, 61);
    AT_END(61, e61, URIC_PATH);
    if (BYTE == '?') { uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(61); LEAVE(61); STEP; goto s68; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(61); r = 1; goto c61; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_PATH) { STEP; goto s61; }
    DEAD(61, URIC_PATH);
e61: uric_iri_ON_path_abempty_end; goto done;
c61: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s61;
    AT_END(682 + r, dead, URIC_PATH);
    DEAD(682 + r, URIC_PATH);
s62: /* "a://.:", may end */
    AT_END(62, e62, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s62; }
    if (BYTE == '/') { uric_iri_ON_port_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO_NOT_DIGIT) { LEAVE(62); STEP; goto s70; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(62); r = 1; goto c70; }
    if (BYTE == '?') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(62); STEP; goto s69; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s63; }
    DEAD(62, URIC_PORT);
e62: uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s63: /* "a://.@", may end */
    AT_END(63, e63, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s72; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(63); r = 1; goto c72; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_IPV4ADDRESS) { r = 1; goto t63; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(63); STEP; goto s71; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s73; }
    if (BYTE == '[') { LEAVE(63); STEP; goto s64; }
    DEAD(63, URIC_HOST);
e63: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
t63: /* 25 states by a table */
    TABLE(IPv4address, r, 308);
    AT_END(308 + r, te63, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(308 + r); STEP; goto s71; }
    if (BYTE == ':') { HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s73; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s72; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(308 + r); r = 1; goto c72; }
    DEAD(308 + r, URIC_HOST);
te63:
    HOST_KIND(uric_iri_iri_part19_values[r]); uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s64: /* "a://[" */
    AT_END(64, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_IPV6ADDRESS) { r = 1; goto t64; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s75; }
    DEAD(64, URIC_HOST);
t64: /* 151 states by a table */
    TABLE(IPv6address, r, 333);
    if (r == 0) LOST(IPv6address, r, 333, URIC_HOST);
    AT_END(333 + r, dead, URIC_HOST);
    if (!(uric_iri_iri_part32_flags[r] & 1)) DEAD(333 + r, URIC_HOST);
    if (BYTE == ']') { uric_iri_ON_IPv6address_end; STEP; goto s74; }
    DEAD(333 + r, URIC_HOST);
s65: /* "a:?%1" */
    AT_END(65, dead, URIC_QUERY);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s37; }
    DEAD(65, URIC_QUERY);
s66: /* "//[V1." */
    AT_END(66, dead, URIC_HOST);
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s76; }
    DEAD(66, URIC_HOST);
s67: /* "a://.%1" */
    AT_END(67, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s60; }
    DEAD(67, URIC_HOST);
s68: /* "a://./%" */
    AT_END(68, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s77; }
    DEAD(68, URIC_PATH);
s69: /* "a://.:%" */
    AT_END(69, dead, URIC_USERINFO);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s78; }
    DEAD(69, URIC_USERINFO);
s70: /* "a://.:&" */
    JUMP(REG_NAME, 70);
    AT_END(70, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(70); STEP; goto s69; }
    if (BYTE == '@') { uric_iri_ON_userinfo_end; STEP; goto s63; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { r = 1; goto c70; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s70; }
    DEAD(70, URIC_USERINFO);
c70: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s70;
    AT_END(696 + r, dead, URIC_USERINFO);
    DEAD(696 + r, URIC_USERINFO);
s71: /* "a://.@.%" */
    AT_END(71, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s79; }
    DEAD(71, URIC_HOST);
s72: /* "a://.@.\xC2\xA0", may end */
    JUMP(REG_NAME, 72);
    AT_END(72, e72, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (BYTE == ':') { uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s73; }
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(72); r = 1; goto c72; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_REG_NAME) { STEP; goto s72; }
    DEAD(72, URIC_HOST);
e72: uric_iri_ON_reg_name_end; uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
c72: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s72;
    AT_END(710 + r, dead, URIC_HOST);
    DEAD(710 + r, URIC_HOST);
s73: /* "a://.@.:", may end */
    AT_END(73, e73, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s73; }
    if (BYTE == '/') { uric_iri_ON_port_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    DEAD(73, URIC_PORT);
e73: uric_iri_ON_port_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s74: /* "a://[::]", may end */
    AT_END(74, e74, URIC_HOST);
    if (BYTE == '/') { uric_iri_ON_host_end; uric_iri_ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; uric_iri_ON_query_begin; STEP; goto s37; }
    if (BYTE == ':') { uric_iri_ON_host_end; uric_iri_ON_port_begin; STEP; goto s73; }
    DEAD(74, URIC_HOST);
e74: uric_iri_ON_host_end; uric_iri_ON_authority_end; uric_iri_ON_path_abempty_end; goto done;
s75: /* "a://[V" */
    AT_END(75, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s80; }
    DEAD(75, URIC_HOST);
s76: /* "//[V1.&" */
    JUMP(SCHEME, 76);
    AT_END(76, dead, URIC_HOST);
    if (BYTE == ']') { uric_iri_ON_IPvFuture_end; STEP; goto s47; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s76; }
    DEAD(76, URIC_HOST);
s77: /* "a://./%1" */
    AT_END(77, dead, URIC_PATH);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s61; }
    DEAD(77, URIC_PATH);
s78: /* "a://.:%1" */
    AT_END(78, dead, URIC_USERINFO);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s70; }
    DEAD(78, URIC_USERINFO);
s79: /* "a://.@.%1" */
    AT_END(79, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s72; }
    DEAD(79, URIC_HOST);
s80: /* "a://[V1" */
    AT_END(80, dead, URIC_HOST);
    if (uric_iri_iri_bytes[1][BYTE] & URIC_IRI_IRI_IS_HEXDIG) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s81; }
    DEAD(80, URIC_HOST);
s81: /* "a://[V1." */
    AT_END(81, dead, URIC_HOST);
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s82; }
    DEAD(81, URIC_HOST);
s82: /* "a://[V1.&" */
    JUMP(SCHEME, 82);
    AT_END(82, dead, URIC_HOST);
    if (BYTE == ']') { uric_iri_ON_IPvFuture_end; STEP; goto s74; }
    if (uric_iri_iri_bytes[0][BYTE] & URIC_IRI_IRI_IS_USERINFO) { STEP; goto s82; }
    DEAD(82, URIC_HOST);

done:
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    stop.at = i;
    stop.state = state;
    stop.may_end = 1;
    return stop;
dead:
    u->error_part = (uint8_t)in;
    stop.at = i;
    stop.state = state;
    stop.may_end = 0;
    return stop;
}

#undef RESUME
#undef LOST
#undef CHARACTERS
#undef TABLE_LEAVING
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef TRIPLET
#undef JUMP
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

/* ---- the rules --------------------------------------------------------------------------- */

static const struct {
    const char *name;
    uint16_t start;
    uint16_t strict; /* the same rule of RFC 3986 */
} uric_iri_iri_rules[URIC_IRI_RULES] = {
    { "IRI-reference", uric_iri_IRI_START_IRI_reference, URIC_RULE_URI_REFERENCE },
    { "IRI", URIC_IRI_IRI_START_IRI, URIC_RULE_URI },
    { "absolute-IRI", uric_iri_IRI_START_absolute_IRI, URIC_RULE_ABSOLUTE_URI },
    { "irelative-ref", uric_iri_IRI_START_irelative_ref, URIC_RULE_RELATIVE_REF }
};

const char *uric_iri_rule_name(int rule)
{
    return rule >= 0 && rule < URIC_IRI_RULES ? uric_iri_iri_rules[rule].name : NULL;
}

enum uric_iri_rule uric_iri_rule(const char *name, size_t n)
{
    int rule;

    for (rule = 0; rule < URIC_IRI_RULES; rule++) {
        if (uric_iri_is_exactly(name, n, uric_iri_iri_rules[rule].name))
            return (enum uric_iri_rule)rule;
    }
    return URIC_IRI_RULE_NONE;
}

/* ---- parsing ----------------------------------------------------------------------------- */

enum uric_status uric_iri_iri_by_states(enum uric_iri_rule rule, const char *s, size_t n,
                                    struct uric *u)
{
    struct uric_iri_stop stop;
    uint8_t in;

    memset(u, 0, sizeof *u);
    stop = uric_iri_iri_walk(uric_iri_iri_rules[rule].start, (const unsigned char *)s, n, u);
    if (stop.may_end)
        return URIC_OK;
    in = u->error_part;
    memset(u, 0, sizeof *u);
    u->error_part = in;
    u->error_offset = (uint32_t)stop.at;
    return stop.at < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* The faster scanner of URIs answers whatever is US-ASCII up to where it stops: the grammars
 * differ only in the bytes beyond. */
enum uric_status uric_iri_parse_as(enum uric_iri_rule rule, const char *s, size_t n,
                                   struct uric *u)
{
    enum uric_status status;

    if ((unsigned)rule >= URIC_IRI_RULES) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    status = uric_parse_as((enum uric_rule)uric_iri_iri_rules[rule].strict, s, n, NULL, u);
    return status == URIC_INVALID && (unsigned char)s[u->error_offset] >= 0x80
               ? uric_iri_iri_by_states(rule, s, n, u)
               : status;
}

enum uric_status uric_iri_parse(const char *s, size_t n, struct uric *u)
{
    return uric_iri_parse_as(URIC_IRI_REFERENCE, s, n, u);
}

/* ---- what was expected ------------------------------------------------------------------- */

/* The bytes that a state takes; whether the input may end in it. */
static int uric_iri_expected_in(unsigned state, struct uric_set *set)
{
    struct uric ignored;
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        const unsigned char byte = (unsigned char)b;

        memset(&ignored, 0, sizeof ignored);
        if (uric_iri_iri_walk(state, &byte, 1, &ignored).at == 1)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    memset(&ignored, 0, sizeof ignored);
    return uric_iri_iri_walk(state, (const unsigned char *)"", 0, &ignored).may_end;
}

enum uric_status uric_iri_explain(enum uric_iri_rule rule, const char *s, size_t n,
                                  char *buffer, size_t size, size_t *length)
{
    struct uric u;
    struct uric_set set;
    struct uric_iri_stop stop;
    int may_end;

    *length = 0;
    if (uric_iri_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    memset(&u, 0, sizeof u);
    stop = uric_iri_iri_walk(uric_iri_iri_rules[rule].start, (const unsigned char *)s, n, &u);
    if (stop.may_end)
        return URIC_NONE;
    may_end = uric_iri_expected_in(stop.state, &set);
    return uric_expected_text(&set, may_end, (enum uric_part)u.error_part, buffer, size,
                              length);
}

/* Generated from grammar/machines/iri_character.rl by ragel 6.10 -G2; do not edit. */
/* Which percent-encoded bytes become a character of an IRI (RFC 3987, section 3.2, steps 3
 * and 4). */
/* The interface of grammar/machines/iri_character.rl. */
#ifndef URIC_IRI_IRI_CHARACTER_H
#define URIC_IRI_IRI_CHARACTER_H


/* The length of the character at the start of the n bytes at s, up to four, that may stand
 * unencoded in an IRI; 0 if there is none. */
URIC_IRI_INTERNAL unsigned uric_iri_iri_character(const unsigned char *s, unsigned n, int in_query);

#endif

enum { uric_iri_iri_character_start = 1 };

/* Returns the state after the bytes; sets *length where a character ends. */
static int uric_iri_scan_character(int cs, const unsigned char *s, const unsigned char *pe,
                          unsigned *length)
{
    const unsigned char *p = s;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 0u: goto st2;
		case 1u: goto st23;
	}
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_IRI_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 95u: goto tr3;
		case 126u: goto tr3;
		case 194u: goto st3;
		case 216u: goto st5;
		case 224u: goto st6;
		case 225u: goto st7;
		case 226u: goto st9;
		case 227u: goto st12;
		case 237u: goto st14;
		case 239u: goto st15;
		case 240u: goto st18;
		case 243u: goto st22;
	}
	if ( (*p) < 97u ) {
		if ( (*p) < 48u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto tr3;
		} else if ( (*p) > 57u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto tr3;
		} else
			goto tr3;
	} else if ( (*p) > 122u ) {
		if ( (*p) < 228u ) {
			if ( 195u <= (*p) && (*p) <= 223u )
				goto st4;
		} else if ( (*p) > 236u ) {
			if ( 241u <= (*p) && (*p) <= 242u )
				goto st21;
		} else
			goto st13;
	} else
		goto tr3;
	goto st0;
st0:
cs = 0;
	goto _out;
tr3:
	{ *length = (unsigned)(p - s) + 1; }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_IRI_FALLTHROUGH;
case 27:
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_IRI_FALLTHROUGH;
case 3:
	if ( 161u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_IRI_FALLTHROUGH;
case 4:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_IRI_FALLTHROUGH;
case 5:
	if ( (*p) > 155u ) {
		if ( 157u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else if ( (*p) >= 128u )
		goto tr3;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_IRI_FALLTHROUGH;
case 6:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_IRI_FALLTHROUGH;
case 7:
	if ( (*p) == 154u )
		goto st8;
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_IRI_FALLTHROUGH;
case 8:
	if ( 129u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_IRI_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 128u: goto st10;
		case 129u: goto st11;
	}
	if ( 130u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_IRI_FALLTHROUGH;
case 10:
	if ( (*p) < 144u ) {
		if ( 139u <= (*p) && (*p) <= 141u )
			goto tr3;
	} else if ( (*p) > 167u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else
		goto tr3;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_IRI_FALLTHROUGH;
case 11:
	if ( (*p) < 160u ) {
		if ( 128u <= (*p) && (*p) <= 158u )
			goto tr3;
	} else if ( (*p) > 165u ) {
		if ( 170u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else
		goto tr3;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_IRI_FALLTHROUGH;
case 12:
	if ( (*p) == 128u )
		goto st8;
	if ( 129u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_IRI_FALLTHROUGH;
case 13:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_IRI_FALLTHROUGH;
case 14:
	if ( 128u <= (*p) && (*p) <= 159u )
		goto st4;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_IRI_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 183u: goto st16;
		case 191u: goto st17;
	}
	if ( 164u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_IRI_FALLTHROUGH;
case 16:
	if ( (*p) > 143u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else if ( (*p) >= 128u )
		goto tr3;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_IRI_FALLTHROUGH;
case 17:
	if ( 128u <= (*p) && (*p) <= 175u )
		goto tr3;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_IRI_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( 144u <= (*p) && (*p) <= 190u )
		goto st13;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_IRI_FALLTHROUGH;
case 19:
	if ( (*p) == 191u )
		goto st20;
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_IRI_FALLTHROUGH;
case 20:
	if ( 128u <= (*p) && (*p) <= 189u )
		goto tr3;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_IRI_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st13;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_IRI_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 174u )
			goto st13;
	} else if ( (*p) >= 128u )
		goto st13;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_IRI_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 95u: goto tr3;
		case 126u: goto tr3;
		case 194u: goto st3;
		case 216u: goto st5;
		case 224u: goto st6;
		case 225u: goto st7;
		case 226u: goto st9;
		case 227u: goto st12;
		case 237u: goto st14;
		case 239u: goto st24;
		case 240u: goto st18;
		case 243u: goto st25;
		case 244u: goto st26;
	}
	if ( (*p) < 97u ) {
		if ( (*p) < 48u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto tr3;
		} else if ( (*p) > 57u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto tr3;
		} else
			goto tr3;
	} else if ( (*p) > 122u ) {
		if ( (*p) < 228u ) {
			if ( 195u <= (*p) && (*p) <= 223u )
				goto st4;
		} else if ( (*p) > 238u ) {
			if ( 241u <= (*p) && (*p) <= 242u )
				goto st21;
		} else
			goto st13;
	} else
		goto tr3;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_IRI_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 183u: goto st16;
		case 191u: goto st17;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_IRI_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 190u )
			goto st13;
	} else if ( (*p) >= 128u )
		goto st13;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_IRI_FALLTHROUGH;
case 26:
	if ( (*p) == 143u )
		goto st19;
	if ( 128u <= (*p) && (*p) <= 142u )
		goto st13;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
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
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    return cs;
}

unsigned uric_iri_iri_character(const unsigned char *s, unsigned n, int in_query)
{
    const unsigned char rule = in_query ? 1 : 0;
    unsigned length = 0;

    uric_iri_scan_character(uric_iri_scan_character(uric_iri_iri_character_start, &rule, &rule + 1, &length), s, s + n,
                   &length);
    return length;
}

/* IRIs to URIs and back: RFC 3987, section 3. */
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_IRI_TRIPLET_H
#define URIC_IRI_TRIPLET_H


/* The byte that the triplet at s encodes. */
static URIC_IRI_INLINE unsigned char uric_iri_triplet(const char *s)
{
    return (unsigned char)(uric_iri_digit(s[1]) << 4 | uric_iri_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_IRI_NEVER_INLINE unsigned uric_iri_decode_percent(const char *s, uint32_t at, uint32_t uric_iri_end)
{
    return uric_iri_is_triplet((const unsigned char *)s, at, uric_iri_end) ? 3 * 256u + uric_iri_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_IRI_INLINE unsigned char uric_iri_decode_next(const char *s, uint32_t *i, uint32_t uric_iri_end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_iri_decode_percent(s, *i, uric_iri_end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_IRI_INLINE void uric_iri_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_iri_hex_upper(byte >> 4);
    to[2] = uric_iri_hex_upper(byte & 15);
}

#endif
/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_IRI_WRITTEN_H
#define URIC_IRI_WRITTEN_H


struct uric_iri_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static URIC_IRI_INLINE void uric_iri_put_byte(struct uric_iri_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static URIC_IRI_INLINE void uric_iri_put(struct uric_iri_written *t, const char *s)
{
    while (*s)
        uric_iri_put_byte(t, *s++);
}

static URIC_IRI_INLINE void uric_iri_put_bytes(struct uric_iri_written *t, const char *s, size_t n)
{
    if (n > 0 && t->length <= t->size && n <= t->size - t->length)
        memcpy(t->buffer + (size_t)t->length, s, n);
    t->length += n;
}

/* Sets *length and returns the status, by the contract for buffers in uric.h. */
static URIC_IRI_INLINE enum uric_status uric_iri_written_end(const struct uric_iri_written *t,
                                                     size_t *length)
{
    const int fits_size_t = t->length <= SIZE_MAX;

    *length = fits_size_t ? (size_t)t->length : 0;
    if (!fits_size_t)
        return URIC_TOO_LONG;
    return t->length > t->size ? URIC_TOO_SMALL : URIC_OK;
}

#endif

static void uric_iri_own_put_triplet(struct uric_iri_written *t, unsigned char byte)
{
    char triplet[3];

    uric_iri_put_triplet(triplet, byte);
    uric_iri_put_bytes(t, triplet, sizeof triplet);
}

/* Ends a result: its length, and its parts, which are those of the input at other offsets. */
static enum uric_status uric_iri_end(const struct uric_iri_written *t, size_t *length, struct uric *u)
{
    enum uric_status status = uric_iri_written_end(t, length);

    memset(u, 0, sizeof *u);
    if (t->length > URIC_MAX_LENGTH) {
        *length = 0;
        status = URIC_TOO_LONG;
    }
    if (status == URIC_OK)
        status = uric_iri_parse(t->buffer, *length, u);
    return status;
}

enum uric_status uric_iri_to_uri(const char *s, size_t n, char *buffer, size_t size,
                                 size_t *length, struct uric *u)
{
    struct uric_iri_written t = { buffer, size, 0 };
    const enum uric_status status = uric_iri_parse(s, n, u);
    size_t i = 0, plain;

    *length = 0;
    if (status != URIC_OK)
        return status;
    while (i < n) {
        for (plain = i; i < n && (unsigned char)s[i] < 0x80; i++)
            ;
        uric_iri_put_bytes(&t, s + plain, i - plain);
        for (; i < n && (unsigned char)s[i] >= 0x80; i++)
            uric_iri_own_put_triplet(&t, (unsigned char)s[i]);
    }
    return uric_iri_end(&t, length, u);
}

/* Writes what the triplet at s[i] becomes, with the triplets after it that encode the same
 * character; returns the offset after them. */
static size_t uric_iri_put_decoded(struct uric_iri_written *t, const char *s, size_t i, size_t n,
                          int in_query)
{
    enum { MOST = 4 };
    unsigned char decoded[MOST];
    unsigned count = 0, character;
    size_t at = i;

    do {
        decoded[count++] = uric_iri_triplet(s + at);
        at += 3;
    } while (count < MOST && uric_iri_is_triplet((const unsigned char *)s, at, n));
    character = uric_iri_iri_character(decoded, count, in_query);
    if (character > 0) {
        uric_iri_put_bytes(t, (const char *)decoded, character);
        return i + 3 * character;
    }
    if (decoded[0] < 0x80)
        uric_iri_put_bytes(t, s + i, 3); /* never decoded, so not encoded anew */
    else
        uric_iri_own_put_triplet(t, decoded[0]);
    return i + 3;
}

enum uric_status uric_iri_from_uri(const char *s, size_t n, char *buffer, size_t size,
                                   size_t *length, struct uric *u)
{
    struct uric_iri_written t = { buffer, size, 0 };
    const enum uric_status status = uric_iri_parse(s, n, u);
    const uric_span query = u->part[URIC_QUERY];
    size_t i = 0, plain;

    *length = 0;
    if (status != URIC_OK)
        return status;
    while (i < n) {
        for (plain = i; i < n && s[i] != '%'; i++)
            ;
        uric_iri_put_bytes(&t, s + plain, i - plain);
        if (i < n)
            i = uric_iri_put_decoded(&t, s, i, n, i >= query.begin && i < query.end);
    }
    return uric_iri_end(&t, length, u);
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
