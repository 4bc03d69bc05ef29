/* Wraps Boost.URL in C types, in a unit of its own: it takes a compiler longer than all the
 * rest.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_PEER_BOOST_URL_H
#define BENCH_PEER_BOOST_URL_H

#include <cstddef>

#ifdef BENCH_HAVE_BOOST_URL
bool boost_url_parse_reference(const char *s, std::size_t n);
const char *boost_url_version();
#endif

#endif
