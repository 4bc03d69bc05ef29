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
    log_line_en_main_as_haproxy

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
    STEP_CAPTURES /* HAProxy's "{...} ", none, one or two */
};

/* Flags of a step. */
enum {
    STEP_MAY_BE_EMPTY = 1,
    STEP_DASH = 2, /* "-" is a value, not undefined */
    STEP_LIST = 4, /* ", " and " : " may be part of it */
    STEP_USER = 8, /* Apache writes "" for an empty user */
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
    FORMAT_FIELDS = 16        /* a #Fields directive was read */
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

URIC_INTERNAL enum uric_status uric_log_format_w3c(struct uric_log_format *f);

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

/* Adds the columns that come from the request line, unless they have fields of their own. */
static void settle_request(struct uric_log_format *f)
{
    const uint64_t parts = LOG_BIT(URIC_LOG_METHOD) | LOG_BIT(URIC_LOG_TARGET) |
                           LOG_BIT(URIC_LOG_PROTOCOL);

    if (f->columns & LOG_BIT(URIC_LOG_REQUEST)) {
        f->from_request = parts & ~f->columns;
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
    settle_request(m->f);
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
    { 'a', { "c", OWN, STEP_UNTIL, STEP_WORD, 0 } },
    { 'a', { "", URIC_LOG_CLIENT, STEP_UNTIL, STEP_WORD, 0 } },
    { 'A', { "", OWN, STEP_UNTIL, 0, 0 } },
    { 'b', { "", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 } },
    { 'B', { "", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 } },
    { 'c', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'C', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'D', { "", URIC_LOG_DURATION, STEP_NUMBER, 0, 1000000 } },
    { 'e', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'f', { "", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'h', { "c", OWN, STEP_UNTIL, STEP_WORD, 0 } },
    { 'h', { "", URIC_LOG_CLIENT, STEP_UNTIL, STEP_WORD, 0 } },
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
    { 'u', { "", URIC_LOG_USER, STEP_UNTIL, STEP_USER, 0 } },
    { 'U', { "", OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'v', { "", URIC_LOG_HOST, STEP_UNTIL, 0, 0 } },
    { 'V', { "", URIC_LOG_HOST, STEP_UNTIL, 0, 0 } },
    { 'x', { NULL, OWN, STEP_UNTIL, STEP_MAY_BE_EMPTY, 0 } },
    { 'X', { "", OWN, STEP_UNTIL, STEP_DASH, 0 } }
};

static const struct uric_log_meaning uric_log_variables[] = {
    { "remote_addr", URIC_LOG_CLIENT, STEP_UNTIL, STEP_WORD, 0 },
    { "remote_port", URIC_LOG_CLIENT_PORT, STEP_UNTIL, 0, 0 },
    { "remote_user", URIC_LOG_USER, STEP_UNTIL, 0, 0 },
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

/* A format is defined by the string of a custom format or by its fields; w3c has neither. */
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
    { { "timestamp", URIC_LOG_TIME, STEP_UNTIL, 0, 0 }, " " },
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
    { { "time", URIC_LOG_TIME, STEP_UNTIL, 0, 0 }, " " },
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
    { { "http_request", URIC_LOG_REQUEST, STEP_UNTIL, 0, 0 }, "\"" }
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
    { "w3c", LOG_CUSTOM, ESCAPE_W3C,
      NULL,
      NULL, 0, 0 },
    { "elb", LOG_ELB, ESCAPE_APACHE,
      NULL,
      uric_log_elb, 15, FORMAT_OPEN | FORMAT_DASHES },
    { "alb", LOG_ALB, ESCAPE_APACHE,
      NULL,
      uric_log_alb, 33, FORMAT_OPEN | FORMAT_DASHES },
    { "haproxy", LOG_HAPROXY, ESCAPE_HAPROXY,
      NULL,
      uric_log_haproxy, 24, FORMAT_SYSLOG }
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
    return i >= 0 && i < NAMES ? uric_log_formats[i].name : NULL;
}

static enum uric_status named_by_fields(struct uric_log_format *f,
                                        const struct uric_log_named *named)
{
    const enum uric_log_escape escape = (enum uric_log_escape)named->escape;
    struct uric_log_maker m;
    enum uric_status status;

    uric_log_begin(&m, f, escape, escape == ESCAPE_HAPROXY ? '#' : '\\');
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
        return URIC_UNKNOWN;
    named += i;
    if (named->string != NULL)
        status = uric_log_format_custom(f, named->string, uric_log_length(named->string));
    else if (named->fields != NULL)
        status = named_by_fields(f, named);
    else
        return uric_log_format_w3c(f);
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

/* Reads lines of access logs into columns. */
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

enum uric_status uric_log_broken(struct uric_log_row *row, enum uric_status status,
                                 size_t at)
{
    row->defined = row->escaped = 0;
    row->error_offset = (uint32_t)at;
    return status;
}

/* If the steps reject the line, its machine, if there is one, decides: it finds the offset of
 * the error. */
static enum uric_status read_fields(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    const enum uric_status status = uric_log_read_steps(f, line, n, row);

    if (status == URIC_OK || f->machine == LOG_ENTRIES)
        return status;
    row->error_offset = 0;
    return uric_log_scan_line(f, line, n, row);
}

enum uric_status uric_log_read(const struct uric_log_format *f, const char *line,
                               size_t n, struct uric_log_row *row)
{
    const unsigned char *const s = (const unsigned char *)line;

    row->defined = row->escaped = 0;
    row->error_offset = row->reserved = 0;
    if (n > URIC_MAX_LENGTH)
        return uric_log_broken(row, URIC_TOO_LONG, URIC_MAX_LENGTH);
    if (f->reader == LOG_STEPS)
        return read_fields(f, s, n, row);
    if (f->reader == LOG_JSON)
        return uric_log_read_json(f, s, n, row);
    if (n > 0 && line[0] == '#')
        return URIC_DIRECTIVE;
    if (!(f->flags & FORMAT_FIELDS))
        return uric_log_broken(row, URIC_INVALID, 0);
    return uric_log_read_w3c(f, s, n, row);
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
    if (step->flags & STEP_USER && is_empty_name(r))
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
	19, 1, 20, 1, 21, 2, 0, 2

};

static const short _log_line_key_offsets[] = {
	0, 0, 7, 9, 11, 13, 15, 17,
	19, 22, 24, 26, 27, 31, 35, 39,
	40, 42, 44, 46, 48, 49, 51, 53,
	54, 56, 58, 59, 61, 63, 64, 66,
	68, 70, 72, 74, 75, 76, 77, 79,
	80, 83, 84, 87, 89, 91, 91, 93,
	95, 97, 99, 101, 103, 106, 108, 110,
	111, 115, 119, 123, 124, 126, 128, 130,
	132, 133, 135, 137, 138, 140, 142, 143,
	145, 147, 148, 150, 152, 154, 156, 158,
	159, 160, 161, 163, 164, 167, 168, 171,
	172, 173, 175, 176, 177, 179, 179, 179,
	182, 184, 186, 186, 188, 190, 193, 194,
	197, 199, 201, 202, 203, 205, 207, 210,
	212, 214, 216, 218, 220, 223, 225, 227,
	229, 231, 233, 235, 237, 239, 242, 243,
	245, 247, 250, 251, 254, 255, 258, 261,
	264, 267, 269, 269, 271, 271, 273, 273,
	275, 275, 278, 281, 283, 285, 290, 295,
	297, 299, 301, 303, 305, 307, 309, 312,
	314, 316, 318, 320, 322, 324, 326, 328,
	331, 332, 334, 336, 339, 340, 343, 344,
	347, 350, 353, 356, 359, 362, 365, 368,
	371, 374, 377, 380, 383, 386, 389, 392,
	395, 398, 401, 403, 403, 405, 405, 407,
	407, 409, 409, 411, 411, 413, 413, 415,
	415, 417, 417, 419, 419, 421, 421, 423,
	423, 425, 425, 427, 427, 429, 429, 431,
	431, 433, 433, 435, 435, 437, 437, 439,
	439, 442, 445, 447, 449, 454, 459, 462,
	466, 467, 468, 470, 473, 474, 475, 478,
	482, 483, 485, 487, 488, 490, 492, 494,
	496, 498, 500, 504, 506, 509, 513, 515,
	518, 522, 524, 527, 531, 533, 536, 540,
	542, 545, 549, 551, 554, 558, 560, 563,
	565, 567, 569, 571, 573, 575, 579, 581,
	584, 588, 590, 593, 597, 599, 602, 606,
	608, 611, 615, 617, 620, 624, 626, 629,
	633, 635, 638, 640, 642, 644, 645, 647,
	649, 650, 651, 657, 663, 667, 671, 673,
	679, 685, 685, 687, 687, 689, 691, 693,
	695, 695, 696, 697, 698, 699, 701, 703,
	705, 707, 709, 711, 713, 715, 717, 719,
	721, 723, 725, 727, 729, 731, 733, 735,
	737, 738, 739, 740, 741, 742, 743, 744,
	745, 746, 747, 748, 749, 750, 751, 752,
	753, 754, 755, 756
};

static const unsigned char _log_line_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 91u, 92u, 48u, 57u,
	48u, 57u, 47u, 65u, 90u, 97u, 122u, 65u,
	90u, 97u, 122u, 65u, 90u, 97u, 122u, 47u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	58u, 48u, 57u, 48u, 57u, 58u, 48u, 57u,
	48u, 57u, 58u, 48u, 57u, 48u, 57u, 32u,
	43u, 45u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 93u, 32u, 34u, 34u, 92u, 32u,
	45u, 48u, 57u, 32u, 45u, 48u, 57u, 48u,
	57u, 48u, 57u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	91u, 92u, 48u, 57u, 48u, 57u, 47u, 65u,
	90u, 97u, 122u, 65u, 90u, 97u, 122u, 65u,
	90u, 97u, 122u, 47u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 58u, 48u, 57u, 48u,
	57u, 58u, 48u, 57u, 48u, 57u, 58u, 48u,
	57u, 48u, 57u, 32u, 43u, 45u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 93u, 32u,
	34u, 34u, 92u, 32u, 45u, 48u, 57u, 32u,
	45u, 48u, 57u, 32u, 34u, 34u, 92u, 32u,
	34u, 34u, 92u, 32u, 48u, 57u, 48u, 57u,
	48u, 57u, 58u, 92u, 58u, 92u, 45u, 48u,
	57u, 32u, 32u, 48u, 57u, 32u, 92u, 32u,
	92u, 45u, 32u, 32u, 92u, 32u, 92u, 32u,
	91u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 58u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 45u,
	48u, 57u, 32u, 32u, 92u, 32u, 92u, 45u,
	48u, 57u, 32u, 45u, 48u, 57u, 32u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 32u, 48u, 57u, 32u, 48u,
	57u, 48u, 57u, 48u, 57u, 32u, 58u, 92u,
	48u, 57u, 32u, 58u, 92u, 48u, 57u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 58u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	32u, 92u, 32u, 92u, 32u, 92u, 32u, 92u,
	45u, 48u, 57u, 32u, 32u, 92u, 32u, 92u,
	45u, 48u, 57u, 32u, 45u, 48u, 57u, 32u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 32u, 34u, 92u, 32u, 34u, 92u, 32u,
	34u, 92u, 32u, 34u, 92u, 32u, 34u, 92u,
	32u, 34u, 92u, 32u, 34u, 92u, 32u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 34u,
	92u, 34u, 92u, 34u, 92u, 34u, 92u, 32u,
	48u, 57u, 32u, 48u, 57u, 48u, 57u, 48u,
	57u, 32u, 58u, 92u, 48u, 57u, 32u, 58u,
	92u, 48u, 57u, 32u, 35u, 91u, 32u, 35u,
	58u, 91u, 91u, 91u, 48u, 57u, 93u, 48u,
	57u, 58u, 32u, 32u, 35u, 91u, 32u, 35u,
	58u, 91u, 91u, 35u, 93u, 35u, 93u, 32u,
	32u, 35u, 32u, 35u, 35u, 47u, 35u, 47u,
	32u, 35u, 32u, 35u, 43u, 45u, 48u, 57u,
	48u, 57u, 47u, 48u, 57u, 43u, 45u, 48u,
	57u, 48u, 57u, 47u, 48u, 57u, 43u, 45u,
	48u, 57u, 48u, 57u, 47u, 48u, 57u, 43u,
	45u, 48u, 57u, 48u, 57u, 47u, 48u, 57u,
	43u, 45u, 48u, 57u, 48u, 57u, 32u, 48u,
	57u, 43u, 45u, 48u, 57u, 48u, 57u, 32u,
	48u, 57u, 43u, 45u, 48u, 57u, 48u, 57u,
	32u, 48u, 57u, 32u, 35u, 32u, 35u, 32u,
	35u, 32u, 35u, 32u, 35u, 32u, 35u, 43u,
	45u, 48u, 57u, 48u, 57u, 47u, 48u, 57u,
	43u, 45u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 43u, 45u, 48u, 57u, 48u, 57u, 47u,
	48u, 57u, 43u, 45u, 48u, 57u, 48u, 57u,
	47u, 48u, 57u, 43u, 45u, 48u, 57u, 48u,
	57u, 32u, 48u, 57u, 43u, 45u, 48u, 57u,
	48u, 57u, 47u, 48u, 57u, 43u, 45u, 48u,
	57u, 48u, 57u, 32u, 48u, 57u, 34u, 123u,
	34u, 35u, 35u, 125u, 32u, 34u, 123u, 35u,
	125u, 32u, 34u, 32u, 35u, 58u, 91u, 48u,
	57u, 32u, 35u, 58u, 91u, 48u, 57u, 35u,
	93u, 48u, 57u, 35u, 93u, 48u, 57u, 32u,
	58u, 32u, 35u, 58u, 91u, 48u, 57u, 32u,
	35u, 58u, 91u, 48u, 57u, 48u, 57u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	32u, 32u, 32u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 92u, 32u, 92u, 32u, 92u, 32u,
	92u, 32u, 32u, 32u, 32u, 32u, 32u, 32u,
	32u, 32u, 32u, 32u, 32u, 32u, 32u, 32u,
	32u, 32u, 32u, 32u, 0
};

static const char _log_line_single_lengths[] = {
	0, 7, 2, 2, 2, 2, 2, 2,
	3, 0, 0, 1, 0, 0, 0, 1,
	0, 0, 0, 0, 1, 0, 0, 1,
	0, 0, 1, 0, 0, 1, 2, 0,
	0, 0, 0, 1, 1, 1, 2, 1,
	1, 1, 1, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 3, 0, 0, 1,
	0, 0, 0, 1, 0, 0, 0, 0,
	1, 0, 0, 1, 0, 0, 1, 0,
	0, 1, 2, 0, 0, 0, 0, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 2, 1, 1, 2, 0, 0, 1,
	0, 0, 0, 2, 2, 1, 1, 1,
	2, 2, 1, 1, 2, 2, 3, 2,
	2, 2, 2, 2, 3, 2, 2, 2,
	2, 2, 2, 2, 2, 1, 1, 2,
	2, 1, 1, 1, 1, 3, 3, 3,
	3, 2, 0, 2, 0, 2, 0, 2,
	0, 1, 1, 0, 0, 3, 3, 2,
	2, 2, 2, 2, 2, 2, 3, 2,
	2, 2, 2, 2, 2, 2, 2, 1,
	1, 2, 2, 1, 1, 1, 1, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	2, 0, 2, 0, 2, 0, 2, 0,
	1, 1, 0, 0, 3, 3, 3, 4,
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
	4, 0, 0, 0, 2, 2, 2, 2,
	0, 1, 1, 1, 1, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 0
};

static const char _log_line_range_lengths[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 1, 0, 2, 2, 2, 0,
	1, 1, 1, 1, 0, 1, 1, 0,
	1, 1, 0, 1, 1, 0, 0, 1,
	1, 1, 1, 0, 0, 0, 0, 0,
	1, 0, 1, 1, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 1, 0,
	2, 2, 2, 0, 1, 1, 1, 1,
	0, 1, 1, 0, 1, 1, 0, 1,
	1, 0, 0, 1, 1, 1, 1, 0,
	0, 0, 0, 0, 1, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	1, 1, 0, 0, 0, 1, 0, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 1, 0, 0,
	0, 1, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 1, 1, 1, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 1, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	1, 1, 1, 1, 1, 1, 0, 0,
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
	1, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0
};

static const short _log_line_index_offsets[] = {
	0, 0, 8, 11, 14, 17, 20, 23,
	26, 30, 32, 34, 36, 39, 42, 45,
	47, 49, 51, 53, 55, 57, 59, 61,
	63, 65, 67, 69, 71, 73, 75, 78,
	80, 82, 84, 86, 88, 90, 92, 95,
	97, 100, 102, 105, 107, 109, 110, 113,
	116, 119, 122, 125, 128, 132, 134, 136,
	138, 141, 144, 147, 149, 151, 153, 155,
	157, 159, 161, 163, 165, 167, 169, 171,
	173, 175, 177, 180, 182, 184, 186, 188,
	190, 192, 194, 197, 199, 202, 204, 207,
	209, 211, 214, 216, 218, 221, 222, 223,
	226, 228, 230, 231, 234, 237, 240, 242,
	245, 248, 251, 253, 255, 258, 261, 265,
	268, 271, 274, 277, 280, 284, 287, 290,
	293, 296, 299, 302, 305, 308, 311, 313,
	316, 319, 322, 324, 327, 329, 333, 337,
	341, 345, 348, 349, 352, 353, 356, 357,
	360, 361, 364, 367, 369, 371, 376, 381,
	384, 387, 390, 393, 396, 399, 402, 406,
	409, 412, 415, 418, 421, 424, 427, 430,
	433, 435, 438, 441, 444, 446, 449, 451,
	455, 459, 463, 467, 471, 475, 479, 483,
	487, 491, 495, 499, 503, 507, 511, 515,
	519, 523, 527, 530, 531, 534, 535, 538,
	539, 542, 543, 546, 547, 550, 551, 554,
	555, 558, 559, 562, 563, 566, 567, 570,
	571, 574, 575, 578, 579, 582, 583, 586,
	587, 590, 591, 594, 595, 598, 599, 602,
	603, 606, 609, 611, 613, 618, 623, 627,
	632, 634, 636, 638, 641, 643, 645, 649,
	654, 656, 659, 662, 664, 667, 670, 673,
	676, 679, 682, 686, 688, 691, 695, 697,
	700, 704, 706, 709, 713, 715, 718, 722,
	724, 727, 731, 733, 736, 740, 742, 745,
	748, 751, 754, 757, 760, 763, 767, 769,
	772, 776, 778, 781, 785, 787, 790, 794,
	796, 799, 803, 805, 808, 812, 814, 817,
	821, 823, 826, 829, 832, 835, 837, 840,
	843, 845, 847, 853, 859, 863, 867, 870,
	876, 882, 883, 885, 886, 889, 892, 895,
	898, 899, 901, 903, 905, 907, 910, 913,
	916, 919, 922, 925, 928, 931, 934, 937,
	940, 943, 946, 949, 952, 955, 958, 961,
	964, 966, 968, 970, 972, 974, 976, 978,
	980, 982, 984, 986, 988, 990, 992, 994,
	996, 998, 1000, 1002
};

static const short _log_line_trans_targs[] = {
	2, 46, 99, 104, 111, 151, 238, 0,
	0, 3, 3, 4, 3, 3, 0, 5,
	5, 6, 5, 5, 0, 7, 7, 8,
	7, 7, 8, 9, 7, 7, 10, 0,
	11, 0, 12, 0, 13, 13, 0, 14,
	14, 0, 15, 15, 0, 16, 0, 17,
	0, 18, 0, 19, 0, 20, 0, 21,
	0, 22, 0, 23, 0, 24, 0, 25,
	0, 26, 0, 27, 0, 28, 0, 29,
	0, 30, 0, 31, 31, 0, 32, 0,
	33, 0, 34, 0, 35, 0, 36, 0,
	37, 0, 38, 0, 39, 45, 38, 40,
	0, 41, 43, 0, 42, 0, 321, 322,
	0, 44, 0, 41, 0, 38, 0, 47,
	47, 48, 47, 47, 0, 49, 49, 50,
	49, 49, 0, 51, 51, 52, 51, 51,
	52, 53, 51, 51, 54, 0, 55, 0,
	56, 0, 57, 57, 0, 58, 58, 0,
	59, 59, 0, 60, 0, 61, 0, 62,
	0, 63, 0, 64, 0, 65, 0, 66,
	0, 67, 0, 68, 0, 69, 0, 70,
	0, 71, 0, 72, 0, 73, 0, 74,
	0, 75, 75, 0, 76, 0, 77, 0,
	78, 0, 79, 0, 80, 0, 81, 0,
	82, 0, 83, 98, 82, 84, 0, 85,
	96, 0, 86, 0, 87, 95, 0, 88,
	0, 89, 0, 90, 94, 89, 91, 0,
	92, 0, 323, 93, 92, 92, 89, 88,
	95, 0, 97, 0, 85, 0, 82, 0,
	100, 100, 101, 100, 100, 102, 103, 0,
	46, 0, 46, 103, 0, 0, 105, 105,
	106, 105, 105, 107, 0, 108, 0, 0,
	109, 109, 110, 109, 109, 110, 53, 109,
	109, 0, 112, 112, 113, 112, 112, 0,
	114, 114, 115, 114, 114, 0, 116, 116,
	117, 149, 116, 116, 0, 118, 118, 119,
	118, 118, 0, 120, 120, 121, 120, 120,
	0, 122, 122, 123, 122, 122, 0, 124,
	124, 125, 124, 124, 126, 147, 0, 127,
	0, 0, 128, 128, 129, 128, 128, 130,
	146, 0, 131, 0, 132, 145, 0, 133,
	0, 0, 143, 324, 324, 0, 141, 325,
	325, 0, 139, 326, 326, 0, 137, 327,
	327, 329, 138, 137, 137, 330, 140, 139,
	139, 331, 142, 141, 141, 332, 144, 143,
	143, 133, 145, 0, 131, 146, 0, 148,
	0, 126, 0, 117, 149, 116, 150, 116,
	117, 149, 116, 150, 116, 0, 152, 152,
	153, 152, 152, 0, 154, 154, 155, 154,
	154, 0, 156, 156, 157, 156, 156, 0,
	158, 158, 159, 236, 158, 158, 0, 160,
	160, 161, 160, 160, 0, 162, 162, 163,
	162, 162, 0, 164, 164, 165, 164, 164,
	0, 166, 166, 167, 166, 166, 168, 234,
	0, 169, 0, 0, 170, 170, 171, 170,
	170, 172, 233, 0, 173, 0, 174, 232,
	0, 175, 0, 0, 230, 333, 333, 0,
	228, 334, 334, 0, 226, 335, 335, 0,
	224, 336, 336, 0, 222, 337, 337, 0,
	220, 338, 338, 0, 218, 339, 339, 0,
	216, 340, 340, 0, 214, 341, 341, 0,
	212, 342, 342, 0, 210, 343, 343, 0,
	208, 344, 344, 0, 206, 345, 345, 0,
	204, 346, 346, 0, 202, 347, 347, 0,
	200, 348, 348, 0, 198, 349, 349, 0,
	196, 350, 350, 0, 194, 351, 351, 352,
	195, 194, 194, 353, 197, 196, 196, 354,
	199, 198, 198, 355, 201, 200, 200, 356,
	203, 202, 202, 357, 205, 204, 204, 358,
	207, 206, 206, 359, 209, 208, 208, 360,
	211, 210, 210, 361, 213, 212, 212, 362,
	215, 214, 214, 363, 217, 216, 216, 364,
	219, 218, 218, 365, 221, 220, 220, 366,
	223, 222, 222, 367, 225, 224, 224, 368,
	227, 226, 226, 369, 229, 228, 228, 370,
	231, 230, 230, 175, 232, 0, 173, 233,
	0, 235, 0, 168, 0, 159, 236, 158,
	237, 158, 159, 236, 158, 237, 158, 241,
	239, 242, 239, 240, 239, 319, 242, 239,
	316, 241, 242, 241, 243, 0, 244, 243,
	0, 245, 0, 246, 0, 0, 247, 0,
	247, 248, 247, 314, 0, 247, 249, 0,
	250, 0, 250, 250, 251, 250, 252, 0,
	0, 253, 253, 254, 253, 253, 255, 0,
	255, 255, 256, 255, 0, 257, 257, 258,
	257, 257, 259, 259, 260, 0, 260, 0,
	261, 260, 0, 262, 262, 263, 0, 263,
	0, 264, 263, 0, 265, 265, 266, 0,
	266, 0, 267, 266, 0, 268, 268, 269,
	0, 269, 0, 270, 269, 0, 271, 271,
	272, 0, 272, 0, 273, 272, 0, 274,
	274, 275, 0, 275, 0, 276, 275, 0,
	277, 277, 278, 0, 278, 0, 279, 278,
	0, 0, 280, 280, 281, 280, 280, 0,
	282, 282, 283, 282, 282, 0, 284, 284,
	285, 284, 284, 286, 286, 287, 0, 287,
	0, 288, 287, 0, 289, 289, 290, 0,
	290, 0, 291, 290, 0, 292, 292, 293,
	0, 293, 0, 294, 293, 0, 295, 295,
	296, 0, 296, 0, 297, 296, 0, 298,
	298, 299, 0, 299, 0, 300, 299, 0,
	301, 301, 302, 0, 302, 0, 303, 302,
	0, 304, 304, 305, 0, 305, 0, 306,
	305, 0, 307, 308, 0, 371, 307, 307,
	308, 309, 308, 310, 0, 307, 311, 0,
	311, 312, 311, 313, 0, 307, 0, 248,
	247, 314, 0, 315, 247, 248, 247, 314,
	0, 315, 247, 250, 0, 317, 250, 250,
	318, 317, 250, 252, 245, 0, 240, 239,
	319, 242, 320, 239, 240, 239, 319, 242,
	320, 239, 0, 322, 0, 0, 134, 324,
	324, 135, 325, 325, 136, 326, 326, 328,
	327, 327, 328, 328, 0, 136, 0, 135,
	0, 134, 0, 176, 333, 333, 177, 334,
	334, 178, 335, 335, 179, 336, 336, 180,
	337, 337, 181, 338, 338, 182, 339, 339,
	183, 340, 340, 184, 341, 341, 185, 342,
	342, 186, 343, 343, 187, 344, 344, 188,
	345, 345, 189, 346, 346, 190, 347, 347,
	191, 348, 348, 192, 349, 349, 193, 350,
	350, 135, 351, 351, 135, 0, 193, 0,
	192, 0, 191, 0, 190, 0, 189, 0,
	188, 0, 187, 0, 186, 0, 185, 0,
	184, 0, 183, 0, 182, 0, 181, 0,
	180, 0, 179, 0, 178, 0, 177, 0,
	176, 0, 0, 0
};

static const char _log_line_trans_actions[] = {
	43, 0, 0, 0, 0, 0, 0, 0,
	0, 45, 1, 11, 5, 0, 0, 45,
	1, 13, 5, 0, 0, 45, 1, 17,
	5, 0, 17, 0, 5, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 19, 0,
	0, 0, 3, 0, 0, 5, 0, 21,
	0, 1, 1, 0, 23, 0, 1, 1,
	0, 0, 0, 0, 0, 0, 0, 45,
	1, 11, 5, 0, 0, 45, 1, 13,
	5, 0, 0, 45, 1, 17, 5, 0,
	17, 0, 5, 0, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 19, 0, 0, 0,
	3, 0, 0, 5, 0, 21, 0, 1,
	1, 0, 23, 0, 1, 1, 0, 25,
	0, 3, 0, 0, 5, 0, 27, 0,
	3, 0, 0, 5, 0, 0, 0, 25,
	0, 0, 0, 0, 0, 0, 0, 0,
	45, 1, 31, 5, 0, 1, 1, 0,
	33, 0, 33, 0, 0, 0, 45, 1,
	11, 5, 0, 0, 0, 0, 0, 0,
	45, 1, 15, 5, 0, 15, 0, 5,
	0, 0, 45, 1, 19, 5, 0, 0,
	45, 1, 37, 5, 0, 0, 45, 1,
	11, 9, 5, 0, 0, 45, 1, 37,
	5, 0, 0, 45, 1, 37, 5, 0,
	0, 45, 1, 37, 5, 0, 0, 45,
	1, 37, 5, 0, 1, 1, 0, 23,
	0, 0, 45, 1, 37, 5, 0, 1,
	1, 0, 37, 0, 1, 1, 0, 25,
	0, 0, 3, 45, 1, 0, 3, 45,
	1, 0, 3, 45, 1, 0, 3, 45,
	1, 0, 5, 0, 0, 0, 5, 0,
	0, 0, 5, 0, 0, 0, 5, 0,
	0, 25, 0, 0, 37, 0, 0, 0,
	0, 0, 0, 11, 9, 5, 0, 0,
	39, 9, 5, 0, 0, 0, 45, 1,
	37, 5, 0, 0, 45, 1, 19, 5,
	0, 0, 45, 1, 37, 5, 0, 0,
	45, 1, 11, 9, 5, 0, 0, 45,
	1, 37, 5, 0, 0, 45, 1, 37,
	5, 0, 0, 45, 1, 37, 5, 0,
	0, 45, 1, 37, 5, 0, 1, 1,
	0, 23, 0, 0, 45, 1, 37, 5,
	0, 1, 1, 0, 37, 0, 1, 1,
	0, 25, 0, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	3, 45, 1, 0, 3, 45, 1, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 0, 5, 0, 0, 0,
	5, 0, 0, 25, 0, 0, 37, 0,
	0, 0, 0, 0, 0, 11, 9, 5,
	0, 0, 39, 9, 5, 0, 0, 0,
	45, 0, 1, 11, 5, 9, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 7, 0, 0, 45, 0,
	1, 11, 5, 9, 0, 0, 0, 0,
	45, 0, 1, 5, 19, 0, 0, 0,
	0, 45, 1, 37, 5, 0, 45, 0,
	1, 5, 37, 0, 0, 45, 1, 37,
	5, 0, 1, 1, 1, 0, 0, 0,
	37, 0, 0, 1, 1, 1, 0, 0,
	0, 37, 0, 0, 1, 1, 1, 0,
	0, 0, 37, 0, 0, 1, 1, 1,
	0, 0, 0, 37, 0, 0, 1, 1,
	1, 0, 0, 0, 35, 0, 0, 1,
	1, 1, 0, 0, 0, 23, 0, 0,
	1, 1, 1, 0, 0, 0, 25, 0,
	0, 0, 45, 1, 37, 5, 0, 0,
	45, 1, 37, 5, 0, 0, 45, 1,
	37, 5, 0, 1, 1, 1, 0, 0,
	0, 37, 0, 0, 1, 1, 1, 0,
	0, 0, 37, 0, 0, 1, 1, 1,
	0, 0, 0, 37, 0, 0, 1, 1,
	1, 0, 0, 0, 37, 0, 0, 1,
	1, 1, 0, 0, 0, 37, 0, 0,
	1, 1, 1, 0, 0, 0, 37, 0,
	0, 1, 1, 1, 0, 0, 0, 37,
	0, 0, 3, 3, 0, 0, 5, 0,
	5, 0, 0, 41, 0, 3, 3, 0,
	5, 0, 0, 41, 0, 3, 0, 11,
	5, 9, 0, 0, 0, 39, 5, 9,
	0, 0, 0, 45, 0, 1, 1, 5,
	19, 0, 0, 0, 0, 0, 11, 5,
	9, 0, 0, 0, 39, 5, 9, 0,
	0, 0, 0, 0, 0, 0, 21, 5,
	0, 29, 5, 0, 37, 5, 0, 37,
	5, 0, 0, 37, 0, 37, 0, 29,
	0, 21, 0, 21, 5, 0, 29, 5,
	0, 37, 5, 0, 37, 5, 0, 37,
	5, 0, 37, 5, 0, 37, 5, 0,
	37, 5, 0, 37, 5, 0, 37, 5,
	0, 37, 5, 0, 37, 5, 0, 37,
	5, 0, 37, 5, 0, 37, 5, 0,
	37, 5, 0, 37, 5, 0, 37, 5,
	0, 37, 5, 0, 37, 0, 37, 0,
	37, 0, 37, 0, 37, 0, 37, 0,
	37, 0, 37, 0, 37, 0, 37, 0,
	37, 0, 37, 0, 37, 0, 37, 0,
	37, 0, 37, 0, 37, 0, 29, 0,
	21, 0, 0, 0
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
	0, 25, 25, 29, 21, 29, 37, 37,
	0, 37, 37, 29, 21, 21, 29, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 37, 37, 37, 37, 37, 37, 37,
	37, 29, 21, 21
};

enum { log_line_first_final = 321 };

enum { log_line_en_main_as_common = 2 };
enum { log_line_en_main_as_combined = 46 };
enum { log_line_en_main_as_vhost = 99 };
enum { log_line_en_main_as_nginx = 104 };
enum { log_line_en_main_as_elb = 111 };
enum { log_line_en_main_as_alb = 151 };
enum { log_line_en_main_as_haproxy = 238 };

enum uric_status uric_log_scan_line(const struct uric_log_format *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    static const uint16_t start[LOG_ENTRIES] = { LOG_LINE_STARTS };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    struct line_marks r = { line, row, 0, URIC_LOG_FIELDS, 0, 0 };
    uint32_t colon = 0;
    int cs = start[f->machine];

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
	{ field_ends(&r, URIC_LOG_STATUS, AT); }
	break;
	case 12:
	{ field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 13:
	{ field_ends(&r, URIC_LOG_REFERER, AT); }
	break;
	case 14:
	{ field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 15:
	{ field_ends(&r, URIC_LOG_HOST, AT); }
	break;
	case 16:
	{ field_ends(&r, URIC_LOG_PORT, AT); }
	break;
	case 17:
	{ field_ends(&r, URIC_LOG_DURATION, AT); }
	break;
	case 18:
	{ field_ends(&r, r.own++, AT); }
	break;
	case 19:
	{
        field_ends(&r, URIC_LOG_CLIENT, colon);
        r.begin = colon + 1;
        r.escaped = 0;
        field_ends(&r, URIC_LOG_CLIENT_PORT, AT);
    }
	break;
	case 20:
	{
        field_ends(&r, r.own, AT);
        row->defined |= LOG_BIT(r.own++);
    }
	break;
	case 21:
	{
        (void)2;
        (void)46;
        (void)99;
        (void)104;
        (void)111;
        (void)151;
        (void)238;
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
	case 12:
	{ field_ends(&r, URIC_LOG_BYTES, AT); }
	break;
	case 14:
	{ field_ends(&r, URIC_LOG_AGENT, AT); }
	break;
	case 18:
	{ field_ends(&r, r.own++, AT); }
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
    const uint64_t bit = LOG_BIT(column) & f->from_request;

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


/* The deepest nesting of objects and arrays; and the most objects that enclose a member with a
 * column. */
#define LOG_JSON_DEPTH 128
#define LOG_JSON_KEYS 16

/* The length of a path that is longer than any column's name. */
#define LOG_JSON_TOO_LONG UINT32_MAX

struct uric_log_json {
    const struct uric_log_format *f;
    const unsigned char *line;
    struct uric_log_row *row;
    uint64_t seen;     /* the columns whose members were seen */
    int depth, arrays; /* how many objects and arrays enclose this place */
    int escaped;       /* the string contains a "\" */
    uric_span key;
    char path[URIC_LOG_TEXT]; /* "a.b" is member b of member a */
    /* for the current member of each enclosing object, from 1 on */
    uint32_t length[LOG_JSON_KEYS + 1]; /* the length of its path */
    int column[LOG_JSON_KEYS + 1];      /* its column, or URIC_LOG_COLUMNS */
};

URIC_INTERNAL void uric_log_json_key(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_value(struct uric_log_json *r, uint32_t at);
URIC_INTERNAL void uric_log_json_value_end(struct uric_log_json *r, uint32_t at);

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

enum uric_status uric_log_format_w3c(struct uric_log_format *f)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_W3C, '"');
    f->reader = LOG_W3C;
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
    else if (is.flags & STEP_ENCODED)
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
    const int is_cloudfront = has_name(s, n, "x-edge-location");
    const int has_host_header = has_name(s, n, "x-host-header");
    struct uric_log_maker m;
    struct uric_bytes name;
    size_t i = 0;

    uric_log_begin(&m, f, is_cloudfront ? ESCAPE_CLOUDFRONT : ESCAPE_IIS, '"');
    f->reader = LOG_W3C;
    f->flags = FORMAT_FIELDS;
    f->duration_units = is_cloudfront ? 1 : 1000;
    while (next_name(s, n, &i, &name))
        put_identifier(&m, name, has_host_header);
    if (has_part(f->date) || has_part(f->time_of_day))
        f->columns |= LOG_BIT(URIC_LOG_TIME);
    if (f->columns & LOG_BIT(URIC_LOG_TARGET))
        f->stem = URIC_LOG_COLUMNS;
    else if (has_part(f->stem))
        f->columns |= LOG_BIT(URIC_LOG_TARGET);
}

bool uric_log_directive(struct uric_log_format *f, const char *line, size_t n)
{
    static const char name[] = "#Fields:";
    const size_t length = sizeof name - 1;

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
            return uric_log_scan_w3c(f, line, n, row);
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
    r.seen = 0;
    r.depth = r.arrays = 0;
    r.length[0] = 0;

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
	{ r.depth++; {
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
	{ r.key.end = AT; uric_log_json_key(&r); }
	goto st5;
tr10:
	{ r.key.end = AT; uric_log_json_key(&r); }
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
	{ r.arrays++; {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st38;}} }
	goto st8;
tr22:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ r.depth++; {
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
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st66;
tr28:
	{ uric_log_json_value_end(&r, AT); }
	{ r.depth--; {cs = stack[--top];goto _again;} }
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
	{ r.arrays++; {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st38;}} }
	goto st40;
tr64:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ r.depth++; {
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
	{ r.arrays--; {cs = stack[--top];goto _again;} }
	goto st67;
tr70:
	{ uric_log_json_value_end(&r, AT); }
	{ r.arrays--; {cs = stack[--top];goto _again;} }
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

/* JSON lines: which members are columns, and their values. */


enum uric_status uric_log_format_json(struct uric_log_format *f, const char *key,
                                      size_t n)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_JSON, '\\');
    f->reader = LOG_JSON;
    if (n == 0)
        return URIC_INVALID;
    uric_log_put_column(&m, URIC_LOG_TARGET, '\0', key, n);
    return m.status;
}

int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n)
{
    const int before = uric_log_column(f, key, n);
    struct uric_log_maker m;
    int column;

    if (f->reader != LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    column = uric_log_put_column(&m, OWN, '\0', key, n);
    return m.status == URIC_OK ? column : -1;
}

/* ---- reading ---- */

/* The column of the current member; only its first occurrence has one. */
static int column_here(const struct uric_log_json *r)
{
    const struct uric_log_format *const f = r->f;
    const uint32_t length = r->length[r->depth];
    int i;

    for (i = URIC_LOG_FIELDS - 1; i < f->n_columns; i++) {
        const int column = i < URIC_LOG_FIELDS ? URIC_LOG_TARGET : i;
        const uint32_t n = (uint32_t)(f->name[column].end - f->name[column].begin);

        if (n == length && !(r->seen >> column & 1) &&
            memcmp(r->path, f->text + f->name[column].begin, n) == 0)
            return column;
    }
    return URIC_LOG_COLUMNS;
}

static int is_member(const struct uric_log_json *r)
{
    return r->arrays == 0 && r->depth <= LOG_JSON_KEYS;
}

/* Appends the key to the path, whose length is `at`; returns the new length, or
 * LOG_JSON_TOO_LONG. */
static uint32_t put_key(struct uric_log_json *r, uint32_t at)
{
    const char *const key = (const char *)r->line + r->key.begin;
    size_t n = r->key.end - r->key.begin, room;

    if (at == LOG_JSON_TOO_LONG)
        return at;
    if (r->depth > 1 && at < sizeof r->path)
        r->path[at++] = '.';
    room = sizeof r->path - at;
    if (r->escaped)
        n = uric_log_undo_json(key, n, r->path + at, room);
    else if (n <= room && n > 0)
        memcpy(r->path + at, key, n);
    return n <= room ? at + (uint32_t)n : LOG_JSON_TOO_LONG;
}

void uric_log_json_key(struct uric_log_json *r)
{
    if (is_member(r))
        r->length[r->depth] = put_key(r, r->length[r->depth - 1]);
}

void uric_log_json_value(struct uric_log_json *r, uint32_t at)
{
    int column;

    if (!is_member(r))
        return;
    column = column_here(r);
    r->column[r->depth] = column;
    if (column == URIC_LOG_COLUMNS)
        return;
    r->seen |= LOG_BIT(column);
    r->row->column[column].begin = at;
}

void uric_log_json_value_end(struct uric_log_json *r, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    uric_span *value;
    int column;

    if (!is_member(r) || r->column[r->depth] == URIC_LOG_COLUMNS)
        return;
    column = r->column[r->depth];
    value = &row->column[column];
    value->end = at;
    if (r->line[value->begin] == 'n')
        return;
    row->defined |= LOG_BIT(column);
    if (r->line[value->begin] != '"')
        return;
    value->begin++;
    value->end--;
    row->escaped |= (uint64_t)r->escaped << column;
}

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
