/* Numbers in text, as values of Arrow's columns. */
#include "command/arrow/arrow_number.h"

#include "command/memory.h"
#include "util/json_number.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

/* Skips zeros, but for the last digit of an integer. */
static void skip_zeros(const char **s, size_t *n)
{
    while (*n > 1 && **s == '0' && uric_is_digit((*s)[1])) {
        ++*s;
        --*n;
    }
}

int arrow_read_int64(const char *s, size_t n, uint64_t *bits)
{
    const int negative = n > 0 && *s == '-';
    const uint64_t most = (uint64_t)INT64_MAX + (uint64_t)negative;
    uint64_t number = 0;
    size_t i;

    s += negative;
    n -= (size_t)negative;
    if (n == 0 || uric_digits(s, n) < n)
        return 0;
    for (i = 0; i < n; i++) {
        const uint64_t digit = (uint64_t)(s[i] - '0');

        if (number > (most - digit) / 10)
            return 0;
        number = 10 * number + digit;
    }
    *bits = negative ? 0 - number : number;
    return 1;
}

/* Reads what uric_is_json_number() accepts.  uric never calls setlocale(), so that the decimal
 * point is ".". */
static double read_double(const char *s, size_t n)
{
    char some[64], *copy = n < sizeof some ? some : memory_of(memory_sum(n, 1));
    double number;

    memcpy(copy, s, n);
    copy[n] = '\0';
    number = strtod(copy, NULL);
    if (copy != some)
        free(copy);
    return number;
}

int arrow_read_float64(const char *s, size_t n, uint64_t *bits)
{
    const int negative = n > 0 && *s == '-';
    double number;

    s += negative;
    n -= (size_t)negative;
    skip_zeros(&s, &n);
    if (n == 0 || *s == '-' || !uric_is_json_number(s, n))
        return 0;
    number = read_double(s, n);
    if (number > DBL_MAX)
        return 0;
    if (negative)
        number = -number;
    memcpy(bits, &number, sizeof *bits);
    return 1;
}
