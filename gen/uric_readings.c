/* uric_readings in one file, to go with uric.c; its interface is uric_readings.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

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
#ifndef URIC_NUMERIC_HOST_H
#define URIC_NUMERIC_HOST_H

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

/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address and the bits of its spelling
 * (enum uric_spelling) but for URIC_SPELLING_ENCODED, or 0. */
URIC_INTERNAL int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    unsigned *spelling);

#endif
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H

/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H

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

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_decode_next(s, i, end) : -1;
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_INLINE int uric_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_is_unreserved(byte))
        return 0;
    return !uric_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_is_hexdig((unsigned char)s[i - 1])));
}

#endif

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       unsigned *spelling, int *after)
{
    unsigned base = 10;
    int byte = uric_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *spelling |= URIC_SPELLING_HEX;
            byte = uric_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *spelling |= URIC_SPELLING_OCTAL;
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
        byte = uric_decoded_byte(s, i, end);
    }
    *after = byte;
    return digits;
}

int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                      unsigned *spelling)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *spelling = 0;
    for (numbers = 1;; numbers++) {
        if (!read_number(s, &i, host.end, &last, spelling, &after))
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

/* The names of readers, verdicts and reasons. */

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

const char *uric_reader_name(int reader)
{
    static const char *const names[URIC_READERS] = {
        "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib"
    };
    return NAMED(names, reader);
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
    static const char *const names[URIC_READING_REASONS] = {
        NULL, "backslash", "userinfo", "tab-newline", "space", "control", "missing-slashes",
        "empty-host", "numeric-host", "ip-literal", "percent-in-host", "idna",
        "host-character", "host-label", "port", "fragment-order", "percent", "non-ascii",
        "character", "scheme", "file", "relative", "opaque", "too-long", "other"
    };
    return NAMED(names, reason);
}

#undef NAMED

/* Walks over the bytes that a parser returns, and compares hosts by them. */
/* The bytes of a span as a parser returns them, one at a time: its steps applied, nothing
 * copied. */
#ifndef URIC_READING_BYTES_H
#define URIC_READING_BYTES_H

/* What one parser makes of a string, as spans of it: the interface of the readers.
 *
 * A reader says where its scheme, host, port and path are written and what its parser does to
 * those bytes (enum uric_reading_steps).  So nothing is copied, hosts of any length are compared
 * byte by byte (reading_bytes.h), and what the parser returns is written from the spans. */
#ifndef URIC_READING_H
#define URIC_READING_H


/* What a parser does to the bytes of the spans, in this order. */
enum uric_reading_steps {
    URIC_READING_AS_IS = 0,
    URIC_READING_REPLACE = 1,      /* ill-formed UTF-8 becomes U+FFFD, in all spans */
    URIC_READING_DROP_TABS = 2,    /* tab, LF and CR are removed, in all spans */
    URIC_READING_DECODE_HOST = 4,  /* triplets of the host are decoded; a stray "%" stays */
    URIC_READING_ENCODE_HOST = 8,  /* bytes of the host above 0x7E or below 0x20 become triplets */
    URIC_READING_LOWER_HOST = 16,  /* letters A to Z become lower case */
    URIC_READING_LOWER_SCHEME = 32,
    URIC_READING_SHORT_PORT = 64,  /* leading zeros of the port are dropped; one digit is kept */
    URIC_READING_WHATWG_PATH = 128, /* the path is serialized by the URL Standard: */
    URIC_READING_SPECIAL_PATH = 256, /* of a special URL, */
    URIC_READING_FILE_PATH = 512,   /* of a file URL besides, */
    URIC_READING_OPAQUE_PATH = 1024, /* or an opaque path */
    URIC_READING_SHORT_IPV6 = 2048, /* an IPv6 address is written as RFC 5952 says; */
    URIC_READING_HEX_IPV6 = 4096    /* but the last 32 bits never in decimals */
};

/* A reading of nothing: REFUSED, URIC_READING_ALIKE. */
static URIC_INLINE struct uric_reading uric_read_start(void)
{
    struct uric_reading r;

    memset(&r, 0, sizeof r);
    r.verdict = URIC_READING_REFUSED;
    return r;
}

/* Notes that the parser leaves RFC 3986 at this byte, unless it did so before it. */
static URIC_INLINE void uric_read_leaves(struct uric_reading *r, uint32_t at,
                                         enum uric_reading_reason reason)
{
    if (r->reason == URIC_READING_ALIKE || at < r->at) {
        r->at = at;
        r->reason = reason;
    }
}

/* Notes why the parser refuses the string, and forgets the parts. */
static URIC_INLINE void uric_read_refuse(struct uric_reading *r, uint32_t at,
                                         enum uric_reading_reason reason)
{
    uric_read_leaves(r, at, reason);
    r->verdict = URIC_READING_REFUSED;
    r->has_scheme = r->has_host = r->has_port = r->has_path = false;
}

/* The readers.  n is at most URIC_MAX_LENGTH; *r need not be initialized. */
URIC_INTERNAL void uric_read_rfc3986(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_rfc3987(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_whatwg(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_java(const char *s, size_t n, struct uric_reading *r); /* RFC 2396 */
URIC_INTERNAL void uric_read_curl(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_urllib(const char *s, size_t n, struct uric_reading *r);

/* Whether the string is a URL in which all readers find the same host; false says nothing.  n is
 * from 1 to a million: readers refuse what is much longer. */
URIC_INTERNAL bool uric_read_alike(const char *s, size_t n);

#endif

struct uric_reading_bytes {
    const char *s;
    uint32_t at, end;    /* the rest of the span */
    uint32_t formed;     /* up to here it is well-formed UTF-8 */
    unsigned steps;      /* enum uric_reading_steps */
    unsigned replaced;   /* bytes of U+FFFD to read before those of the span */
    unsigned char coded; /* the byte whose triplet is being returned */
    unsigned coded_left; /* its digits to return */
};

/* The bytes of a span, with only these of enum uric_reading_steps. */
URIC_INTERNAL struct uric_reading_bytes uric_reading_span_bytes(const char *s, uric_span span,
                                                                unsigned steps);

/* The bytes of a host that is a name, of a scheme, or of a port. */
URIC_INTERNAL struct uric_reading_bytes uric_reading_host_bytes(const char *s,
                                                                const struct uric_reading *r);
URIC_INTERNAL struct uric_reading_bytes uric_reading_scheme_bytes(const char *s,
                                                                  const struct uric_reading *r);
URIC_INTERNAL struct uric_reading_bytes uric_reading_port_bytes(const char *s,
                                                                const struct uric_reading *r);

/* The next byte; -1 at the end. */
URIC_INTERNAL int uric_reading_next(struct uric_reading_bytes *b);

/* Whether both make the same of the string s: verdict and host, whatever the case of letters.
 * What IDNA would have to decide is like nothing else. */
URIC_INTERNAL bool uric_reading_same_host(const char *s, const struct uric_reading *a,
                                          const struct uric_reading *b);

#endif
/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_UTF8_STEP_H
#define URIC_UTF8_STEP_H


/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_utf8 uric_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_INLINE int uric_take_utf8(struct uric_utf8 *e, unsigned byte)
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
static URIC_INLINE size_t uric_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_utf8 expected = uric_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif

static bool is_dropped(const struct uric_reading_bytes *b, int byte)
{
    return b->steps & URIC_READING_DROP_TABS && (byte == '\t' || byte == '\n' || byte == '\r');
}

/* At a byte above 0x7F: passes an ill-formed sequence, which U+FFFD replaces. */
static void check_utf8(struct uric_reading_bytes *b)
{
    size_t skip;
    const size_t length = uric_utf8_length(b->s + b->at, b->end - b->at, &skip);

    if (length > 0) {
        b->formed = b->at + (uint32_t)length;
    } else {
        b->at += (uint32_t)skip;
        b->replaced = 3;
    }
}

/* The next byte before decoding; -1 at the end. */
static int next_raw(struct uric_reading_bytes *b)
{
    while (b->replaced > 0 || b->at < b->end) {
        unsigned char byte;

        if (b->replaced > 0)
            return "\xBD\xBF\xEF"[--b->replaced] & 0xFF;
        byte = (unsigned char)b->s[b->at];
        if (byte > 0x7F && b->at >= b->formed && b->steps & URIC_READING_REPLACE) {
            check_utf8(b);
            if (b->replaced > 0)
                continue;
        }
        b->at++;
        if (!is_dropped(b, byte))
            return byte;
    }
    return -1;
}

/* The byte of the triplet whose "%" was the last byte; "%" if there is none. */
static int decoded(struct uric_reading_bytes *b)
{
    struct uric_reading_bytes ahead = *b;
    const int high = next_raw(&ahead), low = next_raw(&ahead);

    if (high < 0 || low < 0 || uric_hex_value((char)high) > 15 || uric_hex_value((char)low) > 15)
        return '%';
    *b = ahead;
    return (int)(uric_digit((char)high) << 4 | uric_digit((char)low));
}

int uric_reading_next(struct uric_reading_bytes *b)
{
    int byte;

    if (b->coded_left > 0)
        return uric_hex_upper(--b->coded_left > 0 ? b->coded >> 4 : b->coded & 15);
    byte = next_raw(b);
    if (byte == '%' && b->steps & URIC_READING_DECODE_HOST)
        byte = decoded(b);
    if (b->steps & URIC_READING_ENCODE_HOST && (byte > 0x7E || (byte >= 0 && byte < 0x20))) {
        b->coded = (unsigned char)byte;
        b->coded_left = 2;
        return '%';
    }
    if (byte >= 0 && b->steps & (URIC_READING_LOWER_HOST | URIC_READING_LOWER_SCHEME))
        return uric_lower((char)byte);
    return byte;
}

struct uric_reading_bytes uric_reading_span_bytes(const char *s, uric_span span,
                                                  unsigned steps)
{
    struct uric_reading_bytes b;

    memset(&b, 0, sizeof b);
    b.s = s;
    b.at = span.begin;
    b.end = span.end;
    b.steps = steps;
    return b;
}

struct uric_reading_bytes uric_reading_host_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->host, r->steps & ~(unsigned)URIC_READING_LOWER_SCHEME);
}

struct uric_reading_bytes uric_reading_scheme_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->scheme,
                    r->steps & (URIC_READING_DROP_TABS | URIC_READING_LOWER_SCHEME));
}

struct uric_reading_bytes uric_reading_port_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->port, r->steps & URIC_READING_DROP_TABS);
}

static bool same_bytes(struct uric_reading_bytes a, struct uric_reading_bytes b)
{
    int x, y;

    do {
        x = uric_reading_next(&a);
        y = uric_reading_next(&b);
        if (x != y && (x < 0 || y < 0 || uric_lower((char)x) != uric_lower((char)y)))
            return false;
    } while (x >= 0);
    return true;
}

/* Whether no step but that of the case of letters changes these bytes. */
static bool is_plain(const char *s, uric_span span)
{
    while (span.begin < span.end && s[span.begin] > ' ' && s[span.begin] < 0x7F &&
           s[span.begin] != '%')
        span.begin++;
    return span.begin == span.end;
}

/* Whether names are the same bytes of the string after the same steps. */
static bool same_span(const char *s, const struct uric_reading *a, const struct uric_reading *b)
{
    const unsigned steps = URIC_READING_DROP_TABS | URIC_READING_REPLACE |
                           URIC_READING_DECODE_HOST | URIC_READING_ENCODE_HOST;

    return a->host.begin == b->host.begin && a->host.end == b->host.end &&
           (((a->steps ^ b->steps) & steps) == 0 || is_plain(s, a->host));
}

