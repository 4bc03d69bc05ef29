/* A request whose strings have been parsed: uric_request() and uric_request_end() judge it. */
#ifndef URIC_REQUEST_PARSE_H
#define URIC_REQUEST_PARSE_H

#include "uric_request.h"
#include "util/internal.h"

/* The statuses of the parses: OK for an undefined string.  The parts are in the result: target, and
 * field, which has the parts of ":authority" if that is defined, else of the Host field. */
struct uric_request_parsed {
    const struct uric_request_input *request;
    const struct uric_request_policy *policy;
    struct uric beside;   /* the parts of a Host field beside ":authority" */
    enum uric_status target_status, authority_status, host_status;
    int fragment;         /* the target is valid up to the "#" at error_offset */
};

URIC_INTERNAL const struct uric_request_policy *uric_request_default(void);

/* gen/uric_http.c has no tolerance. */
static URIC_INLINE int uric_tolerates(const struct uric_request_policy *policy)
{
#ifdef URIC_ONLY_HTTP
    (void)policy;
    return 0;
#else
    return policy->tolerance != NULL;
#endif
}

/* A copy of the request in which strings without a pointer have no bytes either: all other code
 * reads this copy. */
static URIC_INLINE struct uric_request_input uric_request_given(
    const struct uric_request_input *request)
{
    struct uric_request_input given = *request;

    given.method = uric_bytes_given(given.method);
    given.target = uric_bytes_given(given.target);
    given.host = uric_bytes_given(given.host);
    given.scheme = uric_bytes_given(given.scheme);
    given.target_scheme = uric_bytes_given(given.target_scheme);
    given.target_authority = uric_bytes_given(given.target_authority);
    given.target_protocol = uric_bytes_given(given.target_protocol);
    return given;
}

static URIC_INLINE int uric_is_method(const struct uric_request_input *request, const char *name)
{
    return request->method.n == 7 && memcmp(request->method.s, name, 7) == 0;
}

static URIC_INLINE int uric_has_authority(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_authority.s != NULL;
}

static URIC_INLINE int uric_has_protocol(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_protocol.s != NULL;
}

/* Whether it is a CONNECT request with an authority alone, not an extended CONNECT. */
static URIC_INLINE int uric_is_connect(const struct uric_request_input *request)
{
    return uric_is_method(request, "CONNECT") && !uric_has_protocol(request);
}

/* The parts of the Host field. */
static URIC_INLINE struct uric *uric_host_parts(struct uric_request_parsed *p,
                                                struct uric_request_result *r)
{
    return uric_has_authority(p->request) ? &p->beside : &r->field;
}

/* Parses ":authority", if it is defined.  It may have a userinfo, which is then refused by
 * name. */
static URIC_INLINE void uric_parse_authority(struct uric_request_parsed *p,
                                             struct uric_request_result *r)
{
    const struct uric_bytes authority = p->request->target_authority;

    p->authority_status = URIC_OK;
    if (uric_has_authority(p->request))
        p->authority_status =
            uric_parse_as(URIC_RULE_AUTHORITY, authority.s, authority.n, NULL, &r->field);
}

/* The rule that a request-target is parsed as; `first` is its first byte. */
static URIC_INLINE enum uric_rule uric_target_rule(const struct uric_request_input *request,
                                                   char first)
{
    if (request->version == URIC_HTTP_2)
        return first == '*' ? URIC_RULE_ASTERISK_FORM : URIC_RULE_ORIGIN_FORM;
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
