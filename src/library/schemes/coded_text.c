/* Writes text percent-encoded or decoded, byte by byte: names and commands are short. */
#include "schemes/coded_text.h"
#include "uric_schemes.h"
#include "util/triplet.h"

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

    if (uric_class[b] & URIC_CLASS_PCHAR && b != '%') {
        uric_put_byte(t, byte);
        return;
    }
    uric_put_triplet(triplet, b);
    for (i = 0; i < 3; i++)
        uric_put_byte(t, triplet[i]);
}

enum uric_status uric_span_decode(const char *s, uric_span at, char *buffer,
                                  size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    uric_put_decoded(&t, s, at);
    return uric_written_end(&t, length);
}
