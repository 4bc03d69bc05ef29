/* Compiles Boost.URL, and calls it with C types.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/peer_boost_url.h"

#ifdef BENCH_HAVE_BOOST_URL

#include "operations/operation.h"

/* Its sources, optimized like ours and without assertions. */
#define NDEBUG
#include <boost/url/src.hpp>
#include <boost/version.hpp>

/* Validates, except that 1.81 accepts a path without its first "/" after an authority, as
 * in "//@@" and "//:a". */
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

/* ---- the operations ------------------------------------------------------ */

/* It writes into a url or a string that is reused: it allocates only to grow. */
namespace {

namespace urls = boost::urls;
using urls::string_token::assign_to;

urls::string_view view(Question q)
{
    return {q->data(), q->size()};
}

struct Resolve {
    template <class Give> bool perform(Question q, Give give)
    {
        const auto reference = urls::parse_uri_reference(view(q));

        if (!reference || !urls::resolve(base, *reference, target))
            return false;
        give(target.buffer().data(), target.buffer().size());
        return true;
    }

    const urls::url_view base{resolution_base};
    urls::url target;
};

struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        const auto reference = urls::parse_uri_reference(view(q));

        if (!reference)
            return false;
        normal = *reference;
        normal.normalize();
        give(normal.buffer().data(), normal.buffer().size());
        return true;
    }

    urls::url normal;
};

/* Not by ==, which in 1.81 reads past the end of some paths (detail::
 * segments_compare(), if one of two has dot-segments). */
struct Equal {
    template <class Give> bool perform(Question q, Give give)
    {
        return one.perform(q, [&](const char *s, std::size_t n) {
            other.perform(q + 1, [&](const char *t, std::size_t m) {
                give_equal(urls::string_view(s, n) == urls::string_view(t, m), give);
            });
        });
    }

    Normalize one, other;
};

struct Decode {
    template <class Give> bool perform(Question q, Give give)
    {
        const auto encoded = urls::make_pct_string_view(view(q));

        if (!encoded)
            return false;
        encoded->decode({}, assign_to(text));
        give(text.data(), text.size());
        return true;
    }

    std::string text;
};

struct Encode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text = room.of(3 * q->size());

        give(text, urls::encode(text, room.size(), view(q), urls::pchars));
        return true;
    }

    Room room;
};

struct QuerySpelled {
    template <class Give> bool perform(Question q, Give give)
    {
        const auto pairs = urls::parse_query(view(q));

        if (!pairs)
            return false;
        for (const urls::param_pct_view &pair : urls::params_encoded_view(*pairs)) {
            give(pair.key.data(), pair.key.size());
            give(pair.value.data(), pair.value.size());
        }
        return true;
    }
};

struct QueryDecoded {
    template <class Give> bool perform(Question q, Give give)
    {
        const auto pairs = urls::parse_query(view(q));

        if (!pairs)
            return false;
        for (const urls::param_pct_view &pair : urls::params_encoded_view(*pairs)) {
            for (const urls::pct_string_view spelled : {pair.key, pair.value}) {
                spelled.decode({}, assign_to(text));
                give(text.data(), text.size());
            }
        }
        return true;
    }

    std::string text;
};

} // namespace

void add_boost_url(Operation operation, std::vector<Performer> *to)
{
    constexpr char name[] = "boost-url";

    switch (operation) {
    case Operation::resolve:
        to->push_back(performer<Resolve>(
            name, {"yes", false, true,
                   "parse_uri_reference(), resolve(); the base parsed once"}));
        break;
    case Operation::normalize_syntax:
        to->push_back(performer<Normalize>(
            name, {"yes", false, true, "parse_uri_reference(), url::normalize()"}));
        break;
    case Operation::normalize_scheme:
        break;
    case Operation::equal:
        to->push_back(performer<Equal, stride(Operation::equal)>(
            name, {"yes", false, true,
                   "parse_uri_reference() and url::normalize() of both"}));
        break;
    case Operation::decode:
        to->push_back(performer<Decode>(
            name, {"yes", false, true, "make_pct_string_view(), decode()"}));
        break;
    case Operation::encode:
        to->push_back(performer<Encode>(name, {"-", false, true, "encode(pchars)"}));
        break;
    case Operation::query_spelled:
        to->push_back(performer<QuerySpelled>(
            name, {"yes", false, false, "parse_query(), params_encoded_view"}));
        break;
    case Operation::query_decoded:
        to->push_back(performer<QueryDecoded>(
            name, {"yes", false, true,
                   "parse_query(), params_encoded_view, decode()"}));
        break;
    case Operation::request:
        break;
    }
}

#endif
