/* The rows of the table, without their types.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_ROWS_H
#define BENCH_ROWS_H

#include "input.h"
#include "parsers.h"

#include <vector>

struct Row {
    const char *name;
    bool validates;
    bool any_byte; /* "." is any byte, which it is not for regexec: not NUL */
    void (*run)(benchmark::State &, const Input &);
    bool (*components)(const char *, std::size_t, uric_split_result *);
    bool (*parts)(const char *, std::size_t, struct uric *); /* or NULL */
};

/* The row that others are told as a multiple of. */
constexpr const char baseline[] = "appendix-b/pcre2-jit";

/* The first is the library, and the reference for what is valid. */
extern const std::vector<Row> rows;

#endif
