/* What struct uric_tolerance holds: the names of each component, then these tables, in which
 * a component's bytes are looked up. */
#ifndef URIC_SYMBOLS_H
#define URIC_SYMBOLS_H

#include "util/internal.h"

enum uric_symbols {
    URIC_SYMBOLS_AUTHORITY,
    URIC_SYMBOLS_PATH,
    URIC_SYMBOLS_QUERY,
    URIC_SYMBOLS_FRAGMENT
};

/* Characters alone, so that a policy may be copied to any address. */
struct uric_symbols_held {
    unsigned char names[16]; /* a uint16_t for each component, and what is left is 0 */
    unsigned char symbol[4][256]; /* by enum uric_symbols */
};

typedef char uric_symbols_fit[sizeof(struct uric_symbols_held) == sizeof(struct uric_tolerance)
                                  ? 1
                                  : -1];

static URIC_INLINE const unsigned char (*uric_symbols(const struct uric_tolerance *t))[256]
{
    return ((const struct uric_symbols_held *)(const void *)t->opaque)->symbol;
}

#endif
