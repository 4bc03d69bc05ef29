/* Removing dot-segments from a path, read from its start to its end (RFC 3986, 5.2.4).  Here,
 * unlike in the walk of dots.h, a ".." has to undo what was kept; in return, long runs without
 * dot-segments are skipped at once. */
#ifndef URIC_DOTS_FORWARD_H
#define URIC_DOTS_FORWARD_H

#include "reference/dot_segment.h"

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

/* The offset of the first dot from s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dot(const char *s, size_t i, size_t n,
                                               int encoded)
{
    const char *dot;

    if (encoded) {
        while (i < n && uric_dot(s + i, n - i, 1) == 0)
            i++;
        return i;
    }
    dot = i < n ? (const char *)memchr(s + i, '.', n - i) : NULL;
    return dot != NULL ? (size_t)(dot - s) : n;
}

/* The offset of the first dot-segment from the segment at s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dots(const char *s, size_t i, size_t n,
                                                int encoded)
{
    size_t at = uric_next_dot(s, i, n, encoded), length;

    while (at < n) {
        if ((at == i || s[at - 1] == '/') && uric_dot_segment(s + at, n - at, encoded, &length))
            return at;
        at = uric_next_dot(s, at + 1, n, encoded);
    }
    return n;
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
        if (next > i && to + length != s + i)
            memmove(to + length, s + i, next - i);
        length += next - i;
        if (next == n)
            return length;
        i = next;
    }
}

#endif
