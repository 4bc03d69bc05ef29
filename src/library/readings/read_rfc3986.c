/* Reads a string by RFC 3986, as a URI-reference. */
#include "readings/reading_parts.h"

void uric_read_rfc3986(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_reading_of_parts(s, n, uric_parse(s, n, &u), &u, r);
}
