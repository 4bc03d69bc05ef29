/* Removes the dot-segments of a path alone (RFC 3986, 5.2.4). */
#include "reference/dots.h"

/* Lays the result at the end of the path first, where no byte is overwritten before it has
 * been read. */
static void remove_in_place(struct uric_rest *rest, struct uric_bytes path, char *buffer)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_laying l;

    memset(&l, 0, sizeof l);
    l.to = buffer + path.n;
    uric_rest_lay(rest, none, path, &l);
    /* buffer is not NULL: without one nothing would remain, and the caller returns. */
    memmove(buffer, l.to, (size_t)rest->length); /* NOLINT(*-core.NonNullParamChecker) */
}

enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                          enum uric_dots_flags flags, char *buffer,
                                          size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 }, all = { path ? path : "", n };
    struct uric_laying l;
    struct uric_rest rest;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    memset(&rest, 0, sizeof rest);
    rest.dots = URIC_DOTS_3986;
    rest.encoded = (flags & URIC_DOTS_ENCODED) != 0;
    uric_rest_measure(&rest, none, all);
    *length = (size_t)rest.length; /* not more than n */
    if (rest.length > size || (buffer == path && n > size))
        return URIC_TOO_SMALL;
    if (rest.length == 0)
        return URIC_OK;
    if (buffer == path) {
        remove_in_place(&rest, all, buffer);
        return URIC_OK;
    }
    memset(&l, 0, sizeof l);
    l.to = buffer + *length;
    uric_rest_lay(&rest, none, all, &l);
    return URIC_OK;
}
