/* Writes bytes with the escapes of TSV, or of CSV and JSON. */
#include "command/out/escape.h"

#include "command/out/utf8.h"
#include "util/ascii.h"
#include "util/lanes.h"
#include "util/marked.h"

#include <string.h>

static int needs_no_escape(unsigned char byte)
{
    return byte >= 0x20 && byte <= 0x7e && byte != '\\';
}

/* The mask of the bytes of a vector that need one. */
static uint64_t need_escape(const char *s)
{
    const uric_lanes bytes = uric_lanes_load(s);
    const uint64_t plain = uric_lanes_mask(uric_lanes_between(bytes, 0x20, 0x7e));

    return (plain ^ URIC_LANES_ALL) | uric_lanes_mask(uric_lanes_are(bytes, '\\'));
}

static int is_ascii(unsigned char byte)
{
    return byte >= 0x01 && byte <= 0x7f;
}

static uint64_t not_ascii(const char *s)
{
    return uric_lanes_mask(uric_lanes_between(uric_lanes_load(s), 0x01, 0x7f)) ^ URIC_LANES_ALL;
}

/* How many bytes at the start of s are of a class: by one byte, and by the mask of the others in a
 * vector. */
static inline size_t run_of(const char *s, size_t n, int (*is_one)(unsigned char),
                            uint64_t (*others)(const char *))
{
    size_t i = 0;

    if (n < URIC_LANES) {
        while (i < n && is_one((unsigned char)s[i]))
            i++;
        return i;
    }
    for (;;) {
        const uint64_t found = others(s + i);

        if (found != 0)
            return i + uric_lanes_first(found);
        if (n - i == URIC_LANES)
            return n;
        i += URIC_LANES;
        if (i > n - URIC_LANES)
            i = n - URIC_LANES; /* the last vector repeats bytes */
    }
}

size_t escape_none(const char *s, size_t n)
{
    return run_of(s, n, needs_no_escape, need_escape);
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

int escape_needed(const char *s, size_t n)
{
    return escape_none(s, n) < n;
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

/* ---- CSV and JSON ---- */

size_t escape_none_marked(const char *s, size_t n, size_t *ill)
{
    size_t i = 0, length;

    *ill = 1;
    for (;;) {
        i += run_of(s + i, n - i, is_ascii, not_ascii);
        if (i == n)
            return n;
        length = uric_unmarked_length(s + i, n - i, ill);
        if (length == 0)
            return i;
        i += length;
    }
}

void escape_put_marked(struct sink *out, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const unsigned char byte = (unsigned char)s[i];

        sink_write(out, uric_mark, URIC_MARK);
        sink_byte(out, uric_hex_lower(byte >> 4));
        sink_byte(out, uric_hex_lower(byte & 15));
    }
}
