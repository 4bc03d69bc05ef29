/* The operations by libraries of Perl and Python, in processes of their own.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_INTERPRETER_H
#define BENCH_INTERPRETER_H

#include "report/measure.h"
#include "operations/operation.h"

/* A script that reads questions from its standard input, a line for each string, and
 *
 *   script answer OPERATION BASE          prints an answer a line: "-" for none, or "+"
 *                                         and its strings, each a blank and hexadecimal
 *   script time OPERATION BASE ROUNDS     prints the nanoseconds of CPU time of a pass
 *                                         over all questions, by round, after one that
 *                                         warms up; both clocks are read inside
 *   script version                        prints what it measures */
struct Interpreter {
    const char *name, *command;
    std::vector<std::pair<Operation, const char *>> does; /* in words, what of */
};

/* Those that can run. */
const std::vector<Interpreter> &interpreters();

/* What it uses for the operation; nullptr if it has nothing. */
const char *does(const Interpreter &interpreter, Operation operation);

/* As Performer::answer() does; an answer that it has not is not has. */
struct Answer {
    bool has;
    std::string text;
};
std::vector<Answer> answers(const Interpreter &interpreter, Operation operation,
                            const Records &questions);

Sample times(const Interpreter &interpreter, Operation operation,
             const Records &questions, int rounds);

/* ": Perl URI 5.17, Python 3.11.2", or nothing. */
std::string interpreter_versions();

#endif
