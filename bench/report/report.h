/* The report.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "parse/parsers_agree.h"
#include "report/measure.h"

#include <cstdio>

/* A row on an input.  The common records are those that the row, uric and the baseline
 * all accept; ratios are over those, and 0 if there are none. */
struct Result {
    const Row *row;
    Sample whole; /* all records of the input */
    std::size_t accepted, common;
    Sample on_common, uric_on_common, baseline_on_common;

    /* How many times as fast as the baseline the row is; how many times as fast as the
     * row uric is.  Only if there are common records. */
    Sample ratio() const { return baseline_on_common.divided_by(on_common); }
    Sample uric_ratio() const { return on_common.divided_by(uric_on_common); }
    bool meaningless() const; /* the ratios */
};

/* A row of uric_parse() on the valid references of an input, and on the same references
 * with a byte of each replaced by one that is never allowed. */
struct Damage {
    const Row *row;
    std::size_t references;
    Sample valid, last, anywhere; /* the last byte; a random byte */

    /* In multiples of the time for the valid references. */
    Sample last_ratio() const { return last.divided_by(valid); }
    Sample anywhere_ratio() const { return anywhere.divided_by(valid); }
};

struct Measured {
    const Input *input;
    std::size_t valid;
    std::vector<Result> results; /* by row */
    std::vector<Damage> damages;
};

void print_machine();
void print_rows();
void print_input(const Input &input);
void print_table(const Measured &measured);
void print_means(const std::vector<Measured> &all);

/* A file of tab-separated rows in a directory.  close() exits with status 2 and a
 * message if it cannot write them. */
class Tsv {
public:
    Tsv(const std::string &directory, const char *name);
    void close();

    std::FILE *file;

private:
    std::string path_;
};

/* Writes bench-run.tsv: what print_machine() prints about this machine, and the date. */
void write_run(const std::string &directory, bool shortly);

/* Writes bench.tsv, bench-mean.tsv and bench-invalid.tsv, with almost all digits. */
void write_results(const std::string &directory,
                   const std::vector<Measured> &all);

#endif
