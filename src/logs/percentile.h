/* Percentiles of numbers: exact up to a number of different values, then of a sketch. */
#ifndef PERCENTILE_H
#define PERCENTILE_H

#include "logs/number.h"
#include "logs/quantile_sketch.h"
#include "logs/tally.h"

/* Up to this number, values are kept one by one.  More values are tallied; if more than a given
 * number of them differ, the sketch gives the percentiles. */
enum { PERCENTILE_SINGLE = 1000 };

/* A percentile in millionths of a percent, at most PERCENTILE_WHOLE. */
#define PERCENTILE_WHOLE UINT64_C(100000000)

/* Zeros: no values.  The rest depends on the values and the given number alone, not on their
 * order. */
struct percentile {
    uint64_t n;
    struct octets values;  /* up to PERCENTILE_SINGLE values, stored one after another; */
    struct tally *tally;   /* or, if not NULL, how often each occurs; */
    struct sketch *sketch; /* or, if not NULL, a sketch of them */
};

/* Both add to *heap the bytes of memory by which the values grow.  different: how many different
 * values are kept exactly, at least PERCENTILE_SINGLE. */
void percentile_add(struct percentile *p, const struct number *v, size_t different, size_t *heap);

/* Adds stored values; 0 if the next bytes are not such values, or are more than `most`. */
int percentile_take(struct octets_left *left, struct percentile *p, uint64_t most,
                    size_t different, size_t *heap);

/* Stores the values, always as the same bytes for the same values. */
void percentile_put(struct octets *o, const struct percentile *p);

/* Whether percentiles are exact; else they are within SKETCH_ERROR. */
int percentile_is_exact(const struct percentile *p);

/* The values in order.  percentile_at() is the value of rank n * which / PERCENTILE_WHOLE, rounded
 * up, and at least 1 (the nearest rank); it needs at least one value. */
struct percentile_order {
    const struct percentile *of;
    struct number *list; /* of single values */
    struct tallied *tallied;
};
void percentile_order_begin(struct percentile_order *order, const struct percentile *p);
struct number percentile_at(const struct percentile_order *order, uint64_t which);
void percentile_order_end(struct percentile_order *order);

void percentile_free(struct percentile *p);

#endif
