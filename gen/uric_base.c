/* uric_base in one file, to go with uric.c; its interface is uric_base.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_BASE_INTERNAL static

#include "uric.h"
#include "uric_base.h"

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


/* Generated from grammar/text/html_base.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The BASE element of an HTML document (RFC 3986, 5.1.1), by a table: skips what comes
 * before it, and stops where the head ends. */
/* Locating the base that a document names. */
#ifndef URIC_BASE_EMBEDDED_H
#define URIC_BASE_EMBEDDED_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_BASE_INTERNAL_H
#define URIC_BASE_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_BASE_TABLE)
#define URIC_BASE_TABLES_ELSEWHERE
#endif
#ifndef URIC_BASE_TABLE
#define URIC_BASE_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_BASE_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_BASE_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_BASE_INTERNAL
#endif
#endif

#ifndef URIC_BASE_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_BASE_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_BASE_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_BASE_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_BASE_INLINE inline __attribute__((unused))
#else
#define URIC_BASE_NEVER_INLINE
#define URIC_BASE_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_BASE_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_BASE_FALLTHROUGH
#define URIC_BASE_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_BASE_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_BASE_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_BASE_INLINE const char *uric_base_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_BASE_INLINE enum uric_status uric_base_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_BASE_INLINE struct uric_bytes uric_base_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_BASE_INLINE int uric_base_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_BASE_INLINE void uric_base_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_base_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_BASE_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_BASE_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* Find the href value of the first BASE element, as written: 1, or 0 if there is none.
 * *is_final: further bytes would not change the result. */
URIC_BASE_INTERNAL int uric_base_find_html_base(const char *s, size_t n, uric_span *href,
                                      int *is_final);

/* Find the bodies of these fields, of several the last.  Returns which ones exist. */
enum { URIC_BASE_FOUND_BASE = 1, URIC_BASE_FOUND_LOCATION = 2 };
URIC_BASE_INTERNAL int uric_base_find_mime_base(const char *s, size_t n, uric_span *base,
                                      uric_span *location, int *is_final);

#endif

static const char uric_base__html_base_actions[] = {
	0, 1, 0, 1, 1, 1, 4, 2,
	2, 3, 3, 1, 2, 3, 3, 2,
	3, 4
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_base__html_base_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  1,  0,  1,  1,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  3,  0,  0,  0,  0,  4,  0,  0,  0,  0,  0,  5,  0,  6,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  7,  8,  9, 10,
	 0, 11, 12, 13, 14, 15, 16,  0, 17, 18,  0, 19, 20, 21, 22, 23,
	24,  0, 25, 26, 27,  0,  0,  0,  0, 28,  0,  0,  0,  0,  0,  0,
	 0, 11, 12, 13, 14, 15, 16,  0, 17, 18,  0, 19, 20, 21, 22, 23,
	24,  0, 25, 26, 27,  0,  0,  0,  0, 28,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 29,  0,  0,  0, 30,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 31,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_base__html_base_shapes[73][16] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 1, 0, 2, 0, 3, 4, 0, 80, 0, 118, 8, 0, 169, 0, 0 },
	{ 17, 17, 33, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 33, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 49, 17, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 50, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 0, 0, 1, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0 },
	{ 33, 17, 17, 18, 48, 17, 17, 17, 65, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 19, 84, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 19, 84, 17, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 49, 20, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 19, 84, 17, 17, 17, 17, 17, 17, 17, 97, 17, 17, 17 },
	{ 33, 17, 17, 19, 84, 17, 17, 97, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 19, 84, 17, 17, 17, 22, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 32, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 33, 17, 17, 18, 48, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 18, 67, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 50, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 32, 0, 0 },
	{ 17, 18, 17, 67, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 49, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 67, 17, 17, 17, 17, 17, 17, 17, 17, 17, 21, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 20, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, 17 },
	{ 17, 17, 33, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65, 17, 17 },
	{ 33, 17, 49, 66, 81, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 49, 66, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 17, 33, 67, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 17, 50, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 16, 0, 2, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 33, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17 },
	{ 17, 17, 17, 33, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 16, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48 },
	{ 16, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};


static const unsigned char uric_base__html_base_shape[199] = {
	 0,  1,  2,  3,  4,  5,  6,  6,  7,  5,  5,  8,  9, 10, 11, 12,
	13, 14, 15, 11, 16,  9,  9, 10, 11, 12, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 18, 19, 20, 21, 22, 22, 23, 23, 27,  9, 28, 12,
	29, 30, 20, 21, 22, 23, 31, 32, 13, 14, 15, 11, 16,  9, 33, 10,
	34, 35, 13, 36, 16, 12, 29, 30, 20, 21, 37, 38, 39, 40, 41, 42,
	43, 44, 45, 46, 22, 23, 47, 35, 13, 36, 16, 12, 29, 30, 20, 21,
	37, 48, 49, 49, 50, 49, 49, 51, 52, 53, 54, 55, 56, 57, 58, 53,
	54, 55, 56, 57, 59, 49, 49, 50, 60, 52, 53, 54, 55, 56, 57, 59,
	41, 42, 43, 44, 45, 46, 61, 22, 23, 62, 32, 11, 12, 29, 30, 20,
	21, 37, 38, 41, 46, 63, 64, 65, 22, 23, 66, 31, 36, 32,  9, 16,
	11, 12, 29, 30, 20, 21, 37, 38, 46, 65, 67, 45, 64, 68, 46, 65,
	22, 23, 16, 32, 11, 12, 29, 30, 20, 21, 37, 38, 46, 44, 46, 64,
	65, 22, 23, 69, 70, 71, 72,
};


