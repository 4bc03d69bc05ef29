/* Recognizes the characters of UTF-8 that control terminals. */
#include "command/out/utf8.h"

/* C1 is U+0080 to U+009F. */
int utf8_is_control(const char *text, size_t length)
{
    const unsigned char *const s = (const unsigned char *)text;

    if (length == 1)
        return s[0] < 0x20 || s[0] == 0x7f;
    return length == 2 && s[0] == 0xc2 && s[1] < 0xa0;
}

int utf8_is_unsafe(const char *text, size_t length)
{
    const unsigned char *const s = (const unsigned char *)text;

    if (length == 2 && s[0] == 0xd8 && s[1] == 0x9c)
        return 1;
    if (length != 3 || s[0] != 0xe2)
        return utf8_is_control(text, length);
    return (s[1] == 0x80 && (s[2] == 0x8e || s[2] == 0x8f || (s[2] >= 0xa8 && s[2] <= 0xae))) ||
           (s[1] == 0x81 && s[2] >= 0xa6 && s[2] <= 0xa9);
}
