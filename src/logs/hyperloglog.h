/* How many different values there are, approximately: HyperLogLog (Flajolet, Fusy, Gandouet and
 * Meunier, 2007) with 2^14 registers and Ertl's estimator ("New cardinality estimation
 * algorithms for HyperLogLog sketches", 2017).  The standard error is 0.81 %; up to 512 values are
 * counted exactly, but for equal hashes of 64 bits.
 *
 * Not by a library: Debian 12 has none for C, and partials store the registers (PARTIAL.md).
 *
 * The hash is SipHash-2-4 under the key 0 of the value's bytes from the last to the first.  Its
 * first 14 bits choose a register, the others give its rank. */
#ifndef HYPERLOGLOG_H
#define HYPERLOGLOG_H

#include "logs/octets.h"

enum { HYPERLOGLOG_EXACT = 512, HYPERLOGLOG_BITS = 14 };

/* Zeros: no values.  The rest depends on the set of the values alone. */
struct hyperloglog {
    uint64_t *hashes; /* n, ascending, with room for size; */
    size_t n, size;
    unsigned char *registers; /* or, if not NULL, 2^HYPERLOGLOG_BITS ranks */
};

/* The hash of n bytes. */
uint64_t hyperloglog_hash(const char *s, size_t n);

/* Both add to *heap the bytes of memory by which the state grows. */
void hyperloglog_add(struct hyperloglog *h, const char *s, size_t n, size_t *heap);

/* Adds a stored state; 0 if the next bytes are not a state of at most `most` values. */
int hyperloglog_take(struct octets_left *left, struct hyperloglog *h, uint64_t most, size_t *heap);

/* Stores the state, always as the same bytes for the same values. */
void hyperloglog_put(struct octets *o, const struct hyperloglog *h);

uint64_t hyperloglog_estimate(const struct hyperloglog *h);

void hyperloglog_free(struct hyperloglog *h);

#endif