bool uric_reading_same_host(const char *s, const struct uric_reading *a, const struct uric_reading *b)
{
    if (a->verdict != b->verdict || a->verdict == URIC_READING_UNKNOWN)
        return false;
    if (a->verdict != URIC_READING_HOST)
        return true;
    if (a->kind != b->kind)
        return false;
    if (a->kind == URIC_READING_IPV4 || a->kind == URIC_READING_IPV6)
        return memcmp(a->address, b->address, a->kind == URIC_READING_IPV4 ? 4 : 16) == 0;
    return same_span(s, a, b) ||
           same_bytes(uric_reading_host_bytes(s, a), uric_reading_host_bytes(s, b));
}

/* What the strict scanners find, as a reading, and why they refuse a string. */
/* Readings that come from the parts which a scanner of the library found. */
#ifndef URIC_READING_PARTS_H
#define URIC_READING_PARTS_H


/* The reading of the n bytes at s that were parsed with this status. */
URIC_INTERNAL void uric_reading_of_parts(const char *s, size_t n, enum uric_status status,
                                         const struct uric *u, struct uric_reading *r);

#endif
/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */
#ifndef URIC_SETTLE_READING_H
#define URIC_SETTLE_READING_H


/* Copies the bytes of a span, without tabs, LF and CR if the steps drop them, with triplets
 * decoded if the steps decode the host; returns their number, or room + 1 if there are more. */
URIC_INTERNAL size_t uric_gather_host(const char *s, uric_span span, unsigned steps, char *to,
                                      size_t room);

/* Whether the n bytes at `text` are of the rule IPv6address or IPv4address; then the host gets
 * that kind and the address. */
URIC_INTERNAL bool uric_read_is_ipv6(const char *text, size_t n, struct uric_reading *r);
URIC_INTERNAL bool uric_read_is_ipv4(const char *text, size_t n, struct uric_reading *r);

/* Makes the host an IPv4 address if it is one in dotted decimals after its steps. */
URIC_INTERNAL void uric_read_dotted(const char *s, struct uric_reading *r);

/* The reason for a byte that RFC 3986 does not allow in this part (enum uric_part), or that the
 * parser does not. */
URIC_INTERNAL enum uric_reading_reason uric_reading_of_byte(const char *s, size_t n, uint32_t at,
                                                            int part);

/* Compares the finished read with RFC 3986's verdict: notes the first byte that RFC 3986 does not
 * allow if the parser accepts the string; if both refuse it, they do not differ. */
URIC_INTERNAL void uric_settle_reading(const char *s, size_t n, struct uric_reading *r);

#endif

static void set_host(const char *s, const struct uric *u, struct uric_reading *r)
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

void uric_reading_of_parts(const char *s, size_t n, enum uric_status status,
                           const struct uric *u, struct uric_reading *r)
{
    *r = uric_read_start();
    if (status != URIC_OK) {
        uric_read_refuse(r, u->error_offset, uric_reading_of_byte(s, n, u->error_offset, u->error_part));
        return;
    }
    set_host(s, u, r);
    r->verdict = r->host.end > r->host.begin ? URIC_READING_HOST : URIC_READING_NO_HOST;
    r->scheme = u->part[URIC_SCHEME];
    r->has_scheme = uric_has(u, URIC_SCHEME);
    r->port = u->part[URIC_PORT];
    r->has_port = uric_has(u, URIC_PORT);
    r->path = u->part[URIC_PATH];
    r->has_path = true;
}

/* Generated from grammar/readings/whatwg_url.rl by ragel 6.10 -G2; do not edit. */
/* Reads a URL as the basic URL parser of the URL Standard does (section 4.4), without a base:
 * where scheme, host, port and path are, or at which byte it fails.  What a host means is decided
 * after it: whatwg_domain.rl. */
/* The machines of the reader of the URL Standard: grammar/readings/whatwg_*.rl. */
#ifndef URIC_WHATWG_H
#define URIC_WHATWG_H


enum uric_whatwg_kind {
    URIC_WHATWG_OTHER, /* a URL that is not special */
    URIC_WHATWG_OPAQUE, /* one with an opaque path */
    URIC_WHATWG_SPECIAL,
    URIC_WHATWG_FILE
};

/* What the scan of a URL finds besides spans. */
struct uric_whatwg {
    enum uric_whatwg_kind kind;
    uint32_t slashes; /* before the authority of a special URL */
    uint32_t after;   /* where what precedes the path ends */
    uint32_t error;   /* where it fails, if it does */
    int32_t default_port; /* of a special scheme that has one; otherwise 0 */
    bool at_sign, in_brackets, in_port;
};

/* What the bytes of a domain say. */
struct uric_whatwg_domain {
    int state;
    bool forbidden, beyond_ascii, replaced, ace; /* there is a forbidden code point, a byte above
                                                    0x7F, U+FFFD, a label that starts with xn-- */
    bool ends_in_number, is_ipv4;
    unsigned parts, base;  /* of an IPv4 address; of its last part */
    uint64_t value[4];     /* of each part, at most UINT32_MAX + 1 */
};

/* Whether the parser removes the byte wherever it is. */
static URIC_INLINE bool uric_whatwg_drops(unsigned char byte)
{
    return byte == '\t' || byte == '\n' || byte == '\r';
}

/* Adds a digit to the last part of an address. */
static URIC_INLINE void uric_whatwg_digit(struct uric_whatwg_domain *d, unsigned char digit)
{
    uint64_t *const value = &d->value[d->parts - 1];

    *value = *value * d->base + uric_digit((char)digit);
    if (*value > UINT32_MAX)
        *value = (uint64_t)UINT32_MAX + 1;
}

/* Scans s[begin..end), which neither starts nor ends with a control or a space: whether it is
 * a URL, but for what is in its host and its port. */
URIC_INTERNAL int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end,
                                  struct uric_reading *r, struct uric_whatwg *w);

URIC_INTERNAL void uric_whatwg_domain_start(struct uric_whatwg_domain *d);
URIC_INTERNAL void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte);
URIC_INTERNAL void uric_whatwg_domain_end(struct uric_whatwg_domain *d);

#endif

#define AT ((uint32_t)((const char *)p - s))

enum { whatwg_url_start = 1 };
enum { whatwg_url_first_final = 23 };

int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                    struct uric_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = whatwg_url_start;

    w->after = begin;
    r->scheme.begin = begin;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 70u: goto st6;
		case 72u: goto st17;
		case 87u: goto st22;
		case 102u: goto st6;
		case 104u: goto st17;
		case 119u: goto st22;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st2;
	} else if ( (*p) >= 65u )
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
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr5:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr41;
		case 63u: goto tr40;
	}
	goto tr39;
tr39:
	{ w->kind = URIC_WHATWG_OPAQUE; }
	{ r->path.begin = AT; }
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr55:
	{ r->path.begin = AT; }
	goto st24;
tr42:
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr47:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	goto st24;
tr50:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	goto st24;
tr53:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ r->path.begin = AT; }
	goto st24;
tr57:
	{ r->path.begin = AT; }
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr71:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr65:
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr67:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr75:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 63u: goto tr43;
	}
	goto tr42;
tr40:
	{ p = pe - 1; }
	goto st25;
tr43:
	{ r->path.end = AT; r->has_path = true; }
	{ p = pe - 1; }
	goto st25;
tr46:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	{ p = pe - 1; }
	goto st25;
tr49:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ p = pe - 1; }
	goto st25;
tr52:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ p = pe - 1; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	goto st25;
tr41:
	{ r->path.begin = AT; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st27;
		case 63u: goto tr43;
	}
	goto tr42;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto tr46;
		case 47u: goto tr47;
		case 58u: goto st3;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto tr46;
		case 64u: goto tr7;
		case 91u: goto tr9;
		case 124u: goto st3;
	}
	if ( 92u <= (*p) && (*p) <= 94u )
		goto st3;
	goto tr8;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr7;
	}
	goto st3;
tr7:
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto st0;
		case 47u: goto st0;
		case 58u: goto st3;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto st0;
		case 64u: goto tr7;
		case 91u: goto tr9;
		case 124u: goto st3;
	}
	if ( 92u <= (*p) && (*p) <= 94u )
		goto st3;
	goto tr8;
tr8:
	{ r->host.begin = AT; }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto tr51;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto tr49;
		case 64u: goto tr7;
		case 124u: goto st3;
	}
	if ( 91u <= (*p) && (*p) <= 94u )
		goto st3;
	goto st28;
tr51:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st29;
tr56:
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr52;
		case 47u: goto tr53;
		case 63u: goto tr52;
		case 64u: goto tr7;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st29;
	goto st3;
tr9:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr7;
		case 93u: goto tr11;
	}
	if ( (*p) < 65u ) {
		if ( 46u <= (*p) && (*p) <= 58u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st3;
tr11:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto tr56;
		case 63u: goto tr40;
		case 64u: goto tr7;
	}
	goto st3;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 73u: goto st7;
		case 84u: goto st11;
		case 105u: goto st7;
		case 116u: goto st11;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 76u: goto st8;
		case 108u: goto st8;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 69u: goto st9;
		case 101u: goto st9;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr16;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr16:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_FILE; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr58;
		case 63u: goto tr40;
		case 92u: goto tr59;
	}
	goto tr57;
tr58:
	{ r->path.begin = AT; }
	goto st32;
tr59:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	{ r->path.begin = AT; }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st33;
		case 63u: goto tr43;
		case 92u: goto tr61;
	}
	goto tr42;
tr61:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto st0;
		case 63u: goto tr40;
		case 64u: goto st0;
		case 91u: goto tr64;
		case 92u: goto tr65;
		case 93u: goto st0;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr63;
	} else if ( (*p) >= 65u )
		goto tr63;
	goto tr62;
tr62:
	{ r->host.begin = AT; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto st0;
		case 63u: goto tr49;
		case 64u: goto st0;
		case 92u: goto tr67;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
tr63:
	{ r->host.begin = AT; }
	{ r->path.begin = AT; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto st36;
		case 63u: goto tr49;
		case 64u: goto st0;
		case 92u: goto tr67;
		case 124u: goto st37;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st24;
		case 63u: goto tr43;
		case 92u: goto tr71;
	}
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st24;
		case 58u: goto st0;
		case 63u: goto tr43;
		case 64u: goto st0;
		case 92u: goto tr71;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
tr64:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 46u: goto st10;
		case 93u: goto tr18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 58u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
tr18:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st38;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 63u: goto tr40;
		case 92u: goto tr65;
	}
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 80u: goto st12;
		case 112u: goto st12;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr20:
	{ w->default_port = 21; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
tr22:
	{
        if (w->slashes++ == 2)
            uric_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	goto st13;
tr26:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	{
        if (w->slashes++ == 2)
            uric_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	goto st13;
tr36:
	{ w->default_port = 80; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
tr38:
	{ w->default_port = 443; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto tr22;
		case 58u: goto tr23;
		case 63u: goto st0;
		case 64u: goto tr24;
		case 91u: goto tr25;
		case 92u: goto tr26;
		case 93u: goto tr23;
	}
	goto tr21;
tr29:
	{ r->host.begin = AT; }
	goto st39;
tr21:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{ r->host.begin = AT; }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto tr73;
		case 63u: goto tr49;
		case 64u: goto tr28;
		case 92u: goto tr67;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st14;
	goto st39;
tr73:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st40;
tr76:
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr52;
		case 47u: goto tr53;
		case 63u: goto tr52;
		case 64u: goto tr28;
		case 92u: goto tr75;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st40;
	goto st14;
tr23:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 92u: goto st0;
	}
	goto st14;
tr28:
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st15;
tr24:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 58u: goto st14;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 91u: goto tr30;
		case 92u: goto st0;
		case 93u: goto st14;
	}
	goto tr29;
tr30:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st16;
tr25:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 92u: goto st0;
		case 93u: goto tr32;
	}
	if ( (*p) < 65u ) {
		if ( 46u <= (*p) && (*p) <= 58u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st14;
tr32:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto tr76;
		case 63u: goto tr40;
		case 64u: goto tr28;
		case 92u: goto tr65;
	}
	goto st14;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 84u: goto st18;
		case 116u: goto st18;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 84u: goto st19;
		case 116u: goto st19;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 80u: goto st20;
		case 112u: goto st20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr36;
		case 83u: goto st21;
		case 115u: goto st21;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr38;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 83u: goto st20;
		case 115u: goto st20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 28:
	case 34:
	case 35:
	case 39:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 27:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 29:
	case 40:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 24:
	case 26:
	case 32:
	case 36:
	case 37:
	{ r->path.end = AT; r->has_path = true; }
	break;
	}
	}

	_out: {}
	}

    w->error = p < pe ? AT : end;
    return cs >= whatwg_url_first_final;
}

