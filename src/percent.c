/* Percent-encoding (RFC 3986, 2.1), a byte at a time. */
#include "triplet.h"
#include "written.h"

unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    const uint32_t at = *i;

    if (s[at] != '%' || end - at < 3 || !uric_is_hex(s[at + 1]) ||
        !uric_is_hex(s[at + 2])) {
        *i = at + 1;
        return (unsigned char)s[at];
    }
    *i = at + 3;
    return uric_triplet(s + at);
}

void uric_put_decoded(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end)
        uric_put_byte(t, (char)uric_decode_next(s, &i, at.end));
}

void uric_put_encoded(struct uric_written *t, char byte)
{
    const unsigned char b = (unsigned char)byte;
    char triplet[3];
    int i;

    if (uric_class[b] & URIC_CLASS_PCHAR && byte != '%') {
        uric_put_byte(t, byte);
        return;
    }
    uric_put_triplet(triplet, b);
    for (i = 0; i < 3; i++)
        uric_put_byte(t, triplet[i]);
}

size_t uric_span_decode(const char *s, uric_span at, char *buffer, size_t size)
{
    struct uric_written t = { buffer, size, 0 };

    uric_put_decoded(&t, s, at);
    return t.length;
}
