/* uric_request: judge an HTTP request, and find where it leads, in one call.
 *
 * uric_request() says whether to serve a request or to answer 400, 414, 421, 501 or 307.  It
 * gives the host, the port and the path to route by, in normal form.  The caller's policy
 * decides what HTTP leaves open.  uric_request_begin() does the same as the bytes arrive.
 *
 * Example:
 *     memset(&request, 0, sizeof request);
 *     request.target.s = "/a/../b", request.target.n = 7;
 *     request.host.s = "h.example", request.host.n = 9, request.hosts = 1;
 *     request.scheme.s = "https", request.scheme.n = 5;
 *     assert(uric_request(&request, NULL, buffer, sizeof buffer, &length, &r) == URIC_OK);
 *     assert(is(r.host, "h.example") && r.port == 443 && is(r.path, "/b"));
 *     request.target.s = "/..;/b", request.target.n = 6;
 *     assert(uric_request(&request, NULL, buffer, sizeof buffer, &length, &r) ==
 *            URIC_REFUSED && uric_verdict_code(r.verdict) == 400);
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_request.h>
 *     struct uric_request_input request;
 *     struct uric_request_policy policy;
 *     struct uric_request_result r;
 *     #define is(bytes, x) (bytes.n == sizeof x - 1 && !memcmp(bytes.s, x, bytes.n))
 */
#ifndef URIC_REQUEST_H
#define URIC_REQUEST_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- a request: uric_request_input --------------------------------------------- */

/* The version decides whether a Host field is needed, and where the target's parts are. */
enum uric_http {
    URIC_HTTP_1_1,
    URIC_HTTP_1_0, /* a request without Host is valid (RFC 9112, 3.3) */
    URIC_HTTP_2    /* HTTP/2 and HTTP/3: pseudo-header fields (RFC 9113, 8.3.1;
                      RFC 9114, 4.3.1) */
};

/* A request, as its message has it; only the connection's scheme comes from the caller.
 * Strings whose pointer is NULL are undefined.  Zero the members that do not apply. */
struct uric_request_input {
    struct uric_bytes method; /* compared with CONNECT and OPTIONS, in upper case (RFC
                                 9110, 9.1); otherwise not examined */
    struct uric_bytes target; /* the request-target; HTTP/2: ":path", undefined if absent */
    struct uric_bytes host;   /* the value of the first Host field, without the white space
                                 around it */
    size_t hosts;             /* how many Host fields there are; 0: host is not read */
    struct uric_bytes scheme; /* the connection's: "http" or "https" */
    /* HTTP/2 only; undefined if absent */
    struct uric_bytes target_scheme;    /* ":scheme" */
    struct uric_bytes target_authority; /* ":authority" */
    struct uric_bytes target_protocol;  /* ":protocol", of an extended CONNECT request (RFC
                                           8441, 4; RFC 9220, 3), which has ":scheme" and
                                           ":path" like other requests */
    enum uric_http version;
    uint64_t reserved[4];     /* 0 */
};

/* ---- the policy of the caller -------------------------------------------------- */

/* Flags of a policy. */
enum uric_request_flags {
    URIC_REQUEST_PLAIN = 0,
    /* The authority of an absolute-form and the Host field must name the same host and port.
     * The comparison ignores the case of letters, decodes triplets, takes the default for an
     * absent port, and compares addresses by value.  Without this flag the absolute-form
     * replaces Host, as RFC 9112, 3.2.2, requires of an origin server.  HTTP/2 always
     * requires ":authority" and Host to name the same (RFC 9113, 8.3.1). */
    URIC_REQUEST_SAME_HOST = 1,
    /* Accept an absolute-form or a ":scheme" with another scheme than the connection's, as a
     * forward proxy does: its clients may ask for "ftp:", too.  RFC 9110, 7.4, forbids this
     * to origin servers. */
    URIC_REQUEST_ANY_SCHEME = 2,
    /* Accept an empty Host field: the server has a default for this connection (RFC 9112,
     * 3.3).  The result's host is then empty. */
    URIC_REQUEST_EMPTY_HOST = 4,
    /* Merge each run of "/" in the path into one, before dot-segments are removed. */
    URIC_REQUEST_MERGE_SLASHES = 8,
    /* "%2F" is "/": decode it before all else. */
    URIC_REQUEST_DECODE_SLASHES = 16,
    /* "\" and "%5C" are "/", as servers on Windows read them. */
    URIC_REQUEST_DECODE_BACKSLASHES = 32,
    /* Also look for the hazards of the authority and the query (see uric_audit()), so that
     * the policy can refuse them: "%00" in a query.  Without this flag only the path and the
     * triplets of the authority are examined ("%00" in a Host field); but a policy that
     * refuses or redirects any hazard that no path has, such as URIC_HAZARD_LOOPBACK, looks
     * for all such hazards.  The Host field counts as an authority here even if an
     * absolute-form, ":authority" or CONNECT's authority replaces it: a server behind may
     * read it. */
    URIC_REQUEST_AUDIT = 64,
    /* The host must be an address or a DNS name. */
    URIC_REQUEST_DNS_HOST = 128
};

