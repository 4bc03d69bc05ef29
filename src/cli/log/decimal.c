/* Compares decimal numbers of any length. */
#include "cli/log/decimal.h"

#include <string.h>

static size_t digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && s[i] >= '0' && s[i] <= '9')
        i++;
    return i;
}

int decimal_read(const char *s, size_t n, struct decimal *d)
{
    size_t length;

    d->negative = n > 0 && *s == '-';
    s += d->negative;
    n -= (size_t)d->negative;
    length = digits(s, n);
    if (length == 0)
        return 0;
    d->whole = s;
    d->n_whole = length;
    d->fraction = s + length;
    d->n_fraction = 0;
    if (length < n) {
        d->fraction++;
        d->n_fraction = digits(s + length + 1, n - length - 1);
        if (s[length] != '.' || d->n_fraction == 0 || length + 1 + d->n_fraction < n)
            return 0;
    }
    for (; d->n_whole > 0 && *d->whole == '0'; d->whole++)
        d->n_whole--;
    while (d->n_fraction > 0 && d->fraction[d->n_fraction - 1] == '0')
        d->n_fraction--;
    if (d->n_whole + d->n_fraction == 0)
        d->negative = 0;
    return 1;
}

static int compare_sizes(const struct decimal *a, const struct decimal *b)
{
    const size_t least = a->n_fraction < b->n_fraction ? a->n_fraction : b->n_fraction;
    int order;

    if (a->n_whole != b->n_whole)
        return a->n_whole < b->n_whole ? -1 : 1;
    order = memcmp(a->whole, b->whole, a->n_whole);
    if (order == 0)
        order = memcmp(a->fraction, b->fraction, least);
    if (order == 0)
        order = (a->n_fraction > least) - (b->n_fraction > least);
    return order;
}

int decimal_compare(const struct decimal *a, const struct decimal *b)
{
    if (a->negative != b->negative)
        return a->negative ? -1 : 1;
    return a->negative ? compare_sizes(b, a) : compare_sizes(a, b);
}
