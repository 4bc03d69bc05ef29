/* Numbers with a unit: 10ms, 1.5 s, 4k, 2GiB. */
#ifndef QUANTITY_H
#define QUANTITY_H

#include "logs/decimal.h"

#include <stddef.h>
#include <stdint.h>

enum unit_kind {
    UNIT_NONE,
    UNIT_TIME, /* ns us ms s m min h d; the number is then in seconds */
    UNIT_SIZE  /* B, k K M G T P, 1000 each, and Ki Mi Gi Ti Pi, 1024 each, with or without B */
};

/* Reads a number and its unit, which a space may part.  Returns whether the bytes are a number with
 * a unit, or a number alone. */
int quantity_read(const char *s, size_t n, struct decimal *d, enum unit_kind *kind);

/* The length of a number of seconds without the "s" that Google Cloud writes after it, as in
 * "0.25s", if per_second is 1; else n. */
size_t quantity_digits(const char *s, size_t n, uint32_t per_second);

/* Converts a number of units, of which per_second make a second, to seconds.  Returns 0 if
 * per_second is no power of ten. */
int quantity_to_seconds(struct decimal *d, uint32_t per_second);

#endif
