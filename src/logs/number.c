/* Reads, compares, writes and stores exact decimals. */
#include "logs/number.h"

#include <string.h>

/* ---- reading ---- */

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static size_t count_digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && is_digit(s[i]))
        i++;
    return i;
}

/* The digits of a number: n_whole of them, a point, n_fraction.  They are to be multiplied by a
 * power of ten. */
struct digits {
    const char *whole, *fraction;
    size_t n_whole, n_fraction;
    int64_t exponent;
};

/* Larger exponents make no difference: no record has as many digits. */
static const int64_t most_exponent = INT64_C(1) << 40;

static int read_exponent(const char *s, size_t n, int64_t *exponent)
{
    const int negative = n > 0 && *s == '-', has_sign = negative || (n > 0 && *s == '+');
    size_t i;

    *exponent = 0;
    for (i = (size_t)has_sign; i < n && is_digit(s[i]); i++) {
        if (*exponent < most_exponent)
            *exponent = 10 * *exponent + (s[i] - '0');
    }
    if (negative)
        *exponent = -*exponent;
    return i == n && i > (size_t)has_sign;
}

static int split(const char *s, size_t n, struct digits *d)
{
    size_t at = count_digits(s, n);

    d->whole = s;
    d->n_whole = at;
    d->fraction = s + at;
    d->n_fraction = 0;
    d->exponent = 0;
    if (at == 0)
        return 0;
    if (at < n && s[at] == '.') {
        d->fraction = s + at + 1;
        d->n_fraction = count_digits(s + at + 1, n - at - 1);
        at += 1 + d->n_fraction;
        if (d->n_fraction == 0)
            return 0;
    }
    if (at == n)
        return 1;
    return (s[at] == 'e' || s[at] == 'E') &&
           read_exponent(s + at + 1, n - at - 1, &d->exponent);
}

/* Adds a digit other than 0 at a power of ten. */
static int add_digit(struct number *v, char digit, int64_t power)
{
    static const uint32_t powers[] = { 1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
                                       100000000 };
    const int64_t at = power + NUMBER_DECIMALS;

    if (at < 0 || power >= NUMBER_DIGITS)
        return 0;
    v->limb[at / 9] += (uint32_t)(digit - '0') * powers[at % 9];
    return 1;
}

static int add_digits(struct number *v, const char *s, size_t n, int64_t power)
{
    size_t i;

    for (i = 0; i < n; i++, power--) {
        if (s[i] != '0' && !add_digit(v, s[i], power))
            return 0;
    }
    return 1;
}

static int is_zero(const struct number *v)
{
    static const uint32_t zeros[NUMBER_LIMBS];

    return memcmp(v->limb, zeros, sizeof zeros) == 0;
}

/* Most values are whole and have at most nine digits. */
static int read_short(const char *s, size_t n, struct number *v)
{
    uint32_t number = 0;
    size_t i;

    if (n == 0 || n > 9)
        return 0;
    for (i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return 0;
        number = 10 * number + (uint32_t)(s[i] - '0');
    }
    v->limb[NUMBER_FRACTION] = number;
    return 1;
}

enum number_status number_read(const char *s, size_t n, struct number *v)
{
    struct digits d;
    int negative;

    memset(v, 0, sizeof *v);
    if (read_short(s, n, v))
        return NUMBER_READ;
    negative = n > 0 && *s == '-';
    if (!split(s + negative, n - (size_t)negative, &d))
        return NUMBER_NONE;
    if (!add_digits(v, d.whole, d.n_whole, (int64_t)d.n_whole - 1 + d.exponent) ||
        !add_digits(v, d.fraction, d.n_fraction, d.exponent - 1))
        return NUMBER_BEYOND;
    v->negative = negative && !is_zero(v);
    return NUMBER_READ;
}

int number_compare(const struct number *a, const struct number *b)
{
    int i;

    if (a->negative != b->negative)
        return a->negative ? -1 : 1;
    for (i = NUMBER_LIMBS - 1; i >= 0; i--) {
        if (a->limb[i] != b->limb[i])
            return (a->limb[i] < b->limb[i]) == a->negative ? 1 : -1;
    }
    return 0;
}

/* ---- text ---- */

