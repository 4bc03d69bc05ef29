/* Numbers as logs write them, of any length, compared exactly. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <stddef.h>

struct decimal {
    int negative;
    const char *whole, *fraction; /* digits, without zeros that do not count */
    size_t n_whole, n_fraction;
};

/* Whether the bytes are digits, perhaps with a "-" before them, and perhaps with "."
 * and digits behind them: then the number. */
int decimal_read(const char *s, size_t n, struct decimal *d);

/* Below 0, 0 or above 0, as a is less than b, equal or greater. */
int decimal_compare(const struct decimal *a, const struct decimal *b);

#endif
