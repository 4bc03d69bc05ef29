/* Calls ada with C types.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/peer_ada.h"

#ifdef BENCH_HAVE_ADA

#include <ada.h>

#include <string_view>

bool ada_can_parse(const char *s, std::size_t n)
{
    return ada::can_parse(std::string_view(s, n));
}

const char *ada_version()
{
    return ADA_VERSION;
}

#endif
