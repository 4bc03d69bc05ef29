/* Libraries that parse URIs or URLs, each by the call that its documentation
 * gives for one whole string, with all options that make it faster.
 * bench/report/peers.sh finds those that are installed.
 *
 * The offsets or pointers that they return are consumed like uric's offsets; parts
 * that need a call each (curl_url_get(), and the accessors of evhttp_uri and
 * Boost.URL) are not read, in the peer's favour.
 *
 * SPDX-License-Identifier: MIT */
#include "report/report_rows.h"

#include "parse/peer_ada.h"
#include "parse/peer_boost_url.h"

#ifdef BENCH_HAVE_RE2
#include <re2/re2.h>
#endif
#ifdef BENCH_HAVE_URIPARSER
#include <uriparser/Uri.h>
#endif
#ifdef BENCH_HAVE_HTTP_PARSER
#include <http_parser.h>

#include "uric_http_parser.h"
/* The name is http_parser's own again. */
#undef http_parser_parse_url
#endif
#ifdef BENCH_HAVE_LIBCURL
#include <curl/curl.h>
#endif
#ifdef BENCH_HAVE_GLIB
#include <glib.h>
#endif
#ifdef BENCH_HAVE_APR_UTIL
#include <apr_general.h>
#include <apr_pools.h>
#include <apr_uri.h>
#include <apu_version.h>
#endif
#ifdef BENCH_HAVE_LIBEVENT
#include <event2/event.h>
#include <event2/http.h>
#endif

namespace {

#ifdef BENCH_HAVE_RE2
/* Bytes, not UTF-8, and "." matches any byte, as for the other engines.  RE2's time
 * grows with the number of captures: only the five that are needed. */
class Re2 {
public:
    Re2()
        : re_(appendix_b_five, options())
    {
        if (!re_.ok()) {
            std::fprintf(stderr, "bench: RE2: %s\n", re_.error().c_str());
            std::exit(2);
        }
    }

    bool scan(const char *s, std::size_t n)
    {
        const bool matched = match(s, n);

        benchmark::DoNotOptimize(group_);
        return matched;
    }
    bool components(const char *s, std::size_t n, uric_split_result *c)
    {
        std::memset(c, 0, sizeof *c);
        if (!match(s, n))
            return false;
        for (int i = 0; i < URIC_SPLIT_PARTS; i++) {
            const re2::StringPiece &part = group_[i + 1];

            if (part.data()) {
                const auto begin = static_cast<std::size_t>(part.data() - s);

                define(c, i, begin, begin + part.size());
            }
        }
        return true;
    }

private:
    static RE2::Options options()
    {
        RE2::Options options;

        options.set_encoding(RE2::Options::EncodingLatin1);
        options.set_dot_nl(true);
        options.set_log_errors(false);
        return options;
    }
    bool match(const char *s, std::size_t n)
    {
        return re_.Match(re2::StringPiece(s, n), 0, n, RE2::ANCHOR_BOTH, group_,
                         URIC_SPLIT_PARTS + 1);
    }

