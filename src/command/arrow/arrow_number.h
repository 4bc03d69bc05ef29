/* Numbers in text, as values of Arrow's columns. */
#ifndef ARROW_NUMBER_H
#define ARROW_NUMBER_H

#include <stddef.h>
#include <stdint.h>

/* The bits of the number that the n bytes at s are: of an int64, or of a double.  Returns 0 if
 * they are none, or one that the type cannot hold.  Leading zeros are allowed. */
int arrow_read_int64(const char *s, size_t n, uint64_t *bits);
int arrow_read_float64(const char *s, size_t n, uint64_t *bits);

#endif
