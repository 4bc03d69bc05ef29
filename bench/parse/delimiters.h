/* Splitting without validation, as a C programmer would write it with memchr() and
 * no grammar.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_DELIMITERS_H
#define BENCH_DELIMITERS_H

#include "uric.h"

#include <cstddef>
#include <cstdint>

/* The same contract as uric_split(). */
uric_status split_at_delimiters(const char *s, std::size_t n, uric_split_result *c);

#endif
