/* Do all rows give the same answers?  A wrong answer's speed is no measurement.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_AGREEMENT_H
#define BENCH_AGREEMENT_H

#include "report/report_rows.h"

struct Agreement {
    std::vector<std::vector<bool>> accepted; /* by row, by record */
    bool agreed;
};

/* Runs every row over the input and prints what was compared; a row that breaks
 * its contract is printed with the first record on which it does.  Of rows whose
 * contract is their own, only what they accept is noted. */
Agreement compare(const Input &input);

#endif
