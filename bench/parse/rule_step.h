/* The cost of a string of each rule, next to uric_parse() on the same bytes.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_RULE_STEP_H
#define BENCH_RULE_STEP_H

#include "report/measure.h"

/* On made-up strings, valid both by the rule and as a URI-reference. */
struct RuleTime {
    std::string rule;
    Records records;
    Sample parse, by_rule; /* ns per string */
};

std::vector<RuleTime> measure_rules(bool shortly);

void print_rules(const std::vector<RuleTime> &times);

/* Writes bench-rules.tsv. */
void write_rules(const std::string &directory, const std::vector<RuleTime> &times);

#endif
