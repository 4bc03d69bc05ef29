/* A request whose strings have been parsed: what both the call for whole strings and the
 * one for pieces judge. */
#ifndef URIC_REQUEST_PARSE_H
#define URIC_REQUEST_PARSE_H

#include "uric_request.h"
#include "util/internal.h"

/* How the strings are read; enum uric_rule and the statuses of the parses.  The parts are
 * in the result: target and field. */
struct uric_request_parsed {
    const struct uric_request_input *request;
    const struct uric_request_policy *policy;
    const char *host;     /* what r->field was parsed from: the Host field, or ":authority" */
    enum uric_status target_status, host_status;
    int fragment;         /* the target is valid up to the "#" at error_offset */
};

URIC_INTERNAL const struct uric_request_policy *uric_request_default(void);

static URIC_INLINE int uric_is_method(const struct uric_request_input *request, const char *name)
{
    return request->method.n == 7 && request->method.s != NULL &&
           memcmp(request->method.s, name, 7) == 0;
}

/* The rule that a request-target of HTTP/1 is parsed as; `first` is its first byte. */
static URIC_INLINE int uric_target_rule(const struct uric_request_input *request, char first)
{
    if (uric_is_method(request, "CONNECT"))
        return URIC_RULE_REQUEST_TARGET_CONNECT;
    return first == '/' ? URIC_RULE_ORIGIN_FORM : URIC_RULE_REQUEST_TARGET;
}

/* Whether the request's version and scheme are known. */
URIC_INTERNAL enum uric_status uric_request_check(const struct uric_request_input *request);

URIC_INTERNAL enum uric_status uric_request_judge(const struct uric_request_parsed *p,
                                                  char *buffer, size_t size,
                                                  size_t *length,
                                                  struct uric_request_result *r);

#endif
