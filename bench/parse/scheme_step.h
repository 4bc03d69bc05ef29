/* What uric_scheme_parse() costs on top of uric_parse().
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_SCHEME_STEP_H
#define BENCH_SCHEME_STEP_H

#include "report/measure.h"

/* On URIs of one scheme that are made up. */
struct Step {
    std::string scheme;
    Records records;
    Sample parse, both, with_find; /* ns per URI; both: and the step */
};

std::vector<Step> measure_schemes(bool shortly);

void print_schemes(const std::vector<Step> &steps);

/* Into bench-schemes.tsv. */
void write_schemes(const std::string &directory, const std::vector<Step> &steps);

#endif
