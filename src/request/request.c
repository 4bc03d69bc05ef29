/* One call for a request: parses its strings and judges them. */
#include "request/request_parse.h"
#include "request/request_path.h"
#include "request/request_scan.h"

#define DEFAULT_POLICY                                                        \
    { NULL, URIC_REQUEST_REFUSED, 8000,                                       \
      (enum uric_step)(URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS),  \
      URIC_REQUEST_MERGE_SLASHES }

static const struct uric_request_policy default_policy = DEFAULT_POLICY;

const struct uric_request_policy *uric_request_default(void)
{
    return &default_policy;
}

void uric_request_policy_init(struct uric_request_policy *policy)
{
    *policy = default_policy;
}

enum uric_status uric_request_check(const struct uric_request_input *request)
{
    const struct uric_bytes scheme = uric_bytes_given(request->scheme);
    size_t i;

    if (request->version < 0 || request->version > URIC_HTTP_2 || scheme.n == 0 ||
        !uric_is_letter(scheme.s[0]))
        return URIC_UNKNOWN;
    for (i = 1; i < scheme.n; i++) {
        const char c = scheme.s[i];

        if (!uric_is_letter(c) && !uric_is_digit(c) && c != '+' && c != '-' && c != '.')
            return URIC_UNKNOWN;
    }
    return URIC_OK;
}

/* Strict, or with the policy's tolerance. */
static enum uric_status parse(const struct uric_request_parsed *p, int rule,
                              struct uric_bytes target, struct uric *u)
{
    if (p->policy->tolerance != NULL)
        return uric_parse_tolerant(rule, target.s, target.n, p->policy->tolerance, u);
    return rule == URIC_RULE_ORIGIN_FORM ? uric_parse_origin_form(target.s, target.n, u)
                                         : uric_parse_as(rule, target.s, target.n, u);
}

/* Whether what precedes the rejected byte is valid, and the byte starts a fragment. */
static int is_fragment(const struct uric_request_parsed *p, int rule,
                       struct uric_bytes target, const struct uric *u)
{
    struct uric before;

    if (p->target_status != URIC_INVALID || target.s[u->error_offset] != '#')
        return 0;
    target.n = u->error_offset;
    return parse(p, rule, target, &before) == URIC_OK;
}

static void parse_target(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_request_input *const q = p->request;
    const struct uric_bytes target = uric_bytes_given(q->target);
    const char first = target.n > 0 ? target.s[0] : '\0';
    int rule = uric_target_rule(q, first);

    p->fragment = 0;
    if (q->version == URIC_HTTP_2)
        rule = first == '*' ? URIC_RULE_ASTERISK_FORM : URIC_RULE_ORIGIN_FORM;
    if (target.n > p->policy->longest) {
        memset(u, 0, sizeof *u);
        p->target_status = URIC_TOO_LONG;
        return;
    }
    p->target_status = parse(p, rule, target, u);
    if (p->target_status != URIC_OK)
        p->fragment = is_fragment(p, rule, target, u);
}

/* ":authority" may have a userinfo, which is then refused by name. */
static void parse_host(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_request_input *const q = p->request;

    p->host_status = URIC_OK;
    p->host = NULL;
    if (q->version == URIC_HTTP_2 && q->target_authority.s != NULL) {
        p->host = q->target_authority.s;
        p->host_status = uric_parse_as(URIC_RULE_AUTHORITY, p->host, q->target_authority.n, u);
    } else if (q->hosts == 1) {
        const struct uric_bytes host = uric_bytes_given(q->host);

        p->host = host.s;
        p->host_status = uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, u);
    } else {
        memset(u, 0, sizeof *u);
    }
}

/* ---- the usual request, without detours ----
 * An origin-form and one Host field, both valid, with nothing to change or to refuse:
 * what uric_request_judge() would answer. */

static int is_usual(const struct uric_request_input *q, const struct uric_request_policy *policy)
{
    return q->version == URIC_HTTP_1_1 && q->hosts == 1 && q->method.n != 7 &&
           q->host.s != NULL && q->target.s != NULL && q->target.n > 0 &&
           q->target.n <= policy->longest && q->target.s[0] == '/' && policy->tolerance == NULL &&
           !(policy->refused & ~URIC_PATH_HAZARDS) &&
           !(policy->flags & (URIC_REQUEST_AUDIT | URIC_REQUEST_DNS_HOST));
}

/* The default port of "http" and "https"; 0 for other schemes and spellings. */
static unsigned usual_port(struct uric_bytes scheme)
{
    if (scheme.s == NULL)
        return 0;
    if (scheme.n == 4 && memcmp(scheme.s, "http", 4) == 0)
        return 80;
    return scheme.n == 5 && memcmp(scheme.s, "https", 5) == 0 ? 443 : 0;
}

/* Both strings are valid.  Returns 0 if the request is not usual after all.  Reads
 * offsets one by one: the parser has just stored them so, and a load of two would have to
 * wait. */
static int settle_usual(const struct uric_request_input *q, unsigned port,
                        struct uric_request_result *r)
{
    const uint32_t bracket = r->field.host_kind >= URIC_HOST_IPV6ADDRESS;
    const uint32_t path = r->target.part[URIC_PATH].end;
    const uint32_t host = r->field.part[URIC_HOST].end;
    uint16_t own;

    if (host == 0 || uric_path_is_special(q->target.s, path) ||
        uric_host_is_special(q->host.s, host))
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
    return 1;
}

/* ---- any request ---- */

static URIC_NEVER_INLINE enum uric_status judge_any(const struct uric_request_input *request,
                                                    const struct uric_request_policy *policy,
                                                    char *buffer, size_t size, size_t *length,
                                                    struct uric_request_result *r)
{
    struct uric_request_parsed p;

    *length = 0;
    if (uric_request_check(request) != URIC_OK) {
        memset(r, 0, sizeof *r);
        r->refused = URIC_HAZARDS;
        return URIC_UNKNOWN;
    }
    p.request = request;
    p.policy = policy;
    parse_target(&p, &r->target);
    parse_host(&p, &r->field);
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
        uric_parse_as(URIC_RULE_HOST_FIELD, request->host.s, request->host.n, &r->field) !=
            URIC_OK ||
        !settle_usual(request, port, r))
        return judge_any(request, policy, buffer, size, length, r);
    *length = 0;
    return URIC_OK;
}

#undef DEFAULT_POLICY
