/* uric, the whole library in one file; its interface is uric.h.
 * Made by src/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

/* The RFCs' names for what the enums say, and the library's version. */
/* What the units of the library share, and callers do not see. */
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

#ifndef URIC_ALWAYS_INLINE /* whoever counts lines wants them once */
#if defined(__GNUC__)
#define URIC_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_NEVER_INLINE __attribute__((noinline))
#else
#define URIC_NEVER_INLINE
#endif

/* Between the cases of generated code; a comment would not outlive a separate
 * preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_FALLTHROUGH
#define URIC_FALLTHROUGH ((void)0)
#endif

/* The size is a promise to all who were compiled with it. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* A part ends at this offset, and is defined from now on; or is not after all.
 * For struct uric and struct uric64. */
#define URIC_DEFINE(u, which, at)                                             \
    ((u)->part[which].end = (at),                                             \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which)                                               \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

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

const char *uric_form_name(int form)
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

/* Generated from grammar/literal.rl by ragel 6.10 -G2; do not edit. */
/* The IP literals of RFC 3986, section 3.2.2, for the one-shot scanner: goto code
 * that starts at a "[" and tells the kind, or where there is none any more. */
/* The instruction sets that the one-shot scanner has forms for. */
#ifndef URIC_ISA_H
#define URIC_ISA_H


/* What the forms are compiled with. */
enum uric_entry { ENTRY_URI_REFERENCE, ENTRY_URI, ENTRY_ORIGIN_FORM };

/* What may be passed over by the run: what a class of classes.rl has, and valid
 * percent-encoded triplets. */
enum uric_run_of {
    RUN_OF_PATH,
    RUN_OF_QUERY,
    RUN_OF_REG_NAME,
    RUN_OF_SEGMENT_NZ_NC,
    RUN_OF_USERINFO
};

#ifndef URIC_ONLY_PARSE
struct uric_coding;

/* Where rows go, row i for the i-th of up to 64 references, and, behind the last,
 * up to 7 that mean nothing. */
struct uric_block {
    uint32_t *begin[URIC_PARTS], *end[URIC_PARTS];
    uint8_t *host_kind, *path_kind;
    uint64_t defined[URIC_PARTS]; /* bit i: row i */
    uint64_t valid;
};
#endif

/* What is compiled once for each instruction set. */
struct uric_form {
    const char *isa;
    /* The one-shot scanner, as the machine of parse.rl defines it: URIC_OK,
     * URIC_INVALID or URIC_INCOMPLETE for n up to URIC_MAX_LENGTH, and *u as
     * uric_parse() says. */
    int (*parse)(int entry, const unsigned char *s, size_t n, struct uric *u);
    /* The end of the run that begins at s + i, i <= n. */
    size_t (*run)(enum uric_run_of run, const unsigned char *s, size_t i,
                  size_t n);
#ifndef URIC_ONLY_PARSE
    /* The parts of up to 64 references in s, of which these are the offsets, to *b,
     * whose bitmaps are zero.  Rows whose bit in b->valid is still 0 then are to be
     * filled by others.  NULL where a reference at a time is as good. */
    void (*block)(int entry, const unsigned char *s, const uint32_t *begin,
                  const uint32_t *end, unsigned count, struct uric_block *b);
    /* From *from on, where in s the byte c, LF or NUL, stands: the offsets, until
     * there are `most` or more, up to 63 more, or n is reached; and how far has been
     * looked.  Up to 16 more are written. */
    unsigned (*places)(const unsigned char *s, size_t *from, size_t n, char c,
                       unsigned most, uint32_t *places);
    /* Text decoded or encoded, from c->i on, as far as there are whole blocks, or to
     * what another has to look at.  NULL where that is as good. */
    void (*decode)(struct uric_coding *c);
    void (*encode)(struct uric_coding *c);
#endif
};

/* URIC_BUILT says which forms this build has: the one that a macro names, those
 * among which the processor decides, or the one that every processor for which
 * the compiler compiles can run. */
#define URIC_BUILT_PORTABLE 1
#define URIC_BUILT_SSE41 2
#define URIC_BUILT_AVX2 4
#define URIC_BUILT_AVX512 8
#define URIC_BUILT_NEON 16
#define URIC_BUILT_X86 (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_AVX512)
/* which look a byte's halves up, in tables of 16 */
#define URIC_BUILT_BY_HALVES                                                  \
    (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_NEON)

#if defined(URIC_PORTABLE)
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_BUILT URIC_BUILT_SSE41
#elif defined(URIC_ISA_AVX2)
#define URIC_BUILT URIC_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_BUILT URIC_BUILT_AVX512
#elif defined(URIC_ISA_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* a kernel's -mno-sse is heeded */
#define URIC_BUILT (URIC_BUILT_PORTABLE | URIC_BUILT_X86)
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#else
#define URIC_BUILT URIC_BUILT_PORTABLE
#endif

/* Only x86-64 has forms of which some processors lack some. */
#define URIC_CHOICE (URIC_BUILT == (URIC_BUILT_PORTABLE | URIC_BUILT_X86))

#if URIC_BUILT & URIC_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2 and _AVX512 need GNU C for x86-64"
#endif
#if URIC_BUILT & URIC_BUILT_NEON &&                                            \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif

/* Forms for more than the compiler's baseline are compiled for it function by
 * function, and must be called only where the processor has it. */
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

/* The classes whose bytes a scanner may pass over in one go.  Generated by
 * grammar/classes.py from grammar/classes.rl; do not edit. */
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

/* ---- what the forms have in common -------------------------------------- */

/* The answer where nothing may stand at i, or the end. */
URIC_INTERNAL int uric_refuse(size_t i, size_t n, struct uric *u);

/* The same where a run has ended at i: there or, if it is a "%", where its triplet
 * breaks off. */
URIC_INTERNAL int uric_refuse_at(const unsigned char *s, size_t i, size_t n,
                                 struct uric *u);

/* Whether n bytes are an IPv4address, of which these are the masks: those that are
 * digits, and those that are ".".  Two bytes before it are readable. */
URIC_INTERNAL int uric_is_ipv4(const unsigned char *s, unsigned n,
                               uint64_t digits, uint64_t dots);

/* The same for any n bytes. */
URIC_INTERNAL int uric_ipv4_at(const unsigned char *s, size_t n);

/* The kind of an IP literal whose "[" is at i, and the offset behind its "]" to
 * *end; URIC_HOST_NONE, and the offset where it breaks off. */
URIC_INTERNAL int uric_ask_literal(const unsigned char *s, size_t i, size_t n,
                                   size_t *end);

/* The same, sooner for most that are an IPv6address. */
URIC_INTERNAL int uric_literal_at(const unsigned char *s, size_t i, size_t n,
                                  size_t *end);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The kind where the "]" is n bytes behind the "[", n up to 63, of which these are
 * the masks: those that are hexadecimal digits, and those that are ":". */
URIC_INTERNAL int uric_literal_kind(const unsigned char *s, size_t i, unsigned n,
                                    uint64_t hex, uint64_t colon);
#endif

/* How many bits are set. */
static inline unsigned uric_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* How many zeros are below the lowest bit; 64 when there is none. */
static inline unsigned uric_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_count(~mask & (mask - 1));
#endif
}

/* Whether a triplet begins at i. */
static inline int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_run[s[i + 1]] & URIC_RUN_HEXDIG &&
           uric_run[s[i + 2]] & URIC_RUN_HEXDIG;
}

/* Whether a byte of a scheme may be its first. */
static inline int uric_is_letter(unsigned char byte)
{
    return byte >= 'A';
}

/* ---- the forms ---------------------------------------------------------- */

#define URIC_DECLARE_FORM(isa)                                                \
    URIC_INTERNAL int uric_parse_##isa(int entry, const unsigned char *s,     \
                                       size_t n, struct uric *u);             \
    URIC_INTERNAL size_t uric_run_##isa(enum uric_run_of run,                 \
                                        const unsigned char *s, size_t i,     \
                                        size_t n)
#define URIC_DECLARE_PLACES(isa)                                              \
    URIC_INTERNAL unsigned uric_places_##isa(                                 \
        const unsigned char *s, size_t *from, size_t n, char c,               \
        unsigned most, uint32_t *places)
#define URIC_DECLARE_CODING(isa)                                              \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c);              \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)
#define URIC_DECLARE_BLOCK(isa)                                               \
    URIC_INTERNAL void uric_block_##isa(                                      \
        int entry, const unsigned char *s, const uint32_t *begin,             \
        const uint32_t *end, unsigned count, struct uric_block *b)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_FORM(portable);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(portable);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_FORM(sse41);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(sse41);
URIC_DECLARE_CODING(sse41);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_FORM(avx2);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(avx2);
URIC_DECLARE_CODING(avx2);
URIC_DECLARE_BLOCK(avx2);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
URIC_DECLARE_FORM(avx512);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(avx512);
URIC_DECLARE_CODING(avx512);
URIC_DECLARE_BLOCK(avx512);
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_FORM(neon);
#ifndef URIC_ONLY_PARSE
URIC_DECLARE_PLACES(neon);
URIC_DECLARE_CODING(neon);
#endif
#endif

/* The form for the best instruction set that the processor has. */
URIC_INTERNAL const struct uric_form *uric_best_form(void);

#ifndef URIC_SINGLE_FILE
/* The machine of parse.rl, which is no part of the library. */
int uric_ask_machine(int entry, const unsigned char *s, size_t n, struct uric *u);

/* For tests and benchmarks: the forms of this build by number from 0 on; NULL
 * behind the last that the processor has.  Asks the processor, which is slow on
 * virtual machines; a build with one form takes its builder's word. */
URIC_INTERNAL const struct uric_form *uric_form_number(int i);
#endif

#endif

enum { literal_start = 1 };
enum { literal_first_final = 157 };

int uric_ask_literal(const unsigned char *s, size_t i, size_t n, size_t *end)
{
    const unsigned char *p = s + i, *const pe = s + n;
    int cs = literal_start, kind = URIC_HOST_NONE;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 91u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 58u: goto st138;
		case 86u: goto st153;
		case 118u: goto st153;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st4;
	} else
		goto st4;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st6;
	} else
		goto st6;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( (*p) == 58u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 58u )
		goto st124;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st8;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st8;
	} else
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st9;
	} else
		goto st9;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st11;
	} else
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	if ( (*p) == 58u )
		goto st12;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	if ( (*p) == 58u )
		goto st110;
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
	URIC_FALLTHROUGH;
case 13:
	if ( (*p) == 58u )
		goto st17;
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
	URIC_FALLTHROUGH;
case 14:
	if ( (*p) == 58u )
		goto st17;
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
	URIC_FALLTHROUGH;
case 15:
	if ( (*p) == 58u )
		goto st17;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) == 58u )
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	if ( (*p) == 58u )
		goto st96;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st18;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st18;
	} else
		goto st18;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st19;
	} else
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st20;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st20;
	} else
		goto st20;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	if ( (*p) == 58u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	if ( (*p) == 58u )
		goto st82;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st23;
	} else
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st24;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st24;
	} else
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st25;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st25;
	} else
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 58u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	if ( (*p) == 58u )
		goto st68;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st28;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st28;
	} else
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st29;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st29;
	} else
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st30;
	} else
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) == 58u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 48u: goto st33;
		case 49u: goto st59;
		case 50u: goto st62;
		case 58u: goto st66;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st65;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st67;
	} else
		goto st67;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 48u: goto st35;
		case 49u: goto st48;
		case 50u: goto st50;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	if ( (*p) == 46u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 48u: goto st37;
		case 49u: goto st44;
		case 50u: goto st46;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) == 46u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 48u: goto st39;
		case 49u: goto st40;
		case 50u: goto st42;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	if ( (*p) == 93u )
		goto tr62;
	goto st0;
tr62:
	{ kind = URIC_HOST_IPV6ADDRESS; }
	{ {p++; cs = 157; goto _out;} }
	goto st157;
tr157:
	{ kind = URIC_HOST_IPVFUTURE; }
	{ {p++; cs = 157; goto _out;} }
	goto st157;
st157:
	if ( ++p == pe )
		goto _test_eof157;
	URIC_FALLTHROUGH;
case 157:
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 53u: goto st43;
		case 93u: goto tr62;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) >= 48u )
		goto st41;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st39;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st37;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 46u: goto st38;
		case 53u: goto st47;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) >= 48u )
		goto st45;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st37;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st35;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st51;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) >= 48u )
		goto st49;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st35;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	if ( (*p) == 58u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	if ( (*p) == 58u )
		goto st39;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st57;
	} else
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st60;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st61;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
	URIC_FALLTHROUGH;
case 61:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
	URIC_FALLTHROUGH;
case 62:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st63;
		case 58u: goto st55;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st60;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st52;
		} else if ( (*p) >= 65u )
			goto st52;
	} else
		goto st64;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
	URIC_FALLTHROUGH;
case 63:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st61;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st53;
		} else if ( (*p) >= 65u )
			goto st53;
	} else
		goto st53;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
	URIC_FALLTHROUGH;
case 64:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
case 65:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st64;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
	URIC_FALLTHROUGH;
case 68:
	switch( (*p) ) {
		case 48u: goto st69;
		case 49u: goto st74;
		case 50u: goto st77;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st81;
	} else
		goto st81;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
	URIC_FALLTHROUGH;
case 69:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st70;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
	URIC_FALLTHROUGH;
case 70:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
	URIC_FALLTHROUGH;
case 71:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
	URIC_FALLTHROUGH;
case 72:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
	URIC_FALLTHROUGH;
case 73:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
	URIC_FALLTHROUGH;
case 74:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
	URIC_FALLTHROUGH;
case 75:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
	URIC_FALLTHROUGH;
case 76:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
	URIC_FALLTHROUGH;
case 77:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st78;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st75;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st70;
		} else if ( (*p) >= 65u )
			goto st70;
	} else
		goto st79;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
	URIC_FALLTHROUGH;
case 78:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st76;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st71;
		} else if ( (*p) >= 65u )
			goto st71;
	} else
		goto st71;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
	URIC_FALLTHROUGH;
case 79:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
	URIC_FALLTHROUGH;
case 80:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
	URIC_FALLTHROUGH;
case 81:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st70;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
	URIC_FALLTHROUGH;
case 82:
	switch( (*p) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st95;
	} else
		goto st95;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
	URIC_FALLTHROUGH;
case 83:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
	URIC_FALLTHROUGH;
case 84:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
	URIC_FALLTHROUGH;
case 85:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
	URIC_FALLTHROUGH;
case 86:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
	URIC_FALLTHROUGH;
case 87:
	switch( (*p) ) {
		case 48u: goto st69;
		case 49u: goto st74;
		case 50u: goto st77;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st81;
	} else
		goto st81;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
	URIC_FALLTHROUGH;
case 88:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
	URIC_FALLTHROUGH;
case 89:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
	URIC_FALLTHROUGH;
case 90:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
	URIC_FALLTHROUGH;
case 91:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st92;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st89;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st93;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
	URIC_FALLTHROUGH;
case 92:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st90;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st85;
		} else if ( (*p) >= 65u )
			goto st85;
	} else
		goto st85;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
	URIC_FALLTHROUGH;
case 93:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
	URIC_FALLTHROUGH;
case 94:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st93;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
	URIC_FALLTHROUGH;
case 95:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
	URIC_FALLTHROUGH;
case 96:
	switch( (*p) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st109;
	} else
		goto st109;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
	URIC_FALLTHROUGH;
case 97:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
	URIC_FALLTHROUGH;
case 98:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
	URIC_FALLTHROUGH;
case 99:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
	URIC_FALLTHROUGH;
case 100:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
	URIC_FALLTHROUGH;
case 101:
	switch( (*p) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st95;
	} else
		goto st95;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
	URIC_FALLTHROUGH;
case 102:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
	URIC_FALLTHROUGH;
case 103:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
	URIC_FALLTHROUGH;
case 104:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
	URIC_FALLTHROUGH;
case 105:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st106;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st103;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st107;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
	URIC_FALLTHROUGH;
case 106:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st104;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st99;
		} else if ( (*p) >= 65u )
			goto st99;
	} else
		goto st99;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
	URIC_FALLTHROUGH;
case 107:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
	URIC_FALLTHROUGH;
case 108:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st107;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
	URIC_FALLTHROUGH;
case 109:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
	URIC_FALLTHROUGH;
case 110:
	switch( (*p) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st123;
	} else
		goto st123;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
	URIC_FALLTHROUGH;
case 111:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
	URIC_FALLTHROUGH;
case 112:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
	URIC_FALLTHROUGH;
case 113:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
	URIC_FALLTHROUGH;
case 114:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
	URIC_FALLTHROUGH;
case 115:
	switch( (*p) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st109;
	} else
		goto st109;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
	URIC_FALLTHROUGH;
case 116:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
	URIC_FALLTHROUGH;
case 117:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
	URIC_FALLTHROUGH;
case 118:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
	URIC_FALLTHROUGH;
case 119:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st120;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st117;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st112;
		} else if ( (*p) >= 65u )
			goto st112;
	} else
		goto st121;
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
	URIC_FALLTHROUGH;
case 120:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st118;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st113;
		} else if ( (*p) >= 65u )
			goto st113;
	} else
		goto st113;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
	URIC_FALLTHROUGH;
case 121:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
	URIC_FALLTHROUGH;
case 122:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st121;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
	URIC_FALLTHROUGH;
case 123:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
	URIC_FALLTHROUGH;
case 124:
	switch( (*p) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st137;
	} else
		goto st137;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
	URIC_FALLTHROUGH;
case 125:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
	URIC_FALLTHROUGH;
case 126:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
	URIC_FALLTHROUGH;
case 127:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
	URIC_FALLTHROUGH;
case 128:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
	URIC_FALLTHROUGH;
case 129:
	switch( (*p) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st123;
	} else
		goto st123;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
	URIC_FALLTHROUGH;
case 130:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
	URIC_FALLTHROUGH;
case 131:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
	URIC_FALLTHROUGH;
case 132:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
	URIC_FALLTHROUGH;
case 133:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st134;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st131;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st126;
		} else if ( (*p) >= 65u )
			goto st126;
	} else
		goto st135;
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
	URIC_FALLTHROUGH;
case 134:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st132;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st127;
		} else if ( (*p) >= 65u )
			goto st127;
	} else
		goto st127;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
	URIC_FALLTHROUGH;
case 135:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
	URIC_FALLTHROUGH;
case 136:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st135;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
	URIC_FALLTHROUGH;
case 137:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
	URIC_FALLTHROUGH;
case 138:
	if ( (*p) == 58u )
		goto st139;
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
	URIC_FALLTHROUGH;
case 139:
	switch( (*p) ) {
		case 48u: goto st140;
		case 49u: goto st145;
		case 50u: goto st148;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st151;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st152;
	} else
		goto st152;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
	URIC_FALLTHROUGH;
case 140:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
	URIC_FALLTHROUGH;
case 141:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
	URIC_FALLTHROUGH;
case 142:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
	URIC_FALLTHROUGH;
case 143:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
	URIC_FALLTHROUGH;
case 144:
	switch( (*p) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st137;
	} else
		goto st137;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
	URIC_FALLTHROUGH;
case 145:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
	URIC_FALLTHROUGH;
case 146:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
	URIC_FALLTHROUGH;
case 147:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
	URIC_FALLTHROUGH;
case 148:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st149;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st146;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st141;
		} else if ( (*p) >= 65u )
			goto st141;
	} else
		goto st150;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
	URIC_FALLTHROUGH;
case 149:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st147;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st142;
		} else if ( (*p) >= 65u )
			goto st142;
	} else
		goto st142;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
	URIC_FALLTHROUGH;
case 150:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
	URIC_FALLTHROUGH;
case 151:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st150;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
	URIC_FALLTHROUGH;
case 152:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
	URIC_FALLTHROUGH;
case 153:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st154;
	} else
		goto st154;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
	URIC_FALLTHROUGH;
case 154:
	if ( (*p) == 46u )
		goto st155;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st154;
	} else
		goto st154;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
	URIC_FALLTHROUGH;
case 155:
	switch( (*p) ) {
		case 33u: goto st156;
		case 36u: goto st156;
		case 61u: goto st156;
		case 95u: goto st156;
		case 126u: goto st156;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st156;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st156;
		} else if ( (*p) >= 65u )
			goto st156;
	} else
		goto st156;
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
	URIC_FALLTHROUGH;
case 156:
	switch( (*p) ) {
		case 33u: goto st156;
		case 36u: goto st156;
		case 61u: goto st156;
		case 93u: goto tr157;
		case 95u: goto st156;
		case 126u: goto st156;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st156;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st156;
		} else if ( (*p) >= 65u )
			goto st156;
	} else
		goto st156;
	goto st0;
	}
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
	_test_eof157: cs = 157; goto _test_eof;
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
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof88: cs = 88; goto _test_eof;
	_test_eof89: cs = 89; goto _test_eof;
	_test_eof90: cs = 90; goto _test_eof;
	_test_eof91: cs = 91; goto _test_eof;
	_test_eof92: cs = 92; goto _test_eof;
	_test_eof93: cs = 93; goto _test_eof;
	_test_eof94: cs = 94; goto _test_eof;
	_test_eof95: cs = 95; goto _test_eof;
	_test_eof96: cs = 96; goto _test_eof;
	_test_eof97: cs = 97; goto _test_eof;
	_test_eof98: cs = 98; goto _test_eof;
	_test_eof99: cs = 99; goto _test_eof;
	_test_eof100: cs = 100; goto _test_eof;
	_test_eof101: cs = 101; goto _test_eof;
	_test_eof102: cs = 102; goto _test_eof;
	_test_eof103: cs = 103; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
	_test_eof105: cs = 105; goto _test_eof;
	_test_eof106: cs = 106; goto _test_eof;
	_test_eof107: cs = 107; goto _test_eof;
	_test_eof108: cs = 108; goto _test_eof;
	_test_eof109: cs = 109; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof118: cs = 118; goto _test_eof;
	_test_eof119: cs = 119; goto _test_eof;
	_test_eof120: cs = 120; goto _test_eof;
	_test_eof121: cs = 121; goto _test_eof;
	_test_eof122: cs = 122; goto _test_eof;
	_test_eof123: cs = 123; goto _test_eof;
	_test_eof124: cs = 124; goto _test_eof;
	_test_eof125: cs = 125; goto _test_eof;
	_test_eof126: cs = 126; goto _test_eof;
	_test_eof127: cs = 127; goto _test_eof;
	_test_eof128: cs = 128; goto _test_eof;
	_test_eof129: cs = 129; goto _test_eof;
	_test_eof130: cs = 130; goto _test_eof;
	_test_eof131: cs = 131; goto _test_eof;
	_test_eof132: cs = 132; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof146: cs = 146; goto _test_eof;
	_test_eof147: cs = 147; goto _test_eof;
	_test_eof148: cs = 148; goto _test_eof;
	_test_eof149: cs = 149; goto _test_eof;
	_test_eof150: cs = 150; goto _test_eof;
	_test_eof151: cs = 151; goto _test_eof;
	_test_eof152: cs = 152; goto _test_eof;
	_test_eof153: cs = 153; goto _test_eof;
	_test_eof154: cs = 154; goto _test_eof;
	_test_eof155: cs = 155; goto _test_eof;
	_test_eof156: cs = 156; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    *end = (size_t)(p - s);
    return cs >= literal_first_final ? kind : URIC_HOST_NONE;
}

/* The one-shot entry points, and what their forms have in common. */

int uric_refuse(size_t i, size_t n, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

int uric_refuse_at(const unsigned char *s, size_t i, size_t n, struct uric *u)
{
    if (i < n && s[i] == '%') {
        i++;
        if (i < n && uric_run[s[i]] & URIC_RUN_HEXDIG)
            i++;
    }
    return uric_refuse(i, n, u);
}

/* A dec-octet: n bytes, digits, before end.  Three are read in any case, so that
 * what there is of them needs no branch. */
static int is_dec_octet(const unsigned char *end, unsigned n)
{
    static const unsigned short least[] = { 256, 0, 10, 100 };
    static const unsigned char tens[] = { 0, 0, 10, 10 };
    static const unsigned char hundreds[] = { 0, 0, 0, 100 };
    const unsigned digits = n & 3;
    const unsigned value = (end[-1] & 15u) + tens[digits] * (end[-2] & 15u) +
                           hundreds[digits] * (end[-3] & 15u);

    return (value >= least[digits]) & (value <= 255) & (n <= 3);
}

int uric_is_ipv4(const unsigned char *s, unsigned n, uint64_t digits,
                 uint64_t dots)
{
    const uint64_t second_on = dots & (dots - 1);
    const uint64_t third_on = second_on & (second_on - 1);
    const unsigned first = uric_zeros(dots), second = uric_zeros(second_on);
    const unsigned third = uric_zeros(third_on);

    if (n < 7 || n > 15 || dots & 1 || third_on == 0 ||
        third_on & (third_on - 1) || (digits | dots) != ((uint64_t)1 << n) - 1)
        return 0;
    return is_dec_octet(s + first, first) &
           is_dec_octet(s + second, second - first - 1) &
           is_dec_octet(s + third, third - second - 1) &
           is_dec_octet(s + n, n - third - 1);
}

int uric_ipv4_at(const unsigned char *s, size_t n)
{
    uint64_t digits = 0, dots = 0;
    size_t i;

    if (n < 7 || n > 15)
        return 0;
    for (i = 0; i < n; i++) {
        digits |= (uint64_t)((uric_run[s[i]] & URIC_RUN_DIGIT) != 0) << i;
        dots |= (uint64_t)(s[i] == '.') << i;
    }
    return uric_is_ipv4(s, (unsigned)n, digits, dots);
}

/* n bytes that are all hexadecimal digits or ":". */
static int is_ipv6(uint64_t hex, uint64_t colon, unsigned n)
{
    const uint64_t last = (uint64_t)1 << n >> 1;
    const uint64_t pair = colon & colon >> 1; /* on its first ":" */
    const uint64_t four = hex & hex >> 1 & hex >> 2 & hex >> 3;
    const unsigned groups = uric_count(hex & ~(hex << 1));

    if (four & hex >> 4 || pair & (pair - 1) || colon & 1 & ~pair ||
        colon & last & ~(pair << 1))
        return 0;
    return pair ? groups <= 7 : groups == 8;
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

int uric_literal_kind(const unsigned char *s, size_t i, unsigned n, uint64_t hex,
                      uint64_t colon)
{
    size_t end;
    int kind;

    if ((hex | colon) == ((uint64_t)1 << n) - 1)
        return is_ipv6(hex, colon, n) ? URIC_HOST_IPV6ADDRESS : URIC_HOST_NONE;
    kind = uric_ask_literal(s, i, i + n + 2, &end);
    return end == i + n + 2 ? kind : URIC_HOST_NONE;
}

#endif

int uric_literal_at(const unsigned char *s, size_t i, size_t n, size_t *end)
{
    const size_t begin = i + 1;
    uint64_t hex = 0, colon = 0, bit;

    for (bit = 1, i = begin; i < n && bit >> 39 == 0; i++, bit <<= 1) {
        hex |= uric_run[s[i]] & URIC_RUN_HEXDIG ? bit : 0;
        colon |= s[i] == ':' ? bit : 0;
        if (!((hex | colon) & bit))
            break;
    }
    if (i < n && s[i] == ']' && is_ipv6(hex, colon, (unsigned)(i - begin))) {
        *end = i + 1;
        return URIC_HOST_IPV6ADDRESS;
    }
    return uric_ask_literal(s, begin - 1, n, end);
}

static int parse(int entry, const char *s, size_t n, struct uric *u)
{
    if (n > URIC_MAX_LENGTH) {
        memset(u, 0, sizeof *u);
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    return uric_best_form()->parse(entry, (const unsigned char *)s, n, u);
}

int uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI_REFERENCE, s, n, u);
}

int uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI, s, n, u);
}

int uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_ORIGIN_FORM, s, n, u);
}

/* The fast path in portable C: a look into a table for each byte. */

#if URIC_BUILT & URIC_BUILT_PORTABLE

static size_t portable_span(const unsigned char *s, size_t i, size_t n,
                            unsigned atoms)
{
    /* four at a time, as what they are compared with is half of the work */
    for (; n - i >= 4; i += 4) {
        if (!(uric_run[s[i]] & atoms))
            return i;
        if (!(uric_run[s[i + 1]] & atoms))
            return i + 1;
        if (!(uric_run[s[i + 2]] & atoms))
            return i + 2;
        if (!(uric_run[s[i + 3]] & atoms))
            return i + 3;
    }
    while (i < n && uric_run[s[i]] & atoms)
        i++;
    return i;
}

/* Bytes and triplets in any order, of which no branch could guess the next: a step
 * for each, until there are only bytes for a while. */
static size_t portable_mixed(const unsigned char *s, size_t i, size_t n,
                             unsigned atoms)
{
    unsigned bytes = 0;

    while (n - i >= 3 && bytes < 8) {
        const unsigned percent = s[i] == '%';
        const unsigned high = uric_run[s[i + 1]] & URIC_RUN_HEXDIG;
        const unsigned low = uric_run[s[i + 2]] & URIC_RUN_HEXDIG;

        /* products, of which a compiler makes no branches */
        if (((uric_run[s[i]] & atoms) + percent * high * low) == 0)
            break;
        bytes = (bytes + 1) & (percent - 1); /* none behind a triplet */
        i += 1 + 2 * percent;
    }
    return i;
}

static size_t portable_run(const unsigned char *s, size_t i, size_t n,
                           unsigned atoms)
{
    for (;;) {
        i = portable_span(s, i, n, atoms);
        if (!uric_is_triplet(s, i, n))
            return i;
        i = portable_mixed(s, i + 3, n, atoms);
    }
}

#define FAST(name) portable_##name
#define RUN(s, i, n, CLASS) portable_run(s, i, n, URIC_RUN_##CLASS)
#define SPAN(s, i, n, CLASS) portable_span(s, i, n, URIC_RUN_##CLASS)
/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = host & ~LOWER(w, REG_NAME) ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u);

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    unsigned seen = 64, begin = 0, defined = 1u << URIC_PATH, i;
    unsigned unsettled = 0; /* steps */
    uint64_t odd, stops, first, rest = 1, close, dots = 0, no_path = 0;
    int host_kind = URIC_HOST_REG_NAME;
    struct FAST(masks) at;
    WINDOW w;

    w = LOAD(s, n);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    at.literal = 0;
    at.end = BELOW(n);
    odd = at.end & ~(OF_CLASS(w, QUERY) | at.hash);
    at.end++;
    if (at.hash & (at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return FAST(by_odd_window)(entry, s, length, u);
    if (is_odd && !FAST(window_oddities)(s, length, odd, &at, &seen,
                                         &host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        dots = LOOKS_FOR_DOTS ? at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash | at.literal || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = at.slash | at.query | at.hash | at.end;
        first = (stops | at.colon) & (0 - (stops | at.colon));
        /* a ":" before any other delimiter ends a scheme */
        if (first & at.colon) {
            if ((first - 1) & ~LOWER(w, SCHEME)) {
                if ((first - 1) & ~OF_CLASS(w, SCHEME))
                    return FAST(by_runs)(entry, s, length, u);
                unsettled = URIC_STEP_CASE;
            }
            if (!uric_is_letter(s[0]))
                return FAST(by_runs)(entry, s, length, u);
            i = ZEROS(first);
            u->part[URIC_SCHEME].end = i;
            defined |= 1u << URIC_SCHEME;
            begin = i + 1;
            rest = first << 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (first == 0 || begin > 60))
            return FAST(by_runs)(entry, s, length, u);
        if (at.slash & at.slash >> 1 & rest) {
            rest <<= 2;
            close = stops & (0 - rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, begin, length, u);
            }
            u->host_kind = (uint8_t)host_kind;
            begin = ZEROS(close);
            if (at.literal & ~(close - rest))
                return FAST(by_runs)(entry, s, length, u);
            no_path = !(close & at.slash);
            /* few names end like an address */
            if ((close - rest) & ~LOWER(w, REG_NAME) ||
                uric_run[s[begin - 1]] & URIC_RUN_DIGIT) {
                i = FAST(window_authority)(s, n, at.colon, rest, close, u);
                /* a literal, if there is one, is all of the host */
                if (i == 0 || (at.literal &&
                               (u->part[URIC_HOST].begin != ZEROS(at.literal) ||
                                ~at.literal >> (u->part[URIC_HOST].end - 1) & 1)))
                    return FAST(by_runs)(entry, s, length, u);
                defined |= i;
                unsettled |= u->settled;
            } else {
                defined |= 1u << URIC_HOST;
                u->part[URIC_HOST].begin = ZEROS(rest);
                u->part[URIC_HOST].end = begin;
            }
            u->path_kind = URIC_PATH_ABEMPTY;
        } else if (at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else if (!(rest & ~(at.query | at.hash | at.end))) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash & rest) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
            if (s[begin] == '.')
                unsettled |= URIC_STEP_DOTS;
        }
    }
    u->part[URIC_PATH].begin = begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (dots | no_path | unsettled) != 0)
        u->settled &= (uint8_t) ~(unsettled | (dots ? (unsigned)URIC_STEP_DOTS : 0u) |
                                  (no_path ? (unsigned)URIC_STEP_SCHEME : 0u));
    if (length > 64) {
        u->defined = (uint8_t)defined;
        if (!(at.query | at.hash))
            return FAST(long_path)(entry, s, seen, length, u);
        i = ZEROS(at.query | at.hash);
        return at.hash ? FAST(behind_path)(entry, s, i, length, u)
                       : FAST(long_query)(entry, s, i, seen, length, u);
    }
    i = ZEROS(at.query | at.hash | at.end);
    u->part[URIC_PATH].end = i;
    if (at.query | at.hash) {
        const unsigned end = ZEROS(at.hash | at.end);
        const unsigned has_query = i < end, has_fragment = at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? i + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? (uint32_t)length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    return length == 0 ? FAST(by_runs)(entry, s, length, u)
                       : FAST(by_window)(entry, s, length, u, 0);
}

#ifndef URIC_ONLY_PARSE
/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
#endif

#undef BELOW
#undef COUNT
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST

#ifndef URIC_ONLY_PARSE

unsigned uric_places_portable(const unsigned char *s, size_t *from, size_t n, char c,
                              unsigned most, uint32_t *places)
{
    unsigned count = 0;

    while (*from < n && count < most) {
        const unsigned char *place =
            (const unsigned char *)memchr(s + *from, c, n - *from);

        if (place == NULL) {
            *from = n;
        } else {
            places[count++] = (uint32_t)(place - s);
            *from = (size_t)(place - s) + 1;
        }
    }
    return count;
}

#endif

size_t uric_run_portable(enum uric_run_of run, const unsigned char *s, size_t i,
                        size_t n)
{
    return portable_run_of(run, s, i, n);
}

int uric_parse_portable(int entry, const unsigned char *s, size_t n,
                        struct uric *u)
{
    return portable_by_runs(entry, s, n, u);
}

#endif

/* The fast path with SSSE3 and SSE4.1: as with AVX2, in vectors of half the
 * size. */
/* What the forms for vectors share: the intrinsics, and loads of fewer bytes than
 * a vector holds that touch no byte behind them.  Little-endian. */
#ifndef URIC_VECTORS_H
#define URIC_VECTORS_H


#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#endif

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

/* 64 times the same byte, from memory: gcc would make it anew each time in a general
 * register and spread it from there, which costs more than what it is for. */
enum row {
    ROW_COLON, ROW_SLASH, ROW_QUERY, ROW_HASH, ROW_AT, ROW_DOT, ROW_PERCENT,
    ROW_SCHEME, ROW_REG_NAME, ROW_DIGIT, ROW_32,
    ROWS
};
#define FOUR(c) c, c, c, c
#define SIXTEEN(c) FOUR(c), FOUR(c), FOUR(c), FOUR(c)
#define ROW(c) { SIXTEEN(c), SIXTEEN(c), SIXTEEN(c), SIXTEEN(c) }
static const unsigned char vector_rows[ROWS][64] = {
    ROW(':'), ROW('/'), ROW('?'), ROW('#'), ROW('@'), ROW('.'), ROW('%'),
    ROW(URIC_RUN_SCHEME), ROW(URIC_RUN_REG_NAME), ROW(URIC_RUN_DIGIT), ROW(32)
};
#undef ROW
#undef SIXTEEN
#undef FOUR

static URIC_ALWAYS_INLINE const unsigned char *row_of(enum row row)
{
    const unsigned char(*all)[64] = vector_rows;

    __asm__("" : "+r"(all)); /* or gcc would see what is in them */
    return all[row];
}

/* The row of a byte; ROWS when there is none. */
static URIC_ALWAYS_INLINE enum row row_of_byte(int c)
{
    switch (c) {
    case ':': return ROW_COLON;
    case '/': return ROW_SLASH;
    case '?': return ROW_QUERY;
    case '#': return ROW_HASH;
    case '@': return ROW_AT;
    case '.': return ROW_DOT;
    case '%': return ROW_PERCENT;
    default: return ROWS;
    }
}

#endif

#if URIC_BUILT & URIC_BUILT_BY_HALVES

/* 1 to 15 bytes, padded with zeros to 16. */
struct short_bytes {
    uint64_t low, high;
};

static inline struct short_bytes load_short(const unsigned char *s, size_t n)
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

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i,
 * zeros behind them. */
static const unsigned char shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

#endif

#endif

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

/* Named one by one, as gcc keeps the elements of an array in memory. */
struct sse41_window {
    __m128i a, b, c, d;                 /* bytes */
    __m128i a_bit, b_bit, c_bit, d_bit; /* of their high halves */
};

static inline __m128i sse41_bits_of_high_halves(__m128i bytes)
{
    /* beyond ASCII all bits, of which a shuffle by such a byte finds none */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, _mm_and_si128(_mm_srli_epi16(bytes, 4),
                                                _mm_set1_epi8(15)));
}

/* The bytes from i on of n, at least 16, at s: those before n, then zeros. */
static inline __m128i sse41_load_part(const unsigned char *s, size_t i, size_t n)
{
    const size_t from = i <= n - 16 ? i : n - 16;
    const size_t down = i - from < 16 ? i - from : 16;

    return _mm_shuffle_epi8(
        _mm_loadu_si128((const __m128i *)(s + from)),
        _mm_loadu_si128((const __m128i *)(shuffle_down + down)));
}

static inline struct sse41_window sse41_load(const unsigned char *s, size_t n)
{
    struct sse41_window w;
    struct short_bytes bytes;

    if (n >= 64) {
        w.a = _mm_loadu_si128((const __m128i *)s);
        w.b = _mm_loadu_si128((const __m128i *)(s + 16));
        w.c = _mm_loadu_si128((const __m128i *)(s + 32));
        w.d = _mm_loadu_si128((const __m128i *)(s + 48));
    } else if (n >= 16) {
        w.a = _mm_loadu_si128((const __m128i *)s);
        w.b = sse41_load_part(s, 16, n);
        w.c = sse41_load_part(s, 32, n);
        w.d = sse41_load_part(s, 48, n);
    } else {
        bytes = load_short(s, n);
        w.a = _mm_set_epi64x((long long)bytes.high, (long long)bytes.low);
        w.b = w.c = w.d = _mm_setzero_si128();
    }
    w.a_bit = sse41_bits_of_high_halves(w.a);
    w.b_bit = sse41_bits_of_high_halves(w.b);
    w.c_bit = sse41_bits_of_high_halves(w.c);
    w.d_bit = sse41_bits_of_high_halves(w.d);
    return w;
}

static inline uint64_t sse41_join(__m128i a, __m128i b, __m128i c, __m128i d)
{
    const uint32_t low = (uint32_t)_mm_movemask_epi8(a) |
                         (uint32_t)_mm_movemask_epi8(b) << 16;
    const uint32_t high = (uint32_t)_mm_movemask_epi8(c) |
                          (uint32_t)_mm_movemask_epi8(d) << 16;

    return low | (uint64_t)high << 32;
}

static inline uint64_t sse41_equal(const struct sse41_window *w, char c)
{
    const __m128i all = _mm_set1_epi8(c);

    return sse41_join(_mm_cmpeq_epi8(w->a, all),
                      _mm_cmpeq_epi8(w->b, all),
                      _mm_cmpeq_epi8(w->c, all),
                      _mm_cmpeq_epi8(w->d, all));
}

static inline __m128i sse41_in(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit),
                          bit);
}

static inline uint64_t sse41_of(const struct sse41_window *w, unsigned nibbles)
{
    const __m128i table =
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles));

    return sse41_join(sse41_in(table, w->a, w->a_bit),
                      sse41_in(table, w->b, w->b_bit),
                      sse41_in(table, w->c, w->c_bit),
                      sse41_in(table, w->d, w->d_bit));
}

/* Zeros where the byte at s and those behind it are in the class. */
static inline __m128i sse41_out(const unsigned char *s, __m128i table)
{
    const __m128i bytes = _mm_loadu_si128((const __m128i *)s);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes),
                            sse41_bits_of_high_halves(bytes));
}

static inline int sse41_all(const unsigned char *s, unsigned nibbles)
{
    const __m128i table =
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles));
    const __m128i out = _mm_or_si128(
        _mm_or_si128(sse41_out(s, table), sse41_out(s + 16, table)),
        _mm_or_si128(sse41_out(s + 32, table), sse41_out(s + 48, table)));

    return _mm_testz_si128(out, out);
}

#define FAST(name) sse41_##name
#define WINDOW struct sse41_window
#define LOAD(s, n) sse41_load(s, n)
#define EQUAL(w, c) sse41_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) sse41_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 0
#define BULK 64
#define ALL(s, nibbles) sse41_all(s, nibbles)
#define COUNT(mask) uric_count(mask)
#define BELOW(i) ((i) < 64 ? ((uint64_t)1 << (i)) - 1 : ~(uint64_t)0)
#define ZEROS(mask) ((mask) ? (unsigned)__builtin_ctzll(mask) : 64)
/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = host & ~LOWER(w, REG_NAME) ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u);

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    unsigned seen = 64, begin = 0, defined = 1u << URIC_PATH, i;
    unsigned unsettled = 0; /* steps */
    uint64_t odd, stops, first, rest = 1, close, dots = 0, no_path = 0;
    int host_kind = URIC_HOST_REG_NAME;
    struct FAST(masks) at;
    WINDOW w;

    w = LOAD(s, n);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    at.literal = 0;
    at.end = BELOW(n);
    odd = at.end & ~(OF_CLASS(w, QUERY) | at.hash);
    at.end++;
    if (at.hash & (at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return FAST(by_odd_window)(entry, s, length, u);
    if (is_odd && !FAST(window_oddities)(s, length, odd, &at, &seen,
                                         &host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        dots = LOOKS_FOR_DOTS ? at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash | at.literal || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = at.slash | at.query | at.hash | at.end;
        first = (stops | at.colon) & (0 - (stops | at.colon));
        /* a ":" before any other delimiter ends a scheme */
        if (first & at.colon) {
            if ((first - 1) & ~LOWER(w, SCHEME)) {
                if ((first - 1) & ~OF_CLASS(w, SCHEME))
                    return FAST(by_runs)(entry, s, length, u);
                unsettled = URIC_STEP_CASE;
            }
            if (!uric_is_letter(s[0]))
                return FAST(by_runs)(entry, s, length, u);
            i = ZEROS(first);
            u->part[URIC_SCHEME].end = i;
            defined |= 1u << URIC_SCHEME;
            begin = i + 1;
            rest = first << 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (first == 0 || begin > 60))
            return FAST(by_runs)(entry, s, length, u);
        if (at.slash & at.slash >> 1 & rest) {
            rest <<= 2;
            close = stops & (0 - rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, begin, length, u);
            }
            u->host_kind = (uint8_t)host_kind;
            begin = ZEROS(close);
            if (at.literal & ~(close - rest))
                return FAST(by_runs)(entry, s, length, u);
            no_path = !(close & at.slash);
            /* few names end like an address */
            if ((close - rest) & ~LOWER(w, REG_NAME) ||
                uric_run[s[begin - 1]] & URIC_RUN_DIGIT) {
                i = FAST(window_authority)(s, n, at.colon, rest, close, u);
                /* a literal, if there is one, is all of the host */
                if (i == 0 || (at.literal &&
                               (u->part[URIC_HOST].begin != ZEROS(at.literal) ||
                                ~at.literal >> (u->part[URIC_HOST].end - 1) & 1)))
                    return FAST(by_runs)(entry, s, length, u);
                defined |= i;
                unsettled |= u->settled;
            } else {
                defined |= 1u << URIC_HOST;
                u->part[URIC_HOST].begin = ZEROS(rest);
                u->part[URIC_HOST].end = begin;
            }
            u->path_kind = URIC_PATH_ABEMPTY;
        } else if (at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else if (!(rest & ~(at.query | at.hash | at.end))) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash & rest) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
            if (s[begin] == '.')
                unsettled |= URIC_STEP_DOTS;
        }
    }
    u->part[URIC_PATH].begin = begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (dots | no_path | unsettled) != 0)
        u->settled &= (uint8_t) ~(unsettled | (dots ? (unsigned)URIC_STEP_DOTS : 0u) |
                                  (no_path ? (unsigned)URIC_STEP_SCHEME : 0u));
    if (length > 64) {
        u->defined = (uint8_t)defined;
        if (!(at.query | at.hash))
            return FAST(long_path)(entry, s, seen, length, u);
        i = ZEROS(at.query | at.hash);
        return at.hash ? FAST(behind_path)(entry, s, i, length, u)
                       : FAST(long_query)(entry, s, i, seen, length, u);
    }
    i = ZEROS(at.query | at.hash | at.end);
    u->part[URIC_PATH].end = i;
    if (at.query | at.hash) {
        const unsigned end = ZEROS(at.hash | at.end);
        const unsigned has_query = i < end, has_fragment = at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? i + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? (uint32_t)length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    return length == 0 ? FAST(by_runs)(entry, s, length, u)
                       : FAST(by_window)(entry, s, length, u, 0);
}

#ifndef URIC_ONLY_PARSE
/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
#endif

#undef BELOW
#undef COUNT
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST

#ifndef URIC_ONLY_PARSE

unsigned uric_places_sse41(const unsigned char *s, size_t *from, size_t n, char c,
                           unsigned most, uint32_t *places)
{
    return sse41_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_sse41(enum uric_run_of run, const unsigned char *s, size_t i,
                     size_t n)
{
    return sse41_run_of(run, s, i, n);
}

int uric_parse_sse41(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    return sse41_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif

/* The fast path with AVX2: a byte's halves are looked up in tables of 16, the low
 * half for the high halves with which it is in the class, the high half for its
 * bit in that answer. */

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

/* Two vectors; the second holds the last bytes, which may be in the first as
 * well, so its masks are shifted to where it begins. */
struct avx2_window {
    __m256i low, high;         /* bytes */
    __m256i low_bit, high_bit; /* of their high halves */
    unsigned shift;
};

/* n bytes, 1 to 31, as a vector padded with zeros. */
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

static inline __m256i avx2_bits_of_high_halves(__m256i bytes)
{
    /* beyond ASCII all bits, of which a shuffle by such a byte finds none */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, _mm256_and_si256(
                                         _mm256_srli_epi16(bytes, 4),
                                         _mm256_set1_epi8(15)));
}

static inline struct avx2_window avx2_load(const unsigned char *s, size_t n)
{
    struct avx2_window w;

    w.shift = 32;
    w.high = _mm256_setzero_si256();
    if (n >= 32) {
        w.shift = n < 64 ? (unsigned)n - 32 : 32;
        w.low = _mm256_loadu_si256((const __m256i *)s);
        w.high = _mm256_loadu_si256((const __m256i *)(s + w.shift));
    } else {
        w.low = avx2_load_part(s, n);
    }
    w.low_bit = avx2_bits_of_high_halves(w.low);
    w.high_bit = avx2_bits_of_high_halves(w.high);
    return w;
}

static inline uint64_t avx2_join(const struct avx2_window *w, __m256i low,
                                 __m256i high)
{
    return (uint32_t)_mm256_movemask_epi8(low) |
           (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << w->shift;
}

static inline uint64_t avx2_equal(const struct avx2_window *w, char c)
{
    const __m256i all =
        row_of_byte(c) < ROWS
            ? _mm256_loadu_si256((const __m256i *)row_of(row_of_byte(c)))
            : _mm256_set1_epi8(c);

    return avx2_join(w, _mm256_cmpeq_epi8(w->low, all),
                     _mm256_cmpeq_epi8(w->high, all));
}

static inline uint64_t avx2_of(const struct avx2_window *w, unsigned nibbles)
{
    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));
    const __m256i low = _mm256_and_si256(
        _mm256_shuffle_epi8(table, w->low), w->low_bit);
    const __m256i high = _mm256_and_si256(
        _mm256_shuffle_epi8(table, w->high), w->high_bit);

    return avx2_join(w, _mm256_cmpeq_epi8(low, w->low_bit),
                     _mm256_cmpeq_epi8(high, w->high_bit));
}

/* Zeros where the byte at s and those behind it are in the class. */
static inline __m256i avx2_out(const unsigned char *s, __m256i table)
{
    const __m256i bytes = _mm256_loadu_si256((const __m256i *)s);
    const __m256i bit = avx2_bits_of_high_halves(bytes);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), bit);
}

static inline int avx2_all(const unsigned char *s, unsigned nibbles)
{
    const __m256i table = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(uric_nibbles + nibbles)));
    const __m256i out = _mm256_or_si256(
        _mm256_or_si256(avx2_out(s, table), avx2_out(s + 32, table)),
        _mm256_or_si256(avx2_out(s + 64, table), avx2_out(s + 96, table)));

    return _mm256_testz_si256(out, out);
}

#ifndef URIC_ONLY_PARSE

typedef uint64_t avx2_lanes __attribute__((vector_size(32)));

/* As many as there are bits below the lowest one. */
static inline avx2_lanes avx2_zeros(avx2_lanes masks)
{
    const __m256i bits = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i below = (__m256i)(~masks & (masks - 1));
    const __m256i counts = _mm256_add_epi8(
        _mm256_shuffle_epi8(bits, _mm256_and_si256(below, low)),
        _mm256_shuffle_epi8(
            bits, _mm256_and_si256(_mm256_srli_epi16(below, 4), low)));

    return (avx2_lanes)_mm256_sad_epu8(counts, _mm256_setzero_si256());
}

/* The low halves of the lanes. */
static inline __m128i avx2_narrow(avx2_lanes numbers)
{
    return _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(
        (__m256i)numbers, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6)));
}

static inline __m128i avx2_load_4(const uint8_t *from)
{
    int four;

    memcpy(&four, from, 4);
    return _mm_cvtsi32_si128(four);
}

static inline void avx2_store_8(uint8_t *to, avx2_lanes numbers)
{
    const __m128i bytes = _mm_shuffle_epi8(
        avx2_narrow(numbers), _mm_setr_epi8(0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12,
                                            0, 4, 8, 12));
    const int four = _mm_cvtsi128_si32(bytes);

    memcpy(to, &four, 4);
}

#define LANES 4
#define LANE avx2_lanes
#define LANE_ZEROS(masks) avx2_zeros(masks)
#define LANE_BIT(numbers)                                                     \
    ((avx2_lanes)_mm256_sllv_epi64(_mm256_set1_epi64x(1), (__m256i)(numbers)))
#define LANE_IF(numbers) ((avx2_lanes)((numbers) != 0))
#define LANE_IF_LETTER(numbers) ((avx2_lanes)((numbers) >= 'A'))
#define LANE_LOAD_32(p)                                                       \
    ((avx2_lanes)_mm256_cvtepu32_epi64(                                       \
        _mm_loadu_si128((const __m128i *)(p))))
#define LANE_LOAD_8(p)                                                        \
    ((avx2_lanes)_mm256_cvtepu8_epi64(avx2_load_4(p)))
#define LANE_BITS(masks) (unsigned)_mm256_movemask_pd((__m256d)(masks))
#define LANE_STORE_32(p, v)                                                   \
    _mm_storeu_si128((__m128i *)(p), avx2_narrow(v))
#define LANE_STORE_8(p, v) avx2_store_8(p, v)

#endif

#define FAST(name) avx2_##name
#define WINDOW struct avx2_window
#define LOAD(s, n) avx2_load(s, n)
#define EQUAL(w, c) avx2_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) avx2_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 128
#define ALL(s, nibbles) avx2_all(s, nibbles)
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#define COUNT(mask) ((unsigned)_mm_popcnt_u64(mask))
#define BELOW(i) _bzhi_u64(~(uint64_t)0, (unsigned)(i))
/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = host & ~LOWER(w, REG_NAME) ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u);

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    unsigned seen = 64, begin = 0, defined = 1u << URIC_PATH, i;
    unsigned unsettled = 0; /* steps */
    uint64_t odd, stops, first, rest = 1, close, dots = 0, no_path = 0;
    int host_kind = URIC_HOST_REG_NAME;
    struct FAST(masks) at;
    WINDOW w;

    w = LOAD(s, n);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    at.literal = 0;
    at.end = BELOW(n);
    odd = at.end & ~(OF_CLASS(w, QUERY) | at.hash);
    at.end++;
    if (at.hash & (at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return FAST(by_odd_window)(entry, s, length, u);
    if (is_odd && !FAST(window_oddities)(s, length, odd, &at, &seen,
                                         &host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        dots = LOOKS_FOR_DOTS ? at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash | at.literal || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = at.slash | at.query | at.hash | at.end;
        first = (stops | at.colon) & (0 - (stops | at.colon));
        /* a ":" before any other delimiter ends a scheme */
        if (first & at.colon) {
            if ((first - 1) & ~LOWER(w, SCHEME)) {
                if ((first - 1) & ~OF_CLASS(w, SCHEME))
                    return FAST(by_runs)(entry, s, length, u);
                unsettled = URIC_STEP_CASE;
            }
            if (!uric_is_letter(s[0]))
                return FAST(by_runs)(entry, s, length, u);
            i = ZEROS(first);
            u->part[URIC_SCHEME].end = i;
            defined |= 1u << URIC_SCHEME;
            begin = i + 1;
            rest = first << 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (first == 0 || begin > 60))
            return FAST(by_runs)(entry, s, length, u);
        if (at.slash & at.slash >> 1 & rest) {
            rest <<= 2;
            close = stops & (0 - rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, begin, length, u);
            }
            u->host_kind = (uint8_t)host_kind;
            begin = ZEROS(close);
            if (at.literal & ~(close - rest))
                return FAST(by_runs)(entry, s, length, u);
            no_path = !(close & at.slash);
            /* few names end like an address */
            if ((close - rest) & ~LOWER(w, REG_NAME) ||
                uric_run[s[begin - 1]] & URIC_RUN_DIGIT) {
                i = FAST(window_authority)(s, n, at.colon, rest, close, u);
                /* a literal, if there is one, is all of the host */
                if (i == 0 || (at.literal &&
                               (u->part[URIC_HOST].begin != ZEROS(at.literal) ||
                                ~at.literal >> (u->part[URIC_HOST].end - 1) & 1)))
                    return FAST(by_runs)(entry, s, length, u);
                defined |= i;
                unsettled |= u->settled;
            } else {
                defined |= 1u << URIC_HOST;
                u->part[URIC_HOST].begin = ZEROS(rest);
                u->part[URIC_HOST].end = begin;
            }
            u->path_kind = URIC_PATH_ABEMPTY;
        } else if (at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else if (!(rest & ~(at.query | at.hash | at.end))) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash & rest) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
            if (s[begin] == '.')
                unsettled |= URIC_STEP_DOTS;
        }
    }
    u->part[URIC_PATH].begin = begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (dots | no_path | unsettled) != 0)
        u->settled &= (uint8_t) ~(unsettled | (dots ? (unsigned)URIC_STEP_DOTS : 0u) |
                                  (no_path ? (unsigned)URIC_STEP_SCHEME : 0u));
    if (length > 64) {
        u->defined = (uint8_t)defined;
        if (!(at.query | at.hash))
            return FAST(long_path)(entry, s, seen, length, u);
        i = ZEROS(at.query | at.hash);
        return at.hash ? FAST(behind_path)(entry, s, i, length, u)
                       : FAST(long_query)(entry, s, i, seen, length, u);
    }
    i = ZEROS(at.query | at.hash | at.end);
    u->part[URIC_PATH].end = i;
    if (at.query | at.hash) {
        const unsigned end = ZEROS(at.hash | at.end);
        const unsigned has_query = i < end, has_fragment = at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? i + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? (uint32_t)length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    return length == 0 ? FAST(by_runs)(entry, s, length, u)
                       : FAST(by_window)(entry, s, length, u, 0);
}

#ifndef URIC_ONLY_PARSE
/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
#endif

#undef BELOW
#undef COUNT
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST

#ifndef URIC_ONLY_PARSE

void uric_block_avx2(int entry, const unsigned char *s, const uint32_t *begin,
                   const uint32_t *end, unsigned count, struct uric_block *b)
{
    avx2_block(entry, s, begin, end, count, b);
}

unsigned uric_places_avx2(const unsigned char *s, size_t *from, size_t n, char c,
                          unsigned most, uint32_t *places)
{
    return avx2_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_avx2(enum uric_run_of run, const unsigned char *s, size_t i,
                    size_t n)
{
    return avx2_run_of(run, s, i, n);
}

int uric_parse_avx2(int entry, const unsigned char *s, size_t n,
                    struct uric *u)
{
    return avx2_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif

/* The fast path with AVX-512 (F, CD, BW, VL, VBMI, VBMI2): the classes of 64 bytes are
 * looked up at once in the 128 entries that ASCII has. */

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512cd,avx512bw,avx512vl,avx512vbmi,"
                  "avx512vbmi2,popcnt,bmi,bmi2")

struct avx512_window {
    __m512i bytes, classes; /* as in uric_run */
};

static inline struct avx512_window avx512_load(const unsigned char *s, size_t n)
{
    const __mmask64 there = _bzhi_u64(~(uint64_t)0, (unsigned)n);
    struct avx512_window w;

    w.bytes = _mm512_maskz_loadu_epi8(there, s);
    w.classes = _mm512_maskz_permutex2var_epi8(
        ~_mm512_movepi8_mask(w.bytes), _mm512_loadu_si512(uric_run), w.bytes,
        _mm512_loadu_si512(uric_run + 64));
    return w;
}

static URIC_ALWAYS_INLINE __m512i avx512_row(enum row row)
{
    return _mm512_loadu_si512(row_of(row));
}

static URIC_ALWAYS_INLINE __m512i avx512_byte(int c)
{
    return row_of_byte(c) < ROWS ? avx512_row(row_of_byte(c))
                                 : _mm512_set1_epi8((char)c);
}

static URIC_ALWAYS_INLINE __m512i avx512_bits(unsigned bits)
{
    switch (bits) {
    case URIC_RUN_SCHEME: return avx512_row(ROW_SCHEME);
    case URIC_RUN_REG_NAME: return avx512_row(ROW_REG_NAME);
    case URIC_RUN_DIGIT: return avx512_row(ROW_DIGIT);
    default: return _mm512_set1_epi8((char)bits);
    }
}

/* Only those with the bit that upper-case letters lack, as does "_". */
static URIC_ALWAYS_INLINE __mmask64 avx512_lower(struct avx512_window w, unsigned bits)
{
    const __mmask64 in = _mm512_test_epi8_mask(w.classes, avx512_bits(bits));

    return _mm512_mask_test_epi8_mask(in, w.bytes, avx512_row(ROW_32));
}

static inline int avx512_all(const unsigned char *s, unsigned bits)
{
    const __m512i low = _mm512_loadu_si512(uric_run);
    const __m512i high = _mm512_loadu_si512(uric_run + 64);
    const __m512i a = _mm512_loadu_si512(s);
    const __m512i b = _mm512_loadu_si512(s + 64);
    const __m512i c = _mm512_loadu_si512(s + 128);
    const __m512i d = _mm512_loadu_si512(s + 192);
    const __m512i any = _mm512_or_si512(_mm512_or_si512(a, b),
                                        _mm512_or_si512(c, d));
    const __m512i of = _mm512_set1_epi8((char)bits);
    const __mmask64 out =
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, a, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, b, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, c, high), of) |
        _mm512_testn_epi8_mask(_mm512_permutex2var_epi8(low, d, high), of);

    return (out | _mm512_movepi8_mask(any)) == 0;
}

#ifndef URIC_ONLY_PARSE

/* By way of masks of all ones, as g++ 12 warns of what the plain intrinsics leave
 * uninitialized. */
typedef uint64_t avx512_lanes __attribute__((vector_size(64)));

static inline avx512_lanes avx512_zeros(avx512_lanes masks)
{
    const avx512_lanes below = ~masks & (masks - 1);

    return 64 - (avx512_lanes)_mm512_lzcnt_epi64((__m512i)below);
}

#define LANES 8
#define LANE avx512_lanes
#define LANE_ZEROS(masks) avx512_zeros(masks)
#define LANE_BIT(numbers)                                                     \
    ((avx512_lanes)_mm512_maskz_sllv_epi64(0xff, _mm512_set1_epi64(1),        \
                                           (__m512i)(numbers)))
#define LANE_IF(numbers) ((avx512_lanes)((numbers) != 0))
#define LANE_IF_LETTER(numbers) ((avx512_lanes)((numbers) >= 'A'))
#define LANE_LOAD_32(p)                                                       \
    ((avx512_lanes)_mm512_maskz_cvtepu32_epi64(                               \
        0xff, _mm256_loadu_si256((const __m256i *)(p))))
#define LANE_LOAD_8(p)                                                        \
    ((avx512_lanes)_mm512_maskz_cvtepu8_epi64(                                \
        0xff, _mm_loadl_epi64((const __m128i *)(p))))
#define LANE_BITS(masks)                                                      \
    _mm512_test_epi64_mask((__m512i)(masks), (__m512i)(masks))
#define LANE_STORE_32(p, v)                                                   \
    _mm256_storeu_si256((__m256i *)(p),                                       \
                        _mm512_maskz_cvtepi64_epi32(0xff, (__m512i)(v)))
#define LANE_STORE_8(p, v)                                                    \
    _mm_storel_epi64((__m128i *)(p),                                          \
                     _mm512_maskz_cvtepi64_epi8(0xff, (__m512i)(v)))

/* The bits' numbers in a row, and `at` added. */
static inline void avx512_numbers(uint64_t mask, uint32_t at, uint32_t *numbers)
{
    static const unsigned char each[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
    };
    __m512i left = _mm512_maskz_compress_epi8(mask, _mm512_loadu_si512(each));
    unsigned count = (unsigned)_mm_popcnt_u64(mask);

    for (;;) {
        _mm512_storeu_si512(
            numbers,
            _mm512_add_epi32(_mm512_set1_epi32((int)at),
                             _mm512_maskz_cvtepu8_epi32(
                                 0xffff, _mm512_maskz_extracti32x4_epi32(
                                             0x0f, left, 0))));
        if (count <= 16)
            return;
        count -= 16;
        numbers += 16;
        left = _mm512_maskz_shuffle_i32x4(0xffff, left, left, 0x39);
    }
}

/* or gcc would take it there by way of a general register */
#define MARK(p, mask) __asm__("kmovq %1, %0" : "=m"(*(p)) : "k"(mask))
#define NUMBERS(mask, at, numbers) avx512_numbers(mask, at, numbers)

#endif

#define FAST(name) avx512_##name
#define WINDOW struct avx512_window
#define LOAD(s, n) avx512_load(s, n)
#define EQUAL(w, c) _mm512_cmpeq_epi8_mask((w).bytes, avx512_byte(c))
#define NUMBER(CLASS) URIC_RUN_##CLASS
#define OF(w, bits) _mm512_test_epi8_mask((w).classes, avx512_bits(bits))
#define LOWER(w, CLASS) avx512_lower(w, URIC_RUN_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 256
#define ALL(s, bits) avx512_all(s, bits)
#define ZEROS(mask) ((unsigned)_tzcnt_u64(mask))
#define COUNT(mask) ((unsigned)_mm_popcnt_u64(mask))
#define BELOW(i) _bzhi_u64(~(uint64_t)0, (unsigned)(i))
/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = host & ~LOWER(w, REG_NAME) ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u);

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    unsigned seen = 64, begin = 0, defined = 1u << URIC_PATH, i;
    unsigned unsettled = 0; /* steps */
    uint64_t odd, stops, first, rest = 1, close, dots = 0, no_path = 0;
    int host_kind = URIC_HOST_REG_NAME;
    struct FAST(masks) at;
    WINDOW w;

    w = LOAD(s, n);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    at.literal = 0;
    at.end = BELOW(n);
    odd = at.end & ~(OF_CLASS(w, QUERY) | at.hash);
    at.end++;
    if (at.hash & (at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return FAST(by_odd_window)(entry, s, length, u);
    if (is_odd && !FAST(window_oddities)(s, length, odd, &at, &seen,
                                         &host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        dots = LOOKS_FOR_DOTS ? at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash | at.literal || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = at.slash | at.query | at.hash | at.end;
        first = (stops | at.colon) & (0 - (stops | at.colon));
        /* a ":" before any other delimiter ends a scheme */
        if (first & at.colon) {
            if ((first - 1) & ~LOWER(w, SCHEME)) {
                if ((first - 1) & ~OF_CLASS(w, SCHEME))
                    return FAST(by_runs)(entry, s, length, u);
                unsettled = URIC_STEP_CASE;
            }
            if (!uric_is_letter(s[0]))
                return FAST(by_runs)(entry, s, length, u);
            i = ZEROS(first);
            u->part[URIC_SCHEME].end = i;
            defined |= 1u << URIC_SCHEME;
            begin = i + 1;
            rest = first << 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (first == 0 || begin > 60))
            return FAST(by_runs)(entry, s, length, u);
        if (at.slash & at.slash >> 1 & rest) {
            rest <<= 2;
            close = stops & (0 - rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, begin, length, u);
            }
            u->host_kind = (uint8_t)host_kind;
            begin = ZEROS(close);
            if (at.literal & ~(close - rest))
                return FAST(by_runs)(entry, s, length, u);
            no_path = !(close & at.slash);
            /* few names end like an address */
            if ((close - rest) & ~LOWER(w, REG_NAME) ||
                uric_run[s[begin - 1]] & URIC_RUN_DIGIT) {
                i = FAST(window_authority)(s, n, at.colon, rest, close, u);
                /* a literal, if there is one, is all of the host */
                if (i == 0 || (at.literal &&
                               (u->part[URIC_HOST].begin != ZEROS(at.literal) ||
                                ~at.literal >> (u->part[URIC_HOST].end - 1) & 1)))
                    return FAST(by_runs)(entry, s, length, u);
                defined |= i;
                unsettled |= u->settled;
            } else {
                defined |= 1u << URIC_HOST;
                u->part[URIC_HOST].begin = ZEROS(rest);
                u->part[URIC_HOST].end = begin;
            }
            u->path_kind = URIC_PATH_ABEMPTY;
        } else if (at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else if (!(rest & ~(at.query | at.hash | at.end))) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash & rest) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
            if (s[begin] == '.')
                unsettled |= URIC_STEP_DOTS;
        }
    }
    u->part[URIC_PATH].begin = begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (dots | no_path | unsettled) != 0)
        u->settled &= (uint8_t) ~(unsettled | (dots ? (unsigned)URIC_STEP_DOTS : 0u) |
                                  (no_path ? (unsigned)URIC_STEP_SCHEME : 0u));
    if (length > 64) {
        u->defined = (uint8_t)defined;
        if (!(at.query | at.hash))
            return FAST(long_path)(entry, s, seen, length, u);
        i = ZEROS(at.query | at.hash);
        return at.hash ? FAST(behind_path)(entry, s, i, length, u)
                       : FAST(long_query)(entry, s, i, seen, length, u);
    }
    i = ZEROS(at.query | at.hash | at.end);
    u->part[URIC_PATH].end = i;
    if (at.query | at.hash) {
        const unsigned end = ZEROS(at.hash | at.end);
        const unsigned has_query = i < end, has_fragment = at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? i + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? (uint32_t)length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    return length == 0 ? FAST(by_runs)(entry, s, length, u)
                       : FAST(by_window)(entry, s, length, u, 0);
}

#ifndef URIC_ONLY_PARSE
/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
#endif

#undef BELOW
#undef COUNT
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST

#ifndef URIC_ONLY_PARSE

void uric_block_avx512(int entry, const unsigned char *s, const uint32_t *begin,
                   const uint32_t *end, unsigned count, struct uric_block *b)
{
    avx512_block(entry, s, begin, end, count, b);
}

unsigned uric_places_avx512(const unsigned char *s, size_t *from, size_t n, char c,
                            unsigned most, uint32_t *places)
{
    return avx512_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_avx512(enum uric_run_of run, const unsigned char *s, size_t i,
                      size_t n)
{
    return avx512_run_of(run, s, i, n);
}

int uric_parse_avx512(int entry, const unsigned char *s, size_t n,
                      struct uric *u)
{
    return avx512_parse(entry, s, n, u);
}

URIC_TARGET_END

#endif

/* The fast path with AArch64's NEON: a byte's halves are looked up in tables of
 * 16, as with AVX2. */

#if URIC_BUILT & URIC_BUILT_NEON

/* Named one by one, as gcc keeps the elements of an array in memory. */
struct neon_window {
    uint8x16_t a, b, c, d;                 /* bytes */
    uint8x16_t a_low, b_low, c_low, d_low; /* their low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* and the bits of their high halves */
};

static inline uint8x16_t neon_bits_of_high_halves(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

/* The bytes from i on of n, at least 16, at s: those before n, then zeros. */
static inline uint8x16_t neon_load_part(const unsigned char *s, size_t i,
                                        size_t n)
{
    const size_t from = i <= n - 16 ? i : n - 16;
    const size_t down = i - from < 16 ? i - from : 16;

    return vqtbl1q_u8(vld1q_u8(s + from), vld1q_u8(shuffle_down + down));
}

static inline struct neon_window neon_load(const unsigned char *s, size_t n)
{
    const uint8x16_t low = vdupq_n_u8(15);
    struct neon_window w;
    struct short_bytes bytes;

    if (n >= 64) {
        w.a = vld1q_u8(s);
        w.b = vld1q_u8(s + 16);
        w.c = vld1q_u8(s + 32);
        w.d = vld1q_u8(s + 48);
    } else if (n >= 16) {
        w.a = vld1q_u8(s);
        w.b = neon_load_part(s, 16, n);
        w.c = neon_load_part(s, 32, n);
        w.d = neon_load_part(s, 48, n);
    } else {
        bytes = load_short(s, n);
        w.a = vcombine_u8(vcreate_u8(bytes.low), vcreate_u8(bytes.high));
        w.b = w.c = w.d = vdupq_n_u8(0);
    }
    w.a_low = vandq_u8(w.a, low);
    w.b_low = vandq_u8(w.b, low);
    w.c_low = vandq_u8(w.c, low);
    w.d_low = vandq_u8(w.d, low);
    w.a_bit = neon_bits_of_high_halves(w.a);
    w.b_bit = neon_bits_of_high_halves(w.b);
    w.c_bit = neon_bits_of_high_halves(w.c);
    w.d_bit = neon_bits_of_high_halves(w.d);
    return w;
}

/* Vectors of bytes that are all ones or zeros: each keeps the bit of its place
 * in eight, and adding neighbours three times brings the eight together. */
static inline uint64_t neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                 uint8x16_t d)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
    const uint8x16_t both = vpaddq_u8(low, high);

    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);
}

static inline uint64_t neon_equal(const struct neon_window *w, char c)
{
    const uint8x16_t all = vdupq_n_u8((unsigned char)c);

    return neon_join(vceqq_u8(w->a, all), vceqq_u8(w->b, all),
                     vceqq_u8(w->c, all), vceqq_u8(w->d, all));
}

static inline uint64_t neon_of(const struct neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit));
}

/* All ones where the byte at s and those behind it are in the class. */
static inline uint8x16_t neon_in(const unsigned char *s, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(s);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, vdupq_n_u8(15))),
                    neon_bits_of_high_halves(bytes));
}

static inline int neon_all(const unsigned char *s, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(neon_in(s, table), neon_in(s + 16, table)),
               vandq_u8(neon_in(s + 32, table), neon_in(s + 48, table)))) != 0;
}

#define FAST(name) neon_##name
#define WINDOW struct neon_window
#define LOAD(s, n) neon_load(s, n)
#define EQUAL(w, c) neon_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) neon_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 64
#define ALL(s, nibbles) neon_all(s, nibbles)
#define COUNT(mask) uric_count(mask)
#define BELOW(i) ((i) < 64 ? ((uint64_t)1 << (i)) - 1 : ~(uint64_t)0)
#define ZEROS(mask) ((mask) ? (unsigned)__builtin_ctzll(mask) : 64)
/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = host & ~LOWER(w, REG_NAME) ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u);

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    unsigned seen = 64, begin = 0, defined = 1u << URIC_PATH, i;
    unsigned unsettled = 0; /* steps */
    uint64_t odd, stops, first, rest = 1, close, dots = 0, no_path = 0;
    int host_kind = URIC_HOST_REG_NAME;
    struct FAST(masks) at;
    WINDOW w;

    w = LOAD(s, n);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    at.literal = 0;
    at.end = BELOW(n);
    odd = at.end & ~(OF_CLASS(w, QUERY) | at.hash);
    at.end++;
    if (at.hash & (at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return FAST(by_odd_window)(entry, s, length, u);
    if (is_odd && !FAST(window_oddities)(s, length, odd, &at, &seen,
                                         &host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        dots = LOOKS_FOR_DOTS ? at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash | at.literal || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = at.slash | at.query | at.hash | at.end;
        first = (stops | at.colon) & (0 - (stops | at.colon));
        /* a ":" before any other delimiter ends a scheme */
        if (first & at.colon) {
            if ((first - 1) & ~LOWER(w, SCHEME)) {
                if ((first - 1) & ~OF_CLASS(w, SCHEME))
                    return FAST(by_runs)(entry, s, length, u);
                unsettled = URIC_STEP_CASE;
            }
            if (!uric_is_letter(s[0]))
                return FAST(by_runs)(entry, s, length, u);
            i = ZEROS(first);
            u->part[URIC_SCHEME].end = i;
            defined |= 1u << URIC_SCHEME;
            begin = i + 1;
            rest = first << 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (first == 0 || begin > 60))
            return FAST(by_runs)(entry, s, length, u);
        if (at.slash & at.slash >> 1 & rest) {
            rest <<= 2;
            close = stops & (0 - rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, begin, length, u);
            }
            u->host_kind = (uint8_t)host_kind;
            begin = ZEROS(close);
            if (at.literal & ~(close - rest))
                return FAST(by_runs)(entry, s, length, u);
            no_path = !(close & at.slash);
            /* few names end like an address */
            if ((close - rest) & ~LOWER(w, REG_NAME) ||
                uric_run[s[begin - 1]] & URIC_RUN_DIGIT) {
                i = FAST(window_authority)(s, n, at.colon, rest, close, u);
                /* a literal, if there is one, is all of the host */
                if (i == 0 || (at.literal &&
                               (u->part[URIC_HOST].begin != ZEROS(at.literal) ||
                                ~at.literal >> (u->part[URIC_HOST].end - 1) & 1)))
                    return FAST(by_runs)(entry, s, length, u);
                defined |= i;
                unsettled |= u->settled;
            } else {
                defined |= 1u << URIC_HOST;
                u->part[URIC_HOST].begin = ZEROS(rest);
                u->part[URIC_HOST].end = begin;
            }
            u->path_kind = URIC_PATH_ABEMPTY;
        } else if (at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else if (!(rest & ~(at.query | at.hash | at.end))) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash & rest) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
            if (s[begin] == '.')
                unsettled |= URIC_STEP_DOTS;
        }
    }
    u->part[URIC_PATH].begin = begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (dots | no_path | unsettled) != 0)
        u->settled &= (uint8_t) ~(unsettled | (dots ? (unsigned)URIC_STEP_DOTS : 0u) |
                                  (no_path ? (unsigned)URIC_STEP_SCHEME : 0u));
    if (length > 64) {
        u->defined = (uint8_t)defined;
        if (!(at.query | at.hash))
            return FAST(long_path)(entry, s, seen, length, u);
        i = ZEROS(at.query | at.hash);
        return at.hash ? FAST(behind_path)(entry, s, i, length, u)
                       : FAST(long_query)(entry, s, i, seen, length, u);
    }
    i = ZEROS(at.query | at.hash | at.end);
    u->part[URIC_PATH].end = i;
    if (at.query | at.hash) {
        const unsigned end = ZEROS(at.hash | at.end);
        const unsigned has_query = i < end, has_fragment = at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? i + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? (uint32_t)length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    return length == 0 ? FAST(by_runs)(entry, s, length, u)
                       : FAST(by_window)(entry, s, length, u, 0);
}

#ifndef URIC_ONLY_PARSE
/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
#endif

#undef BELOW
#undef COUNT
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST

#ifndef URIC_ONLY_PARSE

unsigned uric_places_neon(const unsigned char *s, size_t *from, size_t n, char c,
                          unsigned most, uint32_t *places)
{
    return neon_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_neon(enum uric_run_of run, const unsigned char *s, size_t i,
                    size_t n)
{
    return neon_run_of(run, s, i, n);
}

int uric_parse_neon(int entry, const unsigned char *s, size_t n,
                    struct uric *u)
{
    return neon_parse(entry, s, n, u);
}

#endif

/* Which form of the one-shot scanner runs here. */

#ifdef URIC_ONLY_PARSE
#define FORM(isa, block, decode, encode) { #isa, uric_parse_##isa, uric_run_##isa }
#else
#define FORM(isa, block, decode, encode)                                      \
    { #isa, uric_parse_##isa, uric_run_##isa, block, uric_places_##isa,       \
      decode, encode }
#endif

static const struct uric_form forms[] = {
#if URIC_BUILT & URIC_BUILT_PORTABLE
    FORM(portable, NULL, NULL, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
    FORM(sse41, NULL, uric_decode_sse41, uric_encode_sse41),
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
    FORM(avx2, uric_block_avx2, uric_decode_avx2, uric_encode_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
    FORM(avx512, uric_block_avx512, uric_decode_avx512, uric_encode_avx512),
#endif
#if URIC_BUILT & URIC_BUILT_NEON
    FORM(neon, NULL, uric_decode_neon, uric_encode_neon),
#endif
};

#undef FORM

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

/* What the operating system saves of the registers. */
static uint32_t x86_xcr0(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return low;
}

/* As the forms are numbered. */
enum { X86_BASELINE, X86_SSE41, X86_AVX2, X86_AVX512 };

static int x86_level(void)
{
    const uint32_t ssse3 = 1u << 9, sse41 = 1u << 19, popcnt = 1u << 23;
    const uint32_t osxsave = 1u << 27, avx = 1u << 28;
    const uint32_t bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
    const uint32_t avx512f = 1u << 16, avx512cd = 1u << 28, avx512bw = 1u << 30,
                   avx512vl = 1u << 31;
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
    if (~r.ebx & (avx512f | avx512cd | avx512bw | avx512vl) || ~r.ecx & avx512vbmi ||
        ~x86_xcr0() & zmm)
        return X86_AVX2;
    return X86_AVX512;
}

/* The library's only writable datum.  Threads that come here at once all find
 * the same answer, so that it does not matter whose is kept. */
static const struct uric_form *uric_chosen;

const struct uric_form *uric_best_form(void)
{
    const struct uric_form *chosen =
        __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);

    if (chosen == NULL) {
        chosen = &forms[x86_level()];
        __atomic_store_n(&uric_chosen, chosen, __ATOMIC_RELAXED);
    }
    return chosen;
}

#else

const struct uric_form *uric_best_form(void)
{
    return &forms[0];
}

#endif

#ifndef URIC_SINGLE_FILE

const struct uric_form *uric_form_number(int i)
{
#if URIC_CHOICE
    const int last = x86_level();
#else
    const int last = 0;
#endif

    return i <= last ? &forms[i] : NULL;
}

#endif

/* What follows from the parts, without scanning again. */

static const uric_span undefined = { 0, 0 };

uric_span uric_authority(const struct uric *u)
{
    uric_span authority = u->part[URIC_HOST];

    if (uric_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

enum uric_port_status uric_port_number(const char *s, const struct uric *u,
                                uint16_t *number)
{
    const uric_span port = u->part[URIC_PORT];
    uint32_t value = 0, i;

    *number = 0;
    if (!uric_has(u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (i = port.begin; i < port.end; i++) {
        value = 10 * value + (uint32_t)(s[i] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The offset of the userinfo's first ":", its end when there is none. */
static uint32_t userinfo_colon(const char *s, const struct uric *u)
{
    const uric_span userinfo = u->part[URIC_USERINFO];
    uint32_t i = userinfo.begin;

    while (i < userinfo.end && s[i] != ':')
        i++;
    return i;
}

int uric_user(const char *s, const struct uric *u, uric_span *user)
{
    *user = undefined;
    if (!uric_has(u, URIC_USERINFO))
        return 0;
    user->begin = u->part[URIC_USERINFO].begin;
    user->end = userinfo_colon(s, u);
    return 1;
}

int uric_password(const char *s, const struct uric *u, uric_span *password)
{
    uint32_t colon;

    *password = undefined;
    if (!uric_has(u, URIC_USERINFO))
        return 0;
    colon = userinfo_colon(s, u);
    if (colon == u->part[URIC_USERINFO].end)
        return 0;
    password->begin = colon + 1;
    password->end = u->part[URIC_USERINFO].end;
    return 1;
}

enum uric_request_form uric_form(const struct uric *u)
{
    if (uric_has(u, URIC_SCHEME))
        return URIC_FORM_ABSOLUTE;
    if (uric_has(u, URIC_HOST))
        return URIC_FORM_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_FORM_ASTERISK
                                          : URIC_FORM_ORIGIN;
}

/* The bytes of an address, from the text of a host that the scanner has found
 * to be one: nothing here decides whether it is. */

static unsigned hex_value(char c)
{
    return c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a' + 10);
}

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
            if (*s == ':') { /* none ends in a single one */
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
                h16 = h16 << 4 | hex_value(*s++);
            address[n++] = (uint8_t)(h16 >> 8);
            address[n++] = (uint8_t)h16;
        }
    }
    if (gap >= 0) { /* "::" stands for as many zeros as are missing */
        memmove(address + 16 - (n - gap), address + gap, (size_t)(n - gap));
        memset(address + gap, 0, (size_t)(16 - n));
    }
}

int uric_host_address(const char *s, const struct uric *u, uint8_t address[16])
{
    const char *begin = s + u->part[URIC_HOST].begin;
    const char *end = s + u->part[URIC_HOST].end;

    switch (u->host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        read_IPv4address(begin, end, address);
        return 4;
    case URIC_HOST_IPV6ADDRESS:
        if (*begin == '[') { /* as in IP-literal; alone it has no brackets */
            begin++;
            end--;
        }
        read_IPv6address(begin, end, address);
        return 16;
    default:
        return 0;
    }
}

#ifndef URIC_ONLY_PARSE

/* Generated from grammar/stream.rl by ragel 6.10 -G2; do not edit. */
/* The resumable scanner of the three hot rules: goto code. */
/* Between the resumable scanners, generated from grammar/stream.rl (the hot
 * rules) and grammar/stream_table.rl (the others), and their callers. */
#ifndef URIC_STREAM_H
#define URIC_STREAM_H


/* What a state loops on itself over, and marks nothing: how often it does so is
 * nothing to the language, and uric_pass_over() may do it for the state. */
struct uric_loop {
    unsigned char bytes; /* a class of runs.h */
    unsigned char run;   /* 1 + its enum uric_run_of, if over triplets, too */
};

/* What the states of the resumable scanners loop on themselves over.  Generated by
 * grammar/loops.py from grammar/classes.rl and the scanners; do not edit. */
#ifndef URIC_LOOPS_H
#define URIC_LOOPS_H

static const struct uric_loop uric_loops[10] = {
    { 0, 0 },
    { URIC_RUN_DIGIT, 0 },
    { URIC_RUN_HEXDIG, 0 },
    { URIC_RUN_PATH, 1 + RUN_OF_PATH },
    { URIC_RUN_QUERY, 1 + RUN_OF_QUERY },
    { URIC_RUN_REG_NAME, 1 + RUN_OF_REG_NAME },
    { URIC_RUN_SCHEME, 0 },
    { URIC_RUN_SEGMENT_NZ_NC, 1 + RUN_OF_SEGMENT_NZ_NC },
    { URIC_RUN_USERINFO, 0 },
    { URIC_RUN_USERINFO, 1 + RUN_OF_USERINFO },
};

/* Which of them, by the states of stream.rl. */
static const unsigned char uric_stream_loop[251] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      9,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   2,   0,   8,
      0,   0,   0,   6,   0,   0,   0,   0,   0,   0,   7,   4,   3,   4,   0,   3,
      0,   5,   3,   1,   0,   5,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   6,   0,   3,   3,   4,
};

/* Which of them, by the states of stream_table.rl. */
static const unsigned char uric_stream_table_loop[1649] = {
      0,   0,   0,   6,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   9,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   2,   0,   8,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   9,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   2,   0,   8,   0,   0,   9,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   2,   0,   8,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   2,   0,   8,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   6,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   9,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   2,   0,   8,   0,   5,   0,   0,   0,   0,
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
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   2,   0,
      8,   0,   0,   6,   0,   6,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      2,   0,   8,   0,   3,   4,   0,   3,   0,   5,   3,   1,   0,   5,   1,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   7,
      4,   3,   4,   0,   3,   0,   5,   3,   1,   0,   5,   1,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   5,   1,   0,   5,
      1,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   5,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   3,   4,   0,   3,   0,   5,   3,   1,   0,
      5,   1,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   1,   0,   0,   0,   1,   0,   5,   1,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,
};

#endif

/* Where a state that is entered at p finds its next byte, p < pe.  The last of the
 * piece is always left to it, so that it is the machine that comes to the end. */
static URIC_ALWAYS_INLINE const unsigned char *
uric_pass_over(struct uric_loop loop, const unsigned char *p,
               const unsigned char *pe)
{
    const unsigned char *const last = pe - 1;

    if (loop.run && last - p >= 8) /* fewer are passed before a call begins */
        return p + uric_best_form()->run((enum uric_run_of)(loop.run - 1), p, 0,
                                         (size_t)(last - p));
    while (loop.bytes && p < last && uric_run[*p] & loop.bytes)
        p++;
    return p;
}

/* The state in which a rule's scan begins; 0 when the scanner lacks the rule. */
URIC_INTERNAL int uric_stream_start(int rule);
URIC_INTERNAL int uric_stream_table_start(int rule);

/* Whether the input can end in a state. */
URIC_INTERNAL int uric_stream_final(int state);
URIC_INTERNAL int uric_stream_table_final(int state);

/* Scan the n bytes at s from m->state on; s is not NULL.  Updates all of *m but
 * its offset and answers how many bytes were taken.  at_end says that the input
 * ends behind them, so that the components that end there are marked: only when
 * that state is final. */
URIC_INTERNAL size_t uric_stream_scan(struct uric_stream *m, const char *s,
                                      size_t n, int at_end);
URIC_INTERNAL size_t uric_stream_table_scan(struct uric_stream *m,
                                            const char *s, size_t n,
                                            int at_end);

#endif

#define AT (offset + (uint64_t)(p - piece))
#define FIRST_FINAL stream_first_final
#define LOOP(state) uric_loops[uric_stream_loop[state]]

enum { stream_first_final = 185 };

enum { stream_en_main_as_URI_reference = 185 };
enum { stream_en_main_as_URI = 178 };
enum { stream_en_main_as_origin_form = 180 };

int uric_stream_start(int rule)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return stream_en_main_as_URI_reference;
    case URIC_RULE_URI: return stream_en_main_as_URI;
    case URIC_RULE_ORIGIN_FORM: return stream_en_main_as_origin_form;
    default: return 0;
    }
}

int uric_stream_final(int state)
{
    return state >= FIRST_FINAL;
}

size_t uric_stream_scan(struct uric_stream *m, const char *s, size_t n,
                        int at_end)
{
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    const unsigned char *const piece = (const unsigned char *)s;
    const unsigned char *p = piece, *const pe = piece + n;
    const unsigned char *const eof = at_end ? pe : NULL;
    int cs = m->state, state = 0, end_state = m->end_state;
    uint64_t end_offset = m->end_offset;

	{
	int _ps = 0;
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	{ p = uric_pass_over(LOOP(1), p, pe); }
	_ps = 1;
	switch( (*p) ) {
		case 0u: goto tr0;
		case 1u: goto st178;
		case 2u: goto st180;
	}
	goto tr3;
tr0:
	{
        (void)185; (void)178;
        (void)180;
    }
	goto st185;
st185:
	if ( ++p == pe )
		goto _test_eof185;
	URIC_FALLTHROUGH;
case 185:
	{ p = uric_pass_over(LOOP(185), p, pe); }
	_ps = 185;
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr188;
		case 37u: goto st4;
		case 47u: goto st190;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr191;
		case 64u: goto st186;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st246;
	} else
		goto st246;
	goto tr3;
tr3:
	{ state = (_ps); }
	goto st0;
st0:
cs = 0;
	goto _out;
st186:
	if ( ++p == pe )
		goto _test_eof186;
	URIC_FALLTHROUGH;
case 186:
	{ p = uric_pass_over(LOOP(186), p, pe); }
	_ps = 186;
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr193;
		case 37u: goto st4;
		case 47u: goto st188;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr194;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st186;
	} else
		goto st186;
	goto tr3;
tr188:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr193:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr197:
	{ URIC_DEFINE(u, URIC_QUERY, AT); }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr199:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr203:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr213:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr216:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr242:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr250:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
tr275:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	goto st187;
st187:
	if ( ++p == pe )
		goto _test_eof187;
	URIC_FALLTHROUGH;
case 187:
	{ p = uric_pass_over(LOOP(187), p, pe); }
	_ps = 187;
	switch( (*p) ) {
		case 33u: goto st187;
		case 37u: goto st2;
		case 61u: goto st187;
		case 95u: goto st187;
		case 126u: goto st187;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st187;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st187;
	} else
		goto st187;
	goto tr3;
st2:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	{ p = uric_pass_over(LOOP(2), p, pe); }
	_ps = 2;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto tr3;
st3:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	{ p = uric_pass_over(LOOP(3), p, pe); }
	_ps = 3;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st187;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st187;
	} else
		goto st187;
	goto tr3;
st4:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	{ p = uric_pass_over(LOOP(4), p, pe); }
	_ps = 4;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto tr3;
st5:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	{ p = uric_pass_over(LOOP(5), p, pe); }
	_ps = 5;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st186;
	} else
		goto st186;
	goto tr3;
st188:
	if ( ++p == pe )
		goto _test_eof188;
	URIC_FALLTHROUGH;
case 188:
	{ p = uric_pass_over(LOOP(188), p, pe); }
	_ps = 188;
	switch( (*p) ) {
		case 33u: goto st188;
		case 35u: goto tr193;
		case 37u: goto st6;
		case 61u: goto st188;
		case 63u: goto tr194;
		case 95u: goto st188;
		case 126u: goto st188;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st188;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st188;
	} else
		goto st188;
	goto tr3;
st6:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	{ p = uric_pass_over(LOOP(6), p, pe); }
	_ps = 6;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto tr3;
st7:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	{ p = uric_pass_over(LOOP(7), p, pe); }
	_ps = 7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st188;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st188;
	} else
		goto st188;
	goto tr3;
tr191:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr194:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr202:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr211:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr215:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr219:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr245:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr253:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
tr276:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st189;
st189:
	if ( ++p == pe )
		goto _test_eof189;
	URIC_FALLTHROUGH;
case 189:
	{ p = uric_pass_over(LOOP(189), p, pe); }
	_ps = 189;
	switch( (*p) ) {
		case 33u: goto st189;
		case 35u: goto tr197;
		case 37u: goto st8;
		case 61u: goto st189;
		case 95u: goto st189;
		case 126u: goto st189;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st189;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st189;
	} else
		goto st189;
	goto tr3;
st8:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	{ p = uric_pass_over(LOOP(8), p, pe); }
	_ps = 8;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st9;
	} else
		goto st9;
	goto tr3;
st9:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	{ p = uric_pass_over(LOOP(9), p, pe); }
	_ps = 9;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st189;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st189;
	} else
		goto st189;
	goto tr3;
st190:
	if ( ++p == pe )
		goto _test_eof190;
	URIC_FALLTHROUGH;
case 190:
	{ p = uric_pass_over(LOOP(190), p, pe); }
	_ps = 190;
	switch( (*p) ) {
		case 33u: goto st191;
		case 35u: goto tr199;
		case 37u: goto st10;
		case 47u: goto tr201;
		case 61u: goto st191;
		case 63u: goto tr202;
		case 95u: goto st191;
		case 126u: goto st191;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st191;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st191;
	} else
		goto st191;
	goto tr3;
st191:
	if ( ++p == pe )
		goto _test_eof191;
	URIC_FALLTHROUGH;
case 191:
	{ p = uric_pass_over(LOOP(191), p, pe); }
	_ps = 191;
	switch( (*p) ) {
		case 33u: goto st191;
		case 35u: goto tr199;
		case 37u: goto st10;
		case 61u: goto st191;
		case 63u: goto tr202;
		case 95u: goto st191;
		case 126u: goto st191;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st191;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st191;
	} else
		goto st191;
	goto tr3;
st10:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	{ p = uric_pass_over(LOOP(10), p, pe); }
	_ps = 10;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st11;
	} else
		goto st11;
	goto tr3;
st11:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	{ p = uric_pass_over(LOOP(11), p, pe); }
	_ps = 11;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st191;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st191;
	} else
		goto st191;
	goto tr3;
tr201:
	{ u->part[URIC_HOST].begin = AT + 1; }
	goto st192;
st192:
	if ( ++p == pe )
		goto _test_eof192;
	URIC_FALLTHROUGH;
case 192:
	{ p = uric_pass_over(LOOP(192), p, pe); }
	_ps = 192;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st223;
		case 49u: goto st242;
		case 50u: goto st244;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 91u: goto st21;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st243;
	goto tr3;
st193:
	if ( ++p == pe )
		goto _test_eof193;
	URIC_FALLTHROUGH;
case 193:
	{ p = uric_pass_over(LOOP(193), p, pe); }
	_ps = 193;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st12:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	{ p = uric_pass_over(LOOP(12), p, pe); }
	_ps = 12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st13;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st13;
	} else
		goto st13;
	goto tr3;
st13:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	{ p = uric_pass_over(LOOP(13), p, pe); }
	_ps = 13;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st193;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st193;
	} else
		goto st193;
	goto tr3;
tr205:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	goto st194;
tr217:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	goto st194;
tr243:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	goto st194;
tr251:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	goto st194;
st194:
	if ( ++p == pe )
		goto _test_eof194;
	URIC_FALLTHROUGH;
case 194:
	{ p = uric_pass_over(LOOP(194), p, pe); }
	_ps = 194;
	switch( (*p) ) {
		case 33u: goto st194;
		case 35u: goto tr213;
		case 37u: goto st14;
		case 61u: goto st194;
		case 63u: goto tr215;
		case 95u: goto st194;
		case 126u: goto st194;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st194;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st194;
	} else
		goto st194;
	goto tr3;
st14:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	{ p = uric_pass_over(LOOP(14), p, pe); }
	_ps = 14;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st15;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st15;
	} else
		goto st15;
	goto tr3;
st15:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	{ p = uric_pass_over(LOOP(15), p, pe); }
	_ps = 15;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st194;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st194;
	} else
		goto st194;
	goto tr3;
tr210:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PORT].begin = AT + 1; }
	goto st195;
tr269:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PORT].begin = AT + 1; }
	goto st195;
st195:
	if ( ++p == pe )
		goto _test_eof195;
	URIC_FALLTHROUGH;
case 195:
	{ p = uric_pass_over(LOOP(195), p, pe); }
	_ps = 195;
	switch( (*p) ) {
		case 33u: goto st16;
		case 35u: goto tr216;
		case 37u: goto st17;
		case 47u: goto tr217;
		case 61u: goto st16;
		case 63u: goto tr219;
		case 64u: goto tr20;
		case 95u: goto st16;
		case 126u: goto st16;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st195;
		} else if ( (*p) >= 36u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st16;
		} else if ( (*p) >= 65u )
			goto st16;
	} else
		goto st16;
	goto tr3;
st16:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	{ p = uric_pass_over(LOOP(16), p, pe); }
	_ps = 16;
	switch( (*p) ) {
		case 33u: goto st16;
		case 37u: goto st17;
		case 61u: goto st16;
		case 64u: goto tr20;
		case 95u: goto st16;
		case 126u: goto st16;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st16;
		} else if ( (*p) >= 65u )
			goto st16;
	} else
		goto st16;
	goto tr3;
st17:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	{ p = uric_pass_over(LOOP(17), p, pe); }
	_ps = 17;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st18;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st18;
	} else
		goto st18;
	goto tr3;
st18:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	{ p = uric_pass_over(LOOP(18), p, pe); }
	_ps = 18;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto tr3;
tr20:
	{
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
	goto st196;
st196:
	if ( ++p == pe )
		goto _test_eof196;
	URIC_FALLTHROUGH;
case 196:
	{ p = uric_pass_over(LOOP(196), p, pe); }
	_ps = 196;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st199;
		case 49u: goto st218;
		case 50u: goto st220;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 91u: goto st21;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st219;
	goto tr3;
st197:
	if ( ++p == pe )
		goto _test_eof197;
	URIC_FALLTHROUGH;
case 197:
	{ p = uric_pass_over(LOOP(197), p, pe); }
	_ps = 197;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st19:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	{ p = uric_pass_over(LOOP(19), p, pe); }
	_ps = 19;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st20;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st20;
	} else
		goto st20;
	goto tr3;
st20:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	{ p = uric_pass_over(LOOP(20), p, pe); }
	_ps = 20;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st197;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st197;
	} else
		goto st197;
	goto tr3;
tr225:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PORT].begin = AT + 1; }
	goto st198;
tr244:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PORT].begin = AT + 1; }
	goto st198;
tr252:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PORT].begin = AT + 1; }
	goto st198;
st198:
	if ( ++p == pe )
		goto _test_eof198;
	URIC_FALLTHROUGH;
case 198:
	{ p = uric_pass_over(LOOP(198), p, pe); }
	_ps = 198;
	switch( (*p) ) {
		case 35u: goto tr216;
		case 47u: goto tr217;
		case 63u: goto tr219;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st198;
	goto tr3;
st199:
	if ( ++p == pe )
		goto _test_eof199;
	URIC_FALLTHROUGH;
case 199:
	{ p = uric_pass_over(LOOP(199), p, pe); }
	_ps = 199;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st200:
	if ( ++p == pe )
		goto _test_eof200;
	URIC_FALLTHROUGH;
case 200:
	{ p = uric_pass_over(LOOP(200), p, pe); }
	_ps = 200;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st201;
		case 49u: goto st214;
		case 50u: goto st216;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st215;
	goto tr3;
st201:
	if ( ++p == pe )
		goto _test_eof201;
	URIC_FALLTHROUGH;
case 201:
	{ p = uric_pass_over(LOOP(201), p, pe); }
	_ps = 201;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st202:
	if ( ++p == pe )
		goto _test_eof202;
	URIC_FALLTHROUGH;
case 202:
	{ p = uric_pass_over(LOOP(202), p, pe); }
	_ps = 202;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st203;
		case 49u: goto st210;
		case 50u: goto st212;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st211;
	goto tr3;
st203:
	if ( ++p == pe )
		goto _test_eof203;
	URIC_FALLTHROUGH;
case 203:
	{ p = uric_pass_over(LOOP(203), p, pe); }
	_ps = 203;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st204:
	if ( ++p == pe )
		goto _test_eof204;
	URIC_FALLTHROUGH;
case 204:
	{ p = uric_pass_over(LOOP(204), p, pe); }
	_ps = 204;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st205;
		case 49u: goto st206;
		case 50u: goto st208;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st207;
	goto tr3;
st205:
	if ( ++p == pe )
		goto _test_eof205;
	URIC_FALLTHROUGH;
case 205:
	{ p = uric_pass_over(LOOP(205), p, pe); }
	_ps = 205;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st206:
	if ( ++p == pe )
		goto _test_eof206;
	URIC_FALLTHROUGH;
case 206:
	{ p = uric_pass_over(LOOP(206), p, pe); }
	_ps = 206;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st207;
	goto tr3;
st207:
	if ( ++p == pe )
		goto _test_eof207;
	URIC_FALLTHROUGH;
case 207:
	{ p = uric_pass_over(LOOP(207), p, pe); }
	_ps = 207;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st205;
	goto tr3;
st208:
	if ( ++p == pe )
		goto _test_eof208;
	URIC_FALLTHROUGH;
case 208:
	{ p = uric_pass_over(LOOP(208), p, pe); }
	_ps = 208;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 53u: goto st209;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st207;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st205;
	goto tr3;
st209:
	if ( ++p == pe )
		goto _test_eof209;
	URIC_FALLTHROUGH;
case 209:
	{ p = uric_pass_over(LOOP(209), p, pe); }
	_ps = 209;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st205;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st210:
	if ( ++p == pe )
		goto _test_eof210;
	URIC_FALLTHROUGH;
case 210:
	{ p = uric_pass_over(LOOP(210), p, pe); }
	_ps = 210;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st211;
	goto tr3;
st211:
	if ( ++p == pe )
		goto _test_eof211;
	URIC_FALLTHROUGH;
case 211:
	{ p = uric_pass_over(LOOP(211), p, pe); }
	_ps = 211;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st203;
	goto tr3;
st212:
	if ( ++p == pe )
		goto _test_eof212;
	URIC_FALLTHROUGH;
case 212:
	{ p = uric_pass_over(LOOP(212), p, pe); }
	_ps = 212;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 53u: goto st213;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st211;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st203;
	goto tr3;
st213:
	if ( ++p == pe )
		goto _test_eof213;
	URIC_FALLTHROUGH;
case 213:
	{ p = uric_pass_over(LOOP(213), p, pe); }
	_ps = 213;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st203;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st214:
	if ( ++p == pe )
		goto _test_eof214;
	URIC_FALLTHROUGH;
case 214:
	{ p = uric_pass_over(LOOP(214), p, pe); }
	_ps = 214;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st215;
	goto tr3;
st215:
	if ( ++p == pe )
		goto _test_eof215;
	URIC_FALLTHROUGH;
case 215:
	{ p = uric_pass_over(LOOP(215), p, pe); }
	_ps = 215;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st201;
	goto tr3;
st216:
	if ( ++p == pe )
		goto _test_eof216;
	URIC_FALLTHROUGH;
case 216:
	{ p = uric_pass_over(LOOP(216), p, pe); }
	_ps = 216;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 53u: goto st217;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st215;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st201;
	goto tr3;
st217:
	if ( ++p == pe )
		goto _test_eof217;
	URIC_FALLTHROUGH;
case 217:
	{ p = uric_pass_over(LOOP(217), p, pe); }
	_ps = 217;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st201;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st218:
	if ( ++p == pe )
		goto _test_eof218;
	URIC_FALLTHROUGH;
case 218:
	{ p = uric_pass_over(LOOP(218), p, pe); }
	_ps = 218;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st219;
	goto tr3;
st219:
	if ( ++p == pe )
		goto _test_eof219;
	URIC_FALLTHROUGH;
case 219:
	{ p = uric_pass_over(LOOP(219), p, pe); }
	_ps = 219;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st199;
	goto tr3;
st220:
	if ( ++p == pe )
		goto _test_eof220;
	URIC_FALLTHROUGH;
case 220:
	{ p = uric_pass_over(LOOP(220), p, pe); }
	_ps = 220;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 53u: goto st221;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st219;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st199;
	goto tr3;
st221:
	if ( ++p == pe )
		goto _test_eof221;
	URIC_FALLTHROUGH;
case 221:
	{ p = uric_pass_over(LOOP(221), p, pe); }
	_ps = 221;
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st199;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto tr3;
st21:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	{ p = uric_pass_over(LOOP(21), p, pe); }
	_ps = 21;
	switch( (*p) ) {
		case 58u: goto st157;
		case 86u: goto st172;
		case 118u: goto st172;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st22;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st22;
	} else
		goto st22;
	goto tr3;
st22:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	{ p = uric_pass_over(LOOP(22), p, pe); }
	_ps = 22;
	if ( (*p) == 58u )
		goto st26;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st23;
	} else
		goto st23;
	goto tr3;
st23:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	{ p = uric_pass_over(LOOP(23), p, pe); }
	_ps = 23;
	if ( (*p) == 58u )
		goto st26;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st24;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st24;
	} else
		goto st24;
	goto tr3;
st24:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	{ p = uric_pass_over(LOOP(24), p, pe); }
	_ps = 24;
	if ( (*p) == 58u )
		goto st26;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st25;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st25;
	} else
		goto st25;
	goto tr3;
st25:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	{ p = uric_pass_over(LOOP(25), p, pe); }
	_ps = 25;
	if ( (*p) == 58u )
		goto st26;
	goto tr3;
st26:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	{ p = uric_pass_over(LOOP(26), p, pe); }
	_ps = 26;
	if ( (*p) == 58u )
		goto st143;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st27;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st27;
	} else
		goto st27;
	goto tr3;
st27:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	{ p = uric_pass_over(LOOP(27), p, pe); }
	_ps = 27;
	if ( (*p) == 58u )
		goto st31;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st28;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st28;
	} else
		goto st28;
	goto tr3;
st28:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	{ p = uric_pass_over(LOOP(28), p, pe); }
	_ps = 28;
	if ( (*p) == 58u )
		goto st31;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st29;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st29;
	} else
		goto st29;
	goto tr3;
st29:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	{ p = uric_pass_over(LOOP(29), p, pe); }
	_ps = 29;
	if ( (*p) == 58u )
		goto st31;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st30;
	} else
		goto st30;
	goto tr3;
st30:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	{ p = uric_pass_over(LOOP(30), p, pe); }
	_ps = 30;
	if ( (*p) == 58u )
		goto st31;
	goto tr3;
st31:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	{ p = uric_pass_over(LOOP(31), p, pe); }
	_ps = 31;
	if ( (*p) == 58u )
		goto st129;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st32;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st32;
	} else
		goto st32;
	goto tr3;
st32:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	{ p = uric_pass_over(LOOP(32), p, pe); }
	_ps = 32;
	if ( (*p) == 58u )
		goto st36;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st33;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st33;
	} else
		goto st33;
	goto tr3;
st33:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	{ p = uric_pass_over(LOOP(33), p, pe); }
	_ps = 33;
	if ( (*p) == 58u )
		goto st36;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st34;
	} else
		goto st34;
	goto tr3;
st34:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	{ p = uric_pass_over(LOOP(34), p, pe); }
	_ps = 34;
	if ( (*p) == 58u )
		goto st36;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st35;
	} else
		goto st35;
	goto tr3;
st35:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	{ p = uric_pass_over(LOOP(35), p, pe); }
	_ps = 35;
	if ( (*p) == 58u )
		goto st36;
	goto tr3;
st36:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	{ p = uric_pass_over(LOOP(36), p, pe); }
	_ps = 36;
	if ( (*p) == 58u )
		goto st115;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st37;
	} else
		goto st37;
	goto tr3;
st37:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	{ p = uric_pass_over(LOOP(37), p, pe); }
	_ps = 37;
	if ( (*p) == 58u )
		goto st41;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st38;
	} else
		goto st38;
	goto tr3;
st38:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	{ p = uric_pass_over(LOOP(38), p, pe); }
	_ps = 38;
	if ( (*p) == 58u )
		goto st41;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto tr3;
st39:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	{ p = uric_pass_over(LOOP(39), p, pe); }
	_ps = 39;
	if ( (*p) == 58u )
		goto st41;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto tr3;
st40:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	{ p = uric_pass_over(LOOP(40), p, pe); }
	_ps = 40;
	if ( (*p) == 58u )
		goto st41;
	goto tr3;
st41:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	{ p = uric_pass_over(LOOP(41), p, pe); }
	_ps = 41;
	if ( (*p) == 58u )
		goto st101;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st42;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st42;
	} else
		goto st42;
	goto tr3;
st42:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	{ p = uric_pass_over(LOOP(42), p, pe); }
	_ps = 42;
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto tr3;
st43:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	{ p = uric_pass_over(LOOP(43), p, pe); }
	_ps = 43;
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st44;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st44;
	} else
		goto st44;
	goto tr3;
st44:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	{ p = uric_pass_over(LOOP(44), p, pe); }
	_ps = 44;
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st45;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st45;
	} else
		goto st45;
	goto tr3;
st45:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	{ p = uric_pass_over(LOOP(45), p, pe); }
	_ps = 45;
	if ( (*p) == 58u )
		goto st46;
	goto tr3;
st46:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	{ p = uric_pass_over(LOOP(46), p, pe); }
	_ps = 46;
	if ( (*p) == 58u )
		goto st87;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st47;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st47;
	} else
		goto st47;
	goto tr3;
st47:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	{ p = uric_pass_over(LOOP(47), p, pe); }
	_ps = 47;
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st48;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st48;
	} else
		goto st48;
	goto tr3;
st48:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	{ p = uric_pass_over(LOOP(48), p, pe); }
	_ps = 48;
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st49;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st49;
	} else
		goto st49;
	goto tr3;
st49:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	{ p = uric_pass_over(LOOP(49), p, pe); }
	_ps = 49;
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto tr3;
st50:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	{ p = uric_pass_over(LOOP(50), p, pe); }
	_ps = 50;
	if ( (*p) == 58u )
		goto st51;
	goto tr3;
st51:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	{ p = uric_pass_over(LOOP(51), p, pe); }
	_ps = 51;
	switch( (*p) ) {
		case 48u: goto st52;
		case 49u: goto st78;
		case 50u: goto st81;
		case 58u: goto st85;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto tr3;
st52:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	{ p = uric_pass_over(LOOP(52), p, pe); }
	_ps = 52;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto tr3;
st53:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	{ p = uric_pass_over(LOOP(53), p, pe); }
	_ps = 53;
	switch( (*p) ) {
		case 48u: goto st54;
		case 49u: goto st67;
		case 50u: goto st69;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st68;
	goto tr3;
st54:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	{ p = uric_pass_over(LOOP(54), p, pe); }
	_ps = 54;
	if ( (*p) == 46u )
		goto st55;
	goto tr3;
st55:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	{ p = uric_pass_over(LOOP(55), p, pe); }
	_ps = 55;
	switch( (*p) ) {
		case 48u: goto st56;
		case 49u: goto st63;
		case 50u: goto st65;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st64;
	goto tr3;
st56:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	{ p = uric_pass_over(LOOP(56), p, pe); }
	_ps = 56;
	if ( (*p) == 46u )
		goto st57;
	goto tr3;
st57:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	{ p = uric_pass_over(LOOP(57), p, pe); }
	_ps = 57;
	switch( (*p) ) {
		case 48u: goto st58;
		case 49u: goto st59;
		case 50u: goto st61;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st60;
	goto tr3;
st58:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	{ p = uric_pass_over(LOOP(58), p, pe); }
	_ps = 58;
	if ( (*p) == 93u )
		goto tr84;
	goto tr3;
tr84:
	{ u->host_kind = URIC_HOST_IPV6ADDRESS; }
	goto st222;
tr179:
	{ u->host_kind = URIC_HOST_IPVFUTURE; }
	goto st222;
st222:
	if ( ++p == pe )
		goto _test_eof222;
	URIC_FALLTHROUGH;
case 222:
	{ p = uric_pass_over(LOOP(222), p, pe); }
	_ps = 222;
	switch( (*p) ) {
		case 35u: goto tr250;
		case 47u: goto tr251;
		case 58u: goto tr252;
		case 63u: goto tr253;
	}
	goto tr3;
st59:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	{ p = uric_pass_over(LOOP(59), p, pe); }
	_ps = 59;
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st60;
	goto tr3;
st60:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	{ p = uric_pass_over(LOOP(60), p, pe); }
	_ps = 60;
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st58;
	goto tr3;
st61:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof61;
	URIC_FALLTHROUGH;
case 61:
	{ p = uric_pass_over(LOOP(61), p, pe); }
	_ps = 61;
	switch( (*p) ) {
		case 53u: goto st62;
		case 93u: goto tr84;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) >= 48u )
		goto st60;
	goto tr3;
st62:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof62;
	URIC_FALLTHROUGH;
case 62:
	{ p = uric_pass_over(LOOP(62), p, pe); }
	_ps = 62;
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st58;
	goto tr3;
st63:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof63;
	URIC_FALLTHROUGH;
case 63:
	{ p = uric_pass_over(LOOP(63), p, pe); }
	_ps = 63;
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st64;
	goto tr3;
st64:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof64;
	URIC_FALLTHROUGH;
case 64:
	{ p = uric_pass_over(LOOP(64), p, pe); }
	_ps = 64;
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st56;
	goto tr3;
st65:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
case 65:
	{ p = uric_pass_over(LOOP(65), p, pe); }
	_ps = 65;
	switch( (*p) ) {
		case 46u: goto st57;
		case 53u: goto st66;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) >= 48u )
		goto st64;
	goto tr3;
st66:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	{ p = uric_pass_over(LOOP(66), p, pe); }
	_ps = 66;
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st56;
	goto tr3;
st67:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	{ p = uric_pass_over(LOOP(67), p, pe); }
	_ps = 67;
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st68;
	goto tr3;
st68:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof68;
	URIC_FALLTHROUGH;
case 68:
	{ p = uric_pass_over(LOOP(68), p, pe); }
	_ps = 68;
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st54;
	goto tr3;
st69:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof69;
	URIC_FALLTHROUGH;
case 69:
	{ p = uric_pass_over(LOOP(69), p, pe); }
	_ps = 69;
	switch( (*p) ) {
		case 46u: goto st55;
		case 53u: goto st70;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) >= 48u )
		goto st68;
	goto tr3;
st70:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof70;
	URIC_FALLTHROUGH;
case 70:
	{ p = uric_pass_over(LOOP(70), p, pe); }
	_ps = 70;
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st54;
	goto tr3;
st71:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof71;
	URIC_FALLTHROUGH;
case 71:
	{ p = uric_pass_over(LOOP(71), p, pe); }
	_ps = 71;
	if ( (*p) == 58u )
		goto st74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto tr3;
st72:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof72;
	URIC_FALLTHROUGH;
case 72:
	{ p = uric_pass_over(LOOP(72), p, pe); }
	_ps = 72;
	if ( (*p) == 58u )
		goto st74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto tr3;
st73:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof73;
	URIC_FALLTHROUGH;
case 73:
	{ p = uric_pass_over(LOOP(73), p, pe); }
	_ps = 73;
	if ( (*p) == 58u )
		goto st74;
	goto tr3;
st74:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof74;
	URIC_FALLTHROUGH;
case 74:
	{ p = uric_pass_over(LOOP(74), p, pe); }
	_ps = 74;
	if ( (*p) == 58u )
		goto st58;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto tr3;
st75:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof75;
	URIC_FALLTHROUGH;
case 75:
	{ p = uric_pass_over(LOOP(75), p, pe); }
	_ps = 75;
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st76;
	} else
		goto st76;
	goto tr3;
st76:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof76;
	URIC_FALLTHROUGH;
case 76:
	{ p = uric_pass_over(LOOP(76), p, pe); }
	_ps = 76;
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st77;
	} else
		goto st77;
	goto tr3;
st77:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof77;
	URIC_FALLTHROUGH;
case 77:
	{ p = uric_pass_over(LOOP(77), p, pe); }
	_ps = 77;
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto tr3;
st78:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof78;
	URIC_FALLTHROUGH;
case 78:
	{ p = uric_pass_over(LOOP(78), p, pe); }
	_ps = 78;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto tr3;
st79:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof79;
	URIC_FALLTHROUGH;
case 79:
	{ p = uric_pass_over(LOOP(79), p, pe); }
	_ps = 79;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto tr3;
st80:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof80;
	URIC_FALLTHROUGH;
case 80:
	{ p = uric_pass_over(LOOP(80), p, pe); }
	_ps = 80;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto tr3;
st81:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof81;
	URIC_FALLTHROUGH;
case 81:
	{ p = uric_pass_over(LOOP(81), p, pe); }
	_ps = 81;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st82;
		case 58u: goto st74;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st79;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st71;
		} else if ( (*p) >= 65u )
			goto st71;
	} else
		goto st83;
	goto tr3;
st82:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof82;
	URIC_FALLTHROUGH;
case 82:
	{ p = uric_pass_over(LOOP(82), p, pe); }
	_ps = 82;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st80;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st72;
		} else if ( (*p) >= 65u )
			goto st72;
	} else
		goto st72;
	goto tr3;
st83:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof83;
	URIC_FALLTHROUGH;
case 83:
	{ p = uric_pass_over(LOOP(83), p, pe); }
	_ps = 83;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto tr3;
st84:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof84;
	URIC_FALLTHROUGH;
case 84:
	{ p = uric_pass_over(LOOP(84), p, pe); }
	_ps = 84;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st83;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto tr3;
st85:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof85;
	URIC_FALLTHROUGH;
case 85:
	{ p = uric_pass_over(LOOP(85), p, pe); }
	_ps = 85;
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto tr3;
st86:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof86;
	URIC_FALLTHROUGH;
case 86:
	{ p = uric_pass_over(LOOP(86), p, pe); }
	_ps = 86;
	if ( (*p) == 58u )
		goto st74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto tr3;
st87:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof87;
	URIC_FALLTHROUGH;
case 87:
	{ p = uric_pass_over(LOOP(87), p, pe); }
	_ps = 87;
	switch( (*p) ) {
		case 48u: goto st88;
		case 49u: goto st93;
		case 50u: goto st96;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto tr3;
st88:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof88;
	URIC_FALLTHROUGH;
case 88:
	{ p = uric_pass_over(LOOP(88), p, pe); }
	_ps = 88;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto tr3;
st89:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof89;
	URIC_FALLTHROUGH;
case 89:
	{ p = uric_pass_over(LOOP(89), p, pe); }
	_ps = 89;
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto tr3;
st90:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof90;
	URIC_FALLTHROUGH;
case 90:
	{ p = uric_pass_over(LOOP(90), p, pe); }
	_ps = 90;
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st91;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st91;
	} else
		goto st91;
	goto tr3;
st91:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof91;
	URIC_FALLTHROUGH;
case 91:
	{ p = uric_pass_over(LOOP(91), p, pe); }
	_ps = 91;
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	goto tr3;
st92:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof92;
	URIC_FALLTHROUGH;
case 92:
	{ p = uric_pass_over(LOOP(92), p, pe); }
	_ps = 92;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto tr3;
st93:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof93;
	URIC_FALLTHROUGH;
case 93:
	{ p = uric_pass_over(LOOP(93), p, pe); }
	_ps = 93;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto tr3;
st94:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof94;
	URIC_FALLTHROUGH;
case 94:
	{ p = uric_pass_over(LOOP(94), p, pe); }
	_ps = 94;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st95;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto tr3;
st95:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof95;
	URIC_FALLTHROUGH;
case 95:
	{ p = uric_pass_over(LOOP(95), p, pe); }
	_ps = 95;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st91;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st91;
	} else
		goto st91;
	goto tr3;
st96:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof96;
	URIC_FALLTHROUGH;
case 96:
	{ p = uric_pass_over(LOOP(96), p, pe); }
	_ps = 96;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st97;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st94;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st89;
		} else if ( (*p) >= 65u )
			goto st89;
	} else
		goto st98;
	goto tr3;
st97:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof97;
	URIC_FALLTHROUGH;
case 97:
	{ p = uric_pass_over(LOOP(97), p, pe); }
	_ps = 97;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st95;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st90;
		} else if ( (*p) >= 65u )
			goto st90;
	} else
		goto st90;
	goto tr3;
st98:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof98;
	URIC_FALLTHROUGH;
case 98:
	{ p = uric_pass_over(LOOP(98), p, pe); }
	_ps = 98;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto tr3;
st99:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof99;
	URIC_FALLTHROUGH;
case 99:
	{ p = uric_pass_over(LOOP(99), p, pe); }
	_ps = 99;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto tr3;
st100:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof100;
	URIC_FALLTHROUGH;
case 100:
	{ p = uric_pass_over(LOOP(100), p, pe); }
	_ps = 100;
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto tr3;
st101:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof101;
	URIC_FALLTHROUGH;
case 101:
	{ p = uric_pass_over(LOOP(101), p, pe); }
	_ps = 101;
	switch( (*p) ) {
		case 48u: goto st102;
		case 49u: goto st107;
		case 50u: goto st110;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto tr3;
st102:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof102;
	URIC_FALLTHROUGH;
case 102:
	{ p = uric_pass_over(LOOP(102), p, pe); }
	_ps = 102;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto tr3;
st103:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof103;
	URIC_FALLTHROUGH;
case 103:
	{ p = uric_pass_over(LOOP(103), p, pe); }
	_ps = 103;
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto tr3;
st104:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof104;
	URIC_FALLTHROUGH;
case 104:
	{ p = uric_pass_over(LOOP(104), p, pe); }
	_ps = 104;
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st105;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st105;
	} else
		goto st105;
	goto tr3;
st105:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof105;
	URIC_FALLTHROUGH;
case 105:
	{ p = uric_pass_over(LOOP(105), p, pe); }
	_ps = 105;
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	goto tr3;
st106:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof106;
	URIC_FALLTHROUGH;
case 106:
	{ p = uric_pass_over(LOOP(106), p, pe); }
	_ps = 106;
	switch( (*p) ) {
		case 48u: goto st88;
		case 49u: goto st93;
		case 50u: goto st96;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto tr3;
st107:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof107;
	URIC_FALLTHROUGH;
case 107:
	{ p = uric_pass_over(LOOP(107), p, pe); }
	_ps = 107;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto tr3;
st108:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof108;
	URIC_FALLTHROUGH;
case 108:
	{ p = uric_pass_over(LOOP(108), p, pe); }
	_ps = 108;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st109;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto tr3;
st109:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof109;
	URIC_FALLTHROUGH;
case 109:
	{ p = uric_pass_over(LOOP(109), p, pe); }
	_ps = 109;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st105;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st105;
	} else
		goto st105;
	goto tr3;
st110:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof110;
	URIC_FALLTHROUGH;
case 110:
	{ p = uric_pass_over(LOOP(110), p, pe); }
	_ps = 110;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st111;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st108;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st103;
		} else if ( (*p) >= 65u )
			goto st103;
	} else
		goto st112;
	goto tr3;
st111:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof111;
	URIC_FALLTHROUGH;
case 111:
	{ p = uric_pass_over(LOOP(111), p, pe); }
	_ps = 111;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st109;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st104;
		} else if ( (*p) >= 65u )
			goto st104;
	} else
		goto st104;
	goto tr3;
st112:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof112;
	URIC_FALLTHROUGH;
case 112:
	{ p = uric_pass_over(LOOP(112), p, pe); }
	_ps = 112;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto tr3;
st113:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof113;
	URIC_FALLTHROUGH;
case 113:
	{ p = uric_pass_over(LOOP(113), p, pe); }
	_ps = 113;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto tr3;
st114:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof114;
	URIC_FALLTHROUGH;
case 114:
	{ p = uric_pass_over(LOOP(114), p, pe); }
	_ps = 114;
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto tr3;
st115:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof115;
	URIC_FALLTHROUGH;
case 115:
	{ p = uric_pass_over(LOOP(115), p, pe); }
	_ps = 115;
	switch( (*p) ) {
		case 48u: goto st116;
		case 49u: goto st121;
		case 50u: goto st124;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto tr3;
st116:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof116;
	URIC_FALLTHROUGH;
case 116:
	{ p = uric_pass_over(LOOP(116), p, pe); }
	_ps = 116;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto tr3;
st117:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof117;
	URIC_FALLTHROUGH;
case 117:
	{ p = uric_pass_over(LOOP(117), p, pe); }
	_ps = 117;
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto tr3;
st118:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof118;
	URIC_FALLTHROUGH;
case 118:
	{ p = uric_pass_over(LOOP(118), p, pe); }
	_ps = 118;
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st119;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st119;
	} else
		goto st119;
	goto tr3;
st119:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof119;
	URIC_FALLTHROUGH;
case 119:
	{ p = uric_pass_over(LOOP(119), p, pe); }
	_ps = 119;
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	goto tr3;
st120:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof120;
	URIC_FALLTHROUGH;
case 120:
	{ p = uric_pass_over(LOOP(120), p, pe); }
	_ps = 120;
	switch( (*p) ) {
		case 48u: goto st102;
		case 49u: goto st107;
		case 50u: goto st110;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto tr3;
st121:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof121;
	URIC_FALLTHROUGH;
case 121:
	{ p = uric_pass_over(LOOP(121), p, pe); }
	_ps = 121;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto tr3;
st122:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof122;
	URIC_FALLTHROUGH;
case 122:
	{ p = uric_pass_over(LOOP(122), p, pe); }
	_ps = 122;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st123;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto tr3;
st123:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof123;
	URIC_FALLTHROUGH;
case 123:
	{ p = uric_pass_over(LOOP(123), p, pe); }
	_ps = 123;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st119;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st119;
	} else
		goto st119;
	goto tr3;
st124:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof124;
	URIC_FALLTHROUGH;
case 124:
	{ p = uric_pass_over(LOOP(124), p, pe); }
	_ps = 124;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st125;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st122;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st117;
		} else if ( (*p) >= 65u )
			goto st117;
	} else
		goto st126;
	goto tr3;
st125:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof125;
	URIC_FALLTHROUGH;
case 125:
	{ p = uric_pass_over(LOOP(125), p, pe); }
	_ps = 125;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st123;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st118;
		} else if ( (*p) >= 65u )
			goto st118;
	} else
		goto st118;
	goto tr3;
st126:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof126;
	URIC_FALLTHROUGH;
case 126:
	{ p = uric_pass_over(LOOP(126), p, pe); }
	_ps = 126;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto tr3;
st127:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof127;
	URIC_FALLTHROUGH;
case 127:
	{ p = uric_pass_over(LOOP(127), p, pe); }
	_ps = 127;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto tr3;
st128:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof128;
	URIC_FALLTHROUGH;
case 128:
	{ p = uric_pass_over(LOOP(128), p, pe); }
	_ps = 128;
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto tr3;
st129:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof129;
	URIC_FALLTHROUGH;
case 129:
	{ p = uric_pass_over(LOOP(129), p, pe); }
	_ps = 129;
	switch( (*p) ) {
		case 48u: goto st130;
		case 49u: goto st135;
		case 50u: goto st138;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto tr3;
st130:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof130;
	URIC_FALLTHROUGH;
case 130:
	{ p = uric_pass_over(LOOP(130), p, pe); }
	_ps = 130;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto tr3;
st131:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof131;
	URIC_FALLTHROUGH;
case 131:
	{ p = uric_pass_over(LOOP(131), p, pe); }
	_ps = 131;
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto tr3;
st132:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof132;
	URIC_FALLTHROUGH;
case 132:
	{ p = uric_pass_over(LOOP(132), p, pe); }
	_ps = 132;
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st133;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st133;
	} else
		goto st133;
	goto tr3;
st133:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof133;
	URIC_FALLTHROUGH;
case 133:
	{ p = uric_pass_over(LOOP(133), p, pe); }
	_ps = 133;
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	goto tr3;
st134:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof134;
	URIC_FALLTHROUGH;
case 134:
	{ p = uric_pass_over(LOOP(134), p, pe); }
	_ps = 134;
	switch( (*p) ) {
		case 48u: goto st116;
		case 49u: goto st121;
		case 50u: goto st124;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto tr3;
st135:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof135;
	URIC_FALLTHROUGH;
case 135:
	{ p = uric_pass_over(LOOP(135), p, pe); }
	_ps = 135;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto tr3;
st136:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof136;
	URIC_FALLTHROUGH;
case 136:
	{ p = uric_pass_over(LOOP(136), p, pe); }
	_ps = 136;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st137;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto tr3;
st137:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof137;
	URIC_FALLTHROUGH;
case 137:
	{ p = uric_pass_over(LOOP(137), p, pe); }
	_ps = 137;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st133;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st133;
	} else
		goto st133;
	goto tr3;
st138:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof138;
	URIC_FALLTHROUGH;
case 138:
	{ p = uric_pass_over(LOOP(138), p, pe); }
	_ps = 138;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st139;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st136;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st131;
		} else if ( (*p) >= 65u )
			goto st131;
	} else
		goto st140;
	goto tr3;
st139:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof139;
	URIC_FALLTHROUGH;
case 139:
	{ p = uric_pass_over(LOOP(139), p, pe); }
	_ps = 139;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st137;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st132;
		} else if ( (*p) >= 65u )
			goto st132;
	} else
		goto st132;
	goto tr3;
st140:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof140;
	URIC_FALLTHROUGH;
case 140:
	{ p = uric_pass_over(LOOP(140), p, pe); }
	_ps = 140;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto tr3;
st141:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof141;
	URIC_FALLTHROUGH;
case 141:
	{ p = uric_pass_over(LOOP(141), p, pe); }
	_ps = 141;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st140;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto tr3;
st142:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof142;
	URIC_FALLTHROUGH;
case 142:
	{ p = uric_pass_over(LOOP(142), p, pe); }
	_ps = 142;
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto tr3;
st143:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof143;
	URIC_FALLTHROUGH;
case 143:
	{ p = uric_pass_over(LOOP(143), p, pe); }
	_ps = 143;
	switch( (*p) ) {
		case 48u: goto st144;
		case 49u: goto st149;
		case 50u: goto st152;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto tr3;
st144:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof144;
	URIC_FALLTHROUGH;
case 144:
	{ p = uric_pass_over(LOOP(144), p, pe); }
	_ps = 144;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto tr3;
st145:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof145;
	URIC_FALLTHROUGH;
case 145:
	{ p = uric_pass_over(LOOP(145), p, pe); }
	_ps = 145;
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto tr3;
st146:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof146;
	URIC_FALLTHROUGH;
case 146:
	{ p = uric_pass_over(LOOP(146), p, pe); }
	_ps = 146;
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st147;
	} else
		goto st147;
	goto tr3;
st147:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof147;
	URIC_FALLTHROUGH;
case 147:
	{ p = uric_pass_over(LOOP(147), p, pe); }
	_ps = 147;
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	goto tr3;
st148:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof148;
	URIC_FALLTHROUGH;
case 148:
	{ p = uric_pass_over(LOOP(148), p, pe); }
	_ps = 148;
	switch( (*p) ) {
		case 48u: goto st130;
		case 49u: goto st135;
		case 50u: goto st138;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto tr3;
st149:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof149;
	URIC_FALLTHROUGH;
case 149:
	{ p = uric_pass_over(LOOP(149), p, pe); }
	_ps = 149;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st150;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto tr3;
st150:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof150;
	URIC_FALLTHROUGH;
case 150:
	{ p = uric_pass_over(LOOP(150), p, pe); }
	_ps = 150;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st151;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto tr3;
st151:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof151;
	URIC_FALLTHROUGH;
case 151:
	{ p = uric_pass_over(LOOP(151), p, pe); }
	_ps = 151;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st147;
	} else
		goto st147;
	goto tr3;
st152:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof152;
	URIC_FALLTHROUGH;
case 152:
	{ p = uric_pass_over(LOOP(152), p, pe); }
	_ps = 152;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st153;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st150;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st145;
		} else if ( (*p) >= 65u )
			goto st145;
	} else
		goto st154;
	goto tr3;
st153:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof153;
	URIC_FALLTHROUGH;
case 153:
	{ p = uric_pass_over(LOOP(153), p, pe); }
	_ps = 153;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st151;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st146;
		} else if ( (*p) >= 65u )
			goto st146;
	} else
		goto st146;
	goto tr3;
st154:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof154;
	URIC_FALLTHROUGH;
case 154:
	{ p = uric_pass_over(LOOP(154), p, pe); }
	_ps = 154;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto tr3;
st155:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof155;
	URIC_FALLTHROUGH;
case 155:
	{ p = uric_pass_over(LOOP(155), p, pe); }
	_ps = 155;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto tr3;
st156:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof156;
	URIC_FALLTHROUGH;
case 156:
	{ p = uric_pass_over(LOOP(156), p, pe); }
	_ps = 156;
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto tr3;
st157:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof157;
	URIC_FALLTHROUGH;
case 157:
	{ p = uric_pass_over(LOOP(157), p, pe); }
	_ps = 157;
	if ( (*p) == 58u )
		goto st158;
	goto tr3;
st158:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof158;
	URIC_FALLTHROUGH;
case 158:
	{ p = uric_pass_over(LOOP(158), p, pe); }
	_ps = 158;
	switch( (*p) ) {
		case 48u: goto st159;
		case 49u: goto st164;
		case 50u: goto st167;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st170;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st171;
	} else
		goto st171;
	goto tr3;
st159:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof159;
	URIC_FALLTHROUGH;
case 159:
	{ p = uric_pass_over(LOOP(159), p, pe); }
	_ps = 159;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st160;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto tr3;
st160:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof160;
	URIC_FALLTHROUGH;
case 160:
	{ p = uric_pass_over(LOOP(160), p, pe); }
	_ps = 160;
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto tr3;
st161:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof161;
	URIC_FALLTHROUGH;
case 161:
	{ p = uric_pass_over(LOOP(161), p, pe); }
	_ps = 161;
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st162;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st162;
	} else
		goto st162;
	goto tr3;
st162:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof162;
	URIC_FALLTHROUGH;
case 162:
	{ p = uric_pass_over(LOOP(162), p, pe); }
	_ps = 162;
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	goto tr3;
st163:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof163;
	URIC_FALLTHROUGH;
case 163:
	{ p = uric_pass_over(LOOP(163), p, pe); }
	_ps = 163;
	switch( (*p) ) {
		case 48u: goto st144;
		case 49u: goto st149;
		case 50u: goto st152;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto tr3;
st164:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof164;
	URIC_FALLTHROUGH;
case 164:
	{ p = uric_pass_over(LOOP(164), p, pe); }
	_ps = 164;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st165;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto tr3;
st165:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof165;
	URIC_FALLTHROUGH;
case 165:
	{ p = uric_pass_over(LOOP(165), p, pe); }
	_ps = 165;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st166;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto tr3;
st166:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof166;
	URIC_FALLTHROUGH;
case 166:
	{ p = uric_pass_over(LOOP(166), p, pe); }
	_ps = 166;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st162;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st162;
	} else
		goto st162;
	goto tr3;
st167:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof167;
	URIC_FALLTHROUGH;
case 167:
	{ p = uric_pass_over(LOOP(167), p, pe); }
	_ps = 167;
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st168;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st165;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st160;
		} else if ( (*p) >= 65u )
			goto st160;
	} else
		goto st169;
	goto tr3;
st168:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof168;
	URIC_FALLTHROUGH;
case 168:
	{ p = uric_pass_over(LOOP(168), p, pe); }
	_ps = 168;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st166;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st161;
		} else if ( (*p) >= 65u )
			goto st161;
	} else
		goto st161;
	goto tr3;
st169:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof169;
	URIC_FALLTHROUGH;
case 169:
	{ p = uric_pass_over(LOOP(169), p, pe); }
	_ps = 169;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto tr3;
st170:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof170;
	URIC_FALLTHROUGH;
case 170:
	{ p = uric_pass_over(LOOP(170), p, pe); }
	_ps = 170;
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st169;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto tr3;
st171:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof171;
	URIC_FALLTHROUGH;
case 171:
	{ p = uric_pass_over(LOOP(171), p, pe); }
	_ps = 171;
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st160;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto tr3;
st172:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof172;
	URIC_FALLTHROUGH;
case 172:
	{ p = uric_pass_over(LOOP(172), p, pe); }
	_ps = 172;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st173;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st173;
	} else
		goto st173;
	goto tr3;
st173:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof173;
	URIC_FALLTHROUGH;
case 173:
	{ p = uric_pass_over(LOOP(173), p, pe); }
	_ps = 173;
	if ( (*p) == 46u )
		goto st174;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st173;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st173;
	} else
		goto st173;
	goto tr3;
st174:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof174;
	URIC_FALLTHROUGH;
case 174:
	{ p = uric_pass_over(LOOP(174), p, pe); }
	_ps = 174;
	switch( (*p) ) {
		case 33u: goto st175;
		case 36u: goto st175;
		case 61u: goto st175;
		case 95u: goto st175;
		case 126u: goto st175;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st175;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st175;
		} else if ( (*p) >= 65u )
			goto st175;
	} else
		goto st175;
	goto tr3;
st175:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof175;
	URIC_FALLTHROUGH;
case 175:
	{ p = uric_pass_over(LOOP(175), p, pe); }
	_ps = 175;
	switch( (*p) ) {
		case 33u: goto st175;
		case 36u: goto st175;
		case 61u: goto st175;
		case 93u: goto tr179;
		case 95u: goto st175;
		case 126u: goto st175;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st175;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st175;
		} else if ( (*p) >= 65u )
			goto st175;
	} else
		goto st175;
	goto tr3;
st223:
	if ( ++p == pe )
		goto _test_eof223;
	URIC_FALLTHROUGH;
case 223:
	{ p = uric_pass_over(LOOP(223), p, pe); }
	_ps = 223;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st224:
	if ( ++p == pe )
		goto _test_eof224;
	URIC_FALLTHROUGH;
case 224:
	{ p = uric_pass_over(LOOP(224), p, pe); }
	_ps = 224;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st225;
		case 49u: goto st238;
		case 50u: goto st240;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st239;
	goto tr3;
st225:
	if ( ++p == pe )
		goto _test_eof225;
	URIC_FALLTHROUGH;
case 225:
	{ p = uric_pass_over(LOOP(225), p, pe); }
	_ps = 225;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st226:
	if ( ++p == pe )
		goto _test_eof226;
	URIC_FALLTHROUGH;
case 226:
	{ p = uric_pass_over(LOOP(226), p, pe); }
	_ps = 226;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st227;
		case 49u: goto st234;
		case 50u: goto st236;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st235;
	goto tr3;
st227:
	if ( ++p == pe )
		goto _test_eof227;
	URIC_FALLTHROUGH;
case 227:
	{ p = uric_pass_over(LOOP(227), p, pe); }
	_ps = 227;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st228:
	if ( ++p == pe )
		goto _test_eof228;
	URIC_FALLTHROUGH;
case 228:
	{ p = uric_pass_over(LOOP(228), p, pe); }
	_ps = 228;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st229;
		case 49u: goto st230;
		case 50u: goto st232;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st231;
	goto tr3;
st229:
	if ( ++p == pe )
		goto _test_eof229;
	URIC_FALLTHROUGH;
case 229:
	{ p = uric_pass_over(LOOP(229), p, pe); }
	_ps = 229;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st230:
	if ( ++p == pe )
		goto _test_eof230;
	URIC_FALLTHROUGH;
case 230:
	{ p = uric_pass_over(LOOP(230), p, pe); }
	_ps = 230;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st231;
	goto tr3;
st231:
	if ( ++p == pe )
		goto _test_eof231;
	URIC_FALLTHROUGH;
case 231:
	{ p = uric_pass_over(LOOP(231), p, pe); }
	_ps = 231;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st229;
	goto tr3;
st232:
	if ( ++p == pe )
		goto _test_eof232;
	URIC_FALLTHROUGH;
case 232:
	{ p = uric_pass_over(LOOP(232), p, pe); }
	_ps = 232;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 53u: goto st233;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st231;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st229;
	goto tr3;
st233:
	if ( ++p == pe )
		goto _test_eof233;
	URIC_FALLTHROUGH;
case 233:
	{ p = uric_pass_over(LOOP(233), p, pe); }
	_ps = 233;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st229;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st234:
	if ( ++p == pe )
		goto _test_eof234;
	URIC_FALLTHROUGH;
case 234:
	{ p = uric_pass_over(LOOP(234), p, pe); }
	_ps = 234;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st235;
	goto tr3;
st235:
	if ( ++p == pe )
		goto _test_eof235;
	URIC_FALLTHROUGH;
case 235:
	{ p = uric_pass_over(LOOP(235), p, pe); }
	_ps = 235;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st227;
	goto tr3;
st236:
	if ( ++p == pe )
		goto _test_eof236;
	URIC_FALLTHROUGH;
case 236:
	{ p = uric_pass_over(LOOP(236), p, pe); }
	_ps = 236;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 53u: goto st237;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st235;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st227;
	goto tr3;
st237:
	if ( ++p == pe )
		goto _test_eof237;
	URIC_FALLTHROUGH;
case 237:
	{ p = uric_pass_over(LOOP(237), p, pe); }
	_ps = 237;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st227;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st238:
	if ( ++p == pe )
		goto _test_eof238;
	URIC_FALLTHROUGH;
case 238:
	{ p = uric_pass_over(LOOP(238), p, pe); }
	_ps = 238;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st239;
	goto tr3;
st239:
	if ( ++p == pe )
		goto _test_eof239;
	URIC_FALLTHROUGH;
case 239:
	{ p = uric_pass_over(LOOP(239), p, pe); }
	_ps = 239;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st225;
	goto tr3;
st240:
	if ( ++p == pe )
		goto _test_eof240;
	URIC_FALLTHROUGH;
case 240:
	{ p = uric_pass_over(LOOP(240), p, pe); }
	_ps = 240;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 53u: goto st241;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st239;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st225;
	goto tr3;
st241:
	if ( ++p == pe )
		goto _test_eof241;
	URIC_FALLTHROUGH;
case 241:
	{ p = uric_pass_over(LOOP(241), p, pe); }
	_ps = 241;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st225;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st242:
	if ( ++p == pe )
		goto _test_eof242;
	URIC_FALLTHROUGH;
case 242:
	{ p = uric_pass_over(LOOP(242), p, pe); }
	_ps = 242;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st243;
	goto tr3;
st243:
	if ( ++p == pe )
		goto _test_eof243;
	URIC_FALLTHROUGH;
case 243:
	{ p = uric_pass_over(LOOP(243), p, pe); }
	_ps = 243;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st223;
	goto tr3;
st244:
	if ( ++p == pe )
		goto _test_eof244;
	URIC_FALLTHROUGH;
case 244:
	{ p = uric_pass_over(LOOP(244), p, pe); }
	_ps = 244;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 53u: goto st245;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st243;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st223;
	goto tr3;
st245:
	if ( ++p == pe )
		goto _test_eof245;
	URIC_FALLTHROUGH;
case 245:
	{ p = uric_pass_over(LOOP(245), p, pe); }
	_ps = 245;
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st223;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto tr3;
st246:
	if ( ++p == pe )
		goto _test_eof246;
	URIC_FALLTHROUGH;
case 246:
	{ p = uric_pass_over(LOOP(246), p, pe); }
	_ps = 246;
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr193;
		case 37u: goto st4;
		case 43u: goto st246;
		case 47u: goto st188;
		case 58u: goto tr183;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr194;
		case 64u: goto st186;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 45u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st186;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st246;
		} else if ( (*p) >= 65u )
			goto st246;
	} else
		goto st246;
	goto tr3;
tr183:
	{
        URIC_DEFINE(u, URIC_SCHEME, AT);
        u->part[URIC_PATH].begin = AT + 1;
    }
	goto st247;
st247:
	if ( ++p == pe )
		goto _test_eof247;
	URIC_FALLTHROUGH;
case 247:
	{ p = uric_pass_over(LOOP(247), p, pe); }
	_ps = 247;
	switch( (*p) ) {
		case 33u: goto st248;
		case 35u: goto tr188;
		case 37u: goto st176;
		case 47u: goto st190;
		case 61u: goto st248;
		case 63u: goto tr191;
		case 95u: goto st248;
		case 126u: goto st248;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st248;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st248;
	} else
		goto st248;
	goto tr3;
st248:
	if ( ++p == pe )
		goto _test_eof248;
	URIC_FALLTHROUGH;
case 248:
	{ p = uric_pass_over(LOOP(248), p, pe); }
	_ps = 248;
	switch( (*p) ) {
		case 33u: goto st248;
		case 35u: goto tr275;
		case 37u: goto st176;
		case 61u: goto st248;
		case 63u: goto tr276;
		case 95u: goto st248;
		case 126u: goto st248;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st248;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st248;
	} else
		goto st248;
	goto tr3;
st176:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof176;
	URIC_FALLTHROUGH;
case 176:
	{ p = uric_pass_over(LOOP(176), p, pe); }
	_ps = 176;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st177;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st177;
	} else
		goto st177;
	goto tr3;
st177:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof177;
	URIC_FALLTHROUGH;
case 177:
	{ p = uric_pass_over(LOOP(177), p, pe); }
	_ps = 177;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st248;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st248;
	} else
		goto st248;
	goto tr3;
st178:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof178;
	URIC_FALLTHROUGH;
case 178:
	{ p = uric_pass_over(LOOP(178), p, pe); }
	_ps = 178;
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st179;
	} else if ( (*p) >= 65u )
		goto st179;
	goto tr3;
st179:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof179;
	URIC_FALLTHROUGH;
case 179:
	{ p = uric_pass_over(LOOP(179), p, pe); }
	_ps = 179;
	switch( (*p) ) {
		case 43u: goto st179;
		case 58u: goto tr183;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st179;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st179;
		} else if ( (*p) >= 65u )
			goto st179;
	} else
		goto st179;
	goto tr3;
st180:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof180;
	URIC_FALLTHROUGH;
case 180:
	{ p = uric_pass_over(LOOP(180), p, pe); }
	_ps = 180;
	if ( (*p) == 47u )
		goto st249;
	goto tr3;
st249:
	if ( ++p == pe )
		goto _test_eof249;
	URIC_FALLTHROUGH;
case 249:
	{ p = uric_pass_over(LOOP(249), p, pe); }
	_ps = 249;
	switch( (*p) ) {
		case 33u: goto st249;
		case 37u: goto st181;
		case 61u: goto st249;
		case 63u: goto tr278;
		case 95u: goto st249;
		case 126u: goto st249;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st249;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st249;
	} else
		goto st249;
	goto tr3;
st181:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof181;
	URIC_FALLTHROUGH;
case 181:
	{ p = uric_pass_over(LOOP(181), p, pe); }
	_ps = 181;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st182;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st182;
	} else
		goto st182;
	goto tr3;
st182:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof182;
	URIC_FALLTHROUGH;
case 182:
	{ p = uric_pass_over(LOOP(182), p, pe); }
	_ps = 182;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st249;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st249;
	} else
		goto st249;
	goto tr3;
tr278:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	{ u->part[URIC_QUERY].begin = AT + 1; }
	goto st250;
st250:
	if ( ++p == pe )
		goto _test_eof250;
	URIC_FALLTHROUGH;
case 250:
	{ p = uric_pass_over(LOOP(250), p, pe); }
	_ps = 250;
	switch( (*p) ) {
		case 33u: goto st250;
		case 37u: goto st183;
		case 61u: goto st250;
		case 95u: goto st250;
		case 126u: goto st250;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st250;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st250;
	} else
		goto st250;
	goto tr3;
st183:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof183;
	URIC_FALLTHROUGH;
case 183:
	{ p = uric_pass_over(LOOP(183), p, pe); }
	_ps = 183;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st184;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st184;
	} else
		goto st184;
	goto tr3;
st184:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
	if ( ++p == pe )
		goto _test_eof184;
	URIC_FALLTHROUGH;
case 184:
	{ p = uric_pass_over(LOOP(184), p, pe); }
	_ps = 184;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st250;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st250;
	} else
		goto st250;
	goto tr3;
	}
	_test_eof185: cs = 185; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof193: cs = 193; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof198: cs = 198; goto _test_eof;
	_test_eof199: cs = 199; goto _test_eof;
	_test_eof200: cs = 200; goto _test_eof;
	_test_eof201: cs = 201; goto _test_eof;
	_test_eof202: cs = 202; goto _test_eof;
	_test_eof203: cs = 203; goto _test_eof;
	_test_eof204: cs = 204; goto _test_eof;
	_test_eof205: cs = 205; goto _test_eof;
	_test_eof206: cs = 206; goto _test_eof;
	_test_eof207: cs = 207; goto _test_eof;
	_test_eof208: cs = 208; goto _test_eof;
	_test_eof209: cs = 209; goto _test_eof;
	_test_eof210: cs = 210; goto _test_eof;
	_test_eof211: cs = 211; goto _test_eof;
	_test_eof212: cs = 212; goto _test_eof;
	_test_eof213: cs = 213; goto _test_eof;
	_test_eof214: cs = 214; goto _test_eof;
	_test_eof215: cs = 215; goto _test_eof;
	_test_eof216: cs = 216; goto _test_eof;
	_test_eof217: cs = 217; goto _test_eof;
	_test_eof218: cs = 218; goto _test_eof;
	_test_eof219: cs = 219; goto _test_eof;
	_test_eof220: cs = 220; goto _test_eof;
	_test_eof221: cs = 221; goto _test_eof;
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
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof222: cs = 222; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof88: cs = 88; goto _test_eof;
	_test_eof89: cs = 89; goto _test_eof;
	_test_eof90: cs = 90; goto _test_eof;
	_test_eof91: cs = 91; goto _test_eof;
	_test_eof92: cs = 92; goto _test_eof;
	_test_eof93: cs = 93; goto _test_eof;
	_test_eof94: cs = 94; goto _test_eof;
	_test_eof95: cs = 95; goto _test_eof;
	_test_eof96: cs = 96; goto _test_eof;
	_test_eof97: cs = 97; goto _test_eof;
	_test_eof98: cs = 98; goto _test_eof;
	_test_eof99: cs = 99; goto _test_eof;
	_test_eof100: cs = 100; goto _test_eof;
	_test_eof101: cs = 101; goto _test_eof;
	_test_eof102: cs = 102; goto _test_eof;
	_test_eof103: cs = 103; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
	_test_eof105: cs = 105; goto _test_eof;
	_test_eof106: cs = 106; goto _test_eof;
	_test_eof107: cs = 107; goto _test_eof;
	_test_eof108: cs = 108; goto _test_eof;
	_test_eof109: cs = 109; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof118: cs = 118; goto _test_eof;
	_test_eof119: cs = 119; goto _test_eof;
	_test_eof120: cs = 120; goto _test_eof;
	_test_eof121: cs = 121; goto _test_eof;
	_test_eof122: cs = 122; goto _test_eof;
	_test_eof123: cs = 123; goto _test_eof;
	_test_eof124: cs = 124; goto _test_eof;
	_test_eof125: cs = 125; goto _test_eof;
	_test_eof126: cs = 126; goto _test_eof;
	_test_eof127: cs = 127; goto _test_eof;
	_test_eof128: cs = 128; goto _test_eof;
	_test_eof129: cs = 129; goto _test_eof;
	_test_eof130: cs = 130; goto _test_eof;
	_test_eof131: cs = 131; goto _test_eof;
	_test_eof132: cs = 132; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof146: cs = 146; goto _test_eof;
	_test_eof147: cs = 147; goto _test_eof;
	_test_eof148: cs = 148; goto _test_eof;
	_test_eof149: cs = 149; goto _test_eof;
	_test_eof150: cs = 150; goto _test_eof;
	_test_eof151: cs = 151; goto _test_eof;
	_test_eof152: cs = 152; goto _test_eof;
	_test_eof153: cs = 153; goto _test_eof;
	_test_eof154: cs = 154; goto _test_eof;
	_test_eof155: cs = 155; goto _test_eof;
	_test_eof156: cs = 156; goto _test_eof;
	_test_eof157: cs = 157; goto _test_eof;
	_test_eof158: cs = 158; goto _test_eof;
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof160: cs = 160; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;
	_test_eof164: cs = 164; goto _test_eof;
	_test_eof165: cs = 165; goto _test_eof;
	_test_eof166: cs = 166; goto _test_eof;
	_test_eof167: cs = 167; goto _test_eof;
	_test_eof168: cs = 168; goto _test_eof;
	_test_eof169: cs = 169; goto _test_eof;
	_test_eof170: cs = 170; goto _test_eof;
	_test_eof171: cs = 171; goto _test_eof;
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;
	_test_eof223: cs = 223; goto _test_eof;
	_test_eof224: cs = 224; goto _test_eof;
	_test_eof225: cs = 225; goto _test_eof;
	_test_eof226: cs = 226; goto _test_eof;
	_test_eof227: cs = 227; goto _test_eof;
	_test_eof228: cs = 228; goto _test_eof;
	_test_eof229: cs = 229; goto _test_eof;
	_test_eof230: cs = 230; goto _test_eof;
	_test_eof231: cs = 231; goto _test_eof;
	_test_eof232: cs = 232; goto _test_eof;
	_test_eof233: cs = 233; goto _test_eof;
	_test_eof234: cs = 234; goto _test_eof;
	_test_eof235: cs = 235; goto _test_eof;
	_test_eof236: cs = 236; goto _test_eof;
	_test_eof237: cs = 237; goto _test_eof;
	_test_eof238: cs = 238; goto _test_eof;
	_test_eof239: cs = 239; goto _test_eof;
	_test_eof240: cs = 240; goto _test_eof;
	_test_eof241: cs = 241; goto _test_eof;
	_test_eof242: cs = 242; goto _test_eof;
	_test_eof243: cs = 243; goto _test_eof;
	_test_eof244: cs = 244; goto _test_eof;
	_test_eof245: cs = 245; goto _test_eof;
	_test_eof246: cs = 246; goto _test_eof;
	_test_eof247: cs = 247; goto _test_eof;
	_test_eof248: cs = 248; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof249: cs = 249; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
	_test_eof250: cs = 250; goto _test_eof;
	_test_eof183: cs = 183; goto _test_eof;
	_test_eof184: cs = 184; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 194:
	case 249:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 190:
	case 191:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
	break;
	case 186:
	case 188:
	case 246:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
	break;
	case 248:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
	break;
	case 185:
	case 247:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
	break;
	case 189:
	case 250:
	{ URIC_DEFINE(u, URIC_QUERY, AT); }
	break;
	case 187:
	{ URIC_DEFINE(u, URIC_FRAGMENT, AT); }
	break;
	case 1:
	case 2:
	case 3:
	case 4:
	case 5:
	case 6:
	case 7:
	case 8:
	case 9:
	case 10:
	case 11:
	case 12:
	case 13:
	case 14:
	case 15:
	case 16:
	case 17:
	case 18:
	case 19:
	case 20:
	case 21:
	case 22:
	case 23:
	case 24:
	case 25:
	case 26:
	case 27:
	case 28:
	case 29:
	case 30:
	case 31:
	case 32:
	case 33:
	case 34:
	case 35:
	case 36:
	case 37:
	case 38:
	case 39:
	case 40:
	case 41:
	case 42:
	case 43:
	case 44:
	case 45:
	case 46:
	case 47:
	case 48:
	case 49:
	case 50:
	case 51:
	case 52:
	case 53:
	case 54:
	case 55:
	case 56:
	case 57:
	case 58:
	case 59:
	case 60:
	case 61:
	case 62:
	case 63:
	case 64:
	case 65:
	case 66:
	case 67:
	case 68:
	case 69:
	case 70:
	case 71:
	case 72:
	case 73:
	case 74:
	case 75:
	case 76:
	case 77:
	case 78:
	case 79:
	case 80:
	case 81:
	case 82:
	case 83:
	case 84:
	case 85:
	case 86:
	case 87:
	case 88:
	case 89:
	case 90:
	case 91:
	case 92:
	case 93:
	case 94:
	case 95:
	case 96:
	case 97:
	case 98:
	case 99:
	case 100:
	case 101:
	case 102:
	case 103:
	case 104:
	case 105:
	case 106:
	case 107:
	case 108:
	case 109:
	case 110:
	case 111:
	case 112:
	case 113:
	case 114:
	case 115:
	case 116:
	case 117:
	case 118:
	case 119:
	case 120:
	case 121:
	case 122:
	case 123:
	case 124:
	case 125:
	case 126:
	case 127:
	case 128:
	case 129:
	case 130:
	case 131:
	case 132:
	case 133:
	case 134:
	case 135:
	case 136:
	case 137:
	case 138:
	case 139:
	case 140:
	case 141:
	case 142:
	case 143:
	case 144:
	case 145:
	case 146:
	case 147:
	case 148:
	case 149:
	case 150:
	case 151:
	case 152:
	case 153:
	case 154:
	case 155:
	case 156:
	case 157:
	case 158:
	case 159:
	case 160:
	case 161:
	case 162:
	case 163:
	case 164:
	case 165:
	case 166:
	case 167:
	case 168:
	case 169:
	case 170:
	case 171:
	case 172:
	case 173:
	case 174:
	case 175:
	case 176:
	case 177:
	case 178:
	case 179:
	case 180:
	case 181:
	case 182:
	case 183:
	case 184:
	{ state = (_ps); }
	break;
	case 222:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 195:
	case 198:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 205:
	case 206:
	case 207:
	case 208:
	case 209:
	case 229:
	case 230:
	case 231:
	case 232:
	case 233:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 192:
	case 193:
	case 196:
	case 197:
	case 199:
	case 200:
	case 201:
	case 202:
	case 203:
	case 204:
	case 210:
	case 211:
	case 212:
	case 213:
	case 214:
	case 215:
	case 216:
	case 217:
	case 218:
	case 219:
	case 220:
	case 221:
	case 223:
	case 224:
	case 225:
	case 226:
	case 227:
	case 228:
	case 234:
	case 235:
	case 236:
	case 237:
	case 238:
	case 239:
	case 240:
	case 241:
	case 242:
	case 243:
	case 244:
	case 245:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	{ u->part[URIC_PATH].begin = AT; }
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	}
	}

	_out: {}
	}

    m->refused = p != pe;
    m->state = (uint16_t)(p != pe ? state : cs);
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return (size_t)(p - piece);
}

#undef LOOP
#undef FIRST_FINAL
#undef AT

/* Generated from grammar/stream_table.rl by ragel 6.10 -T0; do not edit. */
/* The resumable scanner of the other rules: tables, since their goto code would
 * be half a megabyte.  stream.rl says what is common to both. */

#define AT (offset + (uint64_t)(p - piece))
#define FIRST_FINAL stream_table_first_final
#define LOOP(state) uric_loops[uric_stream_table_loop[state]]

static const char _stream_table_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	5, 1, 6, 1, 7, 1, 9, 1,
	11, 1, 12, 1, 13, 1, 14, 1,
	15, 1, 17, 1, 19, 1, 22, 1,
	23, 1, 24, 1, 25, 1, 26, 2,
	3, 7, 2, 4, 7, 2, 5, 7,
	2, 7, 8, 2, 7, 10, 2, 9,
	10, 2, 9, 20, 2, 11, 16, 2,
	11, 18, 2, 11, 21, 2, 12, 16,
	2, 12, 18, 2, 12, 21, 2, 13,
	16, 2, 13, 18, 2, 14, 16, 2,
	14, 21, 2, 15, 16, 2, 15, 18,
	2, 15, 21, 2, 17, 18, 2, 17,
	21, 3, 3, 7, 8, 3, 3, 7,
	10, 3, 4, 7, 8, 3, 4, 7,
	10, 3, 7, 10, 11, 3, 9, 10,
	11, 4, 3, 7, 10, 11, 4, 4,
	7, 8, 0, 4, 4, 7, 10, 11,
	4, 7, 10, 11, 16, 4, 7, 10,
	11, 18, 4, 7, 10, 11, 21, 4,
	9, 10, 11, 16, 4, 9, 10, 11,
	18, 4, 9, 10, 11, 21, 5, 3,
	7, 10, 11, 16, 5, 3, 7, 10,
	11, 18, 5, 3, 7, 10, 11, 21,
	5, 4, 7, 10, 11, 16, 5, 4,
	7, 10, 11, 18, 5, 4, 7, 10,
	11, 21
};

static const short _stream_table_key_offsets[] = {
	0, 0, 12, 16, 26, 32, 38, 44,
	50, 56, 62, 68, 74, 80, 86, 100,
	106, 112, 118, 124, 133, 140, 147, 154,
	155, 162, 169, 176, 183, 184, 191, 198,
	205, 212, 213, 220, 227, 234, 241, 242,
	249, 256, 263, 270, 271, 278, 285, 292,
	299, 300, 310, 318, 323, 324, 329, 330,
	335, 336, 339, 342, 348, 351, 354, 357,
	363, 366, 369, 372, 378, 381, 388, 395,
	396, 403, 410, 417, 424, 432, 440, 448,
	459, 469, 477, 485, 492, 499, 509, 518,
	526, 534, 536, 542, 551, 560, 569, 581,
	592, 601, 610, 618, 628, 637, 645, 653,
	655, 664, 673, 682, 691, 703, 714, 723,
	732, 740, 750, 759, 767, 775, 777, 786,
	795, 804, 813, 825, 836, 845, 854, 862,
	872, 881, 889, 897, 899, 908, 917, 926,
	935, 947, 958, 967, 976, 984, 994, 1003,
	1011, 1019, 1021, 1030, 1039, 1048, 1057, 1069,
	1080, 1089, 1098, 1106, 1107, 1117, 1126, 1134,
	1142, 1144, 1153, 1162, 1171, 1180, 1192, 1203,
	1212, 1221, 1229, 1235, 1242, 1255, 1269, 1275,
	1281, 1287, 1293, 1299, 1305, 1311, 1317, 1323,
	1329, 1335, 1341, 1347, 1353, 1367, 1373, 1379,
	1385, 1391, 1400, 1407, 1414, 1421, 1422, 1429,
	1436, 1443, 1450, 1451, 1458, 1465, 1472, 1479,
	1480, 1487, 1494, 1501, 1508, 1509, 1516, 1523,
	1530, 1537, 1538, 1545, 1552, 1559, 1566, 1567,
	1577, 1585, 1590, 1591, 1596, 1597, 1602, 1603,
	1606, 1609, 1615, 1618, 1621, 1624, 1630, 1633,
	1636, 1639, 1645, 1648, 1655, 1662, 1663, 1670,
	1677, 1684, 1691, 1699, 1707, 1715, 1726, 1736,
	1744, 1752, 1759, 1766, 1776, 1785, 1793, 1801,
	1803, 1809, 1818, 1827, 1836, 1848, 1859, 1868,
	1877, 1885, 1895, 1904, 1912, 1920, 1922, 1931,
	1940, 1949, 1958, 1970, 1981, 1990, 1999, 2007,
	2017, 2026, 2034, 2042, 2044, 2053, 2062, 2071,
	2080, 2092, 2103, 2112, 2121, 2129, 2139, 2148,
	2156, 2164, 2166, 2175, 2184, 2193, 2202, 2214,
	2225, 2234, 2243, 2251, 2261, 2270, 2278, 2286,
	2288, 2297, 2306, 2315, 2324, 2336, 2347, 2356,
	2365, 2373, 2374, 2384, 2393, 2401, 2409, 2411,
	2420, 2429, 2438, 2447, 2459, 2470, 2479, 2488,
	2496, 2502, 2509, 2522, 2536, 2542, 2548, 2562,
	2568, 2574, 2580, 2586, 2595, 2602, 2609, 2616,
	2617, 2624, 2631, 2638, 2645, 2646, 2653, 2660,
	2667, 2674, 2675, 2682, 2689, 2696, 2703, 2704,
	2711, 2718, 2725, 2732, 2733, 2740, 2747, 2754,
	2761, 2762, 2772, 2780, 2785, 2786, 2791, 2792,
	2797, 2798, 2801, 2804, 2810, 2813, 2816, 2819,
	2825, 2828, 2831, 2834, 2840, 2843, 2850, 2857,
	2858, 2865, 2872, 2879, 2886, 2894, 2902, 2910,
	2921, 2931, 2939, 2947, 2954, 2961, 2971, 2980,
	2988, 2996, 2998, 3004, 3013, 3022, 3031, 3043,
	3054, 3063, 3072, 3080, 3090, 3099, 3107, 3115,
	3117, 3126, 3135, 3144, 3153, 3165, 3176, 3185,
	3194, 3202, 3212, 3221, 3229, 3237, 3239, 3248,
	3257, 3266, 3275, 3287, 3298, 3307, 3316, 3324,
	3334, 3343, 3351, 3359, 3361, 3370, 3379, 3388,
	3397, 3409, 3420, 3429, 3438, 3446, 3456, 3465,
	3473, 3481, 3483, 3492, 3501, 3510, 3519, 3531,
	3542, 3551, 3560, 3568, 3569, 3579, 3588, 3596,
	3604, 3606, 3615, 3624, 3633, 3642, 3654, 3665,
	3674, 3683, 3691, 3697, 3704, 3717, 3731, 3737,
	3743, 3752, 3759, 3766, 3773, 3774, 3781, 3788,
	3795, 3802, 3803, 3810, 3817, 3824, 3831, 3832,
	3839, 3846, 3853, 3860, 3861, 3868, 3875, 3882,
	3889, 3890, 3897, 3904, 3911, 3918, 3919, 3929,
	3937, 3942, 3943, 3948, 3949, 3954, 3955, 3958,
	3961, 3967, 3970, 3973, 3976, 3982, 3985, 3988,
	3991, 3997, 4000, 4007, 4014, 4015, 4022, 4029,
	4036, 4043, 4051, 4059, 4067, 4078, 4088, 4096,
	4104, 4111, 4118, 4128, 4137, 4145, 4153, 4155,
	4161, 4170, 4179, 4188, 4200, 4211, 4220, 4229,
	4237, 4247, 4256, 4264, 4272, 4274, 4283, 4292,
	4301, 4310, 4322, 4333, 4342, 4351, 4359, 4369,
	4378, 4386, 4394, 4396, 4405, 4414, 4423, 4432,
	4444, 4455, 4464, 4473, 4481, 4491, 4500, 4508,
	4516, 4518, 4527, 4536, 4545, 4554, 4566, 4577,
	4586, 4595, 4603, 4613, 4622, 4630, 4638, 4640,
	4649, 4658, 4667, 4676, 4688, 4699, 4708, 4717,
	4725, 4726, 4736, 4745, 4753, 4761, 4763, 4772,
	4781, 4790, 4799, 4811, 4822, 4831, 4840, 4848,
	4854, 4861, 4874, 4888, 4895, 4902, 4909, 4916,
	4917, 4924, 4931, 4938, 4945, 4946, 4953, 4960,
	4967, 4974, 4975, 4982, 4989, 4996, 5003, 5004,
	5011, 5018, 5025, 5032, 5033, 5040, 5047, 5054,
	5061, 5062, 5072, 5080, 5085, 5086, 5091, 5092,
	5097, 5100, 5103, 5109, 5112, 5115, 5118, 5124,
	5127, 5134, 5141, 5142, 5149, 5157, 5165, 5173,
	5184, 5194, 5202, 5210, 5217, 5223, 5232, 5241,
	5250, 5259, 5260, 5269, 5274, 5275, 5280, 5281,
	5286, 5287, 5292, 5295, 5298, 5304, 5307, 5310,
	5313, 5319, 5322, 5325, 5328, 5334, 5337, 5341,
	5351, 5357, 5363, 5369, 5375, 5381, 5387, 5393,
	5399, 5405, 5411, 5425, 5431, 5437, 5443, 5449,
	5458, 5465, 5472, 5479, 5480, 5487, 5494, 5501,
	5508, 5509, 5516, 5523, 5530, 5537, 5538, 5545,
	5552, 5559, 5566, 5567, 5574, 5581, 5588, 5595,
	5596, 5603, 5610, 5617, 5624, 5625, 5635, 5643,
	5648, 5649, 5654, 5655, 5660, 5661, 5664, 5667,
	5673, 5676, 5679, 5682, 5688, 5691, 5694, 5697,
	5703, 5706, 5713, 5720, 5721, 5728, 5735, 5742,
	5749, 5757, 5765, 5773, 5784, 5794, 5802, 5810,
	5817, 5824, 5834, 5843, 5851, 5859, 5861, 5867,
	5876, 5885, 5894, 5906, 5917, 5926, 5935, 5943,
	5953, 5962, 5970, 5978, 5980, 5989, 5998, 6007,
	6016, 6028, 6039, 6048, 6057, 6065, 6075, 6084,
	6092, 6100, 6102, 6111, 6120, 6129, 6138, 6150,
	6161, 6170, 6179, 6187, 6197, 6206, 6214, 6222,
	6224, 6233, 6242, 6251, 6260, 6272, 6283, 6292,
	6301, 6309, 6319, 6328, 6336, 6344, 6346, 6355,
	6364, 6373, 6382, 6394, 6405, 6414, 6423, 6431,
	6432, 6442, 6451, 6459, 6467, 6469, 6478, 6487,
	6496, 6505, 6517, 6528, 6537, 6546, 6554, 6560,
	6567, 6580, 6594, 6613, 6627, 6633, 6639, 6654,
	6672, 6687, 6705, 6720, 6738, 6752, 6767, 6782,
	6800, 6816, 6832, 6848, 6867, 6884, 6900, 6916,
	6935, 6952, 6968, 6984, 7003, 7020, 7029, 7036,
	7043, 7050, 7051, 7058, 7065, 7072, 7079, 7080,
	7087, 7094, 7101, 7108, 7109, 7116, 7123, 7130,
	7137, 7138, 7145, 7152, 7159, 7166, 7167, 7174,
	7181, 7188, 7195, 7196, 7206, 7214, 7219, 7220,
	7225, 7226, 7231, 7232, 7233, 7236, 7239, 7245,
	7248, 7251, 7254, 7260, 7263, 7266, 7269, 7275,
	7278, 7285, 7292, 7293, 7300, 7307, 7314, 7321,
	7329, 7337, 7345, 7356, 7366, 7374, 7382, 7389,
	7396, 7406, 7415, 7423, 7431, 7433, 7439, 7448,
	7457, 7466, 7478, 7489, 7498, 7507, 7515, 7525,
	7534, 7542, 7550, 7552, 7561, 7570, 7579, 7588,
	7600, 7611, 7620, 7629, 7637, 7647, 7656, 7664,
	7672, 7674, 7683, 7692, 7701, 7710, 7722, 7733,
	7742, 7751, 7759, 7769, 7778, 7786, 7794, 7796,
	7805, 7814, 7823, 7832, 7844, 7855, 7864, 7873,
	7881, 7891, 7900, 7908, 7916, 7918, 7927, 7936,
	7945, 7954, 7966, 7977, 7986, 7995, 8003, 8004,
	8014, 8023, 8031, 8039, 8041, 8050, 8059, 8068,
	8077, 8089, 8100, 8109, 8118, 8126, 8132, 8139,
	8152, 8166, 8167, 8188, 8206, 8227, 8245, 8251,
	8257, 8266, 8273, 8280, 8287, 8288, 8295, 8302,
	8309, 8316, 8317, 8324, 8331, 8338, 8345, 8346,
	8353, 8360, 8367, 8374, 8375, 8382, 8389, 8396,
	8403, 8404, 8411, 8418, 8425, 8432, 8433, 8443,
	8451, 8456, 8457, 8462, 8463, 8468, 8469, 8472,
	8475, 8481, 8484, 8487, 8490, 8496, 8499, 8502,
	8505, 8511, 8514, 8521, 8528, 8529, 8536, 8543,
	8550, 8557, 8565, 8573, 8581, 8592, 8602, 8610,
	8618, 8625, 8632, 8642, 8651, 8659, 8667, 8669,
	8675, 8684, 8693, 8702, 8714, 8725, 8734, 8743,
	8751, 8761, 8770, 8778, 8786, 8788, 8797, 8806,
	8815, 8824, 8836, 8847, 8856, 8865, 8873, 8883,
	8892, 8900, 8908, 8910, 8919, 8928, 8937, 8946,
	8958, 8969, 8978, 8987, 8995, 9005, 9014, 9022,
	9030, 9032, 9041, 9050, 9059, 9068, 9080, 9091,
	9100, 9109, 9117, 9127, 9136, 9144, 9152, 9154,
	9163, 9172, 9181, 9190, 9202, 9213, 9222, 9231,
	9239, 9240, 9250, 9259, 9267, 9275, 9277, 9286,
	9295, 9304, 9313, 9325, 9336, 9345, 9354, 9362,
	9368, 9375, 9388, 9402, 9415, 9427, 9438, 9451,
	9463, 9485, 9500, 9512, 9530, 9551, 9565, 9569,
	9584, 9604, 9619, 9639, 9654, 9674, 9688, 9705,
	9722, 9742, 9760, 9778, 9796, 9817, 9836, 9854,
	9872, 9893, 9912, 9930, 9948, 9969, 9988, 9991,
	10007, 10028, 10044, 10065, 10081, 10102, 10117, 10135,
	10153, 10174, 10193, 10212, 10231, 10253, 10273, 10292,
	10311, 10333, 10353, 10372, 10391, 10413, 10433, 10448,
	10463, 10474, 10487, 10499, 10513, 10526, 10549, 10565,
	10578, 10597, 10619, 10634, 10639, 10655, 10676, 10692,
	10713, 10729, 10750, 10765, 10783, 10801, 10822, 10841,
	10860, 10879, 10901, 10921, 10940, 10959, 10981, 11001,
	11020, 11039, 11061, 11081, 11085, 11102, 11124, 11141,
	11163, 11180, 11202, 11218, 11237, 11256, 11278, 11298,
	11318, 11338, 11361, 11382, 11402, 11422, 11445, 11466,
	11486, 11506, 11529, 11550, 11570, 11585, 11601, 11620,
	11634, 11636, 11651, 11669, 11684, 11702, 11717, 11735,
	11749, 11764, 11779, 11797, 11813, 11829, 11845, 11864,
	11881, 11897, 11913, 11932, 11949, 11965, 11981, 12000,
	12017, 12018, 12034, 12053, 12069, 12088, 12104, 12123,
	12138, 12154, 12170, 12189, 12206, 12223, 12240, 12260,
	12278, 12295, 12312, 12332, 12350, 12367, 12384, 12404,
	12422, 12440, 12454, 12469, 12486, 12501, 12518, 12533,
	12550, 12564, 12578, 12592, 12609, 12625, 12640, 12655,
	12673, 12690, 12705, 12720, 12738, 12755, 12770, 12785,
	12803, 12820, 12820, 12820, 12822, 12824, 12829, 12831,
	12837, 12843, 12849, 12855, 12864, 12872, 12879, 12886,
	12887, 12895, 12903, 12911, 12922, 12932, 12940, 12948,
	12955, 12964, 12972, 12979, 12986, 12987, 12995, 13003,
	13011, 13022, 13032, 13040, 13048, 13055, 13064, 13072,
	13079, 13086, 13087, 13095, 13103, 13111, 13122, 13132,
	13140, 13148, 13155, 13164, 13172, 13179, 13186, 13187,
	13195, 13203, 13211, 13222, 13232, 13240, 13248, 13255,
	13264, 13272, 13279, 13286, 13287, 13295, 13303, 13311,
	13322, 13332, 13340, 13348, 13355, 13364, 13372, 13379,
	13386, 13387, 13395, 13403, 13411, 13422, 13432, 13440,
	13448, 13455, 13455, 13457, 13459, 13464, 13466, 13479,
	13491, 13502, 13515, 13527, 13549, 13564, 13576, 13594,
	13615, 13629, 13633, 13648, 13668, 13683, 13703, 13718,
	13738, 13752, 13769, 13786, 13806, 13824, 13842, 13860,
	13881, 13900, 13918, 13936, 13957, 13976, 13994, 14012,
	14033, 14052, 14055, 14071, 14092, 14108, 14129, 14145,
	14166, 14181, 14199, 14217, 14238, 14257, 14276, 14295,
	14317, 14337, 14356, 14375, 14397, 14417, 14436, 14455,
	14477, 14497, 14499, 14499, 14513, 14530, 14546, 14565,
	14579, 14581, 14596, 14614, 14629, 14647, 14662, 14680,
	14694, 14709, 14724, 14742, 14758, 14774, 14790, 14809,
	14826, 14842, 14858, 14877, 14894, 14910, 14926, 14945,
	14962
};

static const unsigned char _stream_table_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u,
	8u, 9u, 10u, 11u, 65u, 90u, 97u, 122u,
	43u, 58u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 86u, 118u, 48u,
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
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 49u, 50u, 58u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 51u, 57u, 46u, 48u, 49u, 50u, 51u,
	57u, 46u, 48u, 49u, 50u, 51u, 57u, 93u,
	93u, 48u, 57u, 93u, 48u, 57u, 53u, 93u,
	48u, 52u, 54u, 57u, 93u, 48u, 53u, 46u,
	48u, 57u, 46u, 48u, 57u, 46u, 53u, 48u,
	52u, 54u, 57u, 46u, 48u, 53u, 46u, 48u,
	57u, 46u, 48u, 57u, 46u, 53u, 48u, 52u,
	54u, 57u, 46u, 48u, 53u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
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
	97u, 102u, 58u, 48u, 49u, 50u, 93u, 51u,
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
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 36u, 61u, 95u, 126u, 38u,
	46u, 48u, 59u, 65u, 90u, 97u, 122u, 33u,
	36u, 61u, 93u, 95u, 126u, 38u, 46u, 48u,
	59u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 59u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
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
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 33u, 37u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 86u, 118u, 48u, 57u, 65u,
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
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 49u, 50u, 58u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 51u,
	57u, 46u, 48u, 49u, 50u, 51u, 57u, 46u,
	48u, 49u, 50u, 51u, 57u, 93u, 93u, 48u,
	57u, 93u, 48u, 57u, 53u, 93u, 48u, 52u,
	54u, 57u, 93u, 48u, 53u, 46u, 48u, 57u,
	46u, 48u, 57u, 46u, 53u, 48u, 52u, 54u,
	57u, 46u, 48u, 53u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 93u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
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
	58u, 48u, 49u, 50u, 93u, 51u, 57u, 65u,
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
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 48u, 57u, 65u, 70u, 97u, 102u,
	33u, 36u, 61u, 95u, 126u, 38u, 46u, 48u,
	59u, 65u, 90u, 97u, 122u, 33u, 36u, 61u,
	93u, 95u, 126u, 38u, 46u, 48u, 59u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
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
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 49u,
	50u, 58u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 51u, 57u, 46u, 48u, 49u,
	50u, 51u, 57u, 46u, 48u, 49u, 50u, 51u,
	57u, 46u, 48u, 57u, 46u, 48u, 57u, 46u,
	53u, 48u, 52u, 54u, 57u, 46u, 48u, 53u,
	46u, 48u, 57u, 46u, 48u, 57u, 46u, 53u,
	48u, 52u, 54u, 57u, 46u, 48u, 53u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 48u, 49u, 50u,
	51u, 57u, 46u, 48u, 49u, 50u, 51u, 57u,
	46u, 48u, 49u, 50u, 51u, 57u, 46u, 48u,
	49u, 50u, 51u, 57u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 65u, 90u, 97u, 122u, 43u, 58u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 86u, 118u, 48u, 57u, 65u, 70u,
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
	97u, 122u, 33u, 37u, 48u, 49u, 50u, 58u,
	59u, 61u, 91u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	61u, 95u, 126u, 36u, 46u, 48u, 59u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	37u, 46u, 58u, 61u, 95u, 126u, 36u, 45u,
	48u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	48u, 49u, 50u, 58u, 59u, 61u, 95u, 126u,
	36u, 46u, 51u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 61u, 95u, 126u, 36u,
	45u, 48u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 48u, 49u, 50u, 58u, 59u, 61u, 95u,
	126u, 36u, 46u, 51u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 58u, 61u, 95u, 126u,
	36u, 45u, 48u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 48u, 49u, 50u, 58u, 59u, 61u,
	95u, 126u, 36u, 46u, 51u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 61u, 95u, 126u,
	36u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 59u, 61u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	53u, 58u, 59u, 61u, 95u, 126u, 36u, 46u,
	48u, 52u, 54u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 61u, 95u, 126u, 36u, 46u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 58u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 52u, 54u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 46u, 58u, 61u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	59u, 61u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	59u, 61u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 53u,
	58u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	52u, 54u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 61u, 95u, 126u, 36u, 45u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 58u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 52u, 54u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 46u, 58u, 61u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 58u, 86u, 118u, 48u,
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
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 49u, 50u, 58u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 51u, 57u, 46u, 48u, 49u, 50u, 51u,
	57u, 46u, 48u, 49u, 50u, 51u, 57u, 93u,
	58u, 93u, 48u, 57u, 93u, 48u, 57u, 53u,
	93u, 48u, 52u, 54u, 57u, 93u, 48u, 53u,
	46u, 48u, 57u, 46u, 48u, 57u, 46u, 53u,
	48u, 52u, 54u, 57u, 46u, 48u, 53u, 46u,
	48u, 57u, 46u, 48u, 57u, 46u, 53u, 48u,
	52u, 54u, 57u, 46u, 48u, 53u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
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
	70u, 97u, 102u, 58u, 48u, 49u, 50u, 93u,
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
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 36u, 61u, 95u, 126u,
	38u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	33u, 36u, 61u, 93u, 95u, 126u, 38u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 42u, 33u,
	37u, 42u, 47u, 48u, 49u, 50u, 58u, 59u,
	61u, 91u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 43u, 58u,
	59u, 61u, 95u, 126u, 36u, 44u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	42u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	91u, 95u, 126u, 36u, 46u, 51u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 43u, 58u, 59u,
	61u, 95u, 126u, 36u, 44u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 86u, 118u, 48u, 57u, 65u, 70u,
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
	97u, 122u, 33u, 37u, 47u, 61u, 63u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 61u, 63u, 95u, 126u, 36u, 59u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	47u, 61u, 63u, 95u, 126u, 36u, 59u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 63u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 91u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 61u, 63u,
	95u, 126u, 36u, 59u, 64u, 90u, 97u, 122u,
	33u, 37u, 47u, 61u, 63u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 48u, 49u, 50u,
	58u, 59u, 61u, 63u, 91u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 47u, 63u, 48u,
	57u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 47u, 48u, 49u, 50u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 61u, 63u, 95u, 126u, 36u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 47u, 48u, 49u,
	50u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 58u, 61u, 63u, 95u, 126u,
	36u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 48u, 49u, 50u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 46u, 51u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 47u, 58u, 59u, 61u, 63u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 53u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 95u, 126u, 36u, 46u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	53u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 47u, 58u, 59u, 61u, 63u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 53u, 58u, 59u, 61u,
	63u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 95u, 126u, 36u, 45u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	53u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 47u, 58u, 63u, 33u,
	37u, 46u, 47u, 58u, 61u, 63u, 64u, 95u,
	126u, 36u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 47u, 48u,
	49u, 50u, 58u, 59u, 61u, 63u, 64u, 95u,
	126u, 36u, 46u, 51u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	64u, 95u, 126u, 36u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 48u, 49u, 50u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 58u, 59u, 61u, 63u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 53u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	46u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 47u, 59u, 61u, 63u,
	95u, 126u, 36u, 57u, 64u, 90u, 97u, 122u,
	33u, 35u, 37u, 47u, 59u, 61u, 63u, 95u,
	126u, 36u, 57u, 64u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 59u, 63u, 90u,
	97u, 122u, 33u, 35u, 37u, 61u, 63u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	35u, 37u, 61u, 95u, 126u, 36u, 59u, 63u,
	90u, 97u, 122u, 33u, 35u, 37u, 47u, 61u,
	63u, 95u, 126u, 36u, 59u, 64u, 90u, 97u,
	122u, 33u, 35u, 37u, 61u, 63u, 95u, 126u,
	36u, 59u, 64u, 90u, 97u, 122u, 33u, 35u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 91u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	61u, 63u, 95u, 126u, 36u, 59u, 64u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 61u, 63u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 48u, 49u, 50u, 58u, 59u, 61u, 63u,
	91u, 95u, 126u, 36u, 46u, 51u, 57u, 65u,
	90u, 97u, 122u, 33u, 35u, 37u, 47u, 58u,
	61u, 63u, 95u, 126u, 36u, 59u, 65u, 90u,
	97u, 122u, 35u, 47u, 63u, 48u, 57u, 33u,
	35u, 37u, 46u, 47u, 58u, 61u, 63u, 95u,
	126u, 36u, 59u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 47u, 48u, 49u, 50u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 46u,
	47u, 58u, 61u, 63u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 47u,
	48u, 49u, 50u, 58u, 59u, 61u, 63u, 95u,
	126u, 36u, 46u, 51u, 57u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 61u,
	63u, 95u, 126u, 36u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 47u, 48u, 49u, 50u,
	58u, 59u, 61u, 63u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 47u, 58u, 59u, 61u, 63u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 47u, 53u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	46u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 46u,
	47u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 46u, 47u, 53u, 58u, 59u, 61u,
	63u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	46u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 46u,
	47u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 46u, 47u, 53u, 58u, 59u, 61u,
	63u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	46u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 46u,
	47u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 46u, 47u, 53u, 58u, 59u, 61u,
	63u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	46u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 35u, 47u, 58u, 63u, 33u, 35u, 37u,
	46u, 47u, 58u, 61u, 63u, 64u, 95u, 126u,
	36u, 59u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 48u, 49u, 50u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 46u, 51u, 57u, 65u,
	90u, 97u, 122u, 33u, 35u, 37u, 46u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 47u,
	48u, 49u, 50u, 58u, 59u, 61u, 63u, 64u,
	95u, 126u, 36u, 46u, 51u, 57u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 58u, 61u,
	63u, 64u, 95u, 126u, 36u, 59u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 58u, 59u,
	61u, 63u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 58u, 59u, 61u, 63u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 35u, 37u, 47u, 53u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 47u, 58u, 61u, 63u, 64u, 95u, 126u,
	36u, 46u, 48u, 53u, 54u, 59u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 46u, 47u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 46u, 47u, 58u, 59u, 61u, 63u, 64u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 46u, 47u, 53u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 46u, 47u, 58u, 59u, 61u, 63u, 64u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 46u, 47u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 35u, 37u,
	46u, 47u, 58u, 61u, 63u, 64u, 95u, 126u,
	36u, 45u, 48u, 53u, 54u, 59u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 46u, 47u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 35u,
	37u, 46u, 47u, 58u, 59u, 61u, 63u, 64u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 46u, 47u, 53u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 46u, 47u, 58u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	48u, 49u, 50u, 58u, 59u, 61u, 64u, 91u,
	95u, 126u, 36u, 46u, 51u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 48u, 49u, 50u, 58u, 59u,
	61u, 91u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 58u, 61u,
	95u, 126u, 36u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 48u, 57u, 33u, 37u, 46u, 58u,
	61u, 95u, 126u, 36u, 45u, 48u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 48u, 49u, 50u,
	58u, 59u, 61u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 61u, 95u, 126u, 36u, 45u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 48u, 49u,
	50u, 58u, 59u, 61u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 61u, 95u, 126u, 36u, 45u, 48u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 58u, 59u, 61u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 61u, 95u, 126u, 36u, 46u, 48u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	59u, 61u, 95u, 126u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 58u, 59u,
	61u, 95u, 126u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 53u, 58u, 59u,
	61u, 95u, 126u, 36u, 46u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	61u, 95u, 126u, 36u, 46u, 48u, 53u, 54u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	53u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 52u, 54u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 61u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 58u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 58u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 53u, 58u, 59u, 61u,
	95u, 126u, 36u, 45u, 48u, 52u, 54u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	61u, 95u, 126u, 36u, 45u, 48u, 53u, 54u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	53u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 52u, 54u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 61u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 58u, 33u, 37u, 46u, 58u, 61u, 64u,
	95u, 126u, 36u, 45u, 48u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 48u, 49u, 50u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 61u, 64u, 95u, 126u, 36u, 45u, 48u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 46u, 51u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 58u, 61u, 64u, 95u, 126u,
	36u, 45u, 48u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 48u, 49u, 50u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 46u, 51u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 58u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 53u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 45u, 48u, 52u, 54u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	61u, 64u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 45u, 48u, 52u, 54u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	61u, 64u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 45u, 48u, 52u, 54u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	61u, 64u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	48u, 49u, 50u, 59u, 61u, 91u, 95u, 126u,
	36u, 46u, 51u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 59u, 61u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 59u, 61u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 59u, 61u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 59u, 61u, 95u, 126u, 36u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 59u, 61u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	59u, 61u, 95u, 126u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 59u, 61u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 59u, 61u, 95u, 126u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 53u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 53u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 59u, 61u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 53u, 59u, 61u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 53u, 54u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 53u, 59u, 61u, 95u, 126u,
	36u, 45u, 48u, 52u, 54u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 53u, 54u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 46u, 59u, 61u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 53u, 59u, 61u, 95u,
	126u, 36u, 45u, 48u, 52u, 54u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 46u, 59u, 61u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 48u, 57u,
	53u, 48u, 52u, 54u, 57u, 48u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 48u, 57u, 53u, 48u, 52u, 54u, 57u,
	48u, 53u, 33u, 37u, 47u, 61u, 63u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 61u, 63u, 95u, 126u, 36u, 59u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	47u, 61u, 63u, 95u, 126u, 36u, 59u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 63u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 91u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 61u, 63u,
	95u, 126u, 36u, 59u, 64u, 90u, 97u, 122u,
	33u, 37u, 47u, 61u, 63u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 48u, 49u, 50u,
	58u, 59u, 61u, 63u, 91u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 58u, 61u, 63u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 47u, 63u, 48u,
	57u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 47u, 48u, 49u, 50u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 61u, 63u, 95u, 126u, 36u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 47u, 48u, 49u,
	50u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 58u, 61u, 63u, 95u, 126u,
	36u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 48u, 49u, 50u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 46u, 51u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 47u, 58u, 59u, 61u, 63u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 53u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 95u, 126u, 36u, 46u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	53u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 47u, 58u, 59u, 61u, 63u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 53u, 58u, 59u, 61u,
	63u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 95u, 126u, 36u, 45u,
	48u, 53u, 54u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 46u, 47u, 58u, 59u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 47u, 58u, 59u,
	61u, 63u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	53u, 58u, 59u, 61u, 63u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	95u, 126u, 36u, 45u, 48u, 53u, 54u, 59u,
	65u, 90u, 97u, 122u, 47u, 58u, 63u, 33u,
	37u, 46u, 47u, 58u, 61u, 63u, 64u, 95u,
	126u, 36u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 48u, 49u, 50u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 51u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 61u, 63u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 47u, 48u,
	49u, 50u, 58u, 59u, 61u, 63u, 64u, 95u,
	126u, 36u, 46u, 51u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 61u, 63u,
	64u, 95u, 126u, 36u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 48u, 49u, 50u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 58u, 59u, 61u, 63u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 53u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	46u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 47u, 58u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 47u, 53u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	47u, 58u, 61u, 63u, 64u, 95u, 126u, 36u,
	45u, 48u, 53u, 54u, 59u, 65u, 90u, 97u,
	122u, 48u, 57u, 33u, 37u, 58u, 61u, 95u,
	126u, 36u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 61u, 63u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 64u, 90u,
	97u, 122u, 33u, 37u, 61u, 63u, 95u, 126u,
	36u, 47u, 48u, 57u, 58u, 59u, 64u, 90u,
	97u, 122u, 33u, 37u, 48u, 49u, 50u, 58u,
	59u, 61u, 91u, 95u, 126u, 36u, 46u, 51u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	61u, 95u, 126u, 36u, 46u, 48u, 59u, 65u,
	90u, 97u, 122u, 48u, 57u, 33u, 37u, 46u,
	58u, 61u, 95u, 126u, 36u, 45u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 48u, 49u,
	50u, 58u, 59u, 61u, 95u, 126u, 36u, 46u,
	51u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 61u, 95u, 126u, 36u, 45u, 48u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 48u,
	49u, 50u, 58u, 59u, 61u, 95u, 126u, 36u,
	46u, 51u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 61u, 95u, 126u, 36u, 45u,
	48u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	48u, 49u, 50u, 58u, 59u, 61u, 95u, 126u,
	36u, 46u, 51u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 61u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 95u, 126u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	59u, 61u, 95u, 126u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 53u, 58u,
	59u, 61u, 95u, 126u, 36u, 46u, 48u, 52u,
	54u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	58u, 61u, 95u, 126u, 36u, 46u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 53u, 58u, 59u, 61u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 58u, 61u, 95u, 126u,
	36u, 45u, 48u, 53u, 54u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 58u, 59u, 61u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 58u, 59u, 61u,
	95u, 126u, 36u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 46u, 53u, 58u, 59u,
	61u, 95u, 126u, 36u, 45u, 48u, 52u, 54u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 46u,
	58u, 61u, 95u, 126u, 36u, 45u, 48u, 53u,
	54u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 95u, 126u, 36u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 53u, 58u, 59u, 61u, 95u, 126u, 36u,
	45u, 48u, 52u, 54u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 46u, 58u, 61u, 95u, 126u,
	36u, 45u, 48u, 53u, 54u, 59u, 65u, 90u,
	97u, 122u, 58u, 0
};

static const char _stream_table_single_lengths[] = {
	0, 12, 0, 2, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 6, 0,
	0, 0, 0, 3, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 4, 2, 3, 1, 3, 1, 3,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 1, 4, 3, 2,
	2, 2, 0, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 1, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 0, 1, 5, 6, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 6, 0, 0, 0,
	0, 3, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 4,
	2, 3, 1, 3, 1, 3, 1, 1,
	1, 2, 1, 1, 1, 2, 1, 1,
	1, 2, 1, 1, 1, 1, 1, 1,
	1, 1, 2, 2, 2, 3, 2, 2,
	2, 1, 1, 4, 3, 2, 2, 2,
	0, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 1, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	0, 1, 5, 6, 0, 0, 6, 0,
	0, 0, 0, 3, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 4, 2, 3, 1, 3, 1, 3,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 1, 4, 3, 2,
	2, 2, 0, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 1, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 0, 1, 5, 6, 0, 0,
	3, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 4, 2,
	3, 1, 3, 1, 3, 1, 1, 1,
	2, 1, 1, 1, 2, 1, 1, 1,
	2, 1, 1, 1, 1, 1, 1, 1,
	1, 2, 2, 2, 3, 2, 2, 2,
	1, 1, 4, 3, 2, 2, 2, 0,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	1, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 0,
	1, 5, 6, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 4, 2, 3, 1, 3, 1, 3,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 0, 3, 3, 3,
	3, 1, 3, 3, 1, 3, 1, 3,
	1, 3, 1, 1, 2, 1, 1, 1,
	2, 1, 1, 1, 2, 1, 0, 2,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 6, 0, 0, 0, 0, 3,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 4, 2, 3,
	1, 3, 1, 3, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 1, 1, 1, 1, 1,
	2, 2, 2, 3, 2, 2, 2, 1,
	1, 4, 3, 2, 2, 2, 0, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 1,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 0, 1,
	5, 6, 11, 6, 0, 0, 7, 10,
	7, 10, 7, 10, 6, 7, 7, 8,
	6, 8, 8, 9, 7, 8, 8, 9,
	7, 8, 8, 9, 7, 3, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 4, 2, 3, 1, 3,
	1, 3, 1, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 1, 1, 1, 1, 1, 2,
	2, 2, 3, 2, 2, 2, 1, 1,
	4, 3, 2, 2, 2, 0, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 1, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 0, 1, 5,
	6, 1, 13, 8, 13, 8, 0, 0,
	3, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 4, 2,
	3, 1, 3, 1, 3, 1, 1, 1,
	2, 1, 1, 1, 2, 1, 1, 1,
	2, 1, 1, 1, 1, 1, 1, 1,
	1, 2, 2, 2, 3, 2, 2, 2,
	1, 1, 4, 3, 2, 2, 2, 0,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	1, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 0,
	1, 5, 6, 7, 6, 5, 7, 6,
	14, 9, 6, 8, 13, 8, 2, 9,
	12, 9, 12, 9, 12, 8, 9, 9,
	10, 8, 10, 10, 11, 9, 10, 10,
	11, 9, 10, 10, 11, 9, 3, 10,
	13, 10, 13, 10, 13, 9, 10, 10,
	11, 9, 11, 11, 12, 10, 11, 11,
	12, 10, 11, 11, 12, 10, 9, 9,
	5, 7, 6, 8, 7, 15, 10, 7,
	9, 14, 9, 3, 10, 13, 10, 13,
	10, 13, 9, 10, 10, 11, 9, 11,
	11, 12, 10, 11, 11, 12, 10, 11,
	11, 12, 10, 4, 11, 14, 11, 14,
	11, 14, 10, 11, 11, 12, 10, 12,
	12, 13, 11, 12, 12, 13, 11, 12,
	12, 13, 11, 12, 7, 6, 11, 6,
	0, 7, 10, 7, 10, 7, 10, 6,
	7, 7, 8, 6, 8, 8, 9, 7,
	8, 8, 9, 7, 8, 8, 9, 7,
	1, 8, 11, 8, 11, 8, 11, 7,
	8, 8, 9, 7, 9, 9, 10, 8,
	9, 9, 10, 8, 9, 9, 10, 8,
	10, 6, 7, 9, 7, 9, 7, 9,
	6, 6, 6, 7, 6, 7, 7, 8,
	7, 7, 7, 8, 7, 7, 7, 8,
	7, 0, 0, 0, 0, 1, 0, 0,
	0, 0, 0, 3, 2, 1, 1, 1,
	2, 2, 2, 3, 2, 2, 2, 1,
	3, 2, 1, 1, 1, 2, 2, 2,
	3, 2, 2, 2, 1, 3, 2, 1,
	1, 1, 2, 2, 2, 3, 2, 2,
	2, 1, 3, 2, 1, 1, 1, 2,
	2, 2, 3, 2, 2, 2, 1, 3,
	2, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 3, 2, 1, 1,
	1, 2, 2, 2, 3, 2, 2, 2,
	1, 0, 0, 0, 1, 0, 7, 6,
	5, 7, 6, 14, 9, 6, 8, 13,
	8, 2, 9, 12, 9, 12, 9, 12,
	8, 9, 9, 10, 8, 10, 10, 11,
	9, 10, 10, 11, 9, 10, 10, 11,
	9, 3, 10, 13, 10, 13, 10, 13,
	9, 10, 10, 11, 9, 11, 11, 12,
	10, 11, 11, 12, 10, 11, 11, 12,
	10, 0, 0, 6, 7, 6, 11, 6,
	0, 7, 10, 7, 10, 7, 10, 6,
	7, 7, 8, 6, 8, 8, 9, 7,
	8, 8, 9, 7, 8, 8, 9, 7,
	1
};

static const char _stream_table_range_lengths[] = {
	0, 0, 2, 4, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 1, 0, 1, 0, 1,
	0, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 3, 3, 0,
	3, 3, 3, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 4, 3, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 1, 0, 1, 0, 1, 0, 1,
	1, 2, 1, 1, 1, 2, 1, 1,
	1, 2, 1, 3, 3, 0, 3, 3,
	3, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 4, 4, 3, 3, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 1, 0, 1, 0, 1,
	0, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 3, 3, 0,
	3, 3, 3, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	1, 0, 1, 0, 1, 0, 1, 1,
	2, 1, 1, 1, 2, 1, 1, 1,
	2, 1, 3, 3, 0, 3, 3, 3,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 1, 0, 1, 0, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 1, 0, 1, 0, 1,
	0, 1, 1, 1, 2, 1, 1, 1,
	2, 1, 1, 1, 2, 1, 2, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 4, 3, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 1,
	0, 1, 0, 1, 0, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 3, 3, 0, 3, 3, 3, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	4, 4, 4, 4, 3, 3, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 5,
	5, 4, 4, 5, 5, 4, 4, 5,
	5, 4, 4, 5, 5, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 1, 0, 1,
	0, 1, 0, 0, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	3, 3, 0, 3, 3, 3, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 4,
	4, 0, 4, 5, 4, 5, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	1, 0, 1, 0, 1, 0, 1, 1,
	2, 1, 1, 1, 2, 1, 1, 1,
	2, 1, 3, 3, 0, 3, 3, 3,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	4, 3, 3, 5, 4, 3, 1, 3,
	4, 3, 4, 3, 4, 3, 4, 4,
	5, 5, 4, 4, 5, 5, 4, 4,
	5, 5, 4, 4, 5, 5, 0, 3,
	4, 3, 4, 3, 4, 3, 4, 4,
	5, 5, 4, 4, 5, 5, 4, 4,
	5, 5, 4, 4, 5, 5, 3, 3,
	3, 3, 3, 3, 3, 4, 3, 3,
	5, 4, 3, 1, 3, 4, 3, 4,
	3, 4, 3, 4, 4, 5, 5, 4,
	4, 5, 5, 4, 4, 5, 5, 4,
	4, 5, 5, 0, 3, 4, 3, 4,
	3, 4, 3, 4, 4, 5, 5, 4,
	4, 5, 5, 4, 4, 5, 5, 4,
	4, 5, 5, 4, 4, 5, 4, 4,
	1, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 5, 5, 4, 4, 5, 5,
	4, 4, 5, 5, 4, 4, 5, 5,
	0, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 5, 5, 4, 4, 5, 5,
	4, 4, 5, 5, 4, 4, 5, 5,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 5, 5, 4, 4, 5,
	5, 4, 4, 5, 5, 4, 4, 5,
	5, 0, 0, 1, 1, 2, 1, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 4, 4, 3, 3,
	3, 0, 1, 1, 2, 1, 3, 3,
	3, 3, 3, 4, 3, 3, 5, 4,
	3, 1, 3, 4, 3, 4, 3, 4,
	3, 4, 4, 5, 5, 4, 4, 5,
	5, 4, 4, 5, 5, 4, 4, 5,
	5, 0, 3, 4, 3, 4, 3, 4,
	3, 4, 4, 5, 5, 4, 4, 5,
	5, 4, 4, 5, 5, 4, 4, 5,
	5, 1, 0, 4, 5, 5, 4, 4,
	1, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 5, 5, 4, 4, 5, 5,
	4, 4, 5, 5, 4, 4, 5, 5,
	0
};

static const short _stream_table_index_offsets[] = {
	0, 0, 13, 16, 23, 27, 31, 35,
	39, 43, 47, 51, 55, 59, 63, 74,
	78, 82, 86, 90, 97, 102, 107, 112,
	114, 119, 124, 129, 134, 136, 141, 146,
	151, 156, 158, 163, 168, 173, 178, 180,
	185, 190, 195, 200, 202, 207, 212, 217,
	222, 224, 232, 238, 243, 245, 250, 252,
	257, 259, 262, 265, 270, 273, 276, 279,
	284, 287, 290, 293, 298, 301, 306, 311,
	313, 318, 323, 328, 333, 339, 345, 351,
	359, 366, 372, 378, 383, 388, 396, 403,
	409, 415, 418, 422, 429, 436, 443, 452,
	460, 467, 474, 480, 488, 495, 501, 507,
	510, 517, 524, 531, 538, 547, 555, 562,
	569, 575, 583, 590, 596, 602, 605, 612,
	619, 626, 633, 642, 650, 657, 664, 670,
	678, 685, 691, 697, 700, 707, 714, 721,
	728, 737, 745, 752, 759, 765, 773, 780,
	786, 792, 795, 802, 809, 816, 823, 832,
	840, 847, 854, 860, 862, 870, 877, 883,
	889, 892, 899, 906, 913, 920, 929, 937,
	944, 951, 957, 961, 966, 976, 987, 991,
	995, 999, 1003, 1007, 1011, 1015, 1019, 1023,
	1027, 1031, 1035, 1039, 1043, 1054, 1058, 1062,
	1066, 1070, 1077, 1082, 1087, 1092, 1094, 1099,
	1104, 1109, 1114, 1116, 1121, 1126, 1131, 1136,
	1138, 1143, 1148, 1153, 1158, 1160, 1165, 1170,
	1175, 1180, 1182, 1187, 1192, 1197, 1202, 1204,
	1212, 1218, 1223, 1225, 1230, 1232, 1237, 1239,
	1242, 1245, 1250, 1253, 1256, 1259, 1264, 1267,
	1270, 1273, 1278, 1281, 1286, 1291, 1293, 1298,
	1303, 1308, 1313, 1319, 1325, 1331, 1339, 1346,
	1352, 1358, 1363, 1368, 1376, 1383, 1389, 1395,
	1398, 1402, 1409, 1416, 1423, 1432, 1440, 1447,
	1454, 1460, 1468, 1475, 1481, 1487, 1490, 1497,
	1504, 1511, 1518, 1527, 1535, 1542, 1549, 1555,
	1563, 1570, 1576, 1582, 1585, 1592, 1599, 1606,
	1613, 1622, 1630, 1637, 1644, 1650, 1658, 1665,
	1671, 1677, 1680, 1687, 1694, 1701, 1708, 1717,
	1725, 1732, 1739, 1745, 1753, 1760, 1766, 1772,
	1775, 1782, 1789, 1796, 1803, 1812, 1820, 1827,
	1834, 1840, 1842, 1850, 1857, 1863, 1869, 1872,
	1879, 1886, 1893, 1900, 1909, 1917, 1924, 1931,
	1937, 1941, 1946, 1956, 1967, 1971, 1975, 1986,
	1990, 1994, 1998, 2002, 2009, 2014, 2019, 2024,
	2026, 2031, 2036, 2041, 2046, 2048, 2053, 2058,
	2063, 2068, 2070, 2075, 2080, 2085, 2090, 2092,
	2097, 2102, 2107, 2112, 2114, 2119, 2124, 2129,
	2134, 2136, 2144, 2150, 2155, 2157, 2162, 2164,
	2169, 2171, 2174, 2177, 2182, 2185, 2188, 2191,
	2196, 2199, 2202, 2205, 2210, 2213, 2218, 2223,
	2225, 2230, 2235, 2240, 2245, 2251, 2257, 2263,
	2271, 2278, 2284, 2290, 2295, 2300, 2308, 2315,
	2321, 2327, 2330, 2334, 2341, 2348, 2355, 2364,
	2372, 2379, 2386, 2392, 2400, 2407, 2413, 2419,
	2422, 2429, 2436, 2443, 2450, 2459, 2467, 2474,
	2481, 2487, 2495, 2502, 2508, 2514, 2517, 2524,
	2531, 2538, 2545, 2554, 2562, 2569, 2576, 2582,
	2590, 2597, 2603, 2609, 2612, 2619, 2626, 2633,
	2640, 2649, 2657, 2664, 2671, 2677, 2685, 2692,
	2698, 2704, 2707, 2714, 2721, 2728, 2735, 2744,
	2752, 2759, 2766, 2772, 2774, 2782, 2789, 2795,
	2801, 2804, 2811, 2818, 2825, 2832, 2841, 2849,
	2856, 2863, 2869, 2873, 2878, 2888, 2899, 2903,
	2907, 2914, 2919, 2924, 2929, 2931, 2936, 2941,
	2946, 2951, 2953, 2958, 2963, 2968, 2973, 2975,
	2980, 2985, 2990, 2995, 2997, 3002, 3007, 3012,
	3017, 3019, 3024, 3029, 3034, 3039, 3041, 3049,
	3055, 3060, 3062, 3067, 3069, 3074, 3076, 3079,
	3082, 3087, 3090, 3093, 3096, 3101, 3104, 3107,
	3110, 3115, 3118, 3123, 3128, 3130, 3135, 3140,
	3145, 3150, 3156, 3162, 3168, 3176, 3183, 3189,
	3195, 3200, 3205, 3213, 3220, 3226, 3232, 3235,
	3239, 3246, 3253, 3260, 3269, 3277, 3284, 3291,
	3297, 3305, 3312, 3318, 3324, 3327, 3334, 3341,
	3348, 3355, 3364, 3372, 3379, 3386, 3392, 3400,
	3407, 3413, 3419, 3422, 3429, 3436, 3443, 3450,
	3459, 3467, 3474, 3481, 3487, 3495, 3502, 3508,
	3514, 3517, 3524, 3531, 3538, 3545, 3554, 3562,
	3569, 3576, 3582, 3590, 3597, 3603, 3609, 3612,
	3619, 3626, 3633, 3640, 3649, 3657, 3664, 3671,
	3677, 3679, 3687, 3694, 3700, 3706, 3709, 3716,
	3723, 3730, 3737, 3746, 3754, 3761, 3768, 3774,
	3778, 3783, 3793, 3804, 3809, 3814, 3819, 3824,
	3826, 3831, 3836, 3841, 3846, 3848, 3853, 3858,
	3863, 3868, 3870, 3875, 3880, 3885, 3890, 3892,
	3897, 3902, 3907, 3912, 3914, 3919, 3924, 3929,
	3934, 3936, 3944, 3950, 3955, 3957, 3962, 3964,
	3969, 3972, 3975, 3980, 3983, 3986, 3989, 3994,
	3997, 4002, 4007, 4009, 4014, 4020, 4026, 4032,
	4040, 4047, 4053, 4059, 4064, 4068, 4075, 4082,
	4089, 4096, 4098, 4105, 4110, 4112, 4117, 4119,
	4124, 4126, 4131, 4134, 4137, 4142, 4145, 4148,
	4151, 4156, 4159, 4162, 4165, 4170, 4173, 4176,
	4183, 4187, 4191, 4195, 4199, 4203, 4207, 4211,
	4215, 4219, 4223, 4234, 4238, 4242, 4246, 4250,
	4257, 4262, 4267, 4272, 4274, 4279, 4284, 4289,
	4294, 4296, 4301, 4306, 4311, 4316, 4318, 4323,
	4328, 4333, 4338, 4340, 4345, 4350, 4355, 4360,
	4362, 4367, 4372, 4377, 4382, 4384, 4392, 4398,
	4403, 4405, 4410, 4412, 4417, 4419, 4422, 4425,
	4430, 4433, 4436, 4439, 4444, 4447, 4450, 4453,
	4458, 4461, 4466, 4471, 4473, 4478, 4483, 4488,
	4493, 4499, 4505, 4511, 4519, 4526, 4532, 4538,
	4543, 4548, 4556, 4563, 4569, 4575, 4578, 4582,
	4589, 4596, 4603, 4612, 4620, 4627, 4634, 4640,
	4648, 4655, 4661, 4667, 4670, 4677, 4684, 4691,
	4698, 4707, 4715, 4722, 4729, 4735, 4743, 4750,
	4756, 4762, 4765, 4772, 4779, 4786, 4793, 4802,
	4810, 4817, 4824, 4830, 4838, 4845, 4851, 4857,
	4860, 4867, 4874, 4881, 4888, 4897, 4905, 4912,
	4919, 4925, 4933, 4940, 4946, 4952, 4955, 4962,
	4969, 4976, 4983, 4992, 5000, 5007, 5014, 5020,
	5022, 5030, 5037, 5043, 5049, 5052, 5059, 5066,
	5073, 5080, 5089, 5097, 5104, 5111, 5117, 5121,
	5126, 5136, 5147, 5163, 5174, 5178, 5182, 5194,
	5209, 5221, 5236, 5248, 5263, 5274, 5286, 5298,
	5312, 5324, 5337, 5350, 5365, 5378, 5391, 5404,
	5419, 5432, 5445, 5458, 5473, 5486, 5493, 5498,
	5503, 5508, 5510, 5515, 5520, 5525, 5530, 5532,
	5537, 5542, 5547, 5552, 5554, 5559, 5564, 5569,
	5574, 5576, 5581, 5586, 5591, 5596, 5598, 5603,
	5608, 5613, 5618, 5620, 5628, 5634, 5639, 5641,
	5646, 5648, 5653, 5655, 5657, 5660, 5663, 5668,
	5671, 5674, 5677, 5682, 5685, 5688, 5691, 5696,
	5699, 5704, 5709, 5711, 5716, 5721, 5726, 5731,
	5737, 5743, 5749, 5757, 5764, 5770, 5776, 5781,
	5786, 5794, 5801, 5807, 5813, 5816, 5820, 5827,
	5834, 5841, 5850, 5858, 5865, 5872, 5878, 5886,
	5893, 5899, 5905, 5908, 5915, 5922, 5929, 5936,
	5945, 5953, 5960, 5967, 5973, 5981, 5988, 5994,
	6000, 6003, 6010, 6017, 6024, 6031, 6040, 6048,
	6055, 6062, 6068, 6076, 6083, 6089, 6095, 6098,
	6105, 6112, 6119, 6126, 6135, 6143, 6150, 6157,
	6163, 6171, 6178, 6184, 6190, 6193, 6200, 6207,
	6214, 6221, 6230, 6238, 6245, 6252, 6258, 6260,
	6268, 6275, 6281, 6287, 6290, 6297, 6304, 6311,
	6318, 6327, 6335, 6342, 6349, 6355, 6359, 6364,
	6374, 6385, 6387, 6405, 6419, 6437, 6451, 6455,
	6459, 6466, 6471, 6476, 6481, 6483, 6488, 6493,
	6498, 6503, 6505, 6510, 6515, 6520, 6525, 6527,
	6532, 6537, 6542, 6547, 6549, 6554, 6559, 6564,
	6569, 6571, 6576, 6581, 6586, 6591, 6593, 6601,
	6607, 6612, 6614, 6619, 6621, 6626, 6628, 6631,
	6634, 6639, 6642, 6645, 6648, 6653, 6656, 6659,
	6662, 6667, 6670, 6675, 6680, 6682, 6687, 6692,
	6697, 6702, 6708, 6714, 6720, 6728, 6735, 6741,
	6747, 6752, 6757, 6765, 6772, 6778, 6784, 6787,
	6791, 6798, 6805, 6812, 6821, 6829, 6836, 6843,
	6849, 6857, 6864, 6870, 6876, 6879, 6886, 6893,
	6900, 6907, 6916, 6924, 6931, 6938, 6944, 6952,
	6959, 6965, 6971, 6974, 6981, 6988, 6995, 7002,
	7011, 7019, 7026, 7033, 7039, 7047, 7054, 7060,
	7066, 7069, 7076, 7083, 7090, 7097, 7106, 7114,
	7121, 7128, 7134, 7142, 7149, 7155, 7161, 7164,
	7171, 7178, 7185, 7192, 7201, 7209, 7216, 7223,
	7229, 7231, 7239, 7246, 7252, 7258, 7261, 7268,
	7275, 7282, 7289, 7298, 7306, 7313, 7320, 7326,
	7330, 7335, 7345, 7356, 7367, 7377, 7386, 7397,
	7407, 7426, 7439, 7449, 7463, 7481, 7493, 7497,
	7510, 7527, 7540, 7557, 7570, 7587, 7599, 7613,
	7627, 7643, 7657, 7672, 7687, 7704, 7719, 7734,
	7749, 7766, 7781, 7796, 7811, 7828, 7843, 7847,
	7861, 7879, 7893, 7911, 7925, 7943, 7956, 7971,
	7986, 8003, 8018, 8034, 8050, 8068, 8084, 8100,
	8116, 8134, 8150, 8166, 8182, 8200, 8216, 8229,
	8242, 8251, 8262, 8272, 8284, 8295, 8315, 8329,
	8340, 8355, 8374, 8387, 8392, 8406, 8424, 8438,
	8456, 8470, 8488, 8501, 8516, 8531, 8548, 8563,
	8579, 8595, 8613, 8629, 8645, 8661, 8679, 8695,
	8711, 8727, 8745, 8761, 8766, 8781, 8800, 8815,
	8834, 8849, 8868, 8882, 8898, 8914, 8932, 8948,
	8965, 8982, 9001, 9018, 9035, 9052, 9071, 9088,
	9105, 9122, 9141, 9158, 9175, 9187, 9199, 9215,
	9226, 9228, 9240, 9255, 9267, 9282, 9294, 9309,
	9320, 9332, 9344, 9358, 9370, 9383, 9396, 9411,
	9424, 9437, 9450, 9465, 9478, 9491, 9504, 9519,
	9532, 9534, 9547, 9563, 9576, 9592, 9605, 9621,
	9633, 9646, 9659, 9674, 9687, 9701, 9715, 9731,
	9745, 9759, 9773, 9789, 9803, 9817, 9831, 9847,
	9861, 9876, 9887, 9899, 9913, 9925, 9939, 9951,
	9965, 9976, 9987, 9998, 10011, 10023, 10035, 10047,
	10061, 10074, 10086, 10098, 10112, 10125, 10137, 10149,
	10163, 10176, 10177, 10178, 10180, 10182, 10186, 10188,
	10192, 10196, 10200, 10204, 10211, 10217, 10222, 10227,
	10229, 10235, 10241, 10247, 10255, 10262, 10268, 10274,
	10279, 10286, 10292, 10297, 10302, 10304, 10310, 10316,
	10322, 10330, 10337, 10343, 10349, 10354, 10361, 10367,
	10372, 10377, 10379, 10385, 10391, 10397, 10405, 10412,
	10418, 10424, 10429, 10436, 10442, 10447, 10452, 10454,
	10460, 10466, 10472, 10480, 10487, 10493, 10499, 10504,
	10511, 10517, 10522, 10527, 10529, 10535, 10541, 10547,
	10555, 10562, 10568, 10574, 10579, 10586, 10592, 10597,
	10602, 10604, 10610, 10616, 10622, 10630, 10637, 10643,
	10649, 10654, 10655, 10657, 10659, 10663, 10665, 10676,
	10686, 10695, 10706, 10716, 10735, 10748, 10758, 10772,
	10790, 10802, 10806, 10819, 10836, 10849, 10866, 10879,
	10896, 10908, 10922, 10936, 10952, 10966, 10981, 10996,
	11013, 11028, 11043, 11058, 11075, 11090, 11105, 11120,
	11137, 11152, 11156, 11170, 11188, 11202, 11220, 11234,
	11252, 11265, 11280, 11295, 11312, 11327, 11343, 11359,
	11377, 11393, 11409, 11425, 11443, 11459, 11475, 11491,
	11509, 11525, 11527, 11528, 11539, 11552, 11564, 11580,
	11591, 11593, 11605, 11620, 11632, 11647, 11659, 11674,
	11685, 11697, 11709, 11723, 11735, 11748, 11761, 11776,
	11789, 11802, 11815, 11830, 11843, 11856, 11869, 11884,
	11897
};

static const short _stream_table_indicies[] = {
	0, 1, 2, 3, 4, 5, 6, 7,
	8, 9, 10, 11, 12, 13, 13, 12,
	13, 14, 13, 13, 13, 13, 12, 15,
	15, 15, 12, 16, 16, 16, 12, 17,
	17, 17, 12, 18, 18, 18, 12, 19,
	19, 19, 12, 20, 20, 20, 12, 21,
	21, 21, 12, 22, 22, 22, 12, 23,
	23, 23, 12, 24, 24, 24, 12, 25,
	26, 25, 27, 25, 25, 25, 25, 25,
	25, 12, 28, 28, 28, 12, 25, 25,
	25, 12, 29, 29, 29, 12, 30, 30,
	30, 12, 32, 33, 33, 31, 31, 31,
	12, 35, 34, 34, 34, 12, 35, 36,
	36, 36, 12, 35, 37, 37, 37, 12,
	35, 12, 39, 38, 38, 38, 12, 41,
	40, 40, 40, 12, 41, 42, 42, 42,
	12, 41, 43, 43, 43, 12, 41, 12,
	45, 44, 44, 44, 12, 47, 46, 46,
	46, 12, 47, 48, 48, 48, 12, 47,
	49, 49, 49, 12, 47, 12, 51, 50,
	50, 50, 12, 53, 52, 52, 52, 12,
	53, 54, 54, 54, 12, 53, 55, 55,
	55, 12, 53, 12, 57, 56, 56, 56,
	12, 59, 58, 58, 58, 12, 59, 60,
	60, 60, 12, 59, 61, 61, 61, 12,
	59, 12, 63, 62, 62, 62, 12, 65,
	64, 64, 64, 12, 65, 66, 66, 66,
	12, 65, 67, 67, 67, 12, 65, 12,
	68, 69, 70, 72, 71, 73, 73, 12,
	74, 76, 75, 75, 75, 12, 77, 78,
	79, 80, 12, 81, 12, 82, 83, 84,
	85, 12, 86, 12, 87, 88, 89, 90,
	12, 91, 12, 91, 90, 12, 91, 87,
	12, 92, 91, 90, 87, 12, 91, 87,
	12, 86, 85, 12, 86, 82, 12, 86,
	93, 85, 82, 12, 86, 82, 12, 81,
	80, 12, 81, 77, 12, 81, 94, 80,
	77, 12, 81, 77, 12, 76, 95, 95,
	95, 12, 76, 96, 96, 96, 12, 76,
	12, 87, 97, 97, 97, 12, 91, 98,
	98, 98, 12, 91, 99, 99, 99, 12,
	91, 87, 87, 87, 12, 74, 76, 100,
	75, 75, 12, 74, 76, 101, 95, 95,
	12, 74, 76, 96, 96, 96, 12, 74,
	102, 76, 100, 103, 75, 75, 12, 74,
	76, 101, 95, 95, 95, 12, 74, 76,
	95, 95, 95, 12, 74, 76, 103, 75,
	75, 12, 91, 97, 97, 97, 12, 76,
	75, 75, 75, 12, 104, 105, 106, 91,
	107, 108, 108, 12, 74, 110, 91, 109,
	109, 109, 12, 110, 91, 111, 111, 111,
	12, 110, 91, 112, 112, 112, 12, 110,
	91, 12, 97, 97, 97, 12, 74, 110,
	91, 113, 109, 109, 12, 74, 110, 91,
	114, 111, 111, 12, 74, 110, 91, 112,
	112, 112, 12, 74, 115, 110, 91, 113,
	116, 109, 109, 12, 74, 110, 91, 114,
	111, 111, 111, 12, 74, 110, 91, 111,
	111, 111, 12, 74, 110, 91, 116, 109,
	109, 12, 110, 91, 109, 109, 109, 12,
	117, 118, 119, 91, 120, 121, 121, 12,
	74, 123, 91, 122, 122, 122, 12, 123,
	91, 124, 124, 124, 12, 123, 91, 125,
	125, 125, 12, 123, 91, 12, 104, 105,
	106, 107, 108, 108, 12, 74, 123, 91,
	126, 122, 122, 12, 74, 123, 91, 127,
	124, 124, 12, 74, 123, 91, 125, 125,
	125, 12, 74, 128, 123, 91, 126, 129,
	122, 122, 12, 74, 123, 91, 127, 124,
	124, 124, 12, 74, 123, 91, 124, 124,
	124, 12, 74, 123, 91, 129, 122, 122,
	12, 123, 91, 122, 122, 122, 12, 130,
	131, 132, 91, 133, 134, 134, 12, 74,
	136, 91, 135, 135, 135, 12, 136, 91,
	137, 137, 137, 12, 136, 91, 138, 138,
	138, 12, 136, 91, 12, 117, 118, 119,
	120, 121, 121, 12, 74, 136, 91, 139,
	135, 135, 12, 74, 136, 91, 140, 137,
	137, 12, 74, 136, 91, 138, 138, 138,
	12, 74, 141, 136, 91, 139, 142, 135,
	135, 12, 74, 136, 91, 140, 137, 137,
	137, 12, 74, 136, 91, 137, 137, 137,
	12, 74, 136, 91, 142, 135, 135, 12,
	136, 91, 135, 135, 135, 12, 143, 144,
	145, 91, 146, 147, 147, 12, 74, 149,
	91, 148, 148, 148, 12, 149, 91, 150,
	150, 150, 12, 149, 91, 151, 151, 151,
	12, 149, 91, 12, 130, 131, 132, 133,
	134, 134, 12, 74, 149, 91, 152, 148,
	148, 12, 74, 149, 91, 153, 150, 150,
	12, 74, 149, 91, 151, 151, 151, 12,
	74, 154, 149, 91, 152, 155, 148, 148,
	12, 74, 149, 91, 153, 150, 150, 150,
	12, 74, 149, 91, 150, 150, 150, 12,
	74, 149, 91, 155, 148, 148, 12, 149,
	91, 148, 148, 148, 12, 156, 157, 158,
	91, 159, 160, 160, 12, 74, 162, 91,
	161, 161, 161, 12, 162, 91, 163, 163,
	163, 12, 162, 91, 164, 164, 164, 12,
	162, 91, 12, 143, 144, 145, 146, 147,
	147, 12, 74, 162, 91, 165, 161, 161,
	12, 74, 162, 91, 166, 163, 163, 12,
	74, 162, 91, 164, 164, 164, 12, 74,
	167, 162, 91, 165, 168, 161, 161, 12,
	74, 162, 91, 166, 163, 163, 163, 12,
	74, 162, 91, 163, 163, 163, 12, 74,
	162, 91, 168, 161, 161, 12, 162, 91,
	161, 161, 161, 12, 169, 12, 170, 171,
	172, 91, 173, 174, 174, 12, 74, 176,
	91, 175, 175, 175, 12, 176, 91, 177,
	177, 177, 12, 176, 91, 178, 178, 178,
	12, 176, 91, 12, 156, 157, 158, 159,
	160, 160, 12, 74, 176, 91, 179, 175,
	175, 12, 74, 176, 91, 180, 177, 177,
	12, 74, 176, 91, 178, 178, 178, 12,
	74, 181, 176, 91, 179, 182, 175, 175,
	12, 74, 176, 91, 180, 177, 177, 177,
	12, 74, 176, 91, 177, 177, 177, 12,
	74, 176, 91, 182, 175, 175, 12, 176,
	91, 175, 175, 175, 12, 183, 183, 183,
	12, 184, 183, 183, 183, 12, 185, 185,
	185, 185, 185, 185, 185, 185, 185, 12,
	185, 185, 185, 186, 185, 185, 185, 185,
	185, 185, 12, 187, 187, 187, 12, 188,
	188, 188, 12, 189, 189, 189, 12, 190,
	190, 190, 12, 191, 191, 191, 12, 192,
	192, 192, 12, 193, 193, 193, 12, 194,
	194, 194, 12, 195, 195, 195, 12, 196,
	196, 196, 12, 197, 197, 197, 12, 198,
	198, 198, 12, 199, 199, 199, 12, 200,
	200, 200, 12, 201, 202, 201, 203, 201,
	201, 201, 201, 201, 201, 12, 204, 204,
	204, 12, 201, 201, 201, 12, 205, 205,
	205, 12, 206, 206, 206, 12, 208, 209,
	209, 207, 207, 207, 12, 211, 210, 210,
	210, 12, 211, 212, 212, 212, 12, 211,
	213, 213, 213, 12, 211, 12, 215, 214,
	214, 214, 12, 217, 216, 216, 216, 12,
	217, 218, 218, 218, 12, 217, 219, 219,
	219, 12, 217, 12, 221, 220, 220, 220,
	12, 223, 222, 222, 222, 12, 223, 224,
	224, 224, 12, 223, 225, 225, 225, 12,
	223, 12, 227, 226, 226, 226, 12, 229,
	228, 228, 228, 12, 229, 230, 230, 230,
	12, 229, 231, 231, 231, 12, 229, 12,
	233, 232, 232, 232, 12, 235, 234, 234,
	234, 12, 235, 236, 236, 236, 12, 235,
	237, 237, 237, 12, 235, 12, 239, 238,
	238, 238, 12, 241, 240, 240, 240, 12,
	241, 242, 242, 242, 12, 241, 243, 243,
	243, 12, 241, 12, 244, 245, 246, 248,
	247, 249, 249, 12, 250, 252, 251, 251,
	251, 12, 253, 254, 255, 256, 12, 257,
	12, 258, 259, 260, 261, 12, 262, 12,
	263, 264, 265, 266, 12, 267, 12, 267,
	266, 12, 267, 263, 12, 268, 267, 266,
	263, 12, 267, 263, 12, 262, 261, 12,
	262, 258, 12, 262, 269, 261, 258, 12,
	262, 258, 12, 257, 256, 12, 257, 253,
	12, 257, 270, 256, 253, 12, 257, 253,
	12, 252, 271, 271, 271, 12, 252, 272,
	272, 272, 12, 252, 12, 263, 273, 273,
	273, 12, 267, 274, 274, 274, 12, 267,
	275, 275, 275, 12, 267, 263, 263, 263,
	12, 250, 252, 276, 251, 251, 12, 250,
	252, 277, 271, 271, 12, 250, 252, 272,
	272, 272, 12, 250, 278, 252, 276, 279,
	251, 251, 12, 250, 252, 277, 271, 271,
	271, 12, 250, 252, 271, 271, 271, 12,
	250, 252, 279, 251, 251, 12, 267, 273,
	273, 273, 12, 252, 251, 251, 251, 12,
	280, 281, 282, 267, 283, 284, 284, 12,
	250, 286, 267, 285, 285, 285, 12, 286,
	267, 287, 287, 287, 12, 286, 267, 288,
	288, 288, 12, 286, 267, 12, 273, 273,
	273, 12, 250, 286, 267, 289, 285, 285,
	12, 250, 286, 267, 290, 287, 287, 12,
	250, 286, 267, 288, 288, 288, 12, 250,
	291, 286, 267, 289, 292, 285, 285, 12,
	250, 286, 267, 290, 287, 287, 287, 12,
	250, 286, 267, 287, 287, 287, 12, 250,
	286, 267, 292, 285, 285, 12, 286, 267,
	285, 285, 285, 12, 293, 294, 295, 267,
	296, 297, 297, 12, 250, 299, 267, 298,
	298, 298, 12, 299, 267, 300, 300, 300,
	12, 299, 267, 301, 301, 301, 12, 299,
	267, 12, 280, 281, 282, 283, 284, 284,
	12, 250, 299, 267, 302, 298, 298, 12,
	250, 299, 267, 303, 300, 300, 12, 250,
	299, 267, 301, 301, 301, 12, 250, 304,
	299, 267, 302, 305, 298, 298, 12, 250,
	299, 267, 303, 300, 300, 300, 12, 250,
	299, 267, 300, 300, 300, 12, 250, 299,
	267, 305, 298, 298, 12, 299, 267, 298,
	298, 298, 12, 306, 307, 308, 267, 309,
	310, 310, 12, 250, 312, 267, 311, 311,
	311, 12, 312, 267, 313, 313, 313, 12,
	312, 267, 314, 314, 314, 12, 312, 267,
	12, 293, 294, 295, 296, 297, 297, 12,
	250, 312, 267, 315, 311, 311, 12, 250,
	312, 267, 316, 313, 313, 12, 250, 312,
	267, 314, 314, 314, 12, 250, 317, 312,
	267, 315, 318, 311, 311, 12, 250, 312,
	267, 316, 313, 313, 313, 12, 250, 312,
	267, 313, 313, 313, 12, 250, 312, 267,
	318, 311, 311, 12, 312, 267, 311, 311,
	311, 12, 319, 320, 321, 267, 322, 323,
	323, 12, 250, 325, 267, 324, 324, 324,
	12, 325, 267, 326, 326, 326, 12, 325,
	267, 327, 327, 327, 12, 325, 267, 12,
	306, 307, 308, 309, 310, 310, 12, 250,
	325, 267, 328, 324, 324, 12, 250, 325,
	267, 329, 326, 326, 12, 250, 325, 267,
	327, 327, 327, 12, 250, 330, 325, 267,
	328, 331, 324, 324, 12, 250, 325, 267,
	329, 326, 326, 326, 12, 250, 325, 267,
	326, 326, 326, 12, 250, 325, 267, 331,
	324, 324, 12, 325, 267, 324, 324, 324,
	12, 332, 333, 334, 267, 335, 336, 336,
	12, 250, 338, 267, 337, 337, 337, 12,
	338, 267, 339, 339, 339, 12, 338, 267,
	340, 340, 340, 12, 338, 267, 12, 319,
	320, 321, 322, 323, 323, 12, 250, 338,
	267, 341, 337, 337, 12, 250, 338, 267,
	342, 339, 339, 12, 250, 338, 267, 340,
	340, 340, 12, 250, 343, 338, 267, 341,
	344, 337, 337, 12, 250, 338, 267, 342,
	339, 339, 339, 12, 250, 338, 267, 339,
	339, 339, 12, 250, 338, 267, 344, 337,
	337, 12, 338, 267, 337, 337, 337, 12,
	345, 12, 346, 347, 348, 267, 349, 350,
	350, 12, 250, 352, 267, 351, 351, 351,
	12, 352, 267, 353, 353, 353, 12, 352,
	267, 354, 354, 354, 12, 352, 267, 12,
	332, 333, 334, 335, 336, 336, 12, 250,
	352, 267, 355, 351, 351, 12, 250, 352,
	267, 356, 353, 353, 12, 250, 352, 267,
	354, 354, 354, 12, 250, 357, 352, 267,
	355, 358, 351, 351, 12, 250, 352, 267,
	356, 353, 353, 353, 12, 250, 352, 267,
	353, 353, 353, 12, 250, 352, 267, 358,
	351, 351, 12, 352, 267, 351, 351, 351,
	12, 359, 359, 359, 12, 360, 359, 359,
	359, 12, 361, 361, 361, 361, 361, 361,
	361, 361, 361, 12, 361, 361, 361, 362,
	361, 361, 361, 361, 361, 361, 12, 363,
	363, 363, 12, 364, 364, 364, 12, 365,
	366, 365, 367, 365, 365, 365, 365, 365,
	365, 12, 368, 368, 368, 12, 365, 365,
	365, 12, 369, 369, 369, 12, 370, 370,
	370, 12, 372, 373, 373, 371, 371, 371,
	12, 375, 374, 374, 374, 12, 375, 376,
	376, 376, 12, 375, 377, 377, 377, 12,
	375, 12, 379, 378, 378, 378, 12, 381,
	380, 380, 380, 12, 381, 382, 382, 382,
	12, 381, 383, 383, 383, 12, 381, 12,
	385, 384, 384, 384, 12, 387, 386, 386,
	386, 12, 387, 388, 388, 388, 12, 387,
	389, 389, 389, 12, 387, 12, 391, 390,
	390, 390, 12, 393, 392, 392, 392, 12,
	393, 394, 394, 394, 12, 393, 395, 395,
	395, 12, 393, 12, 397, 396, 396, 396,
	12, 399, 398, 398, 398, 12, 399, 400,
	400, 400, 12, 399, 401, 401, 401, 12,
	399, 12, 403, 402, 402, 402, 12, 405,
	404, 404, 404, 12, 405, 406, 406, 406,
	12, 405, 407, 407, 407, 12, 405, 12,
	408, 409, 410, 412, 411, 413, 413, 12,
	414, 416, 415, 415, 415, 12, 417, 418,
	419, 420, 12, 421, 12, 422, 423, 424,
	425, 12, 426, 12, 427, 428, 429, 430,
	12, 431, 12, 431, 430, 12, 431, 427,
	12, 432, 431, 430, 427, 12, 431, 427,
	12, 426, 425, 12, 426, 422, 12, 426,
	433, 425, 422, 12, 426, 422, 12, 421,
	420, 12, 421, 417, 12, 421, 434, 420,
	417, 12, 421, 417, 12, 416, 435, 435,
	435, 12, 416, 436, 436, 436, 12, 416,
	12, 427, 437, 437, 437, 12, 431, 438,
	438, 438, 12, 431, 439, 439, 439, 12,
	431, 427, 427, 427, 12, 414, 416, 440,
	415, 415, 12, 414, 416, 441, 435, 435,
	12, 414, 416, 436, 436, 436, 12, 414,
	442, 416, 440, 443, 415, 415, 12, 414,
	416, 441, 435, 435, 435, 12, 414, 416,
	435, 435, 435, 12, 414, 416, 443, 415,
	415, 12, 431, 437, 437, 437, 12, 416,
	415, 415, 415, 12, 444, 445, 446, 431,
	447, 448, 448, 12, 414, 450, 431, 449,
	449, 449, 12, 450, 431, 451, 451, 451,
	12, 450, 431, 452, 452, 452, 12, 450,
	431, 12, 437, 437, 437, 12, 414, 450,
	431, 453, 449, 449, 12, 414, 450, 431,
	454, 451, 451, 12, 414, 450, 431, 452,
	452, 452, 12, 414, 455, 450, 431, 453,
	456, 449, 449, 12, 414, 450, 431, 454,
	451, 451, 451, 12, 414, 450, 431, 451,
	451, 451, 12, 414, 450, 431, 456, 449,
	449, 12, 450, 431, 449, 449, 449, 12,
	457, 458, 459, 431, 460, 461, 461, 12,
	414, 463, 431, 462, 462, 462, 12, 463,
	431, 464, 464, 464, 12, 463, 431, 465,
	465, 465, 12, 463, 431, 12, 444, 445,
	446, 447, 448, 448, 12, 414, 463, 431,
	466, 462, 462, 12, 414, 463, 431, 467,
	464, 464, 12, 414, 463, 431, 465, 465,
	465, 12, 414, 468, 463, 431, 466, 469,
	462, 462, 12, 414, 463, 431, 467, 464,
	464, 464, 12, 414, 463, 431, 464, 464,
	464, 12, 414, 463, 431, 469, 462, 462,
	12, 463, 431, 462, 462, 462, 12, 470,
	471, 472, 431, 473, 474, 474, 12, 414,
	476, 431, 475, 475, 475, 12, 476, 431,
	477, 477, 477, 12, 476, 431, 478, 478,
	478, 12, 476, 431, 12, 457, 458, 459,
	460, 461, 461, 12, 414, 476, 431, 479,
	475, 475, 12, 414, 476, 431, 480, 477,
	477, 12, 414, 476, 431, 478, 478, 478,
	12, 414, 481, 476, 431, 479, 482, 475,
	475, 12, 414, 476, 431, 480, 477, 477,
	477, 12, 414, 476, 431, 477, 477, 477,
	12, 414, 476, 431, 482, 475, 475, 12,
	476, 431, 475, 475, 475, 12, 483, 484,
	485, 431, 486, 487, 487, 12, 414, 489,
	431, 488, 488, 488, 12, 489, 431, 490,
	490, 490, 12, 489, 431, 491, 491, 491,
	12, 489, 431, 12, 470, 471, 472, 473,
	474, 474, 12, 414, 489, 431, 492, 488,
	488, 12, 414, 489, 431, 493, 490, 490,
	12, 414, 489, 431, 491, 491, 491, 12,
	414, 494, 489, 431, 492, 495, 488, 488,
	12, 414, 489, 431, 493, 490, 490, 490,
	12, 414, 489, 431, 490, 490, 490, 12,
	414, 489, 431, 495, 488, 488, 12, 489,
	431, 488, 488, 488, 12, 496, 497, 498,
	431, 499, 500, 500, 12, 414, 502, 431,
	501, 501, 501, 12, 502, 431, 503, 503,
	503, 12, 502, 431, 504, 504, 504, 12,
	502, 431, 12, 483, 484, 485, 486, 487,
	487, 12, 414, 502, 431, 505, 501, 501,
	12, 414, 502, 431, 506, 503, 503, 12,
	414, 502, 431, 504, 504, 504, 12, 414,
	507, 502, 431, 505, 508, 501, 501, 12,
	414, 502, 431, 506, 503, 503, 503, 12,
	414, 502, 431, 503, 503, 503, 12, 414,
	502, 431, 508, 501, 501, 12, 502, 431,
	501, 501, 501, 12, 509, 12, 510, 511,
	512, 431, 513, 514, 514, 12, 414, 516,
	431, 515, 515, 515, 12, 516, 431, 517,
	517, 517, 12, 516, 431, 518, 518, 518,
	12, 516, 431, 12, 496, 497, 498, 499,
	500, 500, 12, 414, 516, 431, 519, 515,
	515, 12, 414, 516, 431, 520, 517, 517,
	12, 414, 516, 431, 518, 518, 518, 12,
	414, 521, 516, 431, 519, 522, 515, 515,
	12, 414, 516, 431, 520, 517, 517, 517,
	12, 414, 516, 431, 517, 517, 517, 12,
	414, 516, 431, 522, 515, 515, 12, 516,
	431, 515, 515, 515, 12, 523, 523, 523,
	12, 524, 523, 523, 523, 12, 525, 525,
	525, 525, 525, 525, 525, 525, 525, 12,
	525, 525, 525, 526, 525, 525, 525, 525,
	525, 525, 12, 527, 527, 527, 12, 528,
	528, 528, 12, 530, 531, 531, 529, 529,
	529, 12, 533, 532, 532, 532, 12, 533,
	534, 534, 534, 12, 533, 535, 535, 535,
	12, 533, 12, 537, 536, 536, 536, 12,
	539, 538, 538, 538, 12, 539, 540, 540,
	540, 12, 539, 541, 541, 541, 12, 539,
	12, 543, 542, 542, 542, 12, 545, 544,
	544, 544, 12, 545, 546, 546, 546, 12,
	545, 547, 547, 547, 12, 545, 12, 549,
	548, 548, 548, 12, 551, 550, 550, 550,
	12, 551, 552, 552, 552, 12, 551, 553,
	553, 553, 12, 551, 12, 555, 554, 554,
	554, 12, 557, 556, 556, 556, 12, 557,
	558, 558, 558, 12, 557, 559, 559, 559,
	12, 557, 12, 561, 560, 560, 560, 12,
	563, 562, 562, 562, 12, 563, 564, 564,
	564, 12, 563, 565, 565, 565, 12, 563,
	12, 566, 567, 568, 570, 569, 571, 571,
	12, 572, 574, 573, 573, 573, 12, 575,
	576, 577, 578, 12, 579, 12, 580, 581,
	582, 583, 12, 584, 12, 585, 586, 587,
	588, 12, 589, 12, 589, 588, 12, 589,
	585, 12, 590, 589, 588, 585, 12, 589,
	585, 12, 584, 583, 12, 584, 580, 12,
	584, 591, 583, 580, 12, 584, 580, 12,
	579, 578, 12, 579, 575, 12, 579, 592,
	578, 575, 12, 579, 575, 12, 574, 593,
	593, 593, 12, 574, 594, 594, 594, 12,
	574, 12, 585, 595, 595, 595, 12, 589,
	596, 596, 596, 12, 589, 597, 597, 597,
	12, 589, 585, 585, 585, 12, 572, 574,
	598, 573, 573, 12, 572, 574, 599, 593,
	593, 12, 572, 574, 594, 594, 594, 12,
	572, 600, 574, 598, 601, 573, 573, 12,
	572, 574, 599, 593, 593, 593, 12, 572,
	574, 593, 593, 593, 12, 572, 574, 601,
	573, 573, 12, 589, 595, 595, 595, 12,
	574, 573, 573, 573, 12, 602, 603, 604,
	589, 605, 606, 606, 12, 572, 608, 589,
	607, 607, 607, 12, 608, 589, 609, 609,
	609, 12, 608, 589, 610, 610, 610, 12,
	608, 589, 12, 595, 595, 595, 12, 572,
	608, 589, 611, 607, 607, 12, 572, 608,
	589, 612, 609, 609, 12, 572, 608, 589,
	610, 610, 610, 12, 572, 613, 608, 589,
	611, 614, 607, 607, 12, 572, 608, 589,
	612, 609, 609, 609, 12, 572, 608, 589,
	609, 609, 609, 12, 572, 608, 589, 614,
	607, 607, 12, 608, 589, 607, 607, 607,
	12, 615, 616, 617, 589, 618, 619, 619,
	12, 572, 621, 589, 620, 620, 620, 12,
	621, 589, 622, 622, 622, 12, 621, 589,
	623, 623, 623, 12, 621, 589, 12, 602,
	603, 604, 605, 606, 606, 12, 572, 621,
	589, 624, 620, 620, 12, 572, 621, 589,
	625, 622, 622, 12, 572, 621, 589, 623,
	623, 623, 12, 572, 626, 621, 589, 624,
	627, 620, 620, 12, 572, 621, 589, 625,
	622, 622, 622, 12, 572, 621, 589, 622,
	622, 622, 12, 572, 621, 589, 627, 620,
	620, 12, 621, 589, 620, 620, 620, 12,
	628, 629, 630, 589, 631, 632, 632, 12,
	572, 634, 589, 633, 633, 633, 12, 634,
	589, 635, 635, 635, 12, 634, 589, 636,
	636, 636, 12, 634, 589, 12, 615, 616,
	617, 618, 619, 619, 12, 572, 634, 589,
	637, 633, 633, 12, 572, 634, 589, 638,
	635, 635, 12, 572, 634, 589, 636, 636,
	636, 12, 572, 639, 634, 589, 637, 640,
	633, 633, 12, 572, 634, 589, 638, 635,
	635, 635, 12, 572, 634, 589, 635, 635,
	635, 12, 572, 634, 589, 640, 633, 633,
	12, 634, 589, 633, 633, 633, 12, 641,
	642, 643, 589, 644, 645, 645, 12, 572,
	647, 589, 646, 646, 646, 12, 647, 589,
	648, 648, 648, 12, 647, 589, 649, 649,
	649, 12, 647, 589, 12, 628, 629, 630,
	631, 632, 632, 12, 572, 647, 589, 650,
	646, 646, 12, 572, 647, 589, 651, 648,
	648, 12, 572, 647, 589, 649, 649, 649,
	12, 572, 652, 647, 589, 650, 653, 646,
	646, 12, 572, 647, 589, 651, 648, 648,
	648, 12, 572, 647, 589, 648, 648, 648,
	12, 572, 647, 589, 653, 646, 646, 12,
	647, 589, 646, 646, 646, 12, 654, 655,
	656, 589, 657, 658, 658, 12, 572, 660,
	589, 659, 659, 659, 12, 660, 589, 661,
	661, 661, 12, 660, 589, 662, 662, 662,
	12, 660, 589, 12, 641, 642, 643, 644,
	645, 645, 12, 572, 660, 589, 663, 659,
	659, 12, 572, 660, 589, 664, 661, 661,
	12, 572, 660, 589, 662, 662, 662, 12,
	572, 665, 660, 589, 663, 666, 659, 659,
	12, 572, 660, 589, 664, 661, 661, 661,
	12, 572, 660, 589, 661, 661, 661, 12,
	572, 660, 589, 666, 659, 659, 12, 660,
	589, 659, 659, 659, 12, 667, 12, 668,
	669, 670, 589, 671, 672, 672, 12, 572,
	674, 589, 673, 673, 673, 12, 674, 589,
	675, 675, 675, 12, 674, 589, 676, 676,
	676, 12, 674, 589, 12, 654, 655, 656,
	657, 658, 658, 12, 572, 674, 589, 677,
	673, 673, 12, 572, 674, 589, 678, 675,
	675, 12, 572, 674, 589, 676, 676, 676,
	12, 572, 679, 674, 589, 677, 680, 673,
	673, 12, 572, 674, 589, 678, 675, 675,
	675, 12, 572, 674, 589, 675, 675, 675,
	12, 572, 674, 589, 680, 673, 673, 12,
	674, 589, 673, 673, 673, 12, 681, 681,
	681, 12, 682, 681, 681, 681, 12, 683,
	683, 683, 683, 683, 683, 683, 683, 683,
	12, 683, 683, 683, 684, 683, 683, 683,
	683, 683, 683, 12, 686, 685, 685, 685,
	12, 688, 687, 687, 687, 12, 688, 689,
	689, 689, 12, 688, 690, 690, 690, 12,
	688, 12, 692, 691, 691, 691, 12, 694,
	693, 693, 693, 12, 694, 695, 695, 695,
	12, 694, 696, 696, 696, 12, 694, 12,
	698, 697, 697, 697, 12, 700, 699, 699,
	699, 12, 700, 701, 701, 701, 12, 700,
	702, 702, 702, 12, 700, 12, 704, 703,
	703, 703, 12, 706, 705, 705, 705, 12,
	706, 707, 707, 707, 12, 706, 708, 708,
	708, 12, 706, 12, 710, 709, 709, 709,
	12, 712, 711, 711, 711, 12, 712, 713,
	713, 713, 12, 712, 714, 714, 714, 12,
	712, 12, 716, 715, 715, 715, 12, 718,
	717, 717, 717, 12, 718, 719, 719, 719,
	12, 718, 720, 720, 720, 12, 718, 12,
	721, 722, 723, 725, 724, 726, 726, 12,
	727, 729, 728, 728, 728, 12, 730, 731,
	732, 733, 12, 734, 12, 735, 736, 737,
	738, 12, 739, 12, 740, 741, 742, 743,
	12, 739, 738, 12, 739, 735, 12, 739,
	744, 738, 735, 12, 739, 735, 12, 734,
	733, 12, 734, 730, 12, 734, 745, 733,
	730, 12, 734, 730, 12, 729, 746, 746,
	746, 12, 729, 747, 747, 747, 12, 729,
	12, 740, 748, 748, 748, 12, 727, 729,
	749, 728, 728, 12, 727, 729, 750, 746,
	746, 12, 727, 729, 747, 747, 747, 12,
	727, 751, 729, 749, 752, 728, 728, 12,
	727, 729, 750, 746, 746, 746, 12, 727,
	729, 746, 746, 746, 12, 727, 729, 752,
	728, 728, 12, 729, 728, 728, 728, 12,
	748, 748, 748, 12, 753, 754, 755, 756,
	757, 757, 12, 758, 759, 760, 761, 762,
	762, 12, 763, 764, 765, 766, 767, 767,
	12, 768, 769, 770, 771, 772, 772, 12,
	773, 12, 774, 775, 776, 777, 778, 778,
	12, 779, 780, 781, 782, 12, 783, 12,
	784, 785, 786, 787, 12, 788, 12, 789,
	790, 791, 792, 12, 793, 12, 794, 795,
	796, 797, 12, 793, 792, 12, 793, 789,
	12, 793, 798, 792, 789, 12, 793, 789,
	12, 788, 787, 12, 788, 784, 12, 788,
	799, 787, 784, 12, 788, 784, 12, 783,
	782, 12, 783, 779, 12, 783, 800, 782,
	779, 12, 783, 779, 12, 801, 801, 12,
	801, 802, 801, 801, 801, 801, 12, 803,
	803, 803, 12, 804, 804, 804, 12, 805,
	805, 805, 12, 806, 806, 806, 12, 807,
	807, 807, 12, 808, 808, 808, 12, 809,
	809, 809, 12, 810, 810, 810, 12, 811,
	811, 811, 12, 812, 812, 812, 12, 813,
	814, 813, 815, 813, 813, 813, 813, 813,
	813, 12, 816, 816, 816, 12, 813, 813,
	813, 12, 817, 817, 817, 12, 818, 818,
	818, 12, 820, 821, 821, 819, 819, 819,
	12, 823, 822, 822, 822, 12, 823, 824,
	824, 824, 12, 823, 825, 825, 825, 12,
	823, 12, 827, 826, 826, 826, 12, 829,
	828, 828, 828, 12, 829, 830, 830, 830,
	12, 829, 831, 831, 831, 12, 829, 12,
	833, 832, 832, 832, 12, 835, 834, 834,
	834, 12, 835, 836, 836, 836, 12, 835,
	837, 837, 837, 12, 835, 12, 839, 838,
	838, 838, 12, 841, 840, 840, 840, 12,
	841, 842, 842, 842, 12, 841, 843, 843,
	843, 12, 841, 12, 845, 844, 844, 844,
	12, 847, 846, 846, 846, 12, 847, 848,
	848, 848, 12, 847, 849, 849, 849, 12,
	847, 12, 851, 850, 850, 850, 12, 853,
	852, 852, 852, 12, 853, 854, 854, 854,
	12, 853, 855, 855, 855, 12, 853, 12,
	856, 857, 858, 860, 859, 861, 861, 12,
	862, 864, 863, 863, 863, 12, 865, 866,
	867, 868, 12, 869, 12, 870, 871, 872,
	873, 12, 874, 12, 875, 876, 877, 878,
	12, 879, 12, 879, 878, 12, 879, 875,
	12, 880, 879, 878, 875, 12, 879, 875,
	12, 874, 873, 12, 874, 870, 12, 874,
	881, 873, 870, 12, 874, 870, 12, 869,
	868, 12, 869, 865, 12, 869, 882, 868,
	865, 12, 869, 865, 12, 864, 883, 883,
	883, 12, 864, 884, 884, 884, 12, 864,
	12, 875, 885, 885, 885, 12, 879, 886,
	886, 886, 12, 879, 887, 887, 887, 12,
	879, 875, 875, 875, 12, 862, 864, 888,
	863, 863, 12, 862, 864, 889, 883, 883,
	12, 862, 864, 884, 884, 884, 12, 862,
	890, 864, 888, 891, 863, 863, 12, 862,
	864, 889, 883, 883, 883, 12, 862, 864,
	883, 883, 883, 12, 862, 864, 891, 863,
	863, 12, 879, 885, 885, 885, 12, 864,
	863, 863, 863, 12, 892, 893, 894, 879,
	895, 896, 896, 12, 862, 898, 879, 897,
	897, 897, 12, 898, 879, 899, 899, 899,
	12, 898, 879, 900, 900, 900, 12, 898,
	879, 12, 885, 885, 885, 12, 862, 898,
	879, 901, 897, 897, 12, 862, 898, 879,
	902, 899, 899, 12, 862, 898, 879, 900,
	900, 900, 12, 862, 903, 898, 879, 901,
	904, 897, 897, 12, 862, 898, 879, 902,
	899, 899, 899, 12, 862, 898, 879, 899,
	899, 899, 12, 862, 898, 879, 904, 897,
	897, 12, 898, 879, 897, 897, 897, 12,
	905, 906, 907, 879, 908, 909, 909, 12,
	862, 911, 879, 910, 910, 910, 12, 911,
	879, 912, 912, 912, 12, 911, 879, 913,
	913, 913, 12, 911, 879, 12, 892, 893,
	894, 895, 896, 896, 12, 862, 911, 879,
	914, 910, 910, 12, 862, 911, 879, 915,
	912, 912, 12, 862, 911, 879, 913, 913,
	913, 12, 862, 916, 911, 879, 914, 917,
	910, 910, 12, 862, 911, 879, 915, 912,
	912, 912, 12, 862, 911, 879, 912, 912,
	912, 12, 862, 911, 879, 917, 910, 910,
	12, 911, 879, 910, 910, 910, 12, 918,
	919, 920, 879, 921, 922, 922, 12, 862,
	924, 879, 923, 923, 923, 12, 924, 879,
	925, 925, 925, 12, 924, 879, 926, 926,
	926, 12, 924, 879, 12, 905, 906, 907,
	908, 909, 909, 12, 862, 924, 879, 927,
	923, 923, 12, 862, 924, 879, 928, 925,
	925, 12, 862, 924, 879, 926, 926, 926,
	12, 862, 929, 924, 879, 927, 930, 923,
	923, 12, 862, 924, 879, 928, 925, 925,
	925, 12, 862, 924, 879, 925, 925, 925,
	12, 862, 924, 879, 930, 923, 923, 12,
	924, 879, 923, 923, 923, 12, 931, 932,
	933, 879, 934, 935, 935, 12, 862, 937,
	879, 936, 936, 936, 12, 937, 879, 938,
	938, 938, 12, 937, 879, 939, 939, 939,
	12, 937, 879, 12, 918, 919, 920, 921,
	922, 922, 12, 862, 937, 879, 940, 936,
	936, 12, 862, 937, 879, 941, 938, 938,
	12, 862, 937, 879, 939, 939, 939, 12,
	862, 942, 937, 879, 940, 943, 936, 936,
	12, 862, 937, 879, 941, 938, 938, 938,
	12, 862, 937, 879, 938, 938, 938, 12,
	862, 937, 879, 943, 936, 936, 12, 937,
	879, 936, 936, 936, 12, 944, 945, 946,
	879, 947, 948, 948, 12, 862, 950, 879,
	949, 949, 949, 12, 950, 879, 951, 951,
	951, 12, 950, 879, 952, 952, 952, 12,
	950, 879, 12, 931, 932, 933, 934, 935,
	935, 12, 862, 950, 879, 953, 949, 949,
	12, 862, 950, 879, 954, 951, 951, 12,
	862, 950, 879, 952, 952, 952, 12, 862,
	955, 950, 879, 953, 956, 949, 949, 12,
	862, 950, 879, 954, 951, 951, 951, 12,
	862, 950, 879, 951, 951, 951, 12, 862,
	950, 879, 956, 949, 949, 12, 950, 879,
	949, 949, 949, 12, 957, 12, 958, 959,
	960, 879, 961, 962, 962, 12, 862, 964,
	879, 963, 963, 963, 12, 964, 879, 965,
	965, 965, 12, 964, 879, 966, 966, 966,
	12, 964, 879, 12, 944, 945, 946, 947,
	948, 948, 12, 862, 964, 879, 967, 963,
	963, 12, 862, 964, 879, 968, 965, 965,
	12, 862, 964, 879, 966, 966, 966, 12,
	862, 969, 964, 879, 967, 970, 963, 963,
	12, 862, 964, 879, 968, 965, 965, 965,
	12, 862, 964, 879, 965, 965, 965, 12,
	862, 964, 879, 970, 963, 963, 12, 964,
	879, 963, 963, 963, 12, 971, 971, 971,
	12, 972, 971, 971, 971, 12, 973, 973,
	973, 973, 973, 973, 973, 973, 973, 12,
	973, 973, 973, 974, 973, 973, 973, 973,
	973, 973, 12, 975, 976, 977, 978, 979,
	981, 975, 975, 982, 975, 975, 975, 980,
	975, 975, 12, 975, 976, 981, 975, 975,
	975, 975, 975, 975, 975, 12, 983, 983,
	983, 12, 975, 975, 975, 12, 975, 976,
	984, 981, 975, 975, 975, 975, 975, 975,
	975, 12, 975, 976, 985, 986, 987, 981,
	975, 975, 975, 975, 975, 988, 975, 975,
	12, 975, 976, 989, 981, 975, 975, 975,
	975, 975, 975, 975, 12, 975, 976, 990,
	991, 992, 981, 975, 975, 975, 975, 975,
	993, 975, 975, 12, 975, 976, 994, 981,
	975, 975, 975, 975, 975, 975, 975, 12,
	975, 976, 995, 996, 997, 981, 975, 975,
	975, 975, 975, 998, 975, 975, 12, 975,
	976, 999, 975, 975, 975, 975, 975, 975,
	975, 12, 975, 976, 999, 975, 975, 975,
	975, 975, 998, 975, 975, 12, 975, 976,
	999, 975, 975, 975, 975, 975, 995, 975,
	975, 12, 975, 976, 1000, 999, 975, 975,
	975, 975, 975, 998, 995, 975, 975, 12,
	975, 976, 999, 975, 975, 975, 975, 995,
	975, 975, 975, 12, 975, 976, 994, 981,
	975, 975, 975, 975, 975, 993, 975, 975,
	12, 975, 976, 994, 981, 975, 975, 975,
	975, 975, 990, 975, 975, 12, 975, 976,
	994, 1001, 981, 975, 975, 975, 975, 975,
	993, 990, 975, 975, 12, 975, 976, 994,
	981, 975, 975, 975, 975, 990, 975, 975,
	975, 12, 975, 976, 989, 981, 975, 975,
	975, 975, 975, 988, 975, 975, 12, 975,
	976, 989, 981, 975, 975, 975, 975, 975,
	985, 975, 975, 12, 975, 976, 989, 1002,
	981, 975, 975, 975, 975, 975, 988, 985,
	975, 975, 12, 975, 976, 989, 981, 975,
	975, 975, 975, 985, 975, 975, 975, 12,
	975, 976, 984, 981, 975, 975, 975, 975,
	975, 980, 975, 975, 12, 975, 976, 984,
	981, 975, 975, 975, 975, 975, 977, 975,
	975, 12, 975, 976, 984, 1003, 981, 975,
	975, 975, 975, 975, 980, 977, 975, 975,
	12, 975, 976, 984, 981, 975, 975, 975,
	975, 977, 975, 975, 975, 12, 1005, 1006,
	1006, 1004, 1004, 1004, 12, 1008, 1007, 1007,
	1007, 12, 1008, 1009, 1009, 1009, 12, 1008,
	1010, 1010, 1010, 12, 1008, 12, 1012, 1011,
	1011, 1011, 12, 1014, 1013, 1013, 1013, 12,
	1014, 1015, 1015, 1015, 12, 1014, 1016, 1016,
	1016, 12, 1014, 12, 1018, 1017, 1017, 1017,
	12, 1020, 1019, 1019, 1019, 12, 1020, 1021,
	1021, 1021, 12, 1020, 1022, 1022, 1022, 12,
	1020, 12, 1024, 1023, 1023, 1023, 12, 1026,
	1025, 1025, 1025, 12, 1026, 1027, 1027, 1027,
	12, 1026, 1028, 1028, 1028, 12, 1026, 12,
	1030, 1029, 1029, 1029, 12, 1032, 1031, 1031,
	1031, 12, 1032, 1033, 1033, 1033, 12, 1032,
	1034, 1034, 1034, 12, 1032, 12, 1036, 1035,
	1035, 1035, 12, 1038, 1037, 1037, 1037, 12,
	1038, 1039, 1039, 1039, 12, 1038, 1040, 1040,
	1040, 12, 1038, 12, 1041, 1042, 1043, 1045,
	1044, 1046, 1046, 12, 1047, 1049, 1048, 1048,
	1048, 12, 1050, 1051, 1052, 1053, 12, 1054,
	12, 1055, 1056, 1057, 1058, 12, 1059, 12,
	1060, 1061, 1062, 1063, 12, 1064, 12, 1065,
	12, 1064, 1063, 12, 1064, 1060, 12, 1066,
	1064, 1063, 1060, 12, 1064, 1060, 12, 1059,
	1058, 12, 1059, 1055, 12, 1059, 1067, 1058,
	1055, 12, 1059, 1055, 12, 1054, 1053, 12,
	1054, 1050, 12, 1054, 1068, 1053, 1050, 12,
	1054, 1050, 12, 1049, 1069, 1069, 1069, 12,
	1049, 1070, 1070, 1070, 12, 1049, 12, 1060,
	1071, 1071, 1071, 12, 1064, 1072, 1072, 1072,
	12, 1064, 1073, 1073, 1073, 12, 1064, 1060,
	1060, 1060, 12, 1047, 1049, 1074, 1048, 1048,
	12, 1047, 1049, 1075, 1069, 1069, 12, 1047,
	1049, 1070, 1070, 1070, 12, 1047, 1076, 1049,
	1074, 1077, 1048, 1048, 12, 1047, 1049, 1075,
	1069, 1069, 1069, 12, 1047, 1049, 1069, 1069,
	1069, 12, 1047, 1049, 1077, 1048, 1048, 12,
	1064, 1071, 1071, 1071, 12, 1049, 1048, 1048,
	1048, 12, 1078, 1079, 1080, 1064, 1081, 1082,
	1082, 12, 1047, 1084, 1064, 1083, 1083, 1083,
	12, 1084, 1064, 1085, 1085, 1085, 12, 1084,
	1064, 1086, 1086, 1086, 12, 1084, 1064, 12,
	1071, 1071, 1071, 12, 1047, 1084, 1064, 1087,
	1083, 1083, 12, 1047, 1084, 1064, 1088, 1085,
	1085, 12, 1047, 1084, 1064, 1086, 1086, 1086,
	12, 1047, 1089, 1084, 1064, 1087, 1090, 1083,
	1083, 12, 1047, 1084, 1064, 1088, 1085, 1085,
	1085, 12, 1047, 1084, 1064, 1085, 1085, 1085,
	12, 1047, 1084, 1064, 1090, 1083, 1083, 12,
	1084, 1064, 1083, 1083, 1083, 12, 1091, 1092,
	1093, 1064, 1094, 1095, 1095, 12, 1047, 1097,
	1064, 1096, 1096, 1096, 12, 1097, 1064, 1098,
	1098, 1098, 12, 1097, 1064, 1099, 1099, 1099,
	12, 1097, 1064, 12, 1078, 1079, 1080, 1081,
	1082, 1082, 12, 1047, 1097, 1064, 1100, 1096,
	1096, 12, 1047, 1097, 1064, 1101, 1098, 1098,
	12, 1047, 1097, 1064, 1099, 1099, 1099, 12,
	1047, 1102, 1097, 1064, 1100, 1103, 1096, 1096,
	12, 1047, 1097, 1064, 1101, 1098, 1098, 1098,
	12, 1047, 1097, 1064, 1098, 1098, 1098, 12,
	1047, 1097, 1064, 1103, 1096, 1096, 12, 1097,
	1064, 1096, 1096, 1096, 12, 1104, 1105, 1106,
	1064, 1107, 1108, 1108, 12, 1047, 1110, 1064,
	1109, 1109, 1109, 12, 1110, 1064, 1111, 1111,
	1111, 12, 1110, 1064, 1112, 1112, 1112, 12,
	1110, 1064, 12, 1091, 1092, 1093, 1094, 1095,
	1095, 12, 1047, 1110, 1064, 1113, 1109, 1109,
	12, 1047, 1110, 1064, 1114, 1111, 1111, 12,
	1047, 1110, 1064, 1112, 1112, 1112, 12, 1047,
	1115, 1110, 1064, 1113, 1116, 1109, 1109, 12,
	1047, 1110, 1064, 1114, 1111, 1111, 1111, 12,
	1047, 1110, 1064, 1111, 1111, 1111, 12, 1047,
	1110, 1064, 1116, 1109, 1109, 12, 1110, 1064,
	1109, 1109, 1109, 12, 1117, 1118, 1119, 1064,
	1120, 1121, 1121, 12, 1047, 1123, 1064, 1122,
	1122, 1122, 12, 1123, 1064, 1124, 1124, 1124,
	12, 1123, 1064, 1125, 1125, 1125, 12, 1123,
	1064, 12, 1104, 1105, 1106, 1107, 1108, 1108,
	12, 1047, 1123, 1064, 1126, 1122, 1122, 12,
	1047, 1123, 1064, 1127, 1124, 1124, 12, 1047,
	1123, 1064, 1125, 1125, 1125, 12, 1047, 1128,
	1123, 1064, 1126, 1129, 1122, 1122, 12, 1047,
	1123, 1064, 1127, 1124, 1124, 1124, 12, 1047,
	1123, 1064, 1124, 1124, 1124, 12, 1047, 1123,
	1064, 1129, 1122, 1122, 12, 1123, 1064, 1122,
	1122, 1122, 12, 1130, 1131, 1132, 1064, 1133,
	1134, 1134, 12, 1047, 1136, 1064, 1135, 1135,
	1135, 12, 1136, 1064, 1137, 1137, 1137, 12,
	1136, 1064, 1138, 1138, 1138, 12, 1136, 1064,
	12, 1117, 1118, 1119, 1120, 1121, 1121, 12,
	1047, 1136, 1064, 1139, 1135, 1135, 12, 1047,
	1136, 1064, 1140, 1137, 1137, 12, 1047, 1136,
	1064, 1138, 1138, 1138, 12, 1047, 1141, 1136,
	1064, 1139, 1142, 1135, 1135, 12, 1047, 1136,
	1064, 1140, 1137, 1137, 1137, 12, 1047, 1136,
	1064, 1137, 1137, 1137, 12, 1047, 1136, 1064,
	1142, 1135, 1135, 12, 1136, 1064, 1135, 1135,
	1135, 12, 1143, 12, 1144, 1145, 1146, 1064,
	1147, 1148, 1148, 12, 1047, 1150, 1064, 1149,
	1149, 1149, 12, 1150, 1064, 1151, 1151, 1151,
	12, 1150, 1064, 1152, 1152, 1152, 12, 1150,
	1064, 12, 1130, 1131, 1132, 1133, 1134, 1134,
	12, 1047, 1150, 1064, 1153, 1149, 1149, 12,
	1047, 1150, 1064, 1154, 1151, 1151, 12, 1047,
	1150, 1064, 1152, 1152, 1152, 12, 1047, 1155,
	1150, 1064, 1153, 1156, 1149, 1149, 12, 1047,
	1150, 1064, 1154, 1151, 1151, 1151, 12, 1047,
	1150, 1064, 1151, 1151, 1151, 12, 1047, 1150,
	1064, 1156, 1149, 1149, 12, 1150, 1064, 1149,
	1149, 1149, 12, 1157, 1157, 1157, 12, 1158,
	1157, 1157, 1157, 12, 1159, 1159, 1159, 1159,
	1159, 1159, 1159, 1159, 1159, 12, 1159, 1159,
	1159, 1160, 1159, 1159, 1159, 1159, 1159, 1159,
	12, 1161, 12, 975, 976, 1162, 24, 977,
	978, 979, 981, 975, 975, 982, 975, 975,
	975, 980, 1163, 1163, 12, 975, 976, 1163,
	802, 975, 975, 975, 975, 975, 1163, 1163,
	1163, 1163, 12, 975, 976, 1162, 24, 977,
	978, 979, 981, 975, 975, 982, 975, 975,
	975, 980, 1164, 1164, 12, 975, 976, 1164,
	1165, 975, 975, 975, 975, 975, 1164, 1164,
	1164, 1164, 12, 1166, 1166, 1166, 12, 1167,
	1167, 1167, 12, 1169, 1170, 1170, 1168, 1168,
	1168, 12, 1172, 1171, 1171, 1171, 12, 1172,
	1173, 1173, 1173, 12, 1172, 1174, 1174, 1174,
	12, 1172, 12, 1176, 1175, 1175, 1175, 12,
	1178, 1177, 1177, 1177, 12, 1178, 1179, 1179,
	1179, 12, 1178, 1180, 1180, 1180, 12, 1178,
	12, 1182, 1181, 1181, 1181, 12, 1184, 1183,
	1183, 1183, 12, 1184, 1185, 1185, 1185, 12,
	1184, 1186, 1186, 1186, 12, 1184, 12, 1188,
	1187, 1187, 1187, 12, 1190, 1189, 1189, 1189,
	12, 1190, 1191, 1191, 1191, 12, 1190, 1192,
	1192, 1192, 12, 1190, 12, 1194, 1193, 1193,
	1193, 12, 1196, 1195, 1195, 1195, 12, 1196,
	1197, 1197, 1197, 12, 1196, 1198, 1198, 1198,
	12, 1196, 12, 1200, 1199, 1199, 1199, 12,
	1202, 1201, 1201, 1201, 12, 1202, 1203, 1203,
	1203, 12, 1202, 1204, 1204, 1204, 12, 1202,
	12, 1205, 1206, 1207, 1209, 1208, 1210, 1210,
	12, 1211, 1213, 1212, 1212, 1212, 12, 1214,
	1215, 1216, 1217, 12, 1218, 12, 1219, 1220,
	1221, 1222, 12, 1223, 12, 1224, 1225, 1226,
	1227, 12, 1228, 12, 1228, 1227, 12, 1228,
	1224, 12, 1229, 1228, 1227, 1224, 12, 1228,
	1224, 12, 1223, 1222, 12, 1223, 1219, 12,
	1223, 1230, 1222, 1219, 12, 1223, 1219, 12,
	1218, 1217, 12, 1218, 1214, 12, 1218, 1231,
	1217, 1214, 12, 1218, 1214, 12, 1213, 1232,
	1232, 1232, 12, 1213, 1233, 1233, 1233, 12,
	1213, 12, 1224, 1234, 1234, 1234, 12, 1228,
	1235, 1235, 1235, 12, 1228, 1236, 1236, 1236,
	12, 1228, 1224, 1224, 1224, 12, 1211, 1213,
	1237, 1212, 1212, 12, 1211, 1213, 1238, 1232,
	1232, 12, 1211, 1213, 1233, 1233, 1233, 12,
	1211, 1239, 1213, 1237, 1240, 1212, 1212, 12,
	1211, 1213, 1238, 1232, 1232, 1232, 12, 1211,
	1213, 1232, 1232, 1232, 12, 1211, 1213, 1240,
	1212, 1212, 12, 1228, 1234, 1234, 1234, 12,
	1213, 1212, 1212, 1212, 12, 1241, 1242, 1243,
	1228, 1244, 1245, 1245, 12, 1211, 1247, 1228,
	1246, 1246, 1246, 12, 1247, 1228, 1248, 1248,
	1248, 12, 1247, 1228, 1249, 1249, 1249, 12,
	1247, 1228, 12, 1234, 1234, 1234, 12, 1211,
	1247, 1228, 1250, 1246, 1246, 12, 1211, 1247,
	1228, 1251, 1248, 1248, 12, 1211, 1247, 1228,
	1249, 1249, 1249, 12, 1211, 1252, 1247, 1228,
	1250, 1253, 1246, 1246, 12, 1211, 1247, 1228,
	1251, 1248, 1248, 1248, 12, 1211, 1247, 1228,
	1248, 1248, 1248, 12, 1211, 1247, 1228, 1253,
	1246, 1246, 12, 1247, 1228, 1246, 1246, 1246,
	12, 1254, 1255, 1256, 1228, 1257, 1258, 1258,
	12, 1211, 1260, 1228, 1259, 1259, 1259, 12,
	1260, 1228, 1261, 1261, 1261, 12, 1260, 1228,
	1262, 1262, 1262, 12, 1260, 1228, 12, 1241,
	1242, 1243, 1244, 1245, 1245, 12, 1211, 1260,
	1228, 1263, 1259, 1259, 12, 1211, 1260, 1228,
	1264, 1261, 1261, 12, 1211, 1260, 1228, 1262,
	1262, 1262, 12, 1211, 1265, 1260, 1228, 1263,
	1266, 1259, 1259, 12, 1211, 1260, 1228, 1264,
	1261, 1261, 1261, 12, 1211, 1260, 1228, 1261,
	1261, 1261, 12, 1211, 1260, 1228, 1266, 1259,
	1259, 12, 1260, 1228, 1259, 1259, 1259, 12,
	1267, 1268, 1269, 1228, 1270, 1271, 1271, 12,
	1211, 1273, 1228, 1272, 1272, 1272, 12, 1273,
	1228, 1274, 1274, 1274, 12, 1273, 1228, 1275,
	1275, 1275, 12, 1273, 1228, 12, 1254, 1255,
	1256, 1257, 1258, 1258, 12, 1211, 1273, 1228,
	1276, 1272, 1272, 12, 1211, 1273, 1228, 1277,
	1274, 1274, 12, 1211, 1273, 1228, 1275, 1275,
	1275, 12, 1211, 1278, 1273, 1228, 1276, 1279,
	1272, 1272, 12, 1211, 1273, 1228, 1277, 1274,
	1274, 1274, 12, 1211, 1273, 1228, 1274, 1274,
	1274, 12, 1211, 1273, 1228, 1279, 1272, 1272,
	12, 1273, 1228, 1272, 1272, 1272, 12, 1280,
	1281, 1282, 1228, 1283, 1284, 1284, 12, 1211,
	1286, 1228, 1285, 1285, 1285, 12, 1286, 1228,
	1287, 1287, 1287, 12, 1286, 1228, 1288, 1288,
	1288, 12, 1286, 1228, 12, 1267, 1268, 1269,
	1270, 1271, 1271, 12, 1211, 1286, 1228, 1289,
	1285, 1285, 12, 1211, 1286, 1228, 1290, 1287,
	1287, 12, 1211, 1286, 1228, 1288, 1288, 1288,
	12, 1211, 1291, 1286, 1228, 1289, 1292, 1285,
	1285, 12, 1211, 1286, 1228, 1290, 1287, 1287,
	1287, 12, 1211, 1286, 1228, 1287, 1287, 1287,
	12, 1211, 1286, 1228, 1292, 1285, 1285, 12,
	1286, 1228, 1285, 1285, 1285, 12, 1293, 1294,
	1295, 1228, 1296, 1297, 1297, 12, 1211, 1299,
	1228, 1298, 1298, 1298, 12, 1299, 1228, 1300,
	1300, 1300, 12, 1299, 1228, 1301, 1301, 1301,
	12, 1299, 1228, 12, 1280, 1281, 1282, 1283,
	1284, 1284, 12, 1211, 1299, 1228, 1302, 1298,
	1298, 12, 1211, 1299, 1228, 1303, 1300, 1300,
	12, 1211, 1299, 1228, 1301, 1301, 1301, 12,
	1211, 1304, 1299, 1228, 1302, 1305, 1298, 1298,
	12, 1211, 1299, 1228, 1303, 1300, 1300, 1300,
	12, 1211, 1299, 1228, 1300, 1300, 1300, 12,
	1211, 1299, 1228, 1305, 1298, 1298, 12, 1299,
	1228, 1298, 1298, 1298, 12, 1306, 12, 1307,
	1308, 1309, 1228, 1310, 1311, 1311, 12, 1211,
	1313, 1228, 1312, 1312, 1312, 12, 1313, 1228,
	1314, 1314, 1314, 12, 1313, 1228, 1315, 1315,
	1315, 12, 1313, 1228, 12, 1293, 1294, 1295,
	1296, 1297, 1297, 12, 1211, 1313, 1228, 1316,
	1312, 1312, 12, 1211, 1313, 1228, 1317, 1314,
	1314, 12, 1211, 1313, 1228, 1315, 1315, 1315,
	12, 1211, 1318, 1313, 1228, 1316, 1319, 1312,
	1312, 12, 1211, 1313, 1228, 1317, 1314, 1314,
	1314, 12, 1211, 1313, 1228, 1314, 1314, 1314,
	12, 1211, 1313, 1228, 1319, 1312, 1312, 12,
	1313, 1228, 1312, 1312, 1312, 12, 1320, 1320,
	1320, 12, 1321, 1320, 1320, 1320, 12, 1322,
	1322, 1322, 1322, 1322, 1322, 1322, 1322, 1322,
	12, 1322, 1322, 1322, 1323, 1322, 1322, 1322,
	1322, 1322, 1322, 12, 16, 1324, 1325, 16,
	1326, 16, 16, 16, 16, 16, 12, 16,
	1324, 16, 1327, 16, 16, 16, 16, 16,
	12, 18, 1328, 18, 18, 18, 18, 18,
	18, 12, 20, 1329, 1330, 20, 1331, 20,
	20, 20, 20, 20, 12, 20, 1329, 20,
	1331, 20, 20, 20, 20, 20, 12, 22,
	1332, 1333, 1334, 1335, 1336, 1338, 22, 22,
	1339, 27, 1340, 22, 22, 22, 1337, 22,
	22, 12, 22, 1332, 1333, 1338, 22, 1339,
	27, 22, 22, 22, 22, 22, 12, 24,
	1341, 24, 1342, 24, 24, 24, 24, 24,
	12, 25, 26, 1343, 25, 1345, 27, 25,
	25, 25, 1344, 25, 25, 25, 12, 30,
	1346, 1333, 1347, 1348, 1349, 1351, 30, 30,
	1339, 1340, 30, 30, 30, 1350, 30, 30,
	12, 30, 1346, 1333, 1351, 30, 1339, 30,
	30, 30, 30, 30, 12, 1343, 1345, 1352,
	12, 30, 1346, 1353, 1333, 1351, 30, 1339,
	30, 30, 30, 30, 30, 12, 30, 1346,
	1333, 1354, 1355, 1356, 1351, 30, 30, 1339,
	30, 30, 30, 1357, 30, 30, 12, 30,
	1346, 1358, 1333, 1351, 30, 1339, 30, 30,
	30, 30, 30, 12, 30, 1346, 1333, 1359,
	1360, 1361, 1351, 30, 30, 1339, 30, 30,
	30, 1362, 30, 30, 12, 30, 1346, 1363,
	1333, 1351, 30, 1339, 30, 30, 30, 30,
	30, 12, 30, 1346, 1333, 1364, 1365, 1366,
	1351, 30, 30, 1339, 30, 30, 30, 1367,
	30, 30, 12, 30, 1346, 1368, 1369, 30,
	1370, 30, 30, 30, 30, 30, 12, 30,
	1346, 1368, 1369, 30, 30, 1370, 30, 30,
	30, 1367, 30, 30, 12, 30, 1346, 1368,
	1369, 30, 30, 1370, 30, 30, 30, 1364,
	30, 30, 12, 30, 1346, 1368, 1371, 1369,
	30, 30, 1370, 30, 30, 30, 1367, 1364,
	30, 30, 12, 30, 1346, 1368, 1369, 30,
	1370, 30, 30, 30, 1364, 30, 30, 30,
	12, 30, 1346, 1363, 1333, 1351, 30, 30,
	1339, 30, 30, 30, 1362, 30, 30, 12,
	30, 1346, 1363, 1333, 1351, 30, 30, 1339,
	30, 30, 30, 1359, 30, 30, 12, 30,
	1346, 1363, 1333, 1372, 1351, 30, 30, 1339,
	30, 30, 30, 1362, 1359, 30, 30, 12,
	30, 1346, 1363, 1333, 1351, 30, 1339, 30,
	30, 30, 1359, 30, 30, 30, 12, 30,
	1346, 1358, 1333, 1351, 30, 30, 1339, 30,
	30, 30, 1357, 30, 30, 12, 30, 1346,
	1358, 1333, 1351, 30, 30, 1339, 30, 30,
	30, 1354, 30, 30, 12, 30, 1346, 1358,
	1333, 1373, 1351, 30, 30, 1339, 30, 30,
	30, 1357, 1354, 30, 30, 12, 30, 1346,
	1358, 1333, 1351, 30, 1339, 30, 30, 30,
	1354, 30, 30, 30, 12, 30, 1346, 1353,
	1333, 1351, 30, 30, 1339, 30, 30, 30,
	1350, 30, 30, 12, 30, 1346, 1353, 1333,
	1351, 30, 30, 1339, 30, 30, 30, 1347,
	30, 30, 12, 30, 1346, 1353, 1333, 1374,
	1351, 30, 30, 1339, 30, 30, 30, 1350,
	1347, 30, 30, 12, 30, 1346, 1353, 1333,
	1351, 30, 1339, 30, 30, 30, 1347, 30,
	30, 30, 12, 1375, 1376, 1377, 12, 22,
	1332, 1378, 1333, 1338, 22, 1339, 27, 22,
	22, 22, 22, 22, 12, 22, 1332, 1333,
	1379, 1380, 1381, 1338, 22, 22, 1339, 27,
	22, 22, 22, 1382, 22, 22, 12, 22,
	1332, 1383, 1333, 1338, 22, 1339, 27, 22,
	22, 22, 22, 22, 12, 22, 1332, 1333,
	1384, 1385, 1386, 1338, 22, 22, 1339, 27,
	22, 22, 22, 1387, 22, 22, 12, 22,
	1332, 1388, 1333, 1338, 22, 1339, 27, 22,
	22, 22, 22, 22, 12, 22, 1332, 1333,
	1389, 1390, 1391, 1338, 22, 22, 1339, 27,
	22, 22, 22, 1392, 22, 22, 12, 22,
	1332, 1368, 1393, 22, 1370, 27, 22, 22,
	22, 22, 22, 12, 22, 1332, 1368, 1393,
	22, 22, 1370, 27, 22, 22, 22, 1392,
	22, 22, 12, 22, 1332, 1368, 1393, 22,
	22, 1370, 27, 22, 22, 22, 1389, 22,
	22, 12, 22, 1332, 1368, 1394, 1393, 22,
	22, 1370, 27, 22, 22, 22, 1392, 1389,
	22, 22, 12, 22, 1332, 1368, 1393, 22,
	1370, 27, 22, 22, 22, 1389, 22, 22,
	22, 12, 22, 1332, 1388, 1333, 1338, 22,
	22, 1339, 27, 22, 22, 22, 1387, 22,
	22, 12, 22, 1332, 1388, 1333, 1338, 22,
	22, 1339, 27, 22, 22, 22, 1384, 22,
	22, 12, 22, 1332, 1388, 1333, 1395, 1338,
	22, 22, 1339, 27, 22, 22, 22, 1387,
	1384, 22, 22, 12, 22, 1332, 1388, 1333,
	1338, 22, 1339, 27, 22, 22, 22, 1384,
	22, 22, 22, 12, 22, 1332, 1383, 1333,
	1338, 22, 22, 1339, 27, 22, 22, 22,
	1382, 22, 22, 12, 22, 1332, 1383, 1333,
	1338, 22, 22, 1339, 27, 22, 22, 22,
	1379, 22, 22, 12, 22, 1332, 1383, 1333,
	1396, 1338, 22, 22, 1339, 27, 22, 22,
	22, 1382, 1379, 22, 22, 12, 22, 1332,
	1383, 1333, 1338, 22, 1339, 27, 22, 22,
	22, 1379, 22, 22, 22, 12, 22, 1332,
	1378, 1333, 1338, 22, 22, 1339, 27, 22,
	22, 22, 1337, 22, 22, 12, 22, 1332,
	1378, 1333, 1338, 22, 22, 1339, 27, 22,
	22, 22, 1334, 22, 22, 12, 22, 1332,
	1378, 1333, 1397, 1338, 22, 22, 1339, 27,
	22, 22, 22, 1337, 1334, 22, 22, 12,
	22, 1332, 1378, 1333, 1338, 22, 1339, 27,
	22, 22, 22, 1334, 22, 22, 22, 12,
	190, 1398, 1399, 1400, 190, 190, 1401, 190,
	190, 190, 190, 190, 12, 190, 1402, 1399,
	192, 190, 190, 1403, 190, 190, 190, 190,
	190, 12, 188, 1404, 188, 188, 188, 188,
	188, 188, 12, 192, 1402, 1405, 192, 1403,
	192, 192, 192, 192, 192, 12, 194, 1406,
	1407, 194, 194, 194, 194, 194, 194, 12,
	196, 1408, 1409, 1410, 196, 1411, 196, 196,
	196, 196, 196, 12, 196, 1408, 1409, 196,
	1411, 196, 196, 196, 196, 196, 12, 198,
	1412, 1413, 1414, 1415, 1416, 1417, 1419, 198,
	198, 1420, 203, 1421, 198, 198, 198, 1418,
	198, 198, 12, 198, 1412, 1413, 1414, 1419,
	198, 1420, 203, 198, 198, 198, 198, 198,
	12, 200, 1422, 1423, 200, 1424, 200, 200,
	200, 200, 200, 12, 201, 1425, 202, 1426,
	201, 1428, 203, 201, 201, 201, 1427, 201,
	201, 201, 12, 206, 1412, 1429, 1414, 1430,
	1431, 1432, 1434, 206, 206, 1420, 1421, 206,
	206, 206, 1433, 206, 206, 12, 206, 1412,
	1429, 1414, 1434, 206, 1420, 206, 206, 206,
	206, 206, 12, 1425, 1426, 1428, 1435, 12,
	206, 1412, 1429, 1436, 1414, 1434, 206, 1420,
	206, 206, 206, 206, 206, 12, 206, 1412,
	1429, 1414, 1437, 1438, 1439, 1434, 206, 206,
	1420, 206, 206, 206, 1440, 206, 206, 12,
	206, 1412, 1429, 1441, 1414, 1434, 206, 1420,
	206, 206, 206, 206, 206, 12, 206, 1412,
	1429, 1414, 1442, 1443, 1444, 1434, 206, 206,
	1420, 206, 206, 206, 1445, 206, 206, 12,
	206, 1412, 1429, 1446, 1414, 1434, 206, 1420,
	206, 206, 206, 206, 206, 12, 206, 1412,
	1429, 1414, 1447, 1448, 1449, 1434, 206, 206,
	1420, 206, 206, 206, 1450, 206, 206, 12,
	206, 1451, 1429, 1452, 1453, 206, 1454, 206,
	206, 206, 206, 206, 12, 206, 1451, 1429,
	1452, 1453, 206, 206, 1454, 206, 206, 206,
	1450, 206, 206, 12, 206, 1451, 1429, 1452,
	1453, 206, 206, 1454, 206, 206, 206, 1447,
	206, 206, 12, 206, 1451, 1429, 1452, 1455,
	1453, 206, 206, 1454, 206, 206, 206, 1450,
	1447, 206, 206, 12, 206, 1451, 1429, 1452,
	1453, 206, 1454, 206, 206, 206, 1447, 206,
	206, 206, 12, 206, 1412, 1429, 1446, 1414,
	1434, 206, 206, 1420, 206, 206, 206, 1445,
	206, 206, 12, 206, 1412, 1429, 1446, 1414,
	1434, 206, 206, 1420, 206, 206, 206, 1442,
	206, 206, 12, 206, 1412, 1429, 1446, 1414,
	1456, 1434, 206, 206, 1420, 206, 206, 206,
	1445, 1442, 206, 206, 12, 206, 1412, 1429,
	1446, 1414, 1434, 206, 1420, 206, 206, 206,
	1442, 206, 206, 206, 12, 206, 1412, 1429,
	1441, 1414, 1434, 206, 206, 1420, 206, 206,
	206, 1440, 206, 206, 12, 206, 1412, 1429,
	1441, 1414, 1434, 206, 206, 1420, 206, 206,
	206, 1437, 206, 206, 12, 206, 1412, 1429,
	1441, 1414, 1457, 1434, 206, 206, 1420, 206,
	206, 206, 1440, 1437, 206, 206, 12, 206,
	1412, 1429, 1441, 1414, 1434, 206, 1420, 206,
	206, 206, 1437, 206, 206, 206, 12, 206,
	1412, 1429, 1436, 1414, 1434, 206, 206, 1420,
	206, 206, 206, 1433, 206, 206, 12, 206,
	1412, 1429, 1436, 1414, 1434, 206, 206, 1420,
	206, 206, 206, 1430, 206, 206, 12, 206,
	1412, 1429, 1436, 1414, 1458, 1434, 206, 206,
	1420, 206, 206, 206, 1433, 1430, 206, 206,
	12, 206, 1412, 1429, 1436, 1414, 1434, 206,
	1420, 206, 206, 206, 1430, 206, 206, 206,
	12, 1459, 1460, 1461, 1462, 12, 198, 1412,
	1413, 1463, 1414, 1419, 198, 1420, 203, 198,
	198, 198, 198, 198, 12, 198, 1412, 1413,
	1414, 1464, 1465, 1466, 1419, 198, 198, 1420,
	203, 198, 198, 198, 1467, 198, 198, 12,
	198, 1412, 1413, 1468, 1414, 1419, 198, 1420,
	203, 198, 198, 198, 198, 198, 12, 198,
	1412, 1413, 1414, 1469, 1470, 1471, 1419, 198,
	198, 1420, 203, 198, 198, 198, 1472, 198,
	198, 12, 198, 1412, 1413, 1473, 1414, 1419,
	198, 1420, 203, 198, 198, 198, 198, 198,
	12, 198, 1412, 1413, 1414, 1474, 1475, 1476,
	1419, 198, 198, 1420, 203, 198, 198, 198,
	1477, 198, 198, 12, 198, 1451, 1413, 1452,
	1478, 198, 1454, 203, 198, 198, 198, 198,
	198, 12, 198, 1451, 1413, 1452, 1478, 198,
	198, 1454, 203, 198, 198, 198, 1477, 198,
	198, 12, 198, 1451, 1413, 1452, 1478, 198,
	198, 1454, 203, 198, 198, 198, 1474, 198,
	198, 12, 198, 1451, 1413, 1452, 1479, 1478,
	198, 198, 1454, 203, 198, 198, 198, 1477,
	1474, 198, 198, 12, 198, 1451, 1413, 1452,
	1478, 198, 1454, 203, 198, 198, 198, 1474,
	198, 198, 198, 12, 198, 1412, 1413, 1473,
	1414, 1419, 198, 198, 1420, 203, 198, 198,
	198, 1472, 198, 198, 12, 198, 1412, 1413,
	1473, 1414, 1419, 198, 198, 1420, 203, 198,
	198, 198, 1469, 198, 198, 12, 198, 1412,
	1413, 1473, 1414, 1480, 1419, 198, 198, 1420,
	203, 198, 198, 198, 1472, 1469, 198, 198,
	12, 198, 1412, 1413, 1473, 1414, 1419, 198,
	1420, 203, 198, 198, 198, 1469, 198, 198,
	198, 12, 198, 1412, 1413, 1468, 1414, 1419,
	198, 198, 1420, 203, 198, 198, 198, 1467,
	198, 198, 12, 198, 1412, 1413, 1468, 1414,
	1419, 198, 198, 1420, 203, 198, 198, 198,
	1464, 198, 198, 12, 198, 1412, 1413, 1468,
	1414, 1481, 1419, 198, 198, 1420, 203, 198,
	198, 198, 1467, 1464, 198, 198, 12, 198,
	1412, 1413, 1468, 1414, 1419, 198, 1420, 203,
	198, 198, 198, 1464, 198, 198, 198, 12,
	198, 1412, 1413, 1463, 1414, 1419, 198, 198,
	1420, 203, 198, 198, 198, 1418, 198, 198,
	12, 198, 1412, 1413, 1463, 1414, 1419, 198,
	198, 1420, 203, 198, 198, 198, 1415, 198,
	198, 12, 198, 1412, 1413, 1463, 1414, 1482,
	1419, 198, 198, 1420, 203, 198, 198, 198,
	1418, 1415, 198, 198, 12, 198, 1412, 1413,
	1463, 1414, 1419, 198, 1420, 203, 198, 198,
	198, 1415, 198, 198, 198, 12, 364, 1483,
	1484, 1485, 1486, 1488, 364, 364, 367, 1489,
	364, 364, 364, 1487, 364, 364, 12, 364,
	1483, 1488, 364, 367, 364, 364, 364, 364,
	364, 364, 12, 365, 366, 365, 367, 365,
	365, 365, 1490, 365, 365, 365, 12, 370,
	1491, 1492, 1493, 1494, 1496, 370, 370, 1489,
	370, 370, 370, 1495, 370, 370, 12, 370,
	1491, 1496, 370, 370, 370, 370, 370, 370,
	370, 12, 1497, 12, 370, 1491, 1498, 1496,
	370, 370, 370, 370, 370, 370, 370, 12,
	370, 1491, 1499, 1500, 1501, 1496, 370, 370,
	370, 370, 370, 1502, 370, 370, 12, 370,
	1491, 1503, 1496, 370, 370, 370, 370, 370,
	370, 370, 12, 370, 1491, 1504, 1505, 1506,
	1496, 370, 370, 370, 370, 370, 1507, 370,
	370, 12, 370, 1491, 1508, 1496, 370, 370,
	370, 370, 370, 370, 370, 12, 370, 1491,
	1509, 1510, 1511, 1496, 370, 370, 370, 370,
	370, 1512, 370, 370, 12, 370, 1491, 1513,
	370, 370, 370, 370, 370, 370, 370, 12,
	370, 1491, 1513, 370, 370, 370, 370, 370,
	1512, 370, 370, 12, 370, 1491, 1513, 370,
	370, 370, 370, 370, 1509, 370, 370, 12,
	370, 1491, 1514, 1513, 370, 370, 370, 370,
	370, 1512, 1509, 370, 370, 12, 370, 1491,
	1513, 370, 370, 370, 370, 1509, 370, 370,
	370, 12, 370, 1491, 1508, 1496, 370, 370,
	370, 370, 370, 1507, 370, 370, 12, 370,
	1491, 1508, 1496, 370, 370, 370, 370, 370,
	1504, 370, 370, 12, 370, 1491, 1508, 1515,
	1496, 370, 370, 370, 370, 370, 1507, 1504,
	370, 370, 12, 370, 1491, 1508, 1496, 370,
	370, 370, 370, 1504, 370, 370, 370, 12,
	370, 1491, 1503, 1496, 370, 370, 370, 370,
	370, 1502, 370, 370, 12, 370, 1491, 1503,
	1496, 370, 370, 370, 370, 370, 1499, 370,
	370, 12, 370, 1491, 1503, 1516, 1496, 370,
	370, 370, 370, 370, 1502, 1499, 370, 370,
	12, 370, 1491, 1503, 1496, 370, 370, 370,
	370, 1499, 370, 370, 370, 12, 370, 1491,
	1498, 1496, 370, 370, 370, 370, 370, 1495,
	370, 370, 12, 370, 1491, 1498, 1496, 370,
	370, 370, 370, 370, 1492, 370, 370, 12,
	370, 1491, 1498, 1517, 1496, 370, 370, 370,
	370, 370, 1495, 1492, 370, 370, 12, 370,
	1491, 1498, 1496, 370, 370, 370, 370, 1492,
	370, 370, 370, 12, 1518, 12, 364, 1483,
	1519, 1488, 364, 367, 364, 364, 364, 364,
	364, 364, 12, 364, 1483, 1520, 1521, 1522,
	1488, 364, 364, 367, 364, 364, 364, 1523,
	364, 364, 12, 364, 1483, 1524, 1488, 364,
	367, 364, 364, 364, 364, 364, 364, 12,
	364, 1483, 1525, 1526, 1527, 1488, 364, 364,
	367, 364, 364, 364, 1528, 364, 364, 12,
	364, 1483, 1529, 1488, 364, 367, 364, 364,
	364, 364, 364, 364, 12, 364, 1483, 1530,
	1531, 1532, 1488, 364, 364, 367, 364, 364,
	364, 1533, 364, 364, 12, 364, 1483, 1534,
	364, 367, 364, 364, 364, 364, 364, 364,
	12, 364, 1483, 1534, 364, 364, 367, 364,
	364, 364, 1533, 364, 364, 12, 364, 1483,
	1534, 364, 364, 367, 364, 364, 364, 1530,
	364, 364, 12, 364, 1483, 1535, 1534, 364,
	364, 367, 364, 364, 364, 1533, 1530, 364,
	364, 12, 364, 1483, 1534, 364, 367, 364,
	364, 364, 1530, 364, 364, 364, 12, 364,
	1483, 1529, 1488, 364, 364, 367, 364, 364,
	364, 1528, 364, 364, 12, 364, 1483, 1529,
	1488, 364, 364, 367, 364, 364, 364, 1525,
	364, 364, 12, 364, 1483, 1529, 1536, 1488,
	364, 364, 367, 364, 364, 364, 1528, 1525,
	364, 364, 12, 364, 1483, 1529, 1488, 364,
	367, 364, 364, 364, 1525, 364, 364, 364,
	12, 364, 1483, 1524, 1488, 364, 364, 367,
	364, 364, 364, 1523, 364, 364, 12, 364,
	1483, 1524, 1488, 364, 364, 367, 364, 364,
	364, 1520, 364, 364, 12, 364, 1483, 1524,
	1537, 1488, 364, 364, 367, 364, 364, 364,
	1523, 1520, 364, 364, 12, 364, 1483, 1524,
	1488, 364, 367, 364, 364, 364, 1520, 364,
	364, 364, 12, 364, 1483, 1519, 1488, 364,
	364, 367, 364, 364, 364, 1487, 364, 364,
	12, 364, 1483, 1519, 1488, 364, 364, 367,
	364, 364, 364, 1484, 364, 364, 12, 364,
	1483, 1519, 1538, 1488, 364, 364, 367, 364,
	364, 364, 1487, 1484, 364, 364, 12, 364,
	1483, 1519, 1488, 364, 367, 364, 364, 364,
	1484, 364, 364, 364, 12, 528, 1539, 1540,
	1541, 1542, 528, 528, 1544, 528, 528, 528,
	1543, 528, 528, 12, 528, 1539, 528, 528,
	528, 528, 528, 528, 528, 528, 12, 528,
	1539, 1545, 528, 528, 528, 528, 528, 528,
	528, 528, 12, 528, 1539, 1546, 1547, 1548,
	528, 528, 528, 528, 528, 1549, 528, 528,
	12, 528, 1539, 1550, 528, 528, 528, 528,
	528, 528, 528, 528, 12, 528, 1539, 1551,
	1552, 1553, 528, 528, 528, 528, 528, 1554,
	528, 528, 12, 528, 1539, 1555, 528, 528,
	528, 528, 528, 528, 528, 528, 12, 528,
	1539, 1556, 1557, 1558, 528, 528, 528, 528,
	528, 1559, 528, 528, 12, 528, 1539, 528,
	528, 528, 528, 528, 528, 528, 528, 12,
	528, 1539, 528, 528, 528, 528, 528, 1559,
	528, 528, 12, 528, 1539, 528, 528, 528,
	528, 528, 1556, 528, 528, 12, 528, 1539,
	1560, 528, 528, 528, 528, 528, 1559, 1556,
	528, 528, 12, 528, 1539, 528, 528, 528,
	528, 528, 1556, 528, 528, 528, 12, 528,
	1539, 1555, 528, 528, 528, 528, 528, 1554,
	528, 528, 12, 528, 1539, 1555, 528, 528,
	528, 528, 528, 1551, 528, 528, 12, 528,
	1539, 1555, 1561, 528, 528, 528, 528, 528,
	1554, 1551, 528, 528, 12, 528, 1539, 1555,
	528, 528, 528, 528, 528, 1551, 528, 528,
	528, 12, 528, 1539, 1550, 528, 528, 528,
	528, 528, 1549, 528, 528, 12, 528, 1539,
	1550, 528, 528, 528, 528, 528, 1546, 528,
	528, 12, 528, 1539, 1550, 1562, 528, 528,
	528, 528, 528, 1549, 1546, 528, 528, 12,
	528, 1539, 1550, 528, 528, 528, 528, 528,
	1546, 528, 528, 528, 12, 528, 1539, 1545,
	528, 528, 528, 528, 528, 1543, 528, 528,
	12, 528, 1539, 1545, 528, 528, 528, 528,
	528, 1540, 528, 528, 12, 528, 1539, 1545,
	1563, 528, 528, 528, 528, 528, 1543, 1540,
	528, 528, 12, 528, 1539, 1545, 528, 528,
	528, 528, 528, 1540, 528, 528, 528, 12,
	12, 12, 743, 12, 740, 12, 1564, 743,
	740, 12, 740, 12, 1565, 1565, 1565, 12,
	1566, 1566, 1566, 12, 740, 740, 740, 12,
	748, 748, 748, 12, 753, 754, 755, 756,
	757, 757, 12, 727, 1568, 1567, 1567, 1567,
	12, 1568, 1569, 1569, 1569, 12, 1568, 1570,
	1570, 1570, 12, 1568, 12, 727, 1568, 1571,
	1567, 1567, 12, 727, 1568, 1572, 1569, 1569,
	12, 727, 1568, 1570, 1570, 1570, 12, 727,
	1573, 1568, 1571, 1574, 1567, 1567, 12, 727,
	1568, 1572, 1569, 1569, 1569, 12, 727, 1568,
	1569, 1569, 1569, 12, 727, 1568, 1574, 1567,
	1567, 12, 1568, 1567, 1567, 1567, 12, 758,
	759, 760, 761, 762, 762, 12, 727, 1576,
	1575, 1575, 1575, 12, 1576, 1577, 1577, 1577,
	12, 1576, 1578, 1578, 1578, 12, 1576, 12,
	727, 1576, 1579, 1575, 1575, 12, 727, 1576,
	1580, 1577, 1577, 12, 727, 1576, 1578, 1578,
	1578, 12, 727, 1581, 1576, 1579, 1582, 1575,
	1575, 12, 727, 1576, 1580, 1577, 1577, 1577,
	12, 727, 1576, 1577, 1577, 1577, 12, 727,
	1576, 1582, 1575, 1575, 12, 1576, 1575, 1575,
	1575, 12, 763, 764, 765, 766, 767, 767,
	12, 727, 1584, 1583, 1583, 1583, 12, 1584,
	1585, 1585, 1585, 12, 1584, 1586, 1586, 1586,
	12, 1584, 12, 727, 1584, 1587, 1583, 1583,
	12, 727, 1584, 1588, 1585, 1585, 12, 727,
	1584, 1586, 1586, 1586, 12, 727, 1589, 1584,
	1587, 1590, 1583, 1583, 12, 727, 1584, 1588,
	1585, 1585, 1585, 12, 727, 1584, 1585, 1585,
	1585, 12, 727, 1584, 1590, 1583, 1583, 12,
	1584, 1583, 1583, 1583, 12, 768, 769, 770,
	771, 772, 772, 12, 727, 1592, 1591, 1591,
	1591, 12, 1592, 1593, 1593, 1593, 12, 1592,
	1594, 1594, 1594, 12, 1592, 12, 727, 1592,
	1595, 1591, 1591, 12, 727, 1592, 1596, 1593,
	1593, 12, 727, 1592, 1594, 1594, 1594, 12,
	727, 1597, 1592, 1595, 1598, 1591, 1591, 12,
	727, 1592, 1596, 1593, 1593, 1593, 12, 727,
	1592, 1593, 1593, 1593, 12, 727, 1592, 1598,
	1591, 1591, 12, 1592, 1591, 1591, 1591, 12,
	774, 775, 776, 777, 778, 778, 12, 727,
	1600, 1599, 1599, 1599, 12, 1600, 1601, 1601,
	1601, 12, 1600, 1602, 1602, 1602, 12, 1600,
	12, 727, 1600, 1603, 1599, 1599, 12, 727,
	1600, 1604, 1601, 1601, 12, 727, 1600, 1602,
	1602, 1602, 12, 727, 1605, 1600, 1603, 1606,
	1599, 1599, 12, 727, 1600, 1604, 1601, 1601,
	1601, 12, 727, 1600, 1601, 1601, 1601, 12,
	727, 1600, 1606, 1599, 1599, 12, 1600, 1599,
	1599, 1599, 12, 1607, 1608, 1609, 1610, 1611,
	1611, 12, 727, 1613, 1612, 1612, 1612, 12,
	1613, 1614, 1614, 1614, 12, 1613, 1615, 1615,
	1615, 12, 1613, 12, 727, 1613, 1616, 1612,
	1612, 12, 727, 1613, 1617, 1614, 1614, 12,
	727, 1613, 1615, 1615, 1615, 12, 727, 1618,
	1613, 1616, 1619, 1612, 1612, 12, 727, 1613,
	1617, 1614, 1614, 1614, 12, 727, 1613, 1614,
	1614, 1614, 12, 727, 1613, 1619, 1612, 1612,
	12, 1613, 1612, 1612, 1612, 12, 12, 797,
	12, 794, 12, 1620, 797, 794, 12, 794,
	12, 804, 1621, 1622, 804, 1623, 804, 804,
	804, 804, 804, 12, 804, 1621, 804, 1624,
	804, 804, 804, 804, 804, 12, 806, 1625,
	806, 806, 806, 806, 806, 806, 12, 808,
	1626, 1627, 808, 1628, 808, 808, 808, 808,
	808, 12, 808, 1626, 808, 1628, 808, 808,
	808, 808, 808, 12, 810, 1629, 1630, 1631,
	1632, 1633, 1635, 810, 810, 1636, 815, 1637,
	810, 810, 810, 1634, 810, 810, 12, 810,
	1629, 1630, 1635, 810, 1636, 815, 810, 810,
	810, 810, 810, 12, 812, 1638, 812, 1639,
	812, 812, 812, 812, 812, 12, 813, 814,
	1640, 813, 1642, 815, 813, 813, 813, 1641,
	813, 813, 813, 12, 818, 1643, 1630, 1644,
	1645, 1646, 1648, 818, 818, 1636, 1637, 818,
	818, 818, 1647, 818, 818, 12, 818, 1643,
	1630, 1648, 818, 1636, 818, 818, 818, 818,
	818, 12, 1640, 1642, 1649, 12, 818, 1643,
	1650, 1630, 1648, 818, 1636, 818, 818, 818,
	818, 818, 12, 818, 1643, 1630, 1651, 1652,
	1653, 1648, 818, 818, 1636, 818, 818, 818,
	1654, 818, 818, 12, 818, 1643, 1655, 1630,
	1648, 818, 1636, 818, 818, 818, 818, 818,
	12, 818, 1643, 1630, 1656, 1657, 1658, 1648,
	818, 818, 1636, 818, 818, 818, 1659, 818,
	818, 12, 818, 1643, 1660, 1630, 1648, 818,
	1636, 818, 818, 818, 818, 818, 12, 818,
	1643, 1630, 1661, 1662, 1663, 1648, 818, 818,
	1636, 818, 818, 818, 1664, 818, 818, 12,
	818, 1643, 1665, 1666, 818, 1667, 818, 818,
	818, 818, 818, 12, 818, 1643, 1665, 1666,
	818, 818, 1667, 818, 818, 818, 1664, 818,
	818, 12, 818, 1643, 1665, 1666, 818, 818,
	1667, 818, 818, 818, 1661, 818, 818, 12,
	818, 1643, 1665, 1668, 1666, 818, 818, 1667,
	818, 818, 818, 1664, 1661, 818, 818, 12,
	818, 1643, 1665, 1666, 818, 1667, 818, 818,
	818, 1661, 818, 818, 818, 12, 818, 1643,
	1660, 1630, 1648, 818, 818, 1636, 818, 818,
	818, 1659, 818, 818, 12, 818, 1643, 1660,
	1630, 1648, 818, 818, 1636, 818, 818, 818,
	1656, 818, 818, 12, 818, 1643, 1660, 1630,
	1669, 1648, 818, 818, 1636, 818, 818, 818,
	1659, 1656, 818, 818, 12, 818, 1643, 1660,
	1630, 1648, 818, 1636, 818, 818, 818, 1656,
	818, 818, 818, 12, 818, 1643, 1655, 1630,
	1648, 818, 818, 1636, 818, 818, 818, 1654,
	818, 818, 12, 818, 1643, 1655, 1630, 1648,
	818, 818, 1636, 818, 818, 818, 1651, 818,
	818, 12, 818, 1643, 1655, 1630, 1670, 1648,
	818, 818, 1636, 818, 818, 818, 1654, 1651,
	818, 818, 12, 818, 1643, 1655, 1630, 1648,
	818, 1636, 818, 818, 818, 1651, 818, 818,
	818, 12, 818, 1643, 1650, 1630, 1648, 818,
	818, 1636, 818, 818, 818, 1647, 818, 818,
	12, 818, 1643, 1650, 1630, 1648, 818, 818,
	1636, 818, 818, 818, 1644, 818, 818, 12,
	818, 1643, 1650, 1630, 1671, 1648, 818, 818,
	1636, 818, 818, 818, 1647, 1644, 818, 818,
	12, 818, 1643, 1650, 1630, 1648, 818, 1636,
	818, 818, 818, 1644, 818, 818, 818, 12,
	1672, 1673, 1674, 12, 810, 1629, 1675, 1630,
	1635, 810, 1636, 815, 810, 810, 810, 810,
	810, 12, 810, 1629, 1630, 1676, 1677, 1678,
	1635, 810, 810, 1636, 815, 810, 810, 810,
	1679, 810, 810, 12, 810, 1629, 1680, 1630,
	1635, 810, 1636, 815, 810, 810, 810, 810,
	810, 12, 810, 1629, 1630, 1681, 1682, 1683,
	1635, 810, 810, 1636, 815, 810, 810, 810,
	1684, 810, 810, 12, 810, 1629, 1685, 1630,
	1635, 810, 1636, 815, 810, 810, 810, 810,
	810, 12, 810, 1629, 1630, 1686, 1687, 1688,
	1635, 810, 810, 1636, 815, 810, 810, 810,
	1689, 810, 810, 12, 810, 1629, 1665, 1690,
	810, 1667, 815, 810, 810, 810, 810, 810,
	12, 810, 1629, 1665, 1690, 810, 810, 1667,
	815, 810, 810, 810, 1689, 810, 810, 12,
	810, 1629, 1665, 1690, 810, 810, 1667, 815,
	810, 810, 810, 1686, 810, 810, 12, 810,
	1629, 1665, 1691, 1690, 810, 810, 1667, 815,
	810, 810, 810, 1689, 1686, 810, 810, 12,
	810, 1629, 1665, 1690, 810, 1667, 815, 810,
	810, 810, 1686, 810, 810, 810, 12, 810,
	1629, 1685, 1630, 1635, 810, 810, 1636, 815,
	810, 810, 810, 1684, 810, 810, 12, 810,
	1629, 1685, 1630, 1635, 810, 810, 1636, 815,
	810, 810, 810, 1681, 810, 810, 12, 810,
	1629, 1685, 1630, 1692, 1635, 810, 810, 1636,
	815, 810, 810, 810, 1684, 1681, 810, 810,
	12, 810, 1629, 1685, 1630, 1635, 810, 1636,
	815, 810, 810, 810, 1681, 810, 810, 810,
	12, 810, 1629, 1680, 1630, 1635, 810, 810,
	1636, 815, 810, 810, 810, 1679, 810, 810,
	12, 810, 1629, 1680, 1630, 1635, 810, 810,
	1636, 815, 810, 810, 810, 1676, 810, 810,
	12, 810, 1629, 1680, 1630, 1693, 1635, 810,
	810, 1636, 815, 810, 810, 810, 1679, 1676,
	810, 810, 12, 810, 1629, 1680, 1630, 1635,
	810, 1636, 815, 810, 810, 810, 1676, 810,
	810, 810, 12, 810, 1629, 1675, 1630, 1635,
	810, 810, 1636, 815, 810, 810, 810, 1634,
	810, 810, 12, 810, 1629, 1675, 1630, 1635,
	810, 810, 1636, 815, 810, 810, 810, 1631,
	810, 810, 12, 810, 1629, 1675, 1630, 1694,
	1635, 810, 810, 1636, 815, 810, 810, 810,
	1634, 1631, 810, 810, 12, 810, 1629, 1675,
	1630, 1635, 810, 1636, 815, 810, 810, 810,
	1631, 810, 810, 810, 12, 1695, 12, 12,
	975, 976, 981, 975, 975, 975, 975, 975,
	975, 975, 12, 804, 1621, 1622, 804, 1623,
	804, 804, 804, 1696, 804, 804, 804, 12,
	804, 1621, 804, 1624, 804, 804, 804, 1696,
	804, 804, 804, 12, 1167, 1697, 1698, 1699,
	1700, 1702, 1167, 1167, 1703, 1167, 1167, 1167,
	1701, 1167, 1167, 12, 1167, 1697, 1702, 1167,
	1167, 1167, 1167, 1167, 1167, 1167, 12, 1704,
	12, 1167, 1697, 1705, 1702, 1167, 1167, 1167,
	1167, 1167, 1167, 1167, 12, 1167, 1697, 1706,
	1707, 1708, 1702, 1167, 1167, 1167, 1167, 1167,
	1709, 1167, 1167, 12, 1167, 1697, 1710, 1702,
	1167, 1167, 1167, 1167, 1167, 1167, 1167, 12,
	1167, 1697, 1711, 1712, 1713, 1702, 1167, 1167,
	1167, 1167, 1167, 1714, 1167, 1167, 12, 1167,
	1697, 1715, 1702, 1167, 1167, 1167, 1167, 1167,
	1167, 1167, 12, 1167, 1697, 1716, 1717, 1718,
	1702, 1167, 1167, 1167, 1167, 1167, 1719, 1167,
	1167, 12, 1167, 1697, 1720, 1167, 1167, 1167,
	1167, 1167, 1167, 1167, 12, 1167, 1697, 1720,
	1167, 1167, 1167, 1167, 1167, 1719, 1167, 1167,
	12, 1167, 1697, 1720, 1167, 1167, 1167, 1167,
	1167, 1716, 1167, 1167, 12, 1167, 1697, 1721,
	1720, 1167, 1167, 1167, 1167, 1167, 1719, 1716,
	1167, 1167, 12, 1167, 1697, 1720, 1167, 1167,
	1167, 1167, 1716, 1167, 1167, 1167, 12, 1167,
	1697, 1715, 1702, 1167, 1167, 1167, 1167, 1167,
	1714, 1167, 1167, 12, 1167, 1697, 1715, 1702,
	1167, 1167, 1167, 1167, 1167, 1711, 1167, 1167,
	12, 1167, 1697, 1715, 1722, 1702, 1167, 1167,
	1167, 1167, 1167, 1714, 1711, 1167, 1167, 12,
	1167, 1697, 1715, 1702, 1167, 1167, 1167, 1167,
	1711, 1167, 1167, 1167, 12, 1167, 1697, 1710,
	1702, 1167, 1167, 1167, 1167, 1167, 1709, 1167,
	1167, 12, 1167, 1697, 1710, 1702, 1167, 1167,
	1167, 1167, 1167, 1706, 1167, 1167, 12, 1167,
	1697, 1710, 1723, 1702, 1167, 1167, 1167, 1167,
	1167, 1709, 1706, 1167, 1167, 12, 1167, 1697,
	1710, 1702, 1167, 1167, 1167, 1167, 1706, 1167,
	1167, 1167, 12, 1167, 1697, 1705, 1702, 1167,
	1167, 1167, 1167, 1167, 1701, 1167, 1167, 12,
	1167, 1697, 1705, 1702, 1167, 1167, 1167, 1167,
	1167, 1698, 1167, 1167, 12, 1167, 1697, 1705,
	1724, 1702, 1167, 1167, 1167, 1167, 1167, 1701,
	1698, 1167, 1167, 12, 1167, 1697, 1705, 1702,
	1167, 1167, 1167, 1167, 1698, 1167, 1167, 1167,
	12, 1725, 12, 0
};

static const short _stream_table_trans_targs[] = {
	2, 1326, 1387, 1440, 667, 731, 750, 922,
	1105, 1106, 1108, 1622, 0, 3, 1267, 5,
	1268, 7, 1269, 9, 1271, 11, 1273, 13,
	1274, 14, 15, 1276, 16, 18, 1277, 20,
	155, 170, 21, 24, 22, 23, 25, 141,
	26, 29, 27, 28, 30, 127, 31, 34,
	32, 33, 35, 113, 36, 39, 37, 38,
	40, 99, 41, 44, 42, 43, 45, 85,
	46, 49, 47, 48, 50, 76, 79, 82,
	83, 84, 51, 69, 72, 52, 65, 67,
	66, 53, 54, 61, 63, 62, 55, 56,
	57, 59, 58, 1302, 60, 64, 68, 70,
	71, 73, 74, 75, 77, 78, 80, 81,
	86, 91, 94, 97, 98, 87, 90, 88,
	89, 92, 93, 95, 96, 100, 105, 108,
	111, 112, 101, 104, 102, 103, 106, 107,
	109, 110, 114, 119, 122, 125, 126, 115,
	118, 116, 117, 120, 121, 123, 124, 128,
	133, 136, 139, 140, 129, 132, 130, 131,
	134, 135, 137, 138, 142, 147, 150, 153,
	154, 143, 146, 144, 145, 148, 149, 151,
	152, 156, 157, 162, 165, 168, 169, 158,
	161, 159, 160, 163, 164, 166, 167, 171,
	172, 173, 1302, 175, 1328, 177, 1327, 179,
	1329, 181, 1330, 183, 1332, 185, 1334, 187,
	1335, 188, 189, 1337, 190, 192, 1338, 194,
	329, 344, 195, 198, 196, 197, 199, 315,
	200, 203, 201, 202, 204, 301, 205, 208,
	206, 207, 209, 287, 210, 213, 211, 212,
	214, 273, 215, 218, 216, 217, 219, 259,
	220, 223, 221, 222, 224, 250, 253, 256,
	257, 258, 225, 243, 246, 226, 239, 241,
	240, 227, 228, 235, 237, 236, 229, 230,
	231, 233, 232, 1363, 234, 238, 242, 244,
	245, 247, 248, 249, 251, 252, 254, 255,
	260, 265, 268, 271, 272, 261, 264, 262,
	263, 266, 267, 269, 270, 274, 279, 282,
	285, 286, 275, 278, 276, 277, 280, 281,
	283, 284, 288, 293, 296, 299, 300, 289,
	292, 290, 291, 294, 295, 297, 298, 302,
	307, 310, 313, 314, 303, 306, 304, 305,
	308, 309, 311, 312, 316, 321, 324, 327,
	328, 317, 320, 318, 319, 322, 323, 325,
	326, 330, 331, 336, 339, 342, 343, 332,
	335, 333, 334, 337, 338, 340, 341, 345,
	346, 347, 1363, 349, 1388, 350, 351, 1390,
	352, 354, 1391, 356, 491, 506, 357, 360,
	358, 359, 361, 477, 362, 365, 363, 364,
	366, 463, 367, 370, 368, 369, 371, 449,
	372, 375, 373, 374, 376, 435, 377, 380,
	378, 379, 381, 421, 382, 385, 383, 384,
	386, 412, 415, 418, 419, 420, 387, 405,
	408, 388, 401, 403, 402, 389, 390, 397,
	399, 398, 391, 392, 393, 395, 394, 1416,
	396, 400, 404, 406, 407, 409, 410, 411,
	413, 414, 416, 417, 422, 427, 430, 433,
	434, 423, 426, 424, 425, 428, 429, 431,
	432, 436, 441, 444, 447, 448, 437, 440,
	438, 439, 442, 443, 445, 446, 450, 455,
	458, 461, 462, 451, 454, 452, 453, 456,
	457, 459, 460, 464, 469, 472, 475, 476,
	465, 468, 466, 467, 470, 471, 473, 474,
	478, 483, 486, 489, 490, 479, 482, 480,
	481, 484, 485, 487, 488, 492, 493, 498,
	501, 504, 505, 494, 497, 495, 496, 499,
	500, 502, 503, 507, 508, 509, 1416, 511,
	1441, 513, 648, 663, 514, 517, 515, 516,
	518, 634, 519, 522, 520, 521, 523, 620,
	524, 527, 525, 526, 528, 606, 529, 532,
	530, 531, 533, 592, 534, 537, 535, 536,
	538, 578, 539, 542, 540, 541, 543, 569,
	572, 575, 576, 577, 544, 562, 565, 545,
	558, 560, 559, 546, 547, 554, 556, 555,
	548, 549, 550, 552, 551, 1465, 553, 557,
	561, 563, 564, 566, 567, 568, 570, 571,
	573, 574, 579, 584, 587, 590, 591, 580,
	583, 581, 582, 585, 586, 588, 589, 593,
	598, 601, 604, 605, 594, 597, 595, 596,
	599, 600, 602, 603, 607, 612, 615, 618,
	619, 608, 611, 609, 610, 613, 614, 616,
	617, 621, 626, 629, 632, 633, 622, 625,
	623, 624, 627, 628, 630, 631, 635, 640,
	643, 646, 647, 636, 639, 637, 638, 641,
	642, 644, 645, 649, 650, 655, 658, 661,
	662, 651, 654, 652, 653, 656, 657, 659,
	660, 664, 665, 666, 1465, 668, 729, 669,
	672, 670, 671, 673, 1527, 674, 677, 675,
	676, 678, 1514, 679, 682, 680, 681, 683,
	1501, 684, 687, 685, 686, 688, 1488, 689,
	692, 690, 691, 693, 1475, 694, 697, 695,
	696, 698, 716, 719, 722, 1474, 723, 699,
	712, 715, 700, 708, 710, 709, 701, 702,
	704, 706, 705, 703, 1466, 1467, 1469, 1468,
	707, 711, 713, 714, 1471, 717, 718, 720,
	721, 1476, 1480, 1483, 1486, 1487, 1489, 1493,
	1496, 1499, 1500, 1502, 1506, 1509, 1512, 1513,
	1515, 1519, 1522, 1525, 1526, 1540, 1528, 1532,
	1535, 1538, 1539, 732, 746, 748, 747, 733,
	734, 742, 744, 743, 735, 736, 738, 740,
	739, 737, 1553, 1554, 1556, 1555, 741, 745,
	749, 751, 1558, 753, 1559, 755, 1560, 757,
	1562, 759, 1564, 761, 1565, 762, 763, 1567,
	764, 766, 1568, 768, 903, 918, 769, 772,
	770, 771, 773, 889, 774, 777, 775, 776,
	778, 875, 779, 782, 780, 781, 783, 861,
	784, 787, 785, 786, 788, 847, 789, 792,
	790, 791, 793, 833, 794, 797, 795, 796,
	798, 824, 827, 830, 831, 832, 799, 817,
	820, 800, 813, 815, 814, 801, 802, 809,
	811, 810, 803, 804, 805, 807, 806, 1593,
	808, 812, 816, 818, 819, 821, 822, 823,
	825, 826, 828, 829, 834, 839, 842, 845,
	846, 835, 838, 836, 837, 840, 841, 843,
	844, 848, 853, 856, 859, 860, 849, 852,
	850, 851, 854, 855, 857, 858, 862, 867,
	870, 873, 874, 863, 866, 864, 865, 868,
	869, 871, 872, 876, 881, 884, 887, 888,
	877, 880, 878, 879, 882, 883, 885, 886,
	890, 895, 898, 901, 902, 891, 894, 892,
	893, 896, 897, 899, 900, 904, 905, 910,
	913, 916, 917, 906, 909, 907, 908, 911,
	912, 914, 915, 919, 920, 921, 1593, 923,
	924, 926, 945, 947, 946, 1617, 949, 925,
	927, 928, 941, 943, 942, 929, 930, 937,
	939, 938, 931, 932, 933, 935, 934, 1617,
	936, 940, 944, 948, 950, 1086, 1101, 951,
	954, 952, 953, 955, 1072, 956, 959, 957,
	958, 960, 1058, 961, 964, 962, 963, 965,
	1044, 966, 969, 967, 968, 970, 1030, 971,
	974, 972, 973, 975, 1016, 976, 979, 977,
	978, 980, 1007, 1010, 1013, 1014, 1015, 981,
	1000, 1003, 982, 996, 998, 997, 983, 984,
	992, 994, 993, 985, 986, 988, 990, 989,
	987, 1617, 991, 995, 999, 1001, 1002, 1004,
	1005, 1006, 1008, 1009, 1011, 1012, 1017, 1022,
	1025, 1028, 1029, 1018, 1021, 1019, 1020, 1023,
	1024, 1026, 1027, 1031, 1036, 1039, 1042, 1043,
	1032, 1035, 1033, 1034, 1037, 1038, 1040, 1041,
	1045, 1050, 1053, 1056, 1057, 1046, 1049, 1047,
	1048, 1051, 1052, 1054, 1055, 1059, 1064, 1067,
	1070, 1071, 1060, 1063, 1061, 1062, 1065, 1066,
	1068, 1069, 1073, 1078, 1081, 1084, 1085, 1074,
	1077, 1075, 1076, 1079, 1080, 1082, 1083, 1087,
	1088, 1093, 1096, 1099, 1100, 1089, 1092, 1090,
	1091, 1094, 1095, 1097, 1098, 1102, 1103, 1104,
	987, 1618, 1619, 1107, 1109, 1620, 1111, 1623,
	1113, 1248, 1263, 1114, 1117, 1115, 1116, 1118,
	1234, 1119, 1122, 1120, 1121, 1123, 1220, 1124,
	1127, 1125, 1126, 1128, 1206, 1129, 1132, 1130,
	1131, 1133, 1192, 1134, 1137, 1135, 1136, 1138,
	1178, 1139, 1142, 1140, 1141, 1143, 1169, 1172,
	1175, 1176, 1177, 1144, 1162, 1165, 1145, 1158,
	1160, 1159, 1146, 1147, 1154, 1156, 1155, 1148,
	1149, 1150, 1152, 1151, 1648, 1153, 1157, 1161,
	1163, 1164, 1166, 1167, 1168, 1170, 1171, 1173,
	1174, 1179, 1184, 1187, 1190, 1191, 1180, 1183,
	1181, 1182, 1185, 1186, 1188, 1189, 1193, 1198,
	1201, 1204, 1205, 1194, 1197, 1195, 1196, 1199,
	1200, 1202, 1203, 1207, 1212, 1215, 1218, 1219,
	1208, 1211, 1209, 1210, 1213, 1214, 1216, 1217,
	1221, 1226, 1229, 1232, 1233, 1222, 1225, 1223,
	1224, 1227, 1228, 1230, 1231, 1235, 1240, 1243,
	1246, 1247, 1236, 1239, 1237, 1238, 1241, 1242,
	1244, 1245, 1249, 1250, 1255, 1258, 1261, 1262,
	1251, 1254, 1252, 1253, 1256, 1257, 1259, 1260,
	1264, 1265, 1266, 1648, 4, 1270, 1269, 1269,
	6, 8, 1272, 1269, 10, 1274, 1303, 1322,
	1324, 1323, 1275, 1269, 19, 12, 1269, 1274,
	1275, 1269, 17, 1279, 1298, 1300, 1299, 1278,
	1278, 1280, 1281, 1294, 1296, 1295, 1282, 1283,
	1290, 1292, 1291, 1284, 1285, 1286, 1288, 1287,
	1274, 1278, 1269, 1289, 1293, 1297, 1301, 1274,
	1278, 1269, 1304, 1305, 1318, 1320, 1319, 1306,
	1307, 1314, 1316, 1315, 1308, 1309, 1310, 1312,
	1311, 1275, 1313, 1317, 1321, 1325, 1328, 176,
	1331, 1330, 1328, 1330, 174, 178, 1328, 180,
	1328, 182, 1333, 1330, 1328, 184, 1335, 1364,
	1383, 1385, 1384, 1336, 1330, 193, 1328, 186,
	1330, 1328, 1335, 1336, 1330, 191, 1340, 1359,
	1361, 1360, 1339, 1339, 1341, 1342, 1355, 1357,
	1356, 1343, 1344, 1351, 1353, 1352, 1345, 1346,
	1347, 1349, 1348, 1328, 1335, 1339, 1330, 1350,
	1354, 1358, 1362, 1328, 1335, 1339, 1330, 1365,
	1366, 1379, 1381, 1380, 1367, 1368, 1375, 1377,
	1376, 1369, 1370, 1371, 1373, 1372, 1336, 1374,
	1378, 1382, 1386, 348, 1417, 1436, 1438, 1437,
	1389, 355, 1389, 353, 1393, 1412, 1414, 1413,
	1392, 1392, 1394, 1395, 1408, 1410, 1409, 1396,
	1397, 1404, 1406, 1405, 1398, 1399, 1400, 1402,
	1401, 1392, 1403, 1407, 1411, 1415, 1392, 1418,
	1419, 1432, 1434, 1433, 1420, 1421, 1428, 1430,
	1429, 1422, 1423, 1424, 1426, 1425, 1389, 1427,
	1431, 1435, 1439, 510, 1442, 1461, 1463, 1462,
	512, 1443, 1444, 1457, 1459, 1458, 1445, 1446,
	1453, 1455, 1454, 1447, 1448, 1449, 1451, 1450,
	1452, 1456, 1460, 1464, 1470, 1472, 1473, 1477,
	724, 1478, 1479, 1481, 1482, 1484, 1485, 1490,
	725, 1491, 1492, 1494, 1495, 1497, 1498, 1503,
	726, 1504, 1505, 1507, 1508, 1510, 1511, 1516,
	727, 1517, 1518, 1520, 1521, 1523, 1524, 1529,
	728, 1530, 1531, 1533, 1534, 1536, 1537, 1541,
	1545, 1548, 1551, 1552, 1542, 730, 1543, 1544,
	1546, 1547, 1549, 1550, 1557, 752, 1561, 1560,
	1560, 754, 756, 1563, 1560, 758, 1565, 1594,
	1613, 1615, 1614, 1566, 1560, 767, 760, 1560,
	1565, 1566, 1560, 765, 1570, 1589, 1591, 1590,
	1569, 1569, 1571, 1572, 1585, 1587, 1586, 1573,
	1574, 1581, 1583, 1582, 1575, 1576, 1577, 1579,
	1578, 1565, 1569, 1560, 1580, 1584, 1588, 1592,
	1565, 1569, 1560, 1595, 1596, 1609, 1611, 1610,
	1597, 1598, 1605, 1607, 1606, 1599, 1600, 1601,
	1603, 1602, 1566, 1604, 1608, 1612, 1616, 1617,
	1621, 1110, 1625, 1644, 1646, 1645, 1624, 1112,
	1624, 1626, 1627, 1640, 1642, 1641, 1628, 1629,
	1636, 1638, 1637, 1630, 1631, 1632, 1634, 1633,
	1624, 1635, 1639, 1643, 1647, 1624
};

static const unsigned char _stream_table_trans_actions[] = {
	37, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 31, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 5, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 7, 0, 0, 0, 0,
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
	0, 0, 9, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 5, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 7, 0, 0, 0, 0,
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
	0, 0, 9, 0, 0, 0, 0, 5,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 7,
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
	0, 0, 0, 0, 0, 0, 9, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 7, 0, 0,
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
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 5,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 7,
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
	0, 0, 0, 0, 0, 0, 9, 0,
	0, 0, 0, 0, 0, 113, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 105,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	7, 48, 0, 0, 0, 0, 0, 0,
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
	9, 0, 0, 0, 0, 134, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 7, 0, 0, 0,
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
	0, 0, 0, 9, 0, 0, 90, 84,
	0, 0, 3, 69, 0, 117, 0, 0,
	0, 0, 113, 192, 0, 0, 60, 54,
	0, 159, 0, 0, 0, 0, 0, 113,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	109, 105, 174, 0, 0, 0, 0, 51,
	48, 144, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 105, 0, 0, 0, 0, 93, 0,
	0, 90, 81, 78, 0, 0, 99, 0,
	72, 0, 3, 69, 198, 0, 117, 0,
	0, 0, 0, 113, 192, 0, 63, 0,
	60, 164, 54, 0, 159, 0, 0, 0,
	0, 0, 113, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 180, 109, 105, 174, 0,
	0, 0, 0, 149, 51, 48, 144, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 105, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	113, 0, 0, 0, 0, 0, 0, 0,
	113, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 105, 0, 0, 0, 0, 48, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 105, 0,
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
	0, 0, 0, 0, 0, 0, 0, 90,
	84, 0, 0, 3, 69, 0, 117, 0,
	0, 0, 0, 113, 192, 0, 0, 60,
	54, 0, 159, 0, 0, 0, 0, 0,
	113, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 109, 105, 174, 0, 0, 0, 0,
	51, 48, 144, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 105, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 113, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	105, 0, 0, 0, 0, 48
};

static const unsigned char _stream_table_to_state_actions[] = {
	0, 0, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33, 0, 0, 0, 0, 0,
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
	0
};

static const unsigned char _stream_table_from_state_actions[] = {
	0, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35, 35, 35, 35, 35, 35, 35, 35,
	35
};

static const unsigned char _stream_table_eof_actions[] = {
	0, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 23, 21, 25, 17, 17,
	139, 139, 15, 125, 139, 139, 125, 139,
	139, 139, 139, 139, 139, 129, 129, 129,
	129, 129, 139, 139, 139, 139, 139, 139,
	139, 139, 139, 139, 139, 139, 121, 139,
	139, 139, 139, 139, 139, 129, 129, 129,
	129, 129, 139, 139, 139, 139, 139, 139,
	139, 139, 139, 139, 139, 139, 23, 19,
	27, 19, 25, 17, 17, 139, 139, 15,
	125, 139, 139, 125, 139, 139, 139, 139,
	139, 139, 129, 129, 129, 129, 129, 139,
	139, 139, 139, 139, 139, 139, 139, 139,
	139, 139, 139, 121, 139, 139, 139, 139,
	139, 139, 129, 129, 129, 129, 129, 139,
	139, 139, 139, 139, 139, 139, 139, 139,
	139, 139, 139, 117, 117, 54, 117, 117,
	54, 117, 117, 117, 117, 117, 117, 109,
	109, 109, 109, 109, 117, 117, 117, 117,
	117, 117, 117, 117, 117, 117, 117, 117,
	51, 117, 117, 117, 117, 117, 117, 109,
	109, 109, 109, 109, 117, 117, 117, 117,
	117, 117, 117, 117, 117, 117, 117, 117,
	42, 42, 42, 42, 42, 42, 42, 42,
	39, 39, 39, 39, 39, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42,
	42, 11, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45,
	45, 39, 39, 39, 39, 39, 96, 87,
	102, 75, 75, 204, 204, 66, 169, 204,
	204, 169, 204, 204, 204, 204, 204, 204,
	186, 186, 186, 186, 186, 204, 204, 204,
	204, 204, 204, 204, 204, 204, 204, 204,
	204, 154, 204, 204, 204, 204, 204, 204,
	186, 186, 186, 186, 186, 204, 204, 204,
	204, 204, 204, 204, 204, 204, 204, 204,
	204, 57, 29, 29, 57, 57, 42, 42,
	13, 42, 42, 42, 42, 42, 42, 39,
	39, 39, 39, 39, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42,
	11
};

enum { stream_table_first_final = 1267 };

enum { stream_table_en_main_as_absolute_URI = 2 };
enum { stream_table_en_main_as_relative_ref = 1326 };
enum { stream_table_en_main_as_authority = 1387 };
enum { stream_table_en_main_as_host = 1440 };
enum { stream_table_en_main_as_IPv6address = 667 };
enum { stream_table_en_main_as_IPv4address = 731 };
enum { stream_table_en_main_as_absolute_form = 750 };
enum { stream_table_en_main_as_authority_form = 922 };
enum { stream_table_en_main_as_asterisk_form = 1105 };
enum { stream_table_en_main_as_request_target = 1106 };
enum { stream_table_en_main_as_request_target_CONNECT = 1108 };
enum { stream_table_en_main_as_Host = 1622 };

int uric_stream_table_start(int rule)
{
    switch (rule) {
    case URIC_RULE_ABSOLUTE_URI: return stream_table_en_main_as_absolute_URI;
    case URIC_RULE_RELATIVE_REF: return stream_table_en_main_as_relative_ref;
    case URIC_RULE_AUTHORITY: return stream_table_en_main_as_authority;
    case URIC_RULE_HOST: return stream_table_en_main_as_host;
    case URIC_RULE_IPV6ADDRESS: return stream_table_en_main_as_IPv6address;
    case URIC_RULE_IPV4ADDRESS: return stream_table_en_main_as_IPv4address;
    case URIC_RULE_ABSOLUTE_FORM: return stream_table_en_main_as_absolute_form;
    case URIC_RULE_AUTHORITY_FORM: return stream_table_en_main_as_authority_form;
    case URIC_RULE_ASTERISK_FORM: return stream_table_en_main_as_asterisk_form;
    case URIC_RULE_REQUEST_TARGET: return stream_table_en_main_as_request_target;
    case URIC_RULE_REQUEST_TARGET_CONNECT:
        return stream_table_en_main_as_request_target_CONNECT;
    case URIC_RULE_HOST_FIELD: return stream_table_en_main_as_Host;
    default: return 0;
    }
}

int uric_stream_table_final(int state)
{
    return state >= FIRST_FINAL;
}

size_t uric_stream_table_scan(struct uric_stream *m, const char *s, size_t n,
                              int at_end)
{
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    const unsigned char *const piece = (const unsigned char *)s;
    const unsigned char *p = piece, *const pe = piece + n;
    const unsigned char *const eof = at_end ? pe : NULL;
    int cs = m->state, state = 0, end_state = m->end_state;
    uint64_t end_offset = m->end_offset;

	{
	int _klen, _ps = 0;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_acts = _stream_table_actions + _stream_table_from_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 ) {
		switch ( *_acts++ ) {
	case 25:
	{ p = uric_pass_over(LOOP((cs)), p, pe); }
	break;
		}
	}

	_keys = _stream_table_trans_keys + _stream_table_key_offsets[cs];
	_trans = (unsigned int)_stream_table_index_offsets[cs];

	_klen = _stream_table_single_lengths[cs];
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

	_klen = _stream_table_range_lengths[cs];
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
	_trans = (unsigned int)_stream_table_indicies[_trans];
	_ps = cs;
	cs = _stream_table_trans_targs[_trans];

	if ( _stream_table_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _stream_table_actions + _stream_table_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        URIC_DEFINE(u, URIC_SCHEME, AT);
        u->part[URIC_PATH].begin = AT + 1;
    }
	break;
	case 1:
	{ u->part[URIC_HOST].begin = AT + 1; }
	break;
	case 2:
	{
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
	break;
	case 3:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	break;
	case 4:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	break;
	case 5:
	{ u->host_kind = URIC_HOST_IPV6ADDRESS; }
	break;
	case 6:
	{ u->host_kind = URIC_HOST_IPVFUTURE; }
	break;
	case 7:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	break;
	case 8:
	{ u->part[URIC_PORT].begin = AT + 1; }
	break;
	case 9:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	break;
	case 10:
	{ u->part[URIC_PATH].begin = AT; }
	break;
	case 11:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 12:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
	break;
	case 13:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
	break;
	case 14:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
	break;
	case 15:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
	break;
	case 16:
	{ u->part[URIC_QUERY].begin = AT + 1; }
	break;
	case 17:
	{ URIC_DEFINE(u, URIC_QUERY, AT); }
	break;
	case 18:
	{ u->part[URIC_FRAGMENT].begin = AT + 1; }
	break;
	case 23:
	{ state = (_ps); }
	break;
	case 26:
	{
        (void)2; (void)1326;
        (void)1387; (void)1440;
        (void)667; (void)731;
        (void)750; (void)922;
        (void)1105; (void)1106;
        (void)1108; (void)1622;
    }
	break;
		}
	}

_again:
	_acts = _stream_table_actions + _stream_table_to_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 ) {
		switch ( *_acts++ ) {
	case 24:
	{
        if ((_ps) >= FIRST_FINAL) {
            end_state = (_ps);
            end_offset = AT;
        }
    }
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
	const char *__acts = _stream_table_actions + _stream_table_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	while ( __nacts-- > 0 ) {
		switch ( *__acts++ ) {
	case 3:
	{ u->host_kind = URIC_HOST_IPV4ADDRESS; }
	break;
	case 4:
	{ u->host_kind = URIC_HOST_REG_NAME; }
	break;
	case 5:
	{ u->host_kind = URIC_HOST_IPV6ADDRESS; }
	break;
	case 7:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	break;
	case 9:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	break;
	case 10:
	{ u->part[URIC_PATH].begin = AT; }
	break;
	case 11:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
	break;
	case 12:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
	break;
	case 13:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
	break;
	case 14:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
	break;
	case 15:
	{
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
	break;
	case 17:
	{ URIC_DEFINE(u, URIC_QUERY, AT); }
	break;
	case 19:
	{ URIC_DEFINE(u, URIC_FRAGMENT, AT); }
	break;
	case 20:
	{ URIC_UNDEFINE(u, URIC_SCHEME); }
	break;
	case 21:
	{
        if (u->path_kind != URIC_PATH_ABEMPTY) {
            URIC_UNDEFINE(u, URIC_HOST);
            u->host_kind = URIC_HOST_NONE;
        }
    }
	break;
	case 22:
	{ URIC_DEFINE(u, URIC_PATH, AT); }
	break;
	case 23:
	{ state = (_ps); }
	break;
		}
	}
	}

	_out: {}
	}

    m->refused = p != pe;
    m->state = (uint16_t)(p != pe ? state : cs);
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return (size_t)(p - piece);
}

#undef LOOP
#undef FIRST_FINAL
#undef AT

/* Scans that take their input in pieces, and the three ways to finish one. */

/* Whether grammar/stream.rl has the rule, without a call: it is asked for every
 * piece. */
static int is_hot(int rule)
{
    return rule == URIC_RULE_URI_REFERENCE || rule == URIC_RULE_URI ||
           rule == URIC_RULE_ORIGIN_FORM;
}

static size_t scan(struct uric_stream *m, const char *s, size_t n, int at_end)
{
    return is_hot(m->rule) ? uric_stream_scan(m, s, n, at_end)
                           : uric_stream_table_scan(m, s, n, at_end);
}

static int can_end(const struct uric_stream *m)
{
    return is_hot(m->rule) ? uric_stream_final(m->state)
                           : uric_stream_table_final(m->state);
}

int uric_stream_init(struct uric_stream *m, int rule)
{
    enum { HALF = sizeof *m / 2 };
    int state = is_hot(rule) ? uric_stream_start(rule)
                             : uric_stream_table_start(rule);

    /* of halves compilers make stores; of the whole, a string instruction, which
     * takes as long as all else that is done for a short reference */
    memset(m, 0, HALF);
    memset((char *)m + HALF, 0, sizeof *m - HALF);
    m->rule = URIC_RULES;
    if (state == 0) {
        m->refused = 1;
        return URIC_NO_RULE;
    }
    m->rule = (uint8_t)rule;
    m->state = (uint16_t)state;
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

static int fail(const struct uric_stream *m, int status, struct uric64 *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    return status;
}

/* The parts if the input ended at m->offset in m->state, which is final. */
static int finish(const struct uric_stream *m, struct uric64 *u)
{
    struct uric_stream ended = *m;
    int part;

    scan(&ended, "", 0, 1);
    *u = ended.parts;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return URIC_OK;
}

int uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    if (m->refused)
        return fail(m, URIC_INVALID, u);
    return uric_stream_stop(m, u);
}

int uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    return can_end(m) ? finish(m, u) : fail(m, URIC_INCOMPLETE, u);
}

int uric_stream_prefix(const struct uric_stream *m, struct uric64 *u,
                       uint64_t *length)
{
    struct uric_stream ended = *m;

    if (m->rule < URIC_RULES && !can_end(m)) {
        ended.state = m->end_state;
        ended.offset = m->end_offset;
    }
    if (length)
        *length = ended.state != 0 ? ended.offset : 0;
    if (ended.state == 0)
        return uric_stream_end(m, u);
    return finish(&ended, u);
}

/* Entry points that choose a scanner: any rule, and the longest prefix. */

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
    u->settled = 0;
}

static int parse_by_stream(int rule, const char *s, size_t n, struct uric *u)
{
    struct uric_stream m;
    struct uric64 wide;
    int status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status != URIC_OK)
        return status;
    if (n > URIC_MAX_LENGTH) {
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    uric_stream_feed(&m, s, n);
    status = uric_stream_end(&m, &wide);
    narrow(&wide, u);
    return status;
}

int uric_parse_as(int rule, const char *s, size_t n, struct uric *u)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return uric_parse(s, n, u);
    case URIC_RULE_URI: return uric_parse_uri(s, n, u);
    case URIC_RULE_ORIGIN_FORM: return uric_parse_origin_form(s, n, u);
    default: return parse_by_stream(rule, s, n, u);
    }
}

int uric_prefix(int rule, const char *s, size_t n, struct uric *u,
                uint32_t *length, uint32_t *stopped)
{
    size_t reach = n <= URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct uric_stream m;
    struct uric64 wide;
    uint64_t complete = 0;
    int status;

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

/* Many references at once, to the caller's columns. */

static uint64_t first_bits(unsigned count)
{
    return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0;
}

/* What the forms call the rule; -1 when they do not know it. */
static int entry_of(int rule)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return ENTRY_URI_REFERENCE;
    case URIC_RULE_URI: return ENTRY_URI;
    case URIC_RULE_ORIGIN_FORM: return ENTRY_ORIGIN_FORM;
    default: return -1;
    }
}

/* Some of up to 64 references, parsed one by one. */
struct singles {
    struct uric u[64];
    uint8_t row[64]; /* of each */
    unsigned count;
    uint8_t defined[64]; /* by row; 0 for those that are not among them */
};

static void copy_parts(const struct singles *singles, const uint32_t *base, int part,
                       uint32_t *begin, uint32_t *end)
{
    unsigned i;

    for (i = 0; i < singles->count; i++) {
        const unsigned row = singles->row[i];
        const uint32_t at = base[row];
        const uric_span span = singles->u[i].part[part];

        begin[row] = at + span.begin;
        end[row] = at + span.end;
    }
}

/* Bit i of byte k to bit k of byte i. */
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

/* What is defined, by row, to bitmaps by part. */
static void turn_defined(const uint8_t defined[64], uint64_t bitmap[URIC_PARTS])
{
    unsigned i, k;

    for (i = 0; i < 64; i += 8) {
        uint64_t bits = 0;

        for (k = 0; k < 8; k++)
            bits |= (uint64_t)defined[i + k] << 8 * k;
        bits = turn(bits);
        for (k = 0; k < URIC_PARTS; k++)
            bitmap[k] |= (bits >> 8 * k & 0xff) << i;
    }
}

static void write_singles(const struct singles *singles, const uint32_t *base,
                          struct uric_block *b)
{
    unsigned i;
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        copy_parts(singles, base, part, b->begin[part], b->end[part]);
    turn_defined(singles->defined, b->defined);
    for (i = 0; i < singles->count; i++) {
        b->host_kind[singles->row[i]] = singles->u[i].host_kind;
        b->path_kind[singles->row[i]] = singles->u[i].path_kind;
    }
}

/* Rows for which the caller has no column, or not yet the room. */
struct scratch {
    uint32_t begin[URIC_PARTS][64], end[URIC_PARTS][64];
    uint8_t host_kind[64], path_kind[64];
};

/* Rows go straight to the columns, or all to scratch. */
static void direct(struct uric_block *b, const struct uric_columns *c,
                   struct scratch *scratch)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        b->begin[part] = c && c->begin[part] ? c->begin[part] + c->rows
                                             : scratch->begin[part];
        b->end[part] = c && c->end[part] ? c->end[part] + c->rows
                                         : scratch->end[part];
        b->defined[part] = 0;
    }
    b->host_kind = c && c->host_kind ? c->host_kind + c->rows
                                     : scratch->host_kind;
    b->path_kind = c && c->path_kind ? c->path_kind + c->rows
                                     : scratch->path_kind;
    b->valid = 0;
}

static void copy_numbers(uint32_t *column, size_t row, unsigned count,
                         const uint32_t *numbers)
{
    if (column != NULL && column + row != numbers)
        memcpy(column + row, numbers, count * sizeof *numbers);
}

static void copy_bytes(uint8_t *column, size_t row, unsigned count,
                       const uint8_t *bytes)
{
    if (column != NULL)
        memcpy(column + row, bytes, count);
}

static void copy_rows(const struct scratch *scratch, unsigned count,
                      struct uric_columns *c)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        copy_numbers(c->begin[part], c->rows, count, scratch->begin[part]);
        copy_numbers(c->end[part], c->rows, count, scratch->end[part]);
    }
    copy_bytes(c->host_kind, c->rows, count, scratch->host_kind);
    copy_bytes(c->path_kind, c->rows, count, scratch->path_kind);
}

static void copy_bits(uint8_t *bitmap, size_t row, unsigned count, uint64_t bits)
{
    unsigned i;

    if (bitmap == NULL)
        return;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (count == 64) {
        memcpy(bitmap + row / 8, &bits, 8);
        return;
    }
#endif
    for (i = 0; i < count; i += 8)
        bitmap[(row + i) / 8] = (uint8_t)(bits >> i);
}

static void copy_bitmaps(const struct uric_block *b, unsigned count,
                         struct uric_columns *c)
{
    const uint64_t all = first_bits(count);
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        copy_bits(c->defined[part], c->rows, count, b->defined[part] & all);
    copy_bits(c->valid, c->rows, count, b->valid & all);
}

static int parse_one(int rule, int entry, const char *s, uint32_t n, struct uric *u)
{
    return entry >= 0
               ? uric_best_form()->parse(entry, (const unsigned char *)s, n, u)
               : uric_parse_as(rule, s, n, u);
}

/* The rows of these bits. */
static void add_singles(int rule, int entry, const char *s, const uint32_t *begin,
                        const uint32_t *end, uint64_t rows, struct uric_block *b,
                        uint32_t *error_offset)
{
    struct singles singles;
    unsigned part;

    for (part = 0; part < URIC_PARTS; part++)
        b->defined[part] &= ~rows;
    memset(singles.defined, 0, sizeof singles.defined);
    for (singles.count = 0; rows != 0; rows &= rows - 1) {
        const unsigned row = uric_zeros(rows);
        struct uric *const u = &singles.u[singles.count];

        if (parse_one(rule, entry, s + begin[row], end[row] - begin[row], u) ==
            URIC_OK)
            b->valid |= (uint64_t)1 << row;
        else if (error_offset != NULL)
            error_offset[row] = u->error_offset;
        singles.defined[row] = u->defined;
        singles.row[singles.count++] = (uint8_t)row;
    }
    write_singles(&singles, begin, b);
}

/* The next rows, up to 64. */
static void add_rows(int rule, const char *s, const uint32_t *begin,
                     const uint32_t *end, unsigned count, struct uric_columns *c)
{
    const int entry = entry_of(rule), is_whole = count == 64;
    uint32_t *const error_offset =
        c->error_offset != NULL ? c->error_offset + c->rows : NULL;
    struct scratch scratch;
    struct uric_block b;
    uint64_t left;

    direct(&b, is_whole ? c : NULL, &scratch);
    if (entry >= 0 && uric_best_form()->block != NULL)
        uric_best_form()->block(entry, (const unsigned char *)s, begin, end, count,
                                &b);
    if (error_offset != NULL)
        memset(error_offset, 0, count * sizeof *error_offset);
    left = ~b.valid & first_bits(count);
    if (left != 0)
        add_singles(rule, entry, s, begin, end, left, &b, error_offset);
    if (!is_whole)
        copy_rows(&scratch, count, c);
    copy_bitmaps(&b, count, c);
    copy_numbers(c->record_begin, c->rows, count, begin);
    copy_numbers(c->record_end, c->rows, count, end);
    c->rows += count;
    c->invalid += uric_count(~b.valid & first_bits(count));
}

int uric_parse_spans(int rule, const char *s, const uint32_t *begin,
                     const uint32_t *end, size_t count, struct uric_columns *c)
{
    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    if (count > c->room)
        count = c->room;
    while (c->rows < count) {
        const size_t left = count - c->rows;

        add_rows(rule, s, begin + c->rows, end + c->rows,
                 left < 64 ? (unsigned)left : 64, c);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* What a walk over lines has found. */
struct lines {
    uint32_t end[64 + 127 + 16]; /* of the next lines */
    unsigned count;              /* so many */
    size_t at;                   /* where the next line begins */
    size_t looked;               /* so far */
};

/* Look for lines' ends, n bytes being all there are unless more follow: then the
 * last needs its terminator. */
static void look_for_lines(const char *s, size_t n, unsigned flags, unsigned most,
                           struct lines *lines)
{
    const char terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    size_t last;

    lines->count += uric_best_form()->places((const unsigned char *)s, &lines->looked,
                                             n, terminator, most - lines->count,
                                             lines->end + lines->count);
    if (lines->looked < n || flags & URIC_LINES_MORE)
        return;
    last = lines->count > 0 ? (size_t)lines->end[lines->count - 1] + 1 : lines->at;
    if (last < n)
        lines->end[lines->count++] = (uint32_t)n;
}

/* The next lines, up to 64 and up to room: where they begin and end. */
static unsigned next_lines(const char *s, size_t n, unsigned flags, size_t room,
                           struct lines *lines, uint32_t *begin, uint32_t *end)
{
    const unsigned most = room < 64 ? (unsigned)room : 64;
    unsigned count, i;

    if (lines->count < most)
        look_for_lines(s, n, flags, most, lines);
    count = lines->count < most ? lines->count : most;
    for (i = 0; i < count; i++) {
        const uint32_t at = (uint32_t)lines->at, stop = lines->end[i];

        begin[i] = at;
        end[i] = stop;
        if (flags & URIC_LINES_CR && stop > at && stop < n && s[stop - 1] == '\r')
            end[i]--;
        lines->at = (size_t)stop + 1;
    }
    lines->count -= count;
    memmove(lines->end, lines->end + count, lines->count * sizeof *lines->end);
    return count;
}

/* A line at the buffer's begin whose end is not within the reach of offsets: how long
 * it is; n when it has no end, 0 when that may be yet to come. */
static size_t far_line(const char *s, size_t n, unsigned flags)
{
    const int terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    const char *const end = (const char *)memchr(
        s + URIC_MAX_LENGTH, terminator, n - URIC_MAX_LENGTH);

    if (end != NULL)
        return (size_t)(end - s);
    return flags & URIC_LINES_MORE ? 0 : n;
}

static void add_too_long_row(struct uric_columns *c)
{
    const uint32_t begin = 0, end = URIC_MAX_LENGTH;
    struct scratch scratch;
    struct uric_block b;

    memset(&scratch, 0, sizeof scratch);
    direct(&b, NULL, &scratch);
    copy_rows(&scratch, 1, c);
    copy_bitmaps(&b, 1, c);
    copy_numbers(c->error_offset, 0, 1, &end);
    copy_numbers(c->record_begin, 0, 1, &begin);
    copy_numbers(c->record_end, 0, 1, &end);
    c->rows = c->invalid = 1;
}

/* The row of such a line, if it is all there. */
static void add_far_row(int rule, const char *s, size_t n, unsigned flags,
                        struct uric_columns *c)
{
    const size_t length = far_line(s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    if (bytes <= URIC_MAX_LENGTH) {
        const uint32_t begin = 0, end = (uint32_t)bytes;

        add_rows(rule, s, &begin, &end, 1, c);
    } else {
        add_too_long_row(c);
    }
    c->taken = length < n ? length + 1 : n;
}

int uric_parse_lines(int rule, const char *s, size_t n, unsigned flags,
                     struct uric_columns *c)
{
    const size_t reach = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct lines lines;
    uint32_t begin[64], end[64];
    unsigned count;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    lines.count = 0;
    lines.at = lines.looked = 0;
    while (c->rows < c->room) {
        count = next_lines(s, reach, reach < n ? flags | URIC_LINES_MORE : flags,
                           c->room - c->rows, &lines, begin, end);
        if (count == 0)
            break;
        add_rows(rule, s, begin, end, count, c);
    }
    c->taken = lines.at < n ? lines.at : n;
    if (c->taken == 0 && reach < n && c->room > 0)
        add_far_row(rule, s, n, flags, c);
    return URIC_OK;
}

/* What could have stood where a scan stopped, and how to say it. */

/* The classes of RFC 3986, Appendix A, that messages speak of; a pchar may
 * begin with "%".  Generated by
 * grammar/classes.py from grammar/classes.rl; do not edit. */
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

int uric_stream_expected(const struct uric_stream *m, struct uric_set *set)
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

/* Text that grows past its buffer without being written there. */
struct text {
    char *buffer;
    size_t size, length;
};

static void put(struct text *t, const char *s)
{
    for (; *s; s++, t->length++) {
        if (t->length + 1 < t->size)
            t->buffer[t->length] = *s;
    }
}

/* Takes the byte out of the set if it is there. */
static int take_byte(struct uric_set *set, unsigned char b)
{
    const int there = uric_set_has(set, b);

    set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    return there;
}

/* Takes the class out of the set if all of it is there. */
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

/* The words of one text, with what goes between them. */
struct list {
    struct text *text;
    unsigned left;
};

static void put_word(struct list *list, const char *word)
{
    put(list->text, word);
    list->left--;
    put(list->text, list->left > 1 ? ", " : list->left == 1 ? " or " : "");
}

/* The bytes from first to last, as one word or, if there are only two, as two. */
static unsigned words_of(unsigned first, unsigned last)
{
    return last - first == 1 ? 2 : 1;
}

static void put_bytes(struct list *list, unsigned first, unsigned last)
{
    char one[] = { '"', (char)first, '"', '\0' };
    char range[] = { '"', (char)first, '"', ' ', 't', 'o', ' ',
                     '"', (char)last,  '"', '\0' };

    if (last - first > 1) {
        put_word(list, range);
        return;
    }
    put_word(list, one);
    if (last > first) {
        one[1] = (char)last;
        put_word(list, one);
    }
}

/* The last byte of the run of members that begins with first. */
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

size_t uric_expected_text(const struct uric_set *expected, int can_end,
                          char *buffer, size_t size)
{
    /* Larger classes first: what one has taken, those within it need not. */
    static const struct {
        unsigned bit;
        const char *name;
    } classes[] = {
        { URIC_CLASS_PCHAR, "a pchar" },
        { URIC_CLASS_UNRESERVED, "an unreserved character" },
        { URIC_CLASS_ALPHA, "a letter" },
        { URIC_CLASS_HEXDIG, "a hex digit" },
        { URIC_CLASS_DIGIT, "a digit" },
        { URIC_CLASS_SUB_DELIMS, "a sub-delim" }
    };
    enum { CLASSES = sizeof classes / sizeof *classes };
    struct text t = { buffer, size, 0 };
    struct list list = { &t, 0 };
    struct uric_set rest = *expected, bracket = { { 0, 0, 0, 0 } };
    const char *words[CLASSES + 2];
    unsigned n_words = 0, i, b, last;

    for (i = 0; i < CLASSES; i++) {
        if (take_class(&rest, classes[i].bit))
            words[n_words++] = classes[i].name;
    }
    if (take_byte(&rest, '"')) /* which older editions have */
        words[n_words++] = "a double quote";
    if (can_end)
        words[n_words++] = "the end";
    /* what closes an IP literal is what most often is missing */
    if (take_byte(&rest, ']'))
        bracket.bits[']' >> 6] = (uint64_t)1 << (']' & 63);
    list.left = count_words(&bracket) + count_words(&rest) + n_words;

    put(&t, "expected ");
    if (bracket.bits[']' >> 6] != 0)
        put_bytes(&list, ']', ']');
    for (b = 0; b < 256; b = last + 1) {
        last = b;
        if (uric_set_has(&rest, (unsigned char)b)) {
            last = run_end(&rest, b);
            put_bytes(&list, b, last);
        }
    }
    for (i = 0; i < n_words; i++)
        put_word(&list, words[i]);
    if (size > 0)
        buffer[t.length < size ? t.length : size - 1] = '\0';
    return t.length;
}

size_t uric_explain(int rule, const char *s, size_t n, char *buffer,
                    size_t size)
{
    struct uric_stream m;
    struct uric64 u;
    struct uric_set expected;
    int can_end;

    if (size > 0)
        buffer[0] = '\0';
    if (uric_stream_init(&m, rule) != URIC_OK)
        return 0;
    uric_stream_feed(&m, s, n);
    if (uric_stream_end(&m, &u) == URIC_OK)
        return 0;
    can_end = uric_stream_expected(&m, &expected);
    return uric_expected_text(&expected, can_end, buffer, size);
}

/* Generated from grammar/split.rl by ragel 6.10 -G2; do not edit. */
/* Appendix B as a scanner: splits any string, refuses none. */

#define AT ((uint32_t)(p - begin))

enum { split_start = 0 };

int uric_split(const char *s, size_t n, struct uric_split_result *u)
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

/* The removal of dot-segments. */
/* Paths read from the end to the begin while their dot-segments go, so that no step has
 * to take back what another did; and where what is left of them is laid. */
#ifndef URIC_DOTS_H
#define URIC_DOTS_H


/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." takes the "/" before the segment along */
    URIC_DOTS_1997, /* 5.2 there, and in 2003: "./" and "SEGMENT/../" go, and what of
                       them stands at the end without its "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": "/." and "/SEGMENT/.." go */
};

/* The path is the directory and what follows it; the directory is empty or ends in
 * "/".  The segments that stay are found from the last to the first. */
struct uric_walk {
    enum uric_dots dots;
    int encoded; /* "%2E" is a dot */
    int closed;  /* a surplus ".." ends the path, so that no "/" does */
    /* what is not read yet */
    struct uric_bytes directory, text;
    const char *slash; /* before the first segment of text */
    int has_directory, has_text;
    /* what has been found; complete at the end */
    size_t surplus; /* ".." without a segment to remove */
    int begun;
    int ends_up;    /* the last segment is ".." */
    int matched;    /* and removed another */
    int removed;    /* the first one that is neither "." nor ".." went */
    int rooted;     /* begins with "/" */
};

URIC_INTERNAL void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next segment that stays and the "/" before it, which lies right before it where
 * there is one: 1, or 0 when there is none.  The path begins with that "/" only if it
 * is rooted. */
URIC_INTERNAL int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                                 const char **slash);

/* Where bytes are laid, from the end to the begin: what lies side by side in its
 * source is laid at once. */
struct uric_laying {
    char *to;                  /* behind the place for them; or NULL */
    struct uric_bytes *piece;  /* the same for pieces */
    const char *like;          /* the same of what they are compared with */
    uint64_t length;           /* laid */
    size_t pieces;
    int differs;               /* from what they are compared with */
    struct uric_bytes run;     /* not laid yet, but counted in length */
};

URIC_INTERNAL void uric_lay(struct uric_laying *l, const char *s, size_t n);
URIC_INTERNAL void uric_lay_rest(struct uric_laying *l);

/* What is left of a path. */
struct uric_rest {
    enum uric_dots dots;
    int encoded;
    int keeps;       /* a surplus ".." stays */
    int closed;
    /* found by uric_rest_measure() */
    size_t kept;     /* segments, surplus ".." aside */
    size_t empties;  /* those that it begins with and that are empty */
    size_t surplus;
    uint64_t length;
    size_t pieces;
    int rooted;
};

URIC_INTERNAL void uric_rest_measure(struct uric_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay it. */
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
        directory.n--; /* the "/" that it ends in */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment that has not been read. */
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

/* The length of a dot that s begins with, or 0. */
static size_t dot(const char *s, size_t n, int encoded)
{
    if (n > 0 && s[0] == '.')
        return 1;
    return encoded && n > 2 && s[0] == '%' && s[1] == '2' && (s[2] | 0x20) == 'e' ? 3
                                                                                   : 0;
}

/* 1 for ".", 2 for "..", 0 for other segments. */
static int dots_in(struct uric_bytes segment, int encoded)
{
    const size_t first = dot(segment.s, segment.n, encoded);
    size_t second;

    if (first == 0 || first == segment.n)
        return first != 0;
    second = dot(segment.s + first, segment.n - first, encoded);
    return second != 0 && first + second == segment.n ? 2 : 0;
}

/* A dot-segment: whether a "/" stands for it. */
static int take_dots(struct uric_walk *w, int dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another one: whether it stays. */
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
        int dots;

        w->begun = 1;
        *segment = take_last(w, slash);
        dots = dots_in(*segment, w->encoded);
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

/* What was laid last begins with a "/" that is not the path's. */
static void drop_slash(struct uric_laying *l)
{
    drop_first(&l->run);
    l->length--;
}

/* ---- what is left ---- */

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
    /* Then nothing but that ".." is the path's end. */
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
    const size_t slashes = rest->empties + (rest->empties < rest->kept);

    return slashes >= (rest->rooted ? 2 : 3) &&
           !(rest->keeps && rest->surplus > 0);
}

/* Recomposing a target: first its length is found, then it is written, if there is
 * room. */
/* Letters in US-ASCII, whatever the locale. */
#ifndef URIC_LETTERS_H
#define URIC_LETTERS_H

static inline unsigned char uric_lower(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

#endif
/* What the resolution of a reference ends in, whichever edition's: components, and a
 * path whose dot-segments may have to go. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H


/* The path is the directory and what follows it; the directory is empty or ends in
 * "/".  Bytes lie in the base or the reference. */
struct uric_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};
/* Before and behind them in their source stand the delimiters that belong there. */

/* A component, and the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_INTERNAL struct uric_bytes uric_authority_bytes(const char *s,
                                                     const struct uric *u);

/* Of a path all up to its last "/", or what is empty. */
URIC_INTERNAL struct uric_bytes uric_directory(struct uric_bytes path);

/* Whether two schemes are the same, whatever their letters' case. */
URIC_INTERNAL int uric_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target goes: each may be NULL. */
struct uric_output {
    char *buffer;
    struct uric_bytes *piece;
    const char *like;      /* to be compared with: as long as the target */
    uint64_t length;       /* has gone: of two strings more than one can have */
    size_t pieces;         /* have gone */
    int differs;
    struct uric_bytes run; /* that has not gone yet, but is counted in length */
};

/* What is left of its path: URIC_OK or, as flags say, URIC_SURPLUS.  keeps says
 * whether a surplus ".." stays where flags do not. */
URIC_INTERNAL int uric_target_measure(const struct uric_target *t, int keeps,
                                      unsigned flags, struct uric_rest *rest);

/* Recompose it (RFC 3986, 5.3), as uric_resolve() promises; without a scheme it is the
 * reference that has the other components. */
URIC_INTERNAL void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                                   struct uric_output *out);

/* Both, and with what uric_resolve() promises of the buffer. */
URIC_INTERNAL int uric_target_write(const struct uric_target *t, int keeps,
                                    unsigned flags, char *buffer, size_t size,
                                    size_t *length);

#endif

struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                              enum uric_part part)
{
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = s ? s + u->part[part].begin : "";
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_bytes uric_authority_bytes(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = s + authority.begin;
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
    size_t i;

    if (one.n != other.n)
        return 0;
    for (i = 0; i < one.n; i++) {
        if (uric_lower(one.s[i]) != uric_lower(other.s[i]))
            return 0;
    }
    return 1;
}

/* ---- all of it ---- */

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

/* What follows upon the last bytes in its source, too, goes with them. */
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

/* Laid from the path's end on. */
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

int uric_target_measure(const struct uric_target *t, int keeps, unsigned flags,
                        struct uric_rest *rest)
{
    memset(rest, 0, sizeof *rest);
    rest->dots = t->dots;
    rest->keeps = flags & (URIC_KEEP_SURPLUS | URIC_DROP_SURPLUS)
                      ? (flags & URIC_KEEP_SURPLUS) != 0
                      : keeps;
    if (t->dots != URIC_DOTS_STAY)
        uric_rest_measure(rest, t->directory, t->path);
    return rest->surplus > 0 && flags & URIC_REFUSE_SURPLUS ? URIC_SURPLUS : URIC_OK;
}

/* Of a path that is not walked: what uric_target_put() would count. */
static uint64_t length_of(const struct uric_target *t)
{
    return (uint64_t)(t->scheme.s != NULL ? t->scheme.n + 1 : 0) +
           (t->authority.s != NULL ? t->authority.n + 2 : 0) + t->directory.n +
           t->path.n + (t->query.s != NULL ? t->query.n + 1 : 0) +
           (t->fragment.s != NULL ? t->fragment.n + 1 : 0);
}

int uric_target_write(const struct uric_target *t, int keeps, unsigned flags,
                      char *buffer, size_t size, size_t *length)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_rest rest;

    if (size > 0)
        buffer[0] = '\0';
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
    if (*length >= size)
        return URIC_TOO_SMALL;
    out.buffer = buffer;
    uric_target_put(t, &rest, &out);
    buffer[*length] = '\0';
    return URIC_OK;
}

/* Resolving a reference as RFC 3986, section 5.2, does. */
/* 5.2.2 of RFC 3986, for those who go on from its target. */
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

/* Short runs of bytes, of which most of a target is made. */
#ifndef URIC_COPY_H
#define URIC_COPY_H


/* memcpy(), for lengths that only the running program knows: up to 64 bytes go in steps
 * whose size the compiler knows, the last of which may overlap the one before it. */
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
/* What is to be known of a whole reference. */
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

/* With the pseudocode's names for the two sides. */
void uric_transform(const char *bs, const struct uric *b, const char *rs,
                    const struct uric *r, unsigned flags, struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    struct uric_bytes scheme = uric_bytes_of(rs, r, URIC_SCHEME);

    if (scheme.s != NULL && flags & URIC_NON_STRICT &&
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

/* ---- where no segment has to be removed ---- */

/* Not 0 if one of so many bytes, 4 or 8, is a "/" with a "." behind it. */
static URIC_ALWAYS_INLINE uint64_t dotted(const char *s, size_t n)
{
    const uint64_t ones = ~(uint64_t)0 / 255;
    uint64_t bytes = 0, next = 0;

    memcpy(&bytes, s, n);
    memcpy(&next, s + 1, n);
    bytes = (bytes ^ ones * '/') | (next ^ ones * '.');
    return (bytes - ones) & ~bytes & ones << 7; /* of those that are 0 now */
}

/* Whether a segment begins with a dot: then a walk finds out whether it is one. */
static int may_have_dots(const char *path, size_t n)
{
    uint64_t found = 0;
    size_t i;

    if (n == 0)
        return 0;
    found = path[0] == '.';
    if (n > 8) {
        for (i = 0; i + 17 <= n; i += 8)
            found |= dotted(path + i, 8);
        found |= dotted(path + i, 8) | dotted(path + n - 9, 8);
    } else if (n > 4) {
        found |= dotted(path, 4) | dotted(path + n - 5, 4);
    } else {
        for (i = 1; i < n; i++)
            found |= (uint64_t)(path[i] == '.' && path[i - 1] == '/');
    }
    return found != 0;
}

/* Most targets are what the base begins with, perhaps a "/", and what the reference ends
 * with: bytes `from` to `to` of it. */
struct joint {
    size_t base, from, to;
    int slash;
};

/* Where the segment ends that begins at i with so many dots, and its "/"; 0 if it is
 * another one. */
static size_t behind_dots(const char *path, size_t i, size_t n, size_t dots)
{
    const size_t end = i + dots;

    if (end > n || path[end - 1] != '.')
        return 0;
    return end == n ? end : path[end] == '/' ? end + 1 : 0;
}

/* "./" and "../" that the reference begins with shorten the directory, which is rooted
 * and has no dot-segments; at *from then stands what is left. */
static void shorten(const char *directory, size_t *n, const char *rs, size_t end,
                    size_t *from)
{
    while (*from < end && rs[*from] == '.') {
        size_t next = behind_dots(rs, *from, end, 2);

        if (next != 0) {
            if (*n == 1)
                return;
            while (directory[--*n - 1] != '/')
                ;
        } else {
            next = behind_dots(rs, *from, end, 1);
            if (next == 0)
                return;
        }
        *from = next;
    }
}

/* 5.2.3, for a path that is not empty, nor begins with "/". */
static int join_relative(const char *bs, const struct uric *b, const char *rs,
                         const struct uric *r, struct joint *j)
{
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);
    size_t n = uric_directory(base_path).n, from = r->part[URIC_PATH].begin;
    const size_t end = r->part[URIC_PATH].end;

    if (may_have_dots(base_path.s, n))
        return 0;
    if (n > 0 && base_path.s[0] == '/' && rs[from] == '.') {
        shorten(base_path.s, &n, rs, end, &from);
        /* "//" would begin an authority. */
        if (n == 1 && from < end && rs[from] == '/' && !uric_has(b, URIC_HOST))
            return 0;
    }
    j->slash = base_path.n == 0 && uric_has(b, URIC_HOST);
    j->base = b->part[URIC_PATH].begin + n;
    j->from = from;
    return !may_have_dots(rs + from, end - from);
}

/* Whether the target is that, as far as can be told without reading segments. */
static int join(const char *bs, const struct uric *b, const char *rs,
                const struct uric *r, unsigned flags, struct joint *j)
{
    const uric_span path = r->part[URIC_PATH];
    int has_scheme = uric_has(r, URIC_SCHEME);

    j->base = j->from = 0;
    j->to = uric_end(r);
    j->slash = 0;
    if (has_scheme && flags & URIC_NON_STRICT &&
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

static int write_joint(const struct joint *j, const char *bs, const char *rs,
                       char *buffer, size_t size, size_t *length)
{
    const size_t n = j->to - j->from;
    const uint64_t all = (uint64_t)j->base + n + (unsigned)j->slash;

    *length = all > URIC_MAX_LENGTH ? 0 : (size_t)all;
    if (all >= size || all > URIC_MAX_LENGTH) {
        if (size > 0)
            buffer[0] = '\0';
        return all > URIC_MAX_LENGTH ? URIC_TOO_LONG : URIC_TOO_SMALL;
    }
    uric_copy(buffer, bs, j->base);
    buffer += j->base;
    if (j->slash)
        *buffer++ = '/';
    if (n > 0)
        uric_copy(buffer, rs + j->from, n);
    buffer[n] = '\0';
    return URIC_OK;
}

int uric_resolve(const char *base_string, const struct uric *base,
                 const char *reference_string, const struct uric *reference,
                 unsigned flags, char *buffer, size_t size, size_t *length)
{
    struct uric_target target;
    struct joint joint;

    if (!uric_has(base, URIC_SCHEME)) {
        *length = 0;
        return URIC_NO_BASE;
    }
    if (join(base_string, base, reference_string, reference, flags, &joint))
        return write_joint(&joint, base_string, reference_string, buffer, size, length);
    uric_transform(base_string, base, reference_string, reference, flags, &target);
    return uric_target_write(&target, 0, flags, buffer, size, length);
}

static int joint_pieces(const struct joint *j, const char *bs, const char *rs,
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

/* Of others than joints there are at most 4, and one for each dot-segment.  Query and
 * fragment are the reference's, and one piece; the base's scheme and authority, too.
 * Where segments go, what stays falls apart once: so there is one piece more than there
 * are runs of such segments, each with a dot-segment in it, and another if the path is in
 * part the base's, in part the reference's.  That makes 4; of what else there may be,
 * nothing comes without something that is not there:
 * - an authority of the reference's own: then nothing of the path is the base's;
 * - a guard: then a run of segments went from the path's begin;
 * - a ".." that is kept: so, too, and that run has a dot-segment for each of them. */
int uric_resolve_pieces(const char *base_string, const struct uric *base,
                        const char *reference_string, const struct uric *reference,
                        unsigned flags, struct uric_bytes *pieces, size_t room,
                        size_t *count)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;
    struct joint joint;

    *count = 0;
    if (!uric_has(base, URIC_SCHEME))
        return URIC_NO_BASE;
    if (join(base_string, base, reference_string, reference, flags, &joint))
        return joint_pieces(&joint, base_string, reference_string, pieces, room, count);
    uric_transform(base_string, base, reference_string, reference, flags, &target);
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

/* RFC 3986, 5.2.4, for a path alone. */

/* What is left is laid at the end of the path first: there, nothing is written over
 * before it has been read. */
static void remove_in_place(struct uric_rest *rest, struct uric_bytes path, char *buffer)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_laying l;

    memset(&l, 0, sizeof l);
    l.to = buffer + path.n;
    uric_rest_lay(rest, none, path, &l);
    memmove(buffer, l.to, (size_t)rest->length);
}

int uric_remove_dot_segments(const char *path, size_t n, unsigned flags, char *buffer,
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
    rest.encoded = (flags & URIC_ENCODED_DOTS) != 0;
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

/* RFC 3986, 4.4. */

int uric_same_document(const char *base_string, const struct uric *base,
                       const char *reference_string, const struct uric *reference)
{
    const int last = uric_has(base, URIC_QUERY) ? URIC_QUERY : URIC_PATH;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    uric_transform(base_string, base, reference_string, reference, 0, &target);
    target.fragment.s = NULL;
    uric_target_measure(&target, 0, 0, &rest);
    uric_target_put(&target, &rest, &out);
    if (out.length != base->part[last].end)
        return 0;
    out.like = base_string;
    uric_target_put(&target, &rest, &out);
    return !out.differs;
}

/* The shortest reference to a target: 5.2 of RFC 3986, the other way round. */

/* The forms that a reference can have, in the order of preference. */
enum form { EMPTY_PATH, RELATIVE_PATH, ABSOLUTE_PATH, NETWORK_PATH, WHOLE, FORMS };

/* A path relative to the base's: so many "../", or a "./" that guards it, and then the
 * target's segments from one of them on. */
struct relative {
    size_t ups;
    int guarded;
    size_t skipped;    /* segments of the target's path */
    int keeps_slash;   /* the "/" that begins it is kept */
    uint64_t length;   /* of the segments */
};

struct relation {
    struct uric_target target;
    struct uric_rest rest;
    int possible[FORMS];
    uint64_t length[FORMS]; /* of what stands before the query */
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

/* Behind "./" and "../" that it begins with a path that was not rooted may be: 5.2.4
 * takes these away first. */
static struct uric_bytes without_first_dots(struct uric_bytes path)
{
    while (path.n > 1 && path.s[0] == '.') {
        const size_t n = path.s[1] == '.' ? 3 : 2;

        if (n > path.n || path.s[n - 1] != '/')
            break;
        path.s += n;
        path.n -= n;
    }
    return path;
}

/* How many segments two paths have in common at their begin, of the first `most`:
 * walked from the end on. */
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

/* Lays the segments of the target that the relative path has, and tells the first. */
static struct uric_bytes lay_segments(const struct relation *r, struct uric_laying *l)
{
    struct uric_walk w;
    struct uric_bytes segment = no_path;
    const char *slash;
    size_t left = r->rest.kept - r->relative.skipped;

    uric_walk_begin(&w, URIC_DOTS_3986, no_path, r->target.path);
    while (left-- > 0) {
        uric_walk_next(&w, &segment, &slash);
        uric_lay(l, segment.s, segment.n);
        if (left > 0 || r->relative.keeps_slash)
            uric_lay(l, slash, 1);
    }
    uric_lay_rest(l);
    return segment;
}

/* How far up and then down again: 0 if there is no such path. */
static int find_way(struct relation *r, struct uric_bytes directory)
{
    struct uric_rest from;
    size_t ups, most;

    memset(&from, 0, sizeof from);
    from.dots = URIC_DOTS_3986;
    uric_rest_measure(&from, no_path, directory);
    ups = from.kept - 1; /* behind the last "/" there is an empty one */
    most = ups < r->rest.kept - 1 ? ups : r->rest.kept - 1;
    memset(&r->relative, 0, sizeof r->relative);
    if (from.rooted == r->rest.rooted) {
        const size_t same = common(directory, from.kept, r->target.path, r->rest.kept,
                                   most);

        /* Without its first segment a rootless path is rooted. */
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
    if (way->length == 0) /* "." or "..", without a "/" behind it */
        r->length[RELATIVE_PATH] = way->ups > 0 ? 3 * way->ups - 1 : 1;
}

/* The target without its query and fragment, and without what a form leaves away. */
static struct uric_target begin_of(const struct relation *r, enum form form)
{
    struct uric_target t = r->target;

    t.query = t.fragment = no_path;
    if (form != WHOLE)
        t.scheme = no_path;
    if (form == ABSOLUTE_PATH)
        t.authority = no_path;
    return t;
}

static void consider(struct relation *r, enum form form)
{
    const struct uric_target t = begin_of(r, form);
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    r->possible[form] = 1;
    r->length[form] = out.length;
}

/* Whether the target's path, as it is written there, is the base's to the byte. */
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

static uint64_t length_in(const struct relation *r, enum form form)
{
    const int has_query =
        r->target.query.s != NULL && !(form == EMPTY_PATH && r->same_query);

    return r->length[form] + (has_query ? 1 + r->target.query.n : 0) +
           (r->target.fragment.s != NULL ? 1 + r->target.fragment.n : 0);
}

static enum form shortest(const struct relation *r)
{
    int best = WHOLE, form;

    for (form = WHOLE - 1; form >= 0; form--) {
        if (r->possible[form] &&
            length_in(r, (enum form)form) <= length_in(r, (enum form)best))
            best = form;
    }
    return (enum form)best;
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

static void write_form(struct relation *r, enum form form, char *to)
{
    if (form == RELATIVE_PATH) {
        write_relative(r, to);
    } else if (form != EMPTY_PATH) {
        const struct uric_target t = begin_of(r, form);
        struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

        out.buffer = to;
        uric_target_put(&t, &r->rest, &out);
    }
    to += (size_t)r->length[form];
    if (form != EMPTY_PATH || !r->same_query)
        write_end('?', r->target.query, &to);
    write_end('#', r->target.fragment, &to);
    *to = '\0';
}

int uric_relate(const char *base_string, const struct uric *base,
                const char *target_string, const struct uric *target, char *buffer,
                size_t size, size_t *length)
{
    struct relation r;
    enum form form;

    *length = 0;
    if (size > 0)
        buffer[0] = '\0';
    if (!uric_has(base, URIC_SCHEME) || !uric_has(target, URIC_SCHEME))
        return URIC_NO_BASE;
    memset(&r, 0, sizeof r);
    uric_transform(base_string, base, target_string, target, 0, &r.target);
    r.target.path = without_first_dots(r.target.path);
    uric_target_measure(&r.target, 0, 0, &r.rest);
    relate(&r, base_string, base);
    form = shortest(&r);
    if (length_in(&r, form) > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)length_in(&r, form);
    if (*length >= size)
        return URIC_TOO_SMALL;
    write_form(&r, form, buffer);
    return URIC_OK;
}

/* Parts become a reference: pieces, which the resumable scanner reads before any is
 * written.  What it finds must be what was given, so that no part can pass for two, nor
 * become another. */
/* Recomposing parts (RFC 3986, 5.3) that may not be what they should be. */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H


/* A part, in pieces: what is left of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };
struct uric_part_text {
    struct uric_bytes piece[URIC_PART_PIECES];
    size_t n;
    int defined;
};

URIC_INTERNAL int uric_too_long(struct uric_bytes bytes);
URIC_INTERNAL void uric_part_set(struct uric_part_text *part, struct uric_bytes value);
URIC_INTERNAL void uric_part_add(struct uric_part_text *part, const char *s, size_t n);

/* What uric_build() and uric_edit() do with the parts; the others than the edited one,
 * unless that is URIC_PARTS, stood in a reference before. */
URIC_INTERNAL int uric_compose(const struct uric_part_text part[URIC_PARTS],
                               int edited, char *buffer, size_t size, size_t *length,
                               struct uric_refusal *why);

/* The status, and what stands in the buffer when it is not URIC_OK. */
URIC_INTERNAL int uric_compose_nothing(int status, char *buffer, size_t size,
                                       size_t *length);

URIC_INTERNAL int uric_refuse_part(struct uric_refusal *why, enum uric_reason reason,
                              int part, size_t offset);

/* Whether they are a scheme, when a ":" follows them. */
URIC_INTERNAL int uric_is_scheme(struct uric_bytes bytes);

#endif

/* Seven parts of which one is in pieces, a delimiter before or behind each, "//" and
 * a guard. */
enum { MOST_PIECES = URIC_PARTS - 1 + URIC_PART_PIECES + URIC_PARTS + 1 };

struct composition {
    struct uric_bytes piece[MOST_PIECES];
    size_t n;
    uint64_t length;
    uric_span64 at[URIC_PARTS]; /* the path's is without its guard */
    size_t guard;               /* its length */
};

int uric_refuse_part(struct uric_refusal *why, enum uric_reason reason, int part,
                size_t offset)
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
        "not what the grammar has there",
        "not without a host",
        "with an authority, a path is empty or begins with \"/\"",
        "a password stands behind a user",
        "there is none of that number",
        "a delimiter would make it two",
        "a dot-segment takes others along",
        "without its first segment the path would begin elsewhere"
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

/* So that sums of lengths stay in 64 bits, and offsets in 32. */
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

/* ---- the path and what stands before it ---- */

/* Its bytes one by one; pieces are not empty. */
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

/* What keeps the path a path (RFC 3986, 3.3 and 4.2). */
static const char *guard_of(const struct uric_part_text part[URIC_PARTS])
{
    const struct uric_part_text *const path = &part[URIC_PATH];

    if (part[URIC_HOST].defined)
        return "";
    if (byte_at(path, 0) == '/')
        return byte_at(path, 1) == '/' ? "/." : "";
    return !part[URIC_SCHEME].defined && first_segment_has_colon(path) ? "./" : "";
}

static int misses(const struct uric_part_text part[URIC_PARTS],
                  struct uric_refusal *why)
{
    const int host = part[URIC_HOST].defined;

    if (!host && part[URIC_USERINFO].defined)
        return uric_refuse_part(why, URIC_NEEDS_HOST, URIC_USERINFO, 0);
    if (!host && part[URIC_PORT].defined)
        return uric_refuse_part(why, URIC_NEEDS_HOST, URIC_PORT, 0);
    if (host && part[URIC_PATH].n > 0 && byte_at(&part[URIC_PATH], 0) != '/')
        return uric_refuse_part(why, URIC_NEEDS_SLASH, URIC_PATH, 0);
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

/* ---- what the scanner makes of them ---- */

static int scan_pieces(const struct composition *c, int rule, struct uric64 *u)
{
    struct uric_stream m;
    size_t i;

    uric_stream_init(&m, rule);
    for (i = 0; i < c->n; i++)
        uric_stream_feed(&m, c->piece[i].s, c->piece[i].n);
    return uric_stream_end(&m, u);
}

/* In the one part that is new, if that is known; else in that in which the byte lies, or
 * right behind which. */
static int refuse_byte(const struct composition *c,
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
    return uric_refuse_part(why, URIC_NOT_ALLOWED, which,
                            end > c->at[which].begin
                                ? (size_t)(end - c->at[which].begin)
                                : 0);
}

/* The first part inside which the scanner has found one to end. */
static int refuse_delimiter(const struct composition *c, const struct uric64 *u,
                            struct uric_refusal *why)
{
    int which, found;

    for (which = 0; which < URIC_PARTS; which++) {
        for (found = 0; found < URIC_PARTS; found++) {
            const uint64_t end = u->part[found].end;

            if (u->defined >> found & 1 && end != c->at[found].end &&
                end >= c->at[which].begin && end < c->at[which].end)
                return uric_refuse_part(why, URIC_DELIMITER, which,
                                   (size_t)(end - c->at[which].begin));
        }
    }
    /* unreachable: a delimiter that was not meant stands inside a part, and all that
     * were meant are found unless one comes before them */
    return uric_refuse_part(why, URIC_DELIMITER, URIC_PATH, 0);
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

static int check_pieces(const struct composition *c,
                 const struct uric_part_text part[URIC_PARTS], int edited,
                 struct uric_refusal *why)
{
    struct uric64 u;

    if (scan_pieces(c, part[URIC_SCHEME].defined ? URIC_RULE_URI : URIC_RULE_URI_REFERENCE,
             &u) != URIC_OK)
        return refuse_byte(c, part, edited, u.error_offset, why);
    return is_as_meant(c, part, &u) ? URIC_OK : refuse_delimiter(c, &u, why);
}

/* A part without the others, but for an authority that it stands in or behind. */
static int check_alone(const struct uric_part_text part[URIC_PARTS], int which,
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

/* The scanner may take a part's fault for the beginning of something else, and stop only
 * in the next: so the first is named that is wrong by itself. */
static int name_part(const struct uric_part_text part[URIC_PARTS],
                     struct uric_refusal *why)
{
    int which, status = URIC_OK;

    for (which = 0; which < URIC_PARTS && status == URIC_OK; which++)
        status = check_alone(part, which, why);
    return status;
}

static void put_pieces(const struct composition *c, char *to)
{
    size_t i;

    for (i = 0; i < c->n; to += c->piece[i++].n)
        memcpy(to, c->piece[i].s, c->piece[i].n);
    *to = '\0';
}

int uric_compose_nothing(int status, char *buffer, size_t size, size_t *length)
{
    *length = 0;
    if (size > 0)
        buffer[0] = '\0';
    return status;
}

int uric_compose(const struct uric_part_text part[URIC_PARTS], int edited,
                 char *buffer, size_t size, size_t *length, struct uric_refusal *why)
{
    struct composition c;
    int status;

    uric_compose_nothing(URIC_OK, buffer, size, length);
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
    if (*length >= size)
        return URIC_TOO_SMALL;
    put_pieces(&c, buffer);
    return URIC_OK;
}

/* A reference from its parts. */

int uric_build(const struct uric_bytes part[URIC_PARTS], char *buffer, size_t size,
               size_t *length, struct uric_refusal *why)
{
    struct uric_part_text text[URIC_PARTS];
    struct uric_refusal unasked;
    int which;

    if (why == NULL)
        why = &unasked;
    memset(why, 0, sizeof *why);
    memset(text, 0, sizeof text);
    for (which = 0; which < URIC_PARTS; which++) {
        if (uric_too_long(part[which]))
            return uric_compose_nothing(URIC_TOO_LONG, buffer, size, length);
        uric_part_set(&text[which], part[which]);
    }
    return uric_compose(text, URIC_PARTS, buffer, size, length, why);
}

/* One part of a reference replaced, set or removed, every other byte as it was. */
/* Text that grows past its buffer without being written there. */
#ifndef URIC_WRITTEN_H
#define URIC_WRITTEN_H


struct uric_written {
    char *buffer;
    size_t size, length;
};

static inline void uric_put_byte(struct uric_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[t->length] = byte;
    t->length++;
}

static inline void uric_put(struct uric_written *t, const char *s)
{
    while (*s)
        uric_put_byte(t, *s++);
}

/* Whether the n bytes at s are the name, which is in lower case, whatever theirs. */
static inline int uric_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* A span of s, percent-decoded (RFC 3986, 2.1). */
URIC_INTERNAL void uric_put_decoded(struct uric_written *t, const char *s,
                                    uric_span at);

/* The byte at *i of the span that ends at end, percent-decoded; *i moves behind. */
URIC_INTERNAL unsigned char uric_decode_next(const char *s, uint32_t *i,
                                             uint32_t end);

/* One byte, percent-encoded unless it is a pchar. */
URIC_INTERNAL void uric_put_encoded(struct uric_written *t, char byte);

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

static int set_part(struct editing *e, int part, struct uric_bytes value)
{
    uric_part_set(&e->part[part], value);
    return URIC_OK;
}

/* ---- the authority, the user, the password ---- */

static int edit_authority(struct editing *e)
{
    const struct uric_bytes value = e->edit->value;
    struct uric a;
    int part;

    memset(&a, 0, sizeof a);
    if (!removes(e) && uric_parse_as(URIC_RULE_AUTHORITY, value.s, value.n, &a) !=
                           URIC_OK)
        return uric_refuse_part(e->why, URIC_NOT_ALLOWED, URIC_EDIT_AUTHORITY,
                           a.error_offset);
    for (part = URIC_USERINFO; part <= URIC_PORT; part++)
        set_part(e, part, uric_bytes_of(value.s, &a, (enum uric_part)part));
    return URIC_OK;
}

static int edit_user(struct editing *e)
{
    struct uric_part_text *const userinfo = &e->part[URIC_USERINFO];
    const struct uric_bytes value = e->edit->value;
    const char *const colon = find_byte(value, ':');
    uric_span password;
    const int has_password = uric_password(e->s, e->u, &password);

    if (removes(e) && has_password)
        return uric_refuse_part(e->why, URIC_NEEDS_USER, URIC_EDIT_PASSWORD, 0);
    if (colon != NULL)
        return uric_refuse_part(e->why, URIC_DELIMITER, URIC_EDIT_USER,
                           (size_t)(colon - value.s));
    uric_part_set(userinfo, value);
    if (has_password)
        uric_part_add(userinfo, e->s + password.begin - 1,
                      password.end - password.begin + 1);
    return URIC_OK;
}

static int edit_password(struct editing *e)
{
    struct uric_part_text *const userinfo = &e->part[URIC_USERINFO];
    uric_span user;

    if (!uric_user(e->s, e->u, &user))
        return removes(e) ? URIC_OK
                          : uric_refuse_part(e->why, URIC_NEEDS_USER,
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

/* Element `index` of a text that delimiters part: 1, or 0 when there are fewer. */
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

/* How many there are in what is not empty. */
static size_t count_elements(struct uric_bytes text, char delimiter)
{
    size_t i, n = 1;

    for (i = 0; i < text.n; i++)
        n += text.s[i] == delimiter;
    return n;
}

/* What stands before the element, and behind it. */
static struct uric_bytes before(struct uric_bytes text, struct uric_bytes element)
{
    text.n = (size_t)(element.s - text.s);
    return text;
}

static struct uric_bytes behind(struct uric_bytes text, struct uric_bytes element)
{
    const size_t at = (size_t)(element.s - text.s) + element.n;

    text.s += at;
    text.n -= at;
    return text;
}

/* Without the element, and the delimiter behind it, or else the one before it. */
static void leave_out(struct uric_part_text *part, struct uric_bytes text,
                      struct uric_bytes element)
{
    struct uric_bytes first = before(text, element), rest = behind(text, element);

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

static int refuse_in(struct editing *e, struct uric_bytes value, char delimiter,
                     int part)
{
    const char *const at = find_byte(value, delimiter);

    return at == NULL ? URIC_OK
                      : uric_refuse_part(e->why, URIC_DELIMITER, part,
                                    (size_t)(at - value.s));
}

/* ---- one segment ---- */

static int is_dot_segment(struct uric_bytes value)
{
    size_t length;

    /* Nothing else of one segment goes. */
    return value.n > 0 &&
           uric_remove_dot_segments(value.s, value.n, URIC_ENCODED_DOTS, NULL, 0,
                                    &length) == URIC_OK;
}

static int refuse_segment(struct editing *e)
{
    const struct uric_bytes value = e->edit->value;
    const int status = refuse_in(e, value, '/', URIC_EDIT_SEGMENT);

    if (status == URIC_OK && is_dot_segment(value))
        return uric_refuse_part(e->why, URIC_DOT_SEGMENT, URIC_EDIT_SEGMENT, 0);
    return status;
}

/* A path that is not rooted begins with a segment that is not empty. */
static int refuse_first(struct editing *e)
{
    return uric_refuse_part(e->why, URIC_FIRST_SEGMENT, URIC_EDIT_SEGMENT, 0);
}

static int replace_segment(struct editing *e, struct uric_bytes path, int rooted,
                           struct uric_bytes segment)
{
    struct uric_part_text *const part = &e->part[URIC_PATH];
    const struct uric_bytes value = e->edit->value;
    const struct uric_bytes first = before(path, segment);
    const struct uric_bytes rest = behind(path, segment);

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

static int append_segment(struct editing *e, struct uric_bytes path, int rooted)
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

static int remove_segment(struct editing *e, struct uric_bytes path, int rooted,
                          struct uric_bytes segment)
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

static int edit_segment(struct editing *e)
{
    struct uric_bytes path = uric_bytes_of(e->s, e->u, URIC_PATH), segment;
    const int rooted = path.n > 0 && path.s[0] == '/';
    const size_t count = path.n > 0 ? count_elements(path, '/') - (size_t)rooted : 0;
    const int status = removes(e) ? URIC_OK : refuse_segment(e);

    if (status != URIC_OK)
        return status;
    if (e->edit->index == count && !removes(e))
        return append_segment(e, path, rooted);
    path.s += rooted;
    path.n -= (size_t)rooted;
    if (count == 0 || !find_element(path, '/', e->edit->index, &segment))
        return uric_refuse_part(e->why, URIC_NO_SUCH, URIC_EDIT_SEGMENT, 0);
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

/* Names are what their triplets stand for. */
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
        rest = behind(rest, *parameter);
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

static int replace_parameter(struct editing *e, struct uric_bytes query,
                             struct uric_bytes parameter)
{
    struct uric_part_text *const part = &e->part[URIC_QUERY];
    const struct uric_bytes first = before(query, parameter);
    const struct uric_bytes rest = behind(query, parameter);

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

static int refuse_parameter(struct editing *e)
{
    const int part = e->edit->what;
    int status = refuse_in(e, e->edit->value, '&', part);

    if (status == URIC_OK && part == URIC_EDIT_PARAMETER_NAMED)
        status = refuse_in(e, e->edit->name, '&', part);
    if (status == URIC_OK && part == URIC_EDIT_PARAMETER_NAMED)
        status = refuse_in(e, e->edit->name, '=', part);
    return status;
}

static int edit_parameter(struct editing *e)
{
    const struct uric_bytes query = uric_bytes_of(e->s, e->u, URIC_QUERY);
    const int status = refuse_parameter(e);
    struct uric_bytes parameter;

    if (status != URIC_OK)
        return status;
    if (find_parameter(e, query, &parameter))
        return replace_parameter(e, query, parameter);
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_refuse_part(e->why, URIC_NO_SUCH, URIC_EDIT_PARAMETER, 0);
    if (removes(e))
        return URIC_OK;
    if (query.n > 0)
        uric_part_add(&e->part[URIC_QUERY], "&", 1);
    put_parameter(e, e->edit->name);
    return URIC_OK;
}

/* ---- all of them ---- */

static int part_of(int what)
{
    static const int parts[] = { URIC_PARTS, URIC_USERINFO, URIC_USERINFO, URIC_PATH,
                                 URIC_QUERY, URIC_QUERY };

    return what < URIC_PARTS ? what : parts[what - URIC_PARTS];
}

static int apply(struct editing *e)
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
        return what < 0 || what >= URIC_PARTS ? URIC_NO_RULE
                                              : set_part(e, what, e->edit->value);
    }
}

int uric_edit(const char *s, const struct uric *u, const struct uric_change *edit,
              char *buffer, size_t size, size_t *length, struct uric_refusal *why)
{
    struct uric_refusal unasked;
    struct editing e;
    int part, status;

    memset(&e, 0, sizeof e);
    e.s = s;
    e.u = u;
    e.edit = edit;
    e.why = why != NULL ? why : &unasked;
    memset(e.why, 0, sizeof *e.why);
    for (part = 0; part < URIC_PARTS; part++)
        set_part(&e, part, uric_bytes_of(s, u, (enum uric_part)part));
    if (uric_too_long(edit->value) || uric_too_long(edit->name))
        return uric_compose_nothing(URIC_TOO_LONG, buffer, size, length);
    status = apply(&e);
    if (status == URIC_OK)
        return uric_compose(e.part, part_of(edit->what), buffer, size, length, e.why);
    return uric_compose_nothing(status, buffer, size, length);
}

/* Generated from grammar/html_base.rl by ragel 6.10 -T0; do not edit. */
/* The BASE element of an HTML document (RFC 3986, 5.1.1), by a table: what stands before
 * it is passed over, and with the head the reading ends. */
/* Where documents name their base. */
#ifndef URIC_EMBEDDED_H
#define URIC_EMBEDDED_H


/* The value of the first BASE element's href, as it is written: 1, or 0.  *is_final: no
 * further bytes would change that. */
URIC_INTERNAL int uric_find_html_base(const char *s, size_t n, uric_span *href,
                                      int *is_final);

/* The bodies of such fields, of several the last: which of them there are. */
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
	363, 364, 366, 369, 372, 375, 378, 381,
	384, 385, 386, 388, 390, 392, 399, 407,
	410, 418, 424, 425, 427, 430, 433, 436,
	439, 442, 443, 444, 448, 450, 452, 454,
	456, 458, 460, 467, 475, 478, 486, 492,
	493, 495, 498, 501, 504, 507, 510, 513,
	516, 519, 520, 521, 523, 525, 527, 534,
	542, 545, 553, 559, 560, 562, 565, 568,
	571, 574, 577, 578, 579, 580, 581, 588
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
	10u, 12u, 13u, 60u, 47u, 60u, 60u, 83u,
	115u, 60u, 67u, 99u, 60u, 82u, 114u, 60u,
	73u, 105u, 60u, 80u, 112u, 60u, 84u, 116u,
	34u, 39u, 89u, 121u, 76u, 108u, 69u, 101u,
	32u, 47u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 47u,
	61u, 62u, 32u, 34u, 39u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 9u, 10u, 12u, 13u,
	60u, 47u, 60u, 60u, 83u, 115u, 60u, 84u,
	116u, 60u, 89u, 121u, 60u, 76u, 108u, 60u,
	69u, 101u, 34u, 39u, 69u, 73u, 101u, 105u,
	77u, 109u, 80u, 112u, 76u, 108u, 65u, 97u,
	84u, 116u, 69u, 101u, 32u, 47u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 47u, 61u, 62u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 60u, 47u, 60u, 60u,
	84u, 116u, 60u, 69u, 101u, 60u, 77u, 109u,
	60u, 80u, 112u, 60u, 76u, 108u, 60u, 65u,
	97u, 60u, 84u, 116u, 60u, 69u, 101u, 34u,
	39u, 84u, 116u, 76u, 108u, 69u, 101u, 32u,
	47u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 47u, 61u,
	62u, 32u, 34u, 39u, 62u, 9u, 10u, 12u,
	13u, 32u, 62u, 9u, 10u, 12u, 13u, 60u,
	47u, 60u, 60u, 84u, 116u, 60u, 73u, 105u,
	60u, 84u, 116u, 60u, 76u, 108u, 60u, 69u,
	101u, 34u, 39u, 187u, 191u, 32u, 60u, 239u,
	9u, 10u, 12u, 13u, 32u, 60u, 9u, 10u,
	12u, 13u, 0
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
	1, 2, 3, 3, 3, 3, 3, 3,
	1, 1, 2, 2, 2, 3, 4, 3,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 1, 1, 4, 2, 2, 2, 2,
	2, 2, 3, 4, 3, 4, 2, 1,
	2, 3, 3, 3, 3, 3, 3, 3,
	3, 1, 1, 2, 2, 2, 3, 4,
	3, 4, 2, 1, 2, 3, 3, 3,
	3, 3, 1, 1, 1, 1, 3, 2
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
	0, 0, 0, 0, 0, 2, 2, 0,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 2, 2, 0, 2, 2, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 2,
	0, 2, 2, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 2
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
	406, 408, 411, 415, 419, 423, 427, 431,
	435, 437, 439, 442, 445, 448, 454, 461,
	465, 472, 477, 479, 482, 486, 490, 494,
	498, 502, 504, 506, 511, 514, 517, 520,
	523, 526, 529, 535, 542, 546, 553, 558,
	560, 563, 567, 571, 575, 579, 583, 587,
	591, 595, 597, 599, 602, 605, 608, 614,
	621, 625, 632, 637, 639, 642, 646, 650,
	654, 658, 662, 664, 666, 668, 670, 676
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
	109, 108, 102, 108, 110, 110, 102, 108,
	111, 111, 102, 108, 112, 112, 102, 108,
	113, 113, 102, 108, 114, 114, 102, 108,
	24, 24, 102, 101, 106, 101, 107, 115,
	115, 1, 116, 116, 1, 117, 117, 1,
	118, 118, 119, 118, 118, 1, 118, 118,
	1, 119, 118, 118, 120, 118, 121, 119,
	120, 121, 123, 124, 1, 121, 121, 122,
	118, 119, 118, 118, 122, 125, 119, 126,
	125, 119, 125, 127, 127, 119, 125, 128,
	128, 119, 125, 129, 129, 119, 125, 130,
	130, 119, 125, 24, 24, 119, 118, 123,
	118, 124, 131, 132, 131, 132, 1, 133,
	133, 1, 134, 134, 1, 135, 135, 1,
	136, 136, 1, 137, 137, 1, 138, 138,
	1, 139, 139, 140, 139, 139, 1, 139,
	139, 1, 140, 139, 139, 141, 139, 142,
	140, 141, 142, 144, 145, 1, 142, 142,
	143, 139, 140, 139, 139, 143, 146, 140,
	147, 146, 140, 146, 148, 148, 140, 146,
	149, 149, 140, 146, 150, 150, 140, 146,
	151, 151, 140, 146, 152, 152, 140, 146,
	153, 153, 140, 146, 154, 154, 140, 146,
	24, 24, 140, 139, 144, 139, 145, 155,
	155, 1, 156, 156, 1, 157, 157, 1,
	158, 158, 159, 158, 158, 1, 158, 158,
	1, 159, 158, 158, 160, 158, 161, 159,
	160, 161, 163, 164, 1, 161, 161, 162,
	158, 159, 158, 158, 162, 165, 159, 166,
	165, 159, 165, 167, 167, 159, 165, 168,
	168, 159, 165, 169, 169, 159, 165, 170,
	170, 159, 165, 24, 24, 159, 158, 163,
	158, 164, 171, 1, 12, 1, 12, 172,
	173, 12, 12, 1, 12, 172, 12, 12,
	1, 0
};

static const unsigned char _html_base_trans_targs[] = {
	2, 0, 11, 3, 22, 44, 56, 59,
	62, 86, 123, 4, 167, 5, 6, 10,
	7, 8, 9, 12, 16, 19, 13, 14,
	15, 17, 18, 20, 21, 23, 24, 25,
	26, 167, 27, 33, 28, 29, 30, 31,
	32, 34, 35, 36, 37, 38, 39, 40,
	42, 39, 26, 167, 41, 26, 41, 43,
	43, 45, 54, 46, 47, 48, 49, 50,
	51, 52, 53, 55, 57, 58, 60, 61,
	63, 64, 65, 66, 67, 68, 69, 70,
	74, 71, 72, 73, 84, 85, 75, 76,
	77, 78, 79, 80, 81, 82, 83, 87,
	106, 88, 89, 90, 91, 92, 96, 93,
	94, 95, 104, 105, 97, 98, 99, 100,
	101, 102, 103, 107, 108, 109, 110, 114,
	111, 112, 113, 121, 122, 115, 116, 117,
	118, 119, 120, 124, 147, 125, 126, 127,
	128, 129, 130, 131, 135, 132, 133, 134,
	145, 146, 136, 137, 138, 139, 140, 141,
	142, 143, 144, 148, 149, 150, 151, 155,
	152, 153, 154, 162, 163, 156, 157, 158,
	159, 160, 161, 165, 1, 164
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
	0, 0, 0, 0, 0, 0
};

enum { html_base_start = 166 };
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
	while ( _nacts-- > 0 )
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

/* Generated from grammar/mime_base.rl by ragel 6.10 -T0; do not edit. */
/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: with the header the reading ends. */

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
	while ( _nacts-- > 0 )
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
	while ( __nacts-- > 0 ) {
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

/* Character references of HTML, as far as they are US-ASCII. */
/* Character references of HTML. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H


/* The length of the reference that the n bytes at s begin with, which are in an attribute,
 * by name or number to a character of US-ASCII, which goes to *byte; 0 if it is one to
 * another, or none, and *byte is what it was. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif

static int digit_of(char c, int base)
{
    static const char digits[] = "0123456789abcdef";
    const char *const at = (const char *)memchr(digits, c | (c > '9') << 5, (size_t)base);

    return at != NULL ? (int)(at - digits) : -1;
}

/* The length of a numeric reference to a byte of US-ASCII, or 0. */
static size_t numeric(const char *s, size_t n, char *byte)
{
    const int base = n > 2 && (s[2] | 0x20) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    int value = 0, digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && digit_of(s[i], base) >= 0; i++, digits++)
        value = value * base + digit_of(s[i], base);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

/* The names of characters in US-ASCII (HTML, "Named character references"), each with
 * ";" and its character behind it.  Of the first, the ";" may be left away. */
static const char old_character_names[] = "amp;&AMP;&lt;<LT;<gt;>GT;>quot;\"QUOT;\"";
static const char character_names[] =
    "apos;'num;#colon;:sol;/quest;?equals;=commat;@period;.comma;,semi;;excl;!dollar;$"
    "percnt;%lpar;(rpar;)ast;*midast;*plus;+lowbar;_UnderBar;_lsqb;[lbrack;[rsqb;]"
    "rbrack;]bsol;\\Hat;^grave;`DiacriticalGrave;`lcub;{lbrace;{rcub;}rbrace;}verbar;|"
    "vert;|VerticalLine;|Tab;\tNewLine;\n";

/* Whether what follows a name goes on, or says that it is a parameter's (13.2.5.73). */
static int is_open(const char *s, size_t n)
{
    return n > 0 && (s[0] == '=' || digit_of(s[0], 10) >= 0 ||
                     (uric_lower(s[0]) >= 'a' && uric_lower(s[0]) <= 'z'));
}

/* The length of a reference by a name among these, or 0. */
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

/* The base that a document names, as a URI-reference: without what HTML and MIME write
 * around it. */

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

/* ---- MIME: what folding and quoting put there ---- */

static uric_span without_quotes(const char *s, uric_span at)
{
    if (at.end - at.begin > 1 && ((s[at.begin] == '"' && s[at.end - 1] == '"') ||
                                  (s[at.begin] == '<' && s[at.end - 1] == '>'))) {
        at.begin++;
        at.end--;
    }
    return at;
}

/* The end of the comments (RFC 5322, 3.2.2), one behind the other, that begin there, and
 * the begin of those that end there: where there are none, there. */
static uint32_t comments_end(const char *s, uric_span at)
{
    uint32_t i, depth = 0, last = at.begin;

    for (i = at.begin; i < at.end && (depth > 0 || s[i] == '('); i++) {
        if (s[i] == '\\')
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

/* RFC 2557, 4.1: [CFWS] URI [CFWS].  A URI can have parentheses, too: they are its own
 * unless there is a space or a quote before them. */
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

static int answer_base(put_reference *put_base, const char *s, uric_span at, char *buffer,
                       size_t size, size_t *length)
{
    struct embedded e = { NULL, 0 };

    at = without_spaces(s, at);
    put_base(&e, s, at);
    *length = e.length;
    if (e.length >= size)
        return URIC_TOO_SMALL;
    e.buffer = buffer;
    e.length = 0;
    put_base(&e, s, at);
    buffer[e.length] = '\0';
    return URIC_OK;
}

static int answer_none(int status, char *buffer, size_t size, size_t *length)
{
    *length = 0;
    if (size > 0)
        buffer[0] = '\0';
    return status;
}

static size_t within_offsets(size_t n)
{
    return n > URIC_MAX_LENGTH ? URIC_MAX_LENGTH : n;
}

int uric_html_base(const char *s, size_t n, char *buffer, size_t size, size_t *length)
{
    uric_span href;
    int is_final;

    answer_none(URIC_OK, buffer, size, length);
    if (!uric_find_html_base(s, within_offsets(n), &href, &is_final))
        return URIC_NO_BASE;
    return answer_base(put_html, s, href, buffer, size, length);
}

int uric_mime_base(const char *s, size_t n, char *buffer, size_t size, size_t *length)
{
    uric_span base, location;
    int is_final;
    const int found = uric_find_mime_base(s, within_offsets(n), &base, &location,
                                          &is_final);

    answer_none(URIC_OK, buffer, size, length);
    if (found == 0)
        return URIC_NO_BASE;
    return answer_base(put_mime, s, found & URIC_FOUND_BASE ? base : location, buffer,
                       size, length);
}

int uric_html_base_is_final(const char *s, size_t n)
{
    uric_span href;
    int is_final;

    uric_find_html_base(s, within_offsets(n), &href, &is_final);
    return is_final;
}

int uric_mime_base_is_final(const char *s, size_t n)
{
    uric_span base, location;
    int is_final;

    uric_find_mime_base(s, within_offsets(n), &base, &location, &is_final);
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
    const struct uric_bytes bytes = { s + begin, end - begin };

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

static int check(struct uric_bytes scheme, struct uric_bytes host, int reads_host)
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

int uric_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                    const char *request_target, const struct uric *u,
                    struct uric_bytes pieces[URIC_TARGET_PIECES], size_t *count)
{
    static const struct uric_bytes delimiter = { "://", 3 };
    const enum uric_request_form form = uric_form(u);
    struct uric_bytes rest = { "", 0 };
    int n = 0, status;

    *count = 0;
    if (form == URIC_FORM_ABSOLUTE) {
        pieces[0] = from_to(request_target, 0, end_of(u));
        *count = 1;
        return URIC_OK;
    }
    status = check(scheme, host, form != URIC_FORM_AUTHORITY);
    if (status != URIC_OK)
        return status == URIC_INCOMPLETE ? URIC_INVALID : status;
    if (form == URIC_FORM_AUTHORITY)
        host = uric_authority_bytes(request_target, u);
    if (form == URIC_FORM_ORIGIN)
        rest = from_to(request_target, 0, end_of(u));
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
    size_t i;

    for (i = 0; i < prefix.n && i < n; i++) {
        if (uric_lower(s[i]) != uric_lower(prefix.s[i]))
            return 0;
    }
    return i == prefix.n;
}

/* Whether an authority with a host, without a userinfo, and perhaps a path can be read
 * there: what has a scheme and an authority has them, and is no suffix. */
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

int uric_suffix_reference(const char *s, size_t n, const struct uric_suffix *policy,
                          size_t count, char *buffer, size_t size, size_t *length)
{
    size_t i;

    *length = 0;
    if (size > 0)
        buffer[0] = '\0';
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    for (i = 0; i < count && !begins_with(s, n, policy[i].host); i++)
        ;
    if (i == count)
        return URIC_INVALID;
    if (policy[i].scheme.n > URIC_MAX_LENGTH ||
        (uint64_t)policy[i].scheme.n + 3 + n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(policy[i].scheme))
        return URIC_REFUSED;
    if (!is_suffix(s, n))
        return URIC_INVALID;
    *length = policy[i].scheme.n + 3 + n;
    if (*length >= size)
        return URIC_TOO_SMALL;
    memcpy(buffer, policy[i].scheme.s, policy[i].scheme.n);
    memcpy(buffer + policy[i].scheme.n, "://", 3);
    memcpy(buffer + policy[i].scheme.n + 3, s, n);
    buffer[*length] = '\0';
    return URIC_OK;
}

/* The segments of a path. */

static const uric_span no_segment = { 0, 0 };

int uric_segment_next(const char *s, uric_span *rest, uric_span *segment)
{
    const char *slash;

    *segment = no_segment;
    if (rest->begin == rest->end)
        return 0;
    segment->begin = rest->begin + (s[rest->begin] == '/');
    segment->end = rest->end;
    slash = segment->begin < rest->end
                ? (const char *)memchr(s + segment->begin, '/', rest->end - segment->begin)
                : NULL;
    if (slash != NULL)
        segment->end = (uint32_t)(slash - s);
    rest->begin = segment->end;
    return 1;
}

int uric_segment_previous(const char *s, uric_span *rest, uric_span *segment)
{
    *segment = no_segment;
    if (rest->begin == rest->end)
        return 0;
    segment->begin = segment->end = rest->end;
    while (segment->begin > rest->begin && s[segment->begin - 1] != '/')
        segment->begin--;
    rest->end = segment->begin > rest->begin ? segment->begin - 1 : rest->begin;
    return 1;
}

/* The schemes that are known by name. */

/* The schemes that are known by name, by their hash.  Generated by
 * grammar/schemes.py from grammar/schemes.tsv; do not edit. */
#ifndef URIC_SCHEMES_H
#define URIC_SCHEMES_H

#define URIC_SCHEMES_FIRST 2u
#define URIC_SCHEMES_THIRD 16u
#define URIC_SCHEMES_LAST 20u
#define URIC_SCHEMES_SLOTS 128u

static const struct uric_scheme uric_schemes[URIC_SCHEMES_SLOTS] = {
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "prospero", 1525, URIC_SCHEME_PROSPERO,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "z39.50s", 210, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ssh", 22, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "nfs", 2049, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "dict", 2628, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ftp", 21, URIC_SCHEME_FTP,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "https", 443, URIC_SCHEME_HTTP,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ipp", 631, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "acap", 674, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "coap", 5683, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "tel", -1, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_NONE, 0 },
    { "mailto", -1, URIC_SCHEME_MAILTO,
      URIC_SCHEME_HOST_NONE, 0 },
    { "wss", 443, URIC_SCHEME_WS,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "data", -1, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_NONE, 0 },
    { "git", 9418, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "pop", 110, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "imap", 143, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "sip", 5060, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ldap", 389, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "rsync", 873, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "gopher", 70, URIC_SCHEME_GOPHER,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "telnet", 23, URIC_SCHEME_TELNET,
      URIC_SCHEME_HOST_REQUIRED, 0 },
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
    { "z39.50", 210, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "news", 119, URIC_SCHEME_NEWS,
      URIC_SCHEME_HOST_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "http", 80, URIC_SCHEME_HTTP,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "coaps", 5684, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "rtsp", 554, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "cid", -1, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { "vnc", 5900, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_OPTIONAL, 0 },
    { "mailserver", -1, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_OPTIONAL, 0 },
    { NULL, -1, 0, 0, 0 },
    { "tn3270", 23, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
    { "nntp", 119, URIC_SCHEME_NNTP,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { "svn", 3690, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "urn", -1, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_NONE, 0 },
    { "sips", 5061, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "ldaps", 636, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_OPTIONAL, 0 },
    { "sftp", 22, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { NULL, -1, 0, 0, 0 },
    { "ws", 80, URIC_SCHEME_WS,
      URIC_SCHEME_HOST_REQUIRED, 1 },
    { "mid", -1, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_NONE, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "afs", -1, URIC_SCHEME_RESERVED,
      URIC_SCHEME_HOST_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { "z39.50r", 210, URIC_SCHEME_UNKNOWN,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { "file", -1, URIC_SCHEME_FILE,
      URIC_SCHEME_HOST_OPTIONAL, 1 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { NULL, -1, 0, 0, 0 },
    { "wais", 210, URIC_SCHEME_WAIS,
      URIC_SCHEME_HOST_REQUIRED, 0 },
    { NULL, -1, 0, 0, 0 },
};

#endif

/* The same as slot() in grammar/schemes.py. */
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
    return kind >= 0 && kind < URIC_SCHEME_KINDS ? names[kind] : NULL;
}

/* What a scheme makes of its part of a URI that has been parsed. */
/* What the scanners of schemes offer each other. */
#ifndef URIC_SCHEME_PARTS_H
#define URIC_SCHEME_PARTS_H

/* What remains to do when a scan of a scheme's part has come to its end. */
#ifndef URIC_SCHEME_SETTLE_H
#define URIC_SCHEME_SETTLE_H


/* Elements of ftp's path but the last are to change directories. */
static inline void uric_part_name_from_cwd(const unsigned char *s,
                                           struct uric_scheme_parts *r)
{
    const uric_span path = r->part[URIC_FTP_NAME];
    uint32_t i = path.end;

    while (i > path.begin && s[i - 1] != '/')
        i--;
    if (i == path.begin)
        return;
    r->part[URIC_FTP_CWD].begin = path.begin;
    URIC_DEFINE(r, URIC_FTP_CWD, i - 1);
    r->part[URIC_FTP_NAME].begin = i;
}

/* What remains to do when a scan has found the parts. */
static inline void uric_scheme_settle(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_SCHEME_NO_ERROR;
    if (r->kind == URIC_SCHEME_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif

/* The entries of uric_scan_scheme(), by what stands before what they scan. */
enum uric_scheme_entry {
    SCHEME_GOPHER,
    SCHEME_TELNET,
    SCHEME_NNTP,
    SCHEME_NEWS,
    SCHEME_NEWS_SERVER,
    SCHEME_WAIS,
    SCHEME_PROSPERO,
    SCHEME_FILE_LOCAL,
    SCHEME_FILE_EMPTY_HOST,
    SCHEME_FILE_HOST
};

/* Scan a span of s as what a scheme has there: 1, or 0 with error_offset set. */
URIC_INTERNAL int uric_scan_ftp(const unsigned char *s, uric_span at,
                                struct uric_scheme_parts *r);
URIC_INTERNAL int uric_scan_mailto(const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);
URIC_INTERNAL int uric_scan_scheme(enum uric_scheme_entry entry,
                                   const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);

/* The same sooner, where they can: 1 when all parts have been found, and 0 when the
 * scanner is to be asked. */
URIC_INTERNAL int uric_fast_ftp(const unsigned char *s, const struct uric *u,
                                uint32_t end, struct uric_scheme_parts *r);
URIC_INTERNAL int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                                   struct uric_scheme_parts *r);

/* The last byte before the next such byte, or before the end. */
static inline const unsigned char *uric_before(const unsigned char *p,
                                               const unsigned char *end,
                                               unsigned char byte)
{
    const unsigned char *found =
        (const unsigned char *)memchr(p, byte, (size_t)(end - p));

    return (found ? found : end) - 1;
}

#endif

/* What may stand in the authority, and behind the query. */
enum {
    TAKES_AUTHORITY = 1,
    NEEDS_HOST = 2,
    TAKES_USERINFO = 4,
    TAKES_PORT = 8,
    TAKES_FRAGMENT = 16
};

/* Whether there is a host, the scheme's entry says; the rest goes with what it is read
 * like. */
static unsigned taken_by(int kind, const struct uric_scheme *scheme)
{
    enum { ANYTHING = TAKES_USERINFO | TAKES_PORT | TAKES_FRAGMENT };
    /* in the order of enum uric_scheme_kind */
    static const unsigned char of_kind[URIC_SCHEME_KINDS] = {
        ANYTHING, ANYTHING, ANYTHING,
        ANYTHING,                    /* http */
        TAKES_PORT,                  /* ws */
        ANYTHING,                    /* ftp */
        TAKES_PORT | TAKES_FRAGMENT, /* gopher */
        TAKES_FRAGMENT,              /* mailto */
        ANYTHING,                    /* news */
        ANYTHING,                    /* nntp */
        ANYTHING,                    /* telnet */
        TAKES_PORT | TAKES_FRAGMENT, /* wais */
        TAKES_FRAGMENT,              /* file */
        TAKES_PORT | TAKES_FRAGMENT  /* prospero */
    };
    /* in the order of enum uric_scheme_host */
    static const unsigned char of_host[] = {
        TAKES_AUTHORITY, TAKES_AUTHORITY | NEEDS_HOST, 0
    };
    const unsigned host =
        scheme ? scheme->host : (unsigned)URIC_SCHEME_HOST_OPTIONAL;

    return of_kind[kind] |
           (host < sizeof of_host ? of_host[host] : (unsigned)TAKES_AUTHORITY);
}

static int is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static int refuse(struct uric_scheme_parts *r, enum uric_scheme_error error,
                  uint32_t offset)
{
    r->error = (uint8_t)error;
    r->error_offset = offset;
    return 0;
}

/* Where a userinfo goes wrong that is read as a host, and a port if there may be
 * one: at its end at the latest, where the "@" stands. */
static uint32_t not_a_host(const char *s, uric_span userinfo, unsigned taken)
{
    uint32_t i = userinfo.begin;

    while (i < userinfo.end && s[i] != ':')
        i++;
    if (i == userinfo.end || i == userinfo.begin || !(taken & TAKES_PORT))
        return i;
    do
        i++;
    while (i < userinfo.end && s[i] >= '0' && s[i] <= '9');
    return i;
}

/* Where it shows that no host will come: its port may yet be a userinfo's part. */
static uint32_t no_host(const struct uric *u, unsigned taken)
{
    return taken & TAKES_USERINFO && !uric_has(u, URIC_USERINFO)
               ? u->part[URIC_PATH].begin
               : u->part[URIC_HOST].begin;
}

/* Where "//" should have stood. */
static uint32_t no_slashes(const char *s, const struct uric *u)
{
    const uint32_t begin = u->part[URIC_PATH].begin;

    return begin + (!is_empty(u, URIC_PATH) && s[begin] == '/');
}

/* Where "//" should not have stood: at its second "/" where a path can begin so. */
static uint32_t no_authority(const struct uric *u, int kind)
{
    return u->part[URIC_SCHEME].end + 1 +
           (kind != URIC_SCHEME_MAILTO && kind != URIC_SCHEME_NEWS);
}

static int authority_fits(const char *s, const struct uric *u,
                          struct uric_scheme_parts *r, unsigned taken)
{
    if (!uric_has(u, URIC_HOST))
        return taken & NEEDS_HOST
                   ? refuse(r, URIC_SCHEME_HOST, no_slashes(s, u)) : 1;
    if (!(taken & TAKES_AUTHORITY))
        return refuse(r, URIC_SCHEME_AUTHORITY, no_authority(u, r->kind));
    if (uric_has(u, URIC_USERINFO) && !(taken & TAKES_USERINFO))
        return refuse(r, URIC_SCHEME_USERINFO,
                      not_a_host(s, u->part[URIC_USERINFO], taken));
    if (is_empty(u, URIC_HOST) && taken & NEEDS_HOST)
        return refuse(r, URIC_SCHEME_HOST, no_host(u, taken));
    if (uric_has(u, URIC_PORT) && !(taken & TAKES_PORT))
        return refuse(r, URIC_SCHEME_PORT, u->part[URIC_HOST].end);
    return 1;
}

/* All of the path and the query are theirs, whatever they are; but where there is no
 * host, a path may begin without "/". */
static int read_http(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    if (!is_empty(u, URIC_PATH)) {
        if (s[u->part[URIC_PATH].begin] != '/')
            return refuse(r, URIC_SCHEME_PATH, u->part[URIC_PATH].begin);
        r->part[URIC_HTTP_PATH].begin = u->part[URIC_PATH].begin + 1;
        URIC_DEFINE(r, URIC_HTTP_PATH, u->part[URIC_PATH].end);
    }
    if (uric_has(u, URIC_QUERY)) {
        r->part[URIC_HTTP_SEARCHPART].begin = u->part[URIC_QUERY].begin;
        URIC_DEFINE(r, URIC_HTTP_SEARCHPART, u->part[URIC_QUERY].end);
    }
    return 1;
}

static enum uric_scheme_entry file_entry(const struct uric *u)
{
    if (!uric_has(u, URIC_HOST))
        return SCHEME_FILE_LOCAL;
    return is_empty(u, URIC_HOST) ? SCHEME_FILE_EMPTY_HOST
                                        : SCHEME_FILE_HOST;
}

static int ask_machine(const unsigned char *s, const struct uric *u, uric_span at,
                       struct uric_scheme_parts *r)
{
    switch (r->kind) {
    case URIC_SCHEME_FTP: return uric_scan_ftp(s, at, r);
    case URIC_SCHEME_MAILTO: return uric_scan_mailto(s, at, r);
    case URIC_SCHEME_GOPHER: return uric_scan_scheme(SCHEME_GOPHER, s, at, r);
    case URIC_SCHEME_NNTP: return uric_scan_scheme(SCHEME_NNTP, s, at, r);
    case URIC_SCHEME_TELNET: return uric_scan_scheme(SCHEME_TELNET, s, at, r);
    case URIC_SCHEME_WAIS: return uric_scan_scheme(SCHEME_WAIS, s, at, r);
    case URIC_SCHEME_PROSPERO:
        return uric_scan_scheme(SCHEME_PROSPERO, s, at, r);
    case URIC_SCHEME_FILE: return uric_scan_scheme(file_entry(u), s, at, r);
    default:
        return uric_scan_scheme(uric_has(u, URIC_HOST) ? SCHEME_NEWS_SERVER
                                                       : SCHEME_NEWS, s, at, r);
    }
}

/* Where the path cannot go on: at a "/" that begins it, "//" and a host may come. */
static uint32_t not_a_path(const unsigned char *s, const struct uric *u,
                           unsigned taken, uint32_t offset)
{
    return taken & TAKES_AUTHORITY && !uric_has(u, URIC_HOST) &&
                   offset == u->part[URIC_PATH].begin && !is_empty(u, URIC_PATH) &&
                   s[offset] == '/'
               ? offset + 1 : offset;
}

/* From the path's begin to the query's end. */
static int scan_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    uric_span at;
    int part;

    at.begin = u->part[URIC_PATH].begin;
    at.end = end;
    for (part = 0; part < URIC_SCHEME_PARTS; part++)
        r->part[part].begin = at.begin;
    if (!ask_machine(s, u, at, r)) {
        r->error_offset = not_a_path(s, u, taken, r->error_offset);
        return 0;
    }
    uric_scheme_settle(s, r);
    return 1;
}

static int read_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    if (r->kind < URIC_SCHEME_HTTP)
        return 1;
    switch (r->kind) {
    case URIC_SCHEME_HTTP:
    case URIC_SCHEME_WS: return read_http(s, u, r);
    case URIC_SCHEME_FTP:
        return uric_fast_ftp(s, u, end, r) || scan_path(s, u, end, taken, r);
    case URIC_SCHEME_MAILTO:
        return uric_fast_mailto(s, u, r) || scan_path(s, u, end, taken, r);
    default: return scan_path(s, u, end, taken, r);
    }
}

static int answer_refusal(struct uric_scheme_parts *r, uint32_t length)
{
    const uint32_t offset = r->error_offset;
    const uint8_t kind = r->kind, error = r->error;

    memset(r, 0, sizeof *r);
    r->kind = kind;
    r->error = error ? error : (uint8_t)URIC_SCHEME_PATH;
    r->error_offset = offset;
    return offset < length ? URIC_INVALID : URIC_INCOMPLETE;
}

static uint8_t kind_of(const char *s, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span name = u->part[URIC_SCHEME];

    if (scheme)
        return scheme->kind < URIC_SCHEME_KINDS ? scheme->kind
                                                : (uint8_t)URIC_SCHEME_UNKNOWN;
    if (name.end - name.begin >= 2 && (s[name.begin] | 0x20) == 'x' &&
        s[name.begin + 1] == '-')
        return URIC_SCHEME_EXPERIMENTAL;
    return URIC_SCHEME_UNKNOWN;
}

int uric_scheme_parse(const char *s, const struct uric *u,
                      const struct uric_scheme *scheme,
                      struct uric_scheme_parts *r)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    uint32_t end, length;
    unsigned taken;

    memset(r, 0, sizeof *r);
    r->kind = kind_of(s, u, scheme);
    taken = taken_by(r->kind, scheme);
    end = uric_has(u, URIC_QUERY) ? u->part[URIC_QUERY].end
                                  : u->part[URIC_PATH].end;
    length = uric_has(u, URIC_FRAGMENT) ? u->part[URIC_FRAGMENT].end : end;
    if (!authority_fits(s, u, r, taken) || !read_path(bytes, u, end, taken, r))
        return answer_refusal(r, length);
    if (uric_has(u, URIC_FRAGMENT) && !(taken & TAKES_FRAGMENT)) {
        refuse(r, URIC_SCHEME_FRAGMENT, end);
        return answer_refusal(r, length);
    }
    return URIC_OK;
}

/* What the path should have been. */
static const char *path_reason(int kind)
{
    switch (kind) {
    case URIC_SCHEME_HTTP:
    case URIC_SCHEME_WS: return "\"/\" and a path can follow";
    case URIC_SCHEME_FTP:
        return "\"/\", a path, and ;type=a, ;type=i or ;type=d can follow";
    case URIC_SCHEME_GOPHER: return "a type, a selector, %09 and a search can follow";
    case URIC_SCHEME_MAILTO:
        return "addresses like user@host, then headers like ?subject=text";
    case URIC_SCHEME_NEWS: return "a group, \"*\" or a message-id must follow";
    case URIC_SCHEME_NNTP:
        return "a group, and perhaps an article's number, must follow";
    case URIC_SCHEME_TELNET: return "nothing but \"/\" can follow";
    case URIC_SCHEME_WAIS:
        return "a database, and perhaps ?search or /type/path, must follow";
    case URIC_SCHEME_FILE: return "an absolute path, and no query, must follow";
    case URIC_SCHEME_PROSPERO:
        return "a name, and fields like ;field=value, must follow";
    default: return NULL; /* unreachable: no other kind has a path of its own */
    }
}

const char *uric_scheme_reason(const struct uric_scheme_parts *r)
{
    switch (r->error) {
    case URIC_SCHEME_HOST: return "a host is required";
    case URIC_SCHEME_AUTHORITY: return "there can be no \"//\" and host";
    case URIC_SCHEME_USERINFO: return "there can be no user";
    case URIC_SCHEME_PORT: return "there can be no port";
    case URIC_SCHEME_FRAGMENT: return "there can be no fragment";
    case URIC_SCHEME_TYPECODE: return "typecode must be one of a, i, d";
    case URIC_SCHEME_PATH: return path_reason(r->kind);
    case URIC_SCHEME_FORM: return "this is not the form that RFC 1738 gives it";
    default: return NULL;
    }
}

/* Common ftp and mailto URIs by masks: what their machines say, sooner.  A part of up
 * to 64 bytes is compared at once with each byte that means something in it; what
 * the masks do not decide is left to the machine. */

#if URIC_BUILT & URIC_BUILT_X86

/* 1 if the bytes before an end, 8 at least, end in ";type=a", or i or d; else 0. */
static inline unsigned ends_in_type(const unsigned char *end)
{
    const unsigned letters = 1u << ('a' & 31) | 1u << ('i' & 31) | 1u << ('d' & 31);
    uint64_t bytes;

    memcpy(&bytes, end - 8, 8);
    bytes |= 0x2020202020202020u; /* lower case; ";" and "=" have that bit */
    bytes >>= 8;
    return (unsigned)((bytes & 0xe0ffffffffffffu) == 0x603d657079743bu) &
           letters >> (bytes >> 48 & 31);
}

/* ---- with what every x86-64 has ------------------------------------------ */

/* The last 64 bytes up to some end, as blocks of 16; those that would begin before the
 * input begin with it instead, and overlap. */
struct sse2_window {
    __m128i block[4];
    unsigned shift[4]; /* of a block's mask, so that bit 63 is for the last byte */
    unsigned unused;   /* how many of the low bits are for bytes before the span */
};

static inline void sse2_load(struct sse2_window *w, const unsigned char *s,
                             uint32_t end, unsigned i)
{
    const uint32_t up_to = 16 * (i + 1);
    const uint32_t from = end >= up_to ? end - up_to : 0;

    w->block[i] = _mm_loadu_si128((const __m128i *)(const void *)(s + from));
    w->shift[i] = 64 - (end - from);
}

static inline int sse2_look(struct sse2_window *w, const unsigned char *s,
                            uint32_t begin, uint32_t end)
{
    const uint32_t n = end - begin;

    if (n == 0 || n > 64 || end < 16)
        return 0;
    sse2_load(w, s, end, 0);
    sse2_load(w, s, end, 1);
    sse2_load(w, s, end, 2);
    sse2_load(w, s, end, 3);
    w->unused = 64 - n;
    return 1;
}

static inline __m128i sse2_is(__m128i block, char byte)
{
    return _mm_cmpeq_epi8(block, _mm_set1_epi8(byte));
}

static inline __m128i sse2_not_atom(__m128i b)
{
    const __m128i low = _mm_or_si128(
        _mm_or_si128(_mm_or_si128(sse2_is(b, '%'), sse2_is(b, '&')),
                     _mm_or_si128(sse2_is(b, '('), sse2_is(b, ')'))),
        _mm_or_si128(sse2_is(b, ','), sse2_is(b, '/')));

    return _mm_or_si128(_mm_or_si128(low, sse2_is(b, ':')),
                        _mm_or_si128(sse2_is(b, ';'), sse2_is(b, '=')));
}

static inline uint64_t sse2_mask(const struct sse2_window *w, unsigned i,
                                 __m128i found)
{
    return (uint64_t)(uint32_t)_mm_movemask_epi8(found) << w->shift[i];
}

static inline uint64_t sse2_equal(const struct sse2_window *w, char c)
{
    return (sse2_mask(w, 0, sse2_is(w->block[0], c)) |
            sse2_mask(w, 1, sse2_is(w->block[1], c)) |
            sse2_mask(w, 2, sse2_is(w->block[2], c)) |
            sse2_mask(w, 3, sse2_is(w->block[3], c))) >> w->unused;
}

static inline uint64_t sse2_atoms_end(const struct sse2_window *w)
{
    return (sse2_mask(w, 0, sse2_not_atom(w->block[0])) |
            sse2_mask(w, 1, sse2_not_atom(w->block[1])) |
            sse2_mask(w, 2, sse2_not_atom(w->block[2])) |
            sse2_mask(w, 3, sse2_not_atom(w->block[3]))) >> w->unused;
}

#define FAST(name) sse2_##name
#define WINDOW struct sse2_window
#define LOOK(w, s, begin, end) sse2_look(w, s, begin, end)
#define EQUAL(w, c) sse2_equal(&(w), c)
#define NOT_ATOM(w) sse2_atoms_end(&(w))
#define NO_QCHAR(w) (EQUAL(w, '/') | EQUAL(w, '?'))
/* ftp and mailto by masks, once for each instruction set: the file is included with
 * these defined, which it undefines.
 *
 *   FAST(name)    the name in this form
 *   WINDOW        64 bytes at most
 *   LOOK(w, s, begin, end)  fill one with a span: 0 when that cannot be, or is empty
 *   EQUAL(w, c)   which of the bytes are that one; bit 0 is for the first
 *   NOT_ATOM(w)   which of them stand in no dot-atom-text, "@" not counted, or are
 *                 encoded
 *   NO_QCHAR(w)   which of them stand in no header, "=" and "&" not counted
 */
/* "/", anything without ";", and perhaps a type. */
static int FAST(ftp)(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    enum { TYPE = 7 }; /* the length of ";type=a" */
    const uint32_t begin = u->part[URIC_PATH].begin;
    WINDOW w;
    uint64_t slashes, semicolons;
    uint32_t name;
    unsigned has_type, has_cwd;

    if (!LOOK(&w, s, begin, end) || s[begin] != '/')
        return 0;
    semicolons = EQUAL(w, ';');
    slashes = EQUAL(w, '/');
    has_type = semicolons != 0;
    if ((semicolons & (semicolons - 1)) | (has_type & ~ends_in_type(s + end)))
        return 0;
    name = begin + (uint32_t)(64 - __builtin_clzll(slashes));
    has_cwd = (slashes & (slashes - 1)) != 0;
    r->part[URIC_FTP_NAME].begin = name;
    r->part[URIC_FTP_NAME].end = end - has_type * TYPE;
    r->part[URIC_FTP_TYPECODE].begin = has_type * (end - 1);
    r->part[URIC_FTP_TYPECODE].end = has_type * end;
    r->part[URIC_FTP_CWD].begin = has_cwd * (begin + 1);
    r->part[URIC_FTP_CWD].end = has_cwd * (name - 1);
    r->defined = (uint8_t)(1u << URIC_FTP_NAME | has_type << URIC_FTP_TYPECODE |
                           has_cwd << URIC_FTP_CWD);
    return 1;
}

/* One address, nothing in it encoded: two dot-atom-texts and "@". */
static inline int FAST(is_plain_address)(const unsigned char *s, uint32_t begin,
                                   uint32_t end)
{
    WINDOW w;
    uint64_t parted, last;

    if (!LOOK(&w, s, begin, end) || NOT_ATOM(w))
        return 0;
    parted = EQUAL(w, '@');
    if (parted == 0 || (parted & (parted - 1)))
        return 0;
    /* no atom is empty: none of these is the first, the last, or behind another */
    parted |= EQUAL(w, '.');
    last = (uint64_t)1 << (end - begin - 1);
    return !(parted & (parted << 1 | 1 | last));
}

/* name=value, and more of them behind "&". */
static inline int FAST(are_plain_headers)(const unsigned char *s, uint32_t begin,
                                    uint32_t end)
{
    WINDOW w;
    uint64_t equals, ands, rest;

    if (!LOOK(&w, s, begin, end) || NO_QCHAR(w))
        return 0;
    equals = EQUAL(w, '=');
    ands = EQUAL(w, '&');
    rest = equals | ands;
    while (rest & equals & (0 - rest)) {
        rest &= rest - 1;
        if (rest == 0)
            return 1;
        if (!(rest & ands & (0 - rest)))
            return 0;
        rest &= rest - 1;
    }
    return 0;
}

static int FAST(mailto)(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    /* one by one: they have just been written so, and a load of both would wait */
    const volatile uric_span *const to = &u->part[URIC_PATH];
    const volatile uric_span *const headers = &u->part[URIC_QUERY];
    const uint32_t to_begin = to->begin, to_end = to->end;
    const uint32_t headers_begin = headers->begin, headers_end = headers->end;
    const unsigned has_headers = uric_has(u, URIC_QUERY) != 0;

    if (!FAST(is_plain_address)(s, to_begin, to_end))
        return 0;
    if (has_headers && !FAST(are_plain_headers)(s, headers_begin, headers_end))
        return 0;
    r->part[URIC_MAILTO_ADDRESSES].begin = to_begin;
    r->part[URIC_MAILTO_ADDRESSES].end = to_end;
    r->part[URIC_MAILTO_HEADERS].begin = headers_begin; /* {0, 0} if none */
    r->part[URIC_MAILTO_HEADERS].end = headers_end;
    r->defined = (uint8_t)(1u << URIC_MAILTO_ADDRESSES |
                           has_headers << URIC_MAILTO_HEADERS);
    return 1;
}

#undef FAST
#undef WINDOW
#undef LOOK
#undef EQUAL
#undef NOT_ATOM
#undef NO_QCHAR

/* ---- with AVX-512 ---------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,bmi,bmi2")

static inline int wide_look(__m512i *w, const unsigned char *s, uint32_t begin,
                            uint32_t end)
{
    const uint32_t n = end - begin;

    if (n == 0 || n > 64 || end < 8)
        return 0;
    *w = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, n), s + begin);
    return 1;
}

static inline uint64_t wide_equal(__m512i bytes, char c)
{
    return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(c));
}

/* All of them are within 0x25 and 0x3d. */
static inline uint64_t wide_not_atom(__m512i bytes)
{
    const uint64_t set = (uint64_t)1 << ('%' & 31) | (uint64_t)1 << ('&' & 31) |
                         (uint64_t)1 << ('(' & 31) | (uint64_t)1 << (')' & 31) |
                         (uint64_t)1 << (',' & 31) | (uint64_t)1 << ('/' & 31) |
                         (uint64_t)1 << (':' & 31) | (uint64_t)1 << (';' & 31) |
                         (uint64_t)1 << ('=' & 31);
    const __m512i members = _mm512_maskz_mov_epi8(set << 32, _mm512_set1_epi8(1));
    /* the lookup is by six bits: letters are not meant */
    const __mmask64 no_letter =
        _mm512_testn_epi8_mask(bytes, _mm512_set1_epi8(0x40));
    const __m512i found = _mm512_maskz_permutexvar_epi8(no_letter, bytes, members);

    return _mm512_test_epi8_mask(found, found);
}

#define FAST(name) wide_##name
#define WINDOW __m512i
#define LOOK(w, s, begin, end) wide_look(w, s, begin, end)
#define EQUAL(w, c) wide_equal(w, c)
#define NOT_ATOM(w) wide_not_atom(w)
#define NO_QCHAR(w) (EQUAL(w, '/') | EQUAL(w, '?'))
/* ftp and mailto by masks, once for each instruction set: the file is included with
 * these defined, which it undefines.
 *
 *   FAST(name)    the name in this form
 *   WINDOW        64 bytes at most
 *   LOOK(w, s, begin, end)  fill one with a span: 0 when that cannot be, or is empty
 *   EQUAL(w, c)   which of the bytes are that one; bit 0 is for the first
 *   NOT_ATOM(w)   which of them stand in no dot-atom-text, "@" not counted, or are
 *                 encoded
 *   NO_QCHAR(w)   which of them stand in no header, "=" and "&" not counted
 */
/* "/", anything without ";", and perhaps a type. */
static int FAST(ftp)(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    enum { TYPE = 7 }; /* the length of ";type=a" */
    const uint32_t begin = u->part[URIC_PATH].begin;
    WINDOW w;
    uint64_t slashes, semicolons;
    uint32_t name;
    unsigned has_type, has_cwd;

    if (!LOOK(&w, s, begin, end) || s[begin] != '/')
        return 0;
    semicolons = EQUAL(w, ';');
    slashes = EQUAL(w, '/');
    has_type = semicolons != 0;
    if ((semicolons & (semicolons - 1)) | (has_type & ~ends_in_type(s + end)))
        return 0;
    name = begin + (uint32_t)(64 - __builtin_clzll(slashes));
    has_cwd = (slashes & (slashes - 1)) != 0;
    r->part[URIC_FTP_NAME].begin = name;
    r->part[URIC_FTP_NAME].end = end - has_type * TYPE;
    r->part[URIC_FTP_TYPECODE].begin = has_type * (end - 1);
    r->part[URIC_FTP_TYPECODE].end = has_type * end;
    r->part[URIC_FTP_CWD].begin = has_cwd * (begin + 1);
    r->part[URIC_FTP_CWD].end = has_cwd * (name - 1);
    r->defined = (uint8_t)(1u << URIC_FTP_NAME | has_type << URIC_FTP_TYPECODE |
                           has_cwd << URIC_FTP_CWD);
    return 1;
}

/* One address, nothing in it encoded: two dot-atom-texts and "@". */
static inline int FAST(is_plain_address)(const unsigned char *s, uint32_t begin,
                                   uint32_t end)
{
    WINDOW w;
    uint64_t parted, last;

    if (!LOOK(&w, s, begin, end) || NOT_ATOM(w))
        return 0;
    parted = EQUAL(w, '@');
    if (parted == 0 || (parted & (parted - 1)))
        return 0;
    /* no atom is empty: none of these is the first, the last, or behind another */
    parted |= EQUAL(w, '.');
    last = (uint64_t)1 << (end - begin - 1);
    return !(parted & (parted << 1 | 1 | last));
}

/* name=value, and more of them behind "&". */
static inline int FAST(are_plain_headers)(const unsigned char *s, uint32_t begin,
                                    uint32_t end)
{
    WINDOW w;
    uint64_t equals, ands, rest;

    if (!LOOK(&w, s, begin, end) || NO_QCHAR(w))
        return 0;
    equals = EQUAL(w, '=');
    ands = EQUAL(w, '&');
    rest = equals | ands;
    while (rest & equals & (0 - rest)) {
        rest &= rest - 1;
        if (rest == 0)
            return 1;
        if (!(rest & ands & (0 - rest)))
            return 0;
        rest &= rest - 1;
    }
    return 0;
}

static int FAST(mailto)(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    /* one by one: they have just been written so, and a load of both would wait */
    const volatile uric_span *const to = &u->part[URIC_PATH];
    const volatile uric_span *const headers = &u->part[URIC_QUERY];
    const uint32_t to_begin = to->begin, to_end = to->end;
    const uint32_t headers_begin = headers->begin, headers_end = headers->end;
    const unsigned has_headers = uric_has(u, URIC_QUERY) != 0;

    if (!FAST(is_plain_address)(s, to_begin, to_end))
        return 0;
    if (has_headers && !FAST(are_plain_headers)(s, headers_begin, headers_end))
        return 0;
    r->part[URIC_MAILTO_ADDRESSES].begin = to_begin;
    r->part[URIC_MAILTO_ADDRESSES].end = to_end;
    r->part[URIC_MAILTO_HEADERS].begin = headers_begin; /* {0, 0} if none */
    r->part[URIC_MAILTO_HEADERS].end = headers_end;
    r->defined = (uint8_t)(1u << URIC_MAILTO_ADDRESSES |
                           has_headers << URIC_MAILTO_HEADERS);
    return 1;
}

#undef FAST
#undef WINDOW
#undef LOOK
#undef EQUAL
#undef NOT_ATOM
#undef NO_QCHAR

URIC_TARGET_END

#define IS_WIDE (uric_best_form()->parse == uric_parse_avx512)

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    return IS_WIDE ? wide_ftp(s, u, end, r) : sse2_ftp(s, u, end, r);
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    return IS_WIDE ? wide_mailto(s, u, r) : sse2_mailto(s, u, r);
}

#undef IS_WIDE

#else

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    return sse2_ftp(s, u, end, r);
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    return sse2_mailto(s, u, r);
}

#endif

#else

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    (void)s, (void)u, (void)end, (void)r;
    return 0;
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    (void)s, (void)u, (void)r;
    return 0;
}

#endif

/* Generated from grammar/ftp.rl by ragel 6.10 -G2; do not edit. */
/* The path of an ftp URI, which has been parsed.  Goto code, since it is common. */

#define AT ((uint32_t)(p - s))

enum { ftp_start = 9 };
enum { ftp_first_final = 9 };

int uric_scan_ftp(const unsigned char *s, uric_span at,
                  struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = ftp_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 9:
	if ( (*p) == 47u )
		goto tr10;
	goto st0;
tr8:
	{ r->error = URIC_SCHEME_TYPECODE; }
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ p = uric_before(p, pe, ';'); }
	goto st10;
tr10:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto tr2;
		case 37u: goto st1;
		case 59u: goto tr12;
		case 61u: goto tr2;
		case 95u: goto tr2;
		case 126u: goto tr2;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 58u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto st0;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st2;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st2;
	} else
		goto st2;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr2;
	} else
		goto tr2;
	goto st0;
tr12:
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 84u: goto st4;
		case 116u: goto st4;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 89u: goto st5;
		case 121u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 80u: goto st6;
		case 112u: goto st6;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 69u: goto st7;
		case 101u: goto st7;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 61u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 65u: goto tr9;
		case 68u: goto tr9;
		case 73u: goto tr9;
		case 97u: goto tr9;
		case 100u: goto tr9;
		case 105u: goto tr9;
	}
	goto tr8;
tr9:
	{
        r->part[URIC_FTP_TYPECODE].begin = AT;
        URIC_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	goto st0;
	}
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 10:
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 8:
	{ r->error = URIC_SCHEME_TYPECODE; }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= ftp_first_final;
}

#undef AT

/* Generated from grammar/mailto.rl by ragel 6.10 -G2; do not edit. */
/* What follows "mailto:" in a URI, which has been parsed.  Goto code, since it is
 * common. */

#define AT ((uint32_t)(p - s))

enum { mailto_start = 49 };
enum { mailto_first_final = 49 };

int uric_scan_mailto(const unsigned char *s, uric_span at,
                     struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = mailto_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 49:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st24;
		case 39u: goto st1;
		case 45u: goto st1;
		case 63u: goto tr49;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st0:
cs = 0;
	goto _out;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st2;
		case 39u: goto st1;
		case 45u: goto st1;
		case 46u: goto st4;
		case 64u: goto st12;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 50u: goto st3;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 49u: goto st1;
		case 69u: goto st4;
		case 101u: goto st4;
	}
	if ( (*p) < 68u ) {
		if ( (*p) > 55u ) {
			if ( 65u <= (*p) && (*p) <= 66u )
				goto st1;
		} else if ( (*p) >= 51u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) > 98u ) {
			if ( 100u <= (*p) && (*p) <= 102u )
				goto st1;
		} else if ( (*p) >= 97u )
			goto st1;
	} else
		goto st1;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st5;
		case 39u: goto st1;
		case 45u: goto st1;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 50u: goto st6;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 49u: goto st1;
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 55u )
			goto st1;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st1;
	} else
		goto st1;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st1;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 65u: goto st1;
		case 97u: goto st1;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st1;
	} else
		goto st1;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st41;
		case 39u: goto st50;
		case 45u: goto st50;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st13;
		case 39u: goto st50;
		case 44u: goto st23;
		case 46u: goto st15;
		case 63u: goto tr52;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 45u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 50u: goto st14;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st20;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 49u: goto st50;
		case 69u: goto st15;
		case 101u: goto st15;
	}
	if ( (*p) < 68u ) {
		if ( (*p) > 55u ) {
			if ( 65u <= (*p) && (*p) <= 66u )
				goto st50;
		} else if ( (*p) >= 51u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( (*p) > 98u ) {
			if ( 100u <= (*p) && (*p) <= 102u )
				goto st50;
		} else if ( (*p) >= 97u )
			goto st50;
	} else
		goto st50;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st16;
		case 39u: goto st50;
		case 45u: goto st50;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 50u: goto st17;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st20;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 49u: goto st50;
		case 68u: goto st50;
		case 70u: goto st50;
		case 100u: goto st50;
		case 102u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 55u )
			goto st50;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st50;
	} else
		goto st50;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 68u: goto st50;
		case 70u: goto st50;
		case 100u: goto st50;
		case 102u: goto st50;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 65u: goto st50;
		case 97u: goto st50;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st50;
	} else
		goto st50;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st24;
		case 39u: goto st1;
		case 45u: goto st1;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 50u: goto st25;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 50u: goto st26;
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 55u )
			goto st1;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st1;
	} else
		goto st1;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 33u: goto st26;
		case 36u: goto st26;
		case 37u: goto st27;
		case 95u: goto st26;
		case 126u: goto st26;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st26;
		} else if ( (*p) >= 39u )
			goto st26;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st26;
		} else if ( (*p) >= 64u )
			goto st26;
	} else
		goto st26;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 48u: goto st28;
		case 50u: goto st29;
		case 53u: goto st32;
		case 55u: goto st35;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 57u )
		goto st26;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 50u )
		goto st30;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 64u )
		goto st12;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 67u: goto st33;
		case 99u: goto st33;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 33u: goto st26;
		case 36u: goto st26;
		case 37u: goto st34;
		case 95u: goto st26;
		case 126u: goto st26;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st26;
		} else if ( (*p) >= 39u )
			goto st26;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st26;
		} else if ( (*p) >= 64u )
			goto st26;
	} else
		goto st26;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 48u: goto st28;
		case 55u: goto st35;
	}
	if ( (*p) < 65u ) {
		if ( 50u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st26;
	} else
		goto st26;
	goto st0;
tr49:
	{ r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
	goto st36;
tr52:
	{ URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	{ r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 33u: goto st36;
		case 36u: goto st36;
		case 37u: goto st37;
		case 61u: goto st51;
		case 95u: goto st36;
		case 126u: goto st36;
	}
	if ( (*p) < 48u ) {
		if ( 39u <= (*p) && (*p) <= 46u )
			goto st36;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st36;
		} else if ( (*p) >= 64u )
			goto st36;
	} else
		goto st36;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st38;
	} else
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	switch( (*p) ) {
		case 33u: goto st51;
		case 37u: goto st39;
		case 38u: goto st36;
		case 95u: goto st51;
		case 126u: goto st51;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st51;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st51;
		} else if ( (*p) >= 64u )
			goto st51;
	} else
		goto st51;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st51;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st51;
	} else
		goto st51;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 50u: goto st17;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st42;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 65u: goto st50;
		case 66u: goto st43;
		case 97u: goto st50;
		case 98u: goto st43;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	switch( (*p) ) {
		case 33u: goto st43;
		case 36u: goto st43;
		case 37u: goto st44;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st43;
		} else if ( (*p) >= 39u )
			goto st43;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st43;
		} else if ( (*p) >= 64u )
			goto st43;
	} else
		goto st43;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 50u: goto st45;
		case 53u: goto st47;
		case 55u: goto st48;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st46;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st46;
	} else
		goto st46;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 65u: goto st43;
		case 68u: goto st52;
		case 97u: goto st43;
		case 100u: goto st52;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	switch( (*p) ) {
		case 44u: goto st23;
		case 63u: goto tr52;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st43;
	} else
		goto st43;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
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
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
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
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 50:
	case 52:
	{ URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
	case 51:
	{ URIC_DEFINE(r, URIC_MAILTO_HEADERS, AT); }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= mailto_first_final;
}

#undef AT

/* Generated from grammar/scheme.rl by ragel 6.10 -T0; do not edit. */
/* What follows the authority, or the scheme where there is none, in the URIs of
 * schemes that are rarely met.  The URI has been parsed.  Tables. */

#define AT ((uint32_t)(p - s))

static const char _scheme_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 11, 1,
	12, 1, 14, 1, 18, 1, 19, 1,
	21, 1, 24, 2, 8, 10, 2, 12,
	13, 2, 12, 15, 2, 16, 17, 2,
	19, 20, 2, 23, 22
};

static const short _scheme_key_offsets[] = {
	0, 0, 10, 17, 24, 31, 38, 44,
	50, 56, 62, 68, 74, 75, 86, 92,
	98, 100, 118, 124, 130, 146, 162, 168,
	174, 190, 197, 205, 211, 217, 230, 237,
	243, 251, 272, 278, 284, 290, 296, 297,
	298, 304, 310, 322, 328, 334, 340, 346,
	352, 358, 359, 365, 371, 384, 390, 396,
	402, 408, 413, 419, 425, 426, 427, 428,
	441, 454, 460, 466, 467, 478, 489, 500,
	511, 512, 512, 522, 524, 526, 528, 530,
	532, 534, 536, 538, 540, 542, 544, 546,
	548, 550, 552, 552, 569, 586, 607, 620,
	638, 655, 667, 685, 698, 711, 724, 736,
	749, 762, 773, 785
};

static const unsigned char _scheme_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u,
	8u, 9u, 48u, 49u, 57u, 65u, 70u, 97u,
	102u, 57u, 48u, 56u, 65u, 70u, 97u, 102u,
	48u, 49u, 57u, 65u, 70u, 97u, 102u, 57u,
	48u, 56u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 47u, 37u, 43u, 95u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 33u, 37u, 45u, 46u,
	61u, 64u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 45u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	45u, 61u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 66u, 98u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 61u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 68u, 100u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 44u, 46u, 61u,
	95u, 126u, 36u, 39u, 40u, 41u, 42u, 45u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	47u, 47u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 36u,
	37u, 47u, 95u, 126u, 39u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 47u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 61u, 95u, 126u,
	36u, 46u, 48u, 58u, 63u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	47u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 47u, 47u, 33u, 37u, 47u, 59u,
	61u, 95u, 126u, 36u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 59u, 61u, 95u, 126u,
	36u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 47u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 59u, 63u, 90u, 97u,
	122u, 33u, 37u, 61u, 95u, 126u, 36u, 59u,
	63u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	126u, 36u, 59u, 63u, 90u, 97u, 122u, 47u,
	37u, 43u, 47u, 95u, 45u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	33u, 37u, 42u, 43u, 45u, 46u, 61u, 95u,
	126u, 36u, 39u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 44u, 46u, 61u, 95u,
	126u, 36u, 39u, 40u, 41u, 42u, 45u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	61u, 64u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 61u, 95u, 126u, 36u, 39u, 42u,
	43u, 48u, 57u, 65u, 90u, 97u, 122u, 37u,
	95u, 42u, 43u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 61u,
	64u, 95u, 126u, 36u, 39u, 42u, 43u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 36u, 37u,
	47u, 63u, 95u, 126u, 39u, 57u, 65u, 90u,
	97u, 122u, 33u, 36u, 37u, 95u, 126u, 39u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 33u, 37u, 59u, 61u,
	95u, 126u, 36u, 58u, 63u, 90u, 97u, 122u,
	33u, 37u, 59u, 95u, 126u, 36u, 46u, 48u,
	58u, 63u, 90u, 97u, 122u, 33u, 37u, 61u,
	95u, 126u, 36u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 33u, 37u, 61u, 95u, 126u, 36u,
	59u, 64u, 90u, 97u, 122u, 33u, 37u, 47u,
	61u, 95u, 126u, 36u, 59u, 64u, 90u, 97u,
	122u, 33u, 37u, 47u, 61u, 95u, 126u, 36u,
	59u, 64u, 90u, 97u, 122u, 0
};

static const char _scheme_single_lengths[] = {
	0, 10, 1, 1, 1, 1, 0, 0,
	0, 0, 0, 0, 1, 3, 0, 0,
	0, 8, 0, 0, 6, 6, 0, 0,
	6, 1, 2, 0, 0, 5, 1, 0,
	2, 7, 0, 0, 0, 0, 1, 1,
	0, 0, 6, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 5, 0, 0, 0,
	0, 1, 0, 0, 1, 1, 1, 7,
	7, 0, 0, 1, 5, 5, 5, 5,
	1, 0, 4, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 9, 7, 7, 5, 8,
	7, 2, 8, 7, 5, 5, 6, 5,
	5, 5, 6, 6
};

static const char _scheme_range_lengths[] = {
	0, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 4, 3, 3,
	1, 5, 3, 3, 5, 5, 3, 3,
	5, 3, 3, 3, 3, 4, 3, 3,
	3, 7, 3, 3, 3, 3, 0, 0,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 4, 3, 3, 3,
	3, 2, 3, 3, 0, 0, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 0, 3, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 4, 5, 7, 4, 5,
	5, 5, 5, 3, 4, 4, 3, 4,
	4, 3, 3, 3
};

static const short _scheme_index_offsets[] = {
	0, 0, 11, 16, 21, 26, 31, 35,
	39, 43, 47, 51, 55, 57, 65, 69,
	73, 75, 89, 93, 97, 109, 121, 125,
	129, 141, 146, 152, 156, 160, 170, 175,
	179, 185, 200, 204, 208, 212, 216, 218,
	220, 224, 228, 238, 242, 246, 250, 254,
	258, 262, 264, 268, 272, 282, 286, 290,
	294, 298, 302, 306, 310, 312, 314, 316,
	327, 338, 342, 346, 348, 357, 366, 375,
	384, 386, 387, 395, 397, 399, 401, 403,
	405, 407, 409, 411, 413, 415, 417, 419,
	421, 423, 425, 426, 440, 453, 468, 478,
	492, 505, 513, 527, 538, 548, 558, 568,
	578, 588, 597, 607
};

static const char _scheme_indicies[] = {
	0, 1, 2, 3, 4, 5, 6, 7,
	8, 9, 10, 11, 12, 12, 12, 10,
	14, 13, 13, 13, 10, 15, 16, 16,
	16, 10, 18, 17, 17, 17, 10, 19,
	19, 19, 10, 20, 20, 20, 10, 17,
	17, 17, 10, 13, 13, 13, 10, 21,
	21, 21, 10, 22, 22, 22, 10, 23,
	10, 24, 25, 25, 25, 25, 25, 25,
	10, 26, 26, 26, 10, 25, 25, 25,
	10, 27, 10, 28, 29, 28, 30, 28,
	31, 28, 28, 28, 28, 28, 28, 28,
	10, 32, 32, 32, 10, 28, 28, 28,
	10, 28, 29, 28, 28, 28, 28, 28,
	28, 28, 28, 28, 10, 33, 34, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	10, 35, 35, 35, 10, 33, 33, 33,
	10, 33, 36, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 10, 37, 35, 35,
	35, 10, 38, 38, 33, 33, 33, 10,
	39, 39, 39, 10, 38, 38, 38, 10,
	40, 41, 40, 40, 40, 40, 40, 40,
	40, 10, 43, 42, 42, 42, 10, 40,
	40, 40, 10, 44, 44, 40, 40, 40,
	10, 38, 45, 40, 40, 38, 38, 38,
	38, 40, 38, 38, 40, 38, 38, 10,
	46, 46, 46, 10, 47, 47, 47, 10,
	48, 48, 48, 10, 49, 49, 49, 10,
	50, 10, 51, 10, 52, 52, 52, 10,
	53, 53, 53, 10, 54, 54, 55, 56,
	54, 54, 54, 54, 54, 10, 57, 57,
	57, 10, 54, 54, 54, 10, 58, 58,
	58, 10, 59, 59, 59, 10, 60, 60,
	60, 10, 61, 61, 61, 10, 62, 10,
	63, 63, 63, 10, 64, 64, 64, 10,
	65, 66, 67, 65, 65, 65, 65, 65,
	65, 10, 68, 68, 68, 10, 65, 65,
	65, 10, 69, 69, 69, 10, 67, 67,
	67, 10, 70, 71, 71, 10, 72, 72,
	72, 10, 73, 73, 73, 10, 9, 10,
	70, 10, 74, 10, 75, 76, 77, 75,
	75, 75, 75, 75, 75, 75, 10, 75,
	76, 70, 75, 75, 75, 75, 75, 75,
	75, 10, 78, 78, 78, 10, 75, 75,
	75, 10, 79, 10, 22, 80, 22, 22,
	22, 22, 22, 22, 10, 13, 81, 13,
	13, 13, 13, 13, 13, 10, 17, 82,
	17, 17, 17, 17, 17, 17, 10, 20,
	83, 20, 20, 20, 20, 20, 20, 10,
	84, 10, 10, 24, 25, 85, 25, 25,
	25, 25, 10, 86, 10, 87, 10, 88,
	10, 89, 10, 90, 10, 91, 10, 92,
	10, 93, 10, 94, 10, 95, 10, 96,
	10, 97, 10, 98, 10, 99, 10, 100,
	10, 10, 28, 101, 102, 47, 47, 49,
	28, 47, 28, 28, 47, 47, 47, 10,
	33, 36, 33, 103, 33, 33, 33, 33,
	33, 33, 33, 33, 10, 38, 45, 40,
	104, 38, 38, 38, 38, 40, 38, 38,
	40, 38, 38, 10, 40, 41, 40, 40,
	40, 40, 40, 40, 40, 10, 28, 101,
	47, 105, 28, 31, 47, 28, 28, 47,
	47, 47, 47, 10, 28, 101, 47, 49,
	28, 47, 28, 28, 47, 47, 47, 47,
	10, 106, 49, 49, 49, 49, 49, 49,
	10, 28, 101, 47, 105, 28, 31, 47,
	28, 28, 47, 47, 47, 47, 10, 53,
	53, 107, 108, 109, 53, 53, 53, 53,
	53, 10, 59, 59, 110, 59, 59, 59,
	59, 59, 59, 10, 61, 111, 61, 61,
	61, 61, 61, 61, 61, 10, 64, 112,
	113, 64, 64, 64, 64, 64, 64, 10,
	67, 114, 65, 67, 67, 67, 67, 67,
	67, 10, 73, 115, 73, 73, 73, 73,
	73, 73, 73, 10, 73, 115, 73, 73,
	73, 73, 73, 73, 10, 73, 115, 116,
	73, 73, 73, 73, 73, 73, 10, 73,
	115, 70, 73, 73, 73, 73, 73, 73,
	10, 0
};

static const char _scheme_trans_targs[] = {
	67, 72, 12, 91, 38, 39, 49, 57,
	62, 61, 0, 3, 9, 69, 70, 5,
	8, 70, 71, 7, 71, 11, 69, 13,
	14, 74, 15, 75, 17, 18, 20, 21,
	19, 92, 25, 23, 22, 26, 93, 28,
	29, 30, 31, 32, 94, 27, 35, 95,
	37, 97, 91, 99, 41, 99, 42, 43,
	100, 44, 46, 100, 48, 101, 102, 51,
	102, 52, 53, 103, 54, 56, 104, 60,
	59, 105, 106, 64, 65, 107, 66, 68,
	10, 2, 4, 6, 73, 16, 76, 77,
	78, 79, 80, 81, 82, 83, 84, 85,
	86, 87, 88, 89, 90, 34, 98, 24,
	33, 96, 36, 40, 42, 101, 45, 47,
	50, 52, 55, 58, 63
};

static const char _scheme_trans_actions[] = {
	33, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 7, 0,
	0, 0, 11, 0, 0, 0, 3, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 0, 0, 0, 0,
	44, 0, 0, 0, 0, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 5, 9, 0, 0, 35, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 41, 38, 0, 0,
	0, 47, 0, 0, 0
};

static const char _scheme_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 5, 9, 13,
	0, 0, 17, 21, 21, 21, 21, 21,
	21, 21, 21, 21, 21, 21, 21, 21,
	21, 21, 21, 17, 19, 19, 19, 17,
	17, 17, 15, 23, 27, 25, 29, 31,
	50, 50, 50, 50
};

enum { scheme_first_final = 67 };

enum { scheme_en_main_as_gopher = 67 };
enum { scheme_en_main_as_telnet = 72 };
enum { scheme_en_main_as_nntp = 12 };
enum { scheme_en_main_as_news = 91 };
enum { scheme_en_main_as_news_server = 38 };
enum { scheme_en_main_as_wais = 39 };
enum { scheme_en_main_as_prospero = 49 };
enum { scheme_en_main_as_file_local = 57 };
enum { scheme_en_main_as_file_empty_host = 62 };
enum { scheme_en_main_as_file_host = 61 };

int uric_scan_scheme(enum uric_scheme_entry entry, const unsigned char *s,
                     uric_span at, struct uric_scheme_parts *r)
{
    /* in the order of enum uric_scheme_entry */
    static const uint16_t start[] = {
        scheme_en_main_as_gopher, scheme_en_main_as_telnet,
        scheme_en_main_as_nntp, scheme_en_main_as_news,
        scheme_en_main_as_news_server, scheme_en_main_as_wais,
        scheme_en_main_as_prospero, scheme_en_main_as_file_local,
        scheme_en_main_as_file_empty_host, scheme_en_main_as_file_host
    };
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = start[entry];

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
	_keys = _scheme_trans_keys + _scheme_key_offsets[cs];
	_trans = (unsigned int)_scheme_index_offsets[cs];

	_klen = _scheme_single_lengths[cs];
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

	_klen = _scheme_range_lengths[cs];
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
	_trans = (unsigned int)_scheme_indicies[_trans];
	cs = _scheme_trans_targs[_trans];

	if ( _scheme_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _scheme_actions + _scheme_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	break;
	case 1:
	{
        URIC_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 3:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 5:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 10:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 13:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 15:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 16:
	{ URIC_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 17:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 20:
	{ r->part[URIC_PROSPERO_FIELDS].begin = AT; }
	break;
	case 24:
	{
        (void)67; (void)72;
        (void)12; (void)91;
        (void)38; (void)39;
        (void)49; (void)57;
        (void)62; (void)61;
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
	const char *__acts = _scheme_actions + _scheme_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	while ( __nacts-- > 0 ) {
		switch ( *__acts++ ) {
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 6:
	{ URIC_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 7:
	{ URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 9:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 11:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 14:
	{ URIC_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 18:
	{ URIC_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 21:
	{ URIC_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 22:
	{ URIC_DEFINE(r, URIC_FILE_PATH, AT); }
	break;
	case 23:
	{}
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= scheme_first_final;
}

#undef AT

/* Lists within the parts of a URI. */

static const uric_span nothing = { 0, 0 };

/* What is left behind the last element: a span that no list has. */
static const uric_span exhausted = { 1, 0 };

/* The first such byte of the span, or its end. */
static uint32_t find(const char *s, uric_span at, char byte)
{
    const char *found = NULL;

    if (at.begin < at.end)
        found = (const char *)memchr(s + at.begin, byte, at.end - at.begin);
    return found ? (uint32_t)(found - s) : at.end;
}

int uric_list_next(const char *s, uric_span *rest, char delimiter,
                   uric_span *element)
{
    *element = nothing;
    if (rest->begin > rest->end)
        return 0;
    element->begin = rest->begin;
    element->end = find(s, *rest, delimiter);
    if (element->end < rest->end)
        rest->begin = element->end + 1;
    else
        *rest = exhausted;
    return 1;
}

int uric_pair(const char *s, uric_span pair, char delimiter, uric_span *name,
              uric_span *value)
{
    const uint32_t at = find(s, pair, delimiter);

    name->begin = pair.begin;
    name->end = at;
    *value = nothing;
    if (at == pair.end)
        return 0;
    value->begin = at + 1;
    value->end = pair.end;
    return 1;
}

int uric_prospero_field(const char *s, uric_span *rest, uric_span *name,
                        uric_span *value)
{
    uric_span field;

    *name = *value = nothing;
    if (rest->begin >= rest->end)
        return 0;
    rest->begin++; /* the ";" that begins it */
    uric_list_next(s, rest, ';', &field);
    if (rest->begin <= rest->end)
        rest->begin--;
    uric_pair(s, field, '=', name, value);
    return 1;
}

/* The commands of FTP that a URI stands for (RFC 1738, 3.2.2). */

/* What would end an argument early (RFC 1738, section 6), or NULL. */
static const char *harm_in(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        switch (uric_decode_next(s, &i, at.end)) {
        case '\0': return "a decoded element holds NUL";
        case '\n': return "a decoded element holds LF";
        case '\r': return "a decoded element holds CR";
        default: break;
        }
    }
    return NULL;
}

static void put_command(struct uric_written *t, const char *verb, const char *s,
                        uric_span argument)
{
    uric_put(t, verb);
    uric_put_decoded(t, s, argument);
    uric_put(t, "\r\n");
}

static void put_login(struct uric_written *t, const char *s, const struct uric *u)
{
    uric_span at;

    if (!uric_user(s, u, &at)) {
        uric_put(t, "USER anonymous\r\n");
        return;
    }
    put_command(t, "USER ", s, at);
    if (uric_password(s, u, &at))
        put_command(t, "PASS ", s, at);
}

/* What is done with the name, in the directory. */
static void put_access(struct uric_written *t, const char *s,
                       const struct uric_scheme_parts *r)
{
    const uric_span name = r->part[URIC_FTP_NAME];
    const uric_span typecode = r->part[URIC_FTP_TYPECODE];
    const int has_type = uric_scheme_has(r, URIC_FTP_TYPECODE);

    if (has_type && (s[typecode.begin] | 0x20) == 'd') {
        put_command(t, name.begin == name.end ? "NLST" : "NLST ", s, name);
        return;
    }
    if (name.begin == name.end) { /* no file is called that: the directory */
        uric_put(t, "NLST\r\n");
        return;
    }
    if (has_type)
        put_command(t, "TYPE ", s, typecode);
    put_command(t, "RETR ", s, name);
}

size_t uric_ftp_commands(const char *s, const struct uric *u,
                         const struct uric_scheme_parts *r, char *buffer,
                         size_t size, const char **refused)
{
    struct uric_written t = { buffer, size, 0 };
    uric_span cwd = r->part[URIC_FTP_CWD], element;

    *refused = harm_in(s, u->part[URIC_USERINFO]);
    if (*refused == NULL)
        *refused = harm_in(s, cwd);
    if (*refused == NULL)
        *refused = harm_in(s, r->part[URIC_FTP_NAME]);
    if (*refused)
        return 0;

    put_login(&t, s, u);
    while (uric_scheme_has(r, URIC_FTP_CWD) &&
           uric_list_next(s, &cwd, '/', &element))
        put_command(&t, "CWD ", s, element);
    if (uric_scheme_has(r, URIC_FTP_NAME))
        put_access(&t, s, r);
    return t.length;
}

/* What a Gopher+ string asks for (RFC 1738, 3.4.4 to 3.4.9). */

/* The first "%XX" with those two digits in the span, or its end. */
static uint32_t find_encoded(const char *s, uric_span at, const char *digits)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] == '%' && at.end - i >= 3 && s[i + 1] == digits[0] &&
            (s[i + 2] | 0x20) == (digits[1] | 0x20))
            return i;
    }
    return at.end;
}

/* Moves the span's begin behind a text that it begins with, whose letters ignore
 * case: 1, or 0 when it begins otherwise. */
static int passes(const char *s, uric_span *at, const char *text)
{
    uint32_t i;

    for (i = at->begin; *text; text++, i++) {
        if (i == at->end || (s[i] != *text && (s[i] | 0x20) != (*text | 0x20)))
            return 0;
    }
    at->begin = i;
    return 1;
}

/* Behind "+": the values of a form, ended by a line of ".". */
static int read_form_data(const char *s, uric_span rest,
                          struct uric_gopher_plus *plus)
{
    static const char end[] = ".%0D%0A";
    const uint32_t length = sizeof end - 1;
    uric_span last;

    if (!passes(s, &rest, "%091%0D%0A+-1%0D%0A") ||
        rest.end - rest.begin < length)
        return 0;
    last.begin = rest.end - length;
    last.end = rest.end;
    if (!passes(s, &last, end))
        return 0;
    plus->request = URIC_GOPHER_FORM_DATA;
    if (rest.end - rest.begin > length) {
        plus->items.begin = rest.begin;
        plus->items.end = rest.end - length;
        plus->defined = URIC_GOPHER_ITEMS;
    }
    return 1;
}

/* Behind "+": a view, and its language behind a blank. */
static void read_view(const char *s, uric_span rest,
                      struct uric_gopher_plus *plus)
{
    const uint32_t blank = find_encoded(s, rest, "20");

    plus->request = URIC_GOPHER_VIEW;
    plus->defined = URIC_GOPHER_ITEMS;
    plus->items.begin = rest.begin;
    plus->items.end = blank;
    if (blank < rest.end) {
        plus->language.begin = blank + 3;
        plus->language.end = rest.end;
        plus->defined = URIC_GOPHER_ITEMS | URIC_GOPHER_LANGUAGE;
    }
}

static void read_attributes(uric_span rest, struct uric_gopher_plus *plus)
{
    if (rest.begin < rest.end) {
        plus->items = rest;
        plus->defined = URIC_GOPHER_ITEMS;
    }
}

void uric_gopher_read_plus(const char *s, uric_span string,
                           struct uric_gopher_plus *plus)
{
    uric_span rest = string;

    memset(plus, 0, sizeof *plus);
    plus->request = URIC_GOPHER_OTHER;
    if (string.begin == string.end)
        return;
    rest.begin++;
    switch (s[string.begin]) {
    case '?':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_FORM;
        break;
    case '!':
        plus->request = URIC_GOPHER_ATTRIBUTES;
        read_attributes(rest, plus);
        break;
    case '$':
        plus->request = URIC_GOPHER_DIRECTORY_ATTRIBUTES;
        read_attributes(rest, plus);
        break;
    case '+':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_DEFAULT_VIEW;
        else if (find_encoded(s, rest, "09") == rest.end)
            read_view(s, rest, plus);
        else
            read_form_data(s, rest, plus);
        break;
    default: break;
    }
}

/* Attributes have blanks between them, each value of a form has CR LF behind. */
int uric_gopher_item(const char *s, const struct uric_gopher_plus *plus,
                     uric_span *rest, uric_span *item)
{
    const int is_form = plus->request == URIC_GOPHER_FORM_DATA;

    item->begin = item->end = 0;
    if (rest->begin >= rest->end)
        return 0;
    item->begin = rest->begin;
    item->end = find_encoded(s, *rest, is_form ? "0D" : "20");
    rest->begin = item->end < rest->end ? item->end + 3 : rest->end;
    if (is_form && rest->begin < rest->end)
        passes(s, rest, "%0A");
    return 1;
}

const char *uric_gopher_request_name(int request)
{
    static const char *const names[] = {
        "other", "default-view", "form", "attributes", "directory-attributes",
        "view", "form-data"
    };
    return request >= 0 && request <= URIC_GOPHER_FORM_DATA ? names[request] : NULL;
}

/* File URIs and the names of files (RFC 8089, and its appendices D to F). */

static const char local[] = "localhost";

static int is_letter(char c)
{
    return uric_lower(c) >= 'a' && uric_lower(c) <= 'z';
}

static int is_here(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return host.begin == host.end ||
           uric_is_named(s + host.begin, host.end - host.begin, local);
}

/* Whether a byte that is encoded in the span stands for NUL or a delimiter. */
static int hides(const char *s, uric_span at, const char *delimiters)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const uint32_t from = i;
        const unsigned char byte = uric_decode_next(s, &i, at.end);
        const char *d = delimiters;

        if (byte == '\0')
            return 1;
        while (i - from == 3 && *d) {
            if ((unsigned char)*d++ == byte)
                return 1;
        }
    }
    return 0;
}

/* What begins with "//" is POSIX's to each system to interpret (4.13, pathname
 * resolution), and a UNC name in a URI. */
static int is_posix(const char *name, size_t n)
{
    return n > 0 && name[0] == '/' && (n == 1 || name[1] != '/');
}

size_t uric_file_to_posix(const char *s, const struct uric *u,
                          const struct uric_scheme_parts *r, char *buffer,
                          size_t size)
{
    const uric_span path = r->part[URIC_FILE_PATH];
    struct uric_written t = { buffer, size, 0 };

    if (!is_here(s, u) || !is_posix(s + path.begin, path.end - path.begin) ||
        hides(s, path, "/"))
        return URIC_NO_NAME;
    uric_put_decoded(&t, s, path);
    return t.length;
}

/* Decoded, with "\" for "/". */
static void put_windows_path(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const char byte = (char)uric_decode_next(s, &i, at.end);

        uric_put_byte(t, byte == '/' ? '\\' : byte);
    }
}

/* A letter, ":", and "/". */
static int has_drive(const char *s, uric_span at)
{
    return at.end - at.begin >= 3 && is_letter(s[at.begin]) &&
           s[at.begin + 1] == ':' && s[at.begin + 2] == '/';
}

/* What stands behind "\\" in a UNC name that the path holds, behind two or three
 * "/" (E.3.2): 1, or 0 when it holds none. */
static int has_unc(const char *s, uric_span *path)
{
    uint32_t i = path->begin;

    while (i < path->end && s[i] == '/')
        i++;
    if (i - path->begin < 2 || i - path->begin > 3 || i == path->end ||
        memchr(s + i, '/', path->end - i) == NULL)
        return 0;
    path->begin = i;
    return 1;
}

size_t uric_file_to_windows(const char *s, const struct uric *u,
                            const struct uric_scheme_parts *r, char *buffer,
                            size_t size)
{
    const uric_span host = u->part[URIC_HOST];
    uric_span path = r->part[URIC_FILE_PATH];
    struct uric_written t = { buffer, size, 0 };

    if (hides(s, path, "/\\"))
        return URIC_NO_NAME;
    if (!is_here(s, u)) {
        if (hides(s, host, "/\\"))
            return URIC_NO_NAME;
        uric_put(&t, "\\\\");
        uric_put_decoded(&t, s, host);
    } else if (has_unc(s, &path)) {
        uric_put(&t, "\\\\");
    } else {
        if (path.begin < path.end && s[path.begin] == '/')
            path.begin++;
        if (!has_drive(s, path))
            return URIC_NO_NAME;
    }
    put_windows_path(&t, s, path);
    return t.length;
}

static void put_name(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '/')
            uric_put_byte(t, '/');
        else
            uric_put_encoded(t, name[i]);
    }
}

size_t uric_file_from_posix(const char *name, size_t n, char *buffer,
                            size_t size)
{
    struct uric_written t = { buffer, size, 0 };

    if (!is_posix(name, n) || memchr(name, '\0', n))
        return URIC_NO_NAME;
    uric_put(&t, "file://");
    put_name(&t, name, n);
    return t.length;
}

static int is_separator(char c)
{
    return c == '\\' || c == '/';
}

static void put_windows_name(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (is_separator(name[i]))
            uric_put_byte(t, '/');
        else
            uric_put_encoded(t, name[i]);
    }
}

/* A host's characters are fewer: ":" and "@" would end it. */
static void put_host(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == ':')
            uric_put(t, "%3A");
        else if (name[i] == '@')
            uric_put(t, "%40");
        else
            uric_put_encoded(t, name[i]);
    }
}

/* "host\path", with one "\" between them.  A host that would be taken for this one
 * goes into the path. */
static size_t put_unc(struct uric_written *t, const char *name, size_t n)
{
    size_t host = 0;

    while (host < n && !is_separator(name[host]))
        host++;
    if (host == 0 || host == n ||
        (host + 1 < n && is_separator(name[host + 1])))
        return URIC_NO_NAME;
    uric_put(t, uric_is_named(name, host, local) ? "file:////" : "file://");
    put_host(t, name, host);
    put_windows_name(t, name + host, n - host);
    return t->length;
}

size_t uric_file_from_windows(const char *name, size_t n, char *buffer,
                              size_t size)
{
    struct uric_written t = { buffer, size, 0 };

    if (n < 3 || memchr(name, '\0', n))
        return URIC_NO_NAME;
    if (is_separator(name[0]) && is_separator(name[1]))
        return put_unc(&t, name + 2, n - 2);
    if (!is_letter(name[0]) || name[1] != ':' || !is_separator(name[2]))
        return URIC_NO_NAME;
    uric_put(&t, "file:///");
    put_windows_name(&t, name, n);
    return t.length;
}

/* An IPv6 address as RFC 5952 writes it. */

static char *write_number(char *to, unsigned number, unsigned base)
{
    static const char digits[] = "0123456789abcdef";
    unsigned place = 1;

    while (number / place >= base)
        place *= base;
    for (; place > 0; place /= base)
        *to++ = digits[number / place % base];
    return to;
}

static unsigned group_at(const uint8_t *address, int i)
{
    return (unsigned)address[2 * i] << 8 | address[2 * i + 1];
}

/* 4.2: the first of the longest runs of zeros, which are two groups at least. */
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

size_t uric_ipv6_text(const uint8_t address[16], char text[URIC_IPV6_TEXT])
{
    static const uint8_t mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255 };
    const int is_mapped = memcmp(address, mapped, sizeof mapped) == 0;
    const int groups = is_mapped ? 6 : 8;
    char *to = text;
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
    *to = '\0';
    return (size_t)(to - text);
}

/* What is normal (RFC 3986, 6.2.2 and 6.2.3), and what becomes of what is not. */
/* The normal form of a reference (RFC 3986, 6.2), read from its end to its begin, so
 * that a path's ".." come before what they remove: no step takes back what another
 * has read, and what is read need not be written. */
#ifndef URIC_NORMAL_H
#define URIC_NORMAL_H


/* Some of its bytes. */
struct uric_piece {
    const char *s;
    size_t n;
    uint32_t raw; /* where the first comes from, */
    uint32_t one; /* 1: and each further one from the byte behind; 0: they too */
};

/* What is left to read. */
struct uric_normal {
    const char *s;
    const struct uric *u;
    unsigned needs; /* see uric_needs() */
    int region;
    int drops_port, lacks_path;
    uint32_t begin, at; /* what is left of the region, or of a segment */
    /* of a path whose dot-segments go */
    uint32_t rest;    /* its end, without the segments that were read */
    uint32_t slash;   /* where the "/" before the last one that was kept is */
    uint32_t surplus; /* ".." without a segment to remove yet */
    uint32_t kept;
    uint32_t empties; /* of those, how many that come first are empty */
    uint8_t more;     /* there are segments before rest */
    uint8_t read;     /* there were segments */
    uint8_t rooted, closed, guarded;
    char made[URIC_IPV6_TEXT + 2]; /* bytes that do not stand so in s */
};

/* Begin to read; needs is what uric_needs() says, or 0 for the reference as it is. */
URIC_INTERNAL void uric_normal_begin(struct uric_normal *n, const char *s,
                                     const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme);

/* The bytes before those that were read: 1, or 0 when there are none. */
URIC_INTERNAL int uric_normal_before(struct uric_normal *n,
                                     struct uric_piece *piece);

/* What the steps for the scheme and for IPv6 would do: 6.2.3's port that is empty or
 * the scheme's default, 6.2.3's empty path that stands for "/", and an IP literal in
 * RFC 5952's form with its brackets and its length. */
URIC_INTERNAL int uric_drops_port(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);
URIC_INTERNAL int uric_lacks_path(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);
URIC_INTERNAL size_t uric_literal_text(const char *s, const struct uric *u, char *text);

#endif

/* Percent-encoded triplets (RFC 3986, section 2.1) of what is valid. */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H



/* The value of a hexadecimal digit. */
static inline unsigned uric_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The byte that the triplet at s stands for. */
static inline unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

static inline int uric_is_reserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_RESERVED) != 0;
}

/* The triplet of a byte to to[0..3). */
static inline void uric_put_triplet(char *to, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";

    to[0] = '%';
    to[1] = digits[byte >> 4];
    to[2] = digits[byte & 15];
}

#endif

/* ---- what the steps are about ---- */

static int is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static int is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

/* What a first look finds, where a longer one may be needed. */
struct look {
    int percent; /* a "%" */
    int dot;     /* a "/." */
    int upper;   /* an upper-case letter before the host's end */
};

static void look_at_bytes(const char *s, uint32_t n, uint32_t host_end,
                          struct look *look)
{
    uint32_t i;

    for (i = 0; i < n; i++) {
        look->percent |= s[i] == '%';
        look->dot |= s[i] == '.' && i > 0 && s[i - 1] == '/';
        look->upper |= i < host_end && is_upper(s[i]);
    }
}

#if defined(__GNUC__) && (defined(__SSE2__) || defined(__ARM_NEON))

/* Sixteen bytes at a time, four times: most references need no more, so that there
 * is nothing to predict about their length. */
typedef unsigned char bytes16 __attribute__((vector_size(16)));

static bytes16 load16(const char *s)
{
    bytes16 bytes;

    memcpy(&bytes, s, sizeof bytes);
    return bytes;
}

static int any16(bytes16 bytes)
{
    uint64_t half[2];

    memcpy(half, &bytes, sizeof half);
    return (half[0] | half[1]) != 0;
}

/* n is 17 at least. */
static void look_at(const char *s, uint32_t n, uint32_t host_end, struct look *look)
{
    static const bytes16 places = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
    const bytes16 zero = { 0 };
    bytes16 percent = zero, dot = zero, upper = zero;
    size_t i;
    int k;

    for (i = 0; i < n; i += 64) {
        for (k = 0; k < 4; k++) {
            const size_t wanted = i + 16 * (size_t)k, last = n - 17u;
            const size_t at = wanted < last ? wanted : last;
            const size_t left = at < host_end ? host_end - at : 0;
            const bytes16 here = load16(s + at), next = load16(s + at + 1);
            const bytes16 letter = (bytes16)(here - (unsigned char)'A' <=
                                             (unsigned char)('Z' - 'A'));

            percent |= (bytes16)(here == '%') | (bytes16)(next == '%');
            dot |= (bytes16)(here == '/') & (bytes16)(next == '.');
            upper |= letter & (bytes16)(places < (unsigned char)(left < 16 ? left : 16));
        }
    }
    look->percent = any16(percent);
    look->dot = any16(dot);
    look->upper = any16(upper) || (host_end == n && is_upper(s[n - 1]));
}

#else

static void look_at(const char *s, uint32_t n, uint32_t host_end, struct look *look)
{
    look_at_bytes(s, n, host_end, look);
}

#endif

static struct look first_look(const char *s, const struct uric *u)
{
    const uint32_t n = uric_end(u);
    const uint32_t host_end =
        u->part[uric_has(u, URIC_HOST) ? URIC_HOST : URIC_SCHEME].end;
    struct look look = { 0, 0, 0 };

    if (n >= 17)
        look_at(s, n, host_end, &look);
    else
        look_at_bytes(s, n, host_end, &look);
    return look;
}

static int has_upper(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end && !is_upper(s[i]))
        i++;
    return i < at.end;
}

/* The same where the digits of triplets do not count. */
static int has_upper_letter(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1) {
        if (is_upper(s[i]))
            return 1;
    }
    return 0;
}

/* What PERCENT and CASE have to do with triplets. */
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
            if (is_upper((char)byte) && i >= host.begin && i < host.end)
                needs |= URIC_STEP_CASE;
        } else if (is_lower(p[1]) || is_lower(p[2])) {
            needs |= URIC_STEP_CASE;
        }
        p += 3;
    }
    return needs & steps;
}

/* How many bytes the dot at i takes; 0: there is none. */
static uint32_t dot_at(const char *s, uint32_t i, uint32_t end, int encoded)
{
    if (i < end && s[i] == '.')
        return 1;
    return encoded && end - i >= 3 && s[i] == '%' && uric_triplet(s + i) == '.' ? 3
                                                                                : 0;
}

/* 1 for ".", 2 for "..", 0 for other segments. */
static unsigned segment_dots(const char *s, uint32_t begin, uint32_t end, int encoded)
{
    const uint32_t first = dot_at(s, begin, end, encoded);
    uint32_t second;

    if (first == 0)
        return 0;
    begin += first;
    if (begin == end)
        return 1;
    second = dot_at(s, begin, end, encoded);
    return second > 0 && begin + second == end ? 2 : 0;
}

static uint32_t segment_end(const char *s, uint32_t begin, uint32_t end)
{
    const char *slash =
        begin < end ? (const char *)memchr(s + begin, '/', end - begin) : NULL;

    return slash ? (uint32_t)(slash - s) : end;
}

/* The offset behind the "/." that keeps a path without authority from beginning with
 * "//"; the path's begin when there is none. */
static uint32_t behind_guard(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i = path.begin + 1;

    if (uric_has(u, URIC_HOST) || path.begin == path.end || s[path.begin] != '/')
        return path.begin;
    i += dot_at(s, i, path.end, encoded);
    return i > path.begin + 1 && path.end - i >= 2 && s[i] == '/' && s[i + 1] == '/'
               ? i
               : path.begin;
}

/* Whether dot-segments go from a path; encoded: those too that a "%2E" makes. */
static int has_dot_segments(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i, end;

    if (path.begin == path.end)
        return 0;
    for (i = behind_guard(s, u, encoded);; i = end + 1) {
        end = segment_end(s, i, path.end);
        if (segment_dots(s, i, end, encoded))
            return 1;
        if (end == path.end)
            return 0;
    }
}

static const struct uric_scheme *scheme_of(const char *s, const struct uric *u,
                                           const struct uric_scheme *scheme)
{
    const uric_span name = u->part[URIC_SCHEME];

    return scheme || !uric_has(u, URIC_SCHEME)
               ? scheme
               : uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
}

/* 6.2.3: a port that is empty or the scheme's default. */
int uric_drops_port(const char *s, const struct uric *u,
                      const struct uric_scheme *scheme)
{
    uint16_t number;

    switch (uric_port_number(s, u, &number)) {
    case URIC_PORT_EMPTY: return 1;
    case URIC_PORT_NUMBER:
        scheme = scheme_of(s, u, scheme);
        return uric_has(u, URIC_SCHEME) && scheme && scheme->default_port == number;
    default: return 0;
    }
}

/* 6.2.3: an empty path that stands for "/". */
int uric_lacks_path(const char *s, const struct uric *u,
                      const struct uric_scheme *scheme)
{
    if (u->part[URIC_PATH].begin < u->part[URIC_PATH].end ||
        !uric_has(u, URIC_HOST) || !uric_has(u, URIC_SCHEME))
        return 0;
    scheme = scheme_of(s, u, scheme);
    return scheme && scheme->host != URIC_SCHEME_HOST_NONE;
}

/* An IP literal in RFC 5952's form, with its brackets: its length. */
size_t uric_literal_text(const char *s, const struct uric *u, char *text)
{
    uint8_t address[16];
    size_t n;

    uric_host_address(s, u, address);
    text[0] = '[';
    n = uric_ipv6_text(address, text + 1);
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

unsigned uric_needs(const char *s, const struct uric *u, unsigned steps,
                    const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];
    unsigned needs = 0;
    struct look look;

    steps &= ~(unsigned)u->settled;
    if (steps == 0)
        return 0;
    look = first_look(s, u);
    if (look.percent && steps & (URIC_STEP_CASE | URIC_STEP_PERCENT))
        needs |= triplets_need(s, u, steps);
    if (look.upper && steps & URIC_STEP_CASE &&
        (has_upper(s, u->part[URIC_SCHEME]) ||
         has_upper_letter(s, u->part[URIC_HOST])))
        needs |= URIC_STEP_CASE;
    if (steps & URIC_STEP_DOTS && uric_has(u, URIC_SCHEME) &&
        (look.dot || look.percent || dot_at(s, path.begin, path.end, 0)) &&
        has_dot_segments(s, u, (needs & URIC_STEP_PERCENT) != 0))
        needs |= URIC_STEP_DOTS;
    if (steps & URIC_STEP_SCHEME && (uric_drops_port(s, u, scheme) ||
                                     uric_lacks_path(s, u, scheme)))
        needs |= URIC_STEP_SCHEME;
    if (steps & URIC_STEP_IPV6 && literal_differs(s, u))
        needs |= URIC_STEP_IPV6;
    return needs;
}

/* ---- reading it ---- */

/* What the reference consists of, from its end. */
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

void uric_normal_begin(struct uric_normal *n, const char *s, const struct uric *u,
                       unsigned needs, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    memset(n, 0, sizeof *n - sizeof n->made);
    n->s = s;
    n->u = u;
    n->needs = needs;
    n->drops_port = needs & URIC_STEP_SCHEME && uric_drops_port(s, u, scheme);
    n->lacks_path = needs & URIC_STEP_SCHEME && uric_lacks_path(s, u, scheme);
    n->at = uric_end(u);
    n->begin = path.end;
    n->rest = path.end;
    n->rooted = path.begin < path.end && s[path.begin] == '/';
    n->more = (needs & URIC_STEP_DOTS) != 0;
}

static int give(struct uric_piece *piece, const char *s, size_t n, uint32_t raw,
                uint32_t one)
{
    piece->s = s;
    piece->n = n;
    piece->raw = raw;
    piece->one = one;
    return 1;
}

/* What becomes of a triplet. */
enum change { STAYS, DECODED, RAISED };

static enum change change_of(const struct uric_normal *n, const char *triplet)
{
    if (n->needs & URIC_STEP_PERCENT && uric_is_unreserved(uric_triplet(triplet)))
        return DECODED;
    return n->needs & URIC_STEP_CASE && (is_lower(triplet[1]) || is_lower(triplet[2]))
               ? RAISED
               : STAYS;
}

/* The changed triplet that ends at n->at. */
static int give_triplet(struct uric_normal *n, enum change change, int folds,
                        struct uric_piece *piece)
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

/* The bytes before n->at: as many as stay as they are, or what becomes of one. */
static int give_run(struct uric_normal *n, int folds, struct uric_piece *piece)
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
        if (folds && is_upper(s[i - 1]))
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

/* A segment of a path, from the last on, 5.2.4 in mind: a ".." removes the next one
 * that is none and not "."; the last one, if it is of dots, leaves its "/".  1 if it
 * is kept. */
static int read_segment(struct uric_normal *n)
{
    const uint32_t first = n->u->part[URIC_PATH].begin +
                           (n->s[n->u->part[URIC_PATH].begin] == '/');
    const uint32_t end = n->rest;
    uint32_t begin = end;
    unsigned dots;
    int kept;

    while (begin > first && n->s[begin - 1] != '/')
        begin--;
    dots = segment_dots(n->s, begin, end, (n->needs & URIC_STEP_PERCENT) != 0);
    kept = dots ? !n->read : n->surplus == 0;
    if (begin == first)
        n->more = 0;
    else
        n->rest = begin - 1;
    n->read = 1;
    n->surplus += dots == 2;
    if (!dots && !kept) {
        n->surplus--;
        /* what came behind the ".." that removed it keeps its "/" */
        n->closed = 1;
    } else if (!dots) {
        n->closed = 0;
    }
    n->at = kept && !dots ? end : begin;
    n->begin = begin;
    return kept;
}

static int guards(const struct uric_normal *n)
{
    const uint32_t slashes = n->empties + (n->empties < n->kept);

    return !uric_has(n->u, URIC_HOST) && slashes >= (n->rooted ? 2u : 3u);
}

/* The pieces of a path whose dot-segments go: a "/" is given when it is known that
 * there is something before it. */
static int give_of_path(struct uric_normal *n, struct uric_piece *piece)
{
    const uint32_t begin = n->u->part[URIC_PATH].begin;

    while (n->more) {
        const uint32_t slash = n->slash;
        const int first = n->kept == 0;

        if (!read_segment(n))
            continue;
        n->kept++;
        n->empties = n->at == n->begin ? n->empties + 1 : 0;
        n->slash = n->begin > begin ? n->begin - 1 : begin;
        if (!first)
            return give(piece, "/", 1, slash, 1);
        if (n->at > n->begin)
            return give_run(n, 0, piece);
    }
    if (n->closed) {
        n->closed = 0;
        n->rooted = 1;
    }
    if (n->read && n->rooted) {
        n->read = 0;
        return give(piece, "/", 1, n->slash, 1);
    }
    if (!n->guarded && guards(n)) {
        n->guarded = 1;
        return give(piece, "/.", 2, begin, 0);
    }
    return 0;
}

int uric_normal_before(struct uric_normal *n, struct uric_piece *piece)
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

/* The normal form of a reference, written: RFC 3986, 6.2. */


/* ---- from the end, by pieces: for a map, or where there is just room enough ---- */

/* The map for the n bytes that a piece has, from its begin. */
static void write_map(uint32_t *map, const struct uric_piece *piece)
{
    size_t i;

    for (i = 0; i < piece->n; i++)
        map[i] = piece->raw + piece->one * (uint32_t)i;
}

/* The length of what is left to read; it is written before `end` and `map_end`,
 * which may be NULL. */
static uint64_t write_before(struct uric_normal n, char *end, uint32_t *map_end)
{
    struct uric_piece piece;
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

/* What is normal as it stands. */
static void copy_normal(const char *s, size_t n, char *buffer, uint32_t *map)
{
    const struct uric_piece all = { s, n, 0, 1 };

    if (n > 0)
        memcpy(buffer, s, n);
    if (map != NULL)
        write_map(map, &all);
}

static int write_pieces(const char *s, const struct uric *u, unsigned steps,
                        const struct uric_scheme *scheme, char *buffer, size_t size,
                        size_t *length, uint32_t *map)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    uint64_t n = uric_end(u);
    struct uric_normal normal;

    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        n = write_before(normal, NULL, NULL);
    }
    if (size > 0)
        buffer[0] = '\0';
    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)n;
    if (*length >= size)
        return URIC_TOO_SMALL;
    if (needs)
        write_before(normal, buffer + n, map ? map + n : NULL);
    else
        copy_normal(s, *length, buffer, map);
    buffer[n] = '\0';
    if (map != NULL)
        map[n] = uric_end(u);
    return URIC_OK;
}

/* ---- from the begin, in one go: where there is room for whatever comes out ---- */

struct writing {
    const char *s;
    char *to;
    uint32_t from;    /* what is before is written */
    uint32_t percent; /* the first "%" from there on that may change; n: none */
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

/* As far as `end`, triplets and all. */
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

/* The first "/" from s + i on behind which a segment of dots comes; n if there is
 * none. */
static size_t find_dots(const char *s, size_t i, size_t n)
{
    size_t at = i;

    while (at < n) {
        const char *const dot = (const char *)memchr(s + at, '.', n - at);
        size_t end;

        if (dot == NULL)
            return n;
        at = (size_t)(dot - s);
        end = at + 1 + (at + 1 < n && s[at + 1] == '.');
        if (at > i && s[at - 1] == '/' && (end == n || s[end] == '/'))
            return at - 1;
        at = end;
    }
    return n;
}

/* How many bytes the dots before a first "/" take, with it (5.2.4, 2A and 2D). */
static size_t leading_dots(const char *s, size_t n)
{
    size_t i = 0, end;

    while (i < n && s[i] == '.') {
        end = i + 1 + (i + 1 < n && s[i + 1] == '.');
        if (end < n && s[end] != '/')
            break;
        i = end < n ? end + 1 : n;
    }
    return i;
}

/* 5.2.4 for the path that is the n bytes at s, in place: how many are left.  Here what
 * was written can be taken back, which dots.c and normal.c, that read from the end,
 * never have to; where nothing is removed this passes over a path in runs. */
static size_t remove_dots(char *s, size_t n)
{
    size_t i = leading_dots(s, n), to = 0, next;

    while (i < n) {
        next = find_dots(s, i, n);
        if (next > i) {
            memmove(s + to, s + i, next - i);
            to += next - i;
        }
        if (next == n)
            break;
        i = next + 2;
        if (i < n && s[i] == '.') {
            i++;
            while (to > 0 && s[--to] != '/')
                ;
        }
        if (i == n)
            s[to++] = '/';
    }
    return to;
}

/* Eight letters, digits or delimiters, in lower case. */
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

/* A host, whose triplets keep their digits. */
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

/* What normal forms may be longer than what they are made from: a guard, the "/" of
 * an empty path, and what an IPv6 address may need. */
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
    w.percent = steps & (URIC_STEP_PERCENT | URIC_STEP_CASE) ? next_percent(&w, 0) : w.n;
    write_scheme(&w, u);
    if (uric_has(u, URIC_HOST))
        write_authority(&w, u, scheme);
    write_path(&w, u, scheme);
    write_until(&w, w.n);
    return (size_t)(w.to - buffer);
}

int uric_normalize(const char *s, const struct uric *u, unsigned steps,
                   const struct uric_scheme *scheme, char *buffer, size_t size,
                   size_t *length, uint32_t *map)
{
    const unsigned unsettled = steps & ~(unsigned)u->settled;
    const uint32_t n = uric_end(u);

    if (unsettled == 0 || map != NULL || size <= GROWTH || n >= size - GROWTH ||
        n > URIC_MAX_LENGTH - GROWTH)
        return write_pieces(s, u, unsettled, scheme, buffer, size, length, map);
    *length = write_whole(s, u, unsettled, scheme, buffer);
    buffer[*length] = '\0';
    return URIC_OK;
}

/* Comparing references by their normal forms (RFC 3986, 6.2), which are read and not
 * written. */

static int same_string(const char *s, const struct uric *u, const char *other,
                      const struct uric *v)
{
    const uint32_t n = uric_end(u);

    return n == uric_end(v) && (n == 0 || memcmp(s, other, n) == 0);
}

/* The last bytes of two pieces that both have, cut off: whether they are the same. */
static int cut_same(struct uric_piece *one, struct uric_piece *other)
{
    const size_t n = one->n < other->n ? one->n : other->n;

    one->n -= n;
    other->n -= n;
    return memcmp(one->s + one->n, other->s + other->n, n) == 0;
}

static int same_normal(struct uric_normal *one, struct uric_normal *other)
{
    struct uric_piece p = { NULL, 0, 0, 0 }, q = p;

    for (;;) {
        const int more = p.n > 0 || uric_normal_before(one, &p);
        const int more_other = q.n > 0 || uric_normal_before(other, &q);

        if (!more || !more_other)
            return more == more_other;
        if (!cut_same(&p, &q))
            return 0;
    }
}

int uric_equal(const char *s, const struct uric *u, const char *other,
               const struct uric *v, unsigned steps, const struct uric_scheme *scheme)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    const unsigned needs_other = uric_needs(other, v, steps, scheme);
    struct uric_normal one, two;

    if (same_string(s, u, other, v))
        return 1;
    if (!needs && !needs_other)
        return 0;
    uric_normal_begin(&one, s, u, needs, scheme);
    uric_normal_begin(&two, other, v, needs_other, scheme);
    return same_normal(&one, &two);
}

enum uric_rung uric_compare(const char *s, const struct uric *u, const char *other,
                            const struct uric *v, const struct uric_scheme *scheme)
{
    if (same_string(s, u, other, v))
        return URIC_RUNG_STRING;
    if (uric_equal(s, u, other, v, URIC_STEPS_SYNTAX, scheme))
        return URIC_RUNG_SYNTAX;
    return uric_equal(s, u, other, v, URIC_STEPS_SYNTAX | URIC_STEP_SCHEME, scheme)
               ? URIC_RUNG_SCHEME
               : URIC_RUNG_NONE;
}

/* ---- hashing, from the end, eight bytes at a time ---- */

struct hashing {
    uint64_t hash, word;
    uint64_t length;
};

static void mix_word(struct hashing *h, uint64_t word)
{
    h->hash = (h->hash ^ word) * 0x9e3779b97f4a7c15u;
    h->hash ^= h->hash >> 29;
}

static uint64_t little_endian(const char *s)
{
    uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&word, s, 8);
#else
    int i;

    for (i = 0; i < 8; i++)
        word |= (uint64_t)(unsigned char)s[i] << 8 * i;
#endif
    return word;
}

static void mix_piece(struct hashing *h, const char *s, size_t n)
{
    while (n > 0) {
        if (n >= 8 && h->length % 8 == 0) {
            n -= 8;
            h->length += 8;
            mix_word(h, little_endian(s + n));
            continue;
        }
        h->word = h->word << 8 | (unsigned char)s[--n];
        if (++h->length % 8 == 0) {
            mix_word(h, h->word);
            h->word = 0;
        }
    }
}

uint64_t uric_hash(const char *s, const struct uric *u, unsigned steps,
                   const struct uric_scheme *scheme, uint64_t seed)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    struct hashing h = { 0, 0, 0 };
    struct uric_normal normal;
    struct uric_piece piece;

    h.hash = seed;
    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        while (uric_normal_before(&normal, &piece))
            mix_piece(&h, piece.s, piece.n);
    } else {
        mix_piece(&h, s, uric_end(u));
    }
    mix_word(&h, h.word);
    mix_word(&h, h.length);
    return h.hash ^ h.hash >> 32;
}

/* Percent-encoding and decoding by blocks, for each instruction set. */
/* Text that is percent-encoded or decoded: what the forms for each instruction set
 * read and write, up to where they leave it. */
#ifndef URIC_CODING_H
#define URIC_CODING_H


struct uric_coding {
    const unsigned char *s;
    size_t n;
    unsigned char *to; /* NULL: only measure */
    size_t room;       /* at `to`; without bounds if that is NULL */
    size_t i, length;  /* what is before s + i is done, and has become so many bytes */
    unsigned how;      /* encode: a bit of uric_plain; decode: enum uric_decode_flags */
    unsigned nibbles;  /* encode: the same class in uric_plain_nibbles */
};

#endif

/* What stands for itself in text that is percent-encoded.  Generated by
 * grammar/classes.py from grammar/classes.rl; do not edit. */
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

#if URIC_BUILT & URIC_BUILT_BY_HALVES

/* What is coded at s + *i; 0 if it is for others: a triplet that is none, or may be
 * refused. */
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

/* What is not plain at s + *i. */
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

/* ---- vectors, whose bytes' halves are looked up ---------------------------------- */

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static inline __m128i sse41_load_block(const unsigned char *s)
{
    return _mm_loadu_si128((const __m128i *)(const void *)s);
}

static inline __m128i sse41_other(__m128i v, __m128i plain)
{
    /* beyond ASCII all bits, of which a lookup by such a byte finds none */
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
/* Percent-encoding and decoding by blocks, once for each instruction set: the file is
 * included with these defined, which it undefines.
 *
 *   FAST(name)             the name in this form
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector of nothing else
 *   EITHER(v, a, b)        a vector that marks the bytes that are a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and that which *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, which is at s, that are
 *                          not in it
 *   OR(v, w)
 *   MARKS(v), FIRST(marks) 0 if none is marked; else the first that is
 *
 * A block is written before it is known how much of it is meant; and only what has been
 * read is written over.  What is behind the last whole block is left. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* The next k bytes, k < BLOCK, of which v is the block: one by one where the rest of it
 * would fall on what is still to be read. */
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

/* Blocks without a code, four at a time: how many bytes. */
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

/* Blocks of plain bytes, four at a time: how many bytes. */
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

#if URIC_BUILT & URIC_BUILT_AVX2

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
/* Percent-encoding and decoding by blocks, once for each instruction set: the file is
 * included with these defined, which it undefines.
 *
 *   FAST(name)             the name in this form
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector of nothing else
 *   EITHER(v, a, b)        a vector that marks the bytes that are a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and that which *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, which is at s, that are
 *                          not in it
 *   OR(v, w)
 *   MARKS(v), FIRST(marks) 0 if none is marked; else the first that is
 *
 * A block is written before it is known how much of it is meant; and only what has been
 * read is written over.  What is behind the last whole block is left. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* The next k bytes, k < BLOCK, of which v is the block: one by one where the rest of it
 * would fall on what is still to be read. */
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

/* Blocks without a code, four at a time: how many bytes. */
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

/* Blocks of plain bytes, four at a time: how many bytes. */
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

/* Four bits for each byte. */
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
/* Percent-encoding and decoding by blocks, once for each instruction set: the file is
 * included with these defined, which it undefines.
 *
 *   FAST(name)             the name in this form
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector of nothing else
 *   EITHER(v, a, b)        a vector that marks the bytes that are a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and that which *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, which is at s, that are
 *                          not in it
 *   OR(v, w)
 *   MARKS(v), FIRST(marks) 0 if none is marked; else the first that is
 *
 * A block is written before it is known how much of it is meant; and only what has been
 * read is written over.  What is behind the last whole block is left. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* The next k bytes, k < BLOCK, of which v is the block: one by one where the rest of it
 * would fall on what is still to be read. */
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

/* Blocks without a code, four at a time: how many bytes. */
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

/* Blocks of plain bytes, four at a time: how many bytes. */
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

/* ---- AVX-512: blocks of 64, and parts of them, with all that is coded in them ---- */

#if URIC_BUILT & URIC_BUILT_AVX512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,popcnt,bmi,bmi2")

/* The lowest n bits, n up to 64. */
static inline uint64_t avx512_below(size_t n)
{
    return _bzhi_u64(~(uint64_t)0, (unsigned)n);
}

static inline size_t avx512_there(const struct uric_coding *c)
{
    return c->n - c->i < 64 ? c->n - c->i : 64;
}

static inline __m512i avx512_load_there(const struct uric_coding *c, size_t n)
{
    return _mm512_maskz_loadu_epi8(avx512_below(n), c->s + c->i);
}

/* The first `length` bytes of v are what n bytes have become. */
static inline void avx512_put(struct uric_coding *c, size_t n, __m512i v, size_t length)
{
    if (c->to != NULL)
        _mm512_mask_storeu_epi8(c->to + c->length, avx512_below(length), v);
    c->i += n;
    c->length += length;
}

/* Back to where a block begins at `to`, over some of the 64 bytes that have just been
 * copied: stores across two lines of the cache cost as much as two. */
static inline void avx512_align(struct uric_coding *c)
{
    const uintptr_t to = (uintptr_t)c->to + c->length;
    const uintptr_t ahead = (uintptr_t)c->s + c->i - to;

    if (c->to != NULL && c->n - c->i >= 1024 && (ahead == 0 || ahead >= 64)) {
        c->i -= to & 63;
        c->length -= to & 63;
    }
}

struct avx512_four {
    __m512i a, b, c, d;
};

static inline int avx512_has_four(const struct uric_coding *c)
{
    return c->n - c->i >= 256 && c->room - c->length >= 256;
}

static inline struct avx512_four avx512_load_four(const struct uric_coding *c)
{
    const unsigned char *const s = c->s + c->i;
    struct avx512_four v;

    v.a = _mm512_loadu_si512(s);
    v.b = _mm512_loadu_si512(s + 64);
    v.c = _mm512_loadu_si512(s + 128);
    v.d = _mm512_loadu_si512(s + 192);
    return v;
}

static inline void avx512_put_four(struct uric_coding *c, const struct avx512_four *v)
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

static inline uint64_t avx512_is_hex(__m512i v)
{
    const __m512i letter = _mm512_or_si512(v, _mm512_set1_epi8(0x20));

    return _mm512_cmplt_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('0')),
                                  _mm512_set1_epi8(10)) |
           _mm512_cmplt_epu8_mask(_mm512_sub_epi8(letter, _mm512_set1_epi8('a')),
                                  _mm512_set1_epi8(6));
}

/* What the triplets that begin at each byte stand for; no sense elsewhere. */
static inline __m512i avx512_triplets(__m512i v)
{
    static const unsigned char behind[66] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 0,  0
    };
    const __mmask64 letters = _mm512_test_epi8_mask(v, _mm512_set1_epi8(0x40));
    __m512i digits = _mm512_and_si512(v, _mm512_set1_epi8(15));
    __m512i high, low;

    digits = _mm512_mask_add_epi8(digits, letters, digits, _mm512_set1_epi8(9));
    high = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(behind + 1),
                                         digits);
    low = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(behind + 2),
                                        digits);
    return _mm512_or_si512(_mm512_slli_epi16(high, 4), low);
}

/* The n bytes of v with the triplets that begin where `percent` says decoded, up to one
 * that is none, or that is not all in v: whether there is anything before that. */
static inline int avx512_decode_block(struct uric_coding *c, __m512i v, size_t n,
                                      uint64_t percent)
{
    const uint64_t hex = avx512_is_hex(v);
    const uint64_t broken = percent & ~(hex >> 1 & hex >> 2);
    uint64_t keep;

    if (broken)
        n = (size_t)__builtin_ctzll(broken);
    percent &= avx512_below(n);
    keep = avx512_below(n) & ~(percent << 1 | percent << 2);
    v = _mm512_mask_mov_epi8(v, percent, avx512_triplets(v));
    avx512_put(c, n, _mm512_maskz_compress_epi8(keep, v),
               (size_t)_mm_popcnt_u64(keep));
    return n > 0;
}

static inline uint64_t avx512_codes(const struct avx512_four *v, __m512i byte)
{
    return _mm512_cmpeq_epi8_mask(v->a, byte) | _mm512_cmpeq_epi8_mask(v->b, byte) |
           _mm512_cmpeq_epi8_mask(v->c, byte) | _mm512_cmpeq_epi8_mask(v->d, byte);
}

static void avx512_copy_decoded(struct uric_coding *c, __m512i percent, __m512i plus)
{
    avx512_align(c);
    while (avx512_has_four(c)) {
        const struct avx512_four v = avx512_load_four(c);

        if (avx512_codes(&v, percent) | avx512_codes(&v, plus))
            return;
        avx512_put_four(c, &v);
    }
}

static void avx512_decode(struct uric_coding *c)
{
    const __m512i percent = _mm512_set1_epi8('%');
    const __m512i plus = _mm512_set1_epi8(c->how & URIC_DECODE_PLUS ? '+' : '%');
    const int refuses = (c->how & ~(unsigned)URIC_DECODE_PLUS) != 0;

    while (c->i < c->n) {
        const size_t n = avx512_there(c);
        __m512i v = avx512_load_there(c, n);
        const uint64_t codes = _mm512_cmpeq_epi8_mask(v, percent);

        if (c->room - c->length < n)
            return;
        if (c->how & URIC_DECODE_PLUS)
            v = _mm512_mask_mov_epi8(v, _mm512_cmpeq_epi8_mask(v, plus),
                                     _mm512_set1_epi8(' '));
        if (codes == 0) {
            avx512_put(c, n, v, n);
            if (c->i < c->n)
                avx512_copy_decoded(c, percent, plus);
        } else if (refuses) {
            const size_t k = (size_t)__builtin_ctzll(codes);

            avx512_put(c, k, v, k);
            return;
        } else if (!avx512_decode_block(c, v, n, codes)) {
            return;
        }
    }
}

enum { THIRD = 21 }; /* so many bytes can at most become 63 */

/* The first n bytes of v, THIRD at most, with those that are marked as triplets. */
static inline void avx512_encode_third(struct uric_coding *c, __m512i v, size_t n,
                                       uint64_t others)
{
    static const unsigned char thrice[64] = {
        0,  0,  0,  1,  1,  1,  2,  2,  2,  3,  3,  3,  4,  4,  4,  5,
        5,  5,  6,  6,  6,  7,  7,  7,  8,  8,  8,  9,  9,  9,  10, 10,
        10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15,
        16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 0
    };
    const uint64_t first = 0x1249249249249249u; /* of each three */
    const uint64_t coded = _pdep_u64(others, first);
    const uint64_t keep = (first & avx512_below(3 * n)) | coded << 1 | coded << 2;
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
    avx512_put(c, n, _mm512_maskz_compress_epi8(keep, v), (size_t)_mm_popcnt_u64(keep));
}

/* A class of uric_plain. */
struct avx512_plain {
    __m512i low, high, bit;
};

static inline struct avx512_plain avx512_plain_of(const struct uric_coding *c)
{
    struct avx512_plain plain;

    plain.low = _mm512_loadu_si512(uric_plain);
    plain.high = _mm512_loadu_si512(uric_plain + 64);
    plain.bit = _mm512_set1_epi8((char)c->how);
    return plain;
}

static inline uint64_t avx512_other(__m512i v, const struct avx512_plain *plain)
{
    return _mm512_testn_epi8_mask(
               _mm512_permutex2var_epi8(plain->low, v, plain->high), plain->bit) |
           _mm512_movepi8_mask(v);
}

static void avx512_copy_plain(struct uric_coding *c, const struct avx512_plain *plain)
{
    avx512_align(c);
    while (avx512_has_four(c)) {
        const struct avx512_four v = avx512_load_four(c);

        if (avx512_other(v.a, plain) | avx512_other(v.b, plain) |
            avx512_other(v.c, plain) | avx512_other(v.d, plain))
            return;
        avx512_put_four(c, &v);
    }
}

static void avx512_encode(struct uric_coding *c)
{
    const struct avx512_plain plain = avx512_plain_of(c);

    while (c->i < c->n && c->room - c->length >= 64) {
        const size_t n = avx512_there(c);
        __m512i v = avx512_load_there(c, n);
        uint64_t others = avx512_other(v, &plain) & avx512_below(n);

        if (c->how == URIC_PLAIN_FORM) {
            const uint64_t spaces = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(' '));

            v = _mm512_mask_mov_epi8(v, spaces, _mm512_set1_epi8('+'));
            others &= ~spaces;
        }
        if (others & avx512_below(THIRD)) {
            const size_t k = n < (size_t)THIRD ? n : (size_t)THIRD;

            avx512_encode_third(c, v, k, others & avx512_below(k));
        } else if (others) {
            const size_t k = (size_t)__builtin_ctzll(others);

            avx512_put(c, k, v, k);
        } else {
            avx512_put(c, n, v, n);
            if (c->i < c->n)
                avx512_copy_plain(c, &plain);
        }
    }
}

DEFINE_FORM(avx512)

URIC_TARGET_END

#endif

#undef DEFINE_FORM

/* Percent-encoding for a component (RFC 3986, 2.1 and 2.4): by blocks where there are
 * vectors; what these leave, and without them all, a run of plain bytes at a time, in
 * pieces that the nearest cache keeps until they are copied. */


/* MEASURED is as much as cannot become more than a size_t holds. */
enum { ENCODE_PIECE = 8192, ENCODE_MEASURED = 1 << 30 };

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define CLASS(name) { URIC_PLAIN_##name, URIC_PLAIN_NIBBLES_##name }
#else
#define CLASS(name) { URIC_PLAIN_##name, 0 }
#endif

/* By enum uric_encode_for. */
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

/* The end of what is plain, from c->i on; perhaps not all of it. */
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
    const struct uric_form *const form = uric_best_form();

    if (form->encode != NULL)
        form->encode(c);
    while (c->i < c->n) {
        copy_run(c, plain_end(c));
        while (c->i < c->n && !is_plain(c, c->i))
            encode_one(c);
    }
}

/* What the n bytes at s become: the length.  buffer may be NULL. */
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

int uric_encode(int component, const char *s, size_t n, char *buffer, size_t size,
                size_t *length)
{
    const struct plain_class *plain;
    uint64_t needed;

    *length = 0;
    if (component < 0 || component >= PLAIN_CLASSES)
        return URIC_NO_RULE;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    plain = &plain_classes[component];
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

void uric_put_encoded(struct uric_written *t, char byte)
{
    const unsigned char b = (unsigned char)byte;
    char triplet[3];
    int i;

    if (uric_plain[b] & URIC_PLAIN_SEGMENT) {
        uric_put_byte(t, byte);
        return;
    }
    uric_put_triplet(triplet, b);
    for (i = 0; i < 3; i++)
        uric_put_byte(t, triplet[i]);
}

/* Decoding triplets (RFC 3986, 2.1): by blocks where there are vectors; what these
 * leave, and without them all, a run between two codes at a time. */

/* How far a code is looked for at once: as much as the nearest cache keeps until it is
 * moved; in forms, where "%" may be far behind many "+", not much behind one of them. */
enum { DECODE_NEAR = 64, DECODE_FAR = 8192 };

static size_t byte_before(const struct uric_coding *c, size_t end, int byte)
{
    const void *const found =
        end > c->i ? memchr(c->s + c->i, byte, end - c->i) : NULL;

    return found ? (size_t)((const unsigned char *)found - c->s) : end;
}

/* The next triplet or, in forms, "+" before `end`, or that. */
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

/* What is coded at c->i: URIC_OK, or why not. */
static int decode_one(struct uric_coding *c)
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

static int decode_all(struct uric_coding *c)
{
    const struct uric_form *const form = uric_best_form();
    const size_t near = c->how & URIC_DECODE_PLUS ? DECODE_NEAR : DECODE_FAR;
    size_t far = near;
    int status = URIC_OK;

    while (status == URIC_OK && c->i < c->n) {
        size_t end;

        if (form->decode != NULL)
            form->decode(c);
        end = c->n - c->i < far ? c->n : c->i + far;
        move_run(c, code_before(c, end));
        far = c->i < end ? near : far < DECODE_FAR ? 2 * far : far;
        if (c->i < end)
            status = decode_one(c);
    }
    return status;
}

static int decode_to(struct uric_coding *c, char *buffer, size_t size)
{
    c->to = (unsigned char *)buffer;
    c->room = buffer ? size : (size_t)-1;
    c->i = c->length = 0;
    return decode_all(c);
}

int uric_decode(const char *s, size_t n, unsigned flags, char *buffer, size_t size,
                size_t *length, size_t *stopped)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };
    int status;

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

/* ---- in what is valid, or where "%" may stand for itself ---- */

unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (!uric_is_triplet((const unsigned char *)s, at, end)) {
        *i = at + 1;
        return (unsigned char)s[at];
    }
    *i = at + 3;
    return uric_triplet(s + at);
}

void uric_put_decoded(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end)
        uric_put_byte(t, (char)uric_decode_next(s, &i, at.end));
}

size_t uric_span_decode(const char *s, uric_span at, char *buffer, size_t size)
{
    struct uric_written t = { buffer, size, 0 };

    uric_put_decoded(&t, s, at);
    return t.length;
}

/* Pairs of a query, and fields of a form. */

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

/* A ";" may be far behind many "&", so that both are looked for at once. */
static uint32_t pair_end(const char *s, uric_span at, unsigned flags)
{
    if (!(flags & URIC_QUERY_SEMICOLON))
        return place_of(s, at, '&');
    while (at.begin < at.end && !parts_pairs(s[at.begin], flags))
        at.begin++;
    return at.begin;
}

int uric_query_next(const char *s, uric_span *rest, unsigned flags,
                    struct uric_query_pair *pair)
{
    uric_span text;

    memset(pair, 0, sizeof *pair);
    while (rest->begin < rest->end && parts_pairs(s[rest->begin], flags))
        rest->begin++;
    if (rest->begin >= rest->end)
        return 0;
    text.begin = rest->begin;
    text.end = rest->begin = pair_end(s, *rest, flags);
    pair->key.begin = text.begin;
    pair->key.end = place_of(s, text, '=');
    if (pair->key.end < text.end) {
        pair->value.begin = pair->key.end + 1;
        pair->value.end = text.end;
        pair->has_value = 1;
    }
    return 1;
}

/* The byte at *i of what is spelled, decoded; *i moves behind it. */
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

int uric_query_find(const char *s, uric_span *rest, unsigned flags, const char *key,
                    size_t n, struct uric_query_pair *pair)
{
    while (uric_query_next(s, rest, flags, pair)) {
        if (is_spelled(s, pair->key, flags, key, n))
            return 1;
    }
    return 0;
}

/* ---- forms ---- */

struct form_output {
    char *buffer; /* NULL: only measure */
    uint64_t length;
};

static void put_delimiter(struct form_output *f, char delimiter)
{
    if (f->buffer != NULL)
        f->buffer[f->length] = delimiter;
    f->length++;
}

/* What is known to fit is written with a size for the worst case, and so at once. */
static void put_encoded(struct form_output *f, const char *s, size_t n)
{
    size_t length;

    if (f->buffer != NULL)
        uric_encode(URIC_ENCODE_FORM, s, n, f->buffer + f->length, 3 * n, &length);
    else
        uric_encode(URIC_ENCODE_FORM, s, n, NULL, 0, &length);
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

static int has_long_field(const struct uric_field *fields, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) { /* its encoding may pass what can be said of it */
        if (fields[i].key_length > URIC_MAX_LENGTH / 3 ||
            fields[i].value_length > URIC_MAX_LENGTH / 3)
            return 1;
    }
    return 0;
}

int uric_form_encode(const struct uric_field *fields, size_t count, char *buffer,
                     size_t size, size_t *length)
{
    struct form_output f = { NULL, 0 };

    *length = 0;
    if (has_long_field(fields, count))
        return URIC_TOO_LONG;
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

/* Hazards of what is valid: RFC 3986, section 7, and RFC 1738, section 6. */

#define HAZARD(name) ((uint32_t)1 << URIC_HAZARD_##name)

/* The byte at i of what ends at end, decoded, or -1; i moves behind it. */
static int audited(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (at >= end)
        return -1;
    *i = at + (s[at] == '%' ? 3 : 1);
    return s[at] == '%' ? uric_triplet(s + at) : (unsigned char)s[at];
}

static int is_alphanumeric(int byte)
{
    return byte >= 0 && uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT);
}

/* ---- the userinfo ---- */

/* Whether it begins with labels and dots between them. */
static int begins_like_host(const char *s, uric_span at)
{
    uint32_t i = at.begin, label = 0, dots = 0;

    for (;;) {
        const int byte = audited(s, &i, at.end);

        if (is_alphanumeric(byte) || byte == '-') {
            label++;
        } else if (byte == '.' && label > 0) {
            dots++;
            label = 0;
        } else {
            return dots > 0 && label > 0;
        }
    }
}

static uint32_t audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint32_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(s, u, &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

static uint32_t audit_ipv4(uint32_t address)
{
    if (address >> 24 == 127)
        return HAZARD(LOOPBACK);
    if (address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8)
        return HAZARD(PRIVATE);
    if (address >> 16 == 0xa9fe)
        return HAZARD(LINK_LOCAL);
    return address >> 28 == 0xe ? HAZARD(MULTICAST) : 0;
}

/* A number of inet_aton()'s from *i on: 1 and the byte that ended it, or 0. */
static int read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       uint32_t *found, int *behind)
{
    unsigned base = 10;
    int byte = audited(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = audited(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *found |= HAZARD(IPV4_HEX);
            byte = audited(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *found |= HAZARD(IPV4_OCTAL);
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
        byte = audited(s, i, end);
    }
    *behind = byte;
    return digits;
}

/* The host as inet_aton() reads it: 1 and the address, with what is rare about its
 * form, or 0. */
static int read_ipv4(const char *s, uric_span host, uint32_t *address,
                     uint32_t *found)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, behind;

    *found = 0;
    for (numbers = 1;; numbers++) {
        if (!read_number(s, &i, host.end, &last, found, &behind))
            return 0;
        if (behind < 0)
            break;
        if (behind != '.' || last > 255 || numbers == 4)
            return 0;
        sum = sum << 8 | last;
    }
    if (last >> 8 * (5 - numbers))
        return 0;
    *address = (uint32_t)(sum << 8 * (5 - numbers) | last);
    if (numbers < 4)
        *found |= HAZARD(IPV4_SHORT);
    if (numbers == 1 && !(*found & (HAZARD(IPV4_OCTAL) | HAZARD(IPV4_HEX))))
        *found |= HAZARD(IPV4_DECIMAL);
    return 1;
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

/* Where in an IPv6 address one of IPv4 is; NULL where none is. */
static const uint8_t *embedded_in(const uint8_t *address, int is_dotted)
{
    static const char zeros[12] = { 0 };
    static const char nat64[] = "\0\x64\xff\x9b\0\0\0\0\0\0\0\0";

    if (has_prefix(address, "\x20\x02", 2)) /* RFC 3056 */
        return address + 2;
    if (is_dotted || has_prefix(address, nat64, 12) || /* RFC 6052 */
        (has_prefix(address, zeros, 10) && address[10] == 255 && address[11] == 255))
        return address + 12;
    /* RFC 4291, 2.5.5.1: compatible; "::" and "::1" are other things */
    return has_prefix(address, zeros, 12) && number_at(address + 12) > 1
               ? address + 12
               : NULL;
}

static uint32_t audit_ipv6(const char *s, const struct uric *u, uint32_t *ipv4)
{
    static const char loopback[] = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01";
    const uric_span host = u->part[URIC_HOST];
    const uint8_t *embedded;
    uint8_t address[16];
    uint32_t found = 0;

    uric_host_address(s, u, address);
    if (has_prefix(address, loopback, 16))
        found |= HAZARD(LOOPBACK);
    if ((address[0] & 0xfe) == 0xfc)
        found |= HAZARD(PRIVATE);
    if (address[0] == 0xfe && (address[1] & 0xc0) == 0x80)
        found |= HAZARD(LINK_LOCAL);
    if (address[0] == 0xff)
        found |= HAZARD(MULTICAST);
    embedded = embedded_in(address, memchr(s + host.begin, '.',
                                           host.end - host.begin) != NULL);
    if (embedded != NULL) {
        *ipv4 = number_at(embedded);
        found |= HAZARD(IPV6_EMBEDS_IPV4) | audit_ipv4(*ipv4);
    }
    return found;
}

/* ---- names ---- */

static int begins_label(const char *s, uint32_t i, uint32_t end, const char *with)
{
    for (; *with; with++) {
        const int byte = audited(s, &i, end);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

static uint32_t audit_name(const char *s, uric_span host, struct uric_audit_result *a)
{
    uint32_t i = host.begin, label = 0, found = 0;
    int byte, last = -1;

    while (i < host.end) {
        if (label == 0 && begins_label(s, i, host.end, "xn--"))
            found |= HAZARD(PUNYCODE);
        last = byte = audited(s, &i, host.end);
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
        return scheme && scheme->host == URIC_SCHEME_HOST_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        return audit_ipv6(s, u, &a->ipv4);
    if (memchr(s + host.begin, '%', host.end - host.begin))
        found |= HAZARD(ENCODED_HOST);
    if (u->host_kind != URIC_HOST_IPVFUTURE &&
        read_ipv4(s, host, &a->ipv4, &rare))
        return found | rare | audit_ipv4(a->ipv4);
    return u->host_kind == URIC_HOST_REG_NAME ? found | audit_name(s, host, a) : found;
}

/* ---- the port ---- */

static uint32_t audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(s, u, port);
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

/* What is expected of UTF-8 (RFC 3629): so many bytes more, the next in a range. */
struct utf8 {
    int more;
    unsigned low, high;
};

/* The next byte of those behind one another: 0 if it cannot be there. */
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
    const int first = audited(s, &i, end), second = audited(s, &i, end);

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

/* The decoded path's dot-segments that the path has not: some triplet is in them or
 * beside them. */
static uint32_t audit_dots(const char *s, uric_span path)
{
    uint32_t i = path.begin, at = i;
    int encoded = 0, dots = 0, others = 0;

    for (;;) {
        const int byte = audited(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';

        at = i;
        encoded |= is_encoded;
        if (byte == '.') {
            dots++;
        } else if (byte < 0 || byte == '/' || byte == '\\') {
            if (encoded && !others && (dots == 1 || dots == 2))
                return HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            dots = others = 0;
        } else {
            others = 1;
        }
        if (byte < 0)
            return 0;
    }
}

static uint32_t audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct utf8 expected = { 0, 0x80, 0xbf };
    uint32_t i = 0, behind = 0, found = 0;
    const char *next;

    while (i < end &&
           (next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        const unsigned byte = uric_triplet(next);

        i = (uint32_t)(next - s);
        if (i != behind && expected.more > 0) {
            found |= HAZARD(BAD_UTF8);
            expected.more = 0;
        }
        if (!take_utf8(&expected, byte))
            found |= HAZARD(BAD_UTF8);
        found |= audit_byte(byte, i >= path.begin && i < path.end);
        behind = i = i + 3;
        if (byte == '%' && is_triplet_again(s, i, end))
            found |= HAZARD(DOUBLE_ENCODING);
    }
    if (expected.more > 0)
        found |= HAZARD(BAD_UTF8);
    return behind > path.begin ? found | audit_dots(s, path) : found;
}

void uric_audit(const char *s, const struct uric *u, const struct uric_scheme *scheme,
                struct uric_audit_result *a)
{
    const uric_span name = u->part[URIC_SCHEME];

    if (scheme == NULL && uric_has(u, URIC_SCHEME))
        scheme = uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
    memset(a, 0, sizeof *a);
    a->hazards = audit_userinfo(s, u) | audit_host(s, u, scheme, a) |
                 audit_port(s, u, scheme, &a->port) |
                 audit_triplets(s, u, uric_end(u));
}

const char *uric_hazard_name(int hazard)
{
    static const char *const names[URIC_HAZARDS] = {
        "password", "userinfo-like-host", "ipv4-short", "ipv4-octal", "ipv4-hex",
        "ipv4-decimal", "ipv6-embeds-ipv4", "loopback", "private", "link-local",
        "multicast", "port-not-default", "port-low", "port-zero", "port-overflow",
        "encoded-crlf", "encoded-nul", "encoded-tab", "encoded-slash",
        "encoded-backslash", "encoded-dots", "double-encoding", "bad-utf8",
        "encoded-host", "label-too-long", "name-too-long", "punycode", "trailing-dot",
        "empty-host"
    };

    return hazard >= 0 && hazard < URIC_HAZARDS ? names[hazard] : NULL;
}

int uric_hazard_value(const struct uric_audit_result *a, int hazard, uint32_t *value)
{
    *value = 0;
    if (hazard < 0 || hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
        return 0;
    switch (hazard) {
    case URIC_HAZARD_IPV4_SHORT:
    case URIC_HAZARD_IPV4_OCTAL:
    case URIC_HAZARD_IPV4_HEX:
    case URIC_HAZARD_IPV4_DECIMAL:
    case URIC_HAZARD_IPV6_EMBEDS_IPV4: *value = a->ipv4; return 1;
    case URIC_HAZARD_PORT_NOT_DEFAULT:
        *value = a->port;
        return !(a->hazards & HAZARD(PORT_OVERFLOW));
    case URIC_HAZARD_PORT_LOW:
    case URIC_HAZARD_PORT_ZERO: *value = a->port; return 1;
    case URIC_HAZARD_LABEL_TOO_LONG: *value = a->label; return 1;
    case URIC_HAZARD_NAME_TOO_LONG: *value = a->name; return 1;
    default: return 0;
    }
}

#undef HAZARD

#endif /* URIC_ONLY_PARSE */
