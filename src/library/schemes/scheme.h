/* Declarations shared by the parsers of schemes. */
#ifndef URIC_SCHEME_H
#define URIC_SCHEME_H

#include "schemes/scheme_finish.h"

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
