/* What a host beyond US-ASCII becomes in a browser. */
#ifndef URIC_AUDIT_MAPPED_H
#define URIC_AUDIT_MAPPED_H

#include "util/internal.h"

/* Decodes the host and maps its characters to US-ASCII.  Returns the length of the result, at
 * most `size` bytes; 0 if it is longer, if a character has no such mapping, or if there is
 * nothing to map. */
URIC_INTERNAL size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size);

#endif