static const unsigned short uric_base__html_base_ways[199] = {
	2,
	0, /* 1: "<" */
	235, /* 2: "<!" */
	276, /* 3: "<?" */
	0, /* 4: "<!-" */
	192, /* 5: "<!--" */
	40, /* 6: "<!--#" */
	51, /* 7: "<!--#-" */
	60, /* 8: "<!----" */
	195, /* 9: "<!----!" */
	198, /* 10: "<!---" */
	201, /* 11: "</" */
	0, /* 12: "</B" */
	0, /* 13: "</Ba" */
	0, /* 14: "</BaS" */
	278, /* 15: "</BaSE" */
	0, /* 16: "</L" */
	0, /* 17: "</LI" */
	100, /* 18: "</LIN" */
	0, /* 19: "</M" */
	0, /* 20: "</ME" */
	16, /* 21: "</MET" */
	0, /* 22: "<B" */
	0, /* 23: "<Ba" */
	312, /* 24: "<BaS" */
	280, /* 25: "<BaSE" */
	64, /* 26: "<BaSE/" */
	40, /* 27: "<BaSE/#" */
	10, /* 28: "<BaSE/#\x09" */
	68, /* 29: "<BaSE/#=" */
	204, /* 30: "<BaSE/#=#" */
	282, /* 31: "<BaSE/#=\"" */
	284, /* 32: "<BaSE/#='" */
	16, /* 33: "<BaSE/h" */
	22, /* 34: "<BaSE/hR" */
	28, /* 35: "<BaSE/hRE" */
	45, /* 36: "<BaSE/hREF" */
	34, /* 37: "<BaSE/hREF\x09" */
	72, /* 38: "<BaSE/hREF=" */
	207, /* 39: "<BaSE/hREF=#" */
	286, /* 40: "<BaSE/hREF=\"" */
	288, /* 41: "<BaSE/hREF=\"#" */
	290, /* 42: "<BaSE/hREF='" */
	292, /* 43: "<BaSE/hREF='#" */
	0, /* 44: "<h" */
	0, /* 45: "<hE" */
	0, /* 46: "<hEa" */
	294, /* 47: "<hEaD" */
	210, /* 48: "<hEaD/" */
	76, /* 49: "<hEaD/#" */
	68, /* 50: "<hEaD/#=" */
	213, /* 51: "<hEaD/#=#" */
	155, /* 52: "<hEaD/#=\"" */
	282, /* 53: "<hEaD/#='" */
	0, /* 54: "<hT" */
	24, /* 55: "<hTM" */
	0, /* 56: "<L" */
	0, /* 57: "<LI" */
	36, /* 58: "<LIN" */
	0, /* 59: "<M" */
	0, /* 60: "<ME" */
	140, /* 61: "<MET" */
	0, /* 62: "<N" */
	0, /* 63: "<NO" */
	0, /* 64: "<NOS" */
	0, /* 65: "<NOSC" */
	0, /* 66: "<NOSCR" */
	0, /* 67: "<NOSCRI" */
	0, /* 68: "<NOSCRIP" */
	192, /* 69: "<NOSCRIPT" */
	216, /* 70: "<NOSCRIPT/" */
	80, /* 71: "<NOSCRIPT/#" */
	84, /* 72: "<NOSCRIPT/#=" */
	219, /* 73: "<NOSCRIPT/#=#" */
	40, /* 74: "<NOSCRIPT>" */
	51, /* 75: "<NOSCRIPT><" */
	50, /* 76: "<NOSCRIPT></" */
	105, /* 77: "<NOSCRIPT></N" */
	109, /* 78: "<NOSCRIPT></NO" */
	113, /* 79: "<NOSCRIPT></NOS" */
	117, /* 80: "<NOSCRIPT></NOSC" */
	121, /* 81: "<NOSCRIPT></NOSCR" */
	222, /* 82: "<NOSCRIPT></NOSCRI" */
	225, /* 83: "<NOSCRIPT></NOSCRIP" */
	296, /* 84: "<NOSCRIPT/#=\"" */
	298, /* 85: "<NOSCRIPT/#='" */
	300, /* 86: "<S" */
	0, /* 87: "<SC" */
	0, /* 88: "<SCR" */
	0, /* 89: "<SCRI" */
	0, /* 90: "<SCRIP" */
	192, /* 91: "<SCRIPT" */
	216, /* 92: "<SCRIPT/" */
	80, /* 93: "<SCRIPT/#" */
	88, /* 94: "<SCRIPT/#=" */
	219, /* 95: "<SCRIPT/#=#" */
	40, /* 96: "<SCRIPT>" */
	92, /* 97: "<SCRIPT><" */
	228, /* 98: "<SCRIPT><!" */
	231, /* 99: "<SCRIPT><!-" */
	96, /* 100: "<SCRIPT><!--" */
	234, /* 101: "<SCRIPT><!--#" */
	237, /* 102: "<SCRIPT><!--#-" */
	50, /* 103: "<SCRIPT><!--<" */
	100, /* 104: "<SCRIPT><!--</" */
	104, /* 105: "<SCRIPT><!--</S" */
	108, /* 106: "<SCRIPT><!--</SC" */
	112, /* 107: "<SCRIPT><!--</SCR" */
	116, /* 108: "<SCRIPT><!--</SCRI" */
	120, /* 109: "<SCRIPT><!--</SCRIP" */
	55, /* 110: "<SCRIPT><!--</SCRIPT" */
	124, /* 111: "<SCRIPT><!--<S" */
	128, /* 112: "<SCRIPT><!--<SC" */
	132, /* 113: "<SCRIPT><!--<SCR" */
	136, /* 114: "<SCRIPT><!--<SCRI" */
	140, /* 115: "<SCRIPT><!--<SCRIP" */
	144, /* 116: "<SCRIPT><!--<SCRIPT" */
	240, /* 117: "<SCRIPT><!--<SCRIPT/" */
	243, /* 118: "<SCRIPT><!--<SCRIPT/-" */
	148, /* 119: "<SCRIPT><!--<SCRIPT/--" */
	152, /* 120: "<SCRIPT><!--<SCRIPT/<" */
	156, /* 121: "<SCRIPT><!--<SCRIPT/</" */
	160, /* 122: "<SCRIPT><!--<SCRIPT/</S" */
	164, /* 123: "<SCRIPT><!--<SCRIPT/</SC" */
	168, /* 124: "<SCRIPT><!--<SCRIPT/</SCR" */
	172, /* 125: "<SCRIPT><!--<SCRIPT/</SCRI" */
	176, /* 126: "<SCRIPT><!--<SCRIPT/</SCRIP" */
	180, /* 127: "<SCRIPT><!--<SCRIPT/</SCRIPT" */
	246, /* 128: "<SCRIPT></" */
	249, /* 129: "<SCRIPT></S" */
	252, /* 130: "<SCRIPT></SC" */
	255, /* 131: "<SCRIPT></SCR" */
	258, /* 132: "<SCRIPT></SCRI" */
	261, /* 133: "<SCRIPT></SCRIP" */
	184, /* 134: "<SCRIPT></SCRIPT" */
	302, /* 135: "<SCRIPT/#=\"" */
	304, /* 136: "<SCRIPT/#='" */
	0, /* 137: "<ST" */
	0, /* 138: "<STY" */
	0, /* 139: "<STYL" */
	192, /* 140: "<STYLE" */
	216, /* 141: "<STYLE/" */
	80, /* 142: "<STYLE/#" */
	188, /* 143: "<STYLE/#=" */
	219, /* 144: "<STYLE/#=#" */
	40, /* 145: "<STYLE>" */
	51, /* 146: "<STYLE><" */
	50, /* 147: "<STYLE></" */
	105, /* 148: "<STYLE></S" */
	109, /* 149: "<STYLE></ST" */
	113, /* 150: "<STYLE></STY" */
	264, /* 151: "<STYLE></STYL" */
	35, /* 152: "<STYLE/#=\"" */
	306, /* 153: "<STYLE/#='" */
	308, /* 154: "<T" */
	0, /* 155: "<TE" */
	0, /* 156: "<TEM" */
	0, /* 157: "<TEMP" */
	0, /* 158: "<TEMPL" */
	0, /* 159: "<TEMPLa" */
	0, /* 160: "<TEMPLaT" */
	192, /* 161: "<TEMPLaTE" */
	216, /* 162: "<TEMPLaTE/" */
	80, /* 163: "<TEMPLaTE/#" */
	84, /* 164: "<TEMPLaTE/#=" */
	219, /* 165: "<TEMPLaTE/#=#" */
	40, /* 166: "<TEMPLaTE>" */
	51, /* 167: "<TEMPLaTE><" */
	50, /* 168: "<TEMPLaTE></" */
	105, /* 169: "<TEMPLaTE></T" */
	109, /* 170: "<TEMPLaTE></TE" */
	113, /* 171: "<TEMPLaTE></TEM" */
	117, /* 172: "<TEMPLaTE></TEMP" */
	121, /* 173: "<TEMPLaTE></TEMPL" */
	222, /* 174: "<TEMPLaTE></TEMPLa" */
	267, /* 175: "<TEMPLaTE></TEMPLaT" */
	296, /* 176: "<TEMPLaTE/#=\"" */
	298, /* 177: "<TEMPLaTE/#='" */
	0, /* 178: "<TI" */
	0, /* 179: "<TIT" */
	0, /* 180: "<TITL" */
	192, /* 181: "<TITLE" */
	216, /* 182: "<TITLE/" */
	80, /* 183: "<TITLE/#" */
	188, /* 184: "<TITLE/#=" */
	219, /* 185: "<TITLE/#=#" */
	40, /* 186: "<TITLE>" */
	51, /* 187: "<TITLE><" */
	50, /* 188: "<TITLE></" */
	105, /* 189: "<TITLE></T" */
	109, /* 190: "<TITLE></TI" */
	113, /* 191: "<TITLE></TIT" */
	270, /* 192: "<TITLE></TITL" */
	35, /* 193: "<TITLE/#=\"" */
	306, /* 194: "<TITLE/#='" */
	0, /* 195: "\xEF" */
	2, /* 196: "\xEF\xBB" */
	273, /* 197: "" */
	310, /* 198: "\x09" */
};

