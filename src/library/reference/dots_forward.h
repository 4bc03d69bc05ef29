/* Removing dot-segments from a path, read from its start to its end (RFC 3986, 5.2.4).  Here,
 * unlike in the walk of dots.h, a ".." has to undo what was kept; in return, long runs without
 * dot-segments are skipped at once. */
#ifndef URIC_DOTS_FORWARD_H
#define URIC_DOTS_FORWARD_H

#include "reference/dot_segment.h"
#include "util/copy.h"
#include "util/lanes.h"

/* The length of a directory, which ends in "/", without its last segment.  It is never 0: the
 * "/" of the first ".." stays (2C). */
static URIC_ALWAYS_INLINE size_t uric_parent(const char *directory, size_t n)
{
    do
        n--;
    while (n > 1 && directory[n - 1] != '/');
    return n;
}

/* Skips the dot-segments at s + i and returns the offset of the next other segment; encoded:
 * "%2E" is a dot, too.  Each ".."
 * removes a segment from the directory before them, which is empty or ends in "/" and has
 * *length bytes; a directory of length 1 counts as "/".  Each ".." for which the directory has
 * no segment is added to *surplus. */
static URIC_ALWAYS_INLINE size_t uric_pass_dots(const char *s, size_t i, size_t n, int encoded,
                                                const char *directory, size_t *length,
                                                size_t *surplus)
{
    size_t here;
    unsigned dots;

    while (i < n && (dots = uric_dot_segment(s + i, n - i, encoded, &here)) != 0) {
        if (dots == 2) {
            if (*length > 1)
                *length = uric_parent(directory, *length);
            else
                ++*surplus;
        }
        i += here;
        i += i < n; /* its "/" */
    }
    return i;
}

/* The offset of the first dot after a "/" from s + i on; n if there is none.  encoded: or of
 * the first "%" there. */
static URIC_ALWAYS_INLINE size_t uric_next_after_slash(const char *s, size_t i, size_t n,
                                                       int encoded)
{
    for (; n > URIC_LANES && i < n; i += URIC_LANES) {
        /* the last load ends with the path */
        const size_t last = n - (URIC_LANES + 1u), at = i < last ? i : last;
        const uric_lanes next = uric_lanes_load(s + at + 1);
        uric_lanes dots = uric_lanes_are(next, '.');
        uint64_t found;

        if (i - at >= URIC_LANES)
            return n;
        if (encoded)
            dots = uric_lanes_or(dots, uric_lanes_are(next, '%'));
        found = uric_lanes_mask(uric_lanes_and(uric_lanes_are(uric_lanes_load(s + at), '/'),
                                               dots)) >> (i - at) * URIC_LANE_BITS;
        if (found != 0)
            return i + uric_lanes_first(found) + 1;
    }
    for (i++; i < n; i++) {
        if (s[i - 1] == '/' && (s[i] == '.' || (encoded && s[i] == '%')))
            return i;
    }
    return n;
}

/* The offset of the first dot-segment from the segment at s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dots(const char *s, size_t i, size_t n,
                                                int encoded)
{
    size_t length;

    while (i < n && !uric_dot_segment(s + i, n - i, encoded, &length))
        i = uric_next_after_slash(s, i, n, encoded);
    return i < n ? i : n;
}

/* Applies 5.2.4 to a path, n bytes at s, and writes the result to `to`, which has room for n
 * bytes and may be s itself.  Returns its length. */
static URIC_ALWAYS_INLINE size_t uric_remove_dots(const char *s, size_t n, int encoded, char *to)
{
    size_t i = n > 0 && s[0] == '/', length = i, next, surplus = 0;

    if (i > 0)
        to[0] = '/';
    for (;;) {
        i = uric_pass_dots(s, i, n, encoded, to, &length, &surplus);
        if (length == 1)
            to[0] = '/';
        next = uric_next_dots(s, i, n, encoded);
        if (to != s)
            uric_copy(to + length, s + i, next - i);
        else if (length < i)
            memmove(to + length, s + i, next - i);
        length += next - i;
        if (next == n)
            return length;
        i = next;
    }
}

#endif
