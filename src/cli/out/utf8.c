/* Measures UTF-8 characters, and recognizes those that control terminals. */
#include "cli/out/utf8.h"

size_t utf8_length(const char *text, size_t n, size_t *skip)
{
    const unsigned char *const s = (const unsigned char *)text;
    unsigned char low = 0x80, high = 0xbf;
    size_t length, i;

    *skip = 1;
    if (s[0] < 0x80)
        return 1;
    if (s[0] < 0xc2 || s[0] > 0xf4)
        return 0;
    length = s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
    switch (s[0]) {
    case 0xe0: low = 0xa0; break;  /* below: overlong */
    case 0xed: high = 0x9f; break; /* above: surrogates */
    case 0xf0: low = 0x90; break;
    case 0xf4: high = 0x8f; break; /* U+10FFFF is the last */
    }
    for (i = 1; i < length; i++) {
        if (i == n || s[i] < low || s[i] > high) {
            *skip = i;
            return 0;
        }
        low = 0x80;
        high = 0xbf;
    }
    return length;
}

/* C1 is U+0080 to U+009F. */
int utf8_is_control(const char *text, size_t length)
{
    const unsigned char *const s = (const unsigned char *)text;

    if (length == 1)
        return s[0] < 0x20 || s[0] == 0x7f;
    return length == 2 && s[0] == 0xc2 && s[1] < 0xa0;
}
