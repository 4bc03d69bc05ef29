/* One call for a request: fixtures by the clauses of RFC 9112 and RFC 9110, each also in
 * pieces and into buffers of every size; HTTP/2; and theorems of the normal path. */
#include "support/guard.h"
#include "uric_request.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static const char *root = ".";

enum { LONGEST = 512, STRINGS = 4 };

/* ---- a line of the fixture ---- */

struct row {
    struct uric_request_input request;
    struct uric_request_policy policy;
    char bytes[LONGEST];
    size_t used;
    const char *answer;
};

static int hex(const char *s)
{
    char digits[3] = { s[0], s[1], '\0' };

    return (int)strtol(digits, NULL, 16);
}

/* Reads the quoted string at *at. */
static struct uric_bytes take_string(struct row *row, const char **at)
{
    struct uric_bytes string;
    const char *s = *at + 1;

    string.s = row->bytes + row->used;
    string.n = 0;
    while (*s != '"') {
        assert_true(*s != '\0' && row->used < LONGEST);
        if (s[0] == '\\' && s[1] == 'x') {
            row->bytes[row->used++] = (char)hex(s + 2);
            s += 4;
        } else {
            row->bytes[row->used++] = *s++;
        }
        string.n++;
    }
    *at = s + 1;
    return string;
}

static void tolerate(struct row *row, int preset)
{
    static struct uric_tolerance tolerance;

    assert_int_equal(uric_tolerance_preset(&tolerance, preset), URIC_OK);
    row->policy.tolerance = &tolerance;
}

static void take_option(struct row *row, const char *name, size_t n)
{
    static const struct {
        const char *name;
        int flag;
    } flags[] = {
        { "same-host", URIC_REQUEST_SAME_HOST },
        { "any-scheme", URIC_REQUEST_ANY_SCHEME },
        { "empty-host", URIC_REQUEST_EMPTY_HOST },
        { "decode-slashes", URIC_REQUEST_DECODE_SLASHES },
        { "backslashes", URIC_REQUEST_DECODE_BACKSLASHES },
        { "dns", URIC_REQUEST_DNS_HOST },
        { "audit", URIC_REQUEST_AUDIT }
    };
    struct uric_request_policy *const p = &row->policy;
    size_t i;

    for (i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (strlen(flags[i].name) == n && memcmp(name, flags[i].name, n) == 0) {
            p->flags = (enum uric_request_flags)((int)p->flags | flags[i].flag);
            return;
        }
    }
    if (strncmp(name, "1.0 ", 4) == 0) {
        row->request.version = URIC_HTTP_1_0;
    } else if (strncmp(name, "https ", 6) == 0) {
        row->request.scheme.s = "https";
        row->request.scheme.n = 5;
    } else if (strncmp(name, "whatwg ", 7) == 0) {
        tolerate(row, URIC_TOLERATE_WHATWG_REQUEST);
    } else if (strncmp(name, "log ", 4) == 0) {
        tolerate(row, URIC_TOLERATE_LOG);
    } else if (strncmp(name, "permit ", 7) == 0) {
        p->refused = 0;
    } else if (strncmp(name, "plain ", 6) == 0) {
        p->steps = URIC_STEPS_NONE;
    } else if (strncmp(name, "keep-slashes ", 13) == 0) {
        p->flags = (enum uric_request_flags)((int)p->flags & ~URIC_REQUEST_MERGE_SLASHES);
    } else {
        fail_msg("unknown option: %s", name);
    }
}

static void read_row(struct row *row, const char *line)
{
    struct uric_bytes *strings[STRINGS];
    struct uric_bytes further;
    size_t count = 0;

    memset(row, 0, sizeof *row);
    uric_request_policy_init(&row->policy);
    row->request.scheme.s = "http";
    row->request.scheme.n = 4;
    strings[0] = &row->request.method;
    strings[1] = &row->request.target;
    strings[2] = &row->request.host;
    strings[3] = &further;
    for (; *line != '='; line += strspn(line, " ")) {
        assert_true(*line != '\0' && count < STRINGS);
        if (*line == '"') {
            *strings[count++] = take_string(row, &line);
            continue;
        }
        take_option(row, line, strcspn(line, " "));
        line += strcspn(line, " ");
    }
    assert_true(count >= 2);
    row->request.hosts = count - 2;
    row->answer = line + 2;
}

