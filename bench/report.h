/* What was measured, and how it is told.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "agreement.h"

#include <map>

/* Takes the repetitions as they come and prints nothing. */
class Collector : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override;

    /* CPU nanoseconds per pass over the input, in ascending order, by row. */
    std::map<std::string, std::vector<double>> passes;
};

void print_machine();
void print_input(const Input &input);
void print_table(const Input &input, const Agreement &agreement,
                 const Collector &measured);

/* The same rows, tab-separated, unrounded but for the last digits.  Exits with
 * status 2 and a message if they cannot be written. */
void write_tsv(const char *path, const Input &input, const Agreement &agreement,
               const Collector &measured);

#endif
