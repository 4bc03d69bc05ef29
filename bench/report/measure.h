/* Times rows on records.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "report/report_rows.h"

/* Times, or ratios of times, one for each round. */
class Sample {
public:
    Sample() = default;
    explicit Sample(std::vector<double> rounds) : rounds_(std::move(rounds)) {}

    double median() const { return quantile(0.5); }
    double fastest() const { return quantile(0); }
    double slowest() const { return quantile(1); }
    /* The interquartile range, as a share of the median. */
    double spread() const;
    /* The uncertainty of the median, as a share of it: the notch of a box plot, 1.57
     * times the spread, divided by the root of the number of rounds. */
    double uncertainty() const;
    /* The machine was too busy for a measurement. */
    bool meaningless() const { return uncertainty() > 0.10; }
    std::size_t rounds() const { return rounds_.size(); }
    Sample divided_by(double n) const;
    /* Round by round, since a busy second slows both. */
    Sample divided_by(const Sample &other) const;

private:
    double quantile(double share) const;

    std::vector<double> rounds_;
};

struct Job {
    const Row *row;
    const Records *records;
};

/* Nanoseconds of CPU time per pass over the records, by job.  Each round runs every job
 * once, in a new random order, so that a slow spell of the machine slows every job.  A
 * job first passes over the records untimed, then repeats for about the time given. */
std::vector<Sample> measure(const std::vector<Job> &jobs, int rounds,
                            double seconds_each);

#endif