#undef AT

/* Generated from grammar/readings/whatwg_domain.rl by ragel 6.10 -G2; do not edit. */
/* Decides what a domain of a special URL is in the URL Standard (sections 3.5 and 3.6): an IPv4
 * address, a name, or a failure.  It reads the bytes of the host after percent-decoding, one a
 * call. */

enum { whatwg_domain_start = 0 };

void uric_whatwg_domain_start(struct uric_whatwg_domain *d)
{
    memset(d, 0, sizeof *d);
    d->state = whatwg_domain_start;
}

static void scan(struct uric_whatwg_domain *d, const unsigned char *p, const unsigned char *pe,
                 const unsigned char *eof)
{
    int cs = d->state;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr4;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr0:
	{ d->forbidden = true; }
	goto st1;
tr6:
	{ d->beyond_ascii = true; }
	goto st1;
tr13:
	{ d->beyond_ascii = true; }
	{ d->replaced = true; }
	goto st1;
tr16:
	{ d->ace = true; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st11;
		case 120u: goto st11;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr7:
	{ d->beyond_ascii = true; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 191u: goto tr12;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr12:
	{ d->beyond_ascii = true; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 189u: goto tr13;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 78u: goto st9;
		case 110u: goto st9;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 45u: goto st10;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 45u: goto tr16;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto st11;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto st11;
		} else
			goto st1;
	} else
		goto st11;
	goto tr6;
tr3:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr19;
		case 120u: goto tr19;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr18;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr20;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr21;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr20:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr24;
		case 120u: goto tr24;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr23;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr25;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr26;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr25:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr29;
		case 120u: goto tr29;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr28;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr30;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr31;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr30:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr34;
		case 120u: goto tr34;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr33;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr33:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st20;
tr35:
	{ uric_whatwg_digit(d, (*p)); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr35;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr34:
	{ d->base = 16; }
	goto st21;
tr36:
	{ uric_whatwg_digit(d, (*p)); }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr36;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr36;
		} else
			goto st1;
	} else
		goto tr36;
	goto tr6;
tr31:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st22;
tr37:
	{ uric_whatwg_digit(d, (*p)); }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr37;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr28:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st23;
tr38:
	{ uric_whatwg_digit(d, (*p)); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr38;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr29:
	{ d->base = 16; }
	goto st24;
tr39:
	{ uric_whatwg_digit(d, (*p)); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr39;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr39;
		} else
			goto st1;
	} else
		goto tr39;
	goto tr6;
tr26:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st25;
tr40:
	{ uric_whatwg_digit(d, (*p)); }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr40;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr23:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st26;
tr41:
	{ uric_whatwg_digit(d, (*p)); }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr41;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr24:
	{ d->base = 16; }
	goto st27;
tr42:
	{ uric_whatwg_digit(d, (*p)); }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr42;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr42;
		} else
			goto st1;
	} else
		goto tr42;
	goto tr6;
tr21:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st28;
tr43:
	{ uric_whatwg_digit(d, (*p)); }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr43;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr18:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st29;
tr44:
	{ uric_whatwg_digit(d, (*p)); }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr44;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr19:
	{ d->base = 16; }
	goto st30;
tr45:
	{ uric_whatwg_digit(d, (*p)); }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr45;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr45;
		} else
			goto st1;
	} else
		goto tr45;
	goto tr6;
tr4:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st31;
tr46:
	{ uric_whatwg_digit(d, (*p)); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr46;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
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

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 3:
	case 4:
	case 5:
	case 11:
	{ d->ends_in_number = true; }
	break;
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
	{ d->ends_in_number = true; }
	{ d->is_ipv4 = true; }
	break;
	}
	}

	}

    d->state = cs;
}

void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte)
{
    scan(d, &byte, &byte + 1, NULL);
}

void uric_whatwg_domain_end(struct uric_whatwg_domain *d)
{
    const unsigned char none = 0;

    scan(d, &none, &none, &none);
}

/* Generated from grammar/readings/alike.rl by ragel 6.10 -G2; do not edit. */
/* Accepts URLs in which all readers find the same host: the plain ones, of which there are most.
 * uric_agree() asks the readers about all others. */

enum { alike_start = 1 };
enum { alike_first_final = 38 };

bool uric_read_alike(const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;
    int cs = alike_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 72u: goto st2;
		case 104u: goto st2;
	}
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
		case 84u: goto st3;
		case 116u: goto st3;
	}
	goto st0;
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
		case 80u: goto st5;
		case 112u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 58u: goto st6;
		case 83u: goto st37;
		case 115u: goto st37;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( (*p) == 47u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 47u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 48u: goto st9;
		case 49u: goto st33;
		case 50u: goto st35;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) == 45u )
		goto st10;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st12;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st15;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	switch( (*p) ) {
		case 33u: goto st39;
		case 37u: goto st13;
		case 61u: goto st39;
		case 95u: goto st39;
		case 126u: goto st39;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st39;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st39;
	} else
		goto st39;
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
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	if ( (*p) == 45u )
		goto st15;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	switch( (*p) ) {
		case 33u: goto st40;
		case 35u: goto st39;
		case 37u: goto st16;
		case 61u: goto st40;
		case 95u: goto st40;
		case 126u: goto st40;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st40;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st40;
	} else
		goto st40;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	if ( (*p) == 54u )
		goto st46;
	if ( (*p) > 53u ) {
		if ( 55u <= (*p) && (*p) <= 57u )
			goto st42;
	} else if ( (*p) >= 49u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st44;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 53u: goto st47;
		case 63u: goto st40;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) >= 48u )
		goto st42;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 53u: goto st48;
		case 63u: goto st40;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st44;
	} else if ( (*p) >= 48u )
		goto st43;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 51u: goto st49;
		case 63u: goto st40;
	}
	if ( (*p) > 50u ) {
		if ( 52u <= (*p) && (*p) <= 57u )
			goto st45;
	} else if ( (*p) >= 48u )
		goto st44;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st45;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st15;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
		case 78u: goto st51;
		case 110u: goto st51;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st19;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 48u: goto st21;
		case 49u: goto st29;
		case 50u: goto st31;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 48u: goto st23;
		case 49u: goto st25;
		case 50u: goto st27;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 48u: goto st52;
		case 49u: goto st53;
		case 50u: goto st55;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 53u: goto st56;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st54;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st52;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st52;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
		case 53u: goto st28;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st26;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st23;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st23;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
		case 53u: goto st32;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st30;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st21;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st21;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
		case 53u: goto st36;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st34;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st9;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st9;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) == 58u )
		goto st6;
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
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
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
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    return cs >= alike_first_final;
}

/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */

enum { IPV4_ROOM = 15 };

static bool is_tab_or_newline(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

size_t uric_gather_host(const char *s, uric_span span, unsigned steps, char *to, size_t room)
{
    uint32_t i = span.begin;
    size_t n = 0;

    while (i < span.end && n <= room) {
        char c;

        if ((steps & URIC_READING_DROP_TABS) && is_tab_or_newline(s[i])) {
            i++;
            continue;
        }
        c = s[i];
        if (steps & URIC_READING_DECODE_HOST)
            c = (char)uric_decode_next(s, &i, span.end);
        else
            i++;
        if (n < room)
            to[n] = c;
        n++;
    }
    return n;
}

static bool is_address(const char *text, size_t n, int rule, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse_as(rule, text, n, &u) != URIC_OK)
        return false;
    uric_host_address(uric_bind(text, &u), r->address);
    return true;
}

bool uric_read_is_ipv6(const char *text, size_t n, struct uric_reading *r)
{
    if (!is_address(text, n, URIC_RULE_IPV6ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV6;
    return true;
}

bool uric_read_is_ipv4(const char *text, size_t n, struct uric_reading *r)
{
    if (!is_address(text, n, URIC_RULE_IPV4ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV4;
    return true;
}

void uric_read_dotted(const char *s, struct uric_reading *r)
{
    char text[IPV4_ROOM];
    const size_t n = uric_gather_host(s, r->host, r->steps, text, sizeof text);

    if (n <= sizeof text)
        (void)uric_read_is_ipv4(text, n, r);
}

/* Whether a bracket is open in the host before this byte. */
static bool is_in_brackets(const char *s, uint32_t at)
{
    while (at > 0 && s[at - 1] != '/' && s[at - 1] != '@' && s[at - 1] != ']') {
        if (s[--at] == '[')
            return true;
    }
    return false;
}

/* Whether a triplet was started before this byte, but is not complete. */
static bool is_in_triplet(const char *s, uint32_t at)
{
    return (at > 0 && s[at - 1] == '%') ||
           (at > 1 && s[at - 2] == '%' && uric_hex_value(s[at - 1]) < 16);
}

static bool is_in_authority(int part)
{
    return part == URIC_USERINFO || part == URIC_HOST || part == URIC_PORT;
}

/* Why a byte that is allowed in no component of a URI is refused; ALIKE if it is another. */
static enum uric_reading_reason byte_reason(unsigned char byte, int part)
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
        return is_in_authority(part) ? URIC_READING_IDNA : URIC_READING_NON_ASCII;
    return URIC_READING_ALIKE;
}

/* Why a byte is refused that is allowed elsewhere, or nowhere. */
static enum uric_reading_reason part_reason(unsigned char byte, int part)
{
    if (byte == '#')
        return URIC_READING_FRAGMENT_ORDER;
    if (is_in_authority(part) && byte == '@')
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

enum uric_reading_reason uric_reading_of_byte(const char *s, size_t n, uint32_t at, int part)
{
    const unsigned char byte = at < n ? (unsigned char)s[at] : 'a';
    const enum uric_reading_reason reason = byte_reason(byte, part);

    if (reason != URIC_READING_ALIKE)
        return reason;
    if (part == URIC_HOST && (byte == '[' || byte == ']' || is_in_brackets(s, at)))
        return URIC_READING_IP_LITERAL;
    if (byte == '%' || is_in_triplet(s, at))
        return is_in_authority(part) ? URIC_READING_PERCENT_IN_HOST : URIC_READING_PERCENT;
    return part_reason(byte, part);
}

void uric_settle_reading(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) == URIC_OK)
        return;
    if (r->verdict == URIC_READING_REFUSED) {
        r->reason = URIC_READING_ALIKE;
        r->at = 0;
        return;
    }
    uric_read_leaves(r, u.error_offset, uric_reading_of_byte(s, n, u.error_offset, u.error_part));
}

/* Reads a string by RFC 3986, as a URI-reference. */

void uric_read_rfc3986(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_reading_of_parts(s, n, uric_parse(s, n, &u), &u, r);
}

/* Reads a string by RFC 3987, as an IRI-reference. */

void uric_read_rfc3987(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_reading_of_parts(s, n, uric_iri_parse(s, n, &u), &u, r);
}

/* Reads a string as the URL Standard's basic URL parser does, without a base (as `new URL(s)` of
 * browsers and Node).  What needs IDNA, domains with bytes above 0x7F or "xn--" labels, is left
 * open.  The machines decide what is where; what is here follows from the bytes that they mark. */

/* Text of an address that is read at once: an IPv6 address has at most 45 bytes. */
enum { ADDRESS_TEXT = 46 };

static bool is_stripped(char byte)
{
    return (unsigned char)byte <= 0x20;
}

/* Why a byte is treated in a way of its own. */
static enum uric_reading_reason stripped_reason(char byte)
{
    if (byte == ' ')
        return URIC_READING_SPACE;
    return uric_whatwg_drops((unsigned char)byte) ? URIC_READING_TAB_NEWLINE
                                                  : URIC_READING_CONTROL;
}

/* Strips controls and spaces from both ends. */
static uric_span strip(const char *s, uint32_t n, struct uric_reading *r)
{
    uric_span all = { 0, n };

    while (all.end > 0 && is_stripped(s[all.end - 1]))
        all.end--;
    while (all.begin < all.end && is_stripped(s[all.begin]))
        all.begin++;
    if (all.begin > 0)
        uric_read_leaves(r, 0, stripped_reason(s[0]));
    else if (all.end < n)
        uric_read_leaves(r, all.end, stripped_reason(s[all.end]));
    return all;
}

/* Why the scan of the URL stopped. */
static enum uric_reading_reason scan_reason(const struct uric_whatwg *w,
                                            const struct uric_reading *r)
{
    if (!r->has_scheme)
        return URIC_READING_RELATIVE;
    if (w->kind == URIC_WHATWG_FILE)
        return URIC_READING_FILE;
    if (w->in_brackets)
        return URIC_READING_IP_LITERAL;
    if (w->in_port)
        return URIC_READING_PORT;
    return r->has_host ? URIC_READING_HOST_CHARACTER : URIC_READING_EMPTY_HOST;
}

static bool read_IPv6(const char *s, struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    char text[ADDRESS_TEXT];
    size_t n = 0;
    struct uric u;
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0) {
        if (n == sizeof text)
            return false;
        text[n++] = (char)byte;
    }
    return uric_parse_as(URIC_RULE_IPV6ADDRESS, text, n, &u) == URIC_OK &&
           uric_host_address(uric_bind(text, &u), r->address) == 16;
}

/* The address of the numbers of an IPv4 address: false if one is too large. */
static bool set_IPv4(const struct uric_whatwg_domain *d, uint8_t address[16])
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

/* Reads the bytes of the domain: false if they are not UTF-8. */
static bool read_domain(const char *s, const struct uric_reading *r, struct uric_whatwg_domain *d)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    struct uric_utf8 utf8 = uric_utf8_start;
    bool formed = true;
    int byte;

    uric_whatwg_domain_start(d);
    while ((byte = uric_reading_next(&bytes)) >= 0) {
        formed = formed && uric_take_utf8(&utf8, (unsigned)byte);
        uric_whatwg_domain_byte(d, (unsigned char)byte);
    }
    uric_whatwg_domain_end(d);
    return formed && utf8.more == 0 && !d->replaced;
}

