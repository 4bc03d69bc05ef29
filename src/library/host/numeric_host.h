/* Hosts that inet_aton() takes for IPv4 addresses. */
#ifndef URIC_NUMERIC_HOST_H
#define URIC_NUMERIC_HOST_H

#include "util/internal.h"

/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address and the bits of its spelling
 * (enum uric_spelling) but for URIC_SPELLING_ENCODED, or 0. */
URIC_INTERNAL int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    unsigned *spelling);

#endif
