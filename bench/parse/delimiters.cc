/* Splits a reference with memchr(), without validation or grammar.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/delimiters.h"

#include <cstring>

namespace {

/* The first occurrence of the byte in [from, to), or to. */
const char *find(const char *from, const char *to, char byte)
{
    const void *const found =
        std::memchr(from, byte, static_cast<std::size_t>(to - from));

    return found ? static_cast<const char *>(found) : to;
}

} // namespace

uric_status split_at_delimiters(const char *s, std::size_t n, uric_split_result *c)
{
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    std::memset(c, 0, sizeof *c);
    if (n == 0) {
        c->defined = 1u << URIC_SPLIT_PATH;
        return URIC_OK;
    }

    const auto offset = [s](const char *p) {
        return static_cast<std::uint32_t>(p - s);
    };
    const char *const end = s + n;
    const char *const hash = find(s, end, '#');
    const char *const question = find(s, hash, '?');
    const char *p = s;
    unsigned defined = 1u << URIC_SPLIT_PATH;

    if (hash != end) {
        c->part[URIC_SPLIT_FRAGMENT] = {offset(hash) + 1, offset(end)};
        defined |= 1u << URIC_SPLIT_FRAGMENT;
    }
    if (question != hash) {
        c->part[URIC_SPLIT_QUERY] = {offset(question) + 1, offset(hash)};
        defined |= 1u << URIC_SPLIT_QUERY;
    }

    /* Schemes are short: one loop is faster than two searches, for the colon and for
     * a slash before it. */
    while (p != question && *p != ':' && *p != '/')
        p++;
    if (p != s && p != question && *p == ':') {
        c->part[URIC_SPLIT_SCHEME] = {0, offset(p)};
        defined |= 1u << URIC_SPLIT_SCHEME;
        p++;
    } else {
        p = s;
    }

    if (question - p >= 2 && p[0] == '/' && p[1] == '/') {
        const char *const authority = p + 2;

        p = find(authority, question, '/');
        c->part[URIC_SPLIT_AUTHORITY] = {offset(authority), offset(p)};
        defined |= 1u << URIC_SPLIT_AUTHORITY;
    }
    c->part[URIC_SPLIT_PATH] = {offset(p), offset(question)};
    c->defined = static_cast<std::uint8_t>(defined);
    return URIC_OK;
}
