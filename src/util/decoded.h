/* The bytes of valid text, decoded, and which of them need no triplet. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H

#include "util/triplet.h"

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (at >= end)
        return -1;
    *i = at + (s[at] == '%' ? 3 : 1);
    return s[at] == '%' ? uric_triplet(s + at) : (unsigned char)s[at];
}

static URIC_INLINE int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

#endif
