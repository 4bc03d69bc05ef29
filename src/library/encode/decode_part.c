/* Decodes a part of a reference in which a "%" may be literal, as in a query that was split and
 * not parsed. */
#include "encode/decode_part.h"

static void write_decoded(const char *s, size_t n, enum uric_decode_flags flags,
                          char *buffer, size_t size)
{
    size_t length, stopped;

    while (uric_decode(s, n, flags, buffer, size, &length, &stopped) == URIC_INVALID) {
        buffer[length++] = '%';
        buffer += length;
        size -= length;
        s += stopped + 1;
        n -= stopped + 1;
    }
}

enum uric_status uric_decode_part(const char *s, uric_span at,
                                  enum uric_decode_flags flags, char *buffer, size_t size,
                                  size_t *length)
{
    const char *const text = uric_at(s, at.begin);
    const size_t n = at.end - at.begin;
    struct uric_set set;

    *length = n - 2 * uric_encoded(text, n, &set);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length > 0)
        write_decoded(text, n, flags, buffer, size);
    return URIC_OK;
}
