/* Requests: four bytes of options and splits, then a line each for the method, the
 * request-target and the Host fields.  Compared with the same request in pieces, with the
 * parser of each string, and with another reading of the path. */
#include "fuzz/theorem_target.h"
#include "uric_request.h"

#include <stdlib.h>
#include <string.h>

enum { OPTIONS = 4 };

static struct uric_bytes word(const char *s)
{
    const struct uric_bytes bytes = { s, strlen(s) };

    return bytes;
}

static int same_bytes(struct uric_bytes a, struct uric_bytes b)
{
    return (a.s == NULL) == (b.s == NULL) && a.n == b.n &&
           (a.n == 0 || memcmp(a.s, b.s, a.n) == 0);
}

static int same_answer(const struct uric_request_result *a, const struct uric_request_result *b)
{
    return a->verdict == b->verdict && a->hazards == b->hazards && a->form == b->form &&
           a->port == b->port && a->port_status == b->port_status &&
           a->host_kind == b->host_kind && a->refused == b->refused && a->copied == b->copied &&
           same_bytes(a->scheme, b->scheme) && same_bytes(a->host, b->host) &&
           same_bytes(a->path, b->path) && same_bytes(a->query, b->query) &&
           memcmp(&a->target, &b->target, sizeof a->target) == 0 &&
           memcmp(&a->field, &b->field, sizeof a->field) == 0;
}

/* ---- what is asked ---- */

struct question {
    struct uric_request_input request;
    struct uric_request_policy policy;
    unsigned seed; /* of the splits */
};

static struct uric_tolerance tolerance;

static void read_options(struct question *q, const unsigned char *option)
{
    uric_request_policy_init(&q->policy);
    q->policy.flags = (enum uric_request_flags)(option[0] & ~URIC_REQUEST_DNS_HOST);
    q->policy.steps = (enum uric_step)(option[1] & URIC_STEPS_ALL);
    if (option[1] & 32)
        q->policy.refused = 0;
    if (option[1] & 64)
        q->policy.refused = ~(uint64_t)0;
    if (option[1] & 128)
        q->policy.longest = 16;
    q->request.scheme = word(option[2] & 1 ? "https" : option[2] & 2 ? "ftp" : "http");
    q->request.version = (option[2] >> 2) % 3;
    if (option[2] & 32) {
        uric_tolerance_preset(&tolerance, option[2] & 64 ? URIC_TOLERATE_LOG
                                                         : URIC_TOLERATE_WHATWG_REQUEST);
        q->policy.tolerance = &tolerance;
    }
    q->seed = option[3];
}

/* One Host field a line; the first one's bytes. */
static void read_hosts(struct question *q, struct uric_bytes rest, int present)
{
    struct uric_bytes line = target_line(&rest);

    q->request.hosts = (size_t)present;
    if (!present)
        return;
    q->request.host.s = target_copy(line.s, line.n);
    q->request.host.n = line.n;
    if (q->request.host.s == NULL)
        q->request.host.s = "";
    q->request.hosts += rest.n > 0;
    if (q->request.version == URIC_HTTP_2) {
        q->request.target_scheme = q->request.scheme;
        if (rest.n > 0) {
            q->request.target_authority.s = target_copy(rest.s, rest.n);
            q->request.target_authority.n = rest.n;
            q->request.hosts = 1;
        }
    }
}

/* ---- into buffers ---- */

static enum uric_status answer(const struct question *q, struct uric_request_result *r,
                               char **buffer)
{
    size_t length, again;
    struct uric_request_result small;
    enum uric_status status = uric_request(&q->request, &q->policy, NULL, 0, &length, r);
    char *blank;

    *buffer = NULL;
    if (status != URIC_TOO_SMALL)
        return status;
    blank = target_blank(length - 1);
    target_hold(uric_request(&q->request, &q->policy, blank, length - 1, &again, &small) ==
                        URIC_TOO_SMALL &&
                    again == length && target_is_blank(blank, length - 1),
                "a buffer that is too small stays as it is");
    *buffer = target_block(length);
    status = uric_request(&q->request, &q->policy, *buffer, length, &again, r);
    target_hold(status == URIC_OK && again == length, "the size told is enough");
    target_hold(r->copied != 0, "a buffer is needed only for a copy");
    return status;
}

/* ---- in pieces ---- */

static size_t next_piece(unsigned *seed, size_t left)
{
    *seed = *seed * 1103515245u + 12345u;
    return left == 0 ? 0 : 1 + (*seed >> 16) % (*seed & 256 ? left : left < 4 ? left : 4);
}

typedef size_t feed(struct uric_request_stream *m, const char *s, size_t n);

static void feed_pieces(struct uric_request_stream *m, feed *take, struct uric_bytes bytes,
                        unsigned *seed)
{
    size_t at, n;

    for (at = 0; at < bytes.n; at += n) {
        n = next_piece(seed, bytes.n - at);
        target_hold(take(m, target_copy(bytes.s + at, n), n) <= n,
                    "no more is taken than is passed");
    }
}

static void pieces(const struct question *q, enum uric_status status,
                   const struct uric_request_result *wanted)
{
    const struct uric_request_input *const r = &q->request;
    const size_t size = r->target.n + r->host.n, room = 3 * size + 16;
    char *const collected = target_block(size), *const buffer = target_block(room);
    struct uric_request_stream m;
    struct uric_request_result found;
    unsigned seed = q->seed;
    size_t length, i;

    if (r->version == URIC_HTTP_2)
        return;
    target_hold(uric_request_begin(&m, r, &q->policy, collected, size) == URIC_OK,
                "a stream begins");
    feed_pieces(&m, uric_request_target, r->target, &seed);
    for (i = 0; i < r->hosts; i++) {
        uric_request_host_begin(&m);
        feed_pieces(&m, uric_request_host, r->host, &seed);
    }
    target_hold(uric_request_end(&m, buffer, room, &length, &found) == status,
                "pieces have the same verdict");
    target_hold(same_answer(wanted, &found), "pieces have the same answer");
}

