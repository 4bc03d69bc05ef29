/* uric_http_parser in one file, to go with uric.c; its interface is uric_http_parser.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_HTTP_PARSER_INTERNAL static

#include "uric_http_parser.h"
#include "uric.h"

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


/* Parses the target of a request into the fields of http_parser. */
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_HTTP_PARSER_ASCII_H
#define URIC_HTTP_PARSER_ASCII_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_HTTP_PARSER_INTERNAL_H
#define URIC_HTTP_PARSER_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_HTTP_PARSER_TABLE)
#define URIC_HTTP_PARSER_TABLES_ELSEWHERE
#endif
#ifndef URIC_HTTP_PARSER_TABLE
#define URIC_HTTP_PARSER_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_HTTP_PARSER_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_HTTP_PARSER_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_HTTP_PARSER_INTERNAL
#endif
#endif

#ifndef URIC_HTTP_PARSER_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_HTTP_PARSER_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_HTTP_PARSER_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_HTTP_PARSER_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_HTTP_PARSER_INLINE inline __attribute__((unused))
#else
#define URIC_HTTP_PARSER_NEVER_INLINE
#define URIC_HTTP_PARSER_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_HTTP_PARSER_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_HTTP_PARSER_FALLTHROUGH
#define URIC_HTTP_PARSER_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_HTTP_PARSER_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_HTTP_PARSER_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_HTTP_PARSER_INLINE const char *uric_http_parser_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_HTTP_PARSER_INLINE enum uric_status uric_http_parser_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_HTTP_PARSER_INLINE struct uric_bytes uric_http_parser_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_HTTP_PARSER_INLINE void uric_http_parser_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_http_parser_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_HTTP_PARSER_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_HTTP_PARSER_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_letter(int c)
{
    return uric_http_parser_is_upper(c) || uric_http_parser_is_lower(c);
}