/* A policy.  The caller holds it and may share it between threads; nothing writes to it. */
struct uric_request_policy {
    const struct uric_tolerance *tolerance; /* for the target; NULL: strict */
    uint64_t refused; /* hazards to refuse: bits (uint64_t)1 << enum uric_hazard */
    uint64_t redirected; /* hazards of the path for which to redirect to the normal path;
                            refused if the normal path has the hazard, too, or if another
                            component has it */
    size_t longest;   /* the most bytes of a request-target; at most URIC_MAX_LENGTH */
    enum uric_step steps; /* to the normal form: URIC_STEP_PERCENT and _DOTS for the path;
                             _CASE for its triplets and for the host; others are ignored */
    enum uric_request_flags flags;
    const struct uric_bytes *hosts; /* the hosts that are served here, without ports,
                                       compared as by uric_host_allowed(); NULL: any host.
                                       A request that may leave its host out, by HTTP/1.0 or
                                       URIC_REQUEST_EMPTY_HOST, is served.  Forward proxies
                                       set NULL: they must not answer 421 (RFC 9110,
                                       15.5.20) */
    size_t host_count;
    const struct uric_bytes *protocols; /* values of ":protocol" that are supported:
                                           "websocket" (RFC 8441, 5), "connect-udp" (RFC 9298,
                                           3.4); the case of letters does not matter */
    size_t protocol_count;
    uint64_t reserved[4]; /* 0, as uric_request_policy_init() sets them */
};

/* The hazards that uric_request_policy_init() refuses. */
#define URIC_REQUEST_REFUSED                                                 \
    ((uint64_t)1 << URIC_HAZARD_SURPLUS_DOTS |                               \
     (uint64_t)1 << URIC_HAZARD_HIDDEN_DOTS |                                \
     (uint64_t)1 << URIC_HAZARD_PATH_PARAMETER_DOTS |                        \
     (uint64_t)1 << URIC_HAZARD_ENCODED_NUL |                                \
     (uint64_t)1 << URIC_HAZARD_TRIMMED_DOTS)

/* Set the default policy, which is safe; no real client needs another one.
 *
 *   ".." above the root, "%00"       refused, as by nginx and Apache httpd; "%00" also in
 *                                    the host
 *   "..;", "..%2F", "..%5C", "..\"   refused: dot-segments that a server behind may see
 *   "..%20", "%09..", "..%0D%0A"     refused: dot-segments once they are trimmed
 *   "%2E%2E", "%41"                  decoded; dot-segments removed
 *   "//"                             merged, as by nginx and Apache httpd
 *   "%2F", "%5C", "%0D%0A"           kept and reported
 *   "\", what RFC 3986 forbids       refused as invalid: no tolerance
 *   the length of a request-target   at most 8000 bytes, as RFC 9112, 3, recommends
 *
 * flags is URIC_REQUEST_MERGE_SLASHES, steps URIC_STEPS_SYNTAX.  No hazard is redirected, all
 * hosts are served, and no protocol is supported.
 *
 * Example:
 *     uric_request_policy_init(&policy);
 *     policy.refused |= (uint64_t)1 << URIC_HAZARD_ENCODED_SLASH;
 *     policy.flags |= URIC_REQUEST_SAME_HOST;
 *     assert(policy.steps == URIC_STEPS_SYNTAX && policy.tolerance == NULL);
 */
URIC_API void uric_request_policy_init(struct uric_request_policy *policy);

/* ---- the answer: uric_request ----------------------------------------------------- */

