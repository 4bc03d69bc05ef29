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

/* Whether the parts are those of an origin-form: only there does a path-abempty follow no
 * authority. */
static inline int uric_is_origin_form(const struct uric *u)
{
    return u->path_kind == URIC_PATH_ABEMPTY && !uric_has(u, URIC_HOST);
}

/* Whether normalization removes dot-segments: those of a relative reference have a base to be
 * resolved against. */
static inline int uric_has_own_dots(const struct uric *u)
{
    return uric_has(u, URIC_SCHEME) || uric_is_origin_form(u);
}

/* Whether a path that starts with "//" would be read as an authority. */
static inline int uric_guards_path(const struct uric *u)
{
    return !uric_has(u, URIC_HOST) && !uric_is_origin_form(u);
}

#endif
