/* uric_readings in one file, to go with uric.c; its interface is uric_readings.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_READINGS_INTERNAL static

#include "uric.h"
#include "uric_readings.h"
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


/* Reads hosts as inet_aton() does: 4.3BSD took one to four numbers, each decimal, octal or
 * hexadecimal, for an IPv4 address (RFC 3986, 7.4). */
/* Hosts that inet_aton() takes for IPv4 addresses. */
#ifndef URIC_READINGS_NUMERIC_HOST_H
#define URIC_READINGS_NUMERIC_HOST_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_READINGS_INTERNAL_H
#define URIC_READINGS_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_READINGS_TABLE)
#define URIC_READINGS_TABLES_ELSEWHERE
#endif
#ifndef URIC_READINGS_TABLE
#define URIC_READINGS_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_READINGS_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_READINGS_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_READINGS_INTERNAL
#endif
#endif

#ifndef URIC_READINGS_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_READINGS_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_READINGS_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_READINGS_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_READINGS_INLINE inline __attribute__((unused))
#else
#define URIC_READINGS_NEVER_INLINE
#define URIC_READINGS_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_READINGS_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_READINGS_FALLTHROUGH
#define URIC_READINGS_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_READINGS_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_READINGS_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_READINGS_INLINE const char *uric_readings_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_READINGS_INLINE enum uric_status uric_readings_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_READINGS_INLINE struct uric_bytes uric_readings_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_READINGS_INLINE int uric_readings_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_READINGS_INLINE void uric_readings_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_readings_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_READINGS_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_READINGS_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address and the bits of its spelling
 * (enum uric_spelling) but for URIC_SPELLING_ENCODED, or 0. */
URIC_READINGS_INTERNAL int uric_readings_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    unsigned *spelling);

#endif
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_READINGS_DECODED_H
#define URIC_READINGS_DECODED_H

/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_READINGS_TRIPLET_H
#define URIC_READINGS_TRIPLET_H

/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_READINGS_ASCII_H
#define URIC_READINGS_ASCII_H


static URIC_READINGS_INLINE int uric_readings_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_READINGS_INLINE int uric_readings_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_READINGS_INLINE int uric_readings_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_READINGS_INLINE int uric_readings_is_letter(int c)
{
    return uric_readings_is_upper(c) || uric_readings_is_lower(c);
}

static URIC_READINGS_INLINE unsigned char uric_readings_lower(char c)
{
    return (unsigned char)(uric_readings_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_READINGS_INLINE int uric_readings_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_readings_lower(s[i]) != uric_readings_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_READINGS_INLINE int uric_readings_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_readings_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_READINGS_INLINE int uric_readings_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_READINGS_INLINE unsigned uric_readings_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_READINGS_INLINE unsigned uric_readings_hex_value(char c)
{
    const unsigned char lower = uric_readings_lower(c);

    return uric_readings_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_readings_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_READINGS_INLINE char uric_readings_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_READINGS_INLINE char uric_readings_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif
/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_READINGS_HEXDIG_H
#define URIC_READINGS_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_READINGS_CLASSES_H
#define URIC_READINGS_CLASSES_H

#define URIC_READINGS_CLASS_ALPHA 1u
#define URIC_READINGS_CLASS_DIGIT 2u
#define URIC_READINGS_CLASS_HEXDIG 4u
#define URIC_READINGS_CLASS_URI 8u
#define URIC_READINGS_CLASS_PCHAR 16u
#define URIC_READINGS_CLASS_RESERVED 32u
#define URIC_READINGS_CLASS_SUB_DELIMS 64u
#define URIC_READINGS_CLASS_UNRESERVED 128u


URIC_READINGS_TABLE const unsigned char uric_readings_class[256] = {
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
static URIC_READINGS_INLINE int uric_readings_is_hexdig(unsigned char byte)
{
    return (uric_readings_class[byte] & URIC_READINGS_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_READINGS_INLINE int uric_readings_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_readings_is_hexdig(s[i + 1]) &&
           uric_readings_is_hexdig(s[i + 2]);
}

#endif

/* The byte that the triplet at s encodes. */
static URIC_READINGS_INLINE unsigned char uric_readings_triplet(const char *s)
{
    return (unsigned char)(uric_readings_digit(s[1]) << 4 | uric_readings_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_READINGS_NEVER_INLINE unsigned uric_readings_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_readings_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_readings_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_READINGS_INLINE unsigned char uric_readings_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_readings_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_READINGS_INLINE void uric_readings_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_readings_hex_upper(byte >> 4);
    to[2] = uric_readings_hex_upper(byte & 15);
}

#endif

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_READINGS_INLINE int uric_readings_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_readings_decode_next(s, i, end) : -1;
}

static inline int uric_readings_is_unreserved(unsigned char byte)
{
    return (uric_readings_class[byte] & URIC_READINGS_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_READINGS_INLINE int uric_readings_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_readings_is_unreserved(byte))
        return 0;
    return !uric_readings_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_readings_is_hexdig((unsigned char)s[i - 1])));
}

#endif

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int uric_readings_read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       unsigned *spelling, int *after)
{
    unsigned base = 10;
    int byte = uric_readings_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_readings_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *spelling |= URIC_SPELLING_HEX;
            byte = uric_readings_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *spelling |= URIC_SPELLING_OCTAL;
            }
        }
    }
    for (; byte >= 0 && uric_readings_class[byte] & URIC_READINGS_CLASS_HEXDIG; digits = 1) {
        const unsigned digit = uric_readings_digit((char)byte);

        if (digit >= base)
            return 0;
        *value = base * *value + digit;
        if (*value > UINT32_MAX)
            return 0;
        byte = uric_readings_decoded_byte(s, i, end);
    }
    *after = byte;
    return digits;
}

int uric_readings_numeric_host(const char *s, uric_span host, uint32_t *address,
                      unsigned *spelling)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *spelling = 0;
    for (numbers = 1;; numbers++) {
        if (!uric_readings_read_number(s, &i, host.end, &last, spelling, &after))
            return 0;
        if (after == '.' && i == host.end) {
            *spelling |= URIC_SPELLING_DOT;
            after = -1;
        }
        if (after < 0)
            break;
        if (after != '.' || last > 255 || numbers == 4)
            return 0;
        sum = sum << 8 | last;
    }
    if (last >> 8 * (5 - numbers))
        return 0;
    *address = (uint32_t)(sum << 8 * (5 - numbers) | last);
    if (numbers < 4)
        *spelling |= URIC_SPELLING_SHORT;
    if (numbers == 1 && !(*spelling & (URIC_SPELLING_OCTAL | URIC_SPELLING_HEX)))
        *spelling |= URIC_SPELLING_DECIMAL;
    return 1;
}

/* The names of readers, their versions, verdicts and reasons.  The lists of many names are arrays:
 * smaller than pointers and their relocations. */

#define NAMED(names, i) \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i] \
                                                               : NULL)

const char *uric_reader_name(int reader)
{
    static const char names[URIC_READERS][9] = {
        "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib",
        "chromium", "urllib3"
    };
    return NAMED(names, reader);
}

const char *uric_reader_version(int reader)
{
    static const char *const newest[URIC_READERS] = {
        "RFC 3986", "OpenJDK 17", "RFC 3987", "URL Standard", "libcurl 8.21.0", "Python 3.13.2",
        "Chromium 156.0.8078.108", "urllib3 2.8.0"
    };
    static const char *const oldest[URIC_READERS] = {
        NULL, NULL, NULL, NULL, "libcurl 7.88.1", "Python 3.10.13", NULL, "urllib3 1.26.12"
    };

    if (reader >= 0 && reader & URIC_READER_OLDEST)
        return NAMED(oldest, reader & ~URIC_READER_OLDEST);
    return NAMED(newest, reader);
}

const char *uric_agreement_verdict_name(int verdict)
{
    static const char *const names[URIC_AGREEMENT_VERDICTS] = { "agree", "differ", "refused" };
    return NAMED(names, verdict);
}

const char *uric_reading_verdict_name(int verdict)
{
    static const char *const names[URIC_READING_VERDICTS] = {
        "host", "no-host", "refused", "unknown"
    };
    return NAMED(names, verdict);
}

const char *uric_reading_reason_name(int reason)
{
    static const char names[URIC_READING_REASONS][16] = {
        "", "backslash", "userinfo", "tab-newline", "space", "control", "missing-slashes",
        "empty-host", "numeric-host", "ip-literal", "percent-in-host", "idna",
        "host-character", "host-label", "port", "fragment-order", "percent", "non-ascii",
        "character", "scheme", "file", "relative", "opaque", "too-long", "version",
        "other"
    };
    return reason > 0 && reason < URIC_READING_REASONS ? names[reason] : NULL;
}

#undef NAMED

/* Walks over the bytes that a parser returns, and compares hosts by them. */
/* The bytes of a span as a parser returns them, one at a time: its steps applied, nothing
 * copied. */
#ifndef URIC_READINGS_READING_BYTES_H
#define URIC_READINGS_READING_BYTES_H

/* What one parser makes of a string, as spans of it: the interface of the readers.
 *
 * A reader says where its scheme, host, port and path are written and what its parser does to
 * those bytes (enum uric_reading_steps).  So nothing is copied, hosts of any length are compared
 * byte by byte (reading_bytes.h), and what the parser returns is written from the spans. */
#ifndef URIC_READINGS_READING_H
#define URIC_READINGS_READING_H


/* What a parser does to the bytes of the spans, in this order. */
enum uric_readings_reading_steps {
    URIC_READINGS_READING_AS_IS = 0,
    URIC_READINGS_READING_REPLACE = 1,      /* ill-formed UTF-8 becomes U+FFFD, in all spans */
    URIC_READINGS_READING_DROP_TABS = 2,    /* tab, LF and CR are removed, in all spans */
    URIC_READINGS_READING_DECODE_HOST = 4,  /* triplets of the host are decoded; a stray "%" stays */
    URIC_READINGS_READING_ENCODE_HOST = 8,  /* bytes of the host above 0x7E or below 0x20 become triplets */
    URIC_READINGS_READING_LOWER_HOST = 16,  /* letters A to Z become lower case */
    URIC_READINGS_READING_LOWER_SCHEME = 32,
    URIC_READINGS_READING_SHORT_PORT = 64,  /* leading zeros of the port are dropped; one digit is kept */
    URIC_READINGS_READING_WHATWG_PATH = 128, /* the path is serialized by the URL Standard: */
    URIC_READINGS_READING_SPECIAL_PATH = 256, /* of a special URL, */
    URIC_READINGS_READING_FILE_PATH = 512,   /* of a file URL besides, */
    URIC_READINGS_READING_OPAQUE_PATH = 1024, /* or an opaque path */
    URIC_READINGS_READING_SHORT_IPV6 = 2048, /* an IPv6 address is written as RFC 5952 says; */
    URIC_READINGS_READING_HEX_IPV6 = 4096,   /* but the last 32 bits never in decimals */
    URIC_READINGS_READING_ESCAPE_HOST = 8192, /* after decoding, " " and "*" of the host become triplets */
    URIC_READINGS_READING_CHROMIUM_PATH = 16384, /* "|" of a path becomes a triplet, a space at the end of an
                                           opaque one does not; "\" ends a dot-segment */
    URIC_READINGS_READING_DECODE_NEEDLESS = 32768, /* triplets of unreserved characters of the host are
                                             decoded */
    URIC_READINGS_READING_SHORT_ZONE = 65536, /* "%25" before a zone becomes "%" */
    URIC_READINGS_READING_KEEP_ZONE = 131072 /* from the first "%" of the host on letters keep their case */
};

/* A reading of nothing: REFUSED, URIC_READING_ALIKE. */
static URIC_READINGS_INLINE struct uric_reading uric_readings_read_start(void)
{
    struct uric_reading r;

    memset(&r, 0, sizeof r);
    r.verdict = URIC_READING_REFUSED;
    return r;
}

/* Notes that the parser leaves RFC 3986 at this byte, unless it did so before it. */
static URIC_READINGS_INLINE void uric_readings_read_leaves(struct uric_reading *r, uint32_t at,
                                         enum uric_reading_reason reason)
{
    if (r->reason == URIC_READING_ALIKE || at < r->at) {
        r->at = at;
        r->reason = reason;
    }
}

/* Notes why the parser refuses the string, and forgets the parts. */
static URIC_READINGS_INLINE void uric_readings_read_refuse(struct uric_reading *r, uint32_t at,
                                         enum uric_reading_reason reason)
{
    uric_readings_read_leaves(r, at, reason);
    r->verdict = URIC_READING_REFUSED;
    r->has_scheme = r->has_host = r->has_port = r->has_path = false;
}

