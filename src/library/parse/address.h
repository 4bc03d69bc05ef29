/* The bytes of an address, from the text of a host that the scanner has recognized as one. */
#ifndef URIC_ADDRESS_H
#define URIC_ADDRESS_H

#include "util/internal.h"

/* The address of the host, n bytes at s, of that enum uric_host_kind; see
 * uric_host_address(). */
URIC_INTERNAL int uric_read_address(const char *s, size_t n, int host_kind,
                                    uint8_t address[16]);

#endif