/* Why a request is refused, and the status code; the first that applies, in this order. */
enum uric_verdict {
    URIC_VERDICT_OK,
    URIC_VERDICT_TARGET_TOO_LONG, /* 414: longer than policy.longest (RFC 9112, 3) */
    /* 400 up to the next code: */
    URIC_VERDICT_FRAGMENT,        /* a valid request-target, then "#" (RFC 9110, 7.1) */
    URIC_VERDICT_TARGET_INVALID,  /* none of the four forms (RFC 9112, 3.2); HTTP/2: see
                                     RFC 9113, 8.3.1 */
    URIC_VERDICT_FORM,            /* not a form for this method: CONNECT takes only the
                                     authority-form (RFC 9112, 3.2.3), which no other method
                                     takes; only OPTIONS takes "*" (3.2.4); only CONNECT
                                     takes ":protocol" (RFC 8441, 4) */
    URIC_VERDICT_PROTOCOL,        /* 501: ":protocol" is not in policy.protocols (RFC 9220,
                                     3) */
    URIC_VERDICT_SCHEME_INVALID,  /* 400: no ":scheme", or one that is no scheme (RFC 9113,
                                     8.3.1; RFC 3986, 3.1) */
    URIC_VERDICT_SCHEME,          /* 421: the target's scheme is not the connection's (RFC
                                     9110, 7.4) */
    /* 400 up to the next code: */
    URIC_VERDICT_USERINFO,        /* a userinfo in an http or https URI (RFC 9110, 4.2.4) or
                                     in any ":authority" (RFC 9113, 8.3.1) */
    URIC_VERDICT_HOST_MISSING,    /* no Host field (RFC 9112, 3.2) */
    URIC_VERDICT_HOST_REPEATED,   /* more than one Host field (RFC 9112, 3.2) */
    URIC_VERDICT_HOST_INVALID,    /* the Host field is not uri-host [ ":" port ] (RFC 9112,
                                     3.2; RFC 9110, 7.2) */
    URIC_VERDICT_HOST_DIFFERS,    /* the Host field is not the target's authority, but the
                                     policy or HTTP/2 requires it to be */
    URIC_VERDICT_HOST_EMPTY,      /* the scheme requires a host (RFC 9110, 4.2.1); so does
                                     HTTP/2, with any scheme */
    URIC_VERDICT_HOST_NOT_DNS,    /* URIC_REQUEST_DNS_HOST: neither an address nor a DNS
                                     name (RFC 1123, 2.1) */
    URIC_VERDICT_PORT_MISSING,    /* CONNECT without a port number (RFC 9110, 9.3.6) */
    URIC_VERDICT_PORT_RANGE,      /* a port over 65535; with CONNECT also 0 (RFC 9110, 9.3.6) */
    URIC_VERDICT_HOST_NOT_SERVED, /* 421: policy.hosts lacks the host (RFC 9110, 7.4) */
    URIC_VERDICT_HAZARD,          /* 400: the hazard r.refused, which policy.refused has; or
                                     policy.redirected has it, but no redirection to the
                                     normal path removes it */
    URIC_VERDICT_REDIRECT         /* 307 (RFC 9110, 15.4.8): the path has a hazard of
                                     policy.redirected, and the normal path has none of
                                     these: answer with uric_request_location() */
};
#define URIC_VERDICTS 20

/* The answer.  Its strings are bytes of the request, of the buffer, or constants; they
 * live as long as these do.  After a refusal the four strings are undefined, and the
 * other members hold what is known; but after URIC_VERDICT_REDIRECT the strings say where
 * the redirection leads. */
struct uric_request_result {
    uint64_t hazards;        /* bits (uint64_t)1 << enum uric_hazard: of the path as it came,
                                of triplets in the authority and the Host field, and, if
                                audited, of the rest */
    struct uric_bytes scheme; /* of the target URI: its own, or the connection's */
    struct uric_bytes host;  /* without the brackets of an IP literal; undefined if an
                                HTTP/1.0 request has no host */
    struct uric_bytes path;  /* in normal form, with triplets for tolerated bytes, and "/"
                                first; but as it came if it came empty or in an
                                absolute-form like "urn:a"; undefined with an
                                authority-form or an asterisk-form */
    struct uric_bytes query; /* as it came; undefined if there is no query */
    struct uric target;      /* the parts of the request-target, as uric_parse_as() finds
                                them; error_offset if it is invalid */
    struct uric field;       /* the parts of ":authority" or, if that is undefined, of the
                                Host field; error_offset if it is invalid.  Meaningless if
                                the authority is in the request-target and there is no
                                Host field */
    uint16_t port;           /* the effective port; 0 if port_status is not
                                URIC_PORT_NUMBER */
    uint8_t port_status;     /* URIC_PORT_NUMBER, or URIC_PORT_UNDEFINED if the scheme has
                                no default */
    uint8_t verdict;         /* enum uric_verdict */
    uint8_t form;            /* enum uric_request_form; meaningful from
                                URIC_VERDICT_FORM on, and if it is OK */
    uint8_t host_kind;       /* enum uric_host_kind */
    uint8_t refused;         /* the first hazard that was refused; otherwise URIC_HAZARDS */
    uint8_t copied;          /* bits: 1 if the path is in the buffer, 2 if the host is */
    uint64_t reserved[2];    /* 0 */
};