/* The readers.  n is at most URIC_MAX_LENGTH; *r need not be initialized. */
URIC_READINGS_INTERNAL void uric_readings_read_rfc3986(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_rfc3987(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_whatwg(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_java(const char *s, size_t n, struct uric_reading *r); /* RFC 2396 */
URIC_READINGS_INTERNAL void uric_readings_read_curl(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_curl_oldest(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_urllib(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_urllib_oldest(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_chromium(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_urllib3(const char *s, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL void uric_readings_read_urllib3_oldest(const char *s, size_t n, struct uric_reading *r);

/* Whether the string is a URL in which all readers find the same host; false says nothing.  n is
 * from 1 to a million: readers refuse what is much longer. */
URIC_READINGS_INTERNAL bool uric_readings_read_alike(const char *s, size_t n);

#endif

struct uric_readings_reading_bytes {
    const char *s;
    uint32_t at, end;    /* the rest of the span */
    uint32_t formed;     /* up to here it is well-formed UTF-8 */
    unsigned steps;      /* enum uric_reading_steps */
    unsigned replaced;   /* bytes of U+FFFD to read before those of the span */
    unsigned char coded; /* the byte whose triplet is being returned */
    unsigned coded_left; /* its digits to return */
    bool in_zone;        /* after the first "%" of a literal or, by KEEP_ZONE, of any host */
};

/* The bytes of a span, with only these of enum uric_reading_steps. */
URIC_READINGS_INTERNAL struct uric_readings_reading_bytes uric_readings_reading_span_bytes(const char *s, uric_span span,
                                                                unsigned steps);

/* The bytes of a host that is a name, of a scheme, or of a port. */
URIC_READINGS_INTERNAL struct uric_readings_reading_bytes uric_readings_reading_host_bytes(const char *s,
                                                                const struct uric_reading *r);
URIC_READINGS_INTERNAL struct uric_readings_reading_bytes uric_readings_reading_scheme_bytes(const char *s,
                                                                  const struct uric_reading *r);
URIC_READINGS_INTERNAL struct uric_readings_reading_bytes uric_readings_reading_port_bytes(const char *s,
                                                                const struct uric_reading *r);

/* The next byte; -1 at the end. */
URIC_READINGS_INTERNAL int uric_readings_reading_next(struct uric_readings_reading_bytes *b);

/* Whether both make the same of the string s: verdict and host, whatever the case of letters.
 * What IDNA would have to decide is like nothing else. */
URIC_READINGS_INTERNAL bool uric_readings_reading_same_host(const char *s, const struct uric_reading *a,
                                          const struct uric_reading *b);

#endif
/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_READINGS_UTF8_STEP_H
#define URIC_READINGS_UTF8_STEP_H


/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_readings_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_readings_utf8 uric_readings_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_READINGS_INLINE int uric_readings_take_utf8(struct uric_readings_utf8 *e, unsigned byte)
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

/* The length of the well-formed sequence at the start of the n > 0 bytes at s, or 0 if there is
 * none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of a
 * well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
static URIC_READINGS_INLINE size_t uric_readings_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_readings_utf8 expected = uric_readings_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_readings_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif

static bool uric_readings_is_dropped(const struct uric_readings_reading_bytes *b, int byte)
{
    return b->steps & URIC_READINGS_READING_DROP_TABS && (byte == '\t' || byte == '\n' || byte == '\r');
}

/* At a byte above 0x7F: passes an ill-formed sequence, which U+FFFD replaces. */
static void uric_readings_check_utf8(struct uric_readings_reading_bytes *b)
{
    size_t skip;
    const size_t length = uric_readings_utf8_length(b->s + b->at, b->end - b->at, &skip);

    if (length > 0) {
        b->formed = b->at + (uint32_t)length;
    } else {
        b->at += (uint32_t)skip;
        b->replaced = 3;
    }
}

/* The next byte before decoding; -1 at the end. */
static int uric_readings_next_raw(struct uric_readings_reading_bytes *b)
{
    while (b->replaced > 0 || b->at < b->end) {
        unsigned char byte;

        if (b->replaced > 0)
            return "\xBD\xBF\xEF"[--b->replaced] & 0xFF;
        byte = (unsigned char)b->s[b->at];
        if (byte > 0x7F && b->at >= b->formed && b->steps & URIC_READINGS_READING_REPLACE) {
            uric_readings_check_utf8(b);
            if (b->replaced > 0)
                continue;
        }
        b->at++;
        if (!uric_readings_is_dropped(b, byte))
            return byte;
    }
    return -1;
}

/* The byte of the triplet whose "%" was the last byte; "%" if there is none. */
static int uric_readings_decoded(struct uric_readings_reading_bytes *b)
{
    struct uric_readings_reading_bytes ahead = *b;
    const int high = uric_readings_next_raw(&ahead), low = uric_readings_next_raw(&ahead);

    if (high < 0 || low < 0 || uric_readings_hex_value((char)high) > 15 || uric_readings_hex_value((char)low) > 15)
        return '%';
    *b = ahead;
    return (int)(uric_readings_digit((char)high) << 4 | uric_readings_digit((char)low));
}

/* Decodes the triplet whose "%" was the last byte if it is not needed; otherwise "%". */
static int uric_readings_decoded_needless(struct uric_readings_reading_bytes *b)
{
    struct uric_readings_reading_bytes ahead = *b;
    const int byte = uric_readings_decoded(&ahead);

    if (!uric_readings_is_unreserved((unsigned char)byte))
        return '%';
    *b = ahead;
    return byte;
}

/* After the first "%" of a literal: passes "25" if a zone follows. */
static void uric_readings_skip_25(struct uric_readings_reading_bytes *b)
{
    struct uric_readings_reading_bytes ahead = *b;
    const int first = uric_readings_next_raw(&ahead), second = uric_readings_next_raw(&ahead);

    b->in_zone = true;
    if (first == '2' && second == '5' && ahead.at < ahead.end)
        b->at = ahead.at;
}

int uric_readings_reading_next(struct uric_readings_reading_bytes *b)
{
    int byte;

    if (b->coded_left > 0)
        return uric_readings_hex_upper(--b->coded_left > 0 ? b->coded >> 4 : b->coded & 15);
    byte = uric_readings_next_raw(b);
    if (byte == '%' && b->steps & URIC_READINGS_READING_DECODE_HOST)
        byte = uric_readings_decoded(b);
    if (byte == '%' && b->steps & URIC_READINGS_READING_DECODE_NEEDLESS)
        byte = uric_readings_decoded_needless(b);
    if (byte == '%' && b->steps & URIC_READINGS_READING_SHORT_ZONE && !b->in_zone)
        uric_readings_skip_25(b);
    if ((b->steps & URIC_READINGS_READING_ENCODE_HOST && (byte > 0x7E || (byte >= 0 && byte < 0x20))) ||
        (b->steps & URIC_READINGS_READING_ESCAPE_HOST && (byte == ' ' || byte == '*'))) {
        b->coded = (unsigned char)byte;
        b->coded_left = 2;
        return '%';
    }
    if (byte == '%' && b->steps & URIC_READINGS_READING_KEEP_ZONE)
        b->in_zone = true;
    if (b->in_zone && b->steps & URIC_READINGS_READING_KEEP_ZONE)
        return byte;
    if (byte >= 0 && b->steps & (URIC_READINGS_READING_LOWER_HOST | URIC_READINGS_READING_LOWER_SCHEME))
        return uric_readings_lower((char)byte);
    return byte;
}

struct uric_readings_reading_bytes uric_readings_reading_span_bytes(const char *s, uric_span span,
                                                  unsigned steps)
{
    struct uric_readings_reading_bytes b;

    memset(&b, 0, sizeof b);
    b.s = s;
    b.at = span.begin;
    b.end = span.end;
    b.steps = steps;
    return b;
}

struct uric_readings_reading_bytes uric_readings_reading_host_bytes(const char *s, const struct uric_reading *r)
{
    return uric_readings_reading_span_bytes(s, r->host, r->steps & ~(unsigned)URIC_READINGS_READING_LOWER_SCHEME);
}

struct uric_readings_reading_bytes uric_readings_reading_scheme_bytes(const char *s, const struct uric_reading *r)
{
    return uric_readings_reading_span_bytes(s, r->scheme,
                    r->steps & (URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_LOWER_SCHEME));
}

struct uric_readings_reading_bytes uric_readings_reading_port_bytes(const char *s, const struct uric_reading *r)
{
    return uric_readings_reading_span_bytes(s, r->port, r->steps & URIC_READINGS_READING_DROP_TABS);
}

static bool uric_readings_same_bytes(struct uric_readings_reading_bytes a, struct uric_readings_reading_bytes b)
{
    int x, y;

    do {
        x = uric_readings_reading_next(&a);
        y = uric_readings_reading_next(&b);
        if (x != y && (x < 0 || y < 0 || uric_readings_lower((char)x) != uric_readings_lower((char)y)))
            return false;
    } while (x >= 0);
    return true;
}

/* Whether no step but that of the case of letters changes these bytes. */
static bool uric_readings_is_plain(const char *s, uric_span span)
{
    while (span.begin < span.end && s[span.begin] > ' ' && s[span.begin] < 0x7F &&
           s[span.begin] != '%' && s[span.begin] != '*')
        span.begin++;
    return span.begin == span.end;
}

/* Whether names are the same bytes of the string after the same steps. */
static bool uric_readings_same_span(const char *s, const struct uric_reading *a, const struct uric_reading *b)
{
    const unsigned steps = URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_REPLACE |
                           URIC_READINGS_READING_DECODE_HOST | URIC_READINGS_READING_ENCODE_HOST |
                           URIC_READINGS_READING_ESCAPE_HOST | URIC_READINGS_READING_DECODE_NEEDLESS |
                           URIC_READINGS_READING_SHORT_ZONE;

    return a->host.begin == b->host.begin && a->host.end == b->host.end &&
           (((a->steps ^ b->steps) & steps) == 0 || uric_readings_is_plain(s, a->host));
}

bool uric_readings_reading_same_host(const char *s, const struct uric_reading *a,
                            const struct uric_reading *b)
{
    if (a->verdict != b->verdict || a->verdict == URIC_READING_UNKNOWN)
        return false;
    if (a->verdict != URIC_READING_HOST)
        return true;
    if (a->kind != b->kind)
        return false;
    if (a->kind == URIC_READING_IPV4 || a->kind == URIC_READING_IPV6)
        return memcmp(a->address, b->address, a->kind == URIC_READING_IPV4 ? 4 : 16) == 0;
    return uric_readings_same_span(s, a, b) ||
           uric_readings_same_bytes(uric_readings_reading_host_bytes(s, a), uric_readings_reading_host_bytes(s, b));
}

/* What the strict scanners find, as a reading, and why they refuse a string. */
/* Readings that come from the parts which a scanner of the library found. */
#ifndef URIC_READINGS_READING_PARTS_H
#define URIC_READINGS_READING_PARTS_H


/* The reading of the n bytes at s that were parsed with this status. */
URIC_READINGS_INTERNAL void uric_readings_reading_of_parts(const char *s, size_t n, enum uric_status status,
                                         const struct uric *u, struct uric_reading *r);

#endif
/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */
#ifndef URIC_READINGS_READING_SHARED_H
#define URIC_READINGS_READING_SHARED_H


/* Copies the bytes of a span, without tabs, LF and CR if the steps drop them, with triplets
 * decoded if the steps decode the host; returns their number, or room + 1 if there are more. */
URIC_READINGS_INTERNAL size_t uric_readings_gather_host(const char *s, uric_span span, unsigned steps, char *to,
                                      size_t room);

/* Whether the n bytes at `text` are of the rule IPv6address or IPv4address; then the host gets
 * that kind and the address. */
URIC_READINGS_INTERNAL bool uric_readings_read_is_ipv6(const char *text, size_t n, struct uric_reading *r);
URIC_READINGS_INTERNAL bool uric_readings_read_is_ipv4(const char *text, size_t n, struct uric_reading *r);

/* Makes the host an IPv4 address if it is one in dotted decimals after its steps. */
URIC_READINGS_INTERNAL void uric_readings_read_dotted(const char *s, struct uric_reading *r);

/* The reason for a byte that RFC 3986 does not allow in this part (enum uric_part), or that the
 * parser does not. */
URIC_READINGS_INTERNAL enum uric_reading_reason uric_readings_reading_of_byte(const char *s, size_t n, uint32_t at,
                                                            int part);

/* Compares the finished read with RFC 3986's verdict: notes the first byte that RFC 3986 does not
 * allow if the parser accepts the string; if both refuse it, they do not differ. */
URIC_READINGS_INTERNAL void uric_readings_finish_reading(const char *s, size_t n, struct uric_reading *r);

#endif

static void uric_readings_set_host(const char *s, const struct uric *u, struct uric_reading *r)
{
    r->host = u->part[URIC_HOST];
    r->has_host = uric_has(u, URIC_HOST);
    switch (u->host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        r->kind = URIC_READING_IPV4;
        break;
    case URIC_HOST_IPV6ADDRESS:
        r->kind = URIC_READING_IPV6;
        break;
    case URIC_HOST_IPVFUTURE:
        r->kind = URIC_READING_LITERAL;
        break;
    default:
        return;
    }
    uric_host_address(uric_bind(s, u), r->address);
    if (r->kind != URIC_READING_IPV4) { /* without brackets */
        r->host.begin++;
        r->host.end--;
    }
}

void uric_readings_reading_of_parts(const char *s, size_t n, enum uric_status status,
                           const struct uric *u, struct uric_reading *r)
{
    *r = uric_readings_read_start();
    if (status != URIC_OK) {
        uric_readings_read_refuse(r, u->error_offset,
                         uric_readings_reading_of_byte(s, n, u->error_offset, u->error_part));
        return;
    }
    uric_readings_set_host(s, u, r);
    r->verdict = r->host.end > r->host.begin ? URIC_READING_HOST : URIC_READING_NO_HOST;
    r->scheme = u->part[URIC_SCHEME];
    r->has_scheme = uric_has(u, URIC_SCHEME);
    r->port = u->part[URIC_PORT];
    r->has_port = uric_has(u, URIC_PORT);
    r->path = u->part[URIC_PATH];
    r->has_path = true;
}

/* Generated from grammar/readings/whatwg_url.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Reads a URL as the basic URL parser of the URL Standard does (section 4.4), without a base:
 * where scheme, host, port and path are, or at which byte it fails.  What a host means is decided
 * after it: whatwg_domain.rl. */
/* The machines of the readers of the URL Standard and of Chromium, grammar/readings/whatwg_*.rl and
 * chromium_*.rl, and what both readers do with what these find. */
#ifndef URIC_READINGS_WHATWG_H
#define URIC_READINGS_WHATWG_H


enum uric_readings_whatwg_kind {
    URIC_READINGS_WHATWG_OTHER, /* a URL that is not special */
    URIC_READINGS_WHATWG_OPAQUE, /* one with an opaque path */
    URIC_READINGS_WHATWG_SPECIAL,
    URIC_READINGS_WHATWG_FILE
};

/* What the scan of a URL finds besides spans. */
struct uric_readings_whatwg {
    enum uric_readings_whatwg_kind kind;
    uint32_t slashes; /* before the authority of a special URL */
    uint32_t after;   /* where what precedes the path ends */
    uint32_t error;   /* where it fails, if it does */
    int32_t default_port; /* of a special scheme that has one; otherwise 0 */
    bool at_sign, in_brackets, in_port;

    /* In Chromium alone: tab, LF and CR stay, the scheme has no ports, the URL holds another. */
    bool keeps_tabs, has_no_ports, is_nested;
};

/* What the bytes of a domain say. */
struct uric_readings_whatwg_domain {
    int state;
    bool forbidden, space, bracket; /* there is a space, one of "[]:", another code point that the
                                       Standard forbids, */
    bool beyond_ascii, replaced; /* a byte above 0x7F, U+FFFD */
    bool ends_in_number, is_ipv4;
    unsigned parts, base;  /* of an IPv4 address; of its last part */
    uint64_t value[4];     /* of each part, at most UINT32_MAX + 1 */
};

/* Whether the parser removes the byte wherever it is. */
static URIC_READINGS_INLINE bool uric_readings_whatwg_drops(unsigned char byte)
{
    return byte == '\t' || byte == '\n' || byte == '\r';
}

/* Adds a digit to the last part of an address. */
static URIC_READINGS_INLINE void uric_readings_whatwg_digit(struct uric_readings_whatwg_domain *d, unsigned char digit)
{
    uint64_t *const value = &d->value[d->parts - 1];

    *value = *value * d->base + uric_readings_digit((char)digit);
    if (*value > UINT32_MAX)
        *value = (uint64_t)UINT32_MAX + 1;
}

/* Scans s[begin..end), which neither starts nor ends with a control or a space: whether it is
 * a URL, but for what is in its host and its port. */
URIC_READINGS_INTERNAL int uric_readings_whatwg_url(const char *s, uint32_t begin, uint32_t end,
                                  struct uric_reading *r, struct uric_readings_whatwg *w);

URIC_READINGS_INTERNAL int uric_readings_chromium_url(const char *s, uint32_t begin, uint32_t end,
                                    struct uric_reading *r, struct uric_readings_whatwg *w);

/* Whether Chromium allows the characters above 0x7F in the host of a URL that is not special. */
URIC_READINGS_INTERNAL bool uric_readings_chromium_allows(const char *s, const struct uric_reading *r);

URIC_READINGS_INTERNAL void uric_readings_whatwg_domain_start(struct uric_readings_whatwg_domain *d);
URIC_READINGS_INTERNAL void uric_readings_whatwg_domain_byte(struct uric_readings_whatwg_domain *d, unsigned char byte);
URIC_READINGS_INTERNAL void uric_readings_whatwg_domain_end(struct uric_readings_whatwg_domain *d);

/* ---- what both readers do ---- */

/* The bytes without controls and spaces at both ends. */
URIC_READINGS_INTERNAL uric_span uric_readings_whatwg_strip(const char *s, uint32_t n, struct uric_reading *r);

/* Why the scan of the URL stopped. */
URIC_READINGS_INTERNAL enum uric_reading_reason uric_readings_whatwg_scan_reason(const struct uric_readings_whatwg *w,
                                                               const struct uric_reading *r);

/* The steps of a URL of this kind. */
URIC_READINGS_INTERNAL unsigned uric_readings_whatwg_steps(enum uric_readings_whatwg_kind kind);

/* Reads the bytes of the host after these steps: false if they are not UTF-8. */
URIC_READINGS_INTERNAL bool uric_readings_whatwg_read_domain(const char *s, uric_span host, unsigned steps,
                                           struct uric_readings_whatwg_domain *d);

/* The address of the numbers of an IPv4 address: false if one is too large. */
URIC_READINGS_INTERNAL bool uric_readings_whatwg_set_ipv4(const struct uric_readings_whatwg_domain *d, uint8_t address[16]);

/* Makes a host whose last label is a number an IPv4 address, or refuses it. */
URIC_READINGS_INTERNAL void uric_readings_whatwg_finish_number(const struct uric_readings_whatwg_domain *d,
                                             struct uric_reading *r);

/* The first byte of the host that another parser would not decode; its end if there is none. */
URIC_READINGS_INTERNAL uint32_t uric_readings_whatwg_first_coded(const char *s, uric_span host);

/* Leaves open what IDNA makes of the host: at this byte, or at its start. */
URIC_READINGS_INTERNAL void uric_readings_whatwg_leave_idna(struct uric_reading *r, uint32_t at);

/* Refuses a port that is too large; forgets one that is empty or the default. */
URIC_READINGS_INTERNAL void uric_readings_whatwg_finish_port(const char *s, const struct uric_readings_whatwg *w,
                                           struct uric_reading *r);

/* Whether a parser returns "localhost" for these bytes. */
URIC_READINGS_INTERNAL bool uric_readings_whatwg_is_localhost(struct uric_readings_reading_bytes bytes);

/* Gives a file URL without a host an empty one. */
URIC_READINGS_INTERNAL void uric_readings_whatwg_empty_host(struct uric_reading *r);

#endif

#define AT ((uint32_t)((const char *)p - s))

static const char uric_readings__whatwg_url_actions[] = {
	0, 1, 0, 1, 1, 1, 8, 1,
	9, 1, 10, 1, 11, 1, 12, 1,
	13, 1, 14, 1, 15, 1, 16, 1,
	17, 1, 18, 1, 19, 1, 20, 1,
	21, 1, 22, 2, 1, 6, 2, 8,
	9, 2, 8, 19, 2, 10, 11, 2,
	10, 12, 2, 10, 15, 2, 12, 19,
	2, 13, 17, 2, 13, 19, 2, 13,
	22, 2, 14, 19, 2, 14, 22, 2,
	18, 19, 2, 18, 22, 2, 19, 8,
	2, 19, 21, 2, 20, 22, 3, 3,
	1, 2, 3, 4, 1, 2, 3, 5,
	1, 2, 3, 7, 19, 21, 3, 13,
	19, 8, 3, 18, 19, 8
};

/* The states, each with a shortest string that leads to it:
 * 1: ""  2: "a"  3: "a://:"  4: "a://@"  5: "a://["  6: "F"  7: "FI"  8: "FIL"  9: "FILE"
 * 10: "FILE://["  11: "FT"  12: "FTP"  13: "WS:"  14: "WS::"  15: "WS:@"  16: "WS:["  17: "h"
 * 18: "hT"  19: "hTT"  20: "WS"  21: "WSS"  22: "W"  23: "a:"  24: "a:-"  25: "a:#"  26: "a:/"
 * 27: "a://"  28: "a://-"  29: "a://-:"  30: "a://[]"  31: "FILE:"  32: "FILE:/"  33: "FILE://"
 * 34: "FILE://-"  35: "FILE://a"  36: "FILE://a:"  37: "FILE://a|"  38: "FILE://[]"  39: "WS:-"
 * 40: "WS:-:"  41: "WS:[]"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_readings__whatwg_url_class[256] = {
	 0,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 0,  1,  1,  2,  1,  1,  1,  1,  1,  1,  1,  3,  1,  3,  4,  5,
	 6,  6,  6,  6,  6,  6,  6,  6,  6,  6,  7,  1,  0,  1,  0,  2,
	 8,  9,  9,  9,  9, 10, 11, 12, 13, 14, 12, 12, 15, 12, 12, 12,
	16, 12, 12, 17, 18, 12, 12, 19, 12, 12, 12, 20, 21, 22,  0,  1,
	 1,  9,  9,  9,  9, 10, 11, 12, 13, 14, 12, 12, 15, 12, 12, 12,
	16, 12, 12, 17, 18, 12, 12, 19, 12, 12, 12,  1, 23,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
};


static const unsigned char uric_readings__whatwg_url_next[24][42] = {
	{ /* \x00   < > ^ */
		6, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 39, 14, 39, 14, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 3, 3, 3, 3, 24,
		24, 34, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* \x01-\x1F !-\" $-* , ; = _-` { }-\xFF */
		6, 0, 0, 3, 28, 3, 0, 0, 0, 0, 0, 0, 0, 39, 14, 39, 14, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 34, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* # ? */
		6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 25, 25, 25, 25, 25, 25, 25, 25,
		25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
	},
	{ /* + - */
		6, 0, 2, 3, 28, 3, 2, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 34, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* . */
		6, 0, 2, 3, 28, 5, 2, 2, 2, 2, 10, 2, 2, 39, 14, 39, 16, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 34, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* / */
		6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 24, 25, 27, 24, 24, 24, 24, 32,
		33, 24, 24, 24, 24, 24, 24, 24, 24, 24,
	},
	{ /* 0-9 */
		6, 0, 2, 3, 28, 5, 2, 2, 2, 2, 10, 2, 2, 39, 14, 39, 16, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 29, 3, 24,
		24, 34, 34, 34, 0, 34, 0, 39, 40, 14,
	},
	{ /* : */
		6, 0, 23, 3, 3, 5, 23, 23, 23, 31, 10, 23, 13, 14, 14, 14, 16, 23, 23, 23, 13, 13, 23, 24, 24, 25, 24, 3, 29, 3, 29, 24,
		24, 0, 0, 36, 0, 0, 0, 40, 14, 40,
	},
	{ /* @ */
		6, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 4, 4, 4, 4, 24,
		24, 0, 0, 0, 0, 0, 0, 15, 15, 15,
	},
	{ /* A-D a-d */
		6, 2, 2, 3, 28, 5, 2, 2, 2, 2, 10, 2, 2, 39, 14, 39, 16, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* E e */
		6, 2, 2, 3, 28, 5, 2, 2, 9, 2, 10, 2, 2, 39, 14, 39, 16, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* F f */
		6, 6, 2, 3, 28, 5, 2, 2, 2, 2, 10, 2, 2, 39, 14, 39, 16, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* G J-K M-O Q-R U-V X-Z g j-k m-o q-r u-v x-z */
		6, 2, 2, 3, 28, 3, 2, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* H h */
		6, 17, 2, 3, 28, 3, 2, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* I i */
		6, 2, 2, 3, 28, 3, 7, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* L l */
		6, 2, 2, 3, 28, 3, 2, 8, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* P p */
		6, 2, 2, 3, 28, 3, 2, 2, 2, 2, 0, 12, 2, 39, 14, 39, 14, 2, 2, 20, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* S s */
		6, 2, 2, 3, 28, 3, 2, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 21, 2, 20, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* T t */
		6, 2, 2, 3, 28, 3, 11, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 18, 19, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* W w */
		6, 22, 2, 3, 28, 3, 2, 2, 2, 2, 0, 2, 2, 39, 14, 39, 14, 2, 2, 2, 2, 2, 2, 24, 24, 25, 24, 28, 28, 3, 3, 24,
		24, 35, 34, 34, 0, 34, 0, 39, 14, 14,
	},
	{ /* [ */
		6, 0, 0, 3, 5, 3, 0, 0, 0, 0, 0, 0, 0, 16, 14, 16, 14, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 5, 3, 3, 3, 24,
		24, 10, 0, 0, 0, 0, 0, 14, 14, 14,
	},
	{ /* \\ */
		6, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 3, 3, 3, 3, 32,
		33, 24, 24, 24, 24, 24, 24, 24, 24, 24,
	},
	{ /* ] */
		6, 0, 0, 3, 3, 30, 0, 0, 0, 0, 38, 0, 0, 14, 14, 14, 41, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 3, 3, 3, 3, 24,
		24, 0, 0, 0, 0, 0, 0, 14, 14, 14,
	},
	{ /* | */
		6, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 39, 14, 39, 14, 0, 0, 0, 0, 0, 0, 24, 24, 25, 24, 3, 3, 3, 3, 24,
		24, 34, 34, 37, 0, 34, 0, 39, 14, 14,
	},
};


static const unsigned char uric_readings__whatwg_url_events[24][42] = {
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 0, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 83, 0, 83, 68, 62, 74, 33, 33,
		83, 33, 62, 62, 83, 83, 33, 62, 74, 33,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 31, 0, 0, 65, 59, 71, 27, 27,
		0, 27, 59, 59, 0, 0, 27, 59, 71, 27,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 3, 0, 0, 0, 3, 3, 3, 35, 0, 3, 94, 9, 0, 0, 0, 3, 3, 3, 86, 90, 3, 98, 31, 0, 31, 0, 56, 0, 23, 80,
		31, 0, 0, 0, 0, 0, 0, 56, 0, 23,
	},
	{
		0, 0, 0, 11, 11, 11, 0, 0, 0, 0, 0, 0, 0, 44, 11, 11, 11, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 11, 11, 11, 11, 80,
		31, 0, 0, 0, 0, 0, 0, 11, 11, 11,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 13, 0, 0, 0, 80,
		31, 53, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 19, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 19, 0, 0, 0, 80,
		31, 19, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 0, 0, 0, 0, 41,
		5, 77, 102, 102, 5, 5, 77, 102, 106, 77,
	},
	{
		0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 21, 0, 0, 9, 0, 0, 21, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 0, 0, 0, 0, 80,
		31, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 13, 0, 0, 0, 0, 0, 0, 0, 98, 31, 0, 31, 0, 0, 0, 0, 80,
		31, 13, 0, 0, 0, 0, 0, 0, 0, 0,
	},
};

static const char uric_readings__whatwg_url_from_state_actions[] = {
	0, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1
};

static const char uric_readings__whatwg_url_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	29, 0, 29, 17, 15, 25, 0, 0,
	29, 0, 15, 15, 29, 29, 0, 15,
	25, 0
};

enum { uric_readings_whatwg_url_start = 1 };
enum { uric_readings_whatwg_url_first_final = 23 };

int uric_readings_whatwg_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                    struct uric_readings_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_readings_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = uric_readings_whatwg_url_start;

    w->after = begin;
    r->scheme.begin = begin;

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
	_acts = uric_readings__whatwg_url_actions + uric_readings__whatwg_url_from_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- ) {
		switch ( *_acts++ ) {
	case 0:
	{
        while (!w->keeps_tabs && uric_readings_whatwg_drops(*p)) {
            uric_readings_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	break;
		}
	}

	_class = uric_readings__whatwg_url_class[*p];
	_trans = uric_readings__whatwg_url_events[_class][cs];
	cs = uric_readings__whatwg_url_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = uric_readings__whatwg_url_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 1:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	break;
	case 2:
	{ w->kind = URIC_READINGS_WHATWG_SPECIAL; }
	break;
	case 3:
	{ w->default_port = 80; }
	break;
	case 4:
	{ w->default_port = 443; }
	break;
	case 5:
	{ w->default_port = 21; }
	break;
	case 6:
	{ w->kind = URIC_READINGS_WHATWG_FILE; }
	break;
	case 7:
	{ w->kind = URIC_READINGS_WHATWG_OPAQUE; }
	break;
	case 8:
	{ uric_readings_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	break;
	case 9:
	{
        if (w->slashes++ == 2)
            uric_readings_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	break;
	case 10:
	{
        if (w->slashes < 2)
            uric_readings_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	break;
	case 11:
	{
        if (w->at_sign)
            uric_readings_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	break;
	case 12:
	{ r->host.begin = AT; }
	break;
	case 13:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 14:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 15:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	break;
	case 16:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	break;
	case 17:
	{ r->port.begin = AT + 1; w->in_port = true; }
	break;
	case 18:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 19:
	{ r->path.begin = AT; }
	break;
	case 20:
	{ r->path.end = AT; r->has_path = true; }
	break;
	case 21:
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	break;
	case 22:
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
	if ( p == eof )
	{
	const char *__acts = uric_readings__whatwg_url_actions + uric_readings__whatwg_url_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 13:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 14:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 18:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 20:
	{ r->path.end = AT; r->has_path = true; }
	break;
		}
	}
	}

	_out: {}
	}

    w->error = p < pe ? AT : end;
    return cs >= uric_readings_whatwg_url_first_final;
}

#undef AT

/* Generated from grammar/readings/whatwg_domain.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Decides what a domain of a special URL is in the URL Standard (sections 3.5 and 3.6): an IPv4
 * address, a name, or a failure.  It reads the bytes of the host after percent-decoding, one a
 * call.  Chromium forbids fewer bytes. */

static const char uric_readings__whatwg_domain_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 5, 1, 7, 1, 8, 1,
	10, 2, 3, 4, 2, 5, 6, 2,
	9, 10
};

/* The states, each with a shortest string that leads to it:
 * 0: ""  1: "#"  2: "."  3: ".0"  4: ".1."  5: ".1"  6: "\xEF"  7: "\xEF\xBF"  8: ".0x"  9: "0"
 * 10: "1."  11: "1.0"  12: "1.1."  13: "1.1.0"  14: "1.1.1."  15: "1.1.1.0"  16: "1.1.1.1."
 * 17: "1.1.1.01"  18: "1.1.1.0x"  19: "1.1.1.1"  20: "1.1.01"  21: "1.1.0x"  22: "1.1.1"
 * 23: "1.01"  24: "1.0x"  25: "1.1"  26: "01"  27: "0x"  28: "1"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_readings__whatwg_domain_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  2,  0,  2,  0,  2,  2,  2,  2,  2,  2,  2,  2,  3,  0,
	 4,  5,  5,  5,  5,  5,  5,  5,  6,  6,  7,  2,  0,  2,  0,  0,
	 0,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  9,  2,  2,  7,  0,  7,  0,  2,
	 2,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  9,  2,  2,  2,  0,  2,  2,  0,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 12,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 13,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
};


static const unsigned char uric_readings__whatwg_domain_next[14][29] = {
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \x00-\x1F # % / < >-@ \\ ^ | \x7F */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /*   */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* !-\" $ &-- ; = G-W Y-Z _-` g-w y-{ }-~ */
	{ 2, 2, 2, 4, 2, 4, 2, 2, 4, 10, 2, 12, 2, 14, 2, 16, 2, 16, 16, 16, 14, 14, 14, 12, 12, 12, 10, 10, 10 }, /* . */
	{ 9, 1, 3, 5, 3, 5, 1, 1, 8, 26, 11, 23, 13, 20, 15, 17, 3, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28 }, /* 0 */
	{ 28, 1, 5, 5, 5, 5, 1, 1, 8, 26, 25, 23, 22, 20, 19, 17, 5, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28 }, /* 1-7 */
	{ 28, 1, 5, 5, 5, 5, 1, 1, 8, 5, 25, 5, 22, 5, 19, 5, 5, 5, 18, 19, 5, 21, 22, 5, 24, 25, 5, 27, 28 }, /* 8-9 */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* : [ ] */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 21, 1, 1, 24, 1, 1, 27, 1 }, /* A-F a-f */
	{ 1, 1, 1, 8, 1, 1, 1, 1, 1, 27, 1, 24, 1, 21, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* X x */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \x80-\xBC \xBE \xC0-\xEE \xF0-\xFF */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \xBD */
	{ 1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \xBF */
	{ 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 }, /* \xEF */
};


static const unsigned char uric_readings__whatwg_domain_events[14][29] = {
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
	{ 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 23, 11, 23, 11, 23, 11, 23, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 23, 11, 23, 11, 23, 11, 23, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 11, 0, 11, 0, 0, 0, 15, 15, 0, 15, 15, 0, 15, 15, 0, 15, 15 },
	{ 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 15, 0, 0, 15, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 13, 0, 13, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 17, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
};

static const char uric_readings__whatwg_domain_eof_actions[] = {
	0, 0, 0, 9, 9, 9, 0, 0,
	9, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 20
};

enum { uric_readings_own_whatwg_domain_start = 0 };

void uric_readings_whatwg_domain_start(struct uric_readings_whatwg_domain *d)
{
    memset(d, 0, sizeof *d);
    d->state = uric_readings_own_whatwg_domain_start;
}

static void uric_readings_scan(struct uric_readings_whatwg_domain *d, const unsigned char *p, const unsigned char *pe,
                 const unsigned char *eof)
{
    int cs = d->state;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
_resume:
	_class = uric_readings__whatwg_domain_class[*p];
	_trans = uric_readings__whatwg_domain_events[_class][cs];
	cs = uric_readings__whatwg_domain_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = uric_readings__whatwg_domain_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ d->forbidden = true; }
	break;
	case 1:
	{ d->space = true; }
	break;
	case 2:
	{ d->bracket = true; }
	break;
	case 3:
	{ d->beyond_ascii = true; }
	break;
	case 4:
	{ d->replaced = true; }
	break;
	case 7:
	{ d->parts++; d->base = 10; uric_readings_whatwg_digit(d, (*p)); }
	break;
	case 8:
	{ d->base = 16; }
	break;
	case 9:
	{ d->base = 8; }
	break;
	case 10:
	{ uric_readings_whatwg_digit(d, (*p)); }
	break;
		}
	}

_again:
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = uric_readings__whatwg_domain_actions + uric_readings__whatwg_domain_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 5:
	{ d->ends_in_number = true; }
	break;
	case 6:
	{ d->is_ipv4 = true; }
	break;
		}
	}
	}

	}

    d->state = cs;
}

void uric_readings_whatwg_domain_byte(struct uric_readings_whatwg_domain *d, unsigned char byte)
{
    uric_readings_scan(d, &byte, &byte + 1, NULL);
}

void uric_readings_whatwg_domain_end(struct uric_readings_whatwg_domain *d)
{
    const unsigned char none = 0;

    uric_readings_scan(d, &none, &none, &none);
}

/* Generated from grammar/readings/chromium_url.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Reads a URL as Chromium does, without a base: where scheme, host, port and path are, or at which
 * byte it fails.  What a host means is decided after it: whatwg_domain.rl, chromium_opaque.rl. */

#define AT ((uint32_t)((const char *)p - s))

static const char uric_readings__chromium_url_actions[] = {
	0, 1, 0, 1, 1, 1, 8, 1,
	9, 1, 11, 1, 12, 1, 13, 1,
	14, 1, 15, 1, 16, 1, 17, 1,
	18, 1, 19, 1, 20, 1, 21, 1,
	22, 1, 25, 1, 26, 2, 1, 6,
	2, 1, 7, 2, 1, 24, 2, 8,
	9, 2, 8, 19, 2, 10, 11, 2,
	10, 12, 2, 13, 17, 2, 13, 19,
	2, 13, 22, 2, 14, 19, 2, 14,
	22, 2, 18, 19, 2, 18, 22, 2,
	19, 8, 2, 19, 20, 2, 19, 21,
	2, 20, 22, 2, 26, 19, 2, 26,
	22, 3, 1, 2, 23, 3, 3, 1,
	2, 3, 4, 1, 2, 3, 5, 1,
	2, 3, 7, 19, 21, 3, 13, 19,
	8, 3, 19, 20, 22, 3, 26, 19,
	8
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_readings__chromium_url_class[256] = {
	 0,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  1,  1,  0,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 0,  1,  1,  2,  1,  1,  1,  1,  1,  1,  1,  3,  1,  4,  5,  6,
	 7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  8,  1,  0,  1,  0,  2,
	 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 16, 16, 19, 20, 21, 22,
	23, 16, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,  0,  1,
	 1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 16, 16, 19, 20, 21, 22,
	23, 16, 24, 25, 26, 27, 28, 29, 30, 31, 32,  1,  0,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
	 1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
};


static const unsigned char uric_readings__chromium_url_shapes[47][18] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 33, 67, 82, 98, 39, 40, 34, 146, 34, 162, 34, 2, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 17, 16, 17, 16, 33, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 32, 34, 32, 49, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 66, 17 },
	{ 17, 16, 33, 32, 50, 34, 34, 34, 17, 17, 17, 17, 17, 17, 17, 18, 17, 65 },
	{ 0, 16, 17, 16, 2, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 18, 16, 3, 17, 17, 17, 17, 17, 17, 20, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 49, 20, 17, 17, 81, 17, 97, 113, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 17, 16, 17, 18, 67, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 81, 22 },
	{ 17, 16, 17, 16, 50, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 65, 16 },
	{ 17, 16, 17, 16, 50, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 64 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 19, 17, 17, 20, 1, 0 },
	{ 0, 16, 17, 16, 2, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 17, 1, 0 },
	{ 0, 16, 18, 16, 3, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 19, 17, 17, 17, 17, 20, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 19, 17, 17, 17, 20, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 1, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 3, 0 },
	{ 0, 16, 17, 16, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 49, 17, 1, 0 },
	{ 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 35, 34, 36, 81, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 98, 17 },
	{ 33, 35, 34, 36, 101, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18, 17 },
	{ 17, 18, 17, 67, 81, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 19, 84, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 19, 84, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 22 },
	{ 17, 18, 17, 19, 84, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 118 },
	{ 17, 18, 17, 19, 65, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 101 },
	{ 17, 18, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 20 },
	{ 17, 16, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 19 },
	{ 17, 18, 17, 67, 101, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 135 },
};


static const unsigned char uric_readings__chromium_url_shape[148] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10,  7,  3, 11,  8,  9,
	12, 13, 14, 15, 10, 16, 17, 10, 18, 18, 13,  8,  3, 19, 20, 21,
	22,  8,  9, 17, 13,  2, 16, 10,  9,  2, 23, 17, 10, 24, 13, 13,
	23,  8, 25, 11,  2, 17,  8, 26, 16, 17, 13,  7, 16, 27, 16, 17,
	13, 23, 12, 28, 24, 17,  9,  9, 18, 16, 10, 24, 13, 29, 16, 30,
	18, 13, 16, 31, 16, 17, 13, 12,  3, 32,  3, 19, 21, 20, 17, 17,
	32, 16,  3, 16,  9, 18, 23, 17, 13,  7, 27, 23, 32, 32, 23, 17,
	13,  8, 10, 23, 18, 10, 33, 13,  7, 27, 24, 10, 13, 34, 16, 35,
	36,  0, 35, 37, 38, 39, 40, 36, 41, 42, 43, 44, 44, 45, 45, 44,
	 0, 41, 46, 43,
};


static const unsigned short uric_readings__chromium_url_ways[148] = {
	1,
	0, /* 1: "" */
	142, /* 2: "a" */
	469, /* 3: "x" */
	471, /* 4: "a://:" */
	90, /* 5: "a://@" */
	94, /* 6: "a://[" */
	145, /* 7: "aN" */
	148, /* 8: "aND" */
	151, /* 9: "aNDR" */
	154, /* 10: "aNDRO" */
	157, /* 11: "aNDROI" */
	473, /* 12: "STEaM" */
	160, /* 13: "C" */
	163, /* 14: "Ch" */
	166, /* 15: "ChR" */
	169, /* 16: "ChRO" */
	172, /* 17: "ChROM" */
	98, /* 18: "ChROME" */
	18, /* 19: "ChROME-" */
	175, /* 20: "ChROME-D" */
	178, /* 21: "ChROME-DI" */
	181, /* 22: "ChROME-DIS" */
	184, /* 23: "ChROME-DIST" */
	187, /* 24: "ChROME-DISTI" */
	190, /* 25: "ChROME-DISTIL" */
	193, /* 26: "ChROME-DISTILL" */
	196, /* 27: "ChROME-ERRO" */
	475, /* 28: "DEVTOOLS" */
	32, /* 29: "ChROME:" */
	102, /* 30: "ChROME:@" */
	106, /* 31: "ChROME::" */
	110, /* 32: "ChROME-E" */
	199, /* 33: "ChROME-ER" */
	202, /* 34: "ChROME-ERR" */
	205, /* 35: "ChROME-Ex" */
	208, /* 36: "ChROME-ExT" */
	211, /* 37: "ChROME-ExTE" */
	214, /* 38: "ChROME-ExTEN" */
	217, /* 39: "ChROME-ExTENS" */
	220, /* 40: "ChROME-ExTENSI" */
	223, /* 41: "ChROME-ExTENSIO" */
	226, /* 42: "ChROME-N" */
	229, /* 43: "ChROME-Na" */
	232, /* 44: "ChROME-NaT" */
	235, /* 45: "ChROME-NaTI" */
	238, /* 46: "ChROME-NaTIV" */
	241, /* 47: "ChROME-S" */
	244, /* 48: "ChROME-SE" */
	247, /* 49: "ChROME-SEa" */
	250, /* 50: "ChROME-SEaR" */
	253, /* 51: "ChROME-SEaRC" */
	256, /* 52: "ChROME-U" */
	259, /* 53: "ChROME-UN" */
	262, /* 54: "ChROME-UNT" */
	265, /* 55: "ChROME-UNTR" */
	268, /* 56: "ChROME-UNTRU" */
	271, /* 57: "ChROME-UNTRUS" */
	274, /* 58: "ChROME-UNTRUST" */
	277, /* 59: "ChROME-UNTRUSTE" */
	280, /* 60: "ChROMEO" */
	283, /* 61: "ChROMEOS" */
	286, /* 62: "ChROMEOS-" */
	289, /* 63: "S" */
	292, /* 64: "ST" */
	295, /* 65: "STE" */
	298, /* 66: "STEa" */
	114, /* 67: "D" */
	301, /* 68: "DE" */
	304, /* 69: "DEV" */
	307, /* 70: "DEVT" */
	310, /* 71: "DEVTO" */
	313, /* 72: "DEVTOO" */
	316, /* 73: "DEVTOOL" */
	319, /* 74: "DR" */
	322, /* 75: "DRI" */
	325, /* 76: "DRIV" */
	328, /* 77: "DRIVE" */
	331, /* 78: "DRIVEF" */
	118, /* 79: "F" */
	334, /* 80: "FI" */
	337, /* 81: "FIL" */
	340, /* 82: "FILE" */
	343, /* 83: "FILES" */
	346, /* 84: "FILESY" */
	349, /* 85: "FILESYS" */
	352, /* 86: "FILESYST" */
	355, /* 87: "FILESYSTE" */
	477, /* 88: "FILESYSTEM" */
	358, /* 89: "FT" */
	479, /* 90: "FTP" */
	38, /* 91: "WS:" */
	122, /* 92: "WS::" */
	126, /* 93: "WS:@" */
	361, /* 94: "h" */
	364, /* 95: "hT" */
	367, /* 96: "hTT" */
	370, /* 97: "WS" */
	481, /* 98: "WSS" */
	373, /* 99: "I" */
	376, /* 100: "IS" */
	379, /* 101: "ISO" */
	382, /* 102: "ISOL" */
	385, /* 103: "ISOLa" */
	388, /* 104: "ISOLaT" */
	391, /* 105: "ISOLaTE" */
	394, /* 106: "ISOLaTED" */
	397, /* 107: "ISOLaTED-" */
	400, /* 108: "ISOLaTED-a" */
	403, /* 109: "ISOLaTED-aP" */
	406, /* 110: "M" */
	409, /* 111: "Ma" */
	412, /* 112: "MaT" */
	415, /* 113: "MaTE" */
	418, /* 114: "MaTER" */
	421, /* 115: "MaTERI" */
	424, /* 116: "MaTERIa" */
	427, /* 117: "MaTERIaL" */
	430, /* 118: "MaTERIaLI" */
	433, /* 119: "MaTERIaLIZ" */
	436, /* 120: "MaTERIaLIZE" */
	439, /* 121: "MaTERIaLIZED" */
	442, /* 122: "MaTERIaLIZED-" */
	445, /* 123: "MaTERIaLIZED-V" */
	448, /* 124: "MaTERIaLIZED-VI" */
	451, /* 125: "MaTERIaLIZED-VIE" */
	454, /* 126: "W" */
	457, /* 127: "a:" */
	483, /* 128: "a:-" */
	13, /* 129: "a:#" */
	460, /* 130: "a:/" */
	44, /* 131: "a://" */
	50, /* 132: "a://-" */
	80, /* 133: "a://-:" */
	85, /* 134: "a://[]" */
	485, /* 135: "STEaM:" */
	56, /* 136: "ChROME:-" */
	25, /* 137: "ChROME:-:" */
	62, /* 138: "ChROME:[" */
	130, /* 139: "FILE:" */
	134, /* 140: "FILE:/" */
	463, /* 141: "FILE://" */
	466, /* 142: "FILE://-" */
	138, /* 143: "FILE:///" */
	487, /* 144: "FILESYSTEM:" */
	68, /* 145: "WS:-" */
	10, /* 146: "WS:-:" */
	74, /* 147: "WS:[" */
};

