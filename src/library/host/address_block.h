/* The kind of an address. */
#ifndef URIC_ADDRESS_BLOCK_H
#define URIC_ADDRESS_BLOCK_H

#include "util/internal.h"

/* The enum uric_address_kind of an address of 4 or 16 bytes. */
URIC_INTERNAL uint8_t uric_address_kind(const uint8_t *address, size_t length);

#endif