/* ---- an answer, in the fixture's words ---- */

static char *put_string(char *to, struct uric_bytes string)
{
    if (string.s == NULL)
        return to + sprintf(to, " -");
    return to + sprintf(to, " \"%.*s\"", (int)string.n, string.s);
}

static void put_answer(const struct uric_request_result *r, char *to)
{
    to += sprintf(to, "%s", uric_request_reason(r));
    if (r->verdict != URIC_VERDICT_OK)
        return;
    to += sprintf(to, " %s", uric_request_form_name(r->form));
    to = put_string(to, r->host);
    to += sprintf(to, " %u", (unsigned)r->port);
    to = put_string(to, r->path);
    if (r->query.s != NULL)
        put_string(to, r->query);
}

/* ---- the three ways to ask ---- */

static void same_string(struct uric_bytes one, struct uric_bytes other)
{
    assert_int_equal(one.s == NULL, other.s == NULL);
    assert_int_equal(one.n, other.n);
    if (one.n > 0)
        assert_memory_equal(one.s, other.s, one.n);
}

static void same_parts(const struct uric *one, const struct uric *other)
{
    assert_memory_equal(one, other, sizeof *one);
}

static void same_result(const struct uric_request_result *one,
                        const struct uric_request_result *other)
{
    assert_int_equal(one->verdict, other->verdict);
    assert_true(one->hazards == other->hazards);
    assert_int_equal(one->form, other->form);
    assert_int_equal(one->port, other->port);
    assert_int_equal(one->port_status, other->port_status);
    assert_int_equal(one->host_kind, other->host_kind);
    assert_int_equal(one->refused, other->refused);
    assert_int_equal(one->copied, other->copied);
    same_string(one->scheme, other->scheme);
    same_string(one->host, other->host);
    same_string(one->path, other->path);
    same_string(one->query, other->query);
    same_parts(&one->target, &other->target);
    same_parts(&one->field, &other->field);
}

/* Into buffers of each size up to the one needed: nothing past the size is written. */
static void each_size(const struct row *row, const struct uric_request_result *wanted,
                      size_t needed)
{
    struct uric_request_result r;
    char buffer[LONGEST];
    size_t size, length;

    for (size = 0; size < needed; size++) {
        memset(buffer, '!', sizeof buffer);
        assert_int_equal(uric_request(&row->request, &row->policy, size > 0 ? buffer : NULL,
                                      size, &length, &r), URIC_TOO_SMALL);
        assert_int_equal(length, needed);
        assert_null(r.path.s);
        assert_int_equal(buffer[0], '!');
    }
    memset(buffer, '!', sizeof buffer);
    assert_true(uric_request(&row->request, &row->policy, needed > 0 ? buffer : NULL, needed,
                             &length, &r) != URIC_TOO_SMALL);
    assert_int_equal(buffer[needed], '!');
    same_result(&r, wanted);
}

static void pass_host(struct uric_request_stream *m, const struct row *row, size_t split)
{
    const struct uric_bytes host = row->request.host;
    size_t i;

    for (i = 0; i < row->request.hosts; i++) {
        uric_request_host_begin(m);
        uric_request_host(m, guard_end(host.s, split), split);
        uric_request_host(m, guard_end(host.s + split, host.n - split), host.n - split);
    }
}

static void in_pieces(const struct row *row, const struct uric_request_result *wanted,
                      enum uric_status status, size_t split, size_t host_split)
{
    const struct uric_bytes target = row->request.target;
    struct uric_request_stream m;
    struct uric_request_result r;
    char collected[LONGEST], buffer[LONGEST];
    size_t length;

    assert_int_equal(uric_request_begin(&m, &row->request, &row->policy, collected,
                                        sizeof collected), URIC_OK);
    uric_request_target(&m, guard_end(target.s, split), split);
    uric_request_target(&m, guard_end(target.s + split, target.n - split), target.n - split);
    pass_host(&m, row, host_split);
    assert_int_equal(uric_request_end(&m, buffer, sizeof buffer, &length, &r), status);
    same_result(&r, wanted);
}

