/* Exact sums and averages of numbers.
 *
 * Not by a library: GMP would allocate for each of thousands of groups what are six limbs here, and
 * long double is neither exact nor the same on every machine. */
#ifndef DECIMAL_SUM_H
#define DECIMAL_SUM_H

#include "logs/number.h"

/* No sum has more values: with them, its limbs cannot overflow. */
#define DECIMAL_SUM_MOST UINT64_C(9000000000000)

/* Decimals of an average. */
enum { DECIMAL_SUM_AVERAGE = 9 };

/* Zeros: the sum of no values. */
struct decimal_sum {
    int64_t limb[NUMBER_LIMBS]; /* in the units of a number's limbs; of any sign */
    uint64_t n;                 /* how many values */
};

void decimal_sum_add(struct decimal_sum *sum, const struct number *v);

/* Writes the sum, exactly, or the average: rounded to DECIMAL_SUM_AVERAGE decimals, halves to even;
 * the average needs at least one value.  Returns the length of the text, at most NUMBER_TEXT. */
size_t decimal_sum_text(const struct decimal_sum *sum, char *to);
size_t decimal_sum_average(const struct decimal_sum *sum, char *to);

/* Stores a sum, always as the same bytes for equal sums. */
void decimal_sum_put(struct octets *o, const struct decimal_sum *sum);

/* Adds a stored sum; 0 if the next bytes are not a sum of at most `most` values. */
int decimal_sum_take(struct octets_left *left, struct decimal_sum *sum, uint64_t most);

#endif
