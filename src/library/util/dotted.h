/* Whether a segment of a path, decoded, is "." or "..": as it is, or once a reader has trimmed
 * white space and controls off its ends. */
#ifndef URIC_DOTTED_H
#define URIC_DOTTED_H

#include "util/internal.h"

/* The segment so far.  Begins zeroed. */
struct uric_dotted {
    size_t dots;
    int blanks; /* white space or controls, of which U+0020 and below are trimmed */
    int closed; /* one after a dot */
    int others;
};

/* Adds a byte.  What is between dots is not trimmed. */
static URIC_ALWAYS_INLINE void uric_dotted_take(struct uric_dotted *d, int byte)
{
    if (byte == '.') {
        d->dots++;
        d->others |= d->closed;
    } else if (byte <= ' ') {
        d->blanks = 1;
        d->closed = d->dots > 0;
    } else {
        d->others = 1;
    }
}

/* Whether it is a dot-segment. */
static URIC_ALWAYS_INLINE int uric_is_dotted(const struct uric_dotted *d)
{
    return !d->others && !d->blanks && (d->dots == 1 || d->dots == 2);
}

/* Whether trimming makes it one. */
static URIC_ALWAYS_INLINE int uric_is_dotted_if_trimmed(const struct uric_dotted *d)
{
    return !d->others && d->blanks && (d->dots == 1 || d->dots == 2);
}

#endif
