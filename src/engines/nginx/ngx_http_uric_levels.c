/* Finds settings of a location that would accept requests which its server refuses.  They would
 * have no effect: the server judges first, before nginx looks for a location. */
#include "ngx_http_uric.h"

static u_char *say_names(u_char *p, u_char *end, uint64_t bits, const char *name_of(int))
{
    int i;

    for (i = 0; i < 64; i++)
        if (bits >> i & 1)
            p = ngx_slprintf(p, end, " %s", name_of(i));
    return p;
}

/* The hazards that the server refuses or redirects and the location accepts. */
static u_char *say_hazards(u_char *p, u_char *end, const struct uric_request_policy *location,
                           const struct uric_request_policy *server)
{
    uint64_t accepted = (server->refused | server->redirected) &
                        ~(location->refused | location->redirected);

    if (accepted == 0)
        return p;
    p = ngx_slprintf(p, end, "\"uric_refuse\" accepts");
    return say_names(p, end, accepted, uric_hazard_name);
}

static uint64_t tolerated(const ngx_http_uric_judge_t *judge, int part)
{
    return judge->tolerance != NULL ? uric_tolerance_names(judge->tolerance, part) : 0;
}

static u_char *say_tolerated(u_char *p, u_char *end, const ngx_http_uric_judge_t *location,
                             const ngx_http_uric_judge_t *server)
{
    uint64_t accepted = (tolerated(location, URIC_PATH) & ~tolerated(server, URIC_PATH)) |
                        (tolerated(location, URIC_QUERY) & ~tolerated(server, URIC_QUERY));

    if (accepted == 0)
        return p;
    p = ngx_slprintf(p, end, "\"uric_tolerate\" takes");
    return say_names(p, end, accepted, uric_tolerated_name);
}

/* Flags that refuse, and flags that accept more. */
static ngx_int_t has_laxer_flags(const struct uric_request_policy *location,
                                 const struct uric_request_policy *server)
{
    ngx_uint_t strict = URIC_REQUEST_SAME_HOST | URIC_REQUEST_DNS_HOST,
               lax = URIC_REQUEST_ANY_SCHEME | URIC_REQUEST_EMPTY_HOST |
                     URIC_REQUEST_DECODE_SLASHES | URIC_REQUEST_DECODE_BACKSLASHES;

    return (server->flags & ~location->flags & strict) != 0 ||
           (location->flags & ~server->flags & lax) != 0;
}

ngx_int_t ngx_http_uric_relaxes(const ngx_http_uric_judge_t *location,
                                const ngx_http_uric_judge_t *server, u_char *text,
                                size_t *length)
{
    u_char *p = text, *end = text + *length;

    if (server->mode != NGX_HTTP_URIC_ON)
        return NGX_OK;
    if (location->mode != NGX_HTTP_URIC_ON)
        p = ngx_slprintf(p, end, "\"uric\" is not on");
    if (p == text)
        p = say_hazards(p, end, &location->policy, &server->policy);
    if (p == text)
        p = say_tolerated(p, end, location, server);
    if (p == text && has_laxer_flags(&location->policy, &server->policy))
        p = ngx_slprintf(p, end, "\"uric_policy\" accepts more");
    *length = (size_t)(p - text);
    return p == text ? NGX_OK : NGX_DECLINED;
}
