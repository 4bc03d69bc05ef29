/* uric_schemes in one file, to go with uric.c; its interface is uric_schemes.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

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
#ifndef URIC_SCHEME_H
#define URIC_SCHEME_H

/* The last step after a successful scan of a scheme-specific part. */
#ifndef URIC_SCHEME_SETTLE_H
#define URIC_SCHEME_SETTLE_H

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

/* All elements of ftp's path except the last are directories to change to. */
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

/* Clears the traces of the scan and what it left undefined. */
static inline void uric_scheme_settle(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_FAULT_NONE;
    if (r->kind == URIC_KIND_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif

/* The entries of uric_scan_scheme(), by what precedes the span. */
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

/* Scan a span of s by the scheme's rule for it: 1, or 0 with error_offset set. */
URIC_INTERNAL int uric_scan_ftp(const unsigned char *s, uric_span at,
                                struct uric_scheme_parts *r);
URIC_INTERNAL int uric_scan_mailto(const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);
URIC_INTERNAL int uric_scan_scheme(enum uric_scheme_entry entry,
                                   const unsigned char *s, uric_span at,
                                   struct uric_scheme_parts *r);

/* The byte before the next occurrence of `byte`, or before the end if there is none. */
static inline const unsigned char *uric_before(const unsigned char *p,
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

/* The parts that URIs of a kind may or must have besides a path and a query. */
enum {
    TAKES_AUTHORITY = 1,
    NEEDS_HOST = 2,
    TAKES_USERINFO = 4,
    TAKES_PORT = 8,
    TAKES_FRAGMENT = 16
};

/* The scheme's entry decides about the host; the rest depends on the kind. */
static unsigned taken_by(int kind, const struct uric_scheme *scheme)
{
    enum { ANYTHING = TAKES_USERINFO | TAKES_PORT | TAKES_FRAGMENT };
    /* in the order of enum uric_scheme_kind */
    static const unsigned char of_kind[URIC_KINDS] = {
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
    /* in the order of enum uric_authority_need */
    static const unsigned char of_host[] = {
        TAKES_AUTHORITY, TAKES_AUTHORITY | NEEDS_HOST, 0
    };
    const unsigned host =
        scheme ? scheme->host : (unsigned)URIC_AUTHORITY_OPTIONAL;

    return of_kind[kind] |
           (host < sizeof of_host ? of_host[host] : (unsigned)TAKES_AUTHORITY);
}

static int is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static int refuse(struct uric_scheme_parts *r, enum uric_scheme_fault error,
                  uint32_t offset)
{
    r->error = (uint8_t)error;
    r->error_offset = offset;
    return 0;
}

/* The error offset of a forbidden userinfo: the first byte that cannot belong to a host and
 * port; at the latest the "@". */
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

/* The error offset of an empty host: what looks like its port could still be a userinfo. */
static uint32_t no_host(const struct uric *u, unsigned taken)
{
    return taken & TAKES_USERINFO && !uric_has(u, URIC_USERINFO)
               ? u->part[URIC_PATH].begin
               : u->part[URIC_HOST].begin;
}

/* The error offset of a missing "//". */
static uint32_t no_slashes(const char *s, const struct uric *u)
{
    const uint32_t begin = u->part[URIC_PATH].begin;

    return begin + (!is_empty(u, URIC_PATH) && s[begin] == '/');
}

/* The error offset of a forbidden "//": its second "/" if a path can start with one. */
static uint32_t no_authority(const struct uric *u, int kind)
{
    return u->part[URIC_SCHEME].end + 1 +
           (kind != URIC_KIND_MAILTO && kind != URIC_KIND_NEWS);
}

static int authority_fits(const char *s, const struct uric *u,
                          struct uric_scheme_parts *r, unsigned taken)
{
    if (!uric_has(u, URIC_HOST))
        return taken & NEEDS_HOST
                   ? refuse(r, URIC_FAULT_HOST, no_slashes(s, u)) : 1;
    if (!(taken & TAKES_AUTHORITY))
        return refuse(r, URIC_FAULT_AUTHORITY, no_authority(u, r->kind));
    if (uric_has(u, URIC_USERINFO) && !(taken & TAKES_USERINFO))
        return refuse(r, URIC_FAULT_USERINFO,
                      not_a_host(s, u->part[URIC_USERINFO], taken));
    if (is_empty(u, URIC_HOST) && taken & NEEDS_HOST)
        return refuse(r, URIC_FAULT_HOST, no_host(u, taken));
    if (uric_has(u, URIC_PORT) && !(taken & TAKES_PORT))
        return refuse(r, URIC_FAULT_PORT, u->part[URIC_HOST].end);
    return 1;
}

/* Any path and query is valid, except that without a host the path could start without
 * "/". */
static int read_http(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    if (!is_empty(u, URIC_PATH)) {
        if (s[u->part[URIC_PATH].begin] != '/')
            return refuse(r, URIC_FAULT_PATH, u->part[URIC_PATH].begin);
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
    case URIC_KIND_FTP: return uric_scan_ftp(s, at, r);
    case URIC_KIND_MAILTO: return uric_scan_mailto(s, at, r);
    case URIC_KIND_GOPHER: return uric_scan_scheme(SCHEME_GOPHER, s, at, r);
    case URIC_KIND_NNTP: return uric_scan_scheme(SCHEME_NNTP, s, at, r);
    case URIC_KIND_TELNET: return uric_scan_scheme(SCHEME_TELNET, s, at, r);
    case URIC_KIND_WAIS: return uric_scan_scheme(SCHEME_WAIS, s, at, r);
    case URIC_KIND_PROSPERO:
        return uric_scan_scheme(SCHEME_PROSPERO, s, at, r);
    case URIC_KIND_FILE: return uric_scan_scheme(file_entry(u), s, at, r);
    default:
        return uric_scan_scheme(uric_has(u, URIC_HOST) ? SCHEME_NEWS_SERVER
                                                       : SCHEME_NEWS, s, at, r);
    }
}

/* The error offset of an invalid path.  After a "/" at its start, "//" and a host could have
 * followed. */
static uint32_t not_a_path(const unsigned char *s, const struct uric *u,
                           unsigned taken, uint32_t offset)
{
    return taken & TAKES_AUTHORITY && !uric_has(u, URIC_HOST) &&
                   offset == u->part[URIC_PATH].begin && !is_empty(u, URIC_PATH) &&
                   s[offset] == '/'
               ? offset + 1 : offset;
}

/* Scans from the start of the path to the end of the query. */
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
    if (r->kind < URIC_KIND_HTTP)
        return 1;
    switch (r->kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return read_http(s, u, r);
    default: return scan_path(s, u, end, taken, r);
    }
}

static enum uric_status answer_refusal(struct uric_scheme_parts *r, uint32_t length)
{
    const uint32_t offset = r->error_offset;
    const uint8_t kind = r->kind, error = r->error;

    memset(r, 0, sizeof *r);
    r->kind = kind;
    r->error = error ? error : (uint8_t)URIC_FAULT_PATH;
    r->error_offset = offset;
    return offset < length ? URIC_INVALID : URIC_INCOMPLETE;
}

static uint8_t kind_of(const char *s, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span name = u->part[URIC_SCHEME];

    if (scheme)
        return scheme->kind < URIC_KINDS ? scheme->kind
                                                : (uint8_t)URIC_KIND_UNKNOWN;
    if (name.end - name.begin >= 2 && uric_lower(s[name.begin]) == 'x' &&
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
    r->kind = kind_of(s, u, scheme);
    taken = taken_by(r->kind, scheme);
    end = uric_has(u, URIC_QUERY) ? u->part[URIC_QUERY].end
                                  : u->part[URIC_PATH].end;
    length = uric_has(u, URIC_FRAGMENT) ? u->part[URIC_FRAGMENT].end : end;
    if (!authority_fits(s, u, r, taken) || !read_path(bytes, u, end, taken, r))
        return answer_refusal(r, length);
    if (uric_has(u, URIC_FRAGMENT) && !(taken & TAKES_FRAGMENT)) {
        refuse(r, URIC_FAULT_FRAGMENT, end);
        return answer_refusal(r, length);
    }
    return URIC_OK;
}

/* What the path must be. */
static const char *path_reason(int kind)
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
    case URIC_FAULT_PATH: return path_reason(r->kind);
    case URIC_FAULT_BNF: return "invalid by the BNF of RFC 1738";
    default: return NULL;
    }
}

/* Generated from grammar/machines/ftp.rl by ragel 6.10 -G2; do not edit. */
/* The path of a parsed ftp URI.  Goto code, since it is common. */

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
	{ r->error = URIC_FAULT_TYPECODE; }
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
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= ftp_first_final;
}

#undef AT

/* Generated from grammar/machines/mailto.rl by ragel 6.10 -G2; do not edit. */
/* What follows "mailto:" in a parsed URI.  Goto code, since it is common. */

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

/* Generated from grammar/machines/scheme.rl by ragel 6.10 -T0; do not edit. */
/* What follows the authority, or the scheme if there is no authority, in parsed URIs
 * of the rarer schemes.  Tables. */

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
	for ( ; __nacts > 0; __nacts-- ) {
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

/* What remains after the last element: a span that no list can have. */
static const uric_span exhausted = { 1, 0 };

/* The offset of the first such byte in the span, or its end. */
static uint32_t find(const char *s, uric_span at, char byte)
{
    const char *found = NULL;

    if (at.begin < at.end)
        found = (const char *)memchr(s + at.begin, byte, at.end - at.begin);
    return found ? (uint32_t)(found - s) : at.end;
}

bool uric_list_next(const char *s, uric_span *rest, char delimiter, uric_span *element)
{
    *element = nothing;
    if (rest->begin > rest->end)
        return false;
    element->begin = rest->begin;
    element->end = find(s, *rest, delimiter);
    if (element->end < rest->end)
        rest->begin = element->end + 1;
    else
        *rest = exhausted;
    return true;
}

bool uric_pair(const char *s, uric_span pair, char delimiter, uric_span *name,
               uric_span *value)
{
    const uint32_t at = find(s, pair, delimiter);

    name->begin = pair.begin;
    name->end = at;
    *value = nothing;
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

    *name = *value = nothing;
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
#ifndef URIC_CODED_TEXT_H
#define URIC_CODED_TEXT_H

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

/* Writes a span of s, percent-decoded (RFC 3986, 2.1). */
URIC_INTERNAL void uric_put_decoded(struct uric_written *t, const char *s,
                                    uric_span at);

/* Writes one byte, percent-encoded unless it is a pchar. */
URIC_INTERNAL void uric_put_encoded(struct uric_written *t, char byte);

#endif
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H


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

/* The byte that the triplet at s encodes. */
static URIC_INLINE unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it.  A "%"
 * that does not start a triplet is literal. */
static URIC_INLINE unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (!uric_is_triplet((const unsigned char *)s, at, end)) {
        *i = at + 1;
        return (unsigned char)s[at];
    }
    *i = at + 3;
    return uric_triplet(s + at);
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_INLINE void uric_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_hex_upper(byte >> 4);
    to[2] = uric_hex_upper(byte & 15);
}

#endif

void uric_put_decoded(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end)
        uric_put_byte(t, (char)uric_decode_next(s, &i, at.end));
}

void uric_put_encoded(struct uric_written *t, char byte)
{
    const unsigned char b = (unsigned char)byte;
    char triplet[3];
    int i;

    if (uric_class[b] & URIC_CLASS_PCHAR && b != '%') {
        uric_put_byte(t, byte);
        return;
    }
    uric_put_triplet(triplet, b);
    for (i = 0; i < 3; i++)
        uric_put_byte(t, triplet[i]);
}

enum uric_status uric_span_decode(const char *s, uric_span at, char *buffer,
                                  size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    uric_put_decoded(&t, s, at);
    return uric_written_end(&t, length);
}

/* The FTP commands that a URI stands for (RFC 1738, 3.2.2). */

/* The reason why an argument would end early (RFC 1738, section 6), or NULL. */
static const char *harm_in(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        switch (uric_decode_next(s, &i, at.end)) {
        case '\0': return "a decoded element contains NUL";
        case '\n': return "a decoded element contains LF";
        case '\r': return "a decoded element contains CR";
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

    if (!uric_user(uric_bind(s, u), &at)) {
        uric_put(t, "USER anonymous\r\n");
        return;
    }
    put_command(t, "USER ", s, at);
    if (uric_password(uric_bind(s, u), &at))
        put_command(t, "PASS ", s, at);
}

/* The commands for the name, once in its directory. */
static void put_access(struct uric_written *t, const char *s,
                       const struct uric_scheme_parts *r)
{
    const uric_span name = r->part[URIC_FTP_NAME];
    const uric_span typecode = r->part[URIC_FTP_TYPECODE];
    const int has_type = uric_scheme_has(r, URIC_FTP_TYPECODE);

    if (has_type && uric_lower(s[typecode.begin]) == 'd') {
        put_command(t, name.begin == name.end ? "NLST" : "NLST ", s, name);
        return;
    }
    if (name.begin == name.end) { /* no file has an empty name: list the directory */
        uric_put(t, "NLST\r\n");
        return;
    }
    if (has_type)
        put_command(t, "TYPE ", s, typecode);
    put_command(t, "RETR ", s, name);
}

enum uric_status uric_ftp_commands(struct uric_ref ref,
                                   const struct uric_scheme_parts *r, char *buffer,
                                   size_t size, size_t *length, const char **refused)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_written t = { buffer, size, 0 };
    uric_span cwd = r->part[URIC_FTP_CWD], element;

    *length = 0;
    *refused = harm_in(s, u->part[URIC_USERINFO]);
    if (*refused == NULL)
        *refused = harm_in(s, cwd);
    if (*refused == NULL)
        *refused = harm_in(s, r->part[URIC_FTP_NAME]);
    if (*refused != NULL)
        return URIC_REFUSED;

    put_login(&t, s, u);
    while (uric_scheme_has(r, URIC_FTP_CWD) &&
           uric_list_next(s, &cwd, '/', &element))
        put_command(&t, "CWD ", s, element);
    if (uric_scheme_has(r, URIC_FTP_NAME))
        put_access(&t, s, r);
    return uric_written_end(&t, length);
}

/* Parses Gopher+ strings (RFC 1738, 3.4.4 to 3.4.9). */

/* The offset of the first "%XX" with these digits in the span; its end if there is none. */
static uint32_t find_encoded(const char *s, uric_span at, const char *digits)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] == '%' && at.end - i >= 3 && s[i + 1] == digits[0] &&
            uric_lower(s[i + 2]) == uric_lower(digits[1]))
            return i;
    }
    return at.end;
}

