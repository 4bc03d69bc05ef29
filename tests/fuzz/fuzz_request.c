/* Requests: five bytes of options and splits, then a line each for the method, the
 * request-target and the Host field; with HTTP/2 also for ":authority", ":scheme" and
 * ":protocol", otherwise for a second Host field.  Compared with the same request in pieces,
 * with the parser of each string, and with another reading of the path. */
#include "fuzz/theorem_target.h"
#include "uric_request.h"

#include <stdlib.h>
#include <string.h>

enum { OPTIONS = 5 };

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
    unsigned more; /* the last option */
};

enum { REDIRECT_PATHS = 1, REDIRECT_ALL = 2, TUNNELS = 4, SERVES = 8, NO_TARGET = 16,
       OWN_SCHEME = 32, PROTOCOL = 64, EMPTY_AUTHORITY = 128 };

static const struct uric_bytes protocols[] = { { "websocket", 9 }, { "connect-udp", 11 } };
static const struct uric_bytes hosts[] = { { "h", 1 }, { "example.com", 11 }, { "::1", 3 } };

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
    q->more = option[4];
    if (q->more & REDIRECT_PATHS)
        q->policy.redirected = (uint64_t)1 << URIC_HAZARD_ENCODED_SLASH |
                               (uint64_t)1 << URIC_HAZARD_ENCODED_BACKSLASH |
                               (uint64_t)1 << URIC_HAZARD_EMPTY_SEGMENTS |
                               (uint64_t)1 << URIC_HAZARD_ENCODED_DOTS;
    if (q->more & REDIRECT_ALL)
        q->policy.redirected = ~(uint64_t)0;
    if (q->more & TUNNELS)
        q->policy.protocols = protocols, q->policy.protocol_count = 2;
    if (q->more & SERVES)
        q->policy.hosts = hosts, q->policy.host_count = 3;
}

/* The next line's bytes: defined, perhaps empty. */
static struct uric_bytes next_field(struct uric_bytes *rest)
{
    const struct uric_bytes line = target_line(rest);
    struct uric_bytes field;

    field.s = target_copy(line.s, line.n);
    field.n = line.n;
    if (field.s == NULL)
        field.s = "";
    return field;
}

static void read_pseudo_fields(struct question *q, struct uric_bytes rest)
{
    struct uric_bytes field = next_field(&rest);

    if (field.n > 0 || q->more & EMPTY_AUTHORITY)
        q->request.target_authority = field;
    field = next_field(&rest);
    q->request.target_scheme = q->more & OWN_SCHEME ? field : q->request.scheme;
    field = next_field(&rest);
    if (q->more & PROTOCOL)
        q->request.target_protocol = field;
    if (q->more & NO_TARGET) {
        q->request.target.s = NULL;
        q->request.target.n = 0;
        if (!(q->more & OWN_SCHEME))
            q->request.target_scheme.s = NULL;
    }
}

static void read_fields(struct question *q, struct uric_bytes rest, int present)
{
    const struct uric_bytes host = next_field(&rest);

    q->request.hosts = (size_t)present;
    if (present)
        q->request.host = host;
    if (q->request.version != URIC_HTTP_2) {
        q->request.hosts += present && rest.n > 0;
        return;
    }
    if (host.n == 0) /* an empty one is rarer than none */
        q->request.hosts = 0;
    read_pseudo_fields(q, rest);
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
    target_hold(status != URIC_TOO_SMALL && again == length, "the size told is enough");
    target_hold(status == URIC_OK || q->policy.redirected != 0,
                "only a redirection is judged by the normal path");
    target_hold(r->copied != 0 || r->verdict == URIC_VERDICT_HAZARD,
                "a buffer is needed only for a copy");
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
    const size_t size = r->target.n + r->host.n, room = 3 * (size + r->target_authority.n) + 16;
    char *const collected = target_block(size), *const buffer = target_block(room);
    struct uric_request_stream m;
    struct uric_request_result found;
    unsigned seed = q->seed;
    size_t length, i;

    target_hold(uric_request_begin(&m, r, &q->policy, collected, size) == URIC_OK,
                "a stream begins");
    if (r->target.s != NULL)
        uric_request_target(&m, r->target.s, 0);
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
    target_hold(uric_request_reason(r) != NULL && uric_verdict_code(r->verdict) >= 300,
                "and a name and a code");
    if (r->verdict == URIC_VERDICT_REDIRECT)
        return;
    target_hold(r->host.s == NULL && r->path.s == NULL && r->query.s == NULL &&
                    r->scheme.s == NULL,
                "a refusal leads nowhere");
    target_hold((r->refused < URIC_HAZARDS) == (r->verdict == URIC_VERDICT_HAZARD),
                "a hazard is named if it is the reason");
}