static void each_split(const struct row *row, const struct uric_request_result *wanted,
                       enum uric_status status)
{
    const size_t n = row->request.target.n, k = row->request.hosts > 0 ? row->request.host.n : 0;
    size_t i;

    for (i = 0; i <= n || i <= k; i++)
        in_pieces(row, wanted, status, i <= n ? i : n, i <= k ? i : k);
}

/* ---- theorems ---- */

static struct uric_bytes bytes_of(const char *s)
{
    const struct uric_bytes bytes = { s, s != NULL ? strlen(s) : 0 };

    return bytes;
}

static int has_dot_segment(struct uric_bytes path)
{
    char without[LONGEST];
    size_t length;

    uric_remove_dot_segments(path.s, path.n, URIC_DOTS_ENCODED, without, sizeof without, &length);
    return length != path.n;
}

/* The normal path is a path-abempty, is not longer, has no dot-segment and is its own
 * normal form, from which the stream of an origin-form reads it again. */
static void path_is_normal(const struct row *row, const struct uric_request_result *r)
{
    const struct uric_bytes raw = row->request.target;
    struct row again = *row;
    struct uric_request_result second;
    struct uric u;
    char buffer[LONGEST];
    size_t length;

    if (r->path.n == 0 || r->path.s[0] != '/')
        return;
    assert_true(r->path.n <= (row->policy.tolerance != NULL ? 3 * raw.n : raw.n) ||
                r->path.n == 1);
    assert_int_equal(uric_parse_origin_form(r->path.s, r->path.n, &u), URIC_OK);
    assert_int_equal(u.part[URIC_PATH].end, r->path.n);
    if (row->policy.steps & URIC_STEP_DOTS && row->policy.steps & URIC_STEP_PERCENT)
        assert_false(has_dot_segment(r->path));
    again.request.method = bytes_of("GET");
    again.request.target = r->path;
    again.request.host = bytes_of("h");
    again.request.hosts = 1;
    assert_int_equal(uric_request(&again.request, &again.policy, buffer, sizeof buffer, &length,
                                  &second), URIC_OK);
    same_string(second.path, r->path);
    assert_false(second.copied & 1);
}

/* ---- fixtures ---- */

static void check_row(const char *line)
{
    struct uric_request_result r;
    struct row row;
    char answer[LONGEST], buffer[LONGEST];
    enum uric_status status;
    size_t length;

    read_row(&row, line);
    memset(&r, 1, sizeof r);
    status = uric_request(&row.request, &row.policy, buffer, sizeof buffer, &length, &r);
    put_answer(&r, answer);
    assert_string_equal(answer, row.answer);
    assert_int_equal(status, r.verdict == URIC_VERDICT_OK ? URIC_OK : URIC_REFUSED);
    assert_int_equal(uric_verdict_code(r.verdict), status == URIC_OK ? 0 : 400);
    each_size(&row, &r, length);
    each_split(&row, &r, status);
    if (status == URIC_OK)
        path_is_normal(&row, &r);
}

static void fixtures(void **state)
{
    char path[512], line[LONGEST];
    unsigned rows = 0;
    FILE *stream;

    (void)state;
    snprintf(path, sizeof path, "%s/tests/fixtures/request/rfc9112.txt", root);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        print_message("# %s\n", line);
        check_row(line);
        rows++;
    }
    fclose(stream);
    assert_true(rows >= 200);
}

/* ---- hazards ---- */