/* The first byte of the host that another parser would not decode; its end if there is none. */
static uint32_t first_coded(const char *s, uric_span host)
{
    while (host.begin < host.end && s[host.begin] != '%' && (unsigned char)s[host.begin] < 0x80)
        host.begin++;
    return host.begin;
}

static void leave_idna(struct uric_reading *r, uint32_t at)
{
    uric_read_leaves(r, at < r->host.end ? at : r->host.begin, URIC_READING_IDNA);
    r->verdict = URIC_READING_UNKNOWN;
}

/* The host parser, for a special URL. */
static void settle_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = first_coded(s, r->host);
    struct uric_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!read_domain(s, r, &d)) {
        uric_read_refuse(r, coded, URIC_READING_IDNA);
    } else if (d.forbidden && !d.beyond_ascii) {
        uric_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.beyond_ascii || d.ace) {
        leave_idna(r, coded);
    } else if (d.ends_in_number) {
        uric_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
        r->kind = URIC_READING_IPV4;
        if (!d.is_ipv4 || !set_IPv4(&d, r->address))
            uric_read_refuse(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    }
}

static bool is_localhost(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    const char *name = "localhost";

    while (*name != '\0') {
        if (uric_reading_next(&bytes) != *name++)
            return false;
    }
    return uric_reading_next(&bytes) < 0;
}

/* The port, at most 65536; -1 if it is empty. */
static int32_t port_number(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_port_bytes(s, r);
    int32_t number = -1;
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0) {
        number = (number < 0 ? 0 : number) * 10 + (byte - '0');
        if (number > 65535)
            return 65536;
    }
    return number;
}

static void settle_port(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const int32_t number = port_number(s, r);

    if (number > 65535)
        uric_read_refuse(r, r->port.begin, URIC_READING_PORT);
    else if (number < 0 || (number == w->default_port && w->kind == URIC_WHATWG_SPECIAL))
        r->has_port = false;
}

/* File URLs have no host "localhost", and "file://C:/" has a drive in place of one. */
static void settle_file(const char *s, struct uric_reading *r)
{
    if (r->has_path && !r->has_host && s[r->path.begin] != '/' && s[r->path.begin] != '\\')
        uric_read_leaves(r, r->path.begin, URIC_READING_FILE);
    if (r->verdict == URIC_READING_HOST && is_localhost(s, r)) {
        uric_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    } else if (!r->has_host && r->verdict != URIC_READING_REFUSED) {
        r->host.begin = r->host.end = r->path.begin;
        r->has_host = true;
    }
}

static unsigned steps_of(enum uric_whatwg_kind kind)
{
    const unsigned common = URIC_READING_DROP_TABS | URIC_READING_REPLACE |
                            URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT |
                            URIC_READING_WHATWG_PATH | URIC_READING_SHORT_IPV6 |
                            URIC_READING_HEX_IPV6;

    switch (kind) {
    case URIC_WHATWG_SPECIAL:
        return common | URIC_READING_DECODE_HOST | URIC_READING_LOWER_HOST |
               URIC_READING_SPECIAL_PATH;
    case URIC_WHATWG_FILE:
        return common | URIC_READING_DECODE_HOST | URIC_READING_LOWER_HOST |
               URIC_READING_SPECIAL_PATH | URIC_READING_FILE_PATH;
    case URIC_WHATWG_OPAQUE:
        return common | URIC_READING_ENCODE_HOST | URIC_READING_OPAQUE_PATH;
    case URIC_WHATWG_OTHER:
        break;
    }
    return common | URIC_READING_ENCODE_HOST;
}

/* Decides what the host is, and whether it and the port are allowed. */
static void settle(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const bool is_domain = w->kind == URIC_WHATWG_SPECIAL || w->kind == URIC_WHATWG_FILE;

    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6) {
        if (!read_IPv6(s, r))
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (is_domain && r->verdict == URIC_READING_HOST) {
        settle_domain(s, r);
    } else if (r->verdict == URIC_READING_HOST) {
        uric_read_dotted(s, r); /* the same text as an address, as far as others see */
    }
    if (r->has_port)
        settle_port(s, w, r);
    if (w->kind == URIC_WHATWG_FILE)
        settle_file(s, r);
}

void uric_read_whatwg(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_whatwg w;
    uric_span all;

    *r = uric_read_start();
    memset(&w, 0, sizeof w);
    all = strip(s, (uint32_t)n, r);
    if (!uric_whatwg_url(s, all.begin, all.end, r, &w)) {
        uric_read_refuse(r, w.error, scan_reason(&w, r));
        return;
    }
    r->steps = steps_of(w.kind);
    if (!r->has_path)
        r->path.begin = r->path.end = w.after;
    settle(s, &w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
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
    JAVA_LONGEST_PORT = 2147483647, /* an int */
    JAVA_ADDRESS_ROOM = 45          /* the longest IPv6address */
};

/* What a scan meets. */
enum set { JAVA_SCHEME, JAVA_URIC, JAVA_PATH, JAVA_USERINFO, JAVA_REG_NAME, JAVA_SERVER };

/* Besides letters and digits. */
static const char *const java_allowed[] = {
    "+-.",                               /* JAVA_SCHEME */
    "-_.!~*'();/?:@&=+$,[]",             /* JAVA_URIC */
    "-_.!~*'():@&=+$,;/",                /* JAVA_PATH */
    "-_.!~*'();:&=+$,",                  /* JAVA_USERINFO */
    "-_.!~*'()$,;:@&=+",                 /* JAVA_REG_NAME */
    "-_.!~*'()$,;:@&=+[]%"               /* JAVA_SERVER, of an authority in which "]" may follow */
};

static bool java_is_one_of(char c, const char *list)
{
    for (; *list != '\0'; list++) {
        if (c == *list)
            return true;
    }
    return false;
}

static bool java_is_alphanum(char c)
{
    return uric_is_letter(c) || uric_is_digit(c);
}

static uint32_t java_until(const char *s, uint32_t i, uint32_t end, const char *stops)
{
    while (i < end && !java_is_one_of(s[i], stops))
        i++;
    return i;
}

/* Whether a control or a space above U+007F starts at i: U+0080 to U+00A0, U+1680, U+2000 to
 * U+200A, U+2028, U+2029, U+202F, U+205F and U+3000. */
static bool java_is_high_space(const char *s, uint32_t i, uint32_t end)
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
static uint32_t java_scan(const char *s, uint32_t i, uint32_t end, enum set set)
{
    for (; i < end; i++) {
        if (java_is_alphanum(s[i]) || java_is_one_of(s[i], java_allowed[set]))
            continue;
        if (set == JAVA_SCHEME)
            break;
        if (s[i] == '%' && uric_is_triplet((const unsigned char *)s, i, end))
            i += 2;
        else if ((unsigned char)s[i] <= 0x7f || java_is_high_space(s, i, end))
            break;
    }
    return i;
}

/* Refuses the string if a byte of [i, end) is not in the set; part is enum uric_part. */
static bool java_is_all(const char *s, size_t n, uric_span span, enum set set, int part,
                   struct uric_reading *r)
{
    const uint32_t at = java_scan(s, span.begin, span.end, set);

    if (at < span.end)
        uric_read_refuse(r, at, uric_reading_of_byte(s, n, at, part));
    return at == span.end;
}

/* ---- hosts ---- */

/* Where a server ends, or why it is none and where that shows. */
struct server {
    bool is_host;
    uint32_t at;
    enum uric_reading_reason reason;
};

static struct server java_no_host(uint32_t at, enum uric_reading_reason reason)
{
    struct server server;

    server.is_host = false;
    server.at = at;
    server.reason = reason;
    return server;
}

static struct server java_host_ends(uint32_t at)
{
    struct server server = java_no_host(at, URIC_READING_ALIKE);

    server.is_host = true;
    return server;
}

/* The end of a decimal number of at most 255 at i, with any number of leading zeros; i if there
 * is none. */
static uint32_t java_octet_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i, value = 0;

    for (; at < end && uric_is_digit(s[at]); at++) {
        value = 10 * value + (uint32_t)(s[at] - '0');
        if (value > 255)
            return i;
    }
    return at;
}

/* The end of the longest run of digits and dots from i on if that is four octets; otherwise i. */
static uint32_t java_ipv4_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i;
    int octets;

    for (octets = 1;; octets++) {
        const uint32_t next = java_octet_end(s, at, end);

        if (next == at)
            return i;
        at = next;
        if (octets == 4)
            break;
        if (at == end || s[at] != '.')
            return i;
        at++;
    }
    return at < end && (s[at] == '.' || uric_is_digit(s[at])) ? i : at;
}

/* Copies an IPv6 address without leading zeros of the octets at its end, which Java allows and
 * the rule IPv6address does not; returns its length, or more than JAVA_ADDRESS_ROOM. */
