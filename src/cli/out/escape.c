/* Writes bytes with TSV's escapes. */
#include "cli/out/escape.h"

#include "util/ascii.h"

static int needs_no_escape(unsigned char byte)
{
    return byte >= 0x20 && byte <= 0x7e && byte != '\\';
}

size_t escape_none(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && needs_no_escape((unsigned char)s[i]))
        i++;
    return i;
}

/* A block of fixed size, which compilers turn into vector code. */
enum { BLOCK = 32 };

static int block_needs_escape(const char *s)
{
    unsigned char found = 0;
    int i;

    for (i = 0; i < BLOCK; i++)
        found |= !needs_no_escape((unsigned char)s[i]);
    return found;
}

int escape_needed(const char *s, size_t n)
{
    size_t i;

    if (n < BLOCK)
        return escape_none(s, n) < n;
    for (i = 0; i < n - BLOCK; i += BLOCK) {
        if (block_needs_escape(s + i))
            return 1;
    }
    return block_needs_escape(s + n - BLOCK);
}

size_t escape_byte(unsigned char byte, char to[ESCAPE_MAX])
{
    to[0] = '\\';
    switch (byte) {
    case '\\': to[1] = '\\'; return 2;
    case '\t': to[1] = 't'; return 2;
    case '\n': to[1] = 'n'; return 2;
    case '\r': to[1] = 'r'; return 2;
    }
    if (needs_no_escape(byte)) {
        to[0] = (char)byte;
        return 1;
    }
    to[1] = 'x';
    to[2] = uric_hex_lower(byte >> 4);
    to[3] = uric_hex_lower(byte & 15);
    return 4;
}
