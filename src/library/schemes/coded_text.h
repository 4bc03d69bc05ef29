/* Output of single bytes, percent-encoded or percent-decoded. */
#ifndef URIC_CODED_TEXT_H
#define URIC_CODED_TEXT_H

#include "util/written.h"

/* Writes a span of s, percent-decoded (RFC 3986, 2.1). */
URIC_INTERNAL void uric_put_decoded(struct uric_written *t, const char *s,
                                    uric_span at);

/* Writes one byte, percent-encoded unless it is a pchar. */
URIC_INTERNAL void uric_put_encoded(struct uric_written *t, char byte);

#endif