static const short uric_base__html_base_further[314] = {
	   0,    1,   10,    2,   21,   43,   55,   58,   61,   85,  153,   -1,    0,   -2,    1,  170,
	   5,   -6,   -5,   -7,   -4,  165,    1,   -7,   -6,   -8,   -5,  164,    1,   -8,   -7,   -9,
	  -6,  163,    1,  -10,    0,  -11,    1,  161,   -4,    0,    1,   -1,    2,  171,   -9,    1,
	 -10,    2,  162,   -2,   -1,    1,    0,    8,   -9, -107,   -8,   -7,   88,   -2,    1,    0,
	 190,    1,    0,  172,    7,    1,    0,    2,    3,    1,    0,    2,    4,    0,   -1,    1,
	 149,    0,   -1,    1,    3,    1,    0,   12,   13,    1,    0,   41,   42,   -1,    1,   31,
	   0,    1,    0,    3,   -4,   -3,   -2,   -1,    1,   -4,   -3,   -2,    1,   -5,   -4,   -3,
	   1,   -6,   -5,   -4,    1,   -7,   -6,   -5,    1,   -8,   -7,   -6,    1,  -10,   -9,   -8,
	   1,  -11,  -10,   -9,    1,  -12,  -11,  -10,    1,  -13,  -12,  -11,    1,  -14,  -13,  -12,
	   1,  -15,    1,  -14,  -13,   -2,    0,    1,  -23,   -3,   -2,    1,    0,   -4,   -3,   -1,
	   1,   -5,   -4,   -2,    1,   -6,   -5,   -3,    1,   -7,   -6,   -4,    1,   -8,   -7,   -5,
	   1,   -9,   -8,   -6,    1,  -10,  -26,   -9,   -7,  -38, -131,  -37,   64,    1,    0,    9,
	  10,    1,    5,  193,   -3,   -2,  189,   -4,   -2,  188,    1,    5,    8,    0,   -4,  168,
	   0,  -13,  159,    1,    0,  150,    0,   -3,  147,    1,    0,    4,    0,   -3,    1,   -8,
	  -7,    1,   -9,   -8,  -68,   -2,    1,   -1,   -3,    1,   -2,    0,    1,    2,   -1,   -2,
	   1,    0,    1,    3,   -1,    1,    2,  -32,  -31,    1,  -33,  -32,    1,  -34,  -33,    1,
	 -35,  -34,    1,  -36,  -35,    1,  -37,  -36,    1,   -6,   -5, -136,   -9,   -8, -160,   -6,
	  -5, -177,    1, -196,   -2,    0,  195,  -12,  183,    1,  173,    0,   -5,    0,   -6,    1,
	 -14,    0,  -15,    1,  -16,    0,  -17,    1,  151,    0,  -14,    0,  -15,    1,   51,    0,
	 -43,    0,  -44,    0,  -12,    1,   24,    0, -197,    1,
};