static size_t java_plain_ipv6(const char *s, uric_span span, char to[JAVA_ADDRESS_ROOM])
{
    uint32_t octets = span.end, i;
    size_t n = 0;

    while (octets > span.begin && s[octets - 1] != ':')
        octets--;
    if (java_until(s, octets, span.end, ".") == span.end)
        octets = span.end;
    for (i = span.begin; i < span.end && n <= JAVA_ADDRESS_ROOM; i++) {
        if (i >= octets && s[i] == '0' && i + 1 < span.end && uric_is_digit(s[i + 1]) &&
            (i == octets || !uric_is_digit(s[i - 1]) || to[n - 1] == '.' || to[n - 1] == ':'))
            continue;
        if (n < JAVA_ADDRESS_ROOM)
            to[n] = s[i];
        n++;
    }
    return n;
}

/* The host in brackets that opens at i. */
static struct server java_literal(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    const uint32_t close = java_until(s, i, end, "]"), percent = java_until(s, i, close, "%");
    char text[JAVA_ADDRESS_ROOM];
    uric_span address;
    uint32_t scope;
    size_t n;

    address.begin = i + 1;
    address.end = percent;
    n = java_plain_ipv6(s, address, text);
    if (close == end || n > sizeof text || !uric_read_is_ipv6(text, n, r))
        return java_no_host(i, URIC_READING_IP_LITERAL);
    r->host.begin = address.begin;
    r->host.end = close;
    if (percent < close) {
        for (scope = percent + 1; scope < close; scope++) {
            if (!java_is_alphanum(s[scope]) && !java_is_one_of(s[scope], "_."))
                return java_no_host(scope, URIC_READING_IP_LITERAL);
        }
        if (percent + 1 == close)
            return java_no_host(percent, URIC_READING_IP_LITERAL);
        r->kind = URIC_READING_LITERAL;
    }
    return java_host_ends(close + 1);
}

/* A host name of RFC 2396: labels of letters, digits and inner "-"; the last of several starts
 * with a letter; a dot may follow it. */
static struct server java_name(const char *s, size_t n, uint32_t begin, uint32_t end,
                          struct uric_reading *r)
{
    uint32_t i = begin, label = end;

    while (i < end && java_is_alphanum(s[i])) {
        label = i;
        while (i < end && (java_is_alphanum(s[i]) || s[i] == '-'))
            i++;
        if (s[i - 1] == '-')
            return java_no_host(i - 1, URIC_READING_HOST_LABEL);
        if (i == end || s[i] != '.')
            break;
        i++;
    }
    if (i < end && s[i] != ':')
        return java_no_host(i, s[i] == '.' || s[i] == '-' ? URIC_READING_HOST_LABEL :
                                                       uric_reading_of_byte(s, n, i, URIC_HOST));
    if (label == end)
        return java_no_host(i, URIC_READING_EMPTY_HOST);
    if (label > begin && !uric_is_letter(s[label]))
        return java_no_host(label, URIC_READING_NUMERIC_HOST);
    r->host.begin = begin;
    r->host.end = i;
    return java_host_ends(i);
}

/* The port whose ":" is at i: digits to the end, which may be none. */
static struct server java_port(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    uint64_t value = 0;
    uint32_t at;

    for (at = i + 1; at < end; at++) {
        if (uric_is_digit(s[at]))
            value = 10 * value + (uint32_t)(s[at] - '0');
        if (!uric_is_digit(s[at]) || value > JAVA_LONGEST_PORT)
            return java_no_host(at, URIC_READING_PORT);
    }
    if (i + 1 < end) {
        r->has_port = true;
        r->port.begin = i + 1;
        r->port.end = end;
    }
    return java_host_ends(end);
}

/* [ userinfo "@" ] host [ ":" port ] */
static struct server java_server(const char *s, size_t n, uric_span authority, struct uric_reading *r)
{
    const uint32_t end = authority.end, at = java_until(s, authority.begin, end, "@");
    uint32_t begin = authority.begin, bad, i;
    struct server found;

    if (at < end) {
        bad = java_scan(s, begin, at, JAVA_USERINFO);
        if (bad < at)
            return java_no_host(bad, URIC_READING_USERINFO);
        begin = at + 1;
    }
    i = begin < end && s[begin] != '[' ? java_ipv4_end(s, begin, end) : begin;
    if (i > begin && (i == end || s[i] == ':')) {
        r->host.begin = begin;
        r->host.end = i;
        found = java_host_ends(i);
    } else {
        found = begin < end && s[begin] == '[' ? java_literal(s, begin, end, r) :
                                                 java_name(s, n, begin, end, r);
    }
    if (!found.is_host || found.at == end)
        return found;
    return s[found.at] == ':' ? java_port(s, found.at, end, r) :
                                java_no_host(found.at, URIC_READING_IP_LITERAL);
}

/* A server, or a registry-based name, which has no host.  False if the authority is neither. */
static bool java_read_authority(const char *s, size_t n, uric_span authority, struct uric_reading *r)
{
    const uint32_t name_end = java_scan(s, authority.begin, authority.end, JAVA_REG_NAME);
    const uint32_t server_end = java_scan(s, authority.begin, authority.end, JAVA_SERVER);
    struct server found;

    /* A bad triplet before anything that only a server has is refused. */
    if (name_end < authority.end && (s[name_end] == '%' || server_end < authority.end)) {
        uric_read_refuse(r, name_end, uric_reading_of_byte(s, n, name_end, URIC_HOST));
        return false;
    }
    found = java_server(s, n, authority, r);
    if (found.is_host) {
        r->verdict = URIC_READING_HOST;
        r->has_host = true;
        if (r->kind == URIC_READING_NAME)
            uric_read_dotted(s, r);
        return true;
    }
    r->has_port = false;
    r->kind = URIC_READING_NAME;
    if (name_end < authority.end) {
        uric_read_refuse(r, found.at, found.reason);
        return false;
    }
    if (found.reason != URIC_READING_EMPTY_HOST)
        uric_read_leaves(r, found.at, found.reason);
    return true;
}

/* ---- the URI ---- */

/* From i on: [ "//" authority ] path [ "?" query ].  Returns the end, or n if refused. */
static uint32_t java_read_hierarchical(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span span;

    if (end - i >= 2 && s[i] == '/' && s[i + 1] == '/') {
        span.begin = i + 2;
        span.end = i = java_until(s, i + 2, end, "/?#");
        if (span.begin == end) {
            uric_read_refuse(r, end, URIC_READING_EMPTY_HOST);
            return end;
        }
        if (span.begin < span.end && !java_read_authority(s, n, span, r))
            return end;
    }
    r->path.begin = i;
    r->path.end = i = java_until(s, i, end, "?#");
    if (!java_is_all(s, n, r->path, JAVA_PATH, URIC_PATH, r))
        return end;
    r->has_path = true;
    if (i == end || s[i] != '?')
        return i;
    span.begin = i + 1;
    span.end = java_until(s, i + 1, end, "#");
    return java_is_all(s, n, span, JAVA_URIC, URIC_QUERY, r) ? span.end : end;
}

/* What follows the ":" of a scheme and is not "/": it has no parts.  Returns the end, or n if
 * refused. */
static uint32_t java_read_opaque(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    uric_span span;

    span.begin = i;
    span.end = java_until(s, i, (uint32_t)n, "#");
    uric_read_leaves(r, i, URIC_READING_OPAQUE);
    if (span.begin == span.end) {
        uric_read_refuse(r, i, URIC_READING_OPAQUE);
        return (uint32_t)n;
    }
    return java_is_all(s, n, span, JAVA_URIC, URIC_PATH, r) ? span.end : (uint32_t)n;
}

/* Whether the scheme, which ends at ":", is one. */
static bool java_is_scheme(const char *s, uint32_t colon, struct uric_reading *r)
{
    const uint32_t end = colon > 0 && uric_is_letter(s[0]) ? java_scan(s, 0, colon, JAVA_SCHEME) : 0;

    if (end < colon || colon == 0)
        uric_read_refuse(r, end, URIC_READING_SCHEME);
    return colon > 0 && end == colon;
}

static void java_read_uri(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t colon = java_until(s, 0, (uint32_t)n, ":/?#");
    uric_span span;

    if (colon < n && s[colon] == ':') {
        if (!java_is_scheme(s, colon, r))
            return;
        r->has_scheme = true;
        r->scheme.end = colon;
        span.begin = colon + 1 < n && s[colon + 1] == '/' ?
                         java_read_hierarchical(s, n, colon + 1, r) :
                         java_read_opaque(s, n, colon + 1, r);
    } else {
        span.begin = java_read_hierarchical(s, n, 0, r);
    }
    if (span.begin < n && r->verdict != URIC_READING_REFUSED) { /* a fragment */
        span.begin++;
        span.end = (uint32_t)n;
        (void)java_is_all(s, n, span, JAVA_URIC, URIC_FRAGMENT, r);
    }
}

void uric_read_java(const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READING_SHORT_PORT;
    java_read_uri(s, n, r);
    uric_settle_reading(s, n, r);
}

/* Reads a URL as libcurl does when it fetches it: by its URL API with CURLU_GUESS_SCHEME and
 * CURLU_NON_SUPPORT_SCHEME.
 *
 * Written from curl's docs/URL-SYNTAX.md, the pages of curl_url_set() and CURLUcode, and the
 * behaviour of libcurl 7.88.1 on a system that is not Windows.  So a scheme may be missing; a
 * scheme without "/" after its ":" is a host with a port; one to three slashes may follow the
 * scheme.  The path is the one before libcurl removes dot-segments; it makes an empty one "/".
 *
 * The API takes C strings: a string with a NUL cannot be asked about and counts as refused.  Hosts
 * with bytes above 0x7F are accepted here and converted by IDNA when libcurl connects. */

enum {
    CURL_LONGEST_URL = 8000000,
    CURL_LONGEST_SCHEME = 40,
    CURL_MOST_SLASHES = 3,
    CURL_LONGEST_ZONE = 15,
    CURL_LITERAL_ROOM = 64 /* "[", the longest IPv6address of 45 bytes, what tells its end */
};

/* The first of these bytes in [i, end); end if none. */
static uint32_t curl_until(const char *s, uint32_t i, uint32_t end, const char *stops, size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t curl_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return curl_until(s, i, end, &stop, 1);
}

/* The first control or space in [i, end), which libcurl refuses in every part; end if none. */
static uint32_t curl_junk(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && (unsigned char)s[i] > ' ' && s[i] != 0x7f)
        i++;
    return i;
}

static void curl_refuse_byte(const char *s, size_t n, uint32_t at, int part, struct uric_reading *r)
{
    uric_read_refuse(r, at, uric_reading_of_byte(s, n, at, part));
}

/* The end of the scheme, where its ":" is, which "/" must follow; 0 if there is none. */
static uint32_t curl_scheme_end(const char *s, uint32_t n)
{
    uint32_t i = 0;

    while (i < n && i < CURL_LONGEST_SCHEME &&
           (uric_is_letter(s[i]) || uric_is_digit(s[i]) || memchr("+-.", s[i], 3) != NULL))
        i++;
    return i + 2 <= n && s[i] == ':' && s[i + 1] == '/' ? i : 0;
}

/* Notes what a string without a scheme, or without a scheme that libcurl sees, is to RFC 3986. */
static void curl_note_no_scheme(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return;
    if (!uric_has(&u, URIC_SCHEME))
        uric_read_leaves(r, 0, URIC_READING_RELATIVE);
    else if (u.part[URIC_SCHEME].end > CURL_LONGEST_SCHEME)
        uric_read_leaves(r, CURL_LONGEST_SCHEME, URIC_READING_SCHEME);
    else
        uric_read_leaves(r, u.part[URIC_SCHEME].end + 1, URIC_READING_OPAQUE);
}

/* ---- file ---- */

/* Whether a letter, ":" or "|", and then a slash or the end are there. */
static bool curl_is_drive(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 2 && uric_is_letter(s[i]) && (s[i + 1] == ':' || s[i + 1] == '|') &&
           (n - i == 2 || s[i + 2] == '/' || s[i + 2] == '\\');
}