static const short uric_readings__chromium_url_further[489] = {
	   0,    1,    2,   12,   66,   78,   93,   98,  109,   62,  125,  -54,  -17,  -18,    0,    0,
	 -53,  -18,   -1,  -16,  108,    1,   13,   23,   28,   33,    0,   -8,   -9,    0, -107,   -9,
	  -1,  107,    0,    2,    1,  109,    0,   54,    0,    1,    2,   56,    0, -127,    1,   -2,
	  -3, -126, -125, -128,    0,   -3,   -4,    1, -127,    0,   -7,   -8,    1, -106,   -8,    0,
	  -9,  -10, -108,  -10,   -2,    0,  -16,  -17,    1,  -52,  -17,    0,  -18,  -19,  -54,  -19,
	  -2, -129,   -4,   -5,    0, -128, -130,   -5,   -6,   -1, -129,   -1,  127,    0,    1,   -2,
	   0,   -1,  128,  -15,    1,   11,   42,  106,    1,    0,  108,    0,  106,   -1,  105,  -29,
	  95,    1,    3,  -64,   60,    1,    7,  -76,   48,    1,   10,    0,   54,    1,   53,   52,
	  -1,    0,   54,  -11,  -10,    1,    1,  -12,  -11,    1,    1,  -15,  -14,    0,    0,    1,
	 125,    5,   -4,  120,    1,   -5,  119,    1,   -6,  118,    1,   -7,  117,    1,   -8,  116,
	   1,  -10,  114,    1,  -11,  113,    1,  -12,  112,    1,  -13,  111,    1,  -14,  110,    1,
	 -17,  107,    1,  -18,  106,    1,  -19,  105,    1,  -20,  104,    1,  -21,  103,    1,  -22,
	 102,    1,  -23,  101,    1,  -24,  100,    1,  -30,   94,    1,  -31,   93,   -7,  -32,   92,
	   1,  -33,   91,    1,  -34,   90,    1,  -35,   89,    1,  -36,   88,    1,  -37,   87,    1,
	 -38,   86,  -13,  -39,   85,    1,  -40,   84,    1,  -41,   83,    1,  -42,   82,    1,  -43,
	  81,  -18,  -44,   80,    1,  -45,   79,    1,  -46,   78,    1,  -47,   77,    1,  -48,   76,
	 -23,  -49,   75,    1,  -50,   74,    1,  -51,   73,    1,  -52,   72,    1,  -53,   71,    1,
	 -54,   70,    1,  -55,   69,    1,  -56,   68,  -31,  -57,   67,    1,  -58,    1,   66,  -59,
	  65,    1,  -60,   64,    1,  -61,   63,    1,  -62,   62,    1,  -63,   61,  -54,  -65,   59,
	   1,  -66,   58,    1,  -67,   57,    1,  -68,   56,    1,  -69,   55,    1,  -70,   54,  -45,
	 -71,   53,    1,  -72,   52,    1,  -73,   51,    1,  -74,   50,    1,  -75,   49,  -66,  -77,
	  47,    1,  -78,   46,    1,  -79,   57,    1,  -80,   44,    1,  -81,   43,    1,  -82,   42,
	   1,  -83,   41,    1,  -84,   40,    1,  -86,   38,    1,  -91,   33,    1,  -92,   32,    1,
	 -93,   31,    1,  -94,   -6,    1,  -96,   28,    1,  -97,   27,    1,  -98,   26,    1,  -99,
	  25,    1, -100,   24,    1, -101,   23,    1, -102,   22,    1, -103,    1,   21, -104,   20,
	   1, -105,   19,    1, -106,   18,  -81, -107,   17,    1, -108,   16,    1, -109,   15,    1,
	-110,   14,    1, -111,   13,    1, -112,   12,    1, -113,   11,    1, -114,   10,    1, -115,
	   9,    1, -116,    8,    1, -117,    7,    1, -118,    1,    6, -119,    5,    1, -120,    4,
	   1, -121,    3,    1, -122,    2, -113, -123,    1,  -29,    1,    2,    3,   -2,   -1,    1,
	   1,    2,    2,    0,  -14,  -14,    0,  124,    0,    1,   -9,  123,  -25,    1,  -85,   56,
	 -87,    1,  -95,   -7,    0,    1,   -7,   -6,  -15,
};


static const unsigned char uric_readings__chromium_url_events[489] = {
	  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,  94,  91,   0,  33,
	  9, 125,   0,   0,   3,   0,   0,   0,   0,   0,   0,  94,  91,  33,   9, 125,
	  0,  55,   7,  55,  52,  55,  46,  55,   7,  55,  52,  55,  46,   0,  11,  70,
	 67,   9,  17,   0,   0,  64,  61,  58,   9,   0,  64,  61,  33,   9, 117,   0,
	 64,  61,   9, 117,   0,   0,  64,  61,  33,   9, 117,   0,  64,  61,   9, 117,
	  0,   0,  76,  73,   0,   9,   0,  31,  25,  21,   9,   0,  11,   9,  17,   0,
	  0,   9,  19,   0,   0,  97,   0,  11,  11,   9,  11,   0,  33,   9,   0,   0,
	  3,   0,   0,   0,   3,   0,   0,   0,   3,   0,   0,   0,  33,   9,   0,  11,
	 11,   9,  11,  85,  31,  25,  49,  29,  88,   0,   5,  29,  88,  25,  79,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   0,   3,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,
	  3,   0,   0,   3,   0,   0,  37,   0,   0,   3,   0,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0, 101,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   0,   3,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,
	  0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,   3,   0,   0,
	  3,   0,   0,   3,   0,   0,   3,   0,   0,   0,   3,   0,   3,   0,   0,   3,
	  0,   0,   3,   0,   0,   3,   0,   0,   3,   0, 113,  31,  25,  29,  88,   0,
	 11,  25,  79,   0,  61, 117,   0,   3,   0,   9,   0,  40,   0,  97,   0,  43,
	  0, 109,   0, 105,  29,  88,  85, 121,  31,
};

static const char uric_readings__chromium_url_from_state_actions[] = {
	0, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1
};

static const char uric_readings__chromium_url_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	27, 0, 27, 15, 13, 23, 0, 82,
	13, 35, 13, 0, 27, 0, 13, 27,
	0, 13, 35, 13
};

enum { uric_readings_chromium_url_start = 1 };
enum { uric_readings_chromium_url_first_final = 127 };

int uric_readings_chromium_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                      struct uric_readings_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_readings_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = uric_readings_chromium_url_start;

    w->after = begin;
    r->scheme.begin = begin;

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
	_acts = uric_readings__chromium_url_actions + uric_readings__chromium_url_from_state_actions[cs];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- ) {
		switch ( *_acts++ ) {
	case 0:
	{
        while (!w->keeps_tabs && uric_readings_whatwg_drops(*p)) {
            uric_readings_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	break;
		}
	}

	_class = uric_readings__chromium_url_class[*p];
	_trans = (unsigned int)uric_readings__chromium_url_shapes[uric_readings__chromium_url_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_readings__chromium_url_ways[cs];
	cs += uric_readings__chromium_url_further[_trans];

	if ( uric_readings__chromium_url_events[_trans] == 0 )
		goto _again;

	_acts = uric_readings__chromium_url_actions + uric_readings__chromium_url_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 1:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	break;
	case 2:
	{ w->kind = URIC_READINGS_WHATWG_SPECIAL; }
	break;
	case 3:
	{ w->default_port = 80; }
	break;
	case 4:
	{ w->default_port = 443; }
	break;
	case 5:
	{ w->default_port = 21; }
	break;
	case 6:
	{ w->kind = URIC_READINGS_WHATWG_FILE; }
	break;
	case 7:
	{ w->kind = URIC_READINGS_WHATWG_OPAQUE; }
	break;
	case 8:
	{ uric_readings_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	break;
	case 9:
	{
        if (w->slashes++ == 2)
            uric_readings_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	break;
	case 10:
	{
        if (w->slashes < 2)
            uric_readings_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	break;
	case 11:
	{
        if (w->at_sign)
            uric_readings_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	break;
	case 12:
	{ r->host.begin = AT; }
	break;
	case 13:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 14:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 15:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	break;
	case 16:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	break;
	case 17:
	{ r->port.begin = AT + 1; w->in_port = true; }
	break;
	case 18:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 19:
	{ r->path.begin = AT; }
	break;
	case 20:
	{ r->path.end = AT; r->has_path = true; }
	break;
	case 21:
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	break;
	case 22:
	{ p = pe - 1; }
	break;
	case 23:
	{ w->has_no_ports = true; }
	break;
	case 24:
	{ w->is_nested = true; }
	break;
	case 25:
	{ r->host.end = AT; r->port.begin = AT + 1; w->in_port = true; }
	break;
	case 26:
	{ r->port.end = w->after = AT; r->has_host = r->has_port = true; }
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
	const char *__acts = uric_readings__chromium_url_actions + uric_readings__chromium_url_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 13:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 14:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 18:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 19:
	{ r->path.begin = AT; }
	break;
	case 20:
	{ r->path.end = AT; r->has_path = true; }
	break;
	case 26:
	{ r->port.end = w->after = AT; r->has_host = r->has_port = true; }
	break;
		}
	}
	}

	_out: {}
	}

    w->error = p < pe ? AT : end;
    return cs >= uric_readings_chromium_url_first_final;
}

#undef AT

/* Generated from grammar/readings/chromium_opaque.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Finds what Chromium refuses in the host of a URL that is not special.  It compares the lower
 * byte of each UTF-16 code unit with the bytes that are forbidden in ASCII, but for the second unit
 * of a surrogate pair: U+2100 and U+1F000 are refused for their 00 and 3C. */

static const char uric_readings__chromium_opaque_actions[] = {
	0, 1, 0
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_readings__chromium_opaque_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  3,  3,  4,  2,  3,  3,  4,  5,  6,  3,  4,  5,  3,  3,
	 7,  8,  9, 10, 11,  8, 12, 12, 13,  8, 12, 14, 15, 16, 17, 18,
	19, 20, 21, 22, 23, 20, 24, 25, 23, 20, 21, 21, 23, 20, 21, 26,
	27, 28, 29, 29, 27, 28, 29, 29, 27, 28, 30, 29, 31, 28, 30, 30,
	 0,  0,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0,
	32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0,
	34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
	35, 35, 35, 35,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_readings__chromium_opaque_shapes[14][18] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 50, 84 },
	{ 33, 17, 33, 18, 17, 17, 17, 17, 17, 33, 17, 18, 17, 18, 17, 34, 67, 101 },
	{ 33, 17, 17, 17, 17, 17, 17, 34, 34, 17, 17, 17, 17, 17, 17, 33, 67, 101 },
	{ 33, 19, 50, 33, 19, 33, 33, 33, 19, 33, 19, 33, 17, 33, 19, 33, 50, 84 },
	{ 17, 17, 17, 33, 49, 20, 81, 22, 113, 40, 17, 17, 150, 18, 17, 17, 186, 220 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 67, 101 },
	{ 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 67, 101 },
	{ 17, 17, 17, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18, 17, 17, 67, 101 },
	{ 17, 17, 17, 33, 34, 34, 34, 34, 34, 18, 17, 17, 17, 17, 17, 17, 67, 101 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 67, 101 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 67, 101 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 34, 18, 17, 17, 67, 101 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 33, 34, 34, 34, 34, 34, 34, 67, 101 },
	{ 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18, 17, 17, 67, 101 },
};


static const unsigned char uric_readings__chromium_opaque_shape[14] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,
};


static const unsigned char uric_readings__chromium_opaque_ways[14] = {
	79, /* 0: "" */
	13, /* 1: "\xC4" */
	19, /* 2: "\xC5" */
	84, /* 3: "\xE0" */
	0, /* 4: "\xF0" */
	25, /* 5: "\xF0\x90" */
	31, /* 6: "\xF0\x90\x80" */
	37, /* 7: "\xF0\x92" */
	43, /* 8: "\xF0\x93" */
	49, /* 9: "\xF0\x98" */
	55, /* 10: "\xF0\x9B" */
	61, /* 11: "\xF0\x9E" */
	67, /* 12: "\xF0\x9F" */
	73, /* 13: "\xF0\xA7" */
};

static const signed char uric_readings__chromium_opaque_further[90] = {
	  0,  -4,   1,   3,   4,   5,   6,   7,   8,   9,  -3,  -2,  -1,   0,  -1,  -1,
	  0,   1,   2,   3,  -2,  -2,  -1,   0,   1,   2,  -5,   1,  -4,  -3,  -2,  -1,
	 -6,  -6,  -5,  -4,  -3,  -2,  -7,  -1,  -6,  -5,  -4,  -3,  -8,  -2,  -7,  -6,
	 -5,  -4,  -9,  -3,  -8,  -7,  -6,  -5, -10,  -4,  -9,  -8,  -7,  -6, -11,  -5,
	-10,  -9,  -8,  -7, -12,  -6, -11, -10,  -9,  -8, -13,  -7, -12, -11, -10,  -9,
	  0,   1,   2,   3,   4,  -3,  -2,  -1,   0,   1,
};


static const unsigned char uric_readings__chromium_opaque_events[90] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

enum { uric_readings_chromium_opaque_start = 0 };

bool uric_readings_chromium_allows(const char *s, const struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_span_bytes(
        s, r->host, r->steps & (URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_REPLACE));
    int cs = uric_readings_chromium_opaque_start, next;
    bool is_allowed = true;

    while ((next = uric_readings_reading_next(&bytes)) >= 0) {
        const unsigned char byte = (unsigned char)next, *p = &byte;
        const unsigned char *const pe = p + 1;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
_resume:
	_class = uric_readings__chromium_opaque_class[*p];
	_trans = (unsigned int)uric_readings__chromium_opaque_shapes[uric_readings__chromium_opaque_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	_trans += uric_readings__chromium_opaque_ways[cs];
	cs += uric_readings__chromium_opaque_further[_trans];

	if ( uric_readings__chromium_opaque_events[_trans] == 0 )
		goto _again;

	_acts = uric_readings__chromium_opaque_actions + uric_readings__chromium_opaque_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ is_allowed = false; }
	break;
		}
	}

_again:
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	}

    }
    return is_allowed;
}

/* Generated from grammar/readings/urllib3.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Reads a URL as parse_url() of Python's urllib3 does: where scheme, host, port and path are, or at
 * which byte it fails; and what one of its versions refuses. */
/* The machine of the reader of urllib3: grammar/readings/urllib3.rl. */
#ifndef URIC_READINGS_URLLIB3_H
#define URIC_READINGS_URLLIB3_H


/* What the scan of a URL finds besides spans. */
struct uric_readings_urllib3_parts {
    uint32_t error;  /* where it fails, if it does */
    bool is_other;   /* the scheme is not http or https: the host is not normalized */
    bool is_literal; /* the host is in brackets */
    bool has_more;   /* a query or a fragment */

    /* What only one of the versions accepts: the newest none of the first two, the oldest not the
     * third. */
    bool has_odd, has_odd_triplet; /* a byte; a triplet, which is allowed if is_other */
    bool has_long_port;            /* of more than five digits */
    uint32_t odd, odd_triplet;     /* where the first of them is */
};

/* Scans n bytes: whether both versions accept the URL, but for what *u says. */
URIC_READINGS_INTERNAL int uric_readings_urllib3(const char *s, uint32_t n, struct uric_reading *r,
                               struct uric_readings_urllib3_parts *u);

#endif

#define AT ((uint32_t)((const char *)p - s))

static const char uric_readings__urllib3_actions[] = {
	0, 1, 0, 1, 2, 1, 3, 1,
	4, 1, 5, 1, 6, 1, 7, 1,
	9, 1, 10, 1, 12, 1, 13, 1,
	14, 2, 1, 0, 2, 3, 4, 2,
	3, 12, 2, 4, 9, 2, 8, 9,
	2, 8, 12, 2, 9, 10, 2, 10,
	11, 3, 3, 4, 9, 3, 4, 9,
	10, 3, 7, 8, 9, 3, 7, 8,
	12, 3, 8, 9, 10, 3, 9, 10,
	11, 4, 3, 4, 9, 10, 4, 4,
	9, 10, 11, 4, 7, 8, 9, 10,
	4, 8, 9, 10, 11, 5, 3, 4,
	9, 10, 11, 5, 7, 8, 9, 10,
	11
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_readings__urllib3_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  2,  3,  4,  3,  5,  3,  3,  3,  3,  3,  6,  3,  7,  8,  9,
	10, 11, 12, 13, 14, 15, 16, 17, 18, 18, 19,  3,  3,  3,  3,  4,
	20, 21, 21, 21, 21, 21, 22, 23, 24, 23, 23, 23, 23, 23, 23, 23,
	25, 23, 23, 26, 27, 23, 23, 23, 23, 23, 23, 28, 29, 30,  3, 31,
	 3, 21, 21, 21, 21, 21, 22, 23, 24, 23, 23, 23, 23, 23, 23, 23,
	25, 23, 23, 26, 27, 23, 23, 23, 23, 23, 23,  3,  3,  3, 31,  0,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
	 3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,
};


static const unsigned char uric_readings__urllib3_shapes[42][16] = {
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 16, 17, 1, 34, 51, 51, 67, 19, 53, 19, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 17, 17, 17, 17, 17, 18, 17, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 50, 36, 18, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 17, 17, 17, 17, 33, 19, 17, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 50, 84, 21, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 2, 51, 51, 51, 51, 67, 101, 22, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 18, 19, 17, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 2, 51, 51, 51, 51, 19, 20, 17, 17, 17, 1, 17 },
	{ 17, 17, 32, 17, 1, 51, 51, 51, 51, 19, 20, 17, 17, 17, 1, 21 },
	{ 17, 18, 48, 65, 4, 68, 68, 68, 68, 20, 69, 68, 68, 68, 1, 65 },
	{ 17, 18, 48, 65, 4, 68, 68, 68, 68, 20, 69, 68, 68, 68, 1, 70 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 18, 35, 18, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 18, 35, 20, 17, 17, 1, 17 },
	{ 17, 17, 32, 17, 1, 17, 17, 17, 17, 17, 19, 17, 17, 17, 1, 20 },
	{ 17, 17, 16, 17, 2, 17, 17, 17, 17, 17, 19, 17, 17, 17, 1, 17 },
	{ 17, 17, 16, 17, 2, 51, 51, 51, 51, 67, 53, 19, 17, 17, 1, 17 },
	{ 17, 17, 32, 17, 1, 51, 51, 51, 51, 19, 52, 19, 17, 17, 1, 21 },
	{ 17, 17, 32, 17, 1, 51, 51, 51, 51, 19, 84, 21, 17, 17, 1, 22 },
	{ 17, 17, 32, 17, 3, 68, 68, 68, 68, 84, 118, 23, 17, 17, 1, 24 },
	{ 17, 17, 32, 17, 3, 68, 68, 68, 68, 84, 70, 20, 17, 17, 1, 23 },
	{ 17, 17, 32, 17, 1, 17, 17, 17, 17, 49, 20, 17, 17, 17, 1, 21 },
	{ 17, 17, 32, 17, 1, 51, 51, 51, 51, 67, 53, 19, 17, 17, 1, 22 },
	{ 17, 17, 16, 17, 1, 34, 34, 34, 34, 18, 67, 20, 17, 17, 1, 17 },
	{ 17, 34, 67, 34, 82, 34, 34, 34, 34, 98, 135, 136, 137, 136, 186, 44 },
	{ 17, 34, 67, 34, 82, 34, 34, 34, 34, 98, 39, 34, 34, 34, 88, 40 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 34, 67, 34, 82, 34, 34, 34, 34, 98, 39, 34, 34, 34, 88, 41 },
	{ 17, 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 17, 19, 17, 65, 101, 102, 102, 135, 24, 25, 17, 17, 17, 65, 17 },
	{ 17, 17, 18, 17, 49, 17, 17, 17, 17, 17, 20, 17, 17, 17, 49, 17 },
	{ 33, 17, 19, 17, 65, 85, 85, 85, 85, 21, 22, 17, 17, 17, 65, 17 },
	{ 33, 17, 19, 17, 65, 17, 17, 17, 17, 17, 21, 17, 17, 17, 65, 17 },
	{ 33, 17, 19, 17, 65, 85, 85, 101, 119, 23, 24, 17, 17, 17, 65, 17 },
	{ 33, 17, 19, 17, 65, 85, 101, 119, 119, 23, 24, 17, 17, 17, 65, 17 },
	{ 33, 17, 19, 17, 65, 85, 85, 85, 17, 17, 22, 17, 17, 17, 65, 17 },
	{ 33, 17, 19, 17, 65, 17, 17, 17, 17, 81, 22, 17, 17, 17, 65, 17 },
	{ 17, 17, 18, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 34, 67, 85, 98, 85, 85, 85, 85, 117, 88, 85, 85, 85, 105, 41 },
	{ 17, 34, 67, 85, 98, 85, 85, 85, 85, 117, 88, 85, 85, 149, 106, 42 },
	{ 17, 34, 67, 85, 98, 85, 85, 85, 85, 117, 88, 85, 149, 85, 106, 42 },
	{ 17, 34, 67, 85, 98, 85, 85, 85, 85, 117, 88, 85, 85, 89, 106, 42 },
};


static const unsigned char uric_readings__urllib3_shape[174] = {
	 0,  1,  2,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,
	 3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,
	 4,  5,  6,  7,  8,  7,  8,  7,  9, 10, 11,  1, 12, 12, 13,  9,
	14,  8, 15,  8, 15,  6, 16,  4,  3, 17, 17, 17,  3,  3, 17,  3,
	18, 19, 19, 20, 21, 12, 22, 22, 22, 18, 19, 19, 20, 21, 23, 22,
	22, 22, 18, 19, 19, 20, 21, 23, 22, 22, 22, 18, 19, 19, 20, 21,
	23, 22, 22, 22, 18, 19, 19, 20, 21, 23, 22, 22, 22,  4, 18, 19,
	19, 20, 21, 23, 22, 22, 22, 12, 12, 13, 24, 25, 26, 27, 28, 29,
	30, 29, 29, 29, 29, 29, 29, 31, 31, 31, 31, 32, 33, 33, 34, 35,
	31, 33, 31, 31, 33, 33, 31, 31, 31, 33, 33, 34, 31, 31, 31, 31,
	33, 33, 34, 35, 36, 37, 27, 38, 37, 39, 39, 40, 41, 38,
};


static const unsigned short uric_readings__urllib3_ways[174] = {
	0,
	657, /* 1: "%" */
	971, /* 2: "]" */
	747, /* 3: "[" */
	751, /* 4: "[1" */
	755, /* 5: "[11" */
	759, /* 6: "[111" */
	911, /* 7: "[1111" */
	763, /* 8: "[1:" */
	767, /* 9: "[1:1" */
	771, /* 10: "[1:11" */
	775, /* 11: "[1:111" */
	914, /* 12: "[1:1111" */
	779, /* 13: "[1:1:" */
	783, /* 14: "[1:1:1" */
	787, /* 15: "[1:1:11" */
	791, /* 16: "[1:1:111" */
	917, /* 17: "[1:1:1111" */
	795, /* 18: "[1:1:1:" */
	799, /* 19: "[1:1:1:1" */
	803, /* 20: "[1:1:1:11" */
	807, /* 21: "[1:1:1:111" */
	920, /* 22: "[1:1:1:1111" */
	811, /* 23: "[1:1:1:1:" */
	815, /* 24: "[1:1:1:1:1" */
	819, /* 25: "[1:1:1:1:11" */
	823, /* 26: "[1:1:1:1:111" */
	923, /* 27: "[1:1:1:1:1111" */
	827, /* 28: "[1:1:1:1:1:" */
	831, /* 29: "[1:1:1:1:1:1" */
	835, /* 30: "[1:1:1:1:1:11" */
	839, /* 31: "[1:1:1:1:1:111" */
	926, /* 32: "[1:1:1:1:1:1111" */
	662, /* 33: "[1:1:1:1:1:1:" */
	393, /* 34: "[1:1:1:1:1:1:1" */
	929, /* 35: "[::1." */
	843, /* 36: "[::1.1" */
	932, /* 37: "[::1.1." */
	847, /* 38: "[::1.1.1" */
	935, /* 39: "[::1.1.1." */
	667, /* 40: "[::1.1.1.1" */
	672, /* 41: "[::%" */
	399, /* 42: "[::%-" */
	677, /* 43: "[::%%" */
	938, /* 44: "[::%%1" */
	941, /* 45: "[::%%a" */
	851, /* 46: "[::%%7" */
	682, /* 47: "[::1.1.1.11" */
	855, /* 48: "[::1.1.1.111" */
	859, /* 49: "[::1.1.11" */
	944, /* 50: "[::1.1.111" */
	863, /* 51: "[::1.11" */
	947, /* 52: "[::1.111" */
	405, /* 53: "[1:1:1:1:1:1:11" */
	687, /* 54: "[1:1:1:1:1:1:111" */
	950, /* 55: "[1:1:1:1:1:1:1111" */
	867, /* 56: "[1:1:1:1:1:1:1:" */
	692, /* 57: "[1:1:1:1:1:1::1" */
	697, /* 58: "[1:1:1:1:1:1::11" */
	702, /* 59: "[1:1:1:1:1:1::111" */
	871, /* 60: "[1:1:1:1:1:1:11a" */
	875, /* 61: "[1:1:1:1:1:1:1a" */
	707, /* 62: "[1:1:1:1:1:1::" */
	879, /* 63: "[1:1:1:1:1:1:a" */
	411, /* 64: "[1:1:1:1:1::" */
	151, /* 65: "[1:1:1:1:1::1" */
	159, /* 66: "[1:1:1:1:1::11" */
	351, /* 67: "[1:1:1:1:1::111" */
	712, /* 68: "[1:1:1:1:1::1111" */
	953, /* 69: "[1:1:1:1:1::1:" */
	417, /* 70: "[1:1:1:1:1::11a" */
	423, /* 71: "[1:1:1:1:1::1a" */
	429, /* 72: "[1:1:1:1:1::a" */
	435, /* 73: "[1:1:1:1::" */
	167, /* 74: "[1:1:1:1::1" */
	175, /* 75: "[1:1:1:1::11" */
	358, /* 76: "[1:1:1:1::111" */
	717, /* 77: "[1:1:1:1::1111" */
	883, /* 78: "[1:1:1:1::1:" */
	441, /* 79: "[1:1:1:1::11a" */
	447, /* 80: "[1:1:1:1::1a" */
	453, /* 81: "[1:1:1:1::a" */
	459, /* 82: "[1:1:1::" */
	183, /* 83: "[1:1:1::1" */
	191, /* 84: "[1:1:1::11" */
	365, /* 85: "[1:1:1::111" */
	722, /* 86: "[1:1:1::1111" */
	887, /* 87: "[1:1:1::1:" */
	465, /* 88: "[1:1:1::11a" */
	471, /* 89: "[1:1:1::1a" */
	477, /* 90: "[1:1:1::a" */
	483, /* 91: "[1:1::" */
	199, /* 92: "[1:1::1" */
	207, /* 93: "[1:1::11" */
	372, /* 94: "[1:1::111" */
	727, /* 95: "[1:1::1111" */
	891, /* 96: "[1:1::1:" */
	489, /* 97: "[1:1::11a" */
	495, /* 98: "[1:1::1a" */
	501, /* 99: "[1:1::a" */
	507, /* 100: "[1::" */
	215, /* 101: "[1::1" */
	223, /* 102: "[1::11" */
	379, /* 103: "[1::111" */
	732, /* 104: "[1::1111" */
	895, /* 105: "[1::1:" */
	513, /* 106: "[1::11a" */
	519, /* 107: "[1::1a" */
	525, /* 108: "[1::a" */
	956, /* 109: "[:" */
	531, /* 110: "[::" */
	231, /* 111: "[::1" */
	239, /* 112: "[::11" */
	386, /* 113: "[::111" */
	737, /* 114: "[::1111" */
	899, /* 115: "[::1:" */
	537, /* 116: "[::11a" */
	543, /* 117: "[::1a" */
	549, /* 118: "[::a" */
	959, /* 119: "%1" */
	962, /* 120: "%a" */
	903, /* 121: "%7" */
	0, /* 122: "" */
	247, /* 123: "-" */
	119, /* 124: "#" */
	52, /* 125: "@" */
	973, /* 126: "\\" */
	61, /* 127: ":" */
	907, /* 128: ":\x0A" */
	70, /* 129: ":0" */
	79, /* 130: ":00" */
	88, /* 131: ":000" */
	97, /* 132: ":0000" */
	106, /* 133: ":00000" */
	115, /* 134: ":000000" */
	555, /* 135: ":1" */
	561, /* 136: ":7" */
	567, /* 137: ":66" */
	573, /* 138: ":656" */
	742, /* 139: ":6554" */
	255, /* 140: ":6" */
	263, /* 141: ":65" */
	271, /* 142: ":655" */
	579, /* 143: ":6553" */
	585, /* 144: ":00001" */
	279, /* 145: ":00006" */
	591, /* 146: ":00011" */
	597, /* 147: ":0001" */
	287, /* 148: ":0006" */
	295, /* 149: ":00065" */
	603, /* 150: ":00111" */
	609, /* 151: ":0011" */
	615, /* 152: ":001" */
	303, /* 153: ":006" */
	311, /* 154: ":0065" */
	319, /* 155: ":00655" */
	621, /* 156: ":01111" */
	627, /* 157: ":0111" */
	633, /* 158: ":011" */
	639, /* 159: ":01" */
	327, /* 160: ":06" */
	335, /* 161: ":065" */
	343, /* 162: ":0655" */
	645, /* 163: ":06553" */
	651, /* 164: "[::]" */
	965, /* 165: "/" */
	124, /* 166: "//" */
	133, /* 167: "a" */
	968, /* 168: "a:" */
	12, /* 169: "h" */
	22, /* 170: "hT" */
	32, /* 171: "hTT" */
	42, /* 172: "hTTP" */
	142, /* 173: "hTTPS" */
};