static const unsigned char uric_base__html_base_events[314] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  5,
	 0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,
	 0,  5,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  0,  5,  0,  0,
	 0,  0,  5,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  5,  0,  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  5,
	 0,  7, 14,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  5,  0,  0,  0,  0,  3,
	10,  0,  7,  3, 10,  0,  7,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,
};

enum { uric_base_html_base_start = 197 };
enum { uric_base_html_base_error = 0 };

int uric_base_find_html_base(const char *s, size_t n, uric_span *href, int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin;
    uric_span value = { 0, 0 };
    int cs = uric_base_html_base_start, has_href = 0, found = 0;

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
	_class = uric_base__html_base_class[*p];
	_trans = (unsigned int)uric_base__html_base_shapes[uric_base__html_base_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_base__html_base_ways[cs];
	cs += uric_base__html_base_further[_trans];

	if ( uric_base__html_base_events[_trans] == 0 )
		goto _again;

	_acts = uric_base__html_base_actions + uric_base__html_base_events[_trans];
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

    *is_final = found || cs == uric_base_html_base_error;
    return found;
}

/* Generated from grammar/text/mime_base.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: stops where the header ends. */

static const char uric_base__mime_base_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 2, 0, 1, 2, 0, 2
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_base__mime_base_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  2,  0,  0,  3,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 4,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  6,  5,  5,
	 5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  7,  5,  5,  5,  5,  5,
	 5,  8,  9, 10,  5, 11, 12,  5,  5, 13,  5,  5, 14,  5, 15, 16,
	 5,  5,  5, 17, 18,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,
	 5,  8,  9, 10,  5, 11,  5,  5,  5, 13,  5,  5, 14, 19, 15, 20,
	 5,  5, 21, 17, 18,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_base__mime_base_shapes[24][11] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 1, 32, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 36, 34, 36 },
	{ 16, 0, 33, 50, 34, 34, 34, 66, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 36, 34 },
	{ 16, 0, 33, 50, 34, 66, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 67, 34, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 66, 34, 34, 37, 34, 34, 34 },
	{ 16, 0, 33, 50, 36, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 66, 34, 34 },
	{ 16, 0, 33, 50, 34, 36, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 66, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 66 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 36 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 66, 34 },
	{ 16, 0, 50, 67, 51, 51, 51, 51, 51, 51, 51 },
	{ 33, 19, 18, 65, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 33, 48, 3, 51, 52, 53, 51, 51, 51, 51 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 50, 65, 4, 68, 69, 68, 68, 68, 68, 68 },
	{ 0, 33, 48, 3, 51, 52, 51, 51, 51, 51, 51 },
};


