/* One call for a request: parses its strings and judges them. */
#include "request/request_parse.h"
#include "request/request_path.h"
#include "request/request_scan.h"
#include "util/scheme_name.h"

#define DEFAULT_POLICY                                                        \
    { URIC_NO_TOLERANCE URIC_REQUEST_REFUSED, 0, 8000,                                    \
      (enum uric_step)(URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS),  \
      URIC_REQUEST_MERGE_SLASHES, NULL, 0, NULL, 0, { 0 } }

#ifdef URIC_ONLY_HTTP
#define URIC_NO_TOLERANCE
#else
#define URIC_NO_TOLERANCE NULL,
#endif

static const struct uric_request_policy default_policy = DEFAULT_POLICY;

const struct uric_request_policy *uric_request_default(void)
{
    return &default_policy;
}

void uric_request_policy_init(struct uric_request_policy *policy)
{
    *policy = default_policy;
}

#ifndef URIC_SMALL
/* The default port of "http" and "https"; 0 for other schemes and spellings. */
static unsigned usual_port(struct uric_bytes scheme)
{
    if (scheme.s == NULL)
        return 0;
    if (scheme.n == 4 && memcmp(scheme.s, "http", 4) == 0)
        return 80;
    return scheme.n == 5 && memcmp(scheme.s, "https", 5) == 0 ? 443 : 0;
}
#endif

enum uric_status uric_request_check(const struct uric_request_input *request)
{
    if (request->version < 0 || request->version > URIC_HTTP_2)
        return URIC_UNKNOWN;
#ifndef URIC_SMALL
    if (usual_port(request->scheme) > 0)
        return URIC_OK;
#endif
    return uric_is_scheme(request->scheme) ? URIC_OK : URIC_UNKNOWN;
}

/* Strict, or with the policy's tolerance. */
static enum uric_status parse_string(const struct uric_request_parsed *p, enum uric_rule rule,
                              struct uric_bytes target, struct uric *u)
{
#ifdef URIC_ONLY_HTTP
    (void)p;
#else
    if (p->policy->tolerance != NULL)
        return uric_parse_as(rule, target.s, target.n, p->policy->tolerance, u);
#endif
    return rule == URIC_RULE_ORIGIN_FORM ? uric_parse_origin_form(target.s, target.n, u)
                                         : uric_parse_as(rule, target.s, target.n, NULL, u);
}

/* Whether what precedes the rejected byte is valid, and the byte starts a fragment. */
static int is_fragment(const struct uric_request_parsed *p, enum uric_rule rule,
                       struct uric_bytes target, const struct uric *u)
{
    struct uric before;

    if (p->target_status != URIC_INVALID || target.s[u->error_offset] != '#')
        return 0;
    target.n = u->error_offset;
    return parse_string(p, rule, target, &before) == URIC_OK;
}

static void parse_target(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_request_input *const q = p->request;
    const struct uric_bytes target = q->target;
    const char first = target.n > 0 ? target.s[0] : '\0';
    const enum uric_rule rule = uric_target_rule(q, first);

    p->fragment = 0;
    if (target.n > p->policy->longest) {
        memset(u, 0, sizeof *u);
        p->target_status = URIC_TOO_LONG;
        return;
    }
    p->target_status = parse_string(p, rule, target, u);
    if (p->target_status != URIC_OK)
        p->fragment = is_fragment(p, rule, target, u);
}

static void parse_host(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_bytes host = p->request->host;

    memset(u, 0, sizeof *u);
    p->host_status = URIC_OK;
    if (p->request->hosts == 1)
        p->host_status = uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, NULL, u);
}

#ifndef URIC_SMALL

/* ---- the usual request, without detours ----
 * An origin-form and one Host field, both valid, with nothing to change or to refuse:
 * what uric_request_judge() would answer. */

static int is_usual(const struct uric_request_input *q, const struct uric_request_policy *policy)
{
    return q->version == URIC_HTTP_1_1 && q->hosts == 1 && q->method.n != 7 &&
           q->host.s != NULL && q->target.s != NULL && q->target.n > 0 &&
           q->target.n <= policy->longest && q->target.s[0] == '/' && !uric_tolerates(policy) &&
           !((policy->refused | policy->redirected) & ~URIC_PATH_HAZARDS) &&
           policy->hosts == NULL &&
           !(policy->flags & (URIC_REQUEST_AUDIT | URIC_REQUEST_DNS_HOST));
}

