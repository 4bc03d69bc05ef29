/* uric_schemes in one file, to go with uric.c; its interface is uric_schemes.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_SCHEMES_INTERNAL static

#include "uric.h"
#include "uric_schemes.h"

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


/* Parses the scheme-specific part of a parsed URI. */
/* Declarations shared by the parsers of schemes. */
#ifndef URIC_SCHEMES_SCHEME_H
#define URIC_SCHEMES_SCHEME_H

/* The last step after a successful scan of a scheme-specific part. */
#ifndef URIC_SCHEMES_SCHEME_FINISH_H
#define URIC_SCHEMES_SCHEME_FINISH_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_SCHEMES_INTERNAL_H
#define URIC_SCHEMES_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_SCHEMES_TABLE)
#define URIC_SCHEMES_TABLES_ELSEWHERE
#endif
#ifndef URIC_SCHEMES_TABLE
#define URIC_SCHEMES_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_SCHEMES_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_SCHEMES_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_SCHEMES_INTERNAL
#endif
#endif

#ifndef URIC_SCHEMES_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_SCHEMES_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_SCHEMES_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_SCHEMES_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_SCHEMES_INLINE inline __attribute__((unused))
#else
#define URIC_SCHEMES_NEVER_INLINE
#define URIC_SCHEMES_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_SCHEMES_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_SCHEMES_FALLTHROUGH
#define URIC_SCHEMES_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_SCHEMES_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_SCHEMES_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_SCHEMES_INLINE const char *uric_schemes_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_SCHEMES_INLINE enum uric_status uric_schemes_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_SCHEMES_INLINE struct uric_bytes uric_schemes_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_SCHEMES_INLINE int uric_schemes_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_SCHEMES_INLINE void uric_schemes_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_schemes_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_SCHEMES_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_SCHEMES_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* All elements of ftp's path except the last are directories to change to. */
static inline void uric_schemes_part_name_from_cwd(const unsigned char *s,
                                           struct uric_scheme_parts *r)
{
    const uric_span path = r->part[URIC_FTP_NAME];
    uint32_t i = path.end;

    while (i > path.begin && s[i - 1] != '/')
        i--;
    if (i == path.begin)
        return;
    r->part[URIC_FTP_CWD].begin = path.begin;
    URIC_SCHEMES_DEFINE(r, URIC_FTP_CWD, i - 1);
    r->part[URIC_FTP_NAME].begin = i;
}