static void hazards_by_name(void **state)
{
    static const struct {
        const char *path, *hazards;
    } rows[] = {
        { "/a/b", "" },
        { "/a%2Fb", "encoded-slash," },
        { "/a%5cb", "encoded-backslash," },
        { "/a%00", "encoded-nul," },
        { "/a%0a", "encoded-crlf," },
        { "/a%0D", "encoded-crlf," },
        { "/a%09", "encoded-tab," },
        { "/a/%2e%2e/b", "encoded-dots," },
        { "/a/..%2fb", "encoded-slash,encoded-dots,hidden-dots," },
        { "/a/..;/b", "path-parameter-dots," },
        { "/a%252Fb", "double-encoding," },
        { "/a%25%32Fb", "double-encoding," },
        { "/a%25b", "" },
        { "/a/../..", "surplus-dots," },
        { "//a", "empty-segments," },
        { "/a//", "empty-segments," },
        { "/a/", "" },
        { "/a?%2f%00//", "" }
    };
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    char buffer[64], found[256], *to;
    size_t i, length;
    int hazard;

    (void)state;
    memset(&q, 0, sizeof q);
    q.host.s = "h", q.host.n = 1, q.hosts = 1, q.scheme.s = "http", q.scheme.n = 4;
    uric_request_policy_init(&policy);
    policy.refused = 0;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        q.target.s = rows[i].path;
        q.target.n = strlen(rows[i].path);
        assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_OK);
        for (hazard = 0, *(to = found) = '\0'; hazard < URIC_HAZARDS; hazard++) {
            if (r.hazards >> hazard & 1)
                to += sprintf(to, "%s,", uric_hazard_name(hazard));
        }
        assert_string_equal(found, rows[i].hazards);
    }
}

/* Whatever a policy refuses has the hazard's name as its reason. */
static void refused_hazards(void **state)
{
    static const struct {
        const char *target, *host;
        int hazard;
    } rows[] = {
        { "/a%2fb", "h", URIC_HAZARD_ENCODED_SLASH },
        { "//a", "h", URIC_HAZARD_EMPTY_SEGMENTS },
        { "/", "0x7f.1", URIC_HAZARD_IPV4_HEX },
        { "/", "localhost", URIC_HAZARD_LOOPBACK },
        { "/", "[::1]", URIC_HAZARD_LOOPBACK },
        { "http://10.0.0.1/", "h", URIC_HAZARD_PRIVATE },
        { "/", "h:0", URIC_HAZARD_PORT_ZERO },
        { "/", "h:22", URIC_HAZARD_PORT_LOW },
        { "/?%ff", "h", URIC_HAZARD_BAD_UTF8 },
        { "/", "h.", URIC_HAZARD_TRAILING_DOT }
    };
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    char buffer[64];
    size_t i, length;

    (void)state;
    memset(&q, 0, sizeof q);
    q.hosts = 1, q.scheme.s = "http", q.scheme.n = 4;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        uric_request_policy_init(&policy);
        q.target.s = rows[i].target, q.target.n = strlen(rows[i].target);
        q.host.s = rows[i].host, q.host.n = strlen(rows[i].host);
        assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_OK);
        policy.refused |= (uint64_t)1 << rows[i].hazard;
        assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r),
                         URIC_REFUSED);
        assert_int_equal(r.verdict, URIC_VERDICT_HAZARD);
        assert_int_equal(r.refused, rows[i].hazard);
        assert_string_equal(uric_request_reason(&r), uric_hazard_name(rows[i].hazard));
    }
}

/* ---- HTTP/2 ---- */

