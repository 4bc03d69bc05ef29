/* How long rows take for records.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "rows.h"

/* Nanoseconds of CPU time per pass over the records. */
struct Timing {
    double median, fastest, slowest;
    double spread; /* half of the repetitions lie this close, as a share of the
                      median */
    std::size_t repetitions;

    /* The machine was busy with something else: no measurement. */
    bool meaningless() const { return spread > 0.10; }
};

struct Job {
    const Row *row;
    const Records *records;
};

/* All jobs, many short repetitions of each in random order: a machine that is
 * slow for a while is slow for every job, and the medians stay comparable. */
std::vector<Timing> measure(const std::vector<Job> &jobs, int repetitions,
                            double seconds_each);

#endif