/* Clears the traces of the scan and what it left undefined. */
static inline void uric_schemes_scheme_finish(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_FAULT_NONE;
    if (r->kind == URIC_KIND_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_schemes_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif

/* The entries of uric_scan_scheme(), by what precedes the span. */
enum uric_schemes_scheme_entry {
    URIC_SCHEMES_SCHEME_GOPHER,
    URIC_SCHEMES_SCHEME_TELNET,
    URIC_SCHEMES_SCHEME_NNTP,
    URIC_SCHEMES_SCHEME_NEWS,
    URIC_SCHEMES_SCHEME_NEWS_SERVER,
    URIC_SCHEMES_SCHEME_WAIS,
    URIC_SCHEMES_SCHEME_PROSPERO,
    URIC_SCHEMES_SCHEME_FILE_LOCAL,
    URIC_SCHEMES_SCHEME_FILE_EMPTY_HOST,
    URIC_SCHEMES_SCHEME_FILE_HOST
};

/* Scan a span of s by the scheme's rule for it: 1, or 0 with error_offset set. */
URIC_SCHEMES_INTERNAL int uric_schemes_scan_ftp(const unsigned char *s, uric_span at,
                                struct uric_scheme_parts *r);
URIC_SCHEMES_INTERNAL int uric_schemes_scan_mailto(const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);
URIC_SCHEMES_INTERNAL int uric_schemes_scan_scheme(enum uric_schemes_scheme_entry entry,
                                   const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);

/* The byte before the next occurrence of `byte`, or before the end if there is none. */
static inline const unsigned char *uric_schemes_before(const unsigned char *p,
                                               const unsigned char *end,
                                               unsigned char byte)
{
    const unsigned char *found =
        (const unsigned char *)memchr(p, byte, (size_t)(end - p));

    return (found ? found : end) - 1;
}

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_SCHEMES_ASCII_H
#define URIC_SCHEMES_ASCII_H


static URIC_SCHEMES_INLINE int uric_schemes_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_SCHEMES_INLINE int uric_schemes_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_SCHEMES_INLINE int uric_schemes_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_SCHEMES_INLINE int uric_schemes_is_letter(int c)
{
    return uric_schemes_is_upper(c) || uric_schemes_is_lower(c);
}

static URIC_SCHEMES_INLINE unsigned char uric_schemes_lower(char c)
{
    return (unsigned char)(uric_schemes_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_SCHEMES_INLINE int uric_schemes_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_schemes_lower(s[i]) != uric_schemes_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_SCHEMES_INLINE int uric_schemes_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_schemes_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_SCHEMES_INLINE int uric_schemes_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_SCHEMES_INLINE unsigned uric_schemes_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_SCHEMES_INLINE unsigned uric_schemes_hex_value(char c)
{
    const unsigned char lower = uric_schemes_lower(c);

    return uric_schemes_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_schemes_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_SCHEMES_INLINE char uric_schemes_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_SCHEMES_INLINE char uric_schemes_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* The parts that URIs of a kind may or must have besides a path and a query. */
enum {
    URIC_SCHEMES_TAKES_AUTHORITY = 1,
    URIC_SCHEMES_NEEDS_HOST = 2,
    URIC_SCHEMES_TAKES_USERINFO = 4,
    URIC_SCHEMES_TAKES_PORT = 8,
    URIC_SCHEMES_TAKES_FRAGMENT = 16
};

/* The scheme's entry decides about the host; the rest depends on the kind. */
static unsigned uric_schemes_taken_by(int kind, const struct uric_scheme *scheme)
{
    enum { ANYTHING = URIC_SCHEMES_TAKES_USERINFO | URIC_SCHEMES_TAKES_PORT | URIC_SCHEMES_TAKES_FRAGMENT };
    /* in the order of enum uric_scheme_kind */
    static const unsigned char of_kind[URIC_KINDS] = {
        ANYTHING, ANYTHING, ANYTHING,
        ANYTHING,                    /* http */
        URIC_SCHEMES_TAKES_PORT,                  /* ws */
        ANYTHING,                    /* ftp */
        URIC_SCHEMES_TAKES_PORT | URIC_SCHEMES_TAKES_FRAGMENT, /* gopher */
        URIC_SCHEMES_TAKES_FRAGMENT,              /* mailto */
        ANYTHING,                    /* news */
        ANYTHING,                    /* nntp */
        ANYTHING,                    /* telnet */
        URIC_SCHEMES_TAKES_PORT | URIC_SCHEMES_TAKES_FRAGMENT, /* wais */
        URIC_SCHEMES_TAKES_FRAGMENT,              /* file */
        URIC_SCHEMES_TAKES_PORT | URIC_SCHEMES_TAKES_FRAGMENT  /* prospero */
    };
    /* in the order of enum uric_authority_need */
    static const unsigned char of_host[] = {
        URIC_SCHEMES_TAKES_AUTHORITY, URIC_SCHEMES_TAKES_AUTHORITY | URIC_SCHEMES_NEEDS_HOST, 0
    };
    const unsigned host =
        scheme ? scheme->host : (unsigned)URIC_AUTHORITY_OPTIONAL;

    return of_kind[kind] |
           (host < sizeof of_host ? of_host[host] : (unsigned)URIC_SCHEMES_TAKES_AUTHORITY);
}

static int uric_schemes_is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static int uric_schemes_refuse(struct uric_scheme_parts *r, enum uric_scheme_fault error,
                  uint32_t offset)
{
    r->error = (uint8_t)error;
    r->error_offset = offset;
    return 0;
}

/* The error offset of a forbidden userinfo: the first byte that cannot belong to a host and
 * port; at the latest the "@". */
static uint32_t uric_schemes_not_a_host(const char *s, uric_span userinfo, unsigned taken)
{
    uint32_t i = userinfo.begin;

    while (i < userinfo.end && s[i] != ':')
        i++;
    if (i == userinfo.end || i == userinfo.begin || !(taken & URIC_SCHEMES_TAKES_PORT))
        return i;
    do
        i++;
    while (i < userinfo.end && s[i] >= '0' && s[i] <= '9');
    return i;
}

/* The error offset of an empty host: what looks like its port could still be a userinfo. */
static uint32_t uric_schemes_no_host(const struct uric *u, unsigned taken)
{
    return taken & URIC_SCHEMES_TAKES_USERINFO && !uric_has(u, URIC_USERINFO)
               ? u->part[URIC_PATH].begin
               : u->part[URIC_HOST].begin;
}

/* The error offset of a missing "//". */
static uint32_t uric_schemes_no_slashes(const char *s, const struct uric *u)
{
    const uint32_t begin = u->part[URIC_PATH].begin;

    return begin + (!uric_schemes_is_empty(u, URIC_PATH) && s[begin] == '/');
}

/* The error offset of a forbidden "//": its second "/" if a path can start with one. */
static uint32_t uric_schemes_no_authority(const struct uric *u, int kind)
{
    return u->part[URIC_SCHEME].end + 1 +
           (kind != URIC_KIND_MAILTO && kind != URIC_KIND_NEWS);
}

static int uric_schemes_authority_fits(const char *s, const struct uric *u,
                          struct uric_scheme_parts *r, unsigned taken)
{
    if (!uric_has(u, URIC_HOST))
        return taken & URIC_SCHEMES_NEEDS_HOST
                   ? uric_schemes_refuse(r, URIC_FAULT_HOST, uric_schemes_no_slashes(s, u)) : 1;
    if (!(taken & URIC_SCHEMES_TAKES_AUTHORITY))
        return uric_schemes_refuse(r, URIC_FAULT_AUTHORITY, uric_schemes_no_authority(u, r->kind));
    if (uric_has(u, URIC_USERINFO) && !(taken & URIC_SCHEMES_TAKES_USERINFO))
        return uric_schemes_refuse(r, URIC_FAULT_USERINFO,
                      uric_schemes_not_a_host(s, u->part[URIC_USERINFO], taken));
    if (uric_schemes_is_empty(u, URIC_HOST) && taken & URIC_SCHEMES_NEEDS_HOST)
        return uric_schemes_refuse(r, URIC_FAULT_HOST, uric_schemes_no_host(u, taken));
    if (uric_has(u, URIC_PORT) && !(taken & URIC_SCHEMES_TAKES_PORT))
        return uric_schemes_refuse(r, URIC_FAULT_PORT, u->part[URIC_HOST].end);
    return 1;
}

/* Any path and query is valid, except that without a host the path could start without
 * "/". */
static int uric_schemes_read_http(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    if (!uric_schemes_is_empty(u, URIC_PATH)) {
        if (s[u->part[URIC_PATH].begin] != '/')
            return uric_schemes_refuse(r, URIC_FAULT_PATH, u->part[URIC_PATH].begin);
        r->part[URIC_HTTP_PATH].begin = u->part[URIC_PATH].begin + 1;
        URIC_SCHEMES_DEFINE(r, URIC_HTTP_PATH, u->part[URIC_PATH].end);
    }
    if (uric_has(u, URIC_QUERY)) {
        r->part[URIC_HTTP_SEARCHPART].begin = u->part[URIC_QUERY].begin;
        URIC_SCHEMES_DEFINE(r, URIC_HTTP_SEARCHPART, u->part[URIC_QUERY].end);
    }
    return 1;
}

static enum uric_schemes_scheme_entry uric_schemes_file_entry(const struct uric *u)
{
    if (!uric_has(u, URIC_HOST))
        return URIC_SCHEMES_SCHEME_FILE_LOCAL;
    return uric_schemes_is_empty(u, URIC_HOST) ? URIC_SCHEMES_SCHEME_FILE_EMPTY_HOST
                                        : URIC_SCHEMES_SCHEME_FILE_HOST;
}

static int uric_schemes_ask_machine(const unsigned char *s, const struct uric *u, uric_span at,
                       struct uric_scheme_parts *r)
{
    switch (r->kind) {
    case URIC_KIND_FTP: return uric_schemes_scan_ftp(s, at, r);
    case URIC_KIND_MAILTO: return uric_schemes_scan_mailto(s, at, r);
    case URIC_KIND_GOPHER: return uric_schemes_scan_scheme(URIC_SCHEMES_SCHEME_GOPHER, s, at, r);
    case URIC_KIND_NNTP: return uric_schemes_scan_scheme(URIC_SCHEMES_SCHEME_NNTP, s, at, r);
    case URIC_KIND_TELNET: return uric_schemes_scan_scheme(URIC_SCHEMES_SCHEME_TELNET, s, at, r);
    case URIC_KIND_WAIS: return uric_schemes_scan_scheme(URIC_SCHEMES_SCHEME_WAIS, s, at, r);
    case URIC_KIND_PROSPERO:
        return uric_schemes_scan_scheme(URIC_SCHEMES_SCHEME_PROSPERO, s, at, r);
    case URIC_KIND_FILE: return uric_schemes_scan_scheme(uric_schemes_file_entry(u), s, at, r);
    default:
        return uric_schemes_scan_scheme(uric_has(u, URIC_HOST) ? URIC_SCHEMES_SCHEME_NEWS_SERVER
                                                       : URIC_SCHEMES_SCHEME_NEWS, s, at, r);
    }
}

/* The error offset of an invalid path.  After a "/" at its start, "//" and a host could have
 * followed. */
static uint32_t uric_schemes_not_a_path(const unsigned char *s, const struct uric *u,
                           unsigned taken, uint32_t offset)
{
    return taken & URIC_SCHEMES_TAKES_AUTHORITY && !uric_has(u, URIC_HOST) &&
                   offset == u->part[URIC_PATH].begin && !uric_schemes_is_empty(u, URIC_PATH) &&
                   s[offset] == '/'
               ? offset + 1 : offset;
}

/* Scans from the start of the path to the end of the query. */
static int uric_schemes_scan_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    uric_span at;
    int part;

    at.begin = u->part[URIC_PATH].begin;
    at.end = end;
    for (part = 0; part < URIC_SCHEME_PARTS; part++)
        r->part[part].begin = at.begin;
    if (!uric_schemes_ask_machine(s, u, at, r)) {
        r->error_offset = uric_schemes_not_a_path(s, u, taken, r->error_offset);
        return 0;
    }
    uric_schemes_scheme_finish(s, r);
    return 1;
}

static int uric_schemes_read_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    if (r->kind < URIC_KIND_HTTP)
        return 1;
    switch (r->kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return uric_schemes_read_http(s, u, r);
    default: return uric_schemes_scan_path(s, u, end, taken, r);
    }
}

static enum uric_status uric_schemes_answer_refusal(struct uric_scheme_parts *r, uint32_t length)
{
    const uint32_t offset = r->error_offset;
    const uint8_t kind = r->kind, error = r->error;

    memset(r, 0, sizeof *r);
    r->kind = kind;
    r->error = error ? error : (uint8_t)URIC_FAULT_PATH;
    r->error_offset = offset;
    return offset < length ? URIC_INVALID : URIC_INCOMPLETE;
}

static uint8_t uric_schemes_kind_of(const char *s, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span name = u->part[URIC_SCHEME];

    if (scheme)
        return scheme->kind < URIC_KINDS ? scheme->kind
                                                : (uint8_t)URIC_KIND_UNKNOWN;
    if (name.end - name.begin >= 2 && uric_schemes_lower(s[name.begin]) == 'x' &&
        s[name.begin + 1] == '-')
        return URIC_KIND_EXPERIMENTAL;
    return URIC_KIND_UNKNOWN;
}

enum uric_status uric_scheme_parse(struct uric_ref ref,
                                   const struct uric_scheme *scheme,
                                   struct uric_scheme_parts *r)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const unsigned char *const bytes = (const unsigned char *)s;
    uint32_t end, length;
    unsigned taken;

    memset(r, 0, sizeof *r);
    if (!uric_schemes_is_reference(u))
        return URIC_INVALID;
    r->kind = uric_schemes_kind_of(s, u, scheme);
    taken = uric_schemes_taken_by(r->kind, scheme);
    end = uric_has(u, URIC_QUERY) ? u->part[URIC_QUERY].end
                                  : u->part[URIC_PATH].end;
    length = uric_has(u, URIC_FRAGMENT) ? u->part[URIC_FRAGMENT].end : end;
    if (!uric_schemes_authority_fits(s, u, r, taken) || !uric_schemes_read_path(bytes, u, end, taken, r))
        return uric_schemes_answer_refusal(r, length);
    if (uric_has(u, URIC_FRAGMENT) && !(taken & URIC_SCHEMES_TAKES_FRAGMENT)) {
        uric_schemes_refuse(r, URIC_FAULT_FRAGMENT, end);
        return uric_schemes_answer_refusal(r, length);
    }
    return URIC_OK;
}

/* What the path must be. */
static const char *uric_schemes_path_reason(int kind)
{
    switch (kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return "only \"/\" and a path may follow";
    case URIC_KIND_FTP:
        return "only \"/\", a path, and ;type=a, ;type=i or ;type=d may follow";
    case URIC_KIND_GOPHER: return "only a type, a selector, %09 and a search may follow";
    case URIC_KIND_MAILTO:
        return "addresses like user@host must follow, and headers like ?subject=text may";
    case URIC_KIND_NEWS: return "a group, \"*\" or a message-id must follow";
    case URIC_KIND_NNTP:
        return "a group must follow, and an article number may";
    case URIC_KIND_TELNET: return "only \"/\" may follow";
    case URIC_KIND_WAIS:
        return "a database must follow, and ?search or /type/path may";
    case URIC_KIND_FILE: return "an absolute path without a query must follow";
    case URIC_KIND_PROSPERO:
        return "a name must follow, and fields like ;field=value may";
    default: return NULL; /* unreachable: no other kind has a path of its own */
    }
}

const char *uric_scheme_reason(const struct uric_scheme_parts *r)
{
    switch (r->error) {
    case URIC_FAULT_HOST: return "a host is required";
    case URIC_FAULT_AUTHORITY: return "\"//\" and a host are not allowed";
    case URIC_FAULT_USERINFO: return "a userinfo is not allowed";
    case URIC_FAULT_PORT: return "a port is not allowed";
    case URIC_FAULT_FRAGMENT: return "a fragment is not allowed";
    case URIC_FAULT_TYPECODE: return "typecode must be one of a, i, d";
    case URIC_FAULT_PATH: return uric_schemes_path_reason(r->kind);
    case URIC_FAULT_BNF: return "invalid by the BNF of RFC 1738";
    default: return NULL;
    }
}

/* Generated from grammar/machines/ftp.rl by ragel 6.10 -G2; do not edit. */
/* The path of a parsed ftp URI.  Goto code, since it is common. */

#define AT ((uint32_t)(p - s))

enum { uric_schemes_ftp_start = 9 };
enum { uric_schemes_ftp_first_final = 9 };

int uric_schemes_scan_ftp(const unsigned char *s, uric_span at,
                  struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = uric_schemes_ftp_start;

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
	{ r->error = URIC_FAULT_TYPECODE; }
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ p = uric_schemes_before(p, pe, ';'); }
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
	URIC_SCHEMES_FALLTHROUGH;
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
	URIC_SCHEMES_FALLTHROUGH;
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
	URIC_SCHEMES_FALLTHROUGH;
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
	{ URIC_SCHEMES_DEFINE(r, URIC_FTP_NAME, AT); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_SCHEMES_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 84u: goto st4;
		case 116u: goto st4;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_SCHEMES_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 89u: goto st5;
		case 121u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_SCHEMES_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 80u: goto st6;
		case 112u: goto st6;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_SCHEMES_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 69u: goto st7;
		case 101u: goto st7;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_SCHEMES_FALLTHROUGH;
case 7:
	if ( (*p) == 61u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_SCHEMES_FALLTHROUGH;
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
        URIC_SCHEMES_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_SCHEMES_FALLTHROUGH;
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
	{ URIC_SCHEMES_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 8:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= uric_schemes_ftp_first_final;
}

#undef AT

/* Generated from grammar/machines/mailto.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* What follows "mailto:" in a parsed URI.  Goto code, since it is common. */

#define AT ((uint32_t)(p - s))

static const char uric_schemes__mailto_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 2,
	0, 1
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_schemes__mailto_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  0,  1,  2,  3,  1,  4,  4,  1,  1,  5,  1,  6,  0,
	 7,  8,  9, 10, 11, 12, 13, 14, 15, 16,  4, 17,  0, 18,  0, 19,
	20, 21, 22, 23, 24, 25, 26,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  0,  0,  1,
	 0, 21, 22, 23, 24, 25, 26,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  0,  1,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_schemes__mailto_shapes[27][14] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 16, 2, 0, 19, 17, 17, 17, 17, 1, 0, 20, 17, 17, 1 },
	{ 0, 0, 0, 0, 16, 50, 84, 86, 5, 0, 80, 85, 85, 5 },
	{ 0, 0, 0, 0, 1, 17, 17, 1, 0, 0, 16, 1, 33, 1 },
	{ 16, 2, 0, 16, 17, 17, 17, 17, 1, 0, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 1, 17, 17, 1, 0, 0, 16, 1, 1, 1 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 0, 0, 1, 1 },
	{ 0, 0, 0, 0, 17, 17, 17, 17, 1, 0, 16, 17, 17, 1 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 0, 16, 1 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 17, 17, 1 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 17, 17, 0 },
	{ 0, 0, 0, 0, 33, 17, 17, 1, 0, 0, 16, 1, 1, 1 },
	{ 16, 2, 1, 17, 17, 17, 17, 17, 1, 0, 17, 17, 17, 1 },
	{ 0, 0, 0, 16, 32, 51, 52, 53, 3, 0, 48, 51, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 16, 33, 17, 17, 17, 1, 0, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 33, 17, 1 },
	{ 0, 0, 0, 16, 32, 34, 34, 35, 2, 0, 32, 34, 34, 2 },
	{ 16, 2, 17, 17, 17, 17, 17, 17, 17, 3, 17, 17, 17, 1 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 2, 16, 1 },
	{ 0, 0, 0, 0, 16, 34, 35, 36, 2, 0, 32, 34, 34, 2 },
	{ 0, 0, 0, 16, 17, 17, 17, 17, 1, 0, 16, 0, 18, 1 },
	{ 16, 2, 0, 16, 17, 17, 17, 17, 1, 48, 16, 17, 17, 1 },
	{ 16, 2, 48, 20, 17, 17, 17, 17, 1, 80, 16, 17, 17, 1 },
	{ 16, 50, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17, 17, 1 },
	{ 0, 0, 16, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0 },
};


static const unsigned char uric_schemes__mailto_shape[53] = {
	 0,  1,  2,  3,  4,  2,  5,  6,  7,  8,  9, 10,  4,  2,  3,  4,
	 2,  5,  6,  7,  8,  9, 10,  4,  2, 11, 12, 13, 14, 15, 16,  9,
	17, 12, 18, 10, 19,  9,  9,  9,  9,  2, 20, 12, 21,  7,  9, 22,
	10, 23, 24, 25, 26,
};


static const unsigned char uric_schemes__mailto_ways[53] = {
	0,
	34, /* 1: "-" */
	0, /* 2: "-%" */
	50, /* 3: "-%2" */
	39, /* 4: "-." */
	6, /* 5: "-.%" */
	70, /* 6: "-.%2" */
	38, /* 7: "%3" */
	62, /* 8: "%4" */
	71, /* 9: "%5" */
	72, /* 10: "%a" */
	73, /* 11: "%7" */
	52, /* 12: "-@" */
	0, /* 13: "-@-%" */
	54, /* 14: "-@-%2" */
	56, /* 15: "-@-." */
	6, /* 16: "-@-.%" */
	74, /* 17: "-@%2" */
	75, /* 18: "-@%3" */
	76, /* 19: "-@%4" */
	77, /* 20: "-@-%5" */
	53, /* 21: "-@%a" */
	78, /* 22: "-@%7" */
	20, /* 23: "-@-," */
	12, /* 24: "%" */
	58, /* 25: "%2" */
	34, /* 26: "%22" */
	24, /* 27: "%22%" */
	50, /* 28: "%22%0" */
	39, /* 29: "%22%2" */
	79, /* 30: "%22%22" */
	70, /* 31: "%22%a" */
	60, /* 32: "%22%5" */
	62, /* 33: "%22%5C" */
	38, /* 34: "%22%5C%" */
	72, /* 35: "%22%7" */
	41, /* 36: "?" */
	0, /* 37: "?%" */
	50, /* 38: "?%1" */
	0, /* 39: "?=%" */
	37, /* 40: "?=%1" */
	18, /* 41: "-@%" */
	64, /* 42: "-@%5" */
	34, /* 43: "-@%5B" */
	6, /* 44: "-@%5B%" */
	50, /* 45: "-@%5B%2" */
	39, /* 46: "-@%5B%a" */
	66, /* 47: "-@%5B%5" */
	70, /* 48: "-@%5B%7" */
	44, /* 49: "" */
	29, /* 50: "-@-" */
	47, /* 51: "?=" */
	68, /* 52: "-@%5B%5D" */
};

static const signed char uric_schemes__mailto_further[81] = {
	  0,   1,   5,   6,   7,   8,   9,   1,   2,   3,   4,   5,   6,   1, -17, -16,
	-15, -14, -13, -24, -23, -22,   1, -20, -19,   1,   2,   4,   5,   8,   0, -37,
	-27, -35, -14,   0,   1,   3,  11,  -6,  -3,   1,   0,   1,  15, -48, -25, -13,
	  0, -12, -15,  -2,   1,  38,  29,  36,   1,  35,   1, -24,   1,  -6,   1,  -7,
	  1,   8,   1,  -4,   5, -29, -16,  -5,  -8,  -9, -10,  33,  32,  31,  30,  28,
	-18,
};


static const unsigned char uric_schemes__mailto_events[81] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0,
};

static const char uric_schemes__mailto_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 5, 1
};

