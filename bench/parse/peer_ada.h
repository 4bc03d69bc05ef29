/* Wraps ada in C types: its headers may need a newer C++ standard than the rest.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_PEER_ADA_H
#define BENCH_PEER_ADA_H

#include <cstddef>

#ifdef BENCH_HAVE_ADA
bool ada_can_parse(const char *s, std::size_t n);
const char *ada_version();
#endif

#endif
