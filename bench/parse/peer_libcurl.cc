/* The operations by libcurl, which returns strings that it allocates.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation.h"

#ifdef BENCH_HAVE_LIBCURL

#include <curl/curl.h>

namespace {

/* Frees the handle. */
template <class Give> bool give_url(CURLU *handle, unsigned flags, Give give)
{
    char *url;
    const bool got = curl_url_get(handle, CURLUPART_URL, &url, flags) == CURLUE_OK;

    if (got) {
        give(url, std::strlen(url));
        curl_free(url);
    }
    curl_url_cleanup(handle);
    return got;
}

CURLU *handle_of(CURLU *handle, const char *s)
{
    if (curl_url_set(handle, CURLUPART_URL, s, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK)
        return handle;
    curl_url_cleanup(handle);
    return nullptr;
}

/* A handle that has a URL resolves the next against it; a copy of the base's handle for
 * each saves parsing the base again. */
struct Resolve {
    Resolve() : base(handle_of(curl_url(), resolution_base)) {}
    ~Resolve() { curl_url_cleanup(base); }
    Resolve(const Resolve &) = delete;
    Resolve &operator=(const Resolve &) = delete;

    template <class Give> bool perform(Question q, Give give)
    {
        CURLU *const handle = handle_of(curl_url_dup(base), q->data());

        return handle && give_url(handle, 0, give);
    }

    CURLU *const base;
};

struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        CURLU *const handle = handle_of(curl_url(), q->data());

        return handle && give_url(handle, CURLU_NO_DEFAULT_PORT, give);
    }
};

struct Decode {
    template <class Give> bool perform(Question q, Give give)
    {
        int n = 0;
        char *const text = curl_easy_unescape(nullptr, q->data(),
                                              static_cast<int>(q->size()), &n);

        if (!text)
            return false;
        give(text, static_cast<std::size_t>(n));
        curl_free(text);
        return true;
    }
};

struct Encode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text =
            curl_easy_escape(nullptr, q->data(), static_cast<int>(q->size()));

        if (!text)
            return false;
        give(text, std::strlen(text));
        curl_free(text);
        return true;
    }
};

} // namespace

void add_libcurl(Operation operation, std::vector<Performer> *to)
{
    constexpr char name[] = "libcurl";

    switch (operation) {
    case Operation::resolve:
        to->push_back(performer<Resolve>(
            name, {"partly", true, true,
                   "curl_url_dup() of the base, curl_url_set(), curl_url_get()"}));
        break;
    case Operation::normalize_scheme:
        to->push_back(performer<Normalize>(
            name, {"partly", true, true,
                   "curl_url_set(), curl_url_get(CURLU_NO_DEFAULT_PORT)"}));
        break;
    case Operation::decode:
        to->push_back(
            performer<Decode>(name, {"no", true, true, "curl_easy_unescape()"}));
        break;
    case Operation::encode:
        to->push_back(performer<Encode>(
            name,
            {"-", true, true, "curl_easy_escape(): all but unreserved ones"}));
        break;
    case Operation::normalize_syntax:
    case Operation::equal:
    case Operation::query_spelled:
    case Operation::query_decoded:
    case Operation::request:
        break;
    default: break;
    }
}

#endif
