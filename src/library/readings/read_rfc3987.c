/* Reads a string by RFC 3987, as an IRI-reference. */
#include "readings/reading_parts.h"
#include "uric_iri.h"

void uric_read_rfc3987(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    uric_reading_of_parts(s, n, uric_iri_parse(s, n, &u), &u, r);
}
