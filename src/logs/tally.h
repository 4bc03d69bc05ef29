/* Counts how often each number occurs. */
#ifndef TALLY_H
#define TALLY_H

#include "logs/number.h"

#include <stddef.h>
#include <stdint.h>

struct tallied {
    struct number value;
    uint64_t count;
};

struct tally;

struct tally *tally_new(void);
void tally_free(struct tally *t);
size_t tally_size(const struct tally *t); /* in bytes */
size_t tally_different(const struct tally *t); /* how many different numbers there are */

/* Counts a number `count` times. */
void tally_add(struct tally *t, const struct number *v, uint64_t count);

/* The numbers with their counts, in the order in which they came first, until the next call. */
const struct tallied *tally_all(const struct tally *t);

/* The same, ascending; the caller frees it. */
struct tallied *tally_sorted(const struct tally *t);

#endif
