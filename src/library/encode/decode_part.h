/* A part of a reference, decoded into the caller's buffer. */
#ifndef URIC_DECODE_PART_H
#define URIC_DECODE_PART_H

#include "util/internal.h"

/* Decode the span at of s like uric_decode() with the flags 0 or URIC_DECODE_PLUS, but keep a
 * "%" that does not start a triplet.  Returns URIC_OK; or URIC_TOO_SMALL, with nothing written,
 * if size is less than *length. */
URIC_INTERNAL enum uric_status uric_decode_part(const char *s, uric_span at,
                                                enum uric_decode_flags flags, char *buffer,
                                                size_t size, size_t *length);

#endif
