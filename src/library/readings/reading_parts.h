/* Readings that come from the parts which a scanner of the library found. */
#ifndef URIC_READING_PARTS_H
#define URIC_READING_PARTS_H

#include "readings/reading.h"

/* The reading of the n bytes at s that were parsed with this status. */
URIC_INTERNAL void uric_reading_of_parts(const char *s, size_t n, enum uric_status status,
                                         const struct uric *u, struct uric_reading *r);

#endif
