/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H

#include "util/triplet.h"

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