/* Advances the start of the span past a text, ignoring case: 1, or 0 if the span does not
 * start with it. */
static int passes(const char *s, uric_span *at, const char *text)
{
    uint32_t i;

    for (i = at->begin; *text; text++, i++) {
        if (i == at->end || uric_lower(s[i]) != uric_lower(*text))
            return 0;
    }
    at->begin = i;
    return 1;
}

/* After "+": the values of a Gopher+ form, followed by a line of ".". */
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
    plus->request = URIC_GOPHER_PLUS_FORM_DATA;
    if (rest.end - rest.begin > length) {
        plus->items.begin = rest.begin;
        plus->items.end = rest.end - length;
        plus->defined = URIC_GOPHER_HAS_ITEMS;
    }
    return 1;
}

/* After "+": a view and, after a space, its language. */
static void read_view(const char *s, uric_span rest,
                      struct uric_gopher_plus *plus)
{
    const uint32_t blank = find_encoded(s, rest, "20");

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

static void read_attributes(uric_span rest, struct uric_gopher_plus *plus)
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
        read_attributes(rest, plus);
        break;
    case '$':
        plus->request = URIC_GOPHER_PLUS_DIRECTORY_ATTRIBUTES;
        read_attributes(rest, plus);
        break;
    case '+':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_PLUS_DEFAULT_VIEW;
        else if (find_encoded(s, rest, "09") == rest.end)
            read_view(s, rest, plus);
        else
            read_form_data(s, rest, plus);
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
    item->end = find_encoded(s, *rest, is_form ? "0D" : "20");
    rest->begin = item->end < rest->end ? item->end + 3 : rest->end;
    if (is_form && rest->begin < rest->end)
        passes(s, rest, "%0A");
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

static const char local[] = "localhost";

static int is_here(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return host.begin == host.end ||
           uric_is_named(s + host.begin, host.end - host.begin, local);
}

/* Whether a byte that is encoded in the span is NUL or a delimiter. */
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

/* How a name that starts with "//" is interpreted depends on the system (POSIX, 4.13,
 * pathname resolution); in a URI it would be a UNC name. */
static int is_posix(const char *name, size_t n)
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
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (!is_here(s, u) || !is_posix(uric_at(s, path.begin), path.end - path.begin) ||
        hides(s, path, "/"))
        return URIC_REFUSED;
    uric_put_decoded(&t, s, path);
    return uric_written_end(&t, length);
}