static const unsigned char uric_base__mime_base_shape[43] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  5,  6,  8,  9, 10, 11,  7,  2,
	 3,  4, 12, 10,  6, 13,  4,  5,  2,  3, 14, 15, 16, 17, 18, 19,
	20, 21, 19, 22, 19, 19, 22, 19, 19, 22, 23,
};


static const unsigned char uric_base__mime_base_ways[43] = {
	144,
	145, /* 1: "\x0D" */
	117, /* 2: "#" */
	126, /* 3: "#\x09" */
	25, /* 4: "C" */
	29, /* 5: "CO" */
	33, /* 6: "CON" */
	37, /* 7: "CONT" */
	41, /* 8: "CONTE" */
	45, /* 9: "CONTEN" */
	49, /* 10: "CONTENT" */
	0, /* 11: "CONTENT-" */
	53, /* 12: "CONTENT-B" */
	57, /* 13: "CONTENT-Ba" */
	61, /* 14: "CONTENT-BaS" */
	120, /* 15: "CONTENT-BaSE" */
	128, /* 16: "CONTENT-BaSE\x09" */
	65, /* 17: "CONTENT-L" */
	69, /* 18: "CONTENT-LO" */
	73, /* 19: "CONTENT-LOC" */
	77, /* 20: "CONTENT-LOCa" */
	81, /* 21: "CONTENT-LOCaT" */
	85, /* 22: "CONTENT-LOCaTI" */
	89, /* 23: "CONTENT-LOCaTIO" */
	123, /* 24: "CONTENT-LOCaTION" */
	130, /* 25: "CONTENT-LOCaTION\x09" */
	93, /* 26: "F" */
	97, /* 27: "Fr" */
	101, /* 28: "Fro" */
	105, /* 29: "From" */
	109, /* 30: "From " */
	132, /* 31: "From #" */
	5, /* 32: "" */
	0, /* 33: "\x0A" */
	134, /* 34: "#:" */
	10, /* 35: "#:\x0A" */
	136, /* 36: "CONTENT-BaSE:" */
	138, /* 37: "CONTENT-BaSE:#" */
	15, /* 38: "CONTENT-BaSE:\x0A" */
	140, /* 39: "CONTENT-LOCaTION:" */
	142, /* 40: "CONTENT-LOCaTION:#" */
	20, /* 41: "CONTENT-LOCaTION:\x0A" */
	113, /* 42: "From \x0A" */
};

static const signed char uric_base__mime_base_further[147] = {
	  0,  -8,  -9,  23,   1,   6,   1, -31, -30, -28,  -6,  -1,  -2, -34, -33, -31,
	 -1,  -5, -37, -36, -34,  -1,  -8, -40, -39, -37,  -1,  -2,  30,   1,  -2,  -3,
	 29,   1,  -3,  -4,  28,   1,  -4,  -5,  27,   1,  -5,  -6,  26,   1,  -6,  -7,
	 25,   1,  -7,  -8,   1,  24,  -9, -10,  22,   1, -10, -11,  21,   1, -11, -12,
	 20,   1, -14, -15,  17,   1, -15, -16,  16,   1, -16, -17,  15,   1, -17, -18,
	 14,   1, -18, -19,  13,   1, -19, -20,  12,   1, -20, -21,  11,   1, -23, -24,
	  8,   1, -24, -25,   7,   1, -25, -26,   6,   1, -26,   1, -27,   5,   1,   0,
	 12,   4,  -9, -41, -40, -38,   1,   0,  32,   1, -13,  21,   1, -22,  15,   0,
	 31,   0,  20,   0,  14,   0,  11,   0,   1,   1,   2,   0,   1,   1,   2,   0,
	  1,  33,  32,
};


static const unsigned char uric_base__mime_base_events[147] = {
	 0,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  7,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  9,  0,  3,  1, 12,  0,
	 5,  7,  7,
};

static const char uric_base__mime_base_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 9, 3, 0, 12,
	5, 0, 0
};

enum { uric_base_mime_base_start = 32 };
enum { uric_base_mime_base_error = 0 };

