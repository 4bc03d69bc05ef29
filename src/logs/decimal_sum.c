/* Adds numbers limb by limb, and carries when a limb could overflow. */
#include "logs/decimal_sum.h"

#include <string.h>

/* A limb grows by less than NUMBER_LIMB with each value, so it fits for that many values. */
enum { CARRY_EACH = 1 << 28 };

/* Leaves all limbs between 0 and NUMBER_LIMB - 1, except the last, which has the sign. */
static void carry(int64_t *limb)
{
    int i;

    for (i = 0; i < NUMBER_LIMBS - 1; i++) {
        int64_t over = limb[i] / NUMBER_LIMB;

        limb[i] -= over * NUMBER_LIMB;
        if (limb[i] < 0) {
            limb[i] += NUMBER_LIMB;
            over--;
        }
        limb[i + 1] += over;
    }
}

void decimal_sum_add(struct decimal_sum *sum, const struct number *v)
{
    int i;

    if (v->negative) {
        for (i = 0; i < NUMBER_LIMBS; i++)
            sum->limb[i] -= v->limb[i];
    } else {
        for (i = 0; i < NUMBER_LIMBS; i++)
            sum->limb[i] += v->limb[i];
    }
    if (++sum->n % CARRY_EACH == 0)
        carry(sum->limb);
}

static struct number_limbs magnitude(const struct decimal_sum *sum)
{
    struct number_limbs m;
    int64_t limb[NUMBER_LIMBS];
    int i;

    memcpy(limb, sum->limb, sizeof limb);
    carry(limb);
    m.negative = limb[NUMBER_LIMBS - 1] < 0;
    if (m.negative) {
        for (i = 0; i < NUMBER_LIMBS; i++)
            limb[i] = -limb[i];
        carry(limb);
    }
    for (i = 0; i < NUMBER_LIMBS; i++)
        m.limb[i] = (uint64_t)limb[i];
    return m;
}

size_t decimal_sum_text(const struct decimal_sum *sum, char *to)
{
    const struct number_limbs m = magnitude(sum);

    return number_limbs_text(&m, to);
}

/* ---- averages ---- */

/* Long division by n, digit after digit; n is at most DECIMAL_SUM_MOST. */
struct division {
    uint64_t n, rest;
};

static unsigned divide_digit(struct division *d, unsigned digit)
{
    const uint64_t all = 10 * d->rest + digit;

    d->rest = all % d->n;
    return (unsigned)(all / d->n);
}

/* Divides a limb of the given number of digits and returns the quotient. */
static uint64_t divide_limb(struct division *d, uint64_t limb, int digits)
{
    static const uint64_t one = 1;
    uint64_t power = one, quotient = 0;

    while (--digits > 0)
        power *= 10;
    for (; power > 0; power /= 10)
        quotient = 10 * quotient + divide_digit(d, (unsigned)(limb / power % 10));
    return quotient;
}

/* Adds 1 to the last limb that is kept. */
static void round_up(struct number_limbs *v, int last)
{
    int i;

    for (i = last; i < NUMBER_LIMBS - 1 && ++v->limb[i] == NUMBER_LIMB; i++)
        v->limb[i] = 0;
    if (i == NUMBER_LIMBS - 1)
        v->limb[i]++;
}

size_t decimal_sum_average(const struct decimal_sum *sum, char *to)
{
    enum { KEPT = NUMBER_FRACTION - 1, FIVE = 5 * (NUMBER_LIMB / 10), LAST_DIGITS = 19 };
    struct number_limbs v = magnitude(sum);
    struct division d = { sum->n, 0 };
    uint64_t below, rest = 0;
    int i;

    v.limb[NUMBER_LIMBS - 1] = divide_limb(&d, v.limb[NUMBER_LIMBS - 1], LAST_DIGITS);
    for (i = NUMBER_LIMBS - 2; i >= 0; i--)
        v.limb[i] = divide_limb(&d, v.limb[i], 9);
    below = v.limb[KEPT - 1];
    for (i = 0; i < KEPT - 1; i++)
        rest |= v.limb[i];
    rest |= d.rest;
    for (i = 0; i < KEPT; i++)
        v.limb[i] = 0;
    if (below > FIVE || (below == FIVE && (rest != 0 || v.limb[KEPT] % 2 != 0)))
        round_up(&v, KEPT);
    for (rest = 0, i = KEPT; i < NUMBER_LIMBS; i++)
        rest |= v.limb[i];
    v.negative = v.negative && rest != 0;
    return number_limbs_text(&v, to);
}

/* ---- storage ---- */

void decimal_sum_put(struct octets *o, const struct decimal_sum *sum)
{
    const struct number_limbs m = magnitude(sum);

    octets_put_number(o, sum->n);
    number_limbs_put(o, &m);
}

static int is_zero(const struct number_limbs *v)
{
    int i;

    for (i = 0; i < NUMBER_LIMBS; i++) {
        if (v->limb[i] != 0)
            return 0;
    }
    return 1;
}

int decimal_sum_take(struct octets_left *left, struct decimal_sum *sum, uint64_t most)
{
    enum { LAST = 1000000 }; /* a value adds less to the last limb */
    struct number_limbs m;
    uint64_t n;
    int i;

    if (!octets_take_number(left, &n) || !number_limbs_take(left, &m) ||
        n > most || n > DECIMAL_SUM_MOST || sum->n > DECIMAL_SUM_MOST - n ||
        m.limb[NUMBER_LIMBS - 1] > LAST * n || (n == 0 && !is_zero(&m)))
        return 0;
    for (i = 0; i < NUMBER_LIMBS; i++)
        sum->limb[i] += m.negative ? -(int64_t)m.limb[i] : (int64_t)m.limb[i];
    carry(sum->limb);
    sum->n += n;
    return 1;
}
