/* Operations on URIs: times uric and its peers.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATIONS_H
#define BENCH_OPERATIONS_H

#include "report/measure.h"
#include "operations/operation_cases.h"

/* The number of a case's questions for an interpreter. */
constexpr std::size_t questions_interpreted = 1000;

/* A row on a case.  Its ratio is over the questions that it answers like uric: the speed
 * of a wrong answer means nothing. */
struct Performance {
    std::string name;
    Terms terms;
    bool compiled, yardstick; /* not interpreted; has no answers */
    std::size_t same, different, unanswered;
    Sample ns, uric_ns; /* per question answered the same; uric's for the same questions,
                           in the same rounds if the row is compiled */

    bool own() const { return name.compare(0, 4, "uric") == 0; }
    bool peer() const { return !own() && !yardstick; }
    /* How many times as fast as this row uric is. */
    Sample uric_ratio() const;
};

struct Performed {
    Operation operation;
    std::string of, input;
    Goal goal;
    std::size_t questions;
    double bytes; /* of a question, on average */
    std::vector<Performance> rows; /* the first is uric */

    /* The row that the goal compares with; nullptr if there is none.  A peer that answers
     * fewer than half of the questions like uric performs another operation. */
    const Performance *held_against() const;
};

/* First compares each row's answers with uric's, counts those that differ, and prints the
 * first.  Sets *agreed to false if two of uric's own rows differ. */
std::vector<Performed> measure_operations(const std::vector<Input> &inputs,
                                          bool shortly, bool *agreed);

void print_performers();
void print_operations(const std::vector<Performed> &all);

/* Writes bench-operations.tsv, and the promises to bench-goals.tsv. */
void write_operations(const std::string &directory, const std::vector<Performed> &all);

#endif
