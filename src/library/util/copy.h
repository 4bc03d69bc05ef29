/* Copying short runs of bytes: most targets consist of them. */
#ifndef URIC_COPY_H
#define URIC_COPY_H

#include "util/internal.h"

/* memcpy() for lengths known only at run time.  Up to 64 bytes are copied in steps of
 * constant size; the last step may overlap the one before it. */
static URIC_ALWAYS_INLINE void uric_copy(char *to, const char *s, size_t n)
{
    URIC_FORGET(to);
    URIC_FORGET(s);
    URIC_FORGET(n);
    if (n > 64) {
        memcpy(to, s, n);
    } else if (n > 16) {
        memcpy(to, s, 16);
        if (n > 32) {
            memcpy(to + 16, s + 16, 16);
            memcpy(to + n - 32, s + n - 32, 16);
        }
        memcpy(to + n - 16, s + n - 16, 16);
    } else if (n >= 8) {
        memcpy(to, s, 8);
        memcpy(to + n - 8, s + n - 8, 8);
    } else if (n >= 4) {
        memcpy(to, s, 4);
        memcpy(to + n - 4, s + n - 4, 4);
    } else if (n > 0) {
        to[0] = s[0];
        to[n / 2] = s[n / 2];
        to[n - 1] = s[n - 1];
    }
}

#endif