enum { uric_schemes_mailto_start = 49 };
enum { uric_schemes_mailto_first_final = 49 };

int uric_schemes_scan_mailto(const unsigned char *s, uric_span at,
                     struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = uric_schemes_mailto_start;

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
	_class = uric_schemes__mailto_class[*p];
	_trans = (unsigned int)uric_schemes__mailto_shapes[uric_schemes__mailto_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_schemes__mailto_ways[cs];
	cs += uric_schemes__mailto_further[_trans];

	if ( uric_schemes__mailto_events[_trans] == 0 )
		goto _again;

	_acts = uric_schemes__mailto_actions + uric_schemes__mailto_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ URIC_SCHEMES_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
	case 1:
	{ r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
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
	const char *__acts = uric_schemes__mailto_actions + uric_schemes__mailto_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 0:
	{ URIC_SCHEMES_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
	case 2:
	{ URIC_SCHEMES_DEFINE(r, URIC_MAILTO_HEADERS, AT); }
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= uric_schemes_mailto_first_final;
}

#undef AT

/* Generated from grammar/machines/scheme.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* What follows the authority, or the scheme if there is no authority, in parsed URIs
 * of the rarer schemes.  Tables. */

#define AT ((uint32_t)(p - s))

static const char uric_schemes__scheme_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 11, 1,
	12, 1, 14, 1, 18, 1, 19, 1,
	21, 1, 24, 2, 8, 10, 2, 12,
	13, 2, 12, 15, 2, 16, 17, 2,
	19, 20, 2, 23, 22
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_schemes__scheme_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 11, 10, 10, 11, 12, 13, 11, 14, 14, 15, 16, 14, 16, 17, 18,
	19, 20, 20, 20, 20, 21, 20, 20, 20, 22, 23, 24, 10, 25, 10, 26,
	27, 28, 29, 28, 30, 28, 28, 31, 31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 10, 10, 10, 10, 16,
	10, 28, 29, 28, 30, 28, 28, 31, 31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 10, 10, 10, 11, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
};


static const unsigned char uric_schemes__scheme_shapes[36][16] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 67, 101, 135, 169, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 2, 0, 0, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 2, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 34, 32, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 49, 16, 17, 1, 16, 64, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 1, 16, 17, 1, 16, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 33, 1, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 33, 1 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 17, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 17, 2 },
	{ 0, 0, 0, 0, 0, 16, 18, 19, 49, 16, 17, 49, 19, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 17, 1, 0, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 48, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 19, 17, 1, 17, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 34, 35, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 84, 64, 68, 4, 16, 0, 68, 68 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 49, 16, 17, 1, 16, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 19, 65, 16, 17, 49, 19, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 67, 48, 51, 3, 16, 80, 51, 51 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 67, 48, 51, 3, 16, 0, 51, 51 },
	{ 0, 0, 0, 0, 0, 0, 1, 32, 34, 32, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 17, 1, 0, 4, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 16, 17, 1, 0, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 17, 16, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 19, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 3, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 17, 16, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 19, 17, 17, 17, 16, 17, 17 },
};


