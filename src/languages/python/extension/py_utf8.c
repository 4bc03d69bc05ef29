/* Tells UTF-8 from other bytes. */
#include "py_utf8.h"

#include <stdint.h>
#include <string.h>

/* The length of the well-formed character at the start of n bytes; 0 if there is none. */
static size_t character(const char *s, size_t n)
{
    const unsigned char c = (unsigned char)s[0];
    unsigned char low = 0x80, high = 0xBF;
    size_t length, i;

    if (c < 0x80)
        return 1;
    if (c < 0xC2 || c > 0xF4)
        return 0;
    length = c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
    if (length > n)
        return 0;
    if (c == 0xE0)
        low = 0xA0;
    else if (c == 0xED)
        high = 0x9F;
    else if (c == 0xF0)
        low = 0x90;
    else if (c == 0xF4)
        high = 0x8F;
    if ((unsigned char)s[1] < low || (unsigned char)s[1] > high)
        return 0;
    for (i = 2; i < length; i++) {
        if (((unsigned char)s[i] & 0xC0) != 0x80)
            return 0;
    }
    return length;
}

bool py_is_utf8(const char *s, size_t n)
{
    static const uint64_t high = UINT64_C(0x8080808080808080);
    size_t i = 0;

    while (i < n) {
        size_t length;

        if (n - i >= sizeof high) {
            uint64_t word;

            memcpy(&word, s + i, sizeof word);
            if ((word & high) == 0) {
                i += sizeof word;
                continue;
            }
        }
        length = character(s + i, n - i);
        if (length == 0)
            return false;
        i += length;
    }
    return true;
}

size_t py_make_utf8(const char *s, size_t n, char *to)
{
    static const char digits[] = "0123456789abcdef";
    size_t i = 0, k = 0;

    while (i < n) {
        const size_t length = character(s + i, n - i);

        if (length > 0) {
            memcpy(to + k, s + i, length);
            k += length;
            i += length;
            continue;
        }
        memcpy(to + k, "\xEF\xBF\xBD", 3);
        to[k + 3] = digits[(unsigned char)s[i] >> 4];
        to[k + 4] = digits[(unsigned char)s[i] & 15];
        k += 5;
        i++;
    }
    return k;
}
