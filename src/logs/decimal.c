/* Compares decimal numbers of any length, from their first digits on. */
#include "logs/decimal.h"

#include <string.h>

static size_t digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && s[i] >= '0' && s[i] <= '9')
        i++;
    return i;
}

static size_t zeros(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && s[i] == '0')
        i++;
    return i;
}

/* ---- reading ---- */

/* Reads "e", an optional sign and digits; returns their length, or 0. */
static size_t read_exponent(const char *s, size_t n, struct decimal *d)
{
    size_t begin = 1, length, leading;

    if (n < 2 || (*s != 'e' && *s != 'E'))
        return 0;
    begin += s[1] == '+' || s[1] == '-';
    length = digits(s + begin, n - begin);
    if (length == 0)
        return 0;
    leading = zeros(s + begin, length);
    d->negative_exponent = s[1] == '-';
    d->exponent = s + begin + leading;
    d->n_exponent = length - leading;
    return begin + length;
}

static void pass_leading_zeros(struct decimal *d)
{
    size_t leading = zeros(d->whole, d->n_whole);

    d->whole += leading;
    d->n_whole -= leading;
    d->point = (int64_t)d->n_whole;
    if (d->n_whole > 0)
        return;
    leading = zeros(d->fraction, d->n_fraction);
    d->fraction += leading;
    d->n_fraction -= leading;
    d->point = -(int64_t)leading;
    d->negative &= d->n_fraction > 0;
}

size_t decimal_prefix(const char *s, size_t n, struct decimal *d)
{
    size_t at;

    if (n == 0)
        return 0;
    at = *s == '-';
    d->negative = (int)at;
    d->whole = s + at;
    d->n_whole = digits(s + at, n - at);
    if (d->n_whole == 0)
        return 0;
    at += d->n_whole;
    d->fraction = s + at;
    d->n_fraction = 0;
    d->n_exponent = 0;
    d->times = 1;
    if (at < n && s[at] == '.') {
        d->fraction++;
        d->n_fraction = digits(s + at + 1, n - at - 1);
        at += d->n_fraction > 0 ? 1 + d->n_fraction : 0;
    }
    if (at < n)
        at += read_exponent(s + at, n - at, d);
    pass_leading_zeros(d);
    return at;
}

int decimal_read(const char *s, size_t n, struct decimal *d)
{
    return n > 0 && decimal_prefix(s, n, d) == n;
}

/* ---- comparing ---- */

/* More than the exponents of lengths in memory can differ by. */
#define FAR ((int64_t)1 << 56)

static int exponent_digit(const struct decimal *d, size_t place)
{
    const int digit = place < d->n_exponent ? d->exponent[d->n_exponent - 1 - place] - '0' : 0;

    return d->negative_exponent ? -digit : digit;
}

/* The exponent of a minus the exponent of b.  A difference beyond FAR only grows with more digits,
 * so the other digits do not matter. */
static int64_t exponents_apart(const struct decimal *a, const struct decimal *b)
{
    size_t place = a->n_exponent > b->n_exponent ? a->n_exponent : b->n_exponent;
    int64_t apart = 0;

    while (place > 0 && apart < FAR && apart > -FAR) {
        place--;
        apart = 10 * apart + exponent_digit(a, place) - exponent_digit(b, place);
    }
    return apart;
}

static size_t length_of(const struct decimal *d)
{
    return d->n_whole + d->n_fraction;
}

static int64_t digit_at(const struct decimal *d, size_t i)
{
    if (i < d->n_whole)
        return d->whole[i] - '0';
    i -= d->n_whole;
    return i < d->n_fraction ? d->fraction[i] - '0' : 0;
}

/* Digits this far apart cannot make up for a factor. */
enum { FACTOR_DIGITS = 17 };

/* Compares the products digit by digit.  What remains of either product is less than `times` in
 * the last place taken, so a larger difference decides.  a's first digit stands `apart`
 * places before b's. */
static int compare_products(const struct decimal *a, const struct decimal *b, int64_t apart)
{
    const size_t skip_a = apart < 0 ? (size_t)-apart : 0, skip_b = apart > 0 ? (size_t)apart : 0;
    const size_t n_a = length_of(a) + skip_a, n_b = length_of(b) + skip_b;
    const size_t n = n_a > n_b ? n_a : n_b;
    const int64_t times_a = (int64_t)a->times, times_b = (int64_t)b->times;
    const int64_t enough = times_a > times_b ? times_a : times_b;
    int64_t difference = 0;
    size_t i;

    for (i = 0; i < n && difference < enough && difference > -enough; i++) {
        difference *= 10;
        difference += i < skip_a ? 0 : times_a * digit_at(a, i - skip_a);
        difference -= i < skip_b ? 0 : times_b * digit_at(b, i - skip_b);
    }
    return (difference > 0) - (difference < 0);
}

static int compare_sizes(const struct decimal *a, const struct decimal *b)
{
    int64_t apart;

    if (length_of(a) == 0 || length_of(b) == 0)
        return (length_of(a) > 0) - (length_of(b) > 0);
    apart = a->point - b->point;
    if (a->n_exponent > 0 || b->n_exponent > 0)
        apart += exponents_apart(a, b);
    if (apart > FACTOR_DIGITS || (apart > 0 && a->times == b->times))
        return 1;
    if (apart < -FACTOR_DIGITS || (apart < 0 && a->times == b->times))
        return -1;
    if (a->times == b->times && a->n_fraction + b->n_fraction == 0 && a->n_whole == b->n_whole)
        return memcmp(a->whole, b->whole, a->n_whole);
    return compare_products(a, b, apart);
}

int decimal_compare(const struct decimal *a, const struct decimal *b)
{
    if (a->negative != b->negative)
        return a->negative ? -1 : 1;
    return a->negative ? compare_sizes(b, a) : compare_sizes(a, b);
}
