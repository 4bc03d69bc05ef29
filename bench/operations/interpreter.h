/* The operations by libraries of Perl and Python, in separate processes.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_INTERPRETER_H
#define BENCH_INTERPRETER_H

#include "report/measure.h"
#include "operations/operation.h"

/* A script that reads questions from its standard input, a line for each string, and
 *
 *   script answer OPERATION BASE          prints an answer on each line: "-" for none, or
 *                                         "+" and its strings in hexadecimal, each after
 *                                         a space
 *   script time OPERATION BASE ROUNDS     prints, for each round, the nanoseconds of CPU
 *                                         time of a pass over all questions; a first pass
 *                                         warms up; the script reads the clock itself
 *   script version                        prints what it measures */
struct Interpreter {
    const char *name, *command;
    std::vector<std::pair<Operation, const char *>> does; /* by which calls */
};

/* The interpreters that can run. */
const std::vector<Interpreter> &interpreters();

/* The calls that it uses for the operation; nullptr if it has none. */
const char *does(const Interpreter &interpreter, Operation operation);

/* Like Performer::answer(); has is false if there is no answer. */
struct Answer {
    bool has;
    std::string text;
};
std::vector<Answer> answers(const Interpreter &interpreter, Operation operation,
                            const Records &questions);

Sample times(const Interpreter &interpreter, Operation operation,
             const Records &questions, int rounds);

/* ": Perl URI 5.17, Python 3.11.2", or "". */
std::string interpreter_versions();

#endif
