/* The cost of a byte in one reference of 16 bytes to 16 MiB.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_SCALING_H
#define BENCH_SCALING_H

#include "report/measure.h"

struct Curve {
    const Row *row;
    std::string shape;
    bool valid;
    std::string beside;         /* the valid shape that an invalid one resembles */
    std::vector<Sample> ns;     /* by size; for one reference */
};

struct Curves {
    std::vector<std::size_t> sizes;
    std::vector<Curve> curves;
    std::size_t l1, l2; /* the machine's caches, 0 if unknown */
};

/* uric_parse(), each of its kernels, and a splitter and memchr() on the same bytes.
 * Exits with status 2 and a message if a shape's validity is not as expected. */
Curves measure_scaling(bool shortly);

void print_scaling(const Curves &curves);

/* Writes bench-scaling.tsv. */
void write_scaling(const std::string &directory, const Curves &curves);

#endif
