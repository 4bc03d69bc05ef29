/* What the operations are asked: questions made of an input.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATION_CASES_H
#define BENCH_OPERATION_CASES_H

#include "operations/operation.h"

/* uric is to be at least so many times as fast as: */
struct Goal {
    const char *than; /* a row; "": the fastest peer in C or C++ */
    double least; /* 0: this is not promised, only measured */
};

struct Case {
    Operation operation;
    std::string of; /* what kind of questions */
    std::string input;
    Records questions;
    Goal goal;
};

/* "resolve" and so on. */
const char *operation_name(Operation operation);

/* Out of the valid references of an input, or of so many of them evenly. */
std::vector<Case> cases_of(const Input &input, std::size_t at_most);

/* Text that needs no coding, of 16 KiB again and again and of 1 and 16 MiB, and prose
 * that does, made up. */
std::vector<Case> cases_of_text();

#endif
