/* Removes the dot-segments of a path alone (RFC 3986, 5.2.4). */
#include "reference/dots.h"
#include "reference/dots_forward.h"

/* For a buffer that may be too small: measures first. */
static enum uric_status remove_measured(struct uric_bytes path, int encoded, char *buffer,
                                        size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_laying l;
    struct uric_rest rest;

    memset(&rest, 0, sizeof rest);
    rest.dots = URIC_DOTS_3986;
    rest.encoded = encoded;
    uric_rest_measure(&rest, none, path);
    *length = (size_t)rest.length; /* not more than n */
    if (rest.length > size || buffer == path.s)
        return URIC_TOO_SMALL;
    if (rest.length == 0)
        return URIC_OK;
    memset(&l, 0, sizeof l);
    l.to = buffer + *length;
    uric_rest_lay(&rest, none, path, &l);
    return URIC_OK;
}

enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                          enum uric_dots_flags flags, char *buffer,
                                          size_t size, size_t *length)
{
    const struct uric_bytes all = { path, n };

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (n > size)
        return remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
    if (n > 0)
        *length = flags & URIC_DOTS_ENCODED ? uric_remove_dots(path, n, 1, buffer)
                                            : uric_remove_dots(path, n, 0, buffer);
    return URIC_OK;
}
