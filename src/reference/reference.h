/* Properties of a whole reference. */
#ifndef URIC_REFERENCE_H
#define URIC_REFERENCE_H

#include "util/internal.h"

/* The length of a reference, from its parts. */
static inline uint32_t uric_end(const struct uric *u)
{
    if (uric_has(u, URIC_FRAGMENT))
        return u->part[URIC_FRAGMENT].end;
    return u->part[uric_has(u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
}

#endif
