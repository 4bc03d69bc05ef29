/* The cost of uric_scheme_parse() on top of uric_parse().
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_SCHEME_STEP_H
#define BENCH_SCHEME_STEP_H

#include "report/measure.h"

/* On made-up URIs of one scheme. */
struct Step {
    std::string scheme;
    Records records;
    Sample parse, both, with_find; /* ns per URI; both: parse and the step */
};

std::vector<Step> measure_schemes(bool shortly);

void print_schemes(const std::vector<Step> &steps);

/* Writes bench-schemes.tsv. */
void write_schemes(const std::string &directory, const std::vector<Step> &steps);

#endif