/* Both strings are valid.  Returns 0 if the request is not usual after all.  Reads
 * offsets one by one: the parser has just stored them so, and a load of two would have to
 * wait. */
static int answer_usual(const struct uric_request_input *q, unsigned port,
                        struct uric_request_result *r)
{
    const uint32_t bracket = r->field.host_kind >= URIC_HOST_IPV6ADDRESS;
    const uint32_t path = r->target.part[URIC_PATH].end;
    const uint32_t host = r->field.part[URIC_HOST].end;
    uint16_t own;

    if (host == 0 || uric_host_is_special(q->host.s, host) ||
        (uric_path_is_special(q->target.s, path) && !uric_path_is_plain(q->target.s, path)))
        return 0;
    r->port = (uint16_t)port;
    if (uric_has(&r->field, URIC_PORT)) {
        const enum uric_port_status status =
            uric_port_number(uric_bind(q->host.s, &r->field), &own);

        if (status == URIC_PORT_OVERFLOW)
            return 0;
        if (status == URIC_PORT_NUMBER)
            r->port = own;
    }
    r->hazards = 0;
    r->scheme = q->scheme;
    r->host.s = q->host.s + bracket;
    r->host.n = host - 2 * bracket;
    r->path.s = q->target.s;
    r->path.n = path;
    r->query.s = NULL;
    r->query.n = 0;
    if (uric_has(&r->target, URIC_QUERY)) {
        r->query.s = q->target.s + path + 1;
        r->query.n = q->target.n - path - 1;
    }
    r->port_status = URIC_PORT_NUMBER;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = r->field.host_kind;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
    return 1;
}

#endif

/* ---- any request ---- */

static URIC_NEVER_INLINE enum uric_status judge_any(const struct uric_request_input *request,
                                                    const struct uric_request_policy *policy,
                                                    char *buffer, size_t size, size_t *length,
                                                    struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_given(request);
    struct uric_request_parsed p;

    *length = 0;
    if (uric_request_check(&given) != URIC_OK) {
        memset(r, 0, sizeof *r);
        r->refused = URIC_HAZARDS;
        return URIC_UNKNOWN;
    }
    p.request = &given;
    p.policy = policy;
    parse_target(&p, &r->target);
    uric_parse_authority(&p, r);
    parse_host(&p, uric_host_parts(&p, r));
    return uric_request_judge(&p, buffer, size, length, r);
}

#ifdef URIC_SMALL

enum uric_status uric_request(const struct uric_request_input *request,
                              const struct uric_request_policy *policy, char *buffer,
                              size_t size, size_t *length, struct uric_request_result *r)
{
    return judge_any(request, policy != NULL ? policy : &default_policy, buffer, size, length, r);
}

#else

/* Judges any request whose target and Host field are valid. */
static URIC_NEVER_INLINE enum uric_status judge_valid(const struct uric_request_input *request,
                                                      const struct uric_request_policy *policy,
                                                      char *buffer, size_t size, size_t *length,
                                                      struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_given(request);
    struct uric_request_parsed p;

    p.request = &given;
    p.policy = policy;
    p.target_status = p.authority_status = p.host_status = URIC_OK;
    p.fragment = 0;
    return uric_request_judge(&p, buffer, size, length, r);
}

enum uric_status uric_request(const struct uric_request_input *request,
                              const struct uric_request_policy *policy, char *buffer,
                              size_t size, size_t *length, struct uric_request_result *r)
{
    const unsigned port = usual_port(request->scheme);

    if (policy == NULL)
        policy = &default_policy;
    if (port == 0 || !is_usual(request, policy) ||
        uric_parse_origin_form(request->target.s, request->target.n, &r->target) != URIC_OK ||
        uric_parse_as(URIC_RULE_HOST_FIELD, request->host.s, request->host.n, NULL, &r->field) !=
            URIC_OK)
        return judge_any(request, policy, buffer, size, length, r);
    if (!answer_usual(request, port, r))
        return judge_valid(request, policy, buffer, size, length, r);
    *length = 0;
    return URIC_OK;
}

#endif

#undef URIC_NO_TOLERANCE
#undef DEFAULT_POLICY
