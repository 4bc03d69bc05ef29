/* A part of a reference, decoded into the caller's buffer. */
#ifndef URIC_DECODE_PART_H
#define URIC_DECODE_PART_H

#include "util/internal.h"

/* Decode the span at of s as uric_decode() does by the flags 0 or URIC_DECODE_PLUS, but
 * let a "%" that starts no triplet stand for itself.  Returns URIC_OK; or URIC_TOO_SMALL,
 * with nothing written, if size is less than *length. */
URIC_INTERNAL enum uric_status uric_decode_part(const char *s, uric_span at,
                                                enum uric_decode_flags flags, char *buffer,
                                                size_t size, size_t *length);

#endif
