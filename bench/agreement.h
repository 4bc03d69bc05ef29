/* Do all rows give the same answers?  A wrong answer's speed is no measurement.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_AGREEMENT_H
#define BENCH_AGREEMENT_H

#include "rows.h"

struct Agreement {
    std::vector<std::size_t> accepted; /* by row */
    bool agreed;
};

/* Runs every row over the input and prints what was compared; a row that differs
 * is printed with the first record on which it does. */
Agreement compare(const Input &input);

#endif
