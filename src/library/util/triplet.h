/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H

#include "util/ascii.h"
#include "util/hexdig.h"

/* The byte that the triplet at s encodes. */
static URIC_INLINE unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_NEVER_INLINE unsigned uric_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_INLINE unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_INLINE void uric_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_hex_upper(byte >> 4);
    to[2] = uric_hex_upper(byte & 15);
}

#endif