/* ---- what is promised ---- */

static void refusal(const struct uric_request_result *r)
{
    target_hold(r->verdict > URIC_VERDICT_OK && r->verdict < URIC_VERDICTS, "a refusal has a reason");
    target_hold(uric_request_reason(r) != NULL && uric_verdict_code(r->verdict) >= 400,
                "and a name and a code");
    target_hold(r->host.s == NULL && r->path.s == NULL && r->query.s == NULL &&
                    r->scheme.s == NULL,
                "a refusal leads nowhere");
    target_hold((r->refused < URIC_HAZARDS) == (r->verdict == URIC_VERDICT_HAZARD),
                "a hazard is named if it is the reason");
}

/* The parsers of uric.h, one for each string. */
static void strings(const struct question *q, const struct uric_request_result *r)
{
    const struct uric_request_input *const asked = &q->request;
    const int connect = asked->method.n == 7 && memcmp(asked->method.s, "CONNECT", 7) == 0;
    struct uric u;

    if (asked->version == URIC_HTTP_2)
        return;
    target_hold(uric_parse_tolerant(connect ? URIC_RULE_AUTHORITY_FORM
                                            : URIC_RULE_REQUEST_TARGET,
                                    asked->target.s, asked->target.n, q->policy.tolerance,
                                    &u) == URIC_OK,
                "an accepted request-target is valid");
    target_hold(memcmp(&u, &r->target, sizeof u) == 0, "and has these parts");
    target_hold(asked->hosts == 1 || asked->version == URIC_HTTP_1_0, "there is one Host field");
    if (asked->hosts == 1)
        target_hold(uric_parse_as(URIC_RULE_HOST_FIELD, asked->host.s, asked->host.n, &u) ==
                        URIC_OK, "and it is valid");
}

static void path(const struct question *q, const struct uric_request_result *r)
{
    struct question again = *q;
    struct uric_request_result second;
    struct uric u;
    char *buffer, *without;
    size_t length;

    if (r->path.n == 0 || r->path.s[0] != '/')
        return;
    target_hold(r->path.n <= q->request.target.n * (q->policy.tolerance != NULL ? 3 : 1) ||
                    r->path.n == 1,
                "the path never grows but for tolerated bytes");
    target_hold(uric_parse_origin_form(r->path.s, r->path.n, &u) == URIC_OK &&
                    u.part[URIC_PATH].end == r->path.n,
                "the path is an origin-form's");
    if (q->policy.flags & URIC_REQUEST_MERGE_SLASHES)
        target_hold(r->path.n < 2 || r->path.s[1] != '/', "no merged path starts with \"//\"");
    if (q->policy.steps & URIC_STEP_DOTS) {
        without = target_block(r->path.n);
        target_hold(uric_remove_dot_segments(r->path.s, r->path.n,
                                             q->policy.steps & URIC_STEP_PERCENT
                                                 ? URIC_DOTS_ENCODED
                                                 : URIC_DOTS_LITERAL,
                                             without, r->path.n, &length) == URIC_OK &&
                        length == r->path.n,
                    "the path has no dot-segment");
    }
    memset(&again.request, 0, sizeof again.request);
    again.request.method = word("GET");
    again.request.scheme = word("http");
    again.request.target = r->path;
    again.request.host = word("h");
    again.request.hosts = 1;
    again.policy.refused = 0;
    again.policy.longest = URIC_MAX_LENGTH;
    target_hold(answer(&again, &second, &buffer) == URIC_OK, "a normal path is accepted");
    target_hold(same_bytes(second.path, r->path) && !(second.copied & 1),
                "a normal path stays as it is");
    target_hold(!(second.hazards >> URIC_HAZARD_SURPLUS_DOTS & 1) ||
                    !(q->policy.steps & URIC_STEP_DOTS),
                "a normal path has no surplus dots");
}

static void accepted(const struct question *q, const struct uric_request_result *r)
{
    target_hold((r->hazards & q->policy.refused) == 0, "no refused hazard is accepted");
    target_hold(r->verdict == URIC_VERDICT_OK && r->refused == URIC_HAZARDS,
                "an accepted request has no reason");
    target_hold(r->scheme.s != NULL && (r->port_status == URIC_PORT_NUMBER || r->port == 0),
                "it has a scheme");
    strings(q, r);
    path(q, r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size), line;
    struct uric_request_result r;
    struct question q;
    enum uric_status status;
    char *buffer;

    if (rest.n < OPTIONS)
        return 0;
    memset(&q, 0, sizeof q);
    read_options(&q, (const unsigned char *)rest.s);
    rest.s += OPTIONS;
    rest.n -= OPTIONS;
    line = target_line(&rest);
    q.request.method.s = target_copy(line.s, line.n);
    q.request.method.n = line.n;
    line = target_line(&rest);
    q.request.target.s = target_copy(line.s, line.n);
    q.request.target.n = line.n;
    read_hosts(&q, rest, rest.s != NULL && rest.n > 0);
    status = answer(&q, &r, &buffer);
    target_hold(status == URIC_OK || status == URIC_REFUSED, "a request is judged");
    pieces(&q, status, &r);
    if (status == URIC_OK)
        accepted(&q, &r);
    else
        refusal(&r);
    target_forget();
    return 0;
}
