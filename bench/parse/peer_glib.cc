/* The operations by GLib, which returns objects and strings that it allocates.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation.h"

#ifdef BENCH_HAVE_GLIB

#include <glib.h>

namespace {

/* Frees the object. */
template <class Give> bool give_text(GUri *uri, Give give)
{
    if (!uri)
        return false;

    char *const text = g_uri_to_string(uri);

    give(text, std::strlen(text));
    g_free(text);
    g_uri_unref(uri);
    return true;
}

/* G_URI_FLAGS_ENCODED saves it decoding and encoding, which are not part of 5.2. */
struct Resolve {
    Resolve() : base(g_uri_parse(resolution_base, G_URI_FLAGS_ENCODED, nullptr)) {}
    ~Resolve() { g_uri_unref(base); }
    Resolve(const Resolve &) = delete;
    Resolve &operator=(const Resolve &) = delete;

    template <class Give> bool perform(Question q, Give give)
    {
        return give_text(
            g_uri_parse_relative(base, q->data(), G_URI_FLAGS_ENCODED, nullptr), give);
    }

    GUri *const base;
};

struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        return give_text(g_uri_parse(q->data(), G_URI_FLAGS_SCHEME_NORMALIZE, nullptr),
                         give);
    }
};

struct Decode {
    template <class Give> bool perform(Question q, Give give)
    {
        GBytes *const bytes = g_uri_unescape_bytes(
            q->data(), static_cast<gssize>(q->size()), nullptr, nullptr);

        if (!bytes)
            return false;

        gsize n;
        const void *const text = g_bytes_get_data(bytes, &n);

        give(static_cast<const char *>(text), n);
        g_bytes_unref(bytes);
        return true;
    }
};

struct Encode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text =
            g_uri_escape_bytes(reinterpret_cast<const guint8 *>(q->data()), q->size(),
                               G_URI_RESERVED_CHARS_ALLOWED_IN_PATH_ELEMENT);

        give(text, std::strlen(text));
        g_free(text);
        return true;
    }
};

struct QueryDecoded {
    template <class Give> bool perform(Question q, Give give)
    {
        GUriParamsIter iterator;
        char *key, *value;
        GError *error = nullptr;

        g_uri_params_iter_init(&iterator, q->data(), static_cast<gssize>(q->size()),
                               "&", G_URI_PARAMS_NONE);
        while (g_uri_params_iter_next(&iterator, &key, &value, &error)) {
            give(key, std::strlen(key));
            give(value, std::strlen(value));
            g_free(key);
            g_free(value);
        }
        if (!error)
            return true;
        g_error_free(error);
        return false;
    }
};

} // namespace

void add_glib(Operation operation, std::vector<Performer> *to)
{
    constexpr char name[] = "glib";

    switch (operation) {
    case Operation::resolve:
        to->push_back(performer<Resolve>(
            name, {"partly", true, true,
                   "g_uri_parse_relative(), g_uri_to_string(); the base parsed once"}));
        break;
    case Operation::normalize_scheme:
        to->push_back(performer<Normalize>(
            name, {"partly", true, true,
                   "g_uri_parse(G_URI_FLAGS_SCHEME_NORMALIZE), g_uri_to_string()"}));
        break;
    case Operation::decode:
        to->push_back(performer<Decode>(
            name, {"yes", true, true, "g_uri_unescape_bytes()"}));
        break;
    case Operation::encode:
        to->push_back(performer<Encode>(
            name, {"-", true, true, "g_uri_escape_bytes(), for a path's element"}));
        break;
    case Operation::query_decoded:
        to->push_back(performer<QueryDecoded>(
            name, {"yes", true, true, "g_uri_params_iter_next()"}));
        break;
    case Operation::normalize_syntax:
    case Operation::equal:
    case Operation::query_spelled:
    case Operation::request:
        break;
    default: break;
    }
}

#endif