static char *put_digits(char *to, uint64_t limb, int n)
{
    int i;

    for (i = n - 1; i >= 0; i--, limb /= 10)
        to[i] = (char)('0' + limb % 10);
    return to + n;
}

size_t number_limbs_text(const struct number_limbs *v, char *to)
{
    enum { LAST = 20 }; /* digits of the last limb */
    char whole[LAST + 9 * (NUMBER_LIMBS - 1 - NUMBER_FRACTION)];
    char *end = whole, *const begin = to;
    const char *first;
    int i;

    end = put_digits(end, v->limb[NUMBER_LIMBS - 1], LAST);
    for (i = NUMBER_LIMBS - 2; i >= NUMBER_FRACTION; i--)
        end = put_digits(end, v->limb[i], 9);
    for (first = whole; first < end - 1 && *first == '0';)
        first++;
    if (v->negative)
        *to++ = '-';
    memcpy(to, first, (size_t)(end - first));
    to += end - first;
    *to++ = '.';
    for (i = NUMBER_FRACTION - 1; i >= 0; i--)
        to = put_digits(to, v->limb[i], 9);
    while (to[-1] == '0')
        to--;
    if (to[-1] == '.')
        to--;
    return (size_t)(to - begin);
}

static struct number_limbs limbs_of(const struct number *v)
{
    struct number_limbs limbs;
    int i;

    for (i = 0; i < NUMBER_LIMBS; i++)
        limbs.limb[i] = v->limb[i];
    limbs.negative = v->negative;
    return limbs;
}

size_t number_text(const struct number *v, char *to)
{
    const struct number_limbs limbs = limbs_of(v);

    return number_limbs_text(&limbs, to);
}

/* ---- storage ---- */

/* A byte has the sign, the first limb that is not 0 and the number of limbs after it. */
enum { COUNT_BITS = 3, FIRST_BITS = 3, SIGN = 1 << (COUNT_BITS + FIRST_BITS) };

void number_limbs_put(struct octets *o, const struct number_limbs *v)
{
    int first = 0, end = NUMBER_LIMBS, i;

    while (end > 0 && v->limb[end - 1] == 0)
        end--;
    while (first < end && v->limb[first] == 0)
        first++;
    if (end == 0)
        first = 0;
    *octets_room(o, 1) =
        (char)((v->negative ? SIGN : 0) | first << COUNT_BITS | (end - first));
    for (i = first; i < end; i++)
        octets_put_number(o, v->limb[i]);
}

static int take_each(struct octets_left *left, struct number_limbs *v, int first, int end)
{
    int i;

    for (i = first; i < end; i++) {
        if (!octets_take_number(left, &v->limb[i]) ||
            (i < NUMBER_LIMBS - 1 && v->limb[i] >= NUMBER_LIMB))
            return 0;
    }
    return v->limb[first] != 0 && v->limb[end - 1] != 0;
}

int number_limbs_take(struct octets_left *left, struct number_limbs *v)
{
    const char *head;
    int byte, first, n;

    memset(v, 0, sizeof *v);
    if (!octets_take(left, 1, &head))
        return 0;
    byte = (unsigned char)*head;
    n = byte & ((1 << COUNT_BITS) - 1);
    first = byte >> COUNT_BITS & ((1 << FIRST_BITS) - 1);
    v->negative = (byte & SIGN) != 0;
    if (n == 0)
        return byte == 0;
    if (byte >= 2 * SIGN || first >= NUMBER_LIMBS || first + n > NUMBER_LIMBS)
        return 0;
    return take_each(left, v, first, first + n);
}

void number_put(struct octets *o, const struct number *v)
{
    const struct number_limbs limbs = limbs_of(v);

    number_limbs_put(o, &limbs);
}

int number_take(struct octets_left *left, struct number *v)
{
    enum { LAST = 1000000 }; /* of 24 digits, 6 are left for the last limb */
    struct number_limbs limbs;
    int i;

    if (!number_limbs_take(left, &limbs) || limbs.limb[NUMBER_LIMBS - 1] >= LAST)
        return 0;
    for (i = 0; i < NUMBER_LIMBS; i++)
        v->limb[i] = (uint32_t)limbs.limb[i];
    v->negative = limbs.negative;
    return 1;
}
