/* What a byte costs in one reference of 16 bytes to 16 MiB.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_SCALING_H
#define BENCH_SCALING_H

#include "report/measure.h"

struct Curve {
    const Row *row;
    std::string shape;
    bool valid;
    std::string beside;         /* the valid shape that an invalid one is like */
    std::vector<Sample> ns;     /* by size; of one reference */
};

struct Curves {
    std::vector<std::size_t> sizes;
    std::vector<Curve> curves;
    std::size_t l1, l2; /* the machine's caches, 0 when it does not say */
};

/* uric_parse(), all its forms, and beside them on the same bytes a splitter and
 * memchr().  Exits with status 2 and a message when a shape is not as valid as it
 * should be. */
Curves measure_scaling(bool shortly);

void print_scaling(const Curves &curves);

/* Into bench-scaling.tsv. */
void write_scaling(const std::string &directory, const Curves &curves);

#endif
