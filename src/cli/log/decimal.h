/* Decimal numbers of any length, compared exactly. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <stddef.h>

struct decimal {
    int negative;
    const char *whole, *fraction; /* digits, without leading and trailing zeros */
    size_t n_whole, n_fraction;
};

/* Reads a number: digits, perhaps with "-" before them, and perhaps with "." and digits after
 * them.  Returns whether the bytes are one. */
int decimal_read(const char *s, size_t n, struct decimal *d);

/* Returns less than 0, 0 or more, as memcmp() does. */
int decimal_compare(const struct decimal *a, const struct decimal *b);

#endif
