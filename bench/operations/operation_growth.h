/* Do the worst cases of the operations stay linear?
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

    /* What a byte costs at that length, in multiples of what it costs at the first;
     * of the rounds' minima, since what else runs only adds. */
    double cost(std::size_t i) const;
    double worst() const;
};

/* Exits with status 2 and a message when an operation refuses its shape. */
std::vector<Growth> measure_growth(bool shortly);

void print_growth(const std::vector<Growth> &all);

/* Into bench-growth.tsv. */
void write_growth(const std::string &directory, const std::vector<Growth> &all);

#endif