static void http2(void **state)
{
    static const struct {
        const char *method, *scheme, *path, *authority, *host, *reason, *where;
    } rows[] = {
        /* RFC 9113, 8.3.1 */
        { "GET", "https", "/a/../b", "h", NULL, "ok", "h" },
        { "GET", "https", "/", NULL, "h", "ok", "h" },
        { "GET", "https", "/", "h", "h", "ok", "h" },
        { "GET", "https", "/", "h", "H:443", "ok", "h" },
        { "GET", "https", "/", "h", "g", "host-differs", NULL },
        { "GET", "https", "/", "h", "h h", "host-invalid", NULL },
        { "GET", "https", "/", NULL, NULL, "host-missing", NULL },
        { "GET", "https", "/", "", NULL, "host-empty", NULL },
        { "GET", "https", "/", "u@h", NULL, "userinfo", NULL },
        { "GET", "https", "/", "h/", NULL, "host-invalid", NULL },
        { "GET", "http", "/", "h", NULL, "scheme", NULL },
        { "GET", NULL, "/", "h", NULL, "scheme", NULL },
        { "GET", "https", NULL, "h", NULL, "target-invalid", NULL },
        { "GET", "https", "", "h", NULL, "target-invalid", NULL },
        { "GET", "https", "https://h/", "h", NULL, "target-invalid", NULL },
        { "GET", "https", "/#", "h", NULL, "fragment", NULL },
        { "GET", "https", "*", "h", NULL, "form", NULL },
        { "OPTIONS", "https", "*", "h", NULL, "ok", "h" },
        { "OPTIONS", "https", "**", "h", NULL, "target-invalid", NULL },
        /* 8.5 */
        { "CONNECT", NULL, NULL, "h:80", NULL, "ok", "h" },
        { "CONNECT", NULL, NULL, "h", NULL, "port-missing", NULL },
        { "CONNECT", NULL, NULL, NULL, "h:80", "host-missing", NULL },
        { "CONNECT", "https", "/", "h:80", NULL, "form", NULL }
    };
    struct uric_request_input q;
    struct uric_request_result r;
    char buffer[64];
    size_t i, length;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        memset(&q, 0, sizeof q);
        q.version = URIC_HTTP_2;
        q.method = bytes_of(rows[i].method);
        q.target = bytes_of(rows[i].path);
        q.target_scheme = bytes_of(rows[i].scheme);
        q.target_authority = bytes_of(rows[i].authority);
        q.host = bytes_of(rows[i].host);
        q.hosts = rows[i].host != NULL;
        q.scheme = bytes_of("https");
        uric_request(&q, NULL, buffer, sizeof buffer, &length, &r);
        print_message("# %u\n", (unsigned)i);
        assert_string_equal(uric_request_reason(&r), rows[i].reason);
        if (rows[i].where != NULL)
            same_string(r.host, bytes_of(rows[i].where));
        else
            assert_null(r.host.s);
    }
}

/* ---- limits, unknown numbers ---- */

static void too_long(void **state)
{
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    struct uric_request_stream m;
    char buffer[64], collected[8];
    size_t length;

    (void)state;
    memset(&q, 0, sizeof q);
    q.target = bytes_of("/2345678"), q.host = bytes_of("h"), q.hosts = 1;
    q.scheme = bytes_of("http");
    uric_request_policy_init(&policy);
    policy.longest = 8;
    assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_OK);
    policy.longest = 7;
    assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_REFUSED);
    assert_int_equal(uric_verdict_code(r.verdict), 414);
    /* a stream's buffer is a limit, too, and never written past */
    assert_int_equal(uric_request_begin(&m, &q, NULL, collected, sizeof collected), URIC_OK);
    assert_int_equal(uric_request_target(&m, "/23456789", 9), 8);
    assert_int_equal(uric_request_target(&m, "0", 1), 0);
    uric_request_host_begin(&m);
    assert_int_equal(uric_request_end(&m, buffer, sizeof buffer, &length, &r), URIC_REFUSED);
    assert_int_equal(r.verdict, URIC_VERDICT_TARGET_TOO_LONG);
    assert_int_equal(uric_request_begin(&m, &q, NULL, collected, sizeof collected), URIC_OK);
    assert_int_equal(uric_request_target(&m, "/234567", 7), 7);
    assert_int_equal(uric_request_host(&m, "h", 1), 0);
    uric_request_host_begin(&m);
    assert_int_equal(uric_request_host(&m, "hh", 2), 1);
    assert_int_equal(uric_request_end(&m, buffer, sizeof buffer, &length, &r), URIC_REFUSED);
    assert_int_equal(r.verdict, URIC_VERDICT_HOST_INVALID);
    assert_int_equal(uric_request_target(&m, "x", 1), 0);
}

