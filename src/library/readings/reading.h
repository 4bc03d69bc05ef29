/* What one parser makes of a string, as spans of it: the interface of the readers.
 *
 * A reader says where its scheme, host, port and path are written and what its parser does to
 * those bytes (enum uric_reading_steps).  So nothing is copied, hosts of any length are compared
 * byte by byte (reading_bytes.h), and what the parser returns is written from the spans. */
#ifndef URIC_READING_H
#define URIC_READING_H

#include "util/internal.h"
#include "uric_readings.h"

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
    URIC_READING_HEX_IPV6 = 4096,   /* but the last 32 bits never in decimals */
    URIC_READING_ESCAPE_HOST = 8192, /* after decoding, " " and "*" of the host become triplets */
    URIC_READING_CHROMIUM_PATH = 16384, /* "|" of a path becomes a triplet, a space at the end of an
                                           opaque one does not; "\" ends a dot-segment */
    URIC_READING_DECODE_NEEDLESS = 32768, /* triplets of unreserved characters of the host are
                                             decoded */
    URIC_READING_SHORT_ZONE = 65536, /* "%25" before a zone becomes "%" */
    URIC_READING_KEEP_ZONE = 131072 /* from the first "%" of the host on letters keep their case */
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
URIC_INTERNAL void uric_read_curl_oldest(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_urllib(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_urllib_oldest(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_chromium(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_urllib3(const char *s, size_t n, struct uric_reading *r);
URIC_INTERNAL void uric_read_urllib3_oldest(const char *s, size_t n, struct uric_reading *r);

/* Whether the string is a URL in which all readers find the same host; false says nothing.  n is
 * from 1 to a million: readers refuse what is much longer. */
URIC_INTERNAL bool uric_read_alike(const char *s, size_t n);

#endif
