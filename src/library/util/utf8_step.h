/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_UTF8_STEP_H
#define URIC_UTF8_STEP_H

#include "util/internal.h"

/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_utf8 uric_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_INLINE int uric_take_utf8(struct uric_utf8 *e, unsigned byte)
{
    if (e->more > 0) {
        const int fits = byte >= e->low && byte <= e->high;

        e->more = fits ? e->more - 1 : 0;
        e->low = 0x80;
        e->high = 0xbf;
        return fits;
    }
    if (byte < 0x80)
        return 1;
    if (byte < 0xc2 || byte > 0xf4)
        return 0;
    e->more = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    e->low = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
    e->high = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;
    return 1;
}

/* The length of the well-formed sequence at the start of the n > 0 bytes at s, or 0 if there is
 * none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of a
 * well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
static URIC_INLINE size_t uric_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_utf8 expected = uric_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif
