/* A request that arrives in pieces: collects its request-target and Host field as long as
 * they are valid, and judges them at the end. */
#include "request/request_parse.h"

/* What a struct uric_request_stream holds. */
struct uric_request_collected {
    struct uric_request_input request;
    const struct uric_request_policy *policy;
    struct uric_stream target, field;
    char *buffer;
    size_t size;
    size_t target_length, field_length; /* collected */
    size_t target_passed;               /* with the bytes that were not taken */
    uint8_t has_target;                 /* uric_request_target() has been called */
    uint8_t target_too_long, field_too_long;
    uint8_t fragment;                   /* "#" was refused */
};

typedef char uric_request_collected_fits[sizeof(struct uric_request_collected) <=
                                                 sizeof(struct uric_request_stream)
                                             ? 1
                                             : -1];

/* See uric_scan_in(). */
static struct uric_request_collected *collected_in(struct uric_request_stream *m)
{
    return (struct uric_request_collected *)(void *)m->opaque.bytes;
}

static const struct uric_request_collected *collected_of(const struct uric_request_stream *m)
{
    return (const struct uric_request_collected *)(const void *)m->opaque.bytes;
}

static void start_target(struct uric_request_collected *m, char first)
{
    uric_stream_init(&m->target, uric_target_rule(&m->request, first));
#ifndef URIC_ONLY_HTTP
    if (m->policy->tolerance != NULL)
        uric_stream_tolerate(&m->target, m->policy->tolerance);
#endif
}

enum uric_status uric_request_begin(struct uric_request_stream *stream,
                                    const struct uric_request_input *request,
                                    const struct uric_request_policy *policy, char *buffer,
                                    size_t size)
{
    struct uric_request_collected *const m = collected_in(stream);
    const struct uric_request_input given = uric_request_given(request);

    memset(m, 0, sizeof *m);
    m->request.method = given.method;
    m->request.scheme = given.scheme;
    m->request.version = given.version;
    m->request.target_scheme = given.target_scheme;
    m->request.target_authority = given.target_authority;
    m->request.target_protocol = given.target_protocol;
    m->policy = policy != NULL ? policy : uric_request_default();
    m->buffer = buffer;
    m->size = size;
    start_target(m, '\0');
    uric_stream_init(&m->field, URIC_RULE_HOST_FIELD);
    return uric_request_check(&given);
}

/* Appends the bytes that are valid there to the buffer; returns how many. */
static size_t collect(struct uric_request_collected *m, struct uric_stream *scan, size_t at,
                      size_t *length, const char *s, size_t n, uint8_t *too_long)
{
    const size_t room = m->size - at - *length;
    size_t taken = uric_stream_feed(scan, s, n);

    if (taken > room) {
        *too_long = 1;
        taken = room;
    }
    if (taken > 0)
        memcpy(m->buffer + at + *length, s, taken);
    *length += taken;
    return taken;
}

size_t uric_request_target(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_collected *const m = collected_in(stream);
    size_t taken;

    if (m->request.hosts > 0)
        return 0;
    m->has_target = 1;
    if (n == 0)
        return 0;
    if (m->target_passed == 0)
        start_target(m, s[0]);
    m->target_passed = n > SIZE_MAX - m->target_passed ? SIZE_MAX : m->target_passed + n;
    if (m->target_too_long || uric_stream_rejected(&m->target))
        return 0;
    taken = collect(m, &m->target, 0, &m->target_length, s, n, &m->target_too_long);
    if (uric_stream_rejected(&m->target) && !m->target_too_long)
        m->fragment = s[taken] == '#';
    if (m->target_length > m->policy->longest)
        m->target_too_long = 1;
    return taken;
}

void uric_request_host_begin(struct uric_request_stream *stream)
{
    struct uric_request_collected *const m = collected_in(stream);

    if (m->request.hosts < SIZE_MAX)
        m->request.hosts++;
}

size_t uric_request_host(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_collected *const m = collected_in(stream);

    if (n == 0 || m->request.hosts != 1 || m->field_too_long)
        return 0;
    return collect(m, &m->field, m->target_length, &m->field_length, s, n,
                   &m->field_too_long);
}

/* Writes the parts, and returns what uric_parse_as() would have returned for the whole string. */
static enum uric_status finish_string(const struct uric_stream *scan, struct uric *u)
{
    struct uric64 w;
    const enum uric_status status = uric_stream_end(scan, &w);
    const enum uric_status narrowed = uric_narrow(&w, u);

    return narrowed == URIC_OK ? status : narrowed;
}

static int ends_in_fragment(const struct uric_request_collected *m)
{
    struct uric64 w;

    return m->fragment && uric_stream_stop(&m->target, &w) == URIC_OK;
}

enum uric_status uric_request_end(const struct uric_request_stream *stream, char *buffer,
                                  size_t size, size_t *length,
                                  struct uric_request_result *r)
{
    const struct uric_request_collected *const m = collected_of(stream);
    struct uric_request_input q = m->request;
    struct uric_request_parsed p;

    *length = 0;
    memset(r, 0, sizeof *r);
    r->refused = URIC_HAZARDS;
    if (uric_request_check(&q) != URIC_OK)
        return URIC_UNKNOWN;
    if (m->has_target || q.version != URIC_HTTP_2)
        q.target.s = m->buffer != NULL ? m->buffer : "";
    q.target.n = m->target_passed;
    q.host.s = m->target_length > 0 ? m->buffer + m->target_length : m->buffer;
    q.host.n = m->field_length;
    p.request = &q;
    p.policy = m->policy;
    p.host_status = URIC_OK;
    memset(&p.beside, 0, sizeof p.beside);
    uric_parse_authority(&p, r);
    p.fragment = ends_in_fragment(m);
    p.target_status = URIC_TOO_LONG;
    if (!m->target_too_long && m->target_passed <= m->policy->longest)
        p.target_status = finish_string(&m->target, &r->target);
    if (q.hosts == 1)
        p.host_status = m->field_too_long ? URIC_TOO_LONG
                                          : finish_string(&m->field, uric_host_parts(&p, r));
    return uric_request_judge(&p, buffer, size, length, r);
}
