/* Labels in UTF-8 as A-labels. */
#ifndef URIC_PUNYCODE_H
#define URIC_PUNYCODE_H

#include "util/internal.h"

/* Writes "xn--" and the Punycode (RFC 3492) of the n bytes at s, which are well-formed UTF-8 and
 * at most 255, to `to`, which has room for 63 bytes.  ASCII letters become lower case.
 * Returns the length, or 0 if it would be above 63. */
URIC_INTERNAL size_t uric_punycode(const char *s, size_t n, char *to);

#endif
