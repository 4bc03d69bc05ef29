/* The bytes of a span as a parser returns them, one at a time: its steps applied, nothing
 * copied. */
#ifndef URIC_READING_BYTES_H
#define URIC_READING_BYTES_H

#include "readings/reading.h"

struct uric_reading_bytes {
    const char *s;
    uint32_t at, end;    /* the rest of the span */
    uint32_t formed;     /* up to here it is well-formed UTF-8 */
    unsigned steps;      /* enum uric_reading_steps */
    unsigned replaced;   /* bytes of U+FFFD to read before those of the span */
    unsigned char coded; /* the byte whose triplet is being returned */
    unsigned coded_left; /* its digits to return */
    bool in_zone;        /* after the first "%" of a literal or, by KEEP_ZONE, of any host */
};

/* The bytes of a span, with only these of enum uric_reading_steps. */
URIC_INTERNAL struct uric_reading_bytes uric_reading_span_bytes(const char *s, uric_span span,
                                                                unsigned steps);

/* The bytes of a host that is a name, of a scheme, or of a port. */
URIC_INTERNAL struct uric_reading_bytes uric_reading_host_bytes(const char *s,
                                                                const struct uric_reading *r);
URIC_INTERNAL struct uric_reading_bytes uric_reading_scheme_bytes(const char *s,
                                                                  const struct uric_reading *r);
URIC_INTERNAL struct uric_reading_bytes uric_reading_port_bytes(const char *s,
                                                                const struct uric_reading *r);

/* The next byte; -1 at the end. */
URIC_INTERNAL int uric_reading_next(struct uric_reading_bytes *b);

/* Whether both make the same of the string s: verdict and host, whatever the case of letters.
 * What IDNA would have to decide is like nothing else. */
URIC_INTERNAL bool uric_reading_same_host(const char *s, const struct uric_reading *a,
                                          const struct uric_reading *b);

#endif