/* RFC 3986, 3.1, read by hand. */
static int is_scheme(struct uric_bytes s)
{
    size_t i;

    for (i = 0; i < s.n; i++) {
        const int c = (unsigned char)s.s[i] | 32, is_letter = c >= 'a' && c <= 'z';

        if (!(is_letter && s.s[i] >= 'A') &&
            (i == 0 || memchr("0123456789+-.", s.s[i], 13) == NULL))
            return 0;
    }
    return s.n > 0;
}

static int is_word(struct uric_bytes s, const char *name)
{
    size_t i;

    for (i = 0; i < s.n && name[i] != '\0' && (s.s[i] | 32) == name[i]; i++)
        ;
    return i == s.n && name[i] == '\0';
}

/* HTTP/2: RFC 9113, 8.3.1 and 8.5; RFC 8441, 4. */
static void pseudo_fields(const struct question *q, const struct uric_request_result *r)
{
    const struct uric_request_input *const asked = &q->request;
    const int connect = asked->method.n == 7 && memcmp(asked->method.s, "CONNECT", 7) == 0;
    const int tunnel = asked->target_protocol.s != NULL;
    struct uric u;

    target_hold(!tunnel || (connect && q->more & TUNNELS &&
                            (is_word(asked->target_protocol, "websocket") ||
                             is_word(asked->target_protocol, "connect-udp"))),
                "a tunnel is of a supported protocol");
    target_hold((asked->target.s == NULL) == (connect && !tunnel), "there is a path if it needs one");
    if (asked->target.s != NULL)
        target_hold(is_scheme(asked->target_scheme) && same_bytes(r->scheme, asked->target_scheme),
                    "there is a scheme");
    if (asked->target_authority.s != NULL)
        target_hold(uric_parse_as(URIC_RULE_HOST_FIELD, asked->target_authority.s,
                                  asked->target_authority.n, NULL, &u) == URIC_OK,
                    "an authority has no userinfo");
    target_hold(r->host.s != NULL && (r->host.n > 0 || q->policy.flags & URIC_REQUEST_EMPTY_HOST),
                "there is a host");
}

/* What the policy refuses of triplets, wherever the host came from. */
static void host(const struct question *q, const struct uric_request_result *r)
{
    const uint64_t stops = q->policy.refused | q->policy.redirected;
    size_t i;

    for (i = 0; i + 2 < r->host.n; i++) {
        const char *const s = r->host.s + i;

        if (s[0] != '%' || s[1] != '0')
            continue;
        target_hold(!(stops >> URIC_HAZARD_ENCODED_NUL & 1 && s[2] == '0') &&
                        !(stops >> URIC_HAZARD_ENCODED_TAB & 1 && s[2] == '9') &&
                        !(stops >> URIC_HAZARD_ENCODED_CRLF & 1 &&
                          ((s[2] | 32) == 'a' || (s[2] | 32) == 'd')),
                    "no refused triplet is in the host");
    }
}