int uric_base_find_mime_base(const char *s, size_t n, uric_span *base, uric_span *location,
                        int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin, *const eof = pe;
    uric_span value = { 0, 0 };
    int cs = uric_base_mime_base_start, found = 0;

    *is_final = 0;

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
	_class = uric_base__mime_base_class[*p];
	_trans = (unsigned int)uric_base__mime_base_shapes[uric_base__mime_base_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_base__mime_base_ways[cs];
	cs += uric_base__mime_base_further[_trans];

	if ( uric_base__mime_base_events[_trans] == 0 )
		goto _again;

	_acts = uric_base__mime_base_actions + uric_base__mime_base_events[_trans];
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
                            found |= URIC_BASE_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_BASE_FOUND_LOCATION; }
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
	const char *__acts = uric_base__mime_base_actions + uric_base__mime_base_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 0:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 1:
	{ value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_BASE_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_BASE_FOUND_LOCATION; }
	break;
		}
	}
	}

	_out: {}
	}

    *is_final |= cs == uric_base_mime_base_error;
    return found;
}

/* HTML character references to US-ASCII characters. */
/* HTML character references. */
#ifndef URIC_BASE_HTML_CHARACTER_H
#define URIC_BASE_HTML_CHARACTER_H


/* The length of the character reference at the start of the n bytes at s, which are in an
 * attribute, if it stands for a US-ASCII character; the character goes to *byte.  0 for
 * other references or none; then *byte is unchanged. */
URIC_BASE_INTERNAL size_t uric_base_html_character(const char *s, size_t n, char *byte);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_BASE_ASCII_H
#define URIC_BASE_ASCII_H


static URIC_BASE_INLINE int uric_base_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_BASE_INLINE int uric_base_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_BASE_INLINE int uric_base_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_BASE_INLINE int uric_base_is_letter(int c)
{
    return uric_base_is_upper(c) || uric_base_is_lower(c);
}