static const unsigned char uric_schemes__scheme_shape[108] = {
	 0,  1,  2,  3,  2,  3,  4,  4,  4,  4,  4,  4,  5,  6,  4,  4,
	 7,  8,  4,  4,  9,  9,  4,  4,  9, 10, 11,  4,  4, 12, 10,  4,
	13, 14,  4,  4,  4,  4,  5,  5,  4,  4, 15,  4,  4,  4,  4,  4,
	 4,  5,  4,  4, 16,  4,  4,  4,  4, 17,  4,  4, 18,  5,  5, 19,
	19,  4,  4,  5, 20, 20, 20, 20,  5, 21, 22,  7,  7,  7,  7,  7,
	 7,  7,  7,  7,  7,  7,  7,  7,  7,  7, 21, 23, 24, 25, 12, 26,
	27, 28, 26, 29, 30, 31, 32, 33, 31, 34, 35, 35,
};


static const unsigned char uric_schemes__scheme_ways[108] = {
	90,
	0,
	74, /* 2: "/-%" */
	76, /* 3: "/-%0" */
	78, /* 4: "/-%09%" */
	80, /* 5: "/-%09%0" */
	18, /* 6: "/-%09%09%" */
	112, /* 7: "/-%09%09%1" */
	92, /* 8: "/-%09%1" */
	9, /* 9: "/-%1" */
	18, /* 10: "/%" */
	113, /* 11: "/%1" */
	114, /* 12: "" */
	82, /* 13: "/" */
	18, /* 14: "/%" */
	115, /* 15: "/%1" */
	115, /* 16: "/-/" */
	25, /* 17: "!" */
	18, /* 18: "!%" */
	23, /* 19: "!%1" */
	22, /* 20: "!." */
	84, /* 21: "-@" */
	18, /* 22: "-@-%" */
	116, /* 23: "-@%1" */
	86, /* 24: "-@-." */
	87, /* 25: "-@%" */
	89, /* 26: "-@%5" */
	18, /* 27: "-@%5B%" */
	80, /* 28: "-@%5B%1" */
	17, /* 29: "-@%5B:" */
	50, /* 30: "-@%5B:%" */
	23, /* 31: "-@%5B:%1" */
	91, /* 32: "-@%5B:%5" */
	41, /* 33: "-@%5B." */
	18, /* 34: "%" */
	9, /* 35: "%1" */
	18, /* 36: ".%" */
	9, /* 37: ".%1" */
	117, /* 38: "" */
	118, /* 39: "" */
	18, /* 40: "/%" */
	119, /* 41: "/%1" */
	44, /* 42: "//" */
	18, /* 43: "//%" */
	23, /* 44: "//%1" */
	18, /* 45: "///%" */
	120, /* 46: "///%1" */
	18, /* 47: "/?%" */
	121, /* 48: "/?%1" */
	117, /* 49: "" */
	18, /* 50: "/%" */
	49, /* 51: "/%1" */
	47, /* 52: "/;" */
	18, /* 53: "/;%" */
	23, /* 54: "/;%1" */
	18, /* 55: "/;=%" */
	93, /* 56: "/;=%1" */
	93, /* 57: "" */
	18, /* 58: "/%" */
	122, /* 59: "/%1" */
	18, /* 60: "a" */
	123, /* 61: "" */
	52, /* 62: "" */
	50, /* 63: "//" */
	53, /* 64: "//-" */
	18, /* 65: "//%" */
	23, /* 66: "//%1" */
	114, /* 67: "" */
	95, /* 68: "/" */
	97, /* 69: "/-" */
	99, /* 70: "/-%09" */
	101, /* 71: "/-%09%09" */
	18, /* 72: "" */
	0, /* 73: "/" */
	56, /* 74: "/-" */
	18, /* 75: "/-/1" */
	18, /* 76: "/-/11" */
	18, /* 77: "/-/111" */
	18, /* 78: "/-/1111" */
	18, /* 79: "/-/11111" */
	18, /* 80: "/-/111111" */
	18, /* 81: "/-/1111111" */
	18, /* 82: "/-/11111111" */
	18, /* 83: "/-/111111111" */
	18, /* 84: "/-/1111111111" */
	18, /* 85: "/-/11111111111" */
	18, /* 86: "/-/111111111111" */
	18, /* 87: "/-/1111111111111" */
	18, /* 88: "/-/11111111111111" */
	18, /* 89: "/-/111111111111111" */
	0, /* 90: "/-/1111111111111111" */
	10, /* 91: "" */
	59, /* 92: "-@-" */
	29, /* 93: "-@%5B" */
	102, /* 94: "-@%5B:%5D" */
	15, /* 95: "-" */
	33, /* 96: "-." */
	16, /* 97: "." */
	20, /* 98: "*" */
	37, /* 99: "/" */
	104, /* 100: "///" */
	106, /* 101: "/?" */
	62, /* 102: "/" */
	65, /* 103: "/;=" */
	108, /* 104: "/" */
	110, /* 105: "/-" */
	68, /* 106: "/" */
	71, /* 107: "///" */
};

static const signed char uric_schemes__scheme_further[125] = {
	  0,  66,  71,  11,  90,  37,  38,  48,  56,  61,  60, -74, -57,   7,   4,   6,
	-78, -61,   0,   1, -74, -81, -64,  -3,  -2, -77,   0,   1,   3,   4,   0, -66,
	-64, -60, -79, -62,  -1,   1,   0, -59, -57,   2,  60,  -6,  -4,   0,   1,  58,
	  0,   1,  51,   1,   2,  44,   0,   1,  40, -60,   0, -58,   0, -70, -68,   0,
	-52, -50,   0, -48, -51,  -1, -48, -43,  -2, -49,  -3,   1,   7,  66,  67,   1,
	  4,  65,  66,   1,  61,  71,   4,  68,  -2,   1,  66,  67,  -3,  62,  47,   3,
	  1, -58,   0, -67,   0, -66,   0, -65, -64,   0, -55,   0, -54,   1, -46,   0,
	-47,  64,  58,   1,  59,  69,  53,  60,  58,  54,  53,  46,  43,
};


static const unsigned char uric_schemes__scheme_events[125] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0, 41, 38,  0,  0,  0,  0,  0, 44,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 35,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  7,  0,
	 0,  0, 11,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 3,  0,  0,  5,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  3,  1,  0,  0,  1,  1,  0,  0,  0,  0,  0,
};