/* The parsers of uric.h, one for each string. */
static void strings(const struct question *q, const struct uric_request_result *r)
{
    const struct uric_request_input *const asked = &q->request;
    const int connect = asked->method.n == 7 && memcmp(asked->method.s, "CONNECT", 7) == 0;
    struct uric u;

    if (asked->version == URIC_HTTP_2) {
        pseudo_fields(q, r);
        return;
    }
    target_hold(uric_parse_as(connect ? URIC_RULE_AUTHORITY_FORM
                                            : URIC_RULE_REQUEST_TARGET,
                              asked->target.s, asked->target.n, q->policy.tolerance,
                              &u) == URIC_OK,
                "an accepted request-target is valid");
    target_hold(memcmp(&u, &r->target, sizeof u) == 0, "and has these parts");
    target_hold(asked->hosts == 1 || asked->version == URIC_HTTP_1_0, "there is one Host field");
    if (asked->hosts == 1)
        target_hold(uric_parse_as(URIC_RULE_HOST_FIELD, asked->host.s, asked->host.n, NULL, &u) ==
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
    again.policy.refused = again.policy.redirected = 0;
    again.policy.hosts = NULL;
    again.policy.longest = URIC_MAX_LENGTH;
    target_hold(answer(&again, &second, &buffer) == URIC_OK, "a normal path is accepted");
    target_hold(same_bytes(second.path, r->path) && !(second.copied & 1),
                "a normal path stays as it is");
    target_hold(!(second.hazards >> URIC_HAZARD_SURPLUS_DOTS & 1) ||
                    !(q->policy.steps & URIC_STEP_DOTS),
                "a normal path has no surplus dots");
}

/* A redirection stays within the origin, ends at the normal path, and leads to no other. */
static void redirection(const struct question *q, const struct uric_request_result *r)
{
    struct question again = *q;
    struct uric_request_result second;
    struct uric_bytes location;
    struct uric u;
    char *to, *buffer;
    size_t n, length;

    target_hold(uric_request_location(r, NULL, 0, &n) == URIC_TOO_SMALL, "there is a location");
    to = target_blank(n - 1);
    target_hold(uric_request_location(r, to, n - 1, &length) == URIC_TOO_SMALL && length == n &&
                    target_is_blank(to, n - 1),
                "a buffer that is too small stays as it is");
    to = target_block(n);
    target_hold(uric_request_location(r, to, n, &length) == URIC_OK && length == n,
                "the size told is enough");
    target_hold(uric_parse(to, n, &u) == URIC_OK && to[0] == '/' &&
                    !uric_has(&u, URIC_HOST) && !uric_has(&u, URIC_SCHEME) &&
                    !uric_has(&u, URIC_FRAGMENT),
                "it is a path of the same origin");
    memset(&again.request, 0, sizeof again.request);
    again.request.method = word("GET");
    again.request.scheme = word("http");
    again.request.host = word("h");
    again.request.hosts = 1;
    location.s = to + (n > 2 && to[1] == '.' && to[2] == '/' && r->path.n > 1 && r->path.s[1] == '/'
                           ? 2 : 0);
    location.n = n - (size_t)(location.s - to);
    again.request.target = location;
    again.policy.refused = 0;
    again.policy.longest = URIC_MAX_LENGTH;
    answer(&again, &second, &buffer);
    target_hold(second.verdict != URIC_VERDICT_REDIRECT, "it is redirected but once");
    target_hold(second.verdict != URIC_VERDICT_OK || same_bytes(second.path, r->path),
                "it leads to the normal path");
}

static void accepted(const struct question *q, const struct uric_request_result *r)
{
    target_hold((r->hazards & (q->policy.refused | q->policy.redirected)) == 0,
                "no refused hazard is accepted");
    target_hold(r->verdict == URIC_VERDICT_OK && r->refused == URIC_HAZARDS,
                "an accepted request has no reason");
    target_hold(r->scheme.s != NULL && (r->port_status == URIC_PORT_NUMBER || r->port == 0),
                "it has a scheme");
    strings(q, r);
    host(q, r);
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
    if (q.request.target.s == NULL)
        q.request.target.s = "";
    read_fields(&q, rest, rest.s != NULL && rest.n > 0);
    status = answer(&q, &r, &buffer);
    target_hold(status == URIC_OK || status == URIC_REFUSED, "a request is judged");
    pieces(&q, status, &r);
    if (status == URIC_OK)
        accepted(&q, &r);
    else
        refusal(&r);
    if (r.verdict == URIC_VERDICT_REDIRECT)
        redirection(&q, &r);
    target_forget();
    return 0;
}
