/* uric_http_parser: the URL parser of http_parser, by uric, for programs that call it.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply, but some names are http_parser's.
 * Include this header in place of <http_parser.h>, or after it if the program also
 * parses messages by http_parser: then the types are those of <http_parser.h>, and only
 * the two functions for URLs are replaced.  Here they are macros, so nothing clashes
 * when a program links libhttp_parser, too.
 *
 * http_parser is not maintained.  Its URL parser accepts strings that are no URIs and
 * rejects some that are; src/library/compat/http_parser.md lists each difference.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_http_parser.h>
 *     struct http_parser_url url;
 */
#ifndef URIC_HTTP_PARSER_H
#define URIC_HTTP_PARSER_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the URL of a request: uric_http_parser_url --------------------------- */

#ifndef http_parser_h /* the guard of <http_parser.h> */

/* The parts of a URL, by http_parser's names. */
enum http_parser_url_fields {
    UF_SCHEMA = 0,
    UF_HOST = 1, /* without the brackets of an IP literal */
    UF_PORT = 2,
    UF_PATH = 3,
    UF_QUERY = 4,
    UF_FRAGMENT = 5,
    UF_USERINFO = 6,
    UF_MAX = 7
};

/* The result of parsing: which parts there are, and where.  An empty part counts as
 * absent: "/?" has no query here. */
struct http_parser_url {
    uint16_t field_set; /* bit 1 << UF_... is set if that part has at least one byte */
    uint16_t port;      /* the value of UF_PORT; 0 if that is absent */
    struct {
        uint16_t off; /* of the first byte */
        uint16_t len; /* in bytes */
    } field_data[UF_MAX]; /* {0, 0} if absent */
};

#endif

/* How the accepted strings differ from those of the RFCs. */
enum uric_http_parser_flags {
    URIC_HTTP_PARSER_STRICT = 0,
    /* Reject the hosts that http_parser rejects: hosts with other bytes than letters,
     * digits, ".", "-" and "_", unless they are an IPv6address. */
    URIC_HTTP_PARSER_HOSTS = 1,
    /* Reject everything that http_parser rejects: such hosts, empty ports, schemes with
     * other bytes than letters, fragments right after the authority. */
    URIC_HTTP_PARSER_REFUSE = 5,
    /* Accept bytes that http_parser accepts: in a path, a query or a fragment any visible
     * US-ASCII character, bytes over 0x7F, and "%" without hex digits, which a userinfo
     * may have, too; "#" in a fragment, whose span then starts after the first ones. */
    URIC_HTTP_PARSER_TOLERATE = 2
};

/* The flags of http_parser_parse_url().  Define it before including this header to choose
 * others. */
#ifndef URIC_HTTP_PARSER_FLAGS
#define URIC_HTTP_PARSER_FLAGS URIC_HTTP_PARSER_STRICT
#endif

/* Parse the n bytes at s as the target of a request, and write where its parts are to
 * *url, which need not be initialized.
 *
 * If is_connect is not 0, the target is an authority-form (RFC 9112, section 3.2.3) with
 * a host and a port that are not empty (RFC 9110, section 9.3.6).  Otherwise it is "*",
 * an origin-form, or a URI (RFC 3986, section 3) whose host is not empty, as RFC 9110,
 * section 4.2.1, demands of http.  Origin-form and URI may have a fragment.
 *
 * Returns 0; or 1 if the n bytes are not such a target, or if the port, or the offset or
 * length of a part, exceeds 65535: then *url is all zeros.  Unknown flags are ignored.
 *
 * Example:
 *     s = "http://[2001:db8::7]:81/";
 *     assert(uric_http_parser_url(s, strlen(s), 0, URIC_HTTP_PARSER_STRICT, &url) == 0);
 *     assert(url.field_data[UF_HOST].off == 8 && url.field_data[UF_HOST].len == 11);
 *     assert(url.port == 81 && !(url.field_set & 1 << UF_QUERY));
 *     s = "http://$(id)/";
 *     assert(uric_http_parser_url(s, strlen(s), 0, URIC_HTTP_PARSER_STRICT, &url) == 0);
 *     assert(uric_http_parser_url(s, strlen(s), 0, URIC_HTTP_PARSER_HOSTS, &url) == 1);
 */
URIC_API int uric_http_parser_url(const char *s, size_t n, int is_connect,
                                  enum uric_http_parser_flags flags,
                                  struct http_parser_url *url);

/* The macros http_parser_parse_url and http_parser_url_init call these: parse with
 * URIC_HTTP_PARSER_FLAGS; set everything to 0.
 *
 * Example:
 *     http_parser_url_init(&url);
 *     assert(http_parser_parse_url("h:443", 5, 1, &url) == 0 && url.port == 443);
 *     uric_http_parser_url_init(&url);
 *     assert(uric_http_parser_parse_url("/a?b", 4, 0, &url) == 0);
 *     assert(url.field_set == (1 << UF_PATH | 1 << UF_QUERY));
 */
static inline int uric_http_parser_parse_url(const char *buf, size_t buflen,
                                             int is_connect, struct http_parser_url *u)
{
    return uric_http_parser_url(buf, buflen, is_connect, URIC_HTTP_PARSER_FLAGS, u);
}
static inline void uric_http_parser_url_init(struct http_parser_url *u)
{
    const struct http_parser_url none = { 0, 0, { { 0, 0 } } };

    *u = none;
}

#define http_parser_parse_url uric_http_parser_parse_url
#define http_parser_url_init uric_http_parser_url_init

#ifdef __cplusplus
}
#endif

URIC_FLAGS(uric_http_parser_flags)

#endif