static void unknown(void **state)
{
    struct uric_request_input q;
    struct uric_request_result r;
    struct uric_request_stream m;
    char buffer[8];
    size_t length;

    (void)state;
    memset(&q, 0, sizeof q);
    q.target = bytes_of("/"), q.host = bytes_of("h"), q.hosts = 1;
    assert_int_equal(uric_request(&q, NULL, buffer, 8, &length, &r), URIC_UNKNOWN);
    q.scheme = bytes_of("1");
    assert_int_equal(uric_request(&q, NULL, buffer, 8, &length, &r), URIC_UNKNOWN);
    assert_int_equal(uric_request_begin(&m, &q, NULL, buffer, 8), URIC_UNKNOWN);
    assert_int_equal(uric_request_end(&m, buffer, 8, &length, &r), URIC_UNKNOWN);
    q.scheme = bytes_of("http");
    q.version = 3;
    assert_int_equal(uric_request(&q, NULL, buffer, 8, &length, &r), URIC_UNKNOWN);
    q.version = URIC_HTTP_2;
    assert_int_equal(uric_request_begin(&m, &q, NULL, buffer, 8), URIC_UNKNOWN);
}

static void names(void **state)
{
    int i;

    (void)state;
    for (i = 0; i < URIC_VERDICTS; i++) {
        assert_non_null(uric_verdict_name(i));
        assert_non_null(uric_verdict_text(i));
        assert_non_null(uric_verdict_clause(i));
        assert_int_equal(uric_verdict_code(i) != 0, i != URIC_VERDICT_OK);
    }
    assert_null(uric_verdict_name(-1));
    assert_null(uric_verdict_name(URIC_VERDICTS));
    assert_null(uric_verdict_text(URIC_VERDICTS));
    assert_null(uric_verdict_clause(URIC_VERDICTS));
    assert_int_equal(uric_verdict_code(-1), 0);
    assert_int_equal(uric_verdict_code(URIC_VERDICTS), 0);
}

/* ---- DNS names ---- */

static void dns_names(void **state)
{
    static const struct {
        const char *host, *reason;
    } rows[] = {
        { "example.org", "ok" },      { "example.org.", "ok" },
        { "192.0.2.1", "ok" },        { "[2001:db8::1]", "ok" },
        { "xn--bcher-kva.example", "ok" },
        { "$(id)", "host-not-dns" },  { "a,b", "host-not-dns" },
        { "w&w.example", "host-not-dns" }, { "-a.example", "host-not-dns" },
        { "a..b", "host-not-dns" },   { "[v1.a]", "host-not-dns" },
        { "", "host-empty" }
    };
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    char buffer[64];
    size_t i, length;

    (void)state;
    memset(&q, 0, sizeof q);
    q.target = bytes_of("/"), q.scheme = bytes_of("http"), q.hosts = 1;
    uric_request_policy_init(&policy);
    policy.flags = URIC_REQUEST_DNS_HOST;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        print_message("# %s\n", rows[i].host);
        q.host = bytes_of(rows[i].host);
        uric_request(&q, &policy, buffer, sizeof buffer, &length, &r);
        assert_string_equal(uric_request_reason(&r), rows[i].reason);
    }
}

/* ---- uric_normalize() of an origin-form ---- */

/* It stays an origin-form, in one pass, by pieces with a map, and when compared. */
static void is_normalized(const char *target, struct uric_bytes wanted)
{
    const size_t n = strlen(target);
    struct uric u, normal;
    char buffer[128];
    uint32_t map[129];
    size_t length;

    assert_int_equal(uric_parse_origin_form(target, n, &u), URIC_OK);
    assert_int_equal(uric_normalize(uric_bind(target, &u), URIC_STEPS_SYNTAX, NULL, buffer,
                                    sizeof buffer, &length, NULL), URIC_OK);
    assert_int_equal(length, wanted.n);
    assert_memory_equal(buffer, wanted.s, length);
    assert_int_equal(uric_needs(uric_bind(target, &u), URIC_STEPS_SYNTAX, NULL) != 0,
                     length != n || memcmp(buffer, target, n) != 0);
    assert_int_equal(uric_parse_origin_form(buffer, length, &normal), URIC_OK);
    assert_true(uric_equal(uric_bind(target, &u), uric_bind(buffer, &normal), URIC_STEPS_SYNTAX,
                           NULL));
    memset(buffer, 0, sizeof buffer);
    assert_int_equal(uric_normalize(uric_bind(target, &u), URIC_STEPS_SYNTAX, NULL, buffer,
                                    sizeof buffer, &length, map), URIC_OK);
    assert_int_equal(length, wanted.n);
    assert_memory_equal(buffer, wanted.s, length);
    assert_int_equal(map[length], n);
}

