/* Removes the dot-segments of a path alone (RFC 3986, 5.2.4). */
#include "reference/dots.h"
#ifndef URIC_SMALL
#include "reference/dots_forward.h"
#endif

/* Measures first, and then writes from the end on, to a buffer that may be too small.  It may be
 * the path if that is as long. */
static enum uric_status remove_measured(struct uric_bytes path, int encoded, char *buffer,
                                        size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_bytes segment;
    struct uric_remaining w;
    const char *slash;
    size_t n = 0;
    char *begin, *to;

    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash))
        n += segment.n + 1;
    n -= !w.rooted; /* no "/" is before the first segment */
    *length = n;
    if (n > size || (buffer == path.s && size < path.n))
        return URIC_TOO_SMALL;
    if (n == 0)
        return URIC_OK;
    /* in place, no byte is overwritten before it is read */
    begin = buffer == path.s ? buffer + (path.n - n) : buffer;
    to = begin + n;
    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash)) {
        to -= segment.n;
        if (segment.n > 0)
            memmove(to, segment.s, segment.n);
        if (to > begin)
            *--to = '/';
    }
    if (begin != buffer)
        memmove(buffer, begin, n);
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
#ifdef URIC_SMALL
    return remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
#else
    if (n > size)
        return remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
    if (n > 0)
        *length = flags & URIC_DOTS_ENCODED ? uric_remove_dots(path, n, 1, buffer)
                                            : uric_remove_dots(path, n, 0, buffer);
    return URIC_OK;
#endif
}