    RE2 re_;
    re2::StringPiece group_[URIC_SPLIT_PARTS + 1];
};
#endif

#ifdef BENCH_HAVE_URIPARSER
struct UriParser {
    bool scan(const char *s, std::size_t n)
    {
        UriUriA uri;
        const char *error;

        if (uriParseSingleUriExA(&uri, s, s + n, &error) != URI_SUCCESS) {
            benchmark::DoNotOptimize(error);
            return false;
        }
        benchmark::DoNotOptimize(uri);
        uriFreeUriMembersA(&uri);
        return true;
    }
};
#endif

#ifdef BENCH_HAVE_HTTP_PARSER
/* Its offsets have 16 bits: it accepts nothing longer in the table's inputs, and it is
 * in none of the curves. */
struct HttpParser {
    bool scan(const char *s, std::size_t n)
    {
        http_parser_url url;

        http_parser_url_init(&url);
        const int status = http_parser_parse_url(s, n, 0, &url);
        benchmark::DoNotOptimize(url);
        return status == 0;
    }
};

/* The same call, over uric. */
struct UricHttpParser {
    bool scan(const char *s, std::size_t n)
    {
        http_parser_url url;
        const int status = uric_http_parser_url(s, n, 0, URIC_HTTP_PARSER_STRICT, &url);

        benchmark::DoNotOptimize(url);
        return status == 0;
    }
};
#endif

#ifdef BENCH_HAVE_LIBCURL
/* A handle that has a URL resolves the next against it, so each URL gets its own
 * handle. */
struct Curl {
    bool scan(const char *s, std::size_t)
    {
        CURLU *const handle = curl_url();
        const CURLUcode status =
            curl_url_set(handle, CURLUPART_URL, s, CURLU_NON_SUPPORT_SCHEME);

        benchmark::DoNotOptimize(handle);
        curl_url_cleanup(handle);
        return status == CURLUE_OK;
    }
};
#endif

#ifdef BENCH_HAVE_GLIB
/* G_URI_FLAGS_ENCODED saves it the decoding, and a null GError ** saves it the error
 * object.  g_uri_parse() does the same and also makes an object. */
struct GUriSplit {
    bool scan(const char *s, std::size_t)
    {
        char *part[6];
        int port;

        if (!g_uri_split(s, G_URI_FLAGS_ENCODED, &part[0], &part[1], &part[2],
                         &port, &part[3], &part[4], &part[5], nullptr)) {
            return false;
        }
        benchmark::DoNotOptimize(part);
        benchmark::DoNotOptimize(port);
        for (char *text : part)
            g_free(text);
        return true;
    }
};
#endif

#ifdef BENCH_HAVE_APR_UTIL
/* One pool, cleared for each URI: it keeps its memory. */
class Apr {
public:
    Apr()
    {
        if (apr_initialize() != APR_SUCCESS ||
            apr_pool_create(&pool_, nullptr) != APR_SUCCESS) {
            std::fprintf(stderr, "bench: apr: no memory\n");
            std::exit(2);
        }
    }
    ~Apr()
    {
        apr_pool_destroy(pool_);
        apr_terminate();
    }
    Apr(const Apr &) = delete;
    Apr &operator=(const Apr &) = delete;

    bool scan(const char *s, std::size_t)
    {
        apr_uri_t uri;
        const apr_status_t status = apr_uri_parse(pool_, s, &uri);

        benchmark::DoNotOptimize(uri);
        apr_pool_clear(pool_);
        return status == APR_SUCCESS;
    }

private:
    apr_pool_t *pool_;
};
#endif

#ifdef BENCH_HAVE_LIBEVENT
struct EvHttp {
    bool scan(const char *s, std::size_t)
    {
        evhttp_uri *const uri = evhttp_uri_parse_with_flags(s, 0);

        benchmark::DoNotOptimize(uri);
        if (!uri)
            return false;
        evhttp_uri_free(uri);
        return true;
    }
};
#endif

#ifdef BENCH_HAVE_BOOST_URL
struct BoostUrl {
    bool scan(const char *s, std::size_t n)
    {
        return boost_url_parse_reference(s, n);
    }
};
#endif

#ifdef BENCH_HAVE_ADA
struct Ada {
    bool scan(const char *s, std::size_t n) { return ada_can_parse(s, n); }
};
#endif

} // namespace

#ifdef BENCH_HAVE_RAGEL
/* uric_parse() with BACKEND=ragel. */
extern "C" uric_status ragel_uric_parse(const char *s, std::size_t n, struct uric *u);
#endif

