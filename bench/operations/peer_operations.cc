/* Adds the operations of the libraries that are installed.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation.h"

void add_peer_operations(Operation operation, std::vector<Performer> *to)
{
#ifdef BENCH_HAVE_BOOST_URL
    add_boost_url(operation, to);
#endif
#ifdef BENCH_HAVE_URIPARSER
    add_uriparser(operation, to);
#endif
#ifdef BENCH_HAVE_GLIB
    add_glib(operation, to);
#endif
#ifdef BENCH_HAVE_LIBCURL
    add_libcurl(operation, to);
#endif
    (void)operation;
    (void)to;
}
