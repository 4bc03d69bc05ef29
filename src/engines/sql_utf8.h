/* Whether an answer is UTF-8, for engines whose texts must be. */
#ifndef URIC_SQL_UTF8_H
#define URIC_SQL_UTF8_H

#include "util/utf8_step.h"

#include <string.h>

/* Whether the n bytes at s are well-formed (RFC 3629). */
static inline bool sql_is_utf8(const char *s, size_t n)
{
    static const uint64_t high = UINT64_C(0x8080808080808080);
    struct uric_utf8 expected = uric_utf8_start;
    uint64_t word;
    size_t i = 0;

    while (i < n) {
        if (expected.more == 0 && n - i >= sizeof word) {
            memcpy(&word, s + i, sizeof word);
            if ((word & high) == 0) {
                i += sizeof word;
                continue;
            }
        }
        if (!uric_take_utf8(&expected, (unsigned char)s[i++]))
            return false;
    }
    return expected.more == 0;
}

#endif