/* Writes a path, decoded, with "\" instead of "/". */
static void put_windows_path(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const char byte = (char)uric_decode_next(s, &i, at.end);

        uric_put_byte(t, byte == '/' ? '\\' : byte);
    }
}

/* Whether it starts with a letter, ":" and "/". */
static int has_drive(const char *s, uric_span at)
{
    return at.end - at.begin >= 3 && uric_is_letter(s[at.begin]) &&
           s[at.begin + 1] == ':' && s[at.begin + 2] == '/';
}

/* Whether the path is a UNC name after two or three "/" (E.3.2).  If so, its start becomes
 * what follows "\\" in the name. */
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

/* Whether a host is "." or "?", decoded: then a UNC name would be that of a device. */
static int is_device(const char *s, uric_span host)
{
    uint32_t i = host.begin;
    unsigned char byte;

    if (i == host.end)
        return 0;
    byte = uric_decode_next(s, &i, host.end);
    return i == host.end && (byte == '.' || byte == '?');
}

/* The bytes before the first "/". */
static uric_span first_segment(const char *s, uric_span path)
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
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (hides(s, path, "/\\"))
        return URIC_REFUSED;
    if (!is_here(s, u)) {
        if (hides(s, host, "/\\") || is_device(s, host))
            return URIC_REFUSED;
        uric_put(&t, "\\\\");
        uric_put_decoded(&t, s, host);
    } else if (has_unc(s, &path)) {
        if (is_device(s, first_segment(s, path)))
            return URIC_REFUSED;
        uric_put(&t, "\\\\");
    } else {
        if (path.begin < path.end && s[path.begin] == '/')
            path.begin++;
        if (!has_drive(s, path))
            return URIC_REFUSED;
    }
    put_windows_path(&t, s, path);
    return uric_written_end(&t, length);
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

