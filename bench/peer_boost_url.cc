/* SPDX-License-Identifier: MIT */
#include "peer_boost_url.h"

#ifdef BENCH_HAVE_BOOST_URL

#include <benchmark/benchmark.h>

/* Its sources, optimized as ours are and without assertions. */
#define NDEBUG
#include <boost/url/src.hpp>
#include <boost/version.hpp>

bool boost_url_parse_reference(const char *s, std::size_t n)
{
    auto result = boost::urls::parse_uri_reference({s, n});

    benchmark::DoNotOptimize(result);
    return result.has_value();
}

const char *boost_url_version()
{
    return BOOST_LIB_VERSION;
}

#endif