static const short uric_readings__urllib3_further[976] = {
	   0,    1,    1,    2, -121,   43,    5,    3,   45,   47, -119,    4, -120,  -46,  -46,  -45,
	-168,   -2,  -43,   -1,  -44,    1, -167,  -47,  -47,  -46, -169,   -3,  -44,   -2,  -45,    1,
	-168,  -48,  -48,  -47, -170,   -4,  -45,   -3,  -46,    1, -169,  -49,  -49,  -48, -171,   -5,
	 -46,   -4,  -47,    1, -170,   -2,   -2,   -1, -124,    1,    2,    0, -122, -123, -125,    1,
	  -3,   -1,    2,    8,   13,    9,   -2, -127,   -1,   -5,   -3,    1,   30,   31,    7,   -4,
	-128,   -2,   -6,   -4,    1,   22,   23,   28,   -5, -129,   -3,   -7,   -5,    1,   16,   17,
	  20,   -6, -130,   -4,   -8,   -6,    1,   12,   13,   14,   -7, -131,   -5,   -9,   -7,    1,
	   2,    7,    3,   -8, -132,   -6,  -10,   -8,    0,    1,    6,    2,   -9,  -43,  -43,  -42,
	-165,  -40,  -39,  -41, -163, -164,  -44,  -44,  -43, -166,    0,  -41,    1,  -42, -165,  -50,
	 -50,  -49, -172,   -6,  -47,   -5,  -48, -171,  -63,  -24,  -30,    1,    4,   60,    6,   99,
	 -64,  -25,  -31,    1,    3,   59,    4,   98,  -72,  -33,  -39,    1,    4,   51,    6,   90,
	 -73,  -34,  -40,    1,    3,   50,    4,   89,  -81,  -42,  -48,    1,    4,   42,    6,   81,
	 -82,  -43,  -49,    1,    3,   41,    4,   80,  -90,  -51,  -57,    1,    4,   33,    6,   72,
	 -91,  -52,  -58,    1,    3,   32,    4,   71,  -99,  -60,  -66,    1,    4,   24,    6,   63,
	-100,  -61,  -67,    1,    3,   23,    4,   62, -109,  -70,  -76,    1,    4,   14,    6,   53,
	-110,  -71,  -77,    1,    3,   13,    4,   52,    0,    0,    1, -122,    3,    4,    2, -121,
	-138,  -12,  -16,  -14,   -4,    1,   -3,  -15, -139,  -13,  -17,  -15,   -4,    1,   -3,  -16,
	-140,  -14,  -18,  -16,   -4,    1,   -3,  -17, -143,  -17,  -21,  -19,   -9,   -4,   -8,  -20,
	-146,  -20,  -24,  -22,   -2,    1,    2,  -23, -147,  -21,  -25,  -23,  -12,   -7,  -11,  -24,
	-151,  -25,  -29,  -27,   -2,    1,    4,  -28, -152,  -26,  -30,  -28,   -4,    1,    2,  -29,
	-153,  -27,  -31,  -29,  -17,  -12,  -16,  -30, -158,  -32,  -36,  -34,   -2,    1,  -23,  -35,
	-159,  -33,  -37,  -35,   -4,    1,  -23,  -36, -160,  -34,  -38,  -36,   -6,    1,  -23,  -37,
	 -65,  -26,  -32,    1,    2,   58,   97,  -74,  -35,  -41,    1,    2,   49,   88,  -83,  -44,
	 -50,    1,    2,   40,   79,  -92,  -53,  -59,    1,    2,   31,   70, -101,  -62,  -68,    1,
	   2,   22,   61, -111,  -72,  -78,    1,    2,   12,   51,  -32,    1,   19,   22,   91,   27,
	 -40,    0,    1,    0,   83,  122,  -51,  -18,    1,    3,   72,    7,  -62,  -23,    1,   61,
	   8,  100,  -68,  -29,   -2,   -1,   55,   94,  -69,  -30,   -1,   -2,   54,   93,  -70,  -31,
	  -1,   -3,   53,   92,  -71,  -32,    1,   52,    8,   91,  -77,  -38,   -2,   -1,   46,   85,
	 -78,  -39,   -1,   -2,   45,   84,  -79,  -40,   -1,   -3,   44,   83,  -80,  -41,    1,   43,
	   8,   82,  -86,  -47,   -2,   -1,   37,   76,  -87,  -48,   -1,   -2,   36,   75,  -88,  -49,
	  -1,   -3,   35,   74,  -89,  -50,    1,   34,    8,   73,  -95,  -56,   -2,   -1,   28,   67,
	 -96,  -57,   -1,   -2,   27,   66,  -97,  -58,   -1,   -3,   26,   65,  -98,  -59,    1,   25,
	   8,   64, -104,  -65,   -2,   -1,   19,   58, -105,  -66,   -1,   -2,   18,   57, -106,  -67,
	  -1,   -3,   17,   56, -108,  -69,    1,   15,    8,   54, -114,  -75,   -2,   -1,    9,   48,
	-115,  -76,   -1,   -2,    8,   47, -116,  -77,   -1,   -3,    7,   46, -133,   -7,  -11,   -9,
	   1,  -10, -134,   -8,  -12,  -10,    1,  -11, -135,   -9,  -13,  -11,    1,  -12, -136,  -10,
	 -14,  -12,    1,  -13, -141,  -15,  -19,  -17,   -4,  -18, -142,  -16,  -20,  -18,   -8,  -19,
	-144,  -18,  -22,  -20,   -9,  -21, -145,  -19,  -23,  -21,   -1,  -22, -148,  -22,  -26,  -24,
	 -12,  -25, -149,  -23,  -27,  -25,   -1,  -26, -150,  -24,  -28,  -26,   -1,  -27, -154,  -28,
	 -32,  -30,  -17,  -31, -155,  -29,  -33,  -31,   -1,  -32, -156,  -30,  -34,  -32,   -1,  -33,
	-157,  -31,  -35,  -33,   -1,  -34, -161,  -35,  -39,  -37,  -24,  -38, -162,  -36,  -40,  -38,
	 -37,  -39,    1,  118,  119,  120,  124,  -31,    1,   29,   92,   30,  -38,    1,    7,   85,
	 124,  -39,    1,    2,    1,   84,  -41,    1,    2,    3,   82,  -45,   -6,    1,   78,  117,
	 -52,  -19,    1,    2,   71,  -55,  -16,    1,   68,  107,  -56,  -17,    1,   67,  106,  -57,
	 -18,  -11,   66,  105,  -60,  -21,   -5,   63,  102,  -66,  -27,    1,   57,   96,  -75,  -36,
	   1,   48,   87,  -84,  -45,    1,   39,   78,  -93,  -54,    1,   30,   69, -102,  -63,    1,
	  21,   60, -112,  -73,    1,   11,   50, -137,  -11,  -15,  -13,  -14,   -1,    1,  106,  122,
	  -2,    1,    4,  121,   -3,    1,    3,  120,   -4,    1,    2,  119,   -6,    1,   92,  117,
	  -7,    1,    4,  116,   -8,    1,    3,  115,   -9,    1,    2,  114,  -11,    1,   78,  112,
	 -12,    1,    4,  111,  -13,    1,    3,  110,  -14,    1,    2,  109,  -16,    1,   64,  107,
	 -17,    1,    4,  106,  -18,    1,    3,  105,  -19,    1,    2,  104,  -21,    1,   50,  102,
	 -22,    1,    4,  101,  -23,    1,    3,  100,  -24,    1,    2,   99,  -26,    1,   36,   97,
	 -27,    1,    4,   96,  -28,    1,    3,   95,  -29,    1,    2,   94,  -34,    1,   15,   89,
	 -36,    1,   11,   87,  -44,   -4,   79,   -4,  -46,   -7,   77,  116,  -47,  -10,    1,   76,
	 -49,  -14,    1,   74,  -54,    1,   -8,   69,  -58,   -5,   -4,   65,  -59,   -1,   -5,   64,
	 -61,   -2,   -7,   62,  -76,  -13,   47,   -6,  -85,  -13,   38,   -6,  -94,  -13,   29,   -6,
	-103,  -13,   20,   -6, -113,  -14,   10,   -7, -119,    2,    4,    2, -126,   -4,   -2,   -3,
	  -5,    1,  118,  -10,    1,  113,  -15,    1,  108,  -20,    1,  103,  -25,    1,   98,  -30,
	   1,   93,  -33,    1,   90,  -35,    1,   88,  -37,    1,   86,  -42,   -2,   81,  -43,   -3,
	  80,  -48,  -11,   75,  -50,  -15,   73,  -53,    1,   70,  -67,  -12,   56, -107,    1,   16,
	-117,    4,    6, -118,    3,    5,  -39,  -41,    1,  -42,  -44,   -3,    0,  123,    0,   -2,
};


static const unsigned char uric_readings__urllib3_events[976] = {
	 0, 31,  5, 69,  5, 15, 28,  3,  5,  5,  9, 15,  0, 19,  0, 78,
	 0,  0, 34, 25,  3,  0,  0, 19,  0, 78,  0,  0, 34, 25,  3,  0,
	 0, 19,  0, 78,  0,  0, 34, 25,  3,  0,  0, 19,  0, 78,  0,  0,
	34,  1,  3,  0,  0, 31,  5, 93,  5, 49, 28,  3,  9,  0,  0, 61,
	99, 57, 13, 13, 13, 13,  3,  0, 40, 88, 37,  0,  0,  0,  0,  3,
	 0, 40, 88, 37,  0,  0,  0,  0,  3,  0, 40, 88, 37,  0,  0,  0,
	 0,  3,  0, 40, 88, 37,  0,  0,  0,  0,  3,  0, 40, 88, 37, 23,
	23, 23, 23,  3,  0, 40, 88, 37,  0,  0,  0,  0,  3, 31,  5, 69,
	 5, 15, 28,  3,  9,  0, 19,  0, 78,  0,  0, 34, 25,  3,  0, 19,
	 0, 78,  0,  0, 34,  1,  3,  0,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  0,  3,  0, 11,
	 0,  0,  0,  0,  0,  3,  0, 11, 19,  0, 78,  0, 34,  7,  3,  0,
	 0, 40, 88, 37,  0,  0,  0,  3,  0, 40, 88, 37,  0,  0,  0,  3,
	 0, 40, 88, 37,  0,  0,  0,  3,  0, 40, 88, 37, 23, 23, 23,  3,
	 0, 40, 88, 37,  0,  0,  0,  3,  0, 40, 88, 37, 23, 23, 23,  3,
	 0, 40, 88, 37,  0,  0,  0,  3,  0, 40, 88, 37,  0,  0,  0,  3,
	 0, 40, 88, 37, 23, 23, 23,  3,  0, 40, 88, 37,  0,  0,  0,  3,
	 0, 40, 88, 37,  0,  0,  0,  3,  0, 40, 88, 37,  0,  0,  0,  3,
	 0,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  0,  3, 11,  0,  0,
	 0,  0,  0,  3, 11,  0,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,
	 0,  3, 11,  0,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3,  0,
	 0, 19,  0,  0,  3, 11,  0,  0,  0,  0,  3,  0,  0,  0,  0,  3,
	 0, 11,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0,  0,
	 0,  0,  3, 11,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  3, 11,
	 0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0,  0,  0,  3,
	 0, 11,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0,  0,
	 0,  0,  3, 11,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  3, 11,
	 0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0,  0,  0,  3,
	 0, 11,  0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0,  0,
	 0,  0,  3, 11,  0,  0,  0,  3,  0, 11,  0,  0,  0,  0,  3, 11,
	 0,  0,  0,  0,  3, 11,  0,  0,  0,  0,  3, 11,  0, 40, 88, 37,
	 0,  3,  0, 40, 88, 37,  0,  3,  0, 40, 88, 37,  0,  3,  0, 40,
	88, 37,  0,  3,  0, 40, 88, 37,  0,  3,  0, 40, 88, 37, 23,  3,
	 0, 40, 88, 37, 23,  3,  0, 40, 88, 37,  0,  3,  0, 40, 88, 37,
	23,  3,  0, 40, 88, 37,  0,  3,  0, 40, 88, 37,  0,  3,  0, 40,
	88, 37, 23,  3,  0, 40, 88, 37,  0,  3,  0, 40, 88, 37,  0,  3,
	 0, 40, 88, 37,  0,  3,  0, 40, 88, 37, 23,  3,  0, 19, 69, 15,
	 0,  3,  0,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  0,  3,
	11,  0, 19,  0,  0,  3,  0,  0,  0,  0,  3,  0,  0,  0,  3, 11,
	 0,  0,  0,  0,  3,  0,  0,  0,  3, 11,  0,  0,  0,  3, 11,  0,
	 0,  0,  3, 11,  0,  0,  0,  3, 11,  0,  0,  0,  3, 11,  0,  0,
	 0,  3, 11,  0,  0,  0,  3, 11,  0,  0,  0,  3, 11,  0,  0,  0,
	 3, 11,  0,  0,  0,  3, 11,  0, 40, 88, 37,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  3, 21,  0,  0,  3, 11,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,
	 0,  0,  0,  3,  0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3,  0,
	 0,  0,  3,  0,  0,  0,  3,  0,  0,  0,  3, 21,  0, 69, 15,  3,
	 0,  0,  3,  0,  0,  3,  0,  0,  3,  0,  0,  3,  0,  0,  3,  0,
	 0,  3,  0,  0,  3,  0,  0,  3,  0,  0,  3,  0, 21,  3,  0,  0,
	 3,  0,  0,  3,  0,  0,  3,  0,  0,  3,  0,  0,  3,  0,  0,  3,
	 0, 21,  3,  0,  0,  3,  0, 46,  0, 15, 69, 15,  0,  3,  0, 46,
};

static const char uric_readings__urllib3_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 43, 53, 0, 73, 17, 83,
	43, 65, 65, 65, 65, 65, 65, 65,
	65, 65, 65, 65, 65, 65, 65, 65,
	65, 65, 65, 65, 65, 65, 65, 65,
	65, 65, 65, 65, 65, 65, 65, 65,
	65, 65, 65, 65, 43, 17, 43, 53,
	43, 53, 53, 53, 53, 53
};

enum { uric_readings_urllib3_start = 122 };
enum { uric_readings_urllib3_first_final = 122 };

int uric_readings_urllib3(const char *s, uint32_t end, struct uric_reading *r, struct uric_readings_urllib3_parts *u)
{
    const unsigned char *p = (const unsigned char *)uric_readings_at(s, 0);
    const unsigned char *const pe = p + end, *const eof = pe;
    int cs = uric_readings_urllib3_start;

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
	_class = uric_readings__urllib3_class[*p];
	_trans = (unsigned int)uric_readings__urllib3_shapes[uric_readings__urllib3_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_readings__urllib3_ways[cs];
	cs += uric_readings__urllib3_further[_trans];

	if ( uric_readings__urllib3_events[_trans] == 0 )
		goto _again;

	_acts = uric_readings__urllib3_actions + uric_readings__urllib3_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ r->scheme.end = AT; r->has_scheme = true; }
	break;
	case 1:
	{ u->is_other = true; }
	break;
	case 2:
	{
        r->has_host = r->has_port = false;
        u->is_literal = u->has_odd = u->has_odd_triplet = u->has_long_port = false;
    }
	break;
	case 3:
	{ r->host.begin = AT; }
	break;
	case 4:
	{ r->host.end = AT; r->has_host = true; }
	break;
	case 5:
	{ r->host.begin = AT + 1; }
	break;
	case 6:
	{ r->host.end = AT; r->has_host = u->is_literal = true; }
	break;
	case 7:
	{ r->port.begin = AT; }
	break;
	case 8:
	{ r->port.end = AT; r->has_port = r->port.begin < AT; }
	break;
	case 9:
	{ r->path.begin = AT; }
	break;
	case 10:
	{ r->path.end = AT; }
	break;
	case 11:
	{ u->has_more = true; p = pe - 1; }
	break;
	case 12:
	{
        if (!u->has_odd)
            u->odd = AT;
        u->has_odd = true;
    }
	break;
	case 13:
	{
        if (!u->has_odd_triplet)
            u->odd_triplet = AT - 2;
        u->has_odd_triplet = true;
    }
	break;
	case 14:
	{ u->has_long_port = true; }
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
	const char *__acts = uric_readings__urllib3_actions + uric_readings__urllib3_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 3:
	{ r->host.begin = AT; }
	break;
	case 4:
	{ r->host.end = AT; r->has_host = true; }
	break;
	case 7:
	{ r->port.begin = AT; }
	break;
	case 8:
	{ r->port.end = AT; r->has_port = r->port.begin < AT; }
	break;
	case 9:
	{ r->path.begin = AT; }
	break;
	case 10:
	{ r->path.end = AT; }
	break;
		}
	}
	}

	_out: {}
	}

    u->error = p < pe ? AT : end;
    return cs >= uric_readings_urllib3_first_final;
}

#undef AT

/* Generated from grammar/readings/alike.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts URLs in which all readers find the same host, or none: the plain ones, of which there are
 * most.  uric_agree() asks the readers about all others. */

