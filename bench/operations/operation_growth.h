/* Do the operations stay linear in their worst cases?
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATION_GROWTH_H
#define BENCH_OPERATION_GROWTH_H

#include "report/measure.h"

/* An operation on a string of growing length. */
struct Growth {
    std::string operation, shape;
    std::vector<std::size_t> bytes;
    std::vector<Sample> ns; /* by bytes */

    /* The cost of a byte at that length, in multiples of that at the first; from the
     * rounds' minima, since other load can only add. */
    double cost(std::size_t i) const;
    double worst() const;
};

/* Exits with status 2 and a message if an operation rejects its shape. */
std::vector<Growth> measure_growth(bool shortly);

void print_growth(const std::vector<Growth> &all);

/* Writes bench-growth.tsv. */
void write_growth(const std::string &directory, const std::vector<Growth> &all);

#endif