/* A URI longer than the longest one could not be parsed. */
static enum uric_status end_uri(const struct uric_written *t, size_t *length)
{
    return t->length <= URIC_MAX_LENGTH ? uric_written_end(t, length) : URIC_TOO_LONG;
}

enum uric_status uric_file_from_posix(const char *name, size_t n, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (!is_posix(name, n) || memchr(name, '\0', n))
        return URIC_REFUSED;
    uric_put(&t, "file://");
    put_name(&t, name, n);
    return end_uri(&t, length);
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

/* Fewer characters are allowed in a host: ":" and "@" would end it. */
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

/* Writes "host\path", with a single "\" in between.  A host that would be taken for this one
 * goes into the path. */
static enum uric_status put_unc(struct uric_written *t, const char *name, size_t n,
                                size_t *length)
{
    size_t host = 0;

    while (host < n && !is_separator(name[host]))
        host++;
    if (host == 0 || host == n ||
        (host + 1 < n && is_separator(name[host + 1])) ||
        (host == 1 && (name[0] == '.' || name[0] == '?'))) /* a device */
        return URIC_REFUSED;
    uric_put(t, uric_is_named(name, host, local) ? "file:////" : "file://");
    put_host(t, name, host);
    put_windows_name(t, name + host, n - host);
    return end_uri(t, length);
}

enum uric_status uric_file_from_windows(const char *name, size_t n, char *buffer,
                                        size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (n < 3 || memchr(name, '\0', n))
        return URIC_REFUSED;
    if (is_separator(name[0]) && is_separator(name[1]))
        return put_unc(&t, name + 2, n - 2, length);
    if (!uric_is_letter(name[0]) || name[1] != ':' || !is_separator(name[2]))
        return URIC_REFUSED;
    uric_put(&t, "file:///");
    put_windows_name(&t, name, n);
    return end_uri(&t, length);
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