static void normalized_origin_forms(void **state)
{
    (void)state;
    is_normalized("/a/../b", bytes_of("/b"));
    is_normalized("/a/../b?/../c", bytes_of("/b?/../c"));
    is_normalized("/..", bytes_of("/"));
    is_normalized("//evil.com/x?k=v", bytes_of("//evil.com/x?k=v"));
    is_normalized("/.//evil.com", bytes_of("//evil.com"));
    is_normalized("/a/..//evil.com", bytes_of("//evil.com"));
    is_normalized("/%2e%2E//%7ea%2f", bytes_of("//~a%2F"));
}

/* ---- every short path ---- */

/* By the steps one after the other: slashes, then triplets, then merging, then RFC 3986's
 * own algorithm. */
static struct uric_bytes slow_path(const char *s, size_t n, int flags, char *to)
{
    struct uric_bytes path;
    size_t i, k = 0;

    for (i = 0; i < n; i++) {
        char byte = s[i];

        if (byte == '%') {
            byte = (char)hex(s + i + 1);
            if (byte != '.' && !(byte == '/' && flags & URIC_REQUEST_DECODE_SLASHES) &&
                !(byte == '\\' && flags & URIC_REQUEST_DECODE_BACKSLASHES)) {
                k += (size_t)sprintf(to + k, "%%%02X", (unsigned)byte);
                i += 2;
                continue;
            }
            byte = byte == '\\' ? '/' : byte;
            i += 2;
        }
        if (!(byte == '/' && k > 0 && to[k - 1] == '/' && flags & URIC_REQUEST_MERGE_SLASHES))
            to[k++] = byte;
    }
    uric_remove_dot_segments(to, k, URIC_DOTS_LITERAL, to, k, &path.n);
    path.s = to;
    return path;
}

static void short_paths(void **state)
{
    static const char *const atoms[] = { "/", ".", "a", ";", "%2e", "%2f", "%5C" };
    enum { ATOMS = 7, MOST = 6 };
    static const int flags[] = {
        URIC_REQUEST_PLAIN, URIC_REQUEST_MERGE_SLASHES,
        URIC_REQUEST_MERGE_SLASHES | URIC_REQUEST_DECODE_SLASHES,
        URIC_REQUEST_DECODE_SLASHES | URIC_REQUEST_DECODE_BACKSLASHES
    };
    struct row row;
    struct uric_request_result r;
    char target[64], buffer[64], slow[64];
    size_t length, i, k;
    unsigned long number, all = 1;

    (void)state;
    read_row(&row, "permit \"GET\" \"/\" \"h\" = ");
    for (i = 0; i < MOST; i++)
        all *= ATOMS + 1;
    for (number = 0; number < all; number++) {
        unsigned long rest = number;

        for (strcpy(target, "/"); rest > 0 && rest % (ATOMS + 1) > 0; rest /= ATOMS + 1)
            strcat(target, atoms[rest % (ATOMS + 1) - 1]);
        if (rest > 0)
            continue;
        row.request.target = bytes_of(target);
        for (k = 0; k < sizeof flags / sizeof *flags; k++) {
            row.policy.flags = (enum uric_request_flags)flags[k];
            assert_int_equal(uric_request(&row.request, &row.policy, buffer, sizeof buffer,
                                          &length, &r), URIC_OK);
            same_string(r.path, slow_path(target, strlen(target), flags[k], slow));
            if (flags[k] == URIC_REQUEST_PLAIN)
                is_normalized(target, r.path);
            assert_int_equal(r.copied, strlen(target) != r.path.n ||
                                           memcmp(target, r.path.s, r.path.n) != 0);
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixtures),
        cmocka_unit_test(hazards_by_name),
        cmocka_unit_test(refused_hazards),
        cmocka_unit_test(http2),
        cmocka_unit_test(too_long),
        cmocka_unit_test(unknown),
        cmocka_unit_test(names),
        cmocka_unit_test(dns_names),
        cmocka_unit_test(normalized_origin_forms),
        cmocka_unit_test(short_paths)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("request", tests, NULL, NULL);
}
