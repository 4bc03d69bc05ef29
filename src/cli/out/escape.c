/* Writes bytes with TSV's escapes. */
#include "cli/out/escape.h"

#include "cli/out/utf8.h"
#include "util/ascii.h"
#include "util/utf8_step.h"

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

size_t escape_none_in_utf8(const char *s, size_t n, size_t *ill)
{
    size_t i = 0;

    *ill = 1;
    for (;;) {
        size_t length, skip = 1;

        i += escape_none(s + i, n - i);
        if (i == n || (unsigned char)s[i] < 0x80)
            return i;
        length = uric_utf8_length(s + i, n - i, &skip);
        if (length == 0 || utf8_is_unsafe(s + i, length)) {
            *ill = length > 0 ? length : skip;
            return i;
        }
        i += length;
    }
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
