/* What a reading says that its parser returns; the host is decoded here once more, by other
 * code than the library's. */
#include "support/reading_text.h"
#include "readings/reading.h"

#include <string.h>

static int value_of(char c)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = c != '\0' ? strchr(digits, c) : NULL;

    return at != NULL ? (int)((at - digits) % 16) : -1;
}

static size_t kept(const char *s, uric_span span, unsigned steps, char *to)
{
    size_t n = 0;
    uint32_t i;

    for (i = span.begin; i < span.end; i++) {
        if (!(steps & URIC_READING_DROP_TABS) || (s[i] != '\t' && s[i] != '\n' && s[i] != '\r'))
            to[n++] = s[i];
    }
    return n;
}

static size_t decoded(char *text, size_t n)
{
    size_t i, written = 0;

    for (i = 0; i < n; i++, written++) {
        text[written] = text[i];
        if (text[i] == '%' && n - i >= 3 && value_of(text[i + 1]) >= 0 &&
            value_of(text[i + 2]) >= 0) {
            text[written] = (char)(value_of(text[i + 1]) << 4 | value_of(text[i + 2]));
            i += 2;
        }
    }
    return written;
}

static void lower(char *text, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (text[i] >= 'A' && text[i] <= 'Z')
            text[i] = (char)(text[i] - 'A' + 'a');
    }
}

size_t reading_part(const char *s, const struct uric_reading *r, int part, char *to, size_t room)
{
    size_t n;

    return uric_reading_write(s, r, part, to, room, &n) == URIC_OK ? n : 0;
}

size_t reading_host(const char *s, const struct uric_reading *r, char *to)
{
    size_t n = r->has_host ? kept(s, r->host, r->steps, to) : 0;

    if (r->steps & URIC_READING_DECODE_HOST)
        n = decoded(to, n);
    if (r->steps & URIC_READING_LOWER_HOST) {
        const char *const zone = r->steps & URIC_READING_KEEP_ZONE ? memchr(to, '%', n) : NULL;

        lower(to, zone != NULL ? (size_t)(zone - to) : n);
    }
    return n;
}