/* The states, each with a shortest string that leads to it:
 * 1: ""  2: "F"  3: "FI"  4: "FIL"  5: "FILE"  6: "FILE:"  7: "FILE:/"  8: "FILE://"
 * 9: "FILE:///"  10: "FT"  11: "FTP"  12: "WS:"  13: "WS:/"  14: "WS://"  15: "WS://-"
 * 16: "WS://%"  17: "WS://%1"  18: "WS://@"  19: "WS://@0"  20: "WS://@1-"  21: "WS://@1a"
 * 22: "WS://@1a."  23: "WS://@a-"  24: "WS://@1."  25: "WS://@1.0"  26: "WS://@1.1."
 * 27: "WS://@1.1.0"  28: "WS://@1.1.1."  29: "WS://@1.1.1"  30: "WS://@1.1.3"
 * 31: "WS://@1.1.2"  32: "WS://@1.1.25"  33: "WS://@1.1"  34: "WS://@1.3"  35: "WS://@1.2"
 * 36: "WS://@1.25"  37: "WS://@1"  38: "WS://@3"  39: "WS://@2"  40: "WS://@25"  41: "WS://["
 * 42: "WS://[1"  43: "WS://[11"  44: "WS://[111"  45: "WS://[1111"  46: "WS://[1:"
 * 47: "WS://[1:1"  48: "WS://[1:11"  49: "WS://[1:111"  50: "WS://[1:1111"  51: "WS://[1:1:"
 * 52: "WS://[1:1:1"  53: "WS://[1:1:11"  54: "WS://[1:1:111"  55: "WS://[1:1:1111"
 * 56: "WS://[1:1:1:"  57: "WS://[1:1:1:1"  58: "WS://[1:1:1:11"  59: "WS://[1:1:1:111"
 * 60: "WS://[1:1:1:1111"  61: "WS://[1:1:1:1:"  62: "WS://[1:1:1:1:1"  63: "WS://[1:1:1:1:11"
 * 64: "WS://[1:1:1:1:111"  65: "WS://[1:1:1:1:1111"  66: "WS://[1:1:1:1:1:"
 * 67: "WS://[1:1:1:1:1:1"  68: "WS://[1:1:1:1:1:11"  69: "WS://[1:1:1:1:1:111"
 * 70: "WS://[1:1:1:1:1:1111"  71: "WS://[1:1:1:1:1:1:"  72: "WS://[1:1:1:1:1:1:0"
 * 73: "WS://[::1."  74: "WS://[::1.0"  75: "WS://[::1.1."  76: "WS://[::1.1.0"
 * 77: "WS://[::1.1.1."  78: "WS://[::1.1.1.0"  79: "WS://[::1.1.1.1"  80: "WS://[::1.1.1.3"
 * 81: "WS://[::1.1.1.2"  82: "WS://[::1.1.1.25"  83: "WS://[::1.1.1"  84: "WS://[::1.1.3"
 * 85: "WS://[::1.1.2"  86: "WS://[::1.1.25"  87: "WS://[::1.1"  88: "WS://[::1.3"
 * 89: "WS://[::1.2"  90: "WS://[::1.25"  91: "WS://[1:1:1:1:1:1:1a"
 * 92: "WS://[1:1:1:1:1:1:11a"  93: "WS://[1:1:1:1:1:1:1111"  94: "WS://[1:1:1:1:1:1:1:"
 * 95: "WS://[1:1:1:1:1:1::1"  96: "WS://[1:1:1:1:1:1::11"  97: "WS://[1:1:1:1:1:1::111"
 * 98: "WS://[1:1:1:1:1:1:1"  99: "WS://[1:1:1:1:1:1:11"  100: "WS://[1:1:1:1:1:1:111"
 * 101: "WS://[1:1:1:1:1:1:2"  102: "WS://[1:1:1:1:1:1:25"  103: "WS://[1:1:1:1:1:1:26"
 * 104: "WS://[1:1:1:1:1:1:3"  105: "WS://[1:1:1:1:1:1::"  106: "WS://[1:1:1:1:1:1:a"
 * 107: "WS://[1:1:1:1:1::"  108: "WS://[1:1:1:1:1::0"  109: "WS://[1:1:1:1:1::1a"
 * 110: "WS://[1:1:1:1:1::11a"  111: "WS://[1:1:1:1:1::1111"  112: "WS://[1:1:1:1:1::1:"
 * 113: "WS://[1:1:1:1:1::1"  114: "WS://[1:1:1:1:1::11"  115: "WS://[1:1:1:1:1::111"
 * 116: "WS://[1:1:1:1:1::2"  117: "WS://[1:1:1:1:1::25"  118: "WS://[1:1:1:1:1::26"
 * 119: "WS://[1:1:1:1:1::3"  120: "WS://[1:1:1:1:1::a"  121: "WS://[1:1:1:1::"
 * 122: "WS://[1:1:1:1::0"  123: "WS://[1:1:1:1::1a"  124: "WS://[1:1:1:1::11a"
 * 125: "WS://[1:1:1:1::1111"  126: "WS://[1:1:1:1::1:"  127: "WS://[1:1:1:1::1"
 * 128: "WS://[1:1:1:1::11"  129: "WS://[1:1:1:1::111"  130: "WS://[1:1:1:1::2"
 * 131: "WS://[1:1:1:1::25"  132: "WS://[1:1:1:1::26"  133: "WS://[1:1:1:1::3"
 * 134: "WS://[1:1:1:1::a"  135: "WS://[1:1:1::"  136: "WS://[1:1:1::0"  137: "WS://[1:1:1::1a"
 * 138: "WS://[1:1:1::11a"  139: "WS://[1:1:1::1111"  140: "WS://[1:1:1::1:"
 * 141: "WS://[1:1:1::1"  142: "WS://[1:1:1::11"  143: "WS://[1:1:1::111"  144: "WS://[1:1:1::2"
 * 145: "WS://[1:1:1::25"  146: "WS://[1:1:1::26"  147: "WS://[1:1:1::3"  148: "WS://[1:1:1::a"
 * 149: "WS://[1:1::"  150: "WS://[1:1::0"  151: "WS://[1:1::1a"  152: "WS://[1:1::11a"
 * 153: "WS://[1:1::1111"  154: "WS://[1:1::1:"  155: "WS://[1:1::1"  156: "WS://[1:1::11"
 * 157: "WS://[1:1::111"  158: "WS://[1:1::2"  159: "WS://[1:1::25"  160: "WS://[1:1::26"
 * 161: "WS://[1:1::3"  162: "WS://[1:1::a"  163: "WS://[1::"  164: "WS://[1::0"
 * 165: "WS://[1::1a"  166: "WS://[1::11a"  167: "WS://[1::1111"  168: "WS://[1::1:"
 * 169: "WS://[1::1"  170: "WS://[1::11"  171: "WS://[1::111"  172: "WS://[1::2"
 * 173: "WS://[1::25"  174: "WS://[1::26"  175: "WS://[1::3"  176: "WS://[1::a"  177: "WS://[:"
 * 178: "WS://[::"  179: "WS://[::0"  180: "WS://[::1a"  181: "WS://[::11a"  182: "WS://[::1111"
 * 183: "WS://[::1:"  184: "WS://[::1"  185: "WS://[::11"  186: "WS://[::111"  187: "WS://[::2"
 * 188: "WS://[::25"  189: "WS://[::26"  190: "WS://[::3"  191: "WS://[::a"  192: "WS://0"
 * 193: "WS://1-"  194: "WS://1a"  195: "WS://1a."  196: "WS://a-"  197: "WS://1."
 * 198: "WS://1.0"  199: "WS://1.1."  200: "WS://1.1.0"  201: "WS://1.1.1."  202: "WS://1.1.1"
 * 203: "WS://1.1.3"  204: "WS://1.1.2"  205: "WS://1.1.25"  206: "WS://1.1"  207: "WS://1.3"
 * 208: "WS://1.2"  209: "WS://1.25"  210: "WS://1"  211: "WS://3"  212: "WS://2"
 * 213: "WS://25"  214: "h"  215: "hT"  216: "hTT"  217: "WS"  218: "W"  219: "WS://a#"
 * 220: "FILE:///a"  221: "WS://@a"  222: "WS://@a."  223: "WS://@a:"  224: "WS://@a:1"
 * 225: "WS://@a:7"  226: "WS://@a:66"  227: "WS://@a:656"  228: "WS://@a:6554"
 * 229: "WS://@a:6"  230: "WS://@a:65"  231: "WS://@a:655"  232: "WS://@a:6553"
 * 233: "WS://@1.1.1.0"  234: "WS://@1.1.1.1"  235: "WS://@1.1.1.3"  236: "WS://@1.1.1.2"
 * 237: "WS://@1.1.1.25"  238: "WS://[::]"  239: "WS://a"  240: "WS://a."  241: "WS://a:"
 * 242: "WS://a:1"  243: "WS://a:7"  244: "WS://a:66"  245: "WS://a:656"  246: "WS://a:6554"
 * 247: "WS://a:6"  248: "WS://a:65"  249: "WS://a:655"  250: "WS://a:6553"  251: "WS://1.1.1.0"
 * 252: "WS://1.1.1.1"  253: "WS://1.1.1.3"  254: "WS://1.1.1.2"  255: "WS://1.1.1.25"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char uric_readings__alike_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  2,  1,  3,  1,  1,  1,  1,  1,  1,  1,  4,  5,  6,
	 7,  8,  9, 10, 11, 12, 13, 14, 14, 14, 15,  1,  0,  1,  0,  2,
	16, 17, 17, 17, 17, 18, 19, 20, 21, 22, 20, 20, 23, 20, 20, 20,
	24, 20, 20, 25, 26, 20, 20, 27, 20, 20, 20, 28,  0, 29,  0, 30,
	 0, 17, 17, 17, 17, 18, 19, 20, 21, 22, 20, 20, 23, 20, 20, 20,
	24, 20, 20, 25, 26, 20, 20, 27, 20, 20, 20,  0,  0,  0,  1,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_readings__alike_next[31][256] = {
	{ /* \x00-  \" < > \\ ^ ` {-} \x7F-\xFF */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{ /* ! $ &-, ; = ~ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
	},
	{ /* # ? */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 219, 219, 219, 219, 219,
		219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219,
	},
	{ /* % */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
	},
	{ /* - */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 15, 15, 0, 0, 0, 20, 20, 20, 0, 23, 0, 20, 0, 20, 0, 20, 20, 20,
		20, 20, 20, 20, 20, 20, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		193, 193, 193, 15, 196, 15, 193, 15, 193, 15, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 0, 0, 0, 0, 0, 219, 219, 23, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20, 20, 20, 0, 196, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 193, 193, 193, 193, 193,
	},
	{ /* . */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 15, 15, 0, 0, 0, 24, 0, 22, 0, 0, 0, 26, 0, 28, 0, 28, 28, 28,
		28, 26, 26, 26, 26, 24, 24, 24, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 73, 0, 75, 0, 77, 0, 0, 0, 0, 0, 0, 77, 77, 77, 77, 75, 75, 75, 75, 0, 0, 0, 0, 0,
		0, 0, 73, 73, 73, 73, 73, 73, 73, 0, 0, 0, 73, 0, 0, 0, 0, 73, 73, 73, 73, 73, 73, 73, 0, 0, 73, 0, 0, 0, 0, 73,
		73, 73, 73, 73, 73, 73, 0, 0, 73, 0, 0, 0, 0, 73, 73, 73, 73, 73, 73, 73, 0, 0, 73, 0, 0, 0, 0, 73, 73, 73, 73, 73,
		73, 73, 0, 0, 73, 0, 0, 0, 0, 73, 73, 73, 73, 73, 73, 73, 0, 0, 0, 73, 0, 0, 0, 0, 73, 73, 73, 73, 73, 73, 73, 0,
		197, 15, 195, 15, 15, 15, 199, 15, 201, 15, 201, 201, 201, 201, 199, 199, 199, 199, 197, 197, 197, 197, 0, 0, 0, 0, 0, 219, 219, 222, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 22, 22, 22, 22, 0, 240, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 195, 195, 195, 195, 195,
	},
	{ /* / */
		2, 0, 0, 0, 0, 0, 7, 8, 9, 0, 0, 0, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 219, 219, 219, 219, 219,
		219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219, 219,
	},
	{ /* 0 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 192, 15, 17, 15, 19, 21, 21, 21, 21, 221, 25, 21, 27, 21, 233, 30, 27, 30,
		27, 34, 25, 34, 25, 38, 19, 38, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 72, 91, 74, 0, 76, 0, 78, 0, 80, 78, 80, 78, 84, 76, 84, 76, 88, 74, 88, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 99, 100, 92, 103, 95, 91, 108, 109, 110, 111, 0, 95, 114, 115, 111, 114, 115, 110, 118, 109, 122, 123, 124, 125, 0, 108, 128,
		129, 125, 128, 129, 124, 132, 123, 136, 137, 138, 139, 0, 122, 142, 143, 139, 142, 143, 138, 146, 137, 150, 151, 152, 153, 0, 136, 156, 157, 153, 156, 157,
		152, 160, 151, 164, 165, 166, 167, 0, 150, 170, 171, 167, 170, 171, 166, 174, 165, 0, 179, 180, 181, 182, 0, 164, 185, 186, 182, 185, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 198, 194, 200, 194, 251, 203, 200, 203, 200, 207, 198, 207, 198, 211, 192, 211, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 0,
		225, 226, 227, 228, 0, 225, 226, 227, 228, 21, 235, 233, 235, 233, 0, 239, 194, 15, 243, 244, 245, 246, 15, 243, 244, 245, 246, 194, 253, 251, 253, 251,
	},
	{ /* 1 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 210, 15, 17, 15, 37, 21, 21, 21, 21, 221, 33, 21, 29, 21, 234, 30, 27, 30,
		27, 34, 25, 34, 25, 38, 19, 38, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 98, 91, 87, 0, 83, 0, 79, 0, 80, 78, 80, 78, 84, 76, 84, 76, 88, 74, 88, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 99, 100, 92, 103, 95, 91, 113, 109, 110, 111, 0, 95, 114, 115, 111, 114, 115, 110, 118, 109, 127, 123, 124, 125, 0, 113, 128,
		129, 125, 128, 129, 124, 132, 123, 141, 137, 138, 139, 0, 127, 142, 143, 139, 142, 143, 138, 146, 137, 155, 151, 152, 153, 0, 141, 156, 157, 153, 156, 157,
		152, 160, 151, 169, 165, 166, 167, 0, 155, 170, 171, 167, 170, 171, 166, 174, 165, 0, 184, 180, 181, 182, 0, 169, 185, 186, 182, 185, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 206, 194, 202, 194, 252, 203, 200, 203, 200, 207, 198, 207, 198, 211, 192, 211, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 224,
		225, 226, 227, 228, 0, 225, 226, 227, 228, 21, 235, 233, 235, 233, 0, 239, 194, 242, 243, 244, 245, 246, 15, 243, 244, 245, 246, 194, 253, 251, 253, 251,
	},
	{ /* 2 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 212, 15, 17, 15, 39, 21, 21, 21, 21, 221, 35, 21, 31, 21, 236, 30, 27, 30,
		27, 34, 25, 34, 25, 38, 19, 38, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 101, 91, 89, 0, 85, 0, 81, 0, 80, 78, 80, 78, 84, 76, 84, 76, 88, 74, 88, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 99, 100, 92, 103, 95, 91, 116, 109, 110, 111, 0, 95, 114, 115, 111, 114, 115, 110, 118, 109, 130, 123, 124, 125, 0, 116, 128,
		129, 125, 128, 129, 124, 132, 123, 144, 137, 138, 139, 0, 130, 142, 143, 139, 142, 143, 138, 146, 137, 158, 151, 152, 153, 0, 144, 156, 157, 153, 156, 157,
		152, 160, 151, 172, 165, 166, 167, 0, 158, 170, 171, 167, 170, 171, 166, 174, 165, 0, 187, 180, 181, 182, 0, 172, 185, 186, 182, 185, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 208, 194, 204, 194, 254, 203, 200, 203, 200, 207, 198, 207, 198, 211, 192, 211, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 224,
		225, 226, 227, 228, 0, 225, 226, 227, 228, 21, 235, 233, 235, 233, 0, 239, 194, 242, 243, 244, 245, 246, 15, 243, 244, 245, 246, 194, 253, 251, 253, 251,
	},
	{ /* 3 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 211, 15, 17, 15, 38, 21, 21, 21, 21, 221, 34, 21, 30, 21, 235, 30, 27, 30,
		27, 34, 25, 34, 25, 38, 19, 38, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 104, 91, 88, 0, 84, 0, 80, 0, 80, 78, 80, 78, 84, 76, 84, 76, 88, 74, 88, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 99, 100, 92, 103, 95, 91, 119, 109, 110, 111, 0, 95, 114, 115, 111, 114, 115, 110, 118, 109, 133, 123, 124, 125, 0, 119, 128,
		129, 125, 128, 129, 124, 132, 123, 147, 137, 138, 139, 0, 133, 142, 143, 139, 142, 143, 138, 146, 137, 161, 151, 152, 153, 0, 147, 156, 157, 153, 156, 157,
		152, 160, 151, 175, 165, 166, 167, 0, 161, 170, 171, 167, 170, 171, 166, 174, 165, 0, 190, 180, 181, 182, 0, 175, 185, 186, 182, 185, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 207, 194, 203, 194, 253, 203, 200, 203, 200, 207, 198, 207, 198, 211, 192, 211, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 224,
		225, 226, 227, 228, 0, 225, 226, 232, 228, 21, 235, 233, 235, 233, 0, 239, 194, 242, 243, 244, 245, 246, 15, 243, 244, 250, 246, 194, 253, 251, 253, 251,
	},
	{ /* 4 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 211, 15, 17, 15, 38, 21, 21, 21, 21, 221, 34, 21, 30, 21, 235, 30, 27, 30,
		27, 34, 25, 34, 25, 38, 19, 38, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 104, 91, 88, 0, 84, 0, 80, 0, 80, 78, 80, 78, 84, 76, 84, 76, 88, 74, 88, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 99, 100, 92, 103, 95, 91, 119, 109, 110, 111, 0, 95, 114, 115, 111, 114, 115, 110, 118, 109, 133, 123, 124, 125, 0, 119, 128,
		129, 125, 128, 129, 124, 132, 123, 147, 137, 138, 139, 0, 133, 142, 143, 139, 142, 143, 138, 146, 137, 161, 151, 152, 153, 0, 147, 156, 157, 153, 156, 157,
		152, 160, 151, 175, 165, 166, 167, 0, 161, 170, 171, 167, 170, 171, 166, 174, 165, 0, 190, 180, 181, 182, 0, 175, 185, 186, 182, 185, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 207, 194, 203, 194, 253, 203, 200, 203, 200, 207, 198, 207, 198, 211, 192, 211, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 224,
		225, 226, 227, 228, 0, 225, 226, 228, 228, 21, 235, 233, 235, 233, 0, 239, 194, 242, 243, 244, 245, 246, 15, 243, 244, 246, 246, 194, 253, 251, 253, 251,
	},
	{ /* 5 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 211, 15, 17, 15, 38, 21, 21, 21, 21, 221, 34, 21, 30, 21, 235, 30, 27, 32,
		27, 34, 25, 36, 25, 38, 19, 40, 19, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 104, 91, 88, 0, 84, 0, 80, 0, 80, 78, 82, 78, 84, 76, 86, 76, 88, 74, 90, 74, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 102, 100, 92, 103, 95, 91, 119, 109, 110, 111, 0, 95, 114, 115, 111, 117, 115, 110, 118, 109, 133, 123, 124, 125, 0, 119, 128,
		129, 125, 131, 129, 124, 132, 123, 147, 137, 138, 139, 0, 133, 142, 143, 139, 145, 143, 138, 146, 137, 161, 151, 152, 153, 0, 147, 156, 157, 153, 159, 157,
		152, 160, 151, 175, 165, 166, 167, 0, 161, 170, 171, 167, 173, 171, 166, 174, 165, 0, 190, 180, 181, 182, 0, 175, 185, 186, 182, 188, 186, 181, 189, 180,
		194, 194, 194, 194, 239, 207, 194, 203, 194, 253, 203, 200, 205, 200, 207, 198, 209, 198, 211, 192, 213, 192, 0, 0, 0, 0, 0, 219, 219, 221, 21, 224,
		225, 226, 227, 228, 0, 230, 231, 228, 228, 21, 235, 233, 237, 233, 0, 239, 194, 242, 243, 244, 245, 246, 15, 248, 249, 246, 246, 194, 253, 251, 255, 251,
	},
	{ /* 6 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 211, 15, 17, 15, 38, 21, 21, 21, 21, 221, 34, 21, 30, 21, 235, 30, 27, 27,
		21, 34, 25, 25, 21, 38, 19, 19, 21, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 104, 91, 88, 0, 84, 0, 80, 0, 80, 78, 78, 0, 84, 76, 76, 0, 88, 74, 74, 0, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 103, 92, 92, 103, 95, 91, 119, 109, 110, 111, 0, 95, 114, 115, 111, 118, 110, 110, 118, 109, 133, 123, 124, 125, 0, 119, 128,
		129, 125, 132, 124, 124, 132, 123, 147, 137, 138, 139, 0, 133, 142, 143, 139, 146, 138, 138, 146, 137, 161, 151, 152, 153, 0, 147, 156, 157, 153, 160, 152,
		152, 160, 151, 175, 165, 166, 167, 0, 161, 170, 171, 167, 174, 166, 166, 174, 165, 0, 190, 180, 181, 182, 0, 175, 185, 186, 182, 189, 181, 181, 189, 180,
		194, 194, 194, 194, 239, 207, 194, 203, 194, 253, 203, 200, 200, 194, 207, 198, 198, 194, 211, 192, 192, 194, 0, 0, 0, 0, 0, 219, 219, 221, 21, 229,
		225, 226, 227, 228, 0, 226, 227, 228, 0, 21, 235, 233, 233, 21, 0, 239, 194, 247, 243, 244, 245, 246, 15, 244, 245, 246, 15, 194, 253, 251, 251, 194,
	},
	{ /* 7-9 */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 211, 15, 17, 15, 38, 21, 21, 21, 21, 221, 34, 21, 30, 21, 235, 30, 27, 27,
		21, 34, 25, 25, 21, 38, 19, 19, 21, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 104, 91, 88, 0, 84, 0, 80, 0, 80, 78, 78, 0, 84, 76, 76, 0, 88, 74, 74, 0, 92, 93, 0, 95, 96,
		97, 78, 99, 100, 93, 103, 92, 92, 103, 95, 91, 119, 109, 110, 111, 0, 95, 114, 115, 111, 118, 110, 110, 118, 109, 133, 123, 124, 125, 0, 119, 128,
		129, 125, 132, 124, 124, 132, 123, 147, 137, 138, 139, 0, 133, 142, 143, 139, 146, 138, 138, 146, 137, 161, 151, 152, 153, 0, 147, 156, 157, 153, 160, 152,
		152, 160, 151, 175, 165, 166, 167, 0, 161, 170, 171, 167, 174, 166, 166, 174, 165, 0, 190, 180, 181, 182, 0, 175, 185, 186, 182, 189, 181, 181, 189, 180,
		194, 194, 194, 194, 239, 207, 194, 203, 194, 253, 203, 200, 200, 194, 207, 198, 198, 194, 211, 192, 192, 194, 0, 0, 0, 0, 0, 219, 219, 221, 21, 225,
		225, 226, 227, 228, 0, 226, 227, 228, 0, 21, 235, 233, 233, 21, 0, 239, 194, 243, 243, 244, 245, 246, 15, 244, 245, 246, 15, 194, 253, 251, 251, 194,
	},
	{ /* : */
		2, 0, 0, 0, 0, 6, 0, 0, 0, 219, 0, 12, 0, 0, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 177, 46, 46, 46, 46, 163, 51, 51, 51, 51, 149, 56, 56, 56, 56, 135, 61, 61, 61, 61, 121, 66, 66,
		66, 66, 107, 71, 71, 71, 71, 105, 94, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 94, 94, 94, 78, 0,
		0, 0, 94, 94, 94, 94, 94, 94, 94, 0, 94, 0, 112, 112, 112, 112, 0, 112, 112, 112, 112, 112, 112, 112, 112, 0, 126, 126, 126, 126, 0, 126,
		126, 126, 126, 126, 126, 126, 126, 0, 140, 140, 140, 140, 0, 140, 140, 140, 140, 140, 140, 140, 140, 0, 154, 154, 154, 154, 0, 154, 154, 154, 154, 154,
		154, 154, 154, 0, 168, 168, 168, 168, 0, 168, 168, 168, 168, 168, 168, 168, 168, 178, 0, 183, 183, 183, 183, 0, 183, 183, 183, 183, 183, 183, 183, 183,
		15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 0, 12, 0, 219, 0, 223, 223, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 223, 223, 223, 223, 223, 223, 241, 241, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 241, 241, 241, 241, 241,
	},
	{ /* @ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
	},
	{ /* A-D a-d */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 17, 15, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 106, 91, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 93, 0, 95, 96,
		97, 78, 91, 92, 93, 91, 92, 92, 91, 95, 91, 120, 109, 110, 111, 0, 95, 109, 110, 111, 109, 110, 110, 109, 109, 134, 123, 124, 125, 0, 120, 123,
		124, 125, 123, 124, 124, 123, 123, 148, 137, 138, 139, 0, 134, 137, 138, 139, 137, 138, 138, 137, 137, 162, 151, 152, 153, 0, 148, 151, 152, 153, 151, 152,
		152, 151, 151, 176, 165, 166, 167, 0, 162, 165, 166, 167, 165, 166, 166, 165, 165, 0, 191, 180, 181, 182, 0, 176, 180, 181, 182, 180, 181, 181, 180, 180,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* E e */
		2, 0, 0, 0, 5, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 17, 15, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 106, 91, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 93, 0, 95, 96,
		97, 78, 91, 92, 93, 91, 92, 92, 91, 95, 91, 120, 109, 110, 111, 0, 95, 109, 110, 111, 109, 110, 110, 109, 109, 134, 123, 124, 125, 0, 120, 123,
		124, 125, 123, 124, 124, 123, 123, 148, 137, 138, 139, 0, 134, 137, 138, 139, 137, 138, 138, 137, 137, 162, 151, 152, 153, 0, 148, 151, 152, 153, 151, 152,
		152, 151, 151, 176, 165, 166, 167, 0, 162, 165, 166, 167, 165, 166, 166, 165, 165, 0, 191, 180, 181, 182, 0, 176, 180, 181, 182, 180, 181, 181, 180, 180,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* F f */
		2, 2, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 17, 15, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 42, 43, 44, 45, 0, 47, 48, 49, 50, 0, 52, 53, 54, 55, 0, 57, 58, 59, 60, 0, 62, 63, 64,
		65, 0, 67, 68, 69, 70, 0, 106, 91, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 93, 0, 95, 96,
		97, 78, 91, 92, 93, 91, 92, 92, 91, 95, 91, 120, 109, 110, 111, 0, 95, 109, 110, 111, 109, 110, 110, 109, 109, 134, 123, 124, 125, 0, 120, 123,
		124, 125, 123, 124, 124, 123, 123, 148, 137, 138, 139, 0, 134, 137, 138, 139, 137, 138, 138, 137, 137, 162, 151, 152, 153, 0, 148, 151, 152, 153, 151, 152,
		152, 151, 151, 176, 165, 166, 167, 0, 162, 165, 166, 167, 165, 166, 166, 165, 165, 0, 191, 180, 181, 182, 0, 176, 180, 181, 182, 180, 181, 181, 180, 180,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* G J-K M-O Q-R U-V X-Z g j-k m-o q-r u-v x-z */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* H h */
		2, 214, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* I i */
		2, 0, 3, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* L l */
		2, 0, 0, 4, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* P p */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 220, 11, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 217, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* S s */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 11, 217, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* T t */
		2, 0, 10, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 215, 216, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* W w */
		2, 218, 0, 0, 0, 0, 0, 0, 0, 220, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
	{ /* [ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 41, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{ /* ] */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 238, 238, 238, 238, 238, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 238,
		238, 238, 0, 0, 0, 0, 0, 0, 0, 238, 0, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 0, 238,
		238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238,
		238, 238, 238, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238, 0, 238, 238, 238, 238, 238, 238, 238, 238,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 219, 219, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	},
	{ /* _ */
		2, 0, 0, 0, 0, 0, 0, 0, 0, 219, 0, 0, 0, 0, 239, 15, 0, 0, 221, 21, 21, 21, 221, 221, 221, 21, 221, 21, 221, 21, 21, 21,
		21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		194, 194, 194, 239, 239, 239, 194, 239, 194, 239, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 194, 0, 0, 0, 0, 0, 219, 219, 221, 221, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 21, 21, 21, 21, 0, 239, 239, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 194, 194, 194, 194, 194,
	},
};

enum { uric_readings_alike_start = 1 };
enum { uric_readings_alike_first_final = 219 };

/* The most bytes after the authority that the machine has to see. */
enum { URIC_READINGS_ALIKE_MORE = 4 };

bool uric_readings_read_alike(const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s, *pe;
    int cs = uric_readings_alike_start;
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return false;
    pe = p + u.part[URIC_PATH].begin;
    pe += n - u.part[URIC_PATH].begin < URIC_READINGS_ALIKE_MORE ? n - u.part[URIC_PATH].begin
                                                     : (size_t)URIC_READINGS_ALIKE_MORE;

	{
	unsigned int _class;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_readings__alike_class[*p];
	cs = uric_readings__alike_next[_class][cs];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    return cs >= uric_readings_alike_first_final;
}

/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */

enum { URIC_READINGS_IPV4_ROOM = 15 };

static bool uric_readings_is_tab_or_newline(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

size_t uric_readings_gather_host(const char *s, uric_span span, unsigned steps, char *to, size_t room)
{
    uint32_t i = span.begin;
    size_t n = 0;

    while (i < span.end && n <= room) {
        char c;

        if ((steps & URIC_READINGS_READING_DROP_TABS) && uric_readings_is_tab_or_newline(s[i])) {
            i++;
            continue;
        }
        c = s[i];
        if (steps & URIC_READINGS_READING_DECODE_HOST)
            c = (char)uric_readings_decode_next(s, &i, span.end);
        else
            i++;
        if (n < room)
            to[n] = c;
        n++;
    }
    return n;
}

static bool uric_readings_is_address(const char *text, size_t n, enum uric_rule rule,
                       struct uric_reading *r)
{
    struct uric u;

    if (uric_parse_as(rule, text, n, NULL, &u) != URIC_OK)
        return false;
    uric_host_address(uric_bind(text, &u), r->address);
    return true;
}

bool uric_readings_read_is_ipv6(const char *text, size_t n, struct uric_reading *r)
{
    if (!uric_readings_is_address(text, n, URIC_RULE_IPV6ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV6;
    return true;
}

bool uric_readings_read_is_ipv4(const char *text, size_t n, struct uric_reading *r)
{
    if (!uric_readings_is_address(text, n, URIC_RULE_IPV4ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV4;
    return true;
}

void uric_readings_read_dotted(const char *s, struct uric_reading *r)
{
    char text[URIC_READINGS_IPV4_ROOM];
    const size_t n = uric_readings_gather_host(s, r->host, r->steps, text, sizeof text);

    if (n <= sizeof text)
        (void)uric_readings_read_is_ipv4(text, n, r);
}

/* Whether a bracket is open in the host before this byte. */
static bool uric_readings_is_in_brackets(const char *s, uint32_t at)
{
    while (at > 0 && s[at - 1] != '/' && s[at - 1] != '@' && s[at - 1] != ']') {
        if (s[--at] == '[')
            return true;
    }
    return false;
}

/* Whether a triplet was started before this byte, but is not complete. */
static bool uric_readings_is_in_triplet(const char *s, uint32_t at)
{
    return (at > 0 && s[at - 1] == '%') ||
           (at > 1 && s[at - 2] == '%' && uric_readings_hex_value(s[at - 1]) < 16);
}

static bool uric_readings_is_in_authority(int part)
{
    return part == URIC_USERINFO || part == URIC_HOST || part == URIC_PORT;
}

/* Why a byte that is allowed in no component of a URI is refused; ALIKE if it is another. */
static enum uric_reading_reason uric_readings_byte_reason(unsigned char byte, int part)
{
    switch (byte) {
    case '\\':
        return URIC_READING_BACKSLASH;
    case '\t':
    case '\n':
    case '\r':
        return URIC_READING_TAB_NEWLINE;
    case ' ':
        return URIC_READING_SPACE;
    default:
        break;
    }
    if (byte < 0x20 || byte == 0x7F)
        return URIC_READING_CONTROL;
    if (byte > 0x7F)
        return uric_readings_is_in_authority(part) ? URIC_READING_IDNA : URIC_READING_NON_ASCII;
    return URIC_READING_ALIKE;
}

/* Why a byte is refused that is allowed elsewhere, or nowhere. */
static enum uric_reading_reason uric_readings_part_reason(unsigned char byte, int part)
{
    if (byte == '#')
        return URIC_READING_FRAGMENT_ORDER;
    if (uric_readings_is_in_authority(part) && byte == '@')
        return URIC_READING_USERINFO;
    switch (part) {
    case URIC_SCHEME:
        return URIC_READING_SCHEME;
    case URIC_USERINFO:
        return URIC_READING_USERINFO;
    case URIC_HOST:
        return URIC_READING_HOST_CHARACTER;
    case URIC_PORT:
        return URIC_READING_PORT;
    default:
        return byte == ':' ? URIC_READING_SCHEME : URIC_READING_CHARACTER;
    }
}

enum uric_reading_reason uric_readings_reading_of_byte(const char *s, size_t n, uint32_t at, int part)
{
    const unsigned char byte = at < n ? (unsigned char)s[at] : 'a';
    const enum uric_reading_reason reason = uric_readings_byte_reason(byte, part);

    if (reason != URIC_READING_ALIKE)
        return reason;
    if (part == URIC_HOST && (byte == '[' || byte == ']' || uric_readings_is_in_brackets(s, at)))
        return URIC_READING_IP_LITERAL;
    if (byte == '%' || uric_readings_is_in_triplet(s, at))
        return uric_readings_is_in_authority(part) ? URIC_READING_PERCENT_IN_HOST : URIC_READING_PERCENT;
    return uric_readings_part_reason(byte, part);
}

void uric_readings_finish_reading(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) == URIC_OK)
        return;
    if (r->verdict == URIC_READING_REFUSED) {
        r->reason = URIC_READING_ALIKE;
        r->at = 0;
        return;
    }
    uric_readings_read_leaves(r, u.error_offset, uric_readings_reading_of_byte(s, n, u.error_offset, u.error_part));
}

/* Reads a string by RFC 3986, as a URI-reference. */

void uric_readings_read_rfc3986(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_readings_reading_of_parts(s, n, uric_parse(s, n, &u), &u, r);
}

/* Reads a string by RFC 3987, as an IRI-reference. */

void uric_readings_read_rfc3987(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_readings_reading_of_parts(s, n, uric_iri_parse(s, n, &u), &u, r);
}

/* What the readers of the URL Standard and of Chromium do with what the machines find. */

static bool uric_readings_is_stripped(char byte)
{
    return (unsigned char)byte <= 0x20;
}

/* Why a byte is treated in a way of its own. */
static enum uric_reading_reason uric_readings_stripped_reason(char byte)
{
    if (byte == ' ')
        return URIC_READING_SPACE;
    return uric_readings_whatwg_drops((unsigned char)byte) ? URIC_READING_TAB_NEWLINE
                                                  : URIC_READING_CONTROL;
}

uric_span uric_readings_whatwg_strip(const char *s, uint32_t n, struct uric_reading *r)
{
    uric_span all = { 0, n };

    while (all.end > 0 && uric_readings_is_stripped(s[all.end - 1]))
        all.end--;
    while (all.begin < all.end && uric_readings_is_stripped(s[all.begin]))
        all.begin++;
    if (all.begin > 0)
        uric_readings_read_leaves(r, 0, uric_readings_stripped_reason(s[0]));
    else if (all.end < n)
        uric_readings_read_leaves(r, all.end, uric_readings_stripped_reason(s[all.end]));
    return all;
}

enum uric_reading_reason uric_readings_whatwg_scan_reason(const struct uric_readings_whatwg *w,
                                                 const struct uric_reading *r)
{
    if (!r->has_scheme)
        return URIC_READING_RELATIVE;
    if (w->kind == URIC_READINGS_WHATWG_FILE)
        return URIC_READING_FILE;
    if (w->in_brackets)
        return URIC_READING_IP_LITERAL;
    if (w->in_port)
        return URIC_READING_PORT;
    return r->has_host ? URIC_READING_HOST_CHARACTER : URIC_READING_EMPTY_HOST;
}

unsigned uric_readings_whatwg_steps(enum uric_readings_whatwg_kind kind)
{
    const unsigned common = URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_REPLACE |
                            URIC_READINGS_READING_LOWER_SCHEME | URIC_READINGS_READING_SHORT_PORT |
                            URIC_READINGS_READING_WHATWG_PATH | URIC_READINGS_READING_SHORT_IPV6 |
                            URIC_READINGS_READING_HEX_IPV6;

    switch (kind) {
    case URIC_READINGS_WHATWG_SPECIAL:
        return common | URIC_READINGS_READING_DECODE_HOST | URIC_READINGS_READING_LOWER_HOST |
               URIC_READINGS_READING_SPECIAL_PATH;
    case URIC_READINGS_WHATWG_FILE:
        return common | URIC_READINGS_READING_DECODE_HOST | URIC_READINGS_READING_LOWER_HOST |
               URIC_READINGS_READING_SPECIAL_PATH | URIC_READINGS_READING_FILE_PATH;
    case URIC_READINGS_WHATWG_OPAQUE:
        return common | URIC_READINGS_READING_ENCODE_HOST | URIC_READINGS_READING_OPAQUE_PATH;
    case URIC_READINGS_WHATWG_OTHER:
        break;
    }
    return common | URIC_READINGS_READING_ENCODE_HOST;
}

bool uric_readings_whatwg_set_ipv4(const struct uric_readings_whatwg_domain *d, uint8_t address[16])
{
    uint64_t sum = d->value[d->parts - 1];
    unsigned i;

    if (sum >> 8 * (5 - d->parts))
        return false;
    for (i = 0; i + 1 < d->parts; i++) {
        if (d->value[i] > 255)
            return false;
        sum |= d->value[i] << 8 * (3 - i);
    }
    for (i = 0; i < 4; i++)
        address[i] = (uint8_t)(sum >> 8 * (3 - i));
    return true;
}

void uric_readings_whatwg_finish_number(const struct uric_readings_whatwg_domain *d, struct uric_reading *r)
{
    uric_readings_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    r->kind = URIC_READING_IPV4;
    if (!d->is_ipv4 || !uric_readings_whatwg_set_ipv4(d, r->address))
        uric_readings_read_refuse(r, r->host.begin, URIC_READING_NUMERIC_HOST);
}

bool uric_readings_whatwg_read_domain(const char *s, uric_span host, unsigned steps,
                             struct uric_readings_whatwg_domain *d)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_span_bytes(
        s, host, steps & ~(unsigned)(URIC_READINGS_READING_LOWER_SCHEME | URIC_READINGS_READING_ESCAPE_HOST));
    struct uric_readings_utf8 utf8 = uric_readings_utf8_start;
    bool formed = true;
    int byte;

    uric_readings_whatwg_domain_start(d);
    while ((byte = uric_readings_reading_next(&bytes)) >= 0) {
        formed = formed && uric_readings_take_utf8(&utf8, (unsigned)byte);
        uric_readings_whatwg_domain_byte(d, (unsigned char)byte);
    }
    uric_readings_whatwg_domain_end(d);
    return formed && utf8.more == 0 && !d->replaced;
}

uint32_t uric_readings_whatwg_first_coded(const char *s, uric_span host)
{
    while (host.begin < host.end && s[host.begin] != '%' && (unsigned char)s[host.begin] < 0x80)
        host.begin++;
    return host.begin;
}

void uric_readings_whatwg_leave_idna(struct uric_reading *r, uint32_t at)
{
    uric_readings_read_leaves(r, at < r->host.end ? at : r->host.begin, URIC_READING_IDNA);
    r->verdict = URIC_READING_UNKNOWN;
}

/* The port, at most 65536; -1 if it is empty. */
static int32_t uric_readings_port_number(const char *s, const struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_port_bytes(s, r);
    int32_t number = -1;
    int byte;

    while ((byte = uric_readings_reading_next(&bytes)) >= 0) {
        number = (number < 0 ? 0 : number) * 10 + (byte - '0');
        if (number > 65535)
            return 65536;
    }
    return number;
}

void uric_readings_whatwg_finish_port(const char *s, const struct uric_readings_whatwg *w, struct uric_reading *r)
{
    const int32_t number = uric_readings_port_number(s, r);

    if (number > 65535)
        uric_readings_read_refuse(r, r->port.begin, URIC_READING_PORT);
    else if (number < 0 || (number == w->default_port && w->kind == URIC_READINGS_WHATWG_SPECIAL))
        r->has_port = false;
}

bool uric_readings_whatwg_is_localhost(struct uric_readings_reading_bytes bytes)
{
    const char *name = "localhost";

    while (*name != '\0') {
        if (uric_readings_reading_next(&bytes) != *name++)
            return false;
    }
    return uric_readings_reading_next(&bytes) < 0;
}

void uric_readings_whatwg_empty_host(struct uric_reading *r)
{
    r->host.begin = r->host.end = r->path.begin;
    r->has_host = true;
}

/* Reads a string as the URL Standard's basic URL parser does, without a base (as `new URL(s)` of
 * browsers and Node).  What needs IDNA, domains with bytes above 0x7F, is left open; labels that
 * start with "xn--" are not validated.  The machines decide what is where; what is here follows
 * from the bytes that they mark. */

/* Text of an address that is read at once: an IPv6 address has at most 45 bytes. */
enum { URIC_READINGS_ADDRESS_TEXT = 46 };

static bool uric_readings_read_IPv6(const char *s, struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_host_bytes(s, r);
    char text[URIC_READINGS_ADDRESS_TEXT];
    size_t n = 0;
    struct uric u;
    int byte;

    while ((byte = uric_readings_reading_next(&bytes)) >= 0) {
        if (n == sizeof text)
            return false;
        text[n++] = (char)byte;
    }
    return uric_parse_as(URIC_RULE_IPV6ADDRESS, text, n, NULL, &u) == URIC_OK &&
           uric_host_address(uric_bind(text, &u), r->address) == 16;
}

/* The host parser, for a special URL. */
static void uric_readings_finish_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = uric_readings_whatwg_first_coded(s, r->host);
    struct uric_readings_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_readings_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!uric_readings_whatwg_read_domain(s, r->host, r->steps, &d)) {
        uric_readings_read_refuse(r, coded, URIC_READING_IDNA);
    } else if ((d.forbidden || d.space || d.bracket) && !d.beyond_ascii) {
        uric_readings_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.beyond_ascii) {
        uric_readings_whatwg_leave_idna(r, coded);
    } else if (d.ends_in_number) {
        uric_readings_whatwg_finish_number(&d, r);
    }
}

/* File URLs have no host "localhost", and "file://C:/" has a drive in place of one. */
static void uric_readings_finish_file(const char *s, struct uric_reading *r)
{
    if (r->has_path && !r->has_host && s[r->path.begin] != '/' && s[r->path.begin] != '\\')
        uric_readings_read_leaves(r, r->path.begin, URIC_READING_FILE);
    if (r->verdict == URIC_READING_HOST &&
        uric_readings_whatwg_is_localhost(uric_readings_reading_host_bytes(s, r))) {
        uric_readings_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    } else if (!r->has_host && r->verdict != URIC_READING_REFUSED) {
        uric_readings_whatwg_empty_host(r);
    }
}

/* Decides what the host is, and whether it and the port are allowed. */
static void uric_readings_finish(const char *s, const struct uric_readings_whatwg *w, struct uric_reading *r)
{
    const bool is_domain = w->kind == URIC_READINGS_WHATWG_SPECIAL || w->kind == URIC_READINGS_WHATWG_FILE;

    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6) {
        if (!uric_readings_read_IPv6(s, r))
            uric_readings_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (is_domain && r->verdict == URIC_READING_HOST) {
        uric_readings_finish_domain(s, r);
    } else if (r->verdict == URIC_READING_HOST) {
        uric_readings_read_dotted(s, r); /* the same text as an address, as far as others see */
    }
    if (r->has_port)
        uric_readings_whatwg_finish_port(s, w, r);
    if (w->kind == URIC_READINGS_WHATWG_FILE)
        uric_readings_finish_file(s, r);
}

void uric_readings_read_whatwg(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_readings_whatwg w;
    uric_span all;

    *r = uric_readings_read_start();
    memset(&w, 0, sizeof w);
    all = uric_readings_whatwg_strip(s, (uint32_t)n, r);
    if (!uric_readings_whatwg_url(s, all.begin, all.end, r, &w)) {
        uric_readings_read_refuse(r, w.error, uric_readings_whatwg_scan_reason(&w, r));
        return;
    }
    r->steps = uric_readings_whatwg_steps(w.kind);
    if (!r->has_path)
        r->path.begin = r->path.end = w.after;
    uric_readings_finish(s, &w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
}

/* Reads a string as Chromium 156 does on a system that is not Windows, without a base: as `new
 * URL(s)` of a page, and as the address of a link.
 *
 * Written from the behaviour of Debian's chromium 156.0.8078.108.  It is the URL Standard but for
 * these:
 * - A space and "*" of a host become triplets.  Labels "xn--" of a host in ASCII stay as they are.
 * - Triplets in brackets, and those that stand for brackets, are decoded.  The IPv4 address at the
 *   end of an IPv6 address may have octal and hexadecimal numbers.
 * - A file URL has a host after exactly two slashes; "C:" is refused.  "localhost" is one, unless
 *   the path starts with a drive letter.
 * - The schemes chrome, devtools and others of the browser are special; android, steam and others
 *   have opaque paths.
 * - A string that starts with "data:" keeps tab, LF and CR.
 * - The host of a URL that is not special may not have some characters above U+00FF.
 * - Paths are serialized in other ways (URIC_READING_CHROMIUM_PATH).
 *
 * What needs IDNA, hosts of special URLs with bytes above 0x7F, is left open; so are filesystem
 * URLs, which hold another URL. */

enum { URIC_READINGS_CHROMIUM_ADDRESS_TEXT = 46, URIC_READINGS_CHROMIUM_LAST_GROUPS = 9 }; /* an IPv6address; "FFFF:FFFF" */

/* Writes the last two groups in place of an IPv4 address. */
static void uric_readings_chromium_put_groups(const uint8_t address[4], char to[URIC_READINGS_CHROMIUM_LAST_GROUPS])
{
    int i;

    for (i = 0; i < 4; i++) {
        *to++ = uric_readings_hex_lower(address[i] >> 4);
        *to++ = uric_readings_hex_lower(address[i] & 15);
        if (i == 1)
            *to++ = ':';
    }
}

/* Whether the bytes between brackets are an IPv6 address, which the host then is. */
static bool uric_readings_chromium_read_ipv6(const char *s, uric_span host, unsigned steps,
                               struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_span_bytes(s, host, steps);
    char text[URIC_READINGS_CHROMIUM_ADDRESS_TEXT];
    struct uric_readings_whatwg_domain last; /* what follows the last ":" */
    uint8_t address[16];
    size_t n = 0, group = 0;
    bool has_dot = false;
    int byte, before = 0;

    uric_readings_whatwg_domain_start(&last);
    for (; (byte = uric_readings_reading_next(&bytes)) >= 0; before = byte) {
        if (n < sizeof text)
            text[n] = (char)byte;
        n++;
        uric_readings_whatwg_domain_byte(&last, (unsigned char)byte);
        has_dot = has_dot || byte == '.';
        if (byte == ':') {
            uric_readings_whatwg_domain_start(&last);
            group = n;
            has_dot = false;
        }
    }
    if (!has_dot)
        return n <= sizeof text && uric_readings_read_is_ipv6(text, n, r);
    uric_readings_whatwg_domain_end(&last);
    if (!last.is_ipv4 || last.parts != 4 || before == '.' ||
        !uric_readings_whatwg_set_ipv4(&last, address) || group > sizeof text - URIC_READINGS_CHROMIUM_LAST_GROUPS)
        return false;
    uric_readings_chromium_put_groups(address, text + group);
    return uric_readings_read_is_ipv6(text, group + URIC_READINGS_CHROMIUM_LAST_GROUPS, r);
}

/* Takes the brackets off the host: false if there are none around it. */
static bool uric_readings_chromium_unwrap(const char *s, struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes =
        uric_readings_reading_span_bytes(s, r->host, r->steps & ~(unsigned)URIC_READINGS_READING_ESCAPE_HOST);
    int byte = uric_readings_reading_next(&bytes);

    if (byte != '[')
        return false;
    r->host.begin = bytes.at;
    while (byte >= 0 && byte != ']') {
        r->host.end = bytes.at;
        byte = uric_readings_reading_next(&bytes);
    }
    return byte == ']' && uric_readings_reading_next(&bytes) < 0;
}

static void uric_readings_chromium_finish_literal(const char *s, struct uric_reading *r)
{
    const unsigned steps = r->steps & (URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_DECODE_HOST);

    if (!uric_readings_chromium_read_ipv6(s, r->host, steps, r))
        uric_readings_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
}

/* Notes the first byte that Chromium makes a triplet of. */
static void uric_readings_chromium_note_escaped(const char *s, struct uric_reading *r)
{
    uint32_t i;

    for (i = r->host.begin; i < r->host.end && s[i] != '*' && s[i] != ' '; i++)
        continue;
    if (i < r->host.end)
        uric_readings_read_leaves(r, i, s[i] == ' ' ? URIC_READING_SPACE : URIC_READING_HOST_CHARACTER);
}

/* The host of a special URL. */
static void uric_readings_chromium_finish_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = uric_readings_whatwg_first_coded(s, r->host);
    struct uric_readings_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_readings_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!uric_readings_whatwg_read_domain(s, r->host, r->steps, &d)) {
        uric_readings_read_refuse(r, coded, URIC_READING_IDNA);
    } else if (d.beyond_ascii) {
        uric_readings_whatwg_leave_idna(r, coded);
    } else if (d.forbidden) {
        uric_readings_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.bracket) {
        if (uric_readings_chromium_unwrap(s, r))
            uric_readings_chromium_finish_literal(s, r);
        else
            uric_readings_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (d.ends_in_number) {
        uric_readings_whatwg_finish_number(&d, r);
    } else {
        uric_readings_chromium_note_escaped(s, r);
    }
}

/* The host of a URL that is not special. */
static void uric_readings_chromium_finish_opaque(const char *s, struct uric_reading *r)
{
    if (!uric_readings_chromium_allows(s, r))
        uric_readings_read_refuse(r, uric_readings_whatwg_first_coded(s, r->host), URIC_READING_HOST_CHARACTER);
    else
        uric_readings_read_dotted(s, r); /* the same text as an address, as far as others see */
}

static unsigned uric_readings_chromium_steps(const struct uric_readings_whatwg *w)
{
    unsigned steps = uric_readings_whatwg_steps(w->kind) | URIC_READINGS_READING_CHROMIUM_PATH;

    if (w->kind == URIC_READINGS_WHATWG_SPECIAL || w->kind == URIC_READINGS_WHATWG_FILE)
        steps |= URIC_READINGS_READING_ESCAPE_HOST;
    if (w->keeps_tabs)
        steps &= ~(unsigned)URIC_READINGS_READING_DROP_TABS;
    return steps & ~(unsigned)URIC_READINGS_READING_FILE_PATH;
}

static void uric_readings_chromium_finish_port(const char *s, const struct uric_readings_whatwg *w,
                                 struct uric_reading *r)
{
    if (!w->has_no_ports) {
        uric_readings_whatwg_finish_port(s, w, r);
        return;
    }
    uric_readings_read_leaves(r, r->port.begin, URIC_READING_PORT);
    r->has_port = false;
}

/* Whether only "/", once serialized, is before the first letter in the path that ":" or "|"
 * follows. */
static bool uric_readings_chromium_starts_with_drive(const char *s, const struct uric_reading *r)
{
    struct uric_readings_reading_bytes bytes =
        uric_readings_reading_span_bytes(s, r->path, URIC_READINGS_READING_DROP_TABS);
    struct uric_reading before = *r;
    bool after_letter = false;
    size_t length;
    int byte;

    while ((byte = uric_readings_reading_next(&bytes)) >= 0 &&
           !(after_letter && (byte == ':' || byte == '|'))) {
        after_letter = uric_readings_is_letter(byte);
        if (after_letter)
            before.path.end = bytes.at - 1;
    }
    if (byte < 0)
        return false;
    before.has_path = true;
    return uric_reading_write(s, &before, URIC_PATH, NULL, 0, &length) == URIC_TOO_SMALL &&
           length == 1;
}

/* Slashes before the path of a file URL without a host are one. */
static void uric_readings_chromium_finish_file(const char *s, struct uric_reading *r)
{
    /* written so, without triplets or upper case */
    if (r->verdict == URIC_READING_HOST &&
        uric_readings_whatwg_is_localhost(uric_readings_reading_span_bytes(s, r->host, URIC_READINGS_READING_DROP_TABS)) &&
        uric_readings_chromium_starts_with_drive(s, r)) {
        uric_readings_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    }
    if (r->has_host || r->verdict == URIC_READING_REFUSED)
        return;
    if (r->has_path && r->path.begin != r->scheme.end + 1 && r->path.begin != r->scheme.end + 3)
        uric_readings_read_leaves(r, r->path.begin, URIC_READING_FILE);
    uric_readings_whatwg_empty_host(r);
}

/* Two slashes after a scheme that always has an opaque path are no authority. */
static void uric_readings_chromium_note_opaque(const char *s, const struct uric_readings_whatwg *w, struct uric_reading *r)
{
    if (w->kind == URIC_READINGS_WHATWG_OPAQUE && r->path.end - r->path.begin >= 2 &&
        s[r->path.begin] == '/' && s[r->path.begin + 1] == '/')
        uric_readings_read_leaves(r, r->path.begin, URIC_READING_OPAQUE);
}

static void uric_readings_chromium_finish(const char *s, const struct uric_readings_whatwg *w, struct uric_reading *r)
{
    r->steps = uric_readings_chromium_steps(w);
    if (!r->has_path)
        r->path.begin = r->path.end = w->after;
    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6)
        uric_readings_chromium_finish_literal(s, r);
    else if (r->verdict == URIC_READING_HOST && r->steps & URIC_READINGS_READING_ESCAPE_HOST)
        uric_readings_chromium_finish_domain(s, r);
    else if (r->verdict == URIC_READING_HOST)
        uric_readings_chromium_finish_opaque(s, r);
    if (r->has_port)
        uric_readings_chromium_finish_port(s, w, r);
    if (w->kind == URIC_READINGS_WHATWG_FILE)
        uric_readings_chromium_finish_file(s, r);
    uric_readings_chromium_note_opaque(s, w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
}

/* Whether tab, LF and CR stay: after any of them the string starts with "data:". */
static bool uric_readings_chromium_keeps_tabs(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && uric_readings_whatwg_drops((unsigned char)s[i]))
        i++;
    return n - i >= 5 && uric_readings_is_named(s + i, 5, "data:");
}