static URIC_HTTP_PARSER_INLINE unsigned char uric_http_parser_lower(char c)
{
    return (unsigned char)(uric_http_parser_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_HTTP_PARSER_INLINE int uric_http_parser_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_http_parser_lower(s[i]) != uric_http_parser_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_http_parser_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_HTTP_PARSER_INLINE int uric_http_parser_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_HTTP_PARSER_INLINE unsigned uric_http_parser_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_HTTP_PARSER_INLINE unsigned uric_http_parser_hex_value(char c)
{
    const unsigned char lower = uric_http_parser_lower(c);

    return uric_http_parser_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_http_parser_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_HTTP_PARSER_INLINE char uric_http_parser_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_HTTP_PARSER_INLINE char uric_http_parser_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* ---- parsing ---- */

/* What http_parser accepts that the RFC does not, but for tabs and form feeds. */
static void uric_http_parser_tolerate(struct uric_tolerance *t)
{
    const unsigned percent = 1u << URIC_TOLERATED_STRAY_PERCENT;
    const unsigned bytes =
        percent | 1u << URIC_TOLERATED_BRACKETS | 1u << URIC_TOLERATED_BRACES |
        1u << URIC_TOLERATED_PIPE | 1u << URIC_TOLERATED_CARET |
        1u << URIC_TOLERATED_BACKTICK | 1u << URIC_TOLERATED_QUOTE |
        1u << URIC_TOLERATED_ANGLE | 1u << URIC_TOLERATED_BACKSLASH |
        1u << URIC_TOLERATED_HIGH;
    uint16_t names[URIC_PARTS] = { 0 };

    names[URIC_USERINFO] = (uint16_t)percent;
    names[URIC_PATH] = names[URIC_QUERY] = (uint16_t)bytes;
    names[URIC_FRAGMENT] = (uint16_t)(bytes | 1u << URIC_TOLERATED_HASH);
    uric_tolerance_init(t, names);
}

/* Strictly first: most targets are valid, and making the tables takes longer. */
static bool uric_http_parser_parse_as(enum uric_rule rule, const char *s, size_t n, unsigned flags, struct uric *u)
{
    struct uric_tolerance tolerance;

    if (uric_parse_as(rule, s, n, NULL, u) == URIC_OK)
        return true;
    if (!(flags & URIC_HTTP_PARSER_TOLERATE))
        return false;
    uric_http_parser_tolerate(&tolerance);
    return uric_parse_as(rule, s, n, &tolerance, u) == URIC_OK;
}

/* An origin-form has no fragment: one that follows it is parsed as a reference. */
static bool uric_http_parser_parse_path(const char *s, size_t n, unsigned flags, struct uric *u)
{
    const char *const hash = (const char *)memchr(s, '#', n);
    const size_t length = hash != NULL ? (size_t)(hash - s) : n;
    struct uric rest;

    if (!uric_http_parser_parse_as(URIC_RULE_ORIGIN_FORM, s, length, flags, u))
        return false;
    if (hash == NULL)
        return true;
    if (!uric_http_parser_parse_as(URIC_RULE_URI_REFERENCE, hash, n - length, flags, &rest))
        return false;
    u->part[URIC_FRAGMENT].begin = (uint32_t)length + rest.part[URIC_FRAGMENT].begin;
    u->part[URIC_FRAGMENT].end = (uint32_t)length + rest.part[URIC_FRAGMENT].end;
    return true;
}

static bool uric_http_parser_is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static bool uric_http_parser_parse(const char *s, size_t n, int is_connect, unsigned flags, struct uric *u)
{
    if (n == 0 || n > URIC_MAX_LENGTH)
        return false;
    if (is_connect)
        return uric_http_parser_parse_as(URIC_RULE_AUTHORITY_FORM, s, n, flags, u) &&
               !uric_http_parser_is_empty(u, URIC_HOST) && !uric_http_parser_is_empty(u, URIC_PORT);
    switch (*s) {
    case '/': return uric_http_parser_parse_path(s, n, flags, u);
    case '*': return uric_parse_as(URIC_RULE_ASTERISK_FORM, s, n, NULL, u) == URIC_OK;
    default: return uric_http_parser_parse_as(URIC_RULE_URI, s, n, flags, u) && !uric_http_parser_is_empty(u, URIC_HOST);
    }
}

/* ---- what http_parser rejects ---- */

static bool uric_http_parser_is_of_letters(const char *s, uric_span at)
{
    while (at.begin < at.end && uric_http_parser_is_letter(s[at.begin]))
        at.begin++;
    return at.begin == at.end;
}

/* As http_parser is usually compiled: with HTTP_PARSER_STRICT it rejects "_", too. */
static bool uric_http_parser_is_of_host(char c)
{
    return uric_http_parser_is_letter(c) || uric_http_parser_is_digit(c) || c == '.' || c == '-' || c == '_';
}

static bool uric_http_parser_has_allowed_host(const char *s, const struct uric *u)
{
    uric_span host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        return true;
    while (host.begin < host.end && uric_http_parser_is_of_host(s[host.begin]))
        host.begin++;
    return host.begin == host.end; /* an IPvFuture starts with "[" */
}

static bool uric_http_parser_has_allowed_syntax(const char *s, const struct uric *u)
{
    return uric_http_parser_is_of_letters(s, u->part[URIC_SCHEME]) &&
           !(uric_has(u, URIC_PORT) && uric_http_parser_is_empty(u, URIC_PORT)) &&
           !(uric_has(u, URIC_FRAGMENT) && uric_http_parser_is_empty(u, URIC_PATH) &&
             !uric_has(u, URIC_QUERY));
}

static bool uric_http_parser_is_refused(const char *s, const struct uric *u, unsigned flags)
{
    const unsigned syntax = URIC_HTTP_PARSER_REFUSE & ~URIC_HTTP_PARSER_HOSTS;

    return ((flags & URIC_HTTP_PARSER_HOSTS) && !uric_http_parser_has_allowed_host(s, u)) ||
           ((flags & syntax) && !uric_http_parser_has_allowed_syntax(s, u));
}

/* ---- the result ---- */

/* Of "##a", http_parser's fragment is "a". */
static uric_span uric_http_parser_without_hashes(const char *s, uric_span at)
{
    while (at.begin < at.end && s[at.begin] == '#')
        at.begin++;
    return at;
}

/* Returns whether the span fits. */
static bool uric_http_parser_set_field(struct http_parser_url *url, enum http_parser_url_fields field,
                      uric_span at)
{
    if (at.begin == at.end)
        return true;
    if (at.begin > UINT16_MAX || at.end - at.begin > UINT16_MAX)
        return false;
    url->field_set = (uint16_t)(url->field_set | 1u << field);
    url->field_data[field].off = (uint16_t)at.begin;
    url->field_data[field].len = (uint16_t)(at.end - at.begin);
    return true;
}

static bool uric_http_parser_set_fields(const char *s, const struct uric *u, struct http_parser_url *url)
{
    return uric_http_parser_set_field(url, UF_SCHEMA, u->part[URIC_SCHEME]) &&
           uric_http_parser_set_field(url, UF_USERINFO, u->part[URIC_USERINFO]) &&
           uric_http_parser_set_field(url, UF_HOST, uric_bare_host(u)) &&
           uric_http_parser_set_field(url, UF_PORT, u->part[URIC_PORT]) &&
           uric_http_parser_set_field(url, UF_PATH, u->part[URIC_PATH]) &&
           uric_http_parser_set_field(url, UF_QUERY, u->part[URIC_QUERY]) &&
           uric_http_parser_set_field(url, UF_FRAGMENT, uric_http_parser_without_hashes(s, u->part[URIC_FRAGMENT])) &&
           uric_port_number(uric_bind(s, u), &url->port) != URIC_PORT_OVERFLOW;
}

int uric_http_parser_url(const char *s, size_t n, int is_connect,
                         enum uric_http_parser_flags flags, struct http_parser_url *url)
{
    struct uric u;

    uric_http_parser_url_init(url);
    if (!uric_http_parser_parse(s, n, is_connect, flags, &u) || uric_http_parser_is_refused(s, &u, flags))
        return 1;
    if (!uric_http_parser_set_fields(s, &u, url)) {
        uric_http_parser_url_init(url);
        return 1;
    }
    return 0;
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
