/* A mergeable sketch of numbers, for their percentiles: DDSketch (Masson, Rim and Lee, "DDSketch:
 * a fast and fully-mergeable quantile sketch with relative-error guarantees", 2019), with
 * 116 buckets per decade.
 *
 * Not by a library: Debian 12 has none for C, and a t-digest, which PostgreSQL has, depends on the
 * order in which digests are merged, so that partials would not give one run's bytes.
 *
 * A percentile differs from the exact one by at most 1 % of it, if that is at least 1e-20.  It is
 * exact if all numbers are equal, or if it is the least or the greatest number; it is never
 * beyond these.  Buckets are never collapsed, so that a sketch depends on the numbers alone, not
 * on their order, nor on which sketches have been merged.
 *
 * Bucket i of the decade 10^e has the numbers from b[i] * 10^(e-9) on, and less than b[i + 1] *
 * 10^(e-9), where b[0] = 10^9, b[i + 1] = b[i] * 1020048200 / 10^9, rounded down, and
 * b[116] = 10^10. */
#ifndef QUANTILE_SKETCH_H
#define QUANTILE_SKETCH_H

#include "logs/number.h"

enum {
    SKETCH_BUCKETS = 116, /* of a decade */
    SKETCH_DECADES = NUMBER_DIGITS + NUMBER_DECIMALS,
    SKETCH_PAGES = 2 * SKETCH_DECADES /* of positive and of negative numbers */
};

/* The most bytes that a sketch takes. */
enum { SKETCH_MOST = 100000 };

/* The most by which a percentile differs from the exact one, relative to it. */
#define SKETCH_ERROR "0.01"

struct sketch;

struct sketch *sketch_new(void);
void sketch_free(struct sketch *s);
size_t sketch_size(const struct sketch *s); /* in bytes */
uint64_t sketch_count(const struct sketch *s);

/* Adds the number so many times. */
void sketch_add(struct sketch *s, const struct number *v, uint64_t count);

/* The number of that rank, within the error; rank 1 is the least number. */
struct number sketch_at(const struct sketch *s, uint64_t rank);

/* Stores a sketch, always as the same bytes for equal sketches. */
void sketch_put(struct octets *o, const struct sketch *s);

/* Adds a stored sketch of n numbers; 0 if the next bytes are not such a sketch. */
int sketch_take(struct octets_left *left, struct sketch *s, uint64_t n);

#endif
