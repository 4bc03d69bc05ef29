/* Judges a request whose strings have been parsed (RFC 9112, section 3; RFC 9110,
 * sections 4.2 and 7; RFC 9113, section 8.3.1), and finds where it leads. */
#include "request/request_parse.h"
#include "request/request_path.h"
#include "request/request_scan.h"
#include "util/decoded.h"
#include "util/scheme_name.h"

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* The target URI, as it is put together. */
struct target_uri {
    const struct uric_request_parsed *p;
    struct uric_request_result *r;
    struct uric_ref authority; /* whose host and port count; u is NULL if there is no authority */
    struct uric_path_seen look; /* the path, as it came */
    int32_t default_port;      /* of r->scheme; -1: it has no default */
    int needs_host;            /* r->scheme does */
    int is_http;               /* the scheme is one of HTTP's or WebSocket's */
};

static int is_tls(struct uric_bytes scheme)
{
    return uric_is_named(scheme.s, scheme.n, "https") || uric_is_named(scheme.s, scheme.n, "wss");
}

static void set_scheme(struct target_uri *t, struct uric_bytes scheme)
{
    const struct uric_scheme *found;

    t->r->scheme = scheme;
    t->is_http = t->needs_host = 1;
    t->default_port = 80;
    if (scheme.n == 4 &&
        (memcmp(scheme.s, "http", 4) == 0 || uric_is_named(scheme.s, 4, "http")))
        return;
    t->default_port = 443;
    if (is_tls(scheme))
        return;
    found = uric_scheme_find(scheme.s, scheme.n, NULL, 0);
    t->default_port = found != NULL ? found->default_port : -1;
    t->is_http = found != NULL && (found->kind == URIC_KIND_HTTP || found->kind == URIC_KIND_WS);
    t->needs_host = found != NULL && found->host == URIC_AUTHORITY_REQUIRED;
}

static int equals_name(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && (one.s == other.s || uric_same_letters(one.s, other.s, one.n));
}

/* ---- the request-target ---- */

/* Names of protocols compare without case (RFC 9110, 7.8). */
static int supports_protocol(const struct uric_request_policy *policy, struct uric_bytes name)
{
    size_t i;

    if (policy->protocols == NULL)
        return 0;
    for (i = 0; i < policy->protocol_count; i++) {
        if (policy->protocols[i].s != NULL && equals_name(policy->protocols[i], name))
            return 1;
    }
    return 0;
}

/* HTTP/2: a CONNECT request without ":protocol" has only an authority; other requests have a path,
 * or "*".  Only CONNECT takes ":protocol". */
static int judge_pseudo_fields(const struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_is_connect(q)) {
        t->r->form = URIC_REQUEST_AUTHORITY;
        return q->target.s != NULL || q->target_scheme.s != NULL ? URIC_VERDICT_FORM
                                                                 : URIC_VERDICT_OK;
    }
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    t->r->form = (uint8_t)uric_request_form(&t->r->target);
    if (t->r->form == URIC_REQUEST_ASTERISK && !uric_is_method(q, "OPTIONS"))
        return URIC_VERDICT_FORM;
    if (!uric_has_protocol(q))
        return URIC_VERDICT_OK;
    if (!uric_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return supports_protocol(t->p->policy, q->target_protocol) ? URIC_VERDICT_OK
                                                               : URIC_VERDICT_PROTOCOL;
}

