/* UTF-8 for tests: written by RFC 3629's table, apart from the library's. */
#ifndef SUPPORT_UTF8_ENCODE_H
#define SUPPORT_UTF8_ENCODE_H

#include <stddef.h>

/* Writes the encoding of a code point from 0x80 on (RFC 3629, section 3); returns its length. */
static inline size_t utf8_encode(unsigned code, char *to)
{
    if (code < 0x800) {
        to[0] = (char)(0xC0 | code >> 6);
        to[1] = (char)(0x80 | (code & 0x3F));
        return 2;
    }
    if (code < 0x10000) {
        to[0] = (char)(0xE0 | code >> 12);
        to[1] = (char)(0x80 | (code >> 6 & 0x3F));
        to[2] = (char)(0x80 | (code & 0x3F));
        return 3;
    }
    to[0] = (char)(0xF0 | code >> 18);
    to[1] = (char)(0x80 | (code >> 12 & 0x3F));
    to[2] = (char)(0x80 | (code >> 6 & 0x3F));
    to[3] = (char)(0x80 | (code & 0x3F));
    return 4;
}

#endif