void uric_readings_read_chromium(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_readings_whatwg w;
    uric_span all;

    *r = uric_readings_read_start();
    memset(&w, 0, sizeof w);
    w.keeps_tabs = uric_readings_chromium_keeps_tabs(s, n);
    all = uric_readings_whatwg_strip(s, (uint32_t)n, r);
    if (!uric_readings_chromium_url(s, all.begin, all.end, r, &w)) {
        uric_readings_read_refuse(r, w.error, uric_readings_whatwg_scan_reason(&w, r));
    } else if (w.is_nested) {
        uric_readings_read_leaves(r, w.after, URIC_READING_OPAQUE);
        r->verdict = URIC_READING_UNKNOWN;
        r->steps = URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_LOWER_SCHEME;
    } else {
        uric_readings_chromium_finish(s, &w, r);
    }
}

/* Reads a URI as java.net.URI does, which is RFC 2396 with named deviations: new URI(string), and
 * of it getScheme(), getHost(), getPort() and getRawPath().
 *
 * Written from the class's documentation ("URI syntax and components", "Character categories" and
 * the deviations under the constructor URI(String)) and the behaviour of OpenJDK 17: an empty
 * authority may precede a path, a query or a fragment; a host may be an IPv6 address in brackets
 * (RFC 2732), with a scope after "%"; characters above U+007F that are no controls or spaces may
 * stand where triplets may.  An authority that is no server with a host name of RFC 2396 is a
 * registry-based name if it can be one: the URI has no host then, and parseServerAuthority()
 * refuses it.  A string is bytes decoded as UTF-8; ill-formed ones, which Java's decoder replaces
 * before java.net.URI sees them, count as visible characters and stay as they are. */

enum {
    URIC_READINGS_JAVA_LONGEST_PORT = 2147483647, /* an int */
    URIC_READINGS_JAVA_ADDRESS_ROOM = 45          /* the longest IPv6address */
};

/* What a scan meets. */
enum uric_readings_set { URIC_READINGS_JAVA_SCHEME, URIC_READINGS_JAVA_URIC, URIC_READINGS_JAVA_PATH, URIC_READINGS_JAVA_USERINFO, URIC_READINGS_JAVA_REG_NAME, URIC_READINGS_JAVA_SERVER };

/* Besides letters and digits. */
static const char *const uric_readings_java_allowed[] = {
    "+-.",                               /* JAVA_SCHEME */
    "-_.!~*'();/?:@&=+$,[]",             /* JAVA_URIC */
    "-_.!~*'():@&=+$,;/",                /* JAVA_PATH */
    "-_.!~*'();:&=+$,",                  /* JAVA_USERINFO */
    "-_.!~*'()$,;:@&=+",                 /* JAVA_REG_NAME */
    "-_.!~*'()$,;:@&=+[]%"               /* JAVA_SERVER, of an authority in which "]" may follow */
};

static bool uric_readings_java_is_one_of(char c, const char *list)
{
    for (; *list != '\0'; list++) {
        if (c == *list)
            return true;
    }
    return false;
}

static bool uric_readings_java_is_alphanum(char c)
{
    return uric_readings_is_letter(c) || uric_readings_is_digit(c);
}

static uint32_t uric_readings_java_until(const char *s, uint32_t i, uint32_t end, const char *stops)
{
    while (i < end && !uric_readings_java_is_one_of(s[i], stops))
        i++;
    return i;
}

/* Whether a control or a space above U+007F starts at i: U+0080 to U+00A0, U+1680, U+2000 to
 * U+200A, U+2028, U+2029, U+202F, U+205F and U+3000. */
static bool uric_readings_java_is_high_space(const char *s, uint32_t i, uint32_t end)
{
    const unsigned char first = (unsigned char)s[i];
    unsigned char second, third;

    if (end - i < 2)
        return false;
    second = (unsigned char)s[i + 1];
    if (first == 0xc2)
        return second >= 0x80 && second <= 0xa0;
    if (end - i < 3)
        return false;
    third = (unsigned char)s[i + 2];
    if (first == 0xe2 && second == 0x80)
        return (third >= 0x80 && third <= 0x8a) || third == 0xa8 || third == 0xa9 ||
               third == 0xaf;
    return (first == 0xe1 && second == 0x9a && third == 0x80) ||
           (first == 0xe2 && second == 0x81 && third == 0x9f) ||
           (first == 0xe3 && second == 0x80 && third == 0x80);
}

/* The end of the run of bytes from i on that the set, triplets and visible characters above
 * U+007F allow. */
static uint32_t uric_readings_java_scan(const char *s, uint32_t i, uint32_t end, enum uric_readings_set set)
{
    for (; i < end; i++) {
        if (uric_readings_java_is_alphanum(s[i]) || uric_readings_java_is_one_of(s[i], uric_readings_java_allowed[set]))
            continue;
        if (set == URIC_READINGS_JAVA_SCHEME)
            break;
        if (s[i] == '%' && uric_readings_is_triplet((const unsigned char *)s, i, end))
            i += 2;
        else if ((unsigned char)s[i] <= 0x7f || uric_readings_java_is_high_space(s, i, end))
            break;
    }
    return i;
}

/* Refuses the string if a byte of [i, end) is not in the set; part is enum uric_part. */
static bool uric_readings_java_is_all(const char *s, size_t n, uric_span span, enum uric_readings_set set, int part,
                   struct uric_reading *r)
{
    const uint32_t at = uric_readings_java_scan(s, span.begin, span.end, set);

    if (at < span.end)
        uric_readings_read_refuse(r, at, uric_readings_reading_of_byte(s, n, at, part));
    return at == span.end;
}

/* ---- hosts ---- */

/* Where a server ends, or why it is none and where that shows. */
struct uric_readings_server {
    bool is_host;
    uint32_t at;
    enum uric_reading_reason reason;
};

static struct uric_readings_server uric_readings_java_no_host(uint32_t at, enum uric_reading_reason reason)
{
    struct uric_readings_server server;

    server.is_host = false;
    server.at = at;
    server.reason = reason;
    return server;
}

static struct uric_readings_server uric_readings_java_host_ends(uint32_t at)
{
    struct uric_readings_server server = uric_readings_java_no_host(at, URIC_READING_ALIKE);

    server.is_host = true;
    return server;
}

/* The end of a decimal number of at most 255 at i, with any number of leading zeros; i if there
 * is none. */
static uint32_t uric_readings_java_octet_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i, value = 0;

    for (; at < end && uric_readings_is_digit(s[at]); at++) {
        value = 10 * value + (uint32_t)(s[at] - '0');
        if (value > 255)
            return i;
    }
    return at;
}

/* The end of the longest run of digits and dots from i on if that is four octets; otherwise i. */
static uint32_t uric_readings_java_ipv4_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i;
    int octets;

    for (octets = 1;; octets++) {
        const uint32_t next = uric_readings_java_octet_end(s, at, end);

        if (next == at)
            return i;
        at = next;
        if (octets == 4)
            break;
        if (at == end || s[at] != '.')
            return i;
        at++;
    }
    return at < end && (s[at] == '.' || uric_readings_is_digit(s[at])) ? i : at;
}

/* Copies an IPv6 address without leading zeros of the octets at its end, which Java allows and
 * the rule IPv6address does not; returns its length, or more than JAVA_ADDRESS_ROOM. */
static size_t uric_readings_java_plain_ipv6(const char *s, uric_span span, char to[URIC_READINGS_JAVA_ADDRESS_ROOM])
{
    uint32_t octets = span.end, i;
    size_t n = 0;

    while (octets > span.begin && s[octets - 1] != ':')
        octets--;
    if (uric_readings_java_until(s, octets, span.end, ".") == span.end)
        octets = span.end;
    for (i = span.begin; i < span.end && n <= URIC_READINGS_JAVA_ADDRESS_ROOM; i++) {
        if (i >= octets && s[i] == '0' && i + 1 < span.end && uric_readings_is_digit(s[i + 1]) &&
            (n == 0 || !uric_readings_is_digit(s[i - 1]) || to[n - 1] == '.' || to[n - 1] == ':'))
            continue;
        if (n < URIC_READINGS_JAVA_ADDRESS_ROOM)
            to[n] = s[i];
        n++;
    }
    return n;
}

/* The host in brackets that opens at i. */
static struct uric_readings_server uric_readings_java_literal(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    const uint32_t close = uric_readings_java_until(s, i, end, "]"), percent = uric_readings_java_until(s, i, close, "%");
    char text[URIC_READINGS_JAVA_ADDRESS_ROOM];
    uric_span address;
    uint32_t scope;
    size_t n;

    address.begin = i + 1;
    address.end = percent;
    n = uric_readings_java_plain_ipv6(s, address, text);
    if (close == end || n > sizeof text || !uric_readings_read_is_ipv6(text, n, r))
        return uric_readings_java_no_host(i, URIC_READING_IP_LITERAL);
    r->host.begin = address.begin;
    r->host.end = close;
    if (percent < close) {
        for (scope = percent + 1; scope < close; scope++) {
            if (!uric_readings_java_is_alphanum(s[scope]) && !uric_readings_java_is_one_of(s[scope], "_."))
                return uric_readings_java_no_host(scope, URIC_READING_IP_LITERAL);
        }
        if (percent + 1 == close)
            return uric_readings_java_no_host(percent, URIC_READING_IP_LITERAL);
        r->kind = URIC_READING_LITERAL;
    }
    return uric_readings_java_host_ends(close + 1);
}

/* A host name of RFC 2396: labels of letters, digits and inner "-"; the last of several starts
 * with a letter; a dot may follow it. */
static struct uric_readings_server uric_readings_java_name(const char *s, size_t n, uint32_t begin, uint32_t end,
                          struct uric_reading *r)
{
    uint32_t i = begin, label = end;

    while (i < end && uric_readings_java_is_alphanum(s[i])) {
        label = i;
        while (i < end && (uric_readings_java_is_alphanum(s[i]) || s[i] == '-'))
            i++;
        if (s[i - 1] == '-')
            return uric_readings_java_no_host(i - 1, URIC_READING_HOST_LABEL);
        if (i == end || s[i] != '.')
            break;
        i++;
    }
    if (i < end && s[i] != ':')
        return uric_readings_java_no_host(i, s[i] == '.' || s[i] == '-' ? URIC_READING_HOST_LABEL :
                                                       uric_readings_reading_of_byte(s, n, i, URIC_HOST));
    if (label == end)
        return uric_readings_java_no_host(i, URIC_READING_EMPTY_HOST);
    if (label > begin && !uric_readings_is_letter(s[label]))
        return uric_readings_java_no_host(label, URIC_READING_NUMERIC_HOST);
    r->host.begin = begin;
    r->host.end = i;
    return uric_readings_java_host_ends(i);
}

/* The port whose ":" is at i: digits to the end, which may be none. */
static struct uric_readings_server uric_readings_java_port(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    uint64_t value = 0;
    uint32_t at;

    for (at = i + 1; at < end; at++) {
        if (uric_readings_is_digit(s[at]))
            value = 10 * value + (uint32_t)(s[at] - '0');
        if (!uric_readings_is_digit(s[at]) || value > URIC_READINGS_JAVA_LONGEST_PORT)
            return uric_readings_java_no_host(at, URIC_READING_PORT);
    }
    if (i + 1 < end) {
        r->has_port = true;
        r->port.begin = i + 1;
        r->port.end = end;
    }
    return uric_readings_java_host_ends(end);
}

/* [ userinfo "@" ] host [ ":" port ] */
static struct uric_readings_server uric_readings_java_server(const char *s, size_t n, uric_span authority,
                                 struct uric_reading *r)
{
    const uint32_t end = authority.end, at = uric_readings_java_until(s, authority.begin, end, "@");
    uint32_t begin = authority.begin, bad, i;
    struct uric_readings_server found;

    if (at < end) {
        bad = uric_readings_java_scan(s, begin, at, URIC_READINGS_JAVA_USERINFO);
        if (bad < at)
            return uric_readings_java_no_host(bad, URIC_READING_USERINFO);
        begin = at + 1;
    }
    i = begin < end && s[begin] != '[' ? uric_readings_java_ipv4_end(s, begin, end) : begin;
    if (i > begin && (i == end || s[i] == ':')) {
        r->host.begin = begin;
        r->host.end = i;
        found = uric_readings_java_host_ends(i);
    } else {
        found = begin < end && s[begin] == '[' ? uric_readings_java_literal(s, begin, end, r) :
                                                 uric_readings_java_name(s, n, begin, end, r);
    }
    if (!found.is_host || found.at == end)
        return found;
    return s[found.at] == ':' ? uric_readings_java_port(s, found.at, end, r) :
                                uric_readings_java_no_host(found.at, URIC_READING_IP_LITERAL);
}

/* A server, or a registry-based name, which has no host.  False if the authority is neither. */
static bool uric_readings_java_read_authority(const char *s, size_t n, uric_span authority,
                                struct uric_reading *r)
{
    const uint32_t name_end = uric_readings_java_scan(s, authority.begin, authority.end, URIC_READINGS_JAVA_REG_NAME);
    const uint32_t server_end = uric_readings_java_scan(s, authority.begin, authority.end, URIC_READINGS_JAVA_SERVER);
    struct uric_readings_server found;

    /* A bad triplet before anything that only a server has is refused. */
    if (name_end < authority.end && (s[name_end] == '%' || server_end < authority.end)) {
        uric_readings_read_refuse(r, name_end, uric_readings_reading_of_byte(s, n, name_end, URIC_HOST));
        return false;
    }
    found = uric_readings_java_server(s, n, authority, r);
    if (found.is_host) {
        r->verdict = URIC_READING_HOST;
        r->has_host = true;
        if (r->kind == URIC_READING_NAME)
            uric_readings_read_dotted(s, r);
        return true;
    }
    r->has_port = false;
    r->kind = URIC_READING_NAME;
    if (name_end < authority.end) {
        uric_readings_read_refuse(r, found.at, found.reason);
        return false;
    }
    if (found.reason != URIC_READING_EMPTY_HOST)
        uric_readings_read_leaves(r, found.at, found.reason);
    return true;
}

/* ---- the URI ---- */

/* From i on: [ "//" authority ] path [ "?" query ].  Returns the end, or n if refused. */
static uint32_t uric_readings_java_read_hierarchical(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span span;

    if (end - i >= 2 && s[i] == '/' && s[i + 1] == '/') {
        span.begin = i + 2;
        span.end = i = uric_readings_java_until(s, i + 2, end, "/?#");
        if (span.begin == end) {
            uric_readings_read_refuse(r, end, URIC_READING_EMPTY_HOST);
            return end;
        }
        if (span.begin < span.end && !uric_readings_java_read_authority(s, n, span, r))
            return end;
    }
    r->path.begin = i;
    r->path.end = i = uric_readings_java_until(s, i, end, "?#");
    if (!uric_readings_java_is_all(s, n, r->path, URIC_READINGS_JAVA_PATH, URIC_PATH, r))
        return end;
    r->has_path = true;
    if (i == end || s[i] != '?')
        return i;
    span.begin = i + 1;
    span.end = uric_readings_java_until(s, i + 1, end, "#");
    return uric_readings_java_is_all(s, n, span, URIC_READINGS_JAVA_URIC, URIC_QUERY, r) ? span.end : end;
}

/* What follows the ":" of a scheme and is not "/": it has no parts.  Returns the end, or n if
 * refused. */
static uint32_t uric_readings_java_read_opaque(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    uric_span span;

    span.begin = i;
    span.end = uric_readings_java_until(s, i, (uint32_t)n, "#");
    uric_readings_read_leaves(r, i, URIC_READING_OPAQUE);
    if (span.begin == span.end) {
        uric_readings_read_refuse(r, i, URIC_READING_OPAQUE);
        return (uint32_t)n;
    }
    return uric_readings_java_is_all(s, n, span, URIC_READINGS_JAVA_URIC, URIC_PATH, r) ? span.end : (uint32_t)n;
}

/* Whether the scheme, which ends at ":", is one. */
static bool uric_readings_java_is_scheme(const char *s, uint32_t colon, struct uric_reading *r)
{
    const uint32_t end =
        colon > 0 && uric_readings_is_letter(s[0]) ? uric_readings_java_scan(s, 0, colon, URIC_READINGS_JAVA_SCHEME) : 0;

    if (end < colon || colon == 0)
        uric_readings_read_refuse(r, end, URIC_READING_SCHEME);
    return colon > 0 && end == colon;
}

static void uric_readings_java_read_uri(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t colon = uric_readings_java_until(s, 0, (uint32_t)n, ":/?#");
    uric_span span;

    if (colon < n && s[colon] == ':') {
        if (!uric_readings_java_is_scheme(s, colon, r))
            return;
        r->has_scheme = true;
        r->scheme.end = colon;
        span.begin = colon + 1 < n && s[colon + 1] == '/' ?
                         uric_readings_java_read_hierarchical(s, n, colon + 1, r) :
                         uric_readings_java_read_opaque(s, n, colon + 1, r);
    } else {
        span.begin = uric_readings_java_read_hierarchical(s, n, 0, r);
    }
    if (span.begin < n && r->verdict != URIC_READING_REFUSED) { /* a fragment */
        span.begin++;
        span.end = (uint32_t)n;
        (void)uric_readings_java_is_all(s, n, span, URIC_READINGS_JAVA_URIC, URIC_FRAGMENT, r);
    }
}