/* Judge a request and find where it leads.  policy may be NULL: the default.
 *
 * Returns URIC_OK: the request is valid, by HTTP and by the policy.  URIC_REFUSED: answer
 * with the status code uric_verdict_code(r->verdict) and go no further.
 * URIC_TOO_SMALL: the request is valid, or its path has a hazard of policy.redirected, but the
 * path or the host is not normal, and its normal form may not fit; the strings are undefined,
 * as after a refusal.
 * URIC_UNKNOWN: request->scheme is not a scheme, or request->version is not an enum uric_http.
 *
 * The buffer is needed only for a path or a host that is not normal already.  *length is
 * the size needed: the length of that path or host as it came, or of both; more with a
 * tolerance, since tolerated bytes become triplets.  A buffer as large as the longest
 * request-target and Host (or ":authority") together, three times as large with a tolerance,
 * always suffices.
 *
 * The normal path is a path-absolute or path-abempty of RFC 3986, and so an origin-form.
 * It is longer than the path that came only if that was empty or had tolerated bytes.
 * Normalizing it again changes nothing.  With the default steps it contains no dot-segment,
 * encoded or not.  It may start with "//" unless slashes are merged: so prefix it by an
 * authority before it is parsed as a reference, as in a Location field.
 *
 * Example:
 *     memset(&request, 0, sizeof request);
 *     request.method.s = "GET", request.method.n = 3;
 *     request.target.s = "/a/%2e%2E/b%7e?c", request.target.n = 16;
 *     request.host.s = "[::1]:8080", request.host.n = 10, request.hosts = 1;
 *     request.scheme.s = "http", request.scheme.n = 4;
 *     assert(uric_request(&request, NULL, buffer, sizeof buffer, &length, &r) ==
 *            URIC_OK);
 *     assert(is(r.host, "::1") && r.port == 8080);
 *     assert(is(r.path, "/b~") && is(r.query, "c"));
 *     assert(r.hazards >> URIC_HAZARD_ENCODED_DOTS & 1);
 *     request.hosts = 2;
 *     assert(uric_request(&request, NULL, buffer, sizeof buffer, &length, &r) ==
 *            URIC_REFUSED);
 *     assert(r.verdict == URIC_VERDICT_HOST_REPEATED &&
 *            strcmp(uric_request_reason(&r), "host-repeated") == 0);
 */
URIC_API enum uric_status uric_request(const struct uric_request_input *request,
                                       const struct uric_request_policy *policy,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric_request_result *r);

/* Write the value of a redirection's Location field: the normal path, and the query, whose
 * tolerated bytes become triplets.  It is a relative-ref (RFC 9110, 10.2.2), so that no byte
 * of the Host field is in it; a path that starts with "//" gets "/." before it, so that it
 * names no other host.  *r is a result with URIC_VERDICT_REDIRECT, or of a valid request.
 * Why 307: unlike 301 and 302 it keeps the method and the content, and unlike 301 and 308 no
 * cache stores it unasked (RFC 9110, 15.4): a cache that takes both paths for one would
 * redirect for ever, and a policy may change.
 *
 * Returns URIC_OK; URIC_TOO_SMALL; URIC_NONE if r->path does not start with "/";
 * URIC_TOO_LONG if the query is longer than a quarter of URIC_MAX_LENGTH less the path.
 *
 * Example:
 *     char location[64];
 *     uric_request_policy_init(&policy);
 *     policy.flags |= URIC_REQUEST_DECODE_SLASHES;
 *     policy.redirected = (uint64_t)1 << URIC_HAZARD_ENCODED_SLASH;
 *     memset(&request, 0, sizeof request);
 *     request.target.s = "/a%2Fb?c", request.target.n = 8;
 *     request.host.s = "h", request.host.n = 1, request.hosts = 1;
 *     request.scheme.s = "http", request.scheme.n = 4;
 *     assert(uric_request(&request, &policy, buffer, sizeof buffer, &length, &r) ==
 *            URIC_REFUSED);
 *     assert(r.verdict == URIC_VERDICT_REDIRECT && uric_verdict_code(r.verdict) == 307);
 *     assert(uric_request_location(&r, location, sizeof location, &length) == URIC_OK);
 *     assert(length == 6 && memcmp(location, "/a/b?c", 6) == 0);
 */
URIC_API enum uric_status uric_request_location(const struct uric_request_result *r,
                                                char *buffer, size_t size, size_t *length);

