/* Percent-encoded triplets (RFC 3986, section 2.1) . */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H

#include "util/internal.h"

#include "tables/classes.h"

/* The value of a hexadecimal digit. */
static inline unsigned uric_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* Whether a byte may follow "%" in a triplet. */
static inline int uric_is_hexdig(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static inline int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_is_hexdig(s[i + 1]) &&
           uric_is_hexdig(s[i + 2]);
}

/* The byte that the triplet at s encodes. */
static inline unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (at >= end)
        return -1;
    *i = at + (s[at] == '%' ? 3 : 1);
    return s[at] == '%' ? uric_triplet(s + at) : (unsigned char)s[at];
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

static inline int uric_is_reserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_RESERVED) != 0;
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it.  A "%"
 * that does not start a triplet is literal. */
static inline unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
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
static inline void uric_put_triplet(char *to, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";

    to[0] = '%';
    to[1] = digits[byte >> 4];
    to[2] = digits[byte & 15];
}

#endif
