/* The names of single bytes beyond RFC 3986. */
#ifndef URIC_TOLERATED_BYTES_H
#define URIC_TOLERATED_BYTES_H

#include "util/internal.h"

/* The enum uric_tolerated_name of a byte of US-ASCII other than "%"; -1 if it has none. */
URIC_INTERNAL int uric_tolerated_byte(unsigned char byte);

#endif