static URIC_BASE_INLINE unsigned char uric_base_lower(char c)
{
    return (unsigned char)(uric_base_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_BASE_INLINE int uric_base_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_base_lower(s[i]) != uric_base_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_BASE_INLINE int uric_base_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_base_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_BASE_INLINE int uric_base_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_BASE_INLINE unsigned uric_base_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_BASE_INLINE unsigned uric_base_hex_value(char c)
{
    const unsigned char lower = uric_base_lower(c);

    return uric_base_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_base_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_BASE_INLINE char uric_base_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_BASE_INLINE char uric_base_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* The length of a numeric reference to a US-ASCII character, or 0. */
static size_t uric_base_numeric(const char *s, size_t n, char *byte)
{
    const unsigned base = n > 2 && uric_base_lower(s[2]) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    unsigned value = 0;
    int digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && uric_base_hex_value(s[i]) < base; i++, digits++)
        value = value * base + uric_base_hex_value(s[i]);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

/* The names of US-ASCII characters (HTML, "Named character references"), each followed by
 * ";" and its character.  For the first table the reference may omit the ";". */
static const char uric_base_old_character_names[] = "amp;&AMP;&lt;<LT;<gt;>GT;>quot;\"QUOT;\"";
static const char uric_base_character_names[] =
    "apos;'num;#colon;:sol;/quest;?equals;=commat;@period;.comma;,semi;;excl;!dollar;$"
    "percnt;%lpar;(rpar;)ast;*midast;*plus;+lowbar;_UnderBar;_lsqb;[lbrack;[rsqb;]"
    "rbrack;]bsol;\\Hat;^grave;`DiacriticalGrave;`lcub;{lbrace;{rcub;}rbrace;}verbar;|"
    "vert;|VerticalLine;|Tab;\tNewLine;\n";

/* Whether the name continues or is the name of a parameter (HTML, 13.2.5.73). */
static int uric_base_is_open(const char *s, size_t n)
{
    return n > 0 && (s[0] == '=' || uric_base_is_digit(s[0]) || uric_base_is_letter(s[0]));
}

/* The length of a reference by one of these names, or 0. */
static size_t uric_base_named(const char *s, size_t n, const char *among, int is_old, char *byte)
{
    while (*among != '\0') {
        size_t length = 0;

        while (among[length] != ';')
            length++;
        if (n > length && memcmp(s + 1, among, length) == 0) {
            const size_t end = length + 1;
            const int is_closed = n > end && s[end] == ';';

            if (is_closed || (is_old && !uric_base_is_open(s + end, n - end))) {
                *byte = among[end];
                return end + (size_t)is_closed;
            }
        }
        among += length + 2;
    }
    return 0;
}

size_t uric_base_html_character(const char *s, size_t n, char *byte)
{
    size_t length = uric_base_numeric(s, n, byte);

    if (length == 0)
        length = uric_base_named(s, n, uric_base_old_character_names, 1, byte);
    return length > 0 ? length : uric_base_named(s, n, uric_base_character_names, 0, byte);
}

/* The base that a document names, as a URI-reference: without the characters that HTML
 * and MIME add to it. */

struct uric_base_embedded {
    char *buffer; /* NULL: only count */
    size_t length;
};

static void uric_base_put_byte(struct uric_base_embedded *e, char byte)
{
    if (e->buffer != NULL)
        e->buffer[e->length] = byte;
    e->length++;
}

static int uric_base_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static uric_span uric_base_without_spaces(const char *s, uric_span at)
{
    while (at.begin < at.end && uric_base_is_space(s[at.begin]))
        at.begin++;
    while (at.begin < at.end && uric_base_is_space(s[at.end - 1]))
        at.end--;
    return at;
}

/* ---- HTML ---- */

static void uric_base_put_html(struct uric_base_embedded *e, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        char byte = s[i];
        const size_t n = byte == '&' ? uric_base_html_character(s + i, at.end - i, &byte)
                                     : 0;

        uric_base_put_byte(e, byte);
        i += n > 0 ? (uint32_t)n : 1;
    }
}

/* ---- MIME: undo folding and quoting ---- */

static uric_span uric_base_without_quotes(const char *s, uric_span at)
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
static uint32_t uric_base_comments_end(const char *s, uric_span at)
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

static int uric_base_is_quoted_pair(const char *s, uint32_t begin, uint32_t i)
{
    uint32_t before = i;

    while (before > begin && s[before - 1] == '\\')
        before--;
    return (i - before) & 1;
}

static uint32_t uric_base_comments_begin(const char *s, uric_span at)
{
    uint32_t i = at.end, depth = 0, first = at.end;

    while (i > at.begin && (depth > 0 || s[i - 1] == ')')) {
        const char byte = s[--i];

        if ((byte != '(' && byte != ')') || uric_base_is_quoted_pair(s, at.begin, i)) {
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
static uric_span uric_base_without_comments(const char *s, uric_span at)
{
    uint32_t i;

    while ((i = uric_base_comments_end(s, at)) > at.begin) {
        at.begin = i;
        at = uric_base_without_spaces(s, at);
    }
    while ((i = uric_base_comments_begin(s, at)) < at.end &&
           (uric_base_is_space(s[i - 1]) || s[i - 1] == '"' || s[i - 1] == '>')) {
        at.end = i;
        at = uric_base_without_spaces(s, at);
    }
    return at;
}

static void uric_base_put_mime(struct uric_base_embedded *e, const char *s, uric_span at)
{
    at = uric_base_without_quotes(s, uric_base_without_comments(s, at));
    for (; at.begin < at.end; at.begin++) {
        if (!uric_base_is_space(s[at.begin]))
            uric_base_put_byte(e, s[at.begin]);
    }
}

/* ---- both ---- */

typedef void uric_base_put_reference(struct uric_base_embedded *e, const char *s, uric_span at);

static enum uric_status uric_base_answer_base(uric_base_put_reference *put_base, const char *s, uric_span at,
                                    char *buffer, size_t size, size_t *length)
{
    struct uric_base_embedded e = { NULL, 0 };

    at = uric_base_without_spaces(s, at);
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

static size_t uric_base_within_offsets(size_t n)
{
    return n > URIC_MAX_LENGTH ? URIC_MAX_LENGTH : n;
}

enum uric_status uric_html_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span href;
    int is_final;

    *length = 0;
    if (!uric_base_find_html_base(s, uric_base_within_offsets(n), &href, &is_final))
        return URIC_NONE;
    return uric_base_answer_base(uric_base_put_html, s, href, buffer, size, length);
}

enum uric_status uric_mime_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span base = { 0, 0 }, location = base, at;
    int is_final;
    const int found = uric_base_find_mime_base(s, uric_base_within_offsets(n), &base, &location,
                                          &is_final);

    *length = 0;
    at = found & URIC_BASE_FOUND_BASE ? base : location;
    /* a base that continues past the bytes read must not be cut short */
    if (found == 0 || (at.end == URIC_MAX_LENGTH && n > URIC_MAX_LENGTH))
        return URIC_NONE;
    return uric_base_answer_base(uric_base_put_mime, s, at, buffer, size, length);
}

bool uric_html_base_is_final(const char *s, size_t n)
{
    uric_span href;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH) /* nothing after that is read */
        uric_base_find_html_base(s, n, &href, &is_final);
    return is_final;
}

bool uric_mime_base_is_final(const char *s, size_t n)
{
    uric_span base, location;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH)
        uric_base_find_mime_base(s, n, &base, &location, &is_final);
    return is_final;
}

/* ---- 5.1 ---- */

int uric_base_select(const struct uric_base *base, enum uric_base_source order[URIC_BASE_SOURCES])
{
    enum uric_base_source usable[URIC_BASE_SOURCES];
    int source, count = 0, n = 0;

    for (source = 0; source < URIC_BASE_SOURCES; source++) {
        const struct uric_bytes at = base->source[source];
        struct uric u;

        if (at.s == NULL || uric_parse(at.s, at.n, &u) != URIC_OK)
            continue;
        usable[count++] = (enum uric_base_source)source;
        if (!uric_has(&u, URIC_SCHEME))
            continue;
        while (count > 0)
            order[n++] = usable[--count];
        return n;
    }
    return 0;
}

/* Suffix references (RFC 3986, 4.5). */
/* The parts of a result, from those of its sources: so that nobody has to parse it. */
#ifndef URIC_BASE_RESULT_PARTS_H
#define URIC_BASE_RESULT_PARTS_H

/* Properties of a whole reference. */
#ifndef URIC_BASE_REFERENCE_H
#define URIC_BASE_REFERENCE_H


/* The length of what was parsed, from its parts.  Rules like Host and authority have no path:
 * theirs is empty, at 0. */
static URIC_BASE_INLINE uint32_t uric_base_end(const struct uric *u)
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
static URIC_BASE_INLINE int uric_base_is_origin_form(const struct uric *u)
{
    return u->path_kind == URIC_PATH_ABEMPTY && !uric_has(u, URIC_HOST);
}

/* Whether normalization removes dot-segments: no base precedes this path (5.2.2), because the
 * reference has a scheme or the path starts with "/". */
static URIC_BASE_INLINE int uric_base_has_own_dots(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    return uric_has(u, URIC_SCHEME) || (path.begin < path.end && s[path.begin] == '/');
}

/* Whether a path that starts with "//" would be read as an authority. */
static URIC_BASE_INLINE int uric_base_guards_path(const struct uric *u)
{
    return !uric_has(u, URIC_HOST) && !uric_base_is_origin_form(u);
}

#endif

/* Start: nothing is defined. */
static URIC_BASE_INLINE void uric_base_result_begin(struct uric *parts)
{
    memset(parts, 0, sizeof *parts);
}

/* The part's bytes are those from begin to end. */
static URIC_BASE_INLINE void uric_base_result_add(struct uric *parts, enum uric_part part, uint32_t begin,
                                        uint32_t end)
{
    parts->part[part].begin = begin;
    URIC_BASE_DEFINE(parts, part, end);
}

/* The parts from `first` to `last` are those of *from, which lie `shift` further on (modulo
 * 2^32). */
static URIC_BASE_INLINE void uric_base_result_shift(struct uric *parts, const struct uric *from, int first,
                                          int last, uint32_t shift)
{
    int part;

    for (part = first; part <= last; part++) {
        if (uric_has(from, (enum uric_part)part))
            uric_base_result_add(parts, (enum uric_part)part, from->part[part].begin + shift,
                            from->part[part].end + shift);
    }
}

/* The authority is that of *from. */
static URIC_BASE_INLINE void uric_base_result_authority(struct uric *parts, const struct uric *from,
                                              uint32_t shift)
{
    uric_base_result_shift(parts, from, URIC_USERINFO, URIC_PORT, shift);
    parts->host_kind = from->host_kind;
}

/* At the end: which alternative of the rule path (section 3.3) the path of the result, at s, is
 * follows from what precedes it and from its first byte. */
static URIC_BASE_INLINE void uric_base_result_end(struct uric *parts, const char *s)
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
/* Whether bytes are a scheme: the grammar of a URI decides. */
#ifndef URIC_BASE_SCHEME_NAME_H
#define URIC_BASE_SCHEME_NAME_H


static inline int uric_base_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_ABSOLUTE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

#endif

static int uric_base_begins_with(const char *s, size_t n, struct uric_bytes prefix)
{
    return n >= prefix.n && uric_base_same_letters(s, prefix.s, prefix.n);
}

/* Whether "//" and these bytes are a relative reference, *u, with a host and without a
 * userinfo.  A URI with its own scheme and authority is not a suffix. */
static int uric_base_is_suffix(const char *s, size_t n, struct uric64 *u)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric whole;

    if (uric_parse_uri(s, n, &whole) == URIC_OK && uric_has(&whole, URIC_HOST))
        return 0;
    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    uric_stream_feed(&m, s, n);
    return uric_stream_end(&m, u) == URIC_OK && !uric64_has(u, URIC_USERINFO) &&
           u->part[URIC_HOST].begin < u->part[URIC_HOST].end;
}

/* The parts of the scheme, a ":" and the relative reference. */
static void uric_base_add_scheme(const struct uric64 *relative, size_t scheme, struct uric *parts)
{
    struct uric u;

    uric_narrow(relative, &u);
    *parts = u;
    uric_base_result_add(parts, URIC_SCHEME, 0, (uint32_t)scheme);
    uric_base_result_shift(parts, &u, URIC_HOST, URIC_FRAGMENT, (uint32_t)scheme + 1);
}

static enum uric_status uric_base_write_suffix(const char *s, size_t n, const struct uric_suffix *policy,
                                     size_t count, char *buffer, size_t size, size_t *length,
                                     struct uric *parts)
{
    struct uric_bytes scheme;
    struct uric64 u;
    size_t i;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    for (i = 0; i < count && !uric_base_begins_with(s, n, uric_base_bytes_given(policy[i].host)); i++)
        ;
    if (i == count)
        return URIC_INVALID;
    scheme = uric_base_bytes_given(policy[i].scheme);
    if (scheme.n > URIC_MAX_LENGTH || (uint64_t)scheme.n + 3 + n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_base_is_scheme(scheme))
        return URIC_REFUSED;
    if (!uric_base_is_suffix(s, n, &u))
        return URIC_INVALID;
    *length = scheme.n + 3 + n;
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, scheme.s, scheme.n);
    memcpy(buffer + scheme.n, "://", 3);
    memcpy(buffer + scheme.n + 3, s, n);
    if (parts != NULL)
        uric_base_add_scheme(&u, scheme.n, parts);
    return URIC_OK;
}

enum uric_status uric_suffix_reference(const char *s, size_t n,
                                       const struct uric_suffix *policy, size_t count,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric *parts)
{
    const enum uric_status status =
        uric_base_write_suffix(s, n, policy, count, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_base_no_parts(parts);
    return status;
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
