/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H

#include "util/triplet.h"

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes.  Not
 * inline, for a "%" is rare, and the callers are many. */
static URIC_NEVER_INLINE unsigned uric_decoded_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (*i >= end)
        return -1;
    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_decoded_percent(s, *i, end);
    *i += taken / 256;
    return (int)(taken % 256);
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