static bool curl_is_local_host(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 10 && s[i + 9] == '/' &&
           (uric_is_named(s + i, 9, "localhost") || uric_is_named(s + i, 9, "127.0.0.1"));
}

/* The start of the path of a file URL whose ":" ends before i; n if it is refused. */
static uint32_t curl_file_path(const char *s, uint32_t i, uint32_t n, struct uric_reading *r)
{
    if (n - i < 2) { /* "file:/" */
        uric_read_refuse(r, n, URIC_READING_FILE);
        return n;
    }
    if (s[i + 1] == '/') {
        i += 2;
        if (i == n) {
            uric_read_refuse(r, n, URIC_READING_FILE);
            return n;
        }
        if (curl_is_local_host(s, i, n)) {
            uric_read_leaves(r, i, URIC_READING_FILE);
            i += 9;
        } else if (s[i] != '/') {
            uric_read_refuse(r, i, URIC_READING_FILE);
            return n;
        }
    }
    if (curl_is_drive(s, i + 1, n)) {
        uric_read_refuse(r, i + 1, URIC_READING_FILE);
        return n;
    }
    return i;
}

/* ---- the host ---- */

/* Splits the port off the host, which starts where the userinfo ends: false if it is refused. */
static bool curl_split_port(const char *s, uint32_t end, struct uric_reading *r)
{
    uint32_t colon, value = 0, i;

    if (r->host.begin < end && s[r->host.begin] == '[') {
        colon = curl_until_byte(s, r->host.begin, end, ']');
        if (colon == end) {
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
            return false;
        }
        colon++;
    } else {
        colon = curl_until_byte(s, r->host.begin, end, ':');
    }
    r->host.end = colon;
    if (colon == end)
        return true;
    r->port.begin = colon + 1;
    r->port.end = end;
    r->has_port = r->port.begin < end;
    if (s[colon] != ':' || (!r->has_port && !r->has_scheme)) {
        uric_read_refuse(r, colon, URIC_READING_PORT);
        return false;
    }
    for (i = r->port.begin; i < end; i++) {
        if (uric_is_digit(s[i]))
            value = 10 * value + (uint32_t)(s[i] - '0');
        if (!uric_is_digit(s[i]) || value > 65535) {
            uric_read_refuse(r, r->port.begin, URIC_READING_PORT);
            return false;
        }
    }
    return true;
}

/* Where in the string the first `count` bytes of the host end, which the steps may decode. */
static uint32_t curl_bytes_end(const char *s, uric_span host, unsigned steps, size_t count)
{
    uint32_t i = host.begin;

    if (!(steps & URIC_READING_DECODE_HOST))
        return i + (uint32_t)count;
    for (; count > 0 && i < host.end; count--)
        (void)uric_decode_next(s, &i, host.end);
    return i;
}

/* The zone after "%", which may be "%25": its length, to "]", or 0 if it is none.  Such a zone
 * ends the host, whatever follows: only triplets can put something there. */
static size_t curl_zone_length(const char *s, uint32_t i, uint32_t end, unsigned steps)
{
    char text[CURL_LONGEST_ZONE + 3];
    uric_span rest;
    size_t n, skip, length;

    rest.begin = i;
    rest.end = end;
    n = uric_gather_host(s, rest, steps, text, sizeof text);
    if (n > sizeof text)
        n = sizeof text;
    skip = n >= 3 && text[0] == '2' && text[1] == '5' && text[2] != ']' ? 2 : 0;
    for (length = 0; skip + length < n && text[skip + length] != ']'; length++) {
        if (length == CURL_LONGEST_ZONE)
            return 0;
    }
    return skip + length < n && length > 0 ? skip + length : 0;
}

static bool curl_is_of_address(char c)
{
    return uric_hex_value(c) < 16 || c == ':' || c == '.';
}

/* The host in brackets, which may be written as triplets: then any byte may stand for the
 * closing bracket, as in "%5b::1x". */
static bool curl_read_literal(const char *s, struct uric_reading *r)
{
    const uric_span host = r->host;
    char text[CURL_LITERAL_ROOM];
    const size_t n = uric_gather_host(s, host, r->steps, text, sizeof text);
    size_t letters = 1, zone = 0;

    while (letters < n && letters < sizeof text && curl_is_of_address(text[letters]))
        letters++;
    if (n < 4 || letters == sizeof text || !uric_read_is_ipv6(text + 1, letters - 1, r))
        return false;
    r->host.begin = curl_bytes_end(s, host, r->steps, 1);
    r->host.end = curl_bytes_end(s, host, r->steps, letters);
    if (letters + 1 == n)
        return true;
    if (letters == n || text[letters] != '%')
        return false;
    zone = curl_zone_length(s, curl_bytes_end(s, host, r->steps, letters + 1), host.end, r->steps);
    r->host.end = curl_bytes_end(s, host, r->steps, letters + 1 + zone);
    r->kind = URIC_READING_LITERAL;
    return zone > 0;
}

/* Refuses the bytes, decoded, that libcurl does not allow in a name. */
static bool curl_read_name(const char *s, size_t n, struct uric_reading *r)
{
    static const char refused[] = " \r\n\t/:#?!@{}[]\\$'\"^`*<>=;,+&()";
    uint32_t i = r->host.begin, at;

    while (i < r->host.end) {
        unsigned char c;

        at = i;
        c = uric_decode_next(s, &i, r->host.end);
        if (c < ' ' || memchr(refused, c, sizeof refused - 1) != NULL) {
            curl_refuse_byte(s, n, at, URIC_HOST, r);
            return false;
        }
        if (c > 0x7f) {
            r->verdict = URIC_READING_UNKNOWN;
            uric_read_leaves(r, at, URIC_READING_IDNA);
        }
    }
    if (r->verdict != URIC_READING_UNKNOWN)
        uric_read_dotted(s, r);
    return true;
}

/* A name or an address in brackets; triplets are decoded first, but not in brackets. */
static bool curl_read_other_host(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t percent = curl_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t begin = r->host.begin;
    uint32_t i = begin;
    bool is_literal = s[begin] == '[';

    if (!is_literal && percent < r->host.end) {
        r->steps |= URIC_READING_DECODE_HOST;
        uric_read_leaves(r, percent, URIC_READING_PERCENT_IN_HOST);
        is_literal = uric_decode_next(s, &i, r->host.end) == '[';
    }
    if (!is_literal)
        return curl_read_name(s, n, r);
    for (i = begin; i < r->host.end && (r->steps & URIC_READING_DECODE_HOST);) {
        if (uric_decode_next(s, &i, r->host.end) < ' ') {
            uric_read_refuse(r, percent, URIC_READING_PERCENT_IN_HOST);
            return false;
        }
    }
    if (!curl_read_literal(s, r)) {
        uric_read_refuse(r, begin, URIC_READING_IP_LITERAL);
        return false;
    }
    return true;
}

/* Reads the host as inet_aton() does, but without a trailing dot and without triplets. */
static bool curl_is_number(const char *s, struct uric_reading *r)
{
    uint32_t address;
    unsigned spelling;
    int i;

    if (memchr(s + r->host.begin, '%', r->host.end - r->host.begin) != NULL ||
        !uric_numeric_host(s, r->host, &address, &spelling) || (spelling & URIC_SPELLING_DOT))
        return false;
    if (spelling != 0)
        uric_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    r->kind = URIC_READING_IPV4;
    for (i = 0; i < 4; i++)
        r->address[i] = (uint8_t)(address >> 8 * (3 - i));
    return true;
}

/* The authority in [begin, end): false if it is refused. */
static bool curl_read_authority(const char *s, size_t n, uint32_t begin, uint32_t end,
                           struct uric_reading *r)
{
    const uint32_t at = curl_until_byte(s, begin, end, '@'), bad = curl_junk(s, begin, end);

    if (bad < end) {
        curl_refuse_byte(s, n, bad, bad < at && at < end ? URIC_USERINFO : URIC_HOST, r);
        return false;
    }
    if (end - begin >= CURL_LONGEST_URL) {
        uric_read_refuse(r, begin, URIC_READING_TOO_LONG);
        return false;
    }
    r->host.begin = at < end ? at + 1 : begin;
    if (!curl_split_port(s, end, r))
        return false;
    if (r->host.begin == r->host.end) {
        uric_read_refuse(r, r->host.begin, URIC_READING_EMPTY_HOST);
        return false;
    }
    r->verdict = URIC_READING_HOST;
    r->has_host = true;
    return curl_is_number(s, r) || curl_read_other_host(s, n, r);
}

/* ---- the URL ---- */

/* Skips the slashes before the host, of which RFC 3986 has two: their end, or n, and so no host,
 * if there are too many. */
static uint32_t curl_skip_slashes(const char *s, uint32_t begin, uint32_t n, struct uric_reading *r)
{
    uint32_t i = begin;

    while (i < n && s[i] == '/' && i - begin <= CURL_MOST_SLASHES)
        i++;
    if (i - begin < 2)
        uric_read_leaves(r, i, URIC_READING_MISSING_SLASHES);
    else if (i - begin > 2)
        uric_read_leaves(r, begin + 2, URIC_READING_EMPTY_HOST);
    return i - begin <= CURL_MOST_SLASHES ? i : n;
}

/* Reads up to the path: where that starts, or n if the string is refused. */
static uint32_t curl_read_to_path(const char *s, uint32_t n, struct uric_reading *r)
{
    uint32_t begin = 0, end;

    if (r->has_scheme && uric_is_named(s, r->scheme.end, "file")) {
        r->verdict = URIC_READING_NO_HOST;
        return curl_file_path(s, r->scheme.end + 1, n, r);
    }
    if (r->has_scheme)
        begin = curl_skip_slashes(s, r->scheme.end + 1, n, r);
    end = curl_until(s, begin, n, "/?#", 3);
    if (begin == end) {
        uric_read_refuse(r, begin, URIC_READING_EMPTY_HOST);
        return n;
    }
    return curl_read_authority(s, n, begin, end, r) ? end : n;
}

static bool curl_is_accepted(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t length = (uint32_t)n;
    uint32_t bad;

    if (n > CURL_LONGEST_URL) {
        uric_read_refuse(r, CURL_LONGEST_URL, URIC_READING_TOO_LONG);
        return false;
    }
    bad = curl_until_byte(s, 0, length, '\0');
    if (bad < length || n == 0) {
        uric_read_refuse(r, bad, n > 0 ? URIC_READING_CONTROL : URIC_READING_RELATIVE);
        return false;
    }
    r->scheme.end = curl_scheme_end(s, length);
    r->has_scheme = r->scheme.end > 0;
    if (!r->has_scheme)
        curl_note_no_scheme(s, n, r);
    r->path.begin = curl_read_to_path(s, length, r);
    r->path.end = curl_until(s, r->path.begin, length, "?#", 2);
    if (r->verdict == URIC_READING_REFUSED)
        return false;
    bad = curl_junk(s, r->path.begin, length);
    if (bad < length)
        curl_refuse_byte(s, n, bad, URIC_PATH, r);
    return bad == length;
}

void uric_read_curl(const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_read_start();
    r->steps = URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT;
    r->has_path = curl_is_accepted(s, n, r);
    uric_settle_reading(s, n, r);
}

/* Reads a URL as Python's urllib.parse.urlsplit() does: its scheme, hostname, port and path.
 *
 * Written from the documentation of urllib.parse ("Structured Parse Results", "URL parsing
 * security") and what it lists as changed up to Python 3.12 and 3.13: leading C0 controls and
 * spaces are removed (3.11.4), tab, CR and LF everywhere (3.9.5); brackets hold an IPv6address,
 * with a zone or without, or an IPvFuture (3.11.4), with nothing before them and only a port after
 * them (3.12.9, 3.13.2); an authority is refused if NFKC makes one of "/?#@:" of a character of
 * it (3.7.3).  A string is bytes decoded as os.fsdecode() does by default, as UTF-8.
 *
 * urlsplit() does not validate: what it does not find in that way it leaves as it is. */

