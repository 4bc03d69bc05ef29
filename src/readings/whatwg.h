/* The machines of the reader of the URL Standard: grammar/readings/whatwg_*.rl. */
#ifndef URIC_WHATWG_H
#define URIC_WHATWG_H

#include "readings/reading.h"
#include "util/ascii.h"

enum uric_whatwg_kind {
    URIC_WHATWG_OTHER, /* a URL that is not special */
    URIC_WHATWG_OPAQUE, /* one with an opaque path */
    URIC_WHATWG_SPECIAL,
    URIC_WHATWG_FILE
};

/* What the scan of a URL finds besides spans. */
struct uric_whatwg {
    enum uric_whatwg_kind kind;
    uint32_t slashes; /* before the authority of a special URL */
    uint32_t after;   /* where what precedes the path ends */
    uint32_t error;   /* where it fails, if it does */
    int32_t default_port; /* of a special scheme that has one; otherwise 0 */
    bool at_sign, in_brackets, in_port;
};

/* What the bytes of a domain say. */
struct uric_whatwg_domain {
    int state;
    bool forbidden, beyond_ascii, replaced, ace; /* there is a forbidden code point, a byte above
                                                    0x7F, U+FFFD, a label that starts with xn-- */
    bool ends_in_number, is_ipv4;
    unsigned parts, base;  /* of an IPv4 address; of its last part */
    uint64_t value[4];     /* of each part, at most UINT32_MAX + 1 */
};

/* Whether the parser removes the byte wherever it is. */
static URIC_INLINE bool uric_whatwg_drops(unsigned char byte)
{
    return byte == '\t' || byte == '\n' || byte == '\r';
}

/* Adds a digit to the last part of an address. */
static URIC_INLINE void uric_whatwg_digit(struct uric_whatwg_domain *d, unsigned char digit)
{
    uint64_t *const value = &d->value[d->parts - 1];

    *value = *value * d->base + uric_digit((char)digit);
    if (*value > UINT32_MAX)
        *value = (uint64_t)UINT32_MAX + 1;
}

/* Scans s[begin..end), which neither starts nor ends with a control or a space: whether it is
 * a URL, but for what is in its host and its port. */
URIC_INTERNAL int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end,
                                  struct uric_reading *r, struct uric_whatwg *w);

URIC_INTERNAL void uric_whatwg_domain_start(struct uric_whatwg_domain *d);
URIC_INTERNAL void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte);
URIC_INTERNAL void uric_whatwg_domain_end(struct uric_whatwg_domain *d);

#endif