/* The short name of the reason: the hazard's after URIC_VERDICT_HAZARD, else the verdict's;
 * "ok" for a valid request.
 *
 * Example: see uric_request(). */
URIC_API const char *uric_request_reason(const struct uric_request_result *r);

/* The short name of a verdict ("host-missing"), the reason in words, the clause that requires
 * it ("RFC 9112, 3.2"; "" if only the policy does), and the status code to answer with: 400,
 * 414, 421, 501, 307, or 0 for OK.  NULL, and 0, for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_verdict_name(URIC_VERDICT_USERINFO), "userinfo") == 0);
 *     assert(uric_verdict_text(URIC_VERDICT_USERINFO) != NULL);
 *     assert(strcmp(uric_verdict_clause(URIC_VERDICT_USERINFO),
 *                   "RFC 9110, 4.2.4; RFC 9113, 8.3.1") == 0);
 *     assert(uric_verdict_code(URIC_VERDICT_TARGET_TOO_LONG) == 414);
 */
URIC_API const char *uric_verdict_name(int verdict);
URIC_API const char *uric_verdict_text(int verdict);
URIC_API const char *uric_verdict_clause(int verdict);
URIC_API int uric_verdict_code(int verdict);

/* ---- as the bytes arrive: uric_request_stream ------------------------------------ */

/* A request whose request-target and Host field arrive in pieces.  The caller owns it and the
 * buffer that collects the pieces; nothing is allocated.  Its size is part of the ABI, its bytes
 * are private. */
struct uric_request_stream {
    union {
        unsigned char bytes[768];
        uint64_t aligned;
    } opaque;
};

/* Start a request with what precedes the request-target: *request holds the method, the
 * scheme and the version, and with HTTP/2 ":scheme", ":authority" and ":protocol"; its other
 * members are ignored.  The strings, the policy and the size bytes at buffer, which take the
 * request-target and the Host field, must outlive the stream.  A request-target that is
 * longer than the buffer is too long, as if policy->longest said so.  A Host field is invalid
 * if the buffer has no room for it after the request-target.  Returns URIC_OK or
 * URIC_UNKNOWN.
 *
 * Example: see uric_request_end(). */
URIC_API enum uric_status uric_request_begin(struct uric_request_stream *m,
                                             const struct uric_request_input *request,
                                             const struct uric_request_policy *policy,
                                             char *buffer, size_t size);

/* Take the next n bytes of the request-target; n may be 0.  With HTTP/2 they are those of
 * ":path", which is undefined if this function is never called.  Returns how many were taken:
 * n, or fewer if the byte after them makes the request invalid: then call uric_request_end().
 * Bytes after the first Host field has begun are not taken.
 *
 * Example: see uric_request_end(). */
URIC_API size_t uric_request_target(struct uric_request_stream *m, const char *s,
                                    size_t n);

/* Say that a Host field begins.
 *
 * Example: see uric_request_end(). */
URIC_API void uric_request_host_begin(struct uric_request_stream *m);

/* Take the next n bytes of the Host field's value, and return how many were taken, as
 * uric_request_target() does.  Bytes before the first Host field has begun, or of a second
 * Host field, are not taken.  The caller drops the white space around the value.
 *
 * Example: see uric_request_end(). */
URIC_API size_t uric_request_host(struct uric_request_stream *m, const char *s, size_t n);

/* Judge the request, whose request-target and header are complete.  It returns and writes
 * what uric_request() does for all bytes that were passed, with those that were not taken.
 * The strings of the result are bytes of either buffer.  *m is unchanged.
 *
 * Example:
 *     struct uric_request_stream m;
 *     char collected[64];
 *     memset(&request, 0, sizeof request);
 *     request.method.s = "GET", request.method.n = 3;
 *     request.scheme.s = "http", request.scheme.n = 4;
 *     assert(uric_request_begin(&m, &request, NULL, collected, sizeof collected) ==
 *            URIC_OK);
 *     assert(uric_request_target(&m, "/a/.", 4) == 4 &&
 *            uric_request_target(&m, "./b", 3) == 3);
 *     uric_request_host_begin(&m);
 *     assert(uric_request_host(&m, "h:80", 4) == 4);
 *     assert(uric_request_end(&m, buffer, sizeof buffer, &length, &r) == URIC_OK);
 *     assert(is(r.path, "/b") && is(r.host, "h") && r.port == 80);
 */
URIC_API enum uric_status uric_request_end(const struct uric_request_stream *m,
                                           char *buffer, size_t size, size_t *length,
                                           struct uric_request_result *r);

#ifdef __cplusplus
}
URIC_FLAGS(uric_request_flags)
#endif

#endif
