/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H

#include "util/internal.h"

#include "tables/classes.h"

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
