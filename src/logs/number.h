/* Numbers of logs as exact decimals, with at most 24 digits before the point and 27 after it.
 * They are computed with in integers, so that results are the same on every machine.
 *
 * Not by a library: the compiler's _Decimal128 has 34 digits, on few machines, and Debian 12
 * packages no other decimal arithmetic for C. */
#ifndef NUMBER_H
#define NUMBER_H

#include "logs/octets.h"

#include <stddef.h>
#include <stdint.h>

/* A limb has nine digits. */
enum { NUMBER_LIMB = 1000000000, NUMBER_LIMBS = 6, NUMBER_FRACTION = 3 };
enum { NUMBER_DIGITS = 24, NUMBER_DECIMALS = 27 };

/* Room for the text of a number or a sum: a sign, at most 37 digits, a point, decimals. */
enum { NUMBER_TEXT = 80 };

struct number {
    uint32_t limb[NUMBER_LIMBS]; /* limb[NUMBER_FRACTION] is in units of 1; the lowest first */
    int negative;                /* never of 0 */
};

enum number_status {
    NUMBER_READ,
    NUMBER_NONE,  /* the bytes are not a number */
    NUMBER_BEYOND /* it has too many digits */
};

/* Reads digits, perhaps with "-" before them, "." and digits after them, and an exponent as in
 * JSON. */
enum number_status number_read(const char *s, size_t n, struct number *v);

/* Returns less than 0, 0 or more, as memcmp() does. */
int number_compare(const struct number *a, const struct number *b);

/* Writes the number without an exponent and without superfluous zeros.  Returns its length. */
size_t number_text(const struct number *v, char *to);

/* Stores a number, and reads it again; 0 if the next bytes are not a number. */
void number_put(struct octets *o, const struct number *v);
int number_take(struct octets_left *left, struct number *v);

/* A magnitude and its sign.  The highest limb may exceed the limit of the others, as in a sum.
 * These functions write, store and read it as the functions above do with a number. */
struct number_limbs {
    uint64_t limb[NUMBER_LIMBS];
    int negative;
};
size_t number_limbs_text(const struct number_limbs *v, char *to);
void number_limbs_put(struct octets *o, const struct number_limbs *v);
int number_limbs_take(struct octets_left *left, struct number_limbs *v);

#endif
