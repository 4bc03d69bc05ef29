/* Percent-encoding (RFC 3986, 2.1), a byte at a time. */
#include "written.h"

#include "classes.h"

static int digit_value(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return digit - 'a' + 10;
}

static int is_hex(char c)
{
    return uric_class[(unsigned char)c] & URIC_CLASS_HEXDIG;
}

unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (s[at] != '%' || end - at < 3 || !is_hex(s[at + 1]) ||
        !is_hex(s[at + 2])) {
        *i = at + 1;
        return (unsigned char)s[at];
    }
    *i = at + 3;
    return (unsigned char)(16 * digit_value(s[at + 1]) + digit_value(s[at + 2]));
}

void uric_put_decoded(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end)
        uric_put_byte(t, (char)uric_decode_next(s, &i, at.end));
}

void uric_put_encoded(struct uric_written *t, char byte)
{
    static const char hex[] = "0123456789ABCDEF";
    const unsigned char b = (unsigned char)byte;

    if (uric_class[b] & URIC_CLASS_PCHAR && byte != '%') {
        uric_put_byte(t, byte);
        return;
    }
    uric_put_byte(t, '%');
    uric_put_byte(t, hex[b >> 4]);
    uric_put_byte(t, hex[b & 15]);
}

size_t uric_span_decode(const char *s, uric_span at, char *buffer, size_t size)
{
    struct uric_written t = { buffer, size, 0 };

    uric_put_decoded(&t, s, at);
    return t.length;
}
