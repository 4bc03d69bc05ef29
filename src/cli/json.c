#include "json.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void put_text(struct sink *out, const char *s)
{
    sink_write(out, s, strlen(s));
}

/* The length of the well-formed UTF-8 sequence that s begins with, 0 if it does
 * not; then *skip is that of the ill-formed part to replace: the longest begin
 * of a well-formed one, or a byte (Unicode 15, 3.9: U+FFFD substitution). */
static size_t utf8_length(const unsigned char *s, size_t n, size_t *skip)
{
    unsigned char low = 0x80, high = 0xbf;
    size_t length, i;

    *skip = 1;
    if (s[0] < 0x80)
        return 1;
    if (s[0] < 0xc2 || s[0] > 0xf4)
        return 0;
    length = s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
    switch (s[0]) {
    case 0xe0: low = 0xa0; break;  /* shorter forms exist below */
    case 0xed: high = 0x9f; break; /* surrogates above */
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

void json_string(struct sink *out, const char *s, size_t n)
{
    sink_byte(out, '"');
    while (n > 0) {
        size_t skip, length = utf8_length((const unsigned char *)s, n, &skip);
        unsigned char c = (unsigned char)*s;

        if (length == 0) {
            put_text(out, "\xef\xbf\xbd");
            length = skip;
        } else if (c == '"' || c == '\\') {
            sink_byte(out, '\\');
            sink_byte(out, *s);
        } else if (c < 0x20 || c == 0x7f) {
            char escaped[8];

            snprintf(escaped, sizeof escaped, "\\u%04x", c);
            put_text(out, escaped);
        } else {
            sink_write(out, s, length);
        }
        s += length;
        n -= length;
    }
    sink_byte(out, '"');
}

void json_number(struct sink *out, uint64_t number)
{
    char digits[24];

    sink_write(out, digits,
               (size_t)snprintf(digits, sizeof digits, "%" PRIu64, number));
}

void json_null(struct sink *out)
{
    put_text(out, "null");
}

void json_key(struct sink *out, const char *key, int first)
{
    put_text(out, first ? "\"" : ",\"");
    put_text(out, key);
    put_text(out, "\":");
}
