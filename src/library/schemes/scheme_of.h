/* The scheme of a reference. */
#ifndef URIC_SCHEME_OF_H
#define URIC_SCHEME_OF_H

#include "util/internal.h"

/* The caller's own description of the scheme, or else the library's; NULL if there is
 * neither. */
static inline const struct uric_scheme *uric_scheme_of(const char *s, const struct uric *u,
                                                       const struct uric_scheme *own)
{
    const uric_span name = u->part[URIC_SCHEME];

    return own != NULL || !uric_has(u, URIC_SCHEME)
               ? own
               : uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
}

#endif
