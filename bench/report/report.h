/* How it is told.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "parse/parsers_agree.h"
#include "report/measure.h"

#include <cstdio>

/* A row on an input.  Common are the records that the row, uric and the baseline
 * all accept; ratios are over those, and 0 when there are none. */
struct Result {
    const Row *row;
    Sample whole; /* all records of the input */
    std::size_t accepted, common;
    Sample on_common, uric_on_common, baseline_on_common;

    /* Times as fast as the baseline; times as fast as it uric is.  Only where
     * there are common records. */
    Sample ratio() const { return baseline_on_common.divided_by(on_common); }
    Sample uric_ratio() const { return on_common.divided_by(uric_on_common); }
    bool meaningless() const; /* the ratios */
};

/* A row that is uric_parse() on the valid references of an input, and on the same
 * with a byte of each replaced by one that is allowed nowhere. */
struct Damage {
    const Row *row;
    std::size_t references;
    Sample valid, last, anywhere; /* the last byte; one byte, at random */

    /* In multiples of the valid ones' time. */
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

/* A file of tab-separated rows in a directory.  close() exits with status 2 and
 * a message if they could not be written. */
class Tsv {
public:
    Tsv(const std::string &directory, const char *name);
    void close();

    std::FILE *file;

private:
    std::string path_;
};

/* Into bench-run.tsv: what print_machine() says of this machine, and the day. */
void write_run(const std::string &directory, bool shortly);

/* Into bench.tsv, bench-mean.tsv and bench-invalid.tsv, unrounded but for the
 * last digits. */
void write_results(const std::string &directory,
                   const std::vector<Measured> &all);

#endif