static const char uric_schemes__scheme_eof_actions[] = {
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

enum { uric_schemes_scheme_first_final = 67 };

enum { uric_schemes_scheme_en_main_as_gopher = 67 };
enum { uric_schemes_scheme_en_main_as_telnet = 72 };
enum { uric_schemes_scheme_en_main_as_nntp = 12 };
enum { uric_schemes_scheme_en_main_as_news = 91 };
enum { uric_schemes_scheme_en_main_as_news_server = 38 };
enum { uric_schemes_scheme_en_main_as_wais = 39 };
enum { uric_schemes_scheme_en_main_as_prospero = 49 };
enum { uric_schemes_scheme_en_main_as_file_local = 57 };
enum { uric_schemes_scheme_en_main_as_file_empty_host = 62 };
enum { uric_schemes_scheme_en_main_as_file_host = 61 };

int uric_schemes_scan_scheme(enum uric_schemes_scheme_entry entry, const unsigned char *s,
                     uric_span at, struct uric_scheme_parts *r)
{
    /* in the order of enum uric_scheme_entry */
    static const uint16_t start[] = {
        uric_schemes_scheme_en_main_as_gopher, uric_schemes_scheme_en_main_as_telnet,
        uric_schemes_scheme_en_main_as_nntp, uric_schemes_scheme_en_main_as_news,
        uric_schemes_scheme_en_main_as_news_server, uric_schemes_scheme_en_main_as_wais,
        uric_schemes_scheme_en_main_as_prospero, uric_schemes_scheme_en_main_as_file_local,
        uric_schemes_scheme_en_main_as_file_empty_host, uric_schemes_scheme_en_main_as_file_host
    };
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = start[entry];

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
	_class = uric_schemes__scheme_class[*p];
	_trans = (unsigned int)uric_schemes__scheme_shapes[uric_schemes__scheme_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_schemes__scheme_ways[cs];
	cs += uric_schemes__scheme_further[_trans];

	if ( uric_schemes__scheme_events[_trans] == 0 )
		goto _again;

	_acts = uric_schemes__scheme_actions + uric_schemes__scheme_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
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
        URIC_SCHEMES_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 2:
	{ URIC_SCHEMES_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 3:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 4:
	{ URIC_SCHEMES_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 5:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 8:
	{ URIC_SCHEMES_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 10:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 12:
	{ URIC_SCHEMES_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 13:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 15:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 16:
	{ URIC_SCHEMES_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 17:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 19:
	{ URIC_SCHEMES_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
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
	const char *__acts = uric_schemes__scheme_actions + uric_schemes__scheme_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 2:
	{ URIC_SCHEMES_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 4:
	{ URIC_SCHEMES_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 6:
	{ URIC_SCHEMES_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 7:
	{ URIC_SCHEMES_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 8:
	{ URIC_SCHEMES_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 9:
	{ URIC_SCHEMES_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 11:
	{ URIC_SCHEMES_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 12:
	{ URIC_SCHEMES_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 14:
	{ URIC_SCHEMES_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 18:
	{ URIC_SCHEMES_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 19:
	{ URIC_SCHEMES_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 21:
	{ URIC_SCHEMES_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 22:
	{ URIC_SCHEMES_DEFINE(r, URIC_FILE_PATH, AT); }
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
    return cs >= uric_schemes_scheme_first_final;
}

#undef AT

/* Lists within the parts of a URI. */

static const uric_span uric_schemes_nothing = { 0, 0 };

/* What remains after the last element: a span that no list can have. */
static const uric_span uric_schemes_exhausted = { 1, 0 };

/* The offset of the first such byte in the span, or its end. */
static uint32_t uric_schemes_find(const char *s, uric_span at, char byte)
{
    const char *found = NULL;

    if (at.begin < at.end)
        found = (const char *)memchr(s + at.begin, byte, at.end - at.begin);
    return found ? (uint32_t)(found - s) : at.end;
}

bool uric_list_next(const char *s, uric_span *rest, char delimiter, uric_span *element)
{
    *element = uric_schemes_nothing;
    if (rest->begin > rest->end)
        return false;
    element->begin = rest->begin;
    element->end = uric_schemes_find(s, *rest, delimiter);
    if (element->end < rest->end)
        rest->begin = element->end + 1;
    else
        *rest = uric_schemes_exhausted;
    return true;
}

bool uric_pair(const char *s, uric_span pair, char delimiter, uric_span *name,
               uric_span *value)
{
    const uint32_t at = uric_schemes_find(s, pair, delimiter);

    name->begin = pair.begin;
    name->end = at;
    *value = uric_schemes_nothing;
    if (at == pair.end)
        return false;
    value->begin = at + 1;
    value->end = pair.end;
    return true;
}

bool uric_prospero_field(const char *s, uric_span *rest, uric_span *name,
                         uric_span *value)
{
    uric_span field;

    *name = *value = uric_schemes_nothing;
    if (rest->begin >= rest->end)
        return false;
    rest->begin++; /* the ";" before it */
    uric_list_next(s, rest, ';', &field);
    if (rest->begin <= rest->end)
        rest->begin--;
    uric_pair(s, field, '=', name, value);
    return true;
}

/* Writes text percent-encoded or decoded, byte by byte: names and commands are short. */
/* Output of single bytes, percent-encoded or percent-decoded. */
#ifndef URIC_SCHEMES_CODED_TEXT_H
#define URIC_SCHEMES_CODED_TEXT_H

/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_SCHEMES_WRITTEN_H
#define URIC_SCHEMES_WRITTEN_H


struct uric_schemes_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static URIC_SCHEMES_INLINE void uric_schemes_put_byte(struct uric_schemes_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static URIC_SCHEMES_INLINE void uric_schemes_put(struct uric_schemes_written *t, const char *s)
{
    while (*s)
        uric_schemes_put_byte(t, *s++);
}

static URIC_SCHEMES_INLINE void uric_schemes_put_bytes(struct uric_schemes_written *t, const char *s, size_t n)
{
    if (n > 0 && t->length <= t->size && n <= t->size - t->length)
        memcpy(t->buffer + (size_t)t->length, s, n);
    t->length += n;
}

/* Sets *length and returns the status, by the contract for buffers in uric.h. */
static URIC_SCHEMES_INLINE enum uric_status uric_schemes_written_end(const struct uric_schemes_written *t,
                                                     size_t *length)
{
    const int fits_size_t = t->length <= SIZE_MAX;

    *length = fits_size_t ? (size_t)t->length : 0;
    if (!fits_size_t)
        return URIC_TOO_LONG;
    return t->length > t->size ? URIC_TOO_SMALL : URIC_OK;
}

#endif

/* Writes a span of s, percent-decoded (RFC 3986, 2.1). */
URIC_SCHEMES_INTERNAL void uric_schemes_put_decoded(struct uric_schemes_written *t, const char *s,
                                    uric_span at);

/* Writes one byte, percent-encoded unless it is a pchar. */
URIC_SCHEMES_INTERNAL void uric_schemes_put_encoded(struct uric_schemes_written *t, char byte);

#endif
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_SCHEMES_TRIPLET_H
#define URIC_SCHEMES_TRIPLET_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_SCHEMES_HEXDIG_H
#define URIC_SCHEMES_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_SCHEMES_CLASSES_H
#define URIC_SCHEMES_CLASSES_H

#define URIC_SCHEMES_CLASS_ALPHA 1u
#define URIC_SCHEMES_CLASS_DIGIT 2u
#define URIC_SCHEMES_CLASS_HEXDIG 4u
#define URIC_SCHEMES_CLASS_URI 8u
#define URIC_SCHEMES_CLASS_PCHAR 16u
#define URIC_SCHEMES_CLASS_RESERVED 32u
#define URIC_SCHEMES_CLASS_SUB_DELIMS 64u
#define URIC_SCHEMES_CLASS_UNRESERVED 128u


URIC_SCHEMES_TABLE const unsigned char uric_schemes_class[256] = {
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
static URIC_SCHEMES_INLINE int uric_schemes_is_hexdig(unsigned char byte)
{
    return (uric_schemes_class[byte] & URIC_SCHEMES_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_SCHEMES_INLINE int uric_schemes_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_schemes_is_hexdig(s[i + 1]) &&
           uric_schemes_is_hexdig(s[i + 2]);
}

#endif

/* The byte that the triplet at s encodes. */
static URIC_SCHEMES_INLINE unsigned char uric_schemes_triplet(const char *s)
{
    return (unsigned char)(uric_schemes_digit(s[1]) << 4 | uric_schemes_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_SCHEMES_NEVER_INLINE unsigned uric_schemes_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_schemes_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_schemes_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_SCHEMES_INLINE unsigned char uric_schemes_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_schemes_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_SCHEMES_INLINE void uric_schemes_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_schemes_hex_upper(byte >> 4);
    to[2] = uric_schemes_hex_upper(byte & 15);
}

#endif

void uric_schemes_put_decoded(struct uric_schemes_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end)
        uric_schemes_put_byte(t, (char)uric_schemes_decode_next(s, &i, at.end));
}

void uric_schemes_put_encoded(struct uric_schemes_written *t, char byte)
{
    const unsigned char b = (unsigned char)byte;
    char triplet[3];
    int i;

    if (uric_schemes_class[b] & URIC_SCHEMES_CLASS_PCHAR && b != '%') {
        uric_schemes_put_byte(t, byte);
        return;
    }
    uric_schemes_put_triplet(triplet, b);
    for (i = 0; i < 3; i++)
        uric_schemes_put_byte(t, triplet[i]);
}

enum uric_status uric_span_decode(const char *s, uric_span at, char *buffer,
                                  size_t size, size_t *length)
{
    struct uric_schemes_written t = { buffer, size, 0 };

    uric_schemes_put_decoded(&t, s, at);
    return uric_schemes_written_end(&t, length);
}

/* The FTP commands that a URI stands for (RFC 1738, 3.2.2). */

/* The reason why an argument would end early (RFC 1738, section 6), or NULL. */
static const char *uric_schemes_harm_in(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        switch (uric_schemes_decode_next(s, &i, at.end)) {
        case '\0': return "a decoded element contains NUL";
        case '\n': return "a decoded element contains LF";
        case '\r': return "a decoded element contains CR";
        default: break;
        }
    }
    return NULL;
}

static void uric_schemes_put_command(struct uric_schemes_written *t, const char *verb, const char *s,
                        uric_span argument)
{
    uric_schemes_put(t, verb);
    uric_schemes_put_decoded(t, s, argument);
    uric_schemes_put(t, "\r\n");
}

static void uric_schemes_put_login(struct uric_schemes_written *t, const char *s, const struct uric *u)
{
    uric_span at;

    if (!uric_user(uric_bind(s, u), &at)) {
        uric_schemes_put(t, "USER anonymous\r\n");
        return;
    }
    uric_schemes_put_command(t, "USER ", s, at);
    if (uric_password(uric_bind(s, u), &at))
        uric_schemes_put_command(t, "PASS ", s, at);
}

/* The commands for the name, once in its directory. */
static void uric_schemes_put_access(struct uric_schemes_written *t, const char *s,
                       const struct uric_scheme_parts *r)
{
    const uric_span name = r->part[URIC_FTP_NAME];
    const uric_span typecode = r->part[URIC_FTP_TYPECODE];
    const int has_type = uric_scheme_has(r, URIC_FTP_TYPECODE);

    if (has_type && uric_schemes_lower(s[typecode.begin]) == 'd') {
        uric_schemes_put_command(t, name.begin == name.end ? "NLST" : "NLST ", s, name);
        return;
    }
    if (name.begin == name.end) { /* no file has an empty name: list the directory */
        uric_schemes_put(t, "NLST\r\n");
        return;
    }
    if (has_type)
        uric_schemes_put_command(t, "TYPE ", s, typecode);
    uric_schemes_put_command(t, "RETR ", s, name);
}

enum uric_status uric_ftp_commands(struct uric_ref ref,
                                   const struct uric_scheme_parts *r, char *buffer,
                                   size_t size, size_t *length, const char **refused)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_schemes_written t = { buffer, size, 0 };
    uric_span cwd = r->part[URIC_FTP_CWD], element;

    *length = 0;
    *refused = NULL;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    *refused = uric_schemes_harm_in(s, u->part[URIC_USERINFO]);
    if (*refused == NULL)
        *refused = uric_schemes_harm_in(s, cwd);
    if (*refused == NULL)
        *refused = uric_schemes_harm_in(s, r->part[URIC_FTP_NAME]);
    if (*refused != NULL)
        return URIC_REFUSED;

    uric_schemes_put_login(&t, s, u);
    while (uric_scheme_has(r, URIC_FTP_CWD) &&
           uric_list_next(s, &cwd, '/', &element))
        uric_schemes_put_command(&t, "CWD ", s, element);
    if (uric_scheme_has(r, URIC_FTP_NAME))
        uric_schemes_put_access(&t, s, r);
    return uric_schemes_written_end(&t, length);
}

/* Parses Gopher+ strings (RFC 1738, 3.4.4 to 3.4.9). */

/* The offset of the first "%XX" with these digits in the span; its end if there is none. */
static uint32_t uric_schemes_find_encoded(const char *s, uric_span at, const char *digits)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] == '%' && at.end - i >= 3 && s[i + 1] == digits[0] &&
            uric_schemes_lower(s[i + 2]) == uric_schemes_lower(digits[1]))
            return i;
    }
    return at.end;
}

/* Advances the start of the span past a text, ignoring case: 1, or 0 if the span does not
 * start with it. */
static int uric_schemes_passes(const char *s, uric_span *at, const char *text)
{
    uint32_t i;

    for (i = at->begin; *text; text++, i++) {
        if (i == at->end || uric_schemes_lower(s[i]) != uric_schemes_lower(*text))
            return 0;
    }
    at->begin = i;
    return 1;
}

/* After "+": the values of a Gopher+ form, followed by a line of ".". */
static int uric_schemes_read_form_data(const char *s, uric_span rest,
                          struct uric_gopher_plus *plus)
{
    static const char end[] = ".%0D%0A";
    const uint32_t length = sizeof end - 1;
    uric_span last;

    if (!uric_schemes_passes(s, &rest, "%091%0D%0A+-1%0D%0A") ||
        rest.end - rest.begin < length)
        return 0;
    last.begin = rest.end - length;
    last.end = rest.end;
    if (!uric_schemes_passes(s, &last, end))
        return 0;
    plus->request = URIC_GOPHER_PLUS_FORM_DATA;
    if (rest.end - rest.begin > length) {
        plus->items.begin = rest.begin;
        plus->items.end = rest.end - length;
        plus->defined = URIC_GOPHER_HAS_ITEMS;
    }
    return 1;
}

/* After "+": a view and, after a space, its language. */
static void uric_schemes_read_view(const char *s, uric_span rest,
                      struct uric_gopher_plus *plus)
{
    const uint32_t blank = uric_schemes_find_encoded(s, rest, "20");

    plus->request = URIC_GOPHER_PLUS_VIEW;
    plus->defined = URIC_GOPHER_HAS_ITEMS;
    plus->items.begin = rest.begin;
    plus->items.end = blank;
    if (blank < rest.end) {
        plus->language.begin = blank + 3;
        plus->language.end = rest.end;
        plus->defined = URIC_GOPHER_HAS_ITEMS | URIC_GOPHER_HAS_LANGUAGE;
    }
}

static void uric_schemes_read_attributes(uric_span rest, struct uric_gopher_plus *plus)
{
    if (rest.begin < rest.end) {
        plus->items = rest;
        plus->defined = URIC_GOPHER_HAS_ITEMS;
    }
}

void uric_gopher_read_plus(const char *s, uric_span string,
                           struct uric_gopher_plus *plus)
{
    uric_span rest = string;

    memset(plus, 0, sizeof *plus);
    plus->request = URIC_GOPHER_PLUS_OTHER;
    if (string.begin == string.end)
        return;
    rest.begin++;
    switch (s[string.begin]) {
    case '?':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_PLUS_FORM;
        break;
    case '!':
        plus->request = URIC_GOPHER_PLUS_ATTRIBUTES;
        uric_schemes_read_attributes(rest, plus);
        break;
    case '$':
        plus->request = URIC_GOPHER_PLUS_DIRECTORY_ATTRIBUTES;
        uric_schemes_read_attributes(rest, plus);
        break;
    case '+':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_PLUS_DEFAULT_VIEW;
        else if (uric_schemes_find_encoded(s, rest, "09") == rest.end)
            uric_schemes_read_view(s, rest, plus);
        else
            uric_schemes_read_form_data(s, rest, plus);
        break;
    default: break;
    }
}

/* Attributes are separated by spaces; each value of a Gopher+ form is terminated by CR LF. */
bool uric_gopher_item(const char *s, const struct uric_gopher_plus *plus,
                      uric_span *rest, uric_span *item)
{
    const int is_form = plus->request == URIC_GOPHER_PLUS_FORM_DATA;

    item->begin = item->end = 0;
    if (rest->begin >= rest->end)
        return false;
    item->begin = rest->begin;
    item->end = uric_schemes_find_encoded(s, *rest, is_form ? "0D" : "20");
    rest->begin = item->end < rest->end ? item->end + 3 : rest->end;
    if (is_form && rest->begin < rest->end)
        uric_schemes_passes(s, rest, "%0A");
    return true;
}

const char *uric_gopher_request_name(int request)
{
    static const char *const names[] = {
        "other", "default-view", "form", "attributes", "directory-attributes",
        "view", "form-data"
    };
    return request >= 0 && request <= URIC_GOPHER_PLUS_FORM_DATA ? names[request] : NULL;
}

/* File URIs and the names of files (RFC 8089, and its appendices D to F). */

static const char uric_schemes_local[] = "localhost";

static int uric_schemes_is_here(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return host.begin == host.end ||
           uric_schemes_is_named(s + host.begin, host.end - host.begin, uric_schemes_local);
}

/* Whether a byte that is encoded in the span is NUL or a delimiter. */
static int uric_schemes_hides(const char *s, uric_span at, const char *delimiters)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const uint32_t from = i;
        const unsigned char byte = uric_schemes_decode_next(s, &i, at.end);
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

/* How a name that starts with "//" is interpreted depends on the system (POSIX, 4.13,
 * pathname resolution); in a URI it would be a UNC name. */
static int uric_schemes_is_posix(const char *name, size_t n)
{
    return n > 0 && name[0] == '/' && (n == 1 || name[1] != '/');
}

enum uric_status uric_file_to_posix(struct uric_ref ref,
                                    const struct uric_scheme_parts *r, char *buffer,
                                    size_t size, size_t *length)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span path = r->part[URIC_FILE_PATH];
    struct uric_schemes_written t = { buffer, size, 0 };

    *length = 0;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    if (!uric_schemes_is_here(s, u) || !uric_schemes_is_posix(uric_schemes_at(s, path.begin), path.end - path.begin) ||
        uric_schemes_hides(s, path, "/"))
        return URIC_REFUSED;
    uric_schemes_put_decoded(&t, s, path);
    return uric_schemes_written_end(&t, length);
}

/* Writes a path, decoded, with "\" instead of "/". */
static void uric_schemes_put_windows_path(struct uric_schemes_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const char byte = (char)uric_schemes_decode_next(s, &i, at.end);

        uric_schemes_put_byte(t, byte == '/' ? '\\' : byte);
    }
}

/* Whether it starts with a letter, ":" and "/". */
static int uric_schemes_has_drive(const char *s, uric_span at)
{
    return at.end - at.begin >= 3 && uric_schemes_is_letter(s[at.begin]) &&
           s[at.begin + 1] == ':' && s[at.begin + 2] == '/';
}

/* Whether the path is a UNC name after two or three "/" (E.3.2).  If so, its start becomes
 * what follows "\\" in the name. */
static int uric_schemes_has_unc(const char *s, uric_span *path)
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

/* Whether a host is "." or "?", decoded: then a UNC name would be that of a device. */
static int uric_schemes_is_device(const char *s, uric_span host)
{
    uint32_t i = host.begin;
    unsigned char byte;

    if (i == host.end)
        return 0;
    byte = uric_schemes_decode_next(s, &i, host.end);
    return i == host.end && (byte == '.' || byte == '?');
}

/* The bytes before the first "/". */
static uric_span uric_schemes_first_segment(const char *s, uric_span path)
{
    const char *const slash =
        (const char *)memchr(s + path.begin, '/', path.end - path.begin);

    if (slash != NULL)
        path.end = (uint32_t)(slash - s);
    return path;
}

enum uric_status uric_file_to_windows(struct uric_ref ref,
                                      const struct uric_scheme_parts *r, char *buffer,
                                      size_t size, size_t *length)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span host = u->part[URIC_HOST];
    uric_span path = r->part[URIC_FILE_PATH];
    struct uric_schemes_written t = { buffer, size, 0 };

    *length = 0;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    if (uric_schemes_hides(s, path, "/\\"))
        return URIC_REFUSED;
    if (!uric_schemes_is_here(s, u)) {
        if (uric_schemes_hides(s, host, "/\\") || uric_schemes_is_device(s, host))
            return URIC_REFUSED;
        uric_schemes_put(&t, "\\\\");
        uric_schemes_put_decoded(&t, s, host);
    } else if (uric_schemes_has_unc(s, &path)) {
        if (uric_schemes_is_device(s, uric_schemes_first_segment(s, path)))
            return URIC_REFUSED;
        uric_schemes_put(&t, "\\\\");
    } else {
        if (path.begin < path.end && s[path.begin] == '/')
            path.begin++;
        if (!uric_schemes_has_drive(s, path))
            return URIC_REFUSED;
    }
    uric_schemes_put_windows_path(&t, s, path);
    return uric_schemes_written_end(&t, length);
}

static void uric_schemes_put_name(struct uric_schemes_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '/')
            uric_schemes_put_byte(t, '/');
        else
            uric_schemes_put_encoded(t, name[i]);
    }
}

/* A URI longer than the longest one could not be parsed. */
static enum uric_status uric_schemes_end_uri(const struct uric_schemes_written *t, size_t *length)
{
    return t->length <= URIC_MAX_LENGTH ? uric_schemes_written_end(t, length) : URIC_TOO_LONG;
}

enum uric_status uric_file_from_posix(const char *name, size_t n, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_schemes_written t = { buffer, size, 0 };

    *length = 0;
    if (!uric_schemes_is_posix(name, n) || memchr(name, '\0', n))
        return URIC_REFUSED;
    uric_schemes_put(&t, "file://");
    uric_schemes_put_name(&t, name, n);
    return uric_schemes_end_uri(&t, length);
}

static int uric_schemes_is_separator(char c)
{
    return c == '\\' || c == '/';
}

static void uric_schemes_put_windows_name(struct uric_schemes_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_schemes_is_separator(name[i]))
            uric_schemes_put_byte(t, '/');
        else
            uric_schemes_put_encoded(t, name[i]);
    }
}

/* Fewer characters are allowed in a host: ":" and "@" would end it. */
static void uric_schemes_put_host(struct uric_schemes_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == ':')
            uric_schemes_put(t, "%3A");
        else if (name[i] == '@')
            uric_schemes_put(t, "%40");
        else
            uric_schemes_put_encoded(t, name[i]);
    }
}

/* Writes "host\path", with a single "\" in between.  A host that would be taken for this one
 * goes into the path. */
static enum uric_status uric_schemes_put_unc(struct uric_schemes_written *t, const char *name, size_t n,
                                size_t *length)
{
    size_t host = 0;

    while (host < n && !uric_schemes_is_separator(name[host]))
        host++;
    if (host == 0 || host == n ||
        (host + 1 < n && uric_schemes_is_separator(name[host + 1])) ||
        (host == 1 && (name[0] == '.' || name[0] == '?'))) /* a device */
        return URIC_REFUSED;
    uric_schemes_put(t, uric_schemes_is_named(name, host, uric_schemes_local) ? "file:////" : "file://");
    uric_schemes_put_host(t, name, host);
    uric_schemes_put_windows_name(t, name + host, n - host);
    return uric_schemes_end_uri(t, length);
}

enum uric_status uric_file_from_windows(const char *name, size_t n, char *buffer,
                                        size_t size, size_t *length)
{
    struct uric_schemes_written t = { buffer, size, 0 };

    *length = 0;
    if (n < 3 || memchr(name, '\0', n))
        return URIC_REFUSED;
    if (uric_schemes_is_separator(name[0]) && uric_schemes_is_separator(name[1]))
        return uric_schemes_put_unc(&t, name + 2, n - 2, length);
    if (!uric_schemes_is_letter(name[0]) || name[1] != ':' || !uric_schemes_is_separator(name[2]))
        return URIC_REFUSED;
    uric_schemes_put(&t, "file:///");
    uric_schemes_put_windows_name(&t, name, n);
    return uric_schemes_end_uri(&t, length);
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