enum {
    URLLIB_ADDRESS_ROOM = 45, /* the longest IPv6address */
    URLLIB_PORT_DIGITS = 4300 /* int() refuses more (sys.int_info.default_max_str_digits) */
};

static bool urllib_is_dropped(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

/* The first byte at or after i that stays; end if none. */
static uint32_t urllib_kept(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && urllib_is_dropped(s[i]))
        i++;
    return i;
}

/* The first of these bytes in [i, end); end if none. */
static uint32_t urllib_until(const char *s, uint32_t i, uint32_t end, const char *stops, size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t urllib_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return urllib_until(s, i, end, &stop, 1);
}

/* The end of the scheme that starts at i, where its ":" is; i if there is none. */
static uint32_t urllib_scheme_end(const char *s, uint32_t i, uint32_t n)
{
    uint32_t at = i;

    if (i == n || !uric_is_letter(s[i]))
        return i;
    for (; at < n && s[at] != ':'; at++) {
        if (!uric_is_letter(s[at]) && !uric_is_digit(s[at]) && memchr("+-.", s[at], 3) == NULL &&
            !urllib_is_dropped(s[at]))
            return i;
    }
    return at < n ? at : i;
}

/* Whether NFKC makes "/", "?", "#", "@" or ":" of the three bytes: characters like U+2100, whose
 * decomposition is "a/c".  No shorter or longer character has such a decomposition. */
static bool urllib_is_delimiter_in_nfkc(const char *s)
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
static uint32_t urllib_delimiter_in_nfkc(const char *s, uric_span authority)
{
    uint32_t i = authority.begin;

    for (; authority.end - i >= 3; i++) {
        if ((unsigned char)s[i] >= 0xe2 && urllib_is_delimiter_in_nfkc(s + i))
            return i;
    }
    return authority.end;
}

/* Splits what follows the last "@" at brackets and ":", as the properties hostname and port do. */
static void urllib_split_host(const char *s, uric_span at, struct uric_reading *r)
{
    const uint32_t open = urllib_until_byte(s, at.begin, at.end, '[');
    uint32_t colon;

    if (open < at.end) {
        r->host.begin = open + 1;
        r->host.end = urllib_until_byte(s, open + 1, at.end, ']');
        colon = urllib_until_byte(s, r->host.end, at.end, ':');
    } else {
        r->host.begin = at.begin;
        r->host.end = colon = urllib_until_byte(s, at.begin, at.end, ':');
    }
    if (colon < at.end && urllib_kept(s, colon + 1, at.end) < at.end) {
        r->has_port = true;
        r->port.begin = colon + 1;
        r->port.end = at.end;
    }
}

/* Whether the host is "v", hexadecimal digits, "." and at least one byte. */
static bool urllib_is_future(const char *s, uric_span host)
{
    uint32_t i = urllib_kept(s, host.begin, host.end), digits = 0;

    if (i == host.end || s[i] != 'v')
        return false;
    for (i = urllib_kept(s, i + 1, host.end); i < host.end && uric_hex_value(s[i]) < 16; digits++)
        i = urllib_kept(s, i + 1, host.end);
    return digits > 0 && i < host.end && s[i] == '.' && urllib_kept(s, i + 1, host.end) < host.end;
}

/* Whether the host is an IPv6address, perhaps with "%" and a zone; a zone has no "%". */
static bool urllib_is_scoped_address(const char *s, struct uric_reading *r)
{
    const uint32_t percent = urllib_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t zone = urllib_kept(s, percent < r->host.end ? percent + 1 : percent, r->host.end);
    char text[URLLIB_ADDRESS_ROOM];
    uric_span address;
    size_t n;

    address.begin = r->host.begin;
    address.end = percent;
    n = uric_gather_host(s, address, URIC_READING_DROP_TABS, text, sizeof text);
    if (n > sizeof text || !uric_read_is_ipv6(text, n, r))
        return false;
    if (percent == r->host.end)
        return true;
    r->kind = URIC_READING_LITERAL;
    return zone < r->host.end && urllib_until_byte(s, zone, r->host.end, '%') == r->host.end;
}

/* Where an authority with brackets breaks urlsplit()'s rules for them; its end if nowhere. */
static uint32_t urllib_bracket_error(const char *s, uric_span authority, uric_span at,
                              struct uric_reading *r)
{
    const uint32_t open = urllib_until_byte(s, authority.begin, authority.end, '[');
    const uint32_t close = urllib_until_byte(s, authority.begin, authority.end, ']');

    if (open == authority.end && close == authority.end)
        return authority.end;
    if (open == authority.end || close == authority.end)
        return open < close ? open : close;
    if (urllib_until_byte(s, at.begin, at.end, '[') < at.end) {
        uint32_t after = r->host.end;

        if (urllib_kept(s, at.begin, at.end) != r->host.begin - 1)
            return at.begin;
        if (after < at.end)
            after = urllib_kept(s, after + 1, at.end);
        if (after < at.end && s[after] != ':')
            return after;
    }
    if (urllib_is_future(s, r->host)) {
        r->kind = URIC_READING_LITERAL;
        return authority.end;
    }
    return urllib_is_scoped_address(s, r) ? authority.end : open;
}

/* Whether the property port is a number: digits, at most 65535. */
static bool urllib_is_port(const char *s, uric_span port)
{
    uint32_t value = 0, i;
    unsigned digits = 0;

    for (i = port.begin; i < port.end; i++) {
        if (urllib_is_dropped(s[i]))
            continue;
        if (!uric_is_digit(s[i]) || ++digits > URLLIB_PORT_DIGITS)
            return false;
        value = 10 * value + (uint32_t)(s[i] - '0');
        if (value > 65535)
            return false;
    }
    return true;
}

static bool urllib_has_high(const char *s, uric_span span)
{
    uint32_t i;

    for (i = span.begin; i < span.end; i++) {
        if ((unsigned char)s[i] > 0x7f)
            return true;
    }
    return false;
}

/* What the properties hostname and port are of an authority that urlsplit() accepts. */
static void urllib_set_host(const char *s, struct uric_reading *r)
{
    if (r->has_port && !urllib_is_port(s, r->port)) { /* the property raises ValueError */
        uric_read_leaves(r, r->port.begin, URIC_READING_PORT);
        r->has_port = false;
    }
    if (urllib_kept(s, r->host.begin, r->host.end) == r->host.end)
        return;
    r->has_host = true;
    r->verdict = urllib_has_high(s, r->host) ? URIC_READING_UNKNOWN : URIC_READING_HOST;
    if (r->kind == URIC_READING_NAME)
        uric_read_dotted(s, r);
}

/* Returns whether urlsplit() accepts the authority. */
static bool urllib_read_authority(const char *s, size_t n, uric_span authority, struct uric_reading *r)
{
    uric_span at = authority;
    uint32_t error;

    for (at.begin = authority.end; at.begin > authority.begin; at.begin--) {
        if (s[at.begin - 1] == '@')
            break;
    }
    urllib_split_host(s, at, r);
    error = urllib_bracket_error(s, authority, at, r);
    if (error < authority.end) {
        uric_read_refuse(r, error, URIC_READING_IP_LITERAL);
        return false;
    }
    error = urllib_delimiter_in_nfkc(s, authority);
    if (error < authority.end) {
        uric_read_refuse(r, error, uric_reading_of_byte(s, n, error, URIC_HOST));
        return false;
    }
    urllib_set_host(s, r);
    return true;
}

/* Where the authority starts, after "//"; i if there is none. */
static uint32_t urllib_authority_begin(const char *s, uint32_t i, uint32_t n)
{
    const uint32_t first = urllib_kept(s, i, n);
    const uint32_t second = first < n ? urllib_kept(s, first + 1, n) : n;

    return second < n && s[first] == '/' && s[second] == '/' ? second + 1 : i;
}

void uric_read_urllib(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span authority;
    uint32_t i = 0, at;

    *r = uric_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READING_DROP_TABS | URIC_READING_LOWER_HOST | URIC_READING_LOWER_SCHEME |
               URIC_READING_SHORT_PORT;
    while (i < end && (unsigned char)s[i] <= ' ')
        i++;
    at = urllib_scheme_end(s, i, end);
    if (at > i) {
        r->has_scheme = true;
        r->scheme.begin = i;
        r->scheme.end = at;
        i = at + 1;
    }
    authority.begin = urllib_authority_begin(s, i, end);
    if (authority.begin > i) {
        authority.end = i = urllib_until(s, authority.begin, end, "/?#", 3);
        if (!urllib_read_authority(s, n, authority, r)) {
            uric_settle_reading(s, n, r);
            return;
        }
    }
    r->has_path = true;
    r->path.begin = i;
    r->path.end = urllib_until(s, i, end, "?#", 2);
    uric_settle_reading(s, n, r);
}

/* Serializes a path by the URL Standard: path state, opaque path state, path serializer.
 *
 * Dot-segments are removed without memory for segments: from the end on, each ".." drops the
 * next segment that would be kept.  So the path is written backwards, after its length is
 * known. */
/* Paths as the URL Standard serializes them. */
#ifndef URIC_WHATWG_PATH_H
#define URIC_WHATWG_PATH_H

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

/* Writes the path of a reading with URIC_READING_WHATWG_PATH. */
URIC_INTERNAL void uric_whatwg_path(const char *s, const struct uric_reading *r,
                                    struct uric_written *t);

#endif

/* A path and what is special about it. */
struct path {
    const char *s;
    const struct uric_reading *r;
    uric_span all;  /* without the separator before its first segment */
    bool has_drive; /* the first segment is a Windows drive letter, which ".." keeps */
};

static bool is_separator(const struct path *p, char byte)
{
    return byte == '/' || (byte == '\\' && p->r->steps & URIC_READING_SPECIAL_PATH);
}

static struct uric_reading_bytes segment_bytes(const struct path *p, uric_span segment)
{
    return uric_reading_span_bytes(p->s, segment,
                                   URIC_READING_REPLACE | URIC_READING_DROP_TABS);
}

/* Whether a segment is a Windows drive letter: "C:" or "C|". */
static bool is_drive(const struct path *p, uric_span segment)
{
    struct uric_reading_bytes bytes = segment_bytes(p, segment);
    const int letter = uric_reading_next(&bytes), colon = uric_reading_next(&bytes);

    return uric_is_letter(letter) && (colon == ':' || colon == '|') &&
           uric_reading_next(&bytes) < 0;
}

/* The next byte, with "%2E" as ".". */
static int next_dot(struct uric_reading_bytes *bytes)
{
    const int byte = uric_reading_next(bytes);

    if (byte != '%')
        return byte;
    if (uric_reading_next(bytes) != '2')
        return '%';
    return (uric_reading_next(bytes) | 0x20) == 'e' ? '.' : '%';
}

/* 1 or 2 for a segment that is "." or ".."; 0 for others. */
static int count_dots(const struct path *p, uric_span segment)
{
    struct uric_reading_bytes bytes = segment_bytes(p, segment);
    int byte, dots = 0;

    while ((byte = next_dot(&bytes)) >= 0) {
        if (byte != '.' || ++dots > 2)
            return 0;
    }
    return dots;
}

/* The path percent-encode set, and that of controls. */
static bool is_encoded(const struct path *p, unsigned char byte)
{
    if (byte < 0x20 || byte > 0x7E)
        return true;
    if (p->r->steps & URIC_READING_OPAQUE_PATH)
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
    default:
        return false;
    }
}

