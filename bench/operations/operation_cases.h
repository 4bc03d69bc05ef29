/* The questions for the operations, made from an input.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATION_CASES_H
#define BENCH_OPERATION_CASES_H

#include "operations/operation.h"

/* uric must be `least` times as fast as `than`. */
struct Goal {
    const char *than; /* a row; "": the fastest peer in C or C++ */
    double least; /* 0: no promise, only measured */
};

struct Case {
    Operation operation;
    std::string of; /* the kind of questions */
    std::string input;
    Records questions;
    Goal goal;
};

/* "resolve" and so on. */
const char *operation_name(Operation operation);

/* From the valid references of an input: at_most of them, evenly spread. */
std::vector<Case> cases_of(const Input &input, std::size_t at_most);

/* Text that needs no coding: 16 KiB repeated, 1 MiB and 16 MiB; and made-up prose that
 * needs it. */
std::vector<Case> cases_of_text();

#endif
