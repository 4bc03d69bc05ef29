/* What splitting costs when nothing is validated: as a C programmer would write
 * it who has memchr() and no grammar.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_DELIMITERS_H
#define BENCH_DELIMITERS_H

#include "uric.h"

#include <cstddef>
#include <cstdint>

/* What uric_split() is. */
int split_at_delimiters(const char *s, std::size_t n, uric_split_result *c);

#endif
