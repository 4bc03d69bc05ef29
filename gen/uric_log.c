/* uric_log in one file, to go with uric.c; its interface is uric_log.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

#include "uric.h"
#include "uric_log.h"

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


/* Composes a format of fields and the literals between them. */
/* Making a format: fields and the literals between them. */
#ifndef URIC_LOG_FORMAT_H
#define URIC_LOG_FORMAT_H

/* Declarations shared by the readers of access logs and the code that makes formats. */
#ifndef URIC_LOG_LOG_H
#define URIC_LOG_LOG_H

/* The entries of grammar/log/log_line.rl.  Generated by
 * grammar/tools/log_formats.py from grammar/log/formats.tsv; do not edit. */
#ifndef URIC_LOG_ENTRIES_H
#define URIC_LOG_ENTRIES_H

enum uric_log_entry {
    LOG_COMMON,
    LOG_COMBINED,
    LOG_VHOST,
    LOG_NGINX,
    LOG_ELB,
    LOG_ALB,
    LOG_HAPROXY,
    LOG_HAPROXY_HTTPS,
    LOG_NLB,
    LOG_S3,
    LOG_SQUID,
    LOG_LIGHTTPD,
    LOG_VARNISH,
    LOG_TRAEFIK,
    LOG_ENVOY,
    LOG_MORGAN,
    LOG_MORGAN_PLAIN,
    LOG_MORGAN_TINY,
    LOG_MORGAN_SHORT,
    LOG_ENTRIES,
    LOG_CUSTOM = LOG_ENTRIES /* no entry: steps only */
};

/* the states in which they start */
#define LOG_LINE_STARTS \
    log_line_en_main_as_common, \
    log_line_en_main_as_combined, \
    log_line_en_main_as_vhost, \
    log_line_en_main_as_nginx, \
    log_line_en_main_as_elb, \
    log_line_en_main_as_alb, \
    log_line_en_main_as_haproxy, \
    log_line_en_main_as_haproxy_https, \
    log_line_en_main_as_nlb, \
    log_line_en_main_as_s3, \
    log_line_en_main_as_squid, \
    log_line_en_main_as_lighttpd, \
    log_line_en_main_as_varnish, \
    log_line_en_main_as_traefik, \
    log_line_en_main_as_envoy, \
    log_line_en_main_as_morgan, \
    log_line_en_main_as_morgan_plain, \
    log_line_en_main_as_morgan_tiny, \
    log_line_en_main_as_morgan_short

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_ASCII_H
#define URIC_ASCII_H

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

/* The reader of a format's lines. */
enum uric_log_reader { LOG_STEPS, LOG_W3C, LOG_JSON };

/* How a server escapes what it writes. */
enum uric_log_escape {
    ESCAPE_NONE,
    ESCAPE_APACHE,
    ESCAPE_NGINX,
    ESCAPE_JSON,
    ESCAPE_HAPROXY,
    ESCAPE_W3C,       /* quotes only */
    ESCAPE_IIS,       /* also "+" for spaces in some columns */
    ESCAPE_CLOUDFRONT /* also percent-encoding in those columns */
};

/* What a field may contain. */
enum uric_log_kind {
    STEP_UNTIL,   /* anything, up to the literal after it */
    STEP_QUOTED,  /* anything, up to an unescaped quote, with which the literal starts */
    STEP_NUMBER,  /* digits, or "-" */
    STEP_STATUS,  /* three digits, or "-" */
    STEP_TIME,    /* as in "10/Oct/2000:13:55:36 -0700" */
    STEP_SIGNED,  /* digits, perhaps with a sign */
    STEP_ADDRESS, /* like STEP_UNTIL; split at its last ":" into client and port */
    STEP_EITHER,  /* in quotes, or up to a space */
    STEP_CAPTURES, /* HAProxy's "{...} ", none, one or two */
    /* those of grammar/log/log_field.rl */
    STEP_CLIENT,  /* an address or a host name */
    STEP_HOST,    /* the server's name */
    STEP_USER,    /* up to " [": a user's name, perhaps with spaces */
    STEP_ISO,     /* as in "2026-11-22T00:52:07.123Z" */
    STEP_DECIMAL, /* digits, perhaps with a fraction, or "-" */
    STEP_PADDED   /* like STEP_SIGNED, after any number of spaces */
};

/* Flags of a step. */
enum {
    STEP_MAY_BE_EMPTY = 1,
    STEP_DASH = 2, /* "-" is a value, not undefined */
    STEP_LIST = 4, /* ", " and " : " may be part of it */
    STEP_NAME = 8, /* Apache writes "" for an empty user */
    STEP_LAST = 16,     /* the line may end after this field */
    STEP_ENCODED = 32,  /* w3c: the server re-encodes what the client sent */
    STEP_WORD = 64,     /* the first byte of the literal cannot be part of it */
    STEP_BRACKETS = 128 /* Apache writes it in "[" and "]" */
};

/* Flags of a format. */
enum {
    FORMAT_SYSLOG = 1,        /* syslog's prefix may precede the first field */
    FORMAT_OPEN = 2,          /* unknown fields may follow */
    FORMAT_EMPTY_IS_NONE = 4, /* empty means undefined, "-" does not */
    FORMAT_DASHES = 8,        /* AWS's "- - - " */
    FORMAT_FIELDS = 16,       /* a #Fields directive was read */
    FORMAT_IIS = 32,          /* w3c as IIS writes it, */
    FORMAT_CLOUDFRONT = 64,   /* or CloudFront, whatever the directive */
    FORMAT_DASH_IS_NONE = 128, /* "-" means undefined; in text this needs no flag */
    FORMAT_HASTY = 256        /* the offsets of errors are not wanted */
};

#define LOG_BIT(column) ((uint64_t)1 << (column))

#endif

/* The meaning of a directive or variable. */
struct uric_log_meaning {
    const char *name;
    signed char field; /* enum uric_log_field, or OWN */
    unsigned char kind, flags;
    uint32_t units; /* of a duration */
};

enum { OWN = -1 };

struct uric_log_maker {
    struct uric_log_format *f;
    enum uric_status status;
    uint16_t literal; /* offset in text of the literal since the last field */
};

URIC_INTERNAL void uric_log_begin(struct uric_log_maker *m, struct uric_log_format *f,
                                  enum uric_log_escape escape, char escape_byte);

/* These do nothing after an error.  `lead` is put before a name, unless it is NUL. */
URIC_INTERNAL void uric_log_put_literal(struct uric_log_maker *m, const char *s,
                                        size_t n);
URIC_INTERNAL void uric_log_put_field(struct uric_log_maker *m,
                                      const struct uric_log_meaning *is, char lead,
                                      const char *name, size_t n);
/* A column that is not a field of its own in the line. */
URIC_INTERNAL int uric_log_put_column(struct uric_log_maker *m, int field, char lead,
                                      const char *name, size_t n);

URIC_INTERNAL enum uric_status uric_log_end(struct uric_log_maker *m);

/* Add the columns that come from the request line, unless they have fields of their own. */
URIC_INTERNAL void uric_log_settle_request(struct uric_log_format *f);

URIC_INTERNAL enum uric_status uric_log_format_w3c(struct uric_log_format *f,
                                                     uint8_t flags);

/* The named formats of JSON lines: like uric_log_format_name() and uric_log_format_named(). */
URIC_INTERNAL const char *uric_log_json_name(int i);
URIC_INTERNAL enum uric_status uric_log_json_named(struct uric_log_format *f,
                                                   const char *name, size_t n);

/* The length of one of the library's own strings. */
URIC_INTERNAL size_t uric_log_length(const char *s);

/* Compare a string with a name, ignoring case in both. */
URIC_INTERNAL int uric_log_is_nocase(const char *s, size_t n, const char *name);

#endif

size_t uric_log_length(const char *s)
{
    size_t n = 0;

    /* unreachable: the bound.  It keeps compilers from turning the loop into a call of
     * strlen(), on which the library must not depend. */
    while (n < URIC_LOG_TEXT && s[n] != '\0')
        n++;
    return n;
}

int uric_log_is_nocase(const char *s, size_t n, const char *name)
{
    return uric_log_length(name) == n && uric_same_letters(s, name, n);
}

void uric_log_begin(struct uric_log_maker *m, struct uric_log_format *f,
                    enum uric_log_escape escape, char escape_byte)
{
    memset(f, 0, sizeof *f);
    f->reader = LOG_STEPS;
    f->machine = LOG_CUSTOM;
    f->escape = (uint8_t)escape;
    f->escape_byte = (uint8_t)escape_byte;
    f->n_columns = URIC_LOG_FIELDS;
    f->date = f->time_of_day = f->stem = f->query = URIC_LOG_COLUMNS;
    m->f = f;
    m->status = URIC_OK;
    m->literal = 0;
}

static void put_text(struct uric_log_maker *m, const char *s, size_t n)
{
    struct uric_log_format *const f = m->f;

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

void uric_log_put_literal(struct uric_log_maker *m, const char *s, size_t n)
{
    put_text(m, s, n);
}

int uric_log_put_column(struct uric_log_maker *m, int field, char lead, const char *name,
                        size_t n)
{
    struct uric_log_format *const f = m->f;
    int column = field;

    if (column == OWN || f->columns & LOG_BIT(column)) {
        if (f->n_columns == URIC_LOG_COLUMNS)
            m->status = URIC_TOO_LONG;
        if (m->status != URIC_OK)
            return 0;
        column = f->n_columns++;
    }
    f->name[column].begin = f->text_length;
    put_text(m, &lead, lead != '\0');
    put_text(m, name, n);
    f->name[column].end = f->text_length;
    f->columns |= LOG_BIT(column);
    return column;
}

/* A literal of up to 8 bytes, as nearly all are, is compared as one word. */
static void set_word(const struct uric_log_format *f, struct uric_log_step *step)
{
    const size_t n = step->length < 8 ? step->length : 8;

    step->literal = step->mask = 0;
    memcpy(&step->literal, f->text + step->text, n);
    memset(&step->mask, 0xFF, n);
}

static int is_of_host_name(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '.' || c == '-' || c == '_';
}

/* A kind with a grammar requires that its first byte ends the field; otherwise the first
 * occurrence of the literal does, whatever the field contains. */
static void settle_end(const struct uric_log_format *f, struct uric_log_step *step)
{
    const char *const literal = f->text + step->text;
    const char first = step->length > 0 ? *literal : '\0';
    int is_clear = 1;

    switch (step->kind) {
    case STEP_CLIENT: is_clear = !is_of_host_name(first) && first != ':' && first != '%'; break;
    case STEP_HOST: is_clear = !is_of_host_name(first) && first != '*' && first != '\\'; break;
    case STEP_USER: is_clear = step->length > 1 && first == ' ' && literal[1] == '['; break;
    default: break;
    }
    if (!is_clear)
        step->kind = STEP_UNTIL;
}

/* A field between quotes may contain anything. */
static void settle_kind(const struct uric_log_format *f, struct uric_log_step *step,
                        int quote_before)
{
    if (step->kind != STEP_UNTIL || !quote_before || step->length == 0 ||
        f->text[step->text] != '"')
        return;
    if (f->escape != ESCAPE_NONE && f->escape != ESCAPE_HAPROXY)
        step->kind = STEP_QUOTED;
    step->flags = (uint8_t)((step->flags | STEP_MAY_BE_EMPTY) & ~STEP_LIST);
}

/* The text since the last field becomes the literal after it, or the prefix before the first
 * field. */
static void close_literal(struct uric_log_maker *m)
{
    struct uric_log_format *const f = m->f;
    struct uric_log_step *const step = f->step + f->n_steps - 1;
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
    set_word(f, step);
    settle_end(f, step);
    settle_kind(f, step, quote_before);
}

void uric_log_put_field(struct uric_log_maker *m, const struct uric_log_meaning *is,
                        char lead, const char *name, size_t n)
{
    struct uric_log_format *const f = m->f;
    const int adjacent = f->n_steps > 0 && m->literal == f->text_length;
    struct uric_log_step *step;

    if (m->status != URIC_OK)
        return;
    if (adjacent)
        m->status = URIC_INVALID;
    else if (f->n_steps == URIC_LOG_COLUMNS)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = is->kind;
    step->flags = is->flags;
    /* whether a quote precedes the field, until its literal is known */
    step->stop = f->text_length > m->literal && f->text[f->text_length - 1] == '"';
    if (is->field == URIC_LOG_DURATION && !(f->columns & LOG_BIT(URIC_LOG_DURATION)))
        f->duration_units = is->units;
    step->column = (uint8_t)uric_log_put_column(m, is->field, lead, name, n);
    if (step->kind == STEP_ADDRESS)
        f->columns |= LOG_BIT(URIC_LOG_CLIENT_PORT);
    m->literal = f->text_length;
}

void uric_log_settle_request(struct uric_log_format *f)
{
    const uint64_t parts = LOG_BIT(URIC_LOG_METHOD) | LOG_BIT(URIC_LOG_TARGET) |
                           LOG_BIT(URIC_LOG_PROTOCOL);

    if (f->columns & LOG_BIT(URIC_LOG_REQUEST)) {
        f->from_request = f->reader == LOG_JSON ? parts : parts & ~f->columns;
        f->columns |= parts;
    }
}

enum uric_status uric_log_end(struct uric_log_maker *m)
{
    if (m->status == URIC_OK && m->f->n_steps == 0)
        m->status = URIC_INVALID;
    if (m->status != URIC_OK)
        return m->status;
    close_literal(m);
    uric_log_settle_request(m->f);
    return URIC_OK;
}

/* Formats in the syntax of Apache's LogFormat and nginx's log_format. */

/* A directive of Apache's, by its letter and the text in braces before it: NULL matches any
 * text, "" only none. */
struct uric_log_directive {
    char letter;
    struct uric_log_meaning is;
};

/* The fields of custom formats.  Generated by
 * grammar/tools/log_formats.py from grammar/log/fields.tsv; do not edit. */
#ifndef URIC_LOG_DIRECTIVES_H
#define URIC_LOG_DIRECTIVES_H

static const struct uric_log_directive uric_log_directives[] = {
    { 'a', { "c", OWN, STEP_CLIENT, STEP_WORD, 0 } },
    { 'a', { "", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 } },
    { 'A', { "", OWN, STEP_UNTIL, 0, 0 } },
    { 'b', { "", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 } },
    { 'B', { "", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 } },
    { 'c', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'C', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'D', { "", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000000 } },
    { 'e', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'f', { "", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'h', { "c", OWN, STEP_CLIENT, STEP_WORD, 0 } },
    { 'h', { "", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 } },
    { 'H', { "", URIC_LOG_PROTOCOL, STEP_UNTIL, 0, 0 } },
    { 'i', { "Referer", URIC_LOG_REFERER, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "User-Agent", URIC_LOG_AGENT, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "Host", URIC_LOG_HOST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'i', { "X-Forwarded-For", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY | STEP_LIST, 0 } },
    { 'i', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'I', { "", OWN, STEP_NUMBER, 0, 0 } },
    { 'k', { "", OWN, STEP_NUMBER, 0, 0 } },
    { 'l', { "", URIC_LOG_IDENT, STEP_UNTIL, STEP_WORD, 0 } },
    { 'L', { "", OWN, STEP_UNTIL, 0, 0 } },
    { 'L', { "c", OWN, STEP_UNTIL, STEP_WORD, 0 } },
    { 'm', { "", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 } },
    { 'n', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'o', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'O', { "", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 } },
    { 'p', { "remote", URIC_LOG_CLIENT_PORT, STEP_NUMBER, 0, 0 } },
    { 'p', { "", URIC_LOG_PORT, STEP_NUMBER, 0, 0 } },
    { 'p', { NULL, URIC_LOG_PORT, STEP_NUMBER, 0, 0 } },
    { 'P', { NULL, OWN, STEP_UNTIL, 0, 0 } },
    { 'q', { "", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'r', { "", URIC_LOG_REQUEST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'R', { "", OWN, STEP_UNTIL, 0, 0 } },
    { 's', { "", URIC_LOG_STATUS, STEP_STATUS, 0, 0 } },
    { 'S', { "", OWN, STEP_NUMBER, 0, 0 } },
    { 't', { "", URIC_LOG_TIME, STEP_TIME, STEP_BRACKETS, 0 } },
    { 't', { NULL, URIC_LOG_TIME, STEP_UNTIL, 0, 0 } },
    { 'T', { "ms", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000 } },
    { 'T', { "us", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000000 } },
    { 'T', { NULL, URIC_LOG_DURATION, STEP_NUMBER, 0, 1 } },
    { 'u', { "", URIC_LOG_USER, STEP_USER, STEP_NAME, 0 } },
    { 'U', { "", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'v', { "", URIC_LOG_HOST, STEP_HOST, 0, 0 } },
    { 'V', { "", URIC_LOG_HOST, STEP_UNTIL, 0, 0 } },
    { 'x', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'X', { "", OWN, STEP_UNTIL, STEP_DASH, 0 } }
};

static const struct uric_log_meaning uric_log_variables[] = {
    { "remote_addr", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 },
    { "remote_port", URIC_LOG_CLIENT_PORT, STEP_UNTIL, 0, 0 },
    { "remote_user", URIC_LOG_USER, STEP_USER, 0, 0 },
    { "time_local", URIC_LOG_TIME, STEP_TIME, 0, 0 },
    { "time_iso8601", URIC_LOG_TIME, STEP_UNTIL, 0, 0 },
    { "msec", URIC_LOG_TIME, STEP_UNTIL, 0, 0 },
    { "request", URIC_LOG_REQUEST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "request_method", URIC_LOG_METHOD, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "request_uri", URIC_LOG_TARGET, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "server_protocol", URIC_LOG_PROTOCOL, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 },
    { "body_bytes_sent", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 },
    { "bytes_sent", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 },
    { "http_referer", URIC_LOG_REFERER, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "http_user_agent", URIC_LOG_AGENT, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "host", URIC_LOG_HOST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "http_host", URIC_LOG_HOST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "server_name", URIC_LOG_HOST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 },
    { "server_port", URIC_LOG_PORT, STEP_UNTIL, 0, 0 },
    { "request_time", URIC_LOG_DURATION, STEP_UNTIL, 0, 1 },
    { "http_x_forwarded_for", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY | STEP_LIST, 0 },
    { "proxy_add_x_forwarded_for", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY | STEP_LIST, 0 },
    { "upstream_addr", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_bytes_received", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_bytes_sent", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_connect_time", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_first_byte_time", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_header_time", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_queue_time", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_response_length", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_response_time", OWN, STEP_UNTIL, STEP_LIST, 0 },
    { "upstream_status", OWN, STEP_UNTIL, STEP_LIST, 0 }
};

#endif

/* ---- literals, as either configuration file writes them ---- */

/* The byte that a backslash followed by this one stands for; '\\0' if the backslash is an
 * ordinary byte. */
static char byte_of_escape(char c)
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

static size_t put_literal_byte(struct uric_log_maker *m, const char *s, size_t n)
{
    const char byte = n > 1 && *s == '\\' ? byte_of_escape(s[1]) : '\0';

    uric_log_put_literal(m, byte != '\0' ? &byte : s, 1);
    return byte != '\0' ? 2 : 1;
}

/* ---- nginx: variables ---- */

/* Variables that are not in the table have columns of their own.  "-" means that the client did
 * not send it; what it sent may be empty. */
static const struct uric_log_meaning other_variable = { NULL, OWN, STEP_UNTIL,
                                                        STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_meaning target_variables = { NULL, URIC_LOG_TARGET,
                                                          STEP_UNTIL, STEP_MAY_BE_EMPTY,
                                                          0 };

static struct uric_log_meaning variable(const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < sizeof uric_log_variables / sizeof *uric_log_variables; i++) {
        if (uric_is_exactly(name, n, uric_log_variables[i].name))
            return uric_log_variables[i];
    }
    return other_variable;
}

static int is_of_name(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '_';
}

/* A range of the string, which may be too long for 32-bit offsets. */
struct place {
    size_t begin, end;
};

/* The length of "$name" or "${name}", or 0; *name is the range of the name. */
static size_t variable_length(const char *s, size_t n, struct place *name)
{
    const int braces = n > 1 && s[1] == '{';
    size_t i = braces ? 2 : 1;

    if (s[0] != '$')
        return 0;
    name->begin = i;
    while (i < n && is_of_name(s[i]))
        i++;
    name->end = i;
    if (name->begin == name->end || (braces && (i == n || s[i] != '}')))
        return 0;
    return braces ? i + 1 : i;
}

static int is_nginx(const char *s, size_t n)
{
    size_t i;
    struct place name;

    for (i = 0; i < n; i++) {
        if (variable_length(s + i, n - i, &name) > 0)
            return 1;
    }
    return 0;
}

static int occurs_at(const char *s, size_t n, size_t at, const char *with, size_t length)
{
    return n - at >= length && memcmp(s + at, with, length) == 0;
}

/* The "escape=..." before the string: its meaning and length. */
static enum uric_log_escape escape_parameter(const char *s, size_t n, size_t *length)
{
    static const struct {
        const char *text;
        unsigned char length;
        enum uric_log_escape escape;
    } all[] = { { "escape=default ", 15, ESCAPE_NGINX },
                { "escape=json ", 12, ESCAPE_JSON },
                { "escape=none ", 12, ESCAPE_NONE } };
    size_t i;

    for (i = 0; i < 3; i++) {
        *length = all[i].length;
        if (occurs_at(s, n, 0, all[i].text, *length))
            return all[i].escape;
    }
    *length = 0;
    return ESCAPE_NGINX;
}

static void put_nginx(struct uric_log_maker *m, struct uric_log_format *f, const char *s,
                      size_t n, size_t *at)
{
    static const char target[] = "$uri$is_args$args";
    size_t i;
    const enum uric_log_escape escape = escape_parameter(s, n, &i);

    uric_log_begin(m, f, escape, '\\');
    if (escape != ESCAPE_NGINX)
        f->flags |= FORMAT_EMPTY_IS_NONE;
    while (m->status == URIC_OK && (*at = i) < n) {
        struct place name;
        size_t length = variable_length(s + i, n - i, &name);

        if (occurs_at(s, n, i, target, sizeof target - 1)) {
            length = sizeof target - 1;
            uric_log_put_field(m, &target_variables, '$', s + i + 1, length - 1);
        } else if (length > 0) {
            const char *const called = s + i + name.begin;
            struct uric_log_meaning is = variable(called, name.end - name.begin);

            if (escape != ESCAPE_NGINX)
                is.flags |= STEP_MAY_BE_EMPTY;
            uric_log_put_field(m, &is, '$', called, name.end - name.begin);
        } else {
            length = put_literal_byte(m, s + i, n - i);
        }
        i += length;
    }
}

/* ---- Apache: directives ---- */

/* "%^FB", "%^FU", "%{...}^ti", "%{...}^to" */
static const struct uric_log_meaning caret_directive = { NULL, OWN, STEP_UNTIL,
                                                         STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_meaning target_directives = { NULL, URIC_LOG_TARGET,
                                                           STEP_UNTIL, 0, 0 };

/* A directive in the string, in offsets from its "%". */
struct written {
    size_t called;      /* after the conditions on the status */
    struct place brace; /* the text in braces; empty if there are none */
    size_t letter, end;
};

static size_t digits_or_commas(const char *s, size_t n, size_t i)
{
    while (i < n && (uric_is_digit(s[i]) || s[i] == ',' || s[i] == '!'))
        i++;
    return i;
}

/* Splits a directive, known or not: 0 if it is malformed. */
static int take_apart(const char *s, size_t n, struct written *d)
{
    size_t i = digits_or_commas(s, n, 1);

    d->called = i;
    while (i < n && (s[i] == '<' || s[i] == '>'))
        i++;
    if (d->called == i)
        d->called = i = digits_or_commas(s, n, i);
    else
        i = digits_or_commas(s, n, i);
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

static const struct uric_log_meaning *directive_meaning(const char *s,
                                                        const struct written *d)
{
    const char *const brace = s + d->brace.begin;
    const size_t n = d->brace.end - d->brace.begin;
    size_t i;

    if (s[d->letter] == '^')
        return &caret_directive;
    for (i = 0; i < sizeof uric_log_directives / sizeof *uric_log_directives; i++) {
        const char *const name = uric_log_directives[i].is.name;

        if (uric_log_directives[i].letter == s[d->letter] &&
            (name == NULL || uric_log_is_nocase(brace, n, name)))
            return &uric_log_directives[i].is;
    }
    return NULL;
}

static size_t put_directive(struct uric_log_maker *m, const char *s, size_t n)
{
    const struct uric_log_meaning *is;
    struct written d;

    if (occurs_at(s, n, 0, "%U%q", 4)) {
        uric_log_put_field(m, &target_directives, '%', s + 1, 3);
        return 4;
    }
    is = take_apart(s, n, &d) ? directive_meaning(s, &d) : NULL;
    if (is == NULL) {
        m->status = URIC_INVALID;
        return 0;
    }
    if (is->flags & STEP_BRACKETS)
        uric_log_put_literal(m, "[", 1);
    uric_log_put_field(m, is, '%', s + d.called, d.end - d.called);
    if (is->flags & STEP_BRACKETS)
        uric_log_put_literal(m, "]", 1);
    return d.end;
}

static void put_apache(struct uric_log_maker *m, struct uric_log_format *f, const char *s,
                       size_t n, size_t *at)
{
    size_t i = 0;

    uric_log_begin(m, f, ESCAPE_APACHE, '\\');
    while (m->status == URIC_OK && (*at = i) < n) {
        if (s[i] != '%') {
            i += put_literal_byte(m, s + i, n - i);
        } else if (occurs_at(s, n, i, "%%", 2)) {
            uric_log_put_literal(m, "%", 1);
            i += 2;
        } else {
            i += put_directive(m, s + i, n - i);
        }
    }
}

/* ---- either ---- */

enum uric_status uric_log_format_custom(struct uric_log_format *f, const char *s,
                                        size_t n)
{
    struct uric_log_maker m;
    size_t at = 0;

    if (is_nginx(s, n))
        put_nginx(&m, f, s, n, &at);
    else
        put_apache(&m, f, s, n, &at);
    if (uric_log_end(&m) != URIC_OK)
        f->error_offset = (uint32_t)(at < URIC_MAX_LENGTH ? at : URIC_MAX_LENGTH);
    return m.status;
}

/* The named formats of access logs. */

/* A field by the name that the server's documentation uses, and the literal after it. */
struct uric_log_named_field {
    struct uric_log_meaning is;
    const char *after;
};

/* A format is defined by the string of a custom format, or by its fields and the text before
 * them; w3c has neither. */
struct uric_log_named {
    const char *name;
    unsigned char machine, escape; /* enum uric_log_entry, enum uric_log_escape */
    const char *string;
    const struct uric_log_named_field *fields;
    unsigned char n_fields, flags;
};

/* The formats that have names.  Generated by
 * grammar/tools/log_formats.py from grammar/log/formats.tsv; do not edit. */
#ifndef URIC_LOG_FORMATS_H
#define URIC_LOG_FORMATS_H

static const struct uric_log_named_field uric_log_elb[] = {
    { { "timestamp", URIC_LOG_TIME, STEP_ISO, 0, 0 }, " " },
    { { "elb", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "client:port", URIC_LOG_CLIENT, STEP_ADDRESS, 0, 0 }, " " },
    { { "backend:port", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "request_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "backend_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "response_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "elb_status_code", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "backend_status_code", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "received_bytes", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "sent_bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "request", URIC_LOG_REQUEST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "user_agent", URIC_LOG_AGENT, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "ssl_cipher", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "ssl_protocol", OWN, STEP_EITHER, STEP_LAST, 0 }, "" }
};

static const struct uric_log_named_field uric_log_alb[] = {
    { { "type", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "time", URIC_LOG_TIME, STEP_ISO, 0, 0 }, " " },
    { { "elb", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "client:port", URIC_LOG_CLIENT, STEP_ADDRESS, 0, 0 }, " " },
    { { "target:port", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "request_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "target_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "response_processing_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "elb_status_code", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "target_status_code", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "received_bytes", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "sent_bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "request", URIC_LOG_REQUEST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "user_agent", URIC_LOG_AGENT, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "ssl_cipher", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "ssl_protocol", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "target_group_arn", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "trace_id", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "domain_name", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "chosen_cert_arn", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "matched_rule_priority", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "request_creation_time", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "actions_executed", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "redirect_url", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "error_reason", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "target:port_list", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "target_status_code_list", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "classification", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "classification_reason", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "conn_trace_id", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "transformed_host", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "transformed_uri", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "request_transform_status", OWN, STEP_EITHER, STEP_LAST, 0 }, "" }
};

static const struct uric_log_named_field uric_log_haproxy[] = {
    { { "client_ip:client_port", URIC_LOG_CLIENT, STEP_ADDRESS, STEP_WORD, 0 }, " [" },
    { { "request_date", URIC_LOG_TIME, STEP_UNTIL, STEP_WORD, 0 }, "] " },
    { { "frontend_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "backend_name", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "server_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "TR", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tw", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tc", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tr", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Ta", URIC_LOG_DURATION, STEP_SIGNED, 0, 1000 }, " " },
    { { "status_code", URIC_LOG_STATUS, STEP_SIGNED, 0, 0 }, " " },
    { { "bytes_read", URIC_LOG_BYTES, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "captured_response_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "termination_state", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "actconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "feconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "beconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "srv_conn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "retries", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "srv_queue", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "backend_queue", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_headers", OWN, STEP_CAPTURES, 0, 0 }, "\"" },
    { { "http_request", URIC_LOG_REQUEST, STEP_UNTIL, STEP_WORD, 0 }, "\"" }
};

static const struct uric_log_named_field uric_log_haproxy_https[] = {
    { { "client_ip:client_port", URIC_LOG_CLIENT, STEP_ADDRESS, STEP_WORD, 0 }, " [" },
    { { "request_date", URIC_LOG_TIME, STEP_UNTIL, STEP_WORD, 0 }, "] " },
    { { "frontend_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "backend_name", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "server_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "TR", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tw", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tc", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tr", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Ta", URIC_LOG_DURATION, STEP_SIGNED, 0, 1000 }, " " },
    { { "status_code", URIC_LOG_STATUS, STEP_SIGNED, 0, 0 }, " " },
    { { "bytes_read", URIC_LOG_BYTES, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "captured_response_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "termination_state", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "actconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "feconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "beconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "srv_conn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "retries", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "srv_queue", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "backend_queue", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_headers", OWN, STEP_CAPTURES, 0, 0 }, "\"" },
    { { "http_request", URIC_LOG_REQUEST, STEP_UNTIL, STEP_WORD, 0 }, "\" " },
    { { "fc_err", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_fc_err", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_c_err", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_c_ca_err", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_fc_is_resumed", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "ssl_fc_sni", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_version", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "ssl_ciphers", OWN, STEP_UNTIL, 0, 0 }, "" }
};

static const struct uric_log_named_field uric_log_nlb[] = {
    { { "type", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "version", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "time", URIC_LOG_TIME, STEP_ISO, 0, 0 }, " " },
    { { "elb", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "listener", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "client:port", URIC_LOG_CLIENT, STEP_ADDRESS, 0, 0 }, " " },
    { { "destination:port", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "connection_time", URIC_LOG_DURATION, STEP_DECIMAL, 0, 1000 }, " " },
    { { "tls_handshake_time", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "nlb_received_bytes", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "nlb_sent_bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "incoming_tls_alert", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "tls_cert_arn", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "chosen_cert_serial", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "tls_cipher", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "tls_protocol_version", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "tls_named_group", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "sni", URIC_LOG_HOST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "alpn_fe_protocol", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "alpn_be_protocol", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "alpn_client_preference_list", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "tls_connection_creation_time", OWN, STEP_EITHER, STEP_LAST, 0 }, "" }
};

static const struct uric_log_named_field uric_log_s3[] = {
    { { "bucket_owner", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "bucket", OWN, STEP_UNTIL, STEP_WORD, 0 }, " [" },
    { { "time", URIC_LOG_TIME, STEP_TIME, 0, 0 }, "] " },
    { { "remote_ip", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 }, " " },
    { { "requester", URIC_LOG_USER, STEP_UNTIL, 0, 0 }, " " },
    { { "request_id", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "operation", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "key", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "request_uri", URIC_LOG_REQUEST, STEP_EITHER, 0, 0 }, " " },
    { { "http_status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "error_code", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "bytes_sent", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "object_size", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "total_time", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000 }, " " },
    { { "turn_around_time", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "referer", URIC_LOG_REFERER, STEP_EITHER, 0, 0 }, " " },
    { { "user_agent", URIC_LOG_AGENT, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "version_id", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "host_id", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "signature_version", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "cipher_suite", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "authentication_type", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "host_header", URIC_LOG_HOST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "tls_version", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "access_point_arn", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "acl_required", OWN, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "source_region", OWN, STEP_EITHER, STEP_LAST, 0 }, "" }
};

static const struct uric_log_named_field uric_log_squid[] = {
    { { "time", URIC_LOG_TIME, STEP_DECIMAL, 0, 0 }, " " },
    { { "elapsed", URIC_LOG_DURATION, STEP_PADDED, 0, 1000 }, " " },
    { { "client", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 }, " " },
    { { "result", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "method", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 }, " " },
    { { "target", URIC_LOG_TARGET, STEP_UNTIL, 0, 0 }, " " },
    { { "user", URIC_LOG_USER, STEP_UNTIL, 0, 0 }, " " },
    { { "hierarchy", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "peer", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "content_type", OWN, STEP_UNTIL, 0, 0 }, "" }
};

static const struct uric_log_named_field uric_log_traefik[] = {
    { { "client", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 }, " - " },
    { { "user", URIC_LOG_USER, STEP_USER, 0, 0 }, " [" },
    { { "time", URIC_LOG_TIME, STEP_TIME, 0, 0 }, "] \"" },
    { { "request", URIC_LOG_REQUEST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" " },
    { { "status", URIC_LOG_STATUS, STEP_NUMBER, 0, 0 }, " " },
    { { "bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " \"" },
    { { "referer", URIC_LOG_REFERER, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "agent", URIC_LOG_AGENT, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" " },
    { { "request_count", OWN, STEP_NUMBER, 0, 0 }, " \"" },
    { { "router", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "server_url", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" " },
    { { "duration", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000 }, "ms" }
};

static const struct uric_log_named_field uric_log_envoy[] = {
    { { "start_time", URIC_LOG_TIME, STEP_ISO, 0, 0 }, "] \"" },
    { { "request", URIC_LOG_REQUEST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" " },
    { { "response_code", URIC_LOG_STATUS, STEP_NUMBER, 0, 0 }, " " },
    { { "response_flags", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "bytes_received", OWN, STEP_NUMBER, 0, 0 }, " " },
    { { "bytes_sent", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "duration", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000 }, " " },
    { { "upstream_service_time", OWN, STEP_UNTIL, STEP_WORD, 0 }, " \"" },
    { { "x_forwarded_for", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "user_agent", URIC_LOG_AGENT, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "request_id", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "authority", URIC_LOG_HOST, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\" \"" },
    { { "upstream_host", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 }, "\"" }
};

static const struct uric_log_named_field uric_log_morgan[] = {
    { { "method", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 }, " " },
    { { "url", URIC_LOG_TARGET, STEP_UNTIL, STEP_WORD, 0 }, " \033[" },
    { { "color", OWN, STEP_NUMBER, 0, 0 }, "m" },
    { { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, "\033[0m " },
    { { "response-time", URIC_LOG_DURATION, STEP_DECIMAL, 0, 1000 }, " ms - " },
    { { "res[content-length]", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, "\033[0m" }
};

static const struct uric_log_named_field uric_log_morgan_plain[] = {
    { { "method", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 }, " " },
    { { "url", URIC_LOG_TARGET, STEP_UNTIL, STEP_WORD, 0 }, " " },
    { { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "response-time", URIC_LOG_DURATION, STEP_DECIMAL, 0, 1000 }, " ms - " },
    { { "res[content-length]", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, "" }
};

static const struct uric_log_named_field uric_log_morgan_tiny[] = {
    { { "method", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 }, " " },
    { { "url", URIC_LOG_TARGET, STEP_UNTIL, STEP_WORD, 0 }, " " },
    { { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "res[content-length]", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " - " },
    { { "response-time", URIC_LOG_DURATION, STEP_DECIMAL, 0, 1000 }, " ms" }
};

static const struct uric_log_named_field uric_log_morgan_short[] = {
    { { "remote-addr", URIC_LOG_CLIENT, STEP_CLIENT, STEP_WORD, 0 }, " " },
    { { "remote-user", URIC_LOG_USER, STEP_UNTIL, 0, 0 }, " " },
    { { "method", URIC_LOG_METHOD, STEP_UNTIL, 0, 0 }, " " },
    { { "url", URIC_LOG_TARGET, STEP_UNTIL, STEP_WORD, 0 }, " HTTP/" },
    { { "http-version", URIC_LOG_PROTOCOL, STEP_UNTIL, 0, 0 }, " " },
    { { "status", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    { { "res[content-length]", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " - " },
    { { "response-time", URIC_LOG_DURATION, STEP_DECIMAL, 0, 1000 }, " ms" }
};

static const struct uric_log_named uric_log_formats[] = {
    { "common", LOG_COMMON, ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %>s %b",
      NULL, 0, 0 },
    { "combined", LOG_COMBINED, ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "vhost", LOG_VHOST, ESCAPE_APACHE,
      "%v:%p %h %l %u %t \"%r\" %>s %O \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "nginx", LOG_NGINX, ESCAPE_NGINX,
      "$remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "nginx:escape=json", LOG_CUSTOM, ESCAPE_JSON,
      "escape=json $remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "nginx:escape=none", LOG_CUSTOM, ESCAPE_NONE,
      "escape=none $remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent \"$http_referer\" \"$http_user_agent\"",
      NULL, 0, 0 },
    { "w3c", LOG_CUSTOM, ESCAPE_W3C,
      NULL,
      NULL, 0, 0 },
    { "iis", LOG_CUSTOM, ESCAPE_IIS,
      NULL,
      NULL, 0, FORMAT_IIS },
    { "cloudfront", LOG_CUSTOM, ESCAPE_CLOUDFRONT,
      NULL,
      NULL, 0, FORMAT_CLOUDFRONT },
    { "elb", LOG_ELB, ESCAPE_APACHE,
      "",
      uric_log_elb, 15, FORMAT_OPEN | FORMAT_DASHES },
    { "alb", LOG_ALB, ESCAPE_APACHE,
      "",
      uric_log_alb, 33, FORMAT_OPEN | FORMAT_DASHES },
    { "haproxy", LOG_HAPROXY, ESCAPE_HAPROXY,
      "",
      uric_log_haproxy, 24, FORMAT_SYSLOG },
    { "haproxy-https", LOG_HAPROXY_HTTPS, ESCAPE_HAPROXY,
      "",
      uric_log_haproxy_https, 32, FORMAT_SYSLOG },
    { "nlb", LOG_NLB, ESCAPE_APACHE,
      "",
      uric_log_nlb, 22, FORMAT_OPEN },
    { "s3", LOG_S3, ESCAPE_APACHE,
      "",
      uric_log_s3, 27, FORMAT_OPEN },
    { "squid", LOG_SQUID, ESCAPE_NONE,
      "",
      uric_log_squid, 12, 0 },
    { "lighttpd", LOG_LIGHTTPD, ESCAPE_APACHE,
      "%h %V %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "varnish", LOG_VARNISH, ESCAPE_APACHE,
      "%h %l %u %t \"%r\" %s %b \"%{Referer}i\" \"%{User-Agent}i\"",
      NULL, 0, 0 },
    { "traefik", LOG_TRAEFIK, ESCAPE_NONE,
      "",
      uric_log_traefik, 12, FORMAT_DASHES },
    { "envoy", LOG_ENVOY, ESCAPE_NONE,
      "[",
      uric_log_envoy, 13, FORMAT_DASHES },
    { "morgan", LOG_MORGAN, ESCAPE_NONE,
      "\033[0m",
      uric_log_morgan, 6, 0 },
    { "morgan:plain", LOG_MORGAN_PLAIN, ESCAPE_NONE,
      "",
      uric_log_morgan_plain, 5, 0 },
    { "morgan:tiny", LOG_MORGAN_TINY, ESCAPE_NONE,
      "",
      uric_log_morgan_tiny, 5, 0 },
    { "morgan:short", LOG_MORGAN_SHORT, ESCAPE_NONE,
      "",
      uric_log_morgan_short, 8, 0 }
};

#endif

enum { NAMES = sizeof uric_log_formats / sizeof *uric_log_formats };

static void put_fields(struct uric_log_maker *m,
                       const struct uric_log_named_field *fields, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const struct uric_log_meaning *const is = &fields[i].is;

        uric_log_put_field(m, is, '\0', is->name, uric_log_length(is->name));
        if (is->kind == STEP_CAPTURES) {
            m->f->captured_response = (uint8_t)uric_log_put_column(
                m, OWN, '\0', "captured_response_headers", 25);
            m->literal = m->f->text_length;
        }
        uric_log_put_literal(m, fields[i].after, uric_log_length(fields[i].after));
    }
}

const char *uric_log_format_name(int i)
{
    if (i < 0)
        return NULL;
    return i < NAMES ? uric_log_formats[i].name : uric_log_json_name(i - NAMES);
}

const char *uric_log_format_string(int i)
{
    return i >= 0 && i < NAMES && uric_log_formats[i].n_fields == 0 ? uric_log_formats[i].string
                                                                    : NULL;
}

static enum uric_status named_by_fields(struct uric_log_format *f,
                                        const struct uric_log_named *named)
{
    const enum uric_log_escape escape = (enum uric_log_escape)named->escape;
    struct uric_log_maker m;
    enum uric_status status;

    uric_log_begin(&m, f, escape, escape == ESCAPE_HAPROXY ? '#' : '\\');
    uric_log_put_literal(&m, named->string, uric_log_length(named->string));
    put_fields(&m, named->fields, named->n_fields);
    status = uric_log_end(&m);
    f->flags = named->flags;
    return status;
}

enum uric_status uric_log_format_named(struct uric_log_format *f, const char *name,
                                       size_t n)
{
    const struct uric_log_named *named = uric_log_formats;
    enum uric_status status;
    int i = 0;

    while (i < NAMES && !uric_is_exactly(name, n, uric_log_formats[i].name))
        i++;
    if (i == NAMES)
        return uric_log_json_named(f, name, n);
    named += i;
    if (named->fields != NULL)
        status = named_by_fields(f, named);
    else if (named->string != NULL)
        status = uric_log_format_custom(f, named->string, uric_log_length(named->string));
    else
        return uric_log_format_w3c(f, named->flags);
    f->machine = named->machine;
    return status;
}

/* The columns of a format by name. */

static const char *const field_names[URIC_LOG_FIELDS] = {
    "client", "ident", "user",    "time",  "request", "method", "target", "protocol",
    "status", "bytes", "referer", "agent", "host",    "port",   "client-port", "duration"
};

const char *uric_log_field_name(int field)
{
    return field >= 0 && field < URIC_LOG_FIELDS ? field_names[field] : NULL;
}

int uric_log_column(const struct uric_log_format *f, const char *name, size_t n)
{
    int column;

    for (column = 0; column < URIC_LOG_FIELDS; column++) {
        if (f->columns & LOG_BIT(column) && uric_is_exactly(name, n, field_names[column]))
            return column;
    }
    for (column = 0; column < f->n_columns; column++) {
        const struct uric_bytes called = uric_log_column_name(f, column);

        if (called.s != NULL && called.n == n && memcmp(called.s, name, n) == 0)
            return column;
    }
    return -1;
}

struct uric_bytes uric_log_column_name(const struct uric_log_format *f, int column)
{
    struct uric_bytes called = { NULL, 0 };

    if (column < 0 || column >= URIC_LOG_COLUMNS || !(f->columns & LOG_BIT(column)))
        return called;
    called.s = f->text + f->name[column].begin;
    called.n = (size_t)(f->name[column].end - f->name[column].begin);
    if (called.n == 0) {
        called.s = uric_log_field_name(column);
        called.n = called.s != NULL ? uric_log_length(called.s) : 0;
    }
    return called;
}

/* Layers before any format: their names, and lines that have them. */
/* Layers before the lines of logs, as collectors write them. */
#ifndef URIC_LOG_PREFIX_H
#define URIC_LOG_PREFIX_H


/* In the order of their names and of the entries of grammar/log/log_prefix.rl. */
enum uric_log_layer {
    LAYER_SYSLOG,
    LAYER_RFC5424,
    LAYER_JOURNAL,
    LAYER_CRI,
    LAYER_DOCKER,
    LAYER_VHOST,
    LOG_LAYERS
};

struct uric_log_prefix {
    uint32_t length;       /* 0: none */
    uint32_t stop;         /* the first byte that cannot be part of one */
    uric_span host, port;  /* of LAYER_VHOST */
};

/* Read a layer at the start of a line, of which at most URIC_MAX_LENGTH bytes are given:
 * URIC_OK, URIC_INVALID or URIC_INCOMPLETE. */
URIC_INTERNAL enum uric_status uric_log_scan_prefix(enum uric_log_layer layer,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_prefix *at);

/* Put these layers before a format that has none. */
URIC_INTERNAL void uric_log_put_layers(struct uric_log_format *f,
                                       const struct uric_log_layers *layers);

/* Read a line that starts with all layers of its format. */
URIC_INTERNAL enum uric_status uric_log_read_layers(const struct uric_log_format *f,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_row *row);

/* The length of those layers at the start of a line; 0 if there are none. */
URIC_INTERNAL size_t uric_log_layers_length(const struct uric_log_format *f,
                                            const char *line, size_t n);

#endif

/* Declarations shared by the readers of lines. */
#ifndef URIC_LOG_READ_H
#define URIC_LOG_READ_H


struct uric_log_request {
    uric_span method, target, protocol;
    int has_protocol;
};

/* Split a request line: 1, or 0 if it is not valid.  dashes: "- - - " is valid (AWS). */
URIC_INTERNAL int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                                        struct uric_log_request *r);

/* Split the row's request into the columns that f->from_request names. */
URIC_INTERNAL void uric_log_take_request(const struct uric_log_format *f,
                                         const unsigned char *line,
                                         struct uric_log_row *row);

/* Reduce "[::1]" to "::1". */
URIC_INTERNAL void uric_log_strip_brackets(const unsigned char *line, uric_span *at);

/* Make every column undefined, set the error offset, and return the status. */
URIC_INTERNAL enum uric_status uric_log_broken(struct uric_log_row *row,
                                               enum uric_status status, size_t at);

/* Read a line by the grammar of its format, f->machine, in grammar/log/log_line.rl. */
URIC_INTERNAL enum uric_status uric_log_scan_line(const struct uric_log_format *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* Read a line of w3c by grammar/log/log_w3c.rl. */
URIC_INTERNAL enum uric_status uric_log_scan_w3c(const struct uric_log_format *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);

/* Store field number i; and, after the last, set the columns that combine several fields. */
URIC_INTERNAL void uric_log_put_w3c(const struct uric_log_format *f,
                                    const unsigned char *line, struct uric_log_row *row,
                                    unsigned i, uric_span at, int quoted, int escaped);
URIC_INTERNAL void uric_log_join_w3c(const struct uric_log_format *f,
                                     struct uric_log_row *row);

/* Read a line without the layers before it. */
URIC_INTERNAL enum uric_status uric_log_read_line(const struct uric_log_format *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* Where a field of one of the kinds of grammar/log/log_field.rl ends. */
struct uric_log_field_end {
    const unsigned char *end;  /* of the longest such field; NULL if there is none */
    const unsigned char *stop; /* the first byte that cannot be part of one */
    int escaped;
};

/* Read a field of such a kind; of STEP_USER with the " [" after it. */
URIC_INTERNAL void uric_log_scan_field(unsigned kind, const unsigned char *p,
                                       const unsigned char *end,
                                       struct uric_log_field_end *at);

/* The readers, for lines that 32-bit offsets can address. */
URIC_INTERNAL enum uric_status uric_log_read_steps(const struct uric_log_format *f,
                                                   const unsigned char *line, size_t n,
                                                   struct uric_log_row *row);
URIC_INTERNAL enum uric_status uric_log_read_w3c(const struct uric_log_format *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);
URIC_INTERNAL enum uric_status uric_log_read_json(const struct uric_log_format *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

#endif

static const char *const layer_names[LOG_LAYERS] = {
    "syslog", "rfc5424", "journal", "cri", "docker", "vhost"
};

const char *uric_log_prefix_name(int i)
{
    return i >= 0 && i < LOG_LAYERS ? layer_names[i] : NULL;
}

size_t uric_log_prefix_length(int i, const char *line, size_t n)
{
    struct uric_log_prefix at;

    if (i < 0 || i >= LOG_LAYERS || n > URIC_MAX_LENGTH)
        return 0;
    uric_log_scan_prefix((enum uric_log_layer)i, (const unsigned char *)line, n, &at);
    return at.length;
}

/* The fields of a layer become columns, unless the format has columns for them. */
static void put_layer(struct uric_log_format *f, uint8_t kind)
{
    const uint64_t fields = LOG_BIT(URIC_LOG_HOST) | LOG_BIT(URIC_LOG_PORT);

    f->layers.kind[f->layers.n++] = kind;
    if (kind != LAYER_VHOST)
        return;
    f->layer_columns |= fields & ~f->columns;
    f->columns |= f->layer_columns;
}

void uric_log_put_layers(struct uric_log_format *f, const struct uric_log_layers *layers)
{
    unsigned i;

    f->layers.n = 0;
    for (i = 0; i < layers->n; i++)
        put_layer(f, layers->kind[i]);
}

enum uric_status uric_log_format_prefix(struct uric_log_format *f, const char *name,
                                        size_t n)
{
    int i = 0;

    while (i < LOG_LAYERS && !uric_is_exactly(name, n, layer_names[i]))
        i++;
    if (i == LOG_LAYERS)
        return URIC_UNKNOWN;
    if (f->layers.n == URIC_LOG_PREFIXES)
        return URIC_TOO_LONG;
    put_layer(f, (uint8_t)i);
    return URIC_OK;
}

/* ---- lines ---- */

static void move_span(uric_span *at, uint32_t by)
{
    at->begin += by;
    at->end += by;
}

/* Reads all layers, the outermost of which was added last. */
static enum uric_status read_layers(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_prefix *all)
{
    enum uric_status status = URIC_OK;
    unsigned left = f->layers.n;
    struct uric_log_prefix at;

    all->length = all->stop = 0;
    all->host.begin = all->host.end = 0;
    all->port = all->host;
    for (; left > 0 && status == URIC_OK; all->length += at.length) {
        const enum uric_log_layer layer = (enum uric_log_layer)f->layers.kind[--left];

        status = uric_log_scan_prefix(layer, line + all->length, n - all->length, &at);
        if (all->length + at.stop > all->stop)
            all->stop = all->length + at.stop;
        if (layer == LAYER_VHOST) {
            move_span(&at.host, all->length);
            move_span(&at.port, all->length);
            all->host = at.host;
            all->port = at.port;
        }
    }
    return status;
}

static void move_columns(struct uric_log_row *row, uint32_t by)
{
    int column;

    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        if (uric_log_has(row, column))
            move_span(&row->column[column], by);
    }
}

static void put_columns(const struct uric_log_format *f, const struct uric_log_prefix *all,
                        struct uric_log_row *row)
{
    move_columns(row, all->length);
    if (f->layer_columns & LOG_BIT(URIC_LOG_HOST))
        row->column[URIC_LOG_HOST] = all->host;
    if (f->layer_columns & LOG_BIT(URIC_LOG_PORT))
        row->column[URIC_LOG_PORT] = all->port;
    row->defined |= f->layer_columns;
}

/* What starts like an optional part of a layer may be an error only after the line itself has
 * one. */
enum uric_status uric_log_read_layers(const struct uric_log_format *f,
                                      const unsigned char *line, size_t n,
                                      struct uric_log_row *row)
{
    struct uric_log_prefix all;
    enum uric_status status = read_layers(f, line, n, &all);
    uint32_t error = 0;

    if (status == URIC_OK) {
        status = uric_log_read_line(f, line + all.length, n - all.length, row);
        error = all.length + row->error_offset;
    }
    if (status == URIC_OK)
        put_columns(f, &all, row);
    if (status == URIC_OK || status == URIC_DIRECTIVE)
        return status;
    if (error < all.stop)
        error = all.stop;
    return uric_log_broken(row, error == n ? URIC_INCOMPLETE : URIC_INVALID, error);
}

size_t uric_log_layers_length(const struct uric_log_format *f, const char *line, size_t n)
{
    struct uric_log_prefix all;

    return f->layers.n > 0 && read_layers(f, (const unsigned char *)line, n, &all) == URIC_OK
               ? all.length
               : 0;
}

/* Reads lines of access logs into columns. */

enum uric_status uric_log_broken(struct uric_log_row *row, enum uric_status status,
                                 size_t at)
{
    row->defined = row->escaped = 0;
    row->error_offset = (uint32_t)at;
    return status;
}

void uric_log_strip_brackets(const unsigned char *line, uric_span *at)
{
    if (at->end - at->begin > 2 && line[at->begin] == '[' && line[at->end - 1] == ']') {
        at->begin++;
        at->end--;
    }
}

/* If the steps reject the line, its machine, if there is one, decides: it finds the offset of
 * the error. */
static enum uric_status read_fields(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    const enum uric_status status = uric_log_read_steps(f, line, n, row);

    if (status == URIC_OK || f->machine == LOG_ENTRIES || f->flags & FORMAT_HASTY)
        return status;
    row->error_offset = 0;
    return uric_log_scan_line(f, line, n, row);
}

void uric_log_skip_offsets(struct uric_log_format *f)
{
    f->flags |= FORMAT_HASTY;
}

enum uric_status uric_log_read_line(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    if (f->reader == LOG_STEPS)
        return read_fields(f, line, n, row);
    if (f->reader == LOG_JSON)
        return uric_log_read_json(f, line, n, row);
    if (n > 0 && line[0] == '#')
        return URIC_DIRECTIVE;
    if (!(f->flags & FORMAT_FIELDS))
        return uric_log_broken(row, URIC_INVALID, 0);
    return uric_log_read_w3c(f, line, n, row);
}

enum uric_status uric_log_read(const struct uric_log_format *f, const char *line,
                               size_t n, struct uric_log_row *row)
{
    const unsigned char *const s = (const unsigned char *)(n > 0 ? line : ""); /* not NULL */

    row->defined = row->escaped = 0;
    row->error_offset = row->reserved = 0;
    if (n > URIC_MAX_LENGTH)
        return uric_log_broken(row, URIC_TOO_LONG, URIC_MAX_LENGTH);
    if (f->layers.n > 0)
        return uric_log_read_layers(f, s, n, row);
    return uric_log_read_line(f, s, n, row);
}

/* Reads lines of a format that consists of fields and the literals between them: each field
 * must be of its kind, and its literal must follow.  Each byte is examined once. */

/* Finding the end of a field in a line of a log. */
#ifndef URIC_LOG_SCAN_H
#define URIC_LOG_SCAN_H

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

/* The first byte from p on that is a or b, or end.  Lines shorter than a block are read byte
 * by byte.  At the end of others the last block is loaded again as a whole, overlapping
 * bytes that were already examined. */
static inline const unsigned char *log_find(const unsigned char *line,
                                            const unsigned char *p,
                                            const unsigned char *end, unsigned char a,
                                            unsigned char b)
{
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uint64_t found = uric_lanes_mask(
            uric_lanes_or(uric_lanes_are(bytes, a), uric_lanes_are(bytes, b)));

        if (found)
            return p + uric_lanes_first(found);
    }
    if (end - line >= URIC_LANES && p < end) {
        const uric_lanes bytes = uric_lanes_load(end - URIC_LANES);
        const uint64_t found = uric_lanes_mask(uric_lanes_or(uric_lanes_are(bytes, a),
                                                             uric_lanes_are(bytes, b))) >>
                               URIC_LANE_BITS * (URIC_LANES - (end - p));

        return found ? p + uric_lanes_first(found) : end;
    }
    while (p < end && *p != a && *p != b)
        p++;
    return p;
}

/* The first byte from p on that is not a letter, a digit, ".", "-" or "_", or end. */
static inline const unsigned char *log_name_end(const unsigned char *p,
                                                const unsigned char *end)
{
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uric_lanes lower = uric_lanes_or(bytes, uric_lanes_each(0x20));
        const uric_lanes letters = uric_lanes_between(lower, 'a', 'z');
        const uric_lanes marks = uric_lanes_or(uric_lanes_between(bytes, '-', '.'),
                                               uric_lanes_are(bytes, '_'));
        const uric_lanes names = uric_lanes_or(uric_lanes_between(bytes, '0', '9'),
                                               uric_lanes_or(letters, marks));
        const uint64_t others = uric_lanes_mask(names) ^ URIC_LANES_ALL;

        if (others)
            return p + uric_lanes_first(others);
    }
    while (p < end && (uric_is_letter(*p) || uric_is_digit(*p) || *p == '.' || *p == '-' ||
                       *p == '_'))
        p++;
    return p;
}

/* The first byte that is `stop`, or end; *noted becomes 1 if a `note` precedes it. */
static inline const unsigned char *log_find_noting(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end,
                                                   unsigned char stop,
                                                   unsigned char note, int *noted)
{
    uint64_t notes = 0;

    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uint64_t found = uric_lanes_mask(uric_lanes_are(bytes, stop));
        const uint64_t note_here = uric_lanes_mask(uric_lanes_are(bytes, note));

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_lanes_first(found);
        }
        notes |= note_here;
    }
    if (end - line >= URIC_LANES && p < end) {
        const uric_lanes bytes = uric_lanes_load(end - URIC_LANES);
        const unsigned seen = URIC_LANE_BITS * (URIC_LANES - (unsigned)(end - p));
        const uint64_t found = uric_lanes_mask(uric_lanes_are(bytes, stop)) >> seen;
        const uint64_t note_here = uric_lanes_mask(uric_lanes_are(bytes, note)) >> seen;

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_lanes_first(found);
        }
        *noted |= (note_here | notes) != 0;
        return end;
    }
    *noted |= notes != 0;
    while (p < end && *p != stop)
        *noted |= *p++ == note;
    return p;
}

#endif

struct line_reading {
    const struct uric_log_format *f;
    struct uric_log_row *row;
    const unsigned char *line, *p, *end; /* p: the next byte to read */
    uric_span at;                        /* the field */
    uint32_t closing;                    /* 1: a quote follows the field */
    int escaped;                         /* the field contains the escape byte */
};

/* Whether the literal follows here. */
static URIC_ALWAYS_INLINE int literal_follows(const struct uric_log_step *step,
                                              const struct line_reading *r)
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
static int is_of_list(const struct line_reading *r)
{
    return *r->p == ' ' &&
           ((r->p > r->line + r->at.begin && (r->p[-1] == ',' || r->p[-1] == ':')) ||
            (r->end - r->p > 1 && r->p[1] == ':'));
}

/* Each of the following reads a field from r->p on.  URIC_OK: r->p is after the field;
 * otherwise r->p is the offset of the error. */

/* Checks that a field that may not be empty does not start with its literal. */
static URIC_ALWAYS_INLINE enum uric_status read_first(const struct uric_log_step *step,
                                                      const struct line_reading *r)
{
    if (step->flags & STEP_MAY_BE_EMPTY)
        return URIC_OK;
    if (r->p == r->end)
        return URIC_INCOMPLETE;
    return step->length > 0 && *r->p == step->stop ? URIC_INVALID : URIC_OK;
}

static enum uric_status read_to_end(struct line_reading *r)
{
    r->escaped = r->p < r->end &&
                 memchr(r->p, r->f->escape_byte, (size_t)(r->end - r->p)) != NULL;
    r->p = r->end;
    return URIC_OK;
}

static URIC_ALWAYS_INLINE enum uric_status read_until(const struct uric_log_step *step,
                                                      struct line_reading *r)
{
    const enum uric_status status = read_first(step, r);

    if (status != URIC_OK)
        return status;
    if (step->length == 0)
        return read_to_end(r);
    for (;; r->p++) {
        r->p = log_find_noting(r->line, r->p, r->end, step->stop, r->f->escape_byte,
                               &r->escaped);
        if (r->p == r->end)
            return URIC_INCOMPLETE;
        if (step->length > 1 && !(step->flags & STEP_WORD) && !literal_follows(step, r))
            continue;
        if (step->flags & STEP_LIST && is_of_list(r))
            continue;
        return URIC_OK;
    }
}

/* Reads up to a quote, skipping each escape byte together with the byte after it. */
static URIC_ALWAYS_INLINE enum uric_status read_quoted(struct line_reading *r)
{
    for (;; r->p += 2) {
        r->p = log_find(r->line, r->p, r->end, '"', r->f->escape_byte);
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

static enum uric_status nothing_there(const struct line_reading *r)
{
    return r->p == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

static URIC_ALWAYS_INLINE enum uric_status read_number(struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    while (r->p < r->end && uric_is_digit(*r->p))
        r->p++;
    return r->p > begin ? URIC_OK : nothing_there(r);
}

static enum uric_status read_dash_or(struct line_reading *r, int digits)
{
    if (r->p < r->end && *r->p == '-') {
        r->p++;
        return URIC_OK;
    }
    if (digits == 0)
        return read_number(r);
    for (; digits > 0; digits--, r->p++) {
        if (r->p == r->end || !uric_is_digit(*r->p))
            return nothing_there(r);
    }
    return URIC_OK;
}

static enum uric_status read_signed(struct line_reading *r)
{
    if (r->p < r->end && (*r->p == '-' || *r->p == '+'))
        r->p++;
    return read_number(r);
}

/* "10/Oct/2000:13:55:36 -0700" */
#define TIME_LENGTH 26

static int fits(unsigned char c, char shape)
{
    switch (shape) {
    case '0': return uric_is_digit(c);
    case 'A': return uric_is_letter(c);
    case '+': return c == '+' || c == '-';
    default: return c == (unsigned char)shape;
    }
}

static enum uric_status time_byte_by_byte(struct line_reading *r)
{
    static const char shape[TIME_LENGTH + 1] = "00/AAA/0000:00:00:00 +0000";
    int i;

    for (i = 0; i < TIME_LENGTH; i++, r->p++) {
        if (r->p == r->end || !fits(*r->p, shape[i]))
            return nothing_there(r);
    }
    return URIC_OK;
}

/* Marks the bytes from s + i on that a time has there, or a "," for its sign. */
static URIC_ALWAYS_INLINE uric_lanes time_at(const unsigned char *s, unsigned i)
{
    static const unsigned char lower_case[TIME_LENGTH] = { 0, 0, 0, 0x20, 0x20, 0x20 };
    static const char low[] = "00/aaa/0000:00:00:00 +0000";
    static const char high[] = "99/zzz/9999:99:99:99 -9999";
    const uric_lanes least = uric_lanes_load(low + i);
    const uric_lanes bytes =
        uric_lanes_or(uric_lanes_load(s + i), uric_lanes_load(lower_case + i));

    return uric_lanes_at_most(uric_lanes_minus(bytes, least),
                              uric_lanes_minus(uric_lanes_load(high + i), least));
}

static URIC_ALWAYS_INLINE int is_time(const unsigned char *s)
{
    uric_lanes marks = time_at(s, TIME_LENGTH - URIC_LANES);
    unsigned i;

    for (i = 0; i < TIME_LENGTH - URIC_LANES; i += URIC_LANES)
        marks = uric_lanes_and(marks, time_at(s, i));
    return s[21] != ',' && uric_lanes_mask(marks) == URIC_LANES_ALL;
}

static URIC_ALWAYS_INLINE enum uric_status read_time(struct line_reading *r)
{
    if (r->end - r->p >= TIME_LENGTH && is_time(r->p)) {
        r->p += TIME_LENGTH;
        return URIC_OK;
    }
    return time_byte_by_byte(r);
}

/* Reads a field in quotes or without. */
static enum uric_status read_either(struct line_reading *r)
{
    enum uric_status status;

    if (r->p == r->end || *r->p == ' ')
        return nothing_there(r);
    if (*r->p != '"') {
        r->p = log_find_noting(r->line, r->p, r->end, ' ', r->f->escape_byte,
                               &r->escaped);
        return URIC_OK;
    }
    r->at.begin++;
    r->p++;
    status = read_quoted(r);
    if (status == URIC_OK) {
        r->p++;
        r->closing = 1;
    }
    return status;
}

/* Reads a field of one of the kinds of log_field.rl.  The text after it cannot be part of
 * it, so the longest such field must be followed by that text. */
static enum uric_status read_by_grammar(const struct uric_log_step *step,
                                        struct line_reading *r)
{
    struct uric_log_field_end at;

    uric_log_scan_field(step->kind, r->p, r->end, &at);
    r->p = at.stop;
    r->escaped = at.escaped;
    if (at.end != at.stop)
        return nothing_there(r);
    if (step->kind == STEP_USER)
        r->p -= 2; /* " [" */
    return URIC_OK;
}

/* Nearly all clients and hosts consist of the bytes of names: addresses of IPv4, too. */
static URIC_ALWAYS_INLINE enum uric_status read_name(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    const unsigned char *const end = log_name_end(r->p, r->end);

    if (end == r->p && step->flags & STEP_MAY_BE_EMPTY && literal_follows(step, r))
        return URIC_OK;
    if (end == r->p || end == r->end || step->length == 0 || *end != step->stop)
        return read_by_grammar(step, r);
    r->p = end;
    return URIC_OK;
}

/* Most users have no space in their name. */
static URIC_ALWAYS_INLINE enum uric_status read_user(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    r->p = log_find_noting(r->line, begin, r->end, ' ', r->f->escape_byte, &r->escaped);
    if (literal_follows(step, r) && (r->p > begin || step->flags & STEP_MAY_BE_EMPTY))
        return URIC_OK;
    r->p = begin;
    return read_by_grammar(step, r);
}

static enum uric_status read_padded(struct line_reading *r)
{
    while (r->p < r->end && *r->p == ' ')
        r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
    return read_signed(r);
}

/* ---- storing fields ---- */

static URIC_ALWAYS_INLINE void put_column(struct line_reading *r, int column, int defined)
{
    r->row->column[column] = r->at;
    r->row->defined |= (uint64_t)defined << column;
    r->row->escaped |= (uint64_t)r->escaped << column;
}

/* Reads one "{...} " of HAProxy; braces within are escaped. */
static enum uric_status read_capture(struct line_reading *r, int column)
{
    r->escaped = 0;
    r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
    r->p = log_find_noting(r->line, r->p, r->end, '}', '#', &r->escaped);
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->p == r->end || ++r->p == r->end)
        return URIC_INCOMPLETE;
    if (*r->p != ' ')
        return URIC_INVALID;
    r->p++;
    put_column(r, column, 1);
    return URIC_OK;
}

static int at_capture(const struct line_reading *r)
{
    return r->p < r->end && *r->p == '{';
}

static enum uric_status read_captures(const struct uric_log_step *step,
                                      struct line_reading *r)
{
    enum uric_status status = at_capture(r) ? read_capture(r, step->column) : URIC_OK;

    if (status == URIC_OK && at_capture(r))
        status = read_capture(r, r->f->captured_response);
    return status;
}

/* Splits the column at the last ":" if only digits follow it. */
static void part_address(struct line_reading *r)
{
    struct uric_log_row *const row = r->row;
    const unsigned char *const s = r->line;
    const uric_span at = r->at;
    uint32_t i = at.end;

    while (i > at.begin && uric_is_digit(s[i - 1]))
        i--;
    if (i == at.end || i - at.begin < 2 || s[i - 1] != ':')
        return;
    row->column[URIC_LOG_CLIENT].end = i - 1;
    uric_log_strip_brackets(s, &row->column[URIC_LOG_CLIENT]);
    if (i - at.begin == 2 && s[at.begin] == '-')
        row->defined &= ~LOG_BIT(URIC_LOG_CLIENT);
    row->column[URIC_LOG_CLIENT_PORT].begin = i;
    row->column[URIC_LOG_CLIENT_PORT].end = at.end;
    row->defined |= LOG_BIT(URIC_LOG_CLIENT_PORT);
}

/* For HAProxy: a field with "[" may be a part of syslog's prefix. */
static int is_bracketed(const struct line_reading *r)
{
    return r->f->flags & FORMAT_SYSLOG &&
           memchr(r->line + r->at.begin, '[', r->at.end - r->at.begin) != NULL;
}

static int is_empty_name(const struct line_reading *r)
{
    return r->at.end - r->at.begin == 2 && memcmp(r->line + r->at.begin, "\"\"", 2) == 0;
}

/* Whether a field that is present counts as undefined. */
static URIC_ALWAYS_INLINE int is_undefined(const struct uric_log_step *step,
                                           const struct line_reading *r)
{
    if (r->f->flags & FORMAT_EMPTY_IS_NONE)
        return r->at.begin == r->at.end;
    return r->at.end - r->at.begin == 1 && r->line[r->at.begin] == '-' &&
           !(step->flags & STEP_DASH);
}

static URIC_ALWAYS_INLINE enum uric_status read_kind(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    switch (step->kind) {
    case STEP_QUOTED: return read_quoted(r);
    case STEP_NUMBER: return read_dash_or(r, 0);
    case STEP_STATUS: return read_dash_or(r, 3);
    case STEP_SIGNED: return read_signed(r);
    case STEP_TIME: return read_time(r);
    case STEP_EITHER: return read_either(r);
    case STEP_CLIENT:
    case STEP_HOST: return read_name(step, r);
    case STEP_USER: return read_user(step, r);
    case STEP_ISO:
    case STEP_DECIMAL: return read_by_grammar(step, r);
    case STEP_PADDED: return read_padded(r);
    default: return read_until(step, r);
    }
}

static URIC_ALWAYS_INLINE enum uric_status read_field(const struct uric_log_step *step,
                                                      struct line_reading *r)
{
    enum uric_status status;

    if (step->kind == STEP_CAPTURES)
        return read_captures(step, r);
    r->at.begin = (uint32_t)(r->p - r->line);
    r->closing = 0;
    r->escaped = 0;
    status = read_kind(step, r);
    if (status != URIC_OK)
        return status;
    r->at.end = (uint32_t)(r->p - r->line) - r->closing;
    if (step->flags & STEP_NAME && is_empty_name(r))
        r->at.end = r->at.begin;
    put_column(r, step->column, !is_undefined(step, r));
    if (step->kind != STEP_ADDRESS)
        return URIC_OK;
    part_address(r);
    return is_bracketed(r) ? URIC_INVALID : URIC_OK;
}

/* ---- the text between fields ---- */

/* Moves r->p to the first byte that differs from the literal. */
static enum uric_status lacks_literal(const struct uric_log_step *step,
                                      struct line_reading *r)
{
    const char *literal = r->f->text + step->text;

    while (r->p < r->end && *r->p == (unsigned char)*literal) {
        r->p++;
        literal++;
    }
    return nothing_there(r);
}

/* Skips syslog's prefix, up to "[PID]: ". */
static const unsigned char *after_syslog(const unsigned char *p,
                                         const unsigned char *end)
{
    const unsigned char *const bracket =
        p < end ? (const unsigned char *)memchr(p, '[', (size_t)(end - p)) : NULL;
    const unsigned char *q = bracket;

    if (bracket == NULL)
        return p;
    do
        q++;
    while (q < end && uric_is_digit(*q));
    return q > bracket + 1 && end - q >= 3 && memcmp(q, "]: ", 3) == 0 ? q + 3 : p;
}

static enum uric_status read_prefix(struct line_reading *r)
{
    const char *const prefix = r->f->text + r->f->prefix;
    size_t i;

    if (r->f->flags & FORMAT_SYSLOG)
        r->p = after_syslog(r->p, r->end);
    for (i = 0; i < r->f->prefix_length; i++, r->p++) {
        if (r->p == r->end || *r->p != (unsigned char)prefix[i])
            return nothing_there(r);
    }
    return URIC_OK;
}

static URIC_ALWAYS_INLINE enum uric_status read_all(struct line_reading *r)
{
    const struct uric_log_format *const f = r->f;
    const struct uric_log_step *step = f->step, *const last = f->step + f->n_steps;
    enum uric_status status = read_prefix(r);

    if (status != URIC_OK)
        return status;
    for (; step < last; step++) {
        status = read_field(step, r);
        if (status != URIC_OK)
            return status;
        if (step->flags & STEP_LAST && r->p == r->end)
            return URIC_OK;
        if (!literal_follows(step, r))
            return lacks_literal(step, r);
        r->p += step->length;
    }
    return r->p == r->end || (f->flags & FORMAT_OPEN && *r->p == ' ') ? URIC_OK
                                                                      : URIC_INVALID;
}

enum uric_status uric_log_read_steps(const struct uric_log_format *f,
                                     const unsigned char *line, size_t n,
                                     struct uric_log_row *row)
{
    struct line_reading r;
    enum uric_status status;

    r.f = f;
    r.row = row;
    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    status = read_all(&r);
    if (status != URIC_OK)
        return uric_log_broken(row, status, (size_t)(r.p - line));
    if (f->from_request)
        uric_log_take_request(f, line, row);
    return URIC_OK;
}

/* Generated from grammar/log/log_line.rl by ragel 6.10 -T0; do not edit. */
/* Lines of the named formats, by a table: it reads the lines that log_steps.c cannot, and
 * finds the error in the malformed ones. */

#define AT ((uint32_t)(p - line))

struct line_marks {
    const unsigned char *line;
    struct uric_log_row *row;
    uint32_t begin;
    int own, escaped, quoted; /* quoted: a quote or brace, not of the field, ends it */
};

static void field_ends(struct line_marks *r, int column, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    const uint64_t bit = LOG_BIT(column);
    const uint32_t end = at - (uint32_t)r->quoted;
    const int is_dash = end - r->begin == 1 && r->line[r->begin] == '-';

    row->column[column].begin = r->begin;
    row->column[column].end = end;
    row->defined = is_dash ? row->defined & ~bit : row->defined | bit;
    row->escaped = r->escaped ? row->escaped | bit : row->escaped & ~bit;
}

/* Apache writes "" for an empty name. */
static void apache_user_ends(struct line_marks *r, uint32_t at)
{
    const int is_empty = at - r->begin == 2 && memcmp(r->line + r->begin, "\"\"", 2) == 0;

    field_ends(r, URIC_LOG_USER, is_empty ? r->begin : at);
}

static const char _log_line_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 10, 1,
	11, 1, 12, 1, 13, 1, 14, 1,
	15, 1, 16, 1, 17, 1, 18, 1,
	19, 1, 20, 1, 21, 1, 22, 1,
	23, 1, 24, 1, 25, 1, 26, 1,
	29, 1, 30, 1, 31, 1, 32, 1,
	33, 1, 34, 1, 35, 1, 36, 1,
	37, 1, 38, 1, 39, 1, 40, 2,
	0, 2, 2, 0, 39, 2, 10, 27,
	2, 10, 28, 2, 24, 26
};

static const short _log_line_key_offsets[] = {
	0, 0, 19, 19, 20, 22, 24, 28,
	31, 36, 39, 42, 44, 46, 47, 51,
	55, 59, 60, 62, 64, 66, 68, 69,
	71, 73, 74, 76, 78, 79, 81, 83,
	84, 86, 88, 90, 92, 94, 95, 96,
	97, 99, 100, 103, 104, 107, 109, 111,
	111, 113, 114, 117, 117, 118, 120, 122,
	126, 129, 134, 137, 140, 142, 144, 145,
	149, 153, 157, 158, 160, 162, 164, 166,
	167, 169, 171, 172, 174, 176, 177, 179,
	181, 182, 184, 186, 188, 190, 192, 193,
	194, 195, 197, 198, 201, 202, 205, 206,
	207, 209, 210, 211, 213, 213, 213, 216,
	218, 220, 220, 222, 223, 226, 238, 250,
	253, 254, 257, 258, 264, 270, 277, 285,
	286, 286, 287, 288, 289, 293, 296, 301,
	304, 307, 309, 312, 314, 316, 318, 320,
	321, 323, 325, 326, 328, 330, 331, 333,
	335, 336, 338, 340, 341, 343, 345, 350,
	352, 354, 356, 359, 361, 363, 365, 367,
	369, 371, 373, 375, 378, 379, 381, 383,
	386, 387, 390, 391, 394, 397, 400, 403,
	405, 405, 407, 407, 409, 409, 411, 411,
	414, 417, 419, 421, 426, 431, 433, 435,
	438, 440, 441, 443, 445, 451, 453, 455,
	457, 459, 461, 463, 464, 466, 468, 469,
	471, 473, 474, 476, 478, 479, 481, 483,
	484, 486, 488, 493, 495, 497, 499, 502,
	504, 506, 508, 510, 512, 514, 516, 518,
	521, 522, 524, 526, 529, 530, 533, 534,
	537, 540, 543, 546, 549, 552, 555, 558,
	561, 564, 567, 570, 573, 576, 579, 582,
	585, 588, 591, 593, 593, 595, 595, 597,
	597, 599, 599, 601, 601, 603, 603, 605,
	605, 607, 607, 609, 609, 611, 611, 613,
	613, 615, 615, 617, 617, 619, 619, 621,
	621, 623, 623, 625, 625, 627, 627, 629,
	629, 632, 635, 637, 639, 644, 649, 651,
	653, 656, 658, 659, 661, 663, 669, 672,
	676, 677, 678, 680, 683, 684, 685, 688,
	692, 693, 695, 697, 698, 700, 702, 704,
	706, 708, 710, 714, 716, 719, 723, 725,
	728, 732, 734, 737, 741, 743, 746, 750,
	752, 755, 759, 761, 764, 768, 770, 773,
	775, 777, 779, 781, 783, 785, 789, 791,
	794, 798, 800, 803, 807, 809, 812, 816,
	818, 821, 825, 827, 830, 834, 836, 839,
	843, 845, 848, 850, 852, 854, 855, 857,
	859, 860, 861, 867, 873, 877, 881, 883,
	889, 895, 898, 902, 903, 904, 906, 909,
	910, 911, 914, 918, 919, 921, 923, 924,
	926, 928, 930, 932, 934, 936, 940, 942,
	945, 949, 951, 954, 958, 960, 963, 967,
	969, 972, 976, 978, 981, 985, 987, 990,
	994, 996, 999, 1001, 1003, 1005, 1007, 1009,
	1011, 1015, 1017, 1020, 1024, 1026, 1029, 1033,
	1035, 1038, 1042, 1044, 1047, 1051, 1053, 1056,
	1060, 1062, 1065, 1069, 1071, 1074, 1076, 1078,
	1079, 1081, 1083, 1085, 1087, 1089, 1091, 1093,
	1095, 1097, 1099, 1101, 1103, 1105, 1107, 1108,
	1110, 1111, 1113, 1115, 1116, 1117, 1123, 1129,
	1133, 1137, 1139, 1145, 1151, 1153, 1155, 1157,
	1159, 1161, 1163, 1165, 1167, 1168, 1170, 1172,
	1173, 1175, 1177, 1178, 1180, 1182, 1183, 1185,
	1187, 1188, 1190, 1192, 1197, 1199, 1201, 1203,
	1205, 1207, 1210, 1212, 1214, 1217, 1218, 1220,
	1222, 1225, 1226, 1229, 1230, 1232, 1234, 1236,
	1238, 1240, 1242, 1244, 1246, 1248, 1250, 1252,
	1254, 1257, 1260, 1263, 1265, 1267, 1269, 1269,
	1271, 1271, 1273, 1273, 1276, 1279, 1283, 1285,
	1288, 1293, 1298, 1300, 1302, 1305, 1307, 1308,
	1310, 1312, 1318, 1320, 1322, 1324, 1326, 1327,
	1329, 1331, 1332, 1336, 1340, 1344, 1345, 1347,
	1349, 1351, 1353, 1354, 1356, 1358, 1359, 1361,
	1363, 1364, 1366, 1368, 1369, 1371, 1373, 1375,
	1377, 1379, 1380, 1381, 1381, 1382, 1384, 1386,
	1388, 1390, 1392, 1394, 1396, 1398, 1401, 1403,
	1406, 1407, 1409, 1411, 1414, 1415, 1418, 1419,
	1422, 1423, 1426, 1427, 1430, 1432, 1435, 1438,
	1441, 1444, 1447, 1450, 1453, 1455, 1455, 1457,
	1457, 1459, 1459, 1461, 1461, 1463, 1463, 1465,
	1465, 1467, 1467, 1469, 1470, 1470, 1473, 1476,
	1479, 1482, 1484, 1486, 1488, 1489, 1489, 1492,
	1493, 1498, 1500, 1503, 1503, 1504, 1506, 1508,
	1511, 1512, 1515, 1516, 1518, 1520, 1522, 1524,
	1526, 1528, 1530, 1532, 1534, 1536, 1537, 1540,
	1542, 1544, 1548, 1550, 1553, 1553, 1554, 1556,
	1558, 1558, 1559, 1560, 1561, 1565, 1568, 1573,
	1576, 1579, 1581, 1583, 1584, 1588, 1592, 1596,
	1597, 1599, 1601, 1603, 1605, 1606, 1608, 1610,
	1611, 1613, 1615, 1616, 1618, 1620, 1621, 1623,
	1625, 1627, 1629, 1631, 1632, 1633, 1634, 1636,
	1638, 1641, 1644, 1645, 1648, 1649, 1650, 1652,
	1654, 1657, 1659, 1661, 1663, 1666, 1669, 1670,
	1671, 1673, 1675, 1678, 1680, 1682, 1684, 1687,
	1690, 1691, 1692, 1695, 1698, 1701, 1704, 1706,
	1707, 1710, 1711, 1713, 1715, 1717, 1719, 1720,
	1722, 1724, 1725, 1727, 1729, 1730, 1732, 1734,
	1735, 1737, 1739, 1740, 1742, 1744, 1749, 1751,
	1753, 1756, 1758, 1759, 1760, 1761, 1763, 1765,
	1768, 1771, 1772, 1774, 1776, 1779, 1780, 1783,
	1784, 1787, 1788, 1790, 1792, 1793, 1795, 1797,
	1800, 1802, 1804, 1806, 1809, 1811, 1813, 1815,
	1818, 1820, 1822, 1824, 1827, 1829, 1831, 1833,
	1836, 1839, 1842, 1845, 1847, 1849, 1855, 1856,
	1857, 1858, 1859, 1861, 1863, 1865, 1867, 1868,
	1869, 1872, 1873, 1876, 1877, 1878, 1879, 1880,
	1881, 1884, 1885, 1886, 1887, 1888, 1889, 1890,
	1893, 1894, 1895, 1896, 1897, 1900, 1904, 1906,
	1909, 1911, 1913, 1916, 1918, 1920, 1922, 1924,
	1927, 1928, 1931, 1932, 1933, 1934, 1935, 1936,
	1937, 1941, 1943, 1946, 1948, 1950, 1952, 1954,
	1956, 1958, 1961, 1962, 1965, 1966, 1967, 1968,
	1971, 1972, 1973, 1977, 1979, 1982, 1985, 1987,
	1989, 1989, 1990, 1992, 1994, 1996, 1998, 2000,
	2002, 2003, 2004, 2005, 2006, 2007, 2009, 2011,
	2026, 2037, 2052, 2067, 2082, 2093, 2100, 2107,
	2114, 2121, 2122, 2129, 2136, 2143, 2150, 2151,
	2158, 2165, 2172, 2179, 2180, 2187, 2194, 2201,
	2208, 2209, 2216, 2223, 2230, 2237, 2238, 2248,
	2256, 2261, 2262, 2267, 2268, 2273, 2283, 2292,
	2303, 2314, 2328, 2340, 2343, 2346, 2352, 2355,
	2358, 2361, 2367, 2370, 2377, 2384, 2385, 2392,
	2407, 2422, 2437, 2445, 2453, 2461, 2472, 2482,
	2490, 2498, 2513, 2520, 2538, 2553, 2568, 2583,
	2594, 2600, 2615, 2630, 2645, 2663, 2680, 2695,
	2710, 2725, 2743, 2758, 2773, 2788, 2799, 2808,
	2823, 2838, 2853, 2871, 2888, 2903, 2918, 2933,
	2951, 2966, 2981, 2996, 3007, 3016, 3031, 3046,
	3061, 3079, 3096, 3111, 3126, 3141, 3159, 3174,
	3189, 3204, 3215, 3224, 3239, 3254, 3269, 3287,
	3304, 3319, 3334, 3349, 3367, 3382, 3397, 3412,
	3423, 3432, 3447, 3462, 3477, 3495, 3512, 3527,
	3542, 3557, 3558, 3576, 3591, 3606, 3621, 3632,
	3641, 3656, 3671, 3686, 3704, 3721, 3736, 3751,
	3766, 3778, 3790, 3802, 3813, 3823, 3823, 3825,
	3825, 3827, 3829, 3831, 3833, 3833, 3834, 3835,
	3836, 3837, 3839, 3841, 3843, 3845, 3847, 3849,
	3851, 3853, 3855, 3857, 3859, 3861, 3863, 3865,
	3867, 3869, 3871, 3873, 3875, 3876, 3877, 3878,
	3879, 3880, 3881, 3882, 3883, 3884, 3885, 3886,
	3887, 3888, 3889, 3890, 3891, 3892, 3893, 3894,
	3894, 3895, 3897, 3899, 3901, 3902, 3903, 3904,
	3906, 3908, 3910, 3912, 3914, 3916, 3918, 3919,
	3920, 3921, 3922, 3923, 3924, 3925, 3926, 3926
};

static const unsigned char _log_line_trans_keys[] = {
	0u, 2u, 3u, 4u, 5u, 6u, 7u, 8u,
	9u, 10u, 11u, 13u, 14u, 15u, 16u, 17u,
	18u, 1u, 12u, 32u, 32u, 92u, 32u, 92u,
	32u, 45u, 58u, 92u, 32u, 58u, 92u, 32u,
	45u, 58u, 91u, 92u, 32u, 58u, 92u, 32u,
	58u, 92u, 48u, 57u, 48u, 57u, 47u, 65u,
	90u, 97u, 122u, 65u, 90u, 97u, 122u, 65u,
	90u, 97u, 122u, 47u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 32u, 43u, 45u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 93u, 32u,
	34u, 34u, 92u, 32u, 45u, 48u, 57u, 32u,
	45u, 48u, 57u, 48u, 57u, 48u, 57u, 32u,
	92u, 91u, 32u, 58u, 92u, 32u, 32u, 92u,
	32u, 92u, 32u, 45u, 58u, 92u, 32u, 58u,
	92u, 32u, 45u, 58u, 91u, 92u, 32u, 58u,
	92u, 32u, 58u, 92u, 48u, 57u, 48u, 57u,
	47u, 65u, 90u, 97u, 122u, 65u, 90u, 97u,
	122u, 65u, 90u, 97u, 122u, 47u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	58u, 48u, 57u, 48u, 57u, 32u, 43u, 45u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	93u, 32u, 34u, 34u, 92u, 32u, 45u, 48u,
	57u, 32u, 45u, 48u, 57u, 32u, 34u, 34u,
	92u, 32u, 34u, 34u, 92u, 32u, 48u, 57u,
	48u, 57u, 48u, 57u, 32u, 92u, 91u, 32u,
	58u, 92u, 42u, 91u, 92u, 95u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 42u, 58u,
	92u, 95u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 32u, 32u, 48u,
	57u, 120u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 48u,
	58u, 65u, 70u, 97u, 102u, 46u, 93u, 48u,
	58u, 65u, 70u, 97u, 102u, 58u, 32u, 45u,
	32u, 32u, 45u, 58u, 92u, 32u, 58u, 92u,
	32u, 45u, 58u, 91u, 92u, 32u, 58u, 92u,
	32u, 58u, 92u, 32u, 92u, 32u, 58u, 92u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	45u, 48u, 57u, 48u, 57u, 45u, 48u, 57u,
	48u, 57u, 84u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 32u, 43u, 45u, 46u, 90u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 58u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 45u,
	48u, 57u, 32u, 32u, 92u, 32u, 92u, 45u,
	48u, 57u, 32u, 45u, 48u, 57u, 32u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 32u, 48u, 57u, 32u, 48u,
	57u, 48u, 57u, 48u, 57u, 32u, 58u, 92u,
	48u, 57u, 32u, 58u, 92u, 48u, 57u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	32u, 48u, 57u, 48u, 57u, 32u, 43u, 45u,
	90u, 48u, 57u, 32u, 92u, 32u, 92u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 84u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	32u, 43u, 45u, 46u, 90u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 58u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 45u, 48u,
	57u, 32u, 32u, 92u, 32u, 92u, 45u, 48u,
	57u, 32u, 45u, 48u, 57u, 32u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 32u, 48u, 57u,
	32u, 48u, 57u, 48u, 57u, 48u, 57u, 32u,
	58u, 92u, 48u, 57u, 32u, 58u, 92u, 48u,
	57u, 48u, 57u, 48u, 57u, 58u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 32u,
	43u, 45u, 90u, 48u, 57u, 32u, 35u, 91u,
	32u, 35u, 58u, 91u, 91u, 91u, 48u, 57u,
	93u, 48u, 57u, 58u, 32u, 32u, 35u, 91u,
	32u, 35u, 58u, 91u, 91u, 35u, 93u, 35u,
	93u, 32u, 32u, 35u, 32u, 35u, 35u, 47u,
	35u, 47u, 32u, 35u, 32u, 35u, 43u, 45u,
	48u, 57u, 48u, 57u, 47u, 48u, 57u, 43u,
	45u, 48u, 57u, 48u, 57u, 47u, 48u, 57u,
	43u, 45u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 43u, 45u, 48u, 57u, 48u, 57u, 47u,
	48u, 57u, 43u, 45u, 48u, 57u, 48u, 57u,
	32u, 48u, 57u, 43u, 45u, 48u, 57u, 48u,
	57u, 32u, 48u, 57u, 43u, 45u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 32u, 35u, 32u,
	35u, 32u, 35u, 32u, 35u, 32u, 35u, 32u,
	35u, 43u, 45u, 48u, 57u, 48u, 57u, 47u,
	48u, 57u, 43u, 45u, 48u, 57u, 48u, 57u,
	47u, 48u, 57u, 43u, 45u, 48u, 57u, 48u,
	57u, 47u, 48u, 57u, 43u, 45u, 48u, 57u,
	48u, 57u, 47u, 48u, 57u, 43u, 45u, 48u,
	57u, 48u, 57u, 32u, 48u, 57u, 43u, 45u,
	48u, 57u, 48u, 57u, 47u, 48u, 57u, 43u,
	45u, 48u, 57u, 48u, 57u, 32u, 48u, 57u,
	34u, 123u, 34u, 35u, 35u, 125u, 32u, 34u,
	123u, 35u, 125u, 32u, 34u, 32u, 35u, 58u,
	91u, 48u, 57u, 32u, 35u, 58u, 91u, 48u,
	57u, 35u, 93u, 48u, 57u, 35u, 93u, 48u,
	57u, 32u, 58u, 32u, 35u, 58u, 91u, 48u,
	57u, 32u, 35u, 58u, 91u, 48u, 57u, 32u,
	35u, 91u, 32u, 35u, 58u, 91u, 91u, 91u,
	48u, 57u, 93u, 48u, 57u, 58u, 32u, 32u,
	35u, 91u, 32u, 35u, 58u, 91u, 91u, 35u,
	93u, 35u, 93u, 32u, 32u, 35u, 32u, 35u,
	35u, 47u, 35u, 47u, 32u, 35u, 32u, 35u,
	43u, 45u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 43u, 45u, 48u, 57u, 48u, 57u, 47u,
	48u, 57u, 43u, 45u, 48u, 57u, 48u, 57u,
	47u, 48u, 57u, 43u, 45u, 48u, 57u, 48u,
	57u, 47u, 48u, 57u, 43u, 45u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 43u, 45u, 48u,
	57u, 48u, 57u, 32u, 48u, 57u, 43u, 45u,
	48u, 57u, 48u, 57u, 32u, 48u, 57u, 32u,
	35u, 32u, 35u, 32u, 35u, 32u, 35u, 32u,
	35u, 32u, 35u, 43u, 45u, 48u, 57u, 48u,
	57u, 47u, 48u, 57u, 43u, 45u, 48u, 57u,
	48u, 57u, 47u, 48u, 57u, 43u, 45u, 48u,
	57u, 48u, 57u, 47u, 48u, 57u, 43u, 45u,
	48u, 57u, 48u, 57u, 47u, 48u, 57u, 43u,
	45u, 48u, 57u, 48u, 57u, 32u, 48u, 57u,
	43u, 45u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 43u, 45u, 48u, 57u, 48u, 57u, 32u,
	48u, 57u, 34u, 123u, 34u, 35u, 32u, 35u,
	47u, 35u, 47u, 35u, 47u, 35u, 47u, 35u,
	47u, 35u, 47u, 35u, 47u, 35u, 47u, 32u,
	35u, 32u, 35u, 35u, 47u, 35u, 47u, 35u,
	47u, 35u, 47u, 35u, 35u, 125u, 32u, 34u,
	123u, 35u, 125u, 32u, 34u, 32u, 35u, 58u,
	91u, 48u, 57u, 32u, 35u, 58u, 91u, 48u,
	57u, 35u, 93u, 48u, 57u, 35u, 93u, 48u,
	57u, 32u, 58u, 32u, 35u, 58u, 91u, 48u,
	57u, 32u, 35u, 58u, 91u, 48u, 57u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 84u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	32u, 43u, 45u, 46u, 90u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	58u, 92u, 32u, 92u, 32u, 92u, 45u, 48u,
	57u, 32u, 32u, 92u, 32u, 92u, 45u, 48u,
	57u, 32u, 45u, 48u, 57u, 32u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	92u, 32u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 32u, 48u, 57u, 32u, 48u, 57u, 32u,
	46u, 48u, 57u, 48u, 57u, 32u, 48u, 57u,
	32u, 58u, 92u, 48u, 57u, 32u, 58u, 92u,
	48u, 57u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 32u, 48u, 57u, 48u, 57u,
	32u, 43u, 45u, 90u, 48u, 57u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 91u, 48u,
	57u, 48u, 57u, 47u, 65u, 90u, 97u, 122u,
	65u, 90u, 97u, 122u, 65u, 90u, 97u, 122u,
	47u, 48u, 57u, 48u, 57u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	32u, 43u, 45u, 48u, 57u, 48u, 57u, 48u,
	57u, 48u, 57u, 93u, 32u, 32u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 34u,
	92u, 32u, 92u, 45u, 48u, 57u, 32u, 32u,
	92u, 32u, 92u, 45u, 48u, 57u, 32u, 45u,
	48u, 57u, 32u, 45u, 48u, 57u, 32u, 45u,
	48u, 57u, 32u, 32u, 34u, 92u, 32u, 92u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	34u, 92u, 32u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 32u, 32u, 48u,
	57u, 32u, 48u, 57u, 32u, 48u, 57u, 32u,
	48u, 57u, 48u, 57u, 48u, 57u, 34u, 92u,
	32u, 45u, 48u, 57u, 32u, 32u, 43u, 45u,
	48u, 57u, 48u, 57u, 32u, 48u, 57u, 32u,
	47u, 92u, 47u, 92u, 45u, 48u, 57u, 32u,
	45u, 48u, 57u, 32u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	47u, 92u, 47u, 92u, 32u, 92u, 32u, 92u,
	92u, 32u, 48u, 57u, 48u, 57u, 48u, 57u,
	32u, 46u, 48u, 57u, 48u, 57u, 32u, 48u,
	57u, 32u, 32u, 92u, 32u, 92u, 32u, 45u,
	32u, 32u, 45u, 58u, 92u, 32u, 58u, 92u,
	32u, 45u, 58u, 91u, 92u, 32u, 58u, 92u,
	32u, 58u, 92u, 48u, 57u, 48u, 57u, 47u,
	65u, 90u, 97u, 122u, 65u, 90u, 97u, 122u,
	65u, 90u, 97u, 122u, 47u, 48u, 57u, 48u,
	57u, 48u, 57u, 48u, 57u, 58u, 48u, 57u,
	48u, 57u, 58u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 32u, 43u, 45u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 93u,
	32u, 34u, 34u, 92u, 34u, 92u, 32u, 34u,
	92u, 45u, 48u, 57u, 32u, 45u, 48u, 57u,
	32u, 34u, 34u, 92u, 34u, 92u, 32u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 32u,
	34u, 92u, 45u, 48u, 57u, 32u, 34u, 34u,
	92u, 34u, 92u, 32u, 34u, 92u, 34u, 92u,
	34u, 92u, 34u, 92u, 32u, 34u, 92u, 45u,
	48u, 57u, 109u, 115u, 109u, 48u, 57u, 32u,
	48u, 57u, 32u, 48u, 57u, 32u, 48u, 57u,
	32u, 92u, 91u, 32u, 58u, 92u, 91u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 84u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	43u, 45u, 46u, 90u, 93u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 93u, 32u,
	34u, 34u, 92u, 34u, 92u, 32u, 34u, 92u,
	45u, 48u, 57u, 32u, 32u, 92u, 32u, 92u,
	45u, 48u, 57u, 32u, 45u, 48u, 57u, 32u,
	45u, 48u, 57u, 32u, 32u, 92u, 32u, 92u,
	34u, 34u, 92u, 34u, 92u, 32u, 34u, 92u,
	34u, 92u, 34u, 92u, 34u, 92u, 32u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 32u,
	34u, 92u, 34u, 92u, 34u, 92u, 34u, 92u,
	32u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 32u, 48u, 57u, 32u, 48u, 57u, 32u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 48u,
	57u, 43u, 45u, 90u, 93u, 48u, 57u, 27u,
	91u, 48u, 109u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 27u, 91u, 45u, 48u, 57u,
	109u, 45u, 48u, 57u, 27u, 91u, 48u, 109u,
	32u, 45u, 48u, 57u, 32u, 109u, 115u, 32u,
	45u, 32u, 45u, 48u, 57u, 27u, 91u, 48u,
	109u, 27u, 48u, 57u, 32u, 46u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 48u,
	57u, 109u, 48u, 57u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 45u, 48u, 57u, 32u,
	45u, 48u, 57u, 32u, 109u, 115u, 32u, 45u,
	32u, 32u, 46u, 48u, 57u, 48u, 57u, 32u,
	48u, 57u, 48u, 57u, 48u, 57u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 45u, 48u,
	57u, 32u, 45u, 48u, 57u, 32u, 45u, 32u,
	45u, 48u, 57u, 32u, 109u, 32u, 46u, 48u,
	57u, 48u, 57u, 32u, 48u, 57u, 32u, 48u,
	57u, 48u, 57u, 48u, 57u, 32u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 72u, 84u, 84u, 80u, 47u, 32u,
	92u, 32u, 92u, 58u, 95u, 117u, 45u, 46u,
	48u, 57u, 65u, 70u, 71u, 90u, 97u, 102u,
	103u, 122u, 37u, 58u, 95u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 70u, 71u, 90u,
	97u, 102u, 103u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 70u, 71u, 90u, 97u,
	102u, 103u, 122u, 37u, 58u, 95u, 45u, 46u,
	48u, 57u, 65u, 70u, 71u, 90u, 97u, 102u,
	103u, 122u, 37u, 58u, 95u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 58u, 48u, 57u,
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
	57u, 37u, 95u, 45u, 46u, 48u, 58u, 65u,
	90u, 97u, 122u, 95u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 37u,
	58u, 95u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 37u, 53u, 58u, 95u, 45u, 46u,
	48u, 52u, 54u, 57u, 65u, 90u, 97u, 122u,
	37u, 95u, 45u, 46u, 48u, 53u, 54u, 58u,
	65u, 90u, 97u, 122u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 58u, 95u, 45u, 46u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	58u, 95u, 45u, 46u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 58u, 95u, 45u, 46u, 48u,
	57u, 65u, 70u, 71u, 90u, 97u, 102u, 103u,
	122u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 48u, 49u, 50u, 58u, 95u, 45u, 46u,
	51u, 57u, 65u, 70u, 71u, 90u, 97u, 102u,
	103u, 122u, 37u, 45u, 46u, 58u, 95u, 48u,
	57u, 65u, 70u, 71u, 90u, 97u, 102u, 103u,
	122u, 37u, 58u, 95u, 45u, 46u, 48u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 58u, 95u, 45u, 46u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	58u, 95u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 58u, 95u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 45u, 46u,
	53u, 58u, 95u, 48u, 52u, 54u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 53u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 48u, 49u,
	50u, 58u, 95u, 45u, 46u, 51u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 70u, 71u, 90u,
	97u, 102u, 103u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 58u, 95u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 45u, 46u,
	53u, 58u, 95u, 48u, 52u, 54u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 53u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 48u, 49u,
	50u, 58u, 95u, 45u, 46u, 51u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 70u, 71u, 90u,
	97u, 102u, 103u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 58u, 95u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 45u, 46u,
	53u, 58u, 95u, 48u, 52u, 54u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 53u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 48u, 49u,
	50u, 58u, 95u, 45u, 46u, 51u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 70u, 71u, 90u,
	97u, 102u, 103u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 58u, 95u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 45u, 46u,
	53u, 58u, 95u, 48u, 52u, 54u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 53u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 48u, 49u,
	50u, 58u, 95u, 45u, 46u, 51u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 70u, 71u, 90u,
	97u, 102u, 103u, 122u, 37u, 58u, 95u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 58u, 95u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 45u, 46u,
	53u, 58u, 95u, 48u, 52u, 54u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 53u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 58u, 37u, 48u,
	49u, 50u, 58u, 95u, 45u, 46u, 51u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	58u, 95u, 45u, 46u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 45u, 46u, 48u, 57u, 65u, 70u, 71u,
	90u, 97u, 102u, 103u, 122u, 37u, 58u, 95u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 37u, 45u, 46u, 58u, 95u, 48u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	45u, 46u, 58u, 95u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 45u,
	46u, 53u, 58u, 95u, 48u, 52u, 54u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 53u, 54u,
	57u, 65u, 70u, 71u, 90u, 97u, 102u, 103u,
	122u, 37u, 45u, 46u, 58u, 95u, 48u, 57u,
	65u, 70u, 71u, 90u, 97u, 102u, 103u, 122u,
	37u, 45u, 46u, 58u, 95u, 48u, 57u, 65u,
	70u, 71u, 90u, 97u, 102u, 103u, 122u, 37u,
	58u, 95u, 45u, 46u, 48u, 57u, 65u, 70u,
	71u, 90u, 97u, 102u, 103u, 122u, 37u, 58u,
	95u, 110u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 37u, 58u, 95u, 105u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 37u, 58u,
	95u, 120u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 37u, 58u, 95u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 37u, 95u, 45u,
	46u, 48u, 58u, 65u, 90u, 97u, 122u, 48u,
	57u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 32u, 32u, 32u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 32u, 32u, 32u, 32u,
	32u, 32u, 32u, 32u, 32u, 32u, 32u, 32u,
	32u, 32u, 32u, 32u, 32u, 32u, 35u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 32u, 32u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 32u,
	32u, 32u, 32u, 32u, 32u, 92u, 0
};

static const char _log_line_single_lengths[] = {
	0, 17, 0, 1, 2, 2, 4, 3,
	5, 3, 3, 0, 0, 1, 0, 0,
	0, 1, 0, 0, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	2, 0, 0, 0, 0, 1, 1, 1,
	2, 1, 1, 1, 1, 0, 0, 0,
	2, 1, 3, 0, 1, 2, 2, 4,
	3, 5, 3, 3, 0, 0, 1, 0,
	0, 0, 1, 0, 0, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 0, 0,
	1, 2, 0, 0, 0, 0, 1, 1,
	1, 2, 1, 1, 1, 1, 1, 1,
	2, 1, 1, 2, 0, 0, 1, 0,
	0, 0, 2, 1, 3, 4, 4, 1,
	1, 1, 1, 0, 0, 1, 2, 1,
	0, 1, 1, 1, 4, 3, 5, 3,
	3, 2, 3, 0, 0, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 0, 0,
	1, 0, 0, 1, 0, 0, 5, 2,
	2, 2, 3, 2, 2, 2, 2, 2,
	2, 2, 2, 1, 1, 2, 2, 1,
	1, 1, 1, 3, 3, 3, 3, 2,
	0, 2, 0, 2, 0, 2, 0, 1,
	1, 0, 0, 3, 3, 0, 0, 1,
	0, 1, 0, 0, 4, 2, 2, 0,
	0, 0, 0, 1, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	0, 0, 5, 2, 2, 2, 3, 2,
	2, 2, 2, 2, 2, 2, 2, 1,
	1, 2, 2, 1, 1, 1, 1, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	1, 1, 0, 0, 3, 3, 0, 0,
	1, 0, 1, 0, 0, 4, 3, 4,
	1, 1, 0, 1, 1, 1, 3, 4,
	1, 2, 2, 1, 2, 2, 2, 2,
	2, 2, 2, 0, 1, 2, 0, 1,
	2, 0, 1, 2, 0, 1, 2, 0,
	1, 2, 0, 1, 2, 0, 1, 2,
	2, 2, 2, 2, 2, 2, 0, 1,
	2, 0, 1, 2, 0, 1, 2, 0,
	1, 2, 0, 1, 2, 0, 1, 2,
	0, 1, 2, 2, 2, 1, 2, 2,
	1, 1, 4, 4, 2, 2, 2, 4,
	4, 3, 4, 1, 1, 0, 1, 1,
	1, 3, 4, 1, 2, 2, 1, 2,
	2, 2, 2, 2, 2, 2, 0, 1,
	2, 0, 1, 2, 0, 1, 2, 0,
	1, 2, 0, 1, 2, 0, 1, 2,
	0, 1, 2, 2, 2, 2, 2, 2,
	2, 0, 1, 2, 0, 1, 2, 0,
	1, 2, 0, 1, 2, 0, 1, 2,
	0, 1, 2, 0, 1, 2, 2, 1,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 1, 2,
	1, 2, 2, 1, 1, 4, 4, 2,
	2, 2, 4, 4, 2, 2, 2, 2,
	0, 0, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 0, 0,
	1, 0, 0, 5, 2, 2, 2, 2,
	2, 3, 2, 2, 1, 1, 2, 2,
	1, 1, 1, 1, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	3, 3, 3, 2, 2, 2, 0, 2,
	0, 2, 0, 1, 1, 2, 0, 1,
	3, 3, 0, 0, 1, 0, 1, 0,
	0, 4, 2, 2, 2, 2, 1, 0,
	0, 1, 0, 0, 0, 1, 0, 0,
	0, 0, 1, 0, 0, 1, 0, 0,
	1, 0, 0, 1, 2, 0, 0, 0,
	0, 1, 1, 0, 1, 2, 2, 2,
	2, 2, 2, 2, 2, 3, 2, 1,
	1, 2, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 3, 2, 3, 3, 3,
	3, 3, 3, 3, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 1, 0, 1, 1, 1,
	1, 0, 0, 2, 1, 0, 1, 1,
	3, 0, 1, 0, 1, 2, 2, 1,
	1, 1, 1, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 1, 1, 0,
	0, 2, 0, 1, 0, 1, 2, 2,
	0, 1, 1, 1, 4, 3, 5, 3,
	3, 0, 0, 1, 0, 0, 0, 1,
	0, 0, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 2, 0,
	0, 0, 0, 1, 1, 1, 2, 2,
	3, 1, 1, 1, 1, 1, 2, 2,
	3, 2, 2, 2, 3, 1, 1, 1,
	2, 2, 3, 2, 2, 2, 3, 1,
	1, 1, 1, 1, 1, 1, 2, 1,
	3, 1, 0, 0, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 5, 0, 0,
	1, 0, 1, 1, 1, 2, 2, 3,
	1, 1, 2, 2, 1, 1, 1, 1,
	1, 1, 2, 2, 1, 2, 2, 3,
	2, 2, 2, 3, 2, 2, 2, 3,
	2, 2, 2, 3, 2, 2, 2, 1,
	1, 1, 1, 0, 0, 4, 1, 1,
	1, 1, 2, 2, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 2, 0, 1,
	0, 0, 1, 2, 2, 2, 2, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	2, 0, 1, 0, 0, 2, 2, 2,
	2, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 2, 0, 1, 1, 0, 0,
	0, 1, 2, 2, 2, 2, 2, 2,
	1, 1, 1, 1, 1, 2, 2, 3,
	3, 3, 3, 3, 3, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 4, 2,
	3, 1, 3, 1, 3, 2, 1, 3,
	3, 4, 2, 1, 1, 2, 1, 1,
	1, 2, 1, 1, 1, 1, 1, 3,
	3, 3, 2, 2, 2, 3, 2, 2,
	2, 3, 1, 6, 5, 3, 3, 3,
	0, 5, 5, 5, 6, 5, 5, 5,
	3, 6, 5, 3, 3, 3, 3, 5,
	5, 5, 6, 5, 5, 5, 3, 6,
	5, 3, 3, 3, 3, 5, 5, 5,
	6, 5, 5, 5, 3, 6, 5, 3,
	3, 3, 3, 5, 5, 5, 6, 5,
	5, 5, 3, 6, 5, 3, 3, 3,
	3, 5, 5, 5, 6, 5, 5, 5,
	3, 1, 6, 5, 3, 3, 3, 3,
	5, 5, 5, 6, 5, 5, 5, 3,
	4, 4, 4, 3, 2, 0, 0, 0,
	2, 2, 2, 2, 0, 1, 1, 1,
	1, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 0,
	1, 2, 2, 2, 1, 1, 1, 2,
	2, 2, 2, 2, 2, 2, 1, 1,
	1, 1, 1, 1, 1, 1, 0, 0
};

static const char _log_line_range_lengths[] = {
	0, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 1, 0, 2, 2,
	2, 0, 1, 1, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	0, 1, 1, 1, 1, 0, 0, 0,
	0, 0, 1, 0, 1, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 1, 0, 2,
	2, 2, 0, 1, 1, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 0, 1, 1, 1, 1, 0, 0,
	0, 0, 0, 1, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 1,
	1, 0, 0, 0, 0, 4, 4, 1,
	0, 1, 0, 3, 3, 3, 3, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 1, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 1, 1, 0, 1, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 1,
	0, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 1, 1, 0, 0, 1,
	1, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 1, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 1, 1, 1, 0, 0,
	0, 0, 1, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 0,
	0, 0, 0, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 1, 1, 0, 1,
	1, 0, 0, 0, 0, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 0, 0, 0, 0, 0,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 1, 1,
	1, 0, 1, 1, 0, 0, 0, 0,
	1, 1, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 1, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 0, 0,
	1, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 0, 1,
	1, 1, 0, 0, 0, 0, 0, 1,
	1, 0, 2, 2, 2, 0, 1, 1,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 1, 1, 0, 0, 1, 1, 1,
	1, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 1, 0, 1, 0, 1,
	0, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 1, 1,
	1, 1, 1, 0, 0, 0, 1, 0,
	1, 1, 1, 0, 0, 0, 0, 1,
	0, 1, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 1,
	1, 1, 1, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 1, 0, 2, 2, 2, 0,
	1, 1, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 0, 1,
	1, 1, 1, 0, 0, 0, 0, 0,
	0, 1, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 1, 1, 1, 1, 0, 0,
	0, 0, 1, 1, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	1, 1, 0, 0, 0, 0, 0, 0,
	1, 0, 0, 0, 1, 0, 1, 0,
	1, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	1, 1, 1, 1, 1, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 0, 1, 0, 0, 0, 0, 0,
	1, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 0, 1, 1, 1, 1,
	1, 1, 1, 0, 0, 0, 0, 1,
	0, 1, 0, 0, 0, 0, 0, 0,
	1, 1, 1, 1, 1, 0, 0, 0,
	0, 1, 0, 1, 0, 0, 0, 1,
	0, 0, 1, 1, 1, 1, 1, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 6,
	4, 6, 6, 6, 4, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	1, 0, 1, 0, 1, 4, 4, 4,
	4, 5, 5, 1, 1, 2, 1, 1,
	1, 2, 1, 3, 3, 0, 3, 6,
	6, 6, 3, 3, 3, 4, 4, 3,
	3, 6, 3, 6, 5, 6, 6, 4,
	3, 5, 5, 5, 6, 6, 5, 5,
	6, 6, 5, 6, 6, 4, 3, 5,
	5, 5, 6, 6, 5, 5, 6, 6,
	5, 6, 6, 4, 3, 5, 5, 5,
	6, 6, 5, 5, 6, 6, 5, 6,
	6, 4, 3, 5, 5, 5, 6, 6,
	5, 5, 6, 6, 5, 6, 6, 4,
	3, 5, 5, 5, 6, 6, 5, 5,
	6, 0, 6, 5, 6, 6, 4, 3,
	5, 5, 5, 6, 6, 5, 5, 6,
	4, 4, 4, 4, 4, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0
};

static const short _log_line_index_offsets[] = {
	0, 0, 19, 20, 22, 25, 28, 33,
	37, 43, 47, 51, 53, 55, 57, 60,
	63, 66, 68, 70, 72, 74, 76, 78,
	80, 82, 84, 86, 88, 90, 92, 94,
	96, 99, 101, 103, 105, 107, 109, 111,
	113, 116, 118, 121, 123, 126, 128, 130,
	131, 134, 136, 140, 141, 143, 146, 149,
	154, 158, 164, 168, 172, 174, 176, 178,
	181, 184, 187, 189, 191, 193, 195, 197,
	199, 201, 203, 205, 207, 209, 211, 213,
	215, 217, 220, 222, 224, 226, 228, 230,
	232, 234, 237, 239, 242, 244, 247, 249,
	251, 254, 256, 258, 261, 262, 263, 266,
	268, 270, 271, 274, 276, 280, 289, 298,
	301, 303, 306, 308, 312, 316, 321, 327,
	329, 330, 332, 334, 336, 341, 345, 351,
	355, 359, 362, 366, 368, 370, 372, 374,
	376, 378, 380, 382, 384, 386, 388, 390,
	392, 394, 396, 398, 400, 402, 404, 410,
	413, 416, 419, 423, 426, 429, 432, 435,
	438, 441, 444, 447, 450, 452, 455, 458,
	461, 463, 466, 468, 472, 476, 480, 484,
	487, 488, 491, 492, 495, 496, 499, 500,
	503, 506, 508, 510, 515, 520, 522, 524,
	527, 529, 531, 533, 535, 541, 544, 547,
	549, 551, 553, 555, 557, 559, 561, 563,
	565, 567, 569, 571, 573, 575, 577, 579,
	581, 583, 585, 591, 594, 597, 600, 604,
	607, 610, 613, 616, 619, 622, 625, 628,
	631, 633, 636, 639, 642, 644, 647, 649,
	653, 657, 661, 665, 669, 673, 677, 681,
	685, 689, 693, 697, 701, 705, 709, 713,
	717, 721, 725, 728, 729, 732, 733, 736,
	737, 740, 741, 744, 745, 748, 749, 752,
	753, 756, 757, 760, 761, 764, 765, 768,
	769, 772, 773, 776, 777, 780, 781, 784,
	785, 788, 789, 792, 793, 796, 797, 800,
	801, 804, 807, 809, 811, 816, 821, 823,
	825, 828, 830, 832, 834, 836, 842, 846,
	851, 853, 855, 857, 860, 862, 864, 868,
	873, 875, 878, 881, 883, 886, 889, 892,
	895, 898, 901, 905, 907, 910, 914, 916,
	919, 923, 925, 928, 932, 934, 937, 941,
	943, 946, 950, 952, 955, 959, 961, 964,
	967, 970, 973, 976, 979, 982, 986, 988,
	991, 995, 997, 1000, 1004, 1006, 1009, 1013,
	1015, 1018, 1022, 1024, 1027, 1031, 1033, 1036,
	1040, 1042, 1045, 1048, 1051, 1054, 1056, 1059,
	1062, 1064, 1066, 1072, 1078, 1082, 1086, 1089,
	1095, 1101, 1105, 1110, 1112, 1114, 1116, 1119,
	1121, 1123, 1127, 1132, 1134, 1137, 1140, 1142,
	1145, 1148, 1151, 1154, 1157, 1160, 1164, 1166,
	1169, 1173, 1175, 1178, 1182, 1184, 1187, 1191,
	1193, 1196, 1200, 1202, 1205, 1209, 1211, 1214,
	1218, 1220, 1223, 1226, 1229, 1232, 1235, 1238,
	1241, 1245, 1247, 1250, 1254, 1256, 1259, 1263,
	1265, 1268, 1272, 1274, 1277, 1281, 1283, 1286,
	1290, 1292, 1295, 1299, 1301, 1304, 1307, 1310,
	1312, 1315, 1318, 1321, 1324, 1327, 1330, 1333,
	1336, 1339, 1342, 1345, 1348, 1351, 1354, 1356,
	1359, 1361, 1364, 1367, 1369, 1371, 1377, 1383,
	1387, 1391, 1394, 1400, 1406, 1409, 1412, 1415,
	1418, 1420, 1422, 1424, 1426, 1428, 1430, 1432,
	1434, 1436, 1438, 1440, 1442, 1444, 1446, 1448,
	1450, 1452, 1454, 1456, 1462, 1465, 1468, 1471,
	1474, 1477, 1481, 1484, 1487, 1490, 1492, 1495,
	1498, 1501, 1503, 1506, 1508, 1511, 1514, 1517,
	1520, 1523, 1526, 1529, 1532, 1535, 1538, 1541,
	1544, 1548, 1552, 1556, 1559, 1562, 1565, 1566,
	1569, 1570, 1573, 1574, 1577, 1580, 1584, 1586,
	1589, 1594, 1599, 1601, 1603, 1606, 1608, 1610,
	1612, 1614, 1620, 1623, 1626, 1629, 1632, 1634,
	1636, 1638, 1640, 1643, 1646, 1649, 1651, 1653,
	1655, 1657, 1659, 1661, 1663, 1665, 1667, 1669,
	1671, 1673, 1675, 1677, 1679, 1682, 1684, 1686,
	1688, 1690, 1692, 1694, 1695, 1697, 1700, 1703,
	1706, 1709, 1712, 1715, 1718, 1721, 1725, 1728,
	1731, 1733, 1736, 1739, 1742, 1744, 1747, 1749,
	1752, 1754, 1757, 1759, 1763, 1766, 1770, 1774,
	1778, 1782, 1786, 1790, 1794, 1797, 1798, 1801,
	1802, 1805, 1806, 1809, 1810, 1813, 1814, 1817,
	1818, 1821, 1822, 1825, 1827, 1828, 1831, 1834,
	1837, 1840, 1842, 1844, 1847, 1849, 1850, 1853,
	1855, 1860, 1862, 1865, 1866, 1868, 1871, 1874,
	1877, 1879, 1882, 1884, 1887, 1890, 1893, 1896,
	1899, 1902, 1905, 1908, 1911, 1914, 1916, 1919,
	1921, 1923, 1927, 1929, 1932, 1933, 1935, 1938,
	1941, 1942, 1944, 1946, 1948, 1953, 1957, 1963,
	1967, 1971, 1973, 1975, 1977, 1980, 1983, 1986,
	1988, 1990, 1992, 1994, 1996, 1998, 2000, 2002,
	2004, 2006, 2008, 2010, 2012, 2014, 2016, 2019,
	2021, 2023, 2025, 2027, 2029, 2031, 2033, 2036,
	2039, 2043, 2046, 2048, 2051, 2053, 2055, 2058,
	2061, 2065, 2068, 2071, 2074, 2078, 2081, 2083,
	2085, 2088, 2091, 2095, 2098, 2101, 2104, 2108,
	2111, 2113, 2115, 2118, 2121, 2124, 2127, 2130,
	2132, 2136, 2138, 2140, 2142, 2144, 2146, 2148,
	2150, 2152, 2154, 2156, 2158, 2160, 2162, 2164,
	2166, 2168, 2170, 2172, 2174, 2176, 2182, 2184,
	2186, 2189, 2191, 2193, 2195, 2197, 2200, 2203,
	2207, 2210, 2212, 2215, 2218, 2221, 2223, 2226,
	2228, 2231, 2233, 2236, 2239, 2241, 2244, 2247,
	2251, 2254, 2257, 2260, 2264, 2267, 2270, 2273,
	2277, 2280, 2283, 2286, 2290, 2293, 2296, 2299,
	2302, 2305, 2308, 2311, 2313, 2315, 2321, 2323,
	2325, 2327, 2329, 2332, 2335, 2338, 2341, 2343,
	2345, 2348, 2350, 2353, 2355, 2357, 2359, 2361,
	2363, 2366, 2368, 2370, 2372, 2374, 2376, 2378,
	2381, 2383, 2385, 2387, 2389, 2392, 2396, 2398,
	2401, 2403, 2405, 2408, 2411, 2414, 2417, 2420,
	2423, 2425, 2428, 2430, 2432, 2434, 2436, 2438,
	2440, 2444, 2446, 2449, 2451, 2453, 2456, 2459,
	2462, 2465, 2468, 2470, 2473, 2475, 2477, 2479,
	2482, 2484, 2486, 2490, 2492, 2495, 2498, 2500,
	2502, 2503, 2505, 2508, 2511, 2514, 2517, 2520,
	2523, 2525, 2527, 2529, 2531, 2533, 2536, 2539,
	2549, 2557, 2567, 2577, 2587, 2595, 2600, 2605,
	2610, 2615, 2617, 2622, 2627, 2632, 2637, 2639,
	2644, 2649, 2654, 2659, 2661, 2666, 2671, 2676,
	2681, 2683, 2688, 2693, 2698, 2703, 2705, 2713,
	2719, 2724, 2726, 2731, 2733, 2738, 2745, 2751,
	2759, 2767, 2777, 2785, 2788, 2791, 2796, 2799,
	2802, 2805, 2810, 2813, 2818, 2823, 2825, 2830,
	2840, 2850, 2860, 2866, 2872, 2878, 2886, 2893,
	2899, 2905, 2915, 2920, 2933, 2944, 2954, 2964,
	2972, 2976, 2987, 2998, 3009, 3022, 3034, 3045,
	3056, 3066, 3079, 3090, 3100, 3110, 3118, 3125,
	3136, 3147, 3158, 3171, 3183, 3194, 3205, 3215,
	3228, 3239, 3249, 3259, 3267, 3274, 3285, 3296,
	3307, 3320, 3332, 3343, 3354, 3364, 3377, 3388,
	3398, 3408, 3416, 3423, 3434, 3445, 3456, 3469,
	3481, 3492, 3503, 3513, 3526, 3537, 3547, 3557,
	3565, 3572, 3583, 3594, 3605, 3618, 3630, 3641,
	3652, 3662, 3664, 3677, 3688, 3698, 3708, 3716,
	3723, 3734, 3745, 3756, 3769, 3781, 3792, 3803,
	3813, 3822, 3831, 3840, 3848, 3855, 3856, 3858,
	3859, 3862, 3865, 3868, 3871, 3872, 3874, 3876,
	3878, 3880, 3883, 3886, 3889, 3892, 3895, 3898,
	3901, 3904, 3907, 3910, 3913, 3916, 3919, 3922,
	3925, 3928, 3931, 3934, 3937, 3939, 3941, 3943,
	3945, 3947, 3949, 3951, 3953, 3955, 3957, 3959,
	3961, 3963, 3965, 3967, 3969, 3971, 3973, 3975,
	3976, 3978, 3981, 3984, 3987, 3989, 3991, 3993,
	3996, 3999, 4002, 4005, 4008, 4011, 4014, 4016,
	4018, 4020, 4022, 4024, 4026, 4028, 4030, 4031
};

static const short _log_line_trans_targs[] = {
	2, 109, 120, 131, 197, 310, 393, 492,
	570, 662, 692, 696, 769, 838, 875, 893,
	912, 51, 0, 3, 4, 0, 0, 5,
	5, 6, 5, 5, 0, 50, 48, 7,
	7, 8, 48, 7, 7, 8, 10, 0,
	11, 9, 9, 8, 0, 9, 9, 0,
	0, 9, 9, 12, 0, 13, 0, 14,
	0, 15, 15, 0, 16, 16, 0, 17,
	17, 0, 18, 0, 19, 0, 20, 0,
	21, 0, 22, 0, 23, 0, 24, 0,
	25, 0, 26, 0, 27, 0, 28, 0,
	29, 0, 30, 0, 31, 0, 32, 0,
	33, 33, 0, 34, 0, 35, 0, 36,
	0, 37, 0, 38, 0, 39, 0, 40,
	0, 41, 47, 40, 42, 0, 43, 45,
	0, 44, 0, 1085, 1086, 0, 46, 0,
	43, 0, 40, 49, 48, 48, 11, 0,
	49, 48, 7, 7, 52, 53, 0, 0,
	54, 54, 55, 54, 54, 0, 108, 106,
	56, 56, 57, 106, 56, 56, 57, 59,
	0, 60, 58, 58, 57, 0, 58, 58,
	0, 0, 58, 58, 61, 0, 62, 0,
	63, 0, 64, 64, 0, 65, 65, 0,
	66, 66, 0, 67, 0, 68, 0, 69,
	0, 70, 0, 71, 0, 72, 0, 73,
	0, 74, 0, 75, 0, 76, 0, 77,
	0, 78, 0, 79, 0, 80, 0, 81,
	0, 82, 82, 0, 83, 0, 84, 0,
	85, 0, 86, 0, 87, 0, 88, 0,
	89, 0, 90, 105, 89, 91, 0, 92,
	103, 0, 93, 0, 94, 102, 0, 95,
	0, 96, 0, 97, 101, 96, 98, 0,
	99, 0, 1087, 100, 99, 99, 96, 95,
	102, 0, 104, 0, 92, 0, 89, 107,
	106, 106, 60, 0, 107, 106, 56, 56,
	110, 117, 114, 110, 110, 110, 110, 110,
	0, 110, 111, 114, 110, 110, 110, 110,
	110, 0, 112, 113, 0, 51, 0, 51,
	113, 0, 115, 0, 116, 116, 116, 0,
	110, 110, 110, 0, 118, 118, 118, 118,
	0, 118, 119, 118, 118, 118, 0, 111,
	0, 121, 122, 0, 123, 0, 124, 0,
	0, 130, 129, 125, 125, 126, 129, 125,
	125, 126, 128, 0, 60, 127, 127, 126,
	0, 127, 127, 0, 0, 127, 127, 107,
	129, 129, 107, 129, 125, 125, 132, 0,
	133, 0, 134, 0, 135, 0, 136, 0,
	137, 0, 138, 0, 139, 0, 140, 0,
	141, 0, 142, 0, 143, 0, 144, 0,
	145, 0, 146, 0, 147, 0, 148, 0,
	149, 0, 150, 0, 151, 189, 189, 195,
	193, 0, 0, 152, 152, 153, 152, 152,
	0, 154, 154, 155, 187, 154, 154, 0,
	156, 156, 157, 156, 156, 0, 158, 158,
	159, 158, 158, 0, 160, 160, 161, 160,
	160, 0, 162, 162, 163, 162, 162, 164,
	185, 0, 165, 0, 0, 166, 166, 167,
	166, 166, 168, 184, 0, 169, 0, 170,
	183, 0, 171, 0, 0, 181, 1088, 1088,
	0, 179, 1089, 1089, 0, 177, 1090, 1090,
	0, 175, 1091, 1091, 1093, 176, 175, 175,
	1094, 178, 177, 177, 1095, 180, 179, 179,
	1096, 182, 181, 181, 171, 183, 0, 169,
	184, 0, 186, 0, 164, 0, 155, 187,
	154, 188, 154, 155, 187, 154, 188, 154,
	190, 0, 191, 0, 194, 192, 0, 193,
	0, 151, 0, 192, 0, 196, 0, 151,
	189, 189, 193, 196, 0, 0, 198, 198,
	199, 198, 198, 200, 0, 201, 0, 202,
	0, 203, 0, 204, 0, 205, 0, 206,
	0, 207, 0, 208, 0, 209, 0, 210,
	0, 211, 0, 212, 0, 213, 0, 214,
	0, 215, 0, 216, 0, 217, 0, 218,
	0, 219, 302, 302, 308, 306, 0, 0,
	220, 220, 221, 220, 220, 0, 222, 222,
	223, 300, 222, 222, 0, 224, 224, 225,
	224, 224, 0, 226, 226, 227, 226, 226,
	0, 228, 228, 229, 228, 228, 0, 230,
	230, 231, 230, 230, 232, 298, 0, 233,
	0, 0, 234, 234, 235, 234, 234, 236,
	297, 0, 237, 0, 238, 296, 0, 239,
	0, 0, 294, 1097, 1097, 0, 292, 1098,
	1098, 0, 290, 1099, 1099, 0, 288, 1100,
	1100, 0, 286, 1101, 1101, 0, 284, 1102,
	1102, 0, 282, 1103, 1103, 0, 280, 1104,
	1104, 0, 278, 1105, 1105, 0, 276, 1106,
	1106, 0, 274, 1107, 1107, 0, 272, 1108,
	1108, 0, 270, 1109, 1109, 0, 268, 1110,
	1110, 0, 266, 1111, 1111, 0, 264, 1112,
	1112, 0, 262, 1113, 1113, 0, 260, 1114,
	1114, 0, 258, 1115, 1115, 1116, 259, 258,
	258, 1117, 261, 260, 260, 1118, 263, 262,
	262, 1119, 265, 264, 264, 1120, 267, 266,
	266, 1121, 269, 268, 268, 1122, 271, 270,
	270, 1123, 273, 272, 272, 1124, 275, 274,
	274, 1125, 277, 276, 276, 1126, 279, 278,
	278, 1127, 281, 280, 280, 1128, 283, 282,
	282, 1129, 285, 284, 284, 1130, 287, 286,
	286, 1131, 289, 288, 288, 1132, 291, 290,
	290, 1133, 293, 292, 292, 1134, 295, 294,
	294, 239, 296, 0, 237, 297, 0, 299,
	0, 232, 0, 223, 300, 222, 301, 222,
	223, 300, 222, 301, 222, 303, 0, 304,
	0, 307, 305, 0, 306, 0, 219, 0,
	305, 0, 309, 0, 219, 302, 302, 306,
	309, 0, 313, 311, 314, 311, 312, 311,
	391, 314, 311, 388, 313, 314, 313, 315,
	0, 316, 315, 0, 317, 0, 318, 0,
	0, 319, 0, 319, 320, 319, 386, 0,
	319, 321, 0, 322, 0, 322, 322, 323,
	322, 324, 0, 0, 325, 325, 326, 325,
	325, 327, 0, 327, 327, 328, 327, 0,
	329, 329, 330, 329, 329, 331, 331, 332,
	0, 332, 0, 333, 332, 0, 334, 334,
	335, 0, 335, 0, 336, 335, 0, 337,
	337, 338, 0, 338, 0, 339, 338, 0,
	340, 340, 341, 0, 341, 0, 342, 341,
	0, 343, 343, 344, 0, 344, 0, 345,
	344, 0, 346, 346, 347, 0, 347, 0,
	348, 347, 0, 349, 349, 350, 0, 350,
	0, 351, 350, 0, 0, 352, 352, 353,
	352, 352, 0, 354, 354, 355, 354, 354,
	0, 356, 356, 357, 356, 356, 358, 358,
	359, 0, 359, 0, 360, 359, 0, 361,
	361, 362, 0, 362, 0, 363, 362, 0,
	364, 364, 365, 0, 365, 0, 366, 365,
	0, 367, 367, 368, 0, 368, 0, 369,
	368, 0, 370, 370, 371, 0, 371, 0,
	372, 371, 0, 373, 373, 374, 0, 374,
	0, 375, 374, 0, 376, 376, 377, 0,
	377, 0, 378, 377, 0, 379, 380, 0,
	1135, 379, 379, 380, 381, 380, 382, 0,
	379, 383, 0, 383, 384, 383, 385, 0,
	379, 0, 320, 319, 386, 0, 387, 319,
	320, 319, 386, 0, 387, 319, 322, 0,
	389, 322, 322, 390, 389, 322, 324, 317,
	0, 312, 311, 391, 314, 392, 311, 312,
	311, 391, 314, 392, 311, 396, 394, 397,
	394, 395, 394, 490, 397, 394, 487, 396,
	397, 396, 398, 0, 399, 398, 0, 400,
	0, 401, 0, 0, 402, 0, 402, 403,
	402, 485, 0, 402, 404, 0, 405, 0,
	405, 405, 406, 405, 407, 0, 0, 408,
	408, 409, 408, 408, 410, 0, 410, 410,
	411, 410, 0, 412, 412, 413, 412, 412,
	414, 414, 415, 0, 415, 0, 416, 415,
	0, 417, 417, 418, 0, 418, 0, 419,
	418, 0, 420, 420, 421, 0, 421, 0,
	422, 421, 0, 423, 423, 424, 0, 424,
	0, 425, 424, 0, 426, 426, 427, 0,
	427, 0, 428, 427, 0, 429, 429, 430,
	0, 430, 0, 431, 430, 0, 432, 432,
	433, 0, 433, 0, 434, 433, 0, 0,
	435, 435, 436, 435, 435, 0, 437, 437,
	438, 437, 437, 0, 439, 439, 440, 439,
	439, 441, 441, 442, 0, 442, 0, 443,
	442, 0, 444, 444, 445, 0, 445, 0,
	446, 445, 0, 447, 447, 448, 0, 448,
	0, 449, 448, 0, 450, 450, 451, 0,
	451, 0, 452, 451, 0, 453, 453, 454,
	0, 454, 0, 455, 454, 0, 456, 456,
	457, 0, 457, 0, 458, 457, 0, 459,
	459, 460, 0, 460, 0, 461, 460, 0,
	462, 479, 0, 463, 462, 462, 464, 0,
	465, 0, 465, 465, 466, 465, 467, 0,
	467, 467, 468, 467, 469, 0, 469, 469,
	470, 469, 471, 0, 471, 471, 472, 471,
	0, 473, 473, 474, 473, 473, 475, 0,
	475, 475, 476, 475, 477, 0, 477, 477,
	478, 477, 1136, 1136, 479, 480, 479, 481,
	0, 462, 482, 0, 482, 483, 482, 484,
	0, 462, 0, 403, 402, 485, 0, 486,
	402, 403, 402, 485, 0, 486, 402, 405,
	0, 488, 405, 405, 489, 488, 405, 407,
	400, 0, 395, 394, 490, 397, 491, 394,
	395, 394, 490, 397, 491, 394, 0, 493,
	493, 494, 493, 493, 0, 495, 495, 496,
	495, 495, 497, 0, 498, 0, 499, 0,
	500, 0, 501, 0, 502, 0, 503, 0,
	504, 0, 505, 0, 506, 0, 507, 0,
	508, 0, 509, 0, 510, 0, 511, 0,
	512, 0, 513, 0, 514, 0, 515, 0,
	516, 562, 562, 568, 566, 0, 0, 517,
	517, 518, 517, 517, 0, 519, 519, 520,
	519, 519, 0, 521, 521, 522, 560, 521,
	521, 0, 523, 523, 524, 523, 523, 525,
	557, 0, 526, 0, 0, 527, 527, 528,
	527, 527, 529, 556, 0, 530, 0, 531,
	555, 0, 532, 0, 0, 533, 533, 534,
	533, 533, 0, 535, 535, 536, 535, 535,
	0, 537, 537, 538, 537, 537, 0, 539,
	539, 540, 539, 539, 0, 541, 541, 542,
	541, 541, 0, 543, 543, 544, 543, 543,
	0, 553, 1137, 1137, 0, 551, 1138, 1138,
	0, 549, 1139, 1139, 0, 548, 548, 174,
	548, 548, 1140, 550, 549, 549, 1141, 552,
	551, 551, 1142, 554, 553, 553, 532, 555,
	0, 530, 556, 0, 526, 558, 557, 0,
	559, 0, 526, 559, 0, 522, 560, 521,
	561, 521, 522, 560, 521, 561, 521, 563,
	0, 564, 0, 567, 565, 0, 566, 0,
	516, 0, 565, 0, 569, 0, 516, 562,
	562, 566, 569, 0, 0, 571, 571, 572,
	571, 571, 0, 573, 573, 574, 573, 573,
	575, 0, 576, 0, 577, 0, 578, 0,
	579, 579, 0, 580, 580, 0, 581, 581,
	0, 582, 0, 583, 0, 584, 0, 585,
	0, 586, 0, 587, 0, 588, 0, 589,
	0, 590, 0, 591, 0, 592, 0, 593,
	0, 594, 0, 595, 0, 596, 0, 597,
	597, 0, 598, 0, 599, 0, 600, 0,
	601, 0, 602, 0, 603, 0, 604, 605,
	0, 0, 606, 606, 607, 606, 606, 0,
	608, 608, 609, 608, 608, 0, 610, 610,
	611, 610, 610, 0, 612, 612, 613, 612,
	612, 0, 659, 614, 614, 615, 614, 614,
	616, 657, 0, 617, 0, 0, 618, 618,
	619, 618, 618, 620, 656, 0, 621, 0,
	622, 655, 0, 623, 0, 624, 654, 0,
	625, 0, 626, 653, 0, 627, 0, 0,
	650, 628, 628, 629, 628, 628, 0, 648,
	1143, 1143, 0, 646, 1144, 1144, 0, 644,
	1145, 1145, 0, 642, 1146, 1146, 0, 640,
	1147, 1147, 0, 638, 1148, 1148, 0, 636,
	1149, 1149, 1150, 637, 636, 636, 1151, 639,
	638, 638, 1152, 641, 640, 640, 1153, 643,
	642, 642, 1154, 645, 644, 644, 1155, 647,
	646, 646, 1156, 649, 648, 648, 651, 652,
	650, 629, 0, 650, 627, 653, 0, 625,
	654, 0, 623, 655, 0, 621, 656, 0,
	658, 0, 616, 0, 660, 661, 659, 615,
	0, 659, 663, 689, 0, 664, 0, 664,
	665, 665, 666, 0, 666, 0, 667, 666,
	0, 668, 669, 0, 0, 670, 670, 671,
	670, 670, 672, 687, 0, 673, 0, 674,
	686, 0, 675, 0, 0, 676, 676, 677,
	676, 676, 0, 678, 678, 679, 678, 678,
	0, 680, 680, 681, 680, 680, 0, 682,
	682, 683, 682, 682, 0, 684, 684, 685,
	684, 684, 1157, 1157, 675, 686, 0, 688,
	0, 672, 0, 664, 690, 689, 0, 691,
	0, 664, 691, 0, 693, 694, 0, 0,
	695, 695, 55, 695, 695, 697, 698, 0,
	699, 0, 700, 0, 0, 768, 766, 701,
	701, 702, 766, 701, 701, 702, 704, 0,
	705, 703, 703, 702, 0, 703, 703, 0,
	0, 703, 703, 706, 0, 707, 0, 708,
	0, 709, 709, 0, 710, 710, 0, 711,
	711, 0, 712, 0, 713, 0, 714, 0,
	715, 0, 716, 0, 717, 0, 718, 0,
	719, 0, 720, 0, 721, 0, 722, 0,
	723, 0, 724, 0, 725, 0, 726, 0,
	727, 727, 0, 728, 0, 729, 0, 730,
	0, 731, 0, 732, 0, 733, 0, 734,
	0, 736, 735, 735, 736, 735, 735, 737,
	736, 735, 735, 738, 765, 0, 739, 0,
	740, 764, 0, 741, 0, 742, 0, 744,
	743, 743, 744, 743, 743, 745, 744, 743,
	743, 746, 743, 743, 748, 747, 747, 748,
	747, 747, 749, 748, 747, 747, 750, 763,
	0, 751, 0, 752, 0, 754, 753, 753,
	754, 753, 753, 755, 754, 753, 753, 756,
	753, 753, 758, 757, 757, 758, 757, 757,
	759, 758, 757, 757, 760, 762, 0, 761,
	0, 1158, 0, 761, 762, 0, 751, 763,
	0, 741, 764, 0, 739, 765, 0, 767,
	766, 766, 705, 0, 767, 766, 701, 701,
	770, 0, 771, 0, 772, 0, 773, 0,
	774, 0, 775, 0, 776, 0, 777, 0,
	778, 0, 779, 0, 780, 0, 781, 0,
	782, 0, 783, 0, 784, 0, 785, 0,
	786, 0, 787, 0, 788, 0, 789, 0,
	790, 790, 836, 794, 795, 0, 791, 0,
	792, 0, 835, 793, 0, 794, 0, 795,
	0, 796, 0, 797, 0, 799, 798, 798,
	799, 798, 798, 800, 799, 798, 798, 801,
	834, 0, 802, 0, 0, 803, 803, 804,
	803, 803, 805, 833, 0, 806, 0, 807,
	832, 0, 808, 0, 809, 831, 0, 810,
	0, 0, 811, 811, 812, 811, 811, 813,
	0, 815, 814, 814, 815, 814, 814, 816,
	815, 814, 814, 817, 814, 814, 819, 818,
	818, 819, 818, 818, 820, 819, 818, 818,
	821, 818, 818, 823, 822, 822, 823, 822,
	822, 824, 823, 822, 822, 825, 822, 822,
	827, 826, 826, 827, 826, 826, 828, 827,
	826, 826, 829, 826, 826, 1158, 830, 830,
	1158, 830, 830, 810, 831, 0, 808, 832,
	0, 806, 833, 0, 802, 834, 0, 793,
	0, 837, 0, 790, 790, 794, 795, 837,
	0, 839, 0, 840, 0, 841, 0, 842,
	0, 0, 843, 843, 844, 843, 843, 0,
	845, 845, 846, 845, 845, 847, 0, 848,
	0, 849, 874, 0, 850, 0, 851, 872,
	0, 852, 0, 853, 0, 854, 0, 855,
	0, 856, 0, 857, 869, 0, 858, 0,
	859, 0, 860, 0, 861, 0, 862, 0,
	863, 0, 864, 868, 0, 865, 0, 866,
	0, 867, 0, 1158, 0, 865, 868, 0,
	858, 870, 869, 0, 871, 0, 858, 871,
	0, 873, 0, 851, 0, 850, 874, 0,
	0, 876, 876, 877, 876, 876, 0, 878,
	878, 879, 878, 878, 880, 891, 0, 881,
	0, 882, 888, 0, 883, 0, 884, 0,
	885, 0, 886, 0, 887, 0, 44, 0,
	883, 889, 888, 0, 890, 0, 883, 890,
	0, 892, 0, 880, 0, 0, 894, 894,
	895, 894, 894, 0, 896, 896, 897, 896,
	896, 898, 910, 0, 899, 0, 900, 909,
	0, 901, 0, 902, 0, 903, 0, 904,
	906, 0, 905, 0, 761, 0, 905, 907,
	906, 0, 908, 0, 905, 908, 0, 901,
	909, 0, 911, 0, 898, 0, 913, 914,
	0, 0, 915, 915, 916, 915, 915, 0,
	917, 917, 918, 917, 917, 0, 919, 919,
	920, 919, 919, 921, 0, 922, 0, 923,
	0, 924, 0, 925, 0, 0, 926, 926,
	897, 926, 926, 1065, 928, 1080, 928, 929,
	929, 928, 929, 928, 0, 0, 0, 928,
	928, 928, 928, 928, 1159, 0, 933, 928,
	928, 930, 930, 928, 930, 928, 1159, 0,
	933, 928, 928, 931, 931, 928, 931, 928,
	1159, 0, 933, 928, 928, 932, 932, 928,
	932, 928, 1159, 0, 933, 928, 928, 928,
	928, 928, 1159, 1051, 934, 934, 934, 0,
	938, 935, 935, 935, 0, 938, 936, 936,
	936, 0, 938, 937, 937, 937, 0, 938,
	0, 1037, 939, 939, 939, 0, 943, 940,
	940, 940, 0, 943, 941, 941, 941, 0,
	943, 942, 942, 942, 0, 943, 0, 1023,
	944, 944, 944, 0, 948, 945, 945, 945,
	0, 948, 946, 946, 946, 0, 948, 947,
	947, 947, 0, 948, 0, 1009, 949, 949,
	949, 0, 953, 950, 950, 950, 0, 953,
	951, 951, 951, 0, 953, 952, 952, 952,
	0, 953, 0, 995, 954, 954, 954, 0,
	958, 955, 955, 955, 0, 958, 956, 956,
	956, 0, 958, 957, 957, 957, 0, 958,
	0, 959, 986, 989, 993, 992, 994, 994,
	0, 960, 982, 979, 979, 979, 0, 961,
	975, 977, 976, 0, 962, 0, 963, 971,
	973, 972, 0, 964, 0, 965, 967, 969,
	968, 0, 966, 0, 0, 0, 0, 0,
	1159, 928, 928, 928, 928, 928, 0, 966,
	0, 0, 0, 968, 0, 0, 1159, 966,
	0, 0, 0, 965, 0, 0, 1159, 966,
	970, 0, 0, 0, 968, 965, 0, 0,
	1159, 966, 0, 0, 965, 0, 0, 0,
	1159, 964, 972, 0, 964, 963, 0, 964,
	974, 972, 963, 0, 964, 963, 0, 962,
	976, 0, 962, 961, 0, 962, 978, 976,
	961, 0, 962, 961, 0, 982, 980, 980,
	980, 0, 982, 981, 981, 981, 0, 982,
	0, 965, 983, 983, 983, 0, 966, 0,
	0, 0, 984, 984, 0, 984, 0, 1159,
	966, 0, 0, 0, 985, 985, 0, 985,
	0, 1159, 966, 0, 0, 0, 965, 965,
	0, 965, 0, 1159, 960, 982, 987, 979,
	979, 0, 960, 982, 988, 980, 980, 0,
	960, 982, 981, 981, 981, 0, 960, 990,
	982, 987, 991, 979, 979, 0, 960, 982,
	988, 980, 980, 980, 0, 960, 982, 980,
	980, 980, 0, 960, 982, 991, 979, 979,
	0, 966, 0, 0, 0, 983, 983, 0,
	983, 0, 1159, 982, 979, 979, 979, 0,
	966, 996, 1001, 1004, 0, 0, 0, 1007,
	1008, 0, 1008, 0, 1159, 966, 0, 960,
	1000, 0, 997, 997, 0, 997, 0, 1159,
	966, 1000, 0, 0, 998, 998, 0, 998,
	0, 1159, 966, 1000, 0, 0, 999, 999,
	0, 999, 0, 1159, 966, 1000, 0, 0,
	0, 0, 0, 1159, 983, 983, 983, 0,
	966, 0, 960, 1000, 0, 1002, 997, 0,
	997, 0, 1159, 966, 0, 960, 1000, 0,
	1003, 998, 0, 998, 0, 1159, 966, 0,
	960, 1000, 0, 999, 999, 0, 999, 0,
	1159, 966, 0, 960, 1005, 1000, 0, 1002,
	1006, 997, 0, 997, 0, 1159, 966, 0,
	960, 1000, 0, 1003, 998, 998, 0, 998,
	0, 1159, 966, 0, 960, 1000, 0, 998,
	998, 0, 998, 0, 1159, 966, 0, 960,
	1000, 0, 1006, 997, 0, 997, 0, 1159,
	966, 1000, 0, 0, 997, 997, 0, 997,
	0, 1159, 966, 1010, 1015, 1018, 0, 0,
	0, 1021, 1022, 0, 1022, 0, 1159, 966,
	0, 960, 1014, 0, 1011, 1011, 0, 1011,
	0, 1159, 966, 1014, 0, 0, 1012, 1012,
	0, 1012, 0, 1159, 966, 1014, 0, 0,
	1013, 1013, 0, 1013, 0, 1159, 966, 1014,
	0, 0, 0, 0, 0, 1159, 996, 1001,
	1004, 1007, 1008, 1008, 0, 966, 0, 960,
	1014, 0, 1016, 1011, 0, 1011, 0, 1159,
	966, 0, 960, 1014, 0, 1017, 1012, 0,
	1012, 0, 1159, 966, 0, 960, 1014, 0,
	1013, 1013, 0, 1013, 0, 1159, 966, 0,
	960, 1019, 1014, 0, 1016, 1020, 1011, 0,
	1011, 0, 1159, 966, 0, 960, 1014, 0,
	1017, 1012, 1012, 0, 1012, 0, 1159, 966,
	0, 960, 1014, 0, 1012, 1012, 0, 1012,
	0, 1159, 966, 0, 960, 1014, 0, 1020,
	1011, 0, 1011, 0, 1159, 966, 1014, 0,
	0, 1011, 1011, 0, 1011, 0, 1159, 966,
	1024, 1029, 1032, 0, 0, 0, 1035, 1036,
	0, 1036, 0, 1159, 966, 0, 960, 1028,
	0, 1025, 1025, 0, 1025, 0, 1159, 966,
	1028, 0, 0, 1026, 1026, 0, 1026, 0,
	1159, 966, 1028, 0, 0, 1027, 1027, 0,
	1027, 0, 1159, 966, 1028, 0, 0, 0,
	0, 0, 1159, 1010, 1015, 1018, 1021, 1022,
	1022, 0, 966, 0, 960, 1028, 0, 1030,
	1025, 0, 1025, 0, 1159, 966, 0, 960,
	1028, 0, 1031, 1026, 0, 1026, 0, 1159,
	966, 0, 960, 1028, 0, 1027, 1027, 0,
	1027, 0, 1159, 966, 0, 960, 1033, 1028,
	0, 1030, 1034, 1025, 0, 1025, 0, 1159,
	966, 0, 960, 1028, 0, 1031, 1026, 1026,
	0, 1026, 0, 1159, 966, 0, 960, 1028,
	0, 1026, 1026, 0, 1026, 0, 1159, 966,
	0, 960, 1028, 0, 1034, 1025, 0, 1025,
	0, 1159, 966, 1028, 0, 0, 1025, 1025,
	0, 1025, 0, 1159, 966, 1038, 1043, 1046,
	0, 0, 0, 1049, 1050, 0, 1050, 0,
	1159, 966, 0, 960, 1042, 0, 1039, 1039,
	0, 1039, 0, 1159, 966, 1042, 0, 0,
	1040, 1040, 0, 1040, 0, 1159, 966, 1042,
	0, 0, 1041, 1041, 0, 1041, 0, 1159,
	966, 1042, 0, 0, 0, 0, 0, 1159,
	1024, 1029, 1032, 1035, 1036, 1036, 0, 966,
	0, 960, 1042, 0, 1044, 1039, 0, 1039,
	0, 1159, 966, 0, 960, 1042, 0, 1045,
	1040, 0, 1040, 0, 1159, 966, 0, 960,
	1042, 0, 1041, 1041, 0, 1041, 0, 1159,
	966, 0, 960, 1047, 1042, 0, 1044, 1048,
	1039, 0, 1039, 0, 1159, 966, 0, 960,
	1042, 0, 1045, 1040, 1040, 0, 1040, 0,
	1159, 966, 0, 960, 1042, 0, 1040, 1040,
	0, 1040, 0, 1159, 966, 0, 960, 1042,
	0, 1048, 1039, 0, 1039, 0, 1159, 966,
	1042, 0, 0, 1039, 1039, 0, 1039, 0,
	1159, 966, 1052, 1057, 1060, 0, 0, 0,
	1063, 1064, 0, 1064, 0, 1159, 966, 0,
	960, 1056, 0, 1053, 1053, 0, 1053, 0,
	1159, 966, 1056, 0, 0, 1054, 1054, 0,
	1054, 0, 1159, 966, 1056, 0, 0, 1055,
	1055, 0, 1055, 0, 1159, 966, 1056, 0,
	0, 0, 0, 0, 1159, 1038, 1043, 1046,
	1049, 1050, 1050, 0, 966, 0, 960, 1056,
	0, 1058, 1053, 0, 1053, 0, 1159, 966,
	0, 960, 1056, 0, 1059, 1054, 0, 1054,
	0, 1159, 966, 0, 960, 1056, 0, 1055,
	1055, 0, 1055, 0, 1159, 966, 0, 960,
	1061, 1056, 0, 1058, 1062, 1053, 0, 1053,
	0, 1159, 966, 0, 960, 1056, 0, 1059,
	1054, 1054, 0, 1054, 0, 1159, 966, 0,
	960, 1056, 0, 1054, 1054, 0, 1054, 0,
	1159, 966, 0, 960, 1056, 0, 1062, 1053,
	0, 1053, 0, 1159, 966, 1056, 0, 0,
	1053, 1053, 0, 1053, 0, 1159, 1066, 0,
	966, 1067, 1072, 1075, 0, 0, 0, 1078,
	1079, 0, 1079, 0, 1159, 966, 0, 960,
	1071, 0, 1068, 1068, 0, 1068, 0, 1159,
	966, 1071, 0, 0, 1069, 1069, 0, 1069,
	0, 1159, 966, 1071, 0, 0, 1070, 1070,
	0, 1070, 0, 1159, 966, 1071, 0, 0,
	0, 0, 0, 1159, 1052, 1057, 1060, 1063,
	1064, 1064, 0, 966, 0, 960, 1071, 0,
	1073, 1068, 0, 1068, 0, 1159, 966, 0,
	960, 1071, 0, 1074, 1069, 0, 1069, 0,
	1159, 966, 0, 960, 1071, 0, 1070, 1070,
	0, 1070, 0, 1159, 966, 0, 960, 1076,
	1071, 0, 1073, 1077, 1068, 0, 1068, 0,
	1159, 966, 0, 960, 1071, 0, 1074, 1069,
	1069, 0, 1069, 0, 1159, 966, 0, 960,
	1071, 0, 1069, 1069, 0, 1069, 0, 1159,
	966, 0, 960, 1071, 0, 1077, 1068, 0,
	1068, 0, 1159, 966, 1071, 0, 0, 1068,
	1068, 0, 1068, 0, 1159, 0, 0, 928,
	1081, 928, 928, 928, 928, 1159, 0, 0,
	928, 1082, 928, 928, 928, 928, 1159, 0,
	0, 928, 1083, 928, 928, 928, 928, 1159,
	0, 1084, 928, 928, 928, 928, 928, 1159,
	0, 0, 0, 0, 0, 0, 1159, 0,
	1086, 0, 0, 172, 1088, 1088, 173, 1089,
	1089, 174, 1090, 1090, 1092, 1091, 1091, 1092,
	1092, 0, 174, 0, 173, 0, 172, 0,
	240, 1097, 1097, 241, 1098, 1098, 242, 1099,
	1099, 243, 1100, 1100, 244, 1101, 1101, 245,
	1102, 1102, 246, 1103, 1103, 247, 1104, 1104,
	248, 1105, 1105, 249, 1106, 1106, 250, 1107,
	1107, 251, 1108, 1108, 252, 1109, 1109, 253,
	1110, 1110, 254, 1111, 1111, 255, 1112, 1112,
	256, 1113, 1113, 257, 1114, 1114, 173, 1115,
	1115, 173, 0, 257, 0, 256, 0, 255,
	0, 254, 0, 253, 0, 252, 0, 251,
	0, 250, 0, 249, 0, 248, 0, 247,
	0, 246, 0, 245, 0, 244, 0, 243,
	0, 242, 0, 241, 0, 240, 0, 0,
	1136, 1136, 545, 1137, 1137, 546, 1138, 1138,
	547, 1139, 1139, 547, 0, 546, 0, 545,
	0, 630, 1143, 1143, 631, 1144, 1144, 632,
	1145, 1145, 633, 1146, 1146, 634, 1147, 1147,
	635, 1148, 1148, 256, 1149, 1149, 256, 0,
	635, 0, 634, 0, 633, 0, 632, 0,
	631, 0, 630, 0, 1157, 1157, 0, 0,
	0
};

static const char _log_line_trans_actions[] = {
	77, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 51, 11, 0, 0, 79,
	1, 13, 5, 0, 0, 1, 1, 79,
	1, 17, 0, 5, 0, 17, 0, 0,
	0, 5, 0, 17, 0, 5, 0, 0,
	0, 5, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 19, 0, 0, 0, 3,
	0, 0, 5, 0, 21, 0, 1, 1,
	0, 29, 0, 1, 1, 0, 0, 0,
	0, 0, 0, 17, 5, 0, 0, 0,
	17, 0, 5, 0, 51, 11, 0, 0,
	79, 1, 13, 5, 0, 0, 1, 1,
	79, 1, 17, 0, 5, 0, 17, 0,
	0, 0, 5, 0, 17, 0, 5, 0,
	0, 0, 5, 0, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 19, 0, 0, 0,
	3, 0, 0, 5, 0, 21, 0, 1,
	1, 0, 29, 0, 1, 1, 0, 31,
	0, 3, 0, 0, 5, 0, 33, 0,
	3, 0, 0, 5, 0, 0, 0, 31,
	0, 0, 0, 0, 0, 0, 0, 17,
	5, 0, 0, 0, 17, 0, 5, 0,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 0, 37, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 0, 39, 0, 39,
	0, 0, 5, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 37,
	0, 51, 11, 0, 0, 0, 0, 0,
	0, 1, 1, 79, 1, 15, 0, 5,
	0, 15, 0, 0, 0, 5, 0, 15,
	0, 5, 0, 0, 0, 5, 0, 15,
	5, 0, 15, 0, 5, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 19, 0, 0, 0,
	0, 0, 0, 79, 1, 43, 5, 0,
	0, 79, 1, 11, 9, 5, 0, 0,
	79, 1, 43, 5, 0, 0, 79, 1,
	43, 5, 0, 0, 79, 1, 43, 5,
	0, 0, 79, 1, 43, 5, 0, 1,
	1, 0, 29, 0, 0, 79, 1, 43,
	5, 0, 1, 1, 0, 43, 0, 1,
	1, 0, 31, 0, 0, 3, 79, 1,
	0, 3, 79, 1, 0, 3, 79, 1,
	0, 3, 79, 1, 0, 5, 0, 0,
	0, 5, 0, 0, 0, 5, 0, 0,
	0, 5, 0, 0, 31, 0, 0, 43,
	0, 0, 0, 0, 0, 0, 11, 9,
	5, 0, 0, 45, 9, 5, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 19, 0, 0, 0, 0, 0, 19,
	0, 0, 0, 0, 0, 0, 79, 1,
	43, 5, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 19, 0, 0, 0, 0, 0, 0,
	79, 1, 43, 5, 0, 0, 79, 1,
	11, 9, 5, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 43, 5, 0,
	0, 79, 1, 43, 5, 0, 0, 79,
	1, 43, 5, 0, 1, 1, 0, 29,
	0, 0, 79, 1, 43, 5, 0, 1,
	1, 0, 43, 0, 1, 1, 0, 31,
	0, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 3, 79,
	1, 0, 3, 79, 1, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 31, 0, 0, 43, 0, 0, 0,
	0, 0, 0, 11, 9, 5, 0, 0,
	45, 9, 5, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 19, 0,
	0, 0, 0, 0, 19, 0, 0, 0,
	0, 0, 0, 79, 0, 1, 11, 5,
	9, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 7, 0,
	0, 79, 0, 1, 11, 5, 9, 0,
	0, 0, 0, 79, 0, 1, 5, 19,
	0, 0, 0, 0, 79, 1, 43, 5,
	0, 79, 0, 1, 5, 43, 0, 0,
	79, 1, 43, 5, 0, 1, 1, 1,
	0, 0, 0, 43, 0, 0, 1, 1,
	1, 0, 0, 0, 43, 0, 0, 1,
	1, 1, 0, 0, 0, 43, 0, 0,
	1, 1, 1, 0, 0, 0, 43, 0,
	0, 1, 1, 1, 0, 0, 0, 41,
	0, 0, 1, 1, 1, 0, 0, 0,
	29, 0, 0, 1, 1, 1, 0, 0,
	0, 31, 0, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 43, 5, 0,
	0, 79, 1, 43, 5, 0, 1, 1,
	1, 0, 0, 0, 43, 0, 0, 1,
	1, 1, 0, 0, 0, 43, 0, 0,
	1, 1, 1, 0, 0, 0, 43, 0,
	0, 1, 1, 1, 0, 0, 0, 43,
	0, 0, 1, 1, 1, 0, 0, 0,
	43, 0, 0, 1, 1, 1, 0, 0,
	0, 43, 0, 0, 1, 1, 1, 0,
	0, 0, 43, 0, 0, 3, 3, 0,
	0, 5, 0, 5, 0, 0, 47, 0,
	3, 3, 0, 5, 0, 0, 47, 0,
	3, 0, 11, 5, 9, 0, 0, 0,
	45, 5, 9, 0, 0, 0, 79, 0,
	1, 1, 5, 19, 0, 0, 0, 0,
	0, 11, 5, 9, 0, 0, 0, 45,
	5, 9, 0, 0, 0, 0, 79, 0,
	1, 11, 5, 9, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 7, 0, 0, 79, 0, 1, 11,
	5, 9, 0, 0, 0, 0, 79, 0,
	1, 5, 19, 0, 0, 0, 0, 79,
	1, 43, 5, 0, 79, 0, 1, 5,
	43, 0, 0, 79, 1, 43, 5, 0,
	1, 1, 1, 0, 0, 0, 43, 0,
	0, 1, 1, 1, 0, 0, 0, 43,
	0, 0, 1, 1, 1, 0, 0, 0,
	43, 0, 0, 1, 1, 1, 0, 0,
	0, 43, 0, 0, 1, 1, 1, 0,
	0, 0, 41, 0, 0, 1, 1, 1,
	0, 0, 0, 29, 0, 0, 1, 1,
	1, 0, 0, 0, 31, 0, 0, 0,
	79, 1, 43, 5, 0, 0, 79, 1,
	43, 5, 0, 0, 79, 1, 43, 5,
	0, 1, 1, 1, 0, 0, 0, 43,
	0, 0, 1, 1, 1, 0, 0, 0,
	43, 0, 0, 1, 1, 1, 0, 0,
	0, 43, 0, 0, 1, 1, 1, 0,
	0, 0, 43, 0, 0, 1, 1, 1,
	0, 0, 0, 43, 0, 0, 1, 1,
	1, 0, 0, 0, 43, 0, 0, 1,
	1, 1, 0, 0, 0, 43, 0, 0,
	3, 3, 0, 0, 5, 0, 88, 0,
	79, 0, 1, 5, 43, 0, 79, 0,
	1, 5, 43, 0, 79, 0, 1, 5,
	43, 0, 79, 0, 1, 5, 43, 0,
	0, 79, 1, 43, 5, 0, 79, 0,
	1, 5, 43, 0, 79, 0, 1, 5,
	43, 0, 79, 1, 5, 0, 0, 47,
	0, 3, 3, 0, 5, 0, 0, 47,
	0, 3, 0, 11, 5, 9, 0, 0,
	0, 45, 5, 9, 0, 0, 0, 79,
	0, 1, 1, 5, 19, 0, 0, 0,
	0, 0, 11, 5, 9, 0, 0, 0,
	45, 5, 9, 0, 0, 0, 0, 79,
	1, 43, 5, 0, 0, 79, 1, 43,
	5, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	19, 0, 0, 0, 0, 0, 0, 79,
	1, 43, 5, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 11, 9, 5,
	0, 0, 79, 1, 43, 5, 0, 1,
	1, 0, 41, 0, 0, 79, 1, 43,
	5, 0, 1, 1, 0, 43, 0, 1,
	1, 0, 31, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 43, 5, 0,
	0, 79, 1, 43, 5, 0, 0, 79,
	1, 43, 5, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 43, 5, 0,
	0, 3, 79, 1, 0, 3, 79, 1,
	0, 3, 79, 1, 0, 79, 1, 43,
	5, 0, 0, 5, 0, 0, 0, 5,
	0, 0, 0, 5, 0, 0, 31, 0,
	0, 43, 0, 0, 41, 0, 0, 0,
	0, 0, 41, 0, 0, 11, 9, 5,
	0, 0, 45, 9, 5, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	19, 0, 0, 0, 0, 0, 19, 0,
	0, 0, 0, 0, 0, 79, 1, 43,
	5, 0, 0, 79, 1, 43, 5, 0,
	0, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 19, 0, 0, 0, 51, 11,
	0, 0, 79, 1, 15, 5, 0, 0,
	79, 1, 43, 5, 0, 0, 79, 1,
	43, 5, 0, 0, 79, 1, 43, 5,
	0, 0, 3, 79, 1, 21, 5, 0,
	1, 1, 0, 29, 0, 0, 79, 1,
	43, 5, 0, 1, 1, 0, 31, 0,
	1, 1, 0, 43, 0, 1, 1, 0,
	41, 0, 1, 1, 0, 43, 0, 0,
	3, 79, 1, 33, 5, 0, 0, 3,
	79, 1, 0, 3, 79, 1, 0, 3,
	79, 1, 0, 3, 79, 1, 0, 3,
	79, 1, 0, 3, 79, 1, 0, 3,
	79, 1, 0, 5, 0, 0, 0, 5,
	0, 0, 0, 5, 0, 0, 0, 5,
	0, 0, 0, 5, 0, 0, 0, 5,
	0, 0, 0, 5, 0, 0, 0, 5,
	0, 33, 0, 0, 43, 0, 0, 41,
	0, 0, 43, 0, 0, 31, 0, 0,
	0, 0, 0, 0, 0, 5, 0, 21,
	0, 0, 1, 1, 0, 19, 0, 0,
	1, 1, 1, 0, 0, 0, 41, 0,
	0, 51, 11, 0, 0, 79, 1, 43,
	5, 0, 1, 1, 0, 29, 0, 1,
	1, 0, 31, 0, 0, 79, 1, 23,
	5, 0, 0, 79, 1, 25, 5, 0,
	0, 79, 1, 15, 5, 0, 0, 79,
	1, 43, 5, 0, 0, 79, 1, 43,
	5, 0, 79, 1, 31, 0, 0, 0,
	0, 0, 0, 19, 0, 0, 0, 0,
	0, 19, 0, 0, 51, 11, 0, 0,
	79, 1, 37, 5, 0, 51, 11, 0,
	0, 0, 0, 0, 0, 1, 1, 79,
	1, 15, 0, 5, 0, 15, 0, 0,
	0, 5, 0, 15, 0, 5, 0, 0,
	0, 5, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 19, 0, 0, 0, 0,
	0, 1, 79, 1, 0, 5, 0, 55,
	0, 5, 0, 1, 1, 0, 29, 0,
	1, 1, 0, 31, 0, 0, 0, 1,
	79, 1, 0, 5, 0, 0, 0, 5,
	0, 57, 5, 0, 1, 79, 1, 0,
	5, 0, 59, 0, 5, 0, 1, 1,
	0, 43, 0, 0, 0, 1, 79, 1,
	0, 5, 0, 0, 0, 5, 0, 61,
	5, 0, 1, 79, 1, 0, 5, 0,
	63, 0, 5, 0, 1, 1, 0, 41,
	0, 0, 0, 41, 0, 0, 43, 0,
	0, 31, 0, 0, 29, 0, 0, 15,
	5, 0, 0, 0, 15, 0, 5, 0,
	0, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 19, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 19,
	0, 0, 0, 0, 0, 1, 79, 1,
	0, 5, 0, 65, 0, 5, 0, 1,
	1, 0, 29, 0, 0, 79, 1, 43,
	5, 0, 1, 1, 0, 43, 0, 1,
	1, 0, 31, 0, 1, 1, 0, 41,
	0, 0, 79, 1, 43, 5, 0, 0,
	0, 1, 79, 1, 0, 5, 0, 0,
	0, 5, 0, 67, 5, 0, 1, 79,
	1, 0, 5, 0, 0, 0, 5, 0,
	69, 5, 0, 1, 79, 1, 0, 5,
	0, 0, 0, 5, 0, 71, 5, 0,
	1, 79, 1, 0, 5, 0, 0, 0,
	5, 0, 73, 5, 0, 82, 79, 1,
	75, 5, 0, 41, 0, 0, 31, 0,
	0, 43, 0, 0, 29, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 19, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 79, 1, 23, 5, 0, 0,
	79, 1, 25, 5, 0, 0, 0, 0,
	0, 1, 1, 0, 43, 0, 1, 1,
	0, 29, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 1, 0, 41, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 0, 31, 0, 0,
	0, 0, 0, 0, 0, 31, 0, 0,
	41, 0, 0, 0, 0, 0, 41, 0,
	0, 0, 0, 0, 0, 43, 0, 0,
	0, 79, 1, 23, 5, 0, 0, 79,
	1, 25, 5, 0, 1, 1, 0, 29,
	0, 1, 1, 0, 41, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	41, 0, 0, 0, 0, 0, 41, 0,
	0, 0, 0, 0, 0, 0, 79, 1,
	23, 5, 0, 0, 79, 1, 25, 5,
	0, 1, 1, 0, 29, 0, 1, 1,
	0, 31, 0, 0, 0, 0, 0, 1,
	1, 0, 41, 0, 0, 0, 41, 0,
	0, 0, 0, 0, 41, 0, 0, 31,
	0, 0, 0, 0, 0, 0, 51, 11,
	0, 0, 79, 1, 15, 5, 0, 0,
	79, 1, 23, 5, 0, 0, 79, 1,
	25, 5, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 79, 1,
	27, 5, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 53, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 53, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	53, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 53, 0, 0, 0, 0, 0,
	0, 0, 53, 0, 0, 0, 0, 0,
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
	0, 0, 49, 0, 0, 0, 0, 0,
	91, 0, 0, 0, 0, 0, 0, 49,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	91, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 0, 0, 0, 0, 0,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 91, 0, 0, 0, 0,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 91, 0, 0,
	0, 0, 0, 0, 0, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 91, 0, 0, 0, 0, 0,
	0, 0, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 91,
	0, 0, 0, 0, 0, 0, 0, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 91, 0, 0, 0,
	0, 0, 0, 0, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 91, 49,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 0, 0,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 91, 49, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 91, 0, 0, 0, 0,
	0, 0, 0, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 91, 49, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 91, 49, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	91, 49, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 49, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 91,
	49, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 91, 49, 0, 0, 0, 0,
	0, 0, 0, 0, 91, 0, 0, 0,
	0, 0, 0, 0, 0, 53, 0, 0,
	0, 0, 0, 0, 0, 0, 53, 0,
	0, 0, 0, 0, 0, 0, 0, 53,
	0, 0, 0, 0, 0, 0, 0, 53,
	0, 0, 0, 0, 0, 0, 53, 0,
	0, 0, 0, 21, 5, 0, 35, 5,
	0, 43, 5, 0, 43, 5, 0, 0,
	43, 0, 43, 0, 35, 0, 21, 0,
	21, 5, 0, 35, 5, 0, 43, 5,
	0, 43, 5, 0, 43, 5, 0, 43,
	5, 0, 43, 5, 0, 43, 5, 0,
	43, 5, 0, 43, 5, 0, 43, 5,
	0, 43, 5, 0, 43, 5, 0, 43,
	5, 0, 43, 5, 0, 43, 5, 0,
	43, 5, 0, 43, 5, 0, 43, 5,
	0, 43, 0, 43, 0, 43, 0, 43,
	0, 43, 0, 43, 0, 43, 0, 43,
	0, 43, 0, 43, 0, 43, 0, 43,
	0, 43, 0, 43, 0, 43, 0, 43,
	0, 43, 0, 35, 0, 21, 0, 0,
	5, 0, 37, 5, 0, 43, 5, 0,
	43, 5, 0, 43, 0, 43, 0, 37,
	0, 35, 5, 0, 43, 5, 0, 43,
	5, 0, 43, 5, 0, 43, 5, 0,
	43, 5, 0, 37, 5, 0, 37, 0,
	43, 0, 43, 0, 43, 0, 43, 0,
	43, 0, 35, 0, 5, 0, 0, 0,
	0
};

static const char _log_line_eof_actions[] = {
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
	0, 0, 0, 0, 0, 31, 31, 35,
	21, 35, 43, 43, 0, 43, 43, 35,
	21, 21, 35, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 43, 43, 43,
	43, 43, 43, 43, 43, 35, 21, 85,
	43, 37, 43, 43, 43, 43, 37, 35,
	43, 43, 43, 43, 43, 37, 37, 43,
	43, 43, 43, 43, 35, 43, 0, 0
};

enum { log_line_first_final = 1085 };

enum { log_line_en_client_alone = 927 };
enum { log_line_en_main_as_common = 2 };
enum { log_line_en_main_as_combined = 51 };
enum { log_line_en_main_as_vhost = 109 };
enum { log_line_en_main_as_nginx = 120 };
enum { log_line_en_main_as_elb = 131 };
enum { log_line_en_main_as_alb = 197 };
enum { log_line_en_main_as_haproxy = 310 };
enum { log_line_en_main_as_haproxy_https = 393 };
enum { log_line_en_main_as_nlb = 492 };
enum { log_line_en_main_as_s3 = 570 };
enum { log_line_en_main_as_squid = 662 };
enum { log_line_en_main_as_lighttpd = 692 };
enum { log_line_en_main_as_varnish = 51 };
enum { log_line_en_main_as_traefik = 696 };
enum { log_line_en_main_as_envoy = 769 };
enum { log_line_en_main_as_morgan = 838 };
enum { log_line_en_main_as_morgan_plain = 875 };
enum { log_line_en_main_as_morgan_tiny = 893 };
enum { log_line_en_main_as_morgan_short = 912 };

enum uric_status uric_log_scan_line(const struct uric_log_format *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    static const uint16_t start[LOG_ENTRIES] = { LOG_LINE_STARTS };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    struct line_marks r = { line, row, 0, URIC_LOG_FIELDS, 0, 0 };
    uint32_t colon = 0;
    int cs = start[f->machine], top = 0, stack[1] = { 0 };

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
	_keys = _log_line_trans_keys + _log_line_key_offsets[cs];
	_trans = (unsigned int)_log_line_index_offsets[cs];

	_klen = _log_line_single_lengths[cs];
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

	_klen = _log_line_range_lengths[cs];
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
	cs = _log_line_trans_targs[_trans];

	if ( _log_line_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_line_actions + _log_line_trans_actions[_trans];
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
	{ r.escaped = 1; }
	break;
	case 3:
	{ row->defined = row->escaped = 0; r.own = URIC_LOG_FIELDS; }
	break;
	case 4:
	{ colon = AT; }
	break;
	case 5:
	{ field_ends(&r, URIC_LOG_CLIENT, AT); }
	break;
	case 6:
	{ field_ends(&r, URIC_LOG_IDENT, AT); }
	break;
	case 7:
	{ field_ends(&r, URIC_LOG_USER, AT); }
	break;
	case 8:
	{ apache_user_ends(&r, AT); }
	break;
	case 9:
	{ field_ends(&r, URIC_LOG_TIME, AT); }
	break;
	case 10:
	{ field_ends(&r, URIC_LOG_REQUEST, AT); }
	break;
	case 11:
	{ field_ends(&r, URIC_LOG_METHOD, AT); }
	break;
	case 12:
	{ field_ends(&r, URIC_LOG_TARGET, AT); }
	break;
	case 13:
	{ field_ends(&r, URIC_LOG_PROTOCOL, AT); }
	break;
	case 14:
	{ field_ends(&r, URIC_LOG_STATUS, AT); }
	break;
	case 15:
	{ field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 16:
	{ field_ends(&r, URIC_LOG_REFERER, AT); }
	break;
	case 17:
	{ field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 18:
	{ field_ends(&r, URIC_LOG_HOST, AT); }
	break;
	case 19:
	{ field_ends(&r, URIC_LOG_PORT, AT); }
	break;
	case 20:
	{ field_ends(&r, URIC_LOG_DURATION, AT); }
	break;
	case 21:
	{ field_ends(&r, r.own++, AT); }
	break;
	case 22:
	{
        field_ends(&r, URIC_LOG_CLIENT, colon);
        uric_log_strip_brackets(line, &row->column[URIC_LOG_CLIENT]);
        r.begin = colon + 1;
        r.escaped = 0;
        field_ends(&r, URIC_LOG_CLIENT_PORT, AT);
    }
	break;
	case 23:
	{
        field_ends(&r, r.own, AT);
        row->defined |= LOG_BIT(r.own++);
    }
	break;
	case 24:
	{}
	break;
	case 25:
	{ p--; {stack[top++] = cs; cs = 927;goto _again;} }
	break;
	case 26:
	{ p--; {cs = stack[--top]; goto _again;} }
	break;
	case 28:
	{ r.own = URIC_LOG_FIELDS + 19; }
	break;
	case 29:
	{ field_ends(&r, URIC_LOG_REQUEST, AT - 1); }
	break;
	case 30:
	{ field_ends(&r, URIC_LOG_REFERER, AT - 2); }
	break;
	case 31:
	{ field_ends(&r, URIC_LOG_AGENT, AT - 1); }
	break;
	case 32:
	{ field_ends(&r, r.own++, AT - 2); }
	break;
	case 33:
	{ field_ends(&r, r.own++, AT - 1); }
	break;
	case 34:
	{ field_ends(&r, URIC_LOG_REQUEST, AT - 1); }
	break;
	case 35:
	{ field_ends(&r, r.own++, AT - 2); }
	break;
	case 36:
	{ field_ends(&r, URIC_LOG_AGENT, AT - 2); }
	break;
	case 37:
	{ field_ends(&r, r.own++, AT - 2); }
	break;
	case 38:
	{ field_ends(&r, URIC_LOG_HOST, AT - 2); }
	break;
	case 39:
	{ field_ends(&r, r.own++, AT - 0); }
	break;
	case 40:
	{
        (void)2;
        (void)51;
        (void)109;
        (void)120;
        (void)131;
        (void)197;
        (void)310;
        (void)393;
        (void)492;
        (void)570;
        (void)662;
        (void)692;
        (void)51;
        (void)696;
        (void)769;
        (void)838;
        (void)875;
        (void)893;
        (void)912;
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
	const char *__acts = _log_line_actions + _log_line_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 10:
	{ field_ends(&r, URIC_LOG_REQUEST, AT); }
	break;
	case 15:
	{ field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 17:
	{ field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 18:
	{ field_ends(&r, URIC_LOG_HOST, AT); }
	break;
	case 21:
	{ field_ends(&r, r.own++, AT); }
	break;
	case 27:
	{ r.own = URIC_LOG_FIELDS + 19; }
	break;
		}
	}
	}

	_out: {}
	}

    if (cs < log_line_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    uric_log_take_request(f, line, row);
    return URIC_OK;
}

#undef AT

/* Generated from grammar/log/log_field.rl by ragel 6.10 -F1; do not edit. */
/* Fields of access logs whose kinds have grammars of their own, one at a time: the fast reader
 * takes the usual ones itself, by how far a run goes, and leaves the others to this.  Goto
 * code, since some formats have such fields in every line. */

static const unsigned char _log_field_trans_keys[] = {
	0u, 0u, 0u, 4u, 45u, 122u, 48u, 102u, 48u, 102u, 48u, 102u, 48u, 102u, 58u, 58u,
	48u, 102u, 48u, 102u, 48u, 102u, 48u, 102u, 58u, 58u, 48u, 102u, 48u, 102u, 48u, 102u,
	48u, 102u, 58u, 58u, 48u, 102u, 48u, 102u, 48u, 102u, 48u, 102u, 58u, 58u, 48u, 102u,
	48u, 102u, 48u, 102u, 48u, 102u, 58u, 58u, 48u, 102u, 46u, 102u, 48u, 57u, 46u, 46u,
	48u, 57u, 46u, 46u, 48u, 57u, 45u, 122u, 46u, 57u, 46u, 57u, 46u, 57u, 46u, 53u,
	46u, 57u, 46u, 57u, 46u, 57u, 46u, 53u, 48u, 102u, 48u, 102u, 58u, 58u, 48u, 102u,
	46u, 102u, 46u, 102u, 46u, 102u, 46u, 102u, 46u, 102u, 46u, 102u, 46u, 102u, 48u, 102u,
	48u, 102u, 48u, 102u, 48u, 102u, 48u, 102u, 48u, 102u, 58u, 58u, 48u, 102u, 42u, 122u,
	120u, 120u, 48u, 102u, 48u, 102u, 46u, 102u, 46u, 102u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 91u, 91u, 32u, 92u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 45u, 45u, 48u, 57u, 48u, 57u, 45u, 45u, 48u, 57u, 48u, 57u, 84u, 84u,
	48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 58u, 48u, 57u, 48u, 57u, 48u, 57u, 45u, 57u, 48u, 57u,
	45u, 122u, 45u, 122u, 45u, 122u, 45u, 122u, 45u, 122u, 37u, 37u, 37u, 57u, 37u, 57u,
	37u, 57u, 37u, 53u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 58u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 58u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 58u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 58u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 58u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 58u, 37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u,
	37u, 102u, 37u, 102u, 37u, 102u, 37u, 102u, 45u, 122u, 45u, 122u, 45u, 122u, 45u, 122u,
	0u, 0u, 42u, 122u, 43u, 90u, 43u, 90u, 46u, 57u, 48u, 57u, 0
};

static const char _log_field_key_spans[] = {
	0, 5, 78, 55, 55, 55, 55, 1,
	55, 55, 55, 55, 1, 55, 55, 55,
	55, 1, 55, 55, 55, 55, 1, 55,
	55, 55, 55, 1, 55, 57, 10, 1,
	10, 1, 10, 78, 12, 12, 12, 8,
	12, 12, 12, 8, 55, 55, 1, 55,
	57, 57, 57, 57, 57, 57, 57, 55,
	55, 55, 55, 55, 55, 1, 55, 81,
	1, 55, 55, 57, 57, 61, 61, 61,
	61, 61, 61, 1, 61, 10, 10, 10,
	10, 1, 10, 10, 1, 10, 10, 1,
	10, 10, 1, 10, 10, 1, 10, 10,
	10, 10, 11, 10, 10, 10, 13, 10,
	78, 78, 78, 78, 78, 1, 21, 21,
	21, 17, 66, 66, 66, 66, 66, 66,
	66, 66, 22, 66, 66, 66, 66, 66,
	66, 66, 66, 66, 66, 66, 66, 22,
	66, 66, 66, 66, 66, 66, 66, 66,
	66, 66, 66, 66, 22, 66, 66, 66,
	66, 66, 66, 66, 66, 66, 66, 66,
	66, 22, 66, 66, 66, 66, 66, 66,
	66, 66, 66, 66, 66, 66, 22, 66,
	66, 66, 66, 66, 66, 66, 66, 66,
	66, 66, 66, 22, 66, 66, 66, 66,
	66, 66, 66, 66, 78, 78, 78, 78,
	0, 81, 48, 48, 12, 10
};

static const short _log_field_index_offsets[] = {
	0, 0, 6, 85, 141, 197, 253, 309,
	311, 367, 423, 479, 535, 537, 593, 649,
	705, 761, 763, 819, 875, 931, 987, 989,
	1045, 1101, 1157, 1213, 1215, 1271, 1329, 1340,
	1342, 1353, 1355, 1366, 1445, 1458, 1471, 1484,
	1493, 1506, 1519, 1532, 1541, 1597, 1653, 1655,
	1711, 1769, 1827, 1885, 1943, 2001, 2059, 2117,
	2173, 2229, 2285, 2341, 2397, 2453, 2455, 2511,
	2593, 2595, 2651, 2707, 2765, 2823, 2885, 2947,
	3009, 3071, 3133, 3195, 3197, 3259, 3270, 3281,
	3292, 3303, 3305, 3316, 3327, 3329, 3340, 3351,
	3353, 3364, 3375, 3377, 3388, 3399, 3401, 3412,
	3423, 3434, 3445, 3457, 3468, 3479, 3490, 3504,
	3515, 3594, 3673, 3752, 3831, 3910, 3912, 3934,
	3956, 3978, 3996, 4063, 4130, 4197, 4264, 4331,
	4398, 4465, 4532, 4555, 4622, 4689, 4756, 4823,
	4890, 4957, 5024, 5091, 5158, 5225, 5292, 5359,
	5382, 5449, 5516, 5583, 5650, 5717, 5784, 5851,
	5918, 5985, 6052, 6119, 6186, 6209, 6276, 6343,
	6410, 6477, 6544, 6611, 6678, 6745, 6812, 6879,
	6946, 7013, 7036, 7103, 7170, 7237, 7304, 7371,
	7438, 7505, 7572, 7639, 7706, 7773, 7840, 7863,
	7930, 7997, 8064, 8131, 8198, 8265, 8332, 8399,
	8466, 8533, 8600, 8667, 8690, 8757, 8824, 8891,
	8958, 9025, 9092, 9159, 9226, 9305, 9384, 9463,
	9542, 9543, 9625, 9674, 9723, 9736
};

static const unsigned char _log_field_indicies[] = {
	0, 1, 2, 3, 4, 5, 6,
	6, 5, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 8, 5, 5, 5,
	5, 5, 5, 7, 7, 7, 7, 7,
	7, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 5, 5, 5,
	5, 6, 5, 7, 7, 7, 7, 7,
	7, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 9,
	6, 6, 6, 6, 6, 5, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	11, 5, 5, 5, 5, 5, 5, 10,
	10, 10, 10, 10, 10, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 10,
	10, 10, 10, 10, 10, 5, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12,
	13, 5, 5, 5, 5, 5, 5, 12,
	12, 12, 12, 12, 12, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 12,
	12, 12, 12, 12, 12, 5, 14, 14,
	14, 14, 14, 14, 14, 14, 14, 14,
	13, 5, 5, 5, 5, 5, 5, 14,
	14, 14, 14, 14, 14, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 14,
	14, 14, 14, 14, 14, 5, 15, 15,
	15, 15, 15, 15, 15, 15, 15, 15,
	13, 5, 5, 5, 5, 5, 5, 15,
	15, 15, 15, 15, 15, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 15,
	15, 15, 15, 15, 15, 5, 13, 5,
	16, 16, 16, 16, 16, 16, 16, 16,
	16, 16, 17, 5, 5, 5, 5, 5,
	5, 16, 16, 16, 16, 16, 16, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 16, 16, 16, 16, 16, 16, 5,
	18, 18, 18, 18, 18, 18, 18, 18,
	18, 18, 19, 5, 5, 5, 5, 5,
	5, 18, 18, 18, 18, 18, 18, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 18, 18, 18, 18, 18, 18, 5,
	20, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 19, 5, 5, 5, 5, 5,
	5, 20, 20, 20, 20, 20, 20, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 20, 20, 20, 20, 20, 20, 5,
	21, 21, 21, 21, 21, 21, 21, 21,
	21, 21, 19, 5, 5, 5, 5, 5,
	5, 21, 21, 21, 21, 21, 21, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 21, 21, 21, 21, 21, 21, 5,
	19, 5, 22, 22, 22, 22, 22, 22,
	22, 22, 22, 22, 23, 5, 5, 5,
	5, 5, 5, 22, 22, 22, 22, 22,
	22, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 22, 22, 22, 22, 22,
	22, 5, 24, 24, 24, 24, 24, 24,
	24, 24, 24, 24, 25, 5, 5, 5,
	5, 5, 5, 24, 24, 24, 24, 24,
	24, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 24, 24, 24, 24, 24,
	24, 5, 26, 26, 26, 26, 26, 26,
	26, 26, 26, 26, 25, 5, 5, 5,
	5, 5, 5, 26, 26, 26, 26, 26,
	26, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 26, 26, 26, 26, 26,
	26, 5, 27, 27, 27, 27, 27, 27,
	27, 27, 27, 27, 25, 5, 5, 5,
	5, 5, 5, 27, 27, 27, 27, 27,
	27, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 27, 27, 27, 27, 27,
	27, 5, 25, 5, 28, 28, 28, 28,
	28, 28, 28, 28, 28, 28, 29, 5,
	5, 5, 5, 5, 5, 28, 28, 28,
	28, 28, 28, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 28, 28, 28,
	28, 28, 28, 5, 30, 30, 30, 30,
	30, 30, 30, 30, 30, 30, 31, 5,
	5, 5, 5, 5, 5, 30, 30, 30,
	30, 30, 30, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 30, 30, 30,
	30, 30, 30, 5, 32, 32, 32, 32,
	32, 32, 32, 32, 32, 32, 31, 5,
	5, 5, 5, 5, 5, 32, 32, 32,
	32, 32, 32, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 32, 32, 32,
	32, 32, 32, 5, 33, 33, 33, 33,
	33, 33, 33, 33, 33, 33, 31, 5,
	5, 5, 5, 5, 5, 33, 33, 33,
	33, 33, 33, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 33, 33, 33,
	33, 33, 33, 5, 31, 5, 34, 34,
	34, 34, 34, 34, 34, 34, 34, 34,
	35, 5, 5, 5, 5, 5, 5, 34,
	34, 34, 34, 34, 34, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 34,
	34, 34, 34, 34, 34, 5, 36, 36,
	36, 36, 36, 36, 36, 36, 36, 36,
	37, 5, 5, 5, 5, 5, 5, 36,
	36, 36, 36, 36, 36, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 36,
	36, 36, 36, 36, 36, 5, 38, 38,
	38, 38, 38, 38, 38, 38, 38, 38,
	37, 5, 5, 5, 5, 5, 5, 38,
	38, 38, 38, 38, 38, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 38,
	38, 38, 38, 38, 38, 5, 39, 39,
	39, 39, 39, 39, 39, 39, 39, 39,
	37, 5, 5, 5, 5, 5, 5, 39,
	39, 39, 39, 39, 39, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 39,
	39, 39, 39, 39, 39, 5, 37, 5,
	40, 41, 42, 43, 43, 43, 43, 43,
	43, 43, 44, 5, 5, 5, 5, 5,
	5, 45, 45, 45, 45, 45, 45, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 45, 45, 45, 45, 45, 45, 5,
	46, 5, 47, 47, 47, 47, 47, 47,
	47, 47, 47, 47, 48, 5, 5, 5,
	5, 5, 5, 47, 47, 47, 47, 47,
	47, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 47, 47, 47, 47, 47,
	47, 5, 49, 50, 51, 52, 52, 52,
	52, 52, 52, 52, 5, 53, 5, 54,
	55, 56, 57, 57, 57, 57, 57, 57,
	57, 5, 58, 5, 59, 60, 61, 62,
	62, 62, 62, 62, 62, 62, 5, 63,
	63, 5, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 5, 5, 5, 5,
	5, 5, 5, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 5, 5, 5,
	5, 63, 5, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 5, 58, 5,
	57, 57, 57, 57, 57, 57, 57, 57,
	57, 57, 5, 58, 5, 54, 54, 54,
	54, 54, 54, 54, 54, 54, 54, 5,
	58, 5, 57, 57, 57, 57, 57, 64,
	54, 54, 54, 54, 5, 58, 5, 54,
	54, 54, 54, 54, 54, 5, 53, 5,
	52, 52, 52, 52, 52, 52, 52, 52,
	52, 52, 5, 53, 5, 49, 49, 49,
	49, 49, 49, 49, 49, 49, 49, 5,
	53, 5, 52, 52, 52, 52, 52, 65,
	49, 49, 49, 49, 5, 53, 5, 49,
	49, 49, 49, 49, 49, 5, 66, 66,
	66, 66, 66, 66, 66, 66, 66, 66,
	48, 5, 5, 5, 5, 5, 5, 66,
	66, 66, 66, 66, 66, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 66,
	66, 66, 66, 66, 66, 5, 67, 67,
	67, 67, 67, 67, 67, 67, 67, 67,
	48, 5, 5, 5, 5, 5, 5, 67,
	67, 67, 67, 67, 67, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 67,
	67, 67, 67, 67, 67, 5, 48, 5,
	68, 68, 68, 68, 68, 68, 68, 68,
	68, 68, 59, 5, 5, 5, 5, 5,
	5, 68, 68, 68, 68, 68, 68, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 68, 68, 68, 68, 68, 68, 5,
	46, 5, 69, 69, 69, 69, 69, 69,
	69, 69, 69, 69, 48, 5, 5, 5,
	5, 5, 5, 47, 47, 47, 47, 47,
	47, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 47, 47, 47, 47, 47,
	47, 5, 46, 5, 70, 70, 70, 70,
	70, 70, 70, 70, 70, 70, 48, 5,
	5, 5, 5, 5, 5, 66, 66, 66,
	66, 66, 66, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 66, 66, 66,
	66, 66, 66, 5, 46, 5, 67, 67,
	67, 67, 67, 67, 67, 67, 67, 67,
	48, 5, 5, 5, 5, 5, 5, 67,
	67, 67, 67, 67, 67, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 67,
	67, 67, 67, 67, 67, 5, 46, 5,
	69, 69, 69, 69, 69, 71, 72, 72,
	72, 72, 48, 5, 5, 5, 5, 5,
	5, 47, 47, 47, 47, 47, 47, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 47, 47, 47, 47, 47, 47, 5,
	46, 5, 70, 70, 70, 70, 70, 70,
	66, 66, 66, 66, 48, 5, 5, 5,
	5, 5, 5, 66, 66, 66, 66, 66,
	66, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 66, 66, 66, 66, 66,
	66, 5, 46, 5, 66, 66, 66, 66,
	66, 66, 66, 66, 66, 66, 48, 5,
	5, 5, 5, 5, 5, 66, 66, 66,
	66, 66, 66, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 66, 66, 66,
	66, 66, 66, 5, 46, 5, 72, 72,
	72, 72, 72, 72, 72, 72, 72, 72,
	48, 5, 5, 5, 5, 5, 5, 47,
	47, 47, 47, 47, 47, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 47,
	47, 47, 47, 47, 47, 5, 47, 47,
	47, 47, 47, 47, 47, 47, 47, 47,
	48, 5, 5, 5, 5, 5, 5, 47,
	47, 47, 47, 47, 47, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 47,
	47, 47, 47, 47, 47, 5, 68, 68,
	68, 68, 68, 68, 68, 68, 68, 68,
	5, 5, 5, 5, 5, 5, 5, 68,
	68, 68, 68, 68, 68, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 68,
	68, 68, 68, 68, 68, 5, 73, 74,
	75, 76, 76, 76, 76, 76, 76, 76,
	5, 5, 5, 5, 5, 5, 5, 77,
	77, 77, 77, 77, 77, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 77,
	77, 77, 77, 77, 77, 5, 78, 79,
	80, 81, 81, 81, 81, 81, 81, 81,
	5, 5, 5, 5, 5, 5, 5, 82,
	82, 82, 82, 82, 82, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 82,
	82, 82, 82, 82, 82, 5, 83, 84,
	85, 86, 86, 86, 86, 86, 86, 86,
	5, 5, 5, 5, 5, 5, 5, 87,
	87, 87, 87, 87, 87, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 87,
	87, 87, 87, 87, 87, 5, 88, 89,
	90, 91, 91, 91, 91, 91, 91, 91,
	5, 5, 5, 5, 5, 5, 5, 92,
	92, 92, 92, 92, 92, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 92,
	92, 92, 92, 92, 92, 5, 93, 5,
	94, 95, 96, 97, 97, 97, 97, 97,
	97, 97, 5, 5, 5, 5, 5, 5,
	5, 98, 98, 98, 98, 98, 98, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 98, 98, 98, 98, 98, 98, 5,
	99, 5, 5, 99, 99, 5, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	5, 5, 5, 5, 5, 5, 5, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 100, 101, 5, 5, 99, 5, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 99, 99, 99, 99, 99, 99, 99,
	99, 5, 102, 5, 103, 103, 103, 103,
	103, 103, 103, 103, 103, 103, 5, 5,
	5, 5, 5, 5, 5, 103, 103, 103,
	103, 103, 103, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 103, 103, 103,
	103, 103, 103, 5, 104, 104, 104, 104,
	104, 104, 104, 104, 104, 104, 5, 5,
	5, 5, 5, 5, 5, 104, 104, 104,
	104, 104, 104, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 104, 104, 104,
	104, 104, 104, 5, 105, 5, 105, 105,
	105, 105, 105, 105, 105, 105, 105, 105,
	105, 5, 5, 5, 5, 5, 5, 105,
	105, 105, 105, 105, 105, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 105,
	105, 105, 105, 105, 105, 5, 105, 5,
	105, 105, 105, 105, 105, 105, 105, 105,
	105, 105, 105, 5, 5, 5, 5, 5,
	5, 105, 105, 105, 105, 105, 105, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 106, 5, 5,
	5, 105, 105, 105, 105, 105, 105, 5,
	5, 107, 107, 107, 107, 107, 107, 107,
	107, 107, 107, 107, 107, 108, 107, 107,
	107, 107, 107, 107, 107, 107, 107, 107,
	107, 107, 109, 107, 107, 107, 107, 107,
	107, 107, 107, 107, 107, 107, 107, 107,
	107, 107, 107, 107, 107, 107, 107, 107,
	107, 107, 107, 107, 107, 107, 107, 107,
	107, 107, 107, 107, 110, 107, 112, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	113, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 114, 111, 112, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 116, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 5, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 106,
	117, 115, 112, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 5, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 117, 115,
	5, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 5, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 115, 115, 115, 115,
	115, 115, 115, 115, 117, 115, 118, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 119, 113, 106, 5, 118, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	113, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 111, 111, 111, 111, 111, 111,
	111, 111, 114, 111, 120, 120, 120, 120,
	120, 120, 120, 120, 120, 120, 5, 121,
	121, 121, 121, 121, 121, 121, 121, 121,
	121, 5, 122, 122, 122, 122, 122, 122,
	122, 122, 122, 122, 5, 123, 123, 123,
	123, 123, 123, 123, 123, 123, 123, 5,
	124, 5, 125, 125, 125, 125, 125, 125,
	125, 125, 125, 125, 5, 126, 126, 126,
	126, 126, 126, 126, 126, 126, 126, 5,
	127, 5, 128, 128, 128, 128, 128, 128,
	128, 128, 128, 128, 5, 129, 129, 129,
	129, 129, 129, 129, 129, 129, 129, 5,
	130, 5, 131, 131, 131, 131, 131, 131,
	131, 131, 131, 131, 5, 132, 132, 132,
	132, 132, 132, 132, 132, 132, 132, 5,
	133, 5, 134, 134, 134, 134, 134, 134,
	134, 134, 134, 134, 5, 135, 135, 135,
	135, 135, 135, 135, 135, 135, 135, 5,
	136, 5, 137, 137, 137, 137, 137, 137,
	137, 137, 137, 137, 5, 138, 138, 138,
	138, 138, 138, 138, 138, 138, 138, 5,
	139, 139, 139, 139, 139, 139, 139, 139,
	139, 139, 5, 140, 140, 140, 140, 140,
	140, 140, 140, 140, 140, 5, 141, 141,
	141, 141, 141, 141, 141, 141, 141, 141,
	142, 5, 106, 106, 106, 106, 106, 106,
	106, 106, 106, 106, 5, 141, 141, 141,
	141, 141, 141, 141, 141, 141, 141, 5,
	143, 143, 143, 143, 143, 143, 143, 143,
	143, 143, 5, 144, 5, 5, 145, 145,
	145, 145, 145, 145, 145, 145, 145, 145,
	5, 146, 146, 146, 146, 146, 146, 146,
	146, 146, 146, 5, 63, 63, 5, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 5, 5, 5, 5, 5, 5, 5,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 5, 5, 5, 5, 63, 5,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 5, 63, 63, 5, 147, 147,
	147, 147, 147, 147, 147, 147, 147, 147,
	148, 5, 5, 5, 5, 5, 5, 147,
	147, 147, 147, 147, 147, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 5, 5, 5, 5, 63, 5, 147,
	147, 147, 147, 147, 147, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 5, 63, 63, 5, 149, 149, 149,
	149, 149, 149, 149, 149, 149, 149, 148,
	5, 5, 5, 5, 5, 5, 149, 149,
	149, 149, 149, 149, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	5, 5, 5, 5, 63, 5, 149, 149,
	149, 149, 149, 149, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	5, 63, 63, 5, 150, 150, 150, 150,
	150, 150, 150, 150, 150, 150, 148, 5,
	5, 5, 5, 5, 5, 150, 150, 150,
	150, 150, 150, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 5,
	5, 5, 5, 63, 5, 150, 150, 150,
	150, 150, 150, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 5,
	63, 63, 5, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 148, 5, 5,
	5, 5, 5, 5, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 5, 5,
	5, 5, 63, 5, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 5, 151,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 62, 62, 62, 62,
	62, 62, 62, 62, 62, 62, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 59, 59, 59, 59, 59, 59,
	59, 59, 59, 59, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	62, 62, 62, 62, 62, 152, 59, 59,
	59, 59, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 59, 59,
	59, 59, 59, 59, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	153, 153, 153, 153, 153, 153, 153, 153,
	153, 153, 5, 5, 5, 5, 5, 5,
	5, 153, 153, 153, 153, 153, 153, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 153, 153, 153, 153, 153, 153, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 154, 154, 154, 154, 154,
	154, 154, 154, 154, 154, 5, 5, 5,
	5, 5, 5, 5, 154, 154, 154, 154,
	154, 154, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 154, 154, 154, 154,
	154, 154, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 59, 59,
	59, 59, 59, 59, 59, 59, 59, 59,
	5, 5, 5, 5, 5, 5, 5, 59,
	59, 59, 59, 59, 59, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 59,
	59, 59, 59, 59, 59, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 68, 68, 68, 68, 68, 68, 68,
	68, 68, 68, 5, 5, 5, 5, 5,
	5, 5, 68, 68, 68, 68, 68, 68,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 68, 68, 68, 68, 68, 68,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 73, 74, 75, 76,
	76, 76, 76, 76, 76, 76, 5, 5,
	5, 5, 5, 5, 5, 77, 77, 77,
	77, 77, 77, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 77, 77, 77,
	77, 77, 77, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 155,
	155, 155, 155, 155, 155, 155, 155, 155,
	155, 156, 5, 5, 5, 5, 5, 5,
	155, 155, 155, 155, 155, 155, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	155, 155, 155, 155, 155, 155, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 157, 157, 157, 157, 157, 157,
	157, 157, 157, 157, 156, 5, 5, 5,
	5, 5, 5, 157, 157, 157, 157, 157,
	157, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 157, 157, 157, 157, 157,
	157, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 158, 158, 158,
	158, 158, 158, 158, 158, 158, 158, 156,
	5, 5, 5, 5, 5, 5, 158, 158,
	158, 158, 158, 158, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 158, 158,
	158, 158, 158, 158, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 156, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 159,
	159, 159, 159, 159, 159, 159, 159, 159,
	159, 156, 5, 5, 5, 5, 5, 5,
	155, 155, 155, 155, 155, 155, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	155, 155, 155, 155, 155, 155, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 160, 160, 160, 160, 160, 160,
	160, 160, 160, 160, 156, 5, 5, 5,
	5, 5, 5, 157, 157, 157, 157, 157,
	157, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 157, 157, 157, 157, 157,
	157, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 158, 158, 158,
	158, 158, 158, 158, 158, 158, 158, 156,
	5, 5, 5, 5, 5, 5, 158, 158,
	158, 158, 158, 158, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 158, 158,
	158, 158, 158, 158, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	159, 159, 159, 159, 159, 161, 162, 162,
	162, 162, 156, 5, 5, 5, 5, 5,
	5, 155, 155, 155, 155, 155, 155, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 155, 155, 155, 155, 155, 155, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 160, 160, 160, 160, 160,
	160, 157, 157, 157, 157, 156, 5, 5,
	5, 5, 5, 5, 157, 157, 157, 157,
	157, 157, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 157, 157, 157, 157,
	157, 157, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 157, 157,
	157, 157, 157, 157, 157, 157, 157, 157,
	156, 5, 5, 5, 5, 5, 5, 157,
	157, 157, 157, 157, 157, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 157,
	157, 157, 157, 157, 157, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 162, 162, 162, 162, 162, 162, 162,
	162, 162, 162, 156, 5, 5, 5, 5,
	5, 5, 155, 155, 155, 155, 155, 155,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 155, 155, 155, 155, 155, 155,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 155, 155, 155, 155,
	155, 155, 155, 155, 155, 155, 156, 5,
	5, 5, 5, 5, 5, 155, 155, 155,
	155, 155, 155, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 155, 155, 155,
	155, 155, 155, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 78,
	79, 80, 81, 81, 81, 81, 81, 81,
	81, 5, 5, 5, 5, 5, 5, 5,
	82, 82, 82, 82, 82, 82, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	82, 82, 82, 82, 82, 82, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 163, 163, 163, 163, 163, 163,
	163, 163, 163, 163, 164, 5, 5, 5,
	5, 5, 5, 163, 163, 163, 163, 163,
	163, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 163, 163, 163, 163, 163,
	163, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 165, 165, 165,
	165, 165, 165, 165, 165, 165, 165, 164,
	5, 5, 5, 5, 5, 5, 165, 165,
	165, 165, 165, 165, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 165, 165,
	165, 165, 165, 165, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	166, 166, 166, 166, 166, 166, 166, 166,
	166, 166, 164, 5, 5, 5, 5, 5,
	5, 166, 166, 166, 166, 166, 166, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 166, 166, 166, 166, 166, 166, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 164, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 167, 167, 167, 167, 167, 167,
	167, 167, 167, 167, 164, 5, 5, 5,
	5, 5, 5, 163, 163, 163, 163, 163,
	163, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 163, 163, 163, 163, 163,
	163, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 168, 168, 168,
	168, 168, 168, 168, 168, 168, 168, 164,
	5, 5, 5, 5, 5, 5, 165, 165,
	165, 165, 165, 165, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 165, 165,
	165, 165, 165, 165, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	166, 166, 166, 166, 166, 166, 166, 166,
	166, 166, 164, 5, 5, 5, 5, 5,
	5, 166, 166, 166, 166, 166, 166, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 166, 166, 166, 166, 166, 166, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 167, 167, 167, 167, 167,
	169, 170, 170, 170, 170, 164, 5, 5,
	5, 5, 5, 5, 163, 163, 163, 163,
	163, 163, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 163, 163, 163, 163,
	163, 163, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 168, 168,
	168, 168, 168, 168, 165, 165, 165, 165,
	164, 5, 5, 5, 5, 5, 5, 165,
	165, 165, 165, 165, 165, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 165,
	165, 165, 165, 165, 165, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 165, 165, 165, 165, 165, 165, 165,
	165, 165, 165, 164, 5, 5, 5, 5,
	5, 5, 165, 165, 165, 165, 165, 165,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 165, 165, 165, 165, 165, 165,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 46, 5, 170, 170, 170, 170,
	170, 170, 170, 170, 170, 170, 164, 5,
	5, 5, 5, 5, 5, 163, 163, 163,
	163, 163, 163, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 163, 163, 163,
	163, 163, 163, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 163,
	163, 163, 163, 163, 163, 163, 163, 163,
	163, 164, 5, 5, 5, 5, 5, 5,
	163, 163, 163, 163, 163, 163, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	163, 163, 163, 163, 163, 163, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 83, 84, 85, 86, 86, 86,
	86, 86, 86, 86, 5, 5, 5, 5,
	5, 5, 5, 87, 87, 87, 87, 87,
	87, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 87, 87, 87, 87, 87,
	87, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 171, 171, 171,
	171, 171, 171, 171, 171, 171, 171, 172,
	5, 5, 5, 5, 5, 5, 171, 171,
	171, 171, 171, 171, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 171, 171,
	171, 171, 171, 171, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	173, 173, 173, 173, 173, 173, 173, 173,
	173, 173, 172, 5, 5, 5, 5, 5,
	5, 173, 173, 173, 173, 173, 173, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 173, 173, 173, 173, 173, 173, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 174, 174, 174, 174, 174,
	174, 174, 174, 174, 174, 172, 5, 5,
	5, 5, 5, 5, 174, 174, 174, 174,
	174, 174, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 174, 174, 174, 174,
	174, 174, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	172, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 175, 175, 175,
	175, 175, 175, 175, 175, 175, 175, 172,
	5, 5, 5, 5, 5, 5, 171, 171,
	171, 171, 171, 171, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 171, 171,
	171, 171, 171, 171, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	176, 176, 176, 176, 176, 176, 176, 176,
	176, 176, 172, 5, 5, 5, 5, 5,
	5, 173, 173, 173, 173, 173, 173, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 173, 173, 173, 173, 173, 173, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 174, 174, 174, 174, 174,
	174, 174, 174, 174, 174, 172, 5, 5,
	5, 5, 5, 5, 174, 174, 174, 174,
	174, 174, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 174, 174, 174, 174,
	174, 174, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 175, 175,
	175, 175, 175, 177, 178, 178, 178, 178,
	172, 5, 5, 5, 5, 5, 5, 171,
	171, 171, 171, 171, 171, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 171,
	171, 171, 171, 171, 171, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 176, 176, 176, 176, 176, 176, 173,
	173, 173, 173, 172, 5, 5, 5, 5,
	5, 5, 173, 173, 173, 173, 173, 173,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 173, 173, 173, 173, 173, 173,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 46, 5, 173, 173, 173, 173,
	173, 173, 173, 173, 173, 173, 172, 5,
	5, 5, 5, 5, 5, 173, 173, 173,
	173, 173, 173, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 173, 173, 173,
	173, 173, 173, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 178,
	178, 178, 178, 178, 178, 178, 178, 178,
	178, 172, 5, 5, 5, 5, 5, 5,
	171, 171, 171, 171, 171, 171, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	171, 171, 171, 171, 171, 171, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 171, 171, 171, 171, 171, 171,
	171, 171, 171, 171, 172, 5, 5, 5,
	5, 5, 5, 171, 171, 171, 171, 171,
	171, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 171, 171, 171, 171, 171,
	171, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 88, 89, 90,
	91, 91, 91, 91, 91, 91, 91, 5,
	5, 5, 5, 5, 5, 5, 92, 92,
	92, 92, 92, 92, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 92, 92,
	92, 92, 92, 92, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	179, 179, 179, 179, 179, 179, 179, 179,
	179, 179, 180, 5, 5, 5, 5, 5,
	5, 179, 179, 179, 179, 179, 179, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 179, 179, 179, 179, 179, 179, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 181, 181, 181, 181, 181,
	181, 181, 181, 181, 181, 180, 5, 5,
	5, 5, 5, 5, 181, 181, 181, 181,
	181, 181, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 181, 181, 181, 181,
	181, 181, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 182, 182,
	182, 182, 182, 182, 182, 182, 182, 182,
	180, 5, 5, 5, 5, 5, 5, 182,
	182, 182, 182, 182, 182, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 182,
	182, 182, 182, 182, 182, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 180, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	183, 183, 183, 183, 183, 183, 183, 183,
	183, 183, 180, 5, 5, 5, 5, 5,
	5, 179, 179, 179, 179, 179, 179, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 179, 179, 179, 179, 179, 179, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 184, 184, 184, 184, 184,
	184, 184, 184, 184, 184, 180, 5, 5,
	5, 5, 5, 5, 181, 181, 181, 181,
	181, 181, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 181, 181, 181, 181,
	181, 181, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 182, 182,
	182, 182, 182, 182, 182, 182, 182, 182,
	180, 5, 5, 5, 5, 5, 5, 182,
	182, 182, 182, 182, 182, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 182,
	182, 182, 182, 182, 182, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 183, 183, 183, 183, 183, 185, 186,
	186, 186, 186, 180, 5, 5, 5, 5,
	5, 5, 179, 179, 179, 179, 179, 179,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 179, 179, 179, 179, 179, 179,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 46, 5, 184, 184, 184, 184,
	184, 184, 181, 181, 181, 181, 180, 5,
	5, 5, 5, 5, 5, 181, 181, 181,
	181, 181, 181, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 181, 181, 181,
	181, 181, 181, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 181,
	181, 181, 181, 181, 181, 181, 181, 181,
	181, 180, 5, 5, 5, 5, 5, 5,
	181, 181, 181, 181, 181, 181, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	181, 181, 181, 181, 181, 181, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 186, 186, 186, 186, 186, 186,
	186, 186, 186, 186, 180, 5, 5, 5,
	5, 5, 5, 179, 179, 179, 179, 179,
	179, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 179, 179, 179, 179, 179,
	179, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 179, 179, 179,
	179, 179, 179, 179, 179, 179, 179, 180,
	5, 5, 5, 5, 5, 5, 179, 179,
	179, 179, 179, 179, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 179, 179,
	179, 179, 179, 179, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	94, 95, 96, 97, 97, 97, 97, 97,
	97, 97, 5, 5, 5, 5, 5, 5,
	5, 98, 98, 98, 98, 98, 98, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 98, 98, 98, 98, 98, 98, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 187, 187, 187, 187, 187,
	187, 187, 187, 187, 187, 188, 5, 5,
	5, 5, 5, 5, 187, 187, 187, 187,
	187, 187, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 187, 187, 187, 187,
	187, 187, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 189, 189,
	189, 189, 189, 189, 189, 189, 189, 189,
	188, 5, 5, 5, 5, 5, 5, 189,
	189, 189, 189, 189, 189, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 189,
	189, 189, 189, 189, 189, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 190, 190, 190, 190, 190, 190, 190,
	190, 190, 190, 188, 5, 5, 5, 5,
	5, 5, 190, 190, 190, 190, 190, 190,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 190, 190, 190, 190, 190, 190,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 188, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 46, 5, 191, 191, 191, 191, 191,
	191, 191, 191, 191, 191, 188, 5, 5,
	5, 5, 5, 5, 187, 187, 187, 187,
	187, 187, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 187, 187, 187, 187,
	187, 187, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 192, 192,
	192, 192, 192, 192, 192, 192, 192, 192,
	188, 5, 5, 5, 5, 5, 5, 189,
	189, 189, 189, 189, 189, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 189,
	189, 189, 189, 189, 189, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 190, 190, 190, 190, 190, 190, 190,
	190, 190, 190, 188, 5, 5, 5, 5,
	5, 5, 190, 190, 190, 190, 190, 190,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 190, 190, 190, 190, 190, 190,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 46, 5, 191, 191, 191, 191,
	191, 193, 194, 194, 194, 194, 188, 5,
	5, 5, 5, 5, 5, 187, 187, 187,
	187, 187, 187, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 187, 187, 187,
	187, 187, 187, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 192,
	192, 192, 192, 192, 192, 189, 189, 189,
	189, 188, 5, 5, 5, 5, 5, 5,
	189, 189, 189, 189, 189, 189, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	189, 189, 189, 189, 189, 189, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 189, 189, 189, 189, 189, 189,
	189, 189, 189, 189, 188, 5, 5, 5,
	5, 5, 5, 189, 189, 189, 189, 189,
	189, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 189, 189, 189, 189, 189,
	189, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 194, 194, 194,
	194, 194, 194, 194, 194, 194, 194, 188,
	5, 5, 5, 5, 5, 5, 187, 187,
	187, 187, 187, 187, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 187, 187,
	187, 187, 187, 187, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	187, 187, 187, 187, 187, 187, 187, 187,
	187, 187, 188, 5, 5, 5, 5, 5,
	5, 187, 187, 187, 187, 187, 187, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 187, 187, 187, 187, 187, 187, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 195, 196, 197, 198, 198,
	198, 198, 198, 198, 198, 5, 5, 5,
	5, 5, 5, 5, 199, 199, 199, 199,
	199, 199, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 199, 199, 199, 199,
	199, 199, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 200, 200,
	200, 200, 200, 200, 200, 200, 200, 200,
	201, 5, 5, 5, 5, 5, 5, 200,
	200, 200, 200, 200, 200, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 200,
	200, 200, 200, 200, 200, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 202, 202, 202, 202, 202, 202, 202,
	202, 202, 202, 201, 5, 5, 5, 5,
	5, 5, 202, 202, 202, 202, 202, 202,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 202, 202, 202, 202, 202, 202,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 203, 203, 203, 203,
	203, 203, 203, 203, 203, 203, 201, 5,
	5, 5, 5, 5, 5, 203, 203, 203,
	203, 203, 203, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 203, 203, 203,
	203, 203, 203, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 201, 5, 151, 5, 5, 5, 5,
	5, 5, 5, 5, 46, 5, 204, 204,
	204, 204, 204, 204, 204, 204, 204, 204,
	201, 5, 5, 5, 5, 5, 5, 200,
	200, 200, 200, 200, 200, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 200,
	200, 200, 200, 200, 200, 5, 151, 5,
	5, 5, 5, 5, 5, 5, 5, 46,
	5, 205, 205, 205, 205, 205, 205, 205,
	205, 205, 205, 201, 5, 5, 5, 5,
	5, 5, 202, 202, 202, 202, 202, 202,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 202, 202, 202, 202, 202, 202,
	5, 151, 5, 5, 5, 5, 5, 5,
	5, 5, 46, 5, 203, 203, 203, 203,
	203, 203, 203, 203, 203, 203, 201, 5,
	5, 5, 5, 5, 5, 203, 203, 203,
	203, 203, 203, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 203, 203, 203,
	203, 203, 203, 5, 151, 5, 5, 5,
	5, 5, 5, 5, 5, 46, 5, 204,
	204, 204, 204, 204, 206, 207, 207, 207,
	207, 201, 5, 5, 5, 5, 5, 5,
	200, 200, 200, 200, 200, 200, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	200, 200, 200, 200, 200, 200, 5, 151,
	5, 5, 5, 5, 5, 5, 5, 5,
	46, 5, 205, 205, 205, 205, 205, 205,
	202, 202, 202, 202, 201, 5, 5, 5,
	5, 5, 5, 202, 202, 202, 202, 202,
	202, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 202, 202, 202, 202, 202,
	202, 5, 151, 5, 5, 5, 5, 5,
	5, 5, 5, 46, 5, 202, 202, 202,
	202, 202, 202, 202, 202, 202, 202, 201,
	5, 5, 5, 5, 5, 5, 202, 202,
	202, 202, 202, 202, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 202, 202,
	202, 202, 202, 202, 5, 151, 5, 5,
	5, 5, 5, 5, 5, 5, 46, 5,
	207, 207, 207, 207, 207, 207, 207, 207,
	207, 207, 201, 5, 5, 5, 5, 5,
	5, 200, 200, 200, 200, 200, 200, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 200, 200, 200, 200, 200, 200, 5,
	151, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 200, 200, 200, 200, 200,
	200, 200, 200, 200, 200, 201, 5, 5,
	5, 5, 5, 5, 200, 200, 200, 200,
	200, 200, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 200, 200, 200, 200,
	200, 200, 5, 63, 63, 5, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	5, 5, 5, 5, 5, 5, 5, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 5, 5, 5, 5, 63, 5, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 208, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 5, 63, 63, 5, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 5,
	5, 5, 5, 5, 5, 5, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	5, 5, 5, 5, 63, 5, 63, 63,
	63, 63, 63, 63, 63, 63, 209, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	5, 63, 63, 5, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 5, 5,
	5, 5, 5, 5, 5, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 5,
	5, 5, 5, 63, 5, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 210, 63, 63, 5,
	63, 63, 5, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 106, 5, 5,
	5, 5, 5, 5, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 5, 5,
	5, 5, 63, 5, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 5, 5,
	104, 5, 5, 104, 104, 5, 104, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	5, 5, 5, 5, 5, 5, 5, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 5, 211, 5, 5, 104, 5, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 104, 104, 104, 104, 104, 104, 104,
	104, 5, 212, 5, 212, 213, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 106, 5, 212, 5, 212, 5, 5,
	143, 143, 143, 143, 143, 143, 143, 143,
	143, 143, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 106, 5, 214, 5, 215, 215,
	215, 215, 215, 215, 215, 215, 215, 215,
	5, 146, 146, 146, 146, 146, 146, 146,
	146, 146, 146, 5, 0
};

static const unsigned char _log_field_trans_targs[] = {
	2, 63, 69, 77, 102, 0, 104, 105,
	61, 196, 4, 170, 5, 8, 6, 7,
	9, 157, 10, 13, 11, 12, 14, 144,
	15, 18, 16, 17, 19, 131, 20, 23,
	21, 22, 24, 118, 25, 28, 26, 27,
	29, 48, 51, 54, 117, 55, 30, 44,
	47, 31, 40, 42, 41, 32, 33, 36,
	38, 37, 34, 109, 110, 112, 111, 104,
	39, 43, 45, 46, 114, 49, 50, 52,
	53, 119, 123, 126, 129, 130, 132, 136,
	139, 142, 143, 145, 149, 152, 155, 156,
	158, 162, 165, 168, 169, 183, 171, 175,
	178, 181, 182, 201, 67, 64, 65, 66,
	201, 68, 200, 70, 76, 74, 70, 70,
	71, 74, 70, 72, 73, 72, 75, 74,
	78, 79, 80, 81, 82, 83, 84, 85,
	86, 87, 88, 89, 90, 91, 92, 93,
	94, 95, 202, 97, 98, 99, 100, 203,
	200, 204, 205, 106, 3, 107, 108, 35,
	113, 115, 116, 120, 56, 121, 122, 124,
	125, 127, 128, 133, 57, 134, 135, 137,
	138, 140, 141, 146, 58, 147, 148, 150,
	151, 153, 154, 159, 59, 160, 161, 163,
	164, 166, 167, 172, 60, 173, 174, 176,
	177, 179, 180, 184, 188, 191, 194, 195,
	185, 62, 186, 187, 189, 190, 192, 193,
	197, 198, 199, 64, 96, 101, 103, 204
};

static const char _log_field_trans_actions[] = {
	1, 0, 0, 0, 0, 0, 2, 2,
	2, 2, 0, 0, 0, 0, 0, 0,
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
	0, 0, 0, 2, 2, 2, 3, 0,
	0, 0, 0, 2, 2, 2, 4, 0,
	0, 0, 3, 0, 0, 3, 0, 3,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	2, 2, 0, 0, 0, 0, 0, 6,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0
};

static const char _log_field_to_state_actions[] = {
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
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5
};

static const char _log_field_eof_actions[] = {
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
	0, 0, 0, 0, 0, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 6,
	6, 6, 6, 6, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0
};

enum { log_field_en_main_as_client = 2 };
enum { log_field_en_main_as_host = 63 };
enum { log_field_en_main_as_user = 69 };
enum { log_field_en_main_as_iso = 77 };
enum { log_field_en_main_as_decimal = 102 };

static int start_of(unsigned kind)
{
    switch (kind) {
    case STEP_CLIENT: return log_field_en_main_as_client;
    case STEP_HOST: return log_field_en_main_as_host;
    case STEP_USER: return log_field_en_main_as_user;
    case STEP_ISO: return log_field_en_main_as_iso;
    default: return log_field_en_main_as_decimal;
    }
}

void uric_log_scan_field(unsigned kind, const unsigned char *p, const unsigned char *end,
                         struct uric_log_field_end *at)
{
    const unsigned char *const pe = end, *const eof = NULL; /* no action is due there */
    int cs = start_of(kind);

    at->end = NULL;
    at->escaped = 0;

	{
	int _slen;
	int _trans;
	const unsigned char *_keys;
	const unsigned char *_inds;
	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _log_field_trans_keys + (cs<<1);
	_inds = _log_field_indicies + _log_field_index_offsets[cs];

	_slen = _log_field_key_spans[cs];
	_trans = _inds[ _slen > 0 && _keys[0] <=(*p) &&
		(*p) <= _keys[1] ?
		(*p) - _keys[0] : _slen ];

	cs = _log_field_trans_targs[_trans];

	if ( _log_field_trans_actions[_trans] == 0 )
		goto _again;

	switch ( _log_field_trans_actions[_trans] ) {
	case 3:
	{ at->escaped = 1; }
	break;
	case 2:
	{}
	break;
	case 6:
	{}
	break;
	case 1:
	{
        (void)2;
        (void)63;
        (void)69;
        (void)77;
        (void)102;
    }
	break;
	case 4:
	{}
	{ at->escaped = 1; }
	break;
	}

_again:
	switch ( _log_field_to_state_actions[cs] ) {
	case 5:
	{ at->end = p + 1; }
	break;
	}

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	switch ( _log_field_eof_actions[cs] ) {
	case 6:
	{}
	break;
	}
	}

	_out: {}
	}

    at->stop = p;
}

/* Generated from grammar/log/log_prefix.rl by ragel 6.10 -T0; do not edit. */
/* What collectors write before each line of a log: layers that may stand before any format.
 * By a table.  A layer's rule reads up to the first byte of the line that was logged. */

#define AT ((uint32_t)(p - line))

static const char _log_prefix_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 5, 2, 4, 0
};

static const short _log_prefix_key_offsets[] = {
	0, 0, 6, 17, 19, 21, 23, 24,
	26, 28, 29, 31, 33, 34, 36, 38,
	39, 41, 43, 44, 46, 48, 52, 54,
	56, 59, 61, 62, 81, 88, 96, 102,
	103, 106, 107, 126, 134, 141, 149, 151,
	153, 158, 160, 163, 166, 167, 177, 179,
	180, 181, 184, 186, 187, 189, 191, 192,
	194, 196, 197, 199, 201, 203, 205, 208,
	209, 210, 211, 212, 213, 215, 216, 218,
	219, 221, 222, 223, 224, 225, 226, 227,
	228, 230, 233, 236, 237, 239, 242, 245,
	246, 248, 251, 253, 256, 258, 261, 263,
	266, 268, 269, 270, 271, 278, 285, 292,
	298, 299, 302, 304, 306, 306, 308, 310,
	312, 313, 315, 317, 318, 320, 322, 323,
	325, 327, 328, 330, 332, 333, 335, 337,
	341, 343, 345, 348, 350, 352, 354, 359,
	362, 363, 376, 379, 381, 384, 402, 405,
	408, 412, 414, 416, 417, 419, 421, 422,
	424, 426, 427, 429, 431, 432, 434, 436,
	440, 442, 444, 447, 449, 450, 452, 454,
	459, 462, 464, 465, 466, 469, 471, 472,
	474, 476, 477, 479, 481, 482, 484, 486,
	488, 489, 490, 491, 493, 494, 495, 496,
	498, 500, 502, 504, 505, 507, 509, 510,
	512, 514, 515, 517, 519, 520, 522, 524,
	525, 527, 529, 531, 538, 546, 548, 551,
	553, 554, 556, 558, 560, 561, 562, 563,
	564, 565, 568, 569, 570, 572, 573, 574,
	575, 576, 579, 582, 584, 587, 590, 592,
	594, 596, 597, 599, 601, 602, 604, 606,
	607, 609, 611, 612, 614, 616, 617, 619,
	621, 625, 627, 629, 632, 634, 635, 636,
	637, 638, 640, 641, 642, 643, 645, 647,
	650, 651, 652, 654, 656, 661, 662, 663,
	664, 665, 669, 672, 673, 675, 677, 679,
	680, 682, 684, 685, 687, 689, 690, 692,
	694, 695, 697, 699, 700, 702, 704, 708,
	710, 712, 715, 717, 719, 721, 726, 732,
	742, 744, 754, 764, 774, 784, 794, 804,
	814, 824, 834, 845, 855, 865, 876, 889,
	902, 904, 907, 910, 913, 916, 917, 924,
	931, 939, 940, 940, 941
};

static const unsigned char _log_prefix_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 60u, 65u,
	68u, 70u, 74u, 77u, 78u, 79u, 83u, 48u,
	57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 84u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	43u, 45u, 46u, 90u, 48u, 57u, 48u, 57u,
	58u, 48u, 57u, 48u, 57u, 32u, 32u, 58u,
	92u, 33u, 47u, 48u, 57u, 59u, 64u, 65u,
	70u, 71u, 90u, 94u, 96u, 97u, 102u, 103u,
	126u, 32u, 58u, 91u, 33u, 92u, 94u, 126u,
	32u, 92u, 33u, 57u, 59u, 90u, 94u, 126u,
	58u, 91u, 33u, 92u, 94u, 126u, 32u, 93u,
	33u, 126u, 58u, 32u, 58u, 91u, 33u, 47u,
	48u, 57u, 59u, 64u, 65u, 70u, 71u, 92u,
	94u, 96u, 97u, 102u, 103u, 126u, 32u, 46u,
	48u, 58u, 65u, 70u, 97u, 102u, 46u, 48u,
	58u, 65u, 70u, 97u, 102u, 32u, 46u, 48u,
	58u, 65u, 70u, 97u, 102u, 48u, 57u, 48u,
	57u, 43u, 45u, 90u, 48u, 57u, 48u, 57u,
	62u, 48u, 57u, 62u, 48u, 57u, 62u, 65u,
	68u, 70u, 74u, 77u, 78u, 79u, 83u, 48u,
	57u, 112u, 117u, 114u, 32u, 32u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 32u, 46u, 48u, 57u, 32u, 48u, 57u,
	103u, 101u, 99u, 101u, 98u, 97u, 117u, 110u,
	108u, 110u, 97u, 114u, 121u, 111u, 118u, 99u,
	116u, 101u, 112u, 60u, 48u, 57u, 62u, 48u,
	57u, 62u, 48u, 57u, 62u, 49u, 57u, 32u,
	48u, 57u, 45u, 48u, 57u, 32u, 33u, 126u,
	32u, 33u, 126u, 33u, 126u, 32u, 33u, 126u,
	33u, 126u, 32u, 33u, 126u, 33u, 126u, 32u,
	33u, 126u, 45u, 91u, 32u, 187u, 191u, 33u,
	35u, 60u, 62u, 92u, 94u, 126u, 32u, 33u,
	93u, 35u, 60u, 62u, 126u, 33u, 35u, 60u,
	62u, 92u, 94u, 126u, 33u, 61u, 35u, 92u,
	94u, 126u, 34u, 34u, 92u, 93u, 32u, 93u,
	32u, 91u, 48u, 57u, 48u, 57u, 48u, 57u,
	45u, 48u, 57u, 48u, 57u, 45u, 48u, 57u,
	48u, 57u, 84u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 43u, 45u, 46u, 90u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 43u, 45u, 90u, 48u, 57u, 32u,
	48u, 57u, 32u, 65u, 68u, 70u, 74u, 77u,
	78u, 79u, 83u, 84u, 87u, 91u, 48u, 57u,
	46u, 48u, 57u, 48u, 57u, 32u, 48u, 57u,
	58u, 92u, 33u, 47u, 48u, 57u, 59u, 64u,
	65u, 70u, 71u, 90u, 94u, 96u, 97u, 102u,
	103u, 126u, 46u, 48u, 57u, 46u, 48u, 57u,
	45u, 46u, 48u, 57u, 48u, 57u, 48u, 57u,
	45u, 48u, 57u, 48u, 57u, 84u, 48u, 57u,
	48u, 57u, 58u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 43u, 45u, 46u, 90u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 32u, 48u, 57u, 48u, 57u, 43u, 45u,
	90u, 48u, 57u, 46u, 48u, 57u, 112u, 117u,
	114u, 32u, 32u, 48u, 57u, 48u, 57u, 32u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 32u, 46u,
	103u, 101u, 99u, 101u, 114u, 98u, 105u, 32u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	45u, 48u, 57u, 48u, 57u, 45u, 48u, 57u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 58u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 32u, 46u, 92u, 33u, 57u, 59u, 90u,
	94u, 126u, 32u, 92u, 33u, 57u, 59u, 90u,
	94u, 126u, 48u, 57u, 32u, 48u, 57u, 97u,
	117u, 110u, 108u, 110u, 97u, 111u, 114u, 121u,
	110u, 111u, 118u, 99u, 116u, 97u, 101u, 117u,
	116u, 112u, 104u, 117u, 117u, 101u, 101u, 100u,
	32u, 48u, 57u, 46u, 48u, 57u, 48u, 57u,
	93u, 48u, 57u, 91u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 45u, 48u, 57u, 48u, 57u, 84u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	58u, 48u, 57u, 48u, 57u, 43u, 45u, 46u,
	90u, 48u, 57u, 48u, 57u, 58u, 48u, 57u,
	48u, 57u, 32u, 115u, 116u, 100u, 101u, 111u,
	114u, 114u, 32u, 70u, 80u, 32u, 58u, 32u,
	33u, 126u, 117u, 116u, 48u, 57u, 48u, 57u,
	43u, 45u, 90u, 48u, 57u, 112u, 111u, 100u,
	47u, 33u, 92u, 94u, 126u, 93u, 33u, 126u,
	32u, 48u, 57u, 48u, 57u, 48u, 57u, 45u,
	48u, 57u, 48u, 57u, 45u, 48u, 57u, 48u,
	57u, 84u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 58u, 48u, 57u, 48u, 57u,
	43u, 45u, 46u, 90u, 48u, 57u, 48u, 57u,
	58u, 48u, 57u, 48u, 57u, 48u, 57u, 48u,
	57u, 43u, 45u, 90u, 48u, 57u, 48u, 57u,
	65u, 90u, 97u, 122u, 32u, 95u, 45u, 46u,
	48u, 57u, 64u, 90u, 97u, 122u, 32u, 124u,
	32u, 95u, 45u, 46u, 48u, 57u, 64u, 90u,
	97u, 122u, 32u, 95u, 45u, 46u, 48u, 57u,
	64u, 90u, 97u, 122u, 32u, 95u, 45u, 46u,
	48u, 57u, 64u, 90u, 97u, 122u, 32u, 45u,
	46u, 95u, 48u, 57u, 64u, 90u, 97u, 122u,
	32u, 95u, 45u, 46u, 48u, 57u, 64u, 90u,
	97u, 122u, 32u, 95u, 45u, 46u, 48u, 57u,
	64u, 90u, 97u, 122u, 32u, 45u, 46u, 95u,
	48u, 57u, 64u, 90u, 97u, 122u, 32u, 95u,
	45u, 46u, 48u, 57u, 64u, 90u, 97u, 122u,
	32u, 95u, 45u, 46u, 48u, 57u, 64u, 90u,
	97u, 122u, 32u, 84u, 95u, 45u, 46u, 48u,
	57u, 64u, 90u, 97u, 122u, 32u, 95u, 45u,
	46u, 48u, 57u, 64u, 90u, 97u, 122u, 32u,
	95u, 45u, 46u, 48u, 57u, 64u, 90u, 97u,
	122u, 32u, 58u, 95u, 45u, 46u, 48u, 57u,
	64u, 90u, 97u, 122u, 47u, 91u, 96u, 0u,
	41u, 43u, 44u, 58u, 64u, 92u, 94u, 123u,
	127u, 47u, 58u, 96u, 0u, 41u, 43u, 44u,
	59u, 64u, 91u, 94u, 123u, 127u, 48u, 57u,
	32u, 48u, 57u, 32u, 48u, 57u, 32u, 48u,
	57u, 32u, 48u, 57u, 32u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 48u, 58u, 65u,
	70u, 97u, 102u, 46u, 93u, 48u, 58u, 65u,
	70u, 97u, 102u, 58u, 239u, 48u, 57u, 0
};

static const char _log_prefix_single_lengths[] = {
	0, 6, 9, 0, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 4, 0, 0,
	1, 0, 1, 3, 3, 2, 2, 1,
	1, 1, 3, 2, 1, 2, 0, 0,
	3, 0, 1, 1, 1, 8, 2, 1,
	1, 1, 0, 1, 0, 0, 1, 0,
	0, 1, 0, 0, 2, 0, 1, 1,
	1, 1, 1, 1, 2, 1, 2, 1,
	2, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 0, 1, 1, 1,
	0, 1, 0, 1, 0, 1, 0, 1,
	2, 1, 1, 1, 1, 3, 1, 2,
	1, 3, 2, 2, 0, 0, 0, 0,
	1, 0, 0, 1, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 4,
	0, 0, 1, 0, 0, 0, 3, 1,
	1, 11, 1, 0, 1, 2, 1, 1,
	2, 0, 0, 1, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 4,
	0, 0, 1, 0, 1, 0, 0, 3,
	1, 2, 1, 1, 1, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 2,
	1, 1, 1, 2, 1, 1, 1, 0,
	0, 0, 0, 1, 0, 0, 1, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	0, 0, 2, 1, 2, 0, 1, 2,
	1, 2, 2, 2, 1, 1, 1, 1,
	1, 3, 1, 1, 2, 1, 1, 1,
	1, 1, 1, 0, 1, 1, 0, 0,
	0, 1, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 0, 0,
	4, 0, 0, 1, 0, 1, 1, 1,
	1, 2, 1, 1, 1, 2, 2, 1,
	1, 1, 0, 0, 3, 1, 1, 1,
	1, 0, 1, 1, 0, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 0, 0,
	1, 0, 0, 1, 0, 0, 4, 0,
	0, 1, 0, 0, 0, 3, 0, 2,
	2, 2, 2, 2, 4, 2, 2, 4,
	2, 2, 3, 2, 2, 3, 3, 3,
	0, 1, 1, 1, 1, 1, 1, 1,
	2, 1, 0, 1, 0
};

static const char _log_prefix_range_lengths[] = {
	0, 0, 1, 1, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	1, 1, 0, 8, 2, 3, 2, 0,
	1, 0, 8, 3, 3, 3, 1, 1,
	1, 1, 1, 1, 0, 1, 0, 0,
	0, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 1, 1, 0, 1, 1, 1, 0,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 0, 0, 0, 3, 2, 3, 2,
	0, 0, 0, 0, 0, 1, 1, 1,
	0, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 1, 8, 1, 1,
	1, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 1, 1, 0, 1, 1, 1,
	1, 0, 0, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	1, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 3, 3, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 1, 1, 1, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 1, 1, 1, 0, 0, 0,
	0, 2, 1, 0, 1, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 1, 1,
	0, 1, 1, 0, 1, 1, 0, 1,
	1, 1, 1, 1, 1, 1, 3, 4,
	0, 4, 4, 4, 3, 4, 4, 3,
	4, 4, 4, 4, 4, 4, 5, 5,
	1, 1, 1, 1, 1, 0, 3, 3,
	3, 0, 0, 0, 1
};

static const short _log_prefix_index_offsets[] = {
	0, 0, 7, 18, 20, 22, 24, 26,
	28, 30, 32, 34, 36, 38, 40, 42,
	44, 46, 48, 50, 52, 54, 59, 61,
	63, 66, 68, 70, 82, 88, 94, 99,
	101, 104, 106, 118, 124, 129, 135, 137,
	139, 144, 146, 149, 152, 154, 164, 167,
	169, 171, 174, 176, 178, 180, 182, 184,
	186, 188, 190, 192, 194, 197, 199, 202,
	204, 206, 208, 210, 212, 215, 217, 220,
	222, 225, 227, 229, 231, 233, 235, 237,
	239, 241, 244, 247, 249, 251, 254, 257,
	259, 261, 264, 266, 269, 271, 274, 276,
	279, 282, 284, 286, 288, 293, 299, 304,
	309, 311, 315, 318, 321, 322, 324, 326,
	328, 330, 332, 334, 336, 338, 340, 342,
	344, 346, 348, 350, 352, 354, 356, 358,
	363, 365, 367, 370, 372, 374, 376, 381,
	384, 386, 399, 402, 404, 407, 418, 421,
	424, 428, 430, 432, 434, 436, 438, 440,
	442, 444, 446, 448, 450, 452, 454, 456,
	461, 463, 465, 468, 470, 472, 474, 476,
	481, 484, 487, 489, 491, 494, 496, 498,
	500, 502, 504, 506, 508, 510, 512, 514,
	517, 519, 521, 523, 526, 528, 530, 532,
	534, 536, 538, 540, 542, 544, 546, 548,
	550, 552, 554, 556, 558, 560, 562, 564,
	566, 568, 570, 573, 578, 584, 586, 589,
	592, 594, 597, 600, 603, 605, 607, 609,
	611, 613, 617, 619, 621, 624, 626, 628,
	630, 632, 635, 638, 640, 643, 646, 648,
	650, 652, 654, 656, 658, 660, 662, 664,
	666, 668, 670, 672, 674, 676, 678, 680,
	682, 687, 689, 691, 694, 696, 698, 700,
	702, 704, 707, 709, 711, 713, 716, 719,
	722, 724, 726, 728, 730, 735, 737, 739,
	741, 743, 746, 749, 751, 753, 755, 757,
	759, 761, 763, 765, 767, 769, 771, 773,
	775, 777, 779, 781, 783, 785, 787, 792,
	794, 796, 799, 801, 803, 805, 810, 814,
	821, 824, 831, 838, 845, 853, 860, 867,
	875, 882, 889, 897, 904, 911, 919, 928,
	937, 939, 942, 945, 948, 951, 953, 958,
	963, 969, 971, 972, 974
};

static const short _log_prefix_trans_targs[] = {
	2, 79, 137, 237, 310, 326, 0, 41,
	46, 64, 66, 68, 71, 73, 75, 77,
	3, 0, 4, 0, 5, 0, 6, 0,
	7, 0, 8, 0, 9, 0, 10, 0,
	11, 0, 12, 0, 13, 0, 14, 0,
	15, 0, 16, 0, 17, 0, 18, 0,
	19, 0, 20, 0, 21, 0, 22, 22,
	39, 26, 0, 23, 0, 24, 0, 38,
	25, 0, 26, 0, 27, 0, 27, 36,
	28, 28, 34, 28, 34, 28, 28, 34,
	28, 0, 29, 31, 32, 28, 28, 0,
	29, 30, 30, 30, 30, 0, 31, 32,
	30, 30, 0, 338, 0, 33, 32, 0,
	31, 0, 29, 35, 32, 28, 34, 28,
	34, 28, 28, 34, 28, 0, 338, 36,
	37, 37, 37, 0, 36, 37, 37, 37,
	0, 29, 36, 37, 37, 37, 0, 25,
	0, 40, 0, 22, 22, 26, 40, 0,
	42, 0, 45, 43, 0, 45, 44, 0,
	45, 0, 46, 64, 66, 68, 71, 73,
	75, 77, 3, 0, 47, 63, 0, 48,
	0, 49, 0, 50, 50, 0, 51, 0,
	52, 0, 53, 0, 54, 0, 55, 0,
	56, 0, 57, 0, 58, 0, 59, 0,
	60, 0, 27, 61, 0, 62, 0, 27,
	62, 0, 48, 0, 65, 0, 48, 0,
	67, 0, 48, 0, 69, 70, 0, 48,
	0, 48, 48, 0, 72, 0, 48, 48,
	0, 74, 0, 48, 0, 76, 0, 48,
	0, 78, 0, 48, 0, 80, 0, 81,
	0, 84, 82, 0, 84, 83, 0, 84,
	0, 85, 0, 86, 135, 0, 87, 109,
	0, 88, 0, 89, 0, 90, 89, 0,
	91, 0, 92, 91, 0, 93, 0, 94,
	93, 0, 95, 0, 96, 95, 0, 97,
	100, 0, 339, 0, 99, 0, 338, 0,
	101, 101, 101, 101, 0, 102, 101, 107,
	101, 101, 0, 103, 103, 103, 103, 0,
	103, 104, 103, 103, 0, 105, 0, 106,
	108, 0, 105, 102, 107, 0, 339, 100,
	0, 105, 110, 0, 111, 0, 112, 0,
	113, 0, 114, 0, 115, 0, 116, 0,
	117, 0, 118, 0, 119, 0, 120, 0,
	121, 0, 122, 0, 123, 0, 124, 0,
	125, 0, 126, 0, 127, 0, 128, 128,
	133, 87, 0, 129, 0, 130, 0, 132,
	131, 0, 87, 0, 131, 0, 134, 0,
	128, 128, 87, 134, 0, 86, 136, 0,
	86, 0, 169, 185, 187, 215, 218, 221,
	223, 225, 228, 231, 233, 138, 0, 139,
	142, 0, 140, 0, 141, 140, 0, 36,
	28, 28, 34, 28, 34, 28, 28, 34,
	28, 0, 139, 143, 0, 139, 144, 0,
	145, 139, 168, 0, 146, 0, 147, 0,
	148, 0, 149, 0, 150, 0, 151, 0,
	152, 0, 153, 0, 154, 0, 155, 0,
	156, 0, 157, 0, 158, 0, 159, 0,
	160, 160, 166, 164, 0, 161, 0, 162,
	0, 165, 163, 0, 164, 0, 141, 0,
	163, 0, 167, 0, 160, 160, 164, 167,
	0, 139, 168, 0, 170, 184, 0, 171,
	0, 172, 0, 173, 173, 0, 174, 0,
	175, 0, 176, 0, 177, 0, 178, 0,
	179, 0, 180, 0, 181, 0, 182, 0,
	183, 0, 141, 139, 0, 171, 0, 186,
	0, 171, 0, 188, 189, 0, 171, 0,
	190, 0, 191, 0, 192, 0, 193, 0,
	194, 0, 195, 0, 196, 0, 197, 0,
	198, 0, 199, 0, 200, 0, 201, 0,
	202, 0, 203, 0, 204, 0, 205, 0,
	206, 0, 207, 0, 208, 0, 209, 0,
	210, 0, 211, 213, 0, 212, 212, 212,
	212, 0, 141, 212, 212, 212, 212, 0,
	214, 0, 211, 214, 0, 216, 217, 0,
	171, 0, 171, 171, 0, 219, 220, 0,
	171, 171, 0, 190, 0, 222, 0, 171,
	0, 224, 0, 171, 0, 226, 227, 220,
	0, 190, 0, 171, 0, 229, 230, 0,
	190, 0, 190, 0, 232, 0, 190, 0,
	233, 234, 0, 235, 234, 0, 236, 0,
	164, 236, 0, 277, 238, 0, 239, 0,
	240, 0, 241, 0, 242, 0, 243, 0,
	244, 0, 245, 0, 246, 0, 247, 0,
	248, 0, 249, 0, 250, 0, 251, 0,
	252, 0, 253, 0, 254, 0, 255, 0,
	256, 0, 257, 257, 275, 261, 0, 258,
	0, 259, 0, 274, 260, 0, 261, 0,
	262, 0, 263, 0, 264, 0, 265, 0,
	266, 272, 0, 267, 0, 268, 0, 269,
	0, 270, 270, 0, 338, 271, 0, 338,
	271, 0, 273, 0, 268, 0, 260, 0,
	276, 0, 257, 257, 261, 276, 0, 278,
	0, 279, 0, 280, 0, 281, 0, 282,
	282, 0, 283, 282, 0, 340, 0, 285,
	0, 286, 0, 287, 0, 288, 0, 289,
	0, 290, 0, 291, 0, 292, 0, 293,
	0, 294, 0, 295, 0, 296, 0, 297,
	0, 298, 0, 299, 0, 300, 0, 301,
	0, 302, 0, 303, 303, 308, 31, 0,
	304, 0, 305, 0, 307, 306, 0, 31,
	0, 306, 0, 309, 0, 303, 303, 31,
	309, 0, 311, 313, 313, 0, 312, 313,
	313, 314, 313, 313, 0, 312, 283, 0,
	312, 313, 313, 313, 313, 313, 0, 312,
	313, 313, 315, 313, 313, 0, 312, 313,
	313, 316, 313, 313, 0, 312, 317, 313,
	313, 313, 313, 313, 0, 312, 313, 313,
	318, 313, 313, 0, 312, 313, 313, 319,
	313, 313, 0, 312, 320, 313, 313, 313,
	313, 313, 0, 312, 313, 313, 321, 313,
	313, 0, 312, 313, 313, 322, 313, 313,
	0, 312, 323, 313, 313, 313, 313, 313,
	0, 312, 313, 313, 324, 313, 313, 0,
	312, 313, 313, 325, 313, 313, 0, 312,
	297, 313, 313, 313, 313, 313, 0, 0,
	334, 0, 0, 0, 0, 0, 0, 327,
	0, 328, 0, 0, 0, 0, 0, 0,
	327, 329, 0, 338, 330, 0, 338, 331,
	0, 338, 332, 0, 338, 333, 0, 338,
	0, 335, 334, 334, 334, 0, 335, 336,
	336, 336, 0, 335, 337, 336, 336, 336,
	0, 328, 0, 0, 98, 0, 284, 0,
	0
};

static const char _log_prefix_trans_actions[] = {
	9, 0, 0, 0, 0, 0, 0, 0,
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
	0, 0, 0, 1, 0, 0, 0, 0,
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
	0, 0, 1, 0, 0, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
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
	0, 0, 0, 0, 1, 0, 0, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
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
	3, 0, 0, 0, 0, 0, 0, 3,
	0, 5, 0, 0, 0, 0, 0, 0,
	0, 7, 0, 11, 0, 0, 11, 0,
	0, 11, 0, 0, 11, 0, 0, 11,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 5, 0, 0, 0, 0, 0, 0,
	0
};

enum { log_prefix_en_main_as_syslog = 2 };
enum { log_prefix_en_main_as_rfc5424 = 79 };
enum { log_prefix_en_main_as_journal = 137 };
enum { log_prefix_en_main_as_cri = 237 };
enum { log_prefix_en_main_as_docker = 310 };
enum { log_prefix_en_main_as_vhost = 326 };

enum uric_status uric_log_scan_prefix(enum uric_log_layer layer, const unsigned char *line,
                                      size_t n, struct uric_log_prefix *at)
{
    static const uint16_t start[LOG_LAYERS] = {
        log_prefix_en_main_as_syslog,  log_prefix_en_main_as_rfc5424,
        log_prefix_en_main_as_journal, log_prefix_en_main_as_cri,
        log_prefix_en_main_as_docker,  log_prefix_en_main_as_vhost
    };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = start[layer];

    at->length = 0;
    at->host.begin = at->host.end = at->port.begin = at->port.end = 0;

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
	_keys = _log_prefix_trans_keys + _log_prefix_key_offsets[cs];
	_trans = (unsigned int)_log_prefix_index_offsets[cs];

	_klen = _log_prefix_single_lengths[cs];
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

	_klen = _log_prefix_range_lengths[cs];
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
	cs = _log_prefix_trans_targs[_trans];

	if ( _log_prefix_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_prefix_actions + _log_prefix_trans_actions[_trans];
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
	{
        (void)2;
        (void)79;
        (void)137;
        (void)237;
        (void)310;
        (void)326;
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

/* Generated from grammar/log/log_request.rl by ragel 6.10 -T0; do not edit. */
/* The request line as servers log it: RFC 9112, 3, and what real clients send besides.
 * By a table: most are parsed without it. */

#define AT ((uint32_t)(p - s))

static const char _log_request_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5
};

static const unsigned char _log_request_key_offsets[] = {
	0, 0, 2, 17, 33, 34, 49, 65,
	66, 67, 72, 76, 79, 83, 86, 89,
	95, 101, 106, 108, 111, 114, 117, 118,
	124, 125, 129, 132, 136, 139, 142, 148,
	154, 159, 161, 164, 167
};

static const unsigned char _log_request_trans_keys[] = {
	0u, 1u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 32u, 32u, 72u, 104u, 65u, 90u,
	32u, 47u, 65u, 90u, 32u, 48u, 57u, 32u,
	46u, 48u, 57u, 32u, 48u, 57u, 32u, 48u,
	57u, 32u, 47u, 84u, 116u, 65u, 90u, 32u,
	47u, 84u, 116u, 65u, 90u, 32u, 47u, 112u,
	65u, 90u, 32u, 47u, 32u, 80u, 112u, 32u,
	84u, 116u, 32u, 84u, 116u, 32u, 32u, 45u,
	72u, 104u, 65u, 90u, 32u, 32u, 47u, 65u,
	90u, 32u, 48u, 57u, 32u, 46u, 48u, 57u,
	32u, 48u, 57u, 32u, 48u, 57u, 32u, 47u,
	84u, 116u, 65u, 90u, 32u, 47u, 84u, 116u,
	65u, 90u, 32u, 47u, 112u, 65u, 90u, 32u,
	47u, 32u, 80u, 112u, 32u, 84u, 116u, 32u,
	84u, 116u, 0
};

static const char _log_request_single_lengths[] = {
	0, 2, 3, 4, 1, 3, 4, 1,
	1, 3, 2, 1, 2, 1, 1, 4,
	4, 3, 2, 3, 3, 3, 1, 4,
	1, 2, 1, 2, 1, 1, 4, 4,
	3, 2, 3, 3, 3
};

static const char _log_request_range_lengths[] = {
	0, 0, 6, 6, 0, 6, 6, 0,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 0, 0, 0, 0, 1,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 0, 0, 0
};

static const unsigned char _log_request_index_offsets[] = {
	0, 0, 3, 13, 24, 26, 36, 47,
	49, 51, 56, 60, 63, 67, 70, 73,
	79, 85, 90, 93, 97, 101, 105, 107,
	113, 115, 119, 122, 126, 129, 132, 138,
	144, 149, 152, 156, 160
};

static const char _log_request_indicies[] = {
	0, 1, 2, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 2, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 2,
	6, 5, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 2, 8, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 2, 10,
	9, 12, 11, 13, 15, 16, 14, 11,
	12, 17, 18, 11, 12, 19, 11, 20,
	21, 19, 11, 12, 22, 11, 20, 22,
	11, 12, 17, 23, 24, 18, 11, 12,
	17, 25, 26, 18, 11, 12, 17, 27,
	18, 11, 12, 17, 11, 12, 27, 27,
	11, 12, 26, 26, 11, 12, 24, 24,
	11, 29, 28, 30, 31, 33, 34, 32,
	28, 35, 28, 29, 36, 37, 28, 29,
	38, 28, 35, 39, 38, 28, 29, 40,
	28, 35, 40, 28, 29, 36, 41, 42,
	37, 28, 29, 36, 43, 44, 37, 28,
	29, 36, 45, 37, 28, 29, 36, 28,
	29, 45, 45, 28, 29, 44, 44, 28,
	29, 42, 42, 28, 0
};

static const char _log_request_trans_targs[] = {
	2, 5, 0, 3, 4, 8, 4, 6,
	7, 22, 7, 8, 9, 9, 10, 15,
	21, 11, 10, 12, 9, 13, 14, 16,
	20, 17, 19, 18, 22, 23, 23, 24,
	25, 30, 36, 23, 26, 25, 27, 28,
	29, 31, 35, 32, 34, 33
};

static const char _log_request_trans_actions[] = {
	11, 0, 0, 0, 3, 5, 0, 0,
	3, 5, 0, 0, 7, 0, 1, 1,
	1, 0, 0, 0, 9, 0, 0, 0,
	0, 0, 0, 0, 0, 7, 0, 1,
	1, 1, 1, 9, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0
};

static const char _log_request_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	7, 0, 7, 7, 9, 7, 9, 7,
	7, 7, 7, 7, 7, 7, 7, 0,
	9, 7, 7, 9, 7, 9, 7, 7,
	7, 7, 7, 7, 7
};

enum { log_request_first_final = 8 };

enum { log_request_en_main_as_request_line = 2 };
enum { log_request_en_main_as_dashes = 5 };

int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                          struct uric_log_request *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    uint32_t begin = 0;
    int has_protocol = 0;
    int cs = log_request_en_main_as_request_line;

    if (dashes)
        cs = log_request_en_main_as_dashes;
    r->method.begin = at.begin;
    r->protocol.begin = r->protocol.end = 0;

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
	_keys = _log_request_trans_keys + _log_request_key_offsets[cs];
	_trans = (unsigned int)_log_request_index_offsets[cs];

	_klen = _log_request_single_lengths[cs];
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

	_klen = _log_request_range_lengths[cs];
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
	_trans = (unsigned int)_log_request_indicies[_trans];
	cs = _log_request_trans_targs[_trans];

	if ( _log_request_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_request_actions + _log_request_trans_actions[_trans];
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
	{ r->target.end = AT; has_protocol = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
    }
	break;
	case 5:
	{ (void)2; (void)5; }
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
	const char *__acts = _log_request_actions + _log_request_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 3:
	{ r->target.end = AT; has_protocol = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
    }
	break;
		}
	}
	}

	_out: {}
	}

    r->has_protocol = has_protocol;
    return cs >= log_request_first_final;
}

#undef AT

/* Splits a record's request line into method, target and protocol. */

/* The common case: a few letters, a target, and " HTTP/1.1" or the like at the end.  If
 * there is no space right before that, the target ends there. */
static int usual(const unsigned char *s, uric_span at, struct uric_log_request *r)
{
    static const char protocol[] = " HTTP/";
    const unsigned char *const end = s + at.end;
    uint32_t i = at.begin;

    if (at.end - at.begin < 12 || memcmp(end - 9, protocol, 6) != 0 || end[-2] != '.' ||
        !uric_is_digit(end[-3]) || !uric_is_digit(end[-1]) || end[-10] == ' ')
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

static int is_dash(const unsigned char *line, uric_span at)
{
    return at.end - at.begin == 1 && line[at.begin] == '-';
}

static void take(const struct uric_log_format *f, const unsigned char *line,
                 struct uric_log_row *row, int column, uric_span at)
{
    /* in JSON a member may have given it */
    const uint64_t bit = LOG_BIT(column) & f->from_request & ~row->defined;

    if (bit == 0 || (f->flags & FORMAT_DASHES && is_dash(line, at)))
        return;
    row->column[column] = at;
    row->defined |= bit;
    if (row->escaped & LOG_BIT(URIC_LOG_REQUEST))
        row->escaped |= bit;
}

void uric_log_take_request(const struct uric_log_format *f, const unsigned char *line,
                           struct uric_log_row *row)
{
    const uric_span at = row->column[URIC_LOG_REQUEST];
    struct uric_log_request r;

    if (!uric_log_has(row, URIC_LOG_REQUEST) ||
        !(usual(line, at, &r) ||
          uric_log_scan_request(line, at, f->flags & FORMAT_DASHES, &r)))
        return;
    take(f, line, row, URIC_LOG_METHOD, r.method);
    take(f, line, row, URIC_LOG_TARGET, r.target);
    if (r.has_protocol)
        take(f, line, row, URIC_LOG_PROTOCOL, r.protocol);
}

/* The bytes of a column as they were before the server escaped them. */
/* The state of the reader of JSON objects. */
#ifndef URIC_LOG_JSON_H
#define URIC_LOG_JSON_H


/* The deepest nesting of objects and arrays; and the most of them that enclose a value with a
 * column. */
#define LOG_JSON_DEPTH 128
#define LOG_JSON_KEYS 16

/* A format's paths are its steps, from the one that counts first on: step i has the text of
 * path i and its column.  A set of paths has bit 1 << i for each.  Beside that,
 *
 *   step[k].literal is the set of the paths with an end of a key at an offset of k, modulo 64;
 *   step[k].mask is the set of those whose first byte is k, modulo 64. */
#define LOG_JSON_HASH(k) ((k) & (URIC_LOG_COLUMNS - 1))

/* Flags of a path. */
enum {
    JSON_REQUIRED = 1,
    JSON_ADDRESS = 2, /* to be split into client and port */
    JSON_TEXT = 4     /* not a number */
};

struct uric_log_json {
    const struct uric_log_format *f;
    const unsigned char *line;
    struct uric_log_row *row;
    int depth;   /* how many objects and arrays enclose this place */
    int escaped; /* the string contains a "\" */
    uric_span key;
    uint64_t found;   /* paths with a value */
    uint64_t escapes; /* those whose value has escapes */
    /* for each enclosing object or array, from 1 on, its current member or element: */
    uint64_t open[LOG_JSON_KEYS + 1]; /* paths of members of the value */
    uint64_t same[LOG_JSON_KEYS + 1]; /* paths of the value itself */
    uint32_t length[LOG_JSON_KEYS + 1]; /* of its path */
    uint32_t begin[LOG_JSON_KEYS + 1]; /* where the value begins */
    uint32_t index[LOG_JSON_KEYS + 1]; /* of the next element; LOG_JSON_OBJECT */
    /* for each path that was found: */
    uric_span value[URIC_LOG_COLUMNS];
    unsigned char level[URIC_LOG_COLUMNS]; /* how many objects and arrays enclose it */
    char room[URIC_LOG_TEXT]; /* for a key without its escapes */
};

#define LOG_JSON_OBJECT UINT32_MAX

/* Begin an object, with LOG_JSON_OBJECT, or an array, with 0. */
static inline void uric_log_json_begin(struct uric_log_json *r, uint32_t index)
{
    if (++r->depth > LOG_JSON_KEYS)
        return;
    r->open[r->depth] = r->same[r->depth] = 0;
    r->index[r->depth] = index;
}

/* Whether a path leads into the object or array here. */
static inline int uric_log_json_is_open(const struct uric_log_json *r)
{
    return r->depth <= LOG_JSON_KEYS && r->open[r->depth - 1] != 0;
}

URIC_INTERNAL void uric_log_json_key(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_element(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_take(struct uric_log_json *r, uint32_t end);

static inline void uric_log_json_value(struct uric_log_json *r, uint32_t at)
{
    if (!uric_log_json_is_open(r))
        return;
    r->begin[r->depth] = at;
    if (r->index[r->depth] != LOG_JSON_OBJECT)
        uric_log_json_element(r);
}

static inline void uric_log_json_value_end(struct uric_log_json *r, uint32_t at)
{
    if (r->depth <= LOG_JSON_KEYS && r->same[r->depth] != 0)
        uric_log_json_take(r, at);
}

/* At the end of the line's object: set the row's columns.  Returns 0 if it lacks one that is
 * required. */
URIC_INTERNAL int uric_log_json_end(struct uric_log_json *r);

/* The first byte from p on that is a quote, a "\" or a control character. */
URIC_INTERNAL const unsigned char *uric_log_json_run(const unsigned char *line,
                                                     const unsigned char *p,
                                                     const unsigned char *end);

/* Write what a JSON string encodes, at most size bytes; return the length of all of it. */
URIC_INTERNAL size_t uric_log_undo_json(const char *s, size_t n, char *buffer,
                                        size_t size);

#endif
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

/* The byte that two digits encode, or 256. */
static unsigned byte_of(const char *s)
{
    const unsigned high = uric_hex_value(s[0]), low = uric_hex_value(s[1]);

    return high < 16 && low < 16 ? high << 4 | low : 256;
}

/* ---- one escape: returns its length, or 0 if there is none ---- */

static size_t undo_hex(struct uric_written *u, const char *s, size_t n, size_t digits_at)
{
    const unsigned byte = n >= digits_at + 2 ? byte_of(s + digits_at) : 256;

    if (byte > 255)
        return 0;
    uric_put_byte(u, (char)byte);
    return digits_at + 2;
}

static size_t undo_nginx(struct uric_written *u, const char *s, size_t n)
{
    return n > 1 && s[1] == 'x' ? undo_hex(u, s, n, 2) : 0;
}

/* Undoes a backslash and one of the letters, for which the byte at the same index stands. */
static size_t undo_letter(struct uric_written *u, const char *s, size_t n,
                          const char *letters, const char *bytes)
{
    size_t i = 0;

    while (letters[i] != '\0' && (n < 2 || letters[i] != s[1]))
        i++;
    if (letters[i] == '\0')
        return 0;
    uric_put_byte(u, bytes[i]);
    return 2;
}

static size_t undo_apache(struct uric_written *u, const char *s, size_t n)
{
    const size_t length = undo_letter(u, s, n, "\"\\bnrtv", "\"\\\b\n\r\t\v");

    return length > 0 ? length : undo_nginx(u, s, n);
}

/* The value of four digits at an offset in n bytes, or more than four digits can express. */
static unsigned four_digits(const char *s, size_t n, size_t at)
{
    const unsigned high = n >= at + 4 ? byte_of(s + at) : 256;
    const unsigned low = high < 256 ? byte_of(s + at + 2) : 256;

    return low < 256 ? high << 8 | low : 0x10000;
}

/* A character in UTF-8 (RFC 3629). */
static void put_character(struct uric_written *u, unsigned long c)
{
    if (c < 0x80) {
        uric_put_byte(u, (char)c);
        return;
    }
    if (c < 0x800) {
        uric_put_byte(u, (char)(0xC0 | c >> 6));
    } else {
        if (c < 0x10000) {
            uric_put_byte(u, (char)(0xE0 | c >> 12));
        } else {
            uric_put_byte(u, (char)(0xF0 | c >> 18));
            uric_put_byte(u, (char)(0x80 | (c >> 12 & 0x3F)));
        }
        uric_put_byte(u, (char)(0x80 | (c >> 6 & 0x3F)));
    }
    uric_put_byte(u, (char)(0x80 | (c & 0x3F)));
}

/* RFC 8259, 7; an unpaired surrogate is not a character. */
static size_t undo_json(struct uric_written *u, const char *s, size_t n)
{
    const size_t length = undo_letter(u, s, n, "\"\\/bfnrt", "\"\\/\b\f\n\r\t");
    unsigned unit, next;

    if (length > 0)
        return length;
    if (n < 2 || s[1] != 'u' || (unit = four_digits(s, n, 2)) > 0xFFFF)
        return 0;
    next = n >= 8 && s[6] == '\\' && s[7] == 'u' ? four_digits(s, n, 8) : 0;
    if (unit >= 0xD800 && unit < 0xDC00 && next >= 0xDC00 && next < 0xE000) {
        unit = (unit - 0xD800) << 10 | (next - 0xDC00);
        put_character(u, 0x10000 + (unsigned long)unit);
        return 12;
    }
    put_character(u, unit >= 0xD800 && unit < 0xE000 ? 0xFFFD : unit);
    return 6;
}

static size_t undo_pair(struct uric_written *u, size_t n, char by)
{
    if (n < 2)
        return 0; /* unreachable: quotes in a string are doubled */
    uric_put_byte(u, by);
    return 2;
}

static size_t undo(int escaping, struct uric_written *u, const char *s, size_t n)
{
    switch (escaping) {
    case ESCAPE_APACHE: return undo_apache(u, s, n);
    case ESCAPE_NGINX: return undo_nginx(u, s, n);
    case ESCAPE_JSON: return undo_json(u, s, n);
    case ESCAPE_HAPROXY: return undo_hex(u, s, n, 1);
    default: return *s == '%' ? undo_hex(u, s, n, 1) : undo_pair(u, n, '"');
    }
}

static void undo_all(int escaping, char escape, struct uric_written *u, const char *s,
                     size_t n)
{
    while (n > 0) {
        const char *const at = (const char *)memchr(s, escape, n);
        const size_t plain = at != NULL ? (size_t)(at - s) : n;
        size_t length;

        uric_put_bytes(u, s, plain);
        s += plain;
        n -= plain;
        if (n == 0)
            return;
        length = undo(escaping, u, s, n);
        if (length == 0) {
            uric_put_byte(u, *s);
            length = 1;
        }
        s += length;
        n -= length;
    }
}

size_t uric_log_undo_json(const char *s, size_t n, char *buffer, size_t size)
{
    struct uric_written u = { buffer, size, 0 };

    undo_all(ESCAPE_JSON, '\\', &u, s, n);
    return (size_t)u.length; /* at most n */
}

/* ---- w3c ---- */

static void put_plus(struct uric_written *u, const char *s, size_t n)
{
    for (; n > 0; s++, n--)
        uric_put_byte(u, *s == '+' ? ' ' : *s);
}

/* Writes a column: undoes '""' in a string, or what the server replaced in an encoded
 * column. */
static void put_w3c(const struct uric_log_format *f, struct uric_written *u, const char *line,
                    const struct uric_log_row *row, int column)
{
    const uric_span at = row->column[column];
    const char *const s = line + at.begin;
    const size_t n = at.end - at.begin;

    if (!(row->escaped >> column & 1))
        uric_put_bytes(u, s, n);
    else if (at.begin > 0 && s[-1] == '"')
        undo_all(f->escape, '"', u, s, n);
    else if (f->escape == ESCAPE_CLOUDFRONT)
        undo_all(f->escape, '%', u, s, n);
    else
        put_plus(u, s, n);
}

static void put_w3c_column(const struct uric_log_format *f, struct uric_written *u,
                           const char *line, const struct uric_log_row *row, int column)
{
    if (column == URIC_LOG_TIME) {
        put_w3c(f, u, line, row, f->date);
        uric_put_byte(u, ' ');
        put_w3c(f, u, line, row, f->time_of_day);
    } else if (column == URIC_LOG_TARGET && f->stem < URIC_LOG_COLUMNS) {
        put_w3c(f, u, line, row, f->stem);
        if (f->query < URIC_LOG_COLUMNS && uric_log_has(row, f->query)) {
            uric_put_byte(u, '?');
            put_w3c(f, u, line, row, f->query);
        }
    } else {
        put_w3c(f, u, line, row, column);
    }
}

enum uric_status uric_log_value(const struct uric_log_format *f, const char *line,
                                const struct uric_log_row *row, int column,
                                char *buffer, size_t size, struct uric_bytes *value)
{
    struct uric_written u = { buffer, size, 0 };
    uric_span at;

    value->s = NULL;
    value->n = 0;
    if (column < 0 || column >= URIC_LOG_COLUMNS || !uric_log_has(row, column))
        return URIC_OK;
    at = row->column[column];
    value->s = line + at.begin;
    value->n = at.end - at.begin;
    if (f->escape == ESCAPE_NONE || !(row->escaped >> column & 1))
        return URIC_OK;
    if (f->reader == LOG_W3C)
        put_w3c_column(f, &u, line, row, column);
    else
        undo_all(f->escape, (char)f->escape_byte, &u, value->s, value->n);
    value->s = buffer;
    value->n = (size_t)u.length; /* at most that of the line */
    return u.length <= size ? URIC_OK : URIC_TOO_SMALL;
}

/* Generated from grammar/log/log_w3c.rl by ragel 6.10 -T0; do not edit. */
/* An entry of the Extended Log File Format (W3C working draft WD-logfile-960323, Entries
 * and Lexical rules), by a table, if the fast reader cannot read it.  The #Fields directive
 * says how many fields it has. */

#define AT ((uint32_t)(p - line))

static const char _log_w3c_actions[] = {
	0, 1, 2, 1, 3, 1, 4, 1,
	5, 2, 6, 0, 2, 6, 1
};

static const char _log_w3c_key_offsets[] = {
	0, 0, 1, 4, 6
};

static const unsigned char _log_w3c_trans_keys[] = {
	34u, 9u, 32u, 34u, 9u, 32u, 9u, 32u,
	34u, 0
};

static const char _log_w3c_single_lengths[] = {
	0, 1, 3, 2, 3
};

static const char _log_w3c_range_lengths[] = {
	0, 0, 0, 0, 0
};

static const char _log_w3c_index_offsets[] = {
	0, 0, 2, 6, 9
};

static const char _log_w3c_trans_targs[] = {
	4, 1, 2, 2, 1, 3, 2, 2,
	3, 2, 2, 1, 0, 0
};

static const char _log_w3c_trans_actions[] = {
	1, 0, 0, 0, 12, 9, 5, 5,
	0, 7, 7, 3, 0, 0
};

static const char _log_w3c_eof_actions[] = {
	0, 0, 0, 5, 7
};

enum { log_w3c_start = 2 };
enum { log_w3c_first_final = 2 };

enum uric_status uric_log_scan_w3c(const struct uric_log_format *f, const unsigned char *line,
                                   size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    uric_span at = { 0, 0 };
    unsigned count = 0;
    int escaped = 0, cs = log_w3c_start;

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
	_keys = _log_w3c_trans_keys + _log_w3c_key_offsets[cs];
	_trans = (unsigned int)_log_w3c_index_offsets[cs];

	_klen = _log_w3c_single_lengths[cs];
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

	_klen = _log_w3c_range_lengths[cs];
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
	cs = _log_w3c_trans_targs[_trans];

	if ( _log_w3c_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_w3c_actions + _log_w3c_trans_actions[_trans];
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
        uric_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
	case 6:
	{
        if (count == f->n_steps)
            return uric_log_broken(row, URIC_INVALID, AT);
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
	const char *__acts = _log_w3c_actions + _log_w3c_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 4:
	{
        at.end = AT;
        uric_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
		}
	}
	}

	_out: {}
	}

    if (cs < log_w3c_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    if (count < f->n_steps)
        return uric_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_join_w3c(f, row);
    return URIC_OK;
}

#undef AT

/* W3C Extended Log File Format, as its working draft defines it and IIS and CloudFront write
 * it: a directive names the fields of the lines after it. */


static const struct uric_log_meaning identifiers[] = {
    { "c-ip", URIC_LOG_CLIENT, 0, 0, 0 },
    { "c-port", URIC_LOG_CLIENT_PORT, 0, 0, 0 },
    { "cs-username", URIC_LOG_USER, 0, 0, 0 },
    { "cs-method", URIC_LOG_METHOD, 0, 0, 0 },
    { "cs-uri", URIC_LOG_TARGET, 0, 0, 0 },
    { "cs-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "cs-protocol-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "sc-status", URIC_LOG_STATUS, 0, 0, 0 },
    { "sc-bytes", URIC_LOG_BYTES, 0, 0, 0 },
    { "cs(Referer)", URIC_LOG_REFERER, 0, STEP_ENCODED, 0 },
    { "cs(User-Agent)", URIC_LOG_AGENT, 0, STEP_ENCODED, 0 },
    { "cs(Cookie)", OWN, 0, STEP_ENCODED, 0 },
    { "x-host-header", URIC_LOG_HOST, 0, 0, 0 },
    { "cs(Host)", URIC_LOG_HOST, 0, 0, 0 },
    { "cs-host", URIC_LOG_HOST, 0, 0, 0 },
    { "s-port", URIC_LOG_PORT, 0, 0, 0 },
    { "time-taken", URIC_LOG_DURATION, 0, 0, 0 }
};
static const struct uric_log_meaning other_identifier = { NULL, OWN, 0, 0, 0 };

enum uric_status uric_log_format_w3c(struct uric_log_format *f, uint8_t flags)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_W3C, '"');
    f->reader = LOG_W3C;
    f->flags = flags;
    return URIC_OK;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The next name after "#Fields:". */
static int next_name(const char *s, size_t n, size_t *i, struct uric_bytes *name)
{
    size_t begin;

    while (*i < n && is_blank(s[*i]))
        ++*i;
    begin = *i;
    while (*i < n && !is_blank(s[*i]))
        ++*i;
    name->s = s + begin;
    name->n = *i - begin;
    return name->n > 0;
}

static int has_name(const char *s, size_t n, const char *name)
{
    struct uric_bytes each;
    size_t i = 0;

    while (next_name(s, n, &i, &each)) {
        if (uric_log_is_nocase(each.s, each.n, name))
            return 1;
    }
    return 0;
}

static struct uric_log_meaning identifier_meaning(struct uric_bytes name)
{
    size_t i;

    for (i = 0; i < sizeof identifiers / sizeof *identifiers; i++) {
        if (uric_log_is_nocase(name.s, name.n, identifiers[i].name))
            return identifiers[i];
    }
    return other_identifier;
}

/* Records the columns that other fields are composed of. */
static void note_part(struct uric_log_format *f, struct uric_bytes name, uint8_t column)
{
    if (uric_log_is_nocase(name.s, name.n, "date"))
        f->date = column;
    else if (uric_log_is_nocase(name.s, name.n, "time"))
        f->time_of_day = column;
    else if (uric_log_is_nocase(name.s, name.n, "cs-uri-stem"))
        f->stem = column;
    else if (uric_log_is_nocase(name.s, name.n, "cs-uri-query"))
        f->query = column;
}

/* A "+" in a URI may be one, also where IIS writes "+" for spaces. */
static int is_encoded(const struct uric_log_format *f, const struct uric_log_meaning *is)
{
    return f->escape == ESCAPE_CLOUDFRONT || is->field != URIC_LOG_REFERER;
}

static void put_identifier(struct uric_log_maker *m, struct uric_bytes name,
                           int has_host_header)
{
    struct uric_log_format *const f = m->f;
    struct uric_log_meaning is = identifier_meaning(name);
    size_t name_length = name.n;
    uint8_t column = URIC_LOG_COLUMNS;

    /* if the requested host has a field, this one is CloudFront's own host name */
    if (has_host_header && uric_log_is_nocase(name.s, name.n, "cs(Host)"))
        is.field = OWN;
    /* our field "time" includes the date, so this column cannot have that name */
    if (uric_log_is_nocase(name.s, name.n, uric_log_field_name(URIC_LOG_TIME)))
        name_length = 0;
    if (m->status == URIC_OK)
        column = (uint8_t)uric_log_put_column(m, is.field, '\0', name.s, name_length);
    if (m->status != URIC_OK)
        column = URIC_LOG_COLUMNS;
    else if (is.flags & STEP_ENCODED && is_encoded(f, &is))
        f->encoded |= LOG_BIT(column);
    note_part(f, name, column);
    if (f->n_steps < URIC_LOG_COLUMNS)
        f->step[f->n_steps].column = column;
    f->n_steps = (uint8_t)(f->n_steps + (f->n_steps < 255));
}

static int has_part(uint8_t column)
{
    return column < URIC_LOG_COLUMNS;
}

static void heed_fields(struct uric_log_format *f, const char *s, size_t n)
{
    const uint8_t server = f->flags & (FORMAT_IIS | FORMAT_CLOUDFRONT);
    const int is_cloudfront = server == FORMAT_CLOUDFRONT ||
                              (server == 0 && has_name(s, n, "x-edge-location"));
    const int has_host_header = has_name(s, n, "x-host-header");
    const struct uric_log_layers layers = f->layers;
    const uint16_t hasty = f->flags & FORMAT_HASTY;
    struct uric_log_maker m;
    struct uric_bytes name;
    size_t i = 0;


    uric_log_begin(&m, f, is_cloudfront ? ESCAPE_CLOUDFRONT : ESCAPE_IIS, '"');
    f->reader = LOG_W3C;
    f->flags = (uint16_t)(server | hasty | FORMAT_FIELDS);
    f->duration_units = is_cloudfront ? 1 : 1000;
    while (next_name(s, n, &i, &name))
        put_identifier(&m, name, has_host_header);
    if (has_part(f->date) || has_part(f->time_of_day))
        f->columns |= LOG_BIT(URIC_LOG_TIME);
    if (f->columns & LOG_BIT(URIC_LOG_TARGET))
        f->stem = URIC_LOG_COLUMNS;
    else if (has_part(f->stem))
        f->columns |= LOG_BIT(URIC_LOG_TARGET);
    uric_log_put_layers(f, &layers);
}

bool uric_log_directive(struct uric_log_format *f, const char *line, size_t n)
{
    static const char name[] = "#Fields:";
    const size_t length = sizeof name - 1;
    const size_t before = n <= URIC_MAX_LENGTH ? uric_log_layers_length(f, line, n) : 0;

    if (n == 0)
        return false;
    line += before;
    n -= before;
    if (f->reader != LOG_W3C || n < length || !uric_log_is_nocase(line, length, name))
        return false;
    heed_fields(f, line + length, n - length);
    return true;
}

/* ---- lines ---- */

/* The row's time: both columns, adjacent in the line, or the only one that is defined. */
static void join_time(const struct uric_log_format *f, struct uric_log_row *row)
{
    const int has_date = has_part(f->date) && uric_log_has(row, f->date);
    const int has_time = has_part(f->time_of_day) && uric_log_has(row, f->time_of_day);

    if (!has_date && !has_time)
        return;
    row->column[URIC_LOG_TIME] = row->column[has_date ? f->date : f->time_of_day];
    row->defined |= LOG_BIT(URIC_LOG_TIME);
    if (has_date && has_time)
        row->escaped |= LOG_BIT(URIC_LOG_TIME);
}

static void join_target(const struct uric_log_format *f, struct uric_log_row *row)
{
    if (!has_part(f->stem) || !uric_log_has(row, f->stem))
        return;
    row->column[URIC_LOG_TARGET] = row->column[f->stem];
    row->defined |= LOG_BIT(URIC_LOG_TARGET);
    row->escaped |= (row->escaped >> f->stem & 1) << URIC_LOG_TARGET;
    if (has_part(f->query) && uric_log_has(row, f->query))
        row->escaped |= LOG_BIT(URIC_LOG_TARGET);
}

void uric_log_join_w3c(const struct uric_log_format *f, struct uric_log_row *row)
{
    join_time(f, row);
    join_target(f, row);
}

void uric_log_put_w3c(const struct uric_log_format *f, const unsigned char *line,
                      struct uric_log_row *row, unsigned i, uric_span at, int quoted,
                      int escaped)
{
    const unsigned column = i < URIC_LOG_COLUMNS ? f->step[i].column : URIC_LOG_COLUMNS;

    if (column == URIC_LOG_COLUMNS ||
        (!quoted && at.end - at.begin == 1 && line[at.begin] == '-'))
        return;
    if (!quoted && f->encoded >> column & 1)
        escaped = memchr(line + at.begin, f->escape == ESCAPE_IIS ? '+' : '%',
                         at.end - at.begin) != NULL;
    row->column[column] = at;
    row->defined |= LOG_BIT(column);
    row->escaped |= (uint64_t)escaped << column;
}

struct entry_reading {
    const unsigned char *line, *p, *end;
    uric_span at; /* the field */
    int quoted, escaped;
};

/* Reads up to a quote that is not doubled, or to the end. */
static void read_string(struct entry_reading *r)
{
    for (;; r->p += 2) {
        r->p = log_find(r->line, r->p, r->end, '"', '"');
        if (r->end - r->p < 2 || r->p[1] != '"')
            return;
        r->escaped = 1;
    }
}

/* Reads the field that starts here: 1, or 0 if it is not valid. */
static int read_entry_field(struct entry_reading *r)
{
    r->escaped = 0;
    r->quoted = *r->p == '"';
    r->p += r->quoted;
    r->at.begin = (uint32_t)(r->p - r->line);
    if (r->quoted)
        read_string(r);
    else
        r->p = log_find(r->line, r->p, r->end, ' ', '\t');
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->quoted && r->p == r->end)
        return 0;
    r->p += r->quoted;
    return r->p == r->end || is_blank((char)*r->p);
}

static int is_at_field(struct entry_reading *r)
{
    while (r->p < r->end && is_blank((char)*r->p))
        r->p++;
    return r->p < r->end;
}

/* Reads valid lines; for others it runs the machine, which finds the error. */
enum uric_status uric_log_read_w3c(const struct uric_log_format *f,
                                   const unsigned char *line, size_t n,
                                   struct uric_log_row *row)
{
    struct entry_reading r;
    unsigned count = 0;

    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    for (; is_at_field(&r); count++) {
        if (count == f->n_steps || !read_entry_field(&r))
            return f->flags & FORMAT_HASTY ? uric_log_broken(row, URIC_INVALID, 0)
                                           : uric_log_scan_w3c(f, line, n, row);
        uric_log_put_w3c(f, line, row, count, r.at, r.quoted, r.escaped);
    }
    if (count < f->n_steps)
        return uric_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_join_w3c(f, row);
    return URIC_OK;
}

/* Generated from grammar/log/log_json.rl by ragel 6.10 -G2; do not edit. */
/* A JSON object (RFC 8259) on a line; some of its members are columns.  Goto code, since
 * lines are long. */


#define AT ((uint32_t)(p - line))

enum { log_json_start = 1 };
enum { log_json_first_final = 65 };

enum uric_status uric_log_read_json(const struct uric_log_format *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = log_json_start, top = 0, stack[LOG_JSON_DEPTH];
    struct uric_log_json r;

    r.f = f;
    r.line = line;
    r.row = row;
    r.depth = 0;
    r.found = r.escapes = 0;
    r.open[0] = uric_below(f->n_steps);

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
	URIC_FALLTHROUGH;
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
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 65;goto st2;}} }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st4;
tr9:
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
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
        if (uric_log_json_is_open(&r))
            uric_log_json_key(&r);
    }
	goto st5;
tr10:
	{
        r.key.end = AT;
        if (uric_log_json_is_open(&r))
            uric_log_json_key(&r);
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st7;
tr14:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 34u: goto st8;
		case 92u: goto tr25;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr23;
tr18:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, 0); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st38;}} }
	goto st8;
tr22:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st2;}} }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
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
	{ uric_log_json_value_end(&r, AT); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
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
	{ uric_log_json_value_end(&r, AT); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
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
        if (--r.depth == 0 && !uric_log_json_end(&r))
            return uric_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
tr28:
	{ uric_log_json_value_end(&r, AT); }
	{
        if (--r.depth == 0 && !uric_log_json_end(&r))
            return uric_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	goto st0;
tr25:
	{ r.escaped = 1; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) == 48u )
		goto st17;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st23;
	goto st0;
tr16:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
case 18:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
case 21:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
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
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
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
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	if ( (*p) == 97u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	if ( (*p) == 108u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 115u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	if ( (*p) == 101u )
		goto st8;
	goto st0;
tr20:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 117u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 108u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 108u )
		goto st8;
	goto st0;
tr21:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) == 114u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st39;
tr55:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	switch( (*p) ) {
		case 34u: goto st40;
		case 92u: goto tr67;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr65;
tr59:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, 0); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st38;}} }
	goto st40;
tr64:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st2;}} }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
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
	{ uric_log_json_value_end(&r, AT); }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
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
	{ uric_log_json_value_end(&r, AT); }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
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
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	if ( (*p) == 48u )
		goto st44;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
tr57:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
case 45:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
case 48:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
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
	{ uric_log_json_value_end(&r, AT); }
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	goto st0;
tr58:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
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
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	if ( (*p) == 97u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	if ( (*p) == 108u )
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	if ( (*p) == 115u )
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	if ( (*p) == 101u )
		goto st40;
	goto st0;
tr62:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	if ( (*p) == 117u )
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	if ( (*p) == 108u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	if ( (*p) == 108u )
		goto st40;
	goto st0;
tr63:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st58;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	if ( (*p) == 114u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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
	URIC_FALLTHROUGH;
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

    if (cs >= log_json_first_final)
        return URIC_OK;
    return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
}

#undef AT

/* JSON lines: which values are columns. */


/* ---- paths ---- */

/* The member or element with this key is replaced by a later one: what was found inside of it
 * no longer counts. */
static void forget_members(struct uric_log_json *r, uint64_t inside)
{
    uint64_t left = inside & r->found;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);

        if (r->level[i] > r->depth)
            r->found &= ~LOG_BIT(i);
    }
}

/* Finds the paths that the key of a member or element continues. */
static void match_key(struct uric_log_json *r, const char *key, size_t n)
{
    const struct uric_log_format *const f = r->f;
    const int depth = r->depth;
    const size_t at = depth > 1 ? r->length[depth - 1] + (size_t)1 : 0;
    uint64_t left = r->open[depth - 1], open = 0, same = 0;

    r->open[depth] = r->same[depth] = 0;
    if (n > URIC_LOG_TEXT)
        return;
    left &= f->step[LOG_JSON_HASH(at + n)].literal;
    if (depth == 1 && n > 0)
        left &= f->step[LOG_JSON_HASH((unsigned char)*key)].mask;
    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);
        const struct uric_log_step *const path = &f->step[i];
        const char *const text = f->text + path->text + at;

        if (path->length < at + n || memcmp(text, key, n) != 0)
            continue;
        if (path->length == at + n)
            same |= LOG_BIT(i);
        else if (text[n] == '.')
            open |= LOG_BIT(i);
    }
    if (open & r->found)
        forget_members(r, open);
    r->open[depth] = open;
    r->same[depth] = same;
    r->length[depth] = (uint32_t)(at + n);
}

void uric_log_json_key(struct uric_log_json *r)
{
    const char *key = (const char *)r->line + r->key.begin;
    size_t n = r->key.end - r->key.begin;

    if (r->escaped) {
        n = uric_log_undo_json(key, n, r->room, sizeof r->room);
        key = r->room;
    }
    match_key(r, key, n);
}

void uric_log_json_element(struct uric_log_json *r)
{
    char digits[10], *begin = digits + sizeof digits;
    uint32_t index = r->index[r->depth]++;

    do {
        *--begin = (char)('0' + index % 10);
        index /= 10;
    } while (index > 0);
    match_key(r, begin, (size_t)(digits + sizeof digits - begin));
}

void uric_log_json_take(struct uric_log_json *r, uint32_t end)
{
    const uint32_t begin = r->begin[r->depth];
    const uint64_t same = r->same[r->depth];
    uint64_t left;

    r->found |= same;
    r->escapes &= ~same;
    if (r->line[begin] == '"' && r->escaped)
        r->escapes |= same;
    for (left = same; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);

        r->value[i].begin = begin;
        r->value[i].end = end;
        r->level[i] = (unsigned char)r->depth;
    }
}

/* ---- columns ---- */

/* Splits "192.0.2.1:80" or "[::1]:80"; an address without a port stays as it is. */
static void split_json_address(struct uric_log_row *row, const unsigned char *line, int column)
{
    uric_span *const at = &row->column[column];
    uint32_t colon = at->end;

    while (colon > at->begin && uric_is_digit(line[colon - 1]))
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
    while (uric_is_digit(line[colon]));
    row->column[URIC_LOG_CLIENT_PORT].end = colon;
    row->defined |= LOG_BIT(URIC_LOG_CLIENT_PORT);
}

static int is_json_none(const struct uric_log_format *f, const unsigned char *line, uric_span at)
{
    const uint32_t n = at.end - at.begin;

    return (n == 0 && f->flags & FORMAT_EMPTY_IS_NONE) ||
           (n == 1 && f->flags & FORMAT_DASH_IS_NONE && line[at.begin] == '-');
}

/* Sets a column, unless a path before this one, or the request, has done so. */
static void set_json_column(const struct uric_log_json *r, unsigned i)
{
    const struct uric_log_step *const path = &r->f->step[i];
    struct uric_log_row *const row = r->row;
    uric_span at = r->value[i];
    const int is_string = r->line[at.begin] == '"';

    if (row->defined >> path->column & 1 || r->line[at.begin] == 'n')
        return;
    if (is_string) {
        at.begin++;
        at.end--;
        if (is_json_none(r->f, r->line, at))
            return;
    }
    row->column[path->column] = at;
    row->defined |= LOG_BIT(path->column);
    row->escaped |= (r->escapes >> i & 1) << path->column;
    if (is_string && path->flags & JSON_ADDRESS)
        split_json_address(row, r->line, path->column);
    if (is_string && path->column == URIC_LOG_REQUEST)
        uric_log_take_request(r->f, r->line, row);
}

/* A column that is required may be null or empty, as for a request that the server could not
 * parse. */
int uric_log_json_end(struct uric_log_json *r)
{
    uint64_t left = r->found, lacking = r->f->required;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);
        const int column = r->f->step[i].column;

        set_json_column(r, i);
        lacking &= ~(column == URIC_LOG_REQUEST ? r->f->from_request : LOG_BIT(column));
    }
    return lacking == 0;
}

/* ---- strings ---- */

const unsigned char *uric_log_json_run(const unsigned char *line, const unsigned char *p,
                                       const unsigned char *end)
{
    (void)line;
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uric_lanes quoting =
            uric_lanes_or(uric_lanes_are(bytes, '"'), uric_lanes_are(bytes, '\\'));
        const uint64_t found = uric_lanes_mask(uric_lanes_or(
            quoting, uric_lanes_at_most(bytes, uric_lanes_each(0x1f))));

        if (found)
            return p + uric_lanes_first(found);
    }
    while (p < end && *p != '"' && *p != '\\' && *p >= 0x20)
        p++;
    return p;
}

/* The formats of JSON lines: which column each member is. */


struct uric_log_json_member {
    const char *path;
    signed char field; /* enum uric_log_field, or OWN */
    unsigned char flags;
    uint32_t units; /* of a duration */
};

struct uric_log_json_schema {
    const char *name;
    const struct uric_log_json_member *members;
    unsigned char n, flags;
};

/* The schemas of JSON logs that have names.  Generated by
 * grammar/tools/json_schemas.py from grammar/log/json_schemas.tsv; do not edit. */
#ifndef URIC_LOG_JSON_SCHEMAS_H
#define URIC_LOG_JSON_SCHEMAS_H

static const struct uric_log_json_member uric_log_json_caddy[] = {
    { "request.client_ip", URIC_LOG_CLIENT, 0, 0 },
    { "request.remote_ip", URIC_LOG_CLIENT, 0, 0 },
    { "request.remote_addr", URIC_LOG_CLIENT, JSON_ADDRESS, 0 },
    { "request.remote_port", URIC_LOG_CLIENT_PORT, 0, 0 },
    { "user_id", URIC_LOG_USER, 0, 0 },
    { "ts", URIC_LOG_TIME, 0, 0 },
    { "request.method", URIC_LOG_METHOD, JSON_REQUIRED, 0 },
    { "request.uri", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "request.proto", URIC_LOG_PROTOCOL, 0, 0 },
    { "status", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "size", URIC_LOG_BYTES, 0, 0 },
    { "request.headers.Referer.0", URIC_LOG_REFERER, 0, 0 },
    { "request.headers.User-Agent.0", URIC_LOG_AGENT, 0, 0 },
    { "request.host", URIC_LOG_HOST, 0, 0 },
    { "duration", URIC_LOG_DURATION, 0, 1 }
};

static const struct uric_log_json_member uric_log_json_traefik_json[] = {
    { "ClientHost", URIC_LOG_CLIENT, 0, 0 },
    { "ClientAddr", URIC_LOG_CLIENT, JSON_ADDRESS, 0 },
    { "ClientPort", URIC_LOG_CLIENT_PORT, 0, 0 },
    { "ClientUsername", URIC_LOG_USER, 0, 0 },
    { "StartUTC", URIC_LOG_TIME, 0, 0 },
    { "time", URIC_LOG_TIME, 0, 0 },
    { "RequestMethod", URIC_LOG_METHOD, 0, 0 },
    { "RequestPath", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "RequestProtocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "DownstreamStatus", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "DownstreamContentSize", URIC_LOG_BYTES, 0, 0 },
    { "request_Referer", URIC_LOG_REFERER, 0, 0 },
    { "request_User-Agent", URIC_LOG_AGENT, 0, 0 },
    { "RequestHost", URIC_LOG_HOST, 0, 0 },
    { "RequestAddr", URIC_LOG_HOST, 0, 0 },
    { "RequestPort", URIC_LOG_PORT, 0, 0 },
    { "Duration", URIC_LOG_DURATION, 0, 1000000000 }
};

static const struct uric_log_json_member uric_log_json_envoy_json[] = {
    { "downstream_remote_address", URIC_LOG_CLIENT, JSON_ADDRESS, 0 },
    { "start_time", URIC_LOG_TIME, 0, 0 },
    { "method", URIC_LOG_METHOD, 0, 0 },
    { ":method", URIC_LOG_METHOD, 0, 0 },
    { "path", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "x-envoy-origin-path", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { ":path", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "protocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "response_code", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "bytes_sent", URIC_LOG_BYTES, 0, 0 },
    { "referer", URIC_LOG_REFERER, 0, 0 },
    { "user_agent", URIC_LOG_AGENT, 0, 0 },
    { "user-agent", URIC_LOG_AGENT, 0, 0 },
    { "authority", URIC_LOG_HOST, 0, 0 },
    { ":authority", URIC_LOG_HOST, 0, 0 },
    { "duration", URIC_LOG_DURATION, 0, 1000 },
    { "response_flags", OWN, JSON_REQUIRED, 0 }
};

static const struct uric_log_json_member uric_log_json_pino[] = {
    { "req.remoteAddress", URIC_LOG_CLIENT, 0, 0 },
    { "req.remotePort", URIC_LOG_CLIENT_PORT, 0, 0 },
    { "time", URIC_LOG_TIME, 0, 0 },
    { "req.method", URIC_LOG_METHOD, JSON_REQUIRED, 0 },
    { "req.url", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "res.statusCode", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "res.headers.content-length", URIC_LOG_BYTES, 0, 0 },
    { "req.headers.referer", URIC_LOG_REFERER, 0, 0 },
    { "req.headers.user-agent", URIC_LOG_AGENT, 0, 0 },
    { "req.headers.host", URIC_LOG_HOST, 0, 0 },
    { "responseTime", URIC_LOG_DURATION, 0, 1000 },
    { "level", OWN, JSON_REQUIRED, 0 }
};

static const struct uric_log_json_member uric_log_json_winston[] = {
    { "meta.req.ip", URIC_LOG_CLIENT, 0, 0 },
    { "meta.req.connection.remoteAddress", URIC_LOG_CLIENT, 0, 0 },
    { "timestamp", URIC_LOG_TIME, 0, 0 },
    { "meta.timestamp", URIC_LOG_TIME, 0, 0 },
    { "meta.req.method", URIC_LOG_METHOD, JSON_REQUIRED, 0 },
    { "meta.req.originalUrl", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "meta.req.url", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "meta.res.statusCode", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "meta.res.headers.content-length", URIC_LOG_BYTES, 0, 0 },
    { "meta.req.headers.referer", URIC_LOG_REFERER, 0, 0 },
    { "meta.req.headers.user-agent", URIC_LOG_AGENT, 0, 0 },
    { "meta.req.headers.host", URIC_LOG_HOST, 0, 0 },
    { "meta.responseTime", URIC_LOG_DURATION, 0, 1000 }
};

static const struct uric_log_json_member uric_log_json_gcp[] = {
    { "httpRequest.remoteIp", URIC_LOG_CLIENT, 0, 0 },
    { "timestamp", URIC_LOG_TIME, 0, 0 },
    { "receiveTimestamp", URIC_LOG_TIME, 0, 0 },
    { "httpRequest.requestMethod", URIC_LOG_METHOD, 0, 0 },
    { "httpRequest.requestUrl", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "httpRequest.protocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "httpRequest.status", URIC_LOG_STATUS, 0, 0 },
    { "httpRequest.responseSize", URIC_LOG_BYTES, 0, 0 },
    { "httpRequest.referer", URIC_LOG_REFERER, 0, 0 },
    { "httpRequest.userAgent", URIC_LOG_AGENT, 0, 0 },
    { "httpRequest.latency", URIC_LOG_DURATION, JSON_TEXT, 1 }
};

static const struct uric_log_json_member uric_log_json_cloudflare[] = {
    { "ClientIP", URIC_LOG_CLIENT, 0, 0 },
    { "ClientSrcPort", URIC_LOG_CLIENT_PORT, 0, 0 },
    { "EdgeStartTimestamp", URIC_LOG_TIME, 0, 0 },
    { "ClientRequestMethod", URIC_LOG_METHOD, 0, 0 },
    { "ClientRequestURI", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "ClientRequestPath", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "ClientRequestProtocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "EdgeResponseStatus", URIC_LOG_STATUS, 0, 0 },
    { "EdgeResponseBytes", URIC_LOG_BYTES, 0, 0 },
    { "EdgeResponseBodyBytes", URIC_LOG_BYTES, 0, 0 },
    { "ClientRequestReferer", URIC_LOG_REFERER, 0, 0 },
    { "ClientRequestUserAgent", URIC_LOG_AGENT, 0, 0 },
    { "ClientRequestHost", URIC_LOG_HOST, 0, 0 }
};

static const struct uric_log_json_member uric_log_json_nginx_json[] = {
    { "remote_addr", URIC_LOG_CLIENT, JSON_REQUIRED, 0 },
    { "client_ip", URIC_LOG_CLIENT, JSON_REQUIRED, 0 },
    { "clientip", URIC_LOG_CLIENT, JSON_REQUIRED, 0 },
    { "client", URIC_LOG_CLIENT, JSON_REQUIRED, 0 },
    { "remote_ip", URIC_LOG_CLIENT, JSON_REQUIRED, 0 },
    { "remote_user", URIC_LOG_USER, 0, 0 },
    { "user", URIC_LOG_USER, 0, 0 },
    { "time_iso8601", URIC_LOG_TIME, 0, 0 },
    { "@timestamp", URIC_LOG_TIME, 0, 0 },
    { "timestamp", URIC_LOG_TIME, 0, 0 },
    { "time_local", URIC_LOG_TIME, 0, 0 },
    { "time", URIC_LOG_TIME, 0, 0 },
    { "msec", URIC_LOG_TIME, 0, 0 },
    { "ts", URIC_LOG_TIME, 0, 0 },
    { "request_method", URIC_LOG_METHOD, 0, 0 },
    { "method", URIC_LOG_METHOD, 0, 0 },
    { "request_uri", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "request", URIC_LOG_REQUEST, 0, 0 },
    { "uri", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "url", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "path", URIC_LOG_TARGET, JSON_REQUIRED, 0 },
    { "server_protocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "protocol", URIC_LOG_PROTOCOL, 0, 0 },
    { "status", URIC_LOG_STATUS, JSON_REQUIRED, 0 },
    { "body_bytes_sent", URIC_LOG_BYTES, 0, 0 },
    { "bytes_sent", URIC_LOG_BYTES, 0, 0 },
    { "bytes", URIC_LOG_BYTES, 0, 0 },
    { "size", URIC_LOG_BYTES, 0, 0 },
    { "http_referer", URIC_LOG_REFERER, 0, 0 },
    { "http_referrer", URIC_LOG_REFERER, 0, 0 },
    { "referer", URIC_LOG_REFERER, 0, 0 },
    { "referrer", URIC_LOG_REFERER, 0, 0 },
    { "http_user_agent", URIC_LOG_AGENT, 0, 0 },
    { "user_agent", URIC_LOG_AGENT, 0, 0 },
    { "agent", URIC_LOG_AGENT, 0, 0 },
    { "http_host", URIC_LOG_HOST, 0, 0 },
    { "host", URIC_LOG_HOST, 0, 0 },
    { "server_name", URIC_LOG_HOST, 0, 0 },
    { "server_port", URIC_LOG_PORT, 0, 0 },
    { "request_time", URIC_LOG_DURATION, 0, 1 }
};

static const struct uric_log_json_schema uric_log_json_schemas[] = {
    { "caddy", uric_log_json_caddy, 15, FORMAT_EMPTY_IS_NONE },
    { "traefik-json", uric_log_json_traefik_json, 17, FORMAT_EMPTY_IS_NONE | FORMAT_DASH_IS_NONE },
    { "envoy-json", uric_log_json_envoy_json, 17, FORMAT_DASH_IS_NONE },
    { "pino", uric_log_json_pino, 12, 0 },
    { "winston", uric_log_json_winston, 13, 0 },
    { "gcp", uric_log_json_gcp, 11, FORMAT_EMPTY_IS_NONE },
    { "cloudflare", uric_log_json_cloudflare, 13, FORMAT_EMPTY_IS_NONE },
    { "nginx-json", uric_log_json_nginx_json, 40, FORMAT_EMPTY_IS_NONE | FORMAT_DASH_IS_NONE }
};

#endif

enum { SCHEMAS = sizeof uric_log_json_schemas / sizeof *uric_log_json_schemas };

/* ---- making a format ---- */

static void begin_json(struct uric_log_maker *m, struct uric_log_format *f)
{
    uric_log_begin(m, f, ESCAPE_JSON, '\\');
    f->reader = LOG_JSON;
}

/* See LOG_JSON_HASH. */
static void index_path(struct uric_log_format *f, const struct uric_log_step *path,
                       unsigned i)
{
    const char *const text = f->text + path->text;
    unsigned at;

    f->step[LOG_JSON_HASH((unsigned char)*text)].mask |= LOG_BIT(i);
    for (at = 0; at <= path->length; at++) {
        if (at == path->length || text[at] == '.')
            f->step[LOG_JSON_HASH(at)].literal |= LOG_BIT(i);
    }
}

/* A column with several paths has no name of its own, so that each path can be asked for. */
static int put_json_column(struct uric_log_maker *m, int field, const char *name, size_t n)
{
    struct uric_log_format *const f = m->f;

    if (field == OWN || !(f->columns & LOG_BIT(field)))
        return uric_log_put_column(m, field, '\0', name, n);
    f->name[field].end = f->name[field].begin;
    uric_log_put_literal(m, name, n);
    return field;
}

/* Adds a path of n bytes that is all of the column's name, or its end. */
static int put_json_member(struct uric_log_maker *m,
                           const struct uric_log_json_member *is, const char *name,
                           size_t n_name, size_t n)
{
    struct uric_log_format *const f = m->f;
    struct uric_log_step *path;
    int column;

    if (m->status != URIC_OK)
        return -1;
    if (f->n_steps == URIC_LOG_COLUMNS || n_name > (size_t)(URIC_LOG_TEXT - f->text_length) ||
        (is->field == OWN && f->n_columns == URIC_LOG_COLUMNS)) {
        m->status = URIC_TOO_LONG;
        return -1;
    }
    path = &f->step[f->n_steps];
    column = put_json_column(m, is->field, name, n_name);
    path->text = (uint16_t)(f->text_length - n);
    path->length = (uint16_t)n;
    path->column = (uint8_t)column;
    path->flags = is->flags;
    if (is->flags & JSON_REQUIRED)
        f->required |= LOG_BIT(column);
    if (is->flags & JSON_ADDRESS)
        f->columns |= LOG_BIT(URIC_LOG_CLIENT_PORT);
    if (column == URIC_LOG_DURATION)
        f->duration_units = is->units;
    index_path(f, path, f->n_steps++);
    return column;
}

static enum uric_status end_json(struct uric_log_maker *m)
{
    if (m->status == URIC_OK)
        uric_log_settle_request(m->f);
    return m->status;
}

/* ---- named schemas ---- */

const char *uric_log_json_name(int i)
{
    return i >= 0 && i < SCHEMAS ? uric_log_json_schemas[i].name : NULL;
}

enum uric_status uric_log_json_named(struct uric_log_format *f, const char *name, size_t n)
{
    const struct uric_log_json_schema *schema = uric_log_json_schemas;
    struct uric_log_maker m;
    size_t i = 0;

    while (i < SCHEMAS && !uric_is_exactly(name, n, uric_log_json_schemas[i].name))
        i++;
    if (i == SCHEMAS)
        return URIC_UNKNOWN;
    schema += i;
    begin_json(&m, f);
    f->flags = schema->flags;
    for (i = 0; i < schema->n; i++) {
        const struct uric_log_json_member *const is = &schema->members[i];
        const size_t length = uric_log_length(is->path);

        put_json_member(&m, is, is->path, length, length);
    }
    return end_json(&m);
}

/* ---- schemas of the caller's ---- */

/* The field before the "=", or OWN if there is none of that name. */
static int json_field_named(const char *s, size_t n)
{
    int field = 0;

    while (field < URIC_LOG_FIELDS && !uric_is_exactly(s, n, uric_log_field_name(field)))
        field++;
    return field < URIC_LOG_FIELDS ? field : OWN;
}

/* Adds the member of "field=path"; URIC_INVALID if it is not like that. */
static void put_json_pair(struct uric_log_maker *m, const char *s, size_t n)
{
    struct uric_log_json_member is = { NULL, OWN, 0, 0 };
    const char *const equals = n > 0 ? (const char *)memchr(s, '=', n) : NULL;
    const size_t n_field = equals != NULL ? (size_t)(equals - s) : 0;
    const size_t n_path = equals != NULL ? n - n_field - 1 : 0;

    is.field = (signed char)json_field_named(s, n_field);
    if (is.field == OWN || n_path == 0)
        m->status = URIC_INVALID;
    put_json_member(m, &is, s + n - n_path, n_path, n_path);
}

static void put_json_pairs(struct uric_log_maker *m, const char *s, size_t n)
{
    size_t at = 0;

    while (m->status == URIC_OK && at <= n) {
        const char *const comma = at < n ? (const char *)memchr(s + at, ',', n - at) : NULL;
        const size_t length = comma != NULL ? (size_t)(comma - s) - at : n - at;

        m->f->error_offset = (uint32_t)at;
        put_json_pair(m, s + at, length);
        at += length + 1;
    }
}

enum uric_status uric_log_format_json(struct uric_log_format *f, const char *s, size_t n)
{
    static const struct uric_log_json_member target = { NULL, URIC_LOG_TARGET, 0, 0 };
    struct uric_log_maker m;

    begin_json(&m, f);
    if (n == 0)
        return URIC_INVALID;
    if (n > UINT32_MAX)
        return URIC_TOO_LONG;
    if (memchr(s, '=', n) != NULL)
        put_json_pairs(&m, s, n);
    else
        put_json_member(&m, &target, s, n, n);
    if (m.status == URIC_OK)
        f->error_offset = 0;
    return end_json(&m);
}

/* ---- members of their own ---- */

int uric_log_json_add(struct uric_log_format *f, const char *path, size_t n)
{
    static const struct uric_log_json_member own = { NULL, OWN, 0, 0 };
    const int before = uric_log_column(f, path, n);
    struct uric_log_maker m;

    if (f->reader != LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    return put_json_member(&m, &own, path, n, n > 1 && *path == '.' ? n - 1 : n);
}

/* Which columns and values of a log are numbers. */
/* The syntax of a number in JSON (RFC 8259, 6). */
#ifndef URIC_JSON_NUMBER_H
#define URIC_JSON_NUMBER_H


static inline size_t uric_digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && uric_is_digit(s[i]))
        i++;
    return i;
}

static inline int uric_is_json_number(const char *s, size_t n)
{
    size_t i = n > 0 && *s == '-', more = uric_digits(s + i, n - i);

    if (more == 0 || (more > 1 && s[i] == '0'))
        return 0;
    i += more;
    if (i < n && s[i] == '.') {
        more = uric_digits(s + i + 1, n - i - 1);
        if (more == 0)
            return 0;
        i += more + 1;
    }
    if (i < n && (s[i] == 'e' || s[i] == 'E')) {
        i++;
        i += i < n && (s[i] == '+' || s[i] == '-');
        more = uric_digits(s + i, n - i);
        if (more == 0)
            return 0;
        i += more;
    }
    return i == n;
}

#endif

/* ---- columns ---- */

static enum uric_log_type type_of_kind(int kind)
{
    switch (kind) {
    case STEP_NUMBER:
    case STEP_STATUS:
    case STEP_SIGNED: return URIC_LOG_IS_INTEGER;
    default: return URIC_LOG_IS_TEXT;
    }
}

static enum uric_log_type type_of_field(int field)
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

enum uric_log_type uric_log_column_type(const struct uric_log_format *f, int column)
{
    const enum uric_log_type usual = type_of_field(column);
    enum uric_log_type type;
    unsigned i;

    for (i = 0; i < f->n_steps; i++) {
        if (f->step[i].column != column)
            continue;
        if (f->reader == LOG_JSON)
            return f->step[i].flags & JSON_TEXT ? URIC_LOG_IS_TEXT : usual;
        type = type_of_kind(f->step[i].kind);
        return type == URIC_LOG_IS_TEXT ? usual : type;
    }
    return usual;
}

/* ---- values ---- */

static int is_part_of(const struct uric_log_row *row, uric_span at, int column)
{
    const uric_span whole = row->column[column];

    return uric_log_has(row, column) && at.begin > whole.begin && at.end <= whole.end;
}

/* In JSON the grammar has decided, unless the value is in quotes or part of a string. */
static int is_json_number(const struct uric_log_format *f, const char *line,
                          const struct uric_log_row *row, uric_span at)
{
    return f->reader == LOG_JSON && at.begin > 0 && line[at.begin - 1] != '"' &&
           !is_part_of(row, at, URIC_LOG_REQUEST);
}

bool uric_log_is_number(const struct uric_log_format *f, const char *line,
                        const struct uric_log_row *row, int column)
{
    uric_span at;

    if (!uric_log_has(row, column))
        return false;
    at = row->column[column];
    if (uric_log_column_type(f, column) == URIC_LOG_IS_TEXT &&
        !is_json_number(f, line, row, at))
        return false;
    return uric_is_json_number(line + at.begin, at.end - at.begin) != 0;
}

/* How much of a line a format can read that does not fit it. */
/* How much of a line a format can read that does not fit it. */
#ifndef URIC_LOG_NEARNESS_H
#define URIC_LOG_NEARNESS_H


struct uric_log_nearness {
    uint32_t points; /* the more fields can be read, the more */
    int goes_on;     /* all fields can be, from the start on, and a space follows the last */
};

/* The line may have something else before the first field, which counts less. */
URIC_INTERNAL void uric_log_near(const struct uric_log_format *f, const char *line, size_t n,
                                 struct uric_log_nearness *to);

#endif

/* The starts to try: an unknown prefix may precede the format's first field. */
enum { NEAR_STARTS = 16 };

/* The bytes to read from each start but the first, since lines may be long. */
enum { NEAR_BYTES = 4096 };

/* A column that has not been read. */
#define NEAR_NONE UINT32_MAX

/* What a field counts: nearly any text is of some kinds. */
static uint32_t near_points_of(const struct uric_log_step *step)
{
    switch (step->kind) {
    case STEP_NUMBER:
    case STEP_STATUS:
    case STEP_TIME:
    case STEP_SIGNED:
    case STEP_ISO:
    case STEP_DECIMAL: return 3;
    default: return 1;
    }
}

/* Whether the step has been read, with the text after it, before the error. */
static int near_is_read(const struct uric_log_step *step, const struct uric_log_row *row)
{
    const uric_span at = row->column[step->column];

    return at.begin != NEAR_NONE && (uint64_t)at.end + step->length <= row->error_offset;
}

/* Columns stay where they were read although an error follows them. */
static void near_read_steps(const struct uric_log_format *f, const char *line, size_t n,
                       struct uric_log_nearness *to)
{
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    for (i = 0; i < f->n_steps; i++)
        row.column[f->step[i].column].begin = NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_read_steps(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    for (i = 0; i < f->n_steps; i++) {
        if (near_is_read(&f->step[i], &row))
            to->points += near_points_of(&f->step[i]);
        else if (f->step[i].kind != STEP_CAPTURES)
            break;
    }
    to->goes_on = i == f->n_steps && row.error_offset < n && line[row.error_offset] == ' ';
}

/* An object counts by the part that is valid, and by the members that the format knows. */
static void near_read_object(const struct uric_log_format *f, const char *line, size_t n,
                        struct uric_log_nearness *to)
{
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    to->goes_on = 0;
    if (n == 0 || line[0] != '{')
        return;
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        row.column[i].begin = NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_read_json(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    to->points = (uint32_t)((uint64_t)row.error_offset * 10 / n);
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        to->points += row.column[i].begin != NEAR_NONE;
}

static void near_read_from(const struct uric_log_format *f, const char *line, size_t n,
                      struct uric_log_nearness *to)
{
    if (f->reader == LOG_JSON) {
        near_read_object(f, line, n, to);
    } else if (f->reader == LOG_STEPS) {
        near_read_steps(f, line, n, to);
    } else {
        to->points = 0;
        to->goes_on = 0;
    }
}

/* After the next byte that may stand before a field. */
static size_t near_next_start(const char *line, size_t n, size_t at)
{
    while (at < n && memchr(" \t:|=,]", line[at], 7) == NULL)
        at++;
    return at < n ? at + 1 : n;
}

void uric_log_near(const struct uric_log_format *f, const char *line, size_t n,
                   struct uric_log_nearness *to)
{
    const size_t layers = n <= URIC_MAX_LENGTH ? uric_log_layers_length(f, line, n) : 0;
    struct uric_log_nearness later;
    size_t at = layers;
    int starts;

    to->points = 0;
    to->goes_on = 0;
    if (n > URIC_MAX_LENGTH || (f->layers.n > 0 && layers == 0))
        return;
    near_read_from(f, line + at, n - at, to);
    for (starts = 1; starts < NEAR_STARTS && at < n; starts++) {
        at = near_next_start(line, n, at);
        near_read_from(f, line + at, n - at < NEAR_BYTES ? n - at : (size_t)NEAR_BYTES, &later);
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
enum { DETECT_LINES = 64, DETECT_BYTES = 64 * 1024 };

/* The most candidates: each format, alone and with prefixes. */
enum { DETECT_CANDIDATES = 256 };

/* A line that does not fit is slow to compare, so compare at most this many. */
enum { DETECT_OFFSETS = 8 };

struct detect_line {
    const char *s;
    size_t n;
};

/* A format, and how the lines fit it. */
struct detect_candidate {
    uint64_t fits;    /* bit 1 << i: line i does */
    uint32_t columns; /* defined in all of these lines together */
    uint32_t points;  /* how near the others are, together */
    uint32_t goes_on; /* they fit up to a space */
    int16_t format, prefix;
};

struct log_detecting {
    struct uric_log_format *f;
    struct detect_line line[DETECT_LINES];
    uint32_t n;
    size_t bytes; /* that were looked at */
    uint32_t n_candidates;
    struct detect_candidate candidate[DETECT_CANDIDATES];
};

static uint32_t detect_count(uint64_t bits)
{
    uint32_t n = 0;

    for (; bits != 0; bits &= bits - 1)
        n++;
    return n;
}

/* ---- lines ---- */

static size_t detect_after_bom(const char *s, size_t n)
{
    return n >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

static void detect_lines(struct log_detecting *d, const char *s, size_t n, char terminator)
{
    const char *at = n > 0 ? s + detect_after_bom(s, n) : s;
    const char *const end = n > 0 ? s + n : s;

    while (at < end && d->n < DETECT_LINES &&
           (d->n == 0 || (size_t)(at - s) < DETECT_BYTES)) {
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

/* A format that cannot be made is none. */
static int detect_make(struct uric_log_format *f, const struct detect_candidate *c)
{
    const char *const name = uric_log_format_name(c->format);
    const char *const prefix = uric_log_prefix_name(c->prefix);

    if (uric_log_format_named(f, name, uric_log_length(name)) != URIC_OK)
        return 0;
    return prefix == NULL ||
           uric_log_format_prefix(f, prefix, uric_log_length(prefix)) == URIC_OK;
}

/* Reads a line; w3c is no format without a directive that names the columns, and JSON none
 * of a line that has no member of its. */
static int detect_fits(struct uric_log_format *f, const struct detect_line *line,
                     struct uric_log_row *row)
{
    const enum uric_status status = uric_log_read(f, line->s, line->n, row);

    if (status == URIC_DIRECTIVE)
        return uric_log_directive(f, line->s, line->n) || f->flags & FORMAT_FIELDS;
    return status == URIC_OK && (f->reader != LOG_JSON || row->defined != 0);
}

/* Whether the column has a "." or ":", as addresses and most servers' names. */
static int detect_is_host(const struct detect_line *line, const struct uric_log_row *row,
                          int column)
{
    const uric_span at = row->column[column];
    const char *const s = line->s + at.begin;
    const size_t n = at.end - at.begin;

    return n > 0 && (memchr(s, '.', n) != NULL || memchr(s, ':', n) != NULL ||
                     uric_is_exactly(s, n, "localhost"));
}

/* How many lines have an ident or a host, and in how many of them it looks like a host. */
struct detect_names {
    uint32_t idents, idents_like_hosts, hosts, hosts_like_hosts;
};

static void detect_count_names(struct detect_names *names, const struct detect_line *line,
                               const struct uric_log_row *row)
{
    if (uric_log_has(row, URIC_LOG_IDENT)) {
        names->idents++;
        names->idents_like_hosts += (uint32_t)detect_is_host(line, row, URIC_LOG_IDENT);
    }
    if (uric_log_has(row, URIC_LOG_HOST)) {
        names->hosts++;
        names->hosts_like_hosts += (uint32_t)detect_is_host(line, row, URIC_LOG_HOST);
    }
}

/* Hardly a client has an ident, and a server that writes its name writes it in nearly every
 * line: that tells formats apart that have the one where others have the other. */
static void detect_leave_out_names(struct detect_candidate *c,
                                   const struct detect_names *names)
{
    const uint32_t lines = detect_count(c->fits), most = lines - lines / 8;

    c->columns -= names->idents >= most ? names->idents : names->idents_like_hosts;
    if (names->hosts < most)
        c->columns -= names->hosts - names->hosts_like_hosts;
}

/* Where an empty field is undefined, a "-" is hardly a value either. */
static uint32_t detect_count_columns(const struct uric_log_format *f,
                                     const struct detect_line *line,
                                     const struct uric_log_row *row)
{
    uint32_t n = detect_count(row->defined);
    int column;

    for (column = 0; f->flags & FORMAT_EMPTY_IS_NONE && column < URIC_LOG_COLUMNS; column++) {
        const uric_span at = row->column[column];

        n -= uric_log_has(row, column) && at.end - at.begin == 1 && line->s[at.begin] == '-';
    }
    return n;
}

static void detect_try_lines(struct log_detecting *d, struct detect_candidate *c)
{
    struct uric_log_row row;
    uint64_t directives = 0;
    struct detect_names names = { 0, 0, 0, 0 };
    uint32_t i;

    for (i = 0; i < d->n; i++) {
        const struct detect_line *const line = &d->line[i];

        row.defined = 0;
        if (detect_fits(d->f, line, &row)) {
            c->fits |= LOG_BIT(i);
            c->columns += detect_count_columns(d->f, line, &row);
            detect_count_names(&names, line, &row);
        } else if (d->f->reader == LOG_W3C && line->s[0] == '#') {
            directives |= LOG_BIT(i);
        }
    }
    detect_leave_out_names(c, &names);
    if (c->fits != 0) /* the directives before the one that names the columns */
        c->fits |= directives;
}

static void detect_try_format(struct log_detecting *d, int format, int prefix)
{
    struct detect_candidate *const c = &d->candidate[d->n_candidates];

    if (d->n_candidates == DETECT_CANDIDATES)
        return;
    c->fits = 0;
    c->columns = c->points = c->goes_on = 0;
    c->format = (int16_t)format;
    c->prefix = (int16_t)prefix;
    if (!detect_make(d->f, c))
        return;
    uric_log_skip_offsets(d->f);
    detect_try_lines(d, c);
    d->n_candidates++;
}

/* Whether the name is that of a variant, as nginx:escape=json: what fits another format as well
 * is hardly of this one. */
static int detect_is_variant(const char *name)
{
    return memchr(name, '=', uric_log_length(name)) != NULL;
}

static void detect_try_formats(struct log_detecting *d, int prefix, int variants)
{
    const char *name;
    int format;

    for (format = 0; (name = uric_log_format_name(format)) != NULL; format++) {
        if (detect_is_variant(name) == variants)
            detect_try_format(d, format, prefix);
    }
}

/* Whether at least half of the lines start with the prefix. */
static int detect_has_prefix(const struct log_detecting *d, int prefix)
{
    uint32_t i, n = 0;

    for (i = 0; i < d->n; i++)
        n += uric_log_prefix_length(prefix, d->line[i].s, d->line[i].n) > 0;
    return 2 * n >= d->n;
}

static void detect_try_prefixes(struct log_detecting *d, int variants)
{
    int prefix;

    for (prefix = 0; uric_log_prefix_name(prefix) != NULL; prefix++) {
        if (detect_has_prefix(d, prefix))
            detect_try_formats(d, prefix, variants);
    }
}

static void detect_measure_nearness(struct log_detecting *d, struct detect_candidate *c)
{
    struct uric_log_nearness at;
    uint32_t i, n = 0, goes_on = 0;

    detect_make(d->f, c);
    for (i = 0; i < d->n && n < DETECT_OFFSETS; i++) {
        if (c->fits >> i & 1)
            continue;
        uric_log_near(d->f, d->line[i].s, d->line[i].n, &at);
        c->points += at.points;
        goes_on += (uint32_t)at.goes_on;
        n++;
    }
    c->goes_on = n > 0 && goes_on == n;
}

/* Where the errors are, in parts of 1000 of a line. */
static uint32_t detect_reach(struct log_detecting *d, const struct detect_candidate *c)
{
    uint64_t sum = 0;
    uint32_t i, n = 0;

    detect_make(d->f, c);
    for (i = 0; i < d->n && n < DETECT_OFFSETS; i++) {
        const struct detect_line *const line = &d->line[i];
        struct uric_log_row row;

        row.error_offset = 0;
        if (detect_fits(d->f, line, &row) || c->fits >> i & 1)
            continue;
        sum += (uint64_t)row.error_offset * 1000 / line->n;
        n++;
    }
    return n > 0 ? (uint32_t)(sum / n) : 1000;
}

/* ---- the choice ---- */

/* Whether a defines more columns than b in a line, on average: 1, 0 or -1. */
static int detect_compare_columns(const struct detect_candidate *a,
                                  const struct detect_candidate *b)
{
    const uint64_t of_a = (uint64_t)a->columns * detect_count(b->fits);
    const uint64_t of_b = (uint64_t)b->columns * detect_count(a->fits);

    return (of_a > of_b) - (of_a < of_b);
}

/* Whether a is nearer to the lines than b: 1, 0 or -1. */
static int detect_compare(const struct detect_candidate *a,
                          const struct detect_candidate *b)
{
    const uint32_t fits_a = detect_count(a->fits), fits_b = detect_count(b->fits);

    if (fits_a != fits_b)
        return fits_a > fits_b ? 1 : -1;
    if (detect_compare_columns(a, b) != 0)
        return detect_compare_columns(a, b);
    return (a->points > b->points) - (a->points < b->points);
}

/* The first of the nearest. */
static const struct detect_candidate *detect_nearest(const struct log_detecting *d)
{
    const struct detect_candidate *best = &d->candidate[0];
    uint32_t i;

    for (i = 1; i < d->n_candidates; i++) {
        if (detect_compare(&d->candidate[i], best) > 0)
            best = &d->candidate[i];
    }
    return best;
}

/* The one that defines the most columns, of those that fit about as many lines as the nearest:
 * it is more specific than the others. */
static const struct detect_candidate *detect_most_specific(const struct log_detecting *d)
{
    const struct detect_candidate *best = detect_nearest(d);
    const uint32_t most = detect_count(best->fits), enough = most - most / 8;
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct detect_candidate *const c = &d->candidate[i];

        if (detect_count(c->fits) >= enough && detect_compare_columns(c, best) > 0)
            best = c;
    }
    return best;
}

static int detect_same_columns(const struct uric_log_row *a,
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
static int detect_is_same(struct log_detecting *d, const struct detect_candidate *a,
                          const struct detect_candidate *b)
{
    struct uric_log_format other;
    struct uric_log_row row, other_row;
    uint32_t i;

    if (a->fits != b->fits || !detect_make(d->f, a) || !detect_make(&other, b))
        return 0;
    for (i = 0; i < d->n; i++) {
        if (!(a->fits >> i & 1))
            continue;
        row.defined = other_row.defined = 0;
        detect_fits(d->f, &d->line[i], &row);
        detect_fits(&other, &d->line[i], &other_row);
        if (!detect_same_columns(&row, &other_row))
            return 0;
    }
    return 1;
}

/* Whether the candidate is as good as another, or many lines have another format. */
static int detect_is_doubtful(struct log_detecting *d, const struct detect_candidate *best)
{
    const uint32_t fits = detect_count(best->fits);
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct detect_candidate *const c = &d->candidate[i];

        if (c == best)
            continue;
        if (2 * detect_count(c->fits & ~best->fits) > fits)
            return 1;
        if (detect_count(c->fits) == fits && detect_compare_columns(c, best) == 0 &&
            !detect_is_same(d, best, c))
            return 1;
    }
    return 0;
}

static const struct detect_candidate *detect_choose(struct log_detecting *d)
{
    const struct detect_candidate *best;

    if (d->n_candidates == 0)
        return NULL;
    best = detect_most_specific(d);
    if (best->fits == 0 || 2 * detect_count(best->fits) < d->n ||
        detect_is_doubtful(d, best))
        return NULL;
    return best;
}

/* ---- the answer ---- */

static void detect_put_guess(struct uric_log_guess *guess, const struct detect_candidate *c)
{
    guess->format = c->format;
    guess->prefix = c->prefix;
    guess->fits = detect_count(c->fits);
    guess->goes_on = c->goes_on;
}

/* Takes the nearest ones out of the list. */
static void detect_put_nearest(struct log_detecting *d, struct uric_log_detection *to)
{
    while (d->n_candidates > 0 && to->n < URIC_LOG_NEAREST) {
        const struct detect_candidate *const c = detect_nearest(d);
        const uint32_t at = (uint32_t)(c - d->candidate);

        detect_put_guess(&to->nearest[to->n], c);
        to->nearest[to->n++].reach = detect_reach(d, c);
        d->n_candidates--;
        memmove(&d->candidate[at], &d->candidate[at + 1],
                (d->n_candidates - at) * sizeof d->candidate[0]);
    }
}

/* The variants come last: without them, most lines that fit one fit another format, too. */
static const struct detect_candidate *detect_format(struct log_detecting *d)
{
    const struct detect_candidate *best = NULL;
    int variants;

    for (variants = 0; variants < 2 && best == NULL; variants++) {
        detect_try_formats(d, -1, variants);
        best = detect_choose(d);
        if (best == NULL) {
            detect_try_prefixes(d, variants);
            best = detect_choose(d);
        }
    }
    return best;
}

enum uric_status uric_log_detect(const char *s, size_t n, char terminator,
                                 struct uric_log_format *f,
                                 struct uric_log_detection *detection)
{
    struct log_detecting d;
    const struct detect_candidate *best;
    uint32_t i;

    d.f = f;
    d.n = d.n_candidates = 0;
    detect_lines(&d, s, n, terminator);
    memset(detection, 0, sizeof *detection);
    detection->bytes = d.bytes;
    detection->lines = d.n;
    if (d.n == 0)
        return URIC_NONE;
    best = detect_format(&d);
    if (best == NULL) {
        for (i = 0; i < d.n_candidates; i++)
            detect_measure_nearness(&d, &d.candidate[i]);
        detect_put_nearest(&d, detection);
        return URIC_UNKNOWN;
    }
    detect_put_guess(&detection->nearest[detection->n++], best);
    return detect_make(f, best) ? URIC_OK : URIC_UNKNOWN;
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
