/* What one does with a URI: how long uric takes for it, and its peers.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATIONS_H
#define BENCH_OPERATIONS_H

#include "report/measure.h"
#include "operations/operation_cases.h"

/* What an interpreter is asked of a case. */
constexpr std::size_t questions_interpreted = 1000;

/* A row on a case.  Its ratio is over the questions that it answers as uric does: a
 * wrong answer's speed is no measurement. */
struct Performance {
    std::string name;
    Terms terms;
    bool compiled, yardstick; /* not interpreted; without answers */
    std::size_t same, different, unanswered;
    Sample ns, uric_ns; /* for one of the questions answered the same; uric's for the
                           same ones, and in the same rounds if the row is compiled */

    bool own() const { return name.compare(0, 4, "uric") == 0; }
    bool peer() const { return !own() && !yardstick; }
    /* So many times as fast as it uric is. */
    Sample uric_ratio() const;
};

struct Performed {
    Operation operation;
    std::string of, input;
    Goal goal;
    std::size_t questions;
    double bytes; /* of a question, on average */
    std::vector<Performance> rows; /* the first is uric */

    /* What the goal is about; nullptr if nothing of that is there.  A peer that answers
     * fewer than half of the questions as uric does has another operation. */
    const Performance *held_against() const;
};

/* Before timing, each row's answers are held against uric's, and how many differ is
 * kept; the first that does is printed.  Sets *agreed to false if two of uric's own
 * rows differ. */
std::vector<Performed> measure_operations(const std::vector<Input> &inputs,
                                          bool shortly, bool *agreed);

void print_performers();
void print_operations(const std::vector<Performed> &all);

/* Into bench-operations.tsv, and into bench-goals.tsv what of it is promised. */
void write_operations(const std::string &directory, const std::vector<Performed> &all);

#endif