static int judge_form(const struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    int form;

    if (q->target.n > t->p->policy->longest || t->p->target_status == URIC_TOO_LONG)
        return URIC_VERDICT_TARGET_TOO_LONG;
    if (q->version == URIC_HTTP_2)
        return judge_pseudo_fields(t);
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    form = (int)uric_request_form(&t->r->target);
    t->r->form = (uint8_t)form;
    if ((form == URIC_REQUEST_AUTHORITY) != uric_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return form == URIC_REQUEST_ASTERISK && !uric_is_method(q, "OPTIONS") ? URIC_VERDICT_FORM
                                                                          : URIC_VERDICT_OK;
}

/* The scheme of the target URI: of an absolute-form its own. */
static int judge_scheme(struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const uric_span at = t->r->target.part[URIC_SCHEME];
    struct uric_bytes scheme = q->scheme;

    if (t->r->form == URIC_REQUEST_ABSOLUTE) {
        scheme.s = q->target.s + at.begin;
        scheme.n = at.end - at.begin;
    } else if (q->version == URIC_HTTP_2 && t->r->form != URIC_REQUEST_AUTHORITY) {
        scheme = q->target_scheme;
        if (!equals_name(scheme, q->scheme) && !uric_is_scheme(scheme))
            return URIC_VERDICT_SCHEME_INVALID;
    }
    set_scheme(t, scheme);
    return equals_name(scheme, q->scheme) || t->p->policy->flags & URIC_REQUEST_ANY_SCHEME
               ? URIC_VERDICT_OK
               : URIC_VERDICT_SCHEME;
}

/* ---- whether the Host field names the target's authority ---- */

static int next_of_host(const char *s, uint32_t *i, uint32_t end)
{
    const int byte = uric_decoded_byte(s, i, end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static int same_target_host(struct uric_ref one, struct uric_ref other)
{
    const uric_span a = one.u->part[URIC_HOST], b = other.u->part[URIC_HOST];
    uint8_t first[16], second[16];
    uint32_t i = a.begin, k = b.begin;
    int byte, n;

    if (one.u->host_kind != other.u->host_kind)
        return 0;
    n = uric_host_address(one, first);
    if (n > 0)
        return uric_host_address(other, second) == n && memcmp(first, second, (size_t)n) == 0;
    do {
        byte = next_of_host(one.s, &i, a.end);
        if (byte != next_of_host(other.s, &k, b.end))
            return 0;
    } while (byte >= 0);
    return 1;
}

static int32_t port_of(struct uric_ref ref, int32_t otherwise)
{
    uint16_t number;

    switch (uric_port_number(ref, &number)) {
    case URIC_PORT_NUMBER: return number;
    case URIC_PORT_OVERFLOW: return 65536;
    default: return otherwise;
    }
}

/* The Host field of a CONNECT request may leave out the port, whatever that is. */
static int same_authority(const struct target_uri *t, struct uric_ref host)
{
    const int32_t port = port_of(t->authority, t->default_port);

    return same_target_host(t->authority, host) &&
           port_of(host, t->r->form == URIC_REQUEST_AUTHORITY ? port : t->default_port) == port;
}

/* ---- the authority ---- */

/* HTTP/2: ":authority" counts, or the Host field if ":authority" is undefined.  No scheme's
 * authority may have a userinfo: RFC 9113 forbids it for http and https, and other schemes that
 * clients ask for by HTTP/2 do not need it. */
static int judge_pseudo_authority(struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (!uric_has_authority(q))
        return uric_is_connect(q) ? URIC_VERDICT_HOST_MISSING : URIC_VERDICT_OK;
    if (uric_has(&t->r->field, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    if (t->p->authority_status != URIC_OK || t->p->host_status != URIC_OK)
        return URIC_VERDICT_HOST_INVALID;
    if (q->hosts == 0)
        return URIC_VERDICT_OK;
    t->authority = uric_bind(q->target_authority.s, &t->r->field);
    return same_authority(t, uric_bind(q->host.s, &t->p->beside)) ? URIC_VERDICT_OK
                                                                  : URIC_VERDICT_HOST_DIFFERS;
}

static int judge_host_field(struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_has_authority(q))
        return URIC_VERDICT_OK;
    if (q->hosts == 0)
        return q->version == URIC_HTTP_1_0 ? URIC_VERDICT_OK : URIC_VERDICT_HOST_MISSING;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    return t->p->host_status == URIC_OK ? URIC_VERDICT_OK : URIC_VERDICT_HOST_INVALID;
}

static int judge_authority(struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *const target = &t->r->target;
    const int is_own = t->r->form == URIC_REQUEST_ABSOLUTE ||
                       (t->r->form == URIC_REQUEST_AUTHORITY && q->version != URIC_HTTP_2);
    const int has_field = q->hosts > 0 || uric_has_authority(q);
    const struct uric_ref field = uric_bind(
        uric_has_authority(q) ? q->target_authority.s : q->host.s, has_field ? &t->r->field : NULL);
    int verdict;

    if (is_own && t->is_http && uric_has(target, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->version == URIC_HTTP_2) {
        verdict = judge_pseudo_authority(t);
        if (verdict != URIC_VERDICT_OK)
            return verdict;
    }
    verdict = judge_host_field(t);
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    t->authority = is_own ? uric_bind(q->target.s, target) : field;
    return is_own && has_field && t->p->policy->flags & URIC_REQUEST_SAME_HOST &&
                   !same_authority(t, field)
               ? URIC_VERDICT_HOST_DIFFERS
               : URIC_VERDICT_OK;
}

/* ---- the host and the port that count ---- */

static int judge_empty_host(const struct target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;

    if (at.u == NULL) /* HTTP/1.0 */
        return URIC_VERDICT_OK;
    if (at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end)
        return URIC_VERDICT_OK;
    if (at.u == &t->r->field && !is_connect && t->p->policy->flags & URIC_REQUEST_EMPTY_HOST)
        return URIC_VERDICT_OK;
    return t->needs_host || is_connect || t->p->request->version == URIC_HTTP_2
               ? URIC_VERDICT_HOST_EMPTY
               : URIC_VERDICT_OK;
}

/* Whether the policy serves the host.  A request that leaves the host to the server's default is
 * served. */
static int is_served(const struct target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const struct uric_ref at = t->authority;

    if (policy->hosts == NULL || at.u == NULL)
        return 1;
    if (at.u == &t->r->field && at.u->part[URIC_HOST].begin == at.u->part[URIC_HOST].end)
        return 1;
    return uric_host_allowed(at, policy->hosts, policy->host_count);
}

static int is_dns_name(struct uric_ref authority)
{
    uint32_t offset;

    return uric_dns_name(authority, URIC_DNS_DOT, &offset) == URIC_DNS_OK;
}

static int judge_port(const struct target_uri *t)
{
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;
    const int32_t port =
        t->authority.u != NULL ? port_of(t->authority, -1) : -1;

    if (port > 65535 || (port == 0 && is_connect))
        return URIC_VERDICT_PORT_RANGE;
    if (port < 0 && is_connect)
        return URIC_VERDICT_PORT_MISSING;
    t->r->port_status = (uint8_t)URIC_PORT_NUMBER;
    t->r->port = (uint16_t)port;
    if (port < 0) {
        t->r->port_status = t->default_port < 0 ? (uint8_t)URIC_PORT_UNDEFINED
                                                : (uint8_t)URIC_PORT_NUMBER;
        t->r->port = (uint16_t)(t->default_port < 0 ? 0 : t->default_port);
    }
    return URIC_VERDICT_OK;
}

static int judge_host(const struct target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int verdict = judge_empty_host(t);

    if (at.u != NULL)
        t->r->host_kind = at.u->host_kind;
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    if (t->p->policy->flags & URIC_REQUEST_DNS_HOST && at.u != NULL &&
        at.u->host_kind != URIC_HOST_IPV4ADDRESS && at.u->host_kind != URIC_HOST_IPV6ADDRESS &&
        at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end && !is_dns_name(at))
        return URIC_VERDICT_HOST_NOT_DNS;
    return judge_port(t);
}

static int judge_service(const struct target_uri *t)
{
    const int verdict = judge_host(t);

    return verdict == URIC_VERDICT_OK && !is_served(t) ? URIC_VERDICT_HOST_NOT_SERVED : verdict;
}

/* ---- the path, the query, the hazards ---- */

/* The path as it came; undefined if the form has no path. */
static struct uric_bytes path_of(const struct target_uri *t)
{
    static const struct uric_bytes root = { "/", 1 };
    const struct uric *const u = &t->r->target;
    const uric_span at = u->part[URIC_PATH];
    struct uric_bytes path = { NULL, 0 };

    if (t->r->form != URIC_REQUEST_ORIGIN && t->r->form != URIC_REQUEST_ABSOLUTE)
        return path;
    path.s = t->p->request->target.s + at.begin;
    path.n = at.end - at.begin;
    /* RFC 9110, 4.2.3; but without a query OPTIONS asks for the whole server: RFC 9112,
       3.2.4 */
    if (path.n == 0 && t->is_http &&
        (uric_has(u, URIC_QUERY) || !uric_is_method(t->p->request, "OPTIONS")))
        return root;
    return path;
}

static struct uric_bytes query_of(const struct target_uri *t)
{
    const uric_span at = t->r->target.part[URIC_QUERY];
    struct uric_bytes query = { NULL, 0 };

    if (uric_has(&t->r->target, URIC_QUERY)) {
        query.s = t->p->request->target.s + at.begin;
        query.n = at.end - at.begin;
    }
    return query;
}

/* The Host field if another authority counts; else u is NULL.  A server behind may read it all the
 * same. */
static struct uric_ref host_beside(const struct target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *u = NULL;

    if (q->hosts == 1 && uric_has_authority(q))
        u = &t->p->beside;
    else if (q->hosts == 1 && t->authority.u != &t->r->field)
        u = &t->r->field;
    return uric_bind(q->host.s, u);
}

/* The hazards of an authority alone, by uric_audit(). */
static uint64_t audit_authority(struct uric_ref authority, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;
    struct uric alone;

    if (authority.u == NULL || !uric_has(authority.u, URIC_HOST))
        return 0;
    alone = *authority.u;
    alone.part[URIC_PATH].begin = alone.part[URIC_PATH].end = uric_authority(&alone).end;
    alone.defined = (uint8_t)(alone.defined & ~(1u << URIC_QUERY));
    uric_audit(uric_bind(authority.s, &alone), scheme, &found);
    return found.hazards;
}

/* The hazards of the request-target, by uric_audit(). */
static uint64_t audit_target(const struct target_uri *t, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;

    if (t->p->request->target.n == 0 || t->r->form == URIC_REQUEST_ASTERISK)
        return 0;
    uric_audit(uric_bind(t->p->request->target.s, &t->r->target),
               t->r->form == URIC_REQUEST_ORIGIN ? NULL : scheme, &found);
    return found.hazards;
}

/* Hazards of triplets always count in the authority, as in the path; hazards of the query count
 * only if the policy audits. */
static uint64_t audit(const struct target_uri *t, int all, int others)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(t->r->scheme.s, t->r->scheme.n, NULL, 0);
    const uint64_t authority =
        audit_authority(t->authority, scheme) | audit_authority(host_beside(t), scheme);

    if (all)
        return authority | audit_target(t, scheme);
    return others ? authority | (audit_target(t, scheme) & ~(uint64_t)URIC_PATH_HAZARDS)
                  : authority & URIC_PATH_HAZARDS;
}

static int has_triplet(struct uric_ref authority)
{
    uric_span at;

    if (authority.u == NULL)
        return 0;
    at = uric_authority(authority.u);
    return at.begin < at.end && memchr(authority.s + at.begin, '%', at.end - at.begin) != NULL;
}

static struct uric_path_rules rules_of(const struct uric_request_policy *policy)
{
    struct uric_path_rules rules;

    rules.percent = (policy->steps & URIC_STEP_PERCENT) != 0;
    rules.upper = (policy->steps & URIC_STEP_CASE) != 0;
    rules.dots = (policy->steps & URIC_STEP_DOTS) != 0;
    rules.merge = (policy->flags & URIC_REQUEST_MERGE_SLASHES) != 0;
    rules.slashes = (policy->flags & URIC_REQUEST_DECODE_SLASHES) != 0;
    rules.backslashes = (policy->flags & URIC_REQUEST_DECODE_BACKSLASHES) != 0;
    rules.tolerant = uric_tolerates(policy);
    return rules;
}

/* Records the first of these hazards, if any, as the reason. */
static int judge_stops(struct uric_request_result *r, uint64_t stops)
{
    int hazard = 0;

    if (stops == 0)
        return URIC_VERDICT_OK;
    while (!(stops >> hazard & 1))
        hazard++;
    r->refused = (uint8_t)hazard;
    return URIC_VERDICT_HAZARD;
}

/* A hazard to redirect for is refused in the authority and the query, where no normal path
 * helps. */
static int judge_hazards(const struct target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const int all = (policy->flags & URIC_REQUEST_AUDIT) != 0;
    const uint64_t stops = policy->refused | policy->redirected;
    const int others = (stops & ~URIC_PATH_HAZARDS) != 0;

    if (all || others || has_triplet(t->authority) || has_triplet(host_beside(t)))
        t->r->hazards |= audit(t, all, others);
    return judge_stops(t->r, t->r->hazards &
                                 (policy->refused | (policy->redirected & ~t->look.hazards)));
}

/* ---- the host's normal form ---- */

static struct uric_bytes host_of(const struct target_uri *t)
{
    struct uric_bytes host = { NULL, 0 };
    uric_span at;

    if (t->authority.u == NULL || !uric_has(t->authority.u, URIC_HOST))
        return host;
    at = uric_bare_host(t->authority.u);
    host.s = uric_at(t->authority.s, at.begin);
    host.n = at.end - at.begin;
    return host;
}

/* Letters become lower case; triplets become upper case or, if the steps say so, are decoded. */
static size_t write_host(struct uric_bytes host, int percent, char *to)
{
    char *const begin = to;
    uint32_t i = 0;

    while (i < host.n) {
        const int encoded = host.s[i] == '%';
        const unsigned char byte =
            (unsigned char)uric_decoded_byte(host.s, &i, (uint32_t)host.n);

        if (encoded && !(percent && uric_is_unreserved(byte))) {
            uric_put_triplet(to, byte);
            to += 3;
        } else {
            *to++ = (char)uric_lower((char)byte);
        }
    }
    return (size_t)(to - begin);
}

/* ---- all of it ---- */

static enum uric_status refuse(struct uric_request_result *r, int verdict)
{
    r->verdict = (uint8_t)verdict;
    return URIC_REFUSED;
}

static int judge_line(struct target_uri *t)
{
    int verdict = judge_form(t);

    if (verdict == URIC_VERDICT_OK)
        verdict = judge_scheme(t);
    if (verdict == URIC_VERDICT_OK)
        verdict = judge_authority(t);
    return verdict == URIC_VERDICT_OK ? judge_service(t) : verdict;
}

static void begin_result(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->hazards = 0;
    r->scheme = r->host = r->path = r->query = none;
    r->port = 0;
    r->port_status = URIC_PORT_UNDEFINED;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = URIC_HOST_NONE;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
}

/* Writes the path and the host, if they are not normal, to the buffer: first the path. */
static enum uric_status write_copies(struct uric_request_result *r, struct uric_bytes path,
                                     struct uric_bytes host, const struct uric_path_seen *look,
                                     const struct uric_path_rules *rules, char *buffer,
                                     size_t size, size_t *length)
{
    const int host_copied = rules->upper && uric_host_is_special(host.s, host.n);
    const size_t path_room = look->changes ? path.n + look->longer : 0;
    const size_t room = path_room + (host_copied ? host.n : 0);

    *length = room;
    if (room > size)
        return URIC_TOO_SMALL;
    r->path = path;
    r->host = host;
    if (room == 0)
        return URIC_OK;
    if (look->changes) {
        r->path.n = uric_path_write(path.s, path.n, rules, buffer);
        r->path.s = buffer;
        r->copied = 1;
    }
    if (host_copied) {
        r->host.n = write_host(host, rules->percent, buffer + path_room);
        r->host.s = buffer + path_room;
        r->copied = (uint8_t)(r->copied | 2);
    }
    return URIC_OK;
}

/* After a refusal the strings are undefined. */
static void forget_strings(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->scheme = r->host = r->path = r->query = none;
    r->copied = 0;
}

/* Redirects a path with a hazard of policy->redirected to the normal path, unless that has such a
 * hazard, too. */
static enum uric_status judge_normal_path(const struct target_uri *t,
                                          const struct uric_path_rules *rules)
{
    const uint64_t redirected = t->p->policy->redirected;
    struct uric_path_seen look;

    if (!(t->look.hazards & redirected))
        return URIC_OK;
    uric_path_look(t->r->path.s, t->r->path.n, rules, &look);
    if (judge_stops(t->r, look.hazards & redirected) != URIC_VERDICT_OK) {
        forget_strings(t->r);
        return refuse(t->r, URIC_VERDICT_HAZARD);
    }
    return refuse(t->r, URIC_VERDICT_REDIRECT);
}

enum uric_status uric_request_judge(const struct uric_request_parsed *p, char *buffer,
                                    size_t size, size_t *length,
                                    struct uric_request_result *r)
{
    const struct uric_path_rules rules = rules_of(p->policy);
    struct target_uri t;
    struct uric_bytes path;
    enum uric_status status;
    int verdict;

    *length = 0;
    begin_result(r);
    memset(&t, 0, sizeof t);
    t.p = p;
    t.r = r;
    verdict = judge_line(&t);
    if (verdict != URIC_VERDICT_OK) {
        forget_strings(r);
        return refuse(r, verdict);
    }
    path = path_of(&t);
    if (path.n > 0 && path.s[0] == '/')
        uric_path_look(path.s, path.n, &rules, &t.look);
    r->hazards = t.look.hazards;
    verdict = judge_hazards(&t);
    if (verdict != URIC_VERDICT_OK) {
        forget_strings(r);
        return refuse(r, verdict);
    }
    status = write_copies(r, path, host_of(&t), &t.look, &rules, buffer, size, length);
    if (status != URIC_OK) {
        forget_strings(r);
        return status;
    }
    r->query = query_of(&t);
    return judge_normal_path(&t, &rules);
}

#undef HAZARD