void uric_readings_read_java(const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_readings_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READINGS_READING_SHORT_PORT;
    uric_readings_java_read_uri(s, n, r);
    uric_readings_finish_reading(s, n, r);
}

/* Reads a URL as libcurl does when it fetches it: by its URL API with CURLU_GUESS_SCHEME and
 * CURLU_NON_SUPPORT_SCHEME.
 *
 * Written from curl's docs/URL-SYNTAX.md, the pages of curl_url_set() and CURLUcode, and the
 * behaviour of libcurl 7.88.1, the oldest, and 8.21.0 on a system that is not Windows.  So a scheme
 * may be missing; a scheme without "/" after its ":" is a host with a port; one to three slashes
 * may follow the scheme.  The path is the one before libcurl removes dot-segments; it makes an
 * empty one "/".
 *
 * The API takes C strings: a string with a NUL cannot be asked about and counts as refused.  Hosts
 * with bytes above 0x7F are accepted here and converted by IDNA when libcurl connects. */

enum {
    URIC_READINGS_CURL_LONGEST_URL = 8000000,
    URIC_READINGS_CURL_LONGEST_SCHEME = 40,
    URIC_READINGS_CURL_MOST_SLASHES = 3,
    URIC_READINGS_CURL_LONGEST_ZONE = 15,
    URIC_READINGS_CURL_LITERAL_ROOM = 64 /* "[", the longest IPv6address of 45 bytes, what tells its end */
};

/* The first of these bytes in [i, end); end if none. */
static uint32_t uric_readings_curl_until(const char *s, uint32_t i, uint32_t end, const char *stops, size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t uric_readings_curl_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return uric_readings_curl_until(s, i, end, &stop, 1);
}

/* The first control or space in [i, end), which libcurl refuses in every part; end if none. */
static uint32_t uric_readings_curl_junk(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && (unsigned char)s[i] > ' ' && s[i] != 0x7f)
        i++;
    return i;
}

static void uric_readings_curl_refuse_byte(const char *s, size_t n, uint32_t at, int part, struct uric_reading *r)
{
    uric_readings_read_refuse(r, at, uric_readings_reading_of_byte(s, n, at, part));
}

/* The end of the scheme, where its ":" is, which "/" must follow; 0 if there is none.  The oldest
 * version takes any byte of a scheme as the first. */
static uint32_t uric_readings_curl_scheme_end(const char *s, uint32_t n, bool is_oldest)
{
    uint32_t i = 0;

    if (!is_oldest && !(n > 0 && uric_readings_is_letter(s[0])))
        return 0;
    while (i < n && i < URIC_READINGS_CURL_LONGEST_SCHEME &&
           (uric_readings_is_letter(s[i]) || uric_readings_is_digit(s[i]) || memchr("+-.", s[i], 3) != NULL))
        i++;
    return i + 2 <= n && s[i] == ':' && s[i + 1] == '/' ? i : 0;
}

/* Notes what a string without a scheme, or without a scheme that libcurl sees, is to RFC 3986. */
static void uric_readings_curl_note_no_scheme(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return;
    if (!uric_has(&u, URIC_SCHEME))
        uric_readings_read_leaves(r, 0, URIC_READING_RELATIVE);
    else if (u.part[URIC_SCHEME].end > URIC_READINGS_CURL_LONGEST_SCHEME)
        uric_readings_read_leaves(r, URIC_READINGS_CURL_LONGEST_SCHEME, URIC_READING_SCHEME);
    else
        uric_readings_read_leaves(r, u.part[URIC_SCHEME].end + 1, URIC_READING_OPAQUE);
}

/* ---- file ---- */

/* Whether a letter, ":" or "|", and then a slash or the end are there. */
static bool uric_readings_curl_is_drive(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 2 && uric_readings_is_letter(s[i]) && (s[i + 1] == ':' || s[i + 1] == '|') &&
           (n - i == 2 || s[i + 2] == '/' || s[i + 2] == '\\');
}

static bool uric_readings_curl_is_local_host(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 10 && s[i + 9] == '/' &&
           (uric_readings_is_named(s + i, 9, "localhost") || uric_readings_is_named(s + i, 9, "127.0.0.1"));
}

/* The start of the path of a file URL whose ":" ends before i; n if it is refused. */
static uint32_t uric_readings_curl_file_path(const char *s, uint32_t i, uint32_t n, struct uric_reading *r)
{
    if (n - i < 2) { /* "file:/" */
        uric_readings_read_refuse(r, n, URIC_READING_FILE);
        return n;
    }
    if (s[i + 1] == '/') {
        i += 2;
        if (i == n) {
            uric_readings_read_refuse(r, n, URIC_READING_FILE);
            return n;
        }
        if (uric_readings_curl_is_local_host(s, i, n)) {
            uric_readings_read_leaves(r, i, URIC_READING_FILE);
            i += 9;
        } else if (s[i] != '/') {
            uric_readings_read_refuse(r, i, URIC_READING_FILE);
            return n;
        }
    }
    if (uric_readings_curl_is_drive(s, i + 1, n)) {
        uric_readings_read_refuse(r, i + 1, URIC_READING_FILE);
        return n;
    }
    return i;
}

/* ---- the host ---- */

/* Splits the port off the host, which starts where the userinfo ends: false if it is refused. */
static bool uric_readings_curl_split_port(const char *s, uint32_t end, struct uric_reading *r)
{
    uint32_t colon, value = 0, i;

    if (r->host.begin < end && s[r->host.begin] == '[') {
        colon = uric_readings_curl_until_byte(s, r->host.begin, end, ']');
        if (colon == end) {
            uric_readings_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
            return false;
        }
        colon++;
    } else {
        colon = uric_readings_curl_until_byte(s, r->host.begin, end, ':');
    }
    r->host.end = colon;
    if (colon == end)
        return true;
    r->port.begin = colon + 1;
    r->port.end = end;
    r->has_port = r->port.begin < end;
    if (s[colon] != ':' || (!r->has_port && !r->has_scheme)) {
        uric_readings_read_refuse(r, colon, URIC_READING_PORT);
        return false;
    }
    for (i = r->port.begin; i < end; i++) {
        if (uric_readings_is_digit(s[i]))
            value = 10 * value + (uint32_t)(s[i] - '0');
        if (!uric_readings_is_digit(s[i]) || value > 65535) {
            uric_readings_read_refuse(r, r->port.begin, URIC_READING_PORT);
            return false;
        }
    }
    return true;
}

/* Where in the string the first `count` bytes of the host end, which the steps may decode. */
static uint32_t uric_readings_curl_bytes_end(const char *s, uric_span host, unsigned steps, size_t count)
{
    uint32_t i = host.begin;

    if (!(steps & URIC_READINGS_READING_DECODE_HOST))
        return i + (uint32_t)count;
    for (; count > 0 && i < host.end; count--)
        (void)uric_readings_decode_next(s, &i, host.end);
    return i;
}

/* The zone after "%", which may be "%25": its length, to "]", or 0 if it is none.  Such a zone
 * ends the host, whatever follows: only triplets can put something there. */
static size_t uric_readings_curl_zone_length(const char *s, uint32_t i, uint32_t end, unsigned steps)
{
    char text[URIC_READINGS_CURL_LONGEST_ZONE + 3];
    uric_span rest;
    size_t n, skip, length;

    rest.begin = i;
    rest.end = end;
    n = uric_readings_gather_host(s, rest, steps, text, sizeof text);
    if (n > sizeof text)
        n = sizeof text;
    skip = n >= 3 && text[0] == '2' && text[1] == '5' && text[2] != ']' ? 2 : 0;
    for (length = 0; skip + length < n && text[skip + length] != ']'; length++) {
        if (length == URIC_READINGS_CURL_LONGEST_ZONE)
            return 0;
    }
    return skip + length < n && length > 0 ? skip + length : 0;
}

static bool uric_readings_curl_is_of_address(char c)
{
    return uric_readings_hex_value(c) < 16 || c == ':' || c == '.';
}

/* The host in brackets, which may be written as triplets: then any byte may stand for the
 * closing bracket, as in "%5b::1x". */
static bool uric_readings_curl_read_literal(const char *s, struct uric_reading *r)
{
    const uric_span host = r->host;
    char text[URIC_READINGS_CURL_LITERAL_ROOM];
    const size_t n = uric_readings_gather_host(s, host, r->steps, text, sizeof text);
    size_t letters = 1, zone = 0;

    while (letters < n && letters < sizeof text && uric_readings_curl_is_of_address(text[letters]))
        letters++;
    if (n < 4 || letters == sizeof text || !uric_readings_read_is_ipv6(text + 1, letters - 1, r))
        return false;
    r->host.begin = uric_readings_curl_bytes_end(s, host, r->steps, 1);
    r->host.end = uric_readings_curl_bytes_end(s, host, r->steps, letters);
    if (letters + 1 == n)
        return true;
    if (letters == n || text[letters] != '%')
        return false;
    zone = uric_readings_curl_zone_length(s, uric_readings_curl_bytes_end(s, host, r->steps, letters + 1), host.end, r->steps);
    r->host.end = uric_readings_curl_bytes_end(s, host, r->steps, letters + 1 + zone);
    r->kind = URIC_READING_LITERAL;
    return zone > 0;
}

/* Whether the name, decoded, is "." or ends in "..": then *at is where its last dot is. */
static bool uric_readings_curl_ends_in_dots(const char *s, uric_span host, uint32_t *at)
{
    uint32_t i = host.begin;
    unsigned dots = 0;
    bool is_all = true;

    while (i < host.end) {
        const uint32_t begin = i;

        if (uric_readings_decode_next(s, &i, host.end) == '.') {
            dots++;
            *at = begin;
        } else {
            dots = 0;
            is_all = false;
        }
    }
    return dots > 1 || (dots == 1 && is_all);
}

/* Refuses the bytes, decoded, that libcurl does not allow in a name.  The oldest version allows
 * the last two, and any dots. */
static bool uric_readings_curl_read_name(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    static const char refused[] = " \r\n\t/:#?!@{}[]\\$'\"^`*<>=;,+&()%|";
    const size_t count = sizeof refused - (is_oldest ? 3 : 1);
    uint32_t i = r->host.begin, at = i;

    while (i < r->host.end) {
        unsigned char c;

        at = i;
        c = uric_readings_decode_next(s, &i, r->host.end);
        if (c < ' ' || memchr(refused, c, count) != NULL) {
            uric_readings_curl_refuse_byte(s, n, at, URIC_HOST, r);
            return false;
        }
        if (c > 0x7f) {
            r->verdict = URIC_READING_UNKNOWN;
            uric_readings_read_leaves(r, at, URIC_READING_IDNA);
        }
    }
    if (!is_oldest && uric_readings_curl_ends_in_dots(s, r->host, &at)) {
        uric_readings_read_refuse(r, at, URIC_READING_HOST_LABEL);
        return false;
    }
    if (r->verdict != URIC_READING_UNKNOWN)
        uric_readings_read_dotted(s, r);
    return true;
}

/* A name or an address in brackets; triplets are decoded first, but not in brackets by the oldest
 * version. */
static bool uric_readings_curl_read_other_host(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t percent = uric_readings_curl_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t begin = r->host.begin;
    uint32_t i = begin;
    bool is_literal = s[begin] == '[';

    if ((!is_literal || !is_oldest) && percent < r->host.end) {
        r->steps |= URIC_READINGS_READING_DECODE_HOST;
        uric_readings_read_leaves(r, percent, is_literal ? URIC_READING_IP_LITERAL
                                                : URIC_READING_PERCENT_IN_HOST);
        is_literal = uric_readings_decode_next(s, &i, r->host.end) == '[';
    }
    if (!is_literal)
        return uric_readings_curl_read_name(s, n, is_oldest, r);
    for (i = begin; i < r->host.end && (r->steps & URIC_READINGS_READING_DECODE_HOST);) {
        if (uric_readings_decode_next(s, &i, r->host.end) < ' ') {
            uric_readings_read_refuse(r, percent, URIC_READING_PERCENT_IN_HOST);
            return false;
        }
    }
    if (!uric_readings_curl_read_literal(s, r)) {
        uric_readings_read_refuse(r, begin, URIC_READING_IP_LITERAL);
        return false;
    }
    return true;
}

/* Reads the host as inet_aton() does; by the oldest version without a trailing dot and without
 * triplets. */
static bool uric_readings_curl_is_number(const char *s, bool is_oldest, struct uric_reading *r)
{
    const uint32_t percent = uric_readings_curl_until_byte(s, r->host.begin, r->host.end, '%');
    const bool has_triplets = percent < r->host.end;
    uint32_t address;
    unsigned spelling;
    int i;

    if ((is_oldest && has_triplets) || !uric_readings_numeric_host(s, r->host, &address, &spelling) ||
        (is_oldest && (spelling & URIC_SPELLING_DOT)))
        return false;
    if (has_triplets)
        uric_readings_read_leaves(r, percent, URIC_READING_PERCENT_IN_HOST);
    if (spelling != 0)
        uric_readings_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    r->kind = URIC_READING_IPV4;
    for (i = 0; i < 4; i++)
        r->address[i] = (uint8_t)(address >> 8 * (3 - i));
    return true;
}

/* The authority in [begin, end): false if it is refused. */
static bool uric_readings_curl_read_authority(const char *s, size_t n, uint32_t begin, uint32_t end,
                                bool is_oldest, struct uric_reading *r)
{
    const uint32_t at = uric_readings_curl_until_byte(s, begin, end, '@'), bad = uric_readings_curl_junk(s, begin, end);

    if (bad < end) {
        uric_readings_curl_refuse_byte(s, n, bad, bad < at && at < end ? URIC_USERINFO : URIC_HOST, r);
        return false;
    }
    if (end - begin >= URIC_READINGS_CURL_LONGEST_URL) {
        uric_readings_read_refuse(r, begin, URIC_READING_TOO_LONG);
        return false;
    }
    r->host.begin = at < end ? at + 1 : begin;
    if (!uric_readings_curl_split_port(s, end, r))
        return false;
    if (r->host.begin == r->host.end) {
        uric_readings_read_refuse(r, r->host.begin, URIC_READING_EMPTY_HOST);
        return false;
    }
    r->verdict = URIC_READING_HOST;
    r->has_host = true;
    return uric_readings_curl_is_number(s, is_oldest, r) || uric_readings_curl_read_other_host(s, n, is_oldest, r);
}

/* ---- the URL ---- */

/* Skips the slashes before the host, of which RFC 3986 has two: their end, or n, and so no host,
 * if there are too many. */
static uint32_t uric_readings_curl_skip_slashes(const char *s, uint32_t begin, uint32_t n, struct uric_reading *r)
{
    uint32_t i = begin;

    while (i < n && s[i] == '/' && i - begin <= URIC_READINGS_CURL_MOST_SLASHES)
        i++;
    if (i - begin < 2)
        uric_readings_read_leaves(r, i, URIC_READING_MISSING_SLASHES);
    else if (i - begin > 2)
        uric_readings_read_leaves(r, begin + 2, URIC_READING_EMPTY_HOST);
    return i - begin <= URIC_READINGS_CURL_MOST_SLASHES ? i : n;
}

/* Reads up to the path: where that starts, or n if the string is refused. */
static uint32_t uric_readings_curl_read_to_path(const char *s, uint32_t n, bool is_oldest,
                                  struct uric_reading *r)
{
    uint32_t begin = 0, end;

    if (r->has_scheme && uric_readings_is_named(s, r->scheme.end, "file")) {
        r->verdict = URIC_READING_NO_HOST;
        return uric_readings_curl_file_path(s, r->scheme.end + 1, n, r);
    }
    if (r->has_scheme)
        begin = uric_readings_curl_skip_slashes(s, r->scheme.end + 1, n, r);
    end = uric_readings_curl_until(s, begin, n, "/?#", 3);
    if (begin == end) {
        uric_readings_read_refuse(r, begin, URIC_READING_EMPTY_HOST);
        return n;
    }
    return uric_readings_curl_read_authority(s, n, begin, end, is_oldest, r) ? end : n;
}

static bool uric_readings_curl_is_accepted(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t length = (uint32_t)n;
    uint32_t bad;

    if (n > URIC_READINGS_CURL_LONGEST_URL) {
        uric_readings_read_refuse(r, URIC_READINGS_CURL_LONGEST_URL, URIC_READING_TOO_LONG);
        return false;
    }
    bad = uric_readings_curl_until_byte(s, 0, length, '\0');
    if (bad < length || n == 0) {
        uric_readings_read_refuse(r, bad, n > 0 ? URIC_READING_CONTROL : URIC_READING_RELATIVE);
        return false;
    }
    r->scheme.end = uric_readings_curl_scheme_end(s, length, is_oldest);
    r->has_scheme = r->scheme.end > 0;
    if (!r->has_scheme)
        uric_readings_curl_note_no_scheme(s, n, r);
    r->path.begin = uric_readings_curl_read_to_path(s, length, is_oldest, r);
    r->path.end = uric_readings_curl_until(s, r->path.begin, length, "?#", 2);
    if (r->verdict == URIC_READING_REFUSED)
        return false;
    bad = uric_readings_curl_junk(s, r->path.begin, length);
    if (bad < length)
        uric_readings_curl_refuse_byte(s, n, bad, URIC_PATH, r);
    return bad == length;
}

static void uric_readings_curl_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    *r = uric_readings_read_start();
    r->steps = URIC_READINGS_READING_LOWER_SCHEME | URIC_READINGS_READING_SHORT_PORT;
    r->has_path = uric_readings_curl_is_accepted(s, n, is_oldest, r);
    uric_readings_finish_reading(s, n, r);
}

void uric_readings_read_curl(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_curl_read(s, n, false, r);
}

void uric_readings_read_curl_oldest(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_curl_read(s, n, true, r);
}

/* Reads a URL as Python's urllib.parse.urlsplit() does: its scheme, hostname, port and path.
 *
 * Written from the documentation of urllib.parse ("Structured Parse Results", "URL parsing
 * security") and what it lists as changed up to Python 3.12 and 3.13: leading C0 controls and
 * spaces are removed (3.11.4), tab, CR and LF everywhere (3.9.5); brackets hold an IPv6address,
 * with a zone or without, or an IPvFuture (3.11.4), with nothing before them and only a port after
 * them (3.12.9, 3.13.2); an authority is refused if NFKC makes one of "/?#@:" of a character of
 * it (3.7.3).  A string is bytes decoded as os.fsdecode() does by default, as UTF-8.  The oldest
 * version is 3.10.13, which only asks that no bracket is without the other, and of schemes not that
 * they start with a letter.
 *
 * urlsplit() does not validate: what it does not find in that way it leaves as it is. */

enum {
    URIC_READINGS_URLLIB_ADDRESS_ROOM = 45, /* the longest IPv6address */
    URIC_READINGS_URLLIB_PORT_DIGITS = 4300 /* int() refuses more (sys.int_info.default_max_str_digits) */
};

static bool uric_readings_urllib_is_dropped(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

/* The first byte at or after i that stays; end if none. */
static uint32_t uric_readings_urllib_kept(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && uric_readings_urllib_is_dropped(s[i]))
        i++;
    return i;
}

/* The first of these bytes in [i, end); end if none. */
static uint32_t uric_readings_urllib_until(const char *s, uint32_t i, uint32_t end, const char *stops,
                             size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t uric_readings_urllib_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return uric_readings_urllib_until(s, i, end, &stop, 1);
}

/* The end of the scheme that starts at i, where its ":" is; i if there is none.  The oldest
 * version takes any byte of a scheme as the first. */
static uint32_t uric_readings_urllib_scheme_end(const char *s, uint32_t i, uint32_t n, bool is_oldest)
{
    uint32_t at = i;

    if (i == n || (!is_oldest && !uric_readings_is_letter(s[i])))
        return i;
    for (; at < n && s[at] != ':'; at++) {
        if (!uric_readings_is_letter(s[at]) && !uric_readings_is_digit(s[at]) && memchr("+-.", s[at], 3) == NULL &&
            !uric_readings_urllib_is_dropped(s[at]))
            return i;
    }
    return at < n ? at : i;
}

/* Whether NFKC makes "/", "?", "#", "@" or ":" of the three bytes: characters like U+2100, whose
 * decomposition is "a/c".  No shorter or longer character has such a decomposition. */
static bool uric_readings_urllib_is_delimiter_in_nfkc(const char *s)
{
    static const char characters[][4] = {
        "\xe2\x81\x87", "\xe2\x81\x88", "\xe2\x81\x89", "\xe2\x84\x80", "\xe2\x84\x81",
        "\xe2\x84\x85", "\xe2\x84\x86", "\xe2\xa9\xb4", "\xef\xb8\x93", "\xef\xb8\x96",
        "\xef\xb9\x95", "\xef\xb9\x96", "\xef\xb9\x9f", "\xef\xb9\xab", "\xef\xbc\x83",
        "\xef\xbc\x8f", "\xef\xbc\x9a", "\xef\xbc\x9f", "\xef\xbc\xa0"
    };
    size_t i;

    for (i = 0; i < sizeof characters / sizeof *characters; i++) {
        if (memcmp(s, characters[i], 3) == 0)
            return true;
    }
    return false;
}

/* The first character of the authority that NFKC makes a delimiter of; its end if none. */
static uint32_t uric_readings_urllib_delimiter_in_nfkc(const char *s, uric_span authority)
{
    uint32_t i = authority.begin;

    for (; authority.end - i >= 3; i++) {
        if ((unsigned char)s[i] >= 0xe2 && uric_readings_urllib_is_delimiter_in_nfkc(s + i))
            return i;
    }
    return authority.end;
}

/* Splits what follows the last "@" at brackets and ":", as the properties hostname and port do. */
static void uric_readings_urllib_split_host(const char *s, uric_span at, struct uric_reading *r)
{
    const uint32_t open = uric_readings_urllib_until_byte(s, at.begin, at.end, '[');
    uint32_t colon;

    if (open < at.end) {
        r->host.begin = open + 1;
        r->host.end = uric_readings_urllib_until_byte(s, open + 1, at.end, ']');
        colon = uric_readings_urllib_until_byte(s, r->host.end, at.end, ':');
    } else {
        r->host.begin = at.begin;
        r->host.end = colon = uric_readings_urllib_until_byte(s, at.begin, at.end, ':');
    }
    if (colon < at.end && uric_readings_urllib_kept(s, colon + 1, at.end) < at.end) {
        r->has_port = true;
        r->port.begin = colon + 1;
        r->port.end = at.end;
    }
}

/* Whether the host is "v", hexadecimal digits, "." and at least one byte. */
static bool uric_readings_urllib_is_future(const char *s, uric_span host)
{
    uint32_t i = uric_readings_urllib_kept(s, host.begin, host.end), digits = 0;

    if (i == host.end || s[i] != 'v')
        return false;
    for (i = uric_readings_urllib_kept(s, i + 1, host.end); i < host.end && uric_readings_hex_value(s[i]) < 16; digits++)
        i = uric_readings_urllib_kept(s, i + 1, host.end);
    return digits > 0 && i < host.end && s[i] == '.' && uric_readings_urllib_kept(s, i + 1, host.end) < host.end;
}

/* Whether the host is an IPv6address, perhaps with "%" and a zone; a zone has no "%". */
static bool uric_readings_urllib_is_scoped_address(const char *s, struct uric_reading *r)
{
    const uint32_t percent = uric_readings_urllib_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t zone =
        uric_readings_urllib_kept(s, percent < r->host.end ? percent + 1 : percent, r->host.end);
    char text[URIC_READINGS_URLLIB_ADDRESS_ROOM];
    uric_span address;
    size_t n;

    address.begin = r->host.begin;
    address.end = percent;
    n = uric_readings_gather_host(s, address, URIC_READINGS_READING_DROP_TABS, text, sizeof text);
    if (n > sizeof text || !uric_readings_read_is_ipv6(text, n, r))
        return false;
    if (percent == r->host.end)
        return true;
    r->kind = URIC_READING_LITERAL;
    return zone < r->host.end && uric_readings_urllib_until_byte(s, zone, r->host.end, '%') == r->host.end;
}

/* Where an authority with brackets breaks urlsplit()'s rules for them; its end if nowhere. */
static uint32_t uric_readings_urllib_bracket_error(const char *s, uric_span authority, uric_span at,
                                     bool is_oldest, struct uric_reading *r)
{
    const uint32_t open = uric_readings_urllib_until_byte(s, authority.begin, authority.end, '[');
    const uint32_t close = uric_readings_urllib_until_byte(s, authority.begin, authority.end, ']');

    if (open == authority.end && close == authority.end)
        return authority.end;
    if (open == authority.end || close == authority.end)
        return open < close ? open : close;
    if (is_oldest) { /* what is in brackets is a host of any kind */
        if (uric_readings_urllib_until_byte(s, at.begin, at.end, '[') == at.end)
            return authority.end;
        if (uric_readings_urllib_is_future(s, r->host))
            r->kind = URIC_READING_LITERAL;
        else
            (void)uric_readings_urllib_is_scoped_address(s, r);
        return authority.end;
    }
    if (uric_readings_urllib_until_byte(s, at.begin, at.end, '[') < at.end) {
        uint32_t after = r->host.end;

        if (uric_readings_urllib_kept(s, at.begin, at.end) != r->host.begin - 1)
            return at.begin;
        if (after < at.end)
            after = uric_readings_urllib_kept(s, after + 1, at.end);
        if (after < at.end && s[after] != ':')
            return after;
    }
    if (uric_readings_urllib_is_future(s, r->host)) {
        r->kind = URIC_READING_LITERAL;
        return authority.end;
    }
    return uric_readings_urllib_is_scoped_address(s, r) ? authority.end : open;
}

/* Whether the property port is a number: digits, at most 65535. */
static bool uric_readings_urllib_is_port(const char *s, uric_span port)
{
    uint32_t value = 0, i;
    unsigned digits = 0;

    for (i = port.begin; i < port.end; i++) {
        if (uric_readings_urllib_is_dropped(s[i]))
            continue;
        if (!uric_readings_is_digit(s[i]) || ++digits > URIC_READINGS_URLLIB_PORT_DIGITS)
            return false;
        value = 10 * value + (uint32_t)(s[i] - '0');
        if (value > 65535)
            return false;
    }
    return true;
}

static bool uric_readings_urllib_has_high(const char *s, uric_span span)
{
    uint32_t i;

    for (i = span.begin; i < span.end; i++) {
        if ((unsigned char)s[i] > 0x7f)
            return true;
    }
    return false;
}

/* What the properties hostname and port are of an authority that urlsplit() accepts. */
static void uric_readings_urllib_set_host(const char *s, struct uric_reading *r)
{
    if (r->has_port && !uric_readings_urllib_is_port(s, r->port)) { /* the property raises ValueError */
        uric_readings_read_leaves(r, r->port.begin, URIC_READING_PORT);
        r->has_port = false;
    }
    if (uric_readings_urllib_kept(s, r->host.begin, r->host.end) == r->host.end)
        return;
    r->has_host = true;
    r->verdict = uric_readings_urllib_has_high(s, r->host) ? URIC_READING_UNKNOWN : URIC_READING_HOST;
    if (r->kind == URIC_READING_NAME)
        uric_readings_read_dotted(s, r);
}

/* Returns whether urlsplit() accepts the authority. */
static bool uric_readings_urllib_read_authority(const char *s, size_t n, uric_span authority, bool is_oldest,
                                  struct uric_reading *r)
{
    uric_span at = authority;
    uint32_t error;

    for (at.begin = authority.end; at.begin > authority.begin; at.begin--) {
        if (s[at.begin - 1] == '@')
            break;
    }
    uric_readings_urllib_split_host(s, at, r);
    error = uric_readings_urllib_bracket_error(s, authority, at, is_oldest, r);
    if (error < authority.end) {
        uric_readings_read_refuse(r, error, URIC_READING_IP_LITERAL);
        return false;
    }
    error = uric_readings_urllib_delimiter_in_nfkc(s, authority);
    if (error < authority.end) {
        uric_readings_read_refuse(r, error, uric_readings_reading_of_byte(s, n, error, URIC_HOST));
        return false;
    }
    uric_readings_urllib_set_host(s, r);
    return true;
}

/* Where the authority starts, after "//"; i if there is none. */
static uint32_t uric_readings_urllib_authority_begin(const char *s, uint32_t i, uint32_t n)
{
    const uint32_t first = uric_readings_urllib_kept(s, i, n);
    const uint32_t second = first < n ? uric_readings_urllib_kept(s, first + 1, n) : n;

    return second < n && s[first] == '/' && s[second] == '/' ? second + 1 : i;
}

static void uric_readings_urllib_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span authority;
    uint32_t i = 0, at;

    *r = uric_readings_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READINGS_READING_DROP_TABS | URIC_READINGS_READING_LOWER_HOST | URIC_READINGS_READING_KEEP_ZONE |
               URIC_READINGS_READING_LOWER_SCHEME | URIC_READINGS_READING_SHORT_PORT;
    while (i < end && (unsigned char)s[i] <= ' ')
        i++;
    at = uric_readings_urllib_scheme_end(s, i, end, is_oldest);
    if (at > i) {
        r->has_scheme = true;
        r->scheme.begin = i;
        r->scheme.end = at;
        i = at + 1;
    }
    authority.begin = uric_readings_urllib_authority_begin(s, i, end);
    if (authority.begin > i) {
        authority.end = i = uric_readings_urllib_until(s, authority.begin, end, "/?#", 3);
        if (!uric_readings_urllib_read_authority(s, n, authority, is_oldest, r)) {
            uric_readings_finish_reading(s, n, r);
            return;
        }
    }
    r->has_path = true;
    r->path.begin = i;
    r->path.end = uric_readings_urllib_until(s, i, end, "?#", 2);
    uric_readings_finish_reading(s, n, r);
}