static void put_byte(const struct path *p, unsigned char byte, struct uric_written *t)
{
    if (is_encoded(p, byte)) {
        uric_put_byte(t, '%');
        uric_put_byte(t, uric_hex_upper(byte >> 4));
        uric_put_byte(t, uric_hex_upper(byte & 15));
    } else {
        uric_put_byte(t, (char)byte);
    }
}

static void put_encoded(const struct path *p, uric_span span, struct uric_written *t)
{
    struct uric_reading_bytes bytes = segment_bytes(p, span);
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0)
        put_byte(p, (unsigned char)byte, t);
}

/* Of spaces at its end, which a query or a fragment follows, the last is encoded. */
static void put_opaque(const struct path *p, struct uric_written *t)
{
    struct uric_reading_bytes bytes = segment_bytes(p, p->all);
    int byte = uric_reading_next(&bytes), next;

    for (; byte >= 0; byte = next) {
        next = uric_reading_next(&bytes);
        if (byte == ' ' && next < 0)
            uric_put(t, "%20");
        else
            put_byte(p, (unsigned char)byte, t);
    }
}

static bool is_kept_drive(const struct path *p, uric_span segment)
{
    return p->has_drive && segment.begin == p->all.begin;
}

/* Writes "/" and the segment; of a dot-segment only "/". */
static void put_segment(const struct path *p, uric_span segment, struct uric_written *t)
{
    uric_put_byte(t, '/');
    if (is_kept_drive(p, segment)) {
        struct uric_reading_bytes bytes = segment_bytes(p, segment);

        uric_put_byte(t, (char)uric_reading_next(&bytes));
        uric_put_byte(t, ':');
    } else if (count_dots(p, segment) == 0) {
        put_encoded(p, segment, t);
    }
}

/* The segment that starts here. */
static uric_span segment_from(const struct path *p, uint32_t begin)
{
    uric_span segment;

    segment.begin = segment.end = begin;
    while (segment.end < p->all.end && !is_separator(p, p->s[segment.end]))
        segment.end++;
    return segment;
}

/* The segment that ends here. */
static uric_span segment_before(const struct path *p, uint32_t end)
{
    uric_span segment;

    segment.begin = segment.end = end;
    while (segment.begin > p->all.begin && !is_separator(p, p->s[segment.begin - 1]))
        segment.begin--;
    return segment;
}

/* Finds the drive of a file URL: a segment with none left before it, so those do not count. */
static void find_drive(struct path *p)
{
    uint32_t begin = p->all.begin, depth = 0;

    while (p->r->steps & URIC_READING_FILE_PATH && begin < p->all.end) {
        const uric_span segment = segment_from(p, begin);
        const int dots = count_dots(p, segment);

        if (dots == 0 && depth == 0 && is_drive(p, segment)) {
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
static bool is_kept(const struct path *p, uric_span segment, uint32_t *dropped)
{
    const int dots = is_kept_drive(p, segment) ? 0 : count_dots(p, segment);

    if (dots == 2)
        ++*dropped;
    if (dots > 0)
        return segment.end == p->all.end; /* as an empty segment */
    if (*dropped == 0 || is_kept_drive(p, segment))
        return true;
    --*dropped;
    return false;
}

/* Passes over the segments from the last to the first and returns the length of those kept;
 * writes them before buffer_end unless that is NULL. */
static uint64_t put_backwards(const struct path *p, char *buffer_end)
{
    uint32_t end = p->all.end, dropped = 0;
    uint64_t total = 0;

    for (;;) {
        const uric_span segment = segment_before(p, end);

        if (is_kept(p, segment, &dropped)) {
            struct uric_written t = { NULL, 0, 0 };

            put_segment(p, segment, &t);
            total += t.length;
            if (buffer_end != NULL) {
                t.buffer = buffer_end - total;
                t.size = (size_t)t.length;
                t.length = 0;
                put_segment(p, segment, &t);
            }
        }
        if (segment.begin == p->all.begin)
            return total;
        end = segment.begin - 1;
    }
}

static void put_segments(struct path *p, struct uric_written *t)
{
    if (p->all.begin < p->all.end && is_separator(p, p->s[p->all.begin]))
        p->all.begin++;
    find_drive(p);
    t->length = put_backwards(p, NULL);
    if (t->length <= t->size)
        put_backwards(p, t->buffer + t->length);
}

void uric_whatwg_path(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    struct path p = { s, r, r->path, false };

    if (r->steps & URIC_READING_OPAQUE_PATH)
        put_opaque(&p, t);
    else if (p.all.begin < p.all.end || r->steps & URIC_READING_SPECIAL_PATH)
        put_segments(&p, t);
}

/* Writes the parts of a reading as its parser returns them. */

static void put_all(struct uric_reading_bytes bytes, struct uric_written *t)
{
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0)
        uric_put_byte(t, (char)byte);
}

/* A number below 1000. */
static void put_octet(unsigned number, struct uric_written *t)
{
    if (number >= 100)
        uric_put_byte(t, (char)('0' + number / 100));
    if (number >= 10)
        uric_put_byte(t, (char)('0' + number / 10 % 10));
    uric_put_byte(t, (char)('0' + number % 10));
}

static void put_IPv4(const uint8_t address[16], struct uric_written *t)
{
    int i;

    for (i = 0; i < 4; i++) {
        if (i > 0)
            uric_put_byte(t, '.');
        put_octet(address[i], t);
    }
}

/* A group of an IPv6 address, without leading zeros. */
static void put_group(const uint8_t *group, struct uric_written *t)
{
    const unsigned value = (unsigned)group[0] << 8 | group[1];
    int shift = 12;

    while (shift > 0 && value >> shift == 0)
        shift -= 4;
    for (; shift >= 0; shift -= 4)
        uric_put_byte(t, uric_hex_lower(value >> shift & 15));
}

static void put_short_IPv6(const struct uric_reading *r, struct uric_written *t)
{
    char text[URIC_IPV6_TEXT];
    size_t length;

    uric_ipv6_text(r->address, text, sizeof text, &length);
    if (r->steps & URIC_READING_HEX_IPV6 && memchr(text, '.', length)) {
        uric_put(t, "::ffff:"); /* the prefix of all addresses with decimals */
        put_group(r->address + 12, t);
        uric_put_byte(t, ':');
        put_group(r->address + 14, t);
    } else {
        uric_put_bytes(t, text, length);
    }
}

static void put_host(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    if (r->verdict == URIC_READING_HOST && r->kind == URIC_READING_IPV4) {
        put_IPv4(r->address, t);
    } else if (r->kind == URIC_READING_NAME || r->verdict == URIC_READING_NO_HOST) {
        put_all(uric_reading_host_bytes(s, r), t);
    } else {
        uric_put_byte(t, '[');
        if (r->kind == URIC_READING_IPV6 && r->steps & URIC_READING_SHORT_IPV6)
            put_short_IPv6(r, t);
        else
            put_all(uric_reading_host_bytes(s, r), t);
        uric_put_byte(t, ']');
    }
}

static void put_port(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    struct uric_reading_bytes bytes = uric_reading_port_bytes(s, r), ahead;
    int byte = uric_reading_next(&bytes);

    while (byte == '0' && r->steps & URIC_READING_SHORT_PORT) {
        ahead = bytes;
        if (uric_reading_next(&ahead) < 0)
            break;
        byte = uric_reading_next(&bytes);
    }
    for (; byte >= 0; byte = uric_reading_next(&bytes))
        uric_put_byte(t, (char)byte);
}

static void put_path(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    if (r->steps & URIC_READING_WHATWG_PATH)
        uric_whatwg_path(s, r, t);
    else
        put_all(uric_reading_span_bytes(s, r->path,
                                        r->steps & (URIC_READING_REPLACE |
                                                    URIC_READING_DROP_TABS)),
                t);
}

/* Whether the reading has that part. */
static bool has(const struct uric_reading *r, int part)
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

enum uric_status uric_reading_write(const char *s, const struct uric_reading *r, int part,
                                    char *buffer, size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (part != URIC_SCHEME && part != URIC_HOST && part != URIC_PORT && part != URIC_PATH)
        return URIC_UNKNOWN;
    if (!has(r, part))
        return URIC_NONE;
    switch (part) {
    case URIC_SCHEME:
        put_all(uric_reading_scheme_bytes(s, r), &t);
        break;
    case URIC_HOST:
        put_host(s, r, &t);
        break;
    case URIC_PORT:
        put_port(s, r, &t);
        break;
    default:
        put_path(s, r, &t);
        break;
    }
    return uric_written_end(&t, length);
}

/* Reads a string as one reader, and as several to see whether they agree on the host. */

typedef void read_function(const char *s, size_t n, struct uric_reading *r);

/* By enum uric_reader. */
static read_function *const readers_functions[URIC_READERS] = {
    uric_read_rfc3986, uric_read_java, uric_read_rfc3987,
    uric_read_whatwg, uric_read_curl, uric_read_urllib
};

enum uric_status uric_read_as(int reader, const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_read_start();
    if (reader < 0 || reader >= URIC_READERS)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH) {
        uric_read_refuse(r, URIC_MAX_LENGTH, URIC_READING_TOO_LONG);
        return URIC_TOO_LONG;
    }
    readers_functions[reader](s, n, r);
    return URIC_OK;
}

/* Keeps the disagreement that starts first. */
static void keep_first(struct uric_agreement *a, uint32_t at, int reader, int reason)
{
    if (a->reason != URIC_READING_ALIKE && at >= a->at)
        return;
    a->at = at;
    a->reader = (uint8_t)reader;
    a->reason = (uint8_t)reason;
}

/* Notes why a reader finds another host than RFC 3986: because it left RFC 3986, unless that
 * refuses the string at the same byte or before. */
static void explain(struct uric_agreement *a, const struct uric_reading *rfc3986, int reader,
                    const struct uric_reading *r)
{
    const bool is_refused = rfc3986->verdict == URIC_READING_REFUSED;

    if (r->reason != URIC_READING_ALIKE && !(is_refused && rfc3986->at <= r->at))
        keep_first(a, r->at, reader, (int)r->reason);
    else if (is_refused)
        keep_first(a, rfc3986->at, URIC_READER_RFC3986, (int)rfc3986->reason);
    else
        keep_first(a, 0, reader, URIC_READING_OTHER);
}

/* Compares what the readers find, each with the first of them and with RFC 3986. */
static bool agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_reading rfc3986, first, r;
    bool have_first = false, all_alike = true;
    int reader;

    uric_read_rfc3986(s, n, &rfc3986);
    for (reader = 0; reader < URIC_READERS; reader++) {
        if (!(readers >> reader & 1))
            continue;
        if (reader == URIC_READER_RFC3986)
            r = rfc3986;
        else
            readers_functions[reader](s, n, &r);
        if (!have_first)
            first = r;
        have_first = true;
        if (r.verdict == URIC_READING_UNKNOWN || !uric_reading_same_host(s, &first, &r))
            all_alike = false;
        if (!uric_reading_same_host(s, &rfc3986, &r))
            explain(a, &rfc3986, reader, &r);
    }
    return all_alike;
}

/* The most bytes of a URL that is compared with plain ones first. */
enum { PLAIN_MOST = 1000000 };

bool uric_agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_agreement found;
    bool result = false;

    memset(&found, 0, sizeof found);
    if (readers == 0)
        readers = (1u << URIC_READERS) - 1;
    if (readers >> URIC_READERS != 0)
        keep_first(&found, 0, URIC_READER_RFC3986, URIC_READING_OTHER);
    else if (n > URIC_MAX_LENGTH)
        keep_first(&found, URIC_MAX_LENGTH, URIC_READER_RFC3986, URIC_READING_TOO_LONG);
    else
        result = (n > 0 && n <= PLAIN_MOST && uric_read_alike(s, n)) ||
                 agree(s, n, readers, &found);
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
