/* Decimal numbers of any length, with exponents of any length, compared exactly. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <stddef.h>
#include <stdint.h>

/* The digits, those of `whole` and then those of `fraction`, are d1 d2 d3 ...; d1 is not 0.
 * The number is 0.d1d2d3... * 10^point * 10^EXPONENT * times; without digits it is 0. */
struct decimal {
    int negative;
    const char *whole, *fraction;
    size_t n_whole, n_fraction;
    int64_t point;
    int negative_exponent;
    const char *exponent; /* digits, without leading zeros */
    size_t n_exponent;
    uint64_t times; /* at least 1, at most DECIMAL_TIMES; 1 unless the caller changes it */
};

#define DECIMAL_TIMES ((uint64_t)1 << 50)

/* Reads the number that s starts with: digits, perhaps with "-" before them, and perhaps after
 * them "." and digits, and "e" or "E" and digits with or without a sign.  Returns its length, or 0
 * if there is none. */
size_t decimal_prefix(const char *s, size_t n, struct decimal *d);

/* Reads a number.  Returns whether the bytes are a number. */
int decimal_read(const char *s, size_t n, struct decimal *d);

/* Reads at most 18 digits and nothing else: what most numbers are.  Returns whether the bytes are
 * that. */
static inline int decimal_read_digits(const char *s, size_t n, uint64_t *number)
{
    uint64_t sum = 0;
    size_t i;

    if (n == 0 || n > 18)
        return 0;
    for (i = 0; i < n; i++) {
        const unsigned char digit = (unsigned char)s[i];

        if (digit < '0' || digit > '9')
            return 0;
        sum = 10 * sum + (digit - '0');
    }
    *number = sum;
    return 1;
}

/* Returns less than 0, 0 or more, as memcmp() does.  Takes time in proportion to the digits,
 * whatever the exponents are. */
int decimal_compare(const struct decimal *a, const struct decimal *b);

#endif
