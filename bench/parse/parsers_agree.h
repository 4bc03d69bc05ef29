/* Do all rows give the same answers?  The speed of a wrong answer means nothing.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_PARSERS_AGREE_H
#define BENCH_PARSERS_AGREE_H

#include "report/report_rows.h"

struct Agreement {
    std::vector<std::vector<bool>> accepted; /* by row, by record */
    bool agreed;
};

/* Runs every row over the input and prints what it compared; for a row that breaks
 * its contract, the first record on which it does.  For rows with their own contract
 * it only counts what they accept. */
Agreement compare(const Input &input);

#endif
