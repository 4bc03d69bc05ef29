/* Whether the path and the host of a request may not be normal, many bytes at a time. */
#ifndef URIC_REQUEST_SCAN_H
#define URIC_REQUEST_SCAN_H

#include "util/ascii.h"
#ifndef URIC_SMALL
#include "util/lanes.h"

/* Marks each "%", and each "/" that is followed by "." or "/". */
static URIC_ALWAYS_INLINE uric_lanes uric_special_in_path(uric_lanes here, uric_lanes next)
{
    /* "." and "/" differ only in their last bit. */
    const uric_lanes second = uric_lanes_are(uric_lanes_or(next, uric_lanes_each(1)), '/');

    return uric_lanes_or(uric_lanes_and(uric_lanes_are(here, '/'), second),
                         uric_lanes_are(here, '%'));
}

static URIC_ALWAYS_INLINE int uric_path_is_special_by_bytes(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '%' || (s[i] == '/' && (s[i + 1] == '.' || s[i + 1] == '/')))
            return 1;
    }
    return 0;
}

/* Whether a valid path has a "%", "/." or "//".  Its last byte is no "%". */
static URIC_ALWAYS_INLINE int uric_path_is_special(const char *s, size_t n)
{
    uric_lanes found;
    size_t i, last;

    if (n <= URIC_LANES / 2)
        return uric_path_is_special_by_bytes(s, n);
    if (n <= URIC_LANES) {
        last = n - (URIC_LANES / 2 + 1u);
        found = uric_lanes_or(
            uric_special_in_path(uric_lanes_load_half(s), uric_lanes_load_half(s + 1)),
            uric_special_in_path(uric_lanes_load_half(s + last),
                                 uric_lanes_load_half(s + last + 1)));
        return uric_lanes_mask(found) != 0;
    }
    last = n - (URIC_LANES + 1u);
    found = uric_special_in_path(uric_lanes_load(s + last), uric_lanes_load(s + last + 1));
    for (i = 0; i < last; i += URIC_LANES)
        found = uric_lanes_or(found, uric_special_in_path(uric_lanes_load(s + i),
                                                          uric_lanes_load(s + i + 1)));
    return uric_lanes_mask(found) != 0;
}

static URIC_ALWAYS_INLINE uric_lanes uric_special_in_host(uric_lanes here)
{
    return uric_lanes_or(uric_lanes_between(here, 'A', 'Z'), uric_lanes_are(here, '%'));
}

#endif

/* Whether a host has a capital or a "%". */
static URIC_ALWAYS_INLINE int uric_host_is_special(const char *s, size_t n)
{
    size_t i;
#ifndef URIC_SMALL
    uric_lanes found;

    if (n < URIC_LANES / 2)
#endif
    {
        for (i = 0; i < n && !uric_is_upper(s[i]) && s[i] != '%'; i++)
            continue;
        return i < n;
    }
#ifndef URIC_SMALL
    if (n < URIC_LANES)
        found = uric_lanes_or(
            uric_special_in_host(uric_lanes_load_half(s)),
            uric_special_in_host(uric_lanes_load_half(s + n - URIC_LANES / 2)));
    else
        found = uric_special_in_host(uric_lanes_load(s + n - URIC_LANES));
    for (i = 0; i + URIC_LANES < n; i += URIC_LANES)
        found = uric_lanes_or(found, uric_special_in_host(uric_lanes_load(s + i)));
    return uric_lanes_mask(found) != 0;
#endif
}

#endif
