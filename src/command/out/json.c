/* Writes JSON, one token at a time. */
#include "command/out/json.h"

#include "command/out/escape.h"
#include "command/out/utf8.h"
#include "util/marked.h"

#include <stdio.h>
#include <string.h>

static void put_text(struct sink *out, const char *s)
{
    sink_write(out, s, strlen(s));
}

/* How many bytes at the start of s are ASCII and need no escape. */
static size_t plain_length(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && s[i] >= 0x20 && s[i] < 0x7f && s[i] != '"' && s[i] != '\\')
        i++;
    return i;
}

void json_string(struct sink *out, const char *s, size_t n)
{
    sink_byte(out, '"');
    while (n > 0) {
        const size_t plain = plain_length(s, n);
        size_t ill, length;

        sink_write(out, s, plain);
        s += plain;
        n -= plain;
        if (n == 0)
            break;
        length = uric_unmarked_length(s, n, &ill);
        if (length == 0) {
            escape_put_marked(out, s, ill);
            length = ill;
        } else if (*s == '"' || *s == '\\') {
            sink_byte(out, '\\');
            sink_byte(out, *s);
        } else if (utf8_is_control(s, length)) {
            char escaped[8];

            /* the last byte of U+0080 to U+009F equals the code point */
            snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned char)s[length - 1]);
            put_text(out, escaped);
        } else {
            sink_write(out, s, length);
        }
        s += length;
        n -= length;
    }
    sink_byte(out, '"');
}

int json_holds(const char *s, size_t n)
{
    size_t i = 0, length, skip;

    while ((i += plain_length(s + i, n - i)) < n) {
        length = uric_utf8_length(s + i, n - i, &skip);
        if (length == 0)
            return 0;
        i += length;
    }
    return 1;
}

int json_decoded(struct sink *out, const char *s, size_t n)
{
    const int holds = json_holds(s, n);

    if (holds)
        json_string(out, s, n);
    else
        json_null(out);
    return holds;
}

void json_number(struct sink *out, uint64_t number)
{
    sink_number(out, number);
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
