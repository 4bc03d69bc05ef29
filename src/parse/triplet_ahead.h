/* Percent-encoded triplets (RFC 3986, section 2.1) in bytes that may be anything. */
#ifndef URIC_TRIPLET_AHEAD_H
#define URIC_TRIPLET_AHEAD_H

#include "parse/built.h"
#include "util/internal.h"

#include "tables/runs.h"

/* Whether a byte may follow "%" in a triplet. */
static URIC_INLINE int uric_is_hexdig(unsigned char byte)
{
    return (uric_run[byte] & URIC_RUN_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_INLINE int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_is_hexdig(s[i + 1]) &&
           uric_is_hexdig(s[i + 2]);
}

#endif