void add_peers(std::vector<Row> *rows)
{
#ifdef BENCH_HAVE_RAGEL
    rows->push_back(validator<Validator>(
        "uric/-G2-jumps",
        {"yes", false, false, "as uric; the states by ragel -G2, which jump"},
        ragel_uric_parse));
#endif
#ifdef BENCH_HAVE_RE2
    rows->push_back(splitter<Re2>(
        "appendix-b/re2",
        {"no", true, false, "offsets of the five parts of Appendix B"}));
#endif
#ifdef BENCH_HAVE_BOOST_URL
    rows->push_back(peer<BoostUrl>(
        "boost-url", {"yes", false, false, "parse_uri_reference(): a url_view"}));
#endif
#ifdef BENCH_HAVE_ADA
    rows->push_back(peer<Ada>(
        "ada/can_parse", {"partly", false, false,
                          "can_parse(): no more than a yes or no; WHATWG's absolute "
                          "URLs"}));
#endif
#ifdef BENCH_HAVE_URIPARSER
    rows->push_back(peer<UriParser>(
        "uriparser", {"yes", true, false,
                      "uriParseSingleUriExA(): pointers, a list of segments"}));
#endif
#ifdef BENCH_HAVE_HTTP_PARSER
    rows->push_back(peer<HttpParser>(
        "http_parser", {"partly", false, false,
                        "http_parser_parse_url(): offsets; absolute URLs and "
                        "paths"}));
    rows->push_back(peer<UricHttpParser>(
        "uric/http_parser", {"partly", false, false,
                             "uric_http_parser_url(): the same fields, by uric"}));
#endif
#ifdef BENCH_HAVE_LIBCURL
    rows->push_back(peer<Curl>(
        "libcurl", {"partly", true, true,
                    "curl_url_set(): strings inside; absolute URLs with a host"}));
#endif
#ifdef BENCH_HAVE_GLIB
    rows->push_back(peer<GUriSplit>(
        "glib", {"partly", true, true,
                 "g_uri_split(): strings; percent-encodings, host, port"}));
#endif
#ifdef BENCH_HAVE_APR_UTIL
    rows->push_back(peer<Apr>(
        "apr-util",
        {"partly", true, true, "apr_uri_parse(): strings; little but the port"}));
#endif
#ifdef BENCH_HAVE_LIBEVENT
    rows->push_back(peer<EvHttp>(
        "libevent", {"partly", true, true,
                     "evhttp_uri_parse_with_flags(): strings; nearly RFC 3986, "
                     "no ports over 65535"}));
#endif
    (void)rows;
}

const std::vector<Missing> &missing_peers()
{
    static const std::vector<Missing> missing = {
#ifndef BENCH_HAVE_RE2
        {"appendix-b/re2", "libre2-dev"},
#endif
#ifndef BENCH_HAVE_BOOST_URL
        {"boost-url", "libboost1.81-dev"},
#endif
#ifndef BENCH_HAVE_ADA
        {"ada/can_parse", nullptr},
#endif
#ifndef BENCH_HAVE_RAGEL
        {"uric/-G2-jumps", "ragel or python3"},
#endif
#ifndef BENCH_HAVE_URIPARSER
        {"uriparser", "liburiparser-dev"},
#endif
#ifndef BENCH_HAVE_HTTP_PARSER
        {"http_parser", "libhttp-parser-dev"},
#endif
#ifndef BENCH_HAVE_LIBCURL
        {"libcurl", "libcurl4-openssl-dev"},
#endif
#ifndef BENCH_HAVE_GLIB
        {"glib", "libglib2.0-dev"},
#endif
#ifndef BENCH_HAVE_APR_UTIL
        {"apr-util", "libaprutil1-dev"},
#endif
#ifndef BENCH_HAVE_LIBEVENT
        {"libevent", "libevent-dev"},
#endif
    };

    return missing;
}

std::string peer_versions()
{
    std::string text;

#ifdef BENCH_HAVE_URIPARSER
    text += ", uriparser " URI_VER_ANSI;
#endif
#ifdef BENCH_HAVE_HTTP_PARSER
    const unsigned long http = http_parser_version();
    text += ", http_parser " + std::to_string(http >> 16 & 255) + '.' +
            std::to_string(http >> 8 & 255) + '.' + std::to_string(http & 255);
#endif
#ifdef BENCH_HAVE_LIBCURL
    text += std::string(", libcurl ") +
            curl_version_info(CURLVERSION_NOW)->version;
#endif
#ifdef BENCH_HAVE_GLIB
    text += ", GLib " + std::to_string(glib_major_version) + '.' +
            std::to_string(glib_minor_version) + '.' +
            std::to_string(glib_micro_version);
#endif
#ifdef BENCH_HAVE_ADA
    text += std::string(", ada ") + ada_version();
#endif
#ifdef BENCH_HAVE_BOOST_URL
    text += std::string(", Boost ") + boost_url_version();
#endif
#ifdef BENCH_HAVE_APR_UTIL
    text += std::string(", apr-util ") + apu_version_string();
#endif
#ifdef BENCH_HAVE_LIBEVENT
    text += std::string(", libevent ") + event_get_version();
#endif
    return text;
}
