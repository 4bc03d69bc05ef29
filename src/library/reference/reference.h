/* Properties of a whole reference. */
#ifndef URIC_REFERENCE_H
#define URIC_REFERENCE_H

#include "util/internal.h"

/* The length of what was parsed, from its parts.  Rules like Host and authority have no path:
 * theirs is empty, at 0. */
static URIC_INLINE uint32_t uric_end(const struct uric *u)
{
    if (uric_has(u, URIC_FRAGMENT))
        return u->part[URIC_FRAGMENT].end;
    if (uric_has(u, URIC_QUERY))
        return u->part[URIC_QUERY].end;
    if (u->part[URIC_PATH].end > 0 || !uric_has(u, URIC_HOST))
        return u->part[URIC_PATH].end;
    return u->part[uric_has(u, URIC_PORT) ? URIC_PORT : URIC_HOST].end;
}

/* Whether the parts are those of an origin-form: only there does a path-abempty follow no
 * authority. */
static URIC_INLINE int uric_is_origin_form(const struct uric *u)
{
    return u->path_kind == URIC_PATH_ABEMPTY && !uric_has(u, URIC_HOST);
}

/* Whether normalization removes dot-segments: no base precedes this path (5.2.2), because the
 * reference has a scheme or the path starts with "/". */
static URIC_INLINE int uric_has_own_dots(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    return uric_has(u, URIC_SCHEME) || (path.begin < path.end && s[path.begin] == '/');
}

/* Whether a path that starts with "//" would be read as an authority. */
static URIC_INLINE int uric_guards_path(const struct uric *u)
{
    return !uric_has(u, URIC_HOST) && !uric_is_origin_form(u);
}

#endif
