/* The operations by uriparser.  It parses a reference into an allocated list of segments;
 * uriToStringA() turns the result of an operation into a string.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation.h"

#ifdef BENCH_HAVE_URIPARSER

#include <uriparser/Uri.h>

namespace {

/* A parsed reference, freed with the object. */
class Parsed {
public:
    explicit Parsed(std::string_view s)
        : valid(uriParseSingleUriExA(&uri, s.data(), s.data() + s.size(), nullptr) ==
                URI_SUCCESS)
    {
    }
    ~Parsed()
    {
        if (valid)
            uriFreeUriMembersA(&uri);
    }
    Parsed(const Parsed &) = delete;
    Parsed &operator=(const Parsed &) = delete;

    UriUriA uri;
    const bool valid;
};

/* Written with a bound on the size; uriparser counts the NUL. */
template <class Give> bool give_text(const UriUriA &uri, char *text, int size, Give give)
{
    int written;

    if (uriToStringA(text, &uri, size, &written) != URI_SUCCESS)
        return false;
    give(text, static_cast<std::size_t>(written - 1));
    return true;
}

struct Resolve {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parsed reference(*q);
        const std::size_t size = q->size() + sizeof resolution_base + 8;
        UriUriA target;

        if (!reference.valid)
            return false;

        const bool given =
            uriAddBaseUriExA(&target, &reference.uri, &base.uri,
                             URI_RESOLVE_STRICTLY) == URI_SUCCESS &&
            give_text(target, room.of(size), static_cast<int>(size), give);

        uriFreeUriMembersA(&target);
        return given;
    }

    const Parsed base{resolution_base};
    Room room;
};

struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        Parsed parsed(*q);
        const std::size_t size = q->size() + 8;

        return parsed.valid && uriNormalizeSyntaxA(&parsed.uri) == URI_SUCCESS &&
               give_text(parsed.uri, room.of(size), static_cast<int>(size), give);
    }

    Room room;
};

struct Equal {
    template <class Give> bool perform(Question q, Give give)
    {
        Parsed one(q[0]), other(q[1]);

        return one.valid && other.valid &&
               uriNormalizeSyntaxA(&one.uri) == URI_SUCCESS &&
               uriNormalizeSyntaxA(&other.uri) == URI_SUCCESS &&
               give_equal(uriEqualsUriA(&one.uri, &other.uri), give);
    }
};

/* It decodes only in place: copies first, since the others do not change their input. */
struct Decode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text = room.of(q->size());

        std::memcpy(text, q->data(), q->size());
        text[q->size()] = '\0';

        const char *const end =
            uriUnescapeInPlaceExA(text, URI_FALSE, URI_BR_DONT_TOUCH);

        give(text, static_cast<std::size_t>(end - text));
        return true;
    }

    Room room;
};

struct Encode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text = room.of(3 * q->size());
        const char *const end = uriEscapeExA(q->data(), q->data() + q->size(), text,
                                             URI_FALSE, URI_FALSE);

        give(text, static_cast<std::size_t>(end - text));
        return true;
    }

    Room room;
};

struct QueryDecoded {
    template <class Give> bool perform(Question q, Give give)
    {
        UriQueryListA *list;
        int count;

        if (uriDissectQueryMallocExA(&list, &count, q->data(), q->data() + q->size(),
                                     URI_FALSE, URI_BR_DONT_TOUCH) != URI_SUCCESS) {
            return false;
        }
        for (const UriQueryListA *pair = list; pair; pair = pair->next) {
            for (const char *text : {pair->key, pair->value})
                give(text ? text : "", text ? std::strlen(text) : 0);
        }
        uriFreeQueryListA(list);
        return true;
    }
};

} // namespace

void add_uriparser(Operation operation, std::vector<Performer> *to)
{
    constexpr char name[] = "uriparser";

    switch (operation) {
    case Operation::resolve:
        to->push_back(performer<Resolve>(
            name, {"yes", true, true,
                   "uriParseSingleUriExA(), uriAddBaseUriExA(), uriToStringA(); the "
                   "base parsed once"}));
        break;
    case Operation::normalize_syntax:
        to->push_back(performer<Normalize>(
            name, {"yes", true, true,
                   "uriParseSingleUriExA(), uriNormalizeSyntaxA(), uriToStringA()"}));
        break;
    case Operation::normalize_scheme:
        break;
    case Operation::equal:
        to->push_back(performer<Equal, stride(Operation::equal)>(
            name, {"yes", true, true,
                   "uriParseSingleUriExA() and uriNormalizeSyntaxA() of both, "
                   "uriEqualsUriA()"}));
        break;
    case Operation::decode:
        to->push_back(performer<Decode>(
            name, {"no", false, true, "a copy, uriUnescapeInPlaceExA()"}));
        break;
    case Operation::encode:
        to->push_back(performer<Encode>(
            name, {"-", false, true, "uriEscapeExA(): all but unreserved ones"}));
        break;
    case Operation::query_spelled:
        break;
    case Operation::query_decoded:
        to->push_back(performer<QueryDecoded>(
            name, {"no", true, true, "uriDissectQueryMallocExA(): a list"}));
        break;
    case Operation::request:
        break;
    }
}

#endif
