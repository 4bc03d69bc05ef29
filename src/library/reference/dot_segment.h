/* Recognizes dot-segments (RFC 3986, 3.3). */
#ifndef URIC_DOT_SEGMENT_H
#define URIC_DOT_SEGMENT_H

#include "util/ascii.h"

/* The length of the dot that the n bytes at s start with, or 0.  encoded: "%2E" is a dot,
 * too; the bytes need not be valid. */
static URIC_ALWAYS_INLINE size_t uric_dot(const char *s, size_t n, int encoded)
{
    if (n > 0 && s[0] == '.')
        return 1;
    return encoded && n > 2 && s[0] == '%' && s[1] == '2' && uric_lower(s[2]) == 'e' ? 3
                                                                                     : 0;
}

/* 1 if the segment at s is ".", 2 if it is "..", 0 for other segments.  It ends at the first
 * "/" or after n bytes; *length is set for a dot-segment. */
static URIC_ALWAYS_INLINE unsigned uric_dot_segment(const char *s, size_t n, int encoded,
                                                    size_t *length)
{
    const size_t first = uric_dot(s, n, encoded);
    size_t second;

    if (first == 0)
        return 0;
    second = uric_dot(s + first, n - first, encoded);
    *length = first + second;
    if (*length < n && s[*length] != '/')
        return 0;
    return second > 0 ? 2 : 1;
}

#endif
