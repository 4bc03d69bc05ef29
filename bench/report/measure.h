/* How long rows take for records.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "report/report_rows.h"

/* Times, or ratios of times, one of each round. */
class Sample {
public:
    Sample() = default;
    explicit Sample(std::vector<double> rounds) : rounds_(std::move(rounds)) {}

    double median() const { return quantile(0.5); }
    double fastest() const { return quantile(0); }
    double slowest() const { return quantile(1); }
    /* Half of the rounds lie this close together, as a share of the median. */
    double spread() const;
    /* How far off the median may well be, as a share of it: the notch of a box
     * plot, 1.57 times that spread by the root of the number of rounds. */
    double uncertainty() const;
    /* The machine was busy with something else: no measurement. */
    bool meaningless() const { return uncertainty() > 0.10; }
    std::size_t rounds() const { return rounds_.size(); }
    Sample divided_by(double n) const;
    /* Round by round: what slows the machine for a second slows both. */
    Sample divided_by(const Sample &other) const;

private:
    double quantile(double share) const;

    std::vector<double> rounds_;
};

struct Job {
    const Row *row;
    const Records *records;
};

/* Nanoseconds of CPU time per pass over the records, by job.  In each round every
 * job is run once, in an order that is random anew, so that a machine that is
 * slow for a while is slow for every job: first once over the records untimed,
 * then as often as takes about the time given. */
std::vector<Sample> measure(const std::vector<Job> &jobs, int rounds,
                            double seconds_each);

#endif