void uric_readings_read_urllib(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_urllib_read(s, n, false, r);
}

void uric_readings_read_urllib_oldest(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_urllib_read(s, n, true, r);
}

/* Reads a URL as parse_url() of Python's urllib3 does, with which requests finds the host:
 * urllib3 2.8.0, and 1.26.12 as the oldest version.
 *
 * Written from urllib3's documentation and the behaviour of these versions.  "//" is put before a
 * string that starts with no scheme, or one with ".": "localhost.://good.example/" goes to
 * "localhost.".  A backslash ends the authority.  Hosts are in lower case with http, https and
 * without a scheme; version 2.8 then decodes triplets of unreserved characters.  It refuses
 * controls and spaces in hosts.  A string is bytes decoded as os.fsdecode() does by default.
 *
 * The path is the one before urllib3 removes dot-segments, encodes bytes and puts "/" before it.
 * What needs IDNA, hosts with bytes above 0x7F, is left open. */

enum { URIC_READINGS_URLLIB3_ADDRESS = 45 }; /* the longest IPv6address */

/* Whether the version refuses what the scan accepted, and where. */
static bool uric_readings_urllib3_refuses(const struct uric_readings_urllib3_parts *u, bool is_oldest,
                            const struct uric_reading *r, uint32_t *at)
{
    const bool has_triplet = u->has_odd_triplet && !u->is_other;

    if (is_oldest) {
        *at = r->port.begin;
        return u->has_long_port;
    }
    *at = has_triplet && (!u->has_odd || u->odd_triplet < u->odd) ? u->odd_triplet : u->odd;
    return has_triplet || u->has_odd;
}

/* The bytes of the host as they are returned; room + 1 if there are more than `room`. */
static size_t uric_readings_urllib3_gather(const char *s, const struct uric_reading *r, char *to, size_t room)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_host_bytes(s, r);
    size_t n;
    int byte;

    for (n = 0; n <= room && (byte = uric_readings_reading_next(&bytes)) >= 0; n++) {
        if (n < room)
            to[n] = (char)byte;
    }
    return n;
}

/* Makes the host an address if it is one. */
static void uric_readings_urllib3_finish_address(const char *s, const struct uric_readings_urllib3_parts *u,
                                   struct uric_reading *r)
{
    char text[URIC_READINGS_URLLIB3_ADDRESS];
    const size_t n = uric_readings_urllib3_gather(s, r, text, sizeof text);

    if (u->is_literal) {
        if (n > sizeof text || !uric_readings_read_is_ipv6(text, n, r))
            r->kind = URIC_READING_LITERAL;
    } else if (n <= sizeof text) {
        (void)uric_readings_read_is_ipv4(text, n, r);
    }
}

/* The first byte of the host for which this is true; its end if none. */
static uint32_t uric_readings_urllib3_first(const char *s, uric_span host, bool is_high)
{
    while (host.begin < host.end &&
           (is_high ? (unsigned char)s[host.begin] < 0x80 : s[host.begin] != '%'))
        host.begin++;
    return host.begin;
}

static void uric_readings_urllib3_finish_host(const char *s, const struct uric_readings_urllib3_parts *u, bool is_oldest,
                                struct uric_reading *r)
{
    const uint32_t high = uric_readings_urllib3_first(s, r->host, true);
    const uint32_t percent = uric_readings_urllib3_first(s, r->host, false);

    r->verdict = URIC_READING_HOST;
    if (!u->is_other) {
        r->steps |= URIC_READINGS_READING_LOWER_HOST;
        if (u->is_literal)
            r->steps |= URIC_READINGS_READING_SHORT_ZONE;
        else if (!is_oldest)
            r->steps |= URIC_READINGS_READING_DECODE_NEEDLESS;
        if (percent < r->host.end && !is_oldest)
            uric_readings_read_leaves(r, percent, URIC_READING_PERCENT_IN_HOST);
        if (high < r->host.end) {
            uric_readings_read_leaves(r, high, URIC_READING_IDNA);
            r->verdict = URIC_READING_UNKNOWN;
            return;
        }
    }
    uric_readings_urllib3_finish_address(s, u, r);
}

/* Notes what a string before which "//" was put is to RFC 3986. */
static void uric_readings_urllib3_note_no_scheme(const char *s, size_t n, struct uric_reading *r)
{
    const char *dot;
    struct uric u;

    if (n == 0 || s[0] == '/' || uric_parse(s, n, &u) != URIC_OK)
        return;
    dot = uric_has(&u, URIC_SCHEME) ? (const char *)memchr(s, '.', n) : NULL;
    if (dot != NULL)
        uric_readings_read_leaves(r, (uint32_t)(dot - s), URIC_READING_SCHEME);
    else
        uric_readings_read_leaves(r, 0, URIC_READING_RELATIVE);
}

static void uric_readings_urllib3_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    struct uric_readings_urllib3_parts u;
    uint32_t at;

    *r = uric_readings_read_start();
    memset(&u, 0, sizeof u);
    if (!uric_readings_urllib3(s, (uint32_t)n, r, &u)) {
        uric_readings_read_refuse(r, u.error, uric_readings_reading_of_byte(s, n, u.error, URIC_HOST));
    } else if (uric_readings_urllib3_refuses(&u, is_oldest, r, &at)) {
        uric_readings_read_refuse(r, at, is_oldest ? URIC_READING_PORT
                                          : uric_readings_reading_of_byte(s, n, at, URIC_HOST));
    } else {
        r->steps = URIC_READINGS_READING_LOWER_SCHEME | URIC_READINGS_READING_SHORT_PORT;
        r->verdict = URIC_READING_NO_HOST;
        r->has_path = r->path.begin < r->path.end || u.has_more;
        if (r->has_host && r->host.begin < r->host.end)
            uric_readings_urllib3_finish_host(s, &u, is_oldest, r);
        if (!r->has_scheme)
            uric_readings_urllib3_note_no_scheme(s, n, r);
    }
    uric_readings_finish_reading(s, n, r);
}

void uric_readings_read_urllib3(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_urllib3_read(s, n, false, r);
}

void uric_readings_read_urllib3_oldest(const char *s, size_t n, struct uric_reading *r)
{
    uric_readings_urllib3_read(s, n, true, r);
}

/* Serializes a path by the URL Standard: path state, opaque path state, path serializer.
 *
 * Dot-segments are removed without memory for segments: from the end on, each ".." drops the
 * next segment that would be kept.  So the path is written backwards, after its length is
 * known. */
/* Paths as the URL Standard serializes them. */
#ifndef URIC_READINGS_WHATWG_PATH_H
#define URIC_READINGS_WHATWG_PATH_H

/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_READINGS_WRITTEN_H
#define URIC_READINGS_WRITTEN_H


struct uric_readings_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static URIC_READINGS_INLINE void uric_readings_put_byte(struct uric_readings_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static URIC_READINGS_INLINE void uric_readings_put(struct uric_readings_written *t, const char *s)
{
    while (*s)
        uric_readings_put_byte(t, *s++);
}

static URIC_READINGS_INLINE void uric_readings_put_bytes(struct uric_readings_written *t, const char *s, size_t n)
{
    if (n > 0 && t->length <= t->size && n <= t->size - t->length)
        memcpy(t->buffer + (size_t)t->length, s, n);
    t->length += n;
}

/* Sets *length and returns the status, by the contract for buffers in uric.h. */
static URIC_READINGS_INLINE enum uric_status uric_readings_written_end(const struct uric_readings_written *t,
                                                     size_t *length)
{
    const int fits_size_t = t->length <= SIZE_MAX;

    *length = fits_size_t ? (size_t)t->length : 0;
    if (!fits_size_t)
        return URIC_TOO_LONG;
    return t->length > t->size ? URIC_TOO_SMALL : URIC_OK;
}

#endif

/* Writes the path of a reading with URIC_READING_WHATWG_PATH. */
URIC_READINGS_INTERNAL void uric_readings_whatwg_path(const char *s, const struct uric_reading *r,
                                    struct uric_readings_written *t);

#endif

/* A path and what is special about it. */
struct uric_readings_path {
    const char *s;
    const struct uric_reading *r;
    uric_span all;  /* without the separator before its first segment */
    bool has_drive; /* the first segment is a Windows drive letter, which ".." keeps */
};

static bool uric_readings_is_separator(const struct uric_readings_path *p, char byte)
{
    return byte == '/' || (byte == '\\' && p->r->steps & URIC_READINGS_READING_SPECIAL_PATH);
}

static struct uric_readings_reading_bytes uric_readings_segment_bytes(const struct uric_readings_path *p, uric_span segment)
{
    return uric_readings_reading_span_bytes(p->s, segment,
                                   URIC_READINGS_READING_REPLACE |
                                       (p->r->steps & URIC_READINGS_READING_DROP_TABS));
}

/* Whether a segment is a Windows drive letter: "C:" or "C|". */
static bool uric_readings_is_drive(const struct uric_readings_path *p, uric_span segment)
{
    struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, segment);
    const int letter = uric_readings_reading_next(&bytes), colon = uric_readings_reading_next(&bytes);

    return uric_readings_is_letter(letter) && (colon == ':' || colon == '|') &&
           uric_readings_reading_next(&bytes) < 0;
}

/* The next byte, with "%2E" as ".". */
static int uric_readings_next_dot(struct uric_readings_reading_bytes *bytes)
{
    const int byte = uric_readings_reading_next(bytes);

    if (byte != '%')
        return byte;
    if (uric_readings_reading_next(bytes) != '2')
        return '%';
    return (uric_readings_reading_next(bytes) | 0x20) == 'e' ? '.' : '%';
}

/* 1 or 2 for a segment that is "." or ".."; 0 for others. */
static int uric_readings_count_dots(const struct uric_readings_path *p, uric_span segment)
{
    struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, segment);
    int byte, dots = 0;

    while ((byte = uric_readings_next_dot(&bytes)) >= 0) {
        if (byte != '.' || ++dots > 2)
            return 0;
    }
    return dots;
}

/* The path percent-encode set, and that of controls; Chromium adds a byte. */
static bool uric_readings_is_encoded(const struct uric_readings_path *p, unsigned char byte)
{
    if (byte < 0x20 || byte > 0x7E)
        return true;
    if (p->r->steps & URIC_READINGS_READING_OPAQUE_PATH)
        return false;
    switch (byte) {
    case ' ':
    case '"':
    case '#':
    case '<':
    case '>':
    case '?':
    case '^':
    case '`':
    case '{':
    case '}':
        return true;
    case '|':
        return (p->r->steps & URIC_READINGS_READING_CHROMIUM_PATH) != 0;
    default:
        return false;
    }
}

static void uric_readings_own_put_byte(const struct uric_readings_path *p, unsigned char byte, struct uric_readings_written *t)
{
    if (uric_readings_is_encoded(p, byte)) {
        uric_readings_put_byte(t, '%');
        uric_readings_put_byte(t, uric_readings_hex_upper(byte >> 4));
        uric_readings_put_byte(t, uric_readings_hex_upper(byte & 15));
    } else {
        uric_readings_put_byte(t, (char)byte);
    }
}

static void uric_readings_put_encoded(const struct uric_readings_path *p, uric_span span, struct uric_readings_written *t)
{
    struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, span);
    int byte;

    while ((byte = uric_readings_reading_next(&bytes)) >= 0)
        uric_readings_own_put_byte(p, (unsigned char)byte, t);
}

/* Of spaces at its end, which a query or a fragment follows, the Standard encodes the last. */
static void uric_readings_put_opaque(const struct uric_readings_path *p, struct uric_readings_written *t)
{
    struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, p->all);
    int byte = uric_readings_reading_next(&bytes), next;

    for (; byte >= 0; byte = next) {
        next = uric_readings_reading_next(&bytes);
        if (byte == ' ' && next < 0 && !(p->r->steps & URIC_READINGS_READING_CHROMIUM_PATH))
            uric_readings_put(t, "%20");
        else
            uric_readings_own_put_byte(p, (unsigned char)byte, t);
    }
}

static bool uric_readings_is_kept_drive(const struct uric_readings_path *p, uric_span segment)
{
    return p->has_drive && segment.begin == p->all.begin;
}

/* Writes "/" and the segment; of a dot-segment only "/". */
static void uric_readings_put_segment(const struct uric_readings_path *p, uric_span segment, struct uric_readings_written *t)
{
    uric_readings_put_byte(t, '/');
    if (uric_readings_is_kept_drive(p, segment)) {
        struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, segment);

        uric_readings_put_byte(t, (char)uric_readings_reading_next(&bytes));
        uric_readings_put_byte(t, ':');
    } else if (uric_readings_count_dots(p, segment) == 0) {
        uric_readings_put_encoded(p, segment, t);
    }
}

/* The segment that starts here. */
static uric_span uric_readings_segment_from(const struct uric_readings_path *p, uint32_t begin)
{
    uric_span segment;

    segment.begin = segment.end = begin;
    while (segment.end < p->all.end && !uric_readings_is_separator(p, p->s[segment.end]))
        segment.end++;
    return segment;
}

/* The segment that ends here. */
static uric_span uric_readings_segment_before(const struct uric_readings_path *p, uint32_t end)
{
    uric_span segment;

    segment.begin = segment.end = end;
    while (segment.begin > p->all.begin && !uric_readings_is_separator(p, p->s[segment.begin - 1]))
        segment.begin--;
    return segment;
}

/* The segment without the dot-segments at its start that "\\" ends, as Chromium reads URLs that are
 * not special: "..\\a" is "a".  Adds to *dropped those that are "..". */
static uric_span uric_readings_after_dots(const struct uric_readings_path *p, uric_span segment, uint32_t *dropped)
{
    struct uric_readings_reading_bytes bytes = uric_readings_segment_bytes(p, segment);
    int byte, dots;

    if (!(p->r->steps & URIC_READINGS_READING_CHROMIUM_PATH) || p->r->steps & URIC_READINGS_READING_SPECIAL_PATH)
        return segment;
    for (;;) {
        for (dots = 0; (byte = uric_readings_next_dot(&bytes)) == '.'; dots++)
            continue;
        if (byte != '\\' || dots < 1 || dots > 2)
            return segment;
        segment.begin = bytes.at;
        *dropped += dots == 2;
    }
}

/* Finds the drive of a file URL: a segment with none left before it, so those do not count. */
static void uric_readings_find_drive(struct uric_readings_path *p)
{
    uint32_t begin = p->all.begin, depth = 0;

    while (p->r->steps & URIC_READINGS_READING_FILE_PATH && begin < p->all.end) {
        const uric_span segment = uric_readings_segment_from(p, begin);
        const int dots = uric_readings_count_dots(p, segment);

        if (dots == 0 && depth == 0 && uric_readings_is_drive(p, segment)) {
            p->has_drive = true;
            p->all.begin = begin;
            return;
        }
        if (dots == 0)
            depth++;
        else if (dots == 2 && depth > 0)
            depth--;
        if (segment.end == p->all.end)
            return;
        begin = segment.end + 1;
    }
}

/* Whether the segment is kept, counting those that ".." drops: segments come from the last to
 * the first. */
static bool uric_readings_is_kept(const struct uric_readings_path *p, uric_span segment, uint32_t *dropped)
{
    const int dots = uric_readings_is_kept_drive(p, segment) ? 0 : uric_readings_count_dots(p, segment);

    if (dots == 2)
        ++*dropped;
    if (dots > 0)
        return segment.end == p->all.end; /* as an empty segment */
    if (*dropped == 0 || uric_readings_is_kept_drive(p, segment))
        return true;
    --*dropped;
    return false;
}

/* Passes over the segments from the last to the first and returns the length of those kept;
 * writes them before buffer_end unless that is NULL. */
static uint64_t uric_readings_put_backwards(const struct uric_readings_path *p, char *buffer_end)
{
    uint32_t end = p->all.end, dropped = 0, more;
    uint64_t total = 0;

    for (;;) {
        const uric_span whole = uric_readings_segment_before(p, end);
        uric_span segment;

        more = 0;
        segment = uric_readings_after_dots(p, whole, &more);
        if (uric_readings_is_kept(p, segment, &dropped)) {
            struct uric_readings_written t = { NULL, 0, 0 };

            uric_readings_put_segment(p, segment, &t);
            total += t.length;
            if (buffer_end != NULL) {
                t.buffer = buffer_end - total;
                t.size = (size_t)t.length;
                t.length = 0;
                uric_readings_put_segment(p, segment, &t);
            }
        }
        dropped += more;
        if (whole.begin == p->all.begin)
            return total;
        end = whole.begin - 1;
    }
}

static void uric_readings_put_segments(struct uric_readings_path *p, struct uric_readings_written *t)
{
    if (p->all.begin < p->all.end && uric_readings_is_separator(p, p->s[p->all.begin]))
        p->all.begin++;
    uric_readings_find_drive(p);
    t->length = uric_readings_put_backwards(p, NULL);
    if (t->length <= t->size)
        uric_readings_put_backwards(p, t->buffer + t->length);
}

void uric_readings_whatwg_path(const char *s, const struct uric_reading *r, struct uric_readings_written *t)
{
    struct uric_readings_path p = { s, r, r->path, false };

    if (r->steps & URIC_READINGS_READING_OPAQUE_PATH)
        uric_readings_put_opaque(&p, t);
    else if (p.all.begin < p.all.end || r->steps & URIC_READINGS_READING_SPECIAL_PATH)
        uric_readings_put_segments(&p, t);
}

/* Writes the parts of a reading as its parser returns them. */

static void uric_readings_put_all(struct uric_readings_reading_bytes bytes, struct uric_readings_written *t)
{
    int byte;

    while ((byte = uric_readings_reading_next(&bytes)) >= 0)
        uric_readings_put_byte(t, (char)byte);
}

/* A number below 1000. */
static void uric_readings_put_octet(unsigned number, struct uric_readings_written *t)
{
    if (number >= 100)
        uric_readings_put_byte(t, (char)('0' + number / 100));
    if (number >= 10)
        uric_readings_put_byte(t, (char)('0' + number / 10 % 10));
    uric_readings_put_byte(t, (char)('0' + number % 10));
}

static void uric_readings_put_IPv4(const uint8_t address[16], struct uric_readings_written *t)
{
    int i;

    for (i = 0; i < 4; i++) {
        if (i > 0)
            uric_readings_put_byte(t, '.');
        uric_readings_put_octet(address[i], t);
    }
}

/* A group of an IPv6 address, without leading zeros. */
static void uric_readings_put_group(const uint8_t *group, struct uric_readings_written *t)
{
    const unsigned value = (unsigned)group[0] << 8 | group[1];
    int shift = 12;

    while (shift > 0 && value >> shift == 0)
        shift -= 4;
    for (; shift >= 0; shift -= 4)
        uric_readings_put_byte(t, uric_readings_hex_lower(value >> shift & 15));
}

static void uric_readings_put_short_IPv6(const struct uric_reading *r, struct uric_readings_written *t)
{
    char text[URIC_IPV6_TEXT];
    size_t length;

    uric_ipv6_text(r->address, text, sizeof text, &length);
    if (r->steps & URIC_READINGS_READING_HEX_IPV6 && memchr(text, '.', length)) {
        uric_readings_put(t, "::ffff:"); /* the prefix of all addresses with decimals */
        uric_readings_put_group(r->address + 12, t);
        uric_readings_put_byte(t, ':');
        uric_readings_put_group(r->address + 14, t);
    } else {
        uric_readings_put_bytes(t, text, length);
    }
}

static void uric_readings_put_host(const char *s, const struct uric_reading *r, struct uric_readings_written *t)
{
    if (r->verdict == URIC_READING_HOST && r->kind == URIC_READING_IPV4) {
        uric_readings_put_IPv4(r->address, t);
    } else if (r->kind == URIC_READING_NAME || r->verdict == URIC_READING_NO_HOST) {
        uric_readings_put_all(uric_readings_reading_host_bytes(s, r), t);
    } else {
        uric_readings_put_byte(t, '[');
        if (r->kind == URIC_READING_IPV6 && r->steps & URIC_READINGS_READING_SHORT_IPV6)
            uric_readings_put_short_IPv6(r, t);
        else
            uric_readings_put_all(uric_readings_reading_host_bytes(s, r), t);
        uric_readings_put_byte(t, ']');
    }
}

static void uric_readings_put_port(const char *s, const struct uric_reading *r, struct uric_readings_written *t)
{
    struct uric_readings_reading_bytes bytes = uric_readings_reading_port_bytes(s, r), ahead;
    int byte = uric_readings_reading_next(&bytes);

    while (byte == '0' && r->steps & URIC_READINGS_READING_SHORT_PORT) {
        ahead = bytes;
        if (uric_readings_reading_next(&ahead) < 0)
            break;
        byte = uric_readings_reading_next(&bytes);
    }
    for (; byte >= 0; byte = uric_readings_reading_next(&bytes))
        uric_readings_put_byte(t, (char)byte);
}

static void uric_readings_put_path(const char *s, const struct uric_reading *r, struct uric_readings_written *t)
{
    if (r->steps & URIC_READINGS_READING_WHATWG_PATH)
        uric_readings_whatwg_path(s, r, t);
    else
        uric_readings_put_all(uric_readings_reading_span_bytes(s, r->path,
                                        r->steps & (URIC_READINGS_READING_REPLACE |
                                                    URIC_READINGS_READING_DROP_TABS)),
                t);
}

/* Whether the reading has that part. */
static bool uric_readings_has(const struct uric_reading *r, enum uric_part part)
{
    switch (part) {
    case URIC_SCHEME:
        return r->has_scheme;
    case URIC_HOST:
        return r->has_host && r->verdict != URIC_READING_UNKNOWN;
    case URIC_PORT:
        return r->has_port;
    default:
        return r->has_path;
    }
}

enum uric_status uric_reading_write(const char *s, const struct uric_reading *r,
                                    enum uric_part part, char *buffer, size_t size,
                                    size_t *length)
{
    struct uric_readings_written t = { buffer, size, 0 };

    *length = 0;
    if (part != URIC_SCHEME && part != URIC_HOST && part != URIC_PORT && part != URIC_PATH)
        return URIC_UNKNOWN;
    if (!uric_readings_has(r, part))
        return URIC_NONE;
    switch (part) {
    case URIC_SCHEME:
        uric_readings_put_all(uric_readings_reading_scheme_bytes(s, r), &t);
        break;
    case URIC_HOST:
        uric_readings_put_host(s, r, &t);
        break;
    case URIC_PORT:
        uric_readings_put_port(s, r, &t);
        break;
    default:
        uric_readings_put_path(s, r, &t);
        break;
    }
    return uric_readings_written_end(&t, length);
}

/* Reads a string as one reader, and as several to see whether they agree on the host. */

typedef void uric_readings_read_function(const char *s, size_t n, struct uric_reading *r);

enum { URIC_READINGS_NEWEST, URIC_READINGS_OLDEST, URIC_READINGS_VERSIONS };

/* By enum uric_reader; those with one version have no oldest. */
static uric_readings_read_function *const uric_readings_reader_functions[URIC_READERS][URIC_READINGS_VERSIONS] = {
    { uric_readings_read_rfc3986, NULL }, { uric_readings_read_java, NULL },   { uric_readings_read_rfc3987, NULL },
    { uric_readings_read_whatwg, NULL },  { uric_readings_read_curl, uric_readings_read_curl_oldest },
    { uric_readings_read_urllib, uric_readings_read_urllib_oldest }, { uric_readings_read_chromium, NULL },
    { uric_readings_read_urllib3, uric_readings_read_urllib3_oldest }
};

enum uric_status uric_read_as(enum uric_reader reader, const char *s, size_t n,
                              struct uric_reading *r)
{
    const bool is_oldest = (reader & URIC_READER_OLDEST) != 0;
    const unsigned number = (unsigned)reader & ~(unsigned)URIC_READER_OLDEST;
    uric_readings_read_function *const *versions;

    *r = uric_readings_read_start();
    if (number >= URIC_READERS)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH) {
        uric_readings_read_refuse(r, URIC_MAX_LENGTH, URIC_READING_TOO_LONG);
        return URIC_TOO_LONG;
    }
    versions = uric_readings_reader_functions[number];
    versions[is_oldest && versions[URIC_READINGS_OLDEST] != NULL ? URIC_READINGS_OLDEST : URIC_READINGS_NEWEST](s, n, r);
    return URIC_OK;
}

/* Keeps the disagreement that starts first. */
static void uric_readings_keep_first(struct uric_agreement *a, uint32_t at, int reader, int reason)
{
    if (a->reason != URIC_READING_ALIKE && at >= a->at)
        return;
    a->at = at;
    a->reader = (uint8_t)reader;
    a->reason = (uint8_t)reason;
}

/* Notes why a reader finds another host than RFC 3986: because it left RFC 3986, unless that
 * refuses the string at the same byte or before. */
static void uric_readings_explain(struct uric_agreement *a, const struct uric_reading *rfc3986, int reader,
                    const struct uric_reading *r)
{
    const bool is_refused = rfc3986->verdict == URIC_READING_REFUSED;

    if (r->reason != URIC_READING_ALIKE && !(is_refused && rfc3986->at <= r->at))
        uric_readings_keep_first(a, r->at, reader, (int)r->reason);
    else if (is_refused)
        uric_readings_keep_first(a, rfc3986->at, URIC_READER_RFC3986, (int)rfc3986->reason);
    else
        uric_readings_keep_first(a, 0, reader, URIC_READING_OTHER);
}

/* Whether the reader finds no host only because a "_" may not be in one (RFC 2396, 3.2.2): it
 * names no other. */
static bool uric_readings_names_none(const char *s, const struct uric_reading *r)
{
    return r->verdict == URIC_READING_NO_HOST && r->reason == URIC_READING_HOST_CHARACTER &&
           s[r->at] == '_';
}

/* What the comparison goes by. */
struct uric_readings_comparison {
    const char *s;
    size_t n;
    struct uric_reading rfc3986, first; /* the first of the set */
    bool have_first, all_alike, accepted_without_name;
    struct uric_agreement *found; /* NULL if only the result is wanted */
};

/* Compares this version of each reader of the set that has it with the first one and with
 * RFC 3986. */
static void uric_readings_compare_versions(struct uric_readings_comparison *c, unsigned readers, int version)
{
    int reader;

    for (reader = 0; reader < URIC_READERS && (c->all_alike || c->found != NULL); reader++) {
        uric_readings_read_function *const read = uric_readings_reader_functions[reader][version];
        struct uric_reading r;

        if (!(readers >> reader & 1) || read == NULL)
            continue;
        r = c->rfc3986;
        if (reader != URIC_READER_RFC3986)
            read(c->s, c->n, &r);
        if (uric_readings_names_none(c->s, &r)) {
            c->accepted_without_name = true;
            continue;
        }
        if (!c->have_first)
            c->first = r;
        c->have_first = true;
        if (r.verdict == URIC_READING_UNKNOWN || !uric_readings_reading_same_host(c->s, &c->first, &r))
            c->all_alike = false;
        if (c->found != NULL && !uric_readings_reading_same_host(c->s, &c->rfc3986, &r))
            uric_readings_explain(c->found, &c->rfc3986, reader, &r);
    }
}

/* Writes the verdict, and why all refuse. */
static void uric_readings_conclude(const struct uric_readings_comparison *c)
{
    c->found->verdict = URIC_DIFFER;
    if (!c->all_alike)
        return;
    c->found->verdict = URIC_AGREE;
    if (c->first.verdict != URIC_READING_REFUSED)
        return;
    c->found->verdict = c->accepted_without_name ? URIC_DIFFER : URIC_ALL_REFUSE;
    if (c->rfc3986.verdict == URIC_READING_REFUSED)
        uric_readings_keep_first(c->found, c->rfc3986.at, URIC_READER_RFC3986, (int)c->rfc3986.reason);
}

/* Whether all readers of the set find the same host, or none. */
static bool uric_readings_agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_readings_comparison c;

    memset(&c, 0, sizeof c);
    c.s = s;
    c.n = n;
    c.all_alike = true;
    c.found = a;
    uric_readings_read_rfc3986(s, n, &c.rfc3986);
    uric_readings_compare_versions(&c, readers, URIC_READINGS_NEWEST);
    if (c.all_alike) {
        uric_readings_compare_versions(&c, readers, URIC_READINGS_OLDEST);
        if (!c.all_alike && a != NULL)
            a->reason = URIC_READING_VERSION;
    }
    if (a != NULL)
        uric_readings_conclude(&c);
    return c.all_alike && c.first.verdict != URIC_READING_REFUSED;
}

/* The most bytes of a URL that is compared with plain ones first: less than any reader's limit, of
 * which curl's, of 8 MB, is the lowest. */
enum { URIC_READINGS_PLAIN_MOST = 7000000 };

bool uric_agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_agreement found;
    bool result = false;

    memset(&found, 0, sizeof found);
    found.verdict = URIC_DIFFER;
    if (readers == 0)
        readers = (1u << URIC_READERS) - 1;
    if (readers >> URIC_READERS != 0)
        uric_readings_keep_first(&found, 0, URIC_READER_RFC3986, URIC_READING_OTHER);
    else if (n > URIC_MAX_LENGTH)
        uric_readings_keep_first(&found, URIC_MAX_LENGTH, URIC_READER_RFC3986, URIC_READING_TOO_LONG);
    else
        result = (n > 0 && n <= URIC_READINGS_PLAIN_MOST && uric_readings_read_alike(s, n)) ||
                 uric_readings_agree(s, n, readers, a != NULL ? &found : NULL);
    if (result)
        memset(&found, 0, sizeof found);
    if (a != NULL)
        *a = found;
    return result;
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
